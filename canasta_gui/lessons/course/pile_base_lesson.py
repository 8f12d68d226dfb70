"""The lesson about face-down cards under the pile, and about twos as a rank of their own."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep
from canasta_gui.viewmodel.zones import PILE
from engine import BaseTaken, Melded

_PAIR, _BASE, _TWO = "Kc Kd", "9c 2h 5c 8d", "2h"


class PileBaseLesson(SingleScene):
    """Teaches to take a pile with cards that nobody knows, and where its twos go."""

    id = "pile-base"
    home = "italian/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.deal.pile_base

    @override
    def title(self) -> str:
        return self.tr("Cards under the pile")

    @override
    def about(self) -> str:
        return self.tr("Whoever takes the pile gets face-down cards; twos may be melded alone.")

    @override
    def setting(self) -> PositionTemplate:
        melds = ("Qh Qs Qd", "2c 2d 2s") if self._has_twos else ("Qh Qs Qd",)
        hand = f"{_PAIR} 4d 9s Jh Ah 6c"
        return PositionTemplate(hand, melds, pile="6s Ks", base=_BASE, others=11)

    @property
    def _has_twos(self) -> bool:
        return self.rules.meld.all_wild_sets

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "Under the first card of the {pile} cards were laid face down. Nobody knows"
                " them; whoever takes the {pile} gets them, too."
            ),
            PILE,
        )
        take = self.tr("Take the {pile}: raise both kings, click it, and confirm.")
        yield self.take_pile(take, _PAIR, BaseTaken)
        yield self.told(
            self.tr("Now they are in your hand, a two among them. Only you have seen them."),
            self.hand,
        )
        if self._has_twos:
            yield self.told(self._bond(), self.held(_TWO), self.meld(1))
            lay = self.tr("Lay the two on the twos of your side.")
            instead = self.tr("The two goes to the meld of twos.")
            yield self.add(lay, _TWO, 1, Melded, instead)
        yield self.discard("4d")

    def _bond(self) -> str:
        meld = self.rules.meld
        if meld.twos_bound or meld.wild_cards_bound:
            return self.tr(
                "Your side has begun a meld of twos. Until it is finished, a two joins no"
                " other meld."
            )
        return self.tr("Your side has begun a meld of twos, which takes more of them.")
