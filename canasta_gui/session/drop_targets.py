"""Computes where lifted cards may be dropped; results are cached for one state of the table."""

from collections.abc import Iterator, Mapping

from canasta_gui.session.gesture_interpreter import interpret
from canasta_gui.session.intents import Act, Clarify, Decline, GestureContext, Restage
from canasta_gui.viewmodel.builders.pile_builder import cards_to_take
from canasta_gui.viewmodel.builders.table_builder import tell_notice
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import PlayerNames, Wording
from canasta_gui.viewmodel.gestures import Drop, TargetVerdict
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import (
    Action,
    Card,
    Discard,
    LayBonus,
    Meld,
    Play,
    TakePile,
    is_bonus,
    is_caliente,
)


class Targets:
    """The `TargetOracle` for one state of the table: it interprets a drop on every place."""

    def __init__(self, table: GestureContext, words: Wording, players: PlayerNames) -> None:
        self._table = table
        self._words = words
        self._players = players
        self._known: dict[tuple[tuple[Card, ...], Zone], Mapping[Zone, TargetVerdict]] = {}

    def targets(self, cards: tuple[Card, ...], source: Zone) -> Mapping[Zone, TargetVerdict]:
        """Returns the verdict for every place that could receive the cards."""
        lift = (tuple(sorted(cards)), source)
        if lift not in self._known:
            places = _places(self._table, cards, source)
            self._known[lift] = {zone: self._verdict(cards, source, zone) for zone in places}
        return self._known[lift]

    def _verdict(self, cards: tuple[Card, ...], source: Zone, zone: Zone) -> TargetVerdict:
        intent = interpret(Drop(cards, source, zone), self._table)
        if isinstance(intent, Decline):
            text = tell_notice(intent.notice, self._words, self._players)
            return TargetVerdict(is_legal=False, text=text)
        if isinstance(intent, Clarify):
            return TargetVerdict(is_legal=True, text=self._words.say(TextId.CHOICE_WHICH_MELD))
        if isinstance(intent, Act | Restage):
            return TargetVerdict(is_legal=True, text=self._outcome(intent, cards, zone))
        return TargetVerdict(is_legal=False, text="")

    def _outcome(self, intent: Act | Restage, cards: tuple[Card, ...], zone: Zone) -> str:
        if isinstance(intent, Act):
            return self._action(intent.action, cards)
        words = self._words
        match zone.kind:
            case ZoneKind.HAND:
                return words.say(TextId.TARGET_HAND)
            case ZoneKind.STAGE:
                return words.say(TextId.TARGET_JOIN)
            case ZoneKind.PILE:
                return words.say(TextId.TARGET_TAKE, cards_to_take(self._table.view))
            case _:
                return words.say(TextId.TARGET_STAGE, cards=words.cards(cards))

    def _action(self, action: Action, cards: tuple[Card, ...]) -> str:
        words = self._words
        match action:
            case Discard(card):
                return words.say(TextId.TARGET_DISCARD, card=words.card(card))
            case TakePile():
                return words.say(TextId.TARGET_TAKE, cards_to_take(self._table.view))
            case LayBonus():
                return words.say(TextId.TARGET_BONUS)
            case Meld((Play(source=int()),)):
                return words.say(TextId.TARGET_COMBINE)
            case Meld(plays):
                is_added = any(play.to is not None for play in plays)
                what = TextId.TARGET_ADD if is_added else TextId.TARGET_LAY
                return words.say(what, cards=words.cards(cards))
            case _:
                return words.say(TextId.TARGET_CALIENTE)


def _places(table: GestureContext, cards: tuple[Card, ...], source: Zone) -> Iterator[Zone]:
    """Yields every place where the cards could be dropped."""
    if source.kind is ZoneKind.MELD:
        yield from _namesakes(table, source)
        return
    if source.kind is ZoneKind.PILE:
        yield from _melds(table, table.view.side)
        return
    yield FELT
    yield PILE
    for side in range(len(table.view.public.sides)):
        yield from _melds(table, side)
    for index in range(len(table.staging.groups)):
        zone = Zone(ZoneKind.STAGE, 0, index)
        if zone != source:
            yield zone
    if source.kind is ZoneKind.STAGE:
        yield Zone(ZoneKind.HAND, table.view.seat)
    if any(is_bonus(card) or is_caliente(card) for card in cards):
        yield Zone(ZoneKind.BONUS, table.view.side)
    if any(map(is_caliente, cards)):
        yield STOCK


def _melds(table: GestureContext, side: int) -> Iterator[Zone]:
    for index in range(len(table.view.public.sides[side].melds)):
        yield Zone(ZoneKind.MELD, side, index)


def _namesakes(table: GestureContext, source: Zone) -> Iterator[Zone]:
    """Yields the other own sets of the same rank, which a carried set could join."""
    melds = table.view.own.melds
    if source.owner != table.view.side or not 0 <= source.index < len(melds):
        return
    rank = melds[source.index].rank
    for zone in _melds(table, source.owner):
        if zone != source and rank is not None and melds[zone.index].rank == rank:
            yield zone
