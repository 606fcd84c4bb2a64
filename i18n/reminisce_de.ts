<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActivityChart</name>
    <message>
        <source>Turns by month</source>
        <translation>Äußerungen je Monat</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>Nothing that answers it was found</source>
        <translation>Nichts gefunden, was das beantwortet</translation>
    </message>
    <message>
        <source>%1 of %2 sentences supported</source>
        <translation>%1 von %2 Sätzen belegt</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
</context>
<context>
    <name>AnswerActions</name>
    <message>
        <source>Incomplete</source>
        <translation>Unvollständig</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Copy with sources</source>
        <translation>Mit Quellen kopieren</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>Neu antworten</translation>
    </message>
    <message>
        <source>Show the evidence</source>
        <translation>Belege zeigen</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>Unsupported</source>
        <translation>Unbelegt</translation>
    </message>
</context>
<context>
    <name>AppViewModel</name>
    <message>
        <source>Sample archive</source>
        <translation>Beispielarchiv</translation>
    </message>
    <message>
        <source>My conversations</source>
        <translation>Meine Gespräche</translation>
    </message>
    <message>
        <source>Making the sample archive</source>
        <translation>Das Beispielarchiv wird angelegt</translation>
    </message>
</context>
<context>
    <name>AskEmpty</name>
    <message>
        <source>What would you like to know?</source>
        <translation>Was möchten Sie wissen?</translation>
    </message>
    <message>
        <source>Answers quote your conversations, and every sentence shows where it comes from.</source>
        <translation>Antworten zitieren Ihre Gespräche, und jeder Satz zeigt, woher er kommt.</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>As Markdown, with sources</source>
        <translation>Als Markdown, mit Quellen</translation>
    </message>
    <message>
        <source>As JSON, with trace</source>
        <translation>Als JSON, mit Ablauf</translation>
    </message>
    <message>
        <source>Hide the evidence</source>
        <translation>Belege ausblenden</translation>
    </message>
    <message>
        <source>Show the evidence</source>
        <translation>Belege zeigen</translation>
    </message>
</context>
<context>
    <name>AskViewModel</name>
    <message>
        <source>No archive is open yet.</source>
        <translation>Noch ist kein Archiv offen.</translation>
    </message>
    <message>
        <source>Understanding the question</source>
        <translation>Die Frage wird verstanden</translation>
    </message>
    <message>
        <source>This way of answering needs a model. Set up a backend in Settings first.</source>
        <translation>Diese Arbeitsweise braucht ein Modell. Richten Sie zuerst in den Einstellungen einen Dienst ein.</translation>
    </message>
    <message>
        <source>What did I talk about with %1 last?</source>
        <translation>Worüber habe ich zuletzt mit %1 gesprochen?</translation>
    </message>
    <message>
        <source>What were my New Year&apos;s resolutions, and am I sticking to them?</source>
        <translation>Was waren meine Neujahrsvorsätze, und halte ich mich daran?</translation>
    </message>
    <message>
        <source>When did I sound unsure?</source>
        <translation>Wann klang ich unsicher?</translation>
    </message>
    <message>
        <source>What was I looking forward to?</source>
        <translation>Worauf habe ich mich gefreut?</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 aus %2</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wartet auf Sie</translation>
    </message>
</context>
<context>
    <name>BackendBuiltIn</name>
    <message>
        <source>Use a server</source>
        <translation>Einen Server benutzen</translation>
    </message>
</context>
<context>
    <name>BackendForm</name>
    <message>
        <source>This address is not on your machine. Questions and passages are sent to it.</source>
        <translation>Diese Adresse liegt nicht auf Ihrem Rechner. Fragen und Stellen werden dorthin gesendet.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>/v1 is added where it is missing.</source>
        <translation>/v1 wird ergänzt, wo es fehlt.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Kontext in Token</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Fetch the model</source>
        <translation>Modell laden</translation>
    </message>
    <message>
        <source>Stop fetching</source>
        <translation>Laden abbrechen</translation>
    </message>
</context>
<context>
    <name>BackendFormViewModel</name>
    <message>
        <source>Answers are quoted word for word from your conversations, with their dates. Nothing is invented, and nothing leaves this machine. A language model can look things up and answer in its own words.</source>
        <translation>Antworten sind wörtliche Zitate aus Ihren Gesprächen, mit Datum. Nichts wird erfunden, und nichts verlässt diesen Rechner. Ein Sprachmodell kann nachschlagen und in eigenen Worten antworten.</translation>
    </message>
    <message>
        <source>Passages are found by their words and parts of words, in German and English. An embedding model also finds passages that say the same in other words.</source>
        <translation>Stellen werden an ihren Wörtern und Wortteilen gefunden, auf Deutsch und Englisch. Ein Embedding-Modell findet auch Stellen, die dasselbe mit anderen Worten sagen.</translation>
    </message>
    <message>
        <source>Passages are put in order by how well their words and meaning fit. A reranking model reads the best of them once more and decides.</source>
        <translation>Stellen werden danach geordnet, wie gut Wörter und Bedeutung passen. Ein Reranking-Modell liest die besten noch einmal und entscheidet.</translation>
    </message>
    <message>
        <source>Each passage is marked with eight emotions by a small model that is part of the program. A language model can describe them in words as well.</source>
        <translation>Ein kleines eingebautes Modell versieht jede Stelle mit acht Gefühlen. Ein Sprachmodell kann sie zusätzlich in Worten beschreiben.</translation>
    </message>
    <message>
        <source>Answers are measured without a model as far as that goes. A judge is a language model that rates the answers of others.</source>
        <translation>Antworten werden ohne Modell gemessen, soweit das geht. Ein Gutachter ist ein Sprachmodell, das die Antworten anderer bewertet.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>built-in, needs nothing</source>
        <translation>eingebaut, braucht nichts</translation>
    </message>
    <message>
        <source>%1 tokens of context</source>
        <translation>%1 Token Kontext</translation>
    </message>
    <message>
        <source>calls functions</source>
        <translation>ruft Funktionen auf</translation>
    </message>
    <message>
        <source>does not call functions, so “Thoughts and actions” suits it</source>
        <translation>ruft keine Funktionen auf, dafür passt „Gedanken und Aktionen“</translation>
    </message>
</context>
<context>
    <name>BackendTasks</name>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Einbettungen</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Außerhalb</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Text leaves this program only towards a server that a task uses.</source>
        <translation>Text verlässt dieses Programm nur zu einem Server, den eine Aufgabe benutzt.</translation>
    </message>
    <message>
        <source>Reranking</source>
        <translation>Reranking</translation>
    </message>
    <message>
        <source>Emotion text</source>
        <translation>Gefühle in Worten</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Gutachter</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>A year earlier</source>
        <translation>Ein Jahr früher</translation>
    </message>
    <message>
        <source>A month earlier</source>
        <translation>Einen Monat früher</translation>
    </message>
    <message>
        <source>A month later</source>
        <translation>Einen Monat später</translation>
    </message>
    <message>
        <source>A year later</source>
        <translation>Ein Jahr später</translation>
    </message>
    <message>
        <source>On this day, a year ago</source>
        <translation>An diesem Tag vor einem Jahr</translation>
    </message>
</context>
<context>
    <name>ChatStore</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gesichert als %1.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Press Delete to remove</source>
        <translation>Mit Entf entfernen</translation>
    </message>
    <message>
        <source>not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>CitationMark</name>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Ask about your conversations</source>
        <translation>Fragen Sie zu Ihren Gesprächen</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Leaves this machine</source>
        <translation>Verlässt diesen Rechner</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Arbeitsweise</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ask me before each step</source>
        <translation>Vor jedem Schritt fragen</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
</context>
<context>
    <name>ConversationListModel</name>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Gespräch</numerusform>
            <numerusform>%n Gespräche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConversationRow</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Äußerung</numerusform>
            <numerusform>%n Äußerungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DateQuestion</name>
    <message>
        <source>When was this recorded?</source>
        <translation>Wann wurde das aufgenommen?</translation>
    </message>
    <message>
        <source>The date of this file is only a guess. Nothing from it is stored until you choose one.</source>
        <translation>Das Datum dieser Datei ist nur geraten. Nichts aus ihr wird gespeichert, bis Sie eines wählen.</translation>
    </message>
    <message>
        <source>Another date</source>
        <translation>Ein anderes Datum</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Use this date</source>
        <translation>Dieses Datum nehmen</translation>
    </message>
    <message>
        <source>Skip file</source>
        <translation>Datei überspringen</translation>
    </message>
    <message>
        <source>For all in this folder</source>
        <translation>Für alle in diesem Ordner</translation>
    </message>
    <message>
        <source>Use each file’s own guess (%1)</source>
        <translation>Je Datei das vermutete Datum (%1)</translation>
    </message>
</context>
<context>
    <name>Density</name>
    <message>
        <source>nobody named</source>
        <translation>niemand mit Namen</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>no emotion</source>
        <translation>kein Gefühl</translation>
    </message>
</context>
<context>
    <name>DensityStrip</name>
    <message>
        <source>Stacked</source>
        <translation>Gestapelt</translation>
    </message>
    <message>
        <source>Stacked by emotion</source>
        <translation>Nach Emotion gestapelt</translation>
    </message>
    <message>
        <source>Stacked by person</source>
        <translation>Nach Person gestapelt</translation>
    </message>
    <message>
        <source>Width of a bar</source>
        <translation>Breite eines Balkens</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
</context>
<context>
    <name>DensityViewModel</name>
    <message>
        <source>Passages per day, %1 at most</source>
        <translation>Stellen je Tag, höchstens %1</translation>
    </message>
    <message>
        <source>Passages per week, %1 at most</source>
        <translation>Stellen je Woche, höchstens %1</translation>
    </message>
    <message>
        <source>Passages per month, %1 at most</source>
        <translation>Stellen je Monat, höchstens %1</translation>
    </message>
</context>
<context>
    <name>DialogR</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>EmotionBar</name>
    <message>
        <source>Emotions</source>
        <translation>Emotionen</translation>
    </message>
</context>
<context>
    <name>Emotions</name>
    <message>
        <source>joy</source>
        <translation>Freude</translation>
    </message>
    <message>
        <source>trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>Angst</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>sadness</source>
        <translation>Trauer</translation>
    </message>
    <message>
        <source>disgust</source>
        <translation>Ekel</translation>
    </message>
    <message>
        <source>anger</source>
        <translation>Ärger</translation>
    </message>
    <message>
        <source>anticipation</source>
        <translation>Erwartung</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>That does not work this way.</source>
        <translation>So geht das nicht.</translation>
    </message>
    <message>
        <source>Something was not found.</source>
        <translation>Etwas wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>No reader knows this format.</source>
        <translation>Dieses Format kennt kein Leser.</translation>
    </message>
    <message>
        <source>This file is damaged or holds no transcript.</source>
        <translation>Diese Datei ist beschädigt oder enthält kein Transkript.</translation>
    </message>
    <message>
        <source>Reading or writing a file failed.</source>
        <translation>Eine Datei ließ sich nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>The archive reported an error.</source>
        <translation>Das Archiv meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The archive is in use by another program.</source>
        <translation>Das Archiv wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>This archive was written by a newer version of the program.</source>
        <translation>Dieses Archiv stammt von einer neueren Fassung des Programms.</translation>
    </message>
    <message>
        <source>There is no connection to the server.</source>
        <translation>Zum Server besteht keine Verbindung.</translation>
    </message>
    <message>
        <source>The server did not answer in time.</source>
        <translation>Der Server hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The server refuses the key.</source>
        <translation>Der Server lehnt den Schlüssel ab.</translation>
    </message>
    <message>
        <source>The server does not have this model.</source>
        <translation>Der Server hat dieses Modell nicht.</translation>
    </message>
    <message>
        <source>The server asks to wait, or the quota is used up.</source>
        <translation>Der Server bittet zu warten, oder das Kontingent ist verbraucht.</translation>
    </message>
    <message>
        <source>The server answered something that cannot be used.</source>
        <translation>Der Server hat etwas Unbrauchbares geantwortet.</translation>
    </message>
    <message>
        <source>A limit was reached.</source>
        <translation>Eine Grenze ist erreicht.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language that this translation is in, such as “de”.</extracomment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>EvidencePane</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Which passages</source>
        <translation>Welche Stellen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>No passages</source>
        <translation>Keine Stellen</translation>
    </message>
    <message>
        <source>The passages that an answer was built from appear here.</source>
        <translation>Hier erscheinen die Stellen, aus denen eine Antwort entstand.</translation>
    </message>
</context>
<context>
    <name>EvidenceRow</name>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>Open in the timeline</source>
        <translation>In der Zeitleiste öffnen</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>emotion</source>
        <translation>Emotion</translation>
    </message>
    <message>
        <source>fused</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show the whole passage</source>
        <translation>Ganze Stelle zeigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>joy</source>
        <translation>Freude</translation>
    </message>
    <message>
        <source>trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>Angst</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>sadness</source>
        <translation>Trauer</translation>
    </message>
    <message>
        <source>disgust</source>
        <translation>Ekel</translation>
    </message>
    <message>
        <source>anger</source>
        <translation>Ärger</translation>
    </message>
    <message>
        <source>anticipation</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>this conversation</source>
        <translation>dieses Gespräch</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>Emotion</translation>
    </message>
    <message>
        <source>Words in any turn</source>
        <translation>Wörter in einer Äußerung</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
</context>
<context>
    <name>FilterPopup</name>
    <message>
        <source>Person, emotion or words</source>
        <translation>Person, Emotion oder Wörter</translation>
    </message>
    <message>
        <source>From 2024-01-01</source>
        <translation>Von 2024-01-01</translation>
    </message>
    <message>
        <source>To 2024-12-31</source>
        <translation>Bis 2024-12-31</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Zoom chat</source>
        <translation>Zoom-Chat</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not used</source>
        <translation>
            <numerusform>%n Zeile nicht verwendet</numerusform>
            <numerusform>%n Zeilen nicht verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Needs a date</source>
        <translation>Braucht ein Datum</translation>
    </message>
    <message>
        <source>Already here</source>
        <translation>Schon vorhanden</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Turns taken</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Source of date</source>
        <translation>Herkunft des Datums</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Undo an import</source>
        <translation>Import rückgängig</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Add folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Drop transcripts, folders or zip files here</source>
        <translation>Transkripte, Ordner oder Zip-Dateien hier ablegen</translation>
    </message>
    <message>
        <source>The format is found by content, not by name.</source>
        <translation>Das Format wird am Inhalt erkannt, nicht am Namen.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>Chat exports, subtitles, meeting transcripts, notes with names before the words. Each file gets a report of what was taken and what was not.</source>
        <translation>Chat-Exporte, Untertitel, Protokolle von Besprechungen, Notizen mit Namen vor den Worten. Zu jeder Datei gibt es einen Bericht darüber, was übernommen wurde und was nicht.</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>Beobachtete Ordner</translation>
    </message>
    <message>
        <source>Back to this import</source>
        <translation>Zurück zu diesem Import</translation>
    </message>
    <message>
        <source>Reports of earlier files</source>
        <translation>Berichte früherer Dateien</translation>
    </message>
    <message>
        <source>Read them again</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>No earlier files</source>
        <translation>Keine früheren Dateien</translation>
    </message>
    <message>
        <source>Files that were imported or refused stand here with their reports.</source>
        <translation>Hier stehen importierte und abgewiesene Dateien mit ihren Berichten.</translation>
    </message>
</context>
<context>
    <name>ImportProgress</name>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>ImportQueue</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Conv.</source>
        <translation>Gespr.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Äußerungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Lines not understood</source>
        <translation>Nicht verstandene Zeilen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>ImportViewModel</name>
    <message>
        <source>%1 per second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 von %2 Dateien</translation>
    </message>
    <message>
        <source>Stored %1 conversations, %2 turns and %3 passages.</source>
        <translation>%1 Gespräche, %2 Äußerungen und %3 Stellen gespeichert.</translation>
    </message>
    <message>
        <source>%1 lines not used, see the report.</source>
        <translation>%1 Zeilen nicht verwendet, siehe Bericht.</translation>
    </message>
    <message>
        <source>from the file&apos;s modification time</source>
        <translation>aus der Änderungszeit der Datei</translation>
    </message>
    <message>
        <source>%1 conversations, %2 turns</source>
        <translation>%1 Gespräche, %2 Äußerungen</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>Undoing an import</source>
        <translation>Ein Import wird zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) taken out again.</source>
        <translation>
            <numerusform>%n Gespräch wieder entfernt.</numerusform>
            <numerusform>%n Gespräche wieder entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The report of this file was not kept.</source>
        <translation>Der Bericht dieser Datei wurde nicht aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) can be read better by now than when they came in.</source>
        <translation>
            <numerusform>%n Datei lässt sich inzwischen besser lesen als beim Import.</numerusform>
            <numerusform>%n Dateien lassen sich inzwischen besser lesen als beim Import.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading files again</source>
        <translation>Dateien werden neu eingelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n new turn(s)</source>
        <translation>
            <numerusform>%n neuer Beitrag</numerusform>
            <numerusform>%n neue Beiträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again: %1; everything else is as before.</source>
        <translation>Neu eingelesen: %1; alles andere ist wie zuvor.</translation>
    </message>
</context>
<context>
    <name>JobNotifier</name>
    <message>
        <source>%1: finished.</source>
        <translation>%1: fertig.</translation>
    </message>
</context>
<context>
    <name>JobsButton</name>
    <message>
        <source>Work in progress</source>
        <translation>Arbeit läuft</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>%n weitere wartet</numerusform>
            <numerusform>%n weitere warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinerButton</name>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>All of these people</source>
        <translation>Alle diese Personen</translation>
    </message>
    <message>
        <source>Any of these people</source>
        <translation>Eine dieser Personen</translation>
    </message>
    <message>
        <source>All must speak; click for any of them</source>
        <translation>Alle müssen sprechen; ein Klick lässt eine genügen</translation>
    </message>
    <message>
        <source>Any of them may speak; click for all</source>
        <translation>Eine genügt; ein Klick verlangt alle</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>from $%1</source>
        <translation>aus $%1</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation>keiner nötig</translation>
    </message>
    <message>
        <source>Hide the key</source>
        <translation>Schlüssel verbergen</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Schlüssel zeigen</translation>
    </message>
    <message>
        <source>Kept in the desktop’s secret store, never in the archive.</source>
        <translation>Liegt im Schlüsselbund des Desktops, nie im Archiv.</translation>
    </message>
    <message>
        <source>Remove the stored key</source>
        <translation>Gespeicherten Schlüssel entfernen</translation>
    </message>
</context>
<context>
    <name>KeyStore</name>
    <message>
        <source>The desktop&apos;s secret store cannot be used (%1). The key is kept until the program ends; it is not written to any file.</source>
        <translation>Der Schlüsselbund des Desktops lässt sich nicht benutzen (%1). Der Schlüssel bleibt, bis das Programm endet; er wird in keine Datei geschrieben.</translation>
    </message>
</context>
<context>
    <name>LocalServers</name>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Look for servers on this machine</source>
        <translation>Server auf diesem Rechner suchen</translation>
    </message>
    <message>
        <source>None was found. Start Ollama, llama.cpp or LM Studio, and look again.</source>
        <translation>Keiner gefunden. Starten Sie Ollama, llama.cpp oder LM Studio, und suchen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 benutzen</translation>
    </message>
</context>
<context>
    <name>LocalServersViewModel</name>
    <message>
        <source>%1, without a model yet</source>
        <translation>%1, noch ohne Modell</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n model(s)</source>
        <translation>
            <numerusform>%1, %n Modell</numerusform>
            <numerusform>%1, %n Modelle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
</context>
<context>
    <name>MessageView</name>
    <message>
        <source>Edit and ask again</source>
        <translation>Ändern und neu fragen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Frühere Fassung</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Spätere Fassung</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Asking the server for its models…</source>
        <translation>Der Server wird nach seinen Modellen gefragt …</translation>
    </message>
</context>
<context>
    <name>ModelPullViewModel</name>
    <message>
        <source>Fetching %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>Fetching %1, %2 of %3</source>
        <translation>%1 wird geladen, %2 von %3</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 ist da.</translation>
    </message>
</context>
<context>
    <name>OwnerBand</name>
    <message>
        <source>Which of these is you?</source>
        <translation>Wer davon sind Sie?</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Äußerung</numerusform>
            <numerusform>%n Äußerungen</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Niemand davon</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command, person or conversation</source>
        <translation>Befehl, Person oder Gespräch</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing of that name.</source>
        <translation>Nichts mit diesem Namen.</translation>
    </message>
</context>
<context>
    <name>PaletteViewModel</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>On this day, a year ago</source>
        <translation>An diesem Tag vor einem Jahr</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Check the archive</source>
        <translation>Archiv prüfen</translation>
    </message>
    <message>
        <source>Open the sample archive</source>
        <translation>Beispielarchiv öffnen</translation>
    </message>
</context>
<context>
    <name>PastePane</name>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>Text of the conversation</source>
        <translation>Text des Gesprächs</translation>
    </message>
    <message>
        <source>Tom: Klar, wie wäre es mit Dienstag?
Anna: Dienstag passt.</source>
        <translation>Tom: Klar, wie wäre es mit Dienstag?
Anna: Dienstag passt.</translation>
    </message>
    <message>
        <source>Import text</source>
        <translation>Text importieren</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Gespräch</numerusform>
            <numerusform>%n Gespräche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turns in %2 conversations</source>
        <translation>%1 Äußerungen in %2 Gesprächen</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The names look the same and are written with other characters.</source>
        <translation>Die Namen sehen gleich aus und sind mit anderen Zeichen geschrieben.</translation>
    </message>
    <message>
        <source>The same names in another order.</source>
        <translation>Dieselben Namen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>One name is a part of the other.</source>
        <translation>Ein Name ist ein Teil des anderen.</translation>
    </message>
    <message>
        <source>One name has an initial where the other has a name.</source>
        <translation>Ein Name hat einen Anfangsbuchstaben, wo der andere einen Namen hat.</translation>
    </message>
    <message>
        <source>One is a short form of the other.</source>
        <translation>Eines ist die Kurzform des anderen.</translation>
    </message>
    <message>
        <source>The address holds the name.</source>
        <translation>Die Adresse enthält den Namen.</translation>
    </message>
    <message>
        <source>The same number, written in two ways.</source>
        <translation>Dieselbe Nummer, auf zwei Arten geschrieben.</translation>
    </message>
    <message>
        <source>The names differ by a letter or two.</source>
        <translation>Die Namen unterscheiden sich um ein, zwei Buchstaben.</translation>
    </message>
    <message>
        <source>Characters in this name turn the reading direction round.</source>
        <translation>Zeichen in diesem Namen drehen die Leserichtung um.</translation>
    </message>
    <message>
        <source>This name holds characters that cannot be seen.</source>
        <translation>Dieser Name enthält unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>This name mixes alphabets that look alike.</source>
        <translation>Dieser Name mischt Alphabete, die sich ähnlich sehen.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s name looks the same.</source>
        <translation>Der Name von jemand anderem sieht genauso aus.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Name or alias</source>
        <translation>Name oder Alias</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>%1 zusammenführen</translation>
    </message>
    <message>
        <source>Keep the name “%1”</source>
        <translation>Den Namen „%1“ behalten</translation>
    </message>
    <message>
        <source>“%1” and “%2” look like the same person.</source>
        <translation>„%1“ und „%2“ sind wohl dieselbe Person.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>Getrennt lassen</translation>
    </message>
    <message>
        <source>Merges and splits</source>
        <translation>Zusammengelegt und getrennt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>PeopleTable</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Äußerungen</translation>
    </message>
    <message>
        <source>Conv.</source>
        <translation>Gespr.</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Je Monat</translation>
    </message>
    <message>
        <source>First – last</source>
        <translation>Erste – letzte</translation>
    </message>
    <message>
        <source>Emotions</source>
        <translation>Emotionen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
</context>
<context>
    <name>PeopleViewModel</name>
    <message>
        <source>%1 speakers, %2 turns</source>
        <translation>%1 Personen, %2 Äußerungen</translation>
    </message>
    <message>
        <source>“%1” is now “%2”.</source>
        <translation>„%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“%1” became “%2”</source>
        <translation>„%1“ wurde zu „%2“</translation>
    </message>
    <message>
        <source>“%2” was split from “%1”</source>
        <translation>„%2“ wurde von „%1“ getrennt</translation>
    </message>
</context>
<context>
    <name>PersonPane</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>Das bin ich</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Show on timeline</source>
        <translation>In der Zeitleiste zeigen</translation>
    </message>
    <message>
        <source>Ask about them</source>
        <translation>Zur Person fragen</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Aliasse</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Turns by month</source>
        <translation>Äußerungen je Monat</translation>
    </message>
    <message>
        <source>Emotions</source>
        <translation>Emotionen</translation>
    </message>
    <message>
        <source>Talks with</source>
        <translation>Spricht mit</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1 turns, %2</source>
        <translation>%1 Äußerungen, %2</translation>
    </message>
    <message>
        <source>Mark %1</source>
        <translation>%1 markieren</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ich selbst</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Vielleicht doppelt</translation>
    </message>
    <message>
        <source>Look twice</source>
        <translation>Genau hinsehen</translation>
    </message>
</context>
<context>
    <name>ProgressBarR</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message>
        <source>Work in progress</source>
        <translation>Arbeit läuft</translation>
    </message>
</context>
<context>
    <name>RunningLine</name>
    <message>
        <source>Waiting for the first word</source>
        <translation>Warten auf das erste Wort</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>No filter has been saved yet.</source>
        <translation>Noch kein Filter gespeichert.</translation>
    </message>
    <message>
        <source>Forget “%1”</source>
        <translation>„%1“ vergessen</translation>
    </message>
    <message>
        <source>Name for this filter</source>
        <translation>Name für diesen Filter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>ScopePopup</name>
    <message>
        <source>Take the timeline’s filter</source>
        <translation>Filter der Zeitleiste übernehmen</translation>
    </message>
    <message>
        <source>People, emotions, dates and words chosen there then limit what is searched.</source>
        <translation>Dort gewählte Personen, Emotionen, Zeiten und Wörter begrenzen dann die Suche.</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>%1: none</source>
        <translation>%1: keiner</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>SearchList</name>
    <message>
        <source>Passage</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>emotion</source>
        <translation>Emotion</translation>
    </message>
    <message>
        <source>fused</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search in everything that was said</source>
        <translation>In allem suchen, was gesagt wurde</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Weight of keyword against vector</source>
        <translation>Gewicht der Wörter gegen die Vektoren</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Art der Suche</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>Emotion</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nichts gefunden für „%1“</translation>
    </message>
    <message>
        <source>Type what you remember</source>
        <translation>Schreiben Sie, woran Sie sich erinnern</translation>
    </message>
    <message>
        <source>Fewer words or a wider date may help. Names, dates and feelings are understood in German and English.</source>
        <translation>Weniger Wörter oder ein weiterer Zeitraum können helfen. Namen, Zeiten und Gefühle werden auf Deutsch und Englisch verstanden.</translation>
    </message>
    <message>
        <source>A word, a name, a time, a feeling: “Tom, last summer, joy”.</source>
        <translation>Ein Wort, ein Name, eine Zeit, ein Gefühl: „Tom, letzter Sommer, Freude“.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Ask about these</source>
        <translation>Dazu fragen</translation>
    </message>
    <message>
        <source>Nothing has been imported yet</source>
        <translation>Noch wurde nichts importiert</translation>
    </message>
    <message>
        <source>Import transcripts, or open the sample archive to look around.</source>
        <translation>Importieren Sie Transkripte, oder sehen Sie sich im Beispielarchiv um.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Whole passage</source>
        <translation>Ganze Stelle</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show the whole passage</source>
        <translation>Ganze Stelle zeigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>SearchViewModel</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Gespräch</numerusform>
            <numerusform>%n Gesprächen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Search in chats</source>
        <translation>In Chats suchen</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Titles and words</source>
        <translation>Titel und Wörter</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>The last answer failed</source>
        <translation>Die letzte Antwort schlug fehl</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete chat</source>
        <translation>Chat löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>The questions, answers and traces of this chat are removed. The conversations it cites stay.</source>
        <translation>Die Fragen, Antworten und Abläufe dieses Chats werden entfernt. Die zitierten Gespräche bleiben.</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsAppearance</name>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Enge Zeilen</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Ohne Bewegung</translation>
    </message>
</context>
<context>
    <name>SettingsArchive</name>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Archives</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Anderes öffnen</translation>
    </message>
    <message>
        <source>New archive</source>
        <translation>Neues Archiv</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
</context>
<context>
    <name>SettingsIndex</name>
    <message>
        <source>The embedding backend has changed. Until the new index is complete, the present one stays in use.</source>
        <translation>Der Dienst für Einbettungen hat gewechselt. Bis der neue Index fertig ist, bleibt der jetzige in Gebrauch.</translation>
    </message>
    <message>
        <source>Build the index</source>
        <translation>Index aufbauen</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Emotions</source>
        <translation>Emotionen</translation>
    </message>
    <message>
        <source>Build the index anew</source>
        <translation>Index neu aufbauen</translation>
    </message>
    <message>
        <source>Length of a passage</source>
        <translation>Länge einer Stelle</translation>
    </message>
    <message>
        <source>Length of a passage in tokens</source>
        <translation>Länge einer Stelle in Token</translation>
    </message>
    <message>
        <source>in tokens, 200 suit most archives</source>
        <translation>in Token, 200 passen für die meisten Archive</translation>
    </message>
    <message>
        <source>Cut all passages anew</source>
        <translation>Alle Stellen neu schneiden</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Einbettungen</translation>
    </message>
    <message>
        <source>Search and index</source>
        <translation>Suche und Index</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>Dienste</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Reranking</source>
        <translation>Reranking</translation>
    </message>
    <message>
        <source>Emotion text</source>
        <translation>Gefühle in Worten</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Gutachter</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
</context>
<context>
    <name>SettingsPrivacy</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Einbettungen</translation>
    </message>
    <message>
        <source>Leaves this machine, to %1</source>
        <translation>Verlässt diesen Rechner, an %1</translation>
    </message>
    <message>
        <source>Stays on this machine</source>
        <translation>Bleibt auf diesem Rechner</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Delete this archive</source>
        <translation>Dieses Archiv löschen</translation>
    </message>
    <message>
        <source>Delete “%1” and everything in it?</source>
        <translation>„%1“ mit allem Inhalt löschen?</translation>
    </message>
    <message>
        <source>All conversations, chats, indexes and settings of this archive are removed from the disk. The files that you imported stay where they are. This cannot be undone.</source>
        <translation>Alle Gespräche, Chats, Indizes und Einstellungen dieses Archivs werden von der Platte entfernt. Die Dateien, aus denen importiert wurde, bleiben, wo sie sind. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Reranking</source>
        <translation>Reranking</translation>
    </message>
    <message>
        <source>Emotion text</source>
        <translation>Gefühle in Worten</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Gutachter</translation>
    </message>
</context>
<context>
    <name>SettingsPrompts</name>
    <message>
        <source>What a model is told before your question. Words in double braces, such as {{question}}, are filled in. A text that you change is used from the next answer on.</source>
        <translation>Was ein Modell vor Ihrer Frage gesagt bekommt. Wörter in doppelten Klammern wie {{question}} werden ausgefüllt. Ein geänderter Text gilt ab der nächsten Antwort.</translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation>von Ihnen geändert</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>SettingsSections</name>
    <message>
        <source>Backends</source>
        <translation>Dienste</translation>
    </message>
    <message>
        <source>Search and index</source>
        <translation>Suche und Index</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
</context>
<context>
    <name>SettingsViewModel</name>
    <message numerus="yes">
        <source>The archive is in order: %n check(s) passed.</source>
        <translation>
            <numerusform>Das Archiv ist in Ordnung: %n Prüfung bestanden.</numerusform>
            <numerusform>Das Archiv ist in Ordnung: %n Prüfungen bestanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) deleted.</source>
        <translation>
            <numerusform>%n Gespräch gelöscht.</numerusform>
            <numerusform>%n Gespräche gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4 passages</source>
        <translation>%1 von %2, %3 von %4 Stellen</translation>
    </message>
    <message>
        <source>Building the embedding index</source>
        <translation>Der Index der Einbettungen wird aufgebaut</translation>
    </message>
    <message>
        <source>The built-in retrieval is in use.</source>
        <translation>Die eingebaute Suche ist in Gebrauch.</translation>
    </message>
    <message numerus="yes">
        <source>%n vector(s) made; they are in use from now on.</source>
        <translation>
            <numerusform>%n Vektor berechnet; er ist ab jetzt in Gebrauch.</numerusform>
            <numerusform>%n Vektoren berechnet; sie sind ab jetzt in Gebrauch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the archive</source>
        <translation>Das Archiv wird geprüft</translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation>Sicherung läuft</translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation>Gesichert in %1.</translation>
    </message>
    <message>
        <source>Deleting everything</source>
        <translation>Alles wird gelöscht</translation>
    </message>
    <message>
        <source>Cutting passages anew</source>
        <translation>Stellen werden neu geschnitten</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) from all conversations.</source>
        <translation>
            <numerusform>%n Stelle aus allen Gesprächen.</numerusform>
            <numerusform>%n Stellen aus allen Gesprächen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Pages, 1 to 6</source>
        <translation>Seiten, 1 bis 6</translation>
    </message>
    <message>
        <source>Pages, 1 to 7</source>
        <translation>Seiten, 1 bis 7</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Überallhin springen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Diese Übersicht</translation>
    </message>
    <message>
        <source>Timeline and transcript</source>
        <translation>Zeitleiste und Transkript</translation>
    </message>
    <message>
        <source>Move in the list</source>
        <translation>In der Liste gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Find in the transcript</source>
        <translation>Im Transkript suchen</translation>
    </message>
    <message>
        <source>Move the dates on the strip</source>
        <translation>Zeitraum verschieben</translation>
    </message>
    <message>
        <source>Zoom the strip</source>
        <translation>Zeitraum zoomen</translation>
    </message>
    <message>
        <source>Copy the turn</source>
        <translation>Beitrag kopieren</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Neue Zeile</translation>
    </message>
    <message>
        <source>Stop the answer</source>
        <translation>Antwort abbrechen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Whole passage</source>
        <translation>Ganze Stelle</translation>
    </message>
    <message>
        <source>Ask about these</source>
        <translation>Danach fragen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>SpeakerPopup</name>
    <message>
        <source>Who says this?</source>
        <translation>Wer sagt das?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Nur dieser Beitrag</translation>
    </message>
    <message>
        <source>All that “%1” says here</source>
        <translation>Alles, was „%1“ hier sagt</translation>
    </message>
</context>
<context>
    <name>SplitterHandle</name>
    <message>
        <source>Width of the pane</source>
        <translation>Breite der Spalte</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Ask the conversations you have had</source>
        <translation>Fragen Sie Ihre eigenen Gespräche</translation>
    </message>
    <message>
        <source>Reminisce reads transcripts, lays them out in time, and answers with the passages it found. Every answer shows where it comes from.</source>
        <translation>Reminisce liest Transkripte, ordnet sie nach der Zeit und antwortet mit den Stellen, die es gefunden hat. Jede Antwort zeigt, woher sie kommt.</translation>
    </message>
    <message>
        <source>Import transcripts</source>
        <translation>Transkripte importieren</translation>
    </message>
    <message>
        <source>Subtitles, chat exports, meeting notes, dictations. Or drop them on this window.</source>
        <translation>Untertitel, Chat-Exporte, Besprechungen, Diktate. Oder in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Dateien wählen</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Open the sample archive</source>
        <translation>Das Beispielarchiv öffnen</translation>
    </message>
    <message>
        <source>Invented conversations, German and English, to try everything at once. Kept apart from your own.</source>
        <translation>Erfundene Gespräche auf Deutsch und Englisch, um alles gleich zu probieren. Getrennt von Ihren eigenen.</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Stays on this machine. Nothing is sent unless you set up a backend elsewhere.</source>
        <translation>Bleibt auf diesem Rechner. Nichts wird gesendet, solange Sie keinen Dienst anderswo einrichten.</translation>
    </message>
    <message>
        <source>Works with no model: search and quoted answers are built in.</source>
        <translation>Geht ohne Modell: Suche und zitierende Antworten sind eingebaut.</translation>
    </message>
    <message>
        <source>%1 is running on this machine and can answer in its own words.</source>
        <translation>%1 läuft auf diesem Rechner und kann in eigenen Worten antworten.</translation>
    </message>
    <message>
        <source>Set it up</source>
        <translation>Einrichten</translation>
    </message>
</context>
<context>
    <name>StepQuestion</name>
    <message>
        <source>Do this step?</source>
        <translation>Diesen Schritt ausführen?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Run without asking</source>
        <translation>Ohne Fragen weiter</translation>
    </message>
</context>
<context>
    <name>TagRow</name>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>A word for this conversation</source>
        <translation>Ein Wort für dieses Gespräch</translation>
    </message>
</context>
<context>
    <name>TimelinePage</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Words in any turn</source>
        <translation>Wörter in einer Äußerung</translation>
    </message>
    <message>
        <source>Hide the conversation</source>
        <translation>Gespräch ausblenden</translation>
    </message>
    <message>
        <source>Show the conversation</source>
        <translation>Gespräch zeigen</translation>
    </message>
    <message>
        <source>No conversation passes this filter</source>
        <translation>Kein Gespräch passt zu diesem Filter</translation>
    </message>
    <message>
        <source>Take away a chip to see more.</source>
        <translation>Nehmen Sie einen Filter weg, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Nothing has been imported yet</source>
        <translation>Noch wurde nichts importiert</translation>
    </message>
    <message>
        <source>Import transcripts, or open the sample archive to look around.</source>
        <translation>Importieren Sie Transkripte, oder sehen Sie sich im Beispielarchiv um.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Go to a day</source>
        <translation>Zu einem Tag</translation>
    </message>
</context>
<context>
    <name>TimelineViewModel</name>
    <message>
        <source>%1 of %2 conversations</source>
        <translation>%1 von %2 Gesprächen</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Gespräch</numerusform>
            <numerusform>%n Gespräche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToastArea</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Trace</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n Werkzeugaufruf</numerusform>
            <numerusform>%n Werkzeugaufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recovered</source>
        <translation>
            <numerusform>%n behoben</numerusform>
            <numerusform>%n behoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceArguments</name>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n weiteres Zeichen</numerusform>
            <numerusform>%n weitere Zeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TracePanel</name>
    <message>
        <source>Trace</source>
        <translation>Ablauf</translation>
    </message>
</context>
<context>
    <name>TraceProgram</name>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n weitere Zeile</numerusform>
            <numerusform>%n weitere Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceResult</name>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>noch %n Zeile</numerusform>
            <numerusform>noch %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n weiteres Zeichen</numerusform>
            <numerusform>%n weitere Zeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraceStep</name>
    <message>
        <source>Step %1, %2</source>
        <translation>Schritt %1, %2</translation>
    </message>
    <message>
        <source>Recovered in next step</source>
        <translation>Im nächsten Schritt behoben</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>date from content</source>
        <translation>Datum aus dem Inhalt</translation>
    </message>
    <message>
        <source>date from the file name</source>
        <translation>Datum aus dem Dateinamen</translation>
    </message>
    <message>
        <source>date from the folder</source>
        <translation>Datum aus dem Ordner</translation>
    </message>
    <message>
        <source>date guessed from the file&apos;s modification time</source>
        <translation>Datum aus der Änderungszeit der Datei geraten</translation>
    </message>
    <message>
        <source>date chosen by you</source>
        <translation>von Ihnen gewähltes Datum</translation>
    </message>
</context>
<context>
    <name>TranscriptFoot</name>
    <message>
        <source>Ask about this</source>
        <translation>Dazu fragen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>TranscriptHead</name>
    <message>
        <source>Earlier conversation</source>
        <translation>Früheres Gespräch</translation>
    </message>
    <message>
        <source>Later conversation</source>
        <translation>Späteres Gespräch</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Copy the whole conversation</source>
        <translation>Ganzes Gespräch kopieren</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Dazu fragen</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Gespräch löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Its turns and passages are removed from every file of the archive. Answers that cite them keep their text, and their marks say so.</source>
        <translation>Seine Äußerungen und Stellen werden aus jeder Datei des Archivs entfernt. Antworten, die sie zitieren, behalten ihren Text; ihre Marken sagen es.</translation>
    </message>
</context>
<context>
    <name>TranscriptPane</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
</context>
<context>
    <name>TranscriptViewModel</name>
    <message>
        <source>This conversation is not in the archive any more.</source>
        <translation>Dieses Gespräch ist nicht mehr im Archiv.</translation>
    </message>
    <message>
        <source>“%1” is deleted.</source>
        <translation>„%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Äußerung</numerusform>
            <numerusform>%n Äußerungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Äußerungen</translation>
    </message>
    <message>
        <source>Copy with date</source>
        <translation>Mit Datum kopieren</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Dazu fragen</translation>
    </message>
    <message>
        <source>Only with this person</source>
        <translation>Nur mit dieser Person</translation>
    </message>
    <message>
        <source>Change the speaker</source>
        <translation>Sprecher ändern</translation>
    </message>
</context>
<context>
    <name>UnderstoodRow</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
</context>
<context>
    <name>WatchFolders</name>
    <message>
        <source>New transcripts in these folders are imported by themselves. Files whose date can only be guessed wait for you.</source>
        <translation>Neue Transkripte in diesen Ordnern werden von selbst importiert. Dateien, deren Datum nur vermutet werden kann, warten auf Sie.</translation>
    </message>
    <message>
        <source>This folder cannot be read now.</source>
        <translation>Dieser Ordner ist gerade nicht lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not imported</source>
        <translation>
            <numerusform>%n Datei nicht importiert</numerusform>
            <numerusform>%n Dateien nicht importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch %1 no longer</source>
        <translation>%1 nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Ordner beobachten</translation>
    </message>
    <message>
        <source>Look now</source>
        <translation>Jetzt nachsehen</translation>
    </message>
</context>
<context>
    <name>WatchFoldersViewModel</name>
    <message numerus="yes">
        <source>%n file(s) imported</source>
        <translation>
            <numerusform>%n Datei importiert</numerusform>
            <numerusform>%n Dateien importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at watched folders</source>
        <translation>Beobachtete Ordner werden angesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) came in from watched folders.</source>
        <translation>
            <numerusform>%n Gespräch kam aus beobachteten Ordnern.</numerusform>
            <numerusform>%n Gespräche kamen aus beobachteten Ordnern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of watched folders could not be imported. Add them on the import page to see why.</source>
        <translation>
            <numerusform>%n Datei aus beobachteten Ordnern konnte nicht importiert werden. Füge sie auf der Importseite hinzu, um den Grund zu sehen.</numerusform>
            <numerusform>%n Dateien aus beobachteten Ordnern konnten nicht importiert werden. Füge sie auf der Importseite hinzu, um den Grund zu sehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Workflow</name>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Quotes the passages that fit best, with their dates. Needs no model.</source>
        <translation>Zitiert die Stellen, die am besten passen, mit ihrem Datum. Braucht kein Modell.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>A model looks things up with tools, step by step, and answers.</source>
        <translation>Ein Modell schlägt Schritt für Schritt mit Werkzeugen nach und antwortet.</translation>
    </message>
    <message>
        <source>One search</source>
        <translation>Eine Suche</translation>
    </message>
    <message>
        <source>One search, one prompt, one answer: the baseline.</source>
        <translation>Eine Suche, eine Anfrage, eine Antwort: der Vergleichsmaßstab.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Ask your own conversations, and see where the answer comes from.</source>
        <translation>Fragen Sie Ihre eigenen Gespräche, und sehen Sie, woher die Antwort kommt.</translation>
    </message>
    <message>
        <source>Opens the archive in this directory.</source>
        <translation>Öffnet das Archiv in diesem Verzeichnis.</translation>
    </message>
    <message>
        <source>Opens the sample archive.</source>
        <translation>Öffnet das Beispielarchiv.</translation>
    </message>
    <message>
        <source>Shows the sample archive with the built-in answers, and keeps no keys.</source>
        <translation>Zeigt das Beispielarchiv mit den eingebauten Antworten und bewahrt keine Schlüssel auf.</translation>
    </message>
    <message>
        <source>Begins with this page, such as ask or search.</source>
        <translation>Beginnt mit dieser Seite, etwa ask oder search.</translation>
    </message>
</context>
</TS>
