// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/question_text.h"

#include <algorithm>
#include <array>

#include "core/text/language.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::search {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// Folded forms of conversation. Verbs of saying count because whoever asks "was hat Tom gesagt" asks for a talk.
constexpr auto kTalkWords = std::to_array<std::string_view>({
    "ask",           "asked",        "asks",         "ausgetauscht", "besprach",    "besprachen",   "bespreche",
    "besprechen",    "besprochen",   "chat",         "chats",        "chatted",     "chatting",     "conversation",
    "conversations", "discuss",      "discussed",    "discusses",    "discussing",  "discussion",   "discussions",
    "diskutiert",    "diskutierte",  "diskutierten", "erwahne",      "erwahnt",     "erwahnte",     "erzahle",
    "erzahlen",      "erzahlt",      "erzahlte",     "erzahlten",    "gechattet",   "geplaudert",   "gequatscht",
    "geredet",       "gesagt",       "gesprach",     "gesprache",    "gesprachen",  "gesprachs",    "gesprochen",
    "mention",       "mentioned",    "mentioning",   "mentions",     "plauderte",   "redete",       "redeten",
    "reden",         "sage",         "sagen",        "sagt",         "sagte",       "sagten",       "said",
    "say",           "saying",       "says",         "spoke",        "spoken",      "speak",        "speaking",
    "spreche",       "sprechen",     "sprach",       "sprachen",     "spricht",     "talk",         "talked",
    "talking",       "talks",        "telefonat",    "telefonate",   "telefonaten", "telefoniert",  "telefonierte",
    "tell",          "telling",      "tells",        "told",         "unterhalten", "unterhaltung", "unterhaltungen",
    "unterhielt",    "unterhielten",
});

/// Words for talk in writing and by telephone. They say what is counted in "how many messages did Tom send"; elsewhere
/// they are as often a subject ("the letter that I wrote").
constexpr auto kCountedWords = std::to_array<std::string_view>({
    "anruf",        "anrufe",        "call",        "called",    "calls",     "chat",      "chats",
    "conversation", "conversations", "email",       "emails",    "gechattet", "geschickt", "geschrieben",
    "gesprache",    "gesprachen",    "mail",        "mails",     "message",   "messages",  "nachricht",
    "nachrichten",  "schicken",      "schickte",    "schreiben", "schrieb",   "schrieben", "send",
    "sent",         "telefonate",    "telefoniert", "text",      "texted",    "texts",     "unterhaltungen",
    "write",        "written",       "wrote",
});

constexpr auto kTopicWords = std::to_array<std::string_view>(
    {"about", "betreffend", "bezuglich", "concerning", "hinsichtlich", "regarding", "uber", "wegen"});

/// Between "said" and a time these change nothing: "told me on …", "Gespräche führte ich im …".
constexpr auto kLinks = std::to_array<std::string_view>({
    "a",       "am",    "an",       "and",   "at",   "back",     "call",  "chat",    "conversation", "conversations",
    "dem",     "den",   "der",      "did",   "die",  "during",   "each",  "fuhrte",  "fuhrten",      "gab",
    "gefuhrt", "genau", "habe",     "haben", "had",  "happened", "hatte", "hatten",  "have",         "i",
    "ich",     "im",    "in",       "it",    "kurz", "last",     "me",    "meeting", "mich",         "mir",
    "mit",     "on",    "or",       "other", "our",  "over",     "place", "session", "sich",         "the",
    "there",   "to",    "together", "took",  "und",  "uns",      "us",    "war",     "was",          "we",
    "were",    "wir",   "with",     "zu",    "zum",  "zuletzt",  "about", "dir",     "you",          "herr",
    "herrn",   "frau",
});

constexpr auto kInterrogatives = std::to_array<std::string_view>(
    {"was",     "wer",   "wem",     "wen",    "wann",    "wo",      "wohin",   "woher",   "wie",
     "warum",   "wieso", "weshalb", "welche", "welcher", "welches", "welchen", "welchem", "worum",
     "woruber", "what",  "who",     "whom",   "when",    "where",   "how",     "why",     "which"});

template <class List>
bool contains(const List& list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// Removes a genitive: "schmidt's" → "schmidt".
bool stripPossessive(std::string& word)
{
    if (word.ends_with("'s")) {
        word.erase(word.size() - 2);
        return true;
    }
    return false;
}

bool endsClause(char c)
{
    return c == ',' || c == '.' || c == ';' || c == '?' || c == '!' || c == ':' || c == '(' || c == ')' || c == '\n';
}

} // namespace

QuestionText::QuestionText(std::string_view text, LocalMicros now)
    : m_text(text),
      m_times(text::findTimeExpressions(text, now)),
      m_german(text::guessLanguage(text) == text::Language::German)
{
    readWords();
    markCounted();
    markTimes();
    countQuestions();
}

void QuestionText::markCounted()
{
    std::size_t start = 0;
    while (start < 4 && !is(start, {"wie", "how", "wieviele"})) {
        ++start;
    }
    const bool howMany = is(start + 1, {"viele", "many"});
    const std::size_t counted = start + (howMany ? 2 : 1); // of what there are how many
    const bool countsTalk = (howMany || is(start, {"wieviele"})) && counted < m_words.size() &&
                            (contains(kCountedWords, m_words[counted].folded) || is(counted, {"times", "male"}));
    const bool counts = countsTalk || is(start + 1, {"oft", "haufig", "often", "frequently"});
    for (std::size_t i = start; counts && i < m_words.size() && m_words[i].clause == m_words[start].clause; ++i) {
        if (contains(kCountedWords, m_words[i].folded)) {
            m_words[i].isCounted = true;
            m_words[i].isTalk = true;
            m_talk[m_words[i].clause] = true;
        }
    }
}

void QuestionText::countQuestions()
{
    std::size_t sentences = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        sentences += m_words[i].opensSentence ? 1 : 0;
        const bool opensClause = i > 0 && m_words[i - 1].clause != m_words[i].clause;
        const bool joins = is(i, {"und", "and", "oder", "or", "aber", "but"});
        if (i > 0 && opensClause && joins) {
            m_asksSeveral = true; // "…, und habe ich sie erreicht?"
        }
        const std::size_t asker = joins ? i + 1 : i;
        if (i > 0 && (opensClause || joins) && asker < m_words.size() &&
            contains(kInterrogatives, m_words[asker].folded)) {
            m_asksSeveral = m_asksSeveral || joins || asksBefore(i);
        }
    }
    m_asksSeveral = m_asksSeveral || sentences > 1;
}

/// Whether an interrogative stands in an earlier clause.
bool QuestionText::asksBefore(std::size_t index) const
{
    for (std::size_t i = 0; i < index; ++i) {
        if (m_words[i].clause != m_words[index].clause && contains(kInterrogatives, m_words[i].folded)) {
            return true;
        }
    }
    return false;
}

bool QuestionText::clauseHasTopic(std::size_t clause) const
{
    return clause < m_firstTopic.size() && m_firstTopic[clause] != kNone;
}

bool QuestionText::onlyLinks(std::size_t first, std::size_t last) const
{
    for (std::size_t i = first; i < std::min(last, m_words.size()); ++i) {
        const QuestionWord& word = m_words[i];
        // A capital makes a name in English; in German only where names stand, because nouns have one too.
        const bool named =
            word.capital && (!m_german || i == first || is(i - 1, {"mit", "herr", "herrn", "frau", "und"}));
        if (!word.isTime && !word.isTalk && !named && !contains(kLinks, word.folded)) {
            return false;
        }
    }
    return true;
}

void QuestionText::readWords()
{
    std::size_t clause = 0;
    std::size_t behind = 0;
    std::size_t time = 0;
    bool opens = true;
    text::forEachWord(m_text, [&](const text::Word& found) {
        for (std::size_t i = behind; i < found.begin; ++i) {
            while (time < m_times.size() && m_times[time].end <= i) {
                ++time;
            }
            const bool inTime = time < m_times.size() && i >= m_times[time].begin;
            if (!inTime && endsClause(m_text[i])) {
                // A point behind a short word is an abbreviation ("Dr."), not an end.
                const bool abbreviation = m_text[i] == '.' && !m_words.empty() && m_words.back().folded.size() <= 3;
                clause += !abbreviation && !m_words.empty() && m_words.back().clause == clause ? 1 : 0;
                opens = opens || m_text[i] == '.' || m_text[i] == '?' || m_text[i] == '!' || m_text[i] == '\n';
            }
        }
        QuestionWord word;
        word.begin = found.begin;
        word.end = found.end;
        word.folded = found.folded;
        word.possessive = stripPossessive(word.folded) ||
                          (found.end < m_text.size() &&
                           (m_text[found.end] == '\'' || m_text.substr(found.end).starts_with("\u2019")));
        word.clause = clause;
        std::size_t at = found.begin;
        word.capital = text::isUppercase(text::nextCodePoint(m_text, at));
        word.opensSentence = opens;
        word.isTalk = contains(kTalkWords, word.folded);
        word.isTopic = contains(kTopicWords, word.folded);
        m_lowerCase = m_lowerCase && (!word.capital || opens);
        opens = false;
        behind = found.end;
        m_words.push_back(std::move(word));
    });
    m_talk.assign(clause + 1, false);
    m_clauseStart.assign(clause + 2, m_words.size());
    m_firstTopic.assign(clause + 1, kNone);
    for (std::size_t i = m_words.size(); i-- > 0;) {
        const QuestionWord& word = m_words[i];
        m_clauseStart[word.clause] = i;
        m_talk[word.clause] = m_talk[word.clause] || word.isTalk;
    }
}

void QuestionText::markTimes()
{
    std::size_t time = 0;
    for (QuestionWord& word : m_words) {
        while (time < m_times.size() && m_times[time].end <= word.begin) {
            ++time;
        }
        word.isTime = time < m_times.size() && word.begin >= m_times[time].begin;
    }
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const QuestionWord& word = m_words[i];
        // "What did we talk about with …", "… about in May?", "… about last week": nothing follows "about".
        const bool last = i + 1 >= m_words.size() || m_words[i + 1].clause != word.clause;
        const bool stranded =
            word.folded == "about" && (last || m_words[i + 1].isTime ||
                                       is(i + 1, {"with", "to", "in", "on", "at", "during", "when", "before", "after",
                                                  "since", "between", "from", "over"}));
        if (word.isTopic && !stranded && m_firstTopic[word.clause] == kNone) {
            m_firstTopic[word.clause] = i;
        }
    }
}

std::size_t QuestionText::wordAt(std::size_t byte) const
{
    const auto found = std::lower_bound(m_words.begin(), m_words.end(), byte,
                                        [](const QuestionWord& word, std::size_t at) { return word.begin < at; });
    return static_cast<std::size_t>(found - m_words.begin());
}

bool QuestionText::isInTopic(std::size_t index) const
{
    if (index >= m_words.size()) {
        return false;
    }
    const std::size_t topic = m_firstTopic[m_words[index].clause];
    return topic != kNone && topic < index;
}

bool QuestionText::is(std::size_t index, std::initializer_list<std::string_view> forms) const
{
    return index < m_words.size() && std::find(forms.begin(), forms.end(), m_words[index].folded) != forms.end();
}

std::pair<std::size_t, std::size_t> QuestionText::clauseWords(std::size_t clause) const
{
    if (clause + 1 >= m_clauseStart.size()) {
        return {m_words.size(), m_words.size()};
    }
    return {m_clauseStart[clause], m_clauseStart[clause + 1]};
}

} // namespace reminisce::search
