"""Builds a plain view of an engine state, with all cards in their places."""

from canasta_gui.viewmodel.builders.names import place_of_melds
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.viewmodel.seat_views import CardView, MeldView, SeatView, SideView
from canasta_gui.viewmodel.table_view import PileView, StageView, TableView
from engine import Phase, State, canasta_kind, observe, side_of, turn_order


def view_of(state: State, viewer: int) -> TableView:
    """Returns what a seat sees of a state; all hands are open when the deal is over."""
    rules, public = state.rules, state.public
    order = turn_order(rules, public)
    first = order.index(viewer) if viewer in order else 0
    around = dict.fromkeys((viewer, *order[first:], *order[:first]))
    resting = (seat for seat in public.sitting_out if seat != viewer)
    return TableView(
        viewer=viewer,
        seats=tuple(_seat(state, seat, viewer) for seat in around),
        sides=tuple(
            _side(state, side, place_of_melds(observe(state, viewer), side), viewer)
            for side in range(len(public.sides))
        ),
        stock_count=public.stock_count,
        stock_description="stock",
        pile=PileView(
            public.pile,
            frozenset(public.crosswise),
            public.is_frozen,
            "word",
            "pile",
            base=public.base_count,
        ),
        stage=StageView(),
        prompt="prompt",
        last_action="last",
        resting=tuple(_seat(state, seat, viewer) for seat in resting),
    )


def _seat(state: State, seat: int, viewer: int) -> SeatView:
    hand = state.private[seat].hand
    is_seen = seat == viewer or state.public.end is not None
    return SeatView(
        seat=seat,
        side=side_of(state.rules, seat),
        name=f"Seat {seat}",
        hand=tuple(CardView(card if is_seen else None) for card in hand),
        is_viewer=seat == viewer,
        is_person=seat == viewer,
        is_to_act=state.public.phase is not Phase.OVER and state.public.turn == seat,
        is_dealer=state.public.dealer == seat,
        dealt="dealer" if state.public.dealer == seat else "",
        description=f"Seat {seat}, {len(hand)} cards",
        face=FACES[seat],
        foot=state.public.foot_counts[seat] if state.public.foot_counts else 0,
    )


def _side(state: State, side: int, place: int, viewer: int) -> SideView:
    table = state.public.sides[side]
    lying = table.melds if place == side else ()
    return SideView(
        side=side,
        name=f"Side {side}",
        is_own=side == side_of(state.rules, viewer),
        melds=tuple(
            MeldView(meld.cards, canasta_kind(state.rules, meld), f"{len(meld.cards)} of 7", "meld")
            for meld in lying
        ),
        bonus=(*table.bonus, *table.aside),
        score="0",
        description=f"Side {side}",
        place=None if place == side else place,
    )
