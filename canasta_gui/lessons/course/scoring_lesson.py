"""The lesson about the score of a deal."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.required_cards import bonus_cards_in, canastas_for_going_out
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep
from canasta_gui.viewmodel.spotlight_target import ScoreTarget
from engine import Melded, parse_cards, points_in

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
    def title(self) -> str:
        return self.tr("The score")

    @override
    def about(self) -> str:
        return self.tr("What pays and what costs at the end of a deal.")

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
        rules = self.rules
        yield self.told(
            self.tr(
                "At the end every card on the table counts its points: these aces {points}"
                " together."
            ),
            self.meld(0),
            points=points_in(parse_cards(_ACES)),
        )
        if rules.out.canastas.total:
            yield self.told(
                self.tr(
                    "A canasta pays on top of that: {natural} points if it is natural,"
                    " {mixed} if it is mixed."
                ),
                self.meld(1),
                natural=rules.score.natural_canasta,
                mixed=rules.score.mixed_canasta,
            )
        yield self.told(self._about_bonus(), self.bonus, points=rules.bonus.each)
        if rules.bonus.set_extra:
            yield ReadStep(" ".join(self._about_several()), (self.bonus,))
        yield self.draw()
        yield from self.ask()
        yield self._lay_aces()
        yield self.go_out("4h")
        yield self.told(
            self.tr(
                "You went out for {points} points. Cards still in a hand count minus for their"
                " side, your partner's as well. The score sheet keeps every deal; click a deal"
                " to see its lines."
            )
            if self.has_partner
            else self.tr(
                "You went out for {points} points. The others lose the points of the cards"
                " in their hands. The score sheet keeps every deal; click a deal to see its"
                " lines."
            ),
            ScoreTarget(),
            points=rules.out.bonus,
        )

    def _about_bonus(self) -> str:
        return {
            "always": self.tr("Each {bonus} counts {points} points."),
            "melded": self.tr(
                "Each {bonus} counts {points} points, minus if your side has no meld."
            ),
            "one-canasta": self.tr(
                "Each {bonus} counts {points} points, minus if your side has no canasta."
            ),
            "two-canastas": self.tr(
                "Each {bonus} counts {points} points, minus if your side has not two canastas."
            ),
            "sevens-canasta": self.tr(
                "Each {bonus} counts {points} points, minus if your side has no canasta of sevens."
            ),
            "never": self.tr("Each {bonus} costs {points} points."),
        }[self.rules.bonus.positive_if]

    def _about_several(self) -> Iterator[str]:
        """Yields sentences about the extra points of several red threes."""
        bonus, all_of_them = self.rules.bonus, bonus_cards_in(self.rules)
        for step in bonus.set_extra:
            text = (
                self.tr("All {count} {bonuses} on one side count {points} points more.")
                if step.count == all_of_them
                else self.tr("{count} or more {bonuses} on one side count {points} points more.")
            )
            yield self.say(text, count=step.count, points=step.points)
        if len(bonus.set_extra) > 1:
            yield self.tr("Only the last of these extras that fits counts.")
        if bonus.does_penalty_mirror_extra:
            yield self.say(self.tr("Where they count minus, so does the extra."))
        else:
            yield self.say(self.tr("Where they count minus, the extra does not count."))

    def _lay_aces(self) -> TaskStep:
        aces = "Ac" if self.rules.draw.count == 1 else "Ac Ah"
        lay = self.tr("Add to your aces what you drew: on the table it counts plus.")
        instead = self.tr("Lay what you drew on your aces; one card is for the discard.")
        return self.add(lay, aces, 0, Melded, instead)
