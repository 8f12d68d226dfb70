"""What raised cards could do, before anything is done with them: which moves they could mean and
what each costs, and where lifted ones may be dropped.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_gui.session.gesture_interpreter import interpret
from canasta_gui.session.intents import Act, Clarify, Decline, GestureContext, Restage
from canasta_gui.session.meld_moves import groups_of, laying
from canasta_gui.session.stage_check import as_if_drawn, judge_group
from canasta_gui.viewmodel.builders.pile_builder import cards_to_take, wanted_marks
from canasta_gui.viewmodel.builders.table_builder import tell_notice
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.gestures import Drop, TargetVerdict
from canasta_gui.viewmodel.table_view import RaisedCardsView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import (
    Action,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Phase,
    Plan,
    Play,
    Refusal,
    TakePile,
    check_plan,
    is_bonus,
    is_caliente,
    is_legal,
    nearest_ways,
)

if TYPE_CHECKING:
    from engine import Advice

_BETWEEN = " · "


class RaisedCardsJudge:
    """Judges raised cards in one state of the table."""

    def __init__(self, table: GestureContext, words: Wording, names: Sequence[str]) -> None:
        self._table = table
        self._words = words
        self._names = names

    def verdict(
        self, cards: tuple[Card, ...], targets: Mapping[Zone, TargetVerdict]
    ) -> RaisedCardsView:
        """Returns what the cards can do, or what they lack, and the places that take them."""
        places = tuple(zone for zone, target in targets.items() if target.is_legal)
        pile, felt = targets.get(PILE), targets.get(FELT)
        is_drawing = self._table.view.public.phase is Phase.DRAW
        on_pile = pile.text if pile is not None and (pile.is_legal or is_drawing) else ""
        if is_drawing and (self._table.view.own.has_opened or PILE in places):
            return RaisedCardsView(on_pile, places=places)
        is_single = len(cards) == 1
        faults = self._faults(cards)
        if faults and is_single:
            return RaisedCardsView(on_pile, places=places)
        on_felt = self._words.refusals(faults, self._names) if faults else self._laid(cards, felt)
        parts = (on_felt, on_pile) if is_single else (on_felt,)
        return RaisedCardsView(_BETWEEN.join(part for part in parts if part), places=places)

    def more(self, cards: tuple[Card, ...], first: RaisedCardsView) -> RaisedCardsView:
        """Returns the verdict with the nearest legal way added, if something is missing."""
        view = as_if_drawn(self._table.view)
        if len(cards) < 2 or self._is_taking(first):
            return first
        ways = nearest_ways(view, Meld((*self._table.staging.plan().plays, *self._plays(cards))))
        alike = tuple(way for way in ways if not way.is_other and (way.added or way.put_back))
        text = self._words.sentences((first.text, self._words.ways(alike, view.own.melds)))
        if not alike:
            return first
        return replace(first, text=text, brief=first.text, marks=wanted_marks(alike))

    def _is_taking(self, first: RaisedCardsView) -> bool:
        return self._table.view.public.phase is Phase.DRAW and PILE in first.places

    def _faults(self, cards: tuple[Card, ...]) -> tuple[Refusal, ...]:
        """Returns why the cards form no melds, whatever else is laid."""
        view = self._table.view
        groups = groups_of(view, cards)
        return next(filter(None, (judge_group(view, group) for group in groups)), ())

    def _laid(self, cards: tuple[Card, ...], felt: TargetVerdict | None) -> str:
        """Returns in words what laying the cards brings: the points of the first meld, if they
        count.
        """
        plays = (*self._table.staging.plan().plays, *self._plays(cards))
        report = check_plan(as_if_drawn(self._table.view), Plan(None, plays))
        if report.need:
            names = self._words.cards(cards)
            return self._words.say(
                TextId.ADVICE_POINTS, cards=names, have=report.have, need=report.need
            )
        return "" if felt is None else felt.text

    def _plays(self, cards: tuple[Card, ...]) -> tuple[Play, ...]:
        return laying(groups_of(self._table.view, cards)).plays


_MOST_MOVES = 4
"""The largest number of moves, because nobody wants to read more at once."""


def meant_by(view: Observation, cards: tuple[Card, ...]) -> tuple[Action, ...]:
    """Returns the legal moves with these cards, the most natural first.

    Before the draw the moves are to take the pile with the cards, or to draw without any; later to
    discard a single card, to add cards to a meld, or to begin melds with them.
    """
    found = dict.fromkeys(action for action in _meant(view, cards) if is_legal(view, action))
    return tuple(found)[:_MOST_MOVES]


def tell_meant(
    view: Observation, compared: "tuple[Advice, ...]", words: Wording
) -> tuple[tuple[str, str], ...]:
    """Returns each move in words with its cost; then the best move, if any of them costs
    something.
    """
    best, *others = compared
    melds = view.own.melds
    costs = [(words.cost(one.behind), words.advice(one.beside)) for one in others]
    told = [
        (words.move(one.action, melds), " ".join(filter(None, cost)))
        for one, cost in zip(others, costs, strict=True)
    ]
    if any(one.behind for one in others):
        told.append((words.better(best.action, melds), words.advice(best.beside)))
    return tuple(told)


def _meant(view: Observation, cards: tuple[Card, ...]) -> Iterator[Action]:
    if view.public.phase is Phase.DRAW:
        yield TakePile(cards) if cards else DrawStock()
    elif view.public.phase is Phase.PLAY and cards:
        if len(cards) == 1:
            yield Discard(cards[0])
        yield laying(groups_of(view, cards))
        for place in _fullest_first(view):
            yield Meld((Play(cards, place),))


def _fullest_first(view: Observation) -> list[int]:
    """Returns the indices of the own melds: first those that are no canastas yet, the fullest
    first.
    """
    size, melds = view.rules.canasta.size, view.own.melds
    counts = [len(meld.cards) for meld in melds]
    return sorted(range(len(melds)), key=lambda place: (counts[place] >= size, -counts[place]))


class Targets:
    """The `TargetOracle` for one state of the table: it interprets a drop on every place."""

    def __init__(self, table: GestureContext, words: Wording, names: Sequence[str]) -> None:
        self._table = table
        self._words = words
        self._names = names
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
            text = tell_notice(intent.notice, self._words, self._names)
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
