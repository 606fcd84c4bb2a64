// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window_program.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include <fmt/format.h>

#include <QTest>
#include <QUrl>
#include <QWheelEvent>

#include "app/settings/key_store.h"
#include "bench/measure.h"

namespace reminisce::bench {
namespace {

constexpr double kFrameTarget = 33;
constexpr double kStallTarget = 50;
constexpr int kNotch = 120; // eighths of a degree, times 15

[[noreturn]] void giveUp(const char* what)
{
    std::fprintf(stderr, "%s\n", what);
    std::_Exit(1);
}

QQuickItem* itemShowing(QQuickItem* item, const QObject* model)
{
    if (item->inherits("QQuickFlickable") && item->property("model").value<QObject*>() == model) {
        return item;
    }
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children) {
        if (QQuickItem* found = itemShowing(child, model)) {
            return found;
        }
    }
    return nullptr;
}

/// Median over the rounds of what `of` gives of each.
double median(const std::vector<Round>& rounds, const std::function<double(const Round&)>& of)
{
    std::vector<double> values;
    std::transform(rounds.begin(), rounds.end(), std::back_inserter(values), of);
    return percentile(std::move(values), 0.5);
}

} // namespace

void waitFor(const std::function<bool()>& done)
{
    if (!QTest::qWaitFor(done, kPatience)) {
        giveUp("what was asked for did not come");
    }
}

Program::Program(const std::filesystem::path& archive) : m_app(std::make_unique<app::MemoryKeyStore>())
{
    m_app.setFirstPage(QStringLiteral("timeline"));
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    m_engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue<QObject*>(&m_app)}});
    m_app.start(archive);
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reminisce/Main.qml")));
    const QList<QObject*> roots = m_engine.rootObjects();
    m_window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
    if (m_window == nullptr) {
        giveUp("the window could not be made");
    }
    m_window->resize(1280, 800); // whatever the screen
}

bool Program::usable()
{
    const app::ConversationListModel& list = *m_app.timeline()->conversations();
    return m_app.currentPage() == QLatin1String("timeline") && list.rowCount() > 0 &&
           list.value(0, QStringLiteral("loaded")).toBool() && !m_app.timeline()->density()->bins().isEmpty();
}

QQuickItem& Program::listOf(const QObject* model)
{
    QQuickItem* found = nullptr;
    waitFor([&] { return (found = itemShowing(m_window->contentItem(), model)) != nullptr; });
    return *found;
}

void Program::turnWheel(const QQuickItem& item, int notches)
{
    const QPointF place = item.mapToScene({item.width() / 2, item.height() / 2});
    QWheelEvent turn(place, m_window->mapToGlobal(place), {}, {0, kNotch * notches}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    turn.setTimestamp(static_cast<quint64>(now() * 1e3)); // a list takes no turn that is not later than the last
    QCoreApplication::sendEvent(m_window, &turn);
}

void print(const std::string& name, const std::vector<Round>& rounds)
{
    std::vector<double> stalls;
    std::vector<double> waits;
    for (const Round& round : rounds) {
        stalls.push_back(round.stall.wall);
        waits.insert(waits.end(), round.waits.begin(), round.waits.end());
    }
    print(name + ": frame (p99)", median(rounds, [](const Round& one) { return one.frames.wall(0.99); }), kFrameTarget,
          fmt::format("by processor time {:.3g}; p50 {:.3g}",
                      median(rounds, [](const Round& one) { return one.frames.processor(0.99); }),
                      median(rounds, [](const Round& one) { return one.frames.wall(0.5); })));
    std::string note = fmt::format("by processor time {:.3g}; {} rounds from {:.3g} to {:.3g}",
                                   median(rounds, [](const Round& one) { return one.stall.processor; }), rounds.size(),
                                   percentile(stalls, 0), percentile(stalls, 1));
    if (!waits.empty()) {
        note += fmt::format("; shown after {:.3g} (longest {:.3g})", percentile(waits, 0.5), percentile(waits, 1));
    }
    print(name + ": longest stall", percentile(stalls, 0.5), kStallTarget, note);
}

void print(const std::string& name, double value, double target, const std::string& note, const std::string& unit)
{
    Row row;
    row.name = name;
    row.unit = unit;
    row.ours = value;
    row.target = target;
    row.note = note;
    print(row);
}

} // namespace reminisce::bench
