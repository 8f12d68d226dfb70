"""The lesson about Caliente cards."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import STOCK
from engine import CalientePlayed, PlayCaliente


class CalienteLesson(Lesson):
    """Teaches playing the card, and what it costs."""

    id = "caliente"
    home = "winning-moves-deluxe/4p+caliente"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.caliente.count > 0

    @override
    def title(self) -> str:
        return self.tr("Caliente: the hot card")

    @override
    def about(self) -> str:
        return self.tr("What is different with Caliente cards.")

    @override
    def scenes(self) -> Iterator[Scene]:
        setting = PositionTemplate("Ca 5h 9s Kd", (), ("Qh Qd Qs",), pile="6s", draws=("Jd",))
        yield self.scene(setting, self._steps())

    def _steps(self) -> Iterator[LessonStep]:
        rules = self.rules
        size = rules.caliente.refill or rules.deal.hand_size
        yield self.told(
            self.tr(
                "You hold a Caliente card, and few others. Played instead of drawing it"
                " fills your hand up to {size} cards."
            ),
            self.held("Ca"),
            size=size,
        )
        yield self.told(self._when(), self.held("Ca"), STOCK)
        yield self.task(
            self.tr("Play it: raise the Caliente card and click the {stock}."),
            PlayCaliente(),
            CalientePlayed,
            self.tr("Do not draw this time: play the Caliente card."),
            self.held("Ca"),
            STOCK,
        )
        yield self.told(
            self.tr(
                "New cards! But each one played costs {points} points at the end, and who"
                " still holds one then pays {factor} times for the hand."
            ),
            self.hand,
            points=rules.caliente.played,
            factor=(*rules.caliente.held_multipliers, 1)[1],
        )
        yield self.discard("5h")

    def _when(self) -> str:
        if self.rules.caliente.condition == "fewer":
            return self.tr("That is allowed only while your side has fewer melds than each other.")
        return self.tr("That is allowed while your side has not more melds than any other.")
