"""The lessons about who plays with whom: six players, and partners of one deal."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from engine import CanastaMade, Melded

_FULL, _GROWING, _LAST = "Jh Js Jd Jc Jh Js Jd", "Kh Ks Kd Kc Kh Ks", "Kd"


class SixPlayersLesson(SingleScene):
    """Teaches the sides of a table for six, and to finish the second canasta."""

    id = "six-players"
    home = "six-handed/6p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.players == 6 and not self.rules.seats.sitting_out

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_LAST} 4h 8s 8c 9d"
        return PositionTemplate(hand, (_FULL, _GROWING), ("Ah Ad As",), pile="6c", draws=("9s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        has_two_partners = len(self.rules.seats.sides[self.side]) > 2
        yield self.teach("two-sides" if has_two_partners else "three-sides")
        yield self.draw()
        yield self.add("king", _LAST, 1, CanastaMade)
        yield self.teach("needs", self.meld(0), self.meld(1), n=self.rules.out.canastas.total)
        yield self.discard("4h")


_KINGS, _QUEENS = "Kh Ks Kd Kc Kh", "Qh Qs Qd"


class LoneHandLesson(Lesson):
    """Teaches how a lone hand comes about, and to lay on a partner's meld."""

    id = "lone-hand"
    home = "three-way/3p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.seats.lone_hand

    @override
    def scenes(self) -> Iterator[Scene]:
        alone = PositionTemplate("Jh Jd 4c 9s 7d 5h", (_KINGS,), pile="5c 8d 6h Js")
        yield self.scene(alone, self._alone())
        paired = PositionTemplate(
            "Qc 4c 9s 7d 5h", (_KINGS,), (_QUEENS,), pile="6c", draws=("8h Td",), lone=1, left=8
        )
        yield self.scene(paired, self._paired())

    def _alone(self) -> Iterator[LessonStep]:
        yield self.teach("begin", PILE)
        yield self.take_pile("jacks", "Jh Jd")
        yield self.teach("others")
        yield self.discard("7d")

    def _paired(self) -> Iterator[LessonStep]:
        yield self.teach("partner", self.meld(0), self.meld(1))
        yield self.draw()
        yield self.add("queen", "Qc", 1, Melded)
        yield self.discard("8h")
