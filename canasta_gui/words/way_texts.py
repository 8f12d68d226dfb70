"""The sentences about nearest legal ways."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import (
    Action,
    Answer,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TableMeld,
    TakePile,
    Way,
    is_wild,
    missing_cards,
    rank_of,
)

_LEAST_MELD: Final = 3
"""With fewer cards nobody begins a meld."""


class WayTexts(Translated):
    """Describes ways as alternatives within one sentence."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._names = vocabulary

    def sentence(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        """Returns all ways as one sentence, without duplicates."""
        text = self._choices(tuple(ways), melds)
        sentence = self.tr("{ways}.", "what would be possible, as a sentence")
        return capital(sentence.format(ways=text)) if text else ""

    def offer(self, way: Way, melds: Sequence[TableMeld]) -> str:
        """Returns the text of the button that carries out a way, with its key."""
        text = self.tr("Do this (T): {way}", "T is the key of the button")
        return self._names.fill(text, way=self._part(way, melds))

    def _choices(self, ways: tuple[Way, ...], melds: Sequence[TableMeld]) -> str:
        if ways and all(_is_joining(way) for way in ways):
            cards = self._names.choices(self._names.cards(way.added) for way in ways)
            return self._names.fill(self.tr("add {cards}"), cards=cards)
        takes = tuple(_other_takes(ways))
        parts = (
            self._take(*takes)
            if way.is_other and isinstance(way.action, TakePile)
            else self._part(way, melds)
            for way in ways
        )
        return self._names.choices(dict.fromkeys(parts))

    def _part(self, way: Way, melds: Sequence[TableMeld]) -> str:
        if way.is_other:
            return self._other(way.action)
        if isinstance(way.action, Discard):
            return self._discard(way.action)
        changes = tuple(self._changes(way))
        if changes:
            return self._names.conjunction(changes)
        return self._arrangement(way.action, melds)

    def _changes(self, way: Way) -> Iterator[str]:
        fresh = tuple(_new_cards(way))
        if joining := missing_cards(fresh, way.added):
            yield self._fill(self.tr("add {cards}"), joining)
        if fresh:
            yield self._fill(self.tr("lay {cards} as well"), fresh)
        if way.put_back:
            yield self._fill(self.tr("leave {cards} in your hand"), way.put_back)

    def _arrangement(self, action: Action, melds: Sequence[TableMeld]) -> str:
        """Returns the sentence for the same cards in another arrangement."""
        plays = action.plays if isinstance(action, Meld | TakePile) else ()
        aimed = next((play for play in plays if play.to is not None and play.cards), None)
        if aimed is not None and aimed.to is not None:
            return self._onto(aimed, melds[aimed.to])
        if isinstance(action, TakePile):
            return self._take(action.using)
        if len(plays) > 1:
            return self.tr("lay each rank for itself")
        joined = ((play, meld) for play in plays for meld in melds if _joins(play, meld))
        for play, meld in joined:
            return self._onto(play, meld)
        return self.tr("lay these cards as one meld")

    def _onto(self, play: Play, meld: TableMeld) -> str:
        cards, rank = self._names.cards(play.cards), meld.rank
        if rank is None:
            return self._names.fill(self.tr("put {cards} on another meld"), cards=cards)
        text = self.tr("put {cards} on your {ranks}", "on the own meld of this rank")
        return self._names.fill(text, cards=cards, ranks=self._names.ranks(rank))

    def _other(self, action: Action) -> str:
        match action:
            case TakePile(using):
                return self._take(using)
            case Discard():
                return self._discard(action)
            case Meld(plays):
                cards = tuple(card for play in plays for card in play.cards)
                return self._fill(self.tr("lay {cards}"), cards)
            case _:
                return self._fill(self._plain()[type(action)])

    def _plain(self) -> Mapping[type[Action], str]:
        return {
            DrawStock: self.tr("draw from the {stock}"),
            LayBonus: self.tr("lay the {bonus} beside your melds"),
            PlayCaliente: self.tr("play the Caliente card"),
            PlaySpecialHand: self.tr("lay your whole hand open"),
            AskPartner: self.tr("ask your partner"),
            Pass: self.tr("pass and end the deal"),
            Answer: self.tr("answer the question"),
        }

    def _discard(self, action: Discard) -> str:
        text = self.tr("discard {a_card}")
        return self._names.fill(text, a_card=self._names.a_card(action.card))

    def _take(self, *takes: tuple[Card, ...]) -> str:
        """Returns the text for one way to take the pile or for several, each by the cards of the
        hand that it needs.
        """
        names = [self._names.cards(using) for using in takes if using]
        if len(names) == len(takes):
            with_cards = self.tr("with {cards}", "how the pile is taken")
            using = self._names.choices(self._names.fill(with_cards, cards=it) for it in names)
            return self._names.fill(self.tr("take the {pile} {using}"), using=using)
        to_meld = self.tr("to your meld", "where the top card of the pile goes")
        to_cards = self.tr("to {cards}", "where the top card of the pile goes")
        there = (to_meld, *(self._names.fill(to_cards, cards=it) for it in names))
        text = self.tr("take the {pile} and add its top card {there}")
        return self._names.fill(text, there=self._names.choices(there))

    def _fill(self, text: str, cards: tuple[Card, ...] = ()) -> str:
        return self._names.fill(text, cards=self._names.cards(cards))


def _joins(play: Play, meld: TableMeld) -> bool:
    """Returns whether cards that are too few for a meld of their own join this one."""
    ranks = {rank_of(card) for card in play.cards if not is_wild(card)}
    return play.to is None and len(play.cards) < _LEAST_MELD and ranks == {meld.rank}


def _other_takes(ways: Iterable[Way]) -> Iterator[tuple[Card, ...]]:
    """Yields the cards of the hand for each way to take the pile instead of what was wanted."""
    for way in ways:
        if way.is_other and isinstance(way.action, TakePile):
            yield way.action.using


def _is_joining(way: Way) -> bool:
    """Returns whether the way only adds cards to the refused action."""
    return bool(way.added) and not way.put_back and not tuple(_new_cards(way))


def _new_cards(way: Way) -> Iterator[Card]:
    """Yields the added cards that make further melds."""
    left = list(way.added)
    plays = way.action.plays if isinstance(way.action, Meld | TakePile) else ()
    for play in plays:
        if play.to is None and len(play.cards) > 1 and not missing_cards(left, play.cards):
            for card in play.cards:
                left.remove(card)
                yield card
