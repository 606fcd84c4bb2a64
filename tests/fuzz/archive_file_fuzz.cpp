// SPDX-License-Identifier: GPL-3.0-or-later
// A damaged archive: the input is a list of places in a sound database and what stands there instead, behind a byte
// that says what is done with it. Whatever comes of it, opening, reading, checking, mending, deleting and copying end
// with a value or a sentence.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <unistd.h>

#include "core/archive/archive.h"
#include "core/archive/backup.h"
#include "core/archive/chunks.h"
#include "core/archive/conversations.h"
#include "core/archive/people.h"
#include "core/archive/statistics.h"
#include "core/archive/stores.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"

namespace {

using namespace reminisce;
using namespace reminisce::archive;
namespace fs = std::filesystem;

/// In memory where there is room for that: each run writes the whole file.
const fs::path& place()
{
    struct Place
    {
        fs::path path;
        Place()
        {
            const fs::path memory = "/dev/shm";
            path = (fs::is_directory(memory) ? memory : fs::temp_directory_path()) /
                   ("reminisce-fuzz-" + std::to_string(::getpid()));
            fs::create_directories(path);
        }
        ~Place() { fs::remove_all(path); }
    };
    static const Place kPlace;
    return kPlace.path;
}

/// Every statement is prepared anew in each run: few rows, so that most of a run is not their repetition.
constexpr int kConversations = 4;

std::string soundArchive()
{
    const auto directory = place() / "sound";
    {
        auto archive = Archive::open(directory);
        Writer& writer = archive.value().writer();
        const Id tom = addPerson(writer, "Tom").value();
        for (int i = 0; i < kConversations; ++i) {
            ConversationDraft draft;
            draft.title = "Conversation";
            draft.start = Moment{i * kMicrosPerDay, std::nullopt};
            TurnDraft turn;
            turn.person = tom;
            turn.text = std::string(static_cast<std::size_t>(i) * 600, 'x') + " said"; // some longer than a page
            ChunkDraft chunk;
            chunk.text = "Tom: " + turn.text;
            draft.turns = {turn};
            draft.chunks = {chunk};
            (void)storeConversation(writer, draft).value();
        }
    }
    std::ifstream in(directory / "archive.sqlite", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

template <class T>
void saidWhy(const Result<T>& result)
{
    if (!result && (result.error().message.size() < 20 || !result.error().message.ends_with('.'))) {
        std::abort();
    }
}

/// Each of these writes much of the file, or reads all of it: a run does one of them or none, so that there are more
/// runs.
enum class Work : unsigned { Read, Verify, Rebuild, Delete, Scrub, BackUp, Count };

void use(Archive& archive, const fs::path& directory, Work work)
{
    Writer& writer = archive.writer();
    saidWhy(statistics(writer));
    saidWhy(listPeopleWithCounts(writer));
    const auto keys = conversationKeys(writer, {});
    saidWhy(keys);
    for (const ConversationKey& key : keys.value_or(std::vector<ConversationKey>())) {
        saidWhy(conversationSummary(writer, key.id));
        saidWhy(turnsOfConversation(writer, key.id, 0, 100));
        const auto chunks = chunksOfConversation(writer, key.id);
        saidWhy(chunks);
        saidWhy(loadChunks(writer, chunks.value_or(std::vector<Id>())));
    }
    switch (work) {
    case Work::Verify:
        saidWhy(verifyStores(writer, directory));
        break;
    case Work::Rebuild:
        saidWhy(rebuildDerivedTables(writer));
        break;
    case Work::Delete:
        saidWhy(deleteConversations(writer, std::vector<Id>{3}));
        break;
    case Work::Scrub:
        saidWhy(scrub(writer, directory));
        break;
    case Work::BackUp:
        saidWhy(backupTo(writer, directory, directory / "copy.sqlite"));
        break;
    case Work::Read:
    case Work::Count:
        break;
    }
}

} // namespace

/// Much is allocated here by SQLite, whose frames say nothing: two are enough of each.
extern "C" const char* __asan_default_options()
{
    return "malloc_context_size=2:quarantine_size_mb=16";
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::string kSound = soundArchive();
    constexpr std::size_t kChange = 5; // three bytes of place, one of length, one of content
    std::string bytes = kSound;
    const auto work = static_cast<Work>((size > 0 ? *data : 0U) % static_cast<unsigned>(Work::Count));
    data += size > 0 ? 1 : 0;
    size -= size > 0 ? 1 : 0;
    for (; size >= kChange; data += kChange, size -= kChange) {
        const std::size_t at = (data[0] | data[1] << 8U | data[2] << 16U) % bytes.size();
        const std::size_t length = std::min<std::size_t>(data[3] % 64 + 1U, bytes.size() - at);
        std::memset(bytes.data() + at, data[4], length);
    }
    const auto directory = place() / "damaged";
    fs::remove_all(directory);
    fs::create_directories(directory);
    std::ofstream(directory / "archive.sqlite", std::ios::binary) << bytes;
    auto archive = Archive::open(directory);
    saidWhy(archive);
    if (archive) {
        use(*archive, directory, work);
    }
    return 0;
}
