// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/follow_up.h"

#include <algorithm>
#include <array>

#include "core/agent/terms.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

using search::PartKind;
using search::UnderstoodPart;

constexpr std::size_t kMostExchanges = 6;

bool isOneOf(const std::string& word, std::span<const std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool continues(const std::vector<std::string>& words)
{
    static constexpr std::array<std::string_view, 5> kFirst = {"und", "and", "aber", "but", "auch"};
    if (words.empty() || words.size() > 9) {
        return false;
    }
    const auto startsWith = [&words](std::initializer_list<std::string_view> start) {
        return words.size() >= start.size() && std::equal(start.begin(), start.end(), words.begin());
    };
    return isOneOf(words.front(), kFirst) || startsWith({"what", "about"}) || startsWith({"how", "about"}) ||
           startsWith({"was", "ist", "mit"}) || startsWith({"wie", "war", "es", "mit"}) ||
           startsWith({"wie", "ist", "es", "mit"});
}

bool pointsBack(const std::vector<std::string>& words)
{
    static constexpr std::array<std::string_view, 40> kWords = {
        "das",  "dabei", "daruber", "dazu",  "damals", "dort", "davon", "dafur", "daran",  "dagegen",
        "ihm",  "ihr",   "ihn",     "ihnen", "sie",    "er",   "es",    "diese", "dieser", "dieses",
        "that", "this",  "it",      "then",  "there",  "he",   "she",   "they",  "him",    "her",
        "them", "those", "these",   "denn",  "noch",   "else", "sonst", "again", "da",     "seine"};
    return std::any_of(words.begin(), words.end(), [](const std::string& word) { return isOneOf(word, kWords); });
}

std::vector<const UnderstoodPart*> partsOf(const search::Understanding& understood, PartKind kind)
{
    std::vector<const UnderstoodPart*> parts;
    for (const auto& part : understood.parts) {
        if (part.kind == kind) {
            parts.push_back(&part);
        }
    }
    return parts;
}

bool isGerman(const search::Understanding& understood, std::string_view question)
{
    const auto language =
        understood.language != text::Language::Unknown ? understood.language : text::guessLanguage(question);
    return language != text::Language::English;
}

std::string withoutEnd(std::string_view question)
{
    question = text::trim(question);
    while (!question.empty() &&
           (question.back() == '?' || question.back() == '.' || question.back() == '!' || question.back() == ' ')) {
        question.remove_suffix(1);
    }
    return std::string(question);
}

bool sameMeaning(const std::vector<const UnderstoodPart*>& a, const std::vector<const UnderstoodPart*>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto* x, const auto* y) { return x->meaning == y->meaning; });
}

/// The question before with its people or dates exchanged for those of the follow-up.
std::string exchanged(const std::string& before, const search::Understanding& old, const search::Understanding& now,
                      PartKind kind)
{
    const auto fresh = partsOf(now, kind);
    if (fresh.empty() || sameMeaning(fresh, partsOf(old, kind))) {
        return before;
    }
    const auto stale = partsOf(old, kind);
    std::string out = before;
    std::string inserted;
    for (const auto* part : fresh) {
        inserted += (inserted.empty() ? "" : (isGerman(old, before) ? " und " : " and ")) + part->text;
    }
    if (stale.empty()) {
        const bool german = isGerman(old, before);
        const std::string link = kind == PartKind::Person ? (german ? " mit " : " with ") : " ";
        return withoutEnd(before) + link + inserted + "?";
    }
    // From the end, so that offsets before stay true; all but the first are taken out.
    for (auto part = stale.rbegin(); part != stale.rend(); ++part) {
        const bool first = std::next(part) == stale.rend();
        if ((*part)->end <= out.size() && (*part)->begin <= (*part)->end) {
            out.replace((*part)->begin, (*part)->end - (*part)->begin, first ? inserted : std::string());
        }
    }
    return out;
}

std::string subjectOf(const std::string& question, const search::Understanding& understood, bool withPeople,
                      bool withDates)
{
    std::string subject = understood.rest.empty() ? question : understood.rest;
    for (const auto& part : understood.parts) {
        if ((part.kind == PartKind::Person && withPeople) || (part.kind == PartKind::Date && withDates)) {
            if (subject.find(part.text) == std::string::npos) {
                subject += " " + part.text;
            }
        }
    }
    return withoutEnd(subject);
}

/// The question with its people, dates and feelings blanked out; what kind of answer it wants stays.
std::string withoutParts(std::string question, const search::Understanding& understood)
{
    for (const auto& part : understood.parts) {
        if (part.kind != PartKind::Kind && part.kind != PartKind::Order && part.end <= question.size()) {
            std::fill(question.begin() + static_cast<std::ptrdiff_t>(part.begin),
                      question.begin() + static_cast<std::ptrdiff_t>(part.end), ' ');
        }
    }
    return question;
}

ResolvedQuestion resolveOne(const std::string& question, const std::string& before,
                            const search::UnderstandingContext& context)
{
    const search::Understanding now = search::understand(question, context);
    text::Stemmer stemmer;
    const auto content = contentTerms(withoutParts(question, now), stemmer);
    const auto words = text::foldedWords(question);
    const bool hasParts = !partsOf(now, PartKind::Person).empty() || !partsOf(now, PartKind::Date).empty();
    const bool follows = continues(words) || (pointsBack(words) && content.size() <= 1 && words.size() <= 10) ||
                         (content.empty() && !hasParts && words.size() <= 5) ||
                         (words.size() <= 2 && content.size() <= 1);
    if (!follows) {
        return {question, false, std::nullopt};
    }
    const search::Understanding old = search::understand(before, context);
    ResolvedQuestion out;
    out.isFollowUp = true;
    if (now.kind != search::QuestionKind::Other) {
        out.kind = now.kind;
    }
    if (content.empty() && hasParts && now.kind == search::QuestionKind::Other) {
        out.text = exchanged(before, old, now, PartKind::Date);
        out.text = exchanged(out.text, search::understand(out.text, context), now, PartKind::Person);
        return out;
    }
    const bool ownPeople = !partsOf(now, PartKind::Person).empty();
    const bool ownDates = !partsOf(now, PartKind::Date).empty();
    out.text = withoutEnd(question) + ": " + subjectOf(before, old, !ownPeople, !ownDates) + "?";
    return out;
}

} // namespace

ResolvedQuestion resolveFollowUp(std::string_view question, std::span<const Exchange> history,
                                 const search::UnderstandingContext& context)
{
    if (history.size() > kMostExchanges) {
        history = history.subspan(history.size() - kMostExchanges);
    }
    std::string before;
    for (const auto& exchange : history) {
        before = before.empty() ? exchange.question : resolveOne(exchange.question, before, context).text;
    }
    if (before.empty()) {
        return {std::string(question), false, std::nullopt};
    }
    return resolveOne(std::string(question), before, context);
}

search::UnderstandingContext understandingContext(const Knowledge& knowledge, LocalMicros now)
{
    search::UnderstandingContext context;
    context.now = now;
    if (const auto people = knowledge.people()) {
        for (const auto& person : *people) {
            search::KnownPerson known;
            known.id = person.id;
            known.names.push_back(person.name);
            known.names.insert(known.names.end(), person.aliases.begin(), person.aliases.end());
            known.isOwner = person.isOwner;
            context.people.push_back(std::move(known));
        }
    }
    return context;
}

} // namespace reminisce::agent
