// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/lab/lab_worker.h"
#include "app/lab/question_set_file.h"
#include "app/shell/services.h"

namespace reminisce::app {

/// A turn that answers a question. Roles: turnId, speaker, text, whenText, chosen.
struct EvidenceTurn
{
    qint64 id = 0;
    QString speaker;
    QString text;
    QString whenText;
    bool chosen = false;
};

/// Sets of questions that the person writes: question, right answer, and the turns it stands in. A set is a file of the
/// format `own` beside the archive.
class QuestionSetViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to LabViewModel")
    Q_PROPERTY(QStringList sets READ sets NOTIFY setsChanged)
    Q_PROPERTY(QString name READ name NOTIFY setsChanged)
    Q_PROPERTY(bool open READ isOpen NOTIFY setsChanged)
    Q_PROPERTY(ListModel* questions READ questions CONSTANT)
    Q_PROPERTY(int selected READ selected WRITE setSelected NOTIFY selectedChanged)
    Q_PROPERTY(QString question READ question NOTIFY selectedChanged)
    Q_PROPERTY(QString answer READ answer NOTIFY selectedChanged)
    Q_PROPERTY(QString category READ category NOTIFY selectedChanged)
    Q_PROPERTY(QString turnQuery READ turnQuery WRITE setTurnQuery NOTIFY turnsChanged)
    Q_PROPERTY(ListModel* turns READ turns CONSTANT)

public:
    QuestionSetViewModel(const Services& services, LabWorker& worker, QObject* parent = nullptr);
    ~QuestionSetViewModel() override;

    void setDirectory(const std::filesystem::path& directory);

    [[nodiscard]] QStringList sets() const { return m_sets; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] bool isOpen() const { return !m_name.isEmpty(); }
    [[nodiscard]] ListModel* questions() { return &m_questions; }
    [[nodiscard]] int selected() const { return m_selected; }
    void setSelected(int row);
    [[nodiscard]] QString question() const { return current().question; }
    [[nodiscard]] QString answer() const { return current().answer; }
    [[nodiscard]] QString category() const { return current().category; }
    [[nodiscard]] QString turnQuery() const { return m_turnQuery; }
    void setTurnQuery(const QString& query);
    [[nodiscard]] ListModel* turns() { return &m_turns; }

    /// Begins a set, or opens the one of that name.
    Q_INVOKABLE void openSet(const QString& name);
    Q_INVOKABLE void removeSet();
    Q_INVOKABLE void addQuestion();
    Q_INVOKABLE void removeQuestion(int row);
    Q_INVOKABLE void setQuestion(const QString& text);
    Q_INVOKABLE void setAnswer(const QString& text);
    Q_INVOKABLE void setCategory(const QString& text);
    /// Points at a turn, or no longer.
    Q_INVOKABLE void toggleTurn(int row);
    /// Makes the set the dataset of the next run.
    Q_INVOKABLE void use();

Q_SIGNALS:
    void setsChanged();
    void selectedChanged();
    void turnsChanged();
    void saved(const QString& path);

private:
    [[nodiscard]] std::filesystem::path fileOf(const QString& name) const;
    [[nodiscard]] OwnQuestion current() const;
    void edit(const std::function<void(OwnQuestion&)>& change);
    void listSets();
    void load(const QString& name);
    void store();
    /// Lets go of questions that point at turns which are no longer in the archive.
    void dropDeleted();
    void findTurns();

    Services m_services;
    LabWorker& m_worker;
    std::filesystem::path m_directory;
    QStringList m_sets;
    QString m_name;
    RowsModel<OwnQuestion> m_questions;
    RowsModel<EvidenceTurn> m_turns;
    int m_selected = -1;
    QString m_turnQuery;
    quint64 m_request = 0;
    QTimer m_delay; ///< writes a little after the last change
};

} // namespace reminisce::app
