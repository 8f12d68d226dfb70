"""From cards and actions to the kernel's groups."""

from collections.abc import Callable

from engine.actions import Action, Discard, DrawStock, Meld, Pass, Play, TakePile
from engine.ai.kernel import moves
from engine.ai.kernel.classes import BIG, NATURALS, STOP, TWO, WILD_SET, class_counts, class_of
from engine.ai.kernel.sequences.hearing import are_sequences_alike, sequence_move_of
from engine.ai.kernel.table import Lay, Table
from engine.cards import Card, is_wild
from engine.observation import Observation

Move = Callable[[Table], None]


def move_of(view: Observation, action: Action) -> Move | None:
    """What a lawful action does to the kernel's table; ``None`` for talk."""
    match action:
        case DrawStock():
            return moves.draw
        case Pass():
            return moves.pass_turn
        case _ if view.rules.meld.sequences:
            return sequence_move_of(view, action)
        case Discard(card):
            kind = class_of(card)
            return lambda table: moves.discard(table, kind)
        case Meld(plays):
            lays = _lays(view, plays)
            return lambda table: moves.lay(table, lays)
        case TakePile(using, _, plays):
            support, lays = _support(view, using), _lays(view, plays)
            return lambda table: moves.take(table, support, lays)
        case _:
            return None


def are_alike(view: Observation, one: Action, other: Action) -> bool:
    """Whether two lawful actions are the same but for suits and order."""
    if view.rules.meld.sequences:
        return are_sequences_alike(view, one, other)
    match one, other:
        case Discard(first), Discard(second):
            return class_of(first) == class_of(second)
        case Meld(first), Meld(second):
            return set(_lays(view, first)) == set(_lays(view, second))
        case TakePile(), TakePile():
            is_same = _support(view, one.using) == _support(view, other.using)
            return is_same and set(_lays(view, one.plays)) == set(_lays(view, other.plays))
        case _:
            return one == other


def _support(view: Observation, using: tuple[Card, ...]) -> Lay:
    return _group(class_of(view.public.pile[-1]), using)


def _lays(view: Observation, plays: tuple[Play, ...]) -> tuple[Lay, ...]:
    return tuple(_lay(view, play) for play in plays)


def _lay(view: Observation, play: Play) -> Lay:
    """The group of a play; wild cards alone join the meld that they are meant for."""
    meld = () if play.to is None else view.own.melds[play.to].cards
    kinds = (class_of(card) for card in (*play.cards, *meld) if not is_wild(card))
    return _group(next(kinds, WILD_SET), play.cards)


def _group(kind: int, cards: tuple[Card, ...]) -> Lay:
    assert kind < NATURALS or kind in {STOP, WILD_SET}
    counts = class_counts(cards)
    naturals = 0 if kind == WILD_SET else counts[kind]
    return kind, naturals, counts[TWO], counts[BIG]
