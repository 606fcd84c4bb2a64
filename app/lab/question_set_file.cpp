// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/question_set_file.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include "app/base/qt_text.h"

namespace reminisce::app {

using nlohmann::json;

QByteArray questionSetText(const QList<OwnQuestion>& questions)
{
    nlohmann::ordered_json samples = nlohmann::ordered_json::array();
    for (const OwnQuestion& row : questions) {
        if (row.question.trimmed().isEmpty()) {
            continue;
        }
        nlohmann::ordered_json sample = {{"category", fromQt(row.category)},
                                         {"question", fromQt(row.question)},
                                         {"answer", fromQt(row.answer)},
                                         {"answerable", !row.answer.trimmed().isEmpty()}};
        sample["turns"] = json::array();
        for (const qint64 turn : row.turns) {
            sample["turns"].push_back(turn);
        }
        samples.push_back(std::move(sample));
    }
    const nlohmann::ordered_json document = {{"samples", std::move(samples)}};
    return QByteArray::fromStdString(document.dump(1, ' ', false, json::error_handler_t::replace) + "\n");
}

Result<QList<OwnQuestion>> readQuestionSet(const std::filesystem::path& path)
{
    QFile file(pathToQt(path));
    if (!file.exists()) {
        return QList<OwnQuestion>();
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::Io, "The question set could not be read.");
    }
    const QByteArray bytes = file.readAll();
    const json document = json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!document.is_object() || !document.contains("samples") || !document["samples"].is_array()) {
        return fail(ErrorCode::DamagedInput, "The question set is damaged: it is not the JSON that was written.");
    }
    QList<OwnQuestion> questions;
    for (const json& sample : document["samples"]) {
        const auto text = [&](const char* key) {
            return sample.is_object() && sample.contains(key) && sample[key].is_string()
                       ? toQt(sample[key].get<std::string>())
                       : QString();
        };
        OwnQuestion row{text("question"), text("answer"), text("category"), {}, false};
        if (sample.is_object() && sample.contains("turns") && sample["turns"].is_array()) {
            for (const json& turn : sample["turns"]) {
                if (turn.is_number_integer()) {
                    row.turns.append(turn.get<qint64>());
                }
            }
        }
        questions.append(std::move(row));
    }
    return questions;
}

} // namespace reminisce::app
