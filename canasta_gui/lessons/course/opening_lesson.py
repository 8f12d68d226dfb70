"""The lesson about the first melds of a side and their minimum."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.spotlight_target import SidePlate
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE
from engine import Meld, Melded, PileTaken, Play, TakePile, opening_minimum, parse_cards, points_in

_QUEENS, _SEVENS, _ACES = "Qh Qd 2s", "7c 7d 7h", "Ah Ad Ac"


class OpeningLesson(Lesson):
    """Teaches to reach the minimum from the hand, and together with the pile."""

    id = "opening"

    @property
    @override
    def has_subject(self) -> bool:
        return self.opens_with_little

    @override
    def title(self) -> str:
        return self.tr("The first melds")

    @override
    def about(self) -> str:
        return self.tr("Reach the points that your side needs to open.")

    @override
    def scenes(self) -> Iterator[Scene]:
        own = PositionTemplate(hand="Qh Qd 2s 7c 7d 7h 4s 9c Jc 5d Th", pile="6d", draws=("8s",))
        yield Scene(own.state(self.rules), tuple(self._from_the_hand()))
        if not self.rules.opening.with_pile:
            return
        taking = PositionTemplate(hand="Ks Kd Ah Ad Ac 4s 6c 8d", pile="5c Jh 9d Kh")
        yield Scene(taking.state(self.rules), tuple(self._with_the_pile()))

    def _from_the_hand(self) -> Iterator[LessonStep]:
        yield ReadStep(self._need(), (SidePlate(self.side),))
        yield self.draw()
        yield ReadStep(
            self.say(
                self.tr(
                    "The queens with the wild card are worth {queens}, the sevens {sevens}. All"
                    " that you lay in one breath counts together; a count runs beside it."
                ),
                queens=points_in(parse_cards(_QUEENS)),
                sevens=points_in(parse_cards(_SEVENS)),
            ),
            (self.held(_QUEENS), self.held(_SEVENS)),
        )
        yield TaskStep(
            self.say(
                self.tr("Lay both groups aside on the felt, then lay them all with the button.")
            ),
            brings(Melded),
            Meld((Play(parse_cards(_QUEENS)), Play(parse_cards(_SEVENS)))),
            self.say(
                self.tr("Lay the queens with the wild card, and the sevens, before you discard.")
            ),
            (self.held(_QUEENS), self.held(_SEVENS), ButtonId.LAY),
        )
        yield self.discard("4s")

    def _need(self) -> str:
        rules = self.rules
        first = rules.opening.table[0]
        dearest = max(rules.opening.table, key=lambda step: step.need)
        if rules.opening.basis == "round":
            return self.say(
                self.tr(
                    "Your side's first melds in this deal need {need} points; in the last deal"
                    " of the match {most}."
                ),
                need=first.need,
                most=dearest.need,
            )
        return self.say(
            self.tr(
                "Your side's first melds need {need} points now. With a higher score they need"
                " more: up to {most} from {score} points on."
            ),
            need=opening_minimum(rules, 0, 1),
            most=dearest.need,
            score=dearest.score or 0,
        )

    def _with_the_pile(self) -> Iterator[LessonStep]:
        yield ReadStep(
            self.say(
                self.tr(
                    "You may open and take the {pile} at once: with two natural cards like its"
                    " top card, if all that you lay then reaches the minimum."
                )
            ),
            (PILE, self.held("Ks Kd")),
        )
        yield TaskStep(
            self.say(
                self.tr(
                    "Raise both kings and click the {pile}. Lay the aces on the felt. Then take"
                    " it with the button."
                )
            ),
            brings(PileTaken),
            TakePile(parse_cards("Ks Kd"), plays=(Play(parse_cards(_ACES)),)),
            self.say(
                self.tr("Do not draw: the kings take the {pile}, together with the three aces.")
            ),
            (self.held("Ks Kd"), self.held(_ACES), PILE, ButtonId.LAY),
        )
        yield self.discard("4s")
