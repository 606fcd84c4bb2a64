// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QObject>

namespace reminisce::app {

/// Decides which page of a long list is fetched next: the one seen last, one at a time. Pages that scrolled by while
/// another was fetched are forgotten; the view asks for them again when they come back into sight.
class PageLoader : public QObject
{
    Q_OBJECT

public:
    explicit PageLoader(std::function<void(int page)> load, QObject* parent = nullptr);

    /// The view has drawn a row of a page that is not there. Cheap; may be called from a const data().
    void want(int page);
    /// The page under way has come (or failed).
    void loaded();
    /// Forgets everything, after the list was exchanged.
    void reset();

Q_SIGNALS:
    /// A page is wanted and none is under way: loadNext() follows when control is back in the event loop.
    void due(QPrivateSignal);

private:
    void loadNext();

    std::function<void(int)> m_load;
    QList<int> m_wanted; ///< last seen last
    bool m_loading = false;
    bool m_scheduled = false;
};

} // namespace reminisce::app
