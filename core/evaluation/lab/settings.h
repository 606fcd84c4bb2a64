// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/local_time.h"
#include "core/evaluation/retrieval_dataset.h"
#include "core/search/search_request.h"

namespace reminisce::evaluation {

/// How passages are found in one column of the matrix.
struct RetrievalChoice
{
    search::SearchMode mode = search::SearchMode::Hybrid;
    int k = 25;             ///< passages per search, 1 or more
    double weight = 0.5;    ///< share of the vector arm, 0 … 1
    bool understand = true; ///< dates, people and emotions in a question count
    std::string embedding;  ///< backend that embeds; empty: built-in

    friend bool operator==(const RetrievalChoice&, const RetrievalChoice&) = default;
};

/// "hybrid, k 25" and what differs from the defaults.
[[nodiscard]] std::string describe(const RetrievalChoice& choice);

inline constexpr std::string_view kBuiltInBackend = "built-in";

/// One way to answer that is measured: a cell of the matrix.
struct Configuration
{
    std::string workflow;
    std::string backend; ///< kBuiltInBackend for workflows without a model
    RetrievalChoice retrieval;

    friend bool operator==(const Configuration&, const Configuration&) = default;
};

/// "tools · qwen · hybrid, k 25": shown, and the key of results.
[[nodiscard]] std::string describe(const Configuration& configuration);

/// What of a configuration a short name says: the parts in which those that are shown together differ, the workflow
/// where they differ in nothing.
struct NamedParts
{
    bool workflow = false;
    bool backend = false;
    bool retrieval = false;
};
[[nodiscard]] NamedParts namedParts(const std::vector<Configuration>& configurations);

/// Shorter names for configurations that are shown together: what all have in common is left out.
[[nodiscard]] std::vector<std::string> shortNames(const std::vector<Configuration>& configurations);

/// When an observation counts as useful for the error taxonomy.
enum class Usefulness {
    GoldContained, ///< the gold answer, normalised, occurs in what was observed (as R-Eval has it)
    EvidenceFound, ///< a passage of the gold evidence was found
};

/// Everything that decides what a run does. Stored with the run; a resumed run uses the stored ones.
struct LabSettings
{
    std::string name; ///< shown; empty: made from dataset and date

    std::filesystem::path dataset;
    DatasetFormat format = DatasetFormat::Own;
    std::optional<LocalMicros> now;      ///< instead of the dataset's
    std::vector<std::string> categories; ///< only these; empty: all
    std::size_t samples = 0;             ///< so many of them, chosen with `seed` evenly over the categories; 0: all
    std::uint64_t seed = 1;

    std::vector<std::string> workflows;
    std::vector<std::string> backends; ///< names of configured backends that chat
    std::vector<RetrievalChoice> retrieval = {RetrievalChoice{}};
    std::string answerFormat; ///< given to the workflow

    std::string judge;            ///< backend that judges (`geval`); empty: not measured
    std::string similarity;       ///< backend that embeds answer and gold (`semscore`); empty: not measured
    std::string tokenEmbeddings;  ///< backend that embeds every token (`bertscore_*`); empty: not measured
    double matchThreshold = 0.05; ///< token F1 from which an answer matches
    Usefulness usefulness = Usefulness::GoldContained;

    bool asksArchive = false;       ///< the archive itself was asked; set when the run is made
    std::string datasetFingerprint; ///< of the file when the run was made; a run goes on with the same only

    std::map<std::string, std::string> prompts; ///< by name: texts in place of the program's own (agent::Prompts)

    int threads = 0; ///< items at a time with each backend; 0: 4 with a backend, the number of cores without
    std::map<std::string, int>
        threadsOf; ///< the same for single backends by name (kBuiltInBackend too), before `threads`

    /// Items at a time with a backend; 1 or more.
    [[nodiscard]] int threadsFor(const std::string& backend) const;
};

/// The cells of the matrix in order: workflow, then backend, then retrieval. A workflow without a model has one
/// backend, `built-in`. Fails with InvalidArgument: unknown workflow, no workflow, no backend where one is needed.
[[nodiscard]] Result<std::vector<Configuration>> configurationsOf(const LabSettings& settings);

[[nodiscard]] nlohmann::ordered_json toJson(const LabSettings& settings);
/// Reads what toJson wrote; DamagedInput.
[[nodiscard]] Result<LabSettings> settingsFromJson(const nlohmann::json& json);

} // namespace reminisce::evaluation
