"""Reads a state from the JSON of a position."""

from dataclasses import replace
from typing import get_args

from engine.codec.records import listing
from engine.cursor import Cursor, ReadError, read_all
from engine.position.contradictions import note_contradictions
from engine.position.seats import PositionTable, read_rules, special_form, throw_form
from engine.position.turn_state import Notes, Turn, read_notes, read_turn, usual_notes
from engine.position.zones import Zones, freezing_places, read_zones
from engine.seating import next_seat
from engine.state import (
    DealEnd,
    Hidden,
    Phase,
    Private,
    Public,
    Question,
    Seat,
    Side,
    State,
    TurnFacts,
)

_OF_MATCH = ("rules", "sides", "deal", "dealer", "sitting_out", "lone", "scores", "end", "winners")
_OF_SEATS = ("hands", "feet", "in_foot", "foot_played", "known", "exposed", "melded")
_OF_SIDES = ("melds", "bonus", "aside", "caliente_played", "asked_in_vain")
_OF_TABLE = ("stock", "pile", "base", "frozen", "crosswise", "thrown")
_OF_TURN = ("turn", "phase", "drew", "asked", "asked_before", "took_pile", "facts")
_KEYS = (*_OF_MATCH, *_OF_SEATS, *_OF_SIDES, *_OF_TABLE, *_OF_TURN)
_ENDS: tuple[DealEnd, ...] = get_args(DealEnd)


class PositionError(ReadError):
    """Raised for a position that is malformed or contradicts itself."""


def parse_position(value: object) -> State:
    """Sets up a position from JSON. Raises `PositionError` with every problem."""
    return read_all(read_position, value, PositionError)


def read_position(cursor: Cursor) -> State | None:
    """Sets up a position; what is wrong with it is noted at the cursor."""
    before = len(cursor.problems)
    members = cursor.members(_KEYS, required=("rules",))
    rules = read_rules(members)
    if rules is None:
        return None
    table = PositionTable(members, rules)
    state = _read_state(table)
    if len(cursor.problems) == before:
        note_contradictions(table, state)
    return state if len(cursor.problems) == before else None


def _read_state(table: PositionTable) -> State:
    rules, resting = table.rules, table.resting()
    zones = read_zones(table, resting.sitting_out)
    resting = replace(resting, lone=zones.lone)
    resting = replace(resting, dealer=table.dealer(resting))
    turn = read_turn(table, resting, next_seat(rules, resting, resting.dealer))
    melded = _read_melded(table, zones)
    own = zones.sides[table.side_of(turn.seat)]
    sizes = tuple(len(meld.cards) for meld in own.melds)
    usual = usual_notes(rules, turn.drew, sizes, has_melded=turn.seat in melded)
    notes = read_notes(table, usual, zones.hands[turn.seat])
    public = _fill(resting, table, zones, turn, notes)
    others = melded - {turn.seat}
    public = replace(public, melded=others | {turn.seat} if notes.has_laid_before else others)
    private = [Private(hand) for hand in zones.hands]
    private[turn.seat] = Private(zones.hands[turn.seat], notes.cards)
    return State(rules, public, tuple(private), Hidden(zones.stock, zones.feet, zones.base))


def _fill(resting: Public, table: PositionTable, zones: Zones, turn: Turn, notes: Notes) -> Public:
    """Returns the empty table with everything that the position puts on it, except who melded."""
    members, places = table.members, freezing_places(table.rules, zones.pile)
    frozen, thrown = members.get("frozen"), members.get("thrown")
    return replace(
        _with_end(table, resting, turn.phase),
        deal=_read_deal(table, turn.phase),
        scores=table.by_side("scores", Cursor.integer, 0),
        turn=turn.seat,
        phase=turn.phase,
        facts=TurnFacts(turn.drew, notes.sizes, notes.has_laid, notes.drawn),
        sides=zones.sides,
        hand_counts=tuple(map(len, zones.hands)),
        foot_counts=tuple(map(len, zones.feet)),
        in_foot=zones.in_foot,
        played_foot=_read_foot_played(table, zones),
        stock_count=len(zones.stock),
        base_count=len(zones.base),
        pile=zones.pile,
        is_frozen=frozen.boolean() if frozen else bool(places),
        crosswise=_read_crosswise(table, zones, places),
        question=turn.question,
        known=zones.known,
        exposed=_read_exposed(table, zones),
        thrown=listing(throw_form(table.seat_form)).read(thrown) if thrown else (),
        winners=_read_winners(table, turn.phase),
        asked=_read_asked(table, turn.question),
        takers=_read_takers(table),
    )


def _read_takers(table: PositionTable) -> frozenset[Seat]:
    """Reads who has taken the pile in this deal."""
    seats = table.seat_list("took_pile")
    if seats and not table.rules.counts_takers:
        table.members["took_pile"].fail("by these rules it does not matter who took the pile")
    return frozenset(seats)


def _read_asked(table: PositionTable, question: Question | None) -> frozenset[Seat]:
    """Reads who has asked in this deal; the seat that asks now is among them."""
    before = table.seat_list("asked_before")
    if not table.rules.ask.once_per_deal:
        if before:
            table.members["asked_before"].fail("by these rules each player may ask again")
        return frozenset()
    return frozenset((*before, *((question.seat,) if question else ())))


def _read_deal(table: PositionTable, phase: Phase) -> int:
    cursor = table.members.get("deal")
    return 1 if cursor is None else cursor.integer(0 if phase is Phase.OVER else 1)


def _read_melded(table: PositionTable, zones: Zones) -> frozenset[Seat]:
    seats = table.seat_list("melded")
    if not (table.is_sound("melds") and table.is_sound("melded")):
        return frozenset()
    for seat in seats:
        if not zones.sides[table.side_of(seat)].melds:
            table.members["melded"].fail(f"the side of seat {seat} has no melds")
    return frozenset(seats)


def _read_foot_played(table: PositionTable, zones: Zones) -> frozenset[Seat]:
    """Reads who has played from the foot; by default everybody who has taken it up."""
    if table.members.get("foot_played") is None:
        return frozenset(seat for seat, is_taken in enumerate(zones.in_foot) if is_taken)
    seats = table.seat_list("foot_played")
    for seat in seats:
        if not zones.in_foot[seat]:
            table.members["foot_played"].fail(f"seat {seat} has not picked up its foot")
    return frozenset(seats)


def _read_crosswise(table: PositionTable, zones: Zones, usual: tuple[int, ...]) -> tuple[int, ...]:
    cursor = table.members.get("crosswise")
    if cursor is None:
        return usual
    return tuple(sorted(item.integer(0, len(zones.pile) - 1) for item in cursor.items()))


def _read_exposed(table: PositionTable, zones: Zones) -> frozenset[Seat]:
    seats = table.seat_list("exposed")
    for seat in seats:
        if zones.known[seat] != zones.hands[seat]:
            table.members["exposed"].fail(f"not every card of seat {seat} is known")
    return frozenset(seats)


def _with_end(table: PositionTable, resting: Public, phase: Phase) -> Public:
    """Returns the empty table with how the deal ended, if the position says so."""
    cursor = table.members.get("end")
    if cursor is None:
        return resting
    if phase is not Phase.OVER:
        cursor.fail("a deal that has ended is in the phase over")
    members = cursor.members(("how", "out", "concealed", "special"), required=("how",))
    out, concealed = members.get("out"), members.get("concealed")
    special = members.get("special")
    word = members.get("how")
    how: DealEnd = word.choice(_ENDS) if word else "out"
    return replace(
        resting,
        end=how,
        out=table.seat_at(out) if out else None,
        is_concealed=concealed.boolean() if concealed else False,
        special=special_form(table.seat_form).read(special) if special else None,
    )


def _read_winners(table: PositionTable, phase: Phase) -> tuple[Side, ...]:
    cursor = table.members.get("winners")
    if cursor is None:
        return ()
    winners = tuple(item.integer(0, table.sides - 1) for item in cursor.items())
    if winners and phase is not Phase.OVER:
        cursor.fail("a match that is won is in the phase over")
    return winners
