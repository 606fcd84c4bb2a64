// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/schema.h"

namespace reminisce::archive {
namespace {

// Times: `…_local` is the wall clock where it was said, in microseconds since 1970 (LocalMicros), by which everything
// is filtered and sorted; `utc_offset` is minutes, NULL for a naive time, which has no `started_at` in UTC other than
// itself. `…_at` columns of the program's own doings are UTC microseconds.
constexpr std::string_view kVersion1 = R"sql(
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value NOT NULL
) WITHOUT ROWID;
INSERT INTO meta VALUES ('generation', 1);

CREATE TABLE import_batch (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    label       TEXT NOT NULL,
    started_at  INTEGER NOT NULL,
    finished_at INTEGER
);
CREATE TABLE source (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    batch_id    INTEGER REFERENCES import_batch(id) ON DELETE SET NULL,
    path        TEXT NOT NULL,
    sha256      TEXT NOT NULL UNIQUE,
    format      TEXT NOT NULL,
    imported_at INTEGER NOT NULL,
    report      TEXT NOT NULL DEFAULT '',
    reader_version INTEGER NOT NULL DEFAULT 0,
    settings    TEXT NOT NULL DEFAULT ''
);
CREATE INDEX source_by_batch ON source(batch_id);
-- What became of files of which nothing was stored, the last time each was tried.
CREATE TABLE refused_file (
    path     TEXT PRIMARY KEY,
    tried_at INTEGER NOT NULL,
    report   TEXT NOT NULL
);
CREATE TABLE watch_folder (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    path       TEXT NOT NULL UNIQUE,
    added_at   INTEGER NOT NULL,
    scanned_at INTEGER
);
CREATE TABLE watch_file (
    folder_id INTEGER NOT NULL REFERENCES watch_folder(id) ON DELETE CASCADE,
    path      TEXT NOT NULL,
    size      INTEGER NOT NULL,
    modified  INTEGER NOT NULL,
    state     INTEGER NOT NULL,
    message   TEXT NOT NULL,
    PRIMARY KEY (folder_id, path)
) WITHOUT ROWID;

CREATE TABLE person (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    name     TEXT NOT NULL,
    folded   TEXT NOT NULL UNIQUE,
    is_owner INTEGER NOT NULL DEFAULT 0,
    colour   INTEGER NOT NULL,
    overrides_direction INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX person_owner ON person(is_owner) WHERE is_owner = 1;
CREATE TABLE person_alias (
    person_id INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
    alias     TEXT NOT NULL,
    folded    TEXT NOT NULL UNIQUE
);
CREATE INDEX person_alias_by_person ON person_alias(person_id);
-- Merges and splits that can be taken back; they go with who they made.
CREATE TABLE person_change (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    kind       INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    from_name  TEXT NOT NULL,
    into_name  TEXT NOT NULL,
    holder_id  INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
    turns      INTEGER NOT NULL,
    data       TEXT NOT NULL
);
CREATE INDEX person_change_by_holder ON person_change(holder_id);
-- Pairs that were said to be two people, the lower id first.
CREATE TABLE distinct_people (
    one_id   INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
    other_id INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
    PRIMARY KEY (one_id, other_id)
) WITHOUT ROWID;
CREATE INDEX distinct_people_by_other ON distinct_people(other_id);

CREATE TABLE conversation (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    external_id   TEXT,
    fingerprint   TEXT,
    title         TEXT NOT NULL,
    started_local INTEGER,
    ended_local   INTEGER,
    utc_offset    INTEGER,
    started_at    INTEGER GENERATED ALWAYS AS (started_local - coalesce(utc_offset, 0) * 60000000) VIRTUAL,
    date_source   TEXT NOT NULL DEFAULT '',
    title_edited  INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX conversation_by_start ON conversation(started_local, utc_offset);
CREATE INDEX conversation_by_external_id ON conversation(external_id) WHERE external_id IS NOT NULL;
CREATE INDEX conversation_by_fingerprint ON conversation(fingerprint) WHERE fingerprint IS NOT NULL;
CREATE TABLE conversation_source (
    conversation_id INTEGER NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,
    source_id       INTEGER NOT NULL REFERENCES source(id) ON DELETE CASCADE,
    PRIMARY KEY (conversation_id, source_id)
) WITHOUT ROWID;
CREATE INDEX conversation_source_by_source ON conversation_source(source_id);
-- Deleted conversations of sources that have others, so that reading the file again does not bring them back.
CREATE TABLE removed_conversation (
    source_id   INTEGER NOT NULL REFERENCES source(id) ON DELETE CASCADE,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (source_id, fingerprint)
) WITHOUT ROWID;
CREATE TABLE conversation_tag (
    conversation_id INTEGER NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,
    folded          TEXT NOT NULL,
    tag             TEXT NOT NULL,
    PRIMARY KEY (conversation_id, folded)
) WITHOUT ROWID;
CREATE INDEX conversation_tag_by_tag ON conversation_tag(folded, conversation_id);

-- `emotions` of turns and chunks are eight bytes in the order joy, trust, fear, surprise, sadness, disgust, anger,
-- anticipation: 0 … 255; NULL means not scored. They are columns, not tables: a row more for each costs a third of storing.
CREATE TABLE emotion_model (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE turn (
    id              INTEGER PRIMARY KEY,
    conversation_id INTEGER NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,
    ordinal         INTEGER NOT NULL,
    external_id     TEXT,
    person_id       INTEGER REFERENCES person(id),
    started_local   INTEGER,
    ended_local     INTEGER,
    utc_offset      INTEGER,
    started_at      INTEGER GENERATED ALWAYS AS (started_local - coalesce(utc_offset, 0) * 60000000) VIRTUAL,
    emotions        BLOB,
    emotion_model   INTEGER,
    text            TEXT NOT NULL
);
CREATE UNIQUE INDEX turn_by_ordinal ON turn(conversation_id, ordinal, person_id);
CREATE INDEX turn_by_person ON turn(person_id, conversation_id, started_local);
CREATE INDEX turn_by_external_id ON turn(external_id) WHERE external_id IS NOT NULL;
-- Turns whose speaker the person has set; reading their file again leaves it so.
CREATE TABLE corrected_speaker (
    turn_id INTEGER PRIMARY KEY REFERENCES turn(id) ON DELETE CASCADE
);

-- A chunk covers the turns with ordinals first_turn … last_turn; the offsets are bytes in the first and last one's text,
-- last_offset NULL means to its end. day counts from 1970-01-01, rounded down; emotion_mask has a bit per emotion at the
-- threshold, emotion_top the strongest of them or -1: both derive from emotions.
CREATE TABLE chunk (
    id              INTEGER PRIMARY KEY,
    conversation_id INTEGER NOT NULL REFERENCES conversation(id) ON DELETE CASCADE,
    external_id     TEXT,
    first_turn      INTEGER NOT NULL,
    first_offset    INTEGER NOT NULL DEFAULT 0,
    last_turn       INTEGER NOT NULL,
    last_offset     INTEGER,
    started_local   INTEGER,
    utc_offset      INTEGER,
    started_at      INTEGER GENERATED ALWAYS AS (started_local - coalesce(utc_offset, 0) * 60000000) VIRTUAL,
    day             INTEGER GENERATED ALWAYS AS (CASE WHEN started_local IS NULL THEN -1000000000 ELSE
                        (started_local - ((started_local % 86400000000) + 86400000000) % 86400000000) / 86400000000
                        END) VIRTUAL,
    emotion_mask    INTEGER NOT NULL DEFAULT 0,
    emotion_top     INTEGER NOT NULL DEFAULT -1,
    emotions        BLOB,
    text            TEXT NOT NULL
);
CREATE INDEX chunk_by_time ON chunk(started_local, conversation_id, emotion_mask, emotion_top);
CREATE INDEX chunk_by_conversation ON chunk(conversation_id, first_turn);
CREATE INDEX chunk_by_external_id ON chunk(external_id) WHERE external_id IS NOT NULL;
CREATE TABLE chunk_person (
    chunk_id  INTEGER NOT NULL REFERENCES chunk(id) ON DELETE CASCADE,
    person_id INTEGER NOT NULL REFERENCES person(id),
    PRIMARY KEY (chunk_id, person_id)
) WITHOUT ROWID;
CREATE INDEX chunk_person_by_person ON chunk_person(person_id, chunk_id);

-- What a model wrote about the emotions of a chunk, and the eight scores that its words stand for (NULL: none is known).
-- own_emotions are the chunk's without it; once blended is 1, chunk.emotions are emotion_blend(own_emotions, scores).
CREATE TABLE chunk_emotion_text (
    chunk_id     INTEGER PRIMARY KEY REFERENCES chunk(id) ON DELETE CASCADE,
    description  TEXT NOT NULL,
    model        TEXT NOT NULL,
    scores       BLOB,
    own_emotions BLOB,
    blended      INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX chunk_emotion_text_pending ON chunk_emotion_text(blended) WHERE blended = 0;

-- How many chunks per day, speaker (0: whoever speaks) and strongest emotion.
CREATE TABLE day_rollup (
    person_id INTEGER NOT NULL,
    day       INTEGER NOT NULL,
    emotion   INTEGER NOT NULL,
    chunks    INTEGER NOT NULL,
    PRIMARY KEY (person_id, day, emotion)
) WITHOUT ROWID;

-- Whoever inserts into chunk or chunk_person counts here what is new, once for many rows (rollup.h): a trigger for each
-- row took as long as storing it. Changes and deletions are rare and keep their triggers.
CREATE TRIGGER chunk_deleting BEFORE DELETE ON chunk BEGIN
    DELETE FROM chunk_person WHERE chunk_id = old.id;
    UPDATE day_rollup SET chunks = chunks - 1 WHERE person_id = 0 AND day = old.day AND emotion = old.emotion_top;
    DELETE FROM day_rollup WHERE person_id = 0 AND day = old.day AND emotion = old.emotion_top AND chunks <= 0;
END;
CREATE TRIGGER chunk_place_changed AFTER UPDATE OF started_local, emotion_top ON chunk
WHEN old.day <> new.day OR old.emotion_top <> new.emotion_top BEGIN
    UPDATE day_rollup SET chunks = chunks - 1 WHERE day = old.day AND emotion = old.emotion_top AND
        (person_id = 0 OR person_id IN (SELECT person_id FROM chunk_person WHERE chunk_id = new.id));
    DELETE FROM day_rollup WHERE day = old.day AND emotion = old.emotion_top AND chunks <= 0 AND
        (person_id = 0 OR person_id IN (SELECT person_id FROM chunk_person WHERE chunk_id = new.id));
    INSERT INTO day_rollup SELECT 0, new.day, new.emotion_top, 1 WHERE true
        ON CONFLICT DO UPDATE SET chunks = chunks + 1;
    INSERT INTO day_rollup SELECT person_id, new.day, new.emotion_top, 1 FROM chunk_person WHERE chunk_id = new.id
        ON CONFLICT DO UPDATE SET chunks = chunks + 1;
END;
CREATE TRIGGER chunk_person_deleting BEFORE DELETE ON chunk_person BEGIN
    UPDATE day_rollup SET chunks = chunks - 1 WHERE person_id = old.person_id AND
        (day, emotion) = (SELECT day, emotion_top FROM chunk WHERE id = old.chunk_id);
    DELETE FROM day_rollup WHERE person_id = old.person_id AND chunks <= 0 AND
        (day, emotion) = (SELECT day, emotion_top FROM chunk WHERE id = old.chunk_id);
END;

CREATE TABLE embedding_space (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    backend    TEXT NOT NULL,
    model      TEXT NOT NULL,
    dimension  INTEGER NOT NULL,
    probe      BLOB,
    is_current INTEGER NOT NULL DEFAULT 0,
    UNIQUE (backend, model)
);
-- Vectors are little-endian 32-bit floats. kind: 0 the chunk's text, 1 the description of its emotions.
CREATE TABLE embedding (
    id       INTEGER PRIMARY KEY,
    chunk_id INTEGER NOT NULL REFERENCES chunk(id) ON DELETE CASCADE,
    space_id INTEGER NOT NULL REFERENCES embedding_space(id) ON DELETE CASCADE,
    kind     INTEGER NOT NULL,
    vector   BLOB NOT NULL,
    UNIQUE (chunk_id, space_id, kind)
);

CREATE TABLE chat_session (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    title      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    workflow   TEXT NOT NULL DEFAULT '',
    backend    TEXT NOT NULL DEFAULT '',
    scope      TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX chat_session_by_use ON chat_session(updated_at);
CREATE TABLE chat_message (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id        INTEGER NOT NULL REFERENCES chat_session(id) ON DELETE CASCADE,
    parent_id         INTEGER REFERENCES chat_message(id) ON DELETE CASCADE,
    question          TEXT NOT NULL,
    asked_at          INTEGER NOT NULL,
    workflow          TEXT NOT NULL DEFAULT '',
    backend           TEXT NOT NULL DEFAULT '',
    answer            TEXT NOT NULL DEFAULT '',
    state             TEXT NOT NULL,
    error             TEXT NOT NULL DEFAULT '',
    seconds           REAL NOT NULL DEFAULT 0,
    prompt_tokens     INTEGER NOT NULL DEFAULT 0,
    completion_tokens INTEGER NOT NULL DEFAULT 0,
    unsupported       TEXT NOT NULL DEFAULT '[]',
    claims            INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX chat_message_by_session ON chat_message(session_id, id);
CREATE INDEX chat_message_by_parent ON chat_message(parent_id);
CREATE TABLE trace_step (
    message_id        INTEGER NOT NULL REFERENCES chat_message(id) ON DELETE CASCADE,
    position          INTEGER NOT NULL,
    step              INTEGER NOT NULL,
    depth             INTEGER NOT NULL,
    kind              TEXT NOT NULL,
    name              TEXT NOT NULL,
    arguments         TEXT NOT NULL,
    result            TEXT NOT NULL,
    error             TEXT NOT NULL,
    start_seconds     REAL NOT NULL,
    seconds           REAL NOT NULL,
    prompt_tokens     INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    PRIMARY KEY (message_id, position)
);
CREATE TABLE evidence (
    message_id    INTEGER NOT NULL REFERENCES chat_message(id) ON DELETE CASCADE,
    position      INTEGER NOT NULL,
    chunk_id      INTEGER NOT NULL REFERENCES chunk(id) ON DELETE CASCADE,
    step          INTEGER NOT NULL,
    keyword       REAL,
    vector        REAL,
    emotion       REAL,
    fused         REAL,
    cited         INTEGER NOT NULL,
    PRIMARY KEY (message_id, position)
);
CREATE INDEX evidence_by_chunk ON evidence(chunk_id);
CREATE TABLE citation (
    message_id INTEGER NOT NULL REFERENCES chat_message(id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    marker     INTEGER NOT NULL,
    turn_id    INTEGER REFERENCES turn(id) ON DELETE CASCADE,
    chunk_id   INTEGER REFERENCES chunk(id) ON DELETE CASCADE,
    quote      TEXT NOT NULL,
    PRIMARY KEY (message_id, position)
);
CREATE INDEX citation_by_turn ON citation(turn_id);
CREATE INDEX citation_by_chunk ON citation(chunk_id);

CREATE TABLE saved_filter (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    name   TEXT NOT NULL UNIQUE,
    filter TEXT NOT NULL
);
CREATE TABLE evaluation_run (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    name        TEXT NOT NULL,
    started_at  INTEGER NOT NULL,
    finished_at INTEGER,
    settings    TEXT NOT NULL,
    summary     TEXT NOT NULL DEFAULT ''
);
CREATE TABLE evaluation_item (
    id      INTEGER PRIMARY KEY,
    run_id  INTEGER NOT NULL REFERENCES evaluation_run(id) ON DELETE CASCADE,
    key     TEXT NOT NULL,
    state   TEXT NOT NULL,
    payload TEXT NOT NULL,
    UNIQUE (run_id, key)
);

-- What people and models may query. Times are ISO texts by the local clock; utc_offset is minutes or NULL.
CREATE VIEW people(id, name, is_owner, aliases) AS
    SELECT p.id, p.name, p.is_owner,
           coalesce((SELECT group_concat(alias, ', ') FROM person_alias WHERE person_id = p.id), '')
    FROM person p;
CREATE VIEW conversations(id, external_id, title, started_at, ended_at, utc_offset, turns) AS
    SELECT id, external_id, title, strftime('%Y-%m-%dT%H:%M:%S', started_local / 1000000, 'unixepoch'),
           strftime('%Y-%m-%dT%H:%M:%S', ended_local / 1000000, 'unixepoch'), utc_offset,
           (SELECT count(*) FROM turn WHERE conversation_id = c.id)
    FROM conversation c;
CREATE VIEW turns(id, conversation_id, ordinal, external_id, person_id, speaker, started_at, text) AS
    SELECT t.id, t.conversation_id, t.ordinal, t.external_id, t.person_id, p.name,
           strftime('%Y-%m-%dT%H:%M:%S', t.started_local / 1000000, 'unixepoch'), t.text
    FROM turn t LEFT JOIN person p ON p.id = t.person_id;
CREATE VIEW chunks(id, conversation_id, external_id, started_at, people, text) AS
    SELECT c.id, c.conversation_id, c.external_id,
           strftime('%Y-%m-%dT%H:%M:%S', c.started_local / 1000000, 'unixepoch'),
           (SELECT group_concat(p.name, ', ') FROM chunk_person cp JOIN person p ON p.id = cp.person_id
            WHERE cp.chunk_id = c.id), c.text
    FROM chunk c;
CREATE VIEW emotions(chunk_id, emotion, score) AS
    SELECT e.id, n.column2,
           ((instr('0123456789ABCDEF', substr(hex(e.emotions), 2 * n.column1 + 1, 1)) - 1) * 16 +
            instr('0123456789ABCDEF', substr(hex(e.emotions), 2 * n.column1 + 2, 1)) - 1) / 255.0
    FROM chunk e, (VALUES (0, 'joy'), (1, 'trust'), (2, 'fear'), (3, 'surprise'), (4, 'sadness'),
                          (5, 'disgust'), (6, 'anger'), (7, 'anticipation')) n
    WHERE e.emotions IS NOT NULL;
)sql";

constexpr std::string_view kRollupRecount = R"sql(
    SELECT 0 AS person_id, day, emotion_top AS emotion, count(*) AS chunks FROM chunk GROUP BY day, emotion_top
    UNION ALL
    SELECT cp.person_id, c.day, c.emotion_top, count(*) FROM chunk_person cp JOIN chunk c ON c.id = cp.chunk_id
    GROUP BY cp.person_id, c.day, c.emotion_top
)sql";

} // namespace

std::string_view schemaVersion1()
{
    return kVersion1;
}

std::string_view rollupRecount()
{
    return kRollupRecount;
}

} // namespace reminisce::archive
