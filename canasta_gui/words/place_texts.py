"""The captions and descriptions of what lies on the table."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.i18n.formats import minus
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.translated import Line, Texts

SeatTexts = Texts("SeatTexts")
SEATS: Final[Mapping[TextId, Line]] = {
    TextId.SEAT_YOU: SeatTexts.tr("You"),
    TextId.SEAT_ASKS: SeatTexts.tr("May I go out?"),
    TextId.SEAT_YES: SeatTexts.tr("Yes."),
    TextId.SEAT_NO: SeatTexts.tr("No."),
    TextId.SEAT_CARDS: SeatTexts.tr("%n cards", "", n=True),
    TextId.SEAT_TO_ACT: SeatTexts.tr("to play"),
    TextId.SEAT_THINKING: SeatTexts.tr("thinking"),
    TextId.SEAT_DEALER: SeatTexts.tr("dealer"),
    TextId.SEAT_FROZEN: SeatTexts.tr("the {pile} is frozen", "for this player"),
    TextId.SEAT_PARTNER: SeatTexts.tr("partner", "on the plate of the viewer's partner"),
    TextId.SEAT_EXPOSED: SeatTexts.tr("open hand: {cards}"),
    TextId.SEAT_FOOT: SeatTexts.tr("foot of %n cards", "", n=True),
    TextId.SEAT_IN_FOOT: SeatTexts.tr("plays from the foot"),
    TextId.SEAT_ALONE: SeatTexts.tr("alone", "on the plate of the lone hand"),
    TextId.SEAT_STAND_IN: SeatTexts.tr(
        "computer", "on the plate of a person for whom a computer plays"
    ),
    TextId.SEAT_PHONE: SeatTexts.tr("phone", "whose hand is on a phone"),
    TextId.SEAT_PHONE_AWAY: SeatTexts.tr("phone away", "whose phone does not answer"),
    TextId.SEAT_FOOT_WORD: SeatTexts.tr("Foot", "on the packet of the second hand"),
    TextId.SEAT_FOOT_TOLD: SeatTexts.tr("A second hand, taken up when the first one is empty."),
    TextId.SEAT_FOOT_BY_CANASTA: SeatTexts.tr("A second hand, taken up with your first canasta."),
    TextId.SEAT_RESTS: SeatTexts.tr("sits out", "a player, this deal"),
    TextId.SEAT_RESTING: SeatTexts.tr("sits out this deal and keeps the score"),
    TextId.SEAT_YOU_REST: SeatTexts.tr(
        "You sit out this deal and keep the score. Your side plays for you."
    ),
    TextId.COUNT_TOTAL: SeatTexts.tr("This deal", "points of a deal, counted up"),
    TextId.SCORE_DEAL: SeatTexts.tr("This deal", "above its points"),
    TextId.SCORE_MATCH: SeatTexts.tr("Match", "above its points"),
    TextId.SCORE_TOTAL: SeatTexts.tr("Now", "above points of match and deal together"),
    TextId.VICTORY: SeatTexts.tr("{side}: victory!", "who won the match"),
    TextId.VICTORY_LEAD: SeatTexts.tr("{points} points ahead after %n deals", "", n=True),
    TextId.SCORE_TARGET: SeatTexts.tr("To {points}", "the match, above the names"),
    TextId.SCORE_ROUNDS: SeatTexts.tr("Deal {deal} of {deals}", "the match, above the names"),
    TextId.SIDE_TO_WIN: SeatTexts.tr("{points} more to win", "of a side"),
    TextId.SIDE_PAIR: SeatTexts.tr("{first} and {second}"),
    TextId.SIDE_ON_TABLE: SeatTexts.tr("{points} on the table"),
    TextId.SIDE_TOTAL: SeatTexts.tr("together {points}", "points of match and deal"),
    TextId.SIDE_LEADS: SeatTexts.tr("This deal: {points} ahead", "of a side, beside its score"),
    TextId.SIDE_CHARGED: SeatTexts.tr(
        "{bonuses}: {points}", "points that bonus cards cost, as long as they do"
    ),
    TextId.SIDE_OPENING: SeatTexts.tr("Opening {need}", "points that the first melds need"),
    TextId.SIDE_NEXT_OPENING: SeatTexts.tr(
        "Next opening {need}", "points that the first melds need in the next deal"
    ),
    TextId.SIDE_WE: SeatTexts.tr("We", "the viewer's side, before its melds and its points"),
    TextId.SIDE_OPPONENTS: SeatTexts.tr(
        "Opponents", "the other side, before its melds and its points"
    ),
    TextId.SIDE_NEEDS: SeatTexts.tr("Needs {need} to open"),
    TextId.SIDE_NEEDS_BOTH: SeatTexts.tr("Needs a canasta and {need} to open"),
    TextId.SIDE_NEEDS_CANASTA: SeatTexts.tr("Needs a canasta to open"),
    TextId.SIDE_OPENED: SeatTexts.tr("Opened"),
    TextId.SIDE_OPENED_WITH: SeatTexts.tr(
        "Opened with {points}", "the points of the first melds, large"
    ),
    # Qt puts no number below zero into a text.
    TextId.SIDE_POINTS: lambda n: minus(n) + SeatTexts.tr("%Ln points", "", n=True)(abs(n)),
    TextId.SIDE_BONUS: SeatTexts.tr("{bonuses}: %n", "", n=True),
    TextId.SIDE_ASIDE: SeatTexts.tr("{stops} laid aside: %n", "", n=True),
    TextId.SIDE_CALIENTE: SeatTexts.tr("Caliente cards played: %n", "", n=True),
    TextId.SIDE_MELDS: SeatTexts.tr("%n melds", "", n=True),
}
"""The texts of players and sides."""


MeldTexts = Texts("MeldTexts")
MELDS: Final[Mapping[TextId, Line]] = {
    TextId.MELD_PROGRESS: MeldTexts.tr("{have} of {need}", "cards of a canasta"),
    TextId.MELD_RUN: MeldTexts.tr("{low} to {high}", "a sequence of cards"),
    TextId.MELD_NATURAL: MeldTexts.tr("Natural canasta"),
    TextId.MELD_MIXED: MeldTexts.tr("Mixed canasta"),
    TextId.MELD_SAMBA: lambda _: "{Samba}",
    TextId.MELD_WILD: lambda _: "{Wild_canasta}",
    TextId.MELD_SEVENS: MeldTexts.tr("Canasta of sevens"),
    TextId.KIND_NATURAL: MeldTexts.tr("Natural", "on a canasta"),
    TextId.KIND_MIXED: MeldTexts.tr("Mixed", "on a canasta"),
    TextId.KIND_SAMBA: lambda _: "{Kind_samba}",
    TextId.KIND_WILD: lambda _: "{Kind_wild}",
    TextId.KIND_SEVENS: MeldTexts.tr("Sevens", "on a canasta"),
}
"""The texts of melds and canastas."""


PileTexts = Texts("PileTexts")
PILES: Final[Mapping[TextId, Line]] = {
    TextId.PILE_FROZEN_UNOPENED: PileTexts.tr(
        "Frozen for you: your side has not melded; two natural {ranks} take it"
    ),
    TextId.PILE_FROZEN_UNTAKEN: PileTexts.tr(
        "Frozen for you until you have taken it once; two natural {ranks} take it"
    ),
    TextId.PILE_FROZEN_WILD: PileTexts.tr(
        "Frozen: a wild card lies in it; two natural {ranks} from your hand take it"
    ),
    TextId.PILE_FROZEN_BONUS: PileTexts.tr(
        "Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it"
    ),
    TextId.PILE_FROZEN_ALWAYS: PileTexts.tr(
        "Always frozen: two natural {ranks} from your hand take it"
    ),
    TextId.PILE_FROZEN_ADD: PileTexts.tr(
        "Always frozen: two natural {ranks}, or your own meld of them, take it"
    ),
    TextId.PILE_TAKEN: PileTexts.tr("%n cards taken", "the pile, in large letters", n=True),
    TextId.PILE_FROZEN: PileTexts.tr("Frozen", "the pile"),
    TextId.PILE_CLOSED: PileTexts.tr("Blocked", "the pile"),
    TextId.PILE_CAN_TAKE: PileTexts.tr("You can take it.", "the pile"),
    TextId.PILE_CANNOT_TAKE: PileTexts.tr("You cannot take it.", "the pile"),
    TextId.PILE_TAKEN_BY_NOBODY: PileTexts.tr("Nobody can take it.", "the pile"),
    TextId.PILE_WITH: PileTexts.tr("With {cards} from your hand.", "the pile is taken"),
    TextId.PILE_FROZEN_WITH: PileTexts.tr(
        "It is frozen, but your {cards} take it.", "the pile; a natural pair"
    ),
    TextId.PILE_MORE: PileTexts.tr("Also lay {more} to open.", "when the pile is taken"),
    TextId.PILE_JOINS: PileTexts.tr("Its top card joins your meld.", "the pile"),
    TextId.PILE_HOLDS_NONE: PileTexts.tr("You hold no {ranks}.", "why the pile cannot be taken"),
    TextId.PILE_FROZEN_NONE: PileTexts.tr(
        "It is frozen, and you hold no {ranks}.", "why the pile cannot be taken"
    ),
    TextId.PILE_FROZEN_NEEDS: PileTexts.tr(
        "It is frozen: you need two natural {ranks}.", "to take the pile"
    ),
    TextId.PILE_TOP_BLOCKS: PileTexts.tr(
        "The top card blocks it: {card}.", "why nobody can take the pile"
    ),
    TextId.PILE_NEEDS_NATURALS: PileTexts.tr("You need two natural {ranks}.", "to take the pile"),
    TextId.PILE_NEEDS_PAIR: PileTexts.tr("You need two {ranks}.", "to take the pile"),
    TextId.PILE_NEEDS_EITHER: PileTexts.tr(
        "You need two {ranks}, or one and a wild card.", "to take the pile"
    ),
    TextId.PILE_WILD_PAIR: PileTexts.tr("A wild card on top: two {ranks} from your hand take it"),
    TextId.PILE_BLOCKED: PileTexts.tr("Blocked: {card} on top"),
    TextId.PILE_BLOCKED_FROZEN: PileTexts.tr("Frozen, and blocked: {card} on top"),
    TextId.PILE_CARDS: PileTexts.tr("{pile}: %n cards, on top {card}", "", n=True),
    TextId.PILE_BASE: PileTexts.tr("%n of them face down", "", n=True),
    TextId.PILE_EMPTY: PileTexts.tr("{pile}: empty"),
    TextId.STOCK_CARDS: PileTexts.tr("{stock}: %n cards", "", n=True),
    TextId.STOCK_EMPTY: PileTexts.tr("{stock}: empty"),
}
"""The texts of pile and stock."""


StageTexts = Texts("StageTexts")
STAGE: Final[Mapping[TextId, Line]] = {
    TextId.STAGE_METER: StageTexts.tr("Have {have}, need {need}"),
    TextId.STAGE_POINTS: StageTexts.tr("%Ln points", "", n=True),
    TextId.STAGE_GOOD: StageTexts.tr("{cards}: {points}"),
    TextId.STAGE_SHORT: StageTexts.tr("%n cards short", "", n=True),
    TextId.STAGE_WRONG: StageTexts.tr("no meld"),
    TextId.STAGE_STOPS: StageTexts.tr("only to go out", "black threes laid aside"),
    TextId.STAGE_NEEDS_TARGET: StageTexts.tr("which meld?"),
    TextId.STAGE_GAIN: StageTexts.tr("You get %n cards, {points} points.", "", n=True),
    TextId.STAGE_LACKING: StageTexts.tr("%Ln points to go", "", n=True),
    TextId.STAGE_ASIDE: StageTexts.tr("Laid aside: {cards}.", "cards on the table"),
    TextId.STAGE_BACK: StageTexts.tr("Back in your hand: {cards}."),
}
"""The texts of the stage."""
