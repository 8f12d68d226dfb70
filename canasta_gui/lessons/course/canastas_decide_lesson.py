"""The lesson about a score that depends on how many canastas a side has."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep
from canasta_gui.viewmodel.spotlight_target import ScoreTarget
from engine import CanastaMade

_KINGS, _QUEENS, _QUEEN = "Kh Ks Kd Kc Kh Ks Kd", "Qh Qs Qd Qc Qh Qs", "Qd"


class CanastasDecideLesson(SingleScene):
    """Teaches that canastas decide whether melds and threes bring points or cost them."""

    id = "canastas-decide"
    home = "modern-american/4p"
    shows_score = True

    @property
    @override
    def has_subject(self) -> bool:
        rules = self.rules
        return rules.score.melds_need_canasta and rules.bonus.positive_if == "two-canastas"

    @override
    def title(self) -> str:
        return self.tr("Canastas decide the score")

    @override
    def about(self) -> str:
        return self.tr("Without one, melds and threes cost; with two, all of it counts for you.")

    @override
    def setting(self) -> PositionTemplate:
        return PositionTemplate(
            "4h",
            (_KINGS, _QUEENS),
            ("9h 9d 9s",),
            pile="6h",
            draws=(_QUEEN,),
            others=6,
            is_in_foot=True,
            bonus="3h",
        )

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "A side that has no canasta at the end of a deal loses the points of all that"
                " it has melded. Your kings are one: what your side has melded counts plus."
            ),
            self.meld(0),
        )
        yield self.told(self._threes(), self.bonus, points=self.rules.bonus.each)
        yield self.draw()
        yield from self.ask()
        lay = self.tr("Add the queen to your queens: that is the second canasta.")
        instead = self.tr("First the queen: it finishes your second canasta.")
        yield self.add(lay, _QUEEN, 1, CanastaMade, instead)
        yield self.go_out("4h")
        yield ReadStep(" ".join(self._after()), (ScoreTarget(),))

    def _threes(self) -> str:
        if self.rules.bonus.void_with_one:
            return self.tr(
                "Threes need two canastas: without one each costs {points} points, with one"
                " they count nothing, with two they bring points."
            )
        return self.tr(
            "Threes need two canastas to bring {points} points each; before, they cost as many."
        )

    def _after(self) -> Iterator[str]:
        score = self.rules.score
        yield self.say(
            self.tr("Two canastas: melds and threes count for you. The others have none and pay.")
        )
        if score.unfinished_pure:
            yield self.say(
                self.tr("Sevens or aces left unfinished cost {points} points on top."),
                points=score.unfinished_pure,
            )
        if score.held_pure:
            yield self.say(
                self.tr("So do three of them kept in a hand: {points} points."),
                points=score.held_pure,
            )
