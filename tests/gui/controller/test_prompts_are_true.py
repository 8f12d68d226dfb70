"""The prompt names only what can be done, and the buttons do what they promise."""

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from canasta_gui.viewmodel.builders.facts import TableFacts
from canasta_gui.viewmodel.builders.prompt import build_prompt
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.gestures import Drop, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, Zone, ZoneKind
from canasta_gui.words import Words
from engine import (
    Action,
    Card,
    DrawStock,
    Meld,
    Observation,
    Pass,
    Phase,
    PlayCaliente,
    TableMeld,
    TakePile,
    Way,
    is_legal,
    is_natural,
    opening_need,
    options,
    rank_of,
    verify,
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
    """Remembers what was said: the ids, their numbers, and the ways that were named."""

    def begin(self) -> None:
        self.said: dict[Say, int] = {}
        self.named: tuple[Action, ...] = ()

    def say(self, what: Say, count: int = -1, **values: str | int) -> str:
        self.said[what] = int(values.get("need", count))
        return super().say(what, count, **values)

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        found = tuple(ways)
        self.named = tuple(way.action for way in found)
        return super().ways(found, melds)


def check_said(view: Observation, spy: Spy) -> None:
    """Each sentence is true of what the viewer sees."""
    is_play, offered = view.public.phase is Phase.PLAY, options(view)
    need = opening_need(view)
    laying = [group for group in offered.groups if is_legal(view, Meld((group,)))]
    is_true = {
        Say.PROMPT_DRAW: is_legal(view, DrawStock()) and not offered.takes,
        Say.PROMPT_STOCK_EMPTY: view.public.stock_count == 0,
        Say.PROMPT_TAKE_SHORT: bool(offered.takes) and need > 0,
        Say.PROMPT_MUST_TAKE: bool(offered.takes) and not is_legal(view, Pass()),
        Say.PROMPT_OPEN: is_play and spy.said.get(Say.PROMPT_OPEN) == need > 0,
        Say.PROMPT_NO_OPENING: is_play and not offered.groups and need > 0,
        Say.PROMPT_PLAY: is_play and need == 0 and bool(laying),
        Say.PROMPT_DISCARD: is_play and need == 0 and not laying,
        Say.PROMPT_STAY_IN: is_play,
        Say.PROMPT_MAY_GO_OUT: is_play,
        Say.PROMPT_MUST_GO_OUT: is_play,
        Say.PROMPT_ANSWER: view.public.phase is Phase.ANSWER,
        Say.PROMPT_BEGIN: view.public.phase is Phase.OVER,
        Say.PROMPT_DEAL_OVER: view.public.phase is Phase.OVER,
        Say.PROMPT_MATCH_OVER: view.public.phase is Phase.OVER,
    }
    assert all(is_true[say] for say in spy.said), spy.said


def check_named(view: Observation, spy: Spy) -> None:
    """What is named can be done, but for the points that are said to lack; nothing is left out."""
    short = spy.said.get(Say.PROMPT_TAKE_SHORT, 0)
    for action in spy.named:
        lacks = [int(it.params["need"]) - int(it.params["have"]) for it in verify(view, action)]
        assert lacks in ([], [short]), action
    for action in (DrawStock(), Pass(), PlayCaliente()):
        assert (action in spy.named) == (bool(spy.named) and is_legal(view, action))
    has_take = any(isinstance(action, TakePile) for action in spy.named)
    assert has_take == (bool(spy.named) and bool(options(view).takes))


@pytest.mark.parametrize(
    "rules", ["hasbro-2001/4p", "complete-samba/4p", "complete-hand-and-foot/4p+caliente"]
)
def test_prompts_in_random_deals_are_true(rules: str) -> None:
    table = Table(new_match((0,), rules, seed="prompts"))
    chance, spy = Chance(rules), Spy(table.session.match.rules)
    table.settle()
    for _ in range(120):
        view = table.session.match.observe(0)
        spy.begin()
        build_prompt(TableFacts(view, NAMES[:4], frozenset({0})), spy)
        assert spy.said or spy.named
        check_said(view, spy)
        check_named(view, spy)
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
