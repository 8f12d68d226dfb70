"""Actions, events, reasons, refusals and scores as JSON.

An action is ``{"do": "take", "with": "9h 9d", "plays": [{"cards": "Ac As 2c"}]}``, an event
``{"event": "card-drawn", "seat": 0, "card": "9h"}``.
"""

import json
import re
from dataclasses import MISSING
from typing import get_args

from engine import actions as act
from engine.codec.records import (
    CARD,
    CodecError,
    Form,
    Member,
    RecordForm,
    TaggedForm,
    listing,
    whole,
)
from engine.cursor import Cursor, Json, read_all
from engine.events import Event
from engine.reasons import Parameter, Reason, Refusal
from engine.score_lines import ScoreItem, SideScore
from engine.state import Side

_PLACE = whole(0)
PLAY = RecordForm(
    act.Play, Member("cards"), Member("from", "source", _PLACE), Member("to", form=_PLACE)
)
_PLAYS = Member("plays", form=listing(PLAY))
_USING = Member("with", "using", default=(), is_kept=True)
ACTION = TaggedForm[act.Action](
    "do",
    {
        "draw": RecordForm(act.DrawStock),
        "take": RecordForm(act.TakePile, _USING, Member("to", form=_PLACE), _PLAYS),
        "caliente": RecordForm(act.PlayCaliente),
        "special-hand": RecordForm(act.PlaySpecialHand),
        "meld": RecordForm(act.Meld, _PLAYS),
        "lay-bonus": RecordForm(act.LayBonus),
        "discard": RecordForm(act.Discard),
        "ask": RecordForm(act.AskPartner),
        "answer": RecordForm(act.Answer),
        "pass": RecordForm(act.Pass),
    },
)


def format_action(action: act.Action) -> dict[str, Json]:
    """Returns the action as JSON."""
    return ACTION.write(action)


def parse_action(value: object) -> act.Action:
    """Reads an action from JSON. Raises `CodecError` with every problem."""
    return read_all(ACTION.read, value, CodecError)


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


EVENT = TaggedForm[Event](
    "event", {_kebab(kind.__name__): RecordForm(kind) for kind in get_args(Event)}
)


def format_event(event: Event) -> dict[str, Json]:
    """Returns the event as JSON; nothing is lost."""
    return EVENT.write(event)


def event_text(event: Event) -> str:
    """Returns the event as a line of JSON, for messages."""
    return json.dumps(format_event(event), ensure_ascii=False)


def parse_event(value: object) -> Event:
    """Reads an event from JSON. Raises `CodecError` with every problem."""
    return read_all(EVENT.read, value, CodecError)


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


_ITEM = RecordForm(ScoreItem, Member("rule"), Member("points"), Member("cards", is_kept=True))
_ITEMS = Member("items", form=listing(_ITEM))
_SIDES = listing(RecordForm(SideScore, _ITEMS, Member("total"), Member("match")))


def format_score(sides: tuple[SideScore, ...], winners: tuple[Side, ...]) -> dict[str, Json]:
    """Returns the score of a deal as JSON; the match is over when there are winners."""
    return {"sides": _SIDES.write(sides), "over": bool(winners), "winners": list(winners)}
