// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/answer_metrics.h"

#include <fmt/format.h>

#include "core/evaluation/metrics/bleu.h"
#include "core/evaluation/metrics/rouge.h"
#include "core/evaluation/metrics/token_f1.h"

namespace reminisce::evaluation {
namespace {

std::string textOf(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    if (found == object.end() || found->is_null()) {
        return {};
    }
    return found->is_string() ? found->get<std::string>() : found->dump();
}

double locomoF1(const std::string& gold, const std::string& response, int category)
{
    switch (category) {
    case 1:
        return tokenF1LocomoMultiHop(gold, response);
    case 3: // what follows the first semicolon explains the answer
        return tokenF1Locomo(gold.substr(0, gold.find(';')), response);
    case 5:
        return locomoAbstains(response);
    default:
        return tokenF1Locomo(gold, response);
    }
}

} // namespace

nlohmann::ordered_json answerMetrics(const std::string& gold, const std::string& response, int category)
{
    const BleuScore bleu = sentenceBleu(response, gold);
    constexpr RougeTokenizer kUnicode = RougeTokenizer::Unicode;
    return {
        {"sacrebleu", bleu.score / 100},
        {"bleu_bp", bleu.brevityPenalty},
        {"bleu_p1", bleu.precisions[0] / 100},
        {"bleu_p2", bleu.precisions[1] / 100},
        {"bleu_p3", bleu.precisions[2] / 100},
        {"bleu_p4", bleu.precisions[3] / 100},
        {"rouge1", rougeN(gold, response, 1).f},
        {"rouge2", rougeN(gold, response, 2).f},
        {"rougeL", rougeL(gold, response).f},
        {"rougeLsum", rougeLsum(gold, response).f},
        {"rouge1_unicode", rougeN(gold, response, 1, kUnicode).f},
        {"rouge2_unicode", rougeN(gold, response, 2, kUnicode).f},
        {"rougeL_unicode", rougeL(gold, response, kUnicode).f},
        {"rougeLsum_unicode", rougeLsum(gold, response, kUnicode).f},
        {"token_f1", tokenF1(gold, response)},
        {"token_recall", tokenRecall(gold, response)},
        {"token_f1_set", tokenF1Set(gold, response)},
        {"token_f1_locomo", locomoF1(gold, response, category)},
        {"position_match", positionMatch(gold, response)},
    };
}

Result<void> measureLines(std::istream& in, std::ostream& out)
{
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const auto item = nlohmann::json::parse(line, nullptr, false);
        if (!item.is_object() || !item.contains("answer") || !item.contains("response")) {
            return fail(ErrorCode::DamagedInput,
                        fmt::format("Line {} is not a JSON object with \"answer\" and \"response\".", number));
        }
        const auto category = item.find("category");
        const int ofLocomo = category != item.end() && category->is_number_integer() ? category->get<int>() : 0;
        out << answerMetrics(textOf(item, "answer"), textOf(item, "response"), ofLocomo)
                   .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)
            << '\n';
    }
    return {};
}

} // namespace reminisce::evaluation
