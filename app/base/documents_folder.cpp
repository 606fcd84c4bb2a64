// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/documents_folder.h"

#include <QStandardPaths>

namespace reminisce::app {

QDir documentsFolder()
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return documents.exists() ? documents : QDir::home();
}

} // namespace reminisce::app
