// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/question_set_view_model.h"

#include <algorithm>

#include <QRegularExpression>
#include <QSet>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/lab/lab_export.h"
#include "app/lab/question_set_file.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "core/archive/chunks.h"
#include "core/archive/question_set_store.h"
#include "core/archive/turns.h"

namespace reminisce::app {

namespace {

constexpr int kSaveDelay = 400; ///< milliseconds
constexpr std::size_t kPassages = 8;
constexpr int kMostTurns = 40;

QList<Role<OwnQuestion>> questionRoles()
{
    return {{"question", [](const OwnQuestion& row) { return QVariant(row.question); }},
            {"answer", [](const OwnQuestion& row) { return QVariant(row.answer); }},
            {"category", [](const OwnQuestion& row) { return QVariant(row.category); }},
            {"evidenceCount", [](const OwnQuestion& row) { return QVariant(static_cast<int>(row.turns.size())); }},
            {"selected", [](const OwnQuestion& row) { return QVariant(row.selected); }}};
}

QList<Role<EvidenceTurn>> turnRoles()
{
    return {{"turnId", [](const EvidenceTurn& row) { return QVariant(row.id); }},
            {"speaker", [](const EvidenceTurn& row) { return QVariant(row.speaker); }},
            {"text", [](const EvidenceTurn& row) { return QVariant(row.text); }},
            {"whenText", [](const EvidenceTurn& row) { return QVariant(row.whenText); }},
            {"chosen", [](const EvidenceTurn& row) { return QVariant(row.chosen); }}};
}

EvidenceTurn rowOf(const archive::Turn& turn, bool chosen, const Formatter& format)
{
    return {turn.id, toQt(turn.speaker), toQt(turn.text), turn.start ? format.dayAndTime(turn.start->local) : QString(),
            chosen};
}

/// The turns that were pointed at, and below them those that a search finds.
Result<QList<EvidenceTurn>> readTurns(const LabReading& reading, const QList<qint64>& chosen, const std::string& query,
                                      const Formatter& format)
{
    const auto reader = reading.session.archive.newReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    QList<EvidenceTurn> rows;
    const std::vector<archive::Id> ids(chosen.begin(), chosen.end());
    const auto pointedAt = archive::turnsByIds(*reader, ids);
    if (!pointedAt) {
        return tl::unexpected(pointedAt.error());
    }
    for (const archive::Turn& turn : *pointedAt) {
        rows.append(rowOf(turn, true, format));
    }
    if (query.empty()) {
        return rows;
    }
    search::SearchRequest request;
    request.query = query;
    request.k = kPassages;
    const auto found = reading.session.searcher.search(request, reading.stop);
    if (!found) {
        return tl::unexpected(found.error());
    }
    std::vector<archive::Id> hits;
    for (const search::Hit& hit : found->hits) {
        hits.push_back(hit.chunkId);
    }
    const auto chunks = archive::loadChunks(*reader, hits);
    if (!chunks) {
        return tl::unexpected(chunks.error());
    }
    for (const archive::Chunk& chunk : *chunks) {
        const auto turns = archive::turnsByIds(*reader, chunk.turns);
        if (!turns) {
            return tl::unexpected(turns.error());
        }
        for (const archive::Turn& turn : *turns) {
            const bool known =
                std::any_of(rows.begin(), rows.end(), [&](const EvidenceTurn& row) { return row.id == turn.id; });
            if (!known && rows.size() < kMostTurns) {
                rows.append(rowOf(turn, false, format));
            }
        }
    }
    return rows;
}

} // namespace

QuestionSetViewModel::QuestionSetViewModel(const Services& services, LabWorker& worker, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_worker(worker),
      m_questions(questionRoles()),
      m_turns(turnRoles(), [](const EvidenceTurn& row) { return row.id; })
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kSaveDelay);
    connect(&m_delay, &QTimer::timeout, this, &QuestionSetViewModel::store);
    connect(&m_services.contents, &ArchiveContents::changed, this, &QuestionSetViewModel::dropDeleted);
}

QuestionSetViewModel::~QuestionSetViewModel()
{
    if (m_delay.isActive()) {
        (void)writeWhole(questionSetText(m_questions.rows()), fileOf(m_name)); // nobody is left to be told
    }
}

void QuestionSetViewModel::setDirectory(const std::filesystem::path& directory)
{
    if (m_delay.isActive()) {
        store();
    }
    m_directory = archive::questionSetDirectory(directory);
    m_name.clear();
    m_questions.assign({});
    setSelected(-1);
    listSets();
}

std::filesystem::path QuestionSetViewModel::fileOf(const QString& name) const
{
    // The name is the file's: nothing that leads out of the folder.
    QString safe = name;
    safe.replace(QRegularExpression(QStringLiteral("[/\\\\\\x00-\\x1f]")), QStringLiteral("_"));
    return m_directory / pathFromQt(QStringLiteral("set-") + safe + QStringLiteral(".json"));
}

void QuestionSetViewModel::listSets()
{
    m_worker.read<QStringList>(
        this,
        [directory = m_directory](const LabReading&) -> Result<QStringList> {
            QStringList names;
            std::error_code error;
            for (const auto& entry : std::filesystem::directory_iterator(directory, error)) {
                const QString name = pathToQt(entry.path().filename());
                if (name.startsWith(QLatin1String("set-")) && name.endsWith(QLatin1String(".json"))) {
                    names.append(name.mid(4, name.size() - 9));
                }
            }
            names.sort();
            return names;
        },
        [this](const Result<QStringList>& names) {
            m_sets = names.value_or(QStringList());
            Q_EMIT setsChanged();
        });
}

void QuestionSetViewModel::openSet(const QString& name)
{
    if (name.trimmed().isEmpty()) {
        return;
    }
    if (m_delay.isActive()) {
        store();
    }
    load(name.trimmed());
}

void QuestionSetViewModel::load(const QString& name)
{
    using Rows = QList<OwnQuestion>;
    m_worker.read<Rows>(
        this, [path = fileOf(name)](const LabReading&) { return readQuestionSet(path); },
        [this, name](Result<Rows> rows) {
            if (!rows) {
                m_services.toasts.complain(coreText(rows.error().message));
                return;
            }
            m_name = name;
            m_questions.assign(std::move(*rows));
            if (!m_sets.contains(name)) {
                m_sets.append(name);
            }
            Q_EMIT setsChanged();
            if (m_questions.rowCount() == 0) {
                addQuestion();
            } else {
                setSelected(0);
            }
        });
}

void QuestionSetViewModel::removeSet()
{
    m_delay.stop();
    m_worker.read<bool>(
        this,
        [path = fileOf(m_name)](const LabReading&) -> Result<bool> {
            std::error_code error;
            std::filesystem::remove(path, error);
            return error ? fail(ErrorCode::Io, "The question set could not be deleted.") : Result<bool>(true);
        },
        [this](const Result<bool>& removed) {
            if (!removed) {
                m_services.toasts.complain(coreText(removed.error().message));
                return;
            }
            m_name.clear();
            m_questions.assign({});
            setSelected(-1);
            listSets();
        });
}

OwnQuestion QuestionSetViewModel::current() const
{
    return m_selected >= 0 && m_selected < m_questions.rowCount() ? m_questions.at(m_selected) : OwnQuestion();
}

void QuestionSetViewModel::setSelected(int row)
{
    m_selected = row;
    m_turnQuery.clear();
    for (int i = 0; i < m_questions.rowCount(); ++i) {
        m_questions.update(i, [&](OwnQuestion& question) { question.selected = i == row; });
    }
    Q_EMIT selectedChanged();
    Q_EMIT turnsChanged();
    findTurns();
}

void QuestionSetViewModel::addQuestion()
{
    m_questions.append({{}, {}, current().category, {}, false});
    setSelected(m_questions.rowCount() - 1);
}

void QuestionSetViewModel::removeQuestion(int row)
{
    if (row < 0 || row >= m_questions.rowCount()) {
        return;
    }
    m_questions.removeAt(row);
    m_delay.start();
    setSelected(std::min(row, m_questions.rowCount() - 1));
}

void QuestionSetViewModel::edit(const std::function<void(OwnQuestion&)>& change)
{
    if (m_selected >= 0 && m_selected < m_questions.rowCount()) {
        m_questions.update(m_selected, change);
        m_delay.start();
    }
}

void QuestionSetViewModel::setQuestion(const QString& text)
{
    edit([&](OwnQuestion& row) { row.question = text; });
}

void QuestionSetViewModel::setAnswer(const QString& text)
{
    edit([&](OwnQuestion& row) { row.answer = text; });
}

void QuestionSetViewModel::setCategory(const QString& text)
{
    edit([&](OwnQuestion& row) { row.category = text; });
}

void QuestionSetViewModel::toggleTurn(int row)
{
    if (row < 0 || row >= m_turns.rowCount()) {
        return;
    }
    const qint64 turn = m_turns.at(row).id;
    const bool chosen = !m_turns.at(row).chosen;
    edit([&](OwnQuestion& question) {
        question.turns.removeAll(turn);
        if (chosen) {
            question.turns.append(turn);
        }
    });
    m_turns.update(row, [chosen](EvidenceTurn& one) { one.chosen = chosen; });
}

void QuestionSetViewModel::setTurnQuery(const QString& query)
{
    if (query != m_turnQuery) {
        m_turnQuery = query;
        Q_EMIT turnsChanged();
        findTurns();
    }
}

void QuestionSetViewModel::findTurns()
{
    const quint64 request = ++m_request;
    if (m_selected < 0) {
        m_turns.assign({});
        return;
    }
    using Rows = QList<EvidenceTurn>;
    m_worker.read<Rows>(
        this,
        [chosen = current().turns, query = fromQt(m_turnQuery.trimmed()), format = m_services.preferences.formatter()](
            const LabReading& reading) { return readTurns(reading, chosen, query, format); },
        [this, request](Result<Rows> rows) {
            if (request != m_request) {
                return;
            }
            if (!rows) {
                m_services.toasts.complain(coreText(rows.error().message));
            }
            m_turns.assign(rows ? std::move(*rows) : Rows());
        });
}

void QuestionSetViewModel::store()
{
    m_delay.stop();
    if (m_name.isEmpty()) {
        return;
    }
    m_worker.read<bool>(
        this,
        [path = fileOf(m_name), content = questionSetText(m_questions.rows())](const LabReading&) -> Result<bool> {
            std::error_code error;
            std::filesystem::create_directories(path.parent_path(), error);
            return writeWhole(content, path);
        },
        [this](const Result<bool>& stored) {
            if (!stored) {
                m_services.toasts.complain(coreText(stored.error().message));
            }
        });
}

void QuestionSetViewModel::dropDeleted()
{
    QSet<qint64> pointedAt;
    for (const OwnQuestion& row : m_questions.rows()) {
        pointedAt.unite({row.turns.begin(), row.turns.end()});
    }
    if (pointedAt.isEmpty()) {
        return;
    }
    using Ids = QSet<qint64>;
    m_worker.read<Ids>(
        this,
        [pointedAt](const LabReading& reading) -> Result<Ids> {
            const auto reader = reading.session.archive.newReader();
            if (!reader) {
                return tl::unexpected(reader.error());
            }
            const std::vector<archive::Id> ids(pointedAt.begin(), pointedAt.end());
            const auto turns = archive::turnsByIds(*reader, ids);
            if (!turns) {
                return tl::unexpected(turns.error());
            }
            Ids gone = pointedAt;
            for (const archive::Turn& turn : *turns) {
                gone.remove(turn.id);
            }
            return gone;
        },
        [this](const Result<Ids>& gone) {
            // A failure here is one of the next search, too, and is told there.
            const Ids missing = gone.value_or(Ids());
            for (int row = m_questions.rowCount() - 1; row >= 0 && !missing.isEmpty(); --row) {
                const QList<qint64>& turns = m_questions.at(row).turns;
                if (std::any_of(turns.begin(), turns.end(), [&](qint64 turn) { return missing.contains(turn); })) {
                    removeQuestion(row);
                }
            }
        });
}

void QuestionSetViewModel::use()
{
    store();
    Q_EMIT saved(pathToQt(fileOf(m_name)));
}

} // namespace reminisce::app
