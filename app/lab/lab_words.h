// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/base/format.h"
#include "core/evaluation/charts/charts.h"
#include "core/evaluation/lab/store.h"

namespace reminisce::app {

/// How the Lab names things and writes numbers in the window's language. What is stored keeps the core's English names.

/// "Hybrid", as the form of a new run calls it.
[[nodiscard]] QString searchModeText(search::SearchMode mode);
/// "Tools · qwen · Hybrid, 25 passages"; the built-in backend is not named.
[[nodiscard]] QString configurationText(const evaluation::Configuration& configuration);
/// The same for configurations that are shown together: what all have in common is left out.
[[nodiscard]] QStringList configurationNames(const std::vector<evaluation::Configuration>& configurations);

/// The name, without ending, of the set of so many questions that is made from the archive with a seed.
[[nodiscard]] std::string madeSetName(int count, int seed);
/// "Archive, 30 questions", or the file's name.
[[nodiscard]] QString datasetText(const std::filesystem::path& dataset);
/// Its own name, or what was asked and when.
[[nodiscard]] QString runText(const evaluation::LabRun& run, const Formatter& format);

/// "0.45", "12", "1,340"; seconds below a tenth have three decimals.
[[nodiscard]] QString figureText(double value, bool isShare, const Formatter& format, int shareDecimals = 2);
/// As many decimals as keep a difference apart from nothing, 2 … 4.
[[nodiscard]] int decimalsFor(double difference);
/// "+0.12", "−0.003"; what rounds to zero has no sign.
[[nodiscard]] QString signedText(double difference, int decimals, const Formatter& format);

[[nodiscard]] evaluation::ChartWords chartWords(const Formatter& format);

} // namespace reminisce::app
