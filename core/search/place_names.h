// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace reminisce::search {

/// Own list of countries and regions with the towns, islands and landscapes by which people speak of having been there;
/// the notation of the thesaurus. "When was I in Italy?" is answered by "greetings from Florence". Left out are places
/// whose name is an everyday word too (Nice, Essen, Split, Bath).
inline constexpr std::array kPlaces = std::to_array<std::string_view>({
    "deutschland germany: berlin hamburg münchen munich köln cologne frankfurt stuttgart dresden leipzig bremen "
    "nürnberg ostsee nordsee schwarzwald harz rügen sylt",
    "österreich austria: wien vienna salzburg graz innsbruck tirol tyrol kärnten steiermark vorarlberg",
    "schweiz switzerland: zürich zurich genf geneva basel luzern lucerne lausanne zermatt tessin graubünden",
    "italien italy: rom rome florenz florence venedig venice mailand milan neapel naples turin bologna verona pisa "
    "siena "
    "toskana tuscany sizilien sicily sardinien sardinia gardasee südtirol amalfi umbrien apulien",
    "spanien spain: madrid barcelona sevilla seville valencia granada malaga bilbao andalusien andalusia mallorca "
    "ibiza "
    "menorca teneriffa tenerife fuerteventura lanzarote kanaren",
    "portugal: lissabon lisbon porto algarve madeira azoren azores sintra",
    "frankreich france: paris lyon marseille bordeaux nizza straßburg strasbourg bretagne brittany normandie normandy "
    "provence elsass korsika corsica cannes",
    "england grossbritannien großbritannien britain: london manchester liverpool oxford cambridge brighton cornwall",
    "schottland scotland: edinburgh glasgow highlands inverness skye",
    "irland ireland: dublin galway belfast connemara",
    "niederlande holland netherlands: amsterdam rotterdam utrecht haag maastricht texel zeeland",
    "belgien belgium: brüssel brussels antwerpen antwerp brügge bruges gent ghent",
    "dänemark denmark: kopenhagen copenhagen aarhus odense bornholm",
    "schweden sweden: stockholm göteborg gothenburg malmö uppsala lappland",
    "norwegen norway: oslo trondheim tromsø lofoten fjord stavanger",
    "finnland finland: helsinki tampere turku rovaniemi",
    "island iceland: reykjavik geysir gletscher",
    "skandinavien scandinavia: schweden sweden norwegen norway dänemark denmark",
    "polen poland: warschau warsaw krakau krakow danzig gdansk breslau masuren",
    "tschechien czechia: prag prague brünn pilsen karlsbad",
    "ungarn hungary: budapest balaton plattensee",
    "kroatien croatia: zagreb dubrovnik zadar istrien dalmatien",
    "griechenland greece: athen athens kreta crete korfu corfu rhodos rhodes santorin santorini thessaloniki mykonos",
    "türkei turkey: istanbul antalya ankara izmir kappadokien cappadocia bodrum",
    "ägypten egypt: kairo cairo luxor hurghada",
    "marokko morocco: marrakesch marrakesh casablanca agadir",
    "usa amerika america: york chicago boston washington seattle texas florida kalifornien california francisco miami "
    "hawaii vegas philadelphia denver",
    "kanada canada: toronto montreal vancouver ottawa quebec banff",
    "mexiko mexico: cancun yucatan oaxaca tulum",
    "brasilien brazil: rio paulo salvador iguazu",
    "argentinien argentina: patagonien patagonia mendoza",
    "japan: tokio tokyo kyoto osaka hiroshima fuji",
    "china: peking beijing shanghai hongkong shenzhen",
    "thailand: bangkok phuket chiang samui krabi",
    "indien india: delhi mumbai goa kerala rajasthan",
    "indonesien indonesia: bali jakarta lombok java",
    "australien australia: sydney melbourne brisbane perth queensland",
    "neuseeland zealand: auckland wellington queenstown",
    "südafrika africa: kapstadt johannesburg durban",
});

} // namespace reminisce::search
