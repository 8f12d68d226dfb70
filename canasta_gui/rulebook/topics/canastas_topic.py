"""What makes a canasta, and what it pays."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.exhibits import mixed_canasta
from canasta_gui.rulebook.page import Block, FigureTable, Paragraph, Points, TablePicture, Topic
from canasta_gui.words.translated import marked
from engine import JOKER, Rank


class CanastasTopic(Topic):
    """The kinds of canastas."""

    anchor = "canastas"
    heading = marked("CanastasTopic", "Canastas")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph((self._size(),))
        yield Points(tuple(self._kinds()))
        yield TablePicture("natural-canasta")
        if mixed_canasta(self.rules):
            yield TablePicture("mixed-canasta")
        if self.rules.meld.all_wild_sets:
            yield TablePicture("wild-canasta")
        yield FigureTable((self.tr("Canasta"), self.tr("Points")), tuple(self._pay()))

    def _size(self) -> str:
        size = self.rules.canasta.size
        if self.rules.meld.closed_at == size:
            return self.state("size", self.tr("A canasta is a meld of {size} cards."), size=size)
        return self.state(
            "size", self.tr("A canasta is a meld of {size} or more cards."), size=size
        )

    def _kinds(self) -> Iterator[str]:
        yield self.tr("A natural canasta has no wild card.")
        if self.rules.meld.wild_cap != 0:
            yield self.tr(
                "A mixed canasta has wild cards, and at least %n natural ones.",
                "",
                self.rules.canasta.min_naturals,
            )
        if self.rules.meld.sequences:
            yield self.tr("{a_samba} is a full sequence.")
        if self.rules.meld.all_wild_sets:
            yield self.tr("{a_wild_canasta} has wild cards only.")
        if self.rules.score.sevens_canasta is not None:
            text = self.tr(
                "A canasta of sevens is a kind of its own, with wild cards or without: it does"
                " not count as natural or mixed."
            )
            if self.rules.meld.pure_ranks:
                text = self.tr(
                    "A canasta of sevens is a kind of its own: it does not count as natural."
                )
            yield text
        yield self.state(
            "pay",
            self.tr("These points come on top of the cards' own values, once for each canasta."),
        )
        yield from self._conditions()

    def _conditions(self) -> Iterator[str]:
        """Yields for whom, and how often, wild canastas and many canastas pay."""
        score = self.rules.score
        if score.five_natural and score.four_natural:
            yield self.tr("Five natural canastas do not pay for four and a mixed one besides.")
        has_many = score.five_natural or score.four_natural or score.ten_canastas
        if score.extras_only_out and (has_many or self.rules.meld.all_wild_sets):
            yield self.state(
                "extras",
                self.tr("Wild canastas and many canastas pay only the side that went out."),
            )
        elif score.wild_only_out and self.rules.meld.all_wild_sets:
            yield self.state("extras", self.tr("Wild canastas pay only the side that went out."))

    def _pay(self) -> Iterator[tuple[str, str]]:
        score, meld, number = self.rules.score, self.rules.meld, self.words.number
        yield self.tr("Natural canasta"), number(score.natural_canasta)
        if meld.wild_cap != 0:
            yield self.tr("Mixed canasta"), number(score.mixed_canasta)
        if meld.sequences:
            yield self.say("{samba}"), number(score.samba)
        if meld.all_wild_sets:
            yield from self._pay_for_wild()
        if score.sevens_canasta is not None:
            yield self.tr("Canasta of sevens"), number(score.sevens_canasta)
        if score.aces_canasta is not None:
            yield self.tr("Natural canasta of aces"), number(score.aces_canasta)
        for name, points in self._many():
            if points:
                yield name, number(points)

    def _many(self) -> Iterator[tuple[str, int]]:
        """Yields what many canastas of a side pay extra."""
        score = self.rules.score
        yield self.tr("Five natural canastas, extra"), score.five_natural
        yield self.tr("Four natural canastas and a mixed one, extra"), score.four_natural
        yield self.tr("Ten canastas of any kind, extra"), score.ten_canastas

    def _pay_for_wild(self) -> Iterator[tuple[str, str]]:
        """Yields the bonuses of wild canastas: those with other values by their jokers, then all
        others.
        """
        score, words, number = self.rules.score, self.words, self.words.number
        for step in score.wild_canasta_by_jokers:
            jokers = words.cards((JOKER,) * step.jokers)
            text = self.tr("Wild canasta with {jokers}")
            if not step.jokers:
                text = self.tr("Wild canasta of {twos} alone")
            yield words.fill(text, jokers=jokers, twos=words.ranks(Rank.TWO)), number(step.points)
        others = self.tr("Any other wild canasta")
        name = others if score.wild_canasta_by_jokers else self.say("{wild_canasta}")
        yield name, number(score.wild_canasta)
