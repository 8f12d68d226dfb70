"""The lesson about taking the pile."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE

_MELDS = ("8h 8d 8c", "Ah Ad As")


class PileLesson(Lesson):
    """Teaches the ways to take the pile, and what a black three on top does."""

    id = "pile"

    @override
    def title(self) -> str:
        return self.say(self.tr("Taking the {pile}"))

    @override
    def about(self) -> str:
        return self.say(self.tr("Every way to the {pile} that your rules have."))

    @override
    def scenes(self) -> Iterator[Scene]:
        pair = PositionTemplate("Qh Qd 4c 9s 7d 5h", _MELDS, pile="5c Jd 6h Qs")
        yield self.scene(pair, self._by_a_pair())
        is_open = not self.rules.pile.always_frozen
        if is_open and self.rules.pile.open_natural_plus_wild:
            wild = PositionTemplate("9h 2d 4c 6s 7d 5h", _MELDS, pile="5c Jd 6h 9c")
            yield self.scene(wild, self._by_a_wild_card())
        if self._can_add:
            adding = PositionTemplate("4c 6s 7d 5h Jh", _MELDS, pile="5c Jd 6h 8s")
            yield self.scene(adding, self._by_a_meld())
        if self.rules.stop.blocks_next:
            stop = PositionTemplate("4c 6s 7d 5h Jh", _MELDS, pile="5c Jd 6h 3s", draws=("Tc",))
            yield self.scene(stop, self._blocked())

    @property
    def _can_add(self) -> bool:
        pile = self.rules.pile
        return (pile.frozen_add if pile.always_frozen else pile.open_add) != "never"

    def _by_a_pair(self) -> Iterator[LessonStep]:
        whole = self.tr(
            "Instead of drawing you may take the whole {pile}, if you can meld its top"
            " card at once. Two natural cards of its rank from your hand do that."
        )
        top = self.tr(
            "Instead of drawing you may take the top of the {pile}, up to {most} cards, if you can"
            " meld its top card at once. Two natural cards of its rank from your hand do that."
        )
        most = self.rules.pile.most_taken
        yield self.told(whole if most is None else top, PILE, most=most or 0)
        yield self.take_pile(self.tr("Raise both queens, click the {pile}, and confirm."), "Qh Qd")
        yield self.discard("4c")

    def _by_a_wild_card(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "By your rules one natural card and a wild card do, too, as long as the"
                " {pile} is not frozen and your side has melded."
            ),
            self.held("9h 2d"),
            PILE,
        )
        yield self.take_pile(self.tr("Take the {pile} with the nine and the wild card."), "9h 2d")
        yield self.discard("4c")

    def _by_a_meld(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "Your side has eights on the table, and an eight was thrown: the top card"
                " alone may join them, and the {pile} is yours."
            ),
            self.meld(0),
            PILE,
        )
        yield self.take_pile(
            self.tr("Drag the top card onto your eights, or click the {pile}."), ""
        )
        yield self.discard("4c")

    def _blocked(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe"
                " discard, but it helps only once."
            ),
            PILE,
        )
        yield self.draw()
        yield self.discard("4c")
