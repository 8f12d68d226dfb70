"""The Caliente cards, and special hands."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, Example, FigureTable, Paragraph, Points, Topic
from canasta_gui.words.score_texts import special_hand
from canasta_gui.words.translated import marked
from engine import SPECIAL_KINDS, SpecialKind


class CalienteTopic(Topic):
    """How a Caliente card fills the hand, and what it costs."""

    anchor = "caliente"
    heading = marked("CalienteTopic", "Caliente cards")

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.caliente.count > 0

    @override
    def blocks(self) -> Iterator[Block]:
        yield Example("Ca", self._number())
        yield Points((self._condition(), self._refill(), *self._limits()))
        yield Points((self._discard(), self._cost(), self._held()))
        yield FigureTable(
            (
                self.tr("Caliente cards in the hand"),
                self.tr("The other cards count"),
            ),
            tuple(self._factors()),
        )

    def _number(self) -> str:
        return self.tr("%n Caliente cards are in the game.", "", self.rules.caliente.count)

    def _condition(self) -> str:
        if self.rules.caliente.condition == "not-more":
            return self.tr(
                "Instead of drawing you may play one, if your side has no more melds"
                " than the opponents."
            )
        return self.tr(
            "Instead of drawing you may play one, if your side has fewer melds than the opponents."
        )

    def _refill(self) -> str:
        if self.rules.caliente.refill is None:
            return self.say(
                self.tr(
                    "Then draw until you hold as many cards as you were dealt, {count};"
                    " {bonuses} do not count."
                ),
                count=self.rules.deal.hand_size,
            )
        return self.say(
            self.tr("Then draw until you hold {count} cards; {bonuses} do not count."),
            count=self.rules.caliente.refill,
        )

    def _limits(self) -> Iterator[str]:
        yield self.tr("You may play one in a turn, and you cannot take the {pile} in that turn.")
        yield self.tr("With an empty {stock} you cannot play it.")

    def _discard(self) -> str:
        if self.rules.caliente.is_discard_stop:
            return self.tr("Discarded, it keeps the next player from taking the {pile}.")
        return self.tr("Discarded, it does not block the {pile}.")

    def _cost(self) -> str:
        return self.say(
            self.tr("Each one played costs your side {points} points at the end."),
            points=self.rules.caliente.played,
        )

    def _held(self) -> str:
        return self.tr(
            "Whoever still holds one at the end loses more for the other cards in the hand."
        )

    def _factors(self) -> Iterator[tuple[str, str]]:
        for count, factor in enumerate(self.rules.caliente.held_multipliers):
            times = self.say(self.tr("×{factor}", "how much a card counts"), factor=factor)
            yield self.words.number(count), times


_EXAMPLE = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc Kd Ks"
"""Seven pairs without wild cards."""


class SpecialTopic(Topic):
    """Whole hands that end the deal."""

    anchor = "special"
    heading = marked("SpecialTopic", "Special hands")

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.has_special_hands

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self._what(), self._end()))
        yield Points(tuple(self._conditions()))
        if self.rules.special.pairs is not None:
            yield Example(_EXAMPLE, special_hand("pairs").name)
        yield FigureTable(
            (self.tr("Hand"), self.tr("Points")), tuple(map(self._row, self._kinds()))
        )

    def _what(self) -> str:
        return self.state(
            "hand",
            self.tr(
                "Some hands of fourteen cards need no melds: after drawing you lay the whole hand"
                " open."
            ),
        )

    def _end(self) -> str:
        return self.state(
            "ends",
            self.tr(
                "That ends the deal. Your side scores the points of the hand and nothing else; the"
                " others count as always."
            ),
        )

    def _conditions(self) -> Iterator[str]:
        yield self.state("before", self.tr("Your side has not melded before in the deal."))
        yield self.tr("All fourteen cards belong to the hand. You discard none, and ask nobody.")
        yield self.tr("A hand that is two of them counts as the one that brings more.")
        special = self.rules.special
        if special.straight is not None and special.three_kept_from is not None:
            yield from self._three(special.three_kept_from)
        has_dreams = special.dream_four is not None or special.dream_five is not None
        if special.dreams_win and has_dreams:
            yield self.state(
                "wins", self.tr("A dream hand wins the match at once, whatever the scores are.")
            )

    def _three(self, least: int) -> Iterator[str]:
        yield self.state(
            "three",
            self.tr(
                "A three stays in your hand while you hold %n other cards of a straight and your"
                " side has not melded; you may lay it at any time.",
                "",
                least,
            ),
        )
        text = self.tr("A red three still in your hand at the end costs {points} points.")
        if self.rules.bonus.black_too:
            text = self.tr(
                "A red three still in your hand at the end costs {points} points, a black one its"
                " value."
            )
        yield self.say(text, points=self.rules.bonus.forgotten_penalty)

    def _kinds(self) -> Iterator[SpecialKind]:
        for kind in SPECIAL_KINDS:
            if self.rules.special.points_of(kind) is not None:
                yield kind

    def _row(self, kind: SpecialKind) -> tuple[str, ...]:
        hand = special_hand(kind)
        text = self.words.named(hand.name, hand.line)
        return text, self.words.number(self.rules.special.points_of(kind) or 0)
