-- What an archive of the first schema holds: a meeting and a chat, one answer. golden_test.cpp puts it behind that schema.
-- Never changed once a version with this schema is released.
INSERT INTO import_batch(id, label, started_at, finished_at)
    VALUES (1, '2024-03-05 plan.srt + 1', 1717200000000000, 1717200001000000);
INSERT INTO source(id, batch_id, path, sha256, format, imported_at, report, reader_version, settings)
    VALUES (1, 1, '/home/somebody/2024-03-05 plan.srt', 'aa602996c5179dd51bf36ba52e091704ec325592bacbcb8c21dc6a8925ce33fd', 'srt', 1717200000000000, '{}', 1, '');
INSERT INTO source(id, batch_id, path, sha256, format, imported_at, report, reader_version, settings)
    VALUES (2, 1, '/home/somebody/Garten.txt', '5425e5cd36de5be6c94370ba50b51d82cf6cd29c30b66c5c1b8f2ccecb6e4a02', 'whatsapp', 1717200000000000, '{}', 1, '');
INSERT INTO person(id, name, folded, is_owner, colour, overrides_direction)
    VALUES (1, 'Bela', 'bela', 0, 1, 0);
INSERT INTO person(id, name, folded, is_owner, colour, overrides_direction)
    VALUES (2, 'Tom', 'tom', 0, 2, 0);
INSERT INTO person(id, name, folded, is_owner, colour, overrides_direction)
    VALUES (3, 'Ich', 'ich', 1, 3, 0);
INSERT INTO person(id, name, folded, is_owner, colour, overrides_direction)
    VALUES (4, 'Anna', 'anna', 0, 4, 0);
INSERT INTO conversation(id, external_id, fingerprint, title, started_local, ended_local, utc_offset, date_source, title_edited)
    VALUES (1, 'recording:2024-03-05:2024-03-05 plan', '2575353a9ada798c394d769d2f35f29b3de79dd31a9eafbe7f10ca9f88e42d51', '2024-03-05 plan', 1709596800000000, 1709596808000000, NULL, 'file-name', 0);
INSERT INTO conversation(id, external_id, fingerprint, title, started_local, ended_local, utc_offset, date_source, title_edited)
    VALUES (2, NULL, 'a3eff00d4506061c82c23f8d597db17cde3dc366990be4270db2b8c132394942', 'Garten', 1718902800000000, 1718903160000000, NULL, 'content', 0);
INSERT INTO conversation_source(conversation_id, source_id)
    VALUES (1, 1);
INSERT INTO conversation_source(conversation_id, source_id)
    VALUES (2, 2);
INSERT INTO emotion_model(id, name)
    VALUES (1, 'xed-linear-1');
INSERT INTO turn(id, conversation_id, ordinal, external_id, person_id, started_local, ended_local, utc_offset, emotions, emotion_model, text)
    VALUES (1, 1, 0, NULL, 1, 1709596801000000, 1709596804000000, NULL, X'70565B5E4E12807D', 1, 'We are really angry about the plan.');
INSERT INTO turn(id, conversation_id, ordinal, external_id, person_id, started_local, ended_local, utc_offset, emotions, emotion_model, text)
    VALUES (2, 1, 1, NULL, 2, 1709596805000000, 1709596808000000, NULL, X'1964271B0C1ABEAB', 1, 'Then let us change it on Monday.');
INSERT INTO turn(id, conversation_id, ordinal, external_id, person_id, started_local, ended_local, utc_offset, emotions, emotion_model, text)
    VALUES (3, 2, 0, NULL, 2, 1718902800000000, NULL, NULL, X'D48C0E521D2A45C3', 1, 'Hallo, ich freue mich sehr auf den Garten!');
INSERT INTO turn(id, conversation_id, ordinal, external_id, person_id, started_local, ended_local, utc_offset, emotions, emotion_model, text)
    VALUES (4, 2, 1, NULL, 3, 1718903100000000, NULL, NULL, X'5D2C5394493F36EF', 1, 'Na, wie geht es dir heute?');
INSERT INTO turn(id, conversation_id, ordinal, external_id, person_id, started_local, ended_local, utc_offset, emotions, emotion_model, text)
    VALUES (5, 2, 2, NULL, 4, 1718903160000000, NULL, NULL, X'DDA22F241A0D339C', 1, 'Mir geht es gut, danke. Die Äpfel sind reif.');
INSERT INTO chunk(id, conversation_id, external_id, first_turn, first_offset, last_turn, last_offset, started_local, utc_offset, emotion_mask, emotion_top, emotions, text)
    VALUES (1, 1, NULL, 0, 0, 1, 32, 1709596801000000, NULL, 64, 6, X'4355543C31109079', 'Bela: We are really angry about the plan.
Tom: Then let us change it on Monday.');
INSERT INTO chunk(id, conversation_id, external_id, first_turn, first_offset, last_turn, last_offset, started_local, utc_offset, emotion_mask, emotion_top, emotions, text)
    VALUES (2, 2, NULL, 0, 0, 2, 45, 1718902800000000, NULL, 131, 7, X'B884445C2C232BBD', 'Tom: Hallo, ich freue mich sehr auf den Garten!
Ich: Na, wie geht es dir heute?
Anna: Mir geht es gut, danke. Die Äpfel sind reif.');
INSERT INTO chunk_person(chunk_id, person_id)
    VALUES (1, 1);
INSERT INTO chunk_person(chunk_id, person_id)
    VALUES (1, 2);
INSERT INTO chunk_person(chunk_id, person_id)
    VALUES (2, 2);
INSERT INTO chunk_person(chunk_id, person_id)
    VALUES (2, 3);
INSERT INTO chunk_person(chunk_id, person_id)
    VALUES (2, 4);
INSERT INTO day_rollup(person_id, day, emotion, chunks)
    VALUES (0, 19787, 6, 1);
INSERT INTO day_rollup(person_id, day, emotion, chunks)
    VALUES (0, 19894, 7, 1);
INSERT INTO day_rollup(person_id, day, emotion, chunks)
    VALUES (1, 19787, 6, 1);
INSERT INTO day_rollup(person_id, day, emotion, chunks)
    VALUES (2, 19787, 6, 1);
INSERT INTO day_rollup(person_id, day, emotion, chunks)
    VALUES (2, 19894, 7, 1);
INSERT INTO day_rollup(person_id, day, emotion, chunks)
    VALUES (3, 19894, 7, 1);
INSERT INTO day_rollup(person_id, day, emotion, chunks)
    VALUES (4, 19894, 7, 1);
UPDATE meta SET value = 7 WHERE key = 'generation';
INSERT INTO person_alias(person_id, alias, folded) VALUES (2, 'Thomas', 'thomas');
INSERT INTO conversation_tag(conversation_id, folded, tag) VALUES (2, 'garten', 'Garten');
INSERT INTO saved_filter(name, filter) VALUES ('Tom', '{"people":[2]}');
INSERT INTO chat_session(id, title, created_at, updated_at) VALUES (1, 'Garten', 1717200000000000, 1717200000000000);
INSERT INTO chat_message(id, session_id, question, asked_at, answer, state, claims)
    VALUES (1, 1, 'Wer freut sich?', 1717200000000000, 'Tom freut sich [1].', 'done', 1);
INSERT INTO evidence(message_id, position, chunk_id, step, fused, cited) VALUES (1, 0, 2, 0, 0.9, 1);
INSERT INTO citation(message_id, position, marker, turn_id, chunk_id, quote)
    VALUES (1, 0, 1, 3, 2, 'ich freue mich sehr auf den Garten');
