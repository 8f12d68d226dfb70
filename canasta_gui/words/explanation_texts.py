"""The sentences that explain: a card or a place of the table, what a drop would do, and what a
computer player left undone, as far as everybody can know.
"""

from collections.abc import Mapping
from typing import Final

from canasta_gui.settings.table_keys import TableKeys
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.translated import Line, Texts

ExplanationTexts = Texts("ExplanationTexts")
EXPLANATIONS: Final[Mapping[TextId, Line]] = {
    TextId.WHY_STOCK: ExplanationTexts.tr(
        "A turn begins with %n cards from here, or with the {pile}.", "", n=True
    ),
    TextId.WHY_STOCK_EMPTY: ExplanationTexts.tr(
        "Nothing can be drawn: whoever cannot take the {pile} passes, and the deal ends."
    ),
    TextId.WHY_PILE: ExplanationTexts.tr("The {pile}"),
    TextId.WHY_PILE_EMPTY: ExplanationTexts.tr("It is empty. What is discarded lies here."),
    TextId.WHY_PILE_CARDS: ExplanationTexts.tr(
        "It holds %n cards, on top {card}. Whoever takes it takes all of it.", "", n=True
    ),
    TextId.WHY_PILE_BASE: ExplanationTexts.tr(
        "%n of them lie face down at the bottom: nobody knows them yet.", "", n=True
    ),
    TextId.WHY_PILE_TOP: ExplanationTexts.tr(
        "It holds %n cards, on top {card}. Whoever takes it takes the top {most} at most.",
        "",
        n=True,
    ),
    TextId.WHY_PILE_BLOCKED: ExplanationTexts.tr("Nobody can take it while that card lies on top."),
    TextId.WHY_PILE_OPEN: ExplanationTexts.tr("It is open for you."),
    TextId.WHY_PILE_PAIR: ExplanationTexts.tr(
        "Two natural {ranks} from your hand take it; you hold {have}."
    ),
    TextId.WHY_PILE_WILD_PAIR: ExplanationTexts.tr(
        "Two {ranks} from your hand take it; you hold {have}."
    ),
    TextId.WHY_PILE_WILD: ExplanationTexts.tr("One of them and a wild card do as well."),
    TextId.WHY_PILE_ADD: ExplanationTexts.tr("Or the top card joins your meld alone."),
    TextId.WHY_FROZEN_ALWAYS: ExplanationTexts.tr("In this game it is always frozen."),
    TextId.WHY_FROZEN_BY: ExplanationTexts.tr("It is frozen for everybody, because of {cards}."),
    TextId.WHY_FROZEN_BY_OPPONENTS: ExplanationTexts.tr(
        "It is frozen for your side, because of {cards}."
    ),
    TextId.WHY_FROZEN_UNOPENED: ExplanationTexts.tr(
        "It is frozen for you, because your side has not melded."
    ),
    TextId.WHY_PILE_AFTER_OPENING: ExplanationTexts.tr(
        "Your side takes it only after its first melds, which come from the hand."
    ),
    TextId.WHY_CANASTA_TO_OPEN: ExplanationTexts.tr("A canasta must be among its first melds."),
    TextId.WHY_PURE_CANASTA: ExplanationTexts.tr(
        "A canasta that is not mixed must be among its first melds."
    ),
    TextId.WHY_OPENING: ExplanationTexts.tr("Your first melds need {need} points together."),
    TextId.WHY_OPENING_TAKE: ExplanationTexts.tr(
        "The meld with the top card would count {have} of them."
    ),
    TextId.WHY_MELD: ExplanationTexts.tr("Its %n cards count {points} points.", "", n=True),
    TextId.WHY_CANASTA: ExplanationTexts.tr("The canasta adds {points} points to them."),
    TextId.WHY_TO_CANASTA: ExplanationTexts.tr("%n more cards make it a canasta.", "", n=True),
    TextId.WHY_MELD_CLOSED: ExplanationTexts.tr("It is closed: no more cards join it."),
    TextId.WHY_NO_WILD: ExplanationTexts.tr("No more wild cards join it."),
    TextId.WHY_WILD_CAP: ExplanationTexts.tr(
        "It may hold %n wild cards and has {have}.", "", n=True
    ),
    TextId.WHY_MAJORITY: ExplanationTexts.tr("Natural cards must outnumber wild cards."),
    TextId.WHY_NATURALS_PER_WILD: ExplanationTexts.tr(
        "Each wild card needs %n natural cards.", "", n=True
    ),
    TextId.WHY_MELD_OWN: ExplanationTexts.tr("You can add to it in your turn."),
    TextId.WHY_MINIMUM_SCORE: ExplanationTexts.tr(
        "With a score of {score}, the first melds need {need} points."
    ),
    TextId.WHY_MINIMUM_ROUND: ExplanationTexts.tr(
        "In deal {deal}, the first melds need {need} points."
    ),
    TextId.WHY_POINTS: ExplanationTexts.tr(
        "It counts %Ln points on the table, and against you in your hand.", "", n=True
    ),
    TextId.WHY_NATURAL: ExplanationTexts.tr(
        "{need} cards of a rank make a meld; wild cards can stand in for some."
    ),
    TextId.WHY_WILD: ExplanationTexts.tr(
        "It stands in for a card of a meld. On the {pile} it freezes it."
    ),
    TextId.WHY_BONUS: ExplanationTexts.tr(
        "It is laid beside your melds and another card drawn; it is never discarded."
    ),
    TextId.WHY_STOP: ExplanationTexts.tr(
        "On the {pile} it keeps the next player from taking it. It is melded only to go out."
    ),
    TextId.WHY_CALIENTE: ExplanationTexts.tr(
        "Played instead of drawing, it fills a small hand up."
    ),
    TextId.WHY_JOINS: ExplanationTexts.tr("It joins your meld of {ranks}."),
}
"""Whole sentences; several of them may follow each other."""


GestureTexts = Texts("GestureTexts")
GESTURES: Final[Mapping[TextId, Line]] = {
    TextId.TARGET_LAY: GestureTexts.tr("Lay {cards}"),
    TextId.TARGET_ADD: GestureTexts.tr("Add {cards}"),
    TextId.TARGET_COMBINE: GestureTexts.tr("Make one meld of both"),
    TextId.CHOICE_WHICH_MELD: GestureTexts.tr("Which meld do you mean?"),
    TextId.TARGET_STAGE: GestureTexts.tr("Lay aside {cards}"),
    TextId.TARGET_JOIN: GestureTexts.tr("Put with these cards"),
    TextId.TARGET_DISCARD: GestureTexts.tr("Discard {card}"),
    TextId.TARGET_TAKE: GestureTexts.tr("Take the {pile}: %n cards", "", n=True),
    TextId.TARGET_HAND: GestureTexts.tr("Back to your hand"),
    TextId.TARGET_BONUS: GestureTexts.tr("Lay the {bonus}"),
    TextId.TARGET_CALIENTE: GestureTexts.tr("Play the Caliente card"),
    TextId.ADVICE_POINTS: GestureTexts.tr("{cards}: {have} of {need} points to open"),
    TextId.NOTICE_RULES: lambda n: GestureTexts.tr("Rules: {key}")(n).format(
        key=TableKeys.rules_name()
    ),
    TextId.NOTE_CHOOSE_DISCARD: GestureTexts.tr("Choose a card to discard."),
    TextId.NOTE_ONE_DISCARD: GestureTexts.tr("Discard one card only."),
    TextId.NOTE_STAGE_FIRST: GestureTexts.tr(
        "Lay the cards before you, or put them back, before you discard."
    ),
    TextId.NOTE_OPPONENTS: GestureTexts.tr("Cards join only your own side's melds."),
    TextId.NOTE_NOT_THERE: GestureTexts.tr("These cards cannot go there."),
    TextId.NOTE_NOTHING_STAGED: GestureTexts.tr("Lay cards aside first."),
    TextId.NOTE_ONCE_MORE: GestureTexts.tr(
        "Do it once more to discard the card and end your turn."
    ),
    TextId.NOTE_LEAVE: lambda n: (
        GestureTexts.tr("Leave it in your hand.", "the card that a rule just refused")
        if n == 1
        else GestureTexts.tr("Leave them in your hand.", "the cards that a rule just refused")
    )(n),
    TextId.CURTAIN_TEXT: GestureTexts.tr("Everybody but {player} looks away."),
}
"""Texts beside the pointer while cards are carried, and on the felt afterwards."""


OmissionTexts = Texts("OmissionTexts")
OMISSIONS: Final[Mapping[TextId, Line]] = {
    TextId.OMITTED: OmissionTexts.tr("What was left undone"),
    TextId.OMITTED_BLOCKED: OmissionTexts.tr("The {pile} was blocked; on top of it lay: {card}."),
    TextId.OMITTED_DECLINED: OmissionTexts.tr("The {pile} could have been taken, and was left."),
    TextId.OMITTED_NEEDS_PAIR: OmissionTexts.tr(
        "The {pile} needed two natural {ranks}; nobody has seen two in that hand."
    ),
    TextId.OMITTED_NEEDS_CARDS: OmissionTexts.tr(
        "The {pile} needed {ranks}; nobody has seen any in that hand."
    ),
    TextId.OMITTED_KEPT: OmissionTexts.tr(
        "Still held, as everybody could see: {cards}. They fit melds on the table."
    ),
}
"""The sentences that follow what was done and why."""
