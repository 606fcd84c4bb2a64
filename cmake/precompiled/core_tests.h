// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What most tests of core include, for reminisce_precompile().
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cmake/precompiled/core.h"
