"""The topics of red threes and of black threes."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, Points, TablePicture, Topic
from canasta_gui.words.translated import marked
from engine import PACK, is_bonus


class BonusTopic(Topic):
    """How red threes are laid, and what they bring or cost."""

    anchor = "bonus"
    heading = marked("BonusTopic", "{bonuses}", "heading of a page")

    @override
    def blocks(self) -> Iterator[Block]:
        yield TablePicture("bonus")
        yield Points((*self._laying(), *self._black(), self._from_pile(), self._never_discarded()))
        yield Points((self._plus(), *self._minus(), *self._extras()))

    def _laying(self) -> Iterator[str]:
        if not self.rules.bonus.may_be_forgotten:
            yield self.state(
                "laid",
                self.tr(
                    "Each {bonus} is laid beside your melds by itself,"
                    " and you get another card for it."
                ),
            )
            return
        yield self.state(
            "laid",
            self.tr(
                "Lay each {bonus} beside your melds and draw another card for it;"
                " what you overlook can be laid in a later turn."
            ),
        )
        yield self.state(
            "forgotten",
            self.tr("Each {bonus} still in your hand at the end costs {points} points."),
            points=self.rules.bonus.forgotten_penalty,
        )

    def _black(self) -> Iterator[str]:
        if self.rules.bonus.black_too:
            yield self.state(
                "black",
                self.tr(
                    "{stops} are laid and replaced in the same way; they bring and cost the same,"
                    " counted by themselves."
                ),
            )

    def _from_pile(self) -> str:
        return self.tr("A {bonus} that comes with the {pile} is laid, but no card is drawn for it.")

    def _never_discarded(self) -> str:
        return self.tr("A {bonus} is never discarded.")

    def _plus(self) -> str:
        if self.rules.bonus.positive_if == "never":
            text = self.tr("At the end they never bring points: each costs {points} points.")
            return self.state("minus", text, points=self.rules.bonus.each)
        text = {
            "always": self.tr("At the end each that is laid brings {points} points."),
            "melded": self.tr("At the end each brings {points} points if your side has melded."),
            "one-canasta": self.tr(
                "At the end each brings {points} points if your side has a canasta."
            ),
            "two-canastas": self.tr(
                "At the end each brings {points} points if your side has two canastas."
            ),
            "sevens-canasta": self.tr(
                "At the end each brings {points} points if your side has a canasta of sevens."
            ),
        }[self.rules.bonus.positive_if]
        return self.state("plus", text, points=self.rules.bonus.each)

    def _minus(self) -> Iterator[str]:
        bonus = self.rules.bonus
        if bonus.void_with_one:
            yield self.state("void", self.tr("With one canasta they count nothing."))
        if bonus.positive_if not in ("always", "never"):
            yield self.state("minus", self.tr("Otherwise each costs you just as many."))

    def _extras(self) -> Iterator[str]:
        bonus = self.rules.bonus
        if bonus.positive_if == "never" and not bonus.does_penalty_mirror_extra:
            return
        for step in bonus.set_extra:
            yield self.state(
                "extra", self._holding(step.count), count=step.count, points=step.points
            )
        if len(bonus.set_extra) > 1:
            yield self.tr("Only the last of these extras that fits counts.")
        if bonus.set_extra and bonus.positive_if not in ("always", "never"):
            yield self._mirror()

    def _holding(self, count: int) -> str:
        """Returns what holding so many is worth; the last step may be for all of them."""
        if self.rules.bonus.positive_if == "never":
            return self.tr("Whoever has {count} or more of them loses {points} points more.")
        if count == self.rules.deck.count * sum(map(is_bonus, PACK)):
            return self.tr("Whoever has all {count} of them gets {points} points more.")
        return self.tr("Whoever has {count} or more of them gets {points} points more.")

    def _mirror(self) -> str:
        if self.rules.bonus.does_penalty_mirror_extra:
            return self.tr("If they cost points, so does the extra.")
        return self.tr("If they cost points, the extra does not count.")


class StopsTopic(Topic):
    """How black threes block the pile, and how they are melded at the end."""

    anchor = "stops"
    heading = marked("StopsTopic", "{stops}", "heading of a page")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Example("3s 3c", self.tr("{stops}", "below a picture"))
        if self.rules.bonus.black_too:
            yield Points((self._like_red(), *self._melded()))
            return
        yield Points(
            (
                self._block(),
                *self._first_turn(),
                *self._aside(),
                *self._melded(),
                *self._left(),
            )
        )
        if self.rules.stop.blocks_next:
            yield TablePicture("stop")

    def _like_red(self) -> str:
        return self.state(
            "blocked",
            self.tr("They are laid and replaced as {bonuses} are: none ever lies on the {pile}."),
        )

    def _block(self) -> str:
        if self.rules.stop.blocks_next:
            return self.state(
                "blocked", self.tr("Discard a {stop}, and the next player cannot take the {pile}.")
            )
        return self.tr("A {stop} on top does not block the {pile} in this game.")

    def _first_turn(self) -> Iterator[str]:
        if self.rules.stop.is_barred_in_first_turn:
            yield self.state(
                "first-turn",
                self.tr(
                    "In the own first turn of a deal nobody discards a {stop}, unless nothing else"
                    " is left to throw."
                ),
            )

    def _aside(self) -> Iterator[str]:
        stop = self.rules.stop
        if not stop.aside_from_pile:
            return
        yield self.state(
            "aside",
            self.tr(
                "Those in a {pile} that you take are laid aside: each brings your side {points}"
                " points, whatever it has melded."
            ),
            points=stop.aside_each,
        )
        for step in stop.aside_extra:
            text = self.tr("Whoever has {count} or more of them aside gets {points} points more.")
            yield self.say(text, count=step.count, points=step.points)
        if len(stop.aside_extra) > 1:
            yield self.tr("Only the last of these extras that fits counts.")

    def _melded(self) -> Iterator[str]:
        least = self.rules.stop.meld_min
        if least is None:
            yield self.state("melded", self.tr("Nobody ever melds {stops}."))
            return
        yield self._meld(least)
        if self.rules.stop.takes_wild:
            yield self.tr("One wild card may be laid with two of them or more.")
        else:
            yield self.tr("Wild cards do not go with {stops}.")
        if self.rules.score.four_stops:
            yield self.state(
                "four",
                self.tr("Whoever lays four {stops} or more gets {points} points more."),
                points=self.rules.score.four_stops,
            )

    def _meld(self, least: int) -> str:
        stop = self.rules.stop
        if stop.meld_max is None:
            text = self.tr("You may lay {least} or more {stops} only when you go out with them.")
            return self.say(text, least=least)
        if stop.meld_max == least:
            text = self.tr("You may lay exactly {least} {stops}, only when you go out with them.")
            return self.say(text, least=least)
        text = self.tr("You may lay {least} to {most} {stops}, only when you go out with them.")
        return self.say(text, least=least, most=stop.meld_max)

    def _left(self) -> Iterator[str]:
        stop = self.rules.stop
        if stop.hand_penalty is None:
            return
        if stop.has_penalty_without_exit:
            text = self.tr("Each {stop} left in a hand at the end costs {points} points.")
        else:
            text = self.tr(
                "When somebody has gone out, each {stop} left in a hand costs {points} points;"
                " when the {stock} ran out, only its value."
            )
        yield self.state("left", text, points=stop.hand_penalty)
