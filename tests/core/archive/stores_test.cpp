// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/archive/stores.h"

namespace reminisce::archive {
namespace {

TEST(Stores, EachHasWhatItsRoleAsksFor)
{
    ASSERT_FALSE(stores().empty());
    for (const Store& store : stores()) {
        SCOPED_TRACE(store.name);
        EXPECT_NE(store.holds, nullptr);
        switch (store.role) {
        case StoreRole::Words:
            EXPECT_NE(store.scrub, nullptr);
            EXPECT_NE(store.check, nullptr);
            EXPECT_TRUE(store.keep != nullptr || store.name == "conversations"); // a backup is a copy of these
            break;
        case StoreRole::Derived:
            EXPECT_NE(store.scrub, nullptr);
            EXPECT_EQ(store.keep, nullptr);
            break;
        case StoreRole::Settings:
        case StoreRole::Passing:
            EXPECT_EQ(store.scrub, nullptr);
            EXPECT_EQ(store.keep, nullptr);
            break;
        }
    }
}

} // namespace
} // namespace reminisce::archive
