// SPDX-License-Identifier: GPL-3.0-or-later
// Word documents (libarchive, pugixml) and PDF (poppler). Both only dress a text, which a reader of texts then knows.
#include "core/ingest/containers/text_documents.h"

#include <cstring>
#include <filesystem>

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>
#include <pugixml.hpp>

#include "core/ingest/containers/archive_walk.h"
#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kMaxXml = std::size_t{32} << 20U;
constexpr std::size_t kMaxPdf = std::size_t{256} << 20U;
constexpr std::size_t kMaxText = std::size_t{64} << 20U;
constexpr int kMaxPages = 5000;

Result<void> readText(std::string text, const Registry& registry, const Input& original, ReadSink& sink,
                      const ReadContext& context, std::stop_token stop)
{
    if (trimmed(text).empty()) {
        return fail(ErrorCode::UnsupportedFormat, "The document holds no text; it may consist of pictures.");
    }
    Input input = Input::fromMemory(original.path(), std::move(text));
    auto head = ProbedHead::of(input);
    if (!head) {
        return tl::unexpected(head.error());
    }
    const TranscriptReader* reader = registry.find(head->probe());
    if (reader == nullptr) {
        return fail(ErrorCode::UnsupportedFormat, "The document's text has no form of a transcript that is known.");
    }
    return reader->read(input, sink, context, std::move(stop));
}

/// Part of the name behind the namespace's prefix.
std::string_view localName(const pugi::xml_node& node)
{
    const std::string_view name = node.name();
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

/// What a node opens with; false when what is within is to be passed over.
bool enter(const pugi::xml_node& node, std::string& text)
{
    const std::string_view name = localName(node);
    if (name == "t") {
        for (const pugi::xml_node& part : node.children()) {
            text += part.value();
        }
        return false;
    }
    if (name == "tab") {
        text += std::strcmp(node.parent().name(), "w:tabs") == 0 ? "" : "\t";
    } else if (name == "br" || name == "cr") {
        text += '\n';
    } else if (name == "noBreakHyphen") {
        text += '-';
    }
    // The fallback repeats its choice for older programs; properties hold no text.
    return name != "Fallback" && name != "pPr" && name != "rPr" && name != "del" && name != "instrText";
}

class WordReader final : public TranscriptReader
{
public:
    explicit WordReader(std::shared_ptr<const Registry> registry) : m_registry(std::move(registry)) {}
    [[nodiscard]] std::string_view name() const override { return "docx"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        if (!looksLikeZip(probe.raw)) {
            return 0;
        }
        for (const std::string& entry : zipNamesInHead(probe.raw)) {
            if (entry == "[Content_Types].xml" || entry.rfind("word/", 0) == 0) {
                return 96;
            }
        }
        return 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& context,
                                    std::stop_token stop) const override
    {
        auto bytes = ContainerBytes::of(input);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        if (auto names = listZip(*bytes, stop); !names) {
            return tl::unexpected(names.error());
        }
        std::string xml;
        bool found = false;
        ContainerBudget budget;
        auto walked = walkZip(
            *bytes, budget,
            [&](ContainerEntry& entry) -> Result<void> {
                if (entry.name() != "word/document.xml" || found) {
                    return {};
                }
                found = true;
                return entry.read(xml, kMaxXml + 1);
            },
            stop);
        if (!walked) {
            return walked;
        }
        if (!found) {
            return fail(ErrorCode::UnsupportedFormat,
                        "The file is an office document but no Word document. Save it as text or "
                        "as a Word document.");
        }
        if (xml.size() > kMaxXml) {
            return fail(ErrorCode::LimitExceeded,
                        "The Word document has more than 32 MB of text. Save it as plain text.");
        }
        auto text = textOfWordXml(xml);
        if (!text) {
            return tl::unexpected(text.error());
        }
        return readText(std::move(*text), *m_registry, input, sink, context, std::move(stop));
    }

private:
    std::shared_ptr<const Registry> m_registry;
};

class PdfReader final : public TranscriptReader
{
public:
    explicit PdfReader(std::shared_ptr<const Registry> registry) : m_registry(std::move(registry)) {}
    [[nodiscard]] std::string_view name() const override { return "pdf"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        // Readers of PDF accept some bytes before the mark.
        return probe.raw.substr(0, 1024).find("%PDF-") != std::string_view::npos ? 95 : 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& context,
                                    std::stop_token stop) const override
    {
        auto bytes = input.rawBytes(kMaxPdf);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        auto text = textOf(*bytes, stop);
        if (!text) {
            return tl::unexpected(text.error());
        }
        return readText(std::move(*text), *m_registry, input, sink, context, std::move(stop));
    }

private:
    static Result<std::string> textOf(const std::string& bytes, const std::stop_token& stop)
    {
        poppler::set_debug_error_function([](const std::string& /*message*/, void* /*data*/) {}, nullptr);
        try {
            const std::unique_ptr<poppler::document> document(
                poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size())));
            if (!document) {
                return fail(ErrorCode::DamagedInput,
                            "The PDF is broken and could not be opened. Download or export it again.");
            }
            if (document->is_locked()) {
                return fail(ErrorCode::UnsupportedFormat, "The PDF is protected with a password. Save it without one.");
            }
            std::string text;
            const int pages = document->pages();
            if (pages > kMaxPages) {
                return fail(ErrorCode::LimitExceeded,
                            "The PDF has more than 5,000 pages. Split it into several files.");
            }
            for (int i = 0; i < pages && text.size() < kMaxText; ++i) {
                if (auto ok = checkStop(stop); !ok) {
                    return tl::unexpected(ok.error());
                }
                const std::unique_ptr<poppler::page> page(document->create_page(i));
                if (page) {
                    const auto utf8 = page->text(poppler::rectf(), poppler::page::physical_layout).to_utf8();
                    text.append(utf8.data(), utf8.size());
                    text += '\n';
                }
            }
            for (char& c : text) { // poppler ends each page with a form feed
                c = c == '\f' ? '\n' : c;
            }
            return text::replaceInvalidUtf8(text).text;
        } catch (const std::exception& e) {
            return fail(ErrorCode::DamagedInput, "The PDF could not be read. Save its text as a file instead.",
                        e.what());
        }
    }

    std::shared_ptr<const Registry> m_registry;
};

} // namespace

Result<std::string> textOfWordXml(std::string_view xml)
{
    pugi::xml_document document;
    const auto parsed = document.load_buffer(xml.data(), xml.size(), pugi::parse_default | pugi::parse_ws_pcdata);
    if (!parsed) {
        return fail(ErrorCode::DamagedInput, "The Word document is broken. Save it again, or save its text.",
                    parsed.description());
    }
    // Without recursion: a hostile file may be nested more deeply than the stack.
    std::string text;
    pugi::xml_node node = document.first_child();
    while (node) {
        if (enter(node, text) && node.first_child()) {
            node = node.first_child();
            continue;
        }
        while (node) {
            if (localName(node) == "p") {
                text += '\n';
            }
            if (node.next_sibling()) {
                node = node.next_sibling();
                break;
            }
            node = node.parent();
        }
    }
    return text;
}

Readers makeDocumentReaders(const std::shared_ptr<const Registry>& registry)
{
    Readers readers;
    readers.push_back(std::make_unique<WordReader>(registry));
    readers.push_back(std::make_unique<PdfReader>(registry));
    return readers;
}

} // namespace reminisce::ingest
