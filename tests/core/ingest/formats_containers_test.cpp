// SPDX-License-Identifier: GPL-3.0-or-later
#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "core/ingest/containers/archive_walk.h"
#include "core/ingest/containers/text_documents.h"
#include "tests/core/ingest/formats_support.h"

namespace reminisce::ingest {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

struct Packed
{
    std::string name;
    std::string content;
    std::string link; ///< not empty: a symbolic link to this place
};

std::string pack(const std::vector<Packed>& files, bool gzip = false)
{
    std::string out(std::size_t{32} << 20U, '\0');
    std::size_t used = 0;
    archive* a = archive_write_new();
    if (gzip) {
        archive_write_add_filter_gzip(a);
        archive_write_set_format_raw(a);
    } else {
        archive_write_set_format_zip(a);
    }
    archive_write_open_memory(a, out.data(), out.size(), &used);
    archive_entry* entry = archive_entry_new();
    for (const Packed& file : files) {
        archive_entry_clear(entry);
        archive_entry_set_pathname_utf8(entry, file.name.c_str());
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_filetype(entry, file.link.empty() ? AE_IFREG : AE_IFLNK);
        if (!file.link.empty()) {
            archive_entry_set_symlink_utf8(entry, file.link.c_str());
        }
        archive_entry_set_size(entry, static_cast<la_int64_t>(file.content.size()));
        archive_write_header(a, entry);
        archive_write_data(a, file.content.data(), file.content.size());
    }
    archive_entry_free(entry);
    archive_write_close(a);
    archive_write_free(a);
    out.resize(used);
    return out;
}

std::string caption(const std::string& words)
{
    return "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Ann>" + words + "\n";
}

TEST(Zip, EachTranscriptIsAConversationNamedAndDatedByItsPlace)
{
    const auto sink = test::readAs("all.zip", pack({{"2024-05-06/morning.vtt", caption("Tea?"), {}},
                                                    {"evening 2024-05-07.vtt", caption("Wine?"), {}},
                                                    {"photo.jpg", "\xFF\xD8\xFF\xE0 no words", {}}}));
    EXPECT_EQ(sink.format, "zip");
    EXPECT_FALSE(sink.error);
    ASSERT_EQ(sink.conversations.size(), 2U);
    EXPECT_EQ(sink.conversations[0].head.title, "morning");
    EXPECT_EQ(sink.conversations[0].head.startedAt, test::moment("2024-05-06"));
    EXPECT_EQ(sink.conversations[0].head.dateSource, DateSource::Folder);
    EXPECT_EQ(sink.conversations[1].head.startedAt, test::moment("2024-05-07"));
    EXPECT_EQ(sink.conversations[1].head.dateSource, DateSource::FileName);
    EXPECT_THAT(sink.skipped.at(0).text, "photo.jpg");
}

TEST(Zip, AFileWithoutANameOfItsOwnIsCalledAfterTheArchive)
{
    const auto sink =
        test::readAs("WhatsApp Chat - Ann.zip",
                     pack({{"_chat.txt", "[24.12.23, 18:05:00] Ann: Hello\n[24.12.23, 18:06:00] Bob: Hi\n", {}}}));
    EXPECT_EQ(sink.conversations.at(0).head.title, "WhatsApp Chat - Ann");
}

TEST(Zip, AnArchiveWithinTheArchiveIsOpenedOnce)
{
    const std::string inner = pack({{"a.vtt", caption("Deep."), {}}});
    EXPECT_THAT(test::readAs("b.zip", pack({{"inner.zip", inner, {}}})).said(), ElementsAre("Ann|Deep."));
    const auto twice = test::readAs("c.zip", pack({{"outer.zip", pack({{"inner.zip", inner, {}}}), {}}}));
    ASSERT_TRUE(twice.error);
    EXPECT_EQ(twice.error->code, ErrorCode::LimitExceeded);
}

TEST(Zip, BombsAreRefused)
{
    const auto sink = test::readAs("bomb.zip", pack({{"a.txt", std::string(std::size_t{20} << 20U, ' '), {}}}));
    ASSERT_TRUE(sink.error);
    EXPECT_EQ(sink.error->code, ErrorCode::LimitExceeded);
    EXPECT_TRUE(sink.said().empty());
    const auto gzip =
        test::readAs("bomb.gz", pack({{"a", "WEBVTT\n\n" + std::string(std::size_t{20} << 20U, ' '), {}}}, true));
    ASSERT_TRUE(gzip.error);
    EXPECT_EQ(gzip.error->code, ErrorCode::LimitExceeded);
}

TEST(Zip, MoreThanTenThousandFilesAreRefused)
{
    std::vector<Packed> files;
    for (int i = 0; i <= 10'000; ++i) {
        files.push_back({fmt::format("{}.txt", i), "Ann: hi", {}});
    }
    const auto sink = test::readAs("many.zip", pack(files));
    ASSERT_TRUE(sink.error);
    EXPECT_EQ(sink.error->code, ErrorCode::LimitExceeded);
    EXPECT_THAT(sink.error->message, HasSubstr("10,000"));
}

TEST(Zip, PathsOutsideAndLinksAreRefused)
{
    for (const Packed& bad : std::vector<Packed>{{"../evil.txt", "Ann: hi", {}},
                                                 {"/etc/evil.txt", "Ann: hi", {}},
                                                 {"a/..\\evil.txt", "Ann: hi", {}},
                                                 {"C:\\evil.txt", "Ann: hi", {}},
                                                 {"link.txt", {}, "/etc/passwd"}}) {
        const auto sink = test::readAs("bad.zip", pack({{"good.vtt", caption("Hello."), {}}, bad}));
        ASSERT_TRUE(sink.error) << bad.name;
        EXPECT_EQ(sink.error->code, ErrorCode::DamagedInput) << bad.name;
        EXPECT_TRUE(sink.said().empty()) << bad.name;
    }
}

TEST(Zip, ABrokenTranscriptDoesNotTakeTheOthersWithIt)
{
    const auto sink = test::readAs(
        "a.zip", pack({{"bad.json", R"({"monologues":[{"elements":[)", {}}, {"good.vtt", caption("Hello."), {}}}));
    EXPECT_FALSE(sink.error);
    EXPECT_THAT(sink.said(), ElementsAre("Ann|Hello."));
    EXPECT_EQ(sink.skipped.at(0).text, "bad.json");
}

TEST(Zip, ACutArchiveIsAnError)
{
    const std::string whole = pack({{"a.vtt", caption("Hello."), {}}, {"b.vtt", caption(std::string(9000, 'x')), {}}});
    for (const std::size_t size : {std::size_t{4}, std::size_t{30}, std::size_t{100}, whole.size() / 3}) {
        EXPECT_TRUE(test::readAs("cut.zip", whole.substr(0, size)).error.has_value()) << size;
    }
}

TEST(Zip, SlackExportsAreReadWithTheirPeopleAndChannels)
{
    const std::string users =
        R"([{"id":"U1","name":"ann","real_name":"Ann Lee"},{"id":"U2","name":"bob","real_name":"Bob Ray"}])";
    const std::string channels = R"([{"id":"C1","name":"general"}])";
    const std::string direct = R"([{"id":"D1","members":["U1","U2"]}])";
    const auto day = [](const char* user, const char* text, const char* time) {
        return fmt::format(R"([{{"type":"message","user":"{}","text":"{}","ts":"{}"}}])", user, text, time);
    };
    const auto sink =
        test::readAs("export.zip", pack({{"general/2024-03-05.json", day("U2", "later", "1709640000.000100"), {}},
                                         {"general/2024-03-04.json", day("U1", "first", "1709553600.000100"), {}},
                                         {"D1/2024-03-04.json", day("U2", "psst", "1709553600.000100"), {}},
                                         {"channels.json", channels, {}},
                                         {"dms.json", direct, {}},
                                         {"integration_logs.json", "[]", {}},
                                         {"users.json", users, {}}}));
    EXPECT_FALSE(sink.error);
    EXPECT_THAT(sink.said(), ElementsAre("Bob Ray|psst", "Ann Lee|first", "Bob Ray|later"));
    EXPECT_EQ(sink.conversations.at(0).head.title, "Ann Lee, Bob Ray");
    EXPECT_EQ(sink.conversations.at(1).head.title, "#general");
    EXPECT_EQ(sink.conversations.at(1).head.externalId, "slack:C1");
    EXPECT_EQ(sink.skipped.at(0).text, "integration_logs.json");
}

TEST(Gzip, IsTheFileWithoutItsEnding)
{
    const auto sink = test::readAs("2024-05-06 talk.vtt.gz", pack({{"x", caption("Packed."), {}}}, true));
    EXPECT_EQ(sink.format, "gzip");
    EXPECT_THAT(sink.said(), ElementsAre("Ann|Packed."));
    EXPECT_EQ(sink.conversations.at(0).head.startedAt, test::moment("2024-05-06"));
}

std::string wordXml(const std::string& paragraphs)
{
    return R"(<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>)" +
           paragraphs + "</w:body></w:document>";
}

std::string word(const std::string& paragraphs)
{
    return pack({{"[Content_Types].xml", "<Types/>", {}}, {"word/document.xml", wordXml(paragraphs), {}}});
}

TEST(Word, TheTextGoesToTheReaderThatKnowsIt)
{
    const auto sink =
        test::readAs("Teams.docx",
                     word("<w:p><w:r><w:t>0:0:2.90 --&gt; 0:0:4.480</w:t></w:r><w:r><w:br/><w:t>Ann Lee</w:t></w:r>"
                          "<w:r><w:br/><w:t xml:space=\"preserve\">Good </w:t></w:r><w:r><w:t>day.</w:t></w:r></w:p>"));
    EXPECT_EQ(sink.format, "docx");
    EXPECT_THAT(sink.said(), ElementsAre("Ann Lee|Good day."));
}

TEST(Word, DeletedTextAndFallbacksAreLeftOut)
{
    const auto text = textOfWordXml(wordXml(
        "<w:p><w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:r><w:t>Ann:</w:t><w:tab/><w:t>hi</w:t></w:r></w:p>"
        "<w:p><mc:AlternateContent><mc:Choice><w:t>once</w:t></mc:Choice><mc:Fallback><w:t>twice</w:t></mc:Fallback></"
        "mc:AlternateContent></w:p>"));
    ASSERT_TRUE(text);
    EXPECT_EQ(*text, "Ann:\thi\nonce\n");
    EXPECT_FALSE(textOfWordXml("<w:p><w:t>cut"));
}

TEST(Word, DeepNestingDoesNotExhaustTheStack)
{
    std::string deep;
    for (int i = 0; i < 200'000; ++i) {
        deep += "<w:p>";
    }
    deep += "<w:t>x</w:t>";
    for (int i = 0; i < 200'000; ++i) {
        deep += "</w:p>";
    }
    EXPECT_TRUE(textOfWordXml(wordXml(deep)));
}

TEST(Word, OtherOfficeFilesAreNamed)
{
    const auto sink =
        test::readAs("table.xlsx", pack({{"[Content_Types].xml", "<Types/>", {}}, {"xl/workbook.xml", "<x/>", {}}}));
    ASSERT_TRUE(sink.error);
    EXPECT_EQ(sink.error->code, ErrorCode::UnsupportedFormat);
}

/// A PDF of one page with these lines.
std::string pdf(const std::vector<std::string>& lines)
{
    std::string content = "BT /F1 12 Tf 14 TL 50 750 Td ";
    for (const std::string& line : lines) {
        content += "(" + line + ") Tj T* ";
    }
    content += "ET";
    const std::vector<std::string> objects = {
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> "
        ">>",
        fmt::format("<< /Length {} >>\nstream\n{}\nendstream", content.size(), content),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"};
    std::string out = "%PDF-1.4\n";
    std::string table;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        table += fmt::format("{:010} 00000 n \n", out.size());
        out += fmt::format("{} 0 obj\n{}\nendobj\n", i + 1, objects[i]);
    }
    const std::size_t start = out.size();
    out += fmt::format("xref\n0 {}\n0000000000 65535 f \n{}trailer\n<< /Size {} /Root 1 0 R >>\nstartxref\n{}\n%%EOF\n",
                       objects.size() + 1, table, objects.size() + 1, start);
    return out;
}

TEST(Pdf, TheLinesGoToTheReaderThatKnowsThem)
{
    const auto sink =
        test::readAs("talk.pdf", pdf({"Ann Lee: Shall we begin?", "Bob Ray: Yes, let us begin.", "Ann Lee: Good."}));
    EXPECT_EQ(sink.format, "pdf");
    EXPECT_FALSE(sink.error) << sink.error->message;
    EXPECT_THAT(sink.said(), ElementsAre("Ann Lee|Shall we begin?", "Bob Ray|Yes, let us begin.", "Ann Lee|Good."));
}

TEST(Pdf, BrokenAndEmptyFilesAreErrors)
{
    EXPECT_TRUE(test::readAs("a.pdf", "%PDF-1.4\nnothing").error);
    EXPECT_TRUE(test::readAs("b.pdf", pdf({})).error);
}

} // namespace
} // namespace reminisce::ingest
