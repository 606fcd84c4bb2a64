// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/file_group.h"

namespace reminisce::ingest {

namespace {

/// Short enough that a window shows new conversations while they come, and that a broken-off import loses little.
constexpr std::chrono::milliseconds kLongestWait{300};

} // namespace

void clearCounts(FileReport& report)
{
    report.conversations = report.turns = report.chunks = 0;
    report.source.reset();
}

Result<void> FileGroup::begin(const std::vector<FileReport>& reports)
{
    if (m_transaction) {
        return {};
    }
    auto transaction = archive::Transaction::begin(m_writer);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    m_transaction.emplace(std::move(*transaction));
    m_began = std::chrono::steady_clock::now();
    m_firstReport = reports.size();
    return {};
}

bool FileGroup::isDue() const
{
    return m_transaction && std::chrono::steady_clock::now() - m_began > kLongestWait;
}

Result<void> FileGroup::commit(std::vector<FileReport>& reports)
{
    if (!m_transaction) {
        return {};
    }
    auto kept = m_transaction->commit();
    m_transaction.reset();
    if (!kept && !reports.empty() && reports.back().error && reports.back().error->code == ErrorCode::Database) {
        kept = tl::unexpected(*reports.back().error); // it undid the others with itself, e.g. when the disk got full
    }
    for (std::size_t i = m_firstReport; !kept && i < reports.size(); ++i) {
        if (!reports[i].error) {
            reports[i].error = kept.error();
            reports[i].alreadyImported = false;
            clearCounts(reports[i]);
        }
    }
    return kept;
}

} // namespace reminisce::ingest
