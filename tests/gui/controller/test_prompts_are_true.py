"""The prompt names only what can be done, and the buttons do what they promise."""

from collections import Counter

import pytest

from canasta_gui.viewmodel.builders.facts import TableFacts
from canasta_gui.viewmodel.builders.prompt import build_prompt
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.gestures import Drop, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, Zone, ZoneKind
from canasta_gui.words import Words
from engine import (
    Card,
    DrawStock,
    Observation,
    Pass,
    Phase,
    PlayCaliente,
    is_legal,
    is_natural,
    opening_need,
    options,
    rank_of,
)
from engine.rng import Chance
from tests.gui.controller.tables import (
    NAMES,
    Table,
    hand_of,
    new_match,
    obvious_gesture,
    random_gesture,
)


class Spy(Words):
    """Remembers the last id that was said."""

    said: Say | None = None

    def say(self, what: Say, count: int = -1, **values: str | int) -> str:
        self.said = what
        return super().say(what, count, **values)


def what_is_true(view: Observation) -> dict[Say, bool]:
    can_take = bool(options(view).takes)
    can_draw, can_pass = is_legal(view, DrawStock()), is_legal(view, Pass())
    can_play = is_legal(view, PlayCaliente())
    is_play = view.public.phase is Phase.PLAY
    return {
        Say.PROMPT_DRAW: can_draw and not can_take and not can_play,
        Say.PROMPT_DRAW_OR_TAKE: can_draw and can_take and not can_play,
        Say.PROMPT_DRAW_OR_CALIENTE: can_play and not can_take,
        Say.PROMPT_DRAW_TAKE_CALIENTE: can_play and can_take,
        Say.PROMPT_MUST_TAKE: can_take and not can_draw and not can_pass,
        Say.PROMPT_TAKE_OR_PASS: can_take and can_pass and not can_draw,
        Say.PROMPT_PASS: can_pass and not can_take and not can_draw,
        Say.PROMPT_OPEN: is_play and opening_need(view) > 0,
        Say.PROMPT_PLAY: is_play and opening_need(view) == 0,
        Say.PROMPT_STAY_IN: is_play,
        Say.PROMPT_MAY_GO_OUT: is_play,
        Say.PROMPT_MUST_GO_OUT: is_play,
        Say.PROMPT_ANSWER: view.public.phase is Phase.ANSWER,
        Say.PROMPT_BEGIN: view.public.phase is Phase.OVER,
        Say.PROMPT_DEAL_OVER: view.public.phase is Phase.OVER,
        Say.PROMPT_MATCH_OVER: view.public.phase is Phase.OVER,
    }


@pytest.mark.parametrize("rules", ["hasbro-2001/4p", "winning-moves-deluxe/4p"])
def test_prompts_in_random_deals_are_true(rules: str) -> None:
    table = Table(new_match((0,), rules, seed="prompts"))
    chance, spy = Chance(rules), Spy(table.session.match.rules)
    table.settle()
    for _ in range(600):
        view = table.session.match.observe(0)
        build_prompt(TableFacts(view, NAMES[:4], frozenset({0})), spy)
        assert spy.said is not None
        assert what_is_true(view)[spy.said], spy.said
        gesture = random_gesture if chance.below(4) == 0 else obvious_gesture
        table.do(gesture(table.view, chance))
        if table.session.match.state.public.deal > 2:
            return


def fullest_rank(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the rank that a hand holds most of."""
    ranks = Counter(rank_of(card) for card in hand if is_natural(card)).most_common(1)
    return tuple(card for card in hand if ranks and rank_of(card) == ranks[0][0])


def test_a_bright_button_is_never_refused() -> None:
    table = Table(new_match((0,), seed="buttons"))
    chance = Chance("buttons")
    table.settle()
    pressed: set[ButtonId] = set()
    for _ in range(500):
        view = table.view
        bright = [button.id for button in view.buttons if button.is_enabled]
        rare = [button for button in bright if button in (ButtonId.LAY, ButtonId.NEXT)]
        if rare or (bright and not chance.below(4)):
            button = rare[0] if rare else chance.choice(tuple(bright))
            pressed.add(button)
            table.session.handle(Press(button))
            assert table.view.notice == ""
            table.settle()
        elif chance.below(2):
            table.do(Drop(fullest_rank(hand_of(view)), Zone(ZoneKind.HAND, 0), FELT))
        else:
            table.do((random_gesture if chance.below(2) else obvious_gesture)(view, chance))
    assert {ButtonId.LAY, ButtonId.TAKE_BACK, ButtonId.NEXT} <= pressed
