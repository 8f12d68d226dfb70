"""The captions and descriptions of what lies on the table."""

from collections.abc import Mapping

from canasta_gui.i18n.formats import minus
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.prompt_texts import Line
from canasta_gui.words.translated import Translated


class SeatTexts(Translated):
    """The texts of players and sides."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {**self._seats(), **self._sides()}

    def _seats(self) -> Mapping[TextId, Line]:
        return {
            TextId.SEAT_YOU: lambda _: self.tr("You"),
            TextId.SEAT_ASKS: lambda _: self.tr("May I go out?"),
            TextId.SEAT_YES: lambda _: self.tr("Yes."),
            TextId.SEAT_NO: lambda _: self.tr("No."),
            TextId.SEAT_CARDS: lambda n: self.tr("%n cards", "", n),
            TextId.SEAT_TO_ACT: lambda _: self.tr("to play"),
            TextId.SEAT_THINKING: lambda _: self.tr("thinking"),
            TextId.SEAT_DEALER: lambda _: self.tr("dealer"),
            TextId.SEAT_FROZEN: lambda _: self.tr("the {pile} is frozen", "for this player"),
            TextId.SEAT_PARTNER: lambda _: self.tr(
                "partner", "on the plate of the viewer's partner"
            ),
            TextId.SEAT_EXPOSED: lambda _: self.tr("open hand: {cards}"),
            TextId.SEAT_FOOT: lambda n: self.tr("foot of %n cards", "", n),
            TextId.SEAT_IN_FOOT: lambda _: self.tr("plays from the foot"),
            TextId.SEAT_ALONE: lambda _: self.tr("alone", "on the plate of the lone hand"),
            TextId.SEAT_STAND_IN: lambda _: self.tr(
                "computer", "on the plate of a person for whom a computer plays"
            ),
            TextId.SEAT_PHONE: lambda _: self.tr("phone", "whose hand is on a phone"),
            TextId.SEAT_PHONE_AWAY: lambda _: self.tr("phone away", "whose phone does not answer"),
            TextId.SEAT_MARK: lambda _: self.tr("foot", "on the plate of who plays from it"),
            TextId.SEAT_RESTS: lambda _: self.tr("keeps the score", "of a player who sits out"),
            TextId.SEAT_RESTING: lambda _: self.tr("sits out this deal and keeps the score"),
            TextId.SEAT_YOU_REST: lambda _: self.tr(
                "You sit out this deal and keep the score. Your side plays for you."
            ),
        }

    def _sides(self) -> Mapping[TextId, Line]:
        return {
            TextId.COUNT_TOTAL: lambda _: self.tr("This deal", "points of a deal, counted up"),
            TextId.SCORE_DEAL: lambda _: self.tr("This deal", "above its points"),
            TextId.SCORE_MATCH: lambda _: self.tr("Match", "above its points"),
            TextId.SIDE_PAIR: lambda _: self.tr("{first} and {second}"),
            TextId.SIDE_ON_TABLE: lambda _: self.tr("{points} on the table"),
            TextId.SIDE_LEADS: lambda _: self.tr(
                "This deal: {points} ahead", "of a side, beside its score"
            ),
            TextId.SIDE_CHARGED: lambda _: self.tr(
                "{bonuses}: {points}", "points that bonus cards cost, as long as they do"
            ),
            TextId.SIDE_OPENING: lambda _: self.tr(
                "Opening {need}", "points that the first melds need"
            ),
            TextId.SIDE_NEXT_OPENING: lambda _: self.tr(
                "Next opening {need}", "points that the first melds need in the next deal"
            ),
            TextId.SIDE_OUR_MELDS: lambda _: self.tr(
                "Our melds", "large, before the melds of the viewer's side"
            ),
            TextId.SIDE_OPPONENTS: lambda _: self.tr(
                "Opponents", "large, before the melds of the other side"
            ),
            TextId.SIDE_NEEDS: lambda _: self.tr("Needs {need} to open"),
            TextId.SIDE_NEEDS_BOTH: lambda _: self.tr("Needs a canasta and {need} to open"),
            TextId.SIDE_NEEDS_CANASTA: lambda _: self.tr("Needs a canasta to open"),
            TextId.SIDE_OPENED: lambda _: self.tr("Opened"),
            # Qt puts no number below zero into a text.
            TextId.SIDE_POINTS: lambda n: minus(n) + self.tr("%Ln points", "", abs(n)),
            TextId.SIDE_BONUS: lambda n: self.tr("{bonuses}: %n", "", n),
            TextId.SIDE_ASIDE: lambda n: self.tr("{stops} laid aside: %n", "", n),
            TextId.SIDE_CALIENTE: lambda n: self.tr("Caliente cards played: %n", "", n),
            TextId.SIDE_MELDS: lambda n: self.tr("%n melds", "", n),
        }


class MeldTexts(Translated):
    """The texts of melds and canastas."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {
            TextId.MELD_PROGRESS: lambda _: self.tr("{have} of {need}", "cards of a canasta"),
            TextId.MELD_TO_GO: lambda n: self.tr("%n to go", "cards to a canasta", n),
            TextId.MELD_RUN: lambda _: self.tr("{low} to {high}", "a sequence of cards"),
            TextId.MELD_NATURAL: lambda _: self.tr("Natural canasta"),
            TextId.MELD_MIXED: lambda _: self.tr("Mixed canasta"),
            TextId.MELD_SAMBA: lambda _: "{Samba}",
            TextId.MELD_WILD: lambda _: "{Wild_canasta}",
            TextId.MELD_SEVENS: lambda _: self.tr("Canasta of sevens"),
            TextId.KIND_NATURAL: lambda _: self.tr("Natural", "on a canasta"),
            TextId.KIND_MIXED: lambda _: self.tr("Mixed", "on a canasta"),
            TextId.KIND_SAMBA: lambda _: "{Kind_samba}",
            TextId.KIND_WILD: lambda _: "{Kind_wild}",
            TextId.KIND_SEVENS: lambda _: self.tr("Sevens", "on a canasta"),
        }


class PileTexts(Translated):
    """The texts of pile and stock."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {**self._frozen(), **self._counts()}

    def _frozen(self) -> Mapping[TextId, Line]:
        return {
            TextId.PILE_FROZEN_UNOPENED: lambda _: self.tr(
                "Frozen for you: your side has not melded; two natural {ranks} take it"
            ),
            TextId.PILE_FROZEN_UNTAKEN: lambda _: self.tr(
                "Frozen for you until you have taken it once; two natural {ranks} take it"
            ),
            TextId.PILE_FROZEN_WILD: lambda _: self.tr(
                "Frozen: a wild card lies in it; two natural {ranks} from your hand take it"
            ),
            TextId.PILE_FROZEN_BONUS: lambda _: self.tr(
                "Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it"
            ),
            TextId.PILE_FROZEN_ALWAYS: lambda _: self.tr(
                "Always frozen: two natural {ranks} from your hand take it"
            ),
            TextId.PILE_FROZEN_ADD: lambda _: self.tr(
                "Always frozen: two natural {ranks}, or your own meld of them, take it"
            ),
            TextId.PILE_FROZEN: lambda _: self.tr("Frozen", "the pile"),
            TextId.PILE_FROZEN_FOR_YOU: lambda _: self.tr("Frozen for you"),
            TextId.PILE_CLOSED: lambda _: self.tr("Blocked", "the pile"),
            TextId.PILE_CAN_TAKE: lambda _: self.tr("You can take it.", "the pile"),
            TextId.PILE_CANNOT_TAKE: lambda _: self.tr("You cannot take it.", "the pile"),
            TextId.PILE_TAKEN_BY_NOBODY: lambda _: self.tr("Nobody can take it.", "the pile"),
            TextId.PILE_WITH: lambda _: self.tr(
                "With {cards} from your hand.", "the pile is taken"
            ),
            TextId.PILE_WITH_MORE: lambda _: self.tr(
                "With {cards}, and {more} besides to open.", "the pile is taken"
            ),
            TextId.PILE_JOINS: lambda _: self.tr("Its top card joins your meld.", "the pile"),
            TextId.PILE_HOLDS_NONE: lambda _: self.tr(
                "You hold no {ranks}.", "why the pile cannot be taken"
            ),
            TextId.PILE_TOP_BLOCKS: lambda _: self.tr(
                "The top card blocks it: {card}.", "why nobody can take the pile"
            ),
            TextId.PILE_NEEDS_NATURALS: lambda _: self.tr(
                "You need two natural {ranks}.", "to take the pile"
            ),
            TextId.PILE_NEEDS_PAIR: lambda _: self.tr("You need two {ranks}.", "to take the pile"),
            TextId.PILE_NEEDS_EITHER: lambda _: self.tr(
                "You need two {ranks}, or one and a wild card.", "to take the pile"
            ),
            TextId.PILE_WILD_PAIR: lambda _: self.tr(
                "A wild card on top: two {ranks} from your hand take it"
            ),
            TextId.PILE_BLOCKED: lambda _: self.tr("Blocked: {card} on top"),
            TextId.PILE_BLOCKED_FROZEN: lambda _: self.tr("Frozen, and blocked: {card} on top"),
        }

    def _counts(self) -> Mapping[TextId, Line]:
        return {
            TextId.PILE_CARDS: lambda n: self.tr("{pile}: %n cards, on top {card}", "", n),
            TextId.PILE_BASE: lambda n: self.tr("%n of them face down", "", n),
            TextId.PILE_EMPTY: lambda _: self.tr("{pile}: empty"),
            TextId.STOCK_CARDS: lambda n: self.tr("{stock}: %n cards", "", n),
            TextId.STOCK_EMPTY: lambda _: self.tr("{stock}: empty"),
        }


class StageTexts(Translated):
    """The texts of the stage."""

    def lines(self) -> Mapping[TextId, Line]:
        """Returns the line of each text id."""
        return {
            TextId.STAGE_METER: lambda _: self.tr("Have {have}, need {need}"),
            TextId.STAGE_POINTS: lambda n: self.tr("%Ln points", "", n),
            TextId.STAGE_GOOD: lambda _: self.tr("{cards}: {points}"),
            TextId.STAGE_SHORT: lambda n: self.tr("%n cards short", "", n),
            TextId.STAGE_WRONG: lambda _: self.tr("no meld"),
            TextId.STAGE_STOPS: lambda _: self.tr("only to go out", "black threes laid aside"),
            TextId.STAGE_NEEDS_TARGET: lambda _: self.tr("which meld?"),
            TextId.STAGE_GAIN: lambda n: self.tr("You get %n cards, {points} points.", "", n),
            TextId.STAGE_LACKING: lambda n: self.tr("%Ln points to go", "", n),
            TextId.STAGE_ASIDE: lambda _: self.tr("Laid aside: {cards}.", "cards on the table"),
            TextId.STAGE_BACK: lambda _: self.tr("Back in your hand: {cards}."),
        }
