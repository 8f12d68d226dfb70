"""Plays deals with computer players and reports the results."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import process_time

from engine.ai.agent import Agent
from engine.events import DealScored
from engine.match.match import Match
from engine.match.records import SeatPlayer
from engine.rules.decide import Refused
from engine.ruleset.model import Ruleset
from engine.state import Seat


class PlayerError(Exception):
    """A computer player chose an action that the rules refuse: a defect of the program."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal."""

    scored: DealScored
    actions: int


def match_of_computers(rules: Ruleset, levels: Iterable[str], code: str) -> Match:
    """Returns a match among computer players, with a level for each seat."""
    players = tuple(SeatPlayer(level, "computer", level) for level in levels)
    return Match.start(rules, players, code)


def play_deal(
    match: Match,
    agents: tuple[Agent, ...],
    watch: Callable[[Seat, float], None] | None = None,
) -> DealResult:
    """Deals and lets the players play to the end of the deal; calls ``watch`` after each choice.

    ``watch`` gets the seat and the processor time of the choice in seconds, so that other load on
    the machine does not count. Raises `PlayerError`.
    """
    match.next_deal()
    seed, actions = f"{match.header.code} {match.state.public.deal}", 0
    while not match.is_between_deals:
        seat = match.actor
        view = match.observe(seat)
        start = 0.0 if watch is None else process_time()
        choice = agents[seat].choose(view, f"{seed} {actions}")
        if watch is not None:
            watch(seat, process_time() - start)
        decision = match.play(choice.action, choice.reasons)
        if isinstance(decision, Refused):
            rules = ", ".join(refusal.rule for refusal in decision.refusals)
            raise PlayerError(
                f"deal {match.state.public.deal}, seat {seat} ({agents[seat].level}): {rules}"
            )
        actions += 1
    last = match.moments[-1].entry.events
    return DealResult(next(event for event in last if isinstance(event, DealScored)), actions)
