// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace reminisce::search {

/// Own list of everyday subjects. Before the colon words that mean alike, in either language: each is looked for when
/// another is asked about. Behind it words by which a conversation about the subject gives itself away: they are
/// looked for when a word before the colon is asked about, not the other way round. Written as in the dictionary;
/// compared by stem.
inline constexpr std::array kThesaurus = std::to_array<std::string_view>({
    // work
    "arbeit job beruf beruflich karriere work career professional: büro projekt kollege chef firma meeting abteilung "
    "team aufgabe office project boss colleague company",
    "chef vorgesetzter boss vorgesetzte manager leiter supervisor: teamleiter abteilungsleiter geschäftsführer",
    "kollege kollegin mitarbeiter colleague coworker teammitglied: team abteilung",
    "projekt vorhaben project: kickoff meilenstein deadline phase status präsentation abschluss projektleitung",
    "leiten leitung führen verantwortung verantwortlich übernehmen lead leadership responsibility: projektleitung "
    "teilprojektleitung gesamtleitung teamleitung koordinieren manage",
    "feedback rückmeldung kritik lob bewertung beurteilung einschätzung review: zufrieden gut gemacht verbessern "
    "anerkennung gelobt leistung praise",
    "mitarbeitergespräch jahresgespräch halbjahresgespräch personalgespräch zielgespräch: ziele feedback bewertung",
    "beförderung befördert aufstieg promotion promoted: position stelle gehalt gehaltserhöhung",
    "gehalt lohn verdienst salary pay: gehaltserhöhung raise",
    "kündigen kündigung entlassen quit fired layoff resign: jobwechsel stelle",
    "bewerbung bewerben vorstellungsgespräch application apply interview: stelle lebenslauf job",
    "weiterbildung fortbildung schulung seminar kurs workshop lehrgang training course class lernen weiterbilden: "
    "zertifikat zertifizierung prüfung modul teilnehmen angemeldet unterricht methoden tutorial webinar konferenz",
    "einarbeiten einarbeitung onboarding anlernen mentor mentoring: neu zeigen erklären starten betreuen",
    "präsentation vortrag vorstellung presentation speech talk: folien präsentieren publikum slides",
    "besprechung meeting sitzung termin: agenda protokoll",
    "zusammenarbeit zusammenarbeiten kooperation teamwork collaboration: unterstützen team gemeinsam abstimmung",
    "vereinbarkeit balance ausgleich work-life-balance: freizeit familie überstunden",
    "geschäft laden unternehmen business store shop startup: gründen eröffnen kunden customers open",
    "überstunden feierabend arbeitszeit overtime: lang spät wochenende büro",
    "homeoffice heimarbeit remote: zuhause büro",
    "selbstständig selbständig freiberuflich freelance self-employed: gründen kunden auftrag",
    "rente ruhestand pension retirement retire: alter arbeit",
    "kunde auftraggeber mandant client customer: auftrag angebot vertrag",
    "vertrag vereinbarung contract agreement: unterschreiben unterschrift",
    "praktikum ausbildung lehre internship apprenticeship: praktikant azubi betrieb",
    // learning
    "schule school unterricht: lehrer schüler klasse hausaufgaben teacher grade",
    "studium universität uni college university degree: studieren semester prüfung professor campus",
    "prüfung examen klausur test exam: bestanden durchgefallen lernen note passed",
    "sprache sprachkurs language: lernen vokabeln englisch spanisch französisch italienisch",
    // sport
    "sport sportlich fitness training trainieren workout exercise sports: laufen joggen fitnessstudio schwimmen "
    "radfahren yoga wandern marathon muskeln gym run swim hike",
    "laufen joggen rennen lauftraining jogging running run: km kilometer marathon halbmarathon stadtlauf runde strecke "
    "tempo laufschuhe pace 5km 10km",
    "wettkampf wettbewerb rennen turnier competition contest race tournament: teilnahme startnummer ziel marathon "
    "halbmarathon stadtlauf medaille platz medal",
    "distanz strecke weite distance: km kilometer meile mile",
    "verletzung verletzt injury hurt injured: knöchel knie rücken schulter handgelenk verstaucht schmerzen pause arzt "
    "gebrochen ankle knee sprain",
    "yoga meditation achtsamkeit meditieren mindfulness meditate: entspannen atmen ruhe übung",
    "schwimmen baden swim swimming: see pool bahn meer",
    "fahrrad rad radtour bike cycling bicycle: fahren tour",
    "wandern wanderung hiking hike trail: berg tour natur mountain",
    "fußball soccer football: spiel tor mannschaft verein match team",
    "tanzen tanz dance dancing: kurs bühne studio choreografie",
    // health
    "gesundheit gesund gesundheitlich health healthy: krank arzt schmerzen schlafen ernährung sport abnehmen doctor",
    "krank krankheit erkältung sick ill illness: fieber husten arzt grippe gute besserung flu",
    "arzt zahnarzt krankenhaus doctor hospital: termin untersuchung behandlung diagnose",
    "schmerz weh pain ache: tablette verletzung",
    "schlaf schlafen sleep: müde bett nacht wach tired",
    "ernährung diät nutrition diet: gemüse zucker vegetarisch vegan abnehmen",
    "abnehmen gewicht weight: kilo diät",
    "medikament tablette arznei medicine medication pill: arzt apotheke rezept nehmen",
    "operation op surgery: krankenhaus klinik narkose",
    "schwanger schwangerschaft pregnant pregnancy: baby geburt hebamme",
    "zahn zähne tooth teeth dentist: zahnarzt bohren schmerzen",
    "allergie allergisch unverträglichkeit allergy allergic: pollen heuschnupfen nüsse",
    "therapie beratung psychologe therapy counseling therapist: gespräch mental",
    // cooking
    "kochen koch küche cooking cook: rezept gericht kochkurs kochbuch zutaten pasta curry suppe lecker gekocht recipe "
    "dish meal",
    "backen bäcker baking bake: kuchen brot teig torte kekse plätzchen sauerteig ofen cake bread cookies",
    "essen mahlzeit speise food meal dinner: restaurant frühstück mittagessen abendessen lecker hunger lunch",
    "restaurant lokal café essengehen cafe: reservieren italiener pizzeria",
    "rezept gericht recipe dish: kochen backen zutaten",
    "grillen grillabend grillparty barbecue bbq: wurst garten",
    "trinken getränk kaffee wein bier drink coffee: tee glas",
    // reading, culture
    "buch roman lektüre lesen literatur book novel read reading: autor kapitel seiten bibliothek krimi geschichte "
    "gelesen buchclub lesechallenge author chapter library",
    "film kino movie cinema: schauen regisseur gesehen streaming watch",
    "serie series show: staffel folge episode streaming",
    "musik konzert music concert: band lied song spielen gitarre klavier singen guitar piano",
    "instrument instrumente: gitarre klavier geige violine schlagzeug guitar piano violin drums "
    "flöte cello trompete saxophon clarinet flute trumpet cello saxophone",
    "theater museum ausstellung oper kultur exhibition: aufführung bühne besuch karten",
    "kunst malen malerei zeichnen art painting paint draw: bild ausstellung galerie pinsel canvas artist",
    "fotografie fotografieren foto photography photo: kamera bild aufnahme camera picture",
    "handwerk basteln töpfern nähen stricken crafts pottery sewing knitting: selbstgemacht handmade",
    "spiel spielen spieleabend game gaming: brettspiel konsole videospiel board",
    "hobby hobbys interesse freizeit freizeitbeschäftigung activity hobbies interests: lesen kochen backen laufen yoga "
    "garten malen fotografieren klettern tanzen gitarre wandern kurs ausprobieren entdeckt angefangen",
    "garten gärtnern gardening garden: pflanzen balkon blumen gemüse tomaten beet plants flowers",
    // travel
    "urlaub reise ferien verreisen reisen vacation trip holiday travel: flug hotel strand meer koffer gebucht italien "
    "spanien portugal frankreich griechenland kroatien österreich türkei insel rundreise ausflug camping wandern "
    "erholung urlaubsreif flight beach abroad",
    "ausflug tagesausflug kurztrip wochenendtrip excursion getaway: wochenende wandern see fahren besuchen",
    "flug fliegen flugzeug flight fly: flughafen airport",
    "unterkunft hotel ferienwohnung accommodation: zimmer airbnb",
    "camping zelten camp: zelt lagerfeuer tent campfire",
    "auto wagen car: fahren werkstatt führerschein drive",
    "zug bahn train: fahren verspätung",
    "führerschein fahrschule license: fahrstunde prüfung auto",
    "visum pass reisepass ausweis passport visa: beantragen grenze",
    "unfall crash accident: auto verletzt polizei krankenhaus",
    // people
    "freund freunde freundin freundschaft friend friends friendship: treffen abend zusammen feiern gemeinsam",
    "familie eltern verwandte angehörige family parents relatives: mutter vater mama papa bruder schwester oma opa "
    "kind "
    "tochter sohn mom dad",
    "mutter mama mutti mom mother",
    "vater papa vati dad father",
    "großeltern oma opa großmutter großvater grandparents grandma grandpa grandmother grandfather",
    "geschwister bruder schwester sibling brother sister",
    "kind kinder sohn tochter baby kid kids child children son daughter",
    "partner beziehung ehemann ehefrau freundin relationship husband wife boyfriend girlfriend spouse: liebe zusammen "
    "date verliebt single",
    "heirat hochzeit heiraten verlobung wedding marriage married engaged: braut ring feier",
    "trennung scheidung schluss breakup divorce",
    "treffen verabredung verabreden begegnung meet meetup: abend kaffee zeit uhr wochenende vorbei",
    "sozial gesellig unternehmungen aktivitäten social: treffen feiern kino party essen besuch spieleabend ausgehen",
    "nachbar nachbarin neighbor neighbour: haus wohnung",
    "haustier hund katze tier pet dog cat animal: tierarzt gassi welpe puppy kitten",
    "ehrenamt freiwillig spenden volunteering volunteer charity: helfen verein obdachlos shelter community fundraiser",
    "taufe konfirmation kommunion baptism: kirche feier pate",
    "tod gestorben beerdigung trauerfeier death died funeral: verlust trauer",
    "kita kindergarten kindertagesstätte daycare kindergarten nursery: kind erzieherin eingewöhnung",
    "erziehung erziehen parenting: kind grenzen",
    "unterstützung hilfe helfen unterstützen support help: rat tipp motivieren mut danke beistehen",
    "tipp rat ratschlag empfehlung empfehlen tipps advice recommendation recommend suggest: probier solltest versuch",
    "streit konflikt auseinandersetzung argument conflict fight: ärger sauer entschuldigung",
    "kennenlernen kennengelernt vorgestellt met: neu",
    // celebrations
    "geburtstag birthday: feiern party kuchen geschenk alles gute glückwunsch gift",
    "feier feiern fest party celebration celebrate: einladen gäste kuchen geburtstag jubiläum",
    "weihnachten heiligabend advent christmas: geschenke baum plätzchen feiertage",
    "silvester neujahr jahreswechsel: feuerwerk vorsatz vorsätze",
    "vorsatz vorsätze ziel ziele resolution goal goals: vorgenommen schaffen erreicht mehr lesen abnehmen neujahr plan",
    "geschenk schenken gift present: überraschung",
    // home and things
    "wohnung haus zuhause umzug umziehen apartment house home move moved moving: zimmer miete einziehen möbel "
    "renovieren",
    "aufräumen putzen haushalt cleaning declutter: keller ordnung ausmisten wohnung",
    "keller dachboden abstellraum basement attic",
    "reparatur reparieren kaputt repair broken fix: handwerker",
    "einkaufen kaufen einkauf shopping buy bought purchase: laden geschäft bestellt",
    "geld finanzen sparen money finances savings: kosten konto teuer rechnung budget",
    "kredit darlehen schulden loan debt mortgage: bank zinsen rate",
    "versicherung insurance: schaden police beitrag",
    "steuer steuererklärung tax taxes: finanzamt beleg",
    "miete mieten vermieter mietvertrag rent landlord lease: wohnung nebenkosten kündigen",
    "möbel einrichten einrichtung furniture: sofa tisch regal bett schrank lampe shelf couch",
    "kleidung anziehen mode klamotten clothes clothing fashion outfit: schuhe hose kleid jacke pullover dress shoes",
    "computer technik handy technology phone laptop: software app",
    "wetter weather: regen sonne schnee warm kalt rain sunny",
    // doing
    "plan planen vorhaben planung vorhaben plans planning: möchte werde will vielleicht überlege nächsten",
    "anfangen beginnen starten start begin began started: los erste ersten auftakt kickoff",
    "beenden fertig abschließen abschluss aufhören finish finished end: geschafft durch vorbei letzte",
    "schaffen erreichen gelingen erfolg geschafft achieve success achievement accomplish: ziel klappt gelungen stolz "
    "glückwunsch gewonnen bestanden",
    "problem probleme schwierigkeit hindernis schwierigkeiten herausforderung difficulty challenge obstacle: leider "
    "klappt nicht verzögerung fehler schwierig",
    "scheitern misserfolg aufgeben fail failure: leider geschafft nicht verschieben",
    "verschieben verschoben absagen absage postpone cancel cancelled: später leider",
    "entscheidung entscheiden decide decision: wahl überlegen",
    "wunsch träumen traum wünschen dream wish",
    "veränderung verändern wechseln wechsel change: neu anders",
    "fortschritt verbesserung fortschritte progress improvement: besser steigern schneller mehr",
    "verspätung verzögerung zuspät delay late: deadline",
    "idee vorschlag idea suggestion",
    "erinnern erinnerung vergessen remember memory forget",
    "überraschung überrascht surprise surprised",
    "neuigkeit nachricht news",
    "krieg militär soldat veteran military war army: dienst service",
    "religion glaube kirche faith church religious: gott beten god",
    "politik wahl politics election: partei regierung government",
    "natur umwelt nature environment outdoors: wald see klima forest",
});

/// Feelings, as asked about and as they sound in a conversation; the same notation.
inline constexpr std::array kFeelings = std::to_array<std::string_view>({
    "nervös nervosität aufgeregt aufregung lampenfieber angespannt anspannung nervous tense: angst hoffentlich "
    "unsicher "
    "bammel äh ähm hm panik zittern herzklopfen anxious",
    "unsicher unsicherheit verunsichert zweifel zweifeln insecure unsure uncertain doubt: äh ähm hm weiss nicht "
    "vielleicht hoffentlich glaube mal sehen schwierig angst keine ahnung hoffe um uh maybe guess",
    "angst furcht sorge befürchtung bedenken sorgen ängstlich afraid fear worry worried anxious scared: hoffentlich "
    "bammel panik unsicher schlimm unheimlich nervous",
    "stress gestresst stressig überlastet druck belastet belastung stressed pressure overwhelmed: viel termine "
    "deadline "
    "puh anstrengend erschöpft überstunden müde hektisch kaum zeit busy swamped exhausted",
    "überfordert überforderung overwhelmed herausgefordert: schwierig viel verantwortung herausforderung puh schaffe "
    "hoffe komplex erwartungen",
    "müde erschöpft erschöpfung platt tired exhausted: schlafen kaputt pause anstrengend",
    "entspannt entspannung gelassen ruhig ausgeglichen gelassenheit relaxed calm relaxing: ruhe abschalten "
    "runterkommen "
    "erholen genießen yoga meditativ gemütlich tut gut peaceful",
    "freude freuen glücklich fröhlich froh joy happy glad happiness: super toll schön klasse freu juhu endlich haha "
    "wunderbar great awesome wonderful excited",
    "begeistert begeisterung enthusiasmus leidenschaft enthusiastic enthusiasm thrilled passion passionate: toll super "
    "fantastisch spaß wow unglaublich großartig genial liebe lecker mega cool amazing love",
    "spaß fun vergnügen: lachen lustig haha witzig toll",
    "vorfreude gespannt erwartungsvoll anticipation excited: freu bald endlich kaum erwarten zähle los aufgeregt "
    "looking forward can't wait",
    "stolz proud pride: geschafft glückwunsch leistung erreicht gelungen super bestanden hammer endlich rekord did it",
    "erleichtert erleichterung relief relieved: endlich puh geschafft gott sei dank vorbei gut gelaufen phew finally",
    "zufrieden zufriedenheit satisfied content satisfaction: gut gelaufen passt läuft schön",
    "dankbar dankbarkeit grateful gratitude thankful: danke thanks appreciate",
    "zuversichtlich zuversicht optimistisch hoffnung hoffnungsvoll confident optimistic hopeful hope: sicher klappt "
    "schaffe gut positiv freue bestimmt",
    "motiviert motivation motivated ehrgeizig ehrgeiz: weiter ziel dran los schaffe training",
    "selbstbewusst selbstvertrauen sicherheit confidence confident: sicher zutrauen kann trau",
    "enttäuscht enttäuschung disappointed disappointment: leider schade nicht geklappt ärgerlich schief hoffte",
    "frustriert frust frustration frustrated genervt nervt annoyed: leider ärgerlich mist nervig klappt nicht schon "
    "wieder blöd",
    "ärger wütend verärgert sauer wut angry anger mad upset furious: unverschämt ärgerlich nervt mist reicht frechheit",
    "traurig trauer traurigkeit sad sadness grief: vermisse weinen leider schade verlust gestorben tut leid miss loss",
    "einsam einsamkeit lonely loneliness: allein vermisse alone",
    "überrascht überraschung erstaunt surprised astonished: wow echt wirklich unglaublich hätte nie gedacht oh krass",
    "ekel angewidert widerlich disgust disgusted: eklig igitt unappetitlich gross",
    "vertrauen verlassen trust: ehrlich zuverlässig verlassen rückhalt",
    "neidisch neid eifersüchtig envy jealous: auch gern",
    "schuldig schlechtes gewissen schuld guilt guilty: entschuldigung tut leid sorry",
    "peinlich verlegen scham embarrassed ashamed",
    "langweilig langeweile bored boring: öde",
    "verliebt liebe in love romantisch: herz date",
    "begeistern interessiert neugierig interesse curious interested: spannend interessant",
    "mut mutig ermutigen ermutigung encourage courage brave: trau schaffst packst",
    "kritisch skeptisch skepsis sceptical: zweifel naja bedenken hm",
    "meditativ beruhigend soothing meditative: ruhe entspannt atmen yoga",
});

} // namespace reminisce::search
