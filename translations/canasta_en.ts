<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BaseEdition</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxNames</name>
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
            <numerusform>%n Stop card</numerusform>
            <numerusform>%n Stop cards</numerusform>
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
            <numerusform>%n Bonus card</numerusform>
            <numerusform>%n Bonus cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriefTexts</name>
    <message numerus="yes">
        <source>I take %n cards!</source>
        <comment>the pile</comment>
        <translation>
            <numerusform>I take %n card!</numerusform>
            <numerusform>I take %n cards!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ButtonTexts</name>
    <message numerus="yes">
        <source>Lay all: %Ln points</source>
        <translation>
            <numerusform>Lay all: %Ln point</numerusform>
            <numerusform>Lay all: %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Take the {pile}: %n card</numerusform>
            <numerusform>Take the {pile}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalienteTopic</name>
    <message numerus="yes">
        <source>%n Caliente cards are in the game.</source>
        <translation>
            <numerusform>%n Caliente card is in the game.</numerusform>
            <numerusform>%n Caliente cards are in the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanastasLesson</name>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards by your rules.</source>
        <translation>
            <numerusform>A meld holds at most one wild card by your rules.</numerusform>
            <numerusform>A meld holds at most %n wild cards by your rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanastasTopic</name>
    <message numerus="yes">
        <source>A mixed canasta has wild cards, and at least %n natural ones.</source>
        <translation>
            <numerusform>A mixed canasta has wild cards, and at least %n natural one.</numerusform>
            <numerusform>A mixed canasta has wild cards, and at least %n natural ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message numerus="yes">
        <source>%n twos</source>
        <translation>
            <numerusform>%n two</numerusform>
            <numerusform>%n twos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black threes</source>
        <translation>
            <numerusform>%n black three</numerusform>
            <numerusform>%n black threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <translation>
            <numerusform>%n four</numerusform>
            <numerusform>%n fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fives</source>
        <translation>
            <numerusform>%n five</numerusform>
            <numerusform>%n fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <translation>
            <numerusform>%n six</numerusform>
            <numerusform>%n sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sevens</source>
        <translation>
            <numerusform>%n seven</numerusform>
            <numerusform>%n sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eights</source>
        <translation>
            <numerusform>%n eight</numerusform>
            <numerusform>%n eights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nines</source>
        <translation>
            <numerusform>%n nine</numerusform>
            <numerusform>%n nines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tens</source>
        <translation>
            <numerusform>%n ten</numerusform>
            <numerusform>%n tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jacks</source>
        <translation>
            <numerusform>%n jack</numerusform>
            <numerusform>%n jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queens</source>
        <translation>
            <numerusform>%n queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n king</numerusform>
            <numerusform>%n kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aces</source>
        <translation>
            <numerusform>%n ace</numerusform>
            <numerusform>%n aces</numerusform>
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
            <numerusform>%n Caliente card</numerusform>
            <numerusform>%n Caliente cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red threes</source>
        <translation>
            <numerusform>%n red three</numerusform>
            <numerusform>%n red threes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsTopic</name>
    <message numerus="yes">
        <source>%n packs are shuffled together: {total} cards.</source>
        <translation>
            <numerusform>%n pack is shuffled: {total} cards.</numerusform>
            <numerusform>%n packs are shuffled together: {total} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleanOpeningLesson</name>
    <message numerus="yes">
        <source>From now on wild cards join only melds with %n natural cards or more.</source>
        <translation>
            <numerusform>From now on wild cards join only melds with %n natural card or more.</numerusform>
            <numerusform>From now on wild cards join only melds with %n natural cards or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareGamesDialog</name>
    <message numerus="yes">
        <source>What differs when %n play.</source>
        <translation>
            <numerusform>What differs when %n plays.</numerusform>
            <numerusform>What differs when %n play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContrastTexts</name>
    <message numerus="yes">
        <source>It saves %n wild cards.</source>
        <translation>
            <numerusform>It saves %n wild card.</numerusform>
            <numerusform>It saves %n wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then only %n cards are left before the foot.</source>
        <translation>
            <numerusform>Then only %n card is left before the foot.</numerusform>
            <numerusform>Then only %n cards are left before the foot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gets rid of %Ln points, the other card of {other}.</source>
        <translation>
            <numerusform>It gets rid of %Ln point, the other card of {other}.</numerusform>
            <numerusform>It gets rid of %Ln points, the other card of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It puts %Ln points more on the table.</source>
        <translation>
            <numerusform>It puts %Ln point more on the table.</numerusform>
            <numerusform>It puts %Ln points more on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves a canasta for %Ln points unmade.</source>
        <translation>
            <numerusform>It leaves a canasta for %Ln point unmade.</numerusform>
            <numerusform>It leaves a canasta for %Ln points unmade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spends %n wild cards more.</source>
        <translation>
            <numerusform>It spends %n wild card more.</numerusform>
            <numerusform>It spends %n wild cards more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln points in the hand.</source>
        <translation>
            <numerusform>It leaves %Ln point in the hand.</numerusform>
            <numerusform>It leaves %Ln points in the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the %n cards of the {pile}.</source>
        <translation>
            <numerusform>It leaves the %n card of the {pile}.</numerusform>
            <numerusform>It leaves the %n cards of the {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They want that card: now it brings them only %n cards.</source>
        <translation>
            <numerusform>They want that card: now it brings them only %n card.</numerusform>
            <numerusform>They want that card: now it brings them only %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealComparisonDialog</name>
    <message numerus="yes">
        <source>Points more than the others, the mean of %n deals.</source>
        <translation>
            <numerusform>Points more than the others, in %n deal.</numerusform>
            <numerusform>Points more than the others, the mean of %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealReviewDialog</name>
    <message numerus="yes">
        <source>In %n decisions you followed the hint; they are not judged.</source>
        <translation>
            <numerusform>In %n decision you followed the hint; it is not judged.</numerusform>
            <numerusform>In %n decisions you followed the hint; they are not judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} followed the hint in %n decisions.</source>
        <translation>
            <numerusform>{name} followed the hint in %n decision.</numerusform>
            <numerusform>{name} followed the hint in %n decisions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardReasons</name>
    <message numerus="yes">
        <source>In the hand it was worth about %Ln points.</source>
        <translation>
            <numerusform>In the hand it was worth about %Ln point.</numerusform>
            <numerusform>In the hand it was worth about %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They would have lost %Ln points.</source>
        <translation>
            <numerusform>They would have lost %Ln point.</numerusform>
            <numerusform>They would have lost %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards could go, and with %n canastas that ends the deal.</source>
        <translation>
            <numerusform>All cards could go, and with %n canasta that ends the deal.</numerusform>
            <numerusform>All cards could go, and with %n canastas that ends the deal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawReasons</name>
    <message numerus="yes">
        <source>The {pile} could be taken, but that looked %Ln points worse.</source>
        <translation>
            <numerusform>The {pile} could be taken, but that looked %Ln point worse.</numerusform>
            <numerusform>The {pile} could be taken, but that looked %Ln points worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Caliente card brings %n new cards.</source>
        <translation>
            <numerusform>The Caliente card brings %n new card.</numerusform>
            <numerusform>The Caliente card brings %n new cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looked better by %Ln points.</source>
        <translation>
            <numerusform>That looked better by %Ln point.</numerusform>
            <numerusform>That looked better by %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards of the {pile} seemed worth more than drawing from the {stock}.</source>
        <translation>
            <numerusform>%n card of the {pile} seemed worth more than drawing from the {stock}.</numerusform>
            <numerusform>%n cards of the {pile} seemed worth more than drawing from the {stock}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateRatingTexts</name>
    <message numerus="yes">
        <source>points a deal against “{level}” with the same cards, from %n deals</source>
        <translation>
            <numerusform>points a deal against “{level}” with the same cards, from %n deal</numerusform>
            <numerusform>points a deal against “{level}” with the same cards, from %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A rating follows from %n compared deals of a game.</source>
        <translation>
            <numerusform>A rating follows from %n compared deal of a game.</numerusform>
            <numerusform>A rating follows from %n compared deals of a game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorRateTexts</name>
    <message numerus="yes">
        <source>{points} in %n decisions</source>
        <translation>
            <numerusform>{points} in %n decision</numerusform>
            <numerusform>{points} in %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message numerus="yes">
        <source>You take the {pile}: %n cards.</source>
        <translation>
            <numerusform>You take the {pile}: %n card.</numerusform>
            <numerusform>You take the {pile}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the {pile}: %n cards.</source>
        <translation>
            <numerusform>{player} takes the {pile}: %n card.</numerusform>
            <numerusform>{player} takes the {pile}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lie face down under it.</source>
        <translation>
            <numerusform>%n card lies face down under it.</numerusform>
            <numerusform>%n cards lie face down under it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} also gets the %n face-down cards.</source>
        <translation>
            <numerusform>{player} also gets the %n face-down card.</numerusform>
            <numerusform>{player} also gets the %n face-down cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message numerus="yes">
        <source>%n from before come back today.</source>
        <translation>
            <numerusform>%n from before comes back today.</numerusform>
            <numerusform>%n from before come back today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n exercise</numerusform>
            <numerusform>%n exercises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n not tried yet</numerusform>
            <numerusform>%n not tried yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n to repeat</numerusform>
            <numerusform>%n to repeat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of {most} found; %n positions looked at.</source>
        <translation>
            <numerusform>{made} of {most} found; %n position looked at.</numerusform>
            <numerusform>{made} of {most} found; %n positions looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new exercises were found.</source>
        <translation>
            <numerusform>%n new exercise was found.</numerusform>
            <numerusform>%n new exercises were found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>A turn begins with %n cards from here, or with the {pile}.</source>
        <translation>
            <numerusform>A turn begins with one card from here, or with the {pile}.</numerusform>
            <numerusform>A turn begins with %n cards from here, or with the {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes all of it.</source>
        <translation>
            <numerusform>It holds one card, {card}. Whoever takes it takes all of it.</numerusform>
            <numerusform>It holds %n cards, on top {card}. Whoever takes it takes all of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its %n cards count {points} points.</source>
        <translation>
            <numerusform>Its card counts {points} points.</numerusform>
            <numerusform>Its %n cards count {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cards make it a canasta.</source>
        <translation>
            <numerusform>One more card makes it a canasta.</numerusform>
            <numerusform>%n more cards make it a canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may hold %n wild cards and has {have}.</source>
        <translation>
            <numerusform>It may hold one wild card and has {have}.</numerusform>
            <numerusform>It may hold %n wild cards and has {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln points on the table, and against you in your hand.</source>
        <translation>
            <numerusform>It counts one point on the table, and against you in your hand.</numerusform>
            <numerusform>It counts %Ln points on the table, and against you in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side needs %n canastas before it may go out.</source>
        <translation>
            <numerusform>A side needs %n canasta before it may go out.</numerusform>
            <numerusform>A side needs %n canastas before it may go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</source>
        <translation>
            <numerusform>It holds %n card, on top {card}. Whoever takes it takes the top {most} at most.</numerusform>
            <numerusform>It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each wild card needs %n natural cards.</source>
        <translation>
            <numerusform>Each wild card needs %n natural card.</numerusform>
            <numerusform>Each wild card needs %n natural cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down at the bottom: nobody knows them yet.</source>
        <translation>
            <numerusform>%n of them lies face down at the bottom: nobody knows it yet.</numerusform>
            <numerusform>%n of them lie face down at the bottom: nobody knows them yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstDeal</name>
    <message numerus="yes">
        <source>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>Without cards you “go out”: no more turns, points are counted. For that your side needs a canasta: it has one. Draw.</numerusform>
            <numerusform>Without cards you “go out”: no more turns, points are counted. For that your side needs %n canastas: it has them. Draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deals the side with more points wins.</source>
        <translation>
            <numerusform>After one deal the side with more points wins.</numerusform>
            <numerusform>After %n deals the side with more points wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</source>
        <translation>
            <numerusform>With no cards left you go out, and the deal ends. For that your side needs a canasta: it has one. Draw.</numerusform>
            <numerusform>With no cards left you go out, and the deal ends. For that your side needs %n canastas: it has them. Draw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTimeTexts</name>
    <message numerus="yes">
        <source>A side needs %n canastas to go out.</source>
        <translation>
            <numerusform>A side needs one canasta to go out.</numerusform>
            <numerusform>A side needs %n canastas to go out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurns</name>
    <message numerus="yes">
        <source>These are your %n cards; only you see them. Each shows its points.</source>
        <translation>
            <numerusform>This is your card; only you see it. It shows its points.</numerusform>
            <numerusform>These are your %n cards; only you see them. Each shows its points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n cards are your “hand”. Only you see them. Each shows its points.</source>
        <translation>
            <numerusform>This card is your “hand”. Only you see it. It shows its points.</numerusform>
            <numerusform>These %n cards are your “hand”. Only you see them. Each shows its points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</source>
        <translation>
            <numerusform>Your turn. First draw a card: click the {stock}, or press {draw_key}.</numerusform>
            <numerusform>Your turn. First draw %n cards: click the {stock}, or press {draw_key}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold one wild card, in the frame.</numerusform>
            <numerusform>{twos} and {jokers} are wild: they stand in for other cards, or form a meld. You hold %n wild cards, in the frame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have one wild card, in the frame.</numerusform>
            <numerusform>{twos} and {jokers} are “wild cards”: each helps as any other card, or they lie together. You have %n wild cards, in the frame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} and {jokers} are wild: they stand in for other cards. You hold one wild card, in the frame.</numerusform>
            <numerusform>{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild cards, in the frame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</source>
        <translation>
            <numerusform>{twos} and {jokers} are “wild cards”: each helps as any other card. You have one wild card, in the frame.</numerusform>
            <numerusform>{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n wild cards, in the frame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootLesson</name>
    <message numerus="yes">
        <source>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</source>
        <translation>
            <numerusform>Beside your plate lies your foot: a second hand of one card. Nobody sees it before its time.</numerusform>
            <numerusform>Beside your plate lies your foot: a second hand of %n cards. Nobody sees it before its time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go out your side needs %n canastas.</source>
        <translation>
            <numerusform>To go out your side needs a canasta.</numerusform>
            <numerusform>To go out your side needs %n canastas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFinder</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I have %n decks</source>
        <translation>
            <numerusform>I have %n deck</numerusform>
            <numerusform>I have %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n minutes</source>
        <translation>
            <numerusform>Up to %n minute</numerusform>
            <numerusform>Up to %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTopic</name>
    <message numerus="yes">
        <source>In each deal %n players of the larger side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In each deal %n player of the larger side sits out; they take turns at it.</numerusform>
            <numerusform>In each deal %n players of the larger side sit out; they take turns at it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each deal %n players of each side sit out; they take turns at it.</source>
        <translation>
            <numerusform>In each deal %n player of each side sits out; they take turns at it.</numerusform>
            <numerusform>In each deal %n players of each side sit out; they take turns at it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GestureTexts</name>
    <message numerus="yes">
        <source>Take the {pile}: %n cards</source>
        <translation>
            <numerusform>Take the {pile}: %n card</numerusform>
            <numerusform>Take the {pile}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoingOutLesson</name>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out, and it has them.</source>
        <translation>
            <numerusform>Your side needs a canasta to go out, and it has one.</numerusform>
            <numerusform>Your side needs %n canastas to go out, and it has them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandReader</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>Taking the {pile} looks %Ln points worse.</source>
        <translation>
            <numerusform>Taking the {pile} looks %Ln point worse.</numerusform>
            <numerusform>Taking the {pile} looks %Ln points worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards in the hand would lose %Ln points.</source>
        <translation>
            <numerusform>The cards in the hand would lose %Ln point.</numerusform>
            <numerusform>The cards in the hand would lose %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the {pile} brings %n cards.</source>
        <translation>
            <numerusform>Taking the {pile} brings %n card.</numerusform>
            <numerusform>Taking the {pile} brings %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>After this discard you draw %n cards, because you opened.</source>
        <translation>
            <numerusform>After this discard you draw %n card, because you opened.</numerusform>
            <numerusform>After this discard you draw %n cards, because you opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>About a minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All that is left takes about %n minutes.</source>
        <translation>
            <numerusform>All that is left takes about a minute.</numerusform>
            <numerusform>All that is left takes about %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchEndTexts</name>
    <message numerus="yes">
        <source>{scores} after %n deals.</source>
        <translation>
            <numerusform>{scores} after %n deal.</numerusform>
            <numerusform>{scores} after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them natural</source>
        <translation>
            <numerusform>%n of them natural</numerusform>
            <numerusform>%n of them natural</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them concealed</source>
        <translation>
            <numerusform>%n of them concealed</numerusform>
            <numerusform>%n of them concealed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchTopic</name>
    <message numerus="yes">
        <source>The match lasts at most %n deals.</source>
        <translation>
            <numerusform>The match lasts at most %n deal.</numerusform>
            <numerusform>The match lasts at most %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deals.</source>
        <translation>
            <numerusform>The match lasts %n deal.</numerusform>
            <numerusform>The match lasts %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldFacts</name>
    <message numerus="yes">
        <source>A canasta is made at once, for %Ln points.</source>
        <translation>
            <numerusform>A canasta is made at once, for %Ln point.</numerusform>
            <numerusform>A canasta is made at once, for %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n cards are missing for a canasta.</source>
        <translation>
            <numerusform>Then %n card is missing for a canasta.</numerusform>
            <numerusform>Then %n cards are missing for a canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents may end the deal soon: one of them holds only %n cards.</source>
        <translation>
            <numerusform>The opponents may end the deal soon: one of them holds only %n card.</numerusform>
            <numerusform>The opponents may end the deal soon: one of them holds only %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message numerus="yes">
        <source>A meld needs {need} cards: %n more.</source>
        <translation>
            <numerusform>A meld needs {need} cards: %n more.</numerusform>
            <numerusform>A meld needs {need} cards: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {need} natural cards: %n more.</source>
        <translation>
            <numerusform>A meld needs {need} natural cards: %n more.</numerusform>
            <numerusform>A meld needs {need} natural cards: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld holds at most %n wild cards; this would have {have}.</source>
        <translation>
            <numerusform>A meld holds at most %n wild card; this would have {have}.</numerusform>
            <numerusform>A meld holds at most %n wild cards; this would have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld is closed at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>A meld is closed at %n card; this would have {have}.</numerusform>
            <numerusform>A meld is closed at %n cards; this would have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds a wild card joins {need} natural ones: %n more.</source>
        <translation>
            <numerusform>After the first melds a wild card joins {need} natural ones: %n more.</numerusform>
            <numerusform>After the first melds a wild card joins {need} natural ones: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of a sequence follow one another: %n missing.</source>
        <translation>
            <numerusform>The cards of a sequence follow one another: %n is missing.</numerusform>
            <numerusform>The cards of a sequence follow one another: %n are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence ends at %n cards; this would have {have}.</source>
        <translation>
            <numerusform>A sequence ends at %n card; this would have {have}.</numerusform>
            <numerusform>A sequence ends at %n cards; this would have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence takes more than %n cards only if you go out this turn.</source>
        <translation>
            <numerusform>A sequence takes more than %n card only if you go out this turn.</numerusform>
            <numerusform>A sequence takes more than %n cards only if you go out this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made a sequence of more than %n cards: now you have to go out.</source>
        <translation>
            <numerusform>You made a sequence of more than %n card: now you have to go out.</numerusform>
            <numerusform>You made a sequence of more than %n cards: now you have to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of {stops} holds at most %n cards.</source>
        <translation>
            <numerusform>A meld of {stops} holds at most %n card.</numerusform>
            <numerusform>A meld of {stops} holds at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wilds} wild cards here need {need} natural ones: %n more.</source>
        <translation>
            <numerusform>{wilds} wild cards here need {need} natural ones: %n more.</numerusform>
            <numerusform>{wilds} wild cards here need {need} natural ones: %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldsTopic</name>
    <message numerus="yes">
        <source>At least %n of its cards must be natural.</source>
        <translation>
            <numerusform>At least %n of its cards must be natural.</numerusform>
            <numerusform>At least %n of its cards must be natural.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld never has more than %n wild cards.</source>
        <translation>
            <numerusform>A meld never has more than %n wild card.</numerusform>
            <numerusform>A meld never has more than %n wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the first melds of your side, wild cards join only melds with at least %n natural cards.</source>
        <translation>
            <numerusform>After the first melds of your side, wild cards join only melds with at least %n natural card.</numerusform>
            <numerusform>After the first melds of your side, wild cards join only melds with at least %n natural cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each wild card a meld has %n natural ones or more.</source>
        <translation>
            <numerusform>For each wild card a meld has %n natural one or more.</numerusform>
            <numerusform>For each wild card a meld has %n natural ones or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message numerus="yes">
        <source>You take %n cards.</source>
        <translation>
            <numerusform>You take %n card.</numerusform>
            <numerusform>You take %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n cards.</source>
        <translation>
            <numerusform>{player} takes %n card.</numerusform>
            <numerusform>{player} takes %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObservationTexts</name>
    <message numerus="yes">
        <source>%n cards, all face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, all face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n cards</source>
        <translation>
            <numerusform>{player}: %n card</numerusform>
            <numerusform>{player}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutRefusals</name>
    <message numerus="yes">
        <source>You need {need} points to open and have {have}: %n more.</source>
        <translation>
            <numerusform>You need {need} points to open and have {have}: %n more.</numerusform>
            <numerusform>You need {need} points to open and have {have}: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more canastas before you may go out.</source>
        <translation>
            <numerusform>Your side needs %n more canasta before you may go out.</numerusform>
            <numerusform>Your side needs %n more canastas before you may go out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutTopic</name>
    <message numerus="yes">
        <source>Your side needs %n canastas for it.</source>
        <translation>
            <numerusform>Your side needs %n canasta for it.</numerusform>
            <numerusform>Your side needs %n canastas for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n natural canastas</source>
        <translation>
            <numerusform>%n natural canasta</numerusform>
            <numerusform>%n natural canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed canastas</source>
        <translation>
            <numerusform>%n mixed canasta</numerusform>
            <numerusform>%n mixed canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canastas of sevens</source>
        <translation>
            <numerusform>%n canasta of sevens</numerusform>
            <numerusform>%n canastas of sevens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileFacts</name>
    <message numerus="yes">
        <source>With %n cards the {pile} is worth little.</source>
        <translation>
            <numerusform>With %n card the {pile} is worth little.</numerusform>
            <numerusform>With %n cards the {pile} is worth little.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild cards lie in the {pile}.</source>
        <translation>
            <numerusform>%n wild card lies in the {pile}.</numerusform>
            <numerusform>%n wild cards lie in the {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %n cards worth {points} points.</source>
        <translation>
            <numerusform>It holds %n card worth {points} points.</numerusform>
            <numerusform>It holds %n cards worth {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once open, a side takes the {pile} more easily; it holds %n cards.</source>
        <translation>
            <numerusform>Once open, a side takes the {pile} more easily; it holds %n card.</numerusform>
            <numerusform>Once open, a side takes the {pile} more easily; it holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below its top card %n cards go with the melds or the hand.</source>
        <translation>
            <numerusform>Below its top card %n card goes with the melds or the hand.</numerusform>
            <numerusform>Below its top card %n cards go with the melds or the hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileRefusals</name>
    <message numerus="yes">
        <source>Your meld of that rank has more than %n cards: draw instead.</source>
        <translation>
            <numerusform>Your meld of that rank has more than %n card: draw instead.</numerusform>
            <numerusform>Your meld of that rank has more than %n cards: draw instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message numerus="yes">
        <source>{pile}: %n cards, on top {card}</source>
        <translation>
            <numerusform>{pile}: %n card, on top {card}</numerusform>
            <numerusform>{pile}: %n cards, on top {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stock}: %n cards</source>
        <translation>
            <numerusform>{stock}: %n card</numerusform>
            <numerusform>{stock}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them face down</source>
        <translation>
            <numerusform>%n of them face down</numerusform>
            <numerusform>%n of them face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptTexts</name>
    <message numerus="yes">
        <source>Draw %n cards from the {stock}.</source>
        <translation>
            <numerusform>Draw a card from the {stock}.</numerusform>
            <numerusform>Draw %n cards from the {stock}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the {pile} you would need %n more points to open.</source>
        <translation>
            <numerusform>With the {pile} you would need one more point to open.</numerusform>
            <numerusform>With the {pile} you would need %n more points to open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message numerus="yes">
        <source>%n files cannot be read and are not counted.</source>
        <translation>
            <numerusform>%n file cannot be read and is not counted.</numerusform>
            <numerusform>%n files cannot be read and are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedMatchesDialog</name>
    <message numerus="yes">
        <source>Every match is saved as it is played. %n matches, {size}.</source>
        <translation>
            <numerusform>Every match is saved as it is played. %n match, {size}.</numerusform>
            <numerusform>Every match is saved as it is played. %n matches, {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older games were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n older game was deleted. Undo brings it back.</numerusform>
            <numerusform>%n older games were deleted. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message numerus="yes">
        <source>From the second deal on shuffled as at home: gathered, %n riffles, cut.</source>
        <translation>
            <numerusform>From the second deal on shuffled as at home: gathered, %n riffle, cut.</numerusform>
            <numerusform>From the second deal on shuffled as at home: gathered, %n riffles, cut.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchReasons</name>
    <message numerus="yes">
        <source>{options} moves were compared in %n possible deals.</source>
        <translation>
            <numerusform>{options} moves were compared in %n possible deal.</numerusform>
            <numerusform>{options} moves were compared in %n possible deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best: {move}. It promised %Ln points less.</source>
        <translation>
            <numerusform>Next best: {move}. It promised %Ln point less.</numerusform>
            <numerusform>Next best: {move}. It promised %Ln points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Perhaps better: {move}, by %Ln points. That was not sure enough.</source>
        <translation>
            <numerusform>Perhaps better: {move}, by %Ln point. That was not sure enough.</numerusform>
            <numerusform>Perhaps better: {move}, by %Ln points. That was not sure enough.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>foot of %n cards</source>
        <translation>
            <numerusform>foot of %n card</numerusform>
            <numerusform>foot of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points ahead after %n deals</source>
        <translation>
            <numerusform>{points} points ahead after %n deal</numerusform>
            <numerusform>{points} points ahead after %n deals</numerusform>
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
        <source>{bonuses}: %n</source>
        <translation>
            <numerusform>{bonuses}: %n</numerusform>
            <numerusform>{bonuses}: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Caliente cards played: %n</source>
        <translation>
            <numerusform>Caliente cards played: %n</numerusform>
            <numerusform>Caliente cards played: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melds</source>
        <translation>
            <numerusform>%n meld</numerusform>
            <numerusform>%n melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stops} laid aside: %n</source>
        <translation>
            <numerusform>{stops} laid aside: %n</numerusform>
            <numerusform>{stops} laid aside: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesTexts</name>
    <message numerus="yes">
        <source>{solved} of {count} solved, %Ln points lost.</source>
        <translation>
            <numerusform>{solved} of {count} solved, %Ln point lost.</numerusform>
            <numerusform>{solved} of {count} solved, %Ln points lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevensLesson</name>
    <message numerus="yes">
        <source>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</source>
        <translation>
            <numerusform>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n card, and play on with it.</numerusform>
            <numerusform>It is the first canasta that you finished yourself: so you picked up your foot, the packet of %n cards, and play on with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SixPlayersLesson</name>
    <message numerus="yes">
        <source>Your side needs %n canastas to go out.</source>
        <translation>
            <numerusform>Your side needs %n canasta to go out.</numerusform>
            <numerusform>Your side needs %n canastas to go out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecialTopic</name>
    <message numerus="yes">
        <source>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</source>
        <translation>
            <numerusform>A three stays in your hand while you hold %n other card of a straight and your side has not melded; you may lay it at any time.</numerusform>
            <numerusform>A three stays in your hand while you hold %n other cards of a straight and your side has not melded; you may lay it at any time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards short</source>
        <translation>
            <numerusform>%n card short</numerusform>
            <numerusform>%n cards short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n cards, {points} points.</source>
        <translation>
            <numerusform>You get %n card, {points} points.</numerusform>
            <numerusform>You get %n cards, {points} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrengthsDialog</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopOfPileLesson</name>
    <message numerus="yes">
        <source>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</source>
        <translation>
            <numerusform>You would get the top %n card, the two among them, and lay the three twos as a meld of wild cards.</numerusform>
            <numerusform>You would get the top %n cards, the two among them, and lay the three twos as a meld of wild cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialTimes</name>
    <message numerus="yes">
        <source>within %n turns</source>
        <comment>within a sentence</comment>
        <translation>
            <numerusform>within %n turn</numerusform>
            <numerusform>within %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnRefusals</name>
    <message numerus="yes">
        <source>You pass only when the {stock} is empty; it still has %n cards.</source>
        <translation>
            <numerusform>You pass only when the {stock} is empty; it still has %n card.</numerusform>
            <numerusform>You pass only when the {stock} is empty; it still has %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnTopic</name>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the whole {pile}.</source>
        <translation>
            <numerusform>First draw %n card from the {stock}, or take the whole {pile}.</numerusform>
            <numerusform>First draw %n cards from the {stock}, or take the whole {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First draw %n cards from the {stock}, or take the top of the {pile}.</source>
        <translation>
            <numerusform>First draw %n card from the {stock}, or take the top of the {pile}.</numerusform>
            <numerusform>First draw %n cards from the {stock}, or take the top of the {pile}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
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
            <numerusform>%Ln deck</numerusform>
            <numerusform>%Ln decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canastas</source>
        <translation>
            <numerusform>%Ln canasta</numerusform>
            <numerusform>%Ln canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message numerus="yes">
        <source>In this turn %n other moves were wanted.</source>
        <translation>
            <numerusform>In this turn %n other move was wanted.</numerusform>
            <numerusform>In this turn %n other moves were wanted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn cost about %Ln points.</source>
        <translation>
            <numerusform>This turn cost about %Ln point.</numerusform>
            <numerusform>This turn cost about %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved {solved} of %n times</source>
        <translation>
            <numerusform>Solved {solved} of %n time</numerusform>
            <numerusform>Solved {solved} of %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried %n times</source>
        <translation>
            <numerusform>Tried %n time</numerusform>
            <numerusform>Tried %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at best %Ln points lost</source>
        <translation>
            <numerusform>at best %Ln point lost</numerusform>
            <numerusform>at best %Ln points lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message numerus="yes">
        <source>%n raised</source>
        <comment>cards of the hand</comment>
        <translation>
            <numerusform>%n raised</numerusform>
            <numerusform>%n raised</numerusform>
        </translation>
    </message>
</context>
</TS>
