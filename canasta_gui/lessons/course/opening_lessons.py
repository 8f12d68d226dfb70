"""The lessons about the first melds of a side: their minimum, and what else rules ask of them."""

from collections.abc import Iterator
from dataclasses import dataclass

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.table_view import ButtonId, ScoreTarget
from canasta_gui.viewmodel.zones import PILE
from engine import Meld, Melded, PileTaken, Play, TakePile, opening_minimum, parse_cards, points_in

_REST = "4s 9c 5d 6c 8d"
_PAIR = "Ks Kd"


@dataclass(frozen=True, slots=True)
class _Groups:
    """Groups of cards that are laid together."""

    name: str
    """The id of what is said of them."""
    cards: tuple[str, ...]

    @property
    def plays(self) -> tuple[Play, ...]:
        return tuple(Play(parse_cards(group)) for group in self.cards)

    @property
    def points(self) -> dict[str, int]:
        """Returns the points of each group by the placeholder for them."""
        worth = (points_in(parse_cards(group)) for group in self.cards)
        return {f"points{at}": points for at, points in enumerate(worth, start=1)}


class OpeningLesson(Lesson):
    """Teaches to reach the minimum from the hand, and together with the pile."""

    id = "opening"

    @property
    @override
    def has_subject(self) -> bool:
        with_pile = points_in(parse_cards(_PAIR)) + sum(self._beside_pile.points.values())
        need = opening_minimum(self.rules, 0, 1)
        return need <= min(sum(self._own.points.values()), with_pile)

    @override
    def scenes(self) -> Iterator[Scene]:
        # Late, and with few cards in the others' hands, waiting is no better than what is shown;
        # early, where a side without a canasta loses what it has melded.
        is_late = not self.rules.score.melds_need_canasta
        left = 6 * self.rules.draw.count if self.rules.players == 6 else 12
        own = PositionTemplate(
            self._hand_of(*self._own.cards),
            theirs=("Kh Kd Ks Kc",) if self.rules.opening.clean_triple == "none" else (),
            pile="6d",
            draws=("8s 9h",),
            others=2 if is_late else None,
            left=left if is_late else None,
        )
        yield self.scene(own, self._from_the_hand())
        if self.rules.opening.with_pile:
            hand = self._hand_of(_PAIR, *self._beside_pile.cards)
            yield self.scene(PositionTemplate(hand, pile="5c Jh 9d Kh"), self._with_the_pile())

    def _hand_of(self, *groups: str) -> str:
        """Returns a hand with groups of cards, of at least the usual size."""
        cards = " ".join((*groups, _REST)).split()
        return " ".join(cards[: max(self.rules.deal.hand_size, 11)])

    @property
    def _own(self) -> _Groups:
        """The groups to open with from the hand alone."""
        if self.rules.opening.naturals_only:
            return _Groups("own.natural", ("Qh Qd Qc", "Td Tc Th"))
        if self.rules.opening.clean_triple != "none":
            return _Groups("own.clean", ("Td Tc Th", "Qh Qd Jk", "Jh Jd 2s"))
        return _Groups("own", ("Qh Qd 2s", "7c 7d 7h"))

    @property
    def _beside_pile(self) -> _Groups:
        """The groups to lay when the pile is taken with the pair."""
        if self.rules.opening.clean_triple != "none":
            return _Groups("take.clean", ("Tc Td Th Ts", "Qh Qd Jk"))
        return _Groups("take", ("Ah Ad Ac",))

    def _from_the_hand(self) -> Iterator[LessonStep]:
        groups = self._own
        held = tuple(map(self.held, groups.cards))
        yield self._need()
        yield from self._further_needs()
        yield self.draw()
        yield self.teach(groups.name, *held, **groups.points)
        is_early = self.rules.score.melds_need_canasta
        text = f"{self.say('lay')} {self.only_shows()}" if is_early else self.say("lay")
        instead = self.say(f"{groups.name}.instead")
        lit = (*held, ButtonId.LAY)
        yield TaskStep(text, brings(Melded), Meld(groups.plays), instead, lit)
        yield from self.cards_for_opening(self.rules.draw.first_to_open)
        yield self.discard("5d")

    def _need(self) -> LessonStep:
        options = self.rules.opening
        dearest = max(options.table, key=lambda step: step.need)
        if options.basis == "round":
            need, most = options.table[0].need, dearest.need
            return self.teach("need.round", ScoreTarget(), need=need, most=most)
        need, score = opening_minimum(self.rules, 0, 1), dearest.score or 0
        return self.teach("need", ScoreTarget(), need=need, most=dearest.need, score=score)

    def _further_needs(self) -> Iterator[LessonStep]:
        opening = self.rules.opening
        if opening.canasta_from is not None and opening.basis == "score":
            yield self.teach("canasta", ScoreTarget(), score=opening.canasta_from)
        if not opening.with_pile:
            yield self.teach("hand-alone", PILE)

    def _with_the_pile(self) -> Iterator[LessonStep]:
        yield self.teach("with-pile", PILE, self.held(_PAIR))
        groups, rules = self._beside_pile, self.rules
        yield self.task(
            groups.name,
            TakePile(parse_cards(_PAIR), plays=groups.plays),
            PileTaken,
            self.held(_PAIR),
            *map(self.held, groups.cards),
            PILE,
            ButtonId.LAY,
            only_shows=rules.seats.lone_hand or rules.meld.sequences,
        )
        yield self.discard("4s")


_KINGS, _QUEENS, _ACES = _GROUPS = "Kc Kd Kh", "Qs Qd Jk", "As Ad 2c"
_NINES = "9c 9c 9d 9d 9h 9h 9s"


class CleanOpeningLesson(SingleScene):
    """Teaches to open with a meld without wild cards, and to throw what nobody melds any more."""

    id = "clean-opening"
    home = "modern-american/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.opening.clean_triple != "none"

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_KINGS} {_QUEENS} {_ACES} 9s 5h 6d 8c"
        return PositionTemplate(hand, theirs=(_NINES,), pile="6h", draws=("4s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        meld, need = self.rules.meld, opening_minimum(self.rules, 0, 1)
        yield self.teach("need", ScoreTarget(), self.held(_KINGS), need=need)
        yield self.draw()
        action = Meld(tuple(Play(parse_cards(cards)) for cards in _GROUPS))
        points = sum(map(points_in, map(parse_cards, _GROUPS)))
        lit = (*map(self.held, _GROUPS), ButtonId.LAY)
        yield self.task("lay", action, Melded, *lit, points=points)
        if meld.late_wild_naturals:
            yield self.teach("later", self.meld(1), self.meld(2), n=meld.late_wild_naturals)
        if meld.dead_ranks:
            yield self.teach("dead", self.held("9s"), PILE)
        yield from self.cards_for_opening(self.rules.draw.next_to_open)
        yield self.discard("9s" if meld.dead_ranks else "5h")
