"""The topic of a deal that is counted line by line."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, FigureTable, Paragraph
from canasta_gui.rulebook.topic import Topic
from canasta_gui.rulebook.worked_deal import OUT, WorkedDeal, worked_deal
from canasta_gui.words.score_texts import ScoreTexts
from engine import SideScore, allies_of, canasta_kind, format_cards, points_in, side_of

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
    def title(self) -> str:
        return self.tr("A deal counted")

    @override
    def blocks(self) -> Iterator[Block]:
        deal = self._deal
        assert deal is not None
        own = side_of(self.rules, OUT)
        others = [side for side in range(len(deal.scores)) if side != own]
        yield Paragraph((self.say(self._to_oneself()),))
        yield from self._side(deal, own)
        yield Paragraph((self.say(self._to_the_others(len(others))),))
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
