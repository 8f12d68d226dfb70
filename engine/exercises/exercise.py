"""An exercise: a position, the best action, the others that were tried, and why they are worse; its
JSON, and verdicts on actions that were tried when it was made.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from engine.actions import Action
from engine.ai.advice.advice import Appraisal
from engine.ai.advice.contrast import merits
from engine.ai.advice.theme import Theme
from engine.codec.forms import ACTION, REASON
from engine.codec.records import CodecError, Form, Member, RecordForm, listing, whole, word
from engine.cursor import Cursor, Json, read_all
from engine.jsonfiles import format_json
from engine.kernel.action_reader import are_alike
from engine.observation import Observation, actor_of, observe
from engine.position import format_position, read_position
from engine.reasons import Reason
from engine.state import State

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert")
"""The difficulties of exercises, easiest first: the weakest level whose players find the best
action. ``expert`` marks those that not even a strong player finds."""


def exercise_levels() -> tuple[str, ...]:
    """Returns the difficulties of exercises, easiest first."""
    return LEVELS


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another action of the position, and the points that it costs at the end of the deal."""

    action: Action
    cost: int
    counts: tuple[Reason, ...] = ()
    """Why it is worse than the best action, as counted in the trials, told of the best action."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The best action for the seat to act, judged from its own view."""

    theme: Theme
    level: str
    """One of ``LEVELS``."""
    best: Action
    reasons: tuple[Reason, ...]
    """Why the best action is better than the first of the alternatives."""
    alternatives: tuple[Alternative, ...]
    """The other actions that were tried, the least costly first."""
    doubt: int
    """The standard error, in points, of the cost of the first alternative."""

    @property
    def gap(self) -> int:
        """The points by which the best action is better than the next best one."""
        return self.alternatives[0].cost


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position for practice."""

    id: str
    """Twelve hexadecimal digits that follow from the position."""
    state: State
    judged: Judged


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


@dataclass(frozen=True, slots=True)
class Known:
    """An action that was tried when the exercise was made."""

    appraisal: Appraisal | None
    """What would have been better; ``None`` for the best action."""


def learner_of(exercise: Exercise) -> int:
    """Returns the seat that has to find the best action."""
    return actor_of(exercise.state.rules, exercise.state.public)


def view_of(exercise: Exercise) -> Observation:
    """Returns what that seat sees."""
    return observe(exercise.state, learner_of(exercise))


def known_verdict(exercise: Exercise, action: Action) -> Known | None:
    """Returns the verdict on a lawful first action; ``None`` where it was not tried."""
    view, judged = view_of(exercise), exercise.judged
    if are_alike(view, action, judged.best):
        return Known(None)
    tried = (one for one in judged.alternatives if are_alike(view, action, one.action))
    found = next(tried, None)
    if found is None:
        return None
    is_first = found is judged.alternatives[0]
    reasons = (
        judged.reasons if is_first else merits(view, judged.best, action, found.cost, found.counts)
    )
    return Known(Appraisal(judged.best, reasons, found.cost, found.cost, judged.doubt))
