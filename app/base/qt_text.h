// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <QString>
#include <QUrl>

namespace reminisce::app {

/// UTF-8 of the core as a Qt string and back.
[[nodiscard]] inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
[[nodiscard]] inline std::string fromQt(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    return std::string(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

[[nodiscard]] inline QString pathToQt(const std::filesystem::path& path)
{
    return toQt(std::string_view(path.native()));
}
[[nodiscard]] inline std::filesystem::path pathFromQt(const QString& path)
{
    return std::filesystem::path(fromQt(path));
}
/// The local file of a URL from a file dialog or a drop; a plain path is accepted too.
[[nodiscard]] inline std::filesystem::path pathFromUrl(const QUrl& url)
{
    return pathFromQt(url.isLocalFile() ? url.toLocalFile() : url.path());
}

} // namespace reminisce::app
