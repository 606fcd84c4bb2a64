// SPDX-License-Identifier: GPL-3.0-or-later
// make_archive CHUNKS DIRECTORY [SEED]: a generated archive of this many chunks, to try the program at size.
#include <cstdio>
#include <cstdlib>

#include "bench/corpus.h"

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: make_archive CHUNKS DIRECTORY [SEED]\n");
        return 2;
    }
    reminisce::bench::CorpusOptions options;
    options.chunks = static_cast<std::size_t>(std::atoll(argv[1]));
    options.seed = argc > 3 ? static_cast<std::uint32_t>(std::atoi(argv[3])) : 1;
    auto archive = reminisce::archive::Archive::open(argv[2]);
    if (!archive) {
        std::fprintf(stderr, "%s\n", archive.error().message.c_str());
        return 1;
    }
    const auto filled = reminisce::bench::fillArchive(*archive, options, [](const reminisce::Progress& p) {
        std::fprintf(stderr, "\r%llu of %llu", static_cast<unsigned long long>(p.done),
                     static_cast<unsigned long long>(p.total));
    });
    std::fprintf(stderr, "\n");
    if (!filled) {
        std::fprintf(stderr, "%s\n", filled.error().message.c_str());
        return 1;
    }
    return 0;
}
