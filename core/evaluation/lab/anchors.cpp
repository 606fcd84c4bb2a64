// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/anchors.h"

#include <array>

namespace reminisce::evaluation {

namespace {

constexpr std::string_view kMitra = "Mitra, full set";
constexpr std::string_view kHybrid = "Hybrid retrieval on SQuAD";
constexpr std::string_view kREval = "R-Eval (KDD 2024), GPT-4";
constexpr std::string_view kMemory = "Memory systems on LoCoMo, 1,540 questions, judged";

constexpr std::array<Anchor, 28> kAnchors = {{
    {kMitra, "mitra", "Llama-3.3-70B, RAG", "geval", .324},
    {kMitra, "mitra", "Llama-3.3-70B, agent", "geval", .348},
    {kMitra, "mitra", "GPT-4o, RAG", "geval", .393},
    {kMitra, "mitra", "GPT-4o, agent", "geval", .518},
    {kMitra, "mitra", "Llama-3.3-70B, RAG", "rouge1", .353},
    {kMitra, "mitra", "Llama-3.3-70B, agent", "rouge1", .465},
    {kMitra, "mitra", "GPT-4o, RAG", "rouge1", .441},
    {kMitra, "mitra", "GPT-4o, agent", "rouge1", .482},
    {kMitra, "mitra", "Llama-3.3-70B, RAG", "sacrebleu", .079},
    {kMitra, "mitra", "Llama-3.3-70B, agent", "sacrebleu", .151},
    {kMitra, "mitra", "GPT-4o, RAG", "sacrebleu", .149},
    {kMitra, "mitra", "GPT-4o, agent", "sacrebleu", .156},
    {kHybrid, "squad", "MiniLM, dense", "ndcg", .823},
    {kHybrid, "squad", "MiniLM, hybrid", "ndcg", .874},
    {kHybrid, "squad", "UAE-Large, dense", "ndcg", .857},
    {kHybrid, "squad", "UAE-Large, hybrid", "ndcg", .870},
    {kHybrid, "squad", "bge-m3, dense", "ndcg", .796},
    {kHybrid, "squad", "bge-m3, hybrid", "ndcg", .859},
    {kHybrid, "squad", "bge-base, dense", "ndcg", .856},
    {kHybrid, "squad", "bge-base, hybrid", "ndcg", .870},
    {kREval, "", "ReAct", "EM", .504},
    {kREval, "", "ReAct", "RE", .299},
    {kREval, "", "PAL", "TE", .494},
    {kMemory, "locomo", "Mem0", "judged", .669},
    {kMemory, "locomo", "Zep", "judged", .660},
    {kMemory, "locomo", "LangMem", "judged", .581},
    {kMemory, "locomo", "full context", "judged", .729},
    {kMemory, "locomo", "Memobase", "judged", .758},
}};

} // namespace

std::span<const Anchor> publishedAnchors()
{
    return kAnchors;
}

} // namespace reminisce::evaluation
