// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include <QString>
#include <QVariantList>

#include "core/text/stems.h"

namespace reminisce::app {

/// Finds the words of a text that a search had looked for. Made and used in one thread.
class Highlighter
{
public:
    /// \param terms word forms and stems, as in search::SearchResult::matchedTerms
    explicit Highlighter(const std::vector<std::string>& terms);

    /// Words to mark as a list of {start, length}, in UTF-16 units of the text as a QString.
    [[nodiscard]] QVariantList marks(const std::string& text);

private:
    std::set<std::string, std::less<>> m_terms;
    text::Stemmer m_stemmer;
};

/// Occurrences of `part`, as text::findAll finds them, as a list of {start, length} in UTF-16 units.
[[nodiscard]] QVariantList literalMarks(const QString& text, const QString& part);

} // namespace reminisce::app
