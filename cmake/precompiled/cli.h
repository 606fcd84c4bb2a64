// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What most files of the command line include, for reminisce_precompile().
#include <CLI/CLI.hpp>

#include "cmake/precompiled/core.h"
