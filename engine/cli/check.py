"""``check``: tells whether actions are legal in a position, and what happens then."""

from engine.actions import Action
from engine.cli.lines import BESIDE_POSITION, line_command
from engine.codec.actions import ACTION
from engine.codec.events import format_event
from engine.codec.reasons import format_refusal
from engine.codec.scores import format_score
from engine.cursor import Cursor, Json, Members, is_object
from engine.events import DealScored, Event
from engine.position import format_position, read_position
from engine.refusals import Refusal
from engine.rules.decide import Refused, decide
from engine.state import Public, State


def _check(cursor: Cursor) -> Json:
    members = cursor.members(
        ("position", "action", "actions", *BESIDE_POSITION), required=("position",)
    )
    if not is_object(cursor.value):
        return None
    actions = _read_actions(members)
    where = members.get("position")
    state = read_position(where) if where else None
    if state is None or cursor.problems:
        return None
    return _judge(state, actions, is_series="actions" in members)


def _read_actions(members: Members) -> tuple[Action, ...]:
    single, several = members.get("action"), members.get("actions")
    if (single is None) == (several is None):
        members.parent.fail("either 'action' or 'actions' expected")
        return ()
    items = (single,) if single else several.items() if several else ()
    found = (ACTION.read(item) for item in items)
    return tuple(action for action in found if action is not None)


def _judge(state: State, actions: tuple[Action, ...], *, is_series: bool) -> dict[str, Json]:
    events: list[Event] = []
    for index, action in enumerate(actions):
        decision = decide(state, action)
        if isinstance(decision, Refused):
            place: dict[str, Json] = {"at": index} if is_series else {}
            return _answer(state, events, decision.refusals) | place
        events.extend(decision.events)
        state = decision.after
    return _answer(state, events, ())


def _answer(state: State, events: list[Event], refusals: tuple[Refusal, ...]) -> dict[str, Json]:
    return {
        "legal": not refusals,
        "refusals": [format_refusal(refusal) for refusal in refusals],
        "position": format_position(state),
        "events": [format_event(event) for event in events],
        **_deal(state.public, events),
    }


def _deal(public: Public, events: list[Event]) -> dict[str, Json]:
    """Returns how the deal ended; empty if it goes on."""
    scored = next((event for event in events if isinstance(event, DealScored)), None)
    if scored is None:
        return {}
    score = format_score(scored.sides, public.winners)
    how: dict[str, Json] = {"how": public.end, "out": public.out, "concealed": public.is_concealed}
    return {"deal": {**how, "score": score}}


COMMAND = line_command("check", "judge actions in positions", _check)
