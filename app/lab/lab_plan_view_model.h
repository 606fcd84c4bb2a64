// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/lab/lab_worker.h"
#include "app/shell/services.h"

namespace reminisce::app {

/// Something that is measured or not. Roles: value, label, detail, chosen, possible, atATime.
struct LabChoice
{
    QString value;
    QString label;
    QString detail;
    bool chosen = false;
    bool possible = true;
    bool needsBackend = false;
    int atATime = 0; ///< answers at a time of a backend; 0: as many as is usual
};

/// A run to be begun: which questions, which ways to answer, and what that will cost.
class LabPlanViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to LabViewModel")
    /// "made": from the archive; "own": a set of the person's; "file": a dataset
    Q_PROPERTY(QString source READ source WRITE setSource NOTIFY changed)
    Q_PROPERTY(QString fileText READ fileText NOTIFY changed)
    Q_PROPERTY(QString format READ format WRITE setFormat NOTIFY changed)
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY changed)
    Q_PROPERTY(int seed READ seed WRITE setSeed NOTIFY changed)
    Q_PROPERTY(ListModel* workflows READ workflows CONSTANT)
    Q_PROPERTY(ListModel* backends READ backends CONSTANT)
    Q_PROPERTY(ListModel* modes READ modes CONSTANT)
    Q_PROPERTY(QString passages READ passages WRITE setPassages NOTIFY changed)
    Q_PROPERTY(QString passagesError READ passagesError NOTIFY changed)
    Q_PROPERTY(int samples READ samples WRITE setSamples NOTIFY changed)
    /// Of the dataset, once it has been read; empty while it has one only
    Q_PROPERTY(ListModel* categories READ categories CONSTANT)
    /// What the questions are embedded with: built-in, or a backend
    Q_PROPERTY(ListModel* embeddings READ embeddings CONSTANT)
    /// Shares of the vector arm in percent
    Q_PROPERTY(QString weights READ weights WRITE setWeights NOTIFY changed)
    Q_PROPERTY(QString weightsError READ weightsError NOTIFY changed)
    Q_PROPERTY(bool understand MEMBER m_understand NOTIFY optionChanged)
    Q_PROPERTY(QString answerFormat MEMBER m_answerFormat NOTIFY optionChanged)
    Q_PROPERTY(QStringList judges READ judges NOTIFY changed)
    Q_PROPERTY(QString judge MEMBER m_judge NOTIFY optionChanged)
    Q_PROPERTY(QString judgePrompt READ judgePrompt NOTIFY changed)
    /// Backends that embed
    Q_PROPERTY(QStringList embedders READ embedders NOTIFY changed)
    Q_PROPERTY(QString similarity MEMBER m_similarity NOTIFY optionChanged)
    Q_PROPERTY(QString tokenEmbeddings MEMBER m_tokenEmbeddings NOTIFY optionChanged)
    Q_PROPERTY(QString threshold READ threshold WRITE setThreshold NOTIFY changed)
    Q_PROPERTY(QString thresholdError READ thresholdError NOTIFY changed)
    Q_PROPERTY(bool usefulIsEvidence MEMBER m_usefulIsEvidence NOTIFY optionChanged)
    /// Names of the prompts that the person wrote anew in the settings
    Q_PROPERTY(QStringList replacedPrompts READ replacedPromptNames NOTIFY changed)
    Q_PROPERTY(bool ownPrompts MEMBER m_ownPrompts NOTIFY optionChanged)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY estimateChanged)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString estimate READ estimate NOTIFY estimateChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY estimateChanged)
    Q_PROPERTY(bool estimating READ estimating NOTIFY estimateChanged)
    Q_PROPERTY(bool leavesMachine READ leavesMachine NOTIFY estimateChanged)
    Q_PROPERTY(bool canStart READ canStart NOTIFY estimateChanged)

public:
    LabPlanViewModel(const Services& services, LabWorker& worker, QObject* parent = nullptr);

    void setDirectory(const std::filesystem::path& directory);

    [[nodiscard]] QString source() const { return m_source; }
    void setSource(const QString& source);
    [[nodiscard]] QString fileText() const;
    [[nodiscard]] QString format() const { return m_format; }
    void setFormat(const QString& format);
    [[nodiscard]] int count() const { return m_count; }
    void setCount(int count);
    [[nodiscard]] int seed() const { return m_seed; }
    void setSeed(int seed);
    [[nodiscard]] ListModel* workflows() { return &m_workflows; }
    [[nodiscard]] ListModel* backends() { return &m_backends; }
    [[nodiscard]] ListModel* modes() { return &m_modes; }
    [[nodiscard]] QString passages() const { return m_passages; }
    void setPassages(const QString& passages);
    [[nodiscard]] QString passagesError() const;
    [[nodiscard]] int samples() const { return m_samples; }
    void setSamples(int samples);
    [[nodiscard]] ListModel* categories() { return &m_categories; }
    [[nodiscard]] ListModel* embeddings() { return &m_embeddings; }
    [[nodiscard]] QString weights() const { return m_weights; }
    void setWeights(const QString& weights);
    [[nodiscard]] QString weightsError() const;
    /// Backends that can judge: all that chat, and those with a model for it.
    [[nodiscard]] QStringList judges() const;
    /// What the judge is told, as it is in use.
    [[nodiscard]] QString judgePrompt() const;
    [[nodiscard]] QStringList embedders() const;
    [[nodiscard]] QString threshold() const { return m_threshold; }
    void setThreshold(const QString& threshold);
    [[nodiscard]] QString thresholdError() const;
    [[nodiscard]] QStringList replacedPromptNames() const;
    [[nodiscard]] QStringList warnings() const { return m_warnings; }
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QString estimate() const { return m_estimate; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool estimating() const { return m_estimating; }
    [[nodiscard]] bool leavesMachine() const { return m_leavesMachine; }
    [[nodiscard]] bool canStart() const { return !m_estimating && m_problem.isEmpty() && !m_estimate.isEmpty(); }

    Q_INVOKABLE void setFile(const QUrl& file);
    /// Takes a question set of the person's.
    void useFile(const QString& path);
    Q_INVOKABLE void toggleWorkflow(int row);
    Q_INVOKABLE void toggleBackend(int row);
    Q_INVOKABLE void toggleMode(int row);
    Q_INVOKABLE void toggleCategory(int row);
    Q_INVOKABLE void toggleEmbedding(int row);
    /// Answers at a time of a backend; 0: as many as is usual.
    Q_INVOKABLE void setAtATime(int backend, int count);
    /// Says anew what the run would cost; done by itself after every change while the form is open.
    Q_INVOKABLE void estimateNow();
    Q_INVOKABLE void start();

Q_SIGNALS:
    void changed();
    void optionChanged();
    void estimateChanged();
    void startRequested(const reminisce::app::LabTask& task);

private:
    void noteChange();
    /// Fills the lists in the language that is spoken now; what was chosen stays.
    void nameChoices();
    void showBackends();
    void showEmbeddings();
    void showEstimate(const Result<evaluation::CostEstimate>& estimate);
    void showCategories(const std::vector<std::string>& names);
    [[nodiscard]] std::map<std::string, std::string> prompts() const;
    [[nodiscard]] std::vector<evaluation::RetrievalChoice> retrieval() const;
    /// What is missing in the form; empty when nothing.
    [[nodiscard]] QString gap() const;
    [[nodiscard]] evaluation::LabSettings settings() const;

    Services m_services;
    LabWorker& m_worker;
    std::filesystem::path m_directory;
    QTimer m_delay;
    quint64 m_request = 0;
    QString m_source = QStringLiteral("made");
    std::filesystem::path m_file;
    std::filesystem::path m_ownFile;
    QString m_format = QStringLiteral("own");
    int m_count = 60;
    int m_seed = 1;
    RowsModel<LabChoice> m_workflows;
    RowsModel<LabChoice> m_backends;
    RowsModel<LabChoice> m_modes;
    RowsModel<LabChoice> m_categories;
    RowsModel<LabChoice> m_embeddings;
    int m_samples = 0;
    QString m_passages = QStringLiteral("25");
    QString m_weights = QStringLiteral("50");
    bool m_understand = true;
    QString m_answerFormat;
    QString m_judge;
    QString m_similarity;
    QString m_tokenEmbeddings;
    QString m_threshold = QStringLiteral("0.05");
    bool m_usefulIsEvidence = false;
    bool m_ownPrompts = true;
    QStringList m_warnings;
    QString m_name;
    QString m_estimate;
    QString m_problem;
    bool m_estimating = false;
    bool m_leavesMachine = false;
};

/// Makes questions from the archive, with the same seed the same ones, and writes them. \returns how many
[[nodiscard]] Result<std::size_t> writeMadeQuestions(const LabReading& reading, const std::filesystem::path& file,
                                                     std::size_t count, std::uint64_t seed);

} // namespace reminisce::app
