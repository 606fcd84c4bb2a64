// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette_view_model.h"

#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/workers/reader_worker.h"
#include "core/archive/conversations.h"

namespace reminisce::app {

namespace {

constexpr qsizetype kPeople = 6;
constexpr std::size_t kConversations = 12;

QList<PaletteRow> commands()
{
    const QString page = QStringLiteral("page");
    const QString command = QStringLiteral("command");
    const QString theme = QStringLiteral("theme");
    const auto row = [](const QString& kind, const char* key, const QString& label, const char* detail,
                        const char* icon) {
        QString keys = QString::fromLatin1(detail);
        keys.replace(QLatin1String("Ctrl"), PaletteViewModel::tr("Ctrl"));
        return PaletteRow{kind, QString::fromLatin1(key), label, keys, QString::fromLatin1(icon)};
    };
    return {
        row(page, "timeline", PaletteViewModel::tr("Timeline"), "Ctrl+1", "timeline"),
        row(page, "ask", PaletteViewModel::tr("Ask"), "Ctrl+2", "ask"),
        row(page, "search", PaletteViewModel::tr("Search"), "Ctrl+3", "search"),
        row(page, "people", PaletteViewModel::tr("People"), "Ctrl+4", "people"),
        row(page, "import", PaletteViewModel::tr("Import"), "Ctrl+5", "import"),
        row(page, "lab", PaletteViewModel::tr("Lab"), "Ctrl+6", "lab"),
        row(page, "settings", PaletteViewModel::tr("Settings"), "Ctrl+7", "settings"),
        row(command, "new-chat", PaletteViewModel::tr("New chat"), "Ctrl+N", "plus"),
        row(command, "on-this-day", PaletteViewModel::tr("On this day, a year ago"), "", "calendar"),
        row(command, "clear-filter", PaletteViewModel::tr("Clear the filter"), "", "filter"),
        row(command, "export-transcript", PaletteViewModel::tr("Export the open conversation"), "", "export"),
        row(command, "export-shown", PaletteViewModel::tr("Export all conversations shown"), "", "export"),
        row(command, "shortcuts", PaletteViewModel::tr("Keyboard shortcuts"), "Ctrl+/", "info"),
        row(theme, "light", PaletteViewModel::tr("Light theme"), "", "sun"),
        row(theme, "dark", PaletteViewModel::tr("Dark theme"), "", "moon"),
        row(command, "verify", PaletteViewModel::tr("Check the archive"), "", "check"),
        row(command, "sample", PaletteViewModel::tr("Open the sample archive"), "", "archive"),
    };
}

/// Whether every word typed begins or is in a word of the label.
bool matches(const QString& label, const QString& query)
{
    for (const QString& word : query.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!label.contains(word, Qt::CaseInsensitive)) {
            return false;
        }
    }
    return true;
}

} // namespace

PaletteViewModel::PaletteViewModel(const Services& services, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_results({{"kind", [](const PaletteRow& row) { return QVariant(row.kind); }},
                 {"label", [](const PaletteRow& row) { return QVariant(row.label); }},
                 {"detail", [](const PaletteRow& row) { return QVariant(row.detail); }},
                 {"icon", [](const PaletteRow& row) { return QVariant(row.icon); }}})
{
    connect(&m_services.preferences, &Preferences::languageChanged, this, &PaletteViewModel::show);
    connect(&m_services.contents, &ArchiveContents::changed, this, &PaletteViewModel::show);
    show();
}

void PaletteViewModel::setQuery(const QString& query)
{
    if (query != m_query) {
        m_query = query;
        m_conversations.clear();
        show();
        findConversations();
        Q_EMIT queryChanged();
    }
}

void PaletteViewModel::show()
{
    QList<PaletteRow> rows;
    for (const PaletteRow& command : commands()) {
        if (matches(command.label, m_query)) {
            rows.append(command);
        }
    }
    if (!m_query.trimmed().isEmpty()) {
        qsizetype people = 0;
        for (const PersonFace& face : m_services.contents.people().all()) {
            if (people < kPeople &&
                (matches(face.name, m_query) || matches(face.aliases.join(QLatin1Char(' ')), m_query))) {
                rows.append({QStringLiteral("person"), QString::number(face.id), face.name,
                             face.aliases.join(QStringLiteral(", ")), QStringLiteral("person")});
                ++people;
            }
        }
        rows.append(m_conversations);
    }
    m_results.assign(std::move(rows));
}

void PaletteViewModel::findConversations()
{
    const QString text = m_query.trimmed();
    if (text.isEmpty()) {
        m_services.reader.cancel(ReadKind::Palette);
        return;
    }
    using Rows = QList<PaletteRow>;
    m_services.reader.request<Rows>(
        ReadKind::Palette, this,
        [text = fromQt(text), format = m_services.preferences.formatter()](const Reading& reading) -> Result<Rows> {
            const auto keys = archive::findConversationsByTitle(reading.reader, text, kConversations);
            if (!keys) {
                return tl::unexpected(keys.error());
            }
            std::vector<archive::Id> ids;
            for (const archive::ConversationKey& key : *keys) {
                ids.push_back(key.id);
            }
            const auto summaries = archive::conversationSummaries(reading.reader, ids);
            if (!summaries) {
                return tl::unexpected(summaries.error());
            }
            Rows rows;
            for (const archive::ConversationSummary& summary : *summaries) {
                rows.append({QStringLiteral("conversation"), QString::number(summary.id), toQt(summary.title),
                             summary.start ? format.day(summary.start->local) : QString(),
                             QStringLiteral("conversation")});
            }
            return rows;
        },
        [this](Result<Rows> rows) {
            if (rows) {
                m_conversations = std::move(*rows);
                show();
            }
        });
}

void PaletteViewModel::run(int index)
{
    if (index >= 0 && index < m_results.rowCount()) {
        const PaletteRow row = m_results.at(index);
        setQuery({});
        Q_EMIT chosen(row.kind, row.key);
    }
}

} // namespace reminisce::app
