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
from canasta_gui.words.translated import marked
from engine import (
    Card,
    PositionError,
    Ruleset,
    SideScore,
    State,
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
    heading = marked("WorkedDealTopic", "A deal counted")

    @cached_property
    def _deal(self) -> WorkedDeal | None:
        return worked_deal(self.rules)

    @property
    @override
    def is_played(self) -> bool:
        return self._deal is not None

    @override
    def blocks(self) -> Iterator[Block]:
        deal = self._deal
        assert deal is not None
        own = side_of(self.rules, OUT)
        others = [side for side in range(len(deal.scores)) if side != own]
        yield Paragraph((self._to_oneself(),))
        yield from self._side(deal, own)
        yield Paragraph((self._to_the_others(len(others)),))
        for side in others[:1]:
            yield from self._side(deal, side)

    def _to_oneself(self) -> str:
        if self.rules.seats.lone_hand:
            return self.tr(
                "You have just gone out, and nobody has taken the {pile}: you are the lone hand."
                " First you are counted:"
            )
        return self.tr("You have just gone out. First your side is counted:")

    def _to_the_others(self, count: int) -> str:
        if self.rules.seats.lone_hand:
            return self.tr("Then the other two are counted as partners; each of them gets this:")
        if count > 1:
            return self.tr("Then each of the others is counted, such as the one who plays next:")
        return self.tr("Then the other side is counted:")

    def _side(self, deal: WorkedDeal, side: int) -> Iterator[Block]:
        table = deal.state.public.sides[side]
        for meld in table.melds:
            kind = canasta_kind(self.rules, meld)
            wording = (
                self.tr("A meld: the cards count {points} points.")
                if kind is None
                else self.tr("{canasta}: the cards count {points} points.")
            )
            yield Example(
                format_cards(meld.cards),
                self.say(
                    wording,
                    points=points_in(meld.cards),
                    canasta="" if kind is None else ScoreTexts(self.words).line(_LINES[kind]),
                ),
            )
        if table.bonus:
            yield Example(
                format_cards(table.bonus),
                self.say(
                    self.tr("The {bonuses} count {points} points each."),
                    points=self.rules.bonus.each,
                ),
            )
        allies = allies_of(deal.state.public, side)
        for seat, hand in enumerate(deal.hands):
            if hand and side_of(self.rules, seat) in allies:
                yield Example(
                    format_cards(hand),
                    self.say(
                        self.tr("Left in a hand: minus {points} points."), points=points_in(hand)
                    ),
                )
        yield FigureTable(
            (self.tr("Line"), self.tr("Points")), tuple(self._rows(deal.scores[side]))
        )

    def _rows(self, score: SideScore) -> Iterator[tuple[str, str]]:
        lines = ScoreTexts(self.words)
        for rule in dict.fromkeys(item.rule for item in score.items):
            points = sum(item.points for item in score.items if item.rule == rule)
            yield self.say(lines.line(rule)), self.words.number(points)
        yield self.tr("Together"), self.words.number(score.total)


class ScoringTopic(Topic):
    """The lines of the score sheet."""

    anchor = "scoring"
    heading = marked("ScoringTopic", "Scoring")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self.tr("The program counts; the score sheet shows every line."),))
        yield FigureTable((self.tr("Line"), self.tr("Points")), tuple(self._rows()))
        yield Points((self._hand(), *self._losses()))

    def _rows(self) -> Iterator[tuple[str, str]]:
        lines = ScoreTexts(self.words)
        yield self.say(lines.line("score.melded_cards")), self.tr("their value")
        for rule, points in self._bonuses():
            yield self.say(lines.line(rule)), self.words.number(points)
        if self.rules.meld.all_wild_sets:
            yield self.say(lines.line("score.wild_canasta")), self._of_wild_canastas()
        yield self.say(lines.line("score.hand")), self.tr("minus their value")
        for rule, points in self._charges():
            yield self.say(lines.line(rule)), self.words.number(-points)

    def _charges(self) -> Iterator[tuple[str, int]]:
        """Yields the lines that cost a fixed number of points for each card or meld."""
        rules = self.rules
        if rules.stop.hand_penalty is not None and not rules.bonus.black_too:
            yield "score.stops_left", rules.stop.hand_penalty
        if rules.meld.sequences and rules.score.short_sequence:
            yield "score.short_sequence", rules.score.short_sequence

    def _bonuses(self) -> Iterator[tuple[str, int]]:
        rules = self.rules
        yield "score.natural_canasta", rules.score.natural_canasta
        if rules.meld.wild_cap != 0:
            yield "score.mixed_canasta", rules.score.mixed_canasta
        if rules.meld.sequences:
            yield "score.samba", rules.score.samba
        if rules.score.sevens_canasta is not None:
            yield "score.sevens_canasta", rules.score.sevens_canasta
        if rules.score.aces_canasta is not None:
            yield "score.aces_canasta", rules.score.aces_canasta
        yield from self._for_many()
        yield "score.bonus_cards", rules.bonus.each
        if rules.stop.aside_from_pile:
            yield "score.stops_aside", rules.stop.aside_each
        if rules.score.four_stops and rules.stop.meld_min is not None:
            yield "score.four_stops", rules.score.four_stops
        yield "score.going_out", rules.out.bonus
        if rules.out.concealed_extra:
            yield "score.concealed", rules.out.concealed_extra
        if rules.caliente.count:
            yield "score.caliente_played", -rules.caliente.played

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
        score, wilds = self.rules.score, self.rules.meld.all_wild_sets
        if score.melds_need_canasta:
            yield self.state(
                "minus",
                self.tr("A side without a canasta loses the values of the cards it has melded."),
            )
        if score.unfinished_pure:
            text = self.tr(
                "A meld of sevens, or of aces without wild cards, that is no canasta costs {points}"
                " points."
            )
            yield self.state("unfinished", text, points=score.unfinished_pure)
        if score.unfinished_wild and wilds:
            text = self.tr("A meld of wild cards alone that is no canasta costs {points} points.")
            yield self.state("unfinished", text, points=score.unfinished_wild)
        if score.held_pure:
            text = self.tr(
                "Three or more aces in a hand cost {points} points, and so do three or more sevens."
            )
            yield self.state("held", text, points=score.held_pure)

    def _of_wild_canastas(self) -> str:
        """Returns what wild canastas are worth, from the least to the most."""
        score, number = self.rules.score, self.words.number
        worth = [score.wild_canasta, *(step.points for step in score.wild_canasta_by_jokers)]
        least, most = number(min(worth)), number(max(worth))
        if least == most:
            return most
        return self.tr("{least} to {most}", "points").format(least=least, most=most)

    def _hand(self) -> str:
        return self.state(
            "hand",
            self.tr("Cards left in the hand count against their side, also those of the partner.")
            if self.has_partners
            else self.tr("Cards left in the hand count against their player."),
        )
