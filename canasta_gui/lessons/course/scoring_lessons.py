"""The lessons about the score: of a deal, and one that depends on how many canastas there are."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import (
    PositionTemplate,
    bonus_cards_in,
    canastas_for_going_out,
)
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep
from canasta_gui.viewmodel.table_view import ScoreTarget
from canasta_gui.words.translated import marked
from engine import CanastaMade, Melded, parse_cards, points_in

_ACES = "Ah Ad As"


class ScoringLesson(Lesson):
    """Teaches the lines of the score, before and after the last discard."""

    id = "scoring"
    name = marked("ScoringLesson", "The score")
    subject = marked("ScoringLesson", "What pays and what costs at the end of a deal.")
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
        rules = self.rules
        yield self.teach(
            "At the end every card on the table counts its points: these aces {points} together.",
            self.meld(0),
            points=points_in(parse_cards(_ACES)),
        )
        if rules.out.canastas.total:
            yield self.teach(
                "A canasta pays on top of that: {natural} points if it is natural,"
                " {mixed} if it is mixed.",
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


_KINGS, _QUEENS, _QUEEN = "Kh Ks Kd Kc Kh Ks Kd", "Qh Qs Qd Qc Qh Qs", "Qd"


class CanastasDecideLesson(SingleScene):
    """Teaches that canastas decide whether melds and threes bring points or cost them."""

    id = "canastas-decide"
    name = marked("CanastasDecideLesson", "Canastas decide the score")
    subject = marked(
        "CanastasDecideLesson",
        "Without one, melds and threes cost; with two, all of it counts for you.",
    )
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
        yield self.teach(
            "A side that has no canasta at the end of a deal loses the points of all that"
            " it has melded. Your kings are one: what your side has melded counts plus.",
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
