<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Canasta</source>
        <translation>Acerca de Canasta</translation>
    </message>
    <message>
        <source>Version {version}, computer players compiled</source>
        <translation>Versión {version}, jugadores de la computadora compilados</translation>
    </message>
    <message>
        <source>Version {version}, computer players not compiled</source>
        <translation>Versión {version}, jugadores de la computadora sin compilar</translation>
    </message>
    <message>
        <source>A quiet table</source>
        <translation>Una mesa tranquila</translation>
    </message>
    <message>
        <source>No advertisements, no accounts, no internet. Your games stay on this computer and are saved after every action.</source>
        <translation>Sin publicidad, sin cuentas, sin internet. Sus partidas se quedan en esta computadora y se guardan después de cada jugada.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Cartas limpias</translation>
    </message>
    <message>
        <source>The computer players see what their seat may see and nothing else. Each deal follows from a code that was fixed before the first card.</source>
        <translation>Los jugadores de la computadora ven lo que puede verse desde su asiento y nada más. Cada ronda sale de un código fijado antes de la primera carta.</translation>
    </message>
    <message>
        <source>Free to use and to share</source>
        <translation>Libre para usar y compartir</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>You may use, copy and change Canasta (MIT licence). It stands on Qt for Python (LGPL), the typefaces Open Sans (Apache licence) and Fraunces (OFL) and more: the button below shows every licence.</source>
        <translation>Usted puede usar, copiar y modificar Canasta (licencia MIT). Se apoya en Qt for Python (LGPL), los tipos de letra Open Sans (licencia Apache) y Fraunces (OFL) y más: el botón de abajo muestra todas las licencias.</translation>
    </message>
</context>
<context>
    <name>AccessActions</name>
    <message>
        <source>Lower</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Take back into the hand</source>
        <translation>Recoger en la mano</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Preguntar por qué</translation>
    </message>
</context>
<context>
    <name>AccessTree</name>
    <message>
        <source>New meld</source>
        <translation>Combinación nueva</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>ActionRequestTexts</name>
    <message>
        <source>Discard {a_card}.</source>
        <translation>Descarte {a_card}.</translation>
    </message>
    <message>
        <source>Lay {a_card} beside the melds.</source>
        <translation>Ponga {a_card} junto a sus combinaciones.</translation>
    </message>
    <message>
        <source>Answer yes.</source>
        <translation>Responda que sí.</translation>
    </message>
    <message>
        <source>Answer no.</source>
        <translation>Responda que no.</translation>
    </message>
    <message>
        <source>Draw from the {stock}.</source>
        <translation>Robe del {stock}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pase.</translation>
    </message>
    <message>
        <source>Play the Caliente card.</source>
        <translation>Juegue la carta Caliente.</translation>
    </message>
    <message>
        <source>Lay the {bonus}.</source>
        <translation>Ponga el {bonus}.</translation>
    </message>
    <message>
        <source>Ask the partner: “May I go out?”</source>
        <translation>Pregunte a la pareja: «¿Puedo irme?»</translation>
    </message>
    <message>
        <source>Make one meld of two.</source>
        <translation>Junte dos combinaciones en una.</translation>
    </message>
    <message>
        <source>Lay {cards}.</source>
        <translation>Baje {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile} with {cards}.</source>
        <translation>Tome el {pile} con {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile}; its top card joins the meld.</source>
        <translation>Tome el {pile}; su carta de arriba va con su combinación.</translation>
    </message>
    <message>
        <source>Add {cards} to the {ranks}.</source>
        <comment>to the own meld of this rank</comment>
        <translation>Añada {cards} a sus {ranks}.</translation>
    </message>
    <message>
        <source>Add {cards} to the sequence.</source>
        <translation>Añada {cards} a su escalera.</translation>
    </message>
    <message>
        <source>Add {cards} to the meld of wild cards.</source>
        <translation>Añada {cards} a su combinación de comodines.</translation>
    </message>
    <message>
        <source>Lay the whole hand open.</source>
        <translation>Ponga toda su mano boca arriba.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Repeat</source>
        <comment>the last turn, on a button</comment>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>House rules: {name}</source>
        <translation>Reglas de la casa: {name}</translation>
    </message>
    <message>
        <source>{title}. Show in what they differ.</source>
        <translation>{title}. Mostrar en qué se diferencian.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Bac&amp;k to the match</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>Partidas &amp;guardadas…</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Reglas de la casa…</translation>
    </message>
    <message>
        <source>A phon&amp;e as a hand…</source>
        <translation>Un telé&amp;fono para jugar…</translation>
    </message>
    <message>
        <source>Your rec&amp;ord…</source>
        <translation>Su hist&amp;orial…</translation>
    </message>
    <message>
        <source>Rules of this match…</source>
        <translation>Reglas de esta partida…</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>R&amp;eview of the deal…</source>
        <translation>R&amp;epaso de la ronda…</translation>
    </message>
    <message>
        <source>&amp;Fairness record…</source>
        <translation>Registro de juego &amp;limpio…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>&amp;Imprimir la hoja de puntos…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Guardar la hoja de puntos como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Lay all</source>
        <translation>&amp;Bajar todo</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Recoger</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>Preguntar a la pare&amp;ja</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consejo</translation>
    </message>
    <message>
        <source>&amp;Repeat last turn</source>
        <translation>Repetir el último &amp;turno</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Lo que acaba de pasar</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>¿Por &amp;qué hizo eso?</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>¿Qué &amp;es esto?</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>&amp;Saltar el movimiento</translation>
    </message>
    <message>
        <source>&amp;Wait for me</source>
        <translation>&amp;Esperarme</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>S&amp;onidos</translation>
    </message>
    <message>
        <source>Bigger cards</source>
        <translation>Cartas más grandes</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cartas más pequeñas</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Cuatro colores</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Memory aid</source>
        <translation>A&amp;yuda de memoria</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Learn canasta…</source>
        <translation>&amp;Aprender canasta…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>House &amp;rules of this match</source>
        <translation>&amp;Reglas de la casa de esta partida</translation>
    </message>
    <message>
        <source>&amp;Strength of the computers</source>
        <translation>Ni&amp;vel de las computadoras</translation>
    </message>
    <message>
        <source>Canasta in &amp;numbers</source>
        <translation>Canasta en &amp;números</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>Acerca &amp;de Canasta</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>Ir a los menús</translation>
    </message>
    <message>
        <source>Why &amp;not?</source>
        <translation>¿Por qué &amp;no?</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>Your cards in o&amp;ther hands…</source>
        <translation>Sus cartas en o&amp;tras manos…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Ronda del dí&amp;a…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Ejercicios…</translation>
    </message>
    <message>
        <source>Say it again aloud</source>
        <translation>Decirlo otra vez en voz alta</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>&amp;Watch a deal</source>
        <translation>Ver &amp;una ronda</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>A computer takes o&amp;ver…</source>
        <translation>La computadora sustitu&amp;ye a alguien…</translation>
    </message>
    <message>
        <source>Score for real cards…</source>
        <translation>Puntos para cartas de verdad…</translation>
    </message>
</context>
<context>
    <name>AdviceTopic</name>
    <message>
        <source>Advice</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>No rules, but what good players keep in mind. “Learn” lets you practise it.</source>
        <translation>No son reglas, sino lo que tienen presente los buenos jugadores. En «Aprender» lo practica.</translation>
    </message>
    <message>
        <source>Take a big {pile}; a small one is seldom worth a pair.</source>
        <translation>Tome un {pile} grande; uno pequeño rara vez vale un par.</translation>
    </message>
    <message>
        <source>Take a big {pile}; for a small one spend no wild card.</source>
        <translation>Tome un {pile} grande; por uno pequeño no gaste un comodín.</translation>
    </message>
    <message>
        <source>Keep pairs: two cards like the top one take even a frozen {pile}.</source>
        <translation>Guarde pares: dos cartas como la de arriba toman hasta un {pile} congelado.</translation>
    </message>
    <message>
        <source>Freeze when much lies in the {pile}, when the others would get it sooner, and when you hold pairs.</source>
        <translation>Congele cuando hay mucho en el {pile}, cuando los otros lo tomarían antes y cuando tiene pares.</translation>
    </message>
    <message>
        <source>Open early with little; with all you have when the others may go out.</source>
        <translation>Abra pronto con poco; con todo lo que tiene cuando los otros pueden irse.</translation>
    </message>
    <message>
        <source>Lay what you can: your second hand waits, and costs points until then.</source>
        <translation>Baje lo que pueda: su segunda mano espera, y hasta entonces cuesta puntos.</translation>
    </message>
    <message>
        <source>Think of the canastas that going out needs before you begin new melds.</source>
        <translation>Piense en las canastas que hacen falta para irse antes de empezar combinaciones nuevas.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others.</source>
        <translation>Antes de descartar, mire las combinaciones de los otros.</translation>
    </message>
    <message>
        <source>Keep a {stop} for the moment at which much lies in the {pile}.</source>
        <translation>Guarde un {stop} para cuando haya mucho en el {pile}.</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you go out.</source>
        <translation>Cuente las cartas de los demás antes de irse.</translation>
    </message>
    <message>
        <source>Watch your partner: one who is nearly out wants your points laid.</source>
        <translation>Mire a su pareja: si está a punto de irse, sus puntos deben estar en la mesa.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>BaseEdition</name>
    <message>
        <source>Based on</source>
        <translation>Basadas en</translation>
    </message>
    <message>
        <source>The game that the rules are based on</source>
        <translation>El juego en el que se basan las reglas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
</context>
<context>
    <name>BlackThreesLesson</name>
    <message>
        <source>Those of a taken {pile} count for your side and never come back.</source>
        <translation>Los de un {pile} tomado cuentan para su bando y nunca vuelven.</translation>
    </message>
    <message>
        <source>What each one costs that is left in a hand.</source>
        <translation>Lo que cuesta cada uno que queda en una mano.</translation>
    </message>
    <message>
        <source>Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it: they are laid aside.</source>
        <translation>En el {pile} hay dos {stops}. No llegan a la mano de quien lo toma: se apartan.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Tome el {pile}: elija los dos reyes, haga clic en él y confirme.</translation>
    </message>
    <message>
        <source>Here they lie. Each brings your side {points} points, whatever it has melded, and none comes back into play.</source>
        <translation>Aquí quedan. Cada uno da a su bando {points} puntos, haya bajado lo que haya bajado, y ninguno vuelve al juego.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Quien tenga apartados {count} o más recibe {points} puntos más.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>En su primer turno de una ronda nadie descarta un {stop}, salvo que no le quede otra carta que descartar.</translation>
    </message>
    <message>
        <source>Each {stop} that is left in a hand when somebody goes out costs {points} points. The opponents hold only three cards.</source>
        <translation>Cada {stop} que queda en una mano cuando alguien se va cuesta {points} puntos. A los rivales les quedan solo tres cartas.</translation>
    </message>
    <message>
        <source>Discard the {stop} while you can.</source>
        <translation>Descarte el {stop} mientras pueda.</translation>
    </message>
    <message>
        <source>Discard the {stop}: in your hand it may cost much.</source>
        <translation>Descarte el {stop}: en su mano puede costar mucho.</translation>
    </message>
</context>
<context>
    <name>BoliviaTerms</name>
    <message>
        <source>escalera</source>
        <comment>a full sequence</comment>
        <translation>escalera completa</translation>
    </message>
    <message>
        <source>escaleras</source>
        <comment>full sequences</comment>
        <translation>escaleras completas</translation>
    </message>
    <message>
        <source>an escalera</source>
        <comment>a full sequence</comment>
        <translation>una escalera completa</translation>
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
        <translation>Cada {bonus} se pone solo junto a sus combinaciones, y usted recibe otra carta por él.</translation>
    </message>
    <message>
        <source>Lay each {bonus} beside your melds and draw another card for it; what you overlook can be laid in a later turn.</source>
        <translation>Ponga cada {bonus} junto a sus combinaciones y robe otra carta por él; lo que se le pase puede ponerlo en un turno posterior.</translation>
    </message>
    <message>
        <source>Each {bonus} still in your hand at the end costs {points} points.</source>
        <translation>Cada {bonus} que siga en su mano al final cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>A {bonus} that comes with the {pile} is laid, but no card is drawn for it.</source>
        <translation>Un {bonus} que viene con el {pile} se pone, pero no se roba otra carta por él.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded.</source>
        <translation>Un {bonus} nunca se descarta.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has melded.</source>
        <translation>Al final, cada uno da {points} puntos si su bando ha bajado cartas.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has two canastas.</source>
        <translation>Al final, cada uno da {points} puntos si su bando tiene dos canastas.</translation>
    </message>
    <message>
        <source>Otherwise each costs you just as many.</source>
        <translation>Si no, cada uno le cuesta otros tantos.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>De estos extras solo cuenta el último que se cumpla.</translation>
    </message>
    <message>
        <source>Whoever has all {count} of them gets {points} points more.</source>
        <translation>Quien tiene los {count} recibe {points} puntos más.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them gets {points} points more.</source>
        <translation>Quien tiene {count} o más recibe {points} puntos más.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them loses {points} points more.</source>
        <translation>Quien tiene {count} o más pierde {points} puntos más.</translation>
    </message>
    <message>
        <source>If they cost points, so does the extra.</source>
        <translation>Si restan puntos, el extra también resta.</translation>
    </message>
    <message>
        <source>If they cost points, the extra does not count.</source>
        <translation>Si restan puntos, el extra no cuenta.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta.</source>
        <translation>Al final cada uno da {points} puntos si su bando tiene una canasta.</translation>
    </message>
    <message>
        <source>At the end each that is laid brings {points} points.</source>
        <translation>Al final, cada uno que está puesto da {points} puntos.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta of sevens.</source>
        <translation>Al final, cada uno da {points} puntos si su bando tiene una canasta de sietes.</translation>
    </message>
    <message>
        <source>At the end they never bring points: each costs {points} points.</source>
        <translation>Al final nunca dan puntos: cada uno cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>{stops} are laid and replaced in the same way; they bring and cost the same, counted by themselves.</source>
        <translation>{stops}: se ponen y se reponen igual; dan y cuestan lo mismo, contados aparte.</translation>
    </message>
    <message>
        <source>With one canasta they count nothing.</source>
        <translation>Con una canasta no cuentan nada.</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>{bonuses}: points for each</source>
        <translation>{bonuses}: puntos por cada uno</translation>
    </message>
    <message>
        <source>{bonuses} bring points when</source>
        <translation>Los {bonuses} dan puntos cuando</translation>
    </message>
    <message>
        <source>Otherwise they cost points.</source>
        <translation>Si no, restan puntos.</translation>
    </message>
    <message>
        <source>the side has melded</source>
        <translation>el bando ha bajado cartas</translation>
    </message>
    <message>
        <source>the side has two canastas</source>
        <translation>el bando tiene dos canastas</translation>
    </message>
    <message>
        <source>The extra points also count as a loss</source>
        <translation>Los puntos extra también cuentan como pérdida</translation>
    </message>
    <message>
        <source>When the side has to pay for them instead.</source>
        <translation>Cuando el bando tiene que pagar por ellos.</translation>
    </message>
    <message>
        <source>{bonuses}: the player lays them</source>
        <translation>{bonuses}: los pone el jugador</translation>
    </message>
    <message>
        <source>And may forget to; otherwise they are laid by themselves.</source>
        <translation>Y puede olvidarse de hacerlo; si no, se ponen solos.</translation>
    </message>
    <message>
        <source>{bonuses} left in the hand cost</source>
        <translation>Los {bonuses} que quedan en la mano cuestan</translation>
    </message>
    <message>
        <source>For each one that is still in a hand at the end.</source>
        <translation>Por cada uno que todavía está en una mano al final.</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up cost</source>
        <translation>Los {bonuses} de un pie sin tomar cuestan</translation>
    </message>
    <message>
        <source>For each one that nobody could lay, because the deal ended before.</source>
        <translation>Por cada uno que nadie pudo poner, porque la ronda terminó antes.</translation>
    </message>
    <message>
        <source>{bonuses}: extra points for several</source>
        <translation>{bonuses}: puntos extra por varios</translation>
    </message>
    <message>
        <source>What each of them brings or costs a side.</source>
        <translation>Lo que da o cuesta cada uno a un bando.</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>A partir de cuántos, y cuánto.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>red threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>the side has a canasta</source>
        <translation>el bando tiene una canasta</translation>
    </message>
    <message>
        <source>they are laid, always</source>
        <translation>están puestos, siempre</translation>
    </message>
    <message>
        <source>the side has a canasta of sevens</source>
        <translation>el bando tiene una canasta de sietes</translation>
    </message>
    <message>
        <source>never: they always cost points</source>
        <translation>nunca: siempre cuestan puntos</translation>
    </message>
    <message>
        <source>{bonuses} count nothing with one canasta</source>
        <translation>{bonuses}: con una canasta no cuentan</translation>
    </message>
    <message>
        <source>Where two are needed: without one they cost points, with two they bring some.</source>
        <translation>Donde hacen falta dos: sin canasta cuestan puntos, con dos los dan.</translation>
    </message>
    <message>
        <source>{stops} are laid like {bonuses}</source>
        <translation>{stops}: se ponen como los {bonuses}</translation>
    </message>
    <message>
        <source>And replaced, and paid, each colour by itself.</source>
        <translation>También se reponen y se pagan, cada color por separado.</translation>
    </message>
</context>
<context>
    <name>BorrowedNote</name>
    <message>
        <source>The document of this game says only how many cards {players} players get; for the rest they play by the usual rules.</source>
        <translation>El documento de este juego solo dice cuántas cartas reciben {players} jugadores; en lo demás juegan con las reglas habituales.</translation>
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
        <translation>Stop</translation>
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
        <translation>un Little Wild</translation>
    </message>
    <message>
        <source>a Stop card</source>
        <comment>as object: ... discards a Stop card</comment>
        <translation>un Stop</translation>
    </message>
    <message>
        <source>a Big Wild</source>
        <comment>as object: ... discards a Big Wild</comment>
        <translation>un Big Wild</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>Little Wilds</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stops</translation>
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
            <numerusform>%n Stop</numerusform>
            <numerusform>%n Stops</numerusform>
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
            <numerusform>%n Bonus</numerusform>
            <numerusform>%n Bonus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxTerms</name>
    <message>
        <source>Bonus cards</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>mazo</translation>
    </message>
    <message>
        <source>Prize pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>pozo de premio</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Stop card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stops</translation>
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
        <translation>Tome el {pile}: la carta sirve.</translation>
    </message>
    <message>
        <source>Take the {pile} with these.</source>
        <translation>Tome el {pile} con estas.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}.</source>
        <translation>Elija con qué toma el {pile}.</translation>
    </message>
    <message>
        <source>Draw, or take the {pile}.</source>
        <translation>Robe o tome el {pile}.</translation>
    </message>
    <message>
        <source>Draw, take the {pile}, or play Caliente.</source>
        <translation>Robe, tome el {pile} o juegue Caliente.</translation>
    </message>
    <message>
        <source>Draw, or play Caliente.</source>
        <translation>Robe o juegue Caliente.</translation>
    </message>
    <message>
        <source>Take the {pile}, or pass.</source>
        <translation>Tome el {pile} o pase.</translation>
    </message>
    <message>
        <source>Take the {pile}.</source>
        <translation>Tome el {pile}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>Add cards, or take them back.</source>
        <translation>Añada cartas o recójalas.</translation>
    </message>
    <message>
        <source>Not enough to open: take them back.</source>
        <translation>No alcanza para abrir: recójalas.</translation>
    </message>
    <message>
        <source>Discard: not enough to open yet.</source>
        <translation>Descarte: aún no alcanza para abrir.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Ahora descarte una carta.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one.</source>
        <translation>Baje cartas o descarte una.</translation>
    </message>
    <message>
        <source>Lay cards before you discard.</source>
        <translation>Baje cartas antes de descartar.</translation>
    </message>
    <message>
        <source>Put two of your melds together.</source>
        <translation>Junte dos de sus combinaciones.</translation>
    </message>
    <message>
        <source>You cannot go out: discard a card.</source>
        <translation>No puede irse: descarte una carta.</translation>
    </message>
    <message>
        <source>Discard: then all see your hand.</source>
        <translation>Descarte: todos verán sus cartas.</translation>
    </message>
    <message>
        <source>Lay the {bonus} beside your melds.</source>
        <translation>Ponga el {bonus} junto a sus combinaciones.</translation>
    </message>
    <message>
        <source>Keep your three, or lay it.</source>
        <translation>Guarde su tres o póngalo.</translation>
    </message>
    <message>
        <source>Lay your three beside your melds.</source>
        <translation>Ponga su tres junto a las combinaciones.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card.</source>
        <translation>{player} dijo que no: guarde una.</translation>
    </message>
    <message>
        <source>Out!</source>
        <comment>a player goes out</comment>
        <translation>¡Me voy!</translation>
    </message>
    <message>
        <source>Canasta!</source>
        <translation>¡Canasta!</translation>
    </message>
    <message>
        <source>I freeze the {pile}!</source>
        <translation>¡Congelo el {pile}!</translation>
    </message>
    <message numerus="yes">
        <source>I take %n cards!</source>
        <comment>the pile</comment>
        <translation>
            <numerusform>¡Tomo %n carta!</numerusform>
            <numerusform>¡Tomo %n cartas!</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}!</source>
        <comment>a player melds these cards</comment>
        <translation>¡{cards}!</translation>
    </message>
    <message>
        <source>Caliente!</source>
        <translation>¡Caliente!</translation>
    </message>
    <message>
        <source>I pass.</source>
        <translation>Paso.</translation>
    </message>
    <message>
        <source>Lay your special hand open.</source>
        <translation>Muestre su mano especial.</translation>
    </message>
    <message>
        <source>To open, lay {need} points, or discard.</source>
        <translation>Para abrir baje {need} puntos, o descarte.</translation>
    </message>
    <message>
        <source>{hand}!</source>
        <comment>a player lays a special hand</comment>
        <translation>¡{hand}!</translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message>
        <source>How it was counted</source>
        <translation>Cómo se contó</translation>
    </message>
    <message>
        <source>Lay all</source>
        <translation>Bajar todo</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %Ln points</source>
        <translation>
            <numerusform>Bajar todo: %Ln punto</numerusform>
            <numerusform>Bajar todo: %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Tomar el {pile}: %n carta</numerusform>
            <numerusform>Tomar el {pile}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>¿Puedo irme?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Go on to my deal</source>
        <translation>Ir a mi ronda</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>{player}: ready</source>
        <translation>{player}: aquí estoy</translation>
    </message>
    <message>
        <source>Take back the last action</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>{player} took back the last action.</source>
        <translation>{player} ha deshecho la última jugada.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>En este turno todavía no se ha hecho nada.</translation>
    </message>
    <message>
        <source>The turn is over; nothing can be taken back.</source>
        <translation>El turno ha terminado; ya no se puede deshacer nada.</translation>
    </message>
    <message>
        <source>A hidden card was shown; that cannot be taken back.</source>
        <translation>Se mostró una carta oculta; eso no se puede deshacer.</translation>
    </message>
    <message>
        <source>What was said cannot be taken back.</source>
        <translation>Lo dicho no se puede deshacer.</translation>
    </message>
    <message>
        <source>Your last action was taken back.</source>
        <translation>Se ha deshecho su última jugada.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the own hand</comment>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>Cómo terminó la partida</translation>
    </message>
    <message>
        <source>Lay open: {hand}</source>
        <translation>Mostrar: {hand}</translation>
    </message>
</context>
<context>
    <name>CalienteLesson</name>
    <message>
        <source>Caliente: the hot card</source>
        <translation>Caliente: la carta que quema</translation>
    </message>
    <message>
        <source>What is different with Caliente cards.</source>
        <translation>Qué cambia con las cartas Caliente.</translation>
    </message>
    <message>
        <source>You hold a Caliente card, and few others. Played instead of drawing it fills your hand up to {size} cards.</source>
        <translation>Tiene una carta Caliente y pocas más. Si la juega en lugar de robar, completa su mano hasta {size} cartas.</translation>
    </message>
    <message>
        <source>That is allowed only while your side has fewer melds than every other.</source>
        <translation>Eso solo se permite mientras su bando tenga menos combinaciones que cada uno de los otros.</translation>
    </message>
    <message>
        <source>Play it: raise the Caliente card and click the {stock}.</source>
        <translation>Juéguela: elija la carta Caliente y haga clic en el {stock}.</translation>
    </message>
    <message>
        <source>Do not draw this time: play the Caliente card.</source>
        <translation>No robe esta vez: juegue la carta Caliente.</translation>
    </message>
    <message>
        <source>New cards! But each one played costs {points} points at the end, and who still holds one then pays {factor} times for the hand.</source>
        <translation>¡Cartas nuevas! Pero cada una jugada cuesta {points} puntos al final, y quien todavía tenga una entonces paga {factor} veces por la mano.</translation>
    </message>
    <message>
        <source>That is allowed while your side has not more melds than any other.</source>
        <translation>Eso se permite mientras su bando no tenga más combinaciones que ningún otro.</translation>
    </message>
</context>
<context>
    <name>CalienteTopic</name>
    <message>
        <source>Caliente cards</source>
        <translation>Cartas Caliente</translation>
    </message>
    <message>
        <source>Caliente cards in the hand</source>
        <translation>Cartas Caliente en la mano</translation>
    </message>
    <message>
        <source>The other cards count</source>
        <translation>Las demás cartas cuentan</translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards are in the game.</source>
        <translation>
            <numerusform>Hay %n carta Caliente en el juego.</numerusform>
            <numerusform>Hay %n cartas Caliente en el juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then draw until you hold as many cards as you were dealt, {count}; {bonuses} do not count.</source>
        <translation>Entonces robe hasta tener tantas cartas como se le repartieron, {count}; los {bonuses} no cuentan.</translation>
    </message>
    <message>
        <source>Then draw until you hold {count} cards; {bonuses} do not count.</source>
        <translation>Entonces robe hasta tener {count} cartas; los {bonuses} no cuentan.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has no more melds than any other.</source>
        <translation>En lugar de robar puede jugar una, si su bando no tiene más combinaciones que ningún otro.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has fewer melds than every other.</source>
        <translation>En lugar de robar puede jugar una, si su bando tiene menos combinaciones que cada uno de los otros.</translation>
    </message>
    <message>
        <source>You may play one in a turn, and you cannot take the {pile} in that turn.</source>
        <translation>Puede jugar una por turno, y en ese turno no puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>With an empty {stock} you cannot play it.</source>
        <translation>Con el {stock} vacío no puede jugarla.</translation>
    </message>
    <message>
        <source>Discarded, it keeps the next player from taking the {pile}.</source>
        <translation>Descartada, impide que el siguiente jugador tome el {pile}.</translation>
    </message>
    <message>
        <source>Discarded, it does not block the {pile}.</source>
        <translation>Descartada, no bloquea el {pile}.</translation>
    </message>
    <message>
        <source>Each one played costs your side {points} points at the end.</source>
        <translation>Cada una jugada cuesta a su bando {points} puntos al final.</translation>
    </message>
    <message>
        <source>Whoever still holds one at the end loses more for the other cards in the hand.</source>
        <translation>Quien todavía tiene una al final pierde más por las demás cartas de la mano.</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <comment>a number of cards, in a table</comment>
        <translation>{count} o más</translation>
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
        <translation>Cartas Caliente en la baraja</translation>
    </message>
    <message>
        <source>They are shuffled in with the others.</source>
        <translation>Se barajan con las demás.</translation>
    </message>
    <message>
        <source>A Caliente card may be played with</source>
        <translation>Una carta Caliente se puede jugar con</translation>
    </message>
    <message>
        <source>Your side&apos;s melds compared with those of each other side.</source>
        <translation>Las combinaciones de su bando comparadas con las de cada uno de los otros.</translation>
    </message>
    <message>
        <source>as many melds or fewer</source>
        <translation>las mismas combinaciones o menos</translation>
    </message>
    <message>
        <source>fewer melds</source>
        <translation>menos combinaciones</translation>
    </message>
    <message>
        <source>A Caliente card fills the hand up to</source>
        <translation>Una carta Caliente completa la mano hasta</translation>
    </message>
    <message>
        <source>Cards are drawn until the hand has so many.</source>
        <translation>Se roba hasta que la mano tenga ese número de cartas.</translation>
    </message>
    <message>
        <source>the number dealt</source>
        <translation>las cartas repartidas</translation>
    </message>
    <message>
        <source>A discarded Caliente card blocks the {pile}</source>
        <translation>Una carta Caliente descartada bloquea el {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>El siguiente jugador no puede tomarlo.</translation>
    </message>
    <message>
        <source>Each Caliente card played costs</source>
        <translation>Cada carta Caliente jugada cuesta</translation>
    </message>
    <message>
        <source>Counted at the end of the deal.</source>
        <translation>Se cuenta al final de la ronda.</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Cartas Caliente que quedan en la mano</translation>
    </message>
    <message>
        <source>By how much the hand&apos;s loss is multiplied with none, one, two … held.</source>
        <translation>Con ninguna, una, dos…: por cuánto se multiplica lo que pierde la mano.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
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
        <translation>una samba</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canasta de comodines</translation>
    </message>
    <message>
        <source>wild canastas</source>
        <translation>canastas de comodines</translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>una canasta de comodines</translation>
    </message>
    <message>
        <source>samba</source>
        <comment>on a canasta</comment>
        <translation>samba</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>on a canasta</comment>
        <translation>comodines</translation>
    </message>
</context>
<context>
    <name>CanastasDecideLesson</name>
    <message>
        <source>Canastas decide the score</source>
        <translation>Las canastas deciden los puntos</translation>
    </message>
    <message>
        <source>Without one, melds and threes cost; with two, all of it counts for you.</source>
        <translation>Sin ninguna, combinaciones y treses restan; con dos, todo suma para usted.</translation>
    </message>
    <message>
        <source>A side that has no canasta at the end of a deal loses the points of all that it has melded. Your kings are one: what your side has melded counts plus.</source>
        <translation>Un bando sin canasta al final de la ronda pierde los puntos de todo lo que ha bajado. Sus reyes son una: lo que ha bajado su bando suma.</translation>
    </message>
    <message>
        <source>Add the queen to your queens: that is the second canasta.</source>
        <translation>Añada la reina a sus reinas: es la segunda canasta.</translation>
    </message>
    <message>
        <source>First the queen: it finishes your second canasta.</source>
        <translation>Primero la reina: completa su segunda canasta.</translation>
    </message>
    <message>
        <source>Threes need two canastas: without one each costs {points} points, with one they count nothing, with two they bring points.</source>
        <translation>Los treses necesitan dos canastas: sin ninguna cada uno cuesta {points} puntos, con una no cuentan, con dos dan puntos.</translation>
    </message>
    <message>
        <source>Threes need two canastas to bring {points} points each; before, they cost as many.</source>
        <translation>Los treses necesitan dos canastas para dar {points} puntos cada uno; antes cuestan lo mismo.</translation>
    </message>
    <message>
        <source>Two canastas: melds and threes count for you. The others have none and pay.</source>
        <translation>Dos canastas: combinaciones y treses suman para usted. Los demás no tienen ninguna y pagan.</translation>
    </message>
    <message>
        <source>Sevens or aces left unfinished cost {points} points on top.</source>
        <translation>Los sietes o ases sin completar cuestan además {points} puntos.</translation>
    </message>
    <message>
        <source>So do three of them kept in a hand: {points} points.</source>
        <translation>También cuestan tres de ellos en una mano: {points} puntos.</translation>
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
        <translation>Limpias, sucias, y dónde van los comodines.</translation>
    </message>
    <message>
        <source>{size} cards of a rank are a canasta. Your kings lack one, the nines two.</source>
        <translation>{size} cartas del mismo valor son una canasta. A sus reyes les falta una; a los nueves, dos.</translation>
    </message>
    <message>
        <source>Complete the kings with your king: raise it and click the meld.</source>
        <translation>Complete los reyes con su rey: elíjalo y haga clic en la combinación.</translation>
    </message>
    <message>
        <source>First the king belongs on the kings. Keep the wild cards.</source>
        <translation>Primero el rey va con los reyes. Guarde los comodines.</translation>
    </message>
    <message>
        <source>No wild card in it: a natural canasta, worth {natural} points besides its cards. Wild cards would only make it cheaper: keep them away.</source>
        <translation>Sin ningún comodín: una canasta limpia, que vale {natural} puntos además de sus cartas. Los comodines solo la abaratarían: déjelos fuera.</translation>
    </message>
    <message>
        <source>Where natural cards are rare, wild ones help: add both to the nines.</source>
        <translation>Donde faltan cartas naturales, ayudan los comodines: añada los dos a los nueves.</translation>
    </message>
    <message>
        <source>Add both wild cards to the nines, in one go.</source>
        <translation>Añada los dos comodines a los nueves, de una vez.</translation>
    </message>
    <message>
        <source>A mixed canasta pays {mixed} points.</source>
        <translation>Una canasta sucia da {mixed} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards by your rules.</source>
        <translation>
            <numerusform>Según sus reglas, una combinación tiene como máximo un comodín.</numerusform>
            <numerusform>Según sus reglas, una combinación tiene como máximo %n comodines.</numerusform>
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
        <translation>Puntos</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} cards.</source>
        <translation>Una canasta es una combinación de {size} cartas.</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} or more cards.</source>
        <translation>Una canasta es una combinación de {size} cartas o más.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild card.</source>
        <translation>Una canasta limpia no tiene comodines.</translation>
    </message>
    <message numerus="yes">
        <source>A mixed canasta has wild cards, and at least %n natural ones.</source>
        <translation>
            <numerusform>Una canasta sucia tiene comodines y al menos %n carta natural.</numerusform>
            <numerusform>Una canasta sucia tiene comodines y al menos %n cartas naturales.</numerusform>
        </translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own: it does not count as natural.</source>
        <translation>Una canasta de sietes es una clase propia: no cuenta como limpia.</translation>
    </message>
    <message>
        <source>These points come on top of the cards&apos; own values, once for each canasta.</source>
        <translation>Estos puntos se suman a los de las propias cartas, una vez por cada canasta.</translation>
    </message>
    <message>
        <source>Wild canastas pay only the side that went out.</source>
        <translation>Las canastas de comodines solo pagan al bando que se fue.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta limpia</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sucia</translation>
    </message>
    <message>
        <source>Wild canasta with {jokers}</source>
        <translation>Canasta de comodines con {jokers}</translation>
    </message>
    <message>
        <source>Wild canasta of {twos} alone</source>
        <translation>Canasta de comodines solo de {twos}</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Cualquier otra canasta de comodines</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own, with wild cards or without: it does not count as natural or mixed.</source>
        <translation>Una canasta de sietes es una clase propia, con comodines o sin ellos: no cuenta como limpia ni como sucia.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sietes</translation>
    </message>
    <message>
        <source>Natural canasta of aces</source>
        <translation>Canasta limpia de ases</translation>
    </message>
    <message>
        <source>Five natural canastas do not pay for four and a mixed one besides.</source>
        <translation>Cinco canastas limpias no pagan además como cuatro y una sucia.</translation>
    </message>
    <message>
        <source>{a_samba} is a full sequence.</source>
        <translation>{a_samba} tiene todas sus cartas y cuenta como canasta.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} has wild cards only.</source>
        <translation>{a_wild_canasta} solo tiene comodines.</translation>
    </message>
    <message>
        <source>Wild canastas and many canastas pay only the side that went out.</source>
        <translation>Las canastas de comodines y las muchas canastas solo pagan al bando que se fue.</translation>
    </message>
    <message>
        <source>Five natural canastas, extra</source>
        <translation>Cinco canastas limpias, además</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one, extra</source>
        <translation>Cuatro canastas limpias y una sucia, además</translation>
    </message>
    <message>
        <source>Ten canastas of any kind, extra</source>
        <translation>Diez canastas de cualquier clase, además</translation>
    </message>
</context>
<context>
    <name>CardHandler</name>
    <message>
        <source>A new meld: raise its cards first.</source>
        <translation>Una combinación nueva: elija primero sus cartas.</translation>
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
        <translation>una carta Caliente</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the jack of hearts</comment>
        <translation>la {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the queen of hearts</comment>
        <translation>la {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the eight of hearts</comment>
        <translation>el {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the ace of hearts</comment>
        <translation>el {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the nine of hearts</comment>
        <translation>el {rank} de {suit}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
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
        <translation>carta Caliente</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>treses negros</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>cartas Caliente</translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <translation>
            <numerusform>%n dos</numerusform>
            <numerusform>%n doses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black threes</source>
        <translation>
            <numerusform>%n tres negro</numerusform>
            <numerusform>%n treses negros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <translation>
            <numerusform>%n cuatro</numerusform>
            <numerusform>%n cuatros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fives</source>
        <translation>
            <numerusform>%n cinco</numerusform>
            <numerusform>%n cincos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <translation>
            <numerusform>%n seis</numerusform>
            <numerusform>%n seises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sevens</source>
        <translation>
            <numerusform>%n siete</numerusform>
            <numerusform>%n sietes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eights</source>
        <translation>
            <numerusform>%n ocho</numerusform>
            <numerusform>%n ochos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nines</source>
        <translation>
            <numerusform>%n nueve</numerusform>
            <numerusform>%n nueves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tens</source>
        <translation>
            <numerusform>%n diez</numerusform>
            <numerusform>%n dieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jacks</source>
        <translation>
            <numerusform>%n jota</numerusform>
            <numerusform>%n jotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n reina</numerusform>
            <numerusform>%n reinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n rey</numerusform>
            <numerusform>%n reyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n as</numerusform>
            <numerusform>%n ases</numerusform>
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
            <numerusform>%n carta Caliente</numerusform>
            <numerusform>%n cartas Caliente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red threes</source>
        <translation>
            <numerusform>%n tres rojo</numerusform>
            <numerusform>%n treses rojos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsTopic</name>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Puntos de cada una</translation>
    </message>
    <message numerus="yes">
        <source>%n packs are shuffled together: {total} cards.</source>
        <translation>
            <numerusform>Se baraja %n baraja: {total} cartas.</numerusform>
            <numerusform>Se barajan juntas %n barajas: {total} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from four to ace are natural cards: they make the melds.</source>
        <translation>Las cartas del cuatro al as son cartas naturales: con ellas se hacen las combinaciones.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are wild: in a meld they stand for a natural card.</source>
        <translation>Los {twos} y los {jokers} son comodines: en una combinación ocupan el lugar de una carta natural.</translation>
    </message>
    <message>
        <source>{bonuses} bring extra points and are never part of a meld.</source>
        <translation>Los {bonuses} dan puntos extra y nunca forman parte de una combinación.</translation>
    </message>
    <message>
        <source>{stops} lie beside the melds as {bonuses} do.</source>
        <translation>Los {stops} se ponen junto a las combinaciones, como los {bonuses}.</translation>
    </message>
    <message>
        <source>{stops} are mostly thrown away; they have a page of their own.</source>
        <translation>Los {stops} casi siempre se descartan; tienen su propia página.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>Los palos no importan.</translation>
    </message>
    <message>
        <source>A natural card, two wild cards, a {bonus}, a {stop}.</source>
        <comment>below a picture</comment>
        <translation>Una carta natural, dos comodines, un {bonus}, un {stop}.</translation>
    </message>
</context>
<context>
    <name>ClassicTerms</name>
    <message>
        <source>red threes</source>
        <translation>treses rojos</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>mazo</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>pozo</translation>
    </message>
    <message>
        <source>red three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>tres rojo</translation>
    </message>
    <message>
        <source>black three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>tres negro</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>treses negros</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
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
        <translation>Una apertura limpia</translation>
    </message>
    <message>
        <source>The first melds hold three natural cards, and a finished rank is dead.</source>
        <translation>La primera bajada tiene tres cartas naturales, y un valor completo está muerto.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points, and three natural cards of a rank among them, without a wild card.</source>
        <translation>La primera bajada de su bando necesita {need} puntos, con tres cartas naturales de un valor, sin comodín.</translation>
    </message>
    <message>
        <source>The kings are clean. With the queens and the aces they are worth {points} points: lay all three groups together.</source>
        <translation>Los reyes van limpios. Con las reinas y los ases valen {points} puntos: baje los tres grupos juntos.</translation>
    </message>
    <message>
        <source>Lay the kings, the queens and the aces before you discard.</source>
        <translation>Baje los reyes, las reinas y los ases antes de descartar.</translation>
    </message>
    <message numerus="yes">
        <source>From now on wild cards join only melds with %n natural cards or more.</source>
        <translation>
            <numerusform>Desde ahora los comodines van solo a combinaciones con %n carta natural o más.</numerusform>
            <numerusform>Desde ahora los comodines van solo a combinaciones con %n cartas naturales o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponents have a canasta of nines: nobody lays nines any more. Yours is of use to nobody, so it is a good discard.</source>
        <translation>Los rivales tienen una canasta de nueves: nadie baja ya nueves. El suyo no sirve a nadie, así que es un buen descarte.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A canasta table: play with others and against the computer.</source>
        <translation>Una mesa de canasta: juegue con otros y contra la computadora.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>uso</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>open a match or house rules</source>
        <translation>abrir una partida o reglas de la casa</translation>
    </message>
    <message>
        <source>begin with the first page, not with the last match</source>
        <translation>empezar por la primera página, no por la última partida</translation>
    </message>
    <message>
        <source>speak this language this time</source>
        <translation>hablar esta vez este idioma</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>guardar partidas y ajustes en esta carpeta</translation>
    </message>
    <message>
        <source>play a deal unseen to try the installation, and end</source>
        <translation>jugar una ronda sin mostrarla para probar la instalación, y terminar</translation>
    </message>
    <message>
        <source>put Canasta into the menu of this person&apos;s Linux desktop, and end</source>
        <translation>poner Canasta en el menú de esta persona en Linux, y terminar</translation>
    </message>
    <message>
        <source>take it out of that menu, and end</source>
        <translation>quitarla de ese menú, y terminar</translation>
    </message>
    <message>
        <source>tell the version, and end</source>
        <translation>decir la versión, y terminar</translation>
    </message>
    <message>
        <source>tell these options, and end</source>
        <translation>mostrar estas opciones, y terminar</translation>
    </message>
</context>
<context>
    <name>CompareGamesDialog</name>
    <message>
        <source>Compare two games</source>
        <translation>Comparar dos juegos</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Un juego</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>El otro juego</translation>
    </message>
    <message>
        <source>These two are played alike.</source>
        <translation>Estos dos se juegan igual.</translation>
    </message>
    <message numerus="yes">
        <source>What differs when %n play.</source>
        <translation>
            <numerusform>En qué se distinguen con %n jugador.</numerusform>
            <numerusform>En qué se distinguen con %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs: the left game for {first}, the right one for {second}.</source>
        <translation>En qué se distinguen: a la izquierda el juego para {first}, a la derecha el de {second}.</translation>
    </message>
</context>
<context>
    <name>ContrastTexts</name>
    <message>
        <source>It keeps the {count} {ranks} together.</source>
        <translation>Así siguen juntos sus {count} {ranks}.</translation>
    </message>
    <message>
        <source>It keeps a card for the meld of {ranks}.</source>
        <translation>Así guarda una carta para su combinación de {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It saves %n wild cards.</source>
        <translation>
            <numerusform>Ahorra %n comodín.</numerusform>
            <numerusform>Ahorra %n comodines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their {ranks} lack {count} cards for a canasta, the other meld {other}.</source>
        <translation>A sus {ranks} les faltan {count} cartas para una canasta; a la otra combinación, {other}.</translation>
    </message>
    <message>
        <source>It keeps wild cards off the natural canasta of {ranks}.</source>
        <translation>Su canasta limpia de {ranks} sigue sin comodines.</translation>
    </message>
    <message numerus="yes">
        <source>Then only %n cards are left before the foot.</source>
        <translation>
            <numerusform>Entonces solo %n carta le separa de su pie.</numerusform>
            <numerusform>Entonces solo %n cartas le separan de su pie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move can still follow.</source>
        <translation>La mejor jugada aún puede seguir.</translation>
    </message>
    <message numerus="yes">
        <source>It gets rid of %Ln points, the other card of {other}.</source>
        <translation>
            <numerusform>Se libra de %Ln punto; con la otra carta, de {other}.</numerusform>
            <numerusform>Se libra de %Ln puntos; con la otra carta, de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It puts %Ln points more on the table.</source>
        <translation>
            <numerusform>Pone %Ln punto más en la mesa.</numerusform>
            <numerusform>Pone %Ln puntos más en la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is close.</source>
        <translation>Está muy igualado.</translation>
    </message>
    <message>
        <source>In trials it brings about {points} points more.</source>
        <translation>En las pruebas da unos {points} puntos más.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {less} of 100 cases, not in {other}.</source>
        <translation>Así se pierde el {pile} en {less} de 100 casos, no en {other}.</translation>
    </message>
    <message>
        <source>That is worth more than the risk: {more} in 100, not {other}.</source>
        <translation>Eso vale más que el riesgo: {more} de 100, no {other}.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {more} of 100 cases, not in {other}.</source>
        <translation>Así se pierde el {pile} en {more} de 100 casos, no en {other}.</translation>
    </message>
    <message>
        <source>It breaks up the {count} {ranks}.</source>
        <translation>Separa sus {count} {ranks}.</translation>
    </message>
    <message>
        <source>It throws away a card for the meld of {ranks}.</source>
        <translation>Tira una carta para su combinación de {ranks}.</translation>
    </message>
    <message>
        <source>It spoils the natural canasta of {ranks}.</source>
        <translation>Estropea su canasta limpia de {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves a canasta for %Ln points unmade.</source>
        <translation>
            <numerusform>Deja sin hacer una canasta de %Ln punto.</numerusform>
            <numerusform>Deja sin hacer una canasta de %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spends %n wild cards more.</source>
        <translation>
            <numerusform>Gasta %n comodín más.</numerusform>
            <numerusform>Gasta %n comodines más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln points in the hand.</source>
        <translation>
            <numerusform>Deja %Ln punto en su mano.</numerusform>
            <numerusform>Deja %Ln puntos en su mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the %n cards of the {pile}.</source>
        <translation>
            <numerusform>Deja %n carta en el {pile}.</numerusform>
            <numerusform>Deja las %n cartas del {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps the {count} {ranks} in the hand, unseen.</source>
        <translation>Así sus {count} {ranks} siguen ocultas en la mano.</translation>
    </message>
    <message>
        <source>It saves the card that blocks the {pile} for a fuller one.</source>
        <translation>Guarda para más tarde la carta que bloquea el {pile}.</translation>
    </message>
    <message>
        <source>It begins a meld of {ranks}.</source>
        <translation>Empieza una combinación de {ranks}.</translation>
    </message>
    <message>
        <source>It adds a card to the meld of {ranks}.</source>
        <translation>Añade una carta a su combinación de {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>They want that card: now it brings them only %n cards.</source>
        <translation>
            <numerusform>Los otros quieren esa carta: ahora solo les da %n carta.</numerusform>
            <numerusform>Los otros quieren esa carta: ahora solo les da %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountDialog</name>
    <message>
        <source>Write it down</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Forget what was typed</source>
        <translation>Descartar lo escrito</translation>
    </message>
    <message>
        <source>Delete this deal</source>
        <translation>Eliminar esta ronda</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Ronda {count}</translation>
    </message>
    <message>
        <source>Type what each side has. The score counts along.</source>
        <translation>Escriba lo que tiene cada bando. Los puntos se cuentan al momento.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Se fue</translation>
    </message>
    <message>
        <source>In which way</source>
        <translation>De qué manera</translation>
    </message>
    <message>
        <source>The lone hand</source>
        <translation>Juega solo</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Descansa</translation>
    </message>
    <message>
        <source>A note on this deal</source>
        <translation>Una nota sobre esta ronda</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como siempre</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Oculto</translation>
    </message>
</context>
<context>
    <name>DailyDeal</name>
    <message>
        <source>Deal of the day</source>
        <translation>Ronda del día</translation>
    </message>
</context>
<context>
    <name>DailyDealDialog</name>
    <message>
        <source>{day}: one deal, today the same for everybody.</source>
        <translation>{day}: una ronda, hoy la misma para todos.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Ronda del día</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <translation>Nivel de los demás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>By chance, or a deal code</source>
        <translation>Al azar, o un código de reparto</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de reparto</translation>
    </message>
    <message>
        <source>The same code deals the same cards in the same game for as many players.</source>
        <translation>El mismo código reparte las mismas cartas en el mismo juego con igual número de jugadores.</translation>
    </message>
</context>
<context>
    <name>DealCodeTexts</name>
    <message>
        <source>A deal code has twelve characters.</source>
        <translation>Un código de reparto tiene doce caracteres.</translation>
    </message>
    <message>
        <source>A deal code has letters and digits, but no 0, 1, I, L or O.</source>
        <translation>Un código de reparto tiene letras y cifras, pero no 0, 1, I, L ni O.</translation>
    </message>
    <message>
        <source>This deal code is mistyped. Compare it once more.</source>
        <translation>Este código de reparto está mal escrito. Compárelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>DealComparisonDialog</name>
    <message numerus="yes">
        <source>Points more than the others, the mean of %n deals.</source>
        <translation>
            <numerusform>Puntos más que los demás, media de %n ronda.</numerusform>
            <numerusform>Puntos más que los demás, media de %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computers are playing your cards: deal {done} of {all}.</source>
        <translation>Las computadoras juegan sus cartas: ronda {done} de {all}.</translation>
    </message>
    <message>
        <source>Your cards in other hands</source>
        <translation>Sus cartas en otras manos</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: there was a hint, or an undo.</source>
        <translation>Esta ronda no cuenta para la clasificación: hubo un consejo o se deshizo algo.</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: the cards were played before.</source>
        <translation>Esta ronda no cuenta para la clasificación: las cartas ya se habían jugado.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <comment>points</comment>
        <translation>De {least} a {most}.</translation>
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
        <translation>Repaso de la ronda</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Qué se mira</translation>
    </message>
    <message>
        <source>Each decision is tried once more in many possible deals, with what could be known then and no more. What would clearly have been better appears here.</source>
        <translation>Cada decisión se prueba otra vez en muchas rondas posibles, solo con lo que se podía saber entonces. Lo que habría sido claramente mejor aparece aquí.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien jugado</translation>
    </message>
    <message>
        <source>Whatever else could have been done promised no more. To go through the deal once more, choose Watch a deal in the menu Game.</source>
        <translation>Nada de lo que se podía hacer prometía más. Para repasar la ronda, elija «Ver una ronda» en el menú «Partida».</translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions you followed the hint; they are not judged.</source>
        <translation>
            <numerusform>En %n decisión siguió el consejo; no se juzga.</numerusform>
            <numerusform>En %n decisiones siguió el consejo; no se juzgan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at your decisions: {done} of {total}.</source>
        <translation>Revisando sus decisiones: {done} de {total}.</translation>
    </message>
    <message>
        <source>Some decisions could not be looked at: the computer was too busy.</source>
        <translation>Algunas decisiones no se pudieron revisar: esta computadora estaba demasiado ocupada.</translation>
    </message>
    <message>
        <source>What cost most, judged from what you could know and tried in many possible deals.</source>
        <translation>Lo que más costó, según lo que usted podía saber y probado en muchas rondas posibles.</translation>
    </message>
    <message>
        <source>Nothing was found that would clearly have been better.</source>
        <translation>No se encontró nada que hubiera sido claramente mejor.</translation>
    </message>
    <message>
        <source>Show me this moment</source>
        <translation>Mostrar este momento</translation>
    </message>
    <message>
        <source>Looking at all decisions: {done} of {total}.</source>
        <translation>Revisando todas las decisiones: {done} de {total}.</translation>
    </message>
    <message>
        <source>What cost {name} most, judged from what {name} could know and tried in many possible deals.</source>
        <translation>Lo que más le costó a {name}, según lo que {name} podía saber y probado en muchas rondas posibles.</translation>
    </message>
    <message numerus="yes">
        <source>{name} followed the hint in %n decisions.</source>
        <translation>
            <numerusform>{name} siguió el consejo en %n decisión.</numerusform>
            <numerusform>{name} siguió el consejo en %n decisiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Jugada mejor</translation>
    </message>
    <message>
        <source>Played move</source>
        <translation>Jugada hecha</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Buscarla</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Dígamela</translation>
    </message>
</context>
<context>
    <name>DealScoreDialog</name>
    <message>
        <source>Deal {count}</source>
        <translation>Ronda {count}</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Hoja de puntos…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Repaso…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Fairness record…</source>
        <translation>Juego limpio…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Stay as it is</source>
        <translation>Dejarlo así</translation>
    </message>
    <message>
        <source>The others play on as before.</source>
        <translation>Los demás siguen jugando como antes.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien jugado</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Quedó en las manos</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>descansó</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>{name}: {feat}</source>
        <translation>{name}: {feat}</translation>
    </message>
    <message>
        <source>Watch…</source>
        <translation>Ver…</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, ronda {deal}</translation>
    </message>
    <message>
        <source> against </source>
        <comment>between two sides</comment>
        <translation> contra </translation>
    </message>
    <message>
        <source>{player} deals.</source>
        <translation>{player} reparte.</translation>
    </message>
    <message>
        <source>{player} has {cards}.</source>
        <translation>{player} tiene {cards}.</translation>
    </message>
    <message>
        <source>Turn {turn}. {done}</source>
        <translation>Turno {turn}. {done}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>La ronda aún no ha terminado.</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in the match.</source>
        <translation>{side}: {points} en esta ronda, {total} en la partida.</translation>
    </message>
</context>
<context>
    <name>DealTopic</name>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Partners are found by drawing cards: the high cards play against the low ones.</source>
        <translation>Las parejas se sortean con cartas: las altas juegan contra las bajas.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>El azar decide quién reparte primero.</translation>
    </message>
    <message>
        <source>You choose who deals first.</source>
        <translation>Usted elige quién reparte primero.</translation>
    </message>
    <message>
        <source>The first dealer sits to the right of the highest card drawn.</source>
        <translation>Reparte primero quien está a la derecha de la carta más alta del sorteo.</translation>
    </message>
    <message>
        <source>Before each deal the cards are cut.</source>
        <translation>Antes de cada reparto se corta la baraja.</translation>
    </message>
    <message>
        <source>Each player is dealt {count} cards.</source>
        <translation>Cada jugador recibe {count} cartas.</translation>
    </message>
    <message>
        <source>Each player also gets a second hand of {count} cards, the foot.</source>
        <translation>Cada jugador recibe además una segunda mano de {count} cartas, el pie.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. Its top card is turned up and begins the {pile}.</source>
        <translation>Las demás cartas quedan boca abajo: son el {stock}. La primera se da vuelta y empieza el {pile}.</translation>
    </message>
    <message>
        <source>A Caliente card turned up first is covered too; it freezes nothing.</source>
        <translation>Si la primera carta es una Caliente, también se cubre con otra; no congela nada.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card.</source>
        <translation>Si la primera carta es un comodín, se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>A wild card turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Si la primera carta es un comodín, congela el {pile} y se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Si la primera carta es un comodín, se cubre con la siguiente; no congela nada.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card.</source>
        <translation>Si la primera carta es un {bonus}, se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Si la primera carta es un {bonus}, congela el {pile} y se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Si la primera carta es un {bonus}, se cubre con la siguiente; no congela nada.</translation>
    </message>
    <message>
        <source>A {stop} turned up first is covered by the next card.</source>
        <translation>Si la primera carta es un {stop}, se cubre con la siguiente.</translation>
    </message>
    <message>
        <source>A {stop} turned up first stays on top of the {pile}.</source>
        <translation>Si la primera carta es un {stop}, se queda encima del {pile}.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left begins. Turn and deal pass on to the left.</source>
        <translation>Empieza el jugador a la izquierda de quien reparte. El turno y el reparto pasan a la izquierda.</translation>
    </message>
    <message>
        <source>A wild card or a {bonus} turned up first is put under the {stock}, and the next card is turned up.</source>
        <translation>Un comodín o un {bonus} que sale primero va debajo del {stock}, y se da vuelta la carta siguiente.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. No card is turned up: the {pile} begins with the first discard.</source>
        <translation>Las demás cartas quedan boca abajo: el {stock}. No se descubre ninguna: el {pile} empieza con el primer descarte.</translation>
    </message>
    <message>
        <source>As many cards as the rank of the first card counts are laid face down under it: 11 under a jack, 12 under a queen, 13 under a king, 14 under an ace.</source>
        <translation>Debajo de la primera carta se ponen tantas cartas boca abajo como cuenta su valor: 11 debajo de una jota, 12 de una reina, 13 de un rey, 14 de un as.</translation>
    </message>
</context>
<context>
    <name>DealingWords</name>
    <message>
        <source>Decks of cards</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>How many decks of 54 cards are shuffled together.</source>
        <translation>Cuántas barajas de 54 cartas se mezclan.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartas para cada jugador</translation>
    </message>
    <message>
        <source>How many cards everybody holds at the start of a deal.</source>
        <translation>Cuántas cartas tiene cada uno al empezar la ronda.</translation>
    </message>
    <message>
        <source>Foot (a second hand)</source>
        <translation>Pie (una segunda mano)</translation>
    </message>
    <message>
        <source>Cards that lie face down until the first hand has been played.</source>
        <translation>Cartas que quedan boca abajo hasta jugar toda la primera mano.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartas que se roban por turno</translation>
    </message>
    <message>
        <source>How many cards a player draws from the {stock}.</source>
        <translation>Cuántas cartas roba un jugador del {stock}.</translation>
    </message>
    <message>
        <source>{stops} as the first card of the {pile}</source>
        <translation>{stops} como primera carta del {pile}</translation>
    </message>
    <message>
        <source>When the card turned up after dealing would block the first player.</source>
        <translation>Cuando la carta vuelta después del reparto bloquearía al primer jugador.</translation>
    </message>
    <message>
        <source>another card is put on top</source>
        <translation>se pone otra carta encima</translation>
    </message>
    <message>
        <source>the card stays and blocks</source>
        <translation>la carta se queda y bloquea</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the {pile}</source>
        <translation>Un comodín vuelto al principio congela el {pile}</translation>
    </message>
    <message>
        <source>It is covered by another card either way.</source>
        <translation>En todo caso se cubre con otra carta.</translation>
    </message>
    <message>
        <source>{bonuses} turned up at the start freeze the {pile}</source>
        <translation>Los {bonuses} vueltos al principio congelan el {pile}</translation>
    </message>
    <message>
        <source>They are covered by another card either way.</source>
        <translation>En todo caso se cubren con otra carta.</translation>
    </message>
    <message>
        <source>Draw cards for partners</source>
        <translation>Sortear las parejas con cartas</translation>
    </message>
    <message>
        <source>Before the match everybody draws a card; the highest two play together.</source>
        <translation>Antes de la partida cada uno saca una carta; las dos más altas juegan juntas.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primero en repartir</translation>
    </message>
    <message>
        <source>Who deals first in a match.</source>
        <translation>Quién reparte primero en una partida.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>the players choose</source>
        <translation>lo eligen los jugadores</translation>
    </message>
    <message>
        <source>right of the highest card drawn</source>
        <translation>a la derecha de la carta más alta</translation>
    </message>
    <message>
        <source>Cut before dealing</source>
        <translation>Cortar antes de repartir</translation>
    </message>
    <message>
        <source>The deck is cut before each deal. The cards stay as they come.</source>
        <translation>Se corta la baraja antes de cada ronda. Eso no cambia las cartas.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone</source>
        <translation>Quien toma primero el {pile} juega solo</translation>
    </message>
    <message>
        <source>For three: the other two are partners for the rest of the deal.</source>
        <translation>Para tres: los otros dos son pareja el resto de la ronda.</translation>
    </message>
    <message>
        <source>Wild cards and {bonuses} turned up at the start go back</source>
        <translation>Los comodines y los {bonuses} que salen al principio vuelven</translation>
    </message>
    <message>
        <source>They are put under the {stock}, and another card is turned up.</source>
        <translation>Van debajo del {stock}, y se da vuelta otra carta.</translation>
    </message>
    <message>
        <source>The foot comes with</source>
        <translation>El pie viene con</translation>
    </message>
    <message>
        <source>What a player does to pick it up.</source>
        <translation>Lo que hace un jugador para tomarlo.</translation>
    </message>
    <message>
        <source>the last card of the first hand</source>
        <translation>la última carta de la primera mano</translation>
    </message>
    <message>
        <source>the first canasta that the player finishes</source>
        <translation>la primera canasta que completa el jugador</translation>
    </message>
    <message>
        <source>Cards for the side that melds first</source>
        <translation>Cartas para el bando que baja primero</translation>
    </message>
    <message>
        <source>Who lays its first melds draws them after the discard, without the {pile}.</source>
        <translation>Quien hace la primera bajada de su bando sin el {pile} las roba tras el descarte.</translation>
    </message>
    <message>
        <source>Cards for a side that melds later</source>
        <translation>Cartas para un bando que baja después</translation>
    </message>
    <message>
        <source>The same for its first melds, once another side has melded.</source>
        <translation>Lo mismo para su primera bajada, cuando otro bando ya bajó.</translation>
    </message>
    <message>
        <source>Least {stock} for these cards</source>
        <translation>El {stock} más pequeño para estas cartas</translation>
    </message>
    <message>
        <source>With fewer cards in the {stock} nobody draws them.</source>
        <translation>Con menos cartas en el {stock} nadie las roba.</translation>
    </message>
    <message>
        <source>A card is turned up to begin the {pile}</source>
        <translation>Se descubre una carta para empezar el {pile}</translation>
    </message>
    <message>
        <source>Otherwise the {pile} is empty until the first discard.</source>
        <translation>Si no, el {pile} está vacío hasta el primer descarte.</translation>
    </message>
    <message>
        <source>Face-down cards under the first card of the {pile}</source>
        <translation>Cartas boca abajo debajo de la primera carta del {pile}</translation>
    </message>
    <message>
        <source>As many as its rank counts; who takes the {pile} gets them, too.</source>
        <translation>Tantas como cuenta su valor; quien toma el {pile} se las lleva también.</translation>
    </message>
</context>
<context>
    <name>DeckControl</name>
    <message>
        <source>More cards</source>
        <translation>Más cartas</translation>
    </message>
    <message>
        <source>{name} is being opened…</source>
        <translation>Abriendo {name}…</translation>
    </message>
    <message>
        <source>Your cards are not there any more: open them again.</source>
        <translation>Sus cartas ya no están: ábralas de nuevo.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>{name}, with suits of its own</source>
        <translation>{name}, con palos propios</translation>
    </message>
    <message>
        <source>A card deck of KDE or GNOME…</source>
        <translation>Una baraja de KDE o de GNOME…</translation>
    </message>
    <message>
        <source>A folder of pictures…</source>
        <translation>Una carpeta de imágenes…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Quitar {name}</translation>
    </message>
    <message>
        <source>Card decks ({kinds})</source>
        <translation>Barajas ({kinds})</translation>
    </message>
    <message>
        <source>Open a card deck</source>
        <translation>Abrir una baraja</translation>
    </message>
    <message>
        <source>Open a folder with a picture of each card</source>
        <translation>Abrir una carpeta con una imagen de cada carta</translation>
    </message>
    <message>
        <source>{name} is being opened: {done} %</source>
        <translation>Abriendo {name}: {done}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>{name} cannot be read. Allow Canasta to read it, or copy it elsewhere.</source>
        <translation>{name} no se puede leer. Permita que Canasta lo lea o cópielo en otro sitio.</translation>
    </message>
    <message>
        <source>{name} is larger than cards ever are. Choose another deck.</source>
        <translation>{name} es más grande que cualquier baraja. Elija otra baraja.</translation>
    </message>
    <message>
        <source>{name} is damaged or no card deck. Choose another one.</source>
        <translation>{name} está dañado o no es una baraja. Elija otra.</translation>
    </message>
    <message>
        <source>There are no playing cards in {name}. Choose a card deck of KDE, GNOME or PySolFC.</source>
        <translation>En {name} no hay cartas. Elija una baraja de KDE, de GNOME o de PySolFC.</translation>
    </message>
    <message>
        <source>{name} holds other cards than canasta is played with. Choose another deck.</source>
        <translation>{name} contiene cartas que no sirven para la canasta. Elija otra baraja.</translation>
    </message>
    <message>
        <source>Some of the 52 cards are missing in {name}. Choose a whole deck.</source>
        <translation>En {name} faltan algunas de las 52 cartas. Elija una baraja completa.</translation>
    </message>
    <message>
        <source>Drawing {name} takes too long. Choose another deck.</source>
        <translation>Dibujar {name} tarda demasiado. Elija otra baraja.</translation>
    </message>
    <message>
        <source>There is no room to keep {name}. Make room on the disk, then try again.</source>
        <translation>No hay sitio para guardar {name}. Libere espacio en el disco e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>DimTools</name>
    <message>
        <source>No match is on the table: deal the cards first.</source>
        <translation>No hay ninguna partida en la mesa: reparta primero.</translation>
    </message>
    <message>
        <source>Only in a match, not in a lesson, an exercise or a watched deal.</source>
        <translation>Solo en una partida, no en una lección, un ejercicio ni una ronda que se mira.</translation>
    </message>
    <message>
        <source>Nobody has played since your last move.</source>
        <translation>Nadie ha jugado desde su última jugada.</translation>
    </message>
    <message>
        <source>You have taken nothing back.</source>
        <translation>No ha deshecho nada.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Aún no ha terminado ninguna ronda de esta partida.</translation>
    </message>
    <message>
        <source>No computer has played in this deal yet.</source>
        <translation>Ninguna computadora ha jugado todavía en esta ronda.</translation>
    </message>
    <message>
        <source>No other deal follows whose rules could change.</source>
        <translation>No queda ninguna ronda cuyas reglas se puedan cambiar.</translation>
    </message>
    <message>
        <source>Only where several people play a match that is not over.</source>
        <translation>Solo si varias personas juegan una partida que no ha terminado.</translation>
    </message>
    <message>
        <source>Only where people play a match that is not over.</source>
        <translation>Solo si juegan personas en una partida que no ha terminado.</translation>
    </message>
</context>
<context>
    <name>DiscardDecision</name>
    <message>
        <source>What to discard</source>
        <translation>Qué descartar</translation>
    </message>
    <message>
        <source>The card that helps the next player least.</source>
        <translation>La carta que menos ayuda al siguiente.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others: whoever plays next can take the {pile} with a card that fits one of them.</source>
        <translation>Antes de descartar, mire las combinaciones de los otros: con una carta que va con una de ellas, el siguiente puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}. Which card do you discard?</source>
        <translation>Hay {count} cartas en el {pile}. ¿Qué carta descarta?</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Find one of which they have no meld.</source>
        <translation>Esa carta va con una combinación de los otros: les da las {count} cartas. Busque una de la que no tengan combinación.</translation>
    </message>
    <message>
        <source>The seven is the safest: three sevens lie in the {pile}, so few are left in the hands of others. What was discarded before tells what is safe.</source>
        <translation>El siete es el más seguro: hay tres sietes en el {pile}, y a los otros les quedan pocos. Lo ya descartado dice qué es seguro.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}, and four of your cards fit their melds. But you hold a {stop}.</source>
        <translation>Hay {count} cartas en el {pile}, y cuatro de las suyas van con las combinaciones de los otros. Pero tiene un {stop}.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>¿Qué carta descarta? Usted decide.</translation>
    </message>
    <message>
        <source>With two eights, or an eight and a wild card, they get all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Con dos ochos, o un ocho y un comodín, se llevan las {count} cartas. Debajo del {stop} no se las lleva nadie.</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Esa carta va con una combinación de los otros: les da las {count} cartas. Debajo del {stop} no se las lleva nadie.</translation>
    </message>
    <message>
        <source>It holds the next player off for one turn only. Keep a {stop} for the moment at which much is at stake.</source>
        <translation>Detiene al siguiente solo durante un turno. Guarde un {stop} para el momento en que haya mucho en juego.</translation>
    </message>
</context>
<context>
    <name>DiscardFacts</name>
    <message>
        <source>Mind: the next player can take the {pile} for it and add it to {ranks}.</source>
        <translation>Cuidado: con ella el siguiente puede tomar el {pile}, porque ya tiene {ranks} en la mesa.</translation>
    </message>
    <message>
        <source>The next player has not opened and needs a natural pair for it.</source>
        <translation>El siguiente todavía no ha abierto y necesita un par natural para ella.</translation>
    </message>
    <message>
        <source>{ranks}: the next player threw one away too.</source>
        <translation>{ranks}: el siguiente también descartó una carta así.</translation>
    </message>
    <message>
        <source>{ranks}: the next player let one lie lately.</source>
        <translation>{ranks}: hace poco el siguiente dejó pasar una carta así.</translation>
    </message>
    <message>
        <source>The next player&apos;s side has no meld of {ranks}.</source>
        <translation>{ranks}: el bando del siguiente no tiene esa combinación.</translation>
    </message>
    <message>
        <source>Nothing else in the hand goes with it.</source>
        <translation>Nada más de su mano va con ella.</translation>
    </message>
    <message>
        <source>{melded} melded</source>
        <translation>{melded} en la mesa</translation>
    </message>
    <message>
        <source>{piled} in the {pile}</source>
        <translation>{piled} en el {pile}</translation>
    </message>
    <message>
        <source>{ranks}: {where}; {unseen} not seen yet.</source>
        <translation>{ranks}: {where}; {unseen} sin ver todavía.</translation>
    </message>
</context>
<context>
    <name>DiscardReasons</name>
    <message>
        <source>With a wild card on top, the next player cannot take the {pile}.</source>
        <translation>Con un comodín encima, el siguiente no puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>With this card on top, the next player cannot take the {pile}.</source>
        <translation>Con esta carta encima, el siguiente no puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>It was the card that could be spared best.</source>
        <translation>Era la carta que menos falta hacía.</translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>El riesgo de que el siguiente tome el {pile} por ella: {risk} de 100.</translation>
    </message>
    <message numerus="yes">
        <source>In the hand it was worth about %Ln points.</source>
        <translation>
            <numerusform>En la mano valía alrededor de %Ln punto.</numerusform>
            <numerusform>En la mano valía alrededor de %Ln puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner may want to lay some cards first.</source>
        <translation>Tal vez la pareja quiera bajar antes algunas cartas.</translation>
    </message>
    <message>
        <source>That depends on what the cards in the hand would lose.</source>
        <translation>Depende de lo que perderían las cartas de la mano.</translation>
    </message>
    <message numerus="yes">
        <source>They would have lost %Ln points.</source>
        <translation>
            <numerusform>Habrían perdido %Ln punto.</numerusform>
            <numerusform>Habrían perdido %Ln puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards could go, and that ends the deal.</source>
        <translation>Todas las cartas podían salir, y eso termina la ronda.</translation>
    </message>
    <message numerus="yes">
        <source>All cards could go, and with %n canastas that ends the deal.</source>
        <translation>
            <numerusform>Todas las cartas podían salir, y con %n canasta eso termina la ronda.</numerusform>
            <numerusform>Todas las cartas podían salir, y con %n canastas eso termina la ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules nobody goes out without asking the partner.</source>
        <translation>Según estas reglas, nadie se va sin preguntar a su pareja.</translation>
    </message>
    <message>
        <source>A special hand ({hand}): {points} points at once.</source>
        <translation>Una mano especial ({hand}): {points} puntos de una vez.</translation>
    </message>
</context>
<context>
    <name>DrawReasons</name>
    <message>
        <source>The {pile} was not to be had, or not worth it.</source>
        <translation>El {pile} no se podía tomar, o no valía la pena.</translation>
    </message>
    <message>
        <source>The {stock} is empty, and the {pile} was not to be had, or not worth it.</source>
        <translation>El {stock} está vacío, y el {pile} no se podía tomar o no valía la pena.</translation>
    </message>
    <message numerus="yes">
        <source>The {pile} could be taken, but that looked %Ln points worse.</source>
        <translation>
            <numerusform>El {pile} se podía tomar, pero parecía %Ln punto peor.</numerusform>
            <numerusform>El {pile} se podía tomar, pero parecía %Ln puntos peor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Caliente card brings %n new cards.</source>
        <translation>
            <numerusform>La carta Caliente trae %n carta nueva.</numerusform>
            <numerusform>La carta Caliente trae %n cartas nuevas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no other way to go on.</source>
        <translation>No había otra manera de seguir.</translation>
    </message>
    <message numerus="yes">
        <source>That looked better by %Ln points.</source>
        <translation>
            <numerusform>Parecía mejor por %Ln punto.</numerusform>
            <numerusform>Parecía mejor por %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the {pile} seemed worth more than drawing from the {stock}.</source>
        <translation>
            <numerusform>%n carta del {pile} parecía valer más que robar del {stock}.</numerusform>
            <numerusform>%n cartas del {pile} parecían valer más que robar del {stock}.</numerusform>
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
            <numerusform>puntos por ronda frente a «{level}» con las mismas cartas, de %n ronda</numerusform>
            <numerusform>puntos por ronda frente a «{level}» con las mismas cartas, de %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rating follows from %n compared deals of a game.</source>
        <translation>
            <numerusform>La clasificación sale a partir de %n ronda comparada de un juego.</numerusform>
            <numerusform>La clasificación sale a partir de %n rondas comparadas de un juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {figure} {explanation}.</source>
        <translation>Su clasificación: {figure} {explanation}.</translation>
    </message>
    <message>
        <source>The nearest strength is “{level}”.</source>
        <translation>El nivel más cercano es «{level}».</translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>The boxed game by Winning Moves</source>
        <translation>El juego en caja de Winning Moves</translation>
    </message>
    <message>
        <source>The boxed game as Geeky Hobbies explains it</source>
        <translation>El juego en caja según lo explica Geeky Hobbies</translation>
    </message>
    <message>
        <source>The boxed game by Hasbro, 2001</source>
        <translation>El juego en caja de Hasbro, 2001</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Standard</source>
        <translation>La caja completa de Winning Moves: Standard</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Samba</source>
        <translation>La caja completa de Winning Moves: Samba</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Hand and Foot</source>
        <translation>La caja completa de Winning Moves: Hand and Foot</translation>
    </message>
    <message>
        <source>The laws of 1949 to 1951, with ordinary cards</source>
        <translation>Las reglas de 1949 a 1951, con cartas corrientes</translation>
    </message>
    <message>
        <source>The game of the great canasta years: two natural cards of your own take a frozen pile.</source>
        <translation>El juego de los grandes años de la canasta: dos cartas naturales propias toman un pozo congelado.</translation>
    </message>
    <message>
        <source>Draw two cards, throw one. Sequences of seven cards pay most; two canastas to go out.</source>
        <translation>Robe dos cartas y descarte una. Las escaleras de siete cartas son las que más valen; dos canastas para irse.</translation>
    </message>
    <message>
        <source>The game of the big box, with Bonus and Stop cards; one canasta to go out.</source>
        <translation>El juego de la caja grande, con cartas Bonus y Stop; una canasta para irse.</translation>
    </message>
    <message>
        <source>The game of the boxes, told more fully; for every number of players.</source>
        <translation>El juego de las cajas, contado con más detalle; para cualquier número de jugadores.</translation>
    </message>
    <message>
        <source>Any number of wild cards, as long as they are fewer than the natural ones.</source>
        <translation>Cuantos comodines quiera, mientras sean menos que las cartas naturales.</translation>
    </message>
    <message>
        <source>The pile is always frozen and begins empty. Sevens and aces pay 2,500, wild cards 2,000 or more; unfinished, they cost as much.</source>
        <translation>El pozo está siempre congelado y empieza vacío. Sietes y ases dan 2500, los comodines 2000 o más; incompletos, cuestan lo mismo.</translation>
    </message>
    <message>
        <source>The sources leave open what happens when every discard is barred, and what an unfinished meld with four jokers costs. Here any card is thrown then, and it costs 2,000 points as others do. A special hand needs no canastas and no question, and twos and jokers mix only as the five wild cards of a dream hand.</source>
        <translation>Las fuentes no dicen qué pasa cuando todo descarte está prohibido, ni cuánto cuesta una combinación inacabada con cuatro jokers. Aquí se descarta entonces cualquier carta, y cuesta 2000 puntos como las demás. Una mano especial no exige canastas ni preguntar, y los doses y los jokers solo se mezclan como los cinco comodines de una mano soñada.</translation>
    </message>
    <message>
        <source>Classic canasta with ordinary cards</source>
        <translation>Canasta clásica con cartas corrientes</translation>
    </message>
    <message>
        <source>The sources leave open whether a wild canasta counts for going out as any other does, and whether wild cards may still join other melds while one of wild cards is unfinished. Here both hold.</source>
        <translation>Las fuentes no dicen si una canasta de comodines cuenta para irse como cualquier otra, ni si los comodines pueden unirse a otras combinaciones mientras una de comodines está sin terminar. Aquí valen las dos cosas.</translation>
    </message>
    <message>
        <source>The usual boxed game: Bonus, Stop and wild cards with pictures, one canasta to go out.</source>
        <translation>El juego de caja habitual: cartas Bonus, Stop y comodines con dibujos, una canasta para irse.</translation>
    </message>
    <message>
        <source>{count} in each hand</source>
        <translation>{count} en cada mano</translation>
    </message>
    <message>
        <source>{count} more in each foot</source>
        <translation>{count} más en cada pie</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>hasta {points} puntos</translation>
    </message>
    <message>
        <source>wild cards: always fewer than natural ones</source>
        <translation>comodines: siempre menos que cartas naturales</translation>
    </message>
    <message>
        <source>at most {count} wild cards in a meld</source>
        <translation>como máximo {count} comodines en una combinación</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>unos {count} min</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jugadores</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>de {fewest} a {most} jugadores</translation>
    </message>
    <message>
        <source>{some} or {most} players</source>
        <translation>{some} o {most} jugadores</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>el pozo siempre está congelado</translation>
    </message>
    <message>
        <source>two cards from the hand take the pile</source>
        <translation>dos cartas de la mano toman el pozo</translation>
    </message>
    <message>
        <source>the top card alone may join your meld</source>
        <translation>la carta de arriba puede ir sola a su combinación</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Con cartas Caliente</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>El pozo siempre está congelado</translation>
    </message>
    <message>
        <source>With a third deck</source>
        <translation>Con una tercera baraja</translation>
    </message>
    <message>
        <source>All six play</source>
        <translation>Juegan los seis</translation>
    </message>
    <message>
        <source>wild cards only in melds of their own</source>
        <translation>comodines solo en combinaciones propias</translation>
    </message>
    <message>
        <source>no wild cards in melds</source>
        <translation>sin comodines en las combinaciones</translation>
    </message>
    <message>
        <source>at most {count} wild cards beside natural ones</source>
        <translation>como máximo {count} comodines junto a cartas naturales</translation>
    </message>
    <message>
        <source>at least {count} natural cards beside wild ones</source>
        <translation>al menos {count} cartas naturales junto a comodines</translation>
    </message>
    <message>
        <source>beside natural cards always fewer wild ones</source>
        <translation>junto a cartas naturales, siempre menos comodines</translation>
    </message>
    <message>
        <source>Wild cards alone are melds, and the pile is always frozen</source>
        <translation>Los comodines solos son combinaciones, y el pozo siempre está congelado</translation>
    </message>
    <message>
        <source>Wild cards make canastas of their own, and the pile is always frozen.</source>
        <translation>Los comodines forman canastas propias, y el pozo está siempre congelado.</translation>
    </message>
    <message>
        <source>With three packs of cards</source>
        <translation>Con tres barajas</translation>
    </message>
    <message>
        <source>Samba with melds of wild cards; you go out with a sequence</source>
        <translation>Samba con combinaciones de comodines; para irse hace falta una escalera</translation>
    </message>
    <message>
        <source>Sequences and melds of wild cards in one game; without a sequence of seven nobody goes out.</source>
        <translation>Escaleras y combinaciones de comodines en un mismo juego; sin una escalera de siete nadie se va.</translation>
    </message>
    <message>
        <source>The sources leave open whether black threes cost 100 when the stock runs out, and whether wild cards may join sets while a meld of them is unfinished. Here they cost 100 only when somebody went out, and wild cards are free.</source>
        <translation>Las fuentes no dicen si los treses negros cuestan 100 cuando se agota el mazo, ni si los comodines pueden unirse a grupos mientras una combinación de ellos está sin terminar. Aquí cuestan 100 solo si alguien se ha ido, y los comodines son libres.</translation>
    </message>
    <message>
        <source>Three packs or four, with sequences and melds of wild cards</source>
        <translation>Tres barajas o cuatro, con escaleras y combinaciones de comodines</translation>
    </message>
    <message>
        <source>Sets, sequences and melds of wild cards, with three packs of cards or four.</source>
        <translation>Grupos, escaleras y combinaciones de comodines, con tres o cuatro barajas.</translation>
    </message>
    <message>
        <source>This is a reconstruction: only the packs and the kinds of melds are described. All other values are those of Bolivia, and house rules can change each of them.</source>
        <translation>Es una reconstrucción: solo están descritas las barajas y las clases de combinaciones. Todos los demás valores son los de Bolivia, y las reglas de la casa pueden cambiar cada uno.</translation>
    </message>
    <message>
        <source>With four packs of cards</source>
        <translation>Con cuatro barajas</translation>
    </message>
    <message>
        <source>Melds end with seven cards, and wild canastas pay by what is in them</source>
        <translation>Las combinaciones acaban con siete cartas, y las canastas de comodines pagan según sus cartas</translation>
    </message>
    <message>
        <source>The source leaves open how many canastas you need for going out, and whose the black threes of a taken pile are. Here one canasta is enough, a wild one too, and they count for the side that took them, whatever it has melded.</source>
        <translation>La fuente no dice cuántas canastas hacen falta para irse ni de quién son los treses negros de un pozo tomado. Aquí basta una canasta, también de comodines, y cuentan para el bando que los tomó, haya bajado lo que haya bajado.</translation>
    </message>
    <message>
        <source>Seven twos are worth 4,000 points. The pile is always frozen, and no meld outgrows seven cards.</source>
        <translation>Siete doses valen 4000 puntos. El pozo está siempre congelado y ninguna combinación pasa de siete cartas.</translation>
    </message>
    <message>
        <source>Bolivia with canastas to open, and short sequences that cost</source>
        <translation>Bolivia con canastas para abrir, y las escaleras cortas cuestan</translation>
    </message>
    <message>
        <source>The sources leave open what counts for the 200 points from 8,000 on, and whether each short sequence costs 1,000. Here the values of all cards laid count, without canastas, and each one costs.</source>
        <translation>Las fuentes no dicen qué cuenta para los 200 puntos a partir de 8000 ni si cada escalera corta cuesta 1000. Aquí cuentan los valores de todas las cartas bajadas, sin canastas, y cada una cuesta.</translation>
    </message>
    <message>
        <source>Bolivia with a canasta to open late in the match. Sequences of fewer than five cards cost 1,000 points.</source>
        <translation>Bolivia en la que al final de la partida se abre con una canasta. Las escaleras de menos de cinco cartas cuestan 1000 puntos.</translation>
    </message>
    <message>
        <source>A second hand, the foot, waits for you. Four deals, and five canastas to go out.</source>
        <translation>Le espera una segunda mano, el pie. Cuatro rondas, y cinco canastas para irse.</translation>
    </message>
    <message>
        <source>The game with three packs from the laws of 1951</source>
        <translation>El juego con tres barajas de las reglas de 1951</translation>
    </message>
    <message>
        <source>Sequences of one suit pay most. Two canastas to go out, and red threes need them, too.</source>
        <translation>Las escaleras de un palo son las que más pagan. Dos canastas para irse, y los treses rojos también las necesitan.</translation>
    </message>
    <message>
        <source>The sources disagree about the first melds from 7,000 points on, 150 or 160, and do not say whether a hand laid at once needs them. Here they need 150, always.</source>
        <translation>Las fuentes no coinciden sobre la primera bajada a partir de 7000 puntos, 150 o 160, ni dicen si una mano bajada de una vez la necesita. Aquí son siempre 150.</translation>
    </message>
    <message>
        <source>Canasta with three packs for six players, all of them at the table</source>
        <translation>Canasta con tres barajas para seis jugadores, todos a la mesa</translation>
    </message>
    <message>
        <source>Six play at once, in two sides of three or three sides of two; two canastas to go out.</source>
        <translation>Juegan seis a la vez, en dos bandos de tres o tres de dos; dos canastas para irse.</translation>
    </message>
    <message>
        <source>The source tells what differs from the game for four. It does not say how many cards are drawn, nor whether the card turned up counts toward the first meld: here both are as in the game for four.</source>
        <translation>La fuente dice en qué se distingue del juego para cuatro. No dice cuántas cartas se roban ni si la carta descubierta cuenta para la primera bajada: aquí ambas cosas son como entre cuatro.</translation>
    </message>
    <message>
        <source>Hand and Foot as card players know it, with a pack more than players</source>
        <translation>Hand and Foot como lo conocen los jugadores, con una baraja más que jugadores</translation>
    </message>
    <message>
        <source>A second hand waits for you. From the pile come the top seven cards, and two twos take a two.</source>
        <translation>Le espera una segunda mano. Del pozo se toman las siete cartas de arriba, y dos doses toman un dos.</translation>
    </message>
    <message>
        <source>The sources leave open where a joker that two jokers take is laid, and how play ends with the stock. Here it joins the open meld of wild cards, and play goes on while the pile is taken.</source>
        <translation>Las fuentes no dicen adónde va un joker que toman dos jokers, ni cómo termina el juego con el mazo. Aquí va a la combinación abierta de comodines, y se sigue mientras se toma el pozo.</translation>
    </message>
    <message>
        <source>Classic canasta with four packs; its own rules were never published</source>
        <translation>Canasta clásica con cuatro barajas; sus propias reglas nunca se publicaron</translation>
    </message>
    <message>
        <source>Four packs, two cards a turn and two canastas to go out: classic canasta at full speed.</source>
        <translation>Cuatro barajas, dos cartas por turno y dos canastas para irse: la canasta clásica a toda velocidad.</translation>
    </message>
    <message>
        <source>Nothing is known of this game but its name and its four packs. All else is our own reading, classic canasta made larger; house rules change it.</source>
        <translation>De este juego solo se conocen el nombre y las cuatro barajas. Lo demás es lectura nuestra, la canasta clásica en grande; las reglas de la casa lo cambian.</translation>
    </message>
    <message>
        <source>Your first canasta brings you eleven more cards. Sevens stay in the hand until both sides have a canasta of them.</source>
        <translation>Su primera canasta le da once cartas más. Los sietes se guardan hasta que los dos bandos tengan una canasta de ellos.</translation>
    </message>
    <message>
        <source>The sources leave open when the packet is taken up, whether one must have it for going out, and what going out pays. Here it comes at once, nobody goes out without it, and going out pays 100.</source>
        <translation>Las fuentes no dicen cuándo se toma el paquete, si hace falta para irse ni cuánto paga irse. Aquí viene enseguida, nadie se va sin él, e irse paga 100.</translation>
    </message>
    <message>
        <source>A good beginning: ordinary cards, short rules, and always two cards of your own for the pile.</source>
        <translation>Un buen comienzo: cartas corrientes, reglas cortas, y para el pozo siempre dos cartas propias.</translation>
    </message>
    <message>
        <source>Canasta for three, with a lone hand against two partners</source>
        <translation>Canasta para tres: uno solo contra una pareja</translation>
    </message>
    <message>
        <source>All begin alone. Who first takes the pile plays on alone, and the other two become partners for the deal.</source>
        <translation>Todos empiezan solos. Quien toma primero el pozo sigue solo, y los otros dos son pareja en esa ronda.</translation>
    </message>
    <message>
        <source>The sources leave open whether a partner&apos;s melds of the same rank are joined, and whether going out needs one canasta or two. Here both melds stay, and two canastas are needed, those of both partners together.</source>
        <translation>Las fuentes no aclaran si se juntan las combinaciones del mismo valor de la pareja, ni si para irse hace falta una canasta o dos. Aquí ambas quedan en la mesa y hacen falta dos canastas, sumando las de la pareja.</translation>
    </message>
    <message>
        <source>Thirteen cards, no card turned up, and no mercy for what is left unfinished</source>
        <translation>Trece cartas, ninguna descubierta y sin piedad con lo inacabado</translation>
    </message>
    <message>
        <source>Three packs without sequences; twos are a rank of their own</source>
        <translation>Tres barajas sin escaleras; los doses son un valor propio</translation>
    </message>
    <message>
        <source>The pile begins with cards that nobody knows, and only a pair takes it. Seven twos pay 3,000, and many canastas pay extra.</source>
        <translation>El pozo empieza con cartas que nadie conoce, y solo un par lo toma. Siete doses valen 3000, y muchas canastas pagan además.</translation>
    </message>
    <message>
        <source>The sources leave open when red threes count minus, which side gets the points for many canastas, and how many cards lie under an ace. Here red threes need two canastas, both sides get the points, and it is 14.</source>
        <translation>Las fuentes no dicen cuándo restan los treses rojos, qué bando cobra las muchas canastas ni cuántas cartas hay debajo de un as. Aquí los treses rojos necesitan dos canastas, cobran los dos bandos y son 14.</translation>
    </message>
    <message>
        <source>Four packs for five or six, with a packet to earn and sevens to keep</source>
        <translation>Cuatro barajas para cinco o seis, con un paquete que ganar y sietes que guardar</translation>
    </message>
</context>
<context>
    <name>EndTexts</name>
    <message>
        <source>That was the lesson “{title}”.</source>
        <translation>Esa fue la lección «{title}».</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Siguiente: {title}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver al juego</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Without a {stock}, a fitting card must be taken</source>
        <translation>Sin {stock}, hay que tomar la carta que sirve</translation>
    </message>
    <message>
        <source>When the top card fits your meld and the {pile} is not frozen.</source>
        <translation>Cuando la carta de arriba va con su combinación y el {pile} no está congelado.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card end the deal</source>
        <translation>Los {bonuses} como última carta terminan la ronda</translation>
    </message>
    <message>
        <source>There is no card left to replace it with.</source>
        <translation>Ya no queda carta con que reemplazarlo.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card stay in the hand</source>
        <translation>Los {bonuses} como última carta se quedan en la mano</translation>
    </message>
    <message>
        <source>They are not laid then, and cost what such a card costs in a hand.</source>
        <translation>Entonces no se ponen en la mesa y cuestan lo que tal carta cuesta en la mano.</translation>
    </message>
    <message>
        <source>A deal in which nobody goes out is void</source>
        <translation>Una ronda en la que nadie se va es nula</translation>
    </message>
    <message>
        <source>When the {stock} is used up, no side scores anything.</source>
        <translation>Cuando se acaba el {stock}, ningún bando anota nada.</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Puntos para ganar la partida</translation>
    </message>
    <message>
        <source>A side with so many points ends the match.</source>
        <translation>Un bando que llega a esos puntos termina la partida.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>sin meta</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Rondas de una partida</translation>
    </message>
    <message>
        <source>After so many deals the match is over.</source>
        <translation>Después de ese número de rondas termina la partida.</translation>
    </message>
    <message>
        <source>until the target is reached</source>
        <translation>hasta llegar a la meta</translation>
    </message>
    <message>
        <source>Sides that are equal at the end</source>
        <translation>Bandos empatados al final</translation>
    </message>
    <message>
        <source>When two sides lead with the same score as the match would be over.</source>
        <translation>Cuando dos bandos van primeros con los mismos puntos y la partida terminaría.</translation>
    </message>
    <message>
        <source>another deal decides</source>
        <translation>decide otra ronda</translation>
    </message>
    <message>
        <source>they share the win</source>
        <translation>comparten la victoria</translation>
    </message>
    <message>
        <source>The last card of the {stock} ends the deal</source>
        <translation>La última carta del {stock} termina la ronda</translation>
    </message>
    <message>
        <source>Who draws it plays the turn to its end; then the deal is over.</source>
        <translation>Quien la roba juega el turno hasta el final; entonces termina la ronda.</translation>
    </message>
</context>
<context>
    <name>ErrorRateTexts</name>
    <message>
        <source>Points lost a decision</source>
        <translation>Puntos perdidos por decisión</translation>
    </message>
    <message numerus="yes">
        <source>{points} in %n decisions</source>
        <translation>
            <numerusform>{points} en %n decisión</numerusform>
            <numerusform>{points} en %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the moves of the hints, in many trials. Their luck counts for and against you, and cancels out in time.</source>
        <translation>En comparación con las jugadas de los consejos, en muchas pruebas. El azar de estas cuenta a favor y en contra y se compensa con el tiempo.</translation>
    </message>
    <message>
        <source>Result {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Resultado {lead}: decisiones propias {own} ± {doubt}, cartas y otros jugadores {rest}.</translation>
    </message>
    <message>
        <source>Mean result of a deal {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Resultado medio de una ronda {lead}: decisiones propias {own} ± {doubt}, cartas y otros jugadores {rest}.</translation>
    </message>
    <message>
        <source>{first} at first, {last} of late.</source>
        <comment>points lost a decision</comment>
        <translation>{first} al principio, {last} últimamente.</translation>
    </message>
    <message>
        <source>Let a deal be reviewed to the end, and it counts here.</source>
        <translation>Una ronda repasada hasta el final cuenta aquí.</translation>
    </message>
    <message>
        <source>Three exercises</source>
        <translation>Tres ejercicios</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Deal {deal}. You deal.</source>
        <translation>Ronda {deal}. Usted reparte.</translation>
    </message>
    <message>
        <source>Deal {deal}. {player} deals.</source>
        <translation>Ronda {deal}. Reparte {player}.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Usted descansa.</translation>
    </message>
    <message>
        <source>{player} sits out.</source>
        <translation>{player} descansa.</translation>
    </message>
    <message>
        <source>{player} ({card})</source>
        <comment>a player and the card drawn</comment>
        <translation>{player} ({card})</translation>
    </message>
    <message>
        <source>Cards drawn for the seats: {cards}.</source>
        <translation>Cartas sacadas para los asientos: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Su mano: {cards}.</translation>
    </message>
    <message>
        <source>You lay a {bonus}.</source>
        <translation>Usted pone un {bonus}.</translation>
    </message>
    <message>
        <source>{player} lays a {bonus}.</source>
        <translation>{player} pone un {bonus}.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Carta vuelta: {card}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Es su turno.</translation>
    </message>
    <message>
        <source>You draw {a_card} instead.</source>
        <translation>A cambio roba {a_card}.</translation>
    </message>
    <message>
        <source>You draw {a_card}.</source>
        <translation>Usted roba {a_card}.</translation>
    </message>
    <message>
        <source>{player} draws another card instead.</source>
        <translation>{player} roba otra carta a cambio.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} roba una carta.</translation>
    </message>
    <message numerus="yes">
        <source>You take the {pile}: %n cards.</source>
        <translation>
            <numerusform>Usted toma el {pile}: %n carta.</numerusform>
            <numerusform>Usted toma el {pile}: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the {pile}: %n cards.</source>
        <translation>
            <numerusform>{player} toma el {pile}: %n carta.</numerusform>
            <numerusform>{player} toma el {pile}: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play a Caliente card.</source>
        <translation>Usted juega una carta Caliente.</translation>
    </message>
    <message>
        <source>{player} plays a Caliente card.</source>
        <translation>{player} juega una carta Caliente.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Usted baja {cards}.</translation>
    </message>
    <message>
        <source>You add {cards}.</source>
        <translation>Usted añade {cards}.</translation>
    </message>
    <message>
        <source>{player} lays {cards}.</source>
        <translation>{player} baja {cards}.</translation>
    </message>
    <message>
        <source>{player} adds {cards}.</source>
        <translation>{player} añade {cards}.</translation>
    </message>
    <message>
        <source>You combine two melds.</source>
        <translation>Usted junta dos combinaciones.</translation>
    </message>
    <message>
        <source>{player} combines two melds.</source>
        <translation>{player} junta dos combinaciones.</translation>
    </message>
    <message>
        <source>A natural canasta!</source>
        <translation>¡Una canasta limpia!</translation>
    </message>
    <message>
        <source>A mixed canasta!</source>
        <translation>¡Una canasta sucia!</translation>
    </message>
    <message>
        <source>{A_samba}!</source>
        <translation>¡{A_samba}!</translation>
    </message>
    <message>
        <source>{A_wild_canasta}!</source>
        <translation>¡{A_wild_canasta}!</translation>
    </message>
    <message>
        <source>You discard {a_card}.</source>
        <translation>Usted descarta {a_card}.</translation>
    </message>
    <message>
        <source>{player} discards {a_card}.</source>
        <translation>{player} descarta {a_card}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen.</source>
        <translation>El {pile} está congelado.</translation>
    </message>
    <message>
        <source>You ask {partner}: may I go out?</source>
        <translation>Usted pregunta a {partner}: ¿puedo irme?</translation>
    </message>
    <message>
        <source>{player} asks you: may I go out?</source>
        <translation>{player} le pregunta: ¿puedo irme?</translation>
    </message>
    <message>
        <source>{player} asks {partner}: may I go out?</source>
        <translation>{player} pregunta a {partner}: ¿puedo irme?</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Usted dice que sí.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Usted dice que no.</translation>
    </message>
    <message>
        <source>{player} says yes.</source>
        <translation>{player} dice que sí.</translation>
    </message>
    <message>
        <source>{player} says no.</source>
        <translation>{player} dice que no.</translation>
    </message>
    <message>
        <source>You could not go out: all see {cards}.</source>
        <translation>Usted no pudo irse: todos ven {cards}.</translation>
    </message>
    <message>
        <source>{player} could not go out and shows {cards}.</source>
        <translation>{player} no pudo irse y muestra {cards}.</translation>
    </message>
    <message>
        <source>You pick up your foot.</source>
        <translation>Usted toma su pie.</translation>
    </message>
    <message>
        <source>{player} picks up the foot.</source>
        <translation>{player} toma su pie.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Usted pasa.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasa.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>El {stock} está vacío.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Usted se ha ido.</translation>
    </message>
    <message>
        <source>{player} went out.</source>
        <translation>{player} se ha ido.</translation>
    </message>
    <message>
        <source>You went out with a concealed hand.</source>
        <translation>Usted se ha ido con la mano oculta.</translation>
    </message>
    <message>
        <source>{player} went out with a concealed hand.</source>
        <translation>{player} se ha ido con la mano oculta.</translation>
    </message>
    <message>
        <source>You laid a special hand open: {hand}.</source>
        <translation>Usted ha mostrado una mano especial: {hand}.</translation>
    </message>
    <message>
        <source>{player} laid a special hand open: {hand}.</source>
        <translation>{player} ha mostrado una mano especial: {hand}.</translation>
    </message>
    <message>
        <source>The match is over. {side}: victory!</source>
        <translation>La partida ha terminado. {side}: ¡victoria!</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>The deal is over: the {stock} is empty and nobody went out.</source>
        <translation>La ronda ha terminado: el {stock} está vacío y nadie se fue.</translation>
    </message>
    <message>
        <source>The deal is over: the last card was a {bonus}.</source>
        <translation>La ronda ha terminado: la última carta era un {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {points} points.</source>
        <translation>{side}: {points} puntos.</translation>
    </message>
    <message>
        <source>You lay a {stop} aside.</source>
        <translation>Usted aparta un {stop}.</translation>
    </message>
    <message>
        <source>{player} lays a {stop} aside.</source>
        <translation>{player} aparta un {stop}.</translation>
    </message>
    <message>
        <source>{player} draws {a_card} instead.</source>
        <translation>{player} roba {a_card} a cambio.</translation>
    </message>
    <message>
        <source>{player} draws {a_card}.</source>
        <translation>{player} roba {a_card}.</translation>
    </message>
    <message>
        <source>A canasta of sevens!</source>
        <translation>¡Una canasta de sietes!</translation>
    </message>
    <message>
        <source>You play alone in this deal; {first} and {second} are partners.</source>
        <translation>Usted juega sin pareja en esta ronda; {first} hace pareja con {second}.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; {first} and {second} are partners.</source>
        <translation>{lone} juega sin pareja en esta ronda; {first} hace pareja con {second}.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; you and {second} are partners.</source>
        <translation>{lone} juega sin pareja en esta ronda; usted hace pareja con {second}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie face down under it.</source>
        <translation>
            <numerusform>Debajo queda %n carta boca abajo.</numerusform>
            <numerusform>Debajo quedan %n cartas boca abajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down under it were {cards}.</source>
        <translation>Debajo, boca abajo, había {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the %n face-down cards.</source>
        <translation>
            <numerusform>{player} se lleva también %n carta boca abajo.</numerusform>
            <numerusform>{player} se lleva también las %n cartas boca abajo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseFlow</name>
    <message>
        <source>The judge could not look at every move. Nothing is kept.</source>
        <translation>El árbitro no pudo ver todas las jugadas. No se guarda nada.</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Volver al ejercicio</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Opening with exactly the minimum</source>
        <translation>Abrir con los puntos justos</translation>
    </message>
    <message>
        <source>Taking a frozen {pile}</source>
        <translation>Tomar un {pile} congelado</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Defenderse</translation>
    </message>
    <message>
        <source>When to freeze</source>
        <translation>Cuándo congelar</translation>
    </message>
    <message>
        <source>When to go out</source>
        <translation>Cuándo irse</translation>
    </message>
    <message>
        <source>The {stock} runs out</source>
        <translation>El {stock} se acaba</translation>
    </message>
    <message>
        <source>Draw, then open with as few cards as you can: what stays in the hand can take the {pile}.</source>
        <translation>Robe y abra después con las menos cartas que pueda: lo que queda en la mano puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen, and you hold the pair. Is it worth more than a card from the {stock}?</source>
        <translation>El {pile} está congelado, y usted tiene el par. ¿Vale más que una carta del {stock}?</translation>
    </message>
    <message>
        <source>The others are ahead and want the {pile}. Find the discard that gives them least.</source>
        <translation>Los otros van ganando y quieren el {pile}. Busque el descarte que menos les dé.</translation>
    </message>
    <message>
        <source>A fat {pile}, and the others have melds. Does your wild card pay more in the {pile} than in your hand?</source>
        <translation>Un {pile} grande, y los otros tienen combinaciones. ¿Rinde más su comodín en el {pile} que en su mano?</translation>
    </message>
    <message>
        <source>You can go out soon. Now, or a turn later with more on the table?</source>
        <translation>Pronto puede irse. ¿Ahora, o un turno después con más en la mesa?</translation>
    </message>
    <message>
        <source>Only two cards are left in the {stock}. Get rid of what would count against you.</source>
        <translation>Solo quedan dos cartas en el {stock}. Deshágase de lo que contaría en su contra.</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Positions from real deals. In each, one move is clearly the best: find it.</source>
        <translation>Posiciones de rondas reales. En cada una hay una jugada claramente mejor: encuéntrela.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Más ejercicios</translation>
    </message>
    <message>
        <source>From new deals</source>
        <translation>De rondas nuevas</translation>
    </message>
    <message>
        <source>From my own deals</source>
        <translation>De mis rondas</translation>
    </message>
    <message>
        <source>Ten in a row, easy to hard</source>
        <translation>Diez seguidos, de fácil a difícil</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Next for me</source>
        <translation>El siguiente para mí</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n from before come back today.</source>
        <translation>
            <numerusform>Hoy vuelve %n de antes.</numerusform>
            <numerusform>Hoy vuelven %n de antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>None from before comes back today.</source>
        <translation>Hoy no vuelve ninguno de antes.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n ejercicio</numerusform>
            <numerusform>%n ejercicios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n sin probar</numerusform>
            <numerusform>%n sin probar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n para repetir</numerusform>
            <numerusform>%n para repetir</numerusform>
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
            <numerusform>{made} de {most} encontrados; %n posición examinada.</numerusform>
            <numerusform>{made} de {most} encontrados; %n posiciones examinadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new exercises were found.</source>
        <translation>
            <numerusform>Se encontró %n ejercicio nuevo.</numerusform>
            <numerusform>Se encontraron %n ejercicios nuevos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made in the background, on this computer. It takes a few minutes.</source>
        <translation>Se preparan en segundo plano, en esta computadora. Tarda unos minutos.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}</source>
        <translation>{game}, {players}</translation>
    </message>
    <message>
        <source>About a minute each.</source>
        <translation>Cerca de un minuto cada uno.</translation>
    </message>
</context>
<context>
    <name>ExhaustionTopic</name>
    <message>
        <source>When the {stock} is empty</source>
        <translation>Cuando el {stock} se acaba</translation>
    </message>
    <message>
        <source>A deal that ends so is void: no side gets points in it, or loses any.</source>
        <translation>Una ronda que termina así es nula: ningún bando gana ni pierde puntos.</translation>
    </message>
    <message>
        <source>With an empty {stock} the deal goes on while each player takes the {pile}.</source>
        <translation>Con el {stock} vacío, la ronda sigue mientras cada jugador tome el {pile}.</translation>
    </message>
    <message>
        <source>Nobody has to take it.</source>
        <translation>Nadie está obligado a tomarlo.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits an unfinished meld of the own side.</source>
        <translation>Quien puede tomarlo tiene que hacerlo, si no está congelado y su carta de arriba va con una combinación sin completar del propio bando.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits a meld of the own side.</source>
        <translation>Quien puede tomarlo tiene que hacerlo, si no está congelado y su carta de arriba va con una combinación del propio bando.</translation>
    </message>
    <message>
        <source>Whoever cannot take it, or does not want to, passes: the deal is over.</source>
        <translation>Quien no puede o no quiere tomarlo, pasa: la ronda ha terminado.</translation>
    </message>
    <message>
        <source>Then nobody gets the points for going out.</source>
        <translation>Entonces nadie recibe los puntos por irse.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, it stays in the hand and costs {points} points, and the deal ends at once.</source>
        <translation>Si la última carta del {stock} es un {bonus}, se queda en la mano y cuesta {points} puntos, y la ronda termina en el acto.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus} or a {stop}, it stays in the hand and the deal ends at once: the {bonus} costs {points} points, the {stop} its value.</source>
        <translation>Si la última carta del {stock} es un {bonus} o un {stop}, se queda en la mano y la ronda termina en el acto: el {bonus} cuesta {points} puntos, el {stop} su valor.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the deal ends at once.</source>
        <translation>Si la última carta del {stock} es un {bonus}, la ronda termina en el acto.</translation>
    </message>
    <message>
        <source>Whoever draws the last card plays the turn to its end. With the discard the deal is over.</source>
        <translation>Quien roba la última carta juega su turno hasta el final. Con el descarte termina la ronda.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the turn goes on without it. Whoever then can neither discard nor go out ends the deal.</source>
        <translation>Si la última carta del {stock} es un {bonus}, el turno sigue sin ella. Si entonces no puede descartar ni irse, la ronda termina.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>A turn begins with %n cards from here, or with the {pile}.</source>
        <translation>
            <numerusform>Un turno empieza con %n carta de aquí o con el {pile}.</numerusform>
            <numerusform>Un turno empieza con %n cartas de aquí o con el {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>El {pile}</translation>
    </message>
    <message>
        <source>It is empty. What is discarded lies here.</source>
        <translation>Está vacío. Aquí queda lo que se descarta.</translation>
    </message>
    <message>
        <source>Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends.</source>
        <translation>No hay nada que robar: quien no puede tomar el {pile} pasa, y la ronda termina.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes all of it.</source>
        <translation>
            <numerusform>Tiene %n carta, encima {card}. Quien lo toma se lo lleva entero.</numerusform>
            <numerusform>Tiene %n cartas, encima {card}. Quien lo toma se lo lleva entero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take it while that card lies on top.</source>
        <translation>Nadie puede tomarlo mientras esa carta esté encima.</translation>
    </message>
    <message>
        <source>It is open for you.</source>
        <translation>Está abierto para usted.</translation>
    </message>
    <message>
        <source>Two natural {ranks} from your hand take it; you hold {have}.</source>
        <translation>Dos {ranks} naturales de su mano lo toman; usted tiene {have}.</translation>
    </message>
    <message>
        <source>One of them and a wild card do as well.</source>
        <translation>Una de esas cartas y un comodín también sirven.</translation>
    </message>
    <message>
        <source>Or the top card joins your meld alone.</source>
        <translation>O la carta de arriba va sola a su combinación.</translation>
    </message>
    <message>
        <source>In this game it is always frozen.</source>
        <translation>En este juego siempre está congelado.</translation>
    </message>
    <message>
        <source>It is frozen for everybody, because of {cards}.</source>
        <translation>Está congelado para todos, por {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for you, because your side has not melded.</source>
        <translation>Está congelado para usted, porque su bando todavía no ha bajado cartas.</translation>
    </message>
    <message>
        <source>Your first melds need {need} points together.</source>
        <translation>Su primera bajada necesita {need} puntos en total.</translation>
    </message>
    <message>
        <source>The meld with the top card would count {have} of them.</source>
        <translation>La combinación con la carta de arriba contaría {have} de ellos.</translation>
    </message>
    <message numerus="yes">
        <source>Its %n cards count {points} points.</source>
        <translation>
            <numerusform>Su %n carta cuenta {points} puntos.</numerusform>
            <numerusform>Sus %n cartas cuentan {points} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The canasta adds {points} points to them.</source>
        <translation>La canasta les suma {points} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards make it a canasta.</source>
        <translation>
            <numerusform>Con %n carta más es una canasta.</numerusform>
            <numerusform>Con %n cartas más es una canasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is closed: no more cards join it.</source>
        <translation>Está completa: no admite más cartas.</translation>
    </message>
    <message>
        <source>No more wild cards join it.</source>
        <translation>No admite más comodines.</translation>
    </message>
    <message numerus="yes">
        <source>It may hold %n wild cards and has {have}.</source>
        <translation>
            <numerusform>Puede tener %n comodín y tiene {have}.</numerusform>
            <numerusform>Puede tener %n comodines y tiene {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards.</source>
        <translation>Tiene que haber más cartas naturales que comodines.</translation>
    </message>
    <message>
        <source>You can add to it in your turn.</source>
        <translation>Puede añadirle cartas en su turno.</translation>
    </message>
    <message>
        <source>With a score of {score}, the first melds need {need} points.</source>
        <translation>Con {score} puntos, la primera bajada necesita {need} puntos.</translation>
    </message>
    <message>
        <source>In deal {deal}, the first melds need {need} points.</source>
        <translation>En la ronda {deal}, la primera bajada necesita {need} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln points on the table, and against you in your hand.</source>
        <translation>
            <numerusform>Cuenta %Ln punto en la mesa, y en contra si se queda en la mano.</numerusform>
            <numerusform>Cuenta %Ln puntos en la mesa, y en contra si se queda en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>{need} cards of a rank make a meld; wild cards can stand in for some.</source>
        <translation>{need} cartas del mismo valor son una combinación; los comodines pueden ocupar el lugar de algunas.</translation>
    </message>
    <message>
        <source>It stands in for a card of a meld. On the {pile} it freezes it.</source>
        <translation>Ocupa el lugar de una carta en una combinación. En el {pile}, lo congela.</translation>
    </message>
    <message>
        <source>It is laid beside your melds and another card drawn; it is never discarded.</source>
        <translation>Se pone junto a sus combinaciones y se roba otra carta; nunca se descarta.</translation>
    </message>
    <message>
        <source>On the {pile} it keeps the next player from taking it.</source>
        <translation>En el {pile}, impide que el siguiente jugador lo tome.</translation>
    </message>
    <message>
        <source>It is melded only to go out.</source>
        <translation>Solo se baja para irse.</translation>
    </message>
    <message>
        <source>It is never melded.</source>
        <translation>Nunca se baja.</translation>
    </message>
    <message>
        <source>Played instead of drawing, it fills a small hand up.</source>
        <translation>Jugada en lugar de robar, completa una mano pequeña.</translation>
    </message>
    <message>
        <source>Cards of a suit in a row make a meld, too.</source>
        <translation>También forman combinación cartas seguidas de un palo.</translation>
    </message>
    <message>
        <source>Wild cards make melds of their own, too.</source>
        <translation>Los comodines solos también forman combinación.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas before it may go out.</source>
        <translation>
            <numerusform>Un bando necesita %n canasta antes de poder irse.</numerusform>
            <numerusform>Un bando necesita %n canastas antes de poder irse.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins your meld of {ranks}.</source>
        <translation>Va con su combinación de {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen for your side, because of {cards}.</source>
        <translation>Está congelado para su bando, por {cards}.</translation>
    </message>
    <message>
        <source>Your side takes it only after its first melds, which come from the hand.</source>
        <translation>Su bando lo toma solo después de su primera bajada, que sale de la mano.</translation>
    </message>
    <message>
        <source>A canasta must be among its first melds.</source>
        <translation>En su primera bajada debe haber una canasta.</translation>
    </message>
    <message>
        <source>A canasta that is not mixed must be among its first melds.</source>
        <translation>En su primera bajada debe haber una canasta que no sea sucia.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</source>
        <translation>
            <numerusform>Tiene %n carta; arriba, {card}. Quien lo toma se lleva como mucho las {most} de arriba.</numerusform>
            <numerusform>Tiene %n cartas; arriba, {card}. Quien lo toma se lleva como mucho las {most} de arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two {ranks} from your hand take it; you hold {have}.</source>
        <translation>Dos {ranks} de su mano lo toman; usted tiene {have}.</translation>
    </message>
    <message numerus="yes">
        <source>Each wild card needs %n natural cards.</source>
        <translation>
            <numerusform>Cada comodín necesita %n carta natural.</numerusform>
            <numerusform>Cada comodín necesita %n cartas naturales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down at the bottom: nobody knows them yet.</source>
        <translation>
            <numerusform>%n de ellas está boca abajo en el fondo: nadie la conoce aún.</numerusform>
            <numerusform>%n de ellas están boca abajo en el fondo: nadie las conoce aún.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Choose a face, {place}</source>
        <translation>Elegir una cara, {place}</translation>
    </message>
    <message>
        <source>{name} has it: the two change faces.</source>
        <translation>La tiene {name}: se intercambian las caras.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Perro</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Oso</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Conejo</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Búho</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
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
        <translation>Cerdo</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Erizo</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pingüino</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Mapache</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Oveja</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tigre</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fairness record</source>
        <translation>Registro de juego limpio</translation>
    </message>
    <message>
        <source>What the computers did</source>
        <translation>Lo que hicieron las computadoras</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>When the first deal is over, you see here what every computer saw.</source>
        <translation>Cuando termine la primera ronda, verá aquí lo que vio cada computadora.</translation>
    </message>
    <message>
        <source>Deal {count}: what every computer saw when it chose. It was told no more.</source>
        <translation>Ronda {count}: lo que vio cada computadora cuando eligió. No se le dijo nada más.</translation>
    </message>
    <message>
        <source>Fingerprint of deal {count}, which is being played: {print}</source>
        <translation>Huella de la ronda {count}, que se está jugando: {print}</translation>
    </message>
    <message>
        <source>Checked: the cards dealt were those fixed before the match.</source>
        <translation>Comprobado: las cartas repartidas eran las fijadas antes de la partida.</translation>
    </message>
    <message>
        <source>The cards dealt are not those fixed before the match!</source>
        <translation>¡Las cartas repartidas no son las fijadas antes de la partida!</translation>
    </message>
    <message>
        <source>Deal {count} had the fingerprint {print}. Its salt is {salt}: compare the fingerprint with the one shown during the deal.</source>
        <translation>La ronda {count} tenía la huella {print}. Su sal es {salt}: compare la huella con la que se mostró durante la ronda.</translation>
    </message>
    <message>
        <source>What the computer saw</source>
        <translation>Lo que vio la computadora</translation>
    </message>
</context>
<context>
    <name>FeatTexts</name>
    <message>
        <source>Concealed</source>
        <translation>Oculto</translation>
    </message>
    <message>
        <source>Shut out</source>
        <translation>Sin abrir</translation>
    </message>
    <message>
        <source>Great pile</source>
        <translation>Gran pozo</translation>
    </message>
    <message>
        <source>Heap of fifty</source>
        <translation>Medio centenar</translation>
    </message>
    <message>
        <source>Three natural canastas</source>
        <translation>Tres canastas limpias</translation>
    </message>
    <message>
        <source>Seven natural canastas</source>
        <translation>Siete canastas limpias</translation>
    </message>
    <message>
        <source>Five canastas</source>
        <translation>Cinco canastas</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Canasta de comodines</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sietes</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mano especial</translation>
    </message>
    <message>
        <source>Dream hand</source>
        <translation>Mano soñada</translation>
    </message>
    <message>
        <source>Red threes at extra pay</source>
        <translation>Treses rojos con premio</translation>
    </message>
    <message>
        <source>Half the way</source>
        <translation>Medio camino</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>Remontada</translation>
    </message>
    <message>
        <source>Every deal</source>
        <translation>Todas las rondas</translation>
    </message>
    <message>
        <source>Against the strongest</source>
        <translation>Contra los más fuertes</translation>
    </message>
    <message>
        <source>Went out concealed.</source>
        <translation>Se fue con la mano oculta.</translation>
    </message>
    <message>
        <source>Went out before the others had laid a card.</source>
        <translation>Se fue antes de que los otros bajaran una carta.</translation>
    </message>
    <message>
        <source>Took a pile of thirty cards or more.</source>
        <translation>Tomó un pozo de treinta cartas o más.</translation>
    </message>
    <message>
        <source>Took a pile of fifty cards or more.</source>
        <translation>Tomó un pozo de cincuenta cartas o más.</translation>
    </message>
    <message>
        <source>Three natural canastas of one side in a deal.</source>
        <translation>Tres canastas limpias de un bando en una ronda.</translation>
    </message>
    <message>
        <source>Seven natural canastas of one side in a match.</source>
        <translation>Siete canastas limpias de un bando en una partida.</translation>
    </message>
    <message>
        <source>Five canastas of one side in a deal.</source>
        <translation>Cinco canastas de un bando en una ronda.</translation>
    </message>
    <message>
        <source>Completed a canasta of wild cards.</source>
        <translation>Completó una canasta de comodines.</translation>
    </message>
    <message>
        <source>Completed a samba: seven cards of a suit in a row.</source>
        <translation>Completó una samba: siete cartas seguidas de un palo.</translation>
    </message>
    <message>
        <source>Completed a canasta of sevens.</source>
        <translation>Completó una canasta de sietes.</translation>
    </message>
    <message>
        <source>Laid a special hand open and ended the deal.</source>
        <translation>Mostró una mano especial y terminó la ronda.</translation>
    </message>
    <message>
        <source>Laid a dream hand open.</source>
        <translation>Mostró una mano soñada.</translation>
    </message>
    <message>
        <source>So many red threes that they paid extra.</source>
        <translation>Tantos treses rojos que dieron un premio.</translation>
    </message>
    <message>
        <source>Half of the points that the match needs, in one deal.</source>
        <translation>La mitad de los puntos de la partida en una sola ronda.</translation>
    </message>
    <message>
        <source>Won after being behind by a third of the match.</source>
        <translation>Ganó tras ir perdiendo por un tercio de la partida.</translation>
    </message>
    <message>
        <source>Won a match with the most points in every deal.</source>
        <translation>Ganó una partida con más puntos en todas las rondas.</translation>
    </message>
    <message>
        <source>Won against strong players, with no hint and nothing undone.</source>
        <translation>Ganó a jugadores fuertes sin consejos y sin deshacer nada.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>“{name}” is among your house rules now. Choose it in New match.</source>
        <translation>«{name}» está ahora entre sus reglas de la casa. Elíjala en «Nueva partida».</translation>
    </message>
</context>
<context>
    <name>FinderRow</name>
    <message>
        <source>Search: game, player, date, note</source>
        <translation>Buscar: juego, jugador, fecha, nota</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <translation>Buscar partidas guardadas</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>How many finished games are kept</source>
        <translation>Cuántas partidas terminadas se conservan</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Últimas primero</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Por jugadores</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Mayores primero</translation>
    </message>
    <message>
        <source>Keep the last {count}</source>
        <translation>Conservar las últimas {count}</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conservar todas</translation>
    </message>
    <message>
        <source>Older finished games without a note are deleted when this list is opened.</source>
        <translation>Las partidas terminadas anteriores sin nota se eliminan al abrir esta lista.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>Your first deal</source>
        <translation>Su primera ronda</translation>
    </message>
    <message>
        <source>Once a side has {target} points after a deal, the match ends: the higher total wins.</source>
        <translation>Cuando un bando tiene {target} puntos tras una ronda, termina la partida: gana el total más alto.</translation>
    </message>
    <message>
        <source>Draw from the {stock} first.</source>
        <translation>Primero robe del {stock}.</translation>
    </message>
    <message>
        <source>You drew a king. Raise it, then click your kings on the table.</source>
        <translation>Ha robado un rey. Elíjalo y haga clic en sus reyes de la mesa.</translation>
    </message>
    <message>
        <source>You drew a king. Click it, then click your kings on the table.</source>
        <translation>Ha robado un rey. Haga clic en él y luego en sus reyes de la mesa.</translation>
    </message>
    <message>
        <source>Not yet: first the king belongs on your kings.</source>
        <translation>Todavía no: primero el rey va con sus reyes.</translation>
    </message>
    <message>
        <source>A canasta! It pays {natural} points.</source>
        <translation>¡Una canasta! Da {natural} puntos.</translation>
    </message>
    <message>
        <source>A canasta! Without wild cards it is natural, has a red card on top, and pays {natural} points.</source>
        <translation>¡Una canasta! Sin comodines es limpia, lleva encima una carta roja y da {natural} puntos.</translation>
    </message>
    <message>
        <source>A canasta without wild cards: it has a red card on top and brings {natural} points.</source>
        <translation>Una canasta sin comodines: lleva encima una carta roja y da {natural} puntos.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is mixed and pays {mixed}.</source>
        <translation>Con comodines, como esta combinación, una canasta es sucia y da {mixed}.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is “mixed” and brings {mixed}.</source>
        <translation>Con comodines, como esta combinación, una canasta es «sucia» y da {mixed}.</translation>
    </message>
    <message numerus="yes">
        <source>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Sin cartas usted «se va»: no hay más turnos, se cuentan los puntos. Para eso su bando necesita una canasta: la tiene. Robe.</numerusform>
            <numerusform>Sin cartas usted «se va»: no hay más turnos, se cuentan los puntos. Para eso su bando necesita %n canastas: las tiene. Robe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eights are a meld: lay all of them, so that one card is left.</source>
        <translation>Los ochos son una combinación: bájelos todos, para que quede una sola carta.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table bring points, cards in a hand cost points.</source>
        <translation>Usted se fue: {points} puntos más. Las cartas en la mesa dan puntos; las que quedan en una mano los quitan.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals the side with more points wins.</source>
        <translation>
            <numerusform>Después de una ronda gana el bando con más puntos.</numerusform>
            <numerusform>Después de %n rondas gana el bando con más puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the cards are dealt again, until a side has {target} points: more points win.</source>
        <translation>Luego se reparte otra vez, hasta que un bando tiene {target} puntos: gana quien tiene más.</translation>
    </message>
    <message>
        <source>Some turns later your side has six kings. One more makes a canasta. Draw.</source>
        <translation>Unos turnos después su bando tiene seis reyes. Uno más hace una canasta. Robe.</translation>
    </message>
    <message>
        <source>Discard the five or the four, and keep both eights for your next turn.</source>
        <translation>Descarte el cinco o el cuatro y guarde los dos ochos para su próximo turno.</translation>
    </message>
    <message>
        <source>Discard the five or the four: the eights belong together.</source>
        <translation>Descarte el cinco o el cuatro: los ochos van juntos.</translation>
    </message>
    <message numerus="yes">
        <source>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Sin cartas usted se va y termina la ronda. Para eso su bando necesita una canasta: la tiene. Robe.</numerusform>
            <numerusform>Sin cartas usted se va y termina la ronda. Para eso su bando necesita %n canastas: las tiene. Robe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the eights first: one card is left to discard.</source>
        <translation>Baje primero los ochos: queda una carta para descartar.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table count plus, cards still in a hand minus.</source>
        <translation>Usted se fue: {points} puntos más. Las cartas en la mesa suman; las que quedan en una mano restan.</translation>
    </message>
    <message>
        <source>From the first card to the score.</source>
        <translation>Desde la primera carta hasta la puntuación.</translation>
    </message>
</context>
<context>
    <name>FirstMeldTexts</name>
    <message>
        <source>Now raise the aces and the two. Then click the empty table.</source>
        <translation>Ahora elija los ases y el dos. Después haga clic en una parte libre de la mesa.</translation>
    </message>
    <message>
        <source>Now raise the queens and the joker. Then click the empty table.</source>
        <translation>Ahora elija las reinas y el joker. Después haga clic en una parte libre de la mesa.</translation>
    </message>
    <message>
        <source>Now raise the three queens. Then click the empty table.</source>
        <translation>Ahora elija las tres reinas. Después haga clic en una parte libre de la mesa.</translation>
    </message>
    <message>
        <source>Now raise both queens and the wild card. Then click the empty table.</source>
        <translation>Ahora elija las dos reinas y el comodín. Después haga clic en una parte libre de la mesa.</translation>
    </message>
    <message>
        <source>Now press the button that lays all.</source>
        <translation>Ahora pulse el botón que lo baja todo.</translation>
    </message>
    <message>
        <source>Click the three kings: they rise. Then click the empty table, or press {lay_key}.</source>
        <translation>Haga clic en los tres reyes: se levantan. Después haga clic en una parte libre de la mesa, o pulse {lay_key}.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more. Your kings make {points1}, the queens with the wild card {points2}: enough.</source>
        <translation>Para abrir, la primera bajada de su bando necesita {need} puntos o más. Sus reyes valen {points1}, las reinas con el comodín {points2}: suficiente.</translation>
    </message>
    <message>
        <source>First lay the kings, and the queens with the wild card. Leave the nines in your hand: you will need them.</source>
        <translation>Primero baje los reyes, y las reinas con el comodín. Deje los nueves en la mano: los necesitará.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, without a wild card. Your kings make {points1}, the queens {points2}: enough.</source>
        <translation>Para abrir, la primera bajada de su bando necesita {need} puntos o más, sin comodines. Sus reyes valen {points1}, las reinas {points2}: suficiente.</translation>
    </message>
    <message>
        <source>First lay the kings and the queens. Leave the nines in your hand: you will need them.</source>
        <translation>Primero baje los reyes y las reinas. Deje los nueves en la mano: los necesitará.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, three natural cards of a rank among them. Your kings make {points1}, the queens with the joker {points2}, the aces with the two {points3}: enough.</source>
        <translation>Para abrir, la primera bajada de su bando necesita {need} puntos o más, con tres cartas naturales de un mismo valor. Sus reyes valen {points1}, las reinas con el joker {points2}, los ases con el dos {points3}: suficiente.</translation>
    </message>
    <message>
        <source>First lay the kings, the queens with the joker, and the aces with the two. Leave the nines in your hand: you will need them.</source>
        <translation>Primero baje los reyes, las reinas con el joker y los ases con el dos. Deje los nueves en la mano: los necesitará.</translation>
    </message>
</context>
<context>
    <name>FirstTimeCard</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>FirstTimeTexts</name>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets all its cards.</source>
        <translation>Alguien tomó el {pile}: quien puede bajar en el acto su carta de arriba recibe todas sus cartas.</translation>
    </message>
    <message>
        <source>The {pile} was frozen: now only two natural cards like its top card take it.</source>
        <translation>Se ha congelado el {pile}: ahora solo lo toman dos cartas naturales como la de arriba.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Vale {points} puntos.</translation>
    </message>
    <message>
        <source>It counts {points} points once its side has melds.</source>
        <translation>Vale {points} puntos cuando su bando tiene combinaciones.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta.</source>
        <translation>Vale {points} puntos cuando su bando tiene una canasta.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has two canastas.</source>
        <translation>Vale {points} puntos cuando su bando tiene dos canastas.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta of sevens.</source>
        <translation>Vale {points} puntos cuando su bando tiene una canasta de sietes.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>A {stop} was discarded: the next player cannot take the {pile}.</source>
        <translation>Se descartó un {stop}: el siguiente no puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>Who could go out may ask the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Quien podría irse puede preguntar antes a su pareja si le conviene: sí o no, nada más.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Quien quiere irse pregunta antes a su pareja si le conviene: sí o no, nada más.</translation>
    </message>
    <message>
        <source>Going out ends the deal and brings {points} points. What is left in the hands counts against their sides.</source>
        <translation>Irse termina la ronda y da {points} puntos. Lo que queda en las manos cuenta contra su bando.</translation>
    </message>
    <message>
        <source>A side has opened: from now on it may add single cards to its melds.</source>
        <translation>Un bando ha abierto: desde ahora puede añadir cartas sueltas a sus combinaciones.</translation>
    </message>
    <message>
        <source>A side has opened with at least {need} points. From now on it may add single cards.</source>
        <translation>Un bando ha abierto con al menos {need} puntos. Desde ahora puede añadir cartas sueltas.</translation>
    </message>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets its top {most} cards.</source>
        <translation>Alguien tomó el {pile}: quien puede bajar en el acto su carta de arriba recibe sus {most} cartas de arriba.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile}: now only two natural cards like its top card take it.</source>
        <translation>Un comodín ha congelado el {pile}: ahora solo lo toman dos cartas naturales como la de arriba.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile} for the other side: only two natural cards like its top card take it.</source>
        <translation>Un comodín ha congelado el {pile} para el otro bando: solo lo toman dos cartas naturales como la de arriba.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards of a rank, and many points on top of them.</source>
        <translation>Una canasta: {size} cartas de un valor, y muchos puntos además.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards, and many points on top of them.</source>
        <translation>Una canasta: {size} cartas, y muchos puntos además.</translation>
    </message>
    <message>
        <source>A {bonus} is laid at once, and another card drawn.</source>
        <translation>Un {bonus} se pone enseguida en la mesa y se roba otra carta.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Un bando necesita una canasta para irse.</numerusform>
            <numerusform>Un bando necesita %n canastas para irse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurns</name>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points, most of all a canasta: {size} cards with the same letter or number.</source>
        <translation>El objetivo: más puntos que los otros. Dan puntos las cartas que baja a la mesa, sobre todo una canasta: {size} cartas con la misma letra o el mismo número.</translation>
    </message>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points. A “canasta” brings most: {size} cards with the same letter or number. You already have three kings.</source>
        <translation>El objetivo: más puntos que los otros. Las cartas en la mesa dan puntos. Una «canasta» da más que nada: {size} cartas con la misma letra o el mismo número. Usted ya tiene tres reyes.</translation>
    </message>
    <message>
        <source>A turn has 3 parts. Draw from the {stock}, face down. Lay cards on the table, if you like. Discard: put one on the {pile}.</source>
        <translation>Un turno tiene 3 partes. Robe del {stock}, boca abajo. Baje cartas a la mesa, si quiere. Descarte una en el {pile}.</translation>
    </message>
    <message>
        <source>When it is your “turn”, you do three things. First “draw”: take a card from the “{stock}”. Then lay cards on the table, if you like. Last put one card on the “{pile}”.</source>
        <translation>Cuando es su «turno», usted hace tres cosas. Primero «robar»: tome una carta del «{stock}». Luego baje cartas a la mesa, si quiere. Al final ponga una carta en el «{pile}».</translation>
    </message>
    <message numerus="yes">
        <source>These are your %n cards; only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Esta es su carta; solo usted la ve. Muestra sus puntos.</numerusform>
            <numerusform>Estas son sus %n cartas; solo usted las ve. Cada una muestra sus puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n cards are your “hand”. Only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Esta carta es su «mano». Solo usted la ve. Muestra sus puntos.</numerusform>
            <numerusform>Estas %n cartas son su «mano». Solo usted las ve. Cada una muestra sus puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner plays with you: what one of you lays is for both.</source>
        <translation>Su pareja juega con usted: lo que baja uno es de los dos.</translation>
    </message>
    <message>
        <source>You and your partner are a “side”: what one of you lays is for both.</source>
        <translation>Usted y su pareja son un «bando»: lo que baja uno es de los dos.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</source>
        <translation>
            <numerusform>Es su turno. Primero robe una carta: haga clic en el {stock} o pulse {draw_key}.</numerusform>
            <numerusform>Es su turno. Primero robe %n cartas: haga clic en el {stock} o pulse {draw_key}.</numerusform>
        </translation>
    </message>
    <message>
        <source>First draw from the {stock}: that is how a turn begins.</source>
        <translation>Primero robe del {stock}: así empieza un turno.</translation>
    </message>
    <message>
        <source>This is a “{bonus}”. It lies here for points, and you got a new card for it.</source>
        <translation>Esto es un «{bonus}». Queda aquí y da puntos, y a cambio recibió otra carta.</translation>
    </message>
    <message>
        <source>It counts {points} once your side has laid cards.</source>
        <translation>Cuenta {points} puntos cuando su bando tenga cartas en la mesa.</translation>
    </message>
    <message>
        <source>{size} or more cards with the same letter or number, of one rank, laid on the table, are a meld.</source>
        <translation>{size} o más cartas con la misma letra o el mismo número, es decir, del mismo valor, bajadas a la mesa, son una combinación.</translation>
    </message>
    <message>
        <source>A “meld” is a group on the table: {size} or more cards with the same letter or number.</source>
        <translation>Una «combinación» es un grupo en la mesa: {size} o más cartas con la misma letra o el mismo número.</translation>
    </message>
    <message>
        <source>The other cards are natural.</source>
        <translation>Las demás cartas son naturales.</translation>
    </message>
    <message>
        <source>All others are “natural cards”.</source>
        <translation>Las demás son «cartas naturales».</translation>
    </message>
    <message>
        <source>A meld needs these, too.</source>
        <translation>Una combinación también las necesita.</translation>
    </message>
    <message>
        <source>The nines are a meld; the other cards are in your hand.</source>
        <translation>Los nueves son una combinación; las otras cartas están en su mano.</translation>
    </message>
    <message>
        <source>Well done. Now “discard”: click a single low card, such as the four. Then click the {pile}, or press {pile_key}.</source>
        <translation>Bien hecho. Ahora «descartar»: haga clic en una carta baja suelta, como el cuatro. Luego haga clic en el {pile}, o pulse {pile_key}.</translation>
    </message>
    <message>
        <source>Now discard a single low card. Keep both nines.</source>
        <translation>Ahora descarte una carta baja suelta. Guarde los dos nueves.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} y {jokers} son «comodines»: cada uno vale por cualquier otra carta, o van juntos. Usted tiene un comodín, aquí en el marco.</numerusform>
            <numerusform>{twos} y {jokers} son «comodines»: cada uno vale por cualquier otra carta, o van juntos. Usted tiene %n comodines, aquí en el marco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} y {jokers} son «comodines»: cada uno vale por cualquier otra carta. Usted tiene un comodín, aquí en el marco.</numerusform>
            <numerusform>{twos} y {jokers} son «comodines»: cada uno vale por cualquier otra carta. Usted tiene %n comodines, aquí en el marco.</numerusform>
        </translation>
    </message>
    <message>
        <source>A nine was thrown, and you hold two. Raise both and click the {pile}: you take its cards instead of drawing.</source>
        <translation>Alguien descartó un nueve, y usted tiene dos. Elija los dos y haga clic en el {pile}: toma sus cartas en lugar de robar.</translation>
    </message>
    <message>
        <source>A nine lies on the {pile}, and you have two. Click both, then click the {pile}: you take all its cards and do not draw.</source>
        <translation>En el {pile} hay un nueve, y usted tiene dos. Haga clic en los dos y luego en el {pile}: toma todas sus cartas y no roba.</translation>
    </message>
    <message>
        <source>Do not draw this time. Raise both nines and take the {pile} with them.</source>
        <translation>No robe esta vez. Elija los dos nueves y tome con ellos el {pile}.</translation>
    </message>
    <message>
        <source>If you hold two natural cards like its top card, you may take the {pile}.</source>
        <translation>Si tiene dos cartas naturales como la de arriba, puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that you need least.</source>
        <translation>Termine su turno: descarte la carta que menos falta le haga.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: raise one card, click the {pile}.</source>
        <translation>Su turno termina con un descarte: elija una carta y haga clic en el {pile}.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: click one card, then the {pile}.</source>
        <translation>Su turno termina con un descarte: haga clic en una carta y luego en el {pile}.</translation>
    </message>
    <message>
        <source>You drew a {bonus}. It lies here, and you got another card for it.</source>
        <translation>Ha robado un {bonus}. Queda aquí, y a cambio recibió otra carta.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Cuenta {points} puntos.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta.</source>
        <translation>Cuenta {points} puntos en cuanto su bando tenga una canasta.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has two canastas.</source>
        <translation>Cuenta {points} puntos en cuanto su bando tenga dos canastas.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta of sevens.</source>
        <translation>Cuenta {points} puntos en cuanto su bando tenga una canasta de sietes.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>Your side has opened. Now raise a single low card, such as the four, and click the {pile}, or press {pile_key}.</source>
        <translation>Su bando ha abierto. Ahora elija una carta baja suelta, como el cuatro, y haga clic en el {pile}, o pulse {pile_key}.</translation>
    </message>
    <message>
        <source>To “open”, your side lays its first melds, worth {need} points or more. Yours are worth enough.</source>
        <translation>Para «abrir», su bando hace su primera bajada, que vale {need} puntos o más. La suya alcanza.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} y {jokers} son comodines: sustituyen a otras cartas, o forman juntos una combinación. Usted tiene un comodín, aquí en el marco.</numerusform>
            <numerusform>{twos} y {jokers} son comodines: sustituyen a otras cartas, o forman juntos una combinación. Usted tiene %n comodines, aquí en el marco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} y {jokers} son comodines: sustituyen a otras cartas. Usted tiene un comodín, aquí en el marco.</numerusform>
            <numerusform>{twos} y {jokers} son comodines: sustituyen a otras cartas. Usted tiene %n comodines, aquí en el marco.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootLesson</name>
    <message>
        <source>Hand &amp; Foot: the second hand</source>
        <translation>Hand &amp; Foot, «mano y pie»: la segunda mano</translation>
    </message>
    <message>
        <source>What is different in Hand &amp; Foot.</source>
        <translation>Qué cambia en Hand &amp; Foot.</translation>
    </message>
    <message numerus="yes">
        <source>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</source>
        <translation>
            <numerusform>Junto a su nombre está su pie: una segunda mano de una carta. Nadie la ve antes de tiempo.</numerusform>
            <numerusform>Junto a su nombre está su pie: una segunda mano de %n cartas. Nadie la ve antes de tiempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Get rid of your hand: first lay the nines.</source>
        <translation>Juegue toda su mano: primero baje los nueves.</translation>
    </message>
    <message>
        <source>First lay all your nines.</source>
        <translation>Primero baje todos sus nueves.</translation>
    </message>
    <message>
        <source>Now your last card: lay the king on the kings.</source>
        <translation>Ahora su última carta: añada el rey a los reyes.</translation>
    </message>
    <message>
        <source>Lay the king: then your hand is empty.</source>
        <translation>Baje el rey: así su mano queda vacía.</translation>
    </message>
    <message>
        <source>That was the last card of your hand: you picked up the foot and play on.</source>
        <translation>Era la última carta de su mano: tomó el pie y sigue jugando.</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canastas.</source>
        <translation>
            <numerusform>Para irse, su bando necesita una canasta.</numerusform>
            <numerusform>Para irse, su bando necesita %n canastas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootTopic</name>
    <message>
        <source>The foot</source>
        <translation>El pie</translation>
    </message>
    <message>
        <source>The foot is your second hand of {count} cards; nobody looks at it before.</source>
        <translation>El pie es su segunda mano de {count} cartas; antes nadie la mira.</translation>
    </message>
    <message>
        <source>Meld your last card, and you pick up the foot at once and play on from it.</source>
        <translation>Si baja su última carta, toma el pie en el acto y sigue jugando con él.</translation>
    </message>
    <message>
        <source>Discard your last card, and you play from the foot in your next turn.</source>
        <translation>Si descarta su última carta, juega con el pie a partir de su próximo turno.</translation>
    </message>
    <message>
        <source>A {bonus} in it is laid by itself, and another card is drawn for it.</source>
        <translation>Si en él hay un {bonus}, se pone solo y se roba otra carta por él.</translation>
    </message>
    <message>
        <source>Emptying the first hand is not going out.</source>
        <translation>Quedarse sin la primera mano no es irse.</translation>
    </message>
    <message>
        <source>The cards of a foot that was not picked up count against you at the end.</source>
        <translation>Las cartas de un pie que no se tomó cuentan en su contra al final.</translation>
    </message>
    <message>
        <source>Each {bonus} in it costs {points} points.</source>
        <translation>Cada {bonus} que haya en él cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>Many call it the packet. The first canasta that you finish yourself brings it: you take it up at once and play on with all your cards.</source>
        <translation>Muchos lo llaman el paquete. Lo trae la primera canasta que complete usted: lo toma enseguida y sigue jugando con todas sus cartas.</translation>
    </message>
    <message>
        <source>Nobody goes out before having taken it up.</source>
        <translation>Nadie se va antes de haberlo tomado.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>minus</source>
        <extracomment>What is said before a number below zero, as in &quot;minus 150 points&quot;.</extracomment>
        <translation>menos</translation>
    </message>
</context>
<context>
    <name>FreezingDecision</name>
    <message>
        <source>When to freeze</source>
        <translation>Cuándo congelar</translation>
    </message>
    <message>
        <source>When a wild card does more in the {pile} than in your hand.</source>
        <translation>Cuándo un comodín sirve más en el {pile} que en la mano.</translation>
    </message>
    <message>
        <source>The others have melds, you have none. {count} cards lie in the {pile}. You hold three pairs, a queen and a seven that fit their melds, and a wild card.</source>
        <translation>Los otros tienen combinaciones, usted ninguna. Hay {count} cartas en el {pile}. Usted tiene tres pares, una reina y un siete que van con las de ellos, y un comodín.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>¿Qué carta descarta? Usted decide.</translation>
    </message>
    <message>
        <source>That card may give them all {count} cards. A wild card freezes the {pile}: then only a natural pair takes it, and you hold three.</source>
        <translation>Esa carta puede darles las {count} cartas. Un comodín congela el {pile}: entonces solo lo toma un par natural, y usted tiene tres.</translation>
    </message>
    <message>
        <source>Frozen. Their melds do not help them to the {pile} now. If a four, a five or a nine is discarded to you, it is yours.</source>
        <translation>Congelado. Ahora sus combinaciones no les dan el {pile}. Si le descartan un cuatro, un cinco o un nueve, es suyo.</translation>
    </message>
    <message>
        <source>Here your kings lack one card for a canasta. {count} cards lie in the {pile}, and the others have one meld.</source>
        <translation>Aquí a sus reyes les falta una carta para la canasta. Hay {count} cartas en el {pile}, y los otros tienen una combinación.</translation>
    </message>
    <message>
        <source>What do you do with your wild card: discard it, lay it, or keep it?</source>
        <translation>¿Qué hace con su comodín: descartarlo, bajarlo o guardarlo?</translation>
    </message>
    <message>
        <source>Lay the wild card on your kings, or discard another card.</source>
        <translation>Añada el comodín a sus reyes, o descarte otra carta.</translation>
    </message>
    <message>
        <source>There is little in the {pile}, and that card can finish your canasta: {points} points. Lay it or keep it, and discard another card.</source>
        <translation>Hay poco en el {pile}, y esa carta puede completar su canasta: {points} puntos. Bájela o guárdela, y descarte otra.</translation>
    </message>
    <message>
        <source>Freeze when the {pile} is fat, when the others would get it sooner than you, and when you hold pairs. Otherwise keep your wild cards.</source>
        <translation>Congele cuando el {pile} es gordo, cuando los otros lo tomarían antes que usted y cuando tiene pares. Si no, guarde sus comodines.</translation>
    </message>
</context>
<context>
    <name>FreezingLesson</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>El {pile} congelado</translation>
    </message>
    <message>
        <source>Keep the others from the {pile}, and take it all the same.</source>
        <translation>Cierre el {pile} a los otros, y tómelo a pesar de todo.</translation>
    </message>
    <message>
        <source>The others have melds, you have none, and {count} cards lie in the {pile}. Your king fits a meld of theirs. A wild card thrown freezes the {pile}.</source>
        <translation>Los otros tienen combinaciones, usted ninguna, y hay {count} cartas en el {pile}. Su rey encaja en una combinación de ellos. Un comodín descartado congela el {pile}.</translation>
    </message>
    <message>
        <source>Whoever discards a wild card freezes the {pile}.</source>
        <translation>Quien descarta un comodín congela el {pile}.</translation>
    </message>
    <message>
        <source>Freeze the {pile}: discard your wild card.</source>
        <translation>Congele el {pile}: descarte su comodín.</translation>
    </message>
    <message>
        <source>Only a wild card freezes: discard that one.</source>
        <translation>Solo un comodín congela: descarte ese.</translation>
    </message>
    <message>
        <source>It lies crosswise, so that nobody forgets it. From now on a wild card helps nobody to take the {pile}; two natural cards from the hand do.</source>
        <translation>Queda atravesado, para que nadie lo olvide. Desde ahora un comodín no le sirve a nadie para tomar el {pile}; dos cartas naturales de la mano, sí.</translation>
    </message>
    <message>
        <source>It lies crosswise. From now on a wild card does not help your opponents to take the {pile}; two natural cards from the hand do.</source>
        <translation>Queda atravesado. Desde ahora un comodín no les sirve a sus rivales para tomar el {pile}; dos cartas naturales de la mano, sí.</translation>
    </message>
    <message>
        <source>In this {pile} a wild card lies crosswise: it is frozen until somebody takes it. A natural card with a wild card does not help now.</source>
        <translation>En este {pile} hay un comodín atravesado: está congelado hasta que alguien lo tome. Una carta natural con un comodín ahora no sirve.</translation>
    </message>
    <message>
        <source>By your rules the {pile} is always frozen: a natural card with a wild card never takes it.</source>
        <translation>Según sus reglas el {pile} siempre está congelado: una carta natural con un comodín nunca lo toma.</translation>
    </message>
    <message>
        <source>But you hold two queens. Raise both and take the {pile}.</source>
        <translation>Pero usted tiene dos reinas. Elija las dos y tome el {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: two natural queens take even a frozen {pile}.</source>
        <translation>No robe: dos reinas naturales toman hasta un {pile} congelado.</translation>
    </message>
</context>
<context>
    <name>FrozenTopic</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>El {pile} congelado</translation>
    </message>
    <message>
        <source>In this game the {pile} is always frozen, for everybody.</source>
        <translation>En este juego el {pile} siempre está congelado, para todos.</translation>
    </message>
    <message>
        <source>For each player it is frozen, too, until that player has taken it once in the deal.</source>
        <translation>También está congelado para cada jugador hasta que lo haya tomado una vez en la ronda.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for everybody.</source>
        <translation>Un comodín descartado congela el {pile} para todos.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for the opponents only.</source>
        <translation>Un comodín descartado congela el {pile} solo para los rivales.</translation>
    </message>
    <message>
        <source>A {stop} freezes it in the same way, also one that is turned up first.</source>
        <translation>Un {stop} lo congela del mismo modo, también si es la primera carta vuelta.</translation>
    </message>
    <message>
        <source>The freezing card lies crosswise. The {pile} stays frozen until it is taken.</source>
        <translation>La carta que congela queda atravesada. El {pile} sigue congelado hasta que se toma.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile}.</source>
        <translation>Solo dos cartas naturales del valor de la de arriba, las dos de su mano, toman un {pile} congelado.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile} with a natural card on top.</source>
        <translation>Solo dos cartas naturales del valor de la de arriba, las dos de su mano, toman un {pile} congelado que tiene encima una carta natural.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, if that has fewer than {size} cards.</source>
        <translation>O la carta de arriba va a la combinación de su valor en su bando, si esa tiene menos de {size} cartas.</translation>
    </message>
    <message>
        <source>It does not help that your side has a meld of that rank.</source>
        <translation>No ayuda que su bando tenga una combinación de ese valor.</translation>
    </message>
    <message>
        <source>A meld of that rank does not replace them; with the top card they may join one of your side that has fewer than {least} cards.</source>
        <translation>Una combinación de ese valor no las sustituye; con la carta de arriba pueden unirse a una de su bando que tenga menos de {least} cartas.</translation>
    </message>
    <message>
        <source>With a two on top, two twos from your hand take the {pile}, with a joker two jokers: the three are laid as wild cards alone, or join an open meld of such cards.</source>
        <translation>Con un dos arriba, dos doses de su mano toman el {pile}; con un joker, dos jokers: las tres se ponen como comodines solos o se unen a una combinación abierta de tales cartas.</translation>
    </message>
    <message>
        <source>While a wild card lies on top, nobody can take the {pile}.</source>
        <translation>Mientras haya un comodín encima, nadie puede tomar el {pile}.</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>House rules…</source>
        <translation>Reglas de la casa…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>This game</source>
        <translation>Este juego</translation>
    </message>
    <message>
        <source>Compare with another game…</source>
        <translation>Comparar con otro juego…</translation>
    </message>
</context>
<context>
    <name>GameFinder</name>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar un juego</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Cuántos juegan</translation>
    </message>
    <message>
        <source>Decks at hand</source>
        <translation>Barajas disponibles</translation>
    </message>
    <message>
        <source>How long it may take</source>
        <translation>Cuánto puede durar</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Clase de juego</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Barajas</translation>
    </message>
    <message numerus="yes">
        <source>I have %n decks</source>
        <translation>
            <numerusform>Tengo %n</numerusform>
            <numerusform>Tengo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Duración</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n minutes</source>
        <translation>
            <numerusform>Hasta %n minuto</numerusform>
            <numerusform>Hasta %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todas las clases</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>With sequences</source>
        <translation>Con escaleras</translation>
    </message>
    <message>
        <source>With a second hand</source>
        <translation>Con segunda mano</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Go to another game and press {key} to compare it with {game}.</source>
        <translation>Vaya a otro juego y pulse {key} para compararlo con {game}.</translation>
    </message>
    <message>
        <source>To compare two games, drag one on the other, or press {key} on each.</source>
        <translation>Para comparar dos juegos, arrastre uno sobre el otro o pulse {key} en cada uno.</translation>
    </message>
    <message>
        <source>No game is like that. Ask for less.</source>
        <translation>No hay ningún juego así. Quite un filtro.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todos los juegos</translation>
    </message>
</context>
<context>
    <name>GameTopic</name>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>A turn in three lines:</source>
        <translation>Un turno en tres líneas:</translation>
    </message>
    <message>
        <source>Collect cards of the same rank and lay them before you: such a group is a meld.</source>
        <translation>Reúna cartas del mismo valor y bájelas ante usted: un grupo así es una combinación.</translation>
    </message>
    <message>
        <source>A meld of {size} cards is a canasta, and canastas bring the most points.</source>
        <translation>Una combinación de {size} cartas es una canasta, y las canastas son lo que más puntos da.</translation>
    </message>
    <message>
        <source>A deal ends when somebody has no card left; then the points are counted.</source>
        <translation>Una ronda termina cuando a alguien no le quedan cartas; entonces se cuentan los puntos.</translation>
    </message>
    <message>
        <source>A canasta.</source>
        <comment>below a picture</comment>
        <translation>Una canasta.</translation>
    </message>
    <message>
        <source>Everybody plays alone. “Your side” on these pages is you by yourself.</source>
        <translation>Cada uno juega por su cuenta. En estas páginas, «su bando» es usted.</translation>
    </message>
    <message>
        <source>These seats play together: {seats}.</source>
        <translation>Estos asientos juegan juntos: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of the larger side sit out; they take turns at it.</source>
        <translation>
            <numerusform>En cada ronda descansa %n jugador del bando más grande; se turnan.</numerusform>
            <numerusform>En cada ronda descansan %n jugadores del bando más grande; se turnan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of each side sit out; they take turns at it.</source>
        <translation>
            <numerusform>En cada ronda descansa %n jugador de cada bando; se turnan.</numerusform>
            <numerusform>En cada ronda descansan %n jugadores de cada bando; se turnan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody begins alone.</source>
        <translation>Todos empiezan solos.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone to the end of the deal; the other two are partners from then on.</source>
        <translation>Quien toma primero el {pile} juega solo hasta el final de la ronda; los otros dos son pareja desde entonces.</translation>
    </message>
    <message>
        <source>What the partners have laid belongs to both. Two melds of a rank stay apart; cards join either.</source>
        <translation>Lo que ha bajado la pareja es de los dos. Dos combinaciones del mismo valor quedan separadas; las cartas van a cualquiera de ellas.</translation>
    </message>
    <message>
        <source>Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes it, all three count alone.</source>
        <translation>Quien se va antes de que nadie tome el {pile} también cuenta solo contra dos. Si nadie lo toma, los tres cuentan por separado.</translation>
    </message>
    <message>
        <source>The score has three columns. Melds, canastas, going out and both hands count in full for each partner; {bonuses} only for who has them.</source>
        <translation>Los puntos van en tres columnas. Combinaciones, canastas, irse y ambas manos cuentan enteras para cada uno de la pareja; {bonuses} solo para quien los tiene.</translation>
    </message>
    <message>
        <source>The first melds need what the score of the player who lays them asks for; then the partner is free, too.</source>
        <translation>La primera bajada necesita lo que pide la puntuación de quien la hace; después la pareja también queda libre.</translation>
    </message>
</context>
<context>
    <name>GestureTexts</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Bajar {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Añadir {cards}</translation>
    </message>
    <message>
        <source>Make one meld of both</source>
        <translation>Juntar las dos en una</translation>
    </message>
    <message>
        <source>Which meld do you mean?</source>
        <translation>¿A qué combinación se refiere?</translation>
    </message>
    <message>
        <source>Lay aside {cards}</source>
        <translation>Apartar {cards}</translation>
    </message>
    <message>
        <source>Put with these cards</source>
        <translation>Poner con estas cartas</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Tomar el {pile}: %n carta</numerusform>
            <numerusform>Tomar el {pile}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>De vuelta a su mano</translation>
    </message>
    <message>
        <source>Lay the {bonus}</source>
        <translation>Poner el {bonus}</translation>
    </message>
    <message>
        <source>Play the Caliente card</source>
        <translation>Jugar la carta Caliente</translation>
    </message>
    <message>
        <source>{cards}: {have} of {need} points to open</source>
        <translation>{cards}: {have} de {need} puntos para abrir</translation>
    </message>
    <message>
        <source>Rules: {key}</source>
        <translation>Reglas: {key}</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Elija una carta para descartar.</translation>
    </message>
    <message>
        <source>Discard one card only.</source>
        <translation>Descarte una sola carta.</translation>
    </message>
    <message>
        <source>Lay the cards before you, or put them back, before you discard.</source>
        <translation>Baje las cartas apartadas, o recójalas, antes de descartar.</translation>
    </message>
    <message>
        <source>Cards join only your own side&apos;s melds.</source>
        <translation>Solo puede añadir cartas a las combinaciones de su bando.</translation>
    </message>
    <message>
        <source>These cards cannot go there.</source>
        <translation>Estas cartas no pueden ir ahí.</translation>
    </message>
    <message>
        <source>Lay cards aside first.</source>
        <translation>Aparte primero algunas cartas.</translation>
    </message>
    <message>
        <source>Do it once more to discard the card and end your turn.</source>
        <translation>Hágalo una vez más para descartar la carta y terminar su turno.</translation>
    </message>
    <message>
        <source>Leave it in your hand.</source>
        <comment>the card that a rule just refused</comment>
        <translation>Déjela en la mano.</translation>
    </message>
    <message>
        <source>Leave them in your hand.</source>
        <comment>the cards that a rule just refused</comment>
        <translation>Déjelas en la mano.</translation>
    </message>
    <message>
        <source>Everybody but {player} looks away.</source>
        <translation>Todos menos {player} miran a otro lado.</translation>
    </message>
</context>
<context>
    <name>GlossaryTopic</name>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>natural card</source>
        <comment>glossary</comment>
        <translation>carta natural</translation>
    </message>
    <message>
        <source>A card from four to ace: it stands for itself alone.</source>
        <translation>Una carta del cuatro al as: solo vale por sí misma.</translation>
    </message>
    <message>
        <source>wild card</source>
        <comment>glossary</comment>
        <translation>comodín</translation>
    </message>
    <message>
        <source>{twos} and {jokers}: in a meld they stand for natural cards.</source>
        <translation>{twos} y {jokers}: en una combinación ocupan el lugar de cartas naturales.</translation>
    </message>
    <message>
        <source>Lies beside the melds, pays points, and is replaced by another card.</source>
        <translation>Se pone junto a las combinaciones, da puntos y se reemplaza por otra carta.</translation>
    </message>
    <message>
        <source>Melded only when going out; until then a card to discard.</source>
        <translation>Solo se baja al irse; hasta entonces, una carta para descartar.</translation>
    </message>
    <message>
        <source>The cards that lie face down; a turn begins there.</source>
        <translation>Las cartas que están boca abajo; ahí empieza un turno.</translation>
    </message>
    <message>
        <source>top card</source>
        <comment>glossary</comment>
        <translation>carta de arriba</translation>
    </message>
    <message>
        <source>The uppermost card of the {pile}: it has to be melded when that is taken.</source>
        <translation>La que está encima del {pile}: hay que bajarla cuando se toma.</translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>glossary</comment>
        <translation>congelado</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>glossary</comment>
        <translation>mano</translation>
    </message>
    <message>
        <source>The cards that you hold; nobody else sees them.</source>
        <translation>Las cartas que usted tiene; nadie más las ve.</translation>
    </message>
    <message>
        <source>side</source>
        <comment>glossary</comment>
        <translation>bando</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes all of it.</source>
        <translation>Los descartes, boca arriba. Quien lo toma se lo lleva entero.</translation>
    </message>
    <message>
        <source>Lies beside the melds as a {bonus} does, and pays as much.</source>
        <translation>Se pone junto a las combinaciones como un {bonus} y da lo mismo.</translation>
    </message>
    <message>
        <source>Never melded: a card to discard.</source>
        <translation>Nunca se baja: una carta para descartar.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes the top of it.</source>
        <translation>Los descartes, boca arriba. Quien lo toma se lleva las cartas de arriba.</translation>
    </message>
    <message>
        <source>Said of the {pile} while it is harder to take, mostly by a natural pair only.</source>
        <translation>Así se dice del {pile} mientras es más difícil de tomar, casi siempre solo con un par natural.</translation>
    </message>
    <message>
        <source>Those who play together: they share melds and points.</source>
        <translation>Los que juegan juntos: comparten combinaciones y puntos.</translation>
    </message>
    <message>
        <source>meld</source>
        <comment>glossary</comment>
        <translation>combinación</translation>
    </message>
    <message>
        <source>Cards on the table that belong together, most often of one rank.</source>
        <translation>Cartas en la mesa que van juntas, casi siempre del mismo valor.</translation>
    </message>
    <message>
        <source>first melds</source>
        <comment>glossary</comment>
        <translation>primera bajada</translation>
    </message>
    <message>
        <source>What a side lays first in a deal; it must be worth enough points.</source>
        <translation>Lo primero que baja un bando en una ronda; tiene que sumar los puntos suficientes.</translation>
    </message>
    <message>
        <source>canasta</source>
        <comment>glossary</comment>
        <translation>canasta</translation>
    </message>
    <message>
        <source>A full meld, squared up; it pays many points.</source>
        <translation>Una combinación llena, recogida en un montón; da muchos puntos.</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <comment>glossary</comment>
        <translation>canasta limpia</translation>
    </message>
    <message>
        <source>A canasta without wild cards, topped by a red card.</source>
        <translation>Una canasta sin comodines, con una carta roja encima.</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <comment>glossary</comment>
        <translation>canasta sucia</translation>
    </message>
    <message>
        <source>A canasta with wild cards, topped by a black card.</source>
        <translation>Una canasta con comodines, con una carta negra encima.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>glossary</comment>
        <translation>turno</translation>
    </message>
    <message>
        <source>To draw or to take the {pile}, to meld, to discard.</source>
        <translation>Robar o tomar el {pile}, bajar, descartar.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>glossary</comment>
        <translation>descartar</translation>
    </message>
    <message>
        <source>To put a card onto the {pile}; it ends the turn.</source>
        <translation>Poner una carta en el {pile}; eso termina el turno.</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>glossary</comment>
        <translation>ronda</translation>
    </message>
    <message>
        <source>From dealing the cards to the score.</source>
        <translation>Desde el reparto de las cartas hasta los puntos.</translation>
    </message>
    <message>
        <source>match</source>
        <comment>glossary</comment>
        <translation>partida</translation>
    </message>
    <message>
        <source>All deals up to the end, when a side has won.</source>
        <translation>Todas las rondas hasta el final, cuando un bando ha ganado.</translation>
    </message>
    <message>
        <source>going out</source>
        <comment>glossary</comment>
        <translation>irse</translation>
    </message>
    <message>
        <source>To get rid of the last card, as the rules allow; it ends the deal.</source>
        <translation>Deshacerse de la última carta como permiten las reglas; eso termina la ronda. También se dice cerrar o cortar.</translation>
    </message>
    <message>
        <source>concealed</source>
        <comment>glossary</comment>
        <translation>con la mano oculta</translation>
    </message>
    <message>
        <source>Going out this way means laying everything in a single turn.</source>
        <translation>Así se va quien baja todo en un solo turno.</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>glossary</comment>
        <translation>escalera</translation>
    </message>
    <message>
        <source>A meld of cards that follow each other.</source>
        <translation>Una combinación de cartas seguidas.</translation>
    </message>
    <message>
        <source>A full sequence: as many cards as a canasta.</source>
        <translation>Una escalera completa: tantas cartas como una canasta.</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Una canasta hecha solo de comodines.</translation>
    </message>
    <message>
        <source>foot</source>
        <comment>glossary</comment>
        <translation>pie</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Una segunda mano, que se toma cuando la primera se acaba.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Una segunda mano, que se toma con la primera canasta propia.</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <comment>glossary</comment>
        <translation>carta Caliente</translation>
    </message>
    <message>
        <source>Played instead of drawing: it fills a small hand up, and costs points.</source>
        <translation>Se juega en lugar de robar: completa una mano pequeña y cuesta puntos.</translation>
    </message>
</context>
<context>
    <name>GoingOutDecision</name>
    <message>
        <source>Going out or playing on</source>
        <translation>Irse o seguir jugando</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you end a deal.</source>
        <translation>Cuente las cartas de los demás antes de terminar una ronda.</translation>
    </message>
    <message>
        <source>You could go out: lay the nines, discard the five. But your partner holds {partner} cards. The others hold {others} each, and have no canasta.</source>
        <translation>Podría irse: bajar los nueves, descartar el cinco. Pero su pareja tiene {partner} cartas. Los otros tienen {others} cada uno y ninguna canasta.</translation>
    </message>
    <message>
        <source>Go out, or play on? You decide.</source>
        <translation>¿Irse o seguir? Usted decide.</translation>
    </message>
    <message>
        <source>Play on: discard one card.</source>
        <translation>Siga jugando: descarte una carta.</translation>
    </message>
    <message>
        <source>Then you go out, and all cards of your partner count against your side. The others have little to lose. Discard, and play on.</source>
        <translation>Entonces se va, y todas las cartas de su pareja cuentan contra su bando. Los otros tienen poco que perder. Descarte y siga.</translation>
    </message>
    <message>
        <source>No need to ask: you see how many cards your partner holds. Discard, and play on.</source>
        <translation>No hace falta preguntar: ve cuántas cartas tiene su pareja. Descarte y siga.</translation>
    </message>
    <message>
        <source>Without a canasta the others cannot go out. Your partner has time to lay, and two of your melds are nearly canastas.</source>
        <translation>Sin canasta los otros no pueden irse. Su pareja tiene tiempo de bajar, y dos de sus combinaciones son casi canastas.</translation>
    </message>
    <message>
        <source>Here your partner holds {partner} cards and the others {others} each. You can go out again: nines, then the four.</source>
        <translation>Aquí su pareja tiene {partner} cartas y los otros {others} cada uno. Otra vez puede irse: los nueves y luego el cuatro.</translation>
    </message>
    <message>
        <source>Lay your nines and go out.</source>
        <translation>Baje sus nueves y váyase.</translation>
    </message>
    <message>
        <source>The full hands of the others count against them only if you end the deal. Lay your nines and go out.</source>
        <translation>Las manos llenas de los otros solo cuentan contra ellos si usted termina la ronda. Baje sus nueves y váyase.</translation>
    </message>
    <message>
        <source>No need to ask: your partner has little to lose. Lay your nines and go out.</source>
        <translation>No hace falta preguntar: su pareja tiene poco que perder. Baje sus nueves y váyase.</translation>
    </message>
    <message>
        <source>Go out when the others have more to lose than your side. Play on while your side has more to win.</source>
        <translation>Váyase cuando los otros tengan más que perder que su bando. Siga mientras su bando tenga más que ganar.</translation>
    </message>
</context>
<context>
    <name>GoingOutLesson</name>
    <message>
        <source>Going out</source>
        <translation>Irse</translation>
    </message>
    <message>
        <source>When you may, whom you ask, and how it ends the deal.</source>
        <translation>Cuándo puede, a quién pregunta y cómo termina eso la ronda.</translation>
    </message>
    <message>
        <source>Count before you lay: the king fits your kings, the eights are a meld, and one card is left for the discard. You can go out.</source>
        <translation>Cuente antes de bajar: el rey va con sus reyes, los ochos son una combinación, y queda una carta para el descarte. Puede irse.</translation>
    </message>
    <message>
        <source>Lay the king on your kings first.</source>
        <translation>Primero añada el rey a sus reyes.</translation>
    </message>
    <message>
        <source>First the king goes to your kings, then the eights are laid.</source>
        <translation>Primero el rey va con sus reyes; después se bajan los ochos.</translation>
    </message>
    <message>
        <source>Now lay all your eights.</source>
        <translation>Ahora baje todos sus ochos.</translation>
    </message>
    <message>
        <source>Lay all your eights: only one card may be left.</source>
        <translation>Baje todos sus ochos: solo puede quedar una carta.</translation>
    </message>
    <message>
        <source>By your rules you may go out without any canasta.</source>
        <translation>Según sus reglas, puede irse sin ninguna canasta.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out, and it has them.</source>
        <translation>
            <numerusform>Su bando necesita una canasta para irse, y la tiene.</numerusform>
            <numerusform>Su bando necesita %n canastas para irse, y las tiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to ask your partner before you go out.</source>
        <translation>Tiene que preguntar a su pareja antes de irse.</translation>
    </message>
    <message>
        <source>You may ask your partner whether it suits: once, before you lay.</source>
        <translation>Puede preguntar a su pareja si le conviene: una vez, antes de bajar.</translation>
    </message>
    <message>
        <source>A yes obliges you, a no as well.</source>
        <translation>Un sí le obliga, y un no también.</translation>
    </message>
    <message>
        <source>A yes lets you choose, a no keeps you in.</source>
        <translation>Un sí le deja elegir; un no le impide irse.</translation>
    </message>
    <message>
        <source>Ask first: press the button that asks.</source>
        <translation>Pregunte primero: pulse el botón que pregunta.</translation>
    </message>
    <message>
        <source>Going out pays {points} points. Cards still in a hand count minus for their side.</source>
        <translation>Irse da {points} puntos. Las cartas que quedan en una mano restan a su bando.</translation>
    </message>
    <message>
        <source>Whoever has melded nothing before, and then lays the whole hand in one turn with a canasta in it, goes out concealed: {more} points more.</source>
        <translation>Quien no ha bajado nada antes y baja toda la mano en un turno, con una canasta en ella, se va con la mano oculta: {more} puntos más.</translation>
    </message>
</context>
<context>
    <name>GroupNames</name>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinaciones y canastas</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>El {pile}</translation>
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
        <translation>Irse</translation>
    </message>
    <message>
        <source>Points for canastas</source>
        <translation>Puntos por canastas</translation>
    </message>
    <message>
        <source>End of the deal and of the match</source>
        <translation>Fin de la ronda y de la partida</translation>
    </message>
    <message>
        <source>Cards, deal and draw</source>
        <translation>Cartas, reparto y robo</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Cartas Caliente</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Manos especiales</translation>
    </message>
</context>
<context>
    <name>GrowthTexts</name>
    <message>
        <source>You laid a special hand and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Usted mostró una mano especial y ganó la ronda, así que los demás juegan mejor desde ahora: nivel {level}.</translation>
    </message>
    <message>
        <source>You went out and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Usted se fue y ganó la ronda, así que los demás juegan mejor desde ahora: nivel {level}.</translation>
    </message>
    <message>
        <source>You made a canasta and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Usted hizo una canasta y ganó la ronda, así que los demás juegan mejor desde ahora: nivel {level}.</translation>
    </message>
    <message>
        <source>You took the {pile} and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Usted tomó el {pile} y ganó la ronda, así que los demás juegan mejor desde ahora: nivel {level}.</translation>
    </message>
</context>
<context>
    <name>HandReader</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Su mano, %n carta</numerusform>
            <numerusform>Su mano, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carta boca abajo</translation>
    </message>
</context>
<context>
    <name>HandSorting</name>
    <message>
        <source>Raised cards one place to the left</source>
        <translation>Cartas elegidas un lugar a la izquierda</translation>
    </message>
    <message>
        <source>Raised cards one place to the right</source>
        <translation>Cartas elegidas un lugar a la derecha</translation>
    </message>
    <message>
        <source>Raised cards to the left end</source>
        <translation>Cartas elegidas al extremo izquierdo</translation>
    </message>
    <message>
        <source>Raised cards to the right end</source>
        <translation>Cartas elegidas al extremo derecho</translation>
    </message>
    <message>
        <source>Your hand is sorted: {order}</source>
        <translation>Su mano está ordenada: {order}</translation>
    </message>
</context>
<context>
    <name>HintDisplay</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Buscando un consejo</translation>
    </message>
    <message>
        <source>At first sight: {move}</source>
        <translation>A primera vista: {move}</translation>
    </message>
    <message>
        <source>Still trying.</source>
        <translation>Se siguen haciendo pruebas.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Otra jugada</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Space shows the next move.</source>
        <translation>La barra espaciadora muestra la jugada siguiente.</translation>
    </message>
    <message>
        <source>{key} shows the rules for it.</source>
        <translation>{key} muestra las reglas.</translation>
    </message>
    <message>
        <source>Next move (Space)</source>
        <translation>Jugada siguiente (espacio)</translation>
    </message>
    <message>
        <source>Rules ({key})</source>
        <translation>Reglas ({key})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 or 3 another one, Escape goes back.</source>
        <translation>Enter juega la primera, 2 o 3 otra; Esc vuelve.</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 the other one, Escape goes back.</source>
        <translation>Enter juega la primera, 2 la otra; Esc vuelve.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape goes back.</source>
        <translation>Enter la juega; Esc vuelve.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>Taking the {pile} looks %Ln points worse.</source>
        <translation>
            <numerusform>Tomar el {pile} parece %Ln punto peor.</numerusform>
            <numerusform>Tomar el {pile} parece %Ln puntos peor.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table the cards count for the side.</source>
        <translation>En la mesa, las cartas cuentan para su bando.</translation>
    </message>
    <message numerus="yes">
        <source>The cards in the hand would lose %Ln points.</source>
        <translation>
            <numerusform>Las cartas de su mano perderían %Ln punto.</numerusform>
            <numerusform>Las cartas de su mano perderían %Ln puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>El riesgo de que el siguiente tome el {pile} por ella: {risk} de 100.</translation>
    </message>
    <message numerus="yes">
        <source>Taking the {pile} brings %n cards.</source>
        <translation>
            <numerusform>Tomar el {pile} da %n carta.</numerusform>
            <numerusform>Tomar el {pile} da %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Just as good</source>
        <translation>Igual de buena</translation>
    </message>
    <message>
        <source>Better than {number}: {why}</source>
        <comment>number {number} of the moves listed</comment>
        <translation>Mejor que la {number}. {why}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mejor: {move}</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Tan buena como la mejor jugada.</translation>
    </message>
    <message>
        <source>It costs about {points} points.</source>
        <translation>Cuesta unos {points} puntos.</translation>
    </message>
    <message>
        <source>About {points} points less</source>
        <translation>Unos {points} puntos menos</translation>
    </message>
    <message>
        <source>In two cases of three the difference is {least} to {most} points.</source>
        <translation>En dos de cada tres casos la diferencia es de {least} a {most} puntos.</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{file} holds no house rules. It is left alone.</source>
        <translation>{file} no contiene reglas de la casa. No se ha tocado.</translation>
    </message>
    <message>
        <source>{file} cannot be used:</source>
        <translation>{file} no se puede usar:</translation>
    </message>
    <message>
        <source>Differs from {game} in:</source>
        <translation>Se diferencia de {game} en:</translation>
    </message>
    <message>
        <source>House rules, based on {game}</source>
        <translation>Reglas de la casa, basadas en {game}</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… y {count} más.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Change what you play differently. Matches that have begun stay as they are.</source>
        <translation>Cambie lo que juegan de otra manera. Las partidas empezadas siguen como están.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Nombre de las reglas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>These changes were not saved when Canasta ended.</source>
        <translation>Estos cambios no estaban guardados cuando se cerró Canasta.</translation>
    </message>
    <message>
        <source>Not saved yet. Cancel once more to drop the changes.</source>
        <translation>Todavía sin guardar. Cancele otra vez para perder los cambios.</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Ponga un nombre a las reglas.</translation>
    </message>
</context>
<context>
    <name>HouseList</name>
    <message>
        <source>There are no house rules yet. Press New, choose a game, and change what you play otherwise at home: points, cards, what opening needs. Your rules then stand among the games of a new match.</source>
        <translation>Todavía no hay reglas de la casa. Pulse «Nuevas», elija un juego y cambie lo que en su casa se juega de otro modo: puntos, cartas, lo que pide abrir. Sus reglas están después entre los juegos de una partida nueva.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Rules of your own, beside those of the games.</source>
        <translation>Reglas propias, además de las de los juegos.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuevas…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nuestras reglas</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>¿Eliminar para siempre?</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar reglas de la casa</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar reglas de la casa</translation>
    </message>
    <message>
        <source>Saved as {file}. You can mail it.</source>
        <translation>Guardado como {file}. Puede enviarlo por correo.</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>The table in the middle of a deal</source>
        <translation>La mesa en mitad de una ronda</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>La primera página</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Una lección</translation>
    </message>
    <message>
        <source>A hint, and why</source>
        <translation>Un consejo y su porqué</translation>
    </message>
    <message>
        <source>What is not allowed is explained</source>
        <translation>Se explica lo que no está permitido</translation>
    </message>
    <message>
        <source>The deal looked at again</source>
        <translation>Una ronda, vista de nuevo</translation>
    </message>
    <message>
        <source>Play canasta against the computer, by the rules of your own deck</source>
        <translation>Juegue a la canasta contra la computadora, con las reglas de su baraja</translation>
    </message>
    <message>
        <source>cards;card game;rummy;samba;hand and foot;</source>
        <translation>cartas;naipes;juego de cartas;samba;</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Canasta match</source>
        <translation>Partida de canasta</translation>
    </message>
    <message>
        <source>Canasta house rules</source>
        <translation>Reglas de la casa de canasta</translation>
    </message>
    <message>
        <source>Canasta player</source>
        <translation>Jugador de canasta</translation>
    </message>
    <message>
        <source>Canasta is open. Please close it, then press Retry.</source>
        <translation>Canasta está abierto. Ciérrelo y pulse Reintentar.</translation>
    </message>
    <message>
        <source>A canasta table for two to six: any seat is a person or the computer. The table knows the rules of your deck, shows where a card may go, says why something is not allowed, counts the points and keeps every match safe.</source>
        <translation>Una mesa de canasta para dos a seis: en cada puesto juega una persona o la computadora. La mesa conoce las reglas de su baraja, muestra dónde puede ir una carta, dice por qué algo no se permite, cuenta los puntos y guarda cada partida.</translation>
    </message>
    <message>
        <source>Six strengths of computer players, lessons, hints, house rules, large cards, keyboard and screen reader. No advertisements, no accounts, no internet.</source>
        <translation>Seis niveles de juego, lecciones, consejos, reglas de la casa, cartas grandes, teclado y lector de pantalla. Sin anuncios, sin cuentas, sin internet.</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>This key has no name to keep it by: choose another one.</source>
        <translation>Esta tecla no tiene nombre con el que guardarla: elija otra.</translation>
    </message>
    <message>
        <source>At the table keys are pressed alone, without Ctrl, Alt or Shift.</source>
        <translation>En la mesa las teclas se pulsan solas, sin Ctrl, Alt ni Mayús.</translation>
    </message>
    <message>
        <source>In menus a key needs Ctrl or Alt, or is one of F1 to F12.</source>
        <translation>En los menús una tecla necesita Ctrl o Alt, o es una de F1 a F12.</translation>
    </message>
    <message>
        <source>{key} is taken: “{text}”.</source>
        <comment>a key, and what it does</comment>
        <translation>{key} ya se usa: «{text}».</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Pulse una tecla…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Use the defaults</source>
        <translation>Usar los valores de fábrica</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Everything at the table can be done without a mouse. Press a key in the list, then the one that you want instead.</source>
        <translation>En la mesa todo se puede hacer sin ratón. Pulse una tecla de la lista y luego la que quiera en su lugar.</translation>
    </message>
    <message>
        <source>One switch is enough, too: see “Reach” in the settings.</source>
        <translation>También basta un solo pulsador: vea «Manejo» en los ajustes.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>Take the pile, or discard on it</source>
        <translation>Tomar el pozo, o descartar en él</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Recorrer la mano</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Ir a la primera o a la última carta</translation>
    </message>
    <message>
        <source>Go between hand, melds and piles</source>
        <translation>Pasar de la mano a las combinaciones y los montones</translation>
    </message>
    <message>
        <source>Raise or lower a card; hold a meld to join it</source>
        <translation>Elegir o soltar una carta; levantar una combinación para juntarla con otra</translation>
    </message>
    <message>
        <source>Do what is under the frame</source>
        <translation>Hacer lo que señala el marco</translation>
    </message>
    <message>
        <source>Say more about what is under the frame</source>
        <translation>Decir más de lo que señala el marco</translation>
    </message>
    <message>
        <source>Lay the raised cards</source>
        <translation>Bajar las cartas elegidas</translation>
    </message>
    <message>
        <source>Add the raised cards to this meld</source>
        <translation>Añadir las cartas elegidas a esta combinación</translation>
    </message>
    <message>
        <source>Take a group laid aside back</source>
        <translation>Recoger un grupo apartado</translation>
    </message>
    <message>
        <source>Drop what is carried, or lower all cards</source>
        <translation>Dejar lo que se lleva o soltar todas las cartas</translation>
    </message>
    <message>
        <source>Go to the buttons on the table</source>
        <translation>Ir a los botones de la mesa</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <translation>Mover una carta en la mano</translation>
    </message>
    <message>
        <source>Go between the table and a sheet beside it</source>
        <translation>Ir de la mesa a la hoja que está al lado, y volver</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>Do what is offered beside a refusal</source>
        <translation>Hacer lo que se ofrece junto a un rechazo</translation>
    </message>
    <message>
        <source>Compare two games in “New match”</source>
        <translation>Comparar dos juegos en «Nueva partida»</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in itself. Translate it last: from then on a system that speaks it is answered in it, and the tests ask for every other text.</extracomment>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>That is all here: read, and go on with the button.</source>
        <translation>Aquí ya no hay nada que hacer: lea y siga con el botón.</translation>
    </message>
    <message>
        <source>Your turn: draw from the {stock}.</source>
        <translation>Su turno: robe del {stock}.</translation>
    </message>
    <message>
        <source>First draw from the {stock}.</source>
        <translation>Primero robe del {stock}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that helps you least.</source>
        <translation>Termine su turno: descarte la carta que menos le ayude.</translation>
    </message>
    <message>
        <source>Now discard one card. Keep what goes together.</source>
        <translation>Ahora descarte una carta. Guarde lo que va junto.</translation>
    </message>
    <message>
        <source>By your rules you ask your partner first: press the button.</source>
        <translation>Según sus reglas, pregunte primero a su pareja: pulse el botón.</translation>
    </message>
    <message>
        <source>First ask your partner whether you may go out.</source>
        <translation>Primero pregunte a su pareja si puede irse.</translation>
    </message>
    <message>
        <source>Discard your last card, and you go out.</source>
        <translation>Descarte su última carta y se va.</translation>
    </message>
    <message>
        <source>Discard your last card.</source>
        <translation>Descarte su última carta.</translation>
    </message>
    <message>
        <source>First read this, and press “Go on”. Then it is your turn.</source>
        <translation>Primero lea esto y pulse «Seguir». Después le toca a usted.</translation>
    </message>
    <message>
        <source>Good players often wait; this shows how.</source>
        <translation>Los buenos jugadores suelen esperar; aquí solo se muestra cómo.</translation>
    </message>
    <message>
        <source>Do not draw this time: take the {pile}.</source>
        <translation>No robe esta vez: tome el {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>After this discard you draw %n cards, because you opened.</source>
        <translation>
            <numerusform>Tras este descarte roba usted %n carta, porque ha abierto.</numerusform>
            <numerusform>Tras este descarte roba usted %n cartas, porque ha abierto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{title} · {at} of {of}</source>
        <comment>a lesson and its step</comment>
        <translation>{title} · {at} de {of}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstremelo</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Play, with hints</source>
        <translation>Jugar, con consejos</translation>
    </message>
    <message>
        <source>Two exercises</source>
        <translation>Dos ejercicios</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>La mejor jugada</translation>
    </message>
    <message>
        <source>Other move</source>
        <translation>La otra jugada</translation>
    </message>
    <message>
        <source>And the next move?</source>
        <translation>¿Y la siguiente?</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un consejo</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>These cards lie aside. “Take back” returns them to your hand.</source>
        <translation>Estas cartas están apartadas. «Recoger» las devuelve a su mano.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Volver a la lección</translation>
    </message>
    <message>
        <source>The others play. Watch what they throw.</source>
        <translation>Juegan los otros. Fíjese en lo que descartan.</translation>
    </message>
    <message>
        <source>Well done. Now to another moment of a deal.</source>
        <translation>Bien hecho. Ahora, otro momento de una ronda.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Learn canasta</source>
        <translation>Aprender canasta</translation>
    </message>
    <message>
        <source>At the table, by the rules of {game}.</source>
        <translation>En la mesa, con las reglas de {game}.</translation>
    </message>
    <message>
        <source>By the rules of {game}</source>
        <translation>Con las reglas de {game}</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Su primera partida</translation>
    </message>
    <message>
        <source>Easy partners and opponents; the table points out what is new.</source>
        <translation>Pareja y rivales fáciles; la mesa señala lo que es nuevo.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Un minuto más o menos</numerusform>
            <numerusform>Unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>{learnt} of {count} lessons learnt.</source>
        <translation>{learnt} de {count} lecciones aprendidas.</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Después: {title}.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left takes about %n minutes.</source>
        <translation>
            <numerusform>Lo que queda dura un minuto más o menos.</numerusform>
            <numerusform>Lo que queda dura unos %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Ejercicios…</translation>
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
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Lays all it can and gives away what others want.</source>
        <translation>Baja todo lo que puede y regala lo que otros quieren.</translation>
    </message>
    <message>
        <source>Looks at the table, but forgets what was thrown.</source>
        <translation>Mira la mesa, pero olvida lo que se descartó.</translation>
    </message>
    <message>
        <source>Sound rules of thumb and a good memory.</source>
        <translation>Buenas reglas prácticas y buena memoria.</translation>
    </message>
    <message>
        <source>Imagines hands that others may hold and tries its moves.</source>
        <translation>Imagina las manos que pueden tener los otros y prueba sus jugadas.</translation>
    </message>
    <message>
        <source>Like Strong, but tries many more hands before it decides.</source>
        <translation>Como Fuerte, pero prueba muchas más manos antes de decidir.</translation>
    </message>
    <message>
        <source>Like Expert, but tries even more hands and looks further ahead.</source>
        <translation>Como Experto, pero prueba aún más manos y mira más lejos.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>What Canasta stands on, and the terms under which its authors give it away.</source>
        <translation>En qué se apoya Canasta y con qué condiciones lo ceden sus autores.</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Obras</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ListControl</name>
    <message>
        <source>Add a line</source>
        <translation>Añadir una línea</translation>
    </message>
    <message>
        <source>{name}, line {number}</source>
        <translation>{name}, línea {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Lo que ha pasado hasta ahora</translation>
    </message>
    <message>
        <source>Enter on a line says why a computer player did that.</source>
        <translation>Enter en una línea dice por qué una computadora hizo eso.</translation>
    </message>
</context>
<context>
    <name>LoneHandLesson</name>
    <message>
        <source>The lone hand</source>
        <translation>Uno contra dos</translation>
    </message>
    <message>
        <source>Who plays alone against two, and what partners share.</source>
        <translation>Quién juega solo contra dos y qué comparte la pareja.</translation>
    </message>
    <message>
        <source>All three begin alone. Whoever takes the {pile} first plays alone for the rest of the deal, against the other two.</source>
        <translation>Los tres empiezan solos. Quien toma primero el {pile} juega solo el resto de la ronda, contra los otros dos.</translation>
    </message>
    <message>
        <source>Take the {pile} with your two jacks: then you are the lone hand.</source>
        <translation>Tome el {pile} con sus dos jotas: entonces juega solo.</translation>
    </message>
    <message>
        <source>The other two are partners now: their melds belong to both, and each gets all their points. Yours are yours alone.</source>
        <translation>Los otros dos ya son pareja: sus combinaciones son de ambos y cada uno recibe todos los puntos. Las de usted son solo suyas.</translation>
    </message>
    <message>
        <source>Here the player to your left took the {pile} first. The third player is your partner, and the queens that your partner laid lie with your kings.</source>
        <translation>Aquí el jugador de su izquierda tomó primero el {pile}. El tercero es su pareja, y las reinas que bajó están con los reyes de usted.</translation>
    </message>
    <message>
        <source>Add your queen to your partner&apos;s queens.</source>
        <translation>Añada su reina a las reinas de su pareja.</translation>
    </message>
    <message>
        <source>The queen goes to the queens.</source>
        <translation>La reina va con las reinas.</translation>
    </message>
</context>
<context>
    <name>MadeExerciseTexts</name>
    <message>
        <source>Melding for the first time</source>
        <translation>Bajar por primera vez</translation>
    </message>
    <message>
        <source>Taking the {pile}</source>
        <translation>Tomar el {pile}</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Freezing</source>
        <translation>Congelar</translation>
    </message>
    <message>
        <source>Building canastas</source>
        <translation>Formar canastas</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Irse</translation>
    </message>
    <message>
        <source>{theme} · {level}</source>
        <comment>an exercise</comment>
        <translation>{theme} · {level}</translation>
    </message>
    <message>
        <source>Your side has melded nothing yet. Meld now, or wait?</source>
        <translation>Su bando aún no ha bajado nada. ¿Bajar ahora o esperar?</translation>
    </message>
    <message>
        <source>Take the {pile}, or leave it? If so, with which cards?</source>
        <translation>¿Tomar el {pile} o dejarlo? ¿Y con qué cartas?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>¿Qué carta descarta?</translation>
    </message>
    <message>
        <source>Does a wild card belong on the {pile} now?</source>
        <translation>¿Conviene ahora un comodín en el {pile}?</translation>
    </message>
    <message>
        <source>Lay cards now, or leave them in your hand? Which ones?</source>
        <translation>¿Bajar cartas ahora o dejarlas en la mano? ¿Cuáles?</translation>
    </message>
    <message>
        <source>You could end the deal. Is this the moment?</source>
        <translation>Podría acabar la ronda. ¿Es el momento?</translation>
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
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINOPSIS</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPCIÓN</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ARCHIVOS</translation>
    </message>
    <message>
        <source>Matches and house rules.</source>
        <translation>Partidas y reglas de la casa.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <translation>Ajustes.</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>ENTORNO</translation>
    </message>
    <message>
        <source>A folder for matches and settings, as with {option}.</source>
        <translation>Una carpeta para partidas y ajustes, como con {option}.</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>Last deal…</source>
        <translation>Última ronda…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Hoja de puntos…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>The same game with the same players.</source>
        <translation>El mismo juego con los mismos jugadores.</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Mismas cartas…</translation>
    </message>
    <message>
        <source>Other table…</source>
        <translation>Otra mesa…</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>El curso de la partida</translation>
    </message>
    <message>
        <source>You have won. Would you like stronger players next time?</source>
        <translation>Ha ganado. ¿Quiere jugadores más fuertes la próxima vez?</translation>
    </message>
    <message>
        <source>This was not your match. Would you like easier players next time?</source>
        <translation>No fue su partida. ¿Quiere jugadores más flojos la próxima vez?</translation>
    </message>
    <message>
        <source>Play at the level {level}</source>
        <translation>Jugar al nivel {level}</translation>
    </message>
</context>
<context>
    <name>MatchEndTexts</name>
    <message numerus="yes">
        <source>{scores} after %n deals.</source>
        <translation>
            <numerusform>{scores} tras %n ronda.</numerusform>
            <numerusform>{scores} tras %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {deal}: {scores}.</source>
        <translation>Tras la ronda {deal}: {scores}.</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} de desventaja</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Remontada</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead after every deal</source>
        <translation>En cabeza tras cada ronda</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mano especial</translation>
    </message>
    <message numerus="yes">
        <source>%n of them natural</source>
        <translation>
            <numerusform>%n de ellas limpia</numerusform>
            <numerusform>%n de ellas limpias</numerusform>
        </translation>
    </message>
    <message>
        <source>Most canastas</source>
        <translation>Más canastas</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cards taken at once</source>
        <translation>Más cartas tomadas de una vez</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them concealed</source>
        <translation>
            <numerusform>%n con la mano oculta</numerusform>
            <numerusform>%n con la mano oculta</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out most often</source>
        <translation>Más veces se ha ido</translation>
    </message>
    <message>
        <source>{who}, deal {deal}</source>
        <translation>{who}, ronda {deal}</translation>
    </message>
    <message>
        <source>{who}, after deal {deal}</source>
        <translation>{who}, tras la ronda {deal}</translation>
    </message>
</context>
<context>
    <name>MatchRulesDialog</name>
    <message>
        <source>Players, sides, seats and packs stay as they are; for others begin a new match.</source>
        <translation>Los jugadores, los bandos, los asientos y las barajas quedan como están; para otros, empiece una partida nueva.</translation>
    </message>
    <message>
        <source>From the next deal on</source>
        <translation>A partir de la próxima ronda</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Reglas de esta partida</translation>
    </message>
    <message>
        <source>Changes hold from deal {count} on. Scores stay, and whose deal it is.</source>
        <translation>Los cambios rigen a partir de la ronda {count}. Los puntos y el reparto siguen igual.</translation>
    </message>
    <message>
        <source>Not in force yet. Cancel once more to drop the changes.</source>
        <translation>Aún no se han aplicado. Cancele otra vez para descartar los cambios.</translation>
    </message>
</context>
<context>
    <name>MatchStartTexts</name>
    <message>
        <source>Everybody draws a card for the seats.</source>
        <translation>Cada uno saca una carta para los asientos.</translation>
    </message>
    <message>
        <source>Your card is the highest.</source>
        <translation>Su carta es la más alta.</translation>
    </message>
    <message>
        <source>{player} has the highest card.</source>
        <translation>{player} tiene la carta más alta.</translation>
    </message>
    <message>
        <source>The sides: {sides}.</source>
        <translation>Los bandos: {sides}.</translation>
    </message>
    <message>
        <source>You cut.</source>
        <translation>Usted corta.</translation>
    </message>
    <message>
        <source>{player} cuts.</source>
        <translation>{player} corta.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <comment>a player and the card drawn</comment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {card}. It does not decide: once more.</source>
        <translation>{player}: {card}. No decide: otra vez.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before a colon and a card</comment>
        <translation>Usted</translation>
    </message>
</context>
<context>
    <name>MatchTopic</name>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The match is over when a side has {points} points after a deal.</source>
        <translation>La partida termina cuando un bando tiene {points} puntos después de una ronda.</translation>
    </message>
    <message>
        <source>The match is over when a player has {points} points after a deal.</source>
        <translation>La partida termina cuando un jugador tiene {points} puntos después de una ronda.</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n deals.</source>
        <translation>
            <numerusform>La partida dura como máximo %n ronda.</numerusform>
            <numerusform>La partida dura como máximo %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deals.</source>
        <translation>
            <numerusform>La partida dura %n ronda.</numerusform>
            <numerusform>La partida dura %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>If two players are equal, both have won.</source>
        <translation>Si dos jugadores empatan, los dos han ganado.</translation>
    </message>
    <message>
        <source>If two players are equal, another deal decides.</source>
        <translation>Si dos jugadores empatan, decide otra ronda.</translation>
    </message>
    <message>
        <source>If two sides are equal, both have won.</source>
        <translation>Si dos bandos empatan, los dos han ganado.</translation>
    </message>
    <message>
        <source>If two sides are equal, another deal decides.</source>
        <translation>Si dos bandos empatan, decide otra ronda.</translation>
    </message>
</context>
<context>
    <name>MeldFacts</name>
    <message numerus="yes">
        <source>A canasta is made at once, for %Ln points.</source>
        <translation>
            <numerusform>Se hace una canasta en el acto, por %Ln punto.</numerusform>
            <numerusform>Se hace una canasta en el acto, por %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n cards are missing for a canasta.</source>
        <translation>
            <numerusform>Entonces falta %n carta para una canasta.</numerusform>
            <numerusform>Entonces faltan %n cartas para una canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents may end the deal soon: one of them holds only %n cards.</source>
        <translation>
            <numerusform>Los rivales pueden terminar la ronda pronto: a uno le queda solo %n carta.</numerusform>
            <numerusform>Los rivales pueden terminar la ronda pronto: a uno le quedan solo %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldReasons</name>
    <message>
        <source>A {bonus} counts on the table, and another card is drawn for it.</source>
        <translation>Un {bonus} cuenta en la mesa, y se roba otra carta por él.</translation>
    </message>
    <message>
        <source>That reaches the {need} points to open.</source>
        <translation>Así se llega a los {need} puntos para abrir.</translation>
    </message>
    <message>
        <source>It brings a meld nearer to a canasta.</source>
        <translation>Acerca una combinación a la canasta.</translation>
    </message>
    <message>
        <source>A new meld is the beginning of a canasta.</source>
        <translation>Una combinación nueva es el comienzo de una canasta.</translation>
    </message>
    <message>
        <source>It completes a canasta.</source>
        <translation>Completa una canasta.</translation>
    </message>
    <message>
        <source>Two melds of one rank are nearer to a canasta as one.</source>
        <translation>Dos combinaciones del mismo valor están más cerca de la canasta si se juntan.</translation>
    </message>
    <message>
        <source>A sequence on the table can become {a_samba}.</source>
        <translation>Una escalera en la mesa puede llegar a ser {a_samba}.</translation>
    </message>
    <message>
        <source>With it a sequence is nearer to being {a_samba}.</source>
        <translation>Con ella una escalera está más cerca de ser {a_samba}.</translation>
    </message>
    <message>
        <source>With the end near, wild cards are better on the table than in the hand.</source>
        <translation>Con el final cerca, los comodines están mejor en la mesa que en la mano.</translation>
    </message>
    <message>
        <source>Laying promised more than holding the cards.</source>
        <translation>Bajar prometía más que guardar las cartas.</translation>
    </message>
    <message>
        <source>This player lays cards by chance.</source>
        <translation>Este jugador baja cartas al azar.</translation>
    </message>
    <message>
        <source>This player does anything that the rules allow.</source>
        <translation>Este jugador hace cualquier cosa que permitan las reglas.</translation>
    </message>
    <message>
        <source>On a canasta a card counts for the side, in the hand against it.</source>
        <translation>En una canasta, una carta cuenta a favor del bando; en la mano, en contra.</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message>
        <source>Choose the cards that you want to lay.</source>
        <translation>Elija las cartas que quiere bajar.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn: draw and discard.</source>
        <translation>Nadie baja en su primer turno: robe y descarte.</translation>
    </message>
    <message>
        <source>{card} cannot be part of a meld.</source>
        <translation>No puede formar parte de una combinación: {card}.</translation>
    </message>
    <message>
        <source>Your side has no such meld.</source>
        <translation>Su bando no tiene esa combinación.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} cards: %n more.</source>
        <translation>
            <numerusform>Una combinación necesita {need} cartas: falta %n.</numerusform>
            <numerusform>Una combinación necesita {need} cartas: faltan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} natural cards: %n more.</source>
        <translation>
            <numerusform>Una combinación necesita {need} cartas naturales: falta %n.</numerusform>
            <numerusform>Una combinación necesita {need} cartas naturales: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards: this has {naturals} natural, {wilds} wild.</source>
        <translation>Tiene que haber más cartas naturales que comodines: aquí hay {naturals} naturales y {wilds} comodines.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards; this would have {have}.</source>
        <translation>
            <numerusform>Una combinación tiene como máximo %n comodín; esta tendría {have}.</numerusform>
            <numerusform>Una combinación tiene como máximo %n comodines; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A finished canasta takes no wild card.</source>
        <translation>Una canasta terminada no admite comodines.</translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Una combinación está completa con %n carta; esta tendría {have}.</numerusform>
            <numerusform>Una combinación está completa con %n cartas; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} take no wild card.</source>
        <translation>{ranks}: no admiten comodines.</translation>
    </message>
    <message>
        <source>A sequence takes no wild card.</source>
        <translation>Una escalera no admite comodines.</translation>
    </message>
    <message>
        <source>A sequence takes no {stops}.</source>
        <translation>Una escalera no admite {stops}.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of a sequence follow one another: %n missing.</source>
        <translation>
            <numerusform>Las cartas de una escalera van seguidas: falta %n.</numerusform>
            <numerusform>Las cartas de una escalera van seguidas: faltan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence ends at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Una escalera termina con %n carta; esta tendría {have}.</numerusform>
            <numerusform>Una escalera termina con %n cartas; esta tendría {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence takes more than %n cards only if you go out this turn.</source>
        <translation>
            <numerusform>Una escalera pasa de %n carta solo si usted se va en este turno.</numerusform>
            <numerusform>Una escalera pasa de %n cartas solo si usted se va en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made a sequence of more than %n cards: now you have to go out.</source>
        <translation>
            <numerusform>Tiene una escalera de más de %n carta: ahora tiene que irse.</numerusform>
            <numerusform>Tiene una escalera de más de %n cartas: ahora tiene que irse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the meld on the one that it should join.</source>
        <translation>Ponga la combinación sobre aquella con la que quiere juntarla.</translation>
    </message>
    <message>
        <source>Combine two melds at a time, one step after the other.</source>
        <translation>Junte dos combinaciones cada vez, un paso tras otro.</translation>
    </message>
    <message>
        <source>Only two melds of the same rank can be combined.</source>
        <translation>Solo se pueden juntar dos combinaciones del mismo valor.</translation>
    </message>
    <message>
        <source>One wild card at most goes with two {stops} or more.</source>
        <translation>Con dos {stops} o más va un comodín como mucho.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Los comodines no van con los {stops}.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} holds at most %n cards.</source>
        <translation>
            <numerusform>Una combinación de {stops} tiene como máximo %n carta.</numerusform>
            <numerusform>Una combinación de {stops} tiene como máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may lay {stops} only when you go out with them.</source>
        <translation>Puede bajar {stops} solo cuando se va con ellos.</translation>
    </message>
    <message>
        <source>{card} is no {bonus}.</source>
        <translation>No es un {bonus}: {card}.</translation>
    </message>
    <message>
        <source>Every {bonus} is laid by itself.</source>
        <translation>Cada {bonus} se pone por separado.</translation>
    </message>
    <message>
        <source>A meld is of one rank: lay each rank for itself.</source>
        <translation>Una combinación es de un valor: baje cada valor por separado.</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards join this meld, not {others}.</source>
        <translation>A esta combinación solo van {ranks} y comodines, no {others}.</translation>
    </message>
    <message>
        <source>Wild cards join other cards: put them on a meld.</source>
        <translation>Los comodines acompañan a otras cartas: póngalos en una combinación.</translation>
    </message>
    <message>
        <source>{stops} are melded only to go out, {need} or more together.</source>
        <translation>{stops}: solo se bajan para irse, {need} o más juntos.</translation>
    </message>
    <message>
        <source>Nobody discards a {stop} in the first turn: throw another card.</source>
        <translation>En el primer turno nadie descarta un {stop}: descarte otra carta.</translation>
    </message>
    <message numerus="yes">
        <source>{wilds} wild cards here need {need} natural ones: %n more.</source>
        <translation>
            <numerusform>{wilds} comodines necesitan aquí {need} naturales: %n más.</numerusform>
            <numerusform>{wilds} comodines necesitan aquí {need} naturales: %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sequence holds each rank once, not several {others}.</source>
        <translation>Una escalera lleva cada valor una sola vez: sobran {others}.</translation>
    </message>
    <message>
        <source>Wild cards go on your meld of wild cards until it is finished.</source>
        <translation>Los comodines van en su combinación de comodines hasta que esté terminada.</translation>
    </message>
    <message>
        <source>Twos go on your meld of twos until it is finished.</source>
        <translation>Los doses van en su combinación de doses hasta que esté terminada.</translation>
    </message>
    <message>
        <source>Only wild cards join this meld, not {others}.</source>
        <translation>A esta combinación solo van comodines, no {others}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and this card of another: {card}.</source>
        <translation>Una escalera es de un solo palo, y esta carta es de otro: {card}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and these cards are of others.</source>
        <translation>Una escalera es de un solo palo, y estas cartas son de otros.</translation>
    </message>
    <message>
        <source>Several of your melds take this: choose one.</source>
        <translation>Va con varias de sus combinaciones: elija una.</translation>
    </message>
    <message>
        <source>{stops} are never melded in this game.</source>
        <translation>Los {stops} nunca se bajan en este juego.</translation>
    </message>
    <message numerus="yes">
        <source>After the first melds a wild card joins {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Tras la primera bajada un comodín va con {need} naturales: falta %n.</numerusform>
            <numerusform>Tras la primera bajada un comodín va con {need} naturales: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a canasta of {ranks}: nobody lays any more of them.</source>
        <translation>Hay una canasta de {ranks}: nadie baja más.</translation>
    </message>
    <message>
        <source>Too many jokers beside these twos: lay more twos or fewer jokers.</source>
        <translation>Demasiados jokers para estos doses: baje más doses o menos jokers.</translation>
    </message>
</context>
<context>
    <name>MeldTexts</name>
    <message>
        <source>{have} of {need}</source>
        <comment>cards of a canasta</comment>
        <translation>{have} de {need}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>a sequence of cards</comment>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta limpia</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sucia</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>Sucia</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sietes</translation>
    </message>
    <message>
        <source>Sevens</source>
        <comment>on a canasta</comment>
        <translation>Sietes</translation>
    </message>
</context>
<context>
    <name>MeldingWords</name>
    <message>
        <source>Smallest meld</source>
        <translation>Combinación más pequeña</translation>
    </message>
    <message>
        <source>How many cards a new meld needs.</source>
        <translation>Cuántas cartas necesita una combinación nueva.</translation>
    </message>
    <message>
        <source>Melds are closed at</source>
        <translation>Las combinaciones se completan con</translation>
    </message>
    <message>
        <source>A meld of this size takes no more cards.</source>
        <translation>Una combinación de este tamaño no admite más cartas.</translation>
    </message>
    <message>
        <source>never closed</source>
        <translation>nunca se completan</translation>
    </message>
    <message>
        <source>Melding in the first own turn</source>
        <translation>Bajar en el primer turno propio</translation>
    </message>
    <message>
        <source>If not, everybody only draws and discards in it.</source>
        <translation>Si no, en él cada uno solo roba y descarta.</translation>
    </message>
    <message>
        <source>Melds of the same rank</source>
        <translation>Combinaciones del mismo valor</translation>
    </message>
    <message>
        <source>How many melds of one rank a side may have.</source>
        <translation>Cuántas combinaciones de un mismo valor puede tener un bando.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>las que quiera</translation>
    </message>
    <message>
        <source>a new one when the last is closed</source>
        <translation>una nueva cuando la última está completa</translation>
    </message>
    <message>
        <source>Natural cards in a new meld</source>
        <translation>Cartas naturales en una combinación nueva</translation>
    </message>
    <message>
        <source>How many cards from four to ace a meld needs at least.</source>
        <translation>Cuántas cartas del cuatro al as necesita como mínimo una combinación.</translation>
    </message>
    <message>
        <source>Natural cards must be in the majority</source>
        <translation>Las cartas naturales deben ser mayoría</translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Una combinación siempre tiene más cartas naturales que comodines.</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Comodines en una combinación, como máximo</translation>
    </message>
    <message>
        <source>How many wild cards may stand in, also in a canasta.</source>
        <translation>Cuántos comodines caben, también en una canasta.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Wild cards may join a finished canasta</source>
        <translation>Se pueden añadir comodines a una canasta terminada</translation>
    </message>
    <message>
        <source>Otherwise only natural cards are added to it.</source>
        <translation>Si no, solo se le añaden cartas naturales.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Combinaciones solo de comodines</translation>
    </message>
    <message>
        <source>Three or more wild cards may lie together.</source>
        <translation>Tres comodines o más pueden ir juntos.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Sequences in one suit only</source>
        <translation>Escaleras de un solo palo</translation>
    </message>
    <message>
        <source>Otherwise the suits of a sequence may be mixed.</source>
        <translation>Si no, los palos de una escalera pueden mezclarse.</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Cartas de una canasta</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Una combinación de ese número de cartas es una canasta.</translation>
    </message>
    <message>
        <source>Natural cards in a mixed canasta</source>
        <translation>Cartas naturales en una canasta sucia</translation>
    </message>
    <message>
        <source>A canasta with wild cards needs at least so many natural ones.</source>
        <translation>Una canasta con comodines necesita como mínimo ese número de cartas naturales.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone are closed at</source>
        <translation>Las combinaciones solo de comodines se completan con</translation>
    </message>
    <message>
        <source>Such a meld takes no more cards then; a further one may be begun.</source>
        <translation>Esa combinación ya no admite más cartas entonces; puede empezarse otra.</translation>
    </message>
    <message>
        <source>the size of other melds</source>
        <translation>el tamaño de las demás</translation>
    </message>
    <message>
        <source>Cards in a row may be melded; seven of them are {a_samba}.</source>
        <translation>Se pueden bajar cartas seguidas; siete de ellas son {a_samba}.</translation>
    </message>
    <message>
        <source>Longer sequences for who goes out</source>
        <translation>Escaleras más largas al irse</translation>
    </message>
    <message>
        <source>In the turn that ends the deal a full sequence may be lengthened.</source>
        <translation>En el turno que termina la ronda se puede alargar una escalera completa.</translation>
    </message>
    <message>
        <source>Wild cards first finish their own meld</source>
        <translation>Los comodines terminan primero su propia combinación</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, none joins another.</source>
        <translation>Mientras una combinación solo de comodines está sin terminar, ninguno se une a otra.</translation>
    </message>
    <message>
        <source>Natural cards for each wild card in a meld</source>
        <translation>Cartas naturales por cada comodín de una combinación</translation>
    </message>
    <message>
        <source>With two, a wild card needs two natural ones beside it, two need four.</source>
        <translation>Con dos, un comodín necesita dos naturales a su lado; dos comodines, cuatro.</translation>
    </message>
    <message>
        <source>Natural cards for a wild card laid later</source>
        <translation>Cartas naturales para un comodín posterior</translation>
    </message>
    <message>
        <source>After a side&apos;s first melds, a wild card joins so many natural ones.</source>
        <translation>Tras la primera bajada de un bando, un comodín va con ese número de naturales.</translation>
    </message>
    <message>
        <source>Sevens and aces stay natural</source>
        <translation>Sietes y ases quedan limpios</translation>
    </message>
    <message>
        <source>No wild card joins sevens; aces take one only with the first melds.</source>
        <translation>Los sietes no admiten comodines; los ases, solo en la primera bajada.</translation>
    </message>
    <message>
        <source>A canasta ends its rank for all</source>
        <translation>Una canasta cierra su valor para todos</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, nobody lays cards of that rank.</source>
        <translation>Cuando un bando tiene canasta de un valor, nadie baja más cartas de él.</translation>
    </message>
    <message>
        <source>Twos first finish their own meld</source>
        <translation>Los doses terminan antes su propia combinación</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, no two joins another.</source>
        <translation>Mientras una combinación solo de comodines no esté completa, ningún dos va a otra.</translation>
    </message>
    <message>
        <source>Twos are a rank of their own</source>
        <translation>Los doses son un valor propio</translation>
    </message>
    <message>
        <source>Jokers stand beside twos as wild cards stand beside natural ones.</source>
        <translation>Los jokers acompañan a los doses como los comodines a las cartas naturales.</translation>
    </message>
</context>
<context>
    <name>MeldsTopic</name>
    <message>
        <source>Melds</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>A meld with a wild card.</source>
        <comment>below a picture</comment>
        <translation>Una combinación con un comodín.</translation>
    </message>
    <message>
        <source>Not allowed: as many wild cards as natural ones.</source>
        <comment>below a picture</comment>
        <translation>No permitido: tantos comodines como cartas naturales.</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank, from four to ace.</source>
        <translation>Una combinación tiene al menos {size} cartas del mismo valor, del cuatro al as.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of its cards must be natural.</source>
        <translation>
            <numerusform>Al menos %n de sus cartas tiene que ser natural.</numerusform>
            <numerusform>Al menos %n de sus cartas tienen que ser naturales.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Una combinación siempre tiene más cartas naturales que comodines.</translation>
    </message>
    <message>
        <source>No other number limits the wild cards of a meld.</source>
        <translation>Ningún otro número limita los comodines de una combinación.</translation>
    </message>
    <message>
        <source>Wild cards do not join melds of natural cards.</source>
        <translation>Los comodines no van con combinaciones de cartas naturales.</translation>
    </message>
    <message numerus="yes">
        <source>A meld never has more than %n wild cards.</source>
        <translation>
            <numerusform>Una combinación nunca tiene más de %n comodín.</numerusform>
            <numerusform>Una combinación nunca tiene más de %n comodines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards alone may be a meld, too.</source>
        <translation>También los comodines solos pueden ser una combinación.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Los comodines solos no son una combinación.</translation>
    </message>
    <message>
        <source>Your side has one meld of a rank; more cards of that rank join it.</source>
        <translation>Su bando tiene una sola combinación de cada valor; las demás cartas de ese valor van con ella.</translation>
    </message>
    <message>
        <source>Your side may have several melds of the same rank, and put them together.</source>
        <translation>Su bando puede tener varias combinaciones del mismo valor, y juntarlas.</translation>
    </message>
    <message>
        <source>Your side may begin a second meld of a rank when the first one is full.</source>
        <translation>Su bando puede empezar una segunda combinación de un valor cuando la primera está llena.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn.</source>
        <translation>Nadie baja en su primer turno.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns.</source>
        <translation>En cualquiera de sus turnos puede añadir cartas a las combinaciones de su bando.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns; with {size} cards a meld is full.</source>
        <translation>En cualquiera de sus turnos puede añadir cartas a las combinaciones de su bando; con {size} cartas, una combinación está llena.</translation>
    </message>
    <message>
        <source>A finished canasta takes wild cards, too; a natural one becomes mixed.</source>
        <translation>Una canasta terminada también admite comodines; si era limpia, pasa a ser sucia.</translation>
    </message>
    <message>
        <source>A finished canasta takes no more wild cards.</source>
        <translation>Una canasta terminada ya no admite comodines.</translation>
    </message>
    <message>
        <source>Partners share their melds.</source>
        <translation>Las parejas comparten sus combinaciones.</translation>
    </message>
    <message>
        <source>Nobody adds cards to the opponents&apos; melds.</source>
        <translation>Nadie añade cartas a las combinaciones de los rivales.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone is full with {size} cards.</source>
        <translation>Una combinación solo de comodines está llena con {size} cartas.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its wild cards go there: none joins another meld.</source>
        <translation>Mientras su bando tenga una de ellas sin terminar, sus comodines van allí: ninguno se une a otra combinación.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card a meld has %n natural ones or more.</source>
        <translation>
            <numerusform>Por cada comodín una combinación tiene %n natural o más.</numerusform>
            <numerusform>Por cada comodín una combinación tiene %n naturales o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds of your side, wild cards join only melds with at least %n natural cards.</source>
        <translation>
            <numerusform>Tras la primera bajada de su bando, los comodines van solo a combinaciones con al menos %n carta natural.</numerusform>
            <numerusform>Tras la primera bajada de su bando, los comodines van solo a combinaciones con al menos %n cartas naturales.</numerusform>
        </translation>
    </message>
    <message>
        <source>No wild card ever joins sevens. Aces take wild cards only in the first melds of your side; such a meld then grows as any other.</source>
        <translation>A los sietes nunca va un comodín. Los ases admiten comodines solo en la primera bajada de su bando; esa combinación crece después como cualquier otra.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, the rank is dead: nobody begins a meld of it or adds to one.</source>
        <translation>Cuando un bando tiene canasta de un valor, el valor está muerto: nadie empieza ni amplía una combinación de él.</translation>
    </message>
    <message>
        <source>Twos may be a meld of their own, too. Jokers stand beside them as wild cards stand beside natural ones.</source>
        <translation>También los doses pueden ser una combinación propia. Los jokers los acompañan como los comodines a las cartas naturales.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its twos go there: none joins another meld. A two may still be discarded, and a joker may go anywhere.</source>
        <translation>Mientras su bando tenga una así sin completar, sus doses van ahí: ninguno va a otra combinación. Un dos sí puede descartarse, y un joker puede ir a cualquiera.</translation>
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
        <translation>Últimos descartes: {cards}.</translation>
    </message>
    <message>
        <source>Has thrown nothing yet.</source>
        <translation>Todavía no ha descartado nada.</translation>
    </message>
    <message>
        <source>{card} ({player} took it)</source>
        <translation>{card} (la tomó {player})</translation>
    </message>
    <message>
        <source>{card} (you took it)</source>
        <translation>{card} (la tomó usted)</translation>
    </message>
    <message>
        <source>Seen to hold: {cards}.</source>
        <comment>what everybody saw going to the hand with the pile</comment>
        <translation>Se sabe que tiene: {cards}.</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Risk: how often the next player takes what you throw.</source>
        <translation>Riesgo: con qué frecuencia el siguiente se lleva lo que usted descarta.</translation>
    </message>
    <message>
        <source>Risk: of 100 times, how often the next player takes what you throw.</source>
        <translation>Riesgo: cuántas veces de cada 100 el siguiente se lleva lo que usted descarta.</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>casi nunca</translation>
    </message>
    <message>
        <source>seldom</source>
        <translation>rara vez</translation>
    </message>
    <message>
        <source>at times</source>
        <translation>a veces</translation>
    </message>
    <message>
        <source>often</source>
        <translation>a menudo</translation>
    </message>
    <message>
        <source>mostly</source>
        <translation>casi siempre</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Ayuda de memoria</translation>
    </message>
    <message>
        <source>Cards seen and unseen</source>
        <translation>Cartas vistas y sin ver</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Sin ver</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Riesgo</translation>
    </message>
    <message>
        <source>Who threw and took what</source>
        <translation>Quién descartó y tomó qué</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Threw and took</source>
        <translation>Descartó y tomó</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tapete</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Dorso de las cartas</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>&amp;Ordenar la mano</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Intentarlo de nuevo</translation>
    </message>
    <message>
        <source>Show the moment</source>
        <translation>Mostrar el momento</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Save the deal…</source>
        <translation>Guardar la ronda…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>You have frozen the {pile}.</source>
        <translation>Usted ha congelado el {pile}.</translation>
    </message>
    <message>
        <source>{player} has frozen the {pile}.</source>
        <translation>{player} ha congelado el {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n cards.</source>
        <translation>
            <numerusform>Usted toma %n carta.</numerusform>
            <numerusform>Usted toma %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n cards.</source>
        <translation>
            <numerusform>{player} toma %n carta.</numerusform>
            <numerusform>{player} toma %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>Usted abre con {points}</translation>
    </message>
    <message>
        <source>{player} opens with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>{player} abre con {points}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Elija el juego, después quién juega.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir las cartas</translation>
    </message>
    <message>
        <source>Let at least one person play.</source>
        <translation>Tiene que jugar al menos una persona.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Dos jugadores se llaman {name}. Dele otro nombre a uno de ellos.</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>Begin the score</source>
        <translation>Empezar la hoja</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Puntos para cartas de verdad</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Elija el juego, después quién juega.</translation>
    </message>
    <message>
        <source>Players, as they sit round the table</source>
        <translation>Jugadores, como están sentados a la mesa</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primero en repartir</translation>
    </message>
    <message>
        <source>Player {count}</source>
        <translation>Jugador {count}</translation>
    </message>
    <message>
        <source>Side {count}</source>
        <translation>Bando {count}</translation>
    </message>
    <message>
        <source>Give every player a name of their own.</source>
        <translation>Dé a cada uno un nombre distinto.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The settings in {file} could not be read. The defaults are used.</source>
        <translation>No se pudieron leer los ajustes de {file}. Se usan los de fábrica.</translation>
    </message>
    <message>
        <source>The note in {file} cannot be read. Allow Canasta to read it, or move that file away.</source>
        <translation>No se puede leer la nota de {file}. Permita que Canasta la lea o mueva ese archivo a otro sitio.</translation>
    </message>
    <message>
        <source>The very last action had not been saved. Play it again.</source>
        <translation>La última jugada no se había guardado. Hágala otra vez.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It goes on from the last action that could be read; the damaged file is kept as {copy}.</source>
        <translation>La partida guardada estaba dañada. Sigue desde la última jugada que se pudo leer; el archivo dañado se guarda como {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was changed outside Canasta. The match goes on in a new file; the changed one is kept as {copy}.</source>
        <translation>El archivo de esta partida se cambió fuera de Canasta. La partida sigue en un archivo nuevo; el cambiado se guarda como {copy}.</translation>
    </message>
    <message>
        <source>The match came from an older version; its file is kept as {copy}.</source>
        <translation>La partida venía de una versión anterior; su archivo se guarda como {copy}.</translation>
    </message>
    <message>
        <source>{file} is empty: no match was ever begun in it.</source>
        <translation>{file} está vacío: en él nunca se empezó una partida.</translation>
    </message>
    <message>
        <source>{file} is no saved match. It is left as it is.</source>
        <translation>{file} no es una partida guardada. Se deja como está.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Canasta. Update to go on with it.</source>
        <translation>{file} se guardó con una versión más nueva de Canasta. Actualice el programa para seguir con ella.</translation>
    </message>
    <message>
        <source>{file} was changed outside the program and cannot be played.</source>
        <translation>{file} se cambió fuera del programa y no se puede jugar.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is kept; deal a new match.</source>
        <translation>{file} está dañado y no se puede leer. Se conserva; reparta una partida nueva.</translation>
    </message>
    <message>
        <source>This match is open in another window. Close that one first.</source>
        <translation>Esta partida está abierta en otra ventana. Cierre primero esa.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system refuses.</source>
        <translation>{file} no se puede abrir: el sistema no lo permite.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is left as it is.</source>
        <translation>{file} está dañado y no se puede leer. Se deja como está.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Canasta. Update to use it.</source>
        <translation>{file} se hizo con una versión más nueva de Canasta. Actualice el programa para usarlo.</translation>
    </message>
    <message>
        <source>{place} cannot be read or written ({reason}). Make room on the disk, allow Canasta to read and write there, or choose another place.</source>
        <translation>{place} no se puede leer ni escribir ({reason}). Libere espacio en el disco, permita que Canasta lea y escriba allí o elija otro lugar.</translation>
    </message>
    <message>
        <source>What Canasta remembers in {file}, such as your last table and your lessons, could not be read. It begins anew; your matches are safe.</source>
        <translation>No se pudo leer lo que Canasta recuerda en {file}, como su última mesa y sus lecciones. Empieza de nuevo; sus partidas están a salvo.</translation>
    </message>
    <message>
        <source>The results of your exercises in {file} could not be read. They begin anew.</source>
        <translation>No se pudieron leer los resultados de sus ejercicios en {file}. Empiezan de nuevo.</translation>
    </message>
    <message>
        <source>The player in {file} could not be read and is missing under Players; your matches are safe. Add the player again there.</source>
        <translation>No se pudo leer el jugador de {file} y falta en «Jugadores»; sus partidas están a salvo. Añada allí el jugador de nuevo.</translation>
    </message>
    <message>
        <source>The old file is kept as {copy}.</source>
        <translation>El archivo antiguo se conserva como {copy}.</translation>
    </message>
    <message>
        <source>Canasta cannot save settings and results in {folder} ({problem}). What you choose holds until you close Canasta. Make room on the disk, or allow Canasta to write there.</source>
        <translation>Canasta no puede guardar ajustes y resultados en {folder} ({problem}). Lo que usted elija vale hasta que cierre Canasta. Libere espacio en el disco o permita que Canasta escriba allí.</translation>
    </message>
    <message>
        <source>The file of this match was moved, deleted or changed while you played. Nothing is lost: the whole match is saved again, as {place}.</source>
        <translation>El archivo de esta partida se movió, se eliminó o se cambió mientras usted jugaba. No se ha perdido nada: toda la partida está guardada de nuevo, como {place}.</translation>
    </message>
    <message>
        <source>The match cannot be saved as {place} ({problem}). Make room on the disk, or allow Canasta to write there; then go on.</source>
        <translation>La partida no se puede guardar como {place} ({problem}). Libere espacio en el disco o permita que Canasta escriba ahí; después, siga.</translation>
    </message>
    <message>
        <source>A file of Canasta itself is missing or damaged: {file}. Install Canasta again; your matches are safe and stay where they are.</source>
        <translation>Falta o está dañado un archivo del propio Canasta: {file}. Instale Canasta de nuevo; sus partidas están a salvo y se quedan donde están.</translation>
    </message>
    <message>
        <source>Something went wrong in Canasta. Your match is safe: everything played so far is saved. If the table no longer answers, close Canasta and start it again.</source>
        <translation>Algo ha fallado en Canasta. Su partida está a salvo: todo lo jugado hasta ahora está guardado. Si la mesa ya no responde, cierre Canasta y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>What went wrong is noted in {file}; no cards are named there.</source>
        <translation>Lo ocurrido está anotado en {file}; allí no se nombra ninguna carta.</translation>
    </message>
    <message>
        <source>Canasta cannot keep matches in {folder} ({problem}). Make room on the disk, or allow Canasta to read and write there; then deal.</source>
        <translation>Canasta no puede conservar partidas en {folder} ({problem}). Libere espacio en el disco o permita que Canasta lea y escriba allí; después, reparta.</translation>
    </message>
    <message>
        <source>Canasta needs to read and write {place} and may not, or the disk is full. Allow it, then try again.</source>
        <translation>Canasta necesita leer y escribir {place} y no puede, o el disco está lleno. Permítalo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Canasta cannot start. Your matches are safe: nothing was changed. Start it once more; if that does not help, install it again.</source>
        <translation>Canasta no puede arrancar. Sus partidas están a salvo: no se ha cambiado nada. Arránquelo otra vez; si eso no ayuda, instálelo de nuevo.</translation>
    </message>
    <message>
        <source>{file} cannot be played, because its rules contradict each other:</source>
        <translation>{file} no se puede jugar, porque sus reglas se contradicen:</translation>
    </message>
    <message>
        <source>The index of your matches was damaged. It was made anew from their files; nothing is lost.</source>
        <translation>El índice de sus partidas estaba dañado. Se ha rehecho a partir de los archivos; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The disk does not answer. The table waits, and what was played is saved as soon as it does.</source>
        <translation>El disco no responde. La mesa espera, y lo jugado se guardará en cuanto responda.</translation>
    </message>
    <message>
        <source>It is kept in the folder {folder}.</source>
        <translation>Se conserva en la carpeta {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be shown. It is kept in the folder {folder} and is not opened again; deal a new match.</source>
        <translation>{file} no se puede mostrar. Se conserva en la carpeta {folder} y no se vuelve a abrir; reparta una partida nueva.</translation>
    </message>
    <message>
        <source>{file} was not put on the table, because Canasta failed with it last time. Nothing is lost: it is among your saved games.</source>
        <translation>{file} no se puso en la mesa, porque Canasta falló con ella la última vez. Nada se ha perdido: está entre sus partidas guardadas.</translation>
    </message>
    <message>
        <source>The cards in {file} were still being read when Canasta was closed. Choose them in the settings again.</source>
        <translation>Las cartas de {file} aún se estaban leyendo cuando se cerró Canasta. Elíjalas otra vez en los ajustes.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{deals} deals in {matches} matches, played by computers that follow the rules of thumb of the strong player without looking ahead. The true number lies between the two in brackets with a confidence of 95 %.</source>
        <translation>{deals} rondas en {matches} partidas, jugadas por computadoras que siguen las reglas sencillas del jugador fuerte sin calcular por adelantado. El número verdadero está entre los dos del paréntesis con una confianza del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>About {minutes} minutes for one person among computers: {turns} turns. A match has {deals} deals.</source>
        <translation>Unos {minutes} minutos para una persona entre computadoras: {turns} turnos. Una partida tiene {deals} rondas.</translation>
    </message>
    <message>
        <source>How long does a deal take?</source>
        <translation>¿Cuánto dura una ronda?</translation>
    </message>
    <message>
        <source>Somebody goes out in {share} of 100 deals; else the stock ends.</source>
        <translation>En {share} de cada 100 rondas alguien se va; en las demás se acaba el mazo.</translation>
    </message>
    <message>
        <source>How does a deal end?</source>
        <translation>¿Cómo termina una ronda?</translation>
    </message>
    <message>
        <source>Somebody goes out</source>
        <translation>Alguien se va</translation>
    </message>
    <message>
        <source>Whoever leads after the first deal wins {share} of 100 matches.</source>
        <translation>Quien va por delante tras la primera ronda gana {share} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Does the first deal decide the match?</source>
        <translation>¿Decide la partida la primera ronda?</translation>
    </message>
    <message>
        <source>The first leader wins</source>
        <translation>Gana quien se adelanta</translation>
    </message>
    <message>
        <source>How often can one open at once?</source>
        <translation>¿Con qué frecuencia se puede abrir de inmediato?</translation>
    </message>
    <message>
        <source>So many of 100 hands reach the minimum as dealt, without drawing:</source>
        <translation>Tantas de cada 100 manos llegan al mínimo tal como se reparten, sin robar:</translation>
    </message>
    <message>
        <source>With {points} points</source>
        <translation>Con {points} puntos</translation>
    </message>
    <message>
        <source>{points} on average. In {share} of 100 cases a side ends the deal below zero.</source>
        <translation>{points} de media. En {share} de cada 100 casos un bando acaba la ronda bajo cero.</translation>
    </message>
    <message>
        <source>How many points does a side make in a deal?</source>
        <translation>¿Cuántos puntos hace un bando en una ronda?</translation>
    </message>
    <message>
        <source>{times} times in a deal, {cards} cards each time.</source>
        <translation>{times} veces en una ronda, {cards} cartas cada vez.</translation>
    </message>
    <message>
        <source>How often is the pile taken?</source>
        <translation>¿Con qué frecuencia se toma el pozo?</translation>
    </message>
    <message>
        <source>A side makes {count} in a deal; {share} of 100 are natural.</source>
        <translation>Un bando hace {count} en una ronda; {share} de cada 100 son limpias.</translation>
    </message>
    <message>
        <source>How many canastas are there?</source>
        <translation>¿Cuántas canastas hay?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canastas limpias</translation>
    </message>
    <message>
        <source>One more joker</source>
        <translation>Un joker más</translation>
    </message>
    <message>
        <source>One more red three</source>
        <translation>Un tres rojo más</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>El primer turno</translation>
    </message>
    <message>
        <source>What is a good start worth?</source>
        <translation>¿Cuánto vale un buen comienzo?</translation>
    </message>
    <message>
        <source>So many points a side is ahead of the others after the deal:</source>
        <translation>Tantos puntos aventaja un bando a los demás tras la ronda:</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>El pozo está siempre congelado</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Con cartas Caliente</translation>
    </message>
    <message>
        <source>What do the variations change?</source>
        <translation>¿Qué cambian las variantes?</translation>
    </message>
    <message>
        <source>Turns of a deal, and points of a side:</source>
        <translation>Turnos de una ronda y puntos de un bando:</translation>
    </message>
    <message>
        <source>{turns} turns, {points} points</source>
        <translation>{turns} turnos, {points} puntos</translation>
    </message>
    <message>
        <source>Does the computer shuffle too well?</source>
        <translation>¿Baraja la computadora demasiado bien?</translation>
    </message>
    <message>
        <source>Turns of a deal, and natural ones among 100 canastas, when the cards are gathered from the table and riffled:</source>
        <translation>Turnos de una ronda y canastas limpias entre 100, cuando las cartas se recogen de la mesa y se barajan a la americana:</translation>
    </message>
    <message>
        <source>As the computer does</source>
        <translation>Como baraja la computadora</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Pasadas: {count}</translation>
    </message>
    <message>
        <source>{turns} turns, {share} natural</source>
        <translation>{turns} turnos, {share} limpias</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} a {high})</translation>
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
        <translation>Juego</translation>
    </message>
    <message>
        <source>Canasta in numbers</source>
        <translation>Canasta en números</translation>
    </message>
    <message>
        <source>Counted in thousands of deals that computers played.</source>
        <translation>Contado en miles de rondas que jugaron las computadoras.</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Cómo se contó</translation>
    </message>
</context>
<context>
    <name>ObservationTexts</name>
    <message numerus="yes">
        <source>%n cards, all face down</source>
        <translation>
            <numerusform>%n carta, boca abajo</numerusform>
            <numerusform>%n cartas, todas boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Mano propia</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>{pile}, from the top</source>
        <translation>{pile}, desde arriba</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Hands of the others</source>
        <translation>Manos de los otros</translation>
    </message>
    <message>
        <source>Melds of {names}</source>
        <translation>Combinaciones de {names}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n cards</source>
        <translation>
            <numerusform>{player}: %n carta</numerusform>
            <numerusform>{player}: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n carta boca abajo</numerusform>
            <numerusform>%n cartas boca abajo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmissionTexts</name>
    <message>
        <source>What was left undone</source>
        <translation>Lo que no hizo</translation>
    </message>
    <message>
        <source>The {pile} was blocked; on top of it lay: {card}.</source>
        <translation>El {pile} estaba bloqueado; encima había: {card}.</translation>
    </message>
    <message>
        <source>The {pile} could have been taken, and was left.</source>
        <translation>El {pile} se podía tomar y se dejó.</translation>
    </message>
    <message>
        <source>The {pile} needed two natural {ranks}; nobody has seen two in that hand.</source>
        <translation>El {pile} pedía dos {ranks} naturales; nadie ha visto dos en esa mano.</translation>
    </message>
    <message>
        <source>The {pile} needed {ranks}; nobody has seen any in that hand.</source>
        <translation>El {pile} pedía {ranks}; nadie ha visto ninguna en esa mano.</translation>
    </message>
    <message>
        <source>Still held, as everybody could see: {cards}. They fit melds on the table.</source>
        <translation>Sigue en la mano, como todos vieron: {cards}. Encajan en combinaciones de la mesa.</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>¿Seguir con esta partida?</translation>
    </message>
    <message>
        <source>It becomes one of your saved games. The file itself stays as it is.</source>
        <translation>Pasa a ser una de sus partidas guardadas. El archivo queda como está.</translation>
    </message>
    <message>
        <source>Keep these house rules?</source>
        <translation>¿Guardar estas reglas de la casa?</translation>
    </message>
    <message>
        <source>You will find them in New match, beside the games.</source>
        <translation>Las encontrará en «Nueva partida», junto a los juegos.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Guardarlas</translation>
    </message>
    <message>
        <source>Add this player?</source>
        <translation>¿Añadir a este jugador?</translation>
    </message>
    <message>
        <source>You will find the player under Players.</source>
        <translation>Lo encontrará en «Jugadores».</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Este archivo no se puede abrir</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was moved, or its drive removed.</source>
        <translation>{file} ya no está. Se movió o se retiró su unidad.</translation>
    </message>
    <message>
        <source>{file} holds no match, no house rules and no player. It is left as it is.</source>
        <translation>{file} no contiene ninguna partida, ni reglas de la casa, ni ningún jugador. Queda como está.</translation>
    </message>
    <message>
        <source>Look at this match?</source>
        <translation>¿Ver esta partida?</translation>
    </message>
</context>
<context>
    <name>OpeningDecision</name>
    <message>
        <source>Opening small or large</source>
        <translation>Abrir con poco o con mucho</translation>
    </message>
    <message>
        <source>Early with little, late with all that you have.</source>
        <translation>Pronto con poco, tarde con todo lo que tiene.</translation>
    </message>
    <message>
        <source>Your side needs {need} points to open. Your aces are worth {aces}, your kings {kings}. You hold two pairs and a wild card as well, and many cards lie in the {pile}.</source>
        <translation>Su bando necesita {need} puntos para abrir. Sus ases valen {aces}, sus reyes {kings}. Tiene además dos pares y un comodín, y hay muchas cartas en el {pile}.</translation>
    </message>
    <message>
        <source>With which cards do you open? Lay them, then press the button.</source>
        <translation>¿Con qué cartas abre? Apártelas y pulse el botón.</translation>
    </message>
    <message>
        <source>Open now: lay the aces.</source>
        <translation>Abra ahora: baje los ases.</translation>
    </message>
    <message>
        <source>That is more than you need. Kings in your hand can take the {pile} with its {count} cards. Lay the aces only.</source>
        <translation>Es más de lo necesario. Con reyes en la mano puede tomar el {pile} y sus {count} cartas. Baje solo los ases.</translation>
    </message>
    <message>
        <source>Open first: a side that has opened takes the {pile} more easily, and {count} cards lie there.</source>
        <translation>Primero abra: un bando que ha abierto toma el {pile} más fácilmente, y allí hay {count} cartas.</translation>
    </message>
    <message>
        <source>Each king, queen or nine that is discarded to you now brings you the {pile}: you hold two or more of them.</source>
        <translation>Cada rey, dama o nueve que le descarten le da ahora el {pile}: tiene dos o más de ellos.</translation>
    </message>
    <message>
        <source>Later in another deal: the others have a canasta, and each of them holds one card. They may go out at any turn.</source>
        <translation>Más tarde, en otra ronda: los otros tienen una canasta y una carta cada uno. Pueden irse en cualquier turno.</translation>
    </message>
    <message>
        <source>With which cards do you open now?</source>
        <translation>¿Con qué cartas abre ahora?</translation>
    </message>
    <message>
        <source>Open with all three: aces, kings and queens.</source>
        <translation>Abra con los tres: ases, reyes y reinas.</translation>
    </message>
    <message>
        <source>When they go out, what is left in your hand counts against you. Lay aces, kings and queens, all at once.</source>
        <translation>Cuando los otros se vayan, lo que quede en su mano cuenta en su contra. Baje ases, reyes y reinas, todo a la vez.</translation>
    </message>
    <message>
        <source>When they go out, your whole hand counts against you. Open first, with aces, kings and queens.</source>
        <translation>Cuando los otros se vayan, toda su mano cuenta en su contra. Primero abra, con ases, reyes y reinas.</translation>
    </message>
    <message>
        <source>Early in a deal open with little, and keep what can take the {pile}. When the others may go out, lay all that counts.</source>
        <translation>Pronto en la ronda abra con poco, y guarde lo que puede tomar el {pile}. Cuando los otros pueden irse, baje todo lo que cuenta.</translation>
    </message>
</context>
<context>
    <name>OpeningLesson</name>
    <message>
        <source>The first melds</source>
        <translation>La primera bajada</translation>
    </message>
    <message>
        <source>Reach the points that your side needs to open.</source>
        <translation>Llegue a los puntos que su bando necesita para abrir.</translation>
    </message>
    <message>
        <source>Lay the queens with the wild card, and the sevens, before you discard.</source>
        <translation>Baje las reinas con el comodín, y los sietes, antes de descartar.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds in this deal need {need} points; in the last deal of the match {most}.</source>
        <translation>En esta ronda la primera bajada de su bando necesita {need} puntos; en la última ronda de la partida, {most}.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points now. With a higher score they need more: up to {most} from {score} points on.</source>
        <translation>Ahora la primera bajada de su bando necesita {need} puntos. Con más puntos en la partida necesita más: hasta {most} a partir de {score} puntos.</translation>
    </message>
    <message>
        <source>From {score} points on a canasta must be among them.</source>
        <translation>A partir de {score} puntos tiene que haber una canasta en ella.</translation>
    </message>
    <message>
        <source>They come from your hand alone: only in a later turn may your side take the {pile}.</source>
        <translation>Sale solo de su mano: su bando no puede tomar el {pile} hasta un turno posterior.</translation>
    </message>
    <message>
        <source>You may open and take the {pile} at once: with two natural cards like its top card, if all that you lay then reaches the minimum.</source>
        <translation>Puede abrir y tomar el {pile} a la vez: con dos cartas naturales como la de arriba, si todo lo que baja entonces llega al mínimo.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the aces on the table. Then take it with the button.</source>
        <translation>Elija los dos reyes y haga clic en el {pile}. Ponga los ases en la mesa. Después tómelo con el botón.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the three aces.</source>
        <translation>No robe: los reyes toman el {pile}, junto con los tres ases.</translation>
    </message>
    <message>
        <source>Lay all groups aside on the table, then lay them all with the button.</source>
        <translation>Aparte todos los grupos en la mesa y bájelos juntos con el botón.</translation>
    </message>
    <message>
        <source>No wild card may be among them. The queens are worth {points1}, the tens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>No puede haber ningún comodín. Las reinas suman {points1}, los dieces {points2}. Todos los grupos que aparta se suman; al lado se ve la suma.</translation>
    </message>
    <message>
        <source>Lay the queens and the tens before you discard.</source>
        <translation>Baje las reinas y los dieces antes de descartar.</translation>
    </message>
    <message>
        <source>The tens are the three natural cards that you need. They are worth {points1}, the queens with the joker {points2}, the jacks with the two {points3}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Los dieces son las tres cartas naturales que necesita. Suman {points1}, las reinas con el joker {points2}, las jotas con el dos {points3}. Todos los grupos que aparta se suman; al lado se ve la suma.</translation>
    </message>
    <message>
        <source>Lay the tens, the queens with the joker, and the jacks with the two, before you discard.</source>
        <translation>Baje los dieces, las reinas con el joker y las jotas con el dos antes de descartar.</translation>
    </message>
    <message>
        <source>The queens with the wild card are worth {points1}, the sevens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Las reinas con el comodín suman {points1}, los sietes {points2}. Todos los grupos que aparta se suman; al lado se ve la suma.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the tens on the table, and the queens with the joker. Then take it with the button.</source>
        <translation>Elija los dos reyes y haga clic en el {pile}. Ponga en la mesa los dieces, y las reinas con el joker. Después tómelo con el botón.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the tens, and the queens with the joker.</source>
        <translation>No robe: los reyes toman el {pile}, junto con los dieces, y con las reinas y el joker.</translation>
    </message>
</context>
<context>
    <name>OpeningTopic</name>
    <message>
        <source>The first melds</source>
        <translation>La primera bajada</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Puntos necesarios</translation>
    </message>
    <message>
        <source>The first melds of your side in a deal must be worth enough points.</source>
        <translation>La primera bajada de su bando en una ronda tiene que sumar los puntos suficientes.</translation>
    </message>
    <message>
        <source>How many depends on your score before the deal.</source>
        <translation>Cuántos, depende de sus puntos antes de la ronda.</translation>
    </message>
    <message>
        <source>How many depends on which deal of the match it is.</source>
        <translation>Cuántos, depende de qué ronda de la partida es.</translation>
    </message>
    <message>
        <source>Score before the deal</source>
        <translation>Puntos antes de la ronda</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: the first, the second, …</comment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>from deal {first} on</source>
        <translation>desde la ronda {first}</translation>
    </message>
    <message>
        <source>deal {first}</source>
        <comment>by its number</comment>
        <translation>ronda {first}</translation>
    </message>
    <message>
        <source>deals {first} to {last}</source>
        <translation>rondas {first} a {last}</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>a score below those in the next rows</comment>
        <translation>menos</translation>
    </message>
    <message>
        <source>from {score} on</source>
        <comment>a score</comment>
        <translation>desde {score}</translation>
    </message>
    <message>
        <source>A canasta from the hand that is not mixed opens, whatever it counts.</source>
        <translation>Una canasta de la mano que no sea sucia abre, valga lo que valga.</translation>
    </message>
    <message>
        <source>All cards that you meld in that turn count together.</source>
        <translation>Todas las cartas que baja en ese turno se cuentan juntas.</translation>
    </message>
    <message>
        <source>Points for canastas and for {bonuses} do not count here.</source>
        <translation>Los puntos por canastas y por {bonuses} no cuentan aquí.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only the other melds from your hand count, not the one with the top card.</source>
        <translation>Si toma el {pile} para eso, solo cuentan las demás combinaciones de su mano, no la de la carta de arriba.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, its top card counts; the cards below it do not help.</source>
        <translation>Si toma el {pile} para eso, cuenta su carta de arriba; las de debajo no ayudan.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only cards from your hand count.</source>
        <translation>Si toma el {pile} para eso, solo cuentan las cartas de su mano.</translation>
    </message>
    <message>
        <source>Whoever draws from the {stock} and goes out in that turn, with a canasta in the hand, needs no minimum.</source>
        <translation>Quien roba del {stock} y se va en ese turno, con una canasta en la mano, no necesita mínimo.</translation>
    </message>
    <message>
        <source>Whoever goes out in one turn needs the minimum, too.</source>
        <translation>También quien se va en un solo turno necesita el mínimo.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta, of whatever kind.</source>
        <translation>Con {score} puntos o más debe haber en ella una canasta, del tipo que sea.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta, of whatever kind.</source>
        <translation>Desde la ronda {score} debe haber en ella una canasta, del tipo que sea.</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta that is not mixed.</source>
        <translation>Con {score} puntos o más debe haber en ella una canasta que no sea sucia.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta that is not mixed.</source>
        <translation>Desde la ronda {score} debe haber en ella una canasta que no sea sucia.</translation>
    </message>
    <message>
        <source>The {pile} may not be taken for it.</source>
        <translation>Para ello no se puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards.</source>
        <translation>Debe tener tres cartas naturales de un valor, de la mano, en una combinación sin comodines.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards, or three wild cards in a meld of their own.</source>
        <translation>Debe tener tres cartas naturales de un valor, de la mano, en una combinación sin comodines, o tres comodines en una combinación propia.</translation>
    </message>
    <message>
        <source>They hold no mixed canasta.</source>
        <translation>No lleva ninguna canasta sucia.</translation>
    </message>
    <message>
        <source>They hold no wild card, not even twos alone. Wild cards may be laid after them, in the same turn too.</source>
        <translation>No lleva ningún comodín, ni siquiera doses solos. Después sí se pueden bajar comodines, también en el mismo turno.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening minimum depends on</source>
        <translation>El mínimo para abrir depende de</translation>
    </message>
    <message>
        <source>What decides how many points the first melds of a side need.</source>
        <translation>Qué decide cuántos puntos necesita la primera bajada de un bando.</translation>
    </message>
    <message>
        <source>the side&apos;s score</source>
        <translation>los puntos del bando</translation>
    </message>
    <message>
        <source>the number of the deal</source>
        <translation>el número de la ronda</translation>
    </message>
    <message>
        <source>The top card of the {pile} counts for the opening</source>
        <translation>La carta de arriba del {pile} cuenta para abrir</translation>
    </message>
    <message>
        <source>Only that one card; the cards below it never help to open.</source>
        <translation>Solo esa carta; las de debajo nunca ayudan a abrir.</translation>
    </message>
    <message>
        <source>The meld that takes the {pile} counts for the opening</source>
        <translation>La combinación que toma el {pile} cuenta para abrir</translation>
    </message>
    <message>
        <source>If not, the other melds from the hand have to be enough.</source>
        <translation>Si no, tienen que bastar las demás combinaciones de la mano.</translation>
    </message>
    <message>
        <source>No minimum for going out at once</source>
        <translation>Sin mínimo para irse de una vez</translation>
    </message>
    <message>
        <source>Whoever lays the whole hand in one turn, after drawing, needs no minimum.</source>
        <translation>Quien baja toda la mano en un turno, después de robar, no necesita mínimo.</translation>
    </message>
    <message>
        <source>A canasta from the hand opens, whatever it counts</source>
        <translation>Una canasta de la mano abre, valga lo que valga</translation>
    </message>
    <message>
        <source>A natural or a wild one, without minimum or three clean cards.</source>
        <translation>Limpia o de comodines, sin mínimo y sin tres cartas naturales.</translation>
    </message>
    <message>
        <source>Points needed to open</source>
        <translation>Puntos necesarios para abrir</translation>
    </message>
    <message>
        <source>From which score (or which deal) on how many points are needed.</source>
        <translation>A partir de qué puntos (o de qué ronda) hacen falta cuántos.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>from {score}: {need}</source>
        <comment>one step of the opening</comment>
        <translation>desde {score}: {need}</translation>
    </message>
    <message>
        <source>below zero: {need}</source>
        <comment>one step of the opening</comment>
        <translation>bajo cero: {need}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>below zero</source>
        <translation>bajo cero</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Hacen falta</translation>
    </message>
    <message>
        <source>The {pile} may be taken with the first melds</source>
        <translation>Se puede tomar el {pile} con la primera bajada</translation>
    </message>
    <message>
        <source>Otherwise a side has to meld from the hand before.</source>
        <translation>Si no, un bando tiene que bajar antes desde la mano.</translation>
    </message>
    <message>
        <source>The first melds need a canasta from</source>
        <translation>La primera bajada necesita una canasta desde</translation>
    </message>
    <message>
        <source>From this score (or deal) on one has to be among them.</source>
        <translation>Desde esta puntuación (o ronda) debe haber una en ella.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>It must not be a mixed one from</source>
        <translation>No debe ser sucia desde</translation>
    </message>
    <message>
        <source>From this score (or deal) on it is natural, wild, or a sequence.</source>
        <translation>Desde esta puntuación (o ronda) es limpia, de comodines o una escalera.</translation>
    </message>
    <message>
        <source>The first melds contain</source>
        <translation>La primera bajada contiene</translation>
    </message>
    <message>
        <source>A meld without a mixture, with three of its cards from the hand.</source>
        <translation>Una combinación sin mezcla, con tres de sus cartas de la mano.</translation>
    </message>
    <message>
        <source>what the player likes</source>
        <translation>lo que el jugador quiera</translation>
    </message>
    <message>
        <source>three natural cards of a rank</source>
        <translation>tres cartas naturales de un valor</translation>
    </message>
    <message>
        <source>three natural cards of a rank, or wild cards</source>
        <translation>tres cartas naturales de un valor, o comodines</translation>
    </message>
    <message>
        <source>The first melds may hold a mixed canasta</source>
        <translation>La primera bajada puede tener una canasta sucia</translation>
    </message>
    <message>
        <source>Otherwise a side makes one only later.</source>
        <translation>Si no, el bando la hace solo después.</translation>
    </message>
    <message>
        <source>First melds without wild cards</source>
        <translation>Primera bajada sin comodines</translation>
    </message>
    <message>
        <source>Wild cards are laid only after the side has melded.</source>
        <translation>Los comodines solo se bajan cuando el bando ya ha bajado.</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>{title}: {value} instead of {usual}</source>
        <translation>{title}: {value} en lugar de {usual}</translation>
    </message>
    <message>
        <source>{title}: other numbers</source>
        <translation>{title}: otros números</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
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
        <translation>Buscar una regla, por ejemplo «comodín»</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>No rule has these words. Try fewer letters.</source>
        <translation>Ninguna regla tiene estas palabras. Pruebe con menos letras.</translation>
    </message>
    <message>
        <source>Changed. In the original: {value}</source>
        <translation>Cambiada. En el original: {value}</translation>
    </message>
    <message>
        <source>Rules that can be changed</source>
        <translation>Reglas que se pueden cambiar</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to it</source>
        <translation>Volver a ese valor</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>Other books differ here. House rules have these options:</source>
        <translation>Otros libros dicen otra cosa. Las reglas de la casa permiten elegir:</translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>Para abrir necesita {need} puntos y tiene {have}: falta %n.</numerusform>
            <numerusform>Para abrir necesita {need} puntos y tiene {have}: faltan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>A su bando le falta %n canasta para poder irse.</numerusform>
            <numerusform>A su bando le faltan %n canastas para poder irse.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this game nobody asks before going out.</source>
        <translation>En este juego nadie pregunta antes de irse.</translation>
    </message>
    <message>
        <source>You may ask once you have drawn.</source>
        <translation>Puede preguntar cuando haya robado.</translation>
    </message>
    <message>
        <source>Ask before you lay cards in your turn.</source>
        <translation>Pregunte antes de bajar cartas en su turno.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Pregunte a su pareja antes de irse.</translation>
    </message>
    <message>
        <source>Your partner said yes: now you have to go out.</source>
        <translation>Su pareja dijo que sí: ahora tiene que irse.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave a card in your hand.</source>
        <translation>{player} debe jugar antes con su pie: deje una carta en su mano.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave a card in your hand.</source>
        <translation>Nadie se va en su primer turno: deje una carta en su mano.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave a card in your hand.</source>
        <translation>Su bando no ha tomado el {pile}: deje una carta en su mano.</translation>
    </message>
    <message>
        <source>You have asked in this turn: lay cards, or discard one.</source>
        <translation>Ya ha preguntado en este turno: baje cartas o descarte una.</translation>
    </message>
    <message>
        <source>You have asked once in this deal: lay cards, or discard one.</source>
        <translation>Ya preguntó una vez en esta ronda: baje cartas o descarte una.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave two cards in your hand.</source>
        <translation>{player} debe jugar antes con su pie: deje dos cartas en su mano.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave two cards in your hand.</source>
        <translation>Nadie se va en su primer turno: deje dos cartas en su mano.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave two cards in your hand.</source>
        <translation>Su bando no ha tomado el {pile}: deje dos cartas en su mano.</translation>
    </message>
    <message>
        <source>You have not asked your partner: leave two cards in your hand.</source>
        <translation>No ha preguntado a su pareja: deje dos cartas en su mano.</translation>
    </message>
    <message>
        <source>Your partner said no: leave two cards in your hand.</source>
        <translation>Su pareja dijo que no: deje dos cartas en su mano.</translation>
    </message>
    <message>
        <source>You may not go out yet: leave two cards in your hand.</source>
        <translation>Todavía no puede irse: deje dos cartas en su mano.</translation>
    </message>
    <message>
        <source>Your last card needs no question: discard it to go out.</source>
        <translation>La última carta no necesita pregunta: descártela para irse.</translation>
    </message>
    <message>
        <source>Your partner said no: leave a card in your hand.</source>
        <translation>Su pareja dijo que no: deje una carta en su mano.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta that is not mixed.</source>
        <translation>Su primera bajada necesita una canasta que no sea sucia.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta.</source>
        <translation>Su primera bajada necesita una canasta.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot before you go out.</source>
        <translation>Complete una canasta para tener su pie antes de irse.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot first: leave two cards in your hand.</source>
        <translation>Primero complete una canasta para su pie: deje dos cartas en la mano.</translation>
    </message>
    <message>
        <source>You may not go out with a seven: leave two cards in your hand.</source>
        <translation>Nadie se va con un siete: deje dos cartas en la mano.</translation>
    </message>
    <message>
        <source>You go out only with your foot: pick it up first.</source>
        <translation>Solo puede irse con el pie: tómelo primero.</translation>
    </message>
    <message>
        <source>You play alone: there is nobody to ask.</source>
        <translation>Juega sin pareja: no hay a quién preguntar.</translation>
    </message>
    <message>
        <source>Your foot has one card: keep a card to discard, and pick it up then.</source>
        <translation>Su pie tiene una sola carta: guarde una para descartar y tómelo con ella.</translation>
    </message>
    <message>
        <source>The last card is discarded: keep one card to go out with.</source>
        <translation>La última carta se descarta: guarde una carta para irse.</translation>
    </message>
    <message>
        <source>Finish {cards} before you go out.</source>
        <translation>Complete {cards} antes de irse.</translation>
    </message>
    <message>
        <source>Finish your sevens, aces or wild cards first: leave two cards in your hand.</source>
        <translation>Complete antes sus sietes, ases o comodines: deje dos cartas en la mano.</translation>
    </message>
    <message>
        <source>Your first melds may hold no mixed canasta.</source>
        <translation>Su primera bajada no puede llevar canasta sucia.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, or wild ones.</source>
        <translation>Abra con tres naturales de un valor de la mano, o con comodines.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, without wild cards.</source>
        <translation>Abra con tres naturales de un valor de la mano, sin comodines.</translation>
    </message>
</context>
<context>
    <name>OutTopic</name>
    <message>
        <source>Going out</source>
        <translation>Irse</translation>
    </message>
    <message>
        <source>You go out by getting rid of your last card: you meld it or discard it.</source>
        <translation>Usted se va cuando se deshace de su última carta: la baja o la descarta.</translation>
    </message>
    <message>
        <source>That ends the deal.</source>
        <translation>Eso termina la ronda.</translation>
    </message>
    <message>
        <source>You need no canasta for it.</source>
        <translation>No necesita ninguna canasta para ello.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas for it.</source>
        <translation>
            <numerusform>Su bando necesita %n canasta para ello.</numerusform>
            <numerusform>Su bando necesita %n canastas para ello.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them must be: {kinds}.</source>
        <translation>Entre ellas tiene que haber: {kinds}.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} does not count among them.</source>
        <translation>{a_wild_canasta} no cuenta entre ellas.</translation>
    </message>
    <message>
        <source>Your partner must have played a card of the foot before.</source>
        <translation>Antes su pareja tiene que haber jugado una carta de su pie.</translation>
    </message>
    <message>
        <source>Somebody of your side must have taken the {pile} in the deal.</source>
        <translation>Alguien de su bando tiene que haber tomado el {pile} en la ronda.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn.</source>
        <translation>Nadie se va en su primer turno.</translation>
    </message>
    <message>
        <source>Until then you must still hold a card when your turn is over.</source>
        <translation>Hasta entonces le tiene que quedar una carta cuando acabe su turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n natural canastas</source>
        <translation>
            <numerusform>%n canasta limpia</numerusform>
            <numerusform>%n canastas limpias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed canastas</source>
        <translation>
            <numerusform>%n canasta sucia</numerusform>
            <numerusform>%n canastas sucias</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} {kind}</source>
        <comment>a number of canastas of a kind</comment>
        <translation>{count} {kind}</translation>
    </message>
    <message>
        <source>Going out brings {points} points.</source>
        <translation>Irse da {points} puntos.</translation>
    </message>
    <message>
        <source>Whoever has not melded before and lays the whole hand in one turn, with a canasta in it, goes out concealed: {points} points more.</source>
        <translation>Quien no ha bajado antes y baja toda la mano en un turno, con una canasta en ella, se va con la mano oculta: {points} puntos más.</translation>
    </message>
    <message>
        <source>A card added to the partner&apos;s melds spoils it.</source>
        <translation>Una carta añadida a las combinaciones de la pareja lo impide.</translation>
    </message>
    <message>
        <source>You have no partner whom you could ask first.</source>
        <translation>No tiene pareja a quien preguntar antes.</translation>
    </message>
    <message>
        <source>Nobody asks the partner before going out.</source>
        <translation>Nadie pregunta a la pareja antes de irse.</translation>
    </message>
    <message>
        <source>You may ask your partner first: “May I go out?”</source>
        <translation>Puede preguntar antes a su pareja: «¿Puedo irme?»</translation>
    </message>
    <message>
        <source>You must ask your partner first: “May I go out?”</source>
        <translation>Tiene que preguntar antes a su pareja: «¿Puedo irme?»</translation>
    </message>
    <message>
        <source>Nobody asks before the foot is picked up. Just picked up, you may still ask before you play from it.</source>
        <translation>Nadie pregunta antes de tomar el pie. Recién tomado, todavía puede preguntar antes de jugar con él.</translation>
    </message>
    <message>
        <source>Whoever is alone asks nobody.</source>
        <translation>Quien juega solo no pregunta a nadie.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Después de un no, no puede irse en ese turno.</translation>
    </message>
    <message>
        <source>Whoever asks and does not go out in that turn loses {points} points.</source>
        <translation>Quien pregunta y no se va en ese turno pierde {points} puntos.</translation>
    </message>
    <message>
        <source>Ask before you draw or just after it, before you meld.</source>
        <translation>Pregunte antes de robar o justo después, antes de bajar.</translation>
    </message>
    <message>
        <source>Ask after you have drawn, and before you meld.</source>
        <translation>Pregunte después de robar y antes de bajar.</translation>
    </message>
    <message>
        <source>After a yes you have to go out; if you cannot, you show all your cards.</source>
        <translation>Después de un sí tiene que irse; si no puede, muestra todas sus cartas.</translation>
    </message>
    <message>
        <source>After a yes you have to go out.</source>
        <translation>Después de un sí tiene que irse.</translation>
    </message>
    <message>
        <source>After a yes you may go out, but you need not.</source>
        <translation>Después de un sí puede irse, pero no está obligado.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} in that turn does not go out concealed.</source>
        <translation>Quien toma el {pile} en ese turno no se va con la mano oculta.</translation>
    </message>
    <message>
        <source>The last card of such a hand may be discarded.</source>
        <translation>La última carta de esa mano se puede descartar.</translation>
    </message>
    <message>
        <source>Such a hand must be melded to its last card: whoever ends with a discard gets nothing more.</source>
        <translation>Esa mano debe bajarse hasta la última carta: quien termina con un descarte no recibe nada más.</translation>
    </message>
    <message numerus="yes">
        <source>%n canastas of sevens</source>
        <translation>
            <numerusform>%n canasta de sietes</numerusform>
            <numerusform>%n canastas de sietes</numerusform>
        </translation>
    </message>
    <message>
        <source>You go out by discarding your last card; it is never melded.</source>
        <translation>Se va descartando la última carta; nunca se baja.</translation>
    </message>
    <message>
        <source>Sevens, aces without wild cards, and melds of wild cards alone must be finished before.</source>
        <translation>Los sietes, los ases sin comodines y las combinaciones de comodines deben estar completos antes.</translation>
    </message>
    <message>
        <source>Each player asks only once in a deal.</source>
        <translation>Cada jugador pregunta solo una vez por ronda.</translation>
    </message>
</context>
<context>
    <name>OutWords</name>
    <message>
        <source>Canastas needed to go out</source>
        <translation>Canastas necesarias para irse</translation>
    </message>
    <message>
        <source>How many canastas a side needs in all.</source>
        <translation>Cuántas canastas necesita un bando en total.</translation>
    </message>
    <message>
        <source>Natural canastas among them</source>
        <translation>De ellas, canastas limpias</translation>
    </message>
    <message>
        <source>Canastas without any wild card.</source>
        <translation>Canastas sin ningún comodín.</translation>
    </message>
    <message>
        <source>Mixed canastas among them</source>
        <translation>De ellas, canastas sucias</translation>
    </message>
    <message>
        <source>Canastas with wild cards.</source>
        <translation>Canastas con comodines.</translation>
    </message>
    <message>
        <source>Canastas of wild cards alone.</source>
        <translation>Canastas hechas solo de comodines.</translation>
    </message>
    <message>
        <source>Sequences of seven cards.</source>
        <translation>Escaleras de siete cartas.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Puntos por irse</translation>
    </message>
    <message>
        <source>For the side that ends the deal.</source>
        <translation>Para el bando que termina la ronda.</translation>
    </message>
    <message>
        <source>Going out waits for the partner</source>
        <translation>Para irse hay que esperar a la pareja</translation>
    </message>
    <message>
        <source>Until the partner has played a card of the foot.</source>
        <translation>Hasta que la pareja haya jugado una carta de su pie.</translation>
    </message>
    <message>
        <source>If not, everybody has a turn before going out.</source>
        <translation>Si no, cada uno juega un turno antes de irse.</translation>
    </message>
    <message>
        <source>Going out in the first own turn</source>
        <translation>Irse en el primer turno propio</translation>
    </message>
    <message>
        <source>{wild_canastas} among them</source>
        <translation>De ellas, {wild_canastas}</translation>
    </message>
    <message>
        <source>{sambas} among them</source>
        <translation>De ellas, {sambas}</translation>
    </message>
    <message>
        <source>Going out needs the {pile}</source>
        <translation>Para irse hace falta el {pile}</translation>
    </message>
    <message>
        <source>Somebody of the side must have taken it in the deal.</source>
        <translation>Alguien del bando tiene que haberlo tomado en la ronda.</translation>
    </message>
    <message>
        <source>Extra points for going out at once</source>
        <translation>Puntos extra por irse de una vez</translation>
    </message>
    <message>
        <source>For laying the whole hand in one turn, without melds before.</source>
        <translation>Por bajar toda la mano en un turno, sin combinaciones anteriores.</translation>
    </message>
    <message>
        <source>Asking the partner before going out</source>
        <translation>Preguntar a la pareja antes de irse</translation>
    </message>
    <message>
        <source>“May I go out?”</source>
        <translation>«¿Puedo irme?»</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>When the partner says yes</source>
        <translation>Cuando la pareja dice que sí</translation>
    </message>
    <message>
        <source>Whether the player who asked has to go out.</source>
        <translation>Si el jugador que preguntó tiene que irse.</translation>
    </message>
    <message>
        <source>the player may go out</source>
        <translation>el jugador puede irse</translation>
    </message>
    <message>
        <source>the player must go out</source>
        <translation>el jugador tiene que irse</translation>
    </message>
    <message>
        <source>Whoever must go out after a yes and cannot shows the hand</source>
        <translation>Quien tiene que irse después de un sí y no puede muestra la mano</translation>
    </message>
    <message>
        <source>It lies open for all until that player&apos;s next turn.</source>
        <translation>Queda a la vista de todos hasta el siguiente turno de ese jugador.</translation>
    </message>
    <message>
        <source>A question without going out costs</source>
        <translation>Preguntar sin irse cuesta</translation>
    </message>
    <message>
        <source>When the player does not go out in that turn, after a yes or a no.</source>
        <translation>Cuando el jugador no se va en ese turno, tras un sí o un no.</translation>
    </message>
    <message>
        <source>Asking before drawing is allowed</source>
        <translation>Se puede preguntar antes de robar</translation>
    </message>
    <message>
        <source>Otherwise one asks after drawing, before melding.</source>
        <translation>Si no, se pregunta después de robar y antes de bajar.</translation>
    </message>
    <message>
        <source>Going out at once may end with a discard</source>
        <translation>Irse de una vez también con un descarte</translation>
    </message>
    <message>
        <source>If not, the extra points are for a hand melded to its last card.</source>
        <translation>Si no, los puntos extra son solo para una mano bajada hasta la última carta.</translation>
    </message>
    <message>
        <source>Going out at once with the {pile}</source>
        <translation>Irse de una vez también con el {pile}</translation>
    </message>
    <message>
        <source>If not, whoever takes the {pile} in that turn gets no extra points.</source>
        <translation>Si no, quien toma el {pile} en ese turno no recibe puntos extra.</translation>
    </message>
    <message>
        <source>Canastas of sevens among them</source>
        <translation>Canastas de sietes entre ellas</translation>
    </message>
    <message>
        <source>Where these are a kind of their own.</source>
        <translation>Donde estas son una clase propia.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>La última carta se descarta</translation>
    </message>
    <message>
        <source>Nobody goes out by melding it.</source>
        <translation>Nadie se va bajándola.</translation>
    </message>
    <message>
        <source>No going out with something unfinished</source>
        <translation>No irse con algo inacabado</translation>
    </message>
    <message>
        <source>A meld of sevens, of natural aces or of wild cards has to be a canasta.</source>
        <translation>Una combinación de sietes, de ases limpios o de comodines tiene que ser canasta.</translation>
    </message>
    <message>
        <source>Each player asks once in a deal</source>
        <translation>Cada jugador pregunta una vez por ronda</translation>
    </message>
    <message>
        <source>Otherwise once in every turn.</source>
        <translation>Si no, una vez en cada turno.</translation>
    </message>
    <message>
        <source>Wild canastas count for going out</source>
        <translation>Las canastas de comodines cuentan para irse</translation>
    </message>
    <message>
        <source>Otherwise only canastas of other kinds make up the number.</source>
        <translation>Si no, solo cuentan para el número las canastas de otras clases.</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PartnerDecision</name>
    <message>
        <source>Watching your partner</source>
        <translation>Mirar a la pareja</translation>
    </message>
    <message>
        <source>What your partner holds tells you what to lay.</source>
        <translation>Lo que tiene su pareja le dice qué bajar.</translation>
    </message>
    <message>
        <source>You hold four aces. Lay them, or keep them and discard?</source>
        <translation>Tiene cuatro ases. ¿Los baja, o los guarda y descarta?</translation>
    </message>
    <message>
        <source>Lay your four aces.</source>
        <translation>Baje sus cuatro ases.</translation>
    </message>
    <message>
        <source>If your partner goes out, the aces in your hand count {points} points against your side. Lay them, and they count for it.</source>
        <translation>Si su pareja se va, los ases de su mano cuentan {points} puntos contra su bando. Bájelos y contarán a favor.</translation>
    </message>
    <message>
        <source>What lies on the table counts for your side, what is in a hand against it. When your partner is nearly out, lay what you can.</source>
        <translation>Lo que está en la mesa cuenta a favor de su bando, lo que está en la mano, en contra. Si su pareja está a punto de irse, baje lo que pueda.</translation>
    </message>
    <message>
        <source>Again your partner holds one card. But your side has no canasta yet, and without one neither of you may go out. The others have theirs.</source>
        <translation>Otra vez su pareja tiene una carta. Pero su bando aún no tiene canasta, y sin ella ninguno de los dos puede irse. Los otros tienen la suya.</translation>
    </message>
    <message>
        <source>What helps your partner most?</source>
        <translation>¿Qué ayuda más a su pareja?</translation>
    </message>
    <message>
        <source>Lay both tens on your tens.</source>
        <translation>Añada los dos dieces a sus dieces.</translation>
    </message>
    <message>
        <source>Your partner waits for a canasta, and the others may go out first. Your two tens finish one: lay them.</source>
        <translation>Su pareja espera una canasta, y los otros pueden irse antes. Sus dos dieces completan una: bájelos.</translation>
    </message>
    <message>
        <source>The canasta is yours as well as your partner&apos;s: now both of you may go out.</source>
        <translation>La canasta es de los dos: ahora ambos pueden irse.</translation>
    </message>
    <message>
        <source>Look at your partner: one card is left. Your side has the canastas for it, so your partner may go out soon.</source>
        <translation>Mire a su pareja: le queda una carta. Su bando tiene las canastas necesarias, así que puede irse pronto.</translation>
    </message>
</context>
<context>
    <name>PersonEditor</name>
    <message>
        <source>Plays now</source>
        <translation>Juega ahora</translation>
    </message>
    <message>
        <source>Plays from now on</source>
        <translation>Juega desde ahora</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>¿Eliminar para siempre?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Face of {name}: {face}</source>
        <translation>Cara de {name}: {face}</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Elegir otra cara</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>A phone as a hand</source>
        <translation>Un teléfono para jugar</translation>
    </message>
    <message>
        <source>The camera of a phone opens the code: that hand is then on the phone, and face down here. No app and no internet are needed.</source>
        <translation>La cámara de un teléfono abre el código: esa mano pasa al teléfono y aquí queda boca abajo. No hacen falta ni aplicación ni internet.</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>De quién es la mano</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Volver a jugar en la mesa</translation>
    </message>
    <message>
        <source>Network of the phone</source>
        <translation>Red del teléfono</translation>
    </message>
    <message>
        <source>Meant for your own home network: who listens in on it with the right tools could read a hand. Nothing goes to the internet, and nobody is let in without the code.</source>
        <translation>Pensado para la red de su casa: quien escuche en ella con las herramientas adecuadas podría leer una mano. Nada va a internet y nadie entra sin el código.</translation>
    </message>
    <message>
        <source>If the page does not open: the phone has to be in the same network, not in a guest network or a VPN. Your system may ask whether Canasta may be reached: allow it for private networks. Or choose another network above.</source>
        <translation>Si la página no se abre: el teléfono tiene que estar en la misma red, no en una red de invitados ni en una VPN. Es posible que el sistema pregunte si se puede acceder a Canasta: permítalo para redes privadas. O elija arriba otra red.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Código para {name}</translation>
    </message>
    <message>
        <source>Show the code for {name}</source>
        <translation>Mostrar el código para {name}</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Código nuevo</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Dejarlo entrar</translation>
    </message>
    <message>
        <source>Not this phone</source>
        <translation>Este teléfono no</translation>
    </message>
    <message>
        <source>Code for watching</source>
        <translation>Código para mirar</translation>
    </message>
    <message>
        <source>No more watching</source>
        <translation>Ya no mira nadie</translation>
    </message>
    <message>
        <source>Show the code for watching</source>
        <translation>Mostrar el código para mirar</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could reach.</source>
        <translation>Esta computadora no está en ninguna red a la que pueda llegar un teléfono.</translation>
    </message>
    <message>
        <source>The system does not let Canasta be reached in this network.</source>
        <translation>El sistema no permite acceder a Canasta en esta red.</translation>
    </message>
    <message>
        <source>Too many wrong numbers were typed.</source>
        <translation>Se han escrito demasiados números equivocados.</translation>
    </message>
    <message>
        <source>Without a camera: open {address} in the phone&apos;s browser, and type {number} there.</source>
        <translation>Sin cámara: abra {address} en el navegador del teléfono y escriba allí {number}.</translation>
    </message>
    <message>
        <source>A phone has typed the number. Is it the right one?</source>
        <translation>Un teléfono ha escrito el número. ¿Es el teléfono correcto?</translation>
    </message>
    <message>
        <source>Whoever opens this code sees the table, and nobody&apos;s hand.</source>
        <translation>Quien abre este código ve la mesa y ninguna mano.</translation>
    </message>
    <message>
        <source>{name} plays at the table.</source>
        <translation>{name} juega en la mesa.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code.</source>
        <translation>Apunte al código con la cámara del teléfono.</translation>
    </message>
    <message>
        <source>{name} plays on a phone.</source>
        <translation>{name} juega en un teléfono.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, and the hand is back.</source>
        <translation>El teléfono de {name} está dormido: tóquelo y la mano vuelve.</translation>
    </message>
</context>
<context>
    <name>PhoneDialogs</name>
    <message>
        <source>Another phone shows {name}&apos;s hand now.</source>
        <translation>Otro teléfono muestra ahora la mano de {name}.</translation>
    </message>
    <message>
        <source>Phones can no longer be reached. Their hands are at the table again.</source>
        <translation>Ya no se puede llegar a los teléfonos. Sus manos están de nuevo en la mesa.</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Mostrar los códigos</translation>
    </message>
    <message>
        <source>This computer is in another network now: phones need new codes.</source>
        <translation>Esta computadora está ahora en otra red: los teléfonos necesitan códigos nuevos.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, or play at the table.</source>
        <translation>El teléfono de {name} está dormido: tóquelo o juegue en la mesa.</translation>
    </message>
    <message>
        <source>Play at the table</source>
        <translation>Jugar en la mesa</translation>
    </message>
    <message>
        <source>A computer takes over…</source>
        <translation>Que juegue la computadora…</translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Tomar el pozo</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Su mano</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>¿Qué cartas?</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>{count} raised</source>
        <translation>{count} elegidas</translation>
    </message>
    <message>
        <source>Touch to put it back.</source>
        <translation>Tóquelo para devolverlo.</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Volver a jugar en la mesa</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Touch to see your hand</source>
        <translation>Toque para ver su mano</translation>
    </message>
    <message>
        <source>The number at the table</source>
        <translation>El número de la mesa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>The game went on meanwhile. Look again, then choose.</source>
        <translation>La partida siguió entre tanto. Mire de nuevo y elija.</translation>
    </message>
    <message>
        <source>The table could not save this. Look there.</source>
        <translation>La mesa no pudo guardarlo. Mire en la computadora.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Buscando la mesa…</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Conectando de nuevo…</translation>
    </message>
    <message>
        <source>Something else lies on the table. Your hand comes back with the match.</source>
        <translation>En la mesa hay otra cosa. Su mano vuelve con la partida.</translation>
    </message>
    <message>
        <source>Another phone shows this hand.</source>
        <translation>Otro teléfono muestra esta mano.</translation>
    </message>
    <message>
        <source>This hand is on another phone now.</source>
        <translation>Esta mano está ahora en otro teléfono.</translation>
    </message>
    <message>
        <source>Scan the code at the table again.</source>
        <translation>Escanee otra vez el código de la mesa.</translation>
    </message>
    <message>
        <source>Or type the number that stands there.</source>
        <translation>O escriba el número que aparece allí.</translation>
    </message>
    <message>
        <source>The table asks whether this is the right phone.</source>
        <translation>La mesa pregunta si este es el teléfono correcto.</translation>
    </message>
    <message>
        <source>The table does not take this number. Look at it again.</source>
        <translation>La mesa no acepta este número. Mírelo otra vez.</translation>
    </message>
    <message>
        <source>You play at the table again.</source>
        <translation>Vuelve a jugar en la mesa.</translation>
    </message>
    <message>
        <source>This page is too old. Close it, and scan the code again.</source>
        <translation>Esta página es demasiado antigua. Ciérrela y escanee otra vez el código.</translation>
    </message>
    <message>
        <source>The table does not understand this page. Scan the code again.</source>
        <translation>La mesa no entiende esta página. Escanee otra vez el código.</translation>
    </message>
</context>
<context>
    <name>PileBaseLesson</name>
    <message>
        <source>Cards under the pile</source>
        <translation>Cartas debajo del pozo</translation>
    </message>
    <message>
        <source>Whoever takes the pile gets face-down cards; twos may be melded alone.</source>
        <translation>Quien toma el pozo se lleva cartas boca abajo; los doses pueden bajarse solos.</translation>
    </message>
    <message>
        <source>Under the first card of the {pile} cards were laid face down. Nobody knows them; whoever takes the {pile} gets them, too.</source>
        <translation>Debajo de la primera carta del {pile} se pusieron cartas boca abajo. Nadie las conoce; quien toma el {pile} se las lleva también.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Tome el {pile}: elija los dos reyes, haga clic en él y confirme.</translation>
    </message>
    <message>
        <source>Now they are in your hand, a two among them. Only you have seen them.</source>
        <translation>Ahora están en su mano, entre ellas un dos. Solo usted las ha visto.</translation>
    </message>
    <message>
        <source>Lay the two on the twos of your side.</source>
        <translation>Baje el dos con los doses de su bando.</translation>
    </message>
    <message>
        <source>The two goes to the meld of twos.</source>
        <translation>El dos va a la combinación de doses.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos. Until it is finished, a two joins no other meld.</source>
        <translation>Su bando ha empezado una combinación de doses. Hasta completarla, ningún dos va a otra combinación.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos, which takes more of them.</source>
        <translation>Su bando ha empezado una combinación de doses, que admite más.</translation>
    </message>
</context>
<context>
    <name>PileFacts</name>
    <message>
        <source>The {pile} cannot be taken now.</source>
        <translation>El {pile} no se puede tomar ahora.</translation>
    </message>
    <message numerus="yes">
        <source>With %n cards the {pile} is worth little.</source>
        <translation>
            <numerusform>Con %n carta, el {pile} vale poco.</numerusform>
            <numerusform>Con %n cartas, el {pile} vale poco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild cards lie in the {pile}.</source>
        <translation>
            <numerusform>Hay %n comodín en el {pile}.</numerusform>
            <numerusform>Hay %n comodines en el {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards worth {points} points.</source>
        <translation>
            <numerusform>Tiene %n carta que suma {points} puntos.</numerusform>
            <numerusform>Tiene %n cartas que suman {points} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile} is frozen: only a natural pair from the hand takes it.</source>
        <translation>El {pile} está congelado: solo lo toma un par natural de la mano.</translation>
    </message>
    <message numerus="yes">
        <source>Once open, a side takes the {pile} more easily; it holds %n cards.</source>
        <translation>
            <numerusform>Una vez abierto, su bando toma el {pile} más fácilmente; tiene %n carta.</numerusform>
            <numerusform>Una vez abierto, su bando toma el {pile} más fácilmente; tiene %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below its top card %n cards go with the melds or the hand.</source>
        <translation>
            <numerusform>Bajo la carta de arriba, %n carta va con sus combinaciones o su mano.</numerusform>
            <numerusform>Bajo la carta de arriba, %n cartas van con sus combinaciones o su mano.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLesson</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Tomar el {pile}</translation>
    </message>
    <message>
        <source>Every way to the {pile} that your rules have.</source>
        <translation>Todas las maneras de tomar el {pile} que hay en sus reglas.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole {pile}, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>En lugar de robar puede tomar el {pile} entero, si puede bajar en el acto su carta de arriba. Con dos cartas naturales del mismo valor en su mano lo consigue.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top of the {pile}, up to {most} cards, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>En lugar de robar puede tomar las cartas de arriba del {pile}, hasta {most}, si puede bajar en el acto la primera. Con dos cartas naturales del mismo valor en su mano lo consigue.</translation>
    </message>
    <message>
        <source>Raise both queens, click the {pile}, and confirm.</source>
        <translation>Elija las dos reinas, haga clic en el {pile} y confirme.</translation>
    </message>
    <message>
        <source>By your rules one natural card and a wild card do, too, as long as the {pile} is not frozen and your side has melded.</source>
        <translation>Según sus reglas también bastan una carta natural y un comodín, mientras el {pile} no esté congelado y su bando haya bajado cartas.</translation>
    </message>
    <message>
        <source>Take the {pile} with the nine and the wild card.</source>
        <translation>Tome el {pile} con el nueve y el comodín.</translation>
    </message>
    <message>
        <source>Your side has eights on the table, and an eight was thrown: the top card alone may join them, and the {pile} is yours.</source>
        <translation>Su bando tiene ochos en la mesa, y alguien descartó un ocho: la carta de arriba sola puede ir con ellos, y el {pile} es suyo.</translation>
    </message>
    <message>
        <source>Drag the top card onto your eights, or click the {pile}.</source>
        <translation>Arrastre la carta de arriba hasta sus ochos, o haga clic en el {pile}.</translation>
    </message>
    <message>
        <source>A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe discard, but it helps only once.</source>
        <translation>Encima hay un {stop}: en este turno no puede tomar el {pile}. Es un descarte seguro, pero solo ayuda una vez.</translation>
    </message>
</context>
<context>
    <name>PileRefusals</name>
    <message>
        <source>The {pile} is empty.</source>
        <translation>El {pile} está vacío.</translation>
    </message>
    <message>
        <source>Your only card may not take a {pile} of one card: draw instead.</source>
        <translation>Su única carta no puede tomar un {pile} de una carta: robe.</translation>
    </message>
    <message>
        <source>{card} joins only a meld of its own rank.</source>
        <translation>A una combinación de otro valor no puede ir {card}.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand.</source>
        <translation>Para tomar el {pile} necesita dos {ranks} naturales de su mano.</translation>
    </message>
    <message>
        <source>{card} blocks the {pile}: nobody can take it now.</source>
        <translation>{card} bloquea el {pile}: ahora nadie puede tomarlo.</translation>
    </message>
    <message>
        <source>To open, {cards} must come from your hand.</source>
        <translation>Para abrir deben salir de su mano: {cards}.</translation>
    </message>
    <message>
        <source>Your side has not melded: only two natural {ranks} take the {pile}.</source>
        <translation>Su bando no ha bajado cartas: solo dos {ranks} naturales toman el {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two natural {ranks} from your hand take it.</source>
        <translation>El {pile} está congelado: solo lo toman dos {ranks} naturales de su mano.</translation>
    </message>
    <message>
        <source>Only cards like the top one, and wild cards, take the {pile}.</source>
        <translation>Solo cartas como la de arriba y comodines toman el {pile}.</translation>
    </message>
    <message>
        <source>{card} must follow at an end of the sequence.</source>
        <translation>{card} debe seguir en un extremo de la escalera.</translation>
    </message>
    <message>
        <source>You need two natural {ranks} from your hand, or one and a wild card.</source>
        <translation>Necesita dos {ranks} naturales de su mano, o uno y un comodín.</translation>
    </message>
    <message>
        <source>Your side has to meld before it takes the {pile}: draw.</source>
        <translation>Su bando debe bajar antes de tomar el {pile}: robe.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need two {ranks} from your hand.</source>
        <translation>Arriba hay un comodín: necesita dos {ranks} de su mano.</translation>
    </message>
    <message numerus="yes">
        <source>Your meld of that rank has more than %n cards: draw instead.</source>
        <translation>
            <numerusform>Su combinación de ese valor tiene más de %n carta: robe.</numerusform>
            <numerusform>Su combinación de ese valor tiene más de %n cartas: robe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep two cards: those under the {pile} might all be {bonuses}.</source>
        <translation>Guarde dos cartas: las de debajo del {pile} podrían ser todas {bonuses}.</translation>
    </message>
    <message>
        <source>First melds hold no wild card: put {cards} back.</source>
        <translation>La primera bajada no lleva comodines: retire {cards}.</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>Frozen for you: your side has not melded; two natural {ranks} take it</source>
        <translation>Congelado para usted: su bando no ha bajado; lo toman dos {ranks} naturales</translation>
    </message>
    <message>
        <source>Frozen for you until you have taken it once; two natural {ranks} take it</source>
        <translation>Congelado para usted hasta que lo tome una vez; lo toman dos {ranks} naturales</translation>
    </message>
    <message>
        <source>Frozen: a wild card lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelado: tiene un comodín; lo toman dos {ranks} naturales de su mano</translation>
    </message>
    <message>
        <source>Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelado: tiene un {bonus}; lo toman dos {ranks} naturales de su mano</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks} from your hand take it</source>
        <translation>Siempre congelado: lo toman dos {ranks} naturales de su mano</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks}, or your own meld of them, take it</source>
        <translation>Siempre congelado: lo toman dos {ranks} naturales, o su combinación de esas cartas</translation>
    </message>
    <message>
        <source>Nobody can take it.</source>
        <comment>the pile</comment>
        <translation>Nadie puede tomarlo.</translation>
    </message>
    <message>
        <source>The top card blocks it: {card}.</source>
        <comment>why nobody can take the pile</comment>
        <translation>La carta de encima lo bloquea: {card}.</translation>
    </message>
    <message>
        <source>Blocked: {card} on top</source>
        <translation>Bloqueado: {card} encima</translation>
    </message>
    <message>
        <source>Frozen, and blocked: {card} on top</source>
        <translation>Congelado y bloqueado: {card} encima</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards, on top {card}</source>
        <translation>
            <numerusform>{pile}: %n carta, encima {card}</numerusform>
            <numerusform>{pile}: %n cartas, encima {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: vacío</translation>
    </message>
    <message numerus="yes">
        <source>{stock}: %n cards</source>
        <translation>
            <numerusform>{stock}: %n carta</numerusform>
            <numerusform>{stock}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{stock}: empty</source>
        <translation>{stock}: vacío</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>the pile</comment>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>Frozen: a {stop} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelado: tiene un {stop}; lo toman dos {ranks} naturales de su mano</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>the pile</comment>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>You can take it.</source>
        <comment>the pile</comment>
        <translation>Puede tomarlo.</translation>
    </message>
    <message>
        <source>You cannot take it.</source>
        <comment>the pile</comment>
        <translation>No puede tomarlo.</translation>
    </message>
    <message>
        <source>With {cards} from your hand.</source>
        <comment>the pile is taken</comment>
        <translation>Con {cards} de su mano.</translation>
    </message>
    <message>
        <source>It is frozen, but your {cards} take it.</source>
        <comment>the pile; a natural pair</comment>
        <translation>Está congelado, pero bastan sus {cards}.</translation>
    </message>
    <message>
        <source>Also lay {more} to open.</source>
        <comment>when the pile is taken</comment>
        <translation>Baje también {more} para abrir.</translation>
    </message>
    <message>
        <source>Its top card joins your meld.</source>
        <comment>the pile</comment>
        <translation>La carta de arriba va a su combinación.</translation>
    </message>
    <message>
        <source>You hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>No tiene {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen, and you hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Está congelado y no tiene {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen: you need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Está congelado: necesita dos {ranks} naturales.</translation>
    </message>
    <message>
        <source>You need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Necesita dos {ranks} naturales.</translation>
    </message>
    <message>
        <source>You need two {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Necesita dos {ranks}.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or one and a wild card.</source>
        <comment>to take the pile</comment>
        <translation>Necesita dos {ranks}, o una carta de esas y un comodín.</translation>
    </message>
    <message>
        <source>A wild card on top: two {ranks} from your hand take it</source>
        <translation>Un comodín arriba: dos {ranks} de su mano lo toman</translation>
    </message>
    <message numerus="yes">
        <source>%n of them face down</source>
        <translation>
            <numerusform>%n de ellas boca abajo</numerusform>
            <numerusform>%n de ellas boca abajo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileTopic</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Tomar el {pile}</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then all its cards are yours.</source>
        <translation>Puede tomar el {pile} solo si baja en el acto su carta de arriba. Entonces se queda con todas sus cartas.</translation>
    </message>
    <message>
        <source>It is always frozen: see the next page.</source>
        <translation>Siempre está congelado: vea la página siguiente.</translation>
    </message>
    <message>
        <source>Once your side has melded, and while the {pile} is not frozen:</source>
        <translation>Cuando su bando ha bajado cartas, y mientras el {pile} no esté congelado:</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. That card alone is yours; the others stay.</source>
        <translation>Solo puede tomar el {pile} si baja enseguida la carta de arriba. Solo esa carta es suya; las demás quedan.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two natural cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Hasta que su bando baje cartas, necesita en la mano dos cartas naturales del valor de la de arriba, y los puntos suficientes para la primera bajada.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Hasta que su bando baje cartas, necesita en la mano dos cartas del valor de la de arriba, y los puntos suficientes para la primera bajada.</translation>
    </message>
    <message>
        <source>Who is the first to take it in a deal plays alone from then on; the other two become partners.</source>
        <translation>Quien lo toma primero en una ronda juega solo desde entonces; los otros dos pasan a ser pareja.</translation>
    </message>
    <message>
        <source>Two natural cards of the same rank from your hand take the top card.</source>
        <translation>Dos cartas naturales del mismo valor de su mano toman la carta de arriba.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card do it, too.</source>
        <translation>También bastan una carta natural de ese valor y un comodín.</translation>
    </message>
    <message>
        <source>One natural card and a wild card are not enough.</source>
        <translation>Una carta natural y un comodín no bastan.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, also a canasta.</source>
        <translation>O la carta de arriba va con la combinación de su valor en su bando, aunque sea una canasta.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank that is not full.</source>
        <translation>O la carta de arriba va con la combinación de su valor en su bando que no esté completa.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, but no canasta.</source>
        <translation>O la carta de arriba va con la combinación de su valor en su bando, pero no con una canasta.</translation>
    </message>
    <message>
        <source>The top card alone may not join a meld: two cards must come from the hand.</source>
        <translation>La carta de arriba no puede ir sola a una combinación: dos cartas tienen que salir de la mano.</translation>
    </message>
    <message>
        <source>The top card and two natural cards from the hand.</source>
        <comment>below a picture</comment>
        <translation>La carta de arriba y dos cartas naturales de la mano.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it, or to pick up your foot.</source>
        <translation>Con una sola carta en la mano, toma un {pile} de una carta solo para irse con él o para tomar su pie.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a {pile} of one card.</source>
        <translation>Con una sola carta en la mano no puede tomar un {pile} de una carta.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it.</source>
        <translation>Con una sola carta en la mano, toma un {pile} de una carta solo para irse con él.</translation>
    </message>
    <message>
        <source>Until your side has melded you may not take the {pile}: its first melds come from the hand.</source>
        <translation>Hasta que su bando haya bajado, usted no puede tomar el {pile}: su primera bajada sale de la mano.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then its top {most} cards are yours, or all if there are fewer; the others stay.</source>
        <translation>Solo puede tomar el {pile} si baja enseguida la carta de arriba. Entonces son suyas las {most} cartas de arriba, o todas si hay menos; las demás quedan.</translation>
    </message>
    <message>
        <source>A side with a meld of {least} or more cards of the top card&apos;s rank may not take it.</source>
        <translation>Un bando con una combinación de {least} o más cartas del valor de la carta de arriba no puede tomarlo.</translation>
    </message>
    <message>
        <source>The top card may also extend a sequence of your side at either end, without help from the hand; it begins none.</source>
        <translation>La carta de arriba también puede alargar una escalera de su bando por un extremo, sin ayuda de la mano; no empieza ninguna.</translation>
    </message>
    <message>
        <source>The face-down cards under it come with it, but only after everything that you lay with the top card. A {bonus} among them is laid, and no card is drawn for it.</source>
        <translation>Las cartas boca abajo de debajo vienen con él, pero solo después de todo lo que baje con la carta de arriba. Un {bonus} entre ellas se pone en la mesa, y no se roba carta por él.</translation>
    </message>
    <message>
        <source>As all of them might be {bonuses}, you need enough other cards to keep two.</source>
        <translation>Como podrían ser todas {bonuses}, necesita otras cartas suficientes para guardar dos.</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message>
        <source>The {pile} is always frozen</source>
        <translation>El {pile} siempre está congelado</translation>
    </message>
    <message>
        <source>Who can freeze the {pile}</source>
        <translation>Quién puede congelar el {pile}</translation>
    </message>
    <message>
        <source>Whose wild discards freeze it for a side.</source>
        <translation>Los comodines descartados de quién lo congelan para un bando.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>only the opponents</source>
        <translation>solo los rivales</translation>
    </message>
    <message>
        <source>{stops} freeze the {pile}, too</source>
        <translation>Los {stops} también congelan el {pile}</translation>
    </message>
    <message>
        <source>One discarded or turned up first does what a wild card does.</source>
        <translation>Uno descartado o vuelto al principio actúa como un comodín.</translation>
    </message>
    <message>
        <source>The {pile} is frozen for each player until taken once</source>
        <translation>El {pile} está congelado para cada uno hasta que lo toma una vez</translation>
    </message>
    <message>
        <source>Until the own first time in a deal only two natural cards take it.</source>
        <translation>La primera vez de cada uno en una ronda solo lo toman dos cartas naturales.</translation>
    </message>
    <message>
        <source>One natural and one wild card take the {pile}</source>
        <translation>Una carta natural y un comodín toman el {pile}</translation>
    </message>
    <message>
        <source>While it is not frozen; otherwise two natural cards are needed.</source>
        <translation>Mientras no esté congelado; si no, hacen falta dos cartas naturales.</translation>
    </message>
    <message>
        <source>Last card in the hand, one card in the {pile}</source>
        <translation>Última carta en la mano, una carta en el {pile}</translation>
    </message>
    <message>
        <source>Whether a player with one card may take a {pile} of one card.</source>
        <translation>Si un jugador con una carta puede tomar un {pile} de una carta.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>solo para irse</translation>
    </message>
    <message>
        <source>The top card alone may join your meld</source>
        <translation>La carta de arriba puede ir sola a su combinación</translation>
    </message>
    <message>
        <source>Taking the {pile} without cards from the hand, while it is not frozen.</source>
        <translation>Tomar el {pile} sin cartas de la mano, mientras no esté congelado.</translation>
    </message>
    <message>
        <source>any meld</source>
        <translation>cualquier combinación</translation>
    </message>
    <message>
        <source>only a meld that is no canasta yet</source>
        <translation>solo una combinación que aún no es canasta</translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>ninguna combinación</translation>
    </message>
    <message>
        <source>The same while the {pile} is frozen</source>
        <translation>Lo mismo mientras el {pile} está congelado</translation>
    </message>
    <message>
        <source>Whether its top card alone may join a meld then.</source>
        <translation>Si entonces su carta de arriba puede ir sola a una combinación.</translation>
    </message>
    <message>
        <source>The top card alone may extend a sequence</source>
        <translation>La carta de arriba sola puede alargar una escalera</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen.</source>
        <translation>Mientras el {pile} no esté congelado.</translation>
    </message>
    <message>
        <source>{stops} block the {pile}</source>
        <translation>Los {stops} bloquean el {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>El siguiente jugador no puede tomarlo.</translation>
    </message>
    <message>
        <source>{stops}: smallest meld</source>
        <translation>{stops}: combinación más pequeña</translation>
    </message>
    <message>
        <source>They are melded only when going out.</source>
        <translation>Solo se bajan al irse.</translation>
    </message>
    <message>
        <source>A wild card may be laid with {stops}</source>
        <translation>Un comodín puede bajarse con {stops}</translation>
    </message>
    <message>
        <source>One, with two of them or more, in going out.</source>
        <translation>Uno, con dos o más, al irse.</translation>
    </message>
    <message>
        <source>{stops}: largest meld</source>
        <translation>{stops}: combinación más grande</translation>
    </message>
    <message>
        <source>How many may lie together.</source>
        <translation>Cuántos pueden ir juntos.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>{stops} left in the hand cost</source>
        <translation>Los {stops} que quedan en la mano cuestan</translation>
    </message>
    <message>
        <source>As if a wild card always lay in it.</source>
        <translation>Como si siempre hubiera un comodín en él.</translation>
    </message>
    <message>
        <source>For each one in any hand when somebody has gone out.</source>
        <translation>Por cada uno en cualquier mano cuando alguien se ha ido.</translation>
    </message>
    <message>
        <source>their value as cards</source>
        <translation>su valor como cartas</translation>
    </message>
    <message>
        <source>{stops} cost the same when nobody went out</source>
        <translation>Los {stops} cuestan lo mismo cuando nadie se ha ido</translation>
    </message>
    <message>
        <source>Otherwise they count as their value when the {stock} ran out.</source>
        <translation>Si no, cuentan su valor cuando se agota el {stock}.</translation>
    </message>
    <message>
        <source>No {stop} is discarded in the first turn</source>
        <translation>En el primer turno no se descarta ningún {stop}</translation>
    </message>
    <message>
        <source>Of each player in a deal, unless nothing else is left to throw.</source>
        <translation>De cada jugador en una ronda, salvo que no le quede otra carta que descartar.</translation>
    </message>
    <message>
        <source>{stops} in a {pile} that is taken are laid aside</source>
        <translation>{stops} en un {pile} tomado: se apartan</translation>
    </message>
    <message>
        <source>They never come to a hand, and count for the side that took them.</source>
        <translation>Nunca llegan a una mano y cuentan para el bando que los tomó.</translation>
    </message>
    <message>
        <source>{stops} laid aside: points for each</source>
        <translation>{stops} apartados: puntos por cada uno</translation>
    </message>
    <message>
        <source>Whether or not the side has melded.</source>
        <translation>Haya bajado el bando o no.</translation>
    </message>
    <message>
        <source>{stops} laid aside: extra points for several</source>
        <translation>{stops} apartados: puntos adicionales por varios</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>A partir de cuántos, y cuánto.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>black threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Cards that come with the {pile}</source>
        <translation>Cartas que vienen con el {pile}</translation>
    </message>
    <message>
        <source>So many are taken from the top, or all that there are; others stay.</source>
        <translation>Se toma ese número de cartas de arriba, o todas las que hay; las demás quedan.</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers a joker</source>
        <translation>Dos doses toman un dos; dos jokers, un joker</translation>
    </message>
    <message>
        <source>The three are a meld of wild cards. Otherwise a wild card on top blocks.</source>
        <translation>Las tres son una combinación de comodines. Si no, un comodín arriba bloquea.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>nunca se bajan</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Sevens are discarded</source>
        <translation>Los sietes se descartan</translation>
    </message>
    <message>
        <source>Before that only by who holds nothing else, and never to go out.</source>
        <translation>Antes, solo quien no tiene otra cosa, y nunca para irse.</translation>
    </message>
    <message>
        <source>always, and to go out too</source>
        <translation>siempre, también para irse</translation>
    </message>
    <message>
        <source>once the side has a canasta of them</source>
        <translation>cuando el bando tiene una canasta de ellos</translation>
    </message>
    <message>
        <source>once every side has a canasta of them</source>
        <translation>cuando cada bando tiene una canasta de ellos</translation>
    </message>
    <message>
        <source>The top card is not taken for a meld of</source>
        <translation>La carta de arriba no se toma para una combinación de</translation>
    </message>
    <message>
        <source>With so many cards of its rank on the table a side leaves the {pile}.</source>
        <translation>Con ese número de cartas de su valor en la mesa, el bando deja el {pile}.</translation>
    </message>
    <message>
        <source>any size is good</source>
        <translation>cualquier tamaño vale</translation>
    </message>
    <message>
        <source>Wild cards are discarded</source>
        <translation>Los comodines se descartan</translation>
    </message>
    <message>
        <source>The last card of who goes out may always be one.</source>
        <translation>La última carta de quien se va puede serlo siempre.</translation>
    </message>
    <message>
        <source>whenever the player likes</source>
        <translation>cuando el jugador quiera</translation>
    </message>
    <message>
        <source>only by who can discard nothing else</source>
        <translation>solo si no se puede descartar otra cosa</translation>
    </message>
    <message>
        <source>Not every card begins an empty {pile}</source>
        <translation>No toda carta empieza un {pile} vacío</translation>
    </message>
    <message>
        <source>No seven, ace or wild card, and no rank that nobody lays any more.</source>
        <translation>Ni siete, ni as, ni comodín, ni un valor que ya nadie baja.</translation>
    </message>
</context>
<context>
    <name>PlainMoves</name>
    <message>
        <source>Put {a_card} on the {pile}.</source>
        <translation>Ponga {a_card} en el {pile}.</translation>
    </message>
</context>
<context>
    <name>PlainPrompts</name>
    <message>
        <source>Lay cards worth {need} points together, or put one card on the {pile}.</source>
        <translation>Baje cartas que valgan {need} puntos juntas, o ponga una carta en el {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. To lay cards you need {need} points.</source>
        <translation>Ponga una carta en el {pile}. Para bajar cartas necesita {need} puntos.</translation>
    </message>
    <message>
        <source>Lay cards that match, or put one card on the {pile}.</source>
        <translation>Baje cartas iguales, o ponga una carta en el {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. Then the next one plays.</source>
        <translation>Ponga una carta en el {pile}. Después juega el siguiente.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back into your hand.</source>
        <translation>Baje estas cartas, o devuélvalas a la mano.</translation>
    </message>
    <message>
        <source>Some cards are missing. Add them, or take these back.</source>
        <translation>Faltan cartas. Añádalas, o recoja estas.</translation>
    </message>
    <message>
        <source>Lay {need} points, or put one card away.</source>
        <translation>Baje {need} puntos o tire una carta.</translation>
    </message>
    <message>
        <source>Lay cards, or put one away.</source>
        <translation>Baje cartas o tire una.</translation>
    </message>
    <message>
        <source>Now put one card away.</source>
        <translation>Ahora tire una carta.</translation>
    </message>
</context>
<context>
    <name>PlainReasons</name>
    <message>
        <source>It freezes the {pile}: the next one cannot take it.</source>
        <translation>Congela el {pile}: el siguiente no puede tomarlo.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {less} times in 100, not {other} times.</source>
        <translation>El siguiente se lleva el {pile} {less} de cada 100 veces, no {other}.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {more} times in 100, not {other} times.</source>
        <translation>El siguiente se lleva el {pile} {more} de cada 100 veces, no {other}.</translation>
    </message>
    <message>
        <source>That is worth it, though the next one may take the {pile}: {more} in 100.</source>
        <translation>Vale la pena, aunque el siguiente pueda llevarse el {pile}: {more} de 100.</translation>
    </message>
    <message>
        <source>Keep the card that guards the {pile} for later.</source>
        <translation>Guarde para más tarde la carta que protege el {pile}.</translation>
    </message>
    <message>
        <source>It keeps a card that goes with the {ranks}.</source>
        <translation>Se queda con una carta que va con sus {ranks}.</translation>
    </message>
    <message>
        <source>That card goes with the {ranks}: keep it.</source>
        <translation>Esa carta va con sus {ranks}: guárdela.</translation>
    </message>
    <message>
        <source>It helps the others less than the other card.</source>
        <translation>Ayuda a los otros menos que la otra carta.</translation>
    </message>
    <message>
        <source>The next one gave such a card away too.</source>
        <translation>El siguiente también soltó una carta así.</translation>
    </message>
    <message>
        <source>The next one did not want such a card.</source>
        <translation>El siguiente no quiso una carta así.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two cards like it take it.</source>
        <translation>El {pile} está congelado: solo lo toman dos cartas iguales.</translation>
    </message>
    <message>
        <source>The next one needs two cards like it to take it.</source>
        <translation>El siguiente necesita dos cartas iguales para tomarlo.</translation>
    </message>
    <message>
        <source>The others have no {ranks} on the table.</source>
        <translation>Los otros no tienen {ranks} en la mesa.</translation>
    </message>
    <message>
        <source>It keeps a helper for later.</source>
        <translation>Guarda un ayudante para más tarde.</translation>
    </message>
    <message>
        <source>It uses up a helper.</source>
        <translation>Gasta un ayudante.</translation>
    </message>
    <message>
        <source>The {ranks} come on the table.</source>
        <translation>Sus {ranks} salen a la mesa.</translation>
    </message>
    <message>
        <source>It goes to the {ranks} on the table.</source>
        <translation>Va con sus {ranks} de la mesa.</translation>
    </message>
    <message>
        <source>The {ranks} stay without helpers: worth more.</source>
        <translation>Sus {ranks} siguen sin ayudantes: valen más.</translation>
    </message>
    <message>
        <source>The {ranks} are worth more without helpers.</source>
        <translation>Sus {ranks} valen más sin ayudantes.</translation>
    </message>
    <message>
        <source>The first cards are worth enough: {need} points.</source>
        <translation>Sus primeras cartas valen bastante: {need} puntos.</translation>
    </message>
    <message>
        <source>More cards that match: soon it is a canasta.</source>
        <translation>Más cartas iguales: pronto será una canasta.</translation>
    </message>
    <message>
        <source>A new group can become a canasta.</source>
        <translation>Un grupo nuevo puede llegar a ser canasta.</translation>
    </message>
    <message>
        <source>On the table the cards bring points.</source>
        <translation>En la mesa las cartas le dan puntos.</translation>
    </message>
    <message>
        <source>The end is near: helpers bring points on the table.</source>
        <translation>El final está cerca: en la mesa los ayudantes dan puntos.</translation>
    </message>
    <message>
        <source>Helpers lie in the {pile}.</source>
        <translation>En el {pile} hay ayudantes.</translation>
    </message>
    <message>
        <source>The computer tried it out: about {points} points more.</source>
        <translation>La computadora lo probó: unos {points} puntos más.</translation>
    </message>
    <message>
        <source>Both are good.</source>
        <translation>Las dos son buenas.</translation>
    </message>
    <message>
        <source>First ask the partner, then finish.</source>
        <translation>Primero pregunte a la pareja; después, termine.</translation>
    </message>
</context>
<context>
    <name>PlainRefusals</name>
    <message>
        <source>Only cards with the same letter or number go together.</source>
        <translation>Solo van juntas las cartas con la misma letra o número.</translation>
    </message>
    <message>
        <source>These cards do not match. Here you can lay {ranks}.</source>
        <translation>Estas cartas no van aquí. Aquí puede poner {ranks}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} help others: lay them with them.</source>
        <translation>{twos} y {jokers} ayudan a otras cartas: bájelos con ellas.</translation>
    </message>
    <message>
        <source>You need {need} cards that match, and have {have}.</source>
        <translation>Necesita {need} cartas iguales, y tiene {have}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are helpers: {need} other cards must lie with them.</source>
        <translation>{twos} y {jokers} son ayudantes: deben ir con {need} cartas distintas.</translation>
    </message>
    <message>
        <source>Too many helpers: there must be more other cards than {twos} and {jokers}.</source>
        <translation>Demasiados ayudantes: debe haber más cartas de las otras que {twos} y {jokers}.</translation>
    </message>
    <message>
        <source>This group is complete. It needs no helper any more.</source>
        <translation>Este grupo está completo. Ya no necesita ayudantes.</translation>
    </message>
    <message>
        <source>Your first cards must be worth {need} points. These are worth {have}.</source>
        <translation>Sus primeras cartas deben valer {need} puntos. Estas valen {have}.</translation>
    </message>
    <message>
        <source>You can lay {stops} only with your last cards.</source>
        <translation>Puede bajar {stops} solo con sus últimas cartas.</translation>
    </message>
    <message>
        <source>The {pile} is frozen. You need two {ranks} in your hand to take it.</source>
        <translation>El {pile} está congelado. Necesita dos {ranks} en la mano para tomarlo.</translation>
    </message>
    <message>
        <source>Your side has no cards on the table. You need two {ranks} in your hand.</source>
        <translation>Su bando no tiene cartas en la mesa. Necesita dos {ranks} en la mano.</translation>
    </message>
    <message>
        <source>{card} lies on the {pile}. Nobody can take it now.</source>
        <translation>{card} está sobre el {pile}. Ahora nadie puede tomarlo.</translation>
    </message>
    <message>
        <source>First lay cards on the table. So draw now.</source>
        <translation>Primero baje cartas. Ahora robe.</translation>
    </message>
    <message>
        <source>Keep a card. Your side has too few canastas to finish.</source>
        <translation>Guarde una carta. Su bando tiene pocas canastas para irse.</translation>
    </message>
    <message>
        <source>Keep the {bonus}: lay it on the table for points.</source>
        <translation>Guarde el {bonus}: en la mesa da puntos.</translation>
    </message>
</context>
<context>
    <name>PlainTrialTexts</name>
    <message>
        <source>The others finish before the next turn {count} times in 100, else {other} times.</source>
        <translation>Los demás terminan antes del próximo turno {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>The others get the {pile} before the next turn {count} times in 100, else {other} times.</source>
        <translation>Los demás toman el {pile} antes del próximo turno {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>The others finish {soon} {count} times in 100, else {other} times.</source>
        <translation>Los demás terminan {soon} {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>The others {soon} get the {pile} {count} times in 100, else {other} times.</source>
        <translation>Los demás toman {soon} el {pile} {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>The others {soon} make a canasta {count} times in 100, else {other} times.</source>
        <translation>Los demás hacen {soon} una canasta {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>So the own side {soon} finishes {count} times in 100, else {other} times.</source>
        <translation>Así el bando propio termina {soon} {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>So the own side later gets the {pile} {count} times in 100, else {other} times.</source>
        <translation>Así el bando propio toma luego el {pile} {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>The foot comes {soon} {count} times in 100, else {other} times.</source>
        <translation>El pie llega {soon} {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>So the first cards lie on the table {soon} {count} times in 100, else {other} times.</source>
        <translation>Así las primeras cartas están {soon} en la mesa {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>Of 100 tries, {count} bring more points than the other move, {other} fewer.</source>
        <translation>De 100 pruebas, {count} dan más puntos que la otra jugada y {other} menos.</translation>
    </message>
    <message>
        <source>So there is {soon} a canasta {count} times in 100, else {other} times.</source>
        <translation>Así hay {soon} una canasta {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>So there are {soon} two canastas {count} times in 100, else {other} times.</source>
        <translation>Así hay {soon} dos canastas {count} veces de 100; si no, {other}.</translation>
    </message>
    <message>
        <source>So a canasta without helpers comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Así llega {soon} una canasta sin ayudantes {count} veces de 100; si no, {other}.</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>barra espaciadora</translation>
    </message>
    <message>
        <source>Watching a deal</source>
        <translation>Ver una ronda</translation>
    </message>
    <message>
        <source>Time line of the deal</source>
        <translation>Línea de tiempo de la ronda</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>De quién se ven las cartas</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>flecha izquierda</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>flecha derecha</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
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
        <translation>Ronda {deal} de {count}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas las manos a la vista</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Como lo vio {player}</translation>
    </message>
    <message>
        <source>All hands covered</source>
        <translation>Todas las manos tapadas</translation>
    </message>
    <message>
        <source>Deal {deal}: the cards are dealt</source>
        <translation>Ronda {deal}: las cartas están repartidas</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn} of {turns}: {player}</source>
        <translation>Ronda {deal}, turno {turn} de {turns}: {player}</translation>
    </message>
    <message>
        <source>Deal {count}, looked at again</source>
        <translation>Ronda {count}, vista otra vez</translation>
    </message>
    <message>
        <source>Rehearsal of deal {count}</source>
        <translation>Ensayo de la ronda {count}</translation>
    </message>
    <message>
        <source>Nothing that you do here counts. Your match waits as you left it.</source>
        <translation>Nada de esto cuenta. Su partida espera tal como la dejó.</translation>
    </message>
    <message>
        <source>This time the deal brought your side {now}; in the match it was {before}.</source>
        <translation>Esta vez la ronda dio a su bando {now}; en la partida fueron {before}.</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>se va</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>una canasta</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>primera bajada</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>toma el pozo</translation>
    </message>
    <message>
        <source>freezes the pile</source>
        <translation>congela el pozo</translation>
    </message>
    <message>
        <source>{done} Why: {reason}</source>
        <translation>{done} Por qué: {reason}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{file} holds no player. It is left alone.</source>
        <translation>{file} no contiene ningún jugador. Se deja como está.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Each keeps a name, a face, hints, words, sizes, colours, speed, keys, reading aloud, language, lessons and exercises. A guest needs none of this.</source>
        <translation>Cada uno conserva su nombre, cara, ayudas, palabras, tamaños, colores, velocidad, teclas, lectura, idioma, lecciones y ejercicios. Un invitado no necesita nada de esto.</translation>
    </message>
    <message>
        <source>Deleting a player deletes no match: matches are under “Saved games”.</source>
        <translation>Al eliminar un jugador no se elimina ninguna partida: están en «Partidas guardadas».</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Jugador nuevo</translation>
    </message>
    <message>
        <source>A guest plays</source>
        <translation>Juega un invitado</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nobody has been added yet, so everybody plays as a guest. Press New player for each of you: hints, text size, cards, lessons and the record are then kept apart.</source>
        <translation>Todavía no hay nadie, así que todos juegan como invitados. Pulse «Jugador nuevo» para cada uno: consejos, tamaño de letra, cartas, lecciones e historial se guardan entonces por separado.</translation>
    </message>
    <message>
        <source>Import a player</source>
        <translation>Importar un jugador</translation>
    </message>
    <message>
        <source>Export the player</source>
        <translation>Exportar el jugador</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
</context>
<context>
    <name>PrintButtons</name>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save the sheet as PDF.</source>
        <translation>En esta computadora no hay ninguna impresora. Guarde la hoja como PDF.</translation>
    </message>
    <message>
        <source>The sheet is on its way to the printer.</source>
        <translation>La hoja va camino de la impresora.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save the sheet as PDF.</source>
        <translation>La impresora no responde. Guarde la hoja como PDF.</translation>
    </message>
    <message>
        <source>Save score sheet</source>
        <translation>Guardar la hoja de puntos</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>No se pudo escribir el archivo ({problem}). Elija otro lugar.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Each of the {players} players must sit on exactly one side.</source>
        <translation>Cada uno de los {players} jugadores tiene que estar en un bando, y solo en uno.</translation>
    </message>
    <message>
        <source>Every side must have equally many players.</source>
        <translation>Todos los bandos deben tener el mismo número de jugadores.</translation>
    </message>
    <message>
        <source>Too many players sit out: nobody is left to play.</source>
        <translation>Descansan demasiados jugadores: no queda nadie para jugar.</translation>
    </message>
    <message>
        <source>The sides do not agree with the {teams} teams chosen.</source>
        <translation>Los asientos no concuerdan con los {teams} bandos elegidos.</translation>
    </message>
    <message>
        <source>The face-down cards lie under the card that is turned up to begin the {pile}. Turn one up, or lay none face down.</source>
        <translation>Las cartas boca abajo están debajo de la carta que se descubre para empezar el {pile}. Deje descubrir una o no ponga ninguna boca abajo.</translation>
    </message>
    <message>
        <source>{need} cards have to be dealt, but there are only {have}. Deal fewer cards or take another deck.</source>
        <translation>Hay que repartir {need} cartas, pero solo hay {have}. Reparta menos cartas o añada otra baraja.</translation>
    </message>
    <message>
        <source>A new meld of {size} cards cannot hold {naturals} natural ones. Ask for fewer natural cards or for bigger melds.</source>
        <translation>Una combinación nueva de {size} cartas no puede tener {naturals} naturales. Pida menos cartas naturales o combinaciones más grandes.</translation>
    </message>
    <message>
        <source>Melds that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Las combinaciones que se completan con {closed_at} cartas nunca llegan a ser una canasta de {size}. Complételas más tarde o haga canastas más pequeñas.</translation>
    </message>
    <message>
        <source>A canasta of {size} cards cannot hold {naturals} natural ones. Ask for fewer.</source>
        <translation>Una canasta de {size} cartas no puede tener {naturals} naturales. Pida menos.</translation>
    </message>
    <message>
        <source>The smallest meld of {stops} has {least} cards, but the largest only {most}. Change one of them.</source>
        <translation>La combinación más pequeña de {stops} tiene {least} cartas, pero la más grande solo {most}. Cambie una de las dos.</translation>
    </message>
    <message>
        <source>There are no sequences that a card could extend. Allow sequences, or switch this off.</source>
        <translation>No hay escaleras que una carta pueda alargar. Permita las escaleras, o quite esto.</translation>
    </message>
    <message>
        <source>The table is empty. Add at least one line.</source>
        <translation>La tabla está vacía. Añada al menos una línea.</translation>
    </message>
    <message>
        <source>Every line must begin at a higher score than the line above it.</source>
        <translation>Cada línea tiene que empezar con más puntos que la línea de arriba.</translation>
    </message>
    <message>
        <source>The minimum depends on the deal, so each line must begin with a deal: 1, 2, 3. Change the lines, or let it depend on the score.</source>
        <translation>El mínimo depende de la ronda, así que cada línea tiene que empezar con una ronda: 1, 2, 3. Cambie las líneas, o haga que dependa de los puntos.</translation>
    </message>
    <message>
        <source>First melds of {need} points are asked for, but the {cards} cards that a player can lay then are worth {most} at most. Ask for fewer points or deal more cards.</source>
        <translation>Se piden {need} puntos para abrir, pero las {cards} cartas que se pueden bajar entonces valen {most} como máximo. Pida menos puntos o reparta más cartas.</translation>
    </message>
    <message>
        <source>The first melds must hold a canasta, but the {cards} cards that a player can lay then make none of {size}. Deal more cards, or ask for no canasta.</source>
        <translation>Para abrir hace falta una canasta, pero con las {cards} cartas que se pueden bajar entonces no se forma ninguna de {size}. Reparta más cartas o no pida canasta.</translation>
    </message>
    <message>
        <source>The first melds must hold three clean cards, but a meld has {size} cards or more. Make melds smaller, or ask for no clean meld.</source>
        <translation>Para abrir hacen falta tres cartas limpias, pero una combinación tiene al menos {size} cartas. Permita combinaciones menores o no pida una limpia.</translation>
    </message>
    <message>
        <source>Every line must need more cards than the line above it.</source>
        <translation>Cada línea tiene que pedir más cartas que la línea de arriba.</translation>
    </message>
    <message>
        <source>{count} {bonuses} are asked for, but there are only {have} in the deck.</source>
        <translation>Se piden {count} {bonuses}, pero en la baraja solo hay {have}.</translation>
    </message>
    <message>
        <source>The list is empty. Add at least one factor.</source>
        <translation>La lista está vacía. Añada al menos un factor.</translation>
    </message>
    <message>
        <source>There is no foot that a partner could play from. Deal one to each player, or do not wait for the partner.</source>
        <translation>No hay un pie con el que la pareja pueda jugar. Reparta uno a cada jugador, o no espere a la pareja.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but no meld takes a wild card. Allow wild cards, or ask for no mixed canasta.</source>
        <translation>Se piden canastas sucias, pero ninguna combinación admite comodines. Permita los comodines, o no pida canastas sucias.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but melds that close at {closed_at} cards have no place for a wild card beside {naturals} natural ones. Close them later, or let fewer cards be natural.</source>
        <translation>Se piden canastas sucias, pero en combinaciones que se completan con {closed_at} cartas no cabe un comodín junto a {naturals} naturales. Complételas más tarde o pida menos cartas naturales.</translation>
    </message>
    <message>
        <source>Natural canastas of {size} cards are asked for, but the deck has only {have} cards of a rank. Take more packs, or ask for no natural canasta.</source>
        <translation>Se piden canastas limpias de {size} cartas, pero solo hay {have} cartas de cada valor. Añada barajas o no pida canastas limpias.</translation>
    </message>
    <message>
        <source>Canastas of sevens: {count} asked for, but a side can have {most} at most. Ask for fewer, take more packs, or allow several melds of a rank.</source>
        <translation>Canastas de sietes: se piden {count}, pero un bando puede tener {most} como máximo. Pida menos, añada barajas o permita varias combinaciones de un valor.</translation>
    </message>
    <message>
        <source>The canastas asked for, {total} in all, need more cards than the deck has for them. Take more packs, or ask for fewer.</source>
        <translation>Las canastas que se piden, {total} en total, necesitan más cartas de las que hay para ellas. Añada barajas o pida menos.</translation>
    </message>
    <message>
        <source>Wild canastas are asked for, but there are no melds of wild cards. Allow them, or ask for no wild canasta.</source>
        <translation>Se piden canastas de comodines, pero no hay combinaciones de comodines. Permítalas, o no pida canastas de comodines.</translation>
    </message>
    <message>
        <source>Sambas are asked for, but there are no sequences. Allow sequences, or ask for no samba.</source>
        <translation>Se piden sambas, pero no hay escaleras. Permita las escaleras, o no pida sambas.</translation>
    </message>
    <message>
        <source>Nobody at this table has a partner to ask. Switch asking off.</source>
        <translation>En esta mesa nadie tiene pareja a quien preguntar. Quite la pregunta.</translation>
    </message>
    <message>
        <source>Such a match would never end. Set a number of points or a number of deals.</source>
        <translation>Una partida así no terminaría nunca. Ponga un número de puntos o un número de rondas.</translation>
    </message>
    <message>
        <source>The variation is played with Caliente cards, but the deck has none.</source>
        <translation>La variante se juega con cartas Caliente, pero la baraja no tiene ninguna.</translation>
    </message>
    <message>
        <source>This version does not know the rule “{option}”. A newer one may know it.</source>
        <translation>Esta versión no conoce la regla «{option}». Tal vez una más nueva la conozca.</translation>
    </message>
    <message>
        <source>The value is not possible here.</source>
        <translation>Ese valor no es posible aquí.</translation>
    </message>
    <message>
        <source>The kinds add up to {kinds} canastas, more than the {total} in all. Raise the number in all, or ask for fewer of a kind.</source>
        <translation>Las clases suman {kinds} canastas, más que las {total} en total. Suba el número total, o pida menos de alguna clase.</translation>
    </message>
    <message>
        <source>Melds of wild cards that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Las combinaciones de comodines que se completan con {closed_at} cartas nunca llegan a ser una canasta de {size}. Complételas más tarde o haga canastas más pequeñas.</translation>
    </message>
    <message>
        <source>Every line must be for more jokers than the line above it.</source>
        <translation>Cada línea debe ser para más jokers que la anterior.</translation>
    </message>
    <message>
        <source>Sequences below {below} cards would cost points, and {size} make a canasta. Let fewer cards be short.</source>
        <translation>Las escaleras de menos de {below} cartas costarían puntos, y {size} ya son una canasta. Haga que sean cortas con menos cartas.</translation>
    </message>
    <message>
        <source>All cards of the foot could be {bonuses}, and nobody lays them by itself. Deal more cards to it.</source>
        <translation>Todas las cartas del pie podrían ser {bonuses}, que nadie pone por sí solos. Reparta más cartas.</translation>
    </message>
    <message>
        <source>Two wild cards take a wild one only where wild cards alone are a meld.</source>
        <translation>Dos comodines toman un comodín solo donde los comodines solos son una combinación.</translation>
    </message>
    <message>
        <source>The wild canastas asked for take {need} wild cards, but the deck has only {have} for them. Take more packs, or ask for fewer.</source>
        <translation>Las canastas de comodines que se piden necesitan {need} comodines, pero para ellas solo hay {have}. Añada barajas o pida menos.</translation>
    </message>
    <message>
        <source>{count} wild canastas are asked for, but a side has one meld of wild cards as long as that takes more. Let it be full at some size, or ask for one.</source>
        <translation>Se piden {count} canastas de comodines, pero cada bando tiene una sola combinación de comodines mientras esta admita más cartas. Fije un tamaño en que esté completa o pida solo una.</translation>
    </message>
    <message>
        <source>No canasta of sevens counts as a kind of its own. Give it points, or do not demand it.</source>
        <translation>Ninguna canasta de sietes cuenta como clase propia. Dele puntos, o no la exija.</translation>
    </message>
    <message>
        <source>A lone hand against two partners needs three players who begin alone.</source>
        <translation>Uno solo contra una pareja necesita tres jugadores que empiecen solos.</translation>
    </message>
    <message>
        <source>Who takes only the top of the {pile} would never get the face-down cards under it. Let all its cards be taken, or lay none face down.</source>
        <translation>Quien toma solo lo de arriba del {pile} nunca recibiría las cartas boca abajo de debajo. Deje tomar todas las cartas o no ponga ninguna boca abajo.</translation>
    </message>
    <message>
        <source>There must be two to five sides, each with a player.</source>
        <translation>Tiene que haber de dos a cinco bandos, cada uno con un jugador.</translation>
    </message>
    <message>
        <source>A special hand has 14 cards, but after drawing a player holds {size}. Deal 13 cards and draw one, or play without special hands.</source>
        <translation>Una mano especial tiene 14 cartas, pero tras robar se tienen {size}. Reparta 13 cartas y robe una, o juegue sin manos especiales.</translation>
    </message>
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Robe %n carta del {stock}.</numerusform>
            <numerusform>Robe %n cartas del {stock}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>El {stock} está vacío.</translation>
    </message>
    <message numerus="yes">
        <source>With the {pile} you would need %n more points to open.</source>
        <translation>
            <numerusform>Con el {pile} le faltaría %n punto para abrir.</numerusform>
            <numerusform>Con el {pile} le faltarían %n puntos para abrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty and the top card fits: take the {pile}.</source>
        <translation>El {stock} está vacío y la carta de arriba sirve: tome el {pile}.</translation>
    </message>
    <message>
        <source>Take the {pile} with these cards, or put them back.</source>
        <translation>Tome el {pile} con estas cartas, o recójalas.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}: {ways}.</source>
        <comment>such as: 2 nines or 1 nine, 1 two</comment>
        <translation>Elija con qué toma el {pile}: {ways}.</translation>
    </message>
    <message>
        <source>Add what is missing to take the {pile}, or put the cards back.</source>
        <translation>Añada lo que falta para tomar el {pile}, o recoja las cartas.</translation>
    </message>
    <message>
        <source>Lay melds worth at least {need} points to open, or discard a card.</source>
        <translation>Para abrir, baje combinaciones que sumen al menos {need} puntos, o descarte una carta.</translation>
    </message>
    <message>
        <source>To open you need {need} points and have {have}: add cards, or take them back.</source>
        <translation>Para abrir necesita {need} puntos y tiene {have}: añada cartas, o recójalas.</translation>
    </message>
    <message>
        <source>Your cards cannot reach the {need} points to open: take these back.</source>
        <translation>Sus cartas no alcanzan los {need} puntos para abrir: recoja estas.</translation>
    </message>
    <message>
        <source>Discard a card to end your turn.</source>
        <translation>Descarte una carta para terminar su turno.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one to end your turn.</source>
        <translation>Baje cartas, o descarte una para terminar su turno.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: lay cards first.</source>
        <translation>Todavía no se puede descartar ninguna carta: primero baje cartas.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: put two of your melds together first.</source>
        <translation>Todavía no se puede descartar ninguna carta: primero junte dos de sus combinaciones.</translation>
    </message>
    <message>
        <source>Add what these cards are missing, or take them back.</source>
        <translation>Añada lo que les falta a estas cartas, o recójalas.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back.</source>
        <translation>Baje estas cartas, o recójalas.</translation>
    </message>
    <message>
        <source>{player} said yes: go out now.</source>
        <translation>{player} dijo que sí: váyase ahora.</translation>
    </message>
    <message>
        <source>{player} said yes: you may go out.</source>
        <translation>{player} dijo que sí: puede irse.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard a card to end your turn.</source>
        <translation>{player} dijo que sí, pero usted no puede irse: descarte una carta para terminar su turno.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard, and your hand is shown to all.</source>
        <translation>{player} dijo que sí, pero usted no puede irse: descarte, y todos verán su mano.</translation>
    </message>
    <message>
        <source>You hold a {bonus}: lay it beside your melds.</source>
        <translation>Tiene un {bonus}: póngalo junto a sus combinaciones.</translation>
    </message>
    <message>
        <source>You may keep your three for a straight, or lay it beside your melds.</source>
        <translation>Puede guardar su tres para una serie, o ponerlo junto a sus combinaciones.</translation>
    </message>
    <message>
        <source>You hold a three: lay it beside your melds, and another card comes for it.</source>
        <translation>Tiene un tres: póngalo junto a sus combinaciones y recibirá otra carta.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card. Lay cards, or discard one.</source>
        <translation>{player} dijo que no: guarde una carta. Baje cartas o descarte una.</translation>
    </message>
    <message>
        <source>{player} asks: may I go out?</source>
        <translation>{player} pregunta: ¿puedo irme?</translation>
    </message>
    <message>
        <source>{player} has to answer.</source>
        <translation>{player} tiene que responder.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>large, before the prompt</comment>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>Juega {player}.</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Siga cuando quiera.</translation>
    </message>
    <message>
        <source>The others play this deal to its end.</source>
        <translation>Los demás juegan esta ronda hasta el final.</translation>
    </message>
    <message>
        <source>{player} is next.</source>
        <translation>Ahora le toca a {player}.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Empieza la partida.</translation>
    </message>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>La ronda ha terminado. Pase a la siguiente.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>To open you need a canasta among your melds: lay it, or discard a card.</source>
        <translation>Para abrir necesita una canasta entre sus combinaciones: bájela o descarte una carta.</translation>
    </message>
    <message>
        <source>Discard a card: you cannot open yet, for which you need {need} points.</source>
        <translation>Descarte una carta: aún no puede abrir, para eso necesita {need} puntos.</translation>
    </message>
    <message>
        <source>You hold a special hand ({hand}): lay it open for {points} points, or play on.</source>
        <translation>Tiene una mano especial ({hand}): muéstrela por {points} puntos, o siga jugando.</translation>
    </message>
</context>
<context>
    <name>RatingTexts</name>
    <message>
        <source>No rating yet: the first exercises find it.</source>
        <translation>Aún sin clasificación: los primeros ejercicios la darán.</translation>
    </message>
    <message>
        <source>Your rating: {points}, give or take {doubt}.</source>
        <translation>Su clasificación: {points}, más o menos {doubt}.</translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Vuelve hoy.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <translation>Vuelve el {day}.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Vuelve mañana.</translation>
    </message>
</context>
<context>
    <name>RealCardsDialog</name>
    <message>
        <source>Matches with real cards</source>
        <translation>Partidas con cartas de verdad</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Puntos para cartas de verdad</translation>
    </message>
    <message>
        <source>No match has been written down yet.</source>
        <translation>Todavía no hay ninguna partida anotada.</translation>
    </message>
    <message>
        <source>Count deal {count}…</source>
        <translation>Contar la ronda {count}…</translation>
    </message>
    <message>
        <source>Go on with deal {count}…</source>
        <translation>Seguir con la ronda {count}…</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Ronda {count}</translation>
    </message>
    <message>
        <source>Counts it again.</source>
        <translation>La cuenta otra vez.</translation>
    </message>
    <message>
        <source>These files could not be read and stay as they are: {files}</source>
        <translation>Estos archivos no se pudieron leer y quedan como están: {files}</translation>
    </message>
</context>
<context>
    <name>RealCardsTexts</name>
    <message>
        <source>{name}, points</source>
        <translation>{name}, puntos</translation>
    </message>
    <message>
        <source>{name} without jokers</source>
        <translation>{name} sin jokers</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Cartas Caliente que quedan en la mano</translation>
    </message>
    <message>
        <source>Aces left in the hand</source>
        <translation>Ases que quedan en la mano</translation>
    </message>
    <message>
        <source>Sevens left in the hand</source>
        <translation>Sietes que quedan en la mano</translation>
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
        <translation>Ronda {deal}: reparte {name}.</translation>
    </message>
    <message>
        <source>Sits out: {names}</source>
        <translation>Descansa: {names}</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Longest row: {count}</source>
        <translation>Racha más larga: {count}</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Best deal: {points}</source>
        <translation>Mejor ronda: {points}</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>{points} against the others</source>
        <translation>{points} frente a los demás</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Veces que se fue</translation>
    </message>
    <message>
        <source>Concealed: {count}</source>
        <translation>Con la mano oculta: {count}</translation>
    </message>
    <message>
        <source>Largest pile taken</source>
        <translation>Mayor pozo tomado</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Hints asked for: {hints}. Actions taken back: {undone}.</source>
        <translation>Consejos pedidos: {hints}. Jugadas deshechas: {undone}.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Aún no ha terminado ninguna ronda.</translation>
    </message>
    <message>
        <source>Points a deal more than the others: {first} at first, {last} of late.</source>
        <translation>Puntos por ronda más que los demás: {first} al principio, {last} últimamente.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message numerus="yes">
        <source>%n files cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n archivo no se puede leer y no se cuenta.</numerusform>
            <numerusform>%n archivos no se pueden leer y no se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} · {share} %</source>
        <translation>{count} de {all} · {share}&#xa0;%</translation>
    </message>
    <message>
        <source>Special hands: {count}</source>
        <translation>Manos especiales: {count}</translation>
    </message>
    <message>
        <source>{count} natural</source>
        <translation>{count} limpias</translation>
    </message>
    <message>
        <source>{count} mixed</source>
        <translation>{count} sucias</translation>
    </message>
    <message>
        <source>{count} sambas</source>
        <translation>{count} sambas</translation>
    </message>
    <message>
        <source>{count} of wild cards</source>
        <translation>{count} de comodines</translation>
    </message>
    <message>
        <source>{count} of sevens</source>
        <translation>{count} de sietes</translation>
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
        <translation>{minutes} min por ronda</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo de juego</translation>
    </message>
    <message>
        <source>With real cards, apart from these figures: matches {over}, won {won}.</source>
        <translation>Con cartas de verdad, aparte de estas cifras: partidas {over}, ganadas {won}.</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Your record</source>
        <translation>Su historial</translation>
    </message>
    <message>
        <source>From the matches on this computer.</source>
        <translation>De las partidas de esta computadora.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Points a deal more than the others</source>
        <translation>Puntos por ronda más que los demás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Reading your matches: {done} of {all}</source>
        <translation>Leyendo sus partidas: {done} de {all}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Logros</translation>
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
        <translation>Costó unos {points} puntos. Busque una jugada mejor.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mejor: {move}</translation>
    </message>
    <message>
        <source>About {points} points</source>
        <translation>Unos {points} puntos</translation>
    </message>
    <message>
        <source>From your deal: what is better?</source>
        <translation>De su ronda: ¿qué es mejor?</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>Take it back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>From deal {count} on: {changes}</source>
        <translation>A partir de la ronda {count}: {changes}</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Two sides of two</source>
        <translation>Dos bandos de dos</translation>
    </message>
    <message>
        <source>Two sides of three</source>
        <translation>Dos bandos de tres</translation>
    </message>
    <message>
        <source>Three sides of two</source>
        <translation>Tres bandos de dos</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Cada uno para sí</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>a an and are be can do does for get has have how i if in is it many may me mean means much must my of on one the there to what when where which who why with you your</source>
        <translation>a al cómo como con cuál cuales cuándo cuando cuánto cuántos cuántas de del dónde donde el ella en es está hay la las lo los mi o para por puedo que qué quién se significa son su tengo un una y yo</translation>
    </message>
    <message>
        <source>example</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>better improve tips strategy</source>
        <translation>mejor mejorar consejos estrategia</translation>
    </message>
    <message>
        <source>red+three red+threes</source>
        <translation>tres+rojo tres+rojos</translation>
    </message>
    <message>
        <source>black+three black+threes</source>
        <translation>tres+negro tres+negros</translation>
    </message>
    <message>
        <source>many+cards+get many+cards+dealt</source>
        <translation>cuántas+cartas+recibo cuántas+cartas+reparten</translation>
    </message>
    <message>
        <source>stock+empty</source>
        <translation>acaba+mazo mazo+vacío</translation>
    </message>
    <message>
        <source>match+end match+over</source>
        <translation>termina+partida acaba+partida</translation>
    </message>
    <message>
        <source>my+turn</source>
        <translation>mi+turno</translation>
    </message>
    <message>
        <source>go+out concealed</source>
        <translation>irse voy oculta</translation>
    </message>
    <message>
        <source>wild+card joker+count joker+worth</source>
        <translation>comodín vale+joker</translation>
    </message>
    <message>
        <source>scored count+points</source>
        <translation>cuentan+puntos</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Take all changes back</source>
        <translation>Deshacer todos los cambios</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Some rules do not agree. See at the right what to change.</source>
        <translation>Algunas reglas no concuerdan. Vea a la derecha qué cambiar.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>No page has these words. Try a shorter one.</source>
        <translation>Ninguna página tiene estas palabras. Pruebe con una más corta.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
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
        <translation>Samba: escaleras</translation>
    </message>
    <message>
        <source>What is different in Samba.</source>
        <translation>Qué cambia en Samba.</translation>
    </message>
    <message>
        <source>Besides sets there are sequences: cards of one suit that follow each other, from four to ace, without wild cards.</source>
        <translation>Además de los grupos hay escaleras: cartas del mismo palo, seguidas, del cuatro al as, sin comodines.</translation>
    </message>
    <message>
        <source>Make it longer: add the seven of hearts.</source>
        <translation>Alárguela: añada el siete de corazones.</translation>
    </message>
    <message>
        <source>First add the seven to the hearts.</source>
        <translation>Primero añada el siete a los corazones.</translation>
    </message>
    <message>
        <source>Now the jack of clubs: with it the other sequence has seven cards.</source>
        <translation>Ahora la jota de tréboles: con ella la otra escalera tiene siete cartas.</translation>
    </message>
    <message>
        <source>Add the jack to the clubs.</source>
        <translation>Añada la jota a los tréboles.</translation>
    </message>
    <message>
        <source>{A_samba}: {points} points, far more than a canasta. It is complete and takes no more cards. It also counts as a canasta for going out.</source>
        <translation>{A_samba}: {points} puntos, mucho más que una canasta. No admite más cartas. También cuenta como canasta para irse.</translation>
    </message>
    <message>
        <source>Only who goes out may lengthen it, in that turn.</source>
        <translation>Solo quien se va puede alargarla, en ese turno.</translation>
    </message>
    <message>
        <source>A sequence that has fewer than {count} cards at the end costs {points} points, such as these hearts.</source>
        <translation>Una escalera que al final tiene menos de {count} cartas cuesta {points} puntos, como estos corazones.</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen, its top card may also extend a sequence on the table. Here the nine of diamonds fits.</source>
        <translation>Mientras el {pile} no esté congelado, su carta de arriba también puede alargar una escalera de la mesa. Aquí va el nueve de diamantes.</translation>
    </message>
    <message>
        <source>Drag it onto the sequence, or click the {pile}.</source>
        <translation>Arrástrela hasta la escalera, o haga clic en el {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: the nine takes the {pile} for you.</source>
        <translation>No robe: el nueve le da el {pile}.</translation>
    </message>
</context>
<context>
    <name>SameCardsDialog</name>
    <message>
        <source>Same cards again</source>
        <translation>Las mismas cartas otra vez</translation>
    </message>
    <message>
        <source>The cards of this match once more, your own or those of another player.</source>
        <translation>Las cartas de esta partida otra vez, las suyas o las de otro jugador.</translation>
    </message>
    <message>
        <source>The cards of the first deal once more; how they lie later depends on the play, because they are shuffled as at home.</source>
        <translation>Otra vez las cartas de la primera ronda; cómo queden después depende del juego, porque se barajan como en casa.</translation>
    </message>
    <message>
        <source>Whose cards you play</source>
        <translation>De quién son las cartas que juega</translation>
    </message>
    <message>
        <source>{name} plays the cards that {other} had</source>
        <translation>{name} juega las cartas que tenía {other}</translation>
    </message>
    <message>
        <source>{name} plays the same cards</source>
        <translation>{name} juega las mismas cartas</translation>
    </message>
    <message>
        <source>The deal code: type it under New match, here or on another computer.</source>
        <translation>El código de reparto: escríbalo en «Nueva partida», aquí o en otra computadora.</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Código de reparto: {code}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>Save the deal</source>
        <translation>Guardar la ronda</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Every turn in words, then the score; a screen reader can read it.</source>
        <translation>Cada turno en palabras y luego los puntos; un lector de pantalla puede leerlo.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>The remarkable moments with their words, as one picture.</source>
        <translation>Los momentos destacados con sus palabras, en una sola imagen.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Película</translation>
    </message>
    <message>
        <source>The whole deal in motion, as a WebP picture that every browser shows.</source>
        <translation>Toda la ronda en movimiento, como imagen WebP que muestra cualquier navegador.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>The same for video players; the file is about seven times as large.</source>
        <translation>Lo mismo para reproductores de video; el archivo es unas siete veces más grande.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>With all hands open.</source>
        <translation>Con todas las manos a la vista.</translation>
    </message>
    <message>
        <source>With all hands covered.</source>
        <translation>Con todas las manos tapadas.</translation>
    </message>
    <message>
        <source>As {player} saw it.</source>
        <translation>Como lo vio {player}.</translation>
    </message>
    <message>
        <source>Canasta deal {count}</source>
        <translation>Canasta ronda {count}</translation>
    </message>
    <message>
        <source>Drawing: {done} of {all}</source>
        <translation>Dibujando: {done} de {all}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>No se pudo escribir el archivo ({problem}). Elija otro lugar.</translation>
    </message>
</context>
<context>
    <name>SavedMatchesDialog</name>
    <message>
        <source>Go on with it</source>
        <translation>Seguir con ella</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Deshacer eliminación</translation>
    </message>
    <message numerus="yes">
        <source>Every match is saved as it is played. %n matches, {size}.</source>
        <translation>
            <numerusform>Cada partida se guarda mientras se juega. %n partida, {size}.</numerusform>
            <numerusform>Cada partida se guarda mientras se juega. %n partidas, {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>deal {count}</source>
        <translation>ronda {count}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>There is no match yet beside the one on the table, which is kept by itself.</source>
        <translation>Todavía no hay otra partida que la de la mesa, que se guarda sola.</translation>
    </message>
    <message>
        <source>No match has been saved yet. Each one is kept by itself from its first card on, and you go on with it here.</source>
        <translation>Todavía no hay ninguna partida guardada. Cada una se guarda sola desde la primera carta, y aquí se sigue con ella.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Verla</translation>
    </message>
    <message>
        <source>Watch the deals</source>
        <translation>Ver las rondas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Nota sobre esta partida</translation>
    </message>
    <message>
        <source>A game with a note is never deleted by itself.</source>
        <translation>Una partida con nota nunca se elimina sola.</translation>
    </message>
    <message>
        <source>No saved game has these words.</source>
        <translation>Ninguna partida guardada tiene esas palabras.</translation>
    </message>
    <message numerus="yes">
        <source>%n older games were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>Se eliminó %n partida anterior. «Deshacer eliminación» la recupera.</numerusform>
            <numerusform>Se eliminaron %n partidas anteriores. «Deshacer eliminación» las recupera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} con {other}</translation>
    </message>
</context>
<context>
    <name>ScoreDetail</name>
    <message>
        <source>The rule for it…</source>
        <translation>La regla correspondiente…</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Página {page} de {count}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Todavía no ha terminado ninguna ronda.</translation>
    </message>
    <message numerus="yes">
        <source>From the second deal on shuffled as at home: gathered, %n riffles, cut.</source>
        <translation>
            <numerusform>Desde la segunda ronda se baraja como en casa: se recogen las cartas, %n mezcla y corte.</numerusform>
            <numerusform>Desde la segunda ronda se baraja como en casa: se recogen las cartas, %n mezclas y corte.</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Ronda {count}</translation>
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
        <translation>Muestra las cartas y la regla.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>New total</source>
        <translation>Nuevo total</translation>
    </message>
    <message>
        <source>Next opening needs</source>
        <translation>Próxima apertura</translation>
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
        <translation>Cartas bajadas</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta limpia</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sucia</translation>
    </message>
    <message>
        <source>{stops} melded</source>
        <translation>{stops} bajados</translation>
    </message>
    <message>
        <source>{bonuses}</source>
        <comment>line of the score: red threes</comment>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Extra for many {bonuses}</source>
        <translation>Extra por muchos {bonuses}</translation>
    </message>
    <message>
        <source>Penalty for {bonuses}</source>
        <translation>Penalización por {bonuses}</translation>
    </message>
    <message>
        <source>Extra penalty for many {bonuses}</source>
        <translation>Penalización extra por muchos {bonuses}</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Irse</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Irse con la mano oculta</translation>
    </message>
    <message>
        <source>Asked and did not go out</source>
        <translation>Preguntó y no se fue</translation>
    </message>
    <message>
        <source>Caliente cards played</source>
        <translation>Cartas Caliente jugadas</translation>
    </message>
    <message>
        <source>Cards left in the hand</source>
        <translation>Cartas que quedan en la mano</translation>
    </message>
    <message>
        <source>{bonuses} kept in the hand</source>
        <translation>{bonuses} en la mano</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Pie sin tomar</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up</source>
        <translation>{bonuses} en un pie sin tomar</translation>
    </message>
    <message>
        <source>{stops} left in the hand</source>
        <translation>{stops} en la mano</translation>
    </message>
    <message>
        <source>{stops} laid aside</source>
        <translation>{stops} apartados</translation>
    </message>
    <message>
        <source>Short sequences</source>
        <translation>Escaleras cortas</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sietes</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta de ases</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces</source>
        <translation>Sietes o ases inacabados</translation>
    </message>
    <message>
        <source>Unfinished wild cards</source>
        <translation>Comodines inacabados</translation>
    </message>
    <message>
        <source>Three aces or sevens in the hand</source>
        <translation>Tres ases o sietes en la mano</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinco canastas limpias</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Cuatro canastas limpias y una sucia</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Diez canastas</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mano especial</translation>
    </message>
    <message>
        <source>Void, as nobody went out</source>
        <translation>Nula, porque nadie se fue</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta limpia</translation>
    </message>
    <message>
        <source>Without any wild card.</source>
        <translation>Sin ningún comodín.</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta sucia</translation>
    </message>
    <message>
        <source>With wild cards.</source>
        <translation>Con comodines.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Una escalera de siete cartas.</translation>
    </message>
    <message>
        <source>Of wild cards alone.</source>
        <translation>Solo de comodines.</translation>
    </message>
    <message>
        <source>Wild canastas by their jokers</source>
        <translation>Canastas de comodines según sus jokers</translation>
    </message>
    <message>
        <source>What those with so many jokers are worth instead.</source>
        <translation>Lo que valen en su lugar las que tienen ese número de jokers.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
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
        <translation>Valor</translation>
    </message>
    <message>
        <source>A short sequence costs</source>
        <translation>Una escalera corta cuesta</translation>
    </message>
    <message>
        <source>For each one that a side has at the end of a deal.</source>
        <translation>Por cada una que un bando tenga al final de una ronda.</translation>
    </message>
    <message>
        <source>A sequence is short below</source>
        <translation>Una escalera es corta con menos de</translation>
    </message>
    <message>
        <source>With so many cards it costs nothing.</source>
        <translation>Con ese número de cartas no cuesta nada.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canasta de sietes</translation>
    </message>
    <message>
        <source>With wild cards or without; it is then neither natural nor mixed.</source>
        <translation>Con comodines o sin ellos; entonces no es limpia ni sucia.</translation>
    </message>
    <message>
        <source>as other canastas</source>
        <translation>como otras canastas</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canasta de ases</translation>
    </message>
    <message>
        <source>as other natural canastas</source>
        <translation>como otras canastas limpias</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild canastas</source>
        <translation>Solo quien se va cobra las canastas de comodines</translation>
    </message>
    <message>
        <source>Four {stops} melded</source>
        <translation>Cuatro {stops} bajados</translation>
    </message>
    <message>
        <source>Extra points for whoever goes out with four of them or more.</source>
        <translation>Puntos de más para quien se va con cuatro o más.</translation>
    </message>
    <message>
        <source>Melds cost points without a canasta</source>
        <translation>Sin canasta, lo bajado cuesta puntos</translation>
    </message>
    <message>
        <source>{samba}</source>
        <translation>{samba}</translation>
    </message>
    <message>
        <source>A side without one loses the values of its melded cards.</source>
        <translation>Un bando sin ninguna pierde el valor de sus cartas bajadas.</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces cost</source>
        <translation>Sietes o ases inacabados cuestan</translation>
    </message>
    <message>
        <source>For a meld of them without wild cards that is no canasta at the end.</source>
        <translation>Por una combinación de ellos sin comodines que no acabe en canasta.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs</source>
        <translation>Una combinación inacabada de comodines cuesta</translation>
    </message>
    <message>
        <source>For each one that is no canasta at the end.</source>
        <translation>Por cada una que no acabe en canasta.</translation>
    </message>
    <message>
        <source>Three aces or three sevens in a hand cost</source>
        <translation>Tres ases o tres sietes en una mano cuestan</translation>
    </message>
    <message>
        <source>For each hand with three or more of them at the end.</source>
        <translation>Por cada mano con tres o más de ellos al final.</translation>
    </message>
    <message>
        <source>{wild_canasta}</source>
        <translation>{wild_canasta}</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinco canastas limpias</translation>
    </message>
    <message>
        <source>Extra points for having so many.</source>
        <translation>Puntos extra por tener tantas.</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Cuatro canastas limpias y una sucia</translation>
    </message>
    <message>
        <source>Extra points, unless five natural ones get theirs.</source>
        <translation>Puntos extra, si no cobran cinco limpias los suyos.</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Diez canastas</translation>
    </message>
    <message>
        <source>Extra points for ten of any kind.</source>
        <translation>Puntos extra por diez de cualquier clase.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild and for many canastas</source>
        <translation>Solo quien se va cobra las canastas de comodines y las muchas canastas</translation>
    </message>
    <message>
        <source>The other sides get the values of the cards alone.</source>
        <translation>Los otros bandos solo cobran el valor de las cartas.</translation>
    </message>
</context>
<context>
    <name>ScoringLesson</name>
    <message>
        <source>The score</source>
        <translation>Los puntos</translation>
    </message>
    <message>
        <source>What pays and what costs at the end of a deal.</source>
        <translation>Qué suma y qué resta al final de una ronda.</translation>
    </message>
    <message>
        <source>At the end every card on the table counts its points: these aces {points} together.</source>
        <translation>Al final cada carta de la mesa cuenta sus puntos: estos ases, {points} en total.</translation>
    </message>
    <message>
        <source>A canasta pays on top of that: {natural} points if it is natural, {mixed} if it is mixed.</source>
        <translation>Una canasta suma más todavía: {natural} puntos si es limpia, {mixed} si es sucia.</translation>
    </message>
    <message>
        <source>You went out for {points} points. Cards still in a hand count minus for their side, your partner&apos;s as well. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Usted se ha ido: {points} puntos. Las cartas que quedan en una mano restan a su bando, también las de su pareja. La hoja de puntos guarda todas las rondas; haga clic en una ronda para ver sus líneas.</translation>
    </message>
    <message>
        <source>You went out for {points} points. The others lose the points of the cards in their hands. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Usted se fue y ganó {points} puntos. Los otros pierden los puntos de las cartas de su mano. La hoja de puntos guarda todas las rondas; haga clic en una ronda para ver sus líneas.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no meld.</source>
        <translation>Cada {bonus} cuenta {points} puntos, en contra si su bando no tiene combinaciones.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has not two canastas.</source>
        <translation>Cada {bonus} cuenta {points} puntos, en contra si su bando no tiene dos canastas.</translation>
    </message>
    <message>
        <source>All {count} {bonuses} on one side count {points} points more.</source>
        <translation>Los {count} {bonuses} en un solo bando valen {points} puntos más.</translation>
    </message>
    <message>
        <source>{count} or more {bonuses} on one side count {points} points more.</source>
        <translation>{count} o más {bonuses} en un solo bando valen {points} puntos más.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>De estos extras solo cuenta el último que se cumpla.</translation>
    </message>
    <message>
        <source>Where they count minus, so does the extra.</source>
        <translation>Si restan, también resta el extra.</translation>
    </message>
    <message>
        <source>Where they count minus, the extra does not count.</source>
        <translation>Si restan, el extra no cuenta.</translation>
    </message>
    <message>
        <source>Add to your aces what you drew: on the table it counts plus.</source>
        <translation>Añada a sus ases lo que robó: en la mesa suma.</translation>
    </message>
    <message>
        <source>Lay what you drew on your aces; one card is for the discard.</source>
        <translation>Ponga en sus ases lo que robó; una carta es para el descarte.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta.</source>
        <translation>Cada {bonus} cuenta {points} puntos, en contra si su bando no tiene ninguna canasta.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points.</source>
        <translation>Cada {bonus} cuenta {points} puntos.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta of sevens.</source>
        <translation>Cada {bonus} cuenta {points} puntos, en contra si su bando no tiene una canasta de sietes.</translation>
    </message>
    <message>
        <source>Each {bonus} costs {points} points.</source>
        <translation>Cada {bonus} cuesta {points} puntos.</translation>
    </message>
</context>
<context>
    <name>ScoringTopic</name>
    <message>
        <source>Scoring</source>
        <translation>Los puntos</translation>
    </message>
    <message>
        <source>The program counts; the score sheet shows every line.</source>
        <translation>El programa cuenta; la hoja de puntos muestra cada línea.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>their value</source>
        <translation>sus puntos</translation>
    </message>
    <message>
        <source>minus their value</source>
        <translation>menos sus puntos</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their side, also those of the partner.</source>
        <translation>Las cartas que quedan en la mano restan a su bando, también las de la pareja.</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their player.</source>
        <translation>Las cartas que quedan en la mano restan a su jugador.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>points</comment>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>A side without a canasta loses the values of the cards it has melded.</source>
        <translation>Un bando sin canasta pierde el valor de las cartas que bajó.</translation>
    </message>
    <message>
        <source>A meld of sevens, or of aces without wild cards, that is no canasta costs {points} points.</source>
        <translation>Una combinación de sietes, o de ases sin comodines, que no sea canasta cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone that is no canasta costs {points} points.</source>
        <translation>Una combinación solo de comodines que no sea canasta cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>Three or more aces in a hand cost {points} points, and so do three or more sevens.</source>
        <translation>Tres o más ases en una mano cuestan {points} puntos, y también tres o más sietes.</translation>
    </message>
</context>
<context>
    <name>SearchReasons</name>
    <message numerus="yes">
        <source>{options} moves were compared in %n possible deals.</source>
        <translation>
            <numerusform>Se compararon {options} jugadas en %n ronda posible.</numerusform>
            <numerusform>Se compararon {options} jugadas en %n rondas posibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perhaps better: {move}, by %Ln points. That was not sure enough.</source>
        <translation>
            <numerusform>Tal vez mejor: {move}, por %Ln punto. No era bastante seguro.</numerusform>
            <numerusform>Tal vez mejor: {move}, por %Ln puntos. No era bastante seguro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: {move}.</source>
        <translation>Igual de buena: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}. It promised %Ln points less.</source>
        <translation>
            <numerusform>La segunda mejor: {move}. Prometía %Ln punto menos.</numerusform>
            <numerusform>La segunda mejor: {move}. Prometía %Ln puntos menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a card</source>
        <comment>a move, within a sentence</comment>
        <translation>robar una carta</translation>
    </message>
    <message>
        <source>take the {pile}</source>
        <comment>a move, within a sentence</comment>
        <translation>tomar el {pile}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move, within a sentence</comment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>play a Caliente card</source>
        <comment>a move, within a sentence</comment>
        <translation>jugar una carta Caliente</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <comment>a move, within a sentence</comment>
        <translation>bajar {cards}</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <comment>a move, within a sentence</comment>
        <translation>descartar {a_card}</translation>
    </message>
    <message>
        <source>go out</source>
        <comment>a move, within a sentence</comment>
        <translation>irse</translation>
    </message>
    <message>
        <source>lay the hand open</source>
        <comment>a move, within a sentence</comment>
        <translation>mostrar la mano</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Strength, {place}</source>
        <translation>Nivel, {place}</translation>
    </message>
    <message>
        <source>Temperament, {place}</source>
        <translation>Temperamento, {place}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>A person whose hand is on a phone: its code is shown when the match begins.</source>
        <translation>Una persona que tiene su mano en un teléfono: el código aparece al empezar la partida.</translation>
    </message>
    <message>
        <source>Face, {place}: {face}</source>
        <comment>the face of a player</comment>
        <translation>Cara, {place}: {face}</translation>
    </message>
    <message>
        <source>{face}: choose another face</source>
        <translation>{face}: elegir otra cara</translation>
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
        <translation>Computadora</translation>
    </message>
    <message>
        <source>Strength, {name}</source>
        <translation>Nivel, {name}</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>¿Puedo irme?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sí.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation>le toca jugar</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>the {pile} is frozen</source>
        <comment>for this player</comment>
        <translation>{pile} congelado</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>on the plate of the viewer&apos;s partner</comment>
        <translation>pareja</translation>
    </message>
    <message>
        <source>open hand: {cards}</source>
        <translation>mano a la vista: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>foot of %n cards</source>
        <translation>
            <numerusform>pie de %n carta</numerusform>
            <numerusform>pie de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>juega con el pie</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>whose hand is on a phone</comment>
        <translation>teléfono</translation>
    </message>
    <message>
        <source>phone away</source>
        <comment>whose phone does not answer</comment>
        <translation>sin teléfono</translation>
    </message>
    <message>
        <source>sits out this deal and keeps the score</source>
        <translation>descansa esta ronda y lleva los puntos</translation>
    </message>
    <message>
        <source>You sit out this deal and keep the score. Your side plays for you.</source>
        <translation>Usted descansa esta ronda y lleva los puntos. Su bando juega por usted.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>above points of match and deal together</comment>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>{points} points ahead after %n deals</source>
        <translation>
            <numerusform>{points} puntos de ventaja tras %n ronda</numerusform>
            <numerusform>{points} puntos de ventaja tras %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>To {points}</source>
        <comment>the match, above the names</comment>
        <translation>Hasta {points}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <comment>the match, above the names</comment>
        <translation>Ronda {deal} de {deals}</translation>
    </message>
    <message>
        <source>The match ends with the deal in which somebody reaches {points} points; then the most points win.</source>
        <translation>La partida termina con la ronda en la que alguien llega a {points} puntos; entonces gana quien tenga más.</translation>
    </message>
    <message>
        <source>With the cards on the table {points} points are reached. If that still holds when the hands are counted, this deal is the last; then the most points win.</source>
        <translation>Con las cartas de la mesa se llega a {points} puntos. Si sigue siendo así cuando se cuenten las manos, esta ronda es la última; entonces gana quien tenga más.</translation>
    </message>
    <message>
        <source>The match ends after deal {deals}; then the most points win.</source>
        <translation>La partida termina tras la ronda {deals}; entonces gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>{points} reached</source>
        <comment>of a side</comment>
        <translation>{points} alcanzados</translation>
    </message>
    <message>
        <source>{points} more to win</source>
        <comment>of a side</comment>
        <translation>faltan {points} para ganar</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} con {second}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} en la mesa</translation>
    </message>
    <message>
        <source>together {points}</source>
        <comment>points of match and deal</comment>
        <translation>en total {points}</translation>
    </message>
    <message>
        <source>This deal: {points} ahead</source>
        <comment>of a side, beside its score</comment>
        <translation>Esta ronda: {points} más</translation>
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
        <translation>Próxima apertura {need}</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side, before its melds and its points</comment>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>the other side, before its melds and its points</comment>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Needs {need} to open</source>
        <translation>Necesita {need} para abrir</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ya abrió</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
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
            <numerusform>Cartas Caliente jugadas: %n</numerusform>
            <numerusform>Cartas Caliente jugadas: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melds</source>
        <translation>
            <numerusform>%n combinación</numerusform>
            <numerusform>%n combinaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>points of a deal, counted up</comment>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>on the packet of the second hand</comment>
        <translation>Pie</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Una segunda mano, que se toma cuando la primera se acaba.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Una segunda mano, que se toma con la primera canasta propia.</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>a player, this deal</comment>
        <translation>descansa</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>above its points</comment>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>above its points</comment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>{side}: victory!</source>
        <comment>who won the match</comment>
        <translation>{side}: ¡victoria!</translation>
    </message>
    <message numerus="yes">
        <source>{stops} laid aside: %n</source>
        <translation>
            <numerusform>{stops} apartados: %n</numerusform>
            <numerusform>{stops} apartados: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs a canasta and {need} to open</source>
        <translation>Necesita una canasta y {need} para abrir</translation>
    </message>
    <message>
        <source>Needs a canasta to open</source>
        <translation>Necesita una canasta para abrir</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>on the plate of the lone hand</comment>
        <translation>solo</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>on the plate of a person for whom a computer plays</comment>
        <translation>computadora</translation>
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
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>{least} to {most} cards in order are a meld, too: a sequence.</source>
        <translation>De {least} a {most} cartas seguidas también son una combinación: una escalera.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Todas sus cartas son del mismo palo.</translation>
    </message>
    <message>
        <source>Its cards may be of any suits.</source>
        <translation>Sus cartas pueden ser de cualquier palo.</translation>
    </message>
    <message>
        <source>It goes from four, the lowest card, to ace, the highest.</source>
        <translation>Va del cuatro, la carta más baja, al as, la más alta.</translation>
    </message>
    <message>
        <source>Wild cards have no place in it.</source>
        <translation>Los comodines no tienen sitio en ella.</translation>
    </message>
    <message>
        <source>Two sequences are never put together.</source>
        <translation>Dos escaleras nunca se juntan.</translation>
    </message>
    <message>
        <source>With {size} cards it is full: {a_samba}, which counts as a canasta.</source>
        <translation>Con {size} cartas ya no admite más: es {a_samba}, que cuenta como canasta.</translation>
    </message>
    <message>
        <source>Who goes out may lengthen a full one in that turn. Who has lengthened one has to go out.</source>
        <translation>Quien se va puede alargar en ese turno una completa. Quien ha alargado una tiene que irse.</translation>
    </message>
    <message>
        <source>Each sequence of fewer than {size} cards that your side has at the end costs {points} points.</source>
        <translation>Cada escalera de menos de {size} cartas que su bando tenga al final cuesta {points} puntos.</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>{solved} of {count} solved, %Ln points lost.</source>
        <translation>
            <numerusform>{solved} de {count} resueltos, %Ln punto perdido.</numerusform>
            <numerusform>{solved} de {count} resueltos, %Ln puntos perdidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast cards move and computers play.</source>
        <translation>Con qué rapidez se mueven las cartas y juegan las computadoras.</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Esperarme</translation>
    </message>
    <message>
        <source>Stop after each computer&apos;s turn until you go on.</source>
        <translation>Detenerse después del turno de cada computadora hasta que usted siga.</translation>
    </message>
    <message>
        <source>Let computers take their time</source>
        <translation>Dejar tiempo a las computadoras</translation>
    </message>
    <message>
        <source>Experts think for up to five seconds and try more.</source>
        <translation>Las de nivel Experto piensan hasta cinco segundos y prueban más.</translation>
    </message>
    <message>
        <source>Processor cores for thinking</source>
        <translation>Núcleos del procesador para pensar</translation>
    </message>
    <message>
        <source>Players and hints share them; automatic leaves one free.</source>
        <translation>Los comparten jugadores y consejos; en automático queda uno libre.</translation>
    </message>
    <message>
        <source>Confirm discards</source>
        <translation>Confirmar el descarte</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn: do it once more.</source>
        <translation>Preguntar antes de que un descarte termine su turno: hágalo una vez más.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Cards appear in their new place instead of flying there.</source>
        <translation>Las cartas aparecen en su nuevo lugar en vez de volar hasta él.</translation>
    </message>
    <message>
        <source>Rule hints</source>
        <translation>Ayudas sobre las reglas</translation>
    </message>
    <message>
        <source>What raised cards can do; full: also what could be laid.</source>
        <translation>Qué pueden hacer las cartas elegidas; completas: también qué se podría bajar.</translation>
    </message>
    <message>
        <source>Shuffle as at home</source>
        <translation>Barajar como en casa</translation>
    </message>
    <message>
        <source>New matches gather the cards after a deal and riffle them.</source>
        <translation>En las partidas nuevas las cartas se recogen tras una ronda y se mezclan.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar el historial</translation>
    </message>
    <message>
        <source>What happened so far, in words, beside the table.</source>
        <translation>Lo que ha pasado hasta ahora, en palabras, junto a la mesa.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Cards are heard as they slide and land.</source>
        <translation>Las cartas se oyen al deslizarse y al caer.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green: no suit is mistaken.</source>
        <translation>Diamantes azules y tréboles verdes: ningún palo se confunde.</translation>
    </message>
    <message>
        <source>Large numbers on cards</source>
        <translation>Números grandes en las cartas</translation>
    </message>
    <message>
        <source>Rank and suit as large as a fanned hand allows.</source>
        <translation>El valor y el palo tan grandes como permite el abanico.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamaño de las cartas</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>On the table and in all windows.</source>
        <translation>En la mesa y en todas las ventanas.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Pure colours and strong outlines.</source>
        <translation>Colores puros y contornos fuertes.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Names of cards and piles</source>
        <translation>Nombres de cartas y montones</translation>
    </message>
    <message>
        <source>Two, joker, pile; or Little Wild, Big Wild, Prize pile.</source>
        <translation>Dos, joker, pozo; o Little Wild, Big Wild, pozo de premio.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Nothing flies, sounds or is celebrated; players do not chat, and no note comes unasked.</source>
        <translation>Nada vuela, suena ni se celebra; nadie charla y no aparece ninguna nota sin pedirla.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Jugar con un solo pulsador</translation>
    </message>
    <message>
        <source>A ring goes round. By itself: the switch chooses. By steps: press it to go on, hold it to choose.</source>
        <translation>Un anillo recorre la mesa. Por sí solo: el pulsador elige. Paso a paso: pulse para seguir, manténgalo para elegir.</translation>
    </message>
    <message>
        <source>The switch</source>
        <translation>El pulsador</translation>
    </message>
    <message>
        <source>Then this key or button does nothing else.</source>
        <translation>Entonces esta tecla o botón no hace nada más.</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Tiempo de un paso</translation>
    </message>
    <message>
        <source>How long a thing is offered, or the switch is held.</source>
        <translation>Cuánto se ofrece cada cosa, o se mantiene el pulsador.</translation>
    </message>
    <message>
        <source>Click by resting</source>
        <translation>Hacer clic al detenerse</translation>
    </message>
    <message>
        <source>A pointer that rests clicks when its ring is full.</source>
        <translation>Un puntero quieto hace clic cuando su anillo se completa.</translation>
    </message>
    <message>
        <source>Time of resting</source>
        <translation>Tiempo de espera</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <comment>which cards</comment>
        <translation>Según las reglas</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <comment>cards</comment>
        <translation>Corrientes</translation>
    </message>
    <message>
        <source>Basket</source>
        <comment>cards</comment>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>By itself</source>
        <comment>one switch</comment>
        <translation>Por sí solo</translation>
    </message>
    <message>
        <source>By steps</source>
        <comment>one switch</comment>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barra espaciadora</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Tecla Enter</translation>
    </message>
    <message>
        <source>Mouse button</source>
        <translation>Botón del ratón</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>processor cores</comment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>rule hints</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>rule hints</comment>
        <translation>Discretas</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>rule hints</comment>
        <translation>Completas</translation>
    </message>
    <message>
        <source>No, perfectly</source>
        <translation>No, a la perfección</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Mezclas: {count}</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Blue weave</source>
        <translation>Trama azul</translation>
    </message>
    <message>
        <source>Red weave</source>
        <translation>Trama roja</translation>
    </message>
    <message>
        <source>Green weave</source>
        <translation>Trama verde</translation>
    </message>
    <message>
        <source>Coiled basket</source>
        <translation>Cesta en espiral</translation>
    </message>
    <message>
        <source>As on the cards</source>
        <comment>names of cards and piles</comment>
        <translation>Como en las cartas</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>names of cards and piles</comment>
        <translation>Clásicos</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>names of cards and piles</comment>
        <translation>De la caja</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>Cards that you move stay there until you sort again.</source>
        <translation>Las cartas que usted mueve se quedan allí hasta que vuelva a ordenar.</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how the hand is sorted</comment>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>As the game asks</source>
        <comment>how the hand is sorted</comment>
        <translation>Según el juego</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>how the hand is sorted</comment>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By points</source>
        <comment>how the hand is sorted</comment>
        <translation>Por puntos</translation>
    </message>
    <message>
        <source>Club room</source>
        <comment>a table</comment>
        <translation>Salón de club</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>a table</comment>
        <translation>Jardín</translation>
    </message>
    <message>
        <source>By night</source>
        <comment>a table</comment>
        <translation>De noche</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a table</comment>
        <translation>Sencilla</translation>
    </message>
    <message>
        <source>Cards that you add may bring a back of their own.</source>
        <translation>Las cartas que añada pueden traer su propio dorso.</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Letras de las cartas</translation>
    </message>
    <message>
        <source>King, queen and jack on the decks of Canasta.</source>
        <translation>Rey, reina y jota en las barajas de Canasta.</translation>
    </message>
    <message>
        <source>Decks of KDE, GNOME and PySolFC can be added. Where they lack a joker, values, large numbers or four colours, Canasta draws its own over them.</source>
        <translation>Se pueden añadir barajas de KDE, de GNOME y de PySolFC. Donde les falten comodín, valores, números grandes o cuatro colores, Canasta los dibuja encima.</translation>
    </message>
    <message>
        <source>Deco</source>
        <comment>cards</comment>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>De fondo</translation>
    </message>
    <message>
        <source>Very quiet, and only while the game is in front.</source>
        <translation>Muy bajo, y solo mientras el juego está en primer plano.</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>in the background</comment>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>A fire in the grate</source>
        <comment>in the background</comment>
        <translation>El fuego de la chimenea</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>The voice of your computer says what happens.</source>
        <translation>La voz de su computadora dice lo que pasa.</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>Palabras sencillas</translation>
    </message>
    <message>
        <source>Simpler sentences, for children too.</source>
        <translation>Frases más sencillas, también para niños.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Logros</translation>
    </message>
    <message>
        <source>Tell after a deal, and in your record, what is rarely done.</source>
        <translation>Decir tras una ronda, y en su historial, lo que rara vez se logra.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Every change takes effect at once: look at the table behind.</source>
        <translation>Cada cambio vale en el acto: mire la mesa de detrás.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Reading and language</source>
        <translation>Lectura e idioma</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Manejo</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Usar los valores de fábrica</translation>
    </message>
    <message>
        <source>Take changes back</source>
        <translation>Deshacer los cambios</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Hints, words, sizes, colours, motion, speed, log, reach, keys, reading aloud and language are {name}&apos;s own; what else is here is this computer&apos;s.</source>
        <translation>Las ayudas, palabras, tamaños, colores, movimiento, velocidad, historial, manejo, teclas, lectura e idioma valen solo para {name}; lo demás, para toda la computadora.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one or turn it on; Canasta looks again after half a minute.</source>
        <translation>No se ha encontrado ningún altavoz. Conecte uno o enciéndalo; Canasta vuelve a buscar al cabo de medio minuto.</translation>
    </message>
    <message>
        <source>This computer has no voice. On Linux install “speech-dispatcher”.</source>
        <translation>Esta computadora no tiene voz. En Linux instale «speech-dispatcher».</translation>
    </message>
</context>
<context>
    <name>SevensLesson</name>
    <message>
        <source>Sevens and the packet</source>
        <translation>Los sietes y el paquete</translation>
    </message>
    <message>
        <source>Sevens stay in the hand, their canasta pays most, and cards come with it.</source>
        <translation>Los sietes se guardan, su canasta es la que más paga, y con ella vienen cartas.</translation>
    </message>
    <message>
        <source>Lay both sevens on those of your side.</source>
        <translation>Ponga los dos sietes con los de su bando.</translation>
    </message>
    <message>
        <source>Both sevens go to the meld of sevens.</source>
        <translation>Los dos sietes van a la combinación de sietes.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own in this game.</source>
        <translation>En este juego una canasta de sietes es una clase propia.</translation>
    </message>
    <message>
        <source>You may discard no seven before your side has a canasta of them.</source>
        <translation>No puede descartar un siete antes de que su bando tenga una canasta de ellos.</translation>
    </message>
    <message>
        <source>Nobody may discard a seven before every side has a canasta of them.</source>
        <translation>Nadie puede descartar un siete antes de que cada bando tenga una canasta de ellos.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points, with wild cards or without.</source>
        <translation>Una canasta de sietes: {points} puntos, con comodines o sin ellos.</translation>
    </message>
    <message numerus="yes">
        <source>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</source>
        <translation>
            <numerusform>Es la primera canasta que completó usted: por eso tomó su pie, el paquete de %n carta, y sigue jugando con él.</numerusform>
            <numerusform>Es la primera canasta que completó usted: por eso tomó su pie, el paquete de %n cartas, y sigue jugando con él.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canastas de sietes</translation>
    </message>
    <message>
        <source>Their canasta is a kind of its own, and pays most.</source>
        <translation>Su canasta es de una clase propia y es la que más paga.</translation>
    </message>
    <message>
        <source>Sevens that lie unfinished at the end cost {points} points.</source>
        <translation>Los sietes que al final quedan sin completar cuestan {points} puntos.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points. It never holds a wild card.</source>
        <translation>Una canasta de sietes: {points} puntos. Nunca lleva comodines.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Golden frame</source>
        <translation>Marco dorado</translation>
    </message>
    <message>
        <source>You have just drawn this card.</source>
        <translation>Acaba de robar esta carta.</translation>
    </message>
    <message>
        <source>Card that stands out</source>
        <translation>Carta que sobresale</translation>
    </message>
    <message>
        <source>You have chosen it: now click where it goes.</source>
        <translation>La ha elegido: haga clic ahora donde deba ir.</translation>
    </message>
    <message>
        <source>Arrow at a card</source>
        <translation>Flecha en una carta</translation>
    </message>
    <message>
        <source>This card takes the pile.</source>
        <translation>Esta carta toma el pozo.</translation>
    </message>
    <message>
        <source>Triangle on a card</source>
        <translation>Triángulo en una carta</translation>
    </message>
    <message>
        <source>This card can be laid.</source>
        <translation>Esta carta se puede bajar.</translation>
    </message>
    <message>
        <source>Exclamation mark on a card</source>
        <translation>Signo de exclamación en una carta</translation>
    </message>
    <message>
        <source>Because of this card the last move was refused.</source>
        <translation>Por esta carta se rechazó la última jugada.</translation>
    </message>
    <message>
        <source>Plus on a card</source>
        <translation>Signo más en una carta</translation>
    </message>
    <message>
        <source>With this card the refused move is allowed.</source>
        <translation>Con esta carta, la jugada rechazada es válida.</translation>
    </message>
    <message>
        <source>Cross on a card</source>
        <translation>Cruz en una carta</translation>
    </message>
    <message>
        <source>You used this card.</source>
        <translation>Usted usó esta carta.</translation>
    </message>
    <message>
        <source>Tick on a card</source>
        <translation>Marca de visto en una carta</translation>
    </message>
    <message>
        <source>This card was better to use.</source>
        <translation>Era mejor usar esta carta.</translation>
    </message>
    <message>
        <source>Light around cards</source>
        <translation>Luz alrededor de cartas</translation>
    </message>
    <message>
        <source>You can take the pile; its top card may join a meld that shines. While you carry cards, they may go where it is light.</source>
        <translation>Puede tomar el pozo; su carta de arriba puede ir con una combinación iluminada. Mientras lleva cartas, pueden ir donde hay luz.</translation>
    </message>
    <message>
        <source>Ice on the pile</source>
        <translation>Hielo en el pozo</translation>
    </message>
    <message>
        <source>The pile is frozen: as a rule only two natural cards like its top card take it.</source>
        <translation>El pozo está congelado: por lo general solo lo toman dos cartas naturales como la de arriba.</translation>
    </message>
    <message>
        <source>Card that lies across</source>
        <translation>Carta atravesada</translation>
    </message>
    <message>
        <source>It freezes the pile.</source>
        <translation>Congela el pozo.</translation>
    </message>
    <message>
        <source>Number on stock or pile</source>
        <translation>Número en el mazo o el pozo</translation>
    </message>
    <message>
        <source>So many cards lie there.</source>
        <translation>Es el número de cartas que hay allí.</translation>
    </message>
    <message>
        <source>Red seal with a star</source>
        <translation>Sello rojo con una estrella</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Una canasta sin comodines.</translation>
    </message>
    <message>
        <source>Black seal with half a star</source>
        <translation>Sello negro con media estrella</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Una canasta con comodines.</translation>
    </message>
    <message>
        <source>Blue seal with steps</source>
        <translation>Sello azul con escalones</translation>
    </message>
    <message>
        <source>A finished sequence.</source>
        <translation>Una escalera completa.</translation>
    </message>
    <message>
        <source>Violet seal with a crown</source>
        <translation>Sello violeta con una corona</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Una canasta solo de comodines.</translation>
    </message>
    <message>
        <source>Brown seal with a seven</source>
        <translation>Sello marrón con un siete</translation>
    </message>
    <message>
        <source>A canasta of sevens.</source>
        <translation>Una canasta de sietes.</translation>
    </message>
    <message>
        <source>Edges of paper behind a card</source>
        <translation>Bordes de papel tras una carta</translation>
    </message>
    <message>
        <source>More cards of the meld lie below it.</source>
        <translation>Debajo hay más cartas de la combinación.</translation>
    </message>
    <message>
        <source>Row of small fields below a meld</source>
        <translation>Fila de casillas pequeñas bajo una combinación</translation>
    </message>
    <message>
        <source>A canasta has so many cards; the bright fields are those that lie there.</source>
        <translation>Una canasta tiene ese número de cartas; las casillas claras son las que ya están.</translation>
    </message>
    <message>
        <source>Golden coin on a meld</source>
        <translation>Moneda dorada en una combinación</translation>
    </message>
    <message>
        <source>A wild card lies in it.</source>
        <translation>Contiene un comodín.</translation>
    </message>
    <message>
        <source>Pale card</source>
        <translation>Carta pálida</translation>
    </message>
    <message>
        <source>It does not lie there yet: it shows where a move would put it.</source>
        <translation>Todavía no está ahí: muestra dónde la pondría una jugada.</translation>
    </message>
    <message>
        <source>Ring with two numbers</source>
        <translation>Anillo con dos números</translation>
    </message>
    <message>
        <source>Points of the cards laid aside, and those that the first melds need.</source>
        <translation>Puntos de las cartas apartadas, y los que necesita la primera bajada.</translation>
    </message>
    <message>
        <source>Golden ring around a face</source>
        <translation>Anillo dorado alrededor de una cara</translation>
    </message>
    <message>
        <source>It is this player&apos;s turn.</source>
        <translation>Le toca a este jugador.</translation>
    </message>
    <message>
        <source>Three dots at a face</source>
        <translation>Tres puntos junto a una cara</translation>
    </message>
    <message>
        <source>The player is thinking.</source>
        <translation>El jugador está pensando.</translation>
    </message>
    <message>
        <source>Golden button at a face</source>
        <translation>Botón dorado junto a una cara</translation>
    </message>
    <message>
        <source>Who deals; the next player begins.</source>
        <translation>Quien reparte; empieza el siguiente.</translation>
    </message>
    <message>
        <source>Snow crystal at a face</source>
        <translation>Copo de nieve junto a una cara</translation>
    </message>
    <message>
        <source>The pile is frozen for this player.</source>
        <translation>El pozo está congelado para este jugador.</translation>
    </message>
    <message>
        <source>Arrows on the edge of the table</source>
        <translation>Flechas en el borde de la mesa</translation>
    </message>
    <message>
        <source>The turn passes this way.</source>
        <translation>El turno pasa en este sentido.</translation>
    </message>
    <message>
        <source>Bar below the points</source>
        <translation>Barra bajo los puntos</translation>
    </message>
    <message>
        <source>How far a side is on its way to the end of the match.</source>
        <translation>Cuánto ha avanzado un bando hacia el final de la partida.</translation>
    </message>
    <message>
        <source>Crown beside points</source>
        <translation>Corona junto a los puntos</translation>
    </message>
    <message>
        <source>This side has the most points.</source>
        <translation>Este bando tiene más puntos.</translation>
    </message>
    <message>
        <source>Double line</source>
        <translation>Línea doble</translation>
    </message>
    <message>
        <source>The keys act here.</source>
        <translation>Las teclas actúan aquí.</translation>
    </message>
</context>
<context>
    <name>SignsPage</name>
    <message>
        <source>Signs on the table</source>
        <translation>Signos de la mesa</translation>
    </message>
</context>
<context>
    <name>SixPlayersLesson</name>
    <message>
        <source>Six at the table</source>
        <translation>Seis a la mesa</translation>
    </message>
    <message>
        <source>Who plays with whom, and what a game for six asks for.</source>
        <translation>Quién juega con quién y qué pide un juego para seis.</translation>
    </message>
    <message>
        <source>Your side has six kings. Add yours: it makes a canasta.</source>
        <translation>Su bando tiene seis reyes. Añada el suyo: ya es una canasta.</translation>
    </message>
    <message>
        <source>Add your king to the kings of your side.</source>
        <translation>Añada su rey a los reyes de su bando.</translation>
    </message>
    <message>
        <source>Six play at once, in two sides. Every second player is your partner: what one of you three lays belongs to all.</source>
        <translation>Juegan seis a la vez, en dos bandos. Un jugador de cada dos es su pareja: lo que baja uno de los tres es de todos.</translation>
    </message>
    <message>
        <source>Six play at once, in three sides of two. Your partner sits opposite; both other sides are opponents.</source>
        <translation>Juegan seis a la vez, en tres bandos de dos. Su pareja se sienta enfrente; los otros dos bandos son rivales.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Su bando necesita %n canasta para irse.</numerusform>
            <numerusform>Su bando necesita %n canastas para irse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SmallWindowNote</name>
    <message>
        <source>The window is small. Full screen makes the cards larger.</source>
        <translation>La ventana es pequeña. A pantalla completa las cartas se ven más grandes.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
</context>
<context>
    <name>SpecialHandNames</name>
    <message>
        <source>Straight</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Siete pares</translation>
    </message>
    <message>
        <source>Wild pairs</source>
        <translation>Pares con comodín</translation>
    </message>
    <message>
        <source>Miami pairs</source>
        <translation>Pares de Miami</translation>
    </message>
    <message>
        <source>Zip code</source>
        <translation>Código postal</translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation>Basura</translation>
    </message>
    <message>
        <source>Blast off</source>
        <translation>Despegue</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Tríos</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Cuartetos</translation>
    </message>
    <message>
        <source>Dream hand with four wild cards</source>
        <translation>Mano soñada con cuatro comodines</translation>
    </message>
    <message>
        <source>Dream hand with five wild cards</source>
        <translation>Mano soñada con cinco comodines</translation>
    </message>
    <message>
        <source>One card of each rank from two to ace, and a joker</source>
        <translation>Una carta de cada valor, del dos al as, y un joker</translation>
    </message>
    <message>
        <source>A pair of twos or of jokers, one of aces, one of sevens, and four other pairs</source>
        <translation>Un par de doses o de jokers, uno de ases, uno de sietes y otros cuatro pares</translation>
    </message>
    <message>
        <source>A pair of twos, of jokers, of aces and of sevens, and three other pairs</source>
        <translation>Un par de doses, uno de jokers, uno de ases y uno de sietes, y otros tres pares</translation>
    </message>
    <message>
        <source>Four, three, three, two and two of a kind, with twos or jokers or without</source>
        <translation>Cuatro, tres, tres, dos y dos iguales, con doses o jokers o sin ellos</translation>
    </message>
    <message>
        <source>Five, four, three and two of a kind, with twos or jokers or without</source>
        <translation>Cinco, cuatro, tres y dos iguales, con doses o jokers o sin ellos</translation>
    </message>
    <message>
        <source>Seven pairs without wild cards</source>
        <translation>Siete pares sin comodines</translation>
    </message>
    <message>
        <source>Four, four, three and three of a kind without wild cards</source>
        <translation>Cuatro, cuatro, tres y tres iguales sin comodines</translation>
    </message>
    <message>
        <source>Four times three of a kind, and two twos or two jokers</source>
        <translation>Cuatro veces tres iguales, y dos doses o dos jokers</translation>
    </message>
    <message>
        <source>Three times four of a kind, and two twos or two jokers</source>
        <translation>Tres veces cuatro iguales, y dos doses o dos jokers</translation>
    </message>
    <message>
        <source>Five and five of a kind, and four twos or four jokers</source>
        <translation>Cinco y cinco iguales, y cuatro doses o cuatro jokers</translation>
    </message>
    <message>
        <source>Five and four of a kind, and five wild cards</source>
        <translation>Cinco y cuatro iguales, y cinco comodines</translation>
    </message>
</context>
<context>
    <name>SpecialHandsLesson</name>
    <message>
        <source>Special hands</source>
        <translation>Manos especiales</translation>
    </message>
    <message>
        <source>Seven pairs, four triples and others end the deal without any meld.</source>
        <translation>Siete pares, cuatro tríos y otras terminan la ronda sin ninguna combinación.</translation>
    </message>
    <message>
        <source>You hold six pairs and a king, and your side has not melded. With a seventh pair this is a special hand.</source>
        <translation>Tiene seis pares y un rey, y su bando no ha bajado nada. Con un séptimo par es una mano especial.</translation>
    </message>
    <message>
        <source>Another king: seven pairs without wild cards. Nothing may be left over, and you need not discard.</source>
        <translation>Otro rey: siete pares sin comodines. No debe sobrar nada, y no hace falta descartar.</translation>
    </message>
    <message>
        <source>Lay the whole hand open: press the button.</source>
        <translation>Muestre toda la mano: pulse el botón.</translation>
    </message>
    <message>
        <source>Keep all fourteen cards, and press the button that names the hand.</source>
        <translation>Conserve las catorce cartas y pulse el botón con el nombre de la mano.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores {points} points for it and nothing else; the others lose what they hold.</source>
        <translation>Eso termina la ronda. Su bando anota {points} puntos por ella y nada más; los demás pierden lo que tienen.</translation>
    </message>
    <message>
        <source>Other hands pay as well, such as four, four, three and three of a kind. Who waits too long for one has melded nothing when the others go out.</source>
        <translation>También pagan otras manos, como cuatro, cuatro, tres y tres iguales. Quien espera demasiado no ha bajado nada cuando los demás se van.</translation>
    </message>
</context>
<context>
    <name>SpecialTopic</name>
    <message>
        <source>Special hands</source>
        <translation>Manos especiales</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Some hands of fourteen cards need no melds: after drawing you lay the whole hand open.</source>
        <translation>Algunas manos de catorce cartas no necesitan combinaciones: tras robar, muestre toda la mano.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores the points of the hand and nothing else; the others count as always.</source>
        <translation>Eso termina la ronda. Su bando anota los puntos de la mano especial y nada más; los demás cuentan como siempre.</translation>
    </message>
    <message>
        <source>Your side has not melded before in the deal.</source>
        <translation>Su bando no ha bajado nada antes en esta ronda.</translation>
    </message>
    <message>
        <source>All fourteen cards belong to the hand. You discard none, and ask nobody.</source>
        <translation>Las catorce cartas forman parte de ella. No descarta ninguna ni pregunta a nadie.</translation>
    </message>
    <message>
        <source>A hand that is two of them counts as the one that brings more.</source>
        <translation>Una mano que es dos a la vez cuenta como la que da más.</translation>
    </message>
    <message>
        <source>A dream hand wins the match at once, whatever the scores are.</source>
        <translation>Una mano soñada gana la partida en el acto, sea cual sea la puntuación.</translation>
    </message>
    <message numerus="yes">
        <source>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</source>
        <translation>
            <numerusform>Un tres se queda en su mano mientras tenga %n otra carta de una serie y su bando no haya bajado nada; puede ponerlo cuando quiera.</numerusform>
            <numerusform>Un tres se queda en su mano mientras tenga otras %n cartas de una serie y su bando no haya bajado nada; puede ponerlo cuando quiera.</numerusform>
        </translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points.</source>
        <translation>Un tres rojo que quede en su mano al final cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points, a black one its value.</source>
        <translation>Un tres rojo que quede en su mano al final cuesta {points} puntos; uno negro, su valor.</translation>
    </message>
</context>
<context>
    <name>SpecialWords</name>
    <message>
        <source>not in the game</source>
        <comment>a special hand</comment>
        <translation>no está en el juego</translation>
    </message>
    <message>
        <source>A three stays in the hand for a straight from</source>
        <translation>Un tres se queda en la mano para una serie desde</translation>
    </message>
    <message>
        <source>The other cards of a straight that the hand has then.</source>
        <translation>Las otras cartas de una serie que tiene entonces la mano.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a three stays in the hand</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>A dream hand wins the match</source>
        <translation>Una mano soñada gana la partida</translation>
    </message>
    <message>
        <source>At once, whatever the scores are.</source>
        <translation>En el acto, sea cual sea la puntuación.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>Have {have}, need {need}</source>
        <translation>Tiene {have}, necesita {need}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: {points}</source>
        <translation>{cards}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n cards short</source>
        <translation>
            <numerusform>falta %n carta</numerusform>
            <numerusform>faltan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>sin combinación</translation>
    </message>
    <message>
        <source>which meld?</source>
        <translation>¿qué combinación?</translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards, {points} points.</source>
        <translation>
            <numerusform>Recibe %n carta, {points} puntos.</numerusform>
            <numerusform>Recibe %n cartas, {points} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: {cards}.</source>
        <comment>cards on the table</comment>
        <translation>Apartadas: {cards}.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>De nuevo en su mano: {cards}.</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>black threes laid aside</comment>
        <translation>solo para irse</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>A computer plays on with the cards of whoever has to leave, until the person is back.</source>
        <translation>Si alguien tiene que irse, la computadora sigue jugando con sus cartas hasta que vuelva.</translation>
    </message>
    <message>
        <source>Who plays now</source>
        <translation>Quién juega ahora</translation>
    </message>
    <message>
        <source>What a computer played for somebody counts in nobody&apos;s record.</source>
        <translation>Lo que la computadora jugó por alguien no cuenta en ningún historial.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
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
        <translation>Descarte un {stop}, y el siguiente jugador no puede tomar el {pile}.</translation>
    </message>
    <message>
        <source>A {stop} on top does not block the {pile} in this game.</source>
        <translation>En este juego, un {stop} encima no bloquea el {pile}.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>De estos extras solo cuenta el último que se cumpla.</translation>
    </message>
    <message>
        <source>One wild card may be laid with two of them or more.</source>
        <translation>Con dos de ellos o más puede bajarse un comodín.</translation>
    </message>
    <message>
        <source>Whoever lays four {stops} or more gets {points} points more.</source>
        <translation>Quien baje cuatro {stops} o más recibe {points} puntos más.</translation>
    </message>
    <message>
        <source>You may lay {least} or more {stops} only when you go out with them.</source>
        <translation>Puede bajar {least} o más {stops} solo cuando se va con ellos.</translation>
    </message>
    <message>
        <source>You may lay exactly {least} {stops}, only when you go out with them.</source>
        <translation>Puede bajar exactamente {least} {stops}, y solo cuando se va con ellos.</translation>
    </message>
    <message>
        <source>You may lay {least} to {most} {stops}, only when you go out with them.</source>
        <translation>Puede bajar de {least} a {most} {stops}, y solo cuando se va con ellos.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Los comodines no van con los {stops}.</translation>
    </message>
    <message>
        <source>Each {stop} left in a hand at the end costs {points} points.</source>
        <translation>Cada {stop} que queda en una mano al final cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>When somebody has gone out, each {stop} left in a hand costs {points} points; when the {stock} ran out, only its value.</source>
        <translation>Cuando alguien se ha ido, cada {stop} que queda en una mano cuesta {points} puntos; si se agotó el {stock}, solo su valor.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>En su primer turno de una ronda nadie descarta un {stop}, salvo que no le quede otra carta que descartar.</translation>
    </message>
    <message>
        <source>Those in a {pile} that you take are laid aside: each brings your side {points} points, whatever it has melded.</source>
        <translation>Los que hay en un {pile} que usted toma se apartan: cada uno da a su bando {points} puntos, haya bajado lo que haya bajado.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Quien tenga apartados {count} o más recibe {points} puntos más.</translation>
    </message>
    <message>
        <source>Nobody ever melds {stops}.</source>
        <translation>Nadie baja nunca los {stops}.</translation>
    </message>
    <message>
        <source>They are laid and replaced as {bonuses} are: none ever lies on the {pile}.</source>
        <translation>Se ponen y se reponen como los {bonuses}: nunca hay uno en el {pile}.</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>You have drawn. Now discard one card.</source>
        <translation>Ya ha robado. Ahora descarte una carta.</translation>
    </message>
</context>
<context>
    <name>StrengthsDialog</name>
    <message>
        <source>How strong are the computers?</source>
        <translation>¿Qué nivel tienen las computadoras?</translation>
    </message>
    <message>
        <source>They see what you would see in their place, and nothing more.</source>
        <translation>Ven lo que usted vería en su lugar, y nada más.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Whole matches: both sides play the same cards once more with seats swapped, so luck counts for little. The true mean lies between the two numbers with a confidence of 95 %.</source>
        <translation>Partidas enteras; los dos bandos juegan otra vez las mismas cartas con los asientos cambiados, así que la suerte cuenta poco. La media verdadera está entre los dos números con una confianza del 95&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a heading</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches; equals would win {even} %.</source>
        <translation>Gana el {percent}&#xa0;% de {count} partidas; entre iguales sería el {even}&#xa0;%.</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches.</source>
        <translation>Gana el {percent}&#xa0;% de {count} partidas.</translation>
    </message>
    <message>
        <source>{points} points a deal (between {low} and {high}).</source>
        <translation>{points} puntos por ronda (entre {low} y {high}).</translation>
    </message>
    <message>
        <source>{count} deals, {day}</source>
        <translation>{count} rondas, {day}</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamentos</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Cómo se midió</translation>
    </message>
    <message>
        <source>{level} against {rival}</source>
        <translation>{level} contra {rival}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>This does not agree</source>
        <translation>Esto no concuerda</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>So far exactly as in {game}. Change what you play differently.</source>
        <translation>Hasta ahora, exactamente como en {game}. Cambie lo que juegan de otra manera.</translation>
    </message>
</context>
<context>
    <name>SwitchScan</name>
    <message>
        <source>{first} to {last}</source>
        <comment>several things that are offered at once</comment>
        <translation>De {first} a {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>out of a group or a menu</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Scroll on</source>
        <translation>Seguir bajando</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{name}: ready</source>
        <translation>{name}: aquí estoy</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: the dealer&apos;s button</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>D</source>
        <comment>the key that draws from the stock</comment>
        <translation>R</translation>
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
        <translation>B</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the key that sorts the hand</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that does what is offered: this</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the key that compares two games</comment>
        <translation>C</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primero en repartir</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>Seat {number}, partner of {names}</source>
        <translation>Asiento {number}, pareja de {names}</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>El azar decide quién reparte primero.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Before the first deal cards are drawn: they decide partners and seats.</source>
        <translation>Antes de la primera ronda se sacan cartas: deciden las parejas y los asientos.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Whoever sits to the right of the highest card drawn deals first.</source>
        <translation>Reparte primero quien está a la derecha de la carta más alta.</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Card table</source>
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>Place {place} of {count}</source>
        <comment>where a card lies in the own hand</comment>
        <translation>Lugar {place} de {count}</translation>
    </message>
</context>
<context>
    <name>TakingDecision</name>
    <message>
        <source>Many cards are worth a turn; one is not worth a wild card.</source>
        <translation>Muchas cartas valen un turno; una sola no vale un comodín.</translation>
    </message>
    <message>
        <source>Look at the {pile} before each turn. {count} cards lie there, a nine on top, and you hold two nines.</source>
        <translation>Mire el {pile} antes de cada turno. Hay {count} cartas, un nueve encima, y usted tiene dos nueves.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide.</source>
        <translation>¿Robar una carta o tomar el {pile}? Usted decide.</translation>
    </message>
    <message>
        <source>Begin your turn: draw, or take the {pile} with your nines.</source>
        <translation>Empiece su turno: robe, o tome el {pile} con sus nueves.</translation>
    </message>
    <message>
        <source>That is one unknown card. In the {pile} you see {count}, and nearly all of them go with yours. Take it with your nines.</source>
        <translation>Esa es una carta desconocida. En el {pile} ve {count}, y casi todas van con las suyas. Tómelo con sus nueves.</translation>
    </message>
    <message>
        <source>Kings, sevens, sixes and fives now go together in your hand. A big {pile} often decides the deal.</source>
        <translation>Reyes, sietes, seises y cincos van ahora juntos en su mano. Un {pile} grande decide a menudo la ronda.</translation>
    </message>
    <message>
        <source>One card lies in the {pile}, an eight. You could take it with your eight and the wild card.</source>
        <translation>En el {pile} hay una carta, un ocho. Podría tomarlo con su ocho y el comodín.</translation>
    </message>
    <message>
        <source>For one card you would tie your wild card to two eights. Later it can finish a canasta. Keep it, and draw.</source>
        <translation>Por una carta ataría su comodín a dos ochos. Más tarde puede completar una canasta. Guárdelo y robe.</translation>
    </message>
    <message>
        <source>The wild card stays free. Count before you take: how many cards do you get, and what do you pay for them?</source>
        <translation>El comodín queda libre. Cuente antes de tomar: ¿cuántas cartas recibe y qué paga por ellas?</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide again.</source>
        <translation>¿Robar una carta o tomar el {pile}? Decide usted otra vez.</translation>
    </message>
    <message>
        <source>Take or draw?</source>
        <translation>¿Tomar o robar?</translation>
    </message>
    <message>
        <source>Begin your turn: draw from the {stock}.</source>
        <translation>Empiece su turno: robe del {stock}.</translation>
    </message>
</context>
<context>
    <name>Temperaments</name>
    <message>
        <source>Even</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audaz</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Coleccionista</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Veloz</translation>
    </message>
    <message>
        <source>Plays as the strength says, with no leaning.</source>
        <translation>Juega como dice su nivel, sin preferencias.</translation>
    </message>
    <message>
        <source>Never gives the pile away and keeps safe cards.</source>
        <translation>No regala ningún pozo y guarda las cartas seguras.</translation>
    </message>
    <message>
        <source>Plays on for many canastas, natural ones above all.</source>
        <translation>Juega largo para hacer muchas canastas, mejor limpias.</translation>
    </message>
    <message>
        <source>Goes for the pile, takes risks and freezes it.</source>
        <translation>Va por el pozo, se arriesga y lo congela.</translation>
    </message>
    <message>
        <source>Lays early and goes out as soon as it can.</source>
        <translation>Baja pronto y se va en cuanto puede.</translation>
    </message>
</context>
<context>
    <name>TopOfPileLesson</name>
    <message>
        <source>The top of the pile</source>
        <translation>Lo de arriba del pozo</translation>
    </message>
    <message>
        <source>Wild cards take wild cards, and so many cards come with them.</source>
        <translation>Los comodines toman comodines, y con ellos vienen tantas cartas.</translation>
    </message>
    <message>
        <source>A two lies on the {pile}. In this game two twos from your hand take it, as two jokers would take a joker.</source>
        <translation>En el {pile} hay un dos. En este juego lo toman dos doses de su mano, como dos jokers tomarían un joker.</translation>
    </message>
    <message numerus="yes">
        <source>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</source>
        <translation>
            <numerusform>Recibiría la %n carta de arriba, el dos entre ellas, y bajaría los tres doses como combinación de comodines.</numerusform>
            <numerusform>Recibiría las %n cartas de arriba, el dos entre ellas, y bajaría los tres doses como combinación de comodines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise both twos, click the {pile}, and confirm.</source>
        <translation>Elija los dos doses, haga clic en el {pile} y confirme.</translation>
    </message>
    <message>
        <source>All cards of the {pile} are yours now.</source>
        <translation>Todas las cartas del {pile} son suyas ahora.</translation>
    </message>
    <message>
        <source>What lay under them stays in the {pile}, for whoever takes it next.</source>
        <translation>Lo que había debajo queda en el {pile} para quien lo tome después.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>In {count} of 100 trials the opponents go out before the turn comes round, else in {other}.</source>
        <translation>En {count} de 100 pruebas los rivales se van antes de que vuelva el turno; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} before the turn comes round, else in {other}.</source>
        <translation>En {count} de 100 pruebas los rivales toman el {pile} antes de que vuelva el turno; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents go out {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas los rivales se van {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas los rivales toman el {pile} {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents complete a canasta {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas los rivales completan una canasta {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side goes out {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas el bando se va {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side takes a later {pile} {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas el bando toma el {pile} más tarde, {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the foot is reached {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas se llega al pie {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side opens {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas el bando abre {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials it brings more points than the other move, in {other} fewer.</source>
        <translation>En {count} de 100 pruebas da más puntos que la otra jugada; en {other}, menos.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a canasta {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas el bando completa una canasta {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes two canastas {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas el bando completa dos canastas {within}; si no, en {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a natural canasta {within}, else in {other}.</source>
        <translation>En {count} de 100 pruebas el bando completa una canasta limpia {within}; si no, en {other}.</translation>
    </message>
</context>
<context>
    <name>TrialTimes</name>
    <message>
        <source>by the end of the deal</source>
        <comment>within a sentence</comment>
        <translation>en lo que queda de la ronda</translation>
    </message>
    <message>
        <source>sooner or later</source>
        <comment>within a sentence</comment>
        <translation>tarde o temprano</translation>
    </message>
    <message numerus="yes">
        <source>within %n turns</source>
        <comment>within a sentence</comment>
        <translation>
            <numerusform>en %n turno</numerusform>
            <numerusform>en %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>soon</source>
        <comment>within a sentence</comment>
        <translation>pronto</translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>La ronda ha terminado. Pase a la siguiente.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>No es su turno: le toca a {player}.</translation>
    </message>
    <message>
        <source>{player} asked whether to go out. That has to be answered first.</source>
        <translation>{player} preguntó si puede irse. Primero hay que responder a eso.</translation>
    </message>
    <message>
        <source>Nobody has asked anything.</source>
        <translation>Nadie ha preguntado nada.</translation>
    </message>
    <message>
        <source>You have not drawn yet.</source>
        <translation>Todavía no ha robado.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>El {stock} está vacío.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Usted no tiene {cards}.</translation>
    </message>
    <message>
        <source>Nobody goes out by discarding a seven.</source>
        <translation>Nadie se va descartando un siete.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded. Lay it beside your melds.</source>
        <translation>Un {bonus} nunca se descarta. Póngalo junto a sus combinaciones.</translation>
    </message>
    <message>
        <source>This game has no Caliente cards.</source>
        <translation>Este juego no tiene cartas Caliente.</translation>
    </message>
    <message>
        <source>A Caliente card needs fewer melds than every opponent ({own} to {theirs} now).</source>
        <translation>Una carta Caliente exige menos combinaciones que cada rival ({own} a {theirs} ahora).</translation>
    </message>
    <message>
        <source>The {stock} is empty: the Caliente card has nothing to bring.</source>
        <translation>El {stock} está vacío: la carta Caliente no puede traer nada.</translation>
    </message>
    <message numerus="yes">
        <source>You pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>Solo se pasa con el {stock} vacío; todavía tiene %n carta.</numerusform>
            <numerusform>Solo se pasa con el {stock} vacío; todavía tiene %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards to draw: {card} fits your meld, so take the {pile}.</source>
        <translation>Nada que robar: {card} va con su combinación, tome el {pile}.</translation>
    </message>
    <message>
        <source>Only one Caliente card in a turn. Lay cards, or discard one.</source>
        <translation>Solo una carta Caliente por turno. Baje cartas o descarte una.</translation>
    </message>
    <message>
        <source>You have more melds than an opponent ({own} to {theirs}): no Caliente card.</source>
        <translation>Usted tiene más combinaciones que un rival ({own} a {theirs}): no hay carta Caliente.</translation>
    </message>
    <message>
        <source>The {stock} may run out: first have a card to discard and one more.</source>
        <translation>El {stock} puede acabarse: tenga una carta para descartar y otra más.</translation>
    </message>
    <message>
        <source>No sevens are discarded before your side has a canasta of them.</source>
        <translation>No se descartan sietes antes de que su bando tenga una canasta de ellos.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards, or discard one.</source>
        <translation>Ya ha robado: baje cartas o descarte una.</translation>
    </message>
    <message>
        <source>No sevens are discarded before every side has a canasta of them.</source>
        <translation>No se descartan sietes antes de que cada bando tenga una canasta de ellos.</translation>
    </message>
    <message>
        <source>Wild cards are discarded only when you have nothing else: throw another card.</source>
        <translation>Los comodines se descartan solo si no queda otra cosa: descarte otra carta.</translation>
    </message>
    <message>
        <source>{card} may not begin the {pile}: throw another card.</source>
        <translation>{card} no puede empezar el {pile}: descarte otra carta.</translation>
    </message>
    <message>
        <source>This game has no special hands.</source>
        <translation>Este juego no tiene manos especiales.</translation>
    </message>
    <message>
        <source>Your side has melded: lay cards, or discard one.</source>
        <translation>Su bando ya ha bajado: baje cartas o descarte una.</translation>
    </message>
    <message>
        <source>These cards are no special hand yet: lay cards, or discard one.</source>
        <translation>Estas cartas aún no son una mano especial: baje cartas o descarte una.</translation>
    </message>
</context>
<context>
    <name>TurnTopic</name>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>A turn has three steps.</source>
        <translation>Un turno tiene tres pasos.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the whole {pile}.</source>
        <translation>
            <numerusform>Primero robe %n carta del {stock}, o tome el {pile} entero.</numerusform>
            <numerusform>Primero robe %n cartas del {stock}, o tome el {pile} entero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then lay melds, or add cards to them, as much as you like.</source>
        <translation>Después baje combinaciones, o añádales cartas, todo lo que quiera.</translation>
    </message>
    <message>
        <source>Last, discard one card onto the {pile}: that ends your turn.</source>
        <translation>Al final, descarte una carta en el {pile}: eso termina su turno.</translation>
    </message>
    <message>
        <source>Instead of drawing you may sometimes play a Caliente card.</source>
        <translation>En lugar de robar, a veces puede jugar una carta Caliente.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} has to meld its top card at once.</source>
        <translation>Quien toma el {pile} tiene que bajar en el acto su carta de arriba.</translation>
    </message>
    <message>
        <source>When the {stock} has too few cards, draw what is left and play on.</source>
        <translation>Cuando el {stock} tiene pocas cartas, robe las que quedan y siga jugando.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the top of the {pile}.</source>
        <translation>
            <numerusform>Primero robe %n carta del {stock}, o tome lo de arriba del {pile}.</numerusform>
            <numerusform>Primero robe %n cartas del {stock}, o tome lo de arriba del {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard no seven before your side has a canasta of sevens.</source>
        <translation>No descarte ningún siete antes de que su bando tenga una canasta de sietes.</translation>
    </message>
    <message>
        <source>Discard no seven before every side has a canasta of sevens.</source>
        <translation>No descarte ningún siete antes de que cada bando tenga una canasta de sietes.</translation>
    </message>
    <message>
        <source>Whoever holds sevens alone may discard one all the same.</source>
        <translation>Quien solo tiene sietes puede descartar uno de todos modos.</translation>
    </message>
    <message>
        <source>Nobody ever goes out by discarding a seven.</source>
        <translation>Nadie se va nunca descartando un siete.</translation>
    </message>
    <message>
        <source>Discard a wild card only when you can discard nothing else.</source>
        <translation>Descarte un comodín solo cuando no pueda descartar otra cosa.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card, and no card of a rank of which there is a canasta.</source>
        <translation>En un {pile} vacío no descarte siete, as ni comodín, ni una carta de un valor del que haya canasta.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card.</source>
        <translation>En un {pile} vacío no descarte siete, as ni comodín.</translation>
    </message>
    <message>
        <source>Whoever could discard nothing then discards any card.</source>
        <translation>Quien no pudiera descartar nada descarta entonces cualquier carta.</translation>
    </message>
    <message>
        <source>Who lays the first melds of all draws {first} cards after the discard; who lays those of a side that follows draws {later}.</source>
        <translation>Quien hace la primera bajada de todas roba {first} cartas tras el descarte; quien hace la de un bando posterior roba {later}.</translation>
    </message>
    <message>
        <source>Nobody draws them who took the {pile} for it, or while the {stock} has fewer than {least} cards.</source>
        <translation>No las roba quien tomó el {pile} para ello, ni mientras el {stock} tenga menos de {least} cartas.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation>
            <numerusform>%Ln baraja</numerusform>
            <numerusform>%Ln barajas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
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
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>Your first turn counts.</source>
        <translation>Cuenta su primer turno.</translation>
    </message>
    <message>
        <source>Well played: nothing clearly better was found.</source>
        <translation>Bien jugado: no se encontró nada claramente mejor.</translation>
    </message>
    <message>
        <source>{move} It costs about {points} points.</source>
        <translation>{move} Cuesta unos {points} puntos.</translation>
    </message>
    <message>
        <source>To the review</source>
        <translation>Al repaso</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Fin de la serie</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Ejercicio siguiente</translation>
    </message>
    <message>
        <source>So it goes on in this deal after: {move} On average it costs about {points} points.</source>
        <translation>Así sigue esta ronda después de: {move} De media cuesta unos {points} puntos.</translation>
    </message>
    <message>
        <source>This turn is solved.</source>
        <translation>Este turno está resuelto.</translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n other moves were wanted.</source>
        <translation>
            <numerusform>En este turno convenía %n jugada distinta.</numerusform>
            <numerusform>En este turno convenían %n jugadas distintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn cost about %Ln points.</source>
        <translation>
            <numerusform>Este turno costó alrededor de %Ln punto.</numerusform>
            <numerusform>Este turno costó alrededor de %Ln puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved {solved} of %n times</source>
        <translation>
            <numerusform>Resuelto en {solved} de %n intento</numerusform>
            <numerusform>Resuelto en {solved} de %n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n times</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at best %Ln points lost</source>
        <translation>
            <numerusform>en el mejor, %Ln punto perdido</numerusform>
            <numerusform>en el mejor, %Ln puntos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played: that is the best move.</source>
        <translation>Bien jugado: es la mejor jugada.</translation>
    </message>
    <message>
        <source>The next ones:</source>
        <translation>Las siguientes:</translation>
    </message>
    <message>
        <source>Of the better move:</source>
        <translation>De la jugada mejor:</translation>
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
        <translation> y </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>Raised: {cards}</source>
        <translation>Elegidas: {cards}</translation>
    </message>
    <message>
        <source>Lowered: {cards}</source>
        <translation>Soltadas: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n raised</source>
        <comment>cards of the hand</comment>
        <translation>
            <numerusform>%n elegida</numerusform>
            <numerusform>%n elegidas</numerusform>
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
        <translation>Un disco todavía no responde.</translation>
    </message>
    <message>
        <source>It may be waking up, or its network be down. The program goes on as soon as the disk answers; nothing is lost.</source>
        <translation>Puede que se esté despertando o que su red esté interrumpida. El programa sigue en cuanto responda; no se pierde nada.</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Cerrar el programa</translation>
    </message>
</context>
<context>
    <name>WayTexts</name>
    <message>
        <source>{ways}.</source>
        <comment>what would be possible, as a sentence</comment>
        <translation>Puede {ways}.</translation>
    </message>
    <message>
        <source>Do this: {way}</source>
        <translation>Hacerlo: {way}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>añadir {cards}</translation>
    </message>
    <message>
        <source>lay {cards} as well</source>
        <translation>bajar también {cards}</translation>
    </message>
    <message>
        <source>keep {cards}</source>
        <comment>in the hand, not lay them</comment>
        <translation>guardar {cards}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>bajar {cards}</translation>
    </message>
    <message>
        <source>put {cards} on your sequence</source>
        <translation>poner {cards} en su escalera</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your sequence</source>
        <translation>tomar el {pile}: su carta de arriba va con su escalera</translation>
    </message>
    <message>
        <source>take the {pile} with {cards} for your {ranks}</source>
        <translation>tomar el {pile} con {cards} para sus {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your {ranks}</source>
        <translation>tomar el {pile}: su carta de arriba va con sus {ranks}</translation>
    </message>
    <message>
        <source>draw from the {stock}</source>
        <translation>robar del {stock}</translation>
    </message>
    <message>
        <source>lay the {bonus} beside your melds</source>
        <translation>poner el {bonus} junto a sus combinaciones</translation>
    </message>
    <message>
        <source>play the Caliente card</source>
        <translation>jugar la carta Caliente</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>preguntar a su pareja</translation>
    </message>
    <message>
        <source>pass and end the deal</source>
        <translation>pasar y terminar la ronda</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>responder a la pregunta</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <comment>how the pile is taken</comment>
        <translation>con {cards}</translation>
    </message>
    <message>
        <source>take the {pile} {using}</source>
        <translation>tomar el {pile} {using}</translation>
    </message>
    <message>
        <source>to your meld</source>
        <comment>where the top card of the pile goes</comment>
        <translation>a su combinación</translation>
    </message>
    <message>
        <source>to {cards}</source>
        <comment>where the top card of the pile goes</comment>
        <translation>a {cards}</translation>
    </message>
    <message>
        <source>take the {pile} and add its top card {there}</source>
        <translation>tomar el {pile} y añadir su carta de arriba {there}</translation>
    </message>
    <message>
        <source>Do this ({key}): {way}</source>
        <comment>the key of the button</comment>
        <translation>Hacerlo ({key}): {way}</translation>
    </message>
    <message>
        <source>leave {cards} in your hand</source>
        <translation>dejar {cards} en la mano</translation>
    </message>
    <message>
        <source>put {cards} on your {ranks}</source>
        <comment>on the own meld of this rank</comment>
        <translation>poner {cards} en sus {ranks}</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>the own meld of them, after: your</comment>
        <translation>comodines</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <translation>descartar {a_card}</translation>
    </message>
    <message>
        <source>lay your whole hand open</source>
        <translation>mostrar toda la mano</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Repartir las cartas</translation>
    </message>
    <message>
        <source>Choose game and players…</source>
        <translation>Elegir juego y jugadores…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Partidas guardadas…</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Aprender canasta</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Jugadores…</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>Raise cards that you may play now, and ask again.</source>
        <translation>Elija cartas que pueda jugar ahora y pregunte otra vez.</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Examinando…</translation>
    </message>
</context>
<context>
    <name>WhyNote</name>
    <message>
        <source>Enter shows the rules for it.</source>
        <translation>Enter muestra las reglas correspondientes.</translation>
    </message>
    <message>
        <source>The rules for it (Enter)</source>
        <translation>Las reglas correspondientes (Enter)</translation>
    </message>
</context>
<context>
    <name>WildCanastaLesson</name>
    <message>
        <source>Wild canastas</source>
        <translation>Canastas de comodines</translation>
    </message>
    <message>
        <source>Wild cards that lie alone, and what seven of them pay.</source>
        <translation>Comodines que están solos, y lo que pagan siete de ellos.</translation>
    </message>
    <message>
        <source>In this game wild cards alone may be a meld: twos and jokers mixed, three or more.</source>
        <translation>En este juego los comodines solos pueden ser una combinación: doses y jokers mezclados, tres o más.</translation>
    </message>
    <message>
        <source>Add the two twos and the joker to the wild cards on the table.</source>
        <translation>Añada los dos doses y el joker a los comodines de la mesa.</translation>
    </message>
    <message>
        <source>All three wild cards go to the meld of wild cards.</source>
        <translation>Los tres comodines van a la combinación de comodines.</translation>
    </message>
    <message>
        <source>In this game twos alone may be a meld, three or more; jokers may join them as wild cards join other sets.</source>
        <translation>En este juego los doses solos pueden ser una combinación, tres o más; los jokers pueden unirse a ellos como los comodines a otros grupos.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your wild cards joins another meld.</source>
        <translation>Hasta que tenga siete cartas, ninguno de sus comodines se une a otra combinación.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your twos joins another meld.</source>
        <translation>Hasta que tenga siete cartas, ninguno de sus doses se une a otra combinación.</translation>
    </message>
    <message>
        <source>You choose: a wild card may help your kings, or lie with its like. Here all three belong together.</source>
        <translation>Usted elige: un comodín puede ayudar a sus reyes o estar con los suyos. Aquí los tres van juntos.</translation>
    </message>
    <message>
        <source>{A_wild_canasta}: {points} points, and it counts as a canasta for going out.</source>
        <translation>{A_wild_canasta}: {points} puntos, y cuenta como canasta para irse.</translation>
    </message>
    <message>
        <source>A wild canasta: {points} points, but it does not count as a canasta for going out.</source>
        <translation>Una canasta de comodines: {points} puntos, pero no cuenta como canasta para irse.</translation>
    </message>
    <message>
        <source>What it pays depends on the jokers in it, up to {points} points.</source>
        <translation>Lo que paga depende de sus jokers, hasta {points} puntos.</translation>
    </message>
    <message>
        <source>Only the side that goes out gets these points.</source>
        <translation>Solo el bando que se va recibe estos puntos.</translation>
    </message>
</context>
<context>
    <name>WorkedDealTopic</name>
    <message>
        <source>A deal counted</source>
        <translation>Una ronda contada</translation>
    </message>
    <message>
        <source>You have just gone out, and nobody has taken the {pile}: you are the lone hand. First you are counted:</source>
        <translation>Acaba de irse antes de que nadie tomara el {pile}: juega solo. Primero se cuenta lo suyo:</translation>
    </message>
    <message>
        <source>You have just gone out. First your side is counted:</source>
        <translation>Acaba de irse. Primero se cuenta su bando:</translation>
    </message>
    <message>
        <source>Then the other two are counted as partners; each of them gets this:</source>
        <translation>Después se cuentan los otros dos como pareja; cada uno recibe esto:</translation>
    </message>
    <message>
        <source>Then each of the others is counted, such as the one who plays next:</source>
        <translation>Después se cuentan los demás, como el siguiente:</translation>
    </message>
    <message>
        <source>Then the other side is counted:</source>
        <translation>Después se cuenta el otro bando:</translation>
    </message>
    <message>
        <source>A meld: the cards count {points} points.</source>
        <translation>Una combinación: las cartas cuentan {points} puntos.</translation>
    </message>
    <message>
        <source>{canasta}: the cards count {points} points.</source>
        <translation>{canasta}: las cartas cuentan {points} puntos.</translation>
    </message>
    <message>
        <source>The {bonuses} count {points} points each.</source>
        <translation>Los {bonuses} cuentan {points} puntos cada uno.</translation>
    </message>
    <message>
        <source>Left in a hand: minus {points} points.</source>
        <translation>Quedan en una mano: menos {points} puntos.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>En total</translation>
    </message>
</context>
<context>
    <name>_MatchPage</name>
    <message>
        <source>Changed. In this deal: {value}</source>
        <translation>Cambiada. En esta ronda: {value}</translation>
    </message>
</context>
<context>
    <name>_MatchSummary</name>
    <message>
        <source>Nothing is changed: the next deal is played as this one.</source>
        <translation>Sin cambios: la próxima ronda se juega como esta.</translation>
    </message>
    <message>
        <source>From the next deal on:</source>
        <translation>A partir de la próxima ronda:</translation>
    </message>
</context>
<context>
    <name>_MoreButton</name>
    <message>
        <source>More tools</source>
        <translation>Más herramientas</translation>
    </message>
</context>
</TS>
