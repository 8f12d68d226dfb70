"""The lessons about the score: of a deal, and one that depends on how many canastas there are."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import (
    PositionTemplate,
    bonus_cards_in,
    canastas_for_going_out,
)
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene
from canasta_gui.viewmodel.table_view import ScoreTarget
from engine import CanastaMade, Melded, parse_cards, points_in

_ACES = "Ah Ad As"


class ScoringLesson(Lesson):
    """Teaches the lines of the score, before and after the last discard."""

    id = "scoring"
    shows_score = True

    @property
    @override
    def has_subject(self) -> bool:
        return not self.rules.score.melds_need_canasta

    @override
    def scenes(self) -> Iterator[Scene]:
        melds = (_ACES, *canastas_for_going_out(self.rules))
        setting = PositionTemplate(
            "4h",
            melds,
            ("Qh Qd Qs",),
            pile="6h",
            draws=("Ac Ah",),
            others=6,
            is_in_foot=True,
            bonus="3h",
        )
        yield self.scene(setting, self._steps())

    def _steps(self) -> Iterator[LessonStep]:
        score, bonus, out = self.rules.score, self.rules.bonus, self.rules.out
        yield self.teach("aces", self.meld(0), points=points_in(parse_cards(_ACES)))
        if out.canastas.total:
            natural, mixed = score.natural_canasta, score.mixed_canasta
            yield self.teach("canasta", self.meld(1), natural=natural, mixed=mixed)
        yield self.teach(f"bonus.{bonus.positive_if}", self.bonus, points=bonus.each)
        if bonus.set_extra:
            yield ReadStep(" ".join(self._about_several()), (self.bonus,))
        yield self.draw()
        yield from self.ask()
        yield self.add("lay", "Ac" if self.rules.draw.count == 1 else "Ac Ah", 0, Melded)
        yield self.go_out("4h")
        went = "went-out" if self.has_partner else "went-out.alone"
        yield self.teach(went, ScoreTarget(), points=out.bonus)

    def _about_several(self) -> Iterator[str]:
        bonus, all_of_them = self.rules.bonus, bonus_cards_in(self.rules)
        for step in bonus.set_extra:
            several = "several.all" if step.count == all_of_them else "several"
            yield self.say(several, count=step.count, points=step.points)
        if len(bonus.set_extra) > 1:
            yield self.say("last-extra")
        yield self.say("mirror" if bonus.does_penalty_mirror_extra else "mirror.none")


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
        bonus = self.rules.bonus
        yield self.teach("no-canasta", self.meld(0))
        threes = "threes.void" if bonus.void_with_one else "threes"
        yield self.teach(threes, self.bonus, points=bonus.each)
        yield self.draw()
        yield from self.ask()
        yield self.add("queen", _QUEEN, 1, CanastaMade)
        yield self.go_out("4h")
        yield ReadStep(" ".join(self._after()), (ScoreTarget(),))

    def _after(self) -> Iterator[str]:
        score = self.rules.score
        yield self.say("two-canastas")
        if score.unfinished_pure:
            yield self.say("unfinished", points=score.unfinished_pure)
        if score.held_pure:
            yield self.say("held", points=score.held_pure)
