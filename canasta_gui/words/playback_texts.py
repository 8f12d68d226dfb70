"""The sentences about a recorded deal: on the table, and what a player saw."""

from collections.abc import Iterable, Sequence

from canasta_gui.i18n.formats import isolated, signed
from canasta_gui.viewmodel.recorded_deal import RecordedDeal, Sight
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.words import Words
from engine import Observation, Reason


class PlaybackTexts(Translated):
    """The sentences of the strip, the time line and the choices beside it."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def deal(self, number: int, count: int) -> str:
        """Returns the entry of a deal in the choice of deals."""
        return self.message("deal", deal=number, count=count)

    def sight(self, sight: Sight, names: Sequence[str]) -> str:
        """Returns the entry for a way of looking at the deal."""
        if sight.is_open:
            return self.tr("All hands open")
        return self.tr("As {player} saw it").format(player=isolated(names[sight.seat]))

    def title(self, deal: RecordedDeal, at: int) -> str:
        """Returns the position of a moment in the deal, and what is remarkable about it."""
        place = self._place(deal, at)
        signs = [self.message(one) for one in deal.highlights[at]]
        return " · ".join((place, *signs))

    def _place(self, deal: RecordedDeal, at: int) -> str:
        turn, seat = deal.turns[at], deal.seat(at)
        if seat is None:
            return self.message("dealt", deal=deal.number)
        player, turns = deal.header.seats[seat].name, deal.turns[-1]
        return self.message("turn", deal=deal.number, turn=turn, turns=turns, player=player)

    def compared(self, before: int, now: int) -> str:
        """Returns the points of the deal in the rehearsal and in the match."""
        return self.message("compared", now=signed(now), before=signed(before))

    def moment(self, told: Iterable[str], reasons: Iterable[Reason]) -> str:
        """Returns what happened in a moment, and why a computer player did it."""
        done = self._words.sentences(told)
        why = self._words.sentences(map(self._words.reason, reasons))
        if not why:
            return done
        return self.tr("{done} Why: {reason}").format(done=done, reason=why)


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
        return text.format(player=isolated(self._names[seat]))
