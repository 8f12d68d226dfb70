"""Translates actions on cards into moves of the kernel's table."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
)
from engine.kernel import moves
from engine.kernel.counted_meld import Lay
from engine.kernel.kinds import kind_map
from engine.kernel.state_reader import lays_of, support_of
from engine.kernel.table import Table
from engine.observation import Observation

Move = Callable[[Table], None]

_PLAIN: Final[Mapping[type, Move]] = {
    DrawStock: moves.draw,
    Pass: moves.pass_turn,
    PlayCaliente: moves.play_caliente,
    PlaySpecialHand: moves.play_special_hand,
    AskPartner: moves.ask,
}
"""The moves of actions that carry no values."""


def move_of(view: Observation, action: Action) -> Move:
    """Returns the move that a legal action makes on the kernel's table."""
    if plain := _PLAIN.get(type(action)):
        return plain
    match action:
        case Answer(is_yes):
            return lambda table: moves.answer(table, is_yes=is_yes)
        case Discard(card) | LayBonus(card):
            kind = kind_map(view.rules.limits.lanes)(card)
            move = moves.discard if isinstance(action, Discard) else moves.lay_bonus
            return lambda table: move(table, kind)
        case Meld(plays):
            lays = _lays(view, plays)
            return lambda table: moves.lay(table, lays)
        case TakePile():
            support, more = support_of(view, action), _lays(view, action.plays, action)
            assert support is not None, "a lawful take says where the up-card goes"
            return lambda table: moves.take(table, support, more)
        case _:
            raise AssertionError(action)


def are_alike(view: Observation, one: Action, other: Action) -> bool:
    """Returns whether two legal actions differ only in order and in suits without meaning."""
    match one, other:
        case Discard(first), Discard(second):
            kind_of = kind_map(view.rules.limits.lanes)
            return kind_of(first) == kind_of(second)
        case Meld(first), Meld(second):
            return _sorted(view, first) == _sorted(view, second)
        case TakePile(), TakePile():
            if _sorted(view, one.plays, one) != _sorted(view, other.plays, other):
                return False
            return support_of(view, one) == support_of(view, other)
        case _:
            return one == other


def _lays(
    view: Observation, plays: tuple[Play, ...], take: TakePile | None = None
) -> tuple[Lay, ...]:
    lays = lays_of(view, plays, take)
    assert lays is not None, "lawful plays say where their cards go"
    return lays


def _sorted(
    view: Observation, plays: tuple[Play, ...], take: TakePile | None = None
) -> list[tuple[list[int], int, tuple[int, ...]]]:
    """Returns the cards, the place and the combined sets of each lay, sorted."""
    lays = _lays(view, plays, take)
    return sorted((sorted(lay.kinds), lay.place, lay.joined) for lay in lays)
