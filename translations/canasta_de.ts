<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Canasta</source>
        <translation>Über Canasta</translation>
    </message>
    <message>
        <source>Version {version}, computer players compiled</source>
        <translation>Version {version}, Computerspieler kompiliert</translation>
    </message>
    <message>
        <source>Version {version}, computer players not compiled</source>
        <translation>Version {version}, Computerspieler nicht kompiliert</translation>
    </message>
    <message>
        <source>A quiet table</source>
        <translation>Ein ruhiger Tisch</translation>
    </message>
    <message>
        <source>No advertisements, no accounts, no internet. Your games stay on this computer and are saved after every action.</source>
        <translation>Keine Werbung, keine Konten, kein Internet. Ihre Partien bleiben auf diesem Computer und werden nach jedem Zug gespeichert.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Ehrliche Karten</translation>
    </message>
    <message>
        <source>The computer players see what their seat may see and nothing else. Each deal follows from a code that was fixed before the first card.</source>
        <translation>Die Computerspieler sehen, was ihr Platz sehen darf, und sonst nichts. Jede Runde folgt aus einem Code, der vor der ersten Karte feststand.</translation>
    </message>
    <message>
        <source>Free to use and to share</source>
        <translation>Frei zu benutzen und weiterzugeben</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>You may use, copy and change Canasta (MIT licence). It stands on Qt for Python (LGPL), the typefaces Open Sans (Apache licence) and Fraunces (OFL) and more: the button below shows every licence.</source>
        <translation>Sie dürfen Canasta benutzen, kopieren und verändern (MIT-Lizenz). Es beruht auf Qt for Python (LGPL), den Schriften Open Sans (Apache-Lizenz) und Fraunces (OFL) und anderem: Der Knopf unten zeigt alle Lizenzen.</translation>
    </message>
</context>
<context>
    <name>AccessActions</name>
    <message>
        <source>Lower</source>
        <translation>Senken</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Anheben</translation>
    </message>
    <message>
        <source>Take back into the hand</source>
        <translation>Zurück in die Hand nehmen</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Nach dem Grund fragen</translation>
    </message>
</context>
<context>
    <name>AccessTree</name>
    <message>
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>ActionRequestTexts</name>
    <message>
        <source>Discard {a_card}.</source>
        <translation>Legen Sie {a_card} ab.</translation>
    </message>
    <message>
        <source>Lay {a_card} beside the melds.</source>
        <translation>Legen Sie {a_card} neben die eigenen Meldungen.</translation>
    </message>
    <message>
        <source>Answer yes.</source>
        <translation>Antworten Sie mit Ja.</translation>
    </message>
    <message>
        <source>Answer no.</source>
        <translation>Antworten Sie mit Nein.</translation>
    </message>
    <message>
        <source>Draw from the {stock}.</source>
        <translation>Ziehen Sie vom {stock}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passen Sie.</translation>
    </message>
    <message>
        <source>Play the Caliente card.</source>
        <translation>Spielen Sie die Caliente-Karte.</translation>
    </message>
    <message>
        <source>Lay the {bonus}.</source>
        <translation>Legen Sie die {bonus} aus.</translation>
    </message>
    <message>
        <source>Ask the partner: “May I go out?”</source>
        <translation>Fragen Sie den Partner: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>Make one meld of two.</source>
        <translation>Machen Sie aus zwei Meldungen eine.</translation>
    </message>
    <message>
        <source>Lay {cards}.</source>
        <translation>Legen Sie aus: {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile} with {cards}.</source>
        <translation>Nehmen Sie den {pile}; dazu legen Sie {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile}; its top card joins the meld.</source>
        <translation>Nehmen Sie den {pile}; die oberste Karte kommt zur eigenen Meldung.</translation>
    </message>
    <message>
        <source>Add {cards} to the {ranks}.</source>
        <comment>to the own meld of this rank</comment>
        <translation>Legen Sie {cards} an die {ranks} an.</translation>
    </message>
    <message>
        <source>Add {cards} to the sequence.</source>
        <translation>Legen Sie {cards} an die Folge an.</translation>
    </message>
    <message>
        <source>Add {cards} to the meld of wild cards.</source>
        <translation>Legen Sie {cards} an die Meldung aus wilden Karten an.</translation>
    </message>
    <message>
        <source>Lay the whole hand open.</source>
        <translation>Legen Sie die ganze Hand offen.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>House rules: {name}</source>
        <translation>Hausregeln: {name}</translation>
    </message>
    <message>
        <source>Repeat</source>
        <comment>the last turn, on a button</comment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>{title}. Show in what they differ.</source>
        <translation>{title}. Zeigen, worin sie abweichen.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Bac&amp;k to the match</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>&amp;Gespeicherte Partien…</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>Haus&amp;regeln…</translation>
    </message>
    <message>
        <source>A phon&amp;e as a hand…</source>
        <translation>Auf d&amp;em Handy spielen…</translation>
    </message>
    <message>
        <source>Your rec&amp;ord…</source>
        <translation>Ihre Bi&amp;lanz…</translation>
    </message>
    <message>
        <source>Rules of this match…</source>
        <translation>Regeln dieser Partie…</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Spielzettel</translation>
    </message>
    <message>
        <source>R&amp;eview of the deal…</source>
        <translation>Rü&amp;ckblick auf die Runde…</translation>
    </message>
    <message>
        <source>&amp;Fairness record…</source>
        <translation>&amp;Fairness-Protokoll…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>Spielzettel &amp;drucken…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Spielzettel als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Lay all</source>
        <translation>Alles &amp;melden</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>&amp;Partner fragen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>P&amp;assen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Repeat last turn</source>
        <translation>Letzten Zug wieder&amp;holen</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Was gerade geschah</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>&amp;Warum dieser Zug?</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>Was &amp;ist das?</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>Bewegung &amp;überspringen</translation>
    </message>
    <message>
        <source>&amp;Wait for me</source>
        <translation>Auf mich &amp;warten</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>Tö&amp;ne</translation>
    </message>
    <message>
        <source>Bigger cards</source>
        <translation>Größere Karten</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Kleinere Karten</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Memory aid</source>
        <translation>Ge&amp;dächtnishilfe</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Learn canasta…</source>
        <translation>&amp;Canasta lernen…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Wörterbuch</translation>
    </message>
    <message>
        <source>House &amp;rules of this match</source>
        <translation>Haus&amp;regeln dieser Partie</translation>
    </message>
    <message>
        <source>&amp;Strength of the computers</source>
        <translation>Stär&amp;ke der Computer</translation>
    </message>
    <message>
        <source>Canasta in &amp;numbers</source>
        <translation>Canasta in &amp;Zahlen</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>Ü&amp;ber Canasta</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>Zu den Menüs</translation>
    </message>
    <message>
        <source>Why &amp;not?</source>
        <translation>Warum &amp;nicht?</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Wie&amp;derherstellen</translation>
    </message>
    <message>
        <source>Your cards in o&amp;ther hands…</source>
        <translation>Ihre Karten in anderen &amp;Händen…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Runde des &amp;Tages…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>Übun&amp;gen…</translation>
    </message>
    <message>
        <source>Say it again aloud</source>
        <translation>Noch einmal vorlesen</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>&amp;Watch a deal</source>
        <translation>Runde &amp;ansehen</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>Sp&amp;ieler…</translation>
    </message>
    <message>
        <source>A computer takes o&amp;ver…</source>
        <translation>Computer &amp;vertritt jemanden…</translation>
    </message>
    <message>
        <source>Score for real cards…</source>
        <translation>Punkte für echte Karten…</translation>
    </message>
</context>
<context>
    <name>AdviceTopic</name>
    <message>
        <source>Advice</source>
        <translation>Ratschläge</translation>
    </message>
    <message>
        <source>No rules, but what good players keep in mind. “Learn” lets you practise it.</source>
        <translation>Keine Regeln, aber woran gute Spieler denken. Unter „Lernen“ üben Sie es.</translation>
    </message>
    <message>
        <source>Take a big {pile}; a small one is seldom worth a pair.</source>
        <translation>Nehmen Sie einen großen {pile}; ein kleiner ist selten ein Paar wert.</translation>
    </message>
    <message>
        <source>Take a big {pile}; for a small one spend no wild card.</source>
        <translation>Nehmen Sie einen großen {pile}; für einen kleinen geben Sie keine wilde Karte aus.</translation>
    </message>
    <message>
        <source>Keep pairs: two cards like the top one take even a frozen {pile}.</source>
        <translation>Behalten Sie Paare: Zwei Karten wie die oberste nehmen sogar einen eingefrorenen {pile}.</translation>
    </message>
    <message>
        <source>Freeze when much lies in the {pile}, when the others would get it sooner, and when you hold pairs.</source>
        <translation>Frieren Sie ein, wenn viel im {pile} liegt, wenn die anderen ihn eher bekämen und wenn Sie Paare haben.</translation>
    </message>
    <message>
        <source>Open early with little; with all you have when the others may go out.</source>
        <translation>Eröffnen Sie früh mit wenig; mit allem, wenn die anderen ausmachen können.</translation>
    </message>
    <message>
        <source>Lay what you can: your second hand waits, and costs points until then.</source>
        <translation>Legen Sie aus, was Sie können: Ihre zweite Hand wartet und kostet bis dahin Punkte.</translation>
    </message>
    <message>
        <source>Think of the canastas that going out needs before you begin new melds.</source>
        <translation>Denken Sie an die Canastas, die zum Ausmachen nötig sind, bevor Sie neue Meldungen beginnen.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others.</source>
        <translation>Sehen Sie sich vor dem Ablegen die Meldungen der anderen an.</translation>
    </message>
    <message>
        <source>Keep a {stop} for the moment at which much lies in the {pile}.</source>
        <translation>Heben Sie eine {stop} für den Augenblick auf, in dem viel im {pile} liegt.</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you go out.</source>
        <translation>Zählen Sie die Karten der anderen, bevor Sie ausmachen.</translation>
    </message>
    <message>
        <source>Watch your partner: one who is nearly out wants your points laid.</source>
        <translation>Achten Sie auf Ihren Partner: Ist er fast fertig, sollen Ihre Punkte auf dem Tisch liegen.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>BaseEdition</name>
    <message>
        <source>Based on</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>The game that the rules are based on</source>
        <translation>Das Spiel, auf dem die Regeln beruhen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>BlackThreesLesson</name>
    <message>
        <source>Those of a taken {pile} count for your side and never come back.</source>
        <translation>Die eines genommenen {pile}s zählen für Ihre Seite und kommen nie zurück.</translation>
    </message>
    <message>
        <source>What each one costs that is left in a hand.</source>
        <translation>Was jede kostet, die auf einer Hand bleibt.</translation>
    </message>
    <message>
        <source>Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it: they are laid aside.</source>
        <translation>Zwei {stops} liegen im {pile}. Wer ihn nimmt, bekommt sie nicht auf die Hand: Sie werden beiseitegelegt.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Nehmen Sie den {pile}: Heben Sie beide Könige an, klicken Sie auf ihn und bestätigen Sie.</translation>
    </message>
    <message>
        <source>Here they lie. Each brings your side {points} points, whatever it has melded, and none comes back into play.</source>
        <translation>Hier liegen sie. Jede bringt Ihrer Seite {points} Punkte, gleich was sie gemeldet hat, und keine kommt wieder ins Spiel.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Wer {count} oder mehr davon beiseitegelegt hat, bekommt {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>Im eigenen ersten Zug einer Runde legt niemand eine {stop} ab, außer wenn sonst nichts abzulegen bleibt.</translation>
    </message>
    <message>
        <source>Each {stop} that is left in a hand when somebody goes out costs {points} points. The opponents hold only three cards.</source>
        <translation>Jede {stop}, die auf einer Hand bleibt, wenn jemand ausmacht, kostet {points} Punkte. Die Gegner haben nur noch drei Karten.</translation>
    </message>
    <message>
        <source>Discard the {stop} while you can.</source>
        <translation>Legen Sie die {stop} ab, solange Sie können.</translation>
    </message>
    <message>
        <source>Discard the {stop}: in your hand it may cost much.</source>
        <translation>Legen Sie die {stop} ab: Auf Ihrer Hand kann sie viel kosten.</translation>
    </message>
</context>
<context>
    <name>BoliviaTerms</name>
    <message>
        <source>escalera</source>
        <comment>a full sequence</comment>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>escaleras</source>
        <comment>full sequences</comment>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>an escalera</source>
        <comment>a full sequence</comment>
        <translation>eine Escalera</translation>
    </message>
    <message>
        <source>bolivia</source>
        <translation>Bolivia</translation>
    </message>
    <message>
        <source>bolivias</source>
        <translation>Bolivias</translation>
    </message>
    <message>
        <source>a bolivia</source>
        <translation>eine Bolivia</translation>
    </message>
    <message>
        <source>escalera</source>
        <comment>on a canasta</comment>
        <translation>Escalera</translation>
    </message>
</context>
<context>
    <name>BonusTopic</name>
    <message>
        <source>{bonuses}</source>
        <comment>heading of a page</comment>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Each {bonus} is laid beside your melds by itself, and you get another card for it.</source>
        <translation>Jede {bonus} legt sich von selbst neben Ihre Meldungen, und Sie bekommen dafür eine andere Karte.</translation>
    </message>
    <message>
        <source>Lay each {bonus} beside your melds and draw another card for it; what you overlook can be laid in a later turn.</source>
        <translation>Legen Sie jede {bonus} neben Ihre Meldungen und ziehen Sie dafür eine andere Karte; was Sie übersehen, dürfen Sie in einem späteren Zug nachholen.</translation>
    </message>
    <message>
        <source>Each {bonus} still in your hand at the end costs {points} points.</source>
        <translation>Jede {bonus}, die am Ende noch auf Ihrer Hand ist, kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>A {bonus} that comes with the {pile} is laid, but no card is drawn for it.</source>
        <translation>Eine {bonus}, die mit dem {pile} kommt, wird ausgelegt, aber nicht ersetzt.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded.</source>
        <translation>Eine {bonus} wird nie abgelegt.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has melded.</source>
        <translation>Am Ende bringt jede {points} Punkte, wenn Ihre Seite gemeldet hat.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has two canastas.</source>
        <translation>Am Ende bringt jede {points} Punkte, wenn Ihre Seite zwei Canastas hat.</translation>
    </message>
    <message>
        <source>Otherwise each costs you just as many.</source>
        <translation>Sonst kostet jede ebenso viele.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Von diesen Zuschlägen zählt nur der letzte, der zutrifft.</translation>
    </message>
    <message>
        <source>Whoever has all {count} of them gets {points} points more.</source>
        <translation>Wer alle {count} hat, bekommt {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them gets {points} points more.</source>
        <translation>Wer {count} oder mehr davon hat, bekommt {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them loses {points} points more.</source>
        <translation>Wer {count} oder mehr davon hat, verliert noch {points} Punkte.</translation>
    </message>
    <message>
        <source>If they cost points, so does the extra.</source>
        <translation>Wenn sie Punkte kosten, kostet auch der Zuschlag.</translation>
    </message>
    <message>
        <source>If they cost points, the extra does not count.</source>
        <translation>Wenn sie Punkte kosten, zählt der Zuschlag nicht.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta.</source>
        <translation>Am Ende bringt jede {points} Punkte, wenn Ihre Seite einen Canasta hat.</translation>
    </message>
    <message>
        <source>At the end each that is laid brings {points} points.</source>
        <translation>Am Ende bringt jede ausgelegte {points} Punkte.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta of sevens.</source>
        <translation>Am Ende bringt jede {points} Punkte, wenn Ihre Seite einen Canasta aus Siebenen hat.</translation>
    </message>
    <message>
        <source>At the end they never bring points: each costs {points} points.</source>
        <translation>Am Ende bringen sie nie Punkte: Jede kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>{stops} are laid and replaced in the same way; they bring and cost the same, counted by themselves.</source>
        <translation>{stops} werden ebenso ausgelegt und ersetzt; sie bringen und kosten dasselbe, für sich gezählt.</translation>
    </message>
    <message>
        <source>With one canasta they count nothing.</source>
        <translation>Mit einem Canasta zählen sie nichts.</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>{bonuses}: points for each</source>
        <translation>{bonuses}: Punkte je Karte</translation>
    </message>
    <message>
        <source>{bonuses} bring points when</source>
        <translation>{bonuses} bringen Punkte, wenn</translation>
    </message>
    <message>
        <source>Otherwise they cost points.</source>
        <translation>Sonst kosten sie Punkte.</translation>
    </message>
    <message>
        <source>the side has melded</source>
        <translation>die Seite gemeldet hat</translation>
    </message>
    <message>
        <source>the side has two canastas</source>
        <translation>die Seite zwei Canastas hat</translation>
    </message>
    <message>
        <source>The extra points also count as a loss</source>
        <translation>Die Zusatzpunkte zählen auch als Verlust</translation>
    </message>
    <message>
        <source>When the side has to pay for them instead.</source>
        <translation>Wenn die Seite stattdessen dafür zahlen muss.</translation>
    </message>
    <message>
        <source>{bonuses}: the player lays them</source>
        <translation>{bonuses} legt man selbst aus</translation>
    </message>
    <message>
        <source>And may forget to; otherwise they are laid by themselves.</source>
        <translation>Und kann es vergessen; sonst geschieht es von selbst.</translation>
    </message>
    <message>
        <source>{bonuses} left in the hand cost</source>
        <translation>{bonuses} auf der Hand kosten am Ende</translation>
    </message>
    <message>
        <source>For each one that is still in a hand at the end.</source>
        <translation>Für jede, die am Ende noch auf der Hand ist.</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up cost</source>
        <translation>{bonuses} in einem nicht aufgenommenen Fuß kosten</translation>
    </message>
    <message>
        <source>For each one that nobody could lay, because the deal ended before.</source>
        <translation>Für jede, die niemand auslegen konnte, weil die Runde vorher zu Ende war.</translation>
    </message>
    <message>
        <source>{bonuses}: extra points for several</source>
        <translation>{bonuses}: Zusatzpunkte für mehrere</translation>
    </message>
    <message>
        <source>What each of them brings or costs a side.</source>
        <translation>Was jede einer Seite einbringt oder sie kostet.</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>Ab wie vielen Karten, und wie viel.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>red threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Zusätzlich</translation>
    </message>
    <message>
        <source>the side has a canasta</source>
        <translation>die Seite einen Canasta hat</translation>
    </message>
    <message>
        <source>they are laid, always</source>
        <translation>wenn sie ausgelegt sind, immer</translation>
    </message>
    <message>
        <source>the side has a canasta of sevens</source>
        <translation>die Seite einen Canasta aus Siebenen hat</translation>
    </message>
    <message>
        <source>never: they always cost points</source>
        <translation>nie: Sie kosten immer Punkte</translation>
    </message>
    <message>
        <source>{bonuses} count nothing with one canasta</source>
        <translation>{bonuses} zählen mit einem Canasta nichts</translation>
    </message>
    <message>
        <source>Where two are needed: without one they cost points, with two they bring some.</source>
        <translation>Wo zwei nötig sind: ohne Canasta kosten sie Punkte, mit zweien bringen sie welche.</translation>
    </message>
    <message>
        <source>{stops} are laid like {bonuses}</source>
        <translation>{stops} werden wie {bonuses} ausgelegt</translation>
    </message>
    <message>
        <source>And replaced, and paid, each colour by itself.</source>
        <translation>Auch ersetzt und bezahlt, jede Farbe für sich.</translation>
    </message>
</context>
<context>
    <name>BorrowedNote</name>
    <message>
        <source>The document of this game says only how many cards {players} players get; for the rest they play by the usual rules.</source>
        <translation>Die Vorlage dieses Spiels sagt nur, wie viele Karten {players} Spieler bekommen; im Übrigen spielen sie nach den üblichen Regeln.</translation>
    </message>
</context>
<context>
    <name>BoxNames</name>
    <message>
        <source>Bonus card</source>
        <translation>Bonuskarte</translation>
    </message>
    <message>
        <source>Little Wild</source>
        <translation>Little Wild</translation>
    </message>
    <message>
        <source>Stop card</source>
        <translation>Stoppkarte</translation>
    </message>
    <message>
        <source>Big Wild</source>
        <translation>Big Wild</translation>
    </message>
    <message>
        <source>a Bonus card</source>
        <comment>as object: ... draws a Bonus card</comment>
        <translation>eine Bonuskarte</translation>
    </message>
    <message>
        <source>a Little Wild</source>
        <comment>as object: ... discards a Little Wild</comment>
        <translation>einen Little Wild</translation>
    </message>
    <message>
        <source>a Stop card</source>
        <comment>as object: ... discards a Stop card</comment>
        <translation>eine Stoppkarte</translation>
    </message>
    <message>
        <source>a Big Wild</source>
        <comment>as object: ... discards a Big Wild</comment>
        <translation>einen Big Wild</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>Little Wilds</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stoppkarten</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>Big Wilds</translation>
    </message>
    <message numerus="yes">
        <source>%n Little Wilds</source>
        <translation>
            <numerusform>%n Little Wild</numerusform>
            <numerusform>%n Little Wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stop cards</source>
        <translation>
            <numerusform>%n Stoppkarte</numerusform>
            <numerusform>%n Stoppkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Big Wilds</source>
        <translation>
            <numerusform>%n Big Wild</numerusform>
            <numerusform>%n Big Wilds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bonus cards</source>
        <translation>
            <numerusform>%n Bonuskarte</numerusform>
            <numerusform>%n Bonuskarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxTerms</name>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>Ziehstapel</translation>
    </message>
    <message>
        <source>Prize pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>Preisstapel</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Bonuskarte</translation>
    </message>
    <message>
        <source>Stop card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Stoppkarte</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stoppkarten</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>Little Wilds</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>Big Wilds</translation>
    </message>
</context>
<context>
    <name>BriefTexts</name>
    <message>
        <source>Take the {pile}: the top card fits.</source>
        <translation>Den {pile} nehmen: Die oberste Karte passt.</translation>
    </message>
    <message>
        <source>Take the {pile} with these.</source>
        <translation>Damit den {pile} nehmen.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}.</source>
        <translation>Wählen Sie, womit Sie den {pile} nehmen.</translation>
    </message>
    <message>
        <source>Draw, or take the {pile}.</source>
        <translation>Ziehen oder den {pile} nehmen.</translation>
    </message>
    <message>
        <source>Draw, take the {pile}, or play Caliente.</source>
        <translation>Ziehen, den {pile} nehmen oder Caliente spielen.</translation>
    </message>
    <message>
        <source>Draw, or play Caliente.</source>
        <translation>Ziehen oder Caliente spielen.</translation>
    </message>
    <message>
        <source>Take the {pile}, or pass.</source>
        <translation>Den {pile} nehmen oder passen.</translation>
    </message>
    <message>
        <source>Take the {pile}.</source>
        <translation>Nehmen Sie den {pile}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Add cards, or take them back.</source>
        <translation>Karten dazulegen oder zurücknehmen.</translation>
    </message>
    <message>
        <source>Not enough to open: take them back.</source>
        <translation>Zu wenig zum Eröffnen: zurücknehmen.</translation>
    </message>
    <message>
        <source>Discard: not enough to open yet.</source>
        <translation>Ablegen: Es reicht noch nicht zum Eröffnen.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Legen Sie eine Karte ab.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one.</source>
        <translation>Karten melden oder eine ablegen.</translation>
    </message>
    <message>
        <source>Lay cards before you discard.</source>
        <translation>Melden Sie, bevor Sie ablegen.</translation>
    </message>
    <message>
        <source>Put two of your melds together.</source>
        <translation>Legen Sie zwei Ihrer Meldungen zusammen.</translation>
    </message>
    <message>
        <source>You cannot go out: discard a card.</source>
        <translation>Ausmachen geht nicht: Legen Sie eine Karte ab.</translation>
    </message>
    <message>
        <source>Discard: then all see your hand.</source>
        <translation>Legen Sie ab: Dann sehen alle Ihre Hand.</translation>
    </message>
    <message>
        <source>Lay the {bonus} beside your melds.</source>
        <translation>Die {bonus} neben Ihre Meldungen legen.</translation>
    </message>
    <message>
        <source>Keep your three, or lay it.</source>
        <translation>Drei behalten oder auslegen.</translation>
    </message>
    <message>
        <source>Lay your three beside your melds.</source>
        <translation>Legen Sie Ihre Drei neben die Meldungen.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card.</source>
        <translation>{player} sagt nein: eine Karte behalten.</translation>
    </message>
    <message>
        <source>Out!</source>
        <comment>a player goes out</comment>
        <translation>Aus!</translation>
    </message>
    <message>
        <source>Canasta!</source>
        <translation>Canasta!</translation>
    </message>
    <message>
        <source>I freeze the {pile}!</source>
        <translation>Ich friere den {pile} ein!</translation>
    </message>
    <message numerus="yes">
        <source>I take %n cards!</source>
        <comment>the pile</comment>
        <translation>
            <numerusform>Ich nehme %n Karte!</numerusform>
            <numerusform>Ich nehme %n Karten!</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}!</source>
        <comment>a player melds these cards</comment>
        <translation>{cards}!</translation>
    </message>
    <message>
        <source>Caliente!</source>
        <translation>Caliente!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <translation>Ich passe.</translation>
    </message>
    <message>
        <source>Lay your special hand open.</source>
        <translation>Legen Sie Ihre Sonderhand offen.</translation>
    </message>
    <message>
        <source>To open, lay {need} points, or discard.</source>
        <translation>Zum Eröffnen {need} Punkte melden, oder ablegen.</translation>
    </message>
    <message>
        <source>{hand}!</source>
        <comment>a player lays a special hand</comment>
        <translation>{hand}!</translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message>
        <source>How it was counted</source>
        <translation>Wie gezählt wurde</translation>
    </message>
    <message>
        <source>Lay all</source>
        <translation>Alles melden</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %Ln points</source>
        <translation>
            <numerusform>Alles melden: %Ln Punkt</numerusform>
            <numerusform>Alles melden: %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Den {pile} nehmen: %n Karte</numerusform>
            <numerusform>Den {pile} nehmen: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Go on to my deal</source>
        <translation>Weiter zu meiner Runde</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>{player}: ready</source>
        <translation>{player}: bereit</translation>
    </message>
    <message>
        <source>Take back the last action</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>{player} took back the last action.</source>
        <translation>{player} hat den letzten Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>In diesem Zug ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>The turn is over; nothing can be taken back.</source>
        <translation>Der Zug ist zu Ende; nichts lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>A hidden card was shown; that cannot be taken back.</source>
        <translation>Eine verdeckte Karte wurde gezeigt; das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>What was said cannot be taken back.</source>
        <translation>Gesagt ist gesagt; das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Your last action was taken back.</source>
        <translation>Ihr letzter Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the own hand</comment>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>Wie die Partie ausging</translation>
    </message>
    <message>
        <source>Lay open: {hand}</source>
        <translation>Offenlegen: {hand}</translation>
    </message>
</context>
<context>
    <name>CalienteLesson</name>
    <message>
        <source>Caliente: the hot card</source>
        <translation>Caliente: die heiße Karte</translation>
    </message>
    <message>
        <source>What is different with Caliente cards.</source>
        <translation>Was mit Caliente-Karten anders ist.</translation>
    </message>
    <message>
        <source>You hold a Caliente card, and few others. Played instead of drawing it fills your hand up to {size} cards.</source>
        <translation>Sie haben eine Caliente-Karte und wenige andere. Statt zu ziehen gespielt, füllt sie Ihre Hand auf {size} Karten auf.</translation>
    </message>
    <message>
        <source>That is allowed only while your side has fewer melds than every other.</source>
        <translation>Das ist nur erlaubt, solange Ihre Seite weniger Meldungen hat als jede andere.</translation>
    </message>
    <message>
        <source>Play it: raise the Caliente card and click the {stock}.</source>
        <translation>Spielen Sie sie: Heben Sie die Caliente-Karte an und klicken Sie auf den {stock}.</translation>
    </message>
    <message>
        <source>Do not draw this time: play the Caliente card.</source>
        <translation>Ziehen Sie diesmal nicht: Spielen Sie die Caliente-Karte.</translation>
    </message>
    <message>
        <source>New cards! But each one played costs {points} points at the end, and who still holds one then pays {factor} times for the hand.</source>
        <translation>Neue Karten! Aber jede gespielte kostet am Ende {points} Punkte, und wer dann noch eine hat, zahlt {factor}-fach für die Hand.</translation>
    </message>
    <message>
        <source>That is allowed while your side has not more melds than any other.</source>
        <translation>Das ist erlaubt, solange Ihre Seite nicht mehr Meldungen hat als eine andere.</translation>
    </message>
</context>
<context>
    <name>CalienteTopic</name>
    <message>
        <source>Caliente cards</source>
        <translation>Caliente-Karten</translation>
    </message>
    <message>
        <source>Caliente cards in the hand</source>
        <translation>Caliente-Karten auf der Hand</translation>
    </message>
    <message>
        <source>The other cards count</source>
        <translation>Die anderen Karten zählen</translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards are in the game.</source>
        <translation>
            <numerusform>%n Caliente-Karte ist im Spiel.</numerusform>
            <numerusform>%n Caliente-Karten sind im Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then draw until you hold as many cards as you were dealt, {count}; {bonuses} do not count.</source>
        <translation>Ziehen Sie dann, bis Sie so viele Karten halten, wie ausgeteilt wurden, also {count}; {bonuses} zählen nicht mit.</translation>
    </message>
    <message>
        <source>Then draw until you hold {count} cards; {bonuses} do not count.</source>
        <translation>Ziehen Sie dann, bis Sie {count} Karten haben; {bonuses} zählen nicht mit.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has no more melds than any other.</source>
        <translation>Statt zu ziehen, dürfen Sie eine spielen, wenn Ihre Seite nicht mehr Meldungen hat als eine andere.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has fewer melds than every other.</source>
        <translation>Statt zu ziehen, dürfen Sie eine spielen, wenn Ihre Seite weniger Meldungen hat als jede andere.</translation>
    </message>
    <message>
        <source>You may play one in a turn, and you cannot take the {pile} in that turn.</source>
        <translation>Sie dürfen in einem Zug nur eine spielen und in diesem Zug den {pile} nicht nehmen.</translation>
    </message>
    <message>
        <source>With an empty {stock} you cannot play it.</source>
        <translation>Ist der {stock} leer, können Sie sie nicht spielen.</translation>
    </message>
    <message>
        <source>Discarded, it keeps the next player from taking the {pile}.</source>
        <translation>Abgelegt hindert sie den nächsten Spieler daran, den {pile} zu nehmen.</translation>
    </message>
    <message>
        <source>Discarded, it does not block the {pile}.</source>
        <translation>Abgelegt sperrt sie den {pile} nicht.</translation>
    </message>
    <message>
        <source>Each one played costs your side {points} points at the end.</source>
        <translation>Jede gespielte kostet Ihre Seite am Ende {points} Punkte.</translation>
    </message>
    <message>
        <source>Whoever still holds one at the end loses more for the other cards in the hand.</source>
        <translation>Wer am Ende noch eine hat, verliert mehr für die anderen Karten auf der Hand.</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <comment>a number of cards, in a table</comment>
        <translation>{count} oder mehr</translation>
    </message>
    <message>
        <source>×{factor}</source>
        <comment>how much a card counts</comment>
        <translation>×{factor}</translation>
    </message>
</context>
<context>
    <name>CalienteWords</name>
    <message>
        <source>Caliente cards in the deck</source>
        <translation>Caliente-Karten im Spiel</translation>
    </message>
    <message>
        <source>They are shuffled in with the others.</source>
        <translation>Sie werden mit eingemischt.</translation>
    </message>
    <message>
        <source>A Caliente card may be played with</source>
        <translation>Eine Caliente-Karte darf man spielen mit</translation>
    </message>
    <message>
        <source>Your side&apos;s melds compared with those of each other side.</source>
        <translation>Die eigenen Meldungen im Vergleich zu denen jeder anderen Seite.</translation>
    </message>
    <message>
        <source>as many melds or fewer</source>
        <translation>gleich vielen oder weniger Meldungen</translation>
    </message>
    <message>
        <source>fewer melds</source>
        <translation>weniger Meldungen</translation>
    </message>
    <message>
        <source>A Caliente card fills the hand up to</source>
        <translation>Eine Caliente-Karte füllt die Hand auf</translation>
    </message>
    <message>
        <source>Cards are drawn until the hand has so many.</source>
        <translation>Es wird gezogen, bis die Hand so viele Karten hat.</translation>
    </message>
    <message>
        <source>the number dealt</source>
        <translation>die ausgeteilte Zahl</translation>
    </message>
    <message>
        <source>A discarded Caliente card blocks the {pile}</source>
        <translation>Eine abgelegte Caliente-Karte sperrt den {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>Der nächste Spieler kann ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>Each Caliente card played costs</source>
        <translation>Jede gespielte Caliente-Karte kostet</translation>
    </message>
    <message>
        <source>Counted at the end of the deal.</source>
        <translation>Abgerechnet am Ende der Runde.</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Caliente-Karten auf der Hand am Ende</translation>
    </message>
    <message>
        <source>By how much the hand&apos;s loss is multiplied with none, one, two … held.</source>
        <translation>Womit der Verlust der Hand malgenommen wird: bei keiner, einer, zwei … Karten.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>CanastaTerms</name>
    <message>
        <source>samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>sambas</source>
        <translation>Sambas</translation>
    </message>
    <message>
        <source>a samba</source>
        <translation>ein Samba</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>wilder Canasta</translation>
    </message>
    <message>
        <source>wild canastas</source>
        <translation>wilde Canastas</translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>ein wilder Canasta</translation>
    </message>
    <message>
        <source>samba</source>
        <comment>on a canasta</comment>
        <translation>Samba</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>on a canasta</comment>
        <translation>wild</translation>
    </message>
</context>
<context>
    <name>CanastasDecideLesson</name>
    <message>
        <source>Canastas decide the score</source>
        <translation>Canastas entscheiden über die Punkte</translation>
    </message>
    <message>
        <source>Without one, melds and threes cost; with two, all of it counts for you.</source>
        <translation>Ohne einen kosten Meldungen und Dreien, mit zweien zählt alles für Sie.</translation>
    </message>
    <message>
        <source>A side that has no canasta at the end of a deal loses the points of all that it has melded. Your kings are one: what your side has melded counts plus.</source>
        <translation>Eine Seite ohne Canasta am Ende einer Runde verliert die Punkte von allem, was sie gemeldet hat. Ihre Könige sind einer: Was Ihre Seite gemeldet hat, zählt plus.</translation>
    </message>
    <message>
        <source>Add the queen to your queens: that is the second canasta.</source>
        <translation>Legen Sie die Dame an Ihre Damen an: Das ist der zweite Canasta.</translation>
    </message>
    <message>
        <source>First the queen: it finishes your second canasta.</source>
        <translation>Zuerst die Dame: Sie vollendet Ihren zweiten Canasta.</translation>
    </message>
    <message>
        <source>Threes need two canastas: without one each costs {points} points, with one they count nothing, with two they bring points.</source>
        <translation>Dreien brauchen zwei Canastas: Ohne einen kostet jede {points} Punkte, mit einem zählen sie nichts, mit zweien bringen sie Punkte.</translation>
    </message>
    <message>
        <source>Threes need two canastas to bring {points} points each; before, they cost as many.</source>
        <translation>Dreien brauchen zwei Canastas, um je {points} Punkte zu bringen; vorher kosten sie ebenso viel.</translation>
    </message>
    <message>
        <source>Two canastas: melds and threes count for you. The others have none and pay.</source>
        <translation>Zwei Canastas: Meldungen und Dreien zählen für Sie. Die anderen haben keinen und zahlen.</translation>
    </message>
    <message>
        <source>Sevens or aces left unfinished cost {points} points on top.</source>
        <translation>Unfertige Siebenen oder Asse kosten noch {points} Punkte dazu.</translation>
    </message>
    <message>
        <source>So do three of them kept in a hand: {points} points.</source>
        <translation>Auch drei davon auf einer Hand kosten: {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>CanastasLesson</name>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Natural ones, mixed ones, and where wild cards belong.</source>
        <translation>Reine, gemischte, und wohin wilde Karten gehören.</translation>
    </message>
    <message>
        <source>{size} cards of a rank are a canasta. Your kings lack one, the nines two.</source>
        <translation>{size} Karten eines Werts sind ein Canasta. Ihren Königen fehlt eine, den Neunen zwei.</translation>
    </message>
    <message>
        <source>Complete the kings with your king: raise it and click the meld.</source>
        <translation>Machen Sie die Könige voll: Heben Sie Ihren König an und klicken Sie auf die Meldung.</translation>
    </message>
    <message>
        <source>First the king belongs on the kings. Keep the wild cards.</source>
        <translation>Zuerst gehört der König zu den Königen. Behalten Sie die wilden Karten.</translation>
    </message>
    <message>
        <source>No wild card in it: a natural canasta, worth {natural} points besides its cards. Wild cards would only make it cheaper: keep them away.</source>
        <translation>Keine wilde Karte darin: ein reiner Canasta, neben seinen Karten {natural} Punkte wert. Wilde Karten machten ihn nur billiger: Halten Sie sie fern.</translation>
    </message>
    <message>
        <source>Where natural cards are rare, wild ones help: add both to the nines.</source>
        <translation>Wo natürliche Karten fehlen, helfen wilde: Legen Sie beide an die Neunen an.</translation>
    </message>
    <message>
        <source>Add both wild cards to the nines, in one go.</source>
        <translation>Legen Sie beide wilden Karten zugleich an die Neunen an.</translation>
    </message>
    <message>
        <source>A mixed canasta pays {mixed} points.</source>
        <translation>Ein gemischter Canasta bringt {mixed} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards by your rules.</source>
        <translation>
            <numerusform>Eine Meldung hat nach Ihren Regeln höchstens eine wilde Karte.</numerusform>
            <numerusform>Eine Meldung hat nach Ihren Regeln höchstens %n wilde Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanastasTopic</name>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} cards.</source>
        <translation>Ein Canasta ist eine Meldung von {size} Karten.</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} or more cards.</source>
        <translation>Ein Canasta ist eine Meldung von {size} oder mehr Karten.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild card.</source>
        <translation>Ein reiner Canasta hat keine wilde Karte.</translation>
    </message>
    <message numerus="yes">
        <source>A mixed canasta has wild cards, and at least %n natural ones.</source>
        <translation>
            <numerusform>Ein gemischter Canasta hat wilde Karten und mindestens %n natürliche.</numerusform>
            <numerusform>Ein gemischter Canasta hat wilde Karten und mindestens %n natürliche.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own: it does not count as natural.</source>
        <translation>Ein Canasta aus Siebenen ist eine eigene Art: Er zählt nicht als reiner.</translation>
    </message>
    <message>
        <source>These points come on top of the cards&apos; own values, once for each canasta.</source>
        <translation>Diese Punkte kommen für jeden Canasta zu den Punkten seiner Karten hinzu.</translation>
    </message>
    <message>
        <source>Wild canastas pay only the side that went out.</source>
        <translation>Wilde Canastas zählen nur für die Seite, die ausgemacht hat.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Reiner Canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemischter Canasta</translation>
    </message>
    <message>
        <source>Wild canasta with {jokers}</source>
        <translation>Wilder Canasta mit {jokers}</translation>
    </message>
    <message>
        <source>Wild canasta of {twos} alone</source>
        <translation>Wilder Canasta nur aus {twos}</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Jeder andere wilde Canasta</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own, with wild cards or without: it does not count as natural or mixed.</source>
        <translation>Ein Canasta aus Siebenen ist eine eigene Art, mit wilden Karten oder ohne: Er zählt nicht als reiner oder gemischter.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta aus Siebenen</translation>
    </message>
    <message>
        <source>Natural canasta of aces</source>
        <translation>Reiner Canasta aus Assen</translation>
    </message>
    <message>
        <source>Five natural canastas do not pay for four and a mixed one besides.</source>
        <translation>Fünf reine Canastas zählen nicht zugleich als vier und ein gemischter.</translation>
    </message>
    <message>
        <source>{a_samba} is a full sequence.</source>
        <translation>{a_samba} ist eine volle Folge.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} has wild cards only.</source>
        <translation>{a_wild_canasta} hat nur wilde Karten.</translation>
    </message>
    <message>
        <source>Wild canastas and many canastas pay only the side that went out.</source>
        <translation>Wilde Canastas und viele Canastas zählen nur für die Seite, die ausgemacht hat.</translation>
    </message>
    <message>
        <source>Five natural canastas, extra</source>
        <translation>Fünf reine Canastas, zusätzlich</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one, extra</source>
        <translation>Vier reine Canastas und ein gemischter, zusätzlich</translation>
    </message>
    <message>
        <source>Ten canastas of any kind, extra</source>
        <translation>Zehn Canastas jeder Art, zusätzlich</translation>
    </message>
</context>
<context>
    <name>CardHandler</name>
    <message>
        <source>A new meld: raise its cards first.</source>
        <translation>Eine neue Meldung: Heben Sie zuerst ihre Karten an.</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>such as: nine of hearts</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>as object: ... discards a joker</comment>
        <translation>einen Joker</translation>
    </message>
    <message>
        <source>a Caliente card</source>
        <comment>as object: ... draws a Caliente card</comment>
        <translation>eine Caliente-Karte</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the jack of hearts</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the queen of hearts</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the eight of hearts</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the ace of hearts</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the nine of hearts</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <translation>Caliente-Karte</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>schwarze Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Caliente-Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <translation>
            <numerusform>%n Zwei</numerusform>
            <numerusform>%n Zweien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black threes</source>
        <translation>
            <numerusform>%n schwarze Drei</numerusform>
            <numerusform>%n schwarze Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <translation>
            <numerusform>%n Vier</numerusform>
            <numerusform>%n Vieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fives</source>
        <translation>
            <numerusform>%n Fünf</numerusform>
            <numerusform>%n Fünfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <translation>
            <numerusform>%n Sechs</numerusform>
            <numerusform>%n Sechsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sevens</source>
        <translation>
            <numerusform>%n Sieben</numerusform>
            <numerusform>%n Siebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eights</source>
        <translation>
            <numerusform>%n Acht</numerusform>
            <numerusform>%n Achten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nines</source>
        <translation>
            <numerusform>%n Neun</numerusform>
            <numerusform>%n Neunen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tens</source>
        <translation>
            <numerusform>%n Zehn</numerusform>
            <numerusform>%n Zehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jacks</source>
        <translation>
            <numerusform>%n Bube</numerusform>
            <numerusform>%n Buben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n Dame</numerusform>
            <numerusform>%n Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n König</numerusform>
            <numerusform>%n Könige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n Ass</numerusform>
            <numerusform>%n Asse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards</source>
        <translation>
            <numerusform>%n Caliente-Karte</numerusform>
            <numerusform>%n Caliente-Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red threes</source>
        <translation>
            <numerusform>%n rote Drei</numerusform>
            <numerusform>%n rote Dreien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsTopic</name>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punkte je Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n packs are shuffled together: {total} cards.</source>
        <translation>
            <numerusform>%n Kartenspiel wird gemischt: {total} Karten.</numerusform>
            <numerusform>%n Kartenspiele werden zusammen gemischt: {total} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from four to ace are natural cards: they make the melds.</source>
        <translation>Karten von Vier bis Ass sind natürliche Karten: Aus ihnen bestehen die Meldungen.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are wild: in a meld they stand for a natural card.</source>
        <translation>{twos} und {jokers} sind wild: In einer Meldung stehen sie für eine natürliche Karte.</translation>
    </message>
    <message>
        <source>{bonuses} bring extra points and are never part of a meld.</source>
        <translation>{bonuses} bringen zusätzliche Punkte und gehören nie zu einer Meldung.</translation>
    </message>
    <message>
        <source>{stops} lie beside the melds as {bonuses} do.</source>
        <translation>{stops} liegen neben den Meldungen wie {bonuses}.</translation>
    </message>
    <message>
        <source>{stops} are mostly thrown away; they have a page of their own.</source>
        <translation>{stops} werden meist abgelegt; sie haben eine eigene Seite.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>Die Farben spielen keine Rolle.</translation>
    </message>
    <message>
        <source>A natural card, two wild cards, a {bonus}, a {stop}.</source>
        <comment>below a picture</comment>
        <translation>Eine natürliche Karte, zwei wilde Karten, eine {bonus}, eine {stop}.</translation>
    </message>
</context>
<context>
    <name>ClassicTerms</name>
    <message>
        <source>red threes</source>
        <translation>rote Dreien</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>red three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>rote Drei</translation>
    </message>
    <message>
        <source>black three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>schwarze Drei</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>schwarze Dreien</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
</context>
<context>
    <name>CleanOpeningLesson</name>
    <message>
        <source>A clean opening</source>
        <translation>Sauber eröffnen</translation>
    </message>
    <message>
        <source>The first melds hold three natural cards, and a finished rank is dead.</source>
        <translation>Die Erstmeldung enthält drei natürliche Karten, und ein fertiger Wert ist tot.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points, and three natural cards of a rank among them, without a wild card.</source>
        <translation>Die Erstmeldung Ihrer Seite braucht {need} Punkte und darunter drei natürliche Karten eines Werts ohne wilde Karte.</translation>
    </message>
    <message>
        <source>The kings are clean. With the queens and the aces they are worth {points} points: lay all three groups together.</source>
        <translation>Die Könige sind sauber. Mit den Damen und den Assen sind sie {points} Punkte wert: Legen Sie alle drei Gruppen zusammen aus.</translation>
    </message>
    <message>
        <source>Lay the kings, the queens and the aces before you discard.</source>
        <translation>Legen Sie die Könige, die Damen und die Asse aus, bevor Sie ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>From now on wild cards join only melds with %n natural cards or more.</source>
        <translation>
            <numerusform>Von nun an kommen wilde Karten nur an Meldungen mit mindestens %n natürlichen Karte.</numerusform>
            <numerusform>Von nun an kommen wilde Karten nur an Meldungen mit mindestens %n natürlichen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponents have a canasta of nines: nobody lays nines any more. Yours is of use to nobody, so it is a good discard.</source>
        <translation>Die Gegner haben einen Canasta aus Neunen: Niemand meldet mehr Neunen. Ihre nützt niemandem, also legen Sie sie gut ab.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A canasta table: play with others and against the computer.</source>
        <translation>Ein Canasta-Tisch: mit anderen und gegen den Computer spielen.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>open a match or house rules</source>
        <translation>eine Partie oder Hausregeln öffnen</translation>
    </message>
    <message>
        <source>begin with the first page, not with the last match</source>
        <translation>mit der ersten Seite beginnen, nicht mit der letzten Partie</translation>
    </message>
    <message>
        <source>speak this language this time</source>
        <translation>diesmal diese Sprache sprechen</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>Partien und Einstellungen in diesem Ordner aufbewahren</translation>
    </message>
    <message>
        <source>play a deal unseen to try the installation, and end</source>
        <translation>zur Prüfung der Installation eine Runde ohne Fenster spielen und enden</translation>
    </message>
    <message>
        <source>put Canasta into the menu of this person&apos;s Linux desktop, and end</source>
        <translation>Canasta in das Menü dieser Person unter Linux aufnehmen und enden</translation>
    </message>
    <message>
        <source>take it out of that menu, and end</source>
        <translation>Canasta aus diesem Menü entfernen und enden</translation>
    </message>
    <message>
        <source>tell the version, and end</source>
        <translation>die Version nennen und enden</translation>
    </message>
    <message>
        <source>tell these options, and end</source>
        <translation>diese Optionen nennen und enden</translation>
    </message>
</context>
<context>
    <name>CompareGamesDialog</name>
    <message>
        <source>Compare two games</source>
        <translation>Zwei Spiele vergleichen</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Das eine Spiel</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>Das andere Spiel</translation>
    </message>
    <message>
        <source>These two are played alike.</source>
        <translation>Diese beiden spielt man gleich.</translation>
    </message>
    <message numerus="yes">
        <source>What differs when %n play.</source>
        <translation>
            <numerusform>Was bei %n Spieler anders ist.</numerusform>
            <numerusform>Was bei %n Spielern anders ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs: the left game for {first}, the right one for {second}.</source>
        <translation>Was anders ist: links das Spiel zu {first}, rechts das zu {second}.</translation>
    </message>
</context>
<context>
    <name>ContrastTexts</name>
    <message>
        <source>It keeps the {count} {ranks} together.</source>
        <translation>So bleiben die {count} {ranks} zusammen.</translation>
    </message>
    <message>
        <source>It keeps a card for the meld of {ranks}.</source>
        <translation>So bleibt eine Karte für die Meldung ({ranks}).</translation>
    </message>
    <message numerus="yes">
        <source>It saves %n wild cards.</source>
        <translation>
            <numerusform>Das spart %n wilde Karte.</numerusform>
            <numerusform>Das spart %n wilde Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their {ranks} lack {count} cards for a canasta, the other meld {other}.</source>
        <translation>Den {ranks} drüben fehlen {count} Karten zum Canasta, der anderen Meldung {other}.</translation>
    </message>
    <message>
        <source>It keeps wild cards off the natural canasta of {ranks}.</source>
        <translation>Der reine Canasta aus {ranks} bleibt ohne wilde Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Then only %n cards are left before the foot.</source>
        <translation>
            <numerusform>Dann ist es nur noch %n Karte bis zum Fuß.</numerusform>
            <numerusform>Dann sind es nur noch %n Karten bis zum Fuß.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move can still follow.</source>
        <translation>Der beste Zug kann noch folgen.</translation>
    </message>
    <message numerus="yes">
        <source>It gets rid of %Ln points, the other card of {other}.</source>
        <translation>
            <numerusform>So ist %Ln Punkt weg, mit der anderen Karte {other}.</numerusform>
            <numerusform>So sind %Ln Punkte weg, mit der anderen Karte {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It puts %Ln points more on the table.</source>
        <translation>
            <numerusform>Das bringt %Ln Punkt mehr auf den Tisch.</numerusform>
            <numerusform>Das bringt %Ln Punkte mehr auf den Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is close.</source>
        <translation>Es ist knapp.</translation>
    </message>
    <message>
        <source>In trials it brings about {points} points more.</source>
        <translation>In Versuchen bringt es etwa {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {less} of 100 cases, not in {other}.</source>
        <translation>So geht der {pile} in {less} von 100 Fällen weg, nicht in {other}.</translation>
    </message>
    <message>
        <source>That is worth more than the risk: {more} in 100, not {other}.</source>
        <translation>Das ist mehr wert als die Gefahr: {more} von 100, nicht {other}.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {more} of 100 cases, not in {other}.</source>
        <translation>So geht der {pile} in {more} von 100 Fällen weg, nicht in {other}.</translation>
    </message>
    <message>
        <source>It breaks up the {count} {ranks}.</source>
        <translation>Das reißt die {count} {ranks} auseinander.</translation>
    </message>
    <message>
        <source>It throws away a card for the meld of {ranks}.</source>
        <translation>Das wirft eine Karte für die Meldung ({ranks}) weg.</translation>
    </message>
    <message>
        <source>It spoils the natural canasta of {ranks}.</source>
        <translation>Es verdirbt den reinen Canasta aus {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves a canasta for %Ln points unmade.</source>
        <translation>
            <numerusform>Es lässt einen Canasta für %Ln Punkt liegen.</numerusform>
            <numerusform>Es lässt einen Canasta für %Ln Punkte liegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spends %n wild cards more.</source>
        <translation>
            <numerusform>Das kostet %n wilde Karte mehr.</numerusform>
            <numerusform>Das kostet %n wilde Karten mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln points in the hand.</source>
        <translation>
            <numerusform>Es lässt %Ln Punkt auf der Hand.</numerusform>
            <numerusform>Es lässt %Ln Punkte auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the %n cards of the {pile}.</source>
        <translation>
            <numerusform>Es lässt %n Karte im {pile} liegen.</numerusform>
            <numerusform>Es lässt %n Karten im {pile} liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps the {count} {ranks} in the hand, unseen.</source>
        <translation>So bleiben die {count} {ranks} verdeckt auf der Hand.</translation>
    </message>
    <message>
        <source>It saves the card that blocks the {pile} for a fuller one.</source>
        <translation>Die Karte, die den {pile} sperrt, bleibt für einen volleren.</translation>
    </message>
    <message>
        <source>It begins a meld of {ranks}.</source>
        <translation>Es beginnt eine Meldung ({ranks}).</translation>
    </message>
    <message>
        <source>It adds a card to the meld of {ranks}.</source>
        <translation>Die Meldung ({ranks}) bekommt eine Karte dazu.</translation>
    </message>
    <message numerus="yes">
        <source>They want that card: now it brings them only %n cards.</source>
        <translation>
            <numerusform>Die anderen wollen diese Karte: Jetzt bringt sie ihnen nur %n Karte.</numerusform>
            <numerusform>Die anderen wollen diese Karte: Jetzt bringt sie ihnen nur %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountDialog</name>
    <message>
        <source>Write it down</source>
        <translation>Aufschreiben</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Forget what was typed</source>
        <translation>Eingaben verwerfen</translation>
    </message>
    <message>
        <source>Delete this deal</source>
        <translation>Diese Runde löschen</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Runde {count}</translation>
    </message>
    <message>
        <source>Type what each side has. The score counts along.</source>
        <translation>Tippen Sie ein, was jede Seite hat. Die Punkte werden gleich mitgezählt.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Wer ausgemacht hat</translation>
    </message>
    <message>
        <source>In which way</source>
        <translation>Auf welche Art</translation>
    </message>
    <message>
        <source>The lone hand</source>
        <translation>Spielt allein</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>A note on this deal</source>
        <translation>Eine Notiz zu dieser Runde</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Verdeckt</translation>
    </message>
</context>
<context>
    <name>DailyDeal</name>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
</context>
<context>
    <name>DailyDealDialog</name>
    <message>
        <source>{day}: one deal, today the same for everybody.</source>
        <translation>{day}: eine Runde, heute für alle dieselbe.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <translation>Stärke der anderen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>By chance, or a deal code</source>
        <translation>Zufall oder ein Kartencode</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>The same code deals the same cards in the same game for as many players.</source>
        <translation>Derselbe Code gibt dieselben Karten, im selben Spiel für gleich viele Spieler.</translation>
    </message>
</context>
<context>
    <name>DealCodeTexts</name>
    <message>
        <source>A deal code has twelve characters.</source>
        <translation>Ein Kartencode hat zwölf Zeichen.</translation>
    </message>
    <message>
        <source>A deal code has letters and digits, but no 0, 1, I, L or O.</source>
        <translation>Ein Kartencode hat Buchstaben und Ziffern, aber kein 0, 1, I, L oder O.</translation>
    </message>
    <message>
        <source>This deal code is mistyped. Compare it once more.</source>
        <translation>Dieser Kartencode ist vertippt. Vergleichen Sie ihn noch einmal.</translation>
    </message>
</context>
<context>
    <name>DealComparisonDialog</name>
    <message numerus="yes">
        <source>Points more than the others, the mean of %n deals.</source>
        <translation>
            <numerusform>Punkte mehr als die anderen, im Mittel aus %n Runde.</numerusform>
            <numerusform>Punkte mehr als die anderen, im Mittel aus %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computers are playing your cards: deal {done} of {all}.</source>
        <translation>Die Computer spielen Ihre Karten: Runde {done} von {all}.</translation>
    </message>
    <message>
        <source>Your cards in other hands</source>
        <translation>Ihre Karten in anderen Händen</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: there was a hint, or an undo.</source>
        <translation>Diese Runde zählt nicht für die Wertung: Es gab einen Tipp, oder etwas wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: the cards were played before.</source>
        <translation>Diese Runde zählt nicht für die Wertung: Die Karten wurden schon einmal gespielt.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <comment>points</comment>
        <translation>Von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {instead} {name}: {made}</source>
        <translation>Zug {turn}: {instead} {name}: {made}</translation>
    </message>
</context>
<context>
    <name>DealReviewDialog</name>
    <message>
        <source>Review of the deal</source>
        <translation>Rückblick auf die Runde</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Was angesehen wird</translation>
    </message>
    <message>
        <source>Each decision is tried once more in many possible deals, with what could be known then and no more. What would clearly have been better appears here.</source>
        <translation>Jede Entscheidung wird noch einmal in vielen möglichen Runden ausprobiert, nur mit dem, was man da wissen konnte. Was klar besser gewesen wäre, erscheint hier.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>Whatever else could have been done promised no more. To go through the deal once more, choose Watch a deal in the menu Game.</source>
        <translation>Was sonst möglich war, versprach nicht mehr. Um die Runde noch einmal durchzugehen, wählen Sie „Runde ansehen“ im Menü „Partie“.</translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions you followed the hint; they are not judged.</source>
        <translation>
            <numerusform>Bei %n Entscheidung sind Sie dem Tipp gefolgt; sie wird nicht beurteilt.</numerusform>
            <numerusform>Bei %n Entscheidungen sind Sie dem Tipp gefolgt; sie werden nicht beurteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at your decisions: {done} of {total}.</source>
        <translation>Ihre Entscheidungen werden geprüft: {done} von {total}.</translation>
    </message>
    <message>
        <source>Some decisions could not be looked at: the computer was too busy.</source>
        <translation>Manche Entscheidungen konnten nicht angesehen werden: Der Computer war zu beschäftigt.</translation>
    </message>
    <message>
        <source>What cost most, judged from what you could know and tried in many possible deals.</source>
        <translation>Was am meisten kostete: beurteilt nach dem, was Sie wissen konnten, und in vielen möglichen Runden ausprobiert.</translation>
    </message>
    <message>
        <source>Nothing was found that would clearly have been better.</source>
        <translation>Nichts wäre deutlich besser gewesen.</translation>
    </message>
    <message>
        <source>Show me this moment</source>
        <translation>Diesen Augenblick zeigen</translation>
    </message>
    <message>
        <source>Looking at all decisions: {done} of {total}.</source>
        <translation>Alle Entscheidungen werden geprüft: {done} von {total}.</translation>
    </message>
    <message>
        <source>What cost {name} most, judged from what {name} could know and tried in many possible deals.</source>
        <translation>Was {name} am meisten kostete: beurteilt nach dem, was {name} wissen konnte, und in vielen möglichen Runden ausprobiert.</translation>
    </message>
    <message numerus="yes">
        <source>{name} followed the hint in %n decisions.</source>
        <translation>
            <numerusform>{name} ist dem Tipp in %n Entscheidung gefolgt.</numerusform>
            <numerusform>{name} ist dem Tipp in %n Entscheidungen gefolgt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Besserer Zug</translation>
    </message>
    <message>
        <source>Played move</source>
        <translation>Gespielter Zug</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Verraten</translation>
    </message>
</context>
<context>
    <name>DealScoreDialog</name>
    <message>
        <source>Deal {count}</source>
        <translation>Runde {count}</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Spielzettel…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Rückblick…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Fairness record…</source>
        <translation>Fairness-Protokoll…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Stay as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>The others play on as before.</source>
        <translation>Die anderen spielen weiter wie bisher.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Übrig auf der Hand</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>hat ausgesetzt</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>{name}: {feat}</source>
        <translation>{name}: {feat}</translation>
    </message>
    <message>
        <source>Watch…</source>
        <translation>Ansehen…</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, Runde {deal}</translation>
    </message>
    <message>
        <source> against </source>
        <comment>between two sides</comment>
        <translation> gegen </translation>
    </message>
    <message>
        <source>{player} deals.</source>
        <translation>{player} gibt.</translation>
    </message>
    <message>
        <source>{player} has {cards}.</source>
        <translation>{player} hat {cards}.</translation>
    </message>
    <message>
        <source>Turn {turn}. {done}</source>
        <translation>Zug {turn}. {done}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>Die Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in the match.</source>
        <translation>{side}: {points} in dieser Runde, {total} in der Partie.</translation>
    </message>
</context>
<context>
    <name>DealTopic</name>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>Partners are found by drawing cards: the high cards play against the low ones.</source>
        <translation>Die Partner werden durch Ziehen von Karten bestimmt: Die hohen Karten spielen gegen die niedrigen.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Wer zuerst gibt, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>You choose who deals first.</source>
        <translation>Sie wählen, wer zuerst gibt.</translation>
    </message>
    <message>
        <source>The first dealer sits to the right of the highest card drawn.</source>
        <translation>Zuerst gibt, wer rechts von der höchsten gezogenen Karte sitzt.</translation>
    </message>
    <message>
        <source>Before each deal the cards are cut.</source>
        <translation>Vor jedem Geben wird abgehoben.</translation>
    </message>
    <message>
        <source>Each player is dealt {count} cards.</source>
        <translation>Jeder Spieler bekommt {count} Karten.</translation>
    </message>
    <message>
        <source>Each player also gets a second hand of {count} cards, the foot.</source>
        <translation>Jeder Spieler bekommt außerdem eine zweite Hand von {count} Karten, den Fuß.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. Its top card is turned up and begins the {pile}.</source>
        <translation>Die übrigen Karten liegen verdeckt: der {stock}. Seine oberste Karte wird aufgedeckt und beginnt den {pile}.</translation>
    </message>
    <message>
        <source>A Caliente card turned up first is covered too; it freezes nothing.</source>
        <translation>Auch eine Caliente-Karte, die zuerst aufgedeckt wird, wird zugedeckt; sie friert nichts ein.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card.</source>
        <translation>Auf eine wilde Karte, die zuerst aufgedeckt wird, kommt die nächste Karte.</translation>
    </message>
    <message>
        <source>A wild card turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Eine wilde Karte, die zuerst aufgedeckt wird, friert den {pile} ein; die nächste Karte kommt darauf.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Auf eine wilde Karte, die zuerst aufgedeckt wird, kommt die nächste Karte; sie friert nichts ein.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card.</source>
        <translation>Auf eine {bonus}, die zuerst aufgedeckt wird, kommt die nächste Karte.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Eine {bonus}, die zuerst aufgedeckt wird, friert den {pile} ein; die nächste Karte kommt darauf.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Auf eine {bonus}, die zuerst aufgedeckt wird, kommt die nächste Karte; sie friert nichts ein.</translation>
    </message>
    <message>
        <source>A {stop} turned up first is covered by the next card.</source>
        <translation>Auf eine {stop}, die zuerst aufgedeckt wird, kommt die nächste Karte.</translation>
    </message>
    <message>
        <source>A {stop} turned up first stays on top of the {pile}.</source>
        <translation>Eine {stop}, die zuerst aufgedeckt wird, bleibt oben auf dem {pile} liegen.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left begins. Turn and deal pass on to the left.</source>
        <translation>Der Spieler links vom Geber beginnt. Gespielt und gegeben wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A wild card or a {bonus} turned up first is put under the {stock}, and the next card is turned up.</source>
        <translation>Eine wilde Karte oder eine {bonus}, die zuerst aufgedeckt wird, kommt unter den {stock}, und die nächste Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. No card is turned up: the {pile} begins with the first discard.</source>
        <translation>Die übrigen Karten liegen verdeckt: der {stock}. Keine Karte wird aufgedeckt: der {pile} beginnt mit der ersten abgelegten Karte.</translation>
    </message>
    <message>
        <source>As many cards as the rank of the first card counts are laid face down under it: 11 under a jack, 12 under a queen, 13 under a king, 14 under an ace.</source>
        <translation>Unter die erste Karte werden so viele Karten verdeckt gelegt, wie ihr Wert zählt: 11 unter einen Buben, 12 unter eine Dame, 13 unter einen König, 14 unter ein Ass.</translation>
    </message>
</context>
<context>
    <name>DealingWords</name>
    <message>
        <source>Decks of cards</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>How many decks of 54 cards are shuffled together.</source>
        <translation>Wie viele Kartenspiele zu 54 Blatt zusammengemischt werden.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Karten für jeden Spieler</translation>
    </message>
    <message>
        <source>How many cards everybody holds at the start of a deal.</source>
        <translation>Wie viele Karten jeder zu Beginn einer Runde bekommt.</translation>
    </message>
    <message>
        <source>Foot (a second hand)</source>
        <translation>Fuß (eine zweite Hand)</translation>
    </message>
    <message>
        <source>Cards that lie face down until the first hand has been played.</source>
        <translation>Karten, die verdeckt liegen, bis die erste Hand ausgespielt ist.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Karten, die man je Zug zieht</translation>
    </message>
    <message>
        <source>How many cards a player draws from the {stock}.</source>
        <translation>Wie viele Karten ein Spieler vom {stock} zieht.</translation>
    </message>
    <message>
        <source>{stops} as the first card of the {pile}</source>
        <translation>{stops} als erste Karte auf dem {pile}</translation>
    </message>
    <message>
        <source>When the card turned up after dealing would block the first player.</source>
        <translation>Wenn die nach dem Geben aufgedeckte Karte den ersten Spieler sperren würde.</translation>
    </message>
    <message>
        <source>another card is put on top</source>
        <translation>eine weitere Karte kommt darauf</translation>
    </message>
    <message>
        <source>the card stays and blocks</source>
        <translation>die Karte bleibt und sperrt</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the {pile}</source>
        <translation>Eine wilde Karte zu Beginn friert den {pile} ein</translation>
    </message>
    <message>
        <source>It is covered by another card either way.</source>
        <translation>Eine weitere Karte kommt in jedem Fall darauf.</translation>
    </message>
    <message>
        <source>{bonuses} turned up at the start freeze the {pile}</source>
        <translation>{bonuses} zu Beginn frieren den {pile} ein</translation>
    </message>
    <message>
        <source>They are covered by another card either way.</source>
        <translation>Eine weitere Karte kommt in jedem Fall darauf.</translation>
    </message>
    <message>
        <source>Draw cards for partners</source>
        <translation>Partner werden ausgelost</translation>
    </message>
    <message>
        <source>Before the match everybody draws a card; the highest two play together.</source>
        <translation>Vor der Partie zieht jeder eine Karte; die zwei höchsten spielen zusammen.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Who deals first in a match.</source>
        <translation>Wer in einer Partie zuerst gibt.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>das Los entscheidet</translation>
    </message>
    <message>
        <source>the players choose</source>
        <translation>die Spieler bestimmen ihn</translation>
    </message>
    <message>
        <source>right of the highest card drawn</source>
        <translation>rechts von der höchsten gezogenen Karte</translation>
    </message>
    <message>
        <source>Cut before dealing</source>
        <translation>Abheben vor dem Geben</translation>
    </message>
    <message>
        <source>The deck is cut before each deal. The cards stay as they come.</source>
        <translation>Vor jeder Runde wird abgehoben. An den Karten ändert das nichts.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone</source>
        <translation>Wer zuerst den {pile} nimmt, spielt allein</translation>
    </message>
    <message>
        <source>For three: the other two are partners for the rest of the deal.</source>
        <translation>Zu dritt: Die beiden anderen sind für den Rest der Runde Partner.</translation>
    </message>
    <message>
        <source>Wild cards and {bonuses} turned up at the start go back</source>
        <translation>Zu Beginn aufgedeckte wilde Karten und {bonuses} kommen zurück</translation>
    </message>
    <message>
        <source>They are put under the {stock}, and another card is turned up.</source>
        <translation>Sie kommen unter den {stock}, und eine andere Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>The foot comes with</source>
        <translation>Der Fuß kommt mit</translation>
    </message>
    <message>
        <source>What a player does to pick it up.</source>
        <translation>Womit ein Spieler ihn aufnimmt.</translation>
    </message>
    <message>
        <source>the last card of the first hand</source>
        <translation>der letzten Karte der ersten Hand</translation>
    </message>
    <message>
        <source>the first canasta that the player finishes</source>
        <translation>dem ersten Canasta, den der Spieler vollendet</translation>
    </message>
    <message>
        <source>Cards for the side that melds first</source>
        <translation>Karten für die Seite, die zuerst meldet</translation>
    </message>
    <message>
        <source>Who lays its first melds draws them after the discard, without the {pile}.</source>
        <translation>Wer die Erstmeldung ohne den {pile} auslegt, zieht sie nach dem Ablegen.</translation>
    </message>
    <message>
        <source>Cards for a side that melds later</source>
        <translation>Karten für eine Seite, die später meldet</translation>
    </message>
    <message>
        <source>The same for its first melds, once another side has melded.</source>
        <translation>Dasselbe für ihre Erstmeldung, wenn eine andere Seite schon gemeldet hat.</translation>
    </message>
    <message>
        <source>Least {stock} for these cards</source>
        <translation>Kleinster {stock} für diese Karten</translation>
    </message>
    <message>
        <source>With fewer cards in the {stock} nobody draws them.</source>
        <translation>Mit weniger Karten im {stock} zieht sie niemand.</translation>
    </message>
    <message>
        <source>A card is turned up to begin the {pile}</source>
        <translation>Eine Karte wird für den {pile} aufgedeckt</translation>
    </message>
    <message>
        <source>Otherwise the {pile} is empty until the first discard.</source>
        <translation>Sonst ist der {pile} bis zur ersten abgelegten Karte leer.</translation>
    </message>
    <message>
        <source>Face-down cards under the first card of the {pile}</source>
        <translation>Verdeckte Karten unter der ersten Karte des {pile}s</translation>
    </message>
    <message>
        <source>As many as its rank counts; who takes the {pile} gets them, too.</source>
        <translation>So viele, wie ihr Wert zählt; wer den {pile} nimmt, bekommt sie mit.</translation>
    </message>
</context>
<context>
    <name>DeckControl</name>
    <message>
        <source>More cards</source>
        <translation>Weitere Karten</translation>
    </message>
    <message>
        <source>{name} is being opened…</source>
        <translation>{name} wird geöffnet…</translation>
    </message>
    <message>
        <source>Your cards are not there any more: open them again.</source>
        <translation>Ihre Karten sind nicht mehr da: Öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>{name}, with suits of its own</source>
        <translation>{name}, mit eigenen Farben</translation>
    </message>
    <message>
        <source>A card deck of KDE or GNOME…</source>
        <translation>Ein Kartenspiel von KDE oder GNOME…</translation>
    </message>
    <message>
        <source>A folder of pictures…</source>
        <translation>Ein Ordner mit Bildern…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Card decks ({kinds})</source>
        <translation>Kartenspiele ({kinds})</translation>
    </message>
    <message>
        <source>Open a card deck</source>
        <translation>Kartenspiel öffnen</translation>
    </message>
    <message>
        <source>Open a folder with a picture of each card</source>
        <translation>Ordner mit einem Bild jeder Karte öffnen</translation>
    </message>
    <message>
        <source>{name} is being opened: {done} %</source>
        <translation>{name} wird geöffnet: {done}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>{name} cannot be read. Allow Canasta to read it, or copy it elsewhere.</source>
        <translation>{name} lässt sich nicht lesen. Erlauben Sie Canasta, es zu lesen, oder kopieren Sie es an einen anderen Ort.</translation>
    </message>
    <message>
        <source>{name} is larger than cards ever are. Choose another deck.</source>
        <translation>{name} ist größer, als Karten je sind. Wählen Sie ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>{name} is damaged or no card deck. Choose another one.</source>
        <translation>{name} ist beschädigt oder kein Kartenspiel. Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>There are no playing cards in {name}. Choose a card deck of KDE, GNOME or PySolFC.</source>
        <translation>In {name} sind keine Spielkarten. Wählen Sie ein Kartenspiel von KDE, GNOME oder PySolFC.</translation>
    </message>
    <message>
        <source>{name} holds other cards than canasta is played with. Choose another deck.</source>
        <translation>{name} enthält andere Karten, als man für Canasta braucht. Wählen Sie ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>Some of the 52 cards are missing in {name}. Choose a whole deck.</source>
        <translation>In {name} fehlen einige der 52 Karten. Wählen Sie ein vollständiges Kartenspiel.</translation>
    </message>
    <message>
        <source>Drawing {name} takes too long. Choose another deck.</source>
        <translation>{name} zu zeichnen dauert zu lange. Wählen Sie ein anderes Kartenspiel.</translation>
    </message>
    <message>
        <source>There is no room to keep {name}. Make room on the disk, then try again.</source>
        <translation>Für {name} ist kein Platz. Schaffen Sie Platz auf der Festplatte und versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>DimTools</name>
    <message>
        <source>No match is on the table: deal the cards first.</source>
        <translation>Auf dem Tisch ist keine Partie: Geben Sie zuerst Karten.</translation>
    </message>
    <message>
        <source>Only in a match, not in a lesson, an exercise or a watched deal.</source>
        <translation>Nur in einer Partie, nicht in einer Lektion, einer Übung oder einer angesehenen Runde.</translation>
    </message>
    <message>
        <source>Nobody has played since your last move.</source>
        <translation>Seit Ihrem letzten Zug hat niemand gespielt.</translation>
    </message>
    <message>
        <source>You have taken nothing back.</source>
        <translation>Sie haben nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>In dieser Partie ist noch keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>No computer has played in this deal yet.</source>
        <translation>In dieser Runde hat noch kein Computer gespielt.</translation>
    </message>
    <message>
        <source>No other deal follows whose rules could change.</source>
        <translation>Es folgt keine Runde mehr, deren Regeln sich ändern ließen.</translation>
    </message>
    <message>
        <source>Only where several people play a match that is not over.</source>
        <translation>Nur wenn mehrere Menschen eine Partie spielen, die nicht zu Ende ist.</translation>
    </message>
    <message>
        <source>Only where people play a match that is not over.</source>
        <translation>Nur wenn Menschen eine Partie spielen, die nicht zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>DiscardDecision</name>
    <message>
        <source>What to discard</source>
        <translation>Was Sie ablegen</translation>
    </message>
    <message>
        <source>The card that helps the next player least.</source>
        <translation>Die Karte, die dem Nächsten am wenigsten hilft.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others: whoever plays next can take the {pile} with a card that fits one of them.</source>
        <translation>Sehen Sie sich vor dem Ablegen die Meldungen der anderen an: Mit einer Karte, die zu einer davon passt, kann der Nächste den {pile} nehmen.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}. Which card do you discard?</source>
        <translation>{count} Karten liegen im {pile}. Welche Karte legen Sie ab?</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Find one of which they have no meld.</source>
        <translation>Diese Karte passt zu einer Meldung der anderen: Sie gibt ihnen alle {count} Karten. Suchen Sie eine, von der sie keine Meldung haben.</translation>
    </message>
    <message>
        <source>The seven is the safest: three sevens lie in the {pile}, so few are left in the hands of others. What was discarded before tells what is safe.</source>
        <translation>Die Sieben ist am sichersten: Drei Siebenen liegen im {pile}, andere haben also kaum noch welche. Was abgelegt wurde, verrät, was sicher ist.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}, and four of your cards fit their melds. But you hold a {stop}.</source>
        <translation>{count} Karten liegen im {pile}, und vier Ihrer Karten passen zu den Meldungen der anderen. Aber Sie haben eine {stop}.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Welche Karte legen Sie ab? Sie entscheiden.</translation>
    </message>
    <message>
        <source>With two eights, or an eight and a wild card, they get all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Mit zwei Achten oder einer Acht und einer wilden Karte bekommen die anderen alle {count} Karten. Unter der {stop} bekommt sie niemand.</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Diese Karte passt zu einer Meldung der anderen: Sie gibt ihnen alle {count} Karten. Unter der {stop} bekommt sie niemand.</translation>
    </message>
    <message>
        <source>It holds the next player off for one turn only. Keep a {stop} for the moment at which much is at stake.</source>
        <translation>Sie hält den Nächsten nur einen Zug lang ab. Heben Sie eine {stop} für den Augenblick auf, in dem viel auf dem Spiel steht.</translation>
    </message>
</context>
<context>
    <name>DiscardFacts</name>
    <message>
        <source>Mind: the next player can take the {pile} for it and add it to {ranks}.</source>
        <translation>Achtung: Der Nächste kann dafür den {pile} nehmen; er hat schon eine solche Meldung ({ranks}).</translation>
    </message>
    <message>
        <source>The next player has not opened and needs a natural pair for it.</source>
        <translation>Der Nächste hat noch nicht eröffnet und braucht dafür ein natürliches Paar.</translation>
    </message>
    <message>
        <source>{ranks}: the next player threw one away too.</source>
        <translation>{ranks}: Auch der Nächste hat eine solche Karte abgelegt.</translation>
    </message>
    <message>
        <source>{ranks}: the next player let one lie lately.</source>
        <translation>{ranks}: Der Nächste hat erst kürzlich eine solche Karte liegen lassen.</translation>
    </message>
    <message>
        <source>The next player&apos;s side has no meld of {ranks}.</source>
        <translation>{ranks}: Die Seite des Nächsten hat keine solche Meldung.</translation>
    </message>
    <message>
        <source>Nothing else in the hand goes with it.</source>
        <translation>Nichts anderes auf der Hand passt dazu.</translation>
    </message>
    <message>
        <source>{melded} melded</source>
        <translation>{melded} ausgelegt</translation>
    </message>
    <message>
        <source>{piled} in the {pile}</source>
        <translation>{piled} im {pile}</translation>
    </message>
    <message>
        <source>{ranks}: {where}; {unseen} not seen yet.</source>
        <translation>{ranks}: {where}; {unseen} noch nicht gesehen.</translation>
    </message>
</context>
<context>
    <name>DiscardReasons</name>
    <message>
        <source>With a wild card on top, the next player cannot take the {pile}.</source>
        <translation>Liegt eine wilde Karte obenauf, kann der Nächste den {pile} nicht nehmen.</translation>
    </message>
    <message>
        <source>With this card on top, the next player cannot take the {pile}.</source>
        <translation>Liegt diese Karte obenauf, kann der Nächste den {pile} nicht nehmen.</translation>
    </message>
    <message>
        <source>It was the card that could be spared best.</source>
        <translation>Diese Karte war am ehesten zu entbehren.</translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Das Risiko, dass der Nächste dafür den {pile} nimmt: {risk} von 100.</translation>
    </message>
    <message numerus="yes">
        <source>In the hand it was worth about %Ln points.</source>
        <translation>
            <numerusform>Auf der Hand war sie etwa %Ln Punkt wert.</numerusform>
            <numerusform>Auf der Hand war sie etwa %Ln Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner may want to lay some cards first.</source>
        <translation>Vielleicht will der Partner erst noch Karten auslegen.</translation>
    </message>
    <message>
        <source>That depends on what the cards in the hand would lose.</source>
        <translation>Das hängt davon ab, was die Karten auf der Hand kosten würden.</translation>
    </message>
    <message numerus="yes">
        <source>They would have lost %Ln points.</source>
        <translation>
            <numerusform>Sie hätten %Ln Punkt gekostet.</numerusform>
            <numerusform>Sie hätten %Ln Punkte gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards could go, and that ends the deal.</source>
        <translation>Alle Karten ließen sich ausspielen; damit ist die Runde zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>All cards could go, and with %n canastas that ends the deal.</source>
        <translation>
            <numerusform>Alle Karten ließen sich ausspielen; mit %n Canasta ist die Runde damit zu Ende.</numerusform>
            <numerusform>Alle Karten ließen sich ausspielen; mit %n Canastas ist die Runde damit zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules nobody goes out without asking the partner.</source>
        <translation>Nach diesen Regeln macht niemand aus, ohne den Partner zu fragen.</translation>
    </message>
    <message>
        <source>A special hand ({hand}): {points} points at once.</source>
        <translation>Eine Sonderhand ({hand}): sofort {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>DrawReasons</name>
    <message>
        <source>The {pile} was not to be had, or not worth it.</source>
        <translation>Der {pile} war nicht zu haben oder lohnte sich nicht.</translation>
    </message>
    <message>
        <source>The {stock} is empty, and the {pile} was not to be had, or not worth it.</source>
        <translation>Der {stock} ist leer, und der {pile} war nicht zu haben oder lohnte sich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The {pile} could be taken, but that looked %Ln points worse.</source>
        <translation>
            <numerusform>Der {pile} war zu haben, doch das schien um %Ln Punkt schlechter.</numerusform>
            <numerusform>Der {pile} war zu haben, doch das schien um %Ln Punkte schlechter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Caliente card brings %n new cards.</source>
        <translation>
            <numerusform>Die Caliente-Karte bringt %n neue Karte.</numerusform>
            <numerusform>Die Caliente-Karte bringt %n neue Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no other way to go on.</source>
        <translation>Anders ging es nicht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>That looked better by %Ln points.</source>
        <translation>
            <numerusform>Das schien um %Ln Punkt besser.</numerusform>
            <numerusform>Das schien um %Ln Punkte besser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the {pile} seemed worth more than drawing from the {stock}.</source>
        <translation>
            <numerusform>%n Karte aus dem {pile} schien mehr wert, als vom {stock} zu ziehen.</numerusform>
            <numerusform>%n Karten aus dem {pile} schienen mehr wert, als vom {stock} zu ziehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateRatingTexts</name>
    <message>
        <source>{points} ± {doubt}</source>
        <translation>{points} ± {doubt}</translation>
    </message>
    <message numerus="yes">
        <source>points a deal against “{level}” with the same cards, from %n deals</source>
        <translation>
            <numerusform>Punkte je Runde gegenüber „{level}“ mit denselben Karten, aus %n Runde</numerusform>
            <numerusform>Punkte je Runde gegenüber „{level}“ mit denselben Karten, aus %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rating follows from %n compared deals of a game.</source>
        <translation>
            <numerusform>Eine Wertung folgt ab %n verglichenen Runde.</numerusform>
            <numerusform>Eine Wertung folgt ab %n verglichenen Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {figure} {explanation}.</source>
        <translation>Ihre Wertung: {figure} {explanation}.</translation>
    </message>
    <message>
        <source>The nearest strength is “{level}”.</source>
        <translation>Die nächste Stärke ist „{level}“.</translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>The boxed game by Winning Moves</source>
        <translation>Das Spiel in der Schachtel von Winning Moves</translation>
    </message>
    <message>
        <source>The boxed game as Geeky Hobbies explains it</source>
        <translation>Das Spiel in der Schachtel, wie Geeky Hobbies es erklärt</translation>
    </message>
    <message>
        <source>The boxed game by Hasbro, 2001</source>
        <translation>Das Spiel in der Schachtel von Hasbro, 2001</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Standard</source>
        <translation>Die große Schachtel von Winning Moves: Standard</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Samba</source>
        <translation>Die große Schachtel von Winning Moves: Samba</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Hand and Foot</source>
        <translation>Die große Schachtel von Winning Moves: Hand and Foot</translation>
    </message>
    <message>
        <source>The laws of 1949 to 1951, with ordinary cards</source>
        <translation>Die Regeln von 1949 bis 1951, mit gewöhnlichen Karten</translation>
    </message>
    <message>
        <source>The game of the great canasta years: two natural cards of your own take a frozen pile.</source>
        <translation>Das Spiel der großen Canasta-Jahre: Zwei eigene natürliche Karten nehmen einen eingefrorenen Stapel.</translation>
    </message>
    <message>
        <source>Draw two cards, throw one. Sequences of seven cards pay most; two canastas to go out.</source>
        <translation>Zwei Karten ziehen, eine ablegen. Folgen aus sieben Karten bringen am meisten; zwei Canastas zum Ausmachen.</translation>
    </message>
    <message>
        <source>The game of the big box, with Bonus and Stop cards; one canasta to go out.</source>
        <translation>Das Spiel der großen Schachtel mit Bonus- und Stoppkarten; ein Canasta zum Ausmachen.</translation>
    </message>
    <message>
        <source>The game of the boxes, told more fully; for every number of players.</source>
        <translation>Das Spiel der Schachteln, ausführlicher erzählt; für jede Spielerzahl.</translation>
    </message>
    <message>
        <source>Any number of wild cards, as long as they are fewer than the natural ones.</source>
        <translation>Beliebig viele wilde Karten, solange es weniger sind als natürliche.</translation>
    </message>
    <message>
        <source>The pile is always frozen and begins empty. Sevens and aces pay 2,500, wild cards 2,000 or more; unfinished, they cost as much.</source>
        <translation>Der Ablagestapel ist immer eingefroren und beginnt leer. Siebenen und Asse bringen 2.500, wilde Karten 2.000 oder mehr; unfertig kosten sie ebenso viel.</translation>
    </message>
    <message>
        <source>The sources leave open what happens when every discard is barred, and what an unfinished meld with four jokers costs. Here any card is thrown then, and it costs 2,000 points as others do. A special hand needs no canastas and no question, and twos and jokers mix only as the five wild cards of a dream hand.</source>
        <translation>Die Quellen lassen offen, was gilt, wenn jede Karte zum Ablegen verboten ist, und was eine unfertige Meldung mit vier Jokern kostet. Hier darf dann jede Karte abgelegt werden, und sie kostet wie andere 2.000 Punkte. Eine Sonderhand braucht keine Canastas und keine Frage, und Zweien und Joker mischen sich nur als die fünf wilden Karten einer Traumhand.</translation>
    </message>
    <message>
        <source>Classic canasta with ordinary cards</source>
        <translation>Klassisches Canasta mit gewöhnlichen Karten</translation>
    </message>
    <message>
        <source>The sources leave open whether a wild canasta counts for going out as any other does, and whether wild cards may still join other melds while one of wild cards is unfinished. Here both hold.</source>
        <translation>Die Quellen lassen offen, ob ein wilder Canasta zum Ausmachen zählt wie jeder andere und ob wilde Karten noch an andere Meldungen dürfen, solange eine aus wilden Karten unfertig ist. Hier gilt beides.</translation>
    </message>
    <message>
        <source>The usual boxed game: Bonus, Stop and wild cards with pictures, one canasta to go out.</source>
        <translation>Das übliche Spiel aus der Schachtel: Bonus-, Stopp- und wilde Karten mit Bildern, ein Canasta zum Ausmachen.</translation>
    </message>
    <message>
        <source>{count} in each hand</source>
        <translation>{count} auf jeder Hand</translation>
    </message>
    <message>
        <source>{count} more in each foot</source>
        <translation>{count} weitere in jedem Fuß</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>bis {points} Punkte</translation>
    </message>
    <message>
        <source>wild cards: always fewer than natural ones</source>
        <translation>wilde Karten: immer weniger als natürliche</translation>
    </message>
    <message>
        <source>at most {count} wild cards in a meld</source>
        <translation>höchstens {count} wilde Karten in einer Meldung</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>etwa {count} min</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Spieler</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Spieler</translation>
    </message>
    <message>
        <source>{some} or {most} players</source>
        <translation>{some} oder {most} Spieler</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>der Ablagestapel ist immer eingefroren</translation>
    </message>
    <message>
        <source>two cards from the hand take the pile</source>
        <translation>zwei Handkarten nehmen den Ablagestapel</translation>
    </message>
    <message>
        <source>the top card alone may join your meld</source>
        <translation>die oberste Karte darf allein an Ihre Meldung</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Mit Caliente-Karten</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>Der Ablagestapel ist immer eingefroren</translation>
    </message>
    <message>
        <source>With a third deck</source>
        <translation>Mit einem dritten Kartenspiel</translation>
    </message>
    <message>
        <source>All six play</source>
        <translation>Alle sechs spielen mit</translation>
    </message>
    <message>
        <source>wild cards only in melds of their own</source>
        <translation>wilde Karten nur in eigenen Meldungen</translation>
    </message>
    <message>
        <source>no wild cards in melds</source>
        <translation>keine wilden Karten in Meldungen</translation>
    </message>
    <message>
        <source>at most {count} wild cards beside natural ones</source>
        <translation>höchstens {count} wilde Karten neben natürlichen</translation>
    </message>
    <message>
        <source>at least {count} natural cards beside wild ones</source>
        <translation>mindestens {count} natürliche Karten neben wilden</translation>
    </message>
    <message>
        <source>beside natural cards always fewer wild ones</source>
        <translation>neben natürlichen Karten immer weniger wilde</translation>
    </message>
    <message>
        <source>Wild cards alone are melds, and the pile is always frozen</source>
        <translation>Wilde Karten allein sind Meldungen, und der Ablagestapel ist immer eingefroren</translation>
    </message>
    <message>
        <source>Wild cards make canastas of their own, and the pile is always frozen.</source>
        <translation>Wilde Karten bilden eigene Canastas, und der Ablagestapel ist immer eingefroren.</translation>
    </message>
    <message>
        <source>With three packs of cards</source>
        <translation>Mit drei Kartenspielen</translation>
    </message>
    <message>
        <source>Samba with melds of wild cards; you go out with a sequence</source>
        <translation>Samba mit Meldungen aus wilden Karten; zum Ausmachen gehört eine Folge</translation>
    </message>
    <message>
        <source>Sequences and melds of wild cards in one game; without a sequence of seven nobody goes out.</source>
        <translation>Folgen und Meldungen aus wilden Karten in einem Spiel; ohne eine Folge aus sieben macht niemand aus.</translation>
    </message>
    <message>
        <source>The sources leave open whether black threes cost 100 when the stock runs out, and whether wild cards may join sets while a meld of them is unfinished. Here they cost 100 only when somebody went out, and wild cards are free.</source>
        <translation>Die Quellen lassen offen, ob schwarze Dreien auch dann 100 kosten, wenn der Talon leer wird, und ob wilde Karten an Sätze dürfen, solange eine Meldung aus ihnen unfertig ist. Hier kosten sie nur dann 100, wenn jemand ausgemacht hat, und wilde Karten sind frei.</translation>
    </message>
    <message>
        <source>Three packs or four, with sequences and melds of wild cards</source>
        <translation>Drei oder vier Kartenspiele, mit Folgen und Meldungen aus wilden Karten</translation>
    </message>
    <message>
        <source>Sets, sequences and melds of wild cards, with three packs of cards or four.</source>
        <translation>Sätze, Folgen und Meldungen aus wilden Karten, mit drei oder vier Kartenspielen.</translation>
    </message>
    <message>
        <source>This is a reconstruction: only the packs and the kinds of melds are described. All other values are those of Bolivia, and house rules can change each of them.</source>
        <translation>Dies ist eine Rekonstruktion: Beschrieben sind nur die Kartenspiele und die Arten der Meldungen. Alle anderen Werte sind die von Bolivia, und Hausregeln können jeden davon ändern.</translation>
    </message>
    <message>
        <source>With four packs of cards</source>
        <translation>Mit vier Kartenspielen</translation>
    </message>
    <message>
        <source>Melds end with seven cards, and wild canastas pay by what is in them</source>
        <translation>Meldungen enden mit sieben Karten, und wilde Canastas zahlen nach ihren Karten</translation>
    </message>
    <message>
        <source>The source leaves open how many canastas you need for going out, and whose the black threes of a taken pile are. Here one canasta is enough, a wild one too, and they count for the side that took them, whatever it has melded.</source>
        <translation>Die Quelle lässt offen, wie viele Canastas man zum Ausmachen braucht und wem die schwarzen Dreien eines genommenen Ablagestapels gehören. Hier genügt ein Canasta, auch ein wilder, und sie zählen für die Seite, die sie genommen hat, gleich was sie gemeldet hat.</translation>
    </message>
    <message>
        <source>Seven twos are worth 4,000 points. The pile is always frozen, and no meld outgrows seven cards.</source>
        <translation>Sieben Zweien sind 4.000 Punkte wert. Der Ablagestapel ist immer eingefroren, und keine Meldung wird größer als sieben Karten.</translation>
    </message>
    <message>
        <source>Bolivia with canastas to open, and short sequences that cost</source>
        <translation>Bolivia mit Canastas zum Eröffnen, und kurze Folgen kosten</translation>
    </message>
    <message>
        <source>The sources leave open what counts for the 200 points from 8,000 on, and whether each short sequence costs 1,000. Here the values of all cards laid count, without canastas, and each one costs.</source>
        <translation>Die Quellen lassen offen, was ab 8.000 für die 200 Punkte zählt und ob jede kurze Folge 1.000 kostet. Hier zählen die Werte aller gelegten Karten ohne Canastas, und jede einzelne kostet.</translation>
    </message>
    <message>
        <source>Bolivia with a canasta to open late in the match. Sequences of fewer than five cards cost 1,000 points.</source>
        <translation>Bolivia, bei dem man spät in der Partie mit einem Canasta eröffnet. Folgen mit weniger als fünf Karten kosten 1.000 Punkte.</translation>
    </message>
    <message>
        <source>A second hand, the foot, waits for you. Four deals, and five canastas to go out.</source>
        <translation>Eine zweite Hand, der Fuß, wartet auf Sie. Vier Runden, und fünf Canastas zum Ausmachen.</translation>
    </message>
    <message>
        <source>The game with three packs from the laws of 1951</source>
        <translation>Canasta mit drei Kartenspielen aus den Regeln von 1951</translation>
    </message>
    <message>
        <source>Sequences of one suit pay most. Two canastas to go out, and red threes need them, too.</source>
        <translation>Folgen einer Farbe zahlen am meisten. Zwei Canastas zum Ausmachen, und auch rote Dreien brauchen sie.</translation>
    </message>
    <message>
        <source>The sources disagree about the first melds from 7,000 points on, 150 or 160, and do not say whether a hand laid at once needs them. Here they need 150, always.</source>
        <translation>Die Quellen sind sich über die Erstmeldung ab 7.000 Punkten nicht einig, 150 oder 160, und sagen nicht, ob eine auf einmal gelegte Hand sie braucht. Hier sind es immer 150.</translation>
    </message>
    <message>
        <source>Canasta with three packs for six players, all of them at the table</source>
        <translation>Canasta mit drei Kartenspielen für sechs Spieler, alle zugleich am Tisch</translation>
    </message>
    <message>
        <source>Six play at once, in two sides of three or three sides of two; two canastas to go out.</source>
        <translation>Sechs spielen zugleich, zwei Seiten zu dritt oder drei zu zweit; zwei Canastas zum Ausmachen.</translation>
    </message>
    <message>
        <source>The source tells what differs from the game for four. It does not say how many cards are drawn, nor whether the card turned up counts toward the first meld: here both are as in the game for four.</source>
        <translation>Die Quelle sagt, was anders ist als zu viert. Sie sagt nicht, wie viele Karten man zieht und ob die aufgedeckte Karte für die Erstmeldung zählt: Hier ist beides wie zu viert.</translation>
    </message>
    <message>
        <source>Hand and Foot as card players know it, with a pack more than players</source>
        <translation>Hand and Foot, wie Kartenspieler es kennen, mit einem Kartenspiel mehr als Spielern</translation>
    </message>
    <message>
        <source>A second hand waits for you. From the pile come the top seven cards, and two twos take a two.</source>
        <translation>Eine zweite Hand wartet auf Sie. Vom Stapel kommen die obersten sieben Karten, und zwei Zweien nehmen eine Zwei.</translation>
    </message>
    <message>
        <source>The sources leave open where a joker that two jokers take is laid, and how play ends with the stock. Here it joins the open meld of wild cards, and play goes on while the pile is taken.</source>
        <translation>Die Quellen lassen offen, wohin ein Joker kommt, den zwei Joker nehmen, und wie das Spiel mit dem Talon endet. Hier kommt er zur offenen Meldung wilder Karten, und es geht weiter, solange der Stapel genommen wird.</translation>
    </message>
    <message>
        <source>Classic canasta with four packs; its own rules were never published</source>
        <translation>Klassisches Canasta mit vier Kartenspielen; eigene Regeln wurden nie veröffentlicht</translation>
    </message>
    <message>
        <source>Four packs, two cards a turn and two canastas to go out: classic canasta at full speed.</source>
        <translation>Vier Kartenspiele, zwei Karten je Zug und zwei Canastas zum Ausmachen: klassisches Canasta in vollem Lauf.</translation>
    </message>
    <message>
        <source>Nothing is known of this game but its name and its four packs. All else is our own reading, classic canasta made larger; house rules change it.</source>
        <translation>Von diesem Spiel sind nur der Name und die vier Kartenspiele bekannt. Alles andere ist unsere eigene Lesart, klassisches Canasta im Großen; Hausregeln ändern es.</translation>
    </message>
    <message>
        <source>Your first canasta brings you eleven more cards. Sevens stay in the hand until both sides have a canasta of them.</source>
        <translation>Ihr erster Canasta bringt Ihnen elf Karten mehr. Siebenen bleiben in der Hand, bis beide Seiten einen Canasta daraus haben.</translation>
    </message>
    <message>
        <source>The sources leave open when the packet is taken up, whether one must have it for going out, and what going out pays. Here it comes at once, nobody goes out without it, and going out pays 100.</source>
        <translation>Die Quellen lassen offen, wann das Päckchen aufgenommen wird, ob man es zum Ausmachen braucht und was Ausmachen zahlt. Hier kommt es sofort, ohne es macht niemand aus, und Ausmachen zahlt 100.</translation>
    </message>
    <message>
        <source>A good beginning: ordinary cards, short rules, and always two cards of your own for the pile.</source>
        <translation>Ein guter Anfang: gewöhnliche Karten, kurze Regeln, und für den Stapel immer zwei eigene Karten.</translation>
    </message>
    <message>
        <source>Canasta for three, with a lone hand against two partners</source>
        <translation>Canasta zu dritt: einer allein gegen zwei Partner</translation>
    </message>
    <message>
        <source>All begin alone. Who first takes the pile plays on alone, and the other two become partners for the deal.</source>
        <translation>Alle beginnen allein. Wer zuerst den Stapel nimmt, spielt allein weiter; die beiden anderen werden für diese Runde Partner.</translation>
    </message>
    <message>
        <source>The sources leave open whether a partner&apos;s melds of the same rank are joined, and whether going out needs one canasta or two. Here both melds stay, and two canastas are needed, those of both partners together.</source>
        <translation>Die Quellen lassen offen, ob Meldungen gleichen Werts bei Partnern verbunden werden und ob man zum Ausmachen einen oder zwei Canastas braucht. Hier bleiben beide Meldungen liegen, und zwei Canastas sind nötig, von beiden Partnern zusammen.</translation>
    </message>
    <message>
        <source>Thirteen cards, no card turned up, and no mercy for what is left unfinished</source>
        <translation>Dreizehn Karten, keine aufgedeckt, und keine Gnade für Unfertiges</translation>
    </message>
    <message>
        <source>Three packs without sequences; twos are a rank of their own</source>
        <translation>Drei Kartenspiele ohne Folgen; Zweien sind ein eigener Wert</translation>
    </message>
    <message>
        <source>The pile begins with cards that nobody knows, and only a pair takes it. Seven twos pay 3,000, and many canastas pay extra.</source>
        <translation>Der Stapel beginnt mit Karten, die niemand kennt, und nur ein Paar nimmt ihn. Sieben Zweien bringen 3.000, und viele Canastas zählen zusätzlich.</translation>
    </message>
    <message>
        <source>The sources leave open when red threes count minus, which side gets the points for many canastas, and how many cards lie under an ace. Here red threes need two canastas, both sides get the points, and it is 14.</source>
        <translation>Die Quellen lassen offen, wann rote Dreien minus zählen, welche Seite die Punkte für viele Canastas bekommt und wie viele Karten unter einem Ass liegen. Hier brauchen rote Dreien zwei Canastas, beide Seiten bekommen die Punkte, und es sind 14.</translation>
    </message>
    <message>
        <source>Four packs for five or six, with a packet to earn and sevens to keep</source>
        <translation>Vier Kartenspiele für fünf oder sechs, mit einem Päckchen zum Verdienen und Siebenen zum Behalten</translation>
    </message>
</context>
<context>
    <name>EndTexts</name>
    <message>
        <source>That was the lesson “{title}”.</source>
        <translation>Das war die Lektion „{title}“.</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Weiter: {title}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Without a {stock}, a fitting card must be taken</source>
        <translation>Ohne {stock} muss eine passende Karte genommen werden</translation>
    </message>
    <message>
        <source>When the top card fits your meld and the {pile} is not frozen.</source>
        <translation>Wenn die oberste Karte an eine eigene Meldung passt und der {pile} nicht eingefroren ist.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card end the deal</source>
        <translation>{bonuses} als letzte Karte beenden die Runde</translation>
    </message>
    <message>
        <source>There is no card left to replace it with.</source>
        <translation>Es ist keine Karte mehr da, die sie ersetzt.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card stay in the hand</source>
        <translation>{bonuses} als letzte Karte bleiben auf der Hand</translation>
    </message>
    <message>
        <source>They are not laid then, and cost what such a card costs in a hand.</source>
        <translation>Sie werden dann nicht ausgelegt und kosten, was eine solche Karte auf der Hand kostet.</translation>
    </message>
    <message>
        <source>A deal in which nobody goes out is void</source>
        <translation>Eine Runde, in der niemand ausmacht, zählt nicht</translation>
    </message>
    <message>
        <source>When the {stock} is used up, no side scores anything.</source>
        <translation>Ist der {stock} aufgebraucht, schreibt keine Seite etwas an.</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Punkte zum Gewinn der Partie</translation>
    </message>
    <message>
        <source>A side with so many points ends the match.</source>
        <translation>Eine Seite mit so vielen Punkten beendet die Partie.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Runden in einer Partie</translation>
    </message>
    <message>
        <source>After so many deals the match is over.</source>
        <translation>Nach so vielen Runden ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>until the target is reached</source>
        <translation>bis das Ziel erreicht ist</translation>
    </message>
    <message>
        <source>Sides that are equal at the end</source>
        <translation>Gleichstand am Ende</translation>
    </message>
    <message>
        <source>When two sides lead with the same score as the match would be over.</source>
        <translation>Wenn zwei Seiten gleich viele Punkte haben und die Partie zu Ende wäre.</translation>
    </message>
    <message>
        <source>another deal decides</source>
        <translation>eine weitere Runde entscheidet</translation>
    </message>
    <message>
        <source>they share the win</source>
        <translation>beide Seiten gewinnen</translation>
    </message>
    <message>
        <source>The last card of the {stock} ends the deal</source>
        <translation>Die letzte Karte vom {stock} beendet die Runde</translation>
    </message>
    <message>
        <source>Who draws it plays the turn to its end; then the deal is over.</source>
        <translation>Wer sie zieht, spielt den Zug zu Ende; dann ist die Runde vorbei.</translation>
    </message>
</context>
<context>
    <name>ErrorRateTexts</name>
    <message>
        <source>Points lost a decision</source>
        <translation>Verlorene Punkte je Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>{points} in %n decisions</source>
        <translation>
            <numerusform>{points} bei %n Entscheidung</numerusform>
            <numerusform>{points} bei %n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the moves of the hints, in many trials. Their luck counts for and against you, and cancels out in time.</source>
        <translation>Verglichen mit den Zügen der Tipps, in vielen Versuchen. Deren Zufall zählt für und gegen Sie und gleicht sich mit der Zeit aus.</translation>
    </message>
    <message>
        <source>Result {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Ergebnis {lead}: eigene Entscheidungen {own} ± {doubt}, Karten und andere Spieler {rest}.</translation>
    </message>
    <message>
        <source>Mean result of a deal {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Ergebnis einer Runde im Mittel {lead}: eigene Entscheidungen {own} ± {doubt}, Karten und andere Spieler {rest}.</translation>
    </message>
    <message>
        <source>{first} at first, {last} of late.</source>
        <comment>points lost a decision</comment>
        <translation>Anfangs {first}, zuletzt {last}.</translation>
    </message>
    <message>
        <source>Let a deal be reviewed to the end, and it counts here.</source>
        <translation>Ein Rückblick, der bis zum Ende läuft, zählt hier.</translation>
    </message>
    <message>
        <source>Three exercises</source>
        <translation>Drei Übungen</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Deal {deal}. You deal.</source>
        <translation>Runde {deal}. Sie geben.</translation>
    </message>
    <message>
        <source>Deal {deal}. {player} deals.</source>
        <translation>Runde {deal}. {player} gibt.</translation>
    </message>
    <message>
        <source>Cards drawn for the seats: {cards}.</source>
        <translation>Um die Plätze gezogen: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Ihre Hand: {cards}.</translation>
    </message>
    <message>
        <source>You lay a {bonus}.</source>
        <translation>Sie legen eine {bonus} aus.</translation>
    </message>
    <message>
        <source>{player} lays a {bonus}.</source>
        <translation>{player} legt eine {bonus} aus.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind dran.</translation>
    </message>
    <message>
        <source>{player} draws another card instead.</source>
        <translation>{player} zieht dafür eine andere Karte.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} zieht eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>You take the {pile}: %n cards.</source>
        <translation>
            <numerusform>Sie nehmen den {pile}: %n Karte.</numerusform>
            <numerusform>Sie nehmen den {pile}: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the {pile}: %n cards.</source>
        <translation>
            <numerusform>{player} nimmt den {pile}: %n Karte.</numerusform>
            <numerusform>{player} nimmt den {pile}: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play a Caliente card.</source>
        <translation>Sie spielen eine Caliente-Karte.</translation>
    </message>
    <message>
        <source>{player} plays a Caliente card.</source>
        <translation>{player} spielt eine Caliente-Karte.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Sie melden {cards}.</translation>
    </message>
    <message>
        <source>You add {cards}.</source>
        <translation>Sie legen an: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays {cards}.</source>
        <translation>{player} meldet {cards}.</translation>
    </message>
    <message>
        <source>{player} adds {cards}.</source>
        <translation>{player} legt an: {cards}.</translation>
    </message>
    <message>
        <source>A natural canasta!</source>
        <translation>Ein reiner Canasta!</translation>
    </message>
    <message>
        <source>A mixed canasta!</source>
        <translation>Ein gemischter Canasta!</translation>
    </message>
    <message>
        <source>You pick up your foot.</source>
        <translation>Sie nehmen Ihren Fuß auf.</translation>
    </message>
    <message>
        <source>{player} picks up the foot.</source>
        <translation>{player} nimmt den Fuß auf.</translation>
    </message>
    <message>
        <source>You draw {a_card} instead.</source>
        <translation>Sie ziehen dafür {a_card}.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Sie setzen aus.</translation>
    </message>
    <message>
        <source>{player} sits out.</source>
        <translation>{player} setzt aus.</translation>
    </message>
    <message>
        <source>{player} ({card})</source>
        <comment>a player and the card drawn</comment>
        <translation>{player} ({card})</translation>
    </message>
    <message>
        <source>You draw {a_card}.</source>
        <translation>Sie ziehen {a_card}.</translation>
    </message>
    <message>
        <source>You combine two melds.</source>
        <translation>Sie legen zwei Meldungen zusammen.</translation>
    </message>
    <message>
        <source>{player} combines two melds.</source>
        <translation>{player} legt zwei Meldungen zusammen.</translation>
    </message>
    <message>
        <source>{A_samba}!</source>
        <translation>{A_samba}!</translation>
    </message>
    <message>
        <source>{A_wild_canasta}!</source>
        <translation>{A_wild_canasta}!</translation>
    </message>
    <message>
        <source>You discard {a_card}.</source>
        <translation>Sie legen {a_card} ab.</translation>
    </message>
    <message>
        <source>{player} discards {a_card}.</source>
        <translation>{player} legt {a_card} ab.</translation>
    </message>
    <message>
        <source>The {pile} is frozen.</source>
        <translation>Der {pile} ist eingefroren.</translation>
    </message>
    <message>
        <source>You ask {partner}: may I go out?</source>
        <translation>Sie fragen {partner}: Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>{player} asks you: may I go out?</source>
        <translation>{player} fragt Sie: Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>{player} asks {partner}: may I go out?</source>
        <translation>{player} fragt {partner}: Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Sie sagen Ja.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Sie sagen Nein.</translation>
    </message>
    <message>
        <source>{player} says yes.</source>
        <translation>{player} sagt Ja.</translation>
    </message>
    <message>
        <source>{player} says no.</source>
        <translation>{player} sagt Nein.</translation>
    </message>
    <message>
        <source>You could not go out: all see {cards}.</source>
        <translation>Sie konnten nicht ausmachen: Alle sehen {cards}.</translation>
    </message>
    <message>
        <source>{player} could not go out and shows {cards}.</source>
        <translation>{player} konnte nicht ausmachen und zeigt {cards}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Sie passen.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Der {stock} ist leer.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Sie haben ausgemacht.</translation>
    </message>
    <message>
        <source>{player} went out.</source>
        <translation>{player} hat ausgemacht.</translation>
    </message>
    <message>
        <source>You went out with a concealed hand.</source>
        <translation>Sie haben verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>{player} went out with a concealed hand.</source>
        <translation>{player} hat verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>You laid a special hand open: {hand}.</source>
        <translation>Sie haben eine Sonderhand offengelegt: {hand}.</translation>
    </message>
    <message>
        <source>{player} laid a special hand open: {hand}.</source>
        <translation>{player} hat eine Sonderhand offengelegt: {hand}.</translation>
    </message>
    <message>
        <source>The match is over. {side}: victory!</source>
        <translation>Die Partie ist zu Ende. {side}: Sieg!</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>The deal is over: the {stock} is empty and nobody went out.</source>
        <translation>Die Runde ist zu Ende: Der {stock} ist leer, niemand hat ausgemacht.</translation>
    </message>
    <message>
        <source>The deal is over: the last card was a {bonus}.</source>
        <translation>Die Runde ist zu Ende: Die letzte Karte war eine {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {points} points.</source>
        <translation>{side}: {points} Punkte.</translation>
    </message>
    <message>
        <source>You lay a {stop} aside.</source>
        <translation>Sie legen eine {stop} beiseite.</translation>
    </message>
    <message>
        <source>{player} lays a {stop} aside.</source>
        <translation>{player} legt eine {stop} beiseite.</translation>
    </message>
    <message>
        <source>{player} draws {a_card} instead.</source>
        <translation>{player} zieht dafür {a_card}.</translation>
    </message>
    <message>
        <source>{player} draws {a_card}.</source>
        <translation>{player} zieht {a_card}.</translation>
    </message>
    <message>
        <source>A canasta of sevens!</source>
        <translation>Ein Canasta aus Siebenen!</translation>
    </message>
    <message>
        <source>You play alone in this deal; {first} and {second} are partners.</source>
        <translation>Sie spielen jetzt allein; {first} und {second} sind Partner.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; {first} and {second} are partners.</source>
        <translation>{lone} spielt jetzt allein; {first} und {second} sind Partner.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; you and {second} are partners.</source>
        <translation>{lone} spielt jetzt allein; Sie und {second} sind Partner.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie face down under it.</source>
        <translation>
            <numerusform>%n Karte liegt verdeckt darunter.</numerusform>
            <numerusform>%n Karten liegen verdeckt darunter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down under it were {cards}.</source>
        <translation>Verdeckt darunter lagen {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the %n face-down cards.</source>
        <translation>
            <numerusform>{player} bekommt auch die %n verdeckte Karte.</numerusform>
            <numerusform>{player} bekommt auch die %n verdeckten Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseFlow</name>
    <message>
        <source>The judge could not look at every move. Nothing is kept.</source>
        <translation>Der Schiedsrichter konnte nicht jeden Zug ansehen. Es wird nichts vermerkt.</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Zurück zur Übung</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Opening with exactly the minimum</source>
        <translation>Erstmeldung mit genau den nötigen Punkten</translation>
    </message>
    <message>
        <source>Taking a frozen {pile}</source>
        <translation>Einen eingefrorenen {pile} nehmen</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>When to freeze</source>
        <translation>Wann man einfriert</translation>
    </message>
    <message>
        <source>When to go out</source>
        <translation>Wann man ausmacht</translation>
    </message>
    <message>
        <source>The {stock} runs out</source>
        <translation>Der {stock} geht zu Ende</translation>
    </message>
    <message>
        <source>Draw, then open with as few cards as you can: what stays in the hand can take the {pile}.</source>
        <translation>Ziehen Sie, dann kommen Sie mit möglichst wenigen Karten zur Erstmeldung: Was auf der Hand bleibt, kann den {pile} nehmen.</translation>
    </message>
    <message>
        <source>The {pile} is frozen, and you hold the pair. Is it worth more than a card from the {stock}?</source>
        <translation>Der {pile} ist eingefroren, und Sie haben das Paar. Ist er mehr wert als eine Karte vom {stock}?</translation>
    </message>
    <message>
        <source>The others are ahead and want the {pile}. Find the discard that gives them least.</source>
        <translation>Die anderen liegen vorn und wollen den {pile}. Finden Sie die Karte, die ihnen am wenigsten gibt.</translation>
    </message>
    <message>
        <source>A fat {pile}, and the others have melds. Does your wild card pay more in the {pile} than in your hand?</source>
        <translation>Ein dicker {pile}, und die anderen haben Meldungen. Bringt Ihre wilde Karte im {pile} mehr als auf Ihrer Hand?</translation>
    </message>
    <message>
        <source>You can go out soon. Now, or a turn later with more on the table?</source>
        <translation>Sie können bald ausmachen. Jetzt, oder einen Zug später mit mehr auf dem Tisch?</translation>
    </message>
    <message>
        <source>Only two cards are left in the {stock}. Get rid of what would count against you.</source>
        <translation>Nur zwei Karten sind noch im {stock}. Werden Sie los, was gegen Sie zählen würde.</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Positions from real deals. In each, one move is clearly the best: find it.</source>
        <translation>Stellungen aus echten Runden. In jeder ist ein Zug klar der beste: Finden Sie ihn.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Mehr Übungen</translation>
    </message>
    <message>
        <source>From new deals</source>
        <translation>Aus neuen Runden</translation>
    </message>
    <message>
        <source>From my own deals</source>
        <translation>Aus meinen Runden</translation>
    </message>
    <message>
        <source>Ten in a row, easy to hard</source>
        <translation>Zehn am Stück, leicht bis schwer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Next for me</source>
        <translation>Nächste für mich</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n from before come back today.</source>
        <translation>
            <numerusform>%n von früher kommt heute wieder.</numerusform>
            <numerusform>%n von früher kommen heute wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>None from before comes back today.</source>
        <translation>Heute kommt keine von früher wieder.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n Übung</numerusform>
            <numerusform>%n Übungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n noch nicht versucht</numerusform>
            <numerusform>%n noch nicht versucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n zu wiederholen</numerusform>
            <numerusform>%n zu wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between figures</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>{made} of {most} found; %n positions looked at.</source>
        <translation>
            <numerusform>{made} von {most} gefunden; %n Stellung angesehen.</numerusform>
            <numerusform>{made} von {most} gefunden; %n Stellungen angesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new exercises were found.</source>
        <translation>
            <numerusform>%n neue Übung wurde gefunden.</numerusform>
            <numerusform>%n neue Übungen wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made in the background, on this computer. It takes a few minutes.</source>
        <translation>Sie entstehen im Hintergrund, auf diesem Computer. Das dauert ein paar Minuten.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}</source>
        <translation>{game}, {players}</translation>
    </message>
    <message>
        <source>About a minute each.</source>
        <translation>Je etwa eine Minute.</translation>
    </message>
</context>
<context>
    <name>ExhaustionTopic</name>
    <message>
        <source>When the {stock} is empty</source>
        <translation>Wenn der {stock} leer ist</translation>
    </message>
    <message>
        <source>A deal that ends so is void: no side gets points in it, or loses any.</source>
        <translation>Eine Runde, die so endet, zählt nicht: Keine Seite bekommt oder verliert Punkte.</translation>
    </message>
    <message>
        <source>With an empty {stock} the deal goes on while each player takes the {pile}.</source>
        <translation>Bei leerem {stock} geht die Runde weiter, solange jeder Spieler den {pile} nimmt.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits a meld of the own side.</source>
        <translation>Wer ihn nehmen kann, muss es tun, wenn er nicht eingefroren ist und seine oberste Karte zu einer Meldung der eigenen Seite passt.</translation>
    </message>
    <message>
        <source>Whoever cannot take it, or does not want to, passes: the deal is over.</source>
        <translation>Wer ihn nicht nehmen kann oder will, passt: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Nobody has to take it.</source>
        <translation>Niemand muss ihn nehmen.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits an unfinished meld of the own side.</source>
        <translation>Wer ihn nehmen kann, muss es tun, wenn er nicht eingefroren ist und seine oberste Karte zu einer unfertigen Meldung der eigenen Seite passt.</translation>
    </message>
    <message>
        <source>Then nobody gets the points for going out.</source>
        <translation>Die Punkte fürs Ausmachen bekommt dann niemand.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, it stays in the hand and costs {points} points, and the deal ends at once.</source>
        <translation>Ist die letzte Karte im {stock} eine {bonus}, bleibt sie auf der Hand und kostet {points} Punkte, und die Runde endet sofort.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus} or a {stop}, it stays in the hand and the deal ends at once: the {bonus} costs {points} points, the {stop} its value.</source>
        <translation>Ist die letzte Karte im {stock} eine {bonus} oder eine {stop}, bleibt sie auf der Hand, und die Runde endet sofort: Die {bonus} kostet {points} Punkte, die {stop} ihren Wert.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the deal ends at once.</source>
        <translation>Ist die letzte Karte im {stock} eine {bonus}, endet die Runde sofort.</translation>
    </message>
    <message>
        <source>Whoever draws the last card plays the turn to its end. With the discard the deal is over.</source>
        <translation>Wer die letzte Karte zieht, spielt den Zug zu Ende. Mit dem Ablegen ist die Runde vorbei.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the turn goes on without it. Whoever then can neither discard nor go out ends the deal.</source>
        <translation>Ist die letzte Karte im {stock} eine {bonus}, geht der Zug ohne sie weiter. Wer dann weder ablegen noch ausmachen kann, beendet die Runde.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>A turn begins with %n cards from here, or with the {pile}.</source>
        <translation>
            <numerusform>Ein Zug beginnt mit %n Karte von hier oder mit dem {pile}.</numerusform>
            <numerusform>Ein Zug beginnt mit %n Karten von hier oder mit dem {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>Der {pile}</translation>
    </message>
    <message>
        <source>It is empty. What is discarded lies here.</source>
        <translation>Er ist leer. Hier liegt, was abgelegt wird.</translation>
    </message>
    <message>
        <source>Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends.</source>
        <translation>Es gibt nichts mehr zu ziehen: Wer den {pile} nicht nehmen kann, passt, und die Runde endet.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes all of it.</source>
        <translation>
            <numerusform>Er hat %n Karte: {card}. Wer ihn nimmt, nimmt ihn ganz.</numerusform>
            <numerusform>Er hat %n Karten, obenauf: {card}. Wer ihn nimmt, nimmt ihn ganz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take it while that card lies on top.</source>
        <translation>Solange diese Karte obenauf liegt, kann ihn niemand nehmen.</translation>
    </message>
    <message>
        <source>It is open for you.</source>
        <translation>Für Sie ist er offen.</translation>
    </message>
    <message>
        <source>Two natural {ranks} from your hand take it; you hold {have}.</source>
        <translation>Zwei natürliche {ranks} aus der Hand nehmen ihn; Sie halten {have}.</translation>
    </message>
    <message>
        <source>One of them and a wild card do as well.</source>
        <translation>Eine davon und eine wilde Karte tun es auch.</translation>
    </message>
    <message>
        <source>Or the top card joins your meld alone.</source>
        <translation>Oder die oberste Karte kommt allein zu Ihrer Meldung.</translation>
    </message>
    <message>
        <source>In this game it is always frozen.</source>
        <translation>In diesem Spiel ist er immer eingefroren.</translation>
    </message>
    <message>
        <source>It is frozen for everybody, because of {cards}.</source>
        <translation>Er ist für alle eingefroren, und zwar durch {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for you, because your side has not melded.</source>
        <translation>Er ist für Sie eingefroren, weil Ihre Seite noch nicht gemeldet hat.</translation>
    </message>
    <message>
        <source>Your first melds need {need} points together.</source>
        <translation>Ihre Erstmeldung braucht zusammen {need} Punkte.</translation>
    </message>
    <message>
        <source>The meld with the top card would count {have} of them.</source>
        <translation>Die Meldung mit der obersten Karte würde {have} davon zählen.</translation>
    </message>
    <message numerus="yes">
        <source>Its %n cards count {points} points.</source>
        <translation>
            <numerusform>Die %n Karte zählt {points} Punkte.</numerusform>
            <numerusform>Die %n Karten zählen {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The canasta adds {points} points to them.</source>
        <translation>Dazu kommen {points} Punkte für den Canasta.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards make it a canasta.</source>
        <translation>
            <numerusform>Mit %n weiteren Karte wird daraus ein Canasta.</numerusform>
            <numerusform>Mit %n weiteren Karten wird daraus ein Canasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is closed: no more cards join it.</source>
        <translation>Die Meldung ist geschlossen: Es kommt keine Karte mehr dazu.</translation>
    </message>
    <message>
        <source>No more wild cards join it.</source>
        <translation>Wilde Karten kommen keine mehr dazu.</translation>
    </message>
    <message numerus="yes">
        <source>It may hold %n wild cards and has {have}.</source>
        <translation>
            <numerusform>Sie darf %n wilde Karte haben und hat {have}.</numerusform>
            <numerusform>Sie darf %n wilde Karten haben und hat {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards.</source>
        <translation>Es müssen mehr natürliche als wilde Karten sein.</translation>
    </message>
    <message>
        <source>You can add to it in your turn.</source>
        <translation>In Ihrem Zug können Sie anlegen.</translation>
    </message>
    <message>
        <source>With a score of {score}, the first melds need {need} points.</source>
        <translation>Bei einem Stand von {score} braucht die Erstmeldung {need} Punkte.</translation>
    </message>
    <message>
        <source>In deal {deal}, the first melds need {need} points.</source>
        <translation>In der {deal}. Runde braucht die Erstmeldung {need} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln points on the table, and against you in your hand.</source>
        <translation>
            <numerusform>Auf dem Tisch zählt sie %Ln Punkt, in der Hand gegen Sie.</numerusform>
            <numerusform>Auf dem Tisch zählt sie %Ln Punkte, in der Hand gegen Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{need} cards of a rank make a meld; wild cards can stand in for some.</source>
        <translation>{need} Karten eines Werts sind eine Meldung; wilde Karten können einige ersetzen.</translation>
    </message>
    <message>
        <source>It stands in for a card of a meld. On the {pile} it freezes it.</source>
        <translation>Sie ersetzt eine Karte einer Meldung. Abgelegt friert sie den {pile} ein.</translation>
    </message>
    <message>
        <source>It is laid beside your melds and another card drawn; it is never discarded.</source>
        <translation>Sie wird neben Ihre Meldungen gelegt und ersetzt; abgelegt wird sie nie.</translation>
    </message>
    <message>
        <source>On the {pile} it keeps the next player from taking it.</source>
        <translation>Auf dem {pile} hindert sie den Nächsten daran, ihn zu nehmen.</translation>
    </message>
    <message>
        <source>It is melded only to go out.</source>
        <translation>Gemeldet wird sie nur zum Ausmachen.</translation>
    </message>
    <message>
        <source>It is never melded.</source>
        <translation>Gemeldet wird sie nie.</translation>
    </message>
    <message>
        <source>Played instead of drawing, it fills a small hand up.</source>
        <translation>Statt des Ziehens gespielt, füllt sie eine kleine Hand auf.</translation>
    </message>
    <message>
        <source>Cards of a suit in a row make a meld, too.</source>
        <translation>Auch Karten einer Farbe in einer Reihe sind eine Meldung.</translation>
    </message>
    <message>
        <source>Wild cards make melds of their own, too.</source>
        <translation>Auch wilde Karten allein sind eine Meldung.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas before it may go out.</source>
        <translation>
            <numerusform>Eine Seite braucht %n Canasta, bevor sie ausmachen darf.</numerusform>
            <numerusform>Eine Seite braucht %n Canastas, bevor sie ausmachen darf.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins your meld of {ranks}.</source>
        <translation>Sie passt zu Ihrer Meldung ({ranks}).</translation>
    </message>
    <message>
        <source>It is frozen for your side, because of {cards}.</source>
        <translation>Er ist für Ihre Seite eingefroren, und zwar durch {cards}.</translation>
    </message>
    <message>
        <source>Your side takes it only after its first melds, which come from the hand.</source>
        <translation>Ihre Seite nimmt ihn erst nach ihrer Erstmeldung, die aus der Hand kommt.</translation>
    </message>
    <message>
        <source>A canasta must be among its first melds.</source>
        <translation>In ihrer Erstmeldung muss ein Canasta sein.</translation>
    </message>
    <message>
        <source>A canasta that is not mixed must be among its first melds.</source>
        <translation>In ihrer Erstmeldung muss ein Canasta sein, der nicht gemischt ist.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</source>
        <translation>
            <numerusform>Er hat %n Karte, oben {card}. Wer ihn nimmt, nimmt höchstens die obersten {most}.</numerusform>
            <numerusform>Er hat %n Karten, oben {card}. Wer ihn nimmt, nimmt höchstens die obersten {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two {ranks} from your hand take it; you hold {have}.</source>
        <translation>Zwei {ranks} aus der Hand nehmen ihn; Sie halten {have}.</translation>
    </message>
    <message numerus="yes">
        <source>Each wild card needs %n natural cards.</source>
        <translation>
            <numerusform>Jede wilde Karte braucht %n natürliche.</numerusform>
            <numerusform>Jede wilde Karte braucht %n natürliche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down at the bottom: nobody knows them yet.</source>
        <translation>
            <numerusform>%n davon liegt verdeckt ganz unten: Noch kennt sie niemand.</numerusform>
            <numerusform>%n davon liegen verdeckt ganz unten: Noch kennt sie niemand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Choose a face, {place}</source>
        <translation>Gesicht wählen, {place}</translation>
    </message>
    <message>
        <source>{name} has it: the two change faces.</source>
        <translation>{name} hat es: Die beiden tauschen.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Kaninchen</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Koala</source>
        <translation>Koala</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Waschbär</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tiger</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fairness record</source>
        <translation>Fairness-Protokoll</translation>
    </message>
    <message>
        <source>What the computers did</source>
        <translation>Was die Computerspieler taten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>When the first deal is over, you see here what every computer saw.</source>
        <translation>Nach der ersten Runde sehen Sie hier, was jeder Computerspieler sah.</translation>
    </message>
    <message>
        <source>Deal {count}: what every computer saw when it chose. It was told no more.</source>
        <translation>Runde {count}: was jeder Computerspieler sah, als er sich entschied. Mehr erfuhr er nicht.</translation>
    </message>
    <message>
        <source>Fingerprint of deal {count}, which is being played: {print}</source>
        <translation>Fingerabdruck von Runde {count}, die gerade läuft: {print}</translation>
    </message>
    <message>
        <source>Checked: the cards dealt were those fixed before the match.</source>
        <translation>Geprüft: Gegeben wurden die Karten, die vor der Partie feststanden.</translation>
    </message>
    <message>
        <source>The cards dealt are not those fixed before the match!</source>
        <translation>Gegeben wurden nicht die Karten, die vor der Partie feststanden!</translation>
    </message>
    <message>
        <source>Deal {count} had the fingerprint {print}. Its salt is {salt}: compare the fingerprint with the one shown during the deal.</source>
        <translation>Runde {count} hatte den Fingerabdruck {print}. Ihr Salz ist {salt}: Vergleichen Sie den Fingerabdruck mit dem, der während der Runde zu sehen war.</translation>
    </message>
    <message>
        <source>What the computer saw</source>
        <translation>Was der Computer sah</translation>
    </message>
</context>
<context>
    <name>FeatTexts</name>
    <message>
        <source>Concealed</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Shut out</source>
        <translation>Ausgesperrt</translation>
    </message>
    <message>
        <source>Great pile</source>
        <translation>Großer Stapel</translation>
    </message>
    <message>
        <source>Heap of fifty</source>
        <translation>Fünfzig auf einmal</translation>
    </message>
    <message>
        <source>Three natural canastas</source>
        <translation>Drei reine Canastas</translation>
    </message>
    <message>
        <source>Seven natural canastas</source>
        <translation>Sieben reine Canastas</translation>
    </message>
    <message>
        <source>Five canastas</source>
        <translation>Fünf Canastas</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Wilder Canasta</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta aus Siebenen</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Sonderhand</translation>
    </message>
    <message>
        <source>Dream hand</source>
        <translation>Traumhand</translation>
    </message>
    <message>
        <source>Red threes at extra pay</source>
        <translation>Rote Dreien mit Zuschlag</translation>
    </message>
    <message>
        <source>Half the way</source>
        <translation>Halber Weg</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Aufgeholt</translation>
    </message>
    <message>
        <source>Every deal</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>Against the strongest</source>
        <translation>Gegen die Stärksten</translation>
    </message>
    <message>
        <source>Went out concealed.</source>
        <translation>Verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>Went out before the others had laid a card.</source>
        <translation>Ausgemacht, bevor die anderen eine Karte gemeldet hatten.</translation>
    </message>
    <message>
        <source>Took a pile of thirty cards or more.</source>
        <translation>Einen Stapel von dreißig Karten oder mehr genommen.</translation>
    </message>
    <message>
        <source>Took a pile of fifty cards or more.</source>
        <translation>Einen Stapel von fünfzig Karten oder mehr genommen.</translation>
    </message>
    <message>
        <source>Three natural canastas of one side in a deal.</source>
        <translation>Drei reine Canastas einer Seite in einer Runde.</translation>
    </message>
    <message>
        <source>Seven natural canastas of one side in a match.</source>
        <translation>Sieben reine Canastas einer Seite in einer Partie.</translation>
    </message>
    <message>
        <source>Five canastas of one side in a deal.</source>
        <translation>Fünf Canastas einer Seite in einer Runde.</translation>
    </message>
    <message>
        <source>Completed a canasta of wild cards.</source>
        <translation>Einen Canasta aus wilden Karten vollendet.</translation>
    </message>
    <message>
        <source>Completed a samba: seven cards of a suit in a row.</source>
        <translation>Einen Samba vollendet: sieben Karten einer Farbe in Folge.</translation>
    </message>
    <message>
        <source>Completed a canasta of sevens.</source>
        <translation>Einen Canasta aus Siebenen vollendet.</translation>
    </message>
    <message>
        <source>Laid a special hand open and ended the deal.</source>
        <translation>Eine Sonderhand offengelegt und die Runde beendet.</translation>
    </message>
    <message>
        <source>Laid a dream hand open.</source>
        <translation>Eine Traumhand offengelegt.</translation>
    </message>
    <message>
        <source>So many red threes that they paid extra.</source>
        <translation>So viele rote Dreien, dass sie einen Zuschlag brachten.</translation>
    </message>
    <message>
        <source>Half of the points that the match needs, in one deal.</source>
        <translation>Die Hälfte der Punkte, die eine Partie braucht, in einer Runde.</translation>
    </message>
    <message>
        <source>Won after being behind by a third of the match.</source>
        <translation>Gewonnen nach einem Rückstand von einem Drittel der Partie.</translation>
    </message>
    <message>
        <source>Won a match with the most points in every deal.</source>
        <translation>Eine Partie mit den meisten Punkten in jeder Runde gewonnen.</translation>
    </message>
    <message>
        <source>Won against strong players, with no hint and nothing undone.</source>
        <translation>Gegen starke Spieler gewonnen, ohne Tipp und ohne etwas zurückzunehmen.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>“{name}” is among your house rules now. Choose it in New match.</source>
        <translation>„{name}“ gehört jetzt zu Ihren Hausregeln. Sie können sie unter „Neue Partie“ wählen.</translation>
    </message>
</context>
<context>
    <name>FinderRow</name>
    <message>
        <source>Search: game, player, date, note</source>
        <translation>Suchen: Spiel, Name, Datum, Notiz</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <translation>Gespeicherte Partien durchsuchen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>How many finished games are kept</source>
        <translation>Wie viele beendete Partien behalten werden</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spielart</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>Keep the last {count}</source>
        <translation>Die letzten {count} behalten</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Older finished games without a note are deleted when this list is opened.</source>
        <translation>Ältere beendete Partien ohne Notiz werden gelöscht, wenn diese Liste geöffnet wird.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>Your first deal</source>
        <translation>Ihre erste Runde</translation>
    </message>
    <message>
        <source>Once a side has {target} points after a deal, the match ends: the higher total wins.</source>
        <translation>Hat eine Seite nach einer Runde {target} Punkte, endet die Partie: Die höhere Summe gewinnt.</translation>
    </message>
    <message>
        <source>Draw from the {stock} first.</source>
        <translation>Ziehen Sie zuerst vom {stock}.</translation>
    </message>
    <message>
        <source>You drew a king. Raise it, then click your kings on the table.</source>
        <translation>Sie haben einen König gezogen. Heben Sie ihn an, dann klicken Sie auf Ihre Könige auf dem Tisch.</translation>
    </message>
    <message>
        <source>You drew a king. Click it, then click your kings on the table.</source>
        <translation>Sie haben einen König gezogen. Klicken Sie auf ihn, dann auf Ihre Könige auf dem Tisch.</translation>
    </message>
    <message>
        <source>Not yet: first the king belongs on your kings.</source>
        <translation>Noch nicht: Zuerst gehört der König zu Ihren Königen.</translation>
    </message>
    <message>
        <source>A canasta! It pays {natural} points.</source>
        <translation>Ein Canasta! Er bringt {natural} Punkte.</translation>
    </message>
    <message>
        <source>A canasta! Without wild cards it is natural, has a red card on top, and pays {natural} points.</source>
        <translation>Ein Canasta! Ohne wilde Karten ist er rein, hat eine rote Karte obenauf und bringt {natural} Punkte.</translation>
    </message>
    <message>
        <source>A canasta without wild cards: it has a red card on top and brings {natural} points.</source>
        <translation>Ein Canasta ohne wilde Karten: Er hat eine rote Karte obenauf und bringt {natural} Punkte.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is mixed and pays {mixed}.</source>
        <translation>Mit wilden Karten, wie in dieser Meldung, ist ein Canasta gemischt und bringt {mixed}.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is “mixed” and brings {mixed}.</source>
        <translation>Mit wilden Karten, wie in dieser Meldung, ist ein Canasta „gemischt“ und bringt {mixed}.</translation>
    </message>
    <message numerus="yes">
        <source>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Wer keine Karte hat, „macht aus“: Kein Zug folgt, man zählt Punkte. Dafür ist ein Canasta nötig: Ihre Seite hat ihn. Ziehen Sie.</numerusform>
            <numerusform>Wer keine Karte hat, „macht aus“: Kein Zug folgt, man zählt Punkte. Dafür sind %n Canastas nötig: Ihre Seite hat sie. Ziehen Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eights are a meld: lay all of them, so that one card is left.</source>
        <translation>Die Achten sind eine Meldung: Legen Sie alle aus, sodass eine Karte bleibt.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table bring points, cards in a hand cost points.</source>
        <translation>Sie haben ausgemacht: {points} Punkte mehr. Karten auf dem Tisch bringen Punkte, Karten auf einer Hand kosten Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals the side with more points wins.</source>
        <translation>
            <numerusform>Nach einer Runde gewinnt die Seite mit mehr Punkten.</numerusform>
            <numerusform>Nach %n Runden gewinnt die Seite mit mehr Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the cards are dealt again, until a side has {target} points: more points win.</source>
        <translation>Dann wird wieder gegeben, bis eine Seite {target} Punkte hat: Mehr Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Some turns later your side has six kings. One more makes a canasta. Draw.</source>
        <translation>Einige Züge später hat Ihre Seite sechs Könige. Noch einer, und es ist ein Canasta. Ziehen Sie.</translation>
    </message>
    <message>
        <source>Discard the five or the four, and keep both eights for your next turn.</source>
        <translation>Legen Sie die Fünf oder die Vier ab und behalten Sie beide Achten für Ihren nächsten Zug.</translation>
    </message>
    <message>
        <source>Discard the five or the four: the eights belong together.</source>
        <translation>Legen Sie die Fünf oder die Vier ab: Die Achten gehören zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Ohne Karten machen Sie aus, und die Runde endet. Dafür ist ein Canasta nötig: Ihre Seite hat ihn. Ziehen Sie.</numerusform>
            <numerusform>Ohne Karten machen Sie aus, und die Runde endet. Dafür sind %n Canastas nötig: Ihre Seite hat sie. Ziehen Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the eights first: one card is left to discard.</source>
        <translation>Melden Sie zuerst die Achten: Eine Karte bleibt zum Ablegen.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table count plus, cards still in a hand minus.</source>
        <translation>Sie haben ausgemacht: {points} Punkte mehr. Karten auf dem Tisch zählen plus, Karten auf einer Hand minus.</translation>
    </message>
    <message>
        <source>From the first card to the score.</source>
        <translation>Von der ersten Karte bis zur Abrechnung.</translation>
    </message>
</context>
<context>
    <name>FirstMeldTexts</name>
    <message>
        <source>Now raise the aces and the two. Then click the empty table.</source>
        <translation>Heben Sie nun die Asse und die Zwei an. Dann klicken Sie auf eine freie Stelle des Tisches.</translation>
    </message>
    <message>
        <source>Now raise the queens and the joker. Then click the empty table.</source>
        <translation>Heben Sie nun die Damen und den Joker an. Dann klicken Sie auf eine freie Stelle des Tisches.</translation>
    </message>
    <message>
        <source>Now raise the three queens. Then click the empty table.</source>
        <translation>Heben Sie nun die drei Damen an. Dann klicken Sie auf eine freie Stelle des Tisches.</translation>
    </message>
    <message>
        <source>Now raise both queens and the wild card. Then click the empty table.</source>
        <translation>Heben Sie nun beide Damen und die wilde Karte an. Dann klicken Sie auf eine freie Stelle des Tisches.</translation>
    </message>
    <message>
        <source>Now press the button that lays all.</source>
        <translation>Drücken Sie jetzt den Knopf, der alles auslegt.</translation>
    </message>
    <message>
        <source>Click the three kings: they rise. Then click the empty table, or press {lay_key}.</source>
        <translation>Klicken Sie auf die drei Könige: Sie heben sich. Dann klicken Sie auf eine freie Stelle des Tisches, oder drücken Sie {lay_key}.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more. Your kings make {points1}, the queens with the wild card {points2}: enough.</source>
        <translation>Zum Eröffnen braucht die Erstmeldung Ihrer Seite {need} Punkte oder mehr. Ihre Könige zählen {points1}, die Damen mit der wilden Karte {points2}: genug.</translation>
    </message>
    <message>
        <source>First lay the kings, and the queens with the wild card. Leave the nines in your hand: you will need them.</source>
        <translation>Melden Sie zuerst die Könige, und die Damen mit der wilden Karte. Lassen Sie die Neunen auf der Hand: Sie brauchen sie noch.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, without a wild card. Your kings make {points1}, the queens {points2}: enough.</source>
        <translation>Zum Eröffnen braucht die Erstmeldung Ihrer Seite {need} Punkte oder mehr, ohne wilde Karte. Ihre Könige zählen {points1}, die Damen {points2}: genug.</translation>
    </message>
    <message>
        <source>First lay the kings and the queens. Leave the nines in your hand: you will need them.</source>
        <translation>Melden Sie zuerst die Könige und die Damen. Lassen Sie die Neunen auf der Hand: Sie brauchen sie noch.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, three natural cards of a rank among them. Your kings make {points1}, the queens with the joker {points2}, the aces with the two {points3}: enough.</source>
        <translation>Zum Eröffnen braucht die Erstmeldung Ihrer Seite {need} Punkte oder mehr, darunter drei natürliche Karten eines Werts. Ihre Könige zählen {points1}, die Damen mit dem Joker {points2}, die Asse mit der Zwei {points3}: genug.</translation>
    </message>
    <message>
        <source>First lay the kings, the queens with the joker, and the aces with the two. Leave the nines in your hand: you will need them.</source>
        <translation>Melden Sie zuerst die Könige, die Damen mit dem Joker und die Asse mit der Zwei. Lassen Sie die Neunen auf der Hand: Sie brauchen sie noch.</translation>
    </message>
</context>
<context>
    <name>FirstTimeCard</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>FirstTimeTexts</name>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets all its cards.</source>
        <translation>Der {pile} wurde genommen: Wer seine oberste Karte sofort melden kann, bekommt alle seine Karten.</translation>
    </message>
    <message>
        <source>The {pile} was frozen: now only two natural cards like its top card take it.</source>
        <translation>Der {pile} wurde eingefroren: Nun nehmen ihn nur zwei natürliche Karten wie die oberste.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Sie zählt {points} Punkte.</translation>
    </message>
    <message>
        <source>It counts {points} points once its side has melds.</source>
        <translation>Sie zählt {points} Punkte, sobald ihre Seite Meldungen hat.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta.</source>
        <translation>Sie zählt {points} Punkte, sobald ihre Seite einen Canasta hat.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has two canastas.</source>
        <translation>Sie zählt {points} Punkte, sobald ihre Seite zwei Canastas hat.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta of sevens.</source>
        <translation>Sie zählt {points} Punkte, sobald ihre Seite einen Canasta aus Siebenen hat.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Sie kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>A {stop} was discarded: the next player cannot take the {pile}.</source>
        <translation>Eine {stop} wurde abgelegt: Der Nächste kann den {pile} nicht nehmen.</translation>
    </message>
    <message>
        <source>Who could go out may ask the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Wer ausmachen könnte, darf vorher den Partner fragen, ob es passt: ja oder nein, mehr wird nicht gesagt.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Wer ausmachen will, fragt vorher den Partner, ob es passt: ja oder nein, mehr wird nicht gesagt.</translation>
    </message>
    <message>
        <source>Going out ends the deal and brings {points} points. What is left in the hands counts against their sides.</source>
        <translation>Ausmachen beendet die Runde und bringt {points} Punkte. Was in den Händen bleibt, zählt gegen die eigene Seite.</translation>
    </message>
    <message>
        <source>A side has opened: from now on it may add single cards to its melds.</source>
        <translation>Eine Seite hat eröffnet: Von nun an darf sie einzelne Karten anlegen.</translation>
    </message>
    <message>
        <source>A side has opened with at least {need} points. From now on it may add single cards.</source>
        <translation>Eine Seite hat mit mindestens {need} Punkten eröffnet. Von nun an darf sie einzelne Karten anlegen.</translation>
    </message>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets its top {most} cards.</source>
        <translation>Der {pile} wurde genommen: Wer seine oberste Karte sofort melden kann, bekommt seine obersten {most} Karten.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile}: now only two natural cards like its top card take it.</source>
        <translation>Eine wilde Karte hat den {pile} eingefroren: Nun nehmen ihn nur zwei natürliche Karten wie die oberste.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile} for the other side: only two natural cards like its top card take it.</source>
        <translation>Eine wilde Karte hat den {pile} für die andere Seite eingefroren: Nur zwei natürliche Karten wie die oberste nehmen ihn.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards of a rank, and many points on top of them.</source>
        <translation>Ein Canasta: {size} Karten eines Werts, und viele Punkte obendrauf.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards, and many points on top of them.</source>
        <translation>Ein Canasta: {size} Karten, und viele Punkte obendrauf.</translation>
    </message>
    <message>
        <source>A {bonus} is laid at once, and another card drawn.</source>
        <translation>Eine {bonus} wird sofort ausgelegt und ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Eine Seite braucht einen Canasta zum Ausmachen.</numerusform>
            <numerusform>Eine Seite braucht %n Canastas zum Ausmachen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurns</name>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points, most of all a canasta: {size} cards with the same letter or number.</source>
        <translation>Das Ziel: mehr Punkte als die anderen. Punkte gibt es für Karten, die Sie auf den Tisch legen, am meisten für einen Canasta: {size} Karten mit dem gleichen Buchstaben oder der gleichen Zahl.</translation>
    </message>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points. A “canasta” brings most: {size} cards with the same letter or number. You already have three kings.</source>
        <translation>Das Ziel: mehr Punkte als die anderen. Karten auf dem Tisch bringen Punkte. Ein „Canasta“ bringt am meisten: {size} Karten mit dem gleichen Buchstaben oder der gleichen Zahl. Drei Könige haben Sie schon.</translation>
    </message>
    <message>
        <source>A turn has 3 parts. Draw from the {stock}, face down. Lay cards on the table, if you like. Discard: put one on the {pile}.</source>
        <translation>Ein Zug hat 3 Teile. Ziehen Sie verdeckt vom {stock}. Legen Sie, wenn Sie wollen, Karten auf den Tisch. Legen Sie eine auf den {pile} ab.</translation>
    </message>
    <message>
        <source>When it is your “turn”, you do three things. First “draw”: take a card from the “{stock}”. Then lay cards on the table, if you like. Last put one card on the “{pile}”.</source>
        <translation>Wenn Sie am „Zug“ sind, tun Sie drei Dinge. Zuerst „ziehen“: Nehmen Sie eine Karte vom „{stock}“. Dann legen Sie, wenn Sie wollen, Karten auf den Tisch. Zuletzt legen Sie eine Karte auf den „{pile}“.</translation>
    </message>
    <message numerus="yes">
        <source>These are your %n cards; only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Dies ist Ihre Karte; nur Sie sehen sie. Sie zeigt ihre Punkte.</numerusform>
            <numerusform>Dies sind Ihre %n Karten; nur Sie sehen sie. Jede zeigt ihre Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n cards are your “hand”. Only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Diese Karte ist Ihre „Hand“. Nur Sie sehen sie. Sie zeigt ihre Punkte.</numerusform>
            <numerusform>Diese %n Karten sind Ihre „Hand“. Nur Sie sehen sie. Jede zeigt ihre Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner plays with you: what one of you lays is for both.</source>
        <translation>Ihr Partner spielt mit Ihnen: Was einer von Ihnen legt, gehört beiden.</translation>
    </message>
    <message>
        <source>You and your partner are a “side”: what one of you lays is for both.</source>
        <translation>Sie und Ihr Partner sind eine „Seite“: Was einer von Ihnen legt, gehört beiden.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</source>
        <translation>
            <numerusform>Sie sind am Zug. Ziehen Sie zuerst eine Karte: Klicken Sie auf den {stock} oder drücken Sie {draw_key}.</numerusform>
            <numerusform>Sie sind am Zug. Ziehen Sie zuerst %n Karten: Klicken Sie auf den {stock} oder drücken Sie {draw_key}.</numerusform>
        </translation>
    </message>
    <message>
        <source>First draw from the {stock}: that is how a turn begins.</source>
        <translation>Ziehen Sie zuerst vom {stock}: So beginnt ein Zug.</translation>
    </message>
    <message>
        <source>This is a “{bonus}”. It lies here for points, and you got a new card for it.</source>
        <translation>Das ist eine „{bonus}“. Sie liegt hier und bringt Punkte, und Sie haben eine neue Karte dafür bekommen.</translation>
    </message>
    <message>
        <source>It counts {points} once your side has laid cards.</source>
        <translation>Sie zählt {points} Punkte, sobald Ihre Seite Karten gelegt hat.</translation>
    </message>
    <message>
        <source>{size} or more cards with the same letter or number, of one rank, laid on the table, are a meld.</source>
        <translation>{size} oder mehr Karten mit dem gleichen Buchstaben oder der gleichen Zahl, also eines Werts, auf dem Tisch sind eine Meldung.</translation>
    </message>
    <message>
        <source>A “meld” is a group on the table: {size} or more cards with the same letter or number.</source>
        <translation>Eine „Meldung“ ist eine Gruppe auf dem Tisch: {size} oder mehr Karten mit dem gleichen Buchstaben oder der gleichen Zahl.</translation>
    </message>
    <message>
        <source>The other cards are natural.</source>
        <translation>Die anderen Karten sind natürlich.</translation>
    </message>
    <message>
        <source>All others are “natural cards”.</source>
        <translation>Alle anderen sind „natürliche Karten“.</translation>
    </message>
    <message>
        <source>A meld needs these, too.</source>
        <translation>Auch diese braucht eine Meldung.</translation>
    </message>
    <message>
        <source>The nines are a meld; the other cards are in your hand.</source>
        <translation>Die Neunen sind eine Meldung; die anderen Karten sind auf Ihrer Hand.</translation>
    </message>
    <message>
        <source>Well done. Now “discard”: click a single low card, such as the four. Then click the {pile}, or press {pile_key}.</source>
        <translation>Gut gemacht. Nun „ablegen“: Klicken Sie auf eine einzelne niedrige Karte, etwa die Vier. Dann klicken Sie auf den {pile}, oder drücken Sie {pile_key}.</translation>
    </message>
    <message>
        <source>Now discard a single low card. Keep both nines.</source>
        <translation>Legen Sie jetzt eine einzelne niedrige Karte ab. Behalten Sie beide Neunen.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} und {jokers} sind „wilde Karten“: Jede hilft als beliebige andere Karte, oder sie liegen zusammen. Sie haben eine wilde Karte, hier im Rahmen.</numerusform>
            <numerusform>{twos} und {jokers} sind „wilde Karten“: Jede hilft als beliebige andere Karte, oder sie liegen zusammen. Sie haben %n wilde Karten, hier im Rahmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} und {jokers} sind „wilde Karten“: Jede hilft als beliebige andere Karte. Sie haben eine wilde Karte, hier im Rahmen.</numerusform>
            <numerusform>{twos} und {jokers} sind „wilde Karten“: Jede hilft als beliebige andere Karte. Sie haben %n wilde Karten, hier im Rahmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A nine was thrown, and you hold two. Raise both and click the {pile}: you take its cards instead of drawing.</source>
        <translation>Eine Neun wurde abgelegt, und Sie haben zwei. Heben Sie beide an und klicken Sie auf den {pile}: Sie nehmen seine Karten, statt zu ziehen.</translation>
    </message>
    <message>
        <source>A nine lies on the {pile}, and you have two. Click both, then click the {pile}: you take all its cards and do not draw.</source>
        <translation>Auf dem {pile} liegt eine Neun, und Sie haben zwei. Klicken Sie auf beide, dann auf den {pile}: Sie nehmen alle seine Karten und ziehen nicht.</translation>
    </message>
    <message>
        <source>Do not draw this time. Raise both nines and take the {pile} with them.</source>
        <translation>Ziehen Sie diesmal nicht. Heben Sie beide Neunen an und nehmen Sie damit den {pile}.</translation>
    </message>
    <message>
        <source>If you hold two natural cards like its top card, you may take the {pile}.</source>
        <translation>Halten Sie zwei natürliche Karten wie die oberste, dürfen Sie den {pile} nehmen.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that you need least.</source>
        <translation>Beenden Sie Ihren Zug: Legen Sie die Karte ab, die Sie am wenigsten brauchen.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: raise one card, click the {pile}.</source>
        <translation>Ihr Zug endet mit dem Ablegen: eine Karte anheben, auf den {pile} klicken.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: click one card, then the {pile}.</source>
        <translation>Ihr Zug endet mit dem Ablegen: Klicken Sie auf eine Karte, dann auf den {pile}.</translation>
    </message>
    <message>
        <source>You drew a {bonus}. It lies here, and you got another card for it.</source>
        <translation>Sie haben eine {bonus} gezogen. Sie liegt hier, und Sie haben eine andere Karte dafür bekommen.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Sie zählt {points} Punkte.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta.</source>
        <translation>Sie zählt {points} Punkte, sobald Ihre Seite einen Canasta hat.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has two canastas.</source>
        <translation>Sie zählt {points} Punkte, sobald Ihre Seite zwei Canastas hat.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta of sevens.</source>
        <translation>Sie zählt {points} Punkte, sobald Ihre Seite einen Canasta aus Siebenen hat.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Sie kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Your side has opened. Now raise a single low card, such as the four, and click the {pile}, or press {pile_key}.</source>
        <translation>Ihre Seite hat eröffnet. Heben Sie nun eine einzelne niedrige Karte an, etwa die Vier, und klicken Sie auf den {pile}, oder drücken Sie {pile_key}.</translation>
    </message>
    <message>
        <source>To “open”, your side lays its first melds, worth {need} points or more. Yours are worth enough.</source>
        <translation>Zum „Eröffnen“ legt Ihre Seite ihre Erstmeldung im Wert von {need} Punkten oder mehr. Ihre genügt.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} und {jokers} sind wild: Sie stehen für andere Karten oder liegen zusammen als Meldung. Sie halten eine wilde Karte, hier im Rahmen.</numerusform>
            <numerusform>{twos} und {jokers} sind wild: Sie stehen für andere Karten oder liegen zusammen als Meldung. Sie halten %n wilde Karten, hier im Rahmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} und {jokers} sind wild: Sie stehen für andere Karten. Sie halten eine wilde Karte, hier im Rahmen.</numerusform>
            <numerusform>{twos} und {jokers} sind wild: Sie stehen für andere Karten. Sie halten %n wilde Karten, hier im Rahmen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootLesson</name>
    <message>
        <source>Hand &amp; Foot: the second hand</source>
        <translation>Hand &amp; Foot: die zweite Hand</translation>
    </message>
    <message>
        <source>What is different in Hand &amp; Foot.</source>
        <translation>Was bei Hand &amp; Foot anders ist.</translation>
    </message>
    <message numerus="yes">
        <source>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</source>
        <translation>
            <numerusform>Neben Ihrem Namen liegt Ihr Fuß: eine zweite Hand von einer Karte. Niemand sieht sie vor der Zeit.</numerusform>
            <numerusform>Neben Ihrem Namen liegt Ihr Fuß: eine zweite Hand von %n Karten. Niemand sieht sie vor der Zeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Get rid of your hand: first lay the nines.</source>
        <translation>Spielen Sie Ihre Hand leer: Legen Sie zuerst die Neunen aus.</translation>
    </message>
    <message>
        <source>First lay all your nines.</source>
        <translation>Legen Sie zuerst alle Ihre Neunen aus.</translation>
    </message>
    <message>
        <source>Now your last card: lay the king on the kings.</source>
        <translation>Jetzt Ihre letzte Karte: Legen Sie den König an die Könige an.</translation>
    </message>
    <message>
        <source>Lay the king: then your hand is empty.</source>
        <translation>Legen Sie den König aus: Dann ist Ihre Hand leer.</translation>
    </message>
    <message>
        <source>That was the last card of your hand: you picked up the foot and play on.</source>
        <translation>Das war die letzte Karte Ihrer Hand: Sie haben den Fuß aufgenommen und spielen weiter.</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canastas.</source>
        <translation>
            <numerusform>Zum Ausmachen braucht Ihre Seite einen Canasta.</numerusform>
            <numerusform>Zum Ausmachen braucht Ihre Seite %n Canastas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootTopic</name>
    <message>
        <source>The foot</source>
        <translation>Der Fuß</translation>
    </message>
    <message>
        <source>The foot is your second hand of {count} cards; nobody looks at it before.</source>
        <translation>Der Fuß ist Ihre zweite Hand von {count} Karten; vorher sieht ihn niemand an.</translation>
    </message>
    <message>
        <source>Meld your last card, and you pick up the foot at once and play on from it.</source>
        <translation>Wenn Sie Ihre letzte Karte melden, nehmen Sie den Fuß sofort auf und spielen daraus weiter.</translation>
    </message>
    <message>
        <source>Discard your last card, and you play from the foot in your next turn.</source>
        <translation>Wenn Sie Ihre letzte Karte ablegen, spielen Sie ab Ihrem nächsten Zug aus dem Fuß.</translation>
    </message>
    <message>
        <source>A {bonus} in it is laid by itself, and another card is drawn for it.</source>
        <translation>Enthält er eine {bonus}, wird sie von selbst ausgelegt und durch eine andere Karte ersetzt.</translation>
    </message>
    <message>
        <source>Emptying the first hand is not going out.</source>
        <translation>Die erste Hand leer zu spielen ist noch kein Ausmachen.</translation>
    </message>
    <message>
        <source>The cards of a foot that was not picked up count against you at the end.</source>
        <translation>Die Karten eines Fußes, der nicht aufgenommen wurde, zählen am Ende gegen Sie.</translation>
    </message>
    <message>
        <source>Each {bonus} in it costs {points} points.</source>
        <translation>Jede {bonus} darin kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Many call it the packet. The first canasta that you finish yourself brings it: you take it up at once and play on with all your cards.</source>
        <translation>Viele nennen ihn das Päckchen. Der erste Canasta, den Sie selbst vollenden, bringt ihn: Sie nehmen ihn sofort auf und spielen mit allen Karten weiter.</translation>
    </message>
    <message>
        <source>Nobody goes out before having taken it up.</source>
        <translation>Niemand macht aus, bevor er ihn aufgenommen hat.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>minus</source>
        <extracomment>What is said before a number below zero, as in &quot;minus 150 points&quot;.</extracomment>
        <translation>minus</translation>
    </message>
</context>
<context>
    <name>FreezingDecision</name>
    <message>
        <source>When to freeze</source>
        <translation>Wann Sie einfrieren</translation>
    </message>
    <message>
        <source>When a wild card does more in the {pile} than in your hand.</source>
        <translation>Wann eine wilde Karte im {pile} mehr nützt als in Ihrer Hand.</translation>
    </message>
    <message>
        <source>The others have melds, you have none. {count} cards lie in the {pile}. You hold three pairs, a queen and a seven that fit their melds, and a wild card.</source>
        <translation>Die anderen haben Meldungen, Sie keine. {count} Karten liegen im {pile}. Sie haben drei Paare, eine Dame und eine Sieben, die zu ihren Meldungen passen, und eine wilde Karte.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Welche Karte legen Sie ab? Sie entscheiden.</translation>
    </message>
    <message>
        <source>That card may give them all {count} cards. A wild card freezes the {pile}: then only a natural pair takes it, and you hold three.</source>
        <translation>Diese Karte gibt ihnen vielleicht alle {count} Karten. Eine wilde Karte friert den {pile} ein: Dann nimmt ihn nur ein natürliches Paar, und Sie haben drei.</translation>
    </message>
    <message>
        <source>Frozen. Their melds do not help them to the {pile} now. If a four, a five or a nine is discarded to you, it is yours.</source>
        <translation>Eingefroren. Ihre Meldungen helfen den anderen jetzt nicht zum {pile}. Legt Ihnen jemand eine Vier, Fünf oder Neun hin, gehört er Ihnen.</translation>
    </message>
    <message>
        <source>Here your kings lack one card for a canasta. {count} cards lie in the {pile}, and the others have one meld.</source>
        <translation>Hier fehlt Ihren Königen eine Karte zum Canasta. {count} Karten liegen im {pile}, und die anderen haben eine Meldung.</translation>
    </message>
    <message>
        <source>What do you do with your wild card: discard it, lay it, or keep it?</source>
        <translation>Was tun Sie mit Ihrer wilden Karte: ablegen, anlegen oder behalten?</translation>
    </message>
    <message>
        <source>Lay the wild card on your kings, or discard another card.</source>
        <translation>Legen Sie die wilde Karte an Ihre Könige an, oder legen Sie eine andere ab.</translation>
    </message>
    <message>
        <source>There is little in the {pile}, and that card can finish your canasta: {points} points. Lay it or keep it, and discard another card.</source>
        <translation>Im {pile} liegt wenig, und diese Karte kann Ihren Canasta vollenden: {points} Punkte. Legen Sie sie an oder behalten Sie sie, und legen Sie eine andere ab.</translation>
    </message>
    <message>
        <source>Freeze when the {pile} is fat, when the others would get it sooner than you, and when you hold pairs. Otherwise keep your wild cards.</source>
        <translation>Frieren Sie ein, wenn der {pile} dick ist, wenn die anderen ihn eher bekämen als Sie und wenn Sie Paare haben. Sonst behalten Sie Ihre wilden Karten.</translation>
    </message>
</context>
<context>
    <name>FreezingLesson</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>Der eingefrorene {pile}</translation>
    </message>
    <message>
        <source>Keep the others from the {pile}, and take it all the same.</source>
        <translation>Die anderen vom {pile} fernhalten, und ihn trotzdem nehmen.</translation>
    </message>
    <message>
        <source>The others have melds, you have none, and {count} cards lie in the {pile}. Your king fits a meld of theirs. A wild card thrown freezes the {pile}.</source>
        <translation>Die anderen haben Meldungen, Sie keine, und {count} Karten liegen im {pile}. Ihr König passt zu einer Meldung der anderen. Eine abgelegte wilde Karte friert den {pile} ein.</translation>
    </message>
    <message>
        <source>Whoever discards a wild card freezes the {pile}.</source>
        <translation>Wer eine wilde Karte ablegt, friert den {pile} ein.</translation>
    </message>
    <message>
        <source>Freeze the {pile}: discard your wild card.</source>
        <translation>Frieren Sie den {pile} ein: Legen Sie Ihre wilde Karte ab.</translation>
    </message>
    <message>
        <source>Only a wild card freezes: discard that one.</source>
        <translation>Nur eine wilde Karte friert ein: Legen Sie diese ab.</translation>
    </message>
    <message>
        <source>It lies crosswise, so that nobody forgets it. From now on a wild card helps nobody to take the {pile}; two natural cards from the hand do.</source>
        <translation>Sie liegt quer, damit niemand sie vergisst. Von nun an hilft niemandem eine wilde Karte, den {pile} zu nehmen; zwei natürliche Karten von der Hand tun es.</translation>
    </message>
    <message>
        <source>It lies crosswise. From now on a wild card does not help your opponents to take the {pile}; two natural cards from the hand do.</source>
        <translation>Sie liegt quer. Von nun an hilft Ihren Gegnern keine wilde Karte, den {pile} zu nehmen; zwei natürliche Karten von der Hand tun es.</translation>
    </message>
    <message>
        <source>In this {pile} a wild card lies crosswise: it is frozen until somebody takes it. A natural card with a wild card does not help now.</source>
        <translation>In diesem {pile} liegt eine wilde Karte quer: Er ist eingefroren, bis ihn jemand nimmt. Eine natürliche Karte mit einer wilden hilft jetzt nicht.</translation>
    </message>
    <message>
        <source>By your rules the {pile} is always frozen: a natural card with a wild card never takes it.</source>
        <translation>Nach Ihren Regeln ist der {pile} immer eingefroren: Eine natürliche Karte mit einer wilden nimmt ihn nie.</translation>
    </message>
    <message>
        <source>But you hold two queens. Raise both and take the {pile}.</source>
        <translation>Aber Sie haben zwei Damen. Heben Sie beide an und nehmen Sie den {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: two natural queens take even a frozen {pile}.</source>
        <translation>Ziehen Sie nicht: Zwei natürliche Damen nehmen sogar einen eingefrorenen {pile}.</translation>
    </message>
</context>
<context>
    <name>FrozenTopic</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>Der eingefrorene {pile}</translation>
    </message>
    <message>
        <source>In this game the {pile} is always frozen, for everybody.</source>
        <translation>In diesem Spiel ist der {pile} immer und für alle eingefroren.</translation>
    </message>
    <message>
        <source>For each player it is frozen, too, until that player has taken it once in the deal.</source>
        <translation>Für jeden Spieler ist er auch eingefroren, bis dieser ihn in der Runde einmal genommen hat.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for everybody.</source>
        <translation>Eine abgelegte wilde Karte friert den {pile} für alle ein.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for the opponents only.</source>
        <translation>Eine abgelegte wilde Karte friert den {pile} nur für die Gegner ein.</translation>
    </message>
    <message>
        <source>A {stop} freezes it in the same way, also one that is turned up first.</source>
        <translation>Eine {stop} friert ihn ebenso ein, auch eine, die zuerst aufgedeckt wird.</translation>
    </message>
    <message>
        <source>The freezing card lies crosswise. The {pile} stays frozen until it is taken.</source>
        <translation>Die Karte liegt quer. Der {pile} bleibt eingefroren, bis ihn jemand nimmt.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile}.</source>
        <translation>Einen eingefrorenen {pile} nehmen Sie nur mit zwei natürlichen Karten vom Wert der obersten, beide aus Ihrer Hand.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile} with a natural card on top.</source>
        <translation>Einen eingefrorenen {pile} mit einer natürlichen Karte obenauf nehmen Sie nur mit zwei natürlichen Karten ihres Werts, beide aus Ihrer Hand.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, if that has fewer than {size} cards.</source>
        <translation>Oder die oberste Karte kommt an eine Meldung ihres Werts auf Ihrer Seite, die weniger als {size} Karten hat.</translation>
    </message>
    <message>
        <source>It does not help that your side has a meld of that rank.</source>
        <translation>Dass Ihre Seite eine Meldung dieses Werts hat, hilft dabei nicht.</translation>
    </message>
    <message>
        <source>A meld of that rank does not replace them; with the top card they may join one of your side that has fewer than {least} cards.</source>
        <translation>Eine Meldung dieses Werts ersetzt sie nicht; mit der obersten Karte dürfen sie aber an eine Ihrer Seite, die weniger als {least} Karten hat.</translation>
    </message>
    <message>
        <source>With a two on top, two twos from your hand take the {pile}, with a joker two jokers: the three are laid as wild cards alone, or join an open meld of such cards.</source>
        <translation>Liegt eine Zwei oben, nehmen zwei Zweien aus der Hand den {pile}, bei einem Joker zwei Joker: Die drei werden als wilde Karten allein gelegt oder kommen zu einer offenen Meldung aus solchen Karten.</translation>
    </message>
    <message>
        <source>While a wild card lies on top, nobody can take the {pile}.</source>
        <translation>Solange eine wilde Karte obenauf liegt, kann niemand den {pile} nehmen.</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Compare with another game…</source>
        <translation>Mit einem anderen Spiel vergleichen…</translation>
    </message>
</context>
<context>
    <name>GameFinder</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Wie viele spielen</translation>
    </message>
    <message>
        <source>Decks at hand</source>
        <translation>Vorhandene Kartenspiele</translation>
    </message>
    <message>
        <source>How long it may take</source>
        <translation>Wie lange es dauern darf</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Art des Spiels</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Kartenspiele</translation>
    </message>
    <message numerus="yes">
        <source>I have %n decks</source>
        <translation>
            <numerusform>Ich habe %n</numerusform>
            <numerusform>Ich habe %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Dauer</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n minutes</source>
        <translation>
            <numerusform>Bis %n Minute</numerusform>
            <numerusform>Bis %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>With sequences</source>
        <translation>Mit Folgen</translation>
    </message>
    <message>
        <source>With a second hand</source>
        <translation>Mit einer zweiten Hand</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Go to another game and press {key} to compare it with {game}.</source>
        <translation>Gehen Sie zu einem anderen Spiel und drücken Sie {key}, um es mit {game} zu vergleichen.</translation>
    </message>
    <message>
        <source>To compare two games, drag one on the other, or press {key} on each.</source>
        <translation>Zum Vergleichen ein Spiel auf ein anderes ziehen, oder auf beiden {key} drücken.</translation>
    </message>
    <message>
        <source>No game is like that. Ask for less.</source>
        <translation>So ein Spiel gibt es nicht. Nehmen Sie einen Filter weg.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
</context>
<context>
    <name>GameTopic</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>A turn in three lines:</source>
        <translation>Ein Zug in drei Zeilen:</translation>
    </message>
    <message>
        <source>Collect cards of the same rank and lay them before you: such a group is a meld.</source>
        <translation>Sammeln Sie Karten gleichen Werts und legen Sie sie vor sich aus: Eine solche Gruppe ist eine Meldung.</translation>
    </message>
    <message>
        <source>A meld of {size} cards is a canasta, and canastas bring the most points.</source>
        <translation>Eine Meldung von {size} Karten ist ein Canasta, und Canastas bringen die meisten Punkte.</translation>
    </message>
    <message>
        <source>A deal ends when somebody has no card left; then the points are counted.</source>
        <translation>Eine Runde endet, wenn jemand keine Karte mehr hat; dann werden die Punkte gezählt.</translation>
    </message>
    <message>
        <source>A canasta.</source>
        <comment>below a picture</comment>
        <translation>Ein Canasta.</translation>
    </message>
    <message>
        <source>Everybody plays alone. “Your side” on these pages is you by yourself.</source>
        <translation>Jeder spielt für sich. „Ihre Seite“ heißt auf diesen Seiten: Sie allein.</translation>
    </message>
    <message>
        <source>These seats play together: {seats}.</source>
        <translation>Diese Plätze spielen zusammen: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of the larger side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In jeder Runde setzt %n Spieler der größeren Seite aus; man wechselt sich dabei ab.</numerusform>
            <numerusform>In jeder Runde setzen %n Spieler der größeren Seite aus; man wechselt sich dabei ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of each side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In jeder Runde setzt auf jeder Seite %n Spieler aus; man wechselt sich dabei ab.</numerusform>
            <numerusform>In jeder Runde setzen auf jeder Seite %n Spieler aus; man wechselt sich dabei ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody begins alone.</source>
        <translation>Alle beginnen allein.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone to the end of the deal; the other two are partners from then on.</source>
        <translation>Wer zuerst den {pile} nimmt, spielt bis zum Ende der Runde allein; die beiden anderen sind von da an Partner.</translation>
    </message>
    <message>
        <source>What the partners have laid belongs to both. Two melds of a rank stay apart; cards join either.</source>
        <translation>Was die Partner gelegt haben, gehört beiden. Zwei Meldungen gleichen Werts bleiben getrennt; Karten kommen an eine von beiden.</translation>
    </message>
    <message>
        <source>Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes it, all three count alone.</source>
        <translation>Wer ausmacht, bevor jemand den {pile} nahm, zählt auch allein gegen zwei. Nimmt ihn niemand, zählt jeder für sich.</translation>
    </message>
    <message>
        <source>The score has three columns. Melds, canastas, going out and both hands count in full for each partner; {bonuses} only for who has them.</source>
        <translation>Die Punkte haben drei Spalten. Meldungen, Canastas, Ausmachen und beide Hände zählen voll für jeden Partner; {bonuses} nur für den, der sie hat.</translation>
    </message>
    <message>
        <source>The first melds need what the score of the player who lays them asks for; then the partner is free, too.</source>
        <translation>Die Erstmeldung braucht, was der Punktestand dessen verlangt, der sie legt; danach ist auch der Partner frei.</translation>
    </message>
</context>
<context>
    <name>GestureTexts</name>
    <message>
        <source>Lay {cards}</source>
        <translation>{cards} melden</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>{cards} anlegen</translation>
    </message>
    <message>
        <source>Make one meld of both</source>
        <translation>Beide Meldungen vereinen</translation>
    </message>
    <message>
        <source>Which meld do you mean?</source>
        <translation>Welche Meldung meinen Sie?</translation>
    </message>
    <message>
        <source>Lay aside {cards}</source>
        <translation>{cards} bereitlegen</translation>
    </message>
    <message>
        <source>Put with these cards</source>
        <translation>Zu diesen Karten legen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Den {pile} nehmen: %n Karte</numerusform>
            <numerusform>Den {pile} nehmen: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Zurück auf die Hand</translation>
    </message>
    <message>
        <source>Lay the {bonus}</source>
        <translation>Die {bonus} auslegen</translation>
    </message>
    <message>
        <source>Play the Caliente card</source>
        <translation>Die Caliente-Karte spielen</translation>
    </message>
    <message>
        <source>{cards}: {have} of {need} points to open</source>
        <translation>{cards}: {have} von {need} Punkten zum Eröffnen</translation>
    </message>
    <message>
        <source>Rules: {key}</source>
        <translation>Regeln: {key}</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Wählen Sie eine Karte zum Ablegen.</translation>
    </message>
    <message>
        <source>Discard one card only.</source>
        <translation>Legen Sie nur eine Karte ab.</translation>
    </message>
    <message>
        <source>Lay the cards before you, or put them back, before you discard.</source>
        <translation>Melden Sie die bereitgelegten Karten oder nehmen Sie sie zurück, bevor Sie ablegen.</translation>
    </message>
    <message>
        <source>Cards join only your own side&apos;s melds.</source>
        <translation>Anlegen können Sie nur an Meldungen Ihrer Seite.</translation>
    </message>
    <message>
        <source>These cards cannot go there.</source>
        <translation>Diese Karten können nicht dorthin.</translation>
    </message>
    <message>
        <source>Lay cards aside first.</source>
        <translation>Legen Sie zuerst Karten bereit.</translation>
    </message>
    <message>
        <source>Do it once more to discard the card and end your turn.</source>
        <translation>Noch einmal, um die Karte abzulegen und Ihren Zug zu beenden.</translation>
    </message>
    <message>
        <source>Leave it in your hand.</source>
        <comment>the card that a rule just refused</comment>
        <translation>Lassen Sie diese Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Leave them in your hand.</source>
        <comment>the cards that a rule just refused</comment>
        <translation>Lassen Sie diese Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Everybody but {player} looks away.</source>
        <translation>Alle außer {player} sehen weg.</translation>
    </message>
</context>
<context>
    <name>GlossaryTopic</name>
    <message>
        <source>Glossary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>natural card</source>
        <comment>glossary</comment>
        <translation>natürliche Karte</translation>
    </message>
    <message>
        <source>A card from four to ace: it stands for itself alone.</source>
        <translation>Eine Karte von der Vier bis zum Ass: Sie steht nur für sich selbst.</translation>
    </message>
    <message>
        <source>wild card</source>
        <comment>glossary</comment>
        <translation>wilde Karte</translation>
    </message>
    <message>
        <source>{twos} and {jokers}: in a meld they stand for natural cards.</source>
        <translation>{twos} und {jokers}: In einer Meldung ersetzen sie natürliche Karten.</translation>
    </message>
    <message>
        <source>Lies beside the melds, pays points, and is replaced by another card.</source>
        <translation>Liegt neben den Meldungen, bringt Punkte und wird durch eine andere Karte ersetzt.</translation>
    </message>
    <message>
        <source>The cards that lie face down; a turn begins there.</source>
        <translation>Die verdeckten Karten; dort beginnt ein Zug.</translation>
    </message>
    <message>
        <source>top card</source>
        <comment>glossary</comment>
        <translation>oberste Karte</translation>
    </message>
    <message>
        <source>The uppermost card of the {pile}: it has to be melded when that is taken.</source>
        <translation>Die oberste Karte auf dem {pile}: Sie muss gemeldet werden, wenn er genommen wird.</translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>glossary</comment>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>Melded only when going out; until then a card to discard.</source>
        <translation>Nur beim Ausmachen zu melden; bis dahin eine Karte zum Ablegen.</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>glossary</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>The cards that you hold; nobody else sees them.</source>
        <translation>Die Karten, die Sie halten; niemand sonst sieht sie.</translation>
    </message>
    <message>
        <source>side</source>
        <comment>glossary</comment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes all of it.</source>
        <translation>Die abgelegten Karten, offen. Wer ihn nimmt, nimmt ihn ganz.</translation>
    </message>
    <message>
        <source>Lies beside the melds as a {bonus} does, and pays as much.</source>
        <translation>Liegt neben den Meldungen wie eine {bonus} und bringt ebenso viel.</translation>
    </message>
    <message>
        <source>Never melded: a card to discard.</source>
        <translation>Wird nie gemeldet: eine Karte zum Ablegen.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes the top of it.</source>
        <translation>Die abgelegten Karten, offen. Wer ihn nimmt, nimmt die obersten.</translation>
    </message>
    <message>
        <source>Said of the {pile} while it is harder to take, mostly by a natural pair only.</source>
        <translation>So heißt der {pile}, solange er schwerer zu nehmen ist, meist nur mit einem natürlichen Paar.</translation>
    </message>
    <message>
        <source>Those who play together: they share melds and points.</source>
        <translation>Die zusammen spielen: Ihre Meldungen und Punkte gehören ihnen gemeinsam.</translation>
    </message>
    <message>
        <source>meld</source>
        <comment>glossary</comment>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Cards on the table that belong together, most often of one rank.</source>
        <translation>Karten auf dem Tisch, die zusammengehören, meist von einem Wert.</translation>
    </message>
    <message>
        <source>first melds</source>
        <comment>glossary</comment>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>What a side lays first in a deal; it must be worth enough points.</source>
        <translation>Was eine Seite in einer Runde zuerst auslegt; es muss genug Punkte wert sein.</translation>
    </message>
    <message>
        <source>canasta</source>
        <comment>glossary</comment>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>A full meld, squared up; it pays many points.</source>
        <translation>Eine volle Meldung, zusammengeschoben; sie bringt viele Punkte.</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <comment>glossary</comment>
        <translation>reiner Canasta</translation>
    </message>
    <message>
        <source>A canasta without wild cards, topped by a red card.</source>
        <translation>Ein Canasta ohne wilde Karten, mit einer roten Karte obenauf.</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <comment>glossary</comment>
        <translation>gemischter Canasta</translation>
    </message>
    <message>
        <source>A canasta with wild cards, topped by a black card.</source>
        <translation>Ein Canasta mit wilden Karten, mit einer schwarzen Karte obenauf.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>glossary</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>To draw or to take the {pile}, to meld, to discard.</source>
        <translation>Ziehen oder den {pile} nehmen, melden, ablegen.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>glossary</comment>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>To put a card onto the {pile}; it ends the turn.</source>
        <translation>Eine Karte auf den {pile} legen; das beendet den Zug.</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>glossary</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>From dealing the cards to the score.</source>
        <translation>Vom Geben der Karten bis zur Abrechnung.</translation>
    </message>
    <message>
        <source>match</source>
        <comment>glossary</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>All deals up to the end, when a side has won.</source>
        <translation>Alle Runden bis zum Ende, wenn eine Seite gewonnen hat.</translation>
    </message>
    <message>
        <source>going out</source>
        <comment>glossary</comment>
        <translation>ausmachen</translation>
    </message>
    <message>
        <source>To get rid of the last card, as the rules allow; it ends the deal.</source>
        <translation>Die letzte Karte regelgerecht loswerden; das beendet die Runde.</translation>
    </message>
    <message>
        <source>concealed</source>
        <comment>glossary</comment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Going out this way means laying everything in a single turn.</source>
        <translation>So macht aus, wer alles in einem einzigen Zug auslegt.</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>glossary</comment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>A meld of cards that follow each other.</source>
        <translation>Eine Meldung aus Karten, die aufeinander folgen.</translation>
    </message>
    <message>
        <source>A full sequence: as many cards as a canasta.</source>
        <translation>Eine volle Folge: so viele Karten wie ein Canasta.</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Ein Canasta nur aus wilden Karten.</translation>
    </message>
    <message>
        <source>foot</source>
        <comment>glossary</comment>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Eine zweite Hand, aufgenommen, wenn die erste leer ist.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Eine zweite Hand; der erste eigene Canasta bringt sie.</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <comment>glossary</comment>
        <translation>Caliente-Karte</translation>
    </message>
    <message>
        <source>Played instead of drawing: it fills a small hand up, and costs points.</source>
        <translation>Statt zu ziehen gespielt: Sie füllt eine kleine Hand auf und kostet Punkte.</translation>
    </message>
</context>
<context>
    <name>GoingOutDecision</name>
    <message>
        <source>Going out or playing on</source>
        <translation>Ausmachen oder weiterspielen</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you end a deal.</source>
        <translation>Zählen Sie die Karten der anderen, bevor Sie eine Runde beenden.</translation>
    </message>
    <message>
        <source>You could go out: lay the nines, discard the five. But your partner holds {partner} cards. The others hold {others} each, and have no canasta.</source>
        <translation>Sie könnten ausmachen: die Neunen auslegen, die Fünf ablegen. Aber Ihr Partner hat {partner} Karten. Die anderen haben je {others} und keinen Canasta.</translation>
    </message>
    <message>
        <source>Go out, or play on? You decide.</source>
        <translation>Ausmachen oder weiterspielen? Sie entscheiden.</translation>
    </message>
    <message>
        <source>Play on: discard one card.</source>
        <translation>Spielen Sie weiter: Legen Sie eine Karte ab.</translation>
    </message>
    <message>
        <source>Then you go out, and all cards of your partner count against your side. The others have little to lose. Discard, and play on.</source>
        <translation>Dann machen Sie aus, und alle Karten Ihres Partners zählen gegen Ihre Seite. Die anderen haben wenig zu verlieren. Legen Sie ab und spielen Sie weiter.</translation>
    </message>
    <message>
        <source>No need to ask: you see how many cards your partner holds. Discard, and play on.</source>
        <translation>Sie müssen nicht fragen: Sie sehen, wie viele Karten Ihr Partner hat. Legen Sie ab und spielen Sie weiter.</translation>
    </message>
    <message>
        <source>Without a canasta the others cannot go out. Your partner has time to lay, and two of your melds are nearly canastas.</source>
        <translation>Ohne Canasta können die anderen nicht ausmachen. Ihr Partner hat Zeit zum Auslegen, und zwei Ihrer Meldungen sind fast Canastas.</translation>
    </message>
    <message>
        <source>Here your partner holds {partner} cards and the others {others} each. You can go out again: nines, then the four.</source>
        <translation>Hier hat Ihr Partner {partner} Karten, die anderen haben je {others}. Wieder können Sie ausmachen: die Neunen, dann die Vier.</translation>
    </message>
    <message>
        <source>Lay your nines and go out.</source>
        <translation>Legen Sie Ihre Neunen aus und machen Sie aus.</translation>
    </message>
    <message>
        <source>The full hands of the others count against them only if you end the deal. Lay your nines and go out.</source>
        <translation>Die vollen Hände der anderen zählen nur gegen sie, wenn Sie die Runde beenden. Legen Sie Ihre Neunen aus und machen Sie aus.</translation>
    </message>
    <message>
        <source>No need to ask: your partner has little to lose. Lay your nines and go out.</source>
        <translation>Sie müssen nicht fragen: Ihr Partner hat wenig zu verlieren. Legen Sie Ihre Neunen aus und machen Sie aus.</translation>
    </message>
    <message>
        <source>Go out when the others have more to lose than your side. Play on while your side has more to win.</source>
        <translation>Machen Sie aus, wenn die anderen mehr zu verlieren haben als Ihre Seite. Spielen Sie weiter, solange Ihre Seite mehr zu gewinnen hat.</translation>
    </message>
</context>
<context>
    <name>GoingOutLesson</name>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>When you may, whom you ask, and how it ends the deal.</source>
        <translation>Wann Sie dürfen, wen Sie fragen, und wie es die Runde beendet.</translation>
    </message>
    <message>
        <source>Count before you lay: the king fits your kings, the eights are a meld, and one card is left for the discard. You can go out.</source>
        <translation>Zählen Sie vor dem Auslegen: Der König passt zu Ihren Königen, die Achten sind eine Meldung, und eine Karte bleibt zum Ablegen. Sie können ausmachen.</translation>
    </message>
    <message>
        <source>Lay the king on your kings first.</source>
        <translation>Legen Sie zuerst den König an Ihre Könige an.</translation>
    </message>
    <message>
        <source>First the king goes to your kings, then the eights are laid.</source>
        <translation>Zuerst kommt der König zu Ihren Königen, dann werden die Achten ausgelegt.</translation>
    </message>
    <message>
        <source>Now lay all your eights.</source>
        <translation>Legen Sie jetzt alle Ihre Achten aus.</translation>
    </message>
    <message>
        <source>Lay all your eights: only one card may be left.</source>
        <translation>Legen Sie alle Ihre Achten aus: Nur eine Karte darf bleiben.</translation>
    </message>
    <message>
        <source>By your rules you may go out without any canasta.</source>
        <translation>Nach Ihren Regeln dürfen Sie ohne Canasta ausmachen.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out, and it has them.</source>
        <translation>
            <numerusform>Ihre Seite braucht einen Canasta zum Ausmachen, und den hat sie.</numerusform>
            <numerusform>Ihre Seite braucht %n Canastas zum Ausmachen, und die hat sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to ask your partner before you go out.</source>
        <translation>Sie müssen Ihren Partner fragen, bevor Sie ausmachen.</translation>
    </message>
    <message>
        <source>You may ask your partner whether it suits: once, before you lay.</source>
        <translation>Sie dürfen Ihren Partner fragen, ob es passt: einmal, vor dem Auslegen.</translation>
    </message>
    <message>
        <source>A yes obliges you, a no as well.</source>
        <translation>Ein Ja verpflichtet Sie, ein Nein ebenso.</translation>
    </message>
    <message>
        <source>A yes lets you choose, a no keeps you in.</source>
        <translation>Ein Ja lässt Ihnen die Wahl, ein Nein hält Sie im Spiel.</translation>
    </message>
    <message>
        <source>Ask first: press the button that asks.</source>
        <translation>Fragen Sie zuerst: Drücken Sie den Knopf, der fragt.</translation>
    </message>
    <message>
        <source>Going out pays {points} points. Cards still in a hand count minus for their side.</source>
        <translation>Ausmachen bringt {points} Punkte. Karten, die noch auf einer Hand sind, zählen minus für ihre Seite.</translation>
    </message>
    <message>
        <source>Whoever has melded nothing before, and then lays the whole hand in one turn with a canasta in it, goes out concealed: {more} points more.</source>
        <translation>Wer vorher nichts gemeldet hat und dann die ganze Hand mit einem Canasta darin in einem Zug legt, macht verdeckt aus: {more} Punkte mehr.</translation>
    </message>
</context>
<context>
    <name>GroupNames</name>
    <message>
        <source>Melds and canastas</source>
        <translation>Meldungen und Canastas</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>Der {pile}</translation>
    </message>
    <message>
        <source>{stops}</source>
        <translation>{stops}</translation>
    </message>
    <message>
        <source>{bonuses}</source>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Points for canastas</source>
        <translation>Punkte für Canastas</translation>
    </message>
    <message>
        <source>End of the deal and of the match</source>
        <translation>Ende von Runde und Partie</translation>
    </message>
    <message>
        <source>Cards, deal and draw</source>
        <translation>Karten, Geben und Ziehen</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Caliente-Karten</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Sonderhände</translation>
    </message>
</context>
<context>
    <name>GrowthTexts</name>
    <message>
        <source>You laid a special hand and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Sie haben eine Sonderhand gelegt und die Runde gewonnen, darum spielen die anderen ab jetzt besser: Stufe {level}.</translation>
    </message>
    <message>
        <source>You went out and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Sie haben ausgemacht und die Runde gewonnen, darum spielen die anderen ab jetzt besser: Stufe {level}.</translation>
    </message>
    <message>
        <source>You made a canasta and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Sie haben einen Canasta geschafft und die Runde gewonnen, darum spielen die anderen ab jetzt besser: Stufe {level}.</translation>
    </message>
    <message>
        <source>You took the {pile} and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Sie haben den {pile} genommen und die Runde gewonnen, darum spielen die anderen ab jetzt besser: Stufe {level}.</translation>
    </message>
</context>
<context>
    <name>HandReader</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Ihre Hand, %n Karte</numerusform>
            <numerusform>Ihre Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>HandSorting</name>
    <message>
        <source>Raised cards one place to the left</source>
        <translation>Angehobene Karten einen Platz nach links</translation>
    </message>
    <message>
        <source>Raised cards one place to the right</source>
        <translation>Angehobene Karten einen Platz nach rechts</translation>
    </message>
    <message>
        <source>Raised cards to the left end</source>
        <translation>Angehobene Karten ganz nach links</translation>
    </message>
    <message>
        <source>Raised cards to the right end</source>
        <translation>Angehobene Karten ganz nach rechts</translation>
    </message>
    <message>
        <source>Your hand is sorted: {order}</source>
        <translation>Ihre Hand ist sortiert: {order}</translation>
    </message>
</context>
<context>
    <name>HintDisplay</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Ein Tipp wird gesucht</translation>
    </message>
    <message>
        <source>At first sight: {move}</source>
        <translation>Auf den ersten Blick: {move}</translation>
    </message>
    <message>
        <source>Still trying.</source>
        <translation>Es wird noch weiter probiert.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Anderer Zug</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Space shows the next move.</source>
        <translation>Die Leertaste zeigt den nächsten Zug.</translation>
    </message>
    <message>
        <source>{key} shows the rules for it.</source>
        <translation>{key} zeigt die Regeln dazu.</translation>
    </message>
    <message>
        <source>Next move (Space)</source>
        <translation>Nächster Zug (Leertaste)</translation>
    </message>
    <message>
        <source>Rules ({key})</source>
        <translation>Regeln ({key})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 or 3 another one, Escape goes back.</source>
        <translation>Die Eingabetaste spielt den ersten Vorschlag, 2 oder 3 einen anderen, Esc geht zurück.</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 the other one, Escape goes back.</source>
        <translation>Die Eingabetaste spielt den ersten Vorschlag, 2 den anderen, Esc geht zurück.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape goes back.</source>
        <translation>Die Eingabetaste spielt den Vorschlag, Esc geht zurück.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>Taking the {pile} looks %Ln points worse.</source>
        <translation>
            <numerusform>Den {pile} zu nehmen scheint um %Ln Punkt schlechter.</numerusform>
            <numerusform>Den {pile} zu nehmen scheint um %Ln Punkte schlechter.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table the cards count for the side.</source>
        <translation>Auf dem Tisch zählen die Karten für die eigene Seite.</translation>
    </message>
    <message numerus="yes">
        <source>The cards in the hand would lose %Ln points.</source>
        <translation>
            <numerusform>Die Karten auf der Hand würden %Ln Punkt verlieren.</numerusform>
            <numerusform>Die Karten auf der Hand würden %Ln Punkte verlieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Das Risiko, dass der Nächste dafür den {pile} nimmt: {risk} von 100.</translation>
    </message>
    <message numerus="yes">
        <source>Taking the {pile} brings %n cards.</source>
        <translation>
            <numerusform>Der {pile} bringt %n Karte.</numerusform>
            <numerusform>Der {pile} bringt %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Just as good</source>
        <translation>Genauso gut</translation>
    </message>
    <message>
        <source>Better than {number}: {why}</source>
        <comment>number {number} of the moves listed</comment>
        <translation>Besser als {number}: {why}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>So gut wie der beste Zug.</translation>
    </message>
    <message>
        <source>It costs about {points} points.</source>
        <translation>Es kostet etwa {points} Punkte.</translation>
    </message>
    <message>
        <source>About {points} points less</source>
        <translation>Etwa {points} Punkte weniger</translation>
    </message>
    <message>
        <source>In two cases of three the difference is {least} to {most} points.</source>
        <translation>In zwei von drei Fällen beträgt der Unterschied {least} bis {most} Punkte.</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{file} holds no house rules. It is left alone.</source>
        <translation>{file} enthält keine Hausregeln. Die Datei bleibt unberührt.</translation>
    </message>
    <message>
        <source>{file} cannot be used:</source>
        <translation>{file} lässt sich nicht verwenden:</translation>
    </message>
    <message>
        <source>Differs from {game} in:</source>
        <translation>Anders als in {game}:</translation>
    </message>
    <message>
        <source>House rules, based on {game}</source>
        <translation>Hausregeln auf der Grundlage von {game}</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… und {count} weitere.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Change what you play differently. Matches that have begun stay as they are.</source>
        <translation>Hier lässt sich ändern, was anders gespielt wird. Begonnene Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Name der Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>These changes were not saved when Canasta ended.</source>
        <translation>Diese Änderungen waren nicht gespeichert, als Canasta geschlossen wurde.</translation>
    </message>
    <message>
        <source>Not saved yet. Cancel once more to drop the changes.</source>
        <translation>Noch nicht gespeichert. Ein zweites Abbrechen verwirft die Änderungen.</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Die Regeln brauchen einen Namen.</translation>
    </message>
</context>
<context>
    <name>HouseList</name>
    <message>
        <source>There are no house rules yet. Press New, choose a game, and change what you play otherwise at home: points, cards, what opening needs. Your rules then stand among the games of a new match.</source>
        <translation>Es gibt noch keine Hausregeln. Drücken Sie „Neu“, wählen Sie ein Spiel und ändern Sie, was Sie zu Hause anders spielen: Punkte, Karten, was das Eröffnen braucht. Ihre Regeln stehen dann bei den Spielen einer neuen Partie.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Rules of your own, beside those of the games.</source>
        <translation>Eigene Regeln neben denen der Spiele.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Unsere Regeln</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Hausregeln importieren</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Hausregeln exportieren</translation>
    </message>
    <message>
        <source>Saved as {file}. You can mail it.</source>
        <translation>Gespeichert als {file}. Die Datei lässt sich verschicken.</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>The table in the middle of a deal</source>
        <translation>Der Tisch mitten in einer Runde</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Eine Lektion</translation>
    </message>
    <message>
        <source>A hint, and why</source>
        <translation>Ein Tipp mit Begründung</translation>
    </message>
    <message>
        <source>What is not allowed is explained</source>
        <translation>Was nicht erlaubt ist, wird erklärt</translation>
    </message>
    <message>
        <source>The deal looked at again</source>
        <translation>Der Rückblick auf eine Runde</translation>
    </message>
    <message>
        <source>Play canasta against the computer, by the rules of your own deck</source>
        <translation>Canasta gegen den Computer spielen, nach den Regeln Ihres Kartenspiels</translation>
    </message>
    <message>
        <source>cards;card game;rummy;samba;hand and foot;</source>
        <translation>Karten;Kartenspiel;Rommé;Samba;</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Canasta match</source>
        <translation>Canasta-Partie</translation>
    </message>
    <message>
        <source>Canasta house rules</source>
        <translation>Canasta-Hausregeln</translation>
    </message>
    <message>
        <source>Canasta player</source>
        <translation>Canasta-Spieler</translation>
    </message>
    <message>
        <source>Canasta is open. Please close it, then press Retry.</source>
        <translation>Canasta ist noch offen. Bitte schließen Sie es und drücken Sie dann Wiederholen.</translation>
    </message>
    <message>
        <source>A canasta table for two to six: any seat is a person or the computer. The table knows the rules of your deck, shows where a card may go, says why something is not allowed, counts the points and keeps every match safe.</source>
        <translation>Ein Canastatisch für zwei bis sechs: Auf jedem Platz sitzt ein Mensch oder der Computer. Der Tisch kennt die Regeln Ihres Kartenspiels, zeigt, wohin eine Karte darf, sagt, warum etwas nicht geht, zählt die Punkte und bewahrt jede Partie.</translation>
    </message>
    <message>
        <source>Six strengths of computer players, lessons, hints, house rules, large cards, keyboard and screen reader. No advertisements, no accounts, no internet.</source>
        <translation>Sechs Spielstärken, Lektionen, Tipps, Hausregeln, große Karten, Tastatur und Vorleseprogramm. Keine Werbung, keine Konten, kein Internet.</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>This key has no name to keep it by: choose another one.</source>
        <translation>Diese Taste hat keinen Namen, unter dem sie zu merken ist: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>At the table keys are pressed alone, without Ctrl, Alt or Shift.</source>
        <translation>Am Tisch drückt man Tasten allein, ohne Strg, Alt oder Umschalttaste.</translation>
    </message>
    <message>
        <source>In menus a key needs Ctrl or Alt, or is one of F1 to F12.</source>
        <translation>In den Menüs braucht eine Taste Strg oder Alt, oder sie ist eine von F1 bis F12.</translation>
    </message>
    <message>
        <source>{key} is taken: “{text}”.</source>
        <comment>a key, and what it does</comment>
        <translation>{key} ist vergeben: „{text}“.</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Taste drücken…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Use the defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Everything at the table can be done without a mouse. Press a key in the list, then the one that you want instead.</source>
        <translation>Alles am Tisch geht auch ohne Maus. Drücken Sie eine Taste in der Liste, dann die, die Sie statt ihrer wollen.</translation>
    </message>
    <message>
        <source>One switch is enough, too: see “Reach” in the settings.</source>
        <translation>Auch ein einziger Taster genügt: siehe „Bedienung“ in den Einstellungen.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Take the pile, or discard on it</source>
        <translation>Den Ablagestapel nehmen oder darauf ablegen</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Durch die Hand gehen</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Zur ersten oder letzten Karte gehen</translation>
    </message>
    <message>
        <source>Go between hand, melds and piles</source>
        <translation>Zwischen Hand, Meldungen und Stapeln wechseln</translation>
    </message>
    <message>
        <source>Raise or lower a card; hold a meld to join it</source>
        <translation>Eine Karte anheben oder senken; eine Meldung aufnehmen, um sie mit einer anderen zu vereinen</translation>
    </message>
    <message>
        <source>Do what is under the frame</source>
        <translation>Ausführen, was im Rahmen steht</translation>
    </message>
    <message>
        <source>Say more about what is under the frame</source>
        <translation>Mehr über das sagen, was der Rahmen zeigt</translation>
    </message>
    <message>
        <source>Lay the raised cards</source>
        <translation>Die angehobenen Karten melden</translation>
    </message>
    <message>
        <source>Add the raised cards to this meld</source>
        <translation>Die angehobenen Karten an diese Meldung anlegen</translation>
    </message>
    <message>
        <source>Take a group laid aside back</source>
        <translation>Bereitgelegte Karten zurücknehmen</translation>
    </message>
    <message>
        <source>Drop what is carried, or lower all cards</source>
        <translation>Getragene Karten loslassen oder alle senken</translation>
    </message>
    <message>
        <source>Go to the buttons on the table</source>
        <translation>Zu den Knöpfen auf dem Tisch</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <translation>Eine Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>Go between the table and a sheet beside it</source>
        <translation>Zwischen dem Tisch und einem Fenster daneben wechseln</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>Do what is offered beside a refusal</source>
        <translation>Tun, was neben einer Ablehnung angeboten wird</translation>
    </message>
    <message>
        <source>Compare two games in “New match”</source>
        <translation>Zwei Spiele unter „Neue Partie“ vergleichen</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in itself. Translate it last: from then on a system that speaks it is answered in it, and the tests ask for every other text.</extracomment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>That is all here: read, and go on with the button.</source>
        <translation>Hier ist nichts mehr zu tun: Lesen Sie, und gehen Sie mit dem Knopf weiter.</translation>
    </message>
    <message>
        <source>Your turn: draw from the {stock}.</source>
        <translation>Sie sind am Zug: Ziehen Sie vom {stock}.</translation>
    </message>
    <message>
        <source>First draw from the {stock}.</source>
        <translation>Ziehen Sie zuerst vom {stock}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that helps you least.</source>
        <translation>Beenden Sie Ihren Zug: Legen Sie die Karte ab, die Ihnen am wenigsten hilft.</translation>
    </message>
    <message>
        <source>Now discard one card. Keep what goes together.</source>
        <translation>Legen Sie jetzt eine Karte ab. Behalten Sie, was zusammengehört.</translation>
    </message>
    <message>
        <source>By your rules you ask your partner first: press the button.</source>
        <translation>Nach Ihren Regeln fragen Sie zuerst Ihren Partner: Drücken Sie den Knopf.</translation>
    </message>
    <message>
        <source>First ask your partner whether you may go out.</source>
        <translation>Fragen Sie zuerst Ihren Partner, ob Sie ausmachen dürfen.</translation>
    </message>
    <message>
        <source>Discard your last card, and you go out.</source>
        <translation>Legen Sie Ihre letzte Karte ab, und Sie machen aus.</translation>
    </message>
    <message>
        <source>Discard your last card.</source>
        <translation>Legen Sie Ihre letzte Karte ab.</translation>
    </message>
    <message>
        <source>First read this, and press “Go on”. Then it is your turn.</source>
        <translation>Lesen Sie zuerst dies und drücken Sie „Weiter“. Dann sind Sie dran.</translation>
    </message>
    <message>
        <source>Good players often wait; this shows how.</source>
        <translation>Gute Spieler warten oft damit; hier geht es nur darum, wie.</translation>
    </message>
    <message>
        <source>Do not draw this time: take the {pile}.</source>
        <translation>Ziehen Sie diesmal nicht: Nehmen Sie den {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>After this discard you draw %n cards, because you opened.</source>
        <translation>
            <numerusform>Nach diesem Ablegen ziehen Sie %n Karte, weil Sie eröffnet haben.</numerusform>
            <numerusform>Nach diesem Ablegen ziehen Sie %n Karten, weil Sie eröffnet haben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{title} · {at} of {of}</source>
        <comment>a lesson and its step</comment>
        <translation>{title} · {at} von {of}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen Sie es mir</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Play, with hints</source>
        <translation>Spielen, mit Tipps</translation>
    </message>
    <message>
        <source>Two exercises</source>
        <translation>Zwei Übungen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Other move</source>
        <translation>Anderer Zug</translation>
    </message>
    <message>
        <source>And the next move?</source>
        <translation>Und der nächstbeste?</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>These cards lie aside. “Take back” returns them to your hand.</source>
        <translation>Diese Karten liegen bereit. „Zurücknehmen“ bringt sie wieder auf Ihre Hand.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>The others play. Watch what they throw.</source>
        <translation>Die anderen spielen. Sehen Sie, was sie ablegen.</translation>
    </message>
    <message>
        <source>Well done. Now to another moment of a deal.</source>
        <translation>Gut gemacht. Jetzt zu einem anderen Moment einer Runde.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Learn canasta</source>
        <translation>Canasta lernen</translation>
    </message>
    <message>
        <source>At the table, by the rules of {game}.</source>
        <translation>Am Tisch, nach den Regeln von {game}.</translation>
    </message>
    <message>
        <source>By the rules of {game}</source>
        <translation>Nach den Regeln von {game}</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Ihre erste Partie</translation>
    </message>
    <message>
        <source>Easy partners and opponents; the table points out what is new.</source>
        <translation>Leichte Partner und Gegner; der Tisch zeigt, was neu ist.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Etwa eine Minute</numerusform>
            <numerusform>Etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{learnt} of {count} lessons learnt.</source>
        <translation>{learnt} von {count} Lektionen gelernt.</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Als Nächstes: {title}.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left takes about %n minutes.</source>
        <translation>
            <numerusform>Alles Übrige dauert etwa eine Minute.</numerusform>
            <numerusform>Alles Übrige dauert etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Übungen…</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>Lays all it can and gives away what others want.</source>
        <translation>Meldet alles, was geht, und gibt her, was andere wollen.</translation>
    </message>
    <message>
        <source>Looks at the table, but forgets what was thrown.</source>
        <translation>Achtet auf den Tisch, vergisst aber, was abgelegt wurde.</translation>
    </message>
    <message>
        <source>Sound rules of thumb and a good memory.</source>
        <translation>Solide Faustregeln und ein gutes Gedächtnis.</translation>
    </message>
    <message>
        <source>Imagines hands that others may hold and tries its moves.</source>
        <translation>Stellt sich mögliche Hände der anderen vor und probiert seine Züge aus.</translation>
    </message>
    <message>
        <source>Like Strong, but tries many more hands before it decides.</source>
        <translation>Wie Stark, probiert aber viel mehr Hände, bevor er sich entscheidet.</translation>
    </message>
    <message>
        <source>Like Expert, but tries even more hands and looks further ahead.</source>
        <translation>Wie Meister, probiert aber noch mehr Hände und schaut weiter voraus.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>What Canasta stands on, and the terms under which its authors give it away.</source>
        <translation>Worauf Canasta beruht, und zu welchen Bedingungen die Urheber es weitergeben.</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Werke</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ListControl</name>
    <message>
        <source>Add a line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>{name}, line {number}</source>
        <translation>{name}, Zeile {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Enter on a line says why a computer player did that.</source>
        <translation>Auf einer Zeile sagt die Eingabetaste, warum ein Computer das getan hat.</translation>
    </message>
</context>
<context>
    <name>LoneHandLesson</name>
    <message>
        <source>The lone hand</source>
        <translation>Allein gegen zwei</translation>
    </message>
    <message>
        <source>Who plays alone against two, and what partners share.</source>
        <translation>Wer allein gegen zwei spielt und was Partner teilen.</translation>
    </message>
    <message>
        <source>All three begin alone. Whoever takes the {pile} first plays alone for the rest of the deal, against the other two.</source>
        <translation>Alle drei beginnen allein. Wer den {pile} zuerst nimmt, spielt den Rest der Runde allein gegen die beiden anderen.</translation>
    </message>
    <message>
        <source>Take the {pile} with your two jacks: then you are the lone hand.</source>
        <translation>Nehmen Sie den {pile} mit Ihren zwei Buben: Dann spielen Sie allein.</translation>
    </message>
    <message>
        <source>The other two are partners now: their melds belong to both, and each gets all their points. Yours are yours alone.</source>
        <translation>Die beiden anderen sind jetzt Partner: Ihre Meldungen gehören beiden, und jeder bekommt alle Punkte dafür. Was Sie legen, zählt nur für Sie.</translation>
    </message>
    <message>
        <source>Here the player to your left took the {pile} first. The third player is your partner, and the queens that your partner laid lie with your kings.</source>
        <translation>Hier hat der Spieler links von Ihnen den {pile} zuerst genommen. Der dritte ist Ihr Partner; seine Damen liegen jetzt bei Ihren Königen.</translation>
    </message>
    <message>
        <source>Add your queen to your partner&apos;s queens.</source>
        <translation>Legen Sie Ihre Dame an die Damen Ihres Partners an.</translation>
    </message>
    <message>
        <source>The queen goes to the queens.</source>
        <translation>Die Dame kommt zu den Damen.</translation>
    </message>
</context>
<context>
    <name>MadeExerciseTexts</name>
    <message>
        <source>Melding for the first time</source>
        <translation>Zum ersten Mal melden</translation>
    </message>
    <message>
        <source>Taking the {pile}</source>
        <translation>Den {pile} nehmen</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Freezing</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Building canastas</source>
        <translation>Canastas bauen</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>{theme} · {level}</source>
        <comment>an exercise</comment>
        <translation>{theme} · {level}</translation>
    </message>
    <message>
        <source>Your side has melded nothing yet. Meld now, or wait?</source>
        <translation>Ihre Seite hat noch nichts gemeldet. Jetzt melden oder warten?</translation>
    </message>
    <message>
        <source>Take the {pile}, or leave it? If so, with which cards?</source>
        <translation>Den {pile} nehmen oder liegen lassen? Und womit?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Welche Karte legen Sie ab?</translation>
    </message>
    <message>
        <source>Does a wild card belong on the {pile} now?</source>
        <translation>Gehört jetzt eine wilde Karte auf den {pile}?</translation>
    </message>
    <message>
        <source>Lay cards now, or leave them in your hand? Which ones?</source>
        <translation>Jetzt Karten auslegen oder auf der Hand lassen? Welche?</translation>
    </message>
    <message>
        <source>You could end the deal. Is this the moment?</source>
        <translation>Sie könnten die Runde beenden. Ist es so weit?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>NAME</source>
        <translation>BEZEICHNUNG</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>DATEIEN</translation>
    </message>
    <message>
        <source>Matches and house rules.</source>
        <translation>Partien und Hausregeln.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <translation>Einstellungen.</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>UMGEBUNG</translation>
    </message>
    <message>
        <source>A folder for matches and settings, as with {option}.</source>
        <translation>Ein Ordner für Partien und Einstellungen, wie mit {option}.</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>Last deal…</source>
        <translation>Letzte Runde…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Spielzettel…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same game with the same players.</source>
        <translation>Dasselbe Spiel mit denselben Mitspielern.</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Gleiche Karten…</translation>
    </message>
    <message>
        <source>Other table…</source>
        <translation>Anderer Tisch…</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>Der Verlauf der Partie</translation>
    </message>
    <message>
        <source>You have won. Would you like stronger players next time?</source>
        <translation>Sie haben gewonnen. Möchten Sie nächstes Mal stärkere Mitspieler?</translation>
    </message>
    <message>
        <source>This was not your match. Would you like easier players next time?</source>
        <translation>Das war nicht Ihre Partie. Möchten Sie nächstes Mal schwächere Mitspieler?</translation>
    </message>
    <message>
        <source>Play at the level {level}</source>
        <translation>Auf der Stufe {level} spielen</translation>
    </message>
</context>
<context>
    <name>MatchEndTexts</name>
    <message numerus="yes">
        <source>{scores} after %n deals.</source>
        <translation>
            <numerusform>{scores} nach %n Runde.</numerusform>
            <numerusform>{scores} nach %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {deal}: {scores}.</source>
        <translation>Nach Runde {deal}: {scores}.</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} Rückstand</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Aufgeholt</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead after every deal</source>
        <translation>Nach jeder Runde vorn</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Sonderhand</translation>
    </message>
    <message numerus="yes">
        <source>%n of them natural</source>
        <translation>
            <numerusform>davon %n reiner</numerusform>
            <numerusform>davon %n reine</numerusform>
        </translation>
    </message>
    <message>
        <source>Most canastas</source>
        <translation>Meiste Canastas</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cards taken at once</source>
        <translation>Meiste Karten auf einmal genommen</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them concealed</source>
        <translation>
            <numerusform>davon %n-mal verdeckt</numerusform>
            <numerusform>davon %n-mal verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out most often</source>
        <translation>Am häufigsten ausgemacht</translation>
    </message>
    <message>
        <source>{who}, deal {deal}</source>
        <translation>{who}, Runde {deal}</translation>
    </message>
    <message>
        <source>{who}, after deal {deal}</source>
        <translation>{who}, nach Runde {deal}</translation>
    </message>
</context>
<context>
    <name>MatchRulesDialog</name>
    <message>
        <source>Players, sides, seats and packs stay as they are; for others begin a new match.</source>
        <translation>Spieler, Seiten, Plätze und Kartenspiele bleiben, wie sie sind; für andere beginnen Sie eine neue Partie.</translation>
    </message>
    <message>
        <source>From the next deal on</source>
        <translation>Ab der nächsten Runde</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>Changes hold from deal {count} on. Scores stay, and whose deal it is.</source>
        <translation>Änderungen gelten ab Runde {count}. Punkte und Geber bleiben.</translation>
    </message>
    <message>
        <source>Not in force yet. Cancel once more to drop the changes.</source>
        <translation>Noch nicht übernommen. Noch einmal „Abbrechen“ verwirft die Änderungen.</translation>
    </message>
</context>
<context>
    <name>MatchStartTexts</name>
    <message>
        <source>Everybody draws a card for the seats.</source>
        <translation>Alle ziehen eine Karte um die Plätze.</translation>
    </message>
    <message>
        <source>Your card is the highest.</source>
        <translation>Ihre Karte ist die höchste.</translation>
    </message>
    <message>
        <source>{player} has the highest card.</source>
        <translation>{player} hat die höchste Karte.</translation>
    </message>
    <message>
        <source>The sides: {sides}.</source>
        <translation>Die Seiten: {sides}.</translation>
    </message>
    <message>
        <source>You cut.</source>
        <translation>Sie heben ab.</translation>
    </message>
    <message>
        <source>{player} cuts.</source>
        <translation>{player} hebt ab.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <comment>a player and the card drawn</comment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {card}. It does not decide: once more.</source>
        <translation>{player}: {card}. Das entscheidet nicht: noch einmal.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before a colon and a card</comment>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>MatchTopic</name>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The match is over when a side has {points} points after a deal.</source>
        <translation>Die Partie ist zu Ende, wenn eine Seite nach einer Runde {points} Punkte hat.</translation>
    </message>
    <message>
        <source>The match is over when a player has {points} points after a deal.</source>
        <translation>Die Partie ist zu Ende, wenn ein Spieler nach einer Runde {points} Punkte hat.</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n deals.</source>
        <translation>
            <numerusform>Die Partie dauert höchstens %n Runde.</numerusform>
            <numerusform>Die Partie dauert höchstens %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deals.</source>
        <translation>
            <numerusform>Die Partie dauert %n Runde.</numerusform>
            <numerusform>Die Partie dauert %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Der höchste Punktestand gewinnt.</translation>
    </message>
    <message>
        <source>If two players are equal, both have won.</source>
        <translation>Bei Gleichstand zweier Spieler haben beide gewonnen.</translation>
    </message>
    <message>
        <source>If two players are equal, another deal decides.</source>
        <translation>Stehen zwei Spieler gleich, entscheidet eine weitere Runde.</translation>
    </message>
    <message>
        <source>If two sides are equal, both have won.</source>
        <translation>Bei Gleichstand haben beide gewonnen.</translation>
    </message>
    <message>
        <source>If two sides are equal, another deal decides.</source>
        <translation>Stehen zwei Seiten gleich, entscheidet eine weitere Runde.</translation>
    </message>
</context>
<context>
    <name>MeldFacts</name>
    <message numerus="yes">
        <source>A canasta is made at once, for %Ln points.</source>
        <translation>
            <numerusform>Damit ist ein Canasta fertig; das bringt %Ln Punkt.</numerusform>
            <numerusform>Damit ist ein Canasta fertig; das bringt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n cards are missing for a canasta.</source>
        <translation>
            <numerusform>Dann fehlt noch %n Karte zu einem Canasta.</numerusform>
            <numerusform>Dann fehlen noch %n Karten zu einem Canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents may end the deal soon: one of them holds only %n cards.</source>
        <translation>
            <numerusform>Die Gegner können die Runde bald beenden: Einer hält nur noch %n Karte.</numerusform>
            <numerusform>Die Gegner können die Runde bald beenden: Einer hält nur noch %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldReasons</name>
    <message>
        <source>A {bonus} counts on the table, and another card is drawn for it.</source>
        <translation>Eine {bonus} zählt auf dem Tisch, und für sie kommt eine andere Karte.</translation>
    </message>
    <message>
        <source>That reaches the {need} points to open.</source>
        <translation>Das erreicht die {need} Punkte für die Erstmeldung.</translation>
    </message>
    <message>
        <source>It brings a meld nearer to a canasta.</source>
        <translation>Das bringt eine Meldung näher an einen Canasta.</translation>
    </message>
    <message>
        <source>A new meld is the beginning of a canasta.</source>
        <translation>Eine neue Meldung ist der Anfang eines Canastas.</translation>
    </message>
    <message>
        <source>It completes a canasta.</source>
        <translation>Das macht einen Canasta fertig.</translation>
    </message>
    <message>
        <source>Two melds of one rank are nearer to a canasta as one.</source>
        <translation>Zwei Meldungen eines Werts sind als eine näher an einem Canasta.</translation>
    </message>
    <message>
        <source>A sequence on the table can become {a_samba}.</source>
        <translation>Aus einer Folge auf dem Tisch kann {a_samba} werden.</translation>
    </message>
    <message>
        <source>With it a sequence is nearer to being {a_samba}.</source>
        <translation>Aus einer Folge wird damit eher {a_samba}.</translation>
    </message>
    <message>
        <source>With the end near, wild cards are better on the table than in the hand.</source>
        <translation>Kurz vor dem Ende sind wilde Karten auf dem Tisch besser als auf der Hand.</translation>
    </message>
    <message>
        <source>Laying promised more than holding the cards.</source>
        <translation>Auslegen versprach mehr als Behalten.</translation>
    </message>
    <message>
        <source>This player lays cards by chance.</source>
        <translation>Dieser Spieler legt nach Zufall aus.</translation>
    </message>
    <message>
        <source>This player does anything that the rules allow.</source>
        <translation>Dieser Spieler tut irgendetwas, das die Regeln erlauben.</translation>
    </message>
    <message>
        <source>On a canasta a card counts for the side, in the hand against it.</source>
        <translation>Auf einem Canasta zählt eine Karte für die Seite, auf der Hand gegen sie.</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message>
        <source>Choose the cards that you want to lay.</source>
        <translation>Wählen Sie die Karten, die Sie melden wollen.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn: draw and discard.</source>
        <translation>Im eigenen ersten Zug meldet niemand: Ziehen Sie und legen Sie ab.</translation>
    </message>
    <message>
        <source>{card} cannot be part of a meld.</source>
        <translation>{card} kann nicht gemeldet werden.</translation>
    </message>
    <message>
        <source>Your side has no such meld.</source>
        <translation>Ihre Seite hat keine solche Meldung.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} cards: %n more.</source>
        <translation>
            <numerusform>Eine Meldung braucht {need} Karten: noch %n.</numerusform>
            <numerusform>Eine Meldung braucht {need} Karten: noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} natural cards: %n more.</source>
        <translation>
            <numerusform>Eine Meldung braucht {need} natürliche Karten: noch %n.</numerusform>
            <numerusform>Eine Meldung braucht {need} natürliche Karten: noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards: this has {naturals} natural, {wilds} wild.</source>
        <translation>Natürliche Karten müssen in der Mehrheit sein: Hier sind {naturals} natürlich und {wilds} wild.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards; this would have {have}.</source>
        <translation>
            <numerusform>Eine Meldung hat höchstens %n wilde Karte; hier wären es {have}.</numerusform>
            <numerusform>Eine Meldung hat höchstens %n wilde Karten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A finished canasta takes no wild card.</source>
        <translation>An einen fertigen Canasta kommt keine wilde Karte mehr.</translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Eine Meldung ist mit %n Karte voll; hier wären es {have}.</numerusform>
            <numerusform>Eine Meldung ist mit %n Karten voll; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} take no wild card.</source>
        <translation>{ranks} nehmen keine wilde Karte.</translation>
    </message>
    <message>
        <source>A sequence takes no wild card.</source>
        <translation>In eine Folge gehört keine wilde Karte.</translation>
    </message>
    <message>
        <source>A sequence takes no {stops}.</source>
        <translation>In eine Folge gehören keine {stops}.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of a sequence follow one another: %n missing.</source>
        <translation>
            <numerusform>Die Karten einer Folge müssen lückenlos sein: %n fehlt.</numerusform>
            <numerusform>Die Karten einer Folge müssen lückenlos sein: %n fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence ends at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Eine Folge endet bei %n Karte; hier wären es {have}.</numerusform>
            <numerusform>Eine Folge endet bei %n Karten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence takes more than %n cards only if you go out this turn.</source>
        <translation>
            <numerusform>Mehr als %n Karte hat eine Folge nur, wenn Sie in diesem Zug ausmachen.</numerusform>
            <numerusform>Mehr als %n Karten hat eine Folge nur, wenn Sie in diesem Zug ausmachen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made a sequence of more than %n cards: now you have to go out.</source>
        <translation>
            <numerusform>Sie haben eine Folge von mehr als %n Karte: Jetzt müssen Sie ausmachen.</numerusform>
            <numerusform>Sie haben eine Folge von mehr als %n Karten: Jetzt müssen Sie ausmachen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the meld on the one that it should join.</source>
        <translation>Legen Sie die Meldung auf die, zu der sie kommen soll.</translation>
    </message>
    <message>
        <source>Combine two melds at a time, one step after the other.</source>
        <translation>Legen Sie immer zwei Meldungen zusammen, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Only two melds of the same rank can be combined.</source>
        <translation>Nur zwei Meldungen gleichen Werts lassen sich zusammenlegen.</translation>
    </message>
    <message>
        <source>One wild card at most goes with two {stops} or more.</source>
        <translation>Zu zwei oder mehr {stops} passt höchstens eine wilde Karte.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Wilde Karten passen nicht zu {stops}.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} holds at most %n cards.</source>
        <translation>
            <numerusform>Für {stops} hat eine Meldung höchstens %n Karte.</numerusform>
            <numerusform>Für {stops} hat eine Meldung höchstens %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may lay {stops} only when you go out with them.</source>
        <translation>Sie dürfen {stops} nur melden, wenn Sie damit ausmachen.</translation>
    </message>
    <message>
        <source>{card} is no {bonus}.</source>
        <translation>{card} ist keine {bonus}.</translation>
    </message>
    <message>
        <source>Every {bonus} is laid by itself.</source>
        <translation>Jede {bonus} wird einzeln ausgelegt.</translation>
    </message>
    <message>
        <source>A meld is of one rank: lay each rank for itself.</source>
        <translation>Eine Meldung hat einen Wert: Legen Sie jeden Wert für sich.</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards join this meld, not {others}.</source>
        <translation>An diese Meldung kommen nur {ranks} und wilde Karten, nicht {others}.</translation>
    </message>
    <message>
        <source>Wild cards join other cards: put them on a meld.</source>
        <translation>Wilde Karten gehören zu anderen Karten: Legen Sie sie an eine Meldung.</translation>
    </message>
    <message>
        <source>{stops} are melded only to go out, {need} or more together.</source>
        <translation>{stops} meldet man nur beim Ausmachen, mindestens {need} zusammen.</translation>
    </message>
    <message>
        <source>Nobody discards a {stop} in the first turn: throw another card.</source>
        <translation>Im ersten Zug legt niemand eine {stop} ab: Legen Sie eine andere Karte ab.</translation>
    </message>
    <message numerus="yes">
        <source>{wilds} wild cards here need {need} natural ones: %n more.</source>
        <translation>
            <numerusform>{wilds} wilde Karten brauchen hier {need} natürliche: noch %n.</numerusform>
            <numerusform>{wilds} wilde Karten brauchen hier {need} natürliche: noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sequence holds each rank once, not several {others}.</source>
        <translation>Eine Folge hat jeden Wert nur einmal, nicht mehrere {others}.</translation>
    </message>
    <message>
        <source>Wild cards go on your meld of wild cards until it is finished.</source>
        <translation>Wilde Karten kommen an Ihre Meldung aus wilden Karten, bis sie fertig ist.</translation>
    </message>
    <message>
        <source>Twos go on your meld of twos until it is finished.</source>
        <translation>Zweien kommen an Ihre Meldung aus Zweien, bis sie fertig ist.</translation>
    </message>
    <message>
        <source>Only wild cards join this meld, not {others}.</source>
        <translation>An diese Meldung kommen nur wilde Karten, nicht {others}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and this card of another: {card}.</source>
        <translation>Eine Folge hat eine Farbe, diese Karte eine andere: {card}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and these cards are of others.</source>
        <translation>Eine Folge hat eine Farbe, diese Karten haben andere.</translation>
    </message>
    <message>
        <source>Several of your melds take this: choose one.</source>
        <translation>Das passt an mehrere Ihrer Meldungen: Wählen Sie eine.</translation>
    </message>
    <message>
        <source>{stops} are never melded in this game.</source>
        <translation>{stops} werden in diesem Spiel nie gemeldet.</translation>
    </message>
    <message numerus="yes">
        <source>After the first melds a wild card joins {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Nach der Erstmeldung kommt eine wilde Karte an {need} natürliche: Es fehlt noch %n.</numerusform>
            <numerusform>Nach der Erstmeldung kommt eine wilde Karte an {need} natürliche: Es fehlen noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a canasta of {ranks}: nobody lays any more of them.</source>
        <translation>Es gibt einen Canasta aus {ranks}: Niemand meldet mehr davon.</translation>
    </message>
    <message>
        <source>Too many jokers beside these twos: lay more twos or fewer jokers.</source>
        <translation>Zu viele Joker bei diesen Zweien: Legen Sie mehr Zweien oder weniger Joker.</translation>
    </message>
</context>
<context>
    <name>MeldTexts</name>
    <message>
        <source>{have} of {need}</source>
        <comment>cards of a canasta</comment>
        <translation>{have} von {need}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>a sequence of cards</comment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Reiner Canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemischter Canasta</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>Rein</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta aus Siebenen</translation>
    </message>
    <message>
        <source>Sevens</source>
        <comment>on a canasta</comment>
        <translation>Siebenen</translation>
    </message>
</context>
<context>
    <name>MeldingWords</name>
    <message>
        <source>Smallest meld</source>
        <translation>Kleinste Meldung</translation>
    </message>
    <message>
        <source>How many cards a new meld needs.</source>
        <translation>Wie viele Karten eine neue Meldung braucht.</translation>
    </message>
    <message>
        <source>Melds are closed at</source>
        <translation>Meldungen sind geschlossen ab</translation>
    </message>
    <message>
        <source>A meld of this size takes no more cards.</source>
        <translation>Eine Meldung dieser Größe nimmt keine Karten mehr auf.</translation>
    </message>
    <message>
        <source>never closed</source>
        <translation>nie geschlossen</translation>
    </message>
    <message>
        <source>Melding in the first own turn</source>
        <translation>Melden im eigenen ersten Zug</translation>
    </message>
    <message>
        <source>If not, everybody only draws and discards in it.</source>
        <translation>Wenn nicht, zieht darin jeder nur und legt ab.</translation>
    </message>
    <message>
        <source>Melds of the same rank</source>
        <translation>Meldungen desselben Werts</translation>
    </message>
    <message>
        <source>How many melds of one rank a side may have.</source>
        <translation>Wie viele Meldungen eines Werts eine Seite haben darf.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>a new one when the last is closed</source>
        <translation>eine neue, wenn die letzte geschlossen ist</translation>
    </message>
    <message>
        <source>Natural cards in a new meld</source>
        <translation>Natürliche Karten in einer neuen Meldung</translation>
    </message>
    <message>
        <source>How many cards from four to ace a meld needs at least.</source>
        <translation>Wie viele Karten von Vier bis Ass eine Meldung mindestens braucht.</translation>
    </message>
    <message>
        <source>Natural cards must be in the majority</source>
        <translation>Natürliche Karten müssen in der Mehrzahl sein</translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Eine Meldung hat immer mehr natürliche als wilde Karten.</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Wilde Karten in einer Meldung, höchstens</translation>
    </message>
    <message>
        <source>How many wild cards may stand in, also in a canasta.</source>
        <translation>Wie viele wilde Karten aushelfen dürfen, auch in einem Canasta.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Wild cards may join a finished canasta</source>
        <translation>Wilde Karten dürfen an einen fertigen Canasta</translation>
    </message>
    <message>
        <source>Otherwise only natural cards are added to it.</source>
        <translation>Sonst kommen nur noch natürliche Karten dazu.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Meldungen nur aus wilden Karten</translation>
    </message>
    <message>
        <source>Three or more wild cards may lie together.</source>
        <translation>Drei oder mehr wilde Karten dürfen zusammenliegen.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Sequences in one suit only</source>
        <translation>Folgen nur in einer Farbe</translation>
    </message>
    <message>
        <source>Otherwise the suits of a sequence may be mixed.</source>
        <translation>Sonst dürfen die Farben einer Folge gemischt sein.</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Karten in einem Canasta</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Eine Meldung aus so vielen Karten ist ein Canasta.</translation>
    </message>
    <message>
        <source>Natural cards in a mixed canasta</source>
        <translation>Natürliche Karten in einem gemischten Canasta</translation>
    </message>
    <message>
        <source>A canasta with wild cards needs at least so many natural ones.</source>
        <translation>Ein Canasta mit wilden Karten braucht mindestens so viele natürliche.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone are closed at</source>
        <translation>Meldungen nur aus wilden Karten sind geschlossen ab</translation>
    </message>
    <message>
        <source>Such a meld takes no more cards then; a further one may be begun.</source>
        <translation>Eine solche Meldung nimmt dann keine Karten mehr auf; eine weitere darf begonnen werden.</translation>
    </message>
    <message>
        <source>the size of other melds</source>
        <translation>der Größe anderer Meldungen</translation>
    </message>
    <message>
        <source>Cards in a row may be melded; seven of them are {a_samba}.</source>
        <translation>Karten in einer Reihe dürfen gemeldet werden; sieben davon sind {a_samba}.</translation>
    </message>
    <message>
        <source>Longer sequences for who goes out</source>
        <translation>Längere Folgen beim Ausmachen</translation>
    </message>
    <message>
        <source>In the turn that ends the deal a full sequence may be lengthened.</source>
        <translation>Im Zug, der die Runde beendet, darf eine volle Folge verlängert werden.</translation>
    </message>
    <message>
        <source>Wild cards first finish their own meld</source>
        <translation>Wilde Karten machen zuerst ihre eigene Meldung fertig</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, none joins another.</source>
        <translation>Solange eine Meldung nur aus wilden Karten unfertig ist, kommt keine an eine andere.</translation>
    </message>
    <message>
        <source>Natural cards for each wild card in a meld</source>
        <translation>Natürliche Karten je wilder Karte in einer Meldung</translation>
    </message>
    <message>
        <source>With two, a wild card needs two natural ones beside it, two need four.</source>
        <translation>Bei zwei braucht eine wilde Karte zwei natürliche neben sich, zwei brauchen vier.</translation>
    </message>
    <message>
        <source>Natural cards for a wild card laid later</source>
        <translation>Natürliche Karten für eine spätere wilde Karte</translation>
    </message>
    <message>
        <source>After a side&apos;s first melds, a wild card joins so many natural ones.</source>
        <translation>Nach der Erstmeldung einer Seite kommt eine wilde Karte zu so vielen natürlichen.</translation>
    </message>
    <message>
        <source>Sevens and aces stay natural</source>
        <translation>Siebenen und Asse bleiben rein</translation>
    </message>
    <message>
        <source>No wild card joins sevens; aces take one only with the first melds.</source>
        <translation>Zu Siebenen kommt keine wilde Karte, zu Assen nur bei der Erstmeldung.</translation>
    </message>
    <message>
        <source>A canasta ends its rank for all</source>
        <translation>Ein Canasta beendet seinen Wert für alle</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, nobody lays cards of that rank.</source>
        <translation>Hat eine Seite einen Canasta eines Werts, meldet niemand mehr Karten davon.</translation>
    </message>
    <message>
        <source>Twos first finish their own meld</source>
        <translation>Zweien machen erst die eigene Meldung fertig</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, no two joins another.</source>
        <translation>Solange eine Meldung nur aus wilden Karten nicht fertig ist, kommt keine Zwei zu einer anderen.</translation>
    </message>
    <message>
        <source>Twos are a rank of their own</source>
        <translation>Zweien sind ein eigener Wert</translation>
    </message>
    <message>
        <source>Jokers stand beside twos as wild cards stand beside natural ones.</source>
        <translation>Joker stehen neben Zweien wie wilde Karten neben natürlichen.</translation>
    </message>
</context>
<context>
    <name>MeldsTopic</name>
    <message>
        <source>Melds</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>A meld with a wild card.</source>
        <comment>below a picture</comment>
        <translation>Eine Meldung mit einer wilden Karte.</translation>
    </message>
    <message>
        <source>Not allowed: as many wild cards as natural ones.</source>
        <comment>below a picture</comment>
        <translation>Nicht erlaubt: ebenso viele wilde wie natürliche Karten.</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank, from four to ace.</source>
        <translation>Eine Meldung hat mindestens {size} Karten eines Werts, von Vier bis Ass.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of its cards must be natural.</source>
        <translation>
            <numerusform>Mindestens %n ihrer Karten muss natürlich sein.</numerusform>
            <numerusform>Mindestens %n ihrer Karten müssen natürlich sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Eine Meldung hat immer mehr natürliche als wilde Karten.</translation>
    </message>
    <message>
        <source>No other number limits the wild cards of a meld.</source>
        <translation>Sonst ist die Zahl der wilden Karten nicht begrenzt.</translation>
    </message>
    <message>
        <source>Wild cards do not join melds of natural cards.</source>
        <translation>Wilde Karten kommen nicht an Meldungen natürlicher Karten.</translation>
    </message>
    <message numerus="yes">
        <source>A meld never has more than %n wild cards.</source>
        <translation>
            <numerusform>Eine Meldung hat nie mehr als %n wilde Karte.</numerusform>
            <numerusform>Eine Meldung hat nie mehr als %n wilde Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards alone may be a meld, too.</source>
        <translation>Auch wilde Karten allein dürfen eine Meldung sein.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Wilde Karten allein sind keine Meldung.</translation>
    </message>
    <message>
        <source>Your side has one meld of a rank; more cards of that rank join it.</source>
        <translation>Ihre Seite hat von jedem Wert nur eine Meldung; weitere Karten dieses Werts kommen dazu.</translation>
    </message>
    <message>
        <source>Your side may have several melds of the same rank, and put them together.</source>
        <translation>Ihre Seite darf mehrere Meldungen desselben Werts haben und zusammenlegen.</translation>
    </message>
    <message>
        <source>Your side may begin a second meld of a rank when the first one is full.</source>
        <translation>Ihre Seite darf eine zweite Meldung eines Werts beginnen, wenn die erste voll ist.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn.</source>
        <translation>Im eigenen ersten Zug meldet niemand.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns.</source>
        <translation>In jedem Ihrer Züge dürfen Sie Karten an Meldungen Ihrer Seite anlegen.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns; with {size} cards a meld is full.</source>
        <translation>In jedem Ihrer Züge dürfen Sie Karten an Meldungen Ihrer Seite anlegen; mit {size} Karten ist eine Meldung voll.</translation>
    </message>
    <message>
        <source>A finished canasta takes wild cards, too; a natural one becomes mixed.</source>
        <translation>Auch ein fertiger Canasta nimmt wilde Karten auf; ein reiner wird dadurch gemischt.</translation>
    </message>
    <message>
        <source>A finished canasta takes no more wild cards.</source>
        <translation>Ein fertiger Canasta nimmt keine wilden Karten mehr auf.</translation>
    </message>
    <message>
        <source>Partners share their melds.</source>
        <translation>Partner haben ihre Meldungen gemeinsam.</translation>
    </message>
    <message>
        <source>Nobody adds cards to the opponents&apos; melds.</source>
        <translation>An Meldungen der Gegner legt niemand an.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone is full with {size} cards.</source>
        <translation>Eine Meldung nur aus wilden Karten ist mit {size} Karten voll.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its wild cards go there: none joins another meld.</source>
        <translation>Solange Ihre Seite eine solche Meldung unfertig hat, kommen ihre wilden Karten dorthin und an keine andere.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card a meld has %n natural ones or more.</source>
        <translation>
            <numerusform>Je wilder Karte hat eine Meldung %n natürliche oder mehr.</numerusform>
            <numerusform>Je wilder Karte hat eine Meldung %n natürliche oder mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds of your side, wild cards join only melds with at least %n natural cards.</source>
        <translation>
            <numerusform>Nach der Erstmeldung Ihrer Seite kommen wilde Karten nur an Meldungen mit mindestens %n natürlichen Karte.</numerusform>
            <numerusform>Nach der Erstmeldung Ihrer Seite kommen wilde Karten nur an Meldungen mit mindestens %n natürlichen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No wild card ever joins sevens. Aces take wild cards only in the first melds of your side; such a meld then grows as any other.</source>
        <translation>Zu Siebenen kommt nie eine wilde Karte. Asse nehmen wilde Karten nur in der Erstmeldung Ihrer Seite; eine solche Meldung wächst dann wie jede andere.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, the rank is dead: nobody begins a meld of it or adds to one.</source>
        <translation>Hat eine Seite einen Canasta eines Werts, so ist der Wert tot: Niemand beginnt eine Meldung davon oder legt an.</translation>
    </message>
    <message>
        <source>Twos may be a meld of their own, too. Jokers stand beside them as wild cards stand beside natural ones.</source>
        <translation>Auch Zweien können eine eigene Meldung sein. Joker stehen neben ihnen wie wilde Karten neben natürlichen.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its twos go there: none joins another meld. A two may still be discarded, and a joker may go anywhere.</source>
        <translation>Solange Ihre Seite eine solche Meldung nicht fertig hat, gehören ihre Zweien dorthin: Keine kommt zu einer anderen Meldung. Abgelegt werden darf eine Zwei trotzdem, und ein Joker darf überallhin.</translation>
    </message>
</context>
<context>
    <name>MemoryAidTexts</name>
    <message>
        <source>{bonuses}</source>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Threw last: {cards}.</source>
        <comment>newest first</comment>
        <translation>Zuletzt abgelegt: {cards}.</translation>
    </message>
    <message>
        <source>Has thrown nothing yet.</source>
        <translation>Hat noch nichts abgelegt.</translation>
    </message>
    <message>
        <source>{card} ({player} took it)</source>
        <translation>{card} (von {player} genommen)</translation>
    </message>
    <message>
        <source>{card} (you took it)</source>
        <translation>{card} (von Ihnen genommen)</translation>
    </message>
    <message>
        <source>Seen to hold: {cards}.</source>
        <comment>what everybody saw going to the hand with the pile</comment>
        <translation>Sicher auf der Hand: {cards}.</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Risk: how often the next player takes what you throw.</source>
        <translation>Risiko: wie oft der nächste Spieler nimmt, was Sie ablegen.</translation>
    </message>
    <message>
        <source>Risk: of 100 times, how often the next player takes what you throw.</source>
        <translation>Risiko: wie oft von 100 Malen der nächste Spieler nimmt, was Sie ablegen.</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>kaum</translation>
    </message>
    <message>
        <source>seldom</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>at times</source>
        <translation>manchmal</translation>
    </message>
    <message>
        <source>often</source>
        <translation>oft</translation>
    </message>
    <message>
        <source>mostly</source>
        <translation>meistens</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Gedächtnishilfe</translation>
    </message>
    <message>
        <source>Cards seen and unseen</source>
        <translation>Gesehene und ungesehene Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Who threw and took what</source>
        <translation>Wer was abgelegt und genommen hat</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Threw and took</source>
        <translation>Abgelegt und genommen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>T&amp;isch</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>Karten&amp;rücken</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>Hand &amp;sortieren</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Show the moment</source>
        <translation>Augenblick zeigen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save the deal…</source>
        <translation>Runde speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>You have frozen the {pile}.</source>
        <translation>Sie haben den {pile} eingefroren.</translation>
    </message>
    <message>
        <source>{player} has frozen the {pile}.</source>
        <translation>{player} hat den {pile} eingefroren.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n cards.</source>
        <translation>
            <numerusform>Sie nehmen %n Karte.</numerusform>
            <numerusform>Sie nehmen %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n cards.</source>
        <translation>
            <numerusform>{player} nimmt %n Karte.</numerusform>
            <numerusform>{player} nimmt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>Sie eröffnen mit {points}</translation>
    </message>
    <message>
        <source>{player} opens with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>{player} eröffnet mit {points}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Wählen Sie das Spiel, dann wer mitspielt.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Let at least one person play.</source>
        <translation>Mindestens ein Mensch muss mitspielen.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Zwei heißen {name}. Geben Sie einem von ihnen einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>Begin the score</source>
        <translation>Zettel beginnen</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Punkte für echte Karten</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Wählen Sie das Spiel, dann wer mitspielt.</translation>
    </message>
    <message>
        <source>Players, as they sit round the table</source>
        <translation>Spieler, wie sie am Tisch sitzen</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Player {count}</source>
        <translation>Spieler {count}</translation>
    </message>
    <message>
        <source>Side {count}</source>
        <translation>Seite {count}</translation>
    </message>
    <message>
        <source>Give every player a name of their own.</source>
        <translation>Geben Sie jedem einen eigenen Namen.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The settings in {file} could not be read. The defaults are used.</source>
        <translation>Die Einstellungen in {file} ließen sich nicht lesen. Es gelten die Voreinstellungen.</translation>
    </message>
    <message>
        <source>The note in {file} cannot be read. Allow Canasta to read it, or move that file away.</source>
        <translation>Die Notiz in {file} lässt sich nicht lesen. Erlauben Sie Canasta, sie zu lesen, oder verschieben Sie diese Datei.</translation>
    </message>
    <message>
        <source>The very last action had not been saved. Play it again.</source>
        <translation>Der allerletzte Zug war noch nicht gespeichert. Spielen Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It goes on from the last action that could be read; the damaged file is kept as {copy}.</source>
        <translation>Die gespeicherte Partie war beschädigt. Sie geht nach dem letzten lesbaren Zug weiter; die beschädigte Datei bleibt als {copy} erhalten.</translation>
    </message>
    <message>
        <source>The file of this match was changed outside Canasta. The match goes on in a new file; the changed one is kept as {copy}.</source>
        <translation>Die Datei dieser Partie wurde außerhalb von Canasta verändert. Die Partie geht in einer neuen Datei weiter; die veränderte bleibt als {copy} erhalten.</translation>
    </message>
    <message>
        <source>The match came from an older version; its file is kept as {copy}.</source>
        <translation>Die Partie stammt aus einer älteren Version; ihre Datei bleibt als {copy} erhalten.</translation>
    </message>
    <message>
        <source>{file} is empty: no match was ever begun in it.</source>
        <translation>{file} ist leer: Darin wurde nie eine Partie begonnen.</translation>
    </message>
    <message>
        <source>{file} is no saved match. It is left as it is.</source>
        <translation>{file} ist keine gespeicherte Partie. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Canasta. Update to go on with it.</source>
        <translation>{file} stammt aus einer neueren Version von Canasta. Aktualisieren Sie das Programm, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>{file} was changed outside the program and cannot be played.</source>
        <translation>{file} wurde außerhalb des Programms verändert und lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is kept; deal a new match.</source>
        <translation>{file} ist beschädigt und nicht lesbar. Die Datei bleibt erhalten; beginnen Sie eine neue Partie.</translation>
    </message>
    <message>
        <source>This match is open in another window. Close that one first.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen. Schließen Sie das zuerst.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system refuses.</source>
        <translation>{file} lässt sich nicht öffnen: Das System verweigert es.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is left as it is.</source>
        <translation>{file} ist beschädigt und nicht lesbar. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Canasta. Update to use it.</source>
        <translation>{file} stammt von einer neueren Version von Canasta. Nach einer Aktualisierung lässt sie sich verwenden.</translation>
    </message>
    <message>
        <source>{place} cannot be read or written ({reason}). Make room on the disk, allow Canasta to read and write there, or choose another place.</source>
        <translation>{place} kann nicht gelesen oder geschrieben werden ({reason}). Schaffen Sie Platz auf dem Datenträger, erlauben Sie Canasta, dort zu lesen und zu schreiben, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>What Canasta remembers in {file}, such as your last table and your lessons, could not be read. It begins anew; your matches are safe.</source>
        <translation>Was sich Canasta in {file} gemerkt hat, etwa Ihren letzten Tisch und Ihre Lektionen, ließ sich nicht lesen. Es beginnt von vorn; Ihre Partien sind sicher.</translation>
    </message>
    <message>
        <source>The results of your exercises in {file} could not be read. They begin anew.</source>
        <translation>Die Ergebnisse Ihrer Übungen in {file} ließen sich nicht lesen. Sie beginnen von vorn.</translation>
    </message>
    <message>
        <source>The player in {file} could not be read and is missing under Players; your matches are safe. Add the player again there.</source>
        <translation>Der Spieler in {file} konnte nicht gelesen werden und fehlt unter „Spieler“; Ihre Partien sind sicher. Legen Sie ihn dort neu an.</translation>
    </message>
    <message>
        <source>The old file is kept as {copy}.</source>
        <translation>Die alte Datei bleibt als {copy} erhalten.</translation>
    </message>
    <message>
        <source>Canasta cannot save settings and results in {folder} ({problem}). What you choose holds until you close Canasta. Make room on the disk, or allow Canasta to write there.</source>
        <translation>Canasta kann Einstellungen und Ergebnisse nicht in {folder} speichern ({problem}). Was Sie wählen, gilt, bis Sie Canasta schließen. Schaffen Sie Platz auf dem Datenträger, oder erlauben Sie Canasta, dort zu schreiben.</translation>
    </message>
    <message>
        <source>The file of this match was moved, deleted or changed while you played. Nothing is lost: the whole match is saved again, as {place}.</source>
        <translation>Die Datei dieser Partie wurde verschoben, gelöscht oder geändert, während Sie spielten. Nichts ist verloren: Die ganze Partie ist neu gespeichert, als {place}.</translation>
    </message>
    <message>
        <source>The match cannot be saved as {place} ({problem}). Make room on the disk, or allow Canasta to write there; then go on.</source>
        <translation>Die Partie lässt sich nicht als {place} speichern ({problem}). Schaffen Sie Platz auf dem Datenträger oder erlauben Sie Canasta, dort zu schreiben; dann geht es weiter.</translation>
    </message>
    <message>
        <source>A file of Canasta itself is missing or damaged: {file}. Install Canasta again; your matches are safe and stay where they are.</source>
        <translation>Eine Datei von Canasta selbst fehlt oder ist beschädigt: {file}. Installieren Sie Canasta neu; Ihre Partien sind sicher und bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Something went wrong in Canasta. Your match is safe: everything played so far is saved. If the table no longer answers, close Canasta and start it again.</source>
        <translation>In Canasta ist etwas schiefgegangen. Ihre Partie ist sicher: Alles bisher Gespielte ist gespeichert. Wenn der Tisch nicht mehr antwortet, schließen Sie Canasta und starten Sie es neu.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>What went wrong is noted in {file}; no cards are named there.</source>
        <translation>Was geschehen ist, steht in {file}; Karten sind dort nicht genannt.</translation>
    </message>
    <message>
        <source>Canasta cannot keep matches in {folder} ({problem}). Make room on the disk, or allow Canasta to read and write there; then deal.</source>
        <translation>Canasta kann in {folder} keine Partien aufbewahren ({problem}). Schaffen Sie Platz auf dem Datenträger, oder erlauben Sie Canasta, dort zu lesen und zu schreiben; geben Sie dann die Karten.</translation>
    </message>
    <message>
        <source>Canasta needs to read and write {place} and may not, or the disk is full. Allow it, then try again.</source>
        <translation>Canasta muss {place} lesen und schreiben und darf es nicht, oder der Datenträger ist voll. Erlauben Sie es, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>Canasta cannot start. Your matches are safe: nothing was changed. Start it once more; if that does not help, install it again.</source>
        <translation>Canasta kann nicht starten. Ihre Partien sind sicher: Es wurde nichts verändert. Starten Sie es noch einmal; hilft das nicht, installieren Sie es neu.</translation>
    </message>
    <message>
        <source>{file} cannot be played, because its rules contradict each other:</source>
        <translation>{file} lässt sich nicht spielen, denn die Regeln widersprechen sich:</translation>
    </message>
    <message>
        <source>The index of your matches was damaged. It was made anew from their files; nothing is lost.</source>
        <translation>Das Verzeichnis Ihrer Partien war beschädigt. Es wurde aus den Dateien neu angelegt; nichts ist verloren.</translation>
    </message>
    <message>
        <source>The disk does not answer. The table waits, and what was played is saved as soon as it does.</source>
        <translation>Der Datenträger antwortet nicht. Der Tisch wartet, und was gespielt wurde, wird gespeichert, sobald es geht.</translation>
    </message>
    <message>
        <source>It is kept in the folder {folder}.</source>
        <translation>Die Datei bleibt im Ordner {folder} erhalten.</translation>
    </message>
    <message>
        <source>{file} cannot be shown. It is kept in the folder {folder} and is not opened again; deal a new match.</source>
        <translation>{file} lässt sich nicht zeigen. Die Datei bleibt im Ordner {folder} erhalten und wird nicht wieder geöffnet; beginnen Sie eine neue Partie.</translation>
    </message>
    <message>
        <source>{file} was not put on the table, because Canasta failed with it last time. Nothing is lost: it is among your saved games.</source>
        <translation>{file} kam nicht auf den Tisch, weil Canasta beim letzten Mal daran gescheitert ist. Nichts ist verloren: Sie finden die Partie unter Ihren gespeicherten Partien.</translation>
    </message>
    <message>
        <source>The cards in {file} were still being read when Canasta was closed. Choose them in the settings again.</source>
        <translation>Die Karten in {file} wurden noch gelesen, als Canasta geschlossen wurde. Wählen Sie sie in den Einstellungen noch einmal.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{deals} deals in {matches} matches, played by computers that follow the rules of thumb of the strong player without looking ahead. The true number lies between the two in brackets with a confidence of 95 %.</source>
        <translation>{deals} Runden in {matches} Partien, gespielt von Computern, die den Faustregeln des starken Spielers folgen, ohne vorauszudenken. Die wahre Zahl liegt mit 95&#xa0;% Sicherheit zwischen den beiden in Klammern.</translation>
    </message>
    <message>
        <source>About {minutes} minutes for one person among computers: {turns} turns. A match has {deals} deals.</source>
        <translation>Etwa {minutes} Minuten für einen Menschen unter Computern: {turns} Züge. Eine Partie hat {deals} Runden.</translation>
    </message>
    <message>
        <source>How long does a deal take?</source>
        <translation>Wie lange dauert eine Runde?</translation>
    </message>
    <message>
        <source>Somebody goes out in {share} of 100 deals; else the stock ends.</source>
        <translation>In {share} von 100 Runden macht jemand aus; sonst wird der Talon leer.</translation>
    </message>
    <message>
        <source>How does a deal end?</source>
        <translation>Wie endet eine Runde?</translation>
    </message>
    <message>
        <source>Somebody goes out</source>
        <translation>Jemand macht aus</translation>
    </message>
    <message>
        <source>Whoever leads after the first deal wins {share} of 100 matches.</source>
        <translation>Wer nach der ersten Runde führt, gewinnt {share} von 100 Partien.</translation>
    </message>
    <message>
        <source>Does the first deal decide the match?</source>
        <translation>Entscheidet die erste Runde die Partie?</translation>
    </message>
    <message>
        <source>The first leader wins</source>
        <translation>Wer zuerst führt, gewinnt</translation>
    </message>
    <message>
        <source>How often can one open at once?</source>
        <translation>Wie oft kann man sofort eröffnen?</translation>
    </message>
    <message>
        <source>So many of 100 hands reach the minimum as dealt, without drawing:</source>
        <translation>So viele von 100 Händen erreichen das Minimum, wie sie gegeben sind, ohne zu ziehen:</translation>
    </message>
    <message>
        <source>With {points} points</source>
        <translation>Mit {points} Punkten</translation>
    </message>
    <message>
        <source>{points} on average. In {share} of 100 cases a side ends the deal below zero.</source>
        <translation>Im Mittel {points}. In {share} von 100 Fällen endet eine Seite die Runde unter null.</translation>
    </message>
    <message>
        <source>How many points does a side make in a deal?</source>
        <translation>Wie viele Punkte macht eine Seite in einer Runde?</translation>
    </message>
    <message>
        <source>{times} times in a deal, {cards} cards each time.</source>
        <translation>{times}-mal in einer Runde, jedes Mal {cards} Karten.</translation>
    </message>
    <message>
        <source>How often is the pile taken?</source>
        <translation>Wie oft wird der Ablagestapel genommen?</translation>
    </message>
    <message>
        <source>A side makes {count} in a deal; {share} of 100 are natural.</source>
        <translation>Eine Seite macht {count} in einer Runde; {share} von 100 sind rein.</translation>
    </message>
    <message>
        <source>How many canastas are there?</source>
        <translation>Wie viele Canastas gibt es?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Reine Canastas</translation>
    </message>
    <message>
        <source>One more joker</source>
        <translation>Ein Joker mehr</translation>
    </message>
    <message>
        <source>One more red three</source>
        <translation>Eine rote Drei mehr</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>Der erste Zug</translation>
    </message>
    <message>
        <source>What is a good start worth?</source>
        <translation>Was ist ein guter Anfang wert?</translation>
    </message>
    <message>
        <source>So many points a side is ahead of the others after the deal:</source>
        <translation>So viele Punkte liegt eine Seite nach der Runde vor den anderen:</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>Der Ablagestapel ist immer eingefroren</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Mit Caliente-Karten</translation>
    </message>
    <message>
        <source>What do the variations change?</source>
        <translation>Was ändern die Varianten?</translation>
    </message>
    <message>
        <source>Turns of a deal, and points of a side:</source>
        <translation>Züge einer Runde und Punkte einer Seite:</translation>
    </message>
    <message>
        <source>{turns} turns, {points} points</source>
        <translation>{turns} Züge, {points} Punkte</translation>
    </message>
    <message>
        <source>Does the computer shuffle too well?</source>
        <translation>Mischt der Computer zu gut?</translation>
    </message>
    <message>
        <source>Turns of a deal, and natural ones among 100 canastas, when the cards are gathered from the table and riffled:</source>
        <translation>Züge einer Runde und reine unter 100 Canastas, wenn die Karten vom Tisch eingesammelt und ineinandergeblättert werden:</translation>
    </message>
    <message>
        <source>As the computer does</source>
        <translation>Wie der Computer mischt</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Durchgänge: {count}</translation>
    </message>
    <message>
        <source>{turns} turns, {share} natural</source>
        <translation>{turns} Züge, {share} rein</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Canasta in numbers</source>
        <translation>Canasta in Zahlen</translation>
    </message>
    <message>
        <source>Counted in thousands of deals that computers played.</source>
        <translation>Gezählt in Tausenden Runden, die Computer gespielt haben.</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Wie gezählt wurde</translation>
    </message>
</context>
<context>
    <name>ObservationTexts</name>
    <message numerus="yes">
        <source>%n cards, all face down</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, alle verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Eigene Hand</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{pile}, from the top</source>
        <translation>{pile}, von oben</translation>
    </message>
    <message>
        <source>Hands of the others</source>
        <translation>Hände der anderen</translation>
    </message>
    <message>
        <source>Melds of {names}</source>
        <translation>Meldungen von {names}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n cards</source>
        <translation>
            <numerusform>{player}: %n Karte</numerusform>
            <numerusform>{player}: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n Karte verdeckt</numerusform>
            <numerusform>%n Karten verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmissionTexts</name>
    <message>
        <source>What was left undone</source>
        <translation>Was unterblieb</translation>
    </message>
    <message>
        <source>The {pile} was blocked; on top of it lay: {card}.</source>
        <translation>Der {pile} war gesperrt; obenauf lag: {card}.</translation>
    </message>
    <message>
        <source>The {pile} could have been taken, and was left.</source>
        <translation>Der {pile} war zu haben und blieb liegen.</translation>
    </message>
    <message>
        <source>The {pile} needed two natural {ranks}; nobody has seen two in that hand.</source>
        <translation>Der {pile} verlangte zwei natürliche {ranks}; niemand hat zwei in dieser Hand gesehen.</translation>
    </message>
    <message>
        <source>The {pile} needed {ranks}; nobody has seen any in that hand.</source>
        <translation>Der {pile} verlangte {ranks}; niemand hat welche in dieser Hand gesehen.</translation>
    </message>
    <message>
        <source>Still held, as everybody could see: {cards}. They fit melds on the table.</source>
        <translation>Noch auf der Hand, wie alle sahen: {cards}. Sie passen an Meldungen auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>Diese Partie weiterspielen?</translation>
    </message>
    <message>
        <source>It becomes one of your saved games. The file itself stays as it is.</source>
        <translation>Sie wird eine Ihrer gespeicherten Partien. Die Datei selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Keep these house rules?</source>
        <translation>Diese Hausregeln behalten?</translation>
    </message>
    <message>
        <source>You will find them in New match, beside the games.</source>
        <translation>Sie finden sie unter „Neue Partie“ neben den Spielen.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Add this player?</source>
        <translation>Diesen Spieler hinzufügen?</translation>
    </message>
    <message>
        <source>You will find the player under Players.</source>
        <translation>Sie finden ihn unter „Spieler“.</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was moved, or its drive removed.</source>
        <translation>{file} ist nicht mehr da. Die Datei wurde verschoben oder ihr Laufwerk entfernt.</translation>
    </message>
    <message>
        <source>{file} holds no match, no house rules and no player. It is left as it is.</source>
        <translation>{file} enthält keine Partie, keine Hausregeln und keinen Spieler. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Look at this match?</source>
        <translation>Diese Partie ansehen?</translation>
    </message>
</context>
<context>
    <name>OpeningDecision</name>
    <message>
        <source>Opening small or large</source>
        <translation>Klein oder groß eröffnen</translation>
    </message>
    <message>
        <source>Early with little, late with all that you have.</source>
        <translation>Früh mit wenig, spät mit allem, was Sie haben.</translation>
    </message>
    <message>
        <source>Your side needs {need} points to open. Your aces are worth {aces}, your kings {kings}. You hold two pairs and a wild card as well, and many cards lie in the {pile}.</source>
        <translation>Ihre Seite braucht {need} Punkte zum Eröffnen. Ihre Asse sind {aces} wert, Ihre Könige {kings}. Sie haben noch zwei Paare und eine wilde Karte, und im {pile} liegen viele Karten.</translation>
    </message>
    <message>
        <source>With which cards do you open? Lay them, then press the button.</source>
        <translation>Mit welchen Karten eröffnen Sie? Legen Sie sie bereit und drücken Sie den Knopf.</translation>
    </message>
    <message>
        <source>Open now: lay the aces.</source>
        <translation>Eröffnen Sie jetzt: Legen Sie die Asse aus.</translation>
    </message>
    <message>
        <source>That is more than you need. Kings in your hand can take the {pile} with its {count} cards. Lay the aces only.</source>
        <translation>Das ist mehr als nötig. Könige in Ihrer Hand können den {pile} mit seinen {count} Karten nehmen. Legen Sie nur die Asse aus.</translation>
    </message>
    <message>
        <source>Open first: a side that has opened takes the {pile} more easily, and {count} cards lie there.</source>
        <translation>Eröffnen Sie zuerst: Wer eröffnet hat, nimmt den {pile} leichter, und dort liegen {count} Karten.</translation>
    </message>
    <message>
        <source>Each king, queen or nine that is discarded to you now brings you the {pile}: you hold two or more of them.</source>
        <translation>Jeder König, jede Dame und jede Neun, die Ihnen jemand hinlegt, bringt Ihnen jetzt den {pile}: Sie haben davon zwei oder mehr.</translation>
    </message>
    <message>
        <source>Later in another deal: the others have a canasta, and each of them holds one card. They may go out at any turn.</source>
        <translation>Später in einer anderen Runde: Die anderen haben einen Canasta und je eine Karte auf der Hand. Sie können jeden Zug ausmachen.</translation>
    </message>
    <message>
        <source>With which cards do you open now?</source>
        <translation>Mit welchen Karten eröffnen Sie jetzt?</translation>
    </message>
    <message>
        <source>Open with all three: aces, kings and queens.</source>
        <translation>Eröffnen Sie mit allen dreien: Assen, Königen und Damen.</translation>
    </message>
    <message>
        <source>When they go out, what is left in your hand counts against you. Lay aces, kings and queens, all at once.</source>
        <translation>Machen die anderen aus, zählt gegen Sie, was in Ihrer Hand bleibt. Legen Sie Asse, Könige und Damen aus, alle auf einmal.</translation>
    </message>
    <message>
        <source>When they go out, your whole hand counts against you. Open first, with aces, kings and queens.</source>
        <translation>Machen die anderen aus, zählt Ihre ganze Hand gegen Sie. Eröffnen Sie zuerst, mit Assen, Königen und Damen.</translation>
    </message>
    <message>
        <source>Early in a deal open with little, and keep what can take the {pile}. When the others may go out, lay all that counts.</source>
        <translation>Früh in der Runde eröffnen Sie mit wenig und behalten, was den {pile} nehmen kann. Können die anderen ausmachen, legen Sie alles aus, was zählt.</translation>
    </message>
</context>
<context>
    <name>OpeningLesson</name>
    <message>
        <source>The first melds</source>
        <translation>Die Erstmeldung</translation>
    </message>
    <message>
        <source>Reach the points that your side needs to open.</source>
        <translation>Die Punkte erreichen, die Ihre Seite zur Erstmeldung braucht.</translation>
    </message>
    <message>
        <source>Lay the queens with the wild card, and the sevens, before you discard.</source>
        <translation>Legen Sie die Damen mit der wilden Karte und die Siebenen aus, bevor Sie ablegen.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds in this deal need {need} points; in the last deal of the match {most}.</source>
        <translation>Die Erstmeldung Ihrer Seite braucht in dieser Runde {need} Punkte; in der letzten Runde der Partie {most}.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points now. With a higher score they need more: up to {most} from {score} points on.</source>
        <translation>Die Erstmeldung Ihrer Seite braucht jetzt {need} Punkte. Mit höherem Punktestand braucht sie mehr: bis zu {most} ab {score} Punkten.</translation>
    </message>
    <message>
        <source>From {score} points on a canasta must be among them.</source>
        <translation>Ab {score} Punkten muss ein Canasta darunter sein.</translation>
    </message>
    <message>
        <source>They come from your hand alone: only in a later turn may your side take the {pile}.</source>
        <translation>Sie kommt allein aus Ihrer Hand: Erst in einem späteren Zug darf Ihre Seite den {pile} nehmen.</translation>
    </message>
    <message>
        <source>You may open and take the {pile} at once: with two natural cards like its top card, if all that you lay then reaches the minimum.</source>
        <translation>Sie dürfen mit der Erstmeldung zugleich den {pile} nehmen: mit zwei natürlichen Karten vom Wert seiner obersten, wenn alles zusammen die Punkte erreicht.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the aces on the table. Then take it with the button.</source>
        <translation>Heben Sie beide Könige an und klicken Sie auf den {pile}. Legen Sie die Asse auf den Tisch. Nehmen Sie ihn dann mit dem Knopf.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the three aces.</source>
        <translation>Ziehen Sie nicht: Die Könige nehmen den {pile}, zusammen mit den drei Assen.</translation>
    </message>
    <message>
        <source>Lay all groups aside on the table, then lay them all with the button.</source>
        <translation>Legen Sie alle Gruppen auf dem Tisch bereit und dann mit dem Knopf zusammen aus.</translation>
    </message>
    <message>
        <source>No wild card may be among them. The queens are worth {points1}, the tens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Keine wilde Karte darf darunter sein. Die Damen sind {points1} wert, die Zehnen {points2}. Alle Gruppen, die Sie bereitlegen, werden zusammengezählt; die Summe steht daneben.</translation>
    </message>
    <message>
        <source>Lay the queens and the tens before you discard.</source>
        <translation>Legen Sie die Damen und die Zehnen aus, bevor Sie ablegen.</translation>
    </message>
    <message>
        <source>The tens are the three natural cards that you need. They are worth {points1}, the queens with the joker {points2}, the jacks with the two {points3}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Die Zehnen sind die drei natürlichen Karten, die Sie brauchen. Sie sind {points1} wert, die Damen mit dem Joker {points2}, die Buben mit der Zwei {points3}. Alle Gruppen, die Sie bereitlegen, werden zusammengezählt; die Summe steht daneben.</translation>
    </message>
    <message>
        <source>Lay the tens, the queens with the joker, and the jacks with the two, before you discard.</source>
        <translation>Legen Sie die Zehnen, die Damen mit dem Joker und die Buben mit der Zwei aus, bevor Sie ablegen.</translation>
    </message>
    <message>
        <source>The queens with the wild card are worth {points1}, the sevens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Die Damen mit der wilden Karte sind {points1} wert, die Siebenen {points2}. Alle Gruppen, die Sie bereitlegen, werden zusammengezählt; die Summe steht daneben.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the tens on the table, and the queens with the joker. Then take it with the button.</source>
        <translation>Heben Sie beide Könige an und klicken Sie auf den {pile}. Legen Sie die Zehnen auf den Tisch, ebenso die Damen mit dem Joker. Nehmen Sie ihn dann mit dem Knopf.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the tens, and the queens with the joker.</source>
        <translation>Ziehen Sie nicht: Die Könige nehmen den {pile}, zusammen mit den Zehnen und den Damen mit dem Joker.</translation>
    </message>
</context>
<context>
    <name>OpeningTopic</name>
    <message>
        <source>The first melds</source>
        <translation>Die Erstmeldung</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Nötige Punkte</translation>
    </message>
    <message>
        <source>The first melds of your side in a deal must be worth enough points.</source>
        <translation>Die Erstmeldung Ihrer Seite in einer Runde muss genug Punkte wert sein.</translation>
    </message>
    <message>
        <source>How many depends on your score before the deal.</source>
        <translation>Wie viele, hängt von Ihrem Punktestand vor der Runde ab.</translation>
    </message>
    <message>
        <source>How many depends on which deal of the match it is.</source>
        <translation>Wie viele, hängt davon ab, die wievielte Runde der Partie es ist.</translation>
    </message>
    <message>
        <source>Score before the deal</source>
        <translation>Stand vor der Runde</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: the first, the second, …</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>from deal {first} on</source>
        <translation>ab Runde {first}</translation>
    </message>
    <message>
        <source>deal {first}</source>
        <comment>by its number</comment>
        <translation>Runde {first}</translation>
    </message>
    <message>
        <source>deals {first} to {last}</source>
        <translation>Runden {first} bis {last}</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>a score below those in the next rows</comment>
        <translation>darunter</translation>
    </message>
    <message>
        <source>from {score} on</source>
        <comment>a score</comment>
        <translation>ab {score}</translation>
    </message>
    <message>
        <source>A canasta from the hand that is not mixed opens, whatever it counts.</source>
        <translation>Ein Canasta aus der Hand, der nicht gemischt ist, eröffnet, was er auch zählt.</translation>
    </message>
    <message>
        <source>All cards that you meld in that turn count together.</source>
        <translation>Alle Karten, die Sie in diesem Zug melden, zählen zusammen.</translation>
    </message>
    <message>
        <source>Points for canastas and for {bonuses} do not count here.</source>
        <translation>Punkte für Canastas und für {bonuses} zählen hier nicht.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only the other melds from your hand count, not the one with the top card.</source>
        <translation>Nehmen Sie dafür den {pile}, zählen nur die übrigen Meldungen aus Ihrer Hand, nicht die mit der obersten Karte.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, its top card counts; the cards below it do not help.</source>
        <translation>Nehmen Sie dafür den {pile}, zählt seine oberste Karte mit; die Karten darunter helfen nicht.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only cards from your hand count.</source>
        <translation>Nehmen Sie dafür den {pile}, zählen nur Karten aus Ihrer Hand.</translation>
    </message>
    <message>
        <source>Whoever draws from the {stock} and goes out in that turn, with a canasta in the hand, needs no minimum.</source>
        <translation>Wer vom {stock} zieht und in diesem Zug mit einem Canasta auf der Hand ausmacht, braucht keine Mindestpunkte.</translation>
    </message>
    <message>
        <source>Whoever goes out in one turn needs the minimum, too.</source>
        <translation>Auch wer in einem einzigen Zug ausmacht, braucht die Mindestpunkte.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta, of whatever kind.</source>
        <translation>Mit {score} Punkten oder mehr muss ein Canasta darunter sein, gleich welcher Art.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta, of whatever kind.</source>
        <translation>Ab Runde {score} muss ein Canasta darunter sein, gleich welcher Art.</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta that is not mixed.</source>
        <translation>Mit {score} Punkten oder mehr muss ein Canasta darunter sein, der nicht gemischt ist.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta that is not mixed.</source>
        <translation>Ab Runde {score} muss ein Canasta darunter sein, der nicht gemischt ist.</translation>
    </message>
    <message>
        <source>The {pile} may not be taken for it.</source>
        <translation>Der {pile} darf dafür nicht genommen werden.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards.</source>
        <translation>Sie muss drei natürliche Karten eines Werts aus der Hand enthalten, in einer Meldung ohne wilde Karten.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards, or three wild cards in a meld of their own.</source>
        <translation>Sie muss drei natürliche Karten eines Werts aus der Hand in einer Meldung ohne wilde Karten enthalten, oder drei wilde Karten in einer eigenen Meldung.</translation>
    </message>
    <message>
        <source>They hold no mixed canasta.</source>
        <translation>Sie enthält keinen gemischten Canasta.</translation>
    </message>
    <message>
        <source>They hold no wild card, not even twos alone. Wild cards may be laid after them, in the same turn too.</source>
        <translation>Sie enthält keine wilde Karte, auch keine Meldung aus Zweien. Danach dürfen wilde Karten gelegt werden, auch im selben Zug.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening minimum depends on</source>
        <translation>Das Minimum der Erstmeldung richtet sich nach</translation>
    </message>
    <message>
        <source>What decides how many points the first melds of a side need.</source>
        <translation>Wonach sich richtet, wie viele Punkte die Erstmeldung einer Seite braucht.</translation>
    </message>
    <message>
        <source>the side&apos;s score</source>
        <translation>dem Punktestand der Seite</translation>
    </message>
    <message>
        <source>the number of the deal</source>
        <translation>der Nummer der Runde</translation>
    </message>
    <message>
        <source>The top card of the {pile} counts for the opening</source>
        <translation>Die oberste Karte vom {pile} zählt für die Erstmeldung</translation>
    </message>
    <message>
        <source>Only that one card; the cards below it never help to open.</source>
        <translation>Nur diese eine; die Karten darunter helfen nie bei der Erstmeldung.</translation>
    </message>
    <message>
        <source>The meld that takes the {pile} counts for the opening</source>
        <translation>Die Meldung, die den {pile} nimmt, zählt für die Erstmeldung</translation>
    </message>
    <message>
        <source>If not, the other melds from the hand have to be enough.</source>
        <translation>Wenn nicht, müssen die übrigen Meldungen aus der Hand genügen.</translation>
    </message>
    <message>
        <source>No minimum for going out at once</source>
        <translation>Kein Minimum beim Ausmachen aus der Hand</translation>
    </message>
    <message>
        <source>Whoever lays the whole hand in one turn, after drawing, needs no minimum.</source>
        <translation>Wer nach dem Ziehen die ganze Hand auf einmal auslegt, braucht kein Minimum.</translation>
    </message>
    <message>
        <source>A canasta from the hand opens, whatever it counts</source>
        <translation>Ein Canasta aus der Hand eröffnet, was er auch zählt</translation>
    </message>
    <message>
        <source>A natural or a wild one, without minimum or three clean cards.</source>
        <translation>Ein reiner oder wilder, ohne Mindestpunkte und ohne drei natürliche Karten.</translation>
    </message>
    <message>
        <source>Points needed to open</source>
        <translation>Punkte für die Erstmeldung</translation>
    </message>
    <message>
        <source>From which score (or which deal) on how many points are needed.</source>
        <translation>Ab welchem Stand (oder welcher Runde) wie viele Punkte nötig sind.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>from {score}: {need}</source>
        <comment>one step of the opening</comment>
        <translation>ab {score}: {need}</translation>
    </message>
    <message>
        <source>below zero: {need}</source>
        <comment>one step of the opening</comment>
        <translation>unter null: {need}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>below zero</source>
        <translation>unter null</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>The {pile} may be taken with the first melds</source>
        <translation>Der {pile} darf mit der Erstmeldung genommen werden</translation>
    </message>
    <message>
        <source>Otherwise a side has to meld from the hand before.</source>
        <translation>Sonst muss eine Seite vorher aus der Hand melden.</translation>
    </message>
    <message>
        <source>The first melds need a canasta from</source>
        <translation>Die Erstmeldung braucht einen Canasta ab</translation>
    </message>
    <message>
        <source>From this score (or deal) on one has to be among them.</source>
        <translation>Ab diesem Stand (oder dieser Runde) muss einer darunter sein.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>It must not be a mixed one from</source>
        <translation>Er darf nicht gemischt sein ab</translation>
    </message>
    <message>
        <source>From this score (or deal) on it is natural, wild, or a sequence.</source>
        <translation>Ab diesem Stand (oder dieser Runde) ist er rein, wild oder eine Folge.</translation>
    </message>
    <message>
        <source>The first melds contain</source>
        <translation>Die Erstmeldung enthält</translation>
    </message>
    <message>
        <source>A meld without a mixture, with three of its cards from the hand.</source>
        <translation>Eine ungemischte Meldung, von der drei Karten aus der Hand kommen.</translation>
    </message>
    <message>
        <source>what the player likes</source>
        <translation>was der Spieler will</translation>
    </message>
    <message>
        <source>three natural cards of a rank</source>
        <translation>drei natürliche Karten eines Werts</translation>
    </message>
    <message>
        <source>three natural cards of a rank, or wild cards</source>
        <translation>drei natürliche Karten eines Werts oder wilde Karten</translation>
    </message>
    <message>
        <source>The first melds may hold a mixed canasta</source>
        <translation>Die Erstmeldung darf einen gemischten Canasta enthalten</translation>
    </message>
    <message>
        <source>Otherwise a side makes one only later.</source>
        <translation>Sonst macht eine Seite sie erst später.</translation>
    </message>
    <message>
        <source>First melds without wild cards</source>
        <translation>Erstmeldung ohne wilde Karten</translation>
    </message>
    <message>
        <source>Wild cards are laid only after the side has melded.</source>
        <translation>Wilde Karten werden erst gelegt, wenn die Seite gemeldet hat.</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>{title}: {value} instead of {usual}</source>
        <translation>{title}: {value} statt {usual}</translation>
    </message>
    <message>
        <source>{title}: other numbers</source>
        <translation>{title}: andere Zahlen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>Look for a rule, such as “wild”</source>
        <translation>Regel suchen, etwa „wild“</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>No rule has these words. Try fewer letters.</source>
        <translation>Keine Regel enthält diese Wörter. Weniger Buchstaben finden mehr.</translation>
    </message>
    <message>
        <source>Changed. In the original: {value}</source>
        <translation>Geändert. Im Original: {value}</translation>
    </message>
    <message>
        <source>Rules that can be changed</source>
        <translation>Regeln, die sich ändern lassen</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to it</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>Other books differ here. House rules have these options:</source>
        <translation>Andere Bücher weichen hier ab. In Hausregeln lässt sich einstellen:</translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>Die Erstmeldung braucht {need} Punkte, Sie haben {have}: noch %n.</numerusform>
            <numerusform>Die Erstmeldung braucht {need} Punkte, Sie haben {have}: noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>Ihrer Seite fehlt noch %n Canasta zum Ausmachen.</numerusform>
            <numerusform>Ihrer Seite fehlen noch %n Canastas zum Ausmachen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this game nobody asks before going out.</source>
        <translation>In diesem Spiel fragt niemand vor dem Ausmachen.</translation>
    </message>
    <message>
        <source>You may ask once you have drawn.</source>
        <translation>Fragen dürfen Sie erst, wenn Sie gezogen haben.</translation>
    </message>
    <message>
        <source>Ask before you lay cards in your turn.</source>
        <translation>Fragen Sie, bevor Sie in Ihrem Zug melden.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Fragen Sie Ihren Partner, bevor Sie ausmachen.</translation>
    </message>
    <message>
        <source>Your partner said yes: now you have to go out.</source>
        <translation>Ihr Partner hat Ja gesagt: Jetzt müssen Sie ausmachen.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave a card in your hand.</source>
        <translation>{player} muss erst aus dem Fuß spielen: Lassen Sie eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave a card in your hand.</source>
        <translation>Niemand macht im eigenen ersten Zug aus: Lassen Sie eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave a card in your hand.</source>
        <translation>Ihre Seite hat den {pile} noch nicht genommen: Lassen Sie eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>You have asked in this turn: lay cards, or discard one.</source>
        <translation>Sie haben in diesem Zug schon gefragt: Melden Sie Karten, oder legen Sie eine ab.</translation>
    </message>
    <message>
        <source>You have asked once in this deal: lay cards, or discard one.</source>
        <translation>Sie haben in dieser Runde schon gefragt: Melden Sie Karten, oder legen Sie eine ab.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave two cards in your hand.</source>
        <translation>{player} muss erst aus dem Fuß spielen: Lassen Sie zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave two cards in your hand.</source>
        <translation>Niemand macht im eigenen ersten Zug aus: Lassen Sie zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave two cards in your hand.</source>
        <translation>Ihre Seite hat den {pile} noch nicht genommen: Lassen Sie zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>You have not asked your partner: leave two cards in your hand.</source>
        <translation>Sie haben Ihren Partner nicht gefragt: Lassen Sie zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Your partner said no: leave two cards in your hand.</source>
        <translation>Ihr Partner hat Nein gesagt: Lassen Sie zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>You may not go out yet: leave two cards in your hand.</source>
        <translation>Sie dürfen noch nicht ausmachen: Lassen Sie zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Your last card needs no question: discard it to go out.</source>
        <translation>Für die letzte Karte braucht es keine Frage: Legen Sie sie ab.</translation>
    </message>
    <message>
        <source>Your partner said no: leave a card in your hand.</source>
        <translation>Ihr Partner hat Nein gesagt: Lassen Sie eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta that is not mixed.</source>
        <translation>Ihre Erstmeldung braucht einen Canasta, der nicht gemischt ist.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta.</source>
        <translation>Ihre Erstmeldung braucht einen Canasta.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot before you go out.</source>
        <translation>Vollenden Sie einen Canasta für Ihren Fuß, bevor Sie ausmachen.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot first: leave two cards in your hand.</source>
        <translation>Erst einen Canasta für Ihren Fuß: Behalten Sie zwei Karten in der Hand.</translation>
    </message>
    <message>
        <source>You may not go out with a seven: leave two cards in your hand.</source>
        <translation>Mit einer Sieben macht man nicht aus: Behalten Sie zwei Karten.</translation>
    </message>
    <message>
        <source>You go out only with your foot: pick it up first.</source>
        <translation>Sie machen nur mit Ihrem Fuß aus: Nehmen Sie ihn erst auf.</translation>
    </message>
    <message>
        <source>You play alone: there is nobody to ask.</source>
        <translation>Sie spielen allein: Es gibt niemanden, den Sie fragen können.</translation>
    </message>
    <message>
        <source>Your foot has one card: keep a card to discard, and pick it up then.</source>
        <translation>Ihr Fuß hat nur eine Karte: Behalten Sie eine zum Ablegen, dann kommt er.</translation>
    </message>
    <message>
        <source>The last card is discarded: keep one card to go out with.</source>
        <translation>Die letzte Karte wird abgelegt: Behalten Sie eine Karte zum Ausmachen.</translation>
    </message>
    <message>
        <source>Finish {cards} before you go out.</source>
        <translation>Vollenden Sie {cards}, bevor Sie ausmachen.</translation>
    </message>
    <message>
        <source>Finish your sevens, aces or wild cards first: leave two cards in your hand.</source>
        <translation>Vollenden Sie zuerst Ihre Siebenen, Asse oder wilden Karten: Behalten Sie zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Your first melds may hold no mixed canasta.</source>
        <translation>Ihre Erstmeldung darf keinen gemischten Canasta enthalten.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, or wild ones.</source>
        <translation>Eröffnen Sie mit drei natürlichen Karten eines Werts aus der Hand oder mit wilden.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, without wild cards.</source>
        <translation>Eröffnen Sie mit drei natürlichen Karten eines Werts aus der Hand, ohne wilde.</translation>
    </message>
</context>
<context>
    <name>OutTopic</name>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>You go out by getting rid of your last card: you meld it or discard it.</source>
        <translation>Sie machen aus, indem Sie Ihre letzte Karte loswerden: Sie melden sie oder legen sie ab.</translation>
    </message>
    <message>
        <source>That ends the deal.</source>
        <translation>Damit endet die Runde.</translation>
    </message>
    <message>
        <source>You need no canasta for it.</source>
        <translation>Sie brauchen dafür keinen Canasta.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas for it.</source>
        <translation>
            <numerusform>Ihre Seite braucht dafür %n Canasta.</numerusform>
            <numerusform>Ihre Seite braucht dafür %n Canastas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them must be: {kinds}.</source>
        <translation>Darunter müssen sein: {kinds}.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} does not count among them.</source>
        <translation>{a_wild_canasta} zählt dabei nicht mit.</translation>
    </message>
    <message>
        <source>Your partner must have played a card of the foot before.</source>
        <translation>Ihr Partner muss vorher eine Karte aus seinem Fuß gespielt haben.</translation>
    </message>
    <message>
        <source>Somebody of your side must have taken the {pile} in the deal.</source>
        <translation>Jemand von Ihrer Seite muss in der Runde den {pile} genommen haben.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn.</source>
        <translation>Niemand macht im eigenen ersten Zug aus.</translation>
    </message>
    <message>
        <source>Until then you must still hold a card when your turn is over.</source>
        <translation>Bis dahin müssen Sie am Ende Ihres Zuges noch eine Karte haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n natural canastas</source>
        <translation>
            <numerusform>%n reiner Canasta</numerusform>
            <numerusform>%n reine Canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed canastas</source>
        <translation>
            <numerusform>%n gemischter Canasta</numerusform>
            <numerusform>%n gemischte Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} {kind}</source>
        <comment>a number of canastas of a kind</comment>
        <translation>{count} {kind}</translation>
    </message>
    <message>
        <source>Going out brings {points} points.</source>
        <translation>Ausmachen bringt {points} Punkte.</translation>
    </message>
    <message>
        <source>Whoever has not melded before and lays the whole hand in one turn, with a canasta in it, goes out concealed: {points} points more.</source>
        <translation>Wer vorher nicht gemeldet hat und die ganze Hand mit einem Canasta darin in einem Zug auslegt, macht verdeckt aus: {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>A card added to the partner&apos;s melds spoils it.</source>
        <translation>Eine Karte an Meldungen des Partners verhindert das.</translation>
    </message>
    <message>
        <source>You have no partner whom you could ask first.</source>
        <translation>Sie haben keinen Partner, den Sie vorher fragen könnten.</translation>
    </message>
    <message>
        <source>Nobody asks the partner before going out.</source>
        <translation>Vor dem Ausmachen fragt niemand den Partner.</translation>
    </message>
    <message>
        <source>You may ask your partner first: “May I go out?”</source>
        <translation>Sie dürfen vorher Ihren Partner fragen: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>You must ask your partner first: “May I go out?”</source>
        <translation>Sie müssen vorher Ihren Partner fragen: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>Nobody asks before the foot is picked up. Just picked up, you may still ask before you play from it.</source>
        <translation>Gefragt wird erst, wenn der Fuß aufgenommen ist. Frisch aufgenommen, dürfen Sie noch fragen, bevor Sie daraus spielen.</translation>
    </message>
    <message>
        <source>Whoever is alone asks nobody.</source>
        <translation>Wer allein ist, fragt niemanden.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Nach einem Nein dürfen Sie in diesem Zug nicht ausmachen.</translation>
    </message>
    <message>
        <source>Whoever asks and does not go out in that turn loses {points} points.</source>
        <translation>Wer fragt und in diesem Zug nicht ausmacht, verliert {points} Punkte.</translation>
    </message>
    <message>
        <source>Ask before you draw or just after it, before you meld.</source>
        <translation>Fragen Sie vor dem Ziehen oder gleich danach, bevor Sie melden.</translation>
    </message>
    <message>
        <source>Ask after you have drawn, and before you meld.</source>
        <translation>Fragen Sie, nachdem Sie gezogen haben und bevor Sie melden.</translation>
    </message>
    <message>
        <source>After a yes you have to go out; if you cannot, you show all your cards.</source>
        <translation>Nach einem Ja müssen Sie ausmachen; können Sie es nicht, zeigen Sie alle Ihre Karten.</translation>
    </message>
    <message>
        <source>After a yes you have to go out.</source>
        <translation>Nach einem Ja müssen Sie ausmachen.</translation>
    </message>
    <message>
        <source>After a yes you may go out, but you need not.</source>
        <translation>Nach einem Ja dürfen Sie ausmachen, müssen aber nicht.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} in that turn does not go out concealed.</source>
        <translation>Wer in diesem Zug den {pile} nimmt, macht nicht verdeckt aus.</translation>
    </message>
    <message>
        <source>The last card of such a hand may be discarded.</source>
        <translation>Die letzte Karte einer solchen Hand darf abgelegt werden.</translation>
    </message>
    <message>
        <source>Such a hand must be melded to its last card: whoever ends with a discard gets nothing more.</source>
        <translation>Eine solche Hand muss bis zur letzten Karte gemeldet werden: Wer mit dem Ablegen endet, bekommt nichts dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%n canastas of sevens</source>
        <translation>
            <numerusform>%n Canasta aus Siebenen</numerusform>
            <numerusform>%n Canastas aus Siebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>You go out by discarding your last card; it is never melded.</source>
        <translation>Sie machen aus, indem Sie Ihre letzte Karte ablegen; sie wird nie gemeldet.</translation>
    </message>
    <message>
        <source>Sevens, aces without wild cards, and melds of wild cards alone must be finished before.</source>
        <translation>Siebenen, Asse ohne wilde Karten und Meldungen aus wilden Karten müssen vorher fertig sein.</translation>
    </message>
    <message>
        <source>Each player asks only once in a deal.</source>
        <translation>Jeder fragt nur einmal in einer Runde.</translation>
    </message>
</context>
<context>
    <name>OutWords</name>
    <message>
        <source>Canastas needed to go out</source>
        <translation>Canastas, die zum Ausmachen nötig sind</translation>
    </message>
    <message>
        <source>How many canastas a side needs in all.</source>
        <translation>Wie viele Canastas eine Seite insgesamt braucht.</translation>
    </message>
    <message>
        <source>Natural canastas among them</source>
        <translation>Darunter reine Canastas</translation>
    </message>
    <message>
        <source>Canastas without any wild card.</source>
        <translation>Canastas ganz ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Mixed canastas among them</source>
        <translation>Darunter gemischte Canastas</translation>
    </message>
    <message>
        <source>Canastas with wild cards.</source>
        <translation>Canastas mit wilden Karten.</translation>
    </message>
    <message>
        <source>Canastas of wild cards alone.</source>
        <translation>Canastas nur aus wilden Karten.</translation>
    </message>
    <message>
        <source>Sequences of seven cards.</source>
        <translation>Folgen von sieben Karten.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Punkte fürs Ausmachen</translation>
    </message>
    <message>
        <source>For the side that ends the deal.</source>
        <translation>Für die Seite, welche die Runde beendet.</translation>
    </message>
    <message>
        <source>Going out waits for the partner</source>
        <translation>Ausmachen erst nach dem Partner</translation>
    </message>
    <message>
        <source>Until the partner has played a card of the foot.</source>
        <translation>Erst wenn der Partner eine Karte aus dem Fuß gespielt hat.</translation>
    </message>
    <message>
        <source>If not, everybody has a turn before going out.</source>
        <translation>Wenn nicht, spielt jeder einen Zug, bevor er ausmacht.</translation>
    </message>
    <message>
        <source>Going out in the first own turn</source>
        <translation>Ausmachen im eigenen ersten Zug</translation>
    </message>
    <message>
        <source>{wild_canastas} among them</source>
        <translation>Darunter {wild_canastas}</translation>
    </message>
    <message>
        <source>{sambas} among them</source>
        <translation>Darunter {sambas}</translation>
    </message>
    <message>
        <source>Going out needs the {pile}</source>
        <translation>Zum Ausmachen gehört der {pile}</translation>
    </message>
    <message>
        <source>Somebody of the side must have taken it in the deal.</source>
        <translation>Jemand von der Seite muss ihn in der Runde genommen haben.</translation>
    </message>
    <message>
        <source>Extra points for going out at once</source>
        <translation>Zusatzpunkte fürs Ausmachen aus der Hand</translation>
    </message>
    <message>
        <source>For laying the whole hand in one turn, without melds before.</source>
        <translation>Wenn die ganze Hand in einem Zug ausgelegt wird, ohne frühere Meldung.</translation>
    </message>
    <message>
        <source>Asking the partner before going out</source>
        <translation>Den Partner vor dem Ausmachen fragen</translation>
    </message>
    <message>
        <source>“May I go out?”</source>
        <translation>„Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>required</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>When the partner says yes</source>
        <translation>Wenn der Partner Ja sagt</translation>
    </message>
    <message>
        <source>Whether the player who asked has to go out.</source>
        <translation>Ob der Fragende dann ausmachen muss.</translation>
    </message>
    <message>
        <source>the player may go out</source>
        <translation>der Spieler darf ausmachen</translation>
    </message>
    <message>
        <source>the player must go out</source>
        <translation>der Spieler muss ausmachen</translation>
    </message>
    <message>
        <source>Whoever must go out after a yes and cannot shows the hand</source>
        <translation>Wer nach einem Ja ausmachen muss und nicht kann, zeigt seine Karten</translation>
    </message>
    <message>
        <source>It lies open for all until that player&apos;s next turn.</source>
        <translation>Sie liegen offen für alle, bis dieser Spieler wieder am Zug ist.</translation>
    </message>
    <message>
        <source>A question without going out costs</source>
        <translation>Fragen ohne Ausmachen kostet</translation>
    </message>
    <message>
        <source>When the player does not go out in that turn, after a yes or a no.</source>
        <translation>Wenn der Spieler in diesem Zug nicht ausmacht, nach einem Ja oder einem Nein.</translation>
    </message>
    <message>
        <source>Asking before drawing is allowed</source>
        <translation>Fragen vor dem Ziehen ist erlaubt</translation>
    </message>
    <message>
        <source>Otherwise one asks after drawing, before melding.</source>
        <translation>Sonst fragt man nach dem Ziehen und vor dem Melden.</translation>
    </message>
    <message>
        <source>Going out at once may end with a discard</source>
        <translation>Ausmachen aus der Hand darf mit Ablegen enden</translation>
    </message>
    <message>
        <source>If not, the extra points are for a hand melded to its last card.</source>
        <translation>Wenn nicht, gibt es die Zusatzpunkte nur für eine Hand, die bis zur letzten Karte gemeldet wird.</translation>
    </message>
    <message>
        <source>Going out at once with the {pile}</source>
        <translation>Ausmachen aus der Hand mit dem {pile}</translation>
    </message>
    <message>
        <source>If not, whoever takes the {pile} in that turn gets no extra points.</source>
        <translation>Wenn nicht, bekommt keine Zusatzpunkte, wer in diesem Zug den {pile} nimmt.</translation>
    </message>
    <message>
        <source>Canastas of sevens among them</source>
        <translation>Darunter Canastas aus Siebenen</translation>
    </message>
    <message>
        <source>Where these are a kind of their own.</source>
        <translation>Wo diese eine eigene Art sind.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>Die letzte Karte wird abgelegt</translation>
    </message>
    <message>
        <source>Nobody goes out by melding it.</source>
        <translation>Niemand macht aus, indem er sie meldet.</translation>
    </message>
    <message>
        <source>No going out with something unfinished</source>
        <translation>Kein Ausmachen mit Unfertigem</translation>
    </message>
    <message>
        <source>A meld of sevens, of natural aces or of wild cards has to be a canasta.</source>
        <translation>Eine Meldung aus Siebenen, reinen Assen oder wilden Karten muss ein Canasta sein.</translation>
    </message>
    <message>
        <source>Each player asks once in a deal</source>
        <translation>Jeder fragt einmal in der Runde</translation>
    </message>
    <message>
        <source>Otherwise once in every turn.</source>
        <translation>Sonst einmal in jedem Zug.</translation>
    </message>
    <message>
        <source>Wild canastas count for going out</source>
        <translation>Wilde Canastas zählen zum Ausmachen</translation>
    </message>
    <message>
        <source>Otherwise only canastas of other kinds make up the number.</source>
        <translation>Sonst zählen für die Anzahl nur Canastas anderer Art.</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PartnerDecision</name>
    <message>
        <source>Watching your partner</source>
        <translation>Auf den Partner achten</translation>
    </message>
    <message>
        <source>What your partner holds tells you what to lay.</source>
        <translation>Was Ihr Partner hat, sagt Ihnen, was Sie auslegen.</translation>
    </message>
    <message>
        <source>You hold four aces. Lay them, or keep them and discard?</source>
        <translation>Sie haben vier Asse. Auslegen oder behalten und eine Karte ablegen?</translation>
    </message>
    <message>
        <source>Lay your four aces.</source>
        <translation>Legen Sie Ihre vier Asse aus.</translation>
    </message>
    <message>
        <source>If your partner goes out, the aces in your hand count {points} points against your side. Lay them, and they count for it.</source>
        <translation>Macht Ihr Partner aus, zählen die Asse in Ihrer Hand {points} Punkte gegen Ihre Seite. Ausgelegt zählen sie für sie.</translation>
    </message>
    <message>
        <source>What lies on the table counts for your side, what is in a hand against it. When your partner is nearly out, lay what you can.</source>
        <translation>Was auf dem Tisch liegt, zählt für Ihre Seite, was in der Hand ist, gegen sie. Ist Ihr Partner fast fertig, legen Sie aus, was Sie können.</translation>
    </message>
    <message>
        <source>Again your partner holds one card. But your side has no canasta yet, and without one neither of you may go out. The others have theirs.</source>
        <translation>Wieder hat Ihr Partner eine Karte. Aber Ihre Seite hat noch keinen Canasta, und ohne ihn darf keiner von Ihnen ausmachen. Die anderen haben ihren.</translation>
    </message>
    <message>
        <source>What helps your partner most?</source>
        <translation>Was hilft Ihrem Partner am meisten?</translation>
    </message>
    <message>
        <source>Lay both tens on your tens.</source>
        <translation>Legen Sie beide Zehnen an Ihre Zehnen an.</translation>
    </message>
    <message>
        <source>Your partner waits for a canasta, and the others may go out first. Your two tens finish one: lay them.</source>
        <translation>Ihr Partner wartet auf einen Canasta, und die anderen könnten zuerst ausmachen. Ihre zwei Zehnen vollenden einen: Legen Sie sie an.</translation>
    </message>
    <message>
        <source>The canasta is yours as well as your partner&apos;s: now both of you may go out.</source>
        <translation>Der Canasta gehört Ihnen beiden: Jetzt dürfen beide ausmachen.</translation>
    </message>
    <message>
        <source>Look at your partner: one card is left. Your side has the canastas for it, so your partner may go out soon.</source>
        <translation>Sehen Sie auf Ihren Partner: Eine Karte ist übrig. Ihre Seite hat, was es an Canastas braucht, er kann also bald ausmachen.</translation>
    </message>
</context>
<context>
    <name>PersonEditor</name>
    <message>
        <source>Plays now</source>
        <translation>Spielt jetzt</translation>
    </message>
    <message>
        <source>Plays from now on</source>
        <translation>Spielt ab jetzt</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Face of {name}: {face}</source>
        <translation>Gesicht von {name}: {face}</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Ein anderes Gesicht wählen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>A phone as a hand</source>
        <translation>Auf dem Handy spielen</translation>
    </message>
    <message>
        <source>The camera of a phone opens the code: that hand is then on the phone, and face down here. No app and no internet are needed.</source>
        <translation>Die Kamera eines Handys öffnet den Code: Dieses Blatt ist dann auf dem Handy und liegt hier verdeckt. Weder App noch Internet sind nötig.</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>Wessen Blatt</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Wieder am Tisch spielen</translation>
    </message>
    <message>
        <source>Network of the phone</source>
        <translation>Netz des Handys</translation>
    </message>
    <message>
        <source>Meant for your own home network: who listens in on it with the right tools could read a hand. Nothing goes to the internet, and nobody is let in without the code.</source>
        <translation>Gedacht für Ihr eigenes Heimnetz: Wer dort mit dem richtigen Werkzeug mithört, könnte ein Blatt lesen. Nichts geht ins Internet, und ohne den Code kommt niemand herein.</translation>
    </message>
    <message>
        <source>If the page does not open: the phone has to be in the same network, not in a guest network or a VPN. Your system may ask whether Canasta may be reached: allow it for private networks. Or choose another network above.</source>
        <translation>Wenn sich die Seite nicht öffnet: Das Handy muss im selben Netz sein, nicht in einem Gastnetz oder VPN. Ihr System fragt vielleicht, ob Canasta erreichbar sein darf: Erlauben Sie es für private Netze. Oder wählen Sie oben ein anderes Netz.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Code für {name}</translation>
    </message>
    <message>
        <source>Show the code for {name}</source>
        <translation>Code für {name} zeigen</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Not this phone</source>
        <translation>Nicht dieses Handy</translation>
    </message>
    <message>
        <source>Code for watching</source>
        <translation>Code zum Zuschauen</translation>
    </message>
    <message>
        <source>No more watching</source>
        <translation>Niemand schaut mehr zu</translation>
    </message>
    <message>
        <source>Show the code for watching</source>
        <translation>Code zum Zuschauen zeigen</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could reach.</source>
        <translation>Dieser Computer ist in keinem Netz, das ein Handy erreichen könnte.</translation>
    </message>
    <message>
        <source>The system does not let Canasta be reached in this network.</source>
        <translation>Das System lässt nicht zu, dass Canasta in diesem Netz erreichbar ist.</translation>
    </message>
    <message>
        <source>Too many wrong numbers were typed.</source>
        <translation>Es wurden zu viele falsche Zahlen eingetippt.</translation>
    </message>
    <message>
        <source>Without a camera: open {address} in the phone&apos;s browser, and type {number} there.</source>
        <translation>Ohne Kamera: Öffnen Sie {address} im Browser des Handys, und tippen Sie dort {number} ein.</translation>
    </message>
    <message>
        <source>A phone has typed the number. Is it the right one?</source>
        <translation>Ein Handy hat die Zahl eingetippt. Ist es das richtige?</translation>
    </message>
    <message>
        <source>Whoever opens this code sees the table, and nobody&apos;s hand.</source>
        <translation>Wer diesen Code öffnet, sieht den Tisch und niemandes Blatt.</translation>
    </message>
    <message>
        <source>{name} plays at the table.</source>
        <translation>{name} spielt am Tisch.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code.</source>
        <translation>Richten Sie die Kamera des Handys auf den Code.</translation>
    </message>
    <message>
        <source>{name} plays on a phone.</source>
        <translation>{name} spielt auf einem Handy.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, and the hand is back.</source>
        <translation>Das Handy von {name} schläft: Berühren Sie es, und das Blatt ist wieder da.</translation>
    </message>
</context>
<context>
    <name>PhoneDialogs</name>
    <message>
        <source>Another phone shows {name}&apos;s hand now.</source>
        <translation>Ein anderes Handy zeigt jetzt das Blatt von {name}.</translation>
    </message>
    <message>
        <source>Phones can no longer be reached. Their hands are at the table again.</source>
        <translation>Handys sind nicht mehr erreichbar. Ihre Blätter sind wieder am Tisch.</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Codes zeigen</translation>
    </message>
    <message>
        <source>This computer is in another network now: phones need new codes.</source>
        <translation>Dieser Computer ist jetzt in einem anderen Netz: Die Handys brauchen neue Codes.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, or play at the table.</source>
        <translation>Das Handy von {name} schläft: Berühren Sie es, oder spielen Sie am Tisch.</translation>
    </message>
    <message>
        <source>Play at the table</source>
        <translation>Am Tisch spielen</translation>
    </message>
    <message>
        <source>A computer takes over…</source>
        <translation>Computer spielt weiter…</translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihr Blatt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Senken</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>{count} raised</source>
        <translation>{count} angehoben</translation>
    </message>
    <message>
        <source>Touch to put it back.</source>
        <translation>Zum Zurücklegen antippen.</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Wieder am Tisch spielen</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Touch to see your hand</source>
        <translation>Antippen, um Ihr Blatt zu sehen</translation>
    </message>
    <message>
        <source>The number at the table</source>
        <translation>Die Zahl am Tisch</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>The game went on meanwhile. Look again, then choose.</source>
        <translation>Das Spiel ging inzwischen weiter. Sehen Sie noch einmal hin, und wählen Sie dann.</translation>
    </message>
    <message>
        <source>The table could not save this. Look there.</source>
        <translation>Der Tisch konnte das nicht speichern. Sehen Sie dort nach.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Der Tisch wird gesucht…</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Wird wieder verbunden…</translation>
    </message>
    <message>
        <source>Something else lies on the table. Your hand comes back with the match.</source>
        <translation>Auf dem Tisch liegt gerade etwas anderes. Ihr Blatt kommt mit der Partie wieder.</translation>
    </message>
    <message>
        <source>Another phone shows this hand.</source>
        <translation>Ein anderes Handy zeigt dieses Blatt.</translation>
    </message>
    <message>
        <source>This hand is on another phone now.</source>
        <translation>Dieses Blatt ist jetzt auf einem anderen Handy.</translation>
    </message>
    <message>
        <source>Scan the code at the table again.</source>
        <translation>Lesen Sie den Code am Tisch noch einmal ein.</translation>
    </message>
    <message>
        <source>Or type the number that stands there.</source>
        <translation>Oder tippen Sie die Zahl ein, die dort steht.</translation>
    </message>
    <message>
        <source>The table asks whether this is the right phone.</source>
        <translation>Am Tisch wird gefragt, ob dies das richtige Handy ist.</translation>
    </message>
    <message>
        <source>The table does not take this number. Look at it again.</source>
        <translation>Der Tisch nimmt diese Zahl nicht an. Sehen Sie dort noch einmal nach.</translation>
    </message>
    <message>
        <source>You play at the table again.</source>
        <translation>Sie spielen wieder am Tisch.</translation>
    </message>
    <message>
        <source>This page is too old. Close it, and scan the code again.</source>
        <translation>Diese Seite ist zu alt. Schließen Sie sie, und lesen Sie den Code noch einmal ein.</translation>
    </message>
    <message>
        <source>The table does not understand this page. Scan the code again.</source>
        <translation>Der Tisch versteht diese Seite nicht. Lesen Sie den Code noch einmal ein.</translation>
    </message>
</context>
<context>
    <name>PileBaseLesson</name>
    <message>
        <source>Cards under the pile</source>
        <translation>Karten unter dem Stapel</translation>
    </message>
    <message>
        <source>Whoever takes the pile gets face-down cards; twos may be melded alone.</source>
        <translation>Wer den Stapel nimmt, bekommt verdeckte Karten; Zweien können allein gemeldet werden.</translation>
    </message>
    <message>
        <source>Under the first card of the {pile} cards were laid face down. Nobody knows them; whoever takes the {pile} gets them, too.</source>
        <translation>Unter die erste Karte des {pile}s wurden Karten verdeckt gelegt. Niemand kennt sie; wer den {pile} nimmt, bekommt sie mit.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Nehmen Sie den {pile}: Heben Sie beide Könige an, klicken Sie auf ihn und bestätigen Sie.</translation>
    </message>
    <message>
        <source>Now they are in your hand, a two among them. Only you have seen them.</source>
        <translation>Jetzt sind sie in Ihrer Hand, eine Zwei darunter. Nur Sie haben sie gesehen.</translation>
    </message>
    <message>
        <source>Lay the two on the twos of your side.</source>
        <translation>Legen Sie die Zwei zu den Zweien Ihrer Seite.</translation>
    </message>
    <message>
        <source>The two goes to the meld of twos.</source>
        <translation>Die Zwei gehört zur Meldung aus Zweien.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos. Until it is finished, a two joins no other meld.</source>
        <translation>Ihre Seite hat eine Meldung aus Zweien begonnen. Bis sie fertig ist, kommt eine Zwei zu keiner anderen Meldung.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos, which takes more of them.</source>
        <translation>Ihre Seite hat eine Meldung aus Zweien begonnen, zu der weitere kommen können.</translation>
    </message>
</context>
<context>
    <name>PileFacts</name>
    <message>
        <source>The {pile} cannot be taken now.</source>
        <translation>Der {pile} ist jetzt nicht zu haben.</translation>
    </message>
    <message numerus="yes">
        <source>With %n cards the {pile} is worth little.</source>
        <translation>
            <numerusform>Mit %n Karte ist der {pile} wenig wert.</numerusform>
            <numerusform>Mit %n Karten ist der {pile} wenig wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild cards lie in the {pile}.</source>
        <translation>
            <numerusform>%n wilde Karte liegt im {pile}.</numerusform>
            <numerusform>%n wilde Karten liegen im {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards worth {points} points.</source>
        <translation>
            <numerusform>Darin liegt %n Karte mit {points} Punkten.</numerusform>
            <numerusform>Darin liegen %n Karten mit {points} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile} is frozen: only a natural pair from the hand takes it.</source>
        <translation>Der {pile} ist eingefroren: Nur ein natürliches Paar aus der Hand nimmt ihn.</translation>
    </message>
    <message numerus="yes">
        <source>Once open, a side takes the {pile} more easily; it holds %n cards.</source>
        <translation>
            <numerusform>Wer eröffnet hat, nimmt den {pile} leichter; darin liegt %n Karte.</numerusform>
            <numerusform>Wer eröffnet hat, nimmt den {pile} leichter; darin liegen %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below its top card %n cards go with the melds or the hand.</source>
        <translation>
            <numerusform>Unter der obersten Karte passt %n Karte zu eigenen Meldungen oder zur Hand.</numerusform>
            <numerusform>Unter der obersten Karte passen %n Karten zu eigenen Meldungen oder zur Hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLesson</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Den {pile} nehmen</translation>
    </message>
    <message>
        <source>Every way to the {pile} that your rules have.</source>
        <translation>Alle Wege zum {pile}, die Ihre Regeln haben.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole {pile}, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Statt zu ziehen, dürfen Sie den ganzen {pile} nehmen, wenn Sie seine oberste Karte sofort melden können. Zwei natürliche Karten ihres Werts von Ihrer Hand tun das.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top of the {pile}, up to {most} cards, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Statt zu ziehen, dürfen Sie die obersten Karten vom {pile} nehmen, bis zu {most}, wenn Sie die oberste sofort melden können. Zwei natürliche Karten ihres Werts von Ihrer Hand tun das.</translation>
    </message>
    <message>
        <source>Raise both queens, click the {pile}, and confirm.</source>
        <translation>Heben Sie beide Damen an, klicken Sie auf den {pile} und bestätigen Sie.</translation>
    </message>
    <message>
        <source>By your rules one natural card and a wild card do, too, as long as the {pile} is not frozen and your side has melded.</source>
        <translation>Nach Ihren Regeln genügen auch eine natürliche und eine wilde Karte, solange der {pile} nicht eingefroren ist und Ihre Seite gemeldet hat.</translation>
    </message>
    <message>
        <source>Take the {pile} with the nine and the wild card.</source>
        <translation>Nehmen Sie den {pile} mit der Neun und der wilden Karte.</translation>
    </message>
    <message>
        <source>Your side has eights on the table, and an eight was thrown: the top card alone may join them, and the {pile} is yours.</source>
        <translation>Ihre Seite hat Achten auf dem Tisch, und eine Acht wurde abgelegt: Die oberste Karte allein darf zu ihnen, und der {pile} gehört Ihnen.</translation>
    </message>
    <message>
        <source>Drag the top card onto your eights, or click the {pile}.</source>
        <translation>Ziehen Sie die oberste Karte auf Ihre Achten, oder klicken Sie auf den {pile}.</translation>
    </message>
    <message>
        <source>A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe discard, but it helps only once.</source>
        <translation>Eine {stop} liegt obenauf: In diesem Zug können Sie den {pile} nicht nehmen. Sie ist sicher abzulegen, hilft aber nur einmal.</translation>
    </message>
</context>
<context>
    <name>PileRefusals</name>
    <message>
        <source>The {pile} is empty.</source>
        <translation>Der {pile} ist leer.</translation>
    </message>
    <message>
        <source>Your only card may not take a {pile} of one card: draw instead.</source>
        <translation>Mit einer einzigen Karte dürfen Sie keinen {pile} aus einer Karte nehmen: Ziehen Sie.</translation>
    </message>
    <message>
        <source>{card} joins only a meld of its own rank.</source>
        <translation>{card} passt nur an eine Meldung des gleichen Werts.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand.</source>
        <translation>Für den {pile} brauchen Sie zwei natürliche {ranks} aus Ihrer Hand.</translation>
    </message>
    <message>
        <source>{card} blocks the {pile}: nobody can take it now.</source>
        <translation>{card} sperrt den {pile}: Niemand kann ihn jetzt nehmen.</translation>
    </message>
    <message>
        <source>To open, {cards} must come from your hand.</source>
        <translation>Zum Eröffnen aus der Hand nötig: {cards}.</translation>
    </message>
    <message>
        <source>Your side has not melded: only two natural {ranks} take the {pile}.</source>
        <translation>Ihre Seite hat noch nicht gemeldet: Nur zwei natürliche {ranks} nehmen den {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two natural {ranks} from your hand take it.</source>
        <translation>Der {pile} ist eingefroren: Nur zwei natürliche {ranks} aus Ihrer Hand nehmen ihn.</translation>
    </message>
    <message>
        <source>Only cards like the top one, and wild cards, take the {pile}.</source>
        <translation>Nur Karten wie die oberste und wilde Karten nehmen den {pile}.</translation>
    </message>
    <message>
        <source>{card} must follow at an end of the sequence.</source>
        <translation>{card} muss an einem Ende der Folge anschließen.</translation>
    </message>
    <message>
        <source>You need two natural {ranks} from your hand, or one and a wild card.</source>
        <translation>Sie brauchen zwei natürliche {ranks} aus der Hand oder eine und eine wilde Karte.</translation>
    </message>
    <message>
        <source>Your side has to meld before it takes the {pile}: draw.</source>
        <translation>Vor dem {pile} muss Ihre Seite melden: Ziehen Sie.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need two {ranks} from your hand.</source>
        <translation>Oben liegt eine wilde Karte: Sie brauchen zwei {ranks} aus der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>Your meld of that rank has more than %n cards: draw instead.</source>
        <translation>
            <numerusform>Ihre Meldung dieses Werts hat mehr als %n Karte: Ziehen Sie.</numerusform>
            <numerusform>Ihre Meldung dieses Werts hat mehr als %n Karten: Ziehen Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep two cards: those under the {pile} might all be {bonuses}.</source>
        <translation>Behalten Sie zwei Karten: Unter dem {pile} könnten lauter {bonuses} liegen.</translation>
    </message>
    <message>
        <source>First melds hold no wild card: put {cards} back.</source>
        <translation>Die Erstmeldung enthält keine wilde Karte: Nehmen Sie {cards} zurück.</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>Frozen for you: your side has not melded; two natural {ranks} take it</source>
        <translation>Für Sie eingefroren: noch nichts gemeldet; nur für zwei natürliche {ranks}</translation>
    </message>
    <message>
        <source>Frozen for you until you have taken it once; two natural {ranks} take it</source>
        <translation>Für Sie eingefroren, bis Sie ihn einmal genommen haben; nur für zwei natürliche {ranks}</translation>
    </message>
    <message>
        <source>Frozen: a wild card lies in it; two natural {ranks} from your hand take it</source>
        <translation>Eingefroren (wilde Karte): nur für zwei natürliche {ranks} aus der Hand</translation>
    </message>
    <message>
        <source>Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Eingefroren ({bonus}): nur für zwei natürliche {ranks} aus der Hand</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks} from your hand take it</source>
        <translation>Immer eingefroren: nur für zwei natürliche {ranks} aus der Hand</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks}, or your own meld of them, take it</source>
        <translation>Immer eingefroren: nur für zwei natürliche {ranks} oder Ihre Meldung</translation>
    </message>
    <message>
        <source>Nobody can take it.</source>
        <comment>the pile</comment>
        <translation>Niemand kann ihn nehmen.</translation>
    </message>
    <message>
        <source>The top card blocks it: {card}.</source>
        <comment>why nobody can take the pile</comment>
        <translation>Die oberste Karte sperrt ihn: {card}.</translation>
    </message>
    <message>
        <source>Blocked: {card} on top</source>
        <translation>Gesperrt: oben liegt {card}</translation>
    </message>
    <message>
        <source>Frozen, and blocked: {card} on top</source>
        <translation>Eingefroren und gesperrt: oben liegt {card}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards, on top {card}</source>
        <translation>
            <numerusform>{pile}: %n Karte, obenauf {card}</numerusform>
            <numerusform>{pile}: %n Karten, obenauf {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: leer</translation>
    </message>
    <message numerus="yes">
        <source>{stock}: %n cards</source>
        <translation>
            <numerusform>{stock}: %n Karte</numerusform>
            <numerusform>{stock}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{stock}: empty</source>
        <translation>{stock}: leer</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>the pile</comment>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>Frozen: a {stop} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Eingefroren ({stop}): nur für zwei natürliche {ranks} aus der Hand</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>the pile</comment>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>You can take it.</source>
        <comment>the pile</comment>
        <translation>Sie können ihn nehmen.</translation>
    </message>
    <message>
        <source>You cannot take it.</source>
        <comment>the pile</comment>
        <translation>Sie können ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>With {cards} from your hand.</source>
        <comment>the pile is taken</comment>
        <translation>{cards} aus der Hand.</translation>
    </message>
    <message>
        <source>It is frozen, but your {cards} take it.</source>
        <comment>the pile; a natural pair</comment>
        <translation>Eingefroren, aber Ihre {cards} genügen.</translation>
    </message>
    <message>
        <source>Also lay {more} to open.</source>
        <comment>when the pile is taken</comment>
        <translation>Dazu {more} zum Eröffnen.</translation>
    </message>
    <message>
        <source>Its top card joins your meld.</source>
        <comment>the pile</comment>
        <translation>Die oberste Karte kommt an Ihre Meldung.</translation>
    </message>
    <message>
        <source>You hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Sie haben keine {ranks} auf der Hand.</translation>
    </message>
    <message>
        <source>It is frozen, and you hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Eingefroren, und Sie haben keine {ranks} auf der Hand.</translation>
    </message>
    <message>
        <source>It is frozen: you need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Eingefroren: Sie brauchen zwei natürliche {ranks}.</translation>
    </message>
    <message>
        <source>You need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Sie brauchen zwei natürliche {ranks}.</translation>
    </message>
    <message>
        <source>You need two {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Sie brauchen zwei {ranks}.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or one and a wild card.</source>
        <comment>to take the pile</comment>
        <translation>Sie brauchen zwei {ranks} oder eine davon und eine wilde Karte.</translation>
    </message>
    <message>
        <source>A wild card on top: two {ranks} from your hand take it</source>
        <translation>Wilde Karte oben: Zwei {ranks} aus der Hand nehmen ihn</translation>
    </message>
    <message numerus="yes">
        <source>%n of them face down</source>
        <translation>
            <numerusform>%n davon verdeckt</numerusform>
            <numerusform>%n davon verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileTopic</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Den {pile} nehmen</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then all its cards are yours.</source>
        <translation>Sie dürfen den {pile} nur nehmen, wenn Sie seine oberste Karte sofort melden. Dann gehören Ihnen alle seine Karten.</translation>
    </message>
    <message>
        <source>It is always frozen: see the next page.</source>
        <translation>Er ist immer eingefroren: siehe nächste Seite.</translation>
    </message>
    <message>
        <source>Once your side has melded, and while the {pile} is not frozen:</source>
        <translation>Wenn Ihre Seite gemeldet hat und solange der {pile} nicht eingefroren ist:</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. That card alone is yours; the others stay.</source>
        <translation>Sie dürfen den {pile} nur nehmen, wenn Sie seine oberste Karte sofort melden. Nur diese Karte gehört Ihnen; die anderen bleiben.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two natural cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Bis Ihre Seite gemeldet hat, brauchen Sie zwei natürliche Karten vom Wert der obersten auf der Hand und genug Punkte für die Erstmeldung.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Bis Ihre Seite gemeldet hat, brauchen Sie zwei Karten vom Wert der obersten auf der Hand und genug Punkte für die Erstmeldung.</translation>
    </message>
    <message>
        <source>Who is the first to take it in a deal plays alone from then on; the other two become partners.</source>
        <translation>Wer ihn in einer Runde als Erster nimmt, spielt von da an allein; die beiden anderen werden Partner.</translation>
    </message>
    <message>
        <source>Two natural cards of the same rank from your hand take the top card.</source>
        <translation>Zwei natürliche Karten desselben Werts aus Ihrer Hand nehmen die oberste Karte.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card do it, too.</source>
        <translation>Eine natürliche Karte dieses Werts und eine wilde Karte genügen auch.</translation>
    </message>
    <message>
        <source>One natural card and a wild card are not enough.</source>
        <translation>Eine natürliche und eine wilde Karte genügen nicht.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, also a canasta.</source>
        <translation>Oder die oberste Karte kommt an eine Meldung ihres Werts auf Ihrer Seite, auch an einen Canasta.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank that is not full.</source>
        <translation>Oder die oberste Karte kommt an eine Meldung ihres Werts auf Ihrer Seite, die noch nicht voll ist.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, but no canasta.</source>
        <translation>Oder die oberste Karte kommt an eine Meldung ihres Werts auf Ihrer Seite, aber nicht an einen Canasta.</translation>
    </message>
    <message>
        <source>The top card alone may not join a meld: two cards must come from the hand.</source>
        <translation>Die oberste Karte allein darf nicht an eine Meldung: Zwei Karten müssen aus der Hand kommen.</translation>
    </message>
    <message>
        <source>The top card and two natural cards from the hand.</source>
        <comment>below a picture</comment>
        <translation>Die oberste Karte und zwei natürliche Karten aus der Hand.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it, or to pick up your foot.</source>
        <translation>Mit einer Karte auf der Hand nehmen Sie einen {pile} von einer Karte nur, um damit auszumachen oder Ihren Fuß aufzunehmen.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a {pile} of one card.</source>
        <translation>Mit einer Karte auf der Hand dürfen Sie einen {pile} von einer Karte nicht nehmen.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it.</source>
        <translation>Mit einer Karte auf der Hand nehmen Sie einen {pile} von einer Karte nur, um damit auszumachen.</translation>
    </message>
    <message>
        <source>Until your side has melded you may not take the {pile}: its first melds come from the hand.</source>
        <translation>Bis Ihre Seite gemeldet hat, dürfen Sie den {pile} nicht nehmen: Ihre Erstmeldung kommt aus der Hand.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then its top {most} cards are yours, or all if there are fewer; the others stay.</source>
        <translation>Sie dürfen den {pile} nur nehmen, wenn Sie seine oberste Karte sofort melden. Dann gehören Ihnen die obersten {most} Karten, oder alle, wenn es weniger sind; die anderen bleiben.</translation>
    </message>
    <message>
        <source>A side with a meld of {least} or more cards of the top card&apos;s rank may not take it.</source>
        <translation>Eine Seite mit einer Meldung von {least} oder mehr Karten vom Wert der obersten Karte darf ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>The top card may also extend a sequence of your side at either end, without help from the hand; it begins none.</source>
        <translation>Die oberste Karte darf auch eine Folge Ihrer Seite an einem Ende verlängern, ohne Hilfe aus der Hand; sie beginnt keine.</translation>
    </message>
    <message>
        <source>The face-down cards under it come with it, but only after everything that you lay with the top card. A {bonus} among them is laid, and no card is drawn for it.</source>
        <translation>Die verdeckten Karten darunter kommen mit, aber erst nach allem, was Sie mit der obersten Karte legen. Eine {bonus} darunter wird ausgelegt, und für sie wird keine Karte gezogen.</translation>
    </message>
    <message>
        <source>As all of them might be {bonuses}, you need enough other cards to keep two.</source>
        <translation>Weil es lauter {bonuses} sein könnten, brauchen Sie genug andere Karten, um zwei zu behalten.</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message>
        <source>The {pile} is always frozen</source>
        <translation>Der {pile} ist immer eingefroren</translation>
    </message>
    <message>
        <source>Who can freeze the {pile}</source>
        <translation>Wer den {pile} einfrieren kann</translation>
    </message>
    <message>
        <source>Whose wild discards freeze it for a side.</source>
        <translation>Wessen abgelegte wilde Karten ihn für eine Seite einfrieren.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>only the opponents</source>
        <translation>nur die Gegner</translation>
    </message>
    <message>
        <source>{stops} freeze the {pile}, too</source>
        <translation>{stops} frieren den {pile} ebenfalls ein</translation>
    </message>
    <message>
        <source>One discarded or turned up first does what a wild card does.</source>
        <translation>Abgelegt oder zuerst aufgedeckt wirkt eine wie eine wilde Karte.</translation>
    </message>
    <message>
        <source>The {pile} is frozen for each player until taken once</source>
        <translation>Der {pile} ist für jeden eingefroren, bis er ihn einmal genommen hat</translation>
    </message>
    <message>
        <source>Until the own first time in a deal only two natural cards take it.</source>
        <translation>Beim eigenen ersten Mal in einer Runde nehmen ihn nur zwei natürliche Karten.</translation>
    </message>
    <message>
        <source>One natural and one wild card take the {pile}</source>
        <translation>Eine natürliche und eine wilde Karte nehmen den {pile}</translation>
    </message>
    <message>
        <source>While it is not frozen; otherwise two natural cards are needed.</source>
        <translation>Solange er nicht eingefroren ist; sonst sind zwei natürliche Karten nötig.</translation>
    </message>
    <message>
        <source>Last card in the hand, one card in the {pile}</source>
        <translation>Letzte Handkarte, nur eine Karte im {pile}</translation>
    </message>
    <message>
        <source>Whether a player with one card may take a {pile} of one card.</source>
        <translation>Ob ein Spieler mit einer Karte den {pile} aus einer Karte nehmen darf.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>nur zum Ausmachen</translation>
    </message>
    <message>
        <source>The top card alone may join your meld</source>
        <translation>Die oberste Karte darf allein an eine eigene Meldung</translation>
    </message>
    <message>
        <source>Taking the {pile} without cards from the hand, while it is not frozen.</source>
        <translation>Den {pile} ohne Handkarten nehmen, solange er nicht eingefroren ist.</translation>
    </message>
    <message>
        <source>any meld</source>
        <translation>an jede Meldung</translation>
    </message>
    <message>
        <source>only a meld that is no canasta yet</source>
        <translation>nur an eine, die noch kein Canasta ist</translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>an keine</translation>
    </message>
    <message>
        <source>The same while the {pile} is frozen</source>
        <translation>Dasselbe, solange der {pile} eingefroren ist</translation>
    </message>
    <message>
        <source>Whether its top card alone may join a meld then.</source>
        <translation>Ob die oberste Karte dann allein an eine Meldung darf.</translation>
    </message>
    <message>
        <source>The top card alone may extend a sequence</source>
        <translation>Die oberste Karte darf allein eine Folge verlängern</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen.</source>
        <translation>Solange der {pile} nicht eingefroren ist.</translation>
    </message>
    <message>
        <source>{stops} block the {pile}</source>
        <translation>{stops} sperren den {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>Der nächste Spieler kann ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>{stops}: smallest meld</source>
        <translation>{stops}: kleinste Meldung</translation>
    </message>
    <message>
        <source>They are melded only when going out.</source>
        <translation>Sie werden nur beim Ausmachen gemeldet.</translation>
    </message>
    <message>
        <source>A wild card may be laid with {stops}</source>
        <translation>Eine wilde Karte darf zu {stops} gelegt werden</translation>
    </message>
    <message>
        <source>One, with two of them or more, in going out.</source>
        <translation>Eine, zu zweien oder mehr, beim Ausmachen.</translation>
    </message>
    <message>
        <source>{stops}: largest meld</source>
        <translation>{stops}: größte Meldung</translation>
    </message>
    <message>
        <source>How many may lie together.</source>
        <translation>Wie viele zusammenliegen dürfen.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>{stops} left in the hand cost</source>
        <translation>{stops} auf der Hand kosten</translation>
    </message>
    <message>
        <source>As if a wild card always lay in it.</source>
        <translation>Als läge immer eine wilde Karte darin.</translation>
    </message>
    <message>
        <source>For each one in any hand when somebody has gone out.</source>
        <translation>Für jede auf irgendeiner Hand, wenn jemand ausgemacht hat.</translation>
    </message>
    <message>
        <source>their value as cards</source>
        <translation>ihren Kartenwert</translation>
    </message>
    <message>
        <source>{stops} cost the same when nobody went out</source>
        <translation>{stops} kosten ebenso viel, wenn niemand ausgemacht hat</translation>
    </message>
    <message>
        <source>Otherwise they count as their value when the {stock} ran out.</source>
        <translation>Sonst zählen sie ihren Wert, wenn der {stock} leer geworden ist.</translation>
    </message>
    <message>
        <source>No {stop} is discarded in the first turn</source>
        <translation>Im ersten Zug wird keine {stop} abgelegt</translation>
    </message>
    <message>
        <source>Of each player in a deal, unless nothing else is left to throw.</source>
        <translation>Gilt für jeden Spieler in jeder Runde, außer wenn sonst nichts abzulegen bleibt.</translation>
    </message>
    <message>
        <source>{stops} in a {pile} that is taken are laid aside</source>
        <translation>{stops} in einem genommenen {pile} werden beiseitegelegt</translation>
    </message>
    <message>
        <source>They never come to a hand, and count for the side that took them.</source>
        <translation>Sie kommen nie auf eine Hand und zählen für die Seite, die sie genommen hat.</translation>
    </message>
    <message>
        <source>{stops} laid aside: points for each</source>
        <translation>{stops} beiseitegelegt: Punkte für jede</translation>
    </message>
    <message>
        <source>Whether or not the side has melded.</source>
        <translation>Gleich ob die Seite gemeldet hat.</translation>
    </message>
    <message>
        <source>{stops} laid aside: extra points for several</source>
        <translation>{stops} beiseitegelegt: zusätzliche Punkte für mehrere</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>Ab wie vielen Karten, und wie viel.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>black threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Zusätzlich</translation>
    </message>
    <message>
        <source>Cards that come with the {pile}</source>
        <translation>Karten, die mit dem {pile} kommen</translation>
    </message>
    <message>
        <source>So many are taken from the top, or all that there are; others stay.</source>
        <translation>So viele werden von oben genommen, oder alle, die da sind; andere bleiben.</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers a joker</source>
        <translation>Zwei Zweien nehmen eine Zwei, zwei Joker einen Joker</translation>
    </message>
    <message>
        <source>The three are a meld of wild cards. Otherwise a wild card on top blocks.</source>
        <translation>Die drei sind eine Meldung wilder Karten. Sonst sperrt eine wilde Karte oben.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>nie gemeldet</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Sevens are discarded</source>
        <translation>Siebenen werden abgelegt</translation>
    </message>
    <message>
        <source>Before that only by who holds nothing else, and never to go out.</source>
        <translation>Vorher nur von dem, der nichts anderes hält, und nie zum Ausmachen.</translation>
    </message>
    <message>
        <source>always, and to go out too</source>
        <translation>immer, auch zum Ausmachen</translation>
    </message>
    <message>
        <source>once the side has a canasta of them</source>
        <translation>sobald die Seite einen Canasta daraus hat</translation>
    </message>
    <message>
        <source>once every side has a canasta of them</source>
        <translation>sobald jede Seite einen Canasta daraus hat</translation>
    </message>
    <message>
        <source>The top card is not taken for a meld of</source>
        <translation>Die oberste Karte wird nicht genommen zu einer Meldung von</translation>
    </message>
    <message>
        <source>With so many cards of its rank on the table a side leaves the {pile}.</source>
        <translation>Mit so vielen Karten ihres Werts auf dem Tisch lässt eine Seite den {pile} liegen.</translation>
    </message>
    <message>
        <source>any size is good</source>
        <translation>jede Größe ist recht</translation>
    </message>
    <message>
        <source>Wild cards are discarded</source>
        <translation>Wilde Karten werden abgelegt</translation>
    </message>
    <message>
        <source>The last card of who goes out may always be one.</source>
        <translation>Die letzte Karte beim Ausmachen darf immer eine sein.</translation>
    </message>
    <message>
        <source>whenever the player likes</source>
        <translation>wann immer man will</translation>
    </message>
    <message>
        <source>only by who can discard nothing else</source>
        <translation>nur von dem, der sonst nichts ablegen kann</translation>
    </message>
    <message>
        <source>Not every card begins an empty {pile}</source>
        <translation>Nicht jede Karte beginnt einen leeren {pile}</translation>
    </message>
    <message>
        <source>No seven, ace or wild card, and no rank that nobody lays any more.</source>
        <translation>Keine Sieben, kein Ass, keine wilde Karte und kein Wert, der tot ist.</translation>
    </message>
</context>
<context>
    <name>PlainMoves</name>
    <message>
        <source>Put {a_card} on the {pile}.</source>
        <translation>Legen Sie {a_card} auf den {pile}.</translation>
    </message>
</context>
<context>
    <name>PlainPrompts</name>
    <message>
        <source>Lay cards worth {need} points together, or put one card on the {pile}.</source>
        <translation>Legen Sie Karten aus, die zusammen {need} Punkte wert sind, oder eine Karte auf den {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. To lay cards you need {need} points.</source>
        <translation>Legen Sie eine Karte auf den {pile}. Zum Auslegen brauchen Sie {need} Punkte.</translation>
    </message>
    <message>
        <source>Lay cards that match, or put one card on the {pile}.</source>
        <translation>Legen Sie Karten aus, die zusammenpassen, oder eine Karte auf den {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. Then the next one plays.</source>
        <translation>Legen Sie eine Karte auf den {pile}. Dann spielt der Nächste.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back into your hand.</source>
        <translation>Legen Sie diese Karten aus, oder nehmen Sie sie zurück in die Hand.</translation>
    </message>
    <message>
        <source>Some cards are missing. Add them, or take these back.</source>
        <translation>Es fehlen Karten. Legen Sie sie dazu, oder nehmen Sie diese zurück.</translation>
    </message>
    <message>
        <source>Lay {need} points, or put one card away.</source>
        <translation>{need} Punkte auslegen oder eine Karte weglegen.</translation>
    </message>
    <message>
        <source>Lay cards, or put one away.</source>
        <translation>Karten auslegen oder eine weglegen.</translation>
    </message>
    <message>
        <source>Now put one card away.</source>
        <translation>Legen Sie eine Karte weg.</translation>
    </message>
</context>
<context>
    <name>PlainReasons</name>
    <message>
        <source>It freezes the {pile}: the next one cannot take it.</source>
        <translation>Das friert den {pile} ein: Der Nächste kann ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {less} times in 100, not {other} times.</source>
        <translation>Der Nächste bekommt den {pile} {less}-mal von 100, nicht {other}-mal.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {more} times in 100, not {other} times.</source>
        <translation>Der Nächste bekommt den {pile} {more}-mal von 100, nicht {other}-mal.</translation>
    </message>
    <message>
        <source>That is worth it, though the next one may take the {pile}: {more} in 100.</source>
        <translation>Das lohnt sich, auch wenn der Nächste den {pile} nehmen kann: {more} von 100.</translation>
    </message>
    <message>
        <source>Keep the card that guards the {pile} for later.</source>
        <translation>Heben Sie die Karte auf, die den {pile} bewacht.</translation>
    </message>
    <message>
        <source>It keeps a card that goes with the {ranks}.</source>
        <translation>So bleibt eine Karte, die zu den {ranks} passt.</translation>
    </message>
    <message>
        <source>That card goes with the {ranks}: keep it.</source>
        <translation>Diese Karte passt zu den {ranks}: Behalten Sie sie.</translation>
    </message>
    <message>
        <source>It helps the others less than the other card.</source>
        <translation>Sie hilft den anderen weniger als die andere Karte.</translation>
    </message>
    <message>
        <source>The next one gave such a card away too.</source>
        <translation>Der Nächste hat auch so eine Karte weggegeben.</translation>
    </message>
    <message>
        <source>The next one did not want such a card.</source>
        <translation>Der Nächste wollte so eine Karte nicht.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two cards like it take it.</source>
        <translation>Der {pile} ist eingefroren: Nur zwei gleiche Karten nehmen ihn.</translation>
    </message>
    <message>
        <source>The next one needs two cards like it to take it.</source>
        <translation>Der Nächste braucht zwei gleiche Karten, um ihn zu nehmen.</translation>
    </message>
    <message>
        <source>The others have no {ranks} on the table.</source>
        <translation>Die anderen haben keine {ranks} auf dem Tisch.</translation>
    </message>
    <message>
        <source>It keeps a helper for later.</source>
        <translation>Sie behalten einen Helfer für später.</translation>
    </message>
    <message>
        <source>It uses up a helper.</source>
        <translation>Das verbraucht einen Helfer.</translation>
    </message>
    <message>
        <source>The {ranks} come on the table.</source>
        <translation>Die {ranks} kommen auf den Tisch.</translation>
    </message>
    <message>
        <source>It goes to the {ranks} on the table.</source>
        <translation>Sie kommt zu den {ranks} auf den Tisch.</translation>
    </message>
    <message>
        <source>The {ranks} stay without helpers: worth more.</source>
        <translation>Die {ranks} bleiben ohne Helfer: Das ist mehr wert.</translation>
    </message>
    <message>
        <source>The {ranks} are worth more without helpers.</source>
        <translation>Die {ranks} sind ohne Helfer mehr wert.</translation>
    </message>
    <message>
        <source>The first cards are worth enough: {need} points.</source>
        <translation>Die ersten Karten sind genug wert: {need} Punkte.</translation>
    </message>
    <message>
        <source>More cards that match: soon it is a canasta.</source>
        <translation>Mehr gleiche Karten: Bald ist es ein Canasta.</translation>
    </message>
    <message>
        <source>A new group can become a canasta.</source>
        <translation>Eine neue Gruppe kann ein Canasta werden.</translation>
    </message>
    <message>
        <source>On the table the cards bring points.</source>
        <translation>Auf dem Tisch bringen die Karten Ihnen Punkte.</translation>
    </message>
    <message>
        <source>The end is near: helpers bring points on the table.</source>
        <translation>Das Ende ist nah: Auf dem Tisch bringen Helfer Punkte.</translation>
    </message>
    <message>
        <source>Helpers lie in the {pile}.</source>
        <translation>Im {pile} liegen Helfer.</translation>
    </message>
    <message>
        <source>The computer tried it out: about {points} points more.</source>
        <translation>Der Computer hat es ausprobiert: etwa {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>Both are good.</source>
        <translation>Beides ist gut.</translation>
    </message>
    <message>
        <source>First ask the partner, then finish.</source>
        <translation>Erst den Partner fragen, dann fertig werden.</translation>
    </message>
</context>
<context>
    <name>PlainRefusals</name>
    <message>
        <source>Only cards with the same letter or number go together.</source>
        <translation>Nur Karten mit gleichem Buchstaben oder gleicher Zahl gehören zusammen.</translation>
    </message>
    <message>
        <source>These cards do not match. Here you can lay {ranks}.</source>
        <translation>Diese Karten passen nicht. Hier können Sie {ranks} anlegen.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} help others: lay them with them.</source>
        <translation>{twos} und {jokers} helfen anderen Karten: Legen Sie sie zu diesen.</translation>
    </message>
    <message>
        <source>You need {need} cards that match, and have {have}.</source>
        <translation>Sie brauchen {need} Karten, die zusammenpassen, und haben {have}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are helpers: {need} other cards must lie with them.</source>
        <translation>{twos} und {jokers} sind Helfer: {need} andere Karten müssen dabei liegen.</translation>
    </message>
    <message>
        <source>Too many helpers: there must be more other cards than {twos} and {jokers}.</source>
        <translation>Zu viele Helfer: Es müssen mehr andere Karten sein als {twos} und {jokers}.</translation>
    </message>
    <message>
        <source>This group is complete. It needs no helper any more.</source>
        <translation>Diese Gruppe ist fertig. Sie braucht keinen Helfer mehr.</translation>
    </message>
    <message>
        <source>Your first cards must be worth {need} points. These are worth {have}.</source>
        <translation>Ihre ersten Karten müssen {need} Punkte wert sein. Diese sind {have} wert.</translation>
    </message>
    <message>
        <source>You can lay {stops} only with your last cards.</source>
        <translation>{stops} können Sie nur mit Ihren letzten Karten auslegen.</translation>
    </message>
    <message>
        <source>The {pile} is frozen. You need two {ranks} in your hand to take it.</source>
        <translation>Der {pile} ist eingefroren. Sie brauchen zwei {ranks} in der Hand, um ihn zu nehmen.</translation>
    </message>
    <message>
        <source>Your side has no cards on the table. You need two {ranks} in your hand.</source>
        <translation>Ihre Seite hat keine Karten auf dem Tisch. Sie brauchen zwei {ranks} in der Hand.</translation>
    </message>
    <message>
        <source>{card} lies on the {pile}. Nobody can take it now.</source>
        <translation>{card} liegt auf dem {pile}. Niemand kann ihn jetzt nehmen.</translation>
    </message>
    <message>
        <source>First lay cards on the table. So draw now.</source>
        <translation>Legen Sie zuerst Karten aus. Ziehen Sie also jetzt.</translation>
    </message>
    <message>
        <source>Keep a card. Your side has too few canastas to finish.</source>
        <translation>Behalten Sie eine Karte. Ihre Seite hat zum Ausmachen zu wenige Canastas.</translation>
    </message>
    <message>
        <source>Keep the {bonus}: lay it on the table for points.</source>
        <translation>Behalten Sie die {bonus}: Ausgelegt bringt sie Punkte.</translation>
    </message>
</context>
<context>
    <name>PlainTrialTexts</name>
    <message>
        <source>The others finish before the next turn {count} times in 100, else {other} times.</source>
        <translation>Die anderen sind vor dem nächsten Zug {count}-mal von 100 fertig, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>The others get the {pile} before the next turn {count} times in 100, else {other} times.</source>
        <translation>Die anderen bekommen den {pile} vor dem nächsten Zug {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>The others finish {soon} {count} times in 100, else {other} times.</source>
        <translation>Die anderen sind {soon} fertig, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>The others {soon} get the {pile} {count} times in 100, else {other} times.</source>
        <translation>Die anderen bekommen {soon} den {pile}, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>The others {soon} make a canasta {count} times in 100, else {other} times.</source>
        <translation>Die anderen machen {soon} einen Canasta, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>So the own side {soon} finishes {count} times in 100, else {other} times.</source>
        <translation>So ist die eigene Seite {soon} fertig, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>So the own side later gets the {pile} {count} times in 100, else {other} times.</source>
        <translation>So bekommt die eigene Seite später den {pile}, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>The foot comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Der Fuß kommt {soon}, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>So the first cards lie on the table {soon} {count} times in 100, else {other} times.</source>
        <translation>So liegen {soon} die ersten Karten auf dem Tisch, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>Of 100 tries, {count} bring more points than the other move, {other} fewer.</source>
        <translation>Von 100 Versuchen bringen {count} mehr Punkte als der andere Zug, {other} weniger.</translation>
    </message>
    <message>
        <source>So there is {soon} a canasta {count} times in 100, else {other} times.</source>
        <translation>So gibt es {soon} einen Canasta, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>So there are {soon} two canastas {count} times in 100, else {other} times.</source>
        <translation>So gibt es {soon} zwei Canastas, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
    <message>
        <source>So a canasta without helpers comes {soon} {count} times in 100, else {other} times.</source>
        <translation>So kommt {soon} ein Canasta ohne Helfer, {count}-mal von 100, sonst {other}-mal.</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Watching a deal</source>
        <translation>Eine Runde ansehen</translation>
    </message>
    <message>
        <source>Time line of the deal</source>
        <translation>Zeitleiste der Runde</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Wessen Karten zu sehen sind</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>PlaybackTexts</name>
    <message>
        <source>Deal {deal} of {count}</source>
        <translation>Runde {deal} von {count}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Wie {player} es sah</translation>
    </message>
    <message>
        <source>All hands covered</source>
        <translation>Alle Karten verdeckt</translation>
    </message>
    <message>
        <source>Deal {deal}: the cards are dealt</source>
        <translation>Runde {deal}: Die Karten sind gegeben</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn} of {turns}: {player}</source>
        <translation>Runde {deal}, Zug {turn} von {turns}: {player}</translation>
    </message>
    <message>
        <source>Deal {count}, looked at again</source>
        <translation>Runde {count}, noch einmal angesehen</translation>
    </message>
    <message>
        <source>Rehearsal of deal {count}</source>
        <translation>Probe zu Runde {count}</translation>
    </message>
    <message>
        <source>Nothing that you do here counts. Your match waits as you left it.</source>
        <translation>Nichts davon zählt. Ihre Partie wartet, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>This time the deal brought your side {now}; in the match it was {before}.</source>
        <translation>Diesmal brachte die Runde Ihrer Seite {now}; in der Partie waren es {before}.</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>macht aus</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>ein Canasta</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>nimmt den Stapel</translation>
    </message>
    <message>
        <source>freezes the pile</source>
        <translation>friert den Stapel ein</translation>
    </message>
    <message>
        <source>{done} Why: {reason}</source>
        <translation>{done} Warum: {reason}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{file} holds no player. It is left alone.</source>
        <translation>{file} enthält keinen Spieler. Die Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Each keeps a name, a face, hints, words, sizes, colours, speed, keys, reading aloud, language, lessons and exercises. A guest needs none of this.</source>
        <translation>Jeder behält Namen, Gesicht, Regelhilfe, Wörter, Größen, Farben, Tempo, Tasten, Vorlesen, Sprache, Lektionen und Übungen. Ein Gast braucht nichts davon.</translation>
    </message>
    <message>
        <source>Deleting a player deletes no match: matches are under “Saved games”.</source>
        <translation>Wer gelöscht wird, dessen Partien bleiben: unter „Gespeicherte Partien“.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>A guest plays</source>
        <translation>Ein Gast spielt</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nobody has been added yet, so everybody plays as a guest. Press New player for each of you: hints, text size, cards, lessons and the record are then kept apart.</source>
        <translation>Noch ist niemand eingetragen, alle spielen als Gast. Drücken Sie „Neuer Spieler“ für jeden von Ihnen: Tipps, Schriftgröße, Karten, Lektionen und Bilanz werden dann getrennt geführt.</translation>
    </message>
    <message>
        <source>Import a player</source>
        <translation>Spieler importieren</translation>
    </message>
    <message>
        <source>Export the player</source>
        <translation>Spieler exportieren</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save the sheet as PDF.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichern Sie den Spielzettel als PDF.</translation>
    </message>
    <message>
        <source>The sheet is on its way to the printer.</source>
        <translation>Der Spielzettel ist auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save the sheet as PDF.</source>
        <translation>Der Drucker antwortet nicht. Speichern Sie den Spielzettel als PDF.</translation>
    </message>
    <message>
        <source>Save score sheet</source>
        <translation>Spielzettel speichern</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Die Datei konnte nicht geschrieben werden ({problem}). Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Each of the {players} players must sit on exactly one side.</source>
        <translation>Jeder der {players} Spieler muss auf genau einer Seite sitzen.</translation>
    </message>
    <message>
        <source>Every side must have equally many players.</source>
        <translation>Jede Seite muss gleich viele Spieler haben.</translation>
    </message>
    <message>
        <source>Too many players sit out: nobody is left to play.</source>
        <translation>Zu viele Spieler setzen aus: Es bleibt niemand übrig.</translation>
    </message>
    <message>
        <source>The sides do not agree with the {teams} teams chosen.</source>
        <translation>Die Plätze passen nicht zu den gewählten {teams} Seiten.</translation>
    </message>
    <message>
        <source>The face-down cards lie under the card that is turned up to begin the {pile}. Turn one up, or lay none face down.</source>
        <translation>Die verdeckten Karten liegen unter der Karte, die zu Beginn des {pile}s aufgedeckt wird. Lassen Sie eine aufdecken, oder legen Sie keine verdeckt.</translation>
    </message>
    <message>
        <source>{need} cards have to be dealt, but there are only {have}. Deal fewer cards or take another deck.</source>
        <translation>{need} Karten müssen gegeben werden, es gibt aber nur {have}. Weniger Karten geben oder ein Kartenspiel dazunehmen.</translation>
    </message>
    <message>
        <source>A new meld of {size} cards cannot hold {naturals} natural ones. Ask for fewer natural cards or for bigger melds.</source>
        <translation>Eine neue Meldung aus {size} Karten kann keine {naturals} natürlichen enthalten. Weniger natürliche Karten oder größere Meldungen verlangen.</translation>
    </message>
    <message>
        <source>Melds that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Meldungen, die bei {closed_at} Karten schließen, werden nie ein Canasta aus {size}. Später schließen oder kleinere Canastas wählen.</translation>
    </message>
    <message>
        <source>A canasta of {size} cards cannot hold {naturals} natural ones. Ask for fewer.</source>
        <translation>Ein Canasta aus {size} Karten kann keine {naturals} natürlichen enthalten. Weniger verlangen.</translation>
    </message>
    <message>
        <source>The smallest meld of {stops} has {least} cards, but the largest only {most}. Change one of them.</source>
        <translation>{stops}: Die kleinste Meldung hat {least} Karten, die größte aber nur {most}. Eines von beiden ändern.</translation>
    </message>
    <message>
        <source>There are no sequences that a card could extend. Allow sequences, or switch this off.</source>
        <translation>Es gibt keine Folgen, die eine Karte verlängern könnte. Folgen erlauben oder dies ausschalten.</translation>
    </message>
    <message>
        <source>The table is empty. Add at least one line.</source>
        <translation>Die Tabelle ist leer. Mindestens eine Zeile hinzufügen.</translation>
    </message>
    <message>
        <source>Every line must begin at a higher score than the line above it.</source>
        <translation>Jede Zeile muss bei einem höheren Stand beginnen als die darüber.</translation>
    </message>
    <message>
        <source>The minimum depends on the deal, so each line must begin with a deal: 1, 2, 3. Change the lines, or let it depend on the score.</source>
        <translation>Das Minimum richtet sich nach der Runde, also muss jede Zeile mit einer Runde beginnen: 1, 2, 3. Die Zeilen ändern oder den Punktestand entscheiden lassen.</translation>
    </message>
    <message>
        <source>First melds of {need} points are asked for, but the {cards} cards that a player can lay then are worth {most} at most. Ask for fewer points or deal more cards.</source>
        <translation>Erstmeldungen von {need} Punkten sind verlangt, aber die {cards} Karten, die man dann auslegen kann, zählen höchstens {most}. Weniger Punkte verlangen oder mehr Karten geben.</translation>
    </message>
    <message>
        <source>The first melds must hold a canasta, but the {cards} cards that a player can lay then make none of {size}. Deal more cards, or ask for no canasta.</source>
        <translation>Die Erstmeldung muss einen Canasta enthalten, aber aus den {cards} Karten, die man dann auslegen kann, wird keiner mit {size} Karten. Mehr Karten geben oder keinen Canasta verlangen.</translation>
    </message>
    <message>
        <source>The first melds must hold three clean cards, but a meld has {size} cards or more. Make melds smaller, or ask for no clean meld.</source>
        <translation>Die Erstmeldung muss drei natürliche Karten ohne wilde enthalten, aber eine Meldung hat mindestens {size} Karten. Kleinere Meldungen erlauben oder dies nicht verlangen.</translation>
    </message>
    <message>
        <source>Every line must need more cards than the line above it.</source>
        <translation>Jede Zeile muss mehr Karten verlangen als die darüber.</translation>
    </message>
    <message>
        <source>{count} {bonuses} are asked for, but there are only {have} in the deck.</source>
        <translation>Verlangt sind {count} {bonuses}, im Spiel sind aber nur {have}.</translation>
    </message>
    <message>
        <source>The list is empty. Add at least one factor.</source>
        <translation>Die Liste ist leer. Mindestens einen Faktor hinzufügen.</translation>
    </message>
    <message>
        <source>There is no foot that a partner could play from. Deal one to each player, or do not wait for the partner.</source>
        <translation>Es gibt keinen Fuß, aus dem ein Partner spielen könnte. Teilen Sie jedem einen aus, oder warten Sie nicht auf den Partner.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but no meld takes a wild card. Allow wild cards, or ask for no mixed canasta.</source>
        <translation>Gemischte Canastas sind verlangt, aber keine Meldung nimmt eine wilde Karte auf. Wilde Karten erlauben oder keinen gemischten Canasta verlangen.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but melds that close at {closed_at} cards have no place for a wild card beside {naturals} natural ones. Close them later, or let fewer cards be natural.</source>
        <translation>Gemischte Canastas sind verlangt, aber in Meldungen, die bei {closed_at} Karten schließen, ist neben {naturals} natürlichen kein Platz für eine wilde. Später schließen oder weniger natürliche Karten verlangen.</translation>
    </message>
    <message>
        <source>Natural canastas of {size} cards are asked for, but the deck has only {have} cards of a rank. Take more packs, or ask for no natural canasta.</source>
        <translation>Reine Canastas aus {size} Karten sind verlangt, aber von jedem Wert gibt es nur {have} Karten. Mehr Kartenspiele nehmen oder keinen reinen Canasta verlangen.</translation>
    </message>
    <message>
        <source>Canastas of sevens: {count} asked for, but a side can have {most} at most. Ask for fewer, take more packs, or allow several melds of a rank.</source>
        <translation>Canastas aus Siebenen: {count} verlangt, aber eine Seite kann höchstens {most} haben. Weniger verlangen, mehr Kartenspiele nehmen oder mehrere Meldungen eines Werts erlauben.</translation>
    </message>
    <message>
        <source>The canastas asked for, {total} in all, need more cards than the deck has for them. Take more packs, or ask for fewer.</source>
        <translation>Die verlangten Canastas, insgesamt {total}, brauchen mehr Karten, als es dafür gibt. Mehr Kartenspiele nehmen oder weniger verlangen.</translation>
    </message>
    <message>
        <source>Wild canastas are asked for, but there are no melds of wild cards. Allow them, or ask for no wild canasta.</source>
        <translation>Wilde Canastas sind verlangt, aber es gibt keine Meldungen aus wilden Karten. Diese erlauben oder keinen wilden Canasta verlangen.</translation>
    </message>
    <message>
        <source>Sambas are asked for, but there are no sequences. Allow sequences, or ask for no samba.</source>
        <translation>Sambas sind verlangt, aber es gibt keine Folgen. Folgen erlauben oder keinen Samba verlangen.</translation>
    </message>
    <message>
        <source>Nobody at this table has a partner to ask. Switch asking off.</source>
        <translation>An diesem Tisch hat niemand einen Partner zum Fragen. Das Fragen ausschalten.</translation>
    </message>
    <message>
        <source>Such a match would never end. Set a number of points or a number of deals.</source>
        <translation>Eine solche Partie ginge nie zu Ende. Eine Punktzahl oder eine Zahl von Runden festlegen.</translation>
    </message>
    <message>
        <source>The variation is played with Caliente cards, but the deck has none.</source>
        <translation>Die Variante wird mit Caliente-Karten gespielt, es sind aber keine im Spiel.</translation>
    </message>
    <message>
        <source>This version does not know the rule “{option}”. A newer one may know it.</source>
        <translation>Diese Version kennt die Regel „{option}“ nicht. Eine neuere kennt sie vielleicht.</translation>
    </message>
    <message>
        <source>The value is not possible here.</source>
        <translation>Dieser Wert ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>The kinds add up to {kinds} canastas, more than the {total} in all. Raise the number in all, or ask for fewer of a kind.</source>
        <translation>Die Arten ergeben zusammen {kinds} Canastas, mehr als die {total} insgesamt. Die Gesamtzahl erhöhen oder weniger einer Art verlangen.</translation>
    </message>
    <message>
        <source>Melds of wild cards that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Meldungen aus wilden Karten, die bei {closed_at} Karten schließen, werden nie ein Canasta aus {size}. Später schließen oder kleinere Canastas wählen.</translation>
    </message>
    <message>
        <source>Every line must be for more jokers than the line above it.</source>
        <translation>Jede Zeile muss für mehr Joker gelten als die Zeile darüber.</translation>
    </message>
    <message>
        <source>Sequences below {below} cards would cost points, and {size} make a canasta. Let fewer cards be short.</source>
        <translation>Folgen mit weniger als {below} Karten würden Punkte kosten, und {size} sind schon ein Canasta. Lassen Sie weniger Karten als kurz gelten.</translation>
    </message>
    <message>
        <source>All cards of the foot could be {bonuses}, and nobody lays them by itself. Deal more cards to it.</source>
        <translation>Alle Karten des Fußes könnten {bonuses} sein, die niemand von selbst auslegt. Geben Sie ihm mehr Karten.</translation>
    </message>
    <message>
        <source>Two wild cards take a wild one only where wild cards alone are a meld.</source>
        <translation>Zwei wilde Karten nehmen eine wilde nur, wo wilde Karten allein eine Meldung sind.</translation>
    </message>
    <message>
        <source>The wild canastas asked for take {need} wild cards, but the deck has only {have} for them. Take more packs, or ask for fewer.</source>
        <translation>Die verlangten wilden Canastas brauchen {need} wilde Karten, aber dafür gibt es nur {have}. Mehr Kartenspiele nehmen oder weniger verlangen.</translation>
    </message>
    <message>
        <source>{count} wild canastas are asked for, but a side has one meld of wild cards as long as that takes more. Let it be full at some size, or ask for one.</source>
        <translation>{count} wilde Canastas sind verlangt, aber eine Seite hat nur eine Meldung aus wilden Karten, solange diese noch Karten aufnimmt. Eine Größe festlegen, bei der sie voll ist, oder nur einen verlangen.</translation>
    </message>
    <message>
        <source>No canasta of sevens counts as a kind of its own. Give it points, or do not demand it.</source>
        <translation>Kein Canasta aus Siebenen zählt als eigene Art. Geben Sie ihm Punkte, oder verlangen Sie keinen.</translation>
    </message>
    <message>
        <source>A lone hand against two partners needs three players who begin alone.</source>
        <translation>Einer allein gegen zwei Partner: Das geht nur mit drei Spielern, die allein beginnen.</translation>
    </message>
    <message>
        <source>Who takes only the top of the {pile} would never get the face-down cards under it. Let all its cards be taken, or lay none face down.</source>
        <translation>Wer nur den oberen Teil des {pile}s nimmt, bekäme die verdeckten Karten darunter nie. Lassen Sie alle Karten nehmen, oder legen Sie keine verdeckt.</translation>
    </message>
    <message>
        <source>There must be two to five sides, each with a player.</source>
        <translation>Es muss zwei bis fünf Seiten geben, jede mit einem Spieler.</translation>
    </message>
    <message>
        <source>A special hand has 14 cards, but after drawing a player holds {size}. Deal 13 cards and draw one, or play without special hands.</source>
        <translation>Eine Sonderhand hat 14 Karten, nach dem Ziehen hält man aber {size}. Teilen Sie 13 Karten aus und ziehen Sie eine, oder spielen Sie ohne Sonderhände.</translation>
    </message>
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Ziehen Sie %n Karte vom {stock}.</numerusform>
            <numerusform>Ziehen Sie %n Karten vom {stock}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty and the top card fits: take the {pile}.</source>
        <translation>Der {stock} ist leer und die oberste Karte passt: Nehmen Sie den {pile}.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Der {stock} ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>With the {pile} you would need %n more points to open.</source>
        <translation>
            <numerusform>Mit dem {pile} fehlt Ihnen noch %n Punkt zum Eröffnen.</numerusform>
            <numerusform>Mit dem {pile} fehlen Ihnen noch %n Punkte zum Eröffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the {pile} with these cards, or put them back.</source>
        <translation>Nehmen Sie den {pile} mit diesen Karten oder nehmen Sie sie zurück.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}: {ways}.</source>
        <comment>such as: 2 nines or 1 nine, 1 two</comment>
        <translation>Wählen Sie, womit Sie den {pile} nehmen: {ways}.</translation>
    </message>
    <message>
        <source>Add what is missing to take the {pile}, or put the cards back.</source>
        <translation>Legen Sie dazu, was für den {pile} fehlt, oder nehmen Sie die Karten zurück.</translation>
    </message>
    <message>
        <source>Lay melds worth at least {need} points to open, or discard a card.</source>
        <translation>Melden Sie zum Eröffnen mindestens {need} Punkte oder legen Sie eine Karte ab.</translation>
    </message>
    <message>
        <source>To open you need {need} points and have {have}: add cards, or take them back.</source>
        <translation>Die Erstmeldung braucht {need} Punkte, Sie haben {have}: Legen Sie Karten dazu oder nehmen Sie sie zurück.</translation>
    </message>
    <message>
        <source>Your cards cannot reach the {need} points to open: take these back.</source>
        <translation>Ihre Karten reichen nicht für die {need} Punkte zum Eröffnen: Nehmen Sie diese zurück.</translation>
    </message>
    <message>
        <source>Discard a card to end your turn.</source>
        <translation>Legen Sie eine Karte ab, um Ihren Zug zu beenden.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one to end your turn.</source>
        <translation>Melden Sie Karten oder legen Sie eine ab, um Ihren Zug zu beenden.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: lay cards first.</source>
        <translation>Noch darf keine Karte abgelegt werden: Melden Sie zuerst Karten.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: put two of your melds together first.</source>
        <translation>Noch darf keine Karte abgelegt werden: Legen Sie zuerst zwei Ihrer Meldungen zusammen.</translation>
    </message>
    <message>
        <source>Add what these cards are missing, or take them back.</source>
        <translation>Legen Sie dazu, was diesen Karten fehlt, oder nehmen Sie sie zurück.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back.</source>
        <translation>Melden Sie diese Karten oder nehmen Sie sie zurück.</translation>
    </message>
    <message>
        <source>{player} said yes: go out now.</source>
        <translation>{player} hat Ja gesagt: Machen Sie jetzt aus.</translation>
    </message>
    <message>
        <source>{player} said yes: you may go out.</source>
        <translation>{player} hat Ja gesagt: Sie dürfen ausmachen.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard a card to end your turn.</source>
        <translation>{player} hat Ja gesagt, aber Sie können nicht ausmachen: Legen Sie eine Karte ab, um Ihren Zug zu beenden.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard, and your hand is shown to all.</source>
        <translation>{player} hat Ja gesagt, aber Sie können nicht ausmachen: Legen Sie eine Karte ab; dann sehen alle Ihre Hand.</translation>
    </message>
    <message>
        <source>You hold a {bonus}: lay it beside your melds.</source>
        <translation>Sie halten eine {bonus}: Legen Sie sie zu Ihren Meldungen.</translation>
    </message>
    <message>
        <source>You may keep your three for a straight, or lay it beside your melds.</source>
        <translation>Sie dürfen Ihre Drei für eine Straße behalten oder sie neben Ihre Meldungen legen.</translation>
    </message>
    <message>
        <source>You hold a three: lay it beside your melds, and another card comes for it.</source>
        <translation>Sie halten eine Drei: Legen Sie sie neben Ihre Meldungen, dafür kommt eine andere Karte.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card. Lay cards, or discard one.</source>
        <translation>{player} hat Nein gesagt: Behalten Sie eine Karte. Melden Sie oder legen Sie eine ab.</translation>
    </message>
    <message>
        <source>{player} asks: may I go out?</source>
        <translation>{player} fragt: Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>{player} has to answer.</source>
        <translation>{player} muss antworten.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>large, before the prompt</comment>
        <translation>Sie sind dran</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} spielt.</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Weiter, wenn Sie so weit sind.</translation>
    </message>
    <message>
        <source>The others play this deal to its end.</source>
        <translation>Die anderen spielen diese Runde zu Ende.</translation>
    </message>
    <message>
        <source>{player} is next.</source>
        <translation>{player} ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>Die Runde ist zu Ende. Weiter zur nächsten.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>To open you need a canasta among your melds: lay it, or discard a card.</source>
        <translation>Zum Eröffnen brauchen Sie einen Canasta: Melden Sie ihn oder legen Sie eine Karte ab.</translation>
    </message>
    <message>
        <source>Discard a card: you cannot open yet, for which you need {need} points.</source>
        <translation>Legen Sie eine Karte ab: Sie können noch nicht eröffnen, dazu brauchen Sie {need} Punkte.</translation>
    </message>
    <message>
        <source>You hold a special hand ({hand}): lay it open for {points} points, or play on.</source>
        <translation>Sie halten eine Sonderhand ({hand}): Legen Sie sie für {points} Punkte offen, oder spielen Sie weiter.</translation>
    </message>
</context>
<context>
    <name>RatingTexts</name>
    <message>
        <source>No rating yet: the first exercises find it.</source>
        <translation>Noch keine Wertung: Die ersten Übungen ergeben sie.</translation>
    </message>
    <message>
        <source>Your rating: {points}, give or take {doubt}.</source>
        <translation>Ihre Wertung: {points}, plus oder minus {doubt}.</translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Sie kommt heute wieder.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <translation>Sie kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Sie kommt morgen wieder.</translation>
    </message>
</context>
<context>
    <name>RealCardsDialog</name>
    <message>
        <source>Matches with real cards</source>
        <translation>Partien mit echten Karten</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Punkte für echte Karten</translation>
    </message>
    <message>
        <source>No match has been written down yet.</source>
        <translation>Noch ist keine Partie aufgeschrieben.</translation>
    </message>
    <message>
        <source>Count deal {count}…</source>
        <translation>Runde {count} zählen…</translation>
    </message>
    <message>
        <source>Go on with deal {count}…</source>
        <translation>Runde {count} weiterzählen…</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Runde {count}</translation>
    </message>
    <message>
        <source>Counts it again.</source>
        <translation>Zählt sie noch einmal.</translation>
    </message>
    <message>
        <source>These files could not be read and stay as they are: {files}</source>
        <translation>Diese Dateien ließen sich nicht lesen und bleiben, wie sie sind: {files}</translation>
    </message>
</context>
<context>
    <name>RealCardsTexts</name>
    <message>
        <source>{name}, points</source>
        <translation>{name}, Punkte</translation>
    </message>
    <message>
        <source>{name} without jokers</source>
        <translation>{name} ohne Joker</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Caliente-Karten auf der Hand</translation>
    </message>
    <message>
        <source>Aces left in the hand</source>
        <translation>Asse auf der Hand</translation>
    </message>
    <message>
        <source>Sevens left in the hand</source>
        <translation>Siebenen auf der Hand</translation>
    </message>
    <message>
        <source>Opening: a canasta, {need}</source>
        <translation>Erstmeldung: ein Canasta, {need}</translation>
    </message>
    <message>
        <source>Opening: a canasta</source>
        <translation>Erstmeldung: ein Canasta</translation>
    </message>
    <message>
        <source>Opening: {need}</source>
        <translation>Erstmeldung: {need}</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} deals.</source>
        <translation>Runde {deal}: {name} gibt.</translation>
    </message>
    <message>
        <source>Sits out: {names}</source>
        <translation>Setzt aus: {names}</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Longest row: {count}</source>
        <translation>Längste Reihe: {count}</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Best deal: {points}</source>
        <translation>Beste Runde: {points}</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>{points} against the others</source>
        <translation>{points} gegenüber den anderen</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Ausgemacht</translation>
    </message>
    <message>
        <source>Concealed: {count}</source>
        <translation>Verdeckt: {count}</translation>
    </message>
    <message>
        <source>Largest pile taken</source>
        <translation>Größter genommener Stapel</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Hints asked for: {hints}. Actions taken back: {undone}.</source>
        <translation>Tipps geholt: {hints}. Zurückgenommen: {undone}.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>Points a deal more than the others: {first} at first, {last} of late.</source>
        <translation>Punkte je Runde mehr als die anderen: anfangs {first}, zuletzt {last}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n files cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n Datei kann nicht gelesen werden und zählt nicht mit.</numerusform>
            <numerusform>%n Dateien können nicht gelesen werden und zählen nicht mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} · {share} %</source>
        <translation>{count} von {all} · {share}&#xa0;%</translation>
    </message>
    <message>
        <source>Special hands: {count}</source>
        <translation>Sonderhände: {count}</translation>
    </message>
    <message>
        <source>{count} natural</source>
        <translation>{count} reine</translation>
    </message>
    <message>
        <source>{count} mixed</source>
        <translation>{count} gemischte</translation>
    </message>
    <message>
        <source>{count} sambas</source>
        <translation>{count} Sambas</translation>
    </message>
    <message>
        <source>{count} of wild cards</source>
        <translation>{count} aus wilden Karten</translation>
    </message>
    <message>
        <source>{count} of sevens</source>
        <translation>{count} aus Siebenen</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} Std. {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min a deal</source>
        <translation>{minutes} min je Runde</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>With real cards, apart from these figures: matches {over}, won {won}.</source>
        <translation>Mit echten Karten, in diesen Zahlen nicht enthalten: Partien {over}, gewonnen {won}.</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Your record</source>
        <translation>Ihre Bilanz</translation>
    </message>
    <message>
        <source>From the matches on this computer.</source>
        <translation>Aus den Partien auf diesem Computer.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Points a deal more than the others</source>
        <translation>Punkte je Runde mehr als die anderen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Reading your matches: {done} of {all}</source>
        <translation>Ihre Partien werden gelesen: {done} von {all}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>{count} ×</source>
        <translation>{count} ×</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>That cost about {points} points. Find a better move.</source>
        <translation>Das kostete etwa {points} Punkte. Finden Sie einen besseren Zug.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <source>About {points} points</source>
        <translation>Etwa {points} Punkte</translation>
    </message>
    <message>
        <source>From your deal: what is better?</source>
        <translation>Aus Ihrer Runde: Was ist besser?</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>From deal {count} on: {changes}</source>
        <translation>Ab Runde {count}: {changes}</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Two sides of two</source>
        <translation>Zwei Seiten zu zweit</translation>
    </message>
    <message>
        <source>Two sides of three</source>
        <translation>Zwei Seiten zu dritt</translation>
    </message>
    <message>
        <source>Three sides of two</source>
        <translation>Drei Seiten zu zweit</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>a an and are be can do does for get has have how i if in is it many may me mean means much must my of on one the there to what when where which who why with you your</source>
        <translation>auf bedeutet bekomme bin darf das dem den der des die ein eine einen einer es für habe haben heißt ich im in ist kann man mein mir mit muss oder sie sind und von wann warum was welche welcher wer wie wieviel wieviele viele wo zu zum</translation>
    </message>
    <message>
        <source>example</source>
        <translation>beispiel</translation>
    </message>
    <message>
        <source>better improve tips strategy</source>
        <translation>besser tipps strategie</translation>
    </message>
    <message>
        <source>red+three red+threes</source>
        <translation>rote+drei rote+dreien</translation>
    </message>
    <message>
        <source>black+three black+threes</source>
        <translation>schwarze+drei schwarze+dreien</translation>
    </message>
    <message>
        <source>many+cards+get many+cards+dealt</source>
        <translation>viele+karten+bekomme viele+karten+gegeben</translation>
    </message>
    <message>
        <source>stock+empty</source>
        <translation>talon+leer</translation>
    </message>
    <message>
        <source>match+end match+over</source>
        <translation>partie+ende partie+vorbei</translation>
    </message>
    <message>
        <source>my+turn</source>
        <translation>meinem+zug</translation>
    </message>
    <message>
        <source>go+out concealed</source>
        <translation>mache+aus ausmachen+verdeckt</translation>
    </message>
    <message>
        <source>wild+card joker+count joker+worth</source>
        <translation>wilde+karte zählt+joker wert+joker</translation>
    </message>
    <message>
        <source>scored count+points</source>
        <translation>gezählt</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Take all changes back</source>
        <translation>Alle Änderungen zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Some rules do not agree. See at the right what to change.</source>
        <translation>Einige Regeln passen nicht zusammen. Rechts steht, was zu ändern ist.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>No page has these words. Try a shorter one.</source>
        <translation>Das steht auf keiner Seite. Versuchen Sie es mit einem kürzeren Wort.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a heading</comment>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>SambaLesson</name>
    <message>
        <source>Samba: sequences</source>
        <translation>Samba: Folgen</translation>
    </message>
    <message>
        <source>What is different in Samba.</source>
        <translation>Was bei Samba anders ist.</translation>
    </message>
    <message>
        <source>Besides sets there are sequences: cards of one suit that follow each other, from four to ace, without wild cards.</source>
        <translation>Neben Sätzen gibt es Folgen: Karten einer Farbe, die aufeinander folgen, von der Vier bis zum Ass, ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Make it longer: add the seven of hearts.</source>
        <translation>Verlängern Sie sie: Legen Sie die Herz-Sieben an.</translation>
    </message>
    <message>
        <source>First add the seven to the hearts.</source>
        <translation>Legen Sie zuerst die Sieben an die Herzfolge an.</translation>
    </message>
    <message>
        <source>Now the jack of clubs: with it the other sequence has seven cards.</source>
        <translation>Jetzt der Kreuz-Bube: Mit ihm hat die andere Folge sieben Karten.</translation>
    </message>
    <message>
        <source>Add the jack to the clubs.</source>
        <translation>Legen Sie den Buben an die Kreuzfolge an.</translation>
    </message>
    <message>
        <source>{A_samba}: {points} points, far more than a canasta. It is complete and takes no more cards. It also counts as a canasta for going out.</source>
        <translation>{A_samba}: {points} Punkte, weit mehr als ein Canasta. Die Folge ist voll und nimmt keine Karten mehr auf. Auch zum Ausmachen zählt sie als Canasta.</translation>
    </message>
    <message>
        <source>Only who goes out may lengthen it, in that turn.</source>
        <translation>Nur wer ausmacht, darf ihn in diesem Zug verlängern.</translation>
    </message>
    <message>
        <source>A sequence that has fewer than {count} cards at the end costs {points} points, such as these hearts.</source>
        <translation>Eine Folge, die am Ende weniger als {count} Karten hat, kostet {points} Punkte, wie diese Herzen.</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen, its top card may also extend a sequence on the table. Here the nine of diamonds fits.</source>
        <translation>Solange der {pile} nicht eingefroren ist, darf seine oberste Karte auch eine Folge auf dem Tisch verlängern. Hier passt die Karo-Neun.</translation>
    </message>
    <message>
        <source>Drag it onto the sequence, or click the {pile}.</source>
        <translation>Ziehen Sie sie auf die Folge, oder klicken Sie auf den {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: the nine takes the {pile} for you.</source>
        <translation>Ziehen Sie nicht: Die Neun holt Ihnen den {pile}.</translation>
    </message>
</context>
<context>
    <name>SameCardsDialog</name>
    <message>
        <source>Same cards again</source>
        <translation>Noch einmal dieselben Karten</translation>
    </message>
    <message>
        <source>The cards of this match once more, your own or those of another player.</source>
        <translation>Die Karten dieser Partie noch einmal, Ihre eigenen oder die eines anderen Spielers.</translation>
    </message>
    <message>
        <source>The cards of the first deal once more; how they lie later depends on the play, because they are shuffled as at home.</source>
        <translation>Noch einmal die Karten der ersten Runde; wie sie später liegen, hängt vom Spiel ab, denn sie werden gemischt wie zu Hause.</translation>
    </message>
    <message>
        <source>Whose cards you play</source>
        <translation>Wessen Karten Sie spielen</translation>
    </message>
    <message>
        <source>{name} plays the cards that {other} had</source>
        <translation>{name} spielt die Karten, die {other} hatte</translation>
    </message>
    <message>
        <source>{name} plays the same cards</source>
        <translation>{name} spielt dieselben Karten</translation>
    </message>
    <message>
        <source>The deal code: type it under New match, here or on another computer.</source>
        <translation>Der Kartencode: Geben Sie ihn unter „Neue Partie“ ein, hier oder auf einem anderen Computer.</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Kartencode: {code}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>Save the deal</source>
        <translation>Runde speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Every turn in words, then the score; a screen reader can read it.</source>
        <translation>Jeder Zug in Worten, dann die Abrechnung; ein Vorleseprogramm kann es lesen.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>The remarkable moments with their words, as one picture.</source>
        <translation>Die besonderen Augenblicke mit ihren Worten, als ein Bild.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>The whole deal in motion, as a WebP picture that every browser shows.</source>
        <translation>Die ganze Runde in Bewegung, als WebP-Bild, das jeder Browser zeigt.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>The same for video players; the file is about seven times as large.</source>
        <translation>Dasselbe für Videoprogramme; die Datei ist etwa siebenmal so groß.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>With all hands open.</source>
        <translation>Mit allen Karten offen.</translation>
    </message>
    <message>
        <source>With all hands covered.</source>
        <translation>Mit allen Karten verdeckt.</translation>
    </message>
    <message>
        <source>As {player} saw it.</source>
        <translation>Wie {player} es sah.</translation>
    </message>
    <message>
        <source>Canasta deal {count}</source>
        <translation>Canasta Runde {count}</translation>
    </message>
    <message>
        <source>Drawing: {done} of {all}</source>
        <translation>Es wird gezeichnet: {done} von {all}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Die Datei konnte nicht geschrieben werden ({problem}). Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>SavedMatchesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Löschen rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>Every match is saved as it is played. %n matches, {size}.</source>
        <translation>
            <numerusform>Jede Partie wird beim Spielen gespeichert. %n Partie, {size}.</numerusform>
            <numerusform>Jede Partie wird beim Spielen gespeichert. %n Partien, {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>deal {count}</source>
        <translation>Runde {count}</translation>
    </message>
    <message>
        <source>There is no match yet beside the one on the table, which is kept by itself.</source>
        <translation>Außer der Partie auf dem Tisch, die von selbst gespeichert wird, gibt es noch keine.</translation>
    </message>
    <message>
        <source>No match has been saved yet. Each one is kept by itself from its first card on, and you go on with it here.</source>
        <translation>Noch ist keine Partie gespeichert. Jede wird von der ersten Karte an von selbst gespeichert, und hier spielen Sie sie weiter.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch the deals</source>
        <translation>Runden ansehen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Notiz zu dieser Partie</translation>
    </message>
    <message>
        <source>A game with a note is never deleted by itself.</source>
        <translation>Eine Partie mit Notiz wird nie von selbst gelöscht.</translation>
    </message>
    <message>
        <source>No saved game has these words.</source>
        <translation>Keine gespeicherte Partie enthält diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n older games were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n ältere Partie wurde gelöscht. „Löschen rückgängig“ bringt sie zurück.</numerusform>
            <numerusform>%n ältere Partien wurden gelöscht. „Löschen rückgängig“ bringt sie zurück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
</context>
<context>
    <name>ScoreDetail</name>
    <message>
        <source>The rule for it…</source>
        <translation>Die Regel dazu…</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Seite {page} von {count}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>From the second deal on shuffled as at home: gathered, %n riffles, cut.</source>
        <translation>
            <numerusform>Von der zweiten Runde an gemischt wie zu Hause: eingesammelt, %n Mal durchgemischt, abgehoben.</numerusform>
            <numerusform>Von der zweiten Runde an gemischt wie zu Hause: eingesammelt, %n Mal durchgemischt, abgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>wird gespielt</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Runde {count}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Shows the cards and the rule.</source>
        <translation>Zeigt die Karten und die Regel.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>New total</source>
        <translation>Neuer Stand</translation>
    </message>
    <message>
        <source>Next opening needs</source>
        <translation>Nächste Erstmeldung ab</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>einen Canasta</translation>
    </message>
    <message>
        <source>a canasta, {need}</source>
        <translation>einen Canasta, {need}</translation>
    </message>
</context>
<context>
    <name>ScoreTexts</name>
    <message>
        <source>Cards melded</source>
        <translation>Gemeldete Karten</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Reiner Canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemischter Canasta</translation>
    </message>
    <message>
        <source>{stops} melded</source>
        <translation>{stops} gemeldet</translation>
    </message>
    <message>
        <source>{bonuses}</source>
        <comment>line of the score: red threes</comment>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Extra for many {bonuses}</source>
        <translation>Zuschlag für viele {bonuses}</translation>
    </message>
    <message>
        <source>Penalty for {bonuses}</source>
        <translation>Abzug für {bonuses}</translation>
    </message>
    <message>
        <source>Extra penalty for many {bonuses}</source>
        <translation>Zusätzlicher Abzug für viele {bonuses}</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Verdeckt ausmachen</translation>
    </message>
    <message>
        <source>Asked and did not go out</source>
        <translation>Gefragt und nicht ausgemacht</translation>
    </message>
    <message>
        <source>Caliente cards played</source>
        <translation>Gespielte Caliente-Karten</translation>
    </message>
    <message>
        <source>Cards left in the hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>{bonuses} kept in the hand</source>
        <translation>{bonuses} auf der Hand</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Nicht aufgenommener Fuß</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up</source>
        <translation>{bonuses} in einem nicht aufgenommenen Fuß</translation>
    </message>
    <message>
        <source>{stops} left in the hand</source>
        <translation>{stops} auf der Hand</translation>
    </message>
    <message>
        <source>{stops} laid aside</source>
        <translation>{stops} beiseitegelegt</translation>
    </message>
    <message>
        <source>Short sequences</source>
        <translation>Kurze Folgen</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta aus Siebenen</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta aus Assen</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces</source>
        <translation>Unfertige Siebenen oder Asse</translation>
    </message>
    <message>
        <source>Unfinished wild cards</source>
        <translation>Unfertige wilde Karten</translation>
    </message>
    <message>
        <source>Three aces or sevens in the hand</source>
        <translation>Drei Asse oder Siebenen auf der Hand</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Fünf reine Canastas</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Vier reine Canastas und ein gemischter</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Zehn Canastas</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Sonderhand</translation>
    </message>
    <message>
        <source>Void, as nobody went out</source>
        <translation>Ungültig, da niemand ausmachte</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>Natural canasta</source>
        <translation>Reiner Canasta</translation>
    </message>
    <message>
        <source>Without any wild card.</source>
        <translation>Ganz ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemischter Canasta</translation>
    </message>
    <message>
        <source>With wild cards.</source>
        <translation>Mit wilden Karten.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Eine Folge von sieben Karten.</translation>
    </message>
    <message>
        <source>Of wild cards alone.</source>
        <translation>Nur aus wilden Karten.</translation>
    </message>
    <message>
        <source>Wild canastas by their jokers</source>
        <translation>Wilde Canastas nach ihren Jokern</translation>
    </message>
    <message>
        <source>What those with so many jokers are worth instead.</source>
        <translation>Was die mit so vielen Jokern stattdessen wert sind.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{jokers} jokers: {points}</source>
        <comment>jokers in a wild canasta, and its points</comment>
        <translation>{jokers} Joker: {points}</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>A short sequence costs</source>
        <translation>Eine kurze Folge kostet</translation>
    </message>
    <message>
        <source>For each one that a side has at the end of a deal.</source>
        <translation>Für jede, die eine Seite am Ende einer Runde hat.</translation>
    </message>
    <message>
        <source>A sequence is short below</source>
        <translation>Eine Folge ist kurz unter</translation>
    </message>
    <message>
        <source>With so many cards it costs nothing.</source>
        <translation>Mit so vielen Karten kostet sie nichts.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta aus Siebenen</translation>
    </message>
    <message>
        <source>With wild cards or without; it is then neither natural nor mixed.</source>
        <translation>Mit wilden Karten oder ohne; er ist dann weder rein noch gemischt.</translation>
    </message>
    <message>
        <source>as other canastas</source>
        <translation>wie andere Canastas</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta aus Assen</translation>
    </message>
    <message>
        <source>as other natural canastas</source>
        <translation>wie andere reine Canastas</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild canastas</source>
        <translation>Nur wer ausmacht, bekommt Punkte für wilde Canastas</translation>
    </message>
    <message>
        <source>Four {stops} melded</source>
        <translation>Vier {stops} gemeldet</translation>
    </message>
    <message>
        <source>Extra points for whoever goes out with four of them or more.</source>
        <translation>Mehr Punkte für den, der mit vieren oder mehr davon ausmacht.</translation>
    </message>
    <message>
        <source>Melds cost points without a canasta</source>
        <translation>Meldungen kosten ohne Canasta Punkte</translation>
    </message>
    <message>
        <source>{samba}</source>
        <translation>{samba}</translation>
    </message>
    <message>
        <source>A side without one loses the values of its melded cards.</source>
        <translation>Eine Seite ohne Canasta verliert die Werte ihrer gemeldeten Karten.</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces cost</source>
        <translation>Unfertige Siebenen oder Asse kosten</translation>
    </message>
    <message>
        <source>For a meld of them without wild cards that is no canasta at the end.</source>
        <translation>Für eine Meldung daraus ohne wilde Karten, die am Ende kein Canasta ist.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs</source>
        <translation>Eine unfertige Meldung aus wilden Karten kostet</translation>
    </message>
    <message>
        <source>For each one that is no canasta at the end.</source>
        <translation>Für jede, die am Ende kein Canasta ist.</translation>
    </message>
    <message>
        <source>Three aces or three sevens in a hand cost</source>
        <translation>Drei Asse oder drei Siebenen auf der Hand kosten</translation>
    </message>
    <message>
        <source>For each hand with three or more of them at the end.</source>
        <translation>Für jede Hand, die am Ende drei oder mehr davon hat.</translation>
    </message>
    <message>
        <source>{wild_canasta}</source>
        <translation>{wild_canasta}</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Fünf reine Canastas</translation>
    </message>
    <message>
        <source>Extra points for having so many.</source>
        <translation>Zusätzliche Punkte dafür, so viele zu haben.</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Vier reine Canastas und ein gemischter</translation>
    </message>
    <message>
        <source>Extra points, unless five natural ones get theirs.</source>
        <translation>Zusätzliche Punkte, wenn nicht fünf reine die ihren bringen.</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Zehn Canastas</translation>
    </message>
    <message>
        <source>Extra points for ten of any kind.</source>
        <translation>Zusätzliche Punkte für zehn jeder Art.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild and for many canastas</source>
        <translation>Nur wer ausmacht, bekommt Punkte für wilde und für viele Canastas</translation>
    </message>
    <message>
        <source>The other sides get the values of the cards alone.</source>
        <translation>Die anderen Seiten bekommen nur die Werte der Karten.</translation>
    </message>
</context>
<context>
    <name>ScoringLesson</name>
    <message>
        <source>The score</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>What pays and what costs at the end of a deal.</source>
        <translation>Was am Ende einer Runde zählt und was kostet.</translation>
    </message>
    <message>
        <source>At the end every card on the table counts its points: these aces {points} together.</source>
        <translation>Am Ende zählt jede Karte auf dem Tisch ihre Punkte: diese Asse zusammen {points}.</translation>
    </message>
    <message>
        <source>A canasta pays on top of that: {natural} points if it is natural, {mixed} if it is mixed.</source>
        <translation>Ein Canasta bringt noch mehr: {natural} Punkte, wenn er rein ist, {mixed}, wenn er gemischt ist.</translation>
    </message>
    <message>
        <source>You went out for {points} points. Cards still in a hand count minus for their side, your partner&apos;s as well. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Sie haben ausgemacht: {points} Punkte. Karten auf einer Hand zählen minus für ihre Seite, auch die Ihres Partners. Der Spielzettel behält jede Runde; ein Klick auf eine Runde zeigt ihre Zeilen.</translation>
    </message>
    <message>
        <source>You went out for {points} points. The others lose the points of the cards in their hands. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Ausmachen brachte {points} Punkte. Die anderen verlieren die Punkte ihrer Handkarten. Der Spielzettel behält jede Runde; ein Klick auf eine Runde zeigt ihre Zeilen.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no meld.</source>
        <translation>Jede {bonus} zählt {points} Punkte, und zwar minus, wenn Ihre Seite keine Meldung hat.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has not two canastas.</source>
        <translation>Jede {bonus} zählt {points} Punkte, und zwar minus, wenn Ihre Seite keine zwei Canastas hat.</translation>
    </message>
    <message>
        <source>All {count} {bonuses} on one side count {points} points more.</source>
        <translation>Alle {count} {bonuses} auf einer Seite zählen {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>{count} or more {bonuses} on one side count {points} points more.</source>
        <translation>{count} oder mehr {bonuses} auf einer Seite zählen {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Von diesen Zuschlägen zählt nur der letzte, der zutrifft.</translation>
    </message>
    <message>
        <source>Where they count minus, so does the extra.</source>
        <translation>Zählen sie minus, so zählt auch der Zuschlag minus.</translation>
    </message>
    <message>
        <source>Where they count minus, the extra does not count.</source>
        <translation>Zählen sie minus, so zählt der Zuschlag nicht.</translation>
    </message>
    <message>
        <source>Add to your aces what you drew: on the table it counts plus.</source>
        <translation>Legen Sie an Ihre Asse an, was Sie gezogen haben: Auf dem Tisch zählt es plus.</translation>
    </message>
    <message>
        <source>Lay what you drew on your aces; one card is for the discard.</source>
        <translation>Legen Sie das Gezogene an Ihre Asse an; eine Karte bleibt zum Ablegen.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta.</source>
        <translation>Jede {bonus} zählt {points} Punkte, minus wenn Ihre Seite keinen Canasta hat.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points.</source>
        <translation>Jede {bonus} zählt {points} Punkte.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta of sevens.</source>
        <translation>Jede {bonus} zählt {points} Punkte, und zwar minus, wenn Ihre Seite keinen Canasta aus Siebenen hat.</translation>
    </message>
    <message>
        <source>Each {bonus} costs {points} points.</source>
        <translation>Jede {bonus} kostet {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>ScoringTopic</name>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>The program counts; the score sheet shows every line.</source>
        <translation>Das Programm zählt; der Spielzettel zeigt jede Zeile.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>their value</source>
        <translation>ihre Punkte</translation>
    </message>
    <message>
        <source>minus their value</source>
        <translation>minus ihre Punkte</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their side, also those of the partner.</source>
        <translation>Karten auf der Hand zählen gegen die eigene Seite, auch die des Partners.</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their player.</source>
        <translation>Karten auf der Hand zählen gegen ihren Spieler.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>points</comment>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>A side without a canasta loses the values of the cards it has melded.</source>
        <translation>Eine Seite ohne Canasta verliert die Werte der Karten, die sie gemeldet hat.</translation>
    </message>
    <message>
        <source>A meld of sevens, or of aces without wild cards, that is no canasta costs {points} points.</source>
        <translation>Eine Meldung aus Siebenen, oder aus Assen ohne wilde Karten, die kein Canasta ist, kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone that is no canasta costs {points} points.</source>
        <translation>Eine Meldung nur aus wilden Karten, die kein Canasta ist, kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Three or more aces in a hand cost {points} points, and so do three or more sevens.</source>
        <translation>Drei oder mehr Asse auf einer Hand kosten {points} Punkte, ebenso drei oder mehr Siebenen.</translation>
    </message>
</context>
<context>
    <name>SearchReasons</name>
    <message numerus="yes">
        <source>{options} moves were compared in %n possible deals.</source>
        <translation>
            <numerusform>{options} Züge wurden in %n denkbaren Runde verglichen.</numerusform>
            <numerusform>{options} Züge wurden in %n denkbaren Runden verglichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}. It promised %Ln points less.</source>
        <translation>
            <numerusform>Nächstbestes: {move}. Das versprach %Ln Punkt weniger.</numerusform>
            <numerusform>Nächstbestes: {move}. Das versprach %Ln Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perhaps better: {move}, by %Ln points. That was not sure enough.</source>
        <translation>
            <numerusform>Vielleicht besser: {move}, um %Ln Punkt. Das war nicht sicher genug.</numerusform>
            <numerusform>Vielleicht besser: {move}, um %Ln Punkte. Das war nicht sicher genug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: {move}.</source>
        <translation>Ebenso gut: {move}.</translation>
    </message>
    <message>
        <source>draw a card</source>
        <comment>a move, within a sentence</comment>
        <translation>eine Karte ziehen</translation>
    </message>
    <message>
        <source>take the {pile}</source>
        <comment>a move, within a sentence</comment>
        <translation>den {pile} nehmen</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move, within a sentence</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>play a Caliente card</source>
        <comment>a move, within a sentence</comment>
        <translation>eine Caliente-Karte spielen</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <comment>a move, within a sentence</comment>
        <translation>{cards} auslegen</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <comment>a move, within a sentence</comment>
        <translation>{a_card} ablegen</translation>
    </message>
    <message>
        <source>go out</source>
        <comment>a move, within a sentence</comment>
        <translation>ausmachen</translation>
    </message>
    <message>
        <source>lay the hand open</source>
        <comment>a move, within a sentence</comment>
        <translation>die Hand offenlegen</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Strength, {place}</source>
        <translation>Spielstärke, {place}</translation>
    </message>
    <message>
        <source>Temperament, {place}</source>
        <translation>Temperament, {place}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Handy</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>A person whose hand is on a phone: its code is shown when the match begins.</source>
        <translation>Eine Person, deren Blatt auf einem Handy ist: Der Code erscheint zu Beginn der Partie.</translation>
    </message>
    <message>
        <source>Face, {place}: {face}</source>
        <comment>the face of a player</comment>
        <translation>Gesicht, {place}: {face}</translation>
    </message>
    <message>
        <source>{face}: choose another face</source>
        <translation>{face}: ein anderes Gesicht wählen</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Strength, {name}</source>
        <translation>Spielstärke, {name}</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>the {pile} is frozen</source>
        <comment>for this player</comment>
        <translation>{pile} ist eingefroren</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>on the plate of the viewer&apos;s partner</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>open hand: {cards}</source>
        <translation>offene Karten: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>foot of %n cards</source>
        <translation>
            <numerusform>Fuß mit %n Karte</numerusform>
            <numerusform>Fuß mit %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>spielt aus dem Fuß</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>whose hand is on a phone</comment>
        <translation>Handy</translation>
    </message>
    <message>
        <source>phone away</source>
        <comment>whose phone does not answer</comment>
        <translation>Handy fort</translation>
    </message>
    <message>
        <source>sits out this deal and keeps the score</source>
        <translation>setzt in dieser Runde aus und schreibt an</translation>
    </message>
    <message>
        <source>You sit out this deal and keep the score. Your side plays for you.</source>
        <translation>Sie setzen in dieser Runde aus und schreiben an. Ihre Seite spielt für Sie.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>above points of match and deal together</comment>
        <translation>Stand</translation>
    </message>
    <message numerus="yes">
        <source>{points} points ahead after %n deals</source>
        <translation>
            <numerusform>{points} Punkte Vorsprung nach %n Runde</numerusform>
            <numerusform>{points} Punkte Vorsprung nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>To {points}</source>
        <comment>the match, above the names</comment>
        <translation>Bis {points}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <comment>the match, above the names</comment>
        <translation>Runde {deal} von {deals}</translation>
    </message>
    <message>
        <source>The match ends with the deal in which somebody reaches {points} points; then the most points win.</source>
        <translation>Die Partie endet mit der Runde, in der jemand {points} Punkte erreicht; dann gewinnen die meisten Punkte.</translation>
    </message>
    <message>
        <source>With the cards on the table {points} points are reached. If that still holds when the hands are counted, this deal is the last; then the most points win.</source>
        <translation>Mit den Karten auf dem Tisch sind {points} Punkte erreicht. Gilt das noch, wenn auch die Karten auf der Hand gezählt sind, ist diese Runde die letzte; dann gewinnen die meisten Punkte.</translation>
    </message>
    <message>
        <source>The match ends after deal {deals}; then the most points win.</source>
        <translation>Die Partie endet nach Runde {deals}; dann gewinnen die meisten Punkte.</translation>
    </message>
    <message>
        <source>{points} reached</source>
        <comment>of a side</comment>
        <translation>{points} erreicht</translation>
    </message>
    <message>
        <source>{points} more to win</source>
        <comment>of a side</comment>
        <translation>noch {points} bis zum Sieg</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} auf dem Tisch</translation>
    </message>
    <message>
        <source>together {points}</source>
        <comment>points of match and deal</comment>
        <translation>zusammen {points}</translation>
    </message>
    <message>
        <source>This deal: {points} ahead</source>
        <comment>of a side, beside its score</comment>
        <translation>Diese Runde: {points} vorn</translation>
    </message>
    <message>
        <source>{bonuses}: {points}</source>
        <comment>points that bonus cards cost, as long as they do</comment>
        <translation>{bonuses}: {points}</translation>
    </message>
    <message>
        <source>Opening {need}</source>
        <comment>points that the first melds need</comment>
        <translation>Eröffnung {need}</translation>
    </message>
    <message>
        <source>Next opening {need}</source>
        <comment>points that the first melds need in the next deal</comment>
        <translation>Nächste Eröffnung {need}</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side, before its melds and its points</comment>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>the other side, before its melds and its points</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Needs {need} to open</source>
        <translation>Braucht {need} zum Eröffnen</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Hat eröffnet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bonuses}: %n</source>
        <translation>
            <numerusform>{bonuses}: %n</numerusform>
            <numerusform>{bonuses}: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caliente cards played: %n</source>
        <translation>
            <numerusform>Gespielte Caliente-Karten: %n</numerusform>
            <numerusform>Gespielte Caliente-Karten: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melds</source>
        <translation>
            <numerusform>%n Meldung</numerusform>
            <numerusform>%n Meldungen</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>points of a deal, counted up</comment>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>on the packet of the second hand</comment>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Eine zweite Hand, aufgenommen, wenn die erste leer ist.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Eine zweite Hand; der erste eigene Canasta bringt sie.</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>a player, this deal</comment>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>above its points</comment>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>above its points</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{side}: victory!</source>
        <comment>who won the match</comment>
        <translation>{side}: Sieg!</translation>
    </message>
    <message numerus="yes">
        <source>{stops} laid aside: %n</source>
        <translation>
            <numerusform>{stops} beiseitegelegt: %n</numerusform>
            <numerusform>{stops} beiseitegelegt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs a canasta and {need} to open</source>
        <translation>Braucht einen Canasta und {need} zum Eröffnen</translation>
    </message>
    <message>
        <source>Needs a canasta to open</source>
        <translation>Braucht einen Canasta zum Eröffnen</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>on the plate of the lone hand</comment>
        <translation>allein</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>on the plate of a person for whom a computer plays</comment>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SecondsControl</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>SequencesTopic</name>
    <message>
        <source>Sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>{least} to {most} cards in order are a meld, too: a sequence.</source>
        <translation>Auch {least} bis {most} Karten der Reihe nach sind eine Meldung: eine Folge.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Alle ihre Karten haben dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Its cards may be of any suits.</source>
        <translation>Ihre Karten dürfen verschiedene Farben haben.</translation>
    </message>
    <message>
        <source>It goes from four, the lowest card, to ace, the highest.</source>
        <translation>Sie reicht von der Vier, der niedrigsten Karte, bis zum Ass, der höchsten.</translation>
    </message>
    <message>
        <source>Wild cards have no place in it.</source>
        <translation>Wilde Karten haben darin keinen Platz.</translation>
    </message>
    <message>
        <source>Two sequences are never put together.</source>
        <translation>Zwei Folgen werden nie zusammengelegt.</translation>
    </message>
    <message>
        <source>With {size} cards it is full: {a_samba}, which counts as a canasta.</source>
        <translation>Mit {size} Karten ist sie voll: {a_samba}. Das zählt als Canasta.</translation>
    </message>
    <message>
        <source>Who goes out may lengthen a full one in that turn. Who has lengthened one has to go out.</source>
        <translation>Wer ausmacht, darf in diesem Zug eine volle verlängern. Wer eine verlängert hat, muss ausmachen.</translation>
    </message>
    <message>
        <source>Each sequence of fewer than {size} cards that your side has at the end costs {points} points.</source>
        <translation>Jede Folge mit weniger als {size} Karten, die Ihre Seite am Ende hat, kostet {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>{solved} of {count} solved, %Ln points lost.</source>
        <translation>
            <numerusform>{solved} von {count} gelöst, %Ln Punkt verloren.</numerusform>
            <numerusform>{solved} von {count} gelöst, %Ln Punkte verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast cards move and computers play.</source>
        <translation>Wie schnell Karten sich bewegen und Computer spielen.</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Auf mich warten</translation>
    </message>
    <message>
        <source>Stop after each computer&apos;s turn until you go on.</source>
        <translation>Nach jedem Zug eines Computers anhalten, bis Sie weitermachen.</translation>
    </message>
    <message>
        <source>Let computers take their time</source>
        <translation>Den Computern Zeit lassen</translation>
    </message>
    <message>
        <source>Experts think for up to five seconds and try more.</source>
        <translation>Meister denken bis zu fünf Sekunden nach und probieren mehr aus.</translation>
    </message>
    <message>
        <source>Processor cores for thinking</source>
        <translation>Prozessorkerne zum Nachdenken</translation>
    </message>
    <message>
        <source>Players and hints share them; automatic leaves one free.</source>
        <translation>Mitspieler und Tipps teilen sie sich; automatisch bleibt einer frei.</translation>
    </message>
    <message>
        <source>Confirm discards</source>
        <translation>Ablegen bestätigen</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn: do it once more.</source>
        <translation>Vor dem Ende Ihres Zugs nachfragen: Legen Sie die Karte noch einmal ab.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards appear in their new place instead of flying there.</source>
        <translation>Karten erscheinen an ihrem neuen Platz, statt dorthin zu fliegen.</translation>
    </message>
    <message>
        <source>Rule hints</source>
        <translation>Regelhinweise</translation>
    </message>
    <message>
        <source>What raised cards can do; full: also what could be laid.</source>
        <translation>Was angehobene Karten können; voll: auch, was sich melden lässt.</translation>
    </message>
    <message>
        <source>Shuffle as at home</source>
        <translation>Mischen wie zu Hause</translation>
    </message>
    <message>
        <source>New matches gather the cards after a deal and riffle them.</source>
        <translation>In neuen Partien werden die Karten nach einer Runde eingesammelt und durchgemischt.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>What happened so far, in words, beside the table.</source>
        <translation>Was bisher geschah, in Worten neben dem Tisch.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Cards are heard as they slide and land.</source>
        <translation>Karten sind zu hören, wenn sie gleiten und landen.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green: no suit is mistaken.</source>
        <translation>Karo blau und Kreuz grün: Keine Farbe wird verwechselt.</translation>
    </message>
    <message>
        <source>Large numbers on cards</source>
        <translation>Große Zeichen auf den Karten</translation>
    </message>
    <message>
        <source>Rank and suit as large as a fanned hand allows.</source>
        <translation>Wert und Farbe so groß, wie der Fächer es erlaubt.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>On the table and in all windows.</source>
        <translation>Auf dem Tisch und in allen Fenstern.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Pure colours and strong outlines.</source>
        <translation>Reine Farben und kräftige Umrisse.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Names of cards and piles</source>
        <translation>Namen von Karten und Stapeln</translation>
    </message>
    <message>
        <source>Two, joker, pile; or Little Wild, Big Wild, Prize pile.</source>
        <translation>Zwei, Joker, Ablagestapel oder Little Wild, Big Wild, Preisstapel.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>Nothing flies, sounds or is celebrated; players do not chat, and no note comes unasked.</source>
        <translation>Nichts fliegt, klingt oder wird gefeiert; niemand plaudert, und kein Hinweis kommt ungefragt.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Mit einem Taster spielen</translation>
    </message>
    <message>
        <source>A ring goes round. By itself: the switch chooses. By steps: press it to go on, hold it to choose.</source>
        <translation>Ein Ring wandert umher. Von selbst: Der Taster wählt. Schrittweise: Drücken geht weiter, Halten wählt.</translation>
    </message>
    <message>
        <source>The switch</source>
        <translation>Der Taster</translation>
    </message>
    <message>
        <source>Then this key or button does nothing else.</source>
        <translation>Diese Taste tut dann nichts anderes.</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Dauer eines Schrittes</translation>
    </message>
    <message>
        <source>How long a thing is offered, or the switch is held.</source>
        <translation>Wie lange etwas angeboten oder der Taster gehalten wird.</translation>
    </message>
    <message>
        <source>Click by resting</source>
        <translation>Klicken durch Verweilen</translation>
    </message>
    <message>
        <source>A pointer that rests clicks when its ring is full.</source>
        <translation>Ein ruhender Zeiger klickt, wenn sein Ring voll ist.</translation>
    </message>
    <message>
        <source>Time of resting</source>
        <translation>Dauer des Verweilens</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
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
        <source>As the rules say</source>
        <comment>which cards</comment>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <comment>cards</comment>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Basket</source>
        <comment>cards</comment>
        <translation>Korb</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>By itself</source>
        <comment>one switch</comment>
        <translation>Von selbst</translation>
    </message>
    <message>
        <source>By steps</source>
        <comment>one switch</comment>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Mouse button</source>
        <translation>Maustaste</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>processor cores</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>rule hints</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>rule hints</comment>
        <translation>Dezent</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>rule hints</comment>
        <translation>Voll</translation>
    </message>
    <message>
        <source>No, perfectly</source>
        <translation>Nein, vollkommen</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Durchmischen: {count} Mal</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Blue weave</source>
        <translation>Blaues Geflecht</translation>
    </message>
    <message>
        <source>Red weave</source>
        <translation>Rotes Geflecht</translation>
    </message>
    <message>
        <source>Green weave</source>
        <translation>Grünes Geflecht</translation>
    </message>
    <message>
        <source>Coiled basket</source>
        <translation>Gewundener Korb</translation>
    </message>
    <message>
        <source>As on the cards</source>
        <comment>names of cards and piles</comment>
        <translation>Wie auf den Karten</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>names of cards and piles</comment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>names of cards and piles</comment>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>Cards that you move stay there until you sort again.</source>
        <translation>Verschobene Karten bleiben dort, bis Sie wieder sortieren.</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how the hand is sorted</comment>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>As the game asks</source>
        <comment>how the hand is sorted</comment>
        <translation>Je nach Spiel</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>how the hand is sorted</comment>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By points</source>
        <comment>how the hand is sorted</comment>
        <translation>Nach Punkten</translation>
    </message>
    <message>
        <source>Club room</source>
        <comment>a table</comment>
        <translation>Klubzimmer</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>a table</comment>
        <translation>Garten</translation>
    </message>
    <message>
        <source>By night</source>
        <comment>a table</comment>
        <translation>Bei Nacht</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a table</comment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Cards that you add may bring a back of their own.</source>
        <translation>Karten, die Sie hinzufügen, können eine eigene Rückseite mitbringen.</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>King, queen and jack on the decks of Canasta.</source>
        <translation>König, Dame und Bube auf den Karten von Canasta.</translation>
    </message>
    <message>
        <source>Decks of KDE, GNOME and PySolFC can be added. Where they lack a joker, values, large numbers or four colours, Canasta draws its own over them.</source>
        <translation>Kartenspiele von KDE, GNOME und PySolFC lassen sich hinzufügen. Wo Joker, Werte, große Zahlen oder vier Farben fehlen, zeichnet Canasta sie darüber.</translation>
    </message>
    <message>
        <source>Deco</source>
        <comment>cards</comment>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>Im Hintergrund</translation>
    </message>
    <message>
        <source>Very quiet, and only while the game is in front.</source>
        <translation>Sehr leise, und nur solange das Spiel im Vordergrund ist.</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>in the background</comment>
        <translation>Stille</translation>
    </message>
    <message>
        <source>A fire in the grate</source>
        <comment>in the background</comment>
        <translation>Ein Kaminfeuer</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>The voice of your computer says what happens.</source>
        <translation>Die Stimme Ihres Computers sagt, was geschieht.</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>Einfache Worte</translation>
    </message>
    <message>
        <source>Simpler sentences, for children too.</source>
        <translation>Einfachere Sätze, auch für Kinder.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>Tell after a deal, and in your record, what is rarely done.</source>
        <translation>Nach einer Runde und in Ihrer Bilanz sagen, was selten gelingt.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Every change takes effect at once: look at the table behind.</source>
        <translation>Jede Änderung gilt sofort: Sehen Sie auf den Tisch dahinter.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Reading and language</source>
        <translation>Lesen und Sprache</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Take changes back</source>
        <translation>Änderungen zurücknehmen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hints, words, sizes, colours, motion, speed, log, reach, keys, reading aloud and language are {name}&apos;s own; what else is here is this computer&apos;s.</source>
        <translation>Regelhilfe, Wörter, Größen, Farben, Bewegung, Tempo, Protokoll, Bedienung, Tasten, Vorlesen und Sprache gelten nur für {name}, alles andere hier für den ganzen Computer.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one or turn it on; Canasta looks again after half a minute.</source>
        <translation>Es wurde kein Lautsprecher gefunden. Schließen Sie einen an, oder schalten Sie ihn ein; Canasta sucht nach einer halben Minute wieder.</translation>
    </message>
    <message>
        <source>This computer has no voice. On Linux install “speech-dispatcher”.</source>
        <translation>Dieser Computer hat keine Stimme. Unter Linux installieren Sie „speech-dispatcher“.</translation>
    </message>
</context>
<context>
    <name>SevensLesson</name>
    <message>
        <source>Sevens and the packet</source>
        <translation>Siebenen und das Päckchen</translation>
    </message>
    <message>
        <source>Sevens stay in the hand, their canasta pays most, and cards come with it.</source>
        <translation>Siebenen bleiben in der Hand, ihr Canasta zahlt am meisten, und Karten kommen mit ihm.</translation>
    </message>
    <message>
        <source>Lay both sevens on those of your side.</source>
        <translation>Legen Sie beide Siebenen zu denen Ihrer Seite.</translation>
    </message>
    <message>
        <source>Both sevens go to the meld of sevens.</source>
        <translation>Beide Siebenen gehören zur Meldung der Siebenen.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own in this game.</source>
        <translation>Ein Canasta aus Siebenen ist in diesem Spiel eine eigene Art.</translation>
    </message>
    <message>
        <source>You may discard no seven before your side has a canasta of them.</source>
        <translation>Sie dürfen keine Sieben ablegen, bevor Ihre Seite einen Canasta daraus hat.</translation>
    </message>
    <message>
        <source>Nobody may discard a seven before every side has a canasta of them.</source>
        <translation>Niemand darf eine Sieben ablegen, bevor jede Seite einen Canasta daraus hat.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points, with wild cards or without.</source>
        <translation>Ein Canasta aus Siebenen: {points} Punkte, mit wilden Karten oder ohne.</translation>
    </message>
    <message numerus="yes">
        <source>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</source>
        <translation>
            <numerusform>Es ist der erste Canasta, den Sie selbst vollendet haben: Darum haben Sie Ihren Fuß aufgenommen, das Päckchen aus %n Karte, und spielen damit weiter.</numerusform>
            <numerusform>Es ist der erste Canasta, den Sie selbst vollendet haben: Darum haben Sie Ihren Fuß aufgenommen, das Päckchen aus %n Karten, und spielen damit weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canastas aus Siebenen</translation>
    </message>
    <message>
        <source>Their canasta is a kind of its own, and pays most.</source>
        <translation>Ihr Canasta ist eine eigene Art und bringt am meisten.</translation>
    </message>
    <message>
        <source>Sevens that lie unfinished at the end cost {points} points.</source>
        <translation>Siebenen, die am Ende unfertig liegen, kosten {points} Punkte.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points. It never holds a wild card.</source>
        <translation>Ein Canasta aus Siebenen: {points} Punkte. Er enthält nie eine wilde Karte.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Golden frame</source>
        <translation>Goldener Rahmen</translation>
    </message>
    <message>
        <source>You have just drawn this card.</source>
        <translation>Diese Karte haben Sie eben gezogen.</translation>
    </message>
    <message>
        <source>Card that stands out</source>
        <translation>Karte, die heraussteht</translation>
    </message>
    <message>
        <source>You have chosen it: now click where it goes.</source>
        <translation>Sie haben sie gewählt: Klicken Sie nun dorthin, wohin sie soll.</translation>
    </message>
    <message>
        <source>Arrow at a card</source>
        <translation>Pfeil an einer Karte</translation>
    </message>
    <message>
        <source>This card takes the pile.</source>
        <translation>Diese Karte nimmt den Ablagestapel.</translation>
    </message>
    <message>
        <source>Triangle on a card</source>
        <translation>Dreieck auf einer Karte</translation>
    </message>
    <message>
        <source>This card can be laid.</source>
        <translation>Diese Karte lässt sich melden.</translation>
    </message>
    <message>
        <source>Exclamation mark on a card</source>
        <translation>Ausrufezeichen auf einer Karte</translation>
    </message>
    <message>
        <source>Because of this card the last move was refused.</source>
        <translation>Wegen dieser Karte wurde der letzte Zug abgelehnt.</translation>
    </message>
    <message>
        <source>Plus on a card</source>
        <translation>Pluszeichen auf einer Karte</translation>
    </message>
    <message>
        <source>With this card the refused move is allowed.</source>
        <translation>Mit dieser Karte ist der abgelehnte Zug erlaubt.</translation>
    </message>
    <message>
        <source>Cross on a card</source>
        <translation>Kreuz auf einer Karte</translation>
    </message>
    <message>
        <source>You used this card.</source>
        <translation>Sie haben diese Karte verwendet.</translation>
    </message>
    <message>
        <source>Tick on a card</source>
        <translation>Haken auf einer Karte</translation>
    </message>
    <message>
        <source>This card was better to use.</source>
        <translation>Diese Karte wäre besser gewesen.</translation>
    </message>
    <message>
        <source>Light around cards</source>
        <translation>Licht um Karten</translation>
    </message>
    <message>
        <source>You can take the pile; its top card may join a meld that shines. While you carry cards, they may go where it is light.</source>
        <translation>Sie können den Ablagestapel nehmen; seine oberste Karte passt an eine Meldung, die leuchtet. Während Sie Karten tragen, dürfen sie dorthin, wo Licht ist.</translation>
    </message>
    <message>
        <source>Ice on the pile</source>
        <translation>Eis auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>The pile is frozen: as a rule only two natural cards like its top card take it.</source>
        <translation>Der Ablagestapel ist eingefroren: In der Regel nehmen ihn nur zwei natürliche Karten wie seine oberste.</translation>
    </message>
    <message>
        <source>Card that lies across</source>
        <translation>Karte, die quer liegt</translation>
    </message>
    <message>
        <source>It freezes the pile.</source>
        <translation>Sie friert den Ablagestapel ein.</translation>
    </message>
    <message>
        <source>Number on stock or pile</source>
        <translation>Zahl an Talon oder Ablagestapel</translation>
    </message>
    <message>
        <source>So many cards lie there.</source>
        <translation>So viele Karten liegen dort.</translation>
    </message>
    <message>
        <source>Red seal with a star</source>
        <translation>Rotes Siegel mit Stern</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Ein Canasta ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Black seal with half a star</source>
        <translation>Schwarzes Siegel mit halbem Stern</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Ein Canasta mit wilden Karten.</translation>
    </message>
    <message>
        <source>Blue seal with steps</source>
        <translation>Blaues Siegel mit Stufen</translation>
    </message>
    <message>
        <source>A finished sequence.</source>
        <translation>Eine fertige Folge.</translation>
    </message>
    <message>
        <source>Violet seal with a crown</source>
        <translation>Violettes Siegel mit Krone</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Ein Canasta nur aus wilden Karten.</translation>
    </message>
    <message>
        <source>Brown seal with a seven</source>
        <translation>Braunes Siegel mit einer Sieben</translation>
    </message>
    <message>
        <source>A canasta of sevens.</source>
        <translation>Ein Canasta aus Siebenen.</translation>
    </message>
    <message>
        <source>Edges of paper behind a card</source>
        <translation>Papierkanten hinter einer Karte</translation>
    </message>
    <message>
        <source>More cards of the meld lie below it.</source>
        <translation>Darunter liegen mehr Karten der Meldung.</translation>
    </message>
    <message>
        <source>Row of small fields below a meld</source>
        <translation>Reihe kleiner Felder unter einer Meldung</translation>
    </message>
    <message>
        <source>A canasta has so many cards; the bright fields are those that lie there.</source>
        <translation>So viele Karten hat ein Canasta; die hellen Felder sind die, die schon liegen.</translation>
    </message>
    <message>
        <source>Golden coin on a meld</source>
        <translation>Goldene Münze auf einer Meldung</translation>
    </message>
    <message>
        <source>A wild card lies in it.</source>
        <translation>Darin liegt eine wilde Karte.</translation>
    </message>
    <message>
        <source>Pale card</source>
        <translation>Blasse Karte</translation>
    </message>
    <message>
        <source>It does not lie there yet: it shows where a move would put it.</source>
        <translation>Sie liegt noch nicht dort: Sie zeigt, wohin ein Zug sie legt.</translation>
    </message>
    <message>
        <source>Ring with two numbers</source>
        <translation>Ring mit zwei Zahlen</translation>
    </message>
    <message>
        <source>Points of the cards laid aside, and those that the first melds need.</source>
        <translation>Punkte der bereitgelegten Karten und nötige Punkte der Erstmeldung.</translation>
    </message>
    <message>
        <source>Golden ring around a face</source>
        <translation>Goldener Ring um ein Gesicht</translation>
    </message>
    <message>
        <source>It is this player&apos;s turn.</source>
        <translation>Dieser Spieler ist am Zug.</translation>
    </message>
    <message>
        <source>Three dots at a face</source>
        <translation>Drei Punkte an einem Gesicht</translation>
    </message>
    <message>
        <source>The player is thinking.</source>
        <translation>Der Spieler denkt nach.</translation>
    </message>
    <message>
        <source>Golden button at a face</source>
        <translation>Goldener Knopf an einem Gesicht</translation>
    </message>
    <message>
        <source>Who deals; the next player begins.</source>
        <translation>Wer gibt; der Nächste beginnt.</translation>
    </message>
    <message>
        <source>Snow crystal at a face</source>
        <translation>Schneekristall an einem Gesicht</translation>
    </message>
    <message>
        <source>The pile is frozen for this player.</source>
        <translation>Der Ablagestapel ist für diesen Spieler eingefroren.</translation>
    </message>
    <message>
        <source>Arrows on the edge of the table</source>
        <translation>Pfeile am Rand des Tisches</translation>
    </message>
    <message>
        <source>The turn passes this way.</source>
        <translation>In dieser Richtung geht es reihum.</translation>
    </message>
    <message>
        <source>Bar below the points</source>
        <translation>Balken unter den Punkten</translation>
    </message>
    <message>
        <source>How far a side is on its way to the end of the match.</source>
        <translation>Wie weit eine Seite auf dem Weg zum Ende der Partie ist.</translation>
    </message>
    <message>
        <source>Crown beside points</source>
        <translation>Krone neben Punkten</translation>
    </message>
    <message>
        <source>This side has the most points.</source>
        <translation>Diese Seite hat die meisten Punkte.</translation>
    </message>
    <message>
        <source>Double line</source>
        <translation>Doppelte Linie</translation>
    </message>
    <message>
        <source>The keys act here.</source>
        <translation>Hier wirken die Tasten.</translation>
    </message>
</context>
<context>
    <name>SignsPage</name>
    <message>
        <source>Signs on the table</source>
        <translation>Zeichen auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>SixPlayersLesson</name>
    <message>
        <source>Six at the table</source>
        <translation>Zu sechst am Tisch</translation>
    </message>
    <message>
        <source>Who plays with whom, and what a game for six asks for.</source>
        <translation>Wer mit wem spielt und was ein Spiel zu sechst verlangt.</translation>
    </message>
    <message>
        <source>Your side has six kings. Add yours: it makes a canasta.</source>
        <translation>Ihre Seite hat sechs Könige. Legen Sie Ihren an: Das ist ein Canasta.</translation>
    </message>
    <message>
        <source>Add your king to the kings of your side.</source>
        <translation>Legen Sie Ihren König an die Könige Ihrer Seite an.</translation>
    </message>
    <message>
        <source>Six play at once, in two sides. Every second player is your partner: what one of you three lays belongs to all.</source>
        <translation>Sechs spielen zugleich, auf zwei Seiten. Jeder zweite Spieler ist Ihr Partner: Was einer von Ihnen dreien legt, gehört allen.</translation>
    </message>
    <message>
        <source>Six play at once, in three sides of two. Your partner sits opposite; both other sides are opponents.</source>
        <translation>Sechs spielen zugleich, auf drei Seiten zu zweit. Ihr Partner sitzt gegenüber; die beiden anderen Seiten sind Gegner.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Ihre Seite braucht %n Canasta zum Ausmachen.</numerusform>
            <numerusform>Ihre Seite braucht %n Canastas zum Ausmachen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SmallWindowNote</name>
    <message>
        <source>The window is small. Full screen makes the cards larger.</source>
        <translation>Das Fenster ist klein. Im Vollbild werden die Karten größer.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>SpecialHandNames</name>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sieben Paare</translation>
    </message>
    <message>
        <source>Wild pairs</source>
        <translation>Wilde Paare</translation>
    </message>
    <message>
        <source>Miami pairs</source>
        <translation>Miami-Paare</translation>
    </message>
    <message>
        <source>Zip code</source>
        <translation>Postleitzahl</translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation>Müll</translation>
    </message>
    <message>
        <source>Blast off</source>
        <translation>Raketenstart</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Drillinge</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Vierlinge</translation>
    </message>
    <message>
        <source>Dream hand with four wild cards</source>
        <translation>Traumhand mit vier wilden Karten</translation>
    </message>
    <message>
        <source>Dream hand with five wild cards</source>
        <translation>Traumhand mit fünf wilden Karten</translation>
    </message>
    <message>
        <source>One card of each rank from two to ace, and a joker</source>
        <translation>Eine Karte jedes Werts von Zwei bis Ass und ein Joker</translation>
    </message>
    <message>
        <source>A pair of twos or of jokers, one of aces, one of sevens, and four other pairs</source>
        <translation>Ein Paar Zweien oder Joker, eines aus Assen, eines aus Siebenen und vier andere Paare</translation>
    </message>
    <message>
        <source>A pair of twos, of jokers, of aces and of sevens, and three other pairs</source>
        <translation>Je ein Paar Zweien, Joker, Asse und Siebenen und drei andere Paare</translation>
    </message>
    <message>
        <source>Four, three, three, two and two of a kind, with twos or jokers or without</source>
        <translation>Vier, drei, drei, zwei und zwei Gleiche, mit Zweien oder Jokern oder ohne</translation>
    </message>
    <message>
        <source>Five, four, three and two of a kind, with twos or jokers or without</source>
        <translation>Fünf, vier, drei und zwei Gleiche, mit Zweien oder Jokern oder ohne</translation>
    </message>
    <message>
        <source>Seven pairs without wild cards</source>
        <translation>Sieben Paare ohne wilde Karten</translation>
    </message>
    <message>
        <source>Four, four, three and three of a kind without wild cards</source>
        <translation>Vier, vier, drei und drei Gleiche ohne wilde Karten</translation>
    </message>
    <message>
        <source>Four times three of a kind, and two twos or two jokers</source>
        <translation>Viermal drei Gleiche und zwei Zweien oder zwei Joker</translation>
    </message>
    <message>
        <source>Three times four of a kind, and two twos or two jokers</source>
        <translation>Dreimal vier Gleiche und zwei Zweien oder zwei Joker</translation>
    </message>
    <message>
        <source>Five and five of a kind, and four twos or four jokers</source>
        <translation>Fünf und fünf Gleiche und vier Zweien oder vier Joker</translation>
    </message>
    <message>
        <source>Five and four of a kind, and five wild cards</source>
        <translation>Fünf und vier Gleiche und fünf wilde Karten</translation>
    </message>
</context>
<context>
    <name>SpecialHandsLesson</name>
    <message>
        <source>Special hands</source>
        <translation>Sonderhände</translation>
    </message>
    <message>
        <source>Seven pairs, four triples and others end the deal without any meld.</source>
        <translation>Sieben Paare, vier Drillinge und andere beenden die Runde ohne jede Meldung.</translation>
    </message>
    <message>
        <source>You hold six pairs and a king, and your side has not melded. With a seventh pair this is a special hand.</source>
        <translation>Sie halten sechs Paare und einen König, und Ihre Seite hat noch nicht gemeldet. Mit einem siebten Paar ist das eine Sonderhand.</translation>
    </message>
    <message>
        <source>Another king: seven pairs without wild cards. Nothing may be left over, and you need not discard.</source>
        <translation>Noch ein König: sieben Paare ohne wilde Karten. Es darf nichts übrig sein, und Sie brauchen nicht abzulegen.</translation>
    </message>
    <message>
        <source>Lay the whole hand open: press the button.</source>
        <translation>Legen Sie die ganze Hand offen: Drücken Sie den Knopf.</translation>
    </message>
    <message>
        <source>Keep all fourteen cards, and press the button that names the hand.</source>
        <translation>Behalten Sie alle vierzehn Karten, und drücken Sie den Knopf mit dem Namen der Hand.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores {points} points for it and nothing else; the others lose what they hold.</source>
        <translation>Das beendet die Runde. Ihre Seite bekommt dafür {points} Punkte und sonst nichts; die anderen verlieren, was sie halten.</translation>
    </message>
    <message>
        <source>Other hands pay as well, such as four, four, three and three of a kind. Who waits too long for one has melded nothing when the others go out.</source>
        <translation>Auch andere Hände zählen, etwa vier, vier, drei und drei Gleiche. Wer zu lange darauf wartet, hat nichts gemeldet, wenn die anderen ausmachen.</translation>
    </message>
</context>
<context>
    <name>SpecialTopic</name>
    <message>
        <source>Special hands</source>
        <translation>Sonderhände</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Some hands of fourteen cards need no melds: after drawing you lay the whole hand open.</source>
        <translation>Manche Hände aus vierzehn Karten brauchen keine Meldungen: Nach dem Ziehen legen Sie die ganze Hand offen.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores the points of the hand and nothing else; the others count as always.</source>
        <translation>Das beendet die Runde. Ihre Seite bekommt die Punkte der Hand und sonst nichts; die anderen zählen wie immer.</translation>
    </message>
    <message>
        <source>Your side has not melded before in the deal.</source>
        <translation>Ihre Seite hat in dieser Runde noch nicht gemeldet.</translation>
    </message>
    <message>
        <source>All fourteen cards belong to the hand. You discard none, and ask nobody.</source>
        <translation>Alle vierzehn Karten gehören dazu. Sie legen keine ab und fragen niemanden.</translation>
    </message>
    <message>
        <source>A hand that is two of them counts as the one that brings more.</source>
        <translation>Eine Hand, die zwei davon ist, zählt als die, die mehr bringt.</translation>
    </message>
    <message>
        <source>A dream hand wins the match at once, whatever the scores are.</source>
        <translation>Eine Traumhand gewinnt die Partie sofort, wie auch immer es steht.</translation>
    </message>
    <message numerus="yes">
        <source>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</source>
        <translation>
            <numerusform>Eine Drei bleibt auf Ihrer Hand, solange Sie %n andere Karte einer Straße halten und Ihre Seite nicht gemeldet hat; Sie dürfen sie jederzeit auslegen.</numerusform>
            <numerusform>Eine Drei bleibt auf Ihrer Hand, solange Sie %n andere Karten einer Straße halten und Ihre Seite nicht gemeldet hat; Sie dürfen sie jederzeit auslegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points.</source>
        <translation>Eine rote Drei, die am Ende noch auf Ihrer Hand ist, kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points, a black one its value.</source>
        <translation>Eine rote Drei, die am Ende noch auf Ihrer Hand ist, kostet {points} Punkte, eine schwarze ihren Wert.</translation>
    </message>
</context>
<context>
    <name>SpecialWords</name>
    <message>
        <source>not in the game</source>
        <comment>a special hand</comment>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>A three stays in the hand for a straight from</source>
        <translation>Eine Drei bleibt für eine Straße auf der Hand ab</translation>
    </message>
    <message>
        <source>The other cards of a straight that the hand has then.</source>
        <translation>So viele andere Karten einer Straße hat die Hand dann.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a three stays in the hand</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>A dream hand wins the match</source>
        <translation>Eine Traumhand gewinnt die Partie</translation>
    </message>
    <message>
        <source>At once, whatever the scores are.</source>
        <translation>Sofort, wie auch immer es steht.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>Have {have}, need {need}</source>
        <translation>{have} von {need} Punkten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: {points}</source>
        <translation>{cards}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards short</source>
        <translation>
            <numerusform>%n Karte fehlt</numerusform>
            <numerusform>%n Karten fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>keine Meldung</translation>
    </message>
    <message>
        <source>which meld?</source>
        <translation>welche Meldung?</translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards, {points} points.</source>
        <translation>
            <numerusform>Sie bekommen %n Karte, {points} Punkte.</numerusform>
            <numerusform>Sie bekommen %n Karten, {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: {cards}.</source>
        <comment>cards on the table</comment>
        <translation>Bereitgelegt: {cards}.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>Zurück in Ihrer Hand: {cards}.</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>black threes laid aside</comment>
        <translation>nur zum Ausmachen</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>A computer plays on with the cards of whoever has to leave, until the person is back.</source>
        <translation>Für alle, die gehen müssen, spielt ein Computer mit denselben Karten weiter, bis sie zurück sind.</translation>
    </message>
    <message>
        <source>Who plays now</source>
        <translation>Wer jetzt spielt</translation>
    </message>
    <message>
        <source>What a computer played for somebody counts in nobody&apos;s record.</source>
        <translation>Was ein Computer für jemanden gespielt hat, zählt in keiner Bilanz.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>StopsTopic</name>
    <message>
        <source>{stops}</source>
        <comment>heading of a page</comment>
        <translation>{stops}</translation>
    </message>
    <message>
        <source>{stops}</source>
        <comment>below a picture</comment>
        <translation>{stops}</translation>
    </message>
    <message>
        <source>Discard a {stop}, and the next player cannot take the {pile}.</source>
        <translation>Legen Sie eine {stop} ab, kann der nächste Spieler den {pile} nicht nehmen.</translation>
    </message>
    <message>
        <source>A {stop} on top does not block the {pile} in this game.</source>
        <translation>Eine {stop} obenauf sperrt den {pile} in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Von diesen Zuschlägen zählt nur der letzte, der zutrifft.</translation>
    </message>
    <message>
        <source>One wild card may be laid with two of them or more.</source>
        <translation>Zu zweien oder mehr davon darf eine wilde Karte gelegt werden.</translation>
    </message>
    <message>
        <source>Whoever lays four {stops} or more gets {points} points more.</source>
        <translation>Wer vier {stops} oder mehr meldet, bekommt {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>You may lay {least} or more {stops} only when you go out with them.</source>
        <translation>{least} oder mehr {stops} dürfen Sie nur melden, wenn Sie damit ausmachen.</translation>
    </message>
    <message>
        <source>You may lay exactly {least} {stops}, only when you go out with them.</source>
        <translation>Genau {least} {stops} dürfen Sie melden, und nur, wenn Sie damit ausmachen.</translation>
    </message>
    <message>
        <source>You may lay {least} to {most} {stops}, only when you go out with them.</source>
        <translation>{least} bis {most} {stops} dürfen Sie nur melden, wenn Sie damit ausmachen.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Wilde Karten passen nicht zu {stops}.</translation>
    </message>
    <message>
        <source>Each {stop} left in a hand at the end costs {points} points.</source>
        <translation>Jede {stop}, die am Ende auf einer Hand ist, kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>When somebody has gone out, each {stop} left in a hand costs {points} points; when the {stock} ran out, only its value.</source>
        <translation>Wenn jemand ausgemacht hat, kostet jede {stop} auf einer Hand {points} Punkte; ist der {stock} leer geworden, nur ihren Wert.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>Im eigenen ersten Zug einer Runde legt niemand eine {stop} ab, außer wenn sonst nichts abzulegen bleibt.</translation>
    </message>
    <message>
        <source>Those in a {pile} that you take are laid aside: each brings your side {points} points, whatever it has melded.</source>
        <translation>Die in einem {pile}, den Sie nehmen, werden beiseitegelegt: Jede bringt Ihrer Seite {points} Punkte, gleich was sie gemeldet hat.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Wer {count} oder mehr davon beiseitegelegt hat, bekommt {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>Nobody ever melds {stops}.</source>
        <translation>{stops} meldet nie jemand.</translation>
    </message>
    <message>
        <source>They are laid and replaced as {bonuses} are: none ever lies on the {pile}.</source>
        <translation>Sie werden wie {bonuses} ausgelegt und ersetzt: auf dem {pile} liegt nie eine.</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>You have drawn. Now discard one card.</source>
        <translation>Sie haben gezogen. Legen Sie jetzt eine Karte ab.</translation>
    </message>
</context>
<context>
    <name>StrengthsDialog</name>
    <message>
        <source>How strong are the computers?</source>
        <translation>Wie stark sind die Computer?</translation>
    </message>
    <message>
        <source>They see what you would see in their place, and nothing more.</source>
        <translation>Sie sehen, was Sie an ihrer Stelle sähen, und nicht mehr.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamente</translation>
    </message>
    <message>
        <source>Whole matches: both sides play the same cards once more with seats swapped, so luck counts for little. The true mean lies between the two numbers with a confidence of 95 %.</source>
        <translation>Ganze Partien; beide Seiten spielen dieselben Karten mit vertauschten Plätzen noch einmal, darum zählt das Glück wenig. Der wahre Mittelwert liegt mit 95&#xa0;% Sicherheit zwischen den beiden Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a heading</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches; equals would win {even} %.</source>
        <translation>Gewinnt {percent}&#xa0;% von {count} Partien; gleich Starke gewännen {even}&#xa0;%.</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches.</source>
        <translation>Gewinnt {percent}&#xa0;% von {count} Partien.</translation>
    </message>
    <message>
        <source>{points} points a deal (between {low} and {high}).</source>
        <translation>{points} Punkte je Runde (zwischen {low} und {high}).</translation>
    </message>
    <message>
        <source>{count} deals, {day}</source>
        <translation>{count} Runden, {day}</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Wie gemessen wurde</translation>
    </message>
    <message>
        <source>{level} against {rival}</source>
        <translation>{level} gegen {rival}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>This does not agree</source>
        <translation>Das passt nicht zusammen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>So far exactly as in {game}. Change what you play differently.</source>
        <translation>Bisher genau wie in {game}. Links lässt sich ändern, was anders gespielt wird.</translation>
    </message>
</context>
<context>
    <name>SwitchScan</name>
    <message>
        <source>{first} to {last}</source>
        <comment>several things that are offered at once</comment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>out of a group or a menu</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Scroll on</source>
        <translation>Weiterblättern</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>D</source>
        <comment>one letter: the dealer&apos;s button</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>{name}: ready</source>
        <translation>{name}: bereit</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>D</source>
        <comment>the key that draws from the stock</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key of the pile</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the key that explains a thing: what</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>M</source>
        <comment>the key that lays a meld</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the key that sorts the hand</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that does what is offered: this</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the key that compares two games</comment>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Seat {number}, partner of {names}</source>
        <translation>Platz {number}, Partner: {names}</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Wer zuerst gibt, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>Before the first deal cards are drawn: they decide partners and seats.</source>
        <translation>Vor der ersten Runde werden Karten gezogen: Sie entscheiden über Partner und Plätze.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Whoever sits to the right of the highest card drawn deals first.</source>
        <translation>Wer rechts neben der höchsten gezogenen Karte sitzt, gibt zuerst.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Place {place} of {count}</source>
        <comment>where a card lies in the own hand</comment>
        <translation>Platz {place} von {count}</translation>
    </message>
</context>
<context>
    <name>TakingDecision</name>
    <message>
        <source>Many cards are worth a turn; one is not worth a wild card.</source>
        <translation>Viele Karten sind einen Zug wert; eine ist keine wilde Karte wert.</translation>
    </message>
    <message>
        <source>Look at the {pile} before each turn. {count} cards lie there, a nine on top, and you hold two nines.</source>
        <translation>Sehen Sie vor jedem Zug auf den {pile}. {count} Karten liegen dort, obenauf eine Neun, und Sie haben zwei Neunen.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide.</source>
        <translation>Eine Karte ziehen oder den {pile} nehmen? Sie entscheiden.</translation>
    </message>
    <message>
        <source>Begin your turn: draw, or take the {pile} with your nines.</source>
        <translation>Beginnen Sie Ihren Zug: Ziehen Sie, oder nehmen Sie den {pile} mit Ihren Neunen.</translation>
    </message>
    <message>
        <source>That is one unknown card. In the {pile} you see {count}, and nearly all of them go with yours. Take it with your nines.</source>
        <translation>Das ist eine unbekannte Karte. Im {pile} sehen Sie {count}, und fast alle passen zu Ihren. Nehmen Sie ihn mit Ihren Neunen.</translation>
    </message>
    <message>
        <source>Kings, sevens, sixes and fives now go together in your hand. A big {pile} often decides the deal.</source>
        <translation>Könige, Siebenen, Sechsen und Fünfen gehören jetzt in Ihrer Hand zusammen. Ein großer {pile} entscheidet oft die Runde.</translation>
    </message>
    <message>
        <source>One card lies in the {pile}, an eight. You could take it with your eight and the wild card.</source>
        <translation>Im {pile} liegt eine Karte, eine Acht. Sie könnten ihn mit Ihrer Acht und der wilden Karte nehmen.</translation>
    </message>
    <message>
        <source>For one card you would tie your wild card to two eights. Later it can finish a canasta. Keep it, and draw.</source>
        <translation>Für eine Karte würden Sie Ihre wilde Karte an zwei Achten binden. Später kann sie einen Canasta vollenden. Behalten Sie sie und ziehen Sie.</translation>
    </message>
    <message>
        <source>The wild card stays free. Count before you take: how many cards do you get, and what do you pay for them?</source>
        <translation>Die wilde Karte bleibt frei. Zählen Sie, bevor Sie nehmen: Wie viele Karten bekommen Sie, und was zahlen Sie dafür?</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide again.</source>
        <translation>Eine Karte ziehen oder den {pile} nehmen? Wieder entscheiden Sie.</translation>
    </message>
    <message>
        <source>Take or draw?</source>
        <translation>Nehmen oder ziehen?</translation>
    </message>
    <message>
        <source>Begin your turn: draw from the {stock}.</source>
        <translation>Beginnen Sie Ihren Zug: Ziehen Sie vom {stock}.</translation>
    </message>
</context>
<context>
    <name>Temperaments</name>
    <message>
        <source>Even</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Sprinter</translation>
    </message>
    <message>
        <source>Plays as the strength says, with no leaning.</source>
        <translation>Spielt, wie es der Stärke entspricht, ohne Vorlieben.</translation>
    </message>
    <message>
        <source>Never gives the pile away and keeps safe cards.</source>
        <translation>Verschenkt keinen Stapel und behält sichere Karten.</translation>
    </message>
    <message>
        <source>Plays on for many canastas, natural ones above all.</source>
        <translation>Spielt lange auf viele Canastas, am liebsten reine.</translation>
    </message>
    <message>
        <source>Goes for the pile, takes risks and freezes it.</source>
        <translation>Will den Stapel, wagt viel und friert ihn ein.</translation>
    </message>
    <message>
        <source>Lays early and goes out as soon as it can.</source>
        <translation>Legt früh aus und macht aus, sobald es geht.</translation>
    </message>
</context>
<context>
    <name>TopOfPileLesson</name>
    <message>
        <source>The top of the pile</source>
        <translation>Die Oberseite des Stapels</translation>
    </message>
    <message>
        <source>Wild cards take wild cards, and so many cards come with them.</source>
        <translation>Wilde Karten nehmen wilde Karten, und so viele Karten kommen mit.</translation>
    </message>
    <message>
        <source>A two lies on the {pile}. In this game two twos from your hand take it, as two jokers would take a joker.</source>
        <translation>Auf dem {pile} liegt eine Zwei. In diesem Spiel nehmen zwei Zweien aus der Hand ihn, wie zwei Joker einen Joker nähmen.</translation>
    </message>
    <message numerus="yes">
        <source>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</source>
        <translation>
            <numerusform>Sie bekämen die oberste %n Karte, die Zwei darunter, und legten die drei Zweien als Meldung wilder Karten.</numerusform>
            <numerusform>Sie bekämen die obersten %n Karten, die Zwei darunter, und legten die drei Zweien als Meldung wilder Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise both twos, click the {pile}, and confirm.</source>
        <translation>Heben Sie beide Zweien an, klicken Sie auf den {pile} und bestätigen Sie.</translation>
    </message>
    <message>
        <source>All cards of the {pile} are yours now.</source>
        <translation>Alle Karten des {pile}s gehören jetzt Ihnen.</translation>
    </message>
    <message>
        <source>What lay under them stays in the {pile}, for whoever takes it next.</source>
        <translation>Was darunter lag, bleibt im {pile} für den, der ihn als Nächster nimmt.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>In {count} of 100 trials the opponents go out before the turn comes round, else in {other}.</source>
        <translation>In {count} von 100 Versuchen machen die Gegner aus, bevor die Reihe herum ist, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} before the turn comes round, else in {other}.</source>
        <translation>In {count} von 100 Versuchen nehmen die Gegner den {pile}, bevor die Reihe herum ist, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents go out {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen machen die Gegner {within} aus, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen nehmen die Gegner {within} den {pile}, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents complete a canasta {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen vollenden die Gegner {within} einen Canasta, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side goes out {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen macht die Seite {within} aus, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side takes a later {pile} {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen nimmt die Seite {within} einen späteren {pile}, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the foot is reached {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen ist der Fuß {within} erreicht, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side opens {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen eröffnet die Seite {within}, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials it brings more points than the other move, in {other} fewer.</source>
        <translation>In {count} von 100 Versuchen bringt das mehr Punkte als der andere Zug, in {other} weniger.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a canasta {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen vollendet die Seite {within} einen Canasta, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes two canastas {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen vollendet die Seite {within} zwei Canastas, sonst in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a natural canasta {within}, else in {other}.</source>
        <translation>In {count} von 100 Versuchen vollendet die Seite {within} einen reinen Canasta, sonst in {other}.</translation>
    </message>
</context>
<context>
    <name>TrialTimes</name>
    <message>
        <source>by the end of the deal</source>
        <comment>within a sentence</comment>
        <translation>bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>sooner or later</source>
        <comment>within a sentence</comment>
        <translation>früher oder später</translation>
    </message>
    <message numerus="yes">
        <source>within %n turns</source>
        <comment>within a sentence</comment>
        <translation>
            <numerusform>binnen %n Zug</numerusform>
            <numerusform>binnen %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>soon</source>
        <comment>within a sentence</comment>
        <translation>bald</translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>Die Runde ist zu Ende. Weiter zur nächsten.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>Sie sind nicht dran: {player} ist am Zug.</translation>
    </message>
    <message>
        <source>{player} asked whether to go out. That has to be answered first.</source>
        <translation>{player} hat gefragt: Darf ich ausmachen? Zuerst braucht es eine Antwort.</translation>
    </message>
    <message>
        <source>Nobody has asked anything.</source>
        <translation>Niemand hat etwas gefragt.</translation>
    </message>
    <message>
        <source>You have not drawn yet.</source>
        <translation>Sie haben noch nicht gezogen.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Der {stock} ist leer.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Sie haben {cards} nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Nobody goes out by discarding a seven.</source>
        <translation>Niemand macht aus, indem er eine Sieben ablegt.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded. Lay it beside your melds.</source>
        <translation>Eine {bonus} wird nie abgelegt. Legen Sie sie neben Ihre Meldungen.</translation>
    </message>
    <message>
        <source>This game has no Caliente cards.</source>
        <translation>Dieses Spiel hat keine Caliente-Karten.</translation>
    </message>
    <message>
        <source>A Caliente card needs fewer melds than every opponent ({own} to {theirs} now).</source>
        <translation>Eine Caliente-Karte braucht weniger Meldungen als jeder Gegner ({own} zu {theirs} jetzt).</translation>
    </message>
    <message>
        <source>The {stock} is empty: the Caliente card has nothing to bring.</source>
        <translation>Der {stock} ist leer: Die Caliente-Karte kann nichts bringen.</translation>
    </message>
    <message numerus="yes">
        <source>You pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>Passen geht erst, wenn der {stock} leer ist; er hat noch %n Karte.</numerusform>
            <numerusform>Passen geht erst, wenn der {stock} leer ist; er hat noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards to draw: {card} fits your meld, so take the {pile}.</source>
        <translation>Nichts zu ziehen: {card} passt an Ihre Meldung, nehmen Sie den {pile}.</translation>
    </message>
    <message>
        <source>Only one Caliente card in a turn. Lay cards, or discard one.</source>
        <translation>In einem Zug ist nur eine Caliente-Karte erlaubt. Melden Sie oder legen Sie ab.</translation>
    </message>
    <message>
        <source>You have more melds than an opponent ({own} to {theirs}): no Caliente card.</source>
        <translation>Sie haben mehr Meldungen als ein Gegner ({own} zu {theirs}): keine Caliente-Karte.</translation>
    </message>
    <message>
        <source>The {stock} may run out: first have a card to discard and one more.</source>
        <translation>Der {stock} reicht vielleicht nicht: Sie brauchen eine Karte zum Ablegen und noch eine.</translation>
    </message>
    <message>
        <source>No sevens are discarded before your side has a canasta of them.</source>
        <translation>Keine Siebenen ablegen, bevor Ihre Seite einen Canasta daraus hat.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards, or discard one.</source>
        <translation>Sie haben schon gezogen: Melden Sie Karten, oder legen Sie eine ab.</translation>
    </message>
    <message>
        <source>No sevens are discarded before every side has a canasta of them.</source>
        <translation>Keine Siebenen ablegen, bevor jede Seite einen Canasta daraus hat.</translation>
    </message>
    <message>
        <source>Wild cards are discarded only when you have nothing else: throw another card.</source>
        <translation>Wilde Karten werden nur abgelegt, wenn sonst nichts bleibt: Legen Sie eine andere Karte ab.</translation>
    </message>
    <message>
        <source>{card} may not begin the {pile}: throw another card.</source>
        <translation>{card} darf den {pile} nicht beginnen: Legen Sie eine andere Karte ab.</translation>
    </message>
    <message>
        <source>This game has no special hands.</source>
        <translation>In diesem Spiel gibt es keine Sonderhände.</translation>
    </message>
    <message>
        <source>Your side has melded: lay cards, or discard one.</source>
        <translation>Ihre Seite hat schon gemeldet: Melden Sie Karten, oder legen Sie eine ab.</translation>
    </message>
    <message>
        <source>These cards are no special hand yet: lay cards, or discard one.</source>
        <translation>Diese Karten sind noch keine Sonderhand: Melden Sie Karten, oder legen Sie eine ab.</translation>
    </message>
</context>
<context>
    <name>TurnTopic</name>
    <message>
        <source>Your turn</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>A turn has three steps.</source>
        <translation>Ein Zug hat drei Schritte.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the whole {pile}.</source>
        <translation>
            <numerusform>Zuerst ziehen Sie %n Karte vom {stock} oder nehmen den ganzen {pile}.</numerusform>
            <numerusform>Zuerst ziehen Sie %n Karten vom {stock} oder nehmen den ganzen {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then lay melds, or add cards to them, as much as you like.</source>
        <translation>Dann melden Sie oder legen Karten an, so viel Sie mögen.</translation>
    </message>
    <message>
        <source>Last, discard one card onto the {pile}: that ends your turn.</source>
        <translation>Zuletzt legen Sie eine Karte auf den {pile}: Damit endet Ihr Zug.</translation>
    </message>
    <message>
        <source>Instead of drawing you may sometimes play a Caliente card.</source>
        <translation>Statt zu ziehen, dürfen Sie manchmal eine Caliente-Karte spielen.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} has to meld its top card at once.</source>
        <translation>Wer den {pile} nimmt, muss seine oberste Karte sofort melden.</translation>
    </message>
    <message>
        <source>When the {stock} has too few cards, draw what is left and play on.</source>
        <translation>Hat der {stock} zu wenige Karten, ziehen Sie den Rest und spielen weiter.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the top of the {pile}.</source>
        <translation>
            <numerusform>Ziehen Sie zuerst %n Karte vom {stock}, oder nehmen Sie das Oberste vom {pile}.</numerusform>
            <numerusform>Ziehen Sie zuerst %n Karten vom {stock}, oder nehmen Sie das Oberste vom {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard no seven before your side has a canasta of sevens.</source>
        <translation>Legen Sie keine Sieben ab, bevor Ihre Seite einen Canasta aus Siebenen hat.</translation>
    </message>
    <message>
        <source>Discard no seven before every side has a canasta of sevens.</source>
        <translation>Legen Sie keine Sieben ab, bevor jede Seite einen Canasta aus Siebenen hat.</translation>
    </message>
    <message>
        <source>Whoever holds sevens alone may discard one all the same.</source>
        <translation>Wer nur Siebenen hält, darf trotzdem eine ablegen.</translation>
    </message>
    <message>
        <source>Nobody ever goes out by discarding a seven.</source>
        <translation>Niemand macht je aus, indem er eine Sieben ablegt.</translation>
    </message>
    <message>
        <source>Discard a wild card only when you can discard nothing else.</source>
        <translation>Legen Sie eine wilde Karte nur ab, wenn Sie nichts anderes ablegen können.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card, and no card of a rank of which there is a canasta.</source>
        <translation>Auf einen leeren {pile} legen Sie keine Sieben, kein Ass, keine wilde Karte und keine Karte eines Werts, von dem es einen Canasta gibt.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card.</source>
        <translation>Auf einen leeren {pile} legen Sie keine Sieben, kein Ass und keine wilde Karte.</translation>
    </message>
    <message>
        <source>Whoever could discard nothing then discards any card.</source>
        <translation>Wer dann nichts ablegen könnte, legt eine beliebige Karte ab.</translation>
    </message>
    <message>
        <source>Who lays the first melds of all draws {first} cards after the discard; who lays those of a side that follows draws {later}.</source>
        <translation>Wer als Erster von allen eröffnet, zieht nach dem Ablegen {first} Karten; wer für eine spätere Seite eröffnet, zieht {later}.</translation>
    </message>
    <message>
        <source>Nobody draws them who took the {pile} for it, or while the {stock} has fewer than {least} cards.</source>
        <translation>Wer dafür den {pile} genommen hat, zieht sie nicht, und niemand, solange der {stock} weniger als {least} Karten hat.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation>
            <numerusform>%Ln Kartenspiel</numerusform>
            <numerusform>%Ln Kartenspiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canastas</source>
        <translation>
            <numerusform>%Ln Canasta</numerusform>
            <numerusform>%Ln Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>×{factor}</source>
        <comment>a factor</comment>
        <translation>×{factor}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>Your first turn counts.</source>
        <translation>Es zählt Ihr erster Zug.</translation>
    </message>
    <message>
        <source>Well played: nothing clearly better was found.</source>
        <translation>Gut gespielt: Nichts war deutlich besser.</translation>
    </message>
    <message>
        <source>{move} It costs about {points} points.</source>
        <translation>{move} Das kostet etwa {points} Punkte.</translation>
    </message>
    <message>
        <source>To the review</source>
        <translation>Zum Rückblick</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Ende der Reihe</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Übung</translation>
    </message>
    <message>
        <source>So it goes on in this deal after: {move} On average it costs about {points} points.</source>
        <translation>So geht es in dieser Runde weiter nach: {move} Im Mittel kostet das etwa {points} Punkte.</translation>
    </message>
    <message>
        <source>This turn is solved.</source>
        <translation>Dieser Zug ist gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n other moves were wanted.</source>
        <translation>
            <numerusform>In diesem Zug war %n Mal etwas anderes gefragt.</numerusform>
            <numerusform>In diesem Zug war %n Mal etwas anderes gefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn cost about %Ln points.</source>
        <translation>
            <numerusform>Dieser Zug kostete etwa %Ln Punkt.</numerusform>
            <numerusform>Dieser Zug kostete etwa %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved {solved} of %n times</source>
        <translation>
            <numerusform>{solved} von %n Mal gelöst</numerusform>
            <numerusform>{solved} von %n Malen gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n times</source>
        <translation>
            <numerusform>%n Mal versucht</numerusform>
            <numerusform>%n Mal versucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at best %Ln points lost</source>
        <translation>
            <numerusform>im besten Zug %Ln Punkt verloren</numerusform>
            <numerusform>im besten Zug %Ln Punkte verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played: that is the best move.</source>
        <translation>Gut gespielt: Das ist der beste Zug.</translation>
    </message>
    <message>
        <source>The next ones:</source>
        <translation>Die nächsten:</translation>
    </message>
    <message>
        <source>Of the better move:</source>
        <translation>Vom besseren Zug:</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list that may be lists themselves</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <comment>such as: Garbage: Four, four, three and three of a kind</comment>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between parts of which one is to be chosen</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>, or </source>
        <comment>before the last of many or long parts, one of them to be chosen</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last of parts that belong together</comment>
        <translation> und </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>Raised: {cards}</source>
        <translation>Angehoben: {cards}</translation>
    </message>
    <message>
        <source>Lowered: {cards}</source>
        <translation>Gesenkt: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n raised</source>
        <comment>cards of the hand</comment>
        <translation>
            <numerusform>%n angehoben</numerusform>
            <numerusform>%n angehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>WaitSheet</name>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>A disk does not answer yet.</source>
        <translation>Ein Datenträger antwortet noch nicht.</translation>
    </message>
    <message>
        <source>It may be waking up, or its network be down. The program goes on as soon as the disk answers; nothing is lost.</source>
        <translation>Vielleicht wacht er gerade auf, oder sein Netz ist unterbrochen. Das Programm macht weiter, sobald er antwortet; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programm schließen</translation>
    </message>
</context>
<context>
    <name>WayTexts</name>
    <message>
        <source>{ways}.</source>
        <comment>what would be possible, as a sentence</comment>
        <translation>Möglich: {ways}.</translation>
    </message>
    <message>
        <source>Do this: {way}</source>
        <translation>Tun: {way}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>{cards} dazulegen</translation>
    </message>
    <message>
        <source>lay {cards} as well</source>
        <translation>auch {cards} melden</translation>
    </message>
    <message>
        <source>keep {cards}</source>
        <comment>in the hand, not lay them</comment>
        <translation>{cards} behalten</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>{cards} melden</translation>
    </message>
    <message>
        <source>put {cards} on your sequence</source>
        <translation>{cards} an Ihre Folge legen</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your sequence</source>
        <translation>den {pile} nehmen: die oberste Karte kommt an Ihre Folge</translation>
    </message>
    <message>
        <source>take the {pile} with {cards} for your {ranks}</source>
        <translation>den {pile} mit {cards} für Ihre {ranks} nehmen</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your {ranks}</source>
        <translation>den {pile} nehmen: die oberste Karte kommt an Ihre {ranks}</translation>
    </message>
    <message>
        <source>draw from the {stock}</source>
        <translation>vom {stock} ziehen</translation>
    </message>
    <message>
        <source>lay the {bonus} beside your melds</source>
        <translation>die {bonus} neben Ihre Meldungen legen</translation>
    </message>
    <message>
        <source>play the Caliente card</source>
        <translation>die Caliente-Karte spielen</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>den Partner fragen</translation>
    </message>
    <message>
        <source>pass and end the deal</source>
        <translation>passen und die Runde beenden</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>die Frage beantworten</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <comment>how the pile is taken</comment>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>take the {pile} {using}</source>
        <translation>den {pile} nehmen und dazu {using} melden</translation>
    </message>
    <message>
        <source>to your meld</source>
        <comment>where the top card of the pile goes</comment>
        <translation>an Ihre Meldung</translation>
    </message>
    <message>
        <source>to {cards}</source>
        <comment>where the top card of the pile goes</comment>
        <translation>an {cards}</translation>
    </message>
    <message>
        <source>take the {pile} and add its top card {there}</source>
        <translation>den {pile} nehmen und die oberste Karte {there} legen</translation>
    </message>
    <message>
        <source>Do this ({key}): {way}</source>
        <comment>the key of the button</comment>
        <translation>Tun ({key}): {way}</translation>
    </message>
    <message>
        <source>leave {cards} in your hand</source>
        <translation>{cards} auf der Hand lassen</translation>
    </message>
    <message>
        <source>put {cards} on your {ranks}</source>
        <comment>on the own meld of this rank</comment>
        <translation>{cards} an Ihre {ranks} legen</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>the own meld of them, after: your</comment>
        <translation>wilden Karten</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <translation>{a_card} ablegen</translation>
    </message>
    <message>
        <source>lay your whole hand open</source>
        <translation>die ganze Hand offenlegen</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Choose game and players…</source>
        <translation>Spiel und Spieler wählen…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Gespeicherte Partien…</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Canasta lernen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Spieler…</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>Raise cards that you may play now, and ask again.</source>
        <translation>Heben Sie Karten an, die Sie jetzt spielen dürfen, und fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>WhyNote</name>
    <message>
        <source>Enter shows the rules for it.</source>
        <translation>Die Eingabetaste zeigt die Regeln dazu.</translation>
    </message>
    <message>
        <source>The rules for it (Enter)</source>
        <translation>Die Regeln dazu (Eingabetaste)</translation>
    </message>
</context>
<context>
    <name>WildCanastaLesson</name>
    <message>
        <source>Wild canastas</source>
        <translation>Wilde Canastas</translation>
    </message>
    <message>
        <source>Wild cards that lie alone, and what seven of them pay.</source>
        <translation>Wilde Karten, die allein liegen, und was sieben davon zahlen.</translation>
    </message>
    <message>
        <source>In this game wild cards alone may be a meld: twos and jokers mixed, three or more.</source>
        <translation>In diesem Spiel dürfen wilde Karten allein eine Meldung sein: Zweien und Joker gemischt, drei oder mehr.</translation>
    </message>
    <message>
        <source>Add the two twos and the joker to the wild cards on the table.</source>
        <translation>Legen Sie die beiden Zweien und den Joker an die wilden Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>All three wild cards go to the meld of wild cards.</source>
        <translation>Alle drei wilden Karten gehören zur Meldung aus wilden Karten.</translation>
    </message>
    <message>
        <source>In this game twos alone may be a meld, three or more; jokers may join them as wild cards join other sets.</source>
        <translation>In diesem Spiel dürfen Zweien allein eine Meldung sein, drei oder mehr; Joker dürfen dazu wie wilde Karten zu anderen Sätzen.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your wild cards joins another meld.</source>
        <translation>Bis sie sieben Karten hat, kommt keine Ihrer wilden Karten an eine andere Meldung.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your twos joins another meld.</source>
        <translation>Bis sie sieben Karten hat, kommt keine Ihrer Zweien an eine andere Meldung.</translation>
    </message>
    <message>
        <source>You choose: a wild card may help your kings, or lie with its like. Here all three belong together.</source>
        <translation>Sie wählen: Eine wilde Karte darf Ihren Königen helfen oder bei ihresgleichen liegen. Hier gehören alle drei zusammen.</translation>
    </message>
    <message>
        <source>{A_wild_canasta}: {points} points, and it counts as a canasta for going out.</source>
        <translation>{A_wild_canasta}: {points} Punkte, und das zählt als Canasta zum Ausmachen.</translation>
    </message>
    <message>
        <source>A wild canasta: {points} points, but it does not count as a canasta for going out.</source>
        <translation>Ein wilder Canasta: {points} Punkte, aber zum Ausmachen zählt er nicht als Canasta.</translation>
    </message>
    <message>
        <source>What it pays depends on the jokers in it, up to {points} points.</source>
        <translation>Was er zahlt, hängt von seinen Jokern ab, bis zu {points} Punkte.</translation>
    </message>
    <message>
        <source>Only the side that goes out gets these points.</source>
        <translation>Nur die Seite, die ausmacht, bekommt diese Punkte.</translation>
    </message>
</context>
<context>
    <name>WorkedDealTopic</name>
    <message>
        <source>A deal counted</source>
        <translation>Eine Runde gezählt</translation>
    </message>
    <message>
        <source>You have just gone out, and nobody has taken the {pile}: you are the lone hand. First you are counted:</source>
        <translation>Sie haben eben ausgemacht, bevor jemand den {pile} nahm: Sie spielen allein. Zuerst werden Sie gezählt:</translation>
    </message>
    <message>
        <source>You have just gone out. First your side is counted:</source>
        <translation>Sie haben eben ausgemacht. Zuerst wird Ihre Seite gezählt:</translation>
    </message>
    <message>
        <source>Then the other two are counted as partners; each of them gets this:</source>
        <translation>Dann werden die beiden anderen als Partner gezählt; jeder von ihnen bekommt dies:</translation>
    </message>
    <message>
        <source>Then each of the others is counted, such as the one who plays next:</source>
        <translation>Dann werden die anderen gezählt, etwa der Nächste:</translation>
    </message>
    <message>
        <source>Then the other side is counted:</source>
        <translation>Dann wird die andere Seite gezählt:</translation>
    </message>
    <message>
        <source>A meld: the cards count {points} points.</source>
        <translation>Eine Meldung: Die Karten zählen {points} Punkte.</translation>
    </message>
    <message>
        <source>{canasta}: the cards count {points} points.</source>
        <translation>{canasta}: Die Karten zählen {points} Punkte.</translation>
    </message>
    <message>
        <source>The {bonuses} count {points} points each.</source>
        <translation>Die {bonuses} zählen je {points} Punkte.</translation>
    </message>
    <message>
        <source>Left in a hand: minus {points} points.</source>
        <translation>In einer Hand geblieben: minus {points} Punkte.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
</context>
<context>
    <name>_MatchPage</name>
    <message>
        <source>Changed. In this deal: {value}</source>
        <translation>Geändert. In dieser Runde: {value}</translation>
    </message>
</context>
<context>
    <name>_MatchSummary</name>
    <message>
        <source>Nothing is changed: the next deal is played as this one.</source>
        <translation>Nichts geändert: Die nächste Runde wird wie diese gespielt.</translation>
    </message>
    <message>
        <source>From the next deal on:</source>
        <translation>Ab der nächsten Runde:</translation>
    </message>
</context>
<context>
    <name>_MoreButton</name>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
</context>
</TS>
