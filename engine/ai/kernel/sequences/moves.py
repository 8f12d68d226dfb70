"""What an action leads to where there are sequences. Nothing is checked here."""

from collections.abc import Sequence

from engine.ai.kernel.classes import BIG, TWO
from engine.ai.kernel.moves import begin_turn, end_deal
from engine.ai.kernel.sequences.groups import after_of, merged
from engine.ai.kernel.sequences.laws import groups_of_take
from engine.ai.kernel.sequences.melds import NEW, Lay
from engine.ai.kernel.sequences.table import SequenceTable


def take(table: SequenceTable, support: Lay, lays: Sequence[Lay] = ()) -> None:
    """Take the pile with these hand cards and lay more."""
    groups = groups_of_take(table, support, lays)
    table.gather_pile()
    _put_down(table, groups)


def lay(table: SequenceTable, lays: Sequence[Lay]) -> None:
    """Lay cards from the hand."""
    _put_down(table, merged(table.own, lays))


def _put_down(table: SequenceTable, groups: Sequence[Lay]) -> None:
    melds, seat, limits = table.own, table.turn, table.seating.limits
    afters = [after_of(limits, melds, group) for group in groups]
    for group in groups:
        _note_growth(table, group)
        for kind in group.kinds:
            table.lose(seat, kind)
    gone = [place for group in groups for place in sorted((group.place, *group.joined))[1:]]
    table.earlier -= sum(place < table.earlier for place in gone)
    melds.put_down(groups, [after for after in afters if after is not None])
    table.has_laid = True
    if not table.sizes[seat]:
        _go_out(table, is_discard=False)


def _note_growth(table: SequenceTable, group: Lay) -> None:
    """Whether a meld of an earlier turn grows; two of them that become one do not."""
    if group.place == NEW:
        return
    places = (group.place, *group.joined)
    old = sum(place < table.earlier for place in places)
    if old and (group.kinds or old < len(places)):
        table.grown = True


def discard(table: SequenceTable, kind: int) -> None:
    """Throw a card and let the next seat begin."""
    table.lose(table.turn, kind)
    table.pile.append(kind)
    if kind in (TWO, BIG):
        table.is_frozen = True
    if not table.sizes[table.turn]:
        _go_out(table, is_discard=True)
        return
    begin_turn(table, table.seating.following[table.turn])
    table.earlier = len(table.own.lying)


def _go_out(table: SequenceTable, *, is_discard: bool) -> None:
    """The last card has left the hand, laid or thrown."""
    table.out = table.turn
    is_hidden = not is_discard or table.seating.rules.out.concealed_with_discard
    fresh = table.own.lying[table.earlier :]
    is_first = is_hidden and not table.melded[table.turn] and not table.grown
    table.is_concealed = is_first and any(map(table.own.is_canasta, fresh))
    end_deal(table, "out")
