"""The lesson about six players at the table: who plays with whom, and what three packs change."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep
from engine import CanastaMade

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
    def title(self) -> str:
        return self.tr("Six at the table")

    @override
    def about(self) -> str:
        return self.tr("Who plays with whom, and what a game for six asks for.")

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_LAST} 4h 8s Qc 9d 5s"
        return PositionTemplate(hand, (_FULL, _GROWING), ("Ah Ad As",), pile="6c", draws=("6h",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(self._sides())
        yield self.draw()
        lay = self.tr("Your side has six kings. Add yours: it makes a canasta.")
        instead = self.tr("Add your king to the kings of your side.")
        yield self.add(lay, _LAST, 1, CanastaMade, instead)
        need = self.rules.out.canastas.total
        yield self.told(
            self.tr("Your side needs %n canastas to go out.", "", need), self.meld(0), self.meld(1)
        )
        yield self.discard("4h")

    def _sides(self) -> str:
        if len(self.rules.seats.sides[self.side]) > 2:
            return self.tr(
                "Six play at once, in two sides. Every second player is your partner: what one"
                " of you three lays belongs to all."
            )
        return self.tr(
            "Six play at once, in three sides of two. Your partner sits opposite; both other"
            " sides are opponents."
        )
