"""The players' turns in positions whose right play is well known."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine import (
    Accepted,
    Discard,
    Event,
    Phase,
    TakePile,
    actor_of,
    decide,
    fold,
    format_card,
    is_wild,
    make_agent,
    observe,
    parse_position,
)
from engine.actions import Action
from engine.events import WentOut
from engine.state import State
from engine.values import canasta_kind
from tests.engine.ai.moments import USUAL

POSITIONS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("strategy.toml").read_text(encoding="utf-8")
)["position"]
_TOLD = {"name", "why", "levels", "turn"}
_MARKS = {"strong": pytest.mark.slow, "expert": pytest.mark.soak}
CASES = [
    pytest.param(level, position, id=f"{level}-{position['name']}", marks=_MARKS.get(level, ()))
    for position in POSITIONS
    for level in position["levels"]
]


@dataclass
class Turn:
    """The actions and results of one seat's turn."""

    actions: list[Action] = field(default_factory=list[Action])
    events: list[Event] = field(default_factory=list[Event])
    canastas: list[str | None] = field(default_factory=list[str | None])
    kept: int = 0
    """The cards left in the hand."""

    @property
    def thrown(self) -> str:
        """Returns the discard; empty without one."""
        return "".join(format_card(it.card) for it in self.actions if isinstance(it, Discard))


def state_of(position: dict[str, Any]) -> State:
    """Returns the position that a few facts describe."""
    facts = USUAL | {key: value for key, value in position.items() if key not in _TOLD}
    hands = facts["hands"]
    facts["hands"] = [hands, 11, 11, 11] if isinstance(hands, str) else hands
    melds: list[list[str]] = facts.get("melds", [[], []])
    facts["melds"] = [[{"kind": "set", "cards": cards} for cards in side] for side in melds]
    if facts["phase"] == "draw":
        facts["drew"] = None
    return parse_position(facts)


def play_turn(state: State, level: str) -> Turn:
    """Plays the whole turn with players of the level, the partner's answer included."""
    agent, turn, seat = make_agent(level), Turn(), state.public.turn
    while state.public.turn == seat and state.public.phase is not Phase.OVER:
        view = observe(state, actor_of(state.rules, state.public))
        action = agent.choose(view, f"move {len(turn.actions)}").action
        decision = decide(state, action)
        assert isinstance(decision, Accepted)
        turn.actions.append(action)
        turn.events.extend(decision.events)
        state = fold(state, decision.events)
    melds = state.public.sides[0].melds
    turn.canastas = [canasta_kind(state.rules, meld) for meld in melds]
    turn.kept = state.public.hand_counts[seat]
    return turn


def mistakes(turn: Turn, wanted: dict[str, Any]) -> list[str]:
    """Returns the differences between the turn and what is wanted."""
    has_frozen = any(isinstance(it, Discard) and is_wild(it.card) for it in turn.actions)
    done = {
        "takes": any(isinstance(action, TakePile) for action in turn.actions),
        "goes_out": any(isinstance(event, WentOut) for event in turn.events),
        "freezes": has_frozen,
        "natural": turn.canastas.count("natural"),
        "mixed": turn.canastas.count("mixed"),
        "melds": len(turn.canastas),
        "keeps": turn.kept,
        "canastas": len(turn.canastas) - turn.canastas.count(None),
    }
    found = [
        f"{name}: {done[name]}" for name in wanted if name in done and done[name] != wanted[name]
    ]
    if "throws" in wanted and turn.thrown not in wanted["throws"].split():
        found.append(f"throws {turn.thrown}")
    if turn.thrown in wanted.get("never_throws", "").split():
        found.append(f"throws {turn.thrown}")
    return found


@pytest.mark.parametrize(("level", "position"), CASES)
def test_knows_what_every_club_knows(level: str, position: dict[str, Any]) -> None:
    turn = play_turn(state_of(position), level)
    assert not mistakes(turn, position["turn"]), position["why"]


def test_every_position_says_why_and_wants_something() -> None:
    for position in POSITIONS:
        assert position["why"].endswith(".")
        assert position["turn"]
        assert len({entry["name"] for entry in POSITIONS}) == len(POSITIONS)
