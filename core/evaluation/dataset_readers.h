// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/evaluation/retrieval_dataset.h"

namespace reminisce::evaluation {

/// The formats one by one. They throw nlohmann::json::exception where the structure is not the expected one; evidence
/// is taken as written and resolved by the caller.
[[nodiscard]] RetrievalDataset readMitraDataset(const nlohmann::json& json);
[[nodiscard]] RetrievalDataset readLocomoDataset(const nlohmann::json& json);
[[nodiscard]] RetrievalDataset readSquadDataset(const nlohmann::json& json);
[[nodiscard]] RetrievalDataset readOwnDataset(const nlohmann::json& json);

/// A number, text or truth value as text; everything else empty.
[[nodiscard]] std::string scalarText(const nlohmann::json& value);

} // namespace reminisce::evaluation
