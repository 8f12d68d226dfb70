"""Reasons and refusals as JSON.

``{"reason": "draw.pile", "params": {"count": 7}}``,
``{"rule": "opening.below_minimum", "degree": "incomplete", ...}``.
"""

from dataclasses import MISSING

from engine.codec.records import CARD, CodecError, Form, Member, RecordForm, listing
from engine.cursor import Cursor, Json, read_all
from engine.reasons import Reason
from engine.refusals import Parameter, Refusal


def _read_params(cursor: Cursor) -> dict[str, Parameter]:
    """Reads numbers, texts and truths by name."""
    params: dict[str, Parameter] = {}
    for name, value in cursor.mapping().items():
        if isinstance(value, int | str):
            params[name] = value
        else:
            cursor.at(value, name).fail("a number, a text, true or false expected")
    return params


_PARAMS = Form(dict, _read_params)
REASON = RecordForm(Reason, Member("reason", "id"), Member("params", form=_PARAMS), Member("cards"))
_REFUSAL = RecordForm(
    Refusal,
    Member("rule"),
    Member("degree", default=MISSING, is_kept=True),
    Member("params", form=_PARAMS, default=MISSING, is_kept=True),
    Member("blame", form=listing(CARD), default=MISSING, is_kept=True),
)


def format_refusal(refusal: Refusal) -> dict[str, Json]:
    """Returns the refusal as JSON."""
    return _REFUSAL.write(refusal)


def parse_refusal(value: object) -> Refusal:
    """Reads a refusal from JSON. Raises `CodecError` with every problem."""
    return read_all(_REFUSAL.read, value, CodecError)
