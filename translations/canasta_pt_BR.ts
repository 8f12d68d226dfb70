<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Licences…</source>
        <translation>Licenças…</translation>
    </message>
    <message>
        <source>Version {version}, computer players compiled</source>
        <translation>Versão {version}, jogadores do computador compilados</translation>
    </message>
    <message>
        <source>Version {version}, computer players not compiled</source>
        <translation>Versão {version}, jogadores do computador não compilados</translation>
    </message>
    <message>
        <source>About Canasta</source>
        <translation>Sobre o Canasta</translation>
    </message>
    <message>
        <source>A quiet table</source>
        <translation>Uma mesa tranquila</translation>
    </message>
    <message>
        <source>No advertisements, no accounts, no internet. Your games stay on this computer and are saved after every action.</source>
        <translation>Sem propaganda, sem cadastro, sem internet. Suas partidas ficam neste computador e são salvas a cada jogada.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>The computer players see what their seat may see and nothing else. Each deal follows from a code that was fixed before the first card.</source>
        <translation>Os computadores veem o que se pode ver do lugar deles e nada mais. Cada rodada sai de um código fixado antes da primeira carta.</translation>
    </message>
    <message>
        <source>Free to use and to share</source>
        <translation>Livre para usar e compartilhar</translation>
    </message>
    <message>
        <source>You may use, copy and change Canasta (MIT licence). It stands on Qt for Python (LGPL), the typefaces Open Sans (Apache licence) and Fraunces (OFL) and more: the button below shows every licence.</source>
        <translation>Você pode usar, copiar e modificar o Canasta (licença MIT). Ele se apoia no Qt for Python (LGPL), nas fontes Open Sans (licença Apache) e Fraunces (OFL) e em outros: o botão abaixo mostra todas as licenças.</translation>
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
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Take back into the hand</source>
        <translation>Recolher para a mão</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Perguntar por quê</translation>
    </message>
</context>
<context>
    <name>AccessTree</name>
    <message>
        <source>New meld</source>
        <translation>Nova combinação</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
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
        <translation>Ponha {a_card} ao lado das combinações.</translation>
    </message>
    <message>
        <source>Answer yes.</source>
        <translation>Responda que sim.</translation>
    </message>
    <message>
        <source>Answer no.</source>
        <translation>Responda que não.</translation>
    </message>
    <message>
        <source>Draw from the {stock}.</source>
        <translation>Compre do {stock}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Play the Caliente card.</source>
        <translation>Jogue a carta Caliente.</translation>
    </message>
    <message>
        <source>Lay the whole hand open.</source>
        <translation>Abra a mão inteira na mesa.</translation>
    </message>
    <message>
        <source>Lay the {bonus}.</source>
        <translation>Ponha o {bonus} na mesa.</translation>
    </message>
    <message>
        <source>Ask the partner: “May I go out?”</source>
        <translation>Pergunte ao parceiro: “Posso bater?”</translation>
    </message>
    <message>
        <source>Lay {cards}.</source>
        <translation>Baixe {cards}.</translation>
    </message>
    <message>
        <source>Make one meld of two.</source>
        <translation>Junte duas combinações em uma.</translation>
    </message>
    <message>
        <source>Add {cards} to the {ranks}.</source>
        <comment>to the own meld of this rank</comment>
        <translation>Acrescente {cards} à sua combinação de {ranks}.</translation>
    </message>
    <message>
        <source>Add {cards} to the sequence.</source>
        <translation>Acrescente {cards} à sequência.</translation>
    </message>
    <message>
        <source>Add {cards} to the meld of wild cards.</source>
        <translation>Acrescente {cards} à combinação de curingas.</translation>
    </message>
    <message>
        <source>Take the {pile} with {cards}.</source>
        <translation>Pegue o {pile} com {cards}.</translation>
    </message>
    <message>
        <source>Take the {pile}; its top card joins the meld.</source>
        <translation>Pegue o {pile}; a carta de cima vai para a sua combinação.</translation>
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
        <translation>Regras da casa: {name}</translation>
    </message>
    <message>
        <source>{title}. Show in what they differ.</source>
        <translation>{title}. Mostrar as diferenças.</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Rodada do &amp;dia…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Bac&amp;k to the match</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>&amp;Saved games…</source>
        <translation>Par&amp;tidas salvas…</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Regras da casa…</translation>
    </message>
    <message>
        <source>Rules of this match…</source>
        <translation>Regras desta partida…</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Jogadores…</translation>
    </message>
    <message>
        <source>A computer takes o&amp;ver…</source>
        <translation>Co&amp;mputador no lugar de alguém…</translation>
    </message>
    <message>
        <source>Your rec&amp;ord…</source>
        <translation>Seu d&amp;esempenho…</translation>
    </message>
    <message>
        <source>Score for real cards…</source>
        <translation>Placar para cartas de verdade…</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Folha de pontos</translation>
    </message>
    <message>
        <source>R&amp;eview of the deal…</source>
        <translation>&amp;Análise da rodada…</translation>
    </message>
    <message>
        <source>&amp;Watch a deal</source>
        <translation>Ass&amp;istir a uma rodada</translation>
    </message>
    <message>
        <source>Your cards in o&amp;ther hands…</source>
        <translation>Suas cartas em &amp;outras mãos…</translation>
    </message>
    <message>
        <source>&amp;Fairness record…</source>
        <translation>Registro de jogo li&amp;mpo…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>Im&amp;primir a folha de pontos…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Salvar a fol&amp;ha de pontos em PDF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Lay all</source>
        <translation>&amp;Baixar tudo</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>R&amp;ecolher</translation>
    </message>
    <message>
        <source>&amp;Ask partner</source>
        <translation>Per&amp;guntar ao parceiro</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Why &amp;not?</source>
        <translation>Por que &amp;não?</translation>
    </message>
    <message>
        <source>&amp;Repeat last turn</source>
        <translation>Repetir a ú&amp;ltima jogada</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>O que acabou de acontecer</translation>
    </message>
    <message>
        <source>&amp;Why did they do that?</source>
        <translation>Por &amp;que fez isso?</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>&amp;O que é isto?</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>Pular a &amp;animação</translation>
    </message>
    <message>
        <source>Say it again aloud</source>
        <translation>Dizer de novo em voz alta</translation>
    </message>
    <message>
        <source>A phon&amp;e as a hand…</source>
        <translation>&amp;Celular para jogar…</translation>
    </message>
    <message>
        <source>&amp;Wait for me</source>
        <translation>Esperar &amp;por mim</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Ler em voz alta</translation>
    </message>
    <message>
        <source>Bigger cards</source>
        <translation>Cartas maiores</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Cartas menores</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quatro cores</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Memory aid</source>
        <translation>Apoio à &amp;memória</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>Go to the menus</source>
        <translation>Ir para os menus</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>&amp;Learn canasta…</source>
        <translation>A&amp;prender canasta…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Exercícios…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como se joga</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossário</translation>
    </message>
    <message>
        <source>House &amp;rules of this match</source>
        <translation>&amp;Regras da casa desta partida</translation>
    </message>
    <message>
        <source>&amp;Strength of the computers</source>
        <translation>&amp;Força dos computadores</translation>
    </message>
    <message>
        <source>Canasta in &amp;numbers</source>
        <translation>Canasta em &amp;números</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;Sobre o Canasta</translation>
    </message>
</context>
<context>
    <name>AdviceTopic</name>
    <message>
        <source>Advice</source>
        <translation>Conselhos</translation>
    </message>
    <message>
        <source>No rules, but what good players keep in mind. “Learn” lets you practise it.</source>
        <translation>Não são regras, e sim o que os bons jogadores têm sempre em mente. Em “Aprender” você pratica.</translation>
    </message>
    <message>
        <source>Take a big {pile}; a small one is seldom worth a pair.</source>
        <translation>Pegue um {pile} grande; um pequeno raramente vale um par.</translation>
    </message>
    <message>
        <source>Take a big {pile}; for a small one spend no wild card.</source>
        <translation>Pegue um {pile} grande; por um pequeno, não gaste curinga.</translation>
    </message>
    <message>
        <source>Keep pairs: two cards like the top one take even a frozen {pile}.</source>
        <translation>Guarde pares: duas cartas iguais à de cima pegam até um {pile} congelado.</translation>
    </message>
    <message>
        <source>Freeze when much lies in the {pile}, when the others would get it sooner, and when you hold pairs.</source>
        <translation>Congele quando há muito no {pile}, quando os outros o pegariam antes e quando você tem pares.</translation>
    </message>
    <message>
        <source>Open early with little; with all you have when the others may go out.</source>
        <translation>Abra cedo com pouco; abra com tudo o que tem quando os outros podem bater.</translation>
    </message>
    <message>
        <source>Lay what you can: your second hand waits, and costs points until then.</source>
        <translation>Baixe o que puder: a segunda mão espera e até lá custa pontos.</translation>
    </message>
    <message>
        <source>Think of the canastas that going out needs before you begin new melds.</source>
        <translation>Pense nas canastras necessárias para bater antes de começar combinações novas.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others.</source>
        <translation>Antes de descartar, olhe as combinações dos outros.</translation>
    </message>
    <message>
        <source>Keep a {stop} for the moment at which much lies in the {pile}.</source>
        <translation>Guarde um {stop} para a hora em que houver muito no {pile}.</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you go out.</source>
        <translation>Conte as cartas nas outras mãos antes de bater.</translation>
    </message>
    <message>
        <source>Watch your partner: one who is nearly out wants your points laid.</source>
        <translation>Observe o parceiro: se ele está para bater, os seus pontos precisam estar na mesa.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation>Entendi</translation>
    </message>
</context>
<context>
    <name>BaseEdition</name>
    <message>
        <source>Based on</source>
        <translation>Baseadas em</translation>
    </message>
    <message>
        <source>The game that the rules are based on</source>
        <translation>O jogo em que as regras se baseiam</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlackThreesLesson</name>
    <message>
        <source>Those of a taken {pile} count for your side and never come back.</source>
        <translation>Os de um {pile} pego contam para o seu lado e não voltam mais.</translation>
    </message>
    <message>
        <source>What each one costs that is left in a hand.</source>
        <translation>Quanto custa cada um que fica na mão.</translation>
    </message>
    <message>
        <source>Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it: they are laid aside.</source>
        <translation>No {pile} há um par de {stops}. Eles não vão para a mão de quem o pega: são separados.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Pegue o {pile}: escolha os dois reis, clique nele e confirme.</translation>
    </message>
    <message>
        <source>Here they lie. Each brings your side {points} points, whatever it has melded, and none comes back into play.</source>
        <translation>Aqui estão. Cada um dá {points} pontos ao seu lado, seja o que for que ele tenha baixado, e nenhum volta ao jogo.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Quem tem {count} ou mais deles separados ganha mais {points} pontos.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>No seu primeiro turno de uma rodada ninguém descarta um {stop}, a não ser que não tenha outra carta para descartar.</translation>
    </message>
    <message>
        <source>Each {stop} that is left in a hand when somebody goes out costs {points} points. The opponents hold only three cards.</source>
        <translation>Cada {stop} que fica na mão quando alguém bate custa {points} pontos. Os adversários só têm três cartas.</translation>
    </message>
    <message>
        <source>Discard the {stop} while you can.</source>
        <translation>Descarte o {stop} enquanto puder.</translation>
    </message>
    <message>
        <source>Discard the {stop}: in your hand it may cost much.</source>
        <translation>Descarte o {stop}: na sua mão ele pode custar caro.</translation>
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
        <translation>uma escalera</translation>
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
        <translation>uma bolivia</translation>
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
        <translation>Cada {bonus} vai sozinho para a mesa, ao lado das suas combinações, e você recebe outra carta por ele.</translation>
    </message>
    <message>
        <source>Lay each {bonus} beside your melds and draw another card for it; what you overlook can be laid in a later turn.</source>
        <translation>Ponha cada {bonus} ao lado das suas combinações e compre outra carta por ele; o que passar despercebido pode ir para a mesa em um turno posterior.</translation>
    </message>
    <message>
        <source>Each {bonus} still in your hand at the end costs {points} points.</source>
        <translation>Cada {bonus} que ainda estiver na sua mão no fim custa {points} pontos.</translation>
    </message>
    <message>
        <source>{stops} are laid and replaced in the same way; they bring and cost the same, counted by themselves.</source>
        <translation>Os {stops} vão para a mesa e são repostos do mesmo jeito; dão e custam o mesmo, contados à parte.</translation>
    </message>
    <message>
        <source>A {bonus} that comes with the {pile} is laid, but no card is drawn for it.</source>
        <translation>Um {bonus} que vem com o {pile} vai para a mesa, mas não se compra carta por ele.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded.</source>
        <translation>Um {bonus} nunca é descartado.</translation>
    </message>
    <message>
        <source>At the end they never bring points: each costs {points} points.</source>
        <translation>No fim, nunca dão pontos: cada um custa {points} pontos.</translation>
    </message>
    <message>
        <source>At the end each that is laid brings {points} points.</source>
        <translation>No fim, cada um que está na mesa dá {points} pontos.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has melded.</source>
        <translation>No fim, cada um dá {points} pontos se o seu lado tiver baixado alguma combinação.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta.</source>
        <translation>No fim, cada um dá {points} pontos se o seu lado tiver uma canastra.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has two canastas.</source>
        <translation>No fim, cada um dá {points} pontos se o seu lado tiver duas canastras.</translation>
    </message>
    <message>
        <source>At the end each brings {points} points if your side has a canasta of sevens.</source>
        <translation>No fim, cada um dá {points} pontos se o seu lado tiver uma canastra de setes.</translation>
    </message>
    <message>
        <source>With one canasta they count nothing.</source>
        <translation>Com uma canastra, não contam nada.</translation>
    </message>
    <message>
        <source>Otherwise each costs you just as many.</source>
        <translation>Senão, cada um custa os mesmos pontos.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Destes extras, só conta o último alcançado.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them loses {points} points more.</source>
        <translation>Quem tem {count} ou mais perde mais {points} pontos.</translation>
    </message>
    <message>
        <source>Whoever has all {count} of them gets {points} points more.</source>
        <translation>Quem tem todos os {count} ganha mais {points} pontos.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them gets {points} points more.</source>
        <translation>Quem tem {count} ou mais ganha mais {points} pontos.</translation>
    </message>
    <message>
        <source>If they cost points, so does the extra.</source>
        <translation>Se eles custarem pontos, o extra também custa.</translation>
    </message>
    <message>
        <source>If they cost points, the extra does not count.</source>
        <translation>Se eles custarem pontos, o extra não conta.</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>{bonuses}: points for each</source>
        <translation>{bonuses}: pontos por cada um</translation>
    </message>
    <message>
        <source>{bonuses} bring points when</source>
        <translation>Os {bonuses} dão pontos quando</translation>
    </message>
    <message>
        <source>Otherwise they cost points.</source>
        <translation>Senão, custam pontos.</translation>
    </message>
    <message>
        <source>they are laid, always</source>
        <translation>estão na mesa, sempre</translation>
    </message>
    <message>
        <source>the side has melded</source>
        <translation>o lado baixou alguma combinação</translation>
    </message>
    <message>
        <source>the side has a canasta</source>
        <translation>o lado tem uma canastra</translation>
    </message>
    <message>
        <source>the side has two canastas</source>
        <translation>o lado tem duas canastras</translation>
    </message>
    <message>
        <source>the side has a canasta of sevens</source>
        <translation>o lado tem uma canastra de setes</translation>
    </message>
    <message>
        <source>never: they always cost points</source>
        <translation>nunca: sempre custam pontos</translation>
    </message>
    <message>
        <source>The extra points also count as a loss</source>
        <translation>Os pontos extras também contam como perda</translation>
    </message>
    <message>
        <source>When the side has to pay for them instead.</source>
        <translation>Quando o lado tem de pagar por eles.</translation>
    </message>
    <message>
        <source>{bonuses} count nothing with one canasta</source>
        <translation>Os {bonuses} não contam nada com uma canastra</translation>
    </message>
    <message>
        <source>Where two are needed: without one they cost points, with two they bring some.</source>
        <translation>Onde são necessárias duas: sem nenhuma custam pontos, com duas dão pontos.</translation>
    </message>
    <message>
        <source>{stops} are laid like {bonuses}</source>
        <translation>Os {stops} vão para a mesa como os {bonuses}</translation>
    </message>
    <message>
        <source>And replaced, and paid, each colour by itself.</source>
        <translation>Também são repostos e pagos, cada cor por si.</translation>
    </message>
    <message>
        <source>{bonuses}: the player lays them</source>
        <translation>{bonuses}: quem põe na mesa é o jogador</translation>
    </message>
    <message>
        <source>And may forget to; otherwise they are laid by themselves.</source>
        <translation>E pode esquecer; senão, vão sozinhos para a mesa.</translation>
    </message>
    <message>
        <source>{bonuses} left in the hand cost</source>
        <translation>Os {bonuses} que ficam na mão custam</translation>
    </message>
    <message>
        <source>For each one that is still in a hand at the end.</source>
        <translation>Por cada um que ainda está em uma mão no fim.</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up cost</source>
        <translation>Os {bonuses} em um morto não pego custam</translation>
    </message>
    <message>
        <source>For each one that nobody could lay, because the deal ended before.</source>
        <translation>Por cada um que ninguém pôde pôr na mesa, porque a rodada acabou antes.</translation>
    </message>
    <message>
        <source>{bonuses}: extra points for several</source>
        <translation>{bonuses}: pontos extras por vários</translation>
    </message>
    <message>
        <source>What each of them brings or costs a side.</source>
        <translation>Quanto cada um dá ou custa a um lado.</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>A partir de quantos, e quanto.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>red threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>A partir de</translation>
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
        <translation>O documento deste jogo só diz quantas cartas {players} jogadores recebem; no resto, eles jogam pelas regras comuns.</translation>
    </message>
</context>
<context>
    <name>BoxNames</name>
    <message>
        <source>Bonus card</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Little Wild</source>
        <translation>Curinga pequeno</translation>
    </message>
    <message>
        <source>Stop card</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Big Wild</source>
        <translation>Curinga grande</translation>
    </message>
    <message>
        <source>a Bonus card</source>
        <comment>as object: ... draws a Bonus card</comment>
        <translation>um Bônus</translation>
    </message>
    <message>
        <source>a Little Wild</source>
        <comment>as object: ... discards a Little Wild</comment>
        <translation>um Curinga pequeno</translation>
    </message>
    <message>
        <source>a Stop card</source>
        <comment>as object: ... discards a Stop card</comment>
        <translation>um Stop</translation>
    </message>
    <message>
        <source>a Big Wild</source>
        <comment>as object: ... discards a Big Wild</comment>
        <translation>um Curinga grande</translation>
    </message>
    <message>
        <source>Little Wilds</source>
        <translation>Curingas pequenos</translation>
    </message>
    <message>
        <source>Stop cards</source>
        <translation>Stops</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>Curingas grandes</translation>
    </message>
    <message numerus="yes">
        <source>%n Little Wilds</source>
        <translation>
            <numerusform>%n Curinga pequeno</numerusform>
            <numerusform>%n Curingas pequenos</numerusform>
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
            <numerusform>%n Curinga grande</numerusform>
            <numerusform>%n Curingas grandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bonus cards</source>
        <translation>
            <numerusform>%n Bônus</numerusform>
            <numerusform>%n Bônus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxTerms</name>
    <message>
        <source>Draw pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>monte de compra</translation>
    </message>
    <message>
        <source>Prize pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>monte de prêmio</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bônus</translation>
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
        <translation>Curingas pequenos</translation>
    </message>
    <message>
        <source>Big Wilds</source>
        <translation>Curingas grandes</translation>
    </message>
</context>
<context>
    <name>BriefTexts</name>
    <message>
        <source>Take the {pile}: the top card fits.</source>
        <translation>Pegue o {pile}: a carta de cima serve.</translation>
    </message>
    <message>
        <source>Take the {pile} with these.</source>
        <translation>Pegue o {pile} com estas.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}.</source>
        <translation>Escolha com que pegar o {pile}.</translation>
    </message>
    <message>
        <source>Draw, or take the {pile}.</source>
        <translation>Compre ou pegue o {pile}.</translation>
    </message>
    <message>
        <source>Draw, take the {pile}, or play Caliente.</source>
        <translation>Compre, pegue o {pile} ou jogue a Caliente.</translation>
    </message>
    <message>
        <source>Draw, or play Caliente.</source>
        <translation>Compre ou jogue a Caliente.</translation>
    </message>
    <message>
        <source>Take the {pile}, or pass.</source>
        <translation>Pegue o {pile} ou passe.</translation>
    </message>
    <message>
        <source>Take the {pile}.</source>
        <translation>Pegue o {pile}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>Add cards, or take them back.</source>
        <translation>Acrescente cartas ou recolha-as.</translation>
    </message>
    <message>
        <source>Not enough to open: take them back.</source>
        <translation>Não basta para abrir: recolha-as.</translation>
    </message>
    <message>
        <source>To open, lay {need} points, or discard.</source>
        <translation>Para abrir, baixe {need} pontos, ou descarte.</translation>
    </message>
    <message>
        <source>Discard: not enough to open yet.</source>
        <translation>Descarte: ainda não basta para abrir.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Agora descarte uma carta.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one.</source>
        <translation>Baixe cartas ou descarte uma.</translation>
    </message>
    <message>
        <source>Lay cards before you discard.</source>
        <translation>Baixe cartas antes de descartar.</translation>
    </message>
    <message>
        <source>Put two of your melds together.</source>
        <translation>Junte duas das suas combinações.</translation>
    </message>
    <message>
        <source>You cannot go out: discard a card.</source>
        <translation>Você não pode bater: descarte.</translation>
    </message>
    <message>
        <source>Discard: then all see your hand.</source>
        <translation>Descarte: todos verão a sua mão.</translation>
    </message>
    <message>
        <source>Lay the {bonus} beside your melds.</source>
        <translation>Ponha o {bonus} na mesa.</translation>
    </message>
    <message>
        <source>Lay your special hand open.</source>
        <translation>Abra a sua mão especial.</translation>
    </message>
    <message>
        <source>Keep your three, or lay it.</source>
        <translation>Guarde o seu três ou ponha na mesa.</translation>
    </message>
    <message>
        <source>Lay your three beside your melds.</source>
        <translation>Ponha o seu três na mesa.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card.</source>
        <translation>{player} disse não: guarde uma.</translation>
    </message>
    <message>
        <source>Out!</source>
        <comment>a player goes out</comment>
        <translation>Bati!</translation>
    </message>
    <message>
        <source>{hand}!</source>
        <comment>a player lays a special hand</comment>
        <translation>{hand}!</translation>
    </message>
    <message>
        <source>Canasta!</source>
        <translation>Canastra!</translation>
    </message>
    <message>
        <source>I freeze the {pile}!</source>
        <translation>Congelo o {pile}!</translation>
    </message>
    <message numerus="yes">
        <source>I take %n cards!</source>
        <comment>the pile</comment>
        <translation>
            <numerusform>Pego %n carta!</numerusform>
            <numerusform>Pego %n cartas!</numerusform>
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
        <translation>Baixar tudo</translation>
    </message>
    <message numerus="yes">
        <source>Lay all: %Ln points</source>
        <translation>
            <numerusform>Baixar tudo: %Ln ponto</numerusform>
            <numerusform>Baixar tudo: %Ln pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay open: {hand}</source>
        <translation>Abrir: {hand}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Pegar o {pile}: %n carta</numerusform>
            <numerusform>Pegar o {pile}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso bater?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Go on to my deal</source>
        <translation>Ir para a minha rodada</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Como foi contado</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>Como a partida acabou</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>the own hand</comment>
        <translation>Arrumar</translation>
    </message>
    <message>
        <source>{player}: ready</source>
        <translation>{player}: estou aqui</translation>
    </message>
    <message>
        <source>Take back the last action</source>
        <translation>Desfazer a última jogada</translation>
    </message>
    <message>
        <source>{player} took back the last action.</source>
        <translation>{player} desfez a última jogada.</translation>
    </message>
    <message>
        <source>Nothing has been done yet in this turn.</source>
        <translation>Nada foi feito ainda nesta vez.</translation>
    </message>
    <message>
        <source>The turn is over; nothing can be taken back.</source>
        <translation>A vez acabou; nada mais pode ser desfeito.</translation>
    </message>
    <message>
        <source>Your last action was taken back.</source>
        <translation>A sua última jogada foi desfeita.</translation>
    </message>
    <message>
        <source>A hidden card was shown; that cannot be taken back.</source>
        <translation>Uma carta oculta foi mostrada; isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>What was said cannot be taken back.</source>
        <translation>O que foi dito não pode ser desfeito.</translation>
    </message>
</context>
<context>
    <name>CalienteLesson</name>
    <message>
        <source>Caliente: the hot card</source>
        <translation>Caliente: a carta que queima</translation>
    </message>
    <message>
        <source>What is different with Caliente cards.</source>
        <translation>O que muda com as cartas Caliente.</translation>
    </message>
    <message>
        <source>You hold a Caliente card, and few others. Played instead of drawing it fills your hand up to {size} cards.</source>
        <translation>Você tem uma carta Caliente e poucas outras. Jogada em vez da compra, ela completa a sua mão até {size} cartas.</translation>
    </message>
    <message>
        <source>That is allowed only while your side has fewer melds than every other.</source>
        <translation>Isso só é permitido enquanto o seu lado tiver menos combinações que cada um dos outros.</translation>
    </message>
    <message>
        <source>Play it: raise the Caliente card and click the {stock}.</source>
        <translation>Jogue: escolha a carta Caliente e clique no {stock}.</translation>
    </message>
    <message>
        <source>Do not draw this time: play the Caliente card.</source>
        <translation>Desta vez não compre: jogue a carta Caliente.</translation>
    </message>
    <message>
        <source>New cards! But each one played costs {points} points at the end, and who still holds one then pays {factor} times for the hand.</source>
        <translation>Cartas novas! Mas cada uma que se joga custa {points} pontos no fim, e quem ainda tiver uma na mão paga então {factor} vezes pela mão.</translation>
    </message>
    <message>
        <source>That is allowed while your side has not more melds than any other.</source>
        <translation>Isso é permitido enquanto o seu lado não tiver mais combinações que nenhum outro.</translation>
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
        <translation>Cartas Caliente na mão</translation>
    </message>
    <message>
        <source>The other cards count</source>
        <translation>As outras cartas contam</translation>
    </message>
    <message numerus="yes">
        <source>%n Caliente cards are in the game.</source>
        <translation>
            <numerusform>Há %n carta Caliente no jogo.</numerusform>
            <numerusform>Há %n cartas Caliente no jogo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then draw until you hold as many cards as you were dealt, {count}; {bonuses} do not count.</source>
        <translation>Então compre até ter tantas cartas quantas recebeu no início, {count}; os {bonuses} não contam.</translation>
    </message>
    <message>
        <source>Then draw until you hold {count} cards; {bonuses} do not count.</source>
        <translation>Então compre até ter {count} cartas; os {bonuses} não contam.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has no more melds than any other.</source>
        <translation>Em vez de comprar, você pode jogar uma, se o seu lado não tiver mais combinações que nenhum outro.</translation>
    </message>
    <message>
        <source>Instead of drawing you may play one, if your side has fewer melds than every other.</source>
        <translation>Em vez de comprar, você pode jogar uma, se o seu lado tiver menos combinações que cada um dos outros.</translation>
    </message>
    <message>
        <source>You may play one in a turn, and you cannot take the {pile} in that turn.</source>
        <translation>Você pode jogar uma por turno e, nesse turno, não pode pegar o {pile}.</translation>
    </message>
    <message>
        <source>With an empty {stock} you cannot play it.</source>
        <translation>Com o {stock} vazio, você não pode jogá-la.</translation>
    </message>
    <message>
        <source>Discarded, it keeps the next player from taking the {pile}.</source>
        <translation>Descartada, ela impede o próximo jogador de pegar o {pile}.</translation>
    </message>
    <message>
        <source>Discarded, it does not block the {pile}.</source>
        <translation>Descartada, ela não tranca o {pile}.</translation>
    </message>
    <message>
        <source>Each one played costs your side {points} points at the end.</source>
        <translation>Cada uma que se joga custa {points} pontos ao seu lado no fim.</translation>
    </message>
    <message>
        <source>Whoever still holds one at the end loses more for the other cards in the hand.</source>
        <translation>Quem ainda tem uma no fim perde mais pelas outras cartas da mão.</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <comment>a number of cards, in a table</comment>
        <translation>{count} ou mais</translation>
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
        <translation>Cartas Caliente no baralho</translation>
    </message>
    <message>
        <source>They are shuffled in with the others.</source>
        <translation>São embaralhadas com as outras.</translation>
    </message>
    <message>
        <source>A Caliente card may be played with</source>
        <translation>Uma carta Caliente pode ser jogada com</translation>
    </message>
    <message>
        <source>Your side&apos;s melds compared with those of each other side.</source>
        <translation>As combinações do seu lado comparadas com as de cada um dos outros.</translation>
    </message>
    <message>
        <source>as many melds or fewer</source>
        <translation>as mesmas combinações ou menos</translation>
    </message>
    <message>
        <source>fewer melds</source>
        <translation>menos combinações</translation>
    </message>
    <message>
        <source>A Caliente card fills the hand up to</source>
        <translation>Uma carta Caliente completa a mão até</translation>
    </message>
    <message>
        <source>Cards are drawn until the hand has so many.</source>
        <translation>Compra-se até a mão ter esse número de cartas.</translation>
    </message>
    <message>
        <source>the number dealt</source>
        <translation>o número distribuído</translation>
    </message>
    <message>
        <source>A discarded Caliente card blocks the {pile}</source>
        <translation>Uma carta Caliente descartada tranca o {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>O próximo jogador não pode pegá-lo.</translation>
    </message>
    <message>
        <source>Each Caliente card played costs</source>
        <translation>Cada carta Caliente jogada custa</translation>
    </message>
    <message>
        <source>Counted at the end of the deal.</source>
        <translation>Contado no fim da rodada.</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Cartas Caliente que ficam na mão</translation>
    </message>
    <message>
        <source>By how much the hand&apos;s loss is multiplied with none, one, two … held.</source>
        <translation>Por quanto se multiplica a perda da mão com nenhuma, uma, duas… na mão.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
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
        <translation>um samba</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>canastra de curingas</translation>
    </message>
    <message>
        <source>wild canastas</source>
        <translation>canastras de curingas</translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>uma canastra de curingas</translation>
    </message>
    <message>
        <source>samba</source>
        <comment>on a canasta</comment>
        <translation>samba</translation>
    </message>
    <message>
        <source>wild</source>
        <comment>on a canasta</comment>
        <translation>curingas</translation>
    </message>
</context>
<context>
    <name>CanastasDecideLesson</name>
    <message>
        <source>Canastas decide the score</source>
        <translation>As canastras decidem os pontos</translation>
    </message>
    <message>
        <source>Without one, melds and threes cost; with two, all of it counts for you.</source>
        <translation>Sem nenhuma, as combinações e as cartas três custam pontos; com duas, tudo conta a seu favor.</translation>
    </message>
    <message>
        <source>A side that has no canasta at the end of a deal loses the points of all that it has melded. Your kings are one: what your side has melded counts plus.</source>
        <translation>Um lado que não tem canastra no fim da rodada perde os pontos de tudo o que baixou. Os seus reis são uma: o que o seu lado baixou conta a favor.</translation>
    </message>
    <message>
        <source>Add the queen to your queens: that is the second canasta.</source>
        <translation>Acrescente a dama às suas damas: é a segunda canastra.</translation>
    </message>
    <message>
        <source>First the queen: it finishes your second canasta.</source>
        <translation>Primeiro a dama: ela completa a sua segunda canastra.</translation>
    </message>
    <message>
        <source>Threes need two canastas: without one each costs {points} points, with one they count nothing, with two they bring points.</source>
        <translation>Cada três precisa de duas canastras: sem nenhuma, custa {points} pontos; com uma, não conta nada; com duas, dá pontos.</translation>
    </message>
    <message>
        <source>Threes need two canastas to bring {points} points each; before, they cost as many.</source>
        <translation>Cada três precisa de duas canastras para dar {points} pontos; antes disso, custa o mesmo.</translation>
    </message>
    <message>
        <source>Two canastas: melds and threes count for you. The others have none and pay.</source>
        <translation>Duas canastras: combinações e cartas três contam a seu favor. Os outros não têm nenhuma e pagam.</translation>
    </message>
    <message>
        <source>Sevens or aces left unfinished cost {points} points on top.</source>
        <translation>Setes ou ases deixados incompletos custam ainda {points} pontos.</translation>
    </message>
    <message>
        <source>So do three of them kept in a hand: {points} points.</source>
        <translation>Três deles guardados na mão também: {points} pontos.</translation>
    </message>
</context>
<context>
    <name>CanastasLesson</name>
    <message>
        <source>Canastas</source>
        <translation>Canastras</translation>
    </message>
    <message>
        <source>Natural ones, mixed ones, and where wild cards belong.</source>
        <translation>Limpas, sujas, e onde os curingas devem ficar.</translation>
    </message>
    <message>
        <source>{size} cards of a rank are a canasta. Your kings lack one, the nines two.</source>
        <translation>{size} cartas do mesmo valor são uma canastra. Falta uma aos seus reis e faltam duas aos noves.</translation>
    </message>
    <message>
        <source>Complete the kings with your king: raise it and click the meld.</source>
        <translation>Complete os reis com o seu rei: escolha-o e clique na combinação.</translation>
    </message>
    <message>
        <source>First the king belongs on the kings. Keep the wild cards.</source>
        <translation>Primeiro o rei, que vai para os reis. Guarde os curingas.</translation>
    </message>
    <message>
        <source>No wild card in it: a natural canasta, worth {natural} points besides its cards. Wild cards would only make it cheaper: keep them away.</source>
        <translation>Nenhum curinga nela: é uma canastra limpa, que vale {natural} pontos além das cartas. Curingas só a fariam valer menos: deixe-os de fora.</translation>
    </message>
    <message>
        <source>Where natural cards are rare, wild ones help: add both to the nines.</source>
        <translation>Onde faltam cartas naturais, os curingas ajudam: acrescente os dois aos noves.</translation>
    </message>
    <message>
        <source>Add both wild cards to the nines, in one go.</source>
        <translation>Acrescente os dois curingas aos noves, de uma vez só.</translation>
    </message>
    <message>
        <source>A mixed canasta pays {mixed} points.</source>
        <translation>Uma canastra suja dá {mixed} pontos.</translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards by your rules.</source>
        <translation>
            <numerusform>Pelas suas regras, uma combinação tem no máximo %n curinga.</numerusform>
            <numerusform>Pelas suas regras, uma combinação tem no máximo %n curingas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanastasTopic</name>
    <message>
        <source>Canastas</source>
        <translation>Canastras</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canastra</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} cards.</source>
        <translation>Uma canastra é uma combinação de {size} cartas.</translation>
    </message>
    <message>
        <source>A canasta is a meld of {size} or more cards.</source>
        <translation>Uma canastra é uma combinação de {size} ou mais cartas.</translation>
    </message>
    <message>
        <source>A natural canasta has no wild card.</source>
        <translation>Uma canastra limpa não tem curinga.</translation>
    </message>
    <message numerus="yes">
        <source>A mixed canasta has wild cards, and at least %n natural ones.</source>
        <translation>
            <numerusform>Uma canastra suja tem curingas e pelo menos %n carta natural.</numerusform>
            <numerusform>Uma canastra suja tem curingas e pelo menos %n cartas naturais.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a_samba} is a full sequence.</source>
        <translation>{a_samba} é uma sequência completa.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} has wild cards only.</source>
        <translation>{a_wild_canasta} só tem curingas.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own, with wild cards or without: it does not count as natural or mixed.</source>
        <translation>Uma canastra de setes é um tipo à parte, com ou sem curingas: não conta como limpa nem como suja.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own: it does not count as natural.</source>
        <translation>Uma canastra de setes é um tipo à parte: não conta como limpa.</translation>
    </message>
    <message>
        <source>These points come on top of the cards&apos; own values, once for each canasta.</source>
        <translation>Estes pontos se somam aos das próprias cartas, uma vez por canastra.</translation>
    </message>
    <message>
        <source>Five natural canastas do not pay for four and a mixed one besides.</source>
        <translation>Cinco canastras limpas não pagam também por quatro e uma suja.</translation>
    </message>
    <message>
        <source>Wild canastas and many canastas pay only the side that went out.</source>
        <translation>Canastras de curingas e muitas canastras só pagam ao lado que bateu.</translation>
    </message>
    <message>
        <source>Wild canastas pay only the side that went out.</source>
        <translation>Canastras de curingas só pagam ao lado que bateu.</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canastra limpa</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canastra suja</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canastra de setes</translation>
    </message>
    <message>
        <source>Natural canasta of aces</source>
        <translation>Canastra limpa de ases</translation>
    </message>
    <message>
        <source>Five natural canastas, extra</source>
        <translation>Cinco canastras limpas, extra</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one, extra</source>
        <translation>Quatro canastras limpas e uma suja, extra</translation>
    </message>
    <message>
        <source>Ten canastas of any kind, extra</source>
        <translation>Dez canastras de qualquer tipo, extra</translation>
    </message>
    <message>
        <source>Wild canasta with {jokers}</source>
        <translation>Canastra de curingas com {jokers}</translation>
    </message>
    <message>
        <source>Wild canasta of {twos} alone</source>
        <translation>Canastra de curingas só de {twos}</translation>
    </message>
    <message>
        <source>Any other wild canasta</source>
        <translation>Qualquer outra canastra de curingas</translation>
    </message>
</context>
<context>
    <name>CardHandler</name>
    <message>
        <source>A new meld: raise its cards first.</source>
        <translation>Uma combinação nova: primeiro escolha as cartas dela.</translation>
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
        <translation>um joker</translation>
    </message>
    <message>
        <source>a Caliente card</source>
        <comment>as object: ... draws a Caliente card</comment>
        <translation>uma carta Caliente</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the jack of hearts</comment>
        <translation>o {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the queen of hearts</comment>
        <translation>a {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the eight of hearts</comment>
        <translation>o {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the ace of hearts</comment>
        <translation>o {rank} de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <comment>as object: ... discards the nine of hearts</comment>
        <translation>o {rank} de {suit}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
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
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
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
        <translation>dois</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>três pretos</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
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
            <numerusform>%n dois</numerusform>
            <numerusform>%n dois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black threes</source>
        <translation>
            <numerusform>%n três preto</numerusform>
            <numerusform>%n três pretos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <translation>
            <numerusform>%n quatro</numerusform>
            <numerusform>%n quatros</numerusform>
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
            <numerusform>%n seis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sevens</source>
        <translation>
            <numerusform>%n sete</numerusform>
            <numerusform>%n setes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eights</source>
        <translation>
            <numerusform>%n oito</numerusform>
            <numerusform>%n oitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nines</source>
        <translation>
            <numerusform>%n nove</numerusform>
            <numerusform>%n noves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tens</source>
        <translation>
            <numerusform>%n dez</numerusform>
            <numerusform>%n dez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jacks</source>
        <translation>
            <numerusform>%n valete</numerusform>
            <numerusform>%n valetes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n dama</numerusform>
            <numerusform>%n damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n rei</numerusform>
            <numerusform>%n reis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n ás</numerusform>
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
            <numerusform>%n três vermelho</numerusform>
            <numerusform>%n três vermelhos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsTopic</name>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantas</translation>
    </message>
    <message>
        <source>Points each</source>
        <translation>Pontos de cada</translation>
    </message>
    <message numerus="yes">
        <source>%n packs are shuffled together: {total} cards.</source>
        <translation>
            <numerusform>Embaralha-se %n baralho: {total} cartas.</numerusform>
            <numerusform>%n baralhos são embaralhados juntos: {total} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from four to ace are natural cards: they make the melds.</source>
        <translation>As cartas do quatro ao ás são cartas naturais: com elas se fazem as combinações.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are wild: in a meld they stand for a natural card.</source>
        <translation>Os {twos} e os {jokers} são curingas: em uma combinação ficam no lugar de uma carta natural.</translation>
    </message>
    <message>
        <source>{bonuses} bring extra points and are never part of a meld.</source>
        <translation>Os {bonuses} dão pontos extras e nunca fazem parte de uma combinação.</translation>
    </message>
    <message>
        <source>{stops} lie beside the melds as {bonuses} do.</source>
        <translation>Os {stops} ficam ao lado das combinações, como os {bonuses}.</translation>
    </message>
    <message>
        <source>{stops} are mostly thrown away; they have a page of their own.</source>
        <translation>Os {stops} quase sempre se descartam; eles têm uma página só para eles.</translation>
    </message>
    <message>
        <source>Suits do not matter.</source>
        <translation>Os naipes não importam.</translation>
    </message>
    <message>
        <source>A natural card, two wild cards, a {bonus}, a {stop}.</source>
        <comment>below a picture</comment>
        <translation>Uma carta natural, dois curingas, um {bonus}, um {stop}.</translation>
    </message>
</context>
<context>
    <name>ClassicTerms</name>
    <message>
        <source>stock</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>monte</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>noun; masculine in German and Spanish</comment>
        <translation>lixo</translation>
    </message>
    <message>
        <source>red three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>três vermelho</translation>
    </message>
    <message>
        <source>red threes</source>
        <translation>três vermelhos</translation>
    </message>
    <message>
        <source>black three</source>
        <comment>noun; feminine in German, masculine in Spanish</comment>
        <translation>três preto</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>três pretos</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
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
        <translation>Uma abertura limpa</translation>
    </message>
    <message>
        <source>The first melds hold three natural cards, and a finished rank is dead.</source>
        <translation>A abertura tem três cartas naturais, e um valor completo está morto.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points, and three natural cards of a rank among them, without a wild card.</source>
        <translation>A abertura do seu lado precisa de {need} pontos e, nela, de três cartas naturais do mesmo valor, sem curinga.</translation>
    </message>
    <message>
        <source>The kings are clean. With the queens and the aces they are worth {points} points: lay all three groups together.</source>
        <translation>Os reis estão limpos. Com as damas e os ases valem {points} pontos: baixe os três grupos juntos.</translation>
    </message>
    <message>
        <source>Lay the kings, the queens and the aces before you discard.</source>
        <translation>Baixe os reis, as damas e os ases antes de descartar.</translation>
    </message>
    <message numerus="yes">
        <source>From now on wild cards join only melds with %n natural cards or more.</source>
        <translation>
            <numerusform>De agora em diante, curingas só vão para combinações com %n carta natural ou mais.</numerusform>
            <numerusform>De agora em diante, curingas só vão para combinações com %n cartas naturais ou mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponents have a canasta of nines: nobody lays nines any more. Yours is of use to nobody, so it is a good discard.</source>
        <translation>Os adversários têm uma canastra de noves: ninguém mais baixa noves. O seu não serve a ninguém, por isso é um bom descarte.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A canasta table: play with others and against the computer.</source>
        <translation>Uma mesa de canasta: jogue com outras pessoas e contra o computador.</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>uso</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opções</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>open a match or house rules</source>
        <translation>abrir uma partida ou regras da casa</translation>
    </message>
    <message>
        <source>begin with the first page, not with the last match</source>
        <translation>começar pela primeira página, não pela última partida</translation>
    </message>
    <message>
        <source>speak this language this time</source>
        <translation>usar este idioma desta vez</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>PASTA</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>guardar partidas e configurações nesta pasta</translation>
    </message>
    <message>
        <source>play a deal unseen to try the installation, and end</source>
        <translation>jogar uma rodada sem mostrar, para testar a instalação, e sair</translation>
    </message>
    <message>
        <source>put Canasta into the menu of this person&apos;s Linux desktop, and end</source>
        <translation>pôr o Canasta no menu deste usuário no Linux e sair</translation>
    </message>
    <message>
        <source>take it out of that menu, and end</source>
        <translation>tirá-lo desse menu e sair</translation>
    </message>
    <message>
        <source>tell the version, and end</source>
        <translation>mostrar a versão e sair</translation>
    </message>
    <message>
        <source>tell these options, and end</source>
        <translation>mostrar estas opções e sair</translation>
    </message>
</context>
<context>
    <name>CompareGamesDialog</name>
    <message>
        <source>Compare two games</source>
        <translation>Comparar dois jogos</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Um jogo</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>O outro jogo</translation>
    </message>
    <message>
        <source>These two are played alike.</source>
        <translation>Estes dois são jogados do mesmo jeito.</translation>
    </message>
    <message numerus="yes">
        <source>What differs when %n play.</source>
        <translation>
            <numerusform>O que muda com %n jogador.</numerusform>
            <numerusform>O que muda com %n jogadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs: the left game for {first}, the right one for {second}.</source>
        <translation>O que muda: à esquerda o jogo para {first}, à direita o de {second}.</translation>
    </message>
</context>
<context>
    <name>ContrastTexts</name>
    <message>
        <source>It keeps the {count} {ranks} together.</source>
        <translation>Não separa {count} {ranks}.</translation>
    </message>
    <message>
        <source>It keeps a card for the meld of {ranks}.</source>
        <translation>Guarda uma carta para a combinação de {ranks}.</translation>
    </message>
    <message>
        <source>It keeps the {count} {ranks} in the hand, unseen.</source>
        <translation>Mantém {count} {ranks} na mão, sem que ninguém veja.</translation>
    </message>
    <message>
        <source>It saves the card that blocks the {pile} for a fuller one.</source>
        <translation>Guarda a carta que tranca o {pile} para quando ele estiver mais cheio.</translation>
    </message>
    <message>
        <source>It begins a meld of {ranks}.</source>
        <translation>Começa uma combinação de {ranks}.</translation>
    </message>
    <message>
        <source>It adds a card to the meld of {ranks}.</source>
        <translation>Acrescenta uma carta à combinação de {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It saves %n wild cards.</source>
        <translation>
            <numerusform>Poupa %n curinga.</numerusform>
            <numerusform>Poupa %n curingas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their {ranks} lack {count} cards for a canasta, the other meld {other}.</source>
        <translation>Na combinação deles de {ranks} faltam {count} cartas para uma canastra; na outra, {other}.</translation>
    </message>
    <message numerus="yes">
        <source>They want that card: now it brings them only %n cards.</source>
        <translation>
            <numerusform>Eles querem essa carta: agora ela só lhes dá %n carta.</numerusform>
            <numerusform>Eles querem essa carta: agora ela só lhes dá %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps wild cards off the natural canasta of {ranks}.</source>
        <translation>Mantém os curingas longe da canastra limpa de {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>Then only %n cards are left before the foot.</source>
        <translation>
            <numerusform>Depois só falta %n carta para chegar ao morto.</numerusform>
            <numerusform>Depois só faltam %n cartas para chegar ao morto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move can still follow.</source>
        <translation>A melhor jogada ainda pode vir depois.</translation>
    </message>
    <message numerus="yes">
        <source>It gets rid of %Ln points, the other card of {other}.</source>
        <translation>
            <numerusform>Livra-se de %Ln ponto; com a outra carta, de {other}.</numerusform>
            <numerusform>Livra-se de %Ln pontos; com a outra carta, de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It puts %Ln points more on the table.</source>
        <translation>
            <numerusform>Põe mais %Ln ponto na mesa.</numerusform>
            <numerusform>Põe mais %Ln pontos na mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is close.</source>
        <translation>A diferença é pequena.</translation>
    </message>
    <message>
        <source>In trials it brings about {points} points more.</source>
        <translation>Nos testes, rende cerca de {points} pontos a mais.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {less} of 100 cases, not in {other}.</source>
        <translation>Entrega o {pile} em {less} de 100 casos, em vez de {other}.</translation>
    </message>
    <message>
        <source>That is worth more than the risk: {more} in 100, not {other}.</source>
        <translation>Isso vale mais que o risco: {more} em 100, em vez de {other}.</translation>
    </message>
    <message>
        <source>It gives the {pile} away in {more} of 100 cases, not in {other}.</source>
        <translation>Entrega o {pile} em {more} de 100 casos, em vez de {other}.</translation>
    </message>
    <message>
        <source>It breaks up the {count} {ranks}.</source>
        <translation>Separa {count} {ranks}.</translation>
    </message>
    <message>
        <source>It throws away a card for the meld of {ranks}.</source>
        <translation>Joga fora uma carta para a combinação de {ranks}.</translation>
    </message>
    <message>
        <source>It spoils the natural canasta of {ranks}.</source>
        <translation>Suja a canastra limpa de {ranks}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves a canasta for %Ln points unmade.</source>
        <translation>
            <numerusform>Deixa de fazer uma canastra de %Ln ponto.</numerusform>
            <numerusform>Deixa de fazer uma canastra de %Ln pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spends %n wild cards more.</source>
        <translation>
            <numerusform>Gasta mais %n curinga.</numerusform>
            <numerusform>Gasta mais %n curingas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln points in the hand.</source>
        <translation>
            <numerusform>Deixa %Ln ponto na mão.</numerusform>
            <numerusform>Deixa %Ln pontos na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the %n cards of the {pile}.</source>
        <translation>
            <numerusform>Deixa %n carta no {pile}.</numerusform>
            <numerusform>Deixa as %n cartas do {pile}.</numerusform>
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
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>Forget what was typed</source>
        <translation>Descartar o que foi digitado</translation>
    </message>
    <message>
        <source>Delete this deal</source>
        <translation>Excluir esta rodada</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Rodada {count}</translation>
    </message>
    <message>
        <source>Type what each side has. The score counts along.</source>
        <translation>Digite o que cada lado tem. Os pontos são somados na hora.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Bateu</translation>
    </message>
    <message>
        <source>In which way</source>
        <translation>De que maneira</translation>
    </message>
    <message>
        <source>The lone hand</source>
        <translation>Joga sozinho</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Fica de fora</translation>
    </message>
    <message>
        <source>A note on this deal</source>
        <translation>Uma nota sobre esta rodada</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como de costume</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>De mão</translation>
    </message>
</context>
<context>
    <name>DailyDeal</name>
    <message>
        <source>Deal of the day</source>
        <translation>Rodada do dia</translation>
    </message>
</context>
<context>
    <name>DailyDealDialog</name>
    <message>
        <source>{day}: one deal, today the same for everybody.</source>
        <translation>{day}: uma rodada, hoje a mesma para todos.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rodada do dia</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <translation>Força dos outros</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
</context>
<context>
    <name>DealCodeField</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The same code deals the same cards in the same game for as many players.</source>
        <translation>O mesmo código dá as mesmas cartas no mesmo jogo com o mesmo número de jogadores.</translation>
    </message>
    <message>
        <source>By chance, or a deal code</source>
        <translation>Ao acaso, ou um código de rodada</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de rodada</translation>
    </message>
</context>
<context>
    <name>DealCodeTexts</name>
    <message>
        <source>A deal code has twelve characters.</source>
        <translation>Um código de rodada tem doze caracteres.</translation>
    </message>
    <message>
        <source>A deal code has letters and digits, but no 0, 1, I, L or O.</source>
        <translation>Um código de rodada tem letras e algarismos, mas não 0, 1, I, L nem O.</translation>
    </message>
    <message>
        <source>This deal code is mistyped. Compare it once more.</source>
        <translation>Este código de rodada está errado. Confira de novo.</translation>
    </message>
</context>
<context>
    <name>DealComparisonDialog</name>
    <message numerus="yes">
        <source>Points more than the others, the mean of %n deals.</source>
        <translation>
            <numerusform>Pontos a mais que os outros, média de %n rodada.</numerusform>
            <numerusform>Pontos a mais que os outros, média de %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computers are playing your cards: deal {done} of {all}.</source>
        <translation>Os computadores estão jogando com as suas cartas: rodada {done} de {all}.</translation>
    </message>
    <message>
        <source>Your cards in other hands</source>
        <translation>Suas cartas em outras mãos</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: there was a hint, or an undo.</source>
        <translation>Esta rodada não conta para a classificação: houve uma dica ou algo foi desfeito.</translation>
    </message>
    <message>
        <source>This deal does not count for the rating: the cards were played before.</source>
        <translation>Esta rodada não conta para a classificação: as cartas já tinham sido jogadas.</translation>
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
        <translation>Análise da rodada</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>O que é analisado</translation>
    </message>
    <message>
        <source>Each decision is tried once more in many possible deals, with what could be known then and no more. What would clearly have been better appears here.</source>
        <translation>Cada decisão é testada de novo em muitas rodadas possíveis, com o que se podia saber na hora e nada mais. O que teria sido claramente melhor aparece aqui.</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bem jogado</translation>
    </message>
    <message>
        <source>Whatever else could have been done promised no more. To go through the deal once more, choose Watch a deal in the menu Game.</source>
        <translation>Nenhuma outra jogada prometia mais. Para rever a rodada, escolha “Assistir a uma rodada” no menu “Partida”.</translation>
    </message>
    <message numerus="yes">
        <source>{name} followed the hint in %n decisions.</source>
        <translation>
            <numerusform>{name} seguiu a dica em %n decisão.</numerusform>
            <numerusform>{name} seguiu a dica em %n decisões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions you followed the hint; they are not judged.</source>
        <translation>
            <numerusform>Em %n decisão você seguiu a dica; ela não é julgada.</numerusform>
            <numerusform>Em %n decisões você seguiu a dica; elas não são julgadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at your decisions: {done} of {total}.</source>
        <translation>Analisando as suas decisões: {done} de {total}.</translation>
    </message>
    <message>
        <source>Looking at all decisions: {done} of {total}.</source>
        <translation>Analisando todas as decisões: {done} de {total}.</translation>
    </message>
    <message>
        <source>Some decisions could not be looked at: the computer was too busy.</source>
        <translation>Algumas decisões não puderam ser analisadas: este computador estava ocupado demais.</translation>
    </message>
    <message>
        <source>What cost {name} most, judged from what {name} could know and tried in many possible deals.</source>
        <translation>O que mais custou a {name}, pelo que {name} podia saber e testado em muitas rodadas possíveis.</translation>
    </message>
    <message>
        <source>What cost most, judged from what you could know and tried in many possible deals.</source>
        <translation>O que mais custou, pelo que você podia saber e testado em muitas rodadas possíveis.</translation>
    </message>
    <message>
        <source>Nothing was found that would clearly have been better.</source>
        <translation>Não se achou nada que teria sido claramente melhor.</translation>
    </message>
    <message>
        <source>Better move</source>
        <translation>Jogada melhor</translation>
    </message>
    <message>
        <source>Played move</source>
        <translation>Jogada feita</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Achar por conta própria</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Show me this moment</source>
        <translation>Mostrar este momento</translation>
    </message>
</context>
<context>
    <name>DealScoreDialog</name>
    <message>
        <source>Score sheet…</source>
        <translation>Folha de pontos…</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Análise…</translation>
    </message>
    <message>
        <source>Fairness record…</source>
        <translation>Jogo limpo…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Watch…</source>
        <translation>Assistir…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Rodada {count}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bem jogado</translation>
    </message>
    <message>
        <source>The others play on as before.</source>
        <translation>Os outros continuam a jogar como antes.</translation>
    </message>
    <message>
        <source>Stay as it is</source>
        <translation>Deixar assim</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>{name}: {feat}</source>
        <translation>{name}: {feat}</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <translation>Ficou nas mãos</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>ficou de fora</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nenhuma carta</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, rodada {deal}</translation>
    </message>
    <message>
        <source> against </source>
        <comment>between two sides</comment>
        <translation> contra </translation>
    </message>
    <message>
        <source>{player} deals.</source>
        <translation>{player} dá as cartas.</translation>
    </message>
    <message>
        <source>{player} has {cards}.</source>
        <translation>{player} tem {cards}.</translation>
    </message>
    <message>
        <source>Turn {turn}. {done}</source>
        <translation>Turno {turn}. {done}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>A rodada ainda não acabou.</translation>
    </message>
    <message>
        <source>{side}: {points} in this deal, {total} in the match.</source>
        <translation>{side}: {points} nesta rodada, {total} na partida.</translation>
    </message>
</context>
<context>
    <name>DealTopic</name>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>Partners are found by drawing cards: the high cards play against the low ones.</source>
        <translation>Os parceiros são sorteados com cartas: as altas jogam contra as baixas.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>O acaso decide quem dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>You choose who deals first.</source>
        <translation>Você escolhe quem dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>The first dealer sits to the right of the highest card drawn.</source>
        <translation>Dá as cartas primeiro quem está à direita da carta mais alta do sorteio.</translation>
    </message>
    <message>
        <source>Before each deal the cards are cut.</source>
        <translation>Antes de cada rodada corta-se o baralho.</translation>
    </message>
    <message>
        <source>Each player is dealt {count} cards.</source>
        <translation>Cada jogador recebe {count} cartas.</translation>
    </message>
    <message>
        <source>Each player also gets a second hand of {count} cards, the foot.</source>
        <translation>Cada jogador recebe também uma segunda mão de {count} cartas, o morto.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. No card is turned up: the {pile} begins with the first discard.</source>
        <translation>As outras cartas ficam fechadas: são o {stock}. Nenhuma é virada: o {pile} começa com o primeiro descarte.</translation>
    </message>
    <message>
        <source>The other cards lie face down: the {stock}. Its top card is turned up and begins the {pile}.</source>
        <translation>As outras cartas ficam fechadas: são o {stock}. A carta de cima é virada e começa o {pile}.</translation>
    </message>
    <message>
        <source>A wild card or a {bonus} turned up first is put under the {stock}, and the next card is turned up.</source>
        <translation>Se a primeira carta virada for um curinga ou um {bonus}, ela vai para baixo do {stock} e vira-se a seguinte.</translation>
    </message>
    <message>
        <source>A Caliente card turned up first is covered too; it freezes nothing.</source>
        <translation>Se a primeira carta virada for uma Caliente, ela também é coberta; não congela nada.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card.</source>
        <translation>Se a primeira carta virada for um curinga, ela é coberta pela seguinte.</translation>
    </message>
    <message>
        <source>A wild card turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Se a primeira carta virada for um curinga, ela congela o {pile} e é coberta pela seguinte.</translation>
    </message>
    <message>
        <source>A wild card turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Se a primeira carta virada for um curinga, ela é coberta pela seguinte; não congela nada.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card.</source>
        <translation>Se a primeira carta virada for um {bonus}, ela é coberta pela seguinte.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first freezes the {pile} and is covered by the next card.</source>
        <translation>Se a primeira carta virada for um {bonus}, ela congela o {pile} e é coberta pela seguinte.</translation>
    </message>
    <message>
        <source>A {bonus} turned up first is covered by the next card; it freezes nothing.</source>
        <translation>Se a primeira carta virada for um {bonus}, ela é coberta pela seguinte; não congela nada.</translation>
    </message>
    <message>
        <source>A {stop} turned up first is covered by the next card.</source>
        <translation>Se a primeira carta virada for um {stop}, ela é coberta pela seguinte.</translation>
    </message>
    <message>
        <source>A {stop} turned up first stays on top of the {pile}.</source>
        <translation>Se a primeira carta virada for um {stop}, ela fica em cima do {pile}.</translation>
    </message>
    <message>
        <source>As many cards as the rank of the first card counts are laid face down under it: 11 under a jack, 12 under a queen, 13 under a king, 14 under an ace.</source>
        <translation>Debaixo da primeira carta põem-se, fechadas, tantas cartas quanto ela vale: 11 debaixo de um valete, 12 de uma dama, 13 de um rei, 14 de um ás.</translation>
    </message>
    <message>
        <source>The player to the dealer&apos;s left begins. Turn and deal pass on to the left.</source>
        <translation>Começa o jogador à esquerda de quem deu as cartas. A vez de jogar e a de dar as cartas passam para a esquerda.</translation>
    </message>
</context>
<context>
    <name>DealingWords</name>
    <message>
        <source>Decks of cards</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>How many decks of 54 cards are shuffled together.</source>
        <translation>Quantos baralhos de 54 cartas são embaralhados juntos.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartas para cada jogador</translation>
    </message>
    <message>
        <source>How many cards everybody holds at the start of a deal.</source>
        <translation>Quantas cartas cada um tem no início da rodada.</translation>
    </message>
    <message>
        <source>Foot (a second hand)</source>
        <translation>Morto (uma segunda mão)</translation>
    </message>
    <message>
        <source>Cards that lie face down until the first hand has been played.</source>
        <translation>Cartas que ficam fechadas até a primeira mão ser jogada.</translation>
    </message>
    <message>
        <source>The foot comes with</source>
        <translation>O morto vem com</translation>
    </message>
    <message>
        <source>What a player does to pick it up.</source>
        <translation>O que um jogador faz para pegá-lo.</translation>
    </message>
    <message>
        <source>the last card of the first hand</source>
        <translation>a última carta da primeira mão</translation>
    </message>
    <message>
        <source>the first canasta that the player finishes</source>
        <translation>a primeira canastra que o jogador completa</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartas compradas por turno</translation>
    </message>
    <message>
        <source>How many cards a player draws from the {stock}.</source>
        <translation>Quantas cartas um jogador compra do {stock}.</translation>
    </message>
    <message>
        <source>Cards for the side that melds first</source>
        <translation>Cartas para o lado que abre primeiro</translation>
    </message>
    <message>
        <source>Who lays its first melds draws them after the discard, without the {pile}.</source>
        <translation>Quem faz a abertura as compra depois do descarte, sem o {pile}.</translation>
    </message>
    <message>
        <source>Cards for a side that melds later</source>
        <translation>Cartas para um lado que abre depois</translation>
    </message>
    <message>
        <source>The same for its first melds, once another side has melded.</source>
        <translation>O mesmo para a abertura, quando outro lado já abriu.</translation>
    </message>
    <message>
        <source>Least {stock} for these cards</source>
        <translation>{stock} mínimo para estas cartas</translation>
    </message>
    <message>
        <source>With fewer cards in the {stock} nobody draws them.</source>
        <translation>Com menos cartas no {stock}, ninguém as compra.</translation>
    </message>
    <message>
        <source>A card is turned up to begin the {pile}</source>
        <translation>Vira-se uma carta para começar o {pile}</translation>
    </message>
    <message>
        <source>Otherwise the {pile} is empty until the first discard.</source>
        <translation>Senão, o {pile} fica vazio até o primeiro descarte.</translation>
    </message>
    <message>
        <source>{stops} as the first card of the {pile}</source>
        <translation>{stops} como primeira carta do {pile}</translation>
    </message>
    <message>
        <source>When the card turned up after dealing would block the first player.</source>
        <translation>Quando a carta virada depois da distribuição trancaria o primeiro jogador.</translation>
    </message>
    <message>
        <source>another card is put on top</source>
        <translation>põe-se outra carta em cima</translation>
    </message>
    <message>
        <source>the card stays and blocks</source>
        <translation>a carta fica e tranca</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the {pile}</source>
        <translation>Um curinga virado no início congela o {pile}</translation>
    </message>
    <message>
        <source>It is covered by another card either way.</source>
        <translation>Ele é coberto por outra carta de todo modo.</translation>
    </message>
    <message>
        <source>{bonuses} turned up at the start freeze the {pile}</source>
        <translation>Os {bonuses} virados no início congelam o {pile}</translation>
    </message>
    <message>
        <source>They are covered by another card either way.</source>
        <translation>Eles são cobertos por outra carta de todo modo.</translation>
    </message>
    <message>
        <source>Wild cards and {bonuses} turned up at the start go back</source>
        <translation>Os curingas e os {bonuses} virados no início voltam</translation>
    </message>
    <message>
        <source>They are put under the {stock}, and another card is turned up.</source>
        <translation>Vão para baixo do {stock}, e vira-se outra carta.</translation>
    </message>
    <message>
        <source>Face-down cards under the first card of the {pile}</source>
        <translation>Cartas fechadas sob a primeira carta do {pile}</translation>
    </message>
    <message>
        <source>As many as its rank counts; who takes the {pile} gets them, too.</source>
        <translation>Tantas quanto ela vale; quem pega o {pile} as leva também.</translation>
    </message>
    <message>
        <source>Draw cards for partners</source>
        <translation>Sortear os parceiros com cartas</translation>
    </message>
    <message>
        <source>Before the match everybody draws a card; the highest two play together.</source>
        <translation>Antes da partida cada um tira uma carta; as duas mais altas jogam juntas.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Quem dá primeiro</translation>
    </message>
    <message>
        <source>Who deals first in a match.</source>
        <translation>Quem dá as cartas primeiro em uma partida.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>the players choose</source>
        <translation>os jogadores escolhem</translation>
    </message>
    <message>
        <source>right of the highest card drawn</source>
        <translation>à direita da carta mais alta do sorteio</translation>
    </message>
    <message>
        <source>Cut before dealing</source>
        <translation>Cortar antes de dar as cartas</translation>
    </message>
    <message>
        <source>The deck is cut before each deal. The cards stay as they come.</source>
        <translation>O baralho é cortado antes de cada rodada. As cartas continuam as mesmas.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone</source>
        <translation>Quem pega o {pile} primeiro joga sozinho</translation>
    </message>
    <message>
        <source>For three: the other two are partners for the rest of the deal.</source>
        <translation>Para três: os outros dois são parceiros pelo resto da rodada.</translation>
    </message>
</context>
<context>
    <name>DeckControl</name>
    <message>
        <source>More cards</source>
        <translation>Mais cartas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>{name}, with suits of its own</source>
        <translation>{name}, com naipes próprios</translation>
    </message>
    <message>
        <source>Your cards are not there any more: open them again.</source>
        <translation>As suas cartas não estão mais lá: abra-as de novo.</translation>
    </message>
    <message>
        <source>A card deck of KDE or GNOME…</source>
        <translation>Um baralho do KDE ou do GNOME…</translation>
    </message>
    <message>
        <source>A folder of pictures…</source>
        <translation>Uma pasta de imagens…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Tirar {name}</translation>
    </message>
    <message>
        <source>Card decks ({kinds})</source>
        <translation>Baralhos ({kinds})</translation>
    </message>
    <message>
        <source>Open a card deck</source>
        <translation>Abrir um baralho</translation>
    </message>
    <message>
        <source>Open a folder with a picture of each card</source>
        <translation>Abrir uma pasta com uma imagem de cada carta</translation>
    </message>
    <message>
        <source>{name} is being opened…</source>
        <translation>Abrindo {name}…</translation>
    </message>
    <message>
        <source>{name} is being opened: {done} %</source>
        <translation>Abrindo {name}: {done}%</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>{name} cannot be read. Allow Canasta to read it, or copy it elsewhere.</source>
        <translation>Não foi possível ler {name}. Permita que o Canasta leia ou copie para outro lugar.</translation>
    </message>
    <message>
        <source>{name} is larger than cards ever are. Choose another deck.</source>
        <translation>{name} é maior do que qualquer baralho. Escolha outro.</translation>
    </message>
    <message>
        <source>{name} is damaged or no card deck. Choose another one.</source>
        <translation>{name} está danificado ou não é um baralho. Escolha outro.</translation>
    </message>
    <message>
        <source>There are no playing cards in {name}. Choose a card deck of KDE, GNOME or PySolFC.</source>
        <translation>Não há cartas de jogar em {name}. Escolha um baralho do KDE, do GNOME ou do PySolFC.</translation>
    </message>
    <message>
        <source>{name} holds other cards than canasta is played with. Choose another deck.</source>
        <translation>{name} tem cartas diferentes das usadas na canasta. Escolha outro baralho.</translation>
    </message>
    <message>
        <source>Some of the 52 cards are missing in {name}. Choose a whole deck.</source>
        <translation>Faltam algumas das 52 cartas em {name}. Escolha um baralho completo.</translation>
    </message>
    <message>
        <source>Drawing {name} takes too long. Choose another deck.</source>
        <translation>Desenhar {name} demora demais. Escolha outro baralho.</translation>
    </message>
    <message>
        <source>There is no room to keep {name}. Make room on the disk, then try again.</source>
        <translation>Não há espaço para guardar {name}. Libere espaço no disco e tente de novo.</translation>
    </message>
</context>
<context>
    <name>DimTools</name>
    <message>
        <source>No match is on the table: deal the cards first.</source>
        <translation>Não há partida na mesa: dê as cartas primeiro.</translation>
    </message>
    <message>
        <source>Only in a match, not in a lesson, an exercise or a watched deal.</source>
        <translation>Só em uma partida, não em uma lição, em um exercício ou em uma rodada revista.</translation>
    </message>
    <message>
        <source>Nobody has played since your last move.</source>
        <translation>Ninguém jogou desde a sua última jogada.</translation>
    </message>
    <message>
        <source>You have taken nothing back.</source>
        <translation>Você não desfez nada.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Nenhuma rodada desta partida acabou ainda.</translation>
    </message>
    <message>
        <source>No computer has played in this deal yet.</source>
        <translation>Nenhum computador jogou ainda nesta rodada.</translation>
    </message>
    <message>
        <source>No other deal follows whose rules could change.</source>
        <translation>Não resta rodada cujas regras possam mudar.</translation>
    </message>
    <message>
        <source>Only where several people play a match that is not over.</source>
        <translation>Só se várias pessoas jogam uma partida que não acabou.</translation>
    </message>
    <message>
        <source>Only where people play a match that is not over.</source>
        <translation>Só se pessoas jogam uma partida que não acabou.</translation>
    </message>
</context>
<context>
    <name>DiscardDecision</name>
    <message>
        <source>What to discard</source>
        <translation>O que descartar</translation>
    </message>
    <message>
        <source>The card that helps the next player least.</source>
        <translation>A carta que menos ajuda o próximo jogador.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of the others: whoever plays next can take the {pile} with a card that fits one of them.</source>
        <translation>Antes de descartar, olhe as combinações dos outros: o próximo pode pegar o {pile} com uma carta que sirva em uma delas.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}. Which card do you discard?</source>
        <translation>Há {count} cartas no {pile}. Que carta você descarta?</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Find one of which they have no meld.</source>
        <translation>Essa carta serve em uma combinação deles: dá a eles todas as {count} cartas. Ache uma da qual eles não tenham combinação.</translation>
    </message>
    <message>
        <source>The seven is the safest: three sevens lie in the {pile}, so few are left in the hands of others. What was discarded before tells what is safe.</source>
        <translation>O sete é o mais seguro: há três setes no {pile}, por isso restam poucos nas mãos dos outros. O que já foi descartado diz o que é seguro.</translation>
    </message>
    <message>
        <source>{count} cards lie in the {pile}, and four of your cards fit their melds. But you hold a {stop}.</source>
        <translation>Há {count} cartas no {pile}, e quatro das suas servem nas combinações deles. Mas você tem um {stop}.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Que carta você descarta? A decisão é sua.</translation>
    </message>
    <message>
        <source>With two eights, or an eight and a wild card, they get all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Com dois oitos, ou um oito e um curinga, eles levam todas as {count} cartas. Debaixo do {stop} ninguém as leva.</translation>
    </message>
    <message>
        <source>That card fits a meld of theirs: it gives them all {count} cards. Under the {stop} nobody gets them.</source>
        <translation>Essa carta serve em uma combinação deles: dá a eles todas as {count} cartas. Debaixo do {stop} ninguém as leva.</translation>
    </message>
    <message>
        <source>It holds the next player off for one turn only. Keep a {stop} for the moment at which much is at stake.</source>
        <translation>Ele segura o próximo jogador por uma vez só. Guarde um {stop} para a hora em que houver muito em jogo.</translation>
    </message>
</context>
<context>
    <name>DiscardFacts</name>
    <message>
        <source>Mind: the next player can take the {pile} for it and add it to {ranks}.</source>
        <translation>Cuidado: com ela o próximo pode pegar o {pile} e acrescentá-la à combinação de {ranks}.</translation>
    </message>
    <message>
        <source>The next player has not opened and needs a natural pair for it.</source>
        <translation>O próximo ainda não abriu e precisa de um par natural para pegá-la.</translation>
    </message>
    <message>
        <source>{ranks}: the next player threw one away too.</source>
        <translation>{ranks}: o próximo também descartou uma carta assim.</translation>
    </message>
    <message>
        <source>{ranks}: the next player let one lie lately.</source>
        <translation>{ranks}: há pouco o próximo deixou passar uma carta assim.</translation>
    </message>
    <message>
        <source>The next player&apos;s side has no meld of {ranks}.</source>
        <translation>O lado do próximo não tem combinação de {ranks}.</translation>
    </message>
    <message>
        <source>Nothing else in the hand goes with it.</source>
        <translation>Nada mais na mão combina com ela.</translation>
    </message>
    <message>
        <source>{melded} melded</source>
        <translation>{melded} na mesa</translation>
    </message>
    <message>
        <source>{piled} in the {pile}</source>
        <translation>{piled} no {pile}</translation>
    </message>
    <message>
        <source>{ranks}: {where}; {unseen} not seen yet.</source>
        <translation>{ranks}: {where}; {unseen} ainda não apareceram.</translation>
    </message>
</context>
<context>
    <name>DiscardReasons</name>
    <message>
        <source>With a wild card on top, the next player cannot take the {pile}.</source>
        <translation>Com um curinga em cima, o próximo não pode pegar o {pile}.</translation>
    </message>
    <message>
        <source>With this card on top, the next player cannot take the {pile}.</source>
        <translation>Com esta carta em cima, o próximo não pode pegar o {pile}.</translation>
    </message>
    <message>
        <source>It was the card that could be spared best.</source>
        <translation>Era a carta que menos faria falta.</translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>O risco de o próximo pegar o {pile} por causa dela: {risk} em 100.</translation>
    </message>
    <message numerus="yes">
        <source>In the hand it was worth about %Ln points.</source>
        <translation>
            <numerusform>Na mão ela valia cerca de %Ln ponto.</numerusform>
            <numerusform>Na mão ela valia cerca de %Ln pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner may want to lay some cards first.</source>
        <translation>O parceiro talvez queira baixar algumas cartas antes.</translation>
    </message>
    <message>
        <source>By these rules nobody goes out without asking the partner.</source>
        <translation>Por estas regras, ninguém bate sem perguntar ao parceiro.</translation>
    </message>
    <message>
        <source>That depends on what the cards in the hand would lose.</source>
        <translation>Depende do que as cartas da mão perderiam.</translation>
    </message>
    <message numerus="yes">
        <source>They would have lost %Ln points.</source>
        <translation>
            <numerusform>Elas teriam perdido %Ln ponto.</numerusform>
            <numerusform>Elas teriam perdido %Ln pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A special hand ({hand}): {points} points at once.</source>
        <translation>Uma mão especial ({hand}): {points} pontos de uma vez.</translation>
    </message>
    <message>
        <source>All cards could go, and that ends the deal.</source>
        <translation>Todas as cartas podiam sair, e isso encerra a rodada.</translation>
    </message>
    <message numerus="yes">
        <source>All cards could go, and with %n canastas that ends the deal.</source>
        <translation>
            <numerusform>Todas as cartas podiam sair e, com %n canastra, isso encerra a rodada.</numerusform>
            <numerusform>Todas as cartas podiam sair e, com %n canastras, isso encerra a rodada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawReasons</name>
    <message>
        <source>The {pile} was not to be had, or not worth it.</source>
        <translation>Não dava para pegar o {pile}, ou não valia a pena.</translation>
    </message>
    <message>
        <source>The {stock} is empty, and the {pile} was not to be had, or not worth it.</source>
        <translation>O {stock} está vazio, e não dava para pegar o {pile} ou não valia a pena.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the {pile} seemed worth more than drawing from the {stock}.</source>
        <translation>
            <numerusform>%n carta do {pile} parecia valer mais que comprar do {stock}.</numerusform>
            <numerusform>%n cartas do {pile} pareciam valer mais que comprar do {stock}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looked better by %Ln points.</source>
        <translation>
            <numerusform>Parecia melhor por %Ln ponto.</numerusform>
            <numerusform>Parecia melhor por %Ln pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no other way to go on.</source>
        <translation>Não havia outro jeito de continuar.</translation>
    </message>
    <message numerus="yes">
        <source>The {pile} could be taken, but that looked %Ln points worse.</source>
        <translation>
            <numerusform>Dava para pegar o {pile}, mas parecia %Ln ponto pior.</numerusform>
            <numerusform>Dava para pegar o {pile}, mas parecia %Ln pontos pior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Caliente card brings %n new cards.</source>
        <translation>
            <numerusform>A carta Caliente traz %n carta nova.</numerusform>
            <numerusform>A carta Caliente traz %n cartas novas.</numerusform>
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
            <numerusform>pontos por rodada contra “{level}” com as mesmas cartas, em %n rodada</numerusform>
            <numerusform>pontos por rodada contra “{level}” com as mesmas cartas, em %n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rating follows from %n compared deals of a game.</source>
        <translation>
            <numerusform>A classificação sai a partir de %n rodada comparada de um jogo.</numerusform>
            <numerusform>A classificação sai a partir de %n rodadas comparadas de um jogo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {figure} {explanation}.</source>
        <translation>Sua classificação: {figure} {explanation}.</translation>
    </message>
    <message>
        <source>The nearest strength is “{level}”.</source>
        <translation>A força mais próxima é “{level}”.</translation>
    </message>
</context>
<context>
    <name>EditionList</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>With Caliente cards</source>
        <translation>Com cartas Caliente</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>O lixo está sempre congelado</translation>
    </message>
    <message>
        <source>With a third deck</source>
        <translation>Com um terceiro baralho</translation>
    </message>
    <message>
        <source>All six play</source>
        <translation>Os seis jogam</translation>
    </message>
    <message>
        <source>With four packs of cards</source>
        <translation>Com quatro baralhos</translation>
    </message>
    <message>
        <source>With three packs of cards</source>
        <translation>Com três baralhos</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>cerca de {count} min</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jogadores</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>de {fewest} a {most} jogadores</translation>
    </message>
    <message>
        <source>{some} or {most} players</source>
        <translation>{some} ou {most} jogadores</translation>
    </message>
    <message>
        <source>{count} in each hand</source>
        <translation>{count} em cada mão</translation>
    </message>
    <message>
        <source>{count} more in each foot</source>
        <translation>mais {count} em cada morto</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>até {points} pontos</translation>
    </message>
    <message>
        <source>wild cards only in melds of their own</source>
        <translation>curingas só em combinações próprias</translation>
    </message>
    <message>
        <source>no wild cards in melds</source>
        <translation>sem curingas nas combinações</translation>
    </message>
    <message>
        <source>at most {count} wild cards beside natural ones</source>
        <translation>no máximo {count} curingas junto de cartas naturais</translation>
    </message>
    <message>
        <source>at most {count} wild cards in a meld</source>
        <translation>no máximo {count} curingas por combinação</translation>
    </message>
    <message>
        <source>at least {count} natural cards beside wild ones</source>
        <translation>pelo menos {count} cartas naturais junto de curingas</translation>
    </message>
    <message>
        <source>beside natural cards always fewer wild ones</source>
        <translation>junto de cartas naturais, sempre menos curingas</translation>
    </message>
    <message>
        <source>wild cards: always fewer than natural ones</source>
        <translation>curingas: sempre menos que cartas naturais</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>o lixo está sempre congelado</translation>
    </message>
    <message>
        <source>two cards from the hand take the pile</source>
        <translation>duas cartas da mão pegam o lixo</translation>
    </message>
    <message>
        <source>the top card alone may join your meld</source>
        <translation>a carta de cima sozinha pode ir para a sua combinação</translation>
    </message>
    <message>
        <source>Samba with melds of wild cards; you go out with a sequence</source>
        <translation>Samba com combinações de curingas; bate-se com uma sequência</translation>
    </message>
    <message>
        <source>Sequences and melds of wild cards in one game; without a sequence of seven nobody goes out.</source>
        <translation>Sequências e combinações de curingas em um só jogo; sem uma sequência de sete, ninguém bate.</translation>
    </message>
    <message>
        <source>The sources leave open whether black threes cost 100 when the stock runs out, and whether wild cards may join sets while a meld of them is unfinished. Here they cost 100 only when somebody went out, and wild cards are free.</source>
        <translation>As fontes não dizem se os três pretos custam 100 quando o monte acaba, nem se curingas podem ir para grupos enquanto uma combinação deles está incompleta. Aqui eles custam 100 só quando alguém bateu, e os curingas são livres.</translation>
    </message>
    <message>
        <source>Bolivia with canastas to open, and short sequences that cost</source>
        <translation>Bolivia com canastras para abrir e sequências curtas que custam</translation>
    </message>
    <message>
        <source>Bolivia with a canasta to open late in the match. Sequences of fewer than five cards cost 1,000 points.</source>
        <translation>Bolivia com uma canastra para abrir no fim da partida. Sequências de menos de cinco cartas custam 1.000 pontos.</translation>
    </message>
    <message>
        <source>The sources leave open what counts for the 200 points from 8,000 on, and whether each short sequence costs 1,000. Here the values of all cards laid count, without canastas, and each one costs.</source>
        <translation>As fontes não dizem o que conta para os 200 pontos a partir de 8.000, nem se cada sequência curta custa 1.000. Aqui contam os pontos de todas as cartas baixadas, sem canastras, e cada uma custa.</translation>
    </message>
    <message>
        <source>Three packs or four, with sequences and melds of wild cards</source>
        <translation>Três ou quatro baralhos, com sequências e combinações de curingas</translation>
    </message>
    <message>
        <source>Sets, sequences and melds of wild cards, with three packs of cards or four.</source>
        <translation>Grupos, sequências e combinações de curingas, com três ou quatro baralhos.</translation>
    </message>
    <message>
        <source>This is a reconstruction: only the packs and the kinds of melds are described. All other values are those of Bolivia, and house rules can change each of them.</source>
        <translation>Esta é uma reconstrução: só os baralhos e os tipos de combinação estão descritos. Todos os outros valores são os da Bolivia, e as regras da casa podem mudar cada um deles.</translation>
    </message>
    <message>
        <source>The laws of 1949 to 1951, with ordinary cards</source>
        <translation>As regras oficiais de 1949 a 1951, com cartas comuns</translation>
    </message>
    <message>
        <source>The game of the great canasta years: two natural cards of your own take a frozen pile.</source>
        <translation>O jogo dos grandes anos da canasta: duas cartas naturais suas pegam um lixo congelado.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Hand and Foot</source>
        <translation>A caixa completa da Winning Moves: Hand and Foot</translation>
    </message>
    <message>
        <source>A second hand, the foot, waits for you. Four deals, and five canastas to go out.</source>
        <translation>Uma segunda mão, o morto, espera por você. Quatro rodadas, e cinco canastras para bater.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Samba</source>
        <translation>A caixa completa da Winning Moves: Samba</translation>
    </message>
    <message>
        <source>Draw two cards, throw one. Sequences of seven cards pay most; two canastas to go out.</source>
        <translation>Compre duas cartas, descarte uma. Sequências de sete cartas são as que mais pagam; duas canastras para bater.</translation>
    </message>
    <message>
        <source>The Complete box by Winning Moves: Standard</source>
        <translation>A caixa completa da Winning Moves: Standard</translation>
    </message>
    <message>
        <source>The game of the big box, with Bonus and Stop cards; one canasta to go out.</source>
        <translation>O jogo da caixa grande, com cartas Bônus e Stop; uma canastra para bater.</translation>
    </message>
    <message>
        <source>Melds end with seven cards, and wild canastas pay by what is in them</source>
        <translation>As combinações acabam com sete cartas, e as canastras de curingas pagam pelo que têm</translation>
    </message>
    <message>
        <source>Seven twos are worth 4,000 points. The pile is always frozen, and no meld outgrows seven cards.</source>
        <translation>Sete dois valem 4.000 pontos. O lixo está sempre congelado, e nenhuma combinação passa de sete cartas.</translation>
    </message>
    <message>
        <source>The source leaves open how many canastas you need for going out, and whose the black threes of a taken pile are. Here one canasta is enough, a wild one too, and they count for the side that took them, whatever it has melded.</source>
        <translation>A fonte não diz quantas canastras são necessárias para bater, nem de quem são os três pretos de um lixo pego. Aqui uma canastra basta, mesmo de curingas, e eles contam para o lado que os pegou, seja o que for que tenha baixado.</translation>
    </message>
    <message>
        <source>The boxed game as Geeky Hobbies explains it</source>
        <translation>O jogo em caixa como a Geeky Hobbies explica</translation>
    </message>
    <message>
        <source>The game of the boxes, told more fully; for every number of players.</source>
        <translation>O jogo das caixas, contado com mais detalhes; para qualquer número de jogadores.</translation>
    </message>
    <message>
        <source>Hand and Foot as card players know it, with a pack more than players</source>
        <translation>Hand and Foot como os jogadores conhecem, com um baralho a mais que jogadores</translation>
    </message>
    <message>
        <source>A second hand waits for you. From the pile come the top seven cards, and two twos take a two.</source>
        <translation>Uma segunda mão espera por você. Do lixo vêm as sete cartas de cima, e um par de dois pega um dois.</translation>
    </message>
    <message>
        <source>The sources leave open where a joker that two jokers take is laid, and how play ends with the stock. Here it joins the open meld of wild cards, and play goes on while the pile is taken.</source>
        <translation>As fontes não dizem onde vai um joker pego por dois jokers, nem como se joga quando o monte acaba. Aqui ele vai para a combinação aberta de curingas, e o jogo segue enquanto alguém pegar o lixo.</translation>
    </message>
    <message>
        <source>The boxed game by Hasbro, 2001</source>
        <translation>O jogo em caixa da Hasbro, 2001</translation>
    </message>
    <message>
        <source>Any number of wild cards, as long as they are fewer than the natural ones.</source>
        <translation>Quantos curingas quiser, desde que sejam menos que as cartas naturais.</translation>
    </message>
    <message>
        <source>Three packs without sequences; twos are a rank of their own</source>
        <translation>Três baralhos sem sequências; o dois é um valor próprio</translation>
    </message>
    <message>
        <source>The pile begins with cards that nobody knows, and only a pair takes it. Seven twos pay 3,000, and many canastas pay extra.</source>
        <translation>O lixo começa com cartas que ninguém conhece, e só um par o pega. Sete dois pagam 3.000, e muitas canastras pagam extra.</translation>
    </message>
    <message>
        <source>The sources leave open when red threes count minus, which side gets the points for many canastas, and how many cards lie under an ace. Here red threes need two canastas, both sides get the points, and it is 14.</source>
        <translation>As fontes não dizem quando os três vermelhos contam contra, que lado ganha os pontos por muitas canastras, nem quantas cartas ficam sob um ás. Aqui os três vermelhos precisam de duas canastras, os dois lados ganham os pontos, e são 14.</translation>
    </message>
    <message>
        <source>Thirteen cards, no card turned up, and no mercy for what is left unfinished</source>
        <translation>Treze cartas, nenhuma virada e nenhum perdão para o que fica incompleto</translation>
    </message>
    <message>
        <source>The pile is always frozen and begins empty. Sevens and aces pay 2,500, wild cards 2,000 or more; unfinished, they cost as much.</source>
        <translation>O lixo está sempre congelado e começa vazio. Setes e ases pagam 2.500, curingas 2.000 ou mais; incompletos, custam o mesmo.</translation>
    </message>
    <message>
        <source>The sources leave open what happens when every discard is barred, and what an unfinished meld with four jokers costs. Here any card is thrown then, and it costs 2,000 points as others do. A special hand needs no canastas and no question, and twos and jokers mix only as the five wild cards of a dream hand.</source>
        <translation>As fontes não dizem o que acontece quando todo descarte é proibido, nem quanto custa uma combinação incompleta com quatro jokers. Aqui se descarta então qualquer carta, e ela custa 2.000 pontos como as outras. Uma mão especial não precisa de canastras nem de pergunta, e dois e jokers só se misturam como os cinco curingas de uma mão dos sonhos.</translation>
    </message>
    <message>
        <source>Four packs for five or six, with a packet to earn and sevens to keep</source>
        <translation>Quatro baralhos para cinco ou seis, com um pacote a conquistar e setes a guardar</translation>
    </message>
    <message>
        <source>Your first canasta brings you eleven more cards. Sevens stay in the hand until both sides have a canasta of them.</source>
        <translation>A sua primeira canastra traz mais onze cartas. Os setes ficam na mão até os dois lados terem uma canastra deles.</translation>
    </message>
    <message>
        <source>The sources leave open when the packet is taken up, whether one must have it for going out, and what going out pays. Here it comes at once, nobody goes out without it, and going out pays 100.</source>
        <translation>As fontes não dizem quando se pega o pacote, se é preciso tê-lo para bater, nem quanto paga a batida. Aqui ele vem na hora, ninguém bate sem ele, e bater paga 100.</translation>
    </message>
    <message>
        <source>Classic canasta with four packs; its own rules were never published</source>
        <translation>Canasta clássica com quatro baralhos; suas próprias regras nunca foram publicadas</translation>
    </message>
    <message>
        <source>Four packs, two cards a turn and two canastas to go out: classic canasta at full speed.</source>
        <translation>Quatro baralhos, duas cartas por turno e duas canastras para bater: canasta clássica a toda velocidade.</translation>
    </message>
    <message>
        <source>Nothing is known of this game but its name and its four packs. All else is our own reading, classic canasta made larger; house rules change it.</source>
        <translation>Deste jogo só se conhecem o nome e os quatro baralhos. O resto é leitura nossa, a canasta clássica ampliada; as regras da casa mudam isso.</translation>
    </message>
    <message>
        <source>The game with three packs from the laws of 1951</source>
        <translation>O jogo com três baralhos das regras oficiais de 1951</translation>
    </message>
    <message>
        <source>Sequences of one suit pay most. Two canastas to go out, and red threes need them, too.</source>
        <translation>Sequências de um naipe são as que mais pagam. Duas canastras para bater, e os três vermelhos também precisam delas.</translation>
    </message>
    <message>
        <source>The sources disagree about the first melds from 7,000 points on, 150 or 160, and do not say whether a hand laid at once needs them. Here they need 150, always.</source>
        <translation>As fontes divergem sobre a abertura a partir de 7.000 pontos, 150 ou 160, e não dizem se uma mão baixada de uma vez precisa dela. Aqui são 150, sempre.</translation>
    </message>
    <message>
        <source>Canasta with three packs for six players, all of them at the table</source>
        <translation>Canasta com três baralhos para seis jogadores, todos à mesa</translation>
    </message>
    <message>
        <source>Six play at once, in two sides of three or three sides of two; two canastas to go out.</source>
        <translation>Seis jogam ao mesmo tempo, em dois lados de três ou três lados de dois; duas canastras para bater.</translation>
    </message>
    <message>
        <source>The source tells what differs from the game for four. It does not say how many cards are drawn, nor whether the card turned up counts toward the first meld: here both are as in the game for four.</source>
        <translation>A fonte conta o que muda em relação ao jogo para quatro. Não diz quantas cartas se compram, nem se a carta virada conta para a abertura: aqui as duas coisas são como no jogo para quatro.</translation>
    </message>
    <message>
        <source>Classic canasta with ordinary cards</source>
        <translation>Canasta clássica com cartas comuns</translation>
    </message>
    <message>
        <source>A good beginning: ordinary cards, short rules, and always two cards of your own for the pile.</source>
        <translation>Um bom começo: cartas comuns, regras curtas, e para o lixo sempre duas cartas da sua mão.</translation>
    </message>
    <message>
        <source>Canasta for three, with a lone hand against two partners</source>
        <translation>Canasta para três: um sozinho contra dois parceiros</translation>
    </message>
    <message>
        <source>All begin alone. Who first takes the pile plays on alone, and the other two become partners for the deal.</source>
        <translation>Todos começam sozinhos. Quem pega o lixo primeiro segue sozinho, e os outros dois viram parceiros pela rodada.</translation>
    </message>
    <message>
        <source>The sources leave open whether a partner&apos;s melds of the same rank are joined, and whether going out needs one canasta or two. Here both melds stay, and two canastas are needed, those of both partners together.</source>
        <translation>As fontes não dizem se as combinações do mesmo valor dos parceiros se juntam, nem se bater exige uma canastra ou duas. Aqui as duas combinações ficam, e são necessárias duas canastras, somando as dos dois parceiros.</translation>
    </message>
    <message>
        <source>Wild cards alone are melds, and the pile is always frozen</source>
        <translation>Curingas sozinhos formam combinações, e o lixo está sempre congelado</translation>
    </message>
    <message>
        <source>Wild cards make canastas of their own, and the pile is always frozen.</source>
        <translation>Os curingas fazem canastras próprias, e o lixo está sempre congelado.</translation>
    </message>
    <message>
        <source>The sources leave open whether a wild canasta counts for going out as any other does, and whether wild cards may still join other melds while one of wild cards is unfinished. Here both hold.</source>
        <translation>As fontes não dizem se uma canastra de curingas conta para bater como qualquer outra, nem se curingas ainda podem ir para outras combinações enquanto uma de curingas está incompleta. Aqui valem as duas coisas.</translation>
    </message>
    <message>
        <source>The boxed game by Winning Moves</source>
        <translation>O jogo em caixa da Winning Moves</translation>
    </message>
    <message>
        <source>The usual boxed game: Bonus, Stop and wild cards with pictures, one canasta to go out.</source>
        <translation>O jogo em caixa de costume: Bônus, Stop e curingas com desenhos, uma canastra para bater.</translation>
    </message>
</context>
<context>
    <name>EndTexts</name>
    <message>
        <source>That was the lesson “{title}”.</source>
        <translation>Essa foi a lição “{title}”.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>A seguir: {title}</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Without a {stock}, a fitting card must be taken</source>
        <translation>Sem {stock}, uma carta que serve tem de ser pega</translation>
    </message>
    <message>
        <source>When the top card fits your meld and the {pile} is not frozen.</source>
        <translation>Quando a carta de cima serve na sua combinação e o {pile} não está congelado.</translation>
    </message>
    <message>
        <source>The last card of the {stock} ends the deal</source>
        <translation>A última carta do {stock} encerra a rodada</translation>
    </message>
    <message>
        <source>Who draws it plays the turn to its end; then the deal is over.</source>
        <translation>Quem a compra joga a sua vez até o fim; aí a rodada acaba.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card end the deal</source>
        <translation>Os {bonuses} como última carta encerram a rodada</translation>
    </message>
    <message>
        <source>There is no card left to replace it with.</source>
        <translation>Não há mais carta para repor.</translation>
    </message>
    <message>
        <source>{bonuses} as the last card stay in the hand</source>
        <translation>Os {bonuses} como última carta ficam na mão</translation>
    </message>
    <message>
        <source>They are not laid then, and cost what such a card costs in a hand.</source>
        <translation>Não vão então para a mesa e custam o que uma carta dessas custa na mão.</translation>
    </message>
    <message>
        <source>A deal in which nobody goes out is void</source>
        <translation>Uma rodada em que ninguém bate é nula</translation>
    </message>
    <message>
        <source>When the {stock} is used up, no side scores anything.</source>
        <translation>Quando o {stock} acaba, nenhum lado marca pontos.</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Pontos para vencer a partida</translation>
    </message>
    <message>
        <source>A side with so many points ends the match.</source>
        <translation>Um lado que chega a esses pontos encerra a partida.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>sem meta</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Rodadas em uma partida</translation>
    </message>
    <message>
        <source>After so many deals the match is over.</source>
        <translation>Depois desse número de rodadas a partida acaba.</translation>
    </message>
    <message>
        <source>until the target is reached</source>
        <translation>até chegar à meta</translation>
    </message>
    <message>
        <source>Sides that are equal at the end</source>
        <translation>Lados empatados no fim</translation>
    </message>
    <message>
        <source>When two sides lead with the same score as the match would be over.</source>
        <translation>Quando dois lados estão na frente com os mesmos pontos na hora em que a partida acabaria.</translation>
    </message>
    <message>
        <source>another deal decides</source>
        <translation>outra rodada decide</translation>
    </message>
    <message>
        <source>they share the win</source>
        <translation>dividem a vitória</translation>
    </message>
</context>
<context>
    <name>ErrorRateTexts</name>
    <message>
        <source>Points lost a decision</source>
        <translation>Pontos perdidos por decisão</translation>
    </message>
    <message numerus="yes">
        <source>{points} in %n decisions</source>
        <translation>
            <numerusform>{points} em %n decisão</numerusform>
            <numerusform>{points} em %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the moves of the hints, in many trials. Their luck counts for and against you, and cancels out in time.</source>
        <translation>Em comparação com as jogadas das dicas, em muitos testes. O acaso deles conta a favor e contra, e com o tempo se compensa.</translation>
    </message>
    <message>
        <source>Result {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Resultado {lead}: decisões próprias {own} ± {doubt}, cartas e outros jogadores {rest}.</translation>
    </message>
    <message>
        <source>Mean result of a deal {lead}: own decisions {own} ± {doubt}, cards and other players {rest}.</source>
        <translation>Resultado médio de uma rodada {lead}: decisões próprias {own} ± {doubt}, cartas e outros jogadores {rest}.</translation>
    </message>
    <message>
        <source>{first} at first, {last} of late.</source>
        <comment>points lost a decision</comment>
        <translation>{first} no começo, {last} ultimamente.</translation>
    </message>
    <message>
        <source>Let a deal be reviewed to the end, and it counts here.</source>
        <translation>Uma rodada analisada até o fim conta aqui.</translation>
    </message>
    <message>
        <source>Three exercises</source>
        <translation>Três exercícios</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Deal {deal}. You deal.</source>
        <translation>Rodada {deal}. Você dá as cartas.</translation>
    </message>
    <message>
        <source>Deal {deal}. {player} deals.</source>
        <translation>Rodada {deal}. {player} dá as cartas.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Você fica de fora.</translation>
    </message>
    <message>
        <source>{player} sits out.</source>
        <translation>{player} fica de fora.</translation>
    </message>
    <message>
        <source>{player} ({card})</source>
        <comment>a player and the card drawn</comment>
        <translation>{player} ({card})</translation>
    </message>
    <message>
        <source>Cards drawn for the seats: {cards}.</source>
        <translation>Cartas tiradas para os lugares: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Sua mão: {cards}.</translation>
    </message>
    <message>
        <source>You lay a {bonus}.</source>
        <translation>Você põe um {bonus} na mesa.</translation>
    </message>
    <message>
        <source>{player} lays a {bonus}.</source>
        <translation>{player} põe um {bonus} na mesa.</translation>
    </message>
    <message>
        <source>You lay a {stop} aside.</source>
        <translation>Você separa um {stop}.</translation>
    </message>
    <message>
        <source>{player} lays a {stop} aside.</source>
        <translation>{player} separa um {stop}.</translation>
    </message>
    <message>
        <source>You play alone in this deal; {first} and {second} are partners.</source>
        <translation>Você joga sem parceiro nesta rodada; {first} e {second} jogam juntos.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; you and {second} are partners.</source>
        <translation>{lone} joga sem parceiro nesta rodada; você e {second} jogam juntos.</translation>
    </message>
    <message>
        <source>{lone} plays alone in this deal; {first} and {second} are partners.</source>
        <translation>{lone} joga sem parceiro nesta rodada; {first} e {second} jogam juntos.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Carta virada: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie face down under it.</source>
        <translation>
            <numerusform>Sob ela há %n carta fechada.</numerusform>
            <numerusform>Sob ela há %n cartas fechadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>{player} draws another card instead.</source>
        <translation>{player} compra outra carta no lugar.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} compra uma carta.</translation>
    </message>
    <message>
        <source>You draw {a_card}.</source>
        <translation>Você compra {a_card}.</translation>
    </message>
    <message>
        <source>{player} draws {a_card}.</source>
        <translation>{player} compra {a_card}.</translation>
    </message>
    <message>
        <source>You draw {a_card} instead.</source>
        <translation>Você compra {a_card} no lugar.</translation>
    </message>
    <message>
        <source>{player} draws {a_card} instead.</source>
        <translation>{player} compra {a_card} no lugar.</translation>
    </message>
    <message numerus="yes">
        <source>You take the {pile}: %n cards.</source>
        <translation>
            <numerusform>Você pega o {pile}: %n carta.</numerusform>
            <numerusform>Você pega o {pile}: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the {pile}: %n cards.</source>
        <translation>
            <numerusform>{player} pega o {pile}: %n carta.</numerusform>
            <numerusform>{player} pega o {pile}: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down under it were {cards}.</source>
        <translation>Embaixo, fechadas, havia {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the %n face-down cards.</source>
        <translation>
            <numerusform>{player} leva também %n carta fechada.</numerusform>
            <numerusform>{player} leva também as %n cartas fechadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play a Caliente card.</source>
        <translation>Você joga uma carta Caliente.</translation>
    </message>
    <message>
        <source>{player} plays a Caliente card.</source>
        <translation>{player} joga uma carta Caliente.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Você baixa {cards}.</translation>
    </message>
    <message>
        <source>{player} lays {cards}.</source>
        <translation>{player} baixa {cards}.</translation>
    </message>
    <message>
        <source>You add {cards}.</source>
        <translation>Você acrescenta {cards}.</translation>
    </message>
    <message>
        <source>{player} adds {cards}.</source>
        <translation>{player} acrescenta {cards}.</translation>
    </message>
    <message>
        <source>You combine two melds.</source>
        <translation>Você junta duas combinações.</translation>
    </message>
    <message>
        <source>{player} combines two melds.</source>
        <translation>{player} junta duas combinações.</translation>
    </message>
    <message>
        <source>A natural canasta!</source>
        <translation>Uma canastra limpa!</translation>
    </message>
    <message>
        <source>A mixed canasta!</source>
        <translation>Uma canastra suja!</translation>
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
        <translation>Uma canastra de setes!</translation>
    </message>
    <message>
        <source>You discard {a_card}.</source>
        <translation>Você descarta {a_card}.</translation>
    </message>
    <message>
        <source>{player} discards {a_card}.</source>
        <translation>{player} descarta {a_card}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen.</source>
        <translation>O {pile} está congelado.</translation>
    </message>
    <message>
        <source>You ask {partner}: may I go out?</source>
        <translation>Você pergunta a {partner}: posso bater?</translation>
    </message>
    <message>
        <source>{player} asks you: may I go out?</source>
        <translation>{player} pergunta a você: posso bater?</translation>
    </message>
    <message>
        <source>{player} asks {partner}: may I go out?</source>
        <translation>{player} pergunta a {partner}: posso bater?</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Você diz sim.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Você diz não.</translation>
    </message>
    <message>
        <source>{player} says yes.</source>
        <translation>{player} diz sim.</translation>
    </message>
    <message>
        <source>{player} says no.</source>
        <translation>{player} diz não.</translation>
    </message>
    <message>
        <source>You could not go out: all see {cards}.</source>
        <translation>Você não pôde bater: todos veem {cards}.</translation>
    </message>
    <message>
        <source>{player} could not go out and shows {cards}.</source>
        <translation>{player} não pôde bater e mostra {cards}.</translation>
    </message>
    <message>
        <source>You pick up your foot.</source>
        <translation>Você pega o seu morto.</translation>
    </message>
    <message>
        <source>{player} picks up the foot.</source>
        <translation>{player} pega o morto.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passa.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>O {stock} está vazio.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Você bateu.</translation>
    </message>
    <message>
        <source>{player} went out.</source>
        <translation>{player} bateu.</translation>
    </message>
    <message>
        <source>You went out with a concealed hand.</source>
        <translation>Você bateu de mão.</translation>
    </message>
    <message>
        <source>{player} went out with a concealed hand.</source>
        <translation>{player} bateu de mão.</translation>
    </message>
    <message>
        <source>You laid a special hand open: {hand}.</source>
        <translation>Você abriu uma mão especial: {hand}.</translation>
    </message>
    <message>
        <source>{player} laid a special hand open: {hand}.</source>
        <translation>{player} abriu uma mão especial: {hand}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>The deal is over: the {stock} is empty and nobody went out.</source>
        <translation>A rodada acabou: o {stock} está vazio e ninguém bateu.</translation>
    </message>
    <message>
        <source>The deal is over: the last card was a {bonus}.</source>
        <translation>A rodada acabou: a última carta era um {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {points} points.</source>
        <translation>{side}: {points} pontos.</translation>
    </message>
    <message>
        <source>The match is over. {side}: victory!</source>
        <translation>A partida acabou. {side}: vitória!</translation>
    </message>
</context>
<context>
    <name>ExerciseFlow</name>
    <message>
        <source>The judge could not look at every move. Nothing is kept.</source>
        <translation>O juiz não conseguiu examinar todas as jogadas. Nada é guardado.</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Voltar ao exercício</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Opening with exactly the minimum</source>
        <translation>Abrir com o mínimo exato</translation>
    </message>
    <message>
        <source>Taking a frozen {pile}</source>
        <translation>Pegar um {pile} congelado</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Defender-se</translation>
    </message>
    <message>
        <source>When to freeze</source>
        <translation>Quando congelar</translation>
    </message>
    <message>
        <source>When to go out</source>
        <translation>Quando bater</translation>
    </message>
    <message>
        <source>The {stock} runs out</source>
        <translation>O {stock} está acabando</translation>
    </message>
    <message>
        <source>Draw, then open with as few cards as you can: what stays in the hand can take the {pile}.</source>
        <translation>Compre e depois abra com o mínimo de cartas que puder: o que fica na mão pode pegar o {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen, and you hold the pair. Is it worth more than a card from the {stock}?</source>
        <translation>O {pile} está congelado, e você tem o par. Ele vale mais que uma carta do {stock}?</translation>
    </message>
    <message>
        <source>The others are ahead and want the {pile}. Find the discard that gives them least.</source>
        <translation>Os outros estão na frente e querem o {pile}. Ache o descarte que menos lhes dá.</translation>
    </message>
    <message>
        <source>A fat {pile}, and the others have melds. Does your wild card pay more in the {pile} than in your hand?</source>
        <translation>Um {pile} gordo, e os outros têm combinações. O seu curinga rende mais no {pile} ou na sua mão?</translation>
    </message>
    <message>
        <source>You can go out soon. Now, or a turn later with more on the table?</source>
        <translation>Logo você pode bater. Agora, ou no próximo turno, com mais na mesa?</translation>
    </message>
    <message>
        <source>Only two cards are left in the {stock}. Get rid of what would count against you.</source>
        <translation>Só restam duas cartas no {stock}. Livre-se do que contaria contra você.</translation>
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
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Mais exercícios</translation>
    </message>
    <message>
        <source>From new deals</source>
        <translation>De rodadas novas</translation>
    </message>
    <message>
        <source>From my own deals</source>
        <translation>Das minhas rodadas</translation>
    </message>
    <message>
        <source>Ten in a row, easy to hard</source>
        <translation>Dez seguidos, do fácil ao difícil</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Next for me</source>
        <translation>Próximo para mim</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Positions from real deals. In each, one move is clearly the best: find it.</source>
        <translation>Posições de rodadas reais. Em cada uma, uma jogada é claramente a melhor: encontre-a.</translation>
    </message>
    <message numerus="yes">
        <source>%n from before come back today.</source>
        <translation>
            <numerusform>Hoje volta %n de antes.</numerusform>
            <numerusform>Hoje voltam %n de antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>None from before comes back today.</source>
        <translation>Hoje não volta nenhum de antes.</translation>
    </message>
    <message>
        <source>About a minute each.</source>
        <translation>Cerca de um minuto cada.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n exercício</numerusform>
            <numerusform>%n exercícios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n ainda não tentado</numerusform>
            <numerusform>%n ainda não tentados</numerusform>
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
            <numerusform>{made} de {most} encontrados; %n posição examinada.</numerusform>
            <numerusform>{made} de {most} encontrados; %n posições examinadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new exercises were found.</source>
        <translation>
            <numerusform>Foi encontrado %n exercício novo.</numerusform>
            <numerusform>Foram encontrados %n exercícios novos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made in the background, on this computer. It takes a few minutes.</source>
        <translation>Feitos em segundo plano, neste computador. Leva alguns minutos.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Todos os temas</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
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
        <translation>Quando o {stock} acaba</translation>
    </message>
    <message>
        <source>A deal that ends so is void: no side gets points in it, or loses any.</source>
        <translation>Uma rodada que acaba assim é nula: nenhum lado ganha nem perde pontos nela.</translation>
    </message>
    <message>
        <source>Whoever draws the last card plays the turn to its end. With the discard the deal is over.</source>
        <translation>Quem compra a última carta joga a sua vez até o fim. Com o descarte, a rodada acaba.</translation>
    </message>
    <message>
        <source>Then nobody gets the points for going out.</source>
        <translation>Então ninguém ganha os pontos da batida.</translation>
    </message>
    <message>
        <source>With an empty {stock} the deal goes on while each player takes the {pile}.</source>
        <translation>Com o {stock} vazio, a rodada continua enquanto cada jogador pegar o {pile}.</translation>
    </message>
    <message>
        <source>Nobody has to take it.</source>
        <translation>Ninguém é obrigado a pegá-lo.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits an unfinished meld of the own side.</source>
        <translation>Quem pode pegá-lo é obrigado, se ele não estiver congelado e a carta de cima servir em uma combinação incompleta do seu lado.</translation>
    </message>
    <message>
        <source>Whoever can take it has to, if it is not frozen and its top card fits a meld of the own side.</source>
        <translation>Quem pode pegá-lo é obrigado, se ele não estiver congelado e a carta de cima servir em uma combinação do seu lado.</translation>
    </message>
    <message>
        <source>Whoever cannot take it, or does not want to, passes: the deal is over.</source>
        <translation>Quem não pode ou não quer pegá-lo passa: a rodada acabou.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, it stays in the hand and costs {points} points, and the deal ends at once.</source>
        <translation>Se a última carta do {stock} for um {bonus}, ela fica na mão e custa {points} pontos, e a rodada acaba na hora.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus} or a {stop}, it stays in the hand and the deal ends at once: the {bonus} costs {points} points, the {stop} its value.</source>
        <translation>Se a última carta do {stock} for um {bonus} ou um {stop}, ela fica na mão e a rodada acaba na hora: o {bonus} custa {points} pontos; o {stop}, os pontos dele.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the deal ends at once.</source>
        <translation>Se a última carta do {stock} for um {bonus}, a rodada acaba na hora.</translation>
    </message>
    <message>
        <source>If the last card of the {stock} is a {bonus}, the turn goes on without it. Whoever then can neither discard nor go out ends the deal.</source>
        <translation>Se a última carta do {stock} for um {bonus}, a vez continua sem ela. Quem então não puder descartar nem bater encerra a rodada.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>A turn begins with %n cards from here, or with the {pile}.</source>
        <translation>
            <numerusform>A vez começa com %n carta daqui ou com o {pile}.</numerusform>
            <numerusform>A vez começa com %n cartas daqui ou com o {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends.</source>
        <translation>Não há nada para comprar: quem não pode pegar o {pile} passa, e a rodada acaba.</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>O {pile}</translation>
    </message>
    <message>
        <source>It is empty. What is discarded lies here.</source>
        <translation>Está vazio. Aqui fica o que se descarta.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes all of it.</source>
        <translation>
            <numerusform>Tem %n carta; em cima, {card}. Quem o pega leva tudo.</numerusform>
            <numerusform>Tem %n cartas; em cima, {card}. Quem o pega leva tudo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down at the bottom: nobody knows them yet.</source>
        <translation>
            <numerusform>%n delas está fechada no fundo: ninguém a conhece ainda.</numerusform>
            <numerusform>%n delas estão fechadas no fundo: ninguém as conhece ainda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</source>
        <translation>
            <numerusform>Tem %n carta; em cima, {card}. Quem o pega leva no máximo as {most} de cima.</numerusform>
            <numerusform>Tem %n cartas; em cima, {card}. Quem o pega leva no máximo as {most} de cima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take it while that card lies on top.</source>
        <translation>Ninguém pode pegá-lo enquanto essa carta estiver em cima.</translation>
    </message>
    <message>
        <source>It is open for you.</source>
        <translation>Está livre para você.</translation>
    </message>
    <message>
        <source>Two natural {ranks} from your hand take it; you hold {have}.</source>
        <translation>Um par natural de {ranks} da sua mão o pega; você tem {have}.</translation>
    </message>
    <message>
        <source>Two {ranks} from your hand take it; you hold {have}.</source>
        <translation>Um par de {ranks} da sua mão o pega; você tem {have}.</translation>
    </message>
    <message>
        <source>One of them and a wild card do as well.</source>
        <translation>Uma delas e um curinga também servem.</translation>
    </message>
    <message>
        <source>Or the top card joins your meld alone.</source>
        <translation>Ou a carta de cima vai sozinha para a sua combinação.</translation>
    </message>
    <message>
        <source>In this game it is always frozen.</source>
        <translation>Neste jogo ele está sempre congelado.</translation>
    </message>
    <message>
        <source>It is frozen for everybody, because of {cards}.</source>
        <translation>Está congelado para todos, por causa de {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for your side, because of {cards}.</source>
        <translation>Está congelado para o seu lado, por causa de {cards}.</translation>
    </message>
    <message>
        <source>It is frozen for you, because your side has not melded.</source>
        <translation>Está congelado para você, porque o seu lado ainda não abriu.</translation>
    </message>
    <message>
        <source>Your side takes it only after its first melds, which come from the hand.</source>
        <translation>O seu lado só o pega depois da abertura, que sai da mão.</translation>
    </message>
    <message>
        <source>A canasta must be among its first melds.</source>
        <translation>A abertura precisa ter uma canastra.</translation>
    </message>
    <message>
        <source>A canasta that is not mixed must be among its first melds.</source>
        <translation>A abertura precisa ter uma canastra que não seja suja.</translation>
    </message>
    <message>
        <source>Your first melds need {need} points together.</source>
        <translation>A sua abertura precisa de {need} pontos ao todo.</translation>
    </message>
    <message>
        <source>The meld with the top card would count {have} of them.</source>
        <translation>A combinação com a carta de cima contaria {have} deles.</translation>
    </message>
    <message numerus="yes">
        <source>Its %n cards count {points} points.</source>
        <translation>
            <numerusform>A %n carta dela conta {points} pontos.</numerusform>
            <numerusform>As %n cartas dela contam {points} pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The canasta adds {points} points to them.</source>
        <translation>A canastra soma a elas {points} pontos.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards make it a canasta.</source>
        <translation>
            <numerusform>Com mais %n carta vira canastra.</numerusform>
            <numerusform>Com mais %n cartas vira canastra.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is closed: no more cards join it.</source>
        <translation>Está fechada: não recebe mais cartas.</translation>
    </message>
    <message>
        <source>No more wild cards join it.</source>
        <translation>Não recebe mais curingas.</translation>
    </message>
    <message numerus="yes">
        <source>It may hold %n wild cards and has {have}.</source>
        <translation>
            <numerusform>Pode ter %n curinga e tem {have}.</numerusform>
            <numerusform>Pode ter %n curingas e tem {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards.</source>
        <translation>Precisa haver mais cartas naturais que curingas.</translation>
    </message>
    <message numerus="yes">
        <source>Each wild card needs %n natural cards.</source>
        <translation>
            <numerusform>Cada curinga precisa de %n carta natural.</numerusform>
            <numerusform>Cada curinga precisa de %n cartas naturais.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can add to it in your turn.</source>
        <translation>Você pode acrescentar cartas a ela na sua vez.</translation>
    </message>
    <message>
        <source>With a score of {score}, the first melds need {need} points.</source>
        <translation>Com {score} pontos, a abertura precisa de {need} pontos.</translation>
    </message>
    <message>
        <source>In deal {deal}, the first melds need {need} points.</source>
        <translation>Na rodada {deal}, a abertura precisa de {need} pontos.</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln points on the table, and against you in your hand.</source>
        <translation>
            <numerusform>Conta %Ln ponto na mesa, e contra você na mão.</numerusform>
            <numerusform>Conta %Ln pontos na mesa, e contra você na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>{need} cards of a rank make a meld; wild cards can stand in for some.</source>
        <translation>{need} cartas do mesmo valor fazem uma combinação; curingas podem ficar no lugar de algumas.</translation>
    </message>
    <message>
        <source>It stands in for a card of a meld. On the {pile} it freezes it.</source>
        <translation>Fica no lugar de uma carta em uma combinação. No {pile}, ela o congela.</translation>
    </message>
    <message>
        <source>It is laid beside your melds and another card drawn; it is never discarded.</source>
        <translation>Vai para a mesa, ao lado das suas combinações, e compra-se outra carta; nunca é descartado.</translation>
    </message>
    <message>
        <source>On the {pile} it keeps the next player from taking it.</source>
        <translation>No {pile}, impede o próximo jogador de pegá-lo.</translation>
    </message>
    <message>
        <source>It is melded only to go out.</source>
        <translation>Só é baixado para bater.</translation>
    </message>
    <message>
        <source>It is never melded.</source>
        <translation>Nunca é baixado.</translation>
    </message>
    <message>
        <source>Played instead of drawing, it fills a small hand up.</source>
        <translation>Jogada em vez da compra, completa uma mão pequena.</translation>
    </message>
    <message>
        <source>Cards of a suit in a row make a meld, too.</source>
        <translation>Cartas seguidas de um naipe também formam combinação.</translation>
    </message>
    <message>
        <source>Wild cards make melds of their own, too.</source>
        <translation>Curingas sozinhos também formam combinação.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas before it may go out.</source>
        <translation>
            <numerusform>Um lado precisa de %n canastra antes de poder bater.</numerusform>
            <numerusform>Um lado precisa de %n canastras antes de poder bater.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins your meld of {ranks}.</source>
        <translation>Vai para a sua combinação de {ranks}.</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Choose a face, {place}</source>
        <translation>Escolher um rosto, {place}</translation>
    </message>
    <message>
        <source>{name} has it: the two change faces.</source>
        <translation>Está com {name}: os dois trocam de rosto.</translation>
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
        <translation>Cachorro</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Raposa</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Urso</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Coelho</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Coruja</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Rato</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Sapo</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Koala</source>
        <translation>Coala</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Porco</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Ouriço</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguim</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Guaxinim</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Ovelha</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Fairness record</source>
        <translation>Registro de jogo limpo</translation>
    </message>
    <message>
        <source>What the computers did</source>
        <translation>O que os computadores fizeram</translation>
    </message>
    <message>
        <source>What the computer saw</source>
        <translation>O que o computador viu</translation>
    </message>
    <message>
        <source>When the first deal is over, you see here what every computer saw.</source>
        <translation>Quando a primeira rodada acabar, você verá aqui o que cada computador viu.</translation>
    </message>
    <message>
        <source>Deal {count}: what every computer saw when it chose. It was told no more.</source>
        <translation>Rodada {count}: o que cada computador viu quando escolheu. Nada mais lhe foi dito.</translation>
    </message>
    <message>
        <source>Fingerprint of deal {count}, which is being played: {print}</source>
        <translation>Impressão digital da rodada {count}, que está sendo jogada: {print}</translation>
    </message>
    <message>
        <source>Checked: the cards dealt were those fixed before the match.</source>
        <translation>Conferido: as cartas dadas foram as fixadas antes da partida.</translation>
    </message>
    <message>
        <source>The cards dealt are not those fixed before the match!</source>
        <translation>As cartas dadas não são as fixadas antes da partida!</translation>
    </message>
    <message>
        <source>Deal {count} had the fingerprint {print}. Its salt is {salt}: compare the fingerprint with the one shown during the deal.</source>
        <translation>A rodada {count} tinha a impressão digital {print}. O sal dela é {salt}: compare a impressão digital com a mostrada durante a rodada.</translation>
    </message>
</context>
<context>
    <name>FeatTexts</name>
    <message>
        <source>Concealed</source>
        <translation>De mão</translation>
    </message>
    <message>
        <source>Shut out</source>
        <translation>Sem abrir</translation>
    </message>
    <message>
        <source>Great pile</source>
        <translation>Lixo de trinta</translation>
    </message>
    <message>
        <source>Heap of fifty</source>
        <translation>Lixo de cinquenta</translation>
    </message>
    <message>
        <source>Three natural canastas</source>
        <translation>Três canastras limpas</translation>
    </message>
    <message>
        <source>Seven natural canastas</source>
        <translation>Sete canastras limpas</translation>
    </message>
    <message>
        <source>Five canastas</source>
        <translation>Cinco canastras</translation>
    </message>
    <message>
        <source>Wild canasta</source>
        <translation>Canastra de curingas</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canastra de setes</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mão especial</translation>
    </message>
    <message>
        <source>Dream hand</source>
        <translation>Mão dos sonhos</translation>
    </message>
    <message>
        <source>Red threes at extra pay</source>
        <translation>Três vermelhos com prêmio</translation>
    </message>
    <message>
        <source>Half the way</source>
        <translation>Meio caminho</translation>
    </message>
    <message>
        <source>From behind</source>
        <translation>De virada</translation>
    </message>
    <message>
        <source>Every deal</source>
        <translation>Todas as rodadas</translation>
    </message>
    <message>
        <source>Against the strongest</source>
        <translation>Contra os mais fortes</translation>
    </message>
    <message>
        <source>Went out concealed.</source>
        <translation>Bateu de mão.</translation>
    </message>
    <message>
        <source>Went out before the others had laid a card.</source>
        <translation>Bateu antes de os outros baixarem uma carta.</translation>
    </message>
    <message>
        <source>Took a pile of thirty cards or more.</source>
        <translation>Pegou um lixo de trinta cartas ou mais.</translation>
    </message>
    <message>
        <source>Took a pile of fifty cards or more.</source>
        <translation>Pegou um lixo de cinquenta cartas ou mais.</translation>
    </message>
    <message>
        <source>Three natural canastas of one side in a deal.</source>
        <translation>Três canastras limpas de um lado em uma rodada.</translation>
    </message>
    <message>
        <source>Seven natural canastas of one side in a match.</source>
        <translation>Sete canastras limpas de um lado em uma partida.</translation>
    </message>
    <message>
        <source>Five canastas of one side in a deal.</source>
        <translation>Cinco canastras de um lado em uma rodada.</translation>
    </message>
    <message>
        <source>Completed a canasta of wild cards.</source>
        <translation>Completou uma canastra de curingas.</translation>
    </message>
    <message>
        <source>Completed a samba: seven cards of a suit in a row.</source>
        <translation>Completou um samba: sete cartas seguidas de um naipe.</translation>
    </message>
    <message>
        <source>Completed a canasta of sevens.</source>
        <translation>Completou uma canastra de setes.</translation>
    </message>
    <message>
        <source>Laid a special hand open and ended the deal.</source>
        <translation>Abriu uma mão especial e encerrou a rodada.</translation>
    </message>
    <message>
        <source>Laid a dream hand open.</source>
        <translation>Abriu uma mão dos sonhos.</translation>
    </message>
    <message>
        <source>So many red threes that they paid extra.</source>
        <translation>Tantos três vermelhos que pagaram extra.</translation>
    </message>
    <message>
        <source>Half of the points that the match needs, in one deal.</source>
        <translation>Metade dos pontos de que a partida precisa, em uma só rodada.</translation>
    </message>
    <message>
        <source>Won after being behind by a third of the match.</source>
        <translation>Venceu depois de estar atrás por um terço da partida.</translation>
    </message>
    <message>
        <source>Won a match with the most points in every deal.</source>
        <translation>Venceu uma partida com mais pontos em todas as rodadas.</translation>
    </message>
    <message>
        <source>Won against strong players, with no hint and nothing undone.</source>
        <translation>Venceu jogadores fortes, sem dica e sem desfazer nada.</translation>
    </message>
</context>
<context>
    <name>FileImport</name>
    <message>
        <source>“{name}” is among your house rules now. Choose it in New match.</source>
        <translation>“{name}” agora está entre as suas regras da casa. Escolha em “Nova partida”.</translation>
    </message>
</context>
<context>
    <name>FinderRow</name>
    <message>
        <source>Search: game, player, date, note</source>
        <translation>Buscar: jogo, jogador, data, nota</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <translation>Buscar partidas salvas</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>How many finished games are kept</source>
        <translation>Quantas partidas terminadas são guardadas</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Mais recentes</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por jogo</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Por jogadores</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Maiores</translation>
    </message>
    <message>
        <source>Keep the last {count}</source>
        <translation>Guardar as últimas {count}</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Guardar todas</translation>
    </message>
    <message>
        <source>Older finished games without a note are deleted when this list is opened.</source>
        <translation>Partidas terminadas mais antigas e sem nota são excluídas quando esta lista é aberta.</translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message>
        <source>Your first deal</source>
        <translation>A sua primeira rodada</translation>
    </message>
    <message>
        <source>From the first card to the score.</source>
        <translation>Da primeira carta à contagem.</translation>
    </message>
    <message>
        <source>Draw from the {stock} first.</source>
        <translation>Primeiro compre do {stock}.</translation>
    </message>
    <message>
        <source>Some turns later your side has six kings. One more makes a canasta. Draw.</source>
        <translation>Alguns turnos depois, o seu lado tem seis reis. Mais um faz uma canastra. Compre.</translation>
    </message>
    <message>
        <source>You drew a king. Raise it, then click your kings on the table.</source>
        <translation>Você comprou um rei. Escolha-o e depois clique nos seus reis na mesa.</translation>
    </message>
    <message>
        <source>You drew a king. Click it, then click your kings on the table.</source>
        <translation>Você comprou um rei. Clique nele e depois nos seus reis na mesa.</translation>
    </message>
    <message>
        <source>Not yet: first the king belongs on your kings.</source>
        <translation>Ainda não: primeiro o rei vai para os seus reis.</translation>
    </message>
    <message>
        <source>Discard the five or the four, and keep both eights for your next turn.</source>
        <translation>Descarte o cinco ou o quatro, e guarde os dois oitos para a próxima vez.</translation>
    </message>
    <message>
        <source>Discard the five or the four: the eights belong together.</source>
        <translation>Descarte o cinco ou o quatro: os oitos ficam juntos.</translation>
    </message>
    <message>
        <source>A canasta! It pays {natural} points.</source>
        <translation>Uma canastra! Ela paga {natural} pontos.</translation>
    </message>
    <message>
        <source>A canasta! Without wild cards it is natural, has a red card on top, and pays {natural} points.</source>
        <translation>Uma canastra! Sem curingas ela é limpa, tem uma carta vermelha em cima e paga {natural} pontos.</translation>
    </message>
    <message>
        <source>A canasta without wild cards: it has a red card on top and brings {natural} points.</source>
        <translation>Uma canastra sem curingas: tem uma carta vermelha em cima e dá {natural} pontos.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is mixed and pays {mixed}.</source>
        <translation>Com curingas, como esta combinação, uma canastra é suja e paga {mixed}.</translation>
    </message>
    <message>
        <source>With wild cards, like this meld, a canasta is “mixed” and brings {mixed}.</source>
        <translation>Com curingas, como esta combinação, uma canastra é “suja” e dá {mixed}.</translation>
    </message>
    <message numerus="yes">
        <source>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Sem cartas você bate e a rodada acaba. Para isso o seu lado precisa de uma canastra: já tem. Compre.</numerusform>
            <numerusform>Sem cartas você bate e a rodada acaba. Para isso o seu lado precisa de %n canastras: já tem. Compre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Sem cartas você “bate”: ninguém joga mais, os pontos são contados. Para isso o seu lado precisa de uma canastra: já tem. Compre.</numerusform>
            <numerusform>Sem cartas você “bate”: ninguém joga mais, os pontos são contados. Para isso o seu lado precisa de %n canastras: já tem. Compre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The eights are a meld: lay all of them, so that one card is left.</source>
        <translation>Os oitos são uma combinação: baixe todos, para que sobre uma carta.</translation>
    </message>
    <message>
        <source>Lay the eights first: one card is left to discard.</source>
        <translation>Primeiro baixe os oitos: sobra uma carta para descartar.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table count plus, cards still in a hand minus.</source>
        <translation>Você bateu: mais {points} pontos. As cartas na mesa contam a favor; as que ficaram na mão, contra.</translation>
    </message>
    <message>
        <source>You went out: {points} points more. Cards on the table bring points, cards in a hand cost points.</source>
        <translation>Você bateu: mais {points} pontos. As cartas na mesa dão pontos; as que ficam na mão custam pontos.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals the side with more points wins.</source>
        <translation>
            <numerusform>Depois de %n rodada, vence o lado com mais pontos.</numerusform>
            <numerusform>Depois de %n rodadas, vence o lado com mais pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a side has {target} points after a deal, the match ends: the higher total wins.</source>
        <translation>Quando um lado tem {target} pontos depois de uma rodada, a partida acaba: vence o total mais alto.</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, until a side has {target} points: more points win.</source>
        <translation>Depois as cartas são dadas de novo, até um lado ter {target} pontos: ganha quem tem mais.</translation>
    </message>
</context>
<context>
    <name>FirstMeldTexts</name>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more. Your kings make {points1}, the queens with the wild card {points2}: enough.</source>
        <translation>Para abrir, o seu lado precisa de {need} pontos ou mais. Os seus reis valem {points1}, as damas com o curinga {points2}: é o bastante.</translation>
    </message>
    <message>
        <source>Now raise both queens and the wild card. Then click the empty table.</source>
        <translation>Agora escolha as duas damas e o curinga. Depois clique em uma parte livre da mesa.</translation>
    </message>
    <message>
        <source>First lay the kings, and the queens with the wild card. Leave the nines in your hand: you will need them.</source>
        <translation>Primeiro baixe os reis, e as damas com o curinga. Deixe os noves na mão: você vai precisar deles.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, without a wild card. Your kings make {points1}, the queens {points2}: enough.</source>
        <translation>Para abrir, o seu lado precisa de {need} pontos ou mais, sem curinga. Os seus reis valem {points1}, as damas {points2}: é o bastante.</translation>
    </message>
    <message>
        <source>Now raise the three queens. Then click the empty table.</source>
        <translation>Agora escolha as três damas. Depois clique em uma parte livre da mesa.</translation>
    </message>
    <message>
        <source>First lay the kings and the queens. Leave the nines in your hand: you will need them.</source>
        <translation>Primeiro baixe os reis e as damas. Deixe os noves na mão: você vai precisar deles.</translation>
    </message>
    <message>
        <source>To open, your side&apos;s first melds need {need} points or more, three natural cards of a rank among them. Your kings make {points1}, the queens with the joker {points2}, the aces with the two {points3}: enough.</source>
        <translation>Para abrir, o seu lado precisa de {need} pontos ou mais, com três cartas naturais do mesmo valor. Os seus reis valem {points1}, as damas com o joker {points2}, os ases com o dois {points3}: é o bastante.</translation>
    </message>
    <message>
        <source>Now raise the queens and the joker. Then click the empty table.</source>
        <translation>Agora escolha as damas e o joker. Depois clique em uma parte livre da mesa.</translation>
    </message>
    <message>
        <source>Now raise the aces and the two. Then click the empty table.</source>
        <translation>Agora escolha os ases e o dois. Depois clique em uma parte livre da mesa.</translation>
    </message>
    <message>
        <source>First lay the kings, the queens with the joker, and the aces with the two. Leave the nines in your hand: you will need them.</source>
        <translation>Primeiro baixe os reis, as damas com o joker e os ases com o dois. Deixe os noves na mão: você vai precisar deles.</translation>
    </message>
    <message>
        <source>Click the three kings: they rise. Then click the empty table, or press {lay_key}.</source>
        <translation>Clique nos três reis: eles sobem. Depois clique em uma parte livre da mesa ou pressione {lay_key}.</translation>
    </message>
    <message>
        <source>Now press the button that lays all.</source>
        <translation>Agora aperte o botão que baixa tudo.</translation>
    </message>
</context>
<context>
    <name>FirstTimeCard</name>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendi</translation>
    </message>
</context>
<context>
    <name>FirstTimeTexts</name>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets all its cards.</source>
        <translation>O {pile} foi pego: quem pode baixar na hora a carta de cima leva todas as cartas dele.</translation>
    </message>
    <message>
        <source>The {pile} was frozen: now only two natural cards like its top card take it.</source>
        <translation>O {pile} foi congelado: agora só duas cartas naturais iguais à de cima o pegam.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Conta {points} pontos.</translation>
    </message>
    <message>
        <source>It counts {points} points once its side has melds.</source>
        <translation>Conta {points} pontos quando o lado tem combinações.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta.</source>
        <translation>Conta {points} pontos quando o lado tem uma canastra.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has two canastas.</source>
        <translation>Conta {points} pontos quando o lado tem duas canastras.</translation>
    </message>
    <message>
        <source>It counts {points} once its side has a canasta of sevens.</source>
        <translation>Conta {points} pontos quando o lado tem uma canastra de setes.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Custa {points} pontos.</translation>
    </message>
    <message>
        <source>A {stop} was discarded: the next player cannot take the {pile}.</source>
        <translation>Um {stop} foi descartado: o próximo jogador não pode pegar o {pile}.</translation>
    </message>
    <message>
        <source>Who could go out may ask the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Quem poderia bater pode antes perguntar ao parceiro se convém: sim ou não, e mais nada.</translation>
    </message>
    <message>
        <source>Who wants to go out asks the partner first whether it suits: yes or no, nothing else is said.</source>
        <translation>Quem quer bater pergunta antes ao parceiro se convém: sim ou não, e mais nada.</translation>
    </message>
    <message>
        <source>Going out ends the deal and brings {points} points. What is left in the hands counts against their sides.</source>
        <translation>Bater encerra a rodada e dá {points} pontos. O que fica nas mãos conta contra o lado de cada um.</translation>
    </message>
    <message>
        <source>A side has opened: from now on it may add single cards to its melds.</source>
        <translation>Um lado abriu: de agora em diante pode acrescentar cartas soltas às suas combinações.</translation>
    </message>
    <message>
        <source>A side has opened with at least {need} points. From now on it may add single cards.</source>
        <translation>Um lado abriu com pelo menos {need} pontos. De agora em diante pode acrescentar cartas soltas.</translation>
    </message>
    <message>
        <source>The {pile} was taken: whoever can meld its top card at once gets its top {most} cards.</source>
        <translation>O {pile} foi pego: quem pode baixar na hora a carta de cima leva as {most} cartas de cima.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile}: now only two natural cards like its top card take it.</source>
        <translation>Um curinga congelou o {pile}: agora só duas cartas naturais iguais à de cima o pegam.</translation>
    </message>
    <message>
        <source>A wild card froze the {pile} for the other side: only two natural cards like its top card take it.</source>
        <translation>Um curinga congelou o {pile} para o outro lado: só duas cartas naturais iguais à de cima o pegam.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards of a rank, and many points on top of them.</source>
        <translation>Uma canastra: {size} cartas do mesmo valor, e muitos pontos além delas.</translation>
    </message>
    <message>
        <source>A canasta: {size} cards, and many points on top of them.</source>
        <translation>Uma canastra: {size} cartas, e muitos pontos além delas.</translation>
    </message>
    <message>
        <source>A {bonus} is laid at once, and another card drawn.</source>
        <translation>Um {bonus} vai na hora para a mesa, e compra-se outra carta.</translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Um lado precisa de %n canastra para bater.</numerusform>
            <numerusform>Um lado precisa de %n canastras para bater.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurns</name>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points, most of all a canasta: {size} cards with the same letter or number.</source>
        <translation>O objetivo: mais pontos que os outros. Dão pontos as cartas que você baixa na mesa e, mais que tudo, uma canastra: {size} cartas com a mesma letra ou o mesmo número.</translation>
    </message>
    <message>
        <source>The goal: more points than the others. Cards on the table bring points. A “canasta” brings most: {size} cards with the same letter or number. You already have three kings.</source>
        <translation>O objetivo: mais pontos que os outros. As cartas na mesa dão pontos. Uma “canastra” é o que mais dá: {size} cartas com a mesma letra ou o mesmo número. Você já tem três reis.</translation>
    </message>
    <message>
        <source>A turn has 3 parts. Draw from the {stock}, face down. Lay cards on the table, if you like. Discard: put one on the {pile}.</source>
        <translation>A sua vez tem 3 partes. Compre do {stock}, fechado. Baixe cartas na mesa, se quiser. Descarte uma no {pile}.</translation>
    </message>
    <message>
        <source>When it is your “turn”, you do three things. First “draw”: take a card from the “{stock}”. Then lay cards on the table, if you like. Last put one card on the “{pile}”.</source>
        <translation>Quando é a sua “vez”, você faz três coisas. Primeiro “comprar”: pegue uma carta do “{stock}”. Depois baixe cartas na mesa, se quiser. No fim, ponha uma carta no “{pile}”.</translation>
    </message>
    <message numerus="yes">
        <source>These are your %n cards; only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Esta é a sua %n carta; só você a vê. Ela mostra os pontos que vale.</numerusform>
            <numerusform>Estas são as suas %n cartas; só você as vê. Cada uma mostra os pontos que vale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n cards are your “hand”. Only you see them. Each shows its points.</source>
        <translation>
            <numerusform>Esta %n carta é a sua “mão”. Só você a vê. Ela mostra os pontos que vale.</numerusform>
            <numerusform>Estas %n cartas são a sua “mão”. Só você as vê. Cada uma mostra os pontos que vale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner plays with you: what one of you lays is for both.</source>
        <translation>O seu parceiro joga com você: o que um baixa é dos dois.</translation>
    </message>
    <message>
        <source>You and your partner are a “side”: what one of you lays is for both.</source>
        <translation>Você e o seu parceiro são um “lado”: o que um baixa é dos dois.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</source>
        <translation>
            <numerusform>É a sua vez. Primeiro compre %n carta: clique no {stock} ou pressione {draw_key}.</numerusform>
            <numerusform>É a sua vez. Primeiro compre %n cartas: clique no {stock} ou pressione {draw_key}.</numerusform>
        </translation>
    </message>
    <message>
        <source>First draw from the {stock}: that is how a turn begins.</source>
        <translation>Primeiro compre do {stock}: é assim que a vez começa.</translation>
    </message>
    <message>
        <source>You drew a {bonus}. It lies here, and you got another card for it.</source>
        <translation>Você comprou um {bonus}. Ele fica aqui, e você recebeu outra carta por ele.</translation>
    </message>
    <message>
        <source>This is a “{bonus}”. It lies here for points, and you got a new card for it.</source>
        <translation>Isto é um “{bonus}”. Ele fica aqui valendo pontos, e você recebeu outra carta por ele.</translation>
    </message>
    <message>
        <source>It counts {points} points.</source>
        <translation>Conta {points} pontos.</translation>
    </message>
    <message>
        <source>It counts {points} once your side has laid cards.</source>
        <translation>Conta {points} pontos depois que o seu lado baixar cartas.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta.</source>
        <translation>Conta {points} pontos quando o seu lado tiver uma canastra.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has two canastas.</source>
        <translation>Conta {points} pontos quando o seu lado tiver duas canastras.</translation>
    </message>
    <message>
        <source>It counts {points} points once your side has a canasta of sevens.</source>
        <translation>Conta {points} pontos quando o seu lado tiver uma canastra de setes.</translation>
    </message>
    <message>
        <source>It costs {points} points.</source>
        <translation>Custa {points} pontos.</translation>
    </message>
    <message>
        <source>{size} or more cards with the same letter or number, of one rank, laid on the table, are a meld.</source>
        <translation>{size} ou mais cartas com a mesma letra ou o mesmo número, ou seja, do mesmo valor, baixadas na mesa, são uma combinação.</translation>
    </message>
    <message>
        <source>A “meld” is a group on the table: {size} or more cards with the same letter or number.</source>
        <translation>Uma “combinação” é um grupo na mesa: {size} ou mais cartas com a mesma letra ou o mesmo número.</translation>
    </message>
    <message>
        <source>Your side has opened. Now raise a single low card, such as the four, and click the {pile}, or press {pile_key}.</source>
        <translation>O seu lado abriu. Agora escolha uma carta baixa e sem par, como o quatro, e clique no {pile} ou pressione {pile_key}.</translation>
    </message>
    <message>
        <source>The other cards are natural.</source>
        <translation>As outras cartas são naturais.</translation>
    </message>
    <message>
        <source>All others are “natural cards”.</source>
        <translation>Todas as outras são “cartas naturais”.</translation>
    </message>
    <message>
        <source>A meld needs these, too.</source>
        <translation>Uma combinação também precisa delas.</translation>
    </message>
    <message>
        <source>The nines are a meld; the other cards are in your hand.</source>
        <translation>Os noves são uma combinação; as outras cartas estão na sua mão.</translation>
    </message>
    <message>
        <source>Well done. Now “discard”: click a single low card, such as the four. Then click the {pile}, or press {pile_key}.</source>
        <translation>Muito bem. Agora “descartar”: clique em uma carta baixa e sem par, como o quatro. Depois clique no {pile} ou pressione {pile_key}.</translation>
    </message>
    <message>
        <source>Now discard a single low card. Keep both nines.</source>
        <translation>Agora descarte uma carta baixa e sem par. Guarde os dois noves.</translation>
    </message>
    <message>
        <source>To “open”, your side lays its first melds, worth {need} points or more. Yours are worth enough.</source>
        <translation>Para “abrir”, o seu lado baixa as primeiras combinações, que valem {need} pontos ou mais. As suas valem o bastante.</translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Os {twos} e os {jokers} são curingas: ficam no lugar de outras cartas ou formam juntos uma combinação. Você tem %n curinga, aqui na moldura.</numerusform>
            <numerusform>Os {twos} e os {jokers} são curingas: ficam no lugar de outras cartas ou formam juntos uma combinação. Você tem %n curingas, aqui na moldura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Há “curingas”: os {twos} e os {jokers}. Cada um vale por qualquer outra carta, ou ficam juntos. Você tem %n curinga, aqui na moldura.</numerusform>
            <numerusform>Há “curingas”: os {twos} e os {jokers}. Cada um vale por qualquer outra carta, ou ficam juntos. Você tem %n curingas, aqui na moldura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Os {twos} e os {jokers} são curingas: ficam no lugar de outras cartas. Você tem %n curinga, aqui na moldura.</numerusform>
            <numerusform>Os {twos} e os {jokers} são curingas: ficam no lugar de outras cartas. Você tem %n curingas, aqui na moldura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>Há “curingas”: os {twos} e os {jokers}. Cada um vale por qualquer outra carta. Você tem %n curinga, aqui na moldura.</numerusform>
            <numerusform>Há “curingas”: os {twos} e os {jokers}. Cada um vale por qualquer outra carta. Você tem %n curingas, aqui na moldura.</numerusform>
        </translation>
    </message>
    <message>
        <source>A nine was thrown, and you hold two. Raise both and click the {pile}: you take its cards instead of drawing.</source>
        <translation>Alguém descartou um nove, e você tem dois. Escolha os dois e clique no {pile}: você pega as cartas dele em vez de comprar.</translation>
    </message>
    <message>
        <source>A nine lies on the {pile}, and you have two. Click both, then click the {pile}: you take all its cards and do not draw.</source>
        <translation>Há um nove no {pile}, e você tem dois. Clique nos dois e depois no {pile}: você pega todas as cartas dele e não compra.</translation>
    </message>
    <message>
        <source>Do not draw this time. Raise both nines and take the {pile} with them.</source>
        <translation>Desta vez não compre. Escolha os dois noves e pegue o {pile} com eles.</translation>
    </message>
    <message>
        <source>If you hold two natural cards like its top card, you may take the {pile}.</source>
        <translation>Com duas cartas naturais iguais à de cima, você pode pegar o {pile}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that you need least.</source>
        <translation>Termine a sua vez: descarte a carta de que menos precisa.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: raise one card, click the {pile}.</source>
        <translation>A sua vez termina com um descarte: escolha uma carta e clique no {pile}.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: click one card, then the {pile}.</source>
        <translation>A sua vez termina com um descarte: clique em uma carta e depois no {pile}.</translation>
    </message>
</context>
<context>
    <name>FootLesson</name>
    <message>
        <source>Hand &amp; Foot: the second hand</source>
        <translation>Hand &amp; Foot: a segunda mão</translation>
    </message>
    <message>
        <source>What is different in Hand &amp; Foot.</source>
        <translation>O que muda no Hand &amp; Foot.</translation>
    </message>
    <message numerus="yes">
        <source>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</source>
        <translation>
            <numerusform>Ao lado do seu nome está o seu morto: uma segunda mão de %n carta. Ninguém a vê antes da hora.</numerusform>
            <numerusform>Ao lado do seu nome está o seu morto: uma segunda mão de %n cartas. Ninguém a vê antes da hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Get rid of your hand: first lay the nines.</source>
        <translation>Livre-se da sua mão: primeiro baixe os noves.</translation>
    </message>
    <message>
        <source>First lay all your nines.</source>
        <translation>Primeiro baixe todos os seus noves.</translation>
    </message>
    <message>
        <source>Now your last card: lay the king on the kings.</source>
        <translation>Agora a última carta: acrescente o rei aos reis.</translation>
    </message>
    <message>
        <source>Lay the king: then your hand is empty.</source>
        <translation>Baixe o rei: aí a sua mão fica vazia.</translation>
    </message>
    <message>
        <source>That was the last card of your hand: you picked up the foot and play on.</source>
        <translation>Era a última carta da sua mão: você pegou o morto e continua jogando.</translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canastas.</source>
        <translation>
            <numerusform>Para bater, o seu lado precisa de %n canastra.</numerusform>
            <numerusform>Para bater, o seu lado precisa de %n canastras.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootTopic</name>
    <message>
        <source>The foot</source>
        <translation>O morto</translation>
    </message>
    <message>
        <source>The foot is your second hand of {count} cards; nobody looks at it before.</source>
        <translation>O morto é a sua segunda mão, de {count} cartas; ninguém a olha antes.</translation>
    </message>
    <message>
        <source>A {bonus} in it is laid by itself, and another card is drawn for it.</source>
        <translation>Um {bonus} que esteja nele vai sozinho para a mesa, e compra-se outra carta por ele.</translation>
    </message>
    <message>
        <source>Meld your last card, and you pick up the foot at once and play on from it.</source>
        <translation>Se baixar a sua última carta, você pega o morto na hora e continua jogando com ele.</translation>
    </message>
    <message>
        <source>Discard your last card, and you play from the foot in your next turn.</source>
        <translation>Se descartar a sua última carta, você joga com o morto na próxima vez.</translation>
    </message>
    <message>
        <source>Emptying the first hand is not going out.</source>
        <translation>Esvaziar a primeira mão não é bater.</translation>
    </message>
    <message>
        <source>Many call it the packet. The first canasta that you finish yourself brings it: you take it up at once and play on with all your cards.</source>
        <translation>Muitos o chamam de pacote. Quem o traz é a primeira canastra completada por você: você o pega na hora e continua jogando com todas as suas cartas.</translation>
    </message>
    <message>
        <source>Nobody goes out before having taken it up.</source>
        <translation>Ninguém bate antes de tê-lo pego.</translation>
    </message>
    <message>
        <source>The cards of a foot that was not picked up count against you at the end.</source>
        <translation>As cartas de um morto que não foi pego contam contra você no fim.</translation>
    </message>
    <message>
        <source>Each {bonus} in it costs {points} points.</source>
        <translation>Cada {bonus} nele custa {points} pontos.</translation>
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
        <translation>Quando congelar</translation>
    </message>
    <message>
        <source>When a wild card does more in the {pile} than in your hand.</source>
        <translation>Quando um curinga rende mais no {pile} do que na sua mão.</translation>
    </message>
    <message>
        <source>The others have melds, you have none. {count} cards lie in the {pile}. You hold three pairs, a queen and a seven that fit their melds, and a wild card.</source>
        <translation>Os outros têm combinações, você não tem nenhuma. Há {count} cartas no {pile}. Você tem três pares, uma dama e um sete que servem nas combinações deles, e um curinga.</translation>
    </message>
    <message>
        <source>Which card do you discard? You decide.</source>
        <translation>Que carta você descarta? A decisão é sua.</translation>
    </message>
    <message>
        <source>That card may give them all {count} cards. A wild card freezes the {pile}: then only a natural pair takes it, and you hold three.</source>
        <translation>Essa carta pode dar a eles todas as {count} cartas. Um curinga congela o {pile}: aí só um par natural o pega, e você tem três.</translation>
    </message>
    <message>
        <source>Frozen. Their melds do not help them to the {pile} now. If a four, a five or a nine is discarded to you, it is yours.</source>
        <translation>Congelado. Agora as combinações deles não ajudam a pegar o {pile}. Se descartarem para você um quatro, um cinco ou um nove, ele é seu.</translation>
    </message>
    <message>
        <source>Here your kings lack one card for a canasta. {count} cards lie in the {pile}, and the others have one meld.</source>
        <translation>Aqui falta uma carta aos seus reis para uma canastra. Há {count} cartas no {pile}, e os outros têm uma combinação.</translation>
    </message>
    <message>
        <source>What do you do with your wild card: discard it, lay it, or keep it?</source>
        <translation>O que você faz com o curinga: descarta, baixa ou guarda?</translation>
    </message>
    <message>
        <source>Lay the wild card on your kings, or discard another card.</source>
        <translation>Acrescente o curinga aos seus reis, ou descarte outra carta.</translation>
    </message>
    <message>
        <source>There is little in the {pile}, and that card can finish your canasta: {points} points. Lay it or keep it, and discard another card.</source>
        <translation>Há pouco no {pile}, e essa carta pode completar a sua canastra: {points} pontos. Baixe ou guarde essa carta, e descarte outra.</translation>
    </message>
    <message>
        <source>Freeze when the {pile} is fat, when the others would get it sooner than you, and when you hold pairs. Otherwise keep your wild cards.</source>
        <translation>Congele quando o {pile} está gordo, quando os outros o pegariam antes de você e quando você tem pares. Senão, guarde os curingas.</translation>
    </message>
</context>
<context>
    <name>FreezingLesson</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>O {pile} congelado</translation>
    </message>
    <message>
        <source>Keep the others from the {pile}, and take it all the same.</source>
        <translation>Mantenha os outros longe do {pile}, e pegue-o mesmo assim.</translation>
    </message>
    <message>
        <source>The others have melds, you have none, and {count} cards lie in the {pile}. Your king fits a meld of theirs. A wild card thrown freezes the {pile}.</source>
        <translation>Os outros têm combinações, você não tem nenhuma, e há {count} cartas no {pile}. O seu rei serve em uma combinação deles. Um curinga descartado congela o {pile}.</translation>
    </message>
    <message>
        <source>Freeze the {pile}: discard your wild card.</source>
        <translation>Congele o {pile}: descarte o seu curinga.</translation>
    </message>
    <message>
        <source>Only a wild card freezes: discard that one.</source>
        <translation>Só um curinga congela: descarte esse.</translation>
    </message>
    <message>
        <source>It lies crosswise, so that nobody forgets it. From now on a wild card helps nobody to take the {pile}; two natural cards from the hand do.</source>
        <translation>Ele fica atravessado, para que ninguém esqueça. De agora em diante um curinga não ajuda ninguém a pegar o {pile}; duas cartas naturais da mão, sim.</translation>
    </message>
    <message>
        <source>It lies crosswise. From now on a wild card does not help your opponents to take the {pile}; two natural cards from the hand do.</source>
        <translation>Ele fica atravessado. De agora em diante um curinga não ajuda os seus adversários a pegar o {pile}; duas cartas naturais da mão, sim.</translation>
    </message>
    <message>
        <source>Whoever discards a wild card freezes the {pile}.</source>
        <translation>Quem descarta um curinga congela o {pile}.</translation>
    </message>
    <message>
        <source>In this {pile} a wild card lies crosswise: it is frozen until somebody takes it. A natural card with a wild card does not help now.</source>
        <translation>Neste {pile} há um curinga atravessado: ele está congelado até alguém pegá-lo. Uma carta natural com um curinga não serve agora.</translation>
    </message>
    <message>
        <source>By your rules the {pile} is always frozen: a natural card with a wild card never takes it.</source>
        <translation>Pelas suas regras o {pile} está sempre congelado: uma carta natural com um curinga nunca o pega.</translation>
    </message>
    <message>
        <source>But you hold two queens. Raise both and take the {pile}.</source>
        <translation>Mas você tem duas damas. Escolha as duas e pegue o {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: two natural queens take even a frozen {pile}.</source>
        <translation>Não compre: duas damas naturais pegam até um {pile} congelado.</translation>
    </message>
</context>
<context>
    <name>FrozenTopic</name>
    <message>
        <source>The frozen {pile}</source>
        <translation>O {pile} congelado</translation>
    </message>
    <message>
        <source>In this game the {pile} is always frozen, for everybody.</source>
        <translation>Neste jogo o {pile} está sempre congelado, para todos.</translation>
    </message>
    <message>
        <source>For each player it is frozen, too, until that player has taken it once in the deal.</source>
        <translation>Também está congelado para cada jogador até ele o pegar uma vez na rodada.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for everybody.</source>
        <translation>Um curinga descartado congela o {pile} para todos.</translation>
    </message>
    <message>
        <source>A wild card discarded freezes the {pile} for the opponents only.</source>
        <translation>Um curinga descartado congela o {pile} só para os adversários.</translation>
    </message>
    <message>
        <source>A {stop} freezes it in the same way, also one that is turned up first.</source>
        <translation>Um {stop} o congela do mesmo modo, também se for a primeira carta virada.</translation>
    </message>
    <message>
        <source>The freezing card lies crosswise. The {pile} stays frozen until it is taken.</source>
        <translation>A carta que congela fica atravessada. O {pile} continua congelado até ser pego.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile}.</source>
        <translation>Só duas cartas naturais do valor da carta de cima, ambas da sua mão, pegam um {pile} congelado.</translation>
    </message>
    <message>
        <source>Only two natural cards of the top card&apos;s rank, both from your hand, take a frozen {pile} with a natural card on top.</source>
        <translation>Só duas cartas naturais do valor da carta de cima, ambas da sua mão, pegam um {pile} congelado com uma carta natural em cima.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, if that has fewer than {size} cards.</source>
        <translation>Ou a carta de cima vai para a combinação desse valor do seu lado, se ela tiver menos de {size} cartas.</translation>
    </message>
    <message>
        <source>It does not help that your side has a meld of that rank.</source>
        <translation>Não adianta o seu lado ter uma combinação desse valor.</translation>
    </message>
    <message>
        <source>A meld of that rank does not replace them; with the top card they may join one of your side that has fewer than {least} cards.</source>
        <translation>Uma combinação desse valor não as substitui; com a carta de cima, elas podem ir para uma do seu lado que tenha menos de {least} cartas.</translation>
    </message>
    <message>
        <source>With a two on top, two twos from your hand take the {pile}, with a joker two jokers: the three are laid as wild cards alone, or join an open meld of such cards.</source>
        <translation>Com um dois em cima, um par de dois da sua mão pega o {pile}; com um joker, um par de jokers: os três são baixados só como curingas, ou vão para uma combinação aberta dessas cartas.</translation>
    </message>
    <message>
        <source>While a wild card lies on top, nobody can take the {pile}.</source>
        <translation>Enquanto houver um curinga em cima, ninguém pode pegar o {pile}.</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>House rules…</source>
        <translation>Regras da casa…</translation>
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
        <translation>Este jogo</translation>
    </message>
    <message>
        <source>Compare with another game…</source>
        <translation>Comparar com outro jogo…</translation>
    </message>
</context>
<context>
    <name>GameFinder</name>
    <message>
        <source>Find a game</source>
        <translation>Achar um jogo</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Quantos jogam</translation>
    </message>
    <message>
        <source>Decks at hand</source>
        <translation>Baralhos à mão</translation>
    </message>
    <message>
        <source>How long it may take</source>
        <translation>Quanto pode durar</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Tipo de jogo</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Any players</source>
        <translation>Jogadores</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Baralhos</translation>
    </message>
    <message numerus="yes">
        <source>I have %n decks</source>
        <translation>
            <numerusform>Tenho %n baralho</numerusform>
            <numerusform>Tenho %n baralhos</numerusform>
        </translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Duração</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n minutes</source>
        <translation>
            <numerusform>Até %n minuto</numerusform>
            <numerusform>Até %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>With sequences</source>
        <translation>Com sequências</translation>
    </message>
    <message>
        <source>With a second hand</source>
        <translation>Com segunda mão</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>No game is like that. Ask for less.</source>
        <translation>Nenhum jogo é assim. Tire um filtro.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todos os jogos</translation>
    </message>
    <message>
        <source>Go to another game and press {key} to compare it with {game}.</source>
        <translation>Vá a outro jogo e pressione {key} para compará-lo com {game}.</translation>
    </message>
    <message>
        <source>To compare two games, drag one on the other, or press {key} on each.</source>
        <translation>Para comparar dois jogos, arraste um sobre o outro ou pressione {key} em cada um.</translation>
    </message>
</context>
<context>
    <name>GameTopic</name>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>A turn in three lines:</source>
        <translation>A sua vez em três linhas:</translation>
    </message>
    <message>
        <source>Collect cards of the same rank and lay them before you: such a group is a meld.</source>
        <translation>Reúna cartas do mesmo valor e baixe-as à sua frente: um grupo assim é uma combinação.</translation>
    </message>
    <message>
        <source>A meld of {size} cards is a canasta, and canastas bring the most points.</source>
        <translation>Uma combinação de {size} cartas é uma canastra, e as canastras são o que mais dá pontos.</translation>
    </message>
    <message>
        <source>A deal ends when somebody has no card left; then the points are counted.</source>
        <translation>Uma rodada acaba quando alguém fica sem cartas; então os pontos são contados.</translation>
    </message>
    <message>
        <source>A canasta.</source>
        <comment>below a picture</comment>
        <translation>Uma canastra.</translation>
    </message>
    <message>
        <source>Everybody plays alone. “Your side” on these pages is you by yourself.</source>
        <translation>Cada um joga por si. Nestas páginas, “o seu lado” é você.</translation>
    </message>
    <message>
        <source>These seats play together: {seats}.</source>
        <translation>Estes lugares jogam juntos: {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of the larger side sit out; they take turns at it.</source>
        <translation>
            <numerusform>Em cada rodada, %n jogador do lado maior fica de fora; eles se revezam.</numerusform>
            <numerusform>Em cada rodada, %n jogadores do lado maior ficam de fora; eles se revezam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of each side sit out; they take turns at it.</source>
        <translation>
            <numerusform>Em cada rodada, %n jogador de cada lado fica de fora; eles se revezam.</numerusform>
            <numerusform>Em cada rodada, %n jogadores de cada lado ficam de fora; eles se revezam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody begins alone.</source>
        <translation>Todos começam sozinhos.</translation>
    </message>
    <message>
        <source>Who first takes the {pile} plays alone to the end of the deal; the other two are partners from then on.</source>
        <translation>Quem pega o {pile} primeiro joga sozinho até o fim da rodada; os outros dois são parceiros a partir daí.</translation>
    </message>
    <message>
        <source>What the partners have laid belongs to both. Two melds of a rank stay apart; cards join either.</source>
        <translation>O que os parceiros baixaram é dos dois. Duas combinações do mesmo valor ficam separadas; cartas podem ir para qualquer uma.</translation>
    </message>
    <message>
        <source>Who goes out before anybody took the {pile} is the lone hand, too. If nobody takes it, all three count alone.</source>
        <translation>Quem bate antes de alguém pegar o {pile} também joga sozinho contra dois. Se ninguém o pegar, os três contam cada um por si.</translation>
    </message>
    <message>
        <source>The score has three columns. Melds, canastas, going out and both hands count in full for each partner; {bonuses} only for who has them.</source>
        <translation>Os pontos têm três colunas. Combinações, canastras, batida e as duas mãos contam por inteiro para cada parceiro; os {bonuses}, só para quem os tem.</translation>
    </message>
    <message>
        <source>The first melds need what the score of the player who lays them asks for; then the partner is free, too.</source>
        <translation>Os pontos do jogador que faz a abertura decidem o mínimo; depois o parceiro também fica livre.</translation>
    </message>
</context>
<context>
    <name>GestureTexts</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Baixar {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Acrescentar {cards}</translation>
    </message>
    <message>
        <source>Make one meld of both</source>
        <translation>Juntar as duas em uma</translation>
    </message>
    <message>
        <source>Which meld do you mean?</source>
        <translation>De qual combinação se trata?</translation>
    </message>
    <message>
        <source>Lay aside {cards}</source>
        <translation>Separar {cards}</translation>
    </message>
    <message>
        <source>Put with these cards</source>
        <translation>Pôr com estas cartas</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Pegar o {pile}: %n carta</numerusform>
            <numerusform>Pegar o {pile}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>De volta à sua mão</translation>
    </message>
    <message>
        <source>Lay the {bonus}</source>
        <translation>Pôr o {bonus} na mesa</translation>
    </message>
    <message>
        <source>Play the Caliente card</source>
        <translation>Jogar a carta Caliente</translation>
    </message>
    <message>
        <source>{cards}: {have} of {need} points to open</source>
        <translation>{cards}: {have} de {need} pontos para abrir</translation>
    </message>
    <message>
        <source>Rules: {key}</source>
        <translation>Regras: {key}</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Escolha uma carta para descartar.</translation>
    </message>
    <message>
        <source>Discard one card only.</source>
        <translation>Descarte uma carta só.</translation>
    </message>
    <message>
        <source>Lay the cards before you, or put them back, before you discard.</source>
        <translation>Baixe as cartas separadas, ou recolha-as, antes de descartar.</translation>
    </message>
    <message>
        <source>Cards join only your own side&apos;s melds.</source>
        <translation>Só se pode acrescentar cartas às combinações do próprio lado.</translation>
    </message>
    <message>
        <source>These cards cannot go there.</source>
        <translation>Estas cartas não podem ir para lá.</translation>
    </message>
    <message>
        <source>Lay cards aside first.</source>
        <translation>Primeiro separe cartas.</translation>
    </message>
    <message>
        <source>Do it once more to discard the card and end your turn.</source>
        <translation>Faça de novo para descartar a carta e encerrar a sua vez.</translation>
    </message>
    <message>
        <source>Leave it in your hand.</source>
        <comment>the card that a rule just refused</comment>
        <translation>Deixe-a na mão.</translation>
    </message>
    <message>
        <source>Leave them in your hand.</source>
        <comment>the cards that a rule just refused</comment>
        <translation>Deixe-as na mão.</translation>
    </message>
    <message>
        <source>Everybody but {player} looks away.</source>
        <translation>Todos menos {player} olham para o lado.</translation>
    </message>
</context>
<context>
    <name>GlossaryTopic</name>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>natural card</source>
        <comment>glossary</comment>
        <translation>carta natural</translation>
    </message>
    <message>
        <source>A card from four to ace: it stands for itself alone.</source>
        <translation>Uma carta do quatro ao ás: só vale por si mesma.</translation>
    </message>
    <message>
        <source>wild card</source>
        <comment>glossary</comment>
        <translation>curinga</translation>
    </message>
    <message>
        <source>{twos} and {jokers}: in a meld they stand for natural cards.</source>
        <translation>Os {twos} e os {jokers}: em uma combinação, ficam no lugar de cartas naturais.</translation>
    </message>
    <message>
        <source>Lies beside the melds, pays points, and is replaced by another card.</source>
        <translation>Fica ao lado das combinações, paga pontos e é reposto por outra carta.</translation>
    </message>
    <message>
        <source>Lies beside the melds as a {bonus} does, and pays as much.</source>
        <translation>Fica ao lado das combinações como um {bonus} e paga o mesmo.</translation>
    </message>
    <message>
        <source>Never melded: a card to discard.</source>
        <translation>Nunca é baixado: uma carta para descartar.</translation>
    </message>
    <message>
        <source>Melded only when going out; until then a card to discard.</source>
        <translation>Só é baixado para bater; até lá, uma carta para descartar.</translation>
    </message>
    <message>
        <source>The cards that lie face down; a turn begins there.</source>
        <translation>As cartas fechadas; é ali que a vez começa.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes all of it.</source>
        <translation>Os descartes, abertos. Quem o pega leva tudo.</translation>
    </message>
    <message>
        <source>The discards, face up. Whoever takes it takes the top of it.</source>
        <translation>Os descartes, abertos. Quem o pega leva as cartas de cima.</translation>
    </message>
    <message>
        <source>top card</source>
        <comment>glossary</comment>
        <translation>carta de cima</translation>
    </message>
    <message>
        <source>The uppermost card of the {pile}: it has to be melded when that is taken.</source>
        <translation>A carta que está em cima do {pile}: ela tem de ser baixada quando ele é pego.</translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>glossary</comment>
        <translation>congelado</translation>
    </message>
    <message>
        <source>Said of the {pile} while it is harder to take, mostly by a natural pair only.</source>
        <translation>Diz-se do {pile} enquanto é mais difícil pegá-lo, em geral só com um par natural.</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>glossary</comment>
        <translation>mão</translation>
    </message>
    <message>
        <source>The cards that you hold; nobody else sees them.</source>
        <translation>As cartas que você tem; ninguém mais as vê.</translation>
    </message>
    <message>
        <source>side</source>
        <comment>glossary</comment>
        <translation>lado</translation>
    </message>
    <message>
        <source>Those who play together: they share melds and points.</source>
        <translation>Os que jogam juntos: dividem combinações e pontos.</translation>
    </message>
    <message>
        <source>meld</source>
        <comment>glossary</comment>
        <translation>combinação</translation>
    </message>
    <message>
        <source>Cards on the table that belong together, most often of one rank.</source>
        <translation>Cartas na mesa que ficam juntas, quase sempre do mesmo valor. Muitos dizem “jogo”.</translation>
    </message>
    <message>
        <source>first melds</source>
        <comment>glossary</comment>
        <translation>abertura</translation>
    </message>
    <message>
        <source>What a side lays first in a deal; it must be worth enough points.</source>
        <translation>O que um lado baixa primeiro em uma rodada; precisa valer pontos suficientes.</translation>
    </message>
    <message>
        <source>canasta</source>
        <comment>glossary</comment>
        <translation>canastra</translation>
    </message>
    <message>
        <source>A full meld, squared up; it pays many points.</source>
        <translation>Uma combinação cheia, fechada em um montinho; paga muitos pontos.</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <comment>glossary</comment>
        <translation>canastra limpa</translation>
    </message>
    <message>
        <source>A canasta without wild cards, topped by a red card.</source>
        <translation>Uma canastra sem curingas, com uma carta vermelha em cima.</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <comment>glossary</comment>
        <translation>canastra suja</translation>
    </message>
    <message>
        <source>A canasta with wild cards, topped by a black card.</source>
        <translation>Uma canastra com curingas, com uma carta preta em cima.</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>glossary</comment>
        <translation>vez</translation>
    </message>
    <message>
        <source>To draw or to take the {pile}, to meld, to discard.</source>
        <translation>Comprar ou pegar o {pile}, baixar, descartar.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>glossary</comment>
        <translation>descartar</translation>
    </message>
    <message>
        <source>To put a card onto the {pile}; it ends the turn.</source>
        <translation>Pôr uma carta no {pile}; isso encerra a vez.</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>glossary</comment>
        <translation>rodada</translation>
    </message>
    <message>
        <source>From dealing the cards to the score.</source>
        <translation>Da distribuição das cartas à contagem dos pontos.</translation>
    </message>
    <message>
        <source>match</source>
        <comment>glossary</comment>
        <translation>partida</translation>
    </message>
    <message>
        <source>All deals up to the end, when a side has won.</source>
        <translation>Todas as rodadas até o fim, quando um lado venceu.</translation>
    </message>
    <message>
        <source>going out</source>
        <comment>glossary</comment>
        <translation>bater</translation>
    </message>
    <message>
        <source>To get rid of the last card, as the rules allow; it ends the deal.</source>
        <translation>Livrar-se da última carta como as regras permitem; isso encerra a rodada.</translation>
    </message>
    <message>
        <source>concealed</source>
        <comment>glossary</comment>
        <translation>de mão</translation>
    </message>
    <message>
        <source>Going out this way means laying everything in a single turn.</source>
        <translation>Bate assim quem baixa tudo em um só turno.</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>glossary</comment>
        <translation>sequência</translation>
    </message>
    <message>
        <source>A meld of cards that follow each other.</source>
        <translation>Uma combinação de cartas seguidas.</translation>
    </message>
    <message>
        <source>A full sequence: as many cards as a canasta.</source>
        <translation>Uma sequência completa: tantas cartas quanto uma canastra.</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Uma canastra só de curingas.</translation>
    </message>
    <message>
        <source>foot</source>
        <comment>glossary</comment>
        <translation>morto</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Uma segunda mão, que se pega quando a primeira acaba.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Uma segunda mão, que se pega com a sua primeira canastra.</translation>
    </message>
    <message>
        <source>Caliente card</source>
        <comment>glossary</comment>
        <translation>carta Caliente</translation>
    </message>
    <message>
        <source>Played instead of drawing: it fills a small hand up, and costs points.</source>
        <translation>Jogada em vez da compra: completa uma mão pequena e custa pontos.</translation>
    </message>
</context>
<context>
    <name>GoingOutDecision</name>
    <message>
        <source>Going out or playing on</source>
        <translation>Bater ou continuar</translation>
    </message>
    <message>
        <source>Count the cards in the other hands before you end a deal.</source>
        <translation>Conte as cartas nas outras mãos antes de encerrar uma rodada.</translation>
    </message>
    <message>
        <source>You could go out: lay the nines, discard the five. But your partner holds {partner} cards. The others hold {others} each, and have no canasta.</source>
        <translation>Você poderia bater: baixar os noves, descartar o cinco. Mas o seu parceiro tem {partner} cartas. Os outros têm {others} cada um, e nenhuma canastra.</translation>
    </message>
    <message>
        <source>Go out, or play on? You decide.</source>
        <translation>Bater ou continuar? A decisão é sua.</translation>
    </message>
    <message>
        <source>Play on: discard one card.</source>
        <translation>Continue: descarte uma carta.</translation>
    </message>
    <message>
        <source>Then you go out, and all cards of your partner count against your side. The others have little to lose. Discard, and play on.</source>
        <translation>Aí você bate, e todas as cartas do seu parceiro contam contra o seu lado. Os outros têm pouco a perder. Descarte e continue.</translation>
    </message>
    <message>
        <source>No need to ask: you see how many cards your partner holds. Discard, and play on.</source>
        <translation>Nem é preciso perguntar: você vê quantas cartas o seu parceiro tem. Descarte e continue.</translation>
    </message>
    <message>
        <source>Without a canasta the others cannot go out. Your partner has time to lay, and two of your melds are nearly canastas.</source>
        <translation>Sem canastra os outros não podem bater. O seu parceiro tem tempo de baixar, e duas das suas combinações são quase canastras.</translation>
    </message>
    <message>
        <source>Here your partner holds {partner} cards and the others {others} each. You can go out again: nines, then the four.</source>
        <translation>Aqui o seu parceiro tem {partner} cartas, e os outros {others} cada um. De novo você pode bater: os noves e depois o quatro.</translation>
    </message>
    <message>
        <source>Lay your nines and go out.</source>
        <translation>Baixe os noves e bata.</translation>
    </message>
    <message>
        <source>The full hands of the others count against them only if you end the deal. Lay your nines and go out.</source>
        <translation>As mãos cheias dos outros só contam contra eles se você encerrar a rodada. Baixe os noves e bata.</translation>
    </message>
    <message>
        <source>No need to ask: your partner has little to lose. Lay your nines and go out.</source>
        <translation>Nem é preciso perguntar: o seu parceiro tem pouco a perder. Baixe os noves e bata.</translation>
    </message>
    <message>
        <source>Go out when the others have more to lose than your side. Play on while your side has more to win.</source>
        <translation>Bata quando os outros têm mais a perder que o seu lado. Continue enquanto o seu lado tiver mais a ganhar.</translation>
    </message>
</context>
<context>
    <name>GoingOutLesson</name>
    <message>
        <source>Going out</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>When you may, whom you ask, and how it ends the deal.</source>
        <translation>Quando pode, a quem pergunta, e como isso encerra a rodada.</translation>
    </message>
    <message>
        <source>Count before you lay: the king fits your kings, the eights are a meld, and one card is left for the discard. You can go out.</source>
        <translation>Conte antes de baixar: o rei serve nos seus reis, os oitos são uma combinação, e sobra uma carta para o descarte. Você pode bater.</translation>
    </message>
    <message>
        <source>Lay the king on your kings first.</source>
        <translation>Primeiro acrescente o rei aos seus reis.</translation>
    </message>
    <message>
        <source>First the king goes to your kings, then the eights are laid.</source>
        <translation>Primeiro o rei vai para os reis; depois baixam-se os oitos.</translation>
    </message>
    <message>
        <source>Lay all your eights: only one card may be left.</source>
        <translation>Baixe todos os oitos: só pode sobrar uma carta.</translation>
    </message>
    <message>
        <source>Now lay all your eights.</source>
        <translation>Agora baixe todos os oitos.</translation>
    </message>
    <message>
        <source>Going out pays {points} points. Cards still in a hand count minus for their side.</source>
        <translation>Bater paga {points} pontos. As cartas que ficam na mão contam contra o seu lado.</translation>
    </message>
    <message>
        <source>By your rules you may go out without any canasta.</source>
        <translation>Pelas suas regras, você pode bater sem nenhuma canastra.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out, and it has them.</source>
        <translation>
            <numerusform>O seu lado precisa de %n canastra para bater, e a tem.</numerusform>
            <numerusform>O seu lado precisa de %n canastras para bater, e as tem.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to ask your partner before you go out.</source>
        <translation>Você tem de perguntar ao parceiro antes de bater.</translation>
    </message>
    <message>
        <source>You may ask your partner whether it suits: once, before you lay.</source>
        <translation>Você pode perguntar ao parceiro se convém: uma vez, antes de baixar.</translation>
    </message>
    <message>
        <source>A yes obliges you, a no as well.</source>
        <translation>Um sim obriga você, e um não também.</translation>
    </message>
    <message>
        <source>A yes lets you choose, a no keeps you in.</source>
        <translation>Um sim deixa você escolher; um não impede a batida.</translation>
    </message>
    <message>
        <source>Ask first: press the button that asks.</source>
        <translation>Primeiro pergunte: aperte o botão que pergunta.</translation>
    </message>
    <message>
        <source>Whoever has melded nothing before, and then lays the whole hand in one turn with a canasta in it, goes out concealed: {more} points more.</source>
        <translation>Quem ainda não baixou nada e então baixa a mão inteira em um só turno, com uma canastra nela, bate de mão: mais {more} pontos.</translation>
    </message>
</context>
<context>
    <name>GroupNames</name>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinações e canastras</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>The {pile}</source>
        <translation>O {pile}</translation>
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
        <translation>Bater</translation>
    </message>
    <message>
        <source>Points for canastas</source>
        <translation>Pontos das canastras</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Mãos especiais</translation>
    </message>
    <message>
        <source>End of the deal and of the match</source>
        <translation>Fim da rodada e da partida</translation>
    </message>
    <message>
        <source>Cards, deal and draw</source>
        <translation>Cartas, distribuição e compra</translation>
    </message>
    <message>
        <source>Caliente cards</source>
        <translation>Cartas Caliente</translation>
    </message>
</context>
<context>
    <name>GrowthTexts</name>
    <message>
        <source>You laid a special hand and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Você abriu uma mão especial e venceu a rodada; por isso os outros jogam melhor de agora em diante: nível {level}.</translation>
    </message>
    <message>
        <source>You went out and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Você bateu e venceu a rodada; por isso os outros jogam melhor de agora em diante: nível {level}.</translation>
    </message>
    <message>
        <source>You made a canasta and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Você fez uma canastra e venceu a rodada; por isso os outros jogam melhor de agora em diante: nível {level}.</translation>
    </message>
    <message>
        <source>You took the {pile} and won the deal, so the others play better from now on: level {level}.</source>
        <translation>Você pegou o {pile} e venceu a rodada; por isso os outros jogam melhor de agora em diante: nível {level}.</translation>
    </message>
</context>
<context>
    <name>HandReader</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Sua mão, %n carta</numerusform>
            <numerusform>Sua mão, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Carta fechada</translation>
    </message>
</context>
<context>
    <name>HandSorting</name>
    <message>
        <source>Raised cards one place to the left</source>
        <translation>Cartas escolhidas um lugar à esquerda</translation>
    </message>
    <message>
        <source>Raised cards one place to the right</source>
        <translation>Cartas escolhidas um lugar à direita</translation>
    </message>
    <message>
        <source>Raised cards to the left end</source>
        <translation>Cartas escolhidas para a ponta esquerda</translation>
    </message>
    <message>
        <source>Raised cards to the right end</source>
        <translation>Cartas escolhidas para a ponta direita</translation>
    </message>
    <message>
        <source>Your hand is sorted: {order}</source>
        <translation>A sua mão está arrumada: {order}</translation>
    </message>
</context>
<context>
    <name>HintDisplay</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Procurando uma dica</translation>
    </message>
    <message>
        <source>At first sight: {move}</source>
        <translation>À primeira vista: {move}</translation>
    </message>
    <message>
        <source>Still trying.</source>
        <translation>Os testes continuam.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Outra jogada</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Space shows the next move.</source>
        <translation>A barra de espaço mostra a próxima jogada.</translation>
    </message>
    <message>
        <source>{key} shows the rules for it.</source>
        <translation>{key} mostra as regras disso.</translation>
    </message>
    <message>
        <source>Next move (Space)</source>
        <translation>Próxima jogada (Espaço)</translation>
    </message>
    <message>
        <source>Rules ({key})</source>
        <translation>Regras ({key})</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 or 3 another one, Escape goes back.</source>
        <translation>Enter joga a primeira, 2 ou 3 outra; Esc volta.</translation>
    </message>
    <message>
        <source>Enter plays the first, 2 the other one, Escape goes back.</source>
        <translation>Enter joga a primeira, 2 a outra; Esc volta.</translation>
    </message>
    <message>
        <source>Enter plays it, Escape goes back.</source>
        <translation>Enter joga; Esc volta.</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>Taking the {pile} brings %n cards.</source>
        <translation>
            <numerusform>Pegar o {pile} traz %n carta.</numerusform>
            <numerusform>Pegar o {pile} traz %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the {pile} looks %Ln points worse.</source>
        <translation>
            <numerusform>Pegar o {pile} parece %Ln ponto pior.</numerusform>
            <numerusform>Pegar o {pile} parece %Ln pontos pior.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the table the cards count for the side.</source>
        <translation>Na mesa as cartas contam para o lado.</translation>
    </message>
    <message numerus="yes">
        <source>The cards in the hand would lose %Ln points.</source>
        <translation>
            <numerusform>As cartas da mão perderiam %Ln ponto.</numerusform>
            <numerusform>As cartas da mão perderiam %Ln pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The risk that the next player takes the {pile} for it: {risk} in 100.</source>
        <translation>O risco de o próximo pegar o {pile} por causa dela: {risk} em 100.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Better than {number}: {why}</source>
        <comment>number {number} of the moves listed</comment>
        <translation>Melhor que a {number}: {why}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Melhor: {move}</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Tão boa quanto a melhor jogada.</translation>
    </message>
    <message>
        <source>It costs about {points} points.</source>
        <translation>Custa cerca de {points} pontos.</translation>
    </message>
    <message>
        <source>About {points} points less</source>
        <translation>Cerca de {points} pontos a menos</translation>
    </message>
    <message>
        <source>In two cases of three the difference is {least} to {most} points.</source>
        <translation>Em dois de cada três casos, a diferença é de {least} a {most} pontos.</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Igualmente boa</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{file} holds no house rules. It is left alone.</source>
        <translation>{file} não contém regras da casa. O arquivo não foi tocado.</translation>
    </message>
    <message>
        <source>{file} cannot be used:</source>
        <translation>{file} não pode ser usado:</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… e mais {count}.</translation>
    </message>
    <message>
        <source>Differs from {game} in:</source>
        <translation>Muda em relação a {game}:</translation>
    </message>
    <message>
        <source>House rules, based on {game}</source>
        <translation>Regras da casa, baseadas em {game}</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Name of the rules</source>
        <translation>Nome das regras</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>These changes were not saved when Canasta ended.</source>
        <translation>Estas mudanças não estavam salvas quando o Canasta foi fechado.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Change what you play differently. Matches that have begun stay as they are.</source>
        <translation>Mude o que vocês jogam de outro jeito. As partidas já começadas ficam como estão.</translation>
    </message>
    <message>
        <source>Not saved yet. Cancel once more to drop the changes.</source>
        <translation>Ainda não salvas. Cancele de novo para descartar as mudanças.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Dê um nome às regras.</translation>
    </message>
</context>
<context>
    <name>HouseList</name>
    <message>
        <source>There are no house rules yet. Press New, choose a game, and change what you play otherwise at home: points, cards, what opening needs. Your rules then stand among the games of a new match.</source>
        <translation>Ainda não há regras da casa. Clique em “Novas”, escolha um jogo e mude o que se joga diferente em casa: pontos, cartas, o mínimo para abrir. Depois, as suas regras aparecem entre os jogos de uma nova partida.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>New…</source>
        <translation>Novas…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Mudar…</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Rules of your own, beside those of the games.</source>
        <translation>Regras suas, ao lado das dos jogos.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nossas regras</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Excluir de vez?</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar regras da casa</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar regras da casa</translation>
    </message>
    <message>
        <source>Saved as {file}. You can mail it.</source>
        <translation>Salvas como {file}. Você pode mandar por e-mail.</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>Play canasta against the computer, by the rules of your own deck</source>
        <translation>Jogue canasta contra o computador, pelas regras do seu baralho</translation>
    </message>
    <message>
        <source>cards;card game;rummy;samba;hand and foot;</source>
        <translation>cartas;baralho;jogo de cartas;canastra;buraco;tranca;samba;hand and foot;</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Canasta match</source>
        <translation>Partida de canasta</translation>
    </message>
    <message>
        <source>Canasta house rules</source>
        <translation>Regras da casa de canasta</translation>
    </message>
    <message>
        <source>Canasta player</source>
        <translation>Jogador de canasta</translation>
    </message>
    <message>
        <source>Canasta is open. Please close it, then press Retry.</source>
        <translation>O Canasta está aberto. Feche-o e clique em Repetir.</translation>
    </message>
    <message>
        <source>A canasta table for two to six: any seat is a person or the computer. The table knows the rules of your deck, shows where a card may go, says why something is not allowed, counts the points and keeps every match safe.</source>
        <translation>Uma mesa de canasta para dois a seis: em cada lugar joga uma pessoa ou o computador. A mesa conhece as regras do seu baralho, mostra onde uma carta pode ir, diz por que algo não é permitido, conta os pontos e guarda cada partida.</translation>
    </message>
    <message>
        <source>Six strengths of computer players, lessons, hints, house rules, large cards, keyboard and screen reader. No advertisements, no accounts, no internet.</source>
        <translation>Seis níveis de jogo do computador, lições, dicas, regras da casa, cartas grandes, teclado e leitor de tela. Sem propaganda, sem cadastro, sem internet.</translation>
    </message>
    <message>
        <source>The table in the middle of a deal</source>
        <translation>A mesa no meio de uma rodada</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>A primeira página</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Uma lição</translation>
    </message>
    <message>
        <source>A hint, and why</source>
        <translation>Uma dica, e por quê</translation>
    </message>
    <message>
        <source>What is not allowed is explained</source>
        <translation>O que não é permitido é explicado</translation>
    </message>
    <message>
        <source>The deal looked at again</source>
        <translation>A rodada vista de novo</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>This key has no name to keep it by: choose another one.</source>
        <translation>Esta tecla não tem nome para ser guardada: escolha outra.</translation>
    </message>
    <message>
        <source>At the table keys are pressed alone, without Ctrl, Alt or Shift.</source>
        <translation>Na mesa, as teclas são pressionadas sozinhas, sem Ctrl, Alt ou Shift.</translation>
    </message>
    <message>
        <source>In menus a key needs Ctrl or Alt, or is one of F1 to F12.</source>
        <translation>Nos menus, uma tecla precisa de Ctrl ou Alt, ou é uma de F1 a F12.</translation>
    </message>
    <message>
        <source>{key} is taken: “{text}”.</source>
        <comment>a key, and what it does</comment>
        <translation>{key} já está em uso: “{text}”.</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>Pressione uma tecla…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Comprar do monte</translation>
    </message>
    <message>
        <source>Take the pile, or discard on it</source>
        <translation>Pegar o lixo, ou descartar nele</translation>
    </message>
    <message>
        <source>Go through the hand</source>
        <translation>Percorrer a mão</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Ir à primeira ou à última carta</translation>
    </message>
    <message>
        <source>Go between hand, melds and piles</source>
        <translation>Ir da mão às combinações e aos montes</translation>
    </message>
    <message>
        <source>Raise or lower a card; hold a meld to join it</source>
        <translation>Escolher ou soltar uma carta; segurar uma combinação para juntá-la</translation>
    </message>
    <message>
        <source>Do what is under the frame</source>
        <translation>Fazer o que a moldura indica</translation>
    </message>
    <message>
        <source>Say more about what is under the frame</source>
        <translation>Dizer mais sobre o que a moldura indica</translation>
    </message>
    <message>
        <source>Lay the raised cards</source>
        <translation>Baixar as cartas escolhidas</translation>
    </message>
    <message>
        <source>Add the raised cards to this meld</source>
        <translation>Acrescentar as cartas escolhidas a esta combinação</translation>
    </message>
    <message>
        <source>Take a group laid aside back</source>
        <translation>Recolher um grupo separado</translation>
    </message>
    <message>
        <source>Drop what is carried, or lower all cards</source>
        <translation>Largar o que está seguro, ou soltar todas as cartas</translation>
    </message>
    <message>
        <source>Go to the buttons on the table</source>
        <translation>Ir aos botões da mesa</translation>
    </message>
    <message>
        <source>Move a card in the hand</source>
        <translation>Mover uma carta na mão</translation>
    </message>
    <message>
        <source>Go between the table and a sheet beside it</source>
        <translation>Ir da mesa à folha ao lado e voltar</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Arrumar a mão</translation>
    </message>
    <message>
        <source>Do what is offered beside a refusal</source>
        <translation>Fazer o que se oferece ao lado de uma recusa</translation>
    </message>
    <message>
        <source>Compare two games in “New match”</source>
        <translation>Comparar dois jogos em “Nova partida”</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Usar os padrões</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Everything at the table can be done without a mouse. Press a key in the list, then the one that you want instead.</source>
        <translation>Tudo na mesa pode ser feito sem mouse. Pressione uma tecla na lista e depois a que você quer no lugar dela.</translation>
    </message>
    <message>
        <source>One switch is enough, too: see “Reach” in the settings.</source>
        <translation>Um só acionador também basta: veja “Acessibilidade” nas configurações.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in itself. Translate it last: from then on a system that speaks it is answered in it, and the tests ask for every other text.</extracomment>
        <translation>Português (Brasil)</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Good players often wait; this shows how.</source>
        <translation>Bons jogadores costumam esperar; aqui só se mostra como fazer.</translation>
    </message>
    <message>
        <source>First read this, and press “Go on”. Then it is your turn.</source>
        <translation>Primeiro leia isto e clique em “Continuar”. Depois é a sua vez.</translation>
    </message>
    <message>
        <source>That is all here: read, and go on with the button.</source>
        <translation>Aqui é só isto: leia e siga com o botão.</translation>
    </message>
    <message>
        <source>Do not draw this time: take the {pile}.</source>
        <translation>Desta vez não compre: pegue o {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>After this discard you draw %n cards, because you opened.</source>
        <translation>
            <numerusform>Depois deste descarte você compra %n carta, porque abriu.</numerusform>
            <numerusform>Depois deste descarte você compra %n cartas, porque abriu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the {stock}.</source>
        <translation>É a sua vez: compre do {stock}.</translation>
    </message>
    <message>
        <source>First draw from the {stock}.</source>
        <translation>Primeiro compre do {stock}.</translation>
    </message>
    <message>
        <source>End your turn: discard the card that helps you least.</source>
        <translation>Termine a sua vez: descarte a carta que menos ajuda você.</translation>
    </message>
    <message>
        <source>Now discard one card. Keep what goes together.</source>
        <translation>Agora descarte uma carta. Guarde o que combina.</translation>
    </message>
    <message>
        <source>By your rules you ask your partner first: press the button.</source>
        <translation>Pelas suas regras, você pergunta antes ao parceiro: aperte o botão.</translation>
    </message>
    <message>
        <source>First ask your partner whether you may go out.</source>
        <translation>Primeiro pergunte ao parceiro se pode bater.</translation>
    </message>
    <message>
        <source>Discard your last card, and you go out.</source>
        <translation>Descarte a última carta e você bate.</translation>
    </message>
    <message>
        <source>Discard your last card.</source>
        <translation>Descarte a última carta.</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Best move</source>
        <translation>Melhor jogada</translation>
    </message>
    <message>
        <source>Other move</source>
        <translation>Outra jogada</translation>
    </message>
    <message>
        <source>{title} · {at} of {of}</source>
        <comment>a lesson and its step</comment>
        <translation>{title} · {at} de {of}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Play, with hints</source>
        <translation>Jogar, com dicas</translation>
    </message>
    <message>
        <source>Two exercises</source>
        <translation>Dois exercícios</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>And the next move?</source>
        <translation>E a próxima jogada?</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Uma dica</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>Back to the lesson</source>
        <translation>Voltar à lição</translation>
    </message>
    <message>
        <source>The others play. Watch what they throw.</source>
        <translation>Os outros jogam. Veja o que descartam.</translation>
    </message>
    <message>
        <source>These cards lie aside. “Take back” returns them to your hand.</source>
        <translation>Estas cartas estão separadas. “Recolher” devolve as cartas à sua mão.</translation>
    </message>
    <message>
        <source>Well done. Now to another moment of a deal.</source>
        <translation>Muito bem. Agora, outro momento de uma rodada.</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Exercises…</source>
        <translation>Exercícios…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Aprender canasta</translation>
    </message>
    <message>
        <source>At the table, by the rules of {game}.</source>
        <translation>Na mesa, pelas regras de {game}.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>A sua primeira partida</translation>
    </message>
    <message>
        <source>Easy partners and opponents; the table points out what is new.</source>
        <translation>Parceiro e adversários fáceis; a mesa aponta o que é novo.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogada</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Cerca de %n minuto</numerusform>
            <numerusform>Cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feita</translation>
    </message>
    <message>
        <source>By the rules of {game}</source>
        <translation>Pelas regras de {game}</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercício</translation>
    </message>
    <message>
        <source>{learnt} of {count} lessons learnt.</source>
        <translation>{learnt} de {count} lições aprendidas.</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>A seguir: {title}.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left takes about %n minutes.</source>
        <translation>
            <numerusform>Tudo o que falta leva cerca de %n minuto.</numerusform>
            <numerusform>Tudo o que falta leva cerca de %n minutos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amador</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Grão-mestre</translation>
    </message>
    <message>
        <source>Lays all it can and gives away what others want.</source>
        <translation>Baixa tudo o que pode e entrega o que os outros querem.</translation>
    </message>
    <message>
        <source>Looks at the table, but forgets what was thrown.</source>
        <translation>Olha a mesa, mas esquece o que foi descartado.</translation>
    </message>
    <message>
        <source>Sound rules of thumb and a good memory.</source>
        <translation>Boas regras práticas e boa memória.</translation>
    </message>
    <message>
        <source>Imagines hands that others may hold and tries its moves.</source>
        <translation>Imagina mãos que os outros podem ter e testa as suas jogadas.</translation>
    </message>
    <message>
        <source>Like Strong, but tries many more hands before it decides.</source>
        <translation>Como Forte, mas testa muito mais mãos antes de decidir.</translation>
    </message>
    <message>
        <source>Like Expert, but tries even more hands and looks further ahead.</source>
        <translation>Como Mestre, mas testa ainda mais mãos e olha mais longe.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>What Canasta stands on, and the terms under which its authors give it away.</source>
        <translation>Em que o Canasta se apoia, e em que condições os autores cedem suas obras.</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Obras</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
</context>
<context>
    <name>ListControl</name>
    <message>
        <source>Add a line</source>
        <translation>Acrescentar uma linha</translation>
    </message>
    <message>
        <source>{name}, line {number}</source>
        <translation>{name}, linha {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>O que aconteceu até agora</translation>
    </message>
    <message>
        <source>Enter on a line says why a computer player did that.</source>
        <translation>Enter em uma linha diz por que um computador fez isso.</translation>
    </message>
</context>
<context>
    <name>LoneHandLesson</name>
    <message>
        <source>The lone hand</source>
        <translation>Um contra dois</translation>
    </message>
    <message>
        <source>Who plays alone against two, and what partners share.</source>
        <translation>Quem joga sozinho contra dois, e o que os parceiros dividem.</translation>
    </message>
    <message>
        <source>All three begin alone. Whoever takes the {pile} first plays alone for the rest of the deal, against the other two.</source>
        <translation>Os três começam sozinhos. Quem pega o {pile} primeiro joga sozinho pelo resto da rodada, contra os outros dois.</translation>
    </message>
    <message>
        <source>Take the {pile} with your two jacks: then you are the lone hand.</source>
        <translation>Pegue o {pile} com os seus dois valetes: aí você joga sozinho.</translation>
    </message>
    <message>
        <source>The other two are partners now: their melds belong to both, and each gets all their points. Yours are yours alone.</source>
        <translation>Os outros dois agora são parceiros: as combinações deles são de ambos, e cada um ganha todos os pontos delas. As suas são só suas.</translation>
    </message>
    <message>
        <source>Here the player to your left took the {pile} first. The third player is your partner, and the queens that your partner laid lie with your kings.</source>
        <translation>Aqui o jogador à sua esquerda pegou o {pile} primeiro. O terceiro jogador é seu parceiro, e as damas que ele baixou ficam com os seus reis.</translation>
    </message>
    <message>
        <source>Add your queen to your partner&apos;s queens.</source>
        <translation>Acrescente a sua dama às damas do parceiro.</translation>
    </message>
    <message>
        <source>The queen goes to the queens.</source>
        <translation>A dama vai para as damas.</translation>
    </message>
</context>
<context>
    <name>MadeExerciseTexts</name>
    <message>
        <source>Melding for the first time</source>
        <translation>A primeira baixada</translation>
    </message>
    <message>
        <source>Taking the {pile}</source>
        <translation>Pegar o {pile}</translation>
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
        <translation>Formar canastras</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>{theme} · {level}</source>
        <comment>an exercise</comment>
        <translation>{theme} · {level}</translation>
    </message>
    <message>
        <source>Your side has melded nothing yet. Meld now, or wait?</source>
        <translation>O seu lado ainda não baixou nada. Baixar agora ou esperar?</translation>
    </message>
    <message>
        <source>Take the {pile}, or leave it? If so, with which cards?</source>
        <translation>Pegar o {pile} ou deixá-lo? E com que cartas?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Que carta você descarta?</translation>
    </message>
    <message>
        <source>Does a wild card belong on the {pile} now?</source>
        <translation>É hora de pôr um curinga no {pile}?</translation>
    </message>
    <message>
        <source>Lay cards now, or leave them in your hand? Which ones?</source>
        <translation>Baixar cartas agora ou deixá-las na mão? Quais?</translation>
    </message>
    <message>
        <source>You could end the deal. Is this the moment?</source>
        <translation>Você poderia encerrar a rodada. É a hora?</translation>
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
        <translation>SINOPSE</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIÇÃO</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPÇÕES</translation>
    </message>
    <message>
        <source>A folder for matches and settings, as with {option}.</source>
        <translation>Uma pasta para partidas e configurações, como com {option}.</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ARQUIVOS</translation>
    </message>
    <message>
        <source>Matches and house rules.</source>
        <translation>Partidas e regras da casa.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <translation>Configurações.</translation>
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
        <translation>Última rodada…</translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation>Folha de pontos…</translation>
    </message>
    <message>
        <source>Same cards…</source>
        <translation>Mesmas cartas…</translation>
    </message>
    <message>
        <source>Other table…</source>
        <translation>Outra mesa…</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>Ver a partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>The same game with the same players.</source>
        <translation>O mesmo jogo com os mesmos jogadores.</translation>
    </message>
    <message>
        <source>You have won. Would you like stronger players next time?</source>
        <translation>Você venceu. Quer jogadores mais fortes na próxima vez?</translation>
    </message>
    <message>
        <source>This was not your match. Would you like easier players next time?</source>
        <translation>Esta não foi a sua partida. Quer jogadores mais fracos na próxima vez?</translation>
    </message>
    <message>
        <source>Play at the level {level}</source>
        <translation>Jogar no nível {level}</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>O andamento da partida</translation>
    </message>
</context>
<context>
    <name>MatchEndTexts</name>
    <message numerus="yes">
        <source>{scores} after %n deals.</source>
        <translation>
            <numerusform>{scores} depois de %n rodada.</numerusform>
            <numerusform>{scores} depois de %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {deal}: {scores}.</source>
        <translation>Depois da rodada {deal}: {scores}.</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} atrás</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>De virada</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead after every deal</source>
        <translation>Na frente depois de cada rodada</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Melhor rodada</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mão especial</translation>
    </message>
    <message numerus="yes">
        <source>%n of them natural</source>
        <translation>
            <numerusform>%n delas limpa</numerusform>
            <numerusform>%n delas limpas</numerusform>
        </translation>
    </message>
    <message>
        <source>Most canastas</source>
        <translation>Mais canastras</translation>
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
        <translation>Mais cartas pegas de uma vez</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them concealed</source>
        <translation>
            <numerusform>%n delas de mão</numerusform>
            <numerusform>%n delas de mão</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out most often</source>
        <translation>Bateu mais vezes</translation>
    </message>
    <message>
        <source>{who}, deal {deal}</source>
        <translation>{who}, rodada {deal}</translation>
    </message>
    <message>
        <source>{who}, after deal {deal}</source>
        <translation>{who}, depois da rodada {deal}</translation>
    </message>
</context>
<context>
    <name>MatchRulesDialog</name>
    <message>
        <source>Players, sides, seats and packs stay as they are; for others begin a new match.</source>
        <translation>Jogadores, lados, lugares e baralhos ficam como estão; para mudá-los, comece uma nova partida.</translation>
    </message>
    <message>
        <source>From the next deal on</source>
        <translation>A partir da próxima rodada</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regras desta partida</translation>
    </message>
    <message>
        <source>Changes hold from deal {count} on. Scores stay, and whose deal it is.</source>
        <translation>As mudanças valem a partir da rodada {count}. Os pontos e quem dá as cartas não mudam.</translation>
    </message>
    <message>
        <source>Not in force yet. Cancel once more to drop the changes.</source>
        <translation>Ainda não valem. Cancele de novo para descartar as mudanças.</translation>
    </message>
</context>
<context>
    <name>MatchStartTexts</name>
    <message>
        <source>Everybody draws a card for the seats.</source>
        <translation>Cada um tira uma carta para os lugares.</translation>
    </message>
    <message>
        <source>Your card is the highest.</source>
        <translation>A sua carta é a mais alta.</translation>
    </message>
    <message>
        <source>{player} has the highest card.</source>
        <translation>{player} tem a carta mais alta.</translation>
    </message>
    <message>
        <source>The sides: {sides}.</source>
        <translation>Os lados: {sides}.</translation>
    </message>
    <message>
        <source>You cut.</source>
        <translation>Você corta.</translation>
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
        <translation>{player}: {card}. Não decide: mais uma vez.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before a colon and a card</comment>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>MatchTopic</name>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>The match is over when a side has {points} points after a deal.</source>
        <translation>A partida acaba quando um lado tem {points} pontos depois de uma rodada.</translation>
    </message>
    <message>
        <source>The match is over when a player has {points} points after a deal.</source>
        <translation>A partida acaba quando um jogador tem {points} pontos depois de uma rodada.</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n deals.</source>
        <translation>
            <numerusform>A partida dura no máximo %n rodada.</numerusform>
            <numerusform>A partida dura no máximo %n rodadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deals.</source>
        <translation>
            <numerusform>A partida dura %n rodada.</numerusform>
            <numerusform>A partida dura %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Vence quem tem mais pontos.</translation>
    </message>
    <message>
        <source>If two players are equal, both have won.</source>
        <translation>Se dois jogadores empatarem, os dois venceram.</translation>
    </message>
    <message>
        <source>If two players are equal, another deal decides.</source>
        <translation>Se dois jogadores empatarem, outra rodada decide.</translation>
    </message>
    <message>
        <source>If two sides are equal, both have won.</source>
        <translation>Se dois lados empatarem, os dois venceram.</translation>
    </message>
    <message>
        <source>If two sides are equal, another deal decides.</source>
        <translation>Se dois lados empatarem, outra rodada decide.</translation>
    </message>
</context>
<context>
    <name>MeldFacts</name>
    <message numerus="yes">
        <source>A canasta is made at once, for %Ln points.</source>
        <translation>
            <numerusform>Faz uma canastra na hora, por %Ln ponto.</numerusform>
            <numerusform>Faz uma canastra na hora, por %Ln pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n cards are missing for a canasta.</source>
        <translation>
            <numerusform>Então falta %n carta para uma canastra.</numerusform>
            <numerusform>Então faltam %n cartas para uma canastra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents may end the deal soon: one of them holds only %n cards.</source>
        <translation>
            <numerusform>Os adversários podem encerrar a rodada logo: um deles só tem %n carta.</numerusform>
            <numerusform>Os adversários podem encerrar a rodada logo: um deles só tem %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldReasons</name>
    <message>
        <source>A {bonus} counts on the table, and another card is drawn for it.</source>
        <translation>Um {bonus} conta na mesa, e compra-se outra carta por ele.</translation>
    </message>
    <message>
        <source>That reaches the {need} points to open.</source>
        <translation>Com isso se chega aos {need} pontos para abrir.</translation>
    </message>
    <message>
        <source>It brings a meld nearer to a canasta.</source>
        <translation>Deixa uma combinação mais perto de virar canastra.</translation>
    </message>
    <message>
        <source>On a canasta a card counts for the side, in the hand against it.</source>
        <translation>Em uma canastra, uma carta conta a favor do lado; na mão, contra.</translation>
    </message>
    <message>
        <source>A new meld is the beginning of a canasta.</source>
        <translation>Uma combinação nova é o começo de uma canastra.</translation>
    </message>
    <message>
        <source>It completes a canasta.</source>
        <translation>Completa uma canastra.</translation>
    </message>
    <message>
        <source>Two melds of one rank are nearer to a canasta as one.</source>
        <translation>Duas combinações do mesmo valor, juntas, estão mais perto de virar canastra.</translation>
    </message>
    <message>
        <source>A sequence on the table can become {a_samba}.</source>
        <translation>Uma sequência na mesa pode virar {a_samba}.</translation>
    </message>
    <message>
        <source>With it a sequence is nearer to being {a_samba}.</source>
        <translation>Com ela, uma sequência fica mais perto de virar {a_samba}.</translation>
    </message>
    <message>
        <source>With the end near, wild cards are better on the table than in the hand.</source>
        <translation>Com o fim próximo, os curingas estão melhor na mesa do que na mão.</translation>
    </message>
    <message>
        <source>Laying promised more than holding the cards.</source>
        <translation>Baixar prometia mais que guardar as cartas.</translation>
    </message>
    <message>
        <source>This player lays cards by chance.</source>
        <translation>Este jogador baixa cartas ao acaso.</translation>
    </message>
    <message>
        <source>This player does anything that the rules allow.</source>
        <translation>Este jogador faz qualquer coisa que as regras permitam.</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message>
        <source>Choose the cards that you want to lay.</source>
        <translation>Escolha as cartas que quer baixar.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn: draw and discard.</source>
        <translation>Ninguém baixa no seu primeiro turno: compre e descarte.</translation>
    </message>
    <message>
        <source>{card} cannot be part of a meld.</source>
        <translation>Não pode fazer parte de uma combinação: {card}.</translation>
    </message>
    <message>
        <source>Your side has no such meld.</source>
        <translation>O seu lado não tem essa combinação.</translation>
    </message>
    <message>
        <source>A meld is of one rank: lay each rank for itself.</source>
        <translation>Uma combinação é de um só valor: baixe cada valor separado.</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards join this meld, not {others}.</source>
        <translation>Para esta combinação só vão {ranks} e curingas, não {others}.</translation>
    </message>
    <message>
        <source>Wild cards join other cards: put them on a meld.</source>
        <translation>Curingas acompanham outras cartas: ponha-os em uma combinação.</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} cards: %n more.</source>
        <translation>
            <numerusform>Uma combinação precisa de {need} cartas: falta %n.</numerusform>
            <numerusform>Uma combinação precisa de {need} cartas: faltam %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} natural cards: %n more.</source>
        <translation>
            <numerusform>Uma combinação precisa de {need} cartas naturais: falta %n.</numerusform>
            <numerusform>Uma combinação precisa de {need} cartas naturais: faltam %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Natural cards must outnumber wild cards: this has {naturals} natural, {wilds} wild.</source>
        <translation>Precisa haver mais cartas naturais que curingas; aqui são {naturals} e {wilds}.</translation>
    </message>
    <message numerus="yes">
        <source>{wilds} wild cards here need {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Aqui {wilds} curingas precisam de {need} naturais: falta %n.</numerusform>
            <numerusform>Aqui {wilds} curingas precisam de {need} naturais: faltam %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards; this would have {have}.</source>
        <translation>
            <numerusform>Uma combinação tem no máximo %n curinga; esta teria {have}.</numerusform>
            <numerusform>Uma combinação tem no máximo %n curingas; esta teria {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A finished canasta takes no wild card.</source>
        <translation>Uma canastra pronta não recebe curinga.</translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Uma combinação se fecha com %n carta; esta teria {have}.</numerusform>
            <numerusform>Uma combinação se fecha com %n cartas; esta teria {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds a wild card joins {need} natural ones: %n more.</source>
        <translation>
            <numerusform>Depois da abertura, um curinga vai com {need} naturais: falta %n.</numerusform>
            <numerusform>Depois da abertura, um curinga vai com {need} naturais: faltam %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} take no wild card.</source>
        <translation>{ranks}: não recebem curinga.</translation>
    </message>
    <message>
        <source>There is a canasta of {ranks}: nobody lays any more of them.</source>
        <translation>Há uma canastra de {ranks}: ninguém mais baixa dessas cartas.</translation>
    </message>
    <message>
        <source>A sequence takes no wild card.</source>
        <translation>Uma sequência não recebe curinga.</translation>
    </message>
    <message>
        <source>A sequence takes no {stops}.</source>
        <translation>Uma sequência não recebe {stops}.</translation>
    </message>
    <message>
        <source>A sequence holds each rank once, not several {others}.</source>
        <translation>Uma sequência tem cada valor uma vez só: sobram {others}.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of a sequence follow one another: %n missing.</source>
        <translation>
            <numerusform>As cartas de uma sequência são seguidas: falta %n.</numerusform>
            <numerusform>As cartas de uma sequência são seguidas: faltam %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence ends at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>Uma sequência termina com %n carta; esta teria {have}.</numerusform>
            <numerusform>Uma sequência termina com %n cartas; esta teria {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards go on your meld of wild cards until it is finished.</source>
        <translation>Os curingas vão para a sua combinação de curingas até ela ficar pronta.</translation>
    </message>
    <message numerus="yes">
        <source>A sequence takes more than %n cards only if you go out this turn.</source>
        <translation>
            <numerusform>Uma sequência só passa de %n carta se você bater neste turno.</numerusform>
            <numerusform>Uma sequência só passa de %n cartas se você bater neste turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made a sequence of more than %n cards: now you have to go out.</source>
        <translation>
            <numerusform>Você fez uma sequência de mais de %n carta: agora tem de bater.</numerusform>
            <numerusform>Você fez uma sequência de mais de %n cartas: agora tem de bater.</numerusform>
        </translation>
    </message>
    <message>
        <source>Twos go on your meld of twos until it is finished.</source>
        <translation>Cada dois vai para a sua combinação de dois até ela ficar pronta.</translation>
    </message>
    <message>
        <source>Too many jokers beside these twos: lay more twos or fewer jokers.</source>
        <translation>Jokers demais nesta combinação de dois: baixe mais dois ou menos jokers.</translation>
    </message>
    <message>
        <source>Only wild cards join this meld, not {others}.</source>
        <translation>Para esta combinação só vão curingas, não {others}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and this card of another: {card}.</source>
        <translation>Uma sequência é de um só naipe, e esta carta é de outro: {card}.</translation>
    </message>
    <message>
        <source>A sequence is of one suit, and these cards are of others.</source>
        <translation>Uma sequência é de um só naipe, e estas cartas são de outros.</translation>
    </message>
    <message>
        <source>Several of your melds take this: choose one.</source>
        <translation>Serve em várias das suas combinações: escolha uma.</translation>
    </message>
    <message>
        <source>Put the meld on the one that it should join.</source>
        <translation>Ponha a combinação sobre aquela com que quer juntá-la.</translation>
    </message>
    <message>
        <source>Combine two melds at a time, one step after the other.</source>
        <translation>Junte duas combinações por vez, um passo depois do outro.</translation>
    </message>
    <message>
        <source>Only two melds of the same rank can be combined.</source>
        <translation>Só duas combinações do mesmo valor podem se juntar.</translation>
    </message>
    <message>
        <source>One wild card at most goes with two {stops} or more.</source>
        <translation>Com dois {stops} ou mais vai no máximo um curinga.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Os curingas não combinam com os {stops}.</translation>
    </message>
    <message>
        <source>{stops} are never melded in this game.</source>
        <translation>Os {stops} nunca são baixados neste jogo.</translation>
    </message>
    <message>
        <source>{stops} are melded only to go out, {need} or more together.</source>
        <translation>Os {stops} só são baixados para bater, {need} ou mais juntos.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} holds at most %n cards.</source>
        <translation>
            <numerusform>Uma combinação de {stops} tem no máximo %n carta.</numerusform>
            <numerusform>Uma combinação de {stops} tem no máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody discards a {stop} in the first turn: throw another card.</source>
        <translation>Ninguém descarta um {stop} no primeiro turno: descarte outra carta.</translation>
    </message>
    <message>
        <source>You may lay {stops} only when you go out with them.</source>
        <translation>Você só pode baixar os {stops} quando bate com eles.</translation>
    </message>
    <message>
        <source>{card} is no {bonus}.</source>
        <translation>Não é um {bonus}: {card}.</translation>
    </message>
    <message>
        <source>Every {bonus} is laid by itself.</source>
        <translation>Ponha na mesa um {bonus} de cada vez.</translation>
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
        <translation>Canastra limpa</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canastra suja</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canastra de setes</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>Limpa</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>Suja</translation>
    </message>
    <message>
        <source>Sevens</source>
        <comment>on a canasta</comment>
        <translation>Setes</translation>
    </message>
</context>
<context>
    <name>MeldingWords</name>
    <message>
        <source>Smallest meld</source>
        <translation>Menor combinação</translation>
    </message>
    <message>
        <source>How many cards a new meld needs.</source>
        <translation>De quantas cartas uma combinação nova precisa.</translation>
    </message>
    <message>
        <source>Melds are closed at</source>
        <translation>As combinações se fecham com</translation>
    </message>
    <message>
        <source>A meld of this size takes no more cards.</source>
        <translation>Uma combinação deste tamanho não recebe mais cartas.</translation>
    </message>
    <message>
        <source>never closed</source>
        <translation>nunca se fecham</translation>
    </message>
    <message>
        <source>Melding in the first own turn</source>
        <translation>Baixar no próprio primeiro turno</translation>
    </message>
    <message>
        <source>If not, everybody only draws and discards in it.</source>
        <translation>Se não, cada um só compra e descarta nele.</translation>
    </message>
    <message>
        <source>Melds of the same rank</source>
        <translation>Combinações do mesmo valor</translation>
    </message>
    <message>
        <source>How many melds of one rank a side may have.</source>
        <translation>Quantas combinações de um mesmo valor um lado pode ter.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uma</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>quantas quiser</translation>
    </message>
    <message>
        <source>a new one when the last is closed</source>
        <translation>uma nova quando a última se fecha</translation>
    </message>
    <message>
        <source>Natural cards in a new meld</source>
        <translation>Cartas naturais em uma combinação nova</translation>
    </message>
    <message>
        <source>How many cards from four to ace a meld needs at least.</source>
        <translation>De quantas cartas do quatro ao ás uma combinação precisa, pelo menos.</translation>
    </message>
    <message>
        <source>Natural cards must be in the majority</source>
        <translation>As cartas naturais têm de ser maioria</translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Uma combinação sempre tem mais cartas naturais que curingas.</translation>
    </message>
    <message>
        <source>Natural cards for each wild card in a meld</source>
        <translation>Cartas naturais para cada curinga da combinação</translation>
    </message>
    <message>
        <source>With two, a wild card needs two natural ones beside it, two need four.</source>
        <translation>Com duas, um curinga precisa de duas naturais ao lado; dois curingas, de quatro.</translation>
    </message>
    <message>
        <source>Most wild cards in a meld</source>
        <translation>Máximo de curingas em uma combinação</translation>
    </message>
    <message>
        <source>How many wild cards may stand in, also in a canasta.</source>
        <translation>Quantos curingas podem entrar, também em uma canastra.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Wild cards may join a finished canasta</source>
        <translation>Curingas podem entrar em uma canastra pronta</translation>
    </message>
    <message>
        <source>Otherwise only natural cards are added to it.</source>
        <translation>Senão, só cartas naturais são acrescentadas a ela.</translation>
    </message>
    <message>
        <source>Natural cards for a wild card laid later</source>
        <translation>Cartas naturais para um curinga baixado depois</translation>
    </message>
    <message>
        <source>After a side&apos;s first melds, a wild card joins so many natural ones.</source>
        <translation>Depois da abertura de um lado, um curinga vai com esse número de naturais.</translation>
    </message>
    <message>
        <source>Sevens and aces stay natural</source>
        <translation>Setes e ases ficam limpos</translation>
    </message>
    <message>
        <source>No wild card joins sevens; aces take one only with the first melds.</source>
        <translation>Setes não recebem curinga; ases, só na abertura.</translation>
    </message>
    <message>
        <source>A canasta ends its rank for all</source>
        <translation>Uma canastra encerra o valor para todos</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, nobody lays cards of that rank.</source>
        <translation>Quando um lado tem uma canastra de um valor, ninguém mais baixa cartas dele.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone</source>
        <translation>Combinações só de curingas</translation>
    </message>
    <message>
        <source>Three or more wild cards may lie together.</source>
        <translation>Três ou mais curingas podem ficar juntos.</translation>
    </message>
    <message>
        <source>Melds of wild cards alone are closed at</source>
        <translation>Combinações só de curingas se fecham com</translation>
    </message>
    <message>
        <source>Such a meld takes no more cards then; a further one may be begun.</source>
        <translation>Essa combinação não recebe mais cartas; outra pode ser começada.</translation>
    </message>
    <message>
        <source>the size of other melds</source>
        <translation>o tamanho das outras</translation>
    </message>
    <message>
        <source>Wild cards first finish their own meld</source>
        <translation>Curingas terminam antes a própria combinação</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, none joins another.</source>
        <translation>Enquanto uma combinação só de curingas estiver incompleta, nenhum vai para outra.</translation>
    </message>
    <message>
        <source>Twos first finish their own meld</source>
        <translation>Cada dois vai antes para a própria combinação</translation>
    </message>
    <message>
        <source>While a meld of wild cards alone is unfinished, no two joins another.</source>
        <translation>Enquanto uma combinação só de curingas estiver incompleta, nenhum dois vai para outra.</translation>
    </message>
    <message>
        <source>Twos are a rank of their own</source>
        <translation>O dois é um valor próprio</translation>
    </message>
    <message>
        <source>Jokers stand beside twos as wild cards stand beside natural ones.</source>
        <translation>Os jokers acompanham o dois como os curingas acompanham as naturais.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequências</translation>
    </message>
    <message>
        <source>Cards in a row may be melded; seven of them are {a_samba}.</source>
        <translation>Cartas seguidas podem ser baixadas; sete delas são {a_samba}.</translation>
    </message>
    <message>
        <source>Sequences in one suit only</source>
        <translation>Sequências de um só naipe</translation>
    </message>
    <message>
        <source>Otherwise the suits of a sequence may be mixed.</source>
        <translation>Senão, os naipes de uma sequência podem ser misturados.</translation>
    </message>
    <message>
        <source>Longer sequences for who goes out</source>
        <translation>Sequências mais longas para quem bate</translation>
    </message>
    <message>
        <source>In the turn that ends the deal a full sequence may be lengthened.</source>
        <translation>No turno que encerra a rodada, uma sequência completa pode ser alongada.</translation>
    </message>
    <message>
        <source>Cards in a canasta</source>
        <translation>Cartas em uma canastra</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Uma combinação com esse número de cartas é uma canastra.</translation>
    </message>
    <message>
        <source>Natural cards in a mixed canasta</source>
        <translation>Cartas naturais em uma canastra suja</translation>
    </message>
    <message>
        <source>A canasta with wild cards needs at least so many natural ones.</source>
        <translation>Uma canastra com curingas precisa de pelo menos esse número de naturais.</translation>
    </message>
</context>
<context>
    <name>MeldsTopic</name>
    <message>
        <source>Melds</source>
        <translation>Combinações</translation>
    </message>
    <message>
        <source>A meld with a wild card.</source>
        <comment>below a picture</comment>
        <translation>Uma combinação com um curinga.</translation>
    </message>
    <message>
        <source>Not allowed: as many wild cards as natural ones.</source>
        <comment>below a picture</comment>
        <translation>Não permitido: tantos curingas quanto cartas naturais.</translation>
    </message>
    <message>
        <source>A meld has at least {size} cards of one rank, from four to ace.</source>
        <translation>Uma combinação tem pelo menos {size} cartas do mesmo valor, do quatro ao ás.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of its cards must be natural.</source>
        <translation>
            <numerusform>Pelo menos %n das cartas dela tem de ser natural.</numerusform>
            <numerusform>Pelo menos %n das cartas dela têm de ser naturais.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld always has more natural cards than wild ones.</source>
        <translation>Uma combinação sempre tem mais cartas naturais que curingas.</translation>
    </message>
    <message numerus="yes">
        <source>For each wild card a meld has %n natural ones or more.</source>
        <translation>
            <numerusform>Para cada curinga, uma combinação tem %n natural ou mais.</numerusform>
            <numerusform>Para cada curinga, uma combinação tem %n naturais ou mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other number limits the wild cards of a meld.</source>
        <translation>Nenhum outro número limita os curingas de uma combinação.</translation>
    </message>
    <message>
        <source>Wild cards do not join melds of natural cards.</source>
        <translation>Curingas não vão para combinações de cartas naturais.</translation>
    </message>
    <message numerus="yes">
        <source>A meld never has more than %n wild cards.</source>
        <translation>
            <numerusform>Uma combinação nunca tem mais de %n curinga.</numerusform>
            <numerusform>Uma combinação nunca tem mais de %n curingas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds of your side, wild cards join only melds with at least %n natural cards.</source>
        <translation>
            <numerusform>Depois da abertura do seu lado, curingas só vão para combinações com pelo menos %n carta natural.</numerusform>
            <numerusform>Depois da abertura do seu lado, curingas só vão para combinações com pelo menos %n cartas naturais.</numerusform>
        </translation>
    </message>
    <message>
        <source>No wild card ever joins sevens. Aces take wild cards only in the first melds of your side; such a meld then grows as any other.</source>
        <translation>Nenhum curinga vai para setes. Ases só recebem curingas na abertura do seu lado; essa combinação depois cresce como qualquer outra.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, the rank is dead: nobody begins a meld of it or adds to one.</source>
        <translation>Quando um lado tem uma canastra de um valor, esse valor está morto: ninguém começa uma combinação dele nem acrescenta a uma.</translation>
    </message>
    <message>
        <source>Twos may be a meld of their own, too. Jokers stand beside them as wild cards stand beside natural ones.</source>
        <translation>O dois também pode formar uma combinação própria. Os jokers o acompanham como os curingas acompanham as naturais.</translation>
    </message>
    <message>
        <source>Wild cards alone may be a meld, too.</source>
        <translation>Curingas sozinhos também podem ser uma combinação.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Curingas sozinhos não são uma combinação.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its wild cards go there: none joins another meld.</source>
        <translation>Enquanto o seu lado tiver uma dessas incompleta, os curingas dele vão para lá: nenhum vai para outra combinação.</translation>
    </message>
    <message>
        <source>While your side has such a meld unfinished, its twos go there: none joins another meld. A two may still be discarded, and a joker may go anywhere.</source>
        <translation>Enquanto o seu lado tiver uma dessas incompleta, cada dois dele vai para lá: nenhum vai para outra combinação. Um dois ainda pode ser descartado, e um joker pode ir para qualquer uma.</translation>
    </message>
    <message>
        <source>Your side has one meld of a rank; more cards of that rank join it.</source>
        <translation>O seu lado tem uma só combinação de cada valor; as outras cartas desse valor vão para ela.</translation>
    </message>
    <message>
        <source>Your side may have several melds of the same rank, and put them together.</source>
        <translation>O seu lado pode ter várias combinações do mesmo valor e juntá-las.</translation>
    </message>
    <message>
        <source>Your side may begin a second meld of a rank when the first one is full.</source>
        <translation>O seu lado pode começar uma segunda combinação de um valor quando a primeira está cheia.</translation>
    </message>
    <message>
        <source>Nobody melds in the first own turn.</source>
        <translation>Ninguém baixa no seu primeiro turno.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns.</source>
        <translation>Sempre que for a sua vez, você pode acrescentar cartas às combinações do seu lado.</translation>
    </message>
    <message>
        <source>You may add cards to your side&apos;s melds in any of your turns; with {size} cards a meld is full.</source>
        <translation>Sempre que for a sua vez, você pode acrescentar cartas às combinações do seu lado; com {size} cartas, uma combinação está cheia.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone is full with {size} cards.</source>
        <translation>Uma combinação só de curingas está cheia com {size} cartas.</translation>
    </message>
    <message>
        <source>A finished canasta takes wild cards, too; a natural one becomes mixed.</source>
        <translation>Uma canastra pronta também recebe curingas; se era limpa, passa a ser suja.</translation>
    </message>
    <message>
        <source>A finished canasta takes no more wild cards.</source>
        <translation>Uma canastra pronta não recebe mais curingas.</translation>
    </message>
    <message>
        <source>Partners share their melds.</source>
        <translation>Os parceiros dividem as combinações.</translation>
    </message>
    <message>
        <source>Nobody adds cards to the opponents&apos; melds.</source>
        <translation>Ninguém acrescenta cartas às combinações dos adversários.</translation>
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
        <translation>Ainda não descartou nada.</translation>
    </message>
    <message>
        <source>{card} ({player} took it)</source>
        <translation>{card} ({player} pegou)</translation>
    </message>
    <message>
        <source>{card} (you took it)</source>
        <translation>{card} (você pegou)</translation>
    </message>
    <message>
        <source>Seen to hold: {cards}.</source>
        <comment>what everybody saw going to the hand with the pile</comment>
        <translation>Sabe-se que tem: {cards}.</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Risk: how often the next player takes what you throw.</source>
        <translation>Risco: com que frequência o próximo jogador pega o que você descarta.</translation>
    </message>
    <message>
        <source>Risk: of 100 times, how often the next player takes what you throw.</source>
        <translation>Risco: quantas vezes em 100 o próximo jogador pega o que você descarta.</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>quase nunca</translation>
    </message>
    <message>
        <source>seldom</source>
        <translation>raramente</translation>
    </message>
    <message>
        <source>at times</source>
        <translation>às vezes</translation>
    </message>
    <message>
        <source>often</source>
        <translation>muitas vezes</translation>
    </message>
    <message>
        <source>mostly</source>
        <translation>quase sempre</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Apoio à memória</translation>
    </message>
    <message>
        <source>Cards seen and unseen</source>
        <translation>Cartas vistas e não vistas</translation>
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
        <translation>Não vistas</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risco</translation>
    </message>
    <message>
        <source>Who threw and took what</source>
        <translation>Quem descartou e pegou o quê</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Threw and took</source>
        <translation>Descartou e pegou</translation>
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
        <translation>&amp;Jogada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>S&amp;ort the hand</source>
        <translation>Arr&amp;umar a mão</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>M&amp;esa</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>Ve&amp;rso das cartas</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Show the moment</source>
        <translation>Mostrar o momento</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Save the deal…</source>
        <translation>Salvar a rodada…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>You have frozen the {pile}.</source>
        <translation>Você congelou o {pile}.</translation>
    </message>
    <message>
        <source>{player} has frozen the {pile}.</source>
        <translation>{player} congelou o {pile}.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n cards.</source>
        <translation>
            <numerusform>Você pega %n carta.</numerusform>
            <numerusform>Você pega %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n cards.</source>
        <translation>
            <numerusform>{player} pega %n carta.</numerusform>
            <numerusform>{player} pega %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>Você abre com {points}</translation>
    </message>
    <message>
        <source>{player} opens with {points}</source>
        <comment>the points of the first melds stand below the other words</comment>
        <translation>{player} abre com {points}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Visitante</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Same as last time</source>
        <translation>Como da última vez</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Escolha o jogo e depois quem joga.</translation>
    </message>
    <message>
        <source>Let at least one person play.</source>
        <translation>Pelo menos uma pessoa tem de jogar.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Dois jogadores se chamam {name}. Dê outro nome a um deles.</translation>
    </message>
</context>
<context>
    <name>NewSheetDialog</name>
    <message>
        <source>Begin the score</source>
        <translation>Começar a folha</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Placar para cartas de verdade</translation>
    </message>
    <message>
        <source>Choose the game, then who plays.</source>
        <translation>Escolha o jogo e depois quem joga.</translation>
    </message>
    <message>
        <source>Players, as they sit round the table</source>
        <translation>Jogadores, como estão sentados à mesa</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Quem dá primeiro</translation>
    </message>
    <message>
        <source>Player {count}</source>
        <translation>Jogador {count}</translation>
    </message>
    <message>
        <source>Side {count}</source>
        <translation>Lado {count}</translation>
    </message>
    <message>
        <source>Give every player a name of their own.</source>
        <translation>Dê a cada jogador um nome diferente.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A file of Canasta itself is missing or damaged: {file}. Install Canasta again; your matches are safe and stay where they are.</source>
        <translation>Um arquivo do próprio Canasta falta ou está danificado: {file}. Instale o Canasta de novo; as suas partidas estão seguras e ficam onde estão.</translation>
    </message>
    <message>
        <source>Something went wrong in Canasta. Your match is safe: everything played so far is saved. If the table no longer answers, close Canasta and start it again.</source>
        <translation>Algo deu errado no Canasta. A sua partida está segura: tudo o que foi jogado até agora está salvo. Se a mesa não responder mais, feche o Canasta e abra de novo.</translation>
    </message>
    <message>
        <source>Canasta cannot start. Your matches are safe: nothing was changed. Start it once more; if that does not help, install it again.</source>
        <translation>O Canasta não consegue iniciar. As suas partidas estão seguras: nada foi mudado. Inicie de novo; se não adiantar, instale outra vez.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>What went wrong is noted in {file}; no cards are named there.</source>
        <translation>O que deu errado está anotado em {file}; nenhuma carta é citada lá.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read. The defaults are used.</source>
        <translation>Não foi possível ler as configurações em {file}. Valem os padrões.</translation>
    </message>
    <message>
        <source>What Canasta remembers in {file}, such as your last table and your lessons, could not be read. It begins anew; your matches are safe.</source>
        <translation>Não foi possível ler o que o Canasta lembra em {file}, como a sua última mesa e as suas lições. Ele começa do zero; as suas partidas estão seguras.</translation>
    </message>
    <message>
        <source>The results of your exercises in {file} could not be read. They begin anew.</source>
        <translation>Não foi possível ler os resultados dos seus exercícios em {file}. Eles começam do zero.</translation>
    </message>
    <message>
        <source>The old file is kept as {copy}.</source>
        <translation>O arquivo antigo fica guardado como {copy}.</translation>
    </message>
    <message>
        <source>The player in {file} could not be read and is missing under Players; your matches are safe. Add the player again there.</source>
        <translation>Não foi possível ler o jogador em {file}, e ele falta em “Jogadores”; as suas partidas estão seguras. Adicione o jogador de novo ali.</translation>
    </message>
    <message>
        <source>The note in {file} cannot be read. Allow Canasta to read it, or move that file away.</source>
        <translation>Não é possível ler a nota em {file}. Permita que o Canasta a leia ou mova esse arquivo para outro lugar.</translation>
    </message>
    <message>
        <source>Canasta cannot save settings and results in {folder} ({problem}). What you choose holds until you close Canasta. Make room on the disk, or allow Canasta to write there.</source>
        <translation>O Canasta não consegue salvar configurações e resultados em {folder} ({problem}). O que você escolher vale até fechar o Canasta. Libere espaço no disco ou permita que o Canasta grave lá.</translation>
    </message>
    <message>
        <source>Canasta cannot keep matches in {folder} ({problem}). Make room on the disk, or allow Canasta to read and write there; then deal.</source>
        <translation>O Canasta não consegue guardar partidas em {folder} ({problem}). Libere espaço no disco ou permita que o Canasta leia e grave lá; depois dê as cartas.</translation>
    </message>
    <message>
        <source>The very last action had not been saved. Play it again.</source>
        <translation>A última jogada não tinha sido salva. Jogue-a de novo.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It goes on from the last action that could be read; the damaged file is kept as {copy}.</source>
        <translation>A partida salva estava danificada. Ela continua da última jogada que pôde ser lida; o arquivo danificado fica guardado como {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was changed outside Canasta. The match goes on in a new file; the changed one is kept as {copy}.</source>
        <translation>O arquivo desta partida foi mudado fora do Canasta. A partida continua em um arquivo novo; o mudado fica guardado como {copy}.</translation>
    </message>
    <message>
        <source>The match came from an older version; its file is kept as {copy}.</source>
        <translation>A partida veio de uma versão anterior; o arquivo dela fica guardado como {copy}.</translation>
    </message>
    <message>
        <source>The file of this match was moved, deleted or changed while you played. Nothing is lost: the whole match is saved again, as {place}.</source>
        <translation>O arquivo desta partida foi movido, excluído ou mudado enquanto você jogava. Nada se perdeu: a partida inteira foi salva de novo, como {place}.</translation>
    </message>
    <message>
        <source>The index of your matches was damaged. It was made anew from their files; nothing is lost.</source>
        <translation>O índice das suas partidas estava danificado. Foi refeito a partir dos arquivos; nada se perdeu.</translation>
    </message>
    <message>
        <source>The match cannot be saved as {place} ({problem}). Make room on the disk, or allow Canasta to write there; then go on.</source>
        <translation>A partida não pode ser salva como {place} ({problem}). Libere espaço no disco ou permita que o Canasta grave lá; depois continue.</translation>
    </message>
    <message>
        <source>The disk does not answer. The table waits, and what was played is saved as soon as it does.</source>
        <translation>O disco não responde. A mesa espera, e o que foi jogado será salvo assim que ele responder.</translation>
    </message>
    <message>
        <source>{file} is empty: no match was ever begun in it.</source>
        <translation>{file} está vazio: nenhuma partida foi começada nele.</translation>
    </message>
    <message>
        <source>{file} is no saved match. It is left as it is.</source>
        <translation>{file} não é uma partida salva. Fica como está.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Canasta. Update to go on with it.</source>
        <translation>{file} foi salvo por uma versão mais nova do Canasta. Atualize o programa para continuar a partida.</translation>
    </message>
    <message>
        <source>{file} was changed outside the program and cannot be played.</source>
        <translation>{file} foi mudado fora do programa e não pode ser jogado.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is kept; deal a new match.</source>
        <translation>{file} está danificado e não pode ser lido. Ele é guardado; comece uma nova partida.</translation>
    </message>
    <message>
        <source>Canasta needs to read and write {place} and may not, or the disk is full. Allow it, then try again.</source>
        <translation>O Canasta precisa ler e gravar {place} e não pode, ou o disco está cheio. Permita e tente de novo.</translation>
    </message>
    <message>
        <source>This match is open in another window. Close that one first.</source>
        <translation>Esta partida está aberta em outra janela. Feche a outra primeiro.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: the system refuses.</source>
        <translation>{file} não pode ser aberto: o sistema não deixa.</translation>
    </message>
    <message>
        <source>{file} cannot be played, because its rules contradict each other:</source>
        <translation>{file} não pode ser jogado, porque as regras se contradizem:</translation>
    </message>
    <message>
        <source>It is kept in the folder {folder}.</source>
        <translation>Ele fica guardado na pasta {folder}.</translation>
    </message>
    <message>
        <source>{file} cannot be shown. It is kept in the folder {folder} and is not opened again; deal a new match.</source>
        <translation>{file} não pode ser mostrado. Fica guardado na pasta {folder} e não é aberto de novo; comece uma nova partida.</translation>
    </message>
    <message>
        <source>{file} was not put on the table, because Canasta failed with it last time. Nothing is lost: it is among your saved games.</source>
        <translation>{file} não foi posto na mesa, porque o Canasta falhou com ele da última vez. Nada se perdeu: está entre as suas partidas salvas.</translation>
    </message>
    <message>
        <source>The cards in {file} were still being read when Canasta was closed. Choose them in the settings again.</source>
        <translation>As cartas em {file} ainda estavam sendo lidas quando o Canasta foi fechado. Escolha-as de novo nas configurações.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. It is left as it is.</source>
        <translation>{file} está danificado e não pode ser lido. Fica como está.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Canasta. Update to use it.</source>
        <translation>{file} foi feito por uma versão mais nova do Canasta. Atualize o programa para usá-lo.</translation>
    </message>
    <message>
        <source>{place} cannot be read or written ({reason}). Make room on the disk, allow Canasta to read and write there, or choose another place.</source>
        <translation>Não é possível ler nem gravar {place} ({reason}). Libere espaço no disco, permita que o Canasta leia e grave lá ou escolha outro lugar.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{deals} deals in {matches} matches, played by computers that follow the rules of thumb of the strong player without looking ahead. The true number lies between the two in brackets with a confidence of 95 %.</source>
        <translation>{deals} rodadas em {matches} partidas, jogadas por computadores que seguem as regras práticas do jogador forte sem calcular adiante. O número verdadeiro está entre os dois números entre parênteses com uma confiança de 95%.</translation>
    </message>
    <message>
        <source>About {minutes} minutes for one person among computers: {turns} turns. A match has {deals} deals.</source>
        <translation>Cerca de {minutes} minutos para uma pessoa entre computadores: {turns} turnos. Uma partida tem {deals} rodadas.</translation>
    </message>
    <message>
        <source>How long does a deal take?</source>
        <translation>Quanto dura uma rodada?</translation>
    </message>
    <message>
        <source>Somebody goes out in {share} of 100 deals; else the stock ends.</source>
        <translation>Em {share} de cada 100 rodadas alguém bate; nas outras, o monte acaba.</translation>
    </message>
    <message>
        <source>How does a deal end?</source>
        <translation>Como termina uma rodada?</translation>
    </message>
    <message>
        <source>Somebody goes out</source>
        <translation>Alguém bate</translation>
    </message>
    <message>
        <source>Whoever leads after the first deal wins {share} of 100 matches.</source>
        <translation>Quem está na frente depois da primeira rodada vence {share} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>Does the first deal decide the match?</source>
        <translation>A primeira rodada decide a partida?</translation>
    </message>
    <message>
        <source>The first leader wins</source>
        <translation>Quem sai na frente vence</translation>
    </message>
    <message>
        <source>How often can one open at once?</source>
        <translation>Com que frequência dá para abrir logo?</translation>
    </message>
    <message>
        <source>So many of 100 hands reach the minimum as dealt, without drawing:</source>
        <translation>De cada 100 mãos, tantas chegam ao mínimo como foram dadas, sem comprar:</translation>
    </message>
    <message>
        <source>With {points} points</source>
        <translation>Com {points} pontos</translation>
    </message>
    <message>
        <source>{points} on average. In {share} of 100 cases a side ends the deal below zero.</source>
        <translation>{points} em média. Em {share} de cada 100 casos, um lado termina a rodada abaixo de zero.</translation>
    </message>
    <message>
        <source>How many points does a side make in a deal?</source>
        <translation>Quantos pontos um lado faz em uma rodada?</translation>
    </message>
    <message>
        <source>{times} times in a deal, {cards} cards each time.</source>
        <translation>{times} vezes por rodada, {cards} cartas de cada vez.</translation>
    </message>
    <message>
        <source>How often is the pile taken?</source>
        <translation>Com que frequência se pega o lixo?</translation>
    </message>
    <message>
        <source>A side makes {count} in a deal; {share} of 100 are natural.</source>
        <translation>Um lado faz {count} por rodada; {share} de cada 100 são limpas.</translation>
    </message>
    <message>
        <source>How many canastas are there?</source>
        <translation>Quantas canastras são feitas?</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Canastras limpas</translation>
    </message>
    <message>
        <source>One more joker</source>
        <translation>Um joker a mais</translation>
    </message>
    <message>
        <source>One more red three</source>
        <translation>Um três vermelho a mais</translation>
    </message>
    <message>
        <source>The first turn</source>
        <translation>O primeiro turno</translation>
    </message>
    <message>
        <source>What is a good start worth?</source>
        <translation>Quanto vale um bom começo?</translation>
    </message>
    <message>
        <source>So many points a side is ahead of the others after the deal:</source>
        <translation>Tantos pontos um lado fica à frente dos outros depois da rodada:</translation>
    </message>
    <message>
        <source>The pile is always frozen</source>
        <translation>O lixo está sempre congelado</translation>
    </message>
    <message>
        <source>With Caliente cards</source>
        <translation>Com cartas Caliente</translation>
    </message>
    <message>
        <source>What do the variations change?</source>
        <translation>O que as variantes mudam?</translation>
    </message>
    <message>
        <source>Turns of a deal, and points of a side:</source>
        <translation>Turnos de uma rodada e pontos de um lado:</translation>
    </message>
    <message>
        <source>{turns} turns, {points} points</source>
        <translation>{turns} turnos, {points} pontos</translation>
    </message>
    <message>
        <source>Does the computer shuffle too well?</source>
        <translation>O computador embaralha bem demais?</translation>
    </message>
    <message>
        <source>Turns of a deal, and natural ones among 100 canastas, when the cards are gathered from the table and riffled:</source>
        <translation>Turnos de uma rodada, e canastras limpas entre 100, quando as cartas são recolhidas da mesa e embaralhadas à americana:</translation>
    </message>
    <message>
        <source>As the computer does</source>
        <translation>Como o computador embaralha</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Passadas: {count}</translation>
    </message>
    <message>
        <source>{turns} turns, {share} natural</source>
        <translation>{turns} turnos, {share} limpas</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} a {high})</translation>
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
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Canasta in numbers</source>
        <translation>Canasta em números</translation>
    </message>
    <message>
        <source>Counted in thousands of deals that computers played.</source>
        <translation>Contado em milhares de rodadas jogadas por computadores.</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>Como foi contado</translation>
    </message>
</context>
<context>
    <name>ObservationTexts</name>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n carta fechada</numerusform>
            <numerusform>%n cartas fechadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, all face down</source>
        <translation>
            <numerusform>%n carta, fechada</numerusform>
            <numerusform>%n cartas, todas fechadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Própria mão</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nenhuma carta</translation>
    </message>
    <message>
        <source>{pile}, from the top</source>
        <translation>{pile}, de cima para baixo</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>Hands of the others</source>
        <translation>Mãos dos outros</translation>
    </message>
    <message>
        <source>Melds of {names}</source>
        <translation>Combinações de {names}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n cards</source>
        <translation>
            <numerusform>{player}: %n carta</numerusform>
            <numerusform>{player}: %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OmissionTexts</name>
    <message>
        <source>What was left undone</source>
        <translation>O que deixou de fazer</translation>
    </message>
    <message>
        <source>The {pile} was blocked; on top of it lay: {card}.</source>
        <translation>O {pile} estava trancado; em cima dele havia: {card}.</translation>
    </message>
    <message>
        <source>The {pile} could have been taken, and was left.</source>
        <translation>O {pile} podia ser pego e foi deixado.</translation>
    </message>
    <message>
        <source>The {pile} needed two natural {ranks}; nobody has seen two in that hand.</source>
        <translation>Para o {pile} era preciso um par natural de {ranks}; ninguém viu um nessa mão.</translation>
    </message>
    <message>
        <source>The {pile} needed {ranks}; nobody has seen any in that hand.</source>
        <translation>Para o {pile} eram necessárias estas cartas: {ranks}. Ninguém viu nenhuma nessa mão.</translation>
    </message>
    <message>
        <source>Still held, as everybody could see: {cards}. They fit melds on the table.</source>
        <translation>Continua na mão, como todos puderam ver: {cards}. Servem em combinações na mesa.</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Look at this match?</source>
        <translation>Ver esta partida?</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>Continuar esta partida?</translation>
    </message>
    <message>
        <source>It becomes one of your saved games. The file itself stays as it is.</source>
        <translation>Ela passa a ser uma das suas partidas salvas. O arquivo em si fica como está.</translation>
    </message>
    <message>
        <source>Keep these house rules?</source>
        <translation>Guardar estas regras da casa?</translation>
    </message>
    <message>
        <source>You will find them in New match, beside the games.</source>
        <translation>Elas ficam em “Nova partida”, ao lado dos jogos.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add this player?</source>
        <translation>Adicionar este jogador?</translation>
    </message>
    <message>
        <source>You will find the player under Players.</source>
        <translation>Você o encontrará em “Jogadores”.</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Este arquivo não pode ser aberto</translation>
    </message>
    <message>
        <source>{file} is not there any more. It was moved, or its drive removed.</source>
        <translation>{file} não está mais lá. Foi movido, ou a unidade foi retirada.</translation>
    </message>
    <message>
        <source>{file} holds no match, no house rules and no player. It is left as it is.</source>
        <translation>{file} não contém nem partida, nem regras da casa, nem jogador. Fica como está.</translation>
    </message>
</context>
<context>
    <name>OpeningDecision</name>
    <message>
        <source>Opening small or large</source>
        <translation>Abrir com pouco ou com muito</translation>
    </message>
    <message>
        <source>Early with little, late with all that you have.</source>
        <translation>Cedo com pouco, tarde com tudo o que você tem.</translation>
    </message>
    <message>
        <source>Your side needs {need} points to open. Your aces are worth {aces}, your kings {kings}. You hold two pairs and a wild card as well, and many cards lie in the {pile}.</source>
        <translation>O seu lado precisa de {need} pontos para abrir. Os seus ases valem {aces}, os seus reis {kings}. Você tem também dois pares e um curinga, e há muitas cartas no {pile}.</translation>
    </message>
    <message>
        <source>With which cards do you open? Lay them, then press the button.</source>
        <translation>Com que cartas você abre? Separe-as e aperte o botão.</translation>
    </message>
    <message>
        <source>Open now: lay the aces.</source>
        <translation>Abra agora: baixe os ases.</translation>
    </message>
    <message>
        <source>That is more than you need. Kings in your hand can take the {pile} with its {count} cards. Lay the aces only.</source>
        <translation>É mais do que você precisa. Reis na mão podem pegar o {pile} com as suas {count} cartas. Baixe só os ases.</translation>
    </message>
    <message>
        <source>Open first: a side that has opened takes the {pile} more easily, and {count} cards lie there.</source>
        <translation>Abra primeiro: um lado que abriu pega o {pile} com mais facilidade, e há {count} cartas lá.</translation>
    </message>
    <message>
        <source>Each king, queen or nine that is discarded to you now brings you the {pile}: you hold two or more of them.</source>
        <translation>Cada rei, dama ou nove que descartarem para você agora lhe dá o {pile}: você tem dois ou mais de cada.</translation>
    </message>
    <message>
        <source>Later in another deal: the others have a canasta, and each of them holds one card. They may go out at any turn.</source>
        <translation>Mais tarde, em outra rodada: os outros têm uma canastra, e cada um deles tem uma carta. Podem bater a qualquer momento.</translation>
    </message>
    <message>
        <source>With which cards do you open now?</source>
        <translation>Com que cartas você abre agora?</translation>
    </message>
    <message>
        <source>Open with all three: aces, kings and queens.</source>
        <translation>Abra com os três grupos: ases, reis e damas.</translation>
    </message>
    <message>
        <source>When they go out, what is left in your hand counts against you. Lay aces, kings and queens, all at once.</source>
        <translation>Quando eles baterem, o que ficou na sua mão conta contra você. Baixe ases, reis e damas, tudo de uma vez.</translation>
    </message>
    <message>
        <source>When they go out, your whole hand counts against you. Open first, with aces, kings and queens.</source>
        <translation>Quando eles baterem, a sua mão inteira conta contra você. Abra primeiro, com ases, reis e damas.</translation>
    </message>
    <message>
        <source>Early in a deal open with little, and keep what can take the {pile}. When the others may go out, lay all that counts.</source>
        <translation>No começo da rodada, abra com pouco e guarde o que pode pegar o {pile}. Quando os outros podem bater, baixe tudo o que conta.</translation>
    </message>
</context>
<context>
    <name>OpeningLesson</name>
    <message>
        <source>The first melds</source>
        <translation>A abertura</translation>
    </message>
    <message>
        <source>Reach the points that your side needs to open.</source>
        <translation>Chegue aos pontos de que o seu lado precisa para abrir.</translation>
    </message>
    <message>
        <source>No wild card may be among them. The queens are worth {points1}, the tens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Não pode haver curinga nela. As damas valem {points1}, os dez {points2}. Todos os grupos que você separa são somados; a soma aparece ao lado.</translation>
    </message>
    <message>
        <source>Lay the queens and the tens before you discard.</source>
        <translation>Baixe as damas e os dez antes de descartar.</translation>
    </message>
    <message>
        <source>The tens are the three natural cards that you need. They are worth {points1}, the queens with the joker {points2}, the jacks with the two {points3}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>Os três dez são as cartas naturais de que você precisa. Valem {points1}, as damas com o joker {points2}, os valetes com o dois {points3}. Todos os grupos que você separa são somados; a soma aparece ao lado.</translation>
    </message>
    <message>
        <source>Lay the tens, the queens with the joker, and the jacks with the two, before you discard.</source>
        <translation>Baixe os dez, as damas com o joker e os valetes com o dois antes de descartar.</translation>
    </message>
    <message>
        <source>The queens with the wild card are worth {points1}, the sevens {points2}. All groups that you lay aside are added up; the sum stands beside them.</source>
        <translation>As damas com o curinga valem {points1}, os setes {points2}. Todos os grupos que você separa são somados; a soma aparece ao lado.</translation>
    </message>
    <message>
        <source>Lay the queens with the wild card, and the sevens, before you discard.</source>
        <translation>Baixe as damas com o curinga, e os setes, antes de descartar.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the tens on the table, and the queens with the joker. Then take it with the button.</source>
        <translation>Escolha os dois reis e clique no {pile}. Ponha na mesa os dez, e as damas com o joker. Depois pegue-o com o botão.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the tens, and the queens with the joker.</source>
        <translation>Não compre: os reis pegam o {pile}, junto com os dez, e as damas com o joker.</translation>
    </message>
    <message>
        <source>Raise both kings and click the {pile}. Lay the aces on the table. Then take it with the button.</source>
        <translation>Escolha os dois reis e clique no {pile}. Ponha os ases na mesa. Depois pegue-o com o botão.</translation>
    </message>
    <message>
        <source>Do not draw: the kings take the {pile}, together with the three aces.</source>
        <translation>Não compre: os reis pegam o {pile}, junto com os três ases.</translation>
    </message>
    <message>
        <source>Lay all groups aside on the table, then lay them all with the button.</source>
        <translation>Separe todos os grupos na mesa e depois baixe todos com o botão.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds in this deal need {need} points; in the last deal of the match {most}.</source>
        <translation>Nesta rodada a abertura do seu lado precisa de {need} pontos; na última rodada da partida, de {most}.</translation>
    </message>
    <message>
        <source>Your side&apos;s first melds need {need} points now. With a higher score they need more: up to {most} from {score} points on.</source>
        <translation>Agora a abertura do seu lado precisa de {need} pontos. Com mais pontos na partida ela precisa de mais: até {most}, a partir de {score} pontos.</translation>
    </message>
    <message>
        <source>From {score} points on a canasta must be among them.</source>
        <translation>A partir de {score} pontos, precisa haver uma canastra nela.</translation>
    </message>
    <message>
        <source>They come from your hand alone: only in a later turn may your side take the {pile}.</source>
        <translation>Ela sai só da sua mão: o seu lado só pode pegar o {pile} em um turno posterior.</translation>
    </message>
    <message>
        <source>You may open and take the {pile} at once: with two natural cards like its top card, if all that you lay then reaches the minimum.</source>
        <translation>Você pode abrir e pegar o {pile} ao mesmo tempo: com duas cartas naturais iguais à de cima, se tudo o que baixar então chegar ao mínimo.</translation>
    </message>
</context>
<context>
    <name>OpeningTopic</name>
    <message>
        <source>The first melds</source>
        <translation>A abertura</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Pontos necessários</translation>
    </message>
    <message>
        <source>The first melds of your side in a deal must be worth enough points.</source>
        <translation>A abertura do seu lado em uma rodada precisa valer pontos suficientes.</translation>
    </message>
    <message>
        <source>How many depends on your score before the deal.</source>
        <translation>Quantos, depende dos seus pontos antes da rodada.</translation>
    </message>
    <message>
        <source>How many depends on which deal of the match it is.</source>
        <translation>Quantos, depende de qual rodada da partida é.</translation>
    </message>
    <message>
        <source>Score before the deal</source>
        <translation>Pontos antes da rodada</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: the first, the second, …</comment>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>from deal {first} on</source>
        <translation>a partir da rodada {first}</translation>
    </message>
    <message>
        <source>deal {first}</source>
        <comment>by its number</comment>
        <translation>rodada {first}</translation>
    </message>
    <message>
        <source>deals {first} to {last}</source>
        <translation>rodadas {first} a {last}</translation>
    </message>
    <message>
        <source>lower</source>
        <comment>a score below those in the next rows</comment>
        <translation>menos</translation>
    </message>
    <message>
        <source>from {score} on</source>
        <comment>a score</comment>
        <translation>a partir de {score}</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta, of whatever kind.</source>
        <translation>Com {score} pontos ou mais, ela precisa ter uma canastra, de qualquer tipo.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta, of whatever kind.</source>
        <translation>A partir da rodada {score}, ela precisa ter uma canastra, de qualquer tipo.</translation>
    </message>
    <message>
        <source>With a score of {score} or more they must hold a canasta that is not mixed.</source>
        <translation>Com {score} pontos ou mais, ela precisa ter uma canastra que não seja suja.</translation>
    </message>
    <message>
        <source>From deal {score} on they must hold a canasta that is not mixed.</source>
        <translation>A partir da rodada {score}, ela precisa ter uma canastra que não seja suja.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards.</source>
        <translation>Ela precisa ter três cartas naturais do mesmo valor, da mão, em uma combinação sem curingas.</translation>
    </message>
    <message>
        <source>They must hold three natural cards of a rank from the hand, in a meld without wild cards, or three wild cards in a meld of their own.</source>
        <translation>Ela precisa ter três cartas naturais do mesmo valor, da mão, em uma combinação sem curingas, ou três curingas em uma combinação própria.</translation>
    </message>
    <message>
        <source>A canasta from the hand that is not mixed opens, whatever it counts.</source>
        <translation>Uma canastra da mão que não seja suja abre, valha o que valer.</translation>
    </message>
    <message>
        <source>They hold no mixed canasta.</source>
        <translation>Ela não tem canastra suja.</translation>
    </message>
    <message>
        <source>They hold no wild card, not even twos alone. Wild cards may be laid after them, in the same turn too.</source>
        <translation>Ela não tem curinga, nem mesmo em uma combinação só de dois. Depois dela podem ser baixados curingas, também no mesmo turno.</translation>
    </message>
    <message>
        <source>All cards that you meld in that turn count together.</source>
        <translation>Todas as cartas que você baixa nesse turno contam juntas.</translation>
    </message>
    <message>
        <source>Points for canastas and for {bonuses} do not count here.</source>
        <translation>Pontos de canastras e dos {bonuses} não contam aqui.</translation>
    </message>
    <message>
        <source>The {pile} may not be taken for it.</source>
        <translation>O {pile} não pode ser pego para isso.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only the other melds from your hand count, not the one with the top card.</source>
        <translation>Quando você pega o {pile} para isso, só contam as outras combinações da sua mão, não a da carta de cima.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, its top card counts; the cards below it do not help.</source>
        <translation>Quando você pega o {pile} para isso, conta a carta de cima; as de baixo não ajudam.</translation>
    </message>
    <message>
        <source>When you take the {pile} for it, only cards from your hand count.</source>
        <translation>Quando você pega o {pile} para isso, só contam cartas da sua mão.</translation>
    </message>
    <message>
        <source>Whoever draws from the {stock} and goes out in that turn, with a canasta in the hand, needs no minimum.</source>
        <translation>Quem compra do {stock} e bate nesse turno, com uma canastra na mão, não precisa de mínimo.</translation>
    </message>
    <message>
        <source>Whoever goes out in one turn needs the minimum, too.</source>
        <translation>Quem bate em um só turno também precisa do mínimo.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>The opening minimum depends on</source>
        <translation>O mínimo para abrir depende de</translation>
    </message>
    <message>
        <source>What decides how many points the first melds of a side need.</source>
        <translation>O que decide de quantos pontos a abertura de um lado precisa.</translation>
    </message>
    <message>
        <source>the side&apos;s score</source>
        <translation>pontos do lado</translation>
    </message>
    <message>
        <source>the number of the deal</source>
        <translation>número da rodada</translation>
    </message>
    <message>
        <source>The top card of the {pile} counts for the opening</source>
        <translation>A carta de cima do {pile} conta para abrir</translation>
    </message>
    <message>
        <source>Only that one card; the cards below it never help to open.</source>
        <translation>Só essa carta; as de baixo nunca ajudam a abrir.</translation>
    </message>
    <message>
        <source>The meld that takes the {pile} counts for the opening</source>
        <translation>A combinação que pega o {pile} conta para abrir</translation>
    </message>
    <message>
        <source>If not, the other melds from the hand have to be enough.</source>
        <translation>Se não, as outras combinações da mão têm de bastar.</translation>
    </message>
    <message>
        <source>No minimum for going out at once</source>
        <translation>Sem mínimo para bater de uma vez</translation>
    </message>
    <message>
        <source>Whoever lays the whole hand in one turn, after drawing, needs no minimum.</source>
        <translation>Quem baixa a mão inteira em um só turno, depois de comprar, não precisa de mínimo.</translation>
    </message>
    <message>
        <source>First melds without wild cards</source>
        <translation>Abertura sem curingas</translation>
    </message>
    <message>
        <source>Wild cards are laid only after the side has melded.</source>
        <translation>Curingas só são baixados depois que o lado abriu.</translation>
    </message>
    <message>
        <source>The {pile} may be taken with the first melds</source>
        <translation>O {pile} pode ser pego com a abertura</translation>
    </message>
    <message>
        <source>Otherwise a side has to meld from the hand before.</source>
        <translation>Senão, um lado precisa antes abrir com a mão.</translation>
    </message>
    <message>
        <source>The first melds contain</source>
        <translation>A abertura contém</translation>
    </message>
    <message>
        <source>A meld without a mixture, with three of its cards from the hand.</source>
        <translation>Uma combinação sem mistura, com três das suas cartas vindas da mão.</translation>
    </message>
    <message>
        <source>what the player likes</source>
        <translation>o que o jogador quiser</translation>
    </message>
    <message>
        <source>three natural cards of a rank</source>
        <translation>três cartas naturais do mesmo valor</translation>
    </message>
    <message>
        <source>three natural cards of a rank, or wild cards</source>
        <translation>três cartas naturais do mesmo valor, ou curingas</translation>
    </message>
    <message>
        <source>A canasta from the hand opens, whatever it counts</source>
        <translation>Uma canastra da mão abre, valha o que valer</translation>
    </message>
    <message>
        <source>A natural or a wild one, without minimum or three clean cards.</source>
        <translation>Limpa ou de curingas, sem mínimo e sem três cartas limpas.</translation>
    </message>
    <message>
        <source>The first melds may hold a mixed canasta</source>
        <translation>A abertura pode ter uma canastra suja</translation>
    </message>
    <message>
        <source>Otherwise a side makes one only later.</source>
        <translation>Senão, um lado só a faz depois.</translation>
    </message>
    <message>
        <source>The first melds need a canasta from</source>
        <translation>A abertura precisa de uma canastra a partir de</translation>
    </message>
    <message>
        <source>From this score (or deal) on one has to be among them.</source>
        <translation>A partir destes pontos (ou desta rodada) precisa haver uma nela.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>It must not be a mixed one from</source>
        <translation>Ela não pode ser suja a partir de</translation>
    </message>
    <message>
        <source>From this score (or deal) on it is natural, wild, or a sequence.</source>
        <translation>A partir destes pontos (ou desta rodada) ela é limpa, de curingas ou uma sequência.</translation>
    </message>
    <message>
        <source>Points needed to open</source>
        <translation>Pontos necessários para abrir</translation>
    </message>
    <message>
        <source>From which score (or which deal) on how many points are needed.</source>
        <translation>A partir de quantos pontos (ou de que rodada) são necessários quantos.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>from {score}: {need}</source>
        <comment>one step of the opening</comment>
        <translation>a partir de {score}: {need}</translation>
    </message>
    <message>
        <source>below zero: {need}</source>
        <comment>one step of the opening</comment>
        <translation>abaixo de zero: {need}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>A partir de</translation>
    </message>
    <message>
        <source>below zero</source>
        <translation>abaixo de zero</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Necessários</translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message>
        <source>{title}: other numbers</source>
        <translation>{title}: outros números</translation>
    </message>
    <message>
        <source>{title}: {value} instead of {usual}</source>
        <translation>{title}: {value} em vez de {usual}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>Look for a rule, such as “wild”</source>
        <translation>Procurar uma regra, como “curinga”</translation>
    </message>
    <message>
        <source>Look for a rule</source>
        <translation>Procurar uma regra</translation>
    </message>
    <message>
        <source>Rules that can be changed</source>
        <translation>Regras que podem ser mudadas</translation>
    </message>
    <message>
        <source>No rule has these words. Try fewer letters.</source>
        <translation>Nenhuma regra tem essas palavras. Tente com menos letras.</translation>
    </message>
    <message>
        <source>Changed. In the original: {value}</source>
        <translation>Mudada. No original: {value}</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to it</source>
        <translation>Voltar a esse valor</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>Other books differ here. House rules have these options:</source>
        <translation>Outros livros dizem outra coisa. As regras da casa têm estas opções:</translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>Para abrir você precisa de {need} pontos e tem {have}: falta %n.</numerusform>
            <numerusform>Para abrir você precisa de {need} pontos e tem {have}: faltam %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first melds may hold no mixed canasta.</source>
        <translation>A sua abertura não pode ter canastra suja.</translation>
    </message>
    <message>
        <source>The last card is discarded: keep one card to go out with.</source>
        <translation>A última carta é descartada: guarde uma carta para bater.</translation>
    </message>
    <message>
        <source>Finish {cards} before you go out.</source>
        <translation>Complete {cards} antes de bater.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>Falta ao seu lado %n canastra para você poder bater.</numerusform>
            <numerusform>Faltam ao seu lado %n canastras para você poder bater.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave a card in your hand.</source>
        <translation>{player} precisa jogar antes com o morto: deixe uma carta na mão.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave a card in your hand.</source>
        <translation>Ninguém bate no seu primeiro turno: deixe uma carta na mão.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave a card in your hand.</source>
        <translation>O seu lado ainda não pegou o {pile}: deixe uma carta na mão.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot before you go out.</source>
        <translation>Complete uma canastra para ganhar o morto antes de bater.</translation>
    </message>
    <message>
        <source>Your foot has one card: keep a card to discard, and pick it up then.</source>
        <translation>O seu morto tem uma carta: guarde uma para descartar, e ele vem.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta that is not mixed.</source>
        <translation>A sua abertura precisa de uma canastra que não seja suja.</translation>
    </message>
    <message>
        <source>Your first melds need a canasta.</source>
        <translation>A sua abertura precisa de uma canastra.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, or wild ones.</source>
        <translation>Abra com três naturais do mesmo valor da sua mão, ou com curingas.</translation>
    </message>
    <message>
        <source>Open with three natural cards of a rank from your hand, without wild cards.</source>
        <translation>Abra com três naturais do mesmo valor da sua mão, sem curingas.</translation>
    </message>
    <message>
        <source>You have asked in this turn: lay cards, or discard one.</source>
        <translation>Você já perguntou nesta vez: baixe cartas, ou descarte uma.</translation>
    </message>
    <message>
        <source>You have asked once in this deal: lay cards, or discard one.</source>
        <translation>Você já perguntou uma vez nesta rodada: baixe cartas, ou descarte uma.</translation>
    </message>
    <message>
        <source>{player} has to play from the foot first: leave two cards in your hand.</source>
        <translation>{player} precisa jogar antes com o morto: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn: leave two cards in your hand.</source>
        <translation>Ninguém bate no seu primeiro turno: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>Your side has not taken the {pile} yet: leave two cards in your hand.</source>
        <translation>O seu lado ainda não pegou o {pile}: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>You have not asked your partner: leave two cards in your hand.</source>
        <translation>Você não perguntou ao parceiro: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>Finish a canasta to get your foot first: leave two cards in your hand.</source>
        <translation>Antes complete uma canastra para ganhar o morto: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>You may not go out with a seven: leave two cards in your hand.</source>
        <translation>Não se pode bater com um sete: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>Finish your sevens, aces or wild cards first: leave two cards in your hand.</source>
        <translation>Antes complete os setes, ases ou curingas: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>Your partner said no: leave two cards in your hand.</source>
        <translation>O parceiro disse não: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>You may not go out yet: leave two cards in your hand.</source>
        <translation>Você ainda não pode bater: deixe duas cartas na mão.</translation>
    </message>
    <message>
        <source>In this game nobody asks before going out.</source>
        <translation>Neste jogo ninguém pergunta antes de bater.</translation>
    </message>
    <message>
        <source>You play alone: there is nobody to ask.</source>
        <translation>Você joga sem parceiro: não há a quem perguntar.</translation>
    </message>
    <message>
        <source>You may ask once you have drawn.</source>
        <translation>Você pode perguntar depois de comprar.</translation>
    </message>
    <message>
        <source>Ask before you lay cards in your turn.</source>
        <translation>Pergunte antes de baixar cartas na sua vez.</translation>
    </message>
    <message>
        <source>You go out only with your foot: pick it up first.</source>
        <translation>Você só bate com o morto: pegue-o primeiro.</translation>
    </message>
    <message>
        <source>Your last card needs no question: discard it to go out.</source>
        <translation>A última carta não precisa de pergunta: descarte-a para bater.</translation>
    </message>
    <message>
        <source>Your partner said no: leave a card in your hand.</source>
        <translation>O parceiro disse não: deixe uma carta na mão.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Pergunte ao parceiro antes de bater.</translation>
    </message>
    <message>
        <source>Your partner said yes: now you have to go out.</source>
        <translation>O parceiro disse sim: agora você tem de bater.</translation>
    </message>
</context>
<context>
    <name>OutTopic</name>
    <message>
        <source>Going out</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>That ends the deal.</source>
        <translation>Isso encerra a rodada.</translation>
    </message>
    <message>
        <source>You go out by discarding your last card; it is never melded.</source>
        <translation>Para bater, você descarta a última carta; ela nunca é baixada.</translation>
    </message>
    <message>
        <source>You go out by getting rid of your last card: you meld it or discard it.</source>
        <translation>Para bater, você se livra da última carta: baixa ou descarta.</translation>
    </message>
    <message>
        <source>You need no canasta for it.</source>
        <translation>Não é preciso nenhuma canastra para isso.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas for it.</source>
        <translation>
            <numerusform>O seu lado precisa de %n canastra para isso.</numerusform>
            <numerusform>O seu lado precisa de %n canastras para isso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among them must be: {kinds}.</source>
        <translation>Entre elas precisa haver: {kinds}.</translation>
    </message>
    <message>
        <source>Sevens, aces without wild cards, and melds of wild cards alone must be finished before.</source>
        <translation>Setes, ases sem curingas e combinações só de curingas precisam estar completos antes.</translation>
    </message>
    <message>
        <source>{a_wild_canasta} does not count among them.</source>
        <translation>{a_wild_canasta} não conta entre elas.</translation>
    </message>
    <message>
        <source>Your partner must have played a card of the foot before.</source>
        <translation>Antes, o parceiro precisa ter jogado uma carta do morto.</translation>
    </message>
    <message>
        <source>Somebody of your side must have taken the {pile} in the deal.</source>
        <translation>Alguém do seu lado precisa ter pegado o {pile} na rodada.</translation>
    </message>
    <message>
        <source>Nobody goes out in the first own turn.</source>
        <translation>Ninguém bate no seu primeiro turno.</translation>
    </message>
    <message>
        <source>Until then you must still hold a card when your turn is over.</source>
        <translation>Até lá, você precisa ficar com pelo menos uma carta no fim da sua vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n natural canastas</source>
        <translation>
            <numerusform>%n canastra limpa</numerusform>
            <numerusform>%n canastras limpas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed canastas</source>
        <translation>
            <numerusform>%n canastra suja</numerusform>
            <numerusform>%n canastras sujas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canastas of sevens</source>
        <translation>
            <numerusform>%n canastra de setes</numerusform>
            <numerusform>%n canastras de setes</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} {kind}</source>
        <comment>a number of canastas of a kind</comment>
        <translation>{count} {kind}</translation>
    </message>
    <message>
        <source>Going out brings {points} points.</source>
        <translation>Bater dá {points} pontos.</translation>
    </message>
    <message>
        <source>Whoever has not melded before and lays the whole hand in one turn, with a canasta in it, goes out concealed: {points} points more.</source>
        <translation>Quem não baixou nada antes e baixa a mão inteira em um só turno, com uma canastra nela, bate de mão: mais {points} pontos.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} in that turn does not go out concealed.</source>
        <translation>Quem pega o {pile} nesse turno não bate de mão.</translation>
    </message>
    <message>
        <source>A card added to the partner&apos;s melds spoils it.</source>
        <translation>Uma carta acrescentada às combinações do parceiro impede isso.</translation>
    </message>
    <message>
        <source>The last card of such a hand may be discarded.</source>
        <translation>A última carta dessa mão pode ser descartada.</translation>
    </message>
    <message>
        <source>Such a hand must be melded to its last card: whoever ends with a discard gets nothing more.</source>
        <translation>Essa mão precisa ser baixada até a última carta: quem termina com um descarte não ganha nada a mais.</translation>
    </message>
    <message>
        <source>You have no partner whom you could ask first.</source>
        <translation>Você não tem parceiro a quem perguntar antes.</translation>
    </message>
    <message>
        <source>Nobody asks the partner before going out.</source>
        <translation>Ninguém pergunta ao parceiro antes de bater.</translation>
    </message>
    <message>
        <source>You may ask your partner first: “May I go out?”</source>
        <translation>Você pode perguntar antes ao parceiro: “Posso bater?”</translation>
    </message>
    <message>
        <source>You must ask your partner first: “May I go out?”</source>
        <translation>Você tem de perguntar antes ao parceiro: “Posso bater?”</translation>
    </message>
    <message>
        <source>Nobody asks before the foot is picked up. Just picked up, you may still ask before you play from it.</source>
        <translation>Ninguém pergunta antes de pegar o morto. Logo depois de pegá-lo, você ainda pode perguntar antes de jogar com ele.</translation>
    </message>
    <message>
        <source>Whoever is alone asks nobody.</source>
        <translation>Quem está sozinho não pergunta a ninguém.</translation>
    </message>
    <message>
        <source>Each player asks only once in a deal.</source>
        <translation>Cada jogador pergunta só uma vez por rodada.</translation>
    </message>
    <message>
        <source>After a no you may not go out in this turn.</source>
        <translation>Depois de um não, você não pode bater neste turno.</translation>
    </message>
    <message>
        <source>Whoever asks and does not go out in that turn loses {points} points.</source>
        <translation>Quem pergunta e não bate nesse turno perde {points} pontos.</translation>
    </message>
    <message>
        <source>Ask before you draw or just after it, before you meld.</source>
        <translation>Pergunte antes de comprar ou logo depois, antes de baixar.</translation>
    </message>
    <message>
        <source>Ask after you have drawn, and before you meld.</source>
        <translation>Pergunte depois de comprar e antes de baixar.</translation>
    </message>
    <message>
        <source>After a yes you have to go out; if you cannot, you show all your cards.</source>
        <translation>Depois de um sim, você tem de bater; se não puder, mostra todas as suas cartas.</translation>
    </message>
    <message>
        <source>After a yes you have to go out.</source>
        <translation>Depois de um sim, você tem de bater.</translation>
    </message>
    <message>
        <source>After a yes you may go out, but you need not.</source>
        <translation>Depois de um sim, você pode bater, mas não é obrigado.</translation>
    </message>
</context>
<context>
    <name>OutWords</name>
    <message>
        <source>Canastas needed to go out</source>
        <translation>Canastras necessárias para bater</translation>
    </message>
    <message>
        <source>How many canastas a side needs in all.</source>
        <translation>De quantas canastras um lado precisa ao todo.</translation>
    </message>
    <message>
        <source>Natural canastas among them</source>
        <translation>Delas, canastras limpas</translation>
    </message>
    <message>
        <source>Canastas without any wild card.</source>
        <translation>Canastras sem nenhum curinga.</translation>
    </message>
    <message>
        <source>Mixed canastas among them</source>
        <translation>Delas, canastras sujas</translation>
    </message>
    <message>
        <source>Canastas with wild cards.</source>
        <translation>Canastras com curingas.</translation>
    </message>
    <message>
        <source>Canastas of wild cards alone.</source>
        <translation>Canastras só de curingas.</translation>
    </message>
    <message>
        <source>{wild_canastas} among them</source>
        <translation>Delas, {wild_canastas}</translation>
    </message>
    <message>
        <source>{sambas} among them</source>
        <translation>Delas, {sambas}</translation>
    </message>
    <message>
        <source>Sequences of seven cards.</source>
        <translation>Sequências de sete cartas.</translation>
    </message>
    <message>
        <source>Canastas of sevens among them</source>
        <translation>Delas, canastras de setes</translation>
    </message>
    <message>
        <source>Where these are a kind of their own.</source>
        <translation>Onde estas são um tipo à parte.</translation>
    </message>
    <message>
        <source>Wild canastas count for going out</source>
        <translation>Canastras de curingas contam para bater</translation>
    </message>
    <message>
        <source>Otherwise only canastas of other kinds make up the number.</source>
        <translation>Senão, só canastras de outros tipos formam o número.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Pontos da batida</translation>
    </message>
    <message>
        <source>For the side that ends the deal.</source>
        <translation>Para o lado que encerra a rodada.</translation>
    </message>
    <message>
        <source>Going out waits for the partner</source>
        <translation>A batida espera pelo parceiro</translation>
    </message>
    <message>
        <source>Until the partner has played a card of the foot.</source>
        <translation>Até o parceiro ter jogado uma carta do morto.</translation>
    </message>
    <message>
        <source>Going out needs the {pile}</source>
        <translation>Para bater é preciso o {pile}</translation>
    </message>
    <message>
        <source>Somebody of the side must have taken it in the deal.</source>
        <translation>Alguém do lado precisa tê-lo pegado na rodada.</translation>
    </message>
    <message>
        <source>Going out in the first own turn</source>
        <translation>Bater no próprio primeiro turno</translation>
    </message>
    <message>
        <source>If not, everybody has a turn before going out.</source>
        <translation>Se não, cada um joga um turno antes de bater.</translation>
    </message>
    <message>
        <source>Extra points for going out at once</source>
        <translation>Pontos extras por bater de mão</translation>
    </message>
    <message>
        <source>For laying the whole hand in one turn, without melds before.</source>
        <translation>Por baixar a mão inteira em um só turno, sem combinações antes.</translation>
    </message>
    <message>
        <source>Going out at once may end with a discard</source>
        <translation>Bater de mão pode terminar com um descarte</translation>
    </message>
    <message>
        <source>If not, the extra points are for a hand melded to its last card.</source>
        <translation>Se não, os pontos extras são para uma mão baixada até a última carta.</translation>
    </message>
    <message>
        <source>Going out at once with the {pile}</source>
        <translation>Bater de mão com o {pile}</translation>
    </message>
    <message>
        <source>If not, whoever takes the {pile} in that turn gets no extra points.</source>
        <translation>Se não, quem pega o {pile} nesse turno não ganha pontos extras.</translation>
    </message>
    <message>
        <source>The last card is discarded</source>
        <translation>A última carta é descartada</translation>
    </message>
    <message>
        <source>Nobody goes out by melding it.</source>
        <translation>Ninguém bate baixando-a.</translation>
    </message>
    <message>
        <source>No going out with something unfinished</source>
        <translation>Não bater com algo incompleto</translation>
    </message>
    <message>
        <source>A meld of sevens, of natural aces or of wild cards has to be a canasta.</source>
        <translation>Uma combinação de setes, de ases limpos ou de curingas tem de ser canastra.</translation>
    </message>
    <message>
        <source>Asking the partner before going out</source>
        <translation>Perguntar ao parceiro antes de bater</translation>
    </message>
    <message>
        <source>“May I go out?”</source>
        <translation>“Posso bater?”</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>proibido</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>When the partner says yes</source>
        <translation>Quando o parceiro diz sim</translation>
    </message>
    <message>
        <source>Whether the player who asked has to go out.</source>
        <translation>Se o jogador que perguntou tem de bater.</translation>
    </message>
    <message>
        <source>the player may go out</source>
        <translation>o jogador pode bater</translation>
    </message>
    <message>
        <source>the player must go out</source>
        <translation>o jogador tem de bater</translation>
    </message>
    <message>
        <source>Whoever must go out after a yes and cannot shows the hand</source>
        <translation>Quem tem de bater depois de um sim e não pode mostra a mão</translation>
    </message>
    <message>
        <source>It lies open for all until that player&apos;s next turn.</source>
        <translation>Ela fica aberta para todos até a próxima vez desse jogador.</translation>
    </message>
    <message>
        <source>A question without going out costs</source>
        <translation>Perguntar sem bater custa</translation>
    </message>
    <message>
        <source>When the player does not go out in that turn, after a yes or a no.</source>
        <translation>Quando o jogador não bate nesse turno, depois de um sim ou de um não.</translation>
    </message>
    <message>
        <source>Asking before drawing is allowed</source>
        <translation>É permitido perguntar antes de comprar</translation>
    </message>
    <message>
        <source>Otherwise one asks after drawing, before melding.</source>
        <translation>Senão, pergunta-se depois de comprar e antes de baixar.</translation>
    </message>
    <message>
        <source>Each player asks once in a deal</source>
        <translation>Cada jogador pergunta uma vez por rodada</translation>
    </message>
    <message>
        <source>Otherwise once in every turn.</source>
        <translation>Senão, uma vez em cada turno.</translation>
    </message>
</context>
<context>
    <name>PageDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>PartnerDecision</name>
    <message>
        <source>Watching your partner</source>
        <translation>Observar o parceiro</translation>
    </message>
    <message>
        <source>What your partner holds tells you what to lay.</source>
        <translation>O que o parceiro tem diz o que você deve baixar.</translation>
    </message>
    <message>
        <source>Look at your partner: one card is left. Your side has the canastas for it, so your partner may go out soon.</source>
        <translation>Olhe o parceiro: resta-lhe uma carta. O seu lado tem as canastras para isso, então ele pode bater logo.</translation>
    </message>
    <message>
        <source>You hold four aces. Lay them, or keep them and discard?</source>
        <translation>Você tem quatro ases. Baixa os ases, ou guarda e descarta?</translation>
    </message>
    <message>
        <source>Lay your four aces.</source>
        <translation>Baixe os seus quatro ases.</translation>
    </message>
    <message>
        <source>If your partner goes out, the aces in your hand count {points} points against your side. Lay them, and they count for it.</source>
        <translation>Se o parceiro bater, os ases da sua mão contam {points} pontos contra o seu lado. Baixados, contam a favor.</translation>
    </message>
    <message>
        <source>What lies on the table counts for your side, what is in a hand against it. When your partner is nearly out, lay what you can.</source>
        <translation>O que está na mesa conta a favor do seu lado; o que está na mão, contra. Quando o parceiro está para bater, baixe o que puder.</translation>
    </message>
    <message>
        <source>Again your partner holds one card. But your side has no canasta yet, and without one neither of you may go out. The others have theirs.</source>
        <translation>De novo o parceiro tem uma carta. Mas o seu lado ainda não tem canastra, e sem ela nenhum de vocês pode bater. Os outros têm a deles.</translation>
    </message>
    <message>
        <source>What helps your partner most?</source>
        <translation>O que mais ajuda o parceiro?</translation>
    </message>
    <message>
        <source>Lay both tens on your tens.</source>
        <translation>Acrescente o par de dez à sua combinação de dez.</translation>
    </message>
    <message>
        <source>Your partner waits for a canasta, and the others may go out first. Your two tens finish one: lay them.</source>
        <translation>O parceiro espera uma canastra, e os outros podem bater antes. O seu par de dez completa uma: baixe-o.</translation>
    </message>
    <message>
        <source>The canasta is yours as well as your partner&apos;s: now both of you may go out.</source>
        <translation>A canastra é de vocês dois: agora ambos podem bater.</translation>
    </message>
</context>
<context>
    <name>PersonEditor</name>
    <message>
        <source>Plays now</source>
        <translation>Joga agora</translation>
    </message>
    <message>
        <source>Plays from now on</source>
        <translation>Joga de agora em diante</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Excluir de vez?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Face of {name}: {face}</source>
        <translation>Rosto de {name}: {face}</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Escolher outro rosto</translation>
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
        <translation>Celular para jogar</translation>
    </message>
    <message>
        <source>The camera of a phone opens the code: that hand is then on the phone, and face down here. No app and no internet are needed.</source>
        <translation>A câmera de um celular abre o código: essa mão passa para o celular e aqui fica fechada. Não é preciso aplicativo nem internet.</translation>
    </message>
    <message>
        <source>Whose hand</source>
        <translation>De quem é a mão</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Voltar a jogar na mesa</translation>
    </message>
    <message>
        <source>Network of the phone</source>
        <translation>Rede do celular</translation>
    </message>
    <message>
        <source>Meant for your own home network: who listens in on it with the right tools could read a hand. Nothing goes to the internet, and nobody is let in without the code.</source>
        <translation>Feito para a rede da sua casa: quem a espiona com as ferramentas certas poderia ler uma mão. Nada vai para a internet, e ninguém entra sem o código.</translation>
    </message>
    <message>
        <source>If the page does not open: the phone has to be in the same network, not in a guest network or a VPN. Your system may ask whether Canasta may be reached: allow it for private networks. Or choose another network above.</source>
        <translation>Se a página não abrir: o celular tem de estar na mesma rede, não em uma rede de visitantes nem em uma VPN. O sistema pode perguntar se o Canasta pode ser acessado: permita para redes privadas. Ou escolha outra rede acima.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Código para {name}</translation>
    </message>
    <message>
        <source>Show the code for {name}</source>
        <translation>Mostrar o código para {name}</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Novo código</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Deixar entrar</translation>
    </message>
    <message>
        <source>Not this phone</source>
        <translation>Não este celular</translation>
    </message>
    <message>
        <source>Code for watching</source>
        <translation>Código para assistir</translation>
    </message>
    <message>
        <source>No more watching</source>
        <translation>Ninguém assiste mais</translation>
    </message>
    <message>
        <source>Show the code for watching</source>
        <translation>Mostrar o código para assistir</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could reach.</source>
        <translation>Este computador não está em nenhuma rede que um celular alcance.</translation>
    </message>
    <message>
        <source>The system does not let Canasta be reached in this network.</source>
        <translation>O sistema não deixa o Canasta ser acessado nesta rede.</translation>
    </message>
    <message>
        <source>Too many wrong numbers were typed.</source>
        <translation>Foram digitados números errados demais.</translation>
    </message>
    <message>
        <source>Without a camera: open {address} in the phone&apos;s browser, and type {number} there.</source>
        <translation>Sem câmera: abra {address} no navegador do celular e digite {number} ali.</translation>
    </message>
    <message>
        <source>A phone has typed the number. Is it the right one?</source>
        <translation>Um celular digitou o número. É o celular certo?</translation>
    </message>
    <message>
        <source>Whoever opens this code sees the table, and nobody&apos;s hand.</source>
        <translation>Quem abre este código vê a mesa, e a mão de ninguém.</translation>
    </message>
    <message>
        <source>{name} plays at the table.</source>
        <translation>{name} joga na mesa.</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code.</source>
        <translation>Aponte a câmera do celular para o código.</translation>
    </message>
    <message>
        <source>{name} plays on a phone.</source>
        <translation>{name} joga em um celular.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, and the hand is back.</source>
        <translation>O celular de {name} está em repouso: toque nele, e a mão volta.</translation>
    </message>
</context>
<context>
    <name>PhoneDialogs</name>
    <message>
        <source>Another phone shows {name}&apos;s hand now.</source>
        <translation>Outro celular mostra agora a mão de {name}.</translation>
    </message>
    <message>
        <source>Phones can no longer be reached. Their hands are at the table again.</source>
        <translation>Os celulares não podem mais ser alcançados. As mãos deles estão de novo na mesa.</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Mostrar os códigos</translation>
    </message>
    <message>
        <source>This computer is in another network now: phones need new codes.</source>
        <translation>Este computador está agora em outra rede: os celulares precisam de códigos novos.</translation>
    </message>
    <message>
        <source>{name}&apos;s phone sleeps: touch it, or play at the table.</source>
        <translation>O celular de {name} está em repouso: toque nele ou jogue na mesa.</translation>
    </message>
    <message>
        <source>Play at the table</source>
        <translation>Jogar na mesa</translation>
    </message>
    <message>
        <source>A computer takes over…</source>
        <translation>O computador continua…</translation>
    </message>
</context>
<context>
    <name>PhoneTexts</name>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Pegar o lixo</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Arrumar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Esconder</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Que cartas?</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>{count} raised</source>
        <translation>{count} escolhidas</translation>
    </message>
    <message>
        <source>Touch to put it back.</source>
        <translation>Toque para devolver.</translation>
    </message>
    <message>
        <source>Play at the table again</source>
        <translation>Voltar a jogar na mesa</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jogar aqui</translation>
    </message>
    <message>
        <source>Touch to see your hand</source>
        <translation>Toque para ver a sua mão</translation>
    </message>
    <message>
        <source>The number at the table</source>
        <translation>O número na mesa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>The game went on meanwhile. Look again, then choose.</source>
        <translation>O jogo continuou nesse meio-tempo. Olhe de novo e escolha.</translation>
    </message>
    <message>
        <source>The table could not save this. Look there.</source>
        <translation>A mesa não conseguiu salvar isto. Veja no computador.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Procurando a mesa…</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Reconectando…</translation>
    </message>
    <message>
        <source>Something else lies on the table. Your hand comes back with the match.</source>
        <translation>Há outra coisa na mesa. A sua mão volta com a partida.</translation>
    </message>
    <message>
        <source>Another phone shows this hand.</source>
        <translation>Outro celular mostra esta mão.</translation>
    </message>
    <message>
        <source>This hand is on another phone now.</source>
        <translation>Esta mão agora está em outro celular.</translation>
    </message>
    <message>
        <source>Scan the code at the table again.</source>
        <translation>Leia de novo o código da mesa.</translation>
    </message>
    <message>
        <source>Or type the number that stands there.</source>
        <translation>Ou digite o número que está lá.</translation>
    </message>
    <message>
        <source>The table asks whether this is the right phone.</source>
        <translation>A mesa pergunta se este é o celular certo.</translation>
    </message>
    <message>
        <source>The table does not take this number. Look at it again.</source>
        <translation>A mesa não aceita este número. Olhe de novo.</translation>
    </message>
    <message>
        <source>You play at the table again.</source>
        <translation>Você joga de novo na mesa.</translation>
    </message>
    <message>
        <source>This page is too old. Close it, and scan the code again.</source>
        <translation>Esta página é antiga demais. Feche-a e leia o código de novo.</translation>
    </message>
    <message>
        <source>The table does not understand this page. Scan the code again.</source>
        <translation>A mesa não entende esta página. Leia o código de novo.</translation>
    </message>
</context>
<context>
    <name>PileBaseLesson</name>
    <message>
        <source>Cards under the pile</source>
        <translation>Cartas sob o lixo</translation>
    </message>
    <message>
        <source>Whoever takes the pile gets face-down cards; twos may be melded alone.</source>
        <translation>Quem pega o lixo leva cartas fechadas; o dois pode formar combinações próprias.</translation>
    </message>
    <message>
        <source>Under the first card of the {pile} cards were laid face down. Nobody knows them; whoever takes the {pile} gets them, too.</source>
        <translation>Sob a primeira carta do {pile} foram postas cartas fechadas. Ninguém as conhece; quem pega o {pile} as leva também.</translation>
    </message>
    <message>
        <source>Take the {pile}: raise both kings, click it, and confirm.</source>
        <translation>Pegue o {pile}: escolha os dois reis, clique nele e confirme.</translation>
    </message>
    <message>
        <source>Now they are in your hand, a two among them. Only you have seen them.</source>
        <translation>Agora elas estão na sua mão, e entre elas um dois. Só você as viu.</translation>
    </message>
    <message>
        <source>Lay the two on the twos of your side.</source>
        <translation>Acrescente o dois à combinação de dois do seu lado.</translation>
    </message>
    <message>
        <source>The two goes to the meld of twos.</source>
        <translation>O dois vai para a combinação de dois.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos. Until it is finished, a two joins no other meld.</source>
        <translation>O seu lado começou uma combinação de dois. Até ela ficar completa, nenhum dois vai para outra combinação.</translation>
    </message>
    <message>
        <source>Your side has begun a meld of twos, which takes more of them.</source>
        <translation>O seu lado começou uma combinação de dois, que recebe mais deles.</translation>
    </message>
</context>
<context>
    <name>PileFacts</name>
    <message>
        <source>The {pile} cannot be taken now.</source>
        <translation>O {pile} não pode ser pego agora.</translation>
    </message>
    <message numerus="yes">
        <source>With %n cards the {pile} is worth little.</source>
        <translation>
            <numerusform>Com %n carta, o {pile} vale pouco.</numerusform>
            <numerusform>Com %n cartas, o {pile} vale pouco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below its top card %n cards go with the melds or the hand.</source>
        <translation>
            <numerusform>Sob a carta de cima, %n carta combina com a mesa ou com a mão.</numerusform>
            <numerusform>Sob a carta de cima, %n cartas combinam com a mesa ou com a mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild cards lie in the {pile}.</source>
        <translation>
            <numerusform>Há %n curinga no {pile}.</numerusform>
            <numerusform>Há %n curingas no {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards worth {points} points.</source>
        <translation>
            <numerusform>Ele tem %n carta, que vale {points} pontos.</numerusform>
            <numerusform>Ele tem %n cartas, que valem {points} pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {pile} is frozen: only a natural pair from the hand takes it.</source>
        <translation>O {pile} está congelado: só um par natural da mão o pega.</translation>
    </message>
    <message numerus="yes">
        <source>Once open, a side takes the {pile} more easily; it holds %n cards.</source>
        <translation>
            <numerusform>Depois de abrir, um lado pega o {pile} com mais facilidade; ele tem %n carta.</numerusform>
            <numerusform>Depois de abrir, um lado pega o {pile} com mais facilidade; ele tem %n cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLesson</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Pegar o {pile}</translation>
    </message>
    <message>
        <source>Every way to the {pile} that your rules have.</source>
        <translation>Todos os jeitos de pegar o {pile} que as suas regras têm.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole {pile}, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Em vez de comprar, você pode pegar o {pile} inteiro, se puder baixar na hora a carta de cima. Duas cartas naturais desse valor, da sua mão, bastam para isso.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top of the {pile}, up to {most} cards, if you can meld its top card at once. Two natural cards of its rank from your hand do that.</source>
        <translation>Em vez de comprar, você pode pegar as cartas de cima do {pile}, até {most}, se puder baixar na hora a primeira. Duas cartas naturais desse valor, da sua mão, bastam para isso.</translation>
    </message>
    <message>
        <source>Raise both queens, click the {pile}, and confirm.</source>
        <translation>Escolha as duas damas, clique no {pile} e confirme.</translation>
    </message>
    <message>
        <source>By your rules one natural card and a wild card do, too, as long as the {pile} is not frozen and your side has melded.</source>
        <translation>Pelas suas regras, uma carta natural e um curinga também bastam, enquanto o {pile} não estiver congelado e depois que o seu lado abriu.</translation>
    </message>
    <message>
        <source>Take the {pile} with the nine and the wild card.</source>
        <translation>Pegue o {pile} com o nove e o curinga.</translation>
    </message>
    <message>
        <source>Your side has eights on the table, and an eight was thrown: the top card alone may join them, and the {pile} is yours.</source>
        <translation>O seu lado tem oitos na mesa, e um oito foi descartado: a carta de cima pode ir sozinha para eles, e o {pile} é seu.</translation>
    </message>
    <message>
        <source>Drag the top card onto your eights, or click the {pile}.</source>
        <translation>Arraste a carta de cima até os seus oitos ou clique no {pile}.</translation>
    </message>
    <message>
        <source>A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe discard, but it helps only once.</source>
        <translation>Há um {stop} em cima: neste turno você não pode pegar o {pile}. É um descarte seguro, mas só ajuda uma vez.</translation>
    </message>
</context>
<context>
    <name>PileRefusals</name>
    <message>
        <source>The {pile} is empty.</source>
        <translation>O {pile} está vazio.</translation>
    </message>
    <message>
        <source>{card} blocks the {pile}: nobody can take it now.</source>
        <translation>{card} tranca o {pile}: ninguém pode pegá-lo agora.</translation>
    </message>
    <message>
        <source>Your side has to meld before it takes the {pile}: draw.</source>
        <translation>O seu lado tem de abrir antes de pegar o {pile}: compre.</translation>
    </message>
    <message numerus="yes">
        <source>Your meld of that rank has more than %n cards: draw instead.</source>
        <translation>
            <numerusform>A sua combinação desse valor tem mais de %n carta: compre.</numerusform>
            <numerusform>A sua combinação desse valor tem mais de %n cartas: compre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your only card may not take a {pile} of one card: draw instead.</source>
        <translation>A sua única carta não pode pegar um {pile} de uma carta: compre.</translation>
    </message>
    <message>
        <source>Keep two cards: those under the {pile} might all be {bonuses}.</source>
        <translation>Guarde duas cartas: as que estão sob o {pile} podem ser todas {bonuses}.</translation>
    </message>
    <message>
        <source>First melds hold no wild card: put {cards} back.</source>
        <translation>A abertura não tem curinga: recolha {cards}.</translation>
    </message>
    <message>
        <source>To open, {cards} must come from your hand.</source>
        <translation>Para abrir, têm de vir da sua mão: {cards}.</translation>
    </message>
    <message>
        <source>Your side has not melded: only two natural {ranks} take the {pile}.</source>
        <translation>Antes de abrir, só um par natural de {ranks} pega o {pile}.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two natural {ranks} from your hand take it.</source>
        <translation>O {pile} está congelado: só um par natural de {ranks} o pega.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need two {ranks} from your hand.</source>
        <translation>Há um curinga em cima: você precisa de um par de {ranks} na mão.</translation>
    </message>
    <message>
        <source>Only cards like the top one, and wild cards, take the {pile}.</source>
        <translation>Só cartas iguais à de cima, e curingas, pegam o {pile}.</translation>
    </message>
    <message>
        <source>{card} must follow at an end of the sequence.</source>
        <translation>{card} tem de seguir em uma ponta da sequência.</translation>
    </message>
    <message>
        <source>{card} joins only a meld of its own rank.</source>
        <translation>{card} só serve em uma combinação do mesmo valor.</translation>
    </message>
    <message>
        <source>You need two natural {ranks} from your hand, or one and a wild card.</source>
        <translation>Você precisa de um par natural de {ranks}, ou de uma natural e um curinga.</translation>
    </message>
    <message>
        <source>To take the {pile} you need two natural {ranks} from your hand.</source>
        <translation>Para pegar o {pile} você precisa de um par natural de {ranks} na mão.</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>Frozen for you: your side has not melded; two natural {ranks} take it</source>
        <translation>Congelado para você: o seu lado não abriu; só um par natural de {ranks} o pega</translation>
    </message>
    <message>
        <source>Frozen for you until you have taken it once; two natural {ranks} take it</source>
        <translation>Congelado para você até pegá-lo uma vez; só um par natural de {ranks} o pega</translation>
    </message>
    <message>
        <source>Frozen: a wild card lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelado: tem um curinga; só um par natural de {ranks} da mão o pega</translation>
    </message>
    <message>
        <source>Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelado: tem um {bonus}; só um par natural de {ranks} da mão o pega</translation>
    </message>
    <message>
        <source>Frozen: a {stop} lies in it; two natural {ranks} from your hand take it</source>
        <translation>Congelado: tem um {stop}; só um par natural de {ranks} da mão o pega</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks} from your hand take it</source>
        <translation>Sempre congelado: só um par natural de {ranks} da mão o pega</translation>
    </message>
    <message>
        <source>Always frozen: two natural {ranks}, or your own meld of them, take it</source>
        <translation>Sempre congelado: um par natural de {ranks}, ou a sua combinação dessas cartas, o pega</translation>
    </message>
    <message>
        <source>Frozen</source>
        <comment>the pile</comment>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>the pile</comment>
        <translation>Trancado</translation>
    </message>
    <message>
        <source>You can take it.</source>
        <comment>the pile</comment>
        <translation>Você pode pegá-lo.</translation>
    </message>
    <message>
        <source>You cannot take it.</source>
        <comment>the pile</comment>
        <translation>Você não pode pegá-lo.</translation>
    </message>
    <message>
        <source>Nobody can take it.</source>
        <comment>the pile</comment>
        <translation>Ninguém pode pegá-lo.</translation>
    </message>
    <message>
        <source>With {cards} from your hand.</source>
        <comment>the pile is taken</comment>
        <translation>Com {cards} da mão.</translation>
    </message>
    <message>
        <source>It is frozen, but your {cards} take it.</source>
        <comment>the pile; a natural pair</comment>
        <translation>Congelado, mas bastam {cards} da mão.</translation>
    </message>
    <message>
        <source>Also lay {more} to open.</source>
        <comment>when the pile is taken</comment>
        <translation>Baixe também {more} para abrir.</translation>
    </message>
    <message>
        <source>Its top card joins your meld.</source>
        <comment>the pile</comment>
        <translation>A carta de cima vai para a sua combinação.</translation>
    </message>
    <message>
        <source>You hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Você não tem {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen, and you hold no {ranks}.</source>
        <comment>why the pile cannot be taken</comment>
        <translation>Congelado, e você não tem {ranks}.</translation>
    </message>
    <message>
        <source>It is frozen: you need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Congelado: você precisa de um par natural de {ranks}.</translation>
    </message>
    <message>
        <source>The top card blocks it: {card}.</source>
        <comment>why nobody can take the pile</comment>
        <translation>A carta de cima o tranca: {card}.</translation>
    </message>
    <message>
        <source>You need two natural {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Você precisa de um par natural de {ranks}.</translation>
    </message>
    <message>
        <source>You need two {ranks}.</source>
        <comment>to take the pile</comment>
        <translation>Você precisa de um par de {ranks}.</translation>
    </message>
    <message>
        <source>You need two {ranks}, or one and a wild card.</source>
        <comment>to take the pile</comment>
        <translation>Você precisa de um par de {ranks}, ou de uma delas e um curinga.</translation>
    </message>
    <message>
        <source>A wild card on top: two {ranks} from your hand take it</source>
        <translation>Um curinga em cima: um par de {ranks} da mão o pega</translation>
    </message>
    <message>
        <source>Blocked: {card} on top</source>
        <translation>Trancado: {card} em cima</translation>
    </message>
    <message>
        <source>Frozen, and blocked: {card} on top</source>
        <translation>Congelado e trancado: {card} em cima</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards, on top {card}</source>
        <translation>
            <numerusform>{pile}: %n carta; em cima, {card}</numerusform>
            <numerusform>{pile}: %n cartas; em cima, {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them face down</source>
        <translation>
            <numerusform>%n delas fechada</numerusform>
            <numerusform>%n delas fechadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: vazio</translation>
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
        <translation>{stock}: vazio</translation>
    </message>
</context>
<context>
    <name>PileTopic</name>
    <message>
        <source>Taking the {pile}</source>
        <translation>Pegar o {pile}</translation>
    </message>
    <message>
        <source>It is always frozen: see the next page.</source>
        <translation>Ele está sempre congelado: veja a próxima página.</translation>
    </message>
    <message>
        <source>Once your side has melded, and while the {pile} is not frozen:</source>
        <translation>Depois que o seu lado abrir, e enquanto o {pile} não estiver congelado:</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then all its cards are yours.</source>
        <translation>Você só pode pegar o {pile} se baixar na hora a carta de cima. Então todas as cartas dele são suas.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. That card alone is yours; the others stay.</source>
        <translation>Você só pode pegar o {pile} se baixar na hora a carta de cima. Só essa carta é sua; as outras ficam.</translation>
    </message>
    <message>
        <source>You may take the {pile} only if you meld its top card at once. Then its top {most} cards are yours, or all if there are fewer; the others stay.</source>
        <translation>Você só pode pegar o {pile} se baixar na hora a carta de cima. Então as {most} cartas de cima são suas, ou todas, se houver menos; as outras ficam.</translation>
    </message>
    <message>
        <source>Until your side has melded you may not take the {pile}: its first melds come from the hand.</source>
        <translation>Enquanto o seu lado não tiver aberto, você não pode pegar o {pile}: a abertura sai da mão.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two natural cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Enquanto o seu lado não tiver aberto, você precisa ter na mão duas cartas naturais do valor da carta de cima, e pontos suficientes para a abertura.</translation>
    </message>
    <message>
        <source>Until your side has melded, you need two cards of the top card&apos;s rank in your hand, and enough points for the first melds.</source>
        <translation>Enquanto o seu lado não tiver aberto, você precisa ter na mão duas cartas do valor da carta de cima, e pontos suficientes para a abertura.</translation>
    </message>
    <message>
        <source>Who is the first to take it in a deal plays alone from then on; the other two become partners.</source>
        <translation>Quem o pega primeiro em uma rodada joga sozinho daí em diante; os outros dois viram parceiros.</translation>
    </message>
    <message>
        <source>A side with a meld of {least} or more cards of the top card&apos;s rank may not take it.</source>
        <translation>Um lado com uma combinação de {least} ou mais cartas do valor da carta de cima não pode pegá-lo.</translation>
    </message>
    <message>
        <source>Two natural cards of the same rank from your hand take the top card.</source>
        <translation>Duas cartas naturais do mesmo valor, da sua mão, pegam a carta de cima.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card do it, too.</source>
        <translation>Uma carta natural desse valor e um curinga também.</translation>
    </message>
    <message>
        <source>One natural card and a wild card are not enough.</source>
        <translation>Uma carta natural e um curinga não bastam.</translation>
    </message>
    <message>
        <source>The top card may also extend a sequence of your side at either end, without help from the hand; it begins none.</source>
        <translation>A carta de cima também pode alongar uma sequência do seu lado em uma das pontas, sem ajuda da mão; ela não começa nenhuma.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, also a canasta.</source>
        <translation>Ou a carta de cima vai para a combinação desse valor do seu lado, mesmo que seja uma canastra.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank that is not full.</source>
        <translation>Ou a carta de cima vai para a combinação desse valor do seu lado que não esteja cheia.</translation>
    </message>
    <message>
        <source>Or the top card joins your side&apos;s meld of its rank, but no canasta.</source>
        <translation>Ou a carta de cima vai para a combinação desse valor do seu lado, mas não para uma canastra.</translation>
    </message>
    <message>
        <source>The top card alone may not join a meld: two cards must come from the hand.</source>
        <translation>A carta de cima não pode ir sozinha para uma combinação: duas cartas têm de vir da mão.</translation>
    </message>
    <message>
        <source>The face-down cards under it come with it, but only after everything that you lay with the top card. A {bonus} among them is laid, and no card is drawn for it.</source>
        <translation>As cartas fechadas sob ele vêm junto, mas só depois de tudo o que você baixa com a carta de cima. Um {bonus} entre elas vai para a mesa, e não se compra carta por ele.</translation>
    </message>
    <message>
        <source>As all of them might be {bonuses}, you need enough other cards to keep two.</source>
        <translation>Como todas elas podem ser {bonuses}, você precisa de outras cartas suficientes para guardar duas.</translation>
    </message>
    <message>
        <source>The top card and two natural cards from the hand.</source>
        <comment>below a picture</comment>
        <translation>A carta de cima e duas cartas naturais da mão.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it, or to pick up your foot.</source>
        <translation>Com uma carta na mão, você só pega um {pile} de uma carta para bater com ele ou para pegar o seu morto.</translation>
    </message>
    <message>
        <source>With one card in your hand you may not take a {pile} of one card.</source>
        <translation>Com uma carta na mão, você não pode pegar um {pile} de uma carta.</translation>
    </message>
    <message>
        <source>With one card in your hand you take a {pile} of one card only to go out with it.</source>
        <translation>Com uma carta na mão, você só pega um {pile} de uma carta para bater com ele.</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message>
        <source>The {pile} is always frozen</source>
        <translation>O {pile} está sempre congelado</translation>
    </message>
    <message>
        <source>Who can freeze the {pile}</source>
        <translation>Quem pode congelar o {pile}</translation>
    </message>
    <message>
        <source>Whose wild discards freeze it for a side.</source>
        <translation>De quem são os curingas descartados que o congelam para um lado.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>only the opponents</source>
        <translation>só os adversários</translation>
    </message>
    <message>
        <source>{stops} freeze the {pile}, too</source>
        <translation>Os {stops} também congelam o {pile}</translation>
    </message>
    <message>
        <source>One discarded or turned up first does what a wild card does.</source>
        <translation>Descartado ou virado primeiro, age como um curinga.</translation>
    </message>
    <message>
        <source>The {pile} is frozen for each player until taken once</source>
        <translation>O {pile} está congelado para cada um até pegá-lo uma vez</translation>
    </message>
    <message>
        <source>Until the own first time in a deal only two natural cards take it.</source>
        <translation>Na primeira vez de cada um na rodada, só duas cartas naturais o pegam.</translation>
    </message>
    <message>
        <source>One natural and one wild card take the {pile}</source>
        <translation>Uma natural e um curinga pegam o {pile}</translation>
    </message>
    <message>
        <source>While it is not frozen; otherwise two natural cards are needed.</source>
        <translation>Enquanto não estiver congelado; senão, são necessárias duas cartas naturais.</translation>
    </message>
    <message>
        <source>Cards that come with the {pile}</source>
        <translation>Cartas que vêm com o {pile}</translation>
    </message>
    <message>
        <source>So many are taken from the top, or all that there are; others stay.</source>
        <translation>Pega-se esse número de cartas de cima, ou todas as que houver; as outras ficam.</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>The top card is not taken for a meld of</source>
        <translation>A carta de cima não é pega para uma combinação de</translation>
    </message>
    <message>
        <source>With so many cards of its rank on the table a side leaves the {pile}.</source>
        <translation>Com esse número de cartas desse valor na mesa, um lado deixa o {pile}.</translation>
    </message>
    <message>
        <source>any size is good</source>
        <translation>qualquer tamanho serve</translation>
    </message>
    <message>
        <source>Two twos take a two, two jokers a joker</source>
        <translation>Um par de dois pega um dois; um par de jokers, um joker</translation>
    </message>
    <message>
        <source>The three are a meld of wild cards. Otherwise a wild card on top blocks.</source>
        <translation>Os três são uma combinação de curingas. Senão, um curinga em cima tranca.</translation>
    </message>
    <message>
        <source>Last card in the hand, one card in the {pile}</source>
        <translation>Última carta na mão, uma carta no {pile}</translation>
    </message>
    <message>
        <source>Whether a player with one card may take a {pile} of one card.</source>
        <translation>Se um jogador com uma carta pode pegar um {pile} de uma carta.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>só para bater</translation>
    </message>
    <message>
        <source>Sevens are discarded</source>
        <translation>Setes são descartados</translation>
    </message>
    <message>
        <source>Before that only by who holds nothing else, and never to go out.</source>
        <translation>Antes disso, só por quem não tem outra carta, e nunca para bater.</translation>
    </message>
    <message>
        <source>always, and to go out too</source>
        <translation>sempre, também para bater</translation>
    </message>
    <message>
        <source>once the side has a canasta of them</source>
        <translation>quando o lado tem uma canastra deles</translation>
    </message>
    <message>
        <source>once every side has a canasta of them</source>
        <translation>quando cada lado tem uma canastra deles</translation>
    </message>
    <message>
        <source>Wild cards are discarded</source>
        <translation>Curingas são descartados</translation>
    </message>
    <message>
        <source>The last card of who goes out may always be one.</source>
        <translation>A última carta de quem bate sempre pode ser um.</translation>
    </message>
    <message>
        <source>whenever the player likes</source>
        <translation>quando o jogador quiser</translation>
    </message>
    <message>
        <source>only by who can discard nothing else</source>
        <translation>só por quem não pode descartar outra coisa</translation>
    </message>
    <message>
        <source>Not every card begins an empty {pile}</source>
        <translation>Nem toda carta começa um {pile} vazio</translation>
    </message>
    <message>
        <source>No seven, ace or wild card, and no rank that nobody lays any more.</source>
        <translation>Nem sete, ás ou curinga, nem um valor que ninguém mais baixa.</translation>
    </message>
    <message>
        <source>The top card alone may join your meld</source>
        <translation>A carta de cima pode ir sozinha para a sua combinação</translation>
    </message>
    <message>
        <source>As if a wild card always lay in it.</source>
        <translation>Como se sempre houvesse um curinga nele.</translation>
    </message>
    <message>
        <source>Taking the {pile} without cards from the hand, while it is not frozen.</source>
        <translation>Pegar o {pile} sem cartas da mão, enquanto não estiver congelado.</translation>
    </message>
    <message>
        <source>any meld</source>
        <translation>qualquer combinação</translation>
    </message>
    <message>
        <source>only a meld that is no canasta yet</source>
        <translation>só uma combinação que ainda não é canastra</translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>nenhuma combinação</translation>
    </message>
    <message>
        <source>The same while the {pile} is frozen</source>
        <translation>O mesmo enquanto o {pile} estiver congelado</translation>
    </message>
    <message>
        <source>Whether its top card alone may join a meld then.</source>
        <translation>Se então a carta de cima pode ir sozinha para uma combinação.</translation>
    </message>
    <message>
        <source>The top card alone may extend a sequence</source>
        <translation>A carta de cima sozinha pode alongar uma sequência</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen.</source>
        <translation>Enquanto o {pile} não estiver congelado.</translation>
    </message>
    <message>
        <source>{stops} block the {pile}</source>
        <translation>Os {stops} trancam o {pile}</translation>
    </message>
    <message>
        <source>The next player cannot take it.</source>
        <translation>O próximo jogador não pode pegá-lo.</translation>
    </message>
    <message>
        <source>{stops} left in the hand cost</source>
        <translation>Os {stops} que ficam na mão custam</translation>
    </message>
    <message>
        <source>For each one in any hand when somebody has gone out.</source>
        <translation>Por cada um em qualquer mão quando alguém bateu.</translation>
    </message>
    <message>
        <source>their value as cards</source>
        <translation>o valor deles como cartas</translation>
    </message>
    <message>
        <source>{stops} cost the same when nobody went out</source>
        <translation>Os {stops} custam o mesmo quando ninguém bateu</translation>
    </message>
    <message>
        <source>Otherwise they count as their value when the {stock} ran out.</source>
        <translation>Senão, contam o seu valor quando o {stock} acaba.</translation>
    </message>
    <message>
        <source>No {stop} is discarded in the first turn</source>
        <translation>Nenhum {stop} é descartado no primeiro turno</translation>
    </message>
    <message>
        <source>Of each player in a deal, unless nothing else is left to throw.</source>
        <translation>De cada jogador em uma rodada, a não ser que não reste outra carta para descartar.</translation>
    </message>
    <message>
        <source>{stops}: smallest meld</source>
        <translation>{stops}: menor combinação</translation>
    </message>
    <message>
        <source>They are melded only when going out.</source>
        <translation>Só são baixados para bater.</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>nunca baixados</translation>
    </message>
    <message>
        <source>A wild card may be laid with {stops}</source>
        <translation>Um curinga pode ser baixado com {stops}</translation>
    </message>
    <message>
        <source>One, with two of them or more, in going out.</source>
        <translation>Um, com dois ou mais, ao bater.</translation>
    </message>
    <message>
        <source>{stops}: largest meld</source>
        <translation>{stops}: maior combinação</translation>
    </message>
    <message>
        <source>How many may lie together.</source>
        <translation>Quantos podem ficar juntos.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>{stops} in a {pile} that is taken are laid aside</source>
        <translation>Os {stops} em um {pile} pego são separados</translation>
    </message>
    <message>
        <source>They never come to a hand, and count for the side that took them.</source>
        <translation>Nunca vão para uma mão e contam para o lado que os pegou.</translation>
    </message>
    <message>
        <source>{stops} laid aside: points for each</source>
        <translation>{stops} separados: pontos por cada um</translation>
    </message>
    <message>
        <source>Whether or not the side has melded.</source>
        <translation>Tenha o lado aberto ou não.</translation>
    </message>
    <message>
        <source>{stops} laid aside: extra points for several</source>
        <translation>{stops} separados: pontos extras por vários</translation>
    </message>
    <message>
        <source>From how many of them on, and how much.</source>
        <translation>A partir de quantos, e quanto.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>black threes and extra points</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>A partir de</translation>
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
        <translation>Ponha {a_card} no {pile}.</translation>
    </message>
</context>
<context>
    <name>PlainPrompts</name>
    <message>
        <source>Lay cards worth {need} points together, or put one card on the {pile}.</source>
        <translation>Baixe cartas que valham {need} pontos juntas, ou ponha uma carta no {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. To lay cards you need {need} points.</source>
        <translation>Ponha uma carta no {pile}. Para baixar cartas você precisa de {need} pontos.</translation>
    </message>
    <message>
        <source>Lay cards that match, or put one card on the {pile}.</source>
        <translation>Baixe cartas iguais, ou ponha uma carta no {pile}.</translation>
    </message>
    <message>
        <source>Put one card on the {pile}. Then the next one plays.</source>
        <translation>Ponha uma carta no {pile}. Depois joga o próximo.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back into your hand.</source>
        <translation>Baixe estas cartas, ou devolva-as à mão.</translation>
    </message>
    <message>
        <source>Some cards are missing. Add them, or take these back.</source>
        <translation>Faltam cartas. Acrescente, ou recolha estas.</translation>
    </message>
    <message>
        <source>Lay {need} points, or put one card away.</source>
        <translation>Baixe {need} pontos ou jogue uma carta fora.</translation>
    </message>
    <message>
        <source>Lay cards, or put one away.</source>
        <translation>Baixe cartas ou jogue uma fora.</translation>
    </message>
    <message>
        <source>Now put one card away.</source>
        <translation>Agora jogue uma carta fora.</translation>
    </message>
</context>
<context>
    <name>PlainReasons</name>
    <message>
        <source>It freezes the {pile}: the next one cannot take it.</source>
        <translation>Congela o {pile}: o próximo não pode pegá-lo.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {less} times in 100, not {other} times.</source>
        <translation>O próximo leva o {pile} {less} vezes em 100, em vez de {other}.</translation>
    </message>
    <message>
        <source>The next one gets the {pile} {more} times in 100, not {other} times.</source>
        <translation>O próximo leva o {pile} {more} vezes em 100, em vez de {other}.</translation>
    </message>
    <message>
        <source>That is worth it, though the next one may take the {pile}: {more} in 100.</source>
        <translation>Vale a pena, embora o próximo possa pegar o {pile}: {more} em 100.</translation>
    </message>
    <message>
        <source>Keep the card that guards the {pile} for later.</source>
        <translation>Guarde para depois a carta que protege o {pile}.</translation>
    </message>
    <message>
        <source>It keeps a card that goes with the {ranks}.</source>
        <translation>Fica com uma carta que combina com {ranks}.</translation>
    </message>
    <message>
        <source>That card goes with the {ranks}: keep it.</source>
        <translation>Essa carta combina com {ranks}: guarde-a.</translation>
    </message>
    <message>
        <source>It helps the others less than the other card.</source>
        <translation>Ajuda os outros menos que a outra carta.</translation>
    </message>
    <message>
        <source>The next one gave such a card away too.</source>
        <translation>O próximo também soltou uma carta assim.</translation>
    </message>
    <message>
        <source>The next one did not want such a card.</source>
        <translation>O próximo não quis uma carta assim.</translation>
    </message>
    <message>
        <source>The {pile} is frozen: only two cards like it take it.</source>
        <translation>O {pile} está congelado: só duas cartas iguais o pegam.</translation>
    </message>
    <message>
        <source>The next one needs two cards like it to take it.</source>
        <translation>O próximo precisa de duas cartas iguais para pegá-lo.</translation>
    </message>
    <message>
        <source>The others have no {ranks} on the table.</source>
        <translation>Os outros não têm {ranks} na mesa.</translation>
    </message>
    <message>
        <source>It keeps a helper for later.</source>
        <translation>Guarda um ajudante para depois.</translation>
    </message>
    <message>
        <source>It uses up a helper.</source>
        <translation>Gasta um ajudante.</translation>
    </message>
    <message>
        <source>The {ranks} come on the table.</source>
        <translation>Vão para a mesa: {ranks}.</translation>
    </message>
    <message>
        <source>It goes to the {ranks} on the table.</source>
        <translation>Fica junto de {ranks} na mesa.</translation>
    </message>
    <message>
        <source>The {ranks} stay without helpers: worth more.</source>
        <translation>Sem ajudantes valem mais: {ranks}.</translation>
    </message>
    <message>
        <source>The {ranks} are worth more without helpers.</source>
        <translation>Valem mais sem ajudantes: {ranks}.</translation>
    </message>
    <message>
        <source>The first cards are worth enough: {need} points.</source>
        <translation>As primeiras cartas valem o bastante: {need} pontos.</translation>
    </message>
    <message>
        <source>More cards that match: soon it is a canasta.</source>
        <translation>Mais cartas iguais: logo será uma canastra.</translation>
    </message>
    <message>
        <source>A new group can become a canasta.</source>
        <translation>Um grupo novo pode virar canastra.</translation>
    </message>
    <message>
        <source>On the table the cards bring points.</source>
        <translation>Na mesa as cartas dão pontos.</translation>
    </message>
    <message>
        <source>The end is near: helpers bring points on the table.</source>
        <translation>O fim está perto: na mesa os ajudantes dão pontos.</translation>
    </message>
    <message>
        <source>Helpers lie in the {pile}.</source>
        <translation>Há ajudantes no {pile}.</translation>
    </message>
    <message>
        <source>The computer tried it out: about {points} points more.</source>
        <translation>O computador testou: cerca de {points} pontos a mais.</translation>
    </message>
    <message>
        <source>Both are good.</source>
        <translation>As duas são boas.</translation>
    </message>
    <message>
        <source>First ask the partner, then finish.</source>
        <translation>Primeiro pergunte ao parceiro, depois termine.</translation>
    </message>
</context>
<context>
    <name>PlainRefusals</name>
    <message>
        <source>Only cards with the same letter or number go together.</source>
        <translation>Só ficam juntas cartas com a mesma letra ou o mesmo número.</translation>
    </message>
    <message>
        <source>These cards do not match. Here you can lay {ranks}.</source>
        <translation>Estas cartas não combinam. Aqui você pode pôr {ranks}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} help others: lay them with them.</source>
        <translation>Os {twos} e os {jokers} ajudam outras cartas: baixe-os com elas.</translation>
    </message>
    <message>
        <source>You need {need} cards that match, and have {have}.</source>
        <translation>Você precisa de {need} cartas iguais e tem {have}.</translation>
    </message>
    <message>
        <source>{twos} and {jokers} are helpers: {need} other cards must lie with them.</source>
        <translation>Os {twos} e os {jokers} são ajudantes: precisam de {need} outras cartas junto.</translation>
    </message>
    <message>
        <source>Too many helpers: there must be more other cards than {twos} and {jokers}.</source>
        <translation>Ajudantes demais: tem de haver mais cartas das outras que {twos} e {jokers}.</translation>
    </message>
    <message>
        <source>This group is complete. It needs no helper any more.</source>
        <translation>Este grupo está completo. Não precisa mais de ajudante.</translation>
    </message>
    <message>
        <source>Your first cards must be worth {need} points. These are worth {have}.</source>
        <translation>As suas primeiras cartas têm de valer {need} pontos. Estas valem {have}.</translation>
    </message>
    <message>
        <source>You can lay {stops} only with your last cards.</source>
        <translation>Você só pode baixar os {stops} com as últimas cartas.</translation>
    </message>
    <message>
        <source>The {pile} is frozen. You need two {ranks} in your hand to take it.</source>
        <translation>O {pile} está congelado. Para pegá-lo, você precisa de um par de {ranks} na mão.</translation>
    </message>
    <message>
        <source>Your side has no cards on the table. You need two {ranks} in your hand.</source>
        <translation>O seu lado não tem cartas na mesa. Você precisa de um par de {ranks} na mão.</translation>
    </message>
    <message>
        <source>{card} lies on the {pile}. Nobody can take it now.</source>
        <translation>{card} está sobre o {pile}. Agora ninguém pode pegá-lo.</translation>
    </message>
    <message>
        <source>First lay cards on the table. So draw now.</source>
        <translation>Primeiro baixe cartas na mesa. Por isso, compre agora.</translation>
    </message>
    <message>
        <source>Keep a card. Your side has too few canastas to finish.</source>
        <translation>Guarde uma carta. O seu lado tem poucas canastras para bater.</translation>
    </message>
    <message>
        <source>Keep the {bonus}: lay it on the table for points.</source>
        <translation>Guarde o {bonus}: ponha-o na mesa para ganhar pontos.</translation>
    </message>
</context>
<context>
    <name>PlainTrialTexts</name>
    <message>
        <source>The others finish before the next turn {count} times in 100, else {other} times.</source>
        <translation>Os outros terminam antes da próxima vez {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>The others get the {pile} before the next turn {count} times in 100, else {other} times.</source>
        <translation>Os outros pegam o {pile} antes da próxima vez {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>The others finish {soon} {count} times in 100, else {other} times.</source>
        <translation>Os outros terminam {soon} {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>The others {soon} get the {pile} {count} times in 100, else {other} times.</source>
        <translation>Os outros {soon} pegam o {pile} {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>The others {soon} make a canasta {count} times in 100, else {other} times.</source>
        <translation>Os outros {soon} fazem uma canastra {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>So the own side {soon} finishes {count} times in 100, else {other} times.</source>
        <translation>Assim o próprio lado termina {soon} {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>So the own side later gets the {pile} {count} times in 100, else {other} times.</source>
        <translation>Assim o próprio lado pega o {pile} depois {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>The foot comes {soon} {count} times in 100, else {other} times.</source>
        <translation>O morto vem {soon} {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>So the first cards lie on the table {soon} {count} times in 100, else {other} times.</source>
        <translation>Assim as primeiras cartas {soon} vão para a mesa {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>Of 100 tries, {count} bring more points than the other move, {other} fewer.</source>
        <translation>De 100 testes, {count} dão mais pontos que a outra jogada e {other}, menos.</translation>
    </message>
    <message>
        <source>So there is {soon} a canasta {count} times in 100, else {other} times.</source>
        <translation>Assim {soon} há uma canastra {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>So there are {soon} two canastas {count} times in 100, else {other} times.</source>
        <translation>Assim {soon} há duas canastras {count} vezes em 100; senão, {other}.</translation>
    </message>
    <message>
        <source>So a canasta without helpers comes {soon} {count} times in 100, else {other} times.</source>
        <translation>Assim {soon} vem uma canastra sem ajudantes {count} vezes em 100; senão, {other}.</translation>
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
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Watching a deal</source>
        <translation>Assistindo a uma rodada</translation>
    </message>
    <message>
        <source>Time line of the deal</source>
        <translation>Linha do tempo da rodada</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>De quem se veem as cartas</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Para o começo</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Um turno para trás</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Seta para a esquerda</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo para a frente</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Seta para a direita</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Um turno para a frente</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
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
        <translation>Rodada {deal} de {count}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas as mãos abertas</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Como {player} viu</translation>
    </message>
    <message>
        <source>All hands covered</source>
        <translation>Todas as mãos fechadas</translation>
    </message>
    <message>
        <source>Deal {deal}: the cards are dealt</source>
        <translation>Rodada {deal}: as cartas estão dadas</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {turn} of {turns}: {player}</source>
        <translation>Rodada {deal}, turno {turn} de {turns}: {player}</translation>
    </message>
    <message>
        <source>Deal {count}, looked at again</source>
        <translation>Rodada {count}, vista de novo</translation>
    </message>
    <message>
        <source>Rehearsal of deal {count}</source>
        <translation>Rodada {count}, como treino</translation>
    </message>
    <message>
        <source>Nothing that you do here counts. Your match waits as you left it.</source>
        <translation>Nada do que você faz aqui conta. A sua partida espera como você a deixou.</translation>
    </message>
    <message>
        <source>This time the deal brought your side {now}; in the match it was {before}.</source>
        <translation>Desta vez a rodada deu {now} ao seu lado; na partida foram {before}.</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>bate</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>uma canastra</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>abertura</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>pega o lixo</translation>
    </message>
    <message>
        <source>freezes the pile</source>
        <translation>congela o lixo</translation>
    </message>
    <message>
        <source>{done} Why: {reason}</source>
        <translation>{done} Por quê: {reason}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{file} holds no player. It is left alone.</source>
        <translation>{file} não contém nenhum jogador. Fica como está.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Each keeps a name, a face, hints, words, sizes, colours, speed, keys, reading aloud, language, lessons and exercises. A guest needs none of this.</source>
        <translation>Cada um guarda nome, rosto, dicas, palavras, tamanhos, cores, velocidade, teclas, leitura, idioma, lições e exercícios. Um visitante não precisa de nada disso.</translation>
    </message>
    <message>
        <source>Deleting a player deletes no match: matches are under “Saved games”.</source>
        <translation>Excluir um jogador não exclui nenhuma partida: as partidas estão em “Partidas salvas”.</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Novo jogador</translation>
    </message>
    <message>
        <source>A guest plays</source>
        <translation>Joga um visitante</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Nobody has been added yet, so everybody plays as a guest. Press New player for each of you: hints, text size, cards, lessons and the record are then kept apart.</source>
        <translation>Ninguém foi adicionado ainda; por isso todos jogam como visitantes. Clique em “Novo jogador” para cada um de vocês: dicas, tamanho do texto, cartas, lições e desempenho ficam então separados.</translation>
    </message>
    <message>
        <source>Import a player</source>
        <translation>Importar um jogador</translation>
    </message>
    <message>
        <source>Export the player</source>
        <translation>Exportar o jogador</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
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
        <translation>Salvar em PDF…</translation>
    </message>
    <message>
        <source>This computer knows no printer. Save the sheet as PDF.</source>
        <translation>Não há nenhuma impressora neste computador. Salve a folha em PDF.</translation>
    </message>
    <message>
        <source>The sheet is on its way to the printer.</source>
        <translation>A folha está a caminho da impressora.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save the sheet as PDF.</source>
        <translation>A impressora não responde. Salve a folha em PDF.</translation>
    </message>
    <message>
        <source>Save score sheet</source>
        <translation>Salvar a folha de pontos</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>O arquivo não pôde ser gravado ({problem}). Escolha outro lugar.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>Each of the {players} players must sit on exactly one side.</source>
        <translation>Cada um dos {players} jogadores tem de estar em exatamente um lado.</translation>
    </message>
    <message>
        <source>There must be two to five sides, each with a player.</source>
        <translation>Tem de haver de dois a cinco lados, cada um com um jogador.</translation>
    </message>
    <message>
        <source>Every side must have equally many players.</source>
        <translation>Todos os lados têm de ter o mesmo número de jogadores.</translation>
    </message>
    <message>
        <source>A lone hand against two partners needs three players who begin alone.</source>
        <translation>Um sozinho contra dois parceiros exige três jogadores que comecem sozinhos.</translation>
    </message>
    <message>
        <source>Too many players sit out: nobody is left to play.</source>
        <translation>Jogadores demais ficam de fora: não sobra ninguém para jogar.</translation>
    </message>
    <message>
        <source>The sides do not agree with the {teams} teams chosen.</source>
        <translation>Os lugares não combinam com os {teams} lados escolhidos.</translation>
    </message>
    <message>
        <source>All cards of the foot could be {bonuses}, and nobody lays them by itself. Deal more cards to it.</source>
        <translation>Todas as cartas do morto podem ser {bonuses}, que não vão sozinhos para a mesa. Dê mais cartas ao morto.</translation>
    </message>
    <message>
        <source>Who takes only the top of the {pile} would never get the face-down cards under it. Let all its cards be taken, or lay none face down.</source>
        <translation>Quem só pega a parte de cima do {pile} nunca receberia as cartas fechadas sob ele. Deixe pegar todas as cartas, ou não ponha nenhuma fechada.</translation>
    </message>
    <message>
        <source>The face-down cards lie under the card that is turned up to begin the {pile}. Turn one up, or lay none face down.</source>
        <translation>As cartas fechadas ficam sob a carta virada para começar o {pile}. Vire uma, ou não ponha nenhuma fechada.</translation>
    </message>
    <message>
        <source>{need} cards have to be dealt, but there are only {have}. Deal fewer cards or take another deck.</source>
        <translation>É preciso dar {need} cartas, mas só há {have}. Dê menos cartas ou acrescente um baralho.</translation>
    </message>
    <message>
        <source>A new meld of {size} cards cannot hold {naturals} natural ones. Ask for fewer natural cards or for bigger melds.</source>
        <translation>Uma combinação nova de {size} cartas não pode ter {naturals} naturais. Peça menos cartas naturais ou combinações maiores.</translation>
    </message>
    <message>
        <source>Melds that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Combinações que se fecham com {closed_at} cartas nunca viram uma canastra de {size}. Feche-as mais tarde ou diminua as canastras.</translation>
    </message>
    <message>
        <source>Melds of wild cards that close at {closed_at} cards never become a canasta of {size}. Close them later or make canastas smaller.</source>
        <translation>Combinações de curingas que se fecham com {closed_at} cartas nunca viram uma canastra de {size}. Feche-as mais tarde ou diminua as canastras.</translation>
    </message>
    <message>
        <source>A canasta of {size} cards cannot hold {naturals} natural ones. Ask for fewer.</source>
        <translation>Uma canastra de {size} cartas não pode ter {naturals} naturais. Peça menos.</translation>
    </message>
    <message>
        <source>The smallest meld of {stops} has {least} cards, but the largest only {most}. Change one of them.</source>
        <translation>A menor combinação de {stops} tem {least} cartas, mas a maior só {most}. Mude uma delas.</translation>
    </message>
    <message>
        <source>Two wild cards take a wild one only where wild cards alone are a meld.</source>
        <translation>Dois curingas só pegam um curinga onde curingas sozinhos são uma combinação.</translation>
    </message>
    <message>
        <source>There are no sequences that a card could extend. Allow sequences, or switch this off.</source>
        <translation>Não há sequências que uma carta possa alongar. Permita sequências, ou desligue isto.</translation>
    </message>
    <message>
        <source>The table is empty. Add at least one line.</source>
        <translation>A tabela está vazia. Acrescente pelo menos uma linha.</translation>
    </message>
    <message>
        <source>Every line must begin at a higher score than the line above it.</source>
        <translation>Cada linha tem de começar com mais pontos que a linha acima.</translation>
    </message>
    <message>
        <source>The minimum depends on the deal, so each line must begin with a deal: 1, 2, 3. Change the lines, or let it depend on the score.</source>
        <translation>O mínimo depende da rodada; por isso cada linha tem de começar com uma rodada: 1, 2, 3. Mude as linhas, ou faça depender dos pontos.</translation>
    </message>
    <message>
        <source>First melds of {need} points are asked for, but the {cards} cards that a player can lay then are worth {most} at most. Ask for fewer points or deal more cards.</source>
        <translation>Pede-se uma abertura de {need} pontos, mas as {cards} cartas que um jogador pode baixar então valem no máximo {most}. Peça menos pontos ou dê mais cartas.</translation>
    </message>
    <message>
        <source>The first melds must hold a canasta, but the {cards} cards that a player can lay then make none of {size}. Deal more cards, or ask for no canasta.</source>
        <translation>A abertura precisa ter uma canastra, mas as {cards} cartas que um jogador pode baixar então não fazem nenhuma de {size}. Dê mais cartas, ou não peça canastra.</translation>
    </message>
    <message>
        <source>The first melds must hold three clean cards, but a meld has {size} cards or more. Make melds smaller, or ask for no clean meld.</source>
        <translation>A abertura precisa ter três cartas limpas, mas uma combinação tem {size} cartas ou mais. Diminua as combinações, ou não peça uma limpa.</translation>
    </message>
    <message>
        <source>Every line must need more cards than the line above it.</source>
        <translation>Cada linha tem de pedir mais cartas que a linha acima.</translation>
    </message>
    <message>
        <source>Sequences below {below} cards would cost points, and {size} make a canasta. Let fewer cards be short.</source>
        <translation>Sequências com menos de {below} cartas custariam pontos, e {size} já fazem uma canastra. Faça menos cartas valerem como curta.</translation>
    </message>
    <message>
        <source>Every line must be for more jokers than the line above it.</source>
        <translation>Cada linha tem de ser para mais jokers que a linha acima.</translation>
    </message>
    <message>
        <source>{count} {bonuses} are asked for, but there are only {have} in the deck.</source>
        <translation>{bonuses}: pedem-se {count}, mas no baralho só há {have}.</translation>
    </message>
    <message>
        <source>The list is empty. Add at least one factor.</source>
        <translation>A lista está vazia. Acrescente pelo menos um fator.</translation>
    </message>
    <message>
        <source>The kinds add up to {kinds} canastas, more than the {total} in all. Raise the number in all, or ask for fewer of a kind.</source>
        <translation>Os tipos somam {kinds} canastras, mais que as {total} ao todo. Aumente o número total, ou peça menos de um tipo.</translation>
    </message>
    <message>
        <source>There is no foot that a partner could play from. Deal one to each player, or do not wait for the partner.</source>
        <translation>Não há morto com que um parceiro possa jogar. Dê um a cada jogador, ou não espere pelo parceiro.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but no meld takes a wild card. Allow wild cards, or ask for no mixed canasta.</source>
        <translation>Pedem-se canastras sujas, mas nenhuma combinação recebe curinga. Permita curingas, ou não peça canastra suja.</translation>
    </message>
    <message>
        <source>Mixed canastas are asked for, but melds that close at {closed_at} cards have no place for a wild card beside {naturals} natural ones. Close them later, or let fewer cards be natural.</source>
        <translation>Pedem-se canastras sujas, mas em combinações que se fecham com {closed_at} cartas não cabe um curinga ao lado de {naturals} naturais. Feche-as mais tarde, ou peça menos cartas naturais.</translation>
    </message>
    <message>
        <source>Natural canastas of {size} cards are asked for, but the deck has only {have} cards of a rank. Take more packs, or ask for no natural canasta.</source>
        <translation>Pedem-se canastras limpas de {size} cartas, mas o baralho só tem {have} cartas de cada valor. Acrescente baralhos, ou não peça canastra limpa.</translation>
    </message>
    <message>
        <source>The wild canastas asked for take {need} wild cards, but the deck has only {have} for them. Take more packs, or ask for fewer.</source>
        <translation>As canastras de curingas pedidas exigem {need} curingas, mas o baralho só tem {have} para elas. Acrescente baralhos, ou peça menos.</translation>
    </message>
    <message>
        <source>{count} wild canastas are asked for, but a side has one meld of wild cards as long as that takes more. Let it be full at some size, or ask for one.</source>
        <translation>Pedem-se {count} canastras de curingas, mas um lado tem uma só combinação de curingas enquanto ela recebe mais. Fixe um tamanho em que ela fica cheia, ou peça uma.</translation>
    </message>
    <message>
        <source>Canastas of sevens: {count} asked for, but a side can have {most} at most. Ask for fewer, take more packs, or allow several melds of a rank.</source>
        <translation>Canastras de setes: pedem-se {count}, mas um lado pode ter no máximo {most}. Peça menos, acrescente baralhos, ou permita várias combinações do mesmo valor.</translation>
    </message>
    <message>
        <source>The canastas asked for, {total} in all, need more cards than the deck has for them. Take more packs, or ask for fewer.</source>
        <translation>As canastras pedidas, {total} ao todo, precisam de mais cartas do que o baralho tem para elas. Acrescente baralhos, ou peça menos.</translation>
    </message>
    <message>
        <source>Wild canastas are asked for, but there are no melds of wild cards. Allow them, or ask for no wild canasta.</source>
        <translation>Pedem-se canastras de curingas, mas não há combinações de curingas. Permita-as, ou não peça canastra de curingas.</translation>
    </message>
    <message>
        <source>No canasta of sevens counts as a kind of its own. Give it points, or do not demand it.</source>
        <translation>Nenhuma canastra de setes conta como tipo à parte. Dê pontos a ela, ou não a exija.</translation>
    </message>
    <message>
        <source>Sambas are asked for, but there are no sequences. Allow sequences, or ask for no samba.</source>
        <translation>Pedem-se sambas, mas não há sequências. Permita sequências, ou não peça samba.</translation>
    </message>
    <message>
        <source>Nobody at this table has a partner to ask. Switch asking off.</source>
        <translation>Ninguém nesta mesa tem parceiro a quem perguntar. Desligue a pergunta.</translation>
    </message>
    <message>
        <source>A special hand has 14 cards, but after drawing a player holds {size}. Deal 13 cards and draw one, or play without special hands.</source>
        <translation>Uma mão especial tem 14 cartas, mas depois de comprar um jogador tem {size}. Dê 13 cartas e compre uma, ou jogue sem mãos especiais.</translation>
    </message>
    <message>
        <source>Such a match would never end. Set a number of points or a number of deals.</source>
        <translation>Uma partida assim nunca acabaria. Fixe um número de pontos ou de rodadas.</translation>
    </message>
    <message>
        <source>The variation is played with Caliente cards, but the deck has none.</source>
        <translation>A variante se joga com cartas Caliente, mas o baralho não tem nenhuma.</translation>
    </message>
    <message>
        <source>This version does not know the rule “{option}”. A newer one may know it.</source>
        <translation>Esta versão não conhece a regra “{option}”. Talvez uma mais nova conheça.</translation>
    </message>
    <message>
        <source>The value is not possible here.</source>
        <translation>Este valor não é possível aqui.</translation>
    </message>
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Compre %n carta do {stock}.</numerusform>
            <numerusform>Compre %n cartas do {stock}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>O {stock} está vazio.</translation>
    </message>
    <message numerus="yes">
        <source>With the {pile} you would need %n more points to open.</source>
        <translation>
            <numerusform>Com o {pile} faltaria a você %n ponto para abrir.</numerusform>
            <numerusform>Com o {pile} faltariam a você %n pontos para abrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {stock} is empty and the top card fits: take the {pile}.</source>
        <translation>O {stock} está vazio e a carta de cima serve: pegue o {pile}.</translation>
    </message>
    <message>
        <source>Take the {pile} with these cards, or put them back.</source>
        <translation>Pegue o {pile} com estas cartas, ou recolha-as.</translation>
    </message>
    <message>
        <source>Choose what takes the {pile}: {ways}.</source>
        <comment>such as: 2 nines or 1 nine, 1 two</comment>
        <translation>Escolha com que pegar o {pile}: {ways}.</translation>
    </message>
    <message>
        <source>Add what is missing to take the {pile}, or put the cards back.</source>
        <translation>Acrescente o que falta para pegar o {pile}, ou recolha as cartas.</translation>
    </message>
    <message>
        <source>Lay melds worth at least {need} points to open, or discard a card.</source>
        <translation>Para abrir, baixe combinações que valham pelo menos {need} pontos, ou descarte uma carta.</translation>
    </message>
    <message>
        <source>To open you need {need} points and have {have}: add cards, or take them back.</source>
        <translation>Para abrir você precisa de {need} pontos e tem {have}: acrescente cartas, ou recolha-as.</translation>
    </message>
    <message>
        <source>Your cards cannot reach the {need} points to open: take these back.</source>
        <translation>Suas cartas não alcançam os {need} pontos para abrir: recolha estas.</translation>
    </message>
    <message>
        <source>Discard a card: you cannot open yet, for which you need {need} points.</source>
        <translation>Descarte uma carta: você ainda não pode abrir, para isso precisa de {need} pontos.</translation>
    </message>
    <message>
        <source>To open you need a canasta among your melds: lay it, or discard a card.</source>
        <translation>Para abrir você precisa de uma canastra entre as suas combinações: baixe-a, ou descarte uma carta.</translation>
    </message>
    <message>
        <source>Discard a card to end your turn.</source>
        <translation>Descarte uma carta para encerrar a sua vez.</translation>
    </message>
    <message>
        <source>Lay cards, or discard one to end your turn.</source>
        <translation>Baixe cartas, ou descarte uma para encerrar a sua vez.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: lay cards first.</source>
        <translation>Ainda não se pode descartar: primeiro baixe cartas.</translation>
    </message>
    <message>
        <source>No card may be discarded yet: put two of your melds together first.</source>
        <translation>Ainda não se pode descartar: primeiro junte duas das suas combinações.</translation>
    </message>
    <message>
        <source>Add what these cards are missing, or take them back.</source>
        <translation>Acrescente o que falta a estas cartas, ou recolha-as.</translation>
    </message>
    <message>
        <source>Lay these cards, or take them back.</source>
        <translation>Baixe estas cartas, ou recolha-as.</translation>
    </message>
    <message>
        <source>You hold a special hand ({hand}): lay it open for {points} points, or play on.</source>
        <translation>Você tem uma mão especial ({hand}): abra-a por {points} pontos, ou continue jogando.</translation>
    </message>
    <message>
        <source>{player} said yes: go out now.</source>
        <translation>{player} disse sim: bata agora.</translation>
    </message>
    <message>
        <source>{player} said yes: you may go out.</source>
        <translation>{player} disse sim: você pode bater.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard a card to end your turn.</source>
        <translation>{player} disse sim, mas você não pode bater: descarte uma carta para encerrar a sua vez.</translation>
    </message>
    <message>
        <source>{player} said yes, but you cannot go out: discard, and your hand is shown to all.</source>
        <translation>{player} disse sim, mas você não pode bater: descarte, e a sua mão é mostrada a todos.</translation>
    </message>
    <message>
        <source>You hold a {bonus}: lay it beside your melds.</source>
        <translation>Você tem um {bonus}: ponha-o na mesa, ao lado das combinações.</translation>
    </message>
    <message>
        <source>You may keep your three for a straight, or lay it beside your melds.</source>
        <translation>Você pode guardar o seu três para uma série, ou pô-lo na mesa, ao lado das combinações.</translation>
    </message>
    <message>
        <source>You hold a three: lay it beside your melds, and another card comes for it.</source>
        <translation>Você tem um três: ponha-o na mesa, ao lado das combinações, e outra carta vem por ele.</translation>
    </message>
    <message>
        <source>{player} said no: keep a card. Lay cards, or discard one.</source>
        <translation>{player} disse não: guarde uma carta. Baixe cartas, ou descarte uma.</translation>
    </message>
    <message>
        <source>{player} asks: may I go out?</source>
        <translation>{player} pergunta: posso bater?</translation>
    </message>
    <message>
        <source>{player} has to answer.</source>
        <translation>{player} precisa responder.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>large, before the prompt</comment>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} está jogando.</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Continue quando quiser.</translation>
    </message>
    <message>
        <source>The others play this deal to its end.</source>
        <translation>Os outros jogam esta rodada até o fim.</translation>
    </message>
    <message>
        <source>{player} is next.</source>
        <translation>Agora é a vez de {player}.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>A partida começa.</translation>
    </message>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>A rodada acabou. Passe para a próxima.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
</context>
<context>
    <name>RatingTexts</name>
    <message>
        <source>No rating yet: the first exercises find it.</source>
        <translation>Ainda sem classificação: os primeiros exercícios vão defini-la.</translation>
    </message>
    <message>
        <source>Your rating: {points}, give or take {doubt}.</source>
        <translation>Sua classificação: {points}, {doubt} para mais ou para menos.</translation>
    </message>
    <message>
        <source>It comes back today.</source>
        <translation>Volta hoje.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Volta amanhã.</translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <translation>Volta em {day}.</translation>
    </message>
</context>
<context>
    <name>RealCardsDialog</name>
    <message>
        <source>Matches with real cards</source>
        <translation>Partidas com cartas de verdade</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Score for real cards</source>
        <translation>Placar para cartas de verdade</translation>
    </message>
    <message>
        <source>No match has been written down yet.</source>
        <translation>Nenhuma partida foi anotada ainda.</translation>
    </message>
    <message>
        <source>Count deal {count}…</source>
        <translation>Contar a rodada {count}…</translation>
    </message>
    <message>
        <source>Go on with deal {count}…</source>
        <translation>Continuar a rodada {count}…</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Rodada {count}</translation>
    </message>
    <message>
        <source>Counts it again.</source>
        <translation>Conta de novo.</translation>
    </message>
    <message>
        <source>These files could not be read and stay as they are: {files}</source>
        <translation>Estes arquivos não puderam ser lidos e ficam como estão: {files}</translation>
    </message>
</context>
<context>
    <name>RealCardsTexts</name>
    <message>
        <source>{name}, points</source>
        <translation>{name}, pontos</translation>
    </message>
    <message>
        <source>{name} without jokers</source>
        <translation>{name} sem jokers</translation>
    </message>
    <message>
        <source>Caliente cards left in the hand</source>
        <translation>Cartas Caliente que ficam na mão</translation>
    </message>
    <message>
        <source>Aces left in the hand</source>
        <translation>Ases que ficam na mão</translation>
    </message>
    <message>
        <source>Sevens left in the hand</source>
        <translation>Setes que ficam na mão</translation>
    </message>
    <message>
        <source>Opening: a canasta, {need}</source>
        <translation>Abertura: uma canastra, {need}</translation>
    </message>
    <message>
        <source>Opening: a canasta</source>
        <translation>Abertura: uma canastra</translation>
    </message>
    <message>
        <source>Opening: {need}</source>
        <translation>Abertura: {need}</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} deals.</source>
        <translation>Rodada {deal}: {name} dá as cartas.</translation>
    </message>
    <message>
        <source>Sits out: {names}</source>
        <translation>Fica de fora: {names}</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>Matches won</source>
        <translation>Partidas vencidas</translation>
    </message>
    <message>
        <source>Longest row: {count}</source>
        <translation>Mais vitórias seguidas: {count}</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Rodadas vencidas</translation>
    </message>
    <message>
        <source>Best deal: {points}</source>
        <translation>Melhor rodada: {points}</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>{points} against the others</source>
        <translation>{points} contra os outros</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastras</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Batidas</translation>
    </message>
    <message>
        <source>Largest pile taken</source>
        <translation>Maior lixo pego</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
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
        <translation>{minutes} min por rodada</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo de jogo</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>With real cards, apart from these figures: matches {over}, won {won}.</source>
        <translation>Com cartas de verdade, fora destes números: partidas {over}, vencidas {won}.</translation>
    </message>
    <message>
        <source>Hints asked for: {hints}. Actions taken back: {undone}.</source>
        <translation>Dicas pedidas: {hints}. Jogadas desfeitas: {undone}.</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Nenhuma rodada foi terminada ainda.</translation>
    </message>
    <message>
        <source>Points a deal more than the others: {first} at first, {last} of late.</source>
        <translation>Pontos por rodada a mais que os outros: {first} no começo, {last} ultimamente.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message numerus="yes">
        <source>%n files cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n arquivo não pode ser lido e não é contado.</numerusform>
            <numerusform>%n arquivos não podem ser lidos e não são contados.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} · {share} %</source>
        <translation>{count} de {all} · {share}%</translation>
    </message>
    <message>
        <source>Concealed: {count}</source>
        <translation>De mão: {count}</translation>
    </message>
    <message>
        <source>Special hands: {count}</source>
        <translation>Mãos especiais: {count}</translation>
    </message>
    <message>
        <source>{count} natural</source>
        <translation>{count} limpas</translation>
    </message>
    <message>
        <source>{count} mixed</source>
        <translation>{count} sujas</translation>
    </message>
    <message>
        <source>{count} sambas</source>
        <translation>{count} sambas</translation>
    </message>
    <message>
        <source>{count} of wild cards</source>
        <translation>{count} de curingas</translation>
    </message>
    <message>
        <source>{count} of sevens</source>
        <translation>{count} de setes</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Points a deal more than the others</source>
        <translation>Pontos por rodada a mais que os outros</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Your record</source>
        <translation>Seu desempenho</translation>
    </message>
    <message>
        <source>From the matches on this computer.</source>
        <translation>Das partidas neste computador.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Com</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>{count} ×</source>
        <translation>{count} ×</translation>
    </message>
    <message>
        <source>Reading your matches: {done} of {all}</source>
        <translation>Lendo as suas partidas: {done} de {all}</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>From your deal: what is better?</source>
        <translation>Da sua rodada: o que é melhor?</translation>
    </message>
    <message>
        <source>That cost about {points} points. Find a better move.</source>
        <translation>Isso custou cerca de {points} pontos. Ache uma jogada melhor.</translation>
    </message>
    <message>
        <source>About {points} points</source>
        <translation>Cerca de {points} pontos</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Melhor: {move}</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>From deal {count} on: {changes}</source>
        <translation>A partir da rodada {count}: {changes}</translation>
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
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Two sides of two</source>
        <translation>Dois lados de dois</translation>
    </message>
    <message>
        <source>Two sides of three</source>
        <translation>Dois lados de três</translation>
    </message>
    <message>
        <source>Three sides of two</source>
        <translation>Três lados de dois</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Cada um por si</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>example</source>
        <translation>exemplo</translation>
    </message>
    <message>
        <source>better improve tips strategy</source>
        <translation>melhor melhorar dicas conselhos estratégia</translation>
    </message>
    <message>
        <source>red+three red+threes</source>
        <translation>três+vermelho três+vermelhos</translation>
    </message>
    <message>
        <source>black+three black+threes</source>
        <translation>três+preto três+pretos</translation>
    </message>
    <message>
        <source>many+cards+get many+cards+dealt</source>
        <translation>quantas+cartas+recebo quantas+cartas+dão</translation>
    </message>
    <message>
        <source>stock+empty</source>
        <translation>acaba+monte monte+vazio</translation>
    </message>
    <message>
        <source>match+end match+over</source>
        <translation>partida+acaba partida+termina</translation>
    </message>
    <message>
        <source>my+turn</source>
        <translation>minha+vez</translation>
    </message>
    <message>
        <source>go+out concealed</source>
        <translation>bater bato batida</translation>
    </message>
    <message>
        <source>wild+card joker+count joker+worth</source>
        <translation>curinga vale+joker</translation>
    </message>
    <message>
        <source>scored count+points</source>
        <translation>contam+pontos contagem</translation>
    </message>
    <message>
        <source>a an and are be can do does for get has have how i if in is it many may me mean means much must my of on one the there to what when where which who why with you your</source>
        <translation>a ao as às com como da de do das dos e é ela ele em está eu há mais me meu minha muito na no nas nos o os ou para pode por posso qual quais quando quanto quantos quantas que quê quem se ser significa são sua seu tem tenho um uma você onde devo faço faz</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Take all changes back</source>
        <translation>Desfazer todas as mudanças</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Some rules do not agree. See at the right what to change.</source>
        <translation>Algumas regras não combinam. Veja à direita o que mudar.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>No page has these words. Try a shorter one.</source>
        <translation>Nenhuma página tem essas palavras. Tente uma mais curta.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
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
        <translation>Samba: sequências</translation>
    </message>
    <message>
        <source>What is different in Samba.</source>
        <translation>O que muda no Samba.</translation>
    </message>
    <message>
        <source>Besides sets there are sequences: cards of one suit that follow each other, from four to ace, without wild cards.</source>
        <translation>Além de grupos há sequências: cartas do mesmo naipe, seguidas, do quatro ao ás, sem curingas.</translation>
    </message>
    <message>
        <source>Make it longer: add the seven of hearts.</source>
        <translation>Alongue a de copas: acrescente o sete.</translation>
    </message>
    <message>
        <source>First add the seven to the hearts.</source>
        <translation>Primeiro acrescente o sete à de copas.</translation>
    </message>
    <message>
        <source>Now the jack of clubs: with it the other sequence has seven cards.</source>
        <translation>Agora o valete de paus: com ele a outra sequência tem sete cartas.</translation>
    </message>
    <message>
        <source>Add the jack to the clubs.</source>
        <translation>Acrescente o valete à de paus.</translation>
    </message>
    <message>
        <source>{A_samba}: {points} points, far more than a canasta. It is complete and takes no more cards. It also counts as a canasta for going out.</source>
        <translation>{A_samba}: {points} pontos, muito mais que uma canastra. Não recebe mais cartas. Também conta como canastra para bater.</translation>
    </message>
    <message>
        <source>Only who goes out may lengthen it, in that turn.</source>
        <translation>Só quem bate pode alongar essa sequência, nesse turno.</translation>
    </message>
    <message>
        <source>A sequence that has fewer than {count} cards at the end costs {points} points, such as these hearts.</source>
        <translation>Uma sequência que no fim tem menos de {count} cartas custa {points} pontos, como esta de copas.</translation>
    </message>
    <message>
        <source>While the {pile} is not frozen, its top card may also extend a sequence on the table. Here the nine of diamonds fits.</source>
        <translation>Enquanto o {pile} não estiver congelado, a carta de cima também pode alongar uma sequência na mesa. Aqui serve o nove de ouros.</translation>
    </message>
    <message>
        <source>Drag it onto the sequence, or click the {pile}.</source>
        <translation>Arraste-a até a sequência ou clique no {pile}.</translation>
    </message>
    <message>
        <source>Do not draw: the nine takes the {pile} for you.</source>
        <translation>Não compre: o nove lhe dá o {pile}.</translation>
    </message>
</context>
<context>
    <name>SameCardsDialog</name>
    <message>
        <source>The cards of this match once more, your own or those of another player.</source>
        <translation>As cartas desta partida de novo, as suas ou as de outro jogador.</translation>
    </message>
    <message>
        <source>The cards of the first deal once more; how they lie later depends on the play, because they are shuffled as at home.</source>
        <translation>As cartas da primeira rodada de novo; como elas ficam depois depende do jogo, porque são embaralhadas como em casa.</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>As mesmas cartas de novo</translation>
    </message>
    <message>
        <source>Whose cards you play</source>
        <translation>De quem são as cartas que você joga</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Código da rodada: {code}</translation>
    </message>
    <message>
        <source>The deal code: type it under New match, here or on another computer.</source>
        <translation>O código da rodada: digite em “Nova partida”, aqui ou em outro computador.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>{name} plays the cards that {other} had</source>
        <translation>{name} joga as cartas que {other} tinha</translation>
    </message>
    <message>
        <source>{name} plays the same cards</source>
        <translation>{name} joga as mesmas cartas</translation>
    </message>
</context>
<context>
    <name>SaveDealDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Salvar a rodada</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Every turn in words, then the score; a screen reader can read it.</source>
        <translation>Cada turno em palavras, depois os pontos; um leitor de tela consegue ler.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>The remarkable moments with their words, as one picture.</source>
        <translation>Os momentos marcantes com suas palavras, em uma só imagem.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Filme</translation>
    </message>
    <message>
        <source>The whole deal in motion, as a WebP picture that every browser shows.</source>
        <translation>A rodada inteira em movimento, como imagem WebP que todo navegador mostra.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>The same for video players; the file is about seven times as large.</source>
        <translation>O mesmo para reprodutores de vídeo; o arquivo é cerca de sete vezes maior.</translation>
    </message>
    <message>
        <source>With all hands open.</source>
        <translation>Com todas as mãos abertas.</translation>
    </message>
    <message>
        <source>With all hands covered.</source>
        <translation>Com todas as mãos fechadas.</translation>
    </message>
    <message>
        <source>As {player} saw it.</source>
        <translation>Como {player} viu.</translation>
    </message>
    <message>
        <source>Canasta deal {count}</source>
        <translation>Canasta rodada {count}</translation>
    </message>
    <message>
        <source>Drawing: {done} of {all}</source>
        <translation>Desenhando: {done} de {all}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The file could not be written ({problem}). Choose another place.</source>
        <translation>O arquivo não pôde ser gravado ({problem}). Escolha outro lugar.</translation>
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
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Nota sobre esta partida</translation>
    </message>
    <message>
        <source>A game with a note is never deleted by itself.</source>
        <translation>Uma partida com nota nunca é excluída sozinha.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Watch the deals</source>
        <translation>Assistir às rodadas</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Desfazer exclusão</translation>
    </message>
    <message numerus="yes">
        <source>%n older games were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>Foi excluída %n partida antiga. “Desfazer exclusão” a traz de volta.</numerusform>
            <numerusform>Foram excluídas %n partidas antigas. “Desfazer exclusão” as traz de volta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every match is saved as it is played. %n matches, {size}.</source>
        <translation>
            <numerusform>Cada partida é salva enquanto é jogada. %n partida, {size}.</numerusform>
            <numerusform>Cada partida é salva enquanto é jogada. %n partidas, {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>deal {count}</source>
        <translation>rodada {count}</translation>
    </message>
    <message>
        <source>No saved game has these words.</source>
        <translation>Nenhuma partida salva tem essas palavras.</translation>
    </message>
    <message>
        <source>There is no match yet beside the one on the table, which is kept by itself.</source>
        <translation>Ainda não há outra partida além da que está na mesa, que se salva sozinha.</translation>
    </message>
    <message>
        <source>No match has been saved yet. Each one is kept by itself from its first card on, and you go on with it here.</source>
        <translation>Nenhuma partida foi salva ainda. Cada uma se salva sozinha desde a primeira carta, e aqui você a continua.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuar</translation>
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
        <translation>A regra para isso…</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontos</translation>
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
        <translation>Folha de pontos</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Nenhuma rodada foi terminada ainda.</translation>
    </message>
    <message numerus="yes">
        <source>From the second deal on shuffled as at home: gathered, %n riffles, cut.</source>
        <translation>
            <numerusform>Da segunda rodada em diante, embaralhado como em casa: cartas recolhidas, %n passada, corte.</numerusform>
            <numerusform>Da segunda rodada em diante, embaralhado como em casa: cartas recolhidas, %n passadas, corte.</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>Deal {count}</source>
        <translation>Rodada {count}</translation>
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
        <translation>Mostra as cartas e a regra.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>New total</source>
        <translation>Novo total</translation>
    </message>
    <message>
        <source>Next opening needs</source>
        <translation>Próxima abertura</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>uma canastra</translation>
    </message>
    <message>
        <source>a canasta, {need}</source>
        <translation>uma canastra, {need}</translation>
    </message>
</context>
<context>
    <name>ScoreTexts</name>
    <message>
        <source>Cards melded</source>
        <translation>Cartas baixadas</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canastra limpa</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canastra suja</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canastra de setes</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canastra de ases</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinco canastras limpas</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Quatro canastras limpas e uma suja</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Dez canastras</translation>
    </message>
    <message>
        <source>{stops} melded</source>
        <translation>{stops} baixados</translation>
    </message>
    <message>
        <source>{bonuses}</source>
        <comment>line of the score: red threes</comment>
        <translation>{bonuses}</translation>
    </message>
    <message>
        <source>Extra for many {bonuses}</source>
        <translation>Extra por muitos {bonuses}</translation>
    </message>
    <message>
        <source>Penalty for {bonuses}</source>
        <translation>Penalidade por {bonuses}</translation>
    </message>
    <message>
        <source>Extra penalty for many {bonuses}</source>
        <translation>Penalidade extra por muitos {bonuses}</translation>
    </message>
    <message>
        <source>{stops} laid aside</source>
        <translation>{stops} separados</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Bater de mão</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Mão especial</translation>
    </message>
    <message>
        <source>Void, as nobody went out</source>
        <translation>Nula, pois ninguém bateu</translation>
    </message>
    <message>
        <source>Asked and did not go out</source>
        <translation>Perguntou e não bateu</translation>
    </message>
    <message>
        <source>Caliente cards played</source>
        <translation>Cartas Caliente jogadas</translation>
    </message>
    <message>
        <source>Short sequences</source>
        <translation>Sequências curtas</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces</source>
        <translation>Setes ou ases incompletos</translation>
    </message>
    <message>
        <source>Unfinished wild cards</source>
        <translation>Curingas incompletos</translation>
    </message>
    <message>
        <source>Three aces or sevens in the hand</source>
        <translation>Três ases ou setes na mão</translation>
    </message>
    <message>
        <source>Cards left in the hand</source>
        <translation>Cartas que ficaram na mão</translation>
    </message>
    <message>
        <source>{stops} left in the hand</source>
        <translation>{stops} na mão</translation>
    </message>
    <message>
        <source>{bonuses} kept in the hand</source>
        <translation>{bonuses} na mão</translation>
    </message>
    <message>
        <source>Foot not picked up</source>
        <translation>Morto não pego</translation>
    </message>
    <message>
        <source>{bonuses} in a foot not picked up</source>
        <translation>{bonuses} em um morto não pego</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>Natural canasta</source>
        <translation>Canastra limpa</translation>
    </message>
    <message>
        <source>Without any wild card.</source>
        <translation>Sem nenhum curinga.</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canastra suja</translation>
    </message>
    <message>
        <source>With wild cards.</source>
        <translation>Com curingas.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Uma sequência de sete cartas.</translation>
    </message>
    <message>
        <source>A short sequence costs</source>
        <translation>Uma sequência curta custa</translation>
    </message>
    <message>
        <source>For each one that a side has at the end of a deal.</source>
        <translation>Por cada uma que um lado tem no fim da rodada.</translation>
    </message>
    <message>
        <source>A sequence is short below</source>
        <translation>Uma sequência é curta com menos de</translation>
    </message>
    <message>
        <source>With so many cards it costs nothing.</source>
        <translation>Com esse número de cartas, ela não custa nada.</translation>
    </message>
    <message>
        <source>Canasta of sevens</source>
        <translation>Canastra de setes</translation>
    </message>
    <message>
        <source>With wild cards or without; it is then neither natural nor mixed.</source>
        <translation>Com ou sem curingas; ela então não é limpa nem suja.</translation>
    </message>
    <message>
        <source>as other canastas</source>
        <translation>como outras canastras</translation>
    </message>
    <message>
        <source>Canasta of aces</source>
        <translation>Canastra de ases</translation>
    </message>
    <message>
        <source>as other natural canastas</source>
        <translation>como outras canastras limpas</translation>
    </message>
    <message>
        <source>Of wild cards alone.</source>
        <translation>Só de curingas.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild canastas</source>
        <translation>Só quem bate ganha pontos por canastras de curingas</translation>
    </message>
    <message>
        <source>The other sides get the values of the cards alone.</source>
        <translation>Os outros lados ganham só os pontos das cartas.</translation>
    </message>
    <message>
        <source>Five natural canastas</source>
        <translation>Cinco canastras limpas</translation>
    </message>
    <message>
        <source>Extra points for having so many.</source>
        <translation>Pontos extras por ter tantas.</translation>
    </message>
    <message>
        <source>Four natural canastas and a mixed one</source>
        <translation>Quatro canastras limpas e uma suja</translation>
    </message>
    <message>
        <source>Extra points, unless five natural ones get theirs.</source>
        <translation>Pontos extras, a não ser que cinco limpas ganhem os delas.</translation>
    </message>
    <message>
        <source>Ten canastas</source>
        <translation>Dez canastras</translation>
    </message>
    <message>
        <source>Extra points for ten of any kind.</source>
        <translation>Pontos extras por dez de qualquer tipo.</translation>
    </message>
    <message>
        <source>Four {stops} melded</source>
        <translation>Quatro {stops} baixados</translation>
    </message>
    <message>
        <source>Extra points for whoever goes out with four of them or more.</source>
        <translation>Pontos a mais para quem bate com quatro ou mais.</translation>
    </message>
    <message>
        <source>Only who goes out gets points for wild and for many canastas</source>
        <translation>Só quem bate ganha pontos por canastras de curingas e por muitas canastras</translation>
    </message>
    <message>
        <source>Melds cost points without a canasta</source>
        <translation>Combinações custam pontos sem uma canastra</translation>
    </message>
    <message>
        <source>{samba}</source>
        <translation>{samba}</translation>
    </message>
    <message>
        <source>A side without one loses the values of its melded cards.</source>
        <translation>Um lado sem nenhuma perde os pontos das cartas que baixou.</translation>
    </message>
    <message>
        <source>Unfinished sevens or aces cost</source>
        <translation>Setes ou ases incompletos custam</translation>
    </message>
    <message>
        <source>For a meld of them without wild cards that is no canasta at the end.</source>
        <translation>Por uma combinação deles sem curingas que não é canastra no fim.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs</source>
        <translation>Uma combinação incompleta de curingas custa</translation>
    </message>
    <message>
        <source>For each one that is no canasta at the end.</source>
        <translation>Por cada uma que não é canastra no fim.</translation>
    </message>
    <message>
        <source>Three aces or three sevens in a hand cost</source>
        <translation>Três ases ou três setes em uma mão custam</translation>
    </message>
    <message>
        <source>For each hand with three or more of them at the end.</source>
        <translation>Por cada mão com três ou mais deles no fim.</translation>
    </message>
    <message>
        <source>{wild_canasta}</source>
        <translation>{wild_canasta}</translation>
    </message>
    <message>
        <source>Wild canastas by their jokers</source>
        <translation>Canastras de curingas conforme os jokers</translation>
    </message>
    <message>
        <source>What those with so many jokers are worth instead.</source>
        <translation>Quanto valem, em vez disso, as que têm esse número de jokers.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
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
</context>
<context>
    <name>ScoringLesson</name>
    <message>
        <source>The score</source>
        <translation>Os pontos</translation>
    </message>
    <message>
        <source>What pays and what costs at the end of a deal.</source>
        <translation>O que paga e o que custa no fim da rodada.</translation>
    </message>
    <message>
        <source>At the end every card on the table counts its points: these aces {points} together.</source>
        <translation>No fim, cada carta na mesa conta os seus pontos: estes ases, {points} ao todo.</translation>
    </message>
    <message>
        <source>A canasta pays on top of that: {natural} points if it is natural, {mixed} if it is mixed.</source>
        <translation>Uma canastra paga além disso: {natural} pontos se é limpa, {mixed} se é suja.</translation>
    </message>
    <message>
        <source>You went out for {points} points. Cards still in a hand count minus for their side, your partner&apos;s as well. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Você bateu por {points} pontos. As cartas que ficaram na mão contam contra o seu lado, também as do parceiro. A folha de pontos guarda todas as rodadas; clique em uma para ver as linhas.</translation>
    </message>
    <message>
        <source>You went out for {points} points. The others lose the points of the cards in their hands. The score sheet keeps every deal; click a deal to see its lines.</source>
        <translation>Você bateu por {points} pontos. Os outros perdem os pontos das cartas que têm na mão. A folha de pontos guarda todas as rodadas; clique em uma para ver as linhas.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points.</source>
        <translation>Cada {bonus} conta {points} pontos.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no meld.</source>
        <translation>Cada {bonus} conta {points} pontos, contra você se o seu lado não tiver combinação.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta.</source>
        <translation>Cada {bonus} conta {points} pontos, contra você se o seu lado não tiver canastra.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has not two canastas.</source>
        <translation>Cada {bonus} conta {points} pontos, contra você se o seu lado não tiver duas canastras.</translation>
    </message>
    <message>
        <source>Each {bonus} counts {points} points, minus if your side has no canasta of sevens.</source>
        <translation>Cada {bonus} conta {points} pontos, contra você se o seu lado não tiver canastra de setes.</translation>
    </message>
    <message>
        <source>Each {bonus} costs {points} points.</source>
        <translation>Cada {bonus} custa {points} pontos.</translation>
    </message>
    <message>
        <source>All {count} {bonuses} on one side count {points} points more.</source>
        <translation>Todos os {count} {bonuses} de um só lado contam mais {points} pontos.</translation>
    </message>
    <message>
        <source>{count} or more {bonuses} on one side count {points} points more.</source>
        <translation>{count} ou mais {bonuses} de um só lado contam mais {points} pontos.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Destes extras, só conta o último alcançado.</translation>
    </message>
    <message>
        <source>Where they count minus, so does the extra.</source>
        <translation>Onde eles contam contra, o extra também conta.</translation>
    </message>
    <message>
        <source>Where they count minus, the extra does not count.</source>
        <translation>Onde eles contam contra, o extra não conta.</translation>
    </message>
    <message>
        <source>Add to your aces what you drew: on the table it counts plus.</source>
        <translation>Acrescente aos ases o que você comprou: na mesa conta a favor.</translation>
    </message>
    <message>
        <source>Lay what you drew on your aces; one card is for the discard.</source>
        <translation>Ponha nos ases o que você comprou; uma carta é para o descarte.</translation>
    </message>
</context>
<context>
    <name>ScoringTopic</name>
    <message>
        <source>Scoring</source>
        <translation>Os pontos</translation>
    </message>
    <message>
        <source>The program counts; the score sheet shows every line.</source>
        <translation>O programa conta; a folha de pontos mostra cada linha.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>their value</source>
        <translation>os pontos delas</translation>
    </message>
    <message>
        <source>minus their value</source>
        <translation>menos os pontos delas</translation>
    </message>
    <message>
        <source>A side without a canasta loses the values of the cards it has melded.</source>
        <translation>Um lado sem canastra perde os pontos das cartas que baixou.</translation>
    </message>
    <message>
        <source>A meld of sevens, or of aces without wild cards, that is no canasta costs {points} points.</source>
        <translation>Uma combinação de setes, ou de ases sem curingas, que não é canastra custa {points} pontos.</translation>
    </message>
    <message>
        <source>A meld of wild cards alone that is no canasta costs {points} points.</source>
        <translation>Uma combinação só de curingas que não é canastra custa {points} pontos.</translation>
    </message>
    <message>
        <source>Three or more aces in a hand cost {points} points, and so do three or more sevens.</source>
        <translation>Três ou mais ases em uma mão custam {points} pontos, e três ou mais setes também.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>points</comment>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their side, also those of the partner.</source>
        <translation>As cartas que ficam na mão contam contra o seu lado, também as do parceiro.</translation>
    </message>
    <message>
        <source>Cards left in the hand count against their player.</source>
        <translation>As cartas que ficam na mão contam contra quem as tem.</translation>
    </message>
</context>
<context>
    <name>SearchReasons</name>
    <message numerus="yes">
        <source>{options} moves were compared in %n possible deals.</source>
        <translation>
            <numerusform>Foram comparadas {options} jogadas em %n rodada possível.</numerusform>
            <numerusform>Foram comparadas {options} jogadas em %n rodadas possíveis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perhaps better: {move}, by %Ln points. That was not sure enough.</source>
        <translation>
            <numerusform>Talvez melhor: {move}, por %Ln ponto. Não era certo o bastante.</numerusform>
            <numerusform>Talvez melhor: {move}, por %Ln pontos. Não era certo o bastante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: {move}.</source>
        <translation>Igualmente boa: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}. It promised %Ln points less.</source>
        <translation>
            <numerusform>A segunda melhor: {move}. Prometia %Ln ponto a menos.</numerusform>
            <numerusform>A segunda melhor: {move}. Prometia %Ln pontos a menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a card</source>
        <comment>a move, within a sentence</comment>
        <translation>comprar uma carta</translation>
    </message>
    <message>
        <source>take the {pile}</source>
        <comment>a move, within a sentence</comment>
        <translation>pegar o {pile}</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move, within a sentence</comment>
        <translation>passar</translation>
    </message>
    <message>
        <source>play a Caliente card</source>
        <comment>a move, within a sentence</comment>
        <translation>jogar uma carta Caliente</translation>
    </message>
    <message>
        <source>lay the hand open</source>
        <comment>a move, within a sentence</comment>
        <translation>abrir a mão na mesa</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <comment>a move, within a sentence</comment>
        <translation>baixar {cards}</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <comment>a move, within a sentence</comment>
        <translation>descartar {a_card}</translation>
    </message>
    <message>
        <source>go out</source>
        <comment>a move, within a sentence</comment>
        <translation>bater</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Celular</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>A person whose hand is on a phone: its code is shown when the match begins.</source>
        <translation>Uma pessoa com a mão em um celular: o código aparece no começo da partida.</translation>
    </message>
    <message>
        <source>Strength, {place}</source>
        <translation>Força, {place}</translation>
    </message>
    <message>
        <source>Temperament, {place}</source>
        <translation>Temperamento, {place}</translation>
    </message>
    <message>
        <source>Face, {place}: {face}</source>
        <comment>the face of a player</comment>
        <translation>Rosto, {place}: {face}</translation>
    </message>
    <message>
        <source>{face}: choose another face</source>
        <translation>{face}: escolher outro rosto</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Strength, {name}</source>
        <translation>Força, {name}</translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Posso bater?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sim.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Não.</translation>
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
        <translation>vai jogar</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dá as cartas</translation>
    </message>
    <message>
        <source>the {pile} is frozen</source>
        <comment>for this player</comment>
        <translation>{pile} congelado</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>on the plate of the viewer&apos;s partner</comment>
        <translation>parceiro</translation>
    </message>
    <message>
        <source>open hand: {cards}</source>
        <translation>mão aberta: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>foot of %n cards</source>
        <translation>
            <numerusform>morto de %n carta</numerusform>
            <numerusform>morto de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>plays from the foot</source>
        <translation>joga com o morto</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>on the plate of the lone hand</comment>
        <translation>sozinho</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>on the plate of a person for whom a computer plays</comment>
        <translation>computador</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>whose hand is on a phone</comment>
        <translation>celular</translation>
    </message>
    <message>
        <source>phone away</source>
        <comment>whose phone does not answer</comment>
        <translation>sem celular</translation>
    </message>
    <message>
        <source>Foot</source>
        <comment>on the packet of the second hand</comment>
        <translation>Morto</translation>
    </message>
    <message>
        <source>A second hand, taken up when the first one is empty.</source>
        <translation>Uma segunda mão, que se pega quando a primeira acaba.</translation>
    </message>
    <message>
        <source>A second hand, taken up with your first canasta.</source>
        <translation>Uma segunda mão, que se pega com a sua primeira canastra.</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>a player, this deal</comment>
        <translation>fica de fora</translation>
    </message>
    <message>
        <source>sits out this deal and keeps the score</source>
        <translation>fica de fora nesta rodada e anota os pontos</translation>
    </message>
    <message>
        <source>You sit out this deal and keep the score. Your side plays for you.</source>
        <translation>Você fica de fora nesta rodada e anota os pontos. O seu lado joga por você.</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>points of a deal, counted up</comment>
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>above its points</comment>
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>above its points</comment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>above points of match and deal together</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{side}: victory!</source>
        <comment>who won the match</comment>
        <translation>{side}: vitória!</translation>
    </message>
    <message numerus="yes">
        <source>{points} points ahead after %n deals</source>
        <translation>
            <numerusform>{points} pontos de vantagem depois de %n rodada</numerusform>
            <numerusform>{points} pontos de vantagem depois de %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>To {points}</source>
        <comment>the match, above the names</comment>
        <translation>Até {points}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <comment>the match, above the names</comment>
        <translation>Rodada {deal} de {deals}</translation>
    </message>
    <message>
        <source>The match ends with the deal in which somebody reaches {points} points; then the most points win.</source>
        <translation>A partida termina com a rodada em que alguém chega a {points} pontos; então vence quem tiver mais.</translation>
    </message>
    <message>
        <source>With the cards on the table {points} points are reached. If that still holds when the hands are counted, this deal is the last; then the most points win.</source>
        <translation>Com as cartas na mesa, {points} pontos foram alcançados. Se isso ainda valer quando as mãos forem contadas, esta rodada é a última; então vence quem tiver mais pontos.</translation>
    </message>
    <message>
        <source>The match ends after deal {deals}; then the most points win.</source>
        <translation>A partida termina após a rodada {deals}; então vence quem tiver mais pontos.</translation>
    </message>
    <message>
        <source>{points} reached</source>
        <comment>of a side</comment>
        <translation>{points} alcançados</translation>
    </message>
    <message>
        <source>{points} more to win</source>
        <comment>of a side</comment>
        <translation>faltam {points} para vencer</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} na mesa</translation>
    </message>
    <message>
        <source>together {points}</source>
        <comment>points of match and deal</comment>
        <translation>ao todo {points}</translation>
    </message>
    <message>
        <source>This deal: {points} ahead</source>
        <comment>of a side, beside its score</comment>
        <translation>Esta rodada: {points} a mais</translation>
    </message>
    <message>
        <source>{bonuses}: {points}</source>
        <comment>points that bonus cards cost, as long as they do</comment>
        <translation>{bonuses}: {points}</translation>
    </message>
    <message>
        <source>Opening {need}</source>
        <comment>points that the first melds need</comment>
        <translation>Abertura {need}</translation>
    </message>
    <message>
        <source>Next opening {need}</source>
        <comment>points that the first melds need in the next deal</comment>
        <translation>Próxima abertura {need}</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side, before its melds and its points</comment>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Opponents</source>
        <comment>the other side, before its melds and its points</comment>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Needs {need} to open</source>
        <translation>Precisa de {need} para abrir</translation>
    </message>
    <message>
        <source>Needs a canasta and {need} to open</source>
        <translation>Precisa de uma canastra e {need} para abrir</translation>
    </message>
    <message>
        <source>Needs a canasta to open</source>
        <translation>Precisa de uma canastra para abrir</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Já abriu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln ponto</numerusform>
            <numerusform>%Ln pontos</numerusform>
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
            <numerusform>{stops} separados: %n</numerusform>
            <numerusform>{stops} separados: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caliente cards played: %n</source>
        <translation>
            <numerusform>Cartas Caliente jogadas: %n</numerusform>
            <numerusform>Cartas Caliente jogadas: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melds</source>
        <translation>
            <numerusform>%n combinação</numerusform>
            <numerusform>%n combinações</numerusform>
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
        <translation>Sequências</translation>
    </message>
    <message>
        <source>{least} to {most} cards in order are a meld, too: a sequence.</source>
        <translation>De {least} a {most} cartas seguidas também são uma combinação: uma sequência.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Todas as cartas dela são de um só naipe.</translation>
    </message>
    <message>
        <source>Its cards may be of any suits.</source>
        <translation>As cartas dela podem ser de qualquer naipe.</translation>
    </message>
    <message>
        <source>It goes from four, the lowest card, to ace, the highest.</source>
        <translation>Ela vai do quatro, a carta mais baixa, ao ás, a mais alta.</translation>
    </message>
    <message>
        <source>Wild cards have no place in it.</source>
        <translation>Curingas não têm lugar nela.</translation>
    </message>
    <message>
        <source>Two sequences are never put together.</source>
        <translation>Duas sequências nunca se juntam.</translation>
    </message>
    <message>
        <source>With {size} cards it is full: {a_samba}, which counts as a canasta.</source>
        <translation>Com {size} cartas ela está cheia: é {a_samba}, que conta como canastra.</translation>
    </message>
    <message>
        <source>Who goes out may lengthen a full one in that turn. Who has lengthened one has to go out.</source>
        <translation>Quem bate pode alongar uma cheia nesse turno. Quem alongou uma tem de bater.</translation>
    </message>
    <message>
        <source>Each sequence of fewer than {size} cards that your side has at the end costs {points} points.</source>
        <translation>Cada sequência de menos de {size} cartas que o seu lado tem no fim custa {points} pontos.</translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>{solved} of {count} solved, %Ln points lost.</source>
        <translation>
            <numerusform>{solved} de {count} resolvidos, %Ln ponto perdido.</numerusform>
            <numerusform>{solved} de {count} resolvidos, %Ln pontos perdidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>How fast cards move and computers play.</source>
        <translation>Com que rapidez as cartas se movem e os computadores jogam.</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Esperar por mim</translation>
    </message>
    <message>
        <source>Stop after each computer&apos;s turn until you go on.</source>
        <translation>Parar depois da vez de cada computador até você continuar.</translation>
    </message>
    <message>
        <source>Let computers take their time</source>
        <translation>Dar tempo aos computadores</translation>
    </message>
    <message>
        <source>Experts think for up to five seconds and try more.</source>
        <translation>Os mestres pensam até cinco segundos e testam mais.</translation>
    </message>
    <message>
        <source>Processor cores for thinking</source>
        <translation>Núcleos do processador para pensar</translation>
    </message>
    <message>
        <source>Players and hints share them; automatic leaves one free.</source>
        <translation>Jogadores e dicas os dividem; no automático, um fica livre.</translation>
    </message>
    <message>
        <source>Confirm discards</source>
        <translation>Confirmar o descarte</translation>
    </message>
    <message>
        <source>Ask before a discard ends your turn: do it once more.</source>
        <translation>Perguntar antes de um descarte encerrar a sua vez: faça de novo.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Cards appear in their new place instead of flying there.</source>
        <translation>As cartas aparecem no novo lugar em vez de voar até lá.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Arrumar a mão</translation>
    </message>
    <message>
        <source>Cards that you move stay there until you sort again.</source>
        <translation>As cartas que você move ficam onde estão até você arrumar de novo.</translation>
    </message>
    <message>
        <source>Rule hints</source>
        <translation>Avisos das regras</translation>
    </message>
    <message>
        <source>What raised cards can do; full: also what could be laid.</source>
        <translation>O que as cartas escolhidas podem fazer; completos: também o que se poderia baixar.</translation>
    </message>
    <message>
        <source>Shuffle as at home</source>
        <translation>Embaralhar como em casa</translation>
    </message>
    <message>
        <source>New matches gather the cards after a deal and riffle them.</source>
        <translation>Nas partidas novas, as cartas são recolhidas depois de uma rodada e embaralhadas à americana.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Conquistas</translation>
    </message>
    <message>
        <source>Tell after a deal, and in your record, what is rarely done.</source>
        <translation>Contar depois da rodada, e no seu desempenho, o que raramente se consegue.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar o histórico</translation>
    </message>
    <message>
        <source>What happened so far, in words, beside the table.</source>
        <translation>O que aconteceu até agora, em palavras, ao lado da mesa.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Cards are heard as they slide and land.</source>
        <translation>Ouvem-se as cartas ao deslizar e ao cair.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Ler em voz alta</translation>
    </message>
    <message>
        <source>The voice of your computer says what happens.</source>
        <translation>A voz do seu computador diz o que acontece.</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>Som ambiente</translation>
    </message>
    <message>
        <source>Very quiet, and only while the game is in front.</source>
        <translation>Bem baixo, e só enquanto o jogo estiver na frente.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Decks of KDE, GNOME and PySolFC can be added. Where they lack a joker, values, large numbers or four colours, Canasta draws its own over them.</source>
        <translation>Podem ser acrescentados baralhos do KDE, do GNOME e do PySolFC. Onde lhes faltam um joker, valores, números grandes ou quatro cores, o Canasta os desenha por cima.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>Cards that you add may bring a back of their own.</source>
        <translation>As cartas que você acrescenta podem ter o próprio verso.</translation>
    </message>
    <message>
        <source>Letters on cards</source>
        <translation>Letras nas cartas</translation>
    </message>
    <message>
        <source>King, queen and jack on the decks of Canasta.</source>
        <translation>Rei, dama e valete nos baralhos do Canasta.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green: no suit is mistaken.</source>
        <translation>Ouros em azul e paus em verde: nenhum naipe se confunde.</translation>
    </message>
    <message>
        <source>Large numbers on cards</source>
        <translation>Números grandes nas cartas</translation>
    </message>
    <message>
        <source>Rank and suit as large as a fanned hand allows.</source>
        <translation>Valor e naipe tão grandes quanto o leque da mão permite.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Janelas</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamanho das cartas</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>On the table and in all windows.</source>
        <translation>Na mesa e em todas as janelas.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Pure colours and strong outlines.</source>
        <translation>Cores puras e contornos fortes.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>Palavras simples</translation>
    </message>
    <message>
        <source>Simpler sentences, for children too.</source>
        <translation>Frases mais fáceis, também para crianças.</translation>
    </message>
    <message>
        <source>Names of cards and piles</source>
        <translation>Nomes das cartas e dos montes</translation>
    </message>
    <message>
        <source>Two, joker, pile; or Little Wild, Big Wild, Prize pile.</source>
        <translation>Dois, joker, lixo; ou Curinga pequeno, Curinga grande, monte de prêmio.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Nothing flies, sounds or is celebrated; players do not chat, and no note comes unasked.</source>
        <translation>Nada voa, soa ou é comemorado; ninguém conversa, e nenhum aviso aparece sem ser pedido.</translation>
    </message>
    <message>
        <source>Play with one switch</source>
        <translation>Jogar com um só acionador</translation>
    </message>
    <message>
        <source>A ring goes round. By itself: the switch chooses. By steps: press it to go on, hold it to choose.</source>
        <translation>Um anel percorre a mesa. Automático: o acionador escolhe. Passo a passo: aperte para avançar, segure para escolher.</translation>
    </message>
    <message>
        <source>The switch</source>
        <translation>O acionador</translation>
    </message>
    <message>
        <source>Then this key or button does nothing else.</source>
        <translation>Então essa tecla ou esse botão não faz mais nada.</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Tempo de um passo</translation>
    </message>
    <message>
        <source>How long a thing is offered, or the switch is held.</source>
        <translation>Por quanto tempo cada coisa é oferecida ou o acionador é segurado.</translation>
    </message>
    <message>
        <source>Click by resting</source>
        <translation>Clicar parando o ponteiro</translation>
    </message>
    <message>
        <source>A pointer that rests clicks when its ring is full.</source>
        <translation>Um ponteiro parado clica quando o anel dele se completa.</translation>
    </message>
    <message>
        <source>Time of resting</source>
        <translation>Tempo parado</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>in the background</comment>
        <translation>Silêncio</translation>
    </message>
    <message>
        <source>A fire in the grate</source>
        <comment>in the background</comment>
        <translation>Fogo na lareira</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <comment>which cards</comment>
        <translation>Como dizem as regras</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <comment>cards</comment>
        <translation>Comuns</translation>
    </message>
    <message>
        <source>Basket</source>
        <comment>cards</comment>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>Deco</source>
        <comment>cards</comment>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>As on the cards</source>
        <comment>names of cards and piles</comment>
        <translation>Como nas cartas</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>names of cards and piles</comment>
        <translation>Clássicos</translation>
    </message>
    <message>
        <source>Box</source>
        <comment>names of cards and piles</comment>
        <translation>Da caixa</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>one switch</comment>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>By itself</source>
        <comment>one switch</comment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>By steps</source>
        <comment>one switch</comment>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Barra de espaço</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Tecla Enter</translation>
    </message>
    <message>
        <source>Mouse button</source>
        <translation>Botão do mouse</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>processor cores</comment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>rule hints</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Gentle</source>
        <comment>rule hints</comment>
        <translation>Discretos</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>rule hints</comment>
        <translation>Completos</translation>
    </message>
    <message>
        <source>No, perfectly</source>
        <translation>Não, perfeitamente</translation>
    </message>
    <message>
        <source>Riffles: {count}</source>
        <translation>Passadas: {count}</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantânea</translation>
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
        <source>As the game asks</source>
        <comment>how the hand is sorted</comment>
        <translation>Conforme o jogo</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how the hand is sorted</comment>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>how the hand is sorted</comment>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By points</source>
        <comment>how the hand is sorted</comment>
        <translation>Por pontos</translation>
    </message>
    <message>
        <source>Club room</source>
        <comment>a table</comment>
        <translation>Salão do clube</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>a table</comment>
        <translation>Jardim</translation>
    </message>
    <message>
        <source>By night</source>
        <comment>a table</comment>
        <translation>À noite</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>a table</comment>
        <translation>Lisa</translation>
    </message>
    <message>
        <source>Blue weave</source>
        <translation>Trama azul</translation>
    </message>
    <message>
        <source>Red weave</source>
        <translation>Trama vermelha</translation>
    </message>
    <message>
        <source>Green weave</source>
        <translation>Trama verde</translation>
    </message>
    <message>
        <source>Coiled basket</source>
        <translation>Cesta em espiral</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Reading and language</source>
        <translation>Leitura e idioma</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Acessibilidade</translation>
    </message>
    <message>
        <source>Use the defaults</source>
        <translation>Usar os padrões</translation>
    </message>
    <message>
        <source>Take changes back</source>
        <translation>Desfazer as mudanças</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Every change takes effect at once: look at the table behind.</source>
        <translation>Cada mudança vale na hora: olhe a mesa atrás.</translation>
    </message>
    <message>
        <source>Hints, words, sizes, colours, motion, speed, log, reach, keys, reading aloud and language are {name}&apos;s own; what else is here is this computer&apos;s.</source>
        <translation>Dicas, palavras, tamanhos, cores, movimento, velocidade, histórico, acessibilidade, teclas, leitura e idioma são só de {name}; o resto vale para todo o computador.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one or turn it on; Canasta looks again after half a minute.</source>
        <translation>Nenhum alto-falante foi encontrado. Conecte ou ligue um; o Canasta procura de novo depois de meio minuto.</translation>
    </message>
    <message>
        <source>This computer has no voice. On Linux install “speech-dispatcher”.</source>
        <translation>Este computador não tem voz. No Linux, instale “speech-dispatcher”.</translation>
    </message>
</context>
<context>
    <name>SevensLesson</name>
    <message>
        <source>Sevens and the packet</source>
        <translation>Setes e o pacote</translation>
    </message>
    <message>
        <source>Canastas of sevens</source>
        <translation>Canastras de setes</translation>
    </message>
    <message>
        <source>Sevens stay in the hand, their canasta pays most, and cards come with it.</source>
        <translation>Os setes ficam na mão, a canastra deles é a que mais paga, e com ela vêm cartas.</translation>
    </message>
    <message>
        <source>Their canasta is a kind of its own, and pays most.</source>
        <translation>A canastra deles é um tipo à parte e é a que mais paga.</translation>
    </message>
    <message>
        <source>Sevens that lie unfinished at the end cost {points} points.</source>
        <translation>Setes que ficam incompletos no fim custam {points} pontos.</translation>
    </message>
    <message>
        <source>Lay both sevens on those of your side.</source>
        <translation>Acrescente os dois setes aos do seu lado.</translation>
    </message>
    <message>
        <source>Both sevens go to the meld of sevens.</source>
        <translation>Os dois setes vão para a combinação de setes.</translation>
    </message>
    <message>
        <source>A canasta of sevens is a kind of its own in this game.</source>
        <translation>Neste jogo uma canastra de setes é um tipo à parte.</translation>
    </message>
    <message>
        <source>You may discard no seven before your side has a canasta of them.</source>
        <translation>Você não pode descartar um sete antes de o seu lado ter uma canastra deles.</translation>
    </message>
    <message>
        <source>Nobody may discard a seven before every side has a canasta of them.</source>
        <translation>Ninguém pode descartar um sete antes de cada lado ter uma canastra deles.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points. It never holds a wild card.</source>
        <translation>Uma canastra de setes: {points} pontos. Nunca tem curinga.</translation>
    </message>
    <message>
        <source>A canasta of sevens: {points} points, with wild cards or without.</source>
        <translation>Uma canastra de setes: {points} pontos, com ou sem curingas.</translation>
    </message>
    <message numerus="yes">
        <source>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</source>
        <translation>
            <numerusform>É a primeira canastra completada por você: por isso pegou o morto, o pacote de %n carta, e continua jogando com ele.</numerusform>
            <numerusform>É a primeira canastra completada por você: por isso pegou o morto, o pacote de %n cartas, e continua jogando com ele.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Golden frame</source>
        <translation>Moldura dourada</translation>
    </message>
    <message>
        <source>You have just drawn this card.</source>
        <translation>Você acabou de comprar esta carta.</translation>
    </message>
    <message>
        <source>Card that stands out</source>
        <translation>Carta levantada</translation>
    </message>
    <message>
        <source>You have chosen it: now click where it goes.</source>
        <translation>Você a escolheu: agora clique aonde ela deve ir.</translation>
    </message>
    <message>
        <source>Arrow at a card</source>
        <translation>Seta em uma carta</translation>
    </message>
    <message>
        <source>This card takes the pile.</source>
        <translation>Esta carta pega o lixo.</translation>
    </message>
    <message>
        <source>Triangle on a card</source>
        <translation>Triângulo em uma carta</translation>
    </message>
    <message>
        <source>This card can be laid.</source>
        <translation>Esta carta pode ser baixada.</translation>
    </message>
    <message>
        <source>Exclamation mark on a card</source>
        <translation>Ponto de exclamação em uma carta</translation>
    </message>
    <message>
        <source>Because of this card the last move was refused.</source>
        <translation>Por causa desta carta a última jogada foi recusada.</translation>
    </message>
    <message>
        <source>Plus on a card</source>
        <translation>Sinal de mais em uma carta</translation>
    </message>
    <message>
        <source>With this card the refused move is allowed.</source>
        <translation>Com esta carta a jogada recusada é permitida.</translation>
    </message>
    <message>
        <source>Cross on a card</source>
        <translation>Xis em uma carta</translation>
    </message>
    <message>
        <source>You used this card.</source>
        <translation>Você usou esta carta.</translation>
    </message>
    <message>
        <source>Tick on a card</source>
        <translation>Marca de visto em uma carta</translation>
    </message>
    <message>
        <source>This card was better to use.</source>
        <translation>Era melhor usar esta carta.</translation>
    </message>
    <message>
        <source>Light around cards</source>
        <translation>Luz em volta de cartas</translation>
    </message>
    <message>
        <source>You can take the pile; its top card may join a meld that shines. While you carry cards, they may go where it is light.</source>
        <translation>Você pode pegar o lixo; a carta de cima pode ir para uma combinação iluminada. Enquanto leva cartas, elas podem ir aonde há luz.</translation>
    </message>
    <message>
        <source>Ice on the pile</source>
        <translation>Gelo no lixo</translation>
    </message>
    <message>
        <source>The pile is frozen: as a rule only two natural cards like its top card take it.</source>
        <translation>O lixo está congelado: em geral só duas cartas naturais como a de cima o pegam.</translation>
    </message>
    <message>
        <source>Card that lies across</source>
        <translation>Carta atravessada</translation>
    </message>
    <message>
        <source>It freezes the pile.</source>
        <translation>Ela congela o lixo.</translation>
    </message>
    <message>
        <source>Number on stock or pile</source>
        <translation>Número no monte ou no lixo</translation>
    </message>
    <message>
        <source>So many cards lie there.</source>
        <translation>É o número de cartas que há ali.</translation>
    </message>
    <message>
        <source>Red seal with a star</source>
        <translation>Selo vermelho com uma estrela</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Uma canastra sem curingas.</translation>
    </message>
    <message>
        <source>Black seal with half a star</source>
        <translation>Selo preto com meia estrela</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Uma canastra com curingas.</translation>
    </message>
    <message>
        <source>Blue seal with steps</source>
        <translation>Selo azul com degraus</translation>
    </message>
    <message>
        <source>A finished sequence.</source>
        <translation>Uma sequência completa.</translation>
    </message>
    <message>
        <source>Violet seal with a crown</source>
        <translation>Selo roxo com uma coroa</translation>
    </message>
    <message>
        <source>A canasta of wild cards only.</source>
        <translation>Uma canastra só de curingas.</translation>
    </message>
    <message>
        <source>Brown seal with a seven</source>
        <translation>Selo marrom com um sete</translation>
    </message>
    <message>
        <source>A canasta of sevens.</source>
        <translation>Uma canastra de setes.</translation>
    </message>
    <message>
        <source>Edges of paper behind a card</source>
        <translation>Bordas de papel atrás de uma carta</translation>
    </message>
    <message>
        <source>More cards of the meld lie below it.</source>
        <translation>Embaixo há mais cartas da combinação.</translation>
    </message>
    <message>
        <source>Row of small fields below a meld</source>
        <translation>Fila de quadradinhos sob uma combinação</translation>
    </message>
    <message>
        <source>A canasta has so many cards; the bright fields are those that lie there.</source>
        <translation>Uma canastra tem esse número de cartas; os quadradinhos claros são as que já estão lá.</translation>
    </message>
    <message>
        <source>Golden coin on a meld</source>
        <translation>Moeda dourada em uma combinação</translation>
    </message>
    <message>
        <source>A wild card lies in it.</source>
        <translation>Há um curinga nela.</translation>
    </message>
    <message>
        <source>Pale card</source>
        <translation>Carta pálida</translation>
    </message>
    <message>
        <source>It does not lie there yet: it shows where a move would put it.</source>
        <translation>Ela ainda não está ali: mostra aonde uma jogada a levaria.</translation>
    </message>
    <message>
        <source>Ring with two numbers</source>
        <translation>Anel com dois números</translation>
    </message>
    <message>
        <source>Points of the cards laid aside, and those that the first melds need.</source>
        <translation>Pontos das cartas separadas, e os que a abertura exige.</translation>
    </message>
    <message>
        <source>Golden ring around a face</source>
        <translation>Anel dourado em volta de um rosto</translation>
    </message>
    <message>
        <source>It is this player&apos;s turn.</source>
        <translation>É a vez deste jogador.</translation>
    </message>
    <message>
        <source>Three dots at a face</source>
        <translation>Três pontos junto a um rosto</translation>
    </message>
    <message>
        <source>The player is thinking.</source>
        <translation>O jogador está pensando.</translation>
    </message>
    <message>
        <source>Golden button at a face</source>
        <translation>Botão dourado junto a um rosto</translation>
    </message>
    <message>
        <source>Who deals; the next player begins.</source>
        <translation>Quem dá as cartas; o seguinte começa.</translation>
    </message>
    <message>
        <source>Snow crystal at a face</source>
        <translation>Cristal de neve junto a um rosto</translation>
    </message>
    <message>
        <source>The pile is frozen for this player.</source>
        <translation>O lixo está congelado para este jogador.</translation>
    </message>
    <message>
        <source>Arrows on the edge of the table</source>
        <translation>Setas na borda da mesa</translation>
    </message>
    <message>
        <source>The turn passes this way.</source>
        <translation>A vez passa neste sentido.</translation>
    </message>
    <message>
        <source>Bar below the points</source>
        <translation>Barra abaixo dos pontos</translation>
    </message>
    <message>
        <source>How far a side is on its way to the end of the match.</source>
        <translation>Quanto um lado já andou até o fim da partida.</translation>
    </message>
    <message>
        <source>Crown beside points</source>
        <translation>Coroa ao lado de pontos</translation>
    </message>
    <message>
        <source>This side has the most points.</source>
        <translation>Este lado tem mais pontos.</translation>
    </message>
    <message>
        <source>Double line</source>
        <translation>Linha dupla</translation>
    </message>
    <message>
        <source>The keys act here.</source>
        <translation>As teclas agem aqui.</translation>
    </message>
</context>
<context>
    <name>SignsPage</name>
    <message>
        <source>Signs on the table</source>
        <translation>Sinais na mesa</translation>
    </message>
</context>
<context>
    <name>SixPlayersLesson</name>
    <message>
        <source>Six at the table</source>
        <translation>Seis à mesa</translation>
    </message>
    <message>
        <source>Who plays with whom, and what a game for six asks for.</source>
        <translation>Quem joga com quem, e o que um jogo para seis pede.</translation>
    </message>
    <message>
        <source>Your side has six kings. Add yours: it makes a canasta.</source>
        <translation>O seu lado tem seis reis. Acrescente o seu: vira uma canastra.</translation>
    </message>
    <message>
        <source>Add your king to the kings of your side.</source>
        <translation>Acrescente o seu rei aos reis do seu lado.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out.</source>
        <translation>
            <numerusform>O seu lado precisa de %n canastra para bater.</numerusform>
            <numerusform>O seu lado precisa de %n canastras para bater.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six play at once, in two sides. Every second player is your partner: what one of you three lays belongs to all.</source>
        <translation>Seis jogam ao mesmo tempo, em dois lados. Um jogador sim, um não, é seu parceiro: o que um de vocês três baixa é de todos.</translation>
    </message>
    <message>
        <source>Six play at once, in three sides of two. Your partner sits opposite; both other sides are opponents.</source>
        <translation>Seis jogam ao mesmo tempo, em três lados de dois. O seu parceiro fica à sua frente; os outros dois lados são adversários.</translation>
    </message>
</context>
<context>
    <name>SmallWindowNote</name>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>The window is small. Full screen makes the cards larger.</source>
        <translation>A janela é pequena. Em tela cheia as cartas ficam maiores.</translation>
    </message>
</context>
<context>
    <name>SpecialHandNames</name>
    <message>
        <source>Straight</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sete pares</translation>
    </message>
    <message>
        <source>Wild pairs</source>
        <translation>Pares com curingas</translation>
    </message>
    <message>
        <source>Miami pairs</source>
        <translation>Pares de Miami</translation>
    </message>
    <message>
        <source>Zip code</source>
        <translation>CEP</translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation>Entulho</translation>
    </message>
    <message>
        <source>Blast off</source>
        <translation>Decolagem</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Trincas</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Quadras</translation>
    </message>
    <message>
        <source>Dream hand with four wild cards</source>
        <translation>Mão dos sonhos com quatro curingas</translation>
    </message>
    <message>
        <source>Dream hand with five wild cards</source>
        <translation>Mão dos sonhos com cinco curingas</translation>
    </message>
    <message>
        <source>One card of each rank from two to ace, and a joker</source>
        <translation>Uma carta de cada valor, do dois ao ás, e um joker</translation>
    </message>
    <message>
        <source>Seven pairs without wild cards</source>
        <translation>Sete pares sem curingas</translation>
    </message>
    <message>
        <source>A pair of twos or of jokers, one of aces, one of sevens, and four other pairs</source>
        <translation>Um par de dois ou de jokers, um de ases, um de setes e outros quatro pares</translation>
    </message>
    <message>
        <source>A pair of twos, of jokers, of aces and of sevens, and three other pairs</source>
        <translation>Um par de dois, um de jokers, um de ases, um de setes e outros três pares</translation>
    </message>
    <message>
        <source>Four, three, three, two and two of a kind, with twos or jokers or without</source>
        <translation>Quatro, três, três, duas e duas iguais, com ou sem dois ou jokers</translation>
    </message>
    <message>
        <source>Four, four, three and three of a kind without wild cards</source>
        <translation>Quatro, quatro, três e três iguais, sem curingas</translation>
    </message>
    <message>
        <source>Five, four, three and two of a kind, with twos or jokers or without</source>
        <translation>Cinco, quatro, três e duas iguais, com ou sem dois ou jokers</translation>
    </message>
    <message>
        <source>Four times three of a kind, and two twos or two jokers</source>
        <translation>Quatro vezes três iguais, e um par de dois ou de jokers</translation>
    </message>
    <message>
        <source>Three times four of a kind, and two twos or two jokers</source>
        <translation>Três vezes quatro iguais, e um par de dois ou de jokers</translation>
    </message>
    <message>
        <source>Five and five of a kind, and four twos or four jokers</source>
        <translation>Cinco e cinco iguais, e quatro dois ou quatro jokers</translation>
    </message>
    <message>
        <source>Five and four of a kind, and five wild cards</source>
        <translation>Cinco e quatro iguais, e cinco curingas</translation>
    </message>
</context>
<context>
    <name>SpecialHandsLesson</name>
    <message>
        <source>Special hands</source>
        <translation>Mãos especiais</translation>
    </message>
    <message>
        <source>Seven pairs, four triples and others end the deal without any meld.</source>
        <translation>Sete pares, quatro trincas e outras encerram a rodada sem nenhuma combinação.</translation>
    </message>
    <message>
        <source>You hold six pairs and a king, and your side has not melded. With a seventh pair this is a special hand.</source>
        <translation>Você tem seis pares e um rei, e o seu lado ainda não abriu. Com um sétimo par, esta é uma mão especial.</translation>
    </message>
    <message>
        <source>Another king: seven pairs without wild cards. Nothing may be left over, and you need not discard.</source>
        <translation>Outro rei: sete pares sem curingas. Nada pode sobrar, e não é preciso descartar.</translation>
    </message>
    <message>
        <source>Lay the whole hand open: press the button.</source>
        <translation>Abra a mão inteira na mesa: aperte o botão.</translation>
    </message>
    <message>
        <source>Keep all fourteen cards, and press the button that names the hand.</source>
        <translation>Guarde as catorze cartas e aperte o botão com o nome da mão.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores {points} points for it and nothing else; the others lose what they hold.</source>
        <translation>Isso encerra a rodada. O seu lado marca {points} pontos por ela e nada mais; os outros perdem o que têm na mão.</translation>
    </message>
    <message>
        <source>Other hands pay as well, such as four, four, three and three of a kind. Who waits too long for one has melded nothing when the others go out.</source>
        <translation>Outras mãos também pagam, como quatro, quatro, três e três iguais. Quem espera demais por uma não baixou nada quando os outros batem.</translation>
    </message>
</context>
<context>
    <name>SpecialTopic</name>
    <message>
        <source>Special hands</source>
        <translation>Mãos especiais</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Some hands of fourteen cards need no melds: after drawing you lay the whole hand open.</source>
        <translation>Algumas mãos de catorze cartas não precisam de combinações: depois de comprar, você abre a mão inteira na mesa.</translation>
    </message>
    <message>
        <source>That ends the deal. Your side scores the points of the hand and nothing else; the others count as always.</source>
        <translation>Isso encerra a rodada. O seu lado marca os pontos da mão e nada mais; os outros contam como sempre.</translation>
    </message>
    <message>
        <source>Your side has not melded before in the deal.</source>
        <translation>O seu lado ainda não baixou nada na rodada.</translation>
    </message>
    <message>
        <source>All fourteen cards belong to the hand. You discard none, and ask nobody.</source>
        <translation>Todas as catorze cartas fazem parte da mão. Você não descarta nenhuma nem pergunta a ninguém.</translation>
    </message>
    <message>
        <source>A hand that is two of them counts as the one that brings more.</source>
        <translation>Uma mão que é duas ao mesmo tempo conta como a que dá mais.</translation>
    </message>
    <message>
        <source>A dream hand wins the match at once, whatever the scores are.</source>
        <translation>Uma mão dos sonhos vence a partida na hora, sejam quais forem os pontos.</translation>
    </message>
    <message numerus="yes">
        <source>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</source>
        <translation>
            <numerusform>Um três fica na sua mão enquanto você tiver %n outra carta de uma série e o seu lado não tiver aberto; você pode pô-lo na mesa quando quiser.</numerusform>
            <numerusform>Um três fica na sua mão enquanto você tiver %n outras cartas de uma série e o seu lado não tiver aberto; você pode pô-lo na mesa quando quiser.</numerusform>
        </translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points.</source>
        <translation>Um três vermelho que ainda está na sua mão no fim custa {points} pontos.</translation>
    </message>
    <message>
        <source>A red three still in your hand at the end costs {points} points, a black one its value.</source>
        <translation>Um três vermelho que ainda está na sua mão no fim custa {points} pontos; um preto, os pontos dele.</translation>
    </message>
</context>
<context>
    <name>SpecialWords</name>
    <message>
        <source>not in the game</source>
        <comment>a special hand</comment>
        <translation>não está no jogo</translation>
    </message>
    <message>
        <source>A three stays in the hand for a straight from</source>
        <translation>Um três fica na mão para uma série a partir de</translation>
    </message>
    <message>
        <source>The other cards of a straight that the hand has then.</source>
        <translation>As outras cartas de uma série que a mão tem então.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>a three stays in the hand</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>A dream hand wins the match</source>
        <translation>Uma mão dos sonhos vence a partida</translation>
    </message>
    <message>
        <source>At once, whatever the scores are.</source>
        <translation>Na hora, sejam quais forem os pontos.</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>Have {have}, need {need}</source>
        <translation>Tem {have}, precisa de {need}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln ponto</numerusform>
            <numerusform>%Ln pontos</numerusform>
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
            <numerusform>faltam %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>no meld</source>
        <translation>sem combinação</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>black threes laid aside</comment>
        <translation>só para bater</translation>
    </message>
    <message>
        <source>which meld?</source>
        <translation>qual combinação?</translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards, {points} points.</source>
        <translation>
            <numerusform>Você recebe %n carta, {points} pontos.</numerusform>
            <numerusform>Você recebe %n cartas, {points} pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: {cards}.</source>
        <comment>cards on the table</comment>
        <translation>Separadas: {cards}.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>De volta à sua mão: {cards}.</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>A computer plays on with the cards of whoever has to leave, until the person is back.</source>
        <translation>Um computador segue jogando com as cartas de quem precisa sair, até a pessoa voltar.</translation>
    </message>
    <message>
        <source>Who plays now</source>
        <translation>Quem joga agora</translation>
    </message>
    <message>
        <source>What a computer played for somebody counts in nobody&apos;s record.</source>
        <translation>O que um computador jogou por alguém não conta no desempenho de ninguém.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
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
        <translation>Vão para a mesa e são repostos como os {bonuses}: nunca há um no {pile}.</translation>
    </message>
    <message>
        <source>Discard a {stop}, and the next player cannot take the {pile}.</source>
        <translation>Descarte um {stop}, e o próximo jogador não pode pegar o {pile}.</translation>
    </message>
    <message>
        <source>A {stop} on top does not block the {pile} in this game.</source>
        <translation>Um {stop} em cima não tranca o {pile} neste jogo.</translation>
    </message>
    <message>
        <source>In the own first turn of a deal nobody discards a {stop}, unless nothing else is left to throw.</source>
        <translation>No seu primeiro turno de uma rodada ninguém descarta um {stop}, a não ser que não tenha outra carta para descartar.</translation>
    </message>
    <message>
        <source>Those in a {pile} that you take are laid aside: each brings your side {points} points, whatever it has melded.</source>
        <translation>Os que estão em um {pile} que você pega são separados: cada um dá {points} pontos ao seu lado, seja o que for que ele tenha baixado.</translation>
    </message>
    <message>
        <source>Whoever has {count} or more of them aside gets {points} points more.</source>
        <translation>Quem tem {count} ou mais deles separados ganha mais {points} pontos.</translation>
    </message>
    <message>
        <source>Only the last of these extras that fits counts.</source>
        <translation>Destes extras, só conta o último alcançado.</translation>
    </message>
    <message>
        <source>Nobody ever melds {stops}.</source>
        <translation>Ninguém nunca baixa os {stops}.</translation>
    </message>
    <message>
        <source>One wild card may be laid with two of them or more.</source>
        <translation>Com dois deles ou mais pode-se baixar um curinga.</translation>
    </message>
    <message>
        <source>Wild cards do not go with {stops}.</source>
        <translation>Os curingas não combinam com os {stops}.</translation>
    </message>
    <message>
        <source>Whoever lays four {stops} or more gets {points} points more.</source>
        <translation>Quem baixa quatro {stops} ou mais ganha mais {points} pontos.</translation>
    </message>
    <message>
        <source>You may lay {least} or more {stops} only when you go out with them.</source>
        <translation>Você só pode baixar {least} ou mais {stops} quando bate com eles.</translation>
    </message>
    <message>
        <source>You may lay exactly {least} {stops}, only when you go out with them.</source>
        <translation>Você pode baixar exatamente {least} {stops}, e só quando bate com eles.</translation>
    </message>
    <message>
        <source>You may lay {least} to {most} {stops}, only when you go out with them.</source>
        <translation>Você pode baixar de {least} a {most} {stops}, e só quando bate com eles.</translation>
    </message>
    <message>
        <source>Each {stop} left in a hand at the end costs {points} points.</source>
        <translation>Cada {stop} que fica na mão no fim custa {points} pontos.</translation>
    </message>
    <message>
        <source>When somebody has gone out, each {stop} left in a hand costs {points} points; when the {stock} ran out, only its value.</source>
        <translation>Quando alguém bateu, cada {stop} que fica na mão custa {points} pontos; quando o {stock} acabou, só os pontos dele.</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>You have drawn. Now discard one card.</source>
        <translation>Você já comprou. Agora descarte uma carta.</translation>
    </message>
</context>
<context>
    <name>StrengthsDialog</name>
    <message>
        <source>How strong are the computers?</source>
        <translation>Que força têm os computadores?</translation>
    </message>
    <message>
        <source>They see what you would see in their place, and nothing more.</source>
        <translation>Eles veem o que você veria no lugar deles, e nada mais.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Forças</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamentos</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Como foi medido</translation>
    </message>
    <message>
        <source>Whole matches: both sides play the same cards once more with seats swapped, so luck counts for little. The true mean lies between the two numbers with a confidence of 95 %.</source>
        <translation>Partidas inteiras: os dois lados jogam as mesmas cartas de novo com os lugares trocados, por isso a sorte conta pouco. A média verdadeira está entre os dois números com uma confiança de 95%.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a heading</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{level} against {rival}</source>
        <translation>{level} contra {rival}</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches; equals would win {even} %.</source>
        <translation>Vence {percent}% de {count} partidas; entre iguais seriam {even}%.</translation>
    </message>
    <message>
        <source>Wins {percent} % of {count} matches.</source>
        <translation>Vence {percent}% de {count} partidas.</translation>
    </message>
    <message>
        <source>{points} points a deal (between {low} and {high}).</source>
        <translation>{points} pontos por rodada (entre {low} e {high}).</translation>
    </message>
    <message>
        <source>{count} deals, {day}</source>
        <translation>{count} rodadas, {day}</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>This does not agree</source>
        <translation>Isto não combina</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>So far exactly as in {game}. Change what you play differently.</source>
        <translation>Até aqui, exatamente como em {game}. Mude o que vocês jogam de outro jeito.</translation>
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
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Scroll on</source>
        <translation>Rolar adiante</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{name}: ready</source>
        <translation>{name}: estou aqui</translation>
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
        <translation>C</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key of the pile</comment>
        <translation>L</translation>
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
        <translation>A</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the key that does what is offered: this</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the key that compares two games</comment>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Before the first deal cards are drawn: they decide partners and seats.</source>
        <translation>Antes da primeira rodada tiram-se cartas: elas decidem parceiros e lugares.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Quem dá primeiro</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>Seat {number}, partner of {names}</source>
        <translation>Lugar {number}, parceiro de {names}</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>O acaso decide quem dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>Whoever sits to the right of the highest card drawn deals first.</source>
        <translation>Dá as cartas primeiro quem está à direita da carta mais alta do sorteio.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Ao acaso</translation>
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
        <source>Take or draw?</source>
        <translation>Pegar ou comprar?</translation>
    </message>
    <message>
        <source>Many cards are worth a turn; one is not worth a wild card.</source>
        <translation>Muitas cartas valem um turno; uma só não vale um curinga.</translation>
    </message>
    <message>
        <source>Look at the {pile} before each turn. {count} cards lie there, a nine on top, and you hold two nines.</source>
        <translation>Olhe o {pile} antes de cada turno. Há {count} cartas lá, com um nove em cima, e você tem dois noves.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide.</source>
        <translation>Comprar uma carta ou pegar o {pile}? A decisão é sua.</translation>
    </message>
    <message>
        <source>Begin your turn: draw, or take the {pile} with your nines.</source>
        <translation>Comece a sua vez: compre, ou pegue o {pile} com os seus noves.</translation>
    </message>
    <message>
        <source>That is one unknown card. In the {pile} you see {count}, and nearly all of them go with yours. Take it with your nines.</source>
        <translation>É uma só carta desconhecida. No {pile} você vê {count}, e quase todas combinam com as suas. Pegue-o com os noves.</translation>
    </message>
    <message>
        <source>Kings, sevens, sixes and fives now go together in your hand. A big {pile} often decides the deal.</source>
        <translation>Reis, setes, seis e cincos agora se juntam na sua mão. Um {pile} grande muitas vezes decide a rodada.</translation>
    </message>
    <message>
        <source>One card lies in the {pile}, an eight. You could take it with your eight and the wild card.</source>
        <translation>Há uma carta no {pile}, um oito. Você poderia pegá-lo com o seu oito e o curinga.</translation>
    </message>
    <message>
        <source>Draw a card, or take the {pile}? You decide again.</source>
        <translation>Comprar uma carta ou pegar o {pile}? De novo a decisão é sua.</translation>
    </message>
    <message>
        <source>Begin your turn: draw from the {stock}.</source>
        <translation>Comece a sua vez: compre do {stock}.</translation>
    </message>
    <message>
        <source>For one card you would tie your wild card to two eights. Later it can finish a canasta. Keep it, and draw.</source>
        <translation>Por uma carta você prenderia o curinga a dois oitos. Mais tarde ele pode completar uma canastra. Guarde-o e compre.</translation>
    </message>
    <message>
        <source>The wild card stays free. Count before you take: how many cards do you get, and what do you pay for them?</source>
        <translation>O curinga continua livre. Conte antes de pegar: quantas cartas você ganha, e o que paga por elas?</translation>
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
        <translation>Ousado</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Colecionador</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Veloz</translation>
    </message>
    <message>
        <source>Plays as the strength says, with no leaning.</source>
        <translation>Joga como diz a sua força, sem preferências.</translation>
    </message>
    <message>
        <source>Never gives the pile away and keeps safe cards.</source>
        <translation>Nunca entrega o lixo e guarda as cartas seguras.</translation>
    </message>
    <message>
        <source>Goes for the pile, takes risks and freezes it.</source>
        <translation>Vai atrás do lixo, arrisca e o congela.</translation>
    </message>
    <message>
        <source>Plays on for many canastas, natural ones above all.</source>
        <translation>Segue jogando por muitas canastras, de preferência limpas.</translation>
    </message>
    <message>
        <source>Lays early and goes out as soon as it can.</source>
        <translation>Baixa cedo e bate assim que pode.</translation>
    </message>
</context>
<context>
    <name>TopOfPileLesson</name>
    <message>
        <source>The top of the pile</source>
        <translation>As cartas de cima do lixo</translation>
    </message>
    <message>
        <source>Wild cards take wild cards, and so many cards come with them.</source>
        <translation>Curingas pegam curingas, e com eles vêm tantas cartas.</translation>
    </message>
    <message>
        <source>A two lies on the {pile}. In this game two twos from your hand take it, as two jokers would take a joker.</source>
        <translation>Há um dois no {pile}. Neste jogo, um par de dois da sua mão o pega, como um par de jokers pegaria um joker.</translation>
    </message>
    <message numerus="yes">
        <source>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</source>
        <translation>
            <numerusform>Você ganharia a %n carta de cima, com o dois entre elas, e baixaria o trio de dois como combinação de curingas.</numerusform>
            <numerusform>Você ganharia as %n cartas de cima, com o dois entre elas, e baixaria o trio de dois como combinação de curingas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise both twos, click the {pile}, and confirm.</source>
        <translation>Escolha o par de dois, clique no {pile} e confirme.</translation>
    </message>
    <message>
        <source>All cards of the {pile} are yours now.</source>
        <translation>Todas as cartas do {pile} agora são suas.</translation>
    </message>
    <message>
        <source>What lay under them stays in the {pile}, for whoever takes it next.</source>
        <translation>O que estava sob elas fica no {pile}, para quem o pegar depois.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>In {count} of 100 trials the opponents go out before the turn comes round, else in {other}.</source>
        <translation>Em {count} de 100 testes os adversários batem antes de a vez voltar; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} before the turn comes round, else in {other}.</source>
        <translation>Em {count} de 100 testes os adversários pegam o {pile} antes de a vez voltar; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents go out {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes os adversários batem {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents take the {pile} {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes os adversários pegam o {pile} {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the opponents complete a canasta {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes os adversários completam uma canastra {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side goes out {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes o lado bate {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side takes a later {pile} {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes o lado pega o {pile} depois, {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the foot is reached {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes se chega ao morto {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side opens {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes o lado abre {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials it brings more points than the other move, in {other} fewer.</source>
        <translation>Em {count} de 100 testes dá mais pontos que a outra jogada; em {other}, menos.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a canasta {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes o lado completa uma canastra {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes two canastas {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes o lado completa duas canastras {within}; senão, em {other}.</translation>
    </message>
    <message>
        <source>In {count} of 100 trials the side completes a natural canasta {within}, else in {other}.</source>
        <translation>Em {count} de 100 testes o lado completa uma canastra limpa {within}; senão, em {other}.</translation>
    </message>
</context>
<context>
    <name>TrialTimes</name>
    <message>
        <source>by the end of the deal</source>
        <comment>within a sentence</comment>
        <translation>até o fim da rodada</translation>
    </message>
    <message>
        <source>sooner or later</source>
        <comment>within a sentence</comment>
        <translation>mais cedo ou mais tarde</translation>
    </message>
    <message numerus="yes">
        <source>within %n turns</source>
        <comment>within a sentence</comment>
        <translation>
            <numerusform>em até %n turno</numerusform>
            <numerusform>em até %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>soon</source>
        <comment>within a sentence</comment>
        <translation>logo</translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message>
        <source>The deal is over. Go on to the next one.</source>
        <translation>A rodada acabou. Passe para a próxima.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>Não é a sua vez: é a vez de {player}.</translation>
    </message>
    <message>
        <source>{player} asked whether to go out. That has to be answered first.</source>
        <translation>{player} perguntou se pode bater. É preciso responder antes.</translation>
    </message>
    <message>
        <source>Nobody has asked anything.</source>
        <translation>Ninguém perguntou nada.</translation>
    </message>
    <message>
        <source>You have not drawn yet.</source>
        <translation>Você ainda não comprou.</translation>
    </message>
    <message>
        <source>The {stock} is empty.</source>
        <translation>O {stock} está vazio.</translation>
    </message>
    <message numerus="yes">
        <source>You pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>Só se passa com o {stock} vazio; ele ainda tem %n carta.</numerusform>
            <numerusform>Só se passa com o {stock} vazio; ele ainda tem %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards to draw: {card} fits your meld, so take the {pile}.</source>
        <translation>Nada a comprar: {card} serve na sua combinação; pegue o {pile}.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Você não tem {cards}.</translation>
    </message>
    <message>
        <source>Wild cards are discarded only when you have nothing else: throw another card.</source>
        <translation>Curingas só são descartados por quem não tem outra coisa: descarte outra carta.</translation>
    </message>
    <message>
        <source>{card} may not begin the {pile}: throw another card.</source>
        <translation>{card} não pode começar o {pile}: descarte outra carta.</translation>
    </message>
    <message>
        <source>Nobody goes out by discarding a seven.</source>
        <translation>Ninguém bate descartando um sete.</translation>
    </message>
    <message>
        <source>A {bonus} is never discarded. Lay it beside your melds.</source>
        <translation>Um {bonus} nunca é descartado. Ponha-o na mesa.</translation>
    </message>
    <message>
        <source>A Caliente card needs fewer melds than every opponent ({own} to {theirs} now).</source>
        <translation>Uma carta Caliente exige menos combinações que cada adversário ({own} a {theirs} agora).</translation>
    </message>
    <message>
        <source>No sevens are discarded before your side has a canasta of them.</source>
        <translation>Não se descartam setes antes de o seu lado ter uma canastra deles.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards, or discard one.</source>
        <translation>Você já comprou: baixe cartas, ou descarte uma.</translation>
    </message>
    <message>
        <source>No sevens are discarded before every side has a canasta of them.</source>
        <translation>Não se descartam setes antes de cada lado ter uma canastra deles.</translation>
    </message>
    <message>
        <source>This game has no special hands.</source>
        <translation>Este jogo não tem mãos especiais.</translation>
    </message>
    <message>
        <source>Your side has melded: lay cards, or discard one.</source>
        <translation>O seu lado já abriu: baixe cartas, ou descarte uma.</translation>
    </message>
    <message>
        <source>These cards are no special hand yet: lay cards, or discard one.</source>
        <translation>Estas cartas ainda não são uma mão especial: baixe cartas, ou descarte uma.</translation>
    </message>
    <message>
        <source>This game has no Caliente cards.</source>
        <translation>Este jogo não tem cartas Caliente.</translation>
    </message>
    <message>
        <source>Only one Caliente card in a turn. Lay cards, or discard one.</source>
        <translation>Só uma carta Caliente por turno. Baixe cartas, ou descarte uma.</translation>
    </message>
    <message>
        <source>You have more melds than an opponent ({own} to {theirs}): no Caliente card.</source>
        <translation>Você tem mais combinações que um adversário ({own} a {theirs}): nada de carta Caliente.</translation>
    </message>
    <message>
        <source>The {stock} is empty: the Caliente card has nothing to bring.</source>
        <translation>O {stock} está vazio: a carta Caliente não traria nada.</translation>
    </message>
    <message>
        <source>The {stock} may run out: first have a card to discard and one more.</source>
        <translation>O {stock} pode acabar: antes tenha uma carta para descartar e mais uma.</translation>
    </message>
</context>
<context>
    <name>TurnTopic</name>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>A turn has three steps.</source>
        <translation>A vez tem três passos.</translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the whole {pile}.</source>
        <translation>
            <numerusform>Primeiro compre %n carta do {stock}, ou pegue o {pile} inteiro.</numerusform>
            <numerusform>Primeiro compre %n cartas do {stock}, ou pegue o {pile} inteiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the top of the {pile}.</source>
        <translation>
            <numerusform>Primeiro compre %n carta do {stock}, ou pegue as cartas de cima do {pile}.</numerusform>
            <numerusform>Primeiro compre %n cartas do {stock}, ou pegue as cartas de cima do {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then lay melds, or add cards to them, as much as you like.</source>
        <translation>Depois baixe combinações, ou acrescente cartas a elas, quanto quiser.</translation>
    </message>
    <message>
        <source>Last, discard one card onto the {pile}: that ends your turn.</source>
        <translation>Por fim, descarte uma carta no {pile}: isso encerra a sua vez.</translation>
    </message>
    <message>
        <source>Discard no seven before your side has a canasta of sevens.</source>
        <translation>Não descarte sete antes de o seu lado ter uma canastra de setes.</translation>
    </message>
    <message>
        <source>Discard no seven before every side has a canasta of sevens.</source>
        <translation>Não descarte sete antes de cada lado ter uma canastra de setes.</translation>
    </message>
    <message>
        <source>Whoever holds sevens alone may discard one all the same.</source>
        <translation>Quem só tem setes pode descartar um mesmo assim.</translation>
    </message>
    <message>
        <source>Nobody ever goes out by discarding a seven.</source>
        <translation>Ninguém bate descartando um sete.</translation>
    </message>
    <message>
        <source>Discard a wild card only when you can discard nothing else.</source>
        <translation>Só descarte um curinga quando não puder descartar outra coisa.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card, and no card of a rank of which there is a canasta.</source>
        <translation>Em um {pile} vazio, não descarte sete, ás ou curinga, nem carta de um valor de que haja canastra.</translation>
    </message>
    <message>
        <source>Onto an empty {pile} discard no seven, ace or wild card.</source>
        <translation>Em um {pile} vazio, não descarte sete, ás ou curinga.</translation>
    </message>
    <message>
        <source>Whoever could discard nothing then discards any card.</source>
        <translation>Quem assim não poderia descartar nada pode descartar qualquer carta.</translation>
    </message>
    <message>
        <source>Who lays the first melds of all draws {first} cards after the discard; who lays those of a side that follows draws {later}.</source>
        <translation>Quem faz a primeira abertura de todas compra {first} cartas depois do descarte; quem faz a de um lado seguinte compra {later}.</translation>
    </message>
    <message>
        <source>Nobody draws them who took the {pile} for it, or while the {stock} has fewer than {least} cards.</source>
        <translation>Não as compra quem pegou o {pile} para isso, nem enquanto o {stock} tiver menos de {least} cartas.</translation>
    </message>
    <message>
        <source>Instead of drawing you may sometimes play a Caliente card.</source>
        <translation>Em vez de comprar, às vezes você pode jogar uma carta Caliente.</translation>
    </message>
    <message>
        <source>Whoever takes the {pile} has to meld its top card at once.</source>
        <translation>Quem pega o {pile} tem de baixar na hora a carta de cima.</translation>
    </message>
    <message>
        <source>When the {stock} has too few cards, draw what is left and play on.</source>
        <translation>Quando o {stock} tem cartas de menos, compre as que restam e continue jogando.</translation>
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
            <numerusform>%Ln ponto</numerusform>
            <numerusform>%Ln pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decks</source>
        <translation>
            <numerusform>%Ln baralho</numerusform>
            <numerusform>%Ln baralhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canastas</source>
        <translation>
            <numerusform>%Ln canastra</numerusform>
            <numerusform>%Ln canastras</numerusform>
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
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>Well played: nothing clearly better was found.</source>
        <translation>Bem jogado: não se achou nada claramente melhor.</translation>
    </message>
    <message>
        <source>Well played: that is the best move.</source>
        <translation>Bem jogado: é a melhor jogada.</translation>
    </message>
    <message>
        <source>The next ones:</source>
        <translation>As próximas:</translation>
    </message>
    <message>
        <source>To the review</source>
        <translation>Para a análise</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Fim da série</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Próximo exercício</translation>
    </message>
    <message>
        <source>{move} It costs about {points} points.</source>
        <translation>{move} Custa cerca de {points} pontos.</translation>
    </message>
    <message>
        <source>So it goes on in this deal after: {move} On average it costs about {points} points.</source>
        <translation>Assim continua esta rodada depois de: {move} Em média, custa cerca de {points} pontos.</translation>
    </message>
    <message>
        <source>Of the better move:</source>
        <translation>Da melhor jogada:</translation>
    </message>
    <message>
        <source>This turn is solved.</source>
        <translation>Este turno está resolvido.</translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n other moves were wanted.</source>
        <translation>
            <numerusform>Neste turno convinha %n outra jogada.</numerusform>
            <numerusform>Neste turno convinham %n outras jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn cost about %Ln points.</source>
        <translation>
            <numerusform>Este turno custou cerca de %Ln ponto.</numerusform>
            <numerusform>Este turno custou cerca de %Ln pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first turn counts.</source>
        <translation>Conta a sua primeira tentativa.</translation>
    </message>
    <message numerus="yes">
        <source>Solved {solved} of %n times</source>
        <translation>
            <numerusform>Resolvido {solved} de %n vez</numerusform>
            <numerusform>Resolvido {solved} de %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n times</source>
        <translation>
            <numerusform>Tentado %n vez</numerusform>
            <numerusform>Tentado %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at best %Ln points lost</source>
        <translation>
            <numerusform>no melhor caso, %Ln ponto perdido</numerusform>
            <numerusform>no melhor caso, %Ln pontos perdidos</numerusform>
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
        <translation> e </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>Raised: {cards}</source>
        <translation>Escolhidas: {cards}</translation>
    </message>
    <message>
        <source>Lowered: {cards}</source>
        <translation>Soltas: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n raised</source>
        <comment>cards of the hand</comment>
        <translation>
            <numerusform>%n escolhida</numerusform>
            <numerusform>%n escolhidas</numerusform>
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
        <translation>Um momento</translation>
    </message>
    <message>
        <source>A disk does not answer yet.</source>
        <translation>Um disco ainda não responde.</translation>
    </message>
    <message>
        <source>It may be waking up, or its network be down. The program goes on as soon as the disk answers; nothing is lost.</source>
        <translation>Talvez esteja despertando, ou sua rede esteja fora do ar. O programa continua assim que ele responder; nada se perde.</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Fechar o programa</translation>
    </message>
</context>
<context>
    <name>WayTexts</name>
    <message>
        <source>{ways}.</source>
        <comment>what would be possible, as a sentence</comment>
        <translation>Você pode {ways}.</translation>
    </message>
    <message>
        <source>Do this ({key}): {way}</source>
        <comment>the key of the button</comment>
        <translation>Fazer isto ({key}): {way}</translation>
    </message>
    <message>
        <source>Do this: {way}</source>
        <translation>Fazer isto: {way}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>acrescentar {cards}</translation>
    </message>
    <message>
        <source>lay {cards} as well</source>
        <translation>baixar também {cards}</translation>
    </message>
    <message>
        <source>leave {cards} in your hand</source>
        <translation>deixar {cards} na mão</translation>
    </message>
    <message>
        <source>keep {cards}</source>
        <comment>in the hand, not lay them</comment>
        <translation>guardar {cards}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>baixar {cards}</translation>
    </message>
    <message>
        <source>put {cards} on your sequence</source>
        <translation>pôr {cards} na sua sequência</translation>
    </message>
    <message>
        <source>put {cards} on your {ranks}</source>
        <comment>on the own meld of this rank</comment>
        <translation>pôr {cards} na combinação de {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your sequence</source>
        <translation>pegar o {pile}: a carta de cima vai para a sua sequência</translation>
    </message>
    <message>
        <source>take the {pile} with {cards} for your {ranks}</source>
        <translation>pegar o {pile} com {cards} para a combinação de {ranks}</translation>
    </message>
    <message>
        <source>take the {pile}: its top card joins your {ranks}</source>
        <translation>pegar o {pile}: a carta de cima vai para a combinação de {ranks}</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>the own meld of them, after: your</comment>
        <translation>curingas</translation>
    </message>
    <message>
        <source>discard {a_card}</source>
        <translation>descartar {a_card}</translation>
    </message>
    <message>
        <source>draw from the {stock}</source>
        <translation>comprar do {stock}</translation>
    </message>
    <message>
        <source>lay the {bonus} beside your melds</source>
        <translation>pôr o {bonus} na mesa</translation>
    </message>
    <message>
        <source>play the Caliente card</source>
        <translation>jogar a carta Caliente</translation>
    </message>
    <message>
        <source>lay your whole hand open</source>
        <translation>abrir a mão inteira na mesa</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>perguntar ao parceiro</translation>
    </message>
    <message>
        <source>pass and end the deal</source>
        <translation>passar e encerrar a rodada</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>responder à pergunta</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <comment>how the pile is taken</comment>
        <translation>com {cards}</translation>
    </message>
    <message>
        <source>take the {pile} {using}</source>
        <translation>pegar o {pile} {using}</translation>
    </message>
    <message>
        <source>to your meld</source>
        <comment>where the top card of the pile goes</comment>
        <translation>com a sua combinação</translation>
    </message>
    <message>
        <source>to {cards}</source>
        <comment>where the top card of the pile goes</comment>
        <translation>com {cards}</translation>
    </message>
    <message>
        <source>take the {pile} and add its top card {there}</source>
        <translation>pegar o {pile} e juntar a carta de cima {there}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Guest</source>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Choose game and players…</source>
        <translation>Escolher jogo e jogadores…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Partidas salvas…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Jogadores…</translation>
    </message>
    <message>
        <source>Learn canasta</source>
        <translation>Aprender canasta</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
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
        <translation>Escolha cartas que você possa jogar agora e pergunte de novo.</translation>
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
        <translation>Enter mostra as regras disso.</translation>
    </message>
    <message>
        <source>The rules for it (Enter)</source>
        <translation>As regras disso (Enter)</translation>
    </message>
</context>
<context>
    <name>WildCanastaLesson</name>
    <message>
        <source>Wild canastas</source>
        <translation>Canastras de curingas</translation>
    </message>
    <message>
        <source>Wild cards that lie alone, and what seven of them pay.</source>
        <translation>Curingas que ficam sozinhos, e quanto pagam sete deles.</translation>
    </message>
    <message>
        <source>Add the two twos and the joker to the wild cards on the table.</source>
        <translation>Acrescente o par de dois e o joker aos curingas na mesa.</translation>
    </message>
    <message>
        <source>All three wild cards go to the meld of wild cards.</source>
        <translation>Os três curingas vão para a combinação de curingas.</translation>
    </message>
    <message>
        <source>In this game twos alone may be a meld, three or more; jokers may join them as wild cards join other sets.</source>
        <translation>Neste jogo o dois sozinho pode formar uma combinação, com três cartas ou mais; jokers podem entrar nela como curingas entram em outros grupos.</translation>
    </message>
    <message>
        <source>In this game wild cards alone may be a meld: twos and jokers mixed, three or more.</source>
        <translation>Neste jogo, curingas sozinhos podem ser uma combinação: dois e jokers misturados, três ou mais.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your wild cards joins another meld.</source>
        <translation>Até ela ter sete cartas, nenhum dos seus curingas vai para outra combinação.</translation>
    </message>
    <message>
        <source>Until it has seven cards, none of your twos joins another meld.</source>
        <translation>Até ela ter sete cartas, nenhum dois seu vai para outra combinação.</translation>
    </message>
    <message>
        <source>You choose: a wild card may help your kings, or lie with its like. Here all three belong together.</source>
        <translation>Você escolhe: um curinga pode ajudar os seus reis, ou ficar com os iguais. Aqui os três ficam juntos.</translation>
    </message>
    <message>
        <source>{A_wild_canasta}: {points} points, and it counts as a canasta for going out.</source>
        <translation>{A_wild_canasta}: {points} pontos, e conta como canastra para bater.</translation>
    </message>
    <message>
        <source>A wild canasta: {points} points, but it does not count as a canasta for going out.</source>
        <translation>Uma canastra de curingas: {points} pontos, mas não conta como canastra para bater.</translation>
    </message>
    <message>
        <source>What it pays depends on the jokers in it, up to {points} points.</source>
        <translation>Quanto ela paga depende dos jokers, até {points} pontos.</translation>
    </message>
    <message>
        <source>Only the side that goes out gets these points.</source>
        <translation>Só o lado que bate ganha estes pontos.</translation>
    </message>
</context>
<context>
    <name>WorkedDealTopic</name>
    <message>
        <source>A deal counted</source>
        <translation>Uma rodada contada</translation>
    </message>
    <message>
        <source>You have just gone out, and nobody has taken the {pile}: you are the lone hand. First you are counted:</source>
        <translation>Você acaba de bater, e ninguém tinha pegado o {pile}: você joga sozinho. Primeiro contam-se os seus pontos:</translation>
    </message>
    <message>
        <source>You have just gone out. First your side is counted:</source>
        <translation>Você acaba de bater. Primeiro conta-se o seu lado:</translation>
    </message>
    <message>
        <source>Then the other two are counted as partners; each of them gets this:</source>
        <translation>Depois contam-se os outros dois como parceiros; cada um ganha isto:</translation>
    </message>
    <message>
        <source>Then each of the others is counted, such as the one who plays next:</source>
        <translation>Depois conta-se cada um dos outros, como o que joga em seguida:</translation>
    </message>
    <message>
        <source>Then the other side is counted:</source>
        <translation>Depois conta-se o outro lado:</translation>
    </message>
    <message>
        <source>A meld: the cards count {points} points.</source>
        <translation>Uma combinação: as cartas contam {points} pontos.</translation>
    </message>
    <message>
        <source>{canasta}: the cards count {points} points.</source>
        <translation>{canasta}: as cartas contam {points} pontos.</translation>
    </message>
    <message>
        <source>The {bonuses} count {points} points each.</source>
        <translation>Os {bonuses}: cada um conta {points} pontos.</translation>
    </message>
    <message>
        <source>Left in a hand: minus {points} points.</source>
        <translation>Ficou na mão: menos {points} pontos.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ao todo</translation>
    </message>
</context>
<context>
    <name>_MatchPage</name>
    <message>
        <source>Changed. In this deal: {value}</source>
        <translation>Mudada. Nesta rodada: {value}</translation>
    </message>
</context>
<context>
    <name>_MatchSummary</name>
    <message>
        <source>Nothing is changed: the next deal is played as this one.</source>
        <translation>Nada mudou: a próxima rodada é jogada como esta.</translation>
    </message>
    <message>
        <source>From the next deal on:</source>
        <translation>A partir da próxima rodada:</translation>
    </message>
</context>
<context>
    <name>_MoreButton</name>
    <message>
        <source>More tools</source>
        <translation>Mais ferramentas</translation>
    </message>
</context>
</TS>
