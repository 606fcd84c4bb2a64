// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/ask/chat.h"
#include "app/ask/chat_store.h"
#include "app/ask/session_rows.h"
#include "app/search/find_view_model.h"
#include "app/shell/services.h"
#include "app/timeline/filter_chips.h"
#include "app/workers/answer_worker.h"

namespace reminisce::app {

class FilterViewModel;

/// The ask page: chats, the answer as it comes, and the evidence of one answer.
class AskViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(ListModel* sessions READ sessions CONSTANT)
    Q_PROPERTY(QString sessionSearch READ sessionSearch WRITE setSessionSearch NOTIFY sessionsChanged)
    Q_PROPERTY(QString title READ title NOTIFY currentChanged)
    Q_PROPERTY(ListModel* messages READ messages NOTIFY currentChanged)
    Q_PROPERTY(bool currentHasMessages READ currentHasMessages NOTIFY messagesChanged)
    /// Find within the chat that is shown: its hits are messages.
    Q_PROPERTY(FindViewModel* find READ finder CONSTANT)
    Q_PROPERTY(QString draft READ draft WRITE setDraft NOTIFY draftChanged)
    Q_PROPERTY(ListModel* scopeChips READ scopeChips CONSTANT)
    Q_PROPERTY(ListModel* workflows READ workflows CONSTANT)
    Q_PROPERTY(QString workflow READ workflow WRITE setWorkflow NOTIFY settingsChanged)
    Q_PROPERTY(ListModel* backends READ backends CONSTANT)
    Q_PROPERTY(QString backend READ backend WRITE setBackend NOTIFY settingsChanged)
    Q_PROPERTY(bool asksModel READ asksModel NOTIFY settingsChanged)
    Q_PROPERTY(bool canStep READ canStep NOTIFY settingsChanged)
    Q_PROPERTY(bool stepwise READ stepwise WRITE setStepwise NOTIFY settingsChanged)
    Q_PROPERTY(bool leavesMachine READ leavesMachine NOTIFY settingsChanged)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(ListModel* evidence READ evidence CONSTANT)
    Q_PROPERTY(QString evidenceTab READ evidenceTab WRITE setEvidenceTab NOTIFY evidenceChanged)
    Q_PROPERTY(int evidenceAllCount READ evidenceAllCount NOTIFY evidenceChanged)
    Q_PROPERTY(int evidenceUsedCount READ evidenceUsedCount NOTIFY evidenceChanged)
    Q_PROPERTY(int evidenceUnusedCount READ evidenceUnusedCount NOTIFY evidenceChanged)
    Q_PROPERTY(QString evidenceHeadText READ evidenceHeadText NOTIFY evidenceChanged)
    Q_PROPERTY(int selectedMarker READ selectedMarker WRITE setSelectedMarker NOTIFY selectedMarkerChanged)
    Q_PROPERTY(qint64 selectedMessageId READ selectedMessageId NOTIFY evidenceChanged)
    Q_PROPERTY(QStringList suggestions READ suggestions NOTIFY suggestionsChanged)

public:
    AskViewModel(const Services& services, FilterViewModel& filter, QObject* parent = nullptr);
    ~AskViewModel() override;

    [[nodiscard]] ListModel* sessions() { return &m_sessions; }
    [[nodiscard]] QString sessionSearch() const { return m_sessionSearch; }
    void setSessionSearch(const QString& text);
    [[nodiscard]] qint64 currentSessionId() const { return m_chat->id; }
    [[nodiscard]] QString title() const { return m_chat->title; }
    [[nodiscard]] ListModel* messages() const { return m_chat->messages.get(); }
    [[nodiscard]] bool currentHasMessages() const { return m_chat->messages->rowCount() > 0; }
    [[nodiscard]] FindViewModel* finder() { return &m_find; }
    [[nodiscard]] QString draft() const { return m_draft; }
    void setDraft(const QString& text);
    [[nodiscard]] ListModel* scopeChips() { return &m_scopeChips; }
    [[nodiscard]] ListModel* workflows() { return &m_workflows; }
    [[nodiscard]] QString workflow() const { return m_chat->workflow; }
    void setWorkflow(const QString& name);
    [[nodiscard]] ListModel* backends() { return &m_backends; }
    [[nodiscard]] QString backend() const { return m_chat->backend; }
    void setBackend(const QString& name);
    /// The chosen workflow needs a backend, so that there is one to choose.
    [[nodiscard]] bool asksModel() const;
    /// The chosen workflow goes in steps, which the person can be asked about one by one.
    [[nodiscard]] bool canStep() const { return m_chat->workflow == QLatin1String("steps"); }
    [[nodiscard]] bool stepwise() const { return m_stepwise; }
    void setStepwise(bool stepwise);
    [[nodiscard]] bool leavesMachine() const;
    [[nodiscard]] bool running() const { return m_runs.contains(m_chat.get()); }
    [[nodiscard]] ListModel* evidence() { return &m_evidence; }
    [[nodiscard]] QString evidenceTab() const { return m_evidenceTab; }
    void setEvidenceTab(const QString& tab);
    [[nodiscard]] int evidenceAllCount() const;
    [[nodiscard]] int evidenceUsedCount() const;
    [[nodiscard]] int evidenceUnusedCount() const { return evidenceAllCount() - evidenceUsedCount(); }
    [[nodiscard]] QString evidenceHeadText() const;
    [[nodiscard]] int selectedMarker() const { return m_selectedMarker; }
    void setSelectedMarker(int marker);
    /// The message whose evidence is shown.
    [[nodiscard]] qint64 selectedMessageId() const { return m_selectedMessage; }
    [[nodiscard]] QStringList suggestions() const;

    Q_INVOKABLE void newSession();
    Q_INVOKABLE void openSession(qint64 id);
    Q_INVOKABLE void renameSession(qint64 id, const QString& title);
    Q_INVOKABLE void deleteSession(qint64 id);
    /// Asks what stands in the draft.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void stop();
    /// Answers the step of the running answer that waits for the person.
    Q_INVOKABLE void allowStep(bool allowed);
    /// Allows it, and all that follow.
    Q_INVOKABLE void allowAllSteps();
    /// Fetches the rest of a long result from the archive.
    Q_INVOKABLE void loadResult(qint64 messageId, int step);
    /// Asks the same question again. The old answer, and what followed it, is kept as a branch.
    Q_INVOKABLE void regenerate(qint64 messageId);
    /// Asks the same question again, of the program itself; the chat goes on in its own way.
    Q_INVOKABLE void answerBuiltIn(qint64 messageId);
    Q_INVOKABLE void editAndResend(qint64 messageId, const QString& text);
    /// Shows the branch before (−1) or after (1) that of a message.
    Q_INVOKABLE void showBranch(qint64 messageId, int step);
    /// Asks the question of a message in another way as well, and shows both answers side by side.
    Q_INVOKABLE void compareWith(qint64 messageId, const QString& workflow, const QString& backend);
    /// Shows the neighbouring branch beside a message, or takes it away.
    Q_INVOKABLE void setSideBySide(qint64 messageId, bool sideBySide);
    /// Makes the answer shown beside another the one that the chat goes on from, in its way.
    Q_INVOKABLE void goOnFrom(qint64 messageId);
    Q_INVOKABLE void selectMessage(qint64 id);
    /// Reads the steps and the evidence of a message that is shown; what was asked for last comes first.
    Q_INVOKABLE void loadDetails(qint64 messageId);
    /// The file to propose for an export: among the documents, named by the chat's title, or “Chat” without one.
    Q_INVOKABLE [[nodiscard]] QUrl exportFile(const QString& suffix) const;
    Q_INVOKABLE void exportMarkdown(const QUrl& file);
    Q_INVOKABLE void exportJson(const QUrl& file);
    Q_INVOKABLE void openCitation(qint64 messageId, int marker);
    Q_INVOKABLE void copyAnswer(qint64 messageId);
    /// Shows a whole passage of the evidence, or its excerpt again.
    Q_INVOKABLE void toggleEvidence(int row);
    Q_INVOKABLE void useCurrentFilterAsScope();
    /// Takes a part out of the scope; an empty key takes all.
    Q_INVOKABLE void clearScope(const QString& key);

Q_SIGNALS:
    void sessionsChanged();
    void currentChanged();
    void messagesChanged();
    void draftChanged();
    void settingsChanged();
    void runningChanged();
    void evidenceChanged();
    void selectedMarkerChanged();
    void suggestionsChanged();
    /// The evidence list should show this row.
    void scrollToEvidence(int row);
    /// The chat should show this row, and in it the first mark.
    void scrollToMessage(int row);
    void openRequested(qint64 conversationId, qint64 turnId);

private:
    /// An answer under way.
    struct Run
    {
        ChatPointer chat;
        qint64 message = -1;
        std::unique_ptr<AnswerWorker> worker;
        std::string pending; ///< text that has come since it was last shown
        bool stopped = false;
    };

    [[nodiscard]] ChatPointer makeChat();
    [[nodiscard]] std::shared_ptr<MessageModel> makeMessages() const;
    void archiveSwitched();
    void setCurrent(ChatPointer chat);
    /// A workflow, and what it works with.
    struct Way
    {
        QString workflow;
        QString backend;
    };
    void askQuestion(const QString& question, const Way& way);
    void abandon(Run& run);
    void startRun(const ChatPointer& chat, const MessageRow& message);
    [[nodiscard]] AnswerTask taskFor(const Chat& chat, const MessageRow& message) const;
    void showWaiting(Chat* chat, const agent::PlannedStep& step);
    void stepDecided(Run& run);
    void handle(Chat* chat, const agent::AgentEvent& event);
    void stepFinished(MessageRow& row, const agent::TraceStep& step);
    void flushText();
    void finish(Chat* chat, const AnswerOutcome& outcome);
    void reloadSessions();
    void showSessions(const std::vector<archive::ChatSession>& sessions);
    void showMessages(const ChatPointer& chat, const ChatStore::Opened& opened);
    /// Reads what is in the archive only of these messages of the current chat, then goes on with `then`, unless
    /// another chat is shown by then.
    void whenLoaded(const QList<qint64>& messageIds, std::function<void()> then);
    /// Takes back the words of conversations that were deleted, out of every chat that is here.
    void removeAnswers();
    void loadPage(const std::weak_ptr<MessageModel>& messages, const std::vector<archive::Id>& ids);
    void find();
    void showFound(const std::vector<archive::Id>& stored);
    void goToFound();
    [[nodiscard]] const MessageRow* selectedMessage() const;
    void showEvidence();
    void loadNextDetails();
    /// Reads the steps and the evidence of all answers anew, as they are looked at.
    void readDetailsAgain();
    void showBackends();
    void showScope();
    void changeScope(archive::Filter scope);

    Services m_services;
    FilterViewModel& m_filter;
    ChatStore m_store;
    RowsModel<SessionRow> m_sessions;
    RowsModel<FilterChip> m_scopeChips;
    RowsModel<ChoiceRow> m_workflows;
    RowsModel<ChoiceRow> m_backends;
    RowsModel<EvidenceRowData> m_evidence;
    QString m_sessionSearch;
    QString m_draft;
    FindViewModel m_find;
    ChatPointer m_chat;
    std::map<qint64, ChatPointer> m_chats; ///< opened ones, by id
    std::map<Chat*, Run> m_runs;
    QTimer m_flush;
    qint64 m_selectedMessage = -1;
    QString m_evidenceTab = QStringLiteral("all");
    int m_selectedMarker = 0;
    qint64 m_lastId = 0;
    QList<qint64> m_detailsWanted; ///< messages, the last first
    qint64 m_detailsOf = -1;       ///< the message whose details are being read
    bool m_stepwise = false;
};

} // namespace reminisce::app
