// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include <QCoreApplication>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/ask/ask_view_model.h"
#include "app/import/import_view_model.h"
#include "app/import/owner_question_view_model.h"
#include "app/import/watch_folders_view_model.h"
#include "app/lab/lab_view_model.h"
#include "app/people/people_view_model.h"
#include "app/search/search_view_model.h"
#include "app/settings/local_servers_view_model.h"
#include "app/settings/settings_view_model.h"
#include "app/shell/archive_contents.h"
#include "app/shell/jobs_view_model.h"
#include "app/shell/palette_view_model.h"
#include "app/shell/preferences.h"
#include "app/shell/session_state.h"
#include "app/shell/toast_model.h"
#include "app/timeline/filter_view_model.h"
#include "app/timeline/timeline_view_model.h"
#include "app/timeline/transcript_export_view_model.h"
#include "app/timeline/transcript_view_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

/// An archive that was opened lately. Roles: name, path, isSample, current.
struct RecentArchive
{
    QString name;
    QString path;
    bool isSample = false;
    bool current = false;
};

/// The root of everything that the window binds to, and the place where it is put together.
class AppViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by main")
    Q_PROPERTY(QString archiveName READ archiveName NOTIFY archiveChanged)
    Q_PROPERTY(bool isSampleArchive READ isSampleArchive NOTIFY archiveChanged)
    Q_PROPERTY(QString themeMode READ themeMode WRITE setThemeMode NOTIFY appearanceChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY appearanceChanged)
    Q_PROPERTY(bool compact READ compact WRITE setCompact NOTIFY appearanceChanged)
    Q_PROPERTY(QString currentPage READ currentPage WRITE setCurrentPage NOTIFY pageChanged)
    Q_PROPERTY(TimelineViewModel* timeline READ timeline CONSTANT)
    Q_PROPERTY(TranscriptViewModel* transcript READ transcript CONSTANT)
    Q_PROPERTY(TranscriptExportViewModel* transcriptExport READ transcriptExport CONSTANT)
    Q_PROPERTY(AskViewModel* ask READ ask CONSTANT)
    Q_PROPERTY(SearchViewModel* search READ search CONSTANT)
    Q_PROPERTY(PeopleViewModel* people READ people CONSTANT)
    Q_PROPERTY(ImportViewModel* importer READ importer CONSTANT)
    Q_PROPERTY(SettingsViewModel* settings READ settings CONSTANT)
    Q_PROPERTY(WatchFoldersViewModel* watchFolders READ watchFolders CONSTANT)
    Q_PROPERTY(PaletteViewModel* palette READ palette CONSTANT)
    Q_PROPERTY(LocalServersViewModel* localServers READ localServers CONSTANT)
    Q_PROPERTY(LabViewModel* lab READ lab CONSTANT)
    Q_PROPERTY(FilterViewModel* filter READ filter CONSTANT)
    Q_PROPERTY(JobsViewModel* jobs READ jobs CONSTANT)
    Q_PROPERTY(ListModel* recentArchives READ recentArchives CONSTANT)
    Q_PROPERTY(OwnerQuestionViewModel* ownerQuestion READ ownerQuestion CONSTANT)
    Q_PROPERTY(ToastModel* toasts READ toasts CONSTANT)
    Q_PROPERTY(QVariantMap windowPlace READ windowPlace CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    /// \param keys where keys of backends are kept; becomes this object's
    explicit AppViewModel(std::unique_ptr<KeyStore> keys, QObject* parent = nullptr);
    ~AppViewModel() override;

    /// Opens the archive to begin with: this one or, when empty, the one opened last, else the default.
    void start(const std::filesystem::path& archive);
    /// Where to go once the archive is open, instead of the start page or the timeline.
    void setFirstPage(const QString& page) { m_firstPage = page; }

    /// {x, y, width, height, maximized} as kept, empty at the first start.
    [[nodiscard]] QVariantMap windowPlace() const;
    [[nodiscard]] QString version() const { return QCoreApplication::applicationVersion(); }
    [[nodiscard]] QString archiveName() const;
    [[nodiscard]] QString archivePath() const { return m_path; }
    [[nodiscard]] bool isSampleArchive() const;
    [[nodiscard]] bool archiveIsEmpty() const { return m_contents.isEmpty(); }
    [[nodiscard]] bool ready() const { return m_contents.isLoaded(); }
    [[nodiscard]] QString themeMode() const { return m_preferences.themeMode(); }
    void setThemeMode(const QString& mode) { m_preferences.setThemeMode(mode); }
    [[nodiscard]] QString language() const { return m_preferences.language(); }
    void setLanguage(const QString& language) { m_preferences.setLanguage(language); }
    [[nodiscard]] bool reducedMotion() const { return m_preferences.reducedMotion(); }
    void setReducedMotion(bool reduced) { m_preferences.setReducedMotion(reduced); }
    [[nodiscard]] bool compact() const { return m_preferences.compact(); }
    void setCompact(bool compact) { m_preferences.setCompact(compact); }
    [[nodiscard]] QString currentPage() const { return m_page; }
    void setCurrentPage(const QString& page);
    [[nodiscard]] bool canGoForward() const { return !m_forward.isEmpty(); }

    [[nodiscard]] TimelineViewModel* timeline() { return &m_timeline; }
    [[nodiscard]] TranscriptViewModel* transcript() { return &m_transcript; }
    [[nodiscard]] TranscriptExportViewModel* transcriptExport() { return &m_transcriptExport; }
    [[nodiscard]] AskViewModel* ask() { return &m_ask; }
    [[nodiscard]] SearchViewModel* search() { return &m_search; }
    [[nodiscard]] PeopleViewModel* people() { return &m_people; }
    [[nodiscard]] ImportViewModel* importer() { return &m_import; }
    [[nodiscard]] WatchFoldersViewModel* watchFolders() { return &m_watchFolders; }
    [[nodiscard]] PaletteViewModel* palette() { return &m_palette; }
    [[nodiscard]] LocalServersViewModel* localServers() { return &m_localServers; }
    [[nodiscard]] SettingsViewModel* settings() { return &m_settings; }
    [[nodiscard]] LabViewModel* lab() { return &m_lab; }
    [[nodiscard]] FilterViewModel* filter() { return &m_filter; }
    [[nodiscard]] JobsViewModel* jobs() { return &m_jobsView; }
    [[nodiscard]] ListModel* recentArchives() { return &m_recent; }
    [[nodiscard]] OwnerQuestionViewModel* ownerQuestion() { return &m_ownerQuestion; }
    [[nodiscard]] ToastModel* toasts() { return &m_toasts; }

    /// Opens the sample archive, and makes it first when it is not there yet.
    Q_INVOKABLE void openSample();
    Q_INVOKABLE void openArchive(const QUrl& directory);
    Q_INVOKABLE void createArchive(const QUrl& directory);
    Q_INVOKABLE void openRecent(int index);
    /// Does what the newest message offers that offers anything: taking back what was just done.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void goForward();
    /// Goes to the timeline, opens the conversation and marks the turn (−1: none).
    Q_INVOKABLE void showConversation(qint64 conversationId, qint64 turnId);
    Q_INVOKABLE void filterByPerson(qint64 id);
    Q_INVOKABLE void filterByTag(const QString& tag);
    Q_INVOKABLE void filterByEmotion(const QString& name);
    /// Begins a chat with this text as its draft.
    Q_INVOKABLE void askAbout(const QString& text);
    /// Keeps where the window is for the next start.
    Q_INVOKABLE void keepWindowPlace(const QVariantMap& place);
    Q_INVOKABLE void copyToClipboard(const QString& text);

Q_SIGNALS:
    void archiveChanged();
    void appearanceChanged();
    void languageChanged();
    void pageChanged();
    /// A command of the palette that only the window can do: "shortcuts", "export-transcript",
    /// "export-shown".
    void windowCommand(const QString& key);

private:
    enum class Opening { Existing, OrCreate };

    void open(const std::filesystem::path& directory, Opening how);
    void opened(const std::filesystem::path& directory, SessionPointer session);
    void fillSample();
    /// What was chosen in the palette.
    void runCommand(const QString& kind, const QString& key);
    void showRecent();
    void goToFirstPage();
    void goTo(const QString& page);
    void connectPages();

    Preferences m_preferences;
    ToastModel m_toasts;
    std::unique_ptr<KeyStore> m_keys;
    JobsWorker m_jobs;
    ReaderWorker m_reader;
    ReaderWorker m_searcher;
    ArchiveContents m_contents;
    BackendList m_backends;
    Services m_services;
    FilterViewModel m_filter;
    TimelineViewModel m_timeline;
    TranscriptViewModel m_transcript;
    TranscriptExportViewModel m_transcriptExport;
    SearchViewModel m_search;
    AskViewModel m_ask;
    PeopleViewModel m_people;
    ImportViewModel m_import;
    OwnerQuestionViewModel m_ownerQuestion;
    SettingsViewModel m_settings;
    WatchFoldersViewModel m_watchFolders;
    PaletteViewModel m_palette;
    LocalServersViewModel m_localServers;
    LabViewModel m_lab;
    SessionState m_sessionState;
    JobsViewModel m_jobsView;
    RowsModel<RecentArchive> m_recent;

    QString m_path;
    QString m_page = QStringLiteral("timeline");
    QString m_firstPage;
    bool m_placed = false; ///< the first page of this archive has been shown
    QStringList m_back;
    QStringList m_forward;
};

} // namespace reminisce::app
