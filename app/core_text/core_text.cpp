// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text/core_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <vector>

#include "app/base/qt_text.h"
#include "app/core_text/sentences.h"

namespace reminisce::app {

namespace {

const QString kGap = QStringLiteral("{}");

/// Longer texts are no sentences of the core (an answer of a server, say) and are not searched.
constexpr qsizetype kLongest = 4000;

/// A sentence cut at its gaps: n gaps leave n + 1 parts, which may be empty.
struct Form
{
    const char* source = nullptr;
    QStringList parts;
    qsizetype letters = 0;
};

/// All sentences, those with the most letters of their own first: they say more exactly what they match.
const std::vector<Form>& forms()
{
    static const std::vector<Form> all = [] {
        std::vector<Form> list;
        for (const CoreSentences& room : coreSentences()) {
            for (const char* const source : room) {
                Form form{source, QString::fromUtf8(source).split(kGap), 0};
                for (const QString& part : form.parts) {
                    form.letters += part.size();
                }
                list.push_back(std::move(form));
            }
        }
        std::stable_sort(list.begin(), list.end(), [](const Form& a, const Form& b) { return a.letters > b.letters; });
        return list;
    }();
    return all;
}

/// What stands in the gaps of `form` when the whole of `text` has that form.
std::optional<QStringList> gapsOf(const Form& form, const QString& text)
{
    if (form.parts.size() == 1) {
        return text == form.parts.first() ? std::optional(QStringList()) : std::nullopt;
    }
    if (text.size() < form.letters || !text.startsWith(form.parts.first()) || !text.endsWith(form.parts.last())) {
        return std::nullopt;
    }
    QStringList gaps;
    qsizetype at = form.parts.first().size();
    const qsizetype end = text.size() - form.parts.last().size();
    for (qsizetype i = 1; i + 1 < form.parts.size(); ++i) {
        const qsizetype found = text.indexOf(form.parts[i], at);
        if (found < 0 || found + form.parts[i].size() > end) {
            return std::nullopt;
        }
        gaps.append(text.mid(at, found - at));
        at = found + form.parts[i].size();
    }
    gaps.append(text.mid(at, end - at));
    return gaps;
}

std::optional<QString> sentences(const QString& english);

/// What stands in a gap: a name in quotation marks stays; a sentence in it is translated; so is a blank before it kept.
QString gapText(const QString& before, const QString& gap)
{
    if (before.endsWith(QChar(u'“')) || before.endsWith(QLatin1Char('"')) || gap.isEmpty()) {
        return gap;
    }
    const QString bare = gap.trimmed();
    const auto translated = sentences(bare);
    return translated ? QString(gap).replace(bare, *translated) : gap;
}

std::optional<QString> oneSentence(const QString& english)
{
    for (const Form& form : forms()) {
        const auto gaps = gapsOf(form, english);
        if (!gaps) {
            continue;
        }
        const QStringList parts = QCoreApplication::translate("Core", form.source).split(kGap);
        QString text = parts.first();
        for (qsizetype i = 1; i < parts.size(); ++i) {
            text += (i <= gaps->size() ? gapText(form.parts[i - 1], gaps->at(i - 1)) : QString()) + parts[i];
        }
        return text;
    }
    return std::nullopt;
}

/// One sentence, or one with known ones behind it.
std::optional<QString> sentences(const QString& english)
{
    if (auto whole = oneSentence(english)) {
        return whole;
    }
    for (qsizetype blank = english.lastIndexOf(QLatin1Char(' ')); blank > 0;
         blank = english.lastIndexOf(QLatin1Char(' '), blank - 1)) {
        if (!QStringView(u".?!…:").contains(english[blank - 1])) {
            continue;
        }
        if (const auto head = oneSentence(english.left(blank))) {
            const QString rest = english.mid(blank + 1);
            const auto tail = sentences(rest);
            return tail ? std::optional(*head + QLatin1Char(' ') + *tail) : std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace

std::array<CoreSentences, 6> coreSentences()
{
    return {agentSentences(),  archiveSentences(), backendSentences(),
            importSentences(), skippedSentences(), labelSentences()};
}

std::optional<QString> knownCoreText(const QString& english)
{
    return english.size() > kLongest ? std::nullopt : sentences(english);
}

QString coreText(const QString& english)
{
    return knownCoreText(english).value_or(english);
}

QString coreText(std::string_view english)
{
    return coreText(toQt(english));
}

} // namespace reminisce::app
