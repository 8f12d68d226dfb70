"""Finds parts of a position that contradict each other, though each is possible by itself."""

from collections.abc import Callable, Iterator
from operator import gt

from engine.cards import format_card, is_bonus, is_natural
from engine.cursor import Cursor
from engine.position.seats import PositionTable
from engine.special_hands import special_hand_of
from engine.state import DealEnd, Phase, State


def note_contradictions(table: PositionTable, state: State) -> None:
    """Notes every contradiction of a position that could be read, at its place."""
    for note in _CHECKS:
        note(table, state)


def _at(table: PositionTable, name: str) -> Cursor:
    """Returns the cursor of a member, or of the whole position where the member is missing."""
    return table.members.get(name) or table.members.parent


def _frozen_pile(table: PositionTable, state: State) -> None:
    if state.public.is_frozen and not state.public.pile:
        _at(table, "frozen").fail("there is no pile that could be frozen")


def _base_without_pile(table: PositionTable, state: State) -> None:
    if state.public.base_count and not state.public.pile:
        _at(table, "base").fail("there is no pile under which cards could lie")


def _bonus_in_pile(table: PositionTable, state: State) -> None:
    """Notes bonus cards above the first natural card of the pile, or on top of it.

    They come into the pile only at its beginning.
    """
    pile = state.public.pile
    begun = next((place for place, card in enumerate(pile) if is_natural(card)), len(pile) - 1)
    for card in filter(is_bonus, pile[max(begun, 0) :]):
        _at(table, "pile").fail(f"{format_card(card)} lies above a natural card, or on top")


def _resting_seats(table: PositionTable, state: State) -> None:
    for seat in state.public.sitting_out:
        if state.private[seat].hand or state.hidden.feet[seat]:
            _at(table, "hands").fail(f"seat {seat} sits out and holds no cards")
        if seat in state.public.melded:
            _at(table, "melded").fail(f"seat {seat} sits out")
        if state.public.in_foot[seat]:
            _at(table, "in_foot").fail(f"seat {seat} sits out")


def _start_of_turn(table: PositionTable, state: State) -> None:
    public = state.public
    own = public.sides[table.side_of(public.turn)]
    if public.facts.drew == "caliente" and not own.caliente_played:
        _at(table, "drew").fail("the side has played no Caliente card")
    if public.facts.drew == "pile" and not own.melds:
        _at(table, "drew").fail("who takes the pile melds, and the side has no melds")
    is_whole = state.rules.pile.most_taken is None and public.phase is not Phase.OVER
    if public.facts.drew == "pile" and public.pile and is_whole:
        _at(table, "drew").fail("who takes the pile takes all of it, and cards lie there")


def _sizes(table: PositionTable, state: State) -> None:
    """Notes melds that are smaller now than at the beginning of the turn: melds only grow."""
    public = state.public
    melds = public.sides[table.side_of(public.turn)].melds
    sizes, now = public.facts.start_sizes, tuple(len(meld.cards) for meld in melds)
    if len(sizes) > len(now) or any(map(gt, sizes, now)):
        _at(table, "facts").fail(
            f"the side's melds had {_list(sizes)} cards, but have {_list(now)} cards"
        )


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers)) or "no"


def _early_question(table: PositionTable, state: State) -> None:
    public = state.public
    if public.phase is Phase.DRAW and public.question and not table.rules.ask.before_draw:
        _at(table, "asked").fail("by these rules nobody asks before drawing")


def _end(table: PositionTable, state: State) -> None:
    public = state.public
    if public.end is None:
        return
    for fault in _end_faults(state, public.end):
        _at(table, "end").fail(fault)


def _end_faults(state: State, how: DealEnd) -> Iterator[str]:
    public = state.public
    if how == "out" and public.out is None:
        yield "who went out is missing"
    if how != "out" and public.out is not None:
        yield f"nobody goes out by {how}"
    if how != "out" and public.is_concealed:
        yield "only who goes out is concealed"
    if how not in ("out", "special-hand") and public.stock_count:
        yield f"before {how} the stock is used up"
    yield from _special_faults(state, how)
    if how == "out" and public.out is not None and state.private[public.out].hand:
        yield f"seat {public.out} went out and still holds cards"


def _special_faults(state: State, how: DealEnd) -> Iterator[str]:
    special = state.public.special
    if (how == "special-hand") != (special is not None):
        yield "a special hand ends a deal, and nothing else has one"
    elif special and special_hand_of(state.rules, state.private[special.seat].hand) is None:
        yield f"seat {special.seat} holds no special hand"


_CHECKS: tuple[Callable[[PositionTable, State], None], ...] = (
    _frozen_pile,
    _base_without_pile,
    _bonus_in_pile,
    _resting_seats,
    _start_of_turn,
    _sizes,
    _early_question,
    _end,
)
