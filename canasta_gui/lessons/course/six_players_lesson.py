"""The lesson about six players at the table: who plays with whom, and what three packs change."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from engine import CanastaMade, Meld, Play, parse_cards

_FULL, _GROWING = "Jh Js Jd Jc Jh Js Jd", "Kh Ks Kd Kc Kh Ks"


class SixPlayersLesson(Lesson):
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
    def scenes(self) -> Iterator[Scene]:
        setting = PositionTemplate(
            "Kd 4h 8s Qc 9d 5s", (_FULL, _GROWING), ("Ah Ad As",), pile="6c", draws=("6h",)
        )
        yield Scene(setting.state(self.rules), tuple(self._steps()))

    def _steps(self) -> Iterator[LessonStep]:
        yield ReadStep(self._sides())
        yield self.draw()
        yield TaskStep(
            self.say(self.tr("Your side has six kings. Add yours: it makes a canasta.")),
            brings(CanastaMade),
            Meld((Play(parse_cards("Kd"), 1),)),
            self.say(self.tr("Add your king to the kings of your side.")),
            (self.held("Kd"), self.meld(1)),
        )
        yield ReadStep(self._need(), (self.meld(0), self.meld(1)))
        yield self.discard("4h")

    def _sides(self) -> str:
        if len(self.rules.seats.sides[self.side]) > 2:
            return self.say(
                self.tr(
                    "Six play at once, in two sides. Every second player is your partner: what one"
                    " of you three lays belongs to all."
                )
            )
        return self.say(
            self.tr(
                "Six play at once, in three sides of two. Your partner sits opposite; both other"
                " sides are opponents."
            )
        )

    def _need(self) -> str:
        return self.say(
            self.tr("Your side needs %n canastas to go out.", "", self.rules.out.canastas.total)
        )
