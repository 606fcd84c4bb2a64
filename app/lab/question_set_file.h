// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QByteArray>
#include <QList>
#include <QString>

#include "core/base/error.h"

namespace reminisce::app {

/// A question of a set. Roles: question, answer, category, evidenceCount, selected.
struct OwnQuestion
{
    QString question;
    QString answer;
    QString category;
    QList<qint64> turns; ///< evidence pointed at
    bool selected = false;
};

/// The set as a dataset of the format `own`; questions without words are left out.
[[nodiscard]] QByteArray questionSetText(const QList<OwnQuestion>& questions);

/// The questions of a set; none when the file does not exist. Io, DamagedInput.
[[nodiscard]] Result<QList<OwnQuestion>> readQuestionSet(const std::filesystem::path& path);

} // namespace reminisce::app
