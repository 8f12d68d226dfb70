"""The sentences about nearest legal ways."""

from collections.abc import Iterable, Iterator, Sequence

from canasta_gui.settings.table_keys import TableKey, TableKeys
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import message
from engine import (
    Action,
    Card,
    Discard,
    Meld,
    MeldKind,
    Play,
    TableMeld,
    TakePile,
    Way,
    looks_like_run,
    missing_cards,
)


class WayTexts(Translated):
    """Describes ways: what would have to change, or all that a way does."""

    def __init__(self, vocabulary: Vocabulary, *, has_keys: bool = True) -> None:
        self._names = vocabulary
        self._has_keys = has_keys

    def sentence(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        """Returns what the ways change, as alternatives in one sentence, without duplicates."""
        text = self._choices(tuple(ways), melds)
        sentence = self.tr("{ways}.", "what would be possible, as a sentence")
        return capital(sentence.format(ways=text)) if text else ""

    def offer(self, way: Way, melds: Sequence[TableMeld]) -> str:
        """Returns the text of the button that carries out a way: all that it does; with its key,
        where there are keys.
        """
        text = (
            self.tr("Do this ({key}): {way}", "the key of the button")
            if self._has_keys
            else self.tr("Do this: {way}")
        )
        key = TableKeys.name(TableKey.DO_THIS)
        return self._names.fill(text, key=key, way=self._names.listing(self._effect(way, melds)))

    def _choices(self, ways: tuple[Way, ...], melds: Sequence[TableMeld]) -> str:
        if ways and all(_is_joining(way) for way in ways):
            cards = self._names.choices(self._named(way.added) for way in ways)
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
        changes = tuple(self._changes(way))
        if changes:
            return self._names.conjunction(changes)
        return self._names.listing(self._effect(way, melds))

    def _changes(self, way: Way) -> Iterator[str]:
        fresh = tuple(_new_cards(way))
        if joining := missing_cards(fresh, way.added):
            yield self._fill(self.tr("add {cards}"), joining)
        if fresh:
            yield self._fill(self.tr("lay {cards} as well"), fresh)
        if way.put_back:
            yield self._fill(self.tr("leave {cards} in your hand"), way.put_back)

    def _effect(self, way: Way, melds: Sequence[TableMeld]) -> Iterator[str]:
        match way.action:
            case Meld(plays):
                yield from self._laying(plays, melds)
            case TakePile(using, to, plays):
                yield self._take(using) if to is None else self._take_for(using, melds[to])
                yield from self._laying(plays, melds)
            case action:
                yield self._other(action)
        if way.put_back:
            yield self._fill(self.tr("keep {cards}", "in the hand, not lay them"), way.put_back)

    def _laying(self, plays: tuple[Play, ...], melds: Sequence[TableMeld]) -> Iterator[str]:
        """Yields what is laid as new melds, then what is put on each own meld."""
        fresh = [self._named(play.cards) for play in plays if play.to is None]
        if fresh:
            yield self._names.fill(self.tr("lay {cards}"), cards=self._names.conjunction(fresh))
        for play in plays:
            if play.to is not None and play.cards:
                yield self._onto(play.cards, melds[play.to])

    def _onto(self, cards: tuple[Card, ...], meld: TableMeld) -> str:
        if meld.kind is MeldKind.SEQUENCE:
            return self._fill(self.tr("put {cards} on your sequence"), cards)
        text = self.tr("put {cards} on your {ranks}", "on the own meld of this rank")
        return self._names.fill(text, cards=self._named(cards), ranks=self._ranks(meld))

    def _take_for(self, using: tuple[Card, ...], meld: TableMeld) -> str:
        """Returns the sentence for a take whose up-card joins this meld."""
        if meld.kind is MeldKind.SEQUENCE:
            return self._fill(self.tr("take the {pile}: its top card joins your sequence"))
        if using:
            text = self.tr("take the {pile} with {cards} for your {ranks}")
        else:
            text = self.tr("take the {pile}: its top card joins your {ranks}")
        return self._names.fill(text, cards=self._named(using), ranks=self._ranks(meld))

    def _ranks(self, meld: TableMeld) -> str:
        if meld.rank is None:
            return self.tr("wild cards", "the own meld of them, after: your")
        return self._names.ranks(meld.rank)

    def _other(self, action: Action) -> str:
        match action:
            case TakePile(using):
                return self._take(using)
            case Discard(card):
                text = self.tr("discard {a_card}")
                return self._names.fill(text, a_card=self._names.a_card(card))
            case _:
                return self._fill(message("WayTexts", type(action).__name__))

    def _take(self, *takes: tuple[Card, ...]) -> str:
        """Returns the text for one way to take the pile or for several, each by the cards of the
        hand that it needs.
        """
        names = [self._named(using) for using in takes if using]
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
        return self._names.fill(text, cards=self._named(cards))

    def _named(self, cards: tuple[Card, ...]) -> str:
        """Returns cards counted by rank; one by one where there is one, or where suits matter."""
        if len(cards) > 1 and not looks_like_run(cards):
            return self._names.cards(cards)
        return self._names.conjunction(self._names.a_card(card) for card in sorted(cards))


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
