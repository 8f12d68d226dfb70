"""Judges what the raised cards could do, before anything is done with them."""

from collections.abc import Mapping
from dataclasses import replace

from canasta_gui.session.intents import GestureContext
from canasta_gui.session.meld_moves import groups_of, laying
from canasta_gui.session.stage_check import as_if_drawn, judge_group
from canasta_gui.viewmodel.builders.pile_builder import wanted_marks
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import PlayerNames, Wording
from canasta_gui.viewmodel.gestures import TargetVerdict
from canasta_gui.viewmodel.table_view import RaisedCardsView
from canasta_gui.viewmodel.zones import FELT, PILE, Zone
from engine import Card, Meld, Phase, Plan, Play, Refusal, check_plan, nearest_ways

_BETWEEN = " · "


class RaisedCardsJudge:
    """Judges raised cards in one state of the table."""

    def __init__(self, table: GestureContext, words: Wording, players: PlayerNames) -> None:
        self._table = table
        self._words = words
        self._players = players

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
        on_felt = self._words.refusals(faults, self._players) if faults else self._laid(cards, felt)
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
        return replace(first, text=text, marks=wanted_marks(alike)) if alike else first

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
