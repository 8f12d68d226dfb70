"""The first two turns of the first deal: draw, lay the first melds that the rules ask for, discard,
and take the pile.
"""

from abc import ABC
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from canasta_gui.i18n.formats import sentences
from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.table_view import ButtonId, ScoreTarget
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from engine import (
    Action,
    BonusLaid,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    Meld,
    Melded,
    Play,
    is_wild,
    opening_minimum,
    parse_card,
    parse_cards,
    points_in,
)

_PAIR = "9d 9s"
_KINGS = "Kh Ks Kd"


@dataclass(frozen=True, slots=True)
class FirstMelds:
    """Groups of cards that a side opens with; the first is of kings, and all are needed."""

    name: str
    """What stands behind the dot of the ids of texts about them."""
    groups: tuple[str, ...]
    tasks: tuple[str, ...]
    """The ids of what is to be done: one group after the other, then all together."""
    theirs: tuple[str, ...] = ("As Ah Ad",)
    """What the opponents have laid later."""

    @property
    def cards(self) -> str:
        """Returns the cards of all groups."""
        return " ".join(self.groups)

    @property
    def solution(self) -> Action:
        """Returns the action that lays all of them."""
        return Meld(tuple(Play(parse_cards(group)) for group in self.groups))

    @property
    def points(self) -> dict[str, int]:
        """Returns the points of each group by the placeholder for them."""
        worth = (points_in(parse_cards(group)) for group in self.groups)
        return {f"points{at}": points for at, points in enumerate(worth, start=1)}


class FirstMeldTexts(Lesson, ABC):
    """Chooses melds with which the rules let a side open."""

    @property
    def has_subject(self) -> bool:
        """Whether these melds are worth what the rules ask for."""
        return sum(self.melds.points.values()) >= opening_minimum(self.rules, 0, 1)

    @property
    def melds(self) -> FirstMelds:
        """The melds that the rules let a side open with."""
        if self.rules.opening.naturals_only:
            return FirstMelds("natural", (_KINGS, "Qc Qd Qs"), ("kings", "three-queens", "all"))
        if self.rules.opening.clean_triple == "none":
            return FirstMelds("usual", (_KINGS, "Qc Qs 2c"), ("kings", "two-queens", "all"))
        groups = (_KINGS, "Qh Qd Jk", "Ac Ad 2c")
        tasks = ("kings", "queens-and-joker", "aces-and-two", "all")
        return FirstMelds("clean", groups, tasks, ("Th Td Ts", "Qh Qd Qs 2h Jk"))


class FirstTurns(FirstMeldTexts, ABC):
    """Teaches the first turns; explains each word where it is first needed."""

    @property
    def _wild_cards(self) -> str:
        """The wild cards in the hand, which holds at least one."""
        return " ".join(it for it in self.melds.cards.split() if is_wild(parse_card(it))) or "2h"

    @property
    def _hand(self) -> tuple[str, ...]:
        """The cards in the hand at the beginning."""
        cards = dict.fromkeys(f"{self.melds.cards} {self._wild_cards} {_PAIR} 4c 6s 7h".split())
        return tuple(cards)[: self._size]

    @property
    def _size(self) -> int:
        """The number of cards in the hand."""
        return max(self.rules.deal.hand_size, 11)

    def first_turns(self) -> Scene:
        """Returns the scene of the beginning of a deal."""
        opening = PositionTemplate(
            hand=" ".join(self._hand),
            pile="Jh" if self.rules.deal.upcard else "",
            draws=("3h 7c", ""),
            throws=("9c",),
            is_dealt=True,
            opens=True,
        )
        told = chain(self._tell_goal(), self._tell_places(), self._draw_first())
        return self.scene(opening, chain(told, self._open(), self._discard_first(), self._take()))

    def _tell_goal(self) -> Iterator[LessonStep]:
        yield self.teach("aim", self.held(self.melds.groups[0]), size=self.rules.canasta.size)
        yield self.teach("turn", STOCK, FELT, PILE)

    def _tell_places(self) -> Iterator[LessonStep]:
        yield self.teach("hand", self.hand, n=self._size)
        if self.has_partner:
            yield self.teach("partner", *self.partners, ScoreTarget())

    def _draw_first(self) -> Iterator[LessonStep]:
        yield TaskStep(
            self.say("first-draw", self.rules.draw.count),
            brings(CardDrawn, BonusLaid),
            DrawStock(),
            self.say("first-draw.instead"),
            (STOCK,),
        )
        bonus = self.rules.bonus
        # Without the word “meld”, which is explained later.
        counts = self.say(f"counts.{bonus.positive_if}", points=bonus.each)
        yield ReadStep(f"{self.say('drawn')} {counts}", (self.bonus,))

    def _open(self) -> Iterator[LessonStep]:
        melds = self.melds
        groups = tuple(map(self.held, melds.groups))
        yield self.teach("meld", groups[0], size=self.rules.meld.min_size)
        wild = "wild.or-meld" if self.rules.meld.all_wild_sets else "wild"
        count = len(self._wild_cards.split())
        yield self.teach(wild, self.held(self._wild_cards), n=count)
        natural = " ".join(it for it in self._hand if not is_wild(parse_card(it)))
        yield ReadStep(self._about_natural_cards(), (self.held(natural),))
        yield ReadStep(self._worth(), groups)
        tasks = tuple(map(self.say, melds.tasks))
        instead = self.say(f"instead.{melds.name}")
        whole = TaskStep(" ".join(tasks), brings(Melded), melds.solution, instead, groups)
        lit = [*((group, FELT) for group in groups), (*groups, ButtonId.LAY)]
        yield replace(whole, parts=tuple(map(ReadStep, tasks, lit)))

    def _discard_first(self) -> Iterator[LessonStep]:
        yield from self.cards_for_opening(self.rules.draw.first_to_open)
        yield self.task("low-card", Discard(parse_card("4c")), Discarded, self.held("4c"), PILE)

    @property
    def _can_wait(self) -> bool:
        """Whether a good player may keep the melds back."""
        has_foot = self.rules.deal.foot_size and not self.has_packet
        return not (has_foot or self.rules.score.melds_need_canasta)

    def _worth(self) -> str:
        """Returns what the first melds need, and are worth."""
        each = "worth.enough" if PlainWords.are_used() else f"worth.{self.melds.name}"
        worth = self.say(each, need=opening_minimum(self.rules, 0, 1), **self.melds.points)
        return sentences((worth, self.only_shows() if self._can_wait else ""))

    def _about_natural_cards(self) -> str:
        is_needed = not self.rules.meld.all_wild_sets
        return sentences((self.say("others"), self.say("needed") if is_needed else ""))

    def _take(self) -> Iterator[LessonStep]:
        yield self.take_pile("take-nines", _PAIR)
        nines = self.meld(len(self.melds.groups))
        yield self.teach("nines", self.hand, nines)
        yield self.teach("pair", nines)
        card = parse_card("Jh" if self.rules.deal.upcard else "6s")
        yield self.task("end-turn", Discard(card), Discarded, self.hand, PILE)
