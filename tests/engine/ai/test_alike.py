"""The rules of thumb on cards and those on counts choose alike in the games of the kernel."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine import (
    Accepted,
    AskPartner,
    Discard,
    Observation,
    Phase,
    TakePile,
    actor_of,
    decide,
    fold,
    observe,
)
from engine.actions import Action
from engine.ai.club.player import ClubPlayer
from engine.ai.kernel.kinds import class_of
from engine.ai.kernel.laws import discards
from engine.ai.kernel.policy.drawing import choose_take
from engine.ai.kernel.policy.laying import choose_exit, choose_lays
from engine.ai.kernel.policy.sight import Sight
from engine.ai.kernel.policy.throwing import discard_losses
from engine.ai.kernel.table import Table
from engine.ai.search.player import own_table
from engine.ai.style import TUNED
from tests.engine.kit.deals import dealt
from tests.engine.kit.tables import rules_named

STYLE = replace(TUNED, has_memory=False)
"""On counts nobody remembers what was thrown."""
TABLES = (
    "winning-moves-deluxe/4p",
    "hasbro-2001/4p",
    "stingray-classic/4p",
    "classic-1951/2p",
    "complete-hand-and-foot/4p",
)
_A_TIE = 1e-9


def choices(rules_name: str) -> Iterator[tuple[Observation, Table, Action]]:
    """What the player on cards does in a deal, with what the one on counts sees."""
    state, _ = dealt(rules_named(rules_name), "alike")
    player = ClubPlayer("club", lambda _rules: STYLE)
    while state.public.phase is not Phase.OVER:
        view = observe(state, actor_of(state.rules, state.public))
        action = player.choose(view, "alike").action
        if view.public.phase is not Phase.ANSWER and not isinstance(action, AskPartner):
            yield view, own_table(view), action
        decision = decide(state, action)
        assert isinstance(decision, Accepted)
        state = fold(state, decision.events)


def is_least_loss(table: Table, kind: int) -> bool:
    """Whether nothing else would cost less to throw."""
    sight = Sight(table, STYLE)
    kinds = discards(table)
    losses = discard_losses(table, sight, kinds)
    return losses[kinds.index(kind)] <= min(losses) + _A_TIE


@pytest.mark.slow
@pytest.mark.parametrize("rules_name", TABLES)
def test_both_choose_alike(rules_name: str) -> None:
    alike = 0
    for view, table, action in choices(rules_name):
        if view.public.phase is Phase.DRAW:
            assert isinstance(action, TakePile) == (
                choose_take(table, Sight(table, STYLE)) is not None
            )
        elif not isinstance(action, Discard):
            sight = Sight(table, STYLE)
            assert choose_lays(table, sight) or choose_exit(table, sight)
        elif any(view.public.known):
            # Cards that somebody took with a pile are known by their faces, not by their counts.
            continue
        else:
            assert is_least_loss(table, class_of(action.card))
        alike += 1
    assert alike > 20
