"""The lessons about the pile: taking it, frozen, only its top, and cards face down under it."""

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from engine import BaseTaken, Discard, Melded, PileFroze, parse_card, parse_cards, taken_from

_MELDS = ("8h 8d 8c", "Ah Ad As")
# Whatever is taken leaves pairs and one low card, which is the one to discard in every game.


class PileLesson(Lesson):
    """Teaches the ways to take the pile, and what a black three on top does."""

    id = "pile"

    @override
    def scenes(self) -> Iterator[Scene]:
        pair = PositionTemplate("Qh Qd 4c 9s 9d 5h", _MELDS, pile="5s Jd Jh Qs")
        yield self.scene(pair, self._by_a_pair())
        is_open = not self.rules.pile.always_frozen
        if is_open and self.rules.pile.open_natural_plus_wild:
            wild = PositionTemplate("9h 2d 4c 6s 6d 5h", _MELDS, pile="5s Jd Jh 9c")
            yield self.scene(wild, self._by_a_wild_card())
        if self._can_add:
            adding = PositionTemplate("4c Td Ts 5h 9h 6s", _MELDS, pile="5s 9d 6h 8s")
            yield self.scene(adding, self._by_a_meld())
        if self.rules.stop.blocks_next:
            stop = PositionTemplate(
                "4c 6s 6d Jh Jc Ts", _MELDS, pile="5c Kd 9h 3s", draws=("Td Jd",)
            )
            yield self.scene(stop, self._blocked())

    @property
    def _can_add(self) -> bool:
        """Whether the top card alone may join a meld, as the pile lies there."""
        pile = self.rules.pile
        return (pile.frozen_add if pile.always_frozen else pile.open_add) != "never"

    def _by_a_pair(self) -> Iterator[LessonStep]:
        most = self.rules.pile.most_taken
        yield self.teach("pile" if most is None else "pile.top", PILE, most=most or 0)
        yield self.take_pile("queens", "Qh Qd")
        yield self.discard("Jd" if self.has_runs_and_wilds else "4c")

    def _by_a_wild_card(self) -> Iterator[LessonStep]:
        yield self.teach("wild", self.held("9h 2d"), PILE)
        yield self.take_pile("nine-and-wild", "9h 2d")
        yield self.discard("4c")

    def _by_a_meld(self) -> Iterator[LessonStep]:
        yield self.teach("meld", self.meld(0), PILE)
        yield self.take_pile("drag", "")
        yield self.discard("4c")

    def _blocked(self) -> Iterator[LessonStep]:
        yield self.teach("stop", PILE)
        yield self.draw()
        yield self.discard("4c")


_BEHIND: Final = PositionTemplate(
    "2h 4s 4d 5h 5s Ts Th Kc",
    (),
    ("As Ah Ad Ac", "Kd Kh Ks", "7d 7c 7h", "8s 8c 8d"),
    "9c Qc Jh 4h Qd 9d 4s Qh 4d 4c Ac",
    ("7s",),
)
"""A position in which, by the expert's trials, freezing is far better than anything else."""


class FreezingLesson(Lesson):
    """Teaches to freeze the pile, and to take it while it is frozen."""

    id = "freezing"

    @override
    def scenes(self) -> Iterator[Scene]:
        if self._pays:
            behind = self.with_much_to_freeze(_BEHIND)
            yield self.scene(behind, self._freeze(len(behind.pile.split())))
        frozen = PositionTemplate("Qh Qd 6s 4c 2d", _MELDS, pile="5c 2s Jd Th Qs")
        yield self.scene(frozen, self._take())

    @property
    def _pays(self) -> bool:
        """Whether freezing pays in the position: a plain game of two pairs."""
        return self.is_plain and self.has_two_pairs

    def _freeze(self, count: int) -> Iterator[LessonStep]:
        yield self.teach("behind", PILE, count=count)
        yield self.draw()
        yield self.task("freeze", Discard(parse_card("2h")), PileFroze, self.held("2h"), PILE)
        is_for_all = self.rules.freeze.by == "anyone"
        yield self.teach("crosswise" if is_for_all else "crosswise.opponents", PILE)

    def _take(self) -> Iterator[LessonStep]:
        is_always = self.rules.pile.always_frozen
        if not (self._pays or is_always):
            yield self.teach("wild", PILE)
        yield self.teach("frozen.always" if is_always else "frozen", PILE)
        yield self.take_pile("queens", "Qh Qd")
        yield self.discard("5c")


_PILE, _WILD_PAIR = "9c 5d 6h 7c 8s Tc Ac Qd 2s", "2c 2d"


class TopOfPileLesson(SingleScene):
    """Teaches to take a wild card with two of its kind, and how many cards come with it."""

    id = "top-of-pile"
    home = "hand-and-foot/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.pile.wild_pair

    @override
    def setting(self) -> PositionTemplate:
        return PositionTemplate(f"{_WILD_PAIR} 4d 9s Qs Ah 6c", ("Kh Ks Kd Kc Kh",), pile=_PILE)

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.teach("two", self.held(_WILD_PAIR), PILE)
        yield self.teach("get", PILE, n=len(taken_from(self.rules, parse_cards(_PILE))))
        yield self.take_pile("twos", _WILD_PAIR)
        rest = "rest.yours" if self.rules.pile.most_taken is None else "rest"
        yield self.teach(rest, PILE, self.meld(1))
        yield self.discard("Tc")


_KINGS, _BASE, _TWO = "Kc Kd", "9c 2h 5c 8d", "2h"


class PileBaseLesson(SingleScene):
    """Teaches to take a pile with cards that nobody knows, and where its twos go."""

    id = "pile-base"
    home = "italian/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.deal.pile_base

    @override
    def setting(self) -> PositionTemplate:
        melds = ("Qh Qs Qd", "2c 2d 2s") if self._has_twos else ("Qh Qs Qd",)
        hand = f"{_KINGS} 4d 9s Jh Ah 6c"
        return PositionTemplate(hand, melds, pile="6s Ks", base=_BASE, others=11)

    @property
    def _has_twos(self) -> bool:
        """Whether twos alone may be a meld."""
        return self.rules.meld.all_wild_sets

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.teach("base", PILE)
        yield self.take_pile("kings", _KINGS, BaseTaken)
        yield self.teach("in-hand", self.hand)
        if self._has_twos:
            meld = self.rules.meld
            bond = "twos.bound" if meld.twos_bound or meld.wild_cards_bound else "twos"
            yield self.teach(bond, self.held(_TWO), self.meld(1))
            yield self.add("lay", _TWO, 1, Melded, only_shows=True)
        yield self.discard("6s")
