"""Captions and descriptions of what lies on the table."""

from collections.abc import Mapping

from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.words.prompt_texts import Line
from canasta_gui.words.translated import Translated


class SeatTexts(Translated):
    """Players and sides."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {**self._seats(), **self._sides()}

    def _seats(self) -> Mapping[Say, Line]:
        return {
            Say.SEAT_YOU: lambda _: self.tr("You"),
            Say.SEAT_ASKS: lambda _: self.tr("May I go out?"),
            Say.SEAT_YES: lambda _: self.tr("Yes."),
            Say.SEAT_NO: lambda _: self.tr("No."),
            Say.SEAT_CARDS: lambda n: self.tr("%n cards", "", n),
            Say.SEAT_TO_ACT: lambda _: self.tr("to play"),
            Say.SEAT_THINKING: lambda _: self.tr("thinking"),
            Say.SEAT_DEALER: lambda _: self.tr("dealer"),
            Say.SEAT_PARTNER: lambda _: self.tr("partner", "on the plate of the viewer's partner"),
            Say.SEAT_EXPOSED: lambda _: self.tr("open hand: {cards}"),
            Say.SEAT_FOOT: lambda n: self.tr("foot of %n cards", "", n),
            Say.SEAT_IN_FOOT: lambda _: self.tr("plays from the foot"),
            Say.SEAT_MARK: lambda _: self.tr("foot", "on the plate of who plays from it"),
            Say.SEAT_RESTS: lambda _: self.tr("keeps the score", "of a player who sits out"),
            Say.SEAT_RESTING: lambda _: self.tr("sits out this deal and keeps the score"),
            Say.SEAT_YOU_REST: lambda _: self.tr(
                "You sit out this deal and keep the score. Your side plays for you."
            ),
        }

    def _sides(self) -> Mapping[Say, Line]:
        return {
            Say.COUNT_TOTAL: lambda _: self.tr("This deal", "points of a deal, counted up"),
            Say.SIDE_PAIR: lambda _: self.tr("{first} and {second}"),
            Say.SIDE_ON_TABLE: lambda _: self.tr("{points} on the table"),
            Say.SIDE_NEEDS: lambda _: self.tr("Needs {need} to open"),
            Say.SIDE_OPENED: lambda _: self.tr("Opened"),
            Say.SIDE_POINTS: lambda n: self.tr("%Ln points", "", n),
            Say.SIDE_BONUS: lambda n: self.tr("{bonuses}: %n", "", n),
            Say.SIDE_CALIENTE: lambda n: self.tr("Caliente cards played: %n", "", n),
            Say.SIDE_MELDS: lambda n: self.tr("%n melds", "", n),
        }


class MeldTexts(Translated):
    """Melds and canastas."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {
            Say.MELD_PROGRESS: lambda _: self.tr("{have} of {need}", "cards of a canasta"),
            Say.MELD_RUN: lambda _: self.tr("{low} to {high}", "a sequence of cards"),
            Say.MELD_NATURAL: lambda _: self.tr("Natural canasta"),
            Say.MELD_MIXED: lambda _: self.tr("Mixed canasta"),
            Say.MELD_SAMBA: lambda _: self.tr("Samba"),
            Say.MELD_WILD: lambda _: self.tr("Wild canasta"),
            Say.KIND_NATURAL: lambda _: self.tr("Natural", "on a canasta"),
            Say.KIND_MIXED: lambda _: self.tr("Mixed", "on a canasta"),
            Say.KIND_SAMBA: lambda _: self.tr("Samba", "on a canasta"),
            Say.KIND_WILD: lambda _: self.tr("Wild", "on a canasta"),
        }


class PileTexts(Translated):
    """The pile and the stock: frozen, for whom and why."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {**self._frozen(), **self._counts()}

    def _frozen(self) -> Mapping[Say, Line]:
        return {
            Say.PILE_FROZEN_UNOPENED: lambda _: self.tr(
                "Frozen for you: your side has not melded; two natural {ranks} take it"
            ),
            Say.PILE_FROZEN_WILD: lambda _: self.tr(
                "Frozen: a wild card lies in it; two natural {ranks} from your hand take it"
            ),
            Say.PILE_FROZEN_BONUS: lambda _: self.tr(
                "Frozen: a {bonus} lies in it; two natural {ranks} from your hand take it"
            ),
            Say.PILE_FROZEN_ALWAYS: lambda _: self.tr(
                "Always frozen: two natural {ranks} from your hand take it"
            ),
            Say.PILE_FROZEN_ADD: lambda _: self.tr(
                "Always frozen: two natural {ranks}, or your own meld of them, take it"
            ),
            Say.PILE_FROZEN: lambda _: self.tr("Frozen", "the pile"),
            Say.PILE_FROZEN_FOR_YOU: lambda _: self.tr("Frozen for you"),
            Say.PILE_CLOSED: lambda _: self.tr("Blocked", "the pile"),
            Say.PILE_BLOCKED: lambda _: self.tr("Blocked: {card} on top"),
            Say.PILE_BLOCKED_FROZEN: lambda _: self.tr("Frozen, and blocked: {card} on top"),
        }

    def _counts(self) -> Mapping[Say, Line]:
        return {
            Say.PILE_CARDS: lambda n: self.tr("{pile}: %n cards, on top {card}", "", n),
            Say.PILE_EMPTY: lambda _: self.tr("{pile}: empty"),
            Say.STOCK_CARDS: lambda n: self.tr("{stock}: %n cards", "", n),
            Say.STOCK_EMPTY: lambda _: self.tr("{stock}: empty"),
        }


class StageTexts(Translated):
    """The cards laid aside."""

    def lines(self) -> Mapping[Say, Line]:
        """By id."""
        return {
            Say.STAGE_METER: lambda _: self.tr("Have {have}, need {need}"),
            Say.STAGE_POINTS: lambda n: self.tr("%n points", "", n),
            Say.STAGE_GOOD: lambda _: self.tr("{cards}: {points}"),
            Say.STAGE_SHORT: lambda n: self.tr("%n cards short", "", n),
            Say.STAGE_WRONG: lambda _: self.tr("no meld"),
            Say.STAGE_STOPS: lambda _: self.tr("only to go out", "black threes laid aside"),
            Say.STAGE_NEEDS_TARGET: lambda _: self.tr("which meld?"),
            Say.STAGE_GAIN: lambda n: self.tr("You get %n cards, {points} points.", "", n),
            Say.STAGE_LACKING: lambda n: self.tr("%n points to go", "", n),
            Say.STAGE_ASIDE: lambda _: self.tr("Laid aside: {cards}.", "cards on the table"),
            Say.STAGE_BACK: lambda _: self.tr("Back in your hand: {cards}."),
        }
