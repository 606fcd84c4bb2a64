// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/app_view_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScreen>
#include <QSize>

#include "app/base/data_directory.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/settings/key_store.h"
#include "core/ingest/importer.h"

namespace reminisce::app {

namespace {

constexpr QSize kWindowSize{1280, 800}; ///< at the first start

QList<Role<RecentArchive>> recentRoles()
{
    return {
        {"name", [](const RecentArchive& row) { return QVariant(row.name); }},
        {"path", [](const RecentArchive& row) { return QVariant(row.path); }},
        {"isSample", [](const RecentArchive& row) { return QVariant(row.isSample); }},
        {"current", [](const RecentArchive& row) { return QVariant(row.current); }},
    };
}

QString nameOf(const QString& path)
{
    if (path == pathToQt(sampleArchiveDirectory())) {
        return AppViewModel::tr("Sample archive");
    }
    if (path == pathToQt(defaultArchiveDirectory())) {
        return AppViewModel::tr("My conversations");
    }
    return path.section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty);
}

} // namespace

AppViewModel::AppViewModel(std::unique_ptr<KeyStore> keys, QObject* parent)
    : QObject(parent),
      m_keys(std::move(keys)),
      m_contents(m_reader, m_jobs),
      m_backends(m_searcher, m_jobs, *m_keys),
      m_services{m_preferences, m_jobs, m_reader, m_searcher, m_contents, m_backends, m_toasts},
      m_filter(m_services),
      m_timeline(m_services, m_filter),
      m_transcript(m_services, *m_timeline.conversations()),
      m_transcriptExport(m_services, m_transcript, *m_timeline.conversations()),
      m_search(m_services, m_filter),
      m_ask(m_services, m_filter),
      m_people(m_services),
      m_import(m_services),
      m_ownerQuestion(m_services),
      m_settings(m_services),
      m_watchFolders(m_services),
      m_palette(m_services),
      m_lab(m_services),
      m_sessionState(m_services, m_filter, m_ask),
      m_jobsView(m_services),
      m_recent(recentRoles())
{
    connect(&m_preferences, &Preferences::appearanceChanged, this, &AppViewModel::appearanceChanged);
    connect(&m_preferences, &Preferences::languageChanged, this, [this] {
        showRecent();
        Q_EMIT languageChanged();
        Q_EMIT archiveChanged();
    });
    connect(&m_contents, &ArchiveContents::changed, this, &AppViewModel::goToFirstPage);
    connect(&m_contents, &ArchiveContents::failed, &m_toasts, &ToastModel::complain);
    connect(&m_backends, &BackendList::failed, &m_toasts, &ToastModel::complain);
    connectPages();
    showRecent();
}

AppViewModel::~AppViewModel() = default;

void AppViewModel::connectPages()
{
    connect(&m_search, &SearchViewModel::openRequested, this,
            [this](qint64 conversationId, qint64 turnId, const QString& findText) {
                m_transcript.finder()->setText(findText);
                m_transcript.open(conversationId, turnId);
            });
    connect(&m_search, &SearchViewModel::askRequested, this, &AppViewModel::askAbout);
    connect(&m_ask, &AskViewModel::openRequested, this, &AppViewModel::showConversation);
    connect(&m_people, &PeopleViewModel::showRequested, this, [this](qint64 personId) {
        m_filter.clear();
        filterByPerson(personId);
    });
    connect(&m_palette, &PaletteViewModel::chosen, this, &AppViewModel::runCommand);
    connect(&m_watchFolders, &WatchFoldersViewModel::imported, &m_ownerQuestion,
            &OwnerQuestionViewModel::askWhenNeeded);
    connect(&m_import, &ImportViewModel::imported, &m_ownerQuestion, &OwnerQuestionViewModel::askWhenNeeded);
}

void AppViewModel::start(const std::filesystem::path& archive)
{
    if (!archive.empty()) {
        open(archive, Opening::OrCreate);
        return;
    }
    const QStringList recent = m_preferences.recentArchives();
    if (recent.isEmpty() || recent.first() == pathToQt(defaultArchiveDirectory())) {
        open(defaultArchiveDirectory(), Opening::OrCreate);
    } else {
        open(pathFromQt(recent.first()), Opening::Existing);
    }
}

void AppViewModel::open(const std::filesystem::path& directory, Opening how)
{
    std::filesystem::path absolute = std::filesystem::absolute(directory).lexically_normal();
    if (!absolute.has_filename()) {
        absolute = absolute.parent_path(); // without the slash at the end
    }
    if (pathToQt(absolute) == m_path) {
        return;
    }
    m_jobs.open(absolute, how == Opening::OrCreate, this, [this, absolute](Result<SessionPointer> session) {
        if (session) {
            opened(absolute, std::move(*session));
            return;
        }
        m_toasts.complain(coreText(session.error().message));
        if (m_path.isEmpty()) {
            // Nothing is open yet: the person's own archive is better than an empty window.
            if (absolute != defaultArchiveDirectory()) {
                open(defaultArchiveDirectory(), Opening::OrCreate);
            } else {
                goTo(QStringLiteral("start"));
            }
        }
    });
}

void AppViewModel::opened(const std::filesystem::path& directory, SessionPointer session)
{
    m_transcript.finishDeletions(); // while their archive is still the one that jobs work on
    m_path = pathToQt(directory);
    m_placed = false;
    m_jobs.setSession(session);
    m_reader.setSession(session);
    m_searcher.setSession(session);
    m_lab.setSession(std::move(session), directory);
    m_preferences.noteArchive(m_path);
    showRecent();
    Q_EMIT archiveChanged();
    m_contents.archiveSwitched();
    m_backends.reload();
    if (isSampleArchive()) {
        fillSample(); // which knows whose three years it is
    } else {
        m_ownerQuestion.askAtOpening();
    }
    // The first search should not be the one that builds the index.
    m_searcher.request<bool>(
        ReadKind::Prepare, this,
        [](const Reading& reading) -> Result<bool> {
            return reading.session.searcher.prepare(reading.stop).has_value();
        },
        [](const Result<bool>&) {});
}

void AppViewModel::fillSample()
{
    const std::filesystem::path transcripts = sampleTranscripts(programPath());
    m_jobs.enqueue<ingest::ImportReport>(
        JobKind::Shown, tr("Making the sample archive"), this,
        [transcripts](const Writing& writing) -> Result<ingest::ImportReport> {
            const auto count = archive::conversationCount(writing.writer);
            if (count && *count > 0) {
                return ingest::ImportReport{};
            }
            if (transcripts.empty()) {
                return fail(ErrorCode::NotFound, "The sample's transcripts are not installed beside the program.");
            }
            const ingest::Registry registry = ingest::Registry::withAllFormats();
            ingest::Importer importer(writing.session.archive, writing.scorer, registry);
            ingest::ImportOptions options;
            options.owner = "Mara Lindner"; // whose three years the sample is
            auto report = importer.importFiles({transcripts}, options, writing.progress, writing.stop);
            if (report && !writing.stop.stop_requested()) {
                (void)writing.session.searcher.prepare(writing.stop);
            }
            return report;
        },
        [this](const Result<ingest::ImportReport>& report) {
            if (!report) {
                m_toasts.complain(coreText(report.error().message));
            } else if (!report->files.empty()) {
                m_placed = false;
                m_contents.reload();
            }
        });
}

QString AppViewModel::archiveName() const
{
    return m_path.isEmpty() ? QString() : nameOf(m_path);
}

bool AppViewModel::isSampleArchive() const
{
    return m_path == pathToQt(sampleArchiveDirectory());
}

void AppViewModel::showRecent()
{
    QList<RecentArchive> rows;
    for (const QString& path : m_preferences.recentArchives()) {
        rows.append({nameOf(path), path, path == pathToQt(sampleArchiveDirectory()), path == m_path});
    }
    m_recent.assign(std::move(rows));
}

void AppViewModel::goToFirstPage()
{
    if (m_placed) {
        // The start page has done its work once there is something to see.
        if (m_page == QLatin1String("start") && !m_contents.isEmpty()) {
            goTo(QStringLiteral("timeline"));
        }
        return;
    }
    m_placed = true;
    if (!m_firstPage.isEmpty()) {
        goTo(m_firstPage);
        m_firstPage.clear();
    } else if (m_contents.isEmpty()) {
        goTo(QStringLiteral("start"));
    } else {
        goTo(m_preferences.value(QStringLiteral("page"), QStringLiteral("timeline")).toString());
    }
}

void AppViewModel::goTo(const QString& page)
{
    if (page != m_page) {
        m_page = page;
        if (page != QLatin1String("start")) {
            m_preferences.setValue(QStringLiteral("page"), page);
        }
        Q_EMIT pageChanged();
    }
}

void AppViewModel::setCurrentPage(const QString& page)
{
    if (page != m_page) {
        m_back.append(m_page);
        m_forward.clear();
        goTo(page);
    }
}

void AppViewModel::undo()
{
    for (int row = m_toasts.count() - 1; row >= 0; --row) {
        if (!m_toasts.value(row, QStringLiteral("actionText")).toString().isEmpty()) {
            m_toasts.act(m_toasts.value(row, QStringLiteral("toastId")).toInt());
            return;
        }
    }
}

void AppViewModel::goBack()
{
    if (!m_back.isEmpty()) {
        m_forward.append(m_page);
        goTo(m_back.takeLast());
    }
}

void AppViewModel::goForward()
{
    if (!m_forward.isEmpty()) {
        m_back.append(m_page);
        goTo(m_forward.takeLast());
    }
}

void AppViewModel::openSample()
{
    open(sampleArchiveDirectory(), Opening::OrCreate);
}

void AppViewModel::openArchive(const QUrl& directory)
{
    open(pathFromUrl(directory), Opening::Existing);
}

void AppViewModel::createArchive(const QUrl& directory)
{
    open(pathFromUrl(directory), Opening::OrCreate);
}

void AppViewModel::openRecent(int index)
{
    if (index >= 0 && index < m_recent.rowCount()) {
        const RecentArchive archive = m_recent.at(index);
        open(pathFromQt(archive.path), archive.isSample ? Opening::OrCreate : Opening::Existing);
    }
}

void AppViewModel::showConversation(qint64 conversationId, qint64 turnId)
{
    setCurrentPage(QStringLiteral("timeline"));
    m_transcript.open(conversationId, turnId);
}

void AppViewModel::filterByPerson(qint64 id)
{
    m_filter.addPerson(id);
    setCurrentPage(QStringLiteral("timeline"));
}

void AppViewModel::filterByTag(const QString& tag)
{
    m_filter.addTag(tag);
    setCurrentPage(QStringLiteral("timeline"));
}

void AppViewModel::filterByEmotion(const QString& name)
{
    m_filter.addEmotion(name);
    setCurrentPage(QStringLiteral("timeline"));
}

void AppViewModel::askAbout(const QString& text)
{
    setCurrentPage(QStringLiteral("ask"));
    m_ask.newSession();
    m_ask.setDraft(text);
}

QVariantMap AppViewModel::windowPlace() const
{
    QVariantMap place = m_preferences.value(QStringLiteral("window")).toMap();
    const QScreen* screen = QGuiApplication::primaryScreen();
    const QSize fits = screen ? screen->availableSize() : kWindowSize;
    const QSize kept(place.value(QStringLiteral("width")).toInt(), place.value(QStringLiteral("height")).toInt());
    const QSize size = (kept.isEmpty() ? kWindowSize : kept).boundedTo(fits);
    place[QStringLiteral("width")] = size.width();
    place[QStringLiteral("height")] = size.height();
    return place;
}

void AppViewModel::keepWindowPlace(const QVariantMap& place)
{
    m_preferences.setValue(QStringLiteral("window"), place);
}

void AppViewModel::runCommand(const QString& kind, const QString& key)
{
    if (kind == QLatin1String("conversation")) {
        showConversation(key.toLongLong(), -1);
    } else if (kind == QLatin1String("person")) {
        setCurrentPage(QStringLiteral("people"));
        m_people.select(key.toLongLong());
    } else if (kind == QLatin1String("page")) {
        setCurrentPage(key);
    } else if (kind == QLatin1String("theme")) {
        setThemeMode(key);
    } else if (key == QLatin1String("new-chat")) {
        setCurrentPage(QStringLiteral("ask"));
        m_ask.newSession();
    } else if (key == QLatin1String("clear-filter")) {
        m_filter.clear();
    } else if (key == QLatin1String("on-this-day")) {
        setCurrentPage(QStringLiteral("timeline"));
        m_timeline.density()->onThisDay();
    } else if (key == QLatin1String("verify")) {
        m_settings.verifyArchive();
    } else if (key.startsWith(QLatin1String("export-"))) {
        setCurrentPage(QStringLiteral("timeline"));
        if (key == QLatin1String("export-transcript") && m_transcript.conversationId() <= 0) {
            m_toasts.inform(tr("No conversation is open. Open the one to be exported first."));
        } else {
            Q_EMIT windowCommand(key);
        }
    } else if (key == QLatin1String("sample")) {
        openSample();
    } else {
        Q_EMIT windowCommand(key);
    }
}

void AppViewModel::copyToClipboard(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace reminisce::app
