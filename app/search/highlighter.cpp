// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/highlighter.h"

#include "app/base/qt_text.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::app {

namespace {

QVariantMap mark(qsizetype start, qsizetype length)
{
    return {{QStringLiteral("start"), static_cast<int>(start)}, {QStringLiteral("length"), static_cast<int>(length)}};
}

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
    std::size_t byte = 0;
    qsizetype unit = 0; // where `byte` is in the QString
    const auto advance = [&](std::size_t to) {
        unit += toQt(std::string_view(text).substr(byte, to - byte)).size();
        byte = to;
        return unit;
    };
    text::forEachWord(text, [&](const text::Word& word) {
        if (m_terms.contains(word.folded) || m_terms.contains(m_stemmer.stem(word.folded)) ||
            m_terms.contains(m_stemmer.stem(word.folded, text::Language::German)) ||
            m_terms.contains(m_stemmer.stem(word.folded, text::Language::English))) {
            const qsizetype start = advance(word.begin);
            marks.append(mark(start, advance(word.end) - start));
        }
    });
    return marks;
}

QVariantList literalMarks(const QString& text, const QString& part)
{
    QVariantList marks;
    if (part.isEmpty()) {
        return marks;
    }
    for (qsizetype at = text.indexOf(part, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(part, at + part.size(), Qt::CaseInsensitive)) {
        marks.append(mark(at, part.size()));
    }
    return marks;
}

} // namespace reminisce::app
