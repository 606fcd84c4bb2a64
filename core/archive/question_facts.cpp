// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/question_facts.h"

#include <charconv>

#include "core/archive/connection.h"

namespace reminisce::archive {
namespace {

// Places in a pseudo-random order: multiplying by a large odd number scatters neighbouring ids. The bound keeps the
// product within 64 bits.
#define REMINISCE_SCATTERED(id) "((((" id ") + ?) % 2147483647) * 1103515245 + 12345) % 2147483648"

/// Everyone whose name a question can use.
constexpr const char* kNamedPeople = R"sql(
    named AS (
        SELECT p.id, p.name FROM person p
        WHERE trim(p.name) <> '' AND NOT EXISTS (
            SELECT 1 FROM person o WHERE o.id <> p.id AND instr(o.folded, p.folded) > 0))
)sql";

std::int64_t seedOf(std::uint64_t seed)
{
    return static_cast<std::int64_t>(seed * 7919 % 2147483647);
}

std::vector<Id> idsOf(std::string_view list)
{
    std::vector<Id> ids;
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        Id id = 0;
        if (std::from_chars(list.data() + begin, list.data() + end, id).ec == std::errc()) {
            ids.push_back(id);
        }
        begin = end + 1;
    }
    return ids;
}

} // namespace

Result<std::vector<SayingFact>> sampleSayings(const Reader& reader, std::uint64_t seed, std::size_t limit)
{
    static const std::string kSql = std::string("WITH ") + kNamedPeople + R"sql(
        SELECT t.id, n.name, t.text,
               (coalesce(t.started_local, c.started_local) - ((coalesce(t.started_local, c.started_local) % 86400000000)
                   + 86400000000) % 86400000000) / 86400000000,
               (SELECT group_concat(k.id) FROM chunk k WHERE k.conversation_id = t.conversation_id AND
                    t.ordinal BETWEEN k.first_turn AND k.last_turn),
               (SELECT CASE WHEN count(*) = 1 AND (max(k.emotion_mask) & (max(k.emotion_mask) - 1)) = 0
                            THEN max(k.emotion_top) ELSE -1 END
                FROM chunk k WHERE k.conversation_id = t.conversation_id AND
                    t.ordinal BETWEEN k.first_turn AND k.last_turn)
        FROM turn t JOIN named n ON n.id = t.person_id JOIN conversation c ON c.id = t.conversation_id
        WHERE length(t.text) BETWEEN 25 AND 140 AND instr(t.text, char(10)) = 0
              AND coalesce(t.started_local, c.started_local) IS NOT NULL
        ORDER BY )sql" REMINISCE_SCATTERED("t.id") " LIMIT ?";
    Statement query = reader.connection().query(kSql, seedOf(seed), limit);
    std::vector<SayingFact> facts;
    while (query.next()) {
        facts.push_back({query.integer(0), query.string(1), query.string(2), query.integer(3), idsOf(query.text(4)),
                         static_cast<int>(query.integer(5))});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return facts;
}

Result<std::uint64_t> countTurnsContaining(const Reader& reader, std::string_view text)
{
    return reader.connection().count("SELECT count(*) FROM turn WHERE instr(lower(text), lower(?)) > 0", text);
}

Result<std::vector<ConversationFact>> sampleConversations(const Reader& reader, std::uint64_t seed, std::size_t limit)
{
    static const std::string kSql = std::string("WITH ") + kNamedPeople + R"sql(,
        dated AS (
            SELECT id, title, (started_local - ((started_local % 86400000000) + 86400000000) % 86400000000)
                              / 86400000000 AS day
            FROM conversation WHERE started_local IS NOT NULL AND trim(title) <> ''),
        clear AS (
            SELECT id, title, day FROM dated d
            WHERE NOT EXISTS (SELECT 1 FROM dated o WHERE o.id <> d.id AND o.title = d.title AND o.day = d.day)),
        spoken AS (
            SELECT conversation_id, person_id, count(*) AS turns, min(ordinal) AS first
            FROM turn WHERE person_id > 0 GROUP BY conversation_id, person_id),
        shares AS (
            SELECT s.*, count(*) OVER w AS speakers, max(s.turns) OVER w AS most,
                   (SELECT count(*) FROM turn u WHERE u.conversation_id = s.conversation_id AND u.person_id IS NULL)
                       AS unnamed
            FROM spoken s WINDOW w AS (PARTITION BY s.conversation_id))
        SELECT k.id, k.title, k.day, n.name, s.turns,
               (SELECT CASE WHEN length(t.text) BETWEEN 12 AND 200 AND instr(t.text, char(10)) = 0 THEN t.text
                            ELSE '' END
                FROM turn t WHERE t.conversation_id = k.id AND t.ordinal = s.first AND t.person_id = s.person_id),
               CASE WHEN s.speakers = 2 AND s.unnamed = 0 THEN
                   (SELECT o.name FROM spoken x JOIN named o ON o.id = x.person_id
                    WHERE x.conversation_id = k.id AND x.person_id <> s.person_id) END,
               s.speakers > 1 AND s.unnamed = 0 AND s.turns = s.most AND
                   (SELECT count(*) FROM spoken x WHERE x.conversation_id = k.id AND x.turns = s.most) = 1,
               (SELECT group_concat(h.id) FROM chunk h JOIN chunk_person p ON p.chunk_id = h.id
                WHERE h.conversation_id = k.id AND p.person_id = s.person_id),
               (SELECT group_concat(h.id) FROM chunk h WHERE h.conversation_id = k.id AND
                    s.first BETWEEN h.first_turn AND h.last_turn)
        FROM clear k JOIN shares s ON s.conversation_id = k.id JOIN named n ON n.id = s.person_id
        ORDER BY )sql" REMINISCE_SCATTERED("k.id * 64 + s.person_id % 64") ", s.person_id LIMIT ?";
    Statement query = reader.connection().query(kSql, seedOf(seed), limit);
    std::vector<ConversationFact> facts;
    while (query.next()) {
        ConversationFact fact;
        fact.conversation = query.integer(0);
        fact.title = query.string(1);
        fact.day = query.integer(2);
        fact.speaker = query.string(3);
        fact.turns = query.count(4);
        fact.firstWords = query.string(5);
        fact.partner = query.string(6);
        fact.speaksMost = query.integer(7) != 0;
        fact.chunks = idsOf(query.text(8));
        fact.firstChunks = idsOf(query.text(9));
        facts.push_back(std::move(fact));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return facts;
}

namespace {

/// Days on which a person spoke: a row per conversation, by its day.
constexpr const char* kSpokenDays = R"sql(
    days AS (
        SELECT DISTINCT n.id AS person_id, n.name, c.id AS conversation_id,
               (c.started_local - ((c.started_local % 86400000000) + 86400000000) % 86400000000) / 86400000000 AS day
        FROM turn t JOIN named n ON n.id = t.person_id JOIN conversation c ON c.id = t.conversation_id
        WHERE c.started_local IS NOT NULL)
)sql";

} // namespace

Result<std::vector<PeriodFact>> samplePeriods(const Reader& reader, PeriodLength length, std::uint64_t seed,
                                              std::size_t limit)
{
    static const std::string kSql = std::string("WITH ") + kNamedPeople + "," + kSpokenDays + R"sql(,
        placed AS (SELECT *, strftime(?, day * 86400, 'unixepoch') AS period FROM days),
        periods AS (
            SELECT person_id, name, period, count(DISTINCT conversation_id) AS conversations, min(day) AS first,
                   max(day) AS last
            FROM placed GROUP BY person_id, period)
        SELECT q.name, q.period, q.conversations, q.first, q.last,
               (SELECT group_concat(h.id) FROM placed d JOIN chunk h ON h.conversation_id = d.conversation_id
                JOIN chunk_person x ON x.chunk_id = h.id AND x.person_id = q.person_id
                WHERE d.person_id = q.person_id AND d.period = q.period),
               (SELECT group_concat(h.id) FROM placed d JOIN chunk h ON h.conversation_id = d.conversation_id
                JOIN chunk_person x ON x.chunk_id = h.id AND x.person_id = q.person_id
                WHERE d.person_id = q.person_id AND d.day = q.first),
               (SELECT group_concat(h.id) FROM placed d JOIN chunk h ON h.conversation_id = d.conversation_id
                JOIN chunk_person x ON x.chunk_id = h.id AND x.person_id = q.person_id
                WHERE d.person_id = q.person_id AND d.day = q.last)
        FROM periods q ORDER BY )sql" REMINISCE_SCATTERED("q.person_id * 5000 + q.first") ", q.period LIMIT ?";
    Statement query =
        reader.connection().query(kSql, length == PeriodLength::Month ? "%Y-%m" : "%Y", seedOf(seed), limit);
    std::vector<PeriodFact> facts;
    while (query.next()) {
        facts.push_back({query.string(0), query.string(1), query.count(2), query.integer(3), query.integer(4),
                         idsOf(query.text(5)), idsOf(query.text(6)), idsOf(query.text(7))});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return facts;
}

Result<std::vector<CommonDayFact>> sampleCommonDays(const Reader& reader, std::uint64_t seed, std::size_t limit)
{
    static const std::string kSql = std::string("WITH ") + kNamedPeople + "," + kSpokenDays + R"sql(,
        months AS (SELECT DISTINCT person_id, name, day, strftime('%Y-%m', day * 86400, 'unixepoch') AS month
                   FROM days),
        common AS (
            SELECT a.person_id AS one_id, a.name AS one, b.person_id AS other_id, b.name AS other, a.month,
                   count(*) AS days, max(a.day) AS day
            FROM months a JOIN months b ON b.month = a.month AND b.day = a.day AND b.person_id > a.person_id
            GROUP BY a.person_id, b.person_id, a.month)
        SELECT q.one, q.other, q.month, q.day,
               (SELECT group_concat(DISTINCT h.id) FROM days d JOIN chunk h ON h.conversation_id = d.conversation_id
                JOIN chunk_person x ON x.chunk_id = h.id AND x.person_id = d.person_id
                WHERE d.day = q.day AND d.person_id IN (q.one_id, q.other_id))
        FROM common q
        WHERE q.days = 1
              AND (SELECT count(*) FROM months m WHERE m.person_id = q.one_id AND m.month = q.month) +
                  (SELECT count(*) FROM months m WHERE m.person_id = q.other_id AND m.month = q.month) > 2
        ORDER BY )sql" REMINISCE_SCATTERED("q.one_id * 70001 + q.other_id * 301 + q.day") ", q.month LIMIT ?";
    Statement query = reader.connection().query(kSql, seedOf(seed), limit);
    std::vector<CommonDayFact> facts;
    while (query.next()) {
        facts.push_back({query.string(0), query.string(1), query.string(2), query.integer(3), idsOf(query.text(4))});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return facts;
}

} // namespace reminisce::archive
