// SPDX-License-Identifier: GPL-3.0-or-later
// WhatsApp's exported chats. Android: "20.06.24, 17:00 - Name: text"; iOS: "[20.06.24, 17:00:05] Name: text".
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <unordered_map>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/whatsapp_line.h"
#include "core/ingest/line_source.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr LocalMicros kPauseBetweenConversations = 6 * kMicrosPerHour;
constexpr std::size_t kMostText = std::size_t{1} << 20U;
constexpr std::string_view kLeftToRightMark = "\u200e";

/// What is known about a name before ": " in the whole file.
struct NameUse
{
    std::size_t messages = 0;
    std::size_t marked = 0;   ///< of these, texts that begin with a direction mark, as what the program wrote does
    bool saysNotices = false; ///< a sentence of WhatsApp stands under it
};
using Names = std::unordered_map<std::string, NameUse>;

/// "~ Anna", with direction marks around: "Anna".
std::string_view cleanName(std::string_view name)
{
    name = trimmed(name);
    while (!name.empty() && name.front() == '~') {
        name = trimmed(name.substr(1));
    }
    return name;
}

/// Sentences of WhatsApp that stand under the name of the chat or of nobody. Folded, as text::fold() writes them.
bool isServiceText(std::string_view body)
{
    static constexpr auto kPhrases = std::to_array<std::string_view>(
        {// the notice of encryption, with which most chats begin
         "end-to-end encrypted", "ende-zu-ende-verschlusselt", "cifrados de extremo a extremo",
         "chiffres de bout en bout", "crittografati end-to-end", "crittografia end-to-end",
         "criptografia de ponta a ponta", "encriptadas ponto a ponto", "encriptadas de ponta a ponta",
         "end-to-end versleuteld", "end-to-end-krypter", "totalstrackskrypter", "ende-til-ende-krypter", "tays salattu",
         "taysin salattu", "szyfrowane w pelni", "pelne szyfrowanie", "koncove sifrovan", "vegpontok kozott",
         "criptate integral", "uctan uca sifrel", "сквозным шифрованием", "наскрізним шифруванням", "от край до край",
         "απο ακρο σε ακρο", "מוצפנות מקצה לקצה", "مشفرة تماما بين الطرفين", "مشفره تماما بين الطرفين", "एंड-टू-एंड",
         "terenkripsi secara end-to-end", "端到端加密", "端對端加密", "エンドツーエンド", "종단간 암호화",
         "종단 간 암호화",
         // codes, groups, numbers
         "security code", "sicherheitsnummer", "codigo de seguridad", "code de securite", "codigo de seguranca",
         "codice di sicurezza", "beveiligingscode", "created group", "created this group", "hat die gruppe",
         "creo el grupo", "creo este grupo", "a cree le groupe", "a cree ce groupe", "ha creato il gruppo",
         "ha creato questo gruppo", "criou o grupo", "criou este grupo", "heeft de groep", "heeft deze groep",
         "создал группу", "создала группу", "grubunu olusturdu", "changed the subject", "changed the group",
         "changed this group", "hat den betreff", "added you", "joined using", "hat dich hinzugefugt", "changed to +",
         "changed their phone number", "is a contact", "ist ein kontakt", "turned on disappearing"});
    if (body.size() > 900) {
        return false;
    }
    const std::string folded = text::fold(body);
    return folded.find("selbstloschende nachrichten") != std::string::npos ||
           std::any_of(kPhrases.begin(), kPhrases.end(),
                       [&folded](std::string_view phrase) { return folded.find(phrase) != std::string::npos; });
}

struct Message
{
    std::string_view speaker;
    std::string_view text;
    bool marked = false;  ///< the text begins with a direction mark
    bool service = false; ///< it is a sentence of WhatsApp itself
};

/// Quotation marks stand in notices ('Anna named the group "Fam: 2"'), not in names.
bool hasQuote(std::string_view text)
{
    for (const std::string_view quote : {"\"", "“", "”", "„", "«"}) {
        if (text.find(quote) != std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// Splits "Name: text"; nothing for a sentence without a name. `names` are those seen before ": " in the whole file.
std::optional<Message> splitMessage(std::string_view body, const Names* names)
{
    const std::string_view head = body.substr(0, 200);
    for (std::size_t colon = head.find(':'); colon != std::string_view::npos; colon = head.find(':', colon + 1)) {
        const std::string_view name = cleanName(body.substr(0, colon));
        const std::string_view rest = body.substr(colon + 1);
        const bool blankFollows =
            rest.empty() || rest.front() == ' ' || rest.rfind(kLeftToRightMark, 0) == 0 || rest.rfind("\u00a0", 0) == 0;
        const bool known = names != nullptr && names->count(std::string(name)) != 0;
        if (name.empty() || text::countCodePoints(name) > 100 || hasQuote(name)) {
            return std::nullopt;
        }
        if (!blankFollows && !known) {
            continue;
        }
        // A notice such as 'Anna hat die Gruppe umbenannt: …' is no name, unless it really speaks again and again.
        if (isServiceText(name) && (!known || names->at(std::string(name)).messages < 3)) {
            return std::nullopt;
        }
        const bool marked = trimmed(rest).size() + 1 < rest.size() && rest.find(kLeftToRightMark) < 3;
        return Message{name, trimmed(rest), marked, marked && isServiceText(rest)};
    }
    return std::nullopt;
}

/// Without the note that the sender changed the message later: "<This message was edited>" in the phone's language.
std::string_view withoutEditMark(std::string_view text)
{
    const std::size_t open = text.rfind('<');
    if (open == std::string_view::npos || open == 0 || text.back() != '>' || text.size() - open > 120) {
        return text;
    }
    const std::string note = text::fold(text.substr(open));
    for (const std::string_view word :
         {"edited",    "bearbeitet", "edito",      "editad",    "modifie",        "modificat",    "bewerkt",
          "redigeret", "redigert",   "redigerat",  "redigerad", "muokattu",       "edytowan",     "upraven",
          "szerkeszt", "editat",     "duzenlendi", "изменено",  "отредактирован", "відредагован", "επεξεργ",
          "diedit",    "编辑",       "編輯",       "編集",      "수정",           "تعديل",        "נערכה"}) {
        if (note.find(word) != std::string::npos) {
            return trimmed(text.substr(0, open));
        }
    }
    return text;
}

/// What the first pass learns about the file.
struct FileFacts
{
    DateOrderVote dates;
    Names names;
    bool bracket = false;
    char separator = 0;
    std::uint64_t headers = 0;

    [[nodiscard]] bool isHeader(const WhatsAppHeader& header) const
    {
        return header.bracket == bracket && header.separator == separator;
    }
    /// On iPhones notices stand under the group's name, which says nothing else.
    [[nodiscard]] bool isNotice(const Message& message) const
    {
        const auto use = names.find(std::string(message.speaker));
        return message.service ||
               (use != names.end() && use->second.saysNotices && use->second.marked == use->second.messages);
    }
    void learn(const WhatsAppHeader& header)
    {
        if (headers == 0) {
            bracket = header.bracket;
            separator = header.separator;
        }
        if (!isHeader(header)) {
            return;
        }
        ++headers;
        dates.add(header);
        const auto message = splitMessage(header.body, nullptr);
        if (message && (names.size() < 5000 || names.count(std::string(message->speaker)) != 0)) {
            NameUse& use = names[std::string(message->speaker)];
            ++use.messages;
            use.marked += message->marked ? 1 : 0;
            use.saysNotices = use.saysNotices || message->service;
        }
    }
};

class WhatsAppPass
{
public:
    WhatsAppPass(const FileFacts& facts, ReadSink& sink) : m_facts(facts), m_order(facts.dates.order()), m_sink(sink) {}

    Result<void> line(const Line& line)
    {
        const auto header = parseWhatsAppHeader(line.text);
        const auto date = header && m_facts.isHeader(*header) ? dateOf(*header, m_order) : std::nullopt;
        if (!date) {
            continueWith(line);
            return {};
        }
        if (auto ok = flush(); !ok) {
            return ok;
        }
        const auto message = splitMessage(header->body, &m_facts.names);
        if (!message || m_facts.isNotice(*message)) {
            m_sink.skip({line.number, shortened(trimmed(header->body)), "a notice of WhatsApp, said by nobody"});
            m_afterNotice = true;
            return {};
        }
        m_open = ReadTurn{};
        m_open->speaker = message->speaker;
        m_open->text = message->text;
        m_open->startedAt = Moment{startOfDay(*date) + header->timeOfDay, std::nullopt};
        m_open->line = line.number;
        m_afterNotice = false;
        return {};
    }

    Result<void> flush()
    {
        if (!m_open) {
            return {};
        }
        ReadTurn turn = *std::exchange(m_open, std::nullopt);
        turn.text = withoutEditMark(trimmed(turn.text));
        if (turn.text.empty()) {
            m_sink.skip({turn.line, turn.speaker, "a message without text"});
            return {};
        }
        const LocalMicros now = turn.startedAt->local;
        if (!m_last || std::llabs(now - *m_last) > kPauseBetweenConversations) {
            ReadConversation conversation;
            conversation.startedAt = turn.startedAt;
            conversation.line = turn.line;
            if (auto ok = m_sink.beginConversation(std::move(conversation)); !ok) {
                return ok;
            }
        }
        m_last = now;
        return m_sink.addTurn(std::move(turn));
    }

private:
    void continueWith(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (m_open && m_open->text.size() < kMostText) {
            m_open->text += '\n';
            m_open->text += text;
        } else if (!text.empty()) {
            m_sink.skip({line.number, shortened(text),
                         m_afterNotice ? "part of a notice of WhatsApp" : "a line before the first message"});
        }
    }

    const FileFacts& m_facts;
    DateOrder m_order;
    ReadSink& m_sink;
    std::optional<ReadTurn> m_open;
    std::optional<LocalMicros> m_last;
    bool m_afterNotice = false;
};

class WhatsAppReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "whatsapp"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        std::string_view text = probe.text;
        for (int lines = 0; lines < 5 && !text.empty(); ++lines) {
            const std::size_t end = text.find_first_of("\r\n");
            if (parseWhatsAppHeader(text.substr(0, end))) {
                return lines == 0 ? 88 : 65;
            }
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        return 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        FileFacts facts;
        auto looked = forEachLine(input, nullptr, stop, [&facts](const Line& line) -> Result<void> {
            if (const auto header = parseWhatsAppHeader(line.text)) {
                facts.learn(*header);
            }
            return {};
        });
        if (!looked) {
            return looked;
        }
        if (facts.headers > 0 && facts.dates.isGuess()) {
            sink.warn(facts.dates.order() == DateOrder::DayMonthYear
                          ? "The dates of this chat could be read in two ways; the day was taken to come first."
                          : "The dates of this chat could be read in two ways; the month was taken to come first.");
        }
        WhatsAppPass pass(facts, sink);
        if (auto ok = forEachLine(input, &sink, stop, [&pass](const Line& line) { return pass.line(line); }); !ok) {
            return ok;
        }
        return pass.flush();
    }
};

} // namespace

void addWhatsAppReaders(Readers& readers)
{
    readers.push_back(std::make_unique<WhatsAppReader>());
}

} // namespace reminisce::ingest
