"""Tests that the prompt names only possible actions, and that buttons do what they state."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from canasta_gui.session.session import Session
from canasta_gui.session.stage_check import judge_stage
from canasta_gui.viewmodel.builders.prompt_builder import build_prompt
from canasta_gui.viewmodel.builders.staging import Staging
from canasta_gui.viewmodel.builders.table_builder import build_stage
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import (
    Card,
    Observation,
    Phase,
    State,
    actor_of,
    edition_ids,
    is_natural,
    load_ruleset,
    observe,
    rank_of,
)
from engine.rng import Chance
from tests.engine.kit.deals import play_out
from tests.gui.controller.prompt_checks import Spy, check
from tests.gui.controller.tables import (
    NAMES,
    Table,
    hand_of,
    new_match,
    obvious_gesture,
    random_gesture,
    watching_match,
)
from tests.gui.session.laid_aside import check_aside, had_hope, laid_aside, stagings
from tests.kit.positions import HAND, cards, match_at, playing, position

TABLES = (
    *edition_ids(),
    "complete-standard/2p+caliente+always-frozen",
    "complete-standard/3p+caliente",
    "complete-standard/5p",
    "complete-standard/6p/3t+caliente+always-frozen+extra-deck",
    "complete-samba/2p+caliente",
    "complete-samba/3p+caliente",
    "complete-samba/5p+caliente",
    "complete-samba/6p/3t+all-play",
)
LOOKS = 50
"""The approximate number of moments of a deal that are examined, at least."""


def look(view: Observation, spy: Spy) -> set[TextId]:
    """Returns the prompts that the viewer gets; fails if one is false."""
    spy.begin()
    build_prompt(TableFacts(view, NAMES[: view.rules.players], persons=frozenset({view.seat})), spy)
    check(view, spy)
    return set(spy.prompts)


def look_aside(view: Observation, staging: Staging, spy: Spy) -> set[TextId]:
    """Returns the prompts that a viewer gets with cards laid aside; fails if one is false."""
    spy.begin()
    stage = judge_stage(view, staging)
    seats = NAMES[: view.rules.players]
    facts = TableFacts(view, seats, persons=frozenset({view.seat}), stage=stage)
    build_prompt(facts, spy)
    build_stage(facts, spy)
    check_aside(view, staging, spy)
    return set(spy.prompts)


@pytest.mark.parametrize("table", TABLES)
def test_it_is_true_all_through_a_deal(table: str) -> None:
    steps = tuple(play_out(load_ruleset(table), f"{table}, deal 1"))
    states = (*(step.before for step in steps), steps[-1].after)
    rules, over = states[0].rules, states[-1]
    assert over.public.phase is Phase.OVER
    spy, said, chance = Spy(rules), set[TextId](), Chance(table)
    for state in states[: -1 : 1 + len(states) // LOOKS]:
        view = observe(state, actor_of(rules, state.public))
        said |= look(view, spy)
        for staging in stagings(view, chance):
            if staging.groups:
                said |= look_aside(view, staging, spy)
    for seat in range(rules.players):
        said |= look(observe(states[len(states) // 2], seat), spy)
        assert look(observe(over, seat), spy) <= {TextId.PROMPT_DEAL_OVER, TextId.PROMPT_MATCH_OVER}
    assert said >= {TextId.PROMPT_WAIT, TextId.PROMPT_DRAW}
    # Where a side opens seldom, all that is laid aside waits for the opening, or for a take.
    assert said & {TextId.PROMPT_STAGED, TextId.PROMPT_OPEN_STAGED, TextId.PROMPT_TAKE_STAGED}
    assert all(map(had_hope, steps))


MIXED = "7c 7d 7h 7s 7c 7d 2c"
OPEN = "Kc Kh Kh"
EMPTY: dict[str, Any] = {"stock": {"count": 0}}
YES = {"asked": {"seat": 0, "answer": True}}
MUST = {**YES, "rules": "geeky-hobbies/4p"}
EXPOSED = {**YES, "rules": "stingray-classic/4p"}
BY_HAND = {
    "edition": "hasbro-2001",
    "players": 4,
    "house": {"bonus.may_be_forgotten": True, "bonus.forgotten_penalty": 500},
}
SAMBA = {"rules": "complete-samba/4p"}


def lay(text: str) -> Gesture:
    return Drop(cards(text), HAND, FELT)


Shown = tuple[State, Sequence[Gesture]]

SHOWN: dict[TextId, Shown] = {
    TextId.PROMPT_DRAW: (position("4c 5d 6h"), ()),
    TextId.PROMPT_STOCK_EMPTY: (position("4c 5d", **EMPTY), ()),
    TextId.PROMPT_TAKE_SHORT: (position("9s 9d As Ad Ah 4c 5d"), ()),
    TextId.PROMPT_MUST_TAKE: (position("4c 5d", "9h 9h 9d", **EMPTY), ()),
    TextId.PROMPT_OPEN: (playing("9s 9d 9h 4c"), ()),
    TextId.PROMPT_NO_OPENING: (playing("4c 5d", scores=[1520, 0]), ()),
    TextId.PROMPT_NO_CANASTA: (
        playing("9s 9d 9h 4c", rules="brazilian/4p", scores=[7000, 0]),
        (),
    ),
    TextId.PROMPT_PLAY: (playing("Ks 4c 5d", OPEN), ()),
    TextId.PROMPT_DISCARD: (playing("4c 5d", OPEN), ()),
    TextId.PROMPT_LAY_FIRST: (playing("7c", "7d 7h 7s 7c 7d 2c"), ()),
    TextId.PROMPT_COMBINE_FIRST: (playing("Qc", f"{MIXED}, Kc Kd Kh Ks, Kc Kd Kh", **SAMBA), ()),
    TextId.PROMPT_SPECIAL: (
        playing("6h 6d 8c 8d 9s 9c Jh Jd Qs Qc Kd Ks 5h 5s", rules="modern-american/4p"),
        (),
    ),
    TextId.PROMPT_KEEP_THREE: (playing("3s 4c 5d", rules="modern-american/4p"), ()),
    TextId.PROMPT_LAY_THREE: (playing("3h 4c 5d", OPEN, rules="modern-american/4p"), ()),
    TextId.PROMPT_LAY_BONUS: (playing("3h 4c 5d", rules=BY_HAND), ()),
    TextId.PROMPT_STAY_IN: (playing("4c 5d", OPEN, asked={"seat": 0, "answer": False}), ()),
    TextId.PROMPT_MAY_GO_OUT: (playing("4c", MIXED, **YES), ()),
    TextId.PROMPT_MUST_GO_OUT: (playing("4c", MIXED, **MUST), ()),
    TextId.PROMPT_CANNOT_GO_OUT: (playing("4c 5d 6h", MIXED, **MUST), ()),
    TextId.PROMPT_SHOW_HAND: (playing("4c 5d 6h", MIXED, **EXPOSED), ()),
    TextId.PROMPT_ANSWER: (playing("4c 5d", turn=2, phase="answer", asked=2), ()),
    TextId.PROMPT_ANSWER_AWAITED: (playing("4c 5d", phase="answer", asked=0), ()),
    TextId.PROMPT_WAIT: (playing("4c 5d", turn=1), ()),
    TextId.PROMPT_DEAL_OVER: (playing("4c 5d", phase="over"), ()),
    TextId.PROMPT_MATCH_OVER: (playing("4c 5d", phase="over", winners=[0]), ()),
}
"""For each prompt a position in which it is said."""

LAID_ASIDE: dict[TextId, Shown] = {
    TextId.PROMPT_TAKE_CHOOSE: (
        position("9s 9d 2c 4c 5d", OPEN),
        (Activate(PILE, ()), Drop(cards("9s 9d"), Zone(ZoneKind.STAGE, 0, 0), HAND)),
    ),
    TextId.PROMPT_TAKE_STAGED: (position("9s 9d As Ad Ah"), (Activate(PILE, cards("9s 9d")),)),
    TextId.PROMPT_TAKE_READY: (
        position("9s 9d As Ad Ah 4c 5d"),
        (Activate(PILE, cards("9s 9d")), lay("As Ad Ah")),
    ),
    TextId.PROMPT_OPEN_STAGED: (playing("9s 9d 9h Ks Kd Kh 4c"), (lay("9s 9d 9h"),)),
    TextId.PROMPT_OPEN_HOPELESS: (playing("9s 9d 9h 4c 5d"), (lay("9s 9d 9h"),)),
    TextId.PROMPT_STAGED: (playing("9s 9d 4c 5d", OPEN), (lay("9s 9d"),)),
    TextId.PROMPT_READY: (playing("As Ad Ah 4c 5d"), (lay("As Ad Ah"),)),
}
"""For each prompt about cards laid aside a position and the gestures before it."""

WAITING = {
    TextId.PROMPT_BEGIN,
    TextId.PROMPT_CURTAIN,
    TextId.PROMPT_CONTINUE,
    TextId.PROMPT_HURRIED,
}
"""The prompts that are said while nobody plays."""


@pytest.mark.parametrize("what", SHOWN)
def test_it_is_said_where_it_is_true(what: TextId) -> None:
    spy = Spy(SHOWN[what][0].rules)
    assert what in look(observe(SHOWN[what][0], 0), spy)


@pytest.mark.parametrize("what", LAID_ASIDE)
def test_it_is_said_of_cards_laid_aside(what: TextId) -> None:
    state, gestures = LAID_ASIDE[what]
    spy = Spy(state.rules)
    session = Session(match_at(state), spy)
    for gesture in gestures:
        session.handle(gesture)
    spy.begin()
    session.view()
    assert set(spy.prompts) == {what}
    view = observe(state, 0)
    assert look_aside(view, laid_aside(view, gestures), spy) == {what}


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("9s 9d 9h 4c 5d", "Discard: not enough to open yet."),
        ("4c 5d", "Discard: not enough to open yet."),
        ("9s 9d 9h 2c 4c 5d", "To open, lay 50 points, or discard."),
    ],
)
def test_a_hand_that_cannot_open_is_asked_to_discard(hand: str, said: str) -> None:
    """Three nines are worth 30 of the 50 points, whatever is done with them; a two adds 20."""
    match = match_at(playing(hand))
    assert Session(match, Words(match.rules)).view().brief_prompt == said


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ("3s", TextId.PROMPT_KEEP_THREE),
        ("Kd", TextId.PROMPT_OPEN),
    ],
)
def test_a_three_kept_earlier_leaves_the_line_to_the_opening(drawn: str, said: TextId) -> None:
    view = observe(playing("3s As Ad Ah Ks Kd Kh 2c 2h 4c", rules="modern-american/4p"), 0)
    assert look(replace(view, drawn=cards(drawn)), Spy(view.rules)) == {said}


FOOT: dict[str, Any] = {
    "rules": "complete-hand-and-foot/4p",
    "feet": ["Qs Qd Qh 4c 5d", 11, 11, 11],
    "in_foot": [False] * 4,
}


@pytest.mark.parametrize(
    ("hand", "gesture", "said"),
    [
        ("Ks Kd", lay("Ks Kd"), TextId.PROMPT_PLAY),
        ("4d", Activate(PILE, cards("4d")), TextId.PROMPT_WAIT),
    ],
)
def test_it_is_true_with_the_foot_in_hand(hand: str, gesture: Gesture, said: TextId) -> None:
    match = match_at(playing(hand, OPEN, **FOOT))
    Session(match, Words(match.rules)).handle(gesture)
    view = match.observe(0)
    assert view.hand == tuple(sorted(cards("Qs Qd Qh 4c 5d")))
    assert look(view, Spy(match.rules)) == {said}


def test_it_is_said_while_nobody_plays() -> None:
    spy = Spy(new_match().rules)
    Session(new_match(), spy).view()
    assert set(spy.prompts) == {TextId.PROMPT_BEGIN}
    spy.begin()
    shared = Session(match_at(playing("4c 5d"), people=(0, 2)), spy)
    shared.come_to_rest()
    assert set(spy.prompts) == {TextId.PROMPT_CURTAIN}
    spy.begin()
    paused = Session(match_at(playing("4c 5d", turn=1)), spy)
    paused.pause()
    paused.view()
    assert TextId.PROMPT_CONTINUE in spy.prompts
    spy = Spy(watching_match().rules)
    watching = Session(watching_match(), spy)
    watching.next_deal()
    spy.begin()
    watching.handle(Press(ButtonId.MY_DEAL))
    assert set(spy.prompts) == {TextId.PROMPT_HURRIED}


def test_every_line_has_its_place() -> None:
    assert {it for it in TextId if it.startswith("prompt_")} == {*SHOWN, *LAID_ASIDE, *WAITING}


def fullest_rank(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the cards of the rank that a hand holds most of."""
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
