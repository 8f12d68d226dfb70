"""The texts of an observation, for the fairness record."""

from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.words import Words
from engine import Observation


class ObservationTexts(Translated):
    """Describes an observation, one line for each place on the table."""

    def __init__(self, words: Words, style: str, names: tuple[str, ...]) -> None:
        self._words = words
        self._vocabulary = Vocabulary(style)
        self._names = names

    def lines(self, view: Observation) -> tuple[tuple[str, str], ...]:
        """Yields name and content of each place that the seat saw."""
        words, public = self._words, view.public
        base = self.tr("%n cards face down", "", public.base_count) if public.base_count else ""
        pile = words.listing((*map(words.card, reversed(public.pile)), base))
        others = words.listing(
            self._of_other(seat, count)
            for seat, count in enumerate(public.hand_counts)
            if seat != view.seat and seat not in public.sitting_out
        )
        stock = self.tr("%n cards, all face down", "", public.stock_count)
        return (
            (self.tr("Own hand"), words.cards(view.hand) or self.tr("no card")),
            (self._named(self.tr("{pile}, from the top")), pile or self.tr("empty")),
            (self._named("{stock}"), stock),
            *(self._of_side(view, side) for side in range(len(public.sides))),
            (self.tr("Hands of the others"), others),
        )

    def _named(self, text: str) -> str:
        return capital(self._vocabulary.fill(text))

    def _of_side(self, view: Observation, side: int) -> tuple[str, str]:
        words, table = self._words, view.public.sides[side]
        seats = view.rules.seats.sides[side]
        name = self.tr("Melds of {names}").format(
            names=words.listing(self._names[seat] for seat in seats)
        )
        lying = view.public.melds_by_side[side]
        beside = words.cards((*table.bonus, *table.aside))
        melds = self._vocabulary.long_listing((*(words.cards(it.cards) for it in lying), beside))
        return name, melds or self.tr("none")

    def _of_other(self, seat: int, count: int) -> str:
        text = self.tr("{player}: %n cards", "", count)
        return text.format(player=self._names[seat])
