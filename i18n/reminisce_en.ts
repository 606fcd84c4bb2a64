<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message numerus="yes">
        <source>%1 of %n sentence(s) supported</source>
        <translation>
            <numerusform>%1 of %n sentence supported</numerusform>
            <numerusform>%1 of %n sentences supported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskViewModel</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationListModel</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationRow</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n line(s) not used</source>
        <translation>
            <numerusform>%n line not used</numerusform>
            <numerusform>%n lines not used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportViewModel</name>
    <message numerus="yes">
        <source>%n line(s) not used, see the report.</source>
        <translation>
            <numerusform>%n line not used, see the report.</numerusform>
            <numerusform>%n lines not used, see the report.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) taken out again.</source>
        <translation>
            <numerusform>%n conversation taken out again.</numerusform>
            <numerusform>%n conversations taken out again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) can be read better by now than when they came in.</source>
        <translation>
            <numerusform>%n file can be read better by now than when it came in.</numerusform>
            <numerusform>%n files can be read better by now than when they came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new turn(s)</source>
        <translation>
            <numerusform>%n new turn</numerusform>
            <numerusform>%n new turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobsButton</name>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>%n more waiting</numerusform>
            <numerusform>%n more waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message numerus="yes">
        <source>More than noise (paired, %n question(s)).</source>
        <translation>
            <numerusform>More than noise (paired, %n question).</numerusform>
            <numerusform>More than noise (paired, %n questions).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not more than noise (paired, %n question(s)).</source>
        <translation>
            <numerusform>Not more than noise (paired, %n question).</numerusform>
            <numerusform>Not more than noise (paired, %n questions).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n answer(s), not finished</source>
        <translation>
            <numerusform>%1 of %n answer, not finished</numerusform>
            <numerusform>%1 of %n answers, not finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive, %n question(s)</source>
        <translation>
            <numerusform>Archive, %n question</numerusform>
            <numerusform>Archive, %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabQuestions</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabViewModel</name>
    <message numerus="yes">
        <source>%1 of %n answer(s)</source>
        <translation>
            <numerusform>%1 of %n answer</numerusform>
            <numerusform>%1 of %n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LocalServersViewModel</name>
    <message numerus="yes">
        <source>%1, %n model(s)</source>
        <translation>
            <numerusform>%1, %n model</numerusform>
            <numerusform>%1, %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnerBand</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>People</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleViewModel</name>
    <message numerus="yes">
        <source>%n people are now “%1”.</source>
        <translation>
            <numerusform>%n person is now “%1”.</numerusform>
            <numerusform>%n people are now “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchViewModel</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsViewModel</name>
    <message numerus="yes">
        <source>The archive is in order: %n check(s) passed.</source>
        <translation>
            <numerusform>The archive is in order: %n check passed.</numerusform>
            <numerusform>The archive is in order: %n checks passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted.</source>
        <translation>
            <numerusform>%n conversation deleted.</numerusform>
            <numerusform>%n conversations deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vector(s) made; they are in use from now on.</source>
        <translation>
            <numerusform>%n vector made; it is in use from now on.</numerusform>
            <numerusform>%n vectors made; they are in use from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) from all conversations.</source>
        <translation>
            <numerusform>%n passage from all conversations.</numerusform>
            <numerusform>%n passages from all conversations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) described; their emotions count from now on.</source>
        <translation>
            <numerusform>%n passage described; its emotions count from now on.</numerusform>
            <numerusform>%n passages described; their emotions count from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n description(s) removed; the program&apos;s own emotions count again.</source>
        <translation>
            <numerusform>%n description removed; the program&apos;s own emotions count again.</numerusform>
            <numerusform>%n descriptions removed; the program&apos;s own emotions count again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) exported to %1.</source>
        <translation>
            <numerusform>%n conversation exported to %1.</numerusform>
            <numerusform>%n conversations exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineViewModel</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trace</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n tool call</numerusform>
            <numerusform>%n tool calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recovered</source>
        <translation>
            <numerusform>%n recovered</numerusform>
            <numerusform>%n recovered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceArguments</name>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n more character</numerusform>
            <numerusform>%n more characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceProgram</name>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceResult</name>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n more character</numerusform>
            <numerusform>%n more characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceStep</name>
    <message numerus="yes">
        <source>%n step(s) folded</source>
        <translation>
            <numerusform>%n step folded</numerusform>
            <numerusform>%n steps folded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptExportViewModel</name>
    <message numerus="yes">
        <source>%n conversation(s) saved in %1.</source>
        <translation>
            <numerusform>%n conversation saved in %1.</numerusform>
            <numerusform>%n conversations saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without times could not be written as subtitles.</source>
        <translation>
            <numerusform>%n without times could not be written as subtitles.</numerusform>
            <numerusform>%n without times could not be written as subtitles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptViewModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) given to “%1”.</source>
        <translation>
            <numerusform>%n turn given to “%1”.</numerusform>
            <numerusform>%n turns given to “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchFolders</name>
    <message numerus="yes">
        <source>%n file(s) not imported</source>
        <translation>
            <numerusform>%n file not imported</numerusform>
            <numerusform>%n files not imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchFoldersViewModel</name>
    <message numerus="yes">
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n file imported</numerusform>
            <numerusform>%n files imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) came in from watched folders.</source>
        <translation>
            <numerusform>%n conversation came in from watched folders.</numerusform>
            <numerusform>%n conversations came in from watched folders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of watched folders could not be imported. Add them on the import page to see why.</source>
        <translation>
            <numerusform>%n file of watched folders could not be imported. Add them on the import page to see why.</numerusform>
            <numerusform>%n files of watched folders could not be imported. Add them on the import page to see why.</numerusform>
        </translation>
    </message>
</context>
</TS>
