"""The lesson about taking only the top of the pile, and wild cards with wild ones."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep
from canasta_gui.viewmodel.zones import PILE
from engine import parse_cards, taken_from

_PILE = "9c 5d 6h 7c 8s Tc Ac Qd 2s"
_PAIR = "2c 2d"


class TopOfPileLesson(SingleScene):
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
    def setting(self) -> PositionTemplate:
        return PositionTemplate(f"{_PAIR} 4d 9s Qs Ah 6c", ("Kh Ks Kd",), pile=_PILE)

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "A two lies on the {pile}. In this game two twos from your hand take it, as two"
                " jokers would take a joker."
            ),
            self.held(_PAIR),
            PILE,
        )
        count = len(taken_from(self.rules, parse_cards(_PILE)))
        yield self.told(
            self.tr(
                "You would get the top %n cards, the two among them, and lay the three twos as"
                " a meld of wild cards.",
                "",
                count,
            ),
            PILE,
        )
        yield self.take_pile(self.tr("Raise both twos, click the {pile}, and confirm."), _PAIR)
        yield self.told(self._rest(), PILE, self.meld(1))
        yield self.discard("4d")

    def _rest(self) -> str:
        if self.rules.pile.most_taken is None:
            return self.tr("All cards of the {pile} are yours now.")
        return self.tr("What lay under them stays in the {pile}, for whoever takes it next.")
