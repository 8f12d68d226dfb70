<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Version {version}, computer players compiled</source>
        <translation>Version {version}, joueurs virtuels compilés</translation>
    </message>
    <message>
        <source>Version {version}, computer players not compiled</source>
        <translation>Version {version}, joueurs virtuels non compilés</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>À propos de Canasta</translation>
    </message>
    <message>
        <source>A quiet table</source>
        <translation>Une table tranquille</translation>
    </message>
    <message>
        <source>No advertisements, no accounts, no internet. Your games stay on this computer and are saved after every action.</source>
        <translation>Pas de publicité, pas de compte, pas d’internet. Vos parties restent sur cet ordinateur et sont enregistrées après chaque coup.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Un jeu loyal</translation>
    </message>
    <message>
        <source>The computer players see what their seat may see and nothing else. Each deal follows from a code that was fixed before the first card.</source>
        <translation>Les joueurs virtuels voient ce que l’on peut voir de leur place, et rien d’autre. Chaque donne vient d’un code fixé avant la première carte.</translation>
    </message>
    <message>
        <source>Free to use and to share</source>
        <translation>Libre d’usage et de partage</translation>
    </message>
    <message>
        <source>You may use, copy and change Canasta (MIT licence). It stands on Qt for Python (LGPL), the typefaces Open Sans (Apache licence) and Fraunces (OFL) and more: the button below shows every licence.</source>
        <translation>Vous pouvez utiliser, copier et modifier Canasta (licence MIT). Le programme repose sur Qt for Python (LGPL), les polices Open Sans (licence Apache) et Fraunces (OFL), et d’autres encore&#xa0;: le bouton ci-dessous montre toutes les licences.</translation>
    </message>
</context>
<context>
    <name>AccessActions</name>
    <message>
        <source>Lower</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Take back into the hand</source>
        <translation>Reprendre en main</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Demander pourquoi</translation>
    </message>
</context>
<context>
    <name>AccessTree</name>
    <message>
        <source>New meld</source>
        <translation>Nouvelle combinaison</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>ActionRequestTexts</name>
    <message>
        <source>Discard {a_card}.</source>
        <translation>Défaussez {a_card}.</translation>
    </message>
    <message>
        <source>Lay {a_card} beside the melds.</source>
        <translation>Posez {a_card} à côté des combinaisons.</translation>
    </message>
    <message>
        <source>Answer yes.</source>
        <translation>Répondez oui.</translation>
    </message>
    <message>
        <source>Answer no.</source>
        <translation>Répondez non.</translation>
    </message>
    <message>
        <source>Draw from the {stock}.</source>
        <translation>Piochez au {stock}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passez.</translation>
    </message>
    <message>
        <source>Play the Caliente card.</source>
        <translation>Jouez la carte Caliente.</translation>
    </message>
    <message>
        <source>Lay the whole hand open.</source>
        <translation>Étalez toute votre main.</translation>
    </message>
    <message>
        <source>Lay the {bonus}.</source>
        <translation>Posez le {bonus}.</translation>
    </message>
    <message>
        <source>Ask the partner: “May I go out?”</source>
        <translation>Demandez à votre partenaire&#xa0;: «&#xa0;Puis-je sortir&#xa0;?&#xa0;»</translation>
    </message>
    <message>
        <source>Lay {cards}.</source>
        <translation>Posez {cards}.</translation>
    </message>
    <message>
        <source>Make one meld of two.</source>
        <translation>Réunissez deux combinaisons en une.</translation>
    </message>
    <message>
        <source>Add {cards} to the {ranks}.</source>
        <comment>to the own meld of this rank</comment>
        <translation>Ajoutez {cards} à vos {ranks}.</translation>
    </message>
    <message>
        <source>Add {cards} to the sequence.</source>
        <translation>Ajoutez {cards} à la suite.</translation>
    </message>
    <message>
        <source>Add {cards} to the meld of wild cards.</source>
        <translation>Ajoutez {cards} à la combinaison d’atouts.</translation>
    </message>
    <message>
        <source>Take the {pile} with {cards}.</source>
        <translation>Prenez le {pile} avec {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile}; its top card joins the meld.</source>
        <translation>Prenez le {pile}&#xa0;; sa carte du dessus rejoint la combinaison.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Repeat</source>
        <comment>the last turn, on a button</comment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>House rules: {name}</source>
        <translation>Règles maison&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{title}. Show in what they differ.</source>
        <translation>{title}. Montrer les différences.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>&amp;Donne du jour…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Bac&amp;k to the match</source>
        <translation>&amp;Revenir à la partie</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>Parties enregi&amp;strées…</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>Règles &amp;maison…</translation>
    </message>
    <message>
        <source>Rules of this match…</source>
        <translation>Règles de cette partie…</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>A computer takes o&amp;ver…</source>
        <translation>Un joueur &amp;virtuel prend le relais…</translation>
    </message>
    <message>
        <source>Your rec&amp;ord…</source>
        <translation>Votre &amp;palmarès…</translation>
    </message>
    <message>
        <source>Score for real cards…</source>
        <translation>Compter avec de vraies cartes…</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>R&amp;eview of the deal…</source>
        <translation>&amp;Analyse de la donne…</translation>
    </message>
    <message>
        <source>&amp;Watch a deal</source>
        <translation>Rev&amp;oir une donne</translation>
    </message>
    <message>
        <source>Your cards in o&amp;ther hands…</source>
        <translation>Vos cartes en d’autres ma&amp;ins…</translation>
    </message>
    <message>
        <source>&amp;Fairness record…</source>
        <translation>Contrôle d’éq&amp;uité…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>Imprimer la feui&amp;lle de marque…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Enregis&amp;trer la feuille de marque en PDF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Lay all</source>
        <translation>&amp;Tout poser</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>&amp;Demander au partenaire</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Why &amp;not?</source>
        <translation>Pour&amp;quoi pas&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Repeat last turn</source>
        <translation>Revoir le dernier t&amp;our</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Ce qui vient de se passer</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>Pourquoi ce c&amp;hoix&#xa0;?</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>Qu’&amp;est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>Passer l’a&amp;nimation</translation>
    </message>
    <message>
        <source>Say it again aloud</source>
        <translation>Redire à voix haute</translation>
    </message>
    <message>
        <source>A phon&amp;e as a hand…</source>
        <translation>Jouer sur un té&amp;léphone…</translation>
    </message>
    <message>
        <source>&amp;Wait for me</source>
        <translation>M’attend&amp;re</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lire à voix haute</translation>
    </message>
    <message>
        <source>Bigger cards</source>
        <translation>Cartes plus grandes</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cartes plus petites</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Memory aid</source>
        <translation>Aide-&amp;mémoire</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein écr&amp;an</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>Aller aux menus</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Learn canasta…</source>
        <translation>Apprendre la &amp;canasta…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Exercices…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Règle du jeu</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>House &amp;rules of this match</source>
        <translation>Règles &amp;maison de cette partie</translation>
    </message>
    <message>
        <source>&amp;Strength of the computers</source>
        <translation>&amp;Niveau des joueurs virtuels</translation>
    </message>
    <message>
        <source>Canasta in &amp;numbers</source>
        <translation>La canasta en c&amp;hiffres</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>C&amp;lavier</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>À &amp;propos de Canasta</translation>
    </message>
</context>
<context>
    <name>AdviceTopic</name>
    <message>
        <source>Advice</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>No rules, but what good players keep in mind. “Learn” lets you practise it.</source>
        <translation>Pas des règles, mais ce que les bons joueurs gardent en tête. «&#xa0;Apprendre&#xa0;» permet de s’y exercer.</translation>
    </message>
    <message>
        <source>Take a big {pile}; a small one is seldom worth a pair.</source>
        <translation>Prenez un gros {pile}&#xa0;; un petit vaut rarement une paire.</translation>
    </message>
    <message>
        <source>Take a big {pile}; for a small one spend no wild card.</source>
        <translation>Prenez un gros {pile}&#xa0;; pour un petit, ne dépensez pas d’atout.</translation>
    </message>
    <message>
        <source>Keep pairs: two cards like the top one take even a frozen {pile}.</source>
        <translation>Gardez vos paires&#xa0;: deux cartes comme celle du dessus prennent même un {pile} gelé.</translation>
    </message>
    <message>
        <source>Freeze when much lies in the {pile}, when the others would get it sooner, and when you hold pairs.</source>
        <translation>Gelez quand le {pile} est bien garni, quand les autres l’auraient avant vous et quand vous avez des paires.</translation>
    </message>
    <message>
        <source>Open early with little; with all you have when the others may go out.</source>
        <translation>Ouvrez tôt avec peu&#xa0;; avec tout ce que vous avez quand les autres peuvent sortir.</translation>
    </message>
    <message>
        <source>Lay what you can: your second hand waits, and costs points until then.</source>
        <translation>Posez ce que vous pouvez&#xa0;: votre seconde main attend, et coûte des points jusque-là.</translation>
    </message>
    <message>
        <source>Think of the canastas that going out needs before you begin new melds.</source>
        <translation>Pensez aux canastas qu’il faut pour sortir avant de commencer de nouvelles combinaisons.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others.</source>
        <translation>Avant de défausser, regardez les combinaisons des autres.</translation>
    </message>
    <message>
        <source>Keep a {stop} for the moment at which much lies in the {pile}.</source>
        <translation>Gardez un {stop} pour le moment où le {pile} sera bien garni.</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you go out.</source>
        <translation>Comptez les cartes des autres mains avant de sortir.</translation>
    </message>
    <message>
        <source>Watch your partner: one who is nearly out wants your points laid.</source>
        <translation>Observez votre partenaire&#xa0;: s’il va sortir, il veut voir vos points sur la table.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>BaseEdition</name>
    <message>
        <source>Based on</source>
        <translation>D’après</translation>
    </message>
    <message>
        <source>The game that the rules are based on</source>
        <translation>Le jeu sur lequel reposent ces règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlackThreesLesson</name>
    <message>
        <source>Those of a taken {pile} count for your side and never come back.</source>
        <translation>Ceux d’un {pile} pris comptent pour votre camp et ne reviennent jamais.</translation>
    </message>
    <message>
        <source>What each one costs that is left in a hand.</source>
        <translation>Ce que coûte chacun de ceux qui restent en main.</translation>
    </message>
    <message>
        <source>Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it: they are laid aside.</source>
        <translation>Il y a deux {stops} dans le {pile}. Ils n’entrent pas dans la main de celui qui le prend&#xa0;: on les met de côté.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Choisissez les deux rois, cliquez sur le {pile} et confirmez.</translation>
    </message>
    <message>
        <source>Here they lie. Each brings your side {points} points, whatever it has melded, and none comes back into play.</source>
        <translation>Les voici. Chacun rapporte {points} points à votre camp, quoi qu’il ait posé, et aucun ne revient en jeu.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>À partir de {count} mis de côté, on reçoit {points} points de plus.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>À son premier tour d’une donne, personne ne défausse un {stop}, sauf s’il n’a rien d’autre à jeter.</translation>
    </message>
    <message>
        <source>Each {stop} that is left in a hand when somebody goes out costs {points} points. The opponents hold only three cards.</source>
        <translation>Chaque {stop} qui reste en main quand quelqu’un sort coûte {points} points. Les adversaires n’ont plus que trois cartes.</translation>
    </message>
    <message>
        <source>Discard the {stop} while you can.</source>
        <translation>Défaussez le {stop} tant que vous le pouvez.</translation>
    </message>
    <message>
        <source>Discard the {stop}: in your hand it may cost much.</source>
        <translation>Défaussez le {stop}&#xa0;: dans votre main, il peut coûter cher.</translation>
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
        <translation>une escalera</translation>
    </message>
    <message>
        <source>bolivia</source>
        <translation>bolivia</translation>
    </message>
    <message>
        <source>bolivias</source>
        <translation>bolivias</translation>
    </message>
    <message>
        <source>a bolivia</source>
        <translation>une bolivia</translation>
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
        <translation>Chaque {bonus} se pose de lui-même à côté de vos combinaisons, et vous recevez une autre carte en échange.</translation>
    </message>
    <message>
        <source>Lay each {bonus} beside your melds and draw another card for it; what you overlook can be laid in a later turn.</source>
        <translation>Posez chaque {bonus} à côté de vos combinaisons et piochez une autre carte en échange&#xa0;; ceux que vous oubliez peuvent être posés à un tour suivant.</translation>
    </message>
    <message>
        <source>Each {bonus} still in your hand at the end costs {points} points.</source>
        <translation>Chaque {bonus} encore en main à la fin coûte {points} points.</translation>
    </message>
    <message>
        <source>{stops} are laid and replaced in the same way; they bring and cost the same, counted by themselves.</source>
        <translation>{stops}&#xa0;: ils se posent et se remplacent de la même façon&#xa0;; ils rapportent et coûtent autant, comptés à part.</translation>
    </message>
    <message>
        <source>A {bonus} that comes with the {pile} is laid, but no card is drawn for it.</source>
        <translation>Un {bonus} qui vient avec le {pile} est posé, mais on ne pioche pas de carte en échange.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded.</source>
        <translation>Un {bonus} ne se défausse jamais.</translation>
    </message>
    <message>
        <source>At the end they never bring points: each costs {points} points.</source>
        <translation>À la fin, ils ne rapportent jamais de points&#xa0;: chacun coûte {points} points.</translation>
    </message>
    <message>
        <source>At the end each that is laid brings {points} points.</source>
        <translation>À la fin, chacun de ceux qui sont posés rapporte {points} points.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has melded.</source>
        <translation>À la fin, chacun rapporte {points} points si votre camp a posé des combinaisons.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta.</source>
        <translation>À la fin, chacun rapporte {points} points si votre camp a une canasta.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has two canastas.</source>
        <translation>À la fin, chacun rapporte {points} points si votre camp a deux canastas.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta of sevens.</source>
        <translation>À la fin, chacun rapporte {points} points si votre camp a une canasta de sept.</translation>
    </message>
    <message>
        <source>With one canasta they count nothing.</source>
        <translation>Avec une seule canasta, ils ne comptent pas.</translation>
    </message>
    <message>
        <source>Otherwise each costs you just as many.</source>
        <translation>Sinon, chacun vous coûte autant.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>De ces suppléments, seul le dernier atteint compte.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them loses {points} points more.</source>
        <translation>À partir de {count}, on perd {points} points de plus.</translation>
    </message>
    <message>
        <source>Whoever has all {count} of them gets {points} points more.</source>
        <translation>Avec les {count}, on reçoit {points} points de plus.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them gets {points} points more.</source>
        <translation>À partir de {count}, on reçoit {points} points de plus.</translation>
    </message>
    <message>
        <source>If they cost points, so does the extra.</source>
        <translation>S’ils coûtent des points, le supplément en coûte aussi.</translation>
    </message>
    <message>
        <source>If they cost points, the extra does not count.</source>
        <translation>S’ils coûtent des points, le supplément ne compte pas.</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>{bonuses}: points for each</source>
        <translation>{bonuses}&#xa0;: points pour chacun</translation>
    </message>
    <message>
        <source>{bonuses} bring points when</source>
        <translation>Les {bonuses} rapportent des points quand</translation>
    </message>
    <message>
        <source>Otherwise they cost points.</source>
        <translation>Sinon, ils coûtent des points.</translation>
    </message>
    <message>
        <source>they are laid, always</source>
        <translation>ils sont posés, toujours</translation>
    </message>
    <message>
        <source>the side has melded</source>
        <translation>le camp a posé des combinaisons</translation>
    </message>
    <message>
        <source>the side has a canasta</source>
        <translation>le camp a une canasta</translation>
    </message>
    <message>
        <source>the side has two canastas</source>
        <translation>le camp a deux canastas</translation>
    </message>
    <message>
        <source>the side has a canasta of sevens</source>
        <translation>le camp a une canasta de sept</translation>
    </message>
    <message>
        <source>never: they always cost points</source>
        <translation>jamais&#xa0;: ils coûtent toujours des points</translation>
    </message>
    <message>
        <source>The extra points also count as a loss</source>
        <translation>Le supplément compte aussi comme perte</translation>
    </message>
    <message>
        <source>When the side has to pay for them instead.</source>
        <translation>Quand le camp doit payer pour eux.</translation>
    </message>
    <message>
        <source>{bonuses} count nothing with one canasta</source>
        <translation>{bonuses}&#xa0;: rien avec une seule canasta</translation>
    </message>
    <message>
        <source>Where two are needed: without one they cost points, with two they bring some.</source>
        <translation>Là où il en faut deux&#xa0;: sans canasta ils coûtent, avec deux ils rapportent.</translation>
    </message>
    <message>
        <source>{stops} are laid like {bonuses}</source>
        <translation>{stops}&#xa0;: on les pose comme les {bonuses}</translation>
    </message>
    <message>
        <source>And replaced, and paid, each colour by itself.</source>
        <translation>On les remplace et on les compte aussi, chaque couleur à part.</translation>
    </message>
    <message>
        <source>{bonuses}: the player lays them</source>
        <translation>{bonuses}&#xa0;: c’est le joueur qui les pose</translation>
    </message>
    <message>
        <source>And may forget to; otherwise they are laid by themselves.</source>
        <translation>Et il peut l’oublier&#xa0;; sinon, ils se posent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>{bonuses} left in the hand cost</source>
        <translation>Les {bonuses} restés en main coûtent</translation>
    </message>
    <message>
        <source>For each one that is still in a hand at the end.</source>
        <translation>Pour chacun de ceux qui sont encore en main à la fin.</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up cost</source>
        <translation>Les {bonuses} d’un pied non relevé coûtent</translation>
    </message>
    <message>
        <source>For each one that nobody could lay, because the deal ended before.</source>
        <translation>Pour chacun de ceux que personne n’a pu poser, la donne ayant fini avant.</translation>
    </message>
    <message>
        <source>{bonuses}: extra points for several</source>
        <translation>{bonuses}&#xa0;: supplément pour plusieurs</translation>
    </message>
    <message>
        <source>What each of them brings or costs a side.</source>
        <translation>Ce que chacun rapporte ou coûte à un camp.</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>À partir de combien, et quel supplément.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>red threes and extra points</comment>
        <translation>{count}&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Supplément</translation>
    </message>
</context>
<context>
    <name>BorrowedNote</name>
    <message>
        <source>The document of this game says only how many cards {players} players get; for the rest they play by the usual rules.</source>
        <translation>Le texte de ce jeu dit seulement combien de cartes reçoivent {players} joueurs&#xa0;; pour le reste, ils suivent les règles habituelles.</translation>
    </message>
</context>
<context>
    <name>BoxNames</name>
    <message>
        <source>Bonus card</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Little Wild</source>
        <translation>petit atout</translation>
    </message>
    <message>
        <source>Stop card</source>
        <translation>stop</translation>
    </message>
    <message>
        <source>Big Wild</source>
        <translation>grand atout</translation>
    </message>
    <message>
        <source>a Bonus card</source>
        <comment>as object: ... draws a Bonus card</comment>
        <translation>un bonus</translation>
    </message>
    <message>
        <source>a Little Wild</source>
        <comment>as object: ... discards a Little Wild</comment>
        <translation>un petit atout</translation>
    </message>
    <message>
        <source>a Stop card</source>
        <comment>as object: ... discards a Stop card</comment>
        <translation>un stop</translation>
    </message>
    <message>
        <source>a Big Wild</source>
        <comment>as object: ... discards a Big Wild</comment>
        <translation>un grand atout</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>petits atouts</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>stops</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>grands atouts</translation>
    </message>
    <message numerus="yes">
        <source>%n Little Wilds</source>
        <translation>
            <numerusform>%n petit atout</numerusform>
            <numerusform>%n petits atouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stop cards</source>
        <translation>
            <numerusform>%n stop</numerusform>
            <numerusform>%n stops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Big Wilds</source>
        <translation>
            <numerusform>%n grand atout</numerusform>
            <numerusform>%n grands atouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bonus cards</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxTerms</name>
    <message>
        <source>Draw pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>talon</translation>
    </message>
    <message>
        <source>Prize pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>pot</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Stop card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>stop</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>stops</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>petits atouts</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>grands atouts</translation>
    </message>
</context>
<context>
    <name>BriefTexts</name>
    <message>
        <source>Take the {pile}: the top card fits.</source>
        <translation>Prenez le {pile}&#xa0;: la carte du dessus convient.</translation>
    </message>
    <message>
        <source>Take the {pile} with these.</source>
        <translation>Prenez le {pile} avec celles-ci.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}.</source>
        <translation>Choisissez de quoi prendre le {pile}.</translation>
    </message>
    <message>
        <source>Draw, or take the {pile}.</source>
        <translation>Piochez, ou prenez le {pile}.</translation>
    </message>
    <message>
        <source>Draw, take the {pile}, or play Caliente.</source>
        <translation>Piochez, prenez le {pile} ou jouez Caliente.</translation>
    </message>
    <message>
        <source>Draw, or play Caliente.</source>
        <translation>Piochez, ou jouez Caliente.</translation>
    </message>
    <message>
        <source>Take the {pile}, or pass.</source>
        <translation>Prenez le {pile}, ou passez.</translation>
    </message>
    <message>
        <source>Take the {pile}.</source>
        <translation>Prenez le {pile}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>Add cards, or take them back.</source>
        <translation>Ajoutez des cartes, ou reprenez-les.</translation>
    </message>
    <message>
        <source>Not enough to open: take them back.</source>
        <translation>Trop peu pour ouvrir&#xa0;: reprenez-les.</translation>
    </message>
    <message>
        <source>To open, lay {need} points, or discard.</source>
        <translation>Pour ouvrir, posez {need} points, ou défaussez.</translation>
    </message>
    <message>
        <source>Discard: not enough to open yet.</source>
        <translation>Défaussez&#xa0;: pas encore assez pour ouvrir.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>À présent, défaussez une carte.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one.</source>
        <translation>Posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>Lay cards before you discard.</source>
        <translation>Posez des cartes avant de défausser.</translation>
    </message>
    <message>
        <source>Put two of your melds together.</source>
        <translation>Réunissez deux de vos combinaisons.</translation>
    </message>
    <message>
        <source>You cannot go out: discard a card.</source>
        <translation>Vous ne pouvez pas sortir&#xa0;: défaussez.</translation>
    </message>
    <message>
        <source>Discard: then all see your hand.</source>
        <translation>Défaussez&#xa0;: tous verront votre main.</translation>
    </message>
    <message>
        <source>Lay the {bonus} beside your melds.</source>
        <translation>Posez le {bonus} près de vos combinaisons.</translation>
    </message>
    <message>
        <source>Lay your special hand open.</source>
        <translation>Étalez votre main spéciale.</translation>
    </message>
    <message>
        <source>Keep your three, or lay it.</source>
        <translation>Gardez votre trois, ou posez-le.</translation>
    </message>
    <message>
        <source>Lay your three beside your melds.</source>
        <translation>Posez votre trois près des combinaisons.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card.</source>
        <translation>{player} a dit non&#xa0;: gardez une carte.</translation>
    </message>
    <message>
        <source>Out!</source>
        <comment>a player goes out</comment>
        <translation>Je sors&#xa0;!</translation>
    </message>
    <message>
        <source>{hand}!</source>
        <comment>a player lays a special hand</comment>
        <translation>{hand}&#xa0;!</translation>
    </message>
    <message>
        <source>Canasta!</source>
        <translation>Canasta&#xa0;!</translation>
    </message>
    <message>
        <source>I freeze the {pile}!</source>
        <translation>Je gèle le {pile}&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>I take %n cards!</source>
        <comment>the pile</comment>
        <translation>
            <numerusform>Je prends %n carte&#xa0;!</numerusform>
            <numerusform>Je prends %n cartes&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}!</source>
        <comment>a player melds these cards</comment>
        <translation>{cards}&#xa0;!</translation>
    </message>
    <message>
        <source>Caliente!</source>
        <translation>Caliente&#xa0;!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <translation>Je passe.</translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message>
        <source>Lay all</source>
        <translation>Tout poser</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %Ln points</source>
        <translation>
            <numerusform>Tout poser&#xa0;: %Ln point</numerusform>
            <numerusform>Tout poser&#xa0;: %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay open: {hand}</source>
        <translation>Étaler&#xa0;: {hand}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Prendre le {pile}&#xa0;: %n carte</numerusform>
            <numerusform>Prendre le {pile}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Puis-je sortir&#xa0;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Go on to my deal</source>
        <translation>Passer à ma donne</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the own hand</comment>
        <translation>Trier</translation>
    </message>
    <message>
        <source>{player}: ready</source>
        <translation>{player}&#xa0;: me voici</translation>
    </message>
    <message>
        <source>Take back the last action</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>{player} took back the last action.</source>
        <translation>{player} a annulé le dernier coup.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>Rien n’a encore été fait à ce tour.</translation>
    </message>
    <message>
        <source>The turn is over; nothing can be taken back.</source>
        <translation>Le tour est fini&#xa0;; plus rien ne peut être annulé.</translation>
    </message>
    <message>
        <source>Your last action was taken back.</source>
        <translation>Votre dernier coup a été annulé.</translation>
    </message>
    <message>
        <source>A hidden card was shown; that cannot be taken back.</source>
        <translation>Une carte cachée a été vue&#xa0;; cela ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>What was said cannot be taken back.</source>
        <translation>Ce qui a été dit ne peut pas être annulé.</translation>
    </message>
</context>
<context>
    <name>CalienteLesson</name>
    <message>
        <source>Caliente: the hot card</source>
        <translation>Caliente&#xa0;: la carte qui brûle</translation>
    </message>
    <message>
        <source>What is different with Caliente cards.</source>
        <translation>Ce qui change avec les cartes Caliente.</translation>
    </message>
    <message>
        <source>You hold a Caliente card, and few others. Played instead of drawing it fills your hand up to {size} cards.</source>
        <translation>Vous avez une carte Caliente et peu d’autres. Jouée au lieu de piocher, elle complète votre main jusqu’à {size} cartes.</translation>
    </message>
    <message>
        <source>That is allowed only while your side has fewer melds than every other.</source>
        <translation>Cela n’est permis que tant que votre camp a moins de combinaisons que chacun des autres.</translation>
    </message>
    <message>
        <source>Play it: raise the Caliente card and click the {stock}.</source>
        <translation>Jouez-la&#xa0;: choisissez la carte Caliente et cliquez sur le {stock}.</translation>
    </message>
    <message>
        <source>Do not draw this time: play the Caliente card.</source>
        <translation>Ne piochez pas cette fois&#xa0;: jouez la carte Caliente.</translation>
    </message>
    <message>
        <source>New cards! But each one played costs {points} points at the end, and who still holds one then pays {factor} times for the hand.</source>
        <translation>De nouvelles cartes&#xa0;! Mais chaque Caliente jouée coûte {points} points à la fin, et celui qui en a encore une paie alors {factor} fois sa main.</translation>
    </message>
    <message>
        <source>That is allowed while your side has not more melds than any other.</source>
        <translation>Cela est permis tant que votre camp n’a pas plus de combinaisons qu’un autre.</translation>
    </message>
</context>
<context>
    <name>CalienteTopic</name>
    <message>
        <source>Caliente cards</source>
        <translation>Cartes Caliente</translation>
    </message>
    <message>
        <source>Caliente cards in the hand</source>
        <translation>Cartes Caliente en main</translation>
    </message>
    <message>
        <source>The other cards count</source>
        <translation>Les autres cartes comptent</translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards are in the game.</source>
        <translation>
            <numerusform>Il y a %n carte Caliente dans le jeu.</numerusform>
            <numerusform>Il y a %n cartes Caliente dans le jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then draw until you hold as many cards as you were dealt, {count}; {bonuses} do not count.</source>
        <translation>Piochez alors jusqu’à avoir autant de cartes qu’à la distribution, {count}&#xa0;; les {bonuses} ne comptent pas.</translation>
    </message>
    <message>
        <source>Then draw until you hold {count} cards; {bonuses} do not count.</source>
        <translation>Piochez alors jusqu’à avoir {count} cartes&#xa0;; les {bonuses} ne comptent pas.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has no more melds than any other.</source>
        <translation>Au lieu de piocher, vous pouvez en jouer une, si votre camp n’a pas plus de combinaisons qu’un autre.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has fewer melds than every other.</source>
        <translation>Au lieu de piocher, vous pouvez en jouer une, si votre camp a moins de combinaisons que chacun des autres.</translation>
    </message>
    <message>
        <source>You may play one in a turn, and you cannot take the {pile} in that turn.</source>
        <translation>Vous pouvez en jouer une par tour, et ne pouvez pas prendre le {pile} à ce tour.</translation>
    </message>
    <message>
        <source>With an empty {stock} you cannot play it.</source>
        <translation>Quand le {stock} est vide, vous ne pouvez pas la jouer.</translation>
    </message>
    <message>
        <source>Discarded, it keeps the next player from taking the {pile}.</source>
        <translation>Défaussée, elle empêche le joueur suivant de prendre le {pile}.</translation>
    </message>
    <message>
        <source>Discarded, it does not block the {pile}.</source>
        <translation>Défaussée, elle ne bloque pas le {pile}.</translation>
    </message>
    <message>
        <source>Each one played costs your side {points} points at the end.</source>
        <translation>Chaque Caliente jouée coûte {points} points à votre camp à la fin.</translation>
    </message>
    <message>
        <source>Whoever still holds one at the end loses more for the other cards in the hand.</source>
        <translation>Le joueur qui en a encore une en main à la fin perd davantage pour les autres cartes de sa main.</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <comment>a number of cards, in a table</comment>
        <translation>{count} ou plus</translation>
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
        <translation>Cartes Caliente dans le jeu</translation>
    </message>
    <message>
        <source>They are shuffled in with the others.</source>
        <translation>Elles sont mélangées aux autres.</translation>
    </message>
    <message>
        <source>A Caliente card may be played with</source>
        <translation>On peut jouer une carte Caliente avec</translation>
    </message>
    <message>
        <source>Your side&apos;s melds compared with those of each other side.</source>
        <translation>Les combinaisons de votre camp comparées à celles de chacun des autres.</translation>
    </message>
    <message>
        <source>as many melds or fewer</source>
        <translation>autant de combinaisons ou moins</translation>
    </message>
    <message>
        <source>fewer melds</source>
        <translation>moins de combinaisons</translation>
    </message>
    <message>
        <source>A Caliente card fills the hand up to</source>
        <translation>Une carte Caliente complète la main jusqu’à</translation>
    </message>
    <message>
        <source>Cards are drawn until the hand has so many.</source>
        <translation>On pioche jusqu’à ce que la main ait ce nombre de cartes.</translation>
    </message>
    <message>
        <source>the number dealt</source>
        <translation>le nombre distribué</translation>
    </message>
    <message>
        <source>A discarded Caliente card blocks the {pile}</source>
        <translation>Une carte Caliente défaussée bloque le {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>Le joueur suivant ne peut pas le prendre.</translation>
    </message>
    <message>
        <source>Each Caliente card played costs</source>
        <translation>Chaque carte Caliente jouée coûte</translation>
    </message>
    <message>
        <source>Counted at the end of the deal.</source>
        <translation>Compté à la fin de la donne.</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Cartes Caliente restées en main</translation>
    </message>
    <message>
        <source>By how much the hand&apos;s loss is multiplied with none, one, two … held.</source>
        <translation>Avec aucune, une, deux… en main&#xa0;: par combien se multiplie ce que perd la main.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
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
        <translation>sambas</translation>
    </message>
    <message>
        <source>a samba</source>
        <translation>une samba</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canasta d’atouts</translation>
    </message>
    <message>
        <source>wild canastas</source>
        <translation>canastas d’atouts</translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>une canasta d’atouts</translation>
    </message>
    <message>
        <source>samba</source>
        <comment>on a canasta</comment>
        <translation>samba</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>on a canasta</comment>
        <translation>atouts</translation>
    </message>
</context>
<context>
    <name>CanastasDecideLesson</name>
    <message>
        <source>Canastas decide the score</source>
        <translation>Les canastas décident du score</translation>
    </message>
    <message>
        <source>Without one, melds and threes cost; with two, all of it counts for you.</source>
        <translation>Sans canasta, combinaisons et trois coûtent&#xa0;; avec deux, tout compte pour vous.</translation>
    </message>
    <message>
        <source>A side that has no canasta at the end of a deal loses the points of all that it has melded. Your kings are one: what your side has melded counts plus.</source>
        <translation>Un camp qui n’a pas de canasta à la fin d’une donne perd les points de tout ce qu’il a posé. Vos rois en sont une&#xa0;: ce que votre camp a posé compte en plus.</translation>
    </message>
    <message>
        <source>Add the queen to your queens: that is the second canasta.</source>
        <translation>Ajoutez la dame à vos dames&#xa0;: c’est la deuxième canasta.</translation>
    </message>
    <message>
        <source>First the queen: it finishes your second canasta.</source>
        <translation>D’abord la dame&#xa0;: elle termine votre deuxième canasta.</translation>
    </message>
    <message>
        <source>Threes need two canastas: without one each costs {points} points, with one they count nothing, with two they bring points.</source>
        <translation>Pour les trois, il faut deux canastas&#xa0;: sans canasta, chacun coûte {points} points, avec une ils ne comptent pas, avec deux ils rapportent.</translation>
    </message>
    <message>
        <source>Threes need two canastas to bring {points} points each; before, they cost as many.</source>
        <translation>Il faut deux canastas aux trois pour rapporter {points} points chacun&#xa0;; avant, ils coûtent autant.</translation>
    </message>
    <message>
        <source>Two canastas: melds and threes count for you. The others have none and pay.</source>
        <translation>Deux canastas&#xa0;: combinaisons et trois comptent pour vous. Les autres n’en ont pas et paient.</translation>
    </message>
    <message>
        <source>Sevens or aces left unfinished cost {points} points on top.</source>
        <translation>Des sept ou des as laissés inachevés coûtent {points} points de plus.</translation>
    </message>
    <message>
        <source>So do three of them kept in a hand: {points} points.</source>
        <translation>Trois d’entre eux gardés en main coûtent aussi {points} points.</translation>
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
        <translation>Les pures, les mixtes, et la place des atouts.</translation>
    </message>
    <message>
        <source>{size} cards of a rank are a canasta. Your kings lack one, the nines two.</source>
        <translation>{size} cartes du même rang font une canasta. Il en manque une à vos rois, deux aux neuf.</translation>
    </message>
    <message>
        <source>Complete the kings with your king: raise it and click the meld.</source>
        <translation>Complétez les rois avec votre roi&#xa0;: choisissez-le et cliquez sur la combinaison.</translation>
    </message>
    <message>
        <source>First the king belongs on the kings. Keep the wild cards.</source>
        <translation>D’abord, le roi va sur les rois. Gardez les atouts.</translation>
    </message>
    <message>
        <source>No wild card in it: a natural canasta, worth {natural} points besides its cards. Wild cards would only make it cheaper: keep them away.</source>
        <translation>Pas d’atout dedans&#xa0;: une canasta pure, qui vaut {natural} points en plus de ses cartes. Des atouts lui feraient perdre de la valeur&#xa0;: n’en ajoutez pas.</translation>
    </message>
    <message>
        <source>Where natural cards are rare, wild ones help: add both to the nines.</source>
        <translation>Là où les cartes naturelles sont rares, les atouts aident&#xa0;: ajoutez les deux aux neuf.</translation>
    </message>
    <message>
        <source>Add both wild cards to the nines, in one go.</source>
        <translation>Ajoutez les deux atouts aux neuf, d’un seul coup.</translation>
    </message>
    <message>
        <source>A mixed canasta pays {mixed} points.</source>
        <translation>Une canasta mixte rapporte {mixed} points.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards by your rules.</source>
        <translation>
            <numerusform>D’après vos règles, une combinaison contient au plus %n atout.</numerusform>
            <numerusform>D’après vos règles, une combinaison contient au plus %n atouts.</numerusform>
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
        <translation>Points</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} cards.</source>
        <translation>Une canasta est une combinaison de {size} cartes.</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} or more cards.</source>
        <translation>Une canasta est une combinaison de {size} cartes ou plus.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild card.</source>
        <translation>Une canasta pure n’a pas d’atout.</translation>
    </message>
    <message numerus="yes">
        <source>A mixed canasta has wild cards, and at least %n natural ones.</source>
        <translation>
            <numerusform>Une canasta mixte a des atouts, et au moins %n carte naturelle.</numerusform>
            <numerusform>Une canasta mixte a des atouts, et au moins %n cartes naturelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a_samba} is a full sequence.</source>
        <translation>{a_samba} est une suite complète.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} has wild cards only.</source>
        <translation>{a_wild_canasta} n’a que des atouts.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own, with wild cards or without: it does not count as natural or mixed.</source>
        <translation>Une canasta de sept est une catégorie à part, avec ou sans atouts&#xa0;: elle ne compte ni comme pure ni comme mixte.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own: it does not count as natural.</source>
        <translation>Une canasta de sept est une catégorie à part&#xa0;: elle ne compte pas comme pure.</translation>
    </message>
    <message>
        <source>These points come on top of the cards&apos; own values, once for each canasta.</source>
        <translation>Ces points s’ajoutent à la valeur des cartes, une fois par canasta.</translation>
    </message>
    <message>
        <source>Five natural canastas do not pay for four and a mixed one besides.</source>
        <translation>Cinq canastas pures ne rapportent pas en plus comme quatre et une mixte.</translation>
    </message>
    <message>
        <source>Wild canastas and many canastas pay only the side that went out.</source>
        <translation>Les canastas d’atouts et le nombre de canastas ne rapportent qu’au camp qui est sorti.</translation>
    </message>
    <message>
        <source>Wild canastas pay only the side that went out.</source>
        <translation>Les canastas d’atouts ne rapportent qu’au camp qui est sorti.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pure</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta mixte</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sept</translation>
    </message>
    <message>
        <source>Natural canasta of aces</source>
        <translation>Canasta pure d’as</translation>
    </message>
    <message>
        <source>Five natural canastas, extra</source>
        <translation>Cinq canastas pures, en plus</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one, extra</source>
        <translation>Quatre canastas pures et une mixte, en plus</translation>
    </message>
    <message>
        <source>Ten canastas of any kind, extra</source>
        <translation>Dix canastas de toute sorte, en plus</translation>
    </message>
    <message>
        <source>Wild canasta with {jokers}</source>
        <translation>Canasta d’atouts avec {jokers}</translation>
    </message>
    <message>
        <source>Wild canasta of {twos} alone</source>
        <translation>Canasta d’atouts avec seulement des {twos}</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Toute autre canasta d’atouts</translation>
    </message>
</context>
<context>
    <name>CardHandler</name>
    <message>
        <source>A new meld: raise its cards first.</source>
        <translation>Une nouvelle combinaison&#xa0;: choisissez d’abord ses cartes.</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>such as: nine of hearts</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>as object: ... discards a joker</comment>
        <translation>un joker</translation>
    </message>
    <message>
        <source>a Caliente card</source>
        <comment>as object: ... draws a Caliente card</comment>
        <translation>une carte Caliente</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the jack of hearts</comment>
        <translation>le {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the queen of hearts</comment>
        <translation>la {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the eight of hearts</comment>
        <translation>le {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the ace of hearts</comment>
        <translation>l’{rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the nine of hearts</comment>
        <translation>le {rank} de {suit}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <translation>carte Caliente</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>trois noirs</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>cartes Caliente</translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <translation>
            <numerusform>%n deux</numerusform>
            <numerusform>%n deux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black threes</source>
        <translation>
            <numerusform>%n trois noir</numerusform>
            <numerusform>%n trois noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <translation>
            <numerusform>%n quatre</numerusform>
            <numerusform>%n quatre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fives</source>
        <translation>
            <numerusform>%n cinq</numerusform>
            <numerusform>%n cinq</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <translation>
            <numerusform>%n six</numerusform>
            <numerusform>%n six</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sevens</source>
        <translation>
            <numerusform>%n sept</numerusform>
            <numerusform>%n sept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eights</source>
        <translation>
            <numerusform>%n huit</numerusform>
            <numerusform>%n huit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nines</source>
        <translation>
            <numerusform>%n neuf</numerusform>
            <numerusform>%n neuf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tens</source>
        <translation>
            <numerusform>%n dix</numerusform>
            <numerusform>%n dix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jacks</source>
        <translation>
            <numerusform>%n valet</numerusform>
            <numerusform>%n valets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n dame</numerusform>
            <numerusform>%n dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n roi</numerusform>
            <numerusform>%n rois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n as</numerusform>
            <numerusform>%n as</numerusform>
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
            <numerusform>%n carte Caliente</numerusform>
            <numerusform>%n cartes Caliente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red threes</source>
        <translation>
            <numerusform>%n trois rouge</numerusform>
            <numerusform>%n trois rouges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsTopic</name>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Points par carte</translation>
    </message>
    <message numerus="yes">
        <source>%n packs are shuffled together: {total} cards.</source>
        <translation>
            <numerusform>On mélange %n jeu de cartes&#xa0;: {total} cartes.</numerusform>
            <numerusform>On mélange ensemble %n jeux de cartes&#xa0;: {total} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from four to ace are natural cards: they make the melds.</source>
        <translation>Du quatre à l’as, les cartes sont naturelles&#xa0;: elles font les combinaisons.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are wild: in a meld they stand for a natural card.</source>
        <translation>Les {twos} et les {jokers} sont des atouts&#xa0;: dans une combinaison, ils remplacent une carte naturelle.</translation>
    </message>
    <message>
        <source>{bonuses} bring extra points and are never part of a meld.</source>
        <translation>Les {bonuses} rapportent des points en plus et n’entrent jamais dans une combinaison.</translation>
    </message>
    <message>
        <source>{stops} lie beside the melds as {bonuses} do.</source>
        <translation>Les {stops} se posent à côté des combinaisons, comme les {bonuses}.</translation>
    </message>
    <message>
        <source>{stops} are mostly thrown away; they have a page of their own.</source>
        <translation>Les {stops} se jettent le plus souvent&#xa0;; une page leur est consacrée.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>A natural card, two wild cards, a {bonus}, a {stop}.</source>
        <comment>below a picture</comment>
        <translation>Une carte naturelle, deux atouts, un {bonus}, un {stop}.</translation>
    </message>
</context>
<context>
    <name>ClassicTerms</name>
    <message>
        <source>stock</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>talon</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>pot</translation>
    </message>
    <message>
        <source>red three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>trois rouge</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>trois rouges</translation>
    </message>
    <message>
        <source>black three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>trois noir</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>trois noirs</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>deux</translation>
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
        <translation>Une ouverture sans atouts</translation>
    </message>
    <message>
        <source>The first melds hold three natural cards, and a finished rank is dead.</source>
        <translation>Il faut y poser trois cartes naturelles, et un rang achevé est mort.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points, and three natural cards of a rank among them, without a wild card.</source>
        <translation>Les premières combinaisons de votre camp doivent valoir {need} points, avec parmi elles trois cartes naturelles d’un même rang, sans atout.</translation>
    </message>
    <message>
        <source>The kings are clean. With the queens and the aces they are worth {points} points: lay all three groups together.</source>
        <translation>Les rois sont sans atouts. Avec les dames et les as, ils valent {points} points&#xa0;: posez les trois groupes ensemble.</translation>
    </message>
    <message>
        <source>Lay the kings, the queens and the aces before you discard.</source>
        <translation>Posez les rois, les dames et les as avant de défausser.</translation>
    </message>
    <message numerus="yes">
        <source>From now on wild cards join only melds with %n natural cards or more.</source>
        <translation>
            <numerusform>Désormais, les atouts ne rejoignent que des combinaisons d’au moins %n carte naturelle.</numerusform>
            <numerusform>Désormais, les atouts ne rejoignent que des combinaisons d’au moins %n cartes naturelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponents have a canasta of nines: nobody lays nines any more. Yours is of use to nobody, so it is a good discard.</source>
        <translation>Les adversaires ont une canasta de neuf&#xa0;: plus personne ne pose de neuf. Le vôtre ne sert à personne, c’est donc une bonne défausse.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A canasta table: play with others and against the computer.</source>
        <translation>Une table de canasta&#xa0;: jouez à plusieurs et contre l’ordinateur.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>utilisation</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>open a match or house rules</source>
        <translation>ouvrir une partie ou des règles maison</translation>
    </message>
    <message>
        <source>begin with the first page, not with the last match</source>
        <translation>commencer par la première page, pas par la dernière partie</translation>
    </message>
    <message>
        <source>speak this language this time</source>
        <translation>parler cette langue cette fois-ci</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>garder les parties et les paramètres dans ce dossier</translation>
    </message>
    <message>
        <source>play a deal unseen to try the installation, and end</source>
        <translation>jouer une donne sans l’afficher pour essayer l’installation, puis s’arrêter</translation>
    </message>
    <message>
        <source>put Canasta into the menu of this person&apos;s Linux desktop, and end</source>
        <translation>mettre Canasta dans le menu du bureau Linux de cette personne, puis s’arrêter</translation>
    </message>
    <message>
        <source>take it out of that menu, and end</source>
        <translation>le retirer de ce menu, puis s’arrêter</translation>
    </message>
    <message>
        <source>tell the version, and end</source>
        <translation>donner la version, puis s’arrêter</translation>
    </message>
    <message>
        <source>tell these options, and end</source>
        <translation>donner ces options, puis s’arrêter</translation>
    </message>
</context>
<context>
    <name>CompareGamesDialog</name>
    <message>
        <source>Compare two games</source>
        <translation>Comparer deux jeux</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Un jeu</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>L’autre jeu</translation>
    </message>
    <message>
        <source>These two are played alike.</source>
        <translation>Ces deux-là se jouent de la même façon.</translation>
    </message>
    <message numerus="yes">
        <source>What differs when %n play.</source>
        <translation>
            <numerusform>Ce qui change à %n joueur.</numerusform>
            <numerusform>Ce qui change à %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs: the left game for {first}, the right one for {second}.</source>
        <translation>Ce qui change&#xa0;: à gauche le jeu pour {first}, à droite celui pour {second}.</translation>
    </message>
</context>
<context>
    <name>ContrastTexts</name>
    <message>
        <source>It keeps the {count} {ranks} together.</source>
        <translation>Les {count} {ranks} restent ensemble.</translation>
    </message>
    <message>
        <source>It keeps a card for the meld of {ranks}.</source>
        <translation>Cela garde une carte pour vos {ranks}.</translation>
    </message>
    <message>
        <source>It keeps the {count} {ranks} in the hand, unseen.</source>
        <translation>Les {count} {ranks} restent en main, à l’abri des regards.</translation>
    </message>
    <message>
        <source>It saves the card that blocks the {pile} for a fuller one.</source>
        <translation>La carte qui bloque le {pile} est gardée pour un {pile} plus gros.</translation>
    </message>
    <message>
        <source>It begins a meld of {ranks}.</source>
        <translation>Cela commence une combinaison&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>It adds a card to the meld of {ranks}.</source>
        <translation>Une carte s’ajoute à vos {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It saves %n wild cards.</source>
        <translation>
            <numerusform>Cela économise %n atout.</numerusform>
            <numerusform>Cela économise %n atouts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their {ranks} lack {count} cards for a canasta, the other meld {other}.</source>
        <translation>À leurs {ranks} il manque {count} cartes pour une canasta, à l’autre combinaison {other}.</translation>
    </message>
    <message numerus="yes">
        <source>They want that card: now it brings them only %n cards.</source>
        <translation>
            <numerusform>Ils veulent cette carte&#xa0;: maintenant, elle ne leur rapporte que %n carte.</numerusform>
            <numerusform>Ils veulent cette carte&#xa0;: maintenant, elle ne leur rapporte que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps wild cards off the natural canasta of {ranks}.</source>
        <translation>La canasta pure des {ranks} reste sans atouts.</translation>
    </message>
    <message numerus="yes">
        <source>Then only %n cards are left before the foot.</source>
        <translation>
            <numerusform>Il ne reste alors que %n carte avant le pied.</numerusform>
            <numerusform>Il ne reste alors que %n cartes avant le pied.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move can still follow.</source>
        <translation>Le meilleur coup peut encore suivre.</translation>
    </message>
    <message numerus="yes">
        <source>It gets rid of %Ln points, the other card of {other}.</source>
        <translation>
            <numerusform>On se débarrasse ainsi de&#xa0;%Ln point&#xa0;; avec l’autre carte, de {other}.</numerusform>
            <numerusform>On se débarrasse ainsi de&#xa0;%Ln points&#xa0;; avec l’autre carte, de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It puts %Ln points more on the table.</source>
        <translation>
            <numerusform>Cela met %Ln point de plus sur la table.</numerusform>
            <numerusform>Cela met %Ln points de plus sur la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is close.</source>
        <translation>C’est très serré.</translation>
    </message>
    <message>
        <source>In trials it brings about {points} points more.</source>
        <translation>Aux essais, cela rapporte environ {points} points de plus.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {less} of 100 cases, not in {other}.</source>
        <translation>Cela livre le {pile} {less} fois sur 100, au lieu de {other}.</translation>
    </message>
    <message>
        <source>That is worth more than the risk: {more} in 100, not {other}.</source>
        <translation>Cela vaut plus que le risque&#xa0;: {more} fois sur 100, au lieu de {other}.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {more} of 100 cases, not in {other}.</source>
        <translation>Cela livre le {pile} {more} fois sur 100, au lieu de {other}.</translation>
    </message>
    <message>
        <source>It breaks up the {count} {ranks}.</source>
        <translation>Cela sépare les {count} {ranks}.</translation>
    </message>
    <message>
        <source>It throws away a card for the meld of {ranks}.</source>
        <translation>Cela jette une carte qui va avec vos {ranks}.</translation>
    </message>
    <message>
        <source>It spoils the natural canasta of {ranks}.</source>
        <translation>Cela gâche la canasta pure des {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves a canasta for %Ln points unmade.</source>
        <translation>
            <numerusform>Cela laisse passer une canasta de %Ln point.</numerusform>
            <numerusform>Cela laisse passer une canasta de %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spends %n wild cards more.</source>
        <translation>
            <numerusform>Cela dépense %n atout de plus.</numerusform>
            <numerusform>Cela dépense %n atouts de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln points in the hand.</source>
        <translation>
            <numerusform>Cela laisse %Ln point en main.</numerusform>
            <numerusform>Cela laisse %Ln points en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the %n cards of the {pile}.</source>
        <translation>
            <numerusform>Cela laisse %n carte dans le {pile}.</numerusform>
            <numerusform>Cela laisse les %n cartes du {pile}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountDialog</name>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Forget what was typed</source>
        <translation>Effacer la saisie</translation>
    </message>
    <message>
        <source>Delete this deal</source>
        <translation>Supprimer cette donne</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Donne {count}</translation>
    </message>
    <message>
        <source>Type what each side has. The score counts along.</source>
        <translation>Entrez ce que chaque camp a fait. Le score se calcule en même temps.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Qui est sorti</translation>
    </message>
    <message>
        <source>In which way</source>
        <translation>De quelle façon</translation>
    </message>
    <message>
        <source>The lone hand</source>
        <translation>Le joueur seul</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>A note on this deal</source>
        <translation>Une remarque sur cette donne</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Ordinaire</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Cachée</translation>
    </message>
</context>
<context>
    <name>DailyDeal</name>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
</context>
<context>
    <name>DailyDealDialog</name>
    <message>
        <source>{day}: one deal, today the same for everybody.</source>
        <translation>{day}&#xa0;: une donne, la même pour tous aujourd’hui.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <translation>Niveau des autres</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The same code deals the same cards in the same game for as many players.</source>
        <translation>Le même code distribue les mêmes cartes, dans le même jeu et pour autant de joueurs.</translation>
    </message>
    <message>
        <source>By chance, or a deal code</source>
        <translation>Au hasard, ou un code de donne</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
</context>
<context>
    <name>DealCodeTexts</name>
    <message>
        <source>A deal code has twelve characters.</source>
        <translation>Un code de donne a douze caractères.</translation>
    </message>
    <message>
        <source>A deal code has letters and digits, but no 0, 1, I, L or O.</source>
        <translation>Un code de donne est fait de lettres et de chiffres, mais sans 0, 1, I, L ni O.</translation>
    </message>
    <message>
        <source>This deal code is mistyped. Compare it once more.</source>
        <translation>Ce code de donne contient une faute de frappe. Comparez-le encore une fois.</translation>
    </message>
</context>
<context>
    <name>DealComparisonDialog</name>
    <message numerus="yes">
        <source>Points more than the others, the mean of %n deals.</source>
        <translation>
            <numerusform>Points de plus que les autres, moyenne de %n donne.</numerusform>
            <numerusform>Points de plus que les autres, moyenne de %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computers are playing your cards: deal {done} of {all}.</source>
        <translation>Les joueurs virtuels jouent vos cartes&#xa0;: donne {done} sur {all}.</translation>
    </message>
    <message>
        <source>Your cards in other hands</source>
        <translation>Vos cartes en d’autres mains</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: there was a hint, or an undo.</source>
        <translation>Cette donne ne compte pas pour le classement&#xa0;: il y a eu un conseil, ou une annulation.</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: the cards were played before.</source>
        <translation>Cette donne ne compte pas pour le classement&#xa0;: les cartes avaient déjà été jouées.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <comment>points</comment>
        <translation>De {least} à {most}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {instead} {name}: {made}</source>
        <translation>Tour {turn}&#xa0;: {instead} {name}&#xa0;: {made}</translation>
    </message>
</context>
<context>
    <name>DealReviewDialog</name>
    <message>
        <source>Review of the deal</source>
        <translation>Analyse de la donne</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Ce qui est examiné</translation>
    </message>
    <message>
        <source>Each decision is tried once more in many possible deals, with what could be known then and no more. What would clearly have been better appears here.</source>
        <translation>Chaque décision est rejouée dans beaucoup de donnes possibles, avec ce qu’on pouvait savoir alors et rien de plus. Ce qui aurait été nettement mieux apparaît ici.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Whatever else could have been done promised no more. To go through the deal once more, choose Watch a deal in the menu Game.</source>
        <translation>Rien d’autre ne promettait davantage. Pour reprendre la donne pas à pas, choisissez «&#xa0;Revoir une donne&#xa0;» dans le menu «&#xa0;Partie&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{name} followed the hint in %n decisions.</source>
        <translation>
            <numerusform>{name} a suivi le conseil dans %n décision.</numerusform>
            <numerusform>{name} a suivi le conseil dans %n décisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions you followed the hint; they are not judged.</source>
        <translation>
            <numerusform>Dans %n décision, vous avez suivi le conseil&#xa0;; elle n’est pas jugée.</numerusform>
            <numerusform>Dans %n décisions, vous avez suivi le conseil&#xa0;; elles ne sont pas jugées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at your decisions: {done} of {total}.</source>
        <translation>Examen de vos décisions&#xa0;: {done} sur {total}.</translation>
    </message>
    <message>
        <source>Looking at all decisions: {done} of {total}.</source>
        <translation>Examen de toutes les décisions&#xa0;: {done} sur {total}.</translation>
    </message>
    <message>
        <source>Some decisions could not be looked at: the computer was too busy.</source>
        <translation>Quelques décisions n’ont pas pu être examinées&#xa0;: l’ordinateur était trop occupé.</translation>
    </message>
    <message>
        <source>What cost {name} most, judged from what {name} could know and tried in many possible deals.</source>
        <translation>Ce qui a le plus coûté à {name}, d’après ce que {name} pouvait savoir, essayé dans beaucoup de donnes possibles.</translation>
    </message>
    <message>
        <source>What cost most, judged from what you could know and tried in many possible deals.</source>
        <translation>Ce qui a le plus coûté, d’après ce que vous pouviez savoir, essayé dans beaucoup de donnes possibles.</translation>
    </message>
    <message>
        <source>Nothing was found that would clearly have been better.</source>
        <translation>Rien n’aurait été nettement mieux.</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Played move</source>
        <translation>Coup joué</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Je cherche</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Dites-le-moi</translation>
    </message>
    <message>
        <source>Show me this moment</source>
        <translation>Montrer ce moment</translation>
    </message>
</context>
<context>
    <name>DealScoreDialog</name>
    <message>
        <source>Score sheet…</source>
        <translation>Feuille de marque…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Analyse…</translation>
    </message>
    <message>
        <source>Fairness record…</source>
        <translation>Équité…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Watch…</source>
        <translation>Revoir…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Donne {count}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>The others play on as before.</source>
        <translation>Les autres continuent de jouer comme avant.</translation>
    </message>
    <message>
        <source>Stay as it is</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>{name}: {feat}</source>
        <translation>{name}&#xa0;: {feat}</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Restées en main</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, donne {deal}</translation>
    </message>
    <message>
        <source> against </source>
        <comment>between two sides</comment>
        <translation> contre </translation>
    </message>
    <message>
        <source>{player} deals.</source>
        <translation>{player} distribue.</translation>
    </message>
    <message>
        <source>{player} has {cards}.</source>
        <translation>{player} a {cards}.</translation>
    </message>
    <message>
        <source>Turn {turn}. {done}</source>
        <translation>Tour {turn}. {done}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>La donne n’est pas encore finie.</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in the match.</source>
        <translation>{side}&#xa0;: {points} dans cette donne, {total} dans la partie.</translation>
    </message>
</context>
<context>
    <name>DealTopic</name>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Partners are found by drawing cards: the high cards play against the low ones.</source>
        <translation>Les partenaires sont tirés au sort avec les cartes&#xa0;: les fortes jouent contre les faibles.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Le hasard désigne le premier donneur.</translation>
    </message>
    <message>
        <source>You choose who deals first.</source>
        <translation>Vous choisissez le premier donneur.</translation>
    </message>
    <message>
        <source>The first dealer sits to the right of the highest card drawn.</source>
        <translation>Le premier donneur est assis à droite du joueur qui a tiré la plus forte carte.</translation>
    </message>
    <message>
        <source>Before each deal the cards are cut.</source>
        <translation>Avant chaque donne, on coupe les cartes.</translation>
    </message>
    <message>
        <source>Each player is dealt {count} cards.</source>
        <translation>Chaque joueur reçoit {count} cartes.</translation>
    </message>
    <message>
        <source>Each player also gets a second hand of {count} cards, the foot.</source>
        <translation>Chaque joueur reçoit aussi une seconde main de {count} cartes, le pied.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. No card is turned up: the {pile} begins with the first discard.</source>
        <translation>Les autres cartes restent face cachée&#xa0;: c’est le {stock}. Aucune carte n’est retournée&#xa0;: le {pile} commence avec la première défausse.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. Its top card is turned up and begins the {pile}.</source>
        <translation>Les autres cartes restent face cachée&#xa0;: c’est le {stock}. Sa première carte est retournée et commence le {pile}.</translation>
    </message>
    <message>
        <source>A wild card or a {bonus} turned up first is put under the {stock}, and the next card is turned up.</source>
        <translation>Si la première carte retournée est un atout ou un {bonus}, elle passe sous le {stock} et on retourne la carte suivante.</translation>
    </message>
    <message>
        <source>A Caliente card turned up first is covered too; it freezes nothing.</source>
        <translation>Si la première carte retournée est une Caliente, on la recouvre aussi&#xa0;; elle ne gèle rien.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card.</source>
        <translation>Si la première carte retournée est un atout, on la recouvre de la carte suivante.</translation>
    </message>
    <message>
        <source>A wild card turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Si la première carte retournée est un atout, elle gèle le {pile} et on la recouvre de la carte suivante.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Si la première carte retournée est un atout, on la recouvre de la carte suivante&#xa0;; elle ne gèle rien.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card.</source>
        <translation>Si la première carte retournée est un {bonus}, on la recouvre de la carte suivante.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Si la première carte retournée est un {bonus}, elle gèle le {pile} et on la recouvre de la carte suivante.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Si la première carte retournée est un {bonus}, on la recouvre de la carte suivante&#xa0;; elle ne gèle rien.</translation>
    </message>
    <message>
        <source>A {stop} turned up first is covered by the next card.</source>
        <translation>Si la première carte retournée est un {stop}, on la recouvre de la carte suivante.</translation>
    </message>
    <message>
        <source>A {stop} turned up first stays on top of the {pile}.</source>
        <translation>Si la première carte retournée est un {stop}, elle reste sur le {pile}.</translation>
    </message>
    <message>
        <source>As many cards as the rank of the first card counts are laid face down under it: 11 under a jack, 12 under a queen, 13 under a king, 14 under an ace.</source>
        <translation>Sous la première carte, on place face cachée autant de cartes que son rang en compte&#xa0;: 11 sous un valet, 12 sous une dame, 13 sous un roi, 14 sous un as.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left begins. Turn and deal pass on to the left.</source>
        <translation>Le joueur à gauche du donneur commence. Le tour et la donne passent à gauche.</translation>
    </message>
</context>
<context>
    <name>DealingWords</name>
    <message>
        <source>Decks of cards</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>How many decks of 54 cards are shuffled together.</source>
        <translation>Combien de jeux de 54 cartes on mélange.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartes distribuées à chaque joueur</translation>
    </message>
    <message>
        <source>How many cards everybody holds at the start of a deal.</source>
        <translation>Combien de cartes chacun a en main au début d’une donne.</translation>
    </message>
    <message>
        <source>Foot (a second hand)</source>
        <translation>Pied (une seconde main)</translation>
    </message>
    <message>
        <source>Cards that lie face down until the first hand has been played.</source>
        <translation>Des cartes qui restent face cachée jusqu’à ce que la première main soit jouée.</translation>
    </message>
    <message>
        <source>The foot comes with</source>
        <translation>Le pied vient avec</translation>
    </message>
    <message>
        <source>What a player does to pick it up.</source>
        <translation>Ce que fait un joueur pour le relever.</translation>
    </message>
    <message>
        <source>the last card of the first hand</source>
        <translation>la dernière carte de la première main</translation>
    </message>
    <message>
        <source>the first canasta that the player finishes</source>
        <translation>la première canasta que le joueur termine</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartes piochées par tour</translation>
    </message>
    <message>
        <source>How many cards a player draws from the {stock}.</source>
        <translation>Combien de cartes un joueur pioche au {stock}.</translation>
    </message>
    <message>
        <source>Cards for the side that melds first</source>
        <translation>Cartes pour le camp qui pose en premier</translation>
    </message>
    <message>
        <source>Who lays its first melds draws them after the discard, without the {pile}.</source>
        <translation>Le joueur qui pose les premières combinaisons sans le {pile} les pioche après sa défausse.</translation>
    </message>
    <message>
        <source>Cards for a side that melds later</source>
        <translation>Cartes pour un camp qui pose plus tard</translation>
    </message>
    <message>
        <source>The same for its first melds, once another side has melded.</source>
        <translation>De même pour ses premières combinaisons, quand un autre camp a déjà posé.</translation>
    </message>
    <message>
        <source>Least {stock} for these cards</source>
        <translation>Taille minimale du {stock} pour ces cartes</translation>
    </message>
    <message>
        <source>With fewer cards in the {stock} nobody draws them.</source>
        <translation>S’il reste moins de cartes au {stock}, personne ne les pioche.</translation>
    </message>
    <message>
        <source>A card is turned up to begin the {pile}</source>
        <translation>On retourne une carte pour commencer le {pile}</translation>
    </message>
    <message>
        <source>Otherwise the {pile} is empty until the first discard.</source>
        <translation>Sinon, le {pile} est vide jusqu’à la première défausse.</translation>
    </message>
    <message>
        <source>{stops} as the first card of the {pile}</source>
        <translation>{stops} comme première carte du {pile}</translation>
    </message>
    <message>
        <source>When the card turned up after dealing would block the first player.</source>
        <translation>Quand la carte retournée après la distribution bloquerait le premier joueur.</translation>
    </message>
    <message>
        <source>another card is put on top</source>
        <translation>on la recouvre d’une autre carte</translation>
    </message>
    <message>
        <source>the card stays and blocks</source>
        <translation>la carte reste et bloque</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the {pile}</source>
        <translation>Un atout retourné au début gèle le {pile}</translation>
    </message>
    <message>
        <source>It is covered by another card either way.</source>
        <translation>On le recouvre d’une autre carte dans tous les cas.</translation>
    </message>
    <message>
        <source>{bonuses} turned up at the start freeze the {pile}</source>
        <translation>Les {bonuses} retournés au début gèlent le {pile}</translation>
    </message>
    <message>
        <source>They are covered by another card either way.</source>
        <translation>On les recouvre d’une autre carte dans tous les cas.</translation>
    </message>
    <message>
        <source>Wild cards and {bonuses} turned up at the start go back</source>
        <translation>Les atouts et {bonuses} retournés au début sont remis dessous</translation>
    </message>
    <message>
        <source>They are put under the {stock}, and another card is turned up.</source>
        <translation>Ils passent sous le {stock}, et on retourne une autre carte.</translation>
    </message>
    <message>
        <source>Face-down cards under the first card of the {pile}</source>
        <translation>Cartes face cachée sous la première carte du {pile}</translation>
    </message>
    <message>
        <source>As many as its rank counts; who takes the {pile} gets them, too.</source>
        <translation>Autant que son rang en compte&#xa0;; celui qui prend le {pile} les reçoit aussi.</translation>
    </message>
    <message>
        <source>Draw cards for partners</source>
        <translation>Tirer les partenaires au sort</translation>
    </message>
    <message>
        <source>Before the match everybody draws a card; the highest two play together.</source>
        <translation>Avant la partie, chacun tire une carte&#xa0;; les deux plus fortes jouent ensemble.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Who deals first in a match.</source>
        <translation>Qui donne en premier dans une partie.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>the players choose</source>
        <translation>les joueurs choisissent</translation>
    </message>
    <message>
        <source>right of the highest card drawn</source>
        <translation>à droite de la plus forte carte tirée</translation>
    </message>
    <message>
        <source>Cut before dealing</source>
        <translation>Couper avant de donner</translation>
    </message>
    <message>
        <source>The deck is cut before each deal. The cards stay as they come.</source>
        <translation>On coupe le jeu avant chaque donne. Les cartes restent comme elles viennent.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone</source>
        <translation>Le premier à prendre le {pile} joue seul</translation>
    </message>
    <message>
        <source>For three: the other two are partners for the rest of the deal.</source>
        <translation>À trois&#xa0;: les deux autres sont partenaires pour le reste de la donne.</translation>
    </message>
</context>
<context>
    <name>DeckControl</name>
    <message>
        <source>More cards</source>
        <translation>D’autres cartes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>{name}, with suits of its own</source>
        <translation>{name}, avec ses propres couleurs</translation>
    </message>
    <message>
        <source>Your cards are not there any more: open them again.</source>
        <translation>Vos cartes ne sont plus là&#xa0;: ouvrez-les de nouveau.</translation>
    </message>
    <message>
        <source>A card deck of KDE or GNOME…</source>
        <translation>Un jeu de cartes de KDE ou de GNOME…</translation>
    </message>
    <message>
        <source>A folder of pictures…</source>
        <translation>Un dossier d’images…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Card decks ({kinds})</source>
        <translation>Jeux de cartes ({kinds})</translation>
    </message>
    <message>
        <source>Open a card deck</source>
        <translation>Ouvrir un jeu de cartes</translation>
    </message>
    <message>
        <source>Open a folder with a picture of each card</source>
        <translation>Ouvrir un dossier contenant une image de chaque carte</translation>
    </message>
    <message>
        <source>{name} is being opened…</source>
        <translation>Ouverture de {name}…</translation>
    </message>
    <message>
        <source>{name} is being opened: {done} %</source>
        <translation>Ouverture de {name}&#xa0;: {done}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>{name} cannot be read. Allow Canasta to read it, or copy it elsewhere.</source>
        <translation>Impossible de lire {name}. Autorisez Canasta à le lire, ou copiez-le ailleurs.</translation>
    </message>
    <message>
        <source>{name} is larger than cards ever are. Choose another deck.</source>
        <translation>{name} est plus gros que ne l’est un jeu de cartes. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>{name} is damaged or no card deck. Choose another one.</source>
        <translation>{name} est abîmé ou n’est pas un jeu de cartes. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There are no playing cards in {name}. Choose a card deck of KDE, GNOME or PySolFC.</source>
        <translation>Il n’y a pas de cartes à jouer dans {name}. Choisissez un jeu de cartes de KDE, de GNOME ou de PySolFC.</translation>
    </message>
    <message>
        <source>{name} holds other cards than canasta is played with. Choose another deck.</source>
        <translation>{name} contient d’autres cartes que celles de la canasta. Choisissez un autre jeu de cartes.</translation>
    </message>
    <message>
        <source>Some of the 52 cards are missing in {name}. Choose a whole deck.</source>
        <translation>Il manque à {name} quelques-unes des 52 cartes. Choisissez un jeu complet.</translation>
    </message>
    <message>
        <source>Drawing {name} takes too long. Choose another deck.</source>
        <translation>Dessiner {name} prend trop de temps. Choisissez un autre jeu de cartes.</translation>
    </message>
    <message>
        <source>There is no room to keep {name}. Make room on the disk, then try again.</source>
        <translation>Il n’y a pas assez de place pour garder {name}. Libérez de la place sur le disque, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>DimTools</name>
    <message>
        <source>No match is on the table: deal the cards first.</source>
        <translation>Il n’y a pas de partie sur la table&#xa0;: distribuez d’abord.</translation>
    </message>
    <message>
        <source>Only in a match, not in a lesson, an exercise or a watched deal.</source>
        <translation>Seulement dans une partie, pas dans une leçon, un exercice ou une donne revue.</translation>
    </message>
    <message>
        <source>Nobody has played since your last move.</source>
        <translation>Personne n’a joué depuis votre dernier coup.</translation>
    </message>
    <message>
        <source>You have taken nothing back.</source>
        <translation>Vous n’avez rien annulé.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Aucune donne de cette partie n’est encore finie.</translation>
    </message>
    <message>
        <source>No computer has played in this deal yet.</source>
        <translation>Aucun joueur virtuel n’a encore joué dans cette donne.</translation>
    </message>
    <message>
        <source>No other deal follows whose rules could change.</source>
        <translation>Il ne reste aucune donne dont les règles puissent changer.</translation>
    </message>
    <message>
        <source>Only where several people play a match that is not over.</source>
        <translation>Seulement si plusieurs personnes jouent une partie qui n’est pas finie.</translation>
    </message>
    <message>
        <source>Only where people play a match that is not over.</source>
        <translation>Seulement si des personnes jouent une partie qui n’est pas finie.</translation>
    </message>
</context>
<context>
    <name>DiscardDecision</name>
    <message>
        <source>What to discard</source>
        <translation>Que défausser</translation>
    </message>
    <message>
        <source>The card that helps the next player least.</source>
        <translation>La carte qui aide le moins le joueur suivant.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others: whoever plays next can take the {pile} with a card that fits one of them.</source>
        <translation>Avant de défausser, regardez les combinaisons des autres&#xa0;: le joueur suivant peut prendre le {pile} avec une carte qui convient à l’une d’elles.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}. Which card do you discard?</source>
        <translation>Il y a {count} cartes dans le {pile}. Quelle carte défaussez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Find one of which they have no meld.</source>
        <translation>Cette carte convient à une de leurs combinaisons&#xa0;: elle leur donne les {count} cartes. Trouvez-en une dont ils n’ont pas de combinaison.</translation>
    </message>
    <message>
        <source>The seven is the safest: three sevens lie in the {pile}, so few are left in the hands of others. What was discarded before tells what is safe.</source>
        <translation>Le sept est le plus sûr&#xa0;: trois sept sont dans le {pile}, il en reste donc peu dans les autres mains. Ce qui a déjà été défaussé dit ce qui est sûr.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}, and four of your cards fit their melds. But you hold a {stop}.</source>
        <translation>Il y a {count} cartes dans le {pile}, et quatre de vos cartes conviennent à leurs combinaisons. Mais vous avez un {stop}.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Quelle carte défaussez-vous&#xa0;? À vous de décider.</translation>
    </message>
    <message>
        <source>With two eights, or an eight and a wild card, they get all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Avec deux huit, ou un huit et un atout, ils prennent les {count} cartes. Sous le {stop}, personne ne les prend.</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Cette carte convient à une de leurs combinaisons&#xa0;: elle leur donne les {count} cartes. Sous le {stop}, personne ne les prend.</translation>
    </message>
    <message>
        <source>It holds the next player off for one turn only. Keep a {stop} for the moment at which much is at stake.</source>
        <translation>Il n’arrête le joueur suivant que pour un tour. Gardez un {stop} pour le moment où l’enjeu est grand.</translation>
    </message>
</context>
<context>
    <name>DiscardFacts</name>
    <message>
        <source>Mind: the next player can take the {pile} for it and add it to {ranks}.</source>
        <translation>Attention&#xa0;: avec cette carte, le joueur suivant peut prendre le {pile} et l’ajouter à ses {ranks}.</translation>
    </message>
    <message>
        <source>The next player has not opened and needs a natural pair for it.</source>
        <translation>Le joueur suivant n’a pas ouvert&#xa0;: il lui faut une paire naturelle pour la prendre.</translation>
    </message>
    <message>
        <source>{ranks}: the next player threw one away too.</source>
        <translation>{ranks}&#xa0;: le joueur suivant en a jeté aussi.</translation>
    </message>
    <message>
        <source>{ranks}: the next player let one lie lately.</source>
        <translation>{ranks}&#xa0;: le joueur suivant n’en a pas voulu récemment.</translation>
    </message>
    <message>
        <source>The next player&apos;s side has no meld of {ranks}.</source>
        <translation>{ranks}&#xa0;: le camp du joueur suivant n’en a pas posé.</translation>
    </message>
    <message>
        <source>Nothing else in the hand goes with it.</source>
        <translation>Rien d’autre dans la main ne va avec elle.</translation>
    </message>
    <message>
        <source>{melded} melded</source>
        <translation>{melded} sur la table</translation>
    </message>
    <message>
        <source>{piled} in the {pile}</source>
        <translation>{piled} dans le {pile}</translation>
    </message>
    <message>
        <source>{ranks}: {where}; {unseen} not seen yet.</source>
        <translation>{ranks}&#xa0;: {where}&#xa0;; reste à voir&#xa0;: {unseen}.</translation>
    </message>
</context>
<context>
    <name>DiscardReasons</name>
    <message>
        <source>With a wild card on top, the next player cannot take the {pile}.</source>
        <translation>Avec un atout dessus, le joueur suivant ne peut pas prendre le {pile}.</translation>
    </message>
    <message>
        <source>With this card on top, the next player cannot take the {pile}.</source>
        <translation>Avec cette carte dessus, le joueur suivant ne peut pas prendre le {pile}.</translation>
    </message>
    <message>
        <source>It was the card that could be spared best.</source>
        <translation>C’était la carte dont on pouvait le mieux se passer.</translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Le risque que le joueur suivant prenne le {pile} avec cette carte&#xa0;: {risk} sur 100.</translation>
    </message>
    <message numerus="yes">
        <source>In the hand it was worth about %Ln points.</source>
        <translation>
            <numerusform>En main, elle valait environ %Ln point.</numerusform>
            <numerusform>En main, elle valait environ %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner may want to lay some cards first.</source>
        <translation>Le partenaire veut peut-être poser d’abord quelques cartes.</translation>
    </message>
    <message>
        <source>By these rules nobody goes out without asking the partner.</source>
        <translation>D’après ces règles, personne ne sort sans demander à son partenaire.</translation>
    </message>
    <message>
        <source>That depends on what the cards in the hand would lose.</source>
        <translation>Cela dépend de ce que perdraient les cartes en main.</translation>
    </message>
    <message numerus="yes">
        <source>They would have lost %Ln points.</source>
        <translation>
            <numerusform>Elles auraient perdu %Ln point.</numerusform>
            <numerusform>Elles auraient perdu %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>A special hand ({hand}): {points} points at once.</source>
        <translation>Une main spéciale ({hand})&#xa0;: {points} points d’un coup.</translation>
    </message>
    <message>
        <source>All cards could go, and that ends the deal.</source>
        <translation>Toutes les cartes pouvaient partir, ce qui termine la donne.</translation>
    </message>
    <message numerus="yes">
        <source>All cards could go, and with %n canastas that ends the deal.</source>
        <translation>
            <numerusform>Toutes les cartes pouvaient partir, et avec %n canasta cela termine la donne.</numerusform>
            <numerusform>Toutes les cartes pouvaient partir, et avec %n canastas cela termine la donne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawReasons</name>
    <message>
        <source>The {pile} was not to be had, or not worth it.</source>
        <translation>Le {pile} ne pouvait pas être pris, ou n’en valait pas la peine.</translation>
    </message>
    <message>
        <source>The {stock} is empty, and the {pile} was not to be had, or not worth it.</source>
        <translation>Le {stock} est vide, et le {pile} ne pouvait pas être pris, ou n’en valait pas la peine.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the {pile} seemed worth more than drawing from the {stock}.</source>
        <translation>
            <numerusform>%n carte du {pile} semblait valoir mieux que de piocher au {stock}.</numerusform>
            <numerusform>%n cartes du {pile} semblaient valoir mieux que de piocher au {stock}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looked better by %Ln points.</source>
        <translation>
            <numerusform>Cela paraissait meilleur de %Ln point.</numerusform>
            <numerusform>Cela paraissait meilleur de %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no other way to go on.</source>
        <translation>Il n’y avait pas d’autre façon de continuer.</translation>
    </message>
    <message numerus="yes">
        <source>The {pile} could be taken, but that looked %Ln points worse.</source>
        <translation>
            <numerusform>Le {pile} pouvait être pris, mais cela paraissait moins bon de %Ln point.</numerusform>
            <numerusform>Le {pile} pouvait être pris, mais cela paraissait moins bon de %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Caliente card brings %n new cards.</source>
        <translation>
            <numerusform>La carte Caliente apporte %n nouvelle carte.</numerusform>
            <numerusform>La carte Caliente apporte %n nouvelles cartes.</numerusform>
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
            <numerusform>point par donne face au niveau «&#xa0;{level}&#xa0;» avec les mêmes cartes, sur %n donne</numerusform>
            <numerusform>points par donne face au niveau «&#xa0;{level}&#xa0;» avec les mêmes cartes, sur %n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rating follows from %n compared deals of a game.</source>
        <translation>
            <numerusform>Le classement s’établit après %n donne comparée d’un même jeu.</numerusform>
            <numerusform>Le classement s’établit après %n donnes comparées d’un même jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {figure} {explanation}.</source>
        <translation>Votre classement&#xa0;: {figure} {explanation}.</translation>
    </message>
    <message>
        <source>The nearest strength is “{level}”.</source>
        <translation>Le niveau le plus proche est «&#xa0;{level}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>With Caliente cards</source>
        <translation>Avec des cartes Caliente</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>Le pot est toujours gelé</translation>
    </message>
    <message>
        <source>With a third deck</source>
        <translation>Avec un troisième jeu de cartes</translation>
    </message>
    <message>
        <source>All six play</source>
        <translation>Les six jouent ensemble</translation>
    </message>
    <message>
        <source>With four packs of cards</source>
        <translation>Avec quatre jeux de cartes</translation>
    </message>
    <message>
        <source>With three packs of cards</source>
        <translation>Avec trois jeux de cartes</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>environ {count} min</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>{some} or {most} players</source>
        <translation>{some} ou {most} joueurs</translation>
    </message>
    <message>
        <source>{count} in each hand</source>
        <translation>{count} cartes en main</translation>
    </message>
    <message>
        <source>{count} more in each foot</source>
        <translation>{count} de plus dans chaque pied</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>jusqu’à {points} points</translation>
    </message>
    <message>
        <source>wild cards only in melds of their own</source>
        <translation>atouts seulement dans leurs propres combinaisons</translation>
    </message>
    <message>
        <source>no wild cards in melds</source>
        <translation>pas d’atouts dans les combinaisons</translation>
    </message>
    <message>
        <source>at most {count} wild cards beside natural ones</source>
        <translation>au plus {count} atouts à côté des cartes naturelles</translation>
    </message>
    <message>
        <source>at most {count} wild cards in a meld</source>
        <translation>au plus {count} atouts par combinaison</translation>
    </message>
    <message>
        <source>at least {count} natural cards beside wild ones</source>
        <translation>au moins {count} cartes naturelles à côté des atouts</translation>
    </message>
    <message>
        <source>beside natural cards always fewer wild ones</source>
        <translation>à côté des cartes naturelles, toujours moins d’atouts</translation>
    </message>
    <message>
        <source>wild cards: always fewer than natural ones</source>
        <translation>atouts&#xa0;: toujours moins que de cartes naturelles</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>le pot est toujours gelé</translation>
    </message>
    <message>
        <source>two cards from the hand take the pile</source>
        <translation>deux cartes de la main prennent le pot</translation>
    </message>
    <message>
        <source>the top card alone may join your meld</source>
        <translation>la carte du dessus seule peut rejoindre votre combinaison</translation>
    </message>
    <message>
        <source>Samba with melds of wild cards; you go out with a sequence</source>
        <translation>La samba avec des combinaisons d’atouts&#xa0;; on sort avec une suite</translation>
    </message>
    <message>
        <source>Sequences and melds of wild cards in one game; without a sequence of seven nobody goes out.</source>
        <translation>Suites et combinaisons d’atouts dans un même jeu&#xa0;; sans une suite de sept cartes, personne ne sort.</translation>
    </message>
    <message>
        <source>The sources leave open whether black threes cost 100 when the stock runs out, and whether wild cards may join sets while a meld of them is unfinished. Here they cost 100 only when somebody went out, and wild cards are free.</source>
        <translation>Les sources ne disent pas si les trois noirs coûtent 100 quand le talon s’épuise, ni si les atouts peuvent rejoindre des groupes tant qu’une combinaison d’atouts est inachevée. Ici, ils coûtent 100 seulement si quelqu’un est sorti, et les atouts sont libres.</translation>
    </message>
    <message>
        <source>Bolivia with canastas to open, and short sequences that cost</source>
        <translation>La bolivia avec des canastas pour ouvrir, et des suites courtes qui coûtent</translation>
    </message>
    <message>
        <source>Bolivia with a canasta to open late in the match. Sequences of fewer than five cards cost 1,000 points.</source>
        <translation>La bolivia où l’on ouvre avec une canasta tard dans la partie. Les suites de moins de cinq cartes coûtent 1&#xa0;000 points.</translation>
    </message>
    <message>
        <source>The sources leave open what counts for the 200 points from 8,000 on, and whether each short sequence costs 1,000. Here the values of all cards laid count, without canastas, and each one costs.</source>
        <translation>Les sources ne disent pas ce qui compte pour les 200 points à partir de 8&#xa0;000, ni si chaque suite courte coûte 1&#xa0;000. Ici, c’est la valeur de toutes les cartes posées qui compte, sans les canastas, et chaque suite courte coûte.</translation>
    </message>
    <message>
        <source>Three packs or four, with sequences and melds of wild cards</source>
        <translation>Trois ou quatre jeux de cartes, avec suites et combinaisons d’atouts</translation>
    </message>
    <message>
        <source>Sets, sequences and melds of wild cards, with three packs of cards or four.</source>
        <translation>Groupes, suites et combinaisons d’atouts, avec trois ou quatre jeux de cartes.</translation>
    </message>
    <message>
        <source>This is a reconstruction: only the packs and the kinds of melds are described. All other values are those of Bolivia, and house rules can change each of them.</source>
        <translation>C’est une reconstitution&#xa0;: seuls les jeux de cartes et les sortes de combinaisons sont décrits. Toutes les autres valeurs sont celles de la bolivia, et des règles maison peuvent changer chacune d’elles.</translation>
    </message>
    <message>
        <source>The laws of 1949 to 1951, with ordinary cards</source>
        <translation>Les règles officielles de 1949 à 1951, avec des cartes ordinaires</translation>
    </message>
    <message>
        <source>The game of the great canasta years: two natural cards of your own take a frozen pile.</source>
        <translation>Le jeu des grandes années de la canasta&#xa0;: deux cartes naturelles de votre main prennent un pot gelé.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Hand and Foot</source>
        <translation>La boîte Complete de Winning Moves&#xa0;: Hand and Foot</translation>
    </message>
    <message>
        <source>A second hand, the foot, waits for you. Four deals, and five canastas to go out.</source>
        <translation>Une seconde main, le pied, vous attend. Quatre donnes, et cinq canastas pour sortir.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Samba</source>
        <translation>La boîte Complete de Winning Moves&#xa0;: Samba</translation>
    </message>
    <message>
        <source>Draw two cards, throw one. Sequences of seven cards pay most; two canastas to go out.</source>
        <translation>On pioche deux cartes, on en jette une. Les suites de sept cartes rapportent le plus&#xa0;; deux canastas pour sortir.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Standard</source>
        <translation>La boîte Complete de Winning Moves&#xa0;: Standard</translation>
    </message>
    <message>
        <source>The game of the big box, with Bonus and Stop cards; one canasta to go out.</source>
        <translation>Le jeu de la grande boîte, avec cartes Bonus et Stop&#xa0;; une canasta pour sortir.</translation>
    </message>
    <message>
        <source>Melds end with seven cards, and wild canastas pay by what is in them</source>
        <translation>Les combinaisons s’arrêtent à sept cartes, et les canastas d’atouts rapportent selon leur contenu</translation>
    </message>
    <message>
        <source>Seven twos are worth 4,000 points. The pile is always frozen, and no meld outgrows seven cards.</source>
        <translation>Sept deux valent 4&#xa0;000 points. Le pot est toujours gelé, et aucune combinaison ne dépasse sept cartes.</translation>
    </message>
    <message>
        <source>The source leaves open how many canastas you need for going out, and whose the black threes of a taken pile are. Here one canasta is enough, a wild one too, and they count for the side that took them, whatever it has melded.</source>
        <translation>La source ne dit pas combien de canastas il faut pour sortir, ni à qui sont les trois noirs d’un pot pris. Ici, une canasta suffit, même d’atouts, et ils comptent pour le camp qui les a pris, quoi qu’il ait posé.</translation>
    </message>
    <message>
        <source>The boxed game as Geeky Hobbies explains it</source>
        <translation>Le jeu en boîte tel que l’explique Geeky Hobbies</translation>
    </message>
    <message>
        <source>The game of the boxes, told more fully; for every number of players.</source>
        <translation>Le jeu des boîtes, expliqué plus en détail&#xa0;; pour tout nombre de joueurs.</translation>
    </message>
    <message>
        <source>Hand and Foot as card players know it, with a pack more than players</source>
        <translation>Hand and Foot comme le connaissent les joueurs, avec un jeu de cartes de plus que de joueurs</translation>
    </message>
    <message>
        <source>A second hand waits for you. From the pile come the top seven cards, and two twos take a two.</source>
        <translation>Une seconde main vous attend. Du pot viennent les sept cartes du dessus, et une paire de deux prend un deux.</translation>
    </message>
    <message>
        <source>The sources leave open where a joker that two jokers take is laid, and how play ends with the stock. Here it joins the open meld of wild cards, and play goes on while the pile is taken.</source>
        <translation>Les sources ne disent pas où se pose un joker que deux jokers prennent, ni comment finit le jeu quand le talon est vide. Ici, il rejoint la combinaison d’atouts ouverte, et le jeu continue tant qu’on prend le pot.</translation>
    </message>
    <message>
        <source>The boxed game by Hasbro, 2001</source>
        <translation>Le jeu en boîte de Hasbro, 2001</translation>
    </message>
    <message>
        <source>Any number of wild cards, as long as they are fewer than the natural ones.</source>
        <translation>Autant d’atouts qu’on veut, pourvu qu’il y en ait moins que de cartes naturelles.</translation>
    </message>
    <message>
        <source>Three packs without sequences; twos are a rank of their own</source>
        <translation>Trois jeux de cartes sans suites&#xa0;; les 2 sont un rang à part</translation>
    </message>
    <message>
        <source>The pile begins with cards that nobody knows, and only a pair takes it. Seven twos pay 3,000, and many canastas pay extra.</source>
        <translation>Le pot commence par des cartes que personne ne connaît, et seule une paire le prend. Sept deux rapportent 3&#xa0;000, et un grand nombre de canastas rapporte un supplément.</translation>
    </message>
    <message>
        <source>The sources leave open when red threes count minus, which side gets the points for many canastas, and how many cards lie under an ace. Here red threes need two canastas, both sides get the points, and it is 14.</source>
        <translation>Les sources ne disent pas quand les trois rouges comptent en moins, quel camp reçoit les points pour beaucoup de canastas, ni combien de cartes se trouvent sous un as. Ici, il faut deux canastas pour les trois rouges, les deux camps reçoivent les points, et c’est 14.</translation>
    </message>
    <message>
        <source>Thirteen cards, no card turned up, and no mercy for what is left unfinished</source>
        <translation>Treize cartes, aucune carte retournée, et pas de pitié pour l’inachevé</translation>
    </message>
    <message>
        <source>The pile is always frozen and begins empty. Sevens and aces pay 2,500, wild cards 2,000 or more; unfinished, they cost as much.</source>
        <translation>Le pot est toujours gelé et commence vide. Les sept et les as rapportent 2&#xa0;500, les atouts 2&#xa0;000 ou plus&#xa0;; inachevés, ils coûtent autant.</translation>
    </message>
    <message>
        <source>The sources leave open what happens when every discard is barred, and what an unfinished meld with four jokers costs. Here any card is thrown then, and it costs 2,000 points as others do. A special hand needs no canastas and no question, and twos and jokers mix only as the five wild cards of a dream hand.</source>
        <translation>Les sources ne disent pas ce qui arrive quand toute défausse est interdite, ni ce que coûte une combinaison inachevée avec quatre jokers. Ici, on jette alors n’importe quelle carte, et cette combinaison coûte 2&#xa0;000 points comme les autres. Une main spéciale se passe de canastas et de question, et deux et jokers ne s’y mêlent que comme les cinq atouts d’une main de rêve.</translation>
    </message>
    <message>
        <source>Four packs for five or six, with a packet to earn and sevens to keep</source>
        <translation>Quatre jeux de cartes à cinq ou six, avec un paquet à gagner et des sept à garder</translation>
    </message>
    <message>
        <source>Your first canasta brings you eleven more cards. Sevens stay in the hand until both sides have a canasta of them.</source>
        <translation>Votre première canasta vous apporte onze cartes de plus. Les sept restent en main jusqu’à ce que les deux camps en aient une canasta.</translation>
    </message>
    <message>
        <source>The sources leave open when the packet is taken up, whether one must have it for going out, and what going out pays. Here it comes at once, nobody goes out without it, and going out pays 100.</source>
        <translation>Les sources ne disent pas quand on relève le paquet, s’il faut l’avoir pour sortir, ni ce que rapporte la sortie. Ici, il vient aussitôt, personne ne sort sans lui, et sortir rapporte 100.</translation>
    </message>
    <message>
        <source>Classic canasta with four packs; its own rules were never published</source>
        <translation>La canasta classique avec quatre jeux de cartes&#xa0;; ses propres règles n’ont jamais été publiées</translation>
    </message>
    <message>
        <source>Four packs, two cards a turn and two canastas to go out: classic canasta at full speed.</source>
        <translation>Quatre jeux, deux cartes par tour et deux canastas pour sortir&#xa0;: la canasta classique à toute allure.</translation>
    </message>
    <message>
        <source>Nothing is known of this game but its name and its four packs. All else is our own reading, classic canasta made larger; house rules change it.</source>
        <translation>On ne sait de ce jeu que son nom et ses quatre jeux de cartes. Tout le reste est notre interprétation, la canasta classique en plus grand&#xa0;; des règles maison peuvent la changer.</translation>
    </message>
    <message>
        <source>The game with three packs from the laws of 1951</source>
        <translation>Le jeu à trois jeux de cartes des règles officielles de 1951</translation>
    </message>
    <message>
        <source>Sequences of one suit pay most. Two canastas to go out, and red threes need them, too.</source>
        <translation>Les suites d’une même couleur rapportent le plus. Deux canastas pour sortir, et il les faut aussi pour les trois rouges.</translation>
    </message>
    <message>
        <source>The sources disagree about the first melds from 7,000 points on, 150 or 160, and do not say whether a hand laid at once needs them. Here they need 150, always.</source>
        <translation>Les sources ne s’accordent pas sur les premières combinaisons à partir de 7&#xa0;000 points, 150 ou 160, et ne disent pas s’il les faut pour une main posée d’un coup. Ici, c’est toujours 150.</translation>
    </message>
    <message>
        <source>Canasta with three packs for six players, all of them at the table</source>
        <translation>La canasta à trois jeux de cartes pour six joueurs, tous à la table</translation>
    </message>
    <message>
        <source>Six play at once, in two sides of three or three sides of two; two canastas to go out.</source>
        <translation>Six jouent ensemble, en deux camps de trois ou trois camps de deux&#xa0;; deux canastas pour sortir.</translation>
    </message>
    <message>
        <source>The source tells what differs from the game for four. It does not say how many cards are drawn, nor whether the card turned up counts toward the first meld: here both are as in the game for four.</source>
        <translation>La source dit ce qui change par rapport au jeu à quatre. Elle ne dit ni combien de cartes on pioche, ni si la carte retournée compte pour l’ouverture&#xa0;: ici, les deux sont comme à quatre.</translation>
    </message>
    <message>
        <source>Classic canasta with ordinary cards</source>
        <translation>La canasta classique avec des cartes ordinaires</translation>
    </message>
    <message>
        <source>A good beginning: ordinary cards, short rules, and always two cards of your own for the pile.</source>
        <translation>Un bon début&#xa0;: des cartes ordinaires, des règles courtes, et pour le pot toujours deux cartes de votre main.</translation>
    </message>
    <message>
        <source>Canasta for three, with a lone hand against two partners</source>
        <translation>La canasta à trois, un joueur seul contre deux partenaires</translation>
    </message>
    <message>
        <source>All begin alone. Who first takes the pile plays on alone, and the other two become partners for the deal.</source>
        <translation>Tous commencent seuls. Le premier à prendre le pot continue seul, et les deux autres deviennent partenaires pour la donne.</translation>
    </message>
    <message>
        <source>The sources leave open whether a partner&apos;s melds of the same rank are joined, and whether going out needs one canasta or two. Here both melds stay, and two canastas are needed, those of both partners together.</source>
        <translation>Les sources ne disent pas si les combinaisons du même rang de deux partenaires sont réunies, ni s’il faut une ou deux canastas pour sortir. Ici, les deux combinaisons restent, et il faut deux canastas, celles des deux partenaires réunies.</translation>
    </message>
    <message>
        <source>Wild cards alone are melds, and the pile is always frozen</source>
        <translation>Des atouts seuls sont des combinaisons, et le pot est toujours gelé</translation>
    </message>
    <message>
        <source>Wild cards make canastas of their own, and the pile is always frozen.</source>
        <translation>Les atouts font leurs propres canastas, et le pot est toujours gelé.</translation>
    </message>
    <message>
        <source>The sources leave open whether a wild canasta counts for going out as any other does, and whether wild cards may still join other melds while one of wild cards is unfinished. Here both hold.</source>
        <translation>Les sources ne disent pas si une canasta d’atouts compte pour sortir comme une autre, ni si les atouts peuvent encore rejoindre d’autres combinaisons tant qu’une combinaison d’atouts est inachevée. Ici, c’est oui dans les deux cas.</translation>
    </message>
    <message>
        <source>The boxed game by Winning Moves</source>
        <translation>Le jeu en boîte de Winning Moves</translation>
    </message>
    <message>
        <source>The usual boxed game: Bonus, Stop and wild cards with pictures, one canasta to go out.</source>
        <translation>Le jeu en boîte habituel&#xa0;: cartes Bonus, Stop et atouts illustrés, une canasta pour sortir.</translation>
    </message>
</context>
<context>
    <name>EndTexts</name>
    <message>
        <source>That was the lesson “{title}”.</source>
        <translation>C’était la leçon «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour au jeu</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Ensuite&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Without a {stock}, a fitting card must be taken</source>
        <translation>Sans {stock}, il faut prendre une carte qui convient</translation>
    </message>
    <message>
        <source>When the top card fits your meld and the {pile} is not frozen.</source>
        <translation>Quand la carte du dessus va avec votre combinaison et que le {pile} n’est pas gelé.</translation>
    </message>
    <message>
        <source>The last card of the {stock} ends the deal</source>
        <translation>La dernière carte du {stock} termine la donne</translation>
    </message>
    <message>
        <source>Who draws it plays the turn to its end; then the deal is over.</source>
        <translation>Le joueur qui la pioche joue son tour jusqu’au bout&#xa0;; puis la donne est finie.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card end the deal</source>
        <translation>{bonuses} en dernière carte&#xa0;: la donne se termine</translation>
    </message>
    <message>
        <source>There is no card left to replace it with.</source>
        <translation>Il ne reste pas de carte pour le remplacer.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card stay in the hand</source>
        <translation>{bonuses} en dernière carte&#xa0;: ils restent en main</translation>
    </message>
    <message>
        <source>They are not laid then, and cost what such a card costs in a hand.</source>
        <translation>Ils ne sont pas posés et coûtent ce qu’une telle carte coûte en main.</translation>
    </message>
    <message>
        <source>A deal in which nobody goes out is void</source>
        <translation>Une donne où personne ne sort est nulle</translation>
    </message>
    <message>
        <source>When the {stock} is used up, no side scores anything.</source>
        <translation>Quand le {stock} est épuisé, aucun camp ne marque rien.</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Points pour gagner la partie</translation>
    </message>
    <message>
        <source>A side with so many points ends the match.</source>
        <translation>Un camp qui atteint ces points termine la partie.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>pas de limite</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Donnes par partie</translation>
    </message>
    <message>
        <source>After so many deals the match is over.</source>
        <translation>Après ce nombre de donnes, la partie est finie.</translation>
    </message>
    <message>
        <source>until the target is reached</source>
        <translation>jusqu’aux points fixés</translation>
    </message>
    <message>
        <source>Sides that are equal at the end</source>
        <translation>Camps à égalité à la fin</translation>
    </message>
    <message>
        <source>When two sides lead with the same score as the match would be over.</source>
        <translation>Quand deux camps sont en tête avec le même score au moment où la partie finirait.</translation>
    </message>
    <message>
        <source>another deal decides</source>
        <translation>une autre donne décide</translation>
    </message>
    <message>
        <source>they share the win</source>
        <translation>ils partagent la victoire</translation>
    </message>
</context>
<context>
    <name>ErrorRateTexts</name>
    <message>
        <source>Points lost a decision</source>
        <translation>Points perdus par décision</translation>
    </message>
    <message numerus="yes">
        <source>{points} in %n decisions</source>
        <translation>
            <numerusform>{points} sur %n décision</numerusform>
            <numerusform>{points} sur %n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the moves of the hints, in many trials. Their luck counts for and against you, and cancels out in time.</source>
        <translation>Comparé aux coups des conseils, dans de nombreux essais. Leur hasard compte pour et contre vous, et se compense avec le temps.</translation>
    </message>
    <message>
        <source>Result {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Résultat {lead}&#xa0;: vos décisions {own} ± {doubt}, cartes et autres joueurs {rest}.</translation>
    </message>
    <message>
        <source>Mean result of a deal {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Résultat moyen d’une donne {lead}&#xa0;: vos décisions {own} ± {doubt}, cartes et autres joueurs {rest}.</translation>
    </message>
    <message>
        <source>{first} at first, {last} of late.</source>
        <comment>points lost a decision</comment>
        <translation>{first} au début, {last} récemment.</translation>
    </message>
    <message>
        <source>Let a deal be reviewed to the end, and it counts here.</source>
        <translation>Une donne analysée jusqu’au bout compte ici.</translation>
    </message>
    <message>
        <source>Three exercises</source>
        <translation>Trois exercices</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Deal {deal}. You deal.</source>
        <translation>Donne {deal}. Vous distribuez.</translation>
    </message>
    <message>
        <source>Deal {deal}. {player} deals.</source>
        <translation>Donne {deal}. {player} distribue.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Vous êtes au repos.</translation>
    </message>
    <message>
        <source>{player} sits out.</source>
        <translation>{player} est au repos.</translation>
    </message>
    <message>
        <source>{player} ({card})</source>
        <comment>a player and the card drawn</comment>
        <translation>{player} ({card})</translation>
    </message>
    <message>
        <source>Cards drawn for the seats: {cards}.</source>
        <translation>Cartes tirées pour les places&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You lay a {bonus}.</source>
        <translation>Vous posez un {bonus}.</translation>
    </message>
    <message>
        <source>{player} lays a {bonus}.</source>
        <translation>{player} pose un {bonus}.</translation>
    </message>
    <message>
        <source>You lay a {stop} aside.</source>
        <translation>Vous mettez un {stop} de côté.</translation>
    </message>
    <message>
        <source>{player} lays a {stop} aside.</source>
        <translation>{player} met un {stop} de côté.</translation>
    </message>
    <message>
        <source>You play alone in this deal; {first} and {second} are partners.</source>
        <translation>Vous jouez sans partenaire dans cette donne&#xa0;; {first} et {second} sont partenaires.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; you and {second} are partners.</source>
        <translation>{lone} joue sans partenaire dans cette donne&#xa0;; vous jouez avec {second}.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; {first} and {second} are partners.</source>
        <translation>{lone} joue sans partenaire dans cette donne&#xa0;; {first} et {second} sont partenaires.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Carte retournée&#xa0;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie face down under it.</source>
        <translation>
            <numerusform>%n carte est face cachée dessous.</numerusform>
            <numerusform>%n cartes sont face cachée dessous.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>{player} draws another card instead.</source>
        <translation>{player} pioche une autre carte en échange.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} pioche une carte.</translation>
    </message>
    <message>
        <source>You draw {a_card}.</source>
        <translation>Vous piochez {a_card}.</translation>
    </message>
    <message>
        <source>{player} draws {a_card}.</source>
        <translation>{player} pioche {a_card}.</translation>
    </message>
    <message>
        <source>You draw {a_card} instead.</source>
        <translation>Vous piochez {a_card} en échange.</translation>
    </message>
    <message>
        <source>{player} draws {a_card} instead.</source>
        <translation>{player} pioche {a_card} en échange.</translation>
    </message>
    <message numerus="yes">
        <source>You take the {pile}: %n cards.</source>
        <translation>
            <numerusform>Vous prenez le {pile}&#xa0;: %n carte.</numerusform>
            <numerusform>Vous prenez le {pile}&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the {pile}: %n cards.</source>
        <translation>
            <numerusform>{player} prend le {pile}&#xa0;: %n carte.</numerusform>
            <numerusform>{player} prend le {pile}&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down under it were {cards}.</source>
        <translation>Face cachée dessous, il y avait {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the %n face-down cards.</source>
        <translation>
            <numerusform>{player} reçoit aussi %n carte face cachée.</numerusform>
            <numerusform>{player} reçoit aussi les %n cartes face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play a Caliente card.</source>
        <translation>Vous jouez une carte Caliente.</translation>
    </message>
    <message>
        <source>{player} plays a Caliente card.</source>
        <translation>{player} joue une carte Caliente.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Vous posez {cards}.</translation>
    </message>
    <message>
        <source>{player} lays {cards}.</source>
        <translation>{player} pose {cards}.</translation>
    </message>
    <message>
        <source>You add {cards}.</source>
        <translation>Vous ajoutez {cards}.</translation>
    </message>
    <message>
        <source>{player} adds {cards}.</source>
        <translation>{player} ajoute {cards}.</translation>
    </message>
    <message>
        <source>You combine two melds.</source>
        <translation>Vous réunissez deux combinaisons.</translation>
    </message>
    <message>
        <source>{player} combines two melds.</source>
        <translation>{player} réunit deux combinaisons.</translation>
    </message>
    <message>
        <source>A natural canasta!</source>
        <translation>Une canasta pure&#xa0;!</translation>
    </message>
    <message>
        <source>A mixed canasta!</source>
        <translation>Une canasta mixte&#xa0;!</translation>
    </message>
    <message>
        <source>{A_samba}!</source>
        <translation>{A_samba}&#xa0;!</translation>
    </message>
    <message>
        <source>{A_wild_canasta}!</source>
        <translation>{A_wild_canasta}&#xa0;!</translation>
    </message>
    <message>
        <source>A canasta of sevens!</source>
        <translation>Une canasta de sept&#xa0;!</translation>
    </message>
    <message>
        <source>You discard {a_card}.</source>
        <translation>Vous défaussez {a_card}.</translation>
    </message>
    <message>
        <source>{player} discards {a_card}.</source>
        <translation>{player} défausse {a_card}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen.</source>
        <translation>Le {pile} est gelé.</translation>
    </message>
    <message>
        <source>You ask {partner}: may I go out?</source>
        <translation>Vous demandez à {partner}&#xa0;: puis-je sortir&#xa0;?</translation>
    </message>
    <message>
        <source>{player} asks you: may I go out?</source>
        <translation>{player} vous demande&#xa0;: puis-je sortir&#xa0;?</translation>
    </message>
    <message>
        <source>{player} asks {partner}: may I go out?</source>
        <translation>{player} demande à {partner}&#xa0;: puis-je sortir&#xa0;?</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Vous dites oui.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Vous dites non.</translation>
    </message>
    <message>
        <source>{player} says yes.</source>
        <translation>{player} dit oui.</translation>
    </message>
    <message>
        <source>{player} says no.</source>
        <translation>{player} dit non.</translation>
    </message>
    <message>
        <source>You could not go out: all see {cards}.</source>
        <translation>Vous n’avez pas pu sortir&#xa0;: tous voient {cards}.</translation>
    </message>
    <message>
        <source>{player} could not go out and shows {cards}.</source>
        <translation>{player} n’a pas pu sortir et montre {cards}.</translation>
    </message>
    <message>
        <source>You pick up your foot.</source>
        <translation>Vous relevez votre pied.</translation>
    </message>
    <message>
        <source>{player} picks up the foot.</source>
        <translation>{player} relève son pied.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Le {stock} est vide.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Vous avez fait la sortie.</translation>
    </message>
    <message>
        <source>{player} went out.</source>
        <translation>{player} a fait la sortie.</translation>
    </message>
    <message>
        <source>You went out with a concealed hand.</source>
        <translation>Vous avez fait une sortie cachée.</translation>
    </message>
    <message>
        <source>{player} went out with a concealed hand.</source>
        <translation>{player} a fait une sortie cachée.</translation>
    </message>
    <message>
        <source>You laid a special hand open: {hand}.</source>
        <translation>Vous avez étalé une main spéciale&#xa0;: {hand}.</translation>
    </message>
    <message>
        <source>{player} laid a special hand open: {hand}.</source>
        <translation>{player} a étalé une main spéciale&#xa0;: {hand}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>The deal is over: the {stock} is empty and nobody went out.</source>
        <translation>La donne est finie&#xa0;: le {stock} est vide et personne n’est sorti.</translation>
    </message>
    <message>
        <source>The deal is over: the last card was a {bonus}.</source>
        <translation>La donne est finie&#xa0;: la dernière carte était un {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {points} points.</source>
        <translation>{side}&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>The match is over. {side}: victory!</source>
        <translation>La partie est finie. {side}&#xa0;: victoire&#xa0;!</translation>
    </message>
</context>
<context>
    <name>ExerciseFlow</name>
    <message>
        <source>The judge could not look at every move. Nothing is kept.</source>
        <translation>L’arbitre n’a pas pu examiner tous les coups. Rien n’est conservé.</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Retour à l’exercice</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Opening with exactly the minimum</source>
        <translation>Ouvrir au plus juste</translation>
    </message>
    <message>
        <source>Taking a frozen {pile}</source>
        <translation>Prendre un {pile} gelé</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Se défendre</translation>
    </message>
    <message>
        <source>When to freeze</source>
        <translation>Quand geler</translation>
    </message>
    <message>
        <source>When to go out</source>
        <translation>Quand sortir</translation>
    </message>
    <message>
        <source>The {stock} runs out</source>
        <translation>Le {stock} s’épuise</translation>
    </message>
    <message>
        <source>Draw, then open with as few cards as you can: what stays in the hand can take the {pile}.</source>
        <translation>Piochez, puis ouvrez avec le moins de cartes possible&#xa0;: ce qui reste en main peut prendre le {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen, and you hold the pair. Is it worth more than a card from the {stock}?</source>
        <translation>Le {pile} est gelé, et vous avez la paire. Vaut-il mieux qu’une carte du {stock}&#xa0;?</translation>
    </message>
    <message>
        <source>The others are ahead and want the {pile}. Find the discard that gives them least.</source>
        <translation>Les autres mènent et veulent le {pile}. Trouvez la défausse qui leur donne le moins.</translation>
    </message>
    <message>
        <source>A fat {pile}, and the others have melds. Does your wild card pay more in the {pile} than in your hand?</source>
        <translation>Un gros {pile}, et les autres ont des combinaisons. Votre atout rapporte-t-il plus dans le {pile} que dans votre main&#xa0;?</translation>
    </message>
    <message>
        <source>You can go out soon. Now, or a turn later with more on the table?</source>
        <translation>Vous pourrez bientôt sortir. Maintenant, ou un tour plus tard avec plus sur la table&#xa0;?</translation>
    </message>
    <message>
        <source>Only two cards are left in the {stock}. Get rid of what would count against you.</source>
        <translation>Il ne reste que deux cartes au {stock}. Débarrassez-vous de ce qui compterait contre vous.</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>D’autres exercices</translation>
    </message>
    <message>
        <source>From new deals</source>
        <translation>De nouvelles donnes</translation>
    </message>
    <message>
        <source>From my own deals</source>
        <translation>De mes propres donnes</translation>
    </message>
    <message>
        <source>Ten in a row, easy to hard</source>
        <translation>Dix à la suite, du facile au difficile</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Next for me</source>
        <translation>Mon prochain exercice</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Positions from real deals. In each, one move is clearly the best: find it.</source>
        <translation>Des positions de vraies donnes. Dans chacune, un coup est nettement le meilleur&#xa0;: trouvez-le.</translation>
    </message>
    <message numerus="yes">
        <source>%n from before come back today.</source>
        <translation>
            <numerusform>%n d’avant revient aujourd’hui.</numerusform>
            <numerusform>%n d’avant reviennent aujourd’hui.</numerusform>
        </translation>
    </message>
    <message>
        <source>None from before comes back today.</source>
        <translation>Aucun d’avant ne revient aujourd’hui.</translation>
    </message>
    <message>
        <source>About a minute each.</source>
        <translation>Une minute environ chacun.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n exercice</numerusform>
            <numerusform>%n exercices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n pas encore essayé</numerusform>
            <numerusform>%n pas encore essayés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n à refaire</numerusform>
            <numerusform>%n à refaire</numerusform>
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
            <numerusform>{made} sur {most} trouvés&#xa0;; %n position examinée.</numerusform>
            <numerusform>{made} sur {most} trouvés&#xa0;; %n positions examinées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new exercises were found.</source>
        <translation>
            <numerusform>%n nouvel exercice trouvé.</numerusform>
            <numerusform>%n nouveaux exercices trouvés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made in the background, on this computer. It takes a few minutes.</source>
        <translation>Préparés en arrière-plan, sur cet ordinateur. Cela prend quelques minutes.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
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
        <translation>Quand le {stock} est vide</translation>
    </message>
    <message>
        <source>A deal that ends so is void: no side gets points in it, or loses any.</source>
        <translation>Une donne qui finit ainsi est nulle&#xa0;: aucun camp n’y gagne ni n’y perd de points.</translation>
    </message>
    <message>
        <source>Whoever draws the last card plays the turn to its end. With the discard the deal is over.</source>
        <translation>Le joueur qui pioche la dernière carte joue son tour jusqu’au bout. La donne finit avec la défausse.</translation>
    </message>
    <message>
        <source>Then nobody gets the points for going out.</source>
        <translation>Alors personne ne reçoit les points de la sortie.</translation>
    </message>
    <message>
        <source>With an empty {stock} the deal goes on while each player takes the {pile}.</source>
        <translation>Quand le {stock} est vide, la donne continue tant que chaque joueur prend le {pile}.</translation>
    </message>
    <message>
        <source>Nobody has to take it.</source>
        <translation>Personne n’est obligé de le prendre.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits an unfinished meld of the own side.</source>
        <translation>Le joueur qui peut le prendre doit le faire, s’il n’est pas gelé et que sa carte du dessus convient à une combinaison inachevée de son camp.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits a meld of the own side.</source>
        <translation>Le joueur qui peut le prendre doit le faire, s’il n’est pas gelé et que sa carte du dessus convient à une combinaison de son camp.</translation>
    </message>
    <message>
        <source>Whoever cannot take it, or does not want to, passes: the deal is over.</source>
        <translation>Un joueur qui ne peut pas ou ne veut pas le prendre passe&#xa0;: la donne est finie.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, it stays in the hand and costs {points} points, and the deal ends at once.</source>
        <translation>Si la dernière carte du {stock} est un {bonus}, elle reste en main et coûte {points} points, et la donne finit aussitôt.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus} or a {stop}, it stays in the hand and the deal ends at once: the {bonus} costs {points} points, the {stop} its value.</source>
        <translation>Si la dernière carte du {stock} est un {bonus} ou un {stop}, elle reste en main et la donne finit aussitôt&#xa0;: le {bonus} coûte {points} points, le {stop} sa valeur.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the deal ends at once.</source>
        <translation>Si la dernière carte du {stock} est un {bonus}, la donne finit aussitôt.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the turn goes on without it. Whoever then can neither discard nor go out ends the deal.</source>
        <translation>Si la dernière carte du {stock} est un {bonus}, le tour continue sans elle. Si le joueur ne peut alors ni défausser ni sortir, la donne se termine.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>A turn begins with %n cards from here, or with the {pile}.</source>
        <translation>
            <numerusform>Un tour commence avec %n carte d’ici, ou avec le {pile}.</numerusform>
            <numerusform>Un tour commence avec %n cartes d’ici, ou avec le {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends.</source>
        <translation>Il n’y a rien à piocher&#xa0;: le joueur qui ne peut pas prendre le {pile} passe, et la donne finit.</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>Le {pile}</translation>
    </message>
    <message>
        <source>It is empty. What is discarded lies here.</source>
        <translation>Il est vide. Ce qu’on défausse vient ici.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes all of it.</source>
        <translation>
            <numerusform>Il contient %n carte, sur le dessus {card}. On le prend toujours en entier.</numerusform>
            <numerusform>Il contient %n cartes, sur le dessus {card}. On le prend toujours en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down at the bottom: nobody knows them yet.</source>
        <translation>
            <numerusform>%n d’entre elles est face cachée tout en bas&#xa0;: personne ne la connaît encore.</numerusform>
            <numerusform>%n d’entre elles sont face cachée tout en bas&#xa0;: personne ne les connaît encore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</source>
        <translation>
            <numerusform>Il contient %n carte, sur le dessus {card}. On en prend au plus les {most} du dessus.</numerusform>
            <numerusform>Il contient %n cartes, sur le dessus {card}. On en prend au plus les {most} du dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take it while that card lies on top.</source>
        <translation>Personne ne peut le prendre tant que cette carte est dessus.</translation>
    </message>
    <message>
        <source>It is open for you.</source>
        <translation>Il est ouvert pour vous.</translation>
    </message>
    <message>
        <source>Two natural {ranks} from your hand take it; you hold {have}.</source>
        <translation>Deux {ranks} de votre main, sans atout, le prennent&#xa0;; vous en avez {have}.</translation>
    </message>
    <message>
        <source>Two {ranks} from your hand take it; you hold {have}.</source>
        <translation>Deux {ranks} de votre main le prennent&#xa0;; vous en avez {have}.</translation>
    </message>
    <message>
        <source>One of them and a wild card do as well.</source>
        <translation>Une de ces cartes et un atout conviennent aussi.</translation>
    </message>
    <message>
        <source>Or the top card joins your meld alone.</source>
        <translation>Ou bien la carte du dessus rejoint seule votre combinaison.</translation>
    </message>
    <message>
        <source>In this game it is always frozen.</source>
        <translation>Dans ce jeu, il est toujours gelé.</translation>
    </message>
    <message>
        <source>It is frozen for everybody, because of {cards}.</source>
        <translation>Il est gelé pour tous, à cause de {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for your side, because of {cards}.</source>
        <translation>Il est gelé pour votre camp, à cause de {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for you, because your side has not melded.</source>
        <translation>Il est gelé pour vous, parce que votre camp n’a pas encore posé.</translation>
    </message>
    <message>
        <source>Your side takes it only after its first melds, which come from the hand.</source>
        <translation>Votre camp ne le prend qu’après ses premières combinaisons, qui viennent de la main.</translation>
    </message>
    <message>
        <source>A canasta must be among its first melds.</source>
        <translation>Ses premières combinaisons doivent comprendre une canasta.</translation>
    </message>
    <message>
        <source>A canasta that is not mixed must be among its first melds.</source>
        <translation>Ses premières combinaisons doivent comprendre une canasta qui ne soit pas mixte.</translation>
    </message>
    <message>
        <source>Your first melds need {need} points together.</source>
        <translation>Vos premières combinaisons doivent valoir {need} points ensemble.</translation>
    </message>
    <message>
        <source>The meld with the top card would count {have} of them.</source>
        <translation>La combinaison avec la carte du dessus en vaudrait {have}.</translation>
    </message>
    <message numerus="yes">
        <source>Its %n cards count {points} points.</source>
        <translation>
            <numerusform>Sa %n carte compte {points} points.</numerusform>
            <numerusform>Ses %n cartes comptent {points} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The canasta adds {points} points to them.</source>
        <translation>La canasta y ajoute {points} points.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards make it a canasta.</source>
        <translation>
            <numerusform>Encore %n carte pour en faire une canasta.</numerusform>
            <numerusform>Encore %n cartes pour en faire une canasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is closed: no more cards join it.</source>
        <translation>Elle est fermée&#xa0;: plus aucune carte ne la rejoint.</translation>
    </message>
    <message>
        <source>No more wild cards join it.</source>
        <translation>Plus aucun atout ne la rejoint.</translation>
    </message>
    <message numerus="yes">
        <source>It may hold %n wild cards and has {have}.</source>
        <translation>
            <numerusform>Elle peut contenir %n atout et en a {have}.</numerusform>
            <numerusform>Elle peut contenir %n atouts et en a {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards.</source>
        <translation>Il faut plus de cartes naturelles que d’atouts.</translation>
    </message>
    <message numerus="yes">
        <source>Each wild card needs %n natural cards.</source>
        <translation>
            <numerusform>Il faut %n carte naturelle par atout.</numerusform>
            <numerusform>Il faut %n cartes naturelles par atout.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can add to it in your turn.</source>
        <translation>Vous pouvez y ajouter des cartes à votre tour.</translation>
    </message>
    <message>
        <source>With a score of {score}, the first melds need {need} points.</source>
        <translation>Avec un score de {score}, il faut {need} points pour ouvrir.</translation>
    </message>
    <message>
        <source>In deal {deal}, the first melds need {need} points.</source>
        <translation>Dans la donne {deal}, il faut {need} points pour ouvrir.</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln points on the table, and against you in your hand.</source>
        <translation>
            <numerusform>Elle compte %Ln point sur la table, et contre vous dans votre main.</numerusform>
            <numerusform>Elle compte %Ln points sur la table, et contre vous dans votre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>{need} cards of a rank make a meld; wild cards can stand in for some.</source>
        <translation>{need} cartes du même rang font une combinaison&#xa0;; des atouts peuvent en remplacer certaines.</translation>
    </message>
    <message>
        <source>It stands in for a card of a meld. On the {pile} it freezes it.</source>
        <translation>Il remplace une carte d’une combinaison. Sur le {pile}, il le gèle.</translation>
    </message>
    <message>
        <source>It is laid beside your melds and another card drawn; it is never discarded.</source>
        <translation>Il se pose à côté de vos combinaisons et on pioche une autre carte&#xa0;; il ne se défausse jamais.</translation>
    </message>
    <message>
        <source>On the {pile} it keeps the next player from taking it.</source>
        <translation>Sur le {pile}, il empêche le joueur suivant de le prendre.</translation>
    </message>
    <message>
        <source>It is melded only to go out.</source>
        <translation>On ne le pose que pour sortir.</translation>
    </message>
    <message>
        <source>It is never melded.</source>
        <translation>On ne le pose jamais.</translation>
    </message>
    <message>
        <source>Played instead of drawing, it fills a small hand up.</source>
        <translation>Jouée au lieu de piocher, elle complète une petite main.</translation>
    </message>
    <message>
        <source>Cards of a suit in a row make a meld, too.</source>
        <translation>Des cartes d’une couleur qui se suivent forment aussi une combinaison.</translation>
    </message>
    <message>
        <source>Wild cards make melds of their own, too.</source>
        <translation>Des atouts seuls forment aussi une combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas before it may go out.</source>
        <translation>
            <numerusform>Il faut %n canasta à un camp pour pouvoir sortir.</numerusform>
            <numerusform>Il faut %n canastas à un camp pour pouvoir sortir.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins your meld of {ranks}.</source>
        <translation>Elle rejoint vos {ranks}.</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Choose a face, {place}</source>
        <translation>Choisir un visage, {place}</translation>
    </message>
    <message>
        <source>{name} has it: the two change faces.</source>
        <translation>{name} l’a déjà&#xa0;: les deux échangent leur visage.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Lapin</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Grenouille</translation>
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
        <translation>Cochon</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Hérisson</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pingouin</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raton laveur</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Mouton</translation>
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
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Fairness record</source>
        <translation>Contrôle d’équité</translation>
    </message>
    <message>
        <source>What the computers did</source>
        <translation>Ce qu’ont fait les joueurs virtuels</translation>
    </message>
    <message>
        <source>What the computer saw</source>
        <translation>Ce qu’a vu le joueur virtuel</translation>
    </message>
    <message>
        <source>When the first deal is over, you see here what every computer saw.</source>
        <translation>Quand la première donne sera finie, vous verrez ici ce qu’a vu chaque joueur virtuel.</translation>
    </message>
    <message>
        <source>Deal {count}: what every computer saw when it chose. It was told no more.</source>
        <translation>Donne {count}&#xa0;: ce que voyait chaque joueur virtuel au moment de choisir. On ne lui a rien dit de plus.</translation>
    </message>
    <message>
        <source>Fingerprint of deal {count}, which is being played: {print}</source>
        <translation>Empreinte de la donne {count}, en cours de jeu&#xa0;: {print}</translation>
    </message>
    <message>
        <source>Checked: the cards dealt were those fixed before the match.</source>
        <translation>Vérifié&#xa0;: les cartes distribuées étaient celles fixées avant la partie.</translation>
    </message>
    <message>
        <source>The cards dealt are not those fixed before the match!</source>
        <translation>Les cartes distribuées ne sont pas celles fixées avant la partie&#xa0;!</translation>
    </message>
    <message>
        <source>Deal {count} had the fingerprint {print}. Its salt is {salt}: compare the fingerprint with the one shown during the deal.</source>
        <translation>La donne {count} avait l’empreinte {print}. Son sel est {salt}&#xa0;: comparez l’empreinte avec celle montrée pendant la donne.</translation>
    </message>
</context>
<context>
    <name>FeatTexts</name>
    <message>
        <source>Concealed</source>
        <translation>Sortie cachée</translation>
    </message>
    <message>
        <source>Shut out</source>
        <translation>Sans ouvrir</translation>
    </message>
    <message>
        <source>Great pile</source>
        <translation>Gros pot</translation>
    </message>
    <message>
        <source>Heap of fifty</source>
        <translation>Pot de cinquante</translation>
    </message>
    <message>
        <source>Three natural canastas</source>
        <translation>Trois canastas pures</translation>
    </message>
    <message>
        <source>Seven natural canastas</source>
        <translation>Sept canastas pures</translation>
    </message>
    <message>
        <source>Five canastas</source>
        <translation>Cinq canastas</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Canasta d’atouts</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sept</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Main spéciale</translation>
    </message>
    <message>
        <source>Dream hand</source>
        <translation>Main de rêve</translation>
    </message>
    <message>
        <source>Red threes at extra pay</source>
        <translation>Trois rouges avec supplément</translation>
    </message>
    <message>
        <source>Half the way</source>
        <translation>La moitié du chemin</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Remontée</translation>
    </message>
    <message>
        <source>Every deal</source>
        <translation>Toutes les donnes</translation>
    </message>
    <message>
        <source>Against the strongest</source>
        <translation>Contre les plus forts</translation>
    </message>
    <message>
        <source>Went out concealed.</source>
        <translation>Une sortie cachée.</translation>
    </message>
    <message>
        <source>Went out before the others had laid a card.</source>
        <translation>Une sortie avant que les autres aient posé une carte.</translation>
    </message>
    <message>
        <source>Took a pile of thirty cards or more.</source>
        <translation>Un pot de trente cartes ou plus.</translation>
    </message>
    <message>
        <source>Took a pile of fifty cards or more.</source>
        <translation>Un pot de cinquante cartes ou plus.</translation>
    </message>
    <message>
        <source>Three natural canastas of one side in a deal.</source>
        <translation>Trois canastas pures d’un camp dans une donne.</translation>
    </message>
    <message>
        <source>Seven natural canastas of one side in a match.</source>
        <translation>Sept canastas pures d’un camp dans une partie.</translation>
    </message>
    <message>
        <source>Five canastas of one side in a deal.</source>
        <translation>Cinq canastas d’un camp dans une donne.</translation>
    </message>
    <message>
        <source>Completed a canasta of wild cards.</source>
        <translation>Une canasta d’atouts terminée.</translation>
    </message>
    <message>
        <source>Completed a samba: seven cards of a suit in a row.</source>
        <translation>Une samba terminée&#xa0;: sept cartes d’une couleur qui se suivent.</translation>
    </message>
    <message>
        <source>Completed a canasta of sevens.</source>
        <translation>Une canasta de sept terminée.</translation>
    </message>
    <message>
        <source>Laid a special hand open and ended the deal.</source>
        <translation>Une main spéciale étalée, qui termine la donne.</translation>
    </message>
    <message>
        <source>Laid a dream hand open.</source>
        <translation>Une main de rêve étalée.</translation>
    </message>
    <message>
        <source>So many red threes that they paid extra.</source>
        <translation>Assez de trois rouges pour un supplément.</translation>
    </message>
    <message>
        <source>Half of the points that the match needs, in one deal.</source>
        <translation>La moitié des points de la partie, en une seule donne.</translation>
    </message>
    <message>
        <source>Won after being behind by a third of the match.</source>
        <translation>Une victoire après un retard d’un tiers de la partie.</translation>
    </message>
    <message>
        <source>Won a match with the most points in every deal.</source>
        <translation>Une partie gagnée avec le plus de points à chaque donne.</translation>
    </message>
    <message>
        <source>Won against strong players, with no hint and nothing undone.</source>
        <translation>Une victoire contre des joueurs forts, sans conseil ni annulation.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>“{name}” is among your house rules now. Choose it in New match.</source>
        <translation>«&#xa0;{name}&#xa0;» est maintenant parmi vos règles maison, à choisir dans «&#xa0;Nouvelle partie&#xa0;».</translation>
    </message>
</context>
<context>
    <name>FinderRow</name>
    <message>
        <source>Search: game, player, date, note</source>
        <translation>Chercher&#xa0;: jeu, joueur, date, note</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <translation>Chercher dans les parties enregistrées</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>How many finished games are kept</source>
        <translation>Combien de parties finies sont gardées</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Les dernières jouées d’abord</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Par joueurs</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Les plus grosses d’abord</translation>
    </message>
    <message>
        <source>Keep the last {count}</source>
        <translation>Garder les {count} dernières</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Older finished games without a note are deleted when this list is opened.</source>
        <translation>Les parties finies plus anciennes et sans note sont supprimées à l’ouverture de cette liste.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>Your first deal</source>
        <translation>Votre première donne</translation>
    </message>
    <message>
        <source>From the first card to the score.</source>
        <translation>De la première carte au score.</translation>
    </message>
    <message>
        <source>Draw from the {stock} first.</source>
        <translation>Piochez d’abord au {stock}.</translation>
    </message>
    <message>
        <source>Some turns later your side has six kings. One more makes a canasta. Draw.</source>
        <translation>Quelques tours plus tard, votre camp a six rois. Un de plus fait une canasta. Piochez.</translation>
    </message>
    <message>
        <source>You drew a king. Raise it, then click your kings on the table.</source>
        <translation>Vous avez pioché un roi. Choisissez-le, puis cliquez sur vos rois de la table.</translation>
    </message>
    <message>
        <source>You drew a king. Click it, then click your kings on the table.</source>
        <translation>Vous avez pioché un roi. Cliquez dessus, puis cliquez sur vos rois de la table.</translation>
    </message>
    <message>
        <source>Not yet: first the king belongs on your kings.</source>
        <translation>Pas encore&#xa0;: d’abord, le roi va sur vos rois.</translation>
    </message>
    <message>
        <source>Discard the five or the four, and keep both eights for your next turn.</source>
        <translation>Défaussez le cinq ou le quatre, et gardez les deux huit pour votre prochain tour.</translation>
    </message>
    <message>
        <source>Discard the five or the four: the eights belong together.</source>
        <translation>Défaussez le cinq ou le quatre&#xa0;: les huit vont ensemble.</translation>
    </message>
    <message>
        <source>A canasta! It pays {natural} points.</source>
        <translation>Une canasta&#xa0;! Elle rapporte {natural} points.</translation>
    </message>
    <message>
        <source>A canasta! Without wild cards it is natural, has a red card on top, and pays {natural} points.</source>
        <translation>Une canasta&#xa0;! Sans atout elle est pure, a une carte rouge sur le dessus et rapporte {natural} points.</translation>
    </message>
    <message>
        <source>A canasta without wild cards: it has a red card on top and brings {natural} points.</source>
        <translation>Une canasta sans atout&#xa0;: elle a une carte rouge sur le dessus et rapporte {natural} points.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is mixed and pays {mixed}.</source>
        <translation>Avec des atouts, comme cette combinaison, une canasta est mixte et rapporte {mixed}.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is “mixed” and brings {mixed}.</source>
        <translation>Avec des atouts, comme cette combinaison, une canasta est «&#xa0;mixte&#xa0;» et rapporte {mixed}.</translation>
    </message>
    <message numerus="yes">
        <source>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Sans cartes, vous sortez, et la donne finit. Pour cela, il faut une canasta&#xa0;: votre camp l’a. Piochez.</numerusform>
            <numerusform>Sans cartes, vous sortez, et la donne finit. Pour cela, il faut %n canastas&#xa0;: votre camp les a. Piochez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Sans cartes, on «&#xa0;sort&#xa0;»&#xa0;: on ne joue plus, on compte les points. Il faut pour cela une canasta&#xa0;: votre camp l’a. Piochez.</numerusform>
            <numerusform>Sans cartes, on «&#xa0;sort&#xa0;»&#xa0;: on ne joue plus, on compte les points. Il faut pour cela %n canastas&#xa0;: votre camp les a. Piochez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eights are a meld: lay all of them, so that one card is left.</source>
        <translation>Les huit font une combinaison&#xa0;: posez-les tous, pour qu’il reste une seule carte.</translation>
    </message>
    <message>
        <source>Lay the eights first: one card is left to discard.</source>
        <translation>Posez d’abord les huit&#xa0;: il restera une carte à défausser.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table count plus, cards still in a hand minus.</source>
        <translation>Vous sortez&#xa0;: {points} points de plus. Les cartes sur la table comptent en plus, celles restées en main en moins.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table bring points, cards in a hand cost points.</source>
        <translation>Vous sortez&#xa0;: {points} points de plus. Les cartes sur la table rapportent des points, les cartes en main en coûtent.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals the side with more points wins.</source>
        <translation>
            <numerusform>Après %n donne, le camp qui a le plus de points gagne.</numerusform>
            <numerusform>Après %n donnes, le camp qui a le plus de points gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a side has {target} points after a deal, the match ends: the higher total wins.</source>
        <translation>Dès qu’un camp a {target} points après une donne, la partie finit&#xa0;: le plus haut total gagne.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, until a side has {target} points: more points win.</source>
        <translation>Puis on redistribue, jusqu’à ce qu’un camp ait {target} points&#xa0;: le plus de points gagne.</translation>
    </message>
</context>
<context>
    <name>FirstMeldTexts</name>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more. Your kings make {points1}, the queens with the wild card {points2}: enough.</source>
        <translation>Les premières combinaisons de votre camp ouvrent avec {need} points ou plus. Vos rois en valent {points1}, les dames avec l’atout {points2}&#xa0;: c’est assez.</translation>
    </message>
    <message>
        <source>Now raise both queens and the wild card. Then click the empty table.</source>
        <translation>Choisissez maintenant les deux dames et l’atout. Puis cliquez sur une partie libre de la table.</translation>
    </message>
    <message>
        <source>First lay the kings, and the queens with the wild card. Leave the nines in your hand: you will need them.</source>
        <translation>Posez d’abord les rois, et les dames avec l’atout. Laissez les neuf dans votre main&#xa0;: vous en aurez besoin.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, without a wild card. Your kings make {points1}, the queens {points2}: enough.</source>
        <translation>Les premières combinaisons de votre camp ouvrent avec {need} points ou plus, sans atout. Vos rois en valent {points1}, les dames {points2}&#xa0;: c’est assez.</translation>
    </message>
    <message>
        <source>Now raise the three queens. Then click the empty table.</source>
        <translation>Choisissez maintenant les trois dames. Puis cliquez sur une partie libre de la table.</translation>
    </message>
    <message>
        <source>First lay the kings and the queens. Leave the nines in your hand: you will need them.</source>
        <translation>Posez d’abord les rois et les dames. Laissez les neuf dans votre main&#xa0;: vous en aurez besoin.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, three natural cards of a rank among them. Your kings make {points1}, the queens with the joker {points2}, the aces with the two {points3}: enough.</source>
        <translation>Les premières combinaisons de votre camp ouvrent avec {need} points ou plus, avec trois cartes naturelles d’un même rang. Vos rois en valent {points1}, les dames avec le joker {points2}, les as avec le deux {points3}&#xa0;: c’est assez.</translation>
    </message>
    <message>
        <source>Now raise the queens and the joker. Then click the empty table.</source>
        <translation>Choisissez maintenant les dames et le joker. Puis cliquez sur une partie libre de la table.</translation>
    </message>
    <message>
        <source>Now raise the aces and the two. Then click the empty table.</source>
        <translation>Choisissez maintenant les as et le deux. Puis cliquez sur une partie libre de la table.</translation>
    </message>
    <message>
        <source>First lay the kings, the queens with the joker, and the aces with the two. Leave the nines in your hand: you will need them.</source>
        <translation>Posez d’abord les rois, les dames avec le joker, et les as avec le deux. Laissez les neuf dans votre main&#xa0;: vous en aurez besoin.</translation>
    </message>
    <message>
        <source>Click the three kings: they rise. Then click the empty table, or press {lay_key}.</source>
        <translation>Cliquez sur les trois rois&#xa0;: ils se lèvent. Puis cliquez sur une partie libre de la table, ou appuyez sur {lay_key}.</translation>
    </message>
    <message>
        <source>Now press the button that lays all.</source>
        <translation>Appuyez maintenant sur le bouton qui pose tout.</translation>
    </message>
</context>
<context>
    <name>FirstTimeCard</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>FirstTimeTexts</name>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets all its cards.</source>
        <translation>Le {pile} a été pris&#xa0;: celui qui peut poser aussitôt sa carte du dessus reçoit toutes ses cartes.</translation>
    </message>
    <message>
        <source>The {pile} was frozen: now only two natural cards like its top card take it.</source>
        <translation>Le {pile} a été gelé&#xa0;: maintenant, seules deux cartes naturelles comme celle du dessus le prennent.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Il compte {points} points.</translation>
    </message>
    <message>
        <source>It counts {points} points once its side has melds.</source>
        <translation>Il compte {points} points dès que son camp a des combinaisons.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta.</source>
        <translation>Il compte {points} points dès que son camp a une canasta.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has two canastas.</source>
        <translation>Il compte {points} points dès que son camp a deux canastas.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta of sevens.</source>
        <translation>Il compte {points} points dès que son camp a une canasta de sept.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Il coûte {points} points.</translation>
    </message>
    <message>
        <source>A {stop} was discarded: the next player cannot take the {pile}.</source>
        <translation>Un {stop} a été défaussé&#xa0;: le joueur suivant ne peut pas prendre le {pile}.</translation>
    </message>
    <message>
        <source>Who could go out may ask the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Un joueur qui pourrait sortir peut d’abord demander à son partenaire si cela convient&#xa0;: oui ou non, rien d’autre.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Un joueur qui veut sortir demande d’abord à son partenaire si cela convient&#xa0;: oui ou non, rien d’autre.</translation>
    </message>
    <message>
        <source>Going out ends the deal and brings {points} points. What is left in the hands counts against their sides.</source>
        <translation>Sortir termine la donne et rapporte {points} points. Ce qui reste dans les mains compte contre leurs camps.</translation>
    </message>
    <message>
        <source>A side has opened: from now on it may add single cards to its melds.</source>
        <translation>Un camp a ouvert&#xa0;: désormais, il peut ajouter des cartes seules à ses combinaisons.</translation>
    </message>
    <message>
        <source>A side has opened with at least {need} points. From now on it may add single cards.</source>
        <translation>Un camp a ouvert avec au moins {need} points. Désormais, il peut ajouter des cartes seules.</translation>
    </message>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets its top {most} cards.</source>
        <translation>Le {pile} a été pris&#xa0;: celui qui peut poser aussitôt sa carte du dessus reçoit ses {most} cartes du dessus.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile}: now only two natural cards like its top card take it.</source>
        <translation>Un atout a gelé le {pile}&#xa0;: maintenant, seules deux cartes naturelles comme celle du dessus le prennent.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile} for the other side: only two natural cards like its top card take it.</source>
        <translation>Un atout a gelé le {pile} pour l’autre camp&#xa0;: seules deux cartes naturelles comme celle du dessus le prennent.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards of a rank, and many points on top of them.</source>
        <translation>Une canasta&#xa0;: {size} cartes du même rang, et beaucoup de points en plus.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards, and many points on top of them.</source>
        <translation>Une canasta&#xa0;: {size} cartes, et beaucoup de points en plus.</translation>
    </message>
    <message>
        <source>A {bonus} is laid at once, and another card drawn.</source>
        <translation>Un {bonus} se pose aussitôt, et on pioche une autre carte.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Un camp a besoin d’une canasta pour sortir.</numerusform>
            <numerusform>Un camp a besoin de %n canastas pour sortir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurns</name>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points, most of all a canasta: {size} cards with the same letter or number.</source>
        <translation>Le but&#xa0;: plus de points que les autres. Les cartes posées sur la table donnent des points, et surtout une canasta&#xa0;: {size} cartes avec la même lettre ou le même chiffre.</translation>
    </message>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points. A “canasta” brings most: {size} cards with the same letter or number. You already have three kings.</source>
        <translation>Le but&#xa0;: plus de points que les autres. Les cartes sur la table rapportent des points. Une «&#xa0;canasta&#xa0;» rapporte le plus&#xa0;: {size} cartes avec la même lettre ou le même chiffre. Vous avez déjà trois rois.</translation>
    </message>
    <message>
        <source>A turn has 3 parts. Draw from the {stock}, face down. Lay cards on the table, if you like. Discard: put one on the {pile}.</source>
        <translation>Un tour a 3 parties. Piochez au {stock}, face cachée. Posez des cartes sur la table, si vous le voulez. Défaussez-en une sur le {pile}.</translation>
    </message>
    <message>
        <source>When it is your “turn”, you do three things. First “draw”: take a card from the “{stock}”. Then lay cards on the table, if you like. Last put one card on the “{pile}”.</source>
        <translation>Quand c’est votre «&#xa0;tour&#xa0;», vous faites trois choses. D’abord «&#xa0;piocher&#xa0;»&#xa0;: prenez une carte du «&#xa0;{stock}&#xa0;». Puis posez des cartes sur la table, si vous le voulez. Enfin, mettez une carte sur le «&#xa0;{pile}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>These are your %n cards; only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Voici votre carte&#xa0;; personne d’autre ne la voit. Elle montre ses points.</numerusform>
            <numerusform>Voici vos %n cartes&#xa0;; personne d’autre ne les voit. Chacune montre ses points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n cards are your “hand”. Only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Cette carte est votre «&#xa0;main&#xa0;». Personne d’autre ne la voit. Elle montre ses points.</numerusform>
            <numerusform>Ces %n cartes sont votre «&#xa0;main&#xa0;». Personne d’autre ne les voit. Chacune montre ses points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner plays with you: what one of you lays is for both.</source>
        <translation>Votre partenaire joue avec vous&#xa0;: ce que pose l’un de vous est à vous deux.</translation>
    </message>
    <message>
        <source>You and your partner are a “side”: what one of you lays is for both.</source>
        <translation>Vous et votre partenaire êtes un «&#xa0;camp&#xa0;»&#xa0;: ce que pose l’un de vous est à vous deux.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</source>
        <translation>
            <numerusform>À vous. Piochez d’abord %n carte&#xa0;: cliquez sur le {stock}, ou appuyez sur {draw_key}.</numerusform>
            <numerusform>À vous. Piochez d’abord %n cartes&#xa0;: cliquez sur le {stock}, ou appuyez sur {draw_key}.</numerusform>
        </translation>
    </message>
    <message>
        <source>First draw from the {stock}: that is how a turn begins.</source>
        <translation>Piochez d’abord au {stock}&#xa0;: c’est ainsi que commence un tour.</translation>
    </message>
    <message>
        <source>You drew a {bonus}. It lies here, and you got another card for it.</source>
        <translation>Vous avez pioché un {bonus}. Il reste ici, et vous avez reçu une autre carte en échange.</translation>
    </message>
    <message>
        <source>This is a “{bonus}”. It lies here for points, and you got a new card for it.</source>
        <translation>Voici un «&#xa0;{bonus}&#xa0;». Il reste ici et rapporte des points, et vous avez reçu une nouvelle carte en échange.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Il compte {points} points.</translation>
    </message>
    <message>
        <source>It counts {points} once your side has laid cards.</source>
        <translation>Il compte {points} points dès que votre camp a posé des cartes.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta.</source>
        <translation>Il compte {points} points dès que votre camp a une canasta.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has two canastas.</source>
        <translation>Il compte {points} points dès que votre camp a deux canastas.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta of sevens.</source>
        <translation>Il compte {points} points dès que votre camp a une canasta de sept.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Il coûte {points} points.</translation>
    </message>
    <message>
        <source>{size} or more cards with the same letter or number, of one rank, laid on the table, are a meld.</source>
        <translation>{size} cartes ou plus avec la même lettre ou le même chiffre, donc du même rang, posées sur la table, sont une combinaison.</translation>
    </message>
    <message>
        <source>A “meld” is a group on the table: {size} or more cards with the same letter or number.</source>
        <translation>Une «&#xa0;combinaison&#xa0;» est un groupe sur la table&#xa0;: {size} cartes ou plus avec la même lettre ou le même chiffre.</translation>
    </message>
    <message>
        <source>Your side has opened. Now raise a single low card, such as the four, and click the {pile}, or press {pile_key}.</source>
        <translation>Votre camp a ouvert. Choisissez maintenant une petite carte seule, comme le quatre, et cliquez sur le {pile}, ou appuyez sur {pile_key}.</translation>
    </message>
    <message>
        <source>The other cards are natural.</source>
        <translation>Les autres cartes sont naturelles.</translation>
    </message>
    <message>
        <source>All others are “natural cards”.</source>
        <translation>Toutes les autres sont des «&#xa0;cartes naturelles&#xa0;».</translation>
    </message>
    <message>
        <source>A meld needs these, too.</source>
        <translation>Il en faut aussi dans une combinaison.</translation>
    </message>
    <message>
        <source>The nines are a meld; the other cards are in your hand.</source>
        <translation>Les neuf sont une combinaison&#xa0;; les autres cartes sont dans votre main.</translation>
    </message>
    <message>
        <source>Well done. Now “discard”: click a single low card, such as the four. Then click the {pile}, or press {pile_key}.</source>
        <translation>Bravo. Maintenant, «&#xa0;défausser&#xa0;»&#xa0;: cliquez sur une petite carte seule, comme le quatre. Puis cliquez sur le {pile}, ou appuyez sur {pile_key}.</translation>
    </message>
    <message>
        <source>Now discard a single low card. Keep both nines.</source>
        <translation>Défaussez maintenant une petite carte seule. Gardez les deux neuf.</translation>
    </message>
    <message>
        <source>To “open”, your side lays its first melds, worth {need} points or more. Yours are worth enough.</source>
        <translation>Pour «&#xa0;ouvrir&#xa0;», votre camp pose ses premières combinaisons, qui valent {need} points ou plus. Les vôtres suffisent.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Les {twos} et les {jokers} sont des atouts&#xa0;: ils remplacent d’autres cartes, ou forment ensemble une combinaison. Vous avez %n atout, ici dans le cadre.</numerusform>
            <numerusform>Les {twos} et les {jokers} sont des atouts&#xa0;: ils remplacent d’autres cartes, ou forment ensemble une combinaison. Vous avez %n atouts, ici dans le cadre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Les {twos} et les {jokers} sont des «&#xa0;atouts&#xa0;»&#xa0;: chacun sert pour n’importe quelle carte, ou ils vont ensemble. Vous avez %n atout, ici dans le cadre.</numerusform>
            <numerusform>Les {twos} et les {jokers} sont des «&#xa0;atouts&#xa0;»&#xa0;: chacun sert pour n’importe quelle carte, ou ils vont ensemble. Vous avez %n atouts, ici dans le cadre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Les {twos} et les {jokers} sont des atouts&#xa0;: ils remplacent d’autres cartes. Vous avez %n atout, ici dans le cadre.</numerusform>
            <numerusform>Les {twos} et les {jokers} sont des atouts&#xa0;: ils remplacent d’autres cartes. Vous avez %n atouts, ici dans le cadre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Les {twos} et les {jokers} sont des «&#xa0;atouts&#xa0;»&#xa0;: chacun sert pour n’importe quelle carte. Vous avez %n atout, ici dans le cadre.</numerusform>
            <numerusform>Les {twos} et les {jokers} sont des «&#xa0;atouts&#xa0;»&#xa0;: chacun sert pour n’importe quelle carte. Vous avez %n atouts, ici dans le cadre.</numerusform>
        </translation>
    </message>
    <message>
        <source>A nine was thrown, and you hold two. Raise both and click the {pile}: you take its cards instead of drawing.</source>
        <translation>Un neuf a été jeté, et vous en avez deux. Choisissez-les et cliquez sur le {pile}&#xa0;: vous prenez ses cartes au lieu de piocher.</translation>
    </message>
    <message>
        <source>A nine lies on the {pile}, and you have two. Click both, then click the {pile}: you take all its cards and do not draw.</source>
        <translation>Un neuf est sur le {pile}, et vous en avez deux. Cliquez sur les deux, puis sur le {pile}&#xa0;: vous prenez toutes ses cartes et ne piochez pas.</translation>
    </message>
    <message>
        <source>Do not draw this time. Raise both nines and take the {pile} with them.</source>
        <translation>Ne piochez pas cette fois. Choisissez les deux neuf et prenez le {pile} avec eux.</translation>
    </message>
    <message>
        <source>If you hold two natural cards like its top card, you may take the {pile}.</source>
        <translation>Avec deux cartes naturelles comme celle du dessus, vous pouvez prendre le {pile}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that you need least.</source>
        <translation>Finissez votre tour&#xa0;: défaussez la carte dont vous avez le moins besoin.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: raise one card, click the {pile}.</source>
        <translation>Votre tour finit par une défausse&#xa0;: choisissez une carte, cliquez sur le {pile}.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: click one card, then the {pile}.</source>
        <translation>Votre tour finit par une défausse&#xa0;: cliquez sur une carte, puis sur le {pile}.</translation>
    </message>
</context>
<context>
    <name>FootLesson</name>
    <message>
        <source>Hand &amp; Foot: the second hand</source>
        <translation>Hand &amp; Foot&#xa0;: la seconde main</translation>
    </message>
    <message>
        <source>What is different in Hand &amp; Foot.</source>
        <translation>Ce qui change à Hand &amp; Foot.</translation>
    </message>
    <message numerus="yes">
        <source>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</source>
        <translation>
            <numerusform>À côté de votre nom se trouve votre pied&#xa0;: une seconde main de %n carte. Personne ne la voit avant l’heure.</numerusform>
            <numerusform>À côté de votre nom se trouve votre pied&#xa0;: une seconde main de %n cartes. Personne ne la voit avant l’heure.</numerusform>
        </translation>
    </message>
    <message>
        <source>Get rid of your hand: first lay the nines.</source>
        <translation>Videz votre main&#xa0;: posez d’abord les neuf.</translation>
    </message>
    <message>
        <source>First lay all your nines.</source>
        <translation>Posez d’abord tous vos neuf.</translation>
    </message>
    <message>
        <source>Now your last card: lay the king on the kings.</source>
        <translation>Maintenant votre dernière carte&#xa0;: posez le roi sur les rois.</translation>
    </message>
    <message>
        <source>Lay the king: then your hand is empty.</source>
        <translation>Posez le roi&#xa0;: votre main sera vide.</translation>
    </message>
    <message>
        <source>That was the last card of your hand: you picked up the foot and play on.</source>
        <translation>C’était la dernière carte de votre main&#xa0;: vous avez relevé le pied et vous continuez.</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canastas.</source>
        <translation>
            <numerusform>Pour sortir, votre camp a besoin d’une canasta.</numerusform>
            <numerusform>Pour sortir, votre camp a besoin de %n canastas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootTopic</name>
    <message>
        <source>The foot</source>
        <translation>Le pied</translation>
    </message>
    <message>
        <source>The foot is your second hand of {count} cards; nobody looks at it before.</source>
        <translation>Le pied est votre seconde main de {count} cartes&#xa0;; personne ne la regarde avant.</translation>
    </message>
    <message>
        <source>A {bonus} in it is laid by itself, and another card is drawn for it.</source>
        <translation>Un {bonus} qui s’y trouve se pose de lui-même, et on pioche une autre carte en échange.</translation>
    </message>
    <message>
        <source>Meld your last card, and you pick up the foot at once and play on from it.</source>
        <translation>Posez votre dernière carte en combinaison, et vous relevez le pied aussitôt pour continuer avec lui.</translation>
    </message>
    <message>
        <source>Discard your last card, and you play from the foot in your next turn.</source>
        <translation>Défaussez votre dernière carte, et vous jouez avec le pied à votre prochain tour.</translation>
    </message>
    <message>
        <source>Emptying the first hand is not going out.</source>
        <translation>Vider sa première main, ce n’est pas sortir.</translation>
    </message>
    <message>
        <source>Many call it the packet. The first canasta that you finish yourself brings it: you take it up at once and play on with all your cards.</source>
        <translation>Beaucoup l’appellent le paquet. La première canasta que vous terminez vous-même l’apporte&#xa0;: vous le relevez aussitôt et continuez avec toutes vos cartes.</translation>
    </message>
    <message>
        <source>Nobody goes out before having taken it up.</source>
        <translation>Personne ne sort avant de l’avoir relevé.</translation>
    </message>
    <message>
        <source>The cards of a foot that was not picked up count against you at the end.</source>
        <translation>Les cartes d’un pied non relevé comptent contre vous à la fin.</translation>
    </message>
    <message>
        <source>Each {bonus} in it costs {points} points.</source>
        <translation>Chaque {bonus} qui s’y trouve coûte {points} points.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>minus</source>
        <extracomment>What is said before a number below zero, as in &quot;minus 150 points&quot;.</extracomment>
        <translation>moins</translation>
    </message>
</context>
<context>
    <name>FreezingDecision</name>
    <message>
        <source>When to freeze</source>
        <translation>Quand geler</translation>
    </message>
    <message>
        <source>When a wild card does more in the {pile} than in your hand.</source>
        <translation>Quand un atout sert mieux dans le {pile} que dans votre main.</translation>
    </message>
    <message>
        <source>The others have melds, you have none. {count} cards lie in the {pile}. You hold three pairs, a queen and a seven that fit their melds, and a wild card.</source>
        <translation>Les autres ont des combinaisons, vous n’en avez pas. Il y a {count} cartes dans le {pile}. Vous avez trois paires, une dame et un sept qui conviennent à leurs combinaisons, et un atout.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Quelle carte défaussez-vous&#xa0;? À vous de décider.</translation>
    </message>
    <message>
        <source>That card may give them all {count} cards. A wild card freezes the {pile}: then only a natural pair takes it, and you hold three.</source>
        <translation>Cette carte peut leur donner les {count} cartes. Un atout gèle le {pile}&#xa0;: seule une paire naturelle le prend alors, et vous en avez trois.</translation>
    </message>
    <message>
        <source>Frozen. Their melds do not help them to the {pile} now. If a four, a five or a nine is discarded to you, it is yours.</source>
        <translation>Gelé. Leurs combinaisons ne leur donnent plus le {pile}. Si l’on vous défausse un quatre, un cinq ou un neuf, il est à vous.</translation>
    </message>
    <message>
        <source>Here your kings lack one card for a canasta. {count} cards lie in the {pile}, and the others have one meld.</source>
        <translation>Ici, il manque une carte à vos rois pour une canasta. Il y a {count} cartes dans le {pile}, et les autres ont une combinaison.</translation>
    </message>
    <message>
        <source>What do you do with your wild card: discard it, lay it, or keep it?</source>
        <translation>Que faites-vous de votre atout&#xa0;: le défausser, le poser ou le garder&#xa0;?</translation>
    </message>
    <message>
        <source>Lay the wild card on your kings, or discard another card.</source>
        <translation>Posez l’atout sur vos rois, ou défaussez une autre carte.</translation>
    </message>
    <message>
        <source>There is little in the {pile}, and that card can finish your canasta: {points} points. Lay it or keep it, and discard another card.</source>
        <translation>Il y a peu dans le {pile}, et cette carte peut terminer votre canasta&#xa0;: {points} points. Posez-la ou gardez-la, et défaussez une autre carte.</translation>
    </message>
    <message>
        <source>Freeze when the {pile} is fat, when the others would get it sooner than you, and when you hold pairs. Otherwise keep your wild cards.</source>
        <translation>Gelez quand le {pile} est gros, quand les autres l’auraient avant vous et quand vous avez des paires. Sinon, gardez vos atouts.</translation>
    </message>
</context>
<context>
    <name>FreezingLesson</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>Le {pile} gelé</translation>
    </message>
    <message>
        <source>Keep the others from the {pile}, and take it all the same.</source>
        <translation>Barrez le {pile} aux autres, et prenez-le quand même.</translation>
    </message>
    <message>
        <source>The others have melds, you have none, and {count} cards lie in the {pile}. Your king fits a meld of theirs. A wild card thrown freezes the {pile}.</source>
        <translation>Les autres ont des combinaisons, vous n’en avez pas, et il y a {count} cartes dans le {pile}. Votre roi convient à une de leurs combinaisons. Un atout jeté gèle le {pile}.</translation>
    </message>
    <message>
        <source>Freeze the {pile}: discard your wild card.</source>
        <translation>Gelez le {pile}&#xa0;: défaussez votre atout.</translation>
    </message>
    <message>
        <source>Only a wild card freezes: discard that one.</source>
        <translation>Seul un atout gèle&#xa0;: défaussez celui-là.</translation>
    </message>
    <message>
        <source>It lies crosswise, so that nobody forgets it. From now on a wild card helps nobody to take the {pile}; two natural cards from the hand do.</source>
        <translation>Il est posé en travers, pour que personne ne l’oublie. Désormais, un atout n’aide plus personne à prendre le {pile}&#xa0;; deux cartes naturelles de la main, si.</translation>
    </message>
    <message>
        <source>It lies crosswise. From now on a wild card does not help your opponents to take the {pile}; two natural cards from the hand do.</source>
        <translation>Il est posé en travers. Désormais, un atout n’aide plus vos adversaires à prendre le {pile}&#xa0;; deux cartes naturelles de la main, si.</translation>
    </message>
    <message>
        <source>Whoever discards a wild card freezes the {pile}.</source>
        <translation>Qui défausse un atout gèle le {pile}.</translation>
    </message>
    <message>
        <source>In this {pile} a wild card lies crosswise: it is frozen until somebody takes it. A natural card with a wild card does not help now.</source>
        <translation>Dans ce {pile}, un atout est posé en travers&#xa0;: il est gelé jusqu’à ce que quelqu’un le prenne. Une carte naturelle avec un atout ne sert à rien ici.</translation>
    </message>
    <message>
        <source>By your rules the {pile} is always frozen: a natural card with a wild card never takes it.</source>
        <translation>D’après vos règles, le {pile} est toujours gelé&#xa0;: une carte naturelle avec un atout ne le prend jamais.</translation>
    </message>
    <message>
        <source>But you hold two queens. Raise both and take the {pile}.</source>
        <translation>Mais vous avez deux dames. Choisissez-les et prenez le {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: two natural queens take even a frozen {pile}.</source>
        <translation>Ne piochez pas&#xa0;: deux dames naturelles prennent même un {pile} gelé.</translation>
    </message>
</context>
<context>
    <name>FrozenTopic</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>Le {pile} gelé</translation>
    </message>
    <message>
        <source>In this game the {pile} is always frozen, for everybody.</source>
        <translation>Dans ce jeu, le {pile} est toujours gelé, pour tous.</translation>
    </message>
    <message>
        <source>For each player it is frozen, too, until that player has taken it once in the deal.</source>
        <translation>Il est aussi gelé pour chaque joueur tant que celui-ci ne l’a pas pris une fois dans la donne.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for everybody.</source>
        <translation>Un atout défaussé gèle le {pile} pour tous.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for the opponents only.</source>
        <translation>Un atout défaussé gèle le {pile} pour les adversaires seulement.</translation>
    </message>
    <message>
        <source>A {stop} freezes it in the same way, also one that is turned up first.</source>
        <translation>Un {stop} le gèle de la même façon, même s’il est la première carte retournée.</translation>
    </message>
    <message>
        <source>The freezing card lies crosswise. The {pile} stays frozen until it is taken.</source>
        <translation>La carte qui gèle est posée en travers. Le {pile} reste gelé jusqu’à ce qu’on le prenne.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile}.</source>
        <translation>Seules deux cartes naturelles du rang de la carte du dessus, toutes deux de votre main, prennent un {pile} gelé.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile} with a natural card on top.</source>
        <translation>Seules deux cartes naturelles du rang de la carte du dessus, toutes deux de votre main, prennent un {pile} gelé dont la carte du dessus est naturelle.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, if that has fewer than {size} cards.</source>
        <translation>Ou bien la carte du dessus rejoint la combinaison de son rang de votre camp, si celle-ci a moins de {size} cartes.</translation>
    </message>
    <message>
        <source>It does not help that your side has a meld of that rank.</source>
        <translation>Avoir déjà une combinaison de ce rang n’y change rien.</translation>
    </message>
    <message>
        <source>A meld of that rank does not replace them; with the top card they may join one of your side that has fewer than {least} cards.</source>
        <translation>Une combinaison de ce rang ne les remplace pas&#xa0;; avec la carte du dessus, elles peuvent rejoindre celle de votre camp qui a moins de {least} cartes.</translation>
    </message>
    <message>
        <source>With a two on top, two twos from your hand take the {pile}, with a joker two jokers: the three are laid as wild cards alone, or join an open meld of such cards.</source>
        <translation>Quand un deux est sur le dessus, une paire de deux de votre main prend le {pile}, et quand c’est un joker, une paire de jokers&#xa0;: les trois se posent comme atouts seuls, ou rejoignent une combinaison ouverte de telles cartes.</translation>
    </message>
    <message>
        <source>While a wild card lies on top, nobody can take the {pile}.</source>
        <translation>Tant qu’un atout est sur le dessus, personne ne peut prendre le {pile}.</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>This game</source>
        <translation>Ce jeu</translation>
    </message>
    <message>
        <source>Compare with another game…</source>
        <translation>Comparer avec un autre jeu…</translation>
    </message>
</context>
<context>
    <name>GameFinder</name>
    <message>
        <source>Find a game</source>
        <translation>Trouver un jeu</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Combien de joueurs</translation>
    </message>
    <message>
        <source>Decks at hand</source>
        <translation>Jeux de cartes disponibles</translation>
    </message>
    <message>
        <source>How long it may take</source>
        <translation>Durée possible</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Sorte de jeu</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message numerus="yes">
        <source>I have %n decks</source>
        <translation>
            <numerusform>J’ai %n jeu de cartes</numerusform>
            <numerusform>J’ai %n jeux de cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Durée</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n minutes</source>
        <translation>
            <numerusform>%n minute au plus</numerusform>
            <numerusform>%n minutes au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Toutes les sortes</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>With sequences</source>
        <translation>Avec des suites</translation>
    </message>
    <message>
        <source>With a second hand</source>
        <translation>Avec une seconde main</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>No game is like that. Ask for less.</source>
        <translation>Aucun jeu ne correspond. Retirez un filtre.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer tous les jeux</translation>
    </message>
    <message>
        <source>Go to another game and press {key} to compare it with {game}.</source>
        <translation>Allez sur un autre jeu et appuyez sur {key} pour le comparer avec {game}.</translation>
    </message>
    <message>
        <source>To compare two games, drag one on the other, or press {key} on each.</source>
        <translation>Pour comparer deux jeux, faites glisser l’un sur l’autre, ou appuyez sur {key} sur chacun.</translation>
    </message>
</context>
<context>
    <name>GameTopic</name>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>A turn in three lines:</source>
        <translation>Un tour en trois lignes&#xa0;:</translation>
    </message>
    <message>
        <source>Collect cards of the same rank and lay them before you: such a group is a meld.</source>
        <translation>Réunissez des cartes du même rang et posez-les devant vous&#xa0;: un tel groupe est une combinaison.</translation>
    </message>
    <message>
        <source>A meld of {size} cards is a canasta, and canastas bring the most points.</source>
        <translation>Une combinaison de {size} cartes est une canasta, et les canastas rapportent le plus de points.</translation>
    </message>
    <message>
        <source>A deal ends when somebody has no card left; then the points are counted.</source>
        <translation>Une donne finit quand quelqu’un n’a plus de cartes&#xa0;; on compte alors les points.</translation>
    </message>
    <message>
        <source>A canasta.</source>
        <comment>below a picture</comment>
        <translation>Une canasta.</translation>
    </message>
    <message>
        <source>Everybody plays alone. “Your side” on these pages is you by yourself.</source>
        <translation>Chacun joue pour soi. Dans ces pages, «&#xa0;votre camp&#xa0;», c’est vous.</translation>
    </message>
    <message>
        <source>These seats play together: {seats}.</source>
        <translation>Ces places jouent ensemble&#xa0;: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of the larger side sit out; they take turns at it.</source>
        <translation>
            <numerusform>À chaque donne, %n joueur du camp le plus nombreux est au repos, à tour de rôle.</numerusform>
            <numerusform>À chaque donne, %n joueurs du camp le plus nombreux sont au repos, à tour de rôle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of each side sit out; they take turns at it.</source>
        <translation>
            <numerusform>À chaque donne, %n joueur de chaque camp est au repos, à tour de rôle.</numerusform>
            <numerusform>À chaque donne, %n joueurs de chaque camp sont au repos, à tour de rôle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody begins alone.</source>
        <translation>Chacun commence seul.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone to the end of the deal; the other two are partners from then on.</source>
        <translation>Le premier à prendre le {pile} joue seul jusqu’à la fin de la donne&#xa0;; les deux autres sont dès lors partenaires.</translation>
    </message>
    <message>
        <source>What the partners have laid belongs to both. Two melds of a rank stay apart; cards join either.</source>
        <translation>Ce que les partenaires ont posé est à eux deux. Deux combinaisons du même rang restent séparées&#xa0;; les cartes rejoignent l’une ou l’autre.</translation>
    </message>
    <message>
        <source>Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes it, all three count alone.</source>
        <translation>Celui qui sort avant que quelqu’un ait pris le {pile} compte aussi comme joueur seul. Si personne ne le prend, les trois comptent chacun pour soi.</translation>
    </message>
    <message>
        <source>The score has three columns. Melds, canastas, going out and both hands count in full for each partner; {bonuses} only for who has them.</source>
        <translation>La feuille a trois colonnes. Combinaisons, canastas, sortie et les deux mains comptent en entier pour chaque partenaire&#xa0;; les {bonuses}, seulement pour celui qui les a.</translation>
    </message>
    <message>
        <source>The first melds need what the score of the player who lays them asks for; then the partner is free, too.</source>
        <translation>Le minimum pour ouvrir dépend du score du joueur qui ouvre&#xa0;; ensuite, son partenaire est libre aussi.</translation>
    </message>
</context>
<context>
    <name>GestureTexts</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Poser {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Ajouter {cards}</translation>
    </message>
    <message>
        <source>Make one meld of both</source>
        <translation>Réunir les deux en une</translation>
    </message>
    <message>
        <source>Which meld do you mean?</source>
        <translation>De quelle combinaison s’agit-il&#xa0;?</translation>
    </message>
    <message>
        <source>Lay aside {cards}</source>
        <translation>Mettre de côté {cards}</translation>
    </message>
    <message>
        <source>Put with these cards</source>
        <translation>Mettre avec ces cartes</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Prendre le {pile}&#xa0;: %n carte</numerusform>
            <numerusform>Prendre le {pile}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Retour dans votre main</translation>
    </message>
    <message>
        <source>Lay the {bonus}</source>
        <translation>Poser le {bonus}</translation>
    </message>
    <message>
        <source>Play the Caliente card</source>
        <translation>Jouer la carte Caliente</translation>
    </message>
    <message>
        <source>{cards}: {have} of {need} points to open</source>
        <translation>{cards}&#xa0;: {have} points sur {need} pour ouvrir</translation>
    </message>
    <message>
        <source>Rules: {key}</source>
        <translation>Règles&#xa0;: {key}</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Choisissez une carte à défausser.</translation>
    </message>
    <message>
        <source>Discard one card only.</source>
        <translation>Ne défaussez qu’une seule carte.</translation>
    </message>
    <message>
        <source>Lay the cards before you, or put them back, before you discard.</source>
        <translation>Posez les cartes mises de côté, ou reprenez-les, avant de défausser.</translation>
    </message>
    <message>
        <source>Cards join only your own side&apos;s melds.</source>
        <translation>Les cartes ne rejoignent que les combinaisons de votre camp.</translation>
    </message>
    <message>
        <source>These cards cannot go there.</source>
        <translation>Ces cartes ne peuvent pas aller là.</translation>
    </message>
    <message>
        <source>Lay cards aside first.</source>
        <translation>Mettez d’abord des cartes de côté.</translation>
    </message>
    <message>
        <source>Do it once more to discard the card and end your turn.</source>
        <translation>Refaites-le pour défausser la carte et finir votre tour.</translation>
    </message>
    <message>
        <source>Leave it in your hand.</source>
        <comment>the card that a rule just refused</comment>
        <translation>Laissez-la dans votre main.</translation>
    </message>
    <message>
        <source>Leave them in your hand.</source>
        <comment>the cards that a rule just refused</comment>
        <translation>Laissez-les dans votre main.</translation>
    </message>
    <message>
        <source>Everybody but {player} looks away.</source>
        <translation>Tous sauf {player} détournent les yeux.</translation>
    </message>
</context>
<context>
    <name>GlossaryTopic</name>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>natural card</source>
        <comment>glossary</comment>
        <translation>carte naturelle</translation>
    </message>
    <message>
        <source>A card from four to ace: it stands for itself alone.</source>
        <translation>Une carte du quatre à l’as&#xa0;: elle ne vaut que pour elle-même.</translation>
    </message>
    <message>
        <source>wild card</source>
        <comment>glossary</comment>
        <translation>atout</translation>
    </message>
    <message>
        <source>{twos} and {jokers}: in a meld they stand for natural cards.</source>
        <translation>{twos} et {jokers}&#xa0;: dans une combinaison, ils remplacent des cartes naturelles. On dit aussi carte volante ou passe-partout.</translation>
    </message>
    <message>
        <source>Lies beside the melds, pays points, and is replaced by another card.</source>
        <translation>Se pose à côté des combinaisons, rapporte des points et se remplace par une autre carte.</translation>
    </message>
    <message>
        <source>Lies beside the melds as a {bonus} does, and pays as much.</source>
        <translation>Se pose à côté des combinaisons comme un {bonus}, et rapporte autant.</translation>
    </message>
    <message>
        <source>Never melded: a card to discard.</source>
        <translation>Jamais posé en combinaison&#xa0;: une carte à défausser.</translation>
    </message>
    <message>
        <source>Melded only when going out; until then a card to discard.</source>
        <translation>Posé en combinaison seulement pour sortir&#xa0;; jusque-là, une carte à défausser.</translation>
    </message>
    <message>
        <source>The cards that lie face down; a turn begins there.</source>
        <translation>Les cartes face cachée&#xa0;; c’est là que commence un tour.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes all of it.</source>
        <translation>Les défausses, face visible. On le prend toujours en entier.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes the top of it.</source>
        <translation>Les défausses, face visible. On en prend le dessus.</translation>
    </message>
    <message>
        <source>top card</source>
        <comment>glossary</comment>
        <translation>carte du dessus</translation>
    </message>
    <message>
        <source>The uppermost card of the {pile}: it has to be melded when that is taken.</source>
        <translation>La carte au-dessus du {pile}&#xa0;: il faut la poser en combinaison quand on le prend.</translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>glossary</comment>
        <translation>gelé</translation>
    </message>
    <message>
        <source>Said of the {pile} while it is harder to take, mostly by a natural pair only.</source>
        <translation>Se dit du {pile} quand il est plus difficile à prendre, le plus souvent avec une paire naturelle seulement.</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>glossary</comment>
        <translation>main</translation>
    </message>
    <message>
        <source>The cards that you hold; nobody else sees them.</source>
        <translation>Les cartes que vous tenez&#xa0;; personne d’autre ne les voit.</translation>
    </message>
    <message>
        <source>side</source>
        <comment>glossary</comment>
        <translation>camp</translation>
    </message>
    <message>
        <source>Those who play together: they share melds and points.</source>
        <translation>Ceux qui jouent ensemble&#xa0;: ils partagent combinaisons et points.</translation>
    </message>
    <message>
        <source>meld</source>
        <comment>glossary</comment>
        <translation>combinaison</translation>
    </message>
    <message>
        <source>Cards on the table that belong together, most often of one rank.</source>
        <translation>Des cartes sur la table qui vont ensemble, le plus souvent du même rang.</translation>
    </message>
    <message>
        <source>first melds</source>
        <comment>glossary</comment>
        <translation>premières combinaisons</translation>
    </message>
    <message>
        <source>What a side lays first in a deal; it must be worth enough points.</source>
        <translation>Ce qu’un camp pose d’abord dans une donne&#xa0;; il faut que cela vaille assez de points.</translation>
    </message>
    <message>
        <source>canasta</source>
        <comment>glossary</comment>
        <translation>canasta</translation>
    </message>
    <message>
        <source>A full meld, squared up; it pays many points.</source>
        <translation>Une combinaison complète, mise en paquet&#xa0;; elle rapporte beaucoup de points.</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <comment>glossary</comment>
        <translation>canasta pure</translation>
    </message>
    <message>
        <source>A canasta without wild cards, topped by a red card.</source>
        <translation>Une canasta sans atouts, coiffée d’une carte rouge.</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <comment>glossary</comment>
        <translation>canasta mixte</translation>
    </message>
    <message>
        <source>A canasta with wild cards, topped by a black card.</source>
        <translation>Une canasta avec des atouts, coiffée d’une carte noire.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>glossary</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>To draw or to take the {pile}, to meld, to discard.</source>
        <translation>Piocher ou prendre le {pile}, poser, défausser.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>glossary</comment>
        <translation>défausser</translation>
    </message>
    <message>
        <source>To put a card onto the {pile}; it ends the turn.</source>
        <translation>Mettre une carte sur le {pile}&#xa0;; cela finit le tour.</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>glossary</comment>
        <translation>donne</translation>
    </message>
    <message>
        <source>From dealing the cards to the score.</source>
        <translation>De la distribution des cartes jusqu’au score.</translation>
    </message>
    <message>
        <source>match</source>
        <comment>glossary</comment>
        <translation>partie</translation>
    </message>
    <message>
        <source>All deals up to the end, when a side has won.</source>
        <translation>Toutes les donnes jusqu’à la fin, quand un camp a gagné.</translation>
    </message>
    <message>
        <source>going out</source>
        <comment>glossary</comment>
        <translation>sortir</translation>
    </message>
    <message>
        <source>To get rid of the last card, as the rules allow; it ends the deal.</source>
        <translation>Se débarrasser de sa dernière carte, comme les règles le permettent&#xa0;; cela termine la donne.</translation>
    </message>
    <message>
        <source>concealed</source>
        <comment>glossary</comment>
        <translation>sortie cachée</translation>
    </message>
    <message>
        <source>Going out this way means laying everything in a single turn.</source>
        <translation>Sortir ainsi, c’est tout poser en un seul tour.</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>glossary</comment>
        <translation>suite</translation>
    </message>
    <message>
        <source>A meld of cards that follow each other.</source>
        <translation>Une combinaison de cartes qui se suivent.</translation>
    </message>
    <message>
        <source>A full sequence: as many cards as a canasta.</source>
        <translation>Une suite complète&#xa0;: autant de cartes qu’une canasta.</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Une canasta faite seulement d’atouts.</translation>
    </message>
    <message>
        <source>foot</source>
        <comment>glossary</comment>
        <translation>pied</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Une seconde main, relevée quand la première est vide.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Une seconde main, relevée avec votre première canasta.</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <comment>glossary</comment>
        <translation>carte Caliente</translation>
    </message>
    <message>
        <source>Played instead of drawing: it fills a small hand up, and costs points.</source>
        <translation>Jouée au lieu de piocher&#xa0;: elle complète une petite main et coûte des points.</translation>
    </message>
</context>
<context>
    <name>GoingOutDecision</name>
    <message>
        <source>Going out or playing on</source>
        <translation>Sortir ou continuer</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you end a deal.</source>
        <translation>Comptez les cartes des autres mains avant de terminer une donne.</translation>
    </message>
    <message>
        <source>You could go out: lay the nines, discard the five. But your partner holds {partner} cards. The others hold {others} each, and have no canasta.</source>
        <translation>Vous pourriez sortir&#xa0;: poser les neuf, défausser le cinq. Mais votre partenaire a {partner} cartes. Les autres en ont {others} chacun, et pas de canasta.</translation>
    </message>
    <message>
        <source>Go out, or play on? You decide.</source>
        <translation>Sortir, ou continuer&#xa0;? À vous de décider.</translation>
    </message>
    <message>
        <source>Play on: discard one card.</source>
        <translation>Continuez&#xa0;: défaussez une carte.</translation>
    </message>
    <message>
        <source>Then you go out, and all cards of your partner count against your side. The others have little to lose. Discard, and play on.</source>
        <translation>Alors vous sortez, et toutes les cartes de votre partenaire comptent contre votre camp. Les autres ont peu à perdre. Défaussez, et continuez.</translation>
    </message>
    <message>
        <source>No need to ask: you see how many cards your partner holds. Discard, and play on.</source>
        <translation>Inutile de demander&#xa0;: vous voyez combien de cartes a votre partenaire. Défaussez, et continuez.</translation>
    </message>
    <message>
        <source>Without a canasta the others cannot go out. Your partner has time to lay, and two of your melds are nearly canastas.</source>
        <translation>Sans canasta, les autres ne peuvent pas sortir. Votre partenaire a le temps de poser, et deux de vos combinaisons sont presque des canastas.</translation>
    </message>
    <message>
        <source>Here your partner holds {partner} cards and the others {others} each. You can go out again: nines, then the four.</source>
        <translation>Ici, votre partenaire a {partner} cartes et les autres {others} chacun. Vous pouvez de nouveau sortir&#xa0;: les neuf, puis le quatre.</translation>
    </message>
    <message>
        <source>Lay your nines and go out.</source>
        <translation>Posez vos neuf et sortez.</translation>
    </message>
    <message>
        <source>The full hands of the others count against them only if you end the deal. Lay your nines and go out.</source>
        <translation>Les mains pleines des autres ne comptent contre eux que si vous terminez la donne. Posez vos neuf et sortez.</translation>
    </message>
    <message>
        <source>No need to ask: your partner has little to lose. Lay your nines and go out.</source>
        <translation>Inutile de demander&#xa0;: votre partenaire a peu à perdre. Posez vos neuf et sortez.</translation>
    </message>
    <message>
        <source>Go out when the others have more to lose than your side. Play on while your side has more to win.</source>
        <translation>Sortez quand les autres ont plus à perdre que votre camp. Continuez tant que votre camp a plus à gagner.</translation>
    </message>
</context>
<context>
    <name>GoingOutLesson</name>
    <message>
        <source>Going out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>When you may, whom you ask, and how it ends the deal.</source>
        <translation>Quand vous le pouvez, à qui vous demandez, et comment cela termine la donne.</translation>
    </message>
    <message>
        <source>Count before you lay: the king fits your kings, the eights are a meld, and one card is left for the discard. You can go out.</source>
        <translation>Comptez avant de poser&#xa0;: le roi va avec vos rois, les huit font une combinaison, et il reste une carte pour la défausse. Vous pouvez sortir.</translation>
    </message>
    <message>
        <source>Lay the king on your kings first.</source>
        <translation>Posez d’abord le roi sur vos rois.</translation>
    </message>
    <message>
        <source>First the king goes to your kings, then the eights are laid.</source>
        <translation>D’abord le roi va sur vos rois, puis on pose les huit.</translation>
    </message>
    <message>
        <source>Lay all your eights: only one card may be left.</source>
        <translation>Posez tous vos huit&#xa0;: il ne doit rester qu’une carte.</translation>
    </message>
    <message>
        <source>Now lay all your eights.</source>
        <translation>Posez maintenant tous vos huit.</translation>
    </message>
    <message>
        <source>Going out pays {points} points. Cards still in a hand count minus for their side.</source>
        <translation>Sortir rapporte {points} points. Les cartes encore en main comptent en moins pour leur camp.</translation>
    </message>
    <message>
        <source>By your rules you may go out without any canasta.</source>
        <translation>D’après vos règles, vous pouvez sortir sans aucune canasta.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out, and it has them.</source>
        <translation>
            <numerusform>Votre camp a besoin d’une canasta pour sortir, et il l’a.</numerusform>
            <numerusform>Votre camp a besoin de %n canastas pour sortir, et il les a.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to ask your partner before you go out.</source>
        <translation>Vous devez demander à votre partenaire avant de sortir.</translation>
    </message>
    <message>
        <source>You may ask your partner whether it suits: once, before you lay.</source>
        <translation>Vous pouvez demander à votre partenaire si cela convient&#xa0;: une fois, avant de poser.</translation>
    </message>
    <message>
        <source>A yes obliges you, a no as well.</source>
        <translation>Un oui vous oblige, un non aussi.</translation>
    </message>
    <message>
        <source>A yes lets you choose, a no keeps you in.</source>
        <translation>Un oui vous laisse le choix, un non vous retient.</translation>
    </message>
    <message>
        <source>Ask first: press the button that asks.</source>
        <translation>Demandez d’abord&#xa0;: appuyez sur le bouton qui demande.</translation>
    </message>
    <message>
        <source>Whoever has melded nothing before, and then lays the whole hand in one turn with a canasta in it, goes out concealed: {more} points more.</source>
        <translation>Un joueur qui n’a rien posé auparavant, et pose ensuite toute sa main en un tour avec une canasta dedans, fait une sortie cachée&#xa0;: {more} points de plus.</translation>
    </message>
</context>
<context>
    <name>GroupNames</name>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinaisons et canastas</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>Le {pile}</translation>
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
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Points for canastas</source>
        <translation>Points des canastas</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Mains spéciales</translation>
    </message>
    <message>
        <source>End of the deal and of the match</source>
        <translation>Fin de la donne et de la partie</translation>
    </message>
    <message>
        <source>Cards, deal and draw</source>
        <translation>Cartes, distribution et pioche</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Cartes Caliente</translation>
    </message>
</context>
<context>
    <name>GrowthTexts</name>
    <message>
        <source>You laid a special hand and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Vous avez posé une main spéciale et gagné la donne&#xa0;: les autres joueront mieux désormais, niveau {level}.</translation>
    </message>
    <message>
        <source>You went out and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Vous avez su sortir et gagner la donne&#xa0;: les autres joueront mieux désormais, niveau {level}.</translation>
    </message>
    <message>
        <source>You made a canasta and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Vous avez fait une canasta et gagné la donne&#xa0;: les autres joueront mieux désormais, niveau {level}.</translation>
    </message>
    <message>
        <source>You took the {pile} and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Vous avez pris le {pile} et gagné la donne&#xa0;: les autres joueront mieux désormais, niveau {level}.</translation>
    </message>
</context>
<context>
    <name>HandReader</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Votre main, %n carte</numerusform>
            <numerusform>Votre main, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carte, face cachée</translation>
    </message>
</context>
<context>
    <name>HandSorting</name>
    <message>
        <source>Raised cards one place to the left</source>
        <translation>Cartes choisies d’une place à gauche</translation>
    </message>
    <message>
        <source>Raised cards one place to the right</source>
        <translation>Cartes choisies d’une place à droite</translation>
    </message>
    <message>
        <source>Raised cards to the left end</source>
        <translation>Cartes choisies tout à gauche</translation>
    </message>
    <message>
        <source>Raised cards to the right end</source>
        <translation>Cartes choisies tout à droite</translation>
    </message>
    <message>
        <source>Your hand is sorted: {order}</source>
        <translation>Votre main est triée&#xa0;: {order}</translation>
    </message>
</context>
<context>
    <name>HintDisplay</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Recherche d’un conseil</translation>
    </message>
    <message>
        <source>At first sight: {move}</source>
        <translation>À première vue&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Still trying.</source>
        <translation>Les essais continuent.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Autre coup</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Space shows the next move.</source>
        <translation>Espace montre le coup suivant.</translation>
    </message>
    <message>
        <source>{key} shows the rules for it.</source>
        <translation>{key} en montre les règles.</translation>
    </message>
    <message>
        <source>Next move (Space)</source>
        <translation>Coup suivant (Espace)</translation>
    </message>
    <message>
        <source>Rules ({key})</source>
        <translation>Règles ({key})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 or 3 another one, Escape goes back.</source>
        <translation>Entrée joue le premier, 2 ou 3 un autre, Échap revient.</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 the other one, Escape goes back.</source>
        <translation>Entrée joue le premier, 2 l’autre, Échap revient.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape goes back.</source>
        <translation>Entrée le joue, Échap revient.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>Taking the {pile} brings %n cards.</source>
        <translation>
            <numerusform>Prendre le {pile} apporte %n carte.</numerusform>
            <numerusform>Prendre le {pile} apporte %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the {pile} looks %Ln points worse.</source>
        <translation>
            <numerusform>Prendre le {pile} paraît moins bon de %Ln point.</numerusform>
            <numerusform>Prendre le {pile} paraît moins bon de %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table the cards count for the side.</source>
        <translation>Sur la table, les cartes comptent pour le camp.</translation>
    </message>
    <message numerus="yes">
        <source>The cards in the hand would lose %Ln points.</source>
        <translation>
            <numerusform>Les cartes en main perdraient %Ln point.</numerusform>
            <numerusform>Les cartes en main perdraient %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>Le risque que le joueur suivant prenne le {pile} avec cette carte&#xa0;: {risk} sur 100.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Better than {number}: {why}</source>
        <comment>number {number} of the moves listed</comment>
        <translation>Mieux que le coup {number}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#xa0;: {move}</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Aussi bon que le meilleur coup.</translation>
    </message>
    <message>
        <source>It costs about {points} points.</source>
        <translation>Il coûte environ {points} points.</translation>
    </message>
    <message>
        <source>About {points} points less</source>
        <translation>Environ {points} points de moins</translation>
    </message>
    <message>
        <source>In two cases of three the difference is {least} to {most} points.</source>
        <translation>Dans deux cas sur trois, la différence est de {least} à {most} points.</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Tout aussi bon</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{file} holds no house rules. It is left alone.</source>
        <translation>{file} ne contient pas de règles maison. Il reste tel quel.</translation>
    </message>
    <message>
        <source>{file} cannot be used:</source>
        <translation>{file} ne peut pas être utilisé&#xa0;:</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… et {count} de plus.</translation>
    </message>
    <message>
        <source>Differs from {game} in:</source>
        <translation>Se distingue de {game} par&#xa0;:</translation>
    </message>
    <message>
        <source>House rules, based on {game}</source>
        <translation>Règles maison, d’après {game}</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Name of the rules</source>
        <translation>Nom des règles</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>These changes were not saved when Canasta ended.</source>
        <translation>Ces changements n’étaient pas enregistrés à la fermeture de Canasta.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Change what you play differently. Matches that have begun stay as they are.</source>
        <translation>Changez ce que vous jouez autrement. Les parties commencées restent telles quelles.</translation>
    </message>
    <message>
        <source>Not saved yet. Cancel once more to drop the changes.</source>
        <translation>Pas encore enregistré. Annulez encore une fois pour abandonner les changements.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Donnez un nom aux règles.</translation>
    </message>
</context>
<context>
    <name>HouseList</name>
    <message>
        <source>There are no house rules yet. Press New, choose a game, and change what you play otherwise at home: points, cards, what opening needs. Your rules then stand among the games of a new match.</source>
        <translation>Il n’y a pas encore de règles maison. Appuyez sur «&#xa0;Nouvelles&#xa0;», choisissez un jeu et changez ce que vous jouez autrement chez vous&#xa0;: les points, les cartes, ce qu’il faut pour ouvrir. Vos règles figureront ensuite parmi les jeux d’une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>New…</source>
        <translation>Nouvelles…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Rules of your own, beside those of the games.</source>
        <translation>Vos propres règles, à côté de celles des jeux.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nos règles</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Supprimer définitivement&#xa0;?</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importer des règles maison</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exporter des règles maison</translation>
    </message>
    <message>
        <source>Saved as {file}. You can mail it.</source>
        <translation>Enregistré sous {file}. Vous pouvez l’envoyer par courriel.</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>Play canasta against the computer, by the rules of your own deck</source>
        <translation>Jouez à la canasta contre l’ordinateur, selon les règles de votre propre jeu de cartes</translation>
    </message>
    <message>
        <source>cards;card game;rummy;samba;hand and foot;</source>
        <translation>cartes;jeu de cartes;rami;samba;canasta;</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Canasta match</source>
        <translation>Partie de canasta</translation>
    </message>
    <message>
        <source>Canasta house rules</source>
        <translation>Règles maison de canasta</translation>
    </message>
    <message>
        <source>Canasta player</source>
        <translation>Joueur de canasta</translation>
    </message>
    <message>
        <source>Canasta is open. Please close it, then press Retry.</source>
        <translation>Canasta est ouvert. Fermez-le, puis appuyez sur Réessayer.</translation>
    </message>
    <message>
        <source>A canasta table for two to six: any seat is a person or the computer. The table knows the rules of your deck, shows where a card may go, says why something is not allowed, counts the points and keeps every match safe.</source>
        <translation>Une table de canasta de deux à six&#xa0;: à chaque place, une personne ou l’ordinateur. La table connaît les règles de votre jeu de cartes, montre où une carte peut aller, dit pourquoi un coup n’est pas permis, compte les points et garde chaque partie à l’abri.</translation>
    </message>
    <message>
        <source>Six strengths of computer players, lessons, hints, house rules, large cards, keyboard and screen reader. No advertisements, no accounts, no internet.</source>
        <translation>Joueurs virtuels de six niveaux, leçons, conseils, règles maison, grandes cartes, clavier et lecteur d’écran. Pas de publicité, pas de compte, pas d’internet.</translation>
    </message>
    <message>
        <source>The table in the middle of a deal</source>
        <translation>La table au milieu d’une donne</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>La page d’accueil</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Une leçon</translation>
    </message>
    <message>
        <source>A hint, and why</source>
        <translation>Un conseil, et pourquoi</translation>
    </message>
    <message>
        <source>What is not allowed is explained</source>
        <translation>Ce qui n’est pas permis est expliqué</translation>
    </message>
    <message>
        <source>The deal looked at again</source>
        <translation>La donne revue après coup</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>This key has no name to keep it by: choose another one.</source>
        <translation>Cette touche n’a pas de nom pour être retenue&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>At the table keys are pressed alone, without Ctrl, Alt or Shift.</source>
        <translation>À la table, les touches s’utilisent seules, sans Ctrl, Alt ni Maj.</translation>
    </message>
    <message>
        <source>In menus a key needs Ctrl or Alt, or is one of F1 to F12.</source>
        <translation>Dans les menus, une touche demande Ctrl ou Alt, ou est l’une des touches F1 à F12.</translation>
    </message>
    <message>
        <source>{key} is taken: “{text}”.</source>
        <comment>a key, and what it does</comment>
        <translation>{key} est déjà utilisé&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Appuyez sur une touche…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Take the pile, or discard on it</source>
        <translation>Prendre le pot, ou y défausser</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Parcourir la main</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Aller à la première ou à la dernière carte</translation>
    </message>
    <message>
        <source>Go between hand, melds and piles</source>
        <translation>Passer entre la main, les combinaisons et les tas</translation>
    </message>
    <message>
        <source>Raise or lower a card; hold a meld to join it</source>
        <translation>Choisir ou reposer une carte&#xa0;; tenir une combinaison pour la réunir à une autre</translation>
    </message>
    <message>
        <source>Do what is under the frame</source>
        <translation>Faire ce qu’indique le cadre</translation>
    </message>
    <message>
        <source>Say more about what is under the frame</source>
        <translation>En dire plus sur ce qu’indique le cadre</translation>
    </message>
    <message>
        <source>Lay the raised cards</source>
        <translation>Poser les cartes choisies</translation>
    </message>
    <message>
        <source>Add the raised cards to this meld</source>
        <translation>Ajouter les cartes choisies à cette combinaison</translation>
    </message>
    <message>
        <source>Take a group laid aside back</source>
        <translation>Reprendre un groupe mis de côté</translation>
    </message>
    <message>
        <source>Drop what is carried, or lower all cards</source>
        <translation>Lâcher ce qui est porté, ou reposer toutes les cartes</translation>
    </message>
    <message>
        <source>Go to the buttons on the table</source>
        <translation>Aller aux boutons de la table</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <translation>Déplacer une carte dans la main</translation>
    </message>
    <message>
        <source>Go between the table and a sheet beside it</source>
        <translation>Passer de la table au panneau d’à côté, et retour</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>Do what is offered beside a refusal</source>
        <translation>Faire ce qui est proposé à côté d’un refus</translation>
    </message>
    <message>
        <source>Compare two games in “New match”</source>
        <translation>Comparer deux jeux dans «&#xa0;Nouvelle partie&#xa0;»</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Touches par défaut</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Everything at the table can be done without a mouse. Press a key in the list, then the one that you want instead.</source>
        <translation>Tout peut se faire à la table sans souris. Appuyez sur une touche de la liste, puis sur celle que vous voulez à la place.</translation>
    </message>
    <message>
        <source>One switch is enough, too: see “Reach” in the settings.</source>
        <translation>Un seul contacteur suffit aussi&#xa0;: voyez «&#xa0;Accessibilité&#xa0;» dans les paramètres.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in itself. Translate it last: from then on a system that speaks it is answered in it, and the tests ask for every other text.</extracomment>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Good players often wait; this shows how.</source>
        <translation>Les bons joueurs attendent souvent&#xa0;; ici, on montre seulement comment faire.</translation>
    </message>
    <message>
        <source>First read this, and press “Go on”. Then it is your turn.</source>
        <translation>Lisez d’abord ceci, et appuyez sur «&#xa0;Continuer&#xa0;». Ce sera ensuite à vous.</translation>
    </message>
    <message>
        <source>That is all here: read, and go on with the button.</source>
        <translation>C’est tout ici&#xa0;: lisez, et continuez avec le bouton.</translation>
    </message>
    <message>
        <source>Do not draw this time: take the {pile}.</source>
        <translation>Ne piochez pas cette fois&#xa0;: prenez le {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>After this discard you draw %n cards, because you opened.</source>
        <translation>
            <numerusform>Après cette défausse, vous piochez %n carte, parce que vous avez ouvert.</numerusform>
            <numerusform>Après cette défausse, vous piochez %n cartes, parce que vous avez ouvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the {stock}.</source>
        <translation>À vous&#xa0;: piochez au {stock}.</translation>
    </message>
    <message>
        <source>First draw from the {stock}.</source>
        <translation>Piochez d’abord au {stock}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that helps you least.</source>
        <translation>Finissez votre tour&#xa0;: défaussez la carte qui vous aide le moins.</translation>
    </message>
    <message>
        <source>Now discard one card. Keep what goes together.</source>
        <translation>Défaussez maintenant une carte. Gardez ce qui va ensemble.</translation>
    </message>
    <message>
        <source>By your rules you ask your partner first: press the button.</source>
        <translation>D’après vos règles, vous demandez d’abord à votre partenaire&#xa0;: appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>First ask your partner whether you may go out.</source>
        <translation>Demandez d’abord à votre partenaire si vous pouvez sortir.</translation>
    </message>
    <message>
        <source>Discard your last card, and you go out.</source>
        <translation>Défaussez votre dernière carte, et vous sortez.</translation>
    </message>
    <message>
        <source>Discard your last card.</source>
        <translation>Défaussez votre dernière carte.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Best move</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Other move</source>
        <translation>Autre coup</translation>
    </message>
    <message>
        <source>{title} · {at} of {of}</source>
        <comment>a lesson and its step</comment>
        <translation>{title} · {at} sur {of}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Play, with hints</source>
        <translation>Jouer, avec conseils</translation>
    </message>
    <message>
        <source>Two exercises</source>
        <translation>Deux exercices</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>And the next move?</source>
        <translation>Et le coup suivant&#xa0;?</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un conseil</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Retour à la leçon</translation>
    </message>
    <message>
        <source>The others play. Watch what they throw.</source>
        <translation>Les autres jouent. Regardez ce qu’ils jettent.</translation>
    </message>
    <message>
        <source>These cards lie aside. “Take back” returns them to your hand.</source>
        <translation>Ces cartes sont mises de côté. «&#xa0;Reprendre&#xa0;» les rend à votre main.</translation>
    </message>
    <message>
        <source>Well done. Now to another moment of a deal.</source>
        <translation>Bravo. Passons à un autre moment d’une donne.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Exercices…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Apprendre la canasta</translation>
    </message>
    <message>
        <source>At the table, by the rules of {game}.</source>
        <translation>À la table. Règles&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <source>Easy partners and opponents; the table points out what is new.</source>
        <translation>Partenaires et adversaires faciles&#xa0;; la table signale ce qui est nouveau.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Environ %n minute</numerusform>
            <numerusform>Environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Faite</translation>
    </message>
    <message>
        <source>By the rules of {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>{learnt} of {count} lessons learnt.</source>
        <translation>Leçons apprises&#xa0;: {learnt} sur {count}.</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Ensuite&#xa0;: {title}.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left takes about %n minutes.</source>
        <translation>
            <numerusform>Tout ce qui reste prend environ %n minute.</numerusform>
            <numerusform>Tout ce qui reste prend environ %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Lays all it can and gives away what others want.</source>
        <translation>Pose tout ce qu’il peut et donne ce que veulent les autres.</translation>
    </message>
    <message>
        <source>Looks at the table, but forgets what was thrown.</source>
        <translation>Regarde la table, mais oublie ce qui a été jeté.</translation>
    </message>
    <message>
        <source>Sound rules of thumb and a good memory.</source>
        <translation>De bonnes règles pratiques et une bonne mémoire.</translation>
    </message>
    <message>
        <source>Imagines hands that others may hold and tries its moves.</source>
        <translation>Imagine les mains que les autres peuvent avoir et y essaie ses coups.</translation>
    </message>
    <message>
        <source>Like Strong, but tries many more hands before it decides.</source>
        <translation>Comme Fort, mais essaie bien plus de mains avant de décider.</translation>
    </message>
    <message>
        <source>Like Expert, but tries even more hands and looks further ahead.</source>
        <translation>Comme Expert, mais essaie encore plus de mains et voit plus loin.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>What Canasta stands on, and the terms under which its authors give it away.</source>
        <translation>Ce sur quoi repose Canasta, et les conditions auxquelles ses auteurs le cèdent.</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Œuvres</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>ListControl</name>
    <message>
        <source>Add a line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>{name}, line {number}</source>
        <translation>{name}, ligne {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Ce qui s’est passé jusqu’ici</translation>
    </message>
    <message>
        <source>Enter on a line says why a computer player did that.</source>
        <translation>Sur une ligne, Entrée dit pourquoi un joueur virtuel a joué ainsi.</translation>
    </message>
</context>
<context>
    <name>LoneHandLesson</name>
    <message>
        <source>The lone hand</source>
        <translation>Le joueur seul</translation>
    </message>
    <message>
        <source>Who plays alone against two, and what partners share.</source>
        <translation>Qui joue seul contre deux, et ce que partagent les partenaires.</translation>
    </message>
    <message>
        <source>All three begin alone. Whoever takes the {pile} first plays alone for the rest of the deal, against the other two.</source>
        <translation>Tous trois commencent seuls. Le premier à prendre le {pile} joue seul pour le reste de la donne, contre les deux autres.</translation>
    </message>
    <message>
        <source>Take the {pile} with your two jacks: then you are the lone hand.</source>
        <translation>Prenez le {pile} avec vos deux valets&#xa0;: vous serez le joueur seul.</translation>
    </message>
    <message>
        <source>The other two are partners now: their melds belong to both, and each gets all their points. Yours are yours alone.</source>
        <translation>Les deux autres sont maintenant partenaires&#xa0;: leurs combinaisons sont à eux deux, et chacun en reçoit tous les points. Les vôtres ne sont qu’à vous.</translation>
    </message>
    <message>
        <source>Here the player to your left took the {pile} first. The third player is your partner, and the queens that your partner laid lie with your kings.</source>
        <translation>Ici, le joueur à votre gauche a pris le {pile} en premier. Le troisième joueur est votre partenaire, et les dames qu’il a posées sont avec vos rois.</translation>
    </message>
    <message>
        <source>Add your queen to your partner&apos;s queens.</source>
        <translation>Ajoutez votre dame aux dames de votre partenaire.</translation>
    </message>
    <message>
        <source>The queen goes to the queens.</source>
        <translation>La dame va sur les dames.</translation>
    </message>
</context>
<context>
    <name>MadeExerciseTexts</name>
    <message>
        <source>Melding for the first time</source>
        <translation>Poser pour la première fois</translation>
    </message>
    <message>
        <source>Taking the {pile}</source>
        <translation>Prendre le {pile}</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Freezing</source>
        <translation>Geler</translation>
    </message>
    <message>
        <source>Building canastas</source>
        <translation>Faire des canastas</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>{theme} · {level}</source>
        <comment>an exercise</comment>
        <translation>{theme} · {level}</translation>
    </message>
    <message>
        <source>Your side has melded nothing yet. Meld now, or wait?</source>
        <translation>Votre camp n’a encore rien posé. Poser maintenant, ou attendre&#xa0;?</translation>
    </message>
    <message>
        <source>Take the {pile}, or leave it? If so, with which cards?</source>
        <translation>Prendre le {pile}, ou le laisser&#xa0;? Et avec quelles cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Quelle carte défaussez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Does a wild card belong on the {pile} now?</source>
        <translation>Un atout a-t-il maintenant sa place sur le {pile}&#xa0;?</translation>
    </message>
    <message>
        <source>Lay cards now, or leave them in your hand? Which ones?</source>
        <translation>Poser des cartes maintenant, ou les garder en main&#xa0;? Lesquelles&#xa0;?</translation>
    </message>
    <message>
        <source>You could end the deal. Is this the moment?</source>
        <translation>Vous pourriez terminer la donne. Est-ce le moment&#xa0;?</translation>
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
        <translation>NOM</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>A folder for matches and settings, as with {option}.</source>
        <translation>Un dossier pour les parties et les paramètres, comme avec {option}.</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>Matches and house rules.</source>
        <translation>Parties et règles maison.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <translation>Paramètres.</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>ENVIRONNEMENT</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>Last deal…</source>
        <translation>Dernière donne…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Feuille de marque…</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Mêmes cartes…</translation>
    </message>
    <message>
        <source>Other table…</source>
        <translation>Autre table…</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The same game with the same players.</source>
        <translation>Le même jeu avec les mêmes joueurs.</translation>
    </message>
    <message>
        <source>You have won. Would you like stronger players next time?</source>
        <translation>Vous avez gagné. Voulez-vous des joueurs plus forts la prochaine fois&#xa0;?</translation>
    </message>
    <message>
        <source>This was not your match. Would you like easier players next time?</source>
        <translation>Ce n’était pas votre partie. Voulez-vous des joueurs moins forts la prochaine fois&#xa0;?</translation>
    </message>
    <message>
        <source>Play at the level {level}</source>
        <translation>Jouer au niveau {level}</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>Le cours de la partie</translation>
    </message>
</context>
<context>
    <name>MatchEndTexts</name>
    <message numerus="yes">
        <source>{scores} after %n deals.</source>
        <translation>
            <numerusform>{scores} après %n donne.</numerusform>
            <numerusform>{scores} après %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {deal}: {scores}.</source>
        <translation>Après la donne {deal}&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} de retard</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Remontée</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead after every deal</source>
        <translation>En tête après chaque donne</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Meilleure donne</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Main spéciale</translation>
    </message>
    <message numerus="yes">
        <source>%n of them natural</source>
        <translation>
            <numerusform>dont %n pure</numerusform>
            <numerusform>dont %n pures</numerusform>
        </translation>
    </message>
    <message>
        <source>Most canastas</source>
        <translation>Le plus de canastas</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cards taken at once</source>
        <translation>Le plus de cartes prises d’un coup</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them concealed</source>
        <translation>
            <numerusform>dont %n cachée</numerusform>
            <numerusform>dont %n cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out most often</source>
        <translation>Le plus de sorties</translation>
    </message>
    <message>
        <source>{who}, deal {deal}</source>
        <translation>{who}, donne {deal}</translation>
    </message>
    <message>
        <source>{who}, after deal {deal}</source>
        <translation>{who}, après la donne {deal}</translation>
    </message>
</context>
<context>
    <name>MatchRulesDialog</name>
    <message>
        <source>Players, sides, seats and packs stay as they are; for others begin a new match.</source>
        <translation>Joueurs, camps, places et jeux de cartes restent tels quels&#xa0;; pour en changer, commencez une nouvelle partie.</translation>
    </message>
    <message>
        <source>From the next deal on</source>
        <translation>Dès la prochaine donne</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Règles de cette partie</translation>
    </message>
    <message>
        <source>Changes hold from deal {count} on. Scores stay, and whose deal it is.</source>
        <translation>Les changements valent à partir de la donne {count}. Scores et ordre des donneurs ne changent pas.</translation>
    </message>
    <message>
        <source>Not in force yet. Cancel once more to drop the changes.</source>
        <translation>Pas encore en vigueur. Annulez encore une fois pour abandonner les changements.</translation>
    </message>
</context>
<context>
    <name>MatchStartTexts</name>
    <message>
        <source>Everybody draws a card for the seats.</source>
        <translation>Chacun tire une carte pour les places.</translation>
    </message>
    <message>
        <source>Your card is the highest.</source>
        <translation>Votre carte est la plus forte.</translation>
    </message>
    <message>
        <source>{player} has the highest card.</source>
        <translation>{player} a la carte la plus forte.</translation>
    </message>
    <message>
        <source>The sides: {sides}.</source>
        <translation>Les camps&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>You cut.</source>
        <translation>Vous coupez.</translation>
    </message>
    <message>
        <source>{player} cuts.</source>
        <translation>{player} coupe.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <comment>a player and the card drawn</comment>
        <translation>{player}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{player}: {card}. It does not decide: once more.</source>
        <translation>{player}&#xa0;: {card}. Cela ne décide rien&#xa0;: encore une fois.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before a colon and a card</comment>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>MatchTopic</name>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The match is over when a side has {points} points after a deal.</source>
        <translation>La partie est finie quand un camp a {points} points après une donne.</translation>
    </message>
    <message>
        <source>The match is over when a player has {points} points after a deal.</source>
        <translation>La partie est finie quand un joueur a {points} points après une donne.</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n deals.</source>
        <translation>
            <numerusform>La partie dure au plus %n donne.</numerusform>
            <numerusform>La partie dure au plus %n donnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deals.</source>
        <translation>
            <numerusform>La partie dure %n donne.</numerusform>
            <numerusform>La partie dure %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Le plus haut score gagne.</translation>
    </message>
    <message>
        <source>If two players are equal, both have won.</source>
        <translation>Si deux joueurs sont à égalité, tous deux ont gagné.</translation>
    </message>
    <message>
        <source>If two players are equal, another deal decides.</source>
        <translation>Si deux joueurs sont à égalité, une autre donne décide.</translation>
    </message>
    <message>
        <source>If two sides are equal, both have won.</source>
        <translation>Si deux camps sont à égalité, tous deux ont gagné.</translation>
    </message>
    <message>
        <source>If two sides are equal, another deal decides.</source>
        <translation>Si deux camps sont à égalité, une autre donne décide.</translation>
    </message>
</context>
<context>
    <name>MeldFacts</name>
    <message numerus="yes">
        <source>A canasta is made at once, for %Ln points.</source>
        <translation>
            <numerusform>Une canasta est faite aussitôt, pour %Ln point.</numerusform>
            <numerusform>Une canasta est faite aussitôt, pour %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n cards are missing for a canasta.</source>
        <translation>
            <numerusform>Il manque alors %n carte pour une canasta.</numerusform>
            <numerusform>Il manque alors %n cartes pour une canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents may end the deal soon: one of them holds only %n cards.</source>
        <translation>
            <numerusform>Les adversaires peuvent bientôt terminer la donne&#xa0;: l’un d’eux n’a que %n carte.</numerusform>
            <numerusform>Les adversaires peuvent bientôt terminer la donne&#xa0;: l’un d’eux n’a que %n cartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldReasons</name>
    <message>
        <source>A {bonus} counts on the table, and another card is drawn for it.</source>
        <translation>Un {bonus} compte sur la table, et on pioche une autre carte en échange.</translation>
    </message>
    <message>
        <source>That reaches the {need} points to open.</source>
        <translation>On atteint ainsi les {need} points pour ouvrir.</translation>
    </message>
    <message>
        <source>It brings a meld nearer to a canasta.</source>
        <translation>Cela rapproche une combinaison de la canasta.</translation>
    </message>
    <message>
        <source>On a canasta a card counts for the side, in the hand against it.</source>
        <translation>Sur une canasta, une carte compte pour le camp, en main contre lui.</translation>
    </message>
    <message>
        <source>A new meld is the beginning of a canasta.</source>
        <translation>Une nouvelle combinaison est le début d’une canasta.</translation>
    </message>
    <message>
        <source>It completes a canasta.</source>
        <translation>Cela termine une canasta.</translation>
    </message>
    <message>
        <source>Two melds of one rank are nearer to a canasta as one.</source>
        <translation>Réunies, deux combinaisons du même rang sont plus près d’une canasta.</translation>
    </message>
    <message>
        <source>A sequence on the table can become {a_samba}.</source>
        <translation>Une suite sur la table peut devenir {a_samba}.</translation>
    </message>
    <message>
        <source>With it a sequence is nearer to being {a_samba}.</source>
        <translation>Avec elle, une suite est plus près d’être {a_samba}.</translation>
    </message>
    <message>
        <source>With the end near, wild cards are better on the table than in the hand.</source>
        <translation>La fin approchant, les atouts sont mieux sur la table qu’en main.</translation>
    </message>
    <message>
        <source>Laying promised more than holding the cards.</source>
        <translation>Poser promettait plus que garder les cartes.</translation>
    </message>
    <message>
        <source>This player lays cards by chance.</source>
        <translation>Ce joueur pose des cartes au hasard.</translation>
    </message>
    <message>
        <source>This player does anything that the rules allow.</source>
        <translation>Ce joueur joue n’importe quel coup permis.</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message>
        <source>Choose the cards that you want to lay.</source>
        <translation>Choisissez les cartes que vous voulez poser.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn: draw and discard.</source>
        <translation>Personne ne pose à son premier tour&#xa0;: piochez et défaussez.</translation>
    </message>
    <message>
        <source>{card} cannot be part of a meld.</source>
        <translation>Ne peut pas faire partie d’une combinaison&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Your side has no such meld.</source>
        <translation>Votre camp n’a pas cette combinaison.</translation>
    </message>
    <message>
        <source>A meld is of one rank: lay each rank for itself.</source>
        <translation>Une combinaison est d’un seul rang&#xa0;: posez chaque rang à part.</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards join this meld, not {others}.</source>
        <translation>Seuls {ranks} et atouts vont dans cette combinaison, pas {others}.</translation>
    </message>
    <message>
        <source>Wild cards join other cards: put them on a meld.</source>
        <translation>Les atouts vont avec d’autres cartes&#xa0;: ajoutez-les à une combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} cards: %n more.</source>
        <translation>
            <numerusform>Il faut {need} cartes pour une combinaison&#xa0;: encore %n.</numerusform>
            <numerusform>Il faut {need} cartes pour une combinaison&#xa0;: encore %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} natural cards: %n more.</source>
        <translation>
            <numerusform>Il faut {need} cartes naturelles pour une combinaison&#xa0;: encore %n.</numerusform>
            <numerusform>Il faut {need} cartes naturelles pour une combinaison&#xa0;: encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards: this has {naturals} natural, {wilds} wild.</source>
        <translation>Il faut plus de naturelles que d’atouts&#xa0;: ici {naturals} contre {wilds}.</translation>
    </message>
    <message numerus="yes">
        <source>{wilds} wild cards here need {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Pour {wilds} atouts, il faut ici {need} naturelles&#xa0;: encore %n.</numerusform>
            <numerusform>Pour {wilds} atouts, il faut ici {need} naturelles&#xa0;: encore %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards; this would have {have}.</source>
        <translation>
            <numerusform>Une combinaison a au plus %n atout&#xa0;; celle-ci en aurait {have}.</numerusform>
            <numerusform>Une combinaison a au plus %n atouts&#xa0;; celle-ci en aurait {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A finished canasta takes no wild card.</source>
        <translation>Une canasta terminée ne prend pas d’atout.</translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Une combinaison se ferme à %n carte&#xa0;; celle-ci en aurait {have}.</numerusform>
            <numerusform>Une combinaison se ferme à %n cartes&#xa0;; celle-ci en aurait {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds a wild card joins {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Après l’ouverture, un atout va avec {need} naturelles&#xa0;: encore %n.</numerusform>
            <numerusform>Après l’ouverture, un atout va avec {need} naturelles&#xa0;: encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} take no wild card.</source>
        <translation>{ranks}&#xa0;: pas d’atouts avec cette combinaison.</translation>
    </message>
    <message>
        <source>There is a canasta of {ranks}: nobody lays any more of them.</source>
        <translation>Il y a une canasta des {ranks}&#xa0;: plus personne n’en pose.</translation>
    </message>
    <message>
        <source>A sequence takes no wild card.</source>
        <translation>Une suite ne prend pas d’atout.</translation>
    </message>
    <message>
        <source>A sequence takes no {stops}.</source>
        <translation>Une suite ne prend pas de {stops}.</translation>
    </message>
    <message>
        <source>A sequence holds each rank once, not several {others}.</source>
        <translation>Une suite a chaque rang une seule fois, pas plusieurs {others}.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of a sequence follow one another: %n missing.</source>
        <translation>
            <numerusform>Les cartes d’une suite se suivent&#xa0;: il en manque %n.</numerusform>
            <numerusform>Les cartes d’une suite se suivent&#xa0;: il en manque %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence ends at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Une suite s’arrête à %n carte&#xa0;; celle-ci en aurait {have}.</numerusform>
            <numerusform>Une suite s’arrête à %n cartes&#xa0;; celle-ci en aurait {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards go on your meld of wild cards until it is finished.</source>
        <translation>Les atouts vont dans votre combinaison d’atouts jusqu’à ce qu’elle soit finie.</translation>
    </message>
    <message numerus="yes">
        <source>A sequence takes more than %n cards only if you go out this turn.</source>
        <translation>
            <numerusform>Une suite ne dépasse %n carte que si vous sortez à ce tour.</numerusform>
            <numerusform>Une suite ne dépasse %n cartes que si vous sortez à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made a sequence of more than %n cards: now you have to go out.</source>
        <translation>
            <numerusform>Vous avez une suite de plus de %n carte&#xa0;: il faut maintenant sortir.</numerusform>
            <numerusform>Vous avez une suite de plus de %n cartes&#xa0;: il faut maintenant sortir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Twos go on your meld of twos until it is finished.</source>
        <translation>Les 2 vont dans votre combinaison de 2 jusqu’à ce qu’elle soit finie.</translation>
    </message>
    <message>
        <source>Too many jokers beside these twos: lay more twos or fewer jokers.</source>
        <translation>Trop de jokers pour ces 2&#xa0;: ajoutez des 2 ou retirez des jokers.</translation>
    </message>
    <message>
        <source>Only wild cards join this meld, not {others}.</source>
        <translation>Seuls des atouts vont dans cette combinaison, pas {others}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and this card of another: {card}.</source>
        <translation>Une suite est d’une seule couleur, et cette carte d’une autre&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and these cards are of others.</source>
        <translation>Une suite est d’une seule couleur, et ces cartes sont d’autres couleurs.</translation>
    </message>
    <message>
        <source>Several of your melds take this: choose one.</source>
        <translation>Plusieurs de vos combinaisons la prennent&#xa0;: choisissez-en une.</translation>
    </message>
    <message>
        <source>Put the meld on the one that it should join.</source>
        <translation>Mettez la combinaison sur celle qu’elle doit rejoindre.</translation>
    </message>
    <message>
        <source>Combine two melds at a time, one step after the other.</source>
        <translation>Réunissez deux combinaisons à la fois, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Only two melds of the same rank can be combined.</source>
        <translation>Seules deux combinaisons du même rang peuvent être réunies.</translation>
    </message>
    <message>
        <source>One wild card at most goes with two {stops} or more.</source>
        <translation>Un atout au plus va avec deux {stops} ou plus.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Les atouts ne vont pas avec des {stops}.</translation>
    </message>
    <message>
        <source>{stops} are never melded in this game.</source>
        <translation>Les {stops} ne se posent jamais en combinaison dans ce jeu.</translation>
    </message>
    <message>
        <source>{stops} are melded only to go out, {need} or more together.</source>
        <translation>{stops}&#xa0;: on ne les pose que pour sortir, {need} ou plus ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} holds at most %n cards.</source>
        <translation>
            <numerusform>Une combinaison de {stops} a au plus %n carte.</numerusform>
            <numerusform>Une combinaison de {stops} a au plus %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody discards a {stop} in the first turn: throw another card.</source>
        <translation>Personne ne défausse un {stop} au premier tour&#xa0;: jetez une autre carte.</translation>
    </message>
    <message>
        <source>You may lay {stops} only when you go out with them.</source>
        <translation>Vous ne pouvez poser des {stops} que pour sortir avec eux.</translation>
    </message>
    <message>
        <source>{card} is no {bonus}.</source>
        <translation>{card}&#xa0;: ce n’est pas un {bonus}.</translation>
    </message>
    <message>
        <source>Every {bonus} is laid by itself.</source>
        <translation>Chaque {bonus} se pose à part.</translation>
    </message>
</context>
<context>
    <name>MeldTexts</name>
    <message>
        <source>{have} of {need}</source>
        <comment>cards of a canasta</comment>
        <translation>{have} sur {need}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>a sequence of cards</comment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pure</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta mixte</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sept</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>Pure</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Sevens</source>
        <comment>on a canasta</comment>
        <translation>Sept</translation>
    </message>
</context>
<context>
    <name>MeldingWords</name>
    <message>
        <source>Smallest meld</source>
        <translation>La plus petite combinaison</translation>
    </message>
    <message>
        <source>How many cards a new meld needs.</source>
        <translation>Combien de cartes il faut pour une nouvelle combinaison.</translation>
    </message>
    <message>
        <source>Melds are closed at</source>
        <translation>Les combinaisons se ferment à</translation>
    </message>
    <message>
        <source>A meld of this size takes no more cards.</source>
        <translation>Une combinaison de cette taille ne prend plus de cartes.</translation>
    </message>
    <message>
        <source>never closed</source>
        <translation>jamais fermées</translation>
    </message>
    <message>
        <source>Melding in the first own turn</source>
        <translation>Poser à son premier tour</translation>
    </message>
    <message>
        <source>If not, everybody only draws and discards in it.</source>
        <translation>Sinon, chacun ne fait qu’y piocher et défausser.</translation>
    </message>
    <message>
        <source>Melds of the same rank</source>
        <translation>Combinaisons du même rang</translation>
    </message>
    <message>
        <source>How many melds of one rank a side may have.</source>
        <translation>Combien de combinaisons d’un même rang un camp peut avoir.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>autant qu’on veut</translation>
    </message>
    <message>
        <source>a new one when the last is closed</source>
        <translation>une nouvelle quand la dernière est fermée</translation>
    </message>
    <message>
        <source>Natural cards in a new meld</source>
        <translation>Cartes naturelles dans une nouvelle combinaison</translation>
    </message>
    <message>
        <source>How many cards from four to ace a meld needs at least.</source>
        <translation>Combien de cartes du quatre à l’as il faut au moins dans une combinaison.</translation>
    </message>
    <message>
        <source>Natural cards must be in the majority</source>
        <translation>Les cartes naturelles doivent être en majorité</translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Une combinaison a toujours plus de cartes naturelles que d’atouts.</translation>
    </message>
    <message>
        <source>Natural cards for each wild card in a meld</source>
        <translation>Cartes naturelles pour chaque atout d’une combinaison</translation>
    </message>
    <message>
        <source>With two, a wild card needs two natural ones beside it, two need four.</source>
        <translation>À deux, il faut deux naturelles à côté d’un atout, quatre à côté de deux.</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Atouts par combinaison, au plus</translation>
    </message>
    <message>
        <source>How many wild cards may stand in, also in a canasta.</source>
        <translation>Combien d’atouts peuvent remplacer d’autres cartes, y compris dans une canasta.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Wild cards may join a finished canasta</source>
        <translation>Les atouts peuvent rejoindre une canasta terminée</translation>
    </message>
    <message>
        <source>Otherwise only natural cards are added to it.</source>
        <translation>Sinon, on n’y ajoute que des cartes naturelles.</translation>
    </message>
    <message>
        <source>Natural cards for a wild card laid later</source>
        <translation>Cartes naturelles pour un atout posé plus tard</translation>
    </message>
    <message>
        <source>After a side&apos;s first melds, a wild card joins so many natural ones.</source>
        <translation>Après les premières combinaisons d’un camp, un atout va avec ce nombre de naturelles au moins.</translation>
    </message>
    <message>
        <source>Sevens and aces stay natural</source>
        <translation>Les sept et les as restent naturels</translation>
    </message>
    <message>
        <source>No wild card joins sevens; aces take one only with the first melds.</source>
        <translation>Aucun atout ne va avec les sept&#xa0;; les as n’en prennent un que dans les premières combinaisons.</translation>
    </message>
    <message>
        <source>A canasta ends its rank for all</source>
        <translation>Une canasta ferme son rang pour tous</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, nobody lays cards of that rank.</source>
        <translation>Dès qu’un camp a une canasta d’un rang, personne ne pose de cartes de ce rang.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Combinaisons d’atouts seuls</translation>
    </message>
    <message>
        <source>Three or more wild cards may lie together.</source>
        <translation>Trois atouts ou plus peuvent aller ensemble.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone are closed at</source>
        <translation>Les combinaisons d’atouts seuls se ferment à</translation>
    </message>
    <message>
        <source>Such a meld takes no more cards then; a further one may be begun.</source>
        <translation>Une telle combinaison ne prend alors plus de cartes&#xa0;; on peut en commencer une autre.</translation>
    </message>
    <message>
        <source>the size of other melds</source>
        <translation>la taille des autres combinaisons</translation>
    </message>
    <message>
        <source>Wild cards first finish their own meld</source>
        <translation>Les atouts terminent d’abord leur propre combinaison</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, none joins another.</source>
        <translation>Tant qu’une combinaison d’atouts seuls est inachevée, aucun n’en rejoint une autre.</translation>
    </message>
    <message>
        <source>Twos first finish their own meld</source>
        <translation>Les 2 terminent d’abord leur propre combinaison</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, no two joins another.</source>
        <translation>Tant qu’une combinaison d’atouts seuls est inachevée, aucun deux n’en rejoint une autre.</translation>
    </message>
    <message>
        <source>Twos are a rank of their own</source>
        <translation>Les 2 sont un rang à part</translation>
    </message>
    <message>
        <source>Jokers stand beside twos as wild cards stand beside natural ones.</source>
        <translation>Les jokers accompagnent les 2 comme les atouts accompagnent les cartes naturelles.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Cards in a row may be melded; seven of them are {a_samba}.</source>
        <translation>On peut poser des cartes qui se suivent&#xa0;; sept font {a_samba}.</translation>
    </message>
    <message>
        <source>Sequences in one suit only</source>
        <translation>Suites d’une seule couleur</translation>
    </message>
    <message>
        <source>Otherwise the suits of a sequence may be mixed.</source>
        <translation>Sinon, les couleurs d’une suite peuvent être mêlées.</translation>
    </message>
    <message>
        <source>Longer sequences for who goes out</source>
        <translation>Suites plus longues pour sortir</translation>
    </message>
    <message>
        <source>In the turn that ends the deal a full sequence may be lengthened.</source>
        <translation>Au tour qui termine la donne, on peut allonger une suite complète.</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Cartes d’une canasta</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Une combinaison de ce nombre de cartes est une canasta.</translation>
    </message>
    <message>
        <source>Natural cards in a mixed canasta</source>
        <translation>Cartes naturelles dans une canasta mixte</translation>
    </message>
    <message>
        <source>A canasta with wild cards needs at least so many natural ones.</source>
        <translation>Dans une canasta avec des atouts, il faut au moins ce nombre de naturelles.</translation>
    </message>
</context>
<context>
    <name>MeldsTopic</name>
    <message>
        <source>Melds</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>A meld with a wild card.</source>
        <comment>below a picture</comment>
        <translation>Une combinaison avec un atout.</translation>
    </message>
    <message>
        <source>Not allowed: as many wild cards as natural ones.</source>
        <comment>below a picture</comment>
        <translation>Interdit&#xa0;: autant d’atouts que de cartes naturelles.</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank, from four to ace.</source>
        <translation>Une combinaison a au moins {size} cartes du même rang, du quatre à l’as.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of its cards must be natural.</source>
        <translation>
            <numerusform>Au moins %n de ses cartes doit être naturelle.</numerusform>
            <numerusform>Au moins %n de ses cartes doivent être naturelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Une combinaison a toujours plus de cartes naturelles que d’atouts.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card a meld has %n natural ones or more.</source>
        <translation>
            <numerusform>Une combinaison a au moins %n carte naturelle par atout.</numerusform>
            <numerusform>Une combinaison a au moins %n cartes naturelles par atout.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other number limits the wild cards of a meld.</source>
        <translation>Aucun autre nombre ne limite les atouts d’une combinaison.</translation>
    </message>
    <message>
        <source>Wild cards do not join melds of natural cards.</source>
        <translation>Les atouts ne rejoignent pas les combinaisons de cartes naturelles.</translation>
    </message>
    <message numerus="yes">
        <source>A meld never has more than %n wild cards.</source>
        <translation>
            <numerusform>Une combinaison n’a jamais plus de %n atout.</numerusform>
            <numerusform>Une combinaison n’a jamais plus de %n atouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds of your side, wild cards join only melds with at least %n natural cards.</source>
        <translation>
            <numerusform>Après les premières combinaisons de votre camp, les atouts ne rejoignent que des combinaisons d’au moins %n carte naturelle.</numerusform>
            <numerusform>Après les premières combinaisons de votre camp, les atouts ne rejoignent que des combinaisons d’au moins %n cartes naturelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No wild card ever joins sevens. Aces take wild cards only in the first melds of your side; such a meld then grows as any other.</source>
        <translation>Aucun atout ne rejoint jamais des sept. Les as n’en prennent que dans les premières combinaisons de votre camp&#xa0;; une telle combinaison grandit ensuite comme une autre.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, the rank is dead: nobody begins a meld of it or adds to one.</source>
        <translation>Dès qu’un camp a une canasta d’un rang, ce rang est mort&#xa0;: personne ne commence ni n’agrandit plus de combinaison de ce rang.</translation>
    </message>
    <message>
        <source>Twos may be a meld of their own, too. Jokers stand beside them as wild cards stand beside natural ones.</source>
        <translation>Les 2 peuvent aussi être une combinaison à eux seuls. Les jokers les accompagnent comme les atouts accompagnent les cartes naturelles.</translation>
    </message>
    <message>
        <source>Wild cards alone may be a meld, too.</source>
        <translation>Des atouts seuls peuvent aussi être une combinaison.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Des atouts seuls ne sont pas une combinaison.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its wild cards go there: none joins another meld.</source>
        <translation>Tant que votre camp en a une inachevée, ses atouts y vont&#xa0;: aucun ne rejoint une autre combinaison.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its twos go there: none joins another meld. A two may still be discarded, and a joker may go anywhere.</source>
        <translation>Tant que votre camp en a une inachevée, ses 2 y vont&#xa0;: aucun ne rejoint une autre combinaison. Un deux peut tout de même être défaussé, et un joker peut aller n’importe où.</translation>
    </message>
    <message>
        <source>Your side has one meld of a rank; more cards of that rank join it.</source>
        <translation>Votre camp n’a qu’une combinaison par rang&#xa0;; les autres cartes de ce rang la rejoignent.</translation>
    </message>
    <message>
        <source>Your side may have several melds of the same rank, and put them together.</source>
        <translation>Votre camp peut avoir plusieurs combinaisons du même rang, et les réunir.</translation>
    </message>
    <message>
        <source>Your side may begin a second meld of a rank when the first one is full.</source>
        <translation>Votre camp peut commencer une seconde combinaison d’un rang quand la première est complète.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn.</source>
        <translation>Personne ne pose à son premier tour.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns.</source>
        <translation>Vous pouvez ajouter des cartes aux combinaisons de votre camp à chacun de vos tours.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns; with {size} cards a meld is full.</source>
        <translation>Vous pouvez ajouter des cartes aux combinaisons de votre camp à chacun de vos tours&#xa0;; avec {size} cartes, une combinaison est complète.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone is full with {size} cards.</source>
        <translation>Une combinaison d’atouts seuls est complète avec {size} cartes.</translation>
    </message>
    <message>
        <source>A finished canasta takes wild cards, too; a natural one becomes mixed.</source>
        <translation>Une canasta terminée prend aussi des atouts&#xa0;; une pure devient mixte.</translation>
    </message>
    <message>
        <source>A finished canasta takes no more wild cards.</source>
        <translation>Une canasta terminée ne prend plus d’atouts.</translation>
    </message>
    <message>
        <source>Partners share their melds.</source>
        <translation>Les partenaires partagent leurs combinaisons.</translation>
    </message>
    <message>
        <source>Nobody adds cards to the opponents&apos; melds.</source>
        <translation>Personne n’ajoute de cartes aux combinaisons des adversaires.</translation>
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
        <translation>Dernières jetées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Has thrown nothing yet.</source>
        <translation>N’a encore rien jeté.</translation>
    </message>
    <message>
        <source>{card} ({player} took it)</source>
        <translation>{card} (prise par {player})</translation>
    </message>
    <message>
        <source>{card} (you took it)</source>
        <translation>{card} (prise par vous)</translation>
    </message>
    <message>
        <source>Seen to hold: {cards}.</source>
        <comment>what everybody saw going to the hand with the pile</comment>
        <translation>On l’a vu prendre&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Risk: how often the next player takes what you throw.</source>
        <translation>Risque&#xa0;: à quelle fréquence le joueur suivant prend ce que vous jetez.</translation>
    </message>
    <message>
        <source>Risk: of 100 times, how often the next player takes what you throw.</source>
        <translation>Risque&#xa0;: combien de fois sur 100 le joueur suivant prend ce que vous jetez.</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>presque jamais</translation>
    </message>
    <message>
        <source>seldom</source>
        <translation>rarement</translation>
    </message>
    <message>
        <source>at times</source>
        <translation>parfois</translation>
    </message>
    <message>
        <source>often</source>
        <translation>souvent</translation>
    </message>
    <message>
        <source>mostly</source>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Cards seen and unseen</source>
        <translation>Cartes vues et pas encore vues</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Pas vues</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risque</translation>
    </message>
    <message>
        <source>Who threw and took what</source>
        <translation>Qui a jeté et pris quoi</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Threw and took</source>
        <translation>Jeté et pris</translation>
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
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>Trier la &amp;main</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Show the moment</source>
        <translation>Montrer le moment</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Save the deal…</source>
        <translation>Enregistrer la donne…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>You have frozen the {pile}.</source>
        <translation>Vous avez gelé le {pile}.</translation>
    </message>
    <message>
        <source>{player} has frozen the {pile}.</source>
        <translation>{player} a gelé le {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n cards.</source>
        <translation>
            <numerusform>Vous prenez %n carte.</numerusform>
            <numerusform>Vous prenez %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n cards.</source>
        <translation>
            <numerusform>{player} prend %n carte.</numerusform>
            <numerusform>{player} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>Vous ouvrez à {points}</translation>
    </message>
    <message>
        <source>{player} opens with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>{player} ouvre à {points}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Same as last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer les cartes</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Choisissez le jeu, puis qui joue.</translation>
    </message>
    <message>
        <source>Let at least one person play.</source>
        <translation>Au moins une personne doit jouer.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Deux joueurs s’appellent {name}. Donnez un autre nom à l’un d’eux.</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>Begin the score</source>
        <translation>Commencer la feuille</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Compter avec de vraies cartes</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Choisissez le jeu, puis qui joue.</translation>
    </message>
    <message>
        <source>Players, as they sit round the table</source>
        <translation>Joueurs, dans l’ordre autour de la table</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Player {count}</source>
        <translation>Joueur {count}</translation>
    </message>
    <message>
        <source>Side {count}</source>
        <translation>Camp {count}</translation>
    </message>
    <message>
        <source>Give every player a name of their own.</source>
        <translation>Donnez à chaque joueur un nom différent.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A file of Canasta itself is missing or damaged: {file}. Install Canasta again; your matches are safe and stay where they are.</source>
        <translation>Un fichier de Canasta lui-même manque ou est endommagé&#xa0;: {file}. Réinstallez Canasta&#xa0;; vos parties sont en sûreté et restent où elles sont.</translation>
    </message>
    <message>
        <source>Something went wrong in Canasta. Your match is safe: everything played so far is saved. If the table no longer answers, close Canasta and start it again.</source>
        <translation>Un problème est survenu dans Canasta. Votre partie est en sûreté&#xa0;: tout ce qui a été joué est enregistré. Si la table ne répond plus, fermez Canasta et relancez-le.</translation>
    </message>
    <message>
        <source>Canasta cannot start. Your matches are safe: nothing was changed. Start it once more; if that does not help, install it again.</source>
        <translation>Canasta ne peut pas démarrer. Vos parties sont en sûreté&#xa0;: rien n’a été changé. Relancez-le&#xa0;; si cela n’aide pas, réinstallez-le.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>What went wrong is noted in {file}; no cards are named there.</source>
        <translation>Le problème est noté dans {file}&#xa0;; aucune carte n’y est nommée.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read. The defaults are used.</source>
        <translation>Les paramètres de {file} n’ont pas pu être lus. Les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>What Canasta remembers in {file}, such as your last table and your lessons, could not be read. It begins anew; your matches are safe.</source>
        <translation>Ce que Canasta retient dans {file}, comme votre dernière table et vos leçons, n’a pas pu être lu. Il repart de zéro&#xa0;; vos parties sont en sûreté.</translation>
    </message>
    <message>
        <source>The results of your exercises in {file} could not be read. They begin anew.</source>
        <translation>Les résultats de vos exercices dans {file} n’ont pas pu être lus. Ils repartent de zéro.</translation>
    </message>
    <message>
        <source>The old file is kept as {copy}.</source>
        <translation>L’ancien fichier est conservé sous {copy}.</translation>
    </message>
    <message>
        <source>The player in {file} could not be read and is missing under Players; your matches are safe. Add the player again there.</source>
        <translation>Le joueur de {file} n’a pas pu être lu et manque sous «&#xa0;Joueurs&#xa0;»&#xa0;; vos parties sont en sûreté. Ajoutez-y de nouveau le joueur.</translation>
    </message>
    <message>
        <source>The note in {file} cannot be read. Allow Canasta to read it, or move that file away.</source>
        <translation>Impossible de lire la note dans {file}. Autorisez Canasta à la lire, ou déplacez ce fichier.</translation>
    </message>
    <message>
        <source>Canasta cannot save settings and results in {folder} ({problem}). What you choose holds until you close Canasta. Make room on the disk, or allow Canasta to write there.</source>
        <translation>Canasta ne peut pas enregistrer les paramètres et les résultats dans {folder} ({problem}). Vos choix valent jusqu’à la fermeture de Canasta. Libérez de la place sur le disque, ou autorisez Canasta à y écrire.</translation>
    </message>
    <message>
        <source>Canasta cannot keep matches in {folder} ({problem}). Make room on the disk, or allow Canasta to read and write there; then deal.</source>
        <translation>Canasta ne peut pas garder de parties dans {folder} ({problem}). Libérez de la place sur le disque, ou autorisez Canasta à y lire et à y écrire&#xa0;; puis distribuez.</translation>
    </message>
    <message>
        <source>The very last action had not been saved. Play it again.</source>
        <translation>Le tout dernier coup n’avait pas été enregistré. Rejouez-le.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It goes on from the last action that could be read; the damaged file is kept as {copy}.</source>
        <translation>La partie enregistrée était abîmée. Elle reprend au dernier coup qui a pu être lu&#xa0;; le fichier abîmé est conservé sous {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was changed outside Canasta. The match goes on in a new file; the changed one is kept as {copy}.</source>
        <translation>Le fichier de cette partie a été modifié hors de Canasta. La partie continue dans un nouveau fichier&#xa0;; celui qui a été modifié est conservé sous {copy}.</translation>
    </message>
    <message>
        <source>The match came from an older version; its file is kept as {copy}.</source>
        <translation>La partie venait d’une version plus ancienne&#xa0;; son fichier est conservé sous {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was moved, deleted or changed while you played. Nothing is lost: the whole match is saved again, as {place}.</source>
        <translation>Le fichier de cette partie a été déplacé, supprimé ou modifié pendant que vous jouiez. Rien n’est perdu&#xa0;: toute la partie est de nouveau enregistrée, sous {place}.</translation>
    </message>
    <message>
        <source>The index of your matches was damaged. It was made anew from their files; nothing is lost.</source>
        <translation>L’index de vos parties était abîmé. Il a été refait d’après leurs fichiers&#xa0;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>The match cannot be saved as {place} ({problem}). Make room on the disk, or allow Canasta to write there; then go on.</source>
        <translation>La partie ne peut pas être enregistrée sous {place} ({problem}). Libérez de la place sur le disque, ou autorisez Canasta à y écrire&#xa0;; puis continuez.</translation>
    </message>
    <message>
        <source>The disk does not answer. The table waits, and what was played is saved as soon as it does.</source>
        <translation>Le disque ne répond pas. La table attend, et ce qui a été joué sera enregistré dès qu’il répondra.</translation>
    </message>
    <message>
        <source>{file} is empty: no match was ever begun in it.</source>
        <translation>{file} est vide&#xa0;: aucune partie n’y a jamais été commencée.</translation>
    </message>
    <message>
        <source>{file} is no saved match. It is left as it is.</source>
        <translation>{file} n’est pas une partie enregistrée. Il reste tel quel.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Canasta. Update to go on with it.</source>
        <translation>{file} a été enregistré par une version plus récente de Canasta. Mettez le programme à jour pour continuer.</translation>
    </message>
    <message>
        <source>{file} was changed outside the program and cannot be played.</source>
        <translation>{file} a été modifié hors du programme et ne peut pas être joué.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is kept; deal a new match.</source>
        <translation>{file} est abîmé et ne peut pas être lu. Il est conservé&#xa0;; distribuez une nouvelle partie.</translation>
    </message>
    <message>
        <source>Canasta needs to read and write {place} and may not, or the disk is full. Allow it, then try again.</source>
        <translation>Canasta doit lire et écrire {place} et n’en a pas le droit, ou le disque est plein. Autorisez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>This match is open in another window. Close that one first.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre. Fermez d’abord celle-là.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system refuses.</source>
        <translation>{file} ne peut pas être ouvert&#xa0;: le système refuse.</translation>
    </message>
    <message>
        <source>{file} cannot be played, because its rules contradict each other:</source>
        <translation>{file} ne peut pas être joué, car ses règles se contredisent&#xa0;:</translation>
    </message>
    <message>
        <source>It is kept in the folder {folder}.</source>
        <translation>Il est conservé dans le dossier {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be shown. It is kept in the folder {folder} and is not opened again; deal a new match.</source>
        <translation>{file} ne peut pas être montré. Il est conservé dans le dossier {folder} et n’est plus rouvert&#xa0;; distribuez une nouvelle partie.</translation>
    </message>
    <message>
        <source>{file} was not put on the table, because Canasta failed with it last time. Nothing is lost: it is among your saved games.</source>
        <translation>{file} n’a pas été mis sur la table, car Canasta a échoué avec lui la dernière fois. Rien n’est perdu&#xa0;: il est parmi vos parties enregistrées.</translation>
    </message>
    <message>
        <source>The cards in {file} were still being read when Canasta was closed. Choose them in the settings again.</source>
        <translation>Les cartes de {file} étaient encore en cours de lecture à la fermeture de Canasta. Choisissez-les de nouveau dans les paramètres.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is left as it is.</source>
        <translation>{file} est abîmé et ne peut pas être lu. Il reste tel quel.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Canasta. Update to use it.</source>
        <translation>{file} vient d’une version plus récente de Canasta. Mettez le programme à jour pour l’utiliser.</translation>
    </message>
    <message>
        <source>{place} cannot be read or written ({reason}). Make room on the disk, allow Canasta to read and write there, or choose another place.</source>
        <translation>{place} ne peut pas être lu ou écrit ({reason}). Libérez de la place sur le disque, autorisez Canasta à y lire et écrire, ou choisissez un autre endroit.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{deals} deals in {matches} matches, played by computers that follow the rules of thumb of the strong player without looking ahead. The true number lies between the two in brackets with a confidence of 95 %.</source>
        <translation>{deals} donnes dans {matches} parties, jouées par des joueurs virtuels qui suivent les règles pratiques du niveau Fort sans calculer à l’avance. Le vrai nombre se trouve entre les deux entre parenthèses, avec une confiance de 95&#xa0;%.</translation>
    </message>
    <message>
        <source>About {minutes} minutes for one person among computers: {turns} turns. A match has {deals} deals.</source>
        <translation>Environ {minutes} minutes pour une personne parmi des joueurs virtuels&#xa0;: {turns} tours. Une partie compte {deals} donnes.</translation>
    </message>
    <message>
        <source>How long does a deal take?</source>
        <translation>Combien de temps dure une donne&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody goes out in {share} of 100 deals; else the stock ends.</source>
        <translation>Quelqu’un sort dans {share} donnes sur 100&#xa0;; sinon, le talon s’épuise.</translation>
    </message>
    <message>
        <source>How does a deal end?</source>
        <translation>Comment finit une donne&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody goes out</source>
        <translation>Quelqu’un sort</translation>
    </message>
    <message>
        <source>Whoever leads after the first deal wins {share} of 100 matches.</source>
        <translation>Celui qui mène après la première donne gagne {share} parties sur 100.</translation>
    </message>
    <message>
        <source>Does the first deal decide the match?</source>
        <translation>La première donne décide-t-elle de la partie&#xa0;?</translation>
    </message>
    <message>
        <source>The first leader wins</source>
        <translation>Le premier en tête gagne</translation>
    </message>
    <message>
        <source>How often can one open at once?</source>
        <translation>Combien de fois peut-on ouvrir d’emblée&#xa0;?</translation>
    </message>
    <message>
        <source>So many of 100 hands reach the minimum as dealt, without drawing:</source>
        <translation>Mains sur 100 qui atteignent le minimum dès la distribution, sans piocher&#xa0;:</translation>
    </message>
    <message>
        <source>With {points} points</source>
        <translation>Avec {points} points</translation>
    </message>
    <message>
        <source>{points} on average. In {share} of 100 cases a side ends the deal below zero.</source>
        <translation>{points} en moyenne. Dans {share} cas sur 100, un camp finit la donne au-dessous de zéro.</translation>
    </message>
    <message>
        <source>How many points does a side make in a deal?</source>
        <translation>Combien de points fait un camp dans une donne&#xa0;?</translation>
    </message>
    <message>
        <source>{times} times in a deal, {cards} cards each time.</source>
        <translation>{times} fois par donne, {cards} cartes à chaque fois.</translation>
    </message>
    <message>
        <source>How often is the pile taken?</source>
        <translation>Combien de fois prend-on le pot&#xa0;?</translation>
    </message>
    <message>
        <source>A side makes {count} in a deal; {share} of 100 are natural.</source>
        <translation>Un camp en fait {count} par donne&#xa0;; {share} sur 100 sont pures.</translation>
    </message>
    <message>
        <source>How many canastas are there?</source>
        <translation>Combien y a-t-il de canastas&#xa0;?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canastas pures</translation>
    </message>
    <message>
        <source>One more joker</source>
        <translation>Un joker de plus</translation>
    </message>
    <message>
        <source>One more red three</source>
        <translation>Un trois rouge de plus</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>Le premier tour</translation>
    </message>
    <message>
        <source>What is a good start worth?</source>
        <translation>Que vaut un bon départ&#xa0;?</translation>
    </message>
    <message>
        <source>So many points a side is ahead of the others after the deal:</source>
        <translation>Points d’avance d’un camp sur les autres après la donne&#xa0;:</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>Le pot est toujours gelé</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Avec des cartes Caliente</translation>
    </message>
    <message>
        <source>What do the variations change?</source>
        <translation>Que changent les variantes&#xa0;?</translation>
    </message>
    <message>
        <source>Turns of a deal, and points of a side:</source>
        <translation>Tours par donne, et points d’un camp&#xa0;:</translation>
    </message>
    <message>
        <source>{turns} turns, {points} points</source>
        <translation>{turns} tours, {points} points</translation>
    </message>
    <message>
        <source>Does the computer shuffle too well?</source>
        <translation>L’ordinateur mélange-t-il trop bien&#xa0;?</translation>
    </message>
    <message>
        <source>Turns of a deal, and natural ones among 100 canastas, when the cards are gathered from the table and riffled:</source>
        <translation>Tours par donne, et canastas pures sur 100, quand les cartes sont ramassées sur la table et mélangées à l’américaine&#xa0;:</translation>
    </message>
    <message>
        <source>As the computer does</source>
        <translation>Comme l’ordinateur</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Mélanges&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{turns} turns, {share} natural</source>
        <translation>{turns} tours, {share} pures</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} à {high})</translation>
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
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Canasta in numbers</source>
        <translation>La canasta en chiffres</translation>
    </message>
    <message>
        <source>Counted in thousands of deals that computers played.</source>
        <translation>Relevés sur des milliers de donnes jouées par des joueurs virtuels.</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Comment on a compté</translation>
    </message>
</context>
<context>
    <name>ObservationTexts</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n carte face cachée</numerusform>
            <numerusform>%n cartes face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, all face down</source>
        <translation>
            <numerusform>%n carte, face cachée</numerusform>
            <numerusform>%n cartes, toutes face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>{pile}, from the top</source>
        <translation>{pile}, à partir du dessus</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Hands of the others</source>
        <translation>Mains des autres</translation>
    </message>
    <message>
        <source>Melds of {names}</source>
        <translation>Combinaisons ({names})</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n cards</source>
        <translation>
            <numerusform>{player}&#xa0;: %n carte</numerusform>
            <numerusform>{player}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmissionTexts</name>
    <message>
        <source>What was left undone</source>
        <translation>Ce qui n’a pas été fait</translation>
    </message>
    <message>
        <source>The {pile} was blocked; on top of it lay: {card}.</source>
        <translation>Le {pile} était bloqué&#xa0;; sur le dessus il y avait&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {pile} could have been taken, and was left.</source>
        <translation>Le {pile} pouvait être pris, et il a été laissé.</translation>
    </message>
    <message>
        <source>The {pile} needed two natural {ranks}; nobody has seen two in that hand.</source>
        <translation>Pour le {pile}, il fallait deux {ranks}, sans atout&#xa0;; personne n’en a vu deux dans cette main.</translation>
    </message>
    <message>
        <source>The {pile} needed {ranks}; nobody has seen any in that hand.</source>
        <translation>Pour le {pile}, il fallait des {ranks}&#xa0;; personne n’en a vu dans cette main.</translation>
    </message>
    <message>
        <source>Still held, as everybody could see: {cards}. They fit melds on the table.</source>
        <translation>Toujours en main, comme chacun a pu le voir&#xa0;: {cards}. Elles conviennent à des combinaisons sur la table.</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Look at this match?</source>
        <translation>Regarder cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>Continuer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>It becomes one of your saved games. The file itself stays as it is.</source>
        <translation>Elle devient une de vos parties enregistrées. Le fichier lui-même reste tel quel.</translation>
    </message>
    <message>
        <source>Keep these house rules?</source>
        <translation>Garder ces règles maison&#xa0;?</translation>
    </message>
    <message>
        <source>You will find them in New match, beside the games.</source>
        <translation>Vous les trouverez dans «&#xa0;Nouvelle partie&#xa0;», à côté des jeux.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Add this player?</source>
        <translation>Ajouter ce joueur&#xa0;?</translation>
    </message>
    <message>
        <source>You will find the player under Players.</source>
        <translation>Vous le trouverez sous «&#xa0;Joueurs&#xa0;».</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Ce fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was moved, or its drive removed.</source>
        <translation>{file} n’est plus là. Il a été déplacé, ou son support retiré.</translation>
    </message>
    <message>
        <source>{file} holds no match, no house rules and no player. It is left as it is.</source>
        <translation>{file} ne contient ni partie, ni règles maison, ni joueur. Il reste tel quel.</translation>
    </message>
</context>
<context>
    <name>OpeningDecision</name>
    <message>
        <source>Opening small or large</source>
        <translation>Ouvrir avec peu ou avec beaucoup</translation>
    </message>
    <message>
        <source>Early with little, late with all that you have.</source>
        <translation>Tôt avec peu, tard avec tout ce que vous avez.</translation>
    </message>
    <message>
        <source>Your side needs {need} points to open. Your aces are worth {aces}, your kings {kings}. You hold two pairs and a wild card as well, and many cards lie in the {pile}.</source>
        <translation>Votre camp a besoin de {need} points pour ouvrir. Vos as en valent {aces}, vos rois {kings}. Vous avez aussi deux paires et un atout, et il y a beaucoup de cartes dans le {pile}.</translation>
    </message>
    <message>
        <source>With which cards do you open? Lay them, then press the button.</source>
        <translation>Avec quelles cartes ouvrez-vous&#xa0;? Mettez-les sur le tapis, puis appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>Open now: lay the aces.</source>
        <translation>Ouvrez maintenant&#xa0;: posez les as.</translation>
    </message>
    <message>
        <source>That is more than you need. Kings in your hand can take the {pile} with its {count} cards. Lay the aces only.</source>
        <translation>C’est plus qu’il ne faut. Des rois en main peuvent prendre le {pile} et ses {count} cartes. Ne posez que les as.</translation>
    </message>
    <message>
        <source>Open first: a side that has opened takes the {pile} more easily, and {count} cards lie there.</source>
        <translation>Ouvrez d’abord&#xa0;: un camp qui a ouvert prend le {pile} plus facilement, et il y a {count} cartes.</translation>
    </message>
    <message>
        <source>Each king, queen or nine that is discarded to you now brings you the {pile}: you hold two or more of them.</source>
        <translation>Chaque roi, dame ou neuf que l’on vous défausse maintenant vous donne le {pile}&#xa0;: vous en avez deux ou plus.</translation>
    </message>
    <message>
        <source>Later in another deal: the others have a canasta, and each of them holds one card. They may go out at any turn.</source>
        <translation>Plus tard, dans une autre donne&#xa0;: les autres ont une canasta, et il leur reste une carte chacun. Ils peuvent sortir à tout moment.</translation>
    </message>
    <message>
        <source>With which cards do you open now?</source>
        <translation>Avec quelles cartes ouvrez-vous maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Open with all three: aces, kings and queens.</source>
        <translation>Ouvrez avec les trois&#xa0;: as, rois et dames.</translation>
    </message>
    <message>
        <source>When they go out, what is left in your hand counts against you. Lay aces, kings and queens, all at once.</source>
        <translation>Quand ils sortiront, ce qui reste dans votre main comptera contre vous. Posez as, rois et dames, tout à la fois.</translation>
    </message>
    <message>
        <source>When they go out, your whole hand counts against you. Open first, with aces, kings and queens.</source>
        <translation>Quand ils sortiront, toute votre main comptera contre vous. Ouvrez d’abord, avec as, rois et dames.</translation>
    </message>
    <message>
        <source>Early in a deal open with little, and keep what can take the {pile}. When the others may go out, lay all that counts.</source>
        <translation>Tôt dans une donne, ouvrez avec peu et gardez ce qui peut prendre le {pile}. Quand les autres peuvent sortir, posez tout ce qui compte.</translation>
    </message>
</context>
<context>
    <name>OpeningLesson</name>
    <message>
        <source>The first melds</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Reach the points that your side needs to open.</source>
        <translation>Atteindre les points que votre camp doit avoir pour ouvrir.</translation>
    </message>
    <message>
        <source>No wild card may be among them. The queens are worth {points1}, the tens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Aucun atout ne peut s’y trouver. Les dames valent {points1}, les dix {points2}. Tous les groupes que vous mettez de côté s’additionnent&#xa0;; la somme est indiquée à côté.</translation>
    </message>
    <message>
        <source>Lay the queens and the tens before you discard.</source>
        <translation>Posez les dames et les dix avant de défausser.</translation>
    </message>
    <message>
        <source>The tens are the three natural cards that you need. They are worth {points1}, the queens with the joker {points2}, the jacks with the two {points3}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Les dix sont les trois cartes naturelles qu’il vous faut. Ils valent {points1}, les dames avec le joker {points2}, les valets avec le deux {points3}. Tous les groupes que vous mettez de côté s’additionnent&#xa0;; la somme est indiquée à côté.</translation>
    </message>
    <message>
        <source>Lay the tens, the queens with the joker, and the jacks with the two, before you discard.</source>
        <translation>Posez les dix, les dames avec le joker et les valets avec le deux avant de défausser.</translation>
    </message>
    <message>
        <source>The queens with the wild card are worth {points1}, the sevens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Les dames avec l’atout valent {points1}, les sept {points2}. Tous les groupes que vous mettez de côté s’additionnent&#xa0;; la somme est indiquée à côté.</translation>
    </message>
    <message>
        <source>Lay the queens with the wild card, and the sevens, before you discard.</source>
        <translation>Posez les dames avec l’atout, et les sept, avant de défausser.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the tens on the table, and the queens with the joker. Then take it with the button.</source>
        <translation>Choisissez les deux rois et cliquez sur le {pile}. Mettez sur la table les dix, et les dames avec le joker. Puis prenez-le avec le bouton.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the tens, and the queens with the joker.</source>
        <translation>Ne piochez pas&#xa0;: les rois prennent le {pile}, avec les dix, et les dames avec le joker.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the aces on the table. Then take it with the button.</source>
        <translation>Choisissez les deux rois et cliquez sur le {pile}. Mettez les as sur la table. Puis prenez-le avec le bouton.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the three aces.</source>
        <translation>Ne piochez pas&#xa0;: les rois prennent le {pile}, avec les trois as.</translation>
    </message>
    <message>
        <source>Lay all groups aside on the table, then lay them all with the button.</source>
        <translation>Mettez tous les groupes de côté sur la table, puis posez-les tous avec le bouton.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds in this deal need {need} points; in the last deal of the match {most}.</source>
        <translation>Dans cette donne, il faut {need} points à votre camp pour ouvrir&#xa0;; dans la dernière donne de la partie, {most}.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points now. With a higher score they need more: up to {most} from {score} points on.</source>
        <translation>Pour l’instant, il faut {need} points à votre camp pour ouvrir. Avec un plus haut score, il en faut davantage&#xa0;: jusqu’à {most} à partir de {score} points.</translation>
    </message>
    <message>
        <source>From {score} points on a canasta must be among them.</source>
        <translation>À partir de {score} points, il faut une canasta pour ouvrir.</translation>
    </message>
    <message>
        <source>They come from your hand alone: only in a later turn may your side take the {pile}.</source>
        <translation>Tout vient de votre main&#xa0;: votre camp ne peut prendre le {pile} qu’à un tour suivant.</translation>
    </message>
    <message>
        <source>You may open and take the {pile} at once: with two natural cards like its top card, if all that you lay then reaches the minimum.</source>
        <translation>Vous pouvez ouvrir et prendre le {pile} à la fois&#xa0;: avec deux cartes naturelles comme celle du dessus, si tout ce que vous posez alors atteint le minimum.</translation>
    </message>
</context>
<context>
    <name>OpeningTopic</name>
    <message>
        <source>The first melds</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Points nécessaires</translation>
    </message>
    <message>
        <source>The first melds of your side in a deal must be worth enough points.</source>
        <translation>Les premières combinaisons de votre camp dans une donne doivent valoir assez de points.</translation>
    </message>
    <message>
        <source>How many depends on your score before the deal.</source>
        <translation>Combien, cela dépend de votre score avant la donne.</translation>
    </message>
    <message>
        <source>How many depends on which deal of the match it is.</source>
        <translation>Combien, cela dépend du numéro de la donne dans la partie.</translation>
    </message>
    <message>
        <source>Score before the deal</source>
        <translation>Score avant la donne</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: the first, the second, …</comment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>n’importe lequel</translation>
    </message>
    <message>
        <source>from deal {first} on</source>
        <translation>à partir de la donne {first}</translation>
    </message>
    <message>
        <source>deal {first}</source>
        <comment>by its number</comment>
        <translation>donne {first}</translation>
    </message>
    <message>
        <source>deals {first} to {last}</source>
        <translation>donnes {first} à {last}</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>a score below those in the next rows</comment>
        <translation>plus bas</translation>
    </message>
    <message>
        <source>from {score} on</source>
        <comment>a score</comment>
        <translation>à partir de {score}</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta, of whatever kind.</source>
        <translation>Avec un score de {score} ou plus, elles doivent comprendre une canasta, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta, of whatever kind.</source>
        <translation>À partir de la donne {score}, elles doivent comprendre une canasta, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta that is not mixed.</source>
        <translation>Avec un score de {score} ou plus, elles doivent comprendre une canasta qui ne soit pas mixte.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta that is not mixed.</source>
        <translation>À partir de la donne {score}, elles doivent comprendre une canasta qui ne soit pas mixte.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards.</source>
        <translation>Elles doivent comprendre trois cartes naturelles d’un même rang venant de la main, dans une combinaison sans atouts.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards, or three wild cards in a meld of their own.</source>
        <translation>Elles doivent comprendre trois cartes naturelles d’un même rang venant de la main, dans une combinaison sans atouts, ou trois atouts dans une combinaison à eux.</translation>
    </message>
    <message>
        <source>A canasta from the hand that is not mixed opens, whatever it counts.</source>
        <translation>Une canasta de la main qui n’est pas mixte suffit pour ouvrir, quels que soient ses points.</translation>
    </message>
    <message>
        <source>They hold no mixed canasta.</source>
        <translation>Elles ne comprennent pas de canasta mixte.</translation>
    </message>
    <message>
        <source>They hold no wild card, not even twos alone. Wild cards may be laid after them, in the same turn too.</source>
        <translation>Elles ne comprennent aucun atout, pas même des 2 seuls. Les atouts peuvent se poser après elles, au même tour aussi.</translation>
    </message>
    <message>
        <source>All cards that you meld in that turn count together.</source>
        <translation>Toutes les cartes que vous posez à ce tour comptent ensemble.</translation>
    </message>
    <message>
        <source>Points for canastas and for {bonuses} do not count here.</source>
        <translation>Les points des canastas et des {bonuses} ne comptent pas ici.</translation>
    </message>
    <message>
        <source>The {pile} may not be taken for it.</source>
        <translation>On ne peut pas prendre le {pile} pour cela.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only the other melds from your hand count, not the one with the top card.</source>
        <translation>Si vous prenez le {pile} pour cela, seules vos autres combinaisons comptent, pas celle de la carte du dessus.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, its top card counts; the cards below it do not help.</source>
        <translation>Si vous prenez le {pile} pour cela, sa carte du dessus compte&#xa0;; les cartes en dessous n’aident pas.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only cards from your hand count.</source>
        <translation>Si vous prenez le {pile} pour cela, seules les cartes de votre main comptent.</translation>
    </message>
    <message>
        <source>Whoever draws from the {stock} and goes out in that turn, with a canasta in the hand, needs no minimum.</source>
        <translation>Un joueur qui pioche au {stock} et sort à ce tour, avec une canasta en main, n’a pas besoin du minimum.</translation>
    </message>
    <message>
        <source>Whoever goes out in one turn needs the minimum, too.</source>
        <translation>Le minimum vaut aussi pour une sortie en un seul tour.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening minimum depends on</source>
        <translation>Le minimum d’ouverture dépend</translation>
    </message>
    <message>
        <source>What decides how many points the first melds of a side need.</source>
        <translation>Ce qui décide combien de points il faut à un camp pour ouvrir.</translation>
    </message>
    <message>
        <source>the side&apos;s score</source>
        <translation>du score du camp</translation>
    </message>
    <message>
        <source>the number of the deal</source>
        <translation>du numéro de la donne</translation>
    </message>
    <message>
        <source>The top card of the {pile} counts for the opening</source>
        <translation>La carte du dessus du {pile} compte pour l’ouverture</translation>
    </message>
    <message>
        <source>Only that one card; the cards below it never help to open.</source>
        <translation>Seulement cette carte&#xa0;; celles du dessous n’aident jamais à ouvrir.</translation>
    </message>
    <message>
        <source>The meld that takes the {pile} counts for the opening</source>
        <translation>La combinaison qui prend le {pile} compte pour l’ouverture</translation>
    </message>
    <message>
        <source>If not, the other melds from the hand have to be enough.</source>
        <translation>Sinon, les autres combinaisons de la main doivent suffire.</translation>
    </message>
    <message>
        <source>No minimum for going out at once</source>
        <translation>Pas de minimum pour sortir d’un coup</translation>
    </message>
    <message>
        <source>Whoever lays the whole hand in one turn, after drawing, needs no minimum.</source>
        <translation>Un joueur qui pose toute sa main en un tour, après avoir pioché, n’a pas besoin du minimum.</translation>
    </message>
    <message>
        <source>First melds without wild cards</source>
        <translation>Premières combinaisons sans atouts</translation>
    </message>
    <message>
        <source>Wild cards are laid only after the side has melded.</source>
        <translation>Les atouts ne se posent qu’une fois que le camp a posé.</translation>
    </message>
    <message>
        <source>The {pile} may be taken with the first melds</source>
        <translation>On peut prendre le {pile} avec les premières combinaisons</translation>
    </message>
    <message>
        <source>Otherwise a side has to meld from the hand before.</source>
        <translation>Sinon, un camp doit d’abord poser depuis la main.</translation>
    </message>
    <message>
        <source>The first melds contain</source>
        <translation>Les premières combinaisons contiennent</translation>
    </message>
    <message>
        <source>A meld without a mixture, with three of its cards from the hand.</source>
        <translation>Une combinaison sans mélange, avec trois de ses cartes venant de la main.</translation>
    </message>
    <message>
        <source>what the player likes</source>
        <translation>ce que veut le joueur</translation>
    </message>
    <message>
        <source>three natural cards of a rank</source>
        <translation>trois cartes naturelles d’un rang</translation>
    </message>
    <message>
        <source>three natural cards of a rank, or wild cards</source>
        <translation>trois cartes naturelles d’un rang, ou des atouts</translation>
    </message>
    <message>
        <source>A canasta from the hand opens, whatever it counts</source>
        <translation>Une canasta de la main ouvre, quels que soient ses points</translation>
    </message>
    <message>
        <source>A natural or a wild one, without minimum or three clean cards.</source>
        <translation>Pure ou d’atouts, sans minimum ni trois cartes naturelles.</translation>
    </message>
    <message>
        <source>The first melds may hold a mixed canasta</source>
        <translation>Les premières combinaisons peuvent avoir une canasta mixte</translation>
    </message>
    <message>
        <source>Otherwise a side makes one only later.</source>
        <translation>Sinon, un camp n’en fait une que plus tard.</translation>
    </message>
    <message>
        <source>The first melds need a canasta from</source>
        <translation>Il faut une canasta pour ouvrir à partir de</translation>
    </message>
    <message>
        <source>From this score (or deal) on one has to be among them.</source>
        <translation>À partir de ce score (ou de cette donne), il en faut une parmi elles.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>It must not be a mixed one from</source>
        <translation>Elle ne doit pas être mixte à partir de</translation>
    </message>
    <message>
        <source>From this score (or deal) on it is natural, wild, or a sequence.</source>
        <translation>À partir de ce score (ou de cette donne), elle est pure, d’atouts ou une suite.</translation>
    </message>
    <message>
        <source>Points needed to open</source>
        <translation>Points nécessaires pour ouvrir</translation>
    </message>
    <message>
        <source>From which score (or which deal) on how many points are needed.</source>
        <translation>À partir de quel score (ou de quelle donne) il faut combien de points.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>from {score}: {need}</source>
        <comment>one step of the opening</comment>
        <translation>à partir de {score}&#xa0;: {need}</translation>
    </message>
    <message>
        <source>below zero: {need}</source>
        <comment>one step of the opening</comment>
        <translation>au-dessous de zéro&#xa0;: {need}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>below zero</source>
        <translation>au-dessous de zéro</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nécessaires</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>{title}: other numbers</source>
        <translation>{title}&#xa0;: d’autres nombres</translation>
    </message>
    <message>
        <source>{title}: {value} instead of {usual}</source>
        <translation>{title}&#xa0;: {value}, au lieu de «&#xa0;{usual}&#xa0;»</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>Look for a rule, such as “wild”</source>
        <translation>Chercher une règle, par exemple «&#xa0;atout&#xa0;»</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Rules that can be changed</source>
        <translation>Règles modifiables</translation>
    </message>
    <message>
        <source>No rule has these words. Try fewer letters.</source>
        <translation>Aucune règle ne contient ces mots. Essayez avec moins de lettres.</translation>
    </message>
    <message>
        <source>Changed. In the original: {value}</source>
        <translation>Modifiée. Dans l’original&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to it</source>
        <translation>Revenir à cette valeur</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>Other books differ here. House rules have these options:</source>
        <translation>D’autres livres disent autre chose. Les règles maison laissent le choix&#xa0;:</translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>Il vous faut {need} points pour ouvrir, vous en avez {have}&#xa0;: encore %n.</numerusform>
            <numerusform>Il vous faut {need} points pour ouvrir, vous en avez {have}&#xa0;: encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first melds may hold no mixed canasta.</source>
        <translation>Vos premières combinaisons ne peuvent avoir de canasta mixte.</translation>
    </message>
    <message>
        <source>The last card is discarded: keep one card to go out with.</source>
        <translation>La dernière carte se défausse&#xa0;: gardez une carte pour sortir.</translation>
    </message>
    <message>
        <source>Finish {cards} before you go out.</source>
        <translation>Terminez {cards} avant de sortir.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>Il manque %n canasta à votre camp pour pouvoir sortir.</numerusform>
            <numerusform>Il manque %n canastas à votre camp pour pouvoir sortir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave a card in your hand.</source>
        <translation>{player} doit d’abord jouer avec son pied&#xa0;: gardez une carte en main.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave a card in your hand.</source>
        <translation>Personne ne sort à son premier tour&#xa0;: gardez une carte en main.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave a card in your hand.</source>
        <translation>Votre camp n’a pas encore pris le {pile}&#xa0;: gardez une carte en main.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot before you go out.</source>
        <translation>Terminez une canasta pour avoir votre pied avant de sortir.</translation>
    </message>
    <message>
        <source>Your foot has one card: keep a card to discard, and pick it up then.</source>
        <translation>Votre pied a une carte&#xa0;: gardez une carte à défausser et relevez-le ensuite.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta that is not mixed.</source>
        <translation>Pour ouvrir, il vous faut une canasta non mixte.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta.</source>
        <translation>Pour ouvrir, il vous faut une canasta.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, or wild ones.</source>
        <translation>Ouvrez avec trois naturelles d’un rang de votre main, ou des atouts.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, without wild cards.</source>
        <translation>Ouvrez avec trois naturelles d’un rang de votre main, sans atouts.</translation>
    </message>
    <message>
        <source>You have asked in this turn: lay cards, or discard one.</source>
        <translation>Vous avez déjà demandé à ce tour&#xa0;: posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>You have asked once in this deal: lay cards, or discard one.</source>
        <translation>Vous avez déjà demandé dans cette donne&#xa0;: posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave two cards in your hand.</source>
        <translation>{player} doit d’abord jouer avec son pied&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave two cards in your hand.</source>
        <translation>Personne ne sort à son premier tour&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave two cards in your hand.</source>
        <translation>Votre camp n’a pas encore pris le {pile}&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>You have not asked your partner: leave two cards in your hand.</source>
        <translation>Vous n’avez pas demandé à votre partenaire&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot first: leave two cards in your hand.</source>
        <translation>Terminez d’abord une canasta pour votre pied&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>You may not go out with a seven: leave two cards in your hand.</source>
        <translation>Vous ne pouvez pas sortir avec un sept&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>Finish your sevens, aces or wild cards first: leave two cards in your hand.</source>
        <translation>Terminez d’abord sept, as ou atouts&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>Your partner said no: leave two cards in your hand.</source>
        <translation>Votre partenaire a dit non&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>You may not go out yet: leave two cards in your hand.</source>
        <translation>Vous ne pouvez pas encore sortir&#xa0;: gardez deux cartes en main.</translation>
    </message>
    <message>
        <source>In this game nobody asks before going out.</source>
        <translation>Dans ce jeu, on ne demande pas avant de sortir.</translation>
    </message>
    <message>
        <source>You play alone: there is nobody to ask.</source>
        <translation>Vous jouez sans partenaire&#xa0;: il n’y a personne à qui demander.</translation>
    </message>
    <message>
        <source>You may ask once you have drawn.</source>
        <translation>Vous pourrez demander après avoir pioché.</translation>
    </message>
    <message>
        <source>Ask before you lay cards in your turn.</source>
        <translation>Demandez avant de poser des cartes à votre tour.</translation>
    </message>
    <message>
        <source>You go out only with your foot: pick it up first.</source>
        <translation>Vous ne sortez qu’avec votre pied&#xa0;: relevez-le d’abord.</translation>
    </message>
    <message>
        <source>Your last card needs no question: discard it to go out.</source>
        <translation>La dernière carte se joue sans demander&#xa0;: défaussez-la pour sortir.</translation>
    </message>
    <message>
        <source>Your partner said no: leave a card in your hand.</source>
        <translation>Votre partenaire a dit non&#xa0;: gardez une carte en main.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Demandez à votre partenaire avant de sortir.</translation>
    </message>
    <message>
        <source>Your partner said yes: now you have to go out.</source>
        <translation>Votre partenaire a dit oui&#xa0;: il faut maintenant sortir.</translation>
    </message>
</context>
<context>
    <name>OutTopic</name>
    <message>
        <source>Going out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>That ends the deal.</source>
        <translation>Cela termine la donne.</translation>
    </message>
    <message>
        <source>You go out by discarding your last card; it is never melded.</source>
        <translation>On sort en défaussant sa dernière carte&#xa0;; on ne la pose jamais en combinaison.</translation>
    </message>
    <message>
        <source>You go out by getting rid of your last card: you meld it or discard it.</source>
        <translation>On sort en se débarrassant de sa dernière carte&#xa0;: on la pose ou on la défausse.</translation>
    </message>
    <message>
        <source>You need no canasta for it.</source>
        <translation>Aucune canasta n’est nécessaire.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas for it.</source>
        <translation>
            <numerusform>Votre camp doit avoir %n canasta.</numerusform>
            <numerusform>Votre camp doit avoir %n canastas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them must be: {kinds}.</source>
        <translation>Parmi elles, il doit y avoir&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <source>Sevens, aces without wild cards, and melds of wild cards alone must be finished before.</source>
        <translation>Les sept, les as sans atouts et les combinaisons d’atouts seuls doivent être terminés avant.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} does not count among them.</source>
        <translation>{a_wild_canasta} ne compte pas parmi elles.</translation>
    </message>
    <message>
        <source>Your partner must have played a card of the foot before.</source>
        <translation>Votre partenaire doit auparavant avoir joué une carte de son pied.</translation>
    </message>
    <message>
        <source>Somebody of your side must have taken the {pile} in the deal.</source>
        <translation>Quelqu’un de votre camp doit avoir pris le {pile} dans la donne.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn.</source>
        <translation>Personne ne sort à son premier tour.</translation>
    </message>
    <message>
        <source>Until then you must still hold a card when your turn is over.</source>
        <translation>Jusque-là, il doit vous rester une carte à la fin de votre tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n natural canastas</source>
        <translation>
            <numerusform>%n canasta pure</numerusform>
            <numerusform>%n canastas pures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed canastas</source>
        <translation>
            <numerusform>%n canasta mixte</numerusform>
            <numerusform>%n canastas mixtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canastas of sevens</source>
        <translation>
            <numerusform>%n canasta de sept</numerusform>
            <numerusform>%n canastas de sept</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} {kind}</source>
        <comment>a number of canastas of a kind</comment>
        <translation>{count} {kind}</translation>
    </message>
    <message>
        <source>Going out brings {points} points.</source>
        <translation>Sortir rapporte {points} points.</translation>
    </message>
    <message>
        <source>Whoever has not melded before and lays the whole hand in one turn, with a canasta in it, goes out concealed: {points} points more.</source>
        <translation>Un joueur qui n’a rien posé auparavant et pose toute sa main en un seul tour, avec une canasta dedans, fait une sortie cachée&#xa0;: {points} points de plus.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} in that turn does not go out concealed.</source>
        <translation>Un joueur qui prend le {pile} à ce tour ne fait pas de sortie cachée.</translation>
    </message>
    <message>
        <source>A card added to the partner&apos;s melds spoils it.</source>
        <translation>Une carte ajoutée aux combinaisons du partenaire l’empêche.</translation>
    </message>
    <message>
        <source>The last card of such a hand may be discarded.</source>
        <translation>La dernière carte d’une telle main peut être défaussée.</translation>
    </message>
    <message>
        <source>Such a hand must be melded to its last card: whoever ends with a discard gets nothing more.</source>
        <translation>Une telle main doit être posée jusqu’à la dernière carte&#xa0;: finir par une défausse ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>You have no partner whom you could ask first.</source>
        <translation>Vous n’avez pas de partenaire à qui demander d’abord.</translation>
    </message>
    <message>
        <source>Nobody asks the partner before going out.</source>
        <translation>Personne ne demande à son partenaire avant de sortir.</translation>
    </message>
    <message>
        <source>You may ask your partner first: “May I go out?”</source>
        <translation>Vous pouvez d’abord demander à votre partenaire&#xa0;: «&#xa0;Puis-je sortir&#xa0;?&#xa0;»</translation>
    </message>
    <message>
        <source>You must ask your partner first: “May I go out?”</source>
        <translation>Vous devez d’abord demander à votre partenaire&#xa0;: «&#xa0;Puis-je sortir&#xa0;?&#xa0;»</translation>
    </message>
    <message>
        <source>Nobody asks before the foot is picked up. Just picked up, you may still ask before you play from it.</source>
        <translation>Personne ne demande avant d’avoir relevé le pied. Une fois le pied relevé, on peut encore demander avant d’en jouer une carte.</translation>
    </message>
    <message>
        <source>Whoever is alone asks nobody.</source>
        <translation>Le joueur seul ne demande à personne.</translation>
    </message>
    <message>
        <source>Each player asks only once in a deal.</source>
        <translation>Chaque joueur ne demande qu’une fois par donne.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Après un non, vous ne pouvez pas sortir à ce tour.</translation>
    </message>
    <message>
        <source>Whoever asks and does not go out in that turn loses {points} points.</source>
        <translation>Qui demande et ne sort pas à ce tour perd {points} points.</translation>
    </message>
    <message>
        <source>Ask before you draw or just after it, before you meld.</source>
        <translation>Demandez avant de piocher ou juste après, avant de poser.</translation>
    </message>
    <message>
        <source>Ask after you have drawn, and before you meld.</source>
        <translation>Demandez après avoir pioché, et avant de poser.</translation>
    </message>
    <message>
        <source>After a yes you have to go out; if you cannot, you show all your cards.</source>
        <translation>Après un oui, vous devez sortir&#xa0;; si vous ne le pouvez pas, vous montrez toutes vos cartes.</translation>
    </message>
    <message>
        <source>After a yes you have to go out.</source>
        <translation>Après un oui, vous devez sortir.</translation>
    </message>
    <message>
        <source>After a yes you may go out, but you need not.</source>
        <translation>Après un oui, vous pouvez sortir, mais sans y être obligé.</translation>
    </message>
</context>
<context>
    <name>OutWords</name>
    <message>
        <source>Canastas needed to go out</source>
        <translation>Canastas nécessaires pour sortir</translation>
    </message>
    <message>
        <source>How many canastas a side needs in all.</source>
        <translation>Combien de canastas il faut en tout à un camp.</translation>
    </message>
    <message>
        <source>Natural canastas among them</source>
        <translation>Parmi elles, canastas pures</translation>
    </message>
    <message>
        <source>Canastas without any wild card.</source>
        <translation>Des canastas sans aucun atout.</translation>
    </message>
    <message>
        <source>Mixed canastas among them</source>
        <translation>Parmi elles, canastas mixtes</translation>
    </message>
    <message>
        <source>Canastas with wild cards.</source>
        <translation>Des canastas avec des atouts.</translation>
    </message>
    <message>
        <source>Canastas of wild cards alone.</source>
        <translation>Des canastas d’atouts seuls.</translation>
    </message>
    <message>
        <source>{wild_canastas} among them</source>
        <translation>Parmi elles, {wild_canastas}</translation>
    </message>
    <message>
        <source>{sambas} among them</source>
        <translation>Parmi elles, {sambas}</translation>
    </message>
    <message>
        <source>Sequences of seven cards.</source>
        <translation>Des suites de sept cartes.</translation>
    </message>
    <message>
        <source>Canastas of sevens among them</source>
        <translation>Parmi elles, canastas de sept</translation>
    </message>
    <message>
        <source>Where these are a kind of their own.</source>
        <translation>Là où elles sont une catégorie à part.</translation>
    </message>
    <message>
        <source>Wild canastas count for going out</source>
        <translation>Les canastas d’atouts comptent pour sortir</translation>
    </message>
    <message>
        <source>Otherwise only canastas of other kinds make up the number.</source>
        <translation>Sinon, seules les autres canastas font le nombre.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Points pour la sortie</translation>
    </message>
    <message>
        <source>For the side that ends the deal.</source>
        <translation>Pour le camp qui termine la donne.</translation>
    </message>
    <message>
        <source>Going out waits for the partner</source>
        <translation>Pour sortir, on attend le partenaire</translation>
    </message>
    <message>
        <source>Until the partner has played a card of the foot.</source>
        <translation>Jusqu’à ce que le partenaire ait joué une carte de son pied.</translation>
    </message>
    <message>
        <source>Going out needs the {pile}</source>
        <translation>Pour sortir, il faut le {pile}</translation>
    </message>
    <message>
        <source>Somebody of the side must have taken it in the deal.</source>
        <translation>Quelqu’un du camp doit l’avoir pris dans la donne.</translation>
    </message>
    <message>
        <source>Going out in the first own turn</source>
        <translation>Sortir à son premier tour</translation>
    </message>
    <message>
        <source>If not, everybody has a turn before going out.</source>
        <translation>Sinon, chacun joue un tour avant de pouvoir sortir.</translation>
    </message>
    <message>
        <source>Extra points for going out at once</source>
        <translation>Supplément pour une sortie cachée</translation>
    </message>
    <message>
        <source>For laying the whole hand in one turn, without melds before.</source>
        <translation>Pour toute la main posée en un tour, sans combinaisons auparavant.</translation>
    </message>
    <message>
        <source>Going out at once may end with a discard</source>
        <translation>La sortie cachée peut finir par une défausse</translation>
    </message>
    <message>
        <source>If not, the extra points are for a hand melded to its last card.</source>
        <translation>Sinon, le supplément est pour une main posée jusqu’à la dernière carte.</translation>
    </message>
    <message>
        <source>Going out at once with the {pile}</source>
        <translation>Sortie cachée avec le {pile}</translation>
    </message>
    <message>
        <source>If not, whoever takes the {pile} in that turn gets no extra points.</source>
        <translation>Sinon, pas de supplément si l’on prend le {pile} à ce tour.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>La dernière carte est défaussée</translation>
    </message>
    <message>
        <source>Nobody goes out by melding it.</source>
        <translation>Personne ne sort en la posant.</translation>
    </message>
    <message>
        <source>No going out with something unfinished</source>
        <translation>Pas de sortie avec de l’inachevé</translation>
    </message>
    <message>
        <source>A meld of sevens, of natural aces or of wild cards has to be a canasta.</source>
        <translation>Une combinaison de sept, d’as naturels ou d’atouts doit être une canasta.</translation>
    </message>
    <message>
        <source>Asking the partner before going out</source>
        <translation>Demander au partenaire avant de sortir</translation>
    </message>
    <message>
        <source>“May I go out?”</source>
        <translation>«&#xa0;Puis-je sortir&#xa0;?&#xa0;»</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>When the partner says yes</source>
        <translation>Quand le partenaire dit oui</translation>
    </message>
    <message>
        <source>Whether the player who asked has to go out.</source>
        <translation>Si le joueur qui a demandé doit sortir.</translation>
    </message>
    <message>
        <source>the player may go out</source>
        <translation>le joueur peut sortir</translation>
    </message>
    <message>
        <source>the player must go out</source>
        <translation>le joueur doit sortir</translation>
    </message>
    <message>
        <source>Whoever must go out after a yes and cannot shows the hand</source>
        <translation>Celui qui doit sortir après un oui et ne le peut pas montre sa main</translation>
    </message>
    <message>
        <source>It lies open for all until that player&apos;s next turn.</source>
        <translation>Elle reste visible de tous jusqu’au prochain tour de ce joueur.</translation>
    </message>
    <message>
        <source>A question without going out costs</source>
        <translation>Demander sans sortir coûte</translation>
    </message>
    <message>
        <source>When the player does not go out in that turn, after a yes or a no.</source>
        <translation>Quand le joueur ne sort pas à ce tour, après un oui ou un non.</translation>
    </message>
    <message>
        <source>Asking before drawing is allowed</source>
        <translation>On peut demander avant de piocher</translation>
    </message>
    <message>
        <source>Otherwise one asks after drawing, before melding.</source>
        <translation>Sinon, on demande après avoir pioché, avant de poser.</translation>
    </message>
    <message>
        <source>Each player asks once in a deal</source>
        <translation>Chaque joueur demande une fois par donne</translation>
    </message>
    <message>
        <source>Otherwise once in every turn.</source>
        <translation>Sinon, une fois à chaque tour.</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PartnerDecision</name>
    <message>
        <source>Watching your partner</source>
        <translation>Observer son partenaire</translation>
    </message>
    <message>
        <source>What your partner holds tells you what to lay.</source>
        <translation>Ce qu’il reste à votre partenaire vous dit quoi poser.</translation>
    </message>
    <message>
        <source>Look at your partner: one card is left. Your side has the canastas for it, so your partner may go out soon.</source>
        <translation>Regardez votre partenaire&#xa0;: il lui reste une carte. Votre camp a les canastas qu’il faut, il peut donc bientôt sortir.</translation>
    </message>
    <message>
        <source>You hold four aces. Lay them, or keep them and discard?</source>
        <translation>Vous avez quatre as. Les poser, ou les garder et défausser&#xa0;?</translation>
    </message>
    <message>
        <source>Lay your four aces.</source>
        <translation>Posez vos quatre as.</translation>
    </message>
    <message>
        <source>If your partner goes out, the aces in your hand count {points} points against your side. Lay them, and they count for it.</source>
        <translation>Si votre partenaire sort, les as de votre main comptent {points} points contre votre camp. Posez-les, et ils comptent pour lui.</translation>
    </message>
    <message>
        <source>What lies on the table counts for your side, what is in a hand against it. When your partner is nearly out, lay what you can.</source>
        <translation>Ce qui est sur la table compte pour votre camp, ce qui est en main compte contre lui. Quand votre partenaire va sortir, posez ce que vous pouvez.</translation>
    </message>
    <message>
        <source>Again your partner holds one card. But your side has no canasta yet, and without one neither of you may go out. The others have theirs.</source>
        <translation>De nouveau, il reste une carte à votre partenaire. Mais votre camp n’a pas encore de canasta, et sans elle aucun de vous deux ne peut sortir. Les autres ont la leur.</translation>
    </message>
    <message>
        <source>What helps your partner most?</source>
        <translation>Qu’est-ce qui aide le plus votre partenaire&#xa0;?</translation>
    </message>
    <message>
        <source>Lay both tens on your tens.</source>
        <translation>Posez les deux dix sur vos dix.</translation>
    </message>
    <message>
        <source>Your partner waits for a canasta, and the others may go out first. Your two tens finish one: lay them.</source>
        <translation>Votre partenaire attend une canasta, et les autres peuvent sortir avant. Vos deux dix en terminent une&#xa0;: posez-les.</translation>
    </message>
    <message>
        <source>The canasta is yours as well as your partner&apos;s: now both of you may go out.</source>
        <translation>La canasta est à vous comme à votre partenaire&#xa0;: maintenant, vous pouvez sortir tous les deux.</translation>
    </message>
</context>
<context>
    <name>PersonEditor</name>
    <message>
        <source>Plays now</source>
        <translation>Joue maintenant</translation>
    </message>
    <message>
        <source>Plays from now on</source>
        <translation>Joue désormais</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Supprimer définitivement&#xa0;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Face of {name}: {face}</source>
        <translation>Visage, {name}&#xa0;: {face}</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Choisir un autre visage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>A phone as a hand</source>
        <translation>Jouer sur un téléphone</translation>
    </message>
    <message>
        <source>The camera of a phone opens the code: that hand is then on the phone, and face down here. No app and no internet are needed.</source>
        <translation>L’appareil photo d’un téléphone ouvre le code&#xa0;: cette main passe alors sur le téléphone, et reste face cachée ici. Ni application ni internet ne sont nécessaires.</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>Main de quel joueur</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Rejouer à la table</translation>
    </message>
    <message>
        <source>Network of the phone</source>
        <translation>Réseau du téléphone</translation>
    </message>
    <message>
        <source>Meant for your own home network: who listens in on it with the right tools could read a hand. Nothing goes to the internet, and nobody is let in without the code.</source>
        <translation>Prévu pour votre réseau domestique&#xa0;: quelqu’un qui l’espionne avec les bons outils pourrait lire une main. Rien ne part sur internet, et personne n’entre sans le code.</translation>
    </message>
    <message>
        <source>If the page does not open: the phone has to be in the same network, not in a guest network or a VPN. Your system may ask whether Canasta may be reached: allow it for private networks. Or choose another network above.</source>
        <translation>Si la page ne s’ouvre pas&#xa0;: le téléphone doit être sur le même réseau, pas sur un réseau invité ni dans un VPN. Votre système peut demander si Canasta peut être joint&#xa0;: autorisez-le pour les réseaux privés. Ou choisissez un autre réseau ci-dessus.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Code pour {name}</translation>
    </message>
    <message>
        <source>Show the code for {name}</source>
        <translation>Montrer le code pour {name}</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>Not this phone</source>
        <translation>Pas ce téléphone</translation>
    </message>
    <message>
        <source>Code for watching</source>
        <translation>Code pour regarder</translation>
    </message>
    <message>
        <source>No more watching</source>
        <translation>Plus personne ne regarde</translation>
    </message>
    <message>
        <source>Show the code for watching</source>
        <translation>Montrer le code pour regarder</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could reach.</source>
        <translation>Cet ordinateur n’est sur aucun réseau qu’un téléphone pourrait joindre.</translation>
    </message>
    <message>
        <source>The system does not let Canasta be reached in this network.</source>
        <translation>Le système ne laisse pas joindre Canasta sur ce réseau.</translation>
    </message>
    <message>
        <source>Too many wrong numbers were typed.</source>
        <translation>Trop de numéros faux ont été tapés.</translation>
    </message>
    <message>
        <source>Without a camera: open {address} in the phone&apos;s browser, and type {number} there.</source>
        <translation>Sans appareil photo&#xa0;: ouvrez {address} dans le navigateur du téléphone, et tapez-y {number}.</translation>
    </message>
    <message>
        <source>A phone has typed the number. Is it the right one?</source>
        <translation>Un téléphone a tapé le numéro. Est-ce le bon téléphone&#xa0;?</translation>
    </message>
    <message>
        <source>Whoever opens this code sees the table, and nobody&apos;s hand.</source>
        <translation>Qui ouvre ce code voit la table, et la main de personne.</translation>
    </message>
    <message>
        <source>{name} plays at the table.</source>
        <translation>{name} joue à la table.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code.</source>
        <translation>Pointez l’appareil photo du téléphone sur le code.</translation>
    </message>
    <message>
        <source>{name} plays on a phone.</source>
        <translation>{name} joue sur un téléphone.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, and the hand is back.</source>
        <translation>{name}&#xa0;: téléphone en veille. Touchez-le, et la main revient.</translation>
    </message>
</context>
<context>
    <name>PhoneDialogs</name>
    <message>
        <source>Another phone shows {name}&apos;s hand now.</source>
        <translation>{name}&#xa0;: un autre téléphone montre maintenant cette main.</translation>
    </message>
    <message>
        <source>Phones can no longer be reached. Their hands are at the table again.</source>
        <translation>Les téléphones ne peuvent plus être joints. Leurs mains sont de nouveau à la table.</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Montrer les codes</translation>
    </message>
    <message>
        <source>This computer is in another network now: phones need new codes.</source>
        <translation>Cet ordinateur est maintenant dans un autre réseau&#xa0;: les téléphones ont besoin de nouveaux codes.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, or play at the table.</source>
        <translation>{name}&#xa0;: téléphone en veille. Touchez-le, ou jouez à la table.</translation>
    </message>
    <message>
        <source>Play at the table</source>
        <translation>Jouer à la table</translation>
    </message>
    <message>
        <source>A computer takes over…</source>
        <translation>Un joueur virtuel prend le relais…</translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendre le pot</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Quelles cartes&#xa0;?</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>{count} raised</source>
        <translation>{count} choisies</translation>
    </message>
    <message>
        <source>Touch to put it back.</source>
        <translation>Touchez pour la remettre.</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Rejouer à la table</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Touch to see your hand</source>
        <translation>Touchez pour voir votre main</translation>
    </message>
    <message>
        <source>The number at the table</source>
        <translation>Le numéro à la table</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>The game went on meanwhile. Look again, then choose.</source>
        <translation>La partie a continué entre-temps. Regardez de nouveau, puis choisissez.</translation>
    </message>
    <message>
        <source>The table could not save this. Look there.</source>
        <translation>La table n’a pas pu l’enregistrer. Regardez sur l’ordinateur.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Nouvelle connexion…</translation>
    </message>
    <message>
        <source>Something else lies on the table. Your hand comes back with the match.</source>
        <translation>Autre chose est sur la table. Votre main reviendra avec la partie.</translation>
    </message>
    <message>
        <source>Another phone shows this hand.</source>
        <translation>Un autre téléphone montre cette main.</translation>
    </message>
    <message>
        <source>This hand is on another phone now.</source>
        <translation>Cette main est maintenant sur un autre téléphone.</translation>
    </message>
    <message>
        <source>Scan the code at the table again.</source>
        <translation>Scannez de nouveau le code à la table.</translation>
    </message>
    <message>
        <source>Or type the number that stands there.</source>
        <translation>Ou tapez le numéro qui s’y trouve.</translation>
    </message>
    <message>
        <source>The table asks whether this is the right phone.</source>
        <translation>La table demande si c’est le bon téléphone.</translation>
    </message>
    <message>
        <source>The table does not take this number. Look at it again.</source>
        <translation>La table n’accepte pas ce numéro. Regardez-le à nouveau.</translation>
    </message>
    <message>
        <source>You play at the table again.</source>
        <translation>Vous jouez de nouveau à la table.</translation>
    </message>
    <message>
        <source>This page is too old. Close it, and scan the code again.</source>
        <translation>Cette page est trop ancienne. Fermez-la et scannez de nouveau le code.</translation>
    </message>
    <message>
        <source>The table does not understand this page. Scan the code again.</source>
        <translation>La table ne comprend pas cette page. Scannez de nouveau le code.</translation>
    </message>
</context>
<context>
    <name>PileBaseLesson</name>
    <message>
        <source>Cards under the pile</source>
        <translation>Des cartes sous le pot</translation>
    </message>
    <message>
        <source>Whoever takes the pile gets face-down cards; twos may be melded alone.</source>
        <translation>Prendre le pot donne des cartes face cachée&#xa0;; les 2 peuvent se poser seuls.</translation>
    </message>
    <message>
        <source>Under the first card of the {pile} cards were laid face down. Nobody knows them; whoever takes the {pile} gets them, too.</source>
        <translation>Sous la première carte du {pile}, des cartes ont été placées face cachée. Personne ne les connaît&#xa0;; celui qui prend le {pile} les reçoit aussi.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Choisissez les deux rois, cliquez sur le {pile} et confirmez.</translation>
    </message>
    <message>
        <source>Now they are in your hand, a two among them. Only you have seen them.</source>
        <translation>Elles sont maintenant dans votre main, avec un deux parmi elles. Personne d’autre ne les a vues.</translation>
    </message>
    <message>
        <source>Lay the two on the twos of your side.</source>
        <translation>Posez le deux sur les 2 de votre camp.</translation>
    </message>
    <message>
        <source>The two goes to the meld of twos.</source>
        <translation>Le deux va dans la combinaison de deux.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos. Until it is finished, a two joins no other meld.</source>
        <translation>Votre camp a commencé une combinaison de deux. Tant qu’elle n’est pas finie, aucun deux ne rejoint une autre combinaison.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos, which takes more of them.</source>
        <translation>Votre camp a commencé une combinaison de deux, qui en prend d’autres.</translation>
    </message>
</context>
<context>
    <name>PileFacts</name>
    <message>
        <source>The {pile} cannot be taken now.</source>
        <translation>Le {pile} ne peut pas être pris maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>With %n cards the {pile} is worth little.</source>
        <translation>
            <numerusform>Avec %n carte, le {pile} vaut peu.</numerusform>
            <numerusform>Avec %n cartes, le {pile} vaut peu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below its top card %n cards go with the melds or the hand.</source>
        <translation>
            <numerusform>Sous la carte du dessus, %n carte va avec les combinaisons ou la main.</numerusform>
            <numerusform>Sous la carte du dessus, %n cartes vont avec les combinaisons ou la main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild cards lie in the {pile}.</source>
        <translation>
            <numerusform>%n atout se trouve dans le {pile}.</numerusform>
            <numerusform>%n atouts se trouvent dans le {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards worth {points} points.</source>
        <translation>
            <numerusform>Il contient %n carte, qui vaut {points} points.</numerusform>
            <numerusform>Il contient %n cartes, qui valent {points} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile} is frozen: only a natural pair from the hand takes it.</source>
        <translation>Le {pile} est gelé&#xa0;: seule une paire naturelle de la main le prend.</translation>
    </message>
    <message numerus="yes">
        <source>Once open, a side takes the {pile} more easily; it holds %n cards.</source>
        <translation>
            <numerusform>Une fois ouvert, un camp prend le {pile} plus facilement&#xa0;; il contient %n carte.</numerusform>
            <numerusform>Une fois ouvert, un camp prend le {pile} plus facilement&#xa0;; il contient %n cartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLesson</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Prendre le {pile}</translation>
    </message>
    <message>
        <source>Every way to the {pile} that your rules have.</source>
        <translation>Toutes les façons de prendre le {pile} d’après vos règles.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole {pile}, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Au lieu de piocher, vous pouvez prendre tout le {pile}, si vous pouvez poser aussitôt sa carte du dessus. Deux cartes naturelles de son rang, de votre main, y suffisent.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top of the {pile}, up to {most} cards, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Au lieu de piocher, vous pouvez prendre le dessus du {pile}, jusqu’à {most} cartes, si vous pouvez poser aussitôt sa carte du dessus. Deux cartes naturelles de son rang, de votre main, y suffisent.</translation>
    </message>
    <message>
        <source>Raise both queens, click the {pile}, and confirm.</source>
        <translation>Choisissez les deux dames, cliquez sur le {pile} et confirmez.</translation>
    </message>
    <message>
        <source>By your rules one natural card and a wild card do, too, as long as the {pile} is not frozen and your side has melded.</source>
        <translation>D’après vos règles, une carte naturelle et un atout suffisent aussi, tant que le {pile} n’est pas gelé et que votre camp a posé.</translation>
    </message>
    <message>
        <source>Take the {pile} with the nine and the wild card.</source>
        <translation>Prenez le {pile} avec le neuf et l’atout.</translation>
    </message>
    <message>
        <source>Your side has eights on the table, and an eight was thrown: the top card alone may join them, and the {pile} is yours.</source>
        <translation>Votre camp a des huit sur la table, et un huit a été jeté&#xa0;: la carte du dessus peut les rejoindre à elle seule, et le {pile} est à vous.</translation>
    </message>
    <message>
        <source>Drag the top card onto your eights, or click the {pile}.</source>
        <translation>Faites glisser la carte du dessus sur vos huit, ou cliquez sur le {pile}.</translation>
    </message>
    <message>
        <source>A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe discard, but it helps only once.</source>
        <translation>Un {stop} est sur le dessus&#xa0;: vous ne pouvez pas prendre le {pile} à ce tour. C’est une défausse sûre, mais elle n’aide qu’une fois.</translation>
    </message>
</context>
<context>
    <name>PileRefusals</name>
    <message>
        <source>The {pile} is empty.</source>
        <translation>Le {pile} est vide.</translation>
    </message>
    <message>
        <source>{card} blocks the {pile}: nobody can take it now.</source>
        <translation>Personne ne peut prendre le {pile} maintenant, cette carte le bloque&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Your side has to meld before it takes the {pile}: draw.</source>
        <translation>Votre camp doit poser avant de prendre le {pile}&#xa0;: piochez.</translation>
    </message>
    <message numerus="yes">
        <source>Your meld of that rank has more than %n cards: draw instead.</source>
        <translation>
            <numerusform>Votre combinaison de ce rang a plus de %n carte&#xa0;: piochez.</numerusform>
            <numerusform>Votre combinaison de ce rang a plus de %n cartes&#xa0;: piochez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your only card may not take a {pile} of one card: draw instead.</source>
        <translation>Votre seule carte ne peut pas prendre un {pile} d’une carte&#xa0;: piochez.</translation>
    </message>
    <message>
        <source>Keep two cards: those under the {pile} might all be {bonuses}.</source>
        <translation>Gardez deux cartes&#xa0;: celles sous le {pile} pourraient être toutes des {bonuses}.</translation>
    </message>
    <message>
        <source>First melds hold no wild card: put {cards} back.</source>
        <translation>Les premières combinaisons n’ont pas d’atout&#xa0;: reprenez {cards}.</translation>
    </message>
    <message>
        <source>To open, {cards} must come from your hand.</source>
        <translation>Pour ouvrir, il faut de votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your side has not melded: only two natural {ranks} take the {pile}.</source>
        <translation>Votre camp n’a pas posé&#xa0;: il faut deux {ranks}, sans atout, pour prendre le {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two natural {ranks} from your hand take it.</source>
        <translation>Le {pile} est gelé&#xa0;: il faut deux {ranks} de votre main, sans atout.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need two {ranks} from your hand.</source>
        <translation>Un atout est sur le dessus&#xa0;: il faut deux {ranks} de votre main.</translation>
    </message>
    <message>
        <source>Only cards like the top one, and wild cards, take the {pile}.</source>
        <translation>Seules des cartes comme celle du dessus, et des atouts, prennent le {pile}.</translation>
    </message>
    <message>
        <source>{card} must follow at an end of the sequence.</source>
        <translation>Doit suivre à un bout de la suite&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card} joins only a meld of its own rank.</source>
        <translation>Ne rejoint qu’une combinaison de son rang&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You need two natural {ranks} from your hand, or one and a wild card.</source>
        <translation>Il faut deux {ranks} de votre main, ou l’une de ces cartes et un atout.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand.</source>
        <translation>Pour prendre le {pile}, il faut deux {ranks} de votre main, sans atout.</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>Frozen for you: your side has not melded; two natural {ranks} take it</source>
        <translation>Gelé pour vous&#xa0;: votre camp n’a pas posé&#xa0;; il faut deux {ranks}, sans atout</translation>
    </message>
    <message>
        <source>Frozen for you until you have taken it once; two natural {ranks} take it</source>
        <translation>Gelé pour vous tant que vous ne l’avez pas pris une fois&#xa0;; il faut deux {ranks}, sans atout</translation>
    </message>
    <message>
        <source>Frozen: a wild card lies in it; two natural {ranks} from your hand take it</source>
        <translation>Gelé&#xa0;: il contient un atout&#xa0;; il faut deux {ranks} de votre main, sans atout</translation>
    </message>
    <message>
        <source>Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Gelé&#xa0;: il contient un {bonus}&#xa0;; il faut deux {ranks} de votre main, sans atout</translation>
    </message>
    <message>
        <source>Frozen: a {stop} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Gelé&#xa0;: il contient un {stop}&#xa0;; il faut deux {ranks} de votre main, sans atout</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks} from your hand take it</source>
        <translation>Toujours gelé&#xa0;: il faut deux {ranks} de votre main, sans atout</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks}, or your own meld of them, take it</source>
        <translation>Toujours gelé&#xa0;: il faut deux {ranks}, sans atout, ou votre propre combinaison</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>the pile</comment>
        <translation>Gelé</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>the pile</comment>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>You can take it.</source>
        <comment>the pile</comment>
        <translation>Vous pouvez le prendre.</translation>
    </message>
    <message>
        <source>You cannot take it.</source>
        <comment>the pile</comment>
        <translation>Vous ne pouvez pas le prendre.</translation>
    </message>
    <message>
        <source>Nobody can take it.</source>
        <comment>the pile</comment>
        <translation>Personne ne peut le prendre.</translation>
    </message>
    <message>
        <source>With {cards} from your hand.</source>
        <comment>the pile is taken</comment>
        <translation>Avec {cards} de votre main.</translation>
    </message>
    <message>
        <source>It is frozen, but your {cards} take it.</source>
        <comment>the pile; a natural pair</comment>
        <translation>Gelé, mais vos {cards} suffisent.</translation>
    </message>
    <message>
        <source>Also lay {more} to open.</source>
        <comment>when the pile is taken</comment>
        <translation>Posez aussi {more} pour ouvrir.</translation>
    </message>
    <message>
        <source>Its top card joins your meld.</source>
        <comment>the pile</comment>
        <translation>La carte du dessus rejoint votre combinaison.</translation>
    </message>
    <message>
        <source>You hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Il vous manque des {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen, and you hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Gelé, et il vous manque des {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen: you need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Gelé&#xa0;: il vous faut deux {ranks}, sans atout.</translation>
    </message>
    <message>
        <source>The top card blocks it: {card}.</source>
        <comment>why nobody can take the pile</comment>
        <translation>La carte du dessus le bloque&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Il vous faut deux {ranks}, sans atout.</translation>
    </message>
    <message>
        <source>You need two {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Il vous faut deux {ranks}.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or one and a wild card.</source>
        <comment>to take the pile</comment>
        <translation>Il vous faut deux {ranks}, ou une de ces cartes et un atout.</translation>
    </message>
    <message>
        <source>A wild card on top: two {ranks} from your hand take it</source>
        <translation>Un atout sur le dessus&#xa0;: il faut deux {ranks} de votre main</translation>
    </message>
    <message>
        <source>Blocked: {card} on top</source>
        <translation>Bloqué&#xa0;: {card} sur le dessus</translation>
    </message>
    <message>
        <source>Frozen, and blocked: {card} on top</source>
        <translation>Gelé et bloqué&#xa0;: {card} sur le dessus</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards, on top {card}</source>
        <translation>
            <numerusform>{pile}&#xa0;: %n carte, sur le dessus {card}</numerusform>
            <numerusform>{pile}&#xa0;: %n cartes, sur le dessus {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them face down</source>
        <translation>
            <numerusform>dont %n face cachée</numerusform>
            <numerusform>dont %n face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}&#xa0;: vide</translation>
    </message>
    <message numerus="yes">
        <source>{stock}: %n cards</source>
        <translation>
            <numerusform>{stock}&#xa0;: %n carte</numerusform>
            <numerusform>{stock}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{stock}: empty</source>
        <translation>{stock}&#xa0;: vide</translation>
    </message>
</context>
<context>
    <name>PileTopic</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Prendre le {pile}</translation>
    </message>
    <message>
        <source>It is always frozen: see the next page.</source>
        <translation>Il est toujours gelé&#xa0;: voyez la page suivante.</translation>
    </message>
    <message>
        <source>Once your side has melded, and while the {pile} is not frozen:</source>
        <translation>Une fois que votre camp a posé, et tant que le {pile} n’est pas gelé&#xa0;:</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then all its cards are yours.</source>
        <translation>Vous ne pouvez prendre le {pile} que si vous posez aussitôt sa carte du dessus. Alors toutes ses cartes sont à vous.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. That card alone is yours; the others stay.</source>
        <translation>Vous ne pouvez prendre le {pile} que si vous posez aussitôt sa carte du dessus. Seule cette carte est à vous&#xa0;; les autres restent.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then its top {most} cards are yours, or all if there are fewer; the others stay.</source>
        <translation>Vous ne pouvez prendre le {pile} que si vous posez aussitôt sa carte du dessus. Alors ses {most} cartes du dessus sont à vous, ou toutes s’il y en a moins&#xa0;; les autres restent.</translation>
    </message>
    <message>
        <source>Until your side has melded you may not take the {pile}: its first melds come from the hand.</source>
        <translation>Tant que votre camp n’a pas posé, vous ne pouvez pas prendre le {pile}&#xa0;: ses premières combinaisons viennent de la main.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two natural cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Tant que votre camp n’a pas posé, il vous faut en main deux cartes naturelles du rang de la carte du dessus, et assez de points pour les premières combinaisons.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Tant que votre camp n’a pas posé, il vous faut en main deux cartes du rang de la carte du dessus, et assez de points pour les premières combinaisons.</translation>
    </message>
    <message>
        <source>Who is the first to take it in a deal plays alone from then on; the other two become partners.</source>
        <translation>Le premier à le prendre dans une donne joue seul dès lors&#xa0;; les deux autres deviennent partenaires.</translation>
    </message>
    <message>
        <source>A side with a meld of {least} or more cards of the top card&apos;s rank may not take it.</source>
        <translation>Un camp qui a une combinaison de {least} cartes ou plus du rang de la carte du dessus ne peut pas le prendre.</translation>
    </message>
    <message>
        <source>Two natural cards of the same rank from your hand take the top card.</source>
        <translation>Deux cartes naturelles du même rang, de votre main, prennent la carte du dessus.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card do it, too.</source>
        <translation>Une carte naturelle de ce rang et un atout le font aussi.</translation>
    </message>
    <message>
        <source>One natural card and a wild card are not enough.</source>
        <translation>Une carte naturelle et un atout ne suffisent pas.</translation>
    </message>
    <message>
        <source>The top card may also extend a sequence of your side at either end, without help from the hand; it begins none.</source>
        <translation>La carte du dessus peut aussi allonger une suite de votre camp à un bout ou à l’autre, sans l’aide de la main&#xa0;; elle n’en commence aucune.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, also a canasta.</source>
        <translation>Ou bien la carte du dessus rejoint la combinaison de son rang de votre camp, même une canasta.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank that is not full.</source>
        <translation>Ou bien la carte du dessus rejoint la combinaison de son rang de votre camp, si elle n’est pas complète.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, but no canasta.</source>
        <translation>Ou bien la carte du dessus rejoint la combinaison de son rang de votre camp, mais pas une canasta.</translation>
    </message>
    <message>
        <source>The top card alone may not join a meld: two cards must come from the hand.</source>
        <translation>La carte du dessus ne peut pas rejoindre seule une combinaison&#xa0;: deux cartes doivent venir de la main.</translation>
    </message>
    <message>
        <source>The face-down cards under it come with it, but only after everything that you lay with the top card. A {bonus} among them is laid, and no card is drawn for it.</source>
        <translation>Les cartes face cachée en dessous viennent avec lui, mais seulement après tout ce que vous posez avec la carte du dessus. Un {bonus} parmi elles est posé, et on ne pioche pas de carte en échange.</translation>
    </message>
    <message>
        <source>As all of them might be {bonuses}, you need enough other cards to keep two.</source>
        <translation>Comme elles pourraient être toutes des {bonuses}, il vous faut assez d’autres cartes pour en garder deux.</translation>
    </message>
    <message>
        <source>The top card and two natural cards from the hand.</source>
        <comment>below a picture</comment>
        <translation>La carte du dessus et deux cartes naturelles de la main.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it, or to pick up your foot.</source>
        <translation>Avec une seule carte en main, vous ne prenez un {pile} d’une carte que pour sortir avec ou pour relever votre pied.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a {pile} of one card.</source>
        <translation>Avec une seule carte en main, vous ne pouvez pas prendre un {pile} d’une carte.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it.</source>
        <translation>Avec une seule carte en main, vous ne prenez un {pile} d’une carte que pour sortir avec.</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message>
        <source>The {pile} is always frozen</source>
        <translation>Le {pile} est toujours gelé</translation>
    </message>
    <message>
        <source>Who can freeze the {pile}</source>
        <translation>Qui peut geler le {pile}</translation>
    </message>
    <message>
        <source>Whose wild discards freeze it for a side.</source>
        <translation>Quels joueurs, en défaussant un atout, le gèlent pour un camp.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>only the opponents</source>
        <translation>seulement les adversaires</translation>
    </message>
    <message>
        <source>{stops} freeze the {pile}, too</source>
        <translation>Les {stops} gèlent aussi le {pile}</translation>
    </message>
    <message>
        <source>One discarded or turned up first does what a wild card does.</source>
        <translation>Défaussé ou retourné en premier, il agit comme un atout.</translation>
    </message>
    <message>
        <source>The {pile} is frozen for each player until taken once</source>
        <translation>Le {pile} est gelé pour chacun jusqu’à sa première prise</translation>
    </message>
    <message>
        <source>Until the own first time in a deal only two natural cards take it.</source>
        <translation>La première fois dans une donne, seules deux cartes naturelles le prennent.</translation>
    </message>
    <message>
        <source>One natural and one wild card take the {pile}</source>
        <translation>Une naturelle et un atout prennent le {pile}</translation>
    </message>
    <message>
        <source>While it is not frozen; otherwise two natural cards are needed.</source>
        <translation>Tant qu’il n’est pas gelé&#xa0;; sinon, il faut deux cartes naturelles.</translation>
    </message>
    <message>
        <source>Cards that come with the {pile}</source>
        <translation>Cartes qui viennent avec le {pile}</translation>
    </message>
    <message>
        <source>So many are taken from the top, or all that there are; others stay.</source>
        <translation>On prend ce nombre de cartes sur le dessus, ou toutes celles qu’il y a&#xa0;; les autres restent.</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>The top card is not taken for a meld of</source>
        <translation>La carte du dessus n’est pas prise pour une combinaison de</translation>
    </message>
    <message>
        <source>With so many cards of its rank on the table a side leaves the {pile}.</source>
        <translation>Avec ce nombre de cartes de son rang sur la table, un camp laisse le {pile}.</translation>
    </message>
    <message>
        <source>any size is good</source>
        <translation>toute taille convient</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers a joker</source>
        <translation>Une paire de deux prend un deux, une paire de jokers un joker</translation>
    </message>
    <message>
        <source>The three are a meld of wild cards. Otherwise a wild card on top blocks.</source>
        <translation>Les trois sont une combinaison d’atouts. Sinon, un atout sur le dessus bloque.</translation>
    </message>
    <message>
        <source>Last card in the hand, one card in the {pile}</source>
        <translation>Dernière carte en main, une carte dans le {pile}</translation>
    </message>
    <message>
        <source>Whether a player with one card may take a {pile} of one card.</source>
        <translation>Si un joueur qui a une carte peut prendre un {pile} d’une carte.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>seulement pour sortir</translation>
    </message>
    <message>
        <source>Sevens are discarded</source>
        <translation>Les sept se défaussent</translation>
    </message>
    <message>
        <source>Before that only by who holds nothing else, and never to go out.</source>
        <translation>Avant cela, seulement si l’on n’a rien d’autre, et jamais pour sortir.</translation>
    </message>
    <message>
        <source>always, and to go out too</source>
        <translation>toujours, et aussi pour sortir</translation>
    </message>
    <message>
        <source>once the side has a canasta of them</source>
        <translation>dès que le camp en a une canasta</translation>
    </message>
    <message>
        <source>once every side has a canasta of them</source>
        <translation>dès que chaque camp en a une canasta</translation>
    </message>
    <message>
        <source>Wild cards are discarded</source>
        <translation>Les atouts se défaussent</translation>
    </message>
    <message>
        <source>The last card of who goes out may always be one.</source>
        <translation>Pour sortir, la dernière carte peut toujours en être un.</translation>
    </message>
    <message>
        <source>whenever the player likes</source>
        <translation>quand le joueur le veut</translation>
    </message>
    <message>
        <source>only by who can discard nothing else</source>
        <translation>seulement si l’on ne peut rien défausser d’autre</translation>
    </message>
    <message>
        <source>Not every card begins an empty {pile}</source>
        <translation>Certaines cartes ne commencent pas un {pile} vide</translation>
    </message>
    <message>
        <source>No seven, ace or wild card, and no rank that nobody lays any more.</source>
        <translation>Ni sept, ni as, ni atout, ni un rang que plus personne ne pose.</translation>
    </message>
    <message>
        <source>The top card alone may join your meld</source>
        <translation>La carte du dessus seule peut rejoindre votre combinaison</translation>
    </message>
    <message>
        <source>As if a wild card always lay in it.</source>
        <translation>Comme s’il contenait toujours un atout.</translation>
    </message>
    <message>
        <source>Taking the {pile} without cards from the hand, while it is not frozen.</source>
        <translation>Prendre le {pile} sans carte de la main, tant qu’il n’est pas gelé.</translation>
    </message>
    <message>
        <source>any meld</source>
        <translation>toute combinaison</translation>
    </message>
    <message>
        <source>only a meld that is no canasta yet</source>
        <translation>seulement une combinaison qui n’est pas encore canasta</translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>aucune combinaison</translation>
    </message>
    <message>
        <source>The same while the {pile} is frozen</source>
        <translation>De même quand le {pile} est gelé</translation>
    </message>
    <message>
        <source>Whether its top card alone may join a meld then.</source>
        <translation>Si sa carte du dessus seule peut alors rejoindre une combinaison.</translation>
    </message>
    <message>
        <source>The top card alone may extend a sequence</source>
        <translation>La carte du dessus seule peut allonger une suite</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen.</source>
        <translation>Tant que le {pile} n’est pas gelé.</translation>
    </message>
    <message>
        <source>{stops} block the {pile}</source>
        <translation>Les {stops} bloquent le {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>Le joueur suivant ne peut pas le prendre.</translation>
    </message>
    <message>
        <source>{stops} left in the hand cost</source>
        <translation>Les {stops} restés en main coûtent</translation>
    </message>
    <message>
        <source>For each one in any hand when somebody has gone out.</source>
        <translation>Pour chacun, dans toute main, quand quelqu’un est sorti.</translation>
    </message>
    <message>
        <source>their value as cards</source>
        <translation>leur valeur comme cartes</translation>
    </message>
    <message>
        <source>{stops} cost the same when nobody went out</source>
        <translation>Les {stops} coûtent autant quand personne n’est sorti</translation>
    </message>
    <message>
        <source>Otherwise they count as their value when the {stock} ran out.</source>
        <translation>Sinon, ils comptent pour leur valeur quand le {stock} s’est épuisé.</translation>
    </message>
    <message>
        <source>No {stop} is discarded in the first turn</source>
        <translation>Aucun {stop} n’est défaussé au premier tour</translation>
    </message>
    <message>
        <source>Of each player in a deal, unless nothing else is left to throw.</source>
        <translation>De chaque joueur dans une donne, sauf s’il n’a rien d’autre à jeter.</translation>
    </message>
    <message>
        <source>{stops}: smallest meld</source>
        <translation>{stops}&#xa0;: plus petite combinaison</translation>
    </message>
    <message>
        <source>They are melded only when going out.</source>
        <translation>On ne les pose que pour sortir.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>jamais posés</translation>
    </message>
    <message>
        <source>A wild card may be laid with {stops}</source>
        <translation>Un atout peut être posé avec des {stops}</translation>
    </message>
    <message>
        <source>One, with two of them or more, in going out.</source>
        <translation>Un seul, avec deux ou plus, en sortant.</translation>
    </message>
    <message>
        <source>{stops}: largest meld</source>
        <translation>{stops}&#xa0;: plus grande combinaison</translation>
    </message>
    <message>
        <source>How many may lie together.</source>
        <translation>Combien peuvent aller ensemble.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>{stops} in a {pile} that is taken are laid aside</source>
        <translation>Les {stops} d’un {pile} pris sont mis de côté</translation>
    </message>
    <message>
        <source>They never come to a hand, and count for the side that took them.</source>
        <translation>Ils n’entrent jamais dans une main, et comptent pour le camp qui les a pris.</translation>
    </message>
    <message>
        <source>{stops} laid aside: points for each</source>
        <translation>{stops} mis de côté&#xa0;: points pour chacun</translation>
    </message>
    <message>
        <source>Whether or not the side has melded.</source>
        <translation>Que le camp ait posé ou non.</translation>
    </message>
    <message>
        <source>{stops} laid aside: extra points for several</source>
        <translation>{stops} mis de côté&#xa0;: supplément pour plusieurs</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>À partir de combien, et quel supplément.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>black threes and extra points</comment>
        <translation>{count}&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Supplément</translation>
    </message>
</context>
<context>
    <name>PlainMoves</name>
    <message>
        <source>Put {a_card} on the {pile}.</source>
        <translation>Mettez {a_card} sur le {pile}.</translation>
    </message>
</context>
<context>
    <name>PlainPrompts</name>
    <message>
        <source>Lay cards worth {need} points together, or put one card on the {pile}.</source>
        <translation>Posez des cartes qui valent ensemble {need} points, ou mettez une carte sur le {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. To lay cards you need {need} points.</source>
        <translation>Mettez une carte sur le {pile}. Pour poser des cartes, il vous faut {need} points.</translation>
    </message>
    <message>
        <source>Lay cards that match, or put one card on the {pile}.</source>
        <translation>Posez des cartes semblables, ou mettez une carte sur le {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. Then the next one plays.</source>
        <translation>Mettez une carte sur le {pile}. Ce sera ensuite au suivant.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back into your hand.</source>
        <translation>Posez ces cartes, ou reprenez-les dans votre main.</translation>
    </message>
    <message>
        <source>Some cards are missing. Add them, or take these back.</source>
        <translation>Il manque des cartes. Ajoutez-les, ou reprenez celles-ci.</translation>
    </message>
    <message>
        <source>Lay {need} points, or put one card away.</source>
        <translation>Posez {need} points, ou jetez une carte.</translation>
    </message>
    <message>
        <source>Lay cards, or put one away.</source>
        <translation>Posez des cartes, ou jetez-en une.</translation>
    </message>
    <message>
        <source>Now put one card away.</source>
        <translation>À présent, jetez une carte.</translation>
    </message>
</context>
<context>
    <name>PlainReasons</name>
    <message>
        <source>It freezes the {pile}: the next one cannot take it.</source>
        <translation>Cela gèle le {pile}&#xa0;: le suivant ne peut pas le prendre.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {less} times in 100, not {other} times.</source>
        <translation>Le suivant prend le {pile} {less} fois sur 100, au lieu de {other} fois.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {more} times in 100, not {other} times.</source>
        <translation>Le suivant prend le {pile} {more} fois sur 100, au lieu de {other} fois.</translation>
    </message>
    <message>
        <source>That is worth it, though the next one may take the {pile}: {more} in 100.</source>
        <translation>Cela en vaut la peine, même si le suivant peut prendre le {pile}&#xa0;: {more} fois sur 100.</translation>
    </message>
    <message>
        <source>Keep the card that guards the {pile} for later.</source>
        <translation>Gardez pour plus tard la carte qui protège le {pile}.</translation>
    </message>
    <message>
        <source>It keeps a card that goes with the {ranks}.</source>
        <translation>Cela garde une carte qui va avec vos {ranks}.</translation>
    </message>
    <message>
        <source>That card goes with the {ranks}: keep it.</source>
        <translation>Cette carte va avec vos {ranks}&#xa0;: gardez-la.</translation>
    </message>
    <message>
        <source>It helps the others less than the other card.</source>
        <translation>Elle aide moins les autres que ne le ferait l’autre carte.</translation>
    </message>
    <message>
        <source>The next one gave such a card away too.</source>
        <translation>Le suivant a jeté une carte pareille, lui aussi.</translation>
    </message>
    <message>
        <source>The next one did not want such a card.</source>
        <translation>Le suivant n’a pas voulu d’une carte pareille.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two cards like it take it.</source>
        <translation>Le {pile} est gelé&#xa0;: il faut deux cartes comme elle pour le prendre.</translation>
    </message>
    <message>
        <source>The next one needs two cards like it to take it.</source>
        <translation>Il faut au suivant deux cartes comme elle pour le prendre.</translation>
    </message>
    <message>
        <source>The others have no {ranks} on the table.</source>
        <translation>Les autres n’ont pas de {ranks} sur la table.</translation>
    </message>
    <message>
        <source>It keeps a helper for later.</source>
        <translation>Cela garde une aide pour plus tard.</translation>
    </message>
    <message>
        <source>It uses up a helper.</source>
        <translation>Cela dépense une aide.</translation>
    </message>
    <message>
        <source>The {ranks} come on the table.</source>
        <translation>Les {ranks} vont sur la table.</translation>
    </message>
    <message>
        <source>It goes to the {ranks} on the table.</source>
        <translation>Elle va avec les {ranks} de la table.</translation>
    </message>
    <message>
        <source>The {ranks} stay without helpers: worth more.</source>
        <translation>Les {ranks} restent sans aides&#xa0;: cela vaut plus.</translation>
    </message>
    <message>
        <source>The {ranks} are worth more without helpers.</source>
        <translation>Les {ranks} valent plus sans aides.</translation>
    </message>
    <message>
        <source>The first cards are worth enough: {need} points.</source>
        <translation>Les premières cartes valent assez&#xa0;: {need} points.</translation>
    </message>
    <message>
        <source>More cards that match: soon it is a canasta.</source>
        <translation>Davantage de cartes semblables&#xa0;: bientôt une canasta.</translation>
    </message>
    <message>
        <source>A new group can become a canasta.</source>
        <translation>Un nouveau groupe peut devenir une canasta.</translation>
    </message>
    <message>
        <source>On the table the cards bring points.</source>
        <translation>Sur la table, les cartes rapportent des points.</translation>
    </message>
    <message>
        <source>The end is near: helpers bring points on the table.</source>
        <translation>La fin est proche&#xa0;: sur la table, les aides rapportent des points.</translation>
    </message>
    <message>
        <source>Helpers lie in the {pile}.</source>
        <translation>Il y a des aides dans le {pile}.</translation>
    </message>
    <message>
        <source>The computer tried it out: about {points} points more.</source>
        <translation>L’ordinateur l’a essayé&#xa0;: environ {points} points de plus.</translation>
    </message>
    <message>
        <source>Both are good.</source>
        <translation>Les deux sont bons.</translation>
    </message>
    <message>
        <source>First ask the partner, then finish.</source>
        <translation>Demandez d’abord au partenaire, puis terminez.</translation>
    </message>
</context>
<context>
    <name>PlainRefusals</name>
    <message>
        <source>Only cards with the same letter or number go together.</source>
        <translation>Seules les cartes avec la même lettre ou le même chiffre vont ensemble.</translation>
    </message>
    <message>
        <source>These cards do not match. Here you can lay {ranks}.</source>
        <translation>Ces cartes ne vont pas ici. Ici, vous pouvez poser des {ranks}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} help others: lay them with them.</source>
        <translation>Les {twos} et les {jokers} aident les autres&#xa0;: posez-les avec elles.</translation>
    </message>
    <message>
        <source>You need {need} cards that match, and have {have}.</source>
        <translation>Il vous faut {need} cartes semblables, et vous en avez {have}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are helpers: {need} other cards must lie with them.</source>
        <translation>Les {twos} et les {jokers} sont des aides&#xa0;: il faut {need} autres cartes avec.</translation>
    </message>
    <message>
        <source>Too many helpers: there must be more other cards than {twos} and {jokers}.</source>
        <translation>Trop d’aides&#xa0;: il faut plus d’autres cartes que de {twos} et de {jokers}.</translation>
    </message>
    <message>
        <source>This group is complete. It needs no helper any more.</source>
        <translation>Ce groupe est complet. Il n’a plus besoin d’aide.</translation>
    </message>
    <message>
        <source>Your first cards must be worth {need} points. These are worth {have}.</source>
        <translation>Vos premières cartes doivent valoir {need} points. Celles-ci en valent {have}.</translation>
    </message>
    <message>
        <source>You can lay {stops} only with your last cards.</source>
        <translation>Vous ne pouvez poser des {stops} qu’avec vos dernières cartes.</translation>
    </message>
    <message>
        <source>The {pile} is frozen. You need two {ranks} in your hand to take it.</source>
        <translation>Le {pile} est gelé. Il vous faut deux {ranks} en main pour le prendre.</translation>
    </message>
    <message>
        <source>Your side has no cards on the table. You need two {ranks} in your hand.</source>
        <translation>Votre camp n’a pas de cartes sur la table. Il vous faut deux {ranks} en main.</translation>
    </message>
    <message>
        <source>{card} lies on the {pile}. Nobody can take it now.</source>
        <translation>Sur le {pile}&#xa0;: {card}. Personne ne peut le prendre maintenant.</translation>
    </message>
    <message>
        <source>First lay cards on the table. So draw now.</source>
        <translation>Il faut d’abord avoir posé des cartes. Pour l’instant, piochez.</translation>
    </message>
    <message>
        <source>Keep a card. Your side has too few canastas to finish.</source>
        <translation>Gardez une carte. Votre camp a trop peu de canastas pour terminer.</translation>
    </message>
    <message>
        <source>Keep the {bonus}: lay it on the table for points.</source>
        <translation>Gardez le {bonus}&#xa0;: posez-le sur la table pour ses points.</translation>
    </message>
</context>
<context>
    <name>PlainTrialTexts</name>
    <message>
        <source>The others finish before the next turn {count} times in 100, else {other} times.</source>
        <translation>Les autres terminent avant votre prochain tour {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>The others get the {pile} before the next turn {count} times in 100, else {other} times.</source>
        <translation>Les autres prennent le {pile} avant votre prochain tour {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>The others finish {soon} {count} times in 100, else {other} times.</source>
        <translation>Les autres terminent {soon} {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>The others {soon} get the {pile} {count} times in 100, else {other} times.</source>
        <translation>Les autres prennent {soon} le {pile} {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>The others {soon} make a canasta {count} times in 100, else {other} times.</source>
        <translation>Les autres font {soon} une canasta {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>So the own side {soon} finishes {count} times in 100, else {other} times.</source>
        <translation>Ainsi, votre camp termine {soon} {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>So the own side later gets the {pile} {count} times in 100, else {other} times.</source>
        <translation>Ainsi, votre camp prend plus tard le {pile} {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>The foot comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Le pied vient {soon} {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>So the first cards lie on the table {soon} {count} times in 100, else {other} times.</source>
        <translation>Ainsi, les premières cartes sont {soon} sur la table {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>Of 100 tries, {count} bring more points than the other move, {other} fewer.</source>
        <translation>Sur 100 essais, {count} rapportent plus que l’autre coup, {other} moins.</translation>
    </message>
    <message>
        <source>So there is {soon} a canasta {count} times in 100, else {other} times.</source>
        <translation>Ainsi, il y a {soon} une canasta {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>So there are {soon} two canastas {count} times in 100, else {other} times.</source>
        <translation>Ainsi, il y a {soon} deux canastas {count} fois sur 100, sinon {other} fois.</translation>
    </message>
    <message>
        <source>So a canasta without helpers comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Ainsi, une canasta sans aides vient {soon} {count} fois sur 100, sinon {other} fois.</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Watching a deal</source>
        <translation>Revoir une donne</translation>
    </message>
    <message>
        <source>Time line of the deal</source>
        <translation>Ligne de temps de la donne</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Flèche gauche</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Flèche droite</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>PlaybackTexts</name>
    <message>
        <source>Deal {deal} of {count}</source>
        <translation>Donne {deal} sur {count}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Toutes les mains ouvertes</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Comme {player} la voyait</translation>
    </message>
    <message>
        <source>All hands covered</source>
        <translation>Toutes les mains couvertes</translation>
    </message>
    <message>
        <source>Deal {deal}: the cards are dealt</source>
        <translation>Donne {deal}&#xa0;: les cartes sont distribuées</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn} of {turns}: {player}</source>
        <translation>Donne {deal}, tour {turn} sur {turns}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Deal {count}, looked at again</source>
        <translation>Donne {count}, revue</translation>
    </message>
    <message>
        <source>Rehearsal of deal {count}</source>
        <translation>Répétition de la donne {count}</translation>
    </message>
    <message>
        <source>Nothing that you do here counts. Your match waits as you left it.</source>
        <translation>Rien de ce que vous faites ici ne compte. Votre partie attend comme vous l’avez laissée.</translation>
    </message>
    <message>
        <source>This time the deal brought your side {now}; in the match it was {before}.</source>
        <translation>Cette fois, la donne a rapporté {now} à votre camp&#xa0;; dans la partie, c’était {before}.</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>une canasta</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>prend le pot</translation>
    </message>
    <message>
        <source>freezes the pile</source>
        <translation>gèle le pot</translation>
    </message>
    <message>
        <source>{done} Why: {reason}</source>
        <translation>{done} Pourquoi&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{file} holds no player. It is left alone.</source>
        <translation>{file} ne contient pas de joueur. Il reste tel quel.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Each keeps a name, a face, hints, words, sizes, colours, speed, keys, reading aloud, language, lessons and exercises. A guest needs none of this.</source>
        <translation>Chacun garde un nom, un visage, ses conseils, mots, tailles, couleurs, vitesse, touches, lecture, langue, leçons et exercices. Un invité n’en a pas besoin.</translation>
    </message>
    <message>
        <source>Deleting a player deletes no match: matches are under “Saved games”.</source>
        <translation>Supprimer un joueur ne supprime aucune partie&#xa0;: elles sont sous «&#xa0;Parties enregistrées&#xa0;».</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>A guest plays</source>
        <translation>Un invité joue</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nobody has been added yet, so everybody plays as a guest. Press New player for each of you: hints, text size, cards, lessons and the record are then kept apart.</source>
        <translation>Personne n’a encore été ajouté, tout le monde joue donc comme invité. Appuyez sur «&#xa0;Nouveau joueur&#xa0;» pour chacun de vous&#xa0;: conseils, taille du texte, cartes, leçons et palmarès seront alors séparés.</translation>
    </message>
    <message>
        <source>Import a player</source>
        <translation>Importer un joueur</translation>
    </message>
    <message>
        <source>Export the player</source>
        <translation>Exporter le joueur</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save the sheet as PDF.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Enregistrez la feuille en PDF.</translation>
    </message>
    <message>
        <source>The sheet is on its way to the printer.</source>
        <translation>La feuille est en route vers l’imprimante.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save the sheet as PDF.</source>
        <translation>L’imprimante ne répond pas. Enregistrez la feuille en PDF.</translation>
    </message>
    <message>
        <source>Save score sheet</source>
        <translation>Enregistrer la feuille de marque</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Le fichier n’a pas pu être écrit ({problem}). Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Each of the {players} players must sit on exactly one side.</source>
        <translation>Chacun des {players} joueurs doit être dans un camp, et un seul.</translation>
    </message>
    <message>
        <source>There must be two to five sides, each with a player.</source>
        <translation>Il faut de deux à cinq camps, avec un joueur dans chacun.</translation>
    </message>
    <message>
        <source>Every side must have equally many players.</source>
        <translation>Tous les camps doivent avoir le même nombre de joueurs.</translation>
    </message>
    <message>
        <source>A lone hand against two partners needs three players who begin alone.</source>
        <translation>Un joueur seul contre deux partenaires suppose trois joueurs qui commencent seuls.</translation>
    </message>
    <message>
        <source>Too many players sit out: nobody is left to play.</source>
        <translation>Trop de joueurs sont au repos&#xa0;: il ne reste personne pour jouer.</translation>
    </message>
    <message>
        <source>The sides do not agree with the {teams} teams chosen.</source>
        <translation>Les places ne s’accordent pas avec les {teams} camps choisis.</translation>
    </message>
    <message>
        <source>All cards of the foot could be {bonuses}, and nobody lays them by itself. Deal more cards to it.</source>
        <translation>Toutes les cartes du pied pourraient être des {bonuses}, et personne ne les pose de lui-même. Donnez-lui plus de cartes.</translation>
    </message>
    <message>
        <source>Who takes only the top of the {pile} would never get the face-down cards under it. Let all its cards be taken, or lay none face down.</source>
        <translation>Un joueur qui ne prend que le dessus du {pile} n’aurait jamais les cartes face cachée en dessous. Laissez prendre toutes ses cartes, ou n’en placez aucune face cachée.</translation>
    </message>
    <message>
        <source>The face-down cards lie under the card that is turned up to begin the {pile}. Turn one up, or lay none face down.</source>
        <translation>Les cartes face cachée se trouvent sous la carte retournée qui commence le {pile}. Retournez-en une, ou n’en placez aucune face cachée.</translation>
    </message>
    <message>
        <source>{need} cards have to be dealt, but there are only {have}. Deal fewer cards or take another deck.</source>
        <translation>Il faut distribuer {need} cartes, mais il n’y en a que {have}. Distribuez moins de cartes ou ajoutez un jeu de cartes.</translation>
    </message>
    <message>
        <source>A new meld of {size} cards cannot hold {naturals} natural ones. Ask for fewer natural cards or for bigger melds.</source>
        <translation>Une nouvelle combinaison de {size} cartes ne peut pas contenir {naturals} naturelles. Demandez moins de cartes naturelles ou de plus grandes combinaisons.</translation>
    </message>
    <message>
        <source>Melds that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Des combinaisons qui se ferment à {closed_at} cartes ne deviennent jamais une canasta de {size}. Fermez-les plus tard ou demandez de plus petites canastas.</translation>
    </message>
    <message>
        <source>Melds of wild cards that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Des combinaisons d’atouts qui se ferment à {closed_at} cartes ne deviennent jamais une canasta de {size}. Fermez-les plus tard ou demandez de plus petites canastas.</translation>
    </message>
    <message>
        <source>A canasta of {size} cards cannot hold {naturals} natural ones. Ask for fewer.</source>
        <translation>Une canasta de {size} cartes ne peut pas contenir {naturals} naturelles. Demandez-en moins.</translation>
    </message>
    <message>
        <source>The smallest meld of {stops} has {least} cards, but the largest only {most}. Change one of them.</source>
        <translation>La plus petite combinaison de {stops} a {least} cartes, mais la plus grande n’en a que {most}. Changez l’une des deux.</translation>
    </message>
    <message>
        <source>Two wild cards take a wild one only where wild cards alone are a meld.</source>
        <translation>Deux atouts ne prennent un atout que là où des atouts seuls sont une combinaison.</translation>
    </message>
    <message>
        <source>There are no sequences that a card could extend. Allow sequences, or switch this off.</source>
        <translation>Il n’y a pas de suites qu’une carte pourrait allonger. Permettez les suites, ou désactivez ceci.</translation>
    </message>
    <message>
        <source>The table is empty. Add at least one line.</source>
        <translation>Le tableau est vide. Ajoutez au moins une ligne.</translation>
    </message>
    <message>
        <source>Every line must begin at a higher score than the line above it.</source>
        <translation>Chaque ligne doit commencer à un score plus haut que la ligne au-dessus.</translation>
    </message>
    <message>
        <source>The minimum depends on the deal, so each line must begin with a deal: 1, 2, 3. Change the lines, or let it depend on the score.</source>
        <translation>Le minimum dépend de la donne, chaque ligne doit donc commencer par une donne&#xa0;: 1, 2, 3. Changez les lignes, ou faites-le dépendre du score.</translation>
    </message>
    <message>
        <source>First melds of {need} points are asked for, but the {cards} cards that a player can lay then are worth {most} at most. Ask for fewer points or deal more cards.</source>
        <translation>Des premières combinaisons de {need} points sont demandées, mais les {cards} cartes qu’un joueur peut alors poser valent au plus {most}. Demandez moins de points ou distribuez plus de cartes.</translation>
    </message>
    <message>
        <source>The first melds must hold a canasta, but the {cards} cards that a player can lay then make none of {size}. Deal more cards, or ask for no canasta.</source>
        <translation>Les premières combinaisons doivent comprendre une canasta, mais les {cards} cartes qu’un joueur peut alors poser n’en font aucune de {size}. Distribuez plus de cartes, ou ne demandez pas de canasta.</translation>
    </message>
    <message>
        <source>The first melds must hold three clean cards, but a meld has {size} cards or more. Make melds smaller, or ask for no clean meld.</source>
        <translation>Les premières combinaisons doivent comprendre trois cartes naturelles, mais une combinaison a {size} cartes ou plus. Permettez de plus petites combinaisons, ou ne demandez pas de combinaison sans atouts.</translation>
    </message>
    <message>
        <source>Every line must need more cards than the line above it.</source>
        <translation>Chaque ligne doit exiger plus de cartes que la ligne au-dessus.</translation>
    </message>
    <message>
        <source>Sequences below {below} cards would cost points, and {size} make a canasta. Let fewer cards be short.</source>
        <translation>Des suites de moins de {below} cartes coûteraient des points, et {size} font une canasta. Abaissez la limite des suites courtes.</translation>
    </message>
    <message>
        <source>Every line must be for more jokers than the line above it.</source>
        <translation>Chaque ligne doit valoir pour plus de jokers que la ligne au-dessus.</translation>
    </message>
    <message>
        <source>{count} {bonuses} are asked for, but there are only {have} in the deck.</source>
        <translation>Il est demandé {count} {bonuses}, mais il n’y en a que {have} dans le jeu.</translation>
    </message>
    <message>
        <source>The list is empty. Add at least one factor.</source>
        <translation>La liste est vide. Ajoutez au moins un facteur.</translation>
    </message>
    <message>
        <source>The kinds add up to {kinds} canastas, more than the {total} in all. Raise the number in all, or ask for fewer of a kind.</source>
        <translation>Les sortes font en tout {kinds} canastas, plus que les {total} au total. Augmentez le nombre total, ou demandez-en moins d’une sorte.</translation>
    </message>
    <message>
        <source>There is no foot that a partner could play from. Deal one to each player, or do not wait for the partner.</source>
        <translation>Il n’y a pas de pied avec lequel un partenaire pourrait jouer. Donnez-en un à chaque joueur, ou n’attendez pas le partenaire.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but no meld takes a wild card. Allow wild cards, or ask for no mixed canasta.</source>
        <translation>Des canastas mixtes sont demandées, mais aucune combinaison ne prend d’atout. Permettez les atouts, ou ne demandez pas de canasta mixte.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but melds that close at {closed_at} cards have no place for a wild card beside {naturals} natural ones. Close them later, or let fewer cards be natural.</source>
        <translation>Des canastas mixtes sont demandées, mais des combinaisons qui se ferment à {closed_at} cartes n’ont pas de place pour un atout à côté de {naturals} naturelles. Fermez-les plus tard, ou demandez moins de cartes naturelles.</translation>
    </message>
    <message>
        <source>Natural canastas of {size} cards are asked for, but the deck has only {have} cards of a rank. Take more packs, or ask for no natural canasta.</source>
        <translation>Des canastas pures de {size} cartes sont demandées, mais il n’y a que {have} cartes d’un rang. Ajoutez des jeux de cartes, ou ne demandez pas de canasta pure.</translation>
    </message>
    <message>
        <source>The wild canastas asked for take {need} wild cards, but the deck has only {have} for them. Take more packs, or ask for fewer.</source>
        <translation>Les canastas d’atouts demandées exigent {need} atouts, mais il n’y en a que {have} pour elles. Ajoutez des jeux de cartes, ou demandez-en moins.</translation>
    </message>
    <message>
        <source>{count} wild canastas are asked for, but a side has one meld of wild cards as long as that takes more. Let it be full at some size, or ask for one.</source>
        <translation>Il est demandé {count} canastas d’atouts, mais un camp n’a qu’une combinaison d’atouts tant que celle-ci en prend d’autres. Fixez la taille à laquelle elle est complète, ou n’en demandez qu’une.</translation>
    </message>
    <message>
        <source>Canastas of sevens: {count} asked for, but a side can have {most} at most. Ask for fewer, take more packs, or allow several melds of a rank.</source>
        <translation>Canastas de sept&#xa0;: {count} demandées, mais un camp peut en avoir au plus {most}. Demandez-en moins, ajoutez des jeux de cartes, ou permettez plusieurs combinaisons d’un rang.</translation>
    </message>
    <message>
        <source>The canastas asked for, {total} in all, need more cards than the deck has for them. Take more packs, or ask for fewer.</source>
        <translation>Les canastas demandées, {total} en tout, exigent plus de cartes qu’il n’y en a pour elles. Ajoutez des jeux de cartes, ou demandez-en moins.</translation>
    </message>
    <message>
        <source>Wild canastas are asked for, but there are no melds of wild cards. Allow them, or ask for no wild canasta.</source>
        <translation>Des canastas d’atouts sont demandées, mais il n’y a pas de combinaisons d’atouts. Permettez-les, ou ne demandez pas de canasta d’atouts.</translation>
    </message>
    <message>
        <source>No canasta of sevens counts as a kind of its own. Give it points, or do not demand it.</source>
        <translation>Aucune canasta de sept ne compte comme une catégorie à part. Donnez-lui des points, ou ne l’exigez pas.</translation>
    </message>
    <message>
        <source>Sambas are asked for, but there are no sequences. Allow sequences, or ask for no samba.</source>
        <translation>Des sambas sont demandées, mais il n’y a pas de suites. Permettez les suites, ou ne demandez pas de samba.</translation>
    </message>
    <message>
        <source>Nobody at this table has a partner to ask. Switch asking off.</source>
        <translation>À cette table, personne n’a de partenaire à qui demander. Désactivez la question.</translation>
    </message>
    <message>
        <source>A special hand has 14 cards, but after drawing a player holds {size}. Deal 13 cards and draw one, or play without special hands.</source>
        <translation>Une main spéciale a 14 cartes, mais après avoir pioché un joueur en tient {size}. Distribuez 13 cartes et piochez-en une, ou jouez sans mains spéciales.</translation>
    </message>
    <message>
        <source>Such a match would never end. Set a number of points or a number of deals.</source>
        <translation>Une telle partie ne finirait jamais. Fixez un nombre de points ou un nombre de donnes.</translation>
    </message>
    <message>
        <source>The variation is played with Caliente cards, but the deck has none.</source>
        <translation>La variante se joue avec des cartes Caliente, mais le jeu n’en a pas.</translation>
    </message>
    <message>
        <source>This version does not know the rule “{option}”. A newer one may know it.</source>
        <translation>Cette version ne connaît pas la règle «&#xa0;{option}&#xa0;». Une plus récente la connaît peut-être.</translation>
    </message>
    <message>
        <source>The value is not possible here.</source>
        <translation>Cette valeur n’est pas possible ici.</translation>
    </message>
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Piochez %n carte au {stock}.</numerusform>
            <numerusform>Piochez %n cartes au {stock}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Le {stock} est vide.</translation>
    </message>
    <message numerus="yes">
        <source>With the {pile} you would need %n more points to open.</source>
        <translation>
            <numerusform>Avec le {pile}, il vous manquerait %n point pour ouvrir.</numerusform>
            <numerusform>Avec le {pile}, il vous manquerait %n points pour ouvrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty and the top card fits: take the {pile}.</source>
        <translation>Le {stock} est vide et la carte du dessus convient&#xa0;: prenez le {pile}.</translation>
    </message>
    <message>
        <source>Take the {pile} with these cards, or put them back.</source>
        <translation>Prenez le {pile} avec ces cartes, ou reprenez-les.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}: {ways}.</source>
        <comment>such as: 2 nines or 1 nine, 1 two</comment>
        <translation>Choisissez de quoi prendre le {pile}&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>Add what is missing to take the {pile}, or put the cards back.</source>
        <translation>Ajoutez ce qui manque pour prendre le {pile}, ou reprenez les cartes.</translation>
    </message>
    <message>
        <source>Lay melds worth at least {need} points to open, or discard a card.</source>
        <translation>Posez des combinaisons d’au moins {need} points pour ouvrir, ou défaussez une carte.</translation>
    </message>
    <message>
        <source>To open you need {need} points and have {have}: add cards, or take them back.</source>
        <translation>Pour ouvrir, il faut {need} points et vous en avez {have}&#xa0;: ajoutez des cartes, ou reprenez-les.</translation>
    </message>
    <message>
        <source>Your cards cannot reach the {need} points to open: take these back.</source>
        <translation>Vos cartes ne peuvent pas atteindre les {need} points pour ouvrir&#xa0;: reprenez celles-ci.</translation>
    </message>
    <message>
        <source>Discard a card: you cannot open yet, for which you need {need} points.</source>
        <translation>Défaussez une carte&#xa0;: vous ne pouvez pas encore ouvrir, il vous faut {need} points.</translation>
    </message>
    <message>
        <source>To open you need a canasta among your melds: lay it, or discard a card.</source>
        <translation>Pour ouvrir, il faut une canasta parmi vos combinaisons&#xa0;: posez-la, ou défaussez une carte.</translation>
    </message>
    <message>
        <source>Discard a card to end your turn.</source>
        <translation>Défaussez une carte pour finir votre tour.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one to end your turn.</source>
        <translation>Posez des cartes, ou défaussez-en une pour finir votre tour.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: lay cards first.</source>
        <translation>Aucune carte ne peut encore être défaussée&#xa0;: posez d’abord des cartes.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: put two of your melds together first.</source>
        <translation>Aucune carte ne peut encore être défaussée&#xa0;: réunissez d’abord deux de vos combinaisons.</translation>
    </message>
    <message>
        <source>Add what these cards are missing, or take them back.</source>
        <translation>Ajoutez ce qui manque à ces cartes, ou reprenez-les.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back.</source>
        <translation>Posez ces cartes, ou reprenez-les.</translation>
    </message>
    <message>
        <source>You hold a special hand ({hand}): lay it open for {points} points, or play on.</source>
        <translation>Vous avez une main spéciale ({hand})&#xa0;: étalez-la pour {points} points, ou continuez.</translation>
    </message>
    <message>
        <source>{player} said yes: go out now.</source>
        <translation>{player} a dit oui&#xa0;: sortez maintenant.</translation>
    </message>
    <message>
        <source>{player} said yes: you may go out.</source>
        <translation>{player} a dit oui&#xa0;: vous pouvez sortir.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard a card to end your turn.</source>
        <translation>{player} a dit oui, mais vous ne pouvez pas sortir&#xa0;: défaussez une carte pour finir votre tour.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard, and your hand is shown to all.</source>
        <translation>{player} a dit oui, mais vous ne pouvez pas sortir&#xa0;: défaussez, et tous verront votre main.</translation>
    </message>
    <message>
        <source>You hold a {bonus}: lay it beside your melds.</source>
        <translation>Vous avez un {bonus}&#xa0;: posez-le à côté de vos combinaisons.</translation>
    </message>
    <message>
        <source>You may keep your three for a straight, or lay it beside your melds.</source>
        <translation>Vous pouvez garder votre trois pour une série complète, ou le poser à côté de vos combinaisons.</translation>
    </message>
    <message>
        <source>You hold a three: lay it beside your melds, and another card comes for it.</source>
        <translation>Vous avez un trois&#xa0;: posez-le à côté de vos combinaisons, et une autre carte viendra en échange.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card. Lay cards, or discard one.</source>
        <translation>{player} a dit non&#xa0;: gardez une carte. Posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>{player} asks: may I go out?</source>
        <translation>{player} demande&#xa0;: puis-je sortir&#xa0;?</translation>
    </message>
    <message>
        <source>{player} has to answer.</source>
        <translation>{player} doit répondre.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>large, before the prompt</comment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} joue.</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Continuez quand vous voudrez.</translation>
    </message>
    <message>
        <source>The others play this deal to its end.</source>
        <translation>Les autres jouent cette donne jusqu’au bout.</translation>
    </message>
    <message>
        <source>{player} is next.</source>
        <translation>C’est à {player}.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>La donne est finie. Passez à la suivante.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
</context>
<context>
    <name>RatingTexts</name>
    <message>
        <source>No rating yet: the first exercises find it.</source>
        <translation>Pas encore de classement&#xa0;: les premiers exercices l’établiront.</translation>
    </message>
    <message>
        <source>Your rating: {points}, give or take {doubt}.</source>
        <translation>Votre classement&#xa0;: {points}, à {doubt} près.</translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Il revient aujourd’hui.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Il revient demain.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <translation>Il revient le {day}.</translation>
    </message>
</context>
<context>
    <name>RealCardsDialog</name>
    <message>
        <source>Matches with real cards</source>
        <translation>Parties avec de vraies cartes</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Compter avec de vraies cartes</translation>
    </message>
    <message>
        <source>No match has been written down yet.</source>
        <translation>Aucune partie n’a encore été notée.</translation>
    </message>
    <message>
        <source>Count deal {count}…</source>
        <translation>Compter la donne {count}…</translation>
    </message>
    <message>
        <source>Go on with deal {count}…</source>
        <translation>Continuer la donne {count}…</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Donne {count}</translation>
    </message>
    <message>
        <source>Counts it again.</source>
        <translation>Compter de nouveau cette donne.</translation>
    </message>
    <message>
        <source>These files could not be read and stay as they are: {files}</source>
        <translation>Ces fichiers n’ont pas pu être lus et restent tels quels&#xa0;: {files}</translation>
    </message>
</context>
<context>
    <name>RealCardsTexts</name>
    <message>
        <source>{name}, points</source>
        <translation>{name}, points</translation>
    </message>
    <message>
        <source>{name} without jokers</source>
        <translation>{name} sans jokers</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Cartes Caliente restées en main</translation>
    </message>
    <message>
        <source>Aces left in the hand</source>
        <translation>As restés en main</translation>
    </message>
    <message>
        <source>Sevens left in the hand</source>
        <translation>Sept restés en main</translation>
    </message>
    <message>
        <source>Opening: a canasta, {need}</source>
        <translation>Ouverture&#xa0;: une canasta, {need}</translation>
    </message>
    <message>
        <source>Opening: a canasta</source>
        <translation>Ouverture&#xa0;: une canasta</translation>
    </message>
    <message>
        <source>Opening: {need}</source>
        <translation>Ouverture&#xa0;: {need}</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} deals.</source>
        <translation>Donne {deal}&#xa0;: {name} distribue.</translation>
    </message>
    <message>
        <source>Sits out: {names}</source>
        <translation>Au repos&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Longest row: {count}</source>
        <translation>Plus longue série&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Donnes gagnées</translation>
    </message>
    <message>
        <source>Best deal: {points}</source>
        <translation>Meilleure donne&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>{points} against the others</source>
        <translation>{points} par rapport aux autres</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Largest pile taken</source>
        <translation>Plus gros pot pris</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
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
        <translation>{minutes} min par donne</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps de jeu</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>With real cards, apart from these figures: matches {over}, won {won}.</source>
        <translation>Avec de vraies cartes, à part ces chiffres&#xa0;: parties {over}, gagnées {won}.</translation>
    </message>
    <message>
        <source>Hints asked for: {hints}. Actions taken back: {undone}.</source>
        <translation>Conseils demandés&#xa0;: {hints}. Coups annulés&#xa0;: {undone}.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Aucune donne n’a encore été finie.</translation>
    </message>
    <message>
        <source>Points a deal more than the others: {first} at first, {last} of late.</source>
        <translation>Points par donne de plus que les autres&#xa0;: {first} au début, {last} récemment.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message numerus="yes">
        <source>%n files cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n fichier ne peut pas être lu et n’est pas compté.</numerusform>
            <numerusform>%n fichiers ne peuvent pas être lus et ne sont pas comptés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} · {share} %</source>
        <translation>{count} sur {all} · {share}&#xa0;%</translation>
    </message>
    <message>
        <source>Concealed: {count}</source>
        <translation>Cachées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Special hands: {count}</source>
        <translation>Mains spéciales&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} natural</source>
        <translation>pures&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} mixed</source>
        <translation>mixtes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} sambas</source>
        <translation>sambas&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} of wild cards</source>
        <translation>d’atouts&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} of sevens</source>
        <translation>de sept&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Points a deal more than the others</source>
        <translation>Points par donne de plus que les autres</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Your record</source>
        <translation>Votre palmarès</translation>
    </message>
    <message>
        <source>From the matches on this computer.</source>
        <translation>D’après les parties jouées sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>{count} ×</source>
        <translation>{count} ×</translation>
    </message>
    <message>
        <source>Reading your matches: {done} of {all}</source>
        <translation>Lecture de vos parties&#xa0;: {done} sur {all}</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>From your deal: what is better?</source>
        <translation>De votre donne&#xa0;: qu’est-ce qui est mieux&#xa0;?</translation>
    </message>
    <message>
        <source>That cost about {points} points. Find a better move.</source>
        <translation>Cela a coûté environ {points} points. Trouvez un meilleur coup.</translation>
    </message>
    <message>
        <source>About {points} points</source>
        <translation>Environ {points} points</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#xa0;: {move}</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>Take it back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>From deal {count} on: {changes}</source>
        <translation>À partir de la donne {count}&#xa0;: {changes}</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Two sides of two</source>
        <translation>Deux camps de deux</translation>
    </message>
    <message>
        <source>Two sides of three</source>
        <translation>Deux camps de trois</translation>
    </message>
    <message>
        <source>Three sides of two</source>
        <translation>Trois camps de deux</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Chacun pour soi</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>example</source>
        <translation>exemple</translation>
    </message>
    <message>
        <source>better improve tips strategy</source>
        <translation>mieux progresser astuces stratégie</translation>
    </message>
    <message>
        <source>red+three red+threes</source>
        <translation>trois+rouge trois+rouges</translation>
    </message>
    <message>
        <source>black+three black+threes</source>
        <translation>trois+noir trois+noirs</translation>
    </message>
    <message>
        <source>many+cards+get many+cards+dealt</source>
        <translation>combien+cartes+reçois combien+cartes+distribuées</translation>
    </message>
    <message>
        <source>stock+empty</source>
        <translation>talon+vide talon+épuisé pioche+vide</translation>
    </message>
    <message>
        <source>match+end match+over</source>
        <translation>fin+partie partie+finie</translation>
    </message>
    <message>
        <source>my+turn</source>
        <translation>mon+tour son+tour tour+jeu</translation>
    </message>
    <message>
        <source>go+out concealed</source>
        <translation>sortir cachée</translation>
    </message>
    <message>
        <source>wild+card joker+count joker+worth</source>
        <translation>atout joker+compte joker+vaut</translation>
    </message>
    <message>
        <source>scored count+points</source>
        <translation>compte+points score</translation>
    </message>
    <message>
        <source>a an and are be can do does for get has have how i if in is it many may me mean means much must my of on one the there to what when where which who why with you your</source>
        <translation>à a au aux avec c ce ces cette combien comment d dans de des dire dois du elle en est et être faire fait faut il ils j ai je l la le les m ma me mes moi mon n ne on ou où par pas peut peux pour pourquoi puis quand que quel quelle quelles quels qu est qui quoi s sa se ses si son sont sur t un une veut vos votre vous y</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Take all changes back</source>
        <translation>Annuler tous les changements</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Some rules do not agree. See at the right what to change.</source>
        <translation>Certaines règles se contredisent. Voyez à droite ce qu’il faut changer.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>No page has these words. Try a shorter one.</source>
        <translation>Aucune page ne contient ces mots. Essayez-en un plus court.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Règle du jeu</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
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
        <translation>Samba&#xa0;: les suites</translation>
    </message>
    <message>
        <source>What is different in Samba.</source>
        <translation>Ce qui change à la samba.</translation>
    </message>
    <message>
        <source>Besides sets there are sequences: cards of one suit that follow each other, from four to ace, without wild cards.</source>
        <translation>En plus des groupes, il y a les suites&#xa0;: des cartes d’une même couleur qui se suivent, du quatre à l’as, sans atouts.</translation>
    </message>
    <message>
        <source>Make it longer: add the seven of hearts.</source>
        <translation>Allongez-la&#xa0;: ajoutez le sept de cœur.</translation>
    </message>
    <message>
        <source>First add the seven to the hearts.</source>
        <translation>Ajoutez d’abord le sept aux cœurs.</translation>
    </message>
    <message>
        <source>Now the jack of clubs: with it the other sequence has seven cards.</source>
        <translation>Maintenant le valet de trèfle&#xa0;: avec lui, l’autre suite a sept cartes.</translation>
    </message>
    <message>
        <source>Add the jack to the clubs.</source>
        <translation>Ajoutez le valet aux trèfles.</translation>
    </message>
    <message>
        <source>{A_samba}: {points} points, far more than a canasta. It is complete and takes no more cards. It also counts as a canasta for going out.</source>
        <translation>{A_samba}&#xa0;: {points} points, bien plus qu’une canasta. Elle est complète et ne prend plus de cartes. Pour sortir, elle compte aussi comme une canasta.</translation>
    </message>
    <message>
        <source>Only who goes out may lengthen it, in that turn.</source>
        <translation>Seul celui qui sort peut l’allonger, à ce tour-là.</translation>
    </message>
    <message>
        <source>A sequence that has fewer than {count} cards at the end costs {points} points, such as these hearts.</source>
        <translation>Une suite qui a moins de {count} cartes à la fin coûte {points} points, comme ces cœurs.</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen, its top card may also extend a sequence on the table. Here the nine of diamonds fits.</source>
        <translation>Tant que le {pile} n’est pas gelé, sa carte du dessus peut aussi allonger une suite sur la table. Ici, le neuf de carreau convient.</translation>
    </message>
    <message>
        <source>Drag it onto the sequence, or click the {pile}.</source>
        <translation>Faites-la glisser sur la suite, ou cliquez sur le {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: the nine takes the {pile} for you.</source>
        <translation>Ne piochez pas&#xa0;: le neuf prend le {pile} pour vous.</translation>
    </message>
</context>
<context>
    <name>SameCardsDialog</name>
    <message>
        <source>The cards of this match once more, your own or those of another player.</source>
        <translation>Les cartes de cette partie encore une fois, les vôtres ou celles d’un autre joueur.</translation>
    </message>
    <message>
        <source>The cards of the first deal once more; how they lie later depends on the play, because they are shuffled as at home.</source>
        <translation>Encore une fois les cartes de la première donne&#xa0;; la suite dépend du jeu, parce qu’on mélange comme à la maison.</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Rejouer les mêmes cartes</translation>
    </message>
    <message>
        <source>Whose cards you play</source>
        <translation>Les cartes de quel joueur</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Code de donne&#xa0;: {code}</translation>
    </message>
    <message>
        <source>The deal code: type it under New match, here or on another computer.</source>
        <translation>Le code de donne&#xa0;: entrez-le sous «&#xa0;Nouvelle partie&#xa0;», ici ou sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>{name} plays the cards that {other} had</source>
        <translation>{name} joue les cartes qu’avait {other}</translation>
    </message>
    <message>
        <source>{name} plays the same cards</source>
        <translation>{name} joue les mêmes cartes</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Enregistrer la donne</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Every turn in words, then the score; a screen reader can read it.</source>
        <translation>Chaque tour en mots, puis le score&#xa0;; un lecteur d’écran peut le lire.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>The remarkable moments with their words, as one picture.</source>
        <translation>Les moments remarquables avec leurs mots, en une seule image.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>The whole deal in motion, as a WebP picture that every browser shows.</source>
        <translation>Toute la donne en mouvement, sous forme d’image WebP que tout navigateur affiche.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
    <message>
        <source>The same for video players; the file is about seven times as large.</source>
        <translation>La même chose pour les lecteurs vidéo&#xa0;; le fichier est environ sept fois plus gros.</translation>
    </message>
    <message>
        <source>With all hands open.</source>
        <translation>Avec toutes les mains ouvertes.</translation>
    </message>
    <message>
        <source>With all hands covered.</source>
        <translation>Avec toutes les mains couvertes.</translation>
    </message>
    <message>
        <source>As {player} saw it.</source>
        <translation>Comme {player} la voyait.</translation>
    </message>
    <message>
        <source>Canasta deal {count}</source>
        <translation>Canasta donne {count}</translation>
    </message>
    <message>
        <source>Drawing: {done} of {all}</source>
        <translation>Dessin&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>Le fichier n’a pas pu être écrit ({problem}). Choisissez un autre endroit.</translation>
    </message>
</context>
<context>
    <name>SavedMatchesDialog</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Note sur cette partie</translation>
    </message>
    <message>
        <source>A game with a note is never deleted by itself.</source>
        <translation>Une partie avec une note n’est jamais supprimée d’elle-même.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Watch the deals</source>
        <translation>Revoir les donnes</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Rétablir la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n older games were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n partie plus ancienne a été supprimée. «&#xa0;Rétablir la partie&#xa0;» la ramène.</numerusform>
            <numerusform>%n parties plus anciennes ont été supprimées. «&#xa0;Rétablir la partie&#xa0;» les ramène.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every match is saved as it is played. %n matches, {size}.</source>
        <translation>
            <numerusform>Chaque partie s’enregistre pendant qu’on la joue. %n partie, {size}.</numerusform>
            <numerusform>Chaque partie s’enregistre pendant qu’on la joue. %n parties, {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>deal {count}</source>
        <translation>donne {count}</translation>
    </message>
    <message>
        <source>No saved game has these words.</source>
        <translation>Aucune partie enregistrée ne contient ces mots.</translation>
    </message>
    <message>
        <source>There is no match yet beside the one on the table, which is kept by itself.</source>
        <translation>Il n’y a pas encore d’autre partie que celle de la table, qui est gardée d’elle-même.</translation>
    </message>
    <message>
        <source>No match has been saved yet. Each one is kept by itself from its first card on, and you go on with it here.</source>
        <translation>Aucune partie n’a encore été enregistrée. Chacune est gardée d’elle-même dès sa première carte, et c’est ici qu’on la reprend.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>La reprendre</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
</context>
<context>
    <name>ScoreDetail</name>
    <message>
        <source>The rule for it…</source>
        <translation>La règle correspondante…</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Page {page} sur {count}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Aucune donne n’a encore été finie.</translation>
    </message>
    <message numerus="yes">
        <source>From the second deal on shuffled as at home: gathered, %n riffles, cut.</source>
        <translation>
            <numerusform>Dès la deuxième donne, on mélange comme à la maison&#xa0;: cartes ramassées,&#xa0;%n mélange à l’américaine, coupe.</numerusform>
            <numerusform>Dès la deuxième donne, on mélange comme à la maison&#xa0;: cartes ramassées,&#xa0;%n mélanges à l’américaine, coupe.</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Donne {count}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Shows the cards and the rule.</source>
        <translation>Montre les cartes et la règle.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>New total</source>
        <translation>Nouveau total</translation>
    </message>
    <message>
        <source>Next opening needs</source>
        <translation>Prochaine ouverture</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>une canasta</translation>
    </message>
    <message>
        <source>a canasta, {need}</source>
        <translation>une canasta, {need}</translation>
    </message>
</context>
<context>
    <name>ScoreTexts</name>
    <message>
        <source>Cards melded</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pure</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta mixte</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sept</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta d’as</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinq canastas pures</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Quatre canastas pures et une mixte</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Dix canastas</translation>
    </message>
    <message>
        <source>{stops} melded</source>
        <translation>{stops} posés</translation>
    </message>
    <message>
        <source>{bonuses}</source>
        <comment>line of the score: red threes</comment>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Extra for many {bonuses}</source>
        <translation>Supplément pour beaucoup de {bonuses}</translation>
    </message>
    <message>
        <source>Penalty for {bonuses}</source>
        <translation>Pénalité pour {bonuses}</translation>
    </message>
    <message>
        <source>Extra penalty for many {bonuses}</source>
        <translation>Pénalité de plus pour beaucoup de {bonuses}</translation>
    </message>
    <message>
        <source>{stops} laid aside</source>
        <translation>{stops} mis de côté</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Sortie cachée</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Main spéciale</translation>
    </message>
    <message>
        <source>Void, as nobody went out</source>
        <translation>Nulle, personne n’étant sorti</translation>
    </message>
    <message>
        <source>Asked and did not go out</source>
        <translation>Demande sans sortie</translation>
    </message>
    <message>
        <source>Caliente cards played</source>
        <translation>Cartes Caliente jouées</translation>
    </message>
    <message>
        <source>Short sequences</source>
        <translation>Suites courtes</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces</source>
        <translation>Sept ou as inachevés</translation>
    </message>
    <message>
        <source>Unfinished wild cards</source>
        <translation>Atouts inachevés</translation>
    </message>
    <message>
        <source>Three aces or sevens in the hand</source>
        <translation>Trois as ou sept en main</translation>
    </message>
    <message>
        <source>Cards left in the hand</source>
        <translation>Cartes restées en main</translation>
    </message>
    <message>
        <source>{stops} left in the hand</source>
        <translation>{stops} restés en main</translation>
    </message>
    <message>
        <source>{bonuses} kept in the hand</source>
        <translation>{bonuses} gardés en main</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Pied non relevé</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up</source>
        <translation>{bonuses} dans un pied non relevé</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pure</translation>
    </message>
    <message>
        <source>Without any wild card.</source>
        <translation>Sans aucun atout.</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta mixte</translation>
    </message>
    <message>
        <source>With wild cards.</source>
        <translation>Avec des atouts.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Une suite de sept cartes.</translation>
    </message>
    <message>
        <source>A short sequence costs</source>
        <translation>Une suite courte coûte</translation>
    </message>
    <message>
        <source>For each one that a side has at the end of a deal.</source>
        <translation>Pour chacune qu’un camp a à la fin d’une donne.</translation>
    </message>
    <message>
        <source>A sequence is short below</source>
        <translation>Une suite est courte au-dessous de</translation>
    </message>
    <message>
        <source>With so many cards it costs nothing.</source>
        <translation>Avec ce nombre de cartes, elle ne coûte rien.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sept</translation>
    </message>
    <message>
        <source>With wild cards or without; it is then neither natural nor mixed.</source>
        <translation>Avec ou sans atouts&#xa0;; elle n’est alors ni pure ni mixte.</translation>
    </message>
    <message>
        <source>as other canastas</source>
        <translation>comme les autres canastas</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta d’as</translation>
    </message>
    <message>
        <source>as other natural canastas</source>
        <translation>comme les autres canastas pures</translation>
    </message>
    <message>
        <source>Of wild cards alone.</source>
        <translation>D’atouts seuls.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild canastas</source>
        <translation>Seul le camp qui sort marque les canastas d’atouts</translation>
    </message>
    <message>
        <source>The other sides get the values of the cards alone.</source>
        <translation>Les autres camps n’ont que la valeur des cartes.</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinq canastas pures</translation>
    </message>
    <message>
        <source>Extra points for having so many.</source>
        <translation>Un supplément pour en avoir cinq.</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Quatre canastas pures et une mixte</translation>
    </message>
    <message>
        <source>Extra points, unless five natural ones get theirs.</source>
        <translation>Un supplément, sauf si cinq pures ont le leur.</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Dix canastas</translation>
    </message>
    <message>
        <source>Extra points for ten of any kind.</source>
        <translation>Un supplément pour dix canastas de toute sorte.</translation>
    </message>
    <message>
        <source>Four {stops} melded</source>
        <translation>Quatre {stops} posés</translation>
    </message>
    <message>
        <source>Extra points for whoever goes out with four of them or more.</source>
        <translation>Points de plus pour qui sort avec quatre ou plus.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild and for many canastas</source>
        <translation>Seul le camp qui sort marque pour les canastas d’atouts et pour beaucoup de canastas</translation>
    </message>
    <message>
        <source>Melds cost points without a canasta</source>
        <translation>Sans canasta, les combinaisons coûtent des points</translation>
    </message>
    <message>
        <source>{samba}</source>
        <translation>{samba}</translation>
    </message>
    <message>
        <source>A side without one loses the values of its melded cards.</source>
        <translation>Un camp sans canasta perd la valeur des cartes qu’il a posées.</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces cost</source>
        <translation>Des sept ou des as inachevés coûtent</translation>
    </message>
    <message>
        <source>For a meld of them without wild cards that is no canasta at the end.</source>
        <translation>Pour une combinaison d’entre eux, sans atouts, qui n’est pas canasta à la fin.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs</source>
        <translation>Une combinaison d’atouts inachevée coûte</translation>
    </message>
    <message>
        <source>For each one that is no canasta at the end.</source>
        <translation>Pour chacune qui n’est pas canasta à la fin.</translation>
    </message>
    <message>
        <source>Three aces or three sevens in a hand cost</source>
        <translation>Trois as ou trois sept dans une main coûtent</translation>
    </message>
    <message>
        <source>For each hand with three or more of them at the end.</source>
        <translation>Pour chaque main qui en a trois ou plus à la fin.</translation>
    </message>
    <message>
        <source>{wild_canasta}</source>
        <translation>{wild_canasta}</translation>
    </message>
    <message>
        <source>Wild canastas by their jokers</source>
        <translation>Canastas d’atouts selon leurs jokers</translation>
    </message>
    <message>
        <source>What those with so many jokers are worth instead.</source>
        <translation>Ce que valent alors celles qui ont ce nombre de jokers.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{jokers} jokers: {points}</source>
        <comment>jokers in a wild canasta, and its points</comment>
        <translation>{jokers} jokers&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>ScoringLesson</name>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>What pays and what costs at the end of a deal.</source>
        <translation>Ce qui rapporte et ce qui coûte à la fin d’une donne.</translation>
    </message>
    <message>
        <source>At the end every card on the table counts its points: these aces {points} together.</source>
        <translation>À la fin, chaque carte sur la table compte ses points&#xa0;: ces as {points} ensemble.</translation>
    </message>
    <message>
        <source>A canasta pays on top of that: {natural} points if it is natural, {mixed} if it is mixed.</source>
        <translation>Une canasta rapporte en plus&#xa0;: {natural} points si elle est pure, {mixed} si elle est mixte.</translation>
    </message>
    <message>
        <source>You went out for {points} points. Cards still in a hand count minus for their side, your partner&apos;s as well. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Vous sortez pour {points} points. Les cartes encore en main comptent en moins pour leur camp, celles de votre partenaire aussi. La feuille de marque garde chaque donne&#xa0;; cliquez sur une donne pour voir ses lignes.</translation>
    </message>
    <message>
        <source>You went out for {points} points. The others lose the points of the cards in their hands. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Vous sortez pour {points} points. Les autres perdent les points des cartes qu’ils ont en main. La feuille de marque garde chaque donne&#xa0;; cliquez sur une donne pour voir ses lignes.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points.</source>
        <translation>Chaque {bonus} compte {points} points.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no meld.</source>
        <translation>Chaque {bonus} compte {points} points, en moins si votre camp n’a pas de combinaison.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta.</source>
        <translation>Chaque {bonus} compte {points} points, en moins si votre camp n’a pas de canasta.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has not two canastas.</source>
        <translation>Chaque {bonus} compte {points} points, en moins si votre camp n’a pas deux canastas.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta of sevens.</source>
        <translation>Chaque {bonus} compte {points} points, en moins si votre camp n’a pas de canasta de sept.</translation>
    </message>
    <message>
        <source>Each {bonus} costs {points} points.</source>
        <translation>Chaque {bonus} coûte {points} points.</translation>
    </message>
    <message>
        <source>All {count} {bonuses} on one side count {points} points more.</source>
        <translation>Les {count} {bonuses} dans un même camp comptent {points} points de plus.</translation>
    </message>
    <message>
        <source>{count} or more {bonuses} on one side count {points} points more.</source>
        <translation>{count} {bonuses} ou plus dans un même camp comptent {points} points de plus.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>De ces suppléments, seul le dernier atteint compte.</translation>
    </message>
    <message>
        <source>Where they count minus, so does the extra.</source>
        <translation>Là où ils comptent en moins, le supplément aussi.</translation>
    </message>
    <message>
        <source>Where they count minus, the extra does not count.</source>
        <translation>Là où ils comptent en moins, le supplément ne compte pas.</translation>
    </message>
    <message>
        <source>Add to your aces what you drew: on the table it counts plus.</source>
        <translation>Ajoutez à vos as ce que vous avez pioché&#xa0;: sur la table, cela compte en plus.</translation>
    </message>
    <message>
        <source>Lay what you drew on your aces; one card is for the discard.</source>
        <translation>Posez sur vos as ce que vous avez pioché&#xa0;; une carte est pour la défausse.</translation>
    </message>
</context>
<context>
    <name>ScoringTopic</name>
    <message>
        <source>Scoring</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>The program counts; the score sheet shows every line.</source>
        <translation>Le programme compte&#xa0;; la feuille de marque montre chaque ligne.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>their value</source>
        <translation>leur valeur</translation>
    </message>
    <message>
        <source>minus their value</source>
        <translation>moins leur valeur</translation>
    </message>
    <message>
        <source>A side without a canasta loses the values of the cards it has melded.</source>
        <translation>Un camp sans canasta perd la valeur des cartes qu’il a posées.</translation>
    </message>
    <message>
        <source>A meld of sevens, or of aces without wild cards, that is no canasta costs {points} points.</source>
        <translation>Une combinaison de sept, ou d’as sans atouts, qui n’est pas canasta coûte {points} points.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone that is no canasta costs {points} points.</source>
        <translation>Une combinaison d’atouts seuls qui n’est pas canasta coûte {points} points.</translation>
    </message>
    <message>
        <source>Three or more aces in a hand cost {points} points, and so do three or more sevens.</source>
        <translation>Trois as ou plus dans une main coûtent {points} points, et trois sept ou plus aussi.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>points</comment>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their side, also those of the partner.</source>
        <translation>Les cartes restées en main comptent contre leur camp, celles du partenaire aussi.</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their player.</source>
        <translation>Les cartes restées en main comptent contre leur joueur.</translation>
    </message>
</context>
<context>
    <name>SearchReasons</name>
    <message numerus="yes">
        <source>{options} moves were compared in %n possible deals.</source>
        <translation>
            <numerusform>{options} coups ont été comparés dans %n donne possible.</numerusform>
            <numerusform>{options} coups ont été comparés dans %n donnes possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perhaps better: {move}, by %Ln points. That was not sure enough.</source>
        <translation>
            <numerusform>Peut-être mieux&#xa0;: {move}, de %Ln point. Ce n’était pas assez sûr.</numerusform>
            <numerusform>Peut-être mieux&#xa0;: {move}, de %Ln points. Ce n’était pas assez sûr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: {move}.</source>
        <translation>Tout aussi bon&#xa0;: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}. It promised %Ln points less.</source>
        <translation>
            <numerusform>Ensuite&#xa0;: {move}. Cela promettait %Ln point de moins.</numerusform>
            <numerusform>Ensuite&#xa0;: {move}. Cela promettait %Ln points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a card</source>
        <comment>a move, within a sentence</comment>
        <translation>piocher une carte</translation>
    </message>
    <message>
        <source>take the {pile}</source>
        <comment>a move, within a sentence</comment>
        <translation>prendre le {pile}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move, within a sentence</comment>
        <translation>passer</translation>
    </message>
    <message>
        <source>play a Caliente card</source>
        <comment>a move, within a sentence</comment>
        <translation>jouer une carte Caliente</translation>
    </message>
    <message>
        <source>lay the hand open</source>
        <comment>a move, within a sentence</comment>
        <translation>étaler la main</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <comment>a move, within a sentence</comment>
        <translation>poser {cards}</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <comment>a move, within a sentence</comment>
        <translation>défausser {a_card}</translation>
    </message>
    <message>
        <source>go out</source>
        <comment>a move, within a sentence</comment>
        <translation>sortir</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>A person whose hand is on a phone: its code is shown when the match begins.</source>
        <translation>Une personne dont la main est sur un téléphone&#xa0;: le code apparaît au début de la partie.</translation>
    </message>
    <message>
        <source>Strength, {place}</source>
        <translation>Niveau, {place}</translation>
    </message>
    <message>
        <source>Temperament, {place}</source>
        <translation>Tempérament, {place}</translation>
    </message>
    <message>
        <source>Face, {place}: {face}</source>
        <comment>the face of a player</comment>
        <translation>Visage, {place}&#xa0;: {face}</translation>
    </message>
    <message>
        <source>{face}: choose another face</source>
        <translation>{face}&#xa0;: choisir un autre visage</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Strength, {name}</source>
        <translation>Niveau, {name}</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Puis-je sortir&#xa0;?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Non.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>the {pile} is frozen</source>
        <comment>for this player</comment>
        <translation>{pile} gelé</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>on the plate of the viewer&apos;s partner</comment>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>open hand: {cards}</source>
        <translation>main ouverte&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>foot of %n cards</source>
        <translation>
            <numerusform>pied de %n carte</numerusform>
            <numerusform>pied de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>joue avec le pied</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>on the plate of the lone hand</comment>
        <translation>seul</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>on the plate of a person for whom a computer plays</comment>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>whose hand is on a phone</comment>
        <translation>téléphone</translation>
    </message>
    <message>
        <source>phone away</source>
        <comment>whose phone does not answer</comment>
        <translation>téléphone absent</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>on the packet of the second hand</comment>
        <translation>Pied</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Une seconde main, relevée quand la première est vide.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Une seconde main, relevée avec votre première canasta.</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>a player, this deal</comment>
        <translation>au repos</translation>
    </message>
    <message>
        <source>sits out this deal and keeps the score</source>
        <translation>au repos pour cette donne, tient la marque</translation>
    </message>
    <message>
        <source>You sit out this deal and keep the score. Your side plays for you.</source>
        <translation>Vous êtes au repos pour cette donne et tenez la marque. Votre camp joue pour vous.</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>points of a deal, counted up</comment>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>above its points</comment>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>above its points</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>above points of match and deal together</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{side}: victory!</source>
        <comment>who won the match</comment>
        <translation>{side}&#xa0;: victoire&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>{points} points ahead after %n deals</source>
        <translation>
            <numerusform>{points} points d’avance après %n donne</numerusform>
            <numerusform>{points} points d’avance après %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>To {points}</source>
        <comment>the match, above the names</comment>
        <translation>Jusqu’à {points}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <comment>the match, above the names</comment>
        <translation>Donne {deal} sur {deals}</translation>
    </message>
    <message>
        <source>The match ends with the deal in which somebody reaches {points} points; then the most points win.</source>
        <translation>La partie finit avec la donne où quelqu’un atteint {points} points&#xa0;; alors qui en a le plus gagne.</translation>
    </message>
    <message>
        <source>With the cards on the table {points} points are reached. If that still holds when the hands are counted, this deal is the last; then the most points win.</source>
        <translation>Avec les cartes sur la table, {points} points sont atteints. Si c’est encore vrai une fois les mains comptées, cette donne est la dernière&#xa0;; alors qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>The match ends after deal {deals}; then the most points win.</source>
        <translation>La partie finit après la donne {deals}&#xa0;; alors qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>{points} reached</source>
        <comment>of a side</comment>
        <translation>{points} atteints</translation>
    </message>
    <message>
        <source>{points} more to win</source>
        <comment>of a side</comment>
        <translation>encore {points} pour gagner</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} sur la table</translation>
    </message>
    <message>
        <source>together {points}</source>
        <comment>points of match and deal</comment>
        <translation>en tout {points}</translation>
    </message>
    <message>
        <source>This deal: {points} ahead</source>
        <comment>of a side, beside its score</comment>
        <translation>Cette donne&#xa0;: {points} de plus</translation>
    </message>
    <message>
        <source>{bonuses}: {points}</source>
        <comment>points that bonus cards cost, as long as they do</comment>
        <translation>{bonuses}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Opening {need}</source>
        <comment>points that the first melds need</comment>
        <translation>Ouverture {need}</translation>
    </message>
    <message>
        <source>Next opening {need}</source>
        <comment>points that the first melds need in the next deal</comment>
        <translation>Prochaine ouverture {need}</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side, before its melds and its points</comment>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>the other side, before its melds and its points</comment>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Needs {need} to open</source>
        <translation>{need} pour ouvrir</translation>
    </message>
    <message>
        <source>Needs a canasta and {need} to open</source>
        <translation>Une canasta et {need} pour ouvrir</translation>
    </message>
    <message>
        <source>Needs a canasta to open</source>
        <translation>Une canasta pour ouvrir</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bonuses}: %n</source>
        <translation>
            <numerusform>{bonuses}&#xa0;: %n</numerusform>
            <numerusform>{bonuses}&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stops} laid aside: %n</source>
        <translation>
            <numerusform>{stops} mis de côté&#xa0;: %n</numerusform>
            <numerusform>{stops} mis de côté&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caliente cards played: %n</source>
        <translation>
            <numerusform>Cartes Caliente jouées&#xa0;: %n</numerusform>
            <numerusform>Cartes Caliente jouées&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melds</source>
        <translation>
            <numerusform>%n combinaison</numerusform>
            <numerusform>%n combinaisons</numerusform>
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
        <translation>Suites</translation>
    </message>
    <message>
        <source>{least} to {most} cards in order are a meld, too: a sequence.</source>
        <translation>De {least} à {most} cartes qui se suivent sont aussi une combinaison&#xa0;: une suite.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Toutes ses cartes sont d’une même couleur.</translation>
    </message>
    <message>
        <source>Its cards may be of any suits.</source>
        <translation>Ses cartes peuvent être de toutes les couleurs.</translation>
    </message>
    <message>
        <source>It goes from four, the lowest card, to ace, the highest.</source>
        <translation>Elle va du quatre, la carte la plus basse, à l’as, la plus haute.</translation>
    </message>
    <message>
        <source>Wild cards have no place in it.</source>
        <translation>Les atouts n’y ont pas leur place.</translation>
    </message>
    <message>
        <source>Two sequences are never put together.</source>
        <translation>Deux suites ne sont jamais réunies.</translation>
    </message>
    <message>
        <source>With {size} cards it is full: {a_samba}, which counts as a canasta.</source>
        <translation>Avec {size} cartes elle est complète&#xa0;: {a_samba}, qui compte comme une canasta.</translation>
    </message>
    <message>
        <source>Who goes out may lengthen a full one in that turn. Who has lengthened one has to go out.</source>
        <translation>Le joueur qui sort peut allonger à ce tour une suite complète. S’il en a allongé une, il doit sortir.</translation>
    </message>
    <message>
        <source>Each sequence of fewer than {size} cards that your side has at the end costs {points} points.</source>
        <translation>Chaque suite de moins de {size} cartes que votre camp a à la fin coûte {points} points.</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>{solved} of {count} solved, %Ln points lost.</source>
        <translation>
            <numerusform>{solved} sur {count} résolus, %Ln point perdu.</numerusform>
            <numerusform>{solved} sur {count} résolus, %Ln points perdus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast cards move and computers play.</source>
        <translation>À quelle vitesse vont les cartes et jouent les joueurs virtuels.</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>M’attendre</translation>
    </message>
    <message>
        <source>Stop after each computer&apos;s turn until you go on.</source>
        <translation>S’arrêter après le tour de chaque joueur virtuel jusqu’à ce que vous continuiez.</translation>
    </message>
    <message>
        <source>Let computers take their time</source>
        <translation>Laisser réfléchir les joueurs virtuels</translation>
    </message>
    <message>
        <source>Experts think for up to five seconds and try more.</source>
        <translation>Les experts réfléchissent jusqu’à cinq secondes et essaient davantage.</translation>
    </message>
    <message>
        <source>Processor cores for thinking</source>
        <translation>Cœurs du processeur pour réfléchir</translation>
    </message>
    <message>
        <source>Players and hints share them; automatic leaves one free.</source>
        <translation>Joueurs et conseils se les partagent&#xa0;; en automatique, un reste libre.</translation>
    </message>
    <message>
        <source>Confirm discards</source>
        <translation>Confirmer la défausse</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn: do it once more.</source>
        <translation>Demander avant qu’une défausse finisse votre tour&#xa0;: refaites le geste.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Cards appear in their new place instead of flying there.</source>
        <translation>Les cartes apparaissent à leur nouvelle place au lieu d’y voler.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>Cards that you move stay there until you sort again.</source>
        <translation>Les cartes que vous déplacez y restent jusqu’au prochain tri.</translation>
    </message>
    <message>
        <source>Rule hints</source>
        <translation>Aides sur les règles</translation>
    </message>
    <message>
        <source>What raised cards can do; full: also what could be laid.</source>
        <translation>Ce que permettent les cartes choisies&#xa0;; complètes&#xa0;: aussi ce qu’on pourrait poser.</translation>
    </message>
    <message>
        <source>Shuffle as at home</source>
        <translation>Mélanger comme à la maison</translation>
    </message>
    <message>
        <source>New matches gather the cards after a deal and riffle them.</source>
        <translation>Dans les nouvelles parties, on ramasse les cartes après une donne et on les mélange à l’américaine.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>Tell after a deal, and in your record, what is rarely done.</source>
        <translation>Dire après une donne, et dans votre palmarès, ce qui est rarement réussi.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Montrer le journal</translation>
    </message>
    <message>
        <source>What happened so far, in words, beside the table.</source>
        <translation>Ce qui s’est passé jusqu’ici, en mots, à côté de la table.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Cards are heard as they slide and land.</source>
        <translation>On entend les cartes glisser et se poser.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lire à voix haute</translation>
    </message>
    <message>
        <source>The voice of your computer says what happens.</source>
        <translation>La voix de votre ordinateur dit ce qui se passe.</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>En fond</translation>
    </message>
    <message>
        <source>Very quiet, and only while the game is in front.</source>
        <translation>Très bas, et seulement quand le jeu est au premier plan.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Decks of KDE, GNOME and PySolFC can be added. Where they lack a joker, values, large numbers or four colours, Canasta draws its own over them.</source>
        <translation>On peut ajouter des jeux de cartes de KDE, de GNOME et de PySolFC. S’il leur manque un joker, des points, de grands chiffres ou quatre couleurs, Canasta dessine les siens par-dessus.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Cards that you add may bring a back of their own.</source>
        <translation>Les cartes que vous ajoutez peuvent apporter leur propre dos.</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Lettres sur les cartes</translation>
    </message>
    <message>
        <source>King, queen and jack on the decks of Canasta.</source>
        <translation>Roi, dame et valet sur les jeux de cartes de Canasta.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green: no suit is mistaken.</source>
        <translation>Carreaux bleus et trèfles verts&#xa0;: on ne confond plus les couleurs.</translation>
    </message>
    <message>
        <source>Large numbers on cards</source>
        <translation>Grands chiffres sur les cartes</translation>
    </message>
    <message>
        <source>Rank and suit as large as a fanned hand allows.</source>
        <translation>Rang et couleur aussi grands que le permet l’éventail.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>On the table and in all windows.</source>
        <translation>Sur la table et dans toutes les fenêtres.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Pure colours and strong outlines.</source>
        <translation>Couleurs franches et contours marqués.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>Mots simples</translation>
    </message>
    <message>
        <source>Simpler sentences, for children too.</source>
        <translation>Des phrases plus simples, pour les enfants aussi.</translation>
    </message>
    <message>
        <source>Names of cards and piles</source>
        <translation>Noms des cartes et des tas</translation>
    </message>
    <message>
        <source>Two, joker, pile; or Little Wild, Big Wild, Prize pile.</source>
        <translation>Deux, joker, trois noir&#xa0;; ou petit atout, grand atout, stop.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Nothing flies, sounds or is celebrated; players do not chat, and no note comes unasked.</source>
        <translation>Ni vols de cartes, ni sons, ni fêtes&#xa0;; les joueurs ne bavardent pas, et aucune note ne s’affiche d’elle-même.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Jouer avec un seul contacteur</translation>
    </message>
    <message>
        <source>A ring goes round. By itself: the switch chooses. By steps: press it to go on, hold it to choose.</source>
        <translation>Un anneau fait le tour. Automatique&#xa0;: le contacteur choisit. Pas à pas&#xa0;: appuyez pour avancer, maintenez pour choisir.</translation>
    </message>
    <message>
        <source>The switch</source>
        <translation>Le contacteur</translation>
    </message>
    <message>
        <source>Then this key or button does nothing else.</source>
        <translation>Cette touche ou ce bouton ne fait alors rien d’autre.</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Durée d’un pas</translation>
    </message>
    <message>
        <source>How long a thing is offered, or the switch is held.</source>
        <translation>Combien de temps une chose est proposée, ou le contacteur maintenu.</translation>
    </message>
    <message>
        <source>Click by resting</source>
        <translation>Clic par immobilité</translation>
    </message>
    <message>
        <source>A pointer that rests clicks when its ring is full.</source>
        <translation>Un pointeur immobile clique quand son anneau est plein.</translation>
    </message>
    <message>
        <source>Time of resting</source>
        <translation>Durée d’immobilité</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>in the background</comment>
        <translation>Silence</translation>
    </message>
    <message>
        <source>A fire in the grate</source>
        <comment>in the background</comment>
        <translation>Un feu dans la cheminée</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <comment>which cards</comment>
        <translation>Comme le disent les règles</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <comment>cards</comment>
        <translation>Ordinaires</translation>
    </message>
    <message>
        <source>Basket</source>
        <comment>cards</comment>
        <translation>Panier</translation>
    </message>
    <message>
        <source>Deco</source>
        <comment>cards</comment>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>As on the cards</source>
        <comment>names of cards and piles</comment>
        <translation>Comme sur les cartes</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>names of cards and piles</comment>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>names of cards and piles</comment>
        <translation>De la boîte</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>By itself</source>
        <comment>one switch</comment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>By steps</source>
        <comment>one switch</comment>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barre d’espace</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>Mouse button</source>
        <translation>Bouton de la souris</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>processor cores</comment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>rule hints</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>rule hints</comment>
        <translation>Discrètes</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>rule hints</comment>
        <translation>Complètes</translation>
    </message>
    <message>
        <source>No, perfectly</source>
        <translation>Non, parfaitement</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Mélanges&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>As the game asks</source>
        <comment>how the hand is sorted</comment>
        <translation>Selon le jeu</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how the hand is sorted</comment>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>how the hand is sorted</comment>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By points</source>
        <comment>how the hand is sorted</comment>
        <translation>Par points</translation>
    </message>
    <message>
        <source>Club room</source>
        <comment>a table</comment>
        <translation>Salon de club</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>a table</comment>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>By night</source>
        <comment>a table</comment>
        <translation>De nuit</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a table</comment>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Blue weave</source>
        <translation>Tissage bleu</translation>
    </message>
    <message>
        <source>Red weave</source>
        <translation>Tissage rouge</translation>
    </message>
    <message>
        <source>Green weave</source>
        <translation>Tissage vert</translation>
    </message>
    <message>
        <source>Coiled basket</source>
        <translation>Panier en spirale</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Reading and language</source>
        <translation>Lecture et langue</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Accessibilité</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Take changes back</source>
        <translation>Annuler les changements</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Every change takes effect at once: look at the table behind.</source>
        <translation>Chaque changement agit aussitôt&#xa0;: regardez la table derrière.</translation>
    </message>
    <message>
        <source>Hints, words, sizes, colours, motion, speed, log, reach, keys, reading aloud and language are {name}&apos;s own; what else is here is this computer&apos;s.</source>
        <translation>Aides, mots, tailles, couleurs, mouvement, vitesse, journal, accessibilité, touches, lecture et langue sont propres à {name}&#xa0;; le reste vaut pour tout l’ordinateur.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one or turn it on; Canasta looks again after half a minute.</source>
        <translation>Aucun haut-parleur n’a été trouvé. Branchez-en un ou allumez-le&#xa0;; Canasta cherchera de nouveau dans une demi-minute.</translation>
    </message>
    <message>
        <source>This computer has no voice. On Linux install “speech-dispatcher”.</source>
        <translation>Cet ordinateur n’a pas de voix. Sous Linux, installez «&#xa0;speech-dispatcher&#xa0;».</translation>
    </message>
</context>
<context>
    <name>SevensLesson</name>
    <message>
        <source>Sevens and the packet</source>
        <translation>Les sept et le paquet</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Les canastas de sept</translation>
    </message>
    <message>
        <source>Sevens stay in the hand, their canasta pays most, and cards come with it.</source>
        <translation>Les sept restent en main, leur canasta rapporte le plus, et des cartes viennent avec elle.</translation>
    </message>
    <message>
        <source>Their canasta is a kind of its own, and pays most.</source>
        <translation>Leur canasta est une catégorie à part, et rapporte le plus.</translation>
    </message>
    <message>
        <source>Sevens that lie unfinished at the end cost {points} points.</source>
        <translation>Des sept laissés inachevés à la fin coûtent {points} points.</translation>
    </message>
    <message>
        <source>Lay both sevens on those of your side.</source>
        <translation>Posez les deux sept sur ceux de votre camp.</translation>
    </message>
    <message>
        <source>Both sevens go to the meld of sevens.</source>
        <translation>Les deux sept vont dans la combinaison de sept.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own in this game.</source>
        <translation>Dans ce jeu, une canasta de sept est une catégorie à part.</translation>
    </message>
    <message>
        <source>You may discard no seven before your side has a canasta of them.</source>
        <translation>Vous ne pouvez défausser aucun sept avant que votre camp en ait une canasta.</translation>
    </message>
    <message>
        <source>Nobody may discard a seven before every side has a canasta of them.</source>
        <translation>Personne ne peut défausser un sept avant que chaque camp en ait une canasta.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points. It never holds a wild card.</source>
        <translation>Une canasta de sept&#xa0;: {points} points. Elle n’a jamais d’atout.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points, with wild cards or without.</source>
        <translation>Une canasta de sept&#xa0;: {points} points, avec ou sans atouts.</translation>
    </message>
    <message numerus="yes">
        <source>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</source>
        <translation>
            <numerusform>C’est la première canasta que vous avez terminée vous-même&#xa0;: vous avez donc relevé votre pied, le paquet de %n carte, et vous continuez avec lui.</numerusform>
            <numerusform>C’est la première canasta que vous avez terminée vous-même&#xa0;: vous avez donc relevé votre pied, le paquet de %n cartes, et vous continuez avec lui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Golden frame</source>
        <translation>Cadre doré</translation>
    </message>
    <message>
        <source>You have just drawn this card.</source>
        <translation>Vous venez de piocher cette carte.</translation>
    </message>
    <message>
        <source>Card that stands out</source>
        <translation>Carte qui dépasse</translation>
    </message>
    <message>
        <source>You have chosen it: now click where it goes.</source>
        <translation>Vous l’avez choisie&#xa0;: cliquez maintenant là où elle doit aller.</translation>
    </message>
    <message>
        <source>Arrow at a card</source>
        <translation>Flèche sur une carte</translation>
    </message>
    <message>
        <source>This card takes the pile.</source>
        <translation>Cette carte prend le pot.</translation>
    </message>
    <message>
        <source>Triangle on a card</source>
        <translation>Triangle sur une carte</translation>
    </message>
    <message>
        <source>This card can be laid.</source>
        <translation>Cette carte peut être posée.</translation>
    </message>
    <message>
        <source>Exclamation mark on a card</source>
        <translation>Point d’exclamation sur une carte</translation>
    </message>
    <message>
        <source>Because of this card the last move was refused.</source>
        <translation>À cause de cette carte, le dernier coup a été refusé.</translation>
    </message>
    <message>
        <source>Plus on a card</source>
        <translation>Signe plus sur une carte</translation>
    </message>
    <message>
        <source>With this card the refused move is allowed.</source>
        <translation>Avec cette carte, le coup refusé est permis.</translation>
    </message>
    <message>
        <source>Cross on a card</source>
        <translation>Croix sur une carte</translation>
    </message>
    <message>
        <source>You used this card.</source>
        <translation>Vous avez joué cette carte.</translation>
    </message>
    <message>
        <source>Tick on a card</source>
        <translation>Coche sur une carte</translation>
    </message>
    <message>
        <source>This card was better to use.</source>
        <translation>Cette carte aurait été meilleure.</translation>
    </message>
    <message>
        <source>Light around cards</source>
        <translation>Lumière autour de cartes</translation>
    </message>
    <message>
        <source>You can take the pile; its top card may join a meld that shines. While you carry cards, they may go where it is light.</source>
        <translation>Vous pouvez prendre le pot&#xa0;; sa carte du dessus peut rejoindre une combinaison éclairée. Quand vous portez des cartes, elles peuvent aller là où il y a de la lumière.</translation>
    </message>
    <message>
        <source>Ice on the pile</source>
        <translation>Glace sur le pot</translation>
    </message>
    <message>
        <source>The pile is frozen: as a rule only two natural cards like its top card take it.</source>
        <translation>Le pot est gelé&#xa0;: en règle générale, seules deux cartes naturelles comme celle du dessus le prennent.</translation>
    </message>
    <message>
        <source>Card that lies across</source>
        <translation>Carte en travers</translation>
    </message>
    <message>
        <source>It freezes the pile.</source>
        <translation>Elle gèle le pot.</translation>
    </message>
    <message>
        <source>Number on stock or pile</source>
        <translation>Nombre au talon ou au pot</translation>
    </message>
    <message>
        <source>So many cards lie there.</source>
        <translation>C’est le nombre de cartes qui s’y trouvent.</translation>
    </message>
    <message>
        <source>Red seal with a star</source>
        <translation>Sceau rouge avec une étoile</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Une canasta sans atouts.</translation>
    </message>
    <message>
        <source>Black seal with half a star</source>
        <translation>Sceau noir avec une demi-étoile</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Une canasta avec des atouts.</translation>
    </message>
    <message>
        <source>Blue seal with steps</source>
        <translation>Sceau bleu avec des marches</translation>
    </message>
    <message>
        <source>A finished sequence.</source>
        <translation>Une suite terminée.</translation>
    </message>
    <message>
        <source>Violet seal with a crown</source>
        <translation>Sceau violet avec une couronne</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Une canasta d’atouts seulement.</translation>
    </message>
    <message>
        <source>Brown seal with a seven</source>
        <translation>Sceau brun avec un sept</translation>
    </message>
    <message>
        <source>A canasta of sevens.</source>
        <translation>Une canasta de sept.</translation>
    </message>
    <message>
        <source>Edges of paper behind a card</source>
        <translation>Bords de papier derrière une carte</translation>
    </message>
    <message>
        <source>More cards of the meld lie below it.</source>
        <translation>D’autres cartes de la combinaison sont dessous.</translation>
    </message>
    <message>
        <source>Row of small fields below a meld</source>
        <translation>Rangée de petites cases sous une combinaison</translation>
    </message>
    <message>
        <source>A canasta has so many cards; the bright fields are those that lie there.</source>
        <translation>Une canasta compte ce nombre de cartes&#xa0;; les cases claires sont celles qui y sont déjà.</translation>
    </message>
    <message>
        <source>Golden coin on a meld</source>
        <translation>Pièce d’or sur une combinaison</translation>
    </message>
    <message>
        <source>A wild card lies in it.</source>
        <translation>Elle contient un atout.</translation>
    </message>
    <message>
        <source>Pale card</source>
        <translation>Carte pâle</translation>
    </message>
    <message>
        <source>It does not lie there yet: it shows where a move would put it.</source>
        <translation>Elle n’y est pas encore&#xa0;: elle montre où un coup la mettrait.</translation>
    </message>
    <message>
        <source>Ring with two numbers</source>
        <translation>Anneau avec deux nombres</translation>
    </message>
    <message>
        <source>Points of the cards laid aside, and those that the first melds need.</source>
        <translation>Points des cartes mises de côté, et ceux qu’il faut aux premières combinaisons.</translation>
    </message>
    <message>
        <source>Golden ring around a face</source>
        <translation>Anneau doré autour d’un visage</translation>
    </message>
    <message>
        <source>It is this player&apos;s turn.</source>
        <translation>C’est le tour de ce joueur.</translation>
    </message>
    <message>
        <source>Three dots at a face</source>
        <translation>Trois points près d’un visage</translation>
    </message>
    <message>
        <source>The player is thinking.</source>
        <translation>Le joueur réfléchit.</translation>
    </message>
    <message>
        <source>Golden button at a face</source>
        <translation>Bouton doré près d’un visage</translation>
    </message>
    <message>
        <source>Who deals; the next player begins.</source>
        <translation>Qui distribue&#xa0;; le joueur suivant commence.</translation>
    </message>
    <message>
        <source>Snow crystal at a face</source>
        <translation>Cristal de neige près d’un visage</translation>
    </message>
    <message>
        <source>The pile is frozen for this player.</source>
        <translation>Le pot est gelé pour ce joueur.</translation>
    </message>
    <message>
        <source>Arrows on the edge of the table</source>
        <translation>Flèches au bord de la table</translation>
    </message>
    <message>
        <source>The turn passes this way.</source>
        <translation>Le tour passe dans ce sens.</translation>
    </message>
    <message>
        <source>Bar below the points</source>
        <translation>Barre sous les points</translation>
    </message>
    <message>
        <source>How far a side is on its way to the end of the match.</source>
        <translation>Où en est un camp sur le chemin de la fin de la partie.</translation>
    </message>
    <message>
        <source>Crown beside points</source>
        <translation>Couronne à côté de points</translation>
    </message>
    <message>
        <source>This side has the most points.</source>
        <translation>Ce camp a le plus de points.</translation>
    </message>
    <message>
        <source>Double line</source>
        <translation>Double trait</translation>
    </message>
    <message>
        <source>The keys act here.</source>
        <translation>Les touches agissent ici.</translation>
    </message>
</context>
<context>
    <name>SignsPage</name>
    <message>
        <source>Signs on the table</source>
        <translation>Signes sur la table</translation>
    </message>
</context>
<context>
    <name>SixPlayersLesson</name>
    <message>
        <source>Six at the table</source>
        <translation>Six à la table</translation>
    </message>
    <message>
        <source>Who plays with whom, and what a game for six asks for.</source>
        <translation>Qui joue avec qui, et ce qu’il faut pour jouer à six.</translation>
    </message>
    <message>
        <source>Your side has six kings. Add yours: it makes a canasta.</source>
        <translation>Votre camp a six rois. Ajoutez le vôtre&#xa0;: cela fait une canasta.</translation>
    </message>
    <message>
        <source>Add your king to the kings of your side.</source>
        <translation>Ajoutez votre roi aux rois de votre camp.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Votre camp a besoin d’une canasta pour sortir.</numerusform>
            <numerusform>Votre camp a besoin de %n canastas pour sortir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six play at once, in two sides. Every second player is your partner: what one of you three lays belongs to all.</source>
        <translation>Six jouent ensemble, en deux camps. Un joueur sur deux est votre partenaire&#xa0;: ce que pose l’un de vous trois est à tous.</translation>
    </message>
    <message>
        <source>Six play at once, in three sides of two. Your partner sits opposite; both other sides are opponents.</source>
        <translation>Six jouent ensemble, en trois camps de deux. Votre partenaire est en face de vous&#xa0;; les deux autres camps sont des adversaires.</translation>
    </message>
</context>
<context>
    <name>SmallWindowNote</name>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>The window is small. Full screen makes the cards larger.</source>
        <translation>La fenêtre est petite. Le plein écran agrandit les cartes.</translation>
    </message>
</context>
<context>
    <name>SpecialHandNames</name>
    <message>
        <source>Straight</source>
        <translation>Série complète</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sept paires</translation>
    </message>
    <message>
        <source>Wild pairs</source>
        <translation>Paires d’atouts</translation>
    </message>
    <message>
        <source>Miami pairs</source>
        <translation>Paires de Miami</translation>
    </message>
    <message>
        <source>Zip code</source>
        <translation>Code postal</translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation>Bric-à-brac</translation>
    </message>
    <message>
        <source>Blast off</source>
        <translation>Décollage</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Brelans</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Dream hand with four wild cards</source>
        <translation>Main de rêve à quatre atouts</translation>
    </message>
    <message>
        <source>Dream hand with five wild cards</source>
        <translation>Main de rêve à cinq atouts</translation>
    </message>
    <message>
        <source>One card of each rank from two to ace, and a joker</source>
        <translation>Une carte de chaque rang, du deux à l’as, et un joker</translation>
    </message>
    <message>
        <source>Seven pairs without wild cards</source>
        <translation>Sept paires sans atouts</translation>
    </message>
    <message>
        <source>A pair of twos or of jokers, one of aces, one of sevens, and four other pairs</source>
        <translation>Une paire de deux ou de jokers, une d’as, une de sept, et quatre autres paires</translation>
    </message>
    <message>
        <source>A pair of twos, of jokers, of aces and of sevens, and three other pairs</source>
        <translation>Une paire de deux, une de jokers, une d’as et une de sept, et trois autres paires</translation>
    </message>
    <message>
        <source>Four, three, three, two and two of a kind, with twos or jokers or without</source>
        <translation>Quatre, trois, trois, deux et deux cartes semblables, avec ou sans deux ou jokers</translation>
    </message>
    <message>
        <source>Four, four, three and three of a kind without wild cards</source>
        <translation>Quatre, quatre, trois et trois cartes semblables sans atouts</translation>
    </message>
    <message>
        <source>Five, four, three and two of a kind, with twos or jokers or without</source>
        <translation>Cinq, quatre, trois et deux cartes semblables, avec ou sans deux ou jokers</translation>
    </message>
    <message>
        <source>Four times three of a kind, and two twos or two jokers</source>
        <translation>Quatre fois trois cartes semblables, et une paire de deux ou de jokers</translation>
    </message>
    <message>
        <source>Three times four of a kind, and two twos or two jokers</source>
        <translation>Trois fois quatre cartes semblables, et une paire de deux ou de jokers</translation>
    </message>
    <message>
        <source>Five and five of a kind, and four twos or four jokers</source>
        <translation>Cinq et cinq cartes semblables, et quatre deux ou quatre jokers</translation>
    </message>
    <message>
        <source>Five and four of a kind, and five wild cards</source>
        <translation>Cinq et quatre cartes semblables, et cinq atouts</translation>
    </message>
</context>
<context>
    <name>SpecialHandsLesson</name>
    <message>
        <source>Special hands</source>
        <translation>Mains spéciales</translation>
    </message>
    <message>
        <source>Seven pairs, four triples and others end the deal without any meld.</source>
        <translation>Sept paires, quatre brelans et d’autres terminent la donne sans aucune combinaison.</translation>
    </message>
    <message>
        <source>You hold six pairs and a king, and your side has not melded. With a seventh pair this is a special hand.</source>
        <translation>Vous avez six paires et un roi, et votre camp n’a rien posé. Avec une septième paire, c’est une main spéciale.</translation>
    </message>
    <message>
        <source>Another king: seven pairs without wild cards. Nothing may be left over, and you need not discard.</source>
        <translation>Un autre roi&#xa0;: sept paires sans atouts. Rien ne doit rester, et vous n’avez pas à défausser.</translation>
    </message>
    <message>
        <source>Lay the whole hand open: press the button.</source>
        <translation>Étalez toute la main&#xa0;: appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>Keep all fourteen cards, and press the button that names the hand.</source>
        <translation>Gardez les quatorze cartes, et appuyez sur le bouton qui nomme la main.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores {points} points for it and nothing else; the others lose what they hold.</source>
        <translation>Cela termine la donne. Votre camp marque {points} points pour elle et rien d’autre&#xa0;; les autres perdent ce qu’ils ont en main.</translation>
    </message>
    <message>
        <source>Other hands pay as well, such as four, four, three and three of a kind. Who waits too long for one has melded nothing when the others go out.</source>
        <translation>D’autres mains rapportent aussi, comme quatre, quatre, trois et trois cartes semblables. À en attendre une trop longtemps, on n’a rien posé quand les autres sortent.</translation>
    </message>
</context>
<context>
    <name>SpecialTopic</name>
    <message>
        <source>Special hands</source>
        <translation>Mains spéciales</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Some hands of fourteen cards need no melds: after drawing you lay the whole hand open.</source>
        <translation>Certaines mains de quatorze cartes se passent de combinaisons&#xa0;: après avoir pioché, on étale toute la main.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores the points of the hand and nothing else; the others count as always.</source>
        <translation>Cela termine la donne. Votre camp marque les points de la main et rien d’autre&#xa0;; les autres comptent comme toujours.</translation>
    </message>
    <message>
        <source>Your side has not melded before in the deal.</source>
        <translation>Votre camp n’a rien posé auparavant dans la donne.</translation>
    </message>
    <message>
        <source>All fourteen cards belong to the hand. You discard none, and ask nobody.</source>
        <translation>Les quatorze cartes font toutes partie de la main. Vous n’en défaussez aucune, et ne demandez à personne.</translation>
    </message>
    <message>
        <source>A hand that is two of them counts as the one that brings more.</source>
        <translation>Une main qui en vaut deux à la fois compte comme celle qui rapporte le plus.</translation>
    </message>
    <message>
        <source>A dream hand wins the match at once, whatever the scores are.</source>
        <translation>Une main de rêve gagne la partie aussitôt, quels que soient les scores.</translation>
    </message>
    <message numerus="yes">
        <source>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</source>
        <translation>
            <numerusform>Un trois reste dans votre main tant que vous avez %n autre carte d’une série complète et que votre camp n’a rien posé&#xa0;; vous pouvez le poser quand vous voulez.</numerusform>
            <numerusform>Un trois reste dans votre main tant que vous avez %n autres cartes d’une série complète et que votre camp n’a rien posé&#xa0;; vous pouvez le poser quand vous voulez.</numerusform>
        </translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points.</source>
        <translation>Un trois rouge encore dans votre main à la fin coûte {points} points.</translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points, a black one its value.</source>
        <translation>Un trois rouge encore dans votre main à la fin coûte {points} points, un noir sa valeur.</translation>
    </message>
</context>
<context>
    <name>SpecialWords</name>
    <message>
        <source>not in the game</source>
        <comment>a special hand</comment>
        <translation>pas dans le jeu</translation>
    </message>
    <message>
        <source>A three stays in the hand for a straight from</source>
        <translation>Un trois reste en main pour une série complète à partir de</translation>
    </message>
    <message>
        <source>The other cards of a straight that the hand has then.</source>
        <translation>Les autres cartes d’une série que la main a alors.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a three stays in the hand</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>A dream hand wins the match</source>
        <translation>Une main de rêve gagne la partie</translation>
    </message>
    <message>
        <source>At once, whatever the scores are.</source>
        <translation>Aussitôt, quels que soient les scores.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>Have {have}, need {need}</source>
        <translation>{have}, il en faut {need}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: {points}</source>
        <translation>{cards}&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards short</source>
        <translation>
            <numerusform>il manque %n carte</numerusform>
            <numerusform>il manque %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>pas une combinaison</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>black threes laid aside</comment>
        <translation>seulement pour sortir</translation>
    </message>
    <message>
        <source>which meld?</source>
        <translation>quelle combinaison&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards, {points} points.</source>
        <translation>
            <numerusform>Vous recevez %n carte, {points} points.</numerusform>
            <numerusform>Vous recevez %n cartes, {points} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: {cards}.</source>
        <comment>cards on the table</comment>
        <translation>Mises de côté&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>De retour dans votre main&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>A computer plays on with the cards of whoever has to leave, until the person is back.</source>
        <translation>Un joueur virtuel continue avec les cartes du joueur qui doit partir, jusqu’à son retour.</translation>
    </message>
    <message>
        <source>Who plays now</source>
        <translation>Qui joue maintenant</translation>
    </message>
    <message>
        <source>What a computer played for somebody counts in nobody&apos;s record.</source>
        <translation>Ce qu’un joueur virtuel a joué pour quelqu’un ne compte dans aucun palmarès.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
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
        <translation>Ils se posent et se remplacent comme les {bonuses}&#xa0;: il n’y en a jamais sur le {pile}.</translation>
    </message>
    <message>
        <source>Discard a {stop}, and the next player cannot take the {pile}.</source>
        <translation>Défaussez un {stop}, et le joueur suivant ne peut pas prendre le {pile}.</translation>
    </message>
    <message>
        <source>A {stop} on top does not block the {pile} in this game.</source>
        <translation>Dans ce jeu, un {stop} sur le dessus ne bloque pas le {pile}.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>À son premier tour d’une donne, personne ne défausse un {stop}, sauf s’il n’a rien d’autre à jeter.</translation>
    </message>
    <message>
        <source>Those in a {pile} that you take are laid aside: each brings your side {points} points, whatever it has melded.</source>
        <translation>Ceux d’un {pile} que vous prenez sont mis de côté&#xa0;: chacun rapporte {points} points à votre camp, quoi qu’il ait posé.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>À partir de {count} mis de côté, on reçoit {points} points de plus.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>De ces suppléments, seul le dernier atteint compte.</translation>
    </message>
    <message>
        <source>Nobody ever melds {stops}.</source>
        <translation>Personne ne pose jamais les {stops} en combinaison.</translation>
    </message>
    <message>
        <source>One wild card may be laid with two of them or more.</source>
        <translation>Avec deux d’entre eux ou plus, on peut poser un atout.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Les atouts ne vont pas avec les {stops}.</translation>
    </message>
    <message>
        <source>Whoever lays four {stops} or more gets {points} points more.</source>
        <translation>À partir de quatre {stops} posés, on reçoit {points} points de plus.</translation>
    </message>
    <message>
        <source>You may lay {least} or more {stops} only when you go out with them.</source>
        <translation>Vous ne pouvez poser {least} {stops} ou plus que pour sortir avec eux.</translation>
    </message>
    <message>
        <source>You may lay exactly {least} {stops}, only when you go out with them.</source>
        <translation>Vous pouvez poser exactement {least} {stops}, et seulement pour sortir avec eux.</translation>
    </message>
    <message>
        <source>You may lay {least} to {most} {stops}, only when you go out with them.</source>
        <translation>Vous pouvez poser de {least} à {most} {stops}, et seulement pour sortir avec eux.</translation>
    </message>
    <message>
        <source>Each {stop} left in a hand at the end costs {points} points.</source>
        <translation>Chaque {stop} resté dans une main à la fin coûte {points} points.</translation>
    </message>
    <message>
        <source>When somebody has gone out, each {stop} left in a hand costs {points} points; when the {stock} ran out, only its value.</source>
        <translation>Quand quelqu’un est sorti, chaque {stop} resté dans une main coûte {points} points&#xa0;; quand le {stock} s’est épuisé, seulement sa valeur.</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>You have drawn. Now discard one card.</source>
        <translation>Vous avez pioché. Défaussez maintenant une carte.</translation>
    </message>
</context>
<context>
    <name>StrengthsDialog</name>
    <message>
        <source>How strong are the computers?</source>
        <translation>Quelle est la force des joueurs virtuels&#xa0;?</translation>
    </message>
    <message>
        <source>They see what you would see in their place, and nothing more.</source>
        <translation>Ils voient ce que vous verriez à leur place, et rien de plus.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Tempéraments</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Comment cela a été mesuré</translation>
    </message>
    <message>
        <source>Whole matches: both sides play the same cards once more with seats swapped, so luck counts for little. The true mean lies between the two numbers with a confidence of 95 %.</source>
        <translation>Des parties entières&#xa0;: les deux camps rejouent les mêmes cartes en échangeant leurs places, la chance compte donc peu. La vraie moyenne se trouve entre les deux nombres avec une confiance de 95&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a heading</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{level} against {rival}</source>
        <translation>{level} contre {rival}</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches; equals would win {even} %.</source>
        <translation>Gagne {percent}&#xa0;% de {count} parties&#xa0;; à niveau égal, ce serait {even}&#xa0;%.</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches.</source>
        <translation>Gagne {percent}&#xa0;% de {count} parties.</translation>
    </message>
    <message>
        <source>{points} points a deal (between {low} and {high}).</source>
        <translation>{points} points par donne (entre {low} et {high}).</translation>
    </message>
    <message>
        <source>{count} deals, {day}</source>
        <translation>{count} donnes, {day}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>This does not agree</source>
        <translation>Contradiction</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>So far exactly as in {game}. Change what you play differently.</source>
        <translation>Jusqu’ici exactement comme {game}. Changez ce que vous jouez autrement.</translation>
    </message>
</context>
<context>
    <name>SwitchScan</name>
    <message>
        <source>{first} to {last}</source>
        <comment>several things that are offered at once</comment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>out of a group or a menu</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Scroll on</source>
        <translation>Défiler</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{name}: ready</source>
        <translation>{name}&#xa0;: me voici</translation>
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
        <translation>P</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key of the pile</comment>
        <translation>D</translation>
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
        <translation>T</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that does what is offered: this</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the key that compares two games</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Before the first deal cards are drawn: they decide partners and seats.</source>
        <translation>Avant la première donne, on tire des cartes&#xa0;: elles décident des partenaires et des places.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Seat {number}, partner of {names}</source>
        <translation>Place {number}, partenaire&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Le hasard désigne le premier donneur.</translation>
    </message>
    <message>
        <source>Whoever sits to the right of the highest card drawn deals first.</source>
        <translation>Le joueur à droite de la plus forte carte tirée donne en premier.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Place {place} of {count}</source>
        <comment>where a card lies in the own hand</comment>
        <translation>Place {place} sur {count}</translation>
    </message>
</context>
<context>
    <name>TakingDecision</name>
    <message>
        <source>Take or draw?</source>
        <translation>Prendre ou piocher&#xa0;?</translation>
    </message>
    <message>
        <source>Many cards are worth a turn; one is not worth a wild card.</source>
        <translation>Beaucoup de cartes valent un tour&#xa0;; une seule ne vaut pas un atout.</translation>
    </message>
    <message>
        <source>Look at the {pile} before each turn. {count} cards lie there, a nine on top, and you hold two nines.</source>
        <translation>Regardez le {pile} avant chaque tour. Il contient {count} cartes, un neuf sur le dessus, et vous avez deux neuf.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide.</source>
        <translation>Piocher une carte, ou prendre le {pile}&#xa0;? À vous de décider.</translation>
    </message>
    <message>
        <source>Begin your turn: draw, or take the {pile} with your nines.</source>
        <translation>Commencez votre tour&#xa0;: piochez, ou prenez le {pile} avec vos neuf.</translation>
    </message>
    <message>
        <source>That is one unknown card. In the {pile} you see {count}, and nearly all of them go with yours. Take it with your nines.</source>
        <translation>Voilà une carte inconnue. Dans le {pile}, vous en voyez {count}, et presque toutes vont avec les vôtres. Prenez-le avec vos neuf.</translation>
    </message>
    <message>
        <source>Kings, sevens, sixes and fives now go together in your hand. A big {pile} often decides the deal.</source>
        <translation>Rois, sept, six et cinq vont maintenant ensemble dans votre main. Un gros {pile} décide souvent de la donne.</translation>
    </message>
    <message>
        <source>One card lies in the {pile}, an eight. You could take it with your eight and the wild card.</source>
        <translation>Il y a une carte dans le {pile}, un huit. Vous pourriez le prendre avec votre huit et l’atout.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide again.</source>
        <translation>Piocher une carte, ou prendre le {pile}&#xa0;? De nouveau, à vous de décider.</translation>
    </message>
    <message>
        <source>Begin your turn: draw from the {stock}.</source>
        <translation>Commencez votre tour&#xa0;: piochez au {stock}.</translation>
    </message>
    <message>
        <source>For one card you would tie your wild card to two eights. Later it can finish a canasta. Keep it, and draw.</source>
        <translation>Pour une carte, vous lieriez votre atout à deux huit. Plus tard, il peut terminer une canasta. Gardez-le, et piochez.</translation>
    </message>
    <message>
        <source>The wild card stays free. Count before you take: how many cards do you get, and what do you pay for them?</source>
        <translation>L’atout reste libre. Comptez avant de prendre&#xa0;: combien de cartes recevez-vous, et combien les payez-vous&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Temperaments</name>
    <message>
        <source>Even</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Pressé</translation>
    </message>
    <message>
        <source>Plays as the strength says, with no leaning.</source>
        <translation>Joue selon son niveau, sans penchant.</translation>
    </message>
    <message>
        <source>Never gives the pile away and keeps safe cards.</source>
        <translation>Ne livre jamais le pot et garde les cartes sûres.</translation>
    </message>
    <message>
        <source>Goes for the pile, takes risks and freezes it.</source>
        <translation>Vise le pot, prend des risques et le gèle.</translation>
    </message>
    <message>
        <source>Plays on for many canastas, natural ones above all.</source>
        <translation>Prolonge la donne pour faire beaucoup de canastas, surtout pures.</translation>
    </message>
    <message>
        <source>Lays early and goes out as soon as it can.</source>
        <translation>Pose tôt et sort dès que possible.</translation>
    </message>
</context>
<context>
    <name>TopOfPileLesson</name>
    <message>
        <source>The top of the pile</source>
        <translation>Le dessus du pot</translation>
    </message>
    <message>
        <source>Wild cards take wild cards, and so many cards come with them.</source>
        <translation>Les atouts prennent des atouts, et un certain nombre de cartes avec eux.</translation>
    </message>
    <message>
        <source>A two lies on the {pile}. In this game two twos from your hand take it, as two jokers would take a joker.</source>
        <translation>Un deux est sur le {pile}. Dans ce jeu, une paire de deux de votre main le prend, comme une paire de jokers prendrait un joker.</translation>
    </message>
    <message numerus="yes">
        <source>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</source>
        <translation>
            <numerusform>Vous recevriez la %n carte du dessus, le deux, et poseriez les trois deux comme combinaison d’atouts.</numerusform>
            <numerusform>Vous recevriez les %n cartes du dessus, dont le deux, et poseriez les trois deux comme combinaison d’atouts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise both twos, click the {pile}, and confirm.</source>
        <translation>Choisissez votre paire de deux, cliquez sur le {pile} et confirmez.</translation>
    </message>
    <message>
        <source>All cards of the {pile} are yours now.</source>
        <translation>Toutes les cartes du {pile} sont maintenant à vous.</translation>
    </message>
    <message>
        <source>What lay under them stays in the {pile}, for whoever takes it next.</source>
        <translation>Ce qui était en dessous reste dans le {pile}, pour qui le prendra ensuite.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>In {count} of 100 trials the opponents go out before the turn comes round, else in {other}.</source>
        <translation>Dans {count} essais sur 100, les adversaires sortent avant votre prochain tour, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} before the turn comes round, else in {other}.</source>
        <translation>Dans {count} essais sur 100, les adversaires prennent le {pile} avant votre prochain tour, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents go out {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, les adversaires sortent {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, les adversaires prennent le {pile} {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents complete a canasta {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, les adversaires terminent une canasta {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side goes out {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, le camp sort {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side takes a later {pile} {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, le camp prend le {pile} plus tard, {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the foot is reached {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, le pied est atteint {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side opens {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, le camp ouvre {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials it brings more points than the other move, in {other} fewer.</source>
        <translation>Dans {count} essais sur 100, cela rapporte plus que l’autre coup, dans {other} moins.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a canasta {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, le camp termine une canasta {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes two canastas {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, le camp termine deux canastas {within}, sinon dans {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a natural canasta {within}, else in {other}.</source>
        <translation>Dans {count} essais sur 100, le camp termine une canasta pure {within}, sinon dans {other}.</translation>
    </message>
</context>
<context>
    <name>TrialTimes</name>
    <message>
        <source>by the end of the deal</source>
        <comment>within a sentence</comment>
        <translation>d’ici à la fin de la donne</translation>
    </message>
    <message>
        <source>sooner or later</source>
        <comment>within a sentence</comment>
        <translation>tôt ou tard</translation>
    </message>
    <message numerus="yes">
        <source>within %n turns</source>
        <comment>within a sentence</comment>
        <translation>
            <numerusform>d’ici à %n tour</numerusform>
            <numerusform>d’ici à %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>soon</source>
        <comment>within a sentence</comment>
        <translation>bientôt</translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>La donne est finie. Passez à la suivante.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>Ce n’est pas à vous&#xa0;: c’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>{player} asked whether to go out. That has to be answered first.</source>
        <translation>{player} demande à sortir. Il faut d’abord répondre.</translation>
    </message>
    <message>
        <source>Nobody has asked anything.</source>
        <translation>Personne n’a rien demandé.</translation>
    </message>
    <message>
        <source>You have not drawn yet.</source>
        <translation>Vous n’avez pas encore pioché.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>Le {stock} est vide.</translation>
    </message>
    <message numerus="yes">
        <source>You pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>On ne passe que si le {stock} est vide&#xa0;; il y reste %n carte.</numerusform>
            <numerusform>On ne passe que si le {stock} est vide&#xa0;; il y reste %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards to draw: {card} fits your meld, so take the {pile}.</source>
        <translation>Rien à piocher, et une carte convient ({card})&#xa0;: prenez le {pile}.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Vous n’avez pas {cards}.</translation>
    </message>
    <message>
        <source>Wild cards are discarded only when you have nothing else: throw another card.</source>
        <translation>Un atout ne se défausse que faute d’autre carte&#xa0;: jetez autre chose.</translation>
    </message>
    <message>
        <source>{card} may not begin the {pile}: throw another card.</source>
        <translation>Ne peut pas commencer le {pile}&#xa0;: {card}. Jetez une autre carte.</translation>
    </message>
    <message>
        <source>Nobody goes out by discarding a seven.</source>
        <translation>Personne ne sort en défaussant un sept.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded. Lay it beside your melds.</source>
        <translation>Un {bonus} ne se défausse jamais. Posez-le à côté de vos combinaisons.</translation>
    </message>
    <message>
        <source>A Caliente card needs fewer melds than every opponent ({own} to {theirs} now).</source>
        <translation>Pour une carte Caliente, il faut moins de combinaisons que chaque adversaire ({own} contre {theirs}).</translation>
    </message>
    <message>
        <source>No sevens are discarded before your side has a canasta of them.</source>
        <translation>On ne défausse pas de sept avant que votre camp en ait une canasta.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards, or discard one.</source>
        <translation>Vous avez déjà pioché&#xa0;: posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>No sevens are discarded before every side has a canasta of them.</source>
        <translation>On ne défausse pas de sept avant que chaque camp en ait une canasta.</translation>
    </message>
    <message>
        <source>This game has no special hands.</source>
        <translation>Ce jeu n’a pas de mains spéciales.</translation>
    </message>
    <message>
        <source>Your side has melded: lay cards, or discard one.</source>
        <translation>Votre camp a posé&#xa0;: posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>These cards are no special hand yet: lay cards, or discard one.</source>
        <translation>Ce n’est pas encore une main spéciale&#xa0;: posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>This game has no Caliente cards.</source>
        <translation>Ce jeu n’a pas de cartes Caliente.</translation>
    </message>
    <message>
        <source>Only one Caliente card in a turn. Lay cards, or discard one.</source>
        <translation>Une seule carte Caliente par tour. Posez des cartes, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>You have more melds than an opponent ({own} to {theirs}): no Caliente card.</source>
        <translation>Plus de combinaisons qu’un adversaire ({own} contre {theirs})&#xa0;: pas de carte Caliente.</translation>
    </message>
    <message>
        <source>The {stock} is empty: the Caliente card has nothing to bring.</source>
        <translation>Le {stock} est vide&#xa0;: la carte Caliente n’apporterait rien.</translation>
    </message>
    <message>
        <source>The {stock} may run out: first have a card to discard and one more.</source>
        <translation>Le {stock} peut s’épuiser&#xa0;: gardez d’abord une carte à défausser et une de plus.</translation>
    </message>
</context>
<context>
    <name>TurnTopic</name>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>A turn has three steps.</source>
        <translation>Un tour a trois étapes.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the whole {pile}.</source>
        <translation>
            <numerusform>D’abord, piochez %n carte au {stock}, ou prenez tout le {pile}.</numerusform>
            <numerusform>D’abord, piochez %n cartes au {stock}, ou prenez tout le {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the top of the {pile}.</source>
        <translation>
            <numerusform>D’abord, piochez %n carte au {stock}, ou prenez le dessus du {pile}.</numerusform>
            <numerusform>D’abord, piochez %n cartes au {stock}, ou prenez le dessus du {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then lay melds, or add cards to them, as much as you like.</source>
        <translation>Puis posez des combinaisons, ou ajoutez-leur des cartes, autant que vous voulez.</translation>
    </message>
    <message>
        <source>Last, discard one card onto the {pile}: that ends your turn.</source>
        <translation>Enfin, défaussez une carte sur le {pile}&#xa0;: cela finit votre tour.</translation>
    </message>
    <message>
        <source>Discard no seven before your side has a canasta of sevens.</source>
        <translation>Ne défaussez aucun sept avant que votre camp ait une canasta de sept.</translation>
    </message>
    <message>
        <source>Discard no seven before every side has a canasta of sevens.</source>
        <translation>Ne défaussez aucun sept avant que chaque camp ait une canasta de sept.</translation>
    </message>
    <message>
        <source>Whoever holds sevens alone may discard one all the same.</source>
        <translation>Un joueur qui n’a que des sept peut tout de même en défausser un.</translation>
    </message>
    <message>
        <source>Nobody ever goes out by discarding a seven.</source>
        <translation>Personne ne sort jamais en défaussant un sept.</translation>
    </message>
    <message>
        <source>Discard a wild card only when you can discard nothing else.</source>
        <translation>Ne défaussez un atout que si vous ne pouvez rien défausser d’autre.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card, and no card of a rank of which there is a canasta.</source>
        <translation>Sur un {pile} vide, ne défaussez ni sept, ni as, ni atout, ni carte d’un rang dont il existe une canasta.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card.</source>
        <translation>Sur un {pile} vide, ne défaussez ni sept, ni as, ni atout.</translation>
    </message>
    <message>
        <source>Whoever could discard nothing then discards any card.</source>
        <translation>Un joueur qui ne pourrait rien défausser défausse alors n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Who lays the first melds of all draws {first} cards after the discard; who lays those of a side that follows draws {later}.</source>
        <translation>Le joueur qui pose les toutes premières combinaisons pioche {first} cartes après sa défausse&#xa0;; celui qui pose celles d’un camp suivant en pioche {later}.</translation>
    </message>
    <message>
        <source>Nobody draws them who took the {pile} for it, or while the {stock} has fewer than {least} cards.</source>
        <translation>Le joueur qui a pris le {pile} pour cela n’en pioche pas, et personne n’en pioche tant que le {stock} a moins de {least} cartes.</translation>
    </message>
    <message>
        <source>Instead of drawing you may sometimes play a Caliente card.</source>
        <translation>Au lieu de piocher, vous pouvez parfois jouer une carte Caliente.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} has to meld its top card at once.</source>
        <translation>Le joueur qui prend le {pile} doit poser aussitôt sa carte du dessus.</translation>
    </message>
    <message>
        <source>When the {stock} has too few cards, draw what is left and play on.</source>
        <translation>Quand le {stock} a trop peu de cartes, piochez ce qui reste et continuez.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation>
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation>
            <numerusform>%Ln jeu de cartes</numerusform>
            <numerusform>%Ln jeux de cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <translation>
            <numerusform>%Ln donne</numerusform>
            <numerusform>%Ln donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canastas</source>
        <translation>
            <numerusform>%Ln canasta</numerusform>
            <numerusform>%Ln canastas</numerusform>
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
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>Well played: nothing clearly better was found.</source>
        <translation>Bien joué&#xa0;: rien de nettement meilleur n’a été trouvé.</translation>
    </message>
    <message>
        <source>Well played: that is the best move.</source>
        <translation>Bien joué&#xa0;: c’est le meilleur coup.</translation>
    </message>
    <message>
        <source>The next ones:</source>
        <translation>Les suivants&#xa0;:</translation>
    </message>
    <message>
        <source>To the review</source>
        <translation>Voir l’analyse</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Fin de la série</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>{move} It costs about {points} points.</source>
        <translation>{move} Cela coûte environ {points} points.</translation>
    </message>
    <message>
        <source>So it goes on in this deal after: {move} On average it costs about {points} points.</source>
        <translation>Voici la suite de cette donne après&#xa0;: {move} En moyenne, cela coûte environ {points} points.</translation>
    </message>
    <message>
        <source>Of the better move:</source>
        <translation>À propos du meilleur coup&#xa0;:</translation>
    </message>
    <message>
        <source>This turn is solved.</source>
        <translation>Ce tour est résolu.</translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n other moves were wanted.</source>
        <translation>
            <numerusform>À ce tour, il fallait jouer %n autre coup.</numerusform>
            <numerusform>À ce tour, il fallait jouer %n autres coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn cost about %Ln points.</source>
        <translation>
            <numerusform>Ce tour a coûté environ %Ln point.</numerusform>
            <numerusform>Ce tour a coûté environ %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first turn counts.</source>
        <translation>Votre premier tour compte.</translation>
    </message>
    <message numerus="yes">
        <source>Solved {solved} of %n times</source>
        <translation>
            <numerusform>Résolu {solved} fois sur %n</numerusform>
            <numerusform>Résolu {solved} fois sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n times</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at best %Ln points lost</source>
        <translation>
            <numerusform>au mieux, %Ln point perdu</numerusform>
            <numerusform>au mieux, %Ln points perdus</numerusform>
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
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <comment>such as: Garbage: Four, four, three and three of a kind</comment>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between parts of which one is to be chosen</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>, or </source>
        <comment>before the last of many or long parts, one of them to be chosen</comment>
        <translation>, ou </translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last of parts that belong together</comment>
        <translation> et </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>Raised: {cards}</source>
        <translation>Choisies&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Lowered: {cards}</source>
        <translation>Reposées&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n raised</source>
        <comment>cards of the hand</comment>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
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
        <translation>Un instant</translation>
    </message>
    <message>
        <source>A disk does not answer yet.</source>
        <translation>Un disque ne répond pas encore.</translation>
    </message>
    <message>
        <source>It may be waking up, or its network be down. The program goes on as soon as the disk answers; nothing is lost.</source>
        <translation>Il est peut-être en train de se réveiller, ou son réseau est coupé. Le programme continue dès qu’il répond&#xa0;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Fermer le programme</translation>
    </message>
</context>
<context>
    <name>WayTexts</name>
    <message>
        <source>{ways}.</source>
        <comment>what would be possible, as a sentence</comment>
        <translation>{ways}.</translation>
    </message>
    <message>
        <source>Do this ({key}): {way}</source>
        <comment>the key of the button</comment>
        <translation>Faire ainsi ({key})&#xa0;: {way}</translation>
    </message>
    <message>
        <source>Do this: {way}</source>
        <translation>Faire ainsi&#xa0;: {way}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>ajouter {cards}</translation>
    </message>
    <message>
        <source>lay {cards} as well</source>
        <translation>poser aussi {cards}</translation>
    </message>
    <message>
        <source>leave {cards} in your hand</source>
        <translation>laisser {cards} dans votre main</translation>
    </message>
    <message>
        <source>keep {cards}</source>
        <comment>in the hand, not lay them</comment>
        <translation>garder {cards}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>poser {cards}</translation>
    </message>
    <message>
        <source>put {cards} on your sequence</source>
        <translation>mettre {cards} sur votre suite</translation>
    </message>
    <message>
        <source>put {cards} on your {ranks}</source>
        <comment>on the own meld of this rank</comment>
        <translation>mettre {cards} sur vos {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your sequence</source>
        <translation>prendre le {pile}&#xa0;: sa carte du dessus rejoint votre suite</translation>
    </message>
    <message>
        <source>take the {pile} with {cards} for your {ranks}</source>
        <translation>prendre le {pile} avec {cards} pour vos {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your {ranks}</source>
        <translation>prendre le {pile}&#xa0;: sa carte du dessus rejoint vos {ranks}</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>the own meld of them, after: your</comment>
        <translation>atouts</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <translation>défausser {a_card}</translation>
    </message>
    <message>
        <source>draw from the {stock}</source>
        <translation>piocher au {stock}</translation>
    </message>
    <message>
        <source>lay the {bonus} beside your melds</source>
        <translation>poser le {bonus} à côté de vos combinaisons</translation>
    </message>
    <message>
        <source>play the Caliente card</source>
        <translation>jouer la carte Caliente</translation>
    </message>
    <message>
        <source>lay your whole hand open</source>
        <translation>étaler toute votre main</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>demander à votre partenaire</translation>
    </message>
    <message>
        <source>pass and end the deal</source>
        <translation>passer et terminer la donne</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>répondre à la question</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <comment>how the pile is taken</comment>
        <translation>avec {cards}</translation>
    </message>
    <message>
        <source>take the {pile} {using}</source>
        <translation>prendre le {pile} {using}</translation>
    </message>
    <message>
        <source>to your meld</source>
        <comment>where the top card of the pile goes</comment>
        <translation>à votre combinaison</translation>
    </message>
    <message>
        <source>to {cards}</source>
        <comment>where the top card of the pile goes</comment>
        <translation>à {cards}</translation>
    </message>
    <message>
        <source>take the {pile} and add its top card {there}</source>
        <translation>prendre le {pile} et ajouter sa carte du dessus {there}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer les cartes</translation>
    </message>
    <message>
        <source>Choose game and players…</source>
        <translation>Choisir le jeu et les joueurs…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Parties enregistrées…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Apprendre la canasta</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Règle du jeu</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}&#xa0;: {players}</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>Raise cards that you may play now, and ask again.</source>
        <translation>Choisissez des cartes que vous pouvez jouer maintenant, et demandez de nouveau.</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Examen en cours…</translation>
    </message>
</context>
<context>
    <name>WhyNote</name>
    <message>
        <source>Enter shows the rules for it.</source>
        <translation>Entrée en montre les règles.</translation>
    </message>
    <message>
        <source>The rules for it (Enter)</source>
        <translation>Les règles à ce sujet (Entrée)</translation>
    </message>
</context>
<context>
    <name>WildCanastaLesson</name>
    <message>
        <source>Wild canastas</source>
        <translation>Les canastas d’atouts</translation>
    </message>
    <message>
        <source>Wild cards that lie alone, and what seven of them pay.</source>
        <translation>Des atouts posés seuls, et ce que rapportent sept d’entre eux.</translation>
    </message>
    <message>
        <source>Add the two twos and the joker to the wild cards on the table.</source>
        <translation>Ajoutez la paire de deux et le joker aux atouts de la table.</translation>
    </message>
    <message>
        <source>All three wild cards go to the meld of wild cards.</source>
        <translation>Les trois atouts vont dans la combinaison d’atouts.</translation>
    </message>
    <message>
        <source>In this game twos alone may be a meld, three or more; jokers may join them as wild cards join other sets.</source>
        <translation>Dans ce jeu, des 2 seuls peuvent être une combinaison, trois ou plus&#xa0;; des jokers peuvent les rejoindre comme les atouts rejoignent d’autres groupes.</translation>
    </message>
    <message>
        <source>In this game wild cards alone may be a meld: twos and jokers mixed, three or more.</source>
        <translation>Dans ce jeu, des atouts seuls peuvent être une combinaison&#xa0;: deux et jokers mêlés, trois ou plus.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your wild cards joins another meld.</source>
        <translation>Tant qu’elle n’a pas sept cartes, aucun de vos atouts ne rejoint une autre combinaison.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your twos joins another meld.</source>
        <translation>Tant qu’elle n’a pas sept cartes, aucun de vos 2 ne rejoint une autre combinaison.</translation>
    </message>
    <message>
        <source>You choose: a wild card may help your kings, or lie with its like. Here all three belong together.</source>
        <translation>À vous de choisir&#xa0;: un atout peut aider vos rois, ou rester avec ses semblables. Ici, les trois vont ensemble.</translation>
    </message>
    <message>
        <source>{A_wild_canasta}: {points} points, and it counts as a canasta for going out.</source>
        <translation>{A_wild_canasta}&#xa0;: {points} points, et elle compte comme canasta pour sortir.</translation>
    </message>
    <message>
        <source>A wild canasta: {points} points, but it does not count as a canasta for going out.</source>
        <translation>Une canasta d’atouts&#xa0;: {points} points, mais elle ne compte pas comme canasta pour sortir.</translation>
    </message>
    <message>
        <source>What it pays depends on the jokers in it, up to {points} points.</source>
        <translation>Ce qu’elle rapporte dépend de ses jokers, jusqu’à {points} points.</translation>
    </message>
    <message>
        <source>Only the side that goes out gets these points.</source>
        <translation>Seul le camp qui sort reçoit ces points.</translation>
    </message>
</context>
<context>
    <name>WorkedDealTopic</name>
    <message>
        <source>A deal counted</source>
        <translation>Un exemple de décompte</translation>
    </message>
    <message>
        <source>You have just gone out, and nobody has taken the {pile}: you are the lone hand. First you are counted:</source>
        <translation>Vous venez de sortir, et personne n’a pris le {pile}&#xa0;: vous êtes le joueur seul. Voici d’abord votre décompte&#xa0;:</translation>
    </message>
    <message>
        <source>You have just gone out. First your side is counted:</source>
        <translation>Vous venez de sortir. Voici d’abord le décompte de votre camp&#xa0;:</translation>
    </message>
    <message>
        <source>Then the other two are counted as partners; each of them gets this:</source>
        <translation>Puis celui des deux autres, comptés comme partenaires&#xa0;; chacun d’eux reçoit ceci&#xa0;:</translation>
    </message>
    <message>
        <source>Then each of the others is counted, such as the one who plays next:</source>
        <translation>Puis celui de chacun des autres, par exemple du joueur suivant&#xa0;:</translation>
    </message>
    <message>
        <source>Then the other side is counted:</source>
        <translation>Puis celui de l’autre camp&#xa0;:</translation>
    </message>
    <message>
        <source>A meld: the cards count {points} points.</source>
        <translation>Une combinaison&#xa0;: les cartes comptent {points} points.</translation>
    </message>
    <message>
        <source>{canasta}: the cards count {points} points.</source>
        <translation>{canasta}&#xa0;: les cartes comptent {points} points.</translation>
    </message>
    <message>
        <source>The {bonuses} count {points} points each.</source>
        <translation>Les {bonuses} comptent {points} points chacun.</translation>
    </message>
    <message>
        <source>Left in a hand: minus {points} points.</source>
        <translation>Restées dans une main&#xa0;: moins {points} points.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>_MatchPage</name>
    <message>
        <source>Changed. In this deal: {value}</source>
        <translation>Modifié. Dans cette donne&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>_MatchSummary</name>
    <message>
        <source>Nothing is changed: the next deal is played as this one.</source>
        <translation>Rien n’est modifié&#xa0;: la prochaine donne se joue comme celle-ci.</translation>
    </message>
    <message>
        <source>From the next deal on:</source>
        <translation>Dès la prochaine donne&#xa0;:</translation>
    </message>
</context>
<context>
    <name>_MoreButton</name>
    <message>
        <source>More tools</source>
        <translation>Autres outils</translation>
    </message>
</context>
</TS>
