"""``score``: counts a position as if the deal ended now."""

from dataclasses import replace

from engine.cards import Card
from engine.cli.lines import BESIDE_POSITION, line_command
from engine.codec.scores import format_score
from engine.cursor import Cursor, Json
from engine.deal_score import match_winners, score_deal, winner_by_hand
from engine.position import read_position
from engine.rules.endings import gone_out
from engine.seating import seat_count
from engine.special_hands import special_hand_of
from engine.state import SpecialHand, State


def _score(cursor: Cursor) -> Json:
    names = ("position", "out", "concealed", "special", *BESIDE_POSITION)
    members = cursor.members(names, required=("position",))
    where, seat, concealed = (members.get(name) for name in ("position", "out", "concealed"))
    state = read_position(where) if where else None
    if state is None:
        return None
    out = seat.integer(0, seat_count(state.rules) - 1) if seat else None
    is_concealed = concealed.boolean() if concealed else False
    if is_concealed and out is None:
        cursor.fail("concealed: nobody went out")
    if seat and out in state.public.sitting_out:
        seat.fail(f"seat {out} sits out")
    elif seat and out is not None and (state.private[out].hand or state.hidden.feet[out]):
        seat.fail(f"seat {out} still holds cards")
    shown = members.get("special")
    special = _read_special(state, shown) if shown else None
    return _format(state, out, special, is_concealed=is_concealed)


def _read_special(state: State, cursor: Cursor) -> SpecialHand | None:
    """Reads the seat that lays its hand open, a special hand."""
    seat = cursor.integer(0, seat_count(state.rules) - 1)
    kind = special_hand_of(state.rules, state.private[seat].hand)
    if kind is None:
        cursor.fail(f"seat {seat} holds no special hand")
        return None
    return SpecialHand(seat, kind)


def _format(
    state: State, out: int | None, special: SpecialHand | None, *, is_concealed: bool
) -> dict[str, Json]:
    ended = state if out is None else gone_out(state, out, is_concealed=is_concealed)
    end = ended.public.end or ("pass" if out is None and special is None else None)
    public = replace(ended.public, scores=_scores_before(state), special=special, end=end)
    sides = score_deal(state.rules, public, _hands(state), state.hidden.feet)
    totals = tuple(side.match for side in sides)
    by_hand = winner_by_hand(state.rules, public)
    return format_score(sides, match_winners(state.rules, totals, public.deal, by_hand))


def _scores_before(state: State) -> tuple[int, ...]:
    """Returns the scores with which the deal began; a deal that has ended is in its scores
    already.
    """
    public = state.public
    if public.end is None:
        return public.scores
    sides = score_deal(state.rules, public, _hands(state), state.hidden.feet)
    return tuple(score - side.total for score, side in zip(public.scores, sides, strict=True))


def _hands(state: State) -> tuple[tuple[Card, ...], ...]:
    return tuple(private.hand for private in state.private)


COMMAND = line_command("score", "score positions as if the deal ended", _score)
