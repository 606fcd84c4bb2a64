// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/name_forms.h"

#include <algorithm>
#include <array>

#include "core/ingest/text_tools.h"
#include "core/text/confusables.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {
namespace {

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isTitle(std::string_view word)
{
    return isOneOf(word, {"dr", "prof", "professor", "herr", "frau", "mr", "mrs", "ms", "miss", "med", "ing", "dipl",
                          "mag", "sir", "jr", "sr"});
}

bool isLabelWord(std::string_view word)
{
    return isOneOf(word, {"speaker",    "sprecher",     "sprecherin", "guest",       "gast",        "participant",
                          "teilnehmer", "teilnehmerin", "user",       "unknown",     "unbekannt",   "host",
                          "caller",     "anrufer",      "spk",        "interviewer", "interviewee", "person",
                          "agent",      "customer",     "kunde",      "moderator"});
}

/// Without what stands in round or square brackets: "Tom Berger (Guest)".
std::string withoutRemarks(std::string_view name)
{
    std::string out;
    int depth = 0;
    for (const char c : name) {
        depth += c == '(' || c == '[' ? 1 : 0;
        if (depth == 0) {
            out += c;
        }
        depth -= (c == ')' || c == ']') && depth > 0 ? 1 : 0;
    }
    return trimmed(out).empty() ? std::string(name) : out;
}

std::vector<std::string> foldedWords(std::string_view text)
{
    std::vector<std::string> words(1);
    const std::string folded = text::fold(text::normalizeNfc(text));
    for (std::size_t at = 0; at < folded.size();) {
        const std::size_t begin = at;
        const char32_t c = text::nextCodePoint(folded, at);
        if (text::isLetter(c) || text::isDigit(c) || (c == U'-' && !words.back().empty())) {
            words.back().append(folded, begin, at - begin);
        } else if (c != U'\'' && c != 0x2019 && !words.back().empty()) {
            words.emplace_back();
        }
    }
    for (std::string& word : words) {
        while (!word.empty() && word.back() == '-') {
            word.pop_back();
        }
    }
    std::erase_if(words, [](const std::string& word) { return word.empty(); });
    return words;
}

bool hasDigit(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Digits of "+49 170 1234567", "0049 (0)170 1234567", "0170/1234567"; empty when it is no phone number.
std::string phoneDigits(std::string_view name)
{
    std::string digits;
    for (std::size_t at = 0; at < name.size();) {
        const char32_t c = text::nextCodePoint(name, at);
        if (c >= U'0' && c <= U'9') {
            digits += static_cast<char>(c);
        } else if (text::isLetter(c)) {
            return {};
        }
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    return digits.size() >= 7 ? digits : std::string();
}

void readWords(std::string_view name, NameForm& form)
{
    const std::string plain = withoutRemarks(name);
    const std::size_t comma = plain.find(',');
    if (comma == std::string::npos) {
        form.words = foldedWords(plain);
    } else {
        form.words = foldedWords(std::string_view(plain).substr(comma + 1));
        form.commaFirst = !form.words.empty() && !std::all_of(form.words.begin(), form.words.end(), isTitle);
        const auto family = foldedWords(std::string_view(plain).substr(0, comma));
        form.words.insert(form.words.end(), family.begin(), family.end());
    }
    std::vector<std::string> kept;
    std::copy_if(form.words.begin(), form.words.end(), std::back_inserter(kept),
                 [](const std::string& word) { return !isTitle(word); });
    if (!kept.empty()) {
        form.words = std::move(kept);
    }
}

/// ä → ae after folding is lost, so both ways to write are brought to the shorter one.
std::string withoutDigraphs(std::string_view word)
{
    std::string out;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const bool digraph =
            i + 1 < word.size() && word[i + 1] == 'e' && (word[i] == 'a' || word[i] == 'o' || word[i] == 'u');
        out += word[i];
        i += digraph ? 1 : 0;
    }
    return out;
}

} // namespace

NameForm nameFormOf(std::string_view name)
{
    NameForm form;
    form.folded = text::foldCase(text::normalizeNfc(text::collapseWhitespace(name)));
    form.skeleton = text::lookAlikeSkeleton(name);
    form.digits = phoneDigits(name);
    const std::size_t at = form.folded.find('@');
    if (!form.digits.empty()) {
        form.kind = NameForm::Kind::Phone;
    } else if (at != std::string::npos && at > 0 && form.folded.find('.', at) != std::string::npos) {
        form.kind = NameForm::Kind::Mail;
        std::string local = form.folded.substr(0, std::min(at, form.folded.find('+')));
        local.erase(0, local.rfind('<') == std::string::npos ? 0 : local.rfind('<') + 1);
        std::replace_if(
            local.begin(), local.end(), [](char c) { return c == '-' || (c >= '0' && c <= '9'); }, '.');
        form.words = foldedWords(local);
    } else {
        readWords(name, form);
        const bool label = std::any_of(form.words.begin(), form.words.end(), isLabelWord);
        form.kind = label || hasDigit(form.folded) ? NameForm::Kind::Label : NameForm::Kind::Name;
    }
    return form;
}

bool sameWord(std::string_view one, std::string_view other)
{
    return one == other || (one.size() != other.size() && withoutDigraphs(one) == withoutDigraphs(other));
}

std::size_t editDistance(std::string_view one, std::string_view other, std::size_t limit)
{
    const auto codePoints = [](std::string_view text) {
        std::vector<char32_t> points;
        for (std::size_t at = 0; at < text.size();) {
            points.push_back(text::nextCodePoint(text, at));
        }
        return points;
    };
    const auto a = codePoints(one);
    const auto b = codePoints(other);
    if (a.size() > b.size() + limit || b.size() > a.size() + limit) {
        return limit + 1;
    }
    // Optimal string alignment: three rows of the usual table.
    std::array<std::vector<std::size_t>, 3> rows;
    rows.fill(std::vector<std::size_t>(b.size() + 1));
    for (std::size_t j = 0; j <= b.size(); ++j) {
        rows[0][j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i + 2) % 3];
        const auto& twoAbove = rows[(i + 1) % 3];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], twoAbove[j - 2] + 1);
            }
        }
    }
    return std::min(rows[a.size() % 3][b.size()], limit + 1);
}

} // namespace reminisce::ingest
