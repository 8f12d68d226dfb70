"""The lesson about taking only the top of the pile, and wild cards with wild ones."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE
from engine import PileTaken, TakePile, parse_cards, taken_from

_PILE = "9c 5d 6h 7c 8s Tc Ac Qd 2s"
_PAIR = "2c 2d"


class TopOfPileLesson(Lesson):
    """Teaches to take a wild card with two of its kind, and how many cards come with it."""

    id = "top-of-pile"
    home = "hand-and-foot/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.pile.wild_pair

    @override
    def title(self) -> str:
        return self.tr("The top of the pile")

    @override
    def about(self) -> str:
        return self.tr("Wild cards take wild cards, and so many cards come with them.")

    @override
    def scenes(self) -> Iterator[Scene]:
        hand = f"{_PAIR} 4d 9s Qs Ah 6c"
        setting = PositionTemplate(hand, ("Kh Ks Kd",), pile=_PILE)
        yield Scene(setting.state(self.rules), tuple(self._steps()))

    def _steps(self) -> Iterator[LessonStep]:
        yield ReadStep(
            self.say(
                self.tr(
                    "A two lies on the {pile}. In this game two twos from your hand take it, as two"
                    " jokers would take a joker."
                )
            ),
            (self.held(_PAIR), PILE),
        )
        count = len(taken_from(self.rules, parse_cards(_PILE)))
        yield ReadStep(
            self.say(
                self.tr(
                    "You would get the top %n cards, the two among them, and lay the three twos as"
                    " a meld of wild cards.",
                    "",
                    count,
                )
            ),
            (PILE,),
        )
        yield TaskStep(
            self.say(self.tr("Raise both twos, click the {pile}, and confirm.")),
            brings(PileTaken),
            TakePile(parse_cards(_PAIR)),
            self.say(self.tr("Do not draw this time: take the {pile}.")),
            (self.held(_PAIR), PILE, ButtonId.LAY),
        )
        yield ReadStep(self._rest(), (PILE, self.meld(1)))
        yield self.discard("4d")

    def _rest(self) -> str:
        if self.rules.pile.most_taken is None:
            return self.say(self.tr("All cards of the {pile} are yours now."))
        return self.say(
            self.tr("What lay under them stays in the {pile}, for whoever takes it next.")
        )
