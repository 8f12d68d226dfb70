<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Licences…</source>
        <translation>Licenties…</translation>
    </message>
    <message>
        <source>Version {version}, computer players compiled</source>
        <translation>Versie {version}, computerspelers gecompileerd</translation>
    </message>
    <message>
        <source>Version {version}, computer players not compiled</source>
        <translation>Versie {version}, computerspelers niet gecompileerd</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Over Canasta</translation>
    </message>
    <message>
        <source>A quiet table</source>
        <translation>Een rustige tafel</translation>
    </message>
    <message>
        <source>No advertisements, no accounts, no internet. Your games stay on this computer and are saved after every action.</source>
        <translation>Geen reclame, geen accounts, geen internet. Uw partijen blijven op deze computer en worden na elke handeling opgeslagen.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Eerlijke kaarten</translation>
    </message>
    <message>
        <source>The computer players see what their seat may see and nothing else. Each deal follows from a code that was fixed before the first card.</source>
        <translation>De computerspelers zien wat vanaf hun plaats te zien is, en verder niets. Elke ronde volgt uit een code die vóór de eerste kaart vaststond.</translation>
    </message>
    <message>
        <source>Free to use and to share</source>
        <translation>Vrij te gebruiken en door te geven</translation>
    </message>
    <message>
        <source>You may use, copy and change Canasta (MIT licence). It stands on Qt for Python (LGPL), the typefaces Open Sans (Apache licence) and Fraunces (OFL) and more: the button below shows every licence.</source>
        <translation>U mag Canasta gebruiken, kopiëren en veranderen (MIT-licentie). Het is gebouwd op Qt for Python (LGPL), de lettertypen Open Sans (Apache-licentie) en Fraunces (OFL) en meer: de knop hieronder toont alle licenties.</translation>
    </message>
</context>
<context>
    <name>AccessActions</name>
    <message>
        <source>Lower</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>Take back into the hand</source>
        <translation>Terugnemen in de hand</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Oppakken</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Vragen waarom</translation>
    </message>
</context>
<context>
    <name>AccessTree</name>
    <message>
        <source>New meld</source>
        <translation>Nieuwe combinatie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>ActionRequestTexts</name>
    <message>
        <source>Discard {a_card}.</source>
        <translation>Leg {a_card} af.</translation>
    </message>
    <message>
        <source>Lay {a_card} beside the melds.</source>
        <translation>Leg {a_card} naast de combinaties.</translation>
    </message>
    <message>
        <source>Answer yes.</source>
        <translation>Antwoord met ja.</translation>
    </message>
    <message>
        <source>Answer no.</source>
        <translation>Antwoord met nee.</translation>
    </message>
    <message>
        <source>Draw from the {stock}.</source>
        <translation>Trek van de {stock}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pas.</translation>
    </message>
    <message>
        <source>Play the Caliente card.</source>
        <translation>Speel de Calientekaart.</translation>
    </message>
    <message>
        <source>Lay the whole hand open.</source>
        <translation>Leg de hele hand open.</translation>
    </message>
    <message>
        <source>Lay the {bonus}.</source>
        <translation>Leg de {bonus} neer.</translation>
    </message>
    <message>
        <source>Ask the partner: “May I go out?”</source>
        <translation>Vraag uw partner: “Mag ik uitgaan?”</translation>
    </message>
    <message>
        <source>Lay {cards}.</source>
        <translation>Leg neer: {cards}.</translation>
    </message>
    <message>
        <source>Make one meld of two.</source>
        <translation>Maak van twee combinaties één.</translation>
    </message>
    <message>
        <source>Add {cards} to the {ranks}.</source>
        <comment>to the own meld of this rank</comment>
        <translation>Leg {cards} aan bij de {ranks}.</translation>
    </message>
    <message>
        <source>Add {cards} to the sequence.</source>
        <translation>Leg {cards} aan bij de reeks.</translation>
    </message>
    <message>
        <source>Add {cards} to the meld of wild cards.</source>
        <translation>Leg {cards} aan bij de combinatie van wilde kaarten.</translation>
    </message>
    <message>
        <source>Take the {pile} with {cards}.</source>
        <translation>Pak de {pile} met {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile}; its top card joins the meld.</source>
        <translation>Pak de {pile}; de bovenste kaart komt bij uw combinatie.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Repeat</source>
        <comment>the last turn, on a button</comment>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>House rules: {name}</source>
        <translation>Huisregels: {name}</translation>
    </message>
    <message>
        <source>{title}. Show in what they differ.</source>
        <translation>{title}. Laten zien waarin ze verschillen.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Ronde van de da&amp;g…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>Bac&amp;k to the match</source>
        <translation>&amp;Terug naar de partij</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>&amp;Opgeslagen partijen…</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Huisregels…</translation>
    </message>
    <message>
        <source>Rules of this match…</source>
        <translation>Regels van deze partij…</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>Sp&amp;elers…</translation>
    </message>
    <message>
        <source>A computer takes o&amp;ver…</source>
        <translation>&amp;Computer laten invallen…</translation>
    </message>
    <message>
        <source>Your rec&amp;ord…</source>
        <translation>Uw &amp;resultaten…</translation>
    </message>
    <message>
        <source>Score for real cards…</source>
        <translation>Score bij echte kaarten…</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Scoreblad</translation>
    </message>
    <message>
        <source>R&amp;eview of the deal…</source>
        <translation>Terugb&amp;lik op de ronde…</translation>
    </message>
    <message>
        <source>&amp;Watch a deal</source>
        <translation>Ronde &amp;bekijken</translation>
    </message>
    <message>
        <source>Your cards in o&amp;ther hands…</source>
        <translation>&amp;Uw kaarten in andere handen…</translation>
    </message>
    <message>
        <source>&amp;Fairness record…</source>
        <translation>Eerlijkheids&amp;verslag…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>Scoreblad afdru&amp;kken…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Scoreblad opslaan als &amp;pdf…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Op&amp;nieuw uitvoeren</translation>
    </message>
    <message>
        <source>&amp;Lay all</source>
        <translation>A&amp;lles neerleggen</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>Partner &amp;vragen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ip</translation>
    </message>
    <message>
        <source>Why &amp;not?</source>
        <translation>Waaro&amp;m niet?</translation>
    </message>
    <message>
        <source>&amp;Repeat last turn</source>
        <translation>Laatste beurt &amp;herhalen</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Wat er net gebeurde</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>&amp;Waarom deden ze dat?</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>Wat is &amp;dit?</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>Beweging over&amp;slaan</translation>
    </message>
    <message>
        <source>Say it again aloud</source>
        <translation>Nog eens voorlezen</translation>
    </message>
    <message>
        <source>A phon&amp;e as a hand…</source>
        <translation>Spelen op een tele&amp;foon…</translation>
    </message>
    <message>
        <source>&amp;Wait for me</source>
        <translation>Op mij w&amp;achten</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>Gel&amp;uiden</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Voorlezen</translation>
    </message>
    <message>
        <source>Bigger cards</source>
        <translation>Grotere kaarten</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Kleinere kaarten</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier kleuren</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoog &amp;contrast</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Logboek</translation>
    </message>
    <message>
        <source>&amp;Memory aid</source>
        <translation>&amp;Geheugensteun</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Volledig scher&amp;m</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>Naar de menu’s</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>&amp;Learn canasta…</source>
        <translation>&amp;Canasta leren…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>Oefen&amp;ingen…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spelregels</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Woordenlijst</translation>
    </message>
    <message>
        <source>House &amp;rules of this match</source>
        <translation>&amp;Huisregels van deze partij</translation>
    </message>
    <message>
        <source>&amp;Strength of the computers</source>
        <translation>S&amp;terkte van de computers</translation>
    </message>
    <message>
        <source>Canasta in &amp;numbers</source>
        <translation>Canasta in ci&amp;jfers</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>Toetsen&amp;bord</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;Over Canasta</translation>
    </message>
</context>
<context>
    <name>AdviceTopic</name>
    <message>
        <source>Advice</source>
        <translation>Goede raad</translation>
    </message>
    <message>
        <source>No rules, but what good players keep in mind. “Learn” lets you practise it.</source>
        <translation>Geen regels, maar waar goede spelers aan denken. Onder “Leren” kunt u het oefenen.</translation>
    </message>
    <message>
        <source>Take a big {pile}; a small one is seldom worth a pair.</source>
        <translation>Pak een grote {pile}; een kleine is zelden een paar waard.</translation>
    </message>
    <message>
        <source>Take a big {pile}; for a small one spend no wild card.</source>
        <translation>Pak een grote {pile}; geef voor een kleine geen wilde kaart uit.</translation>
    </message>
    <message>
        <source>Keep pairs: two cards like the top one take even a frozen {pile}.</source>
        <translation>Bewaar paren: twee kaarten als de bovenste pakken zelfs een bevroren {pile}.</translation>
    </message>
    <message>
        <source>Freeze when much lies in the {pile}, when the others would get it sooner, and when you hold pairs.</source>
        <translation>Bevries als er veel in de {pile} ligt, als de anderen hem eerder zouden krijgen en als u paren hebt.</translation>
    </message>
    <message>
        <source>Open early with little; with all you have when the others may go out.</source>
        <translation>Open vroeg met weinig; met alles wat u hebt als de anderen kunnen uitgaan.</translation>
    </message>
    <message>
        <source>Lay what you can: your second hand waits, and costs points until then.</source>
        <translation>Leg neer wat u kunt: uw tweede hand wacht, en kost tot die tijd punten.</translation>
    </message>
    <message>
        <source>Think of the canastas that going out needs before you begin new melds.</source>
        <translation>Denk aan de canasta’s die nodig zijn om uit te gaan voordat u nieuwe combinaties begint.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others.</source>
        <translation>Kijk naar de combinaties van de anderen voordat u aflegt.</translation>
    </message>
    <message>
        <source>Keep a {stop} for the moment at which much lies in the {pile}.</source>
        <translation>Bewaar een {stop} voor het moment waarop er veel in de {pile} ligt.</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you go out.</source>
        <translation>Tel de kaarten in de andere handen voordat u uitgaat.</translation>
    </message>
    <message>
        <source>Watch your partner: one who is nearly out wants your points laid.</source>
        <translation>Let op uw partner: wie bijna uit is, wil uw punten op tafel zien.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation>Begrepen</translation>
    </message>
</context>
<context>
    <name>BaseEdition</name>
    <message>
        <source>Based on</source>
        <translation>Gebaseerd op</translation>
    </message>
    <message>
        <source>The game that the rules are based on</source>
        <translation>Het spel waarop de regels gebaseerd zijn</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Kanten</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlackThreesLesson</name>
    <message>
        <source>Those of a taken {pile} count for your side and never come back.</source>
        <translation>Die uit een gepakte {pile} tellen voor uw kant en komen nooit terug.</translation>
    </message>
    <message>
        <source>What each one costs that is left in a hand.</source>
        <translation>Wat elke kaart kost die in een hand overblijft.</translation>
    </message>
    <message>
        <source>Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it: they are laid aside.</source>
        <translation>Er liggen twee {stops} in de {pile}. Ze komen niet in de hand van wie hem pakt: ze worden opzijgelegd.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Pak de {pile}: kies beide heren, klik erop en bevestig.</translation>
    </message>
    <message>
        <source>Here they lie. Each brings your side {points} points, whatever it has melded, and none comes back into play.</source>
        <translation>Hier liggen ze. Elke kaart brengt uw kant {points} punten op, wat die ook heeft neergelegd, en geen ervan komt terug in het spel.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Wie er {count} of meer opzij heeft liggen, krijgt {points} punten extra.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>In de eigen eerste beurt van een ronde legt niemand een {stop} af, tenzij er niets anders af te leggen is.</translation>
    </message>
    <message>
        <source>Each {stop} that is left in a hand when somebody goes out costs {points} points. The opponents hold only three cards.</source>
        <translation>Elke {stop} die in een hand achterblijft als er iemand uitgaat, kost {points} punten. De tegenstanders hebben nog maar drie kaarten.</translation>
    </message>
    <message>
        <source>Discard the {stop} while you can.</source>
        <translation>Leg de {stop} af zolang het kan.</translation>
    </message>
    <message>
        <source>Discard the {stop}: in your hand it may cost much.</source>
        <translation>Leg de {stop} af: in uw hand kan hij veel kosten.</translation>
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
        <translation>escalera’s</translation>
    </message>
    <message>
        <source>an escalera</source>
        <comment>a full sequence</comment>
        <translation>een escalera</translation>
    </message>
    <message>
        <source>bolivia</source>
        <translation>bolivia</translation>
    </message>
    <message>
        <source>bolivias</source>
        <translation>bolivia’s</translation>
    </message>
    <message>
        <source>a bolivia</source>
        <translation>een bolivia</translation>
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
        <translation>Elke {bonus} komt vanzelf naast uw combinaties te liggen, en u krijgt er een andere kaart voor.</translation>
    </message>
    <message>
        <source>Lay each {bonus} beside your melds and draw another card for it; what you overlook can be laid in a later turn.</source>
        <translation>Leg elke {bonus} naast uw combinaties en trek er een andere kaart voor; wat u over het hoofd ziet, mag u in een latere beurt neerleggen.</translation>
    </message>
    <message>
        <source>Each {bonus} still in your hand at the end costs {points} points.</source>
        <translation>Elke {bonus} die aan het eind nog in uw hand zit, kost {points} punten.</translation>
    </message>
    <message>
        <source>{stops} are laid and replaced in the same way; they bring and cost the same, counted by themselves.</source>
        <translation>{stops} worden op dezelfde manier neergelegd en vervangen; ze leveren en kosten hetzelfde, apart geteld.</translation>
    </message>
    <message>
        <source>A {bonus} that comes with the {pile} is laid, but no card is drawn for it.</source>
        <translation>Een {bonus} die met de {pile} meekomt, wordt neergelegd, maar er wordt geen kaart voor getrokken.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded.</source>
        <translation>Een {bonus} wordt nooit afgelegd.</translation>
    </message>
    <message>
        <source>At the end they never bring points: each costs {points} points.</source>
        <translation>Aan het eind leveren ze nooit punten op: elk ervan kost {points} punten.</translation>
    </message>
    <message>
        <source>At the end each that is laid brings {points} points.</source>
        <translation>Aan het eind levert elke neergelegde {points} punten op.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has melded.</source>
        <translation>Aan het eind levert elk ervan {points} punten op als uw kant heeft geopend.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta.</source>
        <translation>Aan het eind levert elk ervan {points} punten op als uw kant een canasta heeft.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has two canastas.</source>
        <translation>Aan het eind levert elk ervan {points} punten op als uw kant twee canasta’s heeft.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta of sevens.</source>
        <translation>Aan het eind levert elk ervan {points} punten op als uw kant een canasta van zevens heeft.</translation>
    </message>
    <message>
        <source>With one canasta they count nothing.</source>
        <translation>Met één canasta tellen ze niet.</translation>
    </message>
    <message>
        <source>Otherwise each costs you just as many.</source>
        <translation>Anders kost elk ervan u evenveel.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Alleen de laatste toeslag die van toepassing is, telt.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them loses {points} points more.</source>
        <translation>Wie er {count} of meer heeft, verliest nog eens {points} punten.</translation>
    </message>
    <message>
        <source>Whoever has all {count} of them gets {points} points more.</source>
        <translation>Wie ze alle {count} heeft, krijgt {points} punten extra.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them gets {points} points more.</source>
        <translation>Wie er {count} of meer heeft, krijgt {points} punten extra.</translation>
    </message>
    <message>
        <source>If they cost points, so does the extra.</source>
        <translation>Als ze punten kosten, kost de toeslag ook punten.</translation>
    </message>
    <message>
        <source>If they cost points, the extra does not count.</source>
        <translation>Als ze punten kosten, telt de toeslag niet.</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>{bonuses}: points for each</source>
        <translation>{bonuses}: punten per kaart</translation>
    </message>
    <message>
        <source>{bonuses} bring points when</source>
        <translation>{bonuses} leveren punten op als</translation>
    </message>
    <message>
        <source>Otherwise they cost points.</source>
        <translation>Anders kosten ze punten.</translation>
    </message>
    <message>
        <source>they are laid, always</source>
        <translation>ze neergelegd zijn, altijd</translation>
    </message>
    <message>
        <source>the side has melded</source>
        <translation>de kant heeft geopend</translation>
    </message>
    <message>
        <source>the side has a canasta</source>
        <translation>de kant een canasta heeft</translation>
    </message>
    <message>
        <source>the side has two canastas</source>
        <translation>de kant twee canasta’s heeft</translation>
    </message>
    <message>
        <source>the side has a canasta of sevens</source>
        <translation>de kant een canasta van zevens heeft</translation>
    </message>
    <message>
        <source>never: they always cost points</source>
        <translation>nooit: ze kosten altijd punten</translation>
    </message>
    <message>
        <source>The extra points also count as a loss</source>
        <translation>De extra punten tellen ook als verlies</translation>
    </message>
    <message>
        <source>When the side has to pay for them instead.</source>
        <translation>Als de kant er in plaats daarvan voor moet betalen.</translation>
    </message>
    <message>
        <source>{bonuses} count nothing with one canasta</source>
        <translation>{bonuses} tellen niet met één canasta</translation>
    </message>
    <message>
        <source>Where two are needed: without one they cost points, with two they bring some.</source>
        <translation>Waar er twee nodig zijn: zonder canasta kosten ze punten, met twee leveren ze punten op.</translation>
    </message>
    <message>
        <source>{stops} are laid like {bonuses}</source>
        <translation>{stops} worden neergelegd zoals {bonuses}</translation>
    </message>
    <message>
        <source>And replaced, and paid, each colour by itself.</source>
        <translation>En ook vervangen en betaald, elke kleur apart.</translation>
    </message>
    <message>
        <source>{bonuses}: the player lays them</source>
        <translation>{bonuses}: de speler legt ze zelf neer</translation>
    </message>
    <message>
        <source>And may forget to; otherwise they are laid by themselves.</source>
        <translation>En kan het vergeten; anders gaat het vanzelf.</translation>
    </message>
    <message>
        <source>{bonuses} left in the hand cost</source>
        <translation>{bonuses} die in de hand blijven, kosten</translation>
    </message>
    <message>
        <source>For each one that is still in a hand at the end.</source>
        <translation>Voor elke kaart die aan het eind nog in een hand zit.</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up cost</source>
        <translation>{bonuses} in een niet opgepakte voet kosten</translation>
    </message>
    <message>
        <source>For each one that nobody could lay, because the deal ended before.</source>
        <translation>Voor elke kaart die niemand kon neerleggen omdat de ronde eerder eindigde.</translation>
    </message>
    <message>
        <source>{bonuses}: extra points for several</source>
        <translation>{bonuses}: extra punten voor meer kaarten</translation>
    </message>
    <message>
        <source>What each of them brings or costs a side.</source>
        <translation>Wat elk ervan een kant oplevert of kost.</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>Vanaf hoeveel kaarten, en hoeveel.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>red threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
</context>
<context>
    <name>BorrowedNote</name>
    <message>
        <source>The document of this game says only how many cards {players} players get; for the rest they play by the usual rules.</source>
        <translation>De bron van dit spel zegt alleen hoeveel kaarten {players} spelers krijgen; verder gelden de gewone regels.</translation>
    </message>
</context>
<context>
    <name>BoxNames</name>
    <message>
        <source>Bonus card</source>
        <translation>Bonuskaart</translation>
    </message>
    <message>
        <source>Little Wild</source>
        <translation>Little Wild</translation>
    </message>
    <message>
        <source>Stop card</source>
        <translation>Stopkaart</translation>
    </message>
    <message>
        <source>Big Wild</source>
        <translation>Big Wild</translation>
    </message>
    <message>
        <source>a Bonus card</source>
        <comment>as object: ... draws a Bonus card</comment>
        <translation>een Bonuskaart</translation>
    </message>
    <message>
        <source>a Little Wild</source>
        <comment>as object: ... discards a Little Wild</comment>
        <translation>een Little Wild</translation>
    </message>
    <message>
        <source>a Stop card</source>
        <comment>as object: ... discards a Stop card</comment>
        <translation>een Stopkaart</translation>
    </message>
    <message>
        <source>a Big Wild</source>
        <comment>as object: ... discards a Big Wild</comment>
        <translation>een Big Wild</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>Little Wilds</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stopkaarten</translation>
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
            <numerusform>%n Stopkaart</numerusform>
            <numerusform>%n Stopkaarten</numerusform>
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
            <numerusform>%n Bonuskaart</numerusform>
            <numerusform>%n Bonuskaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxTerms</name>
    <message>
        <source>Draw pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>trekstapel</translation>
    </message>
    <message>
        <source>Prize pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>prijsstapel</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Bonuskaart</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskaarten</translation>
    </message>
    <message>
        <source>Stop card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Stopkaart</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stopkaarten</translation>
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
        <translation>Pak de {pile}: de bovenste kaart past.</translation>
    </message>
    <message>
        <source>Take the {pile} with these.</source>
        <translation>Pak hiermee de {pile}.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}.</source>
        <translation>Kies waarmee u de {pile} pakt.</translation>
    </message>
    <message>
        <source>Draw, or take the {pile}.</source>
        <translation>Trek, of pak de {pile}.</translation>
    </message>
    <message>
        <source>Draw, take the {pile}, or play Caliente.</source>
        <translation>Trek, pak de {pile} of speel Caliente.</translation>
    </message>
    <message>
        <source>Draw, or play Caliente.</source>
        <translation>Trek, of speel Caliente.</translation>
    </message>
    <message>
        <source>Take the {pile}, or pass.</source>
        <translation>Pak de {pile}, of pas.</translation>
    </message>
    <message>
        <source>Take the {pile}.</source>
        <translation>Pak de {pile}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>De ronde is afgelopen.</translation>
    </message>
    <message>
        <source>Add cards, or take them back.</source>
        <translation>Leg kaarten bij of neem ze terug.</translation>
    </message>
    <message>
        <source>Not enough to open: take them back.</source>
        <translation>Te weinig om te openen: neem ze terug.</translation>
    </message>
    <message>
        <source>To open, lay {need} points, or discard.</source>
        <translation>Leg {need} punten om te openen, of leg af.</translation>
    </message>
    <message>
        <source>Discard: not enough to open yet.</source>
        <translation>Leg af: nog te weinig om te openen.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Leg nu een kaart af.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one.</source>
        <translation>Leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>Lay cards before you discard.</source>
        <translation>Leg kaarten neer voordat u aflegt.</translation>
    </message>
    <message>
        <source>Put two of your melds together.</source>
        <translation>Voeg twee van uw combinaties samen.</translation>
    </message>
    <message>
        <source>You cannot go out: discard a card.</source>
        <translation>U kunt niet uitgaan: leg een kaart af.</translation>
    </message>
    <message>
        <source>Discard: then all see your hand.</source>
        <translation>Leg af: daarna ziet iedereen uw hand.</translation>
    </message>
    <message>
        <source>Lay the {bonus} beside your melds.</source>
        <translation>Leg de {bonus} naast uw combinaties.</translation>
    </message>
    <message>
        <source>Lay your special hand open.</source>
        <translation>Leg uw speciale hand open.</translation>
    </message>
    <message>
        <source>Keep your three, or lay it.</source>
        <translation>Houd uw drie of leg hem neer.</translation>
    </message>
    <message>
        <source>Lay your three beside your melds.</source>
        <translation>Leg uw drie naast uw combinaties.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card.</source>
        <translation>{player} zei nee: houd een kaart over.</translation>
    </message>
    <message>
        <source>Out!</source>
        <comment>a player goes out</comment>
        <translation>Uit!</translation>
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
        <translation>Ik bevries de {pile}!</translation>
    </message>
    <message numerus="yes">
        <source>I take %n cards!</source>
        <comment>the pile</comment>
        <translation>
            <numerusform>Ik pak %n kaart!</numerusform>
            <numerusform>Ik pak %n kaarten!</numerusform>
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
        <translation>Ik pas.</translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message>
        <source>Lay all</source>
        <translation>Alles neerleggen</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %Ln points</source>
        <translation>
            <numerusform>Alles neerleggen: %Ln punt</numerusform>
            <numerusform>Alles neerleggen: %Ln punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay open: {hand}</source>
        <translation>Openleggen: {hand}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>De {pile} pakken: %n kaart</numerusform>
            <numerusform>De {pile} pakken: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Mag ik uitgaan?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Go on to my deal</source>
        <translation>Verder met mijn ronde</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Hoe er geteld is</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>Hoe de partij afliep</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the own hand</comment>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>{player}: ready</source>
        <translation>{player}: klaar</translation>
    </message>
    <message>
        <source>Take back the last action</source>
        <translation>De laatste handeling terugnemen</translation>
    </message>
    <message>
        <source>{player} took back the last action.</source>
        <translation>{player} heeft de laatste handeling teruggenomen.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>In deze beurt is nog niets gedaan.</translation>
    </message>
    <message>
        <source>The turn is over; nothing can be taken back.</source>
        <translation>De beurt is voorbij; er kan niets meer worden teruggenomen.</translation>
    </message>
    <message>
        <source>Your last action was taken back.</source>
        <translation>Uw laatste handeling is teruggenomen.</translation>
    </message>
    <message>
        <source>A hidden card was shown; that cannot be taken back.</source>
        <translation>Er is een gesloten kaart getoond; dat kan niet worden teruggenomen.</translation>
    </message>
    <message>
        <source>What was said cannot be taken back.</source>
        <translation>Wat gezegd is, kan niet worden teruggenomen.</translation>
    </message>
</context>
<context>
    <name>CalienteLesson</name>
    <message>
        <source>Caliente: the hot card</source>
        <translation>Caliente: de hete kaart</translation>
    </message>
    <message>
        <source>What is different with Caliente cards.</source>
        <translation>Wat er anders is met Calientekaarten.</translation>
    </message>
    <message>
        <source>You hold a Caliente card, and few others. Played instead of drawing it fills your hand up to {size} cards.</source>
        <translation>U hebt een Calientekaart en weinig andere. In plaats van trekken gespeeld vult hij uw hand aan tot {size} kaarten.</translation>
    </message>
    <message>
        <source>That is allowed only while your side has fewer melds than every other.</source>
        <translation>Dat mag alleen zolang uw kant minder combinaties heeft dan elke andere.</translation>
    </message>
    <message>
        <source>Play it: raise the Caliente card and click the {stock}.</source>
        <translation>Speel hem: kies de Calientekaart en klik op de {stock}.</translation>
    </message>
    <message>
        <source>Do not draw this time: play the Caliente card.</source>
        <translation>Trek deze keer niet: speel de Calientekaart.</translation>
    </message>
    <message>
        <source>New cards! But each one played costs {points} points at the end, and who still holds one then pays {factor} times for the hand.</source>
        <translation>Nieuwe kaarten! Maar elke gespeelde kost aan het eind {points} punten, en wie er dan nog een heeft, betaalt {factor} keer voor de hand.</translation>
    </message>
    <message>
        <source>That is allowed while your side has not more melds than any other.</source>
        <translation>Dat mag zolang uw kant niet meer combinaties heeft dan een andere.</translation>
    </message>
</context>
<context>
    <name>CalienteTopic</name>
    <message>
        <source>Caliente cards</source>
        <translation>Calientekaarten</translation>
    </message>
    <message>
        <source>Caliente cards in the hand</source>
        <translation>Calientekaarten in de hand</translation>
    </message>
    <message>
        <source>The other cards count</source>
        <translation>De andere kaarten tellen</translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards are in the game.</source>
        <translation>
            <numerusform>Er is %n Calientekaart in het spel.</numerusform>
            <numerusform>Er zijn %n Calientekaarten in het spel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then draw until you hold as many cards as you were dealt, {count}; {bonuses} do not count.</source>
        <translation>Trek dan tot u evenveel kaarten hebt als er gedeeld zijn, {count}; {bonuses} tellen niet mee.</translation>
    </message>
    <message>
        <source>Then draw until you hold {count} cards; {bonuses} do not count.</source>
        <translation>Trek dan tot u {count} kaarten hebt; {bonuses} tellen niet mee.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has no more melds than any other.</source>
        <translation>In plaats van te trekken mag u er een spelen, als uw kant niet meer combinaties heeft dan een andere.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has fewer melds than every other.</source>
        <translation>In plaats van te trekken mag u er een spelen, als uw kant minder combinaties heeft dan elke andere.</translation>
    </message>
    <message>
        <source>You may play one in a turn, and you cannot take the {pile} in that turn.</source>
        <translation>U mag er één per beurt spelen, en in die beurt kunt u de {pile} niet pakken.</translation>
    </message>
    <message>
        <source>With an empty {stock} you cannot play it.</source>
        <translation>Met een lege {stock} kunt u hem niet spelen.</translation>
    </message>
    <message>
        <source>Discarded, it keeps the next player from taking the {pile}.</source>
        <translation>Afgelegd belet hij de volgende speler de {pile} te pakken.</translation>
    </message>
    <message>
        <source>Discarded, it does not block the {pile}.</source>
        <translation>Afgelegd blokkeert hij de {pile} niet.</translation>
    </message>
    <message>
        <source>Each one played costs your side {points} points at the end.</source>
        <translation>Elke gespeelde kost uw kant aan het eind {points} punten.</translation>
    </message>
    <message>
        <source>Whoever still holds one at the end loses more for the other cards in the hand.</source>
        <translation>Wie er aan het eind nog een heeft, verliest meer voor de andere kaarten in de hand.</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <comment>a number of cards, in a table</comment>
        <translation>{count} of meer</translation>
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
        <translation>Calientekaarten in het spel</translation>
    </message>
    <message>
        <source>They are shuffled in with the others.</source>
        <translation>Ze worden met de andere meegeschud.</translation>
    </message>
    <message>
        <source>A Caliente card may be played with</source>
        <translation>Een Calientekaart mag gespeeld worden met</translation>
    </message>
    <message>
        <source>Your side&apos;s melds compared with those of each other side.</source>
        <translation>De combinaties van uw kant, vergeleken met die van elke andere kant.</translation>
    </message>
    <message>
        <source>as many melds or fewer</source>
        <translation>evenveel combinaties of minder</translation>
    </message>
    <message>
        <source>fewer melds</source>
        <translation>minder combinaties</translation>
    </message>
    <message>
        <source>A Caliente card fills the hand up to</source>
        <translation>Een Calientekaart vult de hand aan tot</translation>
    </message>
    <message>
        <source>Cards are drawn until the hand has so many.</source>
        <translation>Er wordt getrokken tot de hand zoveel kaarten heeft.</translation>
    </message>
    <message>
        <source>the number dealt</source>
        <translation>het gedeelde aantal</translation>
    </message>
    <message>
        <source>A discarded Caliente card blocks the {pile}</source>
        <translation>Een afgelegde Calientekaart blokkeert de {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>De volgende speler kan hem niet pakken.</translation>
    </message>
    <message>
        <source>Each Caliente card played costs</source>
        <translation>Elke gespeelde Calientekaart kost</translation>
    </message>
    <message>
        <source>Counted at the end of the deal.</source>
        <translation>Wordt aan het eind van de ronde geteld.</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Calientekaarten over in de hand</translation>
    </message>
    <message>
        <source>By how much the hand&apos;s loss is multiplied with none, one, two … held.</source>
        <translation>Waarmee het verlies van de hand wordt vermenigvuldigd bij geen, één, twee … kaarten.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
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
        <translation>samba’s</translation>
    </message>
    <message>
        <source>a samba</source>
        <translation>een samba</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>wilde canasta</translation>
    </message>
    <message>
        <source>wild canastas</source>
        <translation>wilde canasta’s</translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>een wilde canasta</translation>
    </message>
    <message>
        <source>samba</source>
        <comment>on a canasta</comment>
        <translation>samba</translation>
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
        <translation>Canasta’s bepalen de score</translation>
    </message>
    <message>
        <source>Without one, melds and threes cost; with two, all of it counts for you.</source>
        <translation>Zonder canasta kosten combinaties en drieën punten; met twee telt alles voor u.</translation>
    </message>
    <message>
        <source>A side that has no canasta at the end of a deal loses the points of all that it has melded. Your kings are one: what your side has melded counts plus.</source>
        <translation>Een kant die aan het eind van een ronde geen canasta heeft, verliest de punten van alles wat die heeft neergelegd. Uw heren zijn er een: wat uw kant heeft neergelegd, telt plus.</translation>
    </message>
    <message>
        <source>Add the queen to your queens: that is the second canasta.</source>
        <translation>Leg de vrouw aan bij uw vrouwen: dat is de tweede canasta.</translation>
    </message>
    <message>
        <source>First the queen: it finishes your second canasta.</source>
        <translation>Eerst de vrouw: die maakt uw tweede canasta vol.</translation>
    </message>
    <message>
        <source>Threes need two canastas: without one each costs {points} points, with one they count nothing, with two they bring points.</source>
        <translation>Drieën hebben twee canasta’s nodig: zonder canasta kost elke drie {points} punten, met één tellen ze niet, met twee leveren ze punten op.</translation>
    </message>
    <message>
        <source>Threes need two canastas to bring {points} points each; before, they cost as many.</source>
        <translation>Drieën hebben twee canasta’s nodig om elk {points} punten op te leveren; daarvoor kosten ze evenveel.</translation>
    </message>
    <message>
        <source>Two canastas: melds and threes count for you. The others have none and pay.</source>
        <translation>Twee canasta’s: combinaties en drieën tellen voor u. De anderen hebben er geen en betalen.</translation>
    </message>
    <message>
        <source>Sevens or aces left unfinished cost {points} points on top.</source>
        <translation>Zevens of azen die niet af zijn, kosten daarbovenop {points} punten.</translation>
    </message>
    <message>
        <source>So do three of them kept in a hand: {points} points.</source>
        <translation>Ook drie ervan in een hand kosten: {points} punten.</translation>
    </message>
</context>
<context>
    <name>CanastasLesson</name>
    <message>
        <source>Canastas</source>
        <translation>Canasta’s</translation>
    </message>
    <message>
        <source>Natural ones, mixed ones, and where wild cards belong.</source>
        <translation>Zuivere, gemengde, en waar wilde kaarten horen.</translation>
    </message>
    <message>
        <source>{size} cards of a rank are a canasta. Your kings lack one, the nines two.</source>
        <translation>{size} kaarten van één waarde zijn een canasta. Uw heren missen er één, de negens twee.</translation>
    </message>
    <message>
        <source>Complete the kings with your king: raise it and click the meld.</source>
        <translation>Maak de heren vol met uw heer: kies hem en klik op de combinatie.</translation>
    </message>
    <message>
        <source>First the king belongs on the kings. Keep the wild cards.</source>
        <translation>Eerst hoort de heer bij de heren. Houd de wilde kaarten.</translation>
    </message>
    <message>
        <source>No wild card in it: a natural canasta, worth {natural} points besides its cards. Wild cards would only make it cheaper: keep them away.</source>
        <translation>Zonder wilde kaart: een zuivere canasta, {natural} punten waard boven op de kaarten. Wilde kaarten zouden hem alleen minder waard maken: houd ze erbuiten.</translation>
    </message>
    <message>
        <source>Where natural cards are rare, wild ones help: add both to the nines.</source>
        <translation>Waar natuurlijke kaarten schaars zijn, helpen wilde: leg beide aan bij de negens.</translation>
    </message>
    <message>
        <source>Add both wild cards to the nines, in one go.</source>
        <translation>Leg beide wilde kaarten in één keer aan bij de negens.</translation>
    </message>
    <message>
        <source>A mixed canasta pays {mixed} points.</source>
        <translation>Een gemengde canasta levert {mixed} punten op.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards by your rules.</source>
        <translation>
            <numerusform>Een combinatie heeft volgens uw regels hoogstens %n wilde kaart.</numerusform>
            <numerusform>Een combinatie heeft volgens uw regels hoogstens %n wilde kaarten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanastasTopic</name>
    <message>
        <source>Canastas</source>
        <translation>Canasta’s</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} cards.</source>
        <translation>Een canasta is een combinatie van {size} kaarten.</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} or more cards.</source>
        <translation>Een canasta is een combinatie van {size} of meer kaarten.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild card.</source>
        <translation>Een zuivere canasta heeft geen wilde kaart.</translation>
    </message>
    <message numerus="yes">
        <source>A mixed canasta has wild cards, and at least %n natural ones.</source>
        <translation>
            <numerusform>Een gemengde canasta heeft wilde kaarten en ten minste %n natuurlijke.</numerusform>
            <numerusform>Een gemengde canasta heeft wilde kaarten en ten minste %n natuurlijke.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a_samba} is a full sequence.</source>
        <translation>{a_samba} is een volle reeks.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} has wild cards only.</source>
        <translation>{a_wild_canasta} heeft alleen wilde kaarten.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own, with wild cards or without: it does not count as natural or mixed.</source>
        <translation>Een canasta van zevens is een aparte soort, met of zonder wilde kaarten: hij telt niet als zuiver of gemengd.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own: it does not count as natural.</source>
        <translation>Een canasta van zevens is een aparte soort: hij telt niet als zuiver.</translation>
    </message>
    <message>
        <source>These points come on top of the cards&apos; own values, once for each canasta.</source>
        <translation>Deze punten komen boven op de waarde van de kaarten, één keer per canasta.</translation>
    </message>
    <message>
        <source>Five natural canastas do not pay for four and a mixed one besides.</source>
        <translation>Vijf zuivere canasta’s tellen niet ook nog als vier en een gemengde.</translation>
    </message>
    <message>
        <source>Wild canastas and many canastas pay only the side that went out.</source>
        <translation>Wilde canasta’s en veel canasta’s leveren alleen punten op voor de kant die is uitgegaan.</translation>
    </message>
    <message>
        <source>Wild canastas pay only the side that went out.</source>
        <translation>Wilde canasta’s leveren alleen punten op voor de kant die is uitgegaan.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Zuivere canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemengde canasta</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta van zevens</translation>
    </message>
    <message>
        <source>Natural canasta of aces</source>
        <translation>Zuivere canasta van azen</translation>
    </message>
    <message>
        <source>Five natural canastas, extra</source>
        <translation>Vijf zuivere canasta’s, extra</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one, extra</source>
        <translation>Vier zuivere canasta’s en een gemengde, extra</translation>
    </message>
    <message>
        <source>Ten canastas of any kind, extra</source>
        <translation>Tien canasta’s van welke soort ook, extra</translation>
    </message>
    <message>
        <source>Wild canasta with {jokers}</source>
        <translation>Wilde canasta met {jokers}</translation>
    </message>
    <message>
        <source>Wild canasta of {twos} alone</source>
        <translation>Wilde canasta van alleen {twos}</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Elke andere wilde canasta</translation>
    </message>
</context>
<context>
    <name>CardHandler</name>
    <message>
        <source>A new meld: raise its cards first.</source>
        <translation>Een nieuwe combinatie: kies eerst de kaarten ervan.</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>such as: nine of hearts</comment>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>as object: ... discards a joker</comment>
        <translation>een joker</translation>
    </message>
    <message>
        <source>a Caliente card</source>
        <comment>as object: ... draws a Caliente card</comment>
        <translation>een Calientekaart</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the jack of hearts</comment>
        <translation>de {suit}{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the queen of hearts</comment>
        <translation>de {suit}{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the eight of hearts</comment>
        <translation>de {suit}{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the ace of hearts</comment>
        <translation>de {suit}{rank}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the nine of hearts</comment>
        <translation>de {suit}{rank}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <translation>Calientekaart</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tweeën</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>zwarte drieën</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>vijven</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>zessen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>zevens</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>negens</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tienen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>boeren</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>vrouwen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>heren</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>azen</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Calientekaarten</translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <translation>
            <numerusform>%n twee</numerusform>
            <numerusform>%n tweeën</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black threes</source>
        <translation>
            <numerusform>%n zwarte drie</numerusform>
            <numerusform>%n zwarte drieën</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <translation>
            <numerusform>%n vier</numerusform>
            <numerusform>%n vieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fives</source>
        <translation>
            <numerusform>%n vijf</numerusform>
            <numerusform>%n vijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <translation>
            <numerusform>%n zes</numerusform>
            <numerusform>%n zessen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sevens</source>
        <translation>
            <numerusform>%n zeven</numerusform>
            <numerusform>%n zevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eights</source>
        <translation>
            <numerusform>%n acht</numerusform>
            <numerusform>%n achten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nines</source>
        <translation>
            <numerusform>%n negen</numerusform>
            <numerusform>%n negens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tens</source>
        <translation>
            <numerusform>%n tien</numerusform>
            <numerusform>%n tienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jacks</source>
        <translation>
            <numerusform>%n boer</numerusform>
            <numerusform>%n boeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n vrouw</numerusform>
            <numerusform>%n vrouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n heer</numerusform>
            <numerusform>%n heren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n aas</numerusform>
            <numerusform>%n azen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jokers</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards</source>
        <translation>
            <numerusform>%n Calientekaart</numerusform>
            <numerusform>%n Calientekaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red threes</source>
        <translation>
            <numerusform>%n rode drie</numerusform>
            <numerusform>%n rode drieën</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsTopic</name>
    <message>
        <source>The cards</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Punten per kaart</translation>
    </message>
    <message numerus="yes">
        <source>%n packs are shuffled together: {total} cards.</source>
        <translation>
            <numerusform>Er wordt met %n spel kaarten gespeeld: {total} kaarten.</numerusform>
            <numerusform>%n spellen worden samen geschud: {total} kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from four to ace are natural cards: they make the melds.</source>
        <translation>Kaarten van vier tot en met aas zijn natuurlijke kaarten: daaruit bestaan de combinaties.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are wild: in a meld they stand for a natural card.</source>
        <translation>{twos} en {jokers} zijn wild: in een combinatie vervangen ze een natuurlijke kaart.</translation>
    </message>
    <message>
        <source>{bonuses} bring extra points and are never part of a meld.</source>
        <translation>{bonuses} leveren extra punten op en horen nooit bij een combinatie.</translation>
    </message>
    <message>
        <source>{stops} lie beside the melds as {bonuses} do.</source>
        <translation>{stops} liggen naast de combinaties, net als {bonuses}.</translation>
    </message>
    <message>
        <source>{stops} are mostly thrown away; they have a page of their own.</source>
        <translation>{stops} worden meestal afgelegd; ze hebben een eigen pagina.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>De kleur doet er niet toe.</translation>
    </message>
    <message>
        <source>A natural card, two wild cards, a {bonus}, a {stop}.</source>
        <comment>below a picture</comment>
        <translation>Een natuurlijke kaart, twee wilde kaarten, een {bonus}, een {stop}.</translation>
    </message>
</context>
<context>
    <name>ClassicTerms</name>
    <message>
        <source>stock</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>stok</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>aflegstapel</translation>
    </message>
    <message>
        <source>red three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>rode drie</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>rode drieën</translation>
    </message>
    <message>
        <source>black three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>zwarte drie</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>zwarte drieën</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tweeën</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
</context>
<context>
    <name>CleanOpeningLesson</name>
    <message>
        <source>A clean opening</source>
        <translation>Zuiver openen</translation>
    </message>
    <message>
        <source>The first melds hold three natural cards, and a finished rank is dead.</source>
        <translation>De eerste combinaties bevatten drie natuurlijke kaarten, en een voltooide waarde is dood.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points, and three natural cards of a rank among them, without a wild card.</source>
        <translation>De eerste combinaties van uw kant moeten {need} punten tellen, met daarbij drie natuurlijke kaarten van één waarde zonder wilde kaart.</translation>
    </message>
    <message>
        <source>The kings are clean. With the queens and the aces they are worth {points} points: lay all three groups together.</source>
        <translation>De heren zijn zuiver. Met de vrouwen en de azen zijn ze {points} punten waard: leg alle drie de groepen samen neer.</translation>
    </message>
    <message>
        <source>Lay the kings, the queens and the aces before you discard.</source>
        <translation>Leg de heren, de vrouwen en de azen neer voordat u aflegt.</translation>
    </message>
    <message numerus="yes">
        <source>From now on wild cards join only melds with %n natural cards or more.</source>
        <translation>
            <numerusform>Vanaf nu mogen wilde kaarten alleen bij combinaties met %n of meer natuurlijke kaarten.</numerusform>
            <numerusform>Vanaf nu mogen wilde kaarten alleen bij combinaties met %n of meer natuurlijke kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponents have a canasta of nines: nobody lays nines any more. Yours is of use to nobody, so it is a good discard.</source>
        <translation>De tegenstanders hebben een canasta van negens: niemand legt nog negens neer. Aan de uwe heeft niemand iets, dus die kunt u goed afleggen.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A canasta table: play with others and against the computer.</source>
        <translation>Een canastatafel: speel met anderen en tegen de computer.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>gebruik</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opties</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>BESTAND</translation>
    </message>
    <message>
        <source>open a match or house rules</source>
        <translation>een partij of huisregels openen</translation>
    </message>
    <message>
        <source>begin with the first page, not with the last match</source>
        <translation>met de eerste pagina beginnen, niet met de laatste partij</translation>
    </message>
    <message>
        <source>speak this language this time</source>
        <translation>deze keer deze taal gebruiken</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>MAP</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>partijen en instellingen in deze map bewaren</translation>
    </message>
    <message>
        <source>play a deal unseen to try the installation, and end</source>
        <translation>onzichtbaar een ronde spelen om de installatie te testen, en afsluiten</translation>
    </message>
    <message>
        <source>put Canasta into the menu of this person&apos;s Linux desktop, and end</source>
        <translation>Canasta in het Linux-menu van deze gebruiker zetten, en afsluiten</translation>
    </message>
    <message>
        <source>take it out of that menu, and end</source>
        <translation>het uit dat menu verwijderen, en afsluiten</translation>
    </message>
    <message>
        <source>tell the version, and end</source>
        <translation>de versie tonen, en afsluiten</translation>
    </message>
    <message>
        <source>tell these options, and end</source>
        <translation>deze opties tonen, en afsluiten</translation>
    </message>
</context>
<context>
    <name>CompareGamesDialog</name>
    <message>
        <source>Compare two games</source>
        <translation>Twee spellen vergelijken</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Het ene spel</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>Het andere spel</translation>
    </message>
    <message>
        <source>These two are played alike.</source>
        <translation>Deze twee speelt u op dezelfde manier.</translation>
    </message>
    <message numerus="yes">
        <source>What differs when %n play.</source>
        <translation>
            <numerusform>Wat er anders is met %n speler.</numerusform>
            <numerusform>Wat er anders is met %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs: the left game for {first}, the right one for {second}.</source>
        <translation>Wat er anders is: links het spel voor {first}, rechts dat voor {second}.</translation>
    </message>
</context>
<context>
    <name>ContrastTexts</name>
    <message>
        <source>It keeps the {count} {ranks} together.</source>
        <translation>Zo blijven de {count} {ranks} bij elkaar.</translation>
    </message>
    <message>
        <source>It keeps a card for the meld of {ranks}.</source>
        <translation>Zo blijft er een kaart over voor de combinatie van {ranks}.</translation>
    </message>
    <message>
        <source>It keeps the {count} {ranks} in the hand, unseen.</source>
        <translation>Zo blijven de {count} {ranks} ongezien in de hand.</translation>
    </message>
    <message>
        <source>It saves the card that blocks the {pile} for a fuller one.</source>
        <translation>De kaart die de {pile} blokkeert, blijft bewaard voor een vollere.</translation>
    </message>
    <message>
        <source>It begins a meld of {ranks}.</source>
        <translation>Het begint een combinatie van {ranks}.</translation>
    </message>
    <message>
        <source>It adds a card to the meld of {ranks}.</source>
        <translation>De combinatie van {ranks} krijgt er een kaart bij.</translation>
    </message>
    <message numerus="yes">
        <source>It saves %n wild cards.</source>
        <translation>
            <numerusform>Het spaart %n wilde kaart.</numerusform>
            <numerusform>Het spaart %n wilde kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their {ranks} lack {count} cards for a canasta, the other meld {other}.</source>
        <translation>Hun {ranks} missen {count} kaarten voor een canasta, de andere combinatie {other}.</translation>
    </message>
    <message numerus="yes">
        <source>They want that card: now it brings them only %n cards.</source>
        <translation>
            <numerusform>De anderen willen die kaart: nu levert hij hun maar %n kaart op.</numerusform>
            <numerusform>De anderen willen die kaart: nu levert hij hun maar %n kaarten op.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps wild cards off the natural canasta of {ranks}.</source>
        <translation>Zo blijft de zuivere canasta van {ranks} vrij van wilde kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>Then only %n cards are left before the foot.</source>
        <translation>
            <numerusform>Dan is het nog maar %n kaart tot de voet.</numerusform>
            <numerusform>Dan zijn het nog maar %n kaarten tot de voet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move can still follow.</source>
        <translation>De beste zet kan nog volgen.</translation>
    </message>
    <message numerus="yes">
        <source>It gets rid of %Ln points, the other card of {other}.</source>
        <translation>
            <numerusform>Zo gaat er %Ln punt uit de hand, met de andere kaart {other}.</numerusform>
            <numerusform>Zo gaan er %Ln punten uit de hand, met de andere kaart {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It puts %Ln points more on the table.</source>
        <translation>
            <numerusform>Het brengt %Ln punt meer op tafel.</numerusform>
            <numerusform>Het brengt %Ln punten meer op tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is close.</source>
        <translation>Het scheelt weinig.</translation>
    </message>
    <message>
        <source>In trials it brings about {points} points more.</source>
        <translation>In proefrondes levert het ongeveer {points} punten meer op.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {less} of 100 cases, not in {other}.</source>
        <translation>Het geeft de {pile} in {less} van de 100 gevallen weg, in plaats van in {other}.</translation>
    </message>
    <message>
        <source>That is worth more than the risk: {more} in 100, not {other}.</source>
        <translation>Dat is meer waard dan het risico: {more} op 100 in plaats van {other}.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {more} of 100 cases, not in {other}.</source>
        <translation>Het geeft de {pile} in {more} van de 100 gevallen weg, in plaats van in {other}.</translation>
    </message>
    <message>
        <source>It breaks up the {count} {ranks}.</source>
        <translation>Het haalt de {count} {ranks} uit elkaar.</translation>
    </message>
    <message>
        <source>It throws away a card for the meld of {ranks}.</source>
        <translation>Het gooit een kaart voor de combinatie van {ranks} weg.</translation>
    </message>
    <message>
        <source>It spoils the natural canasta of {ranks}.</source>
        <translation>Het bederft de zuivere canasta van {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves a canasta for %Ln points unmade.</source>
        <translation>
            <numerusform>Het laat een canasta van %Ln punt liggen.</numerusform>
            <numerusform>Het laat een canasta van %Ln punten liggen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spends %n wild cards more.</source>
        <translation>
            <numerusform>Het kost %n wilde kaart meer.</numerusform>
            <numerusform>Het kost %n wilde kaarten meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln points in the hand.</source>
        <translation>
            <numerusform>Het laat %Ln punt in de hand zitten.</numerusform>
            <numerusform>Het laat %Ln punten in de hand zitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the %n cards of the {pile}.</source>
        <translation>
            <numerusform>Het laat %n kaart in de {pile} liggen.</numerusform>
            <numerusform>Het laat %n kaarten in de {pile} liggen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountDialog</name>
    <message>
        <source>Write it down</source>
        <translation>Opschrijven</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Forget what was typed</source>
        <translation>Invoer verwerpen</translation>
    </message>
    <message>
        <source>Delete this deal</source>
        <translation>Deze ronde verwijderen</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Ronde {count}</translation>
    </message>
    <message>
        <source>Type what each side has. The score counts along.</source>
        <translation>Typ in wat elke kant heeft. De score wordt meteen berekend.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Uitgegaan</translation>
    </message>
    <message>
        <source>In which way</source>
        <translation>Op welke manier</translation>
    </message>
    <message>
        <source>The lone hand</source>
        <translation>Speelt alleen</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Doet niet mee</translation>
    </message>
    <message>
        <source>A note on this deal</source>
        <translation>Een notitie bij deze ronde</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Gesloten</translation>
    </message>
</context>
<context>
    <name>DailyDeal</name>
    <message>
        <source>Deal of the day</source>
        <translation>Ronde van de dag</translation>
    </message>
</context>
<context>
    <name>DailyDealDialog</name>
    <message>
        <source>{day}: one deal, today the same for everybody.</source>
        <translation>{day}: één ronde, vandaag voor iedereen dezelfde.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Ronde van de dag</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <translation>Sterkte van de anderen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Kaarten delen</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>The same code deals the same cards in the same game for as many players.</source>
        <translation>Dezelfde code geeft dezelfde kaarten, in hetzelfde spel en met evenveel spelers.</translation>
    </message>
    <message>
        <source>By chance, or a deal code</source>
        <translation>Toeval, of een kaartcode</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Kaartcode</translation>
    </message>
</context>
<context>
    <name>DealCodeTexts</name>
    <message>
        <source>A deal code has twelve characters.</source>
        <translation>Een kaartcode heeft twaalf tekens.</translation>
    </message>
    <message>
        <source>A deal code has letters and digits, but no 0, 1, I, L or O.</source>
        <translation>Een kaartcode bestaat uit letters en cijfers, maar zonder 0, 1, I, L of O.</translation>
    </message>
    <message>
        <source>This deal code is mistyped. Compare it once more.</source>
        <translation>Deze kaartcode bevat een typfout. Vergelijk hem nog eens.</translation>
    </message>
</context>
<context>
    <name>DealComparisonDialog</name>
    <message numerus="yes">
        <source>Points more than the others, the mean of %n deals.</source>
        <translation>
            <numerusform>Punten meer dan de anderen, gemiddeld over %n ronde.</numerusform>
            <numerusform>Punten meer dan de anderen, gemiddeld over %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computers are playing your cards: deal {done} of {all}.</source>
        <translation>De computers spelen uw kaarten: ronde {done} van {all}.</translation>
    </message>
    <message>
        <source>Your cards in other hands</source>
        <translation>Uw kaarten in andere handen</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: there was a hint, or an undo.</source>
        <translation>Deze ronde telt niet voor de waardering: er is een tip gegeven of iets teruggenomen.</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: the cards were played before.</source>
        <translation>Deze ronde telt niet voor de waardering: de kaarten zijn al eens gespeeld.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <comment>points</comment>
        <translation>Van {least} tot {most}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {instead} {name}: {made}</source>
        <translation>Beurt {turn}: {instead} {name}: {made}</translation>
    </message>
</context>
<context>
    <name>DealReviewDialog</name>
    <message>
        <source>Review of the deal</source>
        <translation>Terugblik op de ronde</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Waarnaar gekeken wordt</translation>
    </message>
    <message>
        <source>Each decision is tried once more in many possible deals, with what could be known then and no more. What would clearly have been better appears here.</source>
        <translation>Elke beslissing wordt nog eens geprobeerd in veel mogelijke rondes, alleen met wat toen bekend kon zijn. Wat duidelijk beter was geweest, verschijnt hier.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Goed gespeeld</translation>
    </message>
    <message>
        <source>Whatever else could have been done promised no more. To go through the deal once more, choose Watch a deal in the menu Game.</source>
        <translation>Niets anders beloofde meer punten. Om de ronde nog eens door te lopen, kiest u “Ronde bekijken” in het menu “Partij”.</translation>
    </message>
    <message numerus="yes">
        <source>{name} followed the hint in %n decisions.</source>
        <translation>
            <numerusform>{name} volgde de tip bij %n beslissing.</numerusform>
            <numerusform>{name} volgde de tip bij %n beslissingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions you followed the hint; they are not judged.</source>
        <translation>
            <numerusform>Bij %n beslissing volgde u de tip; die wordt niet beoordeeld.</numerusform>
            <numerusform>Bij %n beslissingen volgde u de tip; die worden niet beoordeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at your decisions: {done} of {total}.</source>
        <translation>Uw beslissingen worden bekeken: {done} van {total}.</translation>
    </message>
    <message>
        <source>Looking at all decisions: {done} of {total}.</source>
        <translation>Alle beslissingen worden bekeken: {done} van {total}.</translation>
    </message>
    <message>
        <source>Some decisions could not be looked at: the computer was too busy.</source>
        <translation>Sommige beslissingen konden niet worden bekeken: de computer had het te druk.</translation>
    </message>
    <message>
        <source>What cost {name} most, judged from what {name} could know and tried in many possible deals.</source>
        <translation>Wat {name} het meest kostte, beoordeeld naar wat {name} kon weten en geprobeerd in veel mogelijke rondes.</translation>
    </message>
    <message>
        <source>What cost most, judged from what you could know and tried in many possible deals.</source>
        <translation>Wat het meest kostte, beoordeeld naar wat u kon weten en geprobeerd in veel mogelijke rondes.</translation>
    </message>
    <message>
        <source>Nothing was found that would clearly have been better.</source>
        <translation>Er is niets gevonden dat duidelijk beter was geweest.</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Betere zet</translation>
    </message>
    <message>
        <source>Played move</source>
        <translation>Gespeelde zet</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Zelf zoeken</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Vertel het me</translation>
    </message>
    <message>
        <source>Show me this moment</source>
        <translation>Dit moment tonen</translation>
    </message>
</context>
<context>
    <name>DealScoreDialog</name>
    <message>
        <source>Score sheet…</source>
        <translation>Scoreblad…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Terugblik…</translation>
    </message>
    <message>
        <source>Fairness record…</source>
        <translation>Eerlijkheidsverslag…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>Watch…</source>
        <translation>Bekijken…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Ronde {count}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Goed gespeeld</translation>
    </message>
    <message>
        <source>The others play on as before.</source>
        <translation>De anderen spelen verder zoals voorheen.</translation>
    </message>
    <message>
        <source>Stay as it is</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Bijzondere prestaties</translation>
    </message>
    <message>
        <source>{name}: {feat}</source>
        <translation>{name}: {feat}</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Over in de handen</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>deed niet mee</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, ronde {deal}</translation>
    </message>
    <message>
        <source> against </source>
        <comment>between two sides</comment>
        <translation> tegen </translation>
    </message>
    <message>
        <source>{player} deals.</source>
        <translation>{player} deelt.</translation>
    </message>
    <message>
        <source>{player} has {cards}.</source>
        <translation>{player} heeft {cards}.</translation>
    </message>
    <message>
        <source>Turn {turn}. {done}</source>
        <translation>Beurt {turn}. {done}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>De ronde is nog niet afgelopen.</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in the match.</source>
        <translation>{side}: {points} in deze ronde, {total} in de partij.</translation>
    </message>
</context>
<context>
    <name>DealTopic</name>
    <message>
        <source>The deal</source>
        <translation>Het delen</translation>
    </message>
    <message>
        <source>Partners are found by drawing cards: the high cards play against the low ones.</source>
        <translation>De partners worden bepaald door kaarten te trekken: de hoge kaarten spelen tegen de lage.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Het toeval bepaalt wie het eerst deelt.</translation>
    </message>
    <message>
        <source>You choose who deals first.</source>
        <translation>U kiest wie het eerst deelt.</translation>
    </message>
    <message>
        <source>The first dealer sits to the right of the highest card drawn.</source>
        <translation>De eerste deler zit rechts van de hoogste getrokken kaart.</translation>
    </message>
    <message>
        <source>Before each deal the cards are cut.</source>
        <translation>Voor elke ronde wordt er gecoupeerd.</translation>
    </message>
    <message>
        <source>Each player is dealt {count} cards.</source>
        <translation>Elke speler krijgt {count} kaarten.</translation>
    </message>
    <message>
        <source>Each player also gets a second hand of {count} cards, the foot.</source>
        <translation>Elke speler krijgt ook een tweede hand van {count} kaarten, de voet.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. No card is turned up: the {pile} begins with the first discard.</source>
        <translation>De andere kaarten liggen gesloten: de {stock}. Er wordt geen kaart omgedraaid: de {pile} begint met de eerste afgelegde kaart.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. Its top card is turned up and begins the {pile}.</source>
        <translation>De andere kaarten liggen gesloten: de {stock}. De bovenste kaart wordt omgedraaid en is het begin van de {pile}.</translation>
    </message>
    <message>
        <source>A wild card or a {bonus} turned up first is put under the {stock}, and the next card is turned up.</source>
        <translation>Een wilde kaart of een {bonus} die als eerste wordt omgedraaid, gaat onder de {stock}, en de volgende kaart wordt omgedraaid.</translation>
    </message>
    <message>
        <source>A Caliente card turned up first is covered too; it freezes nothing.</source>
        <translation>Ook een Calientekaart die als eerste wordt omgedraaid, wordt bedekt; hij bevriest niets.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card.</source>
        <translation>Een wilde kaart die als eerste wordt omgedraaid, wordt door de volgende kaart bedekt.</translation>
    </message>
    <message>
        <source>A wild card turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Een wilde kaart die als eerste wordt omgedraaid, bevriest de {pile} en wordt door de volgende kaart bedekt.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Een wilde kaart die als eerste wordt omgedraaid, wordt door de volgende kaart bedekt; hij bevriest niets.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card.</source>
        <translation>Een {bonus} die als eerste wordt omgedraaid, wordt door de volgende kaart bedekt.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Een {bonus} die als eerste wordt omgedraaid, bevriest de {pile} en wordt door de volgende kaart bedekt.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Een {bonus} die als eerste wordt omgedraaid, wordt door de volgende kaart bedekt; hij bevriest niets.</translation>
    </message>
    <message>
        <source>A {stop} turned up first is covered by the next card.</source>
        <translation>Een {stop} die als eerste wordt omgedraaid, wordt door de volgende kaart bedekt.</translation>
    </message>
    <message>
        <source>A {stop} turned up first stays on top of the {pile}.</source>
        <translation>Een {stop} die als eerste wordt omgedraaid, blijft boven op de {pile} liggen.</translation>
    </message>
    <message>
        <source>As many cards as the rank of the first card counts are laid face down under it: 11 under a jack, 12 under a queen, 13 under a king, 14 under an ace.</source>
        <translation>Onder de eerste kaart worden zoveel kaarten gesloten neergelegd als de waarde ervan telt: 11 onder een boer, 12 onder een vrouw, 13 onder een heer, 14 onder een aas.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left begins. Turn and deal pass on to the left.</source>
        <translation>De speler links van de deler begint. De beurt en het delen gaan met de klok mee.</translation>
    </message>
</context>
<context>
    <name>DealingWords</name>
    <message>
        <source>Decks of cards</source>
        <translation>Spellen kaarten</translation>
    </message>
    <message>
        <source>How many decks of 54 cards are shuffled together.</source>
        <translation>Hoeveel spellen van 54 kaarten samen worden geschud.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Kaarten per speler</translation>
    </message>
    <message>
        <source>How many cards everybody holds at the start of a deal.</source>
        <translation>Hoeveel kaarten iedereen aan het begin van een ronde heeft.</translation>
    </message>
    <message>
        <source>Foot (a second hand)</source>
        <translation>Voet (een tweede hand)</translation>
    </message>
    <message>
        <source>Cards that lie face down until the first hand has been played.</source>
        <translation>Kaarten die gesloten liggen tot de eerste hand is uitgespeeld.</translation>
    </message>
    <message>
        <source>The foot comes with</source>
        <translation>De voet komt met</translation>
    </message>
    <message>
        <source>What a player does to pick it up.</source>
        <translation>Wat een speler doet om hem op te pakken.</translation>
    </message>
    <message>
        <source>the last card of the first hand</source>
        <translation>de laatste kaart van de eerste hand</translation>
    </message>
    <message>
        <source>the first canasta that the player finishes</source>
        <translation>de eerste canasta die de speler voltooit</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Kaarten die per beurt worden getrokken</translation>
    </message>
    <message>
        <source>How many cards a player draws from the {stock}.</source>
        <translation>Hoeveel kaarten een speler van de {stock} trekt.</translation>
    </message>
    <message>
        <source>Cards for the side that melds first</source>
        <translation>Kaarten voor de kant die het eerst opent</translation>
    </message>
    <message>
        <source>Who lays its first melds draws them after the discard, without the {pile}.</source>
        <translation>Wie de eerste combinaties van zijn kant neerlegt, trekt ze na het afleggen, als hij de {pile} niet pakte.</translation>
    </message>
    <message>
        <source>Cards for a side that melds later</source>
        <translation>Kaarten voor een kant die later opent</translation>
    </message>
    <message>
        <source>The same for its first melds, once another side has melded.</source>
        <translation>Hetzelfde voor de eerste combinaties als een andere kant al geopend heeft.</translation>
    </message>
    <message>
        <source>Least {stock} for these cards</source>
        <translation>Kleinste {stock} voor deze kaarten</translation>
    </message>
    <message>
        <source>With fewer cards in the {stock} nobody draws them.</source>
        <translation>Met minder kaarten in de {stock} trekt niemand ze.</translation>
    </message>
    <message>
        <source>A card is turned up to begin the {pile}</source>
        <translation>Er wordt een kaart omgedraaid als begin van de {pile}</translation>
    </message>
    <message>
        <source>Otherwise the {pile} is empty until the first discard.</source>
        <translation>Anders is de {pile} leeg tot de eerste afgelegde kaart.</translation>
    </message>
    <message>
        <source>{stops} as the first card of the {pile}</source>
        <translation>{stops} als eerste kaart van de {pile}</translation>
    </message>
    <message>
        <source>When the card turned up after dealing would block the first player.</source>
        <translation>Als de na het delen omgedraaide kaart de eerste speler zou blokkeren.</translation>
    </message>
    <message>
        <source>another card is put on top</source>
        <translation>er komt een andere kaart op</translation>
    </message>
    <message>
        <source>the card stays and blocks</source>
        <translation>de kaart blijft en blokkeert</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the {pile}</source>
        <translation>Een wilde kaart aan het begin bevriest de {pile}</translation>
    </message>
    <message>
        <source>It is covered by another card either way.</source>
        <translation>Er komt in elk geval een andere kaart op.</translation>
    </message>
    <message>
        <source>{bonuses} turned up at the start freeze the {pile}</source>
        <translation>{bonuses} aan het begin bevriezen de {pile}</translation>
    </message>
    <message>
        <source>They are covered by another card either way.</source>
        <translation>Er komt in elk geval een andere kaart op.</translation>
    </message>
    <message>
        <source>Wild cards and {bonuses} turned up at the start go back</source>
        <translation>Wilde kaarten en {bonuses} aan het begin gaan terug</translation>
    </message>
    <message>
        <source>They are put under the {stock}, and another card is turned up.</source>
        <translation>Ze komen onder de {stock}, en er wordt een andere kaart omgedraaid.</translation>
    </message>
    <message>
        <source>Face-down cards under the first card of the {pile}</source>
        <translation>Gesloten kaarten onder de eerste kaart van de {pile}</translation>
    </message>
    <message>
        <source>As many as its rank counts; who takes the {pile} gets them, too.</source>
        <translation>Zoveel als de waarde ervan telt; wie de {pile} pakt, krijgt ze ook.</translation>
    </message>
    <message>
        <source>Draw cards for partners</source>
        <translation>Partners loten met kaarten</translation>
    </message>
    <message>
        <source>Before the match everybody draws a card; the highest two play together.</source>
        <translation>Voor de partij trekt iedereen een kaart; de twee hoogste spelen samen.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Eerste deler</translation>
    </message>
    <message>
        <source>Who deals first in a match.</source>
        <translation>Wie in een partij het eerst deelt.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>the players choose</source>
        <translation>de spelers kiezen</translation>
    </message>
    <message>
        <source>right of the highest card drawn</source>
        <translation>rechts van de hoogste getrokken kaart</translation>
    </message>
    <message>
        <source>Cut before dealing</source>
        <translation>Couperen voor het delen</translation>
    </message>
    <message>
        <source>The deck is cut before each deal. The cards stay as they come.</source>
        <translation>Voor elke ronde wordt er gecoupeerd. De kaarten blijven zoals ze komen.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone</source>
        <translation>Wie het eerst de {pile} pakt, speelt alleen</translation>
    </message>
    <message>
        <source>For three: the other two are partners for the rest of the deal.</source>
        <translation>Met drie spelers: de andere twee zijn partners voor de rest van de ronde.</translation>
    </message>
</context>
<context>
    <name>DeckControl</name>
    <message>
        <source>More cards</source>
        <translation>Meer kaarten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>{name}, with suits of its own</source>
        <translation>{name}, met eigen kleuren</translation>
    </message>
    <message>
        <source>Your cards are not there any more: open them again.</source>
        <translation>Uw kaarten zijn er niet meer: open ze opnieuw.</translation>
    </message>
    <message>
        <source>A card deck of KDE or GNOME…</source>
        <translation>Een kaartspel van KDE of GNOME…</translation>
    </message>
    <message>
        <source>A folder of pictures…</source>
        <translation>Een map met afbeeldingen…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>Card decks ({kinds})</source>
        <translation>Kaartspellen ({kinds})</translation>
    </message>
    <message>
        <source>Open a card deck</source>
        <translation>Een kaartspel openen</translation>
    </message>
    <message>
        <source>Open a folder with a picture of each card</source>
        <translation>Een map openen met een afbeelding van elke kaart</translation>
    </message>
    <message>
        <source>{name} is being opened…</source>
        <translation>{name} wordt geopend…</translation>
    </message>
    <message>
        <source>{name} is being opened: {done} %</source>
        <translation>{name} wordt geopend: {done}%</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>{name} cannot be read. Allow Canasta to read it, or copy it elsewhere.</source>
        <translation>{name} kan niet worden gelezen. Geef Canasta toestemming om het te lezen of kopieer het naar een andere plaats.</translation>
    </message>
    <message>
        <source>{name} is larger than cards ever are. Choose another deck.</source>
        <translation>{name} is groter dan kaarten ooit zijn. Kies een ander kaartspel.</translation>
    </message>
    <message>
        <source>{name} is damaged or no card deck. Choose another one.</source>
        <translation>{name} is beschadigd of geen kaartspel. Kies een ander.</translation>
    </message>
    <message>
        <source>There are no playing cards in {name}. Choose a card deck of KDE, GNOME or PySolFC.</source>
        <translation>Er zitten geen speelkaarten in {name}. Kies een kaartspel van KDE, GNOME of PySolFC.</translation>
    </message>
    <message>
        <source>{name} holds other cards than canasta is played with. Choose another deck.</source>
        <translation>{name} bevat andere kaarten dan waarmee canasta wordt gespeeld. Kies een ander kaartspel.</translation>
    </message>
    <message>
        <source>Some of the 52 cards are missing in {name}. Choose a whole deck.</source>
        <translation>In {name} ontbreken enkele van de 52 kaarten. Kies een volledig kaartspel.</translation>
    </message>
    <message>
        <source>Drawing {name} takes too long. Choose another deck.</source>
        <translation>Het tekenen van {name} duurt te lang. Kies een ander kaartspel.</translation>
    </message>
    <message>
        <source>There is no room to keep {name}. Make room on the disk, then try again.</source>
        <translation>Er is geen ruimte om {name} te bewaren. Maak ruimte vrij op de schijf en probeer het opnieuw.</translation>
    </message>
</context>
<context>
    <name>DimTools</name>
    <message>
        <source>No match is on the table: deal the cards first.</source>
        <translation>Er is geen partij op tafel: deel eerst de kaarten.</translation>
    </message>
    <message>
        <source>Only in a match, not in a lesson, an exercise or a watched deal.</source>
        <translation>Alleen in een partij, niet in een les, een oefening of een ronde die u bekijkt.</translation>
    </message>
    <message>
        <source>Nobody has played since your last move.</source>
        <translation>Sinds uw laatste zet heeft niemand gespeeld.</translation>
    </message>
    <message>
        <source>You have taken nothing back.</source>
        <translation>U hebt niets ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>In deze partij is nog geen ronde afgelopen.</translation>
    </message>
    <message>
        <source>No computer has played in this deal yet.</source>
        <translation>In deze ronde heeft nog geen computer gespeeld.</translation>
    </message>
    <message>
        <source>No other deal follows whose rules could change.</source>
        <translation>Er volgt geen ronde meer waarvan de regels kunnen veranderen.</translation>
    </message>
    <message>
        <source>Only where several people play a match that is not over.</source>
        <translation>Alleen als meerdere mensen een partij spelen die niet is afgelopen.</translation>
    </message>
    <message>
        <source>Only where people play a match that is not over.</source>
        <translation>Alleen als mensen een partij spelen die niet is afgelopen.</translation>
    </message>
</context>
<context>
    <name>DiscardDecision</name>
    <message>
        <source>What to discard</source>
        <translation>Wat u aflegt</translation>
    </message>
    <message>
        <source>The card that helps the next player least.</source>
        <translation>De kaart die de volgende speler het minst helpt.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others: whoever plays next can take the {pile} with a card that fits one of them.</source>
        <translation>Kijk naar de combinaties van de anderen voordat u aflegt: wie na u komt, kan de {pile} pakken met een kaart die bij een daarvan past.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}. Which card do you discard?</source>
        <translation>Er liggen {count} kaarten in de {pile}. Welke kaart legt u af?</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Find one of which they have no meld.</source>
        <translation>Die kaart past bij een combinatie van hen: hij geeft hun alle {count} kaarten. Zoek er een waarvan ze geen combinatie hebben.</translation>
    </message>
    <message>
        <source>The seven is the safest: three sevens lie in the {pile}, so few are left in the hands of others. What was discarded before tells what is safe.</source>
        <translation>De zeven is het veiligst: er liggen drie zevens in de {pile}, dus anderen hebben er nog maar weinig. Wat eerder is afgelegd, vertelt wat veilig is.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}, and four of your cards fit their melds. But you hold a {stop}.</source>
        <translation>Er liggen {count} kaarten in de {pile}, en vier van uw kaarten passen bij hun combinaties. Maar u hebt een {stop}.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Welke kaart legt u af? U beslist.</translation>
    </message>
    <message>
        <source>With two eights, or an eight and a wild card, they get all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Met twee achten, of een acht en een wilde kaart, krijgen zij alle {count} kaarten. Onder de {stop} krijgt niemand ze.</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Die kaart past bij een combinatie van hen: hij geeft hun alle {count} kaarten. Onder de {stop} krijgt niemand ze.</translation>
    </message>
    <message>
        <source>It holds the next player off for one turn only. Keep a {stop} for the moment at which much is at stake.</source>
        <translation>Hij houdt de volgende speler maar één beurt tegen. Bewaar een {stop} voor het moment waarop er veel op het spel staat.</translation>
    </message>
</context>
<context>
    <name>DiscardFacts</name>
    <message>
        <source>Mind: the next player can take the {pile} for it and add it to {ranks}.</source>
        <translation>Let op: de volgende speler kan er de {pile} voor pakken en hem aanleggen bij {ranks}.</translation>
    </message>
    <message>
        <source>The next player has not opened and needs a natural pair for it.</source>
        <translation>De volgende speler heeft nog niet geopend en heeft er een natuurlijk paar voor nodig.</translation>
    </message>
    <message>
        <source>{ranks}: the next player threw one away too.</source>
        <translation>{ranks}: de volgende speler legde er ook een af.</translation>
    </message>
    <message>
        <source>{ranks}: the next player let one lie lately.</source>
        <translation>{ranks}: de volgende speler liet er onlangs een liggen.</translation>
    </message>
    <message>
        <source>The next player&apos;s side has no meld of {ranks}.</source>
        <translation>De kant van de volgende speler heeft geen combinatie van {ranks}.</translation>
    </message>
    <message>
        <source>Nothing else in the hand goes with it.</source>
        <translation>Niets anders in de hand past erbij.</translation>
    </message>
    <message>
        <source>{melded} melded</source>
        <translation>{melded} op tafel</translation>
    </message>
    <message>
        <source>{piled} in the {pile}</source>
        <translation>{piled} in de {pile}</translation>
    </message>
    <message>
        <source>{ranks}: {where}; {unseen} not seen yet.</source>
        <translation>{ranks}: {where}; {unseen} nog niet gezien.</translation>
    </message>
</context>
<context>
    <name>DiscardReasons</name>
    <message>
        <source>With a wild card on top, the next player cannot take the {pile}.</source>
        <translation>Met een wilde kaart bovenop kan de volgende speler de {pile} niet pakken.</translation>
    </message>
    <message>
        <source>With this card on top, the next player cannot take the {pile}.</source>
        <translation>Met deze kaart bovenop kan de volgende speler de {pile} niet pakken.</translation>
    </message>
    <message>
        <source>It was the card that could be spared best.</source>
        <translation>Het was de kaart die het best gemist kon worden.</translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Het risico dat de volgende speler er de {pile} voor pakt: {risk} op 100.</translation>
    </message>
    <message numerus="yes">
        <source>In the hand it was worth about %Ln points.</source>
        <translation>
            <numerusform>In de hand was hij ongeveer %Ln punt waard.</numerusform>
            <numerusform>In de hand was hij ongeveer %Ln punten waard.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner may want to lay some cards first.</source>
        <translation>Misschien wil de partner eerst nog kaarten neerleggen.</translation>
    </message>
    <message>
        <source>By these rules nobody goes out without asking the partner.</source>
        <translation>Volgens deze regels gaat niemand uit zonder het de partner te vragen.</translation>
    </message>
    <message>
        <source>That depends on what the cards in the hand would lose.</source>
        <translation>Dat hangt af van wat de kaarten in de hand zouden kosten.</translation>
    </message>
    <message numerus="yes">
        <source>They would have lost %Ln points.</source>
        <translation>
            <numerusform>Ze hadden %Ln punt gekost.</numerusform>
            <numerusform>Ze hadden %Ln punten gekost.</numerusform>
        </translation>
    </message>
    <message>
        <source>A special hand ({hand}): {points} points at once.</source>
        <translation>Een speciale hand ({hand}): meteen {points} punten.</translation>
    </message>
    <message>
        <source>All cards could go, and that ends the deal.</source>
        <translation>Alle kaarten konden weg, en daarmee eindigt de ronde.</translation>
    </message>
    <message numerus="yes">
        <source>All cards could go, and with %n canastas that ends the deal.</source>
        <translation>
            <numerusform>Alle kaarten konden weg, en met %n canasta eindigt daarmee de ronde.</numerusform>
            <numerusform>Alle kaarten konden weg, en met %n canasta’s eindigt daarmee de ronde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawReasons</name>
    <message>
        <source>The {pile} was not to be had, or not worth it.</source>
        <translation>De {pile} was niet te krijgen of niet de moeite waard.</translation>
    </message>
    <message>
        <source>The {stock} is empty, and the {pile} was not to be had, or not worth it.</source>
        <translation>De {stock} is leeg, en de {pile} was niet te krijgen of niet de moeite waard.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the {pile} seemed worth more than drawing from the {stock}.</source>
        <translation>
            <numerusform>%n kaart uit de {pile} leek meer waard dan trekken van de {stock}.</numerusform>
            <numerusform>%n kaarten uit de {pile} leken meer waard dan trekken van de {stock}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looked better by %Ln points.</source>
        <translation>
            <numerusform>Dat leek %Ln punt beter.</numerusform>
            <numerusform>Dat leek %Ln punten beter.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no other way to go on.</source>
        <translation>Er was geen andere manier om verder te gaan.</translation>
    </message>
    <message numerus="yes">
        <source>The {pile} could be taken, but that looked %Ln points worse.</source>
        <translation>
            <numerusform>De {pile} kon gepakt worden, maar dat leek %Ln punt slechter.</numerusform>
            <numerusform>De {pile} kon gepakt worden, maar dat leek %Ln punten slechter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Caliente card brings %n new cards.</source>
        <translation>
            <numerusform>De Calientekaart levert %n nieuwe kaart op.</numerusform>
            <numerusform>De Calientekaart levert %n nieuwe kaarten op.</numerusform>
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
            <numerusform>punten per ronde ten opzichte van “{level}” met dezelfde kaarten, over %n ronde</numerusform>
            <numerusform>punten per ronde ten opzichte van “{level}” met dezelfde kaarten, over %n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rating follows from %n compared deals of a game.</source>
        <translation>
            <numerusform>Een waardering volgt na %n vergeleken ronde van een spel.</numerusform>
            <numerusform>Een waardering volgt na %n vergeleken rondes van een spel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {figure} {explanation}.</source>
        <translation>Uw waardering: {figure} {explanation}.</translation>
    </message>
    <message>
        <source>The nearest strength is “{level}”.</source>
        <translation>De dichtstbijzijnde sterkte is “{level}”.</translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>With Caliente cards</source>
        <translation>Met Calientekaarten</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>De aflegstapel is altijd bevroren</translation>
    </message>
    <message>
        <source>With a third deck</source>
        <translation>Met een derde spel kaarten</translation>
    </message>
    <message>
        <source>All six play</source>
        <translation>Alle zes spelen mee</translation>
    </message>
    <message>
        <source>With four packs of cards</source>
        <translation>Met vier spellen kaarten</translation>
    </message>
    <message>
        <source>With three packs of cards</source>
        <translation>Met drie spellen kaarten</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>ongeveer {count} min</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} spelers</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} tot {most} spelers</translation>
    </message>
    <message>
        <source>{some} or {most} players</source>
        <translation>{some} of {most} spelers</translation>
    </message>
    <message>
        <source>{count} in each hand</source>
        <translation>{count} in elke hand</translation>
    </message>
    <message>
        <source>{count} more in each foot</source>
        <translation>nog {count} in elke voet</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>tot {points} punten</translation>
    </message>
    <message>
        <source>wild cards only in melds of their own</source>
        <translation>wilde kaarten alleen in eigen combinaties</translation>
    </message>
    <message>
        <source>no wild cards in melds</source>
        <translation>geen wilde kaarten in combinaties</translation>
    </message>
    <message>
        <source>at most {count} wild cards beside natural ones</source>
        <translation>hoogstens {count} wilde kaarten naast natuurlijke</translation>
    </message>
    <message>
        <source>at most {count} wild cards in a meld</source>
        <translation>hoogstens {count} wilde kaarten in een combinatie</translation>
    </message>
    <message>
        <source>at least {count} natural cards beside wild ones</source>
        <translation>ten minste {count} natuurlijke kaarten naast wilde</translation>
    </message>
    <message>
        <source>beside natural cards always fewer wild ones</source>
        <translation>naast natuurlijke kaarten altijd minder wilde</translation>
    </message>
    <message>
        <source>wild cards: always fewer than natural ones</source>
        <translation>wilde kaarten: altijd minder dan natuurlijke</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>de aflegstapel is altijd bevroren</translation>
    </message>
    <message>
        <source>two cards from the hand take the pile</source>
        <translation>twee kaarten uit de hand pakken de aflegstapel</translation>
    </message>
    <message>
        <source>the top card alone may join your meld</source>
        <translation>de bovenste kaart mag zonder hulp uit de hand bij uw combinatie</translation>
    </message>
    <message>
        <source>Samba with melds of wild cards; you go out with a sequence</source>
        <translation>Samba met combinaties van wilde kaarten; u gaat uit met een reeks</translation>
    </message>
    <message>
        <source>Sequences and melds of wild cards in one game; without a sequence of seven nobody goes out.</source>
        <translation>Reeksen en combinaties van wilde kaarten in één spel; zonder reeks van zeven gaat niemand uit.</translation>
    </message>
    <message>
        <source>The sources leave open whether black threes cost 100 when the stock runs out, and whether wild cards may join sets while a meld of them is unfinished. Here they cost 100 only when somebody went out, and wild cards are free.</source>
        <translation>De bronnen laten open of zwarte drieën 100 kosten als de stok opraakt, en of wilde kaarten bij sets mogen zolang een combinatie van wilde kaarten niet voltooid is. Hier kosten ze alleen 100 als er iemand is uitgegaan, en zijn wilde kaarten vrij.</translation>
    </message>
    <message>
        <source>Bolivia with canastas to open, and short sequences that cost</source>
        <translation>Bolivia waarin u met canasta’s opent en korte reeksen punten kosten</translation>
    </message>
    <message>
        <source>Bolivia with a canasta to open late in the match. Sequences of fewer than five cards cost 1,000 points.</source>
        <translation>Bolivia waarin u laat in de partij met een canasta opent. Reeksen van minder dan vijf kaarten kosten 1.000 punten.</translation>
    </message>
    <message>
        <source>The sources leave open what counts for the 200 points from 8,000 on, and whether each short sequence costs 1,000. Here the values of all cards laid count, without canastas, and each one costs.</source>
        <translation>De bronnen laten open wat er vanaf 8.000 voor de 200 punten telt, en of elke korte reeks 1.000 kost. Hier tellen de waarden van alle neergelegde kaarten, zonder canasta’s, en kost elke korte reeks punten.</translation>
    </message>
    <message>
        <source>Three packs or four, with sequences and melds of wild cards</source>
        <translation>Drie of vier spellen kaarten, met reeksen en combinaties van wilde kaarten</translation>
    </message>
    <message>
        <source>Sets, sequences and melds of wild cards, with three packs of cards or four.</source>
        <translation>Sets, reeksen en combinaties van wilde kaarten, met drie of vier spellen kaarten.</translation>
    </message>
    <message>
        <source>This is a reconstruction: only the packs and the kinds of melds are described. All other values are those of Bolivia, and house rules can change each of them.</source>
        <translation>Dit is een reconstructie: alleen de spellen kaarten en de soorten combinaties zijn beschreven. Alle andere waarden zijn die van Bolivia, en huisregels kunnen elk daarvan veranderen.</translation>
    </message>
    <message>
        <source>The laws of 1949 to 1951, with ordinary cards</source>
        <translation>De regels van 1949 tot 1951, met gewone kaarten</translation>
    </message>
    <message>
        <source>The game of the great canasta years: two natural cards of your own take a frozen pile.</source>
        <translation>Het spel van de grote canastajaren: twee eigen natuurlijke kaarten pakken een bevroren stapel.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Hand and Foot</source>
        <translation>De grote doos van Winning Moves: Hand and Foot</translation>
    </message>
    <message>
        <source>A second hand, the foot, waits for you. Four deals, and five canastas to go out.</source>
        <translation>Een tweede hand, de voet, wacht op u. Vier rondes, en vijf canasta’s om uit te gaan.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Samba</source>
        <translation>De grote doos van Winning Moves: Samba</translation>
    </message>
    <message>
        <source>Draw two cards, throw one. Sequences of seven cards pay most; two canastas to go out.</source>
        <translation>Trek twee kaarten, leg er één af. Reeksen van zeven kaarten leveren het meest op; twee canasta’s om uit te gaan.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Standard</source>
        <translation>De grote doos van Winning Moves: Standaard</translation>
    </message>
    <message>
        <source>The game of the big box, with Bonus and Stop cards; one canasta to go out.</source>
        <translation>Het spel van de grote doos, met Bonus- en Stopkaarten; één canasta om uit te gaan.</translation>
    </message>
    <message>
        <source>Melds end with seven cards, and wild canastas pay by what is in them</source>
        <translation>Combinaties eindigen bij zeven kaarten, en wilde canasta’s tellen naar wat erin zit</translation>
    </message>
    <message>
        <source>Seven twos are worth 4,000 points. The pile is always frozen, and no meld outgrows seven cards.</source>
        <translation>Zeven tweeën zijn 4.000 punten waard. De aflegstapel is altijd bevroren, en geen combinatie wordt groter dan zeven kaarten.</translation>
    </message>
    <message>
        <source>The source leaves open how many canastas you need for going out, and whose the black threes of a taken pile are. Here one canasta is enough, a wild one too, and they count for the side that took them, whatever it has melded.</source>
        <translation>De bron laat open hoeveel canasta’s u nodig hebt om uit te gaan, en van wie de zwarte drieën van een gepakte stapel zijn. Hier is één canasta genoeg, ook een wilde, en tellen ze voor de kant die ze pakte, wat die ook heeft neergelegd.</translation>
    </message>
    <message>
        <source>The boxed game as Geeky Hobbies explains it</source>
        <translation>Het spel in de doos, zoals Geeky Hobbies het uitlegt</translation>
    </message>
    <message>
        <source>The game of the boxes, told more fully; for every number of players.</source>
        <translation>Het spel van de dozen, uitvoeriger verteld; voor elk aantal spelers.</translation>
    </message>
    <message>
        <source>Hand and Foot as card players know it, with a pack more than players</source>
        <translation>Hand and Foot zoals kaarters het kennen, met één spel kaarten meer dan er spelers zijn</translation>
    </message>
    <message>
        <source>A second hand waits for you. From the pile come the top seven cards, and two twos take a two.</source>
        <translation>Een tweede hand wacht op u. Van de stapel komen de bovenste zeven kaarten, en twee tweeën pakken een twee.</translation>
    </message>
    <message>
        <source>The sources leave open where a joker that two jokers take is laid, and how play ends with the stock. Here it joins the open meld of wild cards, and play goes on while the pile is taken.</source>
        <translation>De bronnen laten open waar een joker komt die door twee jokers wordt gepakt, en hoe het spel eindigt als de stok op is. Hier komt hij bij de open combinatie van wilde kaarten, en gaat het spel door zolang de stapel gepakt wordt.</translation>
    </message>
    <message>
        <source>The boxed game by Hasbro, 2001</source>
        <translation>Het spel in de doos van Hasbro, 2001</translation>
    </message>
    <message>
        <source>Any number of wild cards, as long as they are fewer than the natural ones.</source>
        <translation>Zoveel wilde kaarten als u wilt, zolang het er minder zijn dan de natuurlijke.</translation>
    </message>
    <message>
        <source>Three packs without sequences; twos are a rank of their own</source>
        <translation>Drie spellen kaarten, zonder reeksen; tweeën zijn een eigen waarde</translation>
    </message>
    <message>
        <source>The pile begins with cards that nobody knows, and only a pair takes it. Seven twos pay 3,000, and many canastas pay extra.</source>
        <translation>De stapel begint met kaarten die niemand kent, en alleen een paar pakt hem. Zeven tweeën leveren 3.000 op, en veel canasta’s extra punten.</translation>
    </message>
    <message>
        <source>The sources leave open when red threes count minus, which side gets the points for many canastas, and how many cards lie under an ace. Here red threes need two canastas, both sides get the points, and it is 14.</source>
        <translation>De bronnen laten open wanneer rode drieën minpunten tellen, welke kant de punten voor veel canasta’s krijgt, en hoeveel kaarten er onder een aas liggen. Hier hebben rode drieën twee canasta’s nodig, krijgen beide kanten de punten, en zijn het er 14.</translation>
    </message>
    <message>
        <source>Thirteen cards, no card turned up, and no mercy for what is left unfinished</source>
        <translation>Dertien kaarten, geen kaart omgedraaid, en geen genade voor wat niet af is</translation>
    </message>
    <message>
        <source>The pile is always frozen and begins empty. Sevens and aces pay 2,500, wild cards 2,000 or more; unfinished, they cost as much.</source>
        <translation>De aflegstapel is altijd bevroren en begint leeg. Zevens en azen leveren 2.500 op, wilde kaarten 2.000 of meer; niet voltooid kosten ze evenveel.</translation>
    </message>
    <message>
        <source>The sources leave open what happens when every discard is barred, and what an unfinished meld with four jokers costs. Here any card is thrown then, and it costs 2,000 points as others do. A special hand needs no canastas and no question, and twos and jokers mix only as the five wild cards of a dream hand.</source>
        <translation>De bronnen laten open wat er gebeurt als geen enkele kaart mag worden afgelegd, en wat een onvoltooide combinatie met vier jokers kost. Hier mag dan elke kaart worden afgelegd, en kost die combinatie net als andere 2.000 punten. Voor een speciale hand zijn geen canasta’s nodig en hoeft niemand iets te vragen, en tweeën en jokers gaan alleen samen als de vijf wilde kaarten van een droomhand.</translation>
    </message>
    <message>
        <source>Four packs for five or six, with a packet to earn and sevens to keep</source>
        <translation>Vier spellen kaarten voor vijf of zes, met een pakje om te verdienen en zevens om te bewaren</translation>
    </message>
    <message>
        <source>Your first canasta brings you eleven more cards. Sevens stay in the hand until both sides have a canasta of them.</source>
        <translation>Uw eerste canasta levert u elf kaarten extra op. Zevens blijven in de hand tot beide kanten er een canasta van hebben.</translation>
    </message>
    <message>
        <source>The sources leave open when the packet is taken up, whether one must have it for going out, and what going out pays. Here it comes at once, nobody goes out without it, and going out pays 100.</source>
        <translation>De bronnen laten open wanneer het pakje wordt opgepakt, of u het moet hebben om uit te gaan, en wat uitgaan oplevert. Hier komt het meteen, gaat niemand uit zonder, en levert uitgaan 100 op.</translation>
    </message>
    <message>
        <source>Classic canasta with four packs; its own rules were never published</source>
        <translation>Klassieke canasta met vier spellen kaarten; eigen regels zijn nooit gepubliceerd</translation>
    </message>
    <message>
        <source>Four packs, two cards a turn and two canastas to go out: classic canasta at full speed.</source>
        <translation>Vier spellen kaarten, twee kaarten per beurt en twee canasta’s om uit te gaan: klassieke canasta op volle snelheid.</translation>
    </message>
    <message>
        <source>Nothing is known of this game but its name and its four packs. All else is our own reading, classic canasta made larger; house rules change it.</source>
        <translation>Van dit spel zijn alleen de naam en de vier spellen kaarten bekend. De rest is onze eigen uitleg: klassieke canasta in het groot; huisregels veranderen het.</translation>
    </message>
    <message>
        <source>The game with three packs from the laws of 1951</source>
        <translation>Het spel met drie spellen kaarten uit de regels van 1951</translation>
    </message>
    <message>
        <source>Sequences of one suit pay most. Two canastas to go out, and red threes need them, too.</source>
        <translation>Reeksen van één kleur leveren het meest op. Twee canasta’s om uit te gaan, en ook rode drieën hebben die nodig.</translation>
    </message>
    <message>
        <source>The sources disagree about the first melds from 7,000 points on, 150 or 160, and do not say whether a hand laid at once needs them. Here they need 150, always.</source>
        <translation>De bronnen zijn het niet eens over de eerste combinaties vanaf 7.000 punten, 150 of 160, en zeggen niet of een hand die in één keer wordt neergelegd ze nodig heeft. Hier is het altijd 150.</translation>
    </message>
    <message>
        <source>Canasta with three packs for six players, all of them at the table</source>
        <translation>Canasta met drie spellen kaarten voor zes spelers, allemaal aan tafel</translation>
    </message>
    <message>
        <source>Six play at once, in two sides of three or three sides of two; two canastas to go out.</source>
        <translation>Zes spelers tegelijk, in twee kanten van drie of drie kanten van twee; twee canasta’s om uit te gaan.</translation>
    </message>
    <message>
        <source>The source tells what differs from the game for four. It does not say how many cards are drawn, nor whether the card turned up counts toward the first meld: here both are as in the game for four.</source>
        <translation>De bron vertelt wat er anders is dan met vier spelers. Niet hoeveel kaarten u trekt, en ook niet of de omgedraaide kaart voor de opening telt: hier is beide zoals met vier spelers.</translation>
    </message>
    <message>
        <source>Classic canasta with ordinary cards</source>
        <translation>Klassieke canasta met gewone kaarten</translation>
    </message>
    <message>
        <source>A good beginning: ordinary cards, short rules, and always two cards of your own for the pile.</source>
        <translation>Een goed begin: gewone kaarten, korte regels, en voor de stapel altijd twee eigen kaarten.</translation>
    </message>
    <message>
        <source>Canasta for three, with a lone hand against two partners</source>
        <translation>Canasta voor drie, één alleen tegen twee partners</translation>
    </message>
    <message>
        <source>All begin alone. Who first takes the pile plays on alone, and the other two become partners for the deal.</source>
        <translation>Iedereen begint alleen. Wie het eerst de stapel pakt, speelt alleen verder, en de andere twee worden partners voor die ronde.</translation>
    </message>
    <message>
        <source>The sources leave open whether a partner&apos;s melds of the same rank are joined, and whether going out needs one canasta or two. Here both melds stay, and two canastas are needed, those of both partners together.</source>
        <translation>De bronnen laten open of combinaties van dezelfde waarde van twee partners worden samengevoegd, en of uitgaan één of twee canasta’s vraagt. Hier blijven beide combinaties liggen en zijn er twee canasta’s nodig, van beide partners samen.</translation>
    </message>
    <message>
        <source>Wild cards alone are melds, and the pile is always frozen</source>
        <translation>Wilde kaarten vormen eigen combinaties, en de aflegstapel is altijd bevroren</translation>
    </message>
    <message>
        <source>Wild cards make canastas of their own, and the pile is always frozen.</source>
        <translation>Wilde kaarten vormen eigen canasta’s, en de aflegstapel is altijd bevroren.</translation>
    </message>
    <message>
        <source>The sources leave open whether a wild canasta counts for going out as any other does, and whether wild cards may still join other melds while one of wild cards is unfinished. Here both hold.</source>
        <translation>De bronnen laten open of een wilde canasta voor het uitgaan telt zoals elke andere, en of wilde kaarten nog bij andere combinaties mogen zolang een combinatie van wilde kaarten niet voltooid is. Hier geldt beide.</translation>
    </message>
    <message>
        <source>The boxed game by Winning Moves</source>
        <translation>Het spel in de doos van Winning Moves</translation>
    </message>
    <message>
        <source>The usual boxed game: Bonus, Stop and wild cards with pictures, one canasta to go out.</source>
        <translation>Het gewone spel uit de doos: Bonus-, Stop- en wilde kaarten met plaatjes, één canasta om uit te gaan.</translation>
    </message>
</context>
<context>
    <name>EndTexts</name>
    <message>
        <source>That was the lesson “{title}”.</source>
        <translation>Dat was de les “{title}”.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Volgende: {title}</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Without a {stock}, a fitting card must be taken</source>
        <translation>Zonder {stock} moet een passende kaart worden gepakt</translation>
    </message>
    <message>
        <source>When the top card fits your meld and the {pile} is not frozen.</source>
        <translation>Als de bovenste kaart bij uw combinatie past en de {pile} niet bevroren is.</translation>
    </message>
    <message>
        <source>The last card of the {stock} ends the deal</source>
        <translation>De laatste kaart van de {stock} beëindigt de ronde</translation>
    </message>
    <message>
        <source>Who draws it plays the turn to its end; then the deal is over.</source>
        <translation>Wie hem trekt, speelt de beurt uit; daarna is de ronde afgelopen.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card end the deal</source>
        <translation>{bonuses} als laatste kaart beëindigen de ronde</translation>
    </message>
    <message>
        <source>There is no card left to replace it with.</source>
        <translation>Er is geen kaart meer om hem mee te vervangen.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card stay in the hand</source>
        <translation>{bonuses} als laatste kaart blijven in de hand</translation>
    </message>
    <message>
        <source>They are not laid then, and cost what such a card costs in a hand.</source>
        <translation>Ze worden dan niet neergelegd, en kosten wat zo’n kaart in een hand kost.</translation>
    </message>
    <message>
        <source>A deal in which nobody goes out is void</source>
        <translation>Een ronde waarin niemand uitgaat, telt niet</translation>
    </message>
    <message>
        <source>When the {stock} is used up, no side scores anything.</source>
        <translation>Als de {stock} op is, krijgt geen enkele kant punten.</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Punten om de partij te winnen</translation>
    </message>
    <message>
        <source>A side with so many points ends the match.</source>
        <translation>Een kant met zoveel punten beëindigt de partij.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>geen doel</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Rondes in een partij</translation>
    </message>
    <message>
        <source>After so many deals the match is over.</source>
        <translation>Na zoveel rondes is de partij afgelopen.</translation>
    </message>
    <message>
        <source>until the target is reached</source>
        <translation>tot het doel bereikt is</translation>
    </message>
    <message>
        <source>Sides that are equal at the end</source>
        <translation>Gelijke stand aan het eind</translation>
    </message>
    <message>
        <source>When two sides lead with the same score as the match would be over.</source>
        <translation>Als twee kanten met dezelfde score bovenaan staan en de partij afgelopen zou zijn.</translation>
    </message>
    <message>
        <source>another deal decides</source>
        <translation>nog een ronde beslist</translation>
    </message>
    <message>
        <source>they share the win</source>
        <translation>ze winnen samen</translation>
    </message>
</context>
<context>
    <name>ErrorRateTexts</name>
    <message>
        <source>Points lost a decision</source>
        <translation>Verloren punten per beslissing</translation>
    </message>
    <message numerus="yes">
        <source>{points} in %n decisions</source>
        <translation>
            <numerusform>{points} bij %n beslissing</numerusform>
            <numerusform>{points} bij %n beslissingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the moves of the hints, in many trials. Their luck counts for and against you, and cancels out in time.</source>
        <translation>Vergeleken met de zetten van de tips, in veel proeven. Het toeval daarvan telt voor en tegen u en heft zich op den duur op.</translation>
    </message>
    <message>
        <source>Result {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Resultaat {lead}: eigen beslissingen {own} ± {doubt}, kaarten en andere spelers {rest}.</translation>
    </message>
    <message>
        <source>Mean result of a deal {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Gemiddeld resultaat van een ronde {lead}: eigen beslissingen {own} ± {doubt}, kaarten en andere spelers {rest}.</translation>
    </message>
    <message>
        <source>{first} at first, {last} of late.</source>
        <comment>points lost a decision</comment>
        <translation>Eerst {first}, de laatste tijd {last}.</translation>
    </message>
    <message>
        <source>Let a deal be reviewed to the end, and it counts here.</source>
        <translation>Een terugblik die tot het einde loopt, telt hier mee.</translation>
    </message>
    <message>
        <source>Three exercises</source>
        <translation>Drie oefeningen</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Deal {deal}. You deal.</source>
        <translation>Ronde {deal}. U deelt.</translation>
    </message>
    <message>
        <source>Deal {deal}. {player} deals.</source>
        <translation>Ronde {deal}. {player} deelt.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>U doet niet mee.</translation>
    </message>
    <message>
        <source>{player} sits out.</source>
        <translation>{player} doet niet mee.</translation>
    </message>
    <message>
        <source>{player} ({card})</source>
        <comment>a player and the card drawn</comment>
        <translation>{player} ({card})</translation>
    </message>
    <message>
        <source>Cards drawn for the seats: {cards}.</source>
        <translation>Kaarten getrokken voor de plaatsen: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Uw hand: {cards}.</translation>
    </message>
    <message>
        <source>You lay a {bonus}.</source>
        <translation>U legt een {bonus} neer.</translation>
    </message>
    <message>
        <source>{player} lays a {bonus}.</source>
        <translation>{player} legt een {bonus} neer.</translation>
    </message>
    <message>
        <source>You lay a {stop} aside.</source>
        <translation>U legt een {stop} opzij.</translation>
    </message>
    <message>
        <source>{player} lays a {stop} aside.</source>
        <translation>{player} legt een {stop} opzij.</translation>
    </message>
    <message>
        <source>You play alone in this deal; {first} and {second} are partners.</source>
        <translation>U speelt deze ronde alleen; {first} en {second} zijn partners.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; you and {second} are partners.</source>
        <translation>{lone} speelt deze ronde alleen; u en {second} zijn partners.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; {first} and {second} are partners.</source>
        <translation>{lone} speelt deze ronde alleen; {first} en {second} zijn partners.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Omgedraaid: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie face down under it.</source>
        <translation>
            <numerusform>Eronder ligt %n kaart gesloten.</numerusform>
            <numerusform>Eronder liggen %n kaarten gesloten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>U bent aan de beurt.</translation>
    </message>
    <message>
        <source>{player} draws another card instead.</source>
        <translation>{player} trekt er een andere kaart voor.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} trekt een kaart.</translation>
    </message>
    <message>
        <source>You draw {a_card}.</source>
        <translation>U trekt {a_card}.</translation>
    </message>
    <message>
        <source>{player} draws {a_card}.</source>
        <translation>{player} trekt {a_card}.</translation>
    </message>
    <message>
        <source>You draw {a_card} instead.</source>
        <translation>U trekt er {a_card} voor.</translation>
    </message>
    <message>
        <source>{player} draws {a_card} instead.</source>
        <translation>{player} trekt er {a_card} voor.</translation>
    </message>
    <message numerus="yes">
        <source>You take the {pile}: %n cards.</source>
        <translation>
            <numerusform>U pakt de {pile}: %n kaart.</numerusform>
            <numerusform>U pakt de {pile}: %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the {pile}: %n cards.</source>
        <translation>
            <numerusform>{player} pakt de {pile}: %n kaart.</numerusform>
            <numerusform>{player} pakt de {pile}: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down under it were {cards}.</source>
        <translation>Gesloten eronder lagen {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the %n face-down cards.</source>
        <translation>
            <numerusform>{player} krijgt ook de %n gesloten kaart.</numerusform>
            <numerusform>{player} krijgt ook de %n gesloten kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play a Caliente card.</source>
        <translation>U speelt een Calientekaart.</translation>
    </message>
    <message>
        <source>{player} plays a Caliente card.</source>
        <translation>{player} speelt een Calientekaart.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>U legt neer: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays {cards}.</source>
        <translation>{player} legt neer: {cards}.</translation>
    </message>
    <message>
        <source>You add {cards}.</source>
        <translation>U legt aan: {cards}.</translation>
    </message>
    <message>
        <source>{player} adds {cards}.</source>
        <translation>{player} legt aan: {cards}.</translation>
    </message>
    <message>
        <source>You combine two melds.</source>
        <translation>U voegt twee combinaties samen.</translation>
    </message>
    <message>
        <source>{player} combines two melds.</source>
        <translation>{player} voegt twee combinaties samen.</translation>
    </message>
    <message>
        <source>A natural canasta!</source>
        <translation>Een zuivere canasta!</translation>
    </message>
    <message>
        <source>A mixed canasta!</source>
        <translation>Een gemengde canasta!</translation>
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
        <translation>Een canasta van zevens!</translation>
    </message>
    <message>
        <source>You discard {a_card}.</source>
        <translation>U legt {a_card} af.</translation>
    </message>
    <message>
        <source>{player} discards {a_card}.</source>
        <translation>{player} legt {a_card} af.</translation>
    </message>
    <message>
        <source>The {pile} is frozen.</source>
        <translation>De {pile} is bevroren.</translation>
    </message>
    <message>
        <source>You ask {partner}: may I go out?</source>
        <translation>U vraagt {partner}: mag ik uitgaan?</translation>
    </message>
    <message>
        <source>{player} asks you: may I go out?</source>
        <translation>{player} vraagt u: mag ik uitgaan?</translation>
    </message>
    <message>
        <source>{player} asks {partner}: may I go out?</source>
        <translation>{player} vraagt {partner}: mag ik uitgaan?</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>U zegt ja.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>U zegt nee.</translation>
    </message>
    <message>
        <source>{player} says yes.</source>
        <translation>{player} zegt ja.</translation>
    </message>
    <message>
        <source>{player} says no.</source>
        <translation>{player} zegt nee.</translation>
    </message>
    <message>
        <source>You could not go out: all see {cards}.</source>
        <translation>U kon niet uitgaan: iedereen ziet {cards}.</translation>
    </message>
    <message>
        <source>{player} could not go out and shows {cards}.</source>
        <translation>{player} kon niet uitgaan en toont {cards}.</translation>
    </message>
    <message>
        <source>You pick up your foot.</source>
        <translation>U pakt uw voet op.</translation>
    </message>
    <message>
        <source>{player} picks up the foot.</source>
        <translation>{player} pakt de voet op.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>U past.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} past.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>De {stock} is leeg.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>U bent uitgegaan.</translation>
    </message>
    <message>
        <source>{player} went out.</source>
        <translation>{player} is uitgegaan.</translation>
    </message>
    <message>
        <source>You went out with a concealed hand.</source>
        <translation>U bent gesloten uitgegaan.</translation>
    </message>
    <message>
        <source>{player} went out with a concealed hand.</source>
        <translation>{player} is gesloten uitgegaan.</translation>
    </message>
    <message>
        <source>You laid a special hand open: {hand}.</source>
        <translation>U hebt een speciale hand open gelegd: {hand}.</translation>
    </message>
    <message>
        <source>{player} laid a special hand open: {hand}.</source>
        <translation>{player} heeft een speciale hand open gelegd: {hand}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>De ronde is afgelopen.</translation>
    </message>
    <message>
        <source>The deal is over: the {stock} is empty and nobody went out.</source>
        <translation>De ronde is afgelopen: de {stock} is leeg en niemand ging uit.</translation>
    </message>
    <message>
        <source>The deal is over: the last card was a {bonus}.</source>
        <translation>De ronde is afgelopen: de laatste kaart was een {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {points} points.</source>
        <translation>{side}: {points} punten.</translation>
    </message>
    <message>
        <source>The match is over. {side}: victory!</source>
        <translation>De partij is afgelopen. {side}: gewonnen!</translation>
    </message>
</context>
<context>
    <name>ExerciseFlow</name>
    <message>
        <source>The judge could not look at every move. Nothing is kept.</source>
        <translation>De scheidsrechter kon niet elke zet bekijken. Er wordt niets bewaard.</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Terug naar de oefening</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Opening with exactly the minimum</source>
        <translation>Openen met precies het minimum</translation>
    </message>
    <message>
        <source>Taking a frozen {pile}</source>
        <translation>Een bevroren {pile} pakken</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Verdedigen</translation>
    </message>
    <message>
        <source>When to freeze</source>
        <translation>Wanneer u bevriest</translation>
    </message>
    <message>
        <source>When to go out</source>
        <translation>Wanneer u uitgaat</translation>
    </message>
    <message>
        <source>The {stock} runs out</source>
        <translation>De {stock} raakt op</translation>
    </message>
    <message>
        <source>Draw, then open with as few cards as you can: what stays in the hand can take the {pile}.</source>
        <translation>Trek, en open dan met zo weinig mogelijk kaarten: wat in de hand blijft, kan de {pile} pakken.</translation>
    </message>
    <message>
        <source>The {pile} is frozen, and you hold the pair. Is it worth more than a card from the {stock}?</source>
        <translation>De {pile} is bevroren, en u hebt het paar. Is de {pile} meer waard dan een kaart van de {stock}?</translation>
    </message>
    <message>
        <source>The others are ahead and want the {pile}. Find the discard that gives them least.</source>
        <translation>De anderen staan voor en willen de {pile}. Zoek de kaart die hun het minst geeft.</translation>
    </message>
    <message>
        <source>A fat {pile}, and the others have melds. Does your wild card pay more in the {pile} than in your hand?</source>
        <translation>Een dikke {pile}, en de anderen hebben combinaties. Levert uw wilde kaart in de {pile} meer op dan in uw hand?</translation>
    </message>
    <message>
        <source>You can go out soon. Now, or a turn later with more on the table?</source>
        <translation>U kunt binnenkort uitgaan. Nu, of een beurt later met meer op tafel?</translation>
    </message>
    <message>
        <source>Only two cards are left in the {stock}. Get rid of what would count against you.</source>
        <translation>Er liggen nog maar twee kaarten in de {stock}. Raak kwijt wat tegen u zou tellen.</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Meer oefeningen</translation>
    </message>
    <message>
        <source>From new deals</source>
        <translation>Uit nieuwe rondes</translation>
    </message>
    <message>
        <source>From my own deals</source>
        <translation>Uit mijn eigen rondes</translation>
    </message>
    <message>
        <source>Ten in a row, easy to hard</source>
        <translation>Tien achter elkaar, van makkelijk naar moeilijk</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Next for me</source>
        <translation>Volgende voor mij</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Positions from real deals. In each, one move is clearly the best: find it.</source>
        <translation>Stellingen uit echte rondes. In elk ervan is één zet duidelijk de beste: zoek hem.</translation>
    </message>
    <message numerus="yes">
        <source>%n from before come back today.</source>
        <translation>
            <numerusform>%n van eerder komt vandaag terug.</numerusform>
            <numerusform>%n van eerder komen vandaag terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>None from before comes back today.</source>
        <translation>Vandaag komt er geen van eerder terug.</translation>
    </message>
    <message>
        <source>About a minute each.</source>
        <translation>Ongeveer een minuut per oefening.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n oefening</numerusform>
            <numerusform>%n oefeningen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n nog niet geprobeerd</numerusform>
            <numerusform>%n nog niet geprobeerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n te herhalen</numerusform>
            <numerusform>%n te herhalen</numerusform>
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
            <numerusform>{made} van {most} gevonden; %n stelling bekeken.</numerusform>
            <numerusform>{made} van {most} gevonden; %n stellingen bekeken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new exercises were found.</source>
        <translation>
            <numerusform>Er is %n nieuwe oefening gevonden.</numerusform>
            <numerusform>Er zijn %n nieuwe oefeningen gevonden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made in the background, on this computer. It takes a few minutes.</source>
        <translation>Gemaakt op de achtergrond, op deze computer. Het duurt een paar minuten.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle thema’s</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle niveaus</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
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
        <translation>Als de {stock} leeg is</translation>
    </message>
    <message>
        <source>A deal that ends so is void: no side gets points in it, or loses any.</source>
        <translation>Een ronde die zo eindigt, telt niet: geen enkele kant krijgt of verliest er punten in.</translation>
    </message>
    <message>
        <source>Whoever draws the last card plays the turn to its end. With the discard the deal is over.</source>
        <translation>Wie de laatste kaart trekt, speelt de beurt uit. Met het afleggen is de ronde afgelopen.</translation>
    </message>
    <message>
        <source>Then nobody gets the points for going out.</source>
        <translation>Dan krijgt niemand de punten voor het uitgaan.</translation>
    </message>
    <message>
        <source>With an empty {stock} the deal goes on while each player takes the {pile}.</source>
        <translation>Met een lege {stock} gaat de ronde door zolang elke speler de {pile} pakt.</translation>
    </message>
    <message>
        <source>Nobody has to take it.</source>
        <translation>Niemand hoeft hem te pakken.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits an unfinished meld of the own side.</source>
        <translation>Wie hem kan pakken, moet dat doen als hij niet bevroren is en de bovenste kaart bij een onvoltooide combinatie van de eigen kant past.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits a meld of the own side.</source>
        <translation>Wie hem kan pakken, moet dat doen als hij niet bevroren is en de bovenste kaart bij een combinatie van de eigen kant past.</translation>
    </message>
    <message>
        <source>Whoever cannot take it, or does not want to, passes: the deal is over.</source>
        <translation>Wie hem niet kan of wil pakken, past: de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, it stays in the hand and costs {points} points, and the deal ends at once.</source>
        <translation>Is de laatste kaart van de {stock} een {bonus}, dan blijft hij in de hand en kost hij {points} punten, en de ronde eindigt meteen.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus} or a {stop}, it stays in the hand and the deal ends at once: the {bonus} costs {points} points, the {stop} its value.</source>
        <translation>Is de laatste kaart van de {stock} een {bonus} of een {stop}, dan blijft hij in de hand en eindigt de ronde meteen: de {bonus} kost {points} punten, de {stop} zijn waarde.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the deal ends at once.</source>
        <translation>Is de laatste kaart van de {stock} een {bonus}, dan eindigt de ronde meteen.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the turn goes on without it. Whoever then can neither discard nor go out ends the deal.</source>
        <translation>Is de laatste kaart van de {stock} een {bonus}, dan gaat de beurt zonder hem verder. Wie dan niet kan afleggen en niet kan uitgaan, beëindigt de ronde.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>A turn begins with %n cards from here, or with the {pile}.</source>
        <translation>
            <numerusform>Een beurt begint met %n kaart van hier of met de {pile}.</numerusform>
            <numerusform>Een beurt begint met %n kaarten van hier of met de {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends.</source>
        <translation>Er valt niets meer te trekken: wie de {pile} niet kan pakken, past, en de ronde eindigt.</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>De {pile}</translation>
    </message>
    <message>
        <source>It is empty. What is discarded lies here.</source>
        <translation>Hij is leeg. Wat wordt afgelegd, komt hier te liggen.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes all of it.</source>
        <translation>
            <numerusform>Er ligt %n kaart: {card}. Wie hem pakt, pakt alles.</numerusform>
            <numerusform>Er liggen %n kaarten, bovenop {card}. Wie hem pakt, pakt alles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down at the bottom: nobody knows them yet.</source>
        <translation>
            <numerusform>Daarvan ligt er %n gesloten onderop: niemand kent die nog.</numerusform>
            <numerusform>Daarvan liggen er %n gesloten onderop: niemand kent die nog.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</source>
        <translation>
            <numerusform>Er ligt %n kaart, bovenop {card}. Wie hem pakt, pakt hoogstens de bovenste {most}.</numerusform>
            <numerusform>Er liggen %n kaarten, bovenop {card}. Wie hem pakt, pakt hoogstens de bovenste {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take it while that card lies on top.</source>
        <translation>Niemand kan hem pakken zolang die kaart bovenop ligt.</translation>
    </message>
    <message>
        <source>It is open for you.</source>
        <translation>Voor u is hij open.</translation>
    </message>
    <message>
        <source>Two natural {ranks} from your hand take it; you hold {have}.</source>
        <translation>Twee natuurlijke {ranks} uit uw hand pakken hem; u hebt er {have}.</translation>
    </message>
    <message>
        <source>Two {ranks} from your hand take it; you hold {have}.</source>
        <translation>Twee {ranks} uit uw hand pakken hem; u hebt er {have}.</translation>
    </message>
    <message>
        <source>One of them and a wild card do as well.</source>
        <translation>Eén ervan met een wilde kaart kan ook.</translation>
    </message>
    <message>
        <source>Or the top card joins your meld alone.</source>
        <translation>Of de bovenste kaart gaat zonder hulp naar uw combinatie.</translation>
    </message>
    <message>
        <source>In this game it is always frozen.</source>
        <translation>In dit spel is hij altijd bevroren.</translation>
    </message>
    <message>
        <source>It is frozen for everybody, because of {cards}.</source>
        <translation>Hij is voor iedereen bevroren, door {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for your side, because of {cards}.</source>
        <translation>Hij is voor uw kant bevroren, door {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for you, because your side has not melded.</source>
        <translation>Hij is voor u bevroren, omdat uw kant nog niet heeft geopend.</translation>
    </message>
    <message>
        <source>Your side takes it only after its first melds, which come from the hand.</source>
        <translation>Uw kant pakt hem pas na de eerste combinaties, die uit de hand komen.</translation>
    </message>
    <message>
        <source>A canasta must be among its first melds.</source>
        <translation>Bij de eerste combinaties moet een canasta zijn.</translation>
    </message>
    <message>
        <source>A canasta that is not mixed must be among its first melds.</source>
        <translation>Bij de eerste combinaties moet een canasta zijn die niet gemengd is.</translation>
    </message>
    <message>
        <source>Your first melds need {need} points together.</source>
        <translation>Uw eerste combinaties moeten samen {need} punten tellen.</translation>
    </message>
    <message>
        <source>The meld with the top card would count {have} of them.</source>
        <translation>De combinatie met de bovenste kaart zou er {have} van tellen.</translation>
    </message>
    <message numerus="yes">
        <source>Its %n cards count {points} points.</source>
        <translation>
            <numerusform>De %n kaart telt {points} punten.</numerusform>
            <numerusform>De %n kaarten tellen {points} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The canasta adds {points} points to them.</source>
        <translation>De canasta voegt daar {points} punten aan toe.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards make it a canasta.</source>
        <translation>
            <numerusform>Nog %n kaart maakt er een canasta van.</numerusform>
            <numerusform>Nog %n kaarten maken er een canasta van.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is closed: no more cards join it.</source>
        <translation>Die is gesloten: er komen geen kaarten meer bij.</translation>
    </message>
    <message>
        <source>No more wild cards join it.</source>
        <translation>Er komen geen wilde kaarten meer bij.</translation>
    </message>
    <message numerus="yes">
        <source>It may hold %n wild cards and has {have}.</source>
        <translation>
            <numerusform>Er mag %n wilde kaart in; nu zijn het er {have}.</numerusform>
            <numerusform>Er mogen %n wilde kaarten in; nu zijn het er {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards.</source>
        <translation>Er moeten meer natuurlijke dan wilde kaarten zijn.</translation>
    </message>
    <message numerus="yes">
        <source>Each wild card needs %n natural cards.</source>
        <translation>
            <numerusform>Elke wilde kaart heeft %n natuurlijke nodig.</numerusform>
            <numerusform>Elke wilde kaart heeft %n natuurlijke nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can add to it in your turn.</source>
        <translation>In uw beurt kunt u er kaarten aanleggen.</translation>
    </message>
    <message>
        <source>With a score of {score}, the first melds need {need} points.</source>
        <translation>Bij een score van {score} moeten de eerste combinaties {need} punten tellen.</translation>
    </message>
    <message>
        <source>In deal {deal}, the first melds need {need} points.</source>
        <translation>In ronde {deal} moeten de eerste combinaties {need} punten tellen.</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln points on the table, and against you in your hand.</source>
        <translation>
            <numerusform>Hij telt op tafel %Ln punt, en in uw hand tegen u.</numerusform>
            <numerusform>Hij telt op tafel %Ln punten, en in uw hand tegen u.</numerusform>
        </translation>
    </message>
    <message>
        <source>{need} cards of a rank make a meld; wild cards can stand in for some.</source>
        <translation>{need} kaarten van één waarde zijn een combinatie; wilde kaarten kunnen er enkele vervangen.</translation>
    </message>
    <message>
        <source>It stands in for a card of a meld. On the {pile} it freezes it.</source>
        <translation>Hij vervangt een kaart van een combinatie. Op de {pile} bevriest hij hem.</translation>
    </message>
    <message>
        <source>It is laid beside your melds and another card drawn; it is never discarded.</source>
        <translation>Hij wordt naast uw combinaties gelegd en vervangen; afgelegd wordt hij nooit.</translation>
    </message>
    <message>
        <source>On the {pile} it keeps the next player from taking it.</source>
        <translation>Op de {pile} belet hij de volgende speler hem te pakken.</translation>
    </message>
    <message>
        <source>It is melded only to go out.</source>
        <translation>Hij wordt alleen neergelegd om uit te gaan.</translation>
    </message>
    <message>
        <source>It is never melded.</source>
        <translation>Hij wordt nooit neergelegd.</translation>
    </message>
    <message>
        <source>Played instead of drawing, it fills a small hand up.</source>
        <translation>In plaats van trekken gespeeld, vult hij een kleine hand aan.</translation>
    </message>
    <message>
        <source>Cards of a suit in a row make a meld, too.</source>
        <translation>Ook kaarten van één kleur op een rij zijn een combinatie.</translation>
    </message>
    <message>
        <source>Wild cards make melds of their own, too.</source>
        <translation>Ook wilde kaarten alleen zijn een combinatie.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas before it may go out.</source>
        <translation>
            <numerusform>Een kant heeft %n canasta nodig voordat hij mag uitgaan.</numerusform>
            <numerusform>Een kant heeft %n canasta’s nodig voordat hij mag uitgaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins your meld of {ranks}.</source>
        <translation>Hij past bij uw combinatie van {ranks}.</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Choose a face, {place}</source>
        <translation>Kies een gezicht, {place}</translation>
    </message>
    <message>
        <source>{name} has it: the two change faces.</source>
        <translation>{name} heeft dat al: de twee ruilen van gezicht.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Cat</source>
        <translation>Kat</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hond</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Vos</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Beer</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Konijn</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Uil</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Muis</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Kikker</translation>
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
        <translation>Varken</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Egel</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguïn</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Wasbeer</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Schaap</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tijger</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Fairness record</source>
        <translation>Eerlijkheidsverslag</translation>
    </message>
    <message>
        <source>What the computers did</source>
        <translation>Wat de computers deden</translation>
    </message>
    <message>
        <source>What the computer saw</source>
        <translation>Wat de computer zag</translation>
    </message>
    <message>
        <source>When the first deal is over, you see here what every computer saw.</source>
        <translation>Als de eerste ronde afgelopen is, ziet u hier wat elke computer zag.</translation>
    </message>
    <message>
        <source>Deal {count}: what every computer saw when it chose. It was told no more.</source>
        <translation>Ronde {count}: wat elke computer zag toen hij koos. Meer kreeg hij niet te weten.</translation>
    </message>
    <message>
        <source>Fingerprint of deal {count}, which is being played: {print}</source>
        <translation>Vingerafdruk van ronde {count}, die nu gespeeld wordt: {print}</translation>
    </message>
    <message>
        <source>Checked: the cards dealt were those fixed before the match.</source>
        <translation>Gecontroleerd: er zijn de kaarten gedeeld die vóór de partij vaststonden.</translation>
    </message>
    <message>
        <source>The cards dealt are not those fixed before the match!</source>
        <translation>Er zijn niet de kaarten gedeeld die vóór de partij vaststonden!</translation>
    </message>
    <message>
        <source>Deal {count} had the fingerprint {print}. Its salt is {salt}: compare the fingerprint with the one shown during the deal.</source>
        <translation>Ronde {count} had de vingerafdruk {print}. Het zout is {salt}: vergelijk de vingerafdruk met die van tijdens de ronde.</translation>
    </message>
</context>
<context>
    <name>FeatTexts</name>
    <message>
        <source>Concealed</source>
        <translation>Gesloten</translation>
    </message>
    <message>
        <source>Shut out</source>
        <translation>Buitengesloten</translation>
    </message>
    <message>
        <source>Great pile</source>
        <translation>Grote stapel</translation>
    </message>
    <message>
        <source>Heap of fifty</source>
        <translation>Vijftig ineens</translation>
    </message>
    <message>
        <source>Three natural canastas</source>
        <translation>Drie zuivere canasta’s</translation>
    </message>
    <message>
        <source>Seven natural canastas</source>
        <translation>Zeven zuivere canasta’s</translation>
    </message>
    <message>
        <source>Five canastas</source>
        <translation>Vijf canasta’s</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Wilde canasta</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta van zevens</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Speciale hand</translation>
    </message>
    <message>
        <source>Dream hand</source>
        <translation>Droomhand</translation>
    </message>
    <message>
        <source>Red threes at extra pay</source>
        <translation>Rode drieën met toeslag</translation>
    </message>
    <message>
        <source>Half the way</source>
        <translation>Halverwege</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Na een achterstand</translation>
    </message>
    <message>
        <source>Every deal</source>
        <translation>Elke ronde</translation>
    </message>
    <message>
        <source>Against the strongest</source>
        <translation>Tegen de sterksten</translation>
    </message>
    <message>
        <source>Went out concealed.</source>
        <translation>Gesloten uitgegaan.</translation>
    </message>
    <message>
        <source>Went out before the others had laid a card.</source>
        <translation>Uitgegaan voordat de anderen een kaart hadden neergelegd.</translation>
    </message>
    <message>
        <source>Took a pile of thirty cards or more.</source>
        <translation>Een stapel van dertig kaarten of meer gepakt.</translation>
    </message>
    <message>
        <source>Took a pile of fifty cards or more.</source>
        <translation>Een stapel van vijftig kaarten of meer gepakt.</translation>
    </message>
    <message>
        <source>Three natural canastas of one side in a deal.</source>
        <translation>Drie zuivere canasta’s van één kant in een ronde.</translation>
    </message>
    <message>
        <source>Seven natural canastas of one side in a match.</source>
        <translation>Zeven zuivere canasta’s van één kant in een partij.</translation>
    </message>
    <message>
        <source>Five canastas of one side in a deal.</source>
        <translation>Vijf canasta’s van één kant in een ronde.</translation>
    </message>
    <message>
        <source>Completed a canasta of wild cards.</source>
        <translation>Een canasta van wilde kaarten voltooid.</translation>
    </message>
    <message>
        <source>Completed a samba: seven cards of a suit in a row.</source>
        <translation>Een samba voltooid: zeven kaarten van één kleur op volgorde.</translation>
    </message>
    <message>
        <source>Completed a canasta of sevens.</source>
        <translation>Een canasta van zevens voltooid.</translation>
    </message>
    <message>
        <source>Laid a special hand open and ended the deal.</source>
        <translation>Een speciale hand opengelegd en daarmee de ronde beëindigd.</translation>
    </message>
    <message>
        <source>Laid a dream hand open.</source>
        <translation>Een droomhand opengelegd.</translation>
    </message>
    <message>
        <source>So many red threes that they paid extra.</source>
        <translation>Zoveel rode drieën dat ze een toeslag opleverden.</translation>
    </message>
    <message>
        <source>Half of the points that the match needs, in one deal.</source>
        <translation>De helft van de punten die de partij vraagt, in één ronde.</translation>
    </message>
    <message>
        <source>Won after being behind by a third of the match.</source>
        <translation>Gewonnen na een achterstand van een derde van de partij.</translation>
    </message>
    <message>
        <source>Won a match with the most points in every deal.</source>
        <translation>Een partij gewonnen met in elke ronde de meeste punten.</translation>
    </message>
    <message>
        <source>Won against strong players, with no hint and nothing undone.</source>
        <translation>Gewonnen tegen sterke spelers, zonder tip en zonder iets terug te nemen.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>“{name}” is among your house rules now. Choose it in New match.</source>
        <translation>“{name}” hoort nu bij uw huisregels. U kunt ze kiezen bij “Nieuwe partij”.</translation>
    </message>
</context>
<context>
    <name>FinderRow</name>
    <message>
        <source>Search: game, player, date, note</source>
        <translation>Zoeken: spel, speler, datum, notitie</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <translation>Opgeslagen partijen doorzoeken</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>How many finished games are kept</source>
        <translation>Hoeveel afgelopen partijen bewaard blijven</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Laatst gespeeld eerst</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Op spel</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Op spelers</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Grootste eerst</translation>
    </message>
    <message>
        <source>Keep the last {count}</source>
        <translation>De laatste {count} bewaren</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alles bewaren</translation>
    </message>
    <message>
        <source>Older finished games without a note are deleted when this list is opened.</source>
        <translation>Oudere afgelopen partijen zonder notitie worden verwijderd als deze lijst wordt geopend.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>Your first deal</source>
        <translation>Uw eerste ronde</translation>
    </message>
    <message>
        <source>From the first card to the score.</source>
        <translation>Van de eerste kaart tot de telling.</translation>
    </message>
    <message>
        <source>Draw from the {stock} first.</source>
        <translation>Trek eerst van de {stock}.</translation>
    </message>
    <message>
        <source>Some turns later your side has six kings. One more makes a canasta. Draw.</source>
        <translation>Een paar beurten later heeft uw kant zes heren. Nog één en het is een canasta. Trek.</translation>
    </message>
    <message>
        <source>You drew a king. Raise it, then click your kings on the table.</source>
        <translation>U trok een heer. Kies hem en klik dan op uw heren op tafel.</translation>
    </message>
    <message>
        <source>You drew a king. Click it, then click your kings on the table.</source>
        <translation>U trok een heer. Klik erop en klik dan op uw heren op tafel.</translation>
    </message>
    <message>
        <source>Not yet: first the king belongs on your kings.</source>
        <translation>Nog niet: eerst hoort de heer bij uw heren.</translation>
    </message>
    <message>
        <source>Discard the five or the four, and keep both eights for your next turn.</source>
        <translation>Leg de vijf of de vier af en bewaar beide achten voor uw volgende beurt.</translation>
    </message>
    <message>
        <source>Discard the five or the four: the eights belong together.</source>
        <translation>Leg de vijf of de vier af: de achten horen bij elkaar.</translation>
    </message>
    <message>
        <source>A canasta! It pays {natural} points.</source>
        <translation>Een canasta! Die levert {natural} punten op.</translation>
    </message>
    <message>
        <source>A canasta! Without wild cards it is natural, has a red card on top, and pays {natural} points.</source>
        <translation>Een canasta! Zonder wilde kaarten is hij zuiver, heeft hij een rode kaart bovenop en levert hij {natural} punten op.</translation>
    </message>
    <message>
        <source>A canasta without wild cards: it has a red card on top and brings {natural} points.</source>
        <translation>Een canasta zonder wilde kaarten: hij heeft een rode kaart bovenop en levert {natural} punten op.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is mixed and pays {mixed}.</source>
        <translation>Met wilde kaarten, zoals deze combinatie, is een canasta gemengd en levert hij {mixed} op.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is “mixed” and brings {mixed}.</source>
        <translation>Met wilde kaarten, zoals deze combinatie, is een canasta “gemengd” en levert hij {mixed} op.</translation>
    </message>
    <message numerus="yes">
        <source>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Zonder kaarten gaat u uit, en de ronde eindigt. Daarvoor heeft uw kant een canasta nodig: die is er. Trek.</numerusform>
            <numerusform>Zonder kaarten gaat u uit, en de ronde eindigt. Daarvoor heeft uw kant %n canasta’s nodig: die zijn er. Trek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Een speler zonder kaarten “gaat uit”: geen beurten meer, de punten worden geteld. Daarvoor heeft uw kant een canasta nodig: die is er. Trek.</numerusform>
            <numerusform>Een speler zonder kaarten “gaat uit”: geen beurten meer, de punten worden geteld. Daarvoor heeft uw kant %n canasta’s nodig: die zijn er. Trek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eights are a meld: lay all of them, so that one card is left.</source>
        <translation>De achten zijn een combinatie: leg ze allemaal neer, zodat er één kaart overblijft.</translation>
    </message>
    <message>
        <source>Lay the eights first: one card is left to discard.</source>
        <translation>Leg eerst de achten neer: er blijft één kaart over om af te leggen.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table count plus, cards still in a hand minus.</source>
        <translation>U bent uitgegaan: {points} punten extra. Kaarten op tafel tellen plus, kaarten die nog in een hand zitten min.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table bring points, cards in a hand cost points.</source>
        <translation>U bent uitgegaan: {points} punten extra. Kaarten op tafel leveren punten op, kaarten in een hand kosten punten.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals the side with more points wins.</source>
        <translation>
            <numerusform>Na %n ronde wint de kant met de meeste punten.</numerusform>
            <numerusform>Na %n rondes wint de kant met de meeste punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a side has {target} points after a deal, the match ends: the higher total wins.</source>
        <translation>Zodra een kant na een ronde {target} punten heeft, eindigt de partij: het hoogste totaal wint.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, until a side has {target} points: more points win.</source>
        <translation>Dan wordt er weer gedeeld, tot een kant {target} punten heeft: de meeste punten winnen.</translation>
    </message>
</context>
<context>
    <name>FirstMeldTexts</name>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more. Your kings make {points1}, the queens with the wild card {points2}: enough.</source>
        <translation>De eerste combinaties van uw kant openen met {need} punten of meer. Uw heren zijn {points1} waard, de vrouwen met de wilde kaart {points2}: genoeg.</translation>
    </message>
    <message>
        <source>Now raise both queens and the wild card. Then click the empty table.</source>
        <translation>Kies nu beide vrouwen en de wilde kaart. Klik dan op een vrije plek van de tafel.</translation>
    </message>
    <message>
        <source>First lay the kings, and the queens with the wild card. Leave the nines in your hand: you will need them.</source>
        <translation>Leg eerst de heren neer, en de vrouwen met de wilde kaart. Laat de negens in uw hand: u zult ze nodig hebben.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, without a wild card. Your kings make {points1}, the queens {points2}: enough.</source>
        <translation>De eerste combinaties van uw kant openen met {need} punten of meer, zonder wilde kaart. Uw heren zijn {points1} waard, de vrouwen {points2}: genoeg.</translation>
    </message>
    <message>
        <source>Now raise the three queens. Then click the empty table.</source>
        <translation>Kies nu de drie vrouwen. Klik dan op een vrije plek van de tafel.</translation>
    </message>
    <message>
        <source>First lay the kings and the queens. Leave the nines in your hand: you will need them.</source>
        <translation>Leg eerst de heren en de vrouwen neer. Laat de negens in uw hand: u zult ze nodig hebben.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, three natural cards of a rank among them. Your kings make {points1}, the queens with the joker {points2}, the aces with the two {points3}: enough.</source>
        <translation>De eerste combinaties van uw kant openen met {need} punten of meer, met daarbij drie natuurlijke kaarten van één waarde. Uw heren zijn {points1} waard, de vrouwen met de joker {points2}, de azen met de twee {points3}: genoeg.</translation>
    </message>
    <message>
        <source>Now raise the queens and the joker. Then click the empty table.</source>
        <translation>Kies nu de vrouwen en de joker. Klik dan op een vrije plek van de tafel.</translation>
    </message>
    <message>
        <source>Now raise the aces and the two. Then click the empty table.</source>
        <translation>Kies nu de azen en de twee. Klik dan op een vrije plek van de tafel.</translation>
    </message>
    <message>
        <source>First lay the kings, the queens with the joker, and the aces with the two. Leave the nines in your hand: you will need them.</source>
        <translation>Leg eerst de heren neer, de vrouwen met de joker en de azen met de twee. Laat de negens in uw hand: u zult ze nodig hebben.</translation>
    </message>
    <message>
        <source>Click the three kings: they rise. Then click the empty table, or press {lay_key}.</source>
        <translation>Klik op de drie heren: ze komen omhoog. Klik dan op een vrije plek van de tafel of druk op {lay_key}.</translation>
    </message>
    <message>
        <source>Now press the button that lays all.</source>
        <translation>Druk nu op de knop die alles neerlegt.</translation>
    </message>
</context>
<context>
    <name>FirstTimeCard</name>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Begrepen</translation>
    </message>
</context>
<context>
    <name>FirstTimeTexts</name>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets all its cards.</source>
        <translation>De {pile} is gepakt: wie de bovenste kaart meteen kan neerleggen, krijgt alle kaarten.</translation>
    </message>
    <message>
        <source>The {pile} was frozen: now only two natural cards like its top card take it.</source>
        <translation>De {pile} is bevroren: nu pakken alleen twee natuurlijke kaarten als de bovenste hem.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Hij telt {points} punten.</translation>
    </message>
    <message>
        <source>It counts {points} points once its side has melds.</source>
        <translation>Hij telt {points} punten zodra zijn kant combinaties heeft.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta.</source>
        <translation>Hij telt {points} punten zodra zijn kant een canasta heeft.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has two canastas.</source>
        <translation>Hij telt {points} punten zodra zijn kant twee canasta’s heeft.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta of sevens.</source>
        <translation>Hij telt {points} punten zodra zijn kant een canasta van zevens heeft.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Hij kost {points} punten.</translation>
    </message>
    <message>
        <source>A {stop} was discarded: the next player cannot take the {pile}.</source>
        <translation>Er is een {stop} afgelegd: de volgende speler kan de {pile} niet pakken.</translation>
    </message>
    <message>
        <source>Who could go out may ask the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Wie zou kunnen uitgaan, mag eerst de partner vragen of het uitkomt: ja of nee, meer wordt er niet gezegd.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Wie wil uitgaan, vraagt eerst de partner of het uitkomt: ja of nee, meer wordt er niet gezegd.</translation>
    </message>
    <message>
        <source>Going out ends the deal and brings {points} points. What is left in the hands counts against their sides.</source>
        <translation>Uitgaan beëindigt de ronde en levert {points} punten op. Wat in de handen overblijft, telt tegen de eigen kant.</translation>
    </message>
    <message>
        <source>A side has opened: from now on it may add single cards to its melds.</source>
        <translation>Een kant heeft geopend: vanaf nu mag die losse kaarten bij de eigen combinaties aanleggen.</translation>
    </message>
    <message>
        <source>A side has opened with at least {need} points. From now on it may add single cards.</source>
        <translation>Een kant heeft geopend met ten minste {need} punten. Vanaf nu mag die losse kaarten aanleggen.</translation>
    </message>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets its top {most} cards.</source>
        <translation>De {pile} is gepakt: wie de bovenste kaart meteen kan neerleggen, krijgt de bovenste {most} kaarten.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile}: now only two natural cards like its top card take it.</source>
        <translation>Een wilde kaart bevroor de {pile}: nu pakken alleen twee natuurlijke kaarten als de bovenste hem.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile} for the other side: only two natural cards like its top card take it.</source>
        <translation>Een wilde kaart bevroor de {pile} voor de andere kant: alleen twee natuurlijke kaarten als de bovenste pakken hem.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards of a rank, and many points on top of them.</source>
        <translation>Een canasta: {size} kaarten van één waarde, en veel punten daarbovenop.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards, and many points on top of them.</source>
        <translation>Een canasta: {size} kaarten, en veel punten daarbovenop.</translation>
    </message>
    <message>
        <source>A {bonus} is laid at once, and another card drawn.</source>
        <translation>Een {bonus} wordt meteen neergelegd, en er wordt een andere kaart getrokken.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Een kant heeft %n canasta nodig om uit te gaan.</numerusform>
            <numerusform>Een kant heeft %n canasta’s nodig om uit te gaan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurns</name>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points, most of all a canasta: {size} cards with the same letter or number.</source>
        <translation>Het doel: meer punten dan de anderen. U krijgt punten voor kaarten die u op tafel legt, het meest voor een canasta: {size} kaarten met dezelfde letter of hetzelfde cijfer.</translation>
    </message>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points. A “canasta” brings most: {size} cards with the same letter or number. You already have three kings.</source>
        <translation>Het doel: meer punten dan de anderen. Kaarten op tafel leveren punten op. Een “canasta” levert het meest op: {size} kaarten met dezelfde letter of hetzelfde cijfer. Drie heren hebt u al.</translation>
    </message>
    <message>
        <source>A turn has 3 parts. Draw from the {stock}, face down. Lay cards on the table, if you like. Discard: put one on the {pile}.</source>
        <translation>Een beurt heeft 3 delen. Trek van de {stock}, gesloten. Leg kaarten op de tafel, als u wilt. Leg één af op de {pile}.</translation>
    </message>
    <message>
        <source>When it is your “turn”, you do three things. First “draw”: take a card from the “{stock}”. Then lay cards on the table, if you like. Last put one card on the “{pile}”.</source>
        <translation>Als het uw “beurt” is, doet u drie dingen. Eerst “trekken”: pak een kaart van de “{stock}”. Leg dan kaarten op de tafel, als u wilt. Leg ten slotte één kaart op de “{pile}”.</translation>
    </message>
    <message numerus="yes">
        <source>These are your %n cards; only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Dit is uw %n kaart; alleen u ziet hem. De punten staan erop.</numerusform>
            <numerusform>Dit zijn uw %n kaarten; alleen u ziet ze. Op elke kaart staan de punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n cards are your “hand”. Only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Deze %n kaart is uw “hand”. Alleen u ziet hem. De punten staan erop.</numerusform>
            <numerusform>Deze %n kaarten zijn uw “hand”. Alleen u ziet ze. Op elke kaart staan de punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner plays with you: what one of you lays is for both.</source>
        <translation>Uw partner speelt met u samen: wat een van u neerlegt, is van u beiden.</translation>
    </message>
    <message>
        <source>You and your partner are a “side”: what one of you lays is for both.</source>
        <translation>U en uw partner zijn een “kant”: wat een van u neerlegt, is van u beiden.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</source>
        <translation>
            <numerusform>Uw beurt. Trek eerst %n kaart: klik op de {stock} of druk op {draw_key}.</numerusform>
            <numerusform>Uw beurt. Trek eerst %n kaarten: klik op de {stock} of druk op {draw_key}.</numerusform>
        </translation>
    </message>
    <message>
        <source>First draw from the {stock}: that is how a turn begins.</source>
        <translation>Trek eerst van de {stock}: zo begint een beurt.</translation>
    </message>
    <message>
        <source>You drew a {bonus}. It lies here, and you got another card for it.</source>
        <translation>U trok een {bonus}. Hij ligt hier, en u kreeg er een andere kaart voor.</translation>
    </message>
    <message>
        <source>This is a “{bonus}”. It lies here for points, and you got a new card for it.</source>
        <translation>Dit is een “{bonus}”. Hij ligt hier en levert punten op, en u hebt er een nieuwe kaart voor gekregen.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Hij telt {points} punten.</translation>
    </message>
    <message>
        <source>It counts {points} once your side has laid cards.</source>
        <translation>Hij telt {points} punten zodra uw kant kaarten heeft neergelegd.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta.</source>
        <translation>Hij telt {points} punten zodra uw kant een canasta heeft.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has two canastas.</source>
        <translation>Hij telt {points} punten zodra uw kant twee canasta’s heeft.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta of sevens.</source>
        <translation>Hij telt {points} punten zodra uw kant een canasta van zevens heeft.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Hij kost {points} punten.</translation>
    </message>
    <message>
        <source>{size} or more cards with the same letter or number, of one rank, laid on the table, are a meld.</source>
        <translation>{size} of meer kaarten met dezelfde letter of hetzelfde cijfer, dus van één waarde, zijn op tafel een combinatie.</translation>
    </message>
    <message>
        <source>A “meld” is a group on the table: {size} or more cards with the same letter or number.</source>
        <translation>Een “combinatie” is een groep op tafel: {size} of meer kaarten met dezelfde letter of hetzelfde cijfer.</translation>
    </message>
    <message>
        <source>Your side has opened. Now raise a single low card, such as the four, and click the {pile}, or press {pile_key}.</source>
        <translation>Uw kant heeft geopend. Kies nu een losse lage kaart, zoals de vier, en klik op de {pile} of druk op {pile_key}.</translation>
    </message>
    <message>
        <source>The other cards are natural.</source>
        <translation>De andere kaarten zijn natuurlijk.</translation>
    </message>
    <message>
        <source>All others are “natural cards”.</source>
        <translation>Alle andere zijn “natuurlijke kaarten”.</translation>
    </message>
    <message>
        <source>A meld needs these, too.</source>
        <translation>Ook die heeft een combinatie nodig.</translation>
    </message>
    <message>
        <source>The nines are a meld; the other cards are in your hand.</source>
        <translation>De negens zijn een combinatie; de andere kaarten zitten in uw hand.</translation>
    </message>
    <message>
        <source>Well done. Now “discard”: click a single low card, such as the four. Then click the {pile}, or press {pile_key}.</source>
        <translation>Goed gedaan. Nu “afleggen”: klik op een losse lage kaart, zoals de vier. Klik dan op de {pile} of druk op {pile_key}.</translation>
    </message>
    <message>
        <source>Now discard a single low card. Keep both nines.</source>
        <translation>Leg nu een losse lage kaart af. Houd beide negens.</translation>
    </message>
    <message>
        <source>To “open”, your side lays its first melds, worth {need} points or more. Yours are worth enough.</source>
        <translation>Om te “openen” legt uw kant de eerste combinaties neer, {need} punten of meer waard. De uwe zijn genoeg.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} en {jokers} zijn wild: ze vervangen andere kaarten of liggen samen als combinatie. U hebt %n wilde kaart, hier in het kader.</numerusform>
            <numerusform>{twos} en {jokers} zijn wild: ze vervangen andere kaarten of liggen samen als combinatie. U hebt %n wilde kaarten, hier in het kader.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} en {jokers} zijn “wilde kaarten”: elk helpt als een willekeurige andere kaart, of ze liggen samen. U hebt %n wilde kaart, hier in het kader.</numerusform>
            <numerusform>{twos} en {jokers} zijn “wilde kaarten”: elk helpt als een willekeurige andere kaart, of ze liggen samen. U hebt %n wilde kaarten, hier in het kader.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} en {jokers} zijn wild: ze vervangen andere kaarten. U hebt %n wilde kaart, hier in het kader.</numerusform>
            <numerusform>{twos} en {jokers} zijn wild: ze vervangen andere kaarten. U hebt %n wilde kaarten, hier in het kader.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} en {jokers} zijn “wilde kaarten”: elk helpt als een willekeurige andere kaart. U hebt %n wilde kaart, hier in het kader.</numerusform>
            <numerusform>{twos} en {jokers} zijn “wilde kaarten”: elk helpt als een willekeurige andere kaart. U hebt %n wilde kaarten, hier in het kader.</numerusform>
        </translation>
    </message>
    <message>
        <source>A nine was thrown, and you hold two. Raise both and click the {pile}: you take its cards instead of drawing.</source>
        <translation>Er is een negen afgelegd, en u hebt er twee. Kies beide en klik op de {pile}: u pakt de kaarten ervan in plaats van te trekken.</translation>
    </message>
    <message>
        <source>A nine lies on the {pile}, and you have two. Click both, then click the {pile}: you take all its cards and do not draw.</source>
        <translation>Er ligt een negen op de {pile}, en u hebt er twee. Klik op beide en dan op de {pile}: u pakt alle kaarten ervan en trekt niet.</translation>
    </message>
    <message>
        <source>Do not draw this time. Raise both nines and take the {pile} with them.</source>
        <translation>Trek deze keer niet. Kies beide negens en pak er de {pile} mee.</translation>
    </message>
    <message>
        <source>If you hold two natural cards like its top card, you may take the {pile}.</source>
        <translation>Met twee natuurlijke kaarten als de bovenste mag u de {pile} pakken.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that you need least.</source>
        <translation>Beëindig uw beurt: leg de kaart af die u het minst nodig hebt.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: raise one card, click the {pile}.</source>
        <translation>Uw beurt eindigt met afleggen: kies een kaart, klik op de {pile}.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: click one card, then the {pile}.</source>
        <translation>Uw beurt eindigt met afleggen: klik op een kaart, dan op de {pile}.</translation>
    </message>
</context>
<context>
    <name>FootLesson</name>
    <message>
        <source>Hand &amp; Foot: the second hand</source>
        <translation>Hand &amp; Foot: de tweede hand</translation>
    </message>
    <message>
        <source>What is different in Hand &amp; Foot.</source>
        <translation>Wat er anders is in Hand &amp; Foot.</translation>
    </message>
    <message numerus="yes">
        <source>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</source>
        <translation>
            <numerusform>Naast uw naam ligt uw voet: een tweede hand van %n kaart. Niemand ziet die voor het zover is.</numerusform>
            <numerusform>Naast uw naam ligt uw voet: een tweede hand van %n kaarten. Niemand ziet die voor het zover is.</numerusform>
        </translation>
    </message>
    <message>
        <source>Get rid of your hand: first lay the nines.</source>
        <translation>Speel uw hand leeg: leg eerst de negens neer.</translation>
    </message>
    <message>
        <source>First lay all your nines.</source>
        <translation>Leg eerst al uw negens neer.</translation>
    </message>
    <message>
        <source>Now your last card: lay the king on the kings.</source>
        <translation>Nu uw laatste kaart: leg de heer aan bij de heren.</translation>
    </message>
    <message>
        <source>Lay the king: then your hand is empty.</source>
        <translation>Leg de heer neer: dan is uw hand leeg.</translation>
    </message>
    <message>
        <source>That was the last card of your hand: you picked up the foot and play on.</source>
        <translation>Dat was de laatste kaart van uw hand: u hebt de voet opgepakt en speelt verder.</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canastas.</source>
        <translation>
            <numerusform>Om uit te gaan heeft uw kant %n canasta nodig.</numerusform>
            <numerusform>Om uit te gaan heeft uw kant %n canasta’s nodig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootTopic</name>
    <message>
        <source>The foot</source>
        <translation>De voet</translation>
    </message>
    <message>
        <source>The foot is your second hand of {count} cards; nobody looks at it before.</source>
        <translation>De voet is uw tweede hand van {count} kaarten; niemand kijkt er eerder naar.</translation>
    </message>
    <message>
        <source>A {bonus} in it is laid by itself, and another card is drawn for it.</source>
        <translation>Een {bonus} erin wordt vanzelf neergelegd, en er wordt een andere kaart voor getrokken.</translation>
    </message>
    <message>
        <source>Meld your last card, and you pick up the foot at once and play on from it.</source>
        <translation>Legt u uw laatste kaart neer, dan pakt u meteen de voet op en speelt u daaruit verder.</translation>
    </message>
    <message>
        <source>Discard your last card, and you play from the foot in your next turn.</source>
        <translation>Legt u uw laatste kaart af, dan speelt u vanaf uw volgende beurt uit de voet.</translation>
    </message>
    <message>
        <source>Emptying the first hand is not going out.</source>
        <translation>De eerste hand leegspelen is nog geen uitgaan.</translation>
    </message>
    <message>
        <source>Many call it the packet. The first canasta that you finish yourself brings it: you take it up at once and play on with all your cards.</source>
        <translation>Velen noemen hem het pakje. De eerste canasta die u zelf voltooit, levert hem op: u pakt hem meteen op en speelt verder met al uw kaarten.</translation>
    </message>
    <message>
        <source>Nobody goes out before having taken it up.</source>
        <translation>Niemand gaat uit voordat hij hem heeft opgepakt.</translation>
    </message>
    <message>
        <source>The cards of a foot that was not picked up count against you at the end.</source>
        <translation>De kaarten van een voet die niet is opgepakt, tellen aan het eind tegen u.</translation>
    </message>
    <message>
        <source>Each {bonus} in it costs {points} points.</source>
        <translation>Elke {bonus} erin kost {points} punten.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>minus</source>
        <extracomment>What is said before a number below zero, as in &quot;minus 150 points&quot;.</extracomment>
        <translation>min</translation>
    </message>
</context>
<context>
    <name>FreezingDecision</name>
    <message>
        <source>When to freeze</source>
        <translation>Wanneer u bevriest</translation>
    </message>
    <message>
        <source>When a wild card does more in the {pile} than in your hand.</source>
        <translation>Wanneer een wilde kaart in de {pile} meer doet dan in uw hand.</translation>
    </message>
    <message>
        <source>The others have melds, you have none. {count} cards lie in the {pile}. You hold three pairs, a queen and a seven that fit their melds, and a wild card.</source>
        <translation>De anderen hebben combinaties, u niet. Er liggen {count} kaarten in de {pile}. U hebt drie paren, een vrouw en een zeven die bij hun combinaties passen, en een wilde kaart.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Welke kaart legt u af? U beslist.</translation>
    </message>
    <message>
        <source>That card may give them all {count} cards. A wild card freezes the {pile}: then only a natural pair takes it, and you hold three.</source>
        <translation>Die kaart kan hun alle {count} kaarten geven. Een wilde kaart bevriest de {pile}: dan pakt alleen een natuurlijk paar hem, en u hebt er drie.</translation>
    </message>
    <message>
        <source>Frozen. Their melds do not help them to the {pile} now. If a four, a five or a nine is discarded to you, it is yours.</source>
        <translation>Bevroren. Hun combinaties helpen hen nu niet aan de {pile}. Legt iemand een vier, een vijf of een negen voor u af, dan is hij van u.</translation>
    </message>
    <message>
        <source>Here your kings lack one card for a canasta. {count} cards lie in the {pile}, and the others have one meld.</source>
        <translation>Hier missen uw heren één kaart voor een canasta. Er liggen {count} kaarten in de {pile}, en de anderen hebben één combinatie.</translation>
    </message>
    <message>
        <source>What do you do with your wild card: discard it, lay it, or keep it?</source>
        <translation>Wat doet u met uw wilde kaart: afleggen, aanleggen of houden?</translation>
    </message>
    <message>
        <source>Lay the wild card on your kings, or discard another card.</source>
        <translation>Leg de wilde kaart aan bij uw heren of leg een andere kaart af.</translation>
    </message>
    <message>
        <source>There is little in the {pile}, and that card can finish your canasta: {points} points. Lay it or keep it, and discard another card.</source>
        <translation>Er ligt weinig in de {pile}, en die kaart kan uw canasta voltooien: {points} punten. Leg hem aan of houd hem, en leg een andere kaart af.</translation>
    </message>
    <message>
        <source>Freeze when the {pile} is fat, when the others would get it sooner than you, and when you hold pairs. Otherwise keep your wild cards.</source>
        <translation>Bevries als de {pile} dik is, als de anderen hem eerder zouden krijgen dan u, en als u paren hebt. Houd anders uw wilde kaarten.</translation>
    </message>
</context>
<context>
    <name>FreezingLesson</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>De bevroren {pile}</translation>
    </message>
    <message>
        <source>Keep the others from the {pile}, and take it all the same.</source>
        <translation>Houd de anderen van de {pile} af, en pak hem toch.</translation>
    </message>
    <message>
        <source>The others have melds, you have none, and {count} cards lie in the {pile}. Your king fits a meld of theirs. A wild card thrown freezes the {pile}.</source>
        <translation>De anderen hebben combinaties, u niet, en er liggen {count} kaarten in de {pile}. Uw heer past bij een combinatie van hen. Een afgelegde wilde kaart bevriest de {pile}.</translation>
    </message>
    <message>
        <source>Freeze the {pile}: discard your wild card.</source>
        <translation>Bevries de {pile}: leg uw wilde kaart af.</translation>
    </message>
    <message>
        <source>Only a wild card freezes: discard that one.</source>
        <translation>Alleen een wilde kaart bevriest: leg die af.</translation>
    </message>
    <message>
        <source>It lies crosswise, so that nobody forgets it. From now on a wild card helps nobody to take the {pile}; two natural cards from the hand do.</source>
        <translation>Hij ligt dwars, zodat niemand het vergeet. Vanaf nu helpt een wilde kaart niemand om de {pile} te pakken; twee natuurlijke kaarten uit de hand wel.</translation>
    </message>
    <message>
        <source>It lies crosswise. From now on a wild card does not help your opponents to take the {pile}; two natural cards from the hand do.</source>
        <translation>Hij ligt dwars. Vanaf nu helpt een wilde kaart uw tegenstanders niet om de {pile} te pakken; twee natuurlijke kaarten uit de hand wel.</translation>
    </message>
    <message>
        <source>Whoever discards a wild card freezes the {pile}.</source>
        <translation>Wie een wilde kaart aflegt, bevriest de {pile}.</translation>
    </message>
    <message>
        <source>In this {pile} a wild card lies crosswise: it is frozen until somebody takes it. A natural card with a wild card does not help now.</source>
        <translation>In deze {pile} ligt een wilde kaart dwars: hij is bevroren tot iemand hem pakt. Een natuurlijke kaart met een wilde helpt nu niet.</translation>
    </message>
    <message>
        <source>By your rules the {pile} is always frozen: a natural card with a wild card never takes it.</source>
        <translation>Volgens uw regels is de {pile} altijd bevroren: een natuurlijke kaart met een wilde pakt hem nooit.</translation>
    </message>
    <message>
        <source>But you hold two queens. Raise both and take the {pile}.</source>
        <translation>Maar u hebt twee vrouwen. Kies beide en pak de {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: two natural queens take even a frozen {pile}.</source>
        <translation>Trek niet: twee natuurlijke vrouwen pakken zelfs een bevroren {pile}.</translation>
    </message>
</context>
<context>
    <name>FrozenTopic</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>De bevroren {pile}</translation>
    </message>
    <message>
        <source>In this game the {pile} is always frozen, for everybody.</source>
        <translation>In dit spel is de {pile} altijd bevroren, voor iedereen.</translation>
    </message>
    <message>
        <source>For each player it is frozen, too, until that player has taken it once in the deal.</source>
        <translation>Hij is ook bevroren voor elke speler die hem in deze ronde nog niet heeft gepakt.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for everybody.</source>
        <translation>Een afgelegde wilde kaart bevriest de {pile} voor iedereen.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for the opponents only.</source>
        <translation>Een afgelegde wilde kaart bevriest de {pile} alleen voor de tegenstanders.</translation>
    </message>
    <message>
        <source>A {stop} freezes it in the same way, also one that is turned up first.</source>
        <translation>Een {stop} bevriest hem op dezelfde manier, ook een die als eerste wordt omgedraaid.</translation>
    </message>
    <message>
        <source>The freezing card lies crosswise. The {pile} stays frozen until it is taken.</source>
        <translation>De kaart die bevriest, ligt dwars. De {pile} blijft bevroren tot hij gepakt wordt.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile}.</source>
        <translation>Een bevroren {pile} pakt u alleen met twee natuurlijke kaarten van de waarde van de bovenste, beide uit uw hand.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile} with a natural card on top.</source>
        <translation>Een bevroren {pile} met een natuurlijke kaart bovenop pakt u alleen met twee natuurlijke kaarten van die waarde, beide uit uw hand.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, if that has fewer than {size} cards.</source>
        <translation>Of de bovenste kaart gaat naar de combinatie van die waarde van uw kant, als die minder dan {size} kaarten heeft.</translation>
    </message>
    <message>
        <source>It does not help that your side has a meld of that rank.</source>
        <translation>Het helpt niet dat uw kant een combinatie van die waarde heeft.</translation>
    </message>
    <message>
        <source>A meld of that rank does not replace them; with the top card they may join one of your side that has fewer than {least} cards.</source>
        <translation>Een combinatie van die waarde vervangt ze niet; met de bovenste kaart mogen ze wel bij een combinatie van uw kant die minder dan {least} kaarten heeft.</translation>
    </message>
    <message>
        <source>With a two on top, two twos from your hand take the {pile}, with a joker two jokers: the three are laid as wild cards alone, or join an open meld of such cards.</source>
        <translation>Met een twee bovenop pakken twee tweeën uit uw hand de {pile}, met een joker twee jokers: die drie worden samen neergelegd als combinatie van wilde kaarten, of gaan naar een open combinatie van zulke kaarten.</translation>
    </message>
    <message>
        <source>While a wild card lies on top, nobody can take the {pile}.</source>
        <translation>Zolang er een wilde kaart bovenop ligt, kan niemand de {pile} pakken.</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>House rules…</source>
        <translation>Huisregels…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>This game</source>
        <translation>Dit spel</translation>
    </message>
    <message>
        <source>Compare with another game…</source>
        <translation>Vergelijken met een ander spel…</translation>
    </message>
</context>
<context>
    <name>GameFinder</name>
    <message>
        <source>Find a game</source>
        <translation>Een spel zoeken</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Hoeveel er spelen</translation>
    </message>
    <message>
        <source>Decks at hand</source>
        <translation>Spellen kaarten in huis</translation>
    </message>
    <message>
        <source>How long it may take</source>
        <translation>Hoe lang het mag duren</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Soort spel</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Spellen kaarten</translation>
    </message>
    <message numerus="yes">
        <source>I have %n decks</source>
        <translation>
            <numerusform>Ik heb %n spel</numerusform>
            <numerusform>Ik heb %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Speelduur</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n minutes</source>
        <translation>
            <numerusform>Tot %n minuut</numerusform>
            <numerusform>Tot %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle soorten</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>With sequences</source>
        <translation>Met reeksen</translation>
    </message>
    <message>
        <source>With a second hand</source>
        <translation>Met een tweede hand</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>No game is like that. Ask for less.</source>
        <translation>Zo’n spel is er niet. Haal een filter weg.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle spellen tonen</translation>
    </message>
    <message>
        <source>Go to another game and press {key} to compare it with {game}.</source>
        <translation>Ga naar een ander spel en druk op {key} om het met {game} te vergelijken.</translation>
    </message>
    <message>
        <source>To compare two games, drag one on the other, or press {key} on each.</source>
        <translation>Om twee spellen te vergelijken, sleept u het ene op het andere of drukt u bij beide op {key}.</translation>
    </message>
</context>
<context>
    <name>GameTopic</name>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>A turn in three lines:</source>
        <translation>Een beurt in drie regels:</translation>
    </message>
    <message>
        <source>Collect cards of the same rank and lay them before you: such a group is a meld.</source>
        <translation>Verzamel kaarten van dezelfde waarde en leg ze voor u neer: zo’n groep is een combinatie.</translation>
    </message>
    <message>
        <source>A meld of {size} cards is a canasta, and canastas bring the most points.</source>
        <translation>Een combinatie van {size} kaarten is een canasta, en canasta’s leveren de meeste punten op.</translation>
    </message>
    <message>
        <source>A deal ends when somebody has no card left; then the points are counted.</source>
        <translation>Een ronde eindigt als iemand geen kaart meer heeft; dan worden de punten geteld.</translation>
    </message>
    <message>
        <source>A canasta.</source>
        <comment>below a picture</comment>
        <translation>Een canasta.</translation>
    </message>
    <message>
        <source>Everybody plays alone. “Your side” on these pages is you by yourself.</source>
        <translation>Iedereen speelt voor zichzelf. “Uw kant” betekent op deze pagina’s: u alleen.</translation>
    </message>
    <message>
        <source>These seats play together: {seats}.</source>
        <translation>Deze plaatsen spelen samen: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of the larger side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In elke ronde doet %n speler van de grootste kant niet mee; dat gaat om de beurt.</numerusform>
            <numerusform>In elke ronde doen %n spelers van de grootste kant niet mee; dat gaat om de beurt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of each side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In elke ronde doet %n speler van elke kant niet mee; dat gaat om de beurt.</numerusform>
            <numerusform>In elke ronde doen %n spelers van elke kant niet mee; dat gaat om de beurt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody begins alone.</source>
        <translation>Iedereen begint alleen.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone to the end of the deal; the other two are partners from then on.</source>
        <translation>Wie het eerst de {pile} pakt, speelt alleen tot het eind van de ronde; de andere twee zijn vanaf dan partners.</translation>
    </message>
    <message>
        <source>What the partners have laid belongs to both. Two melds of a rank stay apart; cards join either.</source>
        <translation>Wat de partners hebben neergelegd, is van beiden. Twee combinaties van één waarde blijven apart; kaarten mogen bij allebei.</translation>
    </message>
    <message>
        <source>Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes it, all three count alone.</source>
        <translation>Wie uitgaat voordat iemand de {pile} heeft gepakt, speelt ook alleen tegen twee. Pakt niemand hem, dan telt elk van de drie voor zichzelf.</translation>
    </message>
    <message>
        <source>The score has three columns. Melds, canastas, going out and both hands count in full for each partner; {bonuses} only for who has them.</source>
        <translation>De score heeft drie kolommen. Combinaties, canasta’s, uitgaan en beide handen tellen voor elke partner volledig mee; {bonuses} alleen voor wie ze heeft.</translation>
    </message>
    <message>
        <source>The first melds need what the score of the player who lays them asks for; then the partner is free, too.</source>
        <translation>De eerste combinaties vragen wat hoort bij de score van de speler die ze neerlegt; daarna is ook de partner vrij.</translation>
    </message>
</context>
<context>
    <name>GestureTexts</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Neerleggen: {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Aanleggen: {cards}</translation>
    </message>
    <message>
        <source>Make one meld of both</source>
        <translation>Beide samenvoegen tot één combinatie</translation>
    </message>
    <message>
        <source>Which meld do you mean?</source>
        <translation>Welke combinatie bedoelt u?</translation>
    </message>
    <message>
        <source>Lay aside {cards}</source>
        <translation>Klaarleggen: {cards}</translation>
    </message>
    <message>
        <source>Put with these cards</source>
        <translation>Bij deze kaarten leggen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Afleggen: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>De {pile} pakken: %n kaart</numerusform>
            <numerusform>De {pile} pakken: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Terug naar uw hand</translation>
    </message>
    <message>
        <source>Lay the {bonus}</source>
        <translation>De {bonus} neerleggen</translation>
    </message>
    <message>
        <source>Play the Caliente card</source>
        <translation>De Calientekaart spelen</translation>
    </message>
    <message>
        <source>{cards}: {have} of {need} points to open</source>
        <translation>{cards}: {have} van {need} punten om te openen</translation>
    </message>
    <message>
        <source>Rules: {key}</source>
        <translation>Regels: {key}</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Kies een kaart om af te leggen.</translation>
    </message>
    <message>
        <source>Discard one card only.</source>
        <translation>Leg maar één kaart af.</translation>
    </message>
    <message>
        <source>Lay the cards before you, or put them back, before you discard.</source>
        <translation>Leg de klaargelegde kaarten neer of neem ze terug voordat u aflegt.</translation>
    </message>
    <message>
        <source>Cards join only your own side&apos;s melds.</source>
        <translation>U kunt alleen aanleggen bij combinaties van uw eigen kant.</translation>
    </message>
    <message>
        <source>These cards cannot go there.</source>
        <translation>Deze kaarten kunnen daar niet heen.</translation>
    </message>
    <message>
        <source>Lay cards aside first.</source>
        <translation>Leg eerst kaarten klaar.</translation>
    </message>
    <message>
        <source>Do it once more to discard the card and end your turn.</source>
        <translation>Doe het nog eens om de kaart af te leggen en uw beurt te beëindigen.</translation>
    </message>
    <message>
        <source>Leave it in your hand.</source>
        <comment>the card that a rule just refused</comment>
        <translation>Laat hem in uw hand.</translation>
    </message>
    <message>
        <source>Leave them in your hand.</source>
        <comment>the cards that a rule just refused</comment>
        <translation>Laat ze in uw hand.</translation>
    </message>
    <message>
        <source>Everybody but {player} looks away.</source>
        <translation>Iedereen behalve {player} kijkt even weg.</translation>
    </message>
</context>
<context>
    <name>GlossaryTopic</name>
    <message>
        <source>Glossary</source>
        <translation>Woordenlijst</translation>
    </message>
    <message>
        <source>natural card</source>
        <comment>glossary</comment>
        <translation>natuurlijke kaart</translation>
    </message>
    <message>
        <source>A card from four to ace: it stands for itself alone.</source>
        <translation>Een kaart van vier tot en met aas: hij staat alleen voor zichzelf.</translation>
    </message>
    <message>
        <source>wild card</source>
        <comment>glossary</comment>
        <translation>wilde kaart</translation>
    </message>
    <message>
        <source>{twos} and {jokers}: in a meld they stand for natural cards.</source>
        <translation>{twos} en {jokers}: in een combinatie vervangen ze natuurlijke kaarten.</translation>
    </message>
    <message>
        <source>Lies beside the melds, pays points, and is replaced by another card.</source>
        <translation>Ligt naast de combinaties, levert punten op en wordt door een andere kaart vervangen.</translation>
    </message>
    <message>
        <source>Lies beside the melds as a {bonus} does, and pays as much.</source>
        <translation>Ligt naast de combinaties zoals een {bonus}, en levert evenveel op.</translation>
    </message>
    <message>
        <source>Never melded: a card to discard.</source>
        <translation>Wordt nooit neergelegd: een kaart om af te leggen.</translation>
    </message>
    <message>
        <source>Melded only when going out; until then a card to discard.</source>
        <translation>Wordt alleen neergelegd bij het uitgaan; tot die tijd een kaart om af te leggen.</translation>
    </message>
    <message>
        <source>The cards that lie face down; a turn begins there.</source>
        <translation>De kaarten die gesloten liggen; daar begint een beurt.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes all of it.</source>
        <translation>De afgelegde kaarten, open. Wie hem pakt, pakt alles.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes the top of it.</source>
        <translation>De afgelegde kaarten, open. Wie hem pakt, pakt de bovenste.</translation>
    </message>
    <message>
        <source>top card</source>
        <comment>glossary</comment>
        <translation>bovenste kaart</translation>
    </message>
    <message>
        <source>The uppermost card of the {pile}: it has to be melded when that is taken.</source>
        <translation>De bovenste kaart van de {pile}: die moet worden neergelegd als hij gepakt wordt.</translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>glossary</comment>
        <translation>bevroren</translation>
    </message>
    <message>
        <source>Said of the {pile} while it is harder to take, mostly by a natural pair only.</source>
        <translation>Zo heet de {pile} zolang hij moeilijker te pakken is, meestal alleen met een natuurlijk paar.</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>glossary</comment>
        <translation>hand</translation>
    </message>
    <message>
        <source>The cards that you hold; nobody else sees them.</source>
        <translation>De kaarten die u vasthoudt; niemand anders ziet ze.</translation>
    </message>
    <message>
        <source>side</source>
        <comment>glossary</comment>
        <translation>kant</translation>
    </message>
    <message>
        <source>Those who play together: they share melds and points.</source>
        <translation>Wie samen spelen: ze delen combinaties en punten.</translation>
    </message>
    <message>
        <source>meld</source>
        <comment>glossary</comment>
        <translation>combinatie</translation>
    </message>
    <message>
        <source>Cards on the table that belong together, most often of one rank.</source>
        <translation>Kaarten op tafel die bij elkaar horen, meestal van één waarde.</translation>
    </message>
    <message>
        <source>first melds</source>
        <comment>glossary</comment>
        <translation>eerste combinaties</translation>
    </message>
    <message>
        <source>What a side lays first in a deal; it must be worth enough points.</source>
        <translation>Wat een kant in een ronde het eerst neerlegt; het moet genoeg punten waard zijn.</translation>
    </message>
    <message>
        <source>canasta</source>
        <comment>glossary</comment>
        <translation>canasta</translation>
    </message>
    <message>
        <source>A full meld, squared up; it pays many points.</source>
        <translation>Een volle combinatie, tot een stapeltje geschoven; levert veel punten op.</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <comment>glossary</comment>
        <translation>zuivere canasta</translation>
    </message>
    <message>
        <source>A canasta without wild cards, topped by a red card.</source>
        <translation>Een canasta zonder wilde kaarten, met een rode kaart bovenop.</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <comment>glossary</comment>
        <translation>gemengde canasta</translation>
    </message>
    <message>
        <source>A canasta with wild cards, topped by a black card.</source>
        <translation>Een canasta met wilde kaarten, met een zwarte kaart bovenop.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>glossary</comment>
        <translation>beurt</translation>
    </message>
    <message>
        <source>To draw or to take the {pile}, to meld, to discard.</source>
        <translation>Trekken of de {pile} pakken, neerleggen, afleggen.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>glossary</comment>
        <translation>afleggen</translation>
    </message>
    <message>
        <source>To put a card onto the {pile}; it ends the turn.</source>
        <translation>Een kaart op de {pile} leggen; dat beëindigt de beurt.</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>glossary</comment>
        <translation>ronde</translation>
    </message>
    <message>
        <source>From dealing the cards to the score.</source>
        <translation>Van het delen van de kaarten tot de telling.</translation>
    </message>
    <message>
        <source>match</source>
        <comment>glossary</comment>
        <translation>partij</translation>
    </message>
    <message>
        <source>All deals up to the end, when a side has won.</source>
        <translation>Alle rondes tot het einde, als een kant gewonnen heeft.</translation>
    </message>
    <message>
        <source>going out</source>
        <comment>glossary</comment>
        <translation>uitgaan</translation>
    </message>
    <message>
        <source>To get rid of the last card, as the rules allow; it ends the deal.</source>
        <translation>De laatste kaart kwijtraken zoals de regels het toestaan; dat beëindigt de ronde.</translation>
    </message>
    <message>
        <source>concealed</source>
        <comment>glossary</comment>
        <translation>gesloten</translation>
    </message>
    <message>
        <source>Going out this way means laying everything in a single turn.</source>
        <translation>Zo uitgaan betekent alles in één enkele beurt neerleggen.</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>glossary</comment>
        <translation>reeks</translation>
    </message>
    <message>
        <source>A meld of cards that follow each other.</source>
        <translation>Een combinatie van kaarten die op elkaar volgen.</translation>
    </message>
    <message>
        <source>A full sequence: as many cards as a canasta.</source>
        <translation>Een volle reeks: evenveel kaarten als een canasta.</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Een canasta van alleen wilde kaarten.</translation>
    </message>
    <message>
        <source>foot</source>
        <comment>glossary</comment>
        <translation>voet</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Een tweede hand, die u oppakt als de eerste leeg is.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Een tweede hand, die u oppakt bij uw eerste canasta.</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <comment>glossary</comment>
        <translation>Calientekaart</translation>
    </message>
    <message>
        <source>Played instead of drawing: it fills a small hand up, and costs points.</source>
        <translation>Gespeeld in plaats van trekken: hij vult een kleine hand aan, en kost punten.</translation>
    </message>
</context>
<context>
    <name>GoingOutDecision</name>
    <message>
        <source>Going out or playing on</source>
        <translation>Uitgaan of doorspelen</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you end a deal.</source>
        <translation>Tel de kaarten in de andere handen voordat u een ronde beëindigt.</translation>
    </message>
    <message>
        <source>You could go out: lay the nines, discard the five. But your partner holds {partner} cards. The others hold {others} each, and have no canasta.</source>
        <translation>U zou kunnen uitgaan: de negens neerleggen, de vijf afleggen. Maar uw partner heeft {partner} kaarten. De anderen hebben er elk {others}, en geen canasta.</translation>
    </message>
    <message>
        <source>Go out, or play on? You decide.</source>
        <translation>Uitgaan of doorspelen? U beslist.</translation>
    </message>
    <message>
        <source>Play on: discard one card.</source>
        <translation>Speel door: leg één kaart af.</translation>
    </message>
    <message>
        <source>Then you go out, and all cards of your partner count against your side. The others have little to lose. Discard, and play on.</source>
        <translation>Dan gaat u uit, en alle kaarten van uw partner tellen tegen uw kant. De anderen hebben weinig te verliezen. Leg af en speel door.</translation>
    </message>
    <message>
        <source>No need to ask: you see how many cards your partner holds. Discard, and play on.</source>
        <translation>Vragen hoeft niet: u ziet hoeveel kaarten uw partner heeft. Leg af en speel door.</translation>
    </message>
    <message>
        <source>Without a canasta the others cannot go out. Your partner has time to lay, and two of your melds are nearly canastas.</source>
        <translation>Zonder canasta kunnen de anderen niet uitgaan. Uw partner heeft tijd om neer te leggen, en twee van uw combinaties zijn bijna een canasta.</translation>
    </message>
    <message>
        <source>Here your partner holds {partner} cards and the others {others} each. You can go out again: nines, then the four.</source>
        <translation>Hier heeft uw partner {partner} kaarten en de anderen elk {others}. U kunt weer uitgaan: de negens, dan de vier.</translation>
    </message>
    <message>
        <source>Lay your nines and go out.</source>
        <translation>Leg uw negens neer en ga uit.</translation>
    </message>
    <message>
        <source>The full hands of the others count against them only if you end the deal. Lay your nines and go out.</source>
        <translation>De volle handen van de anderen tellen alleen tegen hen als u de ronde beëindigt. Leg uw negens neer en ga uit.</translation>
    </message>
    <message>
        <source>No need to ask: your partner has little to lose. Lay your nines and go out.</source>
        <translation>Vragen hoeft niet: uw partner heeft weinig te verliezen. Leg uw negens neer en ga uit.</translation>
    </message>
    <message>
        <source>Go out when the others have more to lose than your side. Play on while your side has more to win.</source>
        <translation>Ga uit als de anderen meer te verliezen hebben dan uw kant. Speel door zolang uw kant meer te winnen heeft.</translation>
    </message>
</context>
<context>
    <name>GoingOutLesson</name>
    <message>
        <source>Going out</source>
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>When you may, whom you ask, and how it ends the deal.</source>
        <translation>Wanneer het mag, wie u het vraagt, en hoe het de ronde beëindigt.</translation>
    </message>
    <message>
        <source>Count before you lay: the king fits your kings, the eights are a meld, and one card is left for the discard. You can go out.</source>
        <translation>Tel voordat u neerlegt: de heer past bij uw heren, de achten zijn een combinatie, en er blijft één kaart over om af te leggen. U kunt uitgaan.</translation>
    </message>
    <message>
        <source>Lay the king on your kings first.</source>
        <translation>Leg eerst de heer aan bij uw heren.</translation>
    </message>
    <message>
        <source>First the king goes to your kings, then the eights are laid.</source>
        <translation>Eerst gaat de heer naar uw heren, dan worden de achten neergelegd.</translation>
    </message>
    <message>
        <source>Lay all your eights: only one card may be left.</source>
        <translation>Leg al uw achten neer: er mag maar één kaart overblijven.</translation>
    </message>
    <message>
        <source>Now lay all your eights.</source>
        <translation>Leg nu al uw achten neer.</translation>
    </message>
    <message>
        <source>Going out pays {points} points. Cards still in a hand count minus for their side.</source>
        <translation>Uitgaan levert {points} punten op. Kaarten die nog in een hand zitten, tellen min voor hun kant.</translation>
    </message>
    <message>
        <source>By your rules you may go out without any canasta.</source>
        <translation>Volgens uw regels mag u zonder canasta uitgaan.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out, and it has them.</source>
        <translation>
            <numerusform>Uw kant heeft %n canasta nodig om uit te gaan, en die is er.</numerusform>
            <numerusform>Uw kant heeft %n canasta’s nodig om uit te gaan, en die zijn er.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to ask your partner before you go out.</source>
        <translation>U moet het uw partner vragen voordat u uitgaat.</translation>
    </message>
    <message>
        <source>You may ask your partner whether it suits: once, before you lay.</source>
        <translation>U mag uw partner vragen of het uitkomt: één keer, voordat u neerlegt.</translation>
    </message>
    <message>
        <source>A yes obliges you, a no as well.</source>
        <translation>Een ja verplicht u, een nee ook.</translation>
    </message>
    <message>
        <source>A yes lets you choose, a no keeps you in.</source>
        <translation>Een ja laat u de keus, een nee houdt u in het spel.</translation>
    </message>
    <message>
        <source>Ask first: press the button that asks.</source>
        <translation>Vraag het eerst: druk op de knop waarmee u vraagt.</translation>
    </message>
    <message>
        <source>Whoever has melded nothing before, and then lays the whole hand in one turn with a canasta in it, goes out concealed: {more} points more.</source>
        <translation>Wie nog niets heeft neergelegd en dan de hele hand in één beurt neerlegt met een canasta erin, gaat gesloten uit: {more} punten extra.</translation>
    </message>
</context>
<context>
    <name>GroupNames</name>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinaties en canasta’s</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>De {pile}</translation>
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
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>Points for canastas</source>
        <translation>Punten voor canasta’s</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Speciale handen</translation>
    </message>
    <message>
        <source>End of the deal and of the match</source>
        <translation>Einde van ronde en partij</translation>
    </message>
    <message>
        <source>Cards, deal and draw</source>
        <translation>Kaarten, delen en trekken</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Calientekaarten</translation>
    </message>
</context>
<context>
    <name>GrowthTexts</name>
    <message>
        <source>You laid a special hand and won the deal, so the others play better from now on: level {level}.</source>
        <translation>U legde een speciale hand neer en won de ronde, dus spelen de anderen vanaf nu beter: niveau {level}.</translation>
    </message>
    <message>
        <source>You went out and won the deal, so the others play better from now on: level {level}.</source>
        <translation>U ging uit en won de ronde, dus spelen de anderen vanaf nu beter: niveau {level}.</translation>
    </message>
    <message>
        <source>You made a canasta and won the deal, so the others play better from now on: level {level}.</source>
        <translation>U maakte een canasta en won de ronde, dus spelen de anderen vanaf nu beter: niveau {level}.</translation>
    </message>
    <message>
        <source>You took the {pile} and won the deal, so the others play better from now on: level {level}.</source>
        <translation>U pakte de {pile} en won de ronde, dus spelen de anderen vanaf nu beter: niveau {level}.</translation>
    </message>
</context>
<context>
    <name>HandReader</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Uw hand, %n kaart</numerusform>
            <numerusform>Uw hand, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Kaart, gesloten</translation>
    </message>
</context>
<context>
    <name>HandSorting</name>
    <message>
        <source>Raised cards one place to the left</source>
        <translation>Gekozen kaarten één plaats naar links</translation>
    </message>
    <message>
        <source>Raised cards one place to the right</source>
        <translation>Gekozen kaarten één plaats naar rechts</translation>
    </message>
    <message>
        <source>Raised cards to the left end</source>
        <translation>Gekozen kaarten helemaal naar links</translation>
    </message>
    <message>
        <source>Raised cards to the right end</source>
        <translation>Gekozen kaarten helemaal naar rechts</translation>
    </message>
    <message>
        <source>Your hand is sorted: {order}</source>
        <translation>Uw hand is gesorteerd: {order}</translation>
    </message>
</context>
<context>
    <name>HintDisplay</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Er wordt een tip gezocht</translation>
    </message>
    <message>
        <source>At first sight: {move}</source>
        <translation>Op het eerste gezicht: {move}</translation>
    </message>
    <message>
        <source>Still trying.</source>
        <translation>Er wordt nog verder geprobeerd.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Andere zet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Space shows the next move.</source>
        <translation>Spatie toont de volgende zet.</translation>
    </message>
    <message>
        <source>{key} shows the rules for it.</source>
        <translation>{key} toont de regels ervoor.</translation>
    </message>
    <message>
        <source>Next move (Space)</source>
        <translation>Volgende zet (spatie)</translation>
    </message>
    <message>
        <source>Rules ({key})</source>
        <translation>Regels ({key})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 or 3 another one, Escape goes back.</source>
        <translation>Enter speelt de eerste, 2 of 3 een andere, Esc gaat terug.</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 the other one, Escape goes back.</source>
        <translation>Enter speelt de eerste, 2 de andere, Esc gaat terug.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape goes back.</source>
        <translation>Enter speelt hem, Esc gaat terug.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>Taking the {pile} brings %n cards.</source>
        <translation>
            <numerusform>De {pile} pakken levert %n kaart op.</numerusform>
            <numerusform>De {pile} pakken levert %n kaarten op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the {pile} looks %Ln points worse.</source>
        <translation>
            <numerusform>De {pile} pakken lijkt %Ln punt slechter.</numerusform>
            <numerusform>De {pile} pakken lijkt %Ln punten slechter.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table the cards count for the side.</source>
        <translation>Op tafel tellen de kaarten voor de eigen kant.</translation>
    </message>
    <message numerus="yes">
        <source>The cards in the hand would lose %Ln points.</source>
        <translation>
            <numerusform>De kaarten in de hand zouden %Ln punt kosten.</numerusform>
            <numerusform>De kaarten in de hand zouden %Ln punten kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Het risico dat de volgende speler er de {pile} voor pakt: {risk} op 100.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Better than {number}: {why}</source>
        <comment>number {number} of the moves listed</comment>
        <translation>Beter dan {number}: {why}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Beter: {move}</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Even goed als de beste zet.</translation>
    </message>
    <message>
        <source>It costs about {points} points.</source>
        <translation>Het kost ongeveer {points} punten.</translation>
    </message>
    <message>
        <source>About {points} points less</source>
        <translation>Ongeveer {points} punten minder</translation>
    </message>
    <message>
        <source>In two cases of three the difference is {least} to {most} points.</source>
        <translation>In twee van de drie gevallen is het verschil {least} tot {most} punten.</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Even goed</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{file} holds no house rules. It is left alone.</source>
        <translation>{file} bevat geen huisregels. Het bestand blijft onaangeroerd.</translation>
    </message>
    <message>
        <source>{file} cannot be used:</source>
        <translation>{file} kan niet worden gebruikt:</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… en nog {count}.</translation>
    </message>
    <message>
        <source>Differs from {game} in:</source>
        <translation>Verschilt van {game} in:</translation>
    </message>
    <message>
        <source>House rules, based on {game}</source>
        <translation>Huisregels, gebaseerd op {game}</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Name of the rules</source>
        <translation>Naam van de regels</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>These changes were not saved when Canasta ended.</source>
        <translation>Deze veranderingen waren niet opgeslagen toen Canasta werd gesloten.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Change what you play differently. Matches that have begun stay as they are.</source>
        <translation>Verander wat u anders speelt. Partijen die al begonnen zijn, blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Not saved yet. Cancel once more to drop the changes.</source>
        <translation>Nog niet opgeslagen. Kies nogmaals “Annuleren” om de veranderingen te laten vervallen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Geef de regels een naam.</translation>
    </message>
</context>
<context>
    <name>HouseList</name>
    <message>
        <source>There are no house rules yet. Press New, choose a game, and change what you play otherwise at home: points, cards, what opening needs. Your rules then stand among the games of a new match.</source>
        <translation>Er zijn nog geen huisregels. Klik op “Nieuw”, kies een spel en verander wat u thuis anders speelt: punten, kaarten, wat er nodig is om te openen. Uw regels staan dan bij de spellen van een nieuwe partij.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>New…</source>
        <translation>Nieuw…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Rules of your own, beside those of the games.</source>
        <translation>Eigen regels, naast die van de spellen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Onze regels</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Voorgoed verwijderen?</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Huisregels importeren</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Huisregels exporteren</translation>
    </message>
    <message>
        <source>Saved as {file}. You can mail it.</source>
        <translation>Opgeslagen als {file}. U kunt het bestand mailen.</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>Play canasta against the computer, by the rules of your own deck</source>
        <translation>Speel canasta tegen de computer, volgens de regels van uw eigen kaartspel</translation>
    </message>
    <message>
        <source>cards;card game;rummy;samba;hand and foot;</source>
        <translation>kaarten;kaartspel;rummy;samba;hand and foot;</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Canasta match</source>
        <translation>Canastapartij</translation>
    </message>
    <message>
        <source>Canasta house rules</source>
        <translation>Canastahuisregels</translation>
    </message>
    <message>
        <source>Canasta player</source>
        <translation>Canastaspeler</translation>
    </message>
    <message>
        <source>Canasta is open. Please close it, then press Retry.</source>
        <translation>Canasta is nog geopend. Sluit het programma en klik daarna op Opnieuw.</translation>
    </message>
    <message>
        <source>A canasta table for two to six: any seat is a person or the computer. The table knows the rules of your deck, shows where a card may go, says why something is not allowed, counts the points and keeps every match safe.</source>
        <translation>Een canastatafel voor twee tot zes: op elke plaats zit een mens of de computer. De tafel kent de regels van uw kaartspel, laat zien waar een kaart heen mag, zegt waarom iets niet mag, telt de punten en bewaart elke partij veilig.</translation>
    </message>
    <message>
        <source>Six strengths of computer players, lessons, hints, house rules, large cards, keyboard and screen reader. No advertisements, no accounts, no internet.</source>
        <translation>Zes niveaus voor de computerspelers, lessen, tips, huisregels, grote kaarten, toetsenbord en schermlezer. Geen reclame, geen accounts, geen internet.</translation>
    </message>
    <message>
        <source>The table in the middle of a deal</source>
        <translation>De tafel midden in een ronde</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>De eerste pagina</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Een les</translation>
    </message>
    <message>
        <source>A hint, and why</source>
        <translation>Een tip, met uitleg</translation>
    </message>
    <message>
        <source>What is not allowed is explained</source>
        <translation>Wat niet mag, wordt uitgelegd</translation>
    </message>
    <message>
        <source>The deal looked at again</source>
        <translation>De ronde nog eens bekeken</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>This key has no name to keep it by: choose another one.</source>
        <translation>Deze toets heeft geen naam om hem te onthouden: kies een andere.</translation>
    </message>
    <message>
        <source>At the table keys are pressed alone, without Ctrl, Alt or Shift.</source>
        <translation>Aan tafel drukt u toetsen los in, zonder Ctrl, Alt of Shift.</translation>
    </message>
    <message>
        <source>In menus a key needs Ctrl or Alt, or is one of F1 to F12.</source>
        <translation>In de menu’s hoort bij een toets Ctrl of Alt, of het is een van F1 tot en met F12.</translation>
    </message>
    <message>
        <source>{key} is taken: “{text}”.</source>
        <comment>a key, and what it does</comment>
        <translation>{key} is al in gebruik: “{text}”.</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Druk op een toets…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Van de stok trekken</translation>
    </message>
    <message>
        <source>Take the pile, or discard on it</source>
        <translation>De aflegstapel pakken, of erop afleggen</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Door de hand gaan</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Naar de eerste of de laatste kaart gaan</translation>
    </message>
    <message>
        <source>Go between hand, melds and piles</source>
        <translation>Wisselen tussen hand, combinaties en stapels</translation>
    </message>
    <message>
        <source>Raise or lower a card; hold a meld to join it</source>
        <translation>Een kaart kiezen of terugzetten; een combinatie oppakken om die samen te voegen</translation>
    </message>
    <message>
        <source>Do what is under the frame</source>
        <translation>Doen wat er in het kader staat</translation>
    </message>
    <message>
        <source>Say more about what is under the frame</source>
        <translation>Meer zeggen over wat er in het kader staat</translation>
    </message>
    <message>
        <source>Lay the raised cards</source>
        <translation>De gekozen kaarten neerleggen</translation>
    </message>
    <message>
        <source>Add the raised cards to this meld</source>
        <translation>De gekozen kaarten bij deze combinatie aanleggen</translation>
    </message>
    <message>
        <source>Take a group laid aside back</source>
        <translation>Een klaargelegde groep terugnemen</translation>
    </message>
    <message>
        <source>Drop what is carried, or lower all cards</source>
        <translation>Loslaten wat u vasthoudt, of alle kaarten terugzetten</translation>
    </message>
    <message>
        <source>Go to the buttons on the table</source>
        <translation>Naar de knoppen op tafel gaan</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <translation>Een kaart in de hand verplaatsen</translation>
    </message>
    <message>
        <source>Go between the table and a sheet beside it</source>
        <translation>Wisselen tussen de tafel en een blad ernaast</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>De hand sorteren</translation>
    </message>
    <message>
        <source>Do what is offered beside a refusal</source>
        <translation>Doen wat er naast een weigering wordt aangeboden</translation>
    </message>
    <message>
        <source>Compare two games in “New match”</source>
        <translation>Twee spellen vergelijken in “Nieuwe partij”</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Standaardwaarden</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>Everything at the table can be done without a mouse. Press a key in the list, then the one that you want instead.</source>
        <translation>Aan tafel kan alles ook zonder muis. Klik op een toets in de lijst en druk dan op de toets die u in plaats daarvan wilt.</translation>
    </message>
    <message>
        <source>One switch is enough, too: see “Reach” in the settings.</source>
        <translation>Eén schakelaar is ook genoeg: zie “Bediening” in de instellingen.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in itself. Translate it last: from then on a system that speaks it is answered in it, and the tests ask for every other text.</extracomment>
        <translation>Nederlands</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Good players often wait; this shows how.</source>
        <translation>Goede spelers wachten hier vaak mee; dit laat alleen zien hoe het gaat.</translation>
    </message>
    <message>
        <source>First read this, and press “Go on”. Then it is your turn.</source>
        <translation>Lees dit eerst en klik op “Verder”. Daarna bent u aan de beurt.</translation>
    </message>
    <message>
        <source>That is all here: read, and go on with the button.</source>
        <translation>Dat is hier alles: lees het, en ga verder met de knop.</translation>
    </message>
    <message>
        <source>Do not draw this time: take the {pile}.</source>
        <translation>Trek deze keer niet: pak de {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>After this discard you draw %n cards, because you opened.</source>
        <translation>
            <numerusform>Na dit afleggen trekt u %n kaart, omdat u hebt geopend.</numerusform>
            <numerusform>Na dit afleggen trekt u %n kaarten, omdat u hebt geopend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the {stock}.</source>
        <translation>Uw beurt: trek van de {stock}.</translation>
    </message>
    <message>
        <source>First draw from the {stock}.</source>
        <translation>Trek eerst van de {stock}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that helps you least.</source>
        <translation>Beëindig uw beurt: leg de kaart af die u het minst helpt.</translation>
    </message>
    <message>
        <source>Now discard one card. Keep what goes together.</source>
        <translation>Leg nu één kaart af. Houd wat bij elkaar hoort.</translation>
    </message>
    <message>
        <source>By your rules you ask your partner first: press the button.</source>
        <translation>Volgens uw regels vraagt u het eerst uw partner: druk op de knop.</translation>
    </message>
    <message>
        <source>First ask your partner whether you may go out.</source>
        <translation>Vraag eerst uw partner of u mag uitgaan.</translation>
    </message>
    <message>
        <source>Discard your last card, and you go out.</source>
        <translation>Leg uw laatste kaart af, en u gaat uit.</translation>
    </message>
    <message>
        <source>Discard your last card.</source>
        <translation>Leg uw laatste kaart af.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Best move</source>
        <translation>Beste zet</translation>
    </message>
    <message>
        <source>Other move</source>
        <translation>Andere zet</translation>
    </message>
    <message>
        <source>{title} · {at} of {of}</source>
        <comment>a lesson and its step</comment>
        <translation>{title} · {at} van {of}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Voordoen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Play, with hints</source>
        <translation>Spelen, met tips</translation>
    </message>
    <message>
        <source>Two exercises</source>
        <translation>Twee oefeningen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>And the next move?</source>
        <translation>En de volgende zet?</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Een tip</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Terug naar de les</translation>
    </message>
    <message>
        <source>The others play. Watch what they throw.</source>
        <translation>De anderen spelen. Let op wat ze afleggen.</translation>
    </message>
    <message>
        <source>These cards lie aside. “Take back” returns them to your hand.</source>
        <translation>Deze kaarten liggen klaar. Met “Terugnemen” gaan ze terug naar uw hand.</translation>
    </message>
    <message>
        <source>Well done. Now to another moment of a deal.</source>
        <translation>Goed gedaan. Nu naar een ander moment van een ronde.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Oefeningen…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Canasta leren</translation>
    </message>
    <message>
        <source>At the table, by the rules of {game}.</source>
        <translation>Aan tafel, volgens de regels van {game}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Uw eerste partij</translation>
    </message>
    <message>
        <source>Easy partners and opponents; the table points out what is new.</source>
        <translation>Een makkelijke partner en makkelijke tegenstanders; de tafel wijst op wat nieuw is.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Ongeveer %n minuut</numerusform>
            <numerusform>Ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gedaan</translation>
    </message>
    <message>
        <source>By the rules of {game}</source>
        <translation>Volgens de regels van {game}</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>{learnt} of {count} lessons learnt.</source>
        <translation>{learnt} van {count} lessen geleerd.</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Volgende: {title}.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left takes about %n minutes.</source>
        <translation>
            <numerusform>Alles wat nog over is, duurt ongeveer %n minuut.</numerusform>
            <numerusform>Alles wat nog over is, duurt ongeveer %n minuten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheidsspeler</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clubspeler</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meester</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Grootmeester</translation>
    </message>
    <message>
        <source>Lays all it can and gives away what others want.</source>
        <translation>Legt alles neer wat kan en geeft weg wat anderen willen.</translation>
    </message>
    <message>
        <source>Looks at the table, but forgets what was thrown.</source>
        <translation>Kijkt naar de tafel, maar vergeet wat er is afgelegd.</translation>
    </message>
    <message>
        <source>Sound rules of thumb and a good memory.</source>
        <translation>Degelijke vuistregels en een goed geheugen.</translation>
    </message>
    <message>
        <source>Imagines hands that others may hold and tries its moves.</source>
        <translation>Stelt zich voor welke handen anderen kunnen hebben en probeert zijn zetten uit.</translation>
    </message>
    <message>
        <source>Like Strong, but tries many more hands before it decides.</source>
        <translation>Zoals Sterk, maar probeert veel meer handen voordat hij beslist.</translation>
    </message>
    <message>
        <source>Like Expert, but tries even more hands and looks further ahead.</source>
        <translation>Zoals Meester, maar probeert nog meer handen en kijkt verder vooruit.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>What Canasta stands on, and the terms under which its authors give it away.</source>
        <translation>Waarop Canasta gebouwd is, en onder welke voorwaarden de makers het weggeven.</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Werken</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
</context>
<context>
    <name>ListControl</name>
    <message>
        <source>Add a line</source>
        <translation>Regel toevoegen</translation>
    </message>
    <message>
        <source>{name}, line {number}</source>
        <translation>{name}, regel {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Wat er tot nu toe gebeurde</translation>
    </message>
    <message>
        <source>Enter on a line says why a computer player did that.</source>
        <translation>Enter op een regel zegt waarom een computerspeler dat deed.</translation>
    </message>
</context>
<context>
    <name>LoneHandLesson</name>
    <message>
        <source>The lone hand</source>
        <translation>Alleen tegen twee</translation>
    </message>
    <message>
        <source>Who plays alone against two, and what partners share.</source>
        <translation>Wie alleen tegen twee speelt, en wat partners delen.</translation>
    </message>
    <message>
        <source>All three begin alone. Whoever takes the {pile} first plays alone for the rest of the deal, against the other two.</source>
        <translation>Alle drie beginnen alleen. Wie het eerst de {pile} pakt, speelt de rest van de ronde alleen tegen de andere twee.</translation>
    </message>
    <message>
        <source>Take the {pile} with your two jacks: then you are the lone hand.</source>
        <translation>Pak de {pile} met uw twee boeren: dan speelt u alleen.</translation>
    </message>
    <message>
        <source>The other two are partners now: their melds belong to both, and each gets all their points. Yours are yours alone.</source>
        <translation>De andere twee zijn nu partners: hun combinaties zijn van beiden, en elk krijgt alle punten ervan. Wat u neerlegt, is alleen van u.</translation>
    </message>
    <message>
        <source>Here the player to your left took the {pile} first. The third player is your partner, and the queens that your partner laid lie with your kings.</source>
        <translation>Hier pakte de speler links van u het eerst de {pile}. De derde speler is uw partner, en de vrouwen die uw partner neerlegde, liggen bij uw heren.</translation>
    </message>
    <message>
        <source>Add your queen to your partner&apos;s queens.</source>
        <translation>Leg uw vrouw aan bij de vrouwen van uw partner.</translation>
    </message>
    <message>
        <source>The queen goes to the queens.</source>
        <translation>De vrouw gaat naar de vrouwen.</translation>
    </message>
</context>
<context>
    <name>MadeExerciseTexts</name>
    <message>
        <source>Melding for the first time</source>
        <translation>Voor het eerst neerleggen</translation>
    </message>
    <message>
        <source>Taking the {pile}</source>
        <translation>De {pile} pakken</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Freezing</source>
        <translation>Bevriezen</translation>
    </message>
    <message>
        <source>Building canastas</source>
        <translation>Canasta’s bouwen</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>{theme} · {level}</source>
        <comment>an exercise</comment>
        <translation>{theme} · {level}</translation>
    </message>
    <message>
        <source>Your side has melded nothing yet. Meld now, or wait?</source>
        <translation>Uw kant heeft nog niets neergelegd. Nu neerleggen, of wachten?</translation>
    </message>
    <message>
        <source>Take the {pile}, or leave it? If so, with which cards?</source>
        <translation>De {pile} pakken of laten liggen? En zo ja, met welke kaarten?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Welke kaart legt u af?</translation>
    </message>
    <message>
        <source>Does a wild card belong on the {pile} now?</source>
        <translation>Hoort er nu een wilde kaart op de {pile}?</translation>
    </message>
    <message>
        <source>Lay cards now, or leave them in your hand? Which ones?</source>
        <translation>Nu kaarten neerleggen of ze in uw hand laten? Welke?</translation>
    </message>
    <message>
        <source>You could end the deal. Is this the moment?</source>
        <translation>U zou de ronde kunnen beëindigen. Is dit het moment?</translation>
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
        <translation>NAAM</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SAMENVATTING</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHRIJVING</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIES</translation>
    </message>
    <message>
        <source>A folder for matches and settings, as with {option}.</source>
        <translation>Een map voor partijen en instellingen, zoals met {option}.</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>BESTANDEN</translation>
    </message>
    <message>
        <source>Matches and house rules.</source>
        <translation>Partijen en huisregels.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <translation>Instellingen.</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>OMGEVING</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>Last deal…</source>
        <translation>Laatste ronde…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Scoreblad…</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Dezelfde kaarten…</translation>
    </message>
    <message>
        <source>Other table…</source>
        <translation>Andere tafel…</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>De partij bekijken</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>The same game with the same players.</source>
        <translation>Hetzelfde spel met dezelfde spelers.</translation>
    </message>
    <message>
        <source>You have won. Would you like stronger players next time?</source>
        <translation>U hebt gewonnen. Wilt u de volgende keer sterkere spelers?</translation>
    </message>
    <message>
        <source>This was not your match. Would you like easier players next time?</source>
        <translation>Dit was niet uw partij. Wilt u de volgende keer makkelijkere spelers?</translation>
    </message>
    <message>
        <source>Play at the level {level}</source>
        <translation>Spelen op niveau {level}</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>Het verloop van de partij</translation>
    </message>
</context>
<context>
    <name>MatchEndTexts</name>
    <message numerus="yes">
        <source>{scores} after %n deals.</source>
        <translation>
            <numerusform>{scores} na %n ronde.</numerusform>
            <numerusform>{scores} na %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {deal}: {scores}.</source>
        <translation>Na ronde {deal}: {scores}.</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} achter</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Ommekeer</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead after every deal</source>
        <translation>Na elke ronde aan kop</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste ronde</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Speciale hand</translation>
    </message>
    <message numerus="yes">
        <source>%n of them natural</source>
        <translation>
            <numerusform>waarvan %n zuiver</numerusform>
            <numerusform>waarvan %n zuiver</numerusform>
        </translation>
    </message>
    <message>
        <source>Most canastas</source>
        <translation>Meeste canasta’s</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cards taken at once</source>
        <translation>Meeste kaarten in één keer gepakt</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n keer</numerusform>
            <numerusform>%n keer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them concealed</source>
        <translation>
            <numerusform>waarvan %n gesloten</numerusform>
            <numerusform>waarvan %n gesloten</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out most often</source>
        <translation>Het vaakst uitgegaan</translation>
    </message>
    <message>
        <source>{who}, deal {deal}</source>
        <translation>{who}, ronde {deal}</translation>
    </message>
    <message>
        <source>{who}, after deal {deal}</source>
        <translation>{who}, na ronde {deal}</translation>
    </message>
</context>
<context>
    <name>MatchRulesDialog</name>
    <message>
        <source>Players, sides, seats and packs stay as they are; for others begin a new match.</source>
        <translation>Spelers, kanten, plaatsen en spellen kaarten blijven zoals ze zijn; begin voor andere een nieuwe partij.</translation>
    </message>
    <message>
        <source>From the next deal on</source>
        <translation>Vanaf de volgende ronde</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regels van deze partij</translation>
    </message>
    <message>
        <source>Changes hold from deal {count} on. Scores stay, and whose deal it is.</source>
        <translation>Veranderingen gelden vanaf ronde {count}. De score blijft, en ook wie er deelt.</translation>
    </message>
    <message>
        <source>Not in force yet. Cancel once more to drop the changes.</source>
        <translation>Nog niet van kracht. Kies nogmaals “Annuleren” om de veranderingen te laten vervallen.</translation>
    </message>
</context>
<context>
    <name>MatchStartTexts</name>
    <message>
        <source>Everybody draws a card for the seats.</source>
        <translation>Iedereen trekt een kaart voor de plaatsen.</translation>
    </message>
    <message>
        <source>Your card is the highest.</source>
        <translation>Uw kaart is de hoogste.</translation>
    </message>
    <message>
        <source>{player} has the highest card.</source>
        <translation>{player} heeft de hoogste kaart.</translation>
    </message>
    <message>
        <source>The sides: {sides}.</source>
        <translation>De kanten: {sides}.</translation>
    </message>
    <message>
        <source>You cut.</source>
        <translation>U coupeert.</translation>
    </message>
    <message>
        <source>{player} cuts.</source>
        <translation>{player} coupeert.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <comment>a player and the card drawn</comment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {card}. It does not decide: once more.</source>
        <translation>{player}: {card}. Dat beslist niet: nog een keer.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before a colon and a card</comment>
        <translation>U</translation>
    </message>
</context>
<context>
    <name>MatchTopic</name>
    <message>
        <source>The match</source>
        <translation>De partij</translation>
    </message>
    <message>
        <source>The match is over when a side has {points} points after a deal.</source>
        <translation>De partij is afgelopen als een kant na een ronde {points} punten heeft.</translation>
    </message>
    <message>
        <source>The match is over when a player has {points} points after a deal.</source>
        <translation>De partij is afgelopen als een speler na een ronde {points} punten heeft.</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n deals.</source>
        <translation>
            <numerusform>De partij duurt hoogstens %n ronde.</numerusform>
            <numerusform>De partij duurt hoogstens %n rondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deals.</source>
        <translation>
            <numerusform>De partij duurt %n ronde.</numerusform>
            <numerusform>De partij duurt %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>De hoogste score wint.</translation>
    </message>
    <message>
        <source>If two players are equal, both have won.</source>
        <translation>Staan twee spelers gelijk, dan hebben beiden gewonnen.</translation>
    </message>
    <message>
        <source>If two players are equal, another deal decides.</source>
        <translation>Staan twee spelers gelijk, dan beslist nog een ronde.</translation>
    </message>
    <message>
        <source>If two sides are equal, both have won.</source>
        <translation>Staan twee kanten gelijk, dan hebben beide gewonnen.</translation>
    </message>
    <message>
        <source>If two sides are equal, another deal decides.</source>
        <translation>Staan twee kanten gelijk, dan beslist nog een ronde.</translation>
    </message>
</context>
<context>
    <name>MeldFacts</name>
    <message numerus="yes">
        <source>A canasta is made at once, for %Ln points.</source>
        <translation>
            <numerusform>Er is meteen een canasta klaar, voor %Ln punt.</numerusform>
            <numerusform>Er is meteen een canasta klaar, voor %Ln punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n cards are missing for a canasta.</source>
        <translation>
            <numerusform>Dan ontbreekt er nog %n kaart voor een canasta.</numerusform>
            <numerusform>Dan ontbreken er nog %n kaarten voor een canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents may end the deal soon: one of them holds only %n cards.</source>
        <translation>
            <numerusform>De tegenstanders kunnen de ronde binnenkort beëindigen: een van hen heeft nog maar %n kaart.</numerusform>
            <numerusform>De tegenstanders kunnen de ronde binnenkort beëindigen: een van hen heeft nog maar %n kaarten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldReasons</name>
    <message>
        <source>A {bonus} counts on the table, and another card is drawn for it.</source>
        <translation>Een {bonus} telt op tafel, en er wordt een andere kaart voor getrokken.</translation>
    </message>
    <message>
        <source>That reaches the {need} points to open.</source>
        <translation>Daarmee zijn de {need} punten om te openen gehaald.</translation>
    </message>
    <message>
        <source>It brings a meld nearer to a canasta.</source>
        <translation>Het brengt een combinatie dichter bij een canasta.</translation>
    </message>
    <message>
        <source>On a canasta a card counts for the side, in the hand against it.</source>
        <translation>Op een canasta telt een kaart voor de kant, in de hand ertegen.</translation>
    </message>
    <message>
        <source>A new meld is the beginning of a canasta.</source>
        <translation>Een nieuwe combinatie is het begin van een canasta.</translation>
    </message>
    <message>
        <source>It completes a canasta.</source>
        <translation>Het voltooit een canasta.</translation>
    </message>
    <message>
        <source>Two melds of one rank are nearer to a canasta as one.</source>
        <translation>Twee combinaties van één waarde zijn samen dichter bij een canasta.</translation>
    </message>
    <message>
        <source>A sequence on the table can become {a_samba}.</source>
        <translation>Een reeks op tafel kan {a_samba} worden.</translation>
    </message>
    <message>
        <source>With it a sequence is nearer to being {a_samba}.</source>
        <translation>Daarmee komt een reeks dichter bij {a_samba}.</translation>
    </message>
    <message>
        <source>With the end near, wild cards are better on the table than in the hand.</source>
        <translation>Met het einde in zicht zijn wilde kaarten beter op tafel dan in de hand.</translation>
    </message>
    <message>
        <source>Laying promised more than holding the cards.</source>
        <translation>Neerleggen beloofde meer dan de kaarten houden.</translation>
    </message>
    <message>
        <source>This player lays cards by chance.</source>
        <translation>Deze speler legt op goed geluk kaarten neer.</translation>
    </message>
    <message>
        <source>This player does anything that the rules allow.</source>
        <translation>Deze speler doet maar wat, binnen de regels.</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message>
        <source>Choose the cards that you want to lay.</source>
        <translation>Kies de kaarten die u wilt neerleggen.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn: draw and discard.</source>
        <translation>Niemand legt combinaties in de eigen eerste beurt: trek en leg af.</translation>
    </message>
    <message>
        <source>{card} cannot be part of a meld.</source>
        <translation>{card} kan niet in een combinatie.</translation>
    </message>
    <message>
        <source>Your side has no such meld.</source>
        <translation>Uw kant heeft zo’n combinatie niet.</translation>
    </message>
    <message>
        <source>A meld is of one rank: lay each rank for itself.</source>
        <translation>Een combinatie is van één waarde: leg elke waarde apart neer.</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards join this meld, not {others}.</source>
        <translation>Bij deze combinatie komen alleen {ranks} en wilde kaarten, geen {others}.</translation>
    </message>
    <message>
        <source>Wild cards join other cards: put them on a meld.</source>
        <translation>Wilde kaarten horen bij andere kaarten: leg ze bij een combinatie.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} cards: %n more.</source>
        <translation>
            <numerusform>Een combinatie heeft {need} kaarten nodig: nog %n.</numerusform>
            <numerusform>Een combinatie heeft {need} kaarten nodig: nog %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} natural cards: %n more.</source>
        <translation>
            <numerusform>Een combinatie heeft {need} natuurlijke kaarten nodig: nog %n.</numerusform>
            <numerusform>Een combinatie heeft {need} natuurlijke kaarten nodig: nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards: this has {naturals} natural, {wilds} wild.</source>
        <translation>Er moeten meer natuurlijke dan wilde kaarten zijn: hier {naturals} natuurlijke en {wilds} wilde.</translation>
    </message>
    <message numerus="yes">
        <source>{wilds} wild cards here need {need} natural ones: %n more.</source>
        <translation>
            <numerusform>{wilds} wilde kaarten vragen hier {need} natuurlijke: nog %n.</numerusform>
            <numerusform>{wilds} wilde kaarten vragen hier {need} natuurlijke: nog %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards; this would have {have}.</source>
        <translation>
            <numerusform>Een combinatie heeft hoogstens %n wilde kaart; hier zouden het er {have} zijn.</numerusform>
            <numerusform>Een combinatie heeft hoogstens %n wilde kaarten; hier zouden het er {have} zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>A finished canasta takes no wild card.</source>
        <translation>Bij een voltooide canasta komt geen wilde kaart meer.</translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Een combinatie is vol met %n kaart; hier zouden het er {have} zijn.</numerusform>
            <numerusform>Een combinatie is vol met %n kaarten; hier zouden het er {have} zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds a wild card joins {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Na de eerste combinaties gaat een wilde kaart naar {need} natuurlijke: nog %n.</numerusform>
            <numerusform>Na de eerste combinaties gaat een wilde kaart naar {need} natuurlijke: nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} take no wild card.</source>
        <translation>Bij {ranks} komt geen wilde kaart.</translation>
    </message>
    <message>
        <source>There is a canasta of {ranks}: nobody lays any more of them.</source>
        <translation>Er is een canasta van {ranks}: niemand legt er nog meer neer.</translation>
    </message>
    <message>
        <source>A sequence takes no wild card.</source>
        <translation>In een reeks hoort geen wilde kaart.</translation>
    </message>
    <message>
        <source>A sequence takes no {stops}.</source>
        <translation>In een reeks horen geen {stops}.</translation>
    </message>
    <message>
        <source>A sequence holds each rank once, not several {others}.</source>
        <translation>Een reeks heeft elke waarde maar één keer, niet meerdere {others}.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of a sequence follow one another: %n missing.</source>
        <translation>
            <numerusform>De kaarten van een reeks volgen op elkaar: er ontbreekt er %n.</numerusform>
            <numerusform>De kaarten van een reeks volgen op elkaar: er ontbreken er %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence ends at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Een reeks eindigt bij %n kaart; hier zouden het er {have} zijn.</numerusform>
            <numerusform>Een reeks eindigt bij %n kaarten; hier zouden het er {have} zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards go on your meld of wild cards until it is finished.</source>
        <translation>Wilde kaarten gaan naar uw combinatie van wilde kaarten tot die af is.</translation>
    </message>
    <message numerus="yes">
        <source>A sequence takes more than %n cards only if you go out this turn.</source>
        <translation>
            <numerusform>Een reeks krijgt alleen meer dan %n kaart als u deze beurt uitgaat.</numerusform>
            <numerusform>Een reeks krijgt alleen meer dan %n kaarten als u deze beurt uitgaat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made a sequence of more than %n cards: now you have to go out.</source>
        <translation>
            <numerusform>U maakte een reeks van meer dan %n kaart: nu moet u uitgaan.</numerusform>
            <numerusform>U maakte een reeks van meer dan %n kaarten: nu moet u uitgaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Twos go on your meld of twos until it is finished.</source>
        <translation>Tweeën gaan naar uw combinatie van tweeën tot die af is.</translation>
    </message>
    <message>
        <source>Too many jokers beside these twos: lay more twos or fewer jokers.</source>
        <translation>Te veel jokers bij deze tweeën: leg meer tweeën of minder jokers.</translation>
    </message>
    <message>
        <source>Only wild cards join this meld, not {others}.</source>
        <translation>Bij deze combinatie komen alleen wilde kaarten, geen {others}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and this card of another: {card}.</source>
        <translation>Een reeks is van één kleur, en deze kaart van een andere: {card}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and these cards are of others.</source>
        <translation>Een reeks is van één kleur, en deze kaarten zijn van andere.</translation>
    </message>
    <message>
        <source>Several of your melds take this: choose one.</source>
        <translation>Dit past bij meer dan één van uw combinaties: kies er een.</translation>
    </message>
    <message>
        <source>Put the meld on the one that it should join.</source>
        <translation>Leg de combinatie op de combinatie waar ze bij hoort.</translation>
    </message>
    <message>
        <source>Combine two melds at a time, one step after the other.</source>
        <translation>Voeg telkens twee combinaties samen, stap voor stap.</translation>
    </message>
    <message>
        <source>Only two melds of the same rank can be combined.</source>
        <translation>Alleen twee combinaties van dezelfde waarde kunnen worden samengevoegd.</translation>
    </message>
    <message>
        <source>One wild card at most goes with two {stops} or more.</source>
        <translation>Bij twee of meer {stops} hoort hoogstens één wilde kaart.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Wilde kaarten gaan niet samen met {stops}.</translation>
    </message>
    <message>
        <source>{stops} are never melded in this game.</source>
        <translation>{stops} worden in dit spel nooit neergelegd.</translation>
    </message>
    <message>
        <source>{stops} are melded only to go out, {need} or more together.</source>
        <translation>{stops} worden alleen neergelegd om uit te gaan, {need} of meer samen.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} holds at most %n cards.</source>
        <translation>
            <numerusform>Een combinatie van {stops} heeft hoogstens %n kaart.</numerusform>
            <numerusform>Een combinatie van {stops} heeft hoogstens %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody discards a {stop} in the first turn: throw another card.</source>
        <translation>Niemand legt in de eerste beurt een {stop} af: leg een andere kaart af.</translation>
    </message>
    <message>
        <source>You may lay {stops} only when you go out with them.</source>
        <translation>U mag {stops} alleen neerleggen als u ermee uitgaat.</translation>
    </message>
    <message>
        <source>{card} is no {bonus}.</source>
        <translation>{card} is geen {bonus}.</translation>
    </message>
    <message>
        <source>Every {bonus} is laid by itself.</source>
        <translation>Elke {bonus} wordt apart neergelegd.</translation>
    </message>
</context>
<context>
    <name>MeldTexts</name>
    <message>
        <source>{have} of {need}</source>
        <comment>cards of a canasta</comment>
        <translation>{have} van {need}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>a sequence of cards</comment>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Zuivere canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemengde canasta</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta van zevens</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>Zuiver</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>Gemengd</translation>
    </message>
    <message>
        <source>Sevens</source>
        <comment>on a canasta</comment>
        <translation>Zevens</translation>
    </message>
</context>
<context>
    <name>MeldingWords</name>
    <message>
        <source>Smallest meld</source>
        <translation>Kleinste combinatie</translation>
    </message>
    <message>
        <source>How many cards a new meld needs.</source>
        <translation>Hoeveel kaarten een nieuwe combinatie nodig heeft.</translation>
    </message>
    <message>
        <source>Melds are closed at</source>
        <translation>Combinaties zijn gesloten bij</translation>
    </message>
    <message>
        <source>A meld of this size takes no more cards.</source>
        <translation>Bij een combinatie van deze grootte komen geen kaarten meer.</translation>
    </message>
    <message>
        <source>never closed</source>
        <translation>nooit gesloten</translation>
    </message>
    <message>
        <source>Melding in the first own turn</source>
        <translation>Combinaties in de eigen eerste beurt</translation>
    </message>
    <message>
        <source>If not, everybody only draws and discards in it.</source>
        <translation>Zo niet, dan trekt iedereen daarin alleen en legt af.</translation>
    </message>
    <message>
        <source>Melds of the same rank</source>
        <translation>Combinaties van dezelfde waarde</translation>
    </message>
    <message>
        <source>How many melds of one rank a side may have.</source>
        <translation>Hoeveel combinaties van één waarde een kant mag hebben.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>onbeperkt</translation>
    </message>
    <message>
        <source>a new one when the last is closed</source>
        <translation>een nieuwe als de laatste gesloten is</translation>
    </message>
    <message>
        <source>Natural cards in a new meld</source>
        <translation>Natuurlijke kaarten in een nieuwe combinatie</translation>
    </message>
    <message>
        <source>How many cards from four to ace a meld needs at least.</source>
        <translation>Hoeveel kaarten van vier tot en met aas een combinatie ten minste nodig heeft.</translation>
    </message>
    <message>
        <source>Natural cards must be in the majority</source>
        <translation>Natuurlijke kaarten moeten in de meerderheid zijn</translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Een combinatie heeft altijd meer natuurlijke dan wilde kaarten.</translation>
    </message>
    <message>
        <source>Natural cards for each wild card in a meld</source>
        <translation>Natuurlijke kaarten per wilde kaart in een combinatie</translation>
    </message>
    <message>
        <source>With two, a wild card needs two natural ones beside it, two need four.</source>
        <translation>Bij twee heeft een wilde kaart twee natuurlijke naast zich nodig, twee wilde vier.</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Meeste wilde kaarten in een combinatie</translation>
    </message>
    <message>
        <source>How many wild cards may stand in, also in a canasta.</source>
        <translation>Hoeveel wilde kaarten andere mogen vervangen, ook in een canasta.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen grens</translation>
    </message>
    <message>
        <source>Wild cards may join a finished canasta</source>
        <translation>Wilde kaarten mogen bij een voltooide canasta</translation>
    </message>
    <message>
        <source>Otherwise only natural cards are added to it.</source>
        <translation>Anders komen er alleen natuurlijke kaarten bij.</translation>
    </message>
    <message>
        <source>Natural cards for a wild card laid later</source>
        <translation>Natuurlijke kaarten voor een later aangelegde wilde kaart</translation>
    </message>
    <message>
        <source>After a side&apos;s first melds, a wild card joins so many natural ones.</source>
        <translation>Na de eerste combinaties van een kant mag een wilde kaart bij zoveel natuurlijke.</translation>
    </message>
    <message>
        <source>Sevens and aces stay natural</source>
        <translation>Zevens en azen blijven zuiver</translation>
    </message>
    <message>
        <source>No wild card joins sevens; aces take one only with the first melds.</source>
        <translation>Bij zevens komt geen wilde kaart, bij azen alleen met de eerste combinaties.</translation>
    </message>
    <message>
        <source>A canasta ends its rank for all</source>
        <translation>Een canasta sluit zijn waarde voor iedereen af</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, nobody lays cards of that rank.</source>
        <translation>Zodra een kant een canasta van een waarde heeft, legt niemand nog kaarten van die waarde neer.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Combinaties van alleen wilde kaarten</translation>
    </message>
    <message>
        <source>Three or more wild cards may lie together.</source>
        <translation>Drie of meer wilde kaarten mogen samen liggen.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone are closed at</source>
        <translation>Combinaties van alleen wilde kaarten zijn gesloten bij</translation>
    </message>
    <message>
        <source>Such a meld takes no more cards then; a further one may be begun.</source>
        <translation>Bij zo’n combinatie komen dan geen kaarten meer; er mag een nieuwe worden begonnen.</translation>
    </message>
    <message>
        <source>the size of other melds</source>
        <translation>de grootte van andere combinaties</translation>
    </message>
    <message>
        <source>Wild cards first finish their own meld</source>
        <translation>Wilde kaarten maken eerst hun eigen combinatie af</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, none joins another.</source>
        <translation>Zolang een combinatie van alleen wilde kaarten niet af is, mag er geen bij een andere.</translation>
    </message>
    <message>
        <source>Twos first finish their own meld</source>
        <translation>Tweeën maken eerst hun eigen combinatie af</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, no two joins another.</source>
        <translation>Zolang een combinatie van alleen wilde kaarten niet af is, mag er geen twee bij een andere.</translation>
    </message>
    <message>
        <source>Twos are a rank of their own</source>
        <translation>Tweeën zijn een eigen waarde</translation>
    </message>
    <message>
        <source>Jokers stand beside twos as wild cards stand beside natural ones.</source>
        <translation>Jokers staan naast tweeën zoals wilde kaarten naast natuurlijke.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Cards in a row may be melded; seven of them are {a_samba}.</source>
        <translation>Kaarten op volgorde mogen worden neergelegd; zeven ervan zijn {a_samba}.</translation>
    </message>
    <message>
        <source>Sequences in one suit only</source>
        <translation>Reeksen alleen in één kleur</translation>
    </message>
    <message>
        <source>Otherwise the suits of a sequence may be mixed.</source>
        <translation>Anders mogen de kleuren van een reeks gemengd zijn.</translation>
    </message>
    <message>
        <source>Longer sequences for who goes out</source>
        <translation>Langere reeksen voor wie uitgaat</translation>
    </message>
    <message>
        <source>In the turn that ends the deal a full sequence may be lengthened.</source>
        <translation>In de beurt die de ronde beëindigt, mag een volle reeks worden verlengd.</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Kaarten in een canasta</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Een combinatie van zoveel kaarten is een canasta.</translation>
    </message>
    <message>
        <source>Natural cards in a mixed canasta</source>
        <translation>Natuurlijke kaarten in een gemengde canasta</translation>
    </message>
    <message>
        <source>A canasta with wild cards needs at least so many natural ones.</source>
        <translation>Een canasta met wilde kaarten heeft ten minste zoveel natuurlijke nodig.</translation>
    </message>
</context>
<context>
    <name>MeldsTopic</name>
    <message>
        <source>Melds</source>
        <translation>Combinaties</translation>
    </message>
    <message>
        <source>A meld with a wild card.</source>
        <comment>below a picture</comment>
        <translation>Een combinatie met een wilde kaart.</translation>
    </message>
    <message>
        <source>Not allowed: as many wild cards as natural ones.</source>
        <comment>below a picture</comment>
        <translation>Niet toegestaan: evenveel wilde als natuurlijke kaarten.</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank, from four to ace.</source>
        <translation>Een combinatie heeft ten minste {size} kaarten van één waarde, van vier tot en met aas.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of its cards must be natural.</source>
        <translation>
            <numerusform>Ten minste %n van de kaarten moet natuurlijk zijn.</numerusform>
            <numerusform>Ten minste %n van de kaarten moeten natuurlijk zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Een combinatie heeft altijd meer natuurlijke dan wilde kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card a meld has %n natural ones or more.</source>
        <translation>
            <numerusform>Per wilde kaart heeft een combinatie %n of meer natuurlijke.</numerusform>
            <numerusform>Per wilde kaart heeft een combinatie %n of meer natuurlijke.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other number limits the wild cards of a meld.</source>
        <translation>Verder is het aantal wilde kaarten in een combinatie niet beperkt.</translation>
    </message>
    <message>
        <source>Wild cards do not join melds of natural cards.</source>
        <translation>Wilde kaarten komen niet bij combinaties van natuurlijke kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>A meld never has more than %n wild cards.</source>
        <translation>
            <numerusform>Een combinatie heeft nooit meer dan %n wilde kaart.</numerusform>
            <numerusform>Een combinatie heeft nooit meer dan %n wilde kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds of your side, wild cards join only melds with at least %n natural cards.</source>
        <translation>
            <numerusform>Na de eerste combinaties van uw kant komen wilde kaarten alleen bij combinaties met ten minste %n natuurlijke kaart.</numerusform>
            <numerusform>Na de eerste combinaties van uw kant komen wilde kaarten alleen bij combinaties met ten minste %n natuurlijke kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No wild card ever joins sevens. Aces take wild cards only in the first melds of your side; such a meld then grows as any other.</source>
        <translation>Bij zevens komt nooit een wilde kaart. Bij azen komen wilde kaarten alleen in de eerste combinaties van uw kant; zo’n combinatie groeit daarna zoals elke andere.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, the rank is dead: nobody begins a meld of it or adds to one.</source>
        <translation>Zodra een kant een canasta van een waarde heeft, is die waarde dood: niemand begint er nog een combinatie van of legt er nog bij aan.</translation>
    </message>
    <message>
        <source>Twos may be a meld of their own, too. Jokers stand beside them as wild cards stand beside natural ones.</source>
        <translation>Ook tweeën mogen een eigen combinatie zijn. Jokers staan ernaast zoals wilde kaarten naast natuurlijke.</translation>
    </message>
    <message>
        <source>Wild cards alone may be a meld, too.</source>
        <translation>Wilde kaarten mogen ook een eigen combinatie zijn.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Wilde kaarten vormen geen eigen combinatie.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its wild cards go there: none joins another meld.</source>
        <translation>Zolang zo’n combinatie van uw kant niet af is, gaan de wilde kaarten van uw kant daarheen: er komt er geen bij een andere combinatie.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its twos go there: none joins another meld. A two may still be discarded, and a joker may go anywhere.</source>
        <translation>Zolang zo’n combinatie van uw kant niet af is, gaan de tweeën van uw kant daarheen: er komt er geen bij een andere combinatie. Een twee mag nog wel worden afgelegd, en een joker mag overal heen.</translation>
    </message>
    <message>
        <source>Your side has one meld of a rank; more cards of that rank join it.</source>
        <translation>Uw kant heeft één combinatie per waarde; meer kaarten van die waarde komen erbij.</translation>
    </message>
    <message>
        <source>Your side may have several melds of the same rank, and put them together.</source>
        <translation>Uw kant mag meer combinaties van dezelfde waarde hebben en ze samenvoegen.</translation>
    </message>
    <message>
        <source>Your side may begin a second meld of a rank when the first one is full.</source>
        <translation>Uw kant mag een tweede combinatie van een waarde beginnen als de eerste vol is.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn.</source>
        <translation>In de eigen eerste beurt legt niemand combinaties.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns.</source>
        <translation>In al uw beurten mag u kaarten aanleggen bij combinaties van uw kant.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns; with {size} cards a meld is full.</source>
        <translation>In al uw beurten mag u kaarten aanleggen bij combinaties van uw kant; met {size} kaarten is een combinatie vol.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone is full with {size} cards.</source>
        <translation>Een combinatie van alleen wilde kaarten is vol met {size} kaarten.</translation>
    </message>
    <message>
        <source>A finished canasta takes wild cards, too; a natural one becomes mixed.</source>
        <translation>Ook bij een voltooide canasta mogen wilde kaarten; een zuivere wordt dan gemengd.</translation>
    </message>
    <message>
        <source>A finished canasta takes no more wild cards.</source>
        <translation>Bij een voltooide canasta komen geen wilde kaarten meer.</translation>
    </message>
    <message>
        <source>Partners share their melds.</source>
        <translation>Partners delen hun combinaties.</translation>
    </message>
    <message>
        <source>Nobody adds cards to the opponents&apos; melds.</source>
        <translation>Niemand legt kaarten aan bij combinaties van de tegenstanders.</translation>
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
        <translation>Laatst afgelegd: {cards}.</translation>
    </message>
    <message>
        <source>Has thrown nothing yet.</source>
        <translation>Heeft nog niets afgelegd.</translation>
    </message>
    <message>
        <source>{card} ({player} took it)</source>
        <translation>{card} ({player} pakte hem)</translation>
    </message>
    <message>
        <source>{card} (you took it)</source>
        <translation>{card} (u pakte hem)</translation>
    </message>
    <message>
        <source>Seen to hold: {cards}.</source>
        <comment>what everybody saw going to the hand with the pile</comment>
        <translation>Zeker in de hand: {cards}.</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Risk: how often the next player takes what you throw.</source>
        <translation>Risico: hoe vaak de volgende speler pakt wat u aflegt.</translation>
    </message>
    <message>
        <source>Risk: of 100 times, how often the next player takes what you throw.</source>
        <translation>Risico: hoe vaak van de 100 keer de volgende speler pakt wat u aflegt.</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>bijna nooit</translation>
    </message>
    <message>
        <source>seldom</source>
        <translation>zelden</translation>
    </message>
    <message>
        <source>at times</source>
        <translation>soms</translation>
    </message>
    <message>
        <source>often</source>
        <translation>vaak</translation>
    </message>
    <message>
        <source>mostly</source>
        <translation>meestal</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>Cards seen and unseen</source>
        <translation>Geziene en ongeziene kaarten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gezien</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ongezien</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risico</translation>
    </message>
    <message>
        <source>Who threw and took what</source>
        <translation>Wie wat aflegde en pakte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Threw and took</source>
        <translation>Afgelegd en gepakt</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Beurt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Weergave</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Snelheid</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>Hand sort&amp;eren</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tafel</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>Achte&amp;rkanten</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkbalk</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Show the moment</source>
        <translation>Het moment tonen</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Nog eens proberen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Save the deal…</source>
        <translation>De ronde opslaan…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>You have frozen the {pile}.</source>
        <translation>U hebt de {pile} bevroren.</translation>
    </message>
    <message>
        <source>{player} has frozen the {pile}.</source>
        <translation>{player} heeft de {pile} bevroren.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n cards.</source>
        <translation>
            <numerusform>U pakt %n kaart.</numerusform>
            <numerusform>U pakt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n cards.</source>
        <translation>
            <numerusform>{player} pakt %n kaart.</numerusform>
            <numerusform>{player} pakt %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>U opent met {points}</translation>
    </message>
    <message>
        <source>{player} opens with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>{player} opent met {points}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Same as last time</source>
        <translation>Zoals de vorige keer</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Kaarten delen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Kies het spel, en daarna wie er spelen.</translation>
    </message>
    <message>
        <source>Let at least one person play.</source>
        <translation>Laat ten minste één mens meespelen.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Twee spelers heten {name}. Geef een van hen een andere naam.</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>Begin the score</source>
        <translation>De telling beginnen</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Score bij echte kaarten</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Kies het spel, en daarna wie er spelen.</translation>
    </message>
    <message>
        <source>Players, as they sit round the table</source>
        <translation>Spelers, zoals ze rond de tafel zitten</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Eerste deler</translation>
    </message>
    <message>
        <source>Player {count}</source>
        <translation>Speler {count}</translation>
    </message>
    <message>
        <source>Side {count}</source>
        <translation>Kant {count}</translation>
    </message>
    <message>
        <source>Give every player a name of their own.</source>
        <translation>Geef elke speler een eigen naam.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A file of Canasta itself is missing or damaged: {file}. Install Canasta again; your matches are safe and stay where they are.</source>
        <translation>Een bestand van Canasta zelf ontbreekt of is beschadigd: {file}. Installeer Canasta opnieuw; uw partijen zijn veilig en blijven waar ze zijn.</translation>
    </message>
    <message>
        <source>Something went wrong in Canasta. Your match is safe: everything played so far is saved. If the table no longer answers, close Canasta and start it again.</source>
        <translation>Er is iets misgegaan in Canasta. Uw partij is veilig: alles wat tot nu toe gespeeld is, is opgeslagen. Reageert de tafel niet meer, sluit Canasta dan en start het opnieuw.</translation>
    </message>
    <message>
        <source>Canasta cannot start. Your matches are safe: nothing was changed. Start it once more; if that does not help, install it again.</source>
        <translation>Canasta kan niet starten. Uw partijen zijn veilig: er is niets veranderd. Start het nog eens; helpt dat niet, installeer het dan opnieuw.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>De map openen</translation>
    </message>
    <message>
        <source>What went wrong is noted in {file}; no cards are named there.</source>
        <translation>Wat er misging, staat in {file}; er worden geen kaarten in genoemd.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read. The defaults are used.</source>
        <translation>De instellingen in {file} konden niet worden gelezen. De standaardinstellingen gelden.</translation>
    </message>
    <message>
        <source>What Canasta remembers in {file}, such as your last table and your lessons, could not be read. It begins anew; your matches are safe.</source>
        <translation>Wat Canasta in {file} onthoudt, zoals uw laatste tafel en uw lessen, kon niet worden gelezen. Het begint opnieuw; uw partijen zijn veilig.</translation>
    </message>
    <message>
        <source>The results of your exercises in {file} could not be read. They begin anew.</source>
        <translation>De resultaten van uw oefeningen in {file} konden niet worden gelezen. Ze beginnen opnieuw.</translation>
    </message>
    <message>
        <source>The old file is kept as {copy}.</source>
        <translation>Het oude bestand blijft bewaard als {copy}.</translation>
    </message>
    <message>
        <source>The player in {file} could not be read and is missing under Players; your matches are safe. Add the player again there.</source>
        <translation>De speler in {file} kon niet worden gelezen en ontbreekt onder “Spelers”; uw partijen zijn veilig. Voeg de speler daar opnieuw toe.</translation>
    </message>
    <message>
        <source>The note in {file} cannot be read. Allow Canasta to read it, or move that file away.</source>
        <translation>De notitie in {file} kan niet worden gelezen. Geef Canasta toestemming om die te lezen of verplaats dat bestand.</translation>
    </message>
    <message>
        <source>Canasta cannot save settings and results in {folder} ({problem}). What you choose holds until you close Canasta. Make room on the disk, or allow Canasta to write there.</source>
        <translation>Canasta kan instellingen en resultaten niet opslaan in {folder} ({problem}). Wat u kiest, geldt tot u Canasta sluit. Maak ruimte vrij op de schijf of geef Canasta toestemming om daar te schrijven.</translation>
    </message>
    <message>
        <source>Canasta cannot keep matches in {folder} ({problem}). Make room on the disk, or allow Canasta to read and write there; then deal.</source>
        <translation>Canasta kan in {folder} geen partijen bewaren ({problem}). Maak ruimte vrij op de schijf of geef Canasta toestemming om daar te lezen en te schrijven; deel daarna.</translation>
    </message>
    <message>
        <source>The very last action had not been saved. Play it again.</source>
        <translation>De allerlaatste handeling was niet opgeslagen. Speel die nog eens.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It goes on from the last action that could be read; the damaged file is kept as {copy}.</source>
        <translation>De opgeslagen partij was beschadigd. De partij gaat verder vanaf de laatste handeling die kon worden gelezen; het beschadigde bestand blijft bewaard als {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was changed outside Canasta. The match goes on in a new file; the changed one is kept as {copy}.</source>
        <translation>Het bestand van deze partij is buiten Canasta veranderd. De partij gaat verder in een nieuw bestand; het veranderde blijft bewaard als {copy}.</translation>
    </message>
    <message>
        <source>The match came from an older version; its file is kept as {copy}.</source>
        <translation>De partij kwam uit een oudere versie; het bestand ervan blijft bewaard als {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was moved, deleted or changed while you played. Nothing is lost: the whole match is saved again, as {place}.</source>
        <translation>Het bestand van deze partij is verplaatst, verwijderd of veranderd terwijl u speelde. Er is niets verloren: de hele partij is opnieuw opgeslagen, als {place}.</translation>
    </message>
    <message>
        <source>The index of your matches was damaged. It was made anew from their files; nothing is lost.</source>
        <translation>De index van uw partijen was beschadigd. Hij is opnieuw gemaakt uit de bestanden; er is niets verloren.</translation>
    </message>
    <message>
        <source>The match cannot be saved as {place} ({problem}). Make room on the disk, or allow Canasta to write there; then go on.</source>
        <translation>De partij kan niet worden opgeslagen als {place} ({problem}). Maak ruimte vrij op de schijf of geef Canasta toestemming om daar te schrijven; ga dan verder.</translation>
    </message>
    <message>
        <source>The disk does not answer. The table waits, and what was played is saved as soon as it does.</source>
        <translation>De schijf antwoordt niet. De tafel wacht, en wat gespeeld is, wordt opgeslagen zodra dat kan.</translation>
    </message>
    <message>
        <source>{file} is empty: no match was ever begun in it.</source>
        <translation>{file} is leeg: er is nooit een partij in begonnen.</translation>
    </message>
    <message>
        <source>{file} is no saved match. It is left as it is.</source>
        <translation>{file} is geen opgeslagen partij. Het blijft zoals het is.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Canasta. Update to go on with it.</source>
        <translation>{file} is door een nieuwere versie van Canasta opgeslagen. Werk het programma bij om ermee verder te gaan.</translation>
    </message>
    <message>
        <source>{file} was changed outside the program and cannot be played.</source>
        <translation>{file} is buiten het programma veranderd en kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is kept; deal a new match.</source>
        <translation>{file} is beschadigd en kan niet worden gelezen. Het blijft bewaard; begin een nieuwe partij.</translation>
    </message>
    <message>
        <source>Canasta needs to read and write {place} and may not, or the disk is full. Allow it, then try again.</source>
        <translation>Canasta moet {place} kunnen lezen en schrijven en mag dat niet, of de schijf is vol. Geef toestemming en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This match is open in another window. Close that one first.</source>
        <translation>Deze partij is in een ander venster geopend. Sluit dat eerst.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system refuses.</source>
        <translation>{file} kan niet worden geopend: het systeem weigert.</translation>
    </message>
    <message>
        <source>{file} cannot be played, because its rules contradict each other:</source>
        <translation>{file} kan niet worden gespeeld, omdat de regels elkaar tegenspreken:</translation>
    </message>
    <message>
        <source>It is kept in the folder {folder}.</source>
        <translation>Het bestand blijft bewaard in de map {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be shown. It is kept in the folder {folder} and is not opened again; deal a new match.</source>
        <translation>{file} kan niet worden getoond. Het bestand blijft bewaard in de map {folder} en wordt niet opnieuw geopend; begin een nieuwe partij.</translation>
    </message>
    <message>
        <source>{file} was not put on the table, because Canasta failed with it last time. Nothing is lost: it is among your saved games.</source>
        <translation>{file} is niet op tafel gelegd, omdat Canasta er de vorige keer op vastliep. Er is niets verloren: u vindt de partij bij uw opgeslagen partijen.</translation>
    </message>
    <message>
        <source>The cards in {file} were still being read when Canasta was closed. Choose them in the settings again.</source>
        <translation>De kaarten in {file} werden nog gelezen toen Canasta werd gesloten. Kies ze opnieuw in de instellingen.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is left as it is.</source>
        <translation>{file} is beschadigd en kan niet worden gelezen. Het blijft zoals het is.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Canasta. Update to use it.</source>
        <translation>{file} is met een nieuwere versie van Canasta gemaakt. Werk het programma bij om het te gebruiken.</translation>
    </message>
    <message>
        <source>{place} cannot be read or written ({reason}). Make room on the disk, allow Canasta to read and write there, or choose another place.</source>
        <translation>{place} kan niet worden gelezen of geschreven ({reason}). Maak ruimte vrij op de schijf, geef Canasta toestemming om daar te lezen en te schrijven, of kies een andere plaats.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{deals} deals in {matches} matches, played by computers that follow the rules of thumb of the strong player without looking ahead. The true number lies between the two in brackets with a confidence of 95 %.</source>
        <translation>{deals} rondes in {matches} partijen, gespeeld door computers die de vuistregels van de sterke speler volgen zonder vooruit te denken. Het ware getal ligt met 95% zekerheid tussen de twee getallen tussen haakjes.</translation>
    </message>
    <message>
        <source>About {minutes} minutes for one person among computers: {turns} turns. A match has {deals} deals.</source>
        <translation>Ongeveer {minutes} minuten voor één mens tussen computers: {turns} beurten. Een partij heeft {deals} rondes.</translation>
    </message>
    <message>
        <source>How long does a deal take?</source>
        <translation>Hoe lang duurt een ronde?</translation>
    </message>
    <message>
        <source>Somebody goes out in {share} of 100 deals; else the stock ends.</source>
        <translation>In {share} van de 100 rondes gaat iemand uit; anders raakt de stok op.</translation>
    </message>
    <message>
        <source>How does a deal end?</source>
        <translation>Hoe eindigt een ronde?</translation>
    </message>
    <message>
        <source>Somebody goes out</source>
        <translation>Iemand gaat uit</translation>
    </message>
    <message>
        <source>Whoever leads after the first deal wins {share} of 100 matches.</source>
        <translation>Wie na de eerste ronde voorstaat, wint {share} van de 100 partijen.</translation>
    </message>
    <message>
        <source>Does the first deal decide the match?</source>
        <translation>Beslist de eerste ronde de partij?</translation>
    </message>
    <message>
        <source>The first leader wins</source>
        <translation>Wie het eerst voorstaat, wint</translation>
    </message>
    <message>
        <source>How often can one open at once?</source>
        <translation>Hoe vaak kan men meteen openen?</translation>
    </message>
    <message>
        <source>So many of 100 hands reach the minimum as dealt, without drawing:</source>
        <translation>Zoveel van de 100 handen halen het minimum zoals ze gedeeld zijn, zonder te trekken:</translation>
    </message>
    <message>
        <source>With {points} points</source>
        <translation>Met {points} punten</translation>
    </message>
    <message>
        <source>{points} on average. In {share} of 100 cases a side ends the deal below zero.</source>
        <translation>Gemiddeld {points}. In {share} van de 100 gevallen eindigt een kant de ronde onder nul.</translation>
    </message>
    <message>
        <source>How many points does a side make in a deal?</source>
        <translation>Hoeveel punten haalt een kant in een ronde?</translation>
    </message>
    <message>
        <source>{times} times in a deal, {cards} cards each time.</source>
        <translation>{times} keer per ronde, telkens {cards} kaarten.</translation>
    </message>
    <message>
        <source>How often is the pile taken?</source>
        <translation>Hoe vaak wordt de aflegstapel gepakt?</translation>
    </message>
    <message>
        <source>A side makes {count} in a deal; {share} of 100 are natural.</source>
        <translation>Een kant maakt er {count} per ronde; {share} van de 100 zijn zuiver.</translation>
    </message>
    <message>
        <source>How many canastas are there?</source>
        <translation>Hoeveel canasta’s zijn er?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Zuivere canasta’s</translation>
    </message>
    <message>
        <source>One more joker</source>
        <translation>Eén joker meer</translation>
    </message>
    <message>
        <source>One more red three</source>
        <translation>Eén rode drie meer</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>De eerste beurt</translation>
    </message>
    <message>
        <source>What is a good start worth?</source>
        <translation>Wat is een goed begin waard?</translation>
    </message>
    <message>
        <source>So many points a side is ahead of the others after the deal:</source>
        <translation>Zoveel punten ligt een kant na de ronde voor op de andere:</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>De aflegstapel is altijd bevroren</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Met Calientekaarten</translation>
    </message>
    <message>
        <source>What do the variations change?</source>
        <translation>Wat veranderen de varianten?</translation>
    </message>
    <message>
        <source>Turns of a deal, and points of a side:</source>
        <translation>Beurten in een ronde, en punten van een kant:</translation>
    </message>
    <message>
        <source>{turns} turns, {points} points</source>
        <translation>{turns} beurten, {points} punten</translation>
    </message>
    <message>
        <source>Does the computer shuffle too well?</source>
        <translation>Schudt de computer te goed?</translation>
    </message>
    <message>
        <source>Turns of a deal, and natural ones among 100 canastas, when the cards are gathered from the table and riffled:</source>
        <translation>Beurten in een ronde, en zuivere onder 100 canasta’s, als de kaarten van tafel worden verzameld en in elkaar geschud:</translation>
    </message>
    <message>
        <source>As the computer does</source>
        <translation>Zoals de computer schudt</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Keer geschud: {count}</translation>
    </message>
    <message>
        <source>{turns} turns, {share} natural</source>
        <translation>{turns} beurten, {share} zuiver</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} tot {high})</translation>
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
        <translation>Spel</translation>
    </message>
    <message>
        <source>Canasta in numbers</source>
        <translation>Canasta in cijfers</translation>
    </message>
    <message>
        <source>Counted in thousands of deals that computers played.</source>
        <translation>Geteld in duizenden rondes die computers hebben gespeeld.</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Hoe er geteld is</translation>
    </message>
</context>
<context>
    <name>ObservationTexts</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n kaart gesloten</numerusform>
            <numerusform>%n kaarten gesloten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, all face down</source>
        <translation>
            <numerusform>%n kaart, gesloten</numerusform>
            <numerusform>%n kaarten, allemaal gesloten</numerusform>
        </translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Eigen hand</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
    </message>
    <message>
        <source>{pile}, from the top</source>
        <translation>{pile}, van boven af</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>Hands of the others</source>
        <translation>Handen van de anderen</translation>
    </message>
    <message>
        <source>Melds of {names}</source>
        <translation>Combinaties van {names}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n cards</source>
        <translation>
            <numerusform>{player}: %n kaart</numerusform>
            <numerusform>{player}: %n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmissionTexts</name>
    <message>
        <source>What was left undone</source>
        <translation>Wat er is nagelaten</translation>
    </message>
    <message>
        <source>The {pile} was blocked; on top of it lay: {card}.</source>
        <translation>De {pile} was geblokkeerd; bovenop lag: {card}.</translation>
    </message>
    <message>
        <source>The {pile} could have been taken, and was left.</source>
        <translation>De {pile} had gepakt kunnen worden, en bleef liggen.</translation>
    </message>
    <message>
        <source>The {pile} needed two natural {ranks}; nobody has seen two in that hand.</source>
        <translation>De {pile} vroeg twee natuurlijke {ranks}; niemand heeft er twee in die hand gezien.</translation>
    </message>
    <message>
        <source>The {pile} needed {ranks}; nobody has seen any in that hand.</source>
        <translation>De {pile} vroeg {ranks}; niemand heeft die in die hand gezien.</translation>
    </message>
    <message>
        <source>Still held, as everybody could see: {cards}. They fit melds on the table.</source>
        <translation>Nog in de hand, zoals iedereen kon zien: {cards}. Ze passen bij combinaties op tafel.</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Look at this match?</source>
        <translation>Deze partij bekijken?</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>Deze partij verder spelen?</translation>
    </message>
    <message>
        <source>It becomes one of your saved games. The file itself stays as it is.</source>
        <translation>De partij komt bij uw opgeslagen partijen. Het bestand zelf blijft zoals het is.</translation>
    </message>
    <message>
        <source>Keep these house rules?</source>
        <translation>Deze huisregels bewaren?</translation>
    </message>
    <message>
        <source>You will find them in New match, beside the games.</source>
        <translation>U vindt ze bij “Nieuwe partij”, naast de spellen.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Add this player?</source>
        <translation>Deze speler toevoegen?</translation>
    </message>
    <message>
        <source>You will find the player under Players.</source>
        <translation>U vindt hem onder “Spelers”.</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Dit bestand kan niet worden geopend</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was moved, or its drive removed.</source>
        <translation>{file} is er niet meer. Het is verplaatst, of het station is losgekoppeld.</translation>
    </message>
    <message>
        <source>{file} holds no match, no house rules and no player. It is left as it is.</source>
        <translation>{file} bevat geen partij, geen huisregels en geen speler. Het blijft zoals het is.</translation>
    </message>
</context>
<context>
    <name>OpeningDecision</name>
    <message>
        <source>Opening small or large</source>
        <translation>Klein of groot openen</translation>
    </message>
    <message>
        <source>Early with little, late with all that you have.</source>
        <translation>Vroeg met weinig, laat met alles wat u hebt.</translation>
    </message>
    <message>
        <source>Your side needs {need} points to open. Your aces are worth {aces}, your kings {kings}. You hold two pairs and a wild card as well, and many cards lie in the {pile}.</source>
        <translation>Uw kant heeft {need} punten nodig om te openen. Uw azen zijn {aces} waard, uw heren {kings}. U hebt ook twee paren en een wilde kaart, en er liggen veel kaarten in de {pile}.</translation>
    </message>
    <message>
        <source>With which cards do you open? Lay them, then press the button.</source>
        <translation>Met welke kaarten opent u? Leg ze klaar en druk op de knop.</translation>
    </message>
    <message>
        <source>Open now: lay the aces.</source>
        <translation>Open nu: leg de azen neer.</translation>
    </message>
    <message>
        <source>That is more than you need. Kings in your hand can take the {pile} with its {count} cards. Lay the aces only.</source>
        <translation>Dat is meer dan nodig. Heren in uw hand kunnen de {pile} met {count} kaarten pakken. Leg alleen de azen neer.</translation>
    </message>
    <message>
        <source>Open first: a side that has opened takes the {pile} more easily, and {count} cards lie there.</source>
        <translation>Open eerst: een kant die heeft geopend, pakt de {pile} makkelijker, en er liggen daar {count} kaarten.</translation>
    </message>
    <message>
        <source>Each king, queen or nine that is discarded to you now brings you the {pile}: you hold two or more of them.</source>
        <translation>Elke heer, vrouw of negen die voor u wordt afgelegd, levert u nu de {pile} op: u hebt er twee of meer van.</translation>
    </message>
    <message>
        <source>Later in another deal: the others have a canasta, and each of them holds one card. They may go out at any turn.</source>
        <translation>Later, in een andere ronde: de anderen hebben een canasta en elk nog één kaart. Ze kunnen elke beurt uitgaan.</translation>
    </message>
    <message>
        <source>With which cards do you open now?</source>
        <translation>Met welke kaarten opent u nu?</translation>
    </message>
    <message>
        <source>Open with all three: aces, kings and queens.</source>
        <translation>Open met alle drie: azen, heren en vrouwen.</translation>
    </message>
    <message>
        <source>When they go out, what is left in your hand counts against you. Lay aces, kings and queens, all at once.</source>
        <translation>Als zij uitgaan, telt tegen u wat er in uw hand over is. Leg azen, heren en vrouwen neer, alles in één keer.</translation>
    </message>
    <message>
        <source>When they go out, your whole hand counts against you. Open first, with aces, kings and queens.</source>
        <translation>Als zij uitgaan, telt uw hele hand tegen u. Open eerst, met azen, heren en vrouwen.</translation>
    </message>
    <message>
        <source>Early in a deal open with little, and keep what can take the {pile}. When the others may go out, lay all that counts.</source>
        <translation>Open vroeg in een ronde met weinig, en bewaar wat de {pile} kan pakken. Als de anderen kunnen uitgaan, leg dan alles neer wat telt.</translation>
    </message>
</context>
<context>
    <name>OpeningLesson</name>
    <message>
        <source>The first melds</source>
        <translation>De eerste combinaties</translation>
    </message>
    <message>
        <source>Reach the points that your side needs to open.</source>
        <translation>De punten halen die uw kant nodig heeft om te openen.</translation>
    </message>
    <message>
        <source>No wild card may be among them. The queens are worth {points1}, the tens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Er mag geen wilde kaart bij zijn. De vrouwen zijn {points1} waard, de tienen {points2}. Alle groepen die u klaarlegt, worden opgeteld; de som staat ernaast.</translation>
    </message>
    <message>
        <source>Lay the queens and the tens before you discard.</source>
        <translation>Leg de vrouwen en de tienen neer voordat u aflegt.</translation>
    </message>
    <message>
        <source>The tens are the three natural cards that you need. They are worth {points1}, the queens with the joker {points2}, the jacks with the two {points3}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>De tienen zijn de drie natuurlijke kaarten die u nodig hebt. Ze zijn {points1} waard, de vrouwen met de joker {points2}, de boeren met de twee {points3}. Alle groepen die u klaarlegt, worden opgeteld; de som staat ernaast.</translation>
    </message>
    <message>
        <source>Lay the tens, the queens with the joker, and the jacks with the two, before you discard.</source>
        <translation>Leg de tienen, de vrouwen met de joker en de boeren met de twee neer voordat u aflegt.</translation>
    </message>
    <message>
        <source>The queens with the wild card are worth {points1}, the sevens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>De vrouwen met de wilde kaart zijn {points1} waard, de zevens {points2}. Alle groepen die u klaarlegt, worden opgeteld; de som staat ernaast.</translation>
    </message>
    <message>
        <source>Lay the queens with the wild card, and the sevens, before you discard.</source>
        <translation>Leg de vrouwen met de wilde kaart en de zevens neer voordat u aflegt.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the tens on the table, and the queens with the joker. Then take it with the button.</source>
        <translation>Kies beide heren en klik op de {pile}. Leg de tienen op de tafel, en ook de vrouwen met de joker. Pak hem dan met de knop.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the tens, and the queens with the joker.</source>
        <translation>Trek niet: de heren pakken de {pile}, samen met de tienen en de vrouwen met de joker.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the aces on the table. Then take it with the button.</source>
        <translation>Kies beide heren en klik op de {pile}. Leg de azen op de tafel. Pak hem dan met de knop.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the three aces.</source>
        <translation>Trek niet: de heren pakken de {pile}, samen met de drie azen.</translation>
    </message>
    <message>
        <source>Lay all groups aside on the table, then lay them all with the button.</source>
        <translation>Leg alle groepen klaar op de tafel en leg ze dan met de knop samen neer.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds in this deal need {need} points; in the last deal of the match {most}.</source>
        <translation>De eerste combinaties van uw kant vragen in deze ronde {need} punten; in de laatste ronde van de partij {most}.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points now. With a higher score they need more: up to {most} from {score} points on.</source>
        <translation>De eerste combinaties van uw kant vragen nu {need} punten. Met een hogere score vragen ze meer: tot {most} vanaf {score} punten.</translation>
    </message>
    <message>
        <source>From {score} points on a canasta must be among them.</source>
        <translation>Vanaf {score} punten moet er een canasta bij zijn.</translation>
    </message>
    <message>
        <source>They come from your hand alone: only in a later turn may your side take the {pile}.</source>
        <translation>Ze komen alleen uit uw hand: pas in een latere beurt mag uw kant de {pile} pakken.</translation>
    </message>
    <message>
        <source>You may open and take the {pile} at once: with two natural cards like its top card, if all that you lay then reaches the minimum.</source>
        <translation>U mag openen en meteen de {pile} pakken: met twee natuurlijke kaarten als de bovenste, als alles wat u neerlegt dan het minimum haalt.</translation>
    </message>
</context>
<context>
    <name>OpeningTopic</name>
    <message>
        <source>The first melds</source>
        <translation>De eerste combinaties</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Benodigde punten</translation>
    </message>
    <message>
        <source>The first melds of your side in a deal must be worth enough points.</source>
        <translation>De eerste combinaties van uw kant in een ronde moeten genoeg punten waard zijn.</translation>
    </message>
    <message>
        <source>How many depends on your score before the deal.</source>
        <translation>Hoeveel, hangt af van uw score vóór de ronde.</translation>
    </message>
    <message>
        <source>How many depends on which deal of the match it is.</source>
        <translation>Hoeveel, hangt af van de hoeveelste ronde van de partij het is.</translation>
    </message>
    <message>
        <source>Score before the deal</source>
        <translation>Score vóór de ronde</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: the first, the second, …</comment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>elk aantal</translation>
    </message>
    <message>
        <source>from deal {first} on</source>
        <translation>vanaf ronde {first}</translation>
    </message>
    <message>
        <source>deal {first}</source>
        <comment>by its number</comment>
        <translation>ronde {first}</translation>
    </message>
    <message>
        <source>deals {first} to {last}</source>
        <translation>ronde {first} tot en met {last}</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>a score below those in the next rows</comment>
        <translation>lager</translation>
    </message>
    <message>
        <source>from {score} on</source>
        <comment>a score</comment>
        <translation>vanaf {score}</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta, of whatever kind.</source>
        <translation>Met een score van {score} of meer moet er een canasta bij zijn, van welke soort ook.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta, of whatever kind.</source>
        <translation>Vanaf ronde {score} moet er een canasta bij zijn, van welke soort ook.</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta that is not mixed.</source>
        <translation>Met een score van {score} of meer moet er een canasta bij zijn die niet gemengd is.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta that is not mixed.</source>
        <translation>Vanaf ronde {score} moet er een canasta bij zijn die niet gemengd is.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards.</source>
        <translation>Er moeten drie natuurlijke kaarten van één waarde uit de hand bij zijn, in een combinatie zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards, or three wild cards in a meld of their own.</source>
        <translation>Er moeten drie natuurlijke kaarten van één waarde uit de hand bij zijn, in een combinatie zonder wilde kaarten, of drie wilde kaarten in een eigen combinatie.</translation>
    </message>
    <message>
        <source>A canasta from the hand that is not mixed opens, whatever it counts.</source>
        <translation>Een canasta uit de hand die niet gemengd is, opent, wat hij ook telt.</translation>
    </message>
    <message>
        <source>They hold no mixed canasta.</source>
        <translation>Er is geen gemengde canasta bij.</translation>
    </message>
    <message>
        <source>They hold no wild card, not even twos alone. Wild cards may be laid after them, in the same turn too.</source>
        <translation>Er is geen wilde kaart bij, ook geen combinatie van tweeën. Wilde kaarten mogen erna worden neergelegd, ook in dezelfde beurt.</translation>
    </message>
    <message>
        <source>All cards that you meld in that turn count together.</source>
        <translation>Alle kaarten die u in die beurt neerlegt, tellen samen.</translation>
    </message>
    <message>
        <source>Points for canastas and for {bonuses} do not count here.</source>
        <translation>Punten voor canasta’s en voor {bonuses} tellen hier niet mee.</translation>
    </message>
    <message>
        <source>The {pile} may not be taken for it.</source>
        <translation>De {pile} mag er niet voor worden gepakt.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only the other melds from your hand count, not the one with the top card.</source>
        <translation>Pakt u er de {pile} voor, dan tellen alleen de andere combinaties uit uw hand, niet die met de bovenste kaart.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, its top card counts; the cards below it do not help.</source>
        <translation>Pakt u er de {pile} voor, dan telt de bovenste kaart mee; de kaarten eronder helpen niet.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only cards from your hand count.</source>
        <translation>Pakt u er de {pile} voor, dan tellen alleen kaarten uit uw hand.</translation>
    </message>
    <message>
        <source>Whoever draws from the {stock} and goes out in that turn, with a canasta in the hand, needs no minimum.</source>
        <translation>Wie van de {stock} trekt en in die beurt uitgaat met een canasta uit de hand, heeft geen minimum nodig.</translation>
    </message>
    <message>
        <source>Whoever goes out in one turn needs the minimum, too.</source>
        <translation>Ook wie in één beurt uitgaat, heeft het minimum nodig.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening minimum depends on</source>
        <translation>Het openingsminimum hangt af van</translation>
    </message>
    <message>
        <source>What decides how many points the first melds of a side need.</source>
        <translation>Wat bepaalt hoeveel punten de eerste combinaties van een kant vragen.</translation>
    </message>
    <message>
        <source>the side&apos;s score</source>
        <translation>de score van de kant</translation>
    </message>
    <message>
        <source>the number of the deal</source>
        <translation>het nummer van de ronde</translation>
    </message>
    <message>
        <source>The top card of the {pile} counts for the opening</source>
        <translation>De bovenste kaart van de {pile} telt voor de opening</translation>
    </message>
    <message>
        <source>Only that one card; the cards below it never help to open.</source>
        <translation>Alleen die ene kaart; de kaarten eronder helpen nooit bij het openen.</translation>
    </message>
    <message>
        <source>The meld that takes the {pile} counts for the opening</source>
        <translation>De combinatie die de {pile} pakt telt voor de opening</translation>
    </message>
    <message>
        <source>If not, the other melds from the hand have to be enough.</source>
        <translation>Zo niet, dan moeten de andere combinaties uit de hand genoeg zijn.</translation>
    </message>
    <message>
        <source>No minimum for going out at once</source>
        <translation>Geen minimum voor uitgaan in één keer</translation>
    </message>
    <message>
        <source>Whoever lays the whole hand in one turn, after drawing, needs no minimum.</source>
        <translation>Wie na het trekken de hele hand in één beurt neerlegt, heeft geen minimum nodig.</translation>
    </message>
    <message>
        <source>First melds without wild cards</source>
        <translation>Eerste combinaties zonder wilde kaarten</translation>
    </message>
    <message>
        <source>Wild cards are laid only after the side has melded.</source>
        <translation>Wilde kaarten worden pas neergelegd nadat de kant heeft geopend.</translation>
    </message>
    <message>
        <source>The {pile} may be taken with the first melds</source>
        <translation>De {pile} mag met de eerste combinaties worden gepakt</translation>
    </message>
    <message>
        <source>Otherwise a side has to meld from the hand before.</source>
        <translation>Anders moet een kant eerst uit de hand openen.</translation>
    </message>
    <message>
        <source>The first melds contain</source>
        <translation>De eerste combinaties bevatten</translation>
    </message>
    <message>
        <source>A meld without a mixture, with three of its cards from the hand.</source>
        <translation>Een ongemengde combinatie, waarvan drie kaarten uit de hand komen.</translation>
    </message>
    <message>
        <source>what the player likes</source>
        <translation>wat de speler wil</translation>
    </message>
    <message>
        <source>three natural cards of a rank</source>
        <translation>drie natuurlijke kaarten van één waarde</translation>
    </message>
    <message>
        <source>three natural cards of a rank, or wild cards</source>
        <translation>drie natuurlijke kaarten van één waarde, of wilde kaarten</translation>
    </message>
    <message>
        <source>A canasta from the hand opens, whatever it counts</source>
        <translation>Een canasta uit de hand opent, wat hij ook telt</translation>
    </message>
    <message>
        <source>A natural or a wild one, without minimum or three clean cards.</source>
        <translation>Een zuivere of een wilde, zonder minimum en zonder drie natuurlijke kaarten.</translation>
    </message>
    <message>
        <source>The first melds may hold a mixed canasta</source>
        <translation>Bij de eerste combinaties mag een gemengde canasta zijn</translation>
    </message>
    <message>
        <source>Otherwise a side makes one only later.</source>
        <translation>Anders maakt een kant die pas later.</translation>
    </message>
    <message>
        <source>The first melds need a canasta from</source>
        <translation>De eerste combinaties vragen een canasta vanaf</translation>
    </message>
    <message>
        <source>From this score (or deal) on one has to be among them.</source>
        <translation>Vanaf deze score (of ronde) moet er een bij zijn.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>It must not be a mixed one from</source>
        <translation>Hij mag niet gemengd zijn vanaf</translation>
    </message>
    <message>
        <source>From this score (or deal) on it is natural, wild, or a sequence.</source>
        <translation>Vanaf deze score (of ronde) is hij zuiver, wild of een reeks.</translation>
    </message>
    <message>
        <source>Points needed to open</source>
        <translation>Punten om te openen</translation>
    </message>
    <message>
        <source>From which score (or which deal) on how many points are needed.</source>
        <translation>Vanaf welke score (of welke ronde) hoeveel punten nodig zijn.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>from {score}: {need}</source>
        <comment>one step of the opening</comment>
        <translation>vanaf {score}: {need}</translation>
    </message>
    <message>
        <source>below zero: {need}</source>
        <comment>one step of the opening</comment>
        <translation>onder nul: {need}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>below zero</source>
        <translation>onder nul</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nodig</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>{title}: other numbers</source>
        <translation>{title}: andere getallen</translation>
    </message>
    <message>
        <source>{title}: {value} instead of {usual}</source>
        <translation>{title}: {value} in plaats van {usual}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>Look for a rule, such as “wild”</source>
        <translation>Een regel zoeken, bijvoorbeeld “wild”</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>Een regel zoeken</translation>
    </message>
    <message>
        <source>Rules that can be changed</source>
        <translation>Regels die veranderd kunnen worden</translation>
    </message>
    <message>
        <source>No rule has these words. Try fewer letters.</source>
        <translation>Geen regel bevat deze woorden. Probeer minder letters.</translation>
    </message>
    <message>
        <source>Changed. In the original: {value}</source>
        <translation>Gewijzigd. In het origineel: {value}</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to it</source>
        <translation>Terug naar die waarde</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>Other books differ here. House rules have these options:</source>
        <translation>Andere boeken wijken hier af. In huisregels kunt u instellen:</translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>U hebt {need} punten nodig om te openen en komt tot {have}: nog %n.</numerusform>
            <numerusform>U hebt {need} punten nodig om te openen en komt tot {have}: nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first melds may hold no mixed canasta.</source>
        <translation>Bij uw eerste combinaties mag geen gemengde canasta zijn.</translation>
    </message>
    <message>
        <source>The last card is discarded: keep one card to go out with.</source>
        <translation>De laatste kaart wordt afgelegd: houd één kaart om mee uit te gaan.</translation>
    </message>
    <message>
        <source>Finish {cards} before you go out.</source>
        <translation>Maak {cards} af voordat u uitgaat.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>Uw kant heeft nog %n canasta nodig voordat u mag uitgaan.</numerusform>
            <numerusform>Uw kant heeft nog %n canasta’s nodig voordat u mag uitgaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave a card in your hand.</source>
        <translation>{player} moet eerst uit de voet spelen: houd een kaart in uw hand.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave a card in your hand.</source>
        <translation>Niemand gaat uit in de eigen eerste beurt: houd een kaart in uw hand.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave a card in your hand.</source>
        <translation>Uw kant heeft de {pile} nog niet gepakt: houd een kaart in uw hand.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot before you go out.</source>
        <translation>Voltooi een canasta om uw voet te krijgen voordat u uitgaat.</translation>
    </message>
    <message>
        <source>Your foot has one card: keep a card to discard, and pick it up then.</source>
        <translation>Uw voet heeft één kaart: houd een kaart om af te leggen, dan komt hij.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta that is not mixed.</source>
        <translation>Bij uw eerste combinaties moet een canasta zijn die niet gemengd is.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta.</source>
        <translation>Bij uw eerste combinaties moet een canasta zijn.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, or wild ones.</source>
        <translation>Open met drie natuurlijke kaarten van één waarde uit uw hand, of met wilde.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, without wild cards.</source>
        <translation>Open met drie natuurlijke kaarten van één waarde uit uw hand, zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>You have asked in this turn: lay cards, or discard one.</source>
        <translation>In deze beurt is al gevraagd: leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>You have asked once in this deal: lay cards, or discard one.</source>
        <translation>In deze ronde is al gevraagd: leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave two cards in your hand.</source>
        <translation>{player} moet eerst uit de voet spelen: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave two cards in your hand.</source>
        <translation>Niemand gaat uit in de eigen eerste beurt: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave two cards in your hand.</source>
        <translation>Uw kant heeft de {pile} nog niet gepakt: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>You have not asked your partner: leave two cards in your hand.</source>
        <translation>U hebt het uw partner niet gevraagd: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot first: leave two cards in your hand.</source>
        <translation>Voltooi eerst een canasta om uw voet te krijgen: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>You may not go out with a seven: leave two cards in your hand.</source>
        <translation>Met een zeven mag u niet uitgaan: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>Finish your sevens, aces or wild cards first: leave two cards in your hand.</source>
        <translation>Maak eerst uw zevens, azen of wilde kaarten af: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>Your partner said no: leave two cards in your hand.</source>
        <translation>Uw partner zei nee: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>You may not go out yet: leave two cards in your hand.</source>
        <translation>U mag nog niet uitgaan: houd twee kaarten in uw hand.</translation>
    </message>
    <message>
        <source>In this game nobody asks before going out.</source>
        <translation>In dit spel vraagt niemand het voordat hij uitgaat.</translation>
    </message>
    <message>
        <source>You play alone: there is nobody to ask.</source>
        <translation>U speelt alleen: er is niemand aan wie u het kunt vragen.</translation>
    </message>
    <message>
        <source>You may ask once you have drawn.</source>
        <translation>U mag het pas vragen als u hebt getrokken.</translation>
    </message>
    <message>
        <source>Ask before you lay cards in your turn.</source>
        <translation>Vraag het voordat u in uw beurt kaarten neerlegt.</translation>
    </message>
    <message>
        <source>You go out only with your foot: pick it up first.</source>
        <translation>U gaat alleen uit met uw voet: pak die eerst op.</translation>
    </message>
    <message>
        <source>Your last card needs no question: discard it to go out.</source>
        <translation>Uw laatste kaart mag zonder te vragen: leg hem af om uit te gaan.</translation>
    </message>
    <message>
        <source>Your partner said no: leave a card in your hand.</source>
        <translation>Uw partner zei nee: houd een kaart in uw hand.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Vraag het uw partner voordat u uitgaat.</translation>
    </message>
    <message>
        <source>Your partner said yes: now you have to go out.</source>
        <translation>Uw partner zei ja: nu moet u uitgaan.</translation>
    </message>
</context>
<context>
    <name>OutTopic</name>
    <message>
        <source>Going out</source>
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>That ends the deal.</source>
        <translation>Daarmee eindigt de ronde.</translation>
    </message>
    <message>
        <source>You go out by discarding your last card; it is never melded.</source>
        <translation>U gaat uit door uw laatste kaart af te leggen; hij wordt nooit neergelegd.</translation>
    </message>
    <message>
        <source>You go out by getting rid of your last card: you meld it or discard it.</source>
        <translation>U gaat uit door uw laatste kaart kwijt te raken: u legt hem neer of u legt hem af.</translation>
    </message>
    <message>
        <source>You need no canasta for it.</source>
        <translation>U hebt er geen canasta voor nodig.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas for it.</source>
        <translation>
            <numerusform>Uw kant heeft er %n canasta voor nodig.</numerusform>
            <numerusform>Uw kant heeft er %n canasta’s voor nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them must be: {kinds}.</source>
        <translation>Daarbij moeten zijn: {kinds}.</translation>
    </message>
    <message>
        <source>Sevens, aces without wild cards, and melds of wild cards alone must be finished before.</source>
        <translation>Zevens, azen zonder wilde kaarten, en combinaties van alleen wilde kaarten moeten eerst af zijn.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} does not count among them.</source>
        <translation>{a_wild_canasta} telt daarbij niet mee.</translation>
    </message>
    <message>
        <source>Your partner must have played a card of the foot before.</source>
        <translation>Uw partner moet eerst een kaart uit de voet hebben gespeeld.</translation>
    </message>
    <message>
        <source>Somebody of your side must have taken the {pile} in the deal.</source>
        <translation>Iemand van uw kant moet de {pile} in deze ronde hebben gepakt.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn.</source>
        <translation>Niemand gaat uit in de eigen eerste beurt.</translation>
    </message>
    <message>
        <source>Until then you must still hold a card when your turn is over.</source>
        <translation>Tot die tijd moet u aan het eind van uw beurt nog een kaart hebben.</translation>
    </message>
    <message numerus="yes">
        <source>%n natural canastas</source>
        <translation>
            <numerusform>%n zuivere canasta</numerusform>
            <numerusform>%n zuivere canasta’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed canastas</source>
        <translation>
            <numerusform>%n gemengde canasta</numerusform>
            <numerusform>%n gemengde canasta’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canastas of sevens</source>
        <translation>
            <numerusform>%n canasta van zevens</numerusform>
            <numerusform>%n canasta’s van zevens</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} {kind}</source>
        <comment>a number of canastas of a kind</comment>
        <translation>{count} {kind}</translation>
    </message>
    <message>
        <source>Going out brings {points} points.</source>
        <translation>Uitgaan levert {points} punten op.</translation>
    </message>
    <message>
        <source>Whoever has not melded before and lays the whole hand in one turn, with a canasta in it, goes out concealed: {points} points more.</source>
        <translation>Wie nog niets heeft neergelegd en de hele hand in één beurt neerlegt, met een canasta erin, gaat gesloten uit: {points} punten extra.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} in that turn does not go out concealed.</source>
        <translation>Wie in die beurt de {pile} pakt, gaat niet gesloten uit.</translation>
    </message>
    <message>
        <source>A card added to the partner&apos;s melds spoils it.</source>
        <translation>Een kaart die u aanlegt bij combinaties van de partner, bederft het.</translation>
    </message>
    <message>
        <source>The last card of such a hand may be discarded.</source>
        <translation>De laatste kaart van zo’n hand mag worden afgelegd.</translation>
    </message>
    <message>
        <source>Such a hand must be melded to its last card: whoever ends with a discard gets nothing more.</source>
        <translation>Zo’n hand moet tot de laatste kaart worden neergelegd: wie eindigt met afleggen, krijgt niets extra.</translation>
    </message>
    <message>
        <source>You have no partner whom you could ask first.</source>
        <translation>U hebt geen partner aan wie u het eerst kunt vragen.</translation>
    </message>
    <message>
        <source>Nobody asks the partner before going out.</source>
        <translation>Niemand vraagt het de partner voordat hij uitgaat.</translation>
    </message>
    <message>
        <source>You may ask your partner first: “May I go out?”</source>
        <translation>U mag het eerst uw partner vragen: “Mag ik uitgaan?”</translation>
    </message>
    <message>
        <source>You must ask your partner first: “May I go out?”</source>
        <translation>U moet het eerst uw partner vragen: “Mag ik uitgaan?”</translation>
    </message>
    <message>
        <source>Nobody asks before the foot is picked up. Just picked up, you may still ask before you play from it.</source>
        <translation>Niemand vraagt het voordat de voet is opgepakt. Hebt u hem net opgepakt, dan mag u het nog vragen voordat u eruit speelt.</translation>
    </message>
    <message>
        <source>Whoever is alone asks nobody.</source>
        <translation>Wie alleen is, vraagt het niemand.</translation>
    </message>
    <message>
        <source>Each player asks only once in a deal.</source>
        <translation>Elke speler vraagt het maar één keer per ronde.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Na een nee mag u in deze beurt niet uitgaan.</translation>
    </message>
    <message>
        <source>Whoever asks and does not go out in that turn loses {points} points.</source>
        <translation>Wie vraagt en in die beurt niet uitgaat, verliest {points} punten.</translation>
    </message>
    <message>
        <source>Ask before you draw or just after it, before you meld.</source>
        <translation>Vraag het voordat u trekt of vlak erna, voordat u neerlegt.</translation>
    </message>
    <message>
        <source>Ask after you have drawn, and before you meld.</source>
        <translation>Vraag het nadat u hebt getrokken en voordat u neerlegt.</translation>
    </message>
    <message>
        <source>After a yes you have to go out; if you cannot, you show all your cards.</source>
        <translation>Na een ja moet u uitgaan; kunt u dat niet, dan laat u al uw kaarten zien.</translation>
    </message>
    <message>
        <source>After a yes you have to go out.</source>
        <translation>Na een ja moet u uitgaan.</translation>
    </message>
    <message>
        <source>After a yes you may go out, but you need not.</source>
        <translation>Na een ja mag u uitgaan, maar het hoeft niet.</translation>
    </message>
</context>
<context>
    <name>OutWords</name>
    <message>
        <source>Canastas needed to go out</source>
        <translation>Canasta’s nodig om uit te gaan</translation>
    </message>
    <message>
        <source>How many canastas a side needs in all.</source>
        <translation>Hoeveel canasta’s een kant in totaal nodig heeft.</translation>
    </message>
    <message>
        <source>Natural canastas among them</source>
        <translation>Waarvan zuivere canasta’s</translation>
    </message>
    <message>
        <source>Canastas without any wild card.</source>
        <translation>Canasta’s zonder enige wilde kaart.</translation>
    </message>
    <message>
        <source>Mixed canastas among them</source>
        <translation>Waarvan gemengde canasta’s</translation>
    </message>
    <message>
        <source>Canastas with wild cards.</source>
        <translation>Canasta’s met wilde kaarten.</translation>
    </message>
    <message>
        <source>Canastas of wild cards alone.</source>
        <translation>Canasta’s van alleen wilde kaarten.</translation>
    </message>
    <message>
        <source>{wild_canastas} among them</source>
        <translation>Waarvan {wild_canastas}</translation>
    </message>
    <message>
        <source>{sambas} among them</source>
        <translation>Waarvan {sambas}</translation>
    </message>
    <message>
        <source>Sequences of seven cards.</source>
        <translation>Reeksen van zeven kaarten.</translation>
    </message>
    <message>
        <source>Canastas of sevens among them</source>
        <translation>Waarvan canasta’s van zevens</translation>
    </message>
    <message>
        <source>Where these are a kind of their own.</source>
        <translation>Waar die een aparte soort zijn.</translation>
    </message>
    <message>
        <source>Wild canastas count for going out</source>
        <translation>Wilde canasta’s tellen voor het uitgaan</translation>
    </message>
    <message>
        <source>Otherwise only canastas of other kinds make up the number.</source>
        <translation>Anders tellen alleen canasta’s van andere soorten voor het aantal.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Punten voor uitgaan</translation>
    </message>
    <message>
        <source>For the side that ends the deal.</source>
        <translation>Voor de kant die de ronde beëindigt.</translation>
    </message>
    <message>
        <source>Going out waits for the partner</source>
        <translation>Uitgaan wacht op de partner</translation>
    </message>
    <message>
        <source>Until the partner has played a card of the foot.</source>
        <translation>Tot de partner een kaart uit de voet heeft gespeeld.</translation>
    </message>
    <message>
        <source>Going out needs the {pile}</source>
        <translation>Om uit te gaan is de {pile} nodig</translation>
    </message>
    <message>
        <source>Somebody of the side must have taken it in the deal.</source>
        <translation>Iemand van de kant moet hem in de ronde hebben gepakt.</translation>
    </message>
    <message>
        <source>Going out in the first own turn</source>
        <translation>Uitgaan in de eigen eerste beurt</translation>
    </message>
    <message>
        <source>If not, everybody has a turn before going out.</source>
        <translation>Zo niet, dan speelt iedereen een beurt voordat hij uitgaat.</translation>
    </message>
    <message>
        <source>Extra points for going out at once</source>
        <translation>Extra punten voor uitgaan in één keer</translation>
    </message>
    <message>
        <source>For laying the whole hand in one turn, without melds before.</source>
        <translation>Voor wie de hele hand in één beurt neerlegt, zonder eerdere combinaties.</translation>
    </message>
    <message>
        <source>Going out at once may end with a discard</source>
        <translation>Uitgaan in één keer mag eindigen met afleggen</translation>
    </message>
    <message>
        <source>If not, the extra points are for a hand melded to its last card.</source>
        <translation>Zo niet, dan zijn de extra punten voor een hand die tot de laatste kaart wordt neergelegd.</translation>
    </message>
    <message>
        <source>Going out at once with the {pile}</source>
        <translation>Uitgaan in één keer met de {pile}</translation>
    </message>
    <message>
        <source>If not, whoever takes the {pile} in that turn gets no extra points.</source>
        <translation>Zo niet, dan krijgt wie in die beurt de {pile} pakt geen extra punten.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>De laatste kaart wordt afgelegd</translation>
    </message>
    <message>
        <source>Nobody goes out by melding it.</source>
        <translation>Niemand gaat uit door hem neer te leggen.</translation>
    </message>
    <message>
        <source>No going out with something unfinished</source>
        <translation>Niet uitgaan met iets wat niet af is</translation>
    </message>
    <message>
        <source>A meld of sevens, of natural aces or of wild cards has to be a canasta.</source>
        <translation>Een combinatie van zevens, van natuurlijke azen of van wilde kaarten moet een canasta zijn.</translation>
    </message>
    <message>
        <source>Asking the partner before going out</source>
        <translation>De partner vragen voor het uitgaan</translation>
    </message>
    <message>
        <source>“May I go out?”</source>
        <translation>“Mag ik uitgaan?”</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>toegestaan</translation>
    </message>
    <message>
        <source>required</source>
        <translation>verplicht</translation>
    </message>
    <message>
        <source>When the partner says yes</source>
        <translation>Als de partner ja zegt</translation>
    </message>
    <message>
        <source>Whether the player who asked has to go out.</source>
        <translation>Of de speler die het vroeg, moet uitgaan.</translation>
    </message>
    <message>
        <source>the player may go out</source>
        <translation>de speler mag uitgaan</translation>
    </message>
    <message>
        <source>the player must go out</source>
        <translation>de speler moet uitgaan</translation>
    </message>
    <message>
        <source>Whoever must go out after a yes and cannot shows the hand</source>
        <translation>Wie na een ja moet uitgaan en het niet kan, toont zijn hand</translation>
    </message>
    <message>
        <source>It lies open for all until that player&apos;s next turn.</source>
        <translation>Die ligt voor iedereen open tot de volgende beurt van die speler.</translation>
    </message>
    <message>
        <source>A question without going out costs</source>
        <translation>Vragen zonder uit te gaan kost</translation>
    </message>
    <message>
        <source>When the player does not go out in that turn, after a yes or a no.</source>
        <translation>Als de speler in die beurt niet uitgaat, na een ja of een nee.</translation>
    </message>
    <message>
        <source>Asking before drawing is allowed</source>
        <translation>Vragen voor het trekken is toegestaan</translation>
    </message>
    <message>
        <source>Otherwise one asks after drawing, before melding.</source>
        <translation>Anders vraagt u het na het trekken, voor het neerleggen.</translation>
    </message>
    <message>
        <source>Each player asks once in a deal</source>
        <translation>Elke speler vraagt het één keer per ronde</translation>
    </message>
    <message>
        <source>Otherwise once in every turn.</source>
        <translation>Anders één keer in elke beurt.</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>PartnerDecision</name>
    <message>
        <source>Watching your partner</source>
        <translation>Op uw partner letten</translation>
    </message>
    <message>
        <source>What your partner holds tells you what to lay.</source>
        <translation>Wat uw partner heeft, zegt u wat u moet neerleggen.</translation>
    </message>
    <message>
        <source>Look at your partner: one card is left. Your side has the canastas for it, so your partner may go out soon.</source>
        <translation>Kijk naar uw partner: er is nog één kaart over. Uw kant heeft de canasta’s die nodig zijn, dus uw partner kan binnenkort uitgaan.</translation>
    </message>
    <message>
        <source>You hold four aces. Lay them, or keep them and discard?</source>
        <translation>U hebt vier azen. Neerleggen, of ze houden en afleggen?</translation>
    </message>
    <message>
        <source>Lay your four aces.</source>
        <translation>Leg uw vier azen neer.</translation>
    </message>
    <message>
        <source>If your partner goes out, the aces in your hand count {points} points against your side. Lay them, and they count for it.</source>
        <translation>Als uw partner uitgaat, tellen de azen in uw hand {points} punten tegen uw kant. Leg ze neer, dan tellen ze vóór uw kant.</translation>
    </message>
    <message>
        <source>What lies on the table counts for your side, what is in a hand against it. When your partner is nearly out, lay what you can.</source>
        <translation>Wat op tafel ligt, telt voor uw kant, wat in een hand zit ertegen. Is uw partner bijna uit, leg dan neer wat u kunt.</translation>
    </message>
    <message>
        <source>Again your partner holds one card. But your side has no canasta yet, and without one neither of you may go out. The others have theirs.</source>
        <translation>Weer heeft uw partner één kaart. Maar uw kant heeft nog geen canasta, en zonder canasta mag geen van u beiden uitgaan. De anderen hebben de hunne.</translation>
    </message>
    <message>
        <source>What helps your partner most?</source>
        <translation>Wat helpt uw partner het meest?</translation>
    </message>
    <message>
        <source>Lay both tens on your tens.</source>
        <translation>Leg beide tienen aan bij uw tienen.</translation>
    </message>
    <message>
        <source>Your partner waits for a canasta, and the others may go out first. Your two tens finish one: lay them.</source>
        <translation>Uw partner wacht op een canasta, en de anderen kunnen eerder uitgaan. Uw twee tienen voltooien er een: leg ze aan.</translation>
    </message>
    <message>
        <source>The canasta is yours as well as your partner&apos;s: now both of you may go out.</source>
        <translation>De canasta is van u en van uw partner: nu mag u allebei uitgaan.</translation>
    </message>
</context>
<context>
    <name>PersonEditor</name>
    <message>
        <source>Plays now</source>
        <translation>Speelt nu</translation>
    </message>
    <message>
        <source>Plays from now on</source>
        <translation>Speelt vanaf nu</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Voorgoed verwijderen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Face of {name}: {face}</source>
        <translation>Gezicht van {name}: {face}</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Een ander gezicht kiezen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>A phone as a hand</source>
        <translation>Spelen op een telefoon</translation>
    </message>
    <message>
        <source>The camera of a phone opens the code: that hand is then on the phone, and face down here. No app and no internet are needed.</source>
        <translation>De camera van een telefoon opent de code: die hand is dan op de telefoon te zien en ligt hier gesloten. Er is geen app en geen internet nodig.</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>Wiens hand</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Weer aan tafel spelen</translation>
    </message>
    <message>
        <source>Network of the phone</source>
        <translation>Netwerk van de telefoon</translation>
    </message>
    <message>
        <source>Meant for your own home network: who listens in on it with the right tools could read a hand. Nothing goes to the internet, and nobody is let in without the code.</source>
        <translation>Bedoeld voor uw eigen thuisnetwerk: wie daar met het juiste gereedschap meeluistert, zou een hand kunnen lezen. Er gaat niets naar het internet, en zonder de code komt niemand binnen.</translation>
    </message>
    <message>
        <source>If the page does not open: the phone has to be in the same network, not in a guest network or a VPN. Your system may ask whether Canasta may be reached: allow it for private networks. Or choose another network above.</source>
        <translation>Als de pagina niet opengaat: de telefoon moet in hetzelfde netwerk zitten, niet in een gastnetwerk of een VPN. Uw systeem vraagt misschien of Canasta bereikbaar mag zijn: sta dat toe voor privénetwerken. Of kies hierboven een ander netwerk.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Code voor {name}</translation>
    </message>
    <message>
        <source>Show the code for {name}</source>
        <translation>Toon de code voor {name}</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nieuwe code</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Kijken</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Binnenlaten</translation>
    </message>
    <message>
        <source>Not this phone</source>
        <translation>Niet deze telefoon</translation>
    </message>
    <message>
        <source>Code for watching</source>
        <translation>Code om te kijken</translation>
    </message>
    <message>
        <source>No more watching</source>
        <translation>Niemand kijkt meer</translation>
    </message>
    <message>
        <source>Show the code for watching</source>
        <translation>Code om te kijken tonen</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could reach.</source>
        <translation>Deze computer zit in geen enkel netwerk dat een telefoon zou kunnen bereiken.</translation>
    </message>
    <message>
        <source>The system does not let Canasta be reached in this network.</source>
        <translation>Het systeem laat niet toe dat Canasta in dit netwerk bereikbaar is.</translation>
    </message>
    <message>
        <source>Too many wrong numbers were typed.</source>
        <translation>Er zijn te veel verkeerde getallen ingetypt.</translation>
    </message>
    <message>
        <source>Without a camera: open {address} in the phone&apos;s browser, and type {number} there.</source>
        <translation>Zonder camera: open {address} in de browser van de telefoon en typ daar {number}.</translation>
    </message>
    <message>
        <source>A phone has typed the number. Is it the right one?</source>
        <translation>Een telefoon heeft het getal ingetypt. Is het de juiste?</translation>
    </message>
    <message>
        <source>Whoever opens this code sees the table, and nobody&apos;s hand.</source>
        <translation>Wie deze code opent, ziet de tafel en niemands hand.</translation>
    </message>
    <message>
        <source>{name} plays at the table.</source>
        <translation>{name} speelt aan tafel.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code.</source>
        <translation>Richt de camera van de telefoon op de code.</translation>
    </message>
    <message>
        <source>{name} plays on a phone.</source>
        <translation>{name} speelt op een telefoon.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, and the hand is back.</source>
        <translation>De telefoon van {name} slaapt: tik erop, en de hand is er weer.</translation>
    </message>
</context>
<context>
    <name>PhoneDialogs</name>
    <message>
        <source>Another phone shows {name}&apos;s hand now.</source>
        <translation>Een andere telefoon toont nu de hand van {name}.</translation>
    </message>
    <message>
        <source>Phones can no longer be reached. Their hands are at the table again.</source>
        <translation>Telefoons zijn niet meer bereikbaar. Hun handen zijn weer aan tafel.</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Codes tonen</translation>
    </message>
    <message>
        <source>This computer is in another network now: phones need new codes.</source>
        <translation>Deze computer zit nu in een ander netwerk: telefoons hebben nieuwe codes nodig.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, or play at the table.</source>
        <translation>De telefoon van {name} slaapt: tik erop of speel aan tafel.</translation>
    </message>
    <message>
        <source>Play at the table</source>
        <translation>Aan tafel spelen</translation>
    </message>
    <message>
        <source>A computer takes over…</source>
        <translation>Computer laten invallen…</translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message>
        <source>Draw</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Stapel pakken</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stok</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Uw hand</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welke kaarten?</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>{count} raised</source>
        <translation>{count} gekozen</translation>
    </message>
    <message>
        <source>Touch to put it back.</source>
        <translation>Tik om het terug te leggen.</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Weer aan tafel spelen</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spelen</translation>
    </message>
    <message>
        <source>Touch to see your hand</source>
        <translation>Tik om uw hand te zien</translation>
    </message>
    <message>
        <source>The number at the table</source>
        <translation>Het getal aan tafel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Uw beurt</translation>
    </message>
    <message>
        <source>The game went on meanwhile. Look again, then choose.</source>
        <translation>Het spel is intussen verdergegaan. Kijk nog eens, en kies dan.</translation>
    </message>
    <message>
        <source>The table could not save this. Look there.</source>
        <translation>De tafel kon dit niet opslaan. Kijk op de computer.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>De tafel wordt gezocht…</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Opnieuw verbinden…</translation>
    </message>
    <message>
        <source>Something else lies on the table. Your hand comes back with the match.</source>
        <translation>Er ligt iets anders op tafel. Uw hand komt terug met de partij.</translation>
    </message>
    <message>
        <source>Another phone shows this hand.</source>
        <translation>Een andere telefoon toont deze hand.</translation>
    </message>
    <message>
        <source>This hand is on another phone now.</source>
        <translation>Deze hand is nu op een andere telefoon.</translation>
    </message>
    <message>
        <source>Scan the code at the table again.</source>
        <translation>Scan de code aan tafel opnieuw.</translation>
    </message>
    <message>
        <source>Or type the number that stands there.</source>
        <translation>Of typ het getal dat daar staat.</translation>
    </message>
    <message>
        <source>The table asks whether this is the right phone.</source>
        <translation>De tafel vraagt of dit de juiste telefoon is.</translation>
    </message>
    <message>
        <source>The table does not take this number. Look at it again.</source>
        <translation>De tafel neemt dit getal niet aan. Kijk nog eens.</translation>
    </message>
    <message>
        <source>You play at the table again.</source>
        <translation>U speelt weer aan tafel.</translation>
    </message>
    <message>
        <source>This page is too old. Close it, and scan the code again.</source>
        <translation>Deze pagina is te oud. Sluit die en scan de code opnieuw.</translation>
    </message>
    <message>
        <source>The table does not understand this page. Scan the code again.</source>
        <translation>De tafel begrijpt deze pagina niet. Scan de code opnieuw.</translation>
    </message>
</context>
<context>
    <name>PileBaseLesson</name>
    <message>
        <source>Cards under the pile</source>
        <translation>Kaarten onder de stapel</translation>
    </message>
    <message>
        <source>Whoever takes the pile gets face-down cards; twos may be melded alone.</source>
        <translation>Wie de stapel pakt, krijgt gesloten kaarten; tweeën mogen een eigen combinatie zijn.</translation>
    </message>
    <message>
        <source>Under the first card of the {pile} cards were laid face down. Nobody knows them; whoever takes the {pile} gets them, too.</source>
        <translation>Onder de eerste kaart van de {pile} zijn kaarten gesloten neergelegd. Niemand kent ze; wie de {pile} pakt, krijgt ze ook.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Pak de {pile}: kies beide heren, klik erop en bevestig.</translation>
    </message>
    <message>
        <source>Now they are in your hand, a two among them. Only you have seen them.</source>
        <translation>Nu zitten ze in uw hand, met een twee erbij. Alleen u hebt ze gezien.</translation>
    </message>
    <message>
        <source>Lay the two on the twos of your side.</source>
        <translation>Leg de twee aan bij de tweeën van uw kant.</translation>
    </message>
    <message>
        <source>The two goes to the meld of twos.</source>
        <translation>De twee gaat naar de combinatie van tweeën.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos. Until it is finished, a two joins no other meld.</source>
        <translation>Uw kant is een combinatie van tweeën begonnen. Tot die af is, komt een twee niet bij een andere combinatie.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos, which takes more of them.</source>
        <translation>Uw kant is een combinatie van tweeën begonnen, waar er meer bij mogen.</translation>
    </message>
</context>
<context>
    <name>PileFacts</name>
    <message>
        <source>The {pile} cannot be taken now.</source>
        <translation>De {pile} kan nu niet worden gepakt.</translation>
    </message>
    <message numerus="yes">
        <source>With %n cards the {pile} is worth little.</source>
        <translation>
            <numerusform>Met %n kaart is de {pile} weinig waard.</numerusform>
            <numerusform>Met %n kaarten is de {pile} weinig waard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below its top card %n cards go with the melds or the hand.</source>
        <translation>
            <numerusform>Onder de bovenste kaart past %n kaart bij de combinaties of de hand.</numerusform>
            <numerusform>Onder de bovenste kaart passen %n kaarten bij de combinaties of de hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild cards lie in the {pile}.</source>
        <translation>
            <numerusform>Er ligt %n wilde kaart in de {pile}.</numerusform>
            <numerusform>Er liggen %n wilde kaarten in de {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards worth {points} points.</source>
        <translation>
            <numerusform>Er ligt %n kaart in, {points} punten waard.</numerusform>
            <numerusform>Er liggen %n kaarten in, {points} punten waard.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile} is frozen: only a natural pair from the hand takes it.</source>
        <translation>De {pile} is bevroren: alleen een natuurlijk paar uit de hand pakt hem.</translation>
    </message>
    <message numerus="yes">
        <source>Once open, a side takes the {pile} more easily; it holds %n cards.</source>
        <translation>
            <numerusform>Wie heeft geopend, pakt de {pile} makkelijker; er ligt %n kaart in.</numerusform>
            <numerusform>Wie heeft geopend, pakt de {pile} makkelijker; er liggen %n kaarten in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLesson</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>De {pile} pakken</translation>
    </message>
    <message>
        <source>Every way to the {pile} that your rules have.</source>
        <translation>Alle manieren om de {pile} te pakken die uw regels kennen.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole {pile}, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>In plaats van te trekken mag u de hele {pile} pakken, als u de bovenste kaart meteen kunt neerleggen. Twee natuurlijke kaarten van die waarde uit uw hand zijn genoeg.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top of the {pile}, up to {most} cards, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>In plaats van te trekken mag u de bovenste kaarten van de {pile} pakken, tot {most}, als u de bovenste meteen kunt neerleggen. Twee natuurlijke kaarten van die waarde uit uw hand zijn genoeg.</translation>
    </message>
    <message>
        <source>Raise both queens, click the {pile}, and confirm.</source>
        <translation>Kies beide vrouwen, klik op de {pile} en bevestig.</translation>
    </message>
    <message>
        <source>By your rules one natural card and a wild card do, too, as long as the {pile} is not frozen and your side has melded.</source>
        <translation>Volgens uw regels zijn ook een natuurlijke en een wilde kaart genoeg, zolang de {pile} niet bevroren is en uw kant heeft geopend.</translation>
    </message>
    <message>
        <source>Take the {pile} with the nine and the wild card.</source>
        <translation>Pak de {pile} met de negen en de wilde kaart.</translation>
    </message>
    <message>
        <source>Your side has eights on the table, and an eight was thrown: the top card alone may join them, and the {pile} is yours.</source>
        <translation>Uw kant heeft achten op tafel, en er is een acht afgelegd: de bovenste kaart mag er zonder hulp bij, en de {pile} is van u.</translation>
    </message>
    <message>
        <source>Drag the top card onto your eights, or click the {pile}.</source>
        <translation>Sleep de bovenste kaart naar uw achten, of klik op de {pile}.</translation>
    </message>
    <message>
        <source>A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe discard, but it helps only once.</source>
        <translation>Er ligt een {stop} bovenop: in deze beurt kunt u de {pile} niet pakken. Het is een veilige kaart om af te leggen, maar hij helpt maar één keer.</translation>
    </message>
</context>
<context>
    <name>PileRefusals</name>
    <message>
        <source>The {pile} is empty.</source>
        <translation>De {pile} is leeg.</translation>
    </message>
    <message>
        <source>{card} blocks the {pile}: nobody can take it now.</source>
        <translation>{card} blokkeert de {pile}: niemand kan hem nu pakken.</translation>
    </message>
    <message>
        <source>Your side has to meld before it takes the {pile}: draw.</source>
        <translation>Uw kant moet openen voordat u de {pile} pakt: trek.</translation>
    </message>
    <message numerus="yes">
        <source>Your meld of that rank has more than %n cards: draw instead.</source>
        <translation>
            <numerusform>Uw combinatie van die waarde heeft meer dan %n kaart: trek.</numerusform>
            <numerusform>Uw combinatie van die waarde heeft meer dan %n kaarten: trek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your only card may not take a {pile} of one card: draw instead.</source>
        <translation>Met uw enige kaart mag u geen {pile} van één kaart pakken: trek.</translation>
    </message>
    <message>
        <source>Keep two cards: those under the {pile} might all be {bonuses}.</source>
        <translation>Houd twee kaarten: die onder de {pile} zouden allemaal {bonuses} kunnen zijn.</translation>
    </message>
    <message>
        <source>First melds hold no wild card: put {cards} back.</source>
        <translation>Open zonder wilde kaarten: neem {cards} terug.</translation>
    </message>
    <message>
        <source>To open, {cards} must come from your hand.</source>
        <translation>Om te openen moet dit uit uw hand komen: {cards}.</translation>
    </message>
    <message>
        <source>Your side has not melded: only two natural {ranks} take the {pile}.</source>
        <translation>Uw kant heeft nog niet geopend: alleen twee natuurlijke {ranks} pakken de {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two natural {ranks} from your hand take it.</source>
        <translation>De {pile} is bevroren: alleen twee natuurlijke {ranks} uit uw hand pakken hem.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need two {ranks} from your hand.</source>
        <translation>Er ligt een wilde kaart bovenop: u hebt twee {ranks} uit uw hand nodig.</translation>
    </message>
    <message>
        <source>Only cards like the top one, and wild cards, take the {pile}.</source>
        <translation>Alleen kaarten als de bovenste, of wilde, pakken de {pile}.</translation>
    </message>
    <message>
        <source>{card} must follow at an end of the sequence.</source>
        <translation>{card} moet aan een eind van de reeks aansluiten.</translation>
    </message>
    <message>
        <source>{card} joins only a meld of its own rank.</source>
        <translation>{card} past alleen bij een combinatie van dezelfde waarde.</translation>
    </message>
    <message>
        <source>You need two natural {ranks} from your hand, or one and a wild card.</source>
        <translation>U hebt twee natuurlijke {ranks} uit uw hand nodig, of één met een wilde kaart.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand.</source>
        <translation>Om de {pile} te pakken hebt u twee natuurlijke {ranks} uit uw hand nodig.</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>Frozen for you: your side has not melded; two natural {ranks} take it</source>
        <translation>Voor u bevroren: nog niet geopend; twee natuurlijke {ranks} pakken hem</translation>
    </message>
    <message>
        <source>Frozen for you until you have taken it once; two natural {ranks} take it</source>
        <translation>Voor u bevroren tot u hem een keer hebt gepakt; twee natuurlijke {ranks} pakken hem</translation>
    </message>
    <message>
        <source>Frozen: a wild card lies in it; two natural {ranks} from your hand take it</source>
        <translation>Bevroren door een wilde kaart: twee natuurlijke {ranks} uit uw hand pakken hem</translation>
    </message>
    <message>
        <source>Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Bevroren door een {bonus}: twee natuurlijke {ranks} uit uw hand pakken hem</translation>
    </message>
    <message>
        <source>Frozen: a {stop} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Bevroren door een {stop}: twee natuurlijke {ranks} uit uw hand pakken hem</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks} from your hand take it</source>
        <translation>Altijd bevroren: twee natuurlijke {ranks} uit uw hand pakken hem</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks}, or your own meld of them, take it</source>
        <translation>Altijd bevroren: twee natuurlijke {ranks}, of uw combinatie ervan, pakken hem</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>the pile</comment>
        <translation>Bevroren</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>the pile</comment>
        <translation>Geblokkeerd</translation>
    </message>
    <message>
        <source>You can take it.</source>
        <comment>the pile</comment>
        <translation>U kunt hem pakken.</translation>
    </message>
    <message>
        <source>You cannot take it.</source>
        <comment>the pile</comment>
        <translation>U kunt hem niet pakken.</translation>
    </message>
    <message>
        <source>Nobody can take it.</source>
        <comment>the pile</comment>
        <translation>Niemand kan hem pakken.</translation>
    </message>
    <message>
        <source>With {cards} from your hand.</source>
        <comment>the pile is taken</comment>
        <translation>Met {cards} uit uw hand.</translation>
    </message>
    <message>
        <source>It is frozen, but your {cards} take it.</source>
        <comment>the pile; a natural pair</comment>
        <translation>Bevroren, maar uw {cards} zijn genoeg.</translation>
    </message>
    <message>
        <source>Also lay {more} to open.</source>
        <comment>when the pile is taken</comment>
        <translation>Leg ook {more} om te openen.</translation>
    </message>
    <message>
        <source>Its top card joins your meld.</source>
        <comment>the pile</comment>
        <translation>De bovenste kaart gaat naar uw combinatie.</translation>
    </message>
    <message>
        <source>You hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>U hebt geen {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen, and you hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Bevroren, en u hebt geen {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen: you need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Bevroren: u hebt twee natuurlijke {ranks} nodig.</translation>
    </message>
    <message>
        <source>The top card blocks it: {card}.</source>
        <comment>why nobody can take the pile</comment>
        <translation>De bovenste kaart blokkeert hem: {card}.</translation>
    </message>
    <message>
        <source>You need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>U hebt twee natuurlijke {ranks} nodig.</translation>
    </message>
    <message>
        <source>You need two {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>U hebt twee {ranks} nodig.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or one and a wild card.</source>
        <comment>to take the pile</comment>
        <translation>U hebt twee {ranks} nodig, of één ervan en een wilde kaart.</translation>
    </message>
    <message>
        <source>A wild card on top: two {ranks} from your hand take it</source>
        <translation>Een wilde kaart bovenop: twee {ranks} uit uw hand pakken hem</translation>
    </message>
    <message>
        <source>Blocked: {card} on top</source>
        <translation>Geblokkeerd: {card} bovenop</translation>
    </message>
    <message>
        <source>Frozen, and blocked: {card} on top</source>
        <translation>Bevroren en geblokkeerd: {card} bovenop</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards, on top {card}</source>
        <translation>
            <numerusform>{pile}: %n kaart, bovenop {card}</numerusform>
            <numerusform>{pile}: %n kaarten, bovenop {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them face down</source>
        <translation>
            <numerusform>%n ervan gesloten</numerusform>
            <numerusform>%n ervan gesloten</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: leeg</translation>
    </message>
    <message numerus="yes">
        <source>{stock}: %n cards</source>
        <translation>
            <numerusform>{stock}: %n kaart</numerusform>
            <numerusform>{stock}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{stock}: empty</source>
        <translation>{stock}: leeg</translation>
    </message>
</context>
<context>
    <name>PileTopic</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>De {pile} pakken</translation>
    </message>
    <message>
        <source>It is always frozen: see the next page.</source>
        <translation>Hij is altijd bevroren: zie de volgende pagina.</translation>
    </message>
    <message>
        <source>Once your side has melded, and while the {pile} is not frozen:</source>
        <translation>Als uw kant heeft geopend, en zolang de {pile} niet bevroren is:</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then all its cards are yours.</source>
        <translation>U mag de {pile} alleen pakken als u de bovenste kaart meteen neerlegt. Dan zijn alle kaarten ervan voor u.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. That card alone is yours; the others stay.</source>
        <translation>U mag de {pile} alleen pakken als u de bovenste kaart meteen neerlegt. Alleen die kaart is voor u; de andere blijven liggen.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then its top {most} cards are yours, or all if there are fewer; the others stay.</source>
        <translation>U mag de {pile} alleen pakken als u de bovenste kaart meteen neerlegt. Dan zijn de bovenste {most} kaarten voor u, of alle als het er minder zijn; de andere blijven liggen.</translation>
    </message>
    <message>
        <source>Until your side has melded you may not take the {pile}: its first melds come from the hand.</source>
        <translation>Tot uw kant heeft geopend, mag u de {pile} niet pakken: de eerste combinaties komen uit de hand.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two natural cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Tot uw kant heeft geopend, hebt u twee natuurlijke kaarten van de waarde van de bovenste in uw hand nodig, en genoeg punten voor de eerste combinaties.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Tot uw kant heeft geopend, hebt u twee kaarten van de waarde van de bovenste in uw hand nodig, en genoeg punten voor de eerste combinaties.</translation>
    </message>
    <message>
        <source>Who is the first to take it in a deal plays alone from then on; the other two become partners.</source>
        <translation>Wie hem in een ronde als eerste pakt, speelt vanaf dan alleen; de andere twee worden partners.</translation>
    </message>
    <message>
        <source>A side with a meld of {least} or more cards of the top card&apos;s rank may not take it.</source>
        <translation>Een kant met een combinatie van {least} of meer kaarten van de waarde van de bovenste mag hem niet pakken.</translation>
    </message>
    <message>
        <source>Two natural cards of the same rank from your hand take the top card.</source>
        <translation>Twee natuurlijke kaarten van dezelfde waarde uit uw hand pakken de bovenste kaart.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card do it, too.</source>
        <translation>Eén natuurlijke kaart van die waarde met een wilde kaart kan ook.</translation>
    </message>
    <message>
        <source>One natural card and a wild card are not enough.</source>
        <translation>Eén natuurlijke kaart met een wilde kaart is niet genoeg.</translation>
    </message>
    <message>
        <source>The top card may also extend a sequence of your side at either end, without help from the hand; it begins none.</source>
        <translation>De bovenste kaart mag ook een reeks van uw kant aan een van beide einden verlengen, zonder hulp uit de hand; hij begint er geen.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, also a canasta.</source>
        <translation>Of de bovenste kaart gaat naar de combinatie van die waarde van uw kant, ook naar een canasta.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank that is not full.</source>
        <translation>Of de bovenste kaart gaat naar een combinatie van die waarde van uw kant die niet vol is.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, but no canasta.</source>
        <translation>Of de bovenste kaart gaat naar de combinatie van die waarde van uw kant, maar niet naar een canasta.</translation>
    </message>
    <message>
        <source>The top card alone may not join a meld: two cards must come from the hand.</source>
        <translation>De bovenste kaart mag niet zonder hulp bij een combinatie: er moeten twee kaarten uit de hand komen.</translation>
    </message>
    <message>
        <source>The face-down cards under it come with it, but only after everything that you lay with the top card. A {bonus} among them is laid, and no card is drawn for it.</source>
        <translation>De gesloten kaarten eronder komen mee, maar pas na alles wat u met de bovenste kaart neerlegt. Een {bonus} erbij wordt neergelegd, en er wordt geen kaart voor getrokken.</translation>
    </message>
    <message>
        <source>As all of them might be {bonuses}, you need enough other cards to keep two.</source>
        <translation>Omdat het allemaal {bonuses} kunnen zijn, hebt u genoeg andere kaarten nodig om er twee te houden.</translation>
    </message>
    <message>
        <source>The top card and two natural cards from the hand.</source>
        <comment>below a picture</comment>
        <translation>De bovenste kaart en twee natuurlijke kaarten uit de hand.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it, or to pick up your foot.</source>
        <translation>Met één kaart in uw hand pakt u een {pile} van één kaart alleen om ermee uit te gaan of om uw voet op te pakken.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a {pile} of one card.</source>
        <translation>Met één kaart in uw hand mag u geen {pile} van één kaart pakken.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it.</source>
        <translation>Met één kaart in uw hand pakt u een {pile} van één kaart alleen om ermee uit te gaan.</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message>
        <source>The {pile} is always frozen</source>
        <translation>De {pile} is altijd bevroren</translation>
    </message>
    <message>
        <source>Who can freeze the {pile}</source>
        <translation>Wie de {pile} kan bevriezen</translation>
    </message>
    <message>
        <source>Whose wild discards freeze it for a side.</source>
        <translation>Wiens afgelegde wilde kaarten hem voor een kant bevriezen.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>only the opponents</source>
        <translation>alleen de tegenstanders</translation>
    </message>
    <message>
        <source>{stops} freeze the {pile}, too</source>
        <translation>{stops} bevriezen de {pile} ook</translation>
    </message>
    <message>
        <source>One discarded or turned up first does what a wild card does.</source>
        <translation>Afgelegd of als eerste omgedraaid werkt er een als een wilde kaart.</translation>
    </message>
    <message>
        <source>The {pile} is frozen for each player until taken once</source>
        <translation>De {pile} is voor iedereen bevroren tot hij hem een keer pakt</translation>
    </message>
    <message>
        <source>Until the own first time in a deal only two natural cards take it.</source>
        <translation>De eigen eerste keer in een ronde pakken alleen twee natuurlijke kaarten hem.</translation>
    </message>
    <message>
        <source>One natural and one wild card take the {pile}</source>
        <translation>Eén natuurlijke en één wilde kaart pakken de {pile}</translation>
    </message>
    <message>
        <source>While it is not frozen; otherwise two natural cards are needed.</source>
        <translation>Zolang hij niet bevroren is; anders zijn er twee natuurlijke kaarten nodig.</translation>
    </message>
    <message>
        <source>Cards that come with the {pile}</source>
        <translation>Kaarten die met de {pile} meekomen</translation>
    </message>
    <message>
        <source>So many are taken from the top, or all that there are; others stay.</source>
        <translation>Zoveel worden er van boven af gepakt, of alles wat er is; andere blijven liggen.</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>The top card is not taken for a meld of</source>
        <translation>De bovenste kaart wordt niet gepakt voor een combinatie van</translation>
    </message>
    <message>
        <source>With so many cards of its rank on the table a side leaves the {pile}.</source>
        <translation>Met zoveel kaarten van die waarde op tafel laat een kant de {pile} liggen.</translation>
    </message>
    <message>
        <source>any size is good</source>
        <translation>elke grootte is goed</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers a joker</source>
        <translation>Twee tweeën pakken een twee, twee jokers een joker</translation>
    </message>
    <message>
        <source>The three are a meld of wild cards. Otherwise a wild card on top blocks.</source>
        <translation>Die drie zijn een combinatie van wilde kaarten. Anders blokkeert een wilde kaart bovenop.</translation>
    </message>
    <message>
        <source>Last card in the hand, one card in the {pile}</source>
        <translation>Laatste kaart in de hand, één kaart in de {pile}</translation>
    </message>
    <message>
        <source>Whether a player with one card may take a {pile} of one card.</source>
        <translation>Of een speler met één kaart een {pile} van één kaart mag pakken.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>alleen om uit te gaan</translation>
    </message>
    <message>
        <source>Sevens are discarded</source>
        <translation>Zevens worden afgelegd</translation>
    </message>
    <message>
        <source>Before that only by who holds nothing else, and never to go out.</source>
        <translation>Daarvoor alleen door wie niets anders heeft, en nooit om uit te gaan.</translation>
    </message>
    <message>
        <source>always, and to go out too</source>
        <translation>altijd, en ook om uit te gaan</translation>
    </message>
    <message>
        <source>once the side has a canasta of them</source>
        <translation>zodra de kant er een canasta van heeft</translation>
    </message>
    <message>
        <source>once every side has a canasta of them</source>
        <translation>zodra elke kant er een canasta van heeft</translation>
    </message>
    <message>
        <source>Wild cards are discarded</source>
        <translation>Wilde kaarten worden afgelegd</translation>
    </message>
    <message>
        <source>The last card of who goes out may always be one.</source>
        <translation>De laatste kaart van wie uitgaat, mag er altijd een zijn.</translation>
    </message>
    <message>
        <source>whenever the player likes</source>
        <translation>wanneer de speler wil</translation>
    </message>
    <message>
        <source>only by who can discard nothing else</source>
        <translation>alleen door wie niets anders kan afleggen</translation>
    </message>
    <message>
        <source>Not every card begins an empty {pile}</source>
        <translation>Niet elke kaart begint een lege {pile}</translation>
    </message>
    <message>
        <source>No seven, ace or wild card, and no rank that nobody lays any more.</source>
        <translation>Geen zeven, aas of wilde kaart, en geen waarde die niemand meer neerlegt.</translation>
    </message>
    <message>
        <source>The top card alone may join your meld</source>
        <translation>De bovenste kaart mag zonder hulp bij uw combinatie</translation>
    </message>
    <message>
        <source>As if a wild card always lay in it.</source>
        <translation>Alsof er altijd een wilde kaart in ligt.</translation>
    </message>
    <message>
        <source>Taking the {pile} without cards from the hand, while it is not frozen.</source>
        <translation>De {pile} pakken zonder kaarten uit de hand, zolang hij niet bevroren is.</translation>
    </message>
    <message>
        <source>any meld</source>
        <translation>elke combinatie</translation>
    </message>
    <message>
        <source>only a meld that is no canasta yet</source>
        <translation>alleen een combinatie die nog geen canasta is</translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>geen combinatie</translation>
    </message>
    <message>
        <source>The same while the {pile} is frozen</source>
        <translation>Hetzelfde zolang de {pile} bevroren is</translation>
    </message>
    <message>
        <source>Whether its top card alone may join a meld then.</source>
        <translation>Of de bovenste kaart dan zonder hulp bij een combinatie mag.</translation>
    </message>
    <message>
        <source>The top card alone may extend a sequence</source>
        <translation>De bovenste kaart mag zonder hulp een reeks verlengen</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen.</source>
        <translation>Zolang de {pile} niet bevroren is.</translation>
    </message>
    <message>
        <source>{stops} block the {pile}</source>
        <translation>{stops} blokkeren de {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>De volgende speler kan hem niet pakken.</translation>
    </message>
    <message>
        <source>{stops} left in the hand cost</source>
        <translation>{stops} over in de hand kosten</translation>
    </message>
    <message>
        <source>For each one in any hand when somebody has gone out.</source>
        <translation>Voor elke kaart die nog in een hand zit als er iemand is uitgegaan.</translation>
    </message>
    <message>
        <source>their value as cards</source>
        <translation>hun kaartwaarde</translation>
    </message>
    <message>
        <source>{stops} cost the same when nobody went out</source>
        <translation>{stops} kosten evenveel als niemand is uitgegaan</translation>
    </message>
    <message>
        <source>Otherwise they count as their value when the {stock} ran out.</source>
        <translation>Anders tellen ze hun kaartwaarde als de {stock} opraakt.</translation>
    </message>
    <message>
        <source>No {stop} is discarded in the first turn</source>
        <translation>In de eerste beurt wordt geen {stop} afgelegd</translation>
    </message>
    <message>
        <source>Of each player in a deal, unless nothing else is left to throw.</source>
        <translation>Geldt voor elke speler in elke ronde, tenzij er niets anders af te leggen is.</translation>
    </message>
    <message>
        <source>{stops}: smallest meld</source>
        <translation>{stops}: kleinste combinatie</translation>
    </message>
    <message>
        <source>They are melded only when going out.</source>
        <translation>Ze worden alleen bij het uitgaan neergelegd.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>nooit neergelegd</translation>
    </message>
    <message>
        <source>A wild card may be laid with {stops}</source>
        <translation>Een wilde kaart mag bij {stops} worden gelegd</translation>
    </message>
    <message>
        <source>One, with two of them or more, in going out.</source>
        <translation>Eén, bij twee of meer, bij het uitgaan.</translation>
    </message>
    <message>
        <source>{stops}: largest meld</source>
        <translation>{stops}: grootste combinatie</translation>
    </message>
    <message>
        <source>How many may lie together.</source>
        <translation>Hoeveel er samen mogen liggen.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen grens</translation>
    </message>
    <message>
        <source>{stops} in a {pile} that is taken are laid aside</source>
        <translation>{stops} in een gepakte {pile} worden opzijgelegd</translation>
    </message>
    <message>
        <source>They never come to a hand, and count for the side that took them.</source>
        <translation>Ze komen nooit in een hand, en tellen voor de kant die ze pakte.</translation>
    </message>
    <message>
        <source>{stops} laid aside: points for each</source>
        <translation>{stops} opzij: punten per kaart</translation>
    </message>
    <message>
        <source>Whether or not the side has melded.</source>
        <translation>Of de kant nu heeft geopend of niet.</translation>
    </message>
    <message>
        <source>{stops} laid aside: extra points for several</source>
        <translation>{stops} opzij: extra punten voor meer kaarten</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>Vanaf hoeveel kaarten, en hoeveel.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>black threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Vanaf</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
</context>
<context>
    <name>PlainMoves</name>
    <message>
        <source>Put {a_card} on the {pile}.</source>
        <translation>Leg {a_card} op de {pile}.</translation>
    </message>
</context>
<context>
    <name>PlainPrompts</name>
    <message>
        <source>Lay cards worth {need} points together, or put one card on the {pile}.</source>
        <translation>Leg kaarten neer die samen {need} punten waard zijn, of leg één kaart op de {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. To lay cards you need {need} points.</source>
        <translation>Leg één kaart op de {pile}. Om kaarten neer te leggen hebt u {need} punten nodig.</translation>
    </message>
    <message>
        <source>Lay cards that match, or put one card on the {pile}.</source>
        <translation>Leg kaarten neer die bij elkaar passen, of leg één kaart op de {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. Then the next one plays.</source>
        <translation>Leg één kaart op de {pile}. Daarna speelt de volgende.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back into your hand.</source>
        <translation>Leg deze kaarten neer of neem ze terug in uw hand.</translation>
    </message>
    <message>
        <source>Some cards are missing. Add them, or take these back.</source>
        <translation>Er ontbreken kaarten. Leg ze erbij of neem deze terug.</translation>
    </message>
    <message>
        <source>Lay {need} points, or put one card away.</source>
        <translation>Leg {need} punten neer of leg één kaart weg.</translation>
    </message>
    <message>
        <source>Lay cards, or put one away.</source>
        <translation>Leg kaarten neer of leg er één weg.</translation>
    </message>
    <message>
        <source>Now put one card away.</source>
        <translation>Leg nu één kaart weg.</translation>
    </message>
</context>
<context>
    <name>PlainReasons</name>
    <message>
        <source>It freezes the {pile}: the next one cannot take it.</source>
        <translation>Het bevriest de {pile}: de volgende kan hem niet pakken.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {less} times in 100, not {other} times.</source>
        <translation>De volgende krijgt de {pile} {less} van de 100 keer, in plaats van {other} keer.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {more} times in 100, not {other} times.</source>
        <translation>De volgende krijgt de {pile} {more} van de 100 keer, in plaats van {other} keer.</translation>
    </message>
    <message>
        <source>That is worth it, though the next one may take the {pile}: {more} in 100.</source>
        <translation>Dat is het waard, al kan de volgende de {pile} pakken: {more} op 100.</translation>
    </message>
    <message>
        <source>Keep the card that guards the {pile} for later.</source>
        <translation>Bewaar de kaart die de {pile} bewaakt voor later.</translation>
    </message>
    <message>
        <source>It keeps a card that goes with the {ranks}.</source>
        <translation>Zo houdt u een kaart die bij de {ranks} past.</translation>
    </message>
    <message>
        <source>That card goes with the {ranks}: keep it.</source>
        <translation>Die kaart past bij de {ranks}: houd hem.</translation>
    </message>
    <message>
        <source>It helps the others less than the other card.</source>
        <translation>Hij helpt de anderen minder dan de andere kaart.</translation>
    </message>
    <message>
        <source>The next one gave such a card away too.</source>
        <translation>De volgende gaf ook zo’n kaart weg.</translation>
    </message>
    <message>
        <source>The next one did not want such a card.</source>
        <translation>De volgende wilde zo’n kaart niet.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two cards like it take it.</source>
        <translation>De {pile} is bevroren: alleen twee kaarten als deze pakken hem.</translation>
    </message>
    <message>
        <source>The next one needs two cards like it to take it.</source>
        <translation>De volgende heeft twee kaarten als deze nodig om hem te pakken.</translation>
    </message>
    <message>
        <source>The others have no {ranks} on the table.</source>
        <translation>De anderen hebben geen {ranks} op tafel.</translation>
    </message>
    <message>
        <source>It keeps a helper for later.</source>
        <translation>Zo houdt u een hulpkaart voor later.</translation>
    </message>
    <message>
        <source>It uses up a helper.</source>
        <translation>Het kost een hulpkaart.</translation>
    </message>
    <message>
        <source>The {ranks} come on the table.</source>
        <translation>De {ranks} komen op tafel.</translation>
    </message>
    <message>
        <source>It goes to the {ranks} on the table.</source>
        <translation>Hij gaat naar de {ranks} op tafel.</translation>
    </message>
    <message>
        <source>The {ranks} stay without helpers: worth more.</source>
        <translation>De {ranks} blijven zonder hulpkaarten: meer waard.</translation>
    </message>
    <message>
        <source>The {ranks} are worth more without helpers.</source>
        <translation>De {ranks} zijn zonder hulpkaarten meer waard.</translation>
    </message>
    <message>
        <source>The first cards are worth enough: {need} points.</source>
        <translation>De eerste kaarten zijn genoeg waard: {need} punten.</translation>
    </message>
    <message>
        <source>More cards that match: soon it is a canasta.</source>
        <translation>Meer kaarten die passen: straks is het een canasta.</translation>
    </message>
    <message>
        <source>A new group can become a canasta.</source>
        <translation>Een nieuwe groep kan een canasta worden.</translation>
    </message>
    <message>
        <source>On the table the cards bring points.</source>
        <translation>Op tafel leveren de kaarten punten op.</translation>
    </message>
    <message>
        <source>The end is near: helpers bring points on the table.</source>
        <translation>Het einde is nabij: op tafel leveren hulpkaarten punten op.</translation>
    </message>
    <message>
        <source>Helpers lie in the {pile}.</source>
        <translation>Er liggen hulpkaarten in de {pile}.</translation>
    </message>
    <message>
        <source>The computer tried it out: about {points} points more.</source>
        <translation>De computer heeft het geprobeerd: ongeveer {points} punten meer.</translation>
    </message>
    <message>
        <source>Both are good.</source>
        <translation>Beide zijn goed.</translation>
    </message>
    <message>
        <source>First ask the partner, then finish.</source>
        <translation>Vraag het eerst de partner, en ga dan uit.</translation>
    </message>
</context>
<context>
    <name>PlainRefusals</name>
    <message>
        <source>Only cards with the same letter or number go together.</source>
        <translation>Alleen kaarten met dezelfde letter of hetzelfde cijfer horen bij elkaar.</translation>
    </message>
    <message>
        <source>These cards do not match. Here you can lay {ranks}.</source>
        <translation>Deze kaarten passen niet. Hier kunt u {ranks} neerleggen.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} help others: lay them with them.</source>
        <translation>{twos} en {jokers} helpen andere kaarten: leg ze daarbij.</translation>
    </message>
    <message>
        <source>You need {need} cards that match, and have {have}.</source>
        <translation>U hebt {need} kaarten nodig die bij elkaar passen, en u hebt er {have}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are helpers: {need} other cards must lie with them.</source>
        <translation>{twos} en {jokers} zijn hulpkaarten: er moeten {need} andere kaarten bij liggen.</translation>
    </message>
    <message>
        <source>Too many helpers: there must be more other cards than {twos} and {jokers}.</source>
        <translation>Te veel hulpkaarten: er moeten meer andere kaarten zijn dan {twos} en {jokers}.</translation>
    </message>
    <message>
        <source>This group is complete. It needs no helper any more.</source>
        <translation>Deze groep is vol. Er hoeft geen hulpkaart meer bij.</translation>
    </message>
    <message>
        <source>Your first cards must be worth {need} points. These are worth {have}.</source>
        <translation>Uw eerste kaarten moeten {need} punten waard zijn. Deze zijn {have} waard.</translation>
    </message>
    <message>
        <source>You can lay {stops} only with your last cards.</source>
        <translation>U kunt {stops} alleen met uw laatste kaarten neerleggen.</translation>
    </message>
    <message>
        <source>The {pile} is frozen. You need two {ranks} in your hand to take it.</source>
        <translation>De {pile} is bevroren. U hebt twee {ranks} in uw hand nodig om hem te pakken.</translation>
    </message>
    <message>
        <source>Your side has no cards on the table. You need two {ranks} in your hand.</source>
        <translation>Uw kant heeft geen kaarten op tafel. U hebt twee {ranks} in uw hand nodig.</translation>
    </message>
    <message>
        <source>{card} lies on the {pile}. Nobody can take it now.</source>
        <translation>Op de {pile} ligt {card}. Niemand kan hem nu pakken.</translation>
    </message>
    <message>
        <source>First lay cards on the table. So draw now.</source>
        <translation>U moet eerst kaarten op tafel hebben. Trek dus nu.</translation>
    </message>
    <message>
        <source>Keep a card. Your side has too few canastas to finish.</source>
        <translation>Houd een kaart. Uw kant heeft te weinig canasta’s om uit te gaan.</translation>
    </message>
    <message>
        <source>Keep the {bonus}: lay it on the table for points.</source>
        <translation>Houd de {bonus}: leg hem op tafel voor punten.</translation>
    </message>
</context>
<context>
    <name>PlainTrialTexts</name>
    <message>
        <source>The others finish before the next turn {count} times in 100, else {other} times.</source>
        <translation>De anderen zijn voor de volgende beurt uit: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>The others get the {pile} before the next turn {count} times in 100, else {other} times.</source>
        <translation>De anderen krijgen voor de volgende beurt de {pile}: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>The others finish {soon} {count} times in 100, else {other} times.</source>
        <translation>De anderen zijn {soon} uit: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>The others {soon} get the {pile} {count} times in 100, else {other} times.</source>
        <translation>De anderen krijgen {soon} de {pile}: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>The others {soon} make a canasta {count} times in 100, else {other} times.</source>
        <translation>De anderen maken {soon} een canasta: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>So the own side {soon} finishes {count} times in 100, else {other} times.</source>
        <translation>Zo is de eigen kant {soon} uit: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>So the own side later gets the {pile} {count} times in 100, else {other} times.</source>
        <translation>Zo krijgt de eigen kant later de {pile}: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>The foot comes {soon} {count} times in 100, else {other} times.</source>
        <translation>De voet komt {soon}: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>So the first cards lie on the table {soon} {count} times in 100, else {other} times.</source>
        <translation>Zo liggen de eerste kaarten {soon} op tafel: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>Of 100 tries, {count} bring more points than the other move, {other} fewer.</source>
        <translation>Van 100 pogingen leveren er {count} meer punten op dan de andere zet, {other} minder.</translation>
    </message>
    <message>
        <source>So there is {soon} a canasta {count} times in 100, else {other} times.</source>
        <translation>Zo is er {soon} een canasta: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>So there are {soon} two canastas {count} times in 100, else {other} times.</source>
        <translation>Zo zijn er {soon} twee canasta’s: {count} van de 100 keer, anders {other}.</translation>
    </message>
    <message>
        <source>So a canasta without helpers comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Zo komt er {soon} een canasta zonder hulpkaarten: {count} van de 100 keer, anders {other}.</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Watching a deal</source>
        <translation>Een ronde bekijken</translation>
    </message>
    <message>
        <source>Time line of the deal</source>
        <translation>Tijdlijn van de ronde</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Wiens kaarten te zien zijn</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Eén beurt terug</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Pijl links</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Eén stap verder</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Pijl rechts</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Eén beurt verder</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>PlaybackTexts</name>
    <message>
        <source>Deal {deal} of {count}</source>
        <translation>Ronde {deal} van {count}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle handen open</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Zoals {player} het zag</translation>
    </message>
    <message>
        <source>All hands covered</source>
        <translation>Alle handen gesloten</translation>
    </message>
    <message>
        <source>Deal {deal}: the cards are dealt</source>
        <translation>Ronde {deal}: de kaarten zijn gedeeld</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn} of {turns}: {player}</source>
        <translation>Ronde {deal}, beurt {turn} van {turns}: {player}</translation>
    </message>
    <message>
        <source>Deal {count}, looked at again</source>
        <translation>Ronde {count}, nog eens bekeken</translation>
    </message>
    <message>
        <source>Rehearsal of deal {count}</source>
        <translation>Ronde {count}, als oefening</translation>
    </message>
    <message>
        <source>Nothing that you do here counts. Your match waits as you left it.</source>
        <translation>Niets van wat u hier doet, telt. Uw partij wacht zoals u die achterliet.</translation>
    </message>
    <message>
        <source>This time the deal brought your side {now}; in the match it was {before}.</source>
        <translation>Deze keer leverde de ronde uw kant {now} op; in de partij was het {before}.</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>gaat uit</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>een canasta</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>opening</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>pakt de stapel</translation>
    </message>
    <message>
        <source>freezes the pile</source>
        <translation>bevriest de stapel</translation>
    </message>
    <message>
        <source>{done} Why: {reason}</source>
        <translation>{done} Waarom: {reason}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{file} holds no player. It is left alone.</source>
        <translation>{file} bevat geen speler. Het bestand blijft onaangeroerd.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Each keeps a name, a face, hints, words, sizes, colours, speed, keys, reading aloud, language, lessons and exercises. A guest needs none of this.</source>
        <translation>Elke speler houdt een eigen naam, gezicht, tips, woorden, grootte, kleuren, snelheid, toetsen, voorlezen, taal, lessen en oefeningen. Een gast heeft dat niet nodig.</translation>
    </message>
    <message>
        <source>Deleting a player deletes no match: matches are under “Saved games”.</source>
        <translation>Wie een speler verwijdert, verwijdert geen partijen: die staan onder “Opgeslagen partijen”.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nieuwe speler</translation>
    </message>
    <message>
        <source>A guest plays</source>
        <translation>Er speelt een gast</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Nobody has been added yet, so everybody plays as a guest. Press New player for each of you: hints, text size, cards, lessons and the record are then kept apart.</source>
        <translation>Er is nog niemand toegevoegd, dus speelt iedereen als gast. Klik voor ieder van u op “Nieuwe speler”: tips, tekstgrootte, kaarten, lessen en resultaten worden dan apart bijgehouden.</translation>
    </message>
    <message>
        <source>Import a player</source>
        <translation>Een speler importeren</translation>
    </message>
    <message>
        <source>Export the player</source>
        <translation>De speler exporteren</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als pdf…</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save the sheet as PDF.</source>
        <translation>Op deze computer is geen printer ingesteld. Sla het blad op als pdf.</translation>
    </message>
    <message>
        <source>The sheet is on its way to the printer.</source>
        <translation>Het blad is onderweg naar de printer.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save the sheet as PDF.</source>
        <translation>De printer antwoordt niet. Sla het blad op als pdf.</translation>
    </message>
    <message>
        <source>Save score sheet</source>
        <translation>Scoreblad opslaan</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Het bestand kon niet worden geschreven ({problem}). Kies een andere plaats.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Each of the {players} players must sit on exactly one side.</source>
        <translation>Elk van de {players} spelers moet aan precies één kant zitten.</translation>
    </message>
    <message>
        <source>There must be two to five sides, each with a player.</source>
        <translation>Er moeten twee tot vijf kanten zijn, elk met een speler.</translation>
    </message>
    <message>
        <source>Every side must have equally many players.</source>
        <translation>Elke kant moet evenveel spelers hebben.</translation>
    </message>
    <message>
        <source>A lone hand against two partners needs three players who begin alone.</source>
        <translation>Eén alleen tegen twee partners vraagt drie spelers die alleen beginnen.</translation>
    </message>
    <message>
        <source>Too many players sit out: nobody is left to play.</source>
        <translation>Er doen te veel spelers niet mee: er blijft niemand over om te spelen.</translation>
    </message>
    <message>
        <source>The sides do not agree with the {teams} teams chosen.</source>
        <translation>De plaatsen kloppen niet met de {teams} gekozen kanten.</translation>
    </message>
    <message>
        <source>All cards of the foot could be {bonuses}, and nobody lays them by itself. Deal more cards to it.</source>
        <translation>Alle kaarten van de voet zouden {bonuses} kunnen zijn, en niemand legt die vanzelf neer. Deel er meer kaarten aan.</translation>
    </message>
    <message>
        <source>Who takes only the top of the {pile} would never get the face-down cards under it. Let all its cards be taken, or lay none face down.</source>
        <translation>Wie alleen het bovenste deel van de {pile} pakt, zou de gesloten kaarten eronder nooit krijgen. Laat alle kaarten pakken, of leg er geen gesloten neer.</translation>
    </message>
    <message>
        <source>The face-down cards lie under the card that is turned up to begin the {pile}. Turn one up, or lay none face down.</source>
        <translation>De gesloten kaarten liggen onder de kaart die wordt omgedraaid als begin van de {pile}. Draai er een om, of leg er geen gesloten neer.</translation>
    </message>
    <message>
        <source>{need} cards have to be dealt, but there are only {have}. Deal fewer cards or take another deck.</source>
        <translation>Er moeten {need} kaarten worden gedeeld, maar er zijn er maar {have}. Deel minder kaarten of neem er een spel kaarten bij.</translation>
    </message>
    <message>
        <source>A new meld of {size} cards cannot hold {naturals} natural ones. Ask for fewer natural cards or for bigger melds.</source>
        <translation>Een nieuwe combinatie van {size} kaarten kan geen {naturals} natuurlijke bevatten. Vraag minder natuurlijke kaarten of grotere combinaties.</translation>
    </message>
    <message>
        <source>Melds that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Combinaties die sluiten bij {closed_at} kaarten worden nooit een canasta van {size}. Sluit ze later of maak canasta’s kleiner.</translation>
    </message>
    <message>
        <source>Melds of wild cards that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Combinaties van wilde kaarten die sluiten bij {closed_at} kaarten worden nooit een canasta van {size}. Sluit ze later of maak canasta’s kleiner.</translation>
    </message>
    <message>
        <source>A canasta of {size} cards cannot hold {naturals} natural ones. Ask for fewer.</source>
        <translation>Een canasta van {size} kaarten kan geen {naturals} natuurlijke bevatten. Vraag er minder.</translation>
    </message>
    <message>
        <source>The smallest meld of {stops} has {least} cards, but the largest only {most}. Change one of them.</source>
        <translation>De kleinste combinatie van {stops} heeft {least} kaarten, maar de grootste maar {most}. Verander een van beide.</translation>
    </message>
    <message>
        <source>Two wild cards take a wild one only where wild cards alone are a meld.</source>
        <translation>Twee wilde kaarten pakken een wilde alleen waar wilde kaarten een eigen combinatie mogen zijn.</translation>
    </message>
    <message>
        <source>There are no sequences that a card could extend. Allow sequences, or switch this off.</source>
        <translation>Er zijn geen reeksen die een kaart zou kunnen verlengen. Sta reeksen toe of zet dit uit.</translation>
    </message>
    <message>
        <source>The table is empty. Add at least one line.</source>
        <translation>De tabel is leeg. Voeg ten minste één regel toe.</translation>
    </message>
    <message>
        <source>Every line must begin at a higher score than the line above it.</source>
        <translation>Elke regel moet bij een hogere score beginnen dan de regel erboven.</translation>
    </message>
    <message>
        <source>The minimum depends on the deal, so each line must begin with a deal: 1, 2, 3. Change the lines, or let it depend on the score.</source>
        <translation>Het minimum hangt af van de ronde, dus moet elke regel met een ronde beginnen: 1, 2, 3. Verander de regels of laat het van de score afhangen.</translation>
    </message>
    <message>
        <source>First melds of {need} points are asked for, but the {cards} cards that a player can lay then are worth {most} at most. Ask for fewer points or deal more cards.</source>
        <translation>Er worden eerste combinaties van {need} punten gevraagd, maar de {cards} kaarten die een speler dan kan neerleggen, zijn hoogstens {most} waard. Vraag minder punten of deel meer kaarten.</translation>
    </message>
    <message>
        <source>The first melds must hold a canasta, but the {cards} cards that a player can lay then make none of {size}. Deal more cards, or ask for no canasta.</source>
        <translation>Bij de eerste combinaties moet een canasta zijn, maar de {cards} kaarten die een speler dan kan neerleggen, maken er geen van {size}. Deel meer kaarten of vraag geen canasta.</translation>
    </message>
    <message>
        <source>The first melds must hold three clean cards, but a meld has {size} cards or more. Make melds smaller, or ask for no clean meld.</source>
        <translation>Bij de eerste combinaties moeten drie natuurlijke kaarten zonder wilde zijn, maar een combinatie heeft {size} kaarten of meer. Maak combinaties kleiner of vraag geen combinatie zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>Every line must need more cards than the line above it.</source>
        <translation>Elke regel moet meer kaarten vragen dan de regel erboven.</translation>
    </message>
    <message>
        <source>Sequences below {below} cards would cost points, and {size} make a canasta. Let fewer cards be short.</source>
        <translation>Reeksen van minder dan {below} kaarten zouden punten kosten, en {size} zijn al een canasta. Laat minder kaarten als kort gelden.</translation>
    </message>
    <message>
        <source>Every line must be for more jokers than the line above it.</source>
        <translation>Elke regel moet voor meer jokers gelden dan de regel erboven.</translation>
    </message>
    <message>
        <source>{count} {bonuses} are asked for, but there are only {have} in the deck.</source>
        <translation>Er worden {count} {bonuses} gevraagd, maar er zitten er maar {have} in het spel.</translation>
    </message>
    <message>
        <source>The list is empty. Add at least one factor.</source>
        <translation>De lijst is leeg. Voeg ten minste één factor toe.</translation>
    </message>
    <message>
        <source>The kinds add up to {kinds} canastas, more than the {total} in all. Raise the number in all, or ask for fewer of a kind.</source>
        <translation>De soorten tellen op tot {kinds} canasta’s, meer dan de {total} in totaal. Verhoog het totaal of vraag er minder van een soort.</translation>
    </message>
    <message>
        <source>There is no foot that a partner could play from. Deal one to each player, or do not wait for the partner.</source>
        <translation>Er is geen voet waaruit een partner zou kunnen spelen. Deel er een aan elke speler, of wacht niet op de partner.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but no meld takes a wild card. Allow wild cards, or ask for no mixed canasta.</source>
        <translation>Er worden gemengde canasta’s gevraagd, maar in geen enkele combinatie mag een wilde kaart. Sta wilde kaarten toe of vraag geen gemengde canasta.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but melds that close at {closed_at} cards have no place for a wild card beside {naturals} natural ones. Close them later, or let fewer cards be natural.</source>
        <translation>Er worden gemengde canasta’s gevraagd, maar combinaties die sluiten bij {closed_at} kaarten hebben naast {naturals} natuurlijke geen plaats voor een wilde kaart. Sluit ze later of vraag minder natuurlijke kaarten.</translation>
    </message>
    <message>
        <source>Natural canastas of {size} cards are asked for, but the deck has only {have} cards of a rank. Take more packs, or ask for no natural canasta.</source>
        <translation>Er worden zuivere canasta’s van {size} kaarten gevraagd, maar er zijn maar {have} kaarten van elke waarde. Neem meer spellen kaarten of vraag geen zuivere canasta.</translation>
    </message>
    <message>
        <source>The wild canastas asked for take {need} wild cards, but the deck has only {have} for them. Take more packs, or ask for fewer.</source>
        <translation>De gevraagde wilde canasta’s vragen {need} wilde kaarten, maar daarvoor zijn er maar {have}. Neem meer spellen kaarten of vraag er minder.</translation>
    </message>
    <message>
        <source>{count} wild canastas are asked for, but a side has one meld of wild cards as long as that takes more. Let it be full at some size, or ask for one.</source>
        <translation>Er worden {count} wilde canasta’s gevraagd, maar een kant heeft maar één combinatie van wilde kaarten zolang daar meer bij mogen. Laat die bij een bepaalde grootte vol zijn, of vraag er één.</translation>
    </message>
    <message>
        <source>Canastas of sevens: {count} asked for, but a side can have {most} at most. Ask for fewer, take more packs, or allow several melds of a rank.</source>
        <translation>Canasta’s van zevens: er worden er {count} gevraagd, maar een kant kan er hoogstens {most} hebben. Vraag er minder, neem meer spellen kaarten, of sta meer combinaties van één waarde toe.</translation>
    </message>
    <message>
        <source>The canastas asked for, {total} in all, need more cards than the deck has for them. Take more packs, or ask for fewer.</source>
        <translation>De gevraagde canasta’s, {total} in totaal, vragen meer kaarten dan er daarvoor zijn. Neem meer spellen kaarten of vraag er minder.</translation>
    </message>
    <message>
        <source>Wild canastas are asked for, but there are no melds of wild cards. Allow them, or ask for no wild canasta.</source>
        <translation>Er worden wilde canasta’s gevraagd, maar er zijn geen combinaties van wilde kaarten. Sta die toe of vraag geen wilde canasta.</translation>
    </message>
    <message>
        <source>No canasta of sevens counts as a kind of its own. Give it points, or do not demand it.</source>
        <translation>Geen enkele canasta van zevens telt als een aparte soort. Geef hem punten, of vraag hem niet.</translation>
    </message>
    <message>
        <source>Sambas are asked for, but there are no sequences. Allow sequences, or ask for no samba.</source>
        <translation>Er worden samba’s gevraagd, maar er zijn geen reeksen. Sta reeksen toe of vraag geen samba.</translation>
    </message>
    <message>
        <source>Nobody at this table has a partner to ask. Switch asking off.</source>
        <translation>Niemand aan deze tafel heeft een partner die hij kan vragen. Zet het vragen uit.</translation>
    </message>
    <message>
        <source>A special hand has 14 cards, but after drawing a player holds {size}. Deal 13 cards and draw one, or play without special hands.</source>
        <translation>Een speciale hand heeft 14 kaarten, maar na het trekken heeft een speler er {size}. Deel 13 kaarten en trek er één, of speel zonder speciale handen.</translation>
    </message>
    <message>
        <source>Such a match would never end. Set a number of points or a number of deals.</source>
        <translation>Zo’n partij zou nooit eindigen. Stel een aantal punten of een aantal rondes in.</translation>
    </message>
    <message>
        <source>The variation is played with Caliente cards, but the deck has none.</source>
        <translation>De variant wordt met Calientekaarten gespeeld, maar die zitten niet in het spel.</translation>
    </message>
    <message>
        <source>This version does not know the rule “{option}”. A newer one may know it.</source>
        <translation>Deze versie kent de regel “{option}” niet. Een nieuwere misschien wel.</translation>
    </message>
    <message>
        <source>The value is not possible here.</source>
        <translation>Deze waarde is hier niet mogelijk.</translation>
    </message>
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Trek %n kaart van de {stock}.</numerusform>
            <numerusform>Trek %n kaarten van de {stock}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>De {stock} is leeg.</translation>
    </message>
    <message numerus="yes">
        <source>With the {pile} you would need %n more points to open.</source>
        <translation>
            <numerusform>Met de {pile} zou u nog %n punt nodig hebben om te openen.</numerusform>
            <numerusform>Met de {pile} zou u nog %n punten nodig hebben om te openen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty and the top card fits: take the {pile}.</source>
        <translation>De {stock} is leeg en de bovenste kaart past: pak de {pile}.</translation>
    </message>
    <message>
        <source>Take the {pile} with these cards, or put them back.</source>
        <translation>Pak de {pile} met deze kaarten of neem ze terug.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}: {ways}.</source>
        <comment>such as: 2 nines or 1 nine, 1 two</comment>
        <translation>Kies waarmee u de {pile} pakt: {ways}.</translation>
    </message>
    <message>
        <source>Add what is missing to take the {pile}, or put the cards back.</source>
        <translation>Leg erbij wat er nog nodig is om de {pile} te pakken, of neem de kaarten terug.</translation>
    </message>
    <message>
        <source>Lay melds worth at least {need} points to open, or discard a card.</source>
        <translation>Leg combinaties van ten minste {need} punten neer om te openen, of leg een kaart af.</translation>
    </message>
    <message>
        <source>To open you need {need} points and have {have}: add cards, or take them back.</source>
        <translation>Om te openen hebt u {need} punten nodig en u komt tot {have}: leg kaarten bij of neem ze terug.</translation>
    </message>
    <message>
        <source>Your cards cannot reach the {need} points to open: take these back.</source>
        <translation>Uw kaarten halen de {need} punten om te openen niet: neem deze terug.</translation>
    </message>
    <message>
        <source>Discard a card: you cannot open yet, for which you need {need} points.</source>
        <translation>Leg een kaart af: u kunt nog niet openen, daarvoor hebt u {need} punten nodig.</translation>
    </message>
    <message>
        <source>To open you need a canasta among your melds: lay it, or discard a card.</source>
        <translation>Om te openen hebt u een canasta onder uw combinaties nodig: leg hem neer of leg een kaart af.</translation>
    </message>
    <message>
        <source>Discard a card to end your turn.</source>
        <translation>Leg een kaart af om uw beurt te beëindigen.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one to end your turn.</source>
        <translation>Leg kaarten neer, of leg er één af om uw beurt te beëindigen.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: lay cards first.</source>
        <translation>Er mag nog geen kaart worden afgelegd: leg eerst kaarten neer.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: put two of your melds together first.</source>
        <translation>Er mag nog geen kaart worden afgelegd: voeg eerst twee van uw combinaties samen.</translation>
    </message>
    <message>
        <source>Add what these cards are missing, or take them back.</source>
        <translation>Leg erbij wat deze kaarten missen, of neem ze terug.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back.</source>
        <translation>Leg deze kaarten neer of neem ze terug.</translation>
    </message>
    <message>
        <source>You hold a special hand ({hand}): lay it open for {points} points, or play on.</source>
        <translation>U hebt een speciale hand ({hand}): leg hem open voor {points} punten, of speel verder.</translation>
    </message>
    <message>
        <source>{player} said yes: go out now.</source>
        <translation>{player} zei ja: ga nu uit.</translation>
    </message>
    <message>
        <source>{player} said yes: you may go out.</source>
        <translation>{player} zei ja: u mag uitgaan.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard a card to end your turn.</source>
        <translation>{player} zei ja, maar u kunt niet uitgaan: leg een kaart af om uw beurt te beëindigen.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard, and your hand is shown to all.</source>
        <translation>{player} zei ja, maar u kunt niet uitgaan: leg af, en uw hand wordt aan iedereen getoond.</translation>
    </message>
    <message>
        <source>You hold a {bonus}: lay it beside your melds.</source>
        <translation>U hebt een {bonus}: leg hem naast uw combinaties.</translation>
    </message>
    <message>
        <source>You may keep your three for a straight, or lay it beside your melds.</source>
        <translation>U mag uw drie houden voor een straat, of hem naast uw combinaties leggen.</translation>
    </message>
    <message>
        <source>You hold a three: lay it beside your melds, and another card comes for it.</source>
        <translation>U hebt een drie: leg hem naast uw combinaties, en er komt een andere kaart voor.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card. Lay cards, or discard one.</source>
        <translation>{player} zei nee: houd een kaart over. Leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>{player} asks: may I go out?</source>
        <translation>{player} vraagt: mag ik uitgaan?</translation>
    </message>
    <message>
        <source>{player} has to answer.</source>
        <translation>{player} moet antwoorden.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>large, before the prompt</comment>
        <translation>Uw beurt</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} is aan het spelen.</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Ga verder als u zover bent.</translation>
    </message>
    <message>
        <source>The others play this deal to its end.</source>
        <translation>De anderen spelen deze ronde uit.</translation>
    </message>
    <message>
        <source>{player} is next.</source>
        <translation>{player} is nu aan de beurt.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>De partij begint.</translation>
    </message>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>De ronde is afgelopen. Ga verder met de volgende.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
</context>
<context>
    <name>RatingTexts</name>
    <message>
        <source>No rating yet: the first exercises find it.</source>
        <translation>Nog geen waardering: de eerste oefeningen bepalen die.</translation>
    </message>
    <message>
        <source>Your rating: {points}, give or take {doubt}.</source>
        <translation>Uw waardering: {points}, met een marge van {doubt}.</translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Hij komt vandaag terug.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Hij komt morgen terug.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <translation>Hij komt terug op {day}.</translation>
    </message>
</context>
<context>
    <name>RealCardsDialog</name>
    <message>
        <source>Matches with real cards</source>
        <translation>Partijen met echte kaarten</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nieuwe partij…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Score bij echte kaarten</translation>
    </message>
    <message>
        <source>No match has been written down yet.</source>
        <translation>Er is nog geen partij opgeschreven.</translation>
    </message>
    <message>
        <source>Count deal {count}…</source>
        <translation>Ronde {count} tellen…</translation>
    </message>
    <message>
        <source>Go on with deal {count}…</source>
        <translation>Verder met ronde {count}…</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Ronde {count}</translation>
    </message>
    <message>
        <source>Counts it again.</source>
        <translation>Telt hem nog eens.</translation>
    </message>
    <message>
        <source>These files could not be read and stay as they are: {files}</source>
        <translation>Deze bestanden konden niet worden gelezen en blijven zoals ze zijn: {files}</translation>
    </message>
</context>
<context>
    <name>RealCardsTexts</name>
    <message>
        <source>{name}, points</source>
        <translation>{name}, punten</translation>
    </message>
    <message>
        <source>{name} without jokers</source>
        <translation>{name} zonder jokers</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Calientekaarten over in de hand</translation>
    </message>
    <message>
        <source>Aces left in the hand</source>
        <translation>Azen over in de hand</translation>
    </message>
    <message>
        <source>Sevens left in the hand</source>
        <translation>Zevens over in de hand</translation>
    </message>
    <message>
        <source>Opening: a canasta, {need}</source>
        <translation>Openen: een canasta, {need}</translation>
    </message>
    <message>
        <source>Opening: a canasta</source>
        <translation>Openen: een canasta</translation>
    </message>
    <message>
        <source>Opening: {need}</source>
        <translation>Openen: {need}</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} deals.</source>
        <translation>Ronde {deal}: {name} deelt.</translation>
    </message>
    <message>
        <source>Sits out: {names}</source>
        <translation>Doet niet mee: {names}</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>Matches won</source>
        <translation>Gewonnen partijen</translation>
    </message>
    <message>
        <source>Longest row: {count}</source>
        <translation>Meeste achter elkaar: {count}</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnen rondes</translation>
    </message>
    <message>
        <source>Best deal: {points}</source>
        <translation>Beste ronde: {points}</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>{points} against the others</source>
        <translation>{points} ten opzichte van de anderen</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canasta’s</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Uitgegaan</translation>
    </message>
    <message>
        <source>Largest pile taken</source>
        <translation>Grootste gepakte stapel</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min a deal</source>
        <translation>{minutes} min per ronde</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Speeltijd</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Waardering</translation>
    </message>
    <message>
        <source>With real cards, apart from these figures: matches {over}, won {won}.</source>
        <translation>Met echte kaarten, buiten deze cijfers: {over} partijen, {won} gewonnen.</translation>
    </message>
    <message>
        <source>Hints asked for: {hints}. Actions taken back: {undone}.</source>
        <translation>Tips gevraagd: {hints}. Handelingen teruggenomen: {undone}.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Er is nog geen ronde uitgespeeld.</translation>
    </message>
    <message>
        <source>Points a deal more than the others: {first} at first, {last} of late.</source>
        <translation>Punten per ronde meer dan de anderen: eerst {first}, de laatste tijd {last}.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n files cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n bestand kan niet worden gelezen en telt niet mee.</numerusform>
            <numerusform>%n bestanden kunnen niet worden gelezen en tellen niet mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} · {share} %</source>
        <translation>{count} van {all} · {share}%</translation>
    </message>
    <message>
        <source>Concealed: {count}</source>
        <translation>Gesloten: {count}</translation>
    </message>
    <message>
        <source>Special hands: {count}</source>
        <translation>Speciale handen: {count}</translation>
    </message>
    <message>
        <source>{count} natural</source>
        <translation>{count} zuiver</translation>
    </message>
    <message>
        <source>{count} mixed</source>
        <translation>{count} gemengd</translation>
    </message>
    <message>
        <source>{count} sambas</source>
        <translation>{count} samba’s</translation>
    </message>
    <message>
        <source>{count} of wild cards</source>
        <translation>{count} van wilde kaarten</translation>
    </message>
    <message>
        <source>{count} of sevens</source>
        <translation>{count} van zevens</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Points a deal more than the others</source>
        <translation>Punten per ronde meer dan de anderen</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Bijzondere prestaties</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Your record</source>
        <translation>Uw resultaten</translation>
    </message>
    <message>
        <source>From the matches on this computer.</source>
        <translation>Uit de partijen op deze computer.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Met</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>{count} ×</source>
        <translation>{count} ×</translation>
    </message>
    <message>
        <source>Reading your matches: {done} of {all}</source>
        <translation>Uw partijen worden gelezen: {done} van {all}</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>From your deal: what is better?</source>
        <translation>Uit uw ronde: wat is beter?</translation>
    </message>
    <message>
        <source>That cost about {points} points. Find a better move.</source>
        <translation>Dat kostte ongeveer {points} punten. Zoek een betere zet.</translation>
    </message>
    <message>
        <source>About {points} points</source>
        <translation>Ongeveer {points} punten</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Beter: {move}</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>Take it back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>From deal {count} on: {changes}</source>
        <translation>Vanaf ronde {count}: {changes}</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Two sides of two</source>
        <translation>Twee kanten van twee</translation>
    </message>
    <message>
        <source>Two sides of three</source>
        <translation>Twee kanten van drie</translation>
    </message>
    <message>
        <source>Three sides of two</source>
        <translation>Drie kanten van twee</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Ieder voor zich</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>example</source>
        <translation>voorbeeld</translation>
    </message>
    <message>
        <source>better improve tips strategy</source>
        <translation>beter verbeteren tips strategie</translation>
    </message>
    <message>
        <source>red+three red+threes</source>
        <translation>rode+drie rode+drieën</translation>
    </message>
    <message>
        <source>black+three black+threes</source>
        <translation>zwarte+drie zwarte+drieën</translation>
    </message>
    <message>
        <source>many+cards+get many+cards+dealt</source>
        <translation>kaarten+krijgt kaarten+gedeeld</translation>
    </message>
    <message>
        <source>stock+empty</source>
        <translation>stok+leeg stok+op trekstapel+leeg trekstapel+op</translation>
    </message>
    <message>
        <source>match+end match+over</source>
        <translation>partij+einde partij+afgelopen</translation>
    </message>
    <message>
        <source>my+turn</source>
        <translation>mijn+beurt</translation>
    </message>
    <message>
        <source>go+out concealed</source>
        <translation>uitgaan gesloten uit+ga</translation>
    </message>
    <message>
        <source>wild+card joker+count joker+worth</source>
        <translation>wilde+kaart joker+telt joker+waard</translation>
    </message>
    <message>
        <source>scored count+points</source>
        <translation>geteld tellen+punten</translation>
    </message>
    <message>
        <source>a an and are be can do does for get has have how i if in is it many may me mean means much must my of on one the there to what when where which who why with you your</source>
        <translation>aan als ben bij dat de der die dit doe doen een en er gaat heb hebben heeft het hij hoe hoeveel ik in is kan krijg krijgen kun kunt mag mijn moet naar of om op te u uw van veel voor waar waarom wanneer wat welke wie word wordt zijn</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Take all changes back</source>
        <translation>Alles terugnemen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Some rules do not agree. See at the right what to change.</source>
        <translation>Sommige regels gaan niet samen. Rechts ziet u wat er moet veranderen.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>No page has these words. Try a shorter one.</source>
        <translation>Geen pagina bevat deze woorden. Probeer een korter woord.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende pagina</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
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
        <translation>Samba: reeksen</translation>
    </message>
    <message>
        <source>What is different in Samba.</source>
        <translation>Wat er anders is in Samba.</translation>
    </message>
    <message>
        <source>Besides sets there are sequences: cards of one suit that follow each other, from four to ace, without wild cards.</source>
        <translation>Naast sets zijn er reeksen: kaarten van één kleur die op elkaar volgen, van vier tot en met aas, zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>Make it longer: add the seven of hearts.</source>
        <translation>Maak de reeks langer: leg de hartenzeven aan.</translation>
    </message>
    <message>
        <source>First add the seven to the hearts.</source>
        <translation>Leg eerst de zeven aan bij de harten.</translation>
    </message>
    <message>
        <source>Now the jack of clubs: with it the other sequence has seven cards.</source>
        <translation>Nu de klaverenboer: daarmee heeft de andere reeks zeven kaarten.</translation>
    </message>
    <message>
        <source>Add the jack to the clubs.</source>
        <translation>Leg de boer aan bij de klaveren.</translation>
    </message>
    <message>
        <source>{A_samba}: {points} points, far more than a canasta. It is complete and takes no more cards. It also counts as a canasta for going out.</source>
        <translation>{A_samba}: {points} punten, veel meer dan een canasta. De reeks is vol en er komen geen kaarten meer bij. Die telt ook als canasta om uit te gaan.</translation>
    </message>
    <message>
        <source>Only who goes out may lengthen it, in that turn.</source>
        <translation>Alleen wie uitgaat, mag die verlengen, in die beurt.</translation>
    </message>
    <message>
        <source>A sequence that has fewer than {count} cards at the end costs {points} points, such as these hearts.</source>
        <translation>Een reeks die aan het eind minder dan {count} kaarten heeft, kost {points} punten, zoals deze harten.</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen, its top card may also extend a sequence on the table. Here the nine of diamonds fits.</source>
        <translation>Zolang de {pile} niet bevroren is, mag de bovenste kaart ook een reeks op tafel verlengen. Hier past de ruitennegen.</translation>
    </message>
    <message>
        <source>Drag it onto the sequence, or click the {pile}.</source>
        <translation>Sleep hem naar de reeks, of klik op de {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: the nine takes the {pile} for you.</source>
        <translation>Trek niet: de negen pakt de {pile} voor u.</translation>
    </message>
</context>
<context>
    <name>SameCardsDialog</name>
    <message>
        <source>The cards of this match once more, your own or those of another player.</source>
        <translation>De kaarten van deze partij nog eens, die van uzelf of die van een andere speler.</translation>
    </message>
    <message>
        <source>The cards of the first deal once more; how they lie later depends on the play, because they are shuffled as at home.</source>
        <translation>De kaarten van de eerste ronde nog eens; hoe ze later liggen, hangt van het spel af, want er wordt geschud zoals thuis.</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Dezelfde kaarten nog eens</translation>
    </message>
    <message>
        <source>Whose cards you play</source>
        <translation>Wiens kaarten u speelt</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Kaartcode: {code}</translation>
    </message>
    <message>
        <source>The deal code: type it under New match, here or on another computer.</source>
        <translation>De kaartcode: typ hem in bij “Nieuwe partij”, hier of op een andere computer.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Kaarten delen</translation>
    </message>
    <message>
        <source>{name} plays the cards that {other} had</source>
        <translation>{name} speelt de kaarten die {other} had</translation>
    </message>
    <message>
        <source>{name} plays the same cards</source>
        <translation>{name} speelt dezelfde kaarten</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>De ronde opslaan</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Every turn in words, then the score; a screen reader can read it.</source>
        <translation>Elke beurt in woorden, dan de score; een schermlezer kan het voorlezen.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Plaatjes</translation>
    </message>
    <message>
        <source>The remarkable moments with their words, as one picture.</source>
        <translation>De bijzondere momenten met hun woorden, als één plaatje.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>The whole deal in motion, as a WebP picture that every browser shows.</source>
        <translation>De hele ronde in beweging, als WebP-afbeelding die elke browser toont.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>The same for video players; the file is about seven times as large.</source>
        <translation>Hetzelfde voor videospelers; het bestand is ongeveer zeven keer zo groot.</translation>
    </message>
    <message>
        <source>With all hands open.</source>
        <translation>Met alle handen open.</translation>
    </message>
    <message>
        <source>With all hands covered.</source>
        <translation>Met alle handen gesloten.</translation>
    </message>
    <message>
        <source>As {player} saw it.</source>
        <translation>Zoals {player} het zag.</translation>
    </message>
    <message>
        <source>Canasta deal {count}</source>
        <translation>Canasta ronde {count}</translation>
    </message>
    <message>
        <source>Drawing: {done} of {all}</source>
        <translation>Er wordt getekend: {done} van {all}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Het bestand kon niet worden geschreven ({problem}). Kies een andere plaats.</translation>
    </message>
</context>
<context>
    <name>SavedMatchesDialog</name>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen partijen</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Notitie bij deze partij</translation>
    </message>
    <message>
        <source>A game with a note is never deleted by itself.</source>
        <translation>Een partij met een notitie wordt nooit vanzelf verwijderd.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Watch the deals</source>
        <translation>Rondes bekijken</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Verwijderen ongedaan maken</translation>
    </message>
    <message numerus="yes">
        <source>%n older games were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>Er is %n oudere partij verwijderd. Met “Verwijderen ongedaan maken” komt die terug.</numerusform>
            <numerusform>Er zijn %n oudere partijen verwijderd. Met “Verwijderen ongedaan maken” komen ze terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every match is saved as it is played. %n matches, {size}.</source>
        <translation>
            <numerusform>Elke partij wordt tijdens het spelen opgeslagen. %n partij, {size}.</numerusform>
            <numerusform>Elke partij wordt tijdens het spelen opgeslagen. %n partijen, {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>deal {count}</source>
        <translation>ronde {count}</translation>
    </message>
    <message>
        <source>No saved game has these words.</source>
        <translation>Geen opgeslagen partij bevat deze woorden.</translation>
    </message>
    <message>
        <source>There is no match yet beside the one on the table, which is kept by itself.</source>
        <translation>Er is nog geen partij naast die op tafel, die vanzelf bewaard wordt.</translation>
    </message>
    <message>
        <source>No match has been saved yet. Each one is kept by itself from its first card on, and you go on with it here.</source>
        <translation>Er is nog geen partij opgeslagen. Elke partij wordt vanaf de eerste kaart vanzelf bewaard, en hier speelt u verder.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Verder spelen</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} en {other}</translation>
    </message>
</context>
<context>
    <name>ScoreDetail</name>
    <message>
        <source>The rule for it…</source>
        <translation>De regel ervoor…</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Deal</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Pagina {page} van {count}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Er is nog geen ronde uitgespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>From the second deal on shuffled as at home: gathered, %n riffles, cut.</source>
        <translation>
            <numerusform>Vanaf de tweede ronde geschud zoals thuis: verzameld, %n keer in elkaar geschud, gecoupeerd.</numerusform>
            <numerusform>Vanaf de tweede ronde geschud zoals thuis: verzameld, %n keer in elkaar geschud, gecoupeerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>wordt gespeeld</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Ronde {count}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Shows the cards and the rule.</source>
        <translation>Toont de kaarten en de regel.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorige stand</translation>
    </message>
    <message>
        <source>New total</source>
        <translation>Nieuwe stand</translation>
    </message>
    <message>
        <source>Next opening needs</source>
        <translation>Volgende opening vraagt</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>een canasta</translation>
    </message>
    <message>
        <source>a canasta, {need}</source>
        <translation>een canasta, {need}</translation>
    </message>
</context>
<context>
    <name>ScoreTexts</name>
    <message>
        <source>Cards melded</source>
        <translation>Neergelegde kaarten</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Zuivere canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemengde canasta</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta van zevens</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta van azen</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Vijf zuivere canasta’s</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Vier zuivere canasta’s en een gemengde</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Tien canasta’s</translation>
    </message>
    <message>
        <source>{stops} melded</source>
        <translation>{stops} neergelegd</translation>
    </message>
    <message>
        <source>{bonuses}</source>
        <comment>line of the score: red threes</comment>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Extra for many {bonuses}</source>
        <translation>Extra voor veel {bonuses}</translation>
    </message>
    <message>
        <source>Penalty for {bonuses}</source>
        <translation>Aftrek voor {bonuses}</translation>
    </message>
    <message>
        <source>Extra penalty for many {bonuses}</source>
        <translation>Extra aftrek voor veel {bonuses}</translation>
    </message>
    <message>
        <source>{stops} laid aside</source>
        <translation>{stops} opzij</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Gesloten uitgaan</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Speciale hand</translation>
    </message>
    <message>
        <source>Void, as nobody went out</source>
        <translation>Telt niet, want niemand ging uit</translation>
    </message>
    <message>
        <source>Asked and did not go out</source>
        <translation>Gevraagd en niet uitgegaan</translation>
    </message>
    <message>
        <source>Caliente cards played</source>
        <translation>Gespeelde Calientekaarten</translation>
    </message>
    <message>
        <source>Short sequences</source>
        <translation>Korte reeksen</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces</source>
        <translation>Onvoltooide zevens of azen</translation>
    </message>
    <message>
        <source>Unfinished wild cards</source>
        <translation>Onvoltooide wilde kaarten</translation>
    </message>
    <message>
        <source>Three aces or sevens in the hand</source>
        <translation>Drie azen of zevens in de hand</translation>
    </message>
    <message>
        <source>Cards left in the hand</source>
        <translation>Kaarten over in de hand</translation>
    </message>
    <message>
        <source>{stops} left in the hand</source>
        <translation>{stops} over in de hand</translation>
    </message>
    <message>
        <source>{bonuses} kept in the hand</source>
        <translation>{bonuses} in de hand gehouden</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Niet opgepakte voet</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up</source>
        <translation>{bonuses} in een niet opgepakte voet</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>Natural canasta</source>
        <translation>Zuivere canasta</translation>
    </message>
    <message>
        <source>Without any wild card.</source>
        <translation>Zonder enige wilde kaart.</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Gemengde canasta</translation>
    </message>
    <message>
        <source>With wild cards.</source>
        <translation>Met wilde kaarten.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Een reeks van zeven kaarten.</translation>
    </message>
    <message>
        <source>A short sequence costs</source>
        <translation>Een korte reeks kost</translation>
    </message>
    <message>
        <source>For each one that a side has at the end of a deal.</source>
        <translation>Voor elke die een kant aan het eind van een ronde heeft.</translation>
    </message>
    <message>
        <source>A sequence is short below</source>
        <translation>Een reeks is kort onder</translation>
    </message>
    <message>
        <source>With so many cards it costs nothing.</source>
        <translation>Met zoveel kaarten kost die niets.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta van zevens</translation>
    </message>
    <message>
        <source>With wild cards or without; it is then neither natural nor mixed.</source>
        <translation>Met wilde kaarten of zonder; hij is dan niet zuiver en niet gemengd.</translation>
    </message>
    <message>
        <source>as other canastas</source>
        <translation>als andere canasta’s</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta van azen</translation>
    </message>
    <message>
        <source>as other natural canastas</source>
        <translation>als andere zuivere canasta’s</translation>
    </message>
    <message>
        <source>Of wild cards alone.</source>
        <translation>Van alleen wilde kaarten.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild canastas</source>
        <translation>Alleen wie uitgaat, krijgt punten voor wilde canasta’s</translation>
    </message>
    <message>
        <source>The other sides get the values of the cards alone.</source>
        <translation>De andere kanten krijgen alleen de waarden van de kaarten.</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Vijf zuivere canasta’s</translation>
    </message>
    <message>
        <source>Extra points for having so many.</source>
        <translation>Extra punten voor zoveel ervan.</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Vier zuivere canasta’s en een gemengde</translation>
    </message>
    <message>
        <source>Extra points, unless five natural ones get theirs.</source>
        <translation>Extra punten, tenzij er al punten zijn voor vijf zuivere.</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Tien canasta’s</translation>
    </message>
    <message>
        <source>Extra points for ten of any kind.</source>
        <translation>Extra punten voor tien van welke soort ook.</translation>
    </message>
    <message>
        <source>Four {stops} melded</source>
        <translation>Vier {stops} neergelegd</translation>
    </message>
    <message>
        <source>Extra points for whoever goes out with four of them or more.</source>
        <translation>Extra punten voor wie met vier of meer uitgaat.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild and for many canastas</source>
        <translation>Alleen wie uitgaat, krijgt punten voor wilde en voor veel canasta’s</translation>
    </message>
    <message>
        <source>Melds cost points without a canasta</source>
        <translation>Combinaties kosten punten zonder canasta</translation>
    </message>
    <message>
        <source>{samba}</source>
        <translation>{samba}</translation>
    </message>
    <message>
        <source>A side without one loses the values of its melded cards.</source>
        <translation>Een kant zonder canasta verliest de waarden van de eigen neergelegde kaarten.</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces cost</source>
        <translation>Onvoltooide zevens of azen kosten</translation>
    </message>
    <message>
        <source>For a meld of them without wild cards that is no canasta at the end.</source>
        <translation>Voor een combinatie ervan zonder wilde kaarten die aan het eind geen canasta is.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs</source>
        <translation>Een onvoltooide combinatie van wilde kaarten kost</translation>
    </message>
    <message>
        <source>For each one that is no canasta at the end.</source>
        <translation>Voor elke die aan het eind geen canasta is.</translation>
    </message>
    <message>
        <source>Three aces or three sevens in a hand cost</source>
        <translation>Drie azen of drie zevens in een hand kosten</translation>
    </message>
    <message>
        <source>For each hand with three or more of them at the end.</source>
        <translation>Voor elke hand met aan het eind drie of meer ervan.</translation>
    </message>
    <message>
        <source>{wild_canasta}</source>
        <translation>{wild_canasta}</translation>
    </message>
    <message>
        <source>Wild canastas by their jokers</source>
        <translation>Wilde canasta’s naar hun jokers</translation>
    </message>
    <message>
        <source>What those with so many jokers are worth instead.</source>
        <translation>Wat die met zoveel jokers in plaats daarvan waard zijn.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{jokers} jokers: {points}</source>
        <comment>jokers in a wild canasta, and its points</comment>
        <translation>{jokers} jokers: {points}</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Waard</translation>
    </message>
</context>
<context>
    <name>ScoringLesson</name>
    <message>
        <source>The score</source>
        <translation>De telling</translation>
    </message>
    <message>
        <source>What pays and what costs at the end of a deal.</source>
        <translation>Wat aan het eind van een ronde punten oplevert en wat punten kost.</translation>
    </message>
    <message>
        <source>At the end every card on the table counts its points: these aces {points} together.</source>
        <translation>Aan het eind telt elke kaart op tafel de punten die erop staan: deze azen samen {points}.</translation>
    </message>
    <message>
        <source>A canasta pays on top of that: {natural} points if it is natural, {mixed} if it is mixed.</source>
        <translation>Een canasta levert daarbovenop {natural} punten op als hij zuiver is, {mixed} als hij gemengd is.</translation>
    </message>
    <message>
        <source>You went out for {points} points. Cards still in a hand count minus for their side, your partner&apos;s as well. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>U bent uitgegaan voor {points} punten. Kaarten die nog in een hand zitten, tellen min voor hun kant, ook die van uw partner. Het scoreblad bewaart elke ronde; klik op een ronde om de regels ervan te zien.</translation>
    </message>
    <message>
        <source>You went out for {points} points. The others lose the points of the cards in their hands. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>U bent uitgegaan voor {points} punten. De anderen verliezen de punten van de kaarten in hun hand. Het scoreblad bewaart elke ronde; klik op een ronde om de regels ervan te zien.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points.</source>
        <translation>Elke {bonus} telt {points} punten.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no meld.</source>
        <translation>Elke {bonus} telt {points} punten, min als uw kant geen combinatie heeft.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta.</source>
        <translation>Elke {bonus} telt {points} punten, min als uw kant geen canasta heeft.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has not two canastas.</source>
        <translation>Elke {bonus} telt {points} punten, min als uw kant geen twee canasta’s heeft.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta of sevens.</source>
        <translation>Elke {bonus} telt {points} punten, min als uw kant geen canasta van zevens heeft.</translation>
    </message>
    <message>
        <source>Each {bonus} costs {points} points.</source>
        <translation>Elke {bonus} kost {points} punten.</translation>
    </message>
    <message>
        <source>All {count} {bonuses} on one side count {points} points more.</source>
        <translation>Alle {count} {bonuses} aan één kant tellen {points} punten extra.</translation>
    </message>
    <message>
        <source>{count} or more {bonuses} on one side count {points} points more.</source>
        <translation>{count} of meer {bonuses} aan één kant tellen {points} punten extra.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Alleen de laatste toeslag die van toepassing is, telt.</translation>
    </message>
    <message>
        <source>Where they count minus, so does the extra.</source>
        <translation>Waar ze min tellen, telt de toeslag ook min.</translation>
    </message>
    <message>
        <source>Where they count minus, the extra does not count.</source>
        <translation>Waar ze min tellen, telt de toeslag niet.</translation>
    </message>
    <message>
        <source>Add to your aces what you drew: on the table it counts plus.</source>
        <translation>Leg bij uw azen aan wat u trok: op tafel telt het plus.</translation>
    </message>
    <message>
        <source>Lay what you drew on your aces; one card is for the discard.</source>
        <translation>Leg bij uw azen aan wat u trok; één kaart is om af te leggen.</translation>
    </message>
</context>
<context>
    <name>ScoringTopic</name>
    <message>
        <source>Scoring</source>
        <translation>De telling</translation>
    </message>
    <message>
        <source>The program counts; the score sheet shows every line.</source>
        <translation>Het programma telt; het scoreblad toont elke regel.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>their value</source>
        <translation>hun waarde</translation>
    </message>
    <message>
        <source>minus their value</source>
        <translation>min hun waarde</translation>
    </message>
    <message>
        <source>A side without a canasta loses the values of the cards it has melded.</source>
        <translation>Een kant zonder canasta verliest de waarden van de eigen neergelegde kaarten.</translation>
    </message>
    <message>
        <source>A meld of sevens, or of aces without wild cards, that is no canasta costs {points} points.</source>
        <translation>Een combinatie van zevens, of van azen zonder wilde kaarten, die geen canasta is, kost {points} punten.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone that is no canasta costs {points} points.</source>
        <translation>Een combinatie van alleen wilde kaarten die geen canasta is, kost {points} punten.</translation>
    </message>
    <message>
        <source>Three or more aces in a hand cost {points} points, and so do three or more sevens.</source>
        <translation>Drie of meer azen in een hand kosten {points} punten, en drie of meer zevens ook.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>points</comment>
        <translation>{least} tot {most}</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their side, also those of the partner.</source>
        <translation>Kaarten die in de hand overblijven, tellen tegen hun kant, ook die van de partner.</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their player.</source>
        <translation>Kaarten die in de hand overblijven, tellen tegen hun speler.</translation>
    </message>
</context>
<context>
    <name>SearchReasons</name>
    <message numerus="yes">
        <source>{options} moves were compared in %n possible deals.</source>
        <translation>
            <numerusform>{options} zetten zijn vergeleken in %n mogelijke ronde.</numerusform>
            <numerusform>{options} zetten zijn vergeleken in %n mogelijke rondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perhaps better: {move}, by %Ln points. That was not sure enough.</source>
        <translation>
            <numerusform>Misschien beter: {move}, met %Ln punt. Dat was niet zeker genoeg.</numerusform>
            <numerusform>Misschien beter: {move}, met %Ln punten. Dat was niet zeker genoeg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: {move}.</source>
        <translation>Even goed: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}. It promised %Ln points less.</source>
        <translation>
            <numerusform>Op één na de beste zet: {move}. Die beloofde %Ln punt minder.</numerusform>
            <numerusform>Op één na de beste zet: {move}. Die beloofde %Ln punten minder.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a card</source>
        <comment>a move, within a sentence</comment>
        <translation>een kaart trekken</translation>
    </message>
    <message>
        <source>take the {pile}</source>
        <comment>a move, within a sentence</comment>
        <translation>de {pile} pakken</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move, within a sentence</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>play a Caliente card</source>
        <comment>a move, within a sentence</comment>
        <translation>een Calientekaart spelen</translation>
    </message>
    <message>
        <source>lay the hand open</source>
        <comment>a move, within a sentence</comment>
        <translation>de hand openleggen</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <comment>a move, within a sentence</comment>
        <translation>{cards} neerleggen</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <comment>a move, within a sentence</comment>
        <translation>{a_card} afleggen</translation>
    </message>
    <message>
        <source>go out</source>
        <comment>a move, within a sentence</comment>
        <translation>uitgaan</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefoon</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>A person whose hand is on a phone: its code is shown when the match begins.</source>
        <translation>Een persoon met de hand op een telefoon: de code verschijnt als de partij begint.</translation>
    </message>
    <message>
        <source>Strength, {place}</source>
        <translation>Sterkte, {place}</translation>
    </message>
    <message>
        <source>Temperament, {place}</source>
        <translation>Temperament, {place}</translation>
    </message>
    <message>
        <source>Face, {place}: {face}</source>
        <comment>the face of a player</comment>
        <translation>Gezicht, {place}: {face}</translation>
    </message>
    <message>
        <source>{face}: choose another face</source>
        <translation>{face}: een ander gezicht kiezen</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Strength, {name}</source>
        <translation>Sterkte, {name}</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>You</source>
        <translation>U</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Mag ik uitgaan?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nee.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>deler</translation>
    </message>
    <message>
        <source>the {pile} is frozen</source>
        <comment>for this player</comment>
        <translation>{pile} bevroren</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>on the plate of the viewer&apos;s partner</comment>
        <translation>partner</translation>
    </message>
    <message>
        <source>open hand: {cards}</source>
        <translation>hand open: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>foot of %n cards</source>
        <translation>
            <numerusform>voet van %n kaart</numerusform>
            <numerusform>voet van %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>speelt uit de voet</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>on the plate of the lone hand</comment>
        <translation>alleen</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>on the plate of a person for whom a computer plays</comment>
        <translation>computer</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>whose hand is on a phone</comment>
        <translation>telefoon</translation>
    </message>
    <message>
        <source>phone away</source>
        <comment>whose phone does not answer</comment>
        <translation>telefoon weg</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>on the packet of the second hand</comment>
        <translation>Voet</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Een tweede hand, die u oppakt als de eerste leeg is.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Een tweede hand, die u oppakt bij uw eerste canasta.</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>a player, this deal</comment>
        <translation>doet niet mee</translation>
    </message>
    <message>
        <source>sits out this deal and keeps the score</source>
        <translation>doet deze ronde niet mee en houdt de score bij</translation>
    </message>
    <message>
        <source>You sit out this deal and keep the score. Your side plays for you.</source>
        <translation>U doet deze ronde niet mee en houdt de score bij. Uw kant speelt voor u.</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>points of a deal, counted up</comment>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>above its points</comment>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>above its points</comment>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>above points of match and deal together</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>{side}: victory!</source>
        <comment>who won the match</comment>
        <translation>{side}: gewonnen!</translation>
    </message>
    <message numerus="yes">
        <source>{points} points ahead after %n deals</source>
        <translation>
            <numerusform>{points} punten voorsprong na %n ronde</numerusform>
            <numerusform>{points} punten voorsprong na %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>To {points}</source>
        <comment>the match, above the names</comment>
        <translation>Tot {points}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <comment>the match, above the names</comment>
        <translation>Ronde {deal} van {deals}</translation>
    </message>
    <message>
        <source>The match ends with the deal in which somebody reaches {points} points; then the most points win.</source>
        <translation>De partij eindigt met de ronde waarin iemand {points} punten haalt; dan winnen de meeste punten.</translation>
    </message>
    <message>
        <source>With the cards on the table {points} points are reached. If that still holds when the hands are counted, this deal is the last; then the most points win.</source>
        <translation>Met de kaarten op tafel zijn {points} punten gehaald. Geldt dat nog als ook de kaarten in de hand zijn geteld, dan is deze ronde de laatste; dan winnen de meeste punten.</translation>
    </message>
    <message>
        <source>The match ends after deal {deals}; then the most points win.</source>
        <translation>De partij eindigt na ronde {deals}; dan winnen de meeste punten.</translation>
    </message>
    <message>
        <source>{points} reached</source>
        <comment>of a side</comment>
        <translation>{points} gehaald</translation>
    </message>
    <message>
        <source>{points} more to win</source>
        <comment>of a side</comment>
        <translation>nog {points} tot de winst</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} op tafel</translation>
    </message>
    <message>
        <source>together {points}</source>
        <comment>points of match and deal</comment>
        <translation>samen {points}</translation>
    </message>
    <message>
        <source>This deal: {points} ahead</source>
        <comment>of a side, beside its score</comment>
        <translation>Deze ronde: {points} voor</translation>
    </message>
    <message>
        <source>{bonuses}: {points}</source>
        <comment>points that bonus cards cost, as long as they do</comment>
        <translation>{bonuses}: {points}</translation>
    </message>
    <message>
        <source>Opening {need}</source>
        <comment>points that the first melds need</comment>
        <translation>Openen met {need}</translation>
    </message>
    <message>
        <source>Next opening {need}</source>
        <comment>points that the first melds need in the next deal</comment>
        <translation>Straks openen met {need}</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side, before its melds and its points</comment>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>the other side, before its melds and its points</comment>
        <translation>Tegenpartij</translation>
    </message>
    <message>
        <source>Needs {need} to open</source>
        <translation>Heeft {need} nodig om te openen</translation>
    </message>
    <message>
        <source>Needs a canasta and {need} to open</source>
        <translation>Heeft een canasta en {need} nodig om te openen</translation>
    </message>
    <message>
        <source>Needs a canasta to open</source>
        <translation>Heeft een canasta nodig om te openen</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geopend</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
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
            <numerusform>{stops} opzij: %n</numerusform>
            <numerusform>{stops} opzij: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caliente cards played: %n</source>
        <translation>
            <numerusform>Gespeelde Calientekaarten: %n</numerusform>
            <numerusform>Gespeelde Calientekaarten: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melds</source>
        <translation>
            <numerusform>%n combinatie</numerusform>
            <numerusform>%n combinaties</numerusform>
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
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>{least} to {most} cards in order are a meld, too: a sequence.</source>
        <translation>{least} tot {most} kaarten op volgorde zijn ook een combinatie: een reeks.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Alle kaarten ervan zijn van één kleur.</translation>
    </message>
    <message>
        <source>Its cards may be of any suits.</source>
        <translation>De kaarten ervan mogen elke kleur hebben.</translation>
    </message>
    <message>
        <source>It goes from four, the lowest card, to ace, the highest.</source>
        <translation>Een reeks loopt van vier, de laagste kaart, tot en met aas, de hoogste.</translation>
    </message>
    <message>
        <source>Wild cards have no place in it.</source>
        <translation>Wilde kaarten horen er niet in.</translation>
    </message>
    <message>
        <source>Two sequences are never put together.</source>
        <translation>Twee reeksen worden nooit samengevoegd.</translation>
    </message>
    <message>
        <source>With {size} cards it is full: {a_samba}, which counts as a canasta.</source>
        <translation>Met {size} kaarten is die vol: {a_samba}, en dat telt als canasta.</translation>
    </message>
    <message>
        <source>Who goes out may lengthen a full one in that turn. Who has lengthened one has to go out.</source>
        <translation>Wie uitgaat, mag in die beurt een volle verlengen. Wie er een heeft verlengd, moet uitgaan.</translation>
    </message>
    <message>
        <source>Each sequence of fewer than {size} cards that your side has at the end costs {points} points.</source>
        <translation>Elke reeks van minder dan {size} kaarten die uw kant aan het eind heeft, kost {points} punten.</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>{solved} of {count} solved, %Ln points lost.</source>
        <translation>
            <numerusform>{solved} van {count} opgelost, %Ln punt verloren.</numerusform>
            <numerusform>{solved} van {count} opgelost, %Ln punten verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>How fast cards move and computers play.</source>
        <translation>Hoe snel kaarten bewegen en computers spelen.</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Op mij wachten</translation>
    </message>
    <message>
        <source>Stop after each computer&apos;s turn until you go on.</source>
        <translation>Na elke beurt van een computer stoppen tot u verdergaat.</translation>
    </message>
    <message>
        <source>Let computers take their time</source>
        <translation>Computers de tijd geven</translation>
    </message>
    <message>
        <source>Experts think for up to five seconds and try more.</source>
        <translation>Meesters denken tot vijf seconden na en proberen meer.</translation>
    </message>
    <message>
        <source>Processor cores for thinking</source>
        <translation>Processorkernen om na te denken</translation>
    </message>
    <message>
        <source>Players and hints share them; automatic leaves one free.</source>
        <translation>Spelers en tips delen ze; automatisch laat er één vrij.</translation>
    </message>
    <message>
        <source>Confirm discards</source>
        <translation>Afleggen bevestigen</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn: do it once more.</source>
        <translation>Vragen voordat afleggen uw beurt beëindigt: doe het nog een keer.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Cards appear in their new place instead of flying there.</source>
        <translation>Kaarten verschijnen op hun nieuwe plaats in plaats van erheen te vliegen.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>De hand sorteren</translation>
    </message>
    <message>
        <source>Cards that you move stay there until you sort again.</source>
        <translation>Kaarten die u verplaatst, blijven daar tot u opnieuw sorteert.</translation>
    </message>
    <message>
        <source>Rule hints</source>
        <translation>Regelhulp</translation>
    </message>
    <message>
        <source>What raised cards can do; full: also what could be laid.</source>
        <translation>Wat gekozen kaarten kunnen; volledig: ook wat er neergelegd kan worden.</translation>
    </message>
    <message>
        <source>Shuffle as at home</source>
        <translation>Schudden zoals thuis</translation>
    </message>
    <message>
        <source>New matches gather the cards after a deal and riffle them.</source>
        <translation>In nieuwe partijen worden de kaarten na een ronde verzameld en in elkaar geschud.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Bijzondere prestaties</translation>
    </message>
    <message>
        <source>Tell after a deal, and in your record, what is rarely done.</source>
        <translation>Na een ronde en bij uw resultaten vertellen wat zelden lukt.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Logboek tonen</translation>
    </message>
    <message>
        <source>What happened so far, in words, beside the table.</source>
        <translation>Wat er tot nu toe gebeurde, in woorden naast de tafel.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Cards are heard as they slide and land.</source>
        <translation>Kaarten zijn te horen als ze schuiven en neerkomen.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Voorlezen</translation>
    </message>
    <message>
        <source>The voice of your computer says what happens.</source>
        <translation>De stem van uw computer zegt wat er gebeurt.</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>Op de achtergrond</translation>
    </message>
    <message>
        <source>Very quiet, and only while the game is in front.</source>
        <translation>Heel zacht, en alleen zolang het spel op de voorgrond is.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Decks of KDE, GNOME and PySolFC can be added. Where they lack a joker, values, large numbers or four colours, Canasta draws its own over them.</source>
        <translation>Kaartspellen van KDE, GNOME en PySolFC kunnen worden toegevoegd. Waar een joker, waarden, grote tekens of vier kleuren ontbreken, tekent Canasta de eigen eroverheen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Achterkanten</translation>
    </message>
    <message>
        <source>Cards that you add may bring a back of their own.</source>
        <translation>Kaarten die u toevoegt, kunnen een eigen achterkant meebrengen.</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Letters op de kaarten</translation>
    </message>
    <message>
        <source>King, queen and jack on the decks of Canasta.</source>
        <translation>Heer, vrouw en boer op de kaartspellen van Canasta.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green: no suit is mistaken.</source>
        <translation>Ruiten blauw en klaveren groen: geen kleur wordt verward.</translation>
    </message>
    <message>
        <source>Large numbers on cards</source>
        <translation>Grote tekens op de kaarten</translation>
    </message>
    <message>
        <source>Rank and suit as large as a fanned hand allows.</source>
        <translation>Waarde en kleur zo groot als een waaier toelaat.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Vensters</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kaartgrootte</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>On the table and in all windows.</source>
        <translation>Op tafel en in alle vensters.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Pure colours and strong outlines.</source>
        <translation>Zuivere kleuren en stevige omlijningen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>Eenvoudige woorden</translation>
    </message>
    <message>
        <source>Simpler sentences, for children too.</source>
        <translation>Eenvoudiger zinnen, ook voor kinderen.</translation>
    </message>
    <message>
        <source>Names of cards and piles</source>
        <translation>Namen van kaarten en stapels</translation>
    </message>
    <message>
        <source>Two, joker, pile; or Little Wild, Big Wild, Prize pile.</source>
        <translation>Twee, joker, aflegstapel; of Little Wild, Big Wild, prijsstapel.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Rust</translation>
    </message>
    <message>
        <source>Nothing flies, sounds or is celebrated; players do not chat, and no note comes unasked.</source>
        <translation>Niets vliegt, klinkt of wordt gevierd; niemand babbelt en geen uitleg komt ongevraagd.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Spelen met één schakelaar</translation>
    </message>
    <message>
        <source>A ring goes round. By itself: the switch chooses. By steps: press it to go on, hold it to choose.</source>
        <translation>Een ring gaat rond. Vanzelf: de schakelaar kiest. Stap voor stap: drukken gaat verder, vasthouden kiest.</translation>
    </message>
    <message>
        <source>The switch</source>
        <translation>De schakelaar</translation>
    </message>
    <message>
        <source>Then this key or button does nothing else.</source>
        <translation>Deze toets of knop doet dan niets anders.</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Duur van een stap</translation>
    </message>
    <message>
        <source>How long a thing is offered, or the switch is held.</source>
        <translation>Hoe lang iets wordt aangeboden, of de schakelaar wordt vastgehouden.</translation>
    </message>
    <message>
        <source>Click by resting</source>
        <translation>Klikken door stil te houden</translation>
    </message>
    <message>
        <source>A pointer that rests clicks when its ring is full.</source>
        <translation>Een aanwijzer die stilstaat, klikt als zijn ring vol is.</translation>
    </message>
    <message>
        <source>Time of resting</source>
        <translation>Duur van stilhouden</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>in the background</comment>
        <translation>Stilte</translation>
    </message>
    <message>
        <source>A fire in the grate</source>
        <comment>in the background</comment>
        <translation>Een haardvuur</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <comment>which cards</comment>
        <translation>Volgens de regels</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <comment>cards</comment>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Basket</source>
        <comment>cards</comment>
        <translation>Mand</translation>
    </message>
    <message>
        <source>Deco</source>
        <comment>cards</comment>
        <translation>Art deco</translation>
    </message>
    <message>
        <source>As on the cards</source>
        <comment>names of cards and piles</comment>
        <translation>Zoals op de kaarten</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>names of cards and piles</comment>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>names of cards and piles</comment>
        <translation>Doos</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>By itself</source>
        <comment>one switch</comment>
        <translation>Vanzelf</translation>
    </message>
    <message>
        <source>By steps</source>
        <comment>one switch</comment>
        <translation>Stap voor stap</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Entertoets</translation>
    </message>
    <message>
        <source>Mouse button</source>
        <translation>Muisknop</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>processor cores</comment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>rule hints</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>rule hints</comment>
        <translation>Beperkt</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>rule hints</comment>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>No, perfectly</source>
        <translation>Nee, volmaakt</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Keer geschud: {count}</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Direct</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>As the game asks</source>
        <comment>how the hand is sorted</comment>
        <translation>Volgens het spel</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how the hand is sorted</comment>
        <translation>Op waarde</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>how the hand is sorted</comment>
        <translation>Op kleur</translation>
    </message>
    <message>
        <source>By points</source>
        <comment>how the hand is sorted</comment>
        <translation>Op punten</translation>
    </message>
    <message>
        <source>Club room</source>
        <comment>a table</comment>
        <translation>Clubkamer</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>a table</comment>
        <translation>Tuin</translation>
    </message>
    <message>
        <source>By night</source>
        <comment>a table</comment>
        <translation>Bij nacht</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a table</comment>
        <translation>Effen</translation>
    </message>
    <message>
        <source>Blue weave</source>
        <translation>Blauw vlechtwerk</translation>
    </message>
    <message>
        <source>Red weave</source>
        <translation>Rood vlechtwerk</translation>
    </message>
    <message>
        <source>Green weave</source>
        <translation>Groen vlechtwerk</translation>
    </message>
    <message>
        <source>Coiled basket</source>
        <translation>Spiraalmand</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Reading and language</source>
        <translation>Lezen en taal</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Bediening</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Standaardwaarden</translation>
    </message>
    <message>
        <source>Take changes back</source>
        <translation>Veranderingen terugnemen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Every change takes effect at once: look at the table behind.</source>
        <translation>Elke verandering geldt meteen: kijk naar de tafel erachter.</translation>
    </message>
    <message>
        <source>Hints, words, sizes, colours, motion, speed, log, reach, keys, reading aloud and language are {name}&apos;s own; what else is here is this computer&apos;s.</source>
        <translation>Regelhulp, woorden, grootte, kleuren, beweging, snelheid, logboek, bediening, toetsen, voorlezen en taal gelden alleen voor {name}; de rest geldt voor de hele computer.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one or turn it on; Canasta looks again after half a minute.</source>
        <translation>Er is geen luidspreker gevonden. Sluit er een aan of zet hem aan; Canasta kijkt na een halve minuut opnieuw.</translation>
    </message>
    <message>
        <source>This computer has no voice. On Linux install “speech-dispatcher”.</source>
        <translation>Deze computer heeft geen stem. Installeer op Linux “speech-dispatcher”.</translation>
    </message>
</context>
<context>
    <name>SevensLesson</name>
    <message>
        <source>Sevens and the packet</source>
        <translation>Zevens en het pakje</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canasta’s van zevens</translation>
    </message>
    <message>
        <source>Sevens stay in the hand, their canasta pays most, and cards come with it.</source>
        <translation>Zevens blijven in de hand, hun canasta levert het meest op, en er komen kaarten mee.</translation>
    </message>
    <message>
        <source>Their canasta is a kind of its own, and pays most.</source>
        <translation>Hun canasta is een aparte soort en levert het meest op.</translation>
    </message>
    <message>
        <source>Sevens that lie unfinished at the end cost {points} points.</source>
        <translation>Zevens die aan het eind onvoltooid liggen, kosten {points} punten.</translation>
    </message>
    <message>
        <source>Lay both sevens on those of your side.</source>
        <translation>Leg beide zevens aan bij die van uw kant.</translation>
    </message>
    <message>
        <source>Both sevens go to the meld of sevens.</source>
        <translation>Beide zevens gaan naar de combinatie van zevens.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own in this game.</source>
        <translation>Een canasta van zevens is in dit spel een aparte soort.</translation>
    </message>
    <message>
        <source>You may discard no seven before your side has a canasta of them.</source>
        <translation>U mag geen zeven afleggen voordat uw kant er een canasta van heeft.</translation>
    </message>
    <message>
        <source>Nobody may discard a seven before every side has a canasta of them.</source>
        <translation>Niemand mag een zeven afleggen voordat elke kant er een canasta van heeft.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points. It never holds a wild card.</source>
        <translation>Een canasta van zevens: {points} punten. Er zit nooit een wilde kaart in.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points, with wild cards or without.</source>
        <translation>Een canasta van zevens: {points} punten, met wilde kaarten of zonder.</translation>
    </message>
    <message numerus="yes">
        <source>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</source>
        <translation>
            <numerusform>Het is de eerste canasta die u zelf hebt voltooid: daarom hebt u uw voet opgepakt, het pakje van %n kaart, en speelt u ermee verder.</numerusform>
            <numerusform>Het is de eerste canasta die u zelf hebt voltooid: daarom hebt u uw voet opgepakt, het pakje van %n kaarten, en speelt u ermee verder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Golden frame</source>
        <translation>Gouden rand</translation>
    </message>
    <message>
        <source>You have just drawn this card.</source>
        <translation>Deze kaart hebt u net getrokken.</translation>
    </message>
    <message>
        <source>Card that stands out</source>
        <translation>Kaart die uitsteekt</translation>
    </message>
    <message>
        <source>You have chosen it: now click where it goes.</source>
        <translation>U hebt hem gekozen: klik nu waar hij heen moet.</translation>
    </message>
    <message>
        <source>Arrow at a card</source>
        <translation>Pijl bij een kaart</translation>
    </message>
    <message>
        <source>This card takes the pile.</source>
        <translation>Deze kaart pakt de aflegstapel.</translation>
    </message>
    <message>
        <source>Triangle on a card</source>
        <translation>Driehoek op een kaart</translation>
    </message>
    <message>
        <source>This card can be laid.</source>
        <translation>Deze kaart kan worden neergelegd.</translation>
    </message>
    <message>
        <source>Exclamation mark on a card</source>
        <translation>Uitroepteken op een kaart</translation>
    </message>
    <message>
        <source>Because of this card the last move was refused.</source>
        <translation>Door deze kaart werd de laatste zet geweigerd.</translation>
    </message>
    <message>
        <source>Plus on a card</source>
        <translation>Plusteken op een kaart</translation>
    </message>
    <message>
        <source>With this card the refused move is allowed.</source>
        <translation>Met deze kaart mag de geweigerde zet wel.</translation>
    </message>
    <message>
        <source>Cross on a card</source>
        <translation>Kruis op een kaart</translation>
    </message>
    <message>
        <source>You used this card.</source>
        <translation>U hebt deze kaart gebruikt.</translation>
    </message>
    <message>
        <source>Tick on a card</source>
        <translation>Vinkje op een kaart</translation>
    </message>
    <message>
        <source>This card was better to use.</source>
        <translation>Deze kaart was beter geweest.</translation>
    </message>
    <message>
        <source>Light around cards</source>
        <translation>Licht rond kaarten</translation>
    </message>
    <message>
        <source>You can take the pile; its top card may join a meld that shines. While you carry cards, they may go where it is light.</source>
        <translation>U kunt de aflegstapel pakken; de bovenste kaart past bij een combinatie die licht geeft. Kaarten die u vasthebt, mogen daarheen waar licht is.</translation>
    </message>
    <message>
        <source>Ice on the pile</source>
        <translation>IJs op de aflegstapel</translation>
    </message>
    <message>
        <source>The pile is frozen: as a rule only two natural cards like its top card take it.</source>
        <translation>De aflegstapel is bevroren: in de regel pakken alleen twee natuurlijke kaarten zoals de bovenste hem.</translation>
    </message>
    <message>
        <source>Card that lies across</source>
        <translation>Kaart die dwars ligt</translation>
    </message>
    <message>
        <source>It freezes the pile.</source>
        <translation>Hij bevriest de aflegstapel.</translation>
    </message>
    <message>
        <source>Number on stock or pile</source>
        <translation>Getal bij stok of aflegstapel</translation>
    </message>
    <message>
        <source>So many cards lie there.</source>
        <translation>Zoveel kaarten liggen daar.</translation>
    </message>
    <message>
        <source>Red seal with a star</source>
        <translation>Rood zegel met een ster</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Een canasta zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>Black seal with half a star</source>
        <translation>Zwart zegel met een halve ster</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Een canasta met wilde kaarten.</translation>
    </message>
    <message>
        <source>Blue seal with steps</source>
        <translation>Blauw zegel met treden</translation>
    </message>
    <message>
        <source>A finished sequence.</source>
        <translation>Een voltooide reeks.</translation>
    </message>
    <message>
        <source>Violet seal with a crown</source>
        <translation>Paars zegel met een kroon</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Een canasta van alleen wilde kaarten.</translation>
    </message>
    <message>
        <source>Brown seal with a seven</source>
        <translation>Bruin zegel met een zeven</translation>
    </message>
    <message>
        <source>A canasta of sevens.</source>
        <translation>Een canasta van zevens.</translation>
    </message>
    <message>
        <source>Edges of paper behind a card</source>
        <translation>Papierranden achter een kaart</translation>
    </message>
    <message>
        <source>More cards of the meld lie below it.</source>
        <translation>Daaronder liggen meer kaarten van de combinatie.</translation>
    </message>
    <message>
        <source>Row of small fields below a meld</source>
        <translation>Rij kleine vakjes onder een combinatie</translation>
    </message>
    <message>
        <source>A canasta has so many cards; the bright fields are those that lie there.</source>
        <translation>Zoveel kaarten heeft een canasta; de lichte vakjes zijn de kaarten die er al liggen.</translation>
    </message>
    <message>
        <source>Golden coin on a meld</source>
        <translation>Gouden munt op een combinatie</translation>
    </message>
    <message>
        <source>A wild card lies in it.</source>
        <translation>Er ligt een wilde kaart in.</translation>
    </message>
    <message>
        <source>Pale card</source>
        <translation>Bleke kaart</translation>
    </message>
    <message>
        <source>It does not lie there yet: it shows where a move would put it.</source>
        <translation>Hij ligt er nog niet: hij toont waar een zet hem zou leggen.</translation>
    </message>
    <message>
        <source>Ring with two numbers</source>
        <translation>Ring met twee getallen</translation>
    </message>
    <message>
        <source>Points of the cards laid aside, and those that the first melds need.</source>
        <translation>Punten van de klaargelegde kaarten, en die de eerste combinaties nodig hebben.</translation>
    </message>
    <message>
        <source>Golden ring around a face</source>
        <translation>Gouden ring rond een gezicht</translation>
    </message>
    <message>
        <source>It is this player&apos;s turn.</source>
        <translation>Deze speler is aan de beurt.</translation>
    </message>
    <message>
        <source>Three dots at a face</source>
        <translation>Drie stippen bij een gezicht</translation>
    </message>
    <message>
        <source>The player is thinking.</source>
        <translation>De speler denkt na.</translation>
    </message>
    <message>
        <source>Golden button at a face</source>
        <translation>Gouden knoop bij een gezicht</translation>
    </message>
    <message>
        <source>Who deals; the next player begins.</source>
        <translation>Wie deelt; de volgende begint.</translation>
    </message>
    <message>
        <source>Snow crystal at a face</source>
        <translation>Sneeuwkristal bij een gezicht</translation>
    </message>
    <message>
        <source>The pile is frozen for this player.</source>
        <translation>De aflegstapel is bevroren voor deze speler.</translation>
    </message>
    <message>
        <source>Arrows on the edge of the table</source>
        <translation>Pijlen op de rand van de tafel</translation>
    </message>
    <message>
        <source>The turn passes this way.</source>
        <translation>De beurt gaat deze kant op.</translation>
    </message>
    <message>
        <source>Bar below the points</source>
        <translation>Balk onder de punten</translation>
    </message>
    <message>
        <source>How far a side is on its way to the end of the match.</source>
        <translation>Hoe ver een kant is op weg naar het einde van de partij.</translation>
    </message>
    <message>
        <source>Crown beside points</source>
        <translation>Kroon naast punten</translation>
    </message>
    <message>
        <source>This side has the most points.</source>
        <translation>Deze kant heeft de meeste punten.</translation>
    </message>
    <message>
        <source>Double line</source>
        <translation>Dubbele lijn</translation>
    </message>
    <message>
        <source>The keys act here.</source>
        <translation>De toetsen werken hier.</translation>
    </message>
</context>
<context>
    <name>SignsPage</name>
    <message>
        <source>Signs on the table</source>
        <translation>Tekens op de tafel</translation>
    </message>
</context>
<context>
    <name>SixPlayersLesson</name>
    <message>
        <source>Six at the table</source>
        <translation>Met zes aan tafel</translation>
    </message>
    <message>
        <source>Who plays with whom, and what a game for six asks for.</source>
        <translation>Wie met wie speelt, en wat een spel voor zes vraagt.</translation>
    </message>
    <message>
        <source>Your side has six kings. Add yours: it makes a canasta.</source>
        <translation>Uw kant heeft zes heren. Leg de uwe aan: dan is het een canasta.</translation>
    </message>
    <message>
        <source>Add your king to the kings of your side.</source>
        <translation>Leg uw heer aan bij de heren van uw kant.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Uw kant heeft %n canasta nodig om uit te gaan.</numerusform>
            <numerusform>Uw kant heeft %n canasta’s nodig om uit te gaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six play at once, in two sides. Every second player is your partner: what one of you three lays belongs to all.</source>
        <translation>Er spelen er zes tegelijk, aan twee kanten. Elke tweede speler is uw partner: wat een van u drieën neerlegt, is van allen.</translation>
    </message>
    <message>
        <source>Six play at once, in three sides of two. Your partner sits opposite; both other sides are opponents.</source>
        <translation>Er spelen er zes tegelijk, aan drie kanten van twee. Uw partner zit tegenover u; beide andere kanten zijn tegenstanders.</translation>
    </message>
</context>
<context>
    <name>SmallWindowNote</name>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>The window is small. Full screen makes the cards larger.</source>
        <translation>Het venster is klein. Op volledig scherm worden de kaarten groter.</translation>
    </message>
</context>
<context>
    <name>SpecialHandNames</name>
    <message>
        <source>Straight</source>
        <translation>Straat</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Zeven paren</translation>
    </message>
    <message>
        <source>Wild pairs</source>
        <translation>Wilde paren</translation>
    </message>
    <message>
        <source>Miami pairs</source>
        <translation>Miami-paren</translation>
    </message>
    <message>
        <source>Zip code</source>
        <translation>Postcode</translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation>Allegaartje</translation>
    </message>
    <message>
        <source>Blast off</source>
        <translation>Lancering</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Drietallen</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Viertallen</translation>
    </message>
    <message>
        <source>Dream hand with four wild cards</source>
        <translation>Droomhand met vier wilde kaarten</translation>
    </message>
    <message>
        <source>Dream hand with five wild cards</source>
        <translation>Droomhand met vijf wilde kaarten</translation>
    </message>
    <message>
        <source>One card of each rank from two to ace, and a joker</source>
        <translation>Eén kaart van elke waarde van twee tot en met aas, en een joker</translation>
    </message>
    <message>
        <source>Seven pairs without wild cards</source>
        <translation>Zeven paren zonder wilde kaarten</translation>
    </message>
    <message>
        <source>A pair of twos or of jokers, one of aces, one of sevens, and four other pairs</source>
        <translation>Een paar tweeën of jokers, een paar azen, een paar zevens en vier andere paren</translation>
    </message>
    <message>
        <source>A pair of twos, of jokers, of aces and of sevens, and three other pairs</source>
        <translation>Een paar tweeën, jokers, azen en zevens, en drie andere paren</translation>
    </message>
    <message>
        <source>Four, three, three, two and two of a kind, with twos or jokers or without</source>
        <translation>Vier, drie, drie, twee en twee gelijke, met of zonder tweeën of jokers</translation>
    </message>
    <message>
        <source>Four, four, three and three of a kind without wild cards</source>
        <translation>Vier, vier, drie en drie gelijke zonder wilde kaarten</translation>
    </message>
    <message>
        <source>Five, four, three and two of a kind, with twos or jokers or without</source>
        <translation>Vijf, vier, drie en twee gelijke, met of zonder tweeën of jokers</translation>
    </message>
    <message>
        <source>Four times three of a kind, and two twos or two jokers</source>
        <translation>Vier keer drie gelijke, en twee tweeën of twee jokers</translation>
    </message>
    <message>
        <source>Three times four of a kind, and two twos or two jokers</source>
        <translation>Drie keer vier gelijke, en twee tweeën of twee jokers</translation>
    </message>
    <message>
        <source>Five and five of a kind, and four twos or four jokers</source>
        <translation>Vijf en vijf gelijke, en vier tweeën of vier jokers</translation>
    </message>
    <message>
        <source>Five and four of a kind, and five wild cards</source>
        <translation>Vijf en vier gelijke, en vijf wilde kaarten</translation>
    </message>
</context>
<context>
    <name>SpecialHandsLesson</name>
    <message>
        <source>Special hands</source>
        <translation>Speciale handen</translation>
    </message>
    <message>
        <source>Seven pairs, four triples and others end the deal without any meld.</source>
        <translation>Zeven paren, vier drietallen en andere beëindigen de ronde zonder één combinatie.</translation>
    </message>
    <message>
        <source>You hold six pairs and a king, and your side has not melded. With a seventh pair this is a special hand.</source>
        <translation>U hebt zes paren en een heer, en uw kant heeft nog niet geopend. Met een zevende paar is dit een speciale hand.</translation>
    </message>
    <message>
        <source>Another king: seven pairs without wild cards. Nothing may be left over, and you need not discard.</source>
        <translation>Nog een heer: zeven paren zonder wilde kaarten. Er mag niets over zijn, en afleggen hoeft niet.</translation>
    </message>
    <message>
        <source>Lay the whole hand open: press the button.</source>
        <translation>Leg de hele hand open: druk op de knop.</translation>
    </message>
    <message>
        <source>Keep all fourteen cards, and press the button that names the hand.</source>
        <translation>Houd alle veertien kaarten, en druk op de knop met de naam van de hand.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores {points} points for it and nothing else; the others lose what they hold.</source>
        <translation>Dat beëindigt de ronde. Uw kant krijgt er {points} punten voor en verder niets; de anderen verliezen wat ze in handen hebben.</translation>
    </message>
    <message>
        <source>Other hands pay as well, such as four, four, three and three of a kind. Who waits too long for one has melded nothing when the others go out.</source>
        <translation>Ook andere handen leveren punten op, zoals vier, vier, drie en drie gelijke. Wie er te lang op wacht, heeft niets neergelegd als de anderen uitgaan.</translation>
    </message>
</context>
<context>
    <name>SpecialTopic</name>
    <message>
        <source>Special hands</source>
        <translation>Speciale handen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Some hands of fourteen cards need no melds: after drawing you lay the whole hand open.</source>
        <translation>Sommige handen van veertien kaarten hebben geen combinaties nodig: na het trekken legt u de hele hand open.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores the points of the hand and nothing else; the others count as always.</source>
        <translation>Dat beëindigt de ronde. Uw kant krijgt de punten van de hand en verder niets; de anderen tellen zoals altijd.</translation>
    </message>
    <message>
        <source>Your side has not melded before in the deal.</source>
        <translation>Uw kant heeft in deze ronde nog niets neergelegd.</translation>
    </message>
    <message>
        <source>All fourteen cards belong to the hand. You discard none, and ask nobody.</source>
        <translation>Alle veertien kaarten horen bij de hand. U legt er geen af, en vraagt niemand iets.</translation>
    </message>
    <message>
        <source>A hand that is two of them counts as the one that brings more.</source>
        <translation>Een hand die er twee tegelijk is, telt als de hand die het meest oplevert.</translation>
    </message>
    <message>
        <source>A dream hand wins the match at once, whatever the scores are.</source>
        <translation>Een droomhand wint de partij meteen, hoe de stand ook is.</translation>
    </message>
    <message numerus="yes">
        <source>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</source>
        <translation>
            <numerusform>Een drie blijft in uw hand zolang u %n andere kaart van een straat hebt en uw kant niet heeft geopend; u mag hem altijd neerleggen.</numerusform>
            <numerusform>Een drie blijft in uw hand zolang u %n andere kaarten van een straat hebt en uw kant niet heeft geopend; u mag hem altijd neerleggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points.</source>
        <translation>Een rode drie die aan het eind nog in uw hand zit, kost {points} punten.</translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points, a black one its value.</source>
        <translation>Een rode drie die aan het eind nog in uw hand zit, kost {points} punten, een zwarte zijn waarde.</translation>
    </message>
</context>
<context>
    <name>SpecialWords</name>
    <message>
        <source>not in the game</source>
        <comment>a special hand</comment>
        <translation>niet in het spel</translation>
    </message>
    <message>
        <source>A three stays in the hand for a straight from</source>
        <translation>Een drie blijft in de hand voor een straat vanaf</translation>
    </message>
    <message>
        <source>The other cards of a straight that the hand has then.</source>
        <translation>Zoveel andere kaarten van een straat heeft de hand dan.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a three stays in the hand</comment>
        <translation>nooit</translation>
    </message>
    <message>
        <source>A dream hand wins the match</source>
        <translation>Een droomhand wint de partij</translation>
    </message>
    <message>
        <source>At once, whatever the scores are.</source>
        <translation>Meteen, hoe de stand ook is.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>Have {have}, need {need}</source>
        <translation>{have} van {need} punten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: {points}</source>
        <translation>{cards}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards short</source>
        <translation>
            <numerusform>%n kaart te weinig</numerusform>
            <numerusform>%n kaarten te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>geen combinatie</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>black threes laid aside</comment>
        <translation>alleen om uit te gaan</translation>
    </message>
    <message>
        <source>which meld?</source>
        <translation>welke combinatie?</translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards, {points} points.</source>
        <translation>
            <numerusform>U krijgt %n kaart, {points} punten.</numerusform>
            <numerusform>U krijgt %n kaarten, {points} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: {cards}.</source>
        <comment>cards on the table</comment>
        <translation>Klaargelegd: {cards}.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>Terug in uw hand: {cards}.</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>A computer plays on with the cards of whoever has to leave, until the person is back.</source>
        <translation>Een computer speelt verder met de kaarten van wie weg moet, tot die er weer is.</translation>
    </message>
    <message>
        <source>Who plays now</source>
        <translation>Wie er nu speelt</translation>
    </message>
    <message>
        <source>What a computer played for somebody counts in nobody&apos;s record.</source>
        <translation>Wat een computer voor iemand speelde, telt in niemands resultaten.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
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
        <translation>Ze worden neergelegd en vervangen zoals {bonuses}: er ligt er nooit een op de {pile}.</translation>
    </message>
    <message>
        <source>Discard a {stop}, and the next player cannot take the {pile}.</source>
        <translation>Legt u een {stop} af, dan kan de volgende speler de {pile} niet pakken.</translation>
    </message>
    <message>
        <source>A {stop} on top does not block the {pile} in this game.</source>
        <translation>Een {stop} bovenop blokkeert de {pile} in dit spel niet.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>In de eigen eerste beurt van een ronde legt niemand een {stop} af, tenzij er niets anders af te leggen is.</translation>
    </message>
    <message>
        <source>Those in a {pile} that you take are laid aside: each brings your side {points} points, whatever it has melded.</source>
        <translation>Die in een {pile} die u pakt, worden opzijgelegd: elke brengt uw kant {points} punten op, wat die ook heeft neergelegd.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Wie er {count} of meer opzij heeft liggen, krijgt {points} punten extra.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Alleen de laatste toeslag die van toepassing is, telt.</translation>
    </message>
    <message>
        <source>Nobody ever melds {stops}.</source>
        <translation>{stops} worden nooit neergelegd.</translation>
    </message>
    <message>
        <source>One wild card may be laid with two of them or more.</source>
        <translation>Bij twee of meer ervan mag één wilde kaart worden gelegd.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Wilde kaarten gaan niet samen met {stops}.</translation>
    </message>
    <message>
        <source>Whoever lays four {stops} or more gets {points} points more.</source>
        <translation>Wie vier {stops} of meer neerlegt, krijgt {points} punten extra.</translation>
    </message>
    <message>
        <source>You may lay {least} or more {stops} only when you go out with them.</source>
        <translation>U mag {least} of meer {stops} alleen neerleggen als u ermee uitgaat.</translation>
    </message>
    <message>
        <source>You may lay exactly {least} {stops}, only when you go out with them.</source>
        <translation>U mag precies {least} {stops} neerleggen, alleen als u ermee uitgaat.</translation>
    </message>
    <message>
        <source>You may lay {least} to {most} {stops}, only when you go out with them.</source>
        <translation>U mag {least} tot {most} {stops} neerleggen, alleen als u ermee uitgaat.</translation>
    </message>
    <message>
        <source>Each {stop} left in a hand at the end costs {points} points.</source>
        <translation>Elke {stop} die aan het eind in een hand over is, kost {points} punten.</translation>
    </message>
    <message>
        <source>When somebody has gone out, each {stop} left in a hand costs {points} points; when the {stock} ran out, only its value.</source>
        <translation>Als er iemand is uitgegaan, kost elke {stop} die in een hand over is {points} punten; als de {stock} op is, alleen zijn waarde.</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>You have drawn. Now discard one card.</source>
        <translation>U hebt getrokken. Leg nu één kaart af.</translation>
    </message>
</context>
<context>
    <name>StrengthsDialog</name>
    <message>
        <source>How strong are the computers?</source>
        <translation>Hoe sterk zijn de computers?</translation>
    </message>
    <message>
        <source>They see what you would see in their place, and nothing more.</source>
        <translation>Ze zien wat u op hun plaats zou zien, en verder niets.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Sterktes</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamenten</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Hoe er gemeten is</translation>
    </message>
    <message>
        <source>Whole matches: both sides play the same cards once more with seats swapped, so luck counts for little. The true mean lies between the two numbers with a confidence of 95 %.</source>
        <translation>Hele partijen: beide kanten spelen dezelfde kaarten nog eens met gewisselde plaatsen, dus telt geluk weinig. Het ware gemiddelde ligt met 95% zekerheid tussen de twee getallen.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a heading</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{level} against {rival}</source>
        <translation>{level} tegen {rival}</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches; equals would win {even} %.</source>
        <translation>Wint {percent}% van {count} partijen; bij gelijke sterkte zou het {even}% zijn.</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches.</source>
        <translation>Wint {percent}% van {count} partijen.</translation>
    </message>
    <message>
        <source>{points} points a deal (between {low} and {high}).</source>
        <translation>{points} punten per ronde (tussen {low} en {high}).</translation>
    </message>
    <message>
        <source>{count} deals, {day}</source>
        <translation>{count} rondes, {day}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>This does not agree</source>
        <translation>Dit gaat niet samen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>So far exactly as in {game}. Change what you play differently.</source>
        <translation>Tot nu toe precies zoals in {game}. Verander wat u anders speelt.</translation>
    </message>
</context>
<context>
    <name>SwitchScan</name>
    <message>
        <source>{first} to {last}</source>
        <comment>several things that are offered at once</comment>
        <translation>{first} tot {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>out of a group or a menu</comment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Scroll on</source>
        <translation>Verder bladeren</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{name}: ready</source>
        <translation>{name}: klaar</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: the dealer&apos;s button</comment>
        <translation>D</translation>
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
        <translation>W</translation>
    </message>
    <message>
        <source>M</source>
        <comment>the key that lays a meld</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the key that sorts the hand</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that does what is offered: this</comment>
        <translation>D</translation>
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
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Before the first deal cards are drawn: they decide partners and seats.</source>
        <translation>Voor de eerste ronde worden er kaarten getrokken: die bepalen partners en plaatsen.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Eerste deler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>Seat {number}, partner of {names}</source>
        <translation>Plaats {number}, partner van {names}</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Het toeval bepaalt wie het eerst deelt.</translation>
    </message>
    <message>
        <source>Whoever sits to the right of the highest card drawn deals first.</source>
        <translation>Wie rechts van de hoogste getrokken kaart zit, deelt het eerst.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Door loting</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Card table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>Place {place} of {count}</source>
        <comment>where a card lies in the own hand</comment>
        <translation>Plaats {place} van {count}</translation>
    </message>
</context>
<context>
    <name>TakingDecision</name>
    <message>
        <source>Take or draw?</source>
        <translation>Pakken of trekken?</translation>
    </message>
    <message>
        <source>Many cards are worth a turn; one is not worth a wild card.</source>
        <translation>Veel kaarten zijn een beurt waard; één is geen wilde kaart waard.</translation>
    </message>
    <message>
        <source>Look at the {pile} before each turn. {count} cards lie there, a nine on top, and you hold two nines.</source>
        <translation>Kijk voor elke beurt naar de {pile}. Er liggen {count} kaarten, met een negen bovenop, en u hebt twee negens.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide.</source>
        <translation>Een kaart trekken, of de {pile} pakken? U beslist.</translation>
    </message>
    <message>
        <source>Begin your turn: draw, or take the {pile} with your nines.</source>
        <translation>Begin uw beurt: trek, of pak de {pile} met uw negens.</translation>
    </message>
    <message>
        <source>That is one unknown card. In the {pile} you see {count}, and nearly all of them go with yours. Take it with your nines.</source>
        <translation>Dat is één onbekende kaart. In de {pile} ziet u er {count}, en bijna alle passen bij de uwe. Pak hem met uw negens.</translation>
    </message>
    <message>
        <source>Kings, sevens, sixes and fives now go together in your hand. A big {pile} often decides the deal.</source>
        <translation>Heren, zevens, zessen en vijven horen nu in uw hand bij elkaar. Een grote {pile} beslist vaak de ronde.</translation>
    </message>
    <message>
        <source>One card lies in the {pile}, an eight. You could take it with your eight and the wild card.</source>
        <translation>Er ligt één kaart in de {pile}, een acht. U zou hem kunnen pakken met uw acht en de wilde kaart.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide again.</source>
        <translation>Een kaart trekken, of de {pile} pakken? U beslist weer.</translation>
    </message>
    <message>
        <source>Begin your turn: draw from the {stock}.</source>
        <translation>Begin uw beurt: trek van de {stock}.</translation>
    </message>
    <message>
        <source>For one card you would tie your wild card to two eights. Later it can finish a canasta. Keep it, and draw.</source>
        <translation>Voor één kaart zou u uw wilde kaart aan twee achten binden. Later kan hij een canasta voltooien. Houd hem, en trek.</translation>
    </message>
    <message>
        <source>The wild card stays free. Count before you take: how many cards do you get, and what do you pay for them?</source>
        <translation>De wilde kaart blijft vrij. Tel voordat u pakt: hoeveel kaarten krijgt u, en wat betaalt u ervoor?</translation>
    </message>
</context>
<context>
    <name>Temperaments</name>
    <message>
        <source>Even</source>
        <translation>Evenwichtig</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Voorzichtig</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Gedurfd</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bouwer</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Sprinter</translation>
    </message>
    <message>
        <source>Plays as the strength says, with no leaning.</source>
        <translation>Speelt zoals de sterkte het zegt, zonder voorkeur.</translation>
    </message>
    <message>
        <source>Never gives the pile away and keeps safe cards.</source>
        <translation>Geeft de stapel nooit weg en bewaart veilige kaarten.</translation>
    </message>
    <message>
        <source>Goes for the pile, takes risks and freezes it.</source>
        <translation>Gaat voor de stapel, neemt risico’s en bevriest hem.</translation>
    </message>
    <message>
        <source>Plays on for many canastas, natural ones above all.</source>
        <translation>Speelt door voor veel canasta’s, vooral zuivere.</translation>
    </message>
    <message>
        <source>Lays early and goes out as soon as it can.</source>
        <translation>Legt vroeg neer en gaat uit zodra het kan.</translation>
    </message>
</context>
<context>
    <name>TopOfPileLesson</name>
    <message>
        <source>The top of the pile</source>
        <translation>Het bovenste deel van de stapel</translation>
    </message>
    <message>
        <source>Wild cards take wild cards, and so many cards come with them.</source>
        <translation>Wilde kaarten pakken wilde kaarten, en er komt een aantal kaarten mee.</translation>
    </message>
    <message>
        <source>A two lies on the {pile}. In this game two twos from your hand take it, as two jokers would take a joker.</source>
        <translation>Er ligt een twee op de {pile}. In dit spel pakken twee tweeën uit uw hand hem, zoals twee jokers een joker zouden pakken.</translation>
    </message>
    <message numerus="yes">
        <source>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</source>
        <translation>
            <numerusform>U zou de bovenste %n kaart krijgen, de twee daarbij, en de drie tweeën neerleggen als combinatie van wilde kaarten.</numerusform>
            <numerusform>U zou de bovenste %n kaarten krijgen, de twee daarbij, en de drie tweeën neerleggen als combinatie van wilde kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise both twos, click the {pile}, and confirm.</source>
        <translation>Kies beide tweeën, klik op de {pile} en bevestig.</translation>
    </message>
    <message>
        <source>All cards of the {pile} are yours now.</source>
        <translation>Alle kaarten van de {pile} zijn nu van u.</translation>
    </message>
    <message>
        <source>What lay under them stays in the {pile}, for whoever takes it next.</source>
        <translation>Wat eronder lag, blijft in de {pile}, voor wie hem hierna pakt.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>In {count} of 100 trials the opponents go out before the turn comes round, else in {other}.</source>
        <translation>In {count} van de 100 pogingen gaan de tegenstanders uit voordat de beurt rond is, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} before the turn comes round, else in {other}.</source>
        <translation>In {count} van de 100 pogingen pakken de tegenstanders de {pile} voordat de beurt rond is, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents go out {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen gaan de tegenstanders {within} uit, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen pakken de tegenstanders {within} de {pile}, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents complete a canasta {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen voltooien de tegenstanders {within} een canasta, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side goes out {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen gaat de eigen kant {within} uit, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side takes a later {pile} {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen pakt de eigen kant {within} een latere {pile}, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the foot is reached {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen wordt de voet {within} bereikt, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side opens {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen opent de eigen kant {within}, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials it brings more points than the other move, in {other} fewer.</source>
        <translation>In {count} van de 100 pogingen levert het meer punten op dan de andere zet, in {other} minder.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a canasta {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen voltooit de eigen kant {within} een canasta, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes two canastas {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen voltooit de eigen kant {within} twee canasta’s, anders in {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a natural canasta {within}, else in {other}.</source>
        <translation>In {count} van de 100 pogingen voltooit de eigen kant {within} een zuivere canasta, anders in {other}.</translation>
    </message>
</context>
<context>
    <name>TrialTimes</name>
    <message>
        <source>by the end of the deal</source>
        <comment>within a sentence</comment>
        <translation>voor het einde van de ronde</translation>
    </message>
    <message>
        <source>sooner or later</source>
        <comment>within a sentence</comment>
        <translation>vroeg of laat</translation>
    </message>
    <message numerus="yes">
        <source>within %n turns</source>
        <comment>within a sentence</comment>
        <translation>
            <numerusform>binnen %n beurt</numerusform>
            <numerusform>binnen %n beurten</numerusform>
        </translation>
    </message>
    <message>
        <source>soon</source>
        <comment>within a sentence</comment>
        <translation>binnenkort</translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>De ronde is afgelopen. Ga verder met de volgende.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>U bent niet aan de beurt: {player} moet spelen.</translation>
    </message>
    <message>
        <source>{player} asked whether to go out. That has to be answered first.</source>
        <translation>{player} vroeg of uitgaan mag. Dat moet eerst worden beantwoord.</translation>
    </message>
    <message>
        <source>Nobody has asked anything.</source>
        <translation>Niemand heeft iets gevraagd.</translation>
    </message>
    <message>
        <source>You have not drawn yet.</source>
        <translation>U hebt nog niet getrokken.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>De {stock} is leeg.</translation>
    </message>
    <message numerus="yes">
        <source>You pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>U past alleen als de {stock} leeg is; er ligt nog %n kaart.</numerusform>
            <numerusform>U past alleen als de {stock} leeg is; er liggen nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards to draw: {card} fits your meld, so take the {pile}.</source>
        <translation>Geen kaarten om te trekken: {card} past bij uw combinatie, dus pak de {pile}.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Dit hebt u niet in uw hand: {cards}.</translation>
    </message>
    <message>
        <source>Wild cards are discarded only when you have nothing else: throw another card.</source>
        <translation>Een wilde kaart legt u alleen af als er niets anders is: kies een andere.</translation>
    </message>
    <message>
        <source>{card} may not begin the {pile}: throw another card.</source>
        <translation>Met {card} mag de {pile} niet beginnen: leg een andere kaart af.</translation>
    </message>
    <message>
        <source>Nobody goes out by discarding a seven.</source>
        <translation>Niemand gaat uit door een zeven af te leggen.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded. Lay it beside your melds.</source>
        <translation>Een {bonus} wordt nooit afgelegd. Leg hem naast uw combinaties.</translation>
    </message>
    <message>
        <source>A Caliente card needs fewer melds than every opponent ({own} to {theirs} now).</source>
        <translation>Een Calientekaart vraagt minder combinaties dan elke tegenstander (nu {own} tegen {theirs}).</translation>
    </message>
    <message>
        <source>No sevens are discarded before your side has a canasta of them.</source>
        <translation>Er worden geen zevens afgelegd voordat uw kant er een canasta van heeft.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards, or discard one.</source>
        <translation>U hebt al getrokken: leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>No sevens are discarded before every side has a canasta of them.</source>
        <translation>Er worden geen zevens afgelegd voordat elke kant er een canasta van heeft.</translation>
    </message>
    <message>
        <source>This game has no special hands.</source>
        <translation>Dit spel heeft geen speciale handen.</translation>
    </message>
    <message>
        <source>Your side has melded: lay cards, or discard one.</source>
        <translation>Uw kant heeft al geopend: leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>These cards are no special hand yet: lay cards, or discard one.</source>
        <translation>Deze kaarten zijn nog geen speciale hand: leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>This game has no Caliente cards.</source>
        <translation>Dit spel heeft geen Calientekaarten.</translation>
    </message>
    <message>
        <source>Only one Caliente card in a turn. Lay cards, or discard one.</source>
        <translation>Maar één Calientekaart per beurt. Leg kaarten neer of leg er één af.</translation>
    </message>
    <message>
        <source>You have more melds than an opponent ({own} to {theirs}): no Caliente card.</source>
        <translation>U hebt meer combinaties dan een tegenstander ({own} tegen {theirs}): geen Calientekaart.</translation>
    </message>
    <message>
        <source>The {stock} is empty: the Caliente card has nothing to bring.</source>
        <translation>De {stock} is leeg: de Calientekaart kan niets opleveren.</translation>
    </message>
    <message>
        <source>The {stock} may run out: first have a card to discard and one more.</source>
        <translation>De {stock} kan opraken: zorg voor een kaart om af te leggen en nog één.</translation>
    </message>
</context>
<context>
    <name>TurnTopic</name>
    <message>
        <source>Your turn</source>
        <translation>Uw beurt</translation>
    </message>
    <message>
        <source>A turn has three steps.</source>
        <translation>Een beurt heeft drie stappen.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the whole {pile}.</source>
        <translation>
            <numerusform>Trek eerst %n kaart van de {stock}, of pak de hele {pile}.</numerusform>
            <numerusform>Trek eerst %n kaarten van de {stock}, of pak de hele {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the top of the {pile}.</source>
        <translation>
            <numerusform>Trek eerst %n kaart van de {stock}, of pak het bovenste van de {pile}.</numerusform>
            <numerusform>Trek eerst %n kaarten van de {stock}, of pak het bovenste van de {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then lay melds, or add cards to them, as much as you like.</source>
        <translation>Leg dan combinaties neer of leg kaarten aan, zoveel u wilt.</translation>
    </message>
    <message>
        <source>Last, discard one card onto the {pile}: that ends your turn.</source>
        <translation>Leg ten slotte één kaart af op de {pile}: dat beëindigt uw beurt.</translation>
    </message>
    <message>
        <source>Discard no seven before your side has a canasta of sevens.</source>
        <translation>Leg geen zeven af voordat uw kant een canasta van zevens heeft.</translation>
    </message>
    <message>
        <source>Discard no seven before every side has a canasta of sevens.</source>
        <translation>Leg geen zeven af voordat elke kant een canasta van zevens heeft.</translation>
    </message>
    <message>
        <source>Whoever holds sevens alone may discard one all the same.</source>
        <translation>Wie alleen zevens heeft, mag er toch een afleggen.</translation>
    </message>
    <message>
        <source>Nobody ever goes out by discarding a seven.</source>
        <translation>Niemand gaat ooit uit door een zeven af te leggen.</translation>
    </message>
    <message>
        <source>Discard a wild card only when you can discard nothing else.</source>
        <translation>Leg een wilde kaart alleen af als u niets anders kunt afleggen.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card, and no card of a rank of which there is a canasta.</source>
        <translation>Leg op een lege {pile} geen zeven, aas of wilde kaart af, en geen kaart van een waarde waarvan er een canasta is.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card.</source>
        <translation>Leg op een lege {pile} geen zeven, aas of wilde kaart af.</translation>
    </message>
    <message>
        <source>Whoever could discard nothing then discards any card.</source>
        <translation>Wie dan niets zou kunnen afleggen, legt een willekeurige kaart af.</translation>
    </message>
    <message>
        <source>Who lays the first melds of all draws {first} cards after the discard; who lays those of a side that follows draws {later}.</source>
        <translation>Wie de allereerste combinaties neerlegt, trekt na het afleggen {first} kaarten; wie die van een volgende kant neerlegt, trekt er {later}.</translation>
    </message>
    <message>
        <source>Nobody draws them who took the {pile} for it, or while the {stock} has fewer than {least} cards.</source>
        <translation>Wie er de {pile} voor pakte, trekt ze niet, en niemand trekt ze zolang de {stock} minder dan {least} kaarten heeft.</translation>
    </message>
    <message>
        <source>Instead of drawing you may sometimes play a Caliente card.</source>
        <translation>In plaats van te trekken mag u soms een Calientekaart spelen.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} has to meld its top card at once.</source>
        <translation>Wie de {pile} pakt, moet de bovenste kaart meteen neerleggen.</translation>
    </message>
    <message>
        <source>When the {stock} has too few cards, draw what is left and play on.</source>
        <translation>Zijn er te weinig kaarten in de {stock}, trek dan wat er over is en speel door.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation>
            <numerusform>%Ln kaart</numerusform>
            <numerusform>%Ln kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation>
            <numerusform>%Ln spel kaarten</numerusform>
            <numerusform>%Ln spellen kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <translation>
            <numerusform>%Ln ronde</numerusform>
            <numerusform>%Ln rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canastas</source>
        <translation>
            <numerusform>%Ln canasta</numerusform>
            <numerusform>%Ln canasta’s</numerusform>
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
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>Well played: nothing clearly better was found.</source>
        <translation>Goed gespeeld: er is niets gevonden dat duidelijk beter was.</translation>
    </message>
    <message>
        <source>Well played: that is the best move.</source>
        <translation>Goed gespeeld: dat is de beste zet.</translation>
    </message>
    <message>
        <source>The next ones:</source>
        <translation>De volgende:</translation>
    </message>
    <message>
        <source>To the review</source>
        <translation>Naar de terugblik</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Einde van de reeks</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Volgende oefening</translation>
    </message>
    <message>
        <source>{move} It costs about {points} points.</source>
        <translation>{move} Dat kost ongeveer {points} punten.</translation>
    </message>
    <message>
        <source>So it goes on in this deal after: {move} On average it costs about {points} points.</source>
        <translation>Zo gaat het in deze ronde verder na: {move} Gemiddeld kost dat ongeveer {points} punten.</translation>
    </message>
    <message>
        <source>Of the better move:</source>
        <translation>Van de betere zet:</translation>
    </message>
    <message>
        <source>This turn is solved.</source>
        <translation>Deze beurt is opgelost.</translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n other moves were wanted.</source>
        <translation>
            <numerusform>In deze beurt was %n andere zet gewenst.</numerusform>
            <numerusform>In deze beurt waren %n andere zetten gewenst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn cost about %Ln points.</source>
        <translation>
            <numerusform>Deze beurt kostte ongeveer %Ln punt.</numerusform>
            <numerusform>Deze beurt kostte ongeveer %Ln punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first turn counts.</source>
        <translation>Uw eerste beurt telt.</translation>
    </message>
    <message numerus="yes">
        <source>Solved {solved} of %n times</source>
        <translation>
            <numerusform>{solved} van de %n keer opgelost</numerusform>
            <numerusform>{solved} van de %n keer opgelost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n times</source>
        <translation>
            <numerusform>%n keer geprobeerd</numerusform>
            <numerusform>%n keer geprobeerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at best %Ln points lost</source>
        <translation>
            <numerusform>op zijn best %Ln punt verloren</numerusform>
            <numerusform>op zijn best %Ln punten verloren</numerusform>
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
        <translation> of </translation>
    </message>
    <message>
        <source>, or </source>
        <comment>before the last of many or long parts, one of them to be chosen</comment>
        <translation> of </translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last of parts that belong together</comment>
        <translation> en </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>Raised: {cards}</source>
        <translation>Gekozen: {cards}</translation>
    </message>
    <message>
        <source>Lowered: {cards}</source>
        <translation>Teruggezet: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n raised</source>
        <comment>cards of the hand</comment>
        <translation>
            <numerusform>%n gekozen</numerusform>
            <numerusform>%n gekozen</numerusform>
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
        <translation>Een ogenblik</translation>
    </message>
    <message>
        <source>A disk does not answer yet.</source>
        <translation>Een schijf antwoordt nog niet.</translation>
    </message>
    <message>
        <source>It may be waking up, or its network be down. The program goes on as soon as the disk answers; nothing is lost.</source>
        <translation>Misschien wordt hij wakker, of zijn netwerk is weg. Het programma gaat verder zodra hij antwoordt; er gaat niets verloren.</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programma sluiten</translation>
    </message>
</context>
<context>
    <name>WayTexts</name>
    <message>
        <source>{ways}.</source>
        <comment>what would be possible, as a sentence</comment>
        <translation>Mogelijk: {ways}.</translation>
    </message>
    <message>
        <source>Do this ({key}): {way}</source>
        <comment>the key of the button</comment>
        <translation>Doen ({key}): {way}</translation>
    </message>
    <message>
        <source>Do this: {way}</source>
        <translation>Doen: {way}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>{cards} erbij leggen</translation>
    </message>
    <message>
        <source>lay {cards} as well</source>
        <translation>ook {cards} neerleggen</translation>
    </message>
    <message>
        <source>leave {cards} in your hand</source>
        <translation>{cards} in uw hand laten</translation>
    </message>
    <message>
        <source>keep {cards}</source>
        <comment>in the hand, not lay them</comment>
        <translation>{cards} houden</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>{cards} neerleggen</translation>
    </message>
    <message>
        <source>put {cards} on your sequence</source>
        <translation>{cards} bij uw reeks leggen</translation>
    </message>
    <message>
        <source>put {cards} on your {ranks}</source>
        <comment>on the own meld of this rank</comment>
        <translation>{cards} bij uw {ranks} leggen</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your sequence</source>
        <translation>de {pile} pakken: de bovenste kaart komt bij uw reeks</translation>
    </message>
    <message>
        <source>take the {pile} with {cards} for your {ranks}</source>
        <translation>de {pile} pakken met {cards} voor uw {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your {ranks}</source>
        <translation>de {pile} pakken: de bovenste kaart komt bij uw {ranks}</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>the own meld of them, after: your</comment>
        <translation>wilde kaarten</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <translation>{a_card} afleggen</translation>
    </message>
    <message>
        <source>draw from the {stock}</source>
        <translation>van de {stock} trekken</translation>
    </message>
    <message>
        <source>lay the {bonus} beside your melds</source>
        <translation>de {bonus} naast uw combinaties leggen</translation>
    </message>
    <message>
        <source>play the Caliente card</source>
        <translation>de Calientekaart spelen</translation>
    </message>
    <message>
        <source>lay your whole hand open</source>
        <translation>uw hele hand openleggen</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>uw partner vragen</translation>
    </message>
    <message>
        <source>pass and end the deal</source>
        <translation>passen en de ronde beëindigen</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>de vraag beantwoorden</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <comment>how the pile is taken</comment>
        <translation>met {cards}</translation>
    </message>
    <message>
        <source>take the {pile} {using}</source>
        <translation>de {pile} pakken {using}</translation>
    </message>
    <message>
        <source>to your meld</source>
        <comment>where the top card of the pile goes</comment>
        <translation>bij uw combinatie</translation>
    </message>
    <message>
        <source>to {cards}</source>
        <comment>where the top card of the pile goes</comment>
        <translation>bij {cards}</translation>
    </message>
    <message>
        <source>take the {pile} and add its top card {there}</source>
        <translation>de {pile} pakken en de bovenste kaart {there} leggen</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Kaarten delen</translation>
    </message>
    <message>
        <source>Choose game and players…</source>
        <translation>Spel en spelers kiezen…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Opgeslagen partijen…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Spelers…</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Canasta leren</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spelregels</translation>
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
        <translation>Kies kaarten die u nu mag spelen en vraag het nog eens.</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Wordt bekeken…</translation>
    </message>
</context>
<context>
    <name>WhyNote</name>
    <message>
        <source>Enter shows the rules for it.</source>
        <translation>Enter toont de regels ervoor.</translation>
    </message>
    <message>
        <source>The rules for it (Enter)</source>
        <translation>De regels ervoor (Enter)</translation>
    </message>
</context>
<context>
    <name>WildCanastaLesson</name>
    <message>
        <source>Wild canastas</source>
        <translation>Wilde canasta’s</translation>
    </message>
    <message>
        <source>Wild cards that lie alone, and what seven of them pay.</source>
        <translation>Wilde kaarten in een eigen combinatie, en wat zeven ervan opleveren.</translation>
    </message>
    <message>
        <source>Add the two twos and the joker to the wild cards on the table.</source>
        <translation>Leg de twee tweeën en de joker aan bij de wilde kaarten op tafel.</translation>
    </message>
    <message>
        <source>All three wild cards go to the meld of wild cards.</source>
        <translation>Alle drie de wilde kaarten gaan naar de combinatie van wilde kaarten.</translation>
    </message>
    <message>
        <source>In this game twos alone may be a meld, three or more; jokers may join them as wild cards join other sets.</source>
        <translation>In dit spel mogen tweeën een eigen combinatie zijn, drie of meer; jokers mogen erbij zoals wilde kaarten bij andere sets.</translation>
    </message>
    <message>
        <source>In this game wild cards alone may be a meld: twos and jokers mixed, three or more.</source>
        <translation>In dit spel mogen wilde kaarten een eigen combinatie zijn: tweeën en jokers door elkaar, drie of meer.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your wild cards joins another meld.</source>
        <translation>Tot die zeven kaarten heeft, komt geen van uw wilde kaarten bij een andere combinatie.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your twos joins another meld.</source>
        <translation>Tot die zeven kaarten heeft, komt geen van uw tweeën bij een andere combinatie.</translation>
    </message>
    <message>
        <source>You choose: a wild card may help your kings, or lie with its like. Here all three belong together.</source>
        <translation>U kiest: een wilde kaart mag uw heren helpen of bij andere wilde kaarten liggen. Hier horen ze alle drie bij elkaar.</translation>
    </message>
    <message>
        <source>{A_wild_canasta}: {points} points, and it counts as a canasta for going out.</source>
        <translation>{A_wild_canasta}: {points} punten, en hij telt als canasta om uit te gaan.</translation>
    </message>
    <message>
        <source>A wild canasta: {points} points, but it does not count as a canasta for going out.</source>
        <translation>Een wilde canasta: {points} punten, maar hij telt niet als canasta om uit te gaan.</translation>
    </message>
    <message>
        <source>What it pays depends on the jokers in it, up to {points} points.</source>
        <translation>Wat hij oplevert, hangt af van de jokers erin, tot {points} punten.</translation>
    </message>
    <message>
        <source>Only the side that goes out gets these points.</source>
        <translation>Alleen de kant die uitgaat, krijgt deze punten.</translation>
    </message>
</context>
<context>
    <name>WorkedDealTopic</name>
    <message>
        <source>A deal counted</source>
        <translation>Een ronde geteld</translation>
    </message>
    <message>
        <source>You have just gone out, and nobody has taken the {pile}: you are the lone hand. First you are counted:</source>
        <translation>U bent net uitgegaan, en niemand heeft de {pile} gepakt: u speelt alleen tegen twee. Eerst wordt u geteld:</translation>
    </message>
    <message>
        <source>You have just gone out. First your side is counted:</source>
        <translation>U bent net uitgegaan. Eerst wordt uw kant geteld:</translation>
    </message>
    <message>
        <source>Then the other two are counted as partners; each of them gets this:</source>
        <translation>Dan worden de andere twee als partners geteld; elk van hen krijgt dit:</translation>
    </message>
    <message>
        <source>Then each of the others is counted, such as the one who plays next:</source>
        <translation>Dan wordt elk van de anderen geteld, zoals wie hierna speelt:</translation>
    </message>
    <message>
        <source>Then the other side is counted:</source>
        <translation>Dan wordt de andere kant geteld:</translation>
    </message>
    <message>
        <source>A meld: the cards count {points} points.</source>
        <translation>Een combinatie: de kaarten tellen {points} punten.</translation>
    </message>
    <message>
        <source>{canasta}: the cards count {points} points.</source>
        <translation>{canasta}: de kaarten tellen {points} punten.</translation>
    </message>
    <message>
        <source>The {bonuses} count {points} points each.</source>
        <translation>De {bonuses} tellen elk {points} punten.</translation>
    </message>
    <message>
        <source>Left in a hand: minus {points} points.</source>
        <translation>Over in een hand: min {points} punten.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Samen</translation>
    </message>
</context>
<context>
    <name>_MatchPage</name>
    <message>
        <source>Changed. In this deal: {value}</source>
        <translation>Gewijzigd. In deze ronde: {value}</translation>
    </message>
</context>
<context>
    <name>_MatchSummary</name>
    <message>
        <source>Nothing is changed: the next deal is played as this one.</source>
        <translation>Niets veranderd: de volgende ronde wordt gespeeld zoals deze.</translation>
    </message>
    <message>
        <source>From the next deal on:</source>
        <translation>Vanaf de volgende ronde:</translation>
    </message>
</context>
<context>
    <name>_MoreButton</name>
    <message>
        <source>More tools</source>
        <translation>Meer knoppen</translation>
    </message>
</context>
</TS>
