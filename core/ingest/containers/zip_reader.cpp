// SPDX-License-Identifier: GPL-3.0-or-later
// zip and gzip: each file inside that some reader knows becomes a conversation of its own, a zip inside a zip is opened
// once. A Slack export is read as a whole.
#include "core/ingest/containers/archive_walk.h"
#include "core/ingest/containers/container_readers.h"
#include "core/ingest/containers/entry_content.h"
#include "core/ingest/containers/entry_sink.h"
#include "core/ingest/containers/slack_export.h"
#include "core/ingest/containers/text_documents.h"
#include "core/ingest/recording_date.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

constexpr int kMaxDepth = 1; ///< a container within the container

bool isOfficeHead(std::string_view head)
{
    for (const std::string& name : zipNamesInHead(head)) {
        if (name == "[Content_Types].xml" || name.rfind("word/", 0) == 0 || name.rfind("_rels/", 0) == 0) {
            return true;
        }
    }
    return false;
}

/// Files that operating systems add to archives.
bool isHelperFile(const std::string& name)
{
    const std::string file = std::filesystem::path(name).filename().string();
    return name.rfind("__MACOSX/", 0) == 0 || file == ".DS_Store" || file == "Thumbs.db" || file == "desktop.ini" ||
           file.rfind("._", 0) == 0;
}

class ContainerReader
{
public:
    ContainerReader(const Registry& registry, ReadSink& sink, const ReadContext& context, const std::stop_token& stop)
        : m_registry(registry), m_sink(sink), m_context(context), m_stop(stop)
    {}

    Result<void> read(const ContainerBytes& bytes, bool zip, int depth, const std::string& within)
    {
        const auto visit = [&](ContainerEntry& entry) {
            const std::string own = zip ? entry.name() : m_context.path.stem().string();
            return takeEntry(entry, within.empty() || !zip ? own : within + "/" + own, depth);
        };
        if (!zip) {
            return walkGzip(bytes, m_budget, visit, m_stop);
        }
        auto names = listZip(bytes, m_stop);
        if (!names) {
            return tl::unexpected(names.error());
        }
        if (looksLikeSlackExport(*names)) {
            m_understood = true;
            return readSlackExport(bytes, m_sink, m_stop);
        }
        return walkZip(bytes, m_budget, visit, m_stop);
    }

    /// Whether anything inside was a known format.
    [[nodiscard]] bool understood() const { return m_understood; }
    [[nodiscard]] const std::optional<Error>& firstError() const { return m_firstError; }

private:
    Result<void> takeEntry(ContainerEntry& entry, const std::string& name, int depth)
    {
        if (isHelperFile(entry.name())) {
            m_sink.skip({0, shortened(name), "a helper file of the operating system"});
            return {};
        }
        std::string head;
        if (auto ok = entry.read(head, Probe::kBytes); !ok) {
            return ok;
        }
        const bool zip = looksLikeZip(head) && !isOfficeHead(head);
        if (zip || looksLikeGzip(head)) {
            return openInner(entry, std::move(head), zip, name, depth);
        }
        const bool complete = head.size() < Probe::kBytes;
        auto probed = [&] {
            Input headInput = Input::fromMemory(name, head);
            return ProbedHead::of(headInput);
        }();
        if (!probed) {
            return tl::unexpected(probed.error());
        }
        Probe probe = probed->probe();
        probe.complete = complete;
        const TranscriptReader* reader = head.empty() ? nullptr : m_registry.find(probe);
        if (reader == nullptr) {
            m_sink.skip({0, shortened(name),
                         head.empty() ? "an empty file" : "a file that is no transcript of a known format"});
            return {};
        }
        auto content = EntryContent::take(entry, std::move(head));
        if (!content) {
            return tl::unexpected(content.error());
        }
        return readContent(*content, *reader, name);
    }

    Result<void> openInner(ContainerEntry& entry, std::string head, bool zip, const std::string& name, int depth)
    {
        if (depth >= kMaxDepth) {
            return fail(ErrorCode::LimitExceeded,
                        "The archive holds an archive that holds a further one. Unpack it and import the files in it.");
        }
        auto content = EntryContent::take(entry, std::move(head));
        if (!content) {
            return tl::unexpected(content.error());
        }
        return read(content->asContainer(), zip, depth + 1, name);
    }

    Result<void> readContent(EntryContent& content, const TranscriptReader& reader, const std::string& name)
    {
        auto input = content.open(name);
        if (!input) {
            return tl::unexpected(input.error());
        }
        const auto date = dateInEntryName(name);
        const ReadContext context{name, date ? date : m_context.nameDate};
        // "_chat.txt" says nothing, the archive that it lies in does.
        EntrySink sink(m_sink, name, titleOfFile(m_context.path.stem() / name), date);
        auto ok = reader.read(*input, sink, context, m_stop);
        if (ok) {
            m_understood = true;
            return {};
        }
        if (sink.outerError()) {
            return tl::unexpected(*sink.outerError());
        }
        if (ok.error().code == ErrorCode::Cancelled) {
            return ok;
        }
        m_understood = m_understood || sink.turns() > 0;
        m_firstError = m_firstError ? m_firstError : std::optional(ok.error());
        m_sink.skip({0, shortened(name), ok.error().message});
        return {};
    }

    const Registry& m_registry;
    ReadSink& m_sink;
    const ReadContext& m_context;
    const std::stop_token& m_stop;
    ContainerBudget m_budget;
    bool m_understood = false;
    std::optional<Error> m_firstError;
};

class ArchiveReader final : public TranscriptReader
{
public:
    ArchiveReader(bool zip, std::shared_ptr<const Registry> registry) : m_zip(zip), m_registry(std::move(registry)) {}

    [[nodiscard]] std::string_view name() const override { return m_zip ? "zip" : "gzip"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        return (m_zip ? looksLikeZip(probe.raw) : looksLikeGzip(probe.raw)) ? 90 : 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& context,
                                    std::stop_token stop) const override
    {
        auto bytes = ContainerBytes::of(input);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        ContainerReader reader(*m_registry, sink, context, stop);
        if (auto ok = reader.read(*bytes, m_zip, 0, {}); !ok) {
            return ok;
        }
        if (reader.understood()) {
            return {};
        }
        if (reader.firstError()) {
            return tl::unexpected(*reader.firstError());
        }
        return fail(ErrorCode::UnsupportedFormat, "The archive holds no transcript of a known format.");
    }

private:
    bool m_zip;
    std::shared_ptr<const Registry> m_registry;
};

} // namespace

Readers makeContainerReaders(const MakeReaders& inner)
{
    const auto plain = std::make_shared<const Registry>(inner());
    Readers withDocuments = inner();
    for (auto& reader : makeDocumentReaders(plain)) {
        withDocuments.push_back(std::move(reader));
    }
    const auto packed = std::make_shared<const Registry>(std::move(withDocuments));
    Readers readers = makeDocumentReaders(plain);
    readers.push_back(std::make_unique<ArchiveReader>(true, packed));
    readers.push_back(std::make_unique<ArchiveReader>(false, packed));
    return readers;
}

} // namespace reminisce::ingest
