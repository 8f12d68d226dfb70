"""Compares the kernel with the engine: verdicts, tables and scores."""

from collections.abc import Callable, Iterable, Mapping

from engine import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Pass,
    Phase,
    PlayCaliente,
    PlaySpecialHand,
    State,
    TakePile,
    is_legal,
    score_deal,
)
from engine.kernel import taking
from engine.kernel.action_reader import move_of
from engine.kernel.action_writer import ActionWriter
from engine.kernel.counted_turn import ANSWER, OVER, CountedTurn
from engine.kernel.exits import NO_CARD, Exit, find_exit
from engine.kernel.kinds import kind_map
from engine.kernel.lawful_lays import can_lay
from engine.kernel.options import (
    can_ask,
    can_draw,
    can_lay_bonus,
    can_play_caliente,
    discards,
    special_hand,
)
from engine.kernel.score import deal_points
from engine.kernel.state_reader import lays_of, support_of, table_of
from engine.kernel.table import Table
from engine.rules.exits import find_exit as find_engine_exit
from engine.rules.pile_ways import ways
from engine.rules.upcard import adding_places
from tests.engine.kernel.melds import check_melds, fields_of, melds_facts


def table_facts(table: Table) -> dict[str, object]:
    """Returns the facts that must agree, in a form that shows differences."""
    names = {*fields_of(Table), *fields_of(CountedTurn)} - {"seating"}
    facts = {name: getattr(table, name) for name in names}
    facts["melds"] = [melds_facts(melds) for melds in table.melds]
    facts["own"] = table.own is table.melds[table.side]
    return facts


_PLAIN: Mapping[type, Callable[[Table], bool]] = {
    DrawStock: can_draw,
    PlayCaliente: can_play_caliente,
    PlaySpecialHand: lambda table: special_hand(table) is not None,
    AskPartner: can_ask,
    Pass: taking.can_pass,
    Answer: lambda table: table.phase == ANSWER,
}


def kernel_verdict(table: Table, view: Observation, action: Action) -> bool | None:
    """Returns whether the kernel allows an action; ``None`` for one that it cannot express."""
    if plain := _PLAIN.get(type(action)):
        return plain(table)
    match action:
        case LayBonus(card):
            kind = kind_map(view.rules.limits.lanes)(card)
            return can_lay_bonus(table, kind)
        case Discard(card):
            return kind_map(view.rules.limits.lanes)(card) in discards(table)
        case Meld(plays):
            lays = lays_of(view, plays)
            return None if lays is None else can_lay(table, lays)
        case TakePile():
            return _take_verdict(table, view, action)
        case _:
            raise AssertionError(action)


def _take_verdict(table: Table, view: Observation, action: TakePile) -> bool | None:
    support, lays = support_of(view, action), lays_of(view, action.plays, action)
    if support is None or lays is None:
        return None
    return taking.can_take(table, support, lays)


def check_verdicts(table: Table, view: Observation, actions: Iterable[Action]) -> int:
    """Checks that kernel and engine agree on the actions; returns the number compared."""
    judged = check_answers(table, view)
    for action in actions:
        verdict = kernel_verdict(table, view, action)
        if verdict is not None:
            assert verdict == is_legal(view, action), (action, verdict)
            judged += 1
    return judged


def check_answers(table: Table, view: Observation) -> int:
    """Checks ways to take the pile, ways to go out and discards; returns the number of answers
    compared.

    Returns 0 while an answer is owed: the seat to move is then the one that asked, whose hand the
    view does not show.
    """
    if view.public.phase is Phase.ANSWER:
        return 0
    is_draw = view.public.phase is Phase.DRAW
    supports = taking.supports(table) if is_draw else []
    assert taking.adding_places(table) == list(adding_places(view))
    for support in supports:
        take = ActionWriter(view).take(support, ())
        # Cards that make no meld by themselves would join an own meld, which is another take.
        if support_of(view, take) == support:
            assert taking.can_take(table, support) == is_legal(view, take), (support, take)
    allowed = [support for support in supports if taking.can_take(table, support)]
    lawful = [support_of(view, take) for take in ways(view) if is_draw and is_legal(view, take)]
    assert set(allowed) == set(lawful)
    mine = find_exit(table, table.own, table.hand)
    assert (mine is None) == (find_engine_exit(view, view.own.melds, view.hand) is None)
    if mine is not None and view.public.phase == "play":
        _check_exit(table, view, mine)
    kind_of = kind_map(view.rules.limits.lanes)
    thrown = {kind_of(card) for card in view.hand if is_legal(view, Discard(card))}
    assert sorted(discards(table)) == sorted(thrown)
    return len(supports) + 2


def _check_exit(table: Table, view: Observation, found: Exit) -> None:
    """Checks that the kernel's way out is legal and leaves at most the discard."""
    writer = ActionWriter(view)
    if found.lays:
        assert can_lay(table, found.lays), found.lays
        meld = writer.meld(found.lays)
        assert is_legal(view, meld), meld
    laid = sum(len(lay.kinds) for lay in found.lays)
    assert len(view.hand) - laid == (found.last != NO_CARD)
    if found.last != NO_CARD:
        assert writer.discard(found.last).card in view.hand


def advance(table: Table, view: Observation, action: Action, after: State) -> None:
    """Checks that the kernel's table after an action is the engine's."""
    move_of(view, action)(table)
    expected = table_of(after)
    if table.phase == OVER:
        check_points(table, after)
    assert table_facts(table) == table_facts(expected)
    for melds, side in zip(table.melds, after.public.sides, strict=True):
        check_melds(melds, after.rules, side)


def check_points(table: Table, after: State) -> None:
    """Checks the points of each side at the end of a deal."""
    hands = tuple(private.hand for private in after.private)
    feet = after.hidden.feet if any(after.hidden.feet) else ()
    sides = score_deal(after.rules, after.public, hands, feet)
    assert deal_points(table) == tuple(side.total for side in sides)
