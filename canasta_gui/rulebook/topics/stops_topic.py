"""The topic of black threes."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, Points, TablePicture
from canasta_gui.rulebook.topic import Topic


class StopsTopic(Topic):
    """How black threes block the pile, and how they are melded at the end."""

    anchor = "stops"

    @override
    def title(self) -> str:
        return self.tr("{stops}", "heading of a page")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Example("3s 3c", self.say(self.tr("{stops}", "below a picture")))
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
        return self.say(self.tr("A {stop} on top does not block the {pile} in this game."))

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
            yield self.say(self.tr("Only the last of these extras that fits counts."))

    def _melded(self) -> Iterator[str]:
        least = self.rules.stop.meld_min
        if least is None:
            yield self.state("melded", self.tr("Nobody ever melds {stops}."))
            return
        yield self._meld(least)
        if self.rules.stop.takes_wild:
            yield self.say(self.tr("One wild card may be laid with two of them or more."))
        else:
            yield self.say(self.tr("Wild cards do not go with {stops}."))
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
