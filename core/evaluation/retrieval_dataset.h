// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/archive/filter.h"
#include "core/base/emotion.h"
#include "core/base/error.h"
#include "core/base/local_time.h"

namespace reminisce::evaluation {

/// A unit of retrieval as the dataset defines it.
struct RetrievalUnit
{
    std::string externalId;
    std::string conversation; ///< units of one conversation are neighbours, in the order of the file
    std::optional<Moment> start;
    std::vector<std::pair<std::string, std::string>> turns; ///< speaker (may be empty) and text
    std::string text;                                       ///< what is indexed
    std::optional<EmotionScores> emotions{};                ///< absent: scored from the text
};

struct RetrievalSample
{
    std::string category;
    std::string question;
    std::string answer;
    std::vector<std::string> evidence; ///< ids of units that exist, each once
    bool answerable = true;            ///< false: the right answer is that it is not known
    int locomoCategory = 0;            ///< LoCoMo's number of the category; 0 elsewhere
    std::vector<archive::Id> turns{};  ///< evidence pointed at in the archive itself
};

/// What one archive holds, and the questions that are asked of it.
struct RetrievalCollection
{
    std::string name;
    std::string owner;   ///< name of the person whose archive it is; empty: nobody
    LocalMicros now = 0; ///< reference time of the questions
    std::vector<RetrievalUnit> units;
    std::vector<RetrievalSample> samples;
};

struct RetrievalDataset
{
    std::vector<RetrievalCollection> collections;
    std::uint64_t skipped = 0;         ///< samples without evidence that can be resolved
    std::vector<std::string> warnings; ///< e.g. evidence ids that do not exist
    bool asksArchive = false;          ///< own questions without units: of the archive itself, evidence are chunk ids
    std::string fingerprint;           ///< of the file's content
};

enum class DatasetFormat { Mitra, Locomo, Squad, Own };
/// "mitra", "locomo", "squad", "own".
[[nodiscard]] std::optional<DatasetFormat> datasetFormatFromName(std::string_view name);
[[nodiscard]] std::string_view datasetFormatName(DatasetFormat format);

/// Reads a dataset. Mitra: its own chunks are the units; "now" is 2026-11-21T12:00 unless `now` is given. LoCoMo: one
/// turn is one unit and each sample an archive of its own; "now" is the day after its last session. SQuAD-like: one
/// context is one unit. Own: `{"now", "owner", "units":[{"id","conversation","start","turns":[{"speaker","text"}]}],
/// "samples":[{"category","question","answer","evidence":[id],"answerable"}]}`; units may have
/// `"emotions":{name:score}`. Without units the questions are for the archive itself: evidence are ids of chunks, or
/// `"turns":[id]`. Fails with NotFound, Io or DamagedInput.
[[nodiscard]] Result<RetrievalDataset> loadRetrievalDataset(const std::filesystem::path& file, DatasetFormat format,
                                                            std::optional<LocalMicros> now = std::nullopt);

/// The same with all samples: those that cannot be answered, and those whose evidence is not known.
[[nodiscard]] Result<RetrievalDataset> loadAnswerDataset(const std::filesystem::path& file, DatasetFormat format,
                                                         std::optional<LocalMicros> now = std::nullopt);

/// The ids in one entry of LoCoMo's evidence; some hold several: "D8:6; D9:17", "D1:3 D1:5".
[[nodiscard]] std::vector<std::string> splitLocomoEvidence(std::string_view entry);

} // namespace reminisce::evaluation
