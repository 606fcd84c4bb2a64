// SPDX-License-Identifier: GPL-3.0-or-later
// import_bench CHUNKS DIRECTORY: imports generated WebVTT files with emotions, keyword index and n-gram vectors, beside
// plain inserts of the rows that came of it.
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <fmt/format.h>

#include "bench/corpus.h"
#include "bench/measure.h"
#include "bench/plain_inserts.h"
#include "core/archive/chunks.h"
#include "core/emotion/emotion_scorer.h"
#include "core/ingest/importer.h"
#include "core/search/index_snapshot.h"
#include "core/search/searcher.h"

namespace reminisce::bench {
namespace {

std::string cueTime(LocalMicros fromStart)
{
    const auto seconds = fromStart / kMicrosPerSecond;
    return fmt::format("{:02}:{:02}:{:02}.000", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

/// One file per conversation, dated by its name. Returns the bytes written.
std::uint64_t writeTranscripts(const CorpusOptions& options, const std::filesystem::path& directory)
{
    const TextGenerator text(options);
    std::vector<archive::Id> people;
    for (int i = 0; i < options.people; ++i) {
        people.push_back(i + 1);
    }
    std::filesystem::create_directories(directory);
    std::uint64_t bytes = 0;
    for (std::size_t number = 0; number * options.chunksPerConversation < options.chunks; ++number) {
        const archive::ConversationDraft draft = makeConversation(options, text, people, number);
        const LocalMicros begin = draft.start->local;
        std::string out = "WEBVTT\n\n";
        for (const archive::TurnDraft& turn : draft.turns) {
            const LocalMicros at = turn.start->local - begin;
            out += fmt::format("{} --> {}\n<v Person {}>{}</v>\n\n", cueTime(at), cueTime(at + 15 * kMicrosPerSecond),
                               turn.person, turn.text);
        }
        const CivilDate date = dateOf(begin);
        std::ofstream(directory / fmt::format("{:04}-{:02}-{:02} talk {}.vtt", date.year, date.month, date.day, number))
            << out;
        bytes += out.size();
    }
    return bytes;
}

int run(std::size_t chunks, const std::filesystem::path& directory)
{
    CorpusOptions options;
    options.chunks = chunks;
    const auto files = directory / "transcripts";
    const std::uint64_t bytes = writeTranscripts(options, files);
    auto archive = archive::Archive::open(directory / "imported");
    auto scorer = emotion::EmotionScorer::builtIn();
    if (!archive || !scorer) {
        std::fprintf(stderr, "%s\n", (archive ? scorer.error() : archive.error()).message.c_str());
        return 1;
    }
    const auto registry = ingest::Registry::withAllFormats();
    const double begin = now();
    const double processorBegin = processorSeconds();
    ingest::Importer importer(*archive, *scorer, registry);
    const auto report = importer.importFiles({files}, {});
    const double stored = now();
    search::Searcher searcher(*archive);
    const auto prepared = searcher.prepare();
    const double indexed = now();
    const double processor = processorSeconds() - processorBegin;
    if (!report || !prepared) {
        std::fprintf(stderr, "%s\n", (report ? prepared.error() : report.error()).message.c_str());
        return 1;
    }
    for (const ingest::FileReport& file : report->files) {
        if (file.error) {
            std::fprintf(stderr, "%s: %s\n", file.path.c_str(), file.error->message.c_str());
            return 1;
        }
    }
    const auto count = static_cast<double>(searcher.snapshot()->rows());
    const auto plain = insertPlainly(*archive, directory / "plain.sqlite");
    if (!plain) {
        std::fprintf(stderr, "%s\n", plain.error().message.c_str());
        return 1;
    }
    Row row;
    row.name = fmt::format("import, {} chunks", static_cast<std::size_t>(count));
    row.unit = "chunks/s";
    row.ours = count / (indexed - begin);
    row.peer = "SQLite WAL inserts of the same rows";
    row.peerValue = count / plain->seconds;
    row.target = 0.12;
    row.higherIsBetter = true;
    row.note = fmt::format("import {:.2f} s ({:.1f} MB/s), index {:.2f} s, plain {:.2f} s", stored - begin,
                           static_cast<double>(bytes) / 1e6 / (stored - begin), indexed - stored, plain->seconds);
    print(row);
    row.name += ", by processor time";
    row.ours = count / processor;
    row.peerValue = count / plain->processorSeconds;
    row.note = fmt::format("{:.2f} s, plain {:.2f} s", processor, plain->processorSeconds);
    print(row);
    return 0;
}

} // namespace
} // namespace reminisce::bench

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: import_bench CHUNKS DIRECTORY\n");
        return 2;
    }
    return reminisce::bench::run(static_cast<std::size_t>(std::atoll(argv[1])), argv[2]);
}
