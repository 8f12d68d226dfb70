"""When the partner is asked whether to go out, and what it says: alike on cards and on counts."""

from collections.abc import Iterator

import pytest

from engine import (
    Accepted,
    Action,
    Answer,
    AskPartner,
    Phase,
    State,
    actor_of,
    decide,
    fold,
    observe,
)
from engine.ai.club.player import ClubPlayer
from engine.ai.kernel import moves
from engine.ai.kernel.policy.asking import is_question_due, put_question
from engine.ai.kernel.policy.playing import can_end_if_allowed
from engine.ai.kernel.policy.sight import Sight
from engine.ai.kernel.reading import table_of
from engine.ai.kernel.table import Table
from engine.ai.style import style_for
from tests.engine.kit.deals import dealt
from tests.engine.kit.tables import rules_named

TABLES = {
    "winning-moves-deluxe/4p": 40,
    "complete-samba/4p": 30,
    "complete-hand-and-foot/4p": 8,
}
"""How many deals are played at a table: where the question is rare, more of them."""


def moments(rules_name: str, number: int) -> Iterator[tuple[State, Action]]:
    """What players by rules of thumb do in a deal, with the whole truth before it."""
    state, _ = dealt(rules_named(rules_name), f"asking {number}")
    player = ClubPlayer("club", style_for)
    while state.public.phase is not Phase.OVER:
        view = observe(state, actor_of(state.rules, state.public))
        action = player.choose(view, "asking").action
        yield state, action
        decision = decide(state, action)
        assert isinstance(decision, Accepted)
        state = fold(state, decision.events)


@pytest.mark.slow
@pytest.mark.parametrize("rules_name", TABLES)
def test_both_ask_and_answer_alike(rules_name: str) -> None:
    style = style_for(rules_named(rules_name))
    answers: list[bool] = []
    asked: Table | None = None
    for number in range(TABLES[rules_name]):
        for state, action in moments(rules_name, number):
            table = table_of(state)
            if isinstance(action, Answer):
                assert asked is not None
                put_question(asked, style, is_late=Sight(asked, style).is_late)
                assert asked.question is action.is_yes
                answers.append(action.is_yes)
            elif table.phase == moves.PLAY:
                is_due = is_question_due(table, style, is_late=Sight(table, style).is_late)
                assert (is_due and can_end_if_allowed(table)) is (action == AskPartner())
                asked = table
    assert answers
