"""The lessons about the pile: taking it, frozen, only its top, and cards face down under it."""

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.words.translated import marked
from engine import BaseTaken, Discard, Melded, PileFroze, parse_card, parse_cards, taken_from

_MELDS = ("8h 8d 8c", "Ah Ad As")
# Whatever is taken leaves pairs and one low card, which is the one to discard in every game.


class PileLesson(Lesson):
    """Teaches the ways to take the pile, and what a black three on top does."""

    id = "pile"
    name = marked("PileLesson", "Taking the {pile}")
    subject = marked("PileLesson", "Every way to the {pile} that your rules have.")

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
        yield self.discard("Jd" if self.has_runs_and_wilds else "4c")

    def _by_a_wild_card(self) -> Iterator[LessonStep]:
        yield self.teach(
            "By your rules one natural card and a wild card do, too, as long as the"
            " {pile} is not frozen and your side has melded.",
            self.held("9h 2d"),
            PILE,
        )
        yield self.take_pile(self.tr("Take the {pile} with the nine and the wild card."), "9h 2d")
        yield self.discard("4c")

    def _by_a_meld(self) -> Iterator[LessonStep]:
        yield self.teach(
            "Your side has eights on the table, and an eight was thrown: the top card"
            " alone may join them, and the {pile} is yours.",
            self.meld(0),
            PILE,
        )
        yield self.take_pile(
            self.tr("Drag the top card onto your eights, or click the {pile}."), ""
        )
        yield self.discard("4c")

    def _blocked(self) -> Iterator[LessonStep]:
        yield self.teach(
            "A {stop} lies on top: you cannot take the {pile} in this turn. It is a safe"
            " discard, but it helps only once.",
            PILE,
        )
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
    name = marked("FreezingLesson", "The frozen {pile}")
    subject = marked("FreezingLesson", "Keep the others from the {pile}, and take it all the same.")

    @override
    def scenes(self) -> Iterator[Scene]:
        if self._pays:
            yield self.scene(_BEHIND, self._freeze())
        frozen = PositionTemplate("Qh Qd 6s 4c 2d", _MELDS, pile="5c 2s Jd Th Qs")
        yield self.scene(frozen, self._take())

    @property
    def _pays(self) -> bool:
        """Whether freezing pays in the position: a plain game of two pairs."""
        return self.is_plain and self.has_two_pairs

    def _freeze(self) -> Iterator[LessonStep]:
        yield self.teach(
            "The others have melds, you have none, and {count} cards lie in the {pile}. Your"
            " king fits a meld of theirs. A wild card thrown freezes the {pile}.",
            PILE,
            count=len(_BEHIND.pile.split()),
        )
        yield self.draw()
        yield self.task(
            self.tr("Freeze the {pile}: discard your wild card."),
            Discard(parse_card("2h")),
            PileFroze,
            self.tr("Only a wild card freezes: discard that one."),
            self.held("2h"),
            PILE,
        )
        yield self.told(
            self.tr(
                "It lies crosswise, so that nobody forgets it. From now on a wild card helps"
                " nobody to take the {pile}; two natural cards from the hand do."
            )
            if self.rules.freeze.by == "anyone"
            else self.tr(
                "It lies crosswise. From now on a wild card does not help your opponents to"
                " take the {pile}; two natural cards from the hand do."
            ),
            PILE,
        )

    def _take(self) -> Iterator[LessonStep]:
        if not (self._pays or self.rules.pile.always_frozen):
            yield self.teach("Whoever discards a wild card freezes the {pile}.", PILE)
        yield self.teach(
            "In this {pile} a wild card lies crosswise: it is frozen until somebody takes"
            " it. A natural card with a wild card does not help now.",
            PILE,
        )
        take = self.tr("But you hold two queens. Raise both and take the {pile}.")
        instead = self.tr("Do not draw: two natural queens take even a frozen {pile}.")
        yield self.take_pile(take, "Qh Qd", correction=instead)
        yield self.discard("5c")


_PILE, _WILD_PAIR = "9c 5d 6h 7c 8s Tc Ac Qd 2s", "2c 2d"


class TopOfPileLesson(SingleScene):
    """Teaches to take a wild card with two of its kind, and how many cards come with it."""

    id = "top-of-pile"
    name = marked("TopOfPileLesson", "The top of the pile")
    subject = marked(
        "TopOfPileLesson", "Wild cards take wild cards, and so many cards come with them."
    )
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
        yield self.teach(
            "A two lies on the {pile}. In this game two twos from your hand take it, as two"
            " jokers would take a joker.",
            self.held(_WILD_PAIR),
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
        yield self.take_pile(self.tr("Raise both twos, click the {pile}, and confirm."), _WILD_PAIR)
        yield self.told(self._rest(), PILE, self.meld(1))
        yield self.discard("Tc")

    def _rest(self) -> str:
        if self.rules.pile.most_taken is None:
            return self.tr("All cards of the {pile} are yours now.")
        return self.tr("What lay under them stays in the {pile}, for whoever takes it next.")


_KINGS, _BASE, _TWO = "Kc Kd", "9c 2h 5c 8d", "2h"


class PileBaseLesson(SingleScene):
    """Teaches to take a pile with cards that nobody knows, and where its twos go."""

    id = "pile-base"
    name = marked("PileBaseLesson", "Cards under the pile")
    subject = marked(
        "PileBaseLesson", "Whoever takes the pile gets face-down cards; twos may be melded alone."
    )
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
        return self.rules.meld.all_wild_sets

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.teach(
            "Under the first card of the {pile} cards were laid face down. Nobody knows"
            " them; whoever takes the {pile} gets them, too.",
            PILE,
        )
        take = self.tr("Take the {pile}: raise both kings, click it, and confirm.")
        yield self.take_pile(take, _KINGS, BaseTaken)
        yield self.teach(
            "Now they are in your hand, a two among them. Only you have seen them.", self.hand
        )
        if self._has_twos:
            yield self.told(self._bond(), self.held(_TWO), self.meld(1))
            lay = self.tr("Lay the two on the twos of your side.")
            instead = self.tr("The two goes to the meld of twos.")
            yield self.add(f"{lay} {self.only_shows()}", _TWO, 1, Melded, instead)
        yield self.discard("6s")

    def _bond(self) -> str:
        meld = self.rules.meld
        if meld.twos_bound or meld.wild_cards_bound:
            return self.tr(
                "Your side has begun a meld of twos. Until it is finished, a two joins no"
                " other meld."
            )
        return self.tr("Your side has begun a meld of twos, which takes more of them.")
