// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/nicknames.h"

#include <algorithm>
#include <unordered_map>

namespace reminisce::ingest {
namespace {

/// A full name, then its short forms; folded, so without diacritics. A short form may stand in several lines.
constexpr std::string_view kLines[] = {
    "alexander alex sascha xander lex",
    "alexandra alex sandra lexa",
    "andreas andi andy",
    "andrea andi",
    "andrew andy drew",
    "angelika geli angie",
    "anthony tony",
    "antonia toni",
    "anton toni",
    "barbara babs barb barbel baerbel",
    "benjamin ben benni benny benjy",
    "bernhard bernd berni hardy",
    "brigitte gitte biggi gitti",
    "catherine kate cathy katie cath",
    "charles charlie chuck",
    "charlotte lotte charly charlie",
    "christian chris",
    "christine chris tina christl",
    "christina chris tina",
    "christoph chris stoffel toph",
    "christopher chris kit topher",
    "daniel dan danny dani",
    "daniela dani ela",
    "david dave davey",
    "dominik domi nick",
    "dorothea doro thea dorle",
    "edward ed eddie ted ned",
    "elisabeth elli lisa lisbeth sissi lisl betti",
    "elizabeth liz beth lizzie betty eliza libby",
    "emanuel manu",
    "florian flo",
    "franziska franzi",
    "frederick fred freddie",
    "friedrich fritz fred",
    "gabriele gabi gabriella",
    "georg schorsch jorg",
    "gerhard gerd hardi",
    "gertrud trudi gerti",
    "gregory greg",
    "guenter gunni",
    "hannelore hanne lore",
    "hans-peter hape",
    "heinrich heinz heiner heini",
    "helene leni lene helen",
    "henry harry hank",
    "jakob jaki",
    "jacob jake",
    "james jim jimmy jamie",
    "jennifer jenny jen",
    "jessica jess jessi jessie",
    "joachim jochen achim",
    "johann hans hannes",
    "johannes hannes hans jo joh",
    "johanna hanna hanni jo",
    "john jack johnny",
    "jonathan jon joni nathan",
    "joseph joe joey",
    "josef sepp jupp pepi",
    "josefine josi fine",
    "joshua josh",
    "juergen jurgi",
    "julian jule",
    "julia jule jules",
    "karl-heinz kalle",
    "katharina kathi kati katja kathrin",
    "katherine kate kathy katie kat",
    "kathleen kathy kath",
    "klaus-dieter kladi",
    "konstantin konni",
    "kristina tina krissi",
    "lawrence larry",
    "leonard leo lenny len",
    "leonhard leo hardi",
    "leopold leo poldi",
    "ludwig lutz wiggerl luggi",
    "magdalena lena magda leni",
    "manfred manni fredi",
    "manuel manu",
    "manuela manu ela",
    "margarete grete gretel greta margit",
    "margaret maggie meg peggy marge",
    "maria mia mitzi",
    "marianne janne",
    "martina tina",
    "matthew matt",
    "matthias matze hias matti",
    "maximilian max maxi",
    "maximiliane maxi",
    "melanie mel melli",
    "melissa mel lissa",
    "michael mike micha michi mick mickey michel",
    "michaela michi micha ela",
    "nathaniel nate nat",
    "nicholas nick nicky",
    "nicole nicki nici",
    "nikolaus klaus niko nick",
    "oliver olli olly ollie",
    "pamela pam",
    "patricia pat patty trish tricia",
    "patrick pat paddy",
    "peter pete",
    "philipp phil",
    "phillip phil",
    "philip phil pip",
    "rebecca becky becca",
    "rebekka becky",
    "reinhard reini hardy",
    "richard rick dick rich ritchie richie",
    "robert rob bob bobby robbie bert",
    "roland roli",
    "ronald ron ronnie",
    "rudolf rudi",
    "samantha sam",
    "samuel sam sammy",
    "sebastian basti seb bastian",
    "siegfried sigi siggi",
    "sigrid sigi",
    "simone simi moni",
    "monika moni",
    "sophie soph sophia",
    "stefan steff stef",
    "stefanie steffi stef",
    "stephanie steph stephie",
    "stephen steve",
    "steven steve",
    "susan sue susie",
    "susanne susi sanne susa",
    "theodor theo",
    "theodore ted theo teddy",
    "theresa resi terri tess",
    "thomas tom tommy thom",
    "timothy tim timmy",
    "tobias tobi toby",
    "ulrich uli ulli",
    "ulrike uli ulli ulle rike",
    "ursula uschi ulla",
    "valentin vale",
    "veronika vroni vera",
    "victoria vicky vic tori",
    "viktoria vicki vicky",
    "vincent vince vinnie",
    "walter walli",
    "waltraud traudl walli",
    "wilhelm willi helmi",
    "wilhelmine mina minna",
    "william bill will willy billy liam",
    "wolfgang wolf wolfi",
    "zacharias zacher",
    "zachary zach zack",
};

std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        words.push_back(line.substr(0, blank));
        line.remove_prefix(std::min(blank + 1, line.size()));
    }
    return words;
}

using Lines = std::unordered_map<std::string_view, std::vector<std::size_t>>;

/// In which lines a name stands.
const Lines& linesByName()
{
    static const Lines kByName = [] {
        Lines lines;
        for (std::size_t i = 0; i < std::size(kLines); ++i) {
            for (const std::string_view word : wordsOf(kLines[i])) {
                lines[word].push_back(i);
            }
        }
        return lines;
    }();
    return kByName;
}

} // namespace

bool areNicknames(std::string_view one, std::string_view other)
{
    const auto a = linesByName().find(one);
    const auto b = linesByName().find(other);
    if (one == other || a == linesByName().end() || b == linesByName().end()) {
        return false;
    }
    return std::any_of(a->second.begin(), a->second.end(), [&](std::size_t line) {
        return std::find(b->second.begin(), b->second.end(), line) != b->second.end();
    });
}

std::vector<std::string_view> fullNamesOf(std::string_view name)
{
    std::vector<std::string_view> full;
    if (const auto found = linesByName().find(name); found != linesByName().end()) {
        for (const std::size_t line : found->second) {
            full.push_back(wordsOf(kLines[line]).front());
        }
    }
    return full;
}

} // namespace reminisce::ingest
