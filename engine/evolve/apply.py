"""Applies events to a state. Nothing is checked here, because events are facts."""

from collections.abc import Callable, Iterable
from typing import Any

from engine import events as ev
from engine.events import Event
from engine.evolve import deal, turn
from engine.state import State


def fold(state: State, events: Iterable[Event]) -> State:
    """Applies events in turn and returns the last state."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    """Returns the state after an event."""
    return _APPLIERS[type(event)](state, event)


def _unchanged(state: State, _event: Event) -> State:
    return state


_APPLIERS: dict[type[Any], Callable[[State, Any], State]] = {
    ev.SeatsDrawn: _unchanged,
    ev.DealStarted: deal.deal_started,
    ev.DeckCut: _unchanged,
    ev.PartnersJoined: turn.partners_joined,
    ev.CardsDealt: deal.cards_dealt,
    ev.BonusLaid: deal.bonus_laid,
    ev.StopSetAside: deal.stop_set_aside,
    ev.UpcardTurned: deal.upcard_turned,
    ev.BaseLaid: deal.base_laid,
    ev.TurnStarted: turn.turn_started,
    ev.CardDrawn: turn.card_drawn,
    ev.PileTaken: turn.pile_taken,
    ev.BaseTaken: turn.base_taken,
    ev.CalientePlayed: turn.caliente_played,
    ev.Melded: turn.melded,
    ev.MeldsCombined: turn.melds_combined,
    ev.CanastaMade: _unchanged,
    ev.Discarded: turn.discarded,
    ev.PileFroze: turn.pile_froze,
    ev.Asked: turn.asked,
    ev.Answered: turn.answered,
    ev.HandExposed: turn.hand_exposed,
    ev.FootTaken: turn.foot_taken,
    ev.Passed: _unchanged,
    ev.StockExhausted: _unchanged,
    ev.WentOut: turn.went_out,
    ev.SpecialHandPlayed: turn.special_hand_played,
    ev.DealEnded: deal.deal_ended,
    ev.DealScored: deal.deal_scored,
    ev.MatchWon: deal.match_won,
}
