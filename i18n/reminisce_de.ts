<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActivityChart</name>
    <message>
        <source>Passages over time</source>
        <translation>Stellen im Lauf der Zeit</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>Nothing that answers it was found</source>
        <translation>Nichts gefunden, was das beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n sentence(s) supported</source>
        <translation>
            <numerusform>%1 von %n Satz belegt</numerusform>
            <numerusform>%1 von %n Sätzen belegt</numerusform>
        </translation>
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
        <source>Stopped</source>
        <translation>Angehalten</translation>
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
    <message>
        <source>Compare with another way</source>
        <translation>Mit anderer Arbeitsweise vergleichen</translation>
    </message>
</context>
<context>
    <name>AnswerColumn</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Go on from this</source>
        <translation>Hiermit weitermachen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Answer with the built-in way</source>
        <translation>Mit der eingebauten Arbeitsweise antworten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
    <message>
        <source>No conversation is open. Open the one to be exported first.</source>
        <translation>Es ist kein Gespräch offen. Öffnen Sie zuerst das, das exportiert werden soll.</translation>
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
    <message>
        <source>Find in this chat</source>
        <translation>In diesem Chat suchen</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>Suche schließen</translation>
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
            <numerusform>%n Aufrufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wartet auf Sie</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
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
    <message>
        <source>Choose a model from the list or type its name.</source>
        <translation>Wählen Sie ein Modell aus der Liste oder geben Sie seinen Namen ein.</translation>
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
        <translation>Text geht nur an einen Server, den eine Aufgabe benutzt.</translation>
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
    <name>ChartCard</name>
    <message>
        <source>Show the drawing</source>
        <translation>Zeichnung zeigen</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>Zahlen als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
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
    <name>ComparePopup</name>
    <message>
        <source>Compare with another way</source>
        <translation>Mit anderer Arbeitsweise vergleichen</translation>
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
        <source>This way of answering needs a model. Set up a backend in Settings first.</source>
        <translation>Diese Arbeitsweise braucht ein Modell. Richten Sie zuerst in den Einstellungen einen Dienst ein.</translation>
    </message>
    <message>
        <source>The answers are made one after the other and stand side by side.</source>
        <translation>Die Antworten entstehen nacheinander und stehen dann nebeneinander.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
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
        <translation>Fragen Sie etwas zu Ihren Gesprächen</translation>
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
    <name>Core</name>
    <message>
        <source>Words of the right answer</source>
        <translation>Wörter der richtigen Antwort</translation>
    </message>
    <message>
        <source>BLEU precision 1</source>
        <translation>BLEU-Genauigkeit 1</translation>
    </message>
    <message>
        <source>BLEU precision 2</source>
        <translation>BLEU-Genauigkeit 2</translation>
    </message>
    <message>
        <source>BLEU precision 3</source>
        <translation>BLEU-Genauigkeit 3</translation>
    </message>
    <message>
        <source>BLEU precision 4</source>
        <translation>BLEU-Genauigkeit 4</translation>
    </message>
    <message>
        <source>This workflow needs a backend that chats. Configure one in the settings, or use the built-in answers.</source>
        <translation>Diese Arbeitsweise braucht einen Dienst, der antworten kann. Richten Sie einen in den Einstellungen ein, oder nehmen Sie die eingebauten Antworten.</translation>
    </message>
    <message>
        <source>{} earlier results are not sent again, so that the prompt stays small: it has about {} tokens now.</source>
        <translation>{} frühere Ergebnisse werden nicht noch einmal gesendet, damit die Anfrage klein bleibt: Sie hat jetzt etwa {} Tokens.</translation>
    </message>
    <message>
        <source>The time for this answer is used up; it is made from what was found.</source>
        <translation>Die Zeit für diese Antwort ist um; sie wird aus dem gemacht, was gefunden wurde.</translation>
    </message>
    <message>
        <source>A limit of this answer is reached; it is made from what was found.</source>
        <translation>Eine Grenze dieser Antwort ist erreicht; sie wird aus dem gemacht, was gefunden wurde.</translation>
    </message>
    <message>
        <source>The prompt has about {} tokens and the server read {}: it seems to have cut it in silence. Give the model a larger context (Ollama: num_ctx), or ask with fewer passages.</source>
        <translation>Die Anfrage hat etwa {} Tokens, und der Server hat {} gelesen: Er hat sie wohl stillschweigend gekürzt. Geben Sie dem Modell einen größeren Kontext (Ollama: num_ctx), oder fragen Sie mit weniger Stellen.</translation>
    </message>
    <message>
        <source>The model reached its limit of {} tokens before the end of its answer.</source>
        <translation>Das Modell erreichte seine Grenze von {} Tokens vor dem Ende seiner Antwort.</translation>
    </message>
    <message>
        <source>The time for this answer is used up.</source>
        <translation>Die Zeit für diese Antwort ist um.</translation>
    </message>
    <message>
        <source>The backend ended its answer in the middle.</source>
        <translation>Der Dienst hat seine Antwort mittendrin beendet.</translation>
    </message>
    <message>
        <source>There is no workflow “{}”. There are: {}.</source>
        <translation>Es gibt keine Arbeitsweise „{}“. Es gibt: {}.</translation>
    </message>
    <message>
        <source>There is no question.</source>
        <translation>Da ist keine Frage.</translation>
    </message>
    <message>
        <source>The workflow “{}” needs a backend that chats. Configure one in the settings, or use “built-in”.</source>
        <translation>Die Arbeitsweise „{}“ braucht einen Dienst, der antworten kann. Richten Sie einen in den Einstellungen ein, oder nehmen Sie die eingebauten Antworten.</translation>
    </message>
    <message>
        <source>There is no conversation {} here. Use the conversation_id of a passage that was found.</source>
        <translation>Ein Gespräch {} gibt es hier nicht. Zu nehmen ist die conversation_id einer gefundenen Stelle.</translation>
    </message>
    <message>
        <source>The conversation has turns 1 to {}.</source>
        <translation>Das Gespräch hat die Äußerungen 1 bis {}.</translation>
    </message>
    <message>
        <source>The same call was made before; this is its result again. Ask for something else, or answer.</source>
        <translation>Derselbe Aufruf kam schon vor; dies ist wieder sein Ergebnis.</translation>
    </message>
    <message>
        <source>The arguments are not complete JSON, so nothing was done. Write the whole call again.</source>
        <translation>Die Argumente sind kein vollständiges JSON, darum wurde nichts getan.</translation>
    </message>
    <message>
        <source>Nothing was found. Try other words or a wider filter.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Nobody is called “{}”. Did you mean “{}”?</source>
        <translation>Niemand heißt „{}“. War „{}“ gemeint?</translation>
    </message>
    <message>
        <source>Nobody is called “{}”. People who speak here: {}.</source>
        <translation>Niemand heißt „{}“. Hier sprechen: {}.</translation>
    </message>
    <message>
        <source>“{}” could be several people. Use a whole name, as list_people gives them.</source>
        <translation>„{}“ könnten mehrere sein. Gebraucht wird ein ganzer Name.</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation>Das Programm wurde angehalten.</translation>
    </message>
    <message>
        <source>The program took too many steps.</source>
        <translation>Das Programm machte zu viele Schritte.</translation>
    </message>
    <message>
        <source>The program took too long.</source>
        <translation>Das Programm brauchte zu lange.</translation>
    </message>
    <message>
        <source>The program took too much memory.</source>
        <translation>Das Programm brauchte zu viel Speicher.</translation>
    </message>
    <message>
        <source>The program is too long.</source>
        <translation>Das Programm ist zu lang.</translation>
    </message>
    <message>
        <source>The program could not be run.</source>
        <translation>Das Programm ließ sich nicht ausführen.</translation>
    </message>
    <message>
        <source>The model wrote no program.</source>
        <translation>Das Modell hat kein Programm geschrieben.</translation>
    </message>
    <message>
        <source>The program that the model wrote is not complete, so it was not run.</source>
        <translation>Das Programm des Modells ist unvollständig und wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The program that the model wrote gave no result: {}</source>
        <translation>Das Programm des Modells ergab nichts: {}</translation>
    </message>
    <message>
        <source>The program called more tools than one answer may.</source>
        <translation>Das Programm rief mehr Werkzeuge auf, als eine Antwort darf.</translation>
    </message>
    <message>
        <source>The model wrote no answer to what its program found.</source>
        <translation>Das Modell hat zu dem, was sein Programm fand, keine Antwort geschrieben.</translation>
    </message>
    <message>
        <source>The person did not allow this step; do something else or finish.</source>
        <translation>Dieser Schritt wurde nicht erlaubt.</translation>
    </message>
    <message>
        <source>This was done before with the same arguments; do something else or finish.</source>
        <translation>Dies wurde mit denselben Argumenten schon getan.</translation>
    </message>
    <message>
        <source>Importing files is up to the person; this is not available here.</source>
        <translation>Dateien importieren nur Sie selbst; das geht hier nicht.</translation>
    </message>
    <message>
        <source>There is no such ability. There are retrieve_context_from_memory, answer_with_context and finish.</source>
        <translation>Diese Fähigkeit gibt es nicht. Es gibt retrieve_context_from_memory, answer_with_context und finish.</translation>
    </message>
    <message>
        <source>{} passages written to {}.</source>
        <translation>{} Stellen nach {} geschrieben.</translation>
    </message>
    <message>
        <source>The output is not a step; the model is asked again.</source>
        <translation>Die Ausgabe ist kein Schritt; das Modell wird noch einmal gefragt.</translation>
    </message>
    <message>
        <source>A limit is reached.</source>
        <translation>Eine Grenze ist erreicht.</translation>
    </message>
    <message>
        <source>The call in it is not complete, so nothing was done.</source>
        <translation>Der Aufruf darin ist nicht vollständig, darum wurde nichts getan.</translation>
    </message>
    <message>
        <source>asked before</source>
        <translation>schon gefragt</translation>
    </message>
    <message>
        <source>{} of {} passages quoted</source>
        <translation>{} von {} Stellen zitiert</translation>
    </message>
    <message>
        <source>asks who</source>
        <translation>fragt nach Personen</translation>
    </message>
    <message>
        <source>asks when</source>
        <translation>fragt nach der Zeit</translation>
    </message>
    <message>
        <source>asks where</source>
        <translation>fragt nach dem Ort</translation>
    </message>
    <message>
        <source>asks which</source>
        <translation>fragt nach einer Auswahl</translation>
    </message>
    <message>
        <source>asks how often</source>
        <translation>fragt nach der Häufigkeit</translation>
    </message>
    <message>
        <source>asks why</source>
        <translation>fragt nach dem Grund</translation>
    </message>
    <message>
        <source>asks for a summary</source>
        <translation>fragt nach einem Überblick</translation>
    </message>
    <message>
        <source>asks whether</source>
        <translation>fragt, ob etwas stimmt</translation>
    </message>
    <message>
        <source>asks for something</source>
        <translation>offene Frage</translation>
    </message>
    <message>
        <source>{} tool calls</source>
        <translation>{} Aufrufe von Werkzeugen</translation>
    </message>
    <message>
        <source>{} passages</source>
        <translation>{} Stellen</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>{} instructions</source>
        <translation>{} Anweisungen</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} Zeilen</translation>
    </message>
    <message>
        <source>{} of {} turns</source>
        <translation>{} von {} Äußerungen</translation>
    </message>
    <message>
        <source>{} passages in {} rows</source>
        <translation>{} Stellen in {} Zeilen</translation>
    </message>
    <message>
        <source>{} people</source>
        <translation>{} Personen</translation>
    </message>
    <message>
        <source>Changes to the archive were finished twice. Please report this.</source>
        <translation>Änderungen am Archiv wurden zweimal abgeschlossen. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>This archive was made by an older version, or is still empty. Open it once for writing to bring it up to date.</source>
        <translation>Dieses Archiv stammt von einer älteren Version oder ist noch leer. Öffnen Sie es einmal zum Schreiben, damit es auf den neuen Stand kommt.</translation>
    </message>
    <message>
        <source>This archive was written by a newer version of Reminisce. Update the program to open it.</source>
        <translation>Dieses Archiv wurde von einer neueren Version von Reminisce geschrieben. Aktualisieren Sie das Programm, um es zu öffnen.</translation>
    </message>
    <message>
        <source>This archive was written by a newer version of Reminisce. Update the program to open it; nothing was changed.</source>
        <translation>Dieses Archiv wurde von einer neueren Version von Reminisce geschrieben. Aktualisieren Sie das Programm, um es zu öffnen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The archive is in use, so the backup cannot take its place. Close it everywhere and try again.</source>
        <translation>Das Archiv wird benutzt, darum kann die Sicherung nicht an seine Stelle treten. Schließen Sie es überall und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>A file of the old archive could not be removed. Check the permissions of its directory.</source>
        <translation>Eine Datei des alten Archivs ließ sich nicht entfernen. Prüfen Sie die Rechte seines Ordners.</translation>
    </message>
    <message>
        <source>This chat is not in the archive any more.</source>
        <translation>Dieses Gespräch mit dem Archiv gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The archive is in use by another program. Close it there and try again.</source>
        <translation>Das Archiv wird von einem anderen Programm benutzt. Schließen Sie es dort und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The archive is open in another window or program. Close it there and try again.</source>
        <translation>Das Archiv ist in einem anderen Fenster oder Programm offen. Schließen Sie es dort und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was stored. Make room and try again.</source>
        <translation>Der Datenträger ist voll, darum wurde nichts gespeichert. Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The archive could not be read or written, because the disk reported an error. Check the disk, and restore a backup if it goes on.</source>
        <translation>Das Archiv ließ sich nicht lesen oder schreiben, weil der Datenträger einen Fehler meldete. Prüfen Sie ihn, und stellen Sie eine Sicherung wieder her, wenn es so bleibt.</translation>
    </message>
    <message>
        <source>The archive&apos;s database is damaged. Restore a backup, or import the transcripts into a new archive.</source>
        <translation>Die Datenbank des Archivs ist beschädigt. Stellen Sie eine Sicherung wieder her, oder importieren Sie die Transkripte in ein neues Archiv.</translation>
    </message>
    <message>
        <source>The archive&apos;s database cannot be opened or written. Check the permissions of its directory.</source>
        <translation>Die Datenbank des Archivs lässt sich nicht öffnen oder schreiben. Prüfen Sie die Rechte ihres Ordners.</translation>
    </message>
    <message>
        <source>The archive&apos;s database cannot be read. Check the permissions of its directory.</source>
        <translation>Die Datenbank des Archivs lässt sich nicht lesen. Prüfen Sie die Rechte ihres Ordners.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs and try again.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>A text is too large to be stored. Split the file and try again.</source>
        <translation>Ein Text ist zu groß zum Speichern. Teilen Sie die Datei und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>Auf Wunsch angehalten.</translation>
    </message>
    <message>
        <source>The archive&apos;s database reported an error. Run a check of the archive, and report this if it goes on.</source>
        <translation>Die Datenbank des Archivs meldete einen Fehler. Prüfen Sie das Archiv, und melden Sie es, wenn es so bleibt.</translation>
    </message>
    <message>
        <source>Changes to the archive were not stored, because they were finished in the wrong order. Please report this.</source>
        <translation>Änderungen am Archiv wurden nicht gespeichert, weil sie in falscher Folge abgeschlossen wurden. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>Changes to the archive were not stored, because a part of them had failed. Try again.</source>
        <translation>Änderungen am Archiv wurden nicht gespeichert, weil ein Teil davon misslang. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This conversation is not in the archive any more.</source>
        <translation>Dieses Gespräch ist nicht mehr im Archiv.</translation>
    </message>
    <message>
        <source>This turn is not in the archive any more.</source>
        <translation>Diese Äußerung ist nicht mehr im Archiv.</translation>
    </message>
    <message>
        <source>The embedding backend gave vectors without values. Choose another model.</source>
        <translation>Der Embedding-Dienst gab Vektoren ohne Werte. Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The model gives vectors of another length than before. Remove the old vectors and index again.</source>
        <translation>Das Modell gibt Vektoren anderer Länge als zuvor. Entfernen Sie die alten Vektoren und indexieren Sie neu.</translation>
    </message>
    <message>
        <source>These vectors are not in the archive. Index again with this backend.</source>
        <translation>Diese Vektoren sind nicht im Archiv. Indexieren Sie mit diesem Dienst neu.</translation>
    </message>
    <message>
        <source>The vectors&apos; space is not in the archive any more. Index again.</source>
        <translation>Der Raum dieser Vektoren ist nicht mehr im Archiv. Indexieren Sie neu.</translation>
    </message>
    <message>
        <source>The embedding backend gave a vector of the wrong length. Nothing of this batch was stored.</source>
        <translation>Der Embedding-Dienst gab einen Vektor falscher Länge. Von diesem Stoß wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Deleted words may still be in the Lab&apos;s runs, because the Lab is running. Stop it and delete something again, or delete its runs.</source>
        <translation>Gelöschte Wörter können noch in Läufen des Labors stehen, weil es gerade läuft. Halten Sie es an und löschen Sie noch einmal etwas, oder löschen Sie seine Läufe.</translation>
    </message>
    <message>
        <source>The disk is full, so a file could not be written. Make room and try again.</source>
        <translation>Der Datenträger ist voll, darum ließ sich eine Datei nicht schreiben. Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>A file could not be written, because the disk reported an error. Check the disk.</source>
        <translation>Eine Datei ließ sich nicht schreiben, weil der Datenträger einen Fehler meldete. Prüfen Sie ihn.</translation>
    </message>
    <message>
        <source>The index files could not be removed. Check the permissions of the archive&apos;s directory.</source>
        <translation>Die Indexdateien ließen sich nicht entfernen. Prüfen Sie die Rechte des Archivordners.</translation>
    </message>
    <message>
        <source>This setting belongs to the archive itself. Please report this.</source>
        <translation>Diese Einstellung gehört dem Archiv selbst. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>The file archive.sqlite in this directory is not an archive of Reminisce. Choose another directory, or move the file away.</source>
        <translation>Die Datei archive.sqlite in diesem Ordner ist kein Archiv von Reminisce. Wählen Sie einen anderen Ordner, oder legen Sie die Datei woandershin.</translation>
    </message>
    <message>
        <source>The archive has to be brought up to date, but the backup that is made before failed. Nothing was changed. {}</source>
        <translation>Das Archiv muss auf den neuen Stand gebracht werden, aber die Sicherung davor misslang. Nichts wurde geändert. {}</translation>
    </message>
    <message>
        <source>This person is not in the archive any more.</source>
        <translation>Diese Person ist nicht mehr im Archiv.</translation>
    </message>
    <message>
        <source>A person needs a name. Type one and try again.</source>
        <translation>Eine Person braucht einen Namen. Geben Sie einen ein.</translation>
    </message>
    <message>
        <source>There is already somebody of this name. Choose another name, or merge the two.</source>
        <translation>So heißt schon jemand. Wählen Sie einen anderen Namen, oder führen Sie die beiden zusammen.</translation>
    </message>
    <message>
        <source>An alias needs at least one character. Type one and try again.</source>
        <translation>Ein weiterer Name braucht mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>Somebody else has this name already. Choose another alias, or merge the two.</source>
        <translation>Diesen Namen hat schon jemand anderes. Wählen Sie einen anderen, oder führen Sie die beiden zusammen.</translation>
    </message>
    <message>
        <source>What is noted about this change cannot be read, so it cannot be undone.</source>
        <translation>Was zu dieser Änderung festgehalten ist, lässt sich nicht lesen, darum kann sie nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>This change was undone already, or its people are gone.</source>
        <translation>Diese Änderung ist schon zurückgenommen, oder die Personen gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>A person cannot be merged with themselves. Choose two people.</source>
        <translation>Eine Person lässt sich nicht mit sich selbst zusammenführen. Wählen Sie zwei Personen.</translation>
    </message>
    <message>
        <source>The merge cannot be undone any more, because the people were changed since. Rename or split them by hand.</source>
        <translation>Das Zusammenführen lässt sich nicht mehr zurücknehmen, weil die Personen seither geändert wurden. Benennen oder trennen Sie sie von Hand.</translation>
    </message>
    <message>
        <source>These are one person already. Choose two people.</source>
        <translation>Das ist schon eine Person. Wählen Sie zwei Personen.</translation>
    </message>
    <message>
        <source>Nothing that this person said was chosen. Choose at least one of their turns.</source>
        <translation>Es ist nichts ausgewählt, was diese Person gesagt hat. Wählen Sie mindestens eine Äußerung.</translation>
    </message>
    <message>
        <source>That is everything this person said. Rename the person instead.</source>
        <translation>Das ist alles, was diese Person gesagt hat. Benennen Sie sie stattdessen um.</translation>
    </message>
    <message>
        <source>The split cannot be undone any more, because the people were changed since. Merge them by hand.</source>
        <translation>Das Trennen lässt sich nicht mehr zurücknehmen, weil die Personen seither geändert wurden. Führen Sie sie von Hand zusammen.</translation>
    </message>
    <message>
        <source>A stored filter cannot be read. Delete it and save it again.</source>
        <translation>Ein gespeicherter Filter lässt sich nicht lesen. Löschen Sie ihn und speichern Sie ihn neu.</translation>
    </message>
    <message>
        <source>An old backup in the archive&apos;s directory could not be removed. Check the permissions of the directory.</source>
        <translation>Eine alte Sicherung im Archivordner ließ sich nicht entfernen. Prüfen Sie die Rechte des Ordners.</translation>
    </message>
    <message>
        <source>Deleted words may still be in the archive&apos;s log, because something is reading an older state. They go when the program is closed.</source>
        <translation>Gelöschte Wörter können noch im Protokoll des Archivs stehen, weil etwas einen älteren Stand liest. Sie verschwinden, wenn das Programm geschlossen wird.</translation>
    </message>
    <message>
        <source>The archive cannot be cleaned while changes are under way. Please report this.</source>
        <translation>Das Archiv lässt sich nicht aufräumen, während es geändert wird. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>This file is in the archive already; it was not stored again.</source>
        <translation>Diese Datei ist schon im Archiv; sie wurde nicht noch einmal gespeichert.</translation>
    </message>
    <message>
        <source>The function “{}” is not allowed here.</source>
        <translation>Die Funktion „{}“ ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Only SELECT over the views is allowed.</source>
        <translation>Erlaubt ist nur SELECT über die Sichten.</translation>
    </message>
    <message>
        <source>The archive cannot be opened for the query.</source>
        <translation>Das Archiv lässt sich für die Abfrage nicht öffnen.</translation>
    </message>
    <message>
        <source>The query took longer than {} ms and was stopped. Ask for less.</source>
        <translation>Die Abfrage dauerte länger als {} ms und wurde angehalten.</translation>
    </message>
    <message>
        <source>Only one statement is allowed.</source>
        <translation>Nur eine Anweisung ist erlaubt.</translation>
    </message>
    <message>
        <source>Only SELECT is allowed.</source>
        <translation>Nur SELECT ist erlaubt.</translation>
    </message>
    <message>
        <source>A passage names turns that the conversation does not have; it was not stored. Please report this.</source>
        <translation>Eine Stelle nennt Äußerungen, die das Gespräch nicht hat; sie wurde nicht gespeichert. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>A tag needs at least one character. Type one and try again.</source>
        <translation>Ein Schlagwort braucht mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>This folder is not watched, so nothing was changed.</source>
        <translation>Dieser Ordner wird nicht beobachtet, darum wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The backend “{}” sent an answer in a form that is not understood. Is the address that of a server for chats?</source>
        <translation>Der Dienst „{}“ sandte eine Antwort in unbekannter Form. Ist die Adresse die eines Servers für Sprachmodelle?</translation>
    </message>
    <message>
        <source>The backend “{}” sent a part of its answer in a form that cannot be read; the rest may not be whole.</source>
        <translation>Der Dienst „{}“ sandte einen Teil seiner Antwort in unlesbarer Form; der Rest ist vielleicht nicht vollständig.</translation>
    </message>
    <message>
        <source>The backend “{}” ended its answer in the middle.</source>
        <translation>Der Dienst „{}“ hat seine Antwort mittendrin beendet.</translation>
    </message>
    <message>
        <source>The backend “{}” has no chat model. Choose one in the settings.</source>
        <translation>Der Dienst „{}“ hat kein Modell zum Antworten. Wählen Sie eines in den Einstellungen.</translation>
    </message>
    <message>
        <source>The backend “{}” has no embedding model. Choose one in the settings.</source>
        <translation>Der Dienst „{}“ hat kein Embedding-Modell. Wählen Sie eines in den Einstellungen.</translation>
    </message>
    <message>
        <source>The backend “{}” has no rerank model. Choose one in the settings.</source>
        <translation>Der Dienst „{}“ hat kein Reranking-Modell. Wählen Sie eines in den Einstellungen.</translation>
    </message>
    <message>
        <source>“{}” answers and offers {} models. Choose one.</source>
        <translation>„{}“ antwortet und bietet {} Modelle an. Wählen Sie eines.</translation>
    </message>
    <message>
        <source>“{}” chats with {}.</source>
        <translation>„{}“ antwortet mit {}.</translation>
    </message>
    <message>
        <source>“{}” embeds with {} ({} dimensions).</source>
        <translation>„{}“ bildet Vektoren mit {} ({} Dimensionen).</translation>
    </message>
    <message>
        <source>“{}” reranks with {}.</source>
        <translation>„{}“ ordnet Stellen mit {}.</translation>
    </message>
    <message>
        <source>Text that is sent there leaves this machine.</source>
        <translation>Text, der dorthin gesendet wird, verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>The connection to {} is not encrypted: passages, questions and the key can be read on the way. {}</source>
        <translation>Die Verbindung zu {} ist nicht verschlüsselt: Stellen, Fragen und der Schlüssel können unterwegs gelesen werden. {}</translation>
    </message>
    <message>
        <source>The backend “{}” gave no vector. Check that the model is one that embeds.</source>
        <translation>Der Dienst „{}“ gab keinen Vektor. Prüfen Sie, ob es ein Embedding-Modell ist.</translation>
    </message>
    <message>
        <source>The backend “{}” has another model behind the name “{}” than the one that made the archive&apos;s vectors, so they cannot be compared. Make the vectors anew.</source>
        <translation>Der Dienst „{}“ hat hinter dem Namen „{}“ ein anderes Modell als das, von dem die Vektoren des Archivs stammen; sie lassen sich nicht vergleichen. Erzeugen Sie die Vektoren neu.</translation>
    </message>
    <message>
        <source>Nothing answers at {}. Is the server running?</source>
        <translation>Unter {} antwortet nichts. Läuft der Server?</translation>
    </message>
    <message>
        <source>The address {} cannot be found. Check it and the network.</source>
        <translation>Die Adresse {} ist nicht zu finden. Prüfen Sie sie und das Netz.</translation>
    </message>
    <message>
        <source>{} did not accept a connection in time. Is it reachable?</source>
        <translation>{} nahm nicht rechtzeitig eine Verbindung an. Ist der Server erreichbar?</translation>
    </message>
    <message>
        <source>The secure connection to {} was refused, because its certificate could not be verified. Nothing was sent.</source>
        <translation>Die sichere Verbindung zu {} wurde abgelehnt, weil sich das Zertifikat nicht prüfen ließ. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>The connection to {} broke off.</source>
        <translation>Die Verbindung zu {} brach ab.</translation>
    </message>
    <message>
        <source>The network library could not be started.</source>
        <translation>Die Netzbibliothek ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>The reply of {} is too long.</source>
        <translation>Die Antwort von {} ist zu lang.</translation>
    </message>
    <message>
        <source>{} took the request and did not begin to answer within {} s. It may be busy or still loading the model.</source>
        <translation>{} nahm die Anfrage an und begann nicht innerhalb von {} s zu antworten. Vielleicht ist der Server beschäftigt oder lädt das Modell noch.</translation>
    </message>
    <message>
        <source>{} stopped sending in the middle of its answer.</source>
        <translation>{} hörte mitten in der Antwort auf zu senden.</translation>
    </message>
    <message>
        <source>The address of the request is not one of http or https.</source>
        <translation>Die Adresse der Anfrage ist keine von http oder https.</translation>
    </message>
    <message>
        <source>{} wants to send the request on to another address. That was refused and nothing was sent there. Enter the final address in the settings.</source>
        <translation>{} will die Anfrage an eine andere Adresse weiterleiten. Das wurde abgelehnt, und nichts wurde dorthin gesendet. Geben Sie in den Einstellungen die endgültige Adresse ein.</translation>
    </message>
    <message>
        <source>The backend “{}” does not say how long the context of “{}” is.</source>
        <translation>Der Dienst „{}“ sagt nicht, wie lang der Kontext von „{}“ ist.</translation>
    </message>
    <message>
        <source>The backend “{}” did not say that the model “{}” is complete. Try again; what has arrived is kept there.</source>
        <translation>Der Dienst „{}“ hat nicht gemeldet, dass das Modell „{}“ vollständig ist. Versuchen Sie es noch einmal; was angekommen ist, bleibt dort.</translation>
    </message>
    <message>
        <source>The backend “{}” sent a vector that cannot be used: {}. Is the model an embedding model?</source>
        <translation>Der Dienst „{}“ sandte einen unbrauchbaren Vektor: {}. Ist es ein Embedding-Modell?</translation>
    </message>
    <message>
        <source>Text {} could not be embedded. {}</source>
        <translation>Zu Text {} ließ sich kein Vektor bilden. {}</translation>
    </message>
    <message>
        <source>The backend “{}” did not score every passage. Is the model a reranker?</source>
        <translation>Der Dienst „{}“ hat nicht jede Stelle bewertet. Ist es ein Reranking-Modell?</translation>
    </message>
    <message>
        <source>The key for the backend “{}” holds characters that no key has (blanks or line breaks, perhaps from copying). Enter it again.</source>
        <translation>Der Schlüssel für den Dienst „{}“ enthält Zeichen, die kein Schlüssel hat (Leerzeichen oder Zeilenumbrüche, vielleicht vom Kopieren). Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <source>The backend “{}” wants a key and none was sent.{} Enter one in the settings.</source>
        <translation>Der Dienst „{}“ verlangt einen Schlüssel, und keiner wurde gesendet.{} Geben Sie einen in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>The backend “{}” refuses the key.{} Check it in the settings.</source>
        <translation>Der Dienst „{}“ lehnt den Schlüssel ab.{} Prüfen Sie ihn in den Einstellungen.</translation>
    </message>
    <message>
        <source>The backend “{}” does not know {}.{} Choose another one in the settings, or install it there.</source>
        <translation>Der Dienst „{}“ kennt {} nicht.{} Wählen Sie in den Einstellungen ein anderes, oder installieren Sie es dort.</translation>
    </message>
    <message>
        <source>The request is too long for {} of the backend “{}”.{} Ask with fewer passages, or give the model a larger context.</source>
        <translation>Die Anfrage ist zu lang für {} des Dienstes „{}“.{} Fragen Sie mit weniger Stellen, oder geben Sie dem Modell einen größeren Kontext.</translation>
    </message>
    <message>
        <source>The quota of the backend “{}” is used up.{} Waiting does not help; check the account.</source>
        <translation>Das Kontingent des Dienstes „{}“ ist aufgebraucht.{} Warten hilft nicht; prüfen Sie das Konto.</translation>
    </message>
    <message>
        <source>The backend “{}” is asked too often.{} Try again in a while.</source>
        <translation>Der Dienst „{}“ wird zu oft gefragt.{} Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The backend “{}” is asked too often and wants {} s of rest.{} Try again after that.</source>
        <translation>Der Dienst „{}“ wird zu oft gefragt und will {} s Ruhe.{} Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>At the address of the backend “{}” there is no such service (HTTP 404).{} Check the address in the settings.</source>
        <translation>Unter der Adresse des Dienstes „{}“ gibt es das nicht (HTTP 404).{} Prüfen Sie die Adresse in den Einstellungen.</translation>
    </message>
    <message>
        <source>The backend “{}” failed (HTTP {}).{} Try again, or look at its own log.</source>
        <translation>Der Dienst „{}“ ist gescheitert (HTTP {}).{} Versuchen Sie es noch einmal, oder sehen Sie in sein eigenes Protokoll.</translation>
    </message>
    <message>
        <source>The backend “{}” does not accept the request (HTTP {}).{}</source>
        <translation>Der Dienst „{}“ nimmt die Anfrage nicht an (HTTP {}).{}</translation>
    </message>
    <message>
        <source>The backend “{}” reports an error.{}</source>
        <translation>Der Dienst „{}“ meldet einen Fehler.{}</translation>
    </message>
    <message>
        <source>The backend “{}” cannot be used: {}</source>
        <translation>Der Dienst „{}“ lässt sich nicht benutzen: {}</translation>
    </message>
    <message>
        <source>The backend “{}” sent something that is not the JSON expected. Is the address that of an OpenAI-compatible server?</source>
        <translation>Der Dienst „{}“ sandte nicht das erwartete JSON. Ist die Adresse die eines OpenAI-kompatiblen Servers?</translation>
    </message>
    <message>
        <source>It said: “{}”.</source>
        <translation>Er sagte: „{}“.</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>the model “{}”</source>
        <translation>das Modell „{}“</translation>
    </message>
    <message>
        <source>A backend needs a name, in one line.</source>
        <translation>Ein Dienst braucht einen Namen in einer Zeile.</translation>
    </message>
    <message>
        <source>The name “built-in” is taken: it means answering without a backend.</source>
        <translation>Der Name „built-in“ ist vergeben: Er bedeutet Antworten ohne Dienst.</translation>
    </message>
    <message>
        <source>The name of a model cannot hold line breaks.</source>
        <translation>Der Name eines Modells darf keine Zeilenumbrüche enthalten.</translation>
    </message>
    <message>
        <source>The length of the context is a number of tokens, such as 8192; 0 leaves it to the program.</source>
        <translation>Die Länge des Kontexts ist eine Zahl von Tokens, etwa 8192; 0 überlässt sie dem Programm.</translation>
    </message>
    <message>
        <source>The place of the key has to be the name of an environment variable, such as OPENAI_API_KEY, never the key itself.</source>
        <translation>Der Ort des Schlüssels muss der Name einer Umgebungsvariablen sein, etwa OPENAI_API_KEY, nie der Schlüssel selbst.</translation>
    </message>
    <message>
        <source>The list of backends {} cannot be read.</source>
        <translation>Die Liste der Dienste {} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The list of backends {} is damaged. Delete it and add the backends again.</source>
        <translation>Die Liste der Dienste {} ist beschädigt. Löschen Sie sie und tragen Sie die Dienste neu ein.</translation>
    </message>
    <message>
        <source>The list of backends cannot be written to {}: {}. Nothing was changed.</source>
        <translation>Die Liste der Dienste lässt sich nicht nach {} schreiben: {}. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no backend “{}”; none is configured yet.</source>
        <translation>Es gibt keinen Dienst „{}“; noch ist keiner eingerichtet.</translation>
    </message>
    <message>
        <source>There is no backend “{}”. Configured are: {}.</source>
        <translation>Es gibt keinen Dienst „{}“. Eingerichtet sind: {}.</translation>
    </message>
    <message>
        <source>The key for the backend “{}” should be in the environment variable {}, which is not set.</source>
        <translation>Der Schlüssel für den Dienst „{}“ sollte in der Umgebungsvariablen {} stehen, aber sie ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>The built-in emotion model is damaged. Install Reminisce again.</source>
        <translation>Das eingebaute Gefühlsmodell ist beschädigt. Installieren Sie Reminisce neu.</translation>
    </message>
    <message>
        <source>“{}” chats with {}; {}.</source>
        <translation>„{}“ antwortet mit {}; {}.</translation>
    </message>
    <message>
        <source>“{}” embeds with {} ({} dimensions); {}.</source>
        <translation>„{}“ bildet Vektoren mit {} ({} Dimensionen); {}.</translation>
    </message>
    <message>
        <source>embeds with {} ({} dimensions)</source>
        <translation>bildet Vektoren mit {} ({} Dimensionen)</translation>
    </message>
    <message>
        <source>embeds with {} ({} dimensions); reranks with {}</source>
        <translation>bildet Vektoren mit {} ({} Dimensionen); ordnet Stellen mit {}</translation>
    </message>
    <message>
        <source>reranks with {}</source>
        <translation>ordnet Stellen mit {}</translation>
    </message>
    <message>
        <source>{} ({} tokens of context), which calls functions</source>
        <translation>{} ({} Tokens Kontext), das Funktionen aufruft</translation>
    </message>
    <message>
        <source>{}, which calls functions</source>
        <translation>{}, das Funktionen aufruft</translation>
    </message>
    <message>
        <source>{} ({} tokens of context), which calls no functions (the workflow “react” suits it)</source>
        <translation>{} ({} Tokens Kontext), das keine Funktionen aufruft (dazu passt die Arbeitsweise „react“)</translation>
    </message>
    <message>
        <source>{}, which calls no functions (the workflow “react” suits it)</source>
        <translation>{}, das keine Funktionen aufruft (dazu passt die Arbeitsweise „react“)</translation>
    </message>
    <message>
        <source>{} ({} tokens of context)</source>
        <translation>{} ({} Tokens Kontext)</translation>
    </message>
    <message>
        <source>No temporary directory could be made for the evaluation. Is the disk full?</source>
        <translation>Für die Auswertung ließ sich kein temporärer Ordner anlegen. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>The file &quot;{}&quot; cannot be read.</source>
        <translation>Die Datei „{}“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>{} answers without a model.</source>
        <translation>{} Antworten ohne Modell.</translation>
    </message>
    <message>
        <source>{} answers take about {} requests with {} tokens of prompts and {} of replies.</source>
        <translation>{} Antworten brauchen etwa {} Anfragen mit {} Tokens Eingabe und {} Tokens Ausgabe.</translation>
    </message>
    <message>
        <source>The archive has no vectors of the backend “{}”. Run `reindex --backend {}` first.</source>
        <translation>Das Archiv hat keine Vektoren des Dienstes „{}“. Erzeugen Sie sie zuerst (`reindex --backend {}`).</translation>
    </message>
    <message>
        <source>A stored answer of the Lab cannot be read. Delete the run.</source>
        <translation>Eine gespeicherte Antwort des Labors lässt sich nicht lesen. Löschen Sie den Lauf.</translation>
    </message>
    <message>
        <source>The dataset has no category “{}”. Categories: {}.</source>
        <translation>Der Datensatz hat keine Kategorie „{}“. Kategorien: {}.</translation>
    </message>
    <message>
        <source>The dataset “{}” has changed since this run began. Start a new run.</source>
        <translation>Der Datensatz „{}“ hat sich seit dem Beginn dieses Laufs geändert. Beginnen Sie einen neuen.</translation>
    </message>
    <message>
        <source>The dataset holds no question. Choose another one.</source>
        <translation>Der Datensatz enthält keine Frage. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Stopped; the run can be continued.</source>
        <translation>Angehalten; der Lauf lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>The run ended unexpectedly. Please report this.</source>
        <translation>Der Lauf endete unerwartet. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>There is no workflow “{}”. Workflows: {}.</source>
        <translation>Es gibt keine Arbeitsweise „{}“. Arbeitsweisen: {}.</translation>
    </message>
    <message>
        <source>Choose at least one workflow that is to be measured.</source>
        <translation>Wählen Sie mindestens eine Arbeitsweise, die gemessen werden soll.</translation>
    </message>
    <message>
        <source>Choose at least one way of finding passages.</source>
        <translation>Wählen Sie mindestens einen Weg, Stellen zu finden.</translation>
    </message>
    <message>
        <source>The number of passages must be 1 to 1000, and the share of the vector arm 0 to 1.</source>
        <translation>Die Zahl der Stellen muss 1 bis 1000 sein, der Anteil der Vektoren 0 bis 1.</translation>
    </message>
    <message>
        <source>The workflow “{}” needs a backend that chats. Name one with --backend.</source>
        <translation>Die Arbeitsweise „{}“ braucht einen Dienst, der antworten kann. Wählen Sie einen.</translation>
    </message>
    <message>
        <source>The settings of a stored run cannot be read. Delete the run.</source>
        <translation>Die Einstellungen eines gespeicherten Laufs lassen sich nicht lesen. Löschen Sie den Lauf.</translation>
    </message>
    <message>
        <source>The Lab is running in another window or program. Wait until it has finished, or stop it.</source>
        <translation>Das Labor läuft in einem anderen Fenster oder Programm. Warten Sie, bis es fertig ist, oder halten Sie es an.</translation>
    </message>
    <message>
        <source>There are no runs of the Lab yet. Start one with `evaluate answers`.</source>
        <translation>Das Labor hat noch keine Läufe.</translation>
    </message>
    <message>
        <source>There is no run “{}”. `evaluate runs` lists those there are.</source>
        <translation>Es gibt keinen Lauf „{}“.</translation>
    </message>
    <message>
        <source>The two have no question in common, so they cannot be compared. Choose runs over the same dataset.</source>
        <translation>Die beiden haben keine Frage gemeinsam und lassen sich nicht vergleichen. Wählen Sie Läufe über denselben Datensatz.</translation>
    </message>
    <message>
        <source>The embedding backend gave another number of vectors than texts.</source>
        <translation>Der Embedding-Dienst gab eine andere Zahl von Vektoren als Texte.</translation>
    </message>
    <message>
        <source>The judge “{}” gave no score from 0 to 10. Choose another model as judge.</source>
        <translation>Der Richter „{}“ gab keine Note von 0 bis 10. Wählen Sie ein anderes Modell als Richter.</translation>
    </message>
    <message>
        <source>The backend “{}” gives one vector per text, so BERTScore cannot be measured. A llama.cpp server started with --pooling none gives one per token.</source>
        <translation>Der Dienst „{}“ gibt einen Vektor je Text, darum lässt sich BERTScore nicht messen. Ein llama.cpp-Server mit --pooling none gibt einen je Token.</translation>
    </message>
    <message>
        <source>The backend “{}” gave vectors of different lengths.</source>
        <translation>Der Dienst „{}“ gab Vektoren verschiedener Länge.</translation>
    </message>
    <message>
        <source>The backend “{}” gave a vector that is not made of numbers.</source>
        <translation>Der Dienst „{}“ gab einen Vektor, der nicht aus Zahlen besteht.</translation>
    </message>
    <message>
        <source>“{}” does not end in .html, .json or .csv, so it is not known what to write.</source>
        <translation>„{}“ endet nicht auf .html, .json oder .csv, darum ist nicht klar, was zu schreiben ist.</translation>
    </message>
    <message>
        <source>The report could not be written to “{}”. Check the folder and the space on the disk.</source>
        <translation>Der Bericht ließ sich nicht nach „{}“ schreiben. Prüfen Sie den Ordner und den Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Evidence &quot;{}&quot; does not exist in the dataset and was ignored.</source>
        <translation>Den Beleg „{}“ gibt es im Datensatz nicht; er wurde übergangen.</translation>
    </message>
    <message>
        <source>There is no dataset file &quot;{}&quot;.</source>
        <translation>Es gibt keine Datensatz-Datei „{}“.</translation>
    </message>
    <message>
        <source>The dataset &quot;{}&quot; cannot be read.</source>
        <translation>Der Datensatz „{}“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file &quot;{}&quot; is not a dataset of the format &quot;{}&quot;. Check the file and --format.</source>
        <translation>Die Datei „{}“ ist kein Datensatz der Form „{}“. Prüfen Sie Datei und Form.</translation>
    </message>
    <message>
        <source>The archive is broken or cut off. Download or export it again.</source>
        <translation>Das gepackte Archiv ist beschädigt oder abgeschnitten. Laden oder exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The archive could not be opened: out of memory.</source>
        <translation>Das gepackte Archiv ließ sich nicht öffnen: Der Arbeitsspeicher reicht nicht.</translation>
    </message>
    <message>
        <source>The archive names a place outside of itself, which no honest archive does. It was not opened.</source>
        <translation>Das gepackte Archiv nennt einen Ort außerhalb seiner selbst, was kein ehrliches tut. Es wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>The archive holds a link or device instead of a file. It was not opened; pack the files themselves.</source>
        <translation>Das gepackte Archiv enthält einen Verweis oder ein Gerät statt einer Datei. Es wurde nicht geöffnet; packen Sie die Dateien selbst.</translation>
    </message>
    <message>
        <source>The archive is protected with a password. Unpack it and import the files in it.</source>
        <translation>Das gepackte Archiv ist mit einem Passwort geschützt. Entpacken Sie es und importieren Sie die Dateien darin.</translation>
    </message>
    <message>
        <source>The archive holds more than 10,000 files. Unpack it and import the folder.</source>
        <translation>Das gepackte Archiv enthält mehr als 10.000 Dateien. Entpacken Sie es und importieren Sie den Ordner.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than 2 GB. Unpack it and import the transcripts.</source>
        <translation>Das gepackte Archiv wird entpackt größer als 2 GB. Entpacken Sie es und importieren Sie die Transkripte.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than 100 times its size, as no transcripts do. It was not imported.</source>
        <translation>Das gepackte Archiv wird entpackt mehr als hundertmal so groß, was bei Transkripten nie vorkommt. Es wurde nicht importiert.</translation>
    </message>
    <message>
        <source>The temporary folder could not be written, so a large file in the archive could not be unpacked. Free some space there and try again.</source>
        <translation>Der temporäre Ordner ließ sich nicht beschreiben, darum wurde eine große Datei nicht entpackt. Schaffen Sie dort Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The document holds no text; it may consist of pictures.</source>
        <translation>Das Dokument enthält keinen Text; vielleicht besteht es aus Bildern.</translation>
    </message>
    <message>
        <source>The document&apos;s text has no form of a transcript that is known.</source>
        <translation>Der Text des Dokuments hat keine bekannte Form eines Transkripts.</translation>
    </message>
    <message>
        <source>The file is an office document but no Word document. Save it as text or as a Word document.</source>
        <translation>Die Datei ist ein Office-Dokument, aber kein Word-Dokument. Speichern Sie sie als Text oder als Word-Dokument.</translation>
    </message>
    <message>
        <source>The Word document has more than 32 MB of text. Save it as plain text.</source>
        <translation>Das Word-Dokument hat mehr als 32 MB Text. Speichern Sie es als reinen Text.</translation>
    </message>
    <message>
        <source>The Word document is broken. Save it again, or save its text.</source>
        <translation>Das Word-Dokument ist beschädigt. Speichern Sie es noch einmal, oder speichern Sie seinen Text.</translation>
    </message>
    <message>
        <source>The PDF is broken and could not be opened. Download or export it again.</source>
        <translation>Das PDF ist beschädigt und ließ sich nicht öffnen. Laden oder exportieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The PDF is protected with a password. Save it without one.</source>
        <translation>Das PDF ist mit einem Passwort geschützt. Speichern Sie es ohne.</translation>
    </message>
    <message>
        <source>The PDF has more than 5,000 pages. Split it into several files.</source>
        <translation>Das PDF hat mehr als 5.000 Seiten. Teilen Sie es auf.</translation>
    </message>
    <message>
        <source>The PDF could not be read. Save its text as a file instead.</source>
        <translation>Das PDF ließ sich nicht lesen. Speichern Sie seinen Text als Datei.</translation>
    </message>
    <message>
        <source>The archive holds an archive that holds a further one. Unpack it and import the files in it.</source>
        <translation>Das gepackte Archiv enthält eines, das ein weiteres enthält. Entpacken Sie es und importieren Sie die Dateien darin.</translation>
    </message>
    <message>
        <source>The archive holds no transcript of a known format.</source>
        <translation>Das gepackte Archiv enthält kein Transkript bekannter Form.</translation>
    </message>
    <message>
        <source>The date of this recording is not known.</source>
        <translation>Das Datum dieser Aufnahme ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The other file of this meeting could not be read from the archive.</source>
        <translation>Die andere Datei dieser Besprechung ließ sich nicht aus dem Archiv lesen.</translation>
    </message>
    <message>
        <source>“{}” is no known time zone. Use a name such as Europe/Berlin or UTC.</source>
        <translation>„{}“ ist keine bekannte Zeitzone. Nehmen Sie einen Namen wie Europe/Berlin oder UTC.</translation>
    </message>
    <message>
        <source>AssemblyAI could not transcribe this recording; the file only holds its error. Transcribe the recording again.</source>
        <translation>AssemblyAI konnte diese Aufnahme nicht verschriftlichen; die Datei enthält nur den Fehler. Lassen Sie die Aufnahme noch einmal verschriftlichen.</translation>
    </message>
    <message>
        <source>The file names no date of the recording, so the date of its transcription ({}) was taken.</source>
        <translation>Die Datei nennt kein Datum der Aufnahme, darum wurde das der Verschriftlichung ({}) genommen.</translation>
    </message>
    <message>
        <source>The file has the form of a transcript but holds no words. Export it again.</source>
        <translation>Die Datei hat die Form eines Transkripts, enthält aber keine Wörter. Exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file only says who speaks when, in {} places, and holds no words. Import the transcript that belongs to it.</source>
        <translation>Die Datei sagt nur, wer wann spricht ({} Stellen), und enthält keine Wörter. Importieren Sie das Transkript, zu dem sie gehört.</translation>
    </message>
    <message>
        <source>This chat has more than 64 MB of text in one file, more than can be put into order. Export it in several parts.</source>
        <translation>Dieser Chat hat mehr als 64 MB Text in einer Datei, mehr als sich ordnen lässt. Exportieren Sie ihn in mehreren Teilen.</translation>
    </message>
    <message>
        <source>The file is broken: it stops being XML at byte {}. Export it again.</source>
        <translation>Die Datei ist beschädigt: Ab Byte {} ist sie kein XML mehr. Exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file is broken: it stops being JSON in line {}, column {}. Export it again.</source>
        <translation>Die Datei ist beschädigt: Ab Zeile {}, Spalte {} ist sie kein JSON mehr. Exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The dates of this chat could be read in two ways; the day was taken to come first.</source>
        <translation>Die Daten dieses Chats lassen sich auf zwei Arten lesen; angenommen wurde, dass der Tag zuerst steht.</translation>
    </message>
    <message>
        <source>The dates of this chat could be read in two ways; the month was taken to come first.</source>
        <translation>Die Daten dieses Chats lassen sich auf zwei Arten lesen; angenommen wurde, dass der Monat zuerst steht.</translation>
    </message>
    <message>
        <source>The folder “{}” could not be read completely. Check that you may read it.</source>
        <translation>Der Ordner „{}“ ließ sich nicht vollständig lesen. Prüfen Sie, ob Sie ihn lesen dürfen.</translation>
    </message>
    <message>
        <source>The folder “{}” holds no files.</source>
        <translation>Der Ordner „{}“ enthält keine Dateien.</translation>
    </message>
    <message>
        <source>“{}” is empty.</source>
        <translation>„{}“ ist leer.</translation>
    </message>
    <message>
        <source>“{}” cannot be imported. {}</source>
        <translation>„{}“ lässt sich nicht importieren. {}</translation>
    </message>
    <message>
        <source>“{}” is JSON, but no transcript that Reminisce knows. Export it in another format.</source>
        <translation>„{}“ ist JSON, aber kein Transkript, das Reminisce kennt. Exportieren Sie es in einer anderen Form.</translation>
    </message>
    <message>
        <source>“{}” is not a transcript that Reminisce knows. Lines such as “Name: text” are always understood.</source>
        <translation>„{}“ ist kein Transkript, das Reminisce kennt. Zeilen der Form „Name: Text“ werden immer verstanden.</translation>
    </message>
    <message>
        <source>The reports of this import could not be kept. {}</source>
        <translation>Die Berichte dieses Imports ließen sich nicht aufheben. {}</translation>
    </message>
    <message>
        <source>“{}” looks like {}, but nobody says anything in it.</source>
        <translation>„{}“ sieht aus wie {}, aber niemand sagt darin etwas.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this file.</source>
        <translation>Der Arbeitsspeicher reicht nicht, um diese Datei zu lesen.</translation>
    </message>
    <message>
        <source>This file could not be read because of a fault in the program.</source>
        <translation>Diese Datei ließ sich wegen eines Fehlers im Programm nicht lesen.</translation>
    </message>
    <message>
        <source>The archive is open for reading only. Close the other program that uses it.</source>
        <translation>Das Archiv ist nur zum Lesen offen. Schließen Sie das andere Programm, das es benutzt.</translation>
    </message>
    <message>
        <source>“{}” could not be read to its end. Check the disk or copy the file elsewhere and try again.</source>
        <translation>„{}“ ließ sich nicht bis zum Ende lesen. Prüfen Sie den Datenträger, oder kopieren Sie die Datei woandershin.</translation>
    </message>
    <message>
        <source>“{}” could not be read again from its beginning.</source>
        <translation>„{}“ ließ sich nicht noch einmal von vorn lesen.</translation>
    </message>
    <message>
        <source>There is no file “{}”. Check the path.</source>
        <translation>Es gibt keine Datei „{}“. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>“{}” is a folder, not a transcript.</source>
        <translation>„{}“ ist ein Ordner, kein Transkript.</translation>
    </message>
    <message>
        <source>“{}” is no ordinary file and cannot be imported.</source>
        <translation>„{}“ ist keine gewöhnliche Datei und lässt sich nicht importieren.</translation>
    </message>
    <message>
        <source>“{}” could not be opened. Check that you may read it.</source>
        <translation>„{}“ ließ sich nicht öffnen. Prüfen Sie, ob Sie die Datei lesen dürfen.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>Der Import wurde angehalten.</translation>
    </message>
    <message>
        <source>“{}” is larger than {} MB, too large for a file of its kind.</source>
        <translation>„{}“ ist größer als {} MB, zu groß für eine Datei dieser Art.</translation>
    </message>
    <message>
        <source>The file holds a single text of more than 16 MB, which no transcript has.</source>
        <translation>Die Datei enthält einen einzelnen Text von mehr als 16 MB, den kein Transkript hat.</translation>
    </message>
    <message>
        <source>A part of this JSON file is too large to be a conversation.</source>
        <translation>Ein Teil dieser JSON-Datei ist zu groß für ein Gespräch.</translation>
    </message>
    <message>
        <source>This JSON file is nested more deeply than any transcript.</source>
        <translation>Diese JSON-Datei ist tiefer geschachtelt als jedes Transkript.</translation>
    </message>
    <message>
        <source>This JSON file could not be read.</source>
        <translation>Diese JSON-Datei ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>“{}” could not be written. Check that there is room and that you may write there.</source>
        <translation>„{}“ ließ sich nicht schreiben. Prüfen Sie, ob Platz ist und ob Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>“{}” is there already and not empty. Choose a new folder for the export.</source>
        <translation>„{}“ gibt es schon und ist nicht leer. Wählen Sie einen neuen Ordner für den Export.</translation>
    </message>
    <message>
        <source>The export in “{}” is not complete or was changed, so nothing of it was stored. Export it again.</source>
        <translation>Der Export in „{}“ ist nicht vollständig oder wurde verändert, darum wurde nichts daraus gespeichert. Exportieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>The owner&apos;s name is empty.</source>
        <translation>Der Name des Besitzers ist leer.</translation>
    </message>
    <message>
        <source>How this archive is cut into passages cannot be read from it. Cut it anew to set it.</source>
        <translation>Wie dieses Archiv in Stellen geschnitten ist, lässt sich nicht lesen. Schneiden Sie es neu.</translation>
    </message>
    <message>
        <source>A passage may hold 16 to 2000 tokens. Choose a number in between.</source>
        <translation>Eine Stelle darf 16 bis 2000 Tokens haben.</translation>
    </message>
    <message>
        <source>Passages may overlap by at most 20 turns. Choose a smaller number.</source>
        <translation>Stellen dürfen sich um höchstens 20 Äußerungen überlappen.</translation>
    </message>
    <message>
        <source>The pause after which a new passage begins may be 1 to 1440 minutes. Choose a number in between.</source>
        <translation>Die Pause, nach der eine neue Stelle beginnt, darf 1 bis 1440 Minuten dauern.</translation>
    </message>
    <message>
        <source>“{}” is not there any more, so it cannot be read again.</source>
        <translation>„{}“ ist nicht mehr da und lässt sich nicht noch einmal lesen.</translation>
    </message>
    <message>
        <source>“{}” has changed since it was imported. Import it as a new file.</source>
        <translation>„{}“ hat sich seit dem Import geändert. Importieren Sie die Datei als neue.</translation>
    </message>
    <message>
        <source>Reading again was stopped; this file stays as it was.</source>
        <translation>Das erneute Lesen wurde angehalten; diese Datei bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>The date of “{}” would only be a guess. Import it with its date.</source>
        <translation>Das Datum von „{}“ wäre nur geraten. Importieren Sie die Datei mit ihrem Datum.</translation>
    </message>
    <message>
        <source>Not all files of this group were read. Please report this.</source>
        <translation>Nicht alle Dateien dieser Gruppe wurden gelesen. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>The backend gave another number of vectors than it was asked for.</source>
        <translation>Der Dienst gab eine andere Zahl von Vektoren, als verlangt war.</translation>
    </message>
    <message>
        <source>The backend&apos;s model changed while the vectors were made, so they do not belong together and were thrown away. Start again.</source>
        <translation>Das Modell des Dienstes wechselte, während die Vektoren entstanden; sie gehören nicht zusammen und wurden verworfen. Beginnen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Stopped. The vectors made so far are kept; the next run goes on there.</source>
        <translation>Angehalten. Die bisherigen Vektoren bleiben; der nächste Lauf macht dort weiter.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The descriptions made so far are kept; the next run goes on there.</source>
        <translation>Die bisherigen Beschreibungen bleiben; der nächste Lauf macht dort weiter.</translation>
    </message>
    <message>
        <source>Describing emotions</source>
        <translation>Emotionen werden beschrieben</translation>
    </message>
    <message>
        <source>Describing emotions ended unexpectedly. Please report this.</source>
        <translation>Das Beschreiben der Emotionen endete unerwartet. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>The model “{}” answers without a list of feelings. Choose another model, or look at the prompt “emotion_description”.</source>
        <translation>Das Modell „{}“ antwortet nicht mit einer Liste von Gefühlen. Wählen Sie ein anderes Modell oder sehen Sie sich den Prompt „emotion_description“ an.</translation>
    </message>
    <message>
        <source>The prompt “emotion_description” has no place for the passage, so the model would see none. Put {{passage}} into it, or restore it.</source>
        <translation>Der Prompt „emotion_description“ hat keinen Platz für die Stelle, das Modell sähe also keine. Setzen Sie {{passage}} ein oder stellen Sie ihn wieder her.</translation>
    </message>
    <message>
        <source>The report of this file was not kept.</source>
        <translation>Der Bericht zu dieser Datei wurde nicht aufgehoben.</translation>
    </message>
    <message>
        <source>The date of this recording is only a guess. Import it with its date.</source>
        <translation>Das Datum dieser Aufnahme ist nur geraten. Importieren Sie die Datei mit ihrem Datum.</translation>
    </message>
    <message>
        <source>“{}” is no folder that can be read.</source>
        <translation>„{}“ ist kein lesbarer Ordner.</translation>
    </message>
    <message>
        <source>“{}” holds the archive itself. Choose a folder for transcripts only.</source>
        <translation>„{}“ enthält das Archiv selbst. Wählen Sie einen Ordner nur für Transkripte.</translation>
    </message>
    <message>
        <source>The vector index is damaged or of another version and has to be built anew.</source>
        <translation>Der Vektorindex ist beschädigt oder von einer anderen Version und muss neu gebaut werden.</translation>
    </message>
    <message>
        <source>The newest changes are still being taken into the search index; search again in a moment to find them.</source>
        <translation>Die neuesten Änderungen werden noch in den Suchindex aufgenommen; suchen Sie gleich noch einmal, um sie zu finden.</translation>
    </message>
    <message>
        <source>The search index is damaged or of another version and has to be built anew.</source>
        <translation>Der Suchindex ist beschädigt oder von einer anderen Version und muss neu gebaut werden.</translation>
    </message>
    <message>
        <source>The search index was not there and has been built.</source>
        <translation>Der Suchindex fehlte und wurde gebaut.</translation>
    </message>
    <message>
        <source>The search index was damaged or of another version and has been built anew.</source>
        <translation>Der Suchindex war beschädigt oder von einer anderen Version und wurde neu gebaut.</translation>
    </message>
    <message>
        <source>The search index cannot be written beside the archive, so it is kept in memory and will be built again at the next start. Please look whether the disk is full or write-protected.</source>
        <translation>Der Suchindex lässt sich nicht neben das Archiv schreiben; er bleibt im Arbeitsspeicher und wird beim nächsten Start neu gebaut. Sehen Sie nach, ob der Datenträger voll oder schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>Building the search index was stopped.</source>
        <translation>Der Bau des Suchindexes wurde angehalten.</translation>
    </message>
    <message>
        <source>The vector index was damaged and has been built anew.</source>
        <translation>Der Vektorindex war beschädigt und wurde neu gebaut.</translation>
    </message>
    <message>
        <source>An index file cannot be read: {}</source>
        <translation>Eine Indexdatei lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>Nothing was recorded that fits the people and times in the question, so passages outside of them are shown.</source>
        <translation>Zu den Personen und Zeiten der Frage ist nichts aufgenommen, darum werden Stellen außerhalb gezeigt.</translation>
    </message>
    <message>
        <source>The archive has no vectors of {} yet; the built-in search was used. Re-index to change that.</source>
        <translation>Das Archiv hat noch keine Vektoren von {}; gesucht wurde mit der eingebauten Suche. Indexieren Sie neu, um das zu ändern.</translation>
    </message>
    <message>
        <source>The vectors of {} do not fit those in the archive.</source>
        <translation>Die Vektoren von {} passen nicht zu denen im Archiv.</translation>
    </message>
    <message>
        <source>The built-in search was used instead.</source>
        <translation>Stattdessen wurde die eingebaute Suche benutzt.</translation>
    </message>
    <message>
        <source>The passages were not reranked.</source>
        <translation>Die Stellen wurden nicht neu geordnet.</translation>
    </message>
    <message>
        <source>a call</source>
        <translation>ein Anruf</translation>
    </message>
    <message>
        <source>a caption that the one before had shown</source>
        <translation>ein Untertitel, den schon der vorige zeigte</translation>
    </message>
    <message>
        <source>a channel without words</source>
        <translation>ein Kanal ohne Wörter</translation>
    </message>
    <message>
        <source>a chunk over turns that are not there</source>
        <translation>eine Stelle über Äußerungen, die es nicht gibt</translation>
    </message>
    <message>
        <source>a chunk without text</source>
        <translation>eine Stelle ohne Text</translation>
    </message>
    <message>
        <source>a chunk without words</source>
        <translation>eine Stelle ohne Wörter</translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>ein Kommentar</translation>
    </message>
    <message>
        <source>a contact</source>
        <translation>ein Kontakt</translation>
    </message>
    <message>
        <source>a conversation without words</source>
        <translation>ein Gespräch ohne Wörter</translation>
    </message>
    <message>
        <source>a cue time that cannot be read</source>
        <translation>eine unlesbare Zeit eines Untertitels</translation>
    </message>
    <message>
        <source>a cue without a time</source>
        <translation>ein Untertitel ohne Zeit</translation>
    </message>
    <message>
        <source>a cue without text</source>
        <translation>ein Untertitel ohne Text</translation>
    </message>
    <message>
        <source>a cue without words</source>
        <translation>ein Untertitel ohne Wörter</translation>
    </message>
    <message>
        <source>a date that cannot be read</source>
        <translation>ein unlesbares Datum</translation>
    </message>
    <message>
        <source>a dependent tier</source>
        <translation>eine abhängige Spur</translation>
    </message>
    <message>
        <source>a file of the export without messages</source>
        <translation>eine Datei des Exports ohne Nachrichten</translation>
    </message>
    <message>
        <source>a file that is no transcript of a known format</source>
        <translation>eine Datei, die kein Transkript bekannter Form ist</translation>
    </message>
    <message>
        <source>a file without text</source>
        <translation>eine Datei ohne Text</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>a header</source>
        <translation>eine Kopfzeile</translation>
    </message>
    <message>
        <source>a heading within a conversation</source>
        <translation>eine Überschrift in einem Gespräch</translation>
    </message>
    <message>
        <source>a line before the first date</source>
        <translation>eine Zeile vor dem ersten Datum</translation>
    </message>
    <message>
        <source>a heading written by the program</source>
        <translation>eine Überschrift des Programms</translation>
    </message>
    <message>
        <source>a helper file of the operating system</source>
        <translation>eine Hilfsdatei des Betriebssystems</translation>
    </message>
    <message>
        <source>a line before the first cue</source>
        <translation>eine Zeile vor dem ersten Untertitel</translation>
    </message>
    <message>
        <source>a line before the first message</source>
        <translation>eine Zeile vor der ersten Nachricht</translation>
    </message>
    <message>
        <source>a line before the first speaker</source>
        <translation>eine Zeile vor dem ersten Sprecher</translation>
    </message>
    <message>
        <source>a line before the transcript</source>
        <translation>eine Zeile vor dem Transkript</translation>
    </message>
    <message>
        <source>a line of more than 1 MB</source>
        <translation>eine Zeile von mehr als 1 MB</translation>
    </message>
    <message>
        <source>a line of the program</source>
        <translation>eine Zeile des Programms</translation>
    </message>
    <message>
        <source>a line that is no header, tier or utterance</source>
        <translation>eine Zeile, die weder Kopf noch Spur noch Äußerung ist</translation>
    </message>
    <message>
        <source>a line that nobody speaks</source>
        <translation>eine Zeile, die niemand spricht</translation>
    </message>
    <message>
        <source>a line without a speaker</source>
        <translation>eine Zeile ohne Sprecher</translation>
    </message>
    <message>
        <source>a line without a time</source>
        <translation>eine Zeile ohne Zeit</translation>
    </message>
    <message>
        <source>a list that is broken</source>
        <translation>eine beschädigte Liste</translation>
    </message>
    <message>
        <source>a location</source>
        <translation>ein Standort</translation>
    </message>
    <message>
        <source>a message that is too long</source>
        <translation>eine zu lange Nachricht</translation>
    </message>
    <message>
        <source>a message that was deleted</source>
        <translation>eine gelöschte Nachricht</translation>
    </message>
    <message>
        <source>a message that was exported encrypted</source>
        <translation>eine verschlüsselt exportierte Nachricht</translation>
    </message>
    <message>
        <source>a message that was taken back</source>
        <translation>eine zurückgezogene Nachricht</translation>
    </message>
    <message>
        <source>a message without text</source>
        <translation>eine Nachricht ohne Text</translation>
    </message>
    <message>
        <source>a monologue without words</source>
        <translation>ein Monolog ohne Wörter</translation>
    </message>
    <message>
        <source>a name without words</source>
        <translation>ein Name ohne Wörter</translation>
    </message>
    <message>
        <source>a newer version of the format</source>
        <translation>eine neuere Version des Formats</translation>
    </message>
    <message>
        <source>a note of the program</source>
        <translation>eine Anmerkung des Programms</translation>
    </message>
    <message>
        <source>a note without a transcript</source>
        <translation>eine Notiz ohne Transkript</translation>
    </message>
    <message>
        <source>a notice of WhatsApp, said by nobody</source>
        <translation>ein Hinweis von WhatsApp, von niemandem gesagt</translation>
    </message>
    <message>
        <source>a notice of the program</source>
        <translation>ein Hinweis des Programms</translation>
    </message>
    <message>
        <source>a paragraph without text</source>
        <translation>ein Absatz ohne Text</translation>
    </message>
    <message>
        <source>a paragraph without words</source>
        <translation>ein Absatz ohne Wörter</translation>
    </message>
    <message>
        <source>a photo without text</source>
        <translation>ein Foto ohne Text</translation>
    </message>
    <message>
        <source>a phrase that was not recognised</source>
        <translation>ein nicht erkannter Satz</translation>
    </message>
    <message>
        <source>a phrase without words</source>
        <translation>ein Satz ohne Wörter</translation>
    </message>
    <message>
        <source>a placeholder for an attachment</source>
        <translation>ein Platzhalter für einen Anhang</translation>
    </message>
    <message>
        <source>a poll</source>
        <translation>eine Umfrage</translation>
    </message>
    <message>
        <source>a quoted message</source>
        <translation>eine zitierte Nachricht</translation>
    </message>
    <message>
        <source>a reaction</source>
        <translation>eine Reaktion</translation>
    </message>
    <message>
        <source>a reply that is shown again at its own time</source>
        <translation>eine Antwort, die zu ihrer eigenen Zeit noch einmal steht</translation>
    </message>
    <message>
        <source>a result without words</source>
        <translation>ein Ergebnis ohne Wörter</translation>
    </message>
    <message>
        <source>a sample without sessions</source>
        <translation>ein Beispiel ohne Sitzungen</translation>
    </message>
    <message>
        <source>a second-best hearing of the same words</source>
        <translation>eine zweitbeste Fassung derselben Wörter</translation>
    </message>
    <message>
        <source>a segment without words</source>
        <translation>ein Abschnitt ohne Wörter</translation>
    </message>
    <message>
        <source>a sentence without words</source>
        <translation>ein Satz ohne Wörter</translation>
    </message>
    <message>
        <source>a service row</source>
        <translation>eine Dienstzeile</translation>
    </message>
    <message>
        <source>a shared link</source>
        <translation>ein geteilter Link</translation>
    </message>
    <message>
        <source>a speaker without words</source>
        <translation>ein Sprecher ohne Wörter</translation>
    </message>
    <message>
        <source>a speaker&apos;s block without words</source>
        <translation>ein Block eines Sprechers ohne Wörter</translation>
    </message>
    <message>
        <source>a speaker&apos;s segment without words</source>
        <translation>ein Abschnitt eines Sprechers ohne Wörter</translation>
    </message>
    <message>
        <source>a sticker</source>
        <translation>ein Sticker</translation>
    </message>
    <message>
        <source>a time that cannot be read</source>
        <translation>eine unlesbare Zeit</translation>
    </message>
    <message>
        <source>a turn without text</source>
        <translation>eine Äußerung ohne Text</translation>
    </message>
    <message>
        <source>a video without text</source>
        <translation>ein Video ohne Text</translation>
    </message>
    <message>
        <source>a voice message without text</source>
        <translation>eine Sprachnachricht ohne Text</translation>
    </message>
    <message>
        <source>an animation</source>
        <translation>eine Animation</translation>
    </message>
    <message>
        <source>an attachment</source>
        <translation>ein Anhang</translation>
    </message>
    <message>
        <source>an edit, its text stands in the edited message</source>
        <translation>eine Bearbeitung; ihr Text steht in der bearbeiteten Nachricht</translation>
    </message>
    <message>
        <source>an embedded preview</source>
        <translation>eine eingebettete Vorschau</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
    </message>
    <message>
        <source>an entry that is no chunk</source>
        <translation>ein Eintrag, der keine Stelle ist</translation>
    </message>
    <message>
        <source>an entry without words</source>
        <translation>ein Eintrag ohne Wörter</translation>
    </message>
    <message>
        <source>an invoice</source>
        <translation>eine Rechnung</translation>
    </message>
    <message>
        <source>an unfinished hearing of words that follow</source>
        <translation>eine unfertige Fassung folgender Wörter</translation>
    </message>
    <message>
        <source>an utterance without a speaker</source>
        <translation>eine Äußerung ohne Sprecher</translation>
    </message>
    <message>
        <source>an utterance without words</source>
        <translation>eine Äußerung ohne Wörter</translation>
    </message>
    <message>
        <source>media without text</source>
        <translation>Medien ohne Text</translation>
    </message>
    <message>
        <source>more text than a cue can hold</source>
        <translation>mehr Text, als ein Untertitel fasst</translation>
    </message>
    <message>
        <source>more text than an utterance can have</source>
        <translation>mehr Text, als eine Äußerung haben kann</translation>
    </message>
    <message>
        <source>nothing is said</source>
        <translation>nichts wird gesagt</translation>
    </message>
    <message>
        <source>part of a notice of WhatsApp</source>
        <translation>Teil eines Hinweises von WhatsApp</translation>
    </message>
    <message>
        <source>text in the file&apos;s header</source>
        <translation>Text im Kopf der Datei</translation>
    </message>
    <message>
        <source>text on the line of a cue&apos;s times</source>
        <translation>Text in der Zeile mit den Zeiten</translation>
    </message>
    <message>
        <source>text without a time</source>
        <translation>Text ohne Zeit</translation>
    </message>
    <message>
        <source>the list of attendees</source>
        <translation>die Liste der Teilnehmenden</translation>
    </message>
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
    <message>
        <source>Thoughts and actions</source>
        <translation>Gedanken und Handlungen</translation>
    </message>
    <message>
        <source>For models that cannot call functions: each turn is a thought and an action, as text.</source>
        <translation>Für Modelle, die keine Funktionen aufrufen: jede Runde ein Gedanke und eine Handlung, als Text.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>A model writes one small program that looks things up; it runs shut in, once.</source>
        <translation>Ein Modell schreibt ein kleines Programm, das nachschlägt; es läuft eingeschlossen, einmal.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>One ability at a time over a workspace of files, as JSON.</source>
        <translation>Eine Fähigkeit nach der anderen über einer Ablage von Dateien, als JSON.</translation>
    </message>
    <message>
        <source>Tree search</source>
        <translation>Baumsuche</translation>
    </message>
    <message>
        <source>Tries several ways of looking things up, and goes back when one leads nowhere.</source>
        <translation>Probiert mehrere Wege des Nachschlagens und kehrt um, wenn einer nirgends hinführt.</translation>
    </message>
    <message>
        <source>Another compatible server</source>
        <translation>Anderer kompatibler Server</translation>
    </message>
    <message>
        <source>llama.cpp server</source>
        <translation>llama.cpp-Server</translation>
    </message>
    <message>
        <source>Right answers (EM + AM)</source>
        <translation>Richtige Antworten (EM + AM)</translation>
    </message>
    <message>
        <source>G-Eval correctness</source>
        <translation>Richtigkeit nach G-Eval</translation>
    </message>
    <message>
        <source>Token F1 (SQuAD)</source>
        <translation>Token-F1 (SQuAD)</translation>
    </message>
    <message>
        <source>Token F1 (sets of words)</source>
        <translation>Token-F1 (Wortmengen)</translation>
    </message>
    <message>
        <source>Token F1 (LoCoMo)</source>
        <translation>Token-F1 (LoCoMo)</translation>
    </message>
    <message>
        <source>BLEU brevity penalty</source>
        <translation>BLEU, Abzug für Kürze</translation>
    </message>
    <message>
        <source>Positional match</source>
        <translation>Übereinstimmung der Stellung</translation>
    </message>
    <message>
        <source>BERTScore precision</source>
        <translation>BERTScore, Genauigkeit</translation>
    </message>
    <message>
        <source>BERTScore recall</source>
        <translation>BERTScore, Trefferquote</translation>
    </message>
    <message>
        <source>Evidence found</source>
        <translation>Gefundene Belege</translation>
    </message>
    <message>
        <source>Found that is evidence</source>
        <translation>Belege unter dem Gefundenen</translation>
    </message>
    <message>
        <source>Evidence F1</source>
        <translation>Beleg-F1</translation>
    </message>
    <message>
        <source>Abstained where nothing is known</source>
        <translation>Enthaltung, wo nichts bekannt ist</translation>
    </message>
    <message>
        <source>Abstained where an answer exists</source>
        <translation>Enthaltung trotz vorhandener Antwort</translation>
    </message>
    <message>
        <source>Sentences with support</source>
        <translation>Belegte Sätze</translation>
    </message>
    <message>
        <source>Citations that support</source>
        <translation>Belegende Zitate</translation>
    </message>
    <message>
        <source>Invented citations</source>
        <translation>Erfundene Zitate</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Seconds to the first word</source>
        <translation>Sekunden bis zum ersten Wort</translation>
    </message>
    <message>
        <source>Tokens of prompts</source>
        <translation>Tokens der Anfragen</translation>
    </message>
    <message>
        <source>Tokens of replies</source>
        <translation>Tokens der Antworten</translation>
    </message>
    <message>
        <source>Requests to models</source>
        <translation>Anfragen an Modelle</translation>
    </message>
    <message>
        <source>Calls of tools</source>
        <translation>Aufrufe von Werkzeugen</translation>
    </message>
    <message>
        <source>Errors of backends</source>
        <translation>Fehler von Diensten</translation>
    </message>
    <message>
        <source>A question set of the Lab that holds deleted words could not be removed. Check the permissions of the archive&apos;s directory.</source>
        <translation>Eine Fragensammlung des Labors, in der gelöschte Wörter stehen, ließ sich nicht entfernen. Prüfen Sie die Rechte am Ordner des Archivs.</translation>
    </message>
    <message>
        <source>Deleted words may still be in a question set of the Lab, because the set cannot be read. Delete the set in the Lab.</source>
        <translation>In einer Fragensammlung des Labors können noch gelöschte Wörter stehen, weil sie sich nicht lesen lässt. Löschen Sie die Sammlung im Labor.</translation>
    </message>
    <message>
        <source>{} texts are embedded to compare them.</source>
        <translation>{} Texte werden zu Vektoren gemacht, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Questions and passages are sent to {}.</source>
        <translation>Fragen und Stellen werden an {} gesendet.</translation>
    </message>
    <message>
        <source>“{}” judges its own answers, which favours them. Another judge says more.</source>
        <translation>„{}“ beurteilt die eigenen Antworten und zieht sie damit vor. Ein anderer Richter sagt mehr aus.</translation>
    </message>
    <message>
        <source>There is no prompt “{}”. Prompts: {}.</source>
        <translation>Es gibt keinen Prompt „{}“. Prompts: {}.</translation>
    </message>
    <message>
        <source>The Lab&apos;s question sets could not be listed. Check the permissions of the archive&apos;s directory.</source>
        <translation>Die Fragensammlungen des Labors konnten nicht aufgezählt werden. Prüfen Sie die Rechte am Ordner des Archivs.</translation>
    </message>
    <message>
        <source>The archive&apos;s directory could not be read. Check its permissions.</source>
        <translation>Der Ordner des Archivs konnte nicht gelesen werden. Prüfen Sie seine Rechte.</translation>
    </message>
    <message>
        <source>The Lab is running, so nothing was deleted. Stop it and try again.</source>
        <translation>Das Labor läuft, deshalb wurde nichts gelöscht. Halten Sie es an und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>A file of the archive could not be removed. Check the permissions of the archive&apos;s directory.</source>
        <translation>Eine Datei des Archivs ließ sich nicht entfernen. Prüfen Sie die Rechte am Ordner des Archivs.</translation>
    </message>
    <message>
        <source>A file of the archive could not be read. Check the permissions of the archive&apos;s directory.</source>
        <translation>Eine Datei des Archivs konnte nicht gelesen werden. Prüfen Sie die Rechte am Ordner des Archivs.</translation>
    </message>
    <message>
        <source>The backup is damaged: not all that it says to hold is in it. Use another backup.</source>
        <translation>Die Sicherung ist beschädigt: Es ist nicht alles darin, was sie enthalten müsste. Nehmen Sie eine andere Sicherung.</translation>
    </message>
    <message>
        <source>A file that the backup replaces could not be removed. Check the permissions of the archive&apos;s directory.</source>
        <translation>Eine Datei, die durch die Sicherung ersetzt wird, ließ sich nicht entfernen. Prüfen Sie die Rechte am Ordner des Archivs.</translation>
    </message>
    <message>
        <source>The Lab is running, so the backup cannot take the place of its runs. Stop it and try again.</source>
        <translation>Das Labor läuft, deshalb kann die Sicherung seine Läufe nicht ersetzen. Halten Sie es an und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No conversation has the tag “{}”, nor any other tag.</source>
        <translation>Kein Gespräch trägt das Schlagwort „{}“ oder irgendein anderes.</translation>
    </message>
    <message>
        <source>No conversation has the tag “{}”. Tags are: {}.</source>
        <translation>Kein Gespräch trägt das Schlagwort „{}“. Es gibt: {}.</translation>
    </message>
    <message>
        <source>The turns of this conversation have no times, so it cannot be written as subtitles. Choose another form.</source>
        <translation>Die Äußerungen dieses Gesprächs haben keine Zeiten, deshalb können keine Untertitel daraus werden. Wählen Sie eine andere Form.</translation>
    </message>
    <message>
        <source>seeking</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>understanding</source>
        <translation>verstehen</translation>
    </message>
    <message>
        <source>applying</source>
        <translation>anwenden</translation>
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
        <translation>ohne Emotion</translation>
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
    <message>
        <source>Emotions: %1</source>
        <translation>Emotionen: %1</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>As Markdown</source>
        <translation>Als Markdown</translation>
    </message>
    <message>
        <source>As plain text</source>
        <translation>Als reiner Text</translation>
    </message>
    <message>
        <source>As subtitles, WebVTT</source>
        <translation>Als Untertitel, WebVTT</translation>
    </message>
    <message>
        <source>As subtitles, SubRip</source>
        <translation>Als Untertitel, SubRip</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <source>Folder for one file per conversation</source>
        <translation>Ordner für eine Datei je Gespräch</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
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
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n Gespräch</numerusform>
            <numerusform>%n Gespräche</numerusform>
        </translation>
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
    <message>
        <source>Person, tag, emotion or words</source>
        <translation>Person, Schlagwort, Emotion oder Wörter</translation>
    </message>
</context>
<context>
    <name>FindField</name>
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
        <source>Dated notes</source>
        <translation>Notizen mit Datum</translation>
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
        <source>How the date is known</source>
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
    <message>
        <source>Taken out again</source>
        <translation>Wieder entfernt</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Undo an import</source>
        <translation>Import rückgängig machen</translation>
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
    <message numerus="yes">
        <source>%n line(s) not used, see the report.</source>
        <translation>
            <numerusform>%n Zeile nicht verwendet, siehe Bericht.</numerusform>
            <numerusform>%n Zeilen nicht verwendet, siehe Bericht.</numerusform>
        </translation>
    </message>
    <message>
        <source>from the file&apos;s modification time</source>
        <translation>aus der Änderungszeit der Datei</translation>
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
    <name>JobsViewModel</name>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1, noch etwa %2</translation>
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
    <name>Lab</name>
    <message>
        <source>Right, from what was found</source>
        <translation>Richtig, aus Gefundenem</translation>
    </message>
    <message>
        <source>Right, but not from what was found</source>
        <translation>Richtig, aber nicht aus Gefundenem</translation>
    </message>
    <message>
        <source>Wrong, although the answer was found</source>
        <translation>Falsch, obwohl die Antwort gefunden wurde</translation>
    </message>
    <message>
        <source>Broken off by a fault of a tool or backend</source>
        <translation>Abgebrochen durch den Fehler eines Werkzeugs oder Dienstes</translation>
    </message>
    <message>
        <source>Broken off by misuse of a tool or format</source>
        <translation>Abgebrochen durch falschen Gebrauch von Werkzeug oder Format</translation>
    </message>
    <message>
        <source>Wrong, and nothing useful was found</source>
        <translation>Falsch, und nichts Brauchbares gefunden</translation>
    </message>
    <message>
        <source>Nothing is known about it.</source>
        <translation>Darüber ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Failed; may be tried again</source>
        <translation>Gescheitert; kann wiederholt werden</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Richter</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>Nach Kategorie</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>Time against score</source>
        <translation>Zeit gegen Wertung</translation>
    </message>
    <message>
        <source>Score by category, 95 % intervals</source>
        <translation>Wertung nach Kategorie, 95-%-Intervalle</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>%1, chosen with seed %2</source>
        <translation>%1, gewählt mit Startwert %2</translation>
    </message>
    <message>
        <source>Form of the answers</source>
        <translation>Form der Antworten</translation>
    </message>
    <message>
        <source>SemScore</source>
        <translation>SemScore</translation>
    </message>
    <message>
        <source>BERTScore</source>
        <translation>BERTScore</translation>
    </message>
    <message>
        <source>An answer matches from</source>
        <translation>Eine Antwort trifft ab</translation>
    </message>
    <message>
        <source>token F1 %1</source>
        <translation>Token-F1 %1</translation>
    </message>
    <message>
        <source>Useful is an observation with</source>
        <translation>Brauchbar ist ein Fund mit</translation>
    </message>
    <message>
        <source>a passage of the evidence</source>
        <translation>einer Stelle der Belege</translation>
    </message>
    <message>
        <source>the words of the right answer</source>
        <translation>den Wörtern der richtigen Antwort</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>the program&apos;s own</source>
        <translation>die des Programms</translation>
    </message>
    <message>
        <source>changed by you: %1</source>
        <translation>von Ihnen geändert: %1</translation>
    </message>
    <message>
        <source>%1 – %2: %3 (%4 to %5).</source>
        <translation>%1 – %2: %3 (%4 bis %5).</translation>
    </message>
    <message numerus="yes">
        <source>More than noise (paired, %n question(s)).</source>
        <translation>
            <numerusform>Mehr als Zufall (gepaart, %n Frage).</numerusform>
            <numerusform>Mehr als Zufall (gepaart, %n Fragen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not more than noise (paired, %n question(s)).</source>
        <translation>
            <numerusform>Nicht mehr als Zufall (gepaart, %n Frage).</numerusform>
            <numerusform>Nicht mehr als Zufall (gepaart, %n Fragen).</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n answer(s), not finished</source>
        <translation>
            <numerusform>%1 von %n Antwort, nicht fertig</numerusform>
            <numerusform>%1 von %n Antworten, nicht fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>overall</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>seconds to answer, log scale; area by tokens</source>
        <translation>Sekunden bis zur Antwort, logarithmisch; Fläche nach Token</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>more than noise</source>
        <translation>mehr als Zufall</translation>
    </message>
    <message>
        <source>may be noise</source>
        <translation>kann Zufall sein</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>vectors %1 %</source>
        <translation>Vektoren %1 %</translation>
    </message>
    <message>
        <source>question not understood</source>
        <translation>Frage nicht gedeutet</translation>
    </message>
    <message numerus="yes">
        <source>Archive, %n question(s)</source>
        <translation>
            <numerusform>Archiv, %n Frage</numerusform>
            <numerusform>Archiv, %n Fragen</numerusform>
        </translation>
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
        <source>Hybrid</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{} by category</source>
        <translation>{} nach Kategorie</translation>
    </message>
    <message>
        <source>{} by category, 95 % intervals</source>
        <translation>{} nach Kategorie, 95-%-Intervalle</translation>
    </message>
    <message>
        <source>What went wrong: {}</source>
        <translation>Was schiefging: {}</translation>
    </message>
    <message>
        <source>Seconds against {}</source>
        <translation>Sekunden gegen {}</translation>
    </message>
    <message>
        <source>{} against {}</source>
        <translation>{} gegen {}</translation>
    </message>
</context>
<context>
    <name>LabAnswers</name>
    <message>
        <source>All outcomes</source>
        <translation>Alle Ausgänge</translation>
    </message>
    <message>
        <source>EM, right and found</source>
        <translation>EM, richtig und gefunden</translation>
    </message>
    <message>
        <source>AM, right, not found</source>
        <translation>AM, richtig, nicht gefunden</translation>
    </message>
    <message>
        <source>GE, wrong though found</source>
        <translation>GE, falsch, obwohl gefunden</translation>
    </message>
    <message>
        <source>ME, fault of a backend</source>
        <translation>ME, Fehler eines Dienstes</translation>
    </message>
    <message>
        <source>TE, misuse of a tool</source>
        <translation>TE, Werkzeug falsch benutzt</translation>
    </message>
    <message>
        <source>RE, wrong, not found</source>
        <translation>RE, falsch, nicht gefunden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>All configurations</source>
        <translation>Alle Konfigurationen</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>No answer is like this</source>
        <translation>Keine Antwort ist so</translation>
    </message>
    <message>
        <source>Choose another outcome, configuration or category.</source>
        <translation>Wählen Sie einen anderen Ausgang, eine andere Konfiguration oder Kategorie.</translation>
    </message>
</context>
<context>
    <name>LabBar</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt der Messung</translation>
    </message>
    <message>
        <source>Stop the run; it can be resumed</source>
        <translation>Messung anhalten; sie lässt sich fortsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Gescheiterte wiederholen</translation>
    </message>
    <message>
        <source>Delete this run</source>
        <translation>Diese Messung löschen</translation>
    </message>
    <message>
        <source>Delete the run “%1”?</source>
        <translation>Messung „%1“ löschen?</translation>
    </message>
    <message>
        <source>Its answers, traces and figures are deleted for good. The questions stay.</source>
        <translation>Ihre Antworten, Abläufe und Zahlen werden endgültig gelöscht. Die Fragen bleiben.</translation>
    </message>
</context>
<context>
    <name>LabChartSaver</name>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>LabCompare</name>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Run of the second</source>
        <translation>Messung der zweiten</translation>
    </message>
    <message>
        <source>Questions that differ most</source>
        <translation>Fragen mit den größten Unterschieden</translation>
    </message>
    <message>
        <source>Choose two different ways to answer</source>
        <translation>Wählen Sie zwei verschiedene Wege zu antworten</translation>
    </message>
    <message>
        <source>They may be of the same run or of two runs with the same questions.</source>
        <translation>Sie können aus derselben Messung sein oder aus zweien mit denselben Fragen.</translation>
    </message>
    <message>
        <source>No question differs in this score.</source>
        <translation>Keine Frage unterscheidet sich in dieser Wertung.</translation>
    </message>
</context>
<context>
    <name>LabComparedRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Second answer: %1</source>
        <translation>Zweite Antwort: %1</translation>
    </message>
    <message>
        <source>First answer: %1</source>
        <translation>Erste Antwort: %1</translation>
    </message>
</context>
<context>
    <name>LabHead</name>
    <message>
        <source>New run</source>
        <translation>Neue Messung</translation>
    </message>
    <message>
        <source>Own questions</source>
        <translation>Eigene Fragen</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Zurück zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Bericht exportieren</translation>
    </message>
</context>
<context>
    <name>LabItemPane</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Given answer</source>
        <translation>Gegebene Antwort</translation>
    </message>
    <message>
        <source>Found passages</source>
        <translation>Gefundene Stellen</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>LabNumbers</name>
    <message>
        <source>Numbers: means with 95 % intervals</source>
        <translation>Zahlen: Mittelwerte mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
</context>
<context>
    <name>LabOutcomeTag</name>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Send and go on</source>
        <translation>Senden und fortsetzen</translation>
    </message>
    <message>
        <source>No answers in this run yet</source>
        <translation>Noch keine Antworten in dieser Messung</translation>
    </message>
    <message>
        <source>Nothing has been measured yet</source>
        <translation>Noch nichts gemessen</translation>
    </message>
    <message>
        <source>A run asks the same questions of several workflows and says which answers are right, why not, and what they cost. Questions can be made from your archive, without any model.</source>
        <translation>Eine Messung stellt mehreren Arbeitsweisen dieselben Fragen und sagt, welche Antworten richtig sind, warum nicht und was sie kosten. Fragen lassen sich aus Ihrem Archiv machen, ganz ohne Modell.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neue Messung</translation>
    </message>
    <message>
        <source>Report (*.html)</source>
        <translation>Bericht (*.html)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Daten (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>LabPlan</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Made from the archive</source>
        <translation>Aus dem Archiv gemacht</translation>
    </message>
    <message>
        <source>Own set</source>
        <translation>Eigene Fragen</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Choose or write a set</source>
        <translation>Sammlung wählen oder schreiben</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Own questions</source>
        <translation>Eigene Fragen</translation>
    </message>
    <message>
        <source>Like SQuAD</source>
        <translation>Wie SQuAD</translation>
    </message>
    <message>
        <source>Questions asked</source>
        <translation>Gestellte Fragen</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Workflows</source>
        <translation>Arbeitsweisen</translation>
    </message>
    <message>
        <source>Backends</source>
        <translation>Dienste</translation>
    </message>
    <message>
        <source>None is set up. The built-in workflow needs none; others can be added in the settings.</source>
        <translation>Keiner ist eingerichtet. Die eingebaute Arbeitsweise braucht keinen; andere lassen sich in den Einstellungen hinzufügen.</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Name der Messung</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Wird geschätzt</translation>
    </message>
    <message>
        <source>Send and start</source>
        <translation>Senden und starten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Datasets (*.json)</source>
        <translation>Datensätze (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>0 for all</source>
        <translation>0 für alle</translation>
    </message>
    <message>
        <source>%1: answers at a time</source>
        <translation>%1: Antworten zugleich</translation>
    </message>
    <message>
        <source>Empty: 4</source>
        <translation>Leer: 4</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Kann leer bleiben</translation>
    </message>
</context>
<context>
    <name>LabPlanMeasures</name>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Comparisons of words, what was found, support and costs are always measured.</source>
        <translation>Wortvergleiche, Gefundenes, Belege und Kosten werden immer gemessen.</translation>
    </message>
    <message>
        <source>Judge (G-Eval)</source>
        <translation>Richter (G-Eval)</translation>
    </message>
    <message>
        <source>A model says how right an answer is</source>
        <translation>Ein Modell sagt, wie richtig eine Antwort ist</translation>
    </message>
    <message>
        <source>Meaning (SemScore)</source>
        <translation>Bedeutung (SemScore)</translation>
    </message>
    <message>
        <source>Answer and gold as one vector each</source>
        <translation>Antwort und Lösung als je ein Vektor</translation>
    </message>
    <message>
        <source>Tokens (BERTScore)</source>
        <translation>Token (BERTScore)</translation>
    </message>
    <message>
        <source>A vector per token, as llama.cpp gives them</source>
        <translation>Ein Vektor je Token, wie llama.cpp sie gibt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Hide what the judge is told</source>
        <translation>Anweisungen des Richters verbergen</translation>
    </message>
    <message>
        <source>Show what the judge is told</source>
        <translation>Anweisungen des Richters zeigen</translation>
    </message>
    <message>
        <source>What the judge is told</source>
        <translation>Anweisungen des Richters</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>An answer matches from token F1</source>
        <translation>Eine Antwort trifft ab Token-F1</translation>
    </message>
    <message>
        <source>An observation is useful when it holds</source>
        <translation>Ein Fund ist brauchbar, wenn er enthält:</translation>
    </message>
    <message>
        <source>the right answer&apos;s words</source>
        <translation>die Wörter der richtigen Antwort</translation>
    </message>
    <message>
        <source>a passage of the evidence</source>
        <translation>eine Stelle der Belege</translation>
    </message>
    <message>
        <source>0.05 as published</source>
        <translation>Veröffentlicht ist 0,05</translation>
    </message>
</context>
<context>
    <name>LabPlanSearch</name>
    <message>
        <source>How passages are found</source>
        <translation>Wie Stellen gefunden werden</translation>
    </message>
    <message>
        <source>Passages per search</source>
        <translation>Stellen je Suche</translation>
    </message>
    <message>
        <source>Share of the vectors in percent</source>
        <translation>Anteil der Vektoren in Prozent</translation>
    </message>
    <message>
        <source>Vectors of</source>
        <translation>Vektoren von</translation>
    </message>
    <message>
        <source>Dates, people and emotions in a question count</source>
        <translation>Daten, Personen und Gefühle in einer Frage zählen</translation>
    </message>
    <message>
        <source>Form of the answers</source>
        <translation>Form der Antworten</translation>
    </message>
    <message>
        <source>Use my prompts from the settings</source>
        <translation>Meine Prompts aus den Einstellungen verwenden</translation>
    </message>
    <message>
        <source>Changed by you: %1. The run keeps and states them.</source>
        <translation>Von Ihnen geändert: %1. Die Messung behält und nennt sie.</translation>
    </message>
    <message>
        <source>The program&apos;s own prompts are used.</source>
        <translation>Die Prompts des Programms werden verwendet.</translation>
    </message>
    <message>
        <source>Several with commas</source>
        <translation>Mehrere mit Kommas</translation>
    </message>
    <message>
        <source>In hybrid search; several with commas</source>
        <translation>Bei „Beides“; mehrere mit Kommas</translation>
    </message>
    <message>
        <source>Such as “a name or a date only”; may stay empty</source>
        <translation>Etwa „nur ein Name oder ein Datum“; kann leer bleiben</translation>
    </message>
</context>
<context>
    <name>LabPlanViewModel</name>
    <message>
        <source>Choose the dataset&apos;s file.</source>
        <translation>Wählen Sie die Datei des Datensatzes.</translation>
    </message>
    <message>
        <source>Choose or write a question set.</source>
        <translation>Wählen oder schreiben Sie eine Fragensammlung.</translation>
    </message>
    <message>
        <source>Choose at least one workflow.</source>
        <translation>Wählen Sie mindestens eine Arbeitsweise.</translation>
    </message>
    <message>
        <source>Choose a backend for the workflows that need one.</source>
        <translation>Wählen Sie einen Dienst für die Arbeitsweisen, die einen brauchen.</translation>
    </message>
    <message>
        <source>Choose at least one way to search.</source>
        <translation>Wählen Sie mindestens eine Art zu suchen.</translation>
    </message>
    <message>
        <source>Choose what embeds the questions.</source>
        <translation>Wählen Sie, was Vektoren der Fragen bildet.</translation>
    </message>
    <message>
        <source>Choose at least one category.</source>
        <translation>Wählen Sie mindestens eine Kategorie.</translation>
    </message>
    <message>
        <source>Numbers from 1 to %1, with commas between them.</source>
        <translation>Zahlen von 1 bis %1, mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>Numbers from 0 to 100, with commas between them.</source>
        <translation>Zahlen von 0 bis 100, mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>A number from 0 to 1.</source>
        <translation>Eine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>, leaves this machine</source>
        <translation>, verlässt diesen Rechner</translation>
    </message>
</context>
<context>
    <name>LabQuestions</name>
    <message>
        <source>Name of a set</source>
        <translation>Name einer Sammlung</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Neue Frage</translation>
    </message>
    <message>
        <source>No answer: nothing is known about it</source>
        <translation>Keine Antwort: darüber ist nichts bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Äußerung</numerusform>
            <numerusform>%n Äußerungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Use in a run</source>
        <translation>In einer Messung verwenden</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Delete the question</source>
        <translation>Frage löschen</translation>
    </message>
    <message>
        <source>Delete the set</source>
        <translation>Sammlung löschen</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Wo es steht</translation>
    </message>
    <message>
        <source>Find the turns that answer it</source>
        <translation>Äußerungen finden, die es beantworten</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Äußerungen</translation>
    </message>
    <message>
        <source>Questions whose answers you know</source>
        <translation>Fragen, deren Antworten Sie kennen</translation>
    </message>
    <message>
        <source>Name a set, write what you would ask and what is right, and point at the turns where it was said.</source>
        <translation>Geben Sie einer Sammlung einen Namen, schreiben Sie, was Sie fragen würden und was richtig ist, und zeigen Sie auf die Äußerungen, in denen es gesagt wurde.</translation>
    </message>
    <message>
        <source>Delete the set “%1”?</source>
        <translation>Sammlung „%1“ löschen?</translation>
    </message>
    <message>
        <source>Its questions are deleted for good. Runs that used them keep their answers.</source>
        <translation>Seine Fragen werden endgültig gelöscht. Messungen mit ihnen behalten ihre Antworten.</translation>
    </message>
    <message>
        <source>Empty when nothing is known about it</source>
        <translation>Leer, wenn nichts darüber bekannt ist</translation>
    </message>
</context>
<context>
    <name>LabResults</name>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Show the answers:</source>
        <translation>Antworten zeigen:</translation>
    </message>
    <message>
        <source>right, found</source>
        <translation>richtig, gefunden</translation>
    </message>
    <message>
        <source>right, not found</source>
        <translation>richtig, nicht gefunden</translation>
    </message>
    <message>
        <source>wrong, though found</source>
        <translation>falsch, obwohl gefunden</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>misuse</source>
        <translation>Werkzeugfehler</translation>
    </message>
    <message>
        <source>wrong, not found</source>
        <translation>falsch, nicht gefunden</translation>
    </message>
    <message>
        <source>What the run was begun with</source>
        <translation>Womit die Messung begonnen wurde</translation>
    </message>
</context>
<context>
    <name>LabViewModel</name>
    <message>
        <source>The report has been written.</source>
        <translation>Der Bericht wurde geschrieben.</translation>
    </message>
    <message>
        <source>The picture has been written.</source>
        <translation>Das Bild wurde geschrieben.</translation>
    </message>
    <message>
        <source>The run was stopped. What was answered is kept.</source>
        <translation>Die Messung wurde angehalten. Was beantwortet ist, bleibt.</translation>
    </message>
    <message>
        <source>The run has finished.</source>
        <translation>Die Messung ist fertig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n answer(s)</source>
        <translation>
            <numerusform>%1 von %n Antwort</numerusform>
            <numerusform>%1 von %n Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Wird vorbereitet</translation>
    </message>
    <message>
        <source>%1 of %2 answers</source>
        <translation>%1 von %2 Antworten</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
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
        <source>Earlier version</source>
        <translation>Frühere Fassung</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Spätere Fassung</translation>
    </message>
    <message>
        <source>Show one answer</source>
        <translation>Nur eine Antwort zeigen</translation>
    </message>
    <message>
        <source>Show two answers side by side</source>
        <translation>Zwei Antworten nebeneinander zeigen</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This answer drew on a conversation that was deleted, and its words went with it. Ask again.</source>
        <translation>Diese Antwort beruhte auf einem Gespräch, das gelöscht wurde; ihre Worte sind mit ihm gegangen. Fragen Sie noch einmal.</translation>
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
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Export the open conversation</source>
        <translation>Das offene Gespräch exportieren</translation>
    </message>
    <message>
        <source>Export all conversations shown</source>
        <translation>Alle gezeigten Gespräche exportieren</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
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
    <message>
        <source>One name is part of the other.</source>
        <translation>Ein Name ist Teil des anderen.</translation>
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
    <message>
        <source>Over time</source>
        <translation>Verlauf</translation>
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
    <message numerus="yes">
        <source>%n people are now “%1”.</source>
        <translation>
            <numerusform>%n Person heißt jetzt „%1“.</numerusform>
            <numerusform>%n Personen heißen jetzt „%1“.</numerusform>
        </translation>
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
        <source>Emotions</source>
        <translation>Emotionen</translation>
    </message>
    <message>
        <source>Talks with</source>
        <translation>Spricht mit</translation>
    </message>
    <message>
        <source>Passages over time</source>
        <translation>Stellen im Lauf der Zeit</translation>
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
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
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
        <source>People, tags, emotions, dates and words chosen there then limit what is searched.</source>
        <translation>Dort gewählte Personen, Schlagwörter, Emotionen, Zeiten und Wörter begrenzen dann die Suche.</translation>
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
        <source>Group by conversation</source>
        <translation>Nach Gespräch gruppieren</translation>
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
    <message>
        <source>rerank</source>
        <translation>Rerank</translation>
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
    <message>
        <source>The filter above holds here as on the timeline: only what passes it is searched.</source>
        <translation>Der Filter oben gilt hier wie in der Zeitleiste: Durchsucht wird nur, was er durchlässt.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
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
    <message>
        <source>Emotions: %1</source>
        <translation>Emotionen: %1</translation>
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
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
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
    <message>
        <source>Describe emotions</source>
        <translation>Emotionen beschreiben</translation>
    </message>
    <message>
        <source>Remove the descriptions</source>
        <translation>Beschreibungen entfernen</translation>
    </message>
    <message>
        <source>Choose a server for “Emotion text” first.</source>
        <translation>Wählen Sie zuerst einen Dienst für „Gefühle in Worten“.</translation>
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
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>A new or empty folder for the export</source>
        <translation>Ein neuer oder leerer Ordner für den Export</translation>
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
    <message>
        <source>All passages are sent to %1.</source>
        <translation>Alle Stellen werden an %1 gesendet.</translation>
    </message>
    <message>
        <source>built-in, with words by a model for %1 of %2 passages</source>
        <translation>eingebaut, mit Worten eines Modells für %1 von %2 Stellen</translation>
    </message>
    <message>
        <source>Describing emotions</source>
        <translation>Emotionen werden beschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) described; their emotions count from now on.</source>
        <translation>
            <numerusform>%n Stelle beschrieben; ihre Emotionen zählen ab jetzt.</numerusform>
            <numerusform>%n Stellen beschrieben; ihre Emotionen zählen ab jetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing the descriptions</source>
        <translation>Die Beschreibungen werden entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%n description(s) removed; the program&apos;s own emotions count again.</source>
        <translation>
            <numerusform>%n Beschreibung entfernt; die Emotionen des Programms zählen wieder.</numerusform>
            <numerusform>%n Beschreibungen entfernt; die Emotionen des Programms zählen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) exported to %1.</source>
        <translation>
            <numerusform>%n Gespräch nach %1 exportiert.</numerusform>
            <numerusform>%n Gespräche nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys of backends</source>
        <translation>Schlüssel der Dienste</translation>
    </message>
    <message>
        <source>the desktop&apos;s key store; without one, in memory until the program ends</source>
        <translation>im Schlüsselbund des Desktops; ohne ihn im Arbeitsspeicher, bis das Programm endet</translation>
    </message>
    <message>
        <source>Settings of the window</source>
        <translation>Einstellungen des Fensters</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
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
    <message>
        <source>Undo what was just done</source>
        <translation>Das Letzte rückgängig machen</translation>
    </message>
    <message>
        <source>Find in the transcript or chat</source>
        <translation>Im Transkript oder Chat suchen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
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
    <message>
        <source>New person</source>
        <translation>Neue Person</translation>
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
    <name>Stored</name>
    <message>
        <source>Conversations, people, chats</source>
        <translation>Gespräche, Personen, Chats</translation>
    </message>
    <message>
        <source>Runs of the Lab</source>
        <translation>Läufe des Labors</translation>
    </message>
    <message>
        <source>Questions of the Lab</source>
        <translation>Fragen des Labors</translation>
    </message>
    <message>
        <source>Search index, made anew when missing</source>
        <translation>Suchindex, wird neu gemacht, wenn er fehlt</translation>
    </message>
    <message>
        <source>Copies from before an update</source>
        <translation>Kopien von vor einer Aktualisierung</translation>
    </message>
    <message>
        <source>Backends, without their keys</source>
        <translation>Dienste, ohne ihre Schlüssel</translation>
    </message>
    <message>
        <source>Files that are not of the program</source>
        <translation>Dateien, die nicht vom Programm sind</translation>
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
    <message>
        <source>Press Enter to see all conversations with this tag, Delete to remove it</source>
        <translation>Eingabetaste zeigt alle Gespräche mit diesem Schlagwort, Entf nimmt es weg</translation>
    </message>
    <message>
        <source>All conversations with this tag</source>
        <translation>Alle Gespräche mit diesem Schlagwort</translation>
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
    <message>
        <source>Export the conversations shown</source>
        <translation>Die gezeigten Gespräche exportieren</translation>
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
    <name>TooltipR</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>Trace</name>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>understand</source>
        <translation>verstehen</translation>
    </message>
    <message>
        <source>choose quotations</source>
        <translation>Zitate wählen</translation>
    </message>
    <message>
        <source>check sentences</source>
        <translation>Sätze prüfen</translation>
    </message>
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
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
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
    <message numerus="yes">
        <source>%n step(s) folded</source>
        <translation>
            <numerusform>%n Schritt eingeklappt</numerusform>
            <numerusform>%n Schritte eingeklappt</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the steps below</source>
        <translation>Die Schritte darunter zeigen</translation>
    </message>
    <message>
        <source>Fold the steps below</source>
        <translation>Die Schritte darunter einklappen</translation>
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
    <name>TranscriptExportViewModel</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gesichert als %1.</translation>
    </message>
    <message>
        <source>Exporting conversations</source>
        <translation>Gespräche werden exportiert</translation>
    </message>
    <message>
        <source>The export was stopped. What was written until then is in %1.</source>
        <translation>Der Export wurde angehalten. Was bis dahin geschrieben war, liegt in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) saved in %1.</source>
        <translation>
            <numerusform>%n Gespräch in %1 gesichert.</numerusform>
            <numerusform>%n Gespräche in %1 gesichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without times could not be written as subtitles.</source>
        <translation>
            <numerusform>Aus %n ohne Zeiten konnten keine Untertitel werden.</numerusform>
            <numerusform>Aus %n ohne Zeiten konnten keine Untertitel werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
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
        <source>Its turns and passages are removed from every file of the archive, and the words of answers that drew on them as well.</source>
        <translation>Seine Äußerungen und Stellen werden aus jeder Datei des Archivs entfernt, und die Worte der Antworten, die auf ihnen beruhen, ebenso.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
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
    <message numerus="yes">
        <source>%n turn(s) given to “%1”.</source>
        <translation>
            <numerusform>%n Äußerung gehört jetzt „%1“.</numerusform>
            <numerusform>%n Äußerungen gehören jetzt „%1“.</numerusform>
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
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
</context>
<context>
    <name>Understood</name>
    <message>
        <source>earliest first</source>
        <translation>früheste zuerst</translation>
    </message>
    <message>
        <source>latest first</source>
        <translation>späteste zuerst</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>Emotion</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Words “%1”</source>
        <translation>Wörter „%1“</translation>
    </message>
    <message>
        <source>%1 “%2”: %3 (preferred)</source>
        <translation>%1 „%2“: %3 (bevorzugt)</translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <translation>%1 „%2“: %3</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Gelesen als: %1</translation>
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
            <numerusform>%n Datei aus beobachteten Ordnern konnte nicht importiert werden. Fügen Sie sie auf der Importseite hinzu, um den Grund zu sehen.</numerusform>
            <numerusform>%n Dateien aus beobachteten Ordnern konnten nicht importiert werden. Fügen Sie sie auf der Importseite hinzu, um den Grund zu sehen.</numerusform>
        </translation>
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
