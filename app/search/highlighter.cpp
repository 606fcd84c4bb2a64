// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/highlighter.h"

#include "app/base/qt_text.h"
#include "core/text/find_text.h"
#include "core/text/words.h"

namespace reminisce::app {

namespace {

QVariantMap mark(qsizetype start, qsizetype length)
{
    return {{QStringLiteral("start"), static_cast<int>(start)}, {QStringLiteral("length"), static_cast<int>(length)}};
}

/// Where a byte of a text is in it as a QString; asked in increasing order.
class Units
{
public:
    explicit Units(std::string_view text) : m_text(text) {}

    [[nodiscard]] qsizetype at(std::size_t byte)
    {
        m_unit += toQt(m_text.substr(m_byte, byte - m_byte)).size();
        m_byte = byte;
        return m_unit;
    }

private:
    std::string_view m_text;
    std::size_t m_byte = 0;
    qsizetype m_unit = 0;
};

} // namespace

Highlighter::Highlighter(const std::vector<std::string>& terms) : m_stemmer(2'000)
{
    for (const std::string& term : terms) {
        text::forEachWord(term, [this](const text::Word& word) { m_terms.emplace(word.folded); });
    }
}

QVariantList Highlighter::marks(const std::string& text)
{
    QVariantList marks;
    if (m_terms.empty()) {
        return marks;
    }
    Units units(text);
    text::forEachWord(text, [&](const text::Word& word) {
        if (m_terms.contains(word.folded) || m_terms.contains(m_stemmer.stem(word.folded)) ||
            m_terms.contains(m_stemmer.stem(word.folded, text::Language::German)) ||
            m_terms.contains(m_stemmer.stem(word.folded, text::Language::English))) {
            const qsizetype start = units.at(word.begin);
            marks.append(mark(start, units.at(word.end) - start));
        }
    });
    return marks;
}

QVariantList literalMarks(const QString& text, const QString& part)
{
    QVariantList marks;
    const std::string bytes = part.isEmpty() ? std::string() : fromQt(text);
    Units units(bytes);
    for (const auto& [begin, end] : text::findAll(bytes, fromQt(part))) {
        const qsizetype start = units.at(begin);
        marks.append(mark(start, units.at(end) - start));
    }
    return marks;
}

} // namespace reminisce::app
