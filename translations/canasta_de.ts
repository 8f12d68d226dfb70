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
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A quiet table</source>
        <translation>Ein ruhiger Tisch</translation>
    </message>
    <message>
        <source>No advertisements, no accounts, no network. Your games stay on this computer and are saved after every action.</source>
        <translation>Keine Werbung, keine Konten, kein Netz. Deine Partien bleiben auf diesem Rechner und werden nach jedem Zug gespeichert.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Ehrliche Karten</translation>
    </message>
    <message>
        <source>The computer players see what their seat may see and nothing else. Each deal follows from a code that was fixed before the first card.</source>
        <translation>Die Computerspieler sehen, was ihr Platz sehen darf, und sonst nichts. Jedes Spiel folgt aus einem Code, der vor der ersten Karte feststand.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>Qt for Python (LGPL) and the typeface Open Sans (SIL Open Font License).</source>
        <translation>Qt for Python (LGPL) und der Schrift Open Sans (SIL Open Font License).</translation>
    </message>
</context>
<context>
    <name>AccessTree</name>
    <message>
        <source>Card, face down</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>Eben gezogen</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Deine Hand, %n Karte</numerusform>
            <numerusform>Deine Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>&amp;Gespeicherte Partien…</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Spielzettel</translation>
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
        <source>&amp;Repeat last turn</source>
        <translation>Letzten Zug &amp;wiederholen</translation>
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
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>Ü&amp;ber Canasta</translation>
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
        <source>Draw pile</source>
        <comment>noun; masculine in German</comment>
        <translation>Ziehstapel</translation>
    </message>
    <message>
        <source>Prize pile</source>
        <comment>noun; masculine in German</comment>
        <translation>Preisstapel</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>noun; feminine in German</comment>
        <translation>Bonuskarte</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>Stop card</source>
        <comment>noun; feminine in German</comment>
        <translation>Stoppkarte</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stoppkarten</translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message>
        <source>Lay all</source>
        <translation>Alles melden</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %n points</source>
        <translation>
            <numerusform>Alles melden: %n Punkt</numerusform>
            <numerusform>Alles melden: %n Punkte</numerusform>
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
        <source>Put back</source>
        <translation>Zurücknehmen</translation>
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
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>{player}: ready</source>
        <translation>{player}: bereit</translation>
    </message>
    <message>
        <source>Take back your last action</source>
        <translation>Deinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>You have done nothing yet in this turn.</source>
        <translation>Du hast in diesem Zug noch nichts getan.</translation>
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
        <source>Your turn is over; nothing can be taken back.</source>
        <translation>Dein Zug ist zu Ende; nichts lässt sich zurücknehmen.</translation>
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
    <name>ClassicTerms</name>
    <message>
        <source>stock</source>
        <comment>noun; masculine in German</comment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>noun; masculine in German</comment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>red three</source>
        <comment>noun; feminine in German</comment>
        <translation>rote Drei</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>rote Dreien</translation>
    </message>
    <message>
        <source>black three</source>
        <comment>noun; feminine in German</comment>
        <translation>schwarze Drei</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>schwarze Dreien</translation>
    </message>
</context>
<context>
    <name>DealScoreDialog</name>
    <message>
        <source>The match is won by {winners}</source>
        <translation>Die Partie gewinnt: {winners}</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Spiel {count}</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Spielzettel…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Nächstes Spiel geben</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Übrig auf der Hand</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
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
        <source>Classic canasta with ordinary cards</source>
        <translation>Klassisches Canasta mit gewöhnlichen Karten</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <source>{count} in each hand</source>
        <translation>{count} auf jeder Hand</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>bis {points} Punkte</translation>
    </message>
    <message>
        <source>{count} deals</source>
        <translation>{count} Spiele</translation>
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
        <source>the pile is always frozen</source>
        <translation>der Ablagestapel ist immer eingefroren</translation>
    </message>
    <message>
        <source>two cards from the hand take the pile</source>
        <translation>zwei Handkarten nehmen den Ablagestapel</translation>
    </message>
    <message>
        <source>the top card alone may join your meld</source>
        <translation>die oberste Karte darf allein an deine Meldung</translation>
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
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Deal {deal}. You deal.</source>
        <translation>Spiel {deal}. Du gibst.</translation>
    </message>
    <message>
        <source>Deal {deal}. {player} deals.</source>
        <translation>Spiel {deal}. {player} gibt.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Deine Hand: {cards}.</translation>
    </message>
    <message>
        <source>You lay a {bonus}.</source>
        <translation>Du legst eine {bonus} aus.</translation>
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
        <translation>Du bist dran.</translation>
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
            <numerusform>Du nimmst den {pile}: %n Karte.</numerusform>
            <numerusform>Du nimmst den {pile}: %n Karten.</numerusform>
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
        <translation>Du spielst eine Caliente-Karte.</translation>
    </message>
    <message>
        <source>{player} plays a Caliente card.</source>
        <translation>{player} spielt eine Caliente-Karte.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Du meldest {cards}.</translation>
    </message>
    <message>
        <source>You add {cards}.</source>
        <translation>Du legst an: {cards}.</translation>
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
        <source>A samba!</source>
        <translation>Ein Samba!</translation>
    </message>
    <message>
        <source>A wild canasta!</source>
        <translation>Ein wilder Canasta!</translation>
    </message>
    <message>
        <source>You draw {a_card} instead.</source>
        <translation>Du ziehst dafür {a_card}.</translation>
    </message>
    <message>
        <source>You draw {a_card}.</source>
        <translation>Du ziehst {a_card}.</translation>
    </message>
    <message>
        <source>You discard {a_card}.</source>
        <translation>Du wirfst {a_card} ab.</translation>
    </message>
    <message>
        <source>{player} discards {a_card}.</source>
        <translation>{player} wirft {a_card} ab.</translation>
    </message>
    <message>
        <source>The {pile} is frozen.</source>
        <translation>Der {pile} ist eingefroren.</translation>
    </message>
    <message>
        <source>You ask {partner}: may I go out?</source>
        <translation>Du fragst {partner}: Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>{player} asks you: may I go out?</source>
        <translation>{player} fragt dich: Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>{player} asks {partner}: may I go out?</source>
        <translation>{player} fragt {partner}: Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Du sagst Ja.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Du sagst Nein.</translation>
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
        <source>You take up your second hand.</source>
        <translation>Du nimmst deine zweite Hand auf.</translation>
    </message>
    <message>
        <source>{player} takes up a second hand.</source>
        <translation>{player} nimmt eine zweite Hand auf.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
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
        <source>You go out with a concealed hand.</source>
        <translation>Du machst verdeckt aus.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>Du machst aus.</translation>
    </message>
    <message>
        <source>{player} goes out.</source>
        <translation>{player} macht aus.</translation>
    </message>
    <message>
        <source>{player} goes out with a concealed hand.</source>
        <translation>{player} macht verdeckt aus.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The deal is over: the {stock} is empty and nobody went out.</source>
        <translation>Das Spiel ist zu Ende: Der {stock} ist leer, niemand hat ausgemacht.</translation>
    </message>
    <message>
        <source>The deal is over: the last card was a {bonus}.</source>
        <translation>Das Spiel ist zu Ende: Die letzte Karte war eine {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {points} points.</source>
        <translation>{side}: {points} Punkte.</translation>
    </message>
    <message>
        <source>The match is over. Won by: {side}.</source>
        <translation>Die Partie ist zu Ende. Gewonnen: {side}.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>The rules of {game}.</source>
        <translation>Die Regeln von {game}.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Collect cards of one rank in melds. {size} or more of a rank are a canasta, and canastas bring most points. The first side with {target} points wins.</source>
        <translation>Sammle Karten eines Werts in Meldungen. {size} oder mehr davon sind ein Canasta, und Canastas bringen die meisten Punkte. Die erste Seite mit {target} Punkten gewinnt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Draw from the {stock}, or take the whole {pile}. Then meld if you like. Discard one card to end your turn.</source>
        <translation>Zieh vom {stock} oder nimm den ganzen {pile}. Dann melde, wenn du magst. Leg eine Karte ab, um deinen Zug zu beenden.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank from four to ace. Wild cards ({wilds}) may stand in, but natural cards must be in the majority.</source>
        <translation>Eine Meldung hat mindestens {size} Karten eines Wertes von Vier bis Ass. Wilde Karten ({wilds}) dürfen aushelfen, doch die natürlichen Karten müssen in der Mehrzahl sein.</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank from four to ace. Wild cards ({wilds}) may stand in, but at least {naturals} cards must be natural and no more than {most} wild.</source>
        <translation>Eine Meldung hat mindestens {size} Karten eines Wertes von Vier bis Ass. Wilde Karten ({wilds}) dürfen aushelfen, doch mindestens {naturals} Karten müssen natürlich und höchstens {most} wild sein.</translation>
    </message>
    <message>
        <source>Little Wilds and Big Wilds</source>
        <translation>Little Wilds und Big Wilds</translation>
    </message>
    <message>
        <source>twos and jokers</source>
        <translation>Zweien und Joker</translation>
    </message>
    <message>
        <source>{need} points from a score of {score} on</source>
        <comment>one step of the opening</comment>
        <translation>{need} Punkte ab einem Stand von {score}</translation>
    </message>
    <message>
        <source>The first melds of a side in a deal together need a minimum: {needs}. Cards count what is printed on them. Several melds laid at once count together.</source>
        <translation>Die ersten Meldungen einer Seite in einem Spiel brauchen zusammen mindestens: {needs}. Karten zählen, was auf ihnen steht. Mehrere Meldungen auf einmal zählen zusammen.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Den Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Take the {pile} by melding its top card at once with two natural cards of the same rank from your hand, or by adding it to your own meld of fewer than {size} cards. You get all its cards.</source>
        <translation>Nimm den {pile}, indem du seine oberste Karte sofort mit zwei natürlichen Karten gleichen Rangs aus deiner Hand meldest oder an deine eigene Meldung von weniger als {size} Karten anlegst. Du bekommst alle seine Karten.</translation>
    </message>
    <message>
        <source>Take the {pile} by melding its top card at once with cards from your hand. You get all its cards. Until your side has opened, and while the {pile} is frozen, you need two natural cards of the same rank as its top card.</source>
        <translation>Du nimmst den {pile}, indem du seine oberste Karte sofort mit Handkarten meldest. Du bekommst alle seine Karten. Bis zur Erstmeldung deiner Seite, und solange der {pile} eingefroren ist, brauchst du zwei natürliche Karten vom Wert der obersten.</translation>
    </message>
    <message numerus="yes">
        <source>Who plays the last card ends the deal. You need %n canastas for it. Going out brings {points} points.</source>
        <translation>
            <numerusform>Wer die letzte Karte spielt, beendet das Spiel. Du brauchst dafür %n Canasta. Ausmachen bringt {points} Punkte.</numerusform>
            <numerusform>Wer die letzte Karte spielt, beendet das Spiel. Du brauchst dafür %n Canastas. Ausmachen bringt {points} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The frozen pile</source>
        <translation>Der eingefrorene Stapel</translation>
    </message>
    <message>
        <source>A wild card or a {bonus} in the {pile} freezes it until somebody takes it. The freezing card lies crosswise so that you see it.</source>
        <translation>Eine wilde Karte oder eine {bonus} im {pile} friert ihn ein, bis ihn jemand nimmt. Die Karte liegt quer, damit du sie siehst.</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>{bonuses} lie beside your melds by themselves and are replaced. They bring {points} points each, or cost them if your side has not melded. A {stop} on the {pile} keeps the next player from taking it.</source>
        <translation>{bonuses} legen sich von selbst neben deine Meldungen und werden ersetzt. Sie bringen je {points} Punkte oder kosten sie, wenn deine Seite nicht gemeldet hat. Liegt eine {stop} auf dem {pile}, kann der nächste Spieler ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>In this game the {pile} is always frozen. A wild card on top keeps the next player from taking it.</source>
        <translation>In diesem Spiel ist der {pile} immer eingefroren. Liegt eine wilde Karte obenauf, kann der nächste Spieler ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Without wild cards a canasta is natural and brings {natural} points; with them it is mixed and brings {mixed}. A finished canasta may grow.</source>
        <translation>Ohne wilde Karten ist ein Canasta rein und bringt {natural} Punkte, mit ihnen ist er gemischt und bringt {mixed}. Ein fertiger Canasta darf wachsen.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Partners share their melds.</source>
        <translation>Partner legen ihre Meldungen zusammen.</translation>
    </message>
    <message>
        <source>Who plays the last card ends the deal. Your side needs a canasta for it, and you may ask your partner first. Going out brings {points} points.</source>
        <translation>Wer die letzte Karte spielt, beendet das Spiel. Dafür braucht deine Seite einen Canasta, und du darfst vorher deinen Partner fragen. Ausmachen bringt {points} Punkte.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Cards on the table count for you, cards left in the hand count against you. The program counts; you see every line.</source>
        <translation>Karten auf dem Tisch zählen für dich, Karten auf der Hand gegen dich. Das Programm rechnet; du siehst jede Zeile.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Everything at the table can be done without a mouse.</source>
        <translation>Alles am Tisch geht auch ohne Maus.</translation>
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
        <source>Go between hand, melds and piles</source>
        <translation>Zwischen Hand, Meldungen und Stapeln wechseln</translation>
    </message>
    <message>
        <source>Raise or lower a card</source>
        <translation>Eine Karte anheben oder senken</translation>
    </message>
    <message>
        <source>Do what is under the frame</source>
        <translation>Ausführen, was im Rahmen steht</translation>
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
        <source>Put a group laid aside back</source>
        <translation>Bereitgelegte Karten zurücknehmen</translation>
    </message>
    <message>
        <source>Lower all cards</source>
        <translation>Alle Karten senken</translation>
    </message>
    <message>
        <source>Go to the buttons on the table</source>
        <translation>Zu den Knöpfen auf dem Tisch</translation>
    </message>
    <message>
        <source>Move a card in the hand, if you sort it yourself</source>
        <translation>Eine Karte in der Hand verschieben, wenn du selbst sortierst</translation>
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
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message>
        <source>Choose the cards that you want to lay.</source>
        <translation>Wähle die Karten, die du melden willst.</translation>
    </message>
    <message>
        <source>{card} cannot be part of a meld.</source>
        <translation>{card} kann nicht gemeldet werden.</translation>
    </message>
    <message>
        <source>Your side has no such meld.</source>
        <translation>Deine Seite hat keine solche Meldung.</translation>
    </message>
    <message>
        <source>A meld is of one rank; this has {cards}. Lay each rank for itself.</source>
        <translation>Eine Meldung hat einen einzigen Wert; hier sind es {cards}. Melde jeden Wert für sich.</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards join this meld, not {cards}.</source>
        <translation>An diese Meldung dürfen nur {ranks} und wilde Karten, nicht {cards}.</translation>
    </message>
    <message>
        <source>Wild cards need a meld. Drop them on a meld or on the cards they shall join.</source>
        <translation>Wilde Karten brauchen eine Meldung. Leg sie auf eine Meldung oder auf die Karten, zu denen sie sollen.</translation>
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
        <translation>An einen fertigen Canasta darf keine wilde Karte.</translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Eine Meldung ist mit %n Karte voll; hier wären es {have}.</numerusform>
            <numerusform>Eine Meldung ist mit %n Karten voll; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Wilde Karten dürfen nicht an {stops}.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} needs {need} cards: %n more.</source>
        <translation>
            <numerusform>Für {stops} braucht eine Meldung {need} Karten: noch %n.</numerusform>
            <numerusform>Für {stops} braucht eine Meldung {need} Karten: noch %n.</numerusform>
        </translation>
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
        <translation>Du darfst {stops} nur melden, wenn du damit ausmachst.</translation>
    </message>
    <message>
        <source>{card} is no {bonus}.</source>
        <translation>{card} ist keine {bonus}.</translation>
    </message>
    <message>
        <source>Every {bonus} is laid by itself.</source>
        <translation>Jede {bonus} wird einzeln ausgelegt.</translation>
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
        <source>Natural canasta</source>
        <translation>Reiner Canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemischter Canasta</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Wilder Canasta</translation>
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
        <source>Samba</source>
        <comment>on a canasta</comment>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Wild</source>
        <comment>on a canasta</comment>
        <translation>Joker</translation>
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
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
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
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
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
        <translation>Wähle das Spiel, dann wer mitspielt.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Let at least one person play.</source>
        <translation>Mindestens ein Mensch muss mitspielen.</translation>
    </message>
</context>
<context>
    <name>NoteTexts</name>
    <message>
        <source>Lay {cards}</source>
        <translation>{cards} melden</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>{cards} anlegen</translation>
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
        <source>Choose a card to discard.</source>
        <translation>Wähle eine Karte zum Ablegen.</translation>
    </message>
    <message>
        <source>Discard one card only.</source>
        <translation>Leg nur eine Karte ab.</translation>
    </message>
    <message>
        <source>Lay the cards before you, or put them back, before you discard.</source>
        <translation>Melde die bereitgelegten Karten oder nimm sie zurück, bevor du ablegst.</translation>
    </message>
    <message>
        <source>Cards join only your own side&apos;s melds.</source>
        <translation>Anlegen kannst du nur an Meldungen deiner Seite.</translation>
    </message>
    <message>
        <source>These cards cannot go there.</source>
        <translation>Diese Karten können nicht dorthin.</translation>
    </message>
    <message>
        <source>Lay cards aside first.</source>
        <translation>Leg zuerst Karten bereit.</translation>
    </message>
    <message>
        <source>Do it once more to discard the card and end your turn.</source>
        <translation>Noch einmal, um die Karte abzulegen und deinen Zug zu beenden.</translation>
    </message>
    <message>
        <source>Everybody but {player} looks away.</source>
        <translation>Alle außer {player} sehen weg.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The settings in {file} could not be read. The defaults are used.</source>
        <translation>Die Einstellungen in {file} ließen sich nicht lesen. Es gelten die Voreinstellungen.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read. The defaults are used; the old file is kept as {copy}.</source>
        <translation>Die Einstellungen in {file} ließen sich nicht lesen. Es gelten die Voreinstellungen; die alte Datei liegt als {copy} daneben.</translation>
    </message>
    <message>
        <source>The very last action had not been saved. Play it again.</source>
        <translation>Der allerletzte Zug war noch nicht gespeichert. Spiel ihn noch einmal.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It goes on from the last action that could be read; the damaged file is kept as {copy}.</source>
        <translation>Die gespeicherte Partie war beschädigt. Sie geht nach dem letzten lesbaren Zug weiter; die beschädigte Datei bleibt als {copy} erhalten.</translation>
    </message>
    <message>
        <source>The match came from an older version; its file is kept as {copy}.</source>
        <translation>Die Partie stammt aus einer älteren Version; ihre Datei bleibt als {copy} erhalten.</translation>
    </message>
    <message>
        <source>The match cannot be saved ({problem}). Make room on the disk, then go on.</source>
        <translation>Die Partie lässt sich nicht speichern ({problem}). Schaff Platz auf der Platte, dann spiel weiter.</translation>
    </message>
    <message>
        <source>{file} is no saved match.</source>
        <translation>{file} ist keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Canasta. Update to go on with it.</source>
        <translation>{file} stammt aus einer neueren Version von Canasta. Aktualisiere das Programm, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>{file} was changed outside the program and cannot be played.</source>
        <translation>{file} wurde außerhalb des Programms verändert und lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is kept; deal a new match.</source>
        <translation>{file} ist beschädigt und nicht lesbar. Die Datei bleibt erhalten; beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>Canasta needs to write {place} and may not, or the disk is full. Allow it, then try again.</source>
        <translation>Canasta muss {place} schreiben und darf es nicht, oder der Datenträger ist voll. Erlaube es, dann versuch es noch einmal.</translation>
    </message>
    <message>
        <source>This match is open in another window. Close that one first.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen. Schließ das zuerst.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system refuses.</source>
        <translation>{file} lässt sich nicht öffnen: Das System verweigert es.</translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>Die Erstmeldung braucht {need} Punkte, du hast {have}: noch %n.</numerusform>
            <numerusform>Die Erstmeldung braucht {need} Punkte, du hast {have}: noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>Deiner Seite fehlt noch %n Canasta zum Ausmachen.</numerusform>
            <numerusform>Deiner Seite fehlen noch %n Canastas zum Ausmachen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may not go out yet. Keep two cards: one to discard and one to hold.</source>
        <translation>Du darfst noch nicht ausmachen. Behalte zwei Karten: eine zum Ablegen und eine auf der Hand.</translation>
    </message>
    <message>
        <source>In this game nobody asks before going out.</source>
        <translation>In diesem Spiel fragt niemand vor dem Ausmachen.</translation>
    </message>
    <message>
        <source>You have no partner to ask.</source>
        <translation>Du hast keinen Partner, den du fragen könntest.</translation>
    </message>
    <message>
        <source>Draw first, then ask.</source>
        <translation>Zieh zuerst, dann frag.</translation>
    </message>
    <message>
        <source>Ask before you lay cards in your turn.</source>
        <translation>Frag, bevor du in deinem Zug meldest.</translation>
    </message>
    <message>
        <source>You have asked in this turn.</source>
        <translation>Du hast in diesem Zug schon gefragt.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn. Keep a card.</source>
        <translation>Dein Partner hat Nein gesagt: In diesem Zug darfst du nicht ausmachen. Behalte eine Karte.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Frag deinen Partner, bevor du ausmachst.</translation>
    </message>
    <message>
        <source>Your partner said yes: now you have to go out.</source>
        <translation>Dein Partner hat Ja gesagt: Jetzt musst du ausmachen.</translation>
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
    <name>PileRefusals</name>
    <message>
        <source>The {pile} is empty. Draw from the {stock}.</source>
        <translation>Der {pile} ist leer. Zieh vom {stock}.</translation>
    </message>
    <message>
        <source>The top card, {card}, blocks the {pile}: nobody can take it now.</source>
        <translation>Die oberste Karte, {card}, sperrt den {pile}: Niemand kann ihn jetzt nehmen.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a {pile} of one card.</source>
        <translation>Mit einer einzigen Handkarte darfst du einen {pile} aus einer Karte nicht nehmen.</translation>
    </message>
    <message>
        <source>Cards below the top one do not help to open: you need {cards} in your hand.</source>
        <translation>Karten unter der obersten helfen nicht bei der Erstmeldung: Auf der Hand fehlen dir {cards}.</translation>
    </message>
    <message>
        <source>Your side has not melded: only two natural {ranks} from your hand take the {pile}; so far {have}.</source>
        <translation>Deine Seite hat noch nicht gemeldet: Nur zwei natürliche {ranks} aus deiner Hand nehmen den {pile}; bisher {have}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two natural {ranks} from your hand take it; so far {have}.</source>
        <translation>Der {pile} ist eingefroren: Nur zwei natürliche {ranks} aus deiner Hand nehmen ihn; bisher {have}.</translation>
    </message>
    <message>
        <source>Only cards of the top card&apos;s rank and wild cards go with it, not {cards}.</source>
        <translation>Zur obersten Karte passen nur Karten ihres Werts und wilde Karten, nicht {cards}.</translation>
    </message>
    <message>
        <source>{card} joins only a meld of its own rank.</source>
        <translation>{card} darf nur an eine Meldung des gleichen Werts.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand, or one and a wild card.</source>
        <translation>Für den {pile} brauchst du zwei natürliche {ranks} aus deiner Hand, oder eine davon und eine wilde Karte.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand.</source>
        <translation>Für den {pile} brauchst du zwei natürliche {ranks} aus deiner Hand.</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>Frozen for you: your side has not melded; two natural {ranks} take it</source>
        <translation>Für euch eingefroren: noch nichts gemeldet; nur für zwei natürliche {ranks}</translation>
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
        <translation>Immer eingefroren: nur für zwei natürliche {ranks} oder eure Meldung</translation>
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
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Zieh %n Karte vom {stock}.</numerusform>
            <numerusform>Zieh %n Karten vom {stock}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the {stock}, or take the {pile}.</source>
        <translation>Zieh vom {stock} oder nimm den {pile}.</translation>
    </message>
    <message>
        <source>The {stock} is empty and the top card fits: take the {pile}.</source>
        <translation>Der {stock} ist leer und die oberste Karte passt: Nimm den {pile}.</translation>
    </message>
    <message>
        <source>The {stock} is empty: take the {pile}, or pass and end the deal.</source>
        <translation>Der {stock} ist leer: Nimm den {pile} oder passe und beende das Spiel.</translation>
    </message>
    <message>
        <source>The {stock} is empty: pass to end the deal.</source>
        <translation>Der {stock} ist leer: Passe, um das Spiel zu beenden.</translation>
    </message>
    <message>
        <source>Take the {pile} with these cards, or put them back.</source>
        <translation>Nimm den {pile} mit diesen Karten oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}: {ways}.</source>
        <comment>such as: 2 nines or 1 nine, 1 two</comment>
        <translation>Wähle, womit du den {pile} nimmst: {ways}.</translation>
    </message>
    <message>
        <source>Add what is missing to take the {pile}, or put the cards back.</source>
        <translation>Leg dazu, was für den {pile} fehlt, oder nimm die Karten zurück.</translation>
    </message>
    <message>
        <source>Lay melds worth at least {need} points to open, or discard a card.</source>
        <translation>Melde zur Eröffnung mindestens {need} Punkte oder leg eine Karte ab.</translation>
    </message>
    <message>
        <source>To open you need {need} points and have {have}: add cards, or take them back.</source>
        <translation>Die Erstmeldung braucht {need} Punkte, du hast {have}: Leg Karten dazu oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one to end your turn.</source>
        <translation>Melde Karten oder leg eine ab, um deinen Zug zu beenden.</translation>
    </message>
    <message>
        <source>Add what these cards are missing, or take them back.</source>
        <translation>Leg dazu, was diesen Karten fehlt, oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back.</source>
        <translation>Melde diese Karten oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>{player} said yes: go out now.</source>
        <translation>{player} hat Ja gesagt: Mach jetzt aus.</translation>
    </message>
    <message>
        <source>{player} said yes: you may go out.</source>
        <translation>{player} hat Ja gesagt: Du darfst ausmachen.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card. Lay cards, or discard one.</source>
        <translation>{player} hat Nein gesagt: Behalte eine Karte. Melde oder leg eine ab.</translation>
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
        <source>{player} is playing.</source>
        <translation>{player} spielt.</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Weiter, wenn du so weit bist.</translation>
    </message>
    <message>
        <source>{player} is next.</source>
        <translation>{player} ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>Das Spiel ist zu Ende. Weiter zum nächsten.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>SavedGamesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Every match is saved as it is played.</source>
        <translation>Jede Partie wird beim Spielen gespeichert.</translation>
    </message>
    <message>
        <source>There is no other match yet.</source>
        <translation>Es gibt noch keine andere Partie.</translation>
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
        <source>This match cannot be deleted. It may be open in another window: close that one first.</source>
        <translation>Diese Partie lässt sich nicht löschen. Vielleicht ist sie in einem anderen Fenster offen: Schließ das zuerst.</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>deal {count}</source>
        <translation>Spiel {count}</translation>
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
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Noch ist kein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Spiel {count}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>{name} (won)</source>
        <translation>{name} (gewonnen)</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieses Spiel</translation>
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
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Wilder Canasta</translation>
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
        <source>{bonuses} against you</source>
        <translation>{bonuses} gegen dich</translation>
    </message>
    <message>
        <source>Extra for many {bonuses} against you</source>
        <translation>Zuschlag für viele {bonuses} gegen dich</translation>
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
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
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
    <message numerus="yes">
        <source>second hand of %n cards</source>
        <translation>
            <numerusform>zweite Hand mit %n Karte</numerusform>
            <numerusform>zweite Hand mit %n Karten</numerusform>
        </translation>
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
        <source>%n melds</source>
        <translation>
            <numerusform>%n Meldung</numerusform>
            <numerusform>%n Meldungen</numerusform>
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
        <translation>Nach jedem Zug eines Computers anhalten, bis du weitermachst.</translation>
    </message>
    <message>
        <source>Discard twice</source>
        <translation>Zweimal ablegen</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn: do it once more.</source>
        <translation>Vor dem Ende deines Zugs nachfragen: Leg die Karte noch einmal ab.</translation>
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
        <source>Sort the hand myself</source>
        <translation>Hand selbst sortieren</translation>
    </message>
    <message>
        <source>Cards stay where you put them; otherwise by rank.</source>
        <translation>Karten bleiben, wo du sie hinsteckst; sonst nach Wert.</translation>
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
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Rules with Little Wild and Stop come with the basket cards.</source>
        <translation>Regeln mit Little Wild und Stopp spielt man mit den Korbkarten.</translation>
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
        <source>Green baize</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunderrot</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
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
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Every change holds at once: look at the table behind.</source>
        <translation>Jede Änderung gilt sofort: Sieh auf den Tisch dahinter.</translation>
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
        <source>Reading and language</source>
        <translation>Lesbarkeit und Sprache</translation>
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
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>Have {have}, need {need}</source>
        <translation>{have} von {need} Punkten</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
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
            <numerusform>Du bekommst %n Karte, {points} Punkte.</numerusform>
            <numerusform>Du bekommst %n Karten, {points} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points to go</source>
        <translation>
            <numerusform>%n Punkt fehlt</numerusform>
            <numerusform>%n Punkte fehlen</numerusform>
        </translation>
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
        <source>By chance</source>
        <translation>Das Los entscheidet</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>Das Spiel ist zu Ende. Weiter zum nächsten.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>Du bist nicht dran: {player} ist am Zug.</translation>
    </message>
    <message>
        <source>{player} asked whether to go out. That has to be answered first.</source>
        <translation>{player} hat gefragt, ob ausgemacht werden darf. Das will zuerst beantwortet sein.</translation>
    </message>
    <message>
        <source>Nobody has asked anything.</source>
        <translation>Niemand hat etwas gefragt.</translation>
    </message>
    <message>
        <source>First draw from the {stock}, or take the {pile}.</source>
        <translation>Zieh zuerst vom {stock} oder nimm den {pile}.</translation>
    </message>
    <message>
        <source>You have drawn already. Lay cards, or discard one to end your turn.</source>
        <translation>Du hast schon gezogen. Melde Karten oder leg eine ab, um deinen Zug zu beenden.</translation>
    </message>
    <message>
        <source>The {stock} is empty. Take the {pile} if you can, or pass.</source>
        <translation>Der {stock} ist leer. Nimm den {pile}, wenn du kannst, oder passe.</translation>
    </message>
    <message numerus="yes">
        <source>You can pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>Passen kannst du erst, wenn der {stock} leer ist; er hat noch %n Karte.</numerusform>
            <numerusform>Passen kannst du erst, wenn der {stock} leer ist; er hat noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty and {card} fits your meld: you have to take the {pile}.</source>
        <translation>Der {stock} ist leer und {card} passt an deine Meldung: Du musst den {pile} nehmen.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Du hast {cards} nicht auf der Hand.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded. Lay it beside your melds.</source>
        <translation>Eine {bonus} wird nie abgelegt. Leg sie neben deine Meldungen.</translation>
    </message>
    <message>
        <source>This game has no Caliente cards.</source>
        <translation>Dieses Spiel hat keine Caliente-Karten.</translation>
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
        <source> or </source>
        <comment>between parts of which one is to be chosen</comment>
        <translation> oder </translation>
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
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
</context>
</TS>
