// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/nicknames.h"

#include <algorithm>
#include <array>

namespace reminisce::search {
namespace {

constexpr std::size_t kShortest = 3;

/// Short forms that are no beginning of their name: the short form, then names.
constexpr auto kCustomary = std::to_array<std::array<std::string_view, 4>>({
    {"basti", "sebastian"},
    {"becky", "rebecca"},
    {"bella", "isabella"},
    {"beth", "elizabeth"},
    {"betty", "elizabeth", "elisabeth"},
    {"bill", "william"},
    {"billy", "william"},
    {"bob", "robert"},
    {"bobby", "robert"},
    {"chuck", "charles"},
    {"conny", "cornelia", "constanze"},
    {"dick", "richard"},
    {"dora", "theodora"},
    {"drew", "andrew"},
    {"ella", "gabriella", "elisabeth"},
    {"ellie", "eleanor", "ellen"},
    {"fritz", "friedrich"},
    {"gitti", "brigitte"},
    {"gretchen", "margarete"},
    {"hannes", "johannes"},
    {"hansi", "johannes", "hans"},
    {"hank", "henry"},
    {"harry", "harold", "henry", "harald"},
    {"heiner", "heinrich"},
    {"ina", "martina", "christina", "katharina"},
    {"jack", "john"},
    {"jenny", "jennifer"},
    {"jim", "james"},
    {"jimmy", "james"},
    {"jochen", "joachim"},
    {"johnny", "john", "johannes"},
    {"jule", "julia", "juliane"},
    {"jupp", "josef", "joseph"},
    {"kate", "katherine", "catherine"},
    {"kathy", "katherine", "katharina"},
    {"katja", "katharina"},
    {"kathi", "katharina"},
    {"kalle", "karl"},
    {"klausi", "klaus"},
    {"lena", "magdalena", "helena"},
    {"leni", "helena", "magdalena"},
    {"lexi", "alexandra"},
    {"lili", "elisabeth"},
    {"lisa", "elisabeth", "elizabeth"},
    {"liz", "elizabeth"},
    {"lizzy", "elizabeth"},
    {"lotte", "charlotte"},
    {"maggie", "margaret"},
    {"matze", "matthias"},
    {"meg", "margaret"},
    {"mia", "maria"},
    {"micha", "michael"},
    {"mike", "michael"},
    {"molly", "mary"},
    {"nele", "cornelia"},
    {"nick", "dominik", "nicholas", "niklas"},
    {"nina", "janina"},
    {"nora", "eleonora"},
    {"ollie", "oliver"},
    {"peggy", "margaret"},
    {"polly", "mary"},
    {"resi", "theresa", "therese"},
    {"sasha", "alexander", "alexandra"},
    {"sascha", "alexander"},
    {"sepp", "josef", "joseph"},
    {"sofie", "sophia"},
    {"steffen", "stefan"},
    {"ted", "theodore", "edward"},
    {"teddy", "theodore", "edward"},
    {"tina", "christina", "martina", "bettina"},
    {"toni", "anton", "antonia"},
    {"tony", "anthony"},
    {"trudi", "gertrud"},
    {"uli", "ulrich", "ulrike"},
    {"uschi", "ursula"},
    {"uwe", "ulrich"},
    {"wolle", "wolfgang"},
});

bool isCustomary(std::string_view word, std::string_view firstName)
{
    return std::any_of(kCustomary.begin(), kCustomary.end(), [&](const auto& names) {
        return names[0] == word && std::find(names.begin() + 1, names.end(), firstName) != names.end();
    });
}

} // namespace

bool isNickname(std::string_view word, std::string_view firstName)
{
    if (word.size() < kShortest || word == firstName) {
        return false;
    }
    if (isCustomary(word, firstName)) {
        return true;
    }
    if (firstName.size() >= word.size() + 2 && firstName.starts_with(word)) {
        return true;
    }
    for (const std::string_view ending : {"ie", "i", "y"}) {
        if (!word.ends_with(ending)) {
            continue;
        }
        std::string_view root = word.substr(0, word.size() - ending.size());
        if (root.size() > kShortest && root[root.size() - 1] == root[root.size() - 2] && !firstName.starts_with(root)) {
            root.remove_suffix(1); // "Tommy" for Thomas keeps one m: "Tom"
        }
        return root.size() >= kShortest && firstName.size() > root.size() && firstName.starts_with(root);
    }
    return false;
}

} // namespace reminisce::search
