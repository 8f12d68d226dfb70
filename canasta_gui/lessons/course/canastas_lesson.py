"""The lesson about natural and mixed canastas."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene
from engine import CanastaMade


class CanastasLesson(Lesson):
    """Teaches one canasta of each kind, and where wild cards belong."""

    id = "canastas"

    @override
    def title(self) -> str:
        return self.tr("Canastas")

    @override
    def about(self) -> str:
        return self.tr("Natural ones, mixed ones, and where wild cards belong.")

    @override
    def scenes(self) -> Iterator[Scene]:
        size = self.rules.canasta.size
        kings = " ".join(f"K{suit}" for suit in "hsdchsdch"[: size - 1])
        nines = " ".join(f"9{suit}" for suit in "hsdchsdch"[: size - 2])
        setting = PositionTemplate("Kc 2d 2s 5h 7c 4d", (kings, nines), pile="6h", draws=("Jd",))
        yield self.scene(setting, self._steps())

    def _steps(self) -> Iterator[LessonStep]:
        rules = self.rules
        yield self.told(
            self.tr("{size} cards of a rank are a canasta. Your kings lack one, the nines two."),
            self.meld(0),
            self.meld(1),
            size=rules.canasta.size,
        )
        yield self.draw()
        lay = self.tr("Complete the kings with your king: raise it and click the meld.")
        instead = self.tr("First the king belongs on the kings. Keep the wild cards.")
        yield self.add(lay, "Kc", 0, CanastaMade, instead)
        yield self.told(
            self.tr(
                "No wild card in it: a natural canasta, worth {natural} points besides its"
                " cards. Wild cards would only make it cheaper: keep them away."
            ),
            self.meld(0),
            natural=rules.score.natural_canasta,
        )
        lay = self.tr("Where natural cards are rare, wild ones help: add both to the nines.")
        instead = self.tr("Add both wild cards to the nines, in one go.")
        yield self.add(lay, "2d 2s", 1, CanastaMade, instead)
        yield ReadStep(self._about_mixed(), (self.meld(1),))
        yield self.discard("4d")

    def _about_mixed(self) -> str:
        text = self.say(
            self.tr("A mixed canasta pays {mixed} points."), mixed=self.rules.score.mixed_canasta
        )
        cap = self.rules.meld.wild_cap
        if cap is None:
            return text
        limit = self.tr("A meld holds at most %n wild cards by your rules.", "", cap)
        return f"{text} {self.say(limit)}"
