// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What most tests of view models include, for reminisce_precompile().
#include <QSignalSpy>
#include <QTest>

#include "cmake/precompiled/app.h"
