"""What is counted at the end of a deal, and a finished deal for counting it line by line."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate, canastas_for_going_out
from canasta_gui.rulebook.exhibits import natural_canasta
from canasta_gui.rulebook.page import Block, Example, FigureTable, Paragraph, Points, Topic
from canasta_gui.words.score_texts import ScoreTexts
from engine import (
    Card,
    PositionError,
    Ruleset,
    SideScore,
    State,
    TableMeld,
    active_seats,
    allies_of,
    canasta_kind,
    format_cards,
    gone_out,
    parse_cards,
    points_in,
    score_deal,
    side_of,
)

_OWN_MELD: Final = "Ah Ad As Ac"
_HARMLESS_MELD: Final = "8h 8d 8s 8c"
"""Instead, where nobody goes out with unfinished aces."""
_THEIRS: Final = ("Qh Qd Qs", "9h 9d 9c")
_BONUS: Final = "3h 3d"
_LEFT: Final = ("Kd 8c", "Ks Jd 8h", "Ac Qc", "Kc 8s", "9s Kh")
"""The cards left with those who did not go out, in order of seats after the first."""
OUT: Final = 0
"""The seat that went out."""


@dataclass(frozen=True, slots=True)
class WorkedDeal:
    """The table after a seat went out, the cards left in the hands, and the score that the engine
    counts.
    """

    state: State
    hands: tuple[tuple[Card, ...], ...]
    """The cards left, by seat."""
    scores: tuple[SideScore, ...]
    """The scores, by side."""


def worked_deal(rules: Ruleset) -> WorkedDeal | None:
    """Returns the deal by the rules of a game; ``None`` where they have no room for it."""
    try:
        canastas = canastas_for_going_out(rules) or (natural_canasta(rules),)
        own = _HARMLESS_MELD if rules.out.unfinished_bars else _OWN_MELD
        state = PositionTemplate(
            "4s", (own, *canastas), _THEIRS, "6h", is_in_foot=True, bonus=_BONUS
        ).state(rules)
    except PositionError:
        return None
    hands = tuple(_hands(rules, state))
    state = gone_out(state, OUT)
    return WorkedDeal(state, hands, score_deal(rules, state.public, hands))


def _hands(rules: Ruleset, state: State) -> Iterator[tuple[Card, ...]]:
    """Yields the cards left by seat; empty for the seat that went out and for those that sit
    out.
    """
    active = active_seats(rules, state.public)
    for seat in range(len(state.private)):
        is_holding = seat in active and seat != OUT
        yield parse_cards(_LEFT[(seat - 1) % len(_LEFT)]) if is_holding else ()


_LINES: Final = {
    "natural": "score.natural_canasta",
    "mixed": "score.mixed_canasta",
    "samba": "score.samba",
    "wild": "score.wild_canasta",
    "sevens": "score.sevens_canasta",
}
"""The line of the score that pays a canasta, by its kind."""


class WorkedDealTopic(Topic):
    """The melds on the table, the cards left in the hands, and the points for both."""

    anchor = "worked-deal"

    @cached_property
    def _deal(self) -> WorkedDeal | None:
        return worked_deal(self.rules)

    @property
    @override
    def is_played(self) -> bool:
        return self._deal is not None

    @override
    def blocks(self) -> Iterator[Block]:
        deal, is_alone = self._deal, self.rules.seats.lone_hand
        assert deal is not None
        own = side_of(self.rules, OUT)
        others = [side for side in range(len(deal.scores)) if side != own]
        yield Paragraph((self.say("first.alone" if is_alone else "first"),))
        yield from self._side(deal, own)
        then = "then.alone" if is_alone else "then.each" if len(others) > 1 else "then"
        yield Paragraph((self.say(then),))
        for side in others[:1]:
            yield from self._side(deal, side)

    def _side(self, deal: WorkedDeal, side: int) -> Iterator[Block]:
        table = deal.state.public.sides[side]
        for meld in table.melds:
            yield Example(format_cards(meld.cards), self._meld(meld))
        if table.bonus:
            yield Example(
                format_cards(table.bonus), self.say("bonuses", points=self.rules.bonus.each)
            )
        allies = allies_of(deal.state.public, side)
        for seat, hand in enumerate(deal.hands):
            if hand and side_of(self.rules, seat) in allies:
                yield Example(format_cards(hand), self.say("left", points=points_in(hand)))
        head = (self.text("line"), self.text("points"))
        yield FigureTable(head, tuple(self._rows(deal.scores[side])))

    def _meld(self, meld: TableMeld) -> str:
        """Returns what the cards of a meld count."""
        kind, points = canasta_kind(self.rules, meld), points_in(meld.cards)
        if kind is None:
            return self.say("meld", points=points)
        return self.say(
            "meld.canasta", canasta=ScoreTexts(self.words).line(_LINES[kind]), points=points
        )

    def _rows(self, score: SideScore) -> Iterator[tuple[str, str]]:
        lines = ScoreTexts(self.words)
        for rule in dict.fromkeys(item.rule for item in score.items):
            points = sum(item.points for item in score.items if item.rule == rule)
            yield self.named(lines.line(rule)), self.words.number(points)
        yield self.text("together"), self.words.number(score.total)


class ScoringTopic(Topic):
    """The lines of the score sheet."""

    anchor = "scoring"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.say("program"),))
        yield FigureTable((self.text("line"), self.text("points")), tuple(self._rows()))
        hand = self.say("hand" if self.has_partners else "hand.alone")
        yield Points((hand, *self._losses()))

    def _rows(self) -> Iterator[tuple[str, str]]:
        lines = ScoreTexts(self.words)
        yield self.named(lines.line("score.melded_cards")), self.text("plus-value")
        worth: dict[str, list[int]] = {}
        for rule, points in self._bonuses():
            worth.setdefault(rule, []).append(points)
        for rule, several in worth.items():
            yield self.named(lines.line(rule)), self._range(several)
        yield self.named(lines.line("score.hand")), self.text("minus-value")
        for rule, points in self._charges():
            yield self.named(lines.line(rule)), self.words.number(-points)

    def _charges(self) -> Iterator[tuple[str, int]]:
        """Yields the lines that cost a fixed number of points for each card or meld."""
        rules = self.rules
        if rules.stop.hand_penalty is not None and not rules.bonus.black_too:
            yield "score.stops_left", rules.stop.hand_penalty
        if rules.meld.sequences and rules.score.short_sequence:
            yield "score.short_sequence", rules.score.short_sequence

    def _bonuses(self) -> Iterator[tuple[str, int]]:
        """Yields the lines that pay a fixed number of points; one again where that varies."""
        rules = self.rules
        yield from self._for_canastas()
        yield from self._for_many()
        yield from self._for_threes()
        if rules.stop.aside_from_pile:
            yield "score.stops_aside", rules.stop.aside_each
        if rules.score.four_stops and rules.stop.meld_min is not None:
            yield "score.four_stops", rules.score.four_stops
        yield "score.going_out", rules.out.bonus
        if rules.out.concealed_extra:
            yield "score.concealed", rules.out.concealed_extra
        if rules.caliente.count:
            yield "score.caliente_played", -rules.caliente.played

    def _for_canastas(self) -> Iterator[tuple[str, int]]:
        """Yields what a canasta of each kind pays."""
        meld, score = self.rules.meld, self.rules.score
        yield "score.natural_canasta", score.natural_canasta
        if meld.wild_cap != 0:
            yield "score.mixed_canasta", score.mixed_canasta
        if meld.sequences:
            yield "score.samba", score.samba
        if meld.all_wild_sets:
            yield "score.wild_canasta", score.wild_canasta
            for step in score.wild_canasta_by_jokers:
                yield "score.wild_canasta", step.points
        if score.sevens_canasta is not None:
            yield "score.sevens_canasta", score.sevens_canasta
        if score.aces_canasta is not None:
            yield "score.aces_canasta", score.aces_canasta

    def _for_threes(self) -> Iterator[tuple[str, int]]:
        """Yields what one red three pays or costs, and the extra for each number of them."""
        bonus = self.rules.bonus
        sign, what = (-1, "penalty") if bonus.positive_if == "never" else (1, "cards")
        yield f"score.bonus_{what}", sign * bonus.each
        extra = "score.bonus_set_penalty" if sign < 0 else "score.bonus_set"
        for step in bonus.set_extra:
            yield extra, sign * step.points

    def _for_many(self) -> Iterator[tuple[str, int]]:
        """Yields the lines for many canastas of a side, and their points."""
        score = self.rules.score
        for rule, points in (
            ("score.five_natural", score.five_natural),
            ("score.four_natural", score.four_natural),
            ("score.ten_canastas", score.ten_canastas),
        ):
            if points:
                yield rule, points

    def _losses(self) -> Iterator[str]:
        score = self.rules.score
        if score.melds_need_canasta:
            yield self.say("minus")
        if score.unfinished_pure:
            yield self.say("unfinished", points=score.unfinished_pure)
        if score.unfinished_wild and self.rules.meld.all_wild_sets:
            yield self.say("unfinished.wild", points=score.unfinished_wild)
        if score.held_pure:
            yield self.say("held", points=score.held_pure)

    def _range(self, points: list[int]) -> str:
        """Returns what a line is worth, from the least to the most."""
        least, most = map(self.words.number, (min(points), max(points)))
        return most if least == most else self.text("range").format(least=least, most=most)
