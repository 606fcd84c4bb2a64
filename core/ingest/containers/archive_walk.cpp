// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/containers/archive_walk.h"

#include <algorithm>
#include <memory>

#include <archive.h>
#include <archive_entry.h>

#include "core/ingest/reader.h"
#include "core/text/encoding.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10U;
constexpr std::uint64_t kMaxMemory = std::uint64_t{512} << 20U;

struct CloseArchive
{
    void operator()(archive* a) const { archive_read_free(a); }
};
using ArchiveHandle = std::unique_ptr<archive, CloseArchive>;

tl::unexpected<Error> damaged(archive* a)
{
    // libarchive's text may quote entry names, so only its number goes to the log.
    return fail(ErrorCode::DamagedInput, "The archive is broken or cut off. Download or export it again.",
                "libarchive error " + std::to_string(archive_errno(a)));
}

Result<ArchiveHandle> openArchive(const ContainerBytes& bytes, bool zip)
{
    ArchiveHandle handle(archive_read_new());
    if (!handle) {
        return fail(ErrorCode::Internal, "The archive could not be opened: out of memory.");
    }
    if (zip) {
        archive_read_support_format_zip(handle.get());
    } else {
        archive_read_support_filter_gzip(handle.get());
        archive_read_support_format_raw(handle.get());
        archive_read_support_format_empty(handle.get());
    }
    const int opened = bytes.file.empty()
                           ? archive_read_open_memory(handle.get(), bytes.memory.data(), bytes.memory.size())
                           : archive_read_open_filename(handle.get(), bytes.file.c_str(), kBlock);
    if (opened < ARCHIVE_WARN) {
        return damaged(handle.get());
    }
    return handle;
}

std::string nameOf(archive_entry* entry)
{
    if (const char* utf8 = archive_entry_pathname_utf8(entry)) {
        return text::replaceInvalidUtf8(utf8).text;
    }
    const char* raw = archive_entry_pathname(entry);
    return raw == nullptr ? std::string() : text::decode(raw).text;
}

bool isUnsafe(std::string_view name)
{
    if (name.empty() || name.front() == '/' || name.front() == '\\' || (name.size() > 1 && name[1] == ':')) {
        return true;
    }
    std::size_t at = 0;
    while (at <= name.size()) {
        const std::size_t end = std::min(name.find_first_of("/\\", at), name.size());
        if (name.substr(at, end - at) == "..") {
            return true;
        }
        at = end + 1;
    }
    return false;
}

Result<void> checkEntry(archive_entry* entry, const std::string& name)
{
    if (isUnsafe(name)) {
        return fail(ErrorCode::DamagedInput,
                    "The archive names a place outside of itself, which no honest archive does. It "
                    "was not opened.");
    }
    const auto type = archive_entry_filetype(entry);
    if (archive_entry_symlink(entry) != nullptr || archive_entry_hardlink(entry) != nullptr ||
        (type != AE_IFREG && type != AE_IFDIR && type != 0)) {
        return fail(
            ErrorCode::DamagedInput,
            "The archive holds a link or device instead of a file. It was not opened; pack the files themselves.");
    }
    if (archive_entry_is_data_encrypted(entry) != 0) {
        return fail(ErrorCode::UnsupportedFormat,
                    "The archive is protected with a password. Unpack it and import the files in it.");
    }
    return {};
}

class OpenEntry final : public ContainerEntry
{
public:
    OpenEntry(archive* a, std::string name, ContainerBudget& budget, const std::stop_token& stop)
        : m_archive(a), m_name(std::move(name)), m_budget(budget), m_stop(stop), m_begin(consumed())
    {}

    [[nodiscard]] const std::string& name() const override { return m_name; }

    [[nodiscard]] Result<void> read(std::string& bytes, std::size_t limit) override
    {
        std::size_t done = 0;
        while (done < limit) {
            if (auto ok = checkStop(m_stop); !ok) {
                return ok;
            }
            const std::size_t want = std::min(kBlock, limit - done);
            const std::size_t before = bytes.size();
            bytes.resize(before + want);
            const la_ssize_t n = archive_read_data(m_archive, bytes.data() + before, want);
            bytes.resize(before + (n > 0 ? static_cast<std::size_t>(n) : 0));
            if (n < 0) {
                return damaged(m_archive);
            }
            if (n == 0) {
                return {};
            }
            done += static_cast<std::size_t>(n);
            m_inflated += static_cast<std::uint64_t>(n);
            if (auto ok = m_budget.addBytes(static_cast<std::uint64_t>(n), m_inflated,
                                            consumed() - std::min(m_begin, consumed()));
                !ok) {
                return ok;
            }
        }
        return {};
    }

private:
    /// Bytes of the container taken so far.
    [[nodiscard]] std::uint64_t consumed() const
    {
        return static_cast<std::uint64_t>(std::max<la_int64_t>(0, archive_filter_bytes(m_archive, -1)));
    }

    archive* m_archive;
    std::string m_name;
    ContainerBudget& m_budget;
    const std::stop_token& m_stop;
    std::uint64_t m_inflated = 0;
    std::uint64_t m_begin;
};

/// Goes through the headers; `visit` gets the open archive and the name, but not for folders.
Result<void> walkHeaders(const ContainerBytes& bytes, bool zip, const std::stop_token& stop,
                         const std::function<Result<void>(archive*, archive_entry*, const std::string&)>& visit)
{
    auto handle = openArchive(bytes, zip);
    if (!handle) {
        return tl::unexpected(handle.error());
    }
    archive* a = handle->get();
    while (true) {
        if (auto ok = checkStop(stop); !ok) {
            return ok;
        }
        archive_entry* entry = nullptr;
        const int status = archive_read_next_header(a, &entry);
        if (status == ARCHIVE_EOF) {
            return {};
        }
        if (status < ARCHIVE_WARN) {
            return damaged(a);
        }
        const std::string name = zip ? nameOf(entry) : std::string();
        if (zip) {
            if (auto ok = checkEntry(entry, name); !ok) {
                return ok;
            }
        }
        if (auto ok = visit(a, entry, name); !ok) {
            return ok;
        }
    }
}

} // namespace

Result<ContainerBytes> ContainerBytes::of(Input& input)
{
    std::error_code code;
    const auto size = std::filesystem::file_size(input.path(), code);
    if (!code && size == input.size() && std::filesystem::is_regular_file(input.path(), code)) {
        return ContainerBytes{input.path(), {}};
    }
    auto bytes = input.rawBytes(kMaxMemory);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    return ContainerBytes{{}, std::move(*bytes)};
}

std::uint64_t ContainerBytes::size() const
{
    if (file.empty()) {
        return memory.size();
    }
    std::error_code code;
    const auto size = std::filesystem::file_size(file, code);
    return code ? 0 : size;
}

Result<void> ContainerBudget::addEntry()
{
    if (++m_entries > kMaxEntries) {
        return fail(ErrorCode::LimitExceeded,
                    "The archive holds more than 10,000 files. Unpack it and import the folder.");
    }
    return {};
}

Result<void> ContainerBudget::addBytes(std::uint64_t more, std::uint64_t inflated, std::uint64_t compressed)
{
    m_inflated += more;
    if (m_inflated > kMaxInflated) {
        return fail(ErrorCode::LimitExceeded,
                    "The archive unpacks to more than 2 GB. Unpack it and import the transcripts.");
    }
    if (inflated > kRatioFromBytes && inflated > kMaxRatio * compressed) {
        return fail(ErrorCode::LimitExceeded,
                    "The archive unpacks to more than 100 times its size, as no transcripts do. It "
                    "was not imported.");
    }
    return {};
}

Result<void> ContainerBudget::checkDeclared(std::uint64_t inflated, std::uint64_t compressed) const
{
    ContainerBudget copy = *this;
    return copy.addBytes(inflated, inflated, compressed);
}

Result<void> walkZip(const ContainerBytes& bytes, ContainerBudget& budget, const VisitEntry& visit,
                     const std::stop_token& stop)
{
    return walkHeaders(bytes, true, stop,
                       [&](archive* a, archive_entry* entry, const std::string& name) -> Result<void> {
                           if (auto ok = budget.addEntry(); !ok) {
                               return ok;
                           }
                           if (archive_entry_filetype(entry) == AE_IFDIR || name.back() == '/') {
                               return {};
                           }
                           OpenEntry open(a, name, budget, stop);
                           return visit(open);
                       });
}

Result<std::vector<std::string>> listZip(const ContainerBytes& bytes, const std::stop_token& stop)
{
    std::vector<std::string> names;
    ContainerBudget budget;
    std::uint64_t declared = 0;
    const std::uint64_t size = bytes.size();
    auto ok = walkHeaders(
        bytes, true, stop, [&](archive* /*a*/, archive_entry* entry, const std::string& name) -> Result<void> {
            if (auto counted = budget.addEntry(); !counted) {
                return counted;
            }
            if (archive_entry_filetype(entry) == AE_IFDIR || name.back() == '/') {
                return {};
            }
            if (archive_entry_size_is_set(entry) != 0) {
                const auto entrySize = static_cast<std::uint64_t>(std::max<la_int64_t>(0, archive_entry_size(entry)));
                declared = entrySize > ContainerBudget::kMaxInflated ? entrySize : declared + entrySize;
                if (auto allowed = budget.checkDeclared(declared, size); !allowed) {
                    return allowed;
                }
            }
            names.push_back(name);
            return {};
        });
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    return names;
}

Result<void> walkGzip(const ContainerBytes& bytes, ContainerBudget& budget, const VisitEntry& visit,
                      const std::stop_token& stop)
{
    return walkHeaders(bytes, false, stop,
                       [&](archive* a, archive_entry* /*entry*/, const std::string& name) -> Result<void> {
                           if (auto ok = budget.addEntry(); !ok) {
                               return ok;
                           }
                           OpenEntry open(a, name, budget, stop);
                           return visit(open);
                       });
}

bool looksLikeZip(std::string_view head)
{
    const std::string_view mark = head.substr(0, 4);
    return mark == std::string_view("PK\x03\x04", 4) || mark == std::string_view("PK\x05\x06", 4) ||
           mark == std::string_view("PK\x07\x08", 4);
}

bool looksLikeGzip(std::string_view head)
{
    return head.size() >= 3 && head.substr(0, 3) == std::string_view("\x1f\x8b\x08", 3);
}

std::vector<std::string> zipNamesInHead(std::string_view head)
{
    std::vector<std::string> names;
    const auto number = [&](std::size_t at, int bytes) {
        std::uint64_t value = 0;
        for (int i = bytes - 1; i >= 0; --i) {
            value = value << 8U | static_cast<unsigned char>(head[at + static_cast<std::size_t>(i)]);
        }
        return value;
    };
    constexpr std::size_t kHeader = 30; // APPNOTE 4.3.7
    std::size_t at = 0;
    while (at + kHeader <= head.size() && head.substr(at, 4) == std::string_view("PK\x03\x04", 4)) {
        const auto nameSize = static_cast<std::size_t>(number(at + 26, 2));
        const auto extraSize = static_cast<std::size_t>(number(at + 28, 2));
        const std::uint64_t packed = number(at + 18, 4);
        names.emplace_back(head.substr(at + kHeader, nameSize));
        const bool sizeFollows = (number(at + 6, 2) & 8U) != 0 && packed == 0;
        const std::size_t data = at + kHeader + nameSize + extraSize;
        if (sizeFollows) { // the size stands behind the data: look for the next entry
            at = data < head.size() ? head.find(std::string_view("PK\x03\x04", 4), data) : std::string_view::npos;
        } else {
            at = packed < head.size() ? data + static_cast<std::size_t>(packed) : std::string_view::npos;
        }
        if (at == std::string_view::npos) {
            break;
        }
    }
    return names;
}

} // namespace reminisce::ingest
