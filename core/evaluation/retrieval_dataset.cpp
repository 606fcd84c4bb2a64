// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/retrieval_dataset.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "core/evaluation/dataset_readers.h"

namespace reminisce::evaluation {

namespace {

constexpr std::array<std::pair<std::string_view, DatasetFormat>, 4> kFormats = {{{"mitra", DatasetFormat::Mitra},
                                                                                 {"locomo", DatasetFormat::Locomo},
                                                                                 {"squad", DatasetFormat::Squad},
                                                                                 {"own", DatasetFormat::Own}}};

enum class Kept { WithEvidence, All };

/// Of the file's bytes (FNV-1a): to see that a dataset has changed, not to keep secrets.
std::string fingerprintOf(std::string_view content)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : content) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    return fmt::format("{:016x}", hash);
}

/// Keeps the evidence that exists, each id once; takes samples without any out unless all are wanted.
void resolveEvidence(RetrievalDataset& dataset, Kept kept)
{
    std::set<std::string> missing;
    for (RetrievalCollection& collection : dataset.collections) {
        std::set<std::string> known;
        for (const RetrievalUnit& unit : collection.units) {
            known.insert(unit.externalId);
        }
        std::vector<RetrievalSample> samples;
        for (RetrievalSample& sample : collection.samples) {
            std::set<std::string> seen;
            std::vector<std::string> evidence;
            for (std::string& id : sample.evidence) {
                if (!dataset.asksArchive && !known.contains(id)) {
                    missing.insert(id);
                } else if (seen.insert(id).second) {
                    evidence.push_back(std::move(id));
                }
            }
            sample.evidence = std::move(evidence);
            if (sample.evidence.empty() && kept == Kept::WithEvidence) {
                ++dataset.skipped;
            } else {
                samples.push_back(std::move(sample));
            }
        }
        collection.samples = std::move(samples);
    }
    for (const std::string& id : missing) {
        dataset.warnings.push_back(fmt::format("Evidence \"{}\" does not exist in the dataset and was ignored.", id));
    }
}

} // namespace

std::optional<DatasetFormat> datasetFormatFromName(std::string_view name)
{
    const auto* found =
        std::find_if(kFormats.begin(), kFormats.end(), [name](const auto& entry) { return entry.first == name; });
    return found == kFormats.end() ? std::nullopt : std::optional(found->second);
}

std::string_view datasetFormatName(DatasetFormat format)
{
    return std::find_if(kFormats.begin(), kFormats.end(),
                        [format](const auto& entry) { return entry.second == format; })
        ->first;
}

namespace {

Result<RetrievalDataset> load(const std::filesystem::path& file, DatasetFormat format, std::optional<LocalMicros> now,
                              Kept kept)
{
    std::error_code status;
    if (!std::filesystem::is_regular_file(file, status)) {
        return fail(ErrorCode::NotFound, fmt::format("There is no dataset file \"{}\".", file.string()));
    }
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    if (!stream) {
        return fail(ErrorCode::Io, fmt::format("The dataset \"{}\" cannot be read.", file.string()));
    }
    const auto damaged = [&](const std::string& detail) {
        return fail(ErrorCode::DamagedInput,
                    fmt::format("The file \"{}\" is not a dataset of the format \"{}\". Check the file and --format.",
                                file.string(), datasetFormatName(format)),
                    detail);
    };
    try {
        const nlohmann::json json = nlohmann::json::parse(content.str());
        RetrievalDataset dataset;
        switch (format) {
        case DatasetFormat::Mitra:
            dataset = readMitraDataset(json);
            break;
        case DatasetFormat::Locomo:
            dataset = readLocomoDataset(json);
            break;
        case DatasetFormat::Squad:
            dataset = readSquadDataset(json);
            break;
        case DatasetFormat::Own:
            dataset = readOwnDataset(json);
            break;
        }
        for (RetrievalCollection& collection : dataset.collections) {
            collection.now = now.value_or(collection.now);
        }
        dataset.fingerprint = fingerprintOf(content.str());
        resolveEvidence(dataset, kept);
        return dataset;
    } catch (const nlohmann::json::exception& error) {
        return damaged(fmt::format("JSON error {}", error.id));
    } catch (const std::exception&) {
        return damaged("unexpected structure");
    }
}

} // namespace

Result<RetrievalDataset> loadRetrievalDataset(const std::filesystem::path& file, DatasetFormat format,
                                              std::optional<LocalMicros> now)
{
    return load(file, format, now, Kept::WithEvidence);
}

Result<RetrievalDataset> loadAnswerDataset(const std::filesystem::path& file, DatasetFormat format,
                                           std::optional<LocalMicros> now)
{
    return load(file, format, now, Kept::All);
}

} // namespace reminisce::evaluation
