"""Exercises as JSON: a position, and what was found in it."""

from hashlib import sha256

from engine.codec.actions import format_action, read_action
from engine.codec.codec_error import CodecError
from engine.codec.reasons import format_reason, read_reason
from engine.cursor import Cursor, Json, read_all
from engine.exercises.exercise import LEVELS, Alternative, Exercise, Judged, Theme
from engine.jsonfiles.text import format_json
from engine.position import format_position, read_position
from engine.state import State

_REQUIRED = ("id", "theme", "level", "best", "reasons", "others", "doubt", "position")


def make_exercise(state: State, judged: Judged) -> Exercise:
    """Returns the exercise of a position; its id depends only on the position."""
    digest = sha256(format_json(_position(state))).hexdigest()[:12]
    return Exercise(digest, state, judged)


def format_exercise(exercise: Exercise) -> dict[str, Json]:
    """Returns the exercise as JSON."""
    judged = exercise.judged
    return {
        "id": exercise.id,
        "theme": judged.theme.value,
        "level": judged.level,
        "best": format_action(judged.best),
        "reasons": [format_reason(reason) for reason in judged.reasons],
        "others": [
            {"action": format_action(one.action), "cost": one.cost} for one in judged.alternatives
        ],
        "doubt": judged.doubt,
        "position": _position(exercise.state),
    }


def parse_exercise(value: object) -> Exercise:
    """Reads an exercise. Raises `CodecError` with every problem."""
    return read_all(_read, value, CodecError)


def _position(state: State) -> dict[str, Json]:
    """Returns the position as JSON without empty members, because files hold many positions."""
    return {name: value for name, value in format_position(state).items() if value is not None}


def _read(cursor: Cursor) -> Exercise | None:
    members = cursor.members(_REQUIRED, _REQUIRED)
    if not set(_REQUIRED) <= set(members.values):
        return None
    state = read_position(members["position"])
    best = read_action(members["best"])
    alternatives = tuple(map(_read_alternative, members["others"].items()))
    if not alternatives:
        members["others"].fail("at least one other action expected")
    reasons = tuple(map(read_reason, members["reasons"].items()))
    known = tuple(one for one in alternatives if one is not None)
    if state is None or best is None or not known:
        return None
    judged = Judged(
        theme=members["theme"].choice(tuple(Theme)),
        level=members["level"].choice(LEVELS),
        best=best,
        reasons=tuple(reason for reason in reasons if reason is not None),
        alternatives=known,
        doubt=members["doubt"].integer(0),
    )
    return Exercise(members["id"].text(40), state, judged)


def _read_alternative(cursor: Cursor) -> Alternative | None:
    members = cursor.members(("action", "cost"), ("action", "cost"))
    if "action" not in members or "cost" not in members:
        return None
    action = read_action(members["action"])
    return None if action is None else Alternative(action, members["cost"].integer(0))
