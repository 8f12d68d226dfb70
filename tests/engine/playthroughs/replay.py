"""The states of a deal that was written down, without anybody thinking again."""

import json

from engine import Accepted, State, decide, fold, load_ruleset
from engine.codec.actions import parse_action
from tests.engine.kit.deals import dealt
from tests.engine.playthroughs.record import file_of


def written_deal(table: str) -> tuple[State, ...]:
    """The first written deal of a table: before every action, and after the last."""
    state, _ = dealt(load_ruleset(table), f"{table}, deal 1")
    states = [state]
    first = file_of(table).read_text(encoding="utf-8").split("\n\n")[0]
    for line in first.splitlines():
        if line[:1].isdigit():
            decision = decide(state, parse_action(json.loads(line.partition(" ")[2])))
            assert isinstance(decision, Accepted), line
            state = fold(state, decision.events)
            states.append(state)
    return tuple(states)
