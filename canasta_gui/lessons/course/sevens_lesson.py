"""The lesson about sevens, and about the second hand that a canasta brings."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep
from engine import CanastaMade, FootTaken

_LYING, _HELD = "7c 7d 7h 7s 7s", "7h 7d"


class SevensLesson(SingleScene):
    """Teaches to keep sevens, to finish their canasta, and what that brings."""

    id = "sevens"
    home = "pennies-from-heaven/6p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.score.sevens_canasta is not None

    @override
    def title(self) -> str:
        if self._has_packet:
            return self.tr("Sevens and the packet")
        return self.tr("Canastas of sevens")

    @override
    def about(self) -> str:
        if self._has_packet:
            return self.tr(
                "Sevens stay in the hand, their canasta pays most, and cards come with it."
            )
        return self.tr("Their canasta is a kind of its own, and pays most.")

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_HELD} 4d 9s Qd Ac 6c"
        return PositionTemplate(hand, (_LYING, "Kh Ks Kd"), pile="6s", draws=("8h 4s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(self._keeping(), self.held(_HELD), self.meld(0))
        if cost := self.rules.score.unfinished_pure:
            yield self.told(
                self.tr("Sevens that lie unfinished at the end cost {points} points."),
                self.meld(0),
                points=cost,
            )
        yield self.draw()
        lay = self.tr("Lay both sevens on those of your side.")
        instead = self.tr("Both sevens go to the meld of sevens.")
        yield self.add(lay, _HELD, 0, FootTaken if self._has_packet else CanastaMade, instead)
        pays = self.rules.score.sevens_canasta or 0
        yield self.told(self._worth(), self.meld(0), points=pays)
        if self._has_packet:
            yield self.told(self._packet(), self.hand)
        yield self.discard("4d")

    @property
    def _has_packet(self) -> bool:
        deal = self.rules.deal
        return deal.foot_size > 0 and deal.foot_by == "canasta"

    def _keeping(self) -> str:
        match self.rules.throw.sevens:
            case "free":
                return self.tr("A canasta of sevens is a kind of its own in this game.")
            case "own-canasta":
                return self.tr("You may discard no seven before your side has a canasta of them.")
            case _:
                return self.tr(
                    "Nobody may discard a seven before every side has a canasta of them."
                )

    def _worth(self) -> str:
        if self.rules.meld.pure_ranks:
            return self.tr("A canasta of sevens: {points} points. It never holds a wild card.")
        return self.tr("A canasta of sevens: {points} points, with wild cards or without.")

    def _packet(self) -> str:
        return self.tr(
            "It is the first canasta that you finished yourself: so you picked up your foot,"
            " the packet of %n cards, and play on with it.",
            "",
            self.rules.deal.foot_size,
        )
