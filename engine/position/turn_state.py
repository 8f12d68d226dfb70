"""How far the turn of a position has gone."""

from dataclasses import MISSING, dataclass
from typing import get_args

from engine.cards import Card, format_cards
from engine.codec.records import Form, Member, RecordForm, listing, whole
from engine.counts import missing_cards
from engine.cursor import LARGEST, is_object
from engine.position.seats import PositionTable
from engine.ruleset.model import Ruleset
from engine.seating import partner_of
from engine.state import Drew, Phase, Public, Question, Seat

_DREW: tuple[Drew, ...] = get_args(Drew)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, its phase, how it began, and a question that was put in it."""

    seat: Seat
    phase: Phase
    drew: Drew | None
    question: Question | None


@dataclass(frozen=True, slots=True)
class Notes:
    """What happened in the turn so far, beyond what lies on the table."""

    sizes: tuple[int, ...]
    """The sizes of the own side's melds when the turn began."""
    has_laid: bool
    has_laid_before: bool
    """Whether the seat laid cards in an earlier turn of the deal."""
    drawn: int
    """How many cards were drawn from the stock."""
    cards: tuple[Card, ...] = ()
    """The drawn cards that are still in the hand."""


def usual_notes(
    rules: Ruleset, drew: Drew | None, sizes: tuple[int, ...], *, has_melded: bool
) -> Notes:
    """Returns the notes of a position that says nothing about the turn so far.

    A seat that has melded is taken to have done so in earlier turns; only a seat that took the pile
    is taken to have laid cards in this one.
    """
    drawn = rules.draw.count if drew == "stock" else 0
    return Notes(sizes, drew == "pile" and bool(sizes), has_melded, drawn)


def notes_form(usual: Notes, most: int = LARGEST) -> RecordForm[Notes]:
    """Returns how notes are written and read: what differs from the usual ones; no number of cards
    is larger than ``most``.
    """
    return RecordForm(
        Notes,
        Member("sizes", form=listing(whole(0, most)), default=usual.sizes),
        Member("laid", "has_laid", default=usual.has_laid),
        Member("before", "has_laid_before", default=usual.has_laid_before),
        Member("drawn", form=whole(0, most), default=usual.drawn),
        Member("cards", form=Form(format_cards, lambda cursor: tuple(sorted(cursor.cards())))),
    )


def read_turn(table: PositionTable, resting: Public, first: Seat) -> Turn:
    """Reads ``turn``, ``phase``, ``drew`` and ``asked``; ``first`` is the default seat."""
    word = table.members.get("phase")
    phase = word.choice(tuple(Phase)) if word else Phase.DRAW
    question = _read_question(table, phase)
    seat = table.seat("turn", first if question is None else question.seat)
    if question is not None:
        _check_turn(table, resting, phase, seat, question.seat)
        seat = question.seat
    if seat in resting.sitting_out and table.is_sound("sitting_out"):
        table.members.parent.fail(f"turn: seat {seat} sits out")
    return Turn(seat, phase, _read_drew(table, phase), question)


def _read_drew(table: PositionTable, phase: Phase) -> Drew | None:
    cursor = table.members.get("drew")
    if cursor is None:
        asks_before = phase is Phase.ANSWER and table.rules.ask.before_draw
        has_drawn = phase in (Phase.PLAY, Phase.ANSWER) and not asks_before
        return "stock" if has_drawn else None
    if phase is Phase.DRAW:
        cursor.fail("nothing has been drawn in the phase draw")
    drew: Drew = cursor.choice(_DREW)
    return drew


def _read_question(table: PositionTable, phase: Phase) -> Question | None:
    cursor = table.members.get("asked")
    if phase is Phase.ANSWER:
        if cursor is None:
            table.members.parent.fail("asked: the phase answer needs the seat that asked")
            return None
        return Question(table.seat_at(cursor))
    if cursor is None:
        return None
    if not is_object(cursor.value):
        cursor.fail("an open question needs the phase answer; an answered one is an object")
        return None
    seat, answer = Member("seat", form=table.seat_form), Member("answer", default=MISSING)
    return RecordForm(Question, seat, answer).read(cursor)


def _check_turn(
    table: PositionTable, resting: Public, phase: Phase, turn: Seat, asker: Seat
) -> None:
    partner = partner_of(table.rules, resting, asker)
    if partner is None:
        table.members["asked"].fail(f"seat {asker} has no partner")
    elif turn != asker and (phase is not Phase.ANSWER or turn != partner):
        table.members.parent.fail(f"turn: it is not seat {turn}'s turn while {asker} asked")


def read_notes(table: PositionTable, usual: Notes, hand: tuple[Card, ...]) -> Notes:
    """Reads ``facts``, which holds only what differs from the usual notes."""
    cursor = table.members.get("facts")
    if cursor is None:
        return usual
    notes = notes_form(usual, table.cards).read(cursor) or usual
    lacking = missing_cards(hand, notes.cards)
    if lacking:
        cursor.fail(f"not in the hand: {format_cards(lacking)}")
    return notes
