// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/page_loader.h"

namespace reminisce::app {

namespace {

/// About as many pages as a window can show at once, and one on either side.
constexpr int kMostWanted = 4;

} // namespace

PageLoader::PageLoader(std::function<void(int page)> load, QObject* parent) : QObject(parent), m_load(std::move(load))
{
    connect(this, &PageLoader::due, this, &PageLoader::loadNext, Qt::QueuedConnection);
}

void PageLoader::want(int page)
{
    m_wanted.removeAll(page);
    m_wanted.append(page);
    while (m_wanted.size() > kMostWanted) {
        m_wanted.removeFirst();
    }
    if (!m_loading && !m_scheduled) {
        m_scheduled = true;
        Q_EMIT due(QPrivateSignal());
    }
}

void PageLoader::loaded()
{
    m_loading = false;
    loadNext();
}

void PageLoader::reset()
{
    m_wanted.clear();
    m_loading = false;
}

void PageLoader::loadNext()
{
    m_scheduled = false;
    if (m_loading || m_wanted.isEmpty()) {
        return;
    }
    m_loading = true;
    m_load(m_wanted.takeLast());
}

} // namespace reminisce::app
