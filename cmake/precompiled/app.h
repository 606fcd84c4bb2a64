// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What most view models include, for reminisce_precompile().
#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "cmake/precompiled/core.h"
