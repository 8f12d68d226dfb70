"""Exercises as JSON: a position, and what was found in it."""

from hashlib import sha256

from engine.codec.actions import ACTION
from engine.codec.reasons import REASON
from engine.codec.records import CodecError, Form, Member, RecordForm, listing, whole, word
from engine.cursor import Cursor, Json, read_all
from engine.exercises.exercise import LEVELS, Alternative, Exercise, Judged
from engine.jsonfiles.text import format_json
from engine.position import format_position, read_position
from engine.state import State


def _read_others(cursor: Cursor) -> tuple[Alternative, ...]:
    others: tuple[Alternative, ...] = _OTHERS.read(cursor)
    if not others:
        cursor.fail("at least one other action expected")
    return others


_OTHERS = listing(
    RecordForm(
        Alternative,
        Member("action", form=ACTION),
        Member("cost", form=whole(0)),
        Member("counts", form=listing(REASON)),
    )
)
_JUDGED = RecordForm(
    Judged,
    Member("theme"),
    Member("level", form=word(LEVELS)),
    Member("best", form=ACTION),
    Member("reasons", form=listing(REASON)),
    Member("others", "alternatives", Form(_OTHERS.write, _read_others)),
    Member("doubt", form=whole(0)),
)


def make_exercise(state: State, judged: Judged) -> Exercise:
    """Returns the exercise of a position; its id depends only on the position."""
    digest = sha256(format_json(_position(state))).hexdigest()[:12]
    return Exercise(digest, state, judged)


def format_exercise(exercise: Exercise) -> dict[str, Json]:
    """Returns the exercise as JSON."""
    judged = _JUDGED.write(exercise.judged)
    return {"id": exercise.id, **judged, "position": _position(exercise.state)}


def parse_exercise(value: object) -> Exercise:
    """Reads an exercise. Raises `CodecError` with every problem."""
    return read_all(_read, value, CodecError)


def _position(state: State) -> dict[str, Json]:
    """Returns the position as JSON without empty members, because files hold many positions."""
    return {name: value for name, value in format_position(state).items() if value is not None}


def _read(cursor: Cursor) -> Exercise | None:
    members = cursor.members(("id", *_JUDGED.keys, "position"), ("id", "position"))
    where, name = members.get("position"), members.get("id")
    state = read_position(where) if where else None
    judged = _JUDGED.build(members)
    digest = name.text(40) if name else ""
    return None if judged is None or state is None else Exercise(digest, state, judged)
