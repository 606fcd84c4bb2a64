// SPDX-License-Identifier: GPL-3.0-or-later
// long-file: one table of words, their meanings side by side; splitting it would only hide which words are missing.
#include "core/text/time/token.h"

#include <functional>
#include <unordered_map>

#include "core/text/time/holidays.h"

namespace reminisce::text::time {
namespace {

struct Entry
{
    std::string_view word;
    Meaning meaning;
};

template <class Value>
constexpr Entry entry(std::string_view word, Sense sense, Value value = Value{}, std::uint8_t flags = 0)
{
    return {word, {sense, static_cast<std::int16_t>(value), flags}};
}

constexpr std::int16_t partOfUnit(Part part, Unit unit)
{
    return static_cast<std::int16_t>(static_cast<int>(part) * 16 + static_cast<int>(unit));
}

constexpr Entry kMonths[] = {
    entry("januar", Sense::Month, 1),
    entry("january", Sense::Month, 1),
    entry("janner", Sense::Month, 1),
    entry("jan", Sense::Month, 1, kNeedsNumber),
    entry("februar", Sense::Month, 2),
    entry("february", Sense::Month, 2),
    entry("feber", Sense::Month, 2),
    entry("feb", Sense::Month, 2, kWeak),
    entry("marz", Sense::Month, 3),
    entry("march", Sense::Month, 3, kWeak),
    entry("mar", Sense::Month, 3, kNeedsNumber),
    entry("mrz", Sense::Month, 3, kNeedsNumber),
    entry("april", Sense::Month, 4, kWeak),
    entry("apr", Sense::Month, 4, kNeedsNumber),
    entry("mai", Sense::Month, 5, kWeak),
    entry("may", Sense::Month, 5, kWeak | kEnglish),
    entry("juni", Sense::Month, 6),
    entry("june", Sense::Month, 6, kWeak),
    entry("jun", Sense::Month, 6, kNeedsNumber),
    entry("juno", Sense::Month, 6, kNeedsNumber),
    entry("juli", Sense::Month, 7),
    entry("july", Sense::Month, 7),
    entry("jul", Sense::Month, 7, kNeedsNumber),
    entry("august", Sense::Month, 8, kWeak),
    entry("aug", Sense::Month, 8, kWeak),
    entry("september", Sense::Month, 9),
    entry("sep", Sense::Month, 9, kNeedsNumber),
    entry("sept", Sense::Month, 9, kWeak),
    entry("oktober", Sense::Month, 10),
    entry("october", Sense::Month, 10),
    entry("okt", Sense::Month, 10, kWeak),
    entry("oct", Sense::Month, 10, kWeak),
    entry("november", Sense::Month, 11),
    entry("nov", Sense::Month, 11, kWeak),
    entry("dezember", Sense::Month, 12),
    entry("december", Sense::Month, 12),
    entry("dez", Sense::Month, 12, kWeak),
    entry("dec", Sense::Month, 12, kWeak),
};

constexpr Entry kWeekdays[] = {
    entry("montag", Sense::Weekday, 1),
    entry("dienstag", Sense::Weekday, 2),
    entry("mittwoch", Sense::Weekday, 3),
    entry("donnerstag", Sense::Weekday, 4),
    entry("freitag", Sense::Weekday, 5),
    entry("samstag", Sense::Weekday, 6),
    entry("sonnabend", Sense::Weekday, 6),
    entry("sonntag", Sense::Weekday, 7),
    entry("monday", Sense::Weekday, 1),
    entry("tuesday", Sense::Weekday, 2),
    entry("wednesday", Sense::Weekday, 3),
    entry("thursday", Sense::Weekday, 4),
    entry("friday", Sense::Weekday, 5),
    entry("saturday", Sense::Weekday, 6),
    entry("sunday", Sense::Weekday, 7),
    entry("mon", Sense::Weekday, 1, kNeedsNumber),
    entry("tue", Sense::Weekday, 2, kNeedsNumber),
    entry("tues", Sense::Weekday, 2, kNeedsNumber),
    entry("wed", Sense::Weekday, 3, kNeedsNumber),
    entry("thu", Sense::Weekday, 4, kNeedsNumber),
    entry("thurs", Sense::Weekday, 4, kNeedsNumber),
    entry("fri", Sense::Weekday, 5, kNeedsNumber),
    entry("sat", Sense::Weekday, 6, kNeedsNumber),
    entry("sun", Sense::Weekday, 7, kNeedsNumber),
    entry("mo", Sense::Weekday, 1, kNeedsNumber),
    entry("di", Sense::Weekday, 2, kNeedsNumber),
    entry("mi", Sense::Weekday, 3, kNeedsNumber),
    entry("do", Sense::Weekday, 4, kNeedsNumber),
    entry("fr", Sense::Weekday, 5, kNeedsNumber),
    entry("sa", Sense::Weekday, 6, kNeedsNumber),
    entry("so", Sense::Weekday, 7, kNeedsNumber),
};

constexpr Entry kUnits[] = {
    entry("minute", Sense::Unit, Unit::Minute),
    entry("minuten", Sense::Unit, Unit::Minute, kPlural),
    entry("minutes", Sense::Unit, Unit::Minute, kPlural),
    entry("stunde", Sense::Unit, Unit::Hour),
    entry("stunden", Sense::Unit, Unit::Hour, kPlural),
    entry("hour", Sense::Unit, Unit::Hour),
    entry("hours", Sense::Unit, Unit::Hour, kPlural),
    entry("tag", Sense::Unit, Unit::Day),
    entry("tage", Sense::Unit, Unit::Day, kPlural),
    entry("tagen", Sense::Unit, Unit::Day, kPlural),
    entry("tages", Sense::Unit, Unit::Day),
    entry("day", Sense::Unit, Unit::Day),
    entry("days", Sense::Unit, Unit::Day, kPlural),
    entry("woche", Sense::Unit, Unit::Week),
    entry("wochen", Sense::Unit, Unit::Week, kPlural),
    entry("week", Sense::Unit, Unit::Week),
    entry("weeks", Sense::Unit, Unit::Week, kPlural),
    entry("fortnight", Sense::Unit, Unit::Fortnight),
    entry("fortnights", Sense::Unit, Unit::Fortnight, kPlural),
    entry("monat", Sense::Unit, Unit::Month),
    entry("monate", Sense::Unit, Unit::Month, kPlural),
    entry("monaten", Sense::Unit, Unit::Month, kPlural),
    entry("monats", Sense::Unit, Unit::Month),
    entry("month", Sense::Unit, Unit::Month),
    entry("months", Sense::Unit, Unit::Month, kPlural),
    entry("quartal", Sense::Unit, Unit::Quarter),
    entry("quartals", Sense::Unit, Unit::Quarter),
    entry("quartale", Sense::Unit, Unit::Quarter, kPlural),
    entry("quartalen", Sense::Unit, Unit::Quarter, kPlural),
    entry("quarter", Sense::Unit, Unit::Quarter),
    entry("quarters", Sense::Unit, Unit::Quarter, kPlural),
    entry("halbjahr", Sense::Unit, Unit::HalfYear),
    entry("halbjahrs", Sense::Unit, Unit::HalfYear),
    entry("halbjahres", Sense::Unit, Unit::HalfYear),
    entry("jahr", Sense::Unit, Unit::Year),
    entry("jahre", Sense::Unit, Unit::Year, kPlural),
    entry("jahren", Sense::Unit, Unit::Year, kPlural),
    entry("jahres", Sense::Unit, Unit::Year),
    entry("jahrs", Sense::Unit, Unit::Year),
    entry("year", Sense::Unit, Unit::Year),
    entry("years", Sense::Unit, Unit::Year, kPlural),
    entry("jahrzehnt", Sense::Unit, Unit::Decade),
    entry("jahrzehnten", Sense::Unit, Unit::Decade, kPlural),
    entry("decade", Sense::Unit, Unit::Decade),
    entry("decades", Sense::Unit, Unit::Decade, kPlural),
    entry("wochenende", Sense::Unit, Unit::Weekend),
    entry("wochenendes", Sense::Unit, Unit::Weekend),
    entry("wochenenden", Sense::Unit, Unit::Weekend, kPlural),
    entry("weekend", Sense::Unit, Unit::Weekend),
    entry("weekends", Sense::Unit, Unit::Weekend, kPlural),
    entry("jahresanfang", Sense::PartOfUnit, partOfUnit(Part::Early, Unit::Year)),
    entry("jahresbeginn", Sense::PartOfUnit, partOfUnit(Part::Early, Unit::Year)),
    entry("jahresmitte", Sense::PartOfUnit, partOfUnit(Part::Middle, Unit::Year)),
    entry("jahresende", Sense::PartOfUnit, partOfUnit(Part::Late, Unit::Year)),
    entry("monatsanfang", Sense::PartOfUnit, partOfUnit(Part::Early, Unit::Month)),
    entry("monatsbeginn", Sense::PartOfUnit, partOfUnit(Part::Early, Unit::Month)),
    entry("monatsmitte", Sense::PartOfUnit, partOfUnit(Part::Middle, Unit::Month)),
    entry("monatsende", Sense::PartOfUnit, partOfUnit(Part::Late, Unit::Month)),
    entry("wochenanfang", Sense::PartOfUnit, partOfUnit(Part::Early, Unit::Week)),
    entry("wochenbeginn", Sense::PartOfUnit, partOfUnit(Part::Early, Unit::Week)),
    entry("wochenmitte", Sense::PartOfUnit, partOfUnit(Part::Middle, Unit::Week)),
};

constexpr Entry kSeasons[] = {
    entry("fruhling", Sense::Season, 0),
    entry("fruhjahr", Sense::Season, 0),
    entry("fruhlings", Sense::Season, 0),
    entry("fruhjahrs", Sense::Season, 0),
    entry("spring", Sense::Season, 0, kWeak | kEnglish),
    entry("springtime", Sense::Season, 0, kWeak),
    entry("sommer", Sense::Season, 1),
    entry("sommers", Sense::Season, 1),
    entry("summer", Sense::Season, 1, kWeak),
    entry("summertime", Sense::Season, 1, kWeak),
    entry("herbst", Sense::Season, 2),
    entry("herbsts", Sense::Season, 2),
    entry("herbstes", Sense::Season, 2),
    entry("autumn", Sense::Season, 2, kWeak),
    entry("fall", Sense::Season, 2, kWeak | kEnglish),
    entry("winter", Sense::Season, 3, kWeak),
    entry("winters", Sense::Season, 3, kWeak),
    entry("wintertime", Sense::Season, 3, kWeak),
    entry("fruhsommer", Sense::Season, 1 + 4 * 1),
    entry("hochsommer", Sense::Season, 1 + 4 * 2),
    entry("spatsommer", Sense::Season, 1 + 4 * 3),
    entry("fruhherbst", Sense::Season, 2 + 4 * 1),
    entry("spatherbst", Sense::Season, 2 + 4 * 3),
    entry("vorfruhling", Sense::Season, 0 + 4 * 1),
};

constexpr Entry kParts[] = {
    entry("anfang", Sense::Part, Part::Early),
    entry("beginn", Sense::Part, Part::Early),
    entry("early", Sense::Part, Part::Early),
    entry("beginning", Sense::Part, Part::Early),
    entry("start", Sense::Part, Part::Early),
    entry("mitte", Sense::Part, Part::Middle),
    entry("mid", Sense::Part, Part::Middle),
    entry("middle", Sense::Part, Part::Middle),
    entry("ende", Sense::Part, Part::Late),
    entry("end", Sense::Part, Part::Late),
    entry("late", Sense::Part, Part::Late),
    entry("morgen", Sense::DayPart, DayPart::Morning),
    entry("fruh", Sense::DayPart, DayPart::Morning),
    entry("morgens", Sense::DayPart, DayPart::Morning),
    entry("morning", Sense::DayPart, DayPart::Morning),
    entry("vormittag", Sense::DayPart, DayPart::Forenoon),
    entry("vormittags", Sense::DayPart, DayPart::Forenoon),
    entry("mittag", Sense::DayPart, DayPart::Noon),
    entry("mittags", Sense::DayPart, DayPart::Noon),
    entry("noon", Sense::DayPart, DayPart::Noon),
    entry("midday", Sense::DayPart, DayPart::Noon),
    entry("nachmittag", Sense::DayPart, DayPart::Afternoon),
    entry("nachmittags", Sense::DayPart, DayPart::Afternoon),
    entry("afternoon", Sense::DayPart, DayPart::Afternoon),
    entry("abend", Sense::DayPart, DayPart::Evening),
    entry("abends", Sense::DayPart, DayPart::Evening),
    entry("evening", Sense::DayPart, DayPart::Evening),
    entry("nacht", Sense::DayPart, DayPart::Night),
    entry("nachts", Sense::DayPart, DayPart::Night),
    entry("night", Sense::DayPart, DayPart::Night),
    entry("tonight", Sense::Tonight, 0),
    entry("uhr", Sense::Oclock, 0),
    entry("o'clock", Sense::Oclock, 0),
};

constexpr Entry kReferences[] = {
    entry("heute", Sense::DayReference, 0),
    entry("today", Sense::DayReference, 0),
    entry("gestern", Sense::DayReference, -1),
    entry("gestrigen", Sense::DayReference, -1),
    entry("yesterday", Sense::DayReference, -1),
    entry("vorgestern", Sense::DayReference, -2),
    entry("vorvorgestern", Sense::DayReference, -3),
    entry("tomorrow", Sense::DayReference, 1),
    entry("ubermorgen", Sense::DayReference, 2),
    entry("jetzt", Sense::Now, 0),
    entry("now", Sense::Now, 0),
    entry("this", Sense::Which, 0),
    entry("dies", Sense::Which, 0),
    entry("current", Sense::Which, 0),
    entry("last", Sense::Which, -1, kEnglish),
    entry("past", Sense::Which, -1, kRolling | kEnglish),
    entry("previous", Sense::Which, -1),
    entry("next", Sense::Which, 1, kEnglish),
    entry("coming", Sense::Which, 1),
    entry("upcoming", Sense::Which, 1),
    entry("heuer", Sense::Which, 0),
};

constexpr Entry kSmallWords[] = {
    entry("der", Sense::Article, 0),
    entry("die", Sense::Article, 0),
    entry("das", Sense::Article, 0),
    entry("den", Sense::Article, 0),
    entry("dem", Sense::Article, 0),
    entry("des", Sense::Article, 0),
    entry("the", Sense::Article, 0),
    entry("of", Sense::Article, 0),
    entry("in", Sense::In, 0),
    entry("im", Sense::In, 0),
    entry("am", Sense::In, 0),
    entry("an", Sense::In, 0),
    entry("on", Sense::In, 0),
    entry("at", Sense::In, 0),
    entry("zu", Sense::In, 0),
    entry("zum", Sense::In, 0),
    entry("zur", Sense::In, 0),
    entry("during", Sense::In, 0),
    entry("wahrend", Sense::In, 0),
    entry("over", Sense::In, 0),
    entry("uber", Sense::In, 0),
    entry("within", Sense::In, 0),
    entry("innerhalb", Sense::In, 0),
    entry("around", Sense::In, 0),
    entry("um", Sense::In, 0),
    entry("gegen", Sense::In, 0),
    entry("fur", Sense::In, 0),
    entry("for", Sense::In, 0),
    entry("throughout", Sense::In, 0),
    entry("towards", Sense::In, 0),
    entry("toward", Sense::In, 0),
    entry("beim", Sense::In, 0),
    entry("vom", Sense::From, 0),
    entry("von", Sense::From, 0),
    entry("from", Sense::From, 0, kEnglish),
    entry("seit", Sense::Since, 0),
    entry("seitdem", Sense::None, 0),
    entry("since", Sense::Since, 0),
    entry("ab", Sense::Starting, 0),
    entry("starting", Sense::Starting, 0),
    entry("bis", Sense::Until, 0),
    entry("until", Sense::Until, 0),
    entry("till", Sense::Until, 0),
    entry("by", Sense::Until, 0),
    entry("to", Sense::To, 0),
    entry("through", Sense::To, 0),
    entry("before", Sense::Before, 0, kEnglish),
    entry("vor", Sense::Before, 0),
    entry("bevor", Sense::Before, 0),
    entry("prior", Sense::Before, 0, kEnglish),
    entry("after", Sense::After, 0),
    entry("nach", Sense::After, 0),
    entry("nachdem", Sense::After, 0),
    entry("between", Sense::Between, 0),
    entry("zwischen", Sense::Between, 0),
    entry("and", Sense::And, 0),
    entry("und", Sense::And, 0),
    entry("ago", Sense::Ago, 0),
    entry("kurz", Sense::Shortly, 0),
    entry("shortly", Sense::Shortly, 0),
    entry("just", Sense::Shortly, 0),
    entry("right", Sense::Shortly, 0),
    entry("soon", Sense::Shortly, 0),
    entry("unmittelbar", Sense::Shortly, 0),
    entry("about", Sense::About, 0),
    entry("roughly", Sense::About, 0),
    entry("approximately", Sense::About, 0),
    entry("etwa", Sense::About, 0),
    entry("ungefahr", Sense::About, 0),
    entry("ca", Sense::About, 0),
    entry("circa", Sense::About, 0),
    entry("rund", Sense::About, 0),
    entry("gut", Sense::About, 0),
    entry("knapp", Sense::About, 0),
    entry("genau", Sense::About, 0),
    entry("exactly", Sense::About, 0),
    entry("half", Sense::Half, 0),
    entry("halbe", Sense::Half, 0),
    entry("halben", Sense::Half, 0),
    entry("halbes", Sense::Half, 0),
    entry("halfte", Sense::HalfNoun, 0),
    entry("kw", Sense::CalendarWeek, 0),
    entry("cw", Sense::CalendarWeek, 0),
    entry("kalenderwoche", Sense::CalendarWeek, 0),
    entry("every", Sense::Every, 0),
    entry("each", Sense::Every, 0),
    entry("jeden", Sense::Every, 0),
    entry("jede", Sense::Every, 0),
    entry("jedes", Sense::Every, 0),
    entry("jeder", Sense::Every, 0),
    entry("jedem", Sense::Every, 0),
    entry("herr", Sense::Title, 0),
    entry("herrn", Sense::Title, 0),
    entry("frau", Sense::Title, 0),
    entry("mr", Sense::Title, 0),
    entry("mrs", Sense::Title, 0),
    entry("ms", Sense::Title, 0),
    entry("miss", Sense::Title, 0),
    entry("dr", Sense::Title, 0),
};

constexpr Entry kNumbers[] = {
    entry("a", Sense::Number, 1, kEnglish),
    entry("one", Sense::Number, 1),
    entry("two", Sense::Number, 2),
    entry("three", Sense::Number, 3),
    entry("four", Sense::Number, 4),
    entry("five", Sense::Number, 5),
    entry("six", Sense::Number, 6),
    entry("seven", Sense::Number, 7),
    entry("eight", Sense::Number, 8),
    entry("nine", Sense::Number, 9),
    entry("ten", Sense::Number, 10),
    entry("eleven", Sense::Number, 11),
    entry("twelve", Sense::Number, 12),
    entry("thirteen", Sense::Number, 13),
    entry("fourteen", Sense::Number, 14),
    entry("fifteen", Sense::Number, 15),
    entry("sixteen", Sense::Number, 16),
    entry("seventeen", Sense::Number, 17),
    entry("eighteen", Sense::Number, 18),
    entry("nineteen", Sense::Number, 19),
    entry("twenty", Sense::Number, 20),
    entry("thirty", Sense::Number, 30),
    entry("forty", Sense::Number, 40),
    entry("fifty", Sense::Number, 50),
    entry("ein", Sense::Number, 1),
    entry("eine", Sense::Number, 1),
    entry("einem", Sense::Number, 1),
    entry("einen", Sense::Number, 1),
    entry("einer", Sense::Number, 1),
    entry("zwei", Sense::Number, 2),
    entry("zwo", Sense::Number, 2),
    entry("drei", Sense::Number, 3),
    entry("vier", Sense::Number, 4),
    entry("funf", Sense::Number, 5),
    entry("sechs", Sense::Number, 6),
    entry("sieben", Sense::Number, 7),
    entry("acht", Sense::Number, 8),
    entry("neun", Sense::Number, 9),
    entry("zehn", Sense::Number, 10),
    entry("elf", Sense::Number, 11),
    entry("zwolf", Sense::Number, 12),
    entry("dreizehn", Sense::Number, 13),
    entry("vierzehn", Sense::Number, 14),
    entry("funfzehn", Sense::Number, 15),
    entry("sechzehn", Sense::Number, 16),
    entry("siebzehn", Sense::Number, 17),
    entry("achtzehn", Sense::Number, 18),
    entry("neunzehn", Sense::Number, 19),
    entry("zwanzig", Sense::Number, 20),
    entry("einundzwanzig", Sense::Number, 21),
    entry("vierundzwanzig", Sense::Number, 24),
    entry("dreissig", Sense::Number, 30),
    entry("vierzig", Sense::Number, 40),
    entry("funfzig", Sense::Number, 50),
    entry("hundert", Sense::Number, 100),
    entry("couple", Sense::FewNumber, 0),
    entry("few", Sense::FewNumber, 1),
    entry("paar", Sense::FewNumber, 1),
    entry("einige", Sense::FewNumber, 1),
    entry("einigen", Sense::FewNumber, 1),
    entry("wenige", Sense::FewNumber, 1),
    entry("wenigen", Sense::FewNumber, 1),
    entry("several", Sense::FewNumber, 2),
    entry("mehrere", Sense::FewNumber, 2),
    entry("mehreren", Sense::FewNumber, 2),
};

constexpr Entry kOrdinals[] = {
    entry("first", Sense::Ordinal, 1),        entry("second", Sense::Ordinal, 2),
    entry("third", Sense::Ordinal, 3),        entry("fourth", Sense::Ordinal, 4),
    entry("fifth", Sense::Ordinal, 5),        entry("sixth", Sense::Ordinal, 6),
    entry("seventh", Sense::Ordinal, 7),      entry("eighth", Sense::Ordinal, 8),
    entry("ninth", Sense::Ordinal, 9),        entry("tenth", Sense::Ordinal, 10),
    entry("eleventh", Sense::Ordinal, 11),    entry("twelfth", Sense::Ordinal, 12),
    entry("thirteenth", Sense::Ordinal, 13),  entry("fourteenth", Sense::Ordinal, 14),
    entry("fifteenth", Sense::Ordinal, 15),   entry("sixteenth", Sense::Ordinal, 16),
    entry("seventeenth", Sense::Ordinal, 17), entry("eighteenth", Sense::Ordinal, 18),
    entry("nineteenth", Sense::Ordinal, 19),  entry("twentieth", Sense::Ordinal, 20),
    entry("thirtieth", Sense::Ordinal, 30),
};

/// German ordinals take the endings of adjectives; "einundzwanzigst" and the like too.
constexpr Entry kGermanOrdinalStems[] = {
    entry("erst", Sense::Ordinal, 1),
    entry("zweit", Sense::Ordinal, 2),
    entry("dritt", Sense::Ordinal, 3),
    entry("viert", Sense::Ordinal, 4),
    entry("funft", Sense::Ordinal, 5),
    entry("sechst", Sense::Ordinal, 6),
    entry("siebt", Sense::Ordinal, 7),
    entry("siebent", Sense::Ordinal, 7),
    entry("acht", Sense::Ordinal, 8),
    entry("neunt", Sense::Ordinal, 9),
    entry("zehnt", Sense::Ordinal, 10),
    entry("elft", Sense::Ordinal, 11),
    entry("zwolft", Sense::Ordinal, 12),
    entry("dreizehnt", Sense::Ordinal, 13),
    entry("vierzehnt", Sense::Ordinal, 14),
    entry("funfzehnt", Sense::Ordinal, 15),
    entry("sechzehnt", Sense::Ordinal, 16),
    entry("siebzehnt", Sense::Ordinal, 17),
    entry("achtzehnt", Sense::Ordinal, 18),
    entry("neunzehnt", Sense::Ordinal, 19),
    entry("zwanzigst", Sense::Ordinal, 20),
    entry("einundzwanzigst", Sense::Ordinal, 21),
    entry("zweiundzwanzigst", Sense::Ordinal, 22),
    entry("dreiundzwanzigst", Sense::Ordinal, 23),
    entry("vierundzwanzigst", Sense::Ordinal, 24),
    entry("funfundzwanzigst", Sense::Ordinal, 25),
    entry("sechsundzwanzigst", Sense::Ordinal, 26),
    entry("siebenundzwanzigst", Sense::Ordinal, 27),
    entry("achtundzwanzigst", Sense::Ordinal, 28),
    entry("neunundzwanzigst", Sense::Ordinal, 29),
    entry("dreissigst", Sense::Ordinal, 30),
    entry("einunddreissigst", Sense::Ordinal, 31),
    entry("letzt", Sense::Which, -1),
    entry("vergangen", Sense::Which, -1),
    entry("vorig", Sense::Which, -1),
    entry("vorletzt", Sense::Which, -2),
    entry("dies", Sense::Which, 0),
    entry("nachst", Sense::Which, 1),
    entry("kommend", Sense::Which, 1),
    entry("ubernachst", Sense::Which, 2),
    entry("laufend", Sense::Which, 0),
};

struct Hash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view word) const { return std::hash<std::string_view>{}(word); }
};
using Table = std::unordered_map<std::string, Meaning, Hash, std::equal_to<>>;

Table makeTable()
{
    Table table;
    const auto add = [&](const auto& entries) {
        for (const Entry& e : entries) {
            table.emplace(e.word, e.meaning);
        }
    };
    add(kMonths);
    add(kWeekdays);
    add(kUnits);
    add(kSeasons);
    add(kParts);
    add(kReferences);
    add(kSmallWords);
    add(kNumbers);
    add(kOrdinals);
    for (const Entry& e : kGermanOrdinalStems) {
        for (const std::string_view ending : {"e", "en", "er", "es", "em"}) {
            table.emplace(std::string(e.word).append(ending), e.meaning);
        }
    }
    forEachHolidayStart([&](std::string_view word) { table[std::string(word)].flags |= kMayBegin; });
    for (const std::string_view word :
         {"q",         "h",         "calendar",  "anderthalb", "eineinhalb", "neulich",   "letztens",
          "kurzlich",  "unlangst",  "jungst",    "recently",   "jungster",   "lately",    "other",
          "recent",    "kurzem",    "kurzer",    "zwanziger",  "dreissiger", "vierziger", "funfziger",
          "sechziger", "siebziger", "achtziger", "neunziger",  "twenties",   "thirties",  "forties",
          "fifties",   "sixties",   "seventies", "eighties",   "nineties"}) {
        table[std::string(word)].flags |= kMayBegin;
    }
    return table;
}

} // namespace

Meaning meaningOf(std::string_view folded)
{
    static const Table table = makeTable(); // a constant, only built at first use
    const auto found = table.find(folded);
    return found == table.end() ? Meaning{} : found->second;
}

} // namespace reminisce::text::time
