<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Licences…</source>
        <translation>Licenze…</translation>
    </message>
    <message>
        <source>Version {version}, computer players compiled</source>
        <translation>Versione {version}, giocatori del computer compilati</translation>
    </message>
    <message>
        <source>Version {version}, computer players not compiled</source>
        <translation>Versione {version}, giocatori del computer non compilati</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Informazioni su Canasta</translation>
    </message>
    <message>
        <source>A quiet table</source>
        <translation>Un tavolo tranquillo</translation>
    </message>
    <message>
        <source>No advertisements, no accounts, no internet. Your games stay on this computer and are saved after every action.</source>
        <translation>Niente pubblicità, niente registrazione, niente internet. Le sue partite restano su questo computer e vengono salvate dopo ogni mossa.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Carte oneste</translation>
    </message>
    <message>
        <source>The computer players see what their seat may see and nothing else. Each deal follows from a code that was fixed before the first card.</source>
        <translation>I computer vedono ciò che si può vedere dal loro posto e nient’altro. Ogni smazzata nasce da un codice fissato prima della prima carta.</translation>
    </message>
    <message>
        <source>Free to use and to share</source>
        <translation>Libero da usare e da condividere</translation>
    </message>
    <message>
        <source>You may use, copy and change Canasta (MIT licence). It stands on Qt for Python (LGPL), the typefaces Open Sans (Apache licence) and Fraunces (OFL) and more: the button below shows every licence.</source>
        <translation>Può usare, copiare e modificare Canasta (licenza MIT). Si appoggia su Qt for Python (LGPL), sui caratteri Open Sans (licenza Apache) e Fraunces (OFL) e su altro ancora: il pulsante qui sotto mostra tutte le licenze.</translation>
    </message>
</context>
<context>
    <name>AccessActions</name>
    <message>
        <source>Lower</source>
        <translation>Rimetti giù</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Take back into the hand</source>
        <translation>Riprendi in mano</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Chiedi perché</translation>
    </message>
</context>
<context>
    <name>AccessTree</name>
    <message>
        <source>New meld</source>
        <translation>Nuova combinazione</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>ActionRequestTexts</name>
    <message>
        <source>Discard {a_card}.</source>
        <translation>Scarti {a_card}.</translation>
    </message>
    <message>
        <source>Lay {a_card} beside the melds.</source>
        <translation>Metta {a_card} accanto alle combinazioni.</translation>
    </message>
    <message>
        <source>Answer yes.</source>
        <translation>Risponda di sì.</translation>
    </message>
    <message>
        <source>Answer no.</source>
        <translation>Risponda di no.</translation>
    </message>
    <message>
        <source>Draw from the {stock}.</source>
        <translation>Peschi dal {stock}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>Play the Caliente card.</source>
        <translation>Giochi la carta Caliente.</translation>
    </message>
    <message>
        <source>Lay the whole hand open.</source>
        <translation>Scopra tutta la mano.</translation>
    </message>
    <message>
        <source>Lay the {bonus}.</source>
        <translation>Cali il {bonus}.</translation>
    </message>
    <message>
        <source>Ask the partner: “May I go out?”</source>
        <translation>Chieda al compagno: «Posso chiudere?»</translation>
    </message>
    <message>
        <source>Lay {cards}.</source>
        <translation>Cali {cards}.</translation>
    </message>
    <message>
        <source>Make one meld of two.</source>
        <translation>Unisca due combinazioni in una.</translation>
    </message>
    <message>
        <source>Add {cards} to the {ranks}.</source>
        <comment>to the own meld of this rank</comment>
        <translation>Aggiunga {cards} alla combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>Add {cards} to the sequence.</source>
        <translation>Aggiunga {cards} alla scala.</translation>
    </message>
    <message>
        <source>Add {cards} to the meld of wild cards.</source>
        <translation>Aggiunga {cards} alla combinazione di matte.</translation>
    </message>
    <message>
        <source>Take the {pile} with {cards}.</source>
        <translation>Prenda il {pile} con {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile}; its top card joins the meld.</source>
        <translation>Prenda il {pile}; la carta in cima va sulla combinazione.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Repeat</source>
        <comment>the last turn, on a button</comment>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>House rules: {name}</source>
        <translation>Regole di casa: {name}</translation>
    </message>
    <message>
        <source>{title}. Show in what they differ.</source>
        <translation>{title}. Mostra in che cosa sono diversi.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Smazzata del &amp;giorno…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Bac&amp;k to the match</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>Partite &amp;salvate…</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Regole di casa…</translation>
    </message>
    <message>
        <source>Rules of this match…</source>
        <translation>Regole di questa partita…</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>Gi&amp;ocatori…</translation>
    </message>
    <message>
        <source>A computer takes o&amp;ver…</source>
        <translation>Un computer su&amp;bentra…</translation>
    </message>
    <message>
        <source>Your rec&amp;ord…</source>
        <translation>Le sue statist&amp;iche…</translation>
    </message>
    <message>
        <source>Score for real cards…</source>
        <translation>Segnapunti per carte vere…</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>Segna&amp;punti</translation>
    </message>
    <message>
        <source>R&amp;eview of the deal…</source>
        <translation>&amp;Analisi della smazzata…</translation>
    </message>
    <message>
        <source>&amp;Watch a deal</source>
        <translation>Rive&amp;di una smazzata</translation>
    </message>
    <message>
        <source>Your cards in o&amp;ther hands…</source>
        <translation>Le sue carte in a&amp;ltre mani…</translation>
    </message>
    <message>
        <source>&amp;Fairness record…</source>
        <translation>Registro di corrette&amp;zza…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>Sta&amp;mpa il segnapunti…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Salva il segnapunti come PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Lay all</source>
        <translation>Cala &amp;tutto</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>R&amp;iprendi</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>C&amp;hiedi al compagno</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>Why &amp;not?</source>
        <translation>Perché &amp;no?</translation>
    </message>
    <message>
        <source>&amp;Repeat last turn</source>
        <translation>Rivedi l’&amp;ultimo turno</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Che cosa è appena successo</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>Perché l’ha &amp;fatto?</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>Che &amp;cos’è?</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>&amp;Salta l’animazione</translation>
    </message>
    <message>
        <source>Say it again aloud</source>
        <translation>Ripeti ad alta voce</translation>
    </message>
    <message>
        <source>A phon&amp;e as a hand…</source>
        <translation>Gioca su un t&amp;elefono…</translation>
    </message>
    <message>
        <source>&amp;Wait for me</source>
        <translation>Aspetta il mio &amp;via</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>S&amp;uoni</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leggi ad alta voce</translation>
    </message>
    <message>
        <source>Bigger cards</source>
        <translation>Carte più grandi</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Carte più piccole</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quattro colori</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contrasto</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Cronaca</translation>
    </message>
    <message>
        <source>&amp;Memory aid</source>
        <translation>Aiuto per la &amp;memoria</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Schermo i&amp;ntero</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>Vai ai menu</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Learn canasta…</source>
        <translation>&amp;Impara la canasta…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Esercizi…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Come si gioca</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossario</translation>
    </message>
    <message>
        <source>House &amp;rules of this match</source>
        <translation>&amp;Regole di casa di questa partita</translation>
    </message>
    <message>
        <source>&amp;Strength of the computers</source>
        <translation>&amp;Livello dei computer</translation>
    </message>
    <message>
        <source>Canasta in &amp;numbers</source>
        <translation>La canasta in &amp;numeri</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>In&amp;formazioni su Canasta</translation>
    </message>
</context>
<context>
    <name>AdviceTopic</name>
    <message>
        <source>Advice</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>No rules, but what good players keep in mind. “Learn” lets you practise it.</source>
        <translation>Non sono regole, ma ciò che i buoni giocatori tengono presente. In «Impara» lo si può esercitare.</translation>
    </message>
    <message>
        <source>Take a big {pile}; a small one is seldom worth a pair.</source>
        <translation>Prenda un {pile} grande; uno piccolo raramente vale una coppia.</translation>
    </message>
    <message>
        <source>Take a big {pile}; for a small one spend no wild card.</source>
        <translation>Prenda un {pile} grande; per uno piccolo non sprechi una matta.</translation>
    </message>
    <message>
        <source>Keep pairs: two cards like the top one take even a frozen {pile}.</source>
        <translation>Conservi le coppie: due carte come quella in cima prendono anche un {pile} congelato.</translation>
    </message>
    <message>
        <source>Freeze when much lies in the {pile}, when the others would get it sooner, and when you hold pairs.</source>
        <translation>Congeli quando il {pile} è ricco, quando gli altri lo prenderebbero prima e quando ha delle coppie.</translation>
    </message>
    <message>
        <source>Open early with little; with all you have when the others may go out.</source>
        <translation>Apra presto con poco; con tutto quello che ha quando gli altri possono chiudere.</translation>
    </message>
    <message>
        <source>Lay what you can: your second hand waits, and costs points until then.</source>
        <translation>Cali quello che può: la seconda mano aspetta, e fino ad allora costa punti.</translation>
    </message>
    <message>
        <source>Think of the canastas that going out needs before you begin new melds.</source>
        <translation>Pensi alle canaste che servono per chiudere prima di iniziare nuove combinazioni.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others.</source>
        <translation>Prima di scartare, guardi le combinazioni degli altri.</translation>
    </message>
    <message>
        <source>Keep a {stop} for the moment at which much lies in the {pile}.</source>
        <translation>Tenga un {stop} per il momento in cui il {pile} è ricco.</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you go out.</source>
        <translation>Conti le carte in mano agli altri prima di chiudere.</translation>
    </message>
    <message>
        <source>Watch your partner: one who is nearly out wants your points laid.</source>
        <translation>Osservi il compagno: se sta per chiudere, cali tutto quello che può.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>BaseEdition</name>
    <message>
        <source>Based on</source>
        <translation>Basate su</translation>
    </message>
    <message>
        <source>The game that the rules are based on</source>
        <translation>Il gioco su cui si basano le regole</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Squadre</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlackThreesLesson</name>
    <message>
        <source>Those of a taken {pile} count for your side and never come back.</source>
        <translation>Quelli di un {pile} preso contano per la sua squadra e non tornano più.</translation>
    </message>
    <message>
        <source>What each one costs that is left in a hand.</source>
        <translation>Quanto costa ognuno che resta in mano.</translation>
    </message>
    <message>
        <source>Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it: they are laid aside.</source>
        <translation>Nel {pile} ci sono due {stops}. Non vanno in mano a chi lo prende: si mettono da parte.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Prenda il {pile}: scelga i due re, ci faccia clic e confermi.</translation>
    </message>
    <message>
        <source>Here they lie. Each brings your side {points} points, whatever it has melded, and none comes back into play.</source>
        <translation>Eccoli qui. Ognuno porta alla sua squadra {points} punti, qualunque cosa abbia calato, e nessuno torna in gioco.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Chi ne ha da parte {count} o più riceve altri {points} punti.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>Nel suo primo turno di una smazzata nessuno scarta un {stop}, a meno che non gli resti altro da scartare.</translation>
    </message>
    <message>
        <source>Each {stop} that is left in a hand when somebody goes out costs {points} points. The opponents hold only three cards.</source>
        <translation>Ogni {stop} che resta in mano quando qualcuno chiude costa {points} punti. Gli avversari hanno solo tre carte.</translation>
    </message>
    <message>
        <source>Discard the {stop} while you can.</source>
        <translation>Scarti il {stop} finché può.</translation>
    </message>
    <message>
        <source>Discard the {stop}: in your hand it may cost much.</source>
        <translation>Scarti il {stop}: in mano può costare molto.</translation>
    </message>
</context>
<context>
    <name>BoliviaTerms</name>
    <message>
        <source>escalera</source>
        <comment>a full sequence</comment>
        <translation>escalera</translation>
    </message>
    <message>
        <source>escaleras</source>
        <comment>full sequences</comment>
        <translation>escaleras</translation>
    </message>
    <message>
        <source>an escalera</source>
        <comment>a full sequence</comment>
        <translation>una escalera</translation>
    </message>
    <message>
        <source>bolivia</source>
        <translation>bolivia</translation>
    </message>
    <message>
        <source>bolivias</source>
        <translation>bolivie</translation>
    </message>
    <message>
        <source>a bolivia</source>
        <translation>una bolivia</translation>
    </message>
    <message>
        <source>escalera</source>
        <comment>on a canasta</comment>
        <translation>escalera</translation>
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
        <translation>Ogni {bonus} si mette da solo accanto alle sue combinazioni, e al suo posto riceve un’altra carta.</translation>
    </message>
    <message>
        <source>Lay each {bonus} beside your melds and draw another card for it; what you overlook can be laid in a later turn.</source>
        <translation>Metta ogni {bonus} accanto alle sue combinazioni e peschi un’altra carta al suo posto; se lo dimentica, può calarlo in un turno successivo.</translation>
    </message>
    <message>
        <source>Each {bonus} still in your hand at the end costs {points} points.</source>
        <translation>Ogni {bonus} ancora in mano alla fine costa {points} punti.</translation>
    </message>
    <message>
        <source>{stops} are laid and replaced in the same way; they bring and cost the same, counted by themselves.</source>
        <translation>{stops}: si calano e si sostituiscono allo stesso modo; valgono e costano lo stesso, contati a parte.</translation>
    </message>
    <message>
        <source>A {bonus} that comes with the {pile} is laid, but no card is drawn for it.</source>
        <translation>Un {bonus} che arriva con il {pile} si cala, ma al suo posto non si pesca nessuna carta.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded.</source>
        <translation>Un {bonus} non si scarta mai.</translation>
    </message>
    <message>
        <source>At the end they never bring points: each costs {points} points.</source>
        <translation>Alla fine non portano mai punti: ognuno costa {points} punti.</translation>
    </message>
    <message>
        <source>At the end each that is laid brings {points} points.</source>
        <translation>Alla fine ognuno di quelli calati vale {points} punti.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has melded.</source>
        <translation>Alla fine ognuno vale {points} punti se la sua squadra ha calato combinazioni.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta.</source>
        <translation>Alla fine ognuno vale {points} punti se la sua squadra ha una canasta.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has two canastas.</source>
        <translation>Alla fine ognuno vale {points} punti se la sua squadra ha due canaste.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta of sevens.</source>
        <translation>Alla fine ognuno vale {points} punti se la sua squadra ha una canasta di sette.</translation>
    </message>
    <message>
        <source>With one canasta they count nothing.</source>
        <translation>Con una sola canasta non contano nulla.</translation>
    </message>
    <message>
        <source>Otherwise each costs you just as many.</source>
        <translation>Altrimenti ognuno le costa altrettanto.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Di questi premi conta solo l’ultimo che si applica.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them loses {points} points more.</source>
        <translation>Chi ne ha {count} o più perde altri {points} punti.</translation>
    </message>
    <message>
        <source>Whoever has all {count} of them gets {points} points more.</source>
        <translation>Chi li ha tutti e {count} riceve altri {points} punti.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them gets {points} points more.</source>
        <translation>Chi ne ha {count} o più riceve altri {points} punti.</translation>
    </message>
    <message>
        <source>If they cost points, so does the extra.</source>
        <translation>Se costano punti, ne costa anche il premio.</translation>
    </message>
    <message>
        <source>If they cost points, the extra does not count.</source>
        <translation>Se costano punti, il premio non conta.</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>{bonuses}: points for each</source>
        <translation>{bonuses}: punti per ognuno</translation>
    </message>
    <message>
        <source>{bonuses} bring points when</source>
        <translation>{bonuses}: portano punti quando</translation>
    </message>
    <message>
        <source>Otherwise they cost points.</source>
        <translation>Altrimenti costano punti.</translation>
    </message>
    <message>
        <source>they are laid, always</source>
        <translation>sono calati, sempre</translation>
    </message>
    <message>
        <source>the side has melded</source>
        <translation>la squadra ha calato combinazioni</translation>
    </message>
    <message>
        <source>the side has a canasta</source>
        <translation>la squadra ha una canasta</translation>
    </message>
    <message>
        <source>the side has two canastas</source>
        <translation>la squadra ha due canaste</translation>
    </message>
    <message>
        <source>the side has a canasta of sevens</source>
        <translation>la squadra ha una canasta di sette</translation>
    </message>
    <message>
        <source>never: they always cost points</source>
        <translation>mai: costano sempre punti</translation>
    </message>
    <message>
        <source>The extra points also count as a loss</source>
        <translation>Anche il premio conta come perdita</translation>
    </message>
    <message>
        <source>When the side has to pay for them instead.</source>
        <translation>Quando invece la squadra li deve pagare.</translation>
    </message>
    <message>
        <source>{bonuses} count nothing with one canasta</source>
        <translation>{bonuses}: con una sola canasta non contano nulla</translation>
    </message>
    <message>
        <source>Where two are needed: without one they cost points, with two they bring some.</source>
        <translation>Dove ne servono due: senza canaste costano punti, con due ne portano.</translation>
    </message>
    <message>
        <source>{stops} are laid like {bonuses}</source>
        <translation>{stops}: si calano come i {bonuses}</translation>
    </message>
    <message>
        <source>And replaced, and paid, each colour by itself.</source>
        <translation>E si sostituiscono, e si pagano, ogni colore per conto suo.</translation>
    </message>
    <message>
        <source>{bonuses}: the player lays them</source>
        <translation>{bonuses}: li cala il giocatore</translation>
    </message>
    <message>
        <source>And may forget to; otherwise they are laid by themselves.</source>
        <translation>E può dimenticarsene; altrimenti si calano da soli.</translation>
    </message>
    <message>
        <source>{bonuses} left in the hand cost</source>
        <translation>{bonuses} rimasti in mano: costo</translation>
    </message>
    <message>
        <source>For each one that is still in a hand at the end.</source>
        <translation>Per ognuno ancora in mano alla fine.</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up cost</source>
        <translation>{bonuses} in un pozzetto non preso: costo</translation>
    </message>
    <message>
        <source>For each one that nobody could lay, because the deal ended before.</source>
        <translation>Per ognuno che nessuno ha potuto calare, perché la smazzata è finita prima.</translation>
    </message>
    <message>
        <source>{bonuses}: extra points for several</source>
        <translation>{bonuses}: premio per più di uno</translation>
    </message>
    <message>
        <source>What each of them brings or costs a side.</source>
        <translation>Quanto porta o costa ognuno a una squadra.</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>Da quanti in poi, e quanto.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>red threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Premio</translation>
    </message>
</context>
<context>
    <name>BorrowedNote</name>
    <message>
        <source>The document of this game says only how many cards {players} players get; for the rest they play by the usual rules.</source>
        <translation>Il documento di questo gioco dice soltanto quante carte ricevono {players} giocatori; per il resto giocano con le regole consuete.</translation>
    </message>
</context>
<context>
    <name>BoxNames</name>
    <message>
        <source>Bonus card</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Little Wild</source>
        <translation>Little Wild</translation>
    </message>
    <message>
        <source>Stop card</source>
        <translation>cartello Stop</translation>
    </message>
    <message>
        <source>Big Wild</source>
        <translation>Big Wild</translation>
    </message>
    <message>
        <source>a Bonus card</source>
        <comment>as object: ... draws a Bonus card</comment>
        <translation>un Bonus</translation>
    </message>
    <message>
        <source>a Little Wild</source>
        <comment>as object: ... discards a Little Wild</comment>
        <translation>una Little Wild</translation>
    </message>
    <message>
        <source>a Stop card</source>
        <comment>as object: ... discards a Stop card</comment>
        <translation>un cartello Stop</translation>
    </message>
    <message>
        <source>a Big Wild</source>
        <comment>as object: ... discards a Big Wild</comment>
        <translation>una Big Wild</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>Little Wild</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>cartelli Stop</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>Big Wild</translation>
    </message>
    <message numerus="yes">
        <source>%n Little Wilds</source>
        <translation>
            <numerusform>%n Little Wild</numerusform>
            <numerusform>%n Little Wild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stop cards</source>
        <translation>
            <numerusform>%n cartello Stop</numerusform>
            <numerusform>%n cartelli Stop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Big Wilds</source>
        <translation>
            <numerusform>%n Big Wild</numerusform>
            <numerusform>%n Big Wild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bonus cards</source>
        <translation>
            <numerusform>%n Bonus</numerusform>
            <numerusform>%n Bonus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxTerms</name>
    <message>
        <source>Draw pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>Prize pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>pozzo premio</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Stop card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>cartello Stop</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>cartelli Stop</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>Little Wild</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>Big Wild</translation>
    </message>
</context>
<context>
    <name>BriefTexts</name>
    <message>
        <source>Take the {pile}: the top card fits.</source>
        <translation>Prenda il {pile}: la carta in cima va bene.</translation>
    </message>
    <message>
        <source>Take the {pile} with these.</source>
        <translation>Prenda il {pile} con queste.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}.</source>
        <translation>Scelga con che cosa prendere il {pile}.</translation>
    </message>
    <message>
        <source>Draw, or take the {pile}.</source>
        <translation>Peschi, o prenda il {pile}.</translation>
    </message>
    <message>
        <source>Draw, take the {pile}, or play Caliente.</source>
        <translation>Peschi, prenda il {pile} o giochi Caliente.</translation>
    </message>
    <message>
        <source>Draw, or play Caliente.</source>
        <translation>Peschi, o giochi Caliente.</translation>
    </message>
    <message>
        <source>Take the {pile}, or pass.</source>
        <translation>Prenda il {pile}, o passi.</translation>
    </message>
    <message>
        <source>Take the {pile}.</source>
        <translation>Prenda il {pile}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>Add cards, or take them back.</source>
        <translation>Aggiunga carte, o le riprenda.</translation>
    </message>
    <message>
        <source>Not enough to open: take them back.</source>
        <translation>Non basta per aprire: le riprenda.</translation>
    </message>
    <message>
        <source>To open, lay {need} points, or discard.</source>
        <translation>Per aprire cali {need} punti, o scarti.</translation>
    </message>
    <message>
        <source>Discard: not enough to open yet.</source>
        <translation>Scarti: non basta ancora per aprire.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Ora scarti una carta.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one.</source>
        <translation>Cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>Lay cards before you discard.</source>
        <translation>Cali carte prima di scartare.</translation>
    </message>
    <message>
        <source>Put two of your melds together.</source>
        <translation>Unisca due sue combinazioni.</translation>
    </message>
    <message>
        <source>You cannot go out: discard a card.</source>
        <translation>Non può chiudere: scarti una carta.</translation>
    </message>
    <message>
        <source>Discard: then all see your hand.</source>
        <translation>Scarti: poi tutti vedono la sua mano.</translation>
    </message>
    <message>
        <source>Lay the {bonus} beside your melds.</source>
        <translation>Metta il {bonus} accanto alle combinazioni.</translation>
    </message>
    <message>
        <source>Lay your special hand open.</source>
        <translation>Scopra la sua mano speciale.</translation>
    </message>
    <message>
        <source>Keep your three, or lay it.</source>
        <translation>Tenga il suo tre, o lo cali.</translation>
    </message>
    <message>
        <source>Lay your three beside your melds.</source>
        <translation>Metta il tre accanto alle combinazioni.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card.</source>
        <translation>{player} ha detto no: tenga una carta.</translation>
    </message>
    <message>
        <source>Out!</source>
        <comment>a player goes out</comment>
        <translation>Chiudo!</translation>
    </message>
    <message>
        <source>{hand}!</source>
        <comment>a player lays a special hand</comment>
        <translation>{hand}!</translation>
    </message>
    <message>
        <source>Canasta!</source>
        <translation>Canasta!</translation>
    </message>
    <message>
        <source>I freeze the {pile}!</source>
        <translation>Congelo il {pile}!</translation>
    </message>
    <message numerus="yes">
        <source>I take %n cards!</source>
        <comment>the pile</comment>
        <translation>
            <numerusform>Prendo %n carta!</numerusform>
            <numerusform>Prendo %n carte!</numerusform>
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
        <translation>Passo.</translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message>
        <source>Lay all</source>
        <translation>Cala tutto</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %Ln points</source>
        <translation>
            <numerusform>Cala tutto: %Ln punto</numerusform>
            <numerusform>Cala tutto: %Ln punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay open: {hand}</source>
        <translation>Scopri: {hand}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Prendi il {pile}: %n carta</numerusform>
            <numerusform>Prendi il {pile}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso chiudere?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Go on to my deal</source>
        <translation>Vai alla mia smazzata</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Come sono stati contati i punti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>Com’è finita la partita</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the own hand</comment>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>{player}: ready</source>
        <translation>{player}: ci sono</translation>
    </message>
    <message>
        <source>Take back the last action</source>
        <translation>Annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>{player} took back the last action.</source>
        <translation>{player} ha annullato l’ultima mossa.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>In questo turno non è ancora stato fatto nulla.</translation>
    </message>
    <message>
        <source>The turn is over; nothing can be taken back.</source>
        <translation>Il turno è finito: non si può annullare nulla.</translation>
    </message>
    <message>
        <source>Your last action was taken back.</source>
        <translation>La sua ultima mossa è stata annullata.</translation>
    </message>
    <message>
        <source>A hidden card was shown; that cannot be taken back.</source>
        <translation>È stata mostrata una carta coperta: non si può annullare.</translation>
    </message>
    <message>
        <source>What was said cannot be taken back.</source>
        <translation>Quello che è stato detto non si può annullare.</translation>
    </message>
</context>
<context>
    <name>CalienteLesson</name>
    <message>
        <source>Caliente: the hot card</source>
        <translation>Caliente: la carta che scotta</translation>
    </message>
    <message>
        <source>What is different with Caliente cards.</source>
        <translation>Che cosa cambia con le carte Caliente.</translation>
    </message>
    <message>
        <source>You hold a Caliente card, and few others. Played instead of drawing it fills your hand up to {size} cards.</source>
        <translation>Ha in mano una carta Caliente e poche altre. Giocata invece di pescare, riporta la mano a {size} carte.</translation>
    </message>
    <message>
        <source>That is allowed only while your side has fewer melds than every other.</source>
        <translation>Si può solo finché la sua squadra ha meno combinazioni di ognuna delle altre.</translation>
    </message>
    <message>
        <source>Play it: raise the Caliente card and click the {stock}.</source>
        <translation>La giochi: scelga la carta Caliente e faccia clic sul {stock}.</translation>
    </message>
    <message>
        <source>Do not draw this time: play the Caliente card.</source>
        <translation>Questa volta non peschi: giochi la carta Caliente.</translation>
    </message>
    <message>
        <source>New cards! But each one played costs {points} points at the end, and who still holds one then pays {factor} times for the hand.</source>
        <translation>Carte nuove! Ma ogni carta Caliente giocata costa {points} punti alla fine, e chi allora ne ha ancora una paga {factor} volte la mano.</translation>
    </message>
    <message>
        <source>That is allowed while your side has not more melds than any other.</source>
        <translation>Si può finché la sua squadra non ha più combinazioni di un’altra.</translation>
    </message>
</context>
<context>
    <name>CalienteTopic</name>
    <message>
        <source>Caliente cards</source>
        <translation>Carte Caliente</translation>
    </message>
    <message>
        <source>Caliente cards in the hand</source>
        <translation>Carte Caliente in mano</translation>
    </message>
    <message>
        <source>The other cards count</source>
        <translation>Le altre carte contano</translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards are in the game.</source>
        <translation>
            <numerusform>Nel gioco c’è %n carta Caliente.</numerusform>
            <numerusform>Nel gioco ci sono %n carte Caliente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then draw until you hold as many cards as you were dealt, {count}; {bonuses} do not count.</source>
        <translation>Poi peschi fino ad avere tante carte quante ne ha ricevute, {count}; i {bonuses} non contano.</translation>
    </message>
    <message>
        <source>Then draw until you hold {count} cards; {bonuses} do not count.</source>
        <translation>Poi peschi fino ad avere {count} carte; i {bonuses} non contano.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has no more melds than any other.</source>
        <translation>Invece di pescare può giocarne una, se la sua squadra non ha più combinazioni di un’altra.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has fewer melds than every other.</source>
        <translation>Invece di pescare può giocarne una, se la sua squadra ha meno combinazioni di ognuna delle altre.</translation>
    </message>
    <message>
        <source>You may play one in a turn, and you cannot take the {pile} in that turn.</source>
        <translation>Può giocarne una per turno, e in quel turno non può prendere il {pile}.</translation>
    </message>
    <message>
        <source>With an empty {stock} you cannot play it.</source>
        <translation>Con il {stock} vuoto non può giocarla.</translation>
    </message>
    <message>
        <source>Discarded, it keeps the next player from taking the {pile}.</source>
        <translation>Scartata, impedisce al giocatore successivo di prendere il {pile}.</translation>
    </message>
    <message>
        <source>Discarded, it does not block the {pile}.</source>
        <translation>Scartata, non blocca il {pile}.</translation>
    </message>
    <message>
        <source>Each one played costs your side {points} points at the end.</source>
        <translation>Ognuna giocata costa alla sua squadra {points} punti alla fine.</translation>
    </message>
    <message>
        <source>Whoever still holds one at the end loses more for the other cards in the hand.</source>
        <translation>Chi ne ha ancora una alla fine perde di più per le altre carte in mano.</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <comment>a number of cards, in a table</comment>
        <translation>{count} o più</translation>
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
        <translation>Carte Caliente nel mazzo</translation>
    </message>
    <message>
        <source>They are shuffled in with the others.</source>
        <translation>Si mescolano con le altre.</translation>
    </message>
    <message>
        <source>A Caliente card may be played with</source>
        <translation>Una carta Caliente si può giocare con</translation>
    </message>
    <message>
        <source>Your side&apos;s melds compared with those of each other side.</source>
        <translation>Le combinazioni della squadra a confronto con quelle di ognuna delle altre.</translation>
    </message>
    <message>
        <source>as many melds or fewer</source>
        <translation>altrettante combinazioni o meno</translation>
    </message>
    <message>
        <source>fewer melds</source>
        <translation>meno combinazioni</translation>
    </message>
    <message>
        <source>A Caliente card fills the hand up to</source>
        <translation>Una carta Caliente riporta la mano a</translation>
    </message>
    <message>
        <source>Cards are drawn until the hand has so many.</source>
        <translation>Si pesca finché la mano non ha questo numero di carte.</translation>
    </message>
    <message>
        <source>the number dealt</source>
        <translation>le carte ricevute all’inizio</translation>
    </message>
    <message>
        <source>A discarded Caliente card blocks the {pile}</source>
        <translation>Una carta Caliente scartata blocca il {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>Il giocatore successivo non può prenderlo.</translation>
    </message>
    <message>
        <source>Each Caliente card played costs</source>
        <translation>Ogni carta Caliente giocata costa</translation>
    </message>
    <message>
        <source>Counted at the end of the deal.</source>
        <translation>Si conta alla fine della smazzata.</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Carte Caliente rimaste in mano</translation>
    </message>
    <message>
        <source>By how much the hand&apos;s loss is multiplied with none, one, two … held.</source>
        <translation>Per quanto si moltiplica la perdita della mano con nessuna, una, due… ancora in mano.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>CanastaTerms</name>
    <message>
        <source>samba</source>
        <translation>samba</translation>
    </message>
    <message>
        <source>sambas</source>
        <translation>sambe</translation>
    </message>
    <message>
        <source>a samba</source>
        <translation>una samba</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canasta di matte</translation>
    </message>
    <message>
        <source>wild canastas</source>
        <translation>canaste di matte</translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>una canasta di matte</translation>
    </message>
    <message>
        <source>samba</source>
        <comment>on a canasta</comment>
        <translation>samba</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>on a canasta</comment>
        <translation>matte</translation>
    </message>
</context>
<context>
    <name>CanastasDecideLesson</name>
    <message>
        <source>Canastas decide the score</source>
        <translation>Le canaste decidono il punteggio</translation>
    </message>
    <message>
        <source>Without one, melds and threes cost; with two, all of it counts for you.</source>
        <translation>Senza canaste, combinazioni e tre costano; con due, tutto conta a suo favore.</translation>
    </message>
    <message>
        <source>A side that has no canasta at the end of a deal loses the points of all that it has melded. Your kings are one: what your side has melded counts plus.</source>
        <translation>Una squadra che alla fine della smazzata non ha canaste perde i punti di tutto ciò che ha calato. I suoi re sono una canasta: ciò che la sua squadra ha calato conta in più.</translation>
    </message>
    <message>
        <source>Add the queen to your queens: that is the second canasta.</source>
        <translation>Aggiunga la donna alle sue donne: è la seconda canasta.</translation>
    </message>
    <message>
        <source>First the queen: it finishes your second canasta.</source>
        <translation>Prima la donna: completa la sua seconda canasta.</translation>
    </message>
    <message>
        <source>Threes need two canastas: without one each costs {points} points, with one they count nothing, with two they bring points.</source>
        <translation>I tre hanno bisogno di due canaste: senza canaste ognuno costa {points} punti, con una non contano nulla, con due portano punti.</translation>
    </message>
    <message>
        <source>Threes need two canastas to bring {points} points each; before, they cost as many.</source>
        <translation>I tre hanno bisogno di due canaste per portare {points} punti ciascuno; prima ne costano altrettanti.</translation>
    </message>
    <message>
        <source>Two canastas: melds and threes count for you. The others have none and pay.</source>
        <translation>Due canaste: combinazioni e tre contano per lei. Gli altri non ne hanno e pagano.</translation>
    </message>
    <message>
        <source>Sevens or aces left unfinished cost {points} points on top.</source>
        <translation>Sette o assi rimasti incompleti costano in più {points} punti.</translation>
    </message>
    <message>
        <source>So do three of them kept in a hand: {points} points.</source>
        <translation>Lo stesso vale per tre di loro tenuti in una mano: {points} punti.</translation>
    </message>
</context>
<context>
    <name>CanastasLesson</name>
    <message>
        <source>Canastas</source>
        <translation>Canaste</translation>
    </message>
    <message>
        <source>Natural ones, mixed ones, and where wild cards belong.</source>
        <translation>Pure, sporche, e dove vanno le matte.</translation>
    </message>
    <message>
        <source>{size} cards of a rank are a canasta. Your kings lack one, the nines two.</source>
        <translation>{size} carte dello stesso valore sono una canasta. Ai suoi re ne manca una, ai nove due.</translation>
    </message>
    <message>
        <source>Complete the kings with your king: raise it and click the meld.</source>
        <translation>Completi i re con il suo re: lo scelga e faccia clic sulla combinazione.</translation>
    </message>
    <message>
        <source>First the king belongs on the kings. Keep the wild cards.</source>
        <translation>Prima il re va con i re. Tenga le matte.</translation>
    </message>
    <message>
        <source>No wild card in it: a natural canasta, worth {natural} points besides its cards. Wild cards would only make it cheaper: keep them away.</source>
        <translation>Nessuna matta: una canasta pura, che vale {natural} punti oltre alle sue carte. Le matte la renderebbero solo meno preziosa: le tenga lontane.</translation>
    </message>
    <message>
        <source>Where natural cards are rare, wild ones help: add both to the nines.</source>
        <translation>Dove le carte naturali sono rare, aiutano le matte: le aggiunga entrambe ai nove.</translation>
    </message>
    <message>
        <source>Add both wild cards to the nines, in one go.</source>
        <translation>Aggiunga le due matte ai nove, in una volta sola.</translation>
    </message>
    <message>
        <source>A mixed canasta pays {mixed} points.</source>
        <translation>Una canasta sporca vale {mixed} punti.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards by your rules.</source>
        <translation>
            <numerusform>Secondo le sue regole una combinazione può avere al massimo una matta.</numerusform>
            <numerusform>Secondo le sue regole una combinazione può avere al massimo %n matte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanastasTopic</name>
    <message>
        <source>Canastas</source>
        <translation>Canaste</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} cards.</source>
        <translation>Una canasta è una combinazione di {size} carte.</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} or more cards.</source>
        <translation>Una canasta è una combinazione di {size} o più carte.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild card.</source>
        <translation>Una canasta pura non ha matte.</translation>
    </message>
    <message numerus="yes">
        <source>A mixed canasta has wild cards, and at least %n natural ones.</source>
        <translation>
            <numerusform>Una canasta sporca ha matte, e almeno %n carta naturale.</numerusform>
            <numerusform>Una canasta sporca ha matte, e almeno %n carte naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a_samba} is a full sequence.</source>
        <translation>{a_samba} è una scala completa.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} has wild cards only.</source>
        <translation>{a_wild_canasta} è fatta solo di matte.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own, with wild cards or without: it does not count as natural or mixed.</source>
        <translation>Una canasta di sette è un tipo a sé, con o senza matte: non conta né come pura né come sporca.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own: it does not count as natural.</source>
        <translation>Una canasta di sette è un tipo a sé: non conta come pura.</translation>
    </message>
    <message>
        <source>These points come on top of the cards&apos; own values, once for each canasta.</source>
        <translation>Questi punti si aggiungono ai punti delle carte, una volta per ogni canasta.</translation>
    </message>
    <message>
        <source>Five natural canastas do not pay for four and a mixed one besides.</source>
        <translation>Cinque canaste pure non valgono anche come quattro più una sporca.</translation>
    </message>
    <message>
        <source>Wild canastas and many canastas pay only the side that went out.</source>
        <translation>Le canaste di matte e il premio per molte canaste vanno solo alla squadra che ha chiuso.</translation>
    </message>
    <message>
        <source>Wild canastas pay only the side that went out.</source>
        <translation>Le canaste di matte portano punti solo alla squadra che ha chiuso.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pura</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sporca</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta di sette</translation>
    </message>
    <message>
        <source>Natural canasta of aces</source>
        <translation>Canasta pura di assi</translation>
    </message>
    <message>
        <source>Five natural canastas, extra</source>
        <translation>Cinque canaste pure, premio</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one, extra</source>
        <translation>Quattro canaste pure e una sporca, premio</translation>
    </message>
    <message>
        <source>Ten canastas of any kind, extra</source>
        <translation>Dieci canaste di qualsiasi tipo, premio</translation>
    </message>
    <message>
        <source>Wild canasta with {jokers}</source>
        <translation>Canasta di matte con {jokers}</translation>
    </message>
    <message>
        <source>Wild canasta of {twos} alone</source>
        <translation>Canasta di matte di sole {twos}</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Ogni altra canasta di matte</translation>
    </message>
</context>
<context>
    <name>CardHandler</name>
    <message>
        <source>A new meld: raise its cards first.</source>
        <translation>Una nuova combinazione: prima scelga le carte.</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>such as: nine of hearts</comment>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>as object: ... discards a joker</comment>
        <translation>un jolly</translation>
    </message>
    <message>
        <source>a Caliente card</source>
        <comment>as object: ... draws a Caliente card</comment>
        <translation>una carta Caliente</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the jack of hearts</comment>
        <translation>il {rank} di {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the queen of hearts</comment>
        <translation>la {rank} di {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the eight of hearts</comment>
        <translation>l’{rank} di {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the ace of hearts</comment>
        <translation>l’{rank} di {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the nine of hearts</comment>
        <translation>il {rank} di {suit}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <translation>carta Caliente</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>pinelle</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>tre neri</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>carte Caliente</translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <translation>
            <numerusform>%n pinella</numerusform>
            <numerusform>%n pinelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black threes</source>
        <translation>
            <numerusform>%n tre nero</numerusform>
            <numerusform>%n tre neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <translation>
            <numerusform>%n quattro</numerusform>
            <numerusform>%n quattro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fives</source>
        <translation>
            <numerusform>%n cinque</numerusform>
            <numerusform>%n cinque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <translation>
            <numerusform>%n sei</numerusform>
            <numerusform>%n sei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sevens</source>
        <translation>
            <numerusform>%n sette</numerusform>
            <numerusform>%n sette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eights</source>
        <translation>
            <numerusform>%n otto</numerusform>
            <numerusform>%n otto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nines</source>
        <translation>
            <numerusform>%n nove</numerusform>
            <numerusform>%n nove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tens</source>
        <translation>
            <numerusform>%n dieci</numerusform>
            <numerusform>%n dieci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jacks</source>
        <translation>
            <numerusform>%n fante</numerusform>
            <numerusform>%n fanti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n donna</numerusform>
            <numerusform>%n donne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n re</numerusform>
            <numerusform>%n re</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n asso</numerusform>
            <numerusform>%n assi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n jolly</numerusform>
            <numerusform>%n jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards</source>
        <translation>
            <numerusform>%n carta Caliente</numerusform>
            <numerusform>%n carte Caliente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red threes</source>
        <translation>
            <numerusform>%n tre rosso</numerusform>
            <numerusform>%n tre rossi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsTopic</name>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quante</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punti ciascuna</translation>
    </message>
    <message numerus="yes">
        <source>%n packs are shuffled together: {total} cards.</source>
        <translation>
            <numerusform>Si usa %n mazzo: {total} carte.</numerusform>
            <numerusform>Si mescolano insieme %n mazzi: {total} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from four to ace are natural cards: they make the melds.</source>
        <translation>Le carte dal quattro all’asso sono carte naturali: con queste si fanno le combinazioni.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are wild: in a meld they stand for a natural card.</source>
        <translation>{twos} e {jokers} sono matte: in una combinazione prendono il posto di una carta naturale.</translation>
    </message>
    <message>
        <source>{bonuses} bring extra points and are never part of a meld.</source>
        <translation>I {bonuses} portano punti in più e non fanno mai parte di una combinazione.</translation>
    </message>
    <message>
        <source>{stops} lie beside the melds as {bonuses} do.</source>
        <translation>I {stops} si mettono accanto alle combinazioni, come i {bonuses}.</translation>
    </message>
    <message>
        <source>{stops} are mostly thrown away; they have a page of their own.</source>
        <translation>I {stops} per lo più si scartano; hanno una pagina tutta loro.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>I semi non contano.</translation>
    </message>
    <message>
        <source>A natural card, two wild cards, a {bonus}, a {stop}.</source>
        <comment>below a picture</comment>
        <translation>Una carta naturale, due matte, un {bonus}, un {stop}.</translation>
    </message>
</context>
<context>
    <name>ClassicTerms</name>
    <message>
        <source>stock</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>tallone</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>pozzo</translation>
    </message>
    <message>
        <source>red three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>tre rosso</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>tre rossi</translation>
    </message>
    <message>
        <source>black three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>tre nero</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>tre neri</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>pinelle</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jolly</translation>
    </message>
</context>
<context>
    <name>CleanOpeningLesson</name>
    <message>
        <source>A clean opening</source>
        <translation>Un’apertura pulita</translation>
    </message>
    <message>
        <source>The first melds hold three natural cards, and a finished rank is dead.</source>
        <translation>L’apertura contiene tre carte naturali, e un valore completato è chiuso per tutti.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points, and three natural cards of a rank among them, without a wild card.</source>
        <translation>L’apertura della sua squadra richiede {need} punti e, tra le combinazioni, tre carte naturali dello stesso valore, senza matte.</translation>
    </message>
    <message>
        <source>The kings are clean. With the queens and the aces they are worth {points} points: lay all three groups together.</source>
        <translation>I re sono senza matte. Con le donne e gli assi valgono {points} punti: cali insieme tutti e tre i gruppi.</translation>
    </message>
    <message>
        <source>Lay the kings, the queens and the aces before you discard.</source>
        <translation>Cali i re, le donne e gli assi prima di scartare.</translation>
    </message>
    <message numerus="yes">
        <source>From now on wild cards join only melds with %n natural cards or more.</source>
        <translation>
            <numerusform>Da ora in poi le matte si aggiungono solo a combinazioni con %n carta naturale o più.</numerusform>
            <numerusform>Da ora in poi le matte si aggiungono solo a combinazioni con %n carte naturali o più.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponents have a canasta of nines: nobody lays nines any more. Yours is of use to nobody, so it is a good discard.</source>
        <translation>Gli avversari hanno una canasta di nove: nessuno cala più nove. Il suo non serve a nessuno, perciò è un buono scarto.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A canasta table: play with others and against the computer.</source>
        <translation>Un tavolo da canasta: si gioca con altri e contro il computer.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>uso</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>open a match or house rules</source>
        <translation>aprire una partita o regole di casa</translation>
    </message>
    <message>
        <source>begin with the first page, not with the last match</source>
        <translation>cominciare dalla prima pagina, non dall’ultima partita</translation>
    </message>
    <message>
        <source>speak this language this time</source>
        <translation>usare questa lingua per questa volta</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>CARTELLA</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>tenere partite e impostazioni in questa cartella</translation>
    </message>
    <message>
        <source>play a deal unseen to try the installation, and end</source>
        <translation>giocare una smazzata senza mostrarla per provare l’installazione, e terminare</translation>
    </message>
    <message>
        <source>put Canasta into the menu of this person&apos;s Linux desktop, and end</source>
        <translation>mettere Canasta nel menu del desktop Linux di questa persona, e terminare</translation>
    </message>
    <message>
        <source>take it out of that menu, and end</source>
        <translation>toglierlo da quel menu, e terminare</translation>
    </message>
    <message>
        <source>tell the version, and end</source>
        <translation>dire la versione, e terminare</translation>
    </message>
    <message>
        <source>tell these options, and end</source>
        <translation>mostrare queste opzioni, e terminare</translation>
    </message>
</context>
<context>
    <name>CompareGamesDialog</name>
    <message>
        <source>Compare two games</source>
        <translation>Confronta due giochi</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Un gioco</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>L’altro gioco</translation>
    </message>
    <message>
        <source>These two are played alike.</source>
        <translation>Questi due si giocano allo stesso modo.</translation>
    </message>
    <message numerus="yes">
        <source>What differs when %n play.</source>
        <translation>
            <numerusform>Che cosa cambia con %n giocatore.</numerusform>
            <numerusform>Che cosa cambia con %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs: the left game for {first}, the right one for {second}.</source>
        <translation>Che cosa cambia: a sinistra il gioco per {first}, a destra quello per {second}.</translation>
    </message>
</context>
<context>
    <name>ContrastTexts</name>
    <message>
        <source>It keeps the {count} {ranks} together.</source>
        <translation>Tiene insieme {count} {ranks}.</translation>
    </message>
    <message>
        <source>It keeps a card for the meld of {ranks}.</source>
        <translation>Tiene una carta per la combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>It keeps the {count} {ranks} in the hand, unseen.</source>
        <translation>Tiene in mano {count} {ranks}, senza scoprire nulla.</translation>
    </message>
    <message>
        <source>It saves the card that blocks the {pile} for a fuller one.</source>
        <translation>Conserva per un {pile} più ricco la carta che lo blocca.</translation>
    </message>
    <message>
        <source>It begins a meld of {ranks}.</source>
        <translation>Inizia una combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>It adds a card to the meld of {ranks}.</source>
        <translation>Aggiunge una carta alla combinazione di {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It saves %n wild cards.</source>
        <translation>
            <numerusform>Risparmia %n matta.</numerusform>
            <numerusform>Risparmia %n matte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their {ranks} lack {count} cards for a canasta, the other meld {other}.</source>
        <translation>Alla loro combinazione di {ranks} mancano {count} carte per la canasta, all’altra {other}.</translation>
    </message>
    <message numerus="yes">
        <source>They want that card: now it brings them only %n cards.</source>
        <translation>
            <numerusform>Gli altri vogliono quella carta: adesso porta loro solo %n carta.</numerusform>
            <numerusform>Gli altri vogliono quella carta: adesso porta loro solo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps wild cards off the natural canasta of {ranks}.</source>
        <translation>Tiene le matte lontane dalla canasta pura di {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>Then only %n cards are left before the foot.</source>
        <translation>
            <numerusform>Così resta solo %n carta prima del pozzetto.</numerusform>
            <numerusform>Così restano solo %n carte prima del pozzetto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move can still follow.</source>
        <translation>La mossa migliore può ancora seguire.</translation>
    </message>
    <message numerus="yes">
        <source>It gets rid of %Ln points, the other card of {other}.</source>
        <translation>
            <numerusform>Libera di %Ln punto; l’altra carta, di {other}.</numerusform>
            <numerusform>Libera di %Ln punti; l’altra carta, di {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It puts %Ln points more on the table.</source>
        <translation>
            <numerusform>Mette %Ln punto in più sul tavolo.</numerusform>
            <numerusform>Mette %Ln punti in più sul tavolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is close.</source>
        <translation>La differenza è minima.</translation>
    </message>
    <message>
        <source>In trials it brings about {points} points more.</source>
        <translation>Nelle prove rende circa {points} punti in più.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {less} of 100 cases, not in {other}.</source>
        <translation>Regala il {pile} in {less} casi su 100, non in {other}.</translation>
    </message>
    <message>
        <source>That is worth more than the risk: {more} in 100, not {other}.</source>
        <translation>Rende più di quanto rischia: {more} su 100, non {other}.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {more} of 100 cases, not in {other}.</source>
        <translation>Regala il {pile} in {more} casi su 100, non in {other}.</translation>
    </message>
    <message>
        <source>It breaks up the {count} {ranks}.</source>
        <translation>Separa {count} {ranks}.</translation>
    </message>
    <message>
        <source>It throws away a card for the meld of {ranks}.</source>
        <translation>Butta via una carta per la combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>It spoils the natural canasta of {ranks}.</source>
        <translation>Rovina la canasta pura di {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves a canasta for %Ln points unmade.</source>
        <translation>
            <numerusform>Rinuncia a una canasta da %Ln punto.</numerusform>
            <numerusform>Rinuncia a una canasta da %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spends %n wild cards more.</source>
        <translation>
            <numerusform>Spende %n matta in più.</numerusform>
            <numerusform>Spende %n matte in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln points in the hand.</source>
        <translation>
            <numerusform>Lascia in mano %Ln punto.</numerusform>
            <numerusform>Lascia in mano %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the %n cards of the {pile}.</source>
        <translation>
            <numerusform>Lascia %n carta nel {pile}.</numerusform>
            <numerusform>Lascia le %n carte del {pile}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountDialog</name>
    <message>
        <source>Write it down</source>
        <translation>Annota</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Forget what was typed</source>
        <translation>Cancella quanto scritto</translation>
    </message>
    <message>
        <source>Delete this deal</source>
        <translation>Elimina questa smazzata</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Smazzata {count}</translation>
    </message>
    <message>
        <source>Type what each side has. The score counts along.</source>
        <translation>Scriva che cosa ha ogni squadra. Il punteggio si conta man mano.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Ha chiuso</translation>
    </message>
    <message>
        <source>In which way</source>
        <translation>In che modo</translation>
    </message>
    <message>
        <source>The lone hand</source>
        <translation>Gioca da solo</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Riposa</translation>
    </message>
    <message>
        <source>A note on this deal</source>
        <translation>Una nota su questa smazzata</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>In mano</translation>
    </message>
</context>
<context>
    <name>DailyDeal</name>
    <message>
        <source>Deal of the day</source>
        <translation>Smazzata del giorno</translation>
    </message>
</context>
<context>
    <name>DailyDealDialog</name>
    <message>
        <source>{day}: one deal, today the same for everybody.</source>
        <translation>{day}: una smazzata, oggi la stessa per tutti.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <translation>Livello degli altri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The same code deals the same cards in the same game for as many players.</source>
        <translation>Lo stesso codice dà le stesse carte nello stesso gioco, con lo stesso numero di giocatori.</translation>
    </message>
    <message>
        <source>By chance, or a deal code</source>
        <translation>A caso, o un codice della smazzata</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Codice della smazzata</translation>
    </message>
</context>
<context>
    <name>DealCodeTexts</name>
    <message>
        <source>A deal code has twelve characters.</source>
        <translation>Un codice della smazzata ha dodici caratteri.</translation>
    </message>
    <message>
        <source>A deal code has letters and digits, but no 0, 1, I, L or O.</source>
        <translation>Un codice della smazzata ha lettere e cifre, ma non 0, 1, I, L e O.</translation>
    </message>
    <message>
        <source>This deal code is mistyped. Compare it once more.</source>
        <translation>Questo codice è scritto male. Lo ricontrolli.</translation>
    </message>
</context>
<context>
    <name>DealComparisonDialog</name>
    <message numerus="yes">
        <source>Points more than the others, the mean of %n deals.</source>
        <translation>
            <numerusform>Punti in più degli altri, in %n smazzata.</numerusform>
            <numerusform>Punti in più degli altri, media di %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computers are playing your cards: deal {done} of {all}.</source>
        <translation>I computer giocano le sue carte: smazzata {done} di {all}.</translation>
    </message>
    <message>
        <source>Your cards in other hands</source>
        <translation>Le sue carte in altre mani</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: there was a hint, or an undo.</source>
        <translation>Questa smazzata non conta per la valutazione: c’è stato un suggerimento, o qualcosa è stato annullato.</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: the cards were played before.</source>
        <translation>Questa smazzata non conta per la valutazione: le carte erano già state giocate.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <comment>points</comment>
        <translation>Da {least} a {most}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {instead} {name}: {made}</source>
        <translation>Turno {turn}: {instead} {name}: {made}</translation>
    </message>
</context>
<context>
    <name>DealReviewDialog</name>
    <message>
        <source>Review of the deal</source>
        <translation>Analisi della smazzata</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Che cosa si guarda</translation>
    </message>
    <message>
        <source>Each decision is tried once more in many possible deals, with what could be known then and no more. What would clearly have been better appears here.</source>
        <translation>Ogni decisione viene riprovata in molte smazzate possibili, con ciò che allora si poteva sapere e niente di più. Quello che sarebbe stato chiaramente meglio compare qui.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Ben giocato</translation>
    </message>
    <message>
        <source>Whatever else could have been done promised no more. To go through the deal once more, choose Watch a deal in the menu Game.</source>
        <translation>Nient’altro prometteva di più. Per rivedere la smazzata, scelga «Rivedi una smazzata» nel menu «Partita».</translation>
    </message>
    <message numerus="yes">
        <source>{name} followed the hint in %n decisions.</source>
        <translation>
            <numerusform>{name} ha seguito il suggerimento in %n decisione.</numerusform>
            <numerusform>{name} ha seguito il suggerimento in %n decisioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions you followed the hint; they are not judged.</source>
        <translation>
            <numerusform>In %n decisione ha seguito il suggerimento: non viene giudicata.</numerusform>
            <numerusform>In %n decisioni ha seguito il suggerimento: non vengono giudicate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at your decisions: {done} of {total}.</source>
        <translation>Esame delle sue decisioni: {done} di {total}.</translation>
    </message>
    <message>
        <source>Looking at all decisions: {done} of {total}.</source>
        <translation>Esame di tutte le decisioni: {done} di {total}.</translation>
    </message>
    <message>
        <source>Some decisions could not be looked at: the computer was too busy.</source>
        <translation>Non è stato possibile esaminare alcune decisioni: il computer era troppo occupato.</translation>
    </message>
    <message>
        <source>What cost {name} most, judged from what {name} could know and tried in many possible deals.</source>
        <translation>Che cosa è costato di più a {name}, secondo ciò che {name} poteva sapere e provato in molte smazzate possibili.</translation>
    </message>
    <message>
        <source>What cost most, judged from what you could know and tried in many possible deals.</source>
        <translation>Che cosa è costato di più, secondo ciò che lei poteva sapere e provato in molte smazzate possibili.</translation>
    </message>
    <message>
        <source>Nothing was found that would clearly have been better.</source>
        <translation>Non è stato trovato nulla che sarebbe stato chiaramente meglio.</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Mossa migliore</translation>
    </message>
    <message>
        <source>Played move</source>
        <translation>Mossa giocata</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>La trovo io</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Dimmela</translation>
    </message>
    <message>
        <source>Show me this moment</source>
        <translation>Mostra questo momento</translation>
    </message>
</context>
<context>
    <name>DealScoreDialog</name>
    <message>
        <source>Score sheet…</source>
        <translation>Segnapunti…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Analisi…</translation>
    </message>
    <message>
        <source>Fairness record…</source>
        <translation>Correttezza…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Watch…</source>
        <translation>Rivedi…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Smazzata {count}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Ben giocato</translation>
    </message>
    <message>
        <source>The others play on as before.</source>
        <translation>Gli altri continuano a giocare come prima.</translation>
    </message>
    <message>
        <source>Stay as it is</source>
        <translation>Lascia com’è</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Traguardi</translation>
    </message>
    <message>
        <source>{name}: {feat}</source>
        <translation>{name}: {feat}</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Rimaste in mano</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>ha riposato</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nessuna carta</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, smazzata {deal}</translation>
    </message>
    <message>
        <source> against </source>
        <comment>between two sides</comment>
        <translation> contro </translation>
    </message>
    <message>
        <source>{player} deals.</source>
        <translation>{player} dà le carte.</translation>
    </message>
    <message>
        <source>{player} has {cards}.</source>
        <translation>{player} ha {cards}.</translation>
    </message>
    <message>
        <source>Turn {turn}. {done}</source>
        <translation>Turno {turn}. {done}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>La smazzata non è ancora finita.</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in the match.</source>
        <translation>{side}: {points} in questa smazzata, {total} nella partita.</translation>
    </message>
</context>
<context>
    <name>DealTopic</name>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>Partners are found by drawing cards: the high cards play against the low ones.</source>
        <translation>I compagni si sorteggiano con le carte: le carte alte giocano contro le basse.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Il primo mazziere è deciso dal caso.</translation>
    </message>
    <message>
        <source>You choose who deals first.</source>
        <translation>Lei sceglie chi dà le carte per primo.</translation>
    </message>
    <message>
        <source>The first dealer sits to the right of the highest card drawn.</source>
        <translation>Il primo mazziere siede alla destra della carta più alta del sorteggio.</translation>
    </message>
    <message>
        <source>Before each deal the cards are cut.</source>
        <translation>Prima di ogni smazzata si taglia il mazzo.</translation>
    </message>
    <message>
        <source>Each player is dealt {count} cards.</source>
        <translation>Ogni giocatore riceve {count} carte.</translation>
    </message>
    <message>
        <source>Each player also gets a second hand of {count} cards, the foot.</source>
        <translation>Ogni giocatore riceve anche una seconda mano di {count} carte, il pozzetto.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. No card is turned up: the {pile} begins with the first discard.</source>
        <translation>Le altre carte restano coperte: sono il {stock}. Non se ne scopre nessuna: il {pile} comincia con il primo scarto.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. Its top card is turned up and begins the {pile}.</source>
        <translation>Le altre carte restano coperte: sono il {stock}. La prima si scopre e dà inizio al {pile}.</translation>
    </message>
    <message>
        <source>A wild card or a {bonus} turned up first is put under the {stock}, and the next card is turned up.</source>
        <translation>Se la prima carta scoperta è una matta o un {bonus}, va sotto il {stock} e se ne scopre un’altra.</translation>
    </message>
    <message>
        <source>A Caliente card turned up first is covered too; it freezes nothing.</source>
        <translation>Anche una carta Caliente scoperta per prima si copre; non congela nulla.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card.</source>
        <translation>Una matta scoperta per prima si copre con la carta successiva.</translation>
    </message>
    <message>
        <source>A wild card turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Una matta scoperta per prima congela il {pile} e si copre con la carta successiva.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Una matta scoperta per prima si copre con la carta successiva; non congela nulla.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card.</source>
        <translation>Un {bonus} scoperto per primo si copre con la carta successiva.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Un {bonus} scoperto per primo congela il {pile} e si copre con la carta successiva.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Un {bonus} scoperto per primo si copre con la carta successiva; non congela nulla.</translation>
    </message>
    <message>
        <source>A {stop} turned up first is covered by the next card.</source>
        <translation>Un {stop} scoperto per primo si copre con la carta successiva.</translation>
    </message>
    <message>
        <source>A {stop} turned up first stays on top of the {pile}.</source>
        <translation>Un {stop} scoperto per primo resta in cima al {pile}.</translation>
    </message>
    <message>
        <source>As many cards as the rank of the first card counts are laid face down under it: 11 under a jack, 12 under a queen, 13 under a king, 14 under an ace.</source>
        <translation>Sotto la prima carta si mettono tante carte coperte quanto conta il suo valore: 11 sotto un fante, 12 sotto una donna, 13 sotto un re, 14 sotto un asso.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left begins. Turn and deal pass on to the left.</source>
        <translation>Comincia il giocatore alla sinistra del mazziere. Il turno e il compito di dare le carte passano a sinistra.</translation>
    </message>
</context>
<context>
    <name>DealingWords</name>
    <message>
        <source>Decks of cards</source>
        <translation>Mazzi di carte</translation>
    </message>
    <message>
        <source>How many decks of 54 cards are shuffled together.</source>
        <translation>Quanti mazzi da 54 carte si mescolano insieme.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Carte date a ogni giocatore</translation>
    </message>
    <message>
        <source>How many cards everybody holds at the start of a deal.</source>
        <translation>Quante carte ha ognuno all’inizio di una smazzata.</translation>
    </message>
    <message>
        <source>Foot (a second hand)</source>
        <translation>Pozzetto (una seconda mano)</translation>
    </message>
    <message>
        <source>Cards that lie face down until the first hand has been played.</source>
        <translation>Carte che restano coperte finché non si è giocata la prima mano.</translation>
    </message>
    <message>
        <source>The foot comes with</source>
        <translation>Il pozzetto arriva con</translation>
    </message>
    <message>
        <source>What a player does to pick it up.</source>
        <translation>Che cosa fa un giocatore per prenderlo.</translation>
    </message>
    <message>
        <source>the last card of the first hand</source>
        <translation>l’ultima carta della prima mano</translation>
    </message>
    <message>
        <source>the first canasta that the player finishes</source>
        <translation>la prima canasta che il giocatore completa</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Carte pescate in un turno</translation>
    </message>
    <message>
        <source>How many cards a player draws from the {stock}.</source>
        <translation>Quante carte un giocatore pesca dal {stock}.</translation>
    </message>
    <message>
        <source>Cards for the side that melds first</source>
        <translation>Carte per la squadra che apre per prima</translation>
    </message>
    <message>
        <source>Who lays its first melds draws them after the discard, without the {pile}.</source>
        <translation>Chi cala l’apertura le pesca dopo lo scarto, se non ha usato il {pile}.</translation>
    </message>
    <message>
        <source>Cards for a side that melds later</source>
        <translation>Carte per una squadra che apre dopo</translation>
    </message>
    <message>
        <source>The same for its first melds, once another side has melded.</source>
        <translation>Lo stesso per la sua apertura, quando un’altra squadra ha già aperto.</translation>
    </message>
    <message>
        <source>Least {stock} for these cards</source>
        <translation>{stock} minimo per queste carte</translation>
    </message>
    <message>
        <source>With fewer cards in the {stock} nobody draws them.</source>
        <translation>Con meno carte nel {stock} nessuno le pesca.</translation>
    </message>
    <message>
        <source>A card is turned up to begin the {pile}</source>
        <translation>Si scopre una carta per iniziare il {pile}</translation>
    </message>
    <message>
        <source>Otherwise the {pile} is empty until the first discard.</source>
        <translation>Altrimenti il {pile} è vuoto fino al primo scarto.</translation>
    </message>
    <message>
        <source>{stops} as the first card of the {pile}</source>
        <translation>{stops} come prima carta del {pile}</translation>
    </message>
    <message>
        <source>When the card turned up after dealing would block the first player.</source>
        <translation>Quando la carta scoperta dopo la distribuzione bloccherebbe il primo giocatore.</translation>
    </message>
    <message>
        <source>another card is put on top</source>
        <translation>ci si mette sopra un’altra carta</translation>
    </message>
    <message>
        <source>the card stays and blocks</source>
        <translation>la carta resta e blocca</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the {pile}</source>
        <translation>Una matta scoperta all’inizio congela il {pile}</translation>
    </message>
    <message>
        <source>It is covered by another card either way.</source>
        <translation>In ogni caso si copre con un’altra carta.</translation>
    </message>
    <message>
        <source>{bonuses} turned up at the start freeze the {pile}</source>
        <translation>{bonuses} scoperti all’inizio: congelano il {pile}</translation>
    </message>
    <message>
        <source>They are covered by another card either way.</source>
        <translation>In ogni caso si coprono con un’altra carta.</translation>
    </message>
    <message>
        <source>Wild cards and {bonuses} turned up at the start go back</source>
        <translation>Matte e {bonuses} scoperti all’inizio tornano indietro</translation>
    </message>
    <message>
        <source>They are put under the {stock}, and another card is turned up.</source>
        <translation>Si mettono sotto il {stock}, e si scopre un’altra carta.</translation>
    </message>
    <message>
        <source>Face-down cards under the first card of the {pile}</source>
        <translation>Carte coperte sotto la prima carta del {pile}</translation>
    </message>
    <message>
        <source>As many as its rank counts; who takes the {pile} gets them, too.</source>
        <translation>Tante quanto conta il suo valore; chi prende il {pile} prende anche queste.</translation>
    </message>
    <message>
        <source>Draw cards for partners</source>
        <translation>Sorteggio dei compagni con le carte</translation>
    </message>
    <message>
        <source>Before the match everybody draws a card; the highest two play together.</source>
        <translation>Prima della partita ognuno pesca una carta; le due più alte giocano insieme.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primo mazziere</translation>
    </message>
    <message>
        <source>Who deals first in a match.</source>
        <translation>Chi dà le carte per primo in una partita.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>the players choose</source>
        <translation>lo scelgono i giocatori</translation>
    </message>
    <message>
        <source>right of the highest card drawn</source>
        <translation>a destra della carta più alta</translation>
    </message>
    <message>
        <source>Cut before dealing</source>
        <translation>Taglio prima di dare le carte</translation>
    </message>
    <message>
        <source>The deck is cut before each deal. The cards stay as they come.</source>
        <translation>Il mazzo si taglia prima di ogni smazzata. Le carte restano come vengono.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone</source>
        <translation>Chi prende per primo il {pile} gioca da solo</translation>
    </message>
    <message>
        <source>For three: the other two are partners for the rest of the deal.</source>
        <translation>Per tre: gli altri due sono compagni per il resto della smazzata.</translation>
    </message>
</context>
<context>
    <name>DeckControl</name>
    <message>
        <source>More cards</source>
        <translation>Altre carte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>{name}, with suits of its own</source>
        <translation>{name}, con semi propri</translation>
    </message>
    <message>
        <source>Your cards are not there any more: open them again.</source>
        <translation>Le sue carte non ci sono più: le apra di nuovo.</translation>
    </message>
    <message>
        <source>A card deck of KDE or GNOME…</source>
        <translation>Un mazzo di KDE o GNOME…</translation>
    </message>
    <message>
        <source>A folder of pictures…</source>
        <translation>Una cartella di immagini…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Togli {name}</translation>
    </message>
    <message>
        <source>Card decks ({kinds})</source>
        <translation>Mazzi di carte ({kinds})</translation>
    </message>
    <message>
        <source>Open a card deck</source>
        <translation>Apri un mazzo di carte</translation>
    </message>
    <message>
        <source>Open a folder with a picture of each card</source>
        <translation>Apri una cartella con un’immagine per ogni carta</translation>
    </message>
    <message>
        <source>{name} is being opened…</source>
        <translation>Apertura di {name}…</translation>
    </message>
    <message>
        <source>{name} is being opened: {done} %</source>
        <translation>Apertura di {name}: {done}%</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>{name} cannot be read. Allow Canasta to read it, or copy it elsewhere.</source>
        <translation>{name} non si può leggere. Permetta a Canasta di leggerlo, o lo copi altrove.</translation>
    </message>
    <message>
        <source>{name} is larger than cards ever are. Choose another deck.</source>
        <translation>{name} è più grande di qualsiasi mazzo di carte. Scelga un altro mazzo.</translation>
    </message>
    <message>
        <source>{name} is damaged or no card deck. Choose another one.</source>
        <translation>{name} è danneggiato o non è un mazzo di carte. Ne scelga un altro.</translation>
    </message>
    <message>
        <source>There are no playing cards in {name}. Choose a card deck of KDE, GNOME or PySolFC.</source>
        <translation>In {name} non ci sono carte da gioco. Scelga un mazzo di KDE, GNOME o PySolFC.</translation>
    </message>
    <message>
        <source>{name} holds other cards than canasta is played with. Choose another deck.</source>
        <translation>{name} contiene carte diverse da quelle con cui si gioca a canasta. Scelga un altro mazzo.</translation>
    </message>
    <message>
        <source>Some of the 52 cards are missing in {name}. Choose a whole deck.</source>
        <translation>In {name} mancano alcune delle 52 carte. Scelga un mazzo completo.</translation>
    </message>
    <message>
        <source>Drawing {name} takes too long. Choose another deck.</source>
        <translation>Disegnare {name} richiede troppo tempo. Scelga un altro mazzo.</translation>
    </message>
    <message>
        <source>There is no room to keep {name}. Make room on the disk, then try again.</source>
        <translation>Non c’è spazio per conservare {name}. Liberi spazio sul disco, poi riprovi.</translation>
    </message>
</context>
<context>
    <name>DimTools</name>
    <message>
        <source>No match is on the table: deal the cards first.</source>
        <translation>Sul tavolo non c’è nessuna partita: prima dia le carte.</translation>
    </message>
    <message>
        <source>Only in a match, not in a lesson, an exercise or a watched deal.</source>
        <translation>Solo in una partita, non in una lezione, in un esercizio o in una smazzata rivista.</translation>
    </message>
    <message>
        <source>Nobody has played since your last move.</source>
        <translation>Dalla sua ultima mossa non ha giocato nessuno.</translation>
    </message>
    <message>
        <source>You have taken nothing back.</source>
        <translation>Non ha annullato nulla.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>In questa partita non è ancora finita nessuna smazzata.</translation>
    </message>
    <message>
        <source>No computer has played in this deal yet.</source>
        <translation>In questa smazzata non ha ancora giocato nessun computer.</translation>
    </message>
    <message>
        <source>No other deal follows whose rules could change.</source>
        <translation>Non restano smazzate di cui si possano cambiare le regole.</translation>
    </message>
    <message>
        <source>Only where several people play a match that is not over.</source>
        <translation>Solo se più persone giocano una partita che non è finita.</translation>
    </message>
    <message>
        <source>Only where people play a match that is not over.</source>
        <translation>Solo se qualcuno gioca una partita che non è finita.</translation>
    </message>
</context>
<context>
    <name>DiscardDecision</name>
    <message>
        <source>What to discard</source>
        <translation>Che cosa scartare</translation>
    </message>
    <message>
        <source>The card that helps the next player least.</source>
        <translation>La carta che aiuta meno il giocatore successivo.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others: whoever plays next can take the {pile} with a card that fits one of them.</source>
        <translation>Prima di scartare, guardi le combinazioni degli altri: chi gioca dopo di lei può prendere il {pile} con una carta che va su una di queste.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}. Which card do you discard?</source>
        <translation>Nel {pile} ci sono {count} carte. Quale carta scarta?</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Find one of which they have no meld.</source>
        <translation>Quella carta va su una loro combinazione: regala loro tutte le {count} carte. Ne trovi una di cui non hanno combinazioni.</translation>
    </message>
    <message>
        <source>The seven is the safest: three sevens lie in the {pile}, so few are left in the hands of others. What was discarded before tells what is safe.</source>
        <translation>Il sette è il più sicuro: nel {pile} ci sono già tre sette, perciò agli altri ne restano pochi. Gli scarti precedenti dicono che cosa è sicuro.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}, and four of your cards fit their melds. But you hold a {stop}.</source>
        <translation>Nel {pile} ci sono {count} carte, e quattro delle sue vanno sulle loro combinazioni. Ma lei ha un {stop}.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Quale carta scarta? Decida lei.</translation>
    </message>
    <message>
        <source>With two eights, or an eight and a wild card, they get all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Con due otto, o un otto e una matta, prendono tutte le {count} carte. Sotto il {stop} non le prende nessuno.</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Quella carta va su una loro combinazione: regala loro tutte le {count} carte. Sotto il {stop} non le prende nessuno.</translation>
    </message>
    <message>
        <source>It holds the next player off for one turn only. Keep a {stop} for the moment at which much is at stake.</source>
        <translation>Ferma il giocatore successivo per un turno soltanto. Tenga un {stop} per il momento in cui la posta è alta.</translation>
    </message>
</context>
<context>
    <name>DiscardFacts</name>
    <message>
        <source>Mind: the next player can take the {pile} for it and add it to {ranks}.</source>
        <translation>Attenzione: con questa carta il giocatore successivo può prendere il {pile} e aggiungerla alla combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>The next player has not opened and needs a natural pair for it.</source>
        <translation>Il giocatore successivo non ha aperto, e gli serve una coppia naturale.</translation>
    </message>
    <message>
        <source>{ranks}: the next player threw one away too.</source>
        <translation>{ranks}: anche il giocatore successivo ne ha scartata una.</translation>
    </message>
    <message>
        <source>{ranks}: the next player let one lie lately.</source>
        <translation>{ranks}: poco fa il giocatore successivo ne ha lasciata passare una.</translation>
    </message>
    <message>
        <source>The next player&apos;s side has no meld of {ranks}.</source>
        <translation>La squadra del giocatore successivo non ha una combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>Nothing else in the hand goes with it.</source>
        <translation>Nient’altro in mano va con questa carta.</translation>
    </message>
    <message>
        <source>{melded} melded</source>
        <translation>{melded} sul tavolo</translation>
    </message>
    <message>
        <source>{piled} in the {pile}</source>
        <translation>{piled} nel {pile}</translation>
    </message>
    <message>
        <source>{ranks}: {where}; {unseen} not seen yet.</source>
        <translation>{ranks}: {where}; {unseen} non ancora viste.</translation>
    </message>
</context>
<context>
    <name>DiscardReasons</name>
    <message>
        <source>With a wild card on top, the next player cannot take the {pile}.</source>
        <translation>Con una matta in cima, il giocatore successivo non può prendere il {pile}.</translation>
    </message>
    <message>
        <source>With this card on top, the next player cannot take the {pile}.</source>
        <translation>Con questa carta in cima, il giocatore successivo non può prendere il {pile}.</translation>
    </message>
    <message>
        <source>It was the card that could be spared best.</source>
        <translation>Era la carta di cui si poteva fare a meno più facilmente.</translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Il rischio che il giocatore successivo prenda il {pile} con questa carta: {risk} su 100.</translation>
    </message>
    <message numerus="yes">
        <source>In the hand it was worth about %Ln points.</source>
        <translation>
            <numerusform>In mano valeva circa %Ln punto.</numerusform>
            <numerusform>In mano valeva circa %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner may want to lay some cards first.</source>
        <translation>Forse il compagno vuole calare prima qualche carta.</translation>
    </message>
    <message>
        <source>By these rules nobody goes out without asking the partner.</source>
        <translation>Con queste regole nessuno chiude senza chiedere al compagno.</translation>
    </message>
    <message>
        <source>That depends on what the cards in the hand would lose.</source>
        <translation>Dipende da quanto perderebbero le carte in mano.</translation>
    </message>
    <message numerus="yes">
        <source>They would have lost %Ln points.</source>
        <translation>
            <numerusform>Avrebbero perso %Ln punto.</numerusform>
            <numerusform>Avrebbero perso %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A special hand ({hand}): {points} points at once.</source>
        <translation>Una mano speciale ({hand}): {points} punti in un colpo solo.</translation>
    </message>
    <message>
        <source>All cards could go, and that ends the deal.</source>
        <translation>Si potevano calare tutte le carte, e così finisce la smazzata.</translation>
    </message>
    <message numerus="yes">
        <source>All cards could go, and with %n canastas that ends the deal.</source>
        <translation>
            <numerusform>Si potevano calare tutte le carte, e con %n canasta così finisce la smazzata.</numerusform>
            <numerusform>Si potevano calare tutte le carte, e con %n canaste così finisce la smazzata.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawReasons</name>
    <message>
        <source>The {pile} was not to be had, or not worth it.</source>
        <translation>Il {pile} non si poteva prendere, o non ne valeva la pena.</translation>
    </message>
    <message>
        <source>The {stock} is empty, and the {pile} was not to be had, or not worth it.</source>
        <translation>Il {stock} è vuoto, e il {pile} non si poteva prendere, o non ne valeva la pena.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the {pile} seemed worth more than drawing from the {stock}.</source>
        <translation>
            <numerusform>%n carta del {pile} sembrava valere più di una pescata dal {stock}.</numerusform>
            <numerusform>%n carte del {pile} sembravano valere più di una pescata dal {stock}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looked better by %Ln points.</source>
        <translation>
            <numerusform>Sembrava meglio di %Ln punto.</numerusform>
            <numerusform>Sembrava meglio di %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no other way to go on.</source>
        <translation>Non c’era altro modo di andare avanti.</translation>
    </message>
    <message numerus="yes">
        <source>The {pile} could be taken, but that looked %Ln points worse.</source>
        <translation>
            <numerusform>Il {pile} si poteva prendere, ma sembrava peggio di %Ln punto.</numerusform>
            <numerusform>Il {pile} si poteva prendere, ma sembrava peggio di %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Caliente card brings %n new cards.</source>
        <translation>
            <numerusform>La carta Caliente porta %n carta nuova.</numerusform>
            <numerusform>La carta Caliente porta %n carte nuove.</numerusform>
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
            <numerusform>punti per smazzata contro «{level}» con le stesse carte, su %n smazzata</numerusform>
            <numerusform>punti per smazzata contro «{level}» con le stesse carte, su %n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rating follows from %n compared deals of a game.</source>
        <translation>
            <numerusform>Per una valutazione serve %n smazzata confrontata di un gioco.</numerusform>
            <numerusform>Per una valutazione servono %n smazzate confrontate di un gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {figure} {explanation}.</source>
        <translation>La sua valutazione: {figure} {explanation}.</translation>
    </message>
    <message>
        <source>The nearest strength is “{level}”.</source>
        <translation>Il livello più vicino è «{level}».</translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>With Caliente cards</source>
        <translation>Con le carte Caliente</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>Il pozzo è sempre congelato</translation>
    </message>
    <message>
        <source>With a third deck</source>
        <translation>Con un terzo mazzo</translation>
    </message>
    <message>
        <source>All six play</source>
        <translation>Giocano tutti e sei</translation>
    </message>
    <message>
        <source>With four packs of cards</source>
        <translation>Con quattro mazzi di carte</translation>
    </message>
    <message>
        <source>With three packs of cards</source>
        <translation>Con tre mazzi di carte</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>circa {count} min</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} giocatori</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>da {fewest} a {most} giocatori</translation>
    </message>
    <message>
        <source>{some} or {most} players</source>
        <translation>{some} o {most} giocatori</translation>
    </message>
    <message>
        <source>{count} in each hand</source>
        <translation>{count} in ogni mano</translation>
    </message>
    <message>
        <source>{count} more in each foot</source>
        <translation>altre {count} in ogni pozzetto</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>a {points} punti</translation>
    </message>
    <message>
        <source>wild cards only in melds of their own</source>
        <translation>matte solo in combinazioni proprie</translation>
    </message>
    <message>
        <source>no wild cards in melds</source>
        <translation>niente matte nelle combinazioni</translation>
    </message>
    <message>
        <source>at most {count} wild cards beside natural ones</source>
        <translation>al massimo {count} matte accanto alle carte naturali</translation>
    </message>
    <message>
        <source>at most {count} wild cards in a meld</source>
        <translation>al massimo {count} matte in una combinazione</translation>
    </message>
    <message>
        <source>at least {count} natural cards beside wild ones</source>
        <translation>almeno {count} carte naturali accanto alle matte</translation>
    </message>
    <message>
        <source>beside natural cards always fewer wild ones</source>
        <translation>accanto alle carte naturali sempre meno matte</translation>
    </message>
    <message>
        <source>wild cards: always fewer than natural ones</source>
        <translation>matte: sempre meno delle carte naturali</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>il pozzo è sempre congelato</translation>
    </message>
    <message>
        <source>two cards from the hand take the pile</source>
        <translation>due carte della mano prendono il pozzo</translation>
    </message>
    <message>
        <source>the top card alone may join your meld</source>
        <translation>la carta in cima può andare da sola sulla sua combinazione</translation>
    </message>
    <message>
        <source>Samba with melds of wild cards; you go out with a sequence</source>
        <translation>Samba con combinazioni di matte; per chiudere ci vuole una scala</translation>
    </message>
    <message>
        <source>Sequences and melds of wild cards in one game; without a sequence of seven nobody goes out.</source>
        <translation>Scale e combinazioni di matte in un solo gioco; senza una scala di sette carte nessuno chiude.</translation>
    </message>
    <message>
        <source>The sources leave open whether black threes cost 100 when the stock runs out, and whether wild cards may join sets while a meld of them is unfinished. Here they cost 100 only when somebody went out, and wild cards are free.</source>
        <translation>Le fonti non dicono se i tre neri costano 100 quando il tallone si esaurisce, né se le matte possono andare nei gruppi finché una combinazione di matte è incompleta. Qui costano 100 solo se qualcuno ha chiuso, e le matte sono libere.</translation>
    </message>
    <message>
        <source>Bolivia with canastas to open, and short sequences that cost</source>
        <translation>Bolivia in cui si apre con una canasta e le scale corte costano</translation>
    </message>
    <message>
        <source>Bolivia with a canasta to open late in the match. Sequences of fewer than five cards cost 1,000 points.</source>
        <translation>Bolivia in cui verso la fine della partita si apre con una canasta. Le scale con meno di cinque carte costano 1000 punti.</translation>
    </message>
    <message>
        <source>The sources leave open what counts for the 200 points from 8,000 on, and whether each short sequence costs 1,000. Here the values of all cards laid count, without canastas, and each one costs.</source>
        <translation>Le fonti non dicono che cosa conta per i 200 punti da 8000 in poi, né se ogni scala corta costa 1000. Qui contano i punti di tutte le carte calate, senza canaste, e ogni scala corta costa.</translation>
    </message>
    <message>
        <source>Three packs or four, with sequences and melds of wild cards</source>
        <translation>Tre o quattro mazzi, con scale e combinazioni di matte</translation>
    </message>
    <message>
        <source>Sets, sequences and melds of wild cards, with three packs of cards or four.</source>
        <translation>Gruppi, scale e combinazioni di matte, con tre o quattro mazzi di carte.</translation>
    </message>
    <message>
        <source>This is a reconstruction: only the packs and the kinds of melds are described. All other values are those of Bolivia, and house rules can change each of them.</source>
        <translation>Questa è una ricostruzione: sono descritti solo i mazzi e i tipi di combinazione. Tutti gli altri valori sono quelli della Bolivia, e le regole di casa possono cambiarli uno per uno.</translation>
    </message>
    <message>
        <source>The laws of 1949 to 1951, with ordinary cards</source>
        <translation>Le regole dal 1949 al 1951, con carte comuni</translation>
    </message>
    <message>
        <source>The game of the great canasta years: two natural cards of your own take a frozen pile.</source>
        <translation>Il gioco dei grandi anni della canasta: due carte naturali in mano prendono un pozzo congelato.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Hand and Foot</source>
        <translation>La scatola Complete di Winning Moves: Hand and Foot</translation>
    </message>
    <message>
        <source>A second hand, the foot, waits for you. Four deals, and five canastas to go out.</source>
        <translation>Una seconda mano, il pozzetto, la aspetta. Quattro smazzate, e cinque canaste per chiudere.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Samba</source>
        <translation>La scatola Complete di Winning Moves: Samba</translation>
    </message>
    <message>
        <source>Draw two cards, throw one. Sequences of seven cards pay most; two canastas to go out.</source>
        <translation>Si pescano due carte, se ne scarta una. Le scale di sette carte valgono più di tutto; due canaste per chiudere.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Standard</source>
        <translation>La scatola Complete di Winning Moves: Standard</translation>
    </message>
    <message>
        <source>The game of the big box, with Bonus and Stop cards; one canasta to go out.</source>
        <translation>Il gioco della scatola grande, con carte Bonus e Stop; una canasta per chiudere.</translation>
    </message>
    <message>
        <source>Melds end with seven cards, and wild canastas pay by what is in them</source>
        <translation>Le combinazioni finiscono a sette carte, e le canaste di matte valgono secondo ciò che contengono</translation>
    </message>
    <message>
        <source>Seven twos are worth 4,000 points. The pile is always frozen, and no meld outgrows seven cards.</source>
        <translation>Sette pinelle valgono 4000 punti. Il pozzo è sempre congelato, e nessuna combinazione supera le sette carte.</translation>
    </message>
    <message>
        <source>The source leaves open how many canastas you need for going out, and whose the black threes of a taken pile are. Here one canasta is enough, a wild one too, and they count for the side that took them, whatever it has melded.</source>
        <translation>La fonte non dice quante canaste servono per chiudere, né a chi vanno i tre neri di un pozzo preso. Qui basta una canasta, anche di matte, e i tre neri contano per la squadra che li ha presi, qualunque cosa abbia calato.</translation>
    </message>
    <message>
        <source>The boxed game as Geeky Hobbies explains it</source>
        <translation>Il gioco in scatola come lo spiega Geeky Hobbies</translation>
    </message>
    <message>
        <source>The game of the boxes, told more fully; for every number of players.</source>
        <translation>Il gioco delle scatole, spiegato più a fondo; per ogni numero di giocatori.</translation>
    </message>
    <message>
        <source>Hand and Foot as card players know it, with a pack more than players</source>
        <translation>Hand and Foot come lo conoscono i giocatori, con un mazzo più dei giocatori</translation>
    </message>
    <message>
        <source>A second hand waits for you. From the pile come the top seven cards, and two twos take a two.</source>
        <translation>Una seconda mano la aspetta. Dal pozzo si prendono le sette carte in cima, e due pinelle prendono una pinella.</translation>
    </message>
    <message>
        <source>The sources leave open where a joker that two jokers take is laid, and how play ends with the stock. Here it joins the open meld of wild cards, and play goes on while the pile is taken.</source>
        <translation>Le fonti non dicono dove va un jolly preso da due jolly, né come finisce il gioco quando il tallone è esaurito. Qui va sulla combinazione di matte ancora aperta, e si gioca finché si prende il pozzo.</translation>
    </message>
    <message>
        <source>The boxed game by Hasbro, 2001</source>
        <translation>Il gioco in scatola di Hasbro, 2001</translation>
    </message>
    <message>
        <source>Any number of wild cards, as long as they are fewer than the natural ones.</source>
        <translation>Quante matte si vuole, purché siano meno delle carte naturali.</translation>
    </message>
    <message>
        <source>Three packs without sequences; twos are a rank of their own</source>
        <translation>Tre mazzi senza scale; le pinelle sono un valore a sé</translation>
    </message>
    <message>
        <source>The pile begins with cards that nobody knows, and only a pair takes it. Seven twos pay 3,000, and many canastas pay extra.</source>
        <translation>Il pozzo comincia con carte che nessuno conosce, e solo una coppia lo prende. Sette pinelle valgono 3000, e molte canaste danno un premio.</translation>
    </message>
    <message>
        <source>The sources leave open when red threes count minus, which side gets the points for many canastas, and how many cards lie under an ace. Here red threes need two canastas, both sides get the points, and it is 14.</source>
        <translation>Le fonti non dicono quando i tre rossi contano in meno, a quale squadra va il premio per molte canaste, e quante carte vanno sotto un asso. Qui i tre rossi richiedono due canaste, il premio va a entrambe le squadre, e le carte sono 14.</translation>
    </message>
    <message>
        <source>Thirteen cards, no card turned up, and no mercy for what is left unfinished</source>
        <translation>Tredici carte, nessuna scoperta, e nessuna pietà per ciò che resta incompleto</translation>
    </message>
    <message>
        <source>The pile is always frozen and begins empty. Sevens and aces pay 2,500, wild cards 2,000 or more; unfinished, they cost as much.</source>
        <translation>Il pozzo è sempre congelato e all’inizio è vuoto. Sette e assi valgono 2500, le matte 2000 o più; incompleti, costano altrettanto.</translation>
    </message>
    <message>
        <source>The sources leave open what happens when every discard is barred, and what an unfinished meld with four jokers costs. Here any card is thrown then, and it costs 2,000 points as others do. A special hand needs no canastas and no question, and twos and jokers mix only as the five wild cards of a dream hand.</source>
        <translation>Le fonti non dicono che cosa succede quando ogni scarto è vietato, né quanto costa una combinazione incompleta con quattro jolly. Qui in quel caso si scarta una carta qualsiasi, e la combinazione costa 2000 punti come le altre. Una mano speciale non richiede canaste né domande, e pinelle e jolly si mescolano solo come le cinque matte di una mano da sogno.</translation>
    </message>
    <message>
        <source>Four packs for five or six, with a packet to earn and sevens to keep</source>
        <translation>Quattro mazzi per cinque o sei, con un pozzetto da guadagnare e i sette da tenere</translation>
    </message>
    <message>
        <source>Your first canasta brings you eleven more cards. Sevens stay in the hand until both sides have a canasta of them.</source>
        <translation>La sua prima canasta le porta altre undici carte. I sette restano in mano finché entrambe le squadre non ne hanno una canasta.</translation>
    </message>
    <message>
        <source>The sources leave open when the packet is taken up, whether one must have it for going out, and what going out pays. Here it comes at once, nobody goes out without it, and going out pays 100.</source>
        <translation>Le fonti non dicono quando si prende il pozzetto, se bisogna averlo per chiudere, e quanto vale la chiusura. Qui arriva subito, nessuno chiude senza, e la chiusura vale 100.</translation>
    </message>
    <message>
        <source>Classic canasta with four packs; its own rules were never published</source>
        <translation>Canasta classica con quattro mazzi; le sue regole non sono mai state pubblicate</translation>
    </message>
    <message>
        <source>Four packs, two cards a turn and two canastas to go out: classic canasta at full speed.</source>
        <translation>Quattro mazzi, due carte per turno e due canaste per chiudere: canasta classica a tutta velocità.</translation>
    </message>
    <message>
        <source>Nothing is known of this game but its name and its four packs. All else is our own reading, classic canasta made larger; house rules change it.</source>
        <translation>Di questo gioco si conoscono solo il nome e i quattro mazzi. Tutto il resto è una nostra lettura, la canasta classica in grande; le regole di casa la cambiano.</translation>
    </message>
    <message>
        <source>The game with three packs from the laws of 1951</source>
        <translation>Il gioco con tre mazzi secondo le regole del 1951</translation>
    </message>
    <message>
        <source>Sequences of one suit pay most. Two canastas to go out, and red threes need them, too.</source>
        <translation>Le scale di un solo seme valgono più di tutto. Due canaste per chiudere, e servono anche ai tre rossi.</translation>
    </message>
    <message>
        <source>The sources disagree about the first melds from 7,000 points on, 150 or 160, and do not say whether a hand laid at once needs them. Here they need 150, always.</source>
        <translation>Le fonti non concordano sull’apertura da 7000 punti in poi, 150 o 160, e non dicono se serve anche per una mano calata in una volta. Qui serve sempre, ed è 150.</translation>
    </message>
    <message>
        <source>Canasta with three packs for six players, all of them at the table</source>
        <translation>Canasta con tre mazzi per sei giocatori, tutti al tavolo</translation>
    </message>
    <message>
        <source>Six play at once, in two sides of three or three sides of two; two canastas to go out.</source>
        <translation>Giocano in sei insieme, in due squadre da tre o tre squadre da due; due canaste per chiudere.</translation>
    </message>
    <message>
        <source>The source tells what differs from the game for four. It does not say how many cards are drawn, nor whether the card turned up counts toward the first meld: here both are as in the game for four.</source>
        <translation>La fonte dice che cosa cambia rispetto al gioco per quattro. Non dice quante carte si pescano, né se la carta scoperta conta per l’apertura: qui entrambe le cose sono come nel gioco per quattro.</translation>
    </message>
    <message>
        <source>Classic canasta with ordinary cards</source>
        <translation>Canasta classica con carte comuni</translation>
    </message>
    <message>
        <source>A good beginning: ordinary cards, short rules, and always two cards of your own for the pile.</source>
        <translation>Un buon inizio: carte comuni, regole brevi, e per il pozzo sempre due carte della sua mano.</translation>
    </message>
    <message>
        <source>Canasta for three, with a lone hand against two partners</source>
        <translation>Canasta per tre, con uno da solo contro due compagni</translation>
    </message>
    <message>
        <source>All begin alone. Who first takes the pile plays on alone, and the other two become partners for the deal.</source>
        <translation>Tutti cominciano da soli. Chi prende per primo il pozzo continua da solo, e gli altri due diventano compagni per la smazzata.</translation>
    </message>
    <message>
        <source>The sources leave open whether a partner&apos;s melds of the same rank are joined, and whether going out needs one canasta or two. Here both melds stay, and two canastas are needed, those of both partners together.</source>
        <translation>Le fonti non dicono se le combinazioni dello stesso valore di due compagni si uniscono, e se per chiudere serve una canasta o due. Qui restano entrambe le combinazioni, e servono due canaste, contando quelle di tutti e due i compagni.</translation>
    </message>
    <message>
        <source>Wild cards alone are melds, and the pile is always frozen</source>
        <translation>Le matte da sole formano combinazioni, e il pozzo è sempre congelato</translation>
    </message>
    <message>
        <source>Wild cards make canastas of their own, and the pile is always frozen.</source>
        <translation>Le matte formano canaste proprie, e il pozzo è sempre congelato.</translation>
    </message>
    <message>
        <source>The sources leave open whether a wild canasta counts for going out as any other does, and whether wild cards may still join other melds while one of wild cards is unfinished. Here both hold.</source>
        <translation>Le fonti non dicono se una canasta di matte conta per chiudere come ogni altra, e se le matte possono ancora andare in altre combinazioni mentre una di matte è incompleta. Qui valgono entrambe le cose.</translation>
    </message>
    <message>
        <source>The boxed game by Winning Moves</source>
        <translation>Il gioco in scatola di Winning Moves</translation>
    </message>
    <message>
        <source>The usual boxed game: Bonus, Stop and wild cards with pictures, one canasta to go out.</source>
        <translation>Il consueto gioco in scatola: Bonus, Stop e matte con figure, una canasta per chiudere.</translation>
    </message>
</context>
<context>
    <name>EndTexts</name>
    <message>
        <source>That was the lesson “{title}”.</source>
        <translation>Questa era la lezione «{title}».</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna al gioco</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Prossima: {title}</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Without a {stock}, a fitting card must be taken</source>
        <translation>Senza {stock}, una carta che va bene si deve prendere</translation>
    </message>
    <message>
        <source>When the top card fits your meld and the {pile} is not frozen.</source>
        <translation>Quando la carta in cima va su una sua combinazione e il {pile} non è congelato.</translation>
    </message>
    <message>
        <source>The last card of the {stock} ends the deal</source>
        <translation>L’ultima carta del {stock} mette fine alla smazzata</translation>
    </message>
    <message>
        <source>Who draws it plays the turn to its end; then the deal is over.</source>
        <translation>Chi la pesca gioca il turno fino in fondo; poi la smazzata è finita.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card end the deal</source>
        <translation>{bonuses} come ultima carta: fine della smazzata</translation>
    </message>
    <message>
        <source>There is no card left to replace it with.</source>
        <translation>Non c’è più una carta con cui sostituirlo.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card stay in the hand</source>
        <translation>{bonuses} come ultima carta: restano in mano</translation>
    </message>
    <message>
        <source>They are not laid then, and cost what such a card costs in a hand.</source>
        <translation>Allora non si calano, e costano quanto costa una carta così in mano.</translation>
    </message>
    <message>
        <source>A deal in which nobody goes out is void</source>
        <translation>Una smazzata in cui nessuno chiude è nulla</translation>
    </message>
    <message>
        <source>When the {stock} is used up, no side scores anything.</source>
        <translation>Quando il {stock} è esaurito, nessuna squadra segna punti.</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Punti per vincere la partita</translation>
    </message>
    <message>
        <source>A side with so many points ends the match.</source>
        <translation>Una squadra che raggiunge questi punti mette fine alla partita.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>nessun traguardo</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Smazzate in una partita</translation>
    </message>
    <message>
        <source>After so many deals the match is over.</source>
        <translation>Dopo questo numero di smazzate la partita è finita.</translation>
    </message>
    <message>
        <source>until the target is reached</source>
        <translation>fino al traguardo</translation>
    </message>
    <message>
        <source>Sides that are equal at the end</source>
        <translation>Squadre alla pari alla fine</translation>
    </message>
    <message>
        <source>When two sides lead with the same score as the match would be over.</source>
        <translation>Quando due squadre sono in testa con lo stesso punteggio al momento della fine.</translation>
    </message>
    <message>
        <source>another deal decides</source>
        <translation>decide un’altra smazzata</translation>
    </message>
    <message>
        <source>they share the win</source>
        <translation>vincono entrambe</translation>
    </message>
</context>
<context>
    <name>ErrorRateTexts</name>
    <message>
        <source>Points lost a decision</source>
        <translation>Punti persi per decisione</translation>
    </message>
    <message numerus="yes">
        <source>{points} in %n decisions</source>
        <translation>
            <numerusform>{points} in %n decisione</numerusform>
            <numerusform>{points} in %n decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the moves of the hints, in many trials. Their luck counts for and against you, and cancels out in time.</source>
        <translation>In confronto alle mosse dei suggerimenti, in molte prove. Il loro caso conta a favore e contro e col tempo si compensa.</translation>
    </message>
    <message>
        <source>Result {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Risultato {lead}: decisioni proprie {own} ± {doubt}, carte e altri giocatori {rest}.</translation>
    </message>
    <message>
        <source>Mean result of a deal {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Risultato medio di una smazzata {lead}: decisioni proprie {own} ± {doubt}, carte e altri giocatori {rest}.</translation>
    </message>
    <message>
        <source>{first} at first, {last} of late.</source>
        <comment>points lost a decision</comment>
        <translation>{first} all’inizio, {last} ultimamente.</translation>
    </message>
    <message>
        <source>Let a deal be reviewed to the end, and it counts here.</source>
        <translation>Una smazzata analizzata fino in fondo conta qui.</translation>
    </message>
    <message>
        <source>Three exercises</source>
        <translation>Tre esercizi</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Deal {deal}. You deal.</source>
        <translation>Smazzata {deal}. Lei dà le carte.</translation>
    </message>
    <message>
        <source>Deal {deal}. {player} deals.</source>
        <translation>Smazzata {deal}. {player} dà le carte.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Lei riposa.</translation>
    </message>
    <message>
        <source>{player} sits out.</source>
        <translation>{player} riposa.</translation>
    </message>
    <message>
        <source>{player} ({card})</source>
        <comment>a player and the card drawn</comment>
        <translation>{player} ({card})</translation>
    </message>
    <message>
        <source>Cards drawn for the seats: {cards}.</source>
        <translation>Carte del sorteggio dei posti: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>La sua mano: {cards}.</translation>
    </message>
    <message>
        <source>You lay a {bonus}.</source>
        <translation>Lei cala un {bonus}.</translation>
    </message>
    <message>
        <source>{player} lays a {bonus}.</source>
        <translation>{player} cala un {bonus}.</translation>
    </message>
    <message>
        <source>You lay a {stop} aside.</source>
        <translation>Lei mette da parte un {stop}.</translation>
    </message>
    <message>
        <source>{player} lays a {stop} aside.</source>
        <translation>{player} mette da parte un {stop}.</translation>
    </message>
    <message>
        <source>You play alone in this deal; {first} and {second} are partners.</source>
        <translation>In questa smazzata lei gioca senza compagno; {first} e {second} sono compagni.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; you and {second} are partners.</source>
        <translation>In questa smazzata {lone} gioca senza compagno; lei e {second} siete compagni.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; {first} and {second} are partners.</source>
        <translation>In questa smazzata {lone} gioca senza compagno; {first} e {second} sono compagni.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Carta scoperta: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie face down under it.</source>
        <translation>
            <numerusform>Sotto c’è %n carta coperta.</numerusform>
            <numerusform>Sotto ci sono %n carte coperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a lei.</translation>
    </message>
    <message>
        <source>{player} draws another card instead.</source>
        <translation>{player} pesca un’altra carta in cambio.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} pesca una carta.</translation>
    </message>
    <message>
        <source>You draw {a_card}.</source>
        <translation>Lei pesca {a_card}.</translation>
    </message>
    <message>
        <source>{player} draws {a_card}.</source>
        <translation>{player} pesca {a_card}.</translation>
    </message>
    <message>
        <source>You draw {a_card} instead.</source>
        <translation>In cambio lei pesca {a_card}.</translation>
    </message>
    <message>
        <source>{player} draws {a_card} instead.</source>
        <translation>{player} pesca {a_card} in cambio.</translation>
    </message>
    <message numerus="yes">
        <source>You take the {pile}: %n cards.</source>
        <translation>
            <numerusform>Lei prende il {pile}: %n carta.</numerusform>
            <numerusform>Lei prende il {pile}: %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the {pile}: %n cards.</source>
        <translation>
            <numerusform>{player} prende il {pile}: %n carta.</numerusform>
            <numerusform>{player} prende il {pile}: %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down under it were {cards}.</source>
        <translation>Sotto c’erano, coperte: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the %n face-down cards.</source>
        <translation>
            <numerusform>{player} prende anche %n carta coperta.</numerusform>
            <numerusform>{player} prende anche le %n carte coperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play a Caliente card.</source>
        <translation>Lei gioca una carta Caliente.</translation>
    </message>
    <message>
        <source>{player} plays a Caliente card.</source>
        <translation>{player} gioca una carta Caliente.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Lei cala {cards}.</translation>
    </message>
    <message>
        <source>{player} lays {cards}.</source>
        <translation>{player} cala {cards}.</translation>
    </message>
    <message>
        <source>You add {cards}.</source>
        <translation>Lei aggiunge {cards}.</translation>
    </message>
    <message>
        <source>{player} adds {cards}.</source>
        <translation>{player} aggiunge {cards}.</translation>
    </message>
    <message>
        <source>You combine two melds.</source>
        <translation>Lei unisce due combinazioni.</translation>
    </message>
    <message>
        <source>{player} combines two melds.</source>
        <translation>{player} unisce due combinazioni.</translation>
    </message>
    <message>
        <source>A natural canasta!</source>
        <translation>Una canasta pura!</translation>
    </message>
    <message>
        <source>A mixed canasta!</source>
        <translation>Una canasta sporca!</translation>
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
        <source>A canasta of sevens!</source>
        <translation>Una canasta di sette!</translation>
    </message>
    <message>
        <source>You discard {a_card}.</source>
        <translation>Lei scarta {a_card}.</translation>
    </message>
    <message>
        <source>{player} discards {a_card}.</source>
        <translation>{player} scarta {a_card}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen.</source>
        <translation>Il {pile} è congelato.</translation>
    </message>
    <message>
        <source>You ask {partner}: may I go out?</source>
        <translation>Lei chiede a {partner}: posso chiudere?</translation>
    </message>
    <message>
        <source>{player} asks you: may I go out?</source>
        <translation>{player} le chiede: posso chiudere?</translation>
    </message>
    <message>
        <source>{player} asks {partner}: may I go out?</source>
        <translation>{player} chiede a {partner}: posso chiudere?</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Lei risponde di sì.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Lei risponde di no.</translation>
    </message>
    <message>
        <source>{player} says yes.</source>
        <translation>{player} risponde di sì.</translation>
    </message>
    <message>
        <source>{player} says no.</source>
        <translation>{player} risponde di no.</translation>
    </message>
    <message>
        <source>You could not go out: all see {cards}.</source>
        <translation>Lei non ha potuto chiudere: tutti vedono {cards}.</translation>
    </message>
    <message>
        <source>{player} could not go out and shows {cards}.</source>
        <translation>{player} non ha potuto chiudere e mostra {cards}.</translation>
    </message>
    <message>
        <source>You pick up your foot.</source>
        <translation>Lei prende il pozzetto.</translation>
    </message>
    <message>
        <source>{player} picks up the foot.</source>
        <translation>{player} prende il pozzetto.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Lei passa.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passa.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Il {stock} è vuoto.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Lei ha chiuso.</translation>
    </message>
    <message>
        <source>{player} went out.</source>
        <translation>{player} ha chiuso.</translation>
    </message>
    <message>
        <source>You went out with a concealed hand.</source>
        <translation>Lei ha chiuso in mano.</translation>
    </message>
    <message>
        <source>{player} went out with a concealed hand.</source>
        <translation>{player} ha chiuso in mano.</translation>
    </message>
    <message>
        <source>You laid a special hand open: {hand}.</source>
        <translation>Lei ha scoperto una mano speciale: {hand}.</translation>
    </message>
    <message>
        <source>{player} laid a special hand open: {hand}.</source>
        <translation>{player} ha scoperto una mano speciale: {hand}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>The deal is over: the {stock} is empty and nobody went out.</source>
        <translation>La smazzata è finita: il {stock} è vuoto e nessuno ha chiuso.</translation>
    </message>
    <message>
        <source>The deal is over: the last card was a {bonus}.</source>
        <translation>La smazzata è finita: l’ultima carta era un {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {points} points.</source>
        <translation>{side}: {points} punti.</translation>
    </message>
    <message>
        <source>The match is over. {side}: victory!</source>
        <translation>La partita è finita. {side}: vittoria!</translation>
    </message>
</context>
<context>
    <name>ExerciseFlow</name>
    <message>
        <source>The judge could not look at every move. Nothing is kept.</source>
        <translation>Il giudice non ha potuto esaminare ogni mossa. Non si conserva nulla.</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Torna all’esercizio</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Opening with exactly the minimum</source>
        <translation>Aprire con il minimo esatto</translation>
    </message>
    <message>
        <source>Taking a frozen {pile}</source>
        <translation>Prendere un {pile} congelato</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Difendersi</translation>
    </message>
    <message>
        <source>When to freeze</source>
        <translation>Quando congelare</translation>
    </message>
    <message>
        <source>When to go out</source>
        <translation>Quando chiudere</translation>
    </message>
    <message>
        <source>The {stock} runs out</source>
        <translation>Il {stock} si esaurisce</translation>
    </message>
    <message>
        <source>Draw, then open with as few cards as you can: what stays in the hand can take the {pile}.</source>
        <translation>Peschi, poi apra con meno carte possibile: quello che resta in mano può prendere il {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen, and you hold the pair. Is it worth more than a card from the {stock}?</source>
        <translation>Il {pile} è congelato, e lei ha la coppia. Vale più di una carta dal {stock}?</translation>
    </message>
    <message>
        <source>The others are ahead and want the {pile}. Find the discard that gives them least.</source>
        <translation>Gli altri sono in vantaggio e vogliono il {pile}. Trovi lo scarto che dà loro di meno.</translation>
    </message>
    <message>
        <source>A fat {pile}, and the others have melds. Does your wild card pay more in the {pile} than in your hand?</source>
        <translation>Un {pile} ricco, e gli altri hanno combinazioni. La sua matta rende di più nel {pile} o in mano?</translation>
    </message>
    <message>
        <source>You can go out soon. Now, or a turn later with more on the table?</source>
        <translation>Presto può chiudere. Adesso, o un turno dopo con di più sul tavolo?</translation>
    </message>
    <message>
        <source>Only two cards are left in the {stock}. Get rid of what would count against you.</source>
        <translation>Nel {stock} restano solo due carte. Si liberi di ciò che conterebbe contro di lei.</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Altri esercizi</translation>
    </message>
    <message>
        <source>From new deals</source>
        <translation>Da nuove smazzate</translation>
    </message>
    <message>
        <source>From my own deals</source>
        <translation>Dalle mie smazzate</translation>
    </message>
    <message>
        <source>Ten in a row, easy to hard</source>
        <translation>Dieci di fila, dal facile al difficile</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Next for me</source>
        <translation>Il prossimo per me</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Positions from real deals. In each, one move is clearly the best: find it.</source>
        <translation>Posizioni da smazzate vere. In ognuna c’è una mossa chiaramente migliore: la trovi.</translation>
    </message>
    <message numerus="yes">
        <source>%n from before come back today.</source>
        <translation>
            <numerusform>Oggi ne torna %n di prima.</numerusform>
            <numerusform>Oggi ne tornano %n di prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>None from before comes back today.</source>
        <translation>Oggi non ne torna nessuno di prima.</translation>
    </message>
    <message>
        <source>About a minute each.</source>
        <translation>Circa un minuto ciascuno.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n esercizio</numerusform>
            <numerusform>%n esercizi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n non ancora provato</numerusform>
            <numerusform>%n non ancora provati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n da ripetere</numerusform>
            <numerusform>%n da ripetere</numerusform>
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
            <numerusform>{made} di {most} trovati; %n posizione esaminata.</numerusform>
            <numerusform>{made} di {most} trovati; %n posizioni esaminate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new exercises were found.</source>
        <translation>
            <numerusform>È stato trovato %n esercizio nuovo.</numerusform>
            <numerusform>Sono stati trovati %n esercizi nuovi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made in the background, on this computer. It takes a few minutes.</source>
        <translation>Si preparano in secondo piano, su questo computer. Ci vuole qualche minuto.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tutti i temi</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}</source>
        <translation>{game}, {players}</translation>
    </message>
</context>
<context>
    <name>ExhaustionTopic</name>
    <message>
        <source>When the {stock} is empty</source>
        <translation>Quando il {stock} è vuoto</translation>
    </message>
    <message>
        <source>A deal that ends so is void: no side gets points in it, or loses any.</source>
        <translation>Una smazzata che finisce così è nulla: nessuna squadra riceve o perde punti.</translation>
    </message>
    <message>
        <source>Whoever draws the last card plays the turn to its end. With the discard the deal is over.</source>
        <translation>Chi pesca l’ultima carta gioca il turno fino in fondo. Con lo scarto la smazzata è finita.</translation>
    </message>
    <message>
        <source>Then nobody gets the points for going out.</source>
        <translation>Allora nessuno riceve i punti della chiusura.</translation>
    </message>
    <message>
        <source>With an empty {stock} the deal goes on while each player takes the {pile}.</source>
        <translation>Con il {stock} vuoto la smazzata continua finché ogni giocatore prende il {pile}.</translation>
    </message>
    <message>
        <source>Nobody has to take it.</source>
        <translation>Nessuno è obbligato a prenderlo.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits an unfinished meld of the own side.</source>
        <translation>Chi può prenderlo deve farlo, se non è congelato e la carta in cima va su una combinazione incompleta della propria squadra.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits a meld of the own side.</source>
        <translation>Chi può prenderlo deve farlo, se non è congelato e la carta in cima va su una combinazione della propria squadra.</translation>
    </message>
    <message>
        <source>Whoever cannot take it, or does not want to, passes: the deal is over.</source>
        <translation>Chi non può o non vuole prenderlo passa: la smazzata è finita.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, it stays in the hand and costs {points} points, and the deal ends at once.</source>
        <translation>Se l’ultima carta del {stock} è un {bonus}, resta in mano e costa {points} punti, e la smazzata finisce subito.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus} or a {stop}, it stays in the hand and the deal ends at once: the {bonus} costs {points} points, the {stop} its value.</source>
        <translation>Se l’ultima carta del {stock} è un {bonus} o un {stop}, resta in mano e la smazzata finisce subito: il {bonus} costa {points} punti, il {stop} quanto vale.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the deal ends at once.</source>
        <translation>Se l’ultima carta del {stock} è un {bonus}, la smazzata finisce subito.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the turn goes on without it. Whoever then can neither discard nor go out ends the deal.</source>
        <translation>Se l’ultima carta del {stock} è un {bonus}, il turno continua senza sostituirlo. Chi allora non può né scartare né chiudere mette fine alla smazzata.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>A turn begins with %n cards from here, or with the {pile}.</source>
        <translation>
            <numerusform>Un turno comincia con %n carta da qui, o con il {pile}.</numerusform>
            <numerusform>Un turno comincia con %n carte da qui, o con il {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends.</source>
        <translation>Non c’è nulla da pescare: chi non può prendere il {pile} passa, e la smazzata finisce.</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>Il {pile}</translation>
    </message>
    <message>
        <source>It is empty. What is discarded lies here.</source>
        <translation>È vuoto. Qui vanno gli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes all of it.</source>
        <translation>
            <numerusform>Contiene %n carta, in cima {card}. Chi lo prende lo prende tutto.</numerusform>
            <numerusform>Contiene %n carte, in cima {card}. Chi lo prende lo prende tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down at the bottom: nobody knows them yet.</source>
        <translation>
            <numerusform>%n è coperta in fondo: nessuno la conosce ancora.</numerusform>
            <numerusform>%n di queste sono coperte in fondo: nessuno le conosce ancora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</source>
        <translation>
            <numerusform>Contiene %n carta, in cima {card}. Chi lo prende riceve al massimo le {most} in cima.</numerusform>
            <numerusform>Contiene %n carte, in cima {card}. Chi lo prende riceve al massimo le {most} in cima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take it while that card lies on top.</source>
        <translation>Nessuno può prenderlo finché quella carta è in cima.</translation>
    </message>
    <message>
        <source>It is open for you.</source>
        <translation>È aperto per lei.</translation>
    </message>
    <message>
        <source>Two natural {ranks} from your hand take it; you hold {have}.</source>
        <translation>Lo prendono due {ranks} naturali della sua mano; lei ha {have}.</translation>
    </message>
    <message>
        <source>Two {ranks} from your hand take it; you hold {have}.</source>
        <translation>Lo prendono due {ranks} della sua mano; lei ha {have}.</translation>
    </message>
    <message>
        <source>One of them and a wild card do as well.</source>
        <translation>Basta anche una di queste con una matta.</translation>
    </message>
    <message>
        <source>Or the top card joins your meld alone.</source>
        <translation>Oppure la carta in cima va da sola sulla sua combinazione.</translation>
    </message>
    <message>
        <source>In this game it is always frozen.</source>
        <translation>In questo gioco è sempre congelato.</translation>
    </message>
    <message>
        <source>It is frozen for everybody, because of {cards}.</source>
        <translation>È congelato per tutti, a causa di {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for your side, because of {cards}.</source>
        <translation>È congelato per la sua squadra, a causa di {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for you, because your side has not melded.</source>
        <translation>È congelato per lei, perché la sua squadra non ha aperto.</translation>
    </message>
    <message>
        <source>Your side takes it only after its first melds, which come from the hand.</source>
        <translation>La sua squadra lo prende solo dopo l’apertura, che viene dalla mano.</translation>
    </message>
    <message>
        <source>A canasta must be among its first melds.</source>
        <translation>Nell’apertura ci dev’essere una canasta.</translation>
    </message>
    <message>
        <source>A canasta that is not mixed must be among its first melds.</source>
        <translation>Nell’apertura ci dev’essere una canasta che non sia sporca.</translation>
    </message>
    <message>
        <source>Your first melds need {need} points together.</source>
        <translation>La sua apertura richiede in tutto {need} punti.</translation>
    </message>
    <message>
        <source>The meld with the top card would count {have} of them.</source>
        <translation>La combinazione con la carta in cima ne conterebbe {have}.</translation>
    </message>
    <message numerus="yes">
        <source>Its %n cards count {points} points.</source>
        <translation>
            <numerusform>La sua %n carta conta {points} punti.</numerusform>
            <numerusform>Le sue %n carte contano {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The canasta adds {points} points to them.</source>
        <translation>La canasta aggiunge altri {points} punti.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards make it a canasta.</source>
        <translation>
            <numerusform>Con %n carta in più è una canasta.</numerusform>
            <numerusform>Con %n carte in più è una canasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is closed: no more cards join it.</source>
        <translation>È chiusa: non si aggiungono altre carte.</translation>
    </message>
    <message>
        <source>No more wild cards join it.</source>
        <translation>Non si aggiungono altre matte.</translation>
    </message>
    <message numerus="yes">
        <source>It may hold %n wild cards and has {have}.</source>
        <translation>
            <numerusform>Può avere %n matta e ne ha {have}.</numerusform>
            <numerusform>Può avere %n matte e ne ha {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards.</source>
        <translation>Le carte naturali devono essere più delle matte.</translation>
    </message>
    <message numerus="yes">
        <source>Each wild card needs %n natural cards.</source>
        <translation>
            <numerusform>Ogni matta richiede %n carta naturale.</numerusform>
            <numerusform>Ogni matta richiede %n carte naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can add to it in your turn.</source>
        <translation>Può aggiungervi carte nel suo turno.</translation>
    </message>
    <message>
        <source>With a score of {score}, the first melds need {need} points.</source>
        <translation>Con un punteggio di {score}, l’apertura richiede {need} punti.</translation>
    </message>
    <message>
        <source>In deal {deal}, the first melds need {need} points.</source>
        <translation>Nella smazzata {deal}, l’apertura richiede {need} punti.</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln points on the table, and against you in your hand.</source>
        <translation>
            <numerusform>Vale %Ln punto sul tavolo, e altrettanto contro di lei in mano.</numerusform>
            <numerusform>Vale %Ln punti sul tavolo, e altrettanti contro di lei in mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>{need} cards of a rank make a meld; wild cards can stand in for some.</source>
        <translation>{need} carte dello stesso valore formano una combinazione; le matte possono sostituirne alcune.</translation>
    </message>
    <message>
        <source>It stands in for a card of a meld. On the {pile} it freezes it.</source>
        <translation>Sostituisce una carta di una combinazione. Sul {pile} lo congela.</translation>
    </message>
    <message>
        <source>It is laid beside your melds and another card drawn; it is never discarded.</source>
        <translation>Si mette accanto alle combinazioni e si pesca un’altra carta; non si scarta mai.</translation>
    </message>
    <message>
        <source>On the {pile} it keeps the next player from taking it.</source>
        <translation>Sul {pile} impedisce al giocatore successivo di prenderlo.</translation>
    </message>
    <message>
        <source>It is melded only to go out.</source>
        <translation>Si cala solo per chiudere.</translation>
    </message>
    <message>
        <source>It is never melded.</source>
        <translation>Non si cala mai.</translation>
    </message>
    <message>
        <source>Played instead of drawing, it fills a small hand up.</source>
        <translation>Giocata invece di pescare, riempie una mano piccola.</translation>
    </message>
    <message>
        <source>Cards of a suit in a row make a meld, too.</source>
        <translation>Anche carte di un seme in fila formano una combinazione.</translation>
    </message>
    <message>
        <source>Wild cards make melds of their own, too.</source>
        <translation>Anche le matte da sole formano una combinazione.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas before it may go out.</source>
        <translation>
            <numerusform>A una squadra serve %n canasta prima di poter chiudere.</numerusform>
            <numerusform>A una squadra servono %n canaste prima di poter chiudere.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins your meld of {ranks}.</source>
        <translation>Va sulla sua combinazione di {ranks}.</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Choose a face, {place}</source>
        <translation>Scegli un volto, {place}</translation>
    </message>
    <message>
        <source>{name} has it: the two change faces.</source>
        <translation>Ce l’ha {name}: i due si scambiano i volti.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Cane</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Volpe</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Orso</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Coniglio</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Gufo</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Topo</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Rana</translation>
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
        <translation>Maiale</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Riccio</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguino</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Procione</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Pecora</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tigre</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Fairness record</source>
        <translation>Registro di correttezza</translation>
    </message>
    <message>
        <source>What the computers did</source>
        <translation>Che cosa hanno fatto i computer</translation>
    </message>
    <message>
        <source>What the computer saw</source>
        <translation>Che cosa ha visto il computer</translation>
    </message>
    <message>
        <source>When the first deal is over, you see here what every computer saw.</source>
        <translation>Quando la prima smazzata sarà finita, vedrà qui che cosa ha visto ogni computer.</translation>
    </message>
    <message>
        <source>Deal {count}: what every computer saw when it chose. It was told no more.</source>
        <translation>Smazzata {count}: che cosa ha visto ogni computer quando ha scelto. Non gli è stato detto altro.</translation>
    </message>
    <message>
        <source>Fingerprint of deal {count}, which is being played: {print}</source>
        <translation>Impronta della smazzata {count}, che è in corso: {print}</translation>
    </message>
    <message>
        <source>Checked: the cards dealt were those fixed before the match.</source>
        <translation>Verificato: le carte date erano quelle fissate prima della partita.</translation>
    </message>
    <message>
        <source>The cards dealt are not those fixed before the match!</source>
        <translation>Le carte date non sono quelle fissate prima della partita!</translation>
    </message>
    <message>
        <source>Deal {count} had the fingerprint {print}. Its salt is {salt}: compare the fingerprint with the one shown during the deal.</source>
        <translation>La smazzata {count} aveva l’impronta {print}. Il suo sale è {salt}: confronti l’impronta con quella mostrata durante la smazzata.</translation>
    </message>
</context>
<context>
    <name>FeatTexts</name>
    <message>
        <source>Concealed</source>
        <translation>Chiusura in mano</translation>
    </message>
    <message>
        <source>Shut out</source>
        <translation>Cappotto</translation>
    </message>
    <message>
        <source>Great pile</source>
        <translation>Gran pozzo</translation>
    </message>
    <message>
        <source>Heap of fifty</source>
        <translation>Pozzo da cinquanta</translation>
    </message>
    <message>
        <source>Three natural canastas</source>
        <translation>Tre canaste pure</translation>
    </message>
    <message>
        <source>Seven natural canastas</source>
        <translation>Sette canaste pure</translation>
    </message>
    <message>
        <source>Five canastas</source>
        <translation>Cinque canaste</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Canasta di matte</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta di sette</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mano speciale</translation>
    </message>
    <message>
        <source>Dream hand</source>
        <translation>Mano da sogno</translation>
    </message>
    <message>
        <source>Red threes at extra pay</source>
        <translation>Tre rossi con premio</translation>
    </message>
    <message>
        <source>Half the way</source>
        <translation>A metà strada</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>In rimonta</translation>
    </message>
    <message>
        <source>Every deal</source>
        <translation>Ogni smazzata</translation>
    </message>
    <message>
        <source>Against the strongest</source>
        <translation>Contro i più forti</translation>
    </message>
    <message>
        <source>Went out concealed.</source>
        <translation>Ha chiuso in mano.</translation>
    </message>
    <message>
        <source>Went out before the others had laid a card.</source>
        <translation>Ha chiuso prima che gli altri avessero calato una carta.</translation>
    </message>
    <message>
        <source>Took a pile of thirty cards or more.</source>
        <translation>Ha preso un pozzo di trenta carte o più.</translation>
    </message>
    <message>
        <source>Took a pile of fifty cards or more.</source>
        <translation>Ha preso un pozzo di cinquanta carte o più.</translation>
    </message>
    <message>
        <source>Three natural canastas of one side in a deal.</source>
        <translation>Tre canaste pure di una squadra in una smazzata.</translation>
    </message>
    <message>
        <source>Seven natural canastas of one side in a match.</source>
        <translation>Sette canaste pure di una squadra in una partita.</translation>
    </message>
    <message>
        <source>Five canastas of one side in a deal.</source>
        <translation>Cinque canaste di una squadra in una smazzata.</translation>
    </message>
    <message>
        <source>Completed a canasta of wild cards.</source>
        <translation>Ha completato una canasta di matte.</translation>
    </message>
    <message>
        <source>Completed a samba: seven cards of a suit in a row.</source>
        <translation>Ha completato una samba: sette carte di un seme in fila.</translation>
    </message>
    <message>
        <source>Completed a canasta of sevens.</source>
        <translation>Ha completato una canasta di sette.</translation>
    </message>
    <message>
        <source>Laid a special hand open and ended the deal.</source>
        <translation>Una mano speciale scoperta, che mette fine alla smazzata.</translation>
    </message>
    <message>
        <source>Laid a dream hand open.</source>
        <translation>Ha scoperto una mano da sogno.</translation>
    </message>
    <message>
        <source>So many red threes that they paid extra.</source>
        <translation>Abbastanza tre rossi per un premio.</translation>
    </message>
    <message>
        <source>Half of the points that the match needs, in one deal.</source>
        <translation>Metà dei punti che servono per la partita, in una smazzata.</translation>
    </message>
    <message>
        <source>Won after being behind by a third of the match.</source>
        <translation>Vittoria dopo uno svantaggio di un terzo della partita.</translation>
    </message>
    <message>
        <source>Won a match with the most points in every deal.</source>
        <translation>Partita vinta con più punti di tutti in ogni smazzata.</translation>
    </message>
    <message>
        <source>Won against strong players, with no hint and nothing undone.</source>
        <translation>Vittoria contro giocatori forti, senza suggerimenti e senza annullare nulla.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>“{name}” is among your house rules now. Choose it in New match.</source>
        <translation>«{name}» ora è tra le sue regole di casa. La scelga in «Nuova partita».</translation>
    </message>
</context>
<context>
    <name>FinderRow</name>
    <message>
        <source>Search: game, player, date, note</source>
        <translation>Cerca: gioco, giocatore, data, nota</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <translation>Cerca tra le partite salvate</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>How many finished games are kept</source>
        <translation>Quante partite finite si conservano</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Prima le più recenti</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Per giocatori</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Prima le più grandi</translation>
    </message>
    <message>
        <source>Keep the last {count}</source>
        <translation>Conserva le ultime {count}</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conserva tutte</translation>
    </message>
    <message>
        <source>Older finished games without a note are deleted when this list is opened.</source>
        <translation>Le partite finite più vecchie senza nota si eliminano quando si apre questo elenco.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>Your first deal</source>
        <translation>La sua prima smazzata</translation>
    </message>
    <message>
        <source>From the first card to the score.</source>
        <translation>Dalla prima carta al punteggio.</translation>
    </message>
    <message>
        <source>Draw from the {stock} first.</source>
        <translation>Prima peschi dal {stock}.</translation>
    </message>
    <message>
        <source>Some turns later your side has six kings. One more makes a canasta. Draw.</source>
        <translation>Qualche turno dopo la sua squadra ha sei re. Uno in più fa una canasta. Peschi.</translation>
    </message>
    <message>
        <source>You drew a king. Raise it, then click your kings on the table.</source>
        <translation>Ha pescato un re. Lo scelga, poi faccia clic sui suoi re sul tavolo.</translation>
    </message>
    <message>
        <source>You drew a king. Click it, then click your kings on the table.</source>
        <translation>Ha pescato un re. Ci faccia clic, poi faccia clic sui suoi re sul tavolo.</translation>
    </message>
    <message>
        <source>Not yet: first the king belongs on your kings.</source>
        <translation>Non ancora: prima il re va sui suoi re.</translation>
    </message>
    <message>
        <source>Discard the five or the four, and keep both eights for your next turn.</source>
        <translation>Scarti il cinque o il quattro, e tenga i due otto per il prossimo turno.</translation>
    </message>
    <message>
        <source>Discard the five or the four: the eights belong together.</source>
        <translation>Scarti il cinque o il quattro: gli otto vanno insieme.</translation>
    </message>
    <message>
        <source>A canasta! It pays {natural} points.</source>
        <translation>Una canasta! Vale {natural} punti.</translation>
    </message>
    <message>
        <source>A canasta! Without wild cards it is natural, has a red card on top, and pays {natural} points.</source>
        <translation>Una canasta! Senza matte è pura, ha in cima una carta rossa e vale {natural} punti.</translation>
    </message>
    <message>
        <source>A canasta without wild cards: it has a red card on top and brings {natural} points.</source>
        <translation>Una canasta senza matte: ha in cima una carta rossa e vale {natural} punti.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is mixed and pays {mixed}.</source>
        <translation>Con le matte, come questa combinazione, una canasta è sporca e vale {mixed}.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is “mixed” and brings {mixed}.</source>
        <translation>Con le matte, come questa combinazione, una canasta è «sporca» e vale {mixed}.</translation>
    </message>
    <message numerus="yes">
        <source>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Senza carte lei chiude, e la smazzata finisce. Per questo alla sua squadra serve una canasta: ce l’ha. Peschi.</numerusform>
            <numerusform>Senza carte lei chiude, e la smazzata finisce. Per questo alla sua squadra servono %n canaste: le ha. Peschi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Chi non ha carte «chiude»: niente più turni, si contano i punti. Per questo alla sua squadra serve una canasta: ce l’ha. Peschi.</numerusform>
            <numerusform>Chi non ha carte «chiude»: niente più turni, si contano i punti. Per questo alla sua squadra servono %n canaste: le ha. Peschi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eights are a meld: lay all of them, so that one card is left.</source>
        <translation>Gli otto sono una combinazione: li cali tutti, così resta una carta sola.</translation>
    </message>
    <message>
        <source>Lay the eights first: one card is left to discard.</source>
        <translation>Prima cali gli otto: resta una carta da scartare.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table count plus, cards still in a hand minus.</source>
        <translation>Ha chiuso: {points} punti in più. Le carte sul tavolo contano in più, quelle ancora in mano in meno.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table bring points, cards in a hand cost points.</source>
        <translation>Ha chiuso: {points} punti in più. Le carte sul tavolo portano punti, quelle in mano ne costano.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals the side with more points wins.</source>
        <translation>
            <numerusform>Dopo una smazzata vince la squadra con più punti.</numerusform>
            <numerusform>Dopo %n smazzate vince la squadra con più punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a side has {target} points after a deal, the match ends: the higher total wins.</source>
        <translation>Quando dopo una smazzata una squadra ha {target} punti, la partita finisce: vince il totale più alto.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, until a side has {target} points: more points win.</source>
        <translation>Poi si danno di nuovo le carte, finché una squadra ha {target} punti: vince chi ne ha di più.</translation>
    </message>
</context>
<context>
    <name>FirstMeldTexts</name>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more. Your kings make {points1}, the queens with the wild card {points2}: enough.</source>
        <translation>Per aprire, alla sua squadra servono {need} punti o più. I suoi re valgono {points1}, le donne con la matta {points2}: bastano.</translation>
    </message>
    <message>
        <source>Now raise both queens and the wild card. Then click the empty table.</source>
        <translation>Ora scelga le due donne e la matta. Poi faccia clic su una parte libera del tavolo.</translation>
    </message>
    <message>
        <source>First lay the kings, and the queens with the wild card. Leave the nines in your hand: you will need them.</source>
        <translation>Prima cali i re, e le donne con la matta. Lasci in mano i nove: le serviranno.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, without a wild card. Your kings make {points1}, the queens {points2}: enough.</source>
        <translation>Per aprire, alla sua squadra servono {need} punti o più, senza matte. I suoi re valgono {points1}, le donne {points2}: bastano.</translation>
    </message>
    <message>
        <source>Now raise the three queens. Then click the empty table.</source>
        <translation>Ora scelga le tre donne. Poi faccia clic su una parte libera del tavolo.</translation>
    </message>
    <message>
        <source>First lay the kings and the queens. Leave the nines in your hand: you will need them.</source>
        <translation>Prima cali i re e le donne. Lasci in mano i nove: le serviranno.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, three natural cards of a rank among them. Your kings make {points1}, the queens with the joker {points2}, the aces with the two {points3}: enough.</source>
        <translation>Per aprire, alla sua squadra servono {need} punti o più, con tre carte naturali dello stesso valore. I suoi re valgono {points1}, le donne con il jolly {points2}, gli assi con la pinella {points3}: bastano.</translation>
    </message>
    <message>
        <source>Now raise the queens and the joker. Then click the empty table.</source>
        <translation>Ora scelga le donne e il jolly. Poi faccia clic su una parte libera del tavolo.</translation>
    </message>
    <message>
        <source>Now raise the aces and the two. Then click the empty table.</source>
        <translation>Ora scelga gli assi e la pinella. Poi faccia clic su una parte libera del tavolo.</translation>
    </message>
    <message>
        <source>First lay the kings, the queens with the joker, and the aces with the two. Leave the nines in your hand: you will need them.</source>
        <translation>Prima cali i re, le donne con il jolly e gli assi con la pinella. Lasci in mano i nove: le serviranno.</translation>
    </message>
    <message>
        <source>Click the three kings: they rise. Then click the empty table, or press {lay_key}.</source>
        <translation>Faccia clic sui tre re: si alzano. Poi faccia clic su una parte libera del tavolo, o prema {lay_key}.</translation>
    </message>
    <message>
        <source>Now press the button that lays all.</source>
        <translation>Ora prema il pulsante che cala tutto.</translation>
    </message>
</context>
<context>
    <name>FirstTimeCard</name>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>FirstTimeTexts</name>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets all its cards.</source>
        <translation>Il {pile} è stato preso: chi può calare subito la carta in cima ne riceve tutte le carte.</translation>
    </message>
    <message>
        <source>The {pile} was frozen: now only two natural cards like its top card take it.</source>
        <translation>Il {pile} è stato congelato: ora lo prendono solo due carte naturali come quella in cima.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Vale {points} punti.</translation>
    </message>
    <message>
        <source>It counts {points} points once its side has melds.</source>
        <translation>Vale {points} punti quando la sua squadra ha combinazioni.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta.</source>
        <translation>Vale {points} punti quando la sua squadra ha una canasta.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has two canastas.</source>
        <translation>Vale {points} punti quando la sua squadra ha due canaste.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta of sevens.</source>
        <translation>Vale {points} punti quando la sua squadra ha una canasta di sette.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Costa {points} punti.</translation>
    </message>
    <message>
        <source>A {stop} was discarded: the next player cannot take the {pile}.</source>
        <translation>È stato scartato un {stop}: il giocatore successivo non può prendere il {pile}.</translation>
    </message>
    <message>
        <source>Who could go out may ask the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Chi potrebbe chiudere può prima chiedere al compagno se va bene: sì o no, non si dice altro.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Chi vuole chiudere chiede prima al compagno se va bene: sì o no, non si dice altro.</translation>
    </message>
    <message>
        <source>Going out ends the deal and brings {points} points. What is left in the hands counts against their sides.</source>
        <translation>La chiusura mette fine alla smazzata e porta {points} punti. Ciò che resta nelle mani conta contro la loro squadra.</translation>
    </message>
    <message>
        <source>A side has opened: from now on it may add single cards to its melds.</source>
        <translation>Una squadra ha aperto: da ora può aggiungere singole carte alle sue combinazioni.</translation>
    </message>
    <message>
        <source>A side has opened with at least {need} points. From now on it may add single cards.</source>
        <translation>Una squadra ha aperto con almeno {need} punti. Da ora può aggiungere singole carte.</translation>
    </message>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets its top {most} cards.</source>
        <translation>Il {pile} è stato preso: chi può calare subito la carta in cima ne riceve le {most} carte in cima.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile}: now only two natural cards like its top card take it.</source>
        <translation>Una matta ha congelato il {pile}: ora lo prendono solo due carte naturali come quella in cima.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile} for the other side: only two natural cards like its top card take it.</source>
        <translation>Una matta ha congelato il {pile} per l’altra squadra: lo prendono solo due carte naturali come quella in cima.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards of a rank, and many points on top of them.</source>
        <translation>Una canasta: {size} carte dello stesso valore, e molti punti in più.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards, and many points on top of them.</source>
        <translation>Una canasta: {size} carte, e molti punti in più.</translation>
    </message>
    <message>
        <source>A {bonus} is laid at once, and another card drawn.</source>
        <translation>Un {bonus} si cala subito, e si pesca un’altra carta.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas to go out.</source>
        <translation>
            <numerusform>A una squadra serve una canasta per chiudere.</numerusform>
            <numerusform>A una squadra servono %n canaste per chiudere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurns</name>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points, most of all a canasta: {size} cards with the same letter or number.</source>
        <translation>Lo scopo: più punti degli altri. Danno punti le carte che cala sul tavolo, e soprattutto una canasta: {size} carte con la stessa lettera o lo stesso numero.</translation>
    </message>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points. A “canasta” brings most: {size} cards with the same letter or number. You already have three kings.</source>
        <translation>Lo scopo: più punti degli altri. Le carte sul tavolo portano punti. Più di tutto vale una «canasta»: {size} carte con la stessa lettera o lo stesso numero. Lei ha già tre re.</translation>
    </message>
    <message>
        <source>A turn has 3 parts. Draw from the {stock}, face down. Lay cards on the table, if you like. Discard: put one on the {pile}.</source>
        <translation>Un turno ha 3 parti. Peschi dal {stock} coperto. Cali carte sul tavolo, se vuole. Ne scarti una sul {pile}.</translation>
    </message>
    <message>
        <source>When it is your “turn”, you do three things. First “draw”: take a card from the “{stock}”. Then lay cards on the table, if you like. Last put one card on the “{pile}”.</source>
        <translation>Quando è il suo «turno», lei fa tre cose. Prima «pescare»: prenda una carta dal «{stock}». Poi cali carte sul tavolo, se vuole. Alla fine metta una carta sul «{pile}».</translation>
    </message>
    <message numerus="yes">
        <source>These are your %n cards; only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Questa è la sua carta; solo lei la vede. Mostra i suoi punti.</numerusform>
            <numerusform>Queste sono le sue %n carte; solo lei le vede. Ognuna mostra i suoi punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n cards are your “hand”. Only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Questa carta è la sua «mano». Solo lei la vede. Mostra i suoi punti.</numerusform>
            <numerusform>Queste %n carte sono la sua «mano». Solo lei le vede. Ognuna mostra i suoi punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner plays with you: what one of you lays is for both.</source>
        <translation>Il compagno gioca con lei: quello che cala uno è di tutti e due.</translation>
    </message>
    <message>
        <source>You and your partner are a “side”: what one of you lays is for both.</source>
        <translation>Lei e il suo compagno siete una «squadra»: quello che cala uno è di tutti e due.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</source>
        <translation>
            <numerusform>Tocca a lei. Prima peschi una carta: faccia clic sul {stock}, o prema {draw_key}.</numerusform>
            <numerusform>Tocca a lei. Prima peschi %n carte: faccia clic sul {stock}, o prema {draw_key}.</numerusform>
        </translation>
    </message>
    <message>
        <source>First draw from the {stock}: that is how a turn begins.</source>
        <translation>Prima peschi dal {stock}: così comincia un turno.</translation>
    </message>
    <message>
        <source>You drew a {bonus}. It lies here, and you got another card for it.</source>
        <translation>Ha pescato un {bonus}. Resta qui, e in cambio ha ricevuto un’altra carta.</translation>
    </message>
    <message>
        <source>This is a “{bonus}”. It lies here for points, and you got a new card for it.</source>
        <translation>Questo è un «{bonus}». Resta qui e porta punti, e in cambio ha ricevuto una carta nuova.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Vale {points} punti.</translation>
    </message>
    <message>
        <source>It counts {points} once your side has laid cards.</source>
        <translation>Vale {points} punti quando la sua squadra ha calato carte.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta.</source>
        <translation>Vale {points} punti quando la sua squadra ha una canasta.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has two canastas.</source>
        <translation>Vale {points} punti quando la sua squadra ha due canaste.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta of sevens.</source>
        <translation>Vale {points} punti quando la sua squadra ha una canasta di sette.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Costa {points} punti.</translation>
    </message>
    <message>
        <source>{size} or more cards with the same letter or number, of one rank, laid on the table, are a meld.</source>
        <translation>{size} o più carte con la stessa lettera o lo stesso numero, cioè dello stesso valore, calate sul tavolo, sono una combinazione.</translation>
    </message>
    <message>
        <source>A “meld” is a group on the table: {size} or more cards with the same letter or number.</source>
        <translation>Una «combinazione» è un gruppo sul tavolo: {size} o più carte con la stessa lettera o lo stesso numero.</translation>
    </message>
    <message>
        <source>Your side has opened. Now raise a single low card, such as the four, and click the {pile}, or press {pile_key}.</source>
        <translation>La sua squadra ha aperto. Ora scelga una carta bassa e sola, come il quattro, e faccia clic sul {pile}, o prema {pile_key}.</translation>
    </message>
    <message>
        <source>The other cards are natural.</source>
        <translation>Le altre carte sono naturali.</translation>
    </message>
    <message>
        <source>All others are “natural cards”.</source>
        <translation>Tutte le altre sono «carte naturali».</translation>
    </message>
    <message>
        <source>A meld needs these, too.</source>
        <translation>In una combinazione servono anche queste.</translation>
    </message>
    <message>
        <source>The nines are a meld; the other cards are in your hand.</source>
        <translation>I nove sono una combinazione; le altre carte sono nella sua mano.</translation>
    </message>
    <message>
        <source>Well done. Now “discard”: click a single low card, such as the four. Then click the {pile}, or press {pile_key}.</source>
        <translation>Ben fatto. Ora «scartare»: faccia clic su una carta bassa e sola, come il quattro. Poi faccia clic sul {pile}, o prema {pile_key}.</translation>
    </message>
    <message>
        <source>Now discard a single low card. Keep both nines.</source>
        <translation>Ora scarti una carta bassa e sola. Tenga i due nove.</translation>
    </message>
    <message>
        <source>To “open”, your side lays its first melds, worth {need} points or more. Yours are worth enough.</source>
        <translation>Per «aprire», la sua squadra fa l’apertura, che vale {need} punti o più. La sua basta.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} e {jokers} sono matte: sostituiscono altre carte, o stanno insieme come combinazione. Lei ha una matta, qui nella cornice.</numerusform>
            <numerusform>{twos} e {jokers} sono matte: sostituiscono altre carte, o stanno insieme come combinazione. Lei ha %n matte, qui nella cornice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} e {jokers} sono «matte»: ognuna vale come qualsiasi altra carta, oppure stanno insieme. Lei ha una matta, qui nella cornice.</numerusform>
            <numerusform>{twos} e {jokers} sono «matte»: ognuna vale come qualsiasi altra carta, oppure stanno insieme. Lei ha %n matte, qui nella cornice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} e {jokers} sono matte: sostituiscono altre carte. Lei ha una matta, qui nella cornice.</numerusform>
            <numerusform>{twos} e {jokers} sono matte: sostituiscono altre carte. Lei ha %n matte, qui nella cornice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} e {jokers} sono «matte»: ognuna vale come qualsiasi altra carta. Lei ha una matta, qui nella cornice.</numerusform>
            <numerusform>{twos} e {jokers} sono «matte»: ognuna vale come qualsiasi altra carta. Lei ha %n matte, qui nella cornice.</numerusform>
        </translation>
    </message>
    <message>
        <source>A nine was thrown, and you hold two. Raise both and click the {pile}: you take its cards instead of drawing.</source>
        <translation>È stato scartato un nove, e lei ne ha due. Li scelga e faccia clic sul {pile}: ne prende le carte invece di pescare.</translation>
    </message>
    <message>
        <source>A nine lies on the {pile}, and you have two. Click both, then click the {pile}: you take all its cards and do not draw.</source>
        <translation>Sul {pile} c’è un nove, e lei ne ha due. Faccia clic su tutti e due, poi sul {pile}: prende tutte le sue carte e non pesca.</translation>
    </message>
    <message>
        <source>Do not draw this time. Raise both nines and take the {pile} with them.</source>
        <translation>Questa volta non peschi. Scelga i due nove e prenda con loro il {pile}.</translation>
    </message>
    <message>
        <source>If you hold two natural cards like its top card, you may take the {pile}.</source>
        <translation>Con due carte naturali come quella in cima può prendere il {pile}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that you need least.</source>
        <translation>Concluda il turno: scarti la carta che le serve meno.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: raise one card, click the {pile}.</source>
        <translation>Il turno finisce con uno scarto: scelga una carta e faccia clic sul {pile}.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: click one card, then the {pile}.</source>
        <translation>Il turno finisce con uno scarto: faccia clic su una carta, poi sul {pile}.</translation>
    </message>
</context>
<context>
    <name>FootLesson</name>
    <message>
        <source>Hand &amp; Foot: the second hand</source>
        <translation>Hand &amp; Foot: la seconda mano</translation>
    </message>
    <message>
        <source>What is different in Hand &amp; Foot.</source>
        <translation>Che cosa cambia in Hand &amp; Foot.</translation>
    </message>
    <message numerus="yes">
        <source>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</source>
        <translation>
            <numerusform>Accanto al suo nome c’è il pozzetto: una seconda mano di una carta. Nessuno la vede prima del tempo.</numerusform>
            <numerusform>Accanto al suo nome c’è il pozzetto: una seconda mano di %n carte. Nessuno la vede prima del tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Get rid of your hand: first lay the nines.</source>
        <translation>Si liberi della mano: prima cali i nove.</translation>
    </message>
    <message>
        <source>First lay all your nines.</source>
        <translation>Prima cali tutti i nove.</translation>
    </message>
    <message>
        <source>Now your last card: lay the king on the kings.</source>
        <translation>Ora l’ultima carta: aggiunga il re ai re.</translation>
    </message>
    <message>
        <source>Lay the king: then your hand is empty.</source>
        <translation>Cali il re: così la mano è vuota.</translation>
    </message>
    <message>
        <source>That was the last card of your hand: you picked up the foot and play on.</source>
        <translation>Era l’ultima carta della mano: ha preso il pozzetto e continua a giocare.</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canastas.</source>
        <translation>
            <numerusform>Per chiudere, alla sua squadra serve una canasta.</numerusform>
            <numerusform>Per chiudere, alla sua squadra servono %n canaste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootTopic</name>
    <message>
        <source>The foot</source>
        <translation>Il pozzetto</translation>
    </message>
    <message>
        <source>The foot is your second hand of {count} cards; nobody looks at it before.</source>
        <translation>Il pozzetto è la sua seconda mano di {count} carte; prima nessuno la guarda.</translation>
    </message>
    <message>
        <source>A {bonus} in it is laid by itself, and another card is drawn for it.</source>
        <translation>Se contiene un {bonus}, si cala da solo e al suo posto si pesca un’altra carta.</translation>
    </message>
    <message>
        <source>Meld your last card, and you pick up the foot at once and play on from it.</source>
        <translation>Se cala l’ultima carta, prende subito il pozzetto e continua a giocare con quello.</translation>
    </message>
    <message>
        <source>Discard your last card, and you play from the foot in your next turn.</source>
        <translation>Se scarta l’ultima carta, gioca con il pozzetto dal turno successivo.</translation>
    </message>
    <message>
        <source>Emptying the first hand is not going out.</source>
        <translation>Finire la prima mano non è chiudere.</translation>
    </message>
    <message>
        <source>Many call it the packet. The first canasta that you finish yourself brings it: you take it up at once and play on with all your cards.</source>
        <translation>Molti lo chiamano pacchetto. Arriva con la prima canasta completata da lei: lo prende subito e continua a giocare con tutte le sue carte.</translation>
    </message>
    <message>
        <source>Nobody goes out before having taken it up.</source>
        <translation>Nessuno chiude prima di averlo preso.</translation>
    </message>
    <message>
        <source>The cards of a foot that was not picked up count against you at the end.</source>
        <translation>Le carte di un pozzetto non preso contano alla fine contro di lei.</translation>
    </message>
    <message>
        <source>Each {bonus} in it costs {points} points.</source>
        <translation>Ogni {bonus} che contiene costa {points} punti.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>minus</source>
        <extracomment>What is said before a number below zero, as in &quot;minus 150 points&quot;.</extracomment>
        <translation>meno</translation>
    </message>
</context>
<context>
    <name>FreezingDecision</name>
    <message>
        <source>When to freeze</source>
        <translation>Quando congelare</translation>
    </message>
    <message>
        <source>When a wild card does more in the {pile} than in your hand.</source>
        <translation>Quando una matta serve più nel {pile} che in mano.</translation>
    </message>
    <message>
        <source>The others have melds, you have none. {count} cards lie in the {pile}. You hold three pairs, a queen and a seven that fit their melds, and a wild card.</source>
        <translation>Gli altri hanno combinazioni, lei nessuna. Nel {pile} ci sono {count} carte. Lei ha tre coppie, una donna e un sette che vanno sulle loro combinazioni, e una matta.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Quale carta scarta? Decida lei.</translation>
    </message>
    <message>
        <source>That card may give them all {count} cards. A wild card freezes the {pile}: then only a natural pair takes it, and you hold three.</source>
        <translation>Quella carta può regalare loro tutte le {count} carte. Una matta congela il {pile}: allora lo prende solo una coppia naturale, e lei ne ha tre.</translation>
    </message>
    <message>
        <source>Frozen. Their melds do not help them to the {pile} now. If a four, a five or a nine is discarded to you, it is yours.</source>
        <translation>Congelato. Ora le loro combinazioni non bastano per il {pile}. Se qualcuno le scarta un quattro, un cinque o un nove, è suo.</translation>
    </message>
    <message>
        <source>Here your kings lack one card for a canasta. {count} cards lie in the {pile}, and the others have one meld.</source>
        <translation>Qui ai suoi re manca una carta per la canasta. Nel {pile} ci sono {count} carte, e gli altri hanno una combinazione.</translation>
    </message>
    <message>
        <source>What do you do with your wild card: discard it, lay it, or keep it?</source>
        <translation>Che cosa fa della sua matta: la scarta, la cala o la tiene?</translation>
    </message>
    <message>
        <source>Lay the wild card on your kings, or discard another card.</source>
        <translation>Aggiunga la matta ai re, o scarti un’altra carta.</translation>
    </message>
    <message>
        <source>There is little in the {pile}, and that card can finish your canasta: {points} points. Lay it or keep it, and discard another card.</source>
        <translation>Nel {pile} c’è poco, e quella carta può completare la sua canasta: {points} punti. La cali o la tenga, e scarti un’altra carta.</translation>
    </message>
    <message>
        <source>Freeze when the {pile} is fat, when the others would get it sooner than you, and when you hold pairs. Otherwise keep your wild cards.</source>
        <translation>Congeli quando il {pile} è ricco, quando gli altri lo prenderebbero prima di lei e quando ha delle coppie. Altrimenti tenga le matte.</translation>
    </message>
</context>
<context>
    <name>FreezingLesson</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>Il {pile} congelato</translation>
    </message>
    <message>
        <source>Keep the others from the {pile}, and take it all the same.</source>
        <translation>Tenere gli altri lontani dal {pile}, e prenderlo lo stesso.</translation>
    </message>
    <message>
        <source>The others have melds, you have none, and {count} cards lie in the {pile}. Your king fits a meld of theirs. A wild card thrown freezes the {pile}.</source>
        <translation>Gli altri hanno combinazioni, lei nessuna, e nel {pile} ci sono {count} carte. Il suo re va su una loro combinazione. Una matta scartata congela il {pile}.</translation>
    </message>
    <message>
        <source>Freeze the {pile}: discard your wild card.</source>
        <translation>Congeli il {pile}: scarti la matta.</translation>
    </message>
    <message>
        <source>Only a wild card freezes: discard that one.</source>
        <translation>Solo una matta congela: scarti quella.</translation>
    </message>
    <message>
        <source>It lies crosswise, so that nobody forgets it. From now on a wild card helps nobody to take the {pile}; two natural cards from the hand do.</source>
        <translation>È messa di traverso, perché nessuno se ne dimentichi. Da ora una matta non aiuta più nessuno a prendere il {pile}; due carte naturali della mano sì.</translation>
    </message>
    <message>
        <source>It lies crosswise. From now on a wild card does not help your opponents to take the {pile}; two natural cards from the hand do.</source>
        <translation>È messa di traverso. Da ora una matta non aiuta gli avversari a prendere il {pile}; due carte naturali della mano sì.</translation>
    </message>
    <message>
        <source>Whoever discards a wild card freezes the {pile}.</source>
        <translation>Chi scarta una matta congela il {pile}.</translation>
    </message>
    <message>
        <source>In this {pile} a wild card lies crosswise: it is frozen until somebody takes it. A natural card with a wild card does not help now.</source>
        <translation>In questo {pile} c’è una matta di traverso: è congelato finché qualcuno non lo prende. Una carta naturale con una matta adesso non serve.</translation>
    </message>
    <message>
        <source>By your rules the {pile} is always frozen: a natural card with a wild card never takes it.</source>
        <translation>Secondo le sue regole il {pile} è sempre congelato: una carta naturale con una matta non lo prende mai.</translation>
    </message>
    <message>
        <source>But you hold two queens. Raise both and take the {pile}.</source>
        <translation>Ma lei ha due donne. Le scelga e prenda il {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: two natural queens take even a frozen {pile}.</source>
        <translation>Non peschi: due donne naturali prendono anche un {pile} congelato.</translation>
    </message>
</context>
<context>
    <name>FrozenTopic</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>Il {pile} congelato</translation>
    </message>
    <message>
        <source>In this game the {pile} is always frozen, for everybody.</source>
        <translation>In questo gioco il {pile} è sempre congelato, per tutti.</translation>
    </message>
    <message>
        <source>For each player it is frozen, too, until that player has taken it once in the deal.</source>
        <translation>È congelato anche per ogni giocatore finché non lo ha preso una volta nella smazzata.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for everybody.</source>
        <translation>Una matta scartata congela il {pile} per tutti.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for the opponents only.</source>
        <translation>Una matta scartata congela il {pile} solo per gli avversari.</translation>
    </message>
    <message>
        <source>A {stop} freezes it in the same way, also one that is turned up first.</source>
        <translation>Un {stop} lo congela allo stesso modo, anche se è scoperto per primo.</translation>
    </message>
    <message>
        <source>The freezing card lies crosswise. The {pile} stays frozen until it is taken.</source>
        <translation>La carta che congela sta di traverso. Il {pile} resta congelato finché non viene preso.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile}.</source>
        <translation>Solo due carte naturali del valore di quella in cima, entrambe della mano, prendono un {pile} congelato.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile} with a natural card on top.</source>
        <translation>Solo due carte naturali del valore di quella in cima, entrambe della mano, prendono un {pile} congelato con una carta naturale in cima.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, if that has fewer than {size} cards.</source>
        <translation>Oppure la carta in cima va sulla combinazione di quel valore della sua squadra, se ha meno di {size} carte.</translation>
    </message>
    <message>
        <source>It does not help that your side has a meld of that rank.</source>
        <translation>Avere già una combinazione di quel valore non aiuta.</translation>
    </message>
    <message>
        <source>A meld of that rank does not replace them; with the top card they may join one of your side that has fewer than {least} cards.</source>
        <translation>Una combinazione di quel valore non le sostituisce; con la carta in cima possono andare su una della sua squadra che abbia meno di {least} carte.</translation>
    </message>
    <message>
        <source>With a two on top, two twos from your hand take the {pile}, with a joker two jokers: the three are laid as wild cards alone, or join an open meld of such cards.</source>
        <translation>Con una pinella in cima, due pinelle della sua mano prendono il {pile}; con un jolly, due jolly: le tre formano una combinazione di sole matte, o vanno su una combinazione aperta di matte.</translation>
    </message>
    <message>
        <source>While a wild card lies on top, nobody can take the {pile}.</source>
        <translation>Finché in cima c’è una matta, nessuno può prendere il {pile}.</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>House rules…</source>
        <translation>Regole di casa…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>This game</source>
        <translation>Questo gioco</translation>
    </message>
    <message>
        <source>Compare with another game…</source>
        <translation>Confronta con un altro gioco…</translation>
    </message>
</context>
<context>
    <name>GameFinder</name>
    <message>
        <source>Find a game</source>
        <translation>Trova un gioco</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Quanti giocano</translation>
    </message>
    <message>
        <source>Decks at hand</source>
        <translation>Mazzi disponibili</translation>
    </message>
    <message>
        <source>How long it may take</source>
        <translation>Quanto può durare</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo di gioco</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtri</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Mazzi</translation>
    </message>
    <message numerus="yes">
        <source>I have %n decks</source>
        <translation>
            <numerusform>Ho %n mazzo</numerusform>
            <numerusform>Ho %n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Durata</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n minutes</source>
        <translation>
            <numerusform>Fino a %n minuto</numerusform>
            <numerusform>Fino a %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>With sequences</source>
        <translation>Con scale</translation>
    </message>
    <message>
        <source>With a second hand</source>
        <translation>Con una seconda mano</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>No game is like that. Ask for less.</source>
        <translation>Nessun gioco corrisponde. Tolga un filtro.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tutti i giochi</translation>
    </message>
    <message>
        <source>Go to another game and press {key} to compare it with {game}.</source>
        <translation>Vada su un altro gioco e prema {key} per confrontarlo con {game}.</translation>
    </message>
    <message>
        <source>To compare two games, drag one on the other, or press {key} on each.</source>
        <translation>Per confrontare due giochi, ne trascini uno sull’altro, o prema {key} su ognuno.</translation>
    </message>
</context>
<context>
    <name>GameTopic</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>A turn in three lines:</source>
        <translation>Un turno in tre righe:</translation>
    </message>
    <message>
        <source>Collect cards of the same rank and lay them before you: such a group is a meld.</source>
        <translation>Raccolga carte dello stesso valore e le cali davanti a sé: un gruppo così è una combinazione.</translation>
    </message>
    <message>
        <source>A meld of {size} cards is a canasta, and canastas bring the most points.</source>
        <translation>Una combinazione di {size} carte è una canasta, e le canaste portano più punti di tutto.</translation>
    </message>
    <message>
        <source>A deal ends when somebody has no card left; then the points are counted.</source>
        <translation>Una smazzata finisce quando qualcuno non ha più carte; allora si contano i punti.</translation>
    </message>
    <message>
        <source>A canasta.</source>
        <comment>below a picture</comment>
        <translation>Una canasta.</translation>
    </message>
    <message>
        <source>Everybody plays alone. “Your side” on these pages is you by yourself.</source>
        <translation>Ognuno gioca da solo. In queste pagine «la sua squadra» è lei.</translation>
    </message>
    <message>
        <source>These seats play together: {seats}.</source>
        <translation>Questi posti giocano insieme: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of the larger side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In ogni smazzata riposa %n giocatore della squadra più numerosa; fanno a turno.</numerusform>
            <numerusform>In ogni smazzata riposano %n giocatori della squadra più numerosa; fanno a turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of each side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In ogni smazzata riposa %n giocatore di ogni squadra; fanno a turno.</numerusform>
            <numerusform>In ogni smazzata riposano %n giocatori di ogni squadra; fanno a turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody begins alone.</source>
        <translation>Ognuno comincia da solo.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone to the end of the deal; the other two are partners from then on.</source>
        <translation>Chi prende per primo il {pile} gioca da solo fino alla fine della smazzata; da allora gli altri due sono compagni.</translation>
    </message>
    <message>
        <source>What the partners have laid belongs to both. Two melds of a rank stay apart; cards join either.</source>
        <translation>Quello che i compagni hanno calato è di entrambi. Due combinazioni dello stesso valore restano separate; si possono aggiungere carte all’una e all’altra.</translation>
    </message>
    <message>
        <source>Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes it, all three count alone.</source>
        <translation>Anche chi chiude prima che qualcuno abbia preso il {pile} gioca da solo contro due. Se nessuno lo prende, tutti e tre contano per sé.</translation>
    </message>
    <message>
        <source>The score has three columns. Melds, canastas, going out and both hands count in full for each partner; {bonuses} only for who has them.</source>
        <translation>Il punteggio ha tre colonne. Combinazioni, canaste, chiusura ed entrambe le mani contano per intero per ognuno dei compagni; i {bonuses} solo per chi li ha.</translation>
    </message>
    <message>
        <source>The first melds need what the score of the player who lays them asks for; then the partner is free, too.</source>
        <translation>Il minimo di apertura dipende dal punteggio di chi apre; poi anche il compagno è libero.</translation>
    </message>
</context>
<context>
    <name>GestureTexts</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Cala {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Aggiungi {cards}</translation>
    </message>
    <message>
        <source>Make one meld of both</source>
        <translation>Unisci le due combinazioni</translation>
    </message>
    <message>
        <source>Which meld do you mean?</source>
        <translation>Quale combinazione intende?</translation>
    </message>
    <message>
        <source>Lay aside {cards}</source>
        <translation>Metti da parte {cards}</translation>
    </message>
    <message>
        <source>Put with these cards</source>
        <translation>Metti con queste carte</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Prendi il {pile}: %n carta</numerusform>
            <numerusform>Prendi il {pile}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Torna in mano</translation>
    </message>
    <message>
        <source>Lay the {bonus}</source>
        <translation>Cala il {bonus}</translation>
    </message>
    <message>
        <source>Play the Caliente card</source>
        <translation>Gioca la carta Caliente</translation>
    </message>
    <message>
        <source>{cards}: {have} of {need} points to open</source>
        <translation>{cards}: {have} di {need} punti per aprire</translation>
    </message>
    <message>
        <source>Rules: {key}</source>
        <translation>Regole: {key}</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Scelga una carta da scartare.</translation>
    </message>
    <message>
        <source>Discard one card only.</source>
        <translation>Scarti una sola carta.</translation>
    </message>
    <message>
        <source>Lay the cards before you, or put them back, before you discard.</source>
        <translation>Cali le carte messe da parte, o le riprenda, prima di scartare.</translation>
    </message>
    <message>
        <source>Cards join only your own side&apos;s melds.</source>
        <translation>Si aggiungono carte solo alle combinazioni della propria squadra.</translation>
    </message>
    <message>
        <source>These cards cannot go there.</source>
        <translation>Queste carte non possono andare lì.</translation>
    </message>
    <message>
        <source>Lay cards aside first.</source>
        <translation>Prima metta da parte delle carte.</translation>
    </message>
    <message>
        <source>Do it once more to discard the card and end your turn.</source>
        <translation>Lo faccia ancora una volta per scartare la carta e concludere il turno.</translation>
    </message>
    <message>
        <source>Leave it in your hand.</source>
        <comment>the card that a rule just refused</comment>
        <translation>La lasci in mano.</translation>
    </message>
    <message>
        <source>Leave them in your hand.</source>
        <comment>the cards that a rule just refused</comment>
        <translation>Le lasci in mano.</translation>
    </message>
    <message>
        <source>Everybody but {player} looks away.</source>
        <translation>Tutti tranne {player} guardano altrove.</translation>
    </message>
</context>
<context>
    <name>GlossaryTopic</name>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>natural card</source>
        <comment>glossary</comment>
        <translation>carta naturale</translation>
    </message>
    <message>
        <source>A card from four to ace: it stands for itself alone.</source>
        <translation>Una carta dal quattro all’asso: vale solo per sé stessa.</translation>
    </message>
    <message>
        <source>wild card</source>
        <comment>glossary</comment>
        <translation>matta</translation>
    </message>
    <message>
        <source>{twos} and {jokers}: in a meld they stand for natural cards.</source>
        <translation>{twos} e {jokers}: in una combinazione prendono il posto di carte naturali.</translation>
    </message>
    <message>
        <source>Lies beside the melds, pays points, and is replaced by another card.</source>
        <translation>Si mette accanto alle combinazioni, porta punti e si sostituisce con un’altra carta.</translation>
    </message>
    <message>
        <source>Lies beside the melds as a {bonus} does, and pays as much.</source>
        <translation>Si mette accanto alle combinazioni come un {bonus}, e vale altrettanto.</translation>
    </message>
    <message>
        <source>Never melded: a card to discard.</source>
        <translation>Non si cala mai: una carta da scartare.</translation>
    </message>
    <message>
        <source>Melded only when going out; until then a card to discard.</source>
        <translation>Si cala solo chiudendo; fino ad allora è una carta da scartare.</translation>
    </message>
    <message>
        <source>The cards that lie face down; a turn begins there.</source>
        <translation>Le carte coperte; lì comincia un turno.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes all of it.</source>
        <translation>Gli scarti, scoperti. Chi lo prende lo prende tutto.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes the top of it.</source>
        <translation>Gli scarti, scoperti. Chi lo prende ne prende la parte in cima.</translation>
    </message>
    <message>
        <source>top card</source>
        <comment>glossary</comment>
        <translation>carta in cima</translation>
    </message>
    <message>
        <source>The uppermost card of the {pile}: it has to be melded when that is taken.</source>
        <translation>La carta più alta del {pile}: quando lo si prende, va calata.</translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>glossary</comment>
        <translation>congelato</translation>
    </message>
    <message>
        <source>Said of the {pile} while it is harder to take, mostly by a natural pair only.</source>
        <translation>Si dice del {pile} quando è più difficile da prendere, per lo più solo con una coppia naturale.</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>glossary</comment>
        <translation>mano</translation>
    </message>
    <message>
        <source>The cards that you hold; nobody else sees them.</source>
        <translation>Le carte che lei tiene; nessun altro le vede.</translation>
    </message>
    <message>
        <source>side</source>
        <comment>glossary</comment>
        <translation>squadra</translation>
    </message>
    <message>
        <source>Those who play together: they share melds and points.</source>
        <translation>Chi gioca insieme: ha in comune combinazioni e punti.</translation>
    </message>
    <message>
        <source>meld</source>
        <comment>glossary</comment>
        <translation>combinazione</translation>
    </message>
    <message>
        <source>Cards on the table that belong together, most often of one rank.</source>
        <translation>Carte sul tavolo che vanno insieme, per lo più dello stesso valore.</translation>
    </message>
    <message>
        <source>first melds</source>
        <comment>glossary</comment>
        <translation>apertura</translation>
    </message>
    <message>
        <source>What a side lays first in a deal; it must be worth enough points.</source>
        <translation>Quello che una squadra cala per primo in una smazzata; deve valere abbastanza punti.</translation>
    </message>
    <message>
        <source>canasta</source>
        <comment>glossary</comment>
        <translation>canasta</translation>
    </message>
    <message>
        <source>A full meld, squared up; it pays many points.</source>
        <translation>Una combinazione completa, raccolta in un mazzetto; porta molti punti.</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <comment>glossary</comment>
        <translation>canasta pura</translation>
    </message>
    <message>
        <source>A canasta without wild cards, topped by a red card.</source>
        <translation>Una canasta senza matte, con una carta rossa in cima. Si dice anche pulita.</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <comment>glossary</comment>
        <translation>canasta sporca</translation>
    </message>
    <message>
        <source>A canasta with wild cards, topped by a black card.</source>
        <translation>Una canasta con matte, con una carta nera in cima. Si dice anche impura.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>glossary</comment>
        <translation>turno</translation>
    </message>
    <message>
        <source>To draw or to take the {pile}, to meld, to discard.</source>
        <translation>Pescare o prendere il {pile}, calare, scartare.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>glossary</comment>
        <translation>scartare</translation>
    </message>
    <message>
        <source>To put a card onto the {pile}; it ends the turn.</source>
        <translation>Mettere una carta sul {pile}; così finisce il turno.</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>glossary</comment>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>From dealing the cards to the score.</source>
        <translation>Dalla distribuzione delle carte al punteggio. Molti dicono mano.</translation>
    </message>
    <message>
        <source>match</source>
        <comment>glossary</comment>
        <translation>partita</translation>
    </message>
    <message>
        <source>All deals up to the end, when a side has won.</source>
        <translation>Tutte le smazzate fino alla fine, quando una squadra ha vinto.</translation>
    </message>
    <message>
        <source>going out</source>
        <comment>glossary</comment>
        <translation>chiudere</translation>
    </message>
    <message>
        <source>To get rid of the last card, as the rules allow; it ends the deal.</source>
        <translation>Liberarsi dell’ultima carta come permettono le regole; così finisce la smazzata.</translation>
    </message>
    <message>
        <source>concealed</source>
        <comment>glossary</comment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Going out this way means laying everything in a single turn.</source>
        <translation>Chiudere così vuol dire calare tutto in un solo turno.</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>glossary</comment>
        <translation>scala</translation>
    </message>
    <message>
        <source>A meld of cards that follow each other.</source>
        <translation>Una combinazione di carte che si susseguono.</translation>
    </message>
    <message>
        <source>A full sequence: as many cards as a canasta.</source>
        <translation>Una scala completa: tante carte quante una canasta.</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Una canasta di sole matte.</translation>
    </message>
    <message>
        <source>foot</source>
        <comment>glossary</comment>
        <translation>pozzetto</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Una seconda mano, che si prende quando la prima è finita.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Una seconda mano, che si prende con la propria prima canasta.</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <comment>glossary</comment>
        <translation>carta Caliente</translation>
    </message>
    <message>
        <source>Played instead of drawing: it fills a small hand up, and costs points.</source>
        <translation>Si gioca invece di pescare: riempie una mano piccola, e costa punti.</translation>
    </message>
</context>
<context>
    <name>GoingOutDecision</name>
    <message>
        <source>Going out or playing on</source>
        <translation>Chiudere o continuare</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you end a deal.</source>
        <translation>Conti le carte in mano agli altri prima di mettere fine a una smazzata.</translation>
    </message>
    <message>
        <source>You could go out: lay the nines, discard the five. But your partner holds {partner} cards. The others hold {others} each, and have no canasta.</source>
        <translation>Potrebbe chiudere: calare i nove, scartare il cinque. Ma il compagno ha {partner} carte. Gli altri ne hanno {others} ciascuno, e nessuna canasta.</translation>
    </message>
    <message>
        <source>Go out, or play on? You decide.</source>
        <translation>Chiudere o continuare? Decida lei.</translation>
    </message>
    <message>
        <source>Play on: discard one card.</source>
        <translation>Continui: scarti una carta.</translation>
    </message>
    <message>
        <source>Then you go out, and all cards of your partner count against your side. The others have little to lose. Discard, and play on.</source>
        <translation>Così chiude, e tutte le carte del compagno contano contro la sua squadra. Gli altri hanno poco da perdere. Scarti, e continui.</translation>
    </message>
    <message>
        <source>No need to ask: you see how many cards your partner holds. Discard, and play on.</source>
        <translation>Non serve chiedere: vede quante carte ha il compagno. Scarti, e continui.</translation>
    </message>
    <message>
        <source>Without a canasta the others cannot go out. Your partner has time to lay, and two of your melds are nearly canastas.</source>
        <translation>Senza canasta gli altri non possono chiudere. Il compagno ha il tempo di calare, e due delle vostre combinazioni sono quasi canaste.</translation>
    </message>
    <message>
        <source>Here your partner holds {partner} cards and the others {others} each. You can go out again: nines, then the four.</source>
        <translation>Qui il compagno ha {partner} carte e gli altri {others} ciascuno. Può di nuovo chiudere: i nove, poi il quattro.</translation>
    </message>
    <message>
        <source>Lay your nines and go out.</source>
        <translation>Cali i nove e chiuda.</translation>
    </message>
    <message>
        <source>The full hands of the others count against them only if you end the deal. Lay your nines and go out.</source>
        <translation>Le mani piene degli altri contano contro di loro solo se lei mette fine alla smazzata. Cali i nove e chiuda.</translation>
    </message>
    <message>
        <source>No need to ask: your partner has little to lose. Lay your nines and go out.</source>
        <translation>Non serve chiedere: il compagno ha poco da perdere. Cali i nove e chiuda.</translation>
    </message>
    <message>
        <source>Go out when the others have more to lose than your side. Play on while your side has more to win.</source>
        <translation>Chiuda quando gli altri hanno da perdere più della sua squadra. Continui finché la sua squadra ha di più da guadagnare.</translation>
    </message>
</context>
<context>
    <name>GoingOutLesson</name>
    <message>
        <source>Going out</source>
        <translation>Chiudere</translation>
    </message>
    <message>
        <source>When you may, whom you ask, and how it ends the deal.</source>
        <translation>Quando si può, a chi si chiede, e come finisce la smazzata.</translation>
    </message>
    <message>
        <source>Count before you lay: the king fits your kings, the eights are a meld, and one card is left for the discard. You can go out.</source>
        <translation>Conti prima di calare: il re va sui re, gli otto sono una combinazione, e resta una carta da scartare. Può chiudere.</translation>
    </message>
    <message>
        <source>Lay the king on your kings first.</source>
        <translation>Prima aggiunga il re ai suoi re.</translation>
    </message>
    <message>
        <source>First the king goes to your kings, then the eights are laid.</source>
        <translation>Prima il re va sui re, poi si calano gli otto.</translation>
    </message>
    <message>
        <source>Lay all your eights: only one card may be left.</source>
        <translation>Cali tutti gli otto: può restare una carta sola.</translation>
    </message>
    <message>
        <source>Now lay all your eights.</source>
        <translation>Ora cali tutti gli otto.</translation>
    </message>
    <message>
        <source>Going out pays {points} points. Cards still in a hand count minus for their side.</source>
        <translation>La chiusura vale {points} punti. Le carte ancora in mano contano in meno per la loro squadra.</translation>
    </message>
    <message>
        <source>By your rules you may go out without any canasta.</source>
        <translation>Secondo le sue regole può chiudere senza nessuna canasta.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out, and it has them.</source>
        <translation>
            <numerusform>Per chiudere alla sua squadra serve una canasta, e ce l’ha.</numerusform>
            <numerusform>Per chiudere alla sua squadra servono %n canaste, e le ha.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to ask your partner before you go out.</source>
        <translation>Prima di chiudere deve chiedere al compagno.</translation>
    </message>
    <message>
        <source>You may ask your partner whether it suits: once, before you lay.</source>
        <translation>Può chiedere al compagno se va bene: una volta, prima di calare.</translation>
    </message>
    <message>
        <source>A yes obliges you, a no as well.</source>
        <translation>Un sì la obbliga, e un no anche.</translation>
    </message>
    <message>
        <source>A yes lets you choose, a no keeps you in.</source>
        <translation>Un sì la lascia libera di scegliere, un no le impedisce di chiudere.</translation>
    </message>
    <message>
        <source>Ask first: press the button that asks.</source>
        <translation>Prima chieda: prema il pulsante per chiedere.</translation>
    </message>
    <message>
        <source>Whoever has melded nothing before, and then lays the whole hand in one turn with a canasta in it, goes out concealed: {more} points more.</source>
        <translation>Chi non ha ancora calato nulla e poi cala tutta la mano in un turno, con una canasta, chiude in mano: altri {more} punti.</translation>
    </message>
</context>
<context>
    <name>GroupNames</name>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinazioni e canaste</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>Il {pile}</translation>
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
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Points for canastas</source>
        <translation>Punti delle canaste</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Mani speciali</translation>
    </message>
    <message>
        <source>End of the deal and of the match</source>
        <translation>Fine della smazzata e della partita</translation>
    </message>
    <message>
        <source>Cards, deal and draw</source>
        <translation>Carte, distribuzione e pesca</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Carte Caliente</translation>
    </message>
</context>
<context>
    <name>GrowthTexts</name>
    <message>
        <source>You laid a special hand and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Ha scoperto una mano speciale e vinto la smazzata: da ora gli altri giocano meglio, al livello {level}.</translation>
    </message>
    <message>
        <source>You went out and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Ha chiuso e vinto la smazzata: da ora gli altri giocano meglio, al livello {level}.</translation>
    </message>
    <message>
        <source>You made a canasta and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Ha fatto una canasta e vinto la smazzata: da ora gli altri giocano meglio, al livello {level}.</translation>
    </message>
    <message>
        <source>You took the {pile} and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Ha preso il {pile} e vinto la smazzata: da ora gli altri giocano meglio, al livello {level}.</translation>
    </message>
</context>
<context>
    <name>HandReader</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>La sua mano, %n carta</numerusform>
            <numerusform>La sua mano, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carta coperta</translation>
    </message>
</context>
<context>
    <name>HandSorting</name>
    <message>
        <source>Raised cards one place to the left</source>
        <translation>Carte scelte di un posto a sinistra</translation>
    </message>
    <message>
        <source>Raised cards one place to the right</source>
        <translation>Carte scelte di un posto a destra</translation>
    </message>
    <message>
        <source>Raised cards to the left end</source>
        <translation>Carte scelte tutte a sinistra</translation>
    </message>
    <message>
        <source>Raised cards to the right end</source>
        <translation>Carte scelte tutte a destra</translation>
    </message>
    <message>
        <source>Your hand is sorted: {order}</source>
        <translation>La sua mano è ordinata: {order}</translation>
    </message>
</context>
<context>
    <name>HintDisplay</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Ricerca di un suggerimento</translation>
    </message>
    <message>
        <source>At first sight: {move}</source>
        <translation>A prima vista: {move}</translation>
    </message>
    <message>
        <source>Still trying.</source>
        <translation>Le prove continuano.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Altra mossa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Space shows the next move.</source>
        <translation>Spazio mostra la mossa successiva.</translation>
    </message>
    <message>
        <source>{key} shows the rules for it.</source>
        <translation>{key} mostra le regole.</translation>
    </message>
    <message>
        <source>Next move (Space)</source>
        <translation>Mossa successiva (Spazio)</translation>
    </message>
    <message>
        <source>Rules ({key})</source>
        <translation>Regole ({key})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 or 3 another one, Escape goes back.</source>
        <translation>Invio gioca la prima, 2 o 3 un’altra, Esc torna indietro.</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 the other one, Escape goes back.</source>
        <translation>Invio gioca la prima, 2 l’altra, Esc torna indietro.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape goes back.</source>
        <translation>Invio la gioca, Esc torna indietro.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>Taking the {pile} brings %n cards.</source>
        <translation>
            <numerusform>Prendere il {pile} porta %n carta.</numerusform>
            <numerusform>Prendere il {pile} porta %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the {pile} looks %Ln points worse.</source>
        <translation>
            <numerusform>Prendere il {pile} sembra peggio di %Ln punto.</numerusform>
            <numerusform>Prendere il {pile} sembra peggio di %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table the cards count for the side.</source>
        <translation>Sul tavolo le carte contano per la squadra.</translation>
    </message>
    <message numerus="yes">
        <source>The cards in the hand would lose %Ln points.</source>
        <translation>
            <numerusform>Le carte in mano perderebbero %Ln punto.</numerusform>
            <numerusform>Le carte in mano perderebbero %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Il rischio che il giocatore successivo prenda il {pile} con questa carta: {risk} su 100.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Better than {number}: {why}</source>
        <comment>number {number} of the moves listed</comment>
        <translation>Meglio della {number}: {why}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Meglio: {move}</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Buona quanto la mossa migliore.</translation>
    </message>
    <message>
        <source>It costs about {points} points.</source>
        <translation>Costa circa {points} punti.</translation>
    </message>
    <message>
        <source>About {points} points less</source>
        <translation>Circa {points} punti in meno</translation>
    </message>
    <message>
        <source>In two cases of three the difference is {least} to {most} points.</source>
        <translation>In due casi su tre la differenza va da {least} a {most} punti.</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Altrettanto buona</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{file} holds no house rules. It is left alone.</source>
        <translation>{file} non contiene regole di casa. Non è stato toccato.</translation>
    </message>
    <message>
        <source>{file} cannot be used:</source>
        <translation>{file} non si può usare:</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… e altre {count}.</translation>
    </message>
    <message>
        <source>Differs from {game} in:</source>
        <translation>Diverse da {game} in:</translation>
    </message>
    <message>
        <source>House rules, based on {game}</source>
        <translation>Regole di casa, basate su {game}</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Name of the rules</source>
        <translation>Nome delle regole</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>These changes were not saved when Canasta ended.</source>
        <translation>Queste modifiche non erano salvate quando Canasta è stato chiuso.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>Change what you play differently. Matches that have begun stay as they are.</source>
        <translation>Cambi quello che giocate in modo diverso. Le partite già iniziate restano come sono.</translation>
    </message>
    <message>
        <source>Not saved yet. Cancel once more to drop the changes.</source>
        <translation>Non ancora salvate. Prema ancora una volta «Annulla» per perdere le modifiche.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Dia un nome alle regole.</translation>
    </message>
</context>
<context>
    <name>HouseList</name>
    <message>
        <source>There are no house rules yet. Press New, choose a game, and change what you play otherwise at home: points, cards, what opening needs. Your rules then stand among the games of a new match.</source>
        <translation>Non ci sono ancora regole di casa. Prema «Nuove», scelga un gioco e cambi quello che a casa sua si gioca in altro modo: i punti, le carte, il minimo di apertura. Le sue regole si trovano poi tra i giochi di una nuova partita.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>New…</source>
        <translation>Nuove…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>Rules of your own, beside those of the games.</source>
        <translation>Regole sue, accanto a quelle dei giochi.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Le nostre regole</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Eliminare per sempre?</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importa regole di casa</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Esporta regole di casa</translation>
    </message>
    <message>
        <source>Saved as {file}. You can mail it.</source>
        <translation>Salvato come {file}. Lo può spedire per posta elettronica.</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>Play canasta against the computer, by the rules of your own deck</source>
        <translation>Giocare a canasta contro il computer, con le regole del proprio mazzo</translation>
    </message>
    <message>
        <source>cards;card game;rummy;samba;hand and foot;</source>
        <translation>carte;gioco di carte;ramino;samba;burraco;</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Canasta match</source>
        <translation>Partita di canasta</translation>
    </message>
    <message>
        <source>Canasta house rules</source>
        <translation>Regole di casa della canasta</translation>
    </message>
    <message>
        <source>Canasta player</source>
        <translation>Giocatore di canasta</translation>
    </message>
    <message>
        <source>Canasta is open. Please close it, then press Retry.</source>
        <translation>Canasta è aperto. Lo chiuda, poi prema Riprova.</translation>
    </message>
    <message>
        <source>A canasta table for two to six: any seat is a person or the computer. The table knows the rules of your deck, shows where a card may go, says why something is not allowed, counts the points and keeps every match safe.</source>
        <translation>Un tavolo da canasta da due a sei giocatori: a ogni posto una persona o il computer. Il tavolo conosce le regole del suo mazzo, mostra dove può andare una carta, dice perché qualcosa non si può fare, conta i punti e conserva ogni partita.</translation>
    </message>
    <message>
        <source>Six strengths of computer players, lessons, hints, house rules, large cards, keyboard and screen reader. No advertisements, no accounts, no internet.</source>
        <translation>Sei livelli per i computer, lezioni, suggerimenti, regole di casa, carte grandi, tastiera e lettore di schermo. Niente pubblicità, niente registrazione, niente internet.</translation>
    </message>
    <message>
        <source>The table in the middle of a deal</source>
        <translation>Il tavolo nel mezzo di una smazzata</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>La prima pagina</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Una lezione</translation>
    </message>
    <message>
        <source>A hint, and why</source>
        <translation>Un suggerimento, e perché</translation>
    </message>
    <message>
        <source>What is not allowed is explained</source>
        <translation>Si spiega quello che non è permesso</translation>
    </message>
    <message>
        <source>The deal looked at again</source>
        <translation>La smazzata riguardata</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>This key has no name to keep it by: choose another one.</source>
        <translation>Questo tasto non ha un nome con cui ricordarlo: ne scelga un altro.</translation>
    </message>
    <message>
        <source>At the table keys are pressed alone, without Ctrl, Alt or Shift.</source>
        <translation>Al tavolo i tasti si premono da soli, senza Ctrl, Alt o Maiusc.</translation>
    </message>
    <message>
        <source>In menus a key needs Ctrl or Alt, or is one of F1 to F12.</source>
        <translation>Nei menu un tasto vuole Ctrl o Alt, oppure è uno da F1 a F12.</translation>
    </message>
    <message>
        <source>{key} is taken: “{text}”.</source>
        <comment>a key, and what it does</comment>
        <translation>{key} è già usato: «{text}».</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Prema un tasto…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Pesca dal tallone</translation>
    </message>
    <message>
        <source>Take the pile, or discard on it</source>
        <translation>Prendi il pozzo, o scarta sul pozzo</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Scorri la mano</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Vai alla prima o all’ultima carta</translation>
    </message>
    <message>
        <source>Go between hand, melds and piles</source>
        <translation>Passa tra mano, combinazioni, tallone e pozzo</translation>
    </message>
    <message>
        <source>Raise or lower a card; hold a meld to join it</source>
        <translation>Scegli o rimetti giù una carta; prendi una combinazione per unirla</translation>
    </message>
    <message>
        <source>Do what is under the frame</source>
        <translation>Fai ciò che è nella cornice</translation>
    </message>
    <message>
        <source>Say more about what is under the frame</source>
        <translation>Descrivi ciò che è nella cornice</translation>
    </message>
    <message>
        <source>Lay the raised cards</source>
        <translation>Cala le carte scelte</translation>
    </message>
    <message>
        <source>Add the raised cards to this meld</source>
        <translation>Aggiungi le carte scelte a questa combinazione</translation>
    </message>
    <message>
        <source>Take a group laid aside back</source>
        <translation>Riprendi un gruppo messo da parte</translation>
    </message>
    <message>
        <source>Drop what is carried, or lower all cards</source>
        <translation>Posa ciò che tieni, o rimetti giù tutte le carte</translation>
    </message>
    <message>
        <source>Go to the buttons on the table</source>
        <translation>Vai ai pulsanti sul tavolo</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <translation>Sposta una carta nella mano</translation>
    </message>
    <message>
        <source>Go between the table and a sheet beside it</source>
        <translation>Passa dal tavolo al riquadro accanto, e viceversa</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordina la mano</translation>
    </message>
    <message>
        <source>Do what is offered beside a refusal</source>
        <translation>Fai ciò che è proposto accanto a un rifiuto</translation>
    </message>
    <message>
        <source>Compare two games in “New match”</source>
        <translation>Confrontare due giochi in «Nuova partita»</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Valori predefiniti</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Everything at the table can be done without a mouse. Press a key in the list, then the one that you want instead.</source>
        <translation>Al tavolo si può fare tutto senza mouse. Prema un tasto nell’elenco, poi quello che vuole al suo posto.</translation>
    </message>
    <message>
        <source>One switch is enough, too: see “Reach” in the settings.</source>
        <translation>Basta anche un solo interruttore: veda «Accessibilità» nelle impostazioni.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in itself. Translate it last: from then on a system that speaks it is answered in it, and the tests ask for every other text.</extracomment>
        <translation>Italiano</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Good players often wait; this shows how.</source>
        <translation>I buoni giocatori spesso aspettano; qui si mostra solo come si fa.</translation>
    </message>
    <message>
        <source>First read this, and press “Go on”. Then it is your turn.</source>
        <translation>Prima legga qui, e prema «Avanti». Poi tocca a lei.</translation>
    </message>
    <message>
        <source>That is all here: read, and go on with the button.</source>
        <translation>Qui è tutto: legga, e vada avanti con il pulsante.</translation>
    </message>
    <message>
        <source>Do not draw this time: take the {pile}.</source>
        <translation>Questa volta non peschi: prenda il {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>After this discard you draw %n cards, because you opened.</source>
        <translation>
            <numerusform>Dopo questo scarto pesca %n carta, perché ha aperto.</numerusform>
            <numerusform>Dopo questo scarto pesca %n carte, perché ha aperto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the {stock}.</source>
        <translation>Tocca a lei: peschi dal {stock}.</translation>
    </message>
    <message>
        <source>First draw from the {stock}.</source>
        <translation>Prima peschi dal {stock}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that helps you least.</source>
        <translation>Concluda il turno: scarti la carta che l’aiuta meno.</translation>
    </message>
    <message>
        <source>Now discard one card. Keep what goes together.</source>
        <translation>Ora scarti una carta. Tenga quello che va insieme.</translation>
    </message>
    <message>
        <source>By your rules you ask your partner first: press the button.</source>
        <translation>Secondo le sue regole prima chiede al compagno: prema il pulsante.</translation>
    </message>
    <message>
        <source>First ask your partner whether you may go out.</source>
        <translation>Prima chieda al compagno se può chiudere.</translation>
    </message>
    <message>
        <source>Discard your last card, and you go out.</source>
        <translation>Scarti l’ultima carta, e chiude.</translation>
    </message>
    <message>
        <source>Discard your last card.</source>
        <translation>Scarti l’ultima carta.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Best move</source>
        <translation>Mossa migliore</translation>
    </message>
    <message>
        <source>Other move</source>
        <translation>Altra mossa</translation>
    </message>
    <message>
        <source>{title} · {at} of {of}</source>
        <comment>a lesson and its step</comment>
        <translation>{title} · {at} di {of}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Play, with hints</source>
        <translation>Gioca, con gli aiuti</translation>
    </message>
    <message>
        <source>Two exercises</source>
        <translation>Due esercizi</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>And the next move?</source>
        <translation>E la mossa dopo?</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un suggerimento</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Torna alla lezione</translation>
    </message>
    <message>
        <source>The others play. Watch what they throw.</source>
        <translation>Giocano gli altri. Guardi che cosa scartano.</translation>
    </message>
    <message>
        <source>These cards lie aside. “Take back” returns them to your hand.</source>
        <translation>Queste carte sono da parte. «Riprendi» le riporta in mano.</translation>
    </message>
    <message>
        <source>Well done. Now to another moment of a deal.</source>
        <translation>Ben fatto. Ora un altro momento di una smazzata.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Esercizi…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Impara la canasta</translation>
    </message>
    <message>
        <source>At the table, by the rules of {game}.</source>
        <translation>Al tavolo, con le regole di {game}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>La sua prima partita</translation>
    </message>
    <message>
        <source>Easy partners and opponents; the table points out what is new.</source>
        <translation>Compagno e avversari facili; il tavolo segnala le novità.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Circa un minuto</numerusform>
            <numerusform>Circa %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatta</translation>
    </message>
    <message>
        <source>By the rules of {game}</source>
        <translation>Con le regole di {game}</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>{learnt} of {count} lessons learnt.</source>
        <translation>Lezioni imparate: {learnt} su {count}.</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Prossima: {title}.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left takes about %n minutes.</source>
        <translation>
            <numerusform>Per tutto il resto ci vuole circa un minuto.</numerusform>
            <numerusform>Per tutto il resto ci vogliono circa %n minuti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Dilettante</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Lays all it can and gives away what others want.</source>
        <translation>Cala tutto quello che può e regala ciò che gli altri vogliono.</translation>
    </message>
    <message>
        <source>Looks at the table, but forgets what was thrown.</source>
        <translation>Guarda il tavolo, ma dimentica gli scarti.</translation>
    </message>
    <message>
        <source>Sound rules of thumb and a good memory.</source>
        <translation>Buone regole pratiche e buona memoria.</translation>
    </message>
    <message>
        <source>Imagines hands that others may hold and tries its moves.</source>
        <translation>Immagina le mani che gli altri potrebbero avere e prova le sue mosse.</translation>
    </message>
    <message>
        <source>Like Strong, but tries many more hands before it decides.</source>
        <translation>Come Forte, ma prova molte più mani prima di decidere.</translation>
    </message>
    <message>
        <source>Like Expert, but tries even more hands and looks further ahead.</source>
        <translation>Come Esperto, ma prova ancora più mani e guarda più lontano.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>What Canasta stands on, and the terms under which its authors give it away.</source>
        <translation>Su che cosa si appoggia Canasta, e a quali condizioni gli autori lo concedono.</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Opere</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
</context>
<context>
    <name>ListControl</name>
    <message>
        <source>Add a line</source>
        <translation>Aggiungi una riga</translation>
    </message>
    <message>
        <source>{name}, line {number}</source>
        <translation>{name}, riga {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Che cosa è successo finora</translation>
    </message>
    <message>
        <source>Enter on a line says why a computer player did that.</source>
        <translation>Invio su una riga dice perché un computer ha fatto così.</translation>
    </message>
</context>
<context>
    <name>LoneHandLesson</name>
    <message>
        <source>The lone hand</source>
        <translation>Uno contro due</translation>
    </message>
    <message>
        <source>Who plays alone against two, and what partners share.</source>
        <translation>Chi gioca da solo contro due, e che cosa dividono i compagni.</translation>
    </message>
    <message>
        <source>All three begin alone. Whoever takes the {pile} first plays alone for the rest of the deal, against the other two.</source>
        <translation>Tutti e tre cominciano da soli. Chi prende per primo il {pile} gioca da solo per il resto della smazzata, contro gli altri due.</translation>
    </message>
    <message>
        <source>Take the {pile} with your two jacks: then you are the lone hand.</source>
        <translation>Prenda il {pile} con i suoi due fanti: allora è lei a giocare da solo.</translation>
    </message>
    <message>
        <source>The other two are partners now: their melds belong to both, and each gets all their points. Yours are yours alone.</source>
        <translation>Gli altri due ora sono compagni: le loro combinazioni sono di entrambi, e ognuno ne riceve tutti i punti. Le sue sono soltanto sue.</translation>
    </message>
    <message>
        <source>Here the player to your left took the {pile} first. The third player is your partner, and the queens that your partner laid lie with your kings.</source>
        <translation>Qui il giocatore alla sua sinistra ha preso per primo il {pile}. Il terzo giocatore è il suo compagno, e le donne che ha calato stanno accanto ai re calati da lei.</translation>
    </message>
    <message>
        <source>Add your queen to your partner&apos;s queens.</source>
        <translation>Aggiunga la sua donna a quelle del compagno.</translation>
    </message>
    <message>
        <source>The queen goes to the queens.</source>
        <translation>La donna va con le donne.</translation>
    </message>
</context>
<context>
    <name>MadeExerciseTexts</name>
    <message>
        <source>Melding for the first time</source>
        <translation>Calare per la prima volta</translation>
    </message>
    <message>
        <source>Taking the {pile}</source>
        <translation>Prendere il {pile}</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Scartare</translation>
    </message>
    <message>
        <source>Freezing</source>
        <translation>Congelare</translation>
    </message>
    <message>
        <source>Building canastas</source>
        <translation>Costruire canaste</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiudere</translation>
    </message>
    <message>
        <source>{theme} · {level}</source>
        <comment>an exercise</comment>
        <translation>{theme} · {level}</translation>
    </message>
    <message>
        <source>Your side has melded nothing yet. Meld now, or wait?</source>
        <translation>La sua squadra non ha ancora calato nulla. Calare ora, o aspettare?</translation>
    </message>
    <message>
        <source>Take the {pile}, or leave it? If so, with which cards?</source>
        <translation>Prendere il {pile}, o lasciarlo? E con quali carte?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Quale carta scarta?</translation>
    </message>
    <message>
        <source>Does a wild card belong on the {pile} now?</source>
        <translation>È il momento di mettere una matta sul {pile}?</translation>
    </message>
    <message>
        <source>Lay cards now, or leave them in your hand? Which ones?</source>
        <translation>Calare carte adesso, o lasciarle in mano? E quali?</translation>
    </message>
    <message>
        <source>You could end the deal. Is this the moment?</source>
        <translation>Potrebbe mettere fine alla smazzata. È il momento?</translation>
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
        <translation>NOME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINOSSI</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIZIONE</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPZIONI</translation>
    </message>
    <message>
        <source>A folder for matches and settings, as with {option}.</source>
        <translation>Una cartella per partite e impostazioni, come con {option}.</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>Matches and house rules.</source>
        <translation>Partite e regole di casa.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <translation>Impostazioni.</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>AMBIENTE</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>Last deal…</source>
        <translation>Ultima smazzata…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Segnapunti…</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Stesse carte…</translation>
    </message>
    <message>
        <source>Other table…</source>
        <translation>Altro tavolo…</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>Riguarda la partita</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>The same game with the same players.</source>
        <translation>Lo stesso gioco con gli stessi giocatori.</translation>
    </message>
    <message>
        <source>You have won. Would you like stronger players next time?</source>
        <translation>Ha vinto. Vuole giocatori più forti la prossima volta?</translation>
    </message>
    <message>
        <source>This was not your match. Would you like easier players next time?</source>
        <translation>Non era la sua partita. Vuole giocatori meno forti la prossima volta?</translation>
    </message>
    <message>
        <source>Play at the level {level}</source>
        <translation>Gioca al livello {level}</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>L’andamento della partita</translation>
    </message>
</context>
<context>
    <name>MatchEndTexts</name>
    <message numerus="yes">
        <source>{scores} after %n deals.</source>
        <translation>
            <numerusform>{scores} dopo %n smazzata.</numerusform>
            <numerusform>{scores} dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {deal}: {scores}.</source>
        <translation>Dopo la smazzata {deal}: {scores}.</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} di svantaggio</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>In rimonta</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead after every deal</source>
        <translation>In testa dopo ogni smazzata</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Migliore smazzata</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mano speciale</translation>
    </message>
    <message numerus="yes">
        <source>%n of them natural</source>
        <translation>
            <numerusform>di cui %n pura</numerusform>
            <numerusform>di cui %n pure</numerusform>
        </translation>
    </message>
    <message>
        <source>Most canastas</source>
        <translation>Più canaste</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cards taken at once</source>
        <translation>Più carte prese in una volta</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n volta</numerusform>
            <numerusform>%n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them concealed</source>
        <translation>
            <numerusform>%n delle quali in mano</numerusform>
            <numerusform>%n delle quali in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out most often</source>
        <translation>Più chiusure</translation>
    </message>
    <message>
        <source>{who}, deal {deal}</source>
        <translation>{who}, smazzata {deal}</translation>
    </message>
    <message>
        <source>{who}, after deal {deal}</source>
        <translation>{who}, dopo la smazzata {deal}</translation>
    </message>
</context>
<context>
    <name>MatchRulesDialog</name>
    <message>
        <source>Players, sides, seats and packs stay as they are; for others begin a new match.</source>
        <translation>Giocatori, squadre, posti e mazzi restano come sono; per cambiarli cominci una nuova partita.</translation>
    </message>
    <message>
        <source>From the next deal on</source>
        <translation>Dalla prossima smazzata</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regole di questa partita</translation>
    </message>
    <message>
        <source>Changes hold from deal {count} on. Scores stay, and whose deal it is.</source>
        <translation>Le modifiche valgono dalla smazzata {count}. I punteggi e il turno di dare le carte non cambiano.</translation>
    </message>
    <message>
        <source>Not in force yet. Cancel once more to drop the changes.</source>
        <translation>Non ancora in vigore. Prema ancora una volta «Annulla» per perdere le modifiche.</translation>
    </message>
</context>
<context>
    <name>MatchStartTexts</name>
    <message>
        <source>Everybody draws a card for the seats.</source>
        <translation>Ognuno pesca una carta per i posti.</translation>
    </message>
    <message>
        <source>Your card is the highest.</source>
        <translation>La sua carta è la più alta.</translation>
    </message>
    <message>
        <source>{player} has the highest card.</source>
        <translation>{player} ha la carta più alta.</translation>
    </message>
    <message>
        <source>The sides: {sides}.</source>
        <translation>Le squadre: {sides}.</translation>
    </message>
    <message>
        <source>You cut.</source>
        <translation>Lei taglia.</translation>
    </message>
    <message>
        <source>{player} cuts.</source>
        <translation>{player} taglia.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <comment>a player and the card drawn</comment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {card}. It does not decide: once more.</source>
        <translation>{player}: {card}. Non decide: ancora una volta.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before a colon and a card</comment>
        <translation>Lei</translation>
    </message>
</context>
<context>
    <name>MatchTopic</name>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>The match is over when a side has {points} points after a deal.</source>
        <translation>La partita è finita quando una squadra ha {points} punti dopo una smazzata.</translation>
    </message>
    <message>
        <source>The match is over when a player has {points} points after a deal.</source>
        <translation>La partita è finita quando un giocatore ha {points} punti dopo una smazzata.</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n deals.</source>
        <translation>
            <numerusform>La partita dura al massimo %n smazzata.</numerusform>
            <numerusform>La partita dura al massimo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deals.</source>
        <translation>
            <numerusform>La partita dura %n smazzata.</numerusform>
            <numerusform>La partita dura %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>If two players are equal, both have won.</source>
        <translation>Se due giocatori sono alla pari, hanno vinto entrambi.</translation>
    </message>
    <message>
        <source>If two players are equal, another deal decides.</source>
        <translation>Se due giocatori sono alla pari, decide un’altra smazzata.</translation>
    </message>
    <message>
        <source>If two sides are equal, both have won.</source>
        <translation>Se due squadre sono alla pari, hanno vinto entrambe.</translation>
    </message>
    <message>
        <source>If two sides are equal, another deal decides.</source>
        <translation>Se due squadre sono alla pari, decide un’altra smazzata.</translation>
    </message>
</context>
<context>
    <name>MeldFacts</name>
    <message numerus="yes">
        <source>A canasta is made at once, for %Ln points.</source>
        <translation>
            <numerusform>Si fa subito una canasta, da %Ln punto.</numerusform>
            <numerusform>Si fa subito una canasta, da %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n cards are missing for a canasta.</source>
        <translation>
            <numerusform>Allora manca %n carta per la canasta.</numerusform>
            <numerusform>Allora mancano %n carte per la canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents may end the deal soon: one of them holds only %n cards.</source>
        <translation>
            <numerusform>Gli avversari possono presto mettere fine alla smazzata: a uno resta solo %n carta.</numerusform>
            <numerusform>Gli avversari possono presto mettere fine alla smazzata: a uno restano solo %n carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldReasons</name>
    <message>
        <source>A {bonus} counts on the table, and another card is drawn for it.</source>
        <translation>Un {bonus} conta sul tavolo, e al suo posto si pesca un’altra carta.</translation>
    </message>
    <message>
        <source>That reaches the {need} points to open.</source>
        <translation>Così si raggiungono i {need} punti per aprire.</translation>
    </message>
    <message>
        <source>It brings a meld nearer to a canasta.</source>
        <translation>Avvicina una combinazione alla canasta.</translation>
    </message>
    <message>
        <source>On a canasta a card counts for the side, in the hand against it.</source>
        <translation>Su una canasta una carta conta a favore della squadra, in mano contro.</translation>
    </message>
    <message>
        <source>A new meld is the beginning of a canasta.</source>
        <translation>Una nuova combinazione è l’inizio di una canasta.</translation>
    </message>
    <message>
        <source>It completes a canasta.</source>
        <translation>Completa una canasta.</translation>
    </message>
    <message>
        <source>Two melds of one rank are nearer to a canasta as one.</source>
        <translation>Due combinazioni dello stesso valore, unite, sono più vicine alla canasta.</translation>
    </message>
    <message>
        <source>A sequence on the table can become {a_samba}.</source>
        <translation>Una scala sul tavolo può diventare {a_samba}.</translation>
    </message>
    <message>
        <source>With it a sequence is nearer to being {a_samba}.</source>
        <translation>Con questa carta una scala è più vicina a diventare {a_samba}.</translation>
    </message>
    <message>
        <source>With the end near, wild cards are better on the table than in the hand.</source>
        <translation>Quando la fine è vicina, le matte stanno meglio sul tavolo che in mano.</translation>
    </message>
    <message>
        <source>Laying promised more than holding the cards.</source>
        <translation>Calare prometteva più che tenere le carte.</translation>
    </message>
    <message>
        <source>This player lays cards by chance.</source>
        <translation>Questo giocatore cala carte a caso.</translation>
    </message>
    <message>
        <source>This player does anything that the rules allow.</source>
        <translation>Questo giocatore fa qualunque cosa le regole permettano.</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message>
        <source>Choose the cards that you want to lay.</source>
        <translation>Scelga le carte che vuole calare.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn: draw and discard.</source>
        <translation>Nessuno cala nel suo primo turno: peschi e scarti.</translation>
    </message>
    <message>
        <source>{card} cannot be part of a meld.</source>
        <translation>Non può far parte di una combinazione: {card}.</translation>
    </message>
    <message>
        <source>Your side has no such meld.</source>
        <translation>La sua squadra non ha questa combinazione.</translation>
    </message>
    <message>
        <source>A meld is of one rank: lay each rank for itself.</source>
        <translation>Una combinazione è di un solo valore: cali ogni valore per conto suo.</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards join this meld, not {others}.</source>
        <translation>In questa combinazione vanno solo {ranks} e matte, non {others}.</translation>
    </message>
    <message>
        <source>Wild cards join other cards: put them on a meld.</source>
        <translation>Le matte accompagnano altre carte: le aggiunga a una combinazione.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} cards: %n more.</source>
        <translation>
            <numerusform>A una combinazione servono {need} carte: ancora %n.</numerusform>
            <numerusform>A una combinazione servono {need} carte: ancora %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} natural cards: %n more.</source>
        <translation>
            <numerusform>A una combinazione servono {need} carte naturali: ancora %n.</numerusform>
            <numerusform>A una combinazione servono {need} carte naturali: ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards: this has {naturals} natural, {wilds} wild.</source>
        <translation>Le carte naturali devono essere più delle matte: qui {naturals} naturali, {wilds} matte.</translation>
    </message>
    <message numerus="yes">
        <source>{wilds} wild cards here need {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Qui {wilds} matte richiedono {need} carte naturali: ancora %n.</numerusform>
            <numerusform>Qui {wilds} matte richiedono {need} carte naturali: ancora %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards; this would have {have}.</source>
        <translation>
            <numerusform>Una combinazione ha al massimo %n matta; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una combinazione ha al massimo %n matte; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A finished canasta takes no wild card.</source>
        <translation>Una canasta completa non prende matte.</translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Una combinazione è chiusa a %n carta; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una combinazione è chiusa a %n carte; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds a wild card joins {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Dopo l’apertura una matta va con {need} carte naturali: ancora %n.</numerusform>
            <numerusform>Dopo l’apertura una matta va con {need} carte naturali: ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} take no wild card.</source>
        <translation>{ranks}: non prendono matte.</translation>
    </message>
    <message>
        <source>There is a canasta of {ranks}: nobody lays any more of them.</source>
        <translation>C’è una canasta di {ranks}: nessuno ne cala più.</translation>
    </message>
    <message>
        <source>A sequence takes no wild card.</source>
        <translation>Una scala non prende matte.</translation>
    </message>
    <message>
        <source>A sequence takes no {stops}.</source>
        <translation>Una scala non prende {stops}.</translation>
    </message>
    <message>
        <source>A sequence holds each rank once, not several {others}.</source>
        <translation>Una scala ha ogni valore una volta sola: di troppo {others}.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of a sequence follow one another: %n missing.</source>
        <translation>
            <numerusform>Le carte di una scala si susseguono: ne manca %n.</numerusform>
            <numerusform>Le carte di una scala si susseguono: ne mancano %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence ends at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Una scala finisce a %n carta; questa ne avrebbe {have}.</numerusform>
            <numerusform>Una scala finisce a %n carte; questa ne avrebbe {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards go on your meld of wild cards until it is finished.</source>
        <translation>Le matte vanno sulla sua combinazione di matte finché non è completa.</translation>
    </message>
    <message numerus="yes">
        <source>A sequence takes more than %n cards only if you go out this turn.</source>
        <translation>
            <numerusform>Una scala supera %n carta solo se lei chiude in questo turno.</numerusform>
            <numerusform>Una scala supera le %n carte solo se lei chiude in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made a sequence of more than %n cards: now you have to go out.</source>
        <translation>
            <numerusform>Ha fatto una scala di più di %n carta: ora deve chiudere.</numerusform>
            <numerusform>Ha fatto una scala di più di %n carte: ora deve chiudere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Twos go on your meld of twos until it is finished.</source>
        <translation>Le pinelle vanno sulla sua combinazione di pinelle finché non è completa.</translation>
    </message>
    <message>
        <source>Too many jokers beside these twos: lay more twos or fewer jokers.</source>
        <translation>Troppi jolly per queste pinelle: cali più pinelle o meno jolly.</translation>
    </message>
    <message>
        <source>Only wild cards join this meld, not {others}.</source>
        <translation>In questa combinazione vanno solo matte, non {others}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and this card of another: {card}.</source>
        <translation>Una scala è di un solo seme, e questa carta è di un altro: {card}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and these cards are of others.</source>
        <translation>Una scala è di un solo seme, e queste carte sono di altri.</translation>
    </message>
    <message>
        <source>Several of your melds take this: choose one.</source>
        <translation>Va su più di una sua combinazione: ne scelga una.</translation>
    </message>
    <message>
        <source>Put the meld on the one that it should join.</source>
        <translation>Metta la combinazione su quella a cui vuole unirla.</translation>
    </message>
    <message>
        <source>Combine two melds at a time, one step after the other.</source>
        <translation>Unisca due combinazioni alla volta, un passo dopo l’altro.</translation>
    </message>
    <message>
        <source>Only two melds of the same rank can be combined.</source>
        <translation>Si possono unire solo due combinazioni dello stesso valore.</translation>
    </message>
    <message>
        <source>One wild card at most goes with two {stops} or more.</source>
        <translation>Con due {stops} o più va al massimo una matta.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Le matte non vanno con i {stops}.</translation>
    </message>
    <message>
        <source>{stops} are never melded in this game.</source>
        <translation>In questo gioco i {stops} non si calano mai.</translation>
    </message>
    <message>
        <source>{stops} are melded only to go out, {need} or more together.</source>
        <translation>I {stops} si calano solo per chiudere, {need} o più insieme.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} holds at most %n cards.</source>
        <translation>
            <numerusform>Una combinazione di {stops} ha al massimo %n carta.</numerusform>
            <numerusform>Una combinazione di {stops} ha al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody discards a {stop} in the first turn: throw another card.</source>
        <translation>Nel primo turno nessuno scarta un {stop}: scarti un’altra carta.</translation>
    </message>
    <message>
        <source>You may lay {stops} only when you go out with them.</source>
        <translation>Può calare i {stops} solo quando chiude con loro.</translation>
    </message>
    <message>
        <source>{card} is no {bonus}.</source>
        <translation>Non è un {bonus}: {card}.</translation>
    </message>
    <message>
        <source>Every {bonus} is laid by itself.</source>
        <translation>Ogni {bonus} si cala per conto suo.</translation>
    </message>
</context>
<context>
    <name>MeldTexts</name>
    <message>
        <source>{have} of {need}</source>
        <comment>cards of a canasta</comment>
        <translation>{have} di {need}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>a sequence of cards</comment>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pura</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sporca</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta di sette</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>Pura</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>Sporca</translation>
    </message>
    <message>
        <source>Sevens</source>
        <comment>on a canasta</comment>
        <translation>Sette</translation>
    </message>
</context>
<context>
    <name>MeldingWords</name>
    <message>
        <source>Smallest meld</source>
        <translation>Combinazione più piccola</translation>
    </message>
    <message>
        <source>How many cards a new meld needs.</source>
        <translation>Quante carte servono per una nuova combinazione.</translation>
    </message>
    <message>
        <source>Melds are closed at</source>
        <translation>Le combinazioni si chiudono a</translation>
    </message>
    <message>
        <source>A meld of this size takes no more cards.</source>
        <translation>Una combinazione di questa grandezza non prende altre carte.</translation>
    </message>
    <message>
        <source>never closed</source>
        <translation>non si chiudono mai</translation>
    </message>
    <message>
        <source>Melding in the first own turn</source>
        <translation>Calare nel proprio primo turno</translation>
    </message>
    <message>
        <source>If not, everybody only draws and discards in it.</source>
        <translation>Altrimenti in quel turno ognuno pesca e scarta soltanto.</translation>
    </message>
    <message>
        <source>Melds of the same rank</source>
        <translation>Combinazioni dello stesso valore</translation>
    </message>
    <message>
        <source>How many melds of one rank a side may have.</source>
        <translation>Quante combinazioni di uno stesso valore può avere una squadra.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>quante si vuole</translation>
    </message>
    <message>
        <source>a new one when the last is closed</source>
        <translation>una nuova quando l’ultima è chiusa</translation>
    </message>
    <message>
        <source>Natural cards in a new meld</source>
        <translation>Carte naturali in una nuova combinazione</translation>
    </message>
    <message>
        <source>How many cards from four to ace a meld needs at least.</source>
        <translation>Quante carte dal quattro all’asso servono almeno in una combinazione.</translation>
    </message>
    <message>
        <source>Natural cards must be in the majority</source>
        <translation>Le carte naturali devono essere in maggioranza</translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Una combinazione ha sempre più carte naturali che matte.</translation>
    </message>
    <message>
        <source>Natural cards for each wild card in a meld</source>
        <translation>Carte naturali per ogni matta di una combinazione</translation>
    </message>
    <message>
        <source>With two, a wild card needs two natural ones beside it, two need four.</source>
        <translation>Con due, una matta richiede accanto due naturali, due matte quattro.</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Matte in una combinazione, al massimo</translation>
    </message>
    <message>
        <source>How many wild cards may stand in, also in a canasta.</source>
        <translation>Quante matte possono fare da sostitute, anche in una canasta.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>Wild cards may join a finished canasta</source>
        <translation>Le matte possono andare su una canasta completa</translation>
    </message>
    <message>
        <source>Otherwise only natural cards are added to it.</source>
        <translation>Altrimenti vi si aggiungono solo carte naturali.</translation>
    </message>
    <message>
        <source>Natural cards for a wild card laid later</source>
        <translation>Carte naturali per una matta calata dopo</translation>
    </message>
    <message>
        <source>After a side&apos;s first melds, a wild card joins so many natural ones.</source>
        <translation>Dopo l’apertura di una squadra, una matta va con almeno questo numero di naturali.</translation>
    </message>
    <message>
        <source>Sevens and aces stay natural</source>
        <translation>Sette e assi restano naturali</translation>
    </message>
    <message>
        <source>No wild card joins sevens; aces take one only with the first melds.</source>
        <translation>Nessuna matta va con i sette; con gli assi solo nell’apertura.</translation>
    </message>
    <message>
        <source>A canasta ends its rank for all</source>
        <translation>Una canasta chiude il suo valore per tutti</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, nobody lays cards of that rank.</source>
        <translation>Quando una squadra ha una canasta di un valore, nessuno cala più carte di quel valore.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Combinazioni di sole matte</translation>
    </message>
    <message>
        <source>Three or more wild cards may lie together.</source>
        <translation>Tre o più matte possono stare insieme.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone are closed at</source>
        <translation>Le combinazioni di sole matte si chiudono a</translation>
    </message>
    <message>
        <source>Such a meld takes no more cards then; a further one may be begun.</source>
        <translation>Allora non prendono altre carte; se ne può iniziare un’altra.</translation>
    </message>
    <message>
        <source>the size of other melds</source>
        <translation>la grandezza delle altre</translation>
    </message>
    <message>
        <source>Wild cards first finish their own meld</source>
        <translation>Le matte completano prima la loro combinazione</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, none joins another.</source>
        <translation>Finché una combinazione di sole matte è incompleta, nessuna va altrove.</translation>
    </message>
    <message>
        <source>Twos first finish their own meld</source>
        <translation>Le pinelle completano prima la loro combinazione</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, no two joins another.</source>
        <translation>Finché una combinazione di sole matte è incompleta, nessuna pinella va altrove.</translation>
    </message>
    <message>
        <source>Twos are a rank of their own</source>
        <translation>Le pinelle sono un valore a sé</translation>
    </message>
    <message>
        <source>Jokers stand beside twos as wild cards stand beside natural ones.</source>
        <translation>I jolly stanno accanto alle pinelle come le matte accanto alle naturali.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Cards in a row may be melded; seven of them are {a_samba}.</source>
        <translation>Si possono calare carte in fila; sette di queste sono {a_samba}.</translation>
    </message>
    <message>
        <source>Sequences in one suit only</source>
        <translation>Scale di un solo seme</translation>
    </message>
    <message>
        <source>Otherwise the suits of a sequence may be mixed.</source>
        <translation>Altrimenti i semi di una scala possono essere misti.</translation>
    </message>
    <message>
        <source>Longer sequences for who goes out</source>
        <translation>Scale più lunghe per chi chiude</translation>
    </message>
    <message>
        <source>In the turn that ends the deal a full sequence may be lengthened.</source>
        <translation>Nel turno che mette fine alla smazzata si può allungare una scala completa.</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Carte in una canasta</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Una combinazione con questo numero di carte è una canasta.</translation>
    </message>
    <message>
        <source>Natural cards in a mixed canasta</source>
        <translation>Carte naturali in una canasta sporca</translation>
    </message>
    <message>
        <source>A canasta with wild cards needs at least so many natural ones.</source>
        <translation>In una canasta con matte serve almeno questo numero di carte naturali.</translation>
    </message>
</context>
<context>
    <name>MeldsTopic</name>
    <message>
        <source>Melds</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>A meld with a wild card.</source>
        <comment>below a picture</comment>
        <translation>Una combinazione con una matta.</translation>
    </message>
    <message>
        <source>Not allowed: as many wild cards as natural ones.</source>
        <comment>below a picture</comment>
        <translation>Non permesso: tante matte quante carte naturali.</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank, from four to ace.</source>
        <translation>Una combinazione ha almeno {size} carte dello stesso valore, dal quattro all’asso.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of its cards must be natural.</source>
        <translation>
            <numerusform>Almeno %n delle sue carte dev’essere naturale.</numerusform>
            <numerusform>Almeno %n delle sue carte devono essere naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Una combinazione ha sempre più carte naturali che matte.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card a meld has %n natural ones or more.</source>
        <translation>
            <numerusform>Per ogni matta una combinazione ha %n carta naturale o più.</numerusform>
            <numerusform>Per ogni matta una combinazione ha %n carte naturali o più.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other number limits the wild cards of a meld.</source>
        <translation>Nessun altro numero limita le matte di una combinazione.</translation>
    </message>
    <message>
        <source>Wild cards do not join melds of natural cards.</source>
        <translation>Le matte non vanno nelle combinazioni di carte naturali.</translation>
    </message>
    <message numerus="yes">
        <source>A meld never has more than %n wild cards.</source>
        <translation>
            <numerusform>Una combinazione non ha mai più di %n matta.</numerusform>
            <numerusform>Una combinazione non ha mai più di %n matte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds of your side, wild cards join only melds with at least %n natural cards.</source>
        <translation>
            <numerusform>Dopo l’apertura della sua squadra, le matte vanno solo su combinazioni con almeno %n carta naturale.</numerusform>
            <numerusform>Dopo l’apertura della sua squadra, le matte vanno solo su combinazioni con almeno %n carte naturali.</numerusform>
        </translation>
    </message>
    <message>
        <source>No wild card ever joins sevens. Aces take wild cards only in the first melds of your side; such a meld then grows as any other.</source>
        <translation>Nessuna matta va mai con i sette. Gli assi prendono matte solo nell’apertura della sua squadra; una combinazione così poi cresce come ogni altra.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, the rank is dead: nobody begins a meld of it or adds to one.</source>
        <translation>Quando una squadra ha una canasta di un valore, quel valore è chiuso: nessuno ne inizia una combinazione o vi aggiunge carte.</translation>
    </message>
    <message>
        <source>Twos may be a meld of their own, too. Jokers stand beside them as wild cards stand beside natural ones.</source>
        <translation>Anche le pinelle possono essere una combinazione propria. I jolly vi stanno accanto come le matte accanto alle carte naturali.</translation>
    </message>
    <message>
        <source>Wild cards alone may be a meld, too.</source>
        <translation>Anche le matte da sole possono essere una combinazione.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Le matte da sole non sono una combinazione.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its wild cards go there: none joins another meld.</source>
        <translation>Finché la sua squadra ne ha una incompleta, le sue matte vanno lì: nessuna va in un’altra combinazione.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its twos go there: none joins another meld. A two may still be discarded, and a joker may go anywhere.</source>
        <translation>Finché la sua squadra ne ha una incompleta, le sue pinelle vanno lì: nessuna va in un’altra combinazione. Una pinella si può comunque scartare, e un jolly può andare ovunque.</translation>
    </message>
    <message>
        <source>Your side has one meld of a rank; more cards of that rank join it.</source>
        <translation>La sua squadra ha una sola combinazione per valore; le altre carte di quel valore vanno lì.</translation>
    </message>
    <message>
        <source>Your side may have several melds of the same rank, and put them together.</source>
        <translation>La sua squadra può avere più combinazioni dello stesso valore, e unirle.</translation>
    </message>
    <message>
        <source>Your side may begin a second meld of a rank when the first one is full.</source>
        <translation>La sua squadra può iniziare una seconda combinazione di un valore quando la prima è completa.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn.</source>
        <translation>Nessuno cala nel suo primo turno.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns.</source>
        <translation>In ogni suo turno può aggiungere carte alle combinazioni della sua squadra.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns; with {size} cards a meld is full.</source>
        <translation>In ogni suo turno può aggiungere carte alle combinazioni della sua squadra; con {size} carte una combinazione è completa.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone is full with {size} cards.</source>
        <translation>Una combinazione di sole matte è completa con {size} carte.</translation>
    </message>
    <message>
        <source>A finished canasta takes wild cards, too; a natural one becomes mixed.</source>
        <translation>Una canasta completa prende anche matte; se era pura diventa sporca.</translation>
    </message>
    <message>
        <source>A finished canasta takes no more wild cards.</source>
        <translation>Una canasta completa non prende più matte.</translation>
    </message>
    <message>
        <source>Partners share their melds.</source>
        <translation>I compagni hanno in comune le combinazioni.</translation>
    </message>
    <message>
        <source>Nobody adds cards to the opponents&apos; melds.</source>
        <translation>Nessuno aggiunge carte alle combinazioni degli avversari.</translation>
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
        <translation>Ultimi scarti: {cards}.</translation>
    </message>
    <message>
        <source>Has thrown nothing yet.</source>
        <translation>Non ha ancora scartato nulla.</translation>
    </message>
    <message>
        <source>{card} ({player} took it)</source>
        <translation>{card} (presa da {player})</translation>
    </message>
    <message>
        <source>{card} (you took it)</source>
        <translation>{card} (presa da lei)</translation>
    </message>
    <message>
        <source>Seen to hold: {cards}.</source>
        <comment>what everybody saw going to the hand with the pile</comment>
        <translation>Si sa che ha in mano: {cards}.</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Risk: how often the next player takes what you throw.</source>
        <translation>Rischio: quanto spesso il prossimo prende ciò che lei scarta.</translation>
    </message>
    <message>
        <source>Risk: of 100 times, how often the next player takes what you throw.</source>
        <translation>Rischio: quante volte su 100 il prossimo prende ciò che lei scarta.</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>quasi mai</translation>
    </message>
    <message>
        <source>seldom</source>
        <translation>di rado</translation>
    </message>
    <message>
        <source>at times</source>
        <translation>a volte</translation>
    </message>
    <message>
        <source>often</source>
        <translation>spesso</translation>
    </message>
    <message>
        <source>mostly</source>
        <translation>quasi sempre</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aiuto per la memoria</translation>
    </message>
    <message>
        <source>Cards seen and unseen</source>
        <translation>Carte viste e non viste</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Viste</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non viste</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Rischio</translation>
    </message>
    <message>
        <source>Who threw and took what</source>
        <translation>Chi ha scartato e preso che cosa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Threw and took</source>
        <translation>Scartato e preso</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Ve&amp;locità</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Ordina la mano</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Dorso delle carte</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra degli strumenti</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Show the moment</source>
        <translation>Mostra il momento</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Save the deal…</source>
        <translation>Salva la smazzata…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>You have frozen the {pile}.</source>
        <translation>Lei ha congelato il {pile}.</translation>
    </message>
    <message>
        <source>{player} has frozen the {pile}.</source>
        <translation>{player} ha congelato il {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n cards.</source>
        <translation>
            <numerusform>Lei prende %n carta.</numerusform>
            <numerusform>Lei prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n cards.</source>
        <translation>
            <numerusform>{player} prende %n carta.</numerusform>
            <numerusform>{player} prende %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>Lei apre con {points}</translation>
    </message>
    <message>
        <source>{player} opens with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>{player} apre con {points}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Same as last time</source>
        <translation>Come l’ultima volta</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Scelga il gioco, poi chi gioca.</translation>
    </message>
    <message>
        <source>Let at least one person play.</source>
        <translation>Almeno una persona deve giocare.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Due giocatori si chiamano {name}. Dia a uno dei due un altro nome.</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>Begin the score</source>
        <translation>Inizia il segnapunti</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Segnapunti per carte vere</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Scelga il gioco, poi chi gioca.</translation>
    </message>
    <message>
        <source>Players, as they sit round the table</source>
        <translation>I giocatori, come siedono intorno al tavolo</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primo mazziere</translation>
    </message>
    <message>
        <source>Player {count}</source>
        <translation>Giocatore {count}</translation>
    </message>
    <message>
        <source>Side {count}</source>
        <translation>Squadra {count}</translation>
    </message>
    <message>
        <source>Give every player a name of their own.</source>
        <translation>Dia a ogni giocatore un nome diverso.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A file of Canasta itself is missing or damaged: {file}. Install Canasta again; your matches are safe and stay where they are.</source>
        <translation>Un file di Canasta stesso manca o è danneggiato: {file}. Installi di nuovo Canasta; le sue partite sono al sicuro e restano dove sono.</translation>
    </message>
    <message>
        <source>Something went wrong in Canasta. Your match is safe: everything played so far is saved. If the table no longer answers, close Canasta and start it again.</source>
        <translation>Qualcosa in Canasta non ha funzionato. La sua partita è al sicuro: tutto quello che è stato giocato finora è salvato. Se il tavolo non risponde più, chiuda Canasta e lo riavvii.</translation>
    </message>
    <message>
        <source>Canasta cannot start. Your matches are safe: nothing was changed. Start it once more; if that does not help, install it again.</source>
        <translation>Canasta non riesce ad avviarsi. Le sue partite sono al sicuro: nulla è stato modificato. Lo avvii ancora una volta; se non serve, lo installi di nuovo.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>What went wrong is noted in {file}; no cards are named there.</source>
        <translation>Quello che è successo è annotato in {file}; non vi è nominata nessuna carta.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read. The defaults are used.</source>
        <translation>Le impostazioni in {file} non si sono potute leggere. Si usano quelle predefinite.</translation>
    </message>
    <message>
        <source>What Canasta remembers in {file}, such as your last table and your lessons, could not be read. It begins anew; your matches are safe.</source>
        <translation>Quello che Canasta ricorda in {file}, come il suo ultimo tavolo e le sue lezioni, non si è potuto leggere. Si ricomincia da capo; le sue partite sono al sicuro.</translation>
    </message>
    <message>
        <source>The results of your exercises in {file} could not be read. They begin anew.</source>
        <translation>I risultati dei suoi esercizi in {file} non si sono potuti leggere. Si ricomincia da capo.</translation>
    </message>
    <message>
        <source>The old file is kept as {copy}.</source>
        <translation>Il vecchio file è conservato come {copy}.</translation>
    </message>
    <message>
        <source>The player in {file} could not be read and is missing under Players; your matches are safe. Add the player again there.</source>
        <translation>Il giocatore in {file} non si è potuto leggere e manca in «Giocatori»; le sue partite sono al sicuro. Aggiunga lì di nuovo il giocatore.</translation>
    </message>
    <message>
        <source>The note in {file} cannot be read. Allow Canasta to read it, or move that file away.</source>
        <translation>La nota in {file} non si può leggere. Permetta a Canasta di leggerla, o sposti altrove quel file.</translation>
    </message>
    <message>
        <source>Canasta cannot save settings and results in {folder} ({problem}). What you choose holds until you close Canasta. Make room on the disk, or allow Canasta to write there.</source>
        <translation>Canasta non può salvare impostazioni e risultati in {folder} ({problem}). Quello che sceglie vale finché non chiude Canasta. Liberi spazio sul disco, o permetta a Canasta di scrivere lì.</translation>
    </message>
    <message>
        <source>Canasta cannot keep matches in {folder} ({problem}). Make room on the disk, or allow Canasta to read and write there; then deal.</source>
        <translation>Canasta non può conservare partite in {folder} ({problem}). Liberi spazio sul disco, o permetta a Canasta di leggere e scrivere lì; poi dia le carte.</translation>
    </message>
    <message>
        <source>The very last action had not been saved. Play it again.</source>
        <translation>L’ultimissima mossa non era stata salvata. La rigiochi.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It goes on from the last action that could be read; the damaged file is kept as {copy}.</source>
        <translation>La partita salvata era danneggiata. Continua dall’ultima mossa che si è potuta leggere; il file danneggiato è conservato come {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was changed outside Canasta. The match goes on in a new file; the changed one is kept as {copy}.</source>
        <translation>Il file di questa partita è stato modificato fuori da Canasta. La partita continua in un nuovo file; quello modificato è conservato come {copy}.</translation>
    </message>
    <message>
        <source>The match came from an older version; its file is kept as {copy}.</source>
        <translation>La partita veniva da una versione precedente; il suo file è conservato come {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was moved, deleted or changed while you played. Nothing is lost: the whole match is saved again, as {place}.</source>
        <translation>Il file di questa partita è stato spostato, eliminato o modificato mentre giocava. Non si è perso nulla: l’intera partita è salvata di nuovo, come {place}.</translation>
    </message>
    <message>
        <source>The index of your matches was damaged. It was made anew from their files; nothing is lost.</source>
        <translation>L’indice delle sue partite era danneggiato. È stato rifatto dai loro file; non si è perso nulla.</translation>
    </message>
    <message>
        <source>The match cannot be saved as {place} ({problem}). Make room on the disk, or allow Canasta to write there; then go on.</source>
        <translation>La partita non si può salvare come {place} ({problem}). Liberi spazio sul disco, o permetta a Canasta di scrivere lì; poi continui.</translation>
    </message>
    <message>
        <source>The disk does not answer. The table waits, and what was played is saved as soon as it does.</source>
        <translation>Il disco non risponde. Il tavolo aspetta, e ciò che è stato giocato sarà salvato appena risponde.</translation>
    </message>
    <message>
        <source>{file} is empty: no match was ever begun in it.</source>
        <translation>{file} è vuoto: non vi è mai stata iniziata una partita.</translation>
    </message>
    <message>
        <source>{file} is no saved match. It is left as it is.</source>
        <translation>{file} non è una partita salvata. Resta com’è.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Canasta. Update to go on with it.</source>
        <translation>{file} è stato salvato da una versione più recente di Canasta. Aggiorni il programma per continuare la partita.</translation>
    </message>
    <message>
        <source>{file} was changed outside the program and cannot be played.</source>
        <translation>{file} è stato modificato fuori dal programma e non si può giocare.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is kept; deal a new match.</source>
        <translation>{file} è danneggiato e non si può leggere. Viene conservato; inizi una nuova partita.</translation>
    </message>
    <message>
        <source>Canasta needs to read and write {place} and may not, or the disk is full. Allow it, then try again.</source>
        <translation>Canasta deve leggere e scrivere {place} e non può, oppure il disco è pieno. Lo permetta, poi riprovi.</translation>
    </message>
    <message>
        <source>This match is open in another window. Close that one first.</source>
        <translation>Questa partita è aperta in un’altra finestra. Chiuda prima quella.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system refuses.</source>
        <translation>{file} non si può aprire: il sistema lo rifiuta.</translation>
    </message>
    <message>
        <source>{file} cannot be played, because its rules contradict each other:</source>
        <translation>{file} non si può giocare, perché le sue regole si contraddicono:</translation>
    </message>
    <message>
        <source>It is kept in the folder {folder}.</source>
        <translation>È conservato nella cartella {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be shown. It is kept in the folder {folder} and is not opened again; deal a new match.</source>
        <translation>{file} non si può mostrare. È conservato nella cartella {folder} e non viene più aperto; inizi una nuova partita.</translation>
    </message>
    <message>
        <source>{file} was not put on the table, because Canasta failed with it last time. Nothing is lost: it is among your saved games.</source>
        <translation>{file} non è stato messo sul tavolo, perché l’ultima volta Canasta si è bloccato con questa partita. Non si è perso nulla: è tra le sue partite salvate.</translation>
    </message>
    <message>
        <source>The cards in {file} were still being read when Canasta was closed. Choose them in the settings again.</source>
        <translation>Le carte in {file} erano ancora in lettura quando Canasta è stato chiuso. Le scelga di nuovo nelle impostazioni.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is left as it is.</source>
        <translation>{file} è danneggiato e non si può leggere. Resta com’è.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Canasta. Update to use it.</source>
        <translation>{file} è stato creato da una versione più recente di Canasta. Aggiorni il programma per usarlo.</translation>
    </message>
    <message>
        <source>{place} cannot be read or written ({reason}). Make room on the disk, allow Canasta to read and write there, or choose another place.</source>
        <translation>{place} non si può leggere o scrivere ({reason}). Liberi spazio sul disco, permetta a Canasta di leggere e scrivere lì, o scelga un altro posto.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{deals} deals in {matches} matches, played by computers that follow the rules of thumb of the strong player without looking ahead. The true number lies between the two in brackets with a confidence of 95 %.</source>
        <translation>{deals} smazzate in {matches} partite, giocate da computer che seguono le regole pratiche del livello Forte senza guardare avanti. Il vero numero sta tra i due fra parentesi, con una confidenza del 95%.</translation>
    </message>
    <message>
        <source>About {minutes} minutes for one person among computers: {turns} turns. A match has {deals} deals.</source>
        <translation>Circa {minutes} minuti per una persona tra i computer: {turns} turni. Una partita ha {deals} smazzate.</translation>
    </message>
    <message>
        <source>How long does a deal take?</source>
        <translation>Quanto dura una smazzata?</translation>
    </message>
    <message>
        <source>Somebody goes out in {share} of 100 deals; else the stock ends.</source>
        <translation>Qualcuno chiude in {share} smazzate su 100; altrimenti finisce il tallone.</translation>
    </message>
    <message>
        <source>How does a deal end?</source>
        <translation>Come finisce una smazzata?</translation>
    </message>
    <message>
        <source>Somebody goes out</source>
        <translation>Qualcuno chiude</translation>
    </message>
    <message>
        <source>Whoever leads after the first deal wins {share} of 100 matches.</source>
        <translation>Chi è in testa dopo la prima smazzata vince {share} partite su 100.</translation>
    </message>
    <message>
        <source>Does the first deal decide the match?</source>
        <translation>La prima smazzata decide la partita?</translation>
    </message>
    <message>
        <source>The first leader wins</source>
        <translation>Vince chi va in testa per primo</translation>
    </message>
    <message>
        <source>How often can one open at once?</source>
        <translation>Quante volte si può aprire subito?</translation>
    </message>
    <message>
        <source>So many of 100 hands reach the minimum as dealt, without drawing:</source>
        <translation>Mani su 100 che arrivano al minimo appena date, senza pescare:</translation>
    </message>
    <message>
        <source>With {points} points</source>
        <translation>Con {points} punti</translation>
    </message>
    <message>
        <source>{points} on average. In {share} of 100 cases a side ends the deal below zero.</source>
        <translation>{points} in media. In {share} casi su 100 una squadra finisce la smazzata sotto zero.</translation>
    </message>
    <message>
        <source>How many points does a side make in a deal?</source>
        <translation>Quanti punti fa una squadra in una smazzata?</translation>
    </message>
    <message>
        <source>{times} times in a deal, {cards} cards each time.</source>
        <translation>{times} volte per smazzata, {cards} carte ogni volta.</translation>
    </message>
    <message>
        <source>How often is the pile taken?</source>
        <translation>Quante volte si prende il pozzo?</translation>
    </message>
    <message>
        <source>A side makes {count} in a deal; {share} of 100 are natural.</source>
        <translation>Una squadra ne fa {count} per smazzata; {share} su 100 sono pure.</translation>
    </message>
    <message>
        <source>How many canastas are there?</source>
        <translation>Quante canaste si fanno?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canaste pure</translation>
    </message>
    <message>
        <source>One more joker</source>
        <translation>Un jolly in più</translation>
    </message>
    <message>
        <source>One more red three</source>
        <translation>Un tre rosso in più</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>Il primo turno</translation>
    </message>
    <message>
        <source>What is a good start worth?</source>
        <translation>Quanto vale una buona partenza?</translation>
    </message>
    <message>
        <source>So many points a side is ahead of the others after the deal:</source>
        <translation>Punti di vantaggio di una squadra sulle altre dopo la smazzata:</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>Il pozzo è sempre congelato</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Con le carte Caliente</translation>
    </message>
    <message>
        <source>What do the variations change?</source>
        <translation>Che cosa cambiano le varianti?</translation>
    </message>
    <message>
        <source>Turns of a deal, and points of a side:</source>
        <translation>Turni di una smazzata, e punti di una squadra:</translation>
    </message>
    <message>
        <source>{turns} turns, {points} points</source>
        <translation>{turns} turni, {points} punti</translation>
    </message>
    <message>
        <source>Does the computer shuffle too well?</source>
        <translation>Il computer mescola troppo bene?</translation>
    </message>
    <message>
        <source>Turns of a deal, and natural ones among 100 canastas, when the cards are gathered from the table and riffled:</source>
        <translation>Turni di una smazzata, e canaste pure su 100, quando le carte si raccolgono dal tavolo e si mescolano all’americana:</translation>
    </message>
    <message>
        <source>As the computer does</source>
        <translation>Come fa il computer</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Mescolate: {count}</translation>
    </message>
    <message>
        <source>{turns} turns, {share} natural</source>
        <translation>{turns} turni, {share} pure</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (da {low} a {high})</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}%</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Canasta in numbers</source>
        <translation>La canasta in numeri</translation>
    </message>
    <message>
        <source>Counted in thousands of deals that computers played.</source>
        <translation>Contati in migliaia di smazzate giocate dai computer.</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Come si è contato</translation>
    </message>
</context>
<context>
    <name>ObservationTexts</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n carta coperta</numerusform>
            <numerusform>%n carte coperte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, all face down</source>
        <translation>
            <numerusform>%n carta, coperta</numerusform>
            <numerusform>%n carte, tutte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>La sua mano</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>{pile}, from the top</source>
        <translation>{pile}, dalla cima</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Hands of the others</source>
        <translation>Mani degli altri</translation>
    </message>
    <message>
        <source>Melds of {names}</source>
        <translation>Combinazioni di {names}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n cards</source>
        <translation>
            <numerusform>{player}: %n carta</numerusform>
            <numerusform>{player}: %n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmissionTexts</name>
    <message>
        <source>What was left undone</source>
        <translation>Che cosa non è stato fatto</translation>
    </message>
    <message>
        <source>The {pile} was blocked; on top of it lay: {card}.</source>
        <translation>Il {pile} era bloccato; in cima c’era: {card}.</translation>
    </message>
    <message>
        <source>The {pile} could have been taken, and was left.</source>
        <translation>Il {pile} si poteva prendere, ed è stato lasciato.</translation>
    </message>
    <message>
        <source>The {pile} needed two natural {ranks}; nobody has seen two in that hand.</source>
        <translation>Per il {pile} servivano due {ranks} naturali; in quella mano nessuno ha visto due carte così.</translation>
    </message>
    <message>
        <source>The {pile} needed {ranks}; nobody has seen any in that hand.</source>
        <translation>Per il {pile} servivano {ranks}; in quella mano nessuno ha visto carte così.</translation>
    </message>
    <message>
        <source>Still held, as everybody could see: {cards}. They fit melds on the table.</source>
        <translation>Ancora in mano, come tutti potevano vedere: {cards}. Vanno su combinazioni del tavolo.</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Look at this match?</source>
        <translation>Riguardare questa partita?</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>Continuare questa partita?</translation>
    </message>
    <message>
        <source>It becomes one of your saved games. The file itself stays as it is.</source>
        <translation>Diventa una delle sue partite salvate. Il file resta com’è.</translation>
    </message>
    <message>
        <source>Keep these house rules?</source>
        <translation>Conservare queste regole di casa?</translation>
    </message>
    <message>
        <source>You will find them in New match, beside the games.</source>
        <translation>Le troverà in «Nuova partita», accanto ai giochi.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Conservale</translation>
    </message>
    <message>
        <source>Add this player?</source>
        <translation>Aggiungere questo giocatore?</translation>
    </message>
    <message>
        <source>You will find the player under Players.</source>
        <translation>Lo trova in «Giocatori».</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Questo file non si può aprire</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was moved, or its drive removed.</source>
        <translation>{file} non c’è più. È stato spostato, o il suo disco è stato rimosso.</translation>
    </message>
    <message>
        <source>{file} holds no match, no house rules and no player. It is left as it is.</source>
        <translation>{file} non contiene né una partita, né regole di casa, né un giocatore. Resta com’è.</translation>
    </message>
</context>
<context>
    <name>OpeningDecision</name>
    <message>
        <source>Opening small or large</source>
        <translation>Aprire con poco o con molto</translation>
    </message>
    <message>
        <source>Early with little, late with all that you have.</source>
        <translation>Presto con poco, tardi con tutto quello che si ha.</translation>
    </message>
    <message>
        <source>Your side needs {need} points to open. Your aces are worth {aces}, your kings {kings}. You hold two pairs and a wild card as well, and many cards lie in the {pile}.</source>
        <translation>Alla sua squadra servono {need} punti per aprire. I suoi assi valgono {aces}, i re {kings}. Ha anche due coppie e una matta, e nel {pile} ci sono molte carte.</translation>
    </message>
    <message>
        <source>With which cards do you open? Lay them, then press the button.</source>
        <translation>Con quali carte apre? Le metta sul panno, poi prema il pulsante.</translation>
    </message>
    <message>
        <source>Open now: lay the aces.</source>
        <translation>Apra ora: cali gli assi.</translation>
    </message>
    <message>
        <source>That is more than you need. Kings in your hand can take the {pile} with its {count} cards. Lay the aces only.</source>
        <translation>È più di quello che serve. I re in mano possono prendere il {pile} con le sue {count} carte. Cali solo gli assi.</translation>
    </message>
    <message>
        <source>Open first: a side that has opened takes the {pile} more easily, and {count} cards lie there.</source>
        <translation>Prima apra: una squadra che ha aperto prende più facilmente il {pile}, e lì ci sono {count} carte.</translation>
    </message>
    <message>
        <source>Each king, queen or nine that is discarded to you now brings you the {pile}: you hold two or more of them.</source>
        <translation>Ogni re, donna o nove che le viene scartato ora le porta il {pile}: ne ha due o più.</translation>
    </message>
    <message>
        <source>Later in another deal: the others have a canasta, and each of them holds one card. They may go out at any turn.</source>
        <translation>Più tardi, in un’altra smazzata: gli altri hanno una canasta, e ognuno ha una sola carta. Possono chiudere a ogni turno.</translation>
    </message>
    <message>
        <source>With which cards do you open now?</source>
        <translation>Con quali carte apre ora?</translation>
    </message>
    <message>
        <source>Open with all three: aces, kings and queens.</source>
        <translation>Apra con tutti e tre: assi, re e donne.</translation>
    </message>
    <message>
        <source>When they go out, what is left in your hand counts against you. Lay aces, kings and queens, all at once.</source>
        <translation>Quando chiudono, ciò che le resta in mano conta contro di lei. Cali assi, re e donne, tutto insieme.</translation>
    </message>
    <message>
        <source>When they go out, your whole hand counts against you. Open first, with aces, kings and queens.</source>
        <translation>Quando chiudono, tutta la sua mano conta contro di lei. Prima apra, con assi, re e donne.</translation>
    </message>
    <message>
        <source>Early in a deal open with little, and keep what can take the {pile}. When the others may go out, lay all that counts.</source>
        <translation>All’inizio della smazzata apra con poco, e tenga ciò che può prendere il {pile}. Quando gli altri possono chiudere, cali tutto ciò che conta.</translation>
    </message>
</context>
<context>
    <name>OpeningLesson</name>
    <message>
        <source>The first melds</source>
        <translation>L’apertura</translation>
    </message>
    <message>
        <source>Reach the points that your side needs to open.</source>
        <translation>Raggiungere i punti che servono alla squadra per aprire.</translation>
    </message>
    <message>
        <source>No wild card may be among them. The queens are worth {points1}, the tens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Non può esserci nessuna matta. Le donne valgono {points1}, i dieci {points2}. Tutti i gruppi messi da parte si sommano; la somma è scritta accanto.</translation>
    </message>
    <message>
        <source>Lay the queens and the tens before you discard.</source>
        <translation>Cali le donne e i dieci prima di scartare.</translation>
    </message>
    <message>
        <source>The tens are the three natural cards that you need. They are worth {points1}, the queens with the joker {points2}, the jacks with the two {points3}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>I dieci sono le tre carte naturali che servono. Valgono {points1}, le donne con il jolly {points2}, i fanti con la pinella {points3}. Tutti i gruppi messi da parte si sommano; la somma è scritta accanto.</translation>
    </message>
    <message>
        <source>Lay the tens, the queens with the joker, and the jacks with the two, before you discard.</source>
        <translation>Cali i dieci, le donne con il jolly e i fanti con la pinella prima di scartare.</translation>
    </message>
    <message>
        <source>The queens with the wild card are worth {points1}, the sevens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Le donne con la matta valgono {points1}, i sette {points2}. Tutti i gruppi messi da parte si sommano; la somma è scritta accanto.</translation>
    </message>
    <message>
        <source>Lay the queens with the wild card, and the sevens, before you discard.</source>
        <translation>Cali le donne con la matta e i sette prima di scartare.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the tens on the table, and the queens with the joker. Then take it with the button.</source>
        <translation>Scelga i due re e faccia clic sul {pile}. Metta i dieci sul tavolo, e le donne con il jolly. Poi lo prenda con il pulsante.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the tens, and the queens with the joker.</source>
        <translation>Non peschi: i re prendono il {pile}, insieme ai dieci e alle donne con il jolly.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the aces on the table. Then take it with the button.</source>
        <translation>Scelga i due re e faccia clic sul {pile}. Metta gli assi sul tavolo. Poi lo prenda con il pulsante.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the three aces.</source>
        <translation>Non peschi: i re prendono il {pile}, insieme ai tre assi.</translation>
    </message>
    <message>
        <source>Lay all groups aside on the table, then lay them all with the button.</source>
        <translation>Metta da parte tutti i gruppi sul tavolo, poi li cali tutti con il pulsante.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds in this deal need {need} points; in the last deal of the match {most}.</source>
        <translation>In questa smazzata l’apertura della sua squadra richiede {need} punti; nell’ultima smazzata della partita {most}.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points now. With a higher score they need more: up to {most} from {score} points on.</source>
        <translation>L’apertura della sua squadra ora richiede {need} punti. Con un punteggio più alto ne richiede di più: fino a {most} da {score} punti in poi.</translation>
    </message>
    <message>
        <source>From {score} points on a canasta must be among them.</source>
        <translation>Da {score} punti in poi deve contenere una canasta.</translation>
    </message>
    <message>
        <source>They come from your hand alone: only in a later turn may your side take the {pile}.</source>
        <translation>Viene solo dalla mano: soltanto in un turno successivo la squadra può prendere il {pile}.</translation>
    </message>
    <message>
        <source>You may open and take the {pile} at once: with two natural cards like its top card, if all that you lay then reaches the minimum.</source>
        <translation>Può aprire e prendere il {pile} in una volta: con due carte naturali come quella in cima, se tutto ciò che cala raggiunge il minimo.</translation>
    </message>
</context>
<context>
    <name>OpeningTopic</name>
    <message>
        <source>The first melds</source>
        <translation>L’apertura</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Punti richiesti</translation>
    </message>
    <message>
        <source>The first melds of your side in a deal must be worth enough points.</source>
        <translation>L’apertura della sua squadra in una smazzata deve valere abbastanza punti.</translation>
    </message>
    <message>
        <source>How many depends on your score before the deal.</source>
        <translation>Quanti, dipende dal punteggio prima della smazzata.</translation>
    </message>
    <message>
        <source>How many depends on which deal of the match it is.</source>
        <translation>Quanti, dipende da quale smazzata della partita è.</translation>
    </message>
    <message>
        <source>Score before the deal</source>
        <translation>Punteggio prima della smazzata</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: the first, the second, …</comment>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>from deal {first} on</source>
        <translation>dalla smazzata {first} in poi</translation>
    </message>
    <message>
        <source>deal {first}</source>
        <comment>by its number</comment>
        <translation>smazzata {first}</translation>
    </message>
    <message>
        <source>deals {first} to {last}</source>
        <translation>smazzate da {first} a {last}</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>a score below those in the next rows</comment>
        <translation>più basso</translation>
    </message>
    <message>
        <source>from {score} on</source>
        <comment>a score</comment>
        <translation>da {score} in poi</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta, of whatever kind.</source>
        <translation>Con un punteggio di {score} o più deve contenere una canasta, di qualunque tipo.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta, of whatever kind.</source>
        <translation>Dalla smazzata {score} in poi deve contenere una canasta, di qualunque tipo.</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta that is not mixed.</source>
        <translation>Con un punteggio di {score} o più deve contenere una canasta che non sia sporca.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta that is not mixed.</source>
        <translation>Dalla smazzata {score} in poi deve contenere una canasta che non sia sporca.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards.</source>
        <translation>Deve contenere tre carte naturali dello stesso valore dalla mano, in una combinazione senza matte.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards, or three wild cards in a meld of their own.</source>
        <translation>Deve contenere tre carte naturali dello stesso valore dalla mano, in una combinazione senza matte, oppure tre matte in una combinazione propria.</translation>
    </message>
    <message>
        <source>A canasta from the hand that is not mixed opens, whatever it counts.</source>
        <translation>Una canasta dalla mano che non sia sporca apre, qualunque cosa valga.</translation>
    </message>
    <message>
        <source>They hold no mixed canasta.</source>
        <translation>Non contiene canaste sporche.</translation>
    </message>
    <message>
        <source>They hold no wild card, not even twos alone. Wild cards may be laid after them, in the same turn too.</source>
        <translation>Non contiene matte, nemmeno sole pinelle. Dopo si possono calare matte, anche nello stesso turno.</translation>
    </message>
    <message>
        <source>All cards that you meld in that turn count together.</source>
        <translation>Tutte le carte che cala in quel turno contano insieme.</translation>
    </message>
    <message>
        <source>Points for canastas and for {bonuses} do not count here.</source>
        <translation>I punti delle canaste e dei {bonuses} qui non contano.</translation>
    </message>
    <message>
        <source>The {pile} may not be taken for it.</source>
        <translation>Per questo non si può prendere il {pile}.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only the other melds from your hand count, not the one with the top card.</source>
        <translation>Se per questo prende il {pile}, contano solo le altre combinazioni della mano, non quella con la carta in cima.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, its top card counts; the cards below it do not help.</source>
        <translation>Se per questo prende il {pile}, conta la carta in cima; quelle sotto non aiutano.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only cards from your hand count.</source>
        <translation>Se per questo prende il {pile}, contano solo le carte della mano.</translation>
    </message>
    <message>
        <source>Whoever draws from the {stock} and goes out in that turn, with a canasta in the hand, needs no minimum.</source>
        <translation>Chi pesca dal {stock} e chiude in quel turno, con una canasta in mano, non ha bisogno del minimo.</translation>
    </message>
    <message>
        <source>Whoever goes out in one turn needs the minimum, too.</source>
        <translation>Anche chi chiude in un solo turno ha bisogno del minimo.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening minimum depends on</source>
        <translation>Il minimo di apertura dipende da</translation>
    </message>
    <message>
        <source>What decides how many points the first melds of a side need.</source>
        <translation>Che cosa decide quanti punti richiede l’apertura di una squadra.</translation>
    </message>
    <message>
        <source>the side&apos;s score</source>
        <translation>il punteggio della squadra</translation>
    </message>
    <message>
        <source>the number of the deal</source>
        <translation>il numero della smazzata</translation>
    </message>
    <message>
        <source>The top card of the {pile} counts for the opening</source>
        <translation>La carta in cima al {pile} conta per l’apertura</translation>
    </message>
    <message>
        <source>Only that one card; the cards below it never help to open.</source>
        <translation>Solo quella carta; quelle sotto non aiutano mai ad aprire.</translation>
    </message>
    <message>
        <source>The meld that takes the {pile} counts for the opening</source>
        <translation>La combinazione che prende il {pile} conta per l’apertura</translation>
    </message>
    <message>
        <source>If not, the other melds from the hand have to be enough.</source>
        <translation>Altrimenti devono bastare le altre combinazioni della mano.</translation>
    </message>
    <message>
        <source>No minimum for going out at once</source>
        <translation>Nessun minimo per chi chiude in una volta</translation>
    </message>
    <message>
        <source>Whoever lays the whole hand in one turn, after drawing, needs no minimum.</source>
        <translation>Chi cala tutta la mano in un turno, dopo aver pescato, non ha bisogno del minimo.</translation>
    </message>
    <message>
        <source>First melds without wild cards</source>
        <translation>Apertura senza matte</translation>
    </message>
    <message>
        <source>Wild cards are laid only after the side has melded.</source>
        <translation>Le matte si calano solo dopo che la squadra ha aperto.</translation>
    </message>
    <message>
        <source>The {pile} may be taken with the first melds</source>
        <translation>Si può prendere il {pile} con l’apertura</translation>
    </message>
    <message>
        <source>Otherwise a side has to meld from the hand before.</source>
        <translation>Altrimenti una squadra deve prima calare dalla mano.</translation>
    </message>
    <message>
        <source>The first melds contain</source>
        <translation>L’apertura contiene</translation>
    </message>
    <message>
        <source>A meld without a mixture, with three of its cards from the hand.</source>
        <translation>Una combinazione senza mescolanze, con tre delle sue carte dalla mano.</translation>
    </message>
    <message>
        <source>what the player likes</source>
        <translation>quello che il giocatore vuole</translation>
    </message>
    <message>
        <source>three natural cards of a rank</source>
        <translation>tre carte naturali di un valore</translation>
    </message>
    <message>
        <source>three natural cards of a rank, or wild cards</source>
        <translation>tre carte naturali di un valore, o matte</translation>
    </message>
    <message>
        <source>A canasta from the hand opens, whatever it counts</source>
        <translation>Una canasta dalla mano apre, qualunque cosa valga</translation>
    </message>
    <message>
        <source>A natural or a wild one, without minimum or three clean cards.</source>
        <translation>Pura o di matte, senza minimo né tre carte naturali.</translation>
    </message>
    <message>
        <source>The first melds may hold a mixed canasta</source>
        <translation>L’apertura può contenere una canasta sporca</translation>
    </message>
    <message>
        <source>Otherwise a side makes one only later.</source>
        <translation>Altrimenti una squadra ne fa una solo dopo.</translation>
    </message>
    <message>
        <source>The first melds need a canasta from</source>
        <translation>L’apertura richiede una canasta da</translation>
    </message>
    <message>
        <source>From this score (or deal) on one has to be among them.</source>
        <translation>Da questo punteggio (o smazzata) in poi deve contenerne una.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>It must not be a mixed one from</source>
        <translation>Non dev’essere sporca da</translation>
    </message>
    <message>
        <source>From this score (or deal) on it is natural, wild, or a sequence.</source>
        <translation>Da questo punteggio (o smazzata) in poi è pura, di matte o una scala.</translation>
    </message>
    <message>
        <source>Points needed to open</source>
        <translation>Punti per aprire</translation>
    </message>
    <message>
        <source>From which score (or which deal) on how many points are needed.</source>
        <translation>Da quale punteggio (o smazzata) in poi quanti punti servono.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>from {score}: {need}</source>
        <comment>one step of the opening</comment>
        <translation>da {score}: {need}</translation>
    </message>
    <message>
        <source>below zero: {need}</source>
        <comment>one step of the opening</comment>
        <translation>sotto zero: {need}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>below zero</source>
        <translation>sotto zero</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Servono</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>{title}: other numbers</source>
        <translation>{title}: altri numeri</translation>
    </message>
    <message>
        <source>{title}: {value} instead of {usual}</source>
        <translation>{title}: {value} (qui {usual})</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>Look for a rule, such as “wild”</source>
        <translation>Cerca una regola, per esempio «matta»</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>Cerca una regola</translation>
    </message>
    <message>
        <source>Rules that can be changed</source>
        <translation>Regole che si possono cambiare</translation>
    </message>
    <message>
        <source>No rule has these words. Try fewer letters.</source>
        <translation>Nessuna regola ha queste parole. Provi con meno lettere.</translation>
    </message>
    <message>
        <source>Changed. In the original: {value}</source>
        <translation>Cambiata. Nell’originale: {value}</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to it</source>
        <translation>Torna a quel valore</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>Other books differ here. House rules have these options:</source>
        <translation>Altri libri qui dicono diversamente. Le regole di casa offrono queste scelte:</translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>Le servono {need} punti per aprire e ne ha {have}: ancora %n.</numerusform>
            <numerusform>Le servono {need} punti per aprire e ne ha {have}: ancora %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first melds may hold no mixed canasta.</source>
        <translation>La sua apertura non può contenere una canasta sporca.</translation>
    </message>
    <message>
        <source>The last card is discarded: keep one card to go out with.</source>
        <translation>L’ultima carta si scarta: ne tenga una per chiudere.</translation>
    </message>
    <message>
        <source>Finish {cards} before you go out.</source>
        <translation>Completi {cards} prima di chiudere.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>Alla sua squadra manca %n canasta per poter chiudere.</numerusform>
            <numerusform>Alla sua squadra mancano %n canaste per poter chiudere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave a card in your hand.</source>
        <translation>{player} deve prima giocare dal pozzetto: tenga una carta in mano.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave a card in your hand.</source>
        <translation>Nessuno chiude nel suo primo turno: tenga una carta in mano.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave a card in your hand.</source>
        <translation>La sua squadra non ha ancora preso il {pile}: tenga una carta in mano.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot before you go out.</source>
        <translation>Completi una canasta per avere il pozzetto prima di chiudere.</translation>
    </message>
    <message>
        <source>Your foot has one card: keep a card to discard, and pick it up then.</source>
        <translation>Il suo pozzetto ha una carta: ne tenga una da scartare, e lo prenda allora.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta that is not mixed.</source>
        <translation>La sua apertura richiede una canasta che non sia sporca.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta.</source>
        <translation>La sua apertura richiede una canasta.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, or wild ones.</source>
        <translation>Apra con tre naturali di un valore dalla mano, o con tre matte.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, without wild cards.</source>
        <translation>Apra con tre naturali di un valore dalla mano, senza matte.</translation>
    </message>
    <message>
        <source>You have asked in this turn: lay cards, or discard one.</source>
        <translation>Ha già chiesto in questo turno: cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>You have asked once in this deal: lay cards, or discard one.</source>
        <translation>Ha già chiesto una volta in questa smazzata: cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave two cards in your hand.</source>
        <translation>{player} deve prima giocare dal pozzetto: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave two cards in your hand.</source>
        <translation>Nessuno chiude nel suo primo turno: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave two cards in your hand.</source>
        <translation>La sua squadra non ha ancora preso il {pile}: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>You have not asked your partner: leave two cards in your hand.</source>
        <translation>Non ha chiesto al compagno: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot first: leave two cards in your hand.</source>
        <translation>Prima completi una canasta per avere il pozzetto: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>You may not go out with a seven: leave two cards in your hand.</source>
        <translation>Non si chiude con un sette: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>Finish your sevens, aces or wild cards first: leave two cards in your hand.</source>
        <translation>Prima completi sette, assi o matte: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>Your partner said no: leave two cards in your hand.</source>
        <translation>Il compagno ha detto no: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>You may not go out yet: leave two cards in your hand.</source>
        <translation>Non può ancora chiudere: tenga due carte in mano.</translation>
    </message>
    <message>
        <source>In this game nobody asks before going out.</source>
        <translation>In questo gioco nessuno chiede prima di chiudere.</translation>
    </message>
    <message>
        <source>You play alone: there is nobody to ask.</source>
        <translation>Gioca senza compagno: non c’è nessuno a cui chiedere.</translation>
    </message>
    <message>
        <source>You may ask once you have drawn.</source>
        <translation>Può chiedere dopo aver pescato.</translation>
    </message>
    <message>
        <source>Ask before you lay cards in your turn.</source>
        <translation>Chieda prima di calare carte nel suo turno.</translation>
    </message>
    <message>
        <source>You go out only with your foot: pick it up first.</source>
        <translation>Si chiude solo con il pozzetto: prima lo prenda.</translation>
    </message>
    <message>
        <source>Your last card needs no question: discard it to go out.</source>
        <translation>Per l’ultima carta non serve chiedere: la scarti per chiudere.</translation>
    </message>
    <message>
        <source>Your partner said no: leave a card in your hand.</source>
        <translation>Il compagno ha detto no: tenga una carta in mano.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Chieda al compagno prima di chiudere.</translation>
    </message>
    <message>
        <source>Your partner said yes: now you have to go out.</source>
        <translation>Il compagno ha detto sì: ora deve chiudere.</translation>
    </message>
</context>
<context>
    <name>OutTopic</name>
    <message>
        <source>Going out</source>
        <translation>Chiudere</translation>
    </message>
    <message>
        <source>That ends the deal.</source>
        <translation>Questo mette fine alla smazzata.</translation>
    </message>
    <message>
        <source>You go out by discarding your last card; it is never melded.</source>
        <translation>Si chiude scartando l’ultima carta; non si cala mai.</translation>
    </message>
    <message>
        <source>You go out by getting rid of your last card: you meld it or discard it.</source>
        <translation>Chiude quando si libera dell’ultima carta: la cala o la scarta.</translation>
    </message>
    <message>
        <source>You need no canasta for it.</source>
        <translation>Non serve nessuna canasta.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas for it.</source>
        <translation>
            <numerusform>Alla sua squadra serve %n canasta.</numerusform>
            <numerusform>Alla sua squadra servono %n canaste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them must be: {kinds}.</source>
        <translation>Tra queste devono esserci: {kinds}.</translation>
    </message>
    <message>
        <source>Sevens, aces without wild cards, and melds of wild cards alone must be finished before.</source>
        <translation>Sette, assi senza matte e combinazioni di sole matte devono prima essere completi.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} does not count among them.</source>
        <translation>{a_wild_canasta} non conta tra queste.</translation>
    </message>
    <message>
        <source>Your partner must have played a card of the foot before.</source>
        <translation>Prima il compagno deve aver giocato una carta del pozzetto.</translation>
    </message>
    <message>
        <source>Somebody of your side must have taken the {pile} in the deal.</source>
        <translation>Qualcuno della sua squadra deve aver preso il {pile} nella smazzata.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn.</source>
        <translation>Nessuno chiude nel suo primo turno.</translation>
    </message>
    <message>
        <source>Until then you must still hold a card when your turn is over.</source>
        <translation>Fino ad allora deve avere ancora una carta in mano quando il suo turno finisce.</translation>
    </message>
    <message numerus="yes">
        <source>%n natural canastas</source>
        <translation>
            <numerusform>%n canasta pura</numerusform>
            <numerusform>%n canaste pure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed canastas</source>
        <translation>
            <numerusform>%n canasta sporca</numerusform>
            <numerusform>%n canaste sporche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canastas of sevens</source>
        <translation>
            <numerusform>%n canasta di sette</numerusform>
            <numerusform>%n canaste di sette</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} {kind}</source>
        <comment>a number of canastas of a kind</comment>
        <translation>{count} {kind}</translation>
    </message>
    <message>
        <source>Going out brings {points} points.</source>
        <translation>La chiusura porta {points} punti.</translation>
    </message>
    <message>
        <source>Whoever has not melded before and lays the whole hand in one turn, with a canasta in it, goes out concealed: {points} points more.</source>
        <translation>Chi non ha ancora calato nulla e cala tutta la mano in un turno, con una canasta, chiude in mano: altri {points} punti.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} in that turn does not go out concealed.</source>
        <translation>Chi in quel turno prende il {pile} non chiude in mano.</translation>
    </message>
    <message>
        <source>A card added to the partner&apos;s melds spoils it.</source>
        <translation>Una carta aggiunta alle combinazioni del compagno lo impedisce.</translation>
    </message>
    <message>
        <source>The last card of such a hand may be discarded.</source>
        <translation>L’ultima carta di una mano così si può scartare.</translation>
    </message>
    <message>
        <source>Such a hand must be melded to its last card: whoever ends with a discard gets nothing more.</source>
        <translation>Una mano così si deve calare fino all’ultima carta: chi finisce con uno scarto non riceve altro.</translation>
    </message>
    <message>
        <source>You have no partner whom you could ask first.</source>
        <translation>Non ha un compagno a cui chiedere prima.</translation>
    </message>
    <message>
        <source>Nobody asks the partner before going out.</source>
        <translation>Nessuno chiede al compagno prima di chiudere.</translation>
    </message>
    <message>
        <source>You may ask your partner first: “May I go out?”</source>
        <translation>Prima può chiedere al compagno: «Posso chiudere?»</translation>
    </message>
    <message>
        <source>You must ask your partner first: “May I go out?”</source>
        <translation>Prima deve chiedere al compagno: «Posso chiudere?»</translation>
    </message>
    <message>
        <source>Nobody asks before the foot is picked up. Just picked up, you may still ask before you play from it.</source>
        <translation>Nessuno chiede prima di aver preso il pozzetto. Appena preso, può ancora chiedere prima di giocarne le carte.</translation>
    </message>
    <message>
        <source>Whoever is alone asks nobody.</source>
        <translation>Chi è da solo non chiede a nessuno.</translation>
    </message>
    <message>
        <source>Each player asks only once in a deal.</source>
        <translation>Ogni giocatore chiede una sola volta in una smazzata.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Dopo un no non si può chiudere in quel turno.</translation>
    </message>
    <message>
        <source>Whoever asks and does not go out in that turn loses {points} points.</source>
        <translation>Chi chiede e non chiude in quel turno perde {points} punti.</translation>
    </message>
    <message>
        <source>Ask before you draw or just after it, before you meld.</source>
        <translation>Si chiede prima di pescare o subito dopo, prima di calare.</translation>
    </message>
    <message>
        <source>Ask after you have drawn, and before you meld.</source>
        <translation>Si chiede dopo aver pescato, e prima di calare.</translation>
    </message>
    <message>
        <source>After a yes you have to go out; if you cannot, you show all your cards.</source>
        <translation>Dopo un sì deve chiudere; se non può, mostra tutte le sue carte.</translation>
    </message>
    <message>
        <source>After a yes you have to go out.</source>
        <translation>Dopo un sì deve chiudere.</translation>
    </message>
    <message>
        <source>After a yes you may go out, but you need not.</source>
        <translation>Dopo un sì può chiudere, ma non è obbligatorio.</translation>
    </message>
</context>
<context>
    <name>OutWords</name>
    <message>
        <source>Canastas needed to go out</source>
        <translation>Canaste richieste per chiudere</translation>
    </message>
    <message>
        <source>How many canastas a side needs in all.</source>
        <translation>Quante canaste servono in tutto a una squadra.</translation>
    </message>
    <message>
        <source>Natural canastas among them</source>
        <translation>Di cui canaste pure</translation>
    </message>
    <message>
        <source>Canastas without any wild card.</source>
        <translation>Canaste senza nessuna matta.</translation>
    </message>
    <message>
        <source>Mixed canastas among them</source>
        <translation>Di cui canaste sporche</translation>
    </message>
    <message>
        <source>Canastas with wild cards.</source>
        <translation>Canaste con matte.</translation>
    </message>
    <message>
        <source>Canastas of wild cards alone.</source>
        <translation>Canaste di sole matte.</translation>
    </message>
    <message>
        <source>{wild_canastas} among them</source>
        <translation>Di cui {wild_canastas}</translation>
    </message>
    <message>
        <source>{sambas} among them</source>
        <translation>Di cui {sambas}</translation>
    </message>
    <message>
        <source>Sequences of seven cards.</source>
        <translation>Scale di sette carte.</translation>
    </message>
    <message>
        <source>Canastas of sevens among them</source>
        <translation>Di cui canaste di sette</translation>
    </message>
    <message>
        <source>Where these are a kind of their own.</source>
        <translation>Dove sono un tipo a sé.</translation>
    </message>
    <message>
        <source>Wild canastas count for going out</source>
        <translation>Le canaste di matte contano per chiudere</translation>
    </message>
    <message>
        <source>Otherwise only canastas of other kinds make up the number.</source>
        <translation>Altrimenti contano solo le canaste di altro tipo.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Punti per la chiusura</translation>
    </message>
    <message>
        <source>For the side that ends the deal.</source>
        <translation>Per la squadra che mette fine alla smazzata.</translation>
    </message>
    <message>
        <source>Going out waits for the partner</source>
        <translation>Per chiudere si aspetta il compagno</translation>
    </message>
    <message>
        <source>Until the partner has played a card of the foot.</source>
        <translation>Finché il compagno non ha giocato una carta del pozzetto.</translation>
    </message>
    <message>
        <source>Going out needs the {pile}</source>
        <translation>Per chiudere serve il {pile}</translation>
    </message>
    <message>
        <source>Somebody of the side must have taken it in the deal.</source>
        <translation>Qualcuno della squadra deve averlo preso nella smazzata.</translation>
    </message>
    <message>
        <source>Going out in the first own turn</source>
        <translation>Chiudere nel proprio primo turno</translation>
    </message>
    <message>
        <source>If not, everybody has a turn before going out.</source>
        <translation>Altrimenti ognuno gioca un turno prima di poter chiudere.</translation>
    </message>
    <message>
        <source>Extra points for going out at once</source>
        <translation>Premio per la chiusura in mano</translation>
    </message>
    <message>
        <source>For laying the whole hand in one turn, without melds before.</source>
        <translation>Per chi cala tutta la mano in un turno, senza combinazioni prima.</translation>
    </message>
    <message>
        <source>Going out at once may end with a discard</source>
        <translation>La chiusura in mano può finire con uno scarto</translation>
    </message>
    <message>
        <source>If not, the extra points are for a hand melded to its last card.</source>
        <translation>Altrimenti il premio è per una mano calata fino all’ultima carta.</translation>
    </message>
    <message>
        <source>Going out at once with the {pile}</source>
        <translation>Chiusura in mano con il {pile}</translation>
    </message>
    <message>
        <source>If not, whoever takes the {pile} in that turn gets no extra points.</source>
        <translation>Altrimenti chi prende il {pile} in quel turno non riceve il premio.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>L’ultima carta si scarta</translation>
    </message>
    <message>
        <source>Nobody goes out by melding it.</source>
        <translation>Nessuno chiude calandola.</translation>
    </message>
    <message>
        <source>No going out with something unfinished</source>
        <translation>Non si chiude con qualcosa di incompleto</translation>
    </message>
    <message>
        <source>A meld of sevens, of natural aces or of wild cards has to be a canasta.</source>
        <translation>Una combinazione di sette, di assi naturali o di matte dev’essere una canasta.</translation>
    </message>
    <message>
        <source>Asking the partner before going out</source>
        <translation>Chiedere al compagno prima di chiudere</translation>
    </message>
    <message>
        <source>“May I go out?”</source>
        <translation>«Posso chiudere?»</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non permesso</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obbligatorio</translation>
    </message>
    <message>
        <source>When the partner says yes</source>
        <translation>Quando il compagno dice sì</translation>
    </message>
    <message>
        <source>Whether the player who asked has to go out.</source>
        <translation>Se il giocatore che ha chiesto deve chiudere.</translation>
    </message>
    <message>
        <source>the player may go out</source>
        <translation>il giocatore può chiudere</translation>
    </message>
    <message>
        <source>the player must go out</source>
        <translation>il giocatore deve chiudere</translation>
    </message>
    <message>
        <source>Whoever must go out after a yes and cannot shows the hand</source>
        <translation>Chi dopo un sì deve chiudere ma non può, mostra la mano</translation>
    </message>
    <message>
        <source>It lies open for all until that player&apos;s next turn.</source>
        <translation>Resta scoperta per tutti fino al turno successivo di quel giocatore.</translation>
    </message>
    <message>
        <source>A question without going out costs</source>
        <translation>Chiedere senza chiudere costa</translation>
    </message>
    <message>
        <source>When the player does not go out in that turn, after a yes or a no.</source>
        <translation>Quando il giocatore non chiude in quel turno, dopo un sì o un no.</translation>
    </message>
    <message>
        <source>Asking before drawing is allowed</source>
        <translation>Si può chiedere prima di pescare</translation>
    </message>
    <message>
        <source>Otherwise one asks after drawing, before melding.</source>
        <translation>Altrimenti si chiede dopo aver pescato, prima di calare.</translation>
    </message>
    <message>
        <source>Each player asks once in a deal</source>
        <translation>Ogni giocatore chiede una volta in una smazzata</translation>
    </message>
    <message>
        <source>Otherwise once in every turn.</source>
        <translation>Altrimenti una volta in ogni turno.</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PartnerDecision</name>
    <message>
        <source>Watching your partner</source>
        <translation>Osservare il compagno</translation>
    </message>
    <message>
        <source>What your partner holds tells you what to lay.</source>
        <translation>Quello che ha in mano il compagno le dice che cosa calare.</translation>
    </message>
    <message>
        <source>Look at your partner: one card is left. Your side has the canastas for it, so your partner may go out soon.</source>
        <translation>Guardi il compagno: gli resta una carta. La squadra ha le canaste che servono, perciò può chiudere presto.</translation>
    </message>
    <message>
        <source>You hold four aces. Lay them, or keep them and discard?</source>
        <translation>Lei ha quattro assi. Li cala, o li tiene e scarta?</translation>
    </message>
    <message>
        <source>Lay your four aces.</source>
        <translation>Cali i quattro assi.</translation>
    </message>
    <message>
        <source>If your partner goes out, the aces in your hand count {points} points against your side. Lay them, and they count for it.</source>
        <translation>Se il compagno chiude, gli assi rimasti in mano a lei contano {points} punti contro la squadra. Li cali, e contano a favore.</translation>
    </message>
    <message>
        <source>What lies on the table counts for your side, what is in a hand against it. When your partner is nearly out, lay what you can.</source>
        <translation>Quello che è sul tavolo conta a favore della squadra, quello che è in mano contro. Quando il compagno sta per chiudere, cali quello che può.</translation>
    </message>
    <message>
        <source>Again your partner holds one card. But your side has no canasta yet, and without one neither of you may go out. The others have theirs.</source>
        <translation>Il compagno ha di nuovo una sola carta. Ma la sua squadra non ha ancora canaste, e senza una canasta nessuno dei due può chiudere. Gli altri hanno la loro.</translation>
    </message>
    <message>
        <source>What helps your partner most?</source>
        <translation>Che cosa aiuta di più il compagno?</translation>
    </message>
    <message>
        <source>Lay both tens on your tens.</source>
        <translation>Aggiunga i due dieci a quelli sul tavolo.</translation>
    </message>
    <message>
        <source>Your partner waits for a canasta, and the others may go out first. Your two tens finish one: lay them.</source>
        <translation>Il compagno aspetta una canasta, e gli altri possono chiudere prima. I suoi due dieci ne completano una: li cali.</translation>
    </message>
    <message>
        <source>The canasta is yours as well as your partner&apos;s: now both of you may go out.</source>
        <translation>La canasta è di tutti e due: ora potete chiudere entrambi.</translation>
    </message>
</context>
<context>
    <name>PersonEditor</name>
    <message>
        <source>Plays now</source>
        <translation>Gioca ora</translation>
    </message>
    <message>
        <source>Plays from now on</source>
        <translation>Gioca da ora</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Eliminare per sempre?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Face of {name}: {face}</source>
        <translation>Volto di {name}: {face}</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Scegli un altro volto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>A phone as a hand</source>
        <translation>Gioca su un telefono</translation>
    </message>
    <message>
        <source>The camera of a phone opens the code: that hand is then on the phone, and face down here. No app and no internet are needed.</source>
        <translation>La fotocamera di un telefono apre il codice: allora quella mano è sul telefono, e qui è coperta. Non servono né app né internet.</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>Di chi è la mano</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Torna a giocare al tavolo</translation>
    </message>
    <message>
        <source>Network of the phone</source>
        <translation>Rete del telefono</translation>
    </message>
    <message>
        <source>Meant for your own home network: who listens in on it with the right tools could read a hand. Nothing goes to the internet, and nobody is let in without the code.</source>
        <translation>Pensato per la rete di casa sua: chi la intercetta con gli strumenti adatti potrebbe leggere una mano. Nulla va su internet, e senza il codice non entra nessuno.</translation>
    </message>
    <message>
        <source>If the page does not open: the phone has to be in the same network, not in a guest network or a VPN. Your system may ask whether Canasta may be reached: allow it for private networks. Or choose another network above.</source>
        <translation>Se la pagina non si apre: il telefono dev’essere nella stessa rete, non in una rete per ospiti o in una VPN. Il sistema può chiedere se Canasta può essere raggiunto: lo permetta per le reti private. Oppure scelga qui sopra un’altra rete.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Codice per {name}</translation>
    </message>
    <message>
        <source>Show the code for {name}</source>
        <translation>Mostra il codice per {name}</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nuovo codice</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guardare</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Fai entrare</translation>
    </message>
    <message>
        <source>Not this phone</source>
        <translation>Non questo telefono</translation>
    </message>
    <message>
        <source>Code for watching</source>
        <translation>Codice per guardare</translation>
    </message>
    <message>
        <source>No more watching</source>
        <translation>Nessuno guarda più</translation>
    </message>
    <message>
        <source>Show the code for watching</source>
        <translation>Mostra il codice per guardare</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could reach.</source>
        <translation>Questo computer non è in nessuna rete che un telefono possa raggiungere.</translation>
    </message>
    <message>
        <source>The system does not let Canasta be reached in this network.</source>
        <translation>Il sistema non permette di raggiungere Canasta in questa rete.</translation>
    </message>
    <message>
        <source>Too many wrong numbers were typed.</source>
        <translation>Sono stati digitati troppi numeri sbagliati.</translation>
    </message>
    <message>
        <source>Without a camera: open {address} in the phone&apos;s browser, and type {number} there.</source>
        <translation>Senza fotocamera: apra {address} nel browser del telefono e digiti lì {number}.</translation>
    </message>
    <message>
        <source>A phone has typed the number. Is it the right one?</source>
        <translation>Un telefono ha digitato il numero. È il telefono giusto?</translation>
    </message>
    <message>
        <source>Whoever opens this code sees the table, and nobody&apos;s hand.</source>
        <translation>Chi apre questo codice vede il tavolo e la mano di nessuno.</translation>
    </message>
    <message>
        <source>{name} plays at the table.</source>
        <translation>{name} gioca al tavolo.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code.</source>
        <translation>Inquadri il codice con la fotocamera del telefono.</translation>
    </message>
    <message>
        <source>{name} plays on a phone.</source>
        <translation>{name} gioca su un telefono.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, and the hand is back.</source>
        <translation>Il telefono di {name} è in standby: lo tocchi, e la mano torna.</translation>
    </message>
</context>
<context>
    <name>PhoneDialogs</name>
    <message>
        <source>Another phone shows {name}&apos;s hand now.</source>
        <translation>Ora la mano di {name} è su un altro telefono.</translation>
    </message>
    <message>
        <source>Phones can no longer be reached. Their hands are at the table again.</source>
        <translation>I telefoni non si possono più raggiungere. Le loro mani sono di nuovo al tavolo.</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Mostra i codici</translation>
    </message>
    <message>
        <source>This computer is in another network now: phones need new codes.</source>
        <translation>Questo computer è ora in un’altra rete: ai telefoni servono nuovi codici.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, or play at the table.</source>
        <translation>Il telefono di {name} è in standby: lo tocchi, o giochi al tavolo.</translation>
    </message>
    <message>
        <source>Play at the table</source>
        <translation>Gioca al tavolo</translation>
    </message>
    <message>
        <source>A computer takes over…</source>
        <translation>Subentra un computer…</translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendi il pozzo</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Tallone</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pozzo</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La sua mano</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Rimetti giù</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Quali carte?</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>{count} raised</source>
        <translation>{count} scelte</translation>
    </message>
    <message>
        <source>Touch to put it back.</source>
        <translation>Tocchi per rimetterla a posto.</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Torna a giocare al tavolo</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Gioca qui</translation>
    </message>
    <message>
        <source>Touch to see your hand</source>
        <translation>Tocchi per vedere la sua mano</translation>
    </message>
    <message>
        <source>The number at the table</source>
        <translation>Il numero al tavolo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a lei</translation>
    </message>
    <message>
        <source>The game went on meanwhile. Look again, then choose.</source>
        <translation>Intanto il gioco è andato avanti. Guardi di nuovo, poi scelga.</translation>
    </message>
    <message>
        <source>The table could not save this. Look there.</source>
        <translation>Il tavolo non ha potuto salvarlo. Guardi sul computer.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Ricerca del tavolo…</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Nuovo collegamento…</translation>
    </message>
    <message>
        <source>Something else lies on the table. Your hand comes back with the match.</source>
        <translation>Sul tavolo c’è altro. La sua mano torna con la partita.</translation>
    </message>
    <message>
        <source>Another phone shows this hand.</source>
        <translation>Un altro telefono mostra questa mano.</translation>
    </message>
    <message>
        <source>This hand is on another phone now.</source>
        <translation>Ora questa mano è su un altro telefono.</translation>
    </message>
    <message>
        <source>Scan the code at the table again.</source>
        <translation>Inquadri di nuovo il codice al tavolo.</translation>
    </message>
    <message>
        <source>Or type the number that stands there.</source>
        <translation>Oppure digiti il numero che si trova lì.</translation>
    </message>
    <message>
        <source>The table asks whether this is the right phone.</source>
        <translation>Il tavolo chiede se questo è il telefono giusto.</translation>
    </message>
    <message>
        <source>The table does not take this number. Look at it again.</source>
        <translation>Il tavolo non accetta questo numero. Lo guardi di nuovo.</translation>
    </message>
    <message>
        <source>You play at the table again.</source>
        <translation>Gioca di nuovo al tavolo.</translation>
    </message>
    <message>
        <source>This page is too old. Close it, and scan the code again.</source>
        <translation>Questa pagina è troppo vecchia. La chiuda, e inquadri di nuovo il codice.</translation>
    </message>
    <message>
        <source>The table does not understand this page. Scan the code again.</source>
        <translation>Il tavolo non capisce questa pagina. Inquadri di nuovo il codice.</translation>
    </message>
</context>
<context>
    <name>PileBaseLesson</name>
    <message>
        <source>Cards under the pile</source>
        <translation>Carte sotto il pozzo</translation>
    </message>
    <message>
        <source>Whoever takes the pile gets face-down cards; twos may be melded alone.</source>
        <translation>Chi prende il pozzo riceve carte coperte; le pinelle si possono calare da sole.</translation>
    </message>
    <message>
        <source>Under the first card of the {pile} cards were laid face down. Nobody knows them; whoever takes the {pile} gets them, too.</source>
        <translation>Sotto la prima carta del {pile} sono state messe carte coperte. Nessuno le conosce; chi prende il {pile} riceve anche quelle.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Prenda il {pile}: scelga i due re, ci faccia clic e confermi.</translation>
    </message>
    <message>
        <source>Now they are in your hand, a two among them. Only you have seen them.</source>
        <translation>Ora sono nella sua mano, e tra queste c’è una pinella. Solo lei le ha viste.</translation>
    </message>
    <message>
        <source>Lay the two on the twos of your side.</source>
        <translation>Metta la pinella sulle pinelle della sua squadra.</translation>
    </message>
    <message>
        <source>The two goes to the meld of twos.</source>
        <translation>La pinella va sulla combinazione di pinelle.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos. Until it is finished, a two joins no other meld.</source>
        <translation>La sua squadra ha iniziato una combinazione di pinelle. Finché non è completa, nessuna pinella va in un’altra combinazione.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos, which takes more of them.</source>
        <translation>La sua squadra ha iniziato una combinazione di pinelle, che ne prende altre.</translation>
    </message>
</context>
<context>
    <name>PileFacts</name>
    <message>
        <source>The {pile} cannot be taken now.</source>
        <translation>Il {pile} adesso non si può prendere.</translation>
    </message>
    <message numerus="yes">
        <source>With %n cards the {pile} is worth little.</source>
        <translation>
            <numerusform>Con %n carta il {pile} vale poco.</numerusform>
            <numerusform>Con %n carte il {pile} vale poco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below its top card %n cards go with the melds or the hand.</source>
        <translation>
            <numerusform>Sotto la carta in cima, %n carta va con le combinazioni o con la mano.</numerusform>
            <numerusform>Sotto la carta in cima, %n carte vanno con le combinazioni o con la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild cards lie in the {pile}.</source>
        <translation>
            <numerusform>Nel {pile} c’è %n matta.</numerusform>
            <numerusform>Nel {pile} ci sono %n matte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards worth {points} points.</source>
        <translation>
            <numerusform>Contiene %n carta che vale {points} punti.</numerusform>
            <numerusform>Contiene %n carte che valgono {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile} is frozen: only a natural pair from the hand takes it.</source>
        <translation>Il {pile} è congelato: lo prende solo una coppia naturale dalla mano.</translation>
    </message>
    <message numerus="yes">
        <source>Once open, a side takes the {pile} more easily; it holds %n cards.</source>
        <translation>
            <numerusform>Dopo l’apertura una squadra prende più facilmente il {pile}; contiene %n carta.</numerusform>
            <numerusform>Dopo l’apertura una squadra prende più facilmente il {pile}; contiene %n carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLesson</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Prendere il {pile}</translation>
    </message>
    <message>
        <source>Every way to the {pile} that your rules have.</source>
        <translation>Tutti i modi di prendere il {pile} secondo le sue regole.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole {pile}, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Invece di pescare può prendere tutto il {pile}, se può calare subito la carta in cima. Bastano due carte naturali del suo valore in mano.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top of the {pile}, up to {most} cards, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Invece di pescare può prendere la parte in cima del {pile}, fino a {most} carte, se può calare subito la prima. Bastano due carte naturali del suo valore in mano.</translation>
    </message>
    <message>
        <source>Raise both queens, click the {pile}, and confirm.</source>
        <translation>Scelga le due donne, faccia clic sul {pile} e confermi.</translation>
    </message>
    <message>
        <source>By your rules one natural card and a wild card do, too, as long as the {pile} is not frozen and your side has melded.</source>
        <translation>Secondo le sue regole bastano anche una carta naturale e una matta, finché il {pile} non è congelato e la sua squadra ha aperto.</translation>
    </message>
    <message>
        <source>Take the {pile} with the nine and the wild card.</source>
        <translation>Prenda il {pile} con il nove e la matta.</translation>
    </message>
    <message>
        <source>Your side has eights on the table, and an eight was thrown: the top card alone may join them, and the {pile} is yours.</source>
        <translation>La sua squadra ha degli otto sul tavolo, ed è stato scartato un otto: la carta in cima può andare da sola con loro, e il {pile} è suo.</translation>
    </message>
    <message>
        <source>Drag the top card onto your eights, or click the {pile}.</source>
        <translation>Trascini la carta in cima sui suoi otto, o faccia clic sul {pile}.</translation>
    </message>
    <message>
        <source>A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe discard, but it helps only once.</source>
        <translation>In cima c’è un {stop}: in questo turno non può prendere il {pile}. È uno scarto sicuro, ma aiuta una volta sola.</translation>
    </message>
</context>
<context>
    <name>PileRefusals</name>
    <message>
        <source>The {pile} is empty.</source>
        <translation>Il {pile} è vuoto.</translation>
    </message>
    <message>
        <source>{card} blocks the {pile}: nobody can take it now.</source>
        <translation>{card} blocca il {pile}: ora nessuno può prenderlo.</translation>
    </message>
    <message>
        <source>Your side has to meld before it takes the {pile}: draw.</source>
        <translation>La sua squadra deve aprire prima di prendere il {pile}: peschi.</translation>
    </message>
    <message numerus="yes">
        <source>Your meld of that rank has more than %n cards: draw instead.</source>
        <translation>
            <numerusform>La sua combinazione di quel valore ha più di %n carta: peschi.</numerusform>
            <numerusform>La sua combinazione di quel valore ha più di %n carte: peschi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your only card may not take a {pile} of one card: draw instead.</source>
        <translation>La sua unica carta non può prendere un {pile} di una carta: peschi.</translation>
    </message>
    <message>
        <source>Keep two cards: those under the {pile} might all be {bonuses}.</source>
        <translation>Tenga due carte: quelle sotto il {pile} potrebbero essere soltanto {bonuses}.</translation>
    </message>
    <message>
        <source>First melds hold no wild card: put {cards} back.</source>
        <translation>Nell’apertura niente matte: rimetta in mano {cards}.</translation>
    </message>
    <message>
        <source>To open, {cards} must come from your hand.</source>
        <translation>Per aprire devono venire dalla mano: {cards}.</translation>
    </message>
    <message>
        <source>Your side has not melded: only two natural {ranks} take the {pile}.</source>
        <translation>La sua squadra non ha aperto: solo due {ranks} naturali prendono il {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two natural {ranks} from your hand take it.</source>
        <translation>Il {pile} è congelato: lo prendono solo due {ranks} naturali della mano.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need two {ranks} from your hand.</source>
        <translation>In cima c’è una matta: le servono due {ranks} in mano.</translation>
    </message>
    <message>
        <source>Only cards like the top one, and wild cards, take the {pile}.</source>
        <translation>Solo carte come quella in cima, e matte, prendono il {pile}.</translation>
    </message>
    <message>
        <source>{card} must follow at an end of the sequence.</source>
        <translation>{card} deve seguire a un’estremità della scala.</translation>
    </message>
    <message>
        <source>{card} joins only a meld of its own rank.</source>
        <translation>In una combinazione di un altro valore non può andare {card}.</translation>
    </message>
    <message>
        <source>You need two natural {ranks} from your hand, or one and a wild card.</source>
        <translation>Le servono due {ranks} naturali in mano, o una carta così e una matta.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand.</source>
        <translation>Per prendere il {pile} le servono due {ranks} naturali in mano.</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>Frozen for you: your side has not melded; two natural {ranks} take it</source>
        <translation>Congelato per lei: la sua squadra non ha aperto; lo prendono due {ranks} naturali</translation>
    </message>
    <message>
        <source>Frozen for you until you have taken it once; two natural {ranks} take it</source>
        <translation>Congelato per lei finché non lo prende una volta; lo prendono due {ranks} naturali</translation>
    </message>
    <message>
        <source>Frozen: a wild card lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelato: contiene una matta; lo prendono due {ranks} naturali della mano</translation>
    </message>
    <message>
        <source>Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelato: contiene un {bonus}; lo prendono due {ranks} naturali della mano</translation>
    </message>
    <message>
        <source>Frozen: a {stop} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelato: contiene un {stop}; lo prendono due {ranks} naturali della mano</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks} from your hand take it</source>
        <translation>Sempre congelato: lo prendono due {ranks} naturali della mano</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks}, or your own meld of them, take it</source>
        <translation>Sempre congelato: lo prendono due {ranks} naturali, o la sua combinazione di quel valore</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>the pile</comment>
        <translation>Congelato</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>the pile</comment>
        <translation>Bloccato</translation>
    </message>
    <message>
        <source>You can take it.</source>
        <comment>the pile</comment>
        <translation>Può prenderlo.</translation>
    </message>
    <message>
        <source>You cannot take it.</source>
        <comment>the pile</comment>
        <translation>Non può prenderlo.</translation>
    </message>
    <message>
        <source>Nobody can take it.</source>
        <comment>the pile</comment>
        <translation>Nessuno può prenderlo.</translation>
    </message>
    <message>
        <source>With {cards} from your hand.</source>
        <comment>the pile is taken</comment>
        <translation>Con {cards} della mano.</translation>
    </message>
    <message>
        <source>It is frozen, but your {cards} take it.</source>
        <comment>the pile; a natural pair</comment>
        <translation>È congelato, ma bastano {cards} della mano.</translation>
    </message>
    <message>
        <source>Also lay {more} to open.</source>
        <comment>when the pile is taken</comment>
        <translation>Cali anche {more} per aprire.</translation>
    </message>
    <message>
        <source>Its top card joins your meld.</source>
        <comment>the pile</comment>
        <translation>La carta in cima va sulla sua combinazione.</translation>
    </message>
    <message>
        <source>You hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Non ha {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen, and you hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>È congelato e non ha {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen: you need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>È congelato: le servono due {ranks} naturali.</translation>
    </message>
    <message>
        <source>The top card blocks it: {card}.</source>
        <comment>why nobody can take the pile</comment>
        <translation>La carta in cima lo blocca: {card}.</translation>
    </message>
    <message>
        <source>You need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Le servono due {ranks} naturali.</translation>
    </message>
    <message>
        <source>You need two {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Le servono due {ranks}.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or one and a wild card.</source>
        <comment>to take the pile</comment>
        <translation>Le servono due {ranks}, o una di queste carte e una matta.</translation>
    </message>
    <message>
        <source>A wild card on top: two {ranks} from your hand take it</source>
        <translation>Una matta in cima: lo prendono due {ranks} della mano</translation>
    </message>
    <message>
        <source>Blocked: {card} on top</source>
        <translation>Bloccato: {card} in cima</translation>
    </message>
    <message>
        <source>Frozen, and blocked: {card} on top</source>
        <translation>Congelato e bloccato: {card} in cima</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards, on top {card}</source>
        <translation>
            <numerusform>{pile}: %n carta, in cima {card}</numerusform>
            <numerusform>{pile}: %n carte, in cima {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them face down</source>
        <translation>
            <numerusform>%n di queste coperta</numerusform>
            <numerusform>%n di queste coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: vuoto</translation>
    </message>
    <message numerus="yes">
        <source>{stock}: %n cards</source>
        <translation>
            <numerusform>{stock}: %n carta</numerusform>
            <numerusform>{stock}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{stock}: empty</source>
        <translation>{stock}: vuoto</translation>
    </message>
</context>
<context>
    <name>PileTopic</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Prendere il {pile}</translation>
    </message>
    <message>
        <source>It is always frozen: see the next page.</source>
        <translation>È sempre congelato: veda la pagina successiva.</translation>
    </message>
    <message>
        <source>Once your side has melded, and while the {pile} is not frozen:</source>
        <translation>Quando la sua squadra ha aperto, e finché il {pile} non è congelato:</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then all its cards are yours.</source>
        <translation>Può prendere il {pile} solo se cala subito la carta in cima. Allora ne prende tutte le carte.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. That card alone is yours; the others stay.</source>
        <translation>Può prendere il {pile} solo se cala subito la carta in cima. Riceve solo quella carta; le altre restano.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then its top {most} cards are yours, or all if there are fewer; the others stay.</source>
        <translation>Può prendere il {pile} solo se cala subito la carta in cima. Allora riceve le {most} carte in cima, o tutte se sono meno; le altre restano.</translation>
    </message>
    <message>
        <source>Until your side has melded you may not take the {pile}: its first melds come from the hand.</source>
        <translation>Finché la sua squadra non ha aperto non può prendere il {pile}: l’apertura viene dalla mano.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two natural cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Finché la sua squadra non ha aperto, le servono in mano due carte naturali del valore di quella in cima, e abbastanza punti per l’apertura.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Finché la sua squadra non ha aperto, le servono in mano due carte del valore di quella in cima, e abbastanza punti per l’apertura.</translation>
    </message>
    <message>
        <source>Who is the first to take it in a deal plays alone from then on; the other two become partners.</source>
        <translation>Chi lo prende per primo in una smazzata da allora gioca da solo; gli altri due diventano compagni.</translation>
    </message>
    <message>
        <source>A side with a meld of {least} or more cards of the top card&apos;s rank may not take it.</source>
        <translation>Una squadra con una combinazione di {least} o più carte del valore di quella in cima non può prenderlo.</translation>
    </message>
    <message>
        <source>Two natural cards of the same rank from your hand take the top card.</source>
        <translation>Due carte naturali dello stesso valore dalla mano prendono la carta in cima.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card do it, too.</source>
        <translation>Bastano anche una carta naturale di quel valore e una matta.</translation>
    </message>
    <message>
        <source>One natural card and a wild card are not enough.</source>
        <translation>Una carta naturale e una matta non bastano.</translation>
    </message>
    <message>
        <source>The top card may also extend a sequence of your side at either end, without help from the hand; it begins none.</source>
        <translation>La carta in cima può anche allungare una scala della sua squadra a un’estremità, senza l’aiuto della mano; non ne inizia nessuna.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, also a canasta.</source>
        <translation>Oppure la carta in cima va sulla combinazione di quel valore della sua squadra, anche su una canasta.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank that is not full.</source>
        <translation>Oppure la carta in cima va sulla combinazione di quel valore della sua squadra, se non è completa.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, but no canasta.</source>
        <translation>Oppure la carta in cima va sulla combinazione di quel valore della sua squadra, ma non su una canasta.</translation>
    </message>
    <message>
        <source>The top card alone may not join a meld: two cards must come from the hand.</source>
        <translation>La carta in cima non può andare da sola su una combinazione: due carte devono venire dalla mano.</translation>
    </message>
    <message>
        <source>The face-down cards under it come with it, but only after everything that you lay with the top card. A {bonus} among them is laid, and no card is drawn for it.</source>
        <translation>Anche le carte coperte che ci sono sotto passano a chi lo prende, ma solo dopo tutto ciò che si cala con la carta in cima. Un {bonus} tra queste si cala, e al suo posto non si pesca nessuna carta.</translation>
    </message>
    <message>
        <source>As all of them might be {bonuses}, you need enough other cards to keep two.</source>
        <translation>Potrebbero essere soltanto {bonuses}: perciò le servono altre carte, per tenerne due in mano.</translation>
    </message>
    <message>
        <source>The top card and two natural cards from the hand.</source>
        <comment>below a picture</comment>
        <translation>La carta in cima e due carte naturali della mano.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it, or to pick up your foot.</source>
        <translation>Con una sola carta in mano prende un {pile} di una carta solo per chiudere o per prendere il pozzetto.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a {pile} of one card.</source>
        <translation>Con una sola carta in mano non può prendere un {pile} di una carta.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it.</source>
        <translation>Con una sola carta in mano prende un {pile} di una carta solo per chiudere.</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message>
        <source>The {pile} is always frozen</source>
        <translation>Il {pile} è sempre congelato</translation>
    </message>
    <message>
        <source>Who can freeze the {pile}</source>
        <translation>Chi può congelare il {pile}</translation>
    </message>
    <message>
        <source>Whose wild discards freeze it for a side.</source>
        <translation>Di chi devono essere le matte scartate che lo congelano per una squadra.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>only the opponents</source>
        <translation>solo gli avversari</translation>
    </message>
    <message>
        <source>{stops} freeze the {pile}, too</source>
        <translation>Anche i {stops} congelano il {pile}</translation>
    </message>
    <message>
        <source>One discarded or turned up first does what a wild card does.</source>
        <translation>Scartato o scoperto per primo, agisce come una matta.</translation>
    </message>
    <message>
        <source>The {pile} is frozen for each player until taken once</source>
        <translation>Il {pile} è congelato per ognuno finché non lo prende una volta</translation>
    </message>
    <message>
        <source>Until the own first time in a deal only two natural cards take it.</source>
        <translation>La prima volta in una smazzata lo prendono solo due carte naturali.</translation>
    </message>
    <message>
        <source>One natural and one wild card take the {pile}</source>
        <translation>Una carta naturale e una matta prendono il {pile}</translation>
    </message>
    <message>
        <source>While it is not frozen; otherwise two natural cards are needed.</source>
        <translation>Finché non è congelato; altrimenti servono due carte naturali.</translation>
    </message>
    <message>
        <source>Cards that come with the {pile}</source>
        <translation>Carte che vengono con il {pile}</translation>
    </message>
    <message>
        <source>So many are taken from the top, or all that there are; others stay.</source>
        <translation>Se ne prende questo numero dalla cima, o tutte quelle che ci sono; le altre restano.</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>The top card is not taken for a meld of</source>
        <translation>La carta in cima non si prende per una combinazione di</translation>
    </message>
    <message>
        <source>With so many cards of its rank on the table a side leaves the {pile}.</source>
        <translation>Con questo numero di carte di quel valore sul tavolo una squadra lascia il {pile}.</translation>
    </message>
    <message>
        <source>any size is good</source>
        <translation>ogni grandezza va bene</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers a joker</source>
        <translation>Due pinelle prendono una pinella, due jolly un jolly</translation>
    </message>
    <message>
        <source>The three are a meld of wild cards. Otherwise a wild card on top blocks.</source>
        <translation>Le tre sono una combinazione di matte. Altrimenti una matta in cima blocca.</translation>
    </message>
    <message>
        <source>Last card in the hand, one card in the {pile}</source>
        <translation>Ultima carta in mano, una carta nel {pile}</translation>
    </message>
    <message>
        <source>Whether a player with one card may take a {pile} of one card.</source>
        <translation>Se un giocatore con una carta può prendere un {pile} di una carta.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>solo per chiudere</translation>
    </message>
    <message>
        <source>Sevens are discarded</source>
        <translation>I sette si scartano</translation>
    </message>
    <message>
        <source>Before that only by who holds nothing else, and never to go out.</source>
        <translation>Prima solo chi non ha altro, e mai per chiudere.</translation>
    </message>
    <message>
        <source>always, and to go out too</source>
        <translation>sempre, anche per chiudere</translation>
    </message>
    <message>
        <source>once the side has a canasta of them</source>
        <translation>quando la squadra ne ha una canasta</translation>
    </message>
    <message>
        <source>once every side has a canasta of them</source>
        <translation>quando ogni squadra ne ha una canasta</translation>
    </message>
    <message>
        <source>Wild cards are discarded</source>
        <translation>Le matte si scartano</translation>
    </message>
    <message>
        <source>The last card of who goes out may always be one.</source>
        <translation>L’ultima carta di chi chiude può sempre esserlo.</translation>
    </message>
    <message>
        <source>whenever the player likes</source>
        <translation>quando il giocatore vuole</translation>
    </message>
    <message>
        <source>only by who can discard nothing else</source>
        <translation>solo da chi non può scartare altro</translation>
    </message>
    <message>
        <source>Not every card begins an empty {pile}</source>
        <translation>Non ogni carta inizia un {pile} vuoto</translation>
    </message>
    <message>
        <source>No seven, ace or wild card, and no rank that nobody lays any more.</source>
        <translation>Né sette, né assi, né matte, né un valore che nessuno cala più.</translation>
    </message>
    <message>
        <source>The top card alone may join your meld</source>
        <translation>La carta in cima può andare da sola su una combinazione</translation>
    </message>
    <message>
        <source>As if a wild card always lay in it.</source>
        <translation>Come se contenesse sempre una matta.</translation>
    </message>
    <message>
        <source>Taking the {pile} without cards from the hand, while it is not frozen.</source>
        <translation>Prendere il {pile} senza carte della mano, finché non è congelato.</translation>
    </message>
    <message>
        <source>any meld</source>
        <translation>qualsiasi combinazione</translation>
    </message>
    <message>
        <source>only a meld that is no canasta yet</source>
        <translation>solo una combinazione che non è ancora una canasta</translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>nessuna combinazione</translation>
    </message>
    <message>
        <source>The same while the {pile} is frozen</source>
        <translation>Lo stesso con il {pile} congelato</translation>
    </message>
    <message>
        <source>Whether its top card alone may join a meld then.</source>
        <translation>Se allora la carta in cima può andare da sola su una combinazione.</translation>
    </message>
    <message>
        <source>The top card alone may extend a sequence</source>
        <translation>La carta in cima può da sola allungare una scala</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen.</source>
        <translation>Finché il {pile} non è congelato.</translation>
    </message>
    <message>
        <source>{stops} block the {pile}</source>
        <translation>I {stops} bloccano il {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>Il giocatore successivo non può prenderlo.</translation>
    </message>
    <message>
        <source>{stops} left in the hand cost</source>
        <translation>{stops} rimasti in mano: costo</translation>
    </message>
    <message>
        <source>For each one in any hand when somebody has gone out.</source>
        <translation>Per ognuno in qualsiasi mano quando qualcuno ha chiuso.</translation>
    </message>
    <message>
        <source>their value as cards</source>
        <translation>quanto valgono come carte</translation>
    </message>
    <message>
        <source>{stops} cost the same when nobody went out</source>
        <translation>{stops}: stesso costo quando nessuno ha chiuso</translation>
    </message>
    <message>
        <source>Otherwise they count as their value when the {stock} ran out.</source>
        <translation>Altrimenti contano quanto valgono, se il {stock} si è esaurito.</translation>
    </message>
    <message>
        <source>No {stop} is discarded in the first turn</source>
        <translation>Nessun {stop} si scarta nel primo turno</translation>
    </message>
    <message>
        <source>Of each player in a deal, unless nothing else is left to throw.</source>
        <translation>Di ogni giocatore in una smazzata, a meno che non gli resti altro da scartare.</translation>
    </message>
    <message>
        <source>{stops}: smallest meld</source>
        <translation>{stops}: combinazione più piccola</translation>
    </message>
    <message>
        <source>They are melded only when going out.</source>
        <translation>Si calano solo chiudendo.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>non si calano mai</translation>
    </message>
    <message>
        <source>A wild card may be laid with {stops}</source>
        <translation>Una matta può essere calata con i {stops}</translation>
    </message>
    <message>
        <source>One, with two of them or more, in going out.</source>
        <translation>Una, con due o più, chiudendo.</translation>
    </message>
    <message>
        <source>{stops}: largest meld</source>
        <translation>{stops}: combinazione più grande</translation>
    </message>
    <message>
        <source>How many may lie together.</source>
        <translation>Quanti possono stare insieme.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>{stops} in a {pile} that is taken are laid aside</source>
        <translation>{stops} in un {pile} preso: si mettono da parte</translation>
    </message>
    <message>
        <source>They never come to a hand, and count for the side that took them.</source>
        <translation>Non vanno mai in mano, e contano per la squadra che li ha presi.</translation>
    </message>
    <message>
        <source>{stops} laid aside: points for each</source>
        <translation>{stops} messi da parte: punti per ognuno</translation>
    </message>
    <message>
        <source>Whether or not the side has melded.</source>
        <translation>Che la squadra abbia aperto o no.</translation>
    </message>
    <message>
        <source>{stops} laid aside: extra points for several</source>
        <translation>{stops} messi da parte: premio per più di uno</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>Da quanti in poi, e quanto.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>black threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Premio</translation>
    </message>
</context>
<context>
    <name>PlainMoves</name>
    <message>
        <source>Put {a_card} on the {pile}.</source>
        <translation>Metta {a_card} sul {pile}.</translation>
    </message>
</context>
<context>
    <name>PlainPrompts</name>
    <message>
        <source>Lay cards worth {need} points together, or put one card on the {pile}.</source>
        <translation>Cali carte che insieme valgono {need} punti, o metta una carta sul {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. To lay cards you need {need} points.</source>
        <translation>Metta una carta sul {pile}. Per calare carte le servono {need} punti.</translation>
    </message>
    <message>
        <source>Lay cards that match, or put one card on the {pile}.</source>
        <translation>Cali carte uguali, o metta una carta sul {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. Then the next one plays.</source>
        <translation>Metta una carta sul {pile}. Poi gioca il prossimo.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back into your hand.</source>
        <translation>Cali queste carte, o le riprenda in mano.</translation>
    </message>
    <message>
        <source>Some cards are missing. Add them, or take these back.</source>
        <translation>Mancano delle carte. Le aggiunga, o riprenda queste.</translation>
    </message>
    <message>
        <source>Lay {need} points, or put one card away.</source>
        <translation>Cali {need} punti, o getti una carta.</translation>
    </message>
    <message>
        <source>Lay cards, or put one away.</source>
        <translation>Cali carte, o ne getti una.</translation>
    </message>
    <message>
        <source>Now put one card away.</source>
        <translation>Ora getti una carta.</translation>
    </message>
</context>
<context>
    <name>PlainReasons</name>
    <message>
        <source>It freezes the {pile}: the next one cannot take it.</source>
        <translation>Congela il {pile}: il prossimo non può prenderlo.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {less} times in 100, not {other} times.</source>
        <translation>Il prossimo prende il {pile} {less} volte su 100, non {other} volte.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {more} times in 100, not {other} times.</source>
        <translation>Il prossimo prende il {pile} {more} volte su 100, non {other} volte.</translation>
    </message>
    <message>
        <source>That is worth it, though the next one may take the {pile}: {more} in 100.</source>
        <translation>Ne vale la pena, anche se il prossimo può prendere il {pile}: {more} volte su 100.</translation>
    </message>
    <message>
        <source>Keep the card that guards the {pile} for later.</source>
        <translation>Tenga per dopo la carta che protegge il {pile}.</translation>
    </message>
    <message>
        <source>It keeps a card that goes with the {ranks}.</source>
        <translation>Tiene una carta che va con la combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>That card goes with the {ranks}: keep it.</source>
        <translation>Quella carta va con la combinazione di {ranks}: la tenga.</translation>
    </message>
    <message>
        <source>It helps the others less than the other card.</source>
        <translation>Aiuta gli altri meno dell’altra carta.</translation>
    </message>
    <message>
        <source>The next one gave such a card away too.</source>
        <translation>Anche il prossimo ha dato via una carta così.</translation>
    </message>
    <message>
        <source>The next one did not want such a card.</source>
        <translation>Il prossimo non ha voluto una carta così.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two cards like it take it.</source>
        <translation>Il {pile} è congelato: lo prendono solo due carte uguali.</translation>
    </message>
    <message>
        <source>The next one needs two cards like it to take it.</source>
        <translation>Al prossimo servono due carte uguali per prenderlo.</translation>
    </message>
    <message>
        <source>The others have no {ranks} on the table.</source>
        <translation>Gli altri non hanno {ranks} sul tavolo.</translation>
    </message>
    <message>
        <source>It keeps a helper for later.</source>
        <translation>Tiene per dopo una carta che aiuta.</translation>
    </message>
    <message>
        <source>It uses up a helper.</source>
        <translation>Consuma una carta che aiuta.</translation>
    </message>
    <message>
        <source>The {ranks} come on the table.</source>
        <translation>Va sul tavolo una combinazione di {ranks}.</translation>
    </message>
    <message>
        <source>It goes to the {ranks} on the table.</source>
        <translation>Va sulla combinazione di {ranks} sul tavolo.</translation>
    </message>
    <message>
        <source>The {ranks} stay without helpers: worth more.</source>
        <translation>Senza aiuti la combinazione di {ranks} vale di più.</translation>
    </message>
    <message>
        <source>The {ranks} are worth more without helpers.</source>
        <translation>La combinazione di {ranks} vale di più senza aiuti.</translation>
    </message>
    <message>
        <source>The first cards are worth enough: {need} points.</source>
        <translation>Le prime carte valgono abbastanza: {need} punti.</translation>
    </message>
    <message>
        <source>More cards that match: soon it is a canasta.</source>
        <translation>Altre carte uguali: presto è una canasta.</translation>
    </message>
    <message>
        <source>A new group can become a canasta.</source>
        <translation>Un nuovo gruppo può diventare una canasta.</translation>
    </message>
    <message>
        <source>On the table the cards bring points.</source>
        <translation>Sul tavolo le carte portano punti.</translation>
    </message>
    <message>
        <source>The end is near: helpers bring points on the table.</source>
        <translation>La fine è vicina: sul tavolo le carte che aiutano portano punti.</translation>
    </message>
    <message>
        <source>Helpers lie in the {pile}.</source>
        <translation>Nel {pile} ci sono carte che aiutano.</translation>
    </message>
    <message>
        <source>The computer tried it out: about {points} points more.</source>
        <translation>Il computer l’ha provato: circa {points} punti in più.</translation>
    </message>
    <message>
        <source>Both are good.</source>
        <translation>Vanno bene entrambe.</translation>
    </message>
    <message>
        <source>First ask the partner, then finish.</source>
        <translation>Prima chieda al compagno, poi finisca.</translation>
    </message>
</context>
<context>
    <name>PlainRefusals</name>
    <message>
        <source>Only cards with the same letter or number go together.</source>
        <translation>Vanno insieme solo carte con la stessa lettera o lo stesso numero.</translation>
    </message>
    <message>
        <source>These cards do not match. Here you can lay {ranks}.</source>
        <translation>Queste carte non vanno bene. Qui può calare {ranks}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} help others: lay them with them.</source>
        <translation>{twos} e {jokers} aiutano altre carte: si calano insieme a quelle.</translation>
    </message>
    <message>
        <source>You need {need} cards that match, and have {have}.</source>
        <translation>Le servono {need} carte uguali, e ne ha {have}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are helpers: {need} other cards must lie with them.</source>
        <translation>{twos} e {jokers} sono aiuti: con loro devono stare {need} altre carte.</translation>
    </message>
    <message>
        <source>Too many helpers: there must be more other cards than {twos} and {jokers}.</source>
        <translation>Troppi aiuti: le altre carte devono essere più di {twos} e {jokers}.</translation>
    </message>
    <message>
        <source>This group is complete. It needs no helper any more.</source>
        <translation>Questo gruppo è completo. Non gli servono più aiuti.</translation>
    </message>
    <message>
        <source>Your first cards must be worth {need} points. These are worth {have}.</source>
        <translation>Le sue prime carte devono valere {need} punti. Queste valgono {have}.</translation>
    </message>
    <message>
        <source>You can lay {stops} only with your last cards.</source>
        <translation>Può calare {stops} solo con le ultime carte.</translation>
    </message>
    <message>
        <source>The {pile} is frozen. You need two {ranks} in your hand to take it.</source>
        <translation>Il {pile} è congelato. Per prenderlo le servono due {ranks} in mano.</translation>
    </message>
    <message>
        <source>Your side has no cards on the table. You need two {ranks} in your hand.</source>
        <translation>La sua squadra non ha carte sul tavolo. Le servono due {ranks} in mano.</translation>
    </message>
    <message>
        <source>{card} lies on the {pile}. Nobody can take it now.</source>
        <translation>{card} è sul {pile}. Ora nessuno può prenderlo.</translation>
    </message>
    <message>
        <source>First lay cards on the table. So draw now.</source>
        <translation>Prima deve aver calato carte sul tavolo. Per ora peschi.</translation>
    </message>
    <message>
        <source>Keep a card. Your side has too few canastas to finish.</source>
        <translation>Tenga una carta. Alla sua squadra mancano canaste per finire.</translation>
    </message>
    <message>
        <source>Keep the {bonus}: lay it on the table for points.</source>
        <translation>Tenga il {bonus}: lo cali sul tavolo per i punti.</translation>
    </message>
</context>
<context>
    <name>PlainTrialTexts</name>
    <message>
        <source>The others finish before the next turn {count} times in 100, else {other} times.</source>
        <translation>Gli altri finiscono prima del prossimo turno {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>The others get the {pile} before the next turn {count} times in 100, else {other} times.</source>
        <translation>Gli altri prendono il {pile} prima del prossimo turno {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>The others finish {soon} {count} times in 100, else {other} times.</source>
        <translation>Gli altri finiscono {soon} {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>The others {soon} get the {pile} {count} times in 100, else {other} times.</source>
        <translation>Gli altri prendono {soon} il {pile} {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>The others {soon} make a canasta {count} times in 100, else {other} times.</source>
        <translation>Gli altri fanno {soon} una canasta {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>So the own side {soon} finishes {count} times in 100, else {other} times.</source>
        <translation>Così la propria squadra finisce {soon} {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>So the own side later gets the {pile} {count} times in 100, else {other} times.</source>
        <translation>Così la propria squadra prende poi il {pile} {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>The foot comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Il pozzetto arriva {soon} {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>So the first cards lie on the table {soon} {count} times in 100, else {other} times.</source>
        <translation>Così le prime carte sono {soon} sul tavolo {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>Of 100 tries, {count} bring more points than the other move, {other} fewer.</source>
        <translation>Su 100 prove, {count} portano più punti dell’altra mossa, {other} meno.</translation>
    </message>
    <message>
        <source>So there is {soon} a canasta {count} times in 100, else {other} times.</source>
        <translation>Così c’è {soon} una canasta {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>So there are {soon} two canastas {count} times in 100, else {other} times.</source>
        <translation>Così ci sono {soon} due canaste {count} volte su 100, altrimenti {other}.</translation>
    </message>
    <message>
        <source>So a canasta without helpers comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Così arriva {soon} una canasta senza aiuti {count} volte su 100, altrimenti {other}.</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Watching a deal</source>
        <translation>Rivedere una smazzata</translation>
    </message>
    <message>
        <source>Time line of the deal</source>
        <translation>Linea del tempo della smazzata</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Di chi si vedono le carte</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Freccia sinistra</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Freccia destra</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un turno avanti</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
</context>
<context>
    <name>PlaybackTexts</name>
    <message>
        <source>Deal {deal} of {count}</source>
        <translation>Smazzata {deal} di {count}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Tutte le mani scoperte</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Come l’ha vista {player}</translation>
    </message>
    <message>
        <source>All hands covered</source>
        <translation>Tutte le mani coperte</translation>
    </message>
    <message>
        <source>Deal {deal}: the cards are dealt</source>
        <translation>Smazzata {deal}: si danno le carte</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn} of {turns}: {player}</source>
        <translation>Smazzata {deal}, turno {turn} di {turns}: {player}</translation>
    </message>
    <message>
        <source>Deal {count}, looked at again</source>
        <translation>Smazzata {count}, riguardata</translation>
    </message>
    <message>
        <source>Rehearsal of deal {count}</source>
        <translation>Prova della smazzata {count}</translation>
    </message>
    <message>
        <source>Nothing that you do here counts. Your match waits as you left it.</source>
        <translation>Niente di ciò che fa qui conta. La sua partita aspetta come l’ha lasciata.</translation>
    </message>
    <message>
        <source>This time the deal brought your side {now}; in the match it was {before}.</source>
        <translation>Questa volta la smazzata ha portato alla sua squadra {now}; nella partita {before}.</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>chiude</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>una canasta</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>apertura</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>prende il pozzo</translation>
    </message>
    <message>
        <source>freezes the pile</source>
        <translation>congela il pozzo</translation>
    </message>
    <message>
        <source>{done} Why: {reason}</source>
        <translation>{done} Perché: {reason}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{file} holds no player. It is left alone.</source>
        <translation>{file} non contiene un giocatore. Non è stato toccato.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Each keeps a name, a face, hints, words, sizes, colours, speed, keys, reading aloud, language, lessons and exercises. A guest needs none of this.</source>
        <translation>Ognuno conserva un nome, un volto, gli aiuti, le parole, le dimensioni, i colori, la velocità, i tasti, la lettura, la lingua, le lezioni e gli esercizi. Un ospite non ha bisogno di niente di tutto questo.</translation>
    </message>
    <message>
        <source>Deleting a player deletes no match: matches are under “Saved games”.</source>
        <translation>Eliminando un giocatore non si elimina nessuna partita: le partite sono in «Partite salvate».</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nuovo giocatore</translation>
    </message>
    <message>
        <source>A guest plays</source>
        <translation>Gioca un ospite</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Nobody has been added yet, so everybody plays as a guest. Press New player for each of you: hints, text size, cards, lessons and the record are then kept apart.</source>
        <translation>Non è stato ancora aggiunto nessuno, perciò tutti giocano come ospiti. Prema «Nuovo giocatore» per ognuno: suggerimenti, dimensione del testo, carte, lezioni e statistiche si conservano allora a parte.</translation>
    </message>
    <message>
        <source>Import a player</source>
        <translation>Importa un giocatore</translation>
    </message>
    <message>
        <source>Export the player</source>
        <translation>Esporta il giocatore</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save the sheet as PDF.</source>
        <translation>Su questo computer non c’è nessuna stampante. Salvi il segnapunti come PDF.</translation>
    </message>
    <message>
        <source>The sheet is on its way to the printer.</source>
        <translation>Il segnapunti è stato mandato alla stampante.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save the sheet as PDF.</source>
        <translation>La stampante non risponde. Salvi il segnapunti come PDF.</translation>
    </message>
    <message>
        <source>Save score sheet</source>
        <translation>Salva il segnapunti</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Non è stato possibile scrivere il file ({problem}). Scelga un altro posto.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Each of the {players} players must sit on exactly one side.</source>
        <translation>Ognuno dei {players} giocatori deve stare in una sola squadra.</translation>
    </message>
    <message>
        <source>There must be two to five sides, each with a player.</source>
        <translation>Devono esserci da due a cinque squadre, ognuna con almeno un giocatore.</translation>
    </message>
    <message>
        <source>Every side must have equally many players.</source>
        <translation>Ogni squadra deve avere lo stesso numero di giocatori.</translation>
    </message>
    <message>
        <source>A lone hand against two partners needs three players who begin alone.</source>
        <translation>Per uno da solo contro due compagni ci vogliono tre giocatori che cominciano da soli.</translation>
    </message>
    <message>
        <source>Too many players sit out: nobody is left to play.</source>
        <translation>Riposano troppi giocatori: non resta nessuno per giocare.</translation>
    </message>
    <message>
        <source>The sides do not agree with the {teams} teams chosen.</source>
        <translation>I posti non corrispondono alle {teams} squadre scelte.</translation>
    </message>
    <message>
        <source>All cards of the foot could be {bonuses}, and nobody lays them by itself. Deal more cards to it.</source>
        <translation>Tutte le carte del pozzetto potrebbero essere {bonuses}, e nessuno li cala da solo. Dia più carte al pozzetto.</translation>
    </message>
    <message>
        <source>Who takes only the top of the {pile} would never get the face-down cards under it. Let all its cards be taken, or lay none face down.</source>
        <translation>Chi prende solo la parte in cima del {pile} non riceverebbe mai le carte coperte che ci sono sotto. Lasci prendere tutte le carte, o non ne metta di coperte.</translation>
    </message>
    <message>
        <source>The face-down cards lie under the card that is turned up to begin the {pile}. Turn one up, or lay none face down.</source>
        <translation>Le carte coperte stanno sotto la carta che si scopre per iniziare il {pile}. Ne faccia scoprire una, o non ne metta di coperte.</translation>
    </message>
    <message>
        <source>{need} cards have to be dealt, but there are only {have}. Deal fewer cards or take another deck.</source>
        <translation>Si devono dare {need} carte, ma ce ne sono solo {have}. Dia meno carte o aggiunga un mazzo.</translation>
    </message>
    <message>
        <source>A new meld of {size} cards cannot hold {naturals} natural ones. Ask for fewer natural cards or for bigger melds.</source>
        <translation>Una nuova combinazione di {size} carte non può averne {naturals} naturali. Chieda meno carte naturali o combinazioni più grandi.</translation>
    </message>
    <message>
        <source>Melds that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Combinazioni che si chiudono a {closed_at} carte non diventano mai una canasta di {size}. Le chiuda più tardi o faccia canaste più piccole.</translation>
    </message>
    <message>
        <source>Melds of wild cards that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Combinazioni di matte che si chiudono a {closed_at} carte non diventano mai una canasta di {size}. Le chiuda più tardi o faccia canaste più piccole.</translation>
    </message>
    <message>
        <source>A canasta of {size} cards cannot hold {naturals} natural ones. Ask for fewer.</source>
        <translation>Una canasta di {size} carte non può averne {naturals} naturali. Ne chieda meno.</translation>
    </message>
    <message>
        <source>The smallest meld of {stops} has {least} cards, but the largest only {most}. Change one of them.</source>
        <translation>La più piccola combinazione di {stops} ha {least} carte, ma la più grande solo {most}. Cambi una delle due.</translation>
    </message>
    <message>
        <source>Two wild cards take a wild one only where wild cards alone are a meld.</source>
        <translation>Due matte prendono una matta solo dove le matte da sole sono una combinazione.</translation>
    </message>
    <message>
        <source>There are no sequences that a card could extend. Allow sequences, or switch this off.</source>
        <translation>Non ci sono scale che una carta possa allungare. Permetta le scale, o tolga questa regola.</translation>
    </message>
    <message>
        <source>The table is empty. Add at least one line.</source>
        <translation>La tabella è vuota. Aggiunga almeno una riga.</translation>
    </message>
    <message>
        <source>Every line must begin at a higher score than the line above it.</source>
        <translation>Ogni riga deve cominciare da un punteggio più alto della riga sopra.</translation>
    </message>
    <message>
        <source>The minimum depends on the deal, so each line must begin with a deal: 1, 2, 3. Change the lines, or let it depend on the score.</source>
        <translation>Il minimo dipende dalla smazzata, perciò ogni riga deve cominciare con una smazzata: 1, 2, 3. Cambi le righe, o lo faccia dipendere dal punteggio.</translation>
    </message>
    <message>
        <source>First melds of {need} points are asked for, but the {cards} cards that a player can lay then are worth {most} at most. Ask for fewer points or deal more cards.</source>
        <translation>Si chiede un’apertura da {need} punti, ma le {cards} carte che un giocatore può calare allora valgono al massimo {most}. Chieda meno punti o dia più carte.</translation>
    </message>
    <message>
        <source>The first melds must hold a canasta, but the {cards} cards that a player can lay then make none of {size}. Deal more cards, or ask for no canasta.</source>
        <translation>L’apertura deve contenere una canasta, ma con le {cards} carte che un giocatore può calare allora non se ne fa una di {size}. Dia più carte, o non chieda una canasta.</translation>
    </message>
    <message>
        <source>The first melds must hold three clean cards, but a meld has {size} cards or more. Make melds smaller, or ask for no clean meld.</source>
        <translation>L’apertura deve contenere tre carte naturali, ma una combinazione ha {size} o più carte. Faccia combinazioni più piccole, o non chieda una combinazione senza matte.</translation>
    </message>
    <message>
        <source>Every line must need more cards than the line above it.</source>
        <translation>Ogni riga deve richiedere più carte della riga sopra.</translation>
    </message>
    <message>
        <source>Sequences below {below} cards would cost points, and {size} make a canasta. Let fewer cards be short.</source>
        <translation>Le scale con meno di {below} carte costerebbero punti, e {size} fanno una canasta. Faccia valere come corte le scale con meno carte.</translation>
    </message>
    <message>
        <source>Every line must be for more jokers than the line above it.</source>
        <translation>Ogni riga deve essere per più jolly della riga sopra.</translation>
    </message>
    <message>
        <source>{count} {bonuses} are asked for, but there are only {have} in the deck.</source>
        <translation>Si chiedono {count} {bonuses}, ma nel mazzo ce ne sono solo {have}.</translation>
    </message>
    <message>
        <source>The list is empty. Add at least one factor.</source>
        <translation>L’elenco è vuoto. Aggiunga almeno un fattore.</translation>
    </message>
    <message>
        <source>The kinds add up to {kinds} canastas, more than the {total} in all. Raise the number in all, or ask for fewer of a kind.</source>
        <translation>I tipi sommano {kinds} canaste, più delle {total} in tutto. Alzi il numero totale, o ne chieda meno di un tipo.</translation>
    </message>
    <message>
        <source>There is no foot that a partner could play from. Deal one to each player, or do not wait for the partner.</source>
        <translation>Non c’è un pozzetto da cui il compagno possa giocare. Ne dia uno a ogni giocatore, o non faccia aspettare il compagno.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but no meld takes a wild card. Allow wild cards, or ask for no mixed canasta.</source>
        <translation>Si chiedono canaste sporche, ma nessuna combinazione prende matte. Permetta le matte, o non chieda canaste sporche.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but melds that close at {closed_at} cards have no place for a wild card beside {naturals} natural ones. Close them later, or let fewer cards be natural.</source>
        <translation>Si chiedono canaste sporche, ma combinazioni che si chiudono a {closed_at} carte non hanno posto per una matta accanto a {naturals} naturali. Le chiuda più tardi, o chieda meno carte naturali.</translation>
    </message>
    <message>
        <source>Natural canastas of {size} cards are asked for, but the deck has only {have} cards of a rank. Take more packs, or ask for no natural canasta.</source>
        <translation>Si chiedono canaste pure di {size} carte, ma il mazzo ha solo {have} carte per valore. Aggiunga mazzi, o non chieda canaste pure.</translation>
    </message>
    <message>
        <source>The wild canastas asked for take {need} wild cards, but the deck has only {have} for them. Take more packs, or ask for fewer.</source>
        <translation>Le canaste di matte richieste vogliono {need} matte, ma nel mazzo ce ne sono solo {have} per questo. Aggiunga mazzi, o ne chieda meno.</translation>
    </message>
    <message>
        <source>{count} wild canastas are asked for, but a side has one meld of wild cards as long as that takes more. Let it be full at some size, or ask for one.</source>
        <translation>Si chiedono {count} canaste di matte, ma una squadra ha una sola combinazione di matte finché questa ne prende altre. La faccia chiudere a una certa grandezza, o ne chieda una.</translation>
    </message>
    <message>
        <source>Canastas of sevens: {count} asked for, but a side can have {most} at most. Ask for fewer, take more packs, or allow several melds of a rank.</source>
        <translation>Canaste di sette: se ne chiedono {count}, ma una squadra può averne al massimo {most}. Ne chieda meno, aggiunga mazzi, o permetta più combinazioni di un valore.</translation>
    </message>
    <message>
        <source>The canastas asked for, {total} in all, need more cards than the deck has for them. Take more packs, or ask for fewer.</source>
        <translation>Le canaste richieste, {total} in tutto, vogliono più carte di quante ne abbia il mazzo. Aggiunga mazzi, o ne chieda meno.</translation>
    </message>
    <message>
        <source>Wild canastas are asked for, but there are no melds of wild cards. Allow them, or ask for no wild canasta.</source>
        <translation>Si chiedono canaste di matte, ma non ci sono combinazioni di matte. Le permetta, o non chieda canaste di matte.</translation>
    </message>
    <message>
        <source>No canasta of sevens counts as a kind of its own. Give it points, or do not demand it.</source>
        <translation>Nessuna canasta di sette conta come tipo a sé. Le dia punti, o non la richieda.</translation>
    </message>
    <message>
        <source>Sambas are asked for, but there are no sequences. Allow sequences, or ask for no samba.</source>
        <translation>Si chiedono sambe, ma non ci sono scale. Permetta le scale, o non chieda sambe.</translation>
    </message>
    <message>
        <source>Nobody at this table has a partner to ask. Switch asking off.</source>
        <translation>A questo tavolo nessuno ha un compagno a cui chiedere. Tolga la domanda.</translation>
    </message>
    <message>
        <source>A special hand has 14 cards, but after drawing a player holds {size}. Deal 13 cards and draw one, or play without special hands.</source>
        <translation>Una mano speciale ha 14 carte, ma dopo aver pescato un giocatore ne ha {size}. Dia 13 carte e ne faccia pescare una, o giochi senza mani speciali.</translation>
    </message>
    <message>
        <source>Such a match would never end. Set a number of points or a number of deals.</source>
        <translation>Una partita così non finirebbe mai. Fissi un numero di punti o di smazzate.</translation>
    </message>
    <message>
        <source>The variation is played with Caliente cards, but the deck has none.</source>
        <translation>La variante si gioca con le carte Caliente, ma il mazzo non ne ha.</translation>
    </message>
    <message>
        <source>This version does not know the rule “{option}”. A newer one may know it.</source>
        <translation>Questa versione non conosce la regola «{option}». Una più recente forse sì.</translation>
    </message>
    <message>
        <source>The value is not possible here.</source>
        <translation>Qui questo valore non è possibile.</translation>
    </message>
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Peschi %n carta dal {stock}.</numerusform>
            <numerusform>Peschi %n carte dal {stock}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Il {stock} è vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>With the {pile} you would need %n more points to open.</source>
        <translation>
            <numerusform>Con il {pile} le mancherebbe %n punto per aprire.</numerusform>
            <numerusform>Con il {pile} le mancherebbero %n punti per aprire.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty and the top card fits: take the {pile}.</source>
        <translation>Il {stock} è vuoto e la carta in cima va bene: prenda il {pile}.</translation>
    </message>
    <message>
        <source>Take the {pile} with these cards, or put them back.</source>
        <translation>Prenda il {pile} con queste carte, o le rimetta giù.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}: {ways}.</source>
        <comment>such as: 2 nines or 1 nine, 1 two</comment>
        <translation>Scelga con che cosa prendere il {pile}: {ways}.</translation>
    </message>
    <message>
        <source>Add what is missing to take the {pile}, or put the cards back.</source>
        <translation>Aggiunga quello che manca per prendere il {pile}, o rimetta giù le carte.</translation>
    </message>
    <message>
        <source>Lay melds worth at least {need} points to open, or discard a card.</source>
        <translation>Cali combinazioni che valgano almeno {need} punti per aprire, o scarti una carta.</translation>
    </message>
    <message>
        <source>To open you need {need} points and have {have}: add cards, or take them back.</source>
        <translation>Per aprire le servono {need} punti e ne ha {have}: aggiunga carte, o le riprenda.</translation>
    </message>
    <message>
        <source>Your cards cannot reach the {need} points to open: take these back.</source>
        <translation>Le sue carte non possono raggiungere i {need} punti per aprire: riprenda queste.</translation>
    </message>
    <message>
        <source>Discard a card: you cannot open yet, for which you need {need} points.</source>
        <translation>Scarti una carta: non può ancora aprire, le servono {need} punti.</translation>
    </message>
    <message>
        <source>To open you need a canasta among your melds: lay it, or discard a card.</source>
        <translation>Per aprire le serve una canasta tra le combinazioni: la cali, o scarti una carta.</translation>
    </message>
    <message>
        <source>Discard a card to end your turn.</source>
        <translation>Scarti una carta per concludere il turno.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one to end your turn.</source>
        <translation>Cali carte, o ne scarti una per concludere il turno.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: lay cards first.</source>
        <translation>Non si può ancora scartare nessuna carta: prima cali carte.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: put two of your melds together first.</source>
        <translation>Non si può ancora scartare nessuna carta: prima unisca due sue combinazioni.</translation>
    </message>
    <message>
        <source>Add what these cards are missing, or take them back.</source>
        <translation>Aggiunga quello che manca a queste carte, o le riprenda.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back.</source>
        <translation>Cali queste carte, o le riprenda.</translation>
    </message>
    <message>
        <source>You hold a special hand ({hand}): lay it open for {points} points, or play on.</source>
        <translation>Ha una mano speciale ({hand}): la scopra per {points} punti, o continui a giocare.</translation>
    </message>
    <message>
        <source>{player} said yes: go out now.</source>
        <translation>{player} ha detto sì: ora chiuda.</translation>
    </message>
    <message>
        <source>{player} said yes: you may go out.</source>
        <translation>{player} ha detto sì: può chiudere.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard a card to end your turn.</source>
        <translation>{player} ha detto sì, ma lei non può chiudere: scarti una carta per concludere il turno.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard, and your hand is shown to all.</source>
        <translation>{player} ha detto sì, ma lei non può chiudere: scarti, e la sua mano viene mostrata a tutti.</translation>
    </message>
    <message>
        <source>You hold a {bonus}: lay it beside your melds.</source>
        <translation>Ha un {bonus}: lo metta accanto alle combinazioni.</translation>
    </message>
    <message>
        <source>You may keep your three for a straight, or lay it beside your melds.</source>
        <translation>Può tenere il suo tre per una sequenza, o metterlo accanto alle combinazioni.</translation>
    </message>
    <message>
        <source>You hold a three: lay it beside your melds, and another card comes for it.</source>
        <translation>Ha un tre: lo metta accanto alle combinazioni, e al suo posto arriva un’altra carta.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card. Lay cards, or discard one.</source>
        <translation>{player} ha detto no: tenga una carta. Cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>{player} asks: may I go out?</source>
        <translation>{player} chiede: posso chiudere?</translation>
    </message>
    <message>
        <source>{player} has to answer.</source>
        <translation>{player} deve rispondere.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>large, before the prompt</comment>
        <translation>Tocca a lei</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>Sta giocando {player}.</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Continui quando vuole.</translation>
    </message>
    <message>
        <source>The others play this deal to its end.</source>
        <translation>Gli altri giocano questa smazzata fino alla fine.</translation>
    </message>
    <message>
        <source>{player} is next.</source>
        <translation>Ora tocca a {player}.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Comincia la partita.</translation>
    </message>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>La smazzata è finita. Passi alla prossima.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
</context>
<context>
    <name>RatingTexts</name>
    <message>
        <source>No rating yet: the first exercises find it.</source>
        <translation>Ancora nessuna valutazione: la danno i primi esercizi.</translation>
    </message>
    <message>
        <source>Your rating: {points}, give or take {doubt}.</source>
        <translation>La sua valutazione: {points}, {doubt} in più o in meno.</translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Torna oggi.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Torna domani.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <translation>Torna il {day}.</translation>
    </message>
</context>
<context>
    <name>RealCardsDialog</name>
    <message>
        <source>Matches with real cards</source>
        <translation>Partite con carte vere</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Segnapunti per carte vere</translation>
    </message>
    <message>
        <source>No match has been written down yet.</source>
        <translation>Non è ancora stata annotata nessuna partita.</translation>
    </message>
    <message>
        <source>Count deal {count}…</source>
        <translation>Conta la smazzata {count}…</translation>
    </message>
    <message>
        <source>Go on with deal {count}…</source>
        <translation>Continua con la smazzata {count}…</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Smazzata {count}</translation>
    </message>
    <message>
        <source>Counts it again.</source>
        <translation>La conta di nuovo.</translation>
    </message>
    <message>
        <source>These files could not be read and stay as they are: {files}</source>
        <translation>Questi file non si sono potuti leggere e restano come sono: {files}</translation>
    </message>
</context>
<context>
    <name>RealCardsTexts</name>
    <message>
        <source>{name}, points</source>
        <translation>{name}, punti</translation>
    </message>
    <message>
        <source>{name} without jokers</source>
        <translation>{name} senza jolly</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Carte Caliente rimaste in mano</translation>
    </message>
    <message>
        <source>Aces left in the hand</source>
        <translation>Assi rimasti in mano</translation>
    </message>
    <message>
        <source>Sevens left in the hand</source>
        <translation>Sette rimasti in mano</translation>
    </message>
    <message>
        <source>Opening: a canasta, {need}</source>
        <translation>Apertura: una canasta, {need}</translation>
    </message>
    <message>
        <source>Opening: a canasta</source>
        <translation>Apertura: una canasta</translation>
    </message>
    <message>
        <source>Opening: {need}</source>
        <translation>Apertura: {need}</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} deals.</source>
        <translation>Smazzata {deal}: dà le carte {name}.</translation>
    </message>
    <message>
        <source>Sits out: {names}</source>
        <translation>Riposa: {names}</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>Matches won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Longest row: {count}</source>
        <translation>Serie più lunga: {count}</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Smazzate vinte</translation>
    </message>
    <message>
        <source>Best deal: {points}</source>
        <translation>Migliore smazzata: {points}</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Punti per smazzata</translation>
    </message>
    <message>
        <source>{points} against the others</source>
        <translation>{points} rispetto agli altri</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canaste</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Chiusure</translation>
    </message>
    <message>
        <source>Largest pile taken</source>
        <translation>Pozzo più grande preso</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min a deal</source>
        <translation>{minutes} min per smazzata</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo di gioco</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>With real cards, apart from these figures: matches {over}, won {won}.</source>
        <translation>Con carte vere, fuori da queste cifre: partite {over}, vinte {won}.</translation>
    </message>
    <message>
        <source>Hints asked for: {hints}. Actions taken back: {undone}.</source>
        <translation>Suggerimenti chiesti: {hints}. Mosse annullate: {undone}.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Non è ancora finita nessuna smazzata.</translation>
    </message>
    <message>
        <source>Points a deal more than the others: {first} at first, {last} of late.</source>
        <translation>Punti in più degli altri, per smazzata: {first} all’inizio, {last} ultimamente.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message numerus="yes">
        <source>%n files cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n file non si può leggere e non viene contato.</numerusform>
            <numerusform>%n file non si possono leggere e non vengono contati.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} · {share} %</source>
        <translation>{count} di {all} · {share}%</translation>
    </message>
    <message>
        <source>Concealed: {count}</source>
        <translation>In mano: {count}</translation>
    </message>
    <message>
        <source>Special hands: {count}</source>
        <translation>Mani speciali: {count}</translation>
    </message>
    <message>
        <source>{count} natural</source>
        <translation>pure: {count}</translation>
    </message>
    <message>
        <source>{count} mixed</source>
        <translation>sporche: {count}</translation>
    </message>
    <message>
        <source>{count} sambas</source>
        <translation>sambe: {count}</translation>
    </message>
    <message>
        <source>{count} of wild cards</source>
        <translation>di matte: {count}</translation>
    </message>
    <message>
        <source>{count} of sevens</source>
        <translation>di sette: {count}</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Points a deal more than the others</source>
        <translation>Punti in più degli altri, per smazzata</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Traguardi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Your record</source>
        <translation>Le sue statistiche</translation>
    </message>
    <message>
        <source>From the matches on this computer.</source>
        <translation>Dalle partite su questo computer.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>{count} ×</source>
        <translation>{count} ×</translation>
    </message>
    <message>
        <source>Reading your matches: {done} of {all}</source>
        <translation>Lettura delle partite: {done} di {all}</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>From your deal: what is better?</source>
        <translation>Da una sua smazzata: che cosa è meglio?</translation>
    </message>
    <message>
        <source>That cost about {points} points. Find a better move.</source>
        <translation>È costato circa {points} punti. Trovi una mossa migliore.</translation>
    </message>
    <message>
        <source>About {points} points</source>
        <translation>Circa {points} punti</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Meglio: {move}</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>Take it back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>From deal {count} on: {changes}</source>
        <translation>Dalla smazzata {count}: {changes}</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>Two sides of two</source>
        <translation>Due squadre da due</translation>
    </message>
    <message>
        <source>Two sides of three</source>
        <translation>Due squadre da tre</translation>
    </message>
    <message>
        <source>Three sides of two</source>
        <translation>Tre squadre da due</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Ognuno per sé</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>example</source>
        <translation>esempio</translation>
    </message>
    <message>
        <source>better improve tips strategy</source>
        <translation>meglio migliorare consigli strategia</translation>
    </message>
    <message>
        <source>red+three red+threes</source>
        <translation>tre+rosso tre+rossi</translation>
    </message>
    <message>
        <source>black+three black+threes</source>
        <translation>tre+nero tre+neri</translation>
    </message>
    <message>
        <source>many+cards+get many+cards+dealt</source>
        <translation>quante+carte+ricevo quante+carte+distribuiscono</translation>
    </message>
    <message>
        <source>stock+empty</source>
        <translation>tallone+vuoto finisce+tallone</translation>
    </message>
    <message>
        <source>match+end match+over</source>
        <translation>fine+partita finisce+partita</translation>
    </message>
    <message>
        <source>my+turn</source>
        <translation>mio+turno</translation>
    </message>
    <message>
        <source>go+out concealed</source>
        <translation>chiudere chiudo chiusura</translation>
    </message>
    <message>
        <source>wild+card joker+count joker+worth</source>
        <translation>matta pinella jolly+conta jolly+vale</translation>
    </message>
    <message>
        <source>scored count+points</source>
        <translation>contano+punti punteggio</translation>
    </message>
    <message>
        <source>a an and are be can do does for get has have how i if in is it many may me mean means much must my of on one the there to what when where which who why with you your</source>
        <translation>a al all alla alle c che chi ci com come con cos cosa d da dei del dell della delle di dove e è fa gli ho i il in io la le lo ma mi mio non o per perché più può posso qual quale quali quando quanto quanti quante se si sono su sull un una</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Take all changes back</source>
        <translation>Annulla tutte le modifiche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Some rules do not agree. See at the right what to change.</source>
        <translation>Alcune regole si contraddicono. Guardi a destra che cosa cambiare.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>No page has these words. Try a shorter one.</source>
        <translation>Nessuna pagina ha queste parole. Provi con una più corta.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
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
        <translation>Samba: le scale</translation>
    </message>
    <message>
        <source>What is different in Samba.</source>
        <translation>Che cosa cambia nella Samba.</translation>
    </message>
    <message>
        <source>Besides sets there are sequences: cards of one suit that follow each other, from four to ace, without wild cards.</source>
        <translation>Oltre ai gruppi ci sono le scale: carte di un solo seme che si susseguono, dal quattro all’asso, senza matte.</translation>
    </message>
    <message>
        <source>Make it longer: add the seven of hearts.</source>
        <translation>La allunghi: aggiunga il sette di cuori.</translation>
    </message>
    <message>
        <source>First add the seven to the hearts.</source>
        <translation>Prima aggiunga il sette ai cuori.</translation>
    </message>
    <message>
        <source>Now the jack of clubs: with it the other sequence has seven cards.</source>
        <translation>Ora il fante di fiori: con questo l’altra scala ha sette carte.</translation>
    </message>
    <message>
        <source>Add the jack to the clubs.</source>
        <translation>Aggiunga il fante ai fiori.</translation>
    </message>
    <message>
        <source>{A_samba}: {points} points, far more than a canasta. It is complete and takes no more cards. It also counts as a canasta for going out.</source>
        <translation>{A_samba}: {points} punti, molto più di una canasta. È completa e non prende altre carte. Conta anche come canasta per chiudere.</translation>
    </message>
    <message>
        <source>Only who goes out may lengthen it, in that turn.</source>
        <translation>Solo chi chiude può allungarla, in quel turno.</translation>
    </message>
    <message>
        <source>A sequence that has fewer than {count} cards at the end costs {points} points, such as these hearts.</source>
        <translation>Una scala che alla fine ha meno di {count} carte costa {points} punti, come questi cuori.</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen, its top card may also extend a sequence on the table. Here the nine of diamonds fits.</source>
        <translation>Finché il {pile} non è congelato, la carta in cima può anche allungare una scala sul tavolo. Qui va bene il nove di quadri.</translation>
    </message>
    <message>
        <source>Drag it onto the sequence, or click the {pile}.</source>
        <translation>Lo trascini sulla scala, o faccia clic sul {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: the nine takes the {pile} for you.</source>
        <translation>Non peschi: il nove le fa prendere il {pile}.</translation>
    </message>
</context>
<context>
    <name>SameCardsDialog</name>
    <message>
        <source>The cards of this match once more, your own or those of another player.</source>
        <translation>Le carte di questa partita ancora una volta, le sue o quelle di un altro giocatore.</translation>
    </message>
    <message>
        <source>The cards of the first deal once more; how they lie later depends on the play, because they are shuffled as at home.</source>
        <translation>Ancora una volta le carte della prima smazzata; poi dipende dal gioco, perché si mescola come a casa.</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Ancora le stesse carte</translation>
    </message>
    <message>
        <source>Whose cards you play</source>
        <translation>Le carte di quale giocatore</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Codice della smazzata: {code}</translation>
    </message>
    <message>
        <source>The deal code: type it under New match, here or on another computer.</source>
        <translation>Il codice della smazzata: lo scriva in «Nuova partita», qui o su un altro computer.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>{name} plays the cards that {other} had</source>
        <translation>{name} gioca le carte che aveva {other}</translation>
    </message>
    <message>
        <source>{name} plays the same cards</source>
        <translation>{name} gioca le stesse carte</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Salva la smazzata</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva come</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Every turn in words, then the score; a screen reader can read it.</source>
        <translation>Ogni turno a parole, poi il punteggio; un lettore di schermo lo può leggere.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>The remarkable moments with their words, as one picture.</source>
        <translation>I momenti notevoli con le loro parole, in una sola immagine.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Filmato</translation>
    </message>
    <message>
        <source>The whole deal in motion, as a WebP picture that every browser shows.</source>
        <translation>Tutta la smazzata in movimento, come immagine WebP che ogni browser mostra.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>The same for video players; the file is about seven times as large.</source>
        <translation>Lo stesso per i lettori video; il file è circa sette volte più grande.</translation>
    </message>
    <message>
        <source>With all hands open.</source>
        <translation>Con tutte le mani scoperte.</translation>
    </message>
    <message>
        <source>With all hands covered.</source>
        <translation>Con tutte le mani coperte.</translation>
    </message>
    <message>
        <source>As {player} saw it.</source>
        <translation>Come l’ha vista {player}.</translation>
    </message>
    <message>
        <source>Canasta deal {count}</source>
        <translation>Canasta smazzata {count}</translation>
    </message>
    <message>
        <source>Drawing: {done} of {all}</source>
        <translation>Disegno: {done} di {all}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Non è stato possibile scrivere il file ({problem}). Scelga un altro posto.</translation>
    </message>
</context>
<context>
    <name>SavedMatchesDialog</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Nota su questa partita</translation>
    </message>
    <message>
        <source>A game with a note is never deleted by itself.</source>
        <translation>Una partita con una nota non viene mai eliminata da sola.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Watch the deals</source>
        <translation>Rivedi le smazzate</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Annulla eliminazione</translation>
    </message>
    <message numerus="yes">
        <source>%n older games were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>È stata eliminata %n partita più vecchia. «Annulla eliminazione» la riporta indietro.</numerusform>
            <numerusform>Sono state eliminate %n partite più vecchie. «Annulla eliminazione» le riporta indietro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every match is saved as it is played. %n matches, {size}.</source>
        <translation>
            <numerusform>Ogni partita si salva mentre si gioca. %n partita, {size}.</numerusform>
            <numerusform>Ogni partita si salva mentre si gioca. %n partite, {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>deal {count}</source>
        <translation>smazzata {count}</translation>
    </message>
    <message>
        <source>No saved game has these words.</source>
        <translation>Nessuna partita salvata ha queste parole.</translation>
    </message>
    <message>
        <source>There is no match yet beside the one on the table, which is kept by itself.</source>
        <translation>Non ci sono ancora altre partite oltre a quella sul tavolo, che si conserva da sola.</translation>
    </message>
    <message>
        <source>No match has been saved yet. Each one is kept by itself from its first card on, and you go on with it here.</source>
        <translation>Non è ancora stata salvata nessuna partita. Ognuna si conserva da sola dalla prima carta in poi, e qui la si continua.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Riguardala</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuala</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} e {other}</translation>
    </message>
</context>
<context>
    <name>ScoreDetail</name>
    <message>
        <source>The rule for it…</source>
        <translation>La regola relativa…</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Pagina {page} di {count}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Non è ancora finita nessuna smazzata.</translation>
    </message>
    <message numerus="yes">
        <source>From the second deal on shuffled as at home: gathered, %n riffles, cut.</source>
        <translation>
            <numerusform>Dalla seconda smazzata si mescola come a casa: carte raccolte, %n mescolata all’americana, taglio.</numerusform>
            <numerusform>Dalla seconda smazzata si mescola come a casa: carte raccolte, %n mescolate all’americana, taglio.</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Smazzata {count}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Shows the cards and the rule.</source>
        <translation>Mostra le carte e la regola.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>New total</source>
        <translation>Nuovo totale</translation>
    </message>
    <message>
        <source>Next opening needs</source>
        <translation>Prossima apertura</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>una canasta</translation>
    </message>
    <message>
        <source>a canasta, {need}</source>
        <translation>una canasta, {need}</translation>
    </message>
</context>
<context>
    <name>ScoreTexts</name>
    <message>
        <source>Cards melded</source>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pura</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sporca</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta di sette</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta di assi</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinque canaste pure</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Quattro canaste pure e una sporca</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Dieci canaste</translation>
    </message>
    <message>
        <source>{stops} melded</source>
        <translation>{stops} calati</translation>
    </message>
    <message>
        <source>{bonuses}</source>
        <comment>line of the score: red threes</comment>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Extra for many {bonuses}</source>
        <translation>Premio per molti {bonuses}</translation>
    </message>
    <message>
        <source>Penalty for {bonuses}</source>
        <translation>Penalità per {bonuses}</translation>
    </message>
    <message>
        <source>Extra penalty for many {bonuses}</source>
        <translation>Penalità ulteriore per molti {bonuses}</translation>
    </message>
    <message>
        <source>{stops} laid aside</source>
        <translation>{stops} messi da parte</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Chiusura in mano</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mano speciale</translation>
    </message>
    <message>
        <source>Void, as nobody went out</source>
        <translation>Smazzata nulla: nessuno ha chiuso</translation>
    </message>
    <message>
        <source>Asked and did not go out</source>
        <translation>Chiesto senza chiudere</translation>
    </message>
    <message>
        <source>Caliente cards played</source>
        <translation>Carte Caliente giocate</translation>
    </message>
    <message>
        <source>Short sequences</source>
        <translation>Scale corte</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces</source>
        <translation>Sette o assi incompleti</translation>
    </message>
    <message>
        <source>Unfinished wild cards</source>
        <translation>Matte incomplete</translation>
    </message>
    <message>
        <source>Three aces or sevens in the hand</source>
        <translation>Tre assi o sette in mano</translation>
    </message>
    <message>
        <source>Cards left in the hand</source>
        <translation>Carte rimaste in mano</translation>
    </message>
    <message>
        <source>{stops} left in the hand</source>
        <translation>{stops} rimasti in mano</translation>
    </message>
    <message>
        <source>{bonuses} kept in the hand</source>
        <translation>{bonuses} tenuti in mano</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Pozzetto non preso</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up</source>
        <translation>{bonuses} in un pozzetto non preso</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pura</translation>
    </message>
    <message>
        <source>Without any wild card.</source>
        <translation>Senza nessuna matta.</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sporca</translation>
    </message>
    <message>
        <source>With wild cards.</source>
        <translation>Con matte.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Una scala di sette carte.</translation>
    </message>
    <message>
        <source>A short sequence costs</source>
        <translation>Una scala corta costa</translation>
    </message>
    <message>
        <source>For each one that a side has at the end of a deal.</source>
        <translation>Per ognuna che una squadra ha alla fine di una smazzata.</translation>
    </message>
    <message>
        <source>A sequence is short below</source>
        <translation>Una scala è corta sotto</translation>
    </message>
    <message>
        <source>With so many cards it costs nothing.</source>
        <translation>Con questo numero di carte non costa nulla.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta di sette</translation>
    </message>
    <message>
        <source>With wild cards or without; it is then neither natural nor mixed.</source>
        <translation>Con o senza matte; allora non è né pura né sporca.</translation>
    </message>
    <message>
        <source>as other canastas</source>
        <translation>come le altre canaste</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta di assi</translation>
    </message>
    <message>
        <source>as other natural canastas</source>
        <translation>come le altre canaste pure</translation>
    </message>
    <message>
        <source>Of wild cards alone.</source>
        <translation>Di sole matte.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild canastas</source>
        <translation>Solo chi chiude riceve punti per le canaste di matte</translation>
    </message>
    <message>
        <source>The other sides get the values of the cards alone.</source>
        <translation>Le altre squadre ricevono solo i punti delle carte.</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinque canaste pure</translation>
    </message>
    <message>
        <source>Extra points for having so many.</source>
        <translation>Premio per chi ne ha cinque.</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Quattro canaste pure e una sporca</translation>
    </message>
    <message>
        <source>Extra points, unless five natural ones get theirs.</source>
        <translation>Premio, a meno che non lo ricevano cinque pure.</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Dieci canaste</translation>
    </message>
    <message>
        <source>Extra points for ten of any kind.</source>
        <translation>Premio per dieci di qualsiasi tipo.</translation>
    </message>
    <message>
        <source>Four {stops} melded</source>
        <translation>Quattro {stops} calati</translation>
    </message>
    <message>
        <source>Extra points for whoever goes out with four of them or more.</source>
        <translation>Punti in più per chi chiude con quattro o più.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild and for many canastas</source>
        <translation>Solo chi chiude riceve punti per le canaste di matte e per molte canaste</translation>
    </message>
    <message>
        <source>Melds cost points without a canasta</source>
        <translation>Senza canasta le combinazioni costano punti</translation>
    </message>
    <message>
        <source>{samba}</source>
        <translation>{samba}</translation>
    </message>
    <message>
        <source>A side without one loses the values of its melded cards.</source>
        <translation>Una squadra senza canaste perde i punti delle carte calate.</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces cost</source>
        <translation>Sette o assi incompleti costano</translation>
    </message>
    <message>
        <source>For a meld of them without wild cards that is no canasta at the end.</source>
        <translation>Per una loro combinazione senza matte che alla fine non è una canasta.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs</source>
        <translation>Una combinazione incompleta di matte costa</translation>
    </message>
    <message>
        <source>For each one that is no canasta at the end.</source>
        <translation>Per ognuna che alla fine non è una canasta.</translation>
    </message>
    <message>
        <source>Three aces or three sevens in a hand cost</source>
        <translation>Tre assi o tre sette in una mano costano</translation>
    </message>
    <message>
        <source>For each hand with three or more of them at the end.</source>
        <translation>Per ogni mano che alla fine ne ha tre o più.</translation>
    </message>
    <message>
        <source>{wild_canasta}</source>
        <translation>{wild_canasta}</translation>
    </message>
    <message>
        <source>Wild canastas by their jokers</source>
        <translation>Canaste di matte secondo i jolly</translation>
    </message>
    <message>
        <source>What those with so many jokers are worth instead.</source>
        <translation>Quanto valgono invece quelle con questo numero di jolly.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{jokers} jokers: {points}</source>
        <comment>jokers in a wild canasta, and its points</comment>
        <translation>{jokers} jolly: {points}</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valore</translation>
    </message>
</context>
<context>
    <name>ScoringLesson</name>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>What pays and what costs at the end of a deal.</source>
        <translation>Che cosa rende e che cosa costa alla fine di una smazzata.</translation>
    </message>
    <message>
        <source>At the end every card on the table counts its points: these aces {points} together.</source>
        <translation>Alla fine ogni carta sul tavolo conta i suoi punti: questi assi in tutto {points}.</translation>
    </message>
    <message>
        <source>A canasta pays on top of that: {natural} points if it is natural, {mixed} if it is mixed.</source>
        <translation>Una canasta vale ancora di più: {natural} punti se è pura, {mixed} se è sporca.</translation>
    </message>
    <message>
        <source>You went out for {points} points. Cards still in a hand count minus for their side, your partner&apos;s as well. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Ha chiuso per {points} punti. Le carte ancora in mano contano in meno per la loro squadra, anche quelle del compagno. Il segnapunti conserva ogni smazzata; faccia clic su una smazzata per vederne le righe.</translation>
    </message>
    <message>
        <source>You went out for {points} points. The others lose the points of the cards in their hands. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Ha chiuso per {points} punti. Gli altri perdono i punti delle carte che hanno in mano. Il segnapunti conserva ogni smazzata; faccia clic su una smazzata per vederne le righe.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points.</source>
        <translation>Ogni {bonus} conta {points} punti.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no meld.</source>
        <translation>Ogni {bonus} conta {points} punti, in meno se la sua squadra non ha combinazioni.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta.</source>
        <translation>Ogni {bonus} conta {points} punti, in meno se la sua squadra non ha canaste.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has not two canastas.</source>
        <translation>Ogni {bonus} conta {points} punti, in meno se la sua squadra non ha due canaste.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta of sevens.</source>
        <translation>Ogni {bonus} conta {points} punti, in meno se la sua squadra non ha una canasta di sette.</translation>
    </message>
    <message>
        <source>Each {bonus} costs {points} points.</source>
        <translation>Ogni {bonus} costa {points} punti.</translation>
    </message>
    <message>
        <source>All {count} {bonuses} on one side count {points} points more.</source>
        <translation>Tutti e {count} i {bonuses} di una squadra contano altri {points} punti.</translation>
    </message>
    <message>
        <source>{count} or more {bonuses} on one side count {points} points more.</source>
        <translation>{count} o più {bonuses} di una squadra contano altri {points} punti.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Di questi premi conta solo l’ultimo che si applica.</translation>
    </message>
    <message>
        <source>Where they count minus, so does the extra.</source>
        <translation>Dove contano in meno, conta in meno anche il premio.</translation>
    </message>
    <message>
        <source>Where they count minus, the extra does not count.</source>
        <translation>Dove contano in meno, il premio non conta.</translation>
    </message>
    <message>
        <source>Add to your aces what you drew: on the table it counts plus.</source>
        <translation>Aggiunga ai suoi assi quello che ha pescato: sul tavolo conta in più.</translation>
    </message>
    <message>
        <source>Lay what you drew on your aces; one card is for the discard.</source>
        <translation>Metta sui suoi assi quello che ha pescato; una carta è per lo scarto.</translation>
    </message>
</context>
<context>
    <name>ScoringTopic</name>
    <message>
        <source>Scoring</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>The program counts; the score sheet shows every line.</source>
        <translation>Conta il programma; il segnapunti mostra ogni riga.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>their value</source>
        <translation>il loro valore</translation>
    </message>
    <message>
        <source>minus their value</source>
        <translation>meno il loro valore</translation>
    </message>
    <message>
        <source>A side without a canasta loses the values of the cards it has melded.</source>
        <translation>Una squadra senza canaste perde i punti delle carte che ha calato.</translation>
    </message>
    <message>
        <source>A meld of sevens, or of aces without wild cards, that is no canasta costs {points} points.</source>
        <translation>Una combinazione di sette, o di assi senza matte, che non è una canasta costa {points} punti.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone that is no canasta costs {points} points.</source>
        <translation>Una combinazione di sole matte che non è una canasta costa {points} punti.</translation>
    </message>
    <message>
        <source>Three or more aces in a hand cost {points} points, and so do three or more sevens.</source>
        <translation>Tre o più assi in una mano costano {points} punti, e così tre o più sette.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>points</comment>
        <translation>da {least} a {most}</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their side, also those of the partner.</source>
        <translation>Le carte rimaste in mano contano contro la loro squadra, anche quelle del compagno.</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their player.</source>
        <translation>Le carte rimaste in mano contano contro il loro giocatore.</translation>
    </message>
</context>
<context>
    <name>SearchReasons</name>
    <message numerus="yes">
        <source>{options} moves were compared in %n possible deals.</source>
        <translation>
            <numerusform>{options} mosse sono state confrontate in %n smazzata possibile.</numerusform>
            <numerusform>{options} mosse sono state confrontate in %n smazzate possibili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perhaps better: {move}, by %Ln points. That was not sure enough.</source>
        <translation>
            <numerusform>Forse meglio: {move}, di %Ln punto. Non era abbastanza sicuro.</numerusform>
            <numerusform>Forse meglio: {move}, di %Ln punti. Non era abbastanza sicuro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: {move}.</source>
        <translation>Altrettanto buona: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}. It promised %Ln points less.</source>
        <translation>
            <numerusform>Seconda scelta: {move}. Prometteva %Ln punto in meno.</numerusform>
            <numerusform>Seconda scelta: {move}. Prometteva %Ln punti in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a card</source>
        <comment>a move, within a sentence</comment>
        <translation>pescare una carta</translation>
    </message>
    <message>
        <source>take the {pile}</source>
        <comment>a move, within a sentence</comment>
        <translation>prendere il {pile}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move, within a sentence</comment>
        <translation>passare</translation>
    </message>
    <message>
        <source>play a Caliente card</source>
        <comment>a move, within a sentence</comment>
        <translation>giocare una carta Caliente</translation>
    </message>
    <message>
        <source>lay the hand open</source>
        <comment>a move, within a sentence</comment>
        <translation>scoprire la mano</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <comment>a move, within a sentence</comment>
        <translation>calare {cards}</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <comment>a move, within a sentence</comment>
        <translation>scartare {a_card}</translation>
    </message>
    <message>
        <source>go out</source>
        <comment>a move, within a sentence</comment>
        <translation>chiudere</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefono</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>A person whose hand is on a phone: its code is shown when the match begins.</source>
        <translation>Una persona con la mano su un telefono: il codice appare all’inizio della partita.</translation>
    </message>
    <message>
        <source>Strength, {place}</source>
        <translation>Livello, {place}</translation>
    </message>
    <message>
        <source>Temperament, {place}</source>
        <translation>Temperamento, {place}</translation>
    </message>
    <message>
        <source>Face, {place}: {face}</source>
        <comment>the face of a player</comment>
        <translation>Volto, {place}: {face}</translation>
    </message>
    <message>
        <source>{face}: choose another face</source>
        <translation>{face}: scegli un altro volto</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Strength, {name}</source>
        <translation>Livello, {name}</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>You</source>
        <translation>Lei</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso chiudere?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sì.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>the {pile} is frozen</source>
        <comment>for this player</comment>
        <translation>{pile} congelato</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>on the plate of the viewer&apos;s partner</comment>
        <translation>compagno</translation>
    </message>
    <message>
        <source>open hand: {cards}</source>
        <translation>mano scoperta: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>foot of %n cards</source>
        <translation>
            <numerusform>pozzetto di %n carta</numerusform>
            <numerusform>pozzetto di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>gioca dal pozzetto</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>on the plate of the lone hand</comment>
        <translation>da solo</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>on the plate of a person for whom a computer plays</comment>
        <translation>computer</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>whose hand is on a phone</comment>
        <translation>telefono</translation>
    </message>
    <message>
        <source>phone away</source>
        <comment>whose phone does not answer</comment>
        <translation>telefono assente</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>on the packet of the second hand</comment>
        <translation>Pozzetto</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Una seconda mano, che si prende quando la prima è finita.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Una seconda mano, che si prende con la propria prima canasta.</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>a player, this deal</comment>
        <translation>riposa</translation>
    </message>
    <message>
        <source>sits out this deal and keeps the score</source>
        <translation>riposa in questa smazzata e segna i punti</translation>
    </message>
    <message>
        <source>You sit out this deal and keep the score. Your side plays for you.</source>
        <translation>In questa smazzata lei riposa e segna i punti. La sua squadra gioca per lei.</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>points of a deal, counted up</comment>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>above its points</comment>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>above its points</comment>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>above points of match and deal together</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>{side}: victory!</source>
        <comment>who won the match</comment>
        <translation>{side}: vittoria!</translation>
    </message>
    <message numerus="yes">
        <source>{points} points ahead after %n deals</source>
        <translation>
            <numerusform>{points} punti di vantaggio dopo %n smazzata</numerusform>
            <numerusform>{points} punti di vantaggio dopo %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>To {points}</source>
        <comment>the match, above the names</comment>
        <translation>Fino a {points}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <comment>the match, above the names</comment>
        <translation>Smazzata {deal} di {deals}</translation>
    </message>
    <message>
        <source>The match ends with the deal in which somebody reaches {points} points; then the most points win.</source>
        <translation>La partita finisce con la smazzata in cui qualcuno arriva a {points} punti: allora vince chi ne ha di più.</translation>
    </message>
    <message>
        <source>With the cards on the table {points} points are reached. If that still holds when the hands are counted, this deal is the last; then the most points win.</source>
        <translation>Con le carte sul tavolo si arriva a {points} punti. Se è ancora così quando si contano anche le carte in mano, questa smazzata è l’ultima: allora vince chi ha più punti.</translation>
    </message>
    <message>
        <source>The match ends after deal {deals}; then the most points win.</source>
        <translation>La partita finisce dopo la smazzata {deals}: allora vince chi ha più punti.</translation>
    </message>
    <message>
        <source>{points} reached</source>
        <comment>of a side</comment>
        <translation>{points} raggiunti</translation>
    </message>
    <message>
        <source>{points} more to win</source>
        <comment>of a side</comment>
        <translation>ancora {points} per vincere</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} sul tavolo</translation>
    </message>
    <message>
        <source>together {points}</source>
        <comment>points of match and deal</comment>
        <translation>in tutto {points}</translation>
    </message>
    <message>
        <source>This deal: {points} ahead</source>
        <comment>of a side, beside its score</comment>
        <translation>In questa smazzata: {points} in più</translation>
    </message>
    <message>
        <source>{bonuses}: {points}</source>
        <comment>points that bonus cards cost, as long as they do</comment>
        <translation>{bonuses}: {points}</translation>
    </message>
    <message>
        <source>Opening {need}</source>
        <comment>points that the first melds need</comment>
        <translation>Apertura {need}</translation>
    </message>
    <message>
        <source>Next opening {need}</source>
        <comment>points that the first melds need in the next deal</comment>
        <translation>Prossima apertura {need}</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side, before its melds and its points</comment>
        <translation>Noi</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>the other side, before its melds and its points</comment>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Needs {need} to open</source>
        <translation>Servono {need} per aprire</translation>
    </message>
    <message>
        <source>Needs a canasta and {need} to open</source>
        <translation>Servono una canasta e {need} per aprire</translation>
    </message>
    <message>
        <source>Needs a canasta to open</source>
        <translation>Serve una canasta per aprire</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ha aperto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln punti</numerusform>
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
        <source>{stops} laid aside: %n</source>
        <translation>
            <numerusform>{stops} messi da parte: %n</numerusform>
            <numerusform>{stops} messi da parte: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caliente cards played: %n</source>
        <translation>
            <numerusform>Carte Caliente giocate: %n</numerusform>
            <numerusform>Carte Caliente giocate: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melds</source>
        <translation>
            <numerusform>%n combinazione</numerusform>
            <numerusform>%n combinazioni</numerusform>
        </translation>
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
        <translation>Scale</translation>
    </message>
    <message>
        <source>{least} to {most} cards in order are a meld, too: a sequence.</source>
        <translation>Anche da {least} a {most} carte in fila sono una combinazione: una scala.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Tutte le sue carte sono di un solo seme.</translation>
    </message>
    <message>
        <source>Its cards may be of any suits.</source>
        <translation>Le sue carte possono essere di qualsiasi seme.</translation>
    </message>
    <message>
        <source>It goes from four, the lowest card, to ace, the highest.</source>
        <translation>Va dal quattro, la carta più bassa, all’asso, la più alta.</translation>
    </message>
    <message>
        <source>Wild cards have no place in it.</source>
        <translation>Le matte non vi hanno posto.</translation>
    </message>
    <message>
        <source>Two sequences are never put together.</source>
        <translation>Due scale non si uniscono mai.</translation>
    </message>
    <message>
        <source>With {size} cards it is full: {a_samba}, which counts as a canasta.</source>
        <translation>Con {size} carte è completa: {a_samba}, che conta come canasta.</translation>
    </message>
    <message>
        <source>Who goes out may lengthen a full one in that turn. Who has lengthened one has to go out.</source>
        <translation>Chi chiude può allungarne una completa in quel turno. Chi ne ha allungata una deve chiudere.</translation>
    </message>
    <message>
        <source>Each sequence of fewer than {size} cards that your side has at the end costs {points} points.</source>
        <translation>Ogni scala con meno di {size} carte che la sua squadra ha alla fine costa {points} punti.</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>{solved} of {count} solved, %Ln points lost.</source>
        <translation>
            <numerusform>{solved} su {count} risolti, %Ln punto perso.</numerusform>
            <numerusform>{solved} su {count} risolti, %Ln punti persi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>How fast cards move and computers play.</source>
        <translation>Con che rapidità si muovono le carte e giocano i computer.</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Aspetta il mio via</translation>
    </message>
    <message>
        <source>Stop after each computer&apos;s turn until you go on.</source>
        <translation>Fermarsi dopo il turno di ogni computer finché lei non continua.</translation>
    </message>
    <message>
        <source>Let computers take their time</source>
        <translation>Lascia tempo ai computer</translation>
    </message>
    <message>
        <source>Experts think for up to five seconds and try more.</source>
        <translation>Gli esperti pensano fino a cinque secondi e provano di più.</translation>
    </message>
    <message>
        <source>Processor cores for thinking</source>
        <translation>Core del processore per pensare</translation>
    </message>
    <message>
        <source>Players and hints share them; automatic leaves one free.</source>
        <translation>Giocatori e suggerimenti se li dividono; in automatico uno resta libero.</translation>
    </message>
    <message>
        <source>Confirm discards</source>
        <translation>Conferma gli scarti</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn: do it once more.</source>
        <translation>Chiedere prima che uno scarto concluda il turno: lo si fa due volte.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Cards appear in their new place instead of flying there.</source>
        <translation>Le carte compaiono nel nuovo posto invece di volarci.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordina la mano</translation>
    </message>
    <message>
        <source>Cards that you move stay there until you sort again.</source>
        <translation>Le carte che sposta restano lì finché non ordina di nuovo.</translation>
    </message>
    <message>
        <source>Rule hints</source>
        <translation>Aiuti sulle regole</translation>
    </message>
    <message>
        <source>What raised cards can do; full: also what could be laid.</source>
        <translation>Che cosa possono fare le carte scelte; completi: anche che cosa si potrebbe calare.</translation>
    </message>
    <message>
        <source>Shuffle as at home</source>
        <translation>Mescola come a casa</translation>
    </message>
    <message>
        <source>New matches gather the cards after a deal and riffle them.</source>
        <translation>Nelle nuove partite le carte si raccolgono dopo una smazzata e si mescolano all’americana.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Traguardi</translation>
    </message>
    <message>
        <source>Tell after a deal, and in your record, what is rarely done.</source>
        <translation>Dire dopo una smazzata, e nelle statistiche, quello che riesce di rado.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostra la cronaca</translation>
    </message>
    <message>
        <source>What happened so far, in words, beside the table.</source>
        <translation>Quello che è successo finora, a parole, accanto al tavolo.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Cards are heard as they slide and land.</source>
        <translation>Le carte si sentono scivolare e cadere.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leggi ad alta voce</translation>
    </message>
    <message>
        <source>The voice of your computer says what happens.</source>
        <translation>La voce del computer dice quello che succede.</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>In sottofondo</translation>
    </message>
    <message>
        <source>Very quiet, and only while the game is in front.</source>
        <translation>Molto piano, e solo mentre il gioco è in primo piano.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Decks of KDE, GNOME and PySolFC can be added. Where they lack a joker, values, large numbers or four colours, Canasta draws its own over them.</source>
        <translation>Si possono aggiungere mazzi di KDE, GNOME e PySolFC. Dove mancano un jolly, i valori, i numeri grandi o i quattro colori, Canasta ci disegna sopra i suoi.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Cards that you add may bring a back of their own.</source>
        <translation>Le carte che aggiunge possono portare il proprio dorso.</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Lettere sulle carte</translation>
    </message>
    <message>
        <source>King, queen and jack on the decks of Canasta.</source>
        <translation>Re, donna e fante sui mazzi di Canasta.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green: no suit is mistaken.</source>
        <translation>Quadri blu e fiori verdi: nessun seme si confonde.</translation>
    </message>
    <message>
        <source>Large numbers on cards</source>
        <translation>Numeri grandi sulle carte</translation>
    </message>
    <message>
        <source>Rank and suit as large as a fanned hand allows.</source>
        <translation>Valore e seme grandi quanto lo permette il ventaglio.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Finestre</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Dimensione delle carte</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>On the table and in all windows.</source>
        <translation>Sul tavolo e in tutte le finestre.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Pure colours and strong outlines.</source>
        <translation>Colori puri e contorni forti.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>Parole semplici</translation>
    </message>
    <message>
        <source>Simpler sentences, for children too.</source>
        <translation>Frasi più semplici, anche per bambini.</translation>
    </message>
    <message>
        <source>Names of cards and piles</source>
        <translation>Nomi di carte, tallone e pozzo</translation>
    </message>
    <message>
        <source>Two, joker, pile; or Little Wild, Big Wild, Prize pile.</source>
        <translation>Pinella, jolly, pozzo; oppure Little Wild, Big Wild, pozzo premio.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Nothing flies, sounds or is celebrated; players do not chat, and no note comes unasked.</source>
        <translation>Niente voli di carte, suoni o feste; i giocatori non chiacchierano e nessuna nota appare da sé.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Gioca con un solo interruttore</translation>
    </message>
    <message>
        <source>A ring goes round. By itself: the switch chooses. By steps: press it to go on, hold it to choose.</source>
        <translation>Un anello fa il giro. Automatico: l’interruttore sceglie. Passo passo: lo prema per avanzare, lo tenga premuto per scegliere.</translation>
    </message>
    <message>
        <source>The switch</source>
        <translation>L’interruttore</translation>
    </message>
    <message>
        <source>Then this key or button does nothing else.</source>
        <translation>Allora questo tasto o pulsante non fa nient’altro.</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Durata di un passo</translation>
    </message>
    <message>
        <source>How long a thing is offered, or the switch is held.</source>
        <translation>Per quanto tempo una cosa viene offerta, o l’interruttore va tenuto premuto.</translation>
    </message>
    <message>
        <source>Click by resting</source>
        <translation>Clic da fermo</translation>
    </message>
    <message>
        <source>A pointer that rests clicks when its ring is full.</source>
        <translation>Il puntatore fermo fa clic quando il suo anello è pieno.</translation>
    </message>
    <message>
        <source>Time of resting</source>
        <translation>Durata della sosta</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>in the background</comment>
        <translation>Silenzio</translation>
    </message>
    <message>
        <source>A fire in the grate</source>
        <comment>in the background</comment>
        <translation>Un fuoco nel camino</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <comment>which cards</comment>
        <translation>Come dicono le regole</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <comment>cards</comment>
        <translation>Comuni</translation>
    </message>
    <message>
        <source>Basket</source>
        <comment>cards</comment>
        <translation>Cesto</translation>
    </message>
    <message>
        <source>Deco</source>
        <comment>cards</comment>
        <translation>Déco</translation>
    </message>
    <message>
        <source>As on the cards</source>
        <comment>names of cards and piles</comment>
        <translation>Come sulle carte</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>names of cards and piles</comment>
        <translation>Classici</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>names of cards and piles</comment>
        <translation>Della scatola</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>By itself</source>
        <comment>one switch</comment>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>By steps</source>
        <comment>one switch</comment>
        <translation>Passo passo</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barra spaziatrice</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Tasto Invio</translation>
    </message>
    <message>
        <source>Mouse button</source>
        <translation>Pulsante del mouse</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>processor cores</comment>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>rule hints</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>rule hints</comment>
        <translation>Discreti</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>rule hints</comment>
        <translation>Completi</translation>
    </message>
    <message>
        <source>No, perfectly</source>
        <translation>No, alla perfezione</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Mescolate: {count}</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>As the game asks</source>
        <comment>how the hand is sorted</comment>
        <translation>Secondo il gioco</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how the hand is sorted</comment>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>how the hand is sorted</comment>
        <translation>Per seme</translation>
    </message>
    <message>
        <source>By points</source>
        <comment>how the hand is sorted</comment>
        <translation>Per punti</translation>
    </message>
    <message>
        <source>Club room</source>
        <comment>a table</comment>
        <translation>Salotto del circolo</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>a table</comment>
        <translation>Giardino</translation>
    </message>
    <message>
        <source>By night</source>
        <comment>a table</comment>
        <translation>Di notte</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a table</comment>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Blue weave</source>
        <translation>Trama blu</translation>
    </message>
    <message>
        <source>Red weave</source>
        <translation>Trama rossa</translation>
    </message>
    <message>
        <source>Green weave</source>
        <translation>Trama verde</translation>
    </message>
    <message>
        <source>Coiled basket</source>
        <translation>Cesto a spirale</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Reading and language</source>
        <translation>Lettura e lingua</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Accessibilità</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Valori predefiniti</translation>
    </message>
    <message>
        <source>Take changes back</source>
        <translation>Annulla le modifiche</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Every change takes effect at once: look at the table behind.</source>
        <translation>Ogni modifica vale subito: guardi il tavolo dietro.</translation>
    </message>
    <message>
        <source>Hints, words, sizes, colours, motion, speed, log, reach, keys, reading aloud and language are {name}&apos;s own; what else is here is this computer&apos;s.</source>
        <translation>Aiuti, parole, dimensioni, colori, movimento, velocità, cronaca, accessibilità, tasti, lettura e lingua valgono solo per {name}; il resto per tutto il computer.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one or turn it on; Canasta looks again after half a minute.</source>
        <translation>Non è stato trovato nessun altoparlante. Ne colleghi o accenda uno; Canasta cerca di nuovo dopo mezzo minuto.</translation>
    </message>
    <message>
        <source>This computer has no voice. On Linux install “speech-dispatcher”.</source>
        <translation>Questo computer non ha una voce. Su Linux installi «speech-dispatcher».</translation>
    </message>
</context>
<context>
    <name>SevensLesson</name>
    <message>
        <source>Sevens and the packet</source>
        <translation>I sette e il pozzetto</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canaste di sette</translation>
    </message>
    <message>
        <source>Sevens stay in the hand, their canasta pays most, and cards come with it.</source>
        <translation>I sette restano in mano, la loro canasta vale più di tutto, e con essa arrivano carte.</translation>
    </message>
    <message>
        <source>Their canasta is a kind of its own, and pays most.</source>
        <translation>La loro canasta è un tipo a sé, e vale più di tutto.</translation>
    </message>
    <message>
        <source>Sevens that lie unfinished at the end cost {points} points.</source>
        <translation>I sette che alla fine sono incompleti costano {points} punti.</translation>
    </message>
    <message>
        <source>Lay both sevens on those of your side.</source>
        <translation>Metta i due sette su quelli della sua squadra.</translation>
    </message>
    <message>
        <source>Both sevens go to the meld of sevens.</source>
        <translation>I due sette vanno sulla combinazione di sette.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own in this game.</source>
        <translation>In questo gioco una canasta di sette è un tipo a sé.</translation>
    </message>
    <message>
        <source>You may discard no seven before your side has a canasta of them.</source>
        <translation>Non può scartare un sette prima che la sua squadra ne abbia una canasta.</translation>
    </message>
    <message>
        <source>Nobody may discard a seven before every side has a canasta of them.</source>
        <translation>Nessuno può scartare un sette prima che ogni squadra ne abbia una canasta.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points. It never holds a wild card.</source>
        <translation>Una canasta di sette: {points} punti. Non contiene mai matte.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points, with wild cards or without.</source>
        <translation>Una canasta di sette: {points} punti, con o senza matte.</translation>
    </message>
    <message numerus="yes">
        <source>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</source>
        <translation>
            <numerusform>È la prima canasta completata da lei: perciò ha preso il pozzetto, di %n carta, e continua a giocare con quello.</numerusform>
            <numerusform>È la prima canasta completata da lei: perciò ha preso il pozzetto, di %n carte, e continua a giocare con quello.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Golden frame</source>
        <translation>Cornice dorata</translation>
    </message>
    <message>
        <source>You have just drawn this card.</source>
        <translation>Ha appena pescato questa carta.</translation>
    </message>
    <message>
        <source>Card that stands out</source>
        <translation>Carta che sporge</translation>
    </message>
    <message>
        <source>You have chosen it: now click where it goes.</source>
        <translation>L’ha scelta: ora faccia clic dove deve andare.</translation>
    </message>
    <message>
        <source>Arrow at a card</source>
        <translation>Freccia su una carta</translation>
    </message>
    <message>
        <source>This card takes the pile.</source>
        <translation>Questa carta prende il pozzo.</translation>
    </message>
    <message>
        <source>Triangle on a card</source>
        <translation>Triangolo su una carta</translation>
    </message>
    <message>
        <source>This card can be laid.</source>
        <translation>Questa carta si può calare.</translation>
    </message>
    <message>
        <source>Exclamation mark on a card</source>
        <translation>Punto esclamativo su una carta</translation>
    </message>
    <message>
        <source>Because of this card the last move was refused.</source>
        <translation>Per questa carta l’ultima mossa è stata rifiutata.</translation>
    </message>
    <message>
        <source>Plus on a card</source>
        <translation>Segno più su una carta</translation>
    </message>
    <message>
        <source>With this card the refused move is allowed.</source>
        <translation>Con questa carta la mossa rifiutata è permessa.</translation>
    </message>
    <message>
        <source>Cross on a card</source>
        <translation>Croce su una carta</translation>
    </message>
    <message>
        <source>You used this card.</source>
        <translation>Ha usato questa carta.</translation>
    </message>
    <message>
        <source>Tick on a card</source>
        <translation>Segno di spunta su una carta</translation>
    </message>
    <message>
        <source>This card was better to use.</source>
        <translation>Era meglio usare questa carta.</translation>
    </message>
    <message>
        <source>Light around cards</source>
        <translation>Luce intorno alle carte</translation>
    </message>
    <message>
        <source>You can take the pile; its top card may join a meld that shines. While you carry cards, they may go where it is light.</source>
        <translation>Può prendere il pozzo; la carta in cima può andare su una combinazione illuminata. Mentre porta delle carte, può metterle dove c’è luce.</translation>
    </message>
    <message>
        <source>Ice on the pile</source>
        <translation>Ghiaccio sul pozzo</translation>
    </message>
    <message>
        <source>The pile is frozen: as a rule only two natural cards like its top card take it.</source>
        <translation>Il pozzo è congelato: di regola lo prendono solo due carte naturali come quella in cima.</translation>
    </message>
    <message>
        <source>Card that lies across</source>
        <translation>Carta di traverso</translation>
    </message>
    <message>
        <source>It freezes the pile.</source>
        <translation>Congela il pozzo.</translation>
    </message>
    <message>
        <source>Number on stock or pile</source>
        <translation>Numero sul tallone o sul pozzo</translation>
    </message>
    <message>
        <source>So many cards lie there.</source>
        <translation>È il numero di carte che ci sono.</translation>
    </message>
    <message>
        <source>Red seal with a star</source>
        <translation>Sigillo rosso con una stella</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Una canasta senza matte.</translation>
    </message>
    <message>
        <source>Black seal with half a star</source>
        <translation>Sigillo nero con mezza stella</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Una canasta con matte.</translation>
    </message>
    <message>
        <source>Blue seal with steps</source>
        <translation>Sigillo blu con gradini</translation>
    </message>
    <message>
        <source>A finished sequence.</source>
        <translation>Una scala completa.</translation>
    </message>
    <message>
        <source>Violet seal with a crown</source>
        <translation>Sigillo viola con una corona</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Una canasta di sole matte.</translation>
    </message>
    <message>
        <source>Brown seal with a seven</source>
        <translation>Sigillo marrone con un sette</translation>
    </message>
    <message>
        <source>A canasta of sevens.</source>
        <translation>Una canasta di sette.</translation>
    </message>
    <message>
        <source>Edges of paper behind a card</source>
        <translation>Bordi di carta dietro una carta</translation>
    </message>
    <message>
        <source>More cards of the meld lie below it.</source>
        <translation>Sotto ci sono altre carte della combinazione.</translation>
    </message>
    <message>
        <source>Row of small fields below a meld</source>
        <translation>Fila di piccole caselle sotto una combinazione</translation>
    </message>
    <message>
        <source>A canasta has so many cards; the bright fields are those that lie there.</source>
        <translation>Una canasta ha questo numero di carte; le caselle chiare sono le carte già calate.</translation>
    </message>
    <message>
        <source>Golden coin on a meld</source>
        <translation>Moneta d’oro su una combinazione</translation>
    </message>
    <message>
        <source>A wild card lies in it.</source>
        <translation>Contiene una matta.</translation>
    </message>
    <message>
        <source>Pale card</source>
        <translation>Carta pallida</translation>
    </message>
    <message>
        <source>It does not lie there yet: it shows where a move would put it.</source>
        <translation>Non è ancora lì: mostra dove la metterebbe una mossa.</translation>
    </message>
    <message>
        <source>Ring with two numbers</source>
        <translation>Anello con due numeri</translation>
    </message>
    <message>
        <source>Points of the cards laid aside, and those that the first melds need.</source>
        <translation>Punti delle carte messe da parte, e quelli che servono all’apertura.</translation>
    </message>
    <message>
        <source>Golden ring around a face</source>
        <translation>Anello dorato intorno a un volto</translation>
    </message>
    <message>
        <source>It is this player&apos;s turn.</source>
        <translation>È il turno di questo giocatore.</translation>
    </message>
    <message>
        <source>Three dots at a face</source>
        <translation>Tre puntini vicino a un volto</translation>
    </message>
    <message>
        <source>The player is thinking.</source>
        <translation>Il giocatore sta pensando.</translation>
    </message>
    <message>
        <source>Golden button at a face</source>
        <translation>Bottone dorato vicino a un volto</translation>
    </message>
    <message>
        <source>Who deals; the next player begins.</source>
        <translation>Chi dà le carte; comincia il giocatore dopo.</translation>
    </message>
    <message>
        <source>Snow crystal at a face</source>
        <translation>Cristallo di neve vicino a un volto</translation>
    </message>
    <message>
        <source>The pile is frozen for this player.</source>
        <translation>Il pozzo è congelato per questo giocatore.</translation>
    </message>
    <message>
        <source>Arrows on the edge of the table</source>
        <translation>Frecce sul bordo del tavolo</translation>
    </message>
    <message>
        <source>The turn passes this way.</source>
        <translation>Il turno passa in questo senso.</translation>
    </message>
    <message>
        <source>Bar below the points</source>
        <translation>Barra sotto i punti</translation>
    </message>
    <message>
        <source>How far a side is on its way to the end of the match.</source>
        <translation>Quanta strada ha fatto una squadra verso la fine della partita.</translation>
    </message>
    <message>
        <source>Crown beside points</source>
        <translation>Corona accanto ai punti</translation>
    </message>
    <message>
        <source>This side has the most points.</source>
        <translation>Questa squadra ha più punti.</translation>
    </message>
    <message>
        <source>Double line</source>
        <translation>Linea doppia</translation>
    </message>
    <message>
        <source>The keys act here.</source>
        <translation>I tasti agiscono qui.</translation>
    </message>
</context>
<context>
    <name>SignsPage</name>
    <message>
        <source>Signs on the table</source>
        <translation>Segni sul tavolo</translation>
    </message>
</context>
<context>
    <name>SixPlayersLesson</name>
    <message>
        <source>Six at the table</source>
        <translation>In sei al tavolo</translation>
    </message>
    <message>
        <source>Who plays with whom, and what a game for six asks for.</source>
        <translation>Chi gioca con chi, e che cosa richiede un gioco per sei.</translation>
    </message>
    <message>
        <source>Your side has six kings. Add yours: it makes a canasta.</source>
        <translation>La sua squadra ha sei re. Aggiunga il suo: è una canasta.</translation>
    </message>
    <message>
        <source>Add your king to the kings of your side.</source>
        <translation>Aggiunga il suo re ai re della sua squadra.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Per chiudere alla sua squadra serve %n canasta.</numerusform>
            <numerusform>Per chiudere alla sua squadra servono %n canaste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six play at once, in two sides. Every second player is your partner: what one of you three lays belongs to all.</source>
        <translation>Giocano in sei insieme, in due squadre. Un giocatore sì e uno no è suo compagno: quello che cala uno dei tre è di tutti.</translation>
    </message>
    <message>
        <source>Six play at once, in three sides of two. Your partner sits opposite; both other sides are opponents.</source>
        <translation>Giocano in sei insieme, in tre squadre da due. Il compagno siede di fronte; entrambe le altre squadre sono avversarie.</translation>
    </message>
</context>
<context>
    <name>SmallWindowNote</name>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>The window is small. Full screen makes the cards larger.</source>
        <translation>La finestra è piccola. A schermo intero le carte sono più grandi.</translation>
    </message>
</context>
<context>
    <name>SpecialHandNames</name>
    <message>
        <source>Straight</source>
        <translation>Sequenza</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sette coppie</translation>
    </message>
    <message>
        <source>Wild pairs</source>
        <translation>Coppie con matte</translation>
    </message>
    <message>
        <source>Miami pairs</source>
        <translation>Coppie di Miami</translation>
    </message>
    <message>
        <source>Zip code</source>
        <translation>Codice postale</translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation>Spazzatura</translation>
    </message>
    <message>
        <source>Blast off</source>
        <translation>Decollo</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Dream hand with four wild cards</source>
        <translation>Mano da sogno con quattro matte</translation>
    </message>
    <message>
        <source>Dream hand with five wild cards</source>
        <translation>Mano da sogno con cinque matte</translation>
    </message>
    <message>
        <source>One card of each rank from two to ace, and a joker</source>
        <translation>Una carta di ogni valore, dal due all’asso, e un jolly</translation>
    </message>
    <message>
        <source>Seven pairs without wild cards</source>
        <translation>Sette coppie senza matte</translation>
    </message>
    <message>
        <source>A pair of twos or of jokers, one of aces, one of sevens, and four other pairs</source>
        <translation>Una coppia di pinelle o di jolly, una di assi, una di sette, e altre quattro coppie</translation>
    </message>
    <message>
        <source>A pair of twos, of jokers, of aces and of sevens, and three other pairs</source>
        <translation>Una coppia di pinelle, una di jolly, una di assi e una di sette, e altre tre coppie</translation>
    </message>
    <message>
        <source>Four, three, three, two and two of a kind, with twos or jokers or without</source>
        <translation>Quattro, tre, tre, due e due carte uguali, con o senza pinelle o jolly</translation>
    </message>
    <message>
        <source>Four, four, three and three of a kind without wild cards</source>
        <translation>Quattro, quattro, tre e tre carte uguali senza matte</translation>
    </message>
    <message>
        <source>Five, four, three and two of a kind, with twos or jokers or without</source>
        <translation>Cinque, quattro, tre e due carte uguali, con o senza pinelle o jolly</translation>
    </message>
    <message>
        <source>Four times three of a kind, and two twos or two jokers</source>
        <translation>Quattro volte tre carte uguali, e due pinelle o due jolly</translation>
    </message>
    <message>
        <source>Three times four of a kind, and two twos or two jokers</source>
        <translation>Tre volte quattro carte uguali, e due pinelle o due jolly</translation>
    </message>
    <message>
        <source>Five and five of a kind, and four twos or four jokers</source>
        <translation>Cinque e cinque carte uguali, e quattro pinelle o quattro jolly</translation>
    </message>
    <message>
        <source>Five and four of a kind, and five wild cards</source>
        <translation>Cinque e quattro carte uguali, e cinque matte</translation>
    </message>
</context>
<context>
    <name>SpecialHandsLesson</name>
    <message>
        <source>Special hands</source>
        <translation>Mani speciali</translation>
    </message>
    <message>
        <source>Seven pairs, four triples and others end the deal without any meld.</source>
        <translation>Sette coppie, quattro tris e altre mettono fine alla smazzata senza nessuna combinazione.</translation>
    </message>
    <message>
        <source>You hold six pairs and a king, and your side has not melded. With a seventh pair this is a special hand.</source>
        <translation>Lei ha sei coppie e un re, e la sua squadra non ha aperto. Con una settima coppia questa è una mano speciale.</translation>
    </message>
    <message>
        <source>Another king: seven pairs without wild cards. Nothing may be left over, and you need not discard.</source>
        <translation>Un altro re: sette coppie senza matte. Non deve avanzare nulla, e non serve scartare.</translation>
    </message>
    <message>
        <source>Lay the whole hand open: press the button.</source>
        <translation>Scopra tutta la mano: prema il pulsante.</translation>
    </message>
    <message>
        <source>Keep all fourteen cards, and press the button that names the hand.</source>
        <translation>Tenga tutte e quattordici le carte, e prema il pulsante con il nome della mano.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores {points} points for it and nothing else; the others lose what they hold.</source>
        <translation>Così finisce la smazzata. La sua squadra segna {points} punti per questa mano e nient’altro; gli altri perdono ciò che hanno in mano.</translation>
    </message>
    <message>
        <source>Other hands pay as well, such as four, four, three and three of a kind. Who waits too long for one has melded nothing when the others go out.</source>
        <translation>Valgono anche altre mani, come quattro, quattro, tre e tre carte uguali. Chi ne aspetta una troppo a lungo non ha calato nulla quando gli altri chiudono.</translation>
    </message>
</context>
<context>
    <name>SpecialTopic</name>
    <message>
        <source>Special hands</source>
        <translation>Mani speciali</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Some hands of fourteen cards need no melds: after drawing you lay the whole hand open.</source>
        <translation>Alcune mani di quattordici carte non hanno bisogno di combinazioni: dopo aver pescato si scopre tutta la mano.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores the points of the hand and nothing else; the others count as always.</source>
        <translation>Così finisce la smazzata. La sua squadra segna i punti della mano speciale e nient’altro; gli altri contano come sempre.</translation>
    </message>
    <message>
        <source>Your side has not melded before in the deal.</source>
        <translation>La sua squadra non ha ancora aperto in questa smazzata.</translation>
    </message>
    <message>
        <source>All fourteen cards belong to the hand. You discard none, and ask nobody.</source>
        <translation>Tutte e quattordici le carte fanno parte della mano. Non ne scarta nessuna, e non chiede a nessuno.</translation>
    </message>
    <message>
        <source>A hand that is two of them counts as the one that brings more.</source>
        <translation>Una mano che ne vale due conta come quella che porta di più.</translation>
    </message>
    <message>
        <source>A dream hand wins the match at once, whatever the scores are.</source>
        <translation>Una mano da sogno vince subito la partita, qualunque sia il punteggio.</translation>
    </message>
    <message numerus="yes">
        <source>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</source>
        <translation>
            <numerusform>Un tre resta in mano finché ha %n altra carta di una sequenza e la sua squadra non ha aperto; può calarlo quando vuole.</numerusform>
            <numerusform>Un tre resta in mano finché ha altre %n carte di una sequenza e la sua squadra non ha aperto; può calarlo quando vuole.</numerusform>
        </translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points.</source>
        <translation>Un tre rosso ancora in mano alla fine costa {points} punti.</translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points, a black one its value.</source>
        <translation>Un tre rosso ancora in mano alla fine costa {points} punti, uno nero quanto vale.</translation>
    </message>
</context>
<context>
    <name>SpecialWords</name>
    <message>
        <source>not in the game</source>
        <comment>a special hand</comment>
        <translation>non è nel gioco</translation>
    </message>
    <message>
        <source>A three stays in the hand for a straight from</source>
        <translation>Un tre resta in mano per una sequenza da</translation>
    </message>
    <message>
        <source>The other cards of a straight that the hand has then.</source>
        <translation>Le altre carte di una sequenza che allora la mano ha.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a three stays in the hand</comment>
        <translation>mai</translation>
    </message>
    <message>
        <source>A dream hand wins the match</source>
        <translation>Una mano da sogno vince la partita</translation>
    </message>
    <message>
        <source>At once, whatever the scores are.</source>
        <translation>Subito, qualunque sia il punteggio.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>Have {have}, need {need}</source>
        <translation>Ne ha {have}, ne servono {need}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: {points}</source>
        <translation>{cards}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards short</source>
        <translation>
            <numerusform>manca %n carta</numerusform>
            <numerusform>mancano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>nessuna combinazione</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>black threes laid aside</comment>
        <translation>solo per chiudere</translation>
    </message>
    <message>
        <source>which meld?</source>
        <translation>quale combinazione?</translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards, {points} points.</source>
        <translation>
            <numerusform>Riceve %n carta, {points} punti.</numerusform>
            <numerusform>Riceve %n carte, {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: {cards}.</source>
        <comment>cards on the table</comment>
        <translation>Messe da parte: {cards}.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>Di nuovo in mano: {cards}.</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>A computer plays on with the cards of whoever has to leave, until the person is back.</source>
        <translation>Un computer continua con le carte di chi deve andare via, finché la persona non torna.</translation>
    </message>
    <message>
        <source>Who plays now</source>
        <translation>Chi gioca ora</translation>
    </message>
    <message>
        <source>What a computer played for somebody counts in nobody&apos;s record.</source>
        <translation>Quello che un computer ha giocato per qualcuno non conta nelle statistiche di nessuno.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
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
        <source>They are laid and replaced as {bonuses} are: none ever lies on the {pile}.</source>
        <translation>Si calano e si sostituiscono come i {bonuses}: non ce n’è mai nel {pile}.</translation>
    </message>
    <message>
        <source>Discard a {stop}, and the next player cannot take the {pile}.</source>
        <translation>Scarti un {stop}, e il giocatore successivo non può prendere il {pile}.</translation>
    </message>
    <message>
        <source>A {stop} on top does not block the {pile} in this game.</source>
        <translation>In questo gioco un {stop} in cima non blocca il {pile}.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>Nel suo primo turno di una smazzata nessuno scarta un {stop}, a meno che non gli resti altro da scartare.</translation>
    </message>
    <message>
        <source>Those in a {pile} that you take are laid aside: each brings your side {points} points, whatever it has melded.</source>
        <translation>Quelli di un {pile} che prende si mettono da parte: ognuno porta alla sua squadra {points} punti, qualunque cosa abbia calato.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Chi ne ha da parte {count} o più riceve altri {points} punti.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Di questi premi conta solo l’ultimo che si applica.</translation>
    </message>
    <message>
        <source>Nobody ever melds {stops}.</source>
        <translation>Nessuno cala mai i {stops}.</translation>
    </message>
    <message>
        <source>One wild card may be laid with two of them or more.</source>
        <translation>Con due di loro o più si può calare una matta.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Le matte non vanno con i {stops}.</translation>
    </message>
    <message>
        <source>Whoever lays four {stops} or more gets {points} points more.</source>
        <translation>Chi cala quattro {stops} o più riceve altri {points} punti.</translation>
    </message>
    <message>
        <source>You may lay {least} or more {stops} only when you go out with them.</source>
        <translation>Può calare {least} o più {stops} solo quando chiude con loro.</translation>
    </message>
    <message>
        <source>You may lay exactly {least} {stops}, only when you go out with them.</source>
        <translation>Può calare esattamente {least} {stops}, solo quando chiude con loro.</translation>
    </message>
    <message>
        <source>You may lay {least} to {most} {stops}, only when you go out with them.</source>
        <translation>Può calare da {least} a {most} {stops}, solo quando chiude con loro.</translation>
    </message>
    <message>
        <source>Each {stop} left in a hand at the end costs {points} points.</source>
        <translation>Ogni {stop} rimasto in mano alla fine costa {points} punti.</translation>
    </message>
    <message>
        <source>When somebody has gone out, each {stop} left in a hand costs {points} points; when the {stock} ran out, only its value.</source>
        <translation>Quando qualcuno ha chiuso, ogni {stop} rimasto in mano costa {points} punti; se il {stock} si è esaurito, solo quanto vale.</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>You have drawn. Now discard one card.</source>
        <translation>Ha pescato. Ora scarti una carta.</translation>
    </message>
</context>
<context>
    <name>StrengthsDialog</name>
    <message>
        <source>How strong are the computers?</source>
        <translation>Quanto sono forti i computer?</translation>
    </message>
    <message>
        <source>They see what you would see in their place, and nothing more.</source>
        <translation>Vedono quello che vedrebbe lei al loro posto, e niente di più.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamenti</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Come è stato misurato</translation>
    </message>
    <message>
        <source>Whole matches: both sides play the same cards once more with seats swapped, so luck counts for little. The true mean lies between the two numbers with a confidence of 95 %.</source>
        <translation>Partite intere: entrambe le squadre rigiocano le stesse carte a posti scambiati, così la fortuna conta poco. La vera media sta tra i due numeri con una confidenza del 95%.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a heading</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{level} against {rival}</source>
        <translation>{level} contro {rival}</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches; equals would win {even} %.</source>
        <translation>Vince il {percent}% di {count} partite; tra pari sarebbe il {even}%.</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches.</source>
        <translation>Vince il {percent}% di {count} partite.</translation>
    </message>
    <message>
        <source>{points} points a deal (between {low} and {high}).</source>
        <translation>{points} punti per smazzata (tra {low} e {high}).</translation>
    </message>
    <message>
        <source>{count} deals, {day}</source>
        <translation>{count} smazzate, {day}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>This does not agree</source>
        <translation>Qui qualcosa non quadra</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>So far exactly as in {game}. Change what you play differently.</source>
        <translation>Finora esattamente come in {game}. Cambi quello che giocate in modo diverso.</translation>
    </message>
</context>
<context>
    <name>SwitchScan</name>
    <message>
        <source>{first} to {last}</source>
        <comment>several things that are offered at once</comment>
        <translation>Da {first} a {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>out of a group or a menu</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Scroll on</source>
        <translation>Scorri avanti</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{name}: ready</source>
        <translation>{name}: ci sono</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: the dealer&apos;s button</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>D</source>
        <comment>the key that draws from the stock</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key of the pile</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the key that explains a thing: what</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>M</source>
        <comment>the key that lays a meld</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the key that sorts the hand</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that does what is offered: this</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the key that compares two games</comment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Before the first deal cards are drawn: they decide partners and seats.</source>
        <translation>Prima della prima smazzata si pescano carte: decidono compagni e posti.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primo mazziere</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>Seat {number}, partner of {names}</source>
        <translation>Posto {number}, compagno di {names}</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Il primo mazziere è deciso dal caso.</translation>
    </message>
    <message>
        <source>Whoever sits to the right of the highest card drawn deals first.</source>
        <translation>Dà le carte per primo chi siede alla destra della carta più alta.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
    <message>
        <source>Place {place} of {count}</source>
        <comment>where a card lies in the own hand</comment>
        <translation>Posto {place} di {count}</translation>
    </message>
</context>
<context>
    <name>TakingDecision</name>
    <message>
        <source>Take or draw?</source>
        <translation>Prendere o pescare?</translation>
    </message>
    <message>
        <source>Many cards are worth a turn; one is not worth a wild card.</source>
        <translation>Molte carte valgono un turno; una sola non vale una matta.</translation>
    </message>
    <message>
        <source>Look at the {pile} before each turn. {count} cards lie there, a nine on top, and you hold two nines.</source>
        <translation>Guardi il {pile} prima di ogni turno. Ci sono {count} carte, un nove in cima, e lei ha due nove.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide.</source>
        <translation>Pescare una carta, o prendere il {pile}? Decida lei.</translation>
    </message>
    <message>
        <source>Begin your turn: draw, or take the {pile} with your nines.</source>
        <translation>Inizi il turno: peschi, o prenda il {pile} con i nove.</translation>
    </message>
    <message>
        <source>That is one unknown card. In the {pile} you see {count}, and nearly all of them go with yours. Take it with your nines.</source>
        <translation>È una sola carta sconosciuta. Nel {pile} ne vede {count}, e quasi tutte vanno con le sue. Lo prenda con i nove.</translation>
    </message>
    <message>
        <source>Kings, sevens, sixes and fives now go together in your hand. A big {pile} often decides the deal.</source>
        <translation>Re, sette, sei e cinque ora vanno insieme nella sua mano. Un {pile} grande decide spesso la smazzata.</translation>
    </message>
    <message>
        <source>One card lies in the {pile}, an eight. You could take it with your eight and the wild card.</source>
        <translation>Nel {pile} c’è una sola carta, un otto. Potrebbe prenderlo con il suo otto e la matta.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide again.</source>
        <translation>Pescare una carta, o prendere il {pile}? Decida di nuovo lei.</translation>
    </message>
    <message>
        <source>Begin your turn: draw from the {stock}.</source>
        <translation>Inizi il turno: peschi dal {stock}.</translation>
    </message>
    <message>
        <source>For one card you would tie your wild card to two eights. Later it can finish a canasta. Keep it, and draw.</source>
        <translation>Per una carta legherebbe la sua matta a due otto. Più tardi può completare una canasta. La tenga, e peschi.</translation>
    </message>
    <message>
        <source>The wild card stays free. Count before you take: how many cards do you get, and what do you pay for them?</source>
        <translation>La matta resta libera. Conti prima di prendere: quante carte riceve, e che cosa paga per averle?</translation>
    </message>
</context>
<context>
    <name>Temperaments</name>
    <message>
        <source>Even</source>
        <translation>Equilibrato</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Costruttore</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Velocista</translation>
    </message>
    <message>
        <source>Plays as the strength says, with no leaning.</source>
        <translation>Gioca come dice il livello, senza preferenze.</translation>
    </message>
    <message>
        <source>Never gives the pile away and keeps safe cards.</source>
        <translation>Non regala mai il pozzo e tiene le carte sicure.</translation>
    </message>
    <message>
        <source>Goes for the pile, takes risks and freezes it.</source>
        <translation>Punta al pozzo, rischia e lo congela.</translation>
    </message>
    <message>
        <source>Plays on for many canastas, natural ones above all.</source>
        <translation>Gioca a lungo per molte canaste, soprattutto pure.</translation>
    </message>
    <message>
        <source>Lays early and goes out as soon as it can.</source>
        <translation>Cala presto e chiude appena può.</translation>
    </message>
</context>
<context>
    <name>TopOfPileLesson</name>
    <message>
        <source>The top of the pile</source>
        <translation>La cima del pozzo</translation>
    </message>
    <message>
        <source>Wild cards take wild cards, and so many cards come with them.</source>
        <translation>Le matte prendono matte, e con loro vengono altre carte.</translation>
    </message>
    <message>
        <source>A two lies on the {pile}. In this game two twos from your hand take it, as two jokers would take a joker.</source>
        <translation>Sul {pile} c’è una pinella. In questo gioco la prendono due pinelle della sua mano, come due jolly prenderebbero un jolly.</translation>
    </message>
    <message numerus="yes">
        <source>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</source>
        <translation>
            <numerusform>Riceverebbe la %n carta in cima, compresa la pinella, e calerebbe le tre pinelle come combinazione di matte.</numerusform>
            <numerusform>Riceverebbe le %n carte in cima, compresa la pinella, e calerebbe le tre pinelle come combinazione di matte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise both twos, click the {pile}, and confirm.</source>
        <translation>Scelga le due pinelle, faccia clic sul {pile} e confermi.</translation>
    </message>
    <message>
        <source>All cards of the {pile} are yours now.</source>
        <translation>Tutte le carte del {pile} ora sono sue.</translation>
    </message>
    <message>
        <source>What lay under them stays in the {pile}, for whoever takes it next.</source>
        <translation>Quello che c’era sotto resta nel {pile}, per chi lo prende dopo.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>In {count} of 100 trials the opponents go out before the turn comes round, else in {other}.</source>
        <translation>In {count} prove su 100 gli avversari chiudono prima che torni il turno, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} before the turn comes round, else in {other}.</source>
        <translation>In {count} prove su 100 gli avversari prendono il {pile} prima che torni il turno, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents go out {within}, else in {other}.</source>
        <translation>In {count} prove su 100 gli avversari chiudono {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} {within}, else in {other}.</source>
        <translation>In {count} prove su 100 gli avversari prendono il {pile} {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents complete a canasta {within}, else in {other}.</source>
        <translation>In {count} prove su 100 gli avversari completano una canasta {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side goes out {within}, else in {other}.</source>
        <translation>In {count} prove su 100 la squadra chiude {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side takes a later {pile} {within}, else in {other}.</source>
        <translation>In {count} prove su 100 la squadra prende il {pile} più tardi, {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the foot is reached {within}, else in {other}.</source>
        <translation>In {count} prove su 100 si arriva al pozzetto {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side opens {within}, else in {other}.</source>
        <translation>In {count} prove su 100 la squadra apre {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials it brings more points than the other move, in {other} fewer.</source>
        <translation>In {count} prove su 100 porta più punti dell’altra mossa, in {other} meno.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a canasta {within}, else in {other}.</source>
        <translation>In {count} prove su 100 la squadra completa una canasta {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes two canastas {within}, else in {other}.</source>
        <translation>In {count} prove su 100 la squadra completa due canaste {within}, altrimenti in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a natural canasta {within}, else in {other}.</source>
        <translation>In {count} prove su 100 la squadra completa una canasta pura {within}, altrimenti in {other}.</translation>
    </message>
</context>
<context>
    <name>TrialTimes</name>
    <message>
        <source>by the end of the deal</source>
        <comment>within a sentence</comment>
        <translation>entro la fine della smazzata</translation>
    </message>
    <message>
        <source>sooner or later</source>
        <comment>within a sentence</comment>
        <translation>prima o poi</translation>
    </message>
    <message numerus="yes">
        <source>within %n turns</source>
        <comment>within a sentence</comment>
        <translation>
            <numerusform>entro %n turno</numerusform>
            <numerusform>entro %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>soon</source>
        <comment>within a sentence</comment>
        <translation>presto</translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>La smazzata è finita. Passi alla prossima.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>Non tocca a lei: è il turno di {player}.</translation>
    </message>
    <message>
        <source>{player} asked whether to go out. That has to be answered first.</source>
        <translation>{player} ha chiesto se può chiudere. Prima bisogna rispondere.</translation>
    </message>
    <message>
        <source>Nobody has asked anything.</source>
        <translation>Nessuno ha chiesto nulla.</translation>
    </message>
    <message>
        <source>You have not drawn yet.</source>
        <translation>Non ha ancora pescato.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Il {stock} è vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>You pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>Si passa solo quando il {stock} è vuoto; ha ancora %n carta.</numerusform>
            <numerusform>Si passa solo quando il {stock} è vuoto; ha ancora %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards to draw: {card} fits your meld, so take the {pile}.</source>
        <translation>Niente da pescare: {card} va sulla sua combinazione, prenda il {pile}.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>In mano non ha {cards}.</translation>
    </message>
    <message>
        <source>Wild cards are discarded only when you have nothing else: throw another card.</source>
        <translation>Le matte si scartano solo se non c’è altro: scarti un’altra carta.</translation>
    </message>
    <message>
        <source>{card} may not begin the {pile}: throw another card.</source>
        <translation>{card} non può iniziare il {pile}: scarti un’altra carta.</translation>
    </message>
    <message>
        <source>Nobody goes out by discarding a seven.</source>
        <translation>Nessuno chiude scartando un sette.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded. Lay it beside your melds.</source>
        <translation>Un {bonus} non si scarta mai. Lo metta accanto alle combinazioni.</translation>
    </message>
    <message>
        <source>A Caliente card needs fewer melds than every opponent ({own} to {theirs} now).</source>
        <translation>Per una carta Caliente servono meno combinazioni di ogni avversario (ora {own} a {theirs}).</translation>
    </message>
    <message>
        <source>No sevens are discarded before your side has a canasta of them.</source>
        <translation>Non si scartano sette prima che la sua squadra ne abbia una canasta.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards, or discard one.</source>
        <translation>Ha già pescato: cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>No sevens are discarded before every side has a canasta of them.</source>
        <translation>Non si scartano sette prima che ogni squadra ne abbia una canasta.</translation>
    </message>
    <message>
        <source>This game has no special hands.</source>
        <translation>In questo gioco non ci sono mani speciali.</translation>
    </message>
    <message>
        <source>Your side has melded: lay cards, or discard one.</source>
        <translation>La sua squadra ha già aperto: cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>These cards are no special hand yet: lay cards, or discard one.</source>
        <translation>Queste carte non sono ancora una mano speciale: cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>This game has no Caliente cards.</source>
        <translation>In questo gioco non ci sono carte Caliente.</translation>
    </message>
    <message>
        <source>Only one Caliente card in a turn. Lay cards, or discard one.</source>
        <translation>Una sola carta Caliente per turno. Cali carte, o ne scarti una.</translation>
    </message>
    <message>
        <source>You have more melds than an opponent ({own} to {theirs}): no Caliente card.</source>
        <translation>Ha più combinazioni di un avversario ({own} a {theirs}): niente carta Caliente.</translation>
    </message>
    <message>
        <source>The {stock} is empty: the Caliente card has nothing to bring.</source>
        <translation>Il {stock} è vuoto: la carta Caliente non può portare nulla.</translation>
    </message>
    <message>
        <source>The {stock} may run out: first have a card to discard and one more.</source>
        <translation>Il {stock} può esaurirsi: prima abbia una carta da scartare e un’altra ancora.</translation>
    </message>
</context>
<context>
    <name>TurnTopic</name>
    <message>
        <source>Your turn</source>
        <translation>Il suo turno</translation>
    </message>
    <message>
        <source>A turn has three steps.</source>
        <translation>Un turno ha tre passi.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the whole {pile}.</source>
        <translation>
            <numerusform>Prima peschi %n carta dal {stock}, o prenda tutto il {pile}.</numerusform>
            <numerusform>Prima peschi %n carte dal {stock}, o prenda tutto il {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the top of the {pile}.</source>
        <translation>
            <numerusform>Prima peschi %n carta dal {stock}, o prenda la parte in cima del {pile}.</numerusform>
            <numerusform>Prima peschi %n carte dal {stock}, o prenda la parte in cima del {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then lay melds, or add cards to them, as much as you like.</source>
        <translation>Poi cali combinazioni, o vi aggiunga carte, quanto vuole.</translation>
    </message>
    <message>
        <source>Last, discard one card onto the {pile}: that ends your turn.</source>
        <translation>Alla fine scarti una carta sul {pile}: così finisce il turno.</translation>
    </message>
    <message>
        <source>Discard no seven before your side has a canasta of sevens.</source>
        <translation>Non scarti sette prima che la sua squadra abbia una canasta di sette.</translation>
    </message>
    <message>
        <source>Discard no seven before every side has a canasta of sevens.</source>
        <translation>Non scarti sette prima che ogni squadra abbia una canasta di sette.</translation>
    </message>
    <message>
        <source>Whoever holds sevens alone may discard one all the same.</source>
        <translation>Chi ha in mano solo sette può comunque scartarne uno.</translation>
    </message>
    <message>
        <source>Nobody ever goes out by discarding a seven.</source>
        <translation>Nessuno chiude mai scartando un sette.</translation>
    </message>
    <message>
        <source>Discard a wild card only when you can discard nothing else.</source>
        <translation>Scarti una matta solo quando non può scartare altro.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card, and no card of a rank of which there is a canasta.</source>
        <translation>Su un {pile} vuoto non si scartano sette, assi o matte, né una carta di un valore di cui c’è una canasta.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card.</source>
        <translation>Su un {pile} vuoto non si scartano sette, assi o matte.</translation>
    </message>
    <message>
        <source>Whoever could discard nothing then discards any card.</source>
        <translation>Chi non potrebbe scartare nulla scarta allora una carta qualsiasi.</translation>
    </message>
    <message>
        <source>Who lays the first melds of all draws {first} cards after the discard; who lays those of a side that follows draws {later}.</source>
        <translation>Chi apre prima di tutti pesca {first} carte dopo lo scarto; chi apre per una squadra che segue ne pesca {later}.</translation>
    </message>
    <message>
        <source>Nobody draws them who took the {pile} for it, or while the {stock} has fewer than {least} cards.</source>
        <translation>Non le pesca chi per questo ha preso il {pile}, né finché il {stock} ha meno di {least} carte.</translation>
    </message>
    <message>
        <source>Instead of drawing you may sometimes play a Caliente card.</source>
        <translation>Invece di pescare si può a volte giocare una carta Caliente.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} has to meld its top card at once.</source>
        <translation>Chi prende il {pile} deve calare subito la carta in cima.</translation>
    </message>
    <message>
        <source>When the {stock} has too few cards, draw what is left and play on.</source>
        <translation>Quando il {stock} ha troppo poche carte, peschi quelle che restano e continui.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation>
            <numerusform>%Ln mazzo</numerusform>
            <numerusform>%Ln mazzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <translation>
            <numerusform>%Ln smazzata</numerusform>
            <numerusform>%Ln smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canastas</source>
        <translation>
            <numerusform>%Ln canasta</numerusform>
            <numerusform>%Ln canaste</numerusform>
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
            <numerusform>ancora %n</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>Well played: nothing clearly better was found.</source>
        <translation>Ben giocato: non è stato trovato nulla di chiaramente migliore.</translation>
    </message>
    <message>
        <source>Well played: that is the best move.</source>
        <translation>Ben giocato: è la mossa migliore.</translation>
    </message>
    <message>
        <source>The next ones:</source>
        <translation>Le prossime:</translation>
    </message>
    <message>
        <source>To the review</source>
        <translation>All’analisi</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Fine della serie</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Prossimo esercizio</translation>
    </message>
    <message>
        <source>{move} It costs about {points} points.</source>
        <translation>{move} Costa circa {points} punti.</translation>
    </message>
    <message>
        <source>So it goes on in this deal after: {move} On average it costs about {points} points.</source>
        <translation>Così prosegue questa smazzata dopo: {move} In media costa circa {points} punti.</translation>
    </message>
    <message>
        <source>Of the better move:</source>
        <translation>Sulla mossa migliore:</translation>
    </message>
    <message>
        <source>This turn is solved.</source>
        <translation>Questo turno è risolto.</translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n other moves were wanted.</source>
        <translation>
            <numerusform>In questo turno serviva %n mossa diversa.</numerusform>
            <numerusform>In questo turno servivano %n mosse diverse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn cost about %Ln points.</source>
        <translation>
            <numerusform>Questo turno è costato circa %Ln punto.</numerusform>
            <numerusform>Questo turno è costato circa %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first turn counts.</source>
        <translation>Conta il suo primo turno.</translation>
    </message>
    <message numerus="yes">
        <source>Solved {solved} of %n times</source>
        <translation>
            <numerusform>Risolto {solved} volte su %n</numerusform>
            <numerusform>Risolto {solved} volte su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n times</source>
        <translation>
            <numerusform>Provato %n volta</numerusform>
            <numerusform>Provato %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at best %Ln points lost</source>
        <translation>
            <numerusform>al meglio %Ln punto perso</numerusform>
            <numerusform>al meglio %Ln punti persi</numerusform>
        </translation>
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
        <translation> o </translation>
    </message>
    <message>
        <source>, or </source>
        <comment>before the last of many or long parts, one of them to be chosen</comment>
        <translation>, o </translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last of parts that belong together</comment>
        <translation> e </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>Raised: {cards}</source>
        <translation>Scelte: {cards}</translation>
    </message>
    <message>
        <source>Lowered: {cards}</source>
        <translation>Rimesse giù: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n raised</source>
        <comment>cards of the hand</comment>
        <translation>
            <numerusform>%n scelta</numerusform>
            <numerusform>%n scelte</numerusform>
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
        <translation>Un momento</translation>
    </message>
    <message>
        <source>A disk does not answer yet.</source>
        <translation>Un disco non risponde ancora.</translation>
    </message>
    <message>
        <source>It may be waking up, or its network be down. The program goes on as soon as the disk answers; nothing is lost.</source>
        <translation>Forse si sta riattivando, o la sua rete è interrotta. Il programma continua appena risponde; non si perde nulla.</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Chiudi il programma</translation>
    </message>
</context>
<context>
    <name>WayTexts</name>
    <message>
        <source>{ways}.</source>
        <comment>what would be possible, as a sentence</comment>
        <translation>Può {ways}.</translation>
    </message>
    <message>
        <source>Do this ({key}): {way}</source>
        <comment>the key of the button</comment>
        <translation>Fai così ({key}): {way}</translation>
    </message>
    <message>
        <source>Do this: {way}</source>
        <translation>Fai così: {way}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>aggiungere {cards}</translation>
    </message>
    <message>
        <source>lay {cards} as well</source>
        <translation>calare anche {cards}</translation>
    </message>
    <message>
        <source>leave {cards} in your hand</source>
        <translation>lasciare in mano {cards}</translation>
    </message>
    <message>
        <source>keep {cards}</source>
        <comment>in the hand, not lay them</comment>
        <translation>tenere {cards}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>calare {cards}</translation>
    </message>
    <message>
        <source>put {cards} on your sequence</source>
        <translation>mettere {cards} sulla sua scala</translation>
    </message>
    <message>
        <source>put {cards} on your {ranks}</source>
        <comment>on the own meld of this rank</comment>
        <translation>mettere {cards} sulla sua combinazione di {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your sequence</source>
        <translation>prendere il {pile}: la carta in cima va sulla sua scala</translation>
    </message>
    <message>
        <source>take the {pile} with {cards} for your {ranks}</source>
        <translation>prendere il {pile} con {cards} per la sua combinazione di {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your {ranks}</source>
        <translation>prendere il {pile}: la carta in cima va sulla sua combinazione di {ranks}</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>the own meld of them, after: your</comment>
        <translation>matte</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <translation>scartare {a_card}</translation>
    </message>
    <message>
        <source>draw from the {stock}</source>
        <translation>pescare dal {stock}</translation>
    </message>
    <message>
        <source>lay the {bonus} beside your melds</source>
        <translation>mettere il {bonus} accanto alle combinazioni</translation>
    </message>
    <message>
        <source>play the Caliente card</source>
        <translation>giocare la carta Caliente</translation>
    </message>
    <message>
        <source>lay your whole hand open</source>
        <translation>scoprire tutta la mano</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>chiedere al compagno</translation>
    </message>
    <message>
        <source>pass and end the deal</source>
        <translation>passare e mettere fine alla smazzata</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>rispondere alla domanda</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <comment>how the pile is taken</comment>
        <translation>con {cards}</translation>
    </message>
    <message>
        <source>take the {pile} {using}</source>
        <translation>prendere il {pile} {using}</translation>
    </message>
    <message>
        <source>to your meld</source>
        <comment>where the top card of the pile goes</comment>
        <translation>alla sua combinazione</translation>
    </message>
    <message>
        <source>to {cards}</source>
        <comment>where the top card of the pile goes</comment>
        <translation>a {cards}</translation>
    </message>
    <message>
        <source>take the {pile} and add its top card {there}</source>
        <translation>prendere il {pile} e aggiungere la carta in cima {there}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Choose game and players…</source>
        <translation>Scegli gioco e giocatori…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Partite salvate…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Giocatori…</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Impara la canasta</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>Raise cards that you may play now, and ask again.</source>
        <translation>Scelga carte che ora può giocare, e chieda di nuovo.</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Esame in corso…</translation>
    </message>
</context>
<context>
    <name>WhyNote</name>
    <message>
        <source>Enter shows the rules for it.</source>
        <translation>Invio mostra le regole relative.</translation>
    </message>
    <message>
        <source>The rules for it (Enter)</source>
        <translation>Le regole relative (Invio)</translation>
    </message>
</context>
<context>
    <name>WildCanastaLesson</name>
    <message>
        <source>Wild canastas</source>
        <translation>Canaste di matte</translation>
    </message>
    <message>
        <source>Wild cards that lie alone, and what seven of them pay.</source>
        <translation>Matte che stanno da sole, e quanto valgono sette insieme.</translation>
    </message>
    <message>
        <source>Add the two twos and the joker to the wild cards on the table.</source>
        <translation>Aggiunga le due pinelle e il jolly alle matte sul tavolo.</translation>
    </message>
    <message>
        <source>All three wild cards go to the meld of wild cards.</source>
        <translation>Tutte e tre le matte vanno sulla combinazione di matte.</translation>
    </message>
    <message>
        <source>In this game twos alone may be a meld, three or more; jokers may join them as wild cards join other sets.</source>
        <translation>In questo gioco le pinelle da sole possono essere una combinazione, tre o più; i jolly vi si possono aggiungere come le matte agli altri gruppi.</translation>
    </message>
    <message>
        <source>In this game wild cards alone may be a meld: twos and jokers mixed, three or more.</source>
        <translation>In questo gioco le matte da sole possono essere una combinazione: pinelle e jolly mescolati, tre o più.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your wild cards joins another meld.</source>
        <translation>Finché non ha sette carte, nessuna delle sue matte va in un’altra combinazione.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your twos joins another meld.</source>
        <translation>Finché non ha sette carte, nessuna delle sue pinelle va in un’altra combinazione.</translation>
    </message>
    <message>
        <source>You choose: a wild card may help your kings, or lie with its like. Here all three belong together.</source>
        <translation>Sceglie lei: una matta può aiutare i suoi re, o stare con le sue simili. Qui tutte e tre vanno insieme.</translation>
    </message>
    <message>
        <source>{A_wild_canasta}: {points} points, and it counts as a canasta for going out.</source>
        <translation>{A_wild_canasta}: {points} punti, e conta come canasta per chiudere.</translation>
    </message>
    <message>
        <source>A wild canasta: {points} points, but it does not count as a canasta for going out.</source>
        <translation>Una canasta di matte: {points} punti, ma non conta come canasta per chiudere.</translation>
    </message>
    <message>
        <source>What it pays depends on the jokers in it, up to {points} points.</source>
        <translation>Quanto vale dipende dai jolly che contiene, fino a {points} punti.</translation>
    </message>
    <message>
        <source>Only the side that goes out gets these points.</source>
        <translation>Questi punti vanno solo alla squadra che chiude.</translation>
    </message>
</context>
<context>
    <name>WorkedDealTopic</name>
    <message>
        <source>A deal counted</source>
        <translation>Una smazzata contata</translation>
    </message>
    <message>
        <source>You have just gone out, and nobody has taken the {pile}: you are the lone hand. First you are counted:</source>
        <translation>Ha appena chiuso, e nessuno ha preso il {pile}: gioca da solo contro due. Prima si contano i suoi punti:</translation>
    </message>
    <message>
        <source>You have just gone out. First your side is counted:</source>
        <translation>Ha appena chiuso. Prima si conta la sua squadra:</translation>
    </message>
    <message>
        <source>Then the other two are counted as partners; each of them gets this:</source>
        <translation>Poi si contano gli altri due come compagni; ognuno riceve questo:</translation>
    </message>
    <message>
        <source>Then each of the others is counted, such as the one who plays next:</source>
        <translation>Poi si conta ognuno degli altri, per esempio chi gioca dopo:</translation>
    </message>
    <message>
        <source>Then the other side is counted:</source>
        <translation>Poi si conta l’altra squadra:</translation>
    </message>
    <message>
        <source>A meld: the cards count {points} points.</source>
        <translation>Una combinazione: le carte contano {points} punti.</translation>
    </message>
    <message>
        <source>{canasta}: the cards count {points} points.</source>
        <translation>{canasta}: le carte contano {points} punti.</translation>
    </message>
    <message>
        <source>The {bonuses} count {points} points each.</source>
        <translation>I {bonuses} contano {points} punti ciascuno.</translation>
    </message>
    <message>
        <source>Left in a hand: minus {points} points.</source>
        <translation>Rimaste in una mano: meno {points} punti.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>In tutto</translation>
    </message>
</context>
<context>
    <name>_MatchPage</name>
    <message>
        <source>Changed. In this deal: {value}</source>
        <translation>Modificata. In questa smazzata: {value}</translation>
    </message>
</context>
<context>
    <name>_MatchSummary</name>
    <message>
        <source>Nothing is changed: the next deal is played as this one.</source>
        <translation>Nessuna modifica: la prossima smazzata si gioca come questa.</translation>
    </message>
    <message>
        <source>From the next deal on:</source>
        <translation>Dalla prossima smazzata:</translation>
    </message>
</context>
<context>
    <name>_MoreButton</name>
    <message>
        <source>More tools</source>
        <translation>Altri strumenti</translation>
    </message>
</context>
</TS>
