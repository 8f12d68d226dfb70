"""From actions on cards to what they do to a table with sequences."""

from collections.abc import Callable

from engine.actions import Action, Discard, Meld, Play, TakePile
from engine.ai.kernel.sequences import moves
from engine.ai.kernel.sequences.kinds import kind_of
from engine.ai.kernel.sequences.melds import Lay
from engine.ai.kernel.sequences.reading import lays_of, support_of
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.kernel.table import Table
from engine.observation import Observation


def sequence_move_of(view: Observation, action: Action) -> Callable[[Table], None] | None:
    """What a lawful action with cards does; ``None`` for any other."""
    match action:
        case Discard(card):
            kind = kind_of(card)
            return on_sequences(lambda table: moves.discard(table, kind))
        case Meld(plays):
            lays = lays_of(view, plays) or ()
            return on_sequences(lambda table: moves.lay(table, lays))
        case TakePile():
            support, more = support_of(view, action), lays_of(view, action.plays, action) or ()
            if support is None:
                return None
            return on_sequences(lambda table: moves.take(table, support, more))
        case _:
            return None


def on_sequences(move: Callable[[SequenceTable], None]) -> Callable[[Table], None]:
    """A move for whoever has a table and does not know of what family."""

    def apply(table: Table) -> None:
        assert isinstance(table, SequenceTable)
        move(table)

    return apply


def are_sequences_alike(view: Observation, one: Action, other: Action) -> bool:
    """Whether two lawful actions with cards are the same but for their order."""
    match one, other:
        case Meld(first), Meld(second):
            return _sorted(view, first) == _sorted(view, second)
        case TakePile(), TakePile():
            is_same = support_of(view, one) == support_of(view, other)
            return is_same and _sorted(view, one.plays, one) == _sorted(view, other.plays, other)
        case _:
            return one == other


def _sorted(view: Observation, plays: tuple[Play, ...], take: TakePile | None = None) -> list[Lay]:
    lays = lays_of(view, plays, take) or ()
    return sorted(lay._replace(kinds=tuple(sorted(lay.kinds))) for lay in lays)
