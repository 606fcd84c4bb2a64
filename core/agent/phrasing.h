// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/local_time.h"
#include "core/search/understanding/understanding.h"
#include "core/text/language.h"

namespace reminisce::agent {

/// What was counted for a question that asks how often.
struct Counted
{
    std::string word;   ///< empty: not a word's occurrences
    std::string person; ///< empty: of everybody
    std::size_t passages = 0;
    std::size_t turns = 0; ///< of the person; 0: not counted
    std::size_t conversations = 0;
    std::optional<LocalMicros> first; ///< days
    std::optional<LocalMicros> last;
};

/// The sentences of the built-in answers, German and English. Unknown languages get English.
class Phrasing
{
public:
    explicit Phrasing(text::Language language) : m_german(language == text::Language::German) {}

    [[nodiscard]] bool german() const { return m_german; }
    /// "Mittwoch, 10. Januar 2024" / "Wednesday, 10 January 2024".
    [[nodiscard]] std::string day(LocalMicros time) const;
    [[nodiscard]] std::string day(const std::optional<Moment>& moment) const;
    /// A day, a month, a year or two ends, as the range is: "Februar 2025".
    [[nodiscard]] std::string period(const LocalRange& range) const;
    /// „…“ / “…”
    [[nodiscard]] std::string quoted(std::string_view text) const;
    /// "Lena, Luise und Max"; at most six, then "and others".
    [[nodiscard]] std::string names(std::vector<std::string> names) const;

    /// The first line of an answer; it says that what follows are quotations.
    [[nodiscard]] std::string lead(search::QuestionKind kind, std::size_t quotes) const;
    [[nodiscard]] std::string peopleLead(const std::vector<std::string>& names) const;
    [[nodiscard]] std::string countLead(const Counted& counted) const;
    /// "am Samstag, 25. Januar 2025 (gemeint ist Februar 2025)".
    [[nodiscard]] std::string saidOn(LocalMicros day, const std::optional<LocalRange>& meant) const;
    /// The answer to "when?" of parts as saidOn() gives them.
    [[nodiscard]] std::string whenLead(const std::vector<std::string>& days) const;
    /// What was looked for, for the sentence of an abstention.
    [[nodiscard]] std::string lookedFor(const std::vector<std::string>& words,
                                        const std::vector<std::string>& filters) const;

private:
    [[nodiscard]] std::string month(int month) const;

    bool m_german;
};

} // namespace reminisce::agent
