"""Carries out ways out that the rules found."""

from engine import Accepted, Discard, Meld, State, decide, fold
from engine.rules.laying.ways_out import HandExit


def carry_out(state: State, found: HandExit) -> None:
    """Carries out an exit that was found; every action must be accepted and end the deal."""
    plays = [Meld(found.plays)] if found.plays else []
    discards = [] if found.last is None else [Discard(found.last)]
    for action in (*plays, *discards):
        decision = decide(state, action)
        assert isinstance(decision, Accepted), decision
        state = fold(state, decision.events)
    assert state.public.out == 0
