// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_export.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

#include "app/base/qt_text.h"

namespace reminisce::app {

Result<bool> writeWhole(const QByteArray& content, const std::filesystem::path& file)
{
    QSaveFile out(pathToQt(file));
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size() || !out.commit()) {
        return fail(ErrorCode::Io,
                    "“" + file.filename().string() + "” could not be written. Is there room, and may you write there?");
    }
    return true;
}

Result<bool> writeChart(const QByteArray& svg, const std::filesystem::path& file)
{
    if (file.extension() == ".svg") {
        return writeWhole(svg, file);
    }
    if (file.extension() != ".png") {
        return fail(ErrorCode::InvalidArgument, "A chart can be written as .svg or .png; please choose such a name.");
    }
    QSvgRenderer renderer(svg);
    QImage image(renderer.defaultSize() * 2, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return writeWhole(buffer.data(), file);
}

} // namespace reminisce::app
