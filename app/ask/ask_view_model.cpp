// SPDX-License-Identifier: GPL-3.0-or-later
// Settings and scope. The evidence is in ask_evidence.cpp, the list of chats is in ask_sessions.cpp, how an answer runs
// in ask_running.cpp.
#include "app/ask/ask_view_model.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QRegularExpression>

#include "app/ask/answer_text.h"
#include "app/ask/chat_compare.h"
#include "app/base/documents_folder.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/timeline/filter_view_model.h"

namespace reminisce::app {

namespace {

constexpr int kTextInterval = 40; ///< milliseconds between two updates of a text that grows

QString builtIn()
{
    return QStringLiteral("built-in");
}

/// The workflow to begin with: a model that does not call functions gets the text protocol.
QString suitingWorkflow(const backend::BackendSettings& settings)
{
    const bool callsFunctions = backend::knownFacts(settings).functionCalling.value_or(true);
    return callsFunctions ? QStringLiteral("tools") : QStringLiteral("react");
}

} // namespace

AskViewModel::AskViewModel(const Services& services, FilterViewModel& filter, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_filter(filter),
      m_store(services),
      m_sessions(sessionRoles()),
      m_scopeChips(filterChipRoles()),
      m_workflows(choiceRoles()),
      m_backends(choiceRoles()),
      m_evidence(evidenceRoles(), [](const EvidenceRowData& row) { return row.passage.chunkId; }),
      m_chat(makeChat())
{
    m_workflows.assign(workflowChoices());
    showBackends();
    m_flush.setInterval(kTextInterval);
    connect(&m_flush, &QTimer::timeout, this, &AskViewModel::flushText);
    connect(&m_store, &ChatStore::failed, this, [this](const QString& sentence) {
        m_detailsOf = -1; // it may have been this: the next message that is shown is read all the same
        m_services.toasts.complain(sentence);
    });
    connect(&m_find, &FindViewModel::asked, this, &AskViewModel::find);
    connect(&m_find, &FindViewModel::went, this, &AskViewModel::goToFound);
    connect(this, &AskViewModel::messagesChanged, this, [this] {
        if (!m_find.text().isEmpty()) {
            find(); // other messages are in sight, or say something else
        }
    });
    connect(&m_services.contents, &ArchiveContents::switched, this, &AskViewModel::archiveSwitched);
    connect(&m_services.contents, &ArchiveContents::changed, this, [this] {
        showScope();
        removeAnswers();
        Q_EMIT suggestionsChanged();
    });
    connect(&m_services.preferences, &Preferences::languageChanged, this, [this] {
        showScope();
        showBackends();
        reloadSessions();
        m_workflows.assign(workflowChoices());
        readDetailsAgain();
        Q_EMIT suggestionsChanged();
    });
    connect(&m_services.backends, &BackendList::changed, this, &AskViewModel::showBackends);
}

AskViewModel::~AskViewModel()
{
    // What had arrived is kept, marked as incomplete.
    for (auto& [chat, run] : m_runs) {
        run.worker->stop();
        if (const int row = chat->messages->rowOf(run.message); row >= 0) {
            MessageRow message = chat->messages->at(row);
            message.answer.text += run.pending;
            message.answer.state = archive::AnswerState::Incomplete;
            m_store.storeAnswer(message, [] {});
        }
    }
}

ChatPointer AskViewModel::makeChat()
{
    auto chat = std::make_shared<Chat>();
    const auto configured = m_services.backends.chat();
    chat->backend = configured ? toQt(configured->name) : builtIn();
    chat->workflow = !configured ? builtIn() : suitingWorkflow(*configured);
    chat->messages = makeMessages();
    chat->messages->setLoad([this, messages = std::weak_ptr(chat->messages)](const std::vector<archive::Id>& ids) {
        loadPage(messages, ids);
    });
    chat->loaded = true;
    return chat;
}

std::shared_ptr<MessageModel> AskViewModel::makeMessages() const
{
    return std::make_shared<MessageModel>(m_services.preferences);
}

void AskViewModel::archiveSwitched()
{
    for (auto& [chat, run] : m_runs) {
        abandon(run);
    }
    m_runs.clear();
    m_chats.clear();
    m_detailsWanted.clear();
    m_detailsOf = -1;
    m_sessions.assign({});
    setCurrent(makeChat());
    Q_EMIT runningChanged();
    reloadSessions();
}

void AskViewModel::abandon(Run& run)
{
    // Nobody waits for its answer any more; it goes when it has ended, so that this thread need not wait either.
    AnswerWorker* worker = run.worker.release();
    worker->disconnect(this);
    connect(worker, &AnswerWorker::finished, worker, &QObject::deleteLater);
    worker->stop();
}

void AskViewModel::setCurrent(ChatPointer chat)
{
    if (m_chat != chat) {
        leave(*m_chat);
    }
    m_chat = std::move(chat);
    m_sessions.updateAll([this](SessionRow& row) { row.selected = row.id == m_chat->id; });
    m_selectedMarker = 0;
    const int last = m_chat->messages->rowCount() - 1;
    selectMessage(last >= 0 ? m_chat->messages->at(last).id : -1);
    showScope();
    Q_EMIT currentChanged();
    Q_EMIT messagesChanged();
    Q_EMIT settingsChanged();
    Q_EMIT runningChanged();
    Q_EMIT selectedMarkerChanged();
}

void AskViewModel::setDraft(const QString& text)
{
    if (text != m_draft) {
        m_draft = text;
        Q_EMIT draftChanged();
    }
}

void AskViewModel::setWorkflow(const QString& name)
{
    const auto choice = std::find_if(m_workflows.rows().begin(), m_workflows.rows().end(),
                                     [&](const ChoiceRow& row) { return row.name == name; });
    if (choice == m_workflows.rows().end()) {
        return;
    }
    if (choice->needsBackend && m_chat->backend == builtIn()) {
        const auto configured = m_services.backends.chat();
        if (!configured) {
            m_services.toasts.complain(tr("This way of answering needs a model. Set up a backend in Settings first."));
            Q_EMIT settingsChanged();
            return;
        }
        m_chat->backend = toQt(configured->name);
    } else if (!choice->needsBackend) {
        m_chat->backend = builtIn();
    }
    m_chat->workflow = name;
    m_store.storeSettings(*m_chat);
    Q_EMIT settingsChanged();
}

void AskViewModel::setBackend(const QString& name)
{
    m_chat->backend = name;
    if (name == builtIn()) {
        m_chat->workflow = builtIn();
    } else if (m_chat->workflow == builtIn()) {
        const auto access = m_services.backends.find(name);
        m_chat->workflow = access ? suitingWorkflow(access->settings) : QStringLiteral("tools");
    }
    m_store.storeSettings(*m_chat);
    Q_EMIT settingsChanged();
}

bool AskViewModel::asksModel() const
{
    return m_chat->workflow != builtIn();
}

bool AskViewModel::leavesMachine() const
{
    const auto access = m_services.backends.find(m_chat->backend);
    return access && backend::leavesTheMachine(access->settings);
}

void AskViewModel::showBackends()
{
    QList<ChoiceRow> rows;
    for (const backend::BackendSettings& settings : m_services.backends.all()) {
        if (!settings.chatModel.empty()) {
            rows.append({toQt(settings.name), toQt(settings.chatModel), toQt(settings.name), false,
                         backend::leavesTheMachine(settings)});
        }
    }
    m_backends.assign(std::move(rows));
    // A chat that has not begun follows the settings.
    if (!currentHasMessages() && m_chat->id < 0) {
        const ChatPointer fresh = makeChat();
        m_chat->backend = fresh->backend;
        m_chat->workflow = fresh->workflow;
    }
    Q_EMIT settingsChanged();
}

QStringList AskViewModel::suggestions() const
{
    QStringList questions;
    for (const PersonFace& face : m_services.contents.people().all()) {
        if (!face.isOwner && questions.isEmpty()) {
            questions.append(tr("What did I talk about with %1 last?").arg(face.name));
        }
    }
    questions.append(tr("What were my New Year's resolutions, and am I sticking to them?"));
    questions.append(tr("When did I sound unsure?"));
    questions.append(tr("What was I looking forward to?"));
    return questions;
}

QUrl AskViewModel::exportFile(const QString& suffix) const
{
    constexpr int longest = 80;
    // What some system does not allow in a name of a file.
    static const QRegularExpression disallowed(QStringLiteral("[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]+"));
    static const QRegularExpression edges(QStringLiteral("^[.\\s]+|[.\\s]+$"));
    const QString allowed = title().replace(disallowed, QStringLiteral(" ")).simplified();
    QString name = QString(allowed).remove(edges).left(longest).remove(edges);
    if (!name.isEmpty() && name.back().isHighSurrogate()) {
        name.chop(1); // half of a letter
    }
    if (name.isEmpty()) {
        name = tr("Chat");
    }
    return QUrl::fromLocalFile(documentsFolder().filePath(name + QLatin1Char('.') + suffix));
}

void AskViewModel::exportMarkdown(const QUrl& file)
{
    m_store.exportChat(*m_chat, file, false);
}

void AskViewModel::exportJson(const QUrl& file)
{
    m_store.exportChat(*m_chat, file, true);
}

void AskViewModel::openCitation(qint64 messageId, int marker)
{
    const MessageRow* message = messageOf(*m_chat, messageId);
    if (!message) {
        return;
    }
    for (const archive::CitationRow& citation : message->answer.citations) {
        if (citation.marker != marker) {
            continue;
        }
        for (const EvidenceRowData& evidence : message->evidence) {
            if (evidence.passage.chunkId == citation.chunk) {
                Q_EMIT openRequested(evidence.passage.conversationId, citation.turn);
                return;
            }
        }
    }
}

void AskViewModel::copyAnswer(qint64 messageId)
{
    if (const MessageRow* message = messageOf(*m_chat, messageId)) {
        QGuiApplication::clipboard()->setText(withSources(message->answer, message->evidence));
    }
}

void AskViewModel::showScope()
{
    m_scopeChips.assign(chipsOf(m_chat->scope, m_services.contents.people(), m_services.preferences.formatter()));
}

void AskViewModel::changeScope(archive::Filter scope)
{
    m_chat->scope = std::move(scope);
    m_store.storeSettings(*m_chat);
    showScope();
}

void AskViewModel::useCurrentFilterAsScope()
{
    changeScope(m_filter.filter());
}

void AskViewModel::clearScope(const QString& key)
{
    archive::Filter scope = m_chat->scope;
    if (key.isEmpty()) {
        scope = {};
    } else {
        removePart(scope, key);
    }
    changeScope(std::move(scope));
}

} // namespace reminisce::app
