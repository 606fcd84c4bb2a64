// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/evaluation/lab/summary.h"

namespace reminisce::evaluation {

namespace {

constexpr auto kMetrics = std::to_array<MetricInfo>({
    {"right", "Right answers (EM + AM)"},
    {"geval", "G-Eval correctness"},
    {"token_f1", "Token F1 (SQuAD)"},
    {"token_recall", "Words of the right answer"},
    {"token_f1_set", "Token F1 (sets of words)"},
    {"token_f1_locomo", "Token F1 (LoCoMo)"},
    {"rouge1", "ROUGE-1"},
    {"rouge2", "ROUGE-2"},
    {"rougeL", "ROUGE-L"},
    {"rougeLsum", "ROUGE-Lsum"},
    {"rouge1_unicode", "ROUGE-1 (Unicode)"},
    {"rouge2_unicode", "ROUGE-2 (Unicode)"},
    {"rougeL_unicode", "ROUGE-L (Unicode)"},
    {"rougeLsum_unicode", "ROUGE-Lsum (Unicode)"},
    {"sacrebleu", "SacreBLEU"},
    {"bleu_bp", "BLEU brevity penalty"},
    {"bleu_p1", "BLEU precision 1"},
    {"bleu_p2", "BLEU precision 2"},
    {"bleu_p3", "BLEU precision 3"},
    {"bleu_p4", "BLEU precision 4"},
    {"position_match", "Positional match"},
    {"semscore", "SemScore"},
    {"bertscore_p", "BERTScore precision"},
    {"bertscore_r", "BERTScore recall"},
    {"bertscore_f1", "BERTScore F1"},
    {"evidence_recall", "Evidence found"},
    {"evidence_precision", "Found that is evidence"},
    {"evidence_f1", "Evidence F1"},
    {"mrr", "MRR"},
    {"map", "MAP"},
    {"recall@1", "Recall@1"},
    {"recall@5", "Recall@5"},
    {"recall@10", "Recall@10"},
    {"recall@20", "Recall@20"},
    {"recall@25", "Recall@25"},
    {"recall@50", "Recall@50"},
    {"recall@100", "Recall@100"},
    {"precision@1", "Precision@1"},
    {"precision@5", "Precision@5"},
    {"precision@10", "Precision@10"},
    {"precision@20", "Precision@20"},
    {"precision@25", "Precision@25"},
    {"precision@50", "Precision@50"},
    {"precision@100", "Precision@100"},
    {"f1@1", "F1@1"},
    {"f1@5", "F1@5"},
    {"f1@10", "F1@10"},
    {"f1@20", "F1@20"},
    {"f1@25", "F1@25"},
    {"f1@50", "F1@50"},
    {"f1@100", "F1@100"},
    {"ndcg@1", "nDCG@1"},
    {"ndcg@5", "nDCG@5"},
    {"ndcg@10", "nDCG@10"},
    {"ndcg@20", "nDCG@20"},
    {"ndcg@25", "nDCG@25"},
    {"ndcg@50", "nDCG@50"},
    {"ndcg@100", "nDCG@100"},
    {"rightly_abstained", "Abstained where nothing is known"},
    {"wrongly_abstained", "Abstained where an answer exists", false},
    {"supported_sentences", "Sentences with support"},
    {"supporting_citations", "Citations that support"},
    {"invented_citations", "Invented citations", false, false},
    {"seconds", "Seconds", false, false},
    {"seconds_to_first_token", "Seconds to the first word", false, false},
    {"prompt_tokens", "Tokens of prompts", false, false},
    {"completion_tokens", "Tokens of replies", false, false},
    {"model_requests", "Requests to models", false, false},
    {"tool_calls", "Calls of tools", false, false},
    {"backend_errors", "Errors of backends", false, false},
});

} // namespace

MetricInfo metricInfo(std::string_view key)
{
    const auto known = knownMetrics();
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const MetricInfo& info) { return info.key == key; });
    return found == known.end() ? MetricInfo{key, key} : *found;
}

std::span<const MetricInfo> knownMetrics()
{
    return kMetrics;
}

} // namespace reminisce::evaluation
