"""Reasons as JSON: ``{"reason": "draw.pile", "params": {"count": 7}}``."""

from engine.cursor import Cursor, Json
from engine.notation import format_cards
from engine.reasons import Reason
from engine.refusals import Parameter

_KEYS = ("reason", "params", "cards")


def format_reason(reason: Reason) -> dict[str, Json]:
    """Returns the reason as JSON; parameters and cards only if it has some."""
    parts: dict[str, Json] = {"reason": reason.id}
    if reason.params:
        parts["params"] = dict(reason.params)
    if reason.cards:
        parts["cards"] = format_cards(reason.cards)
    return parts


def read_reason(cursor: Cursor) -> Reason | None:
    """Reads a reason, of whatever id; what is wrong with it is noted at the cursor."""
    members = cursor.members(_KEYS, required=("reason",))
    if "reason" not in members:
        return None
    params = read_params(members["params"]) if "params" in members else {}
    cards = members["cards"].cards() if "cards" in members else ()
    return Reason(members["reason"].text(), params, cards)


def read_params(cursor: Cursor) -> dict[str, Parameter]:
    """Reads numbers, texts and truths by name."""
    params: dict[str, Parameter] = {}
    for name, value in cursor.mapping().items():
        if isinstance(value, int | str):
            params[name] = value
        else:
            cursor.at(value, name).fail("a number, a text, true or false expected")
    return params
