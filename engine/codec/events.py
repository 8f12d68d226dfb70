"""Events as JSON: ``{"event": "card-drawn", "seat": 0, "card": "9h"}``."""

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import get_args

from engine.codec.codec_error import CodecError
from engine.codec.records import keys_of, read_members, write_record
from engine.cursor import Cursor, Json, read_all
from engine.events import Event


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


_KINDS: Mapping[str, type[Event]] = MappingProxyType(
    {_kebab(kind.__name__): kind for kind in get_args(Event)}
)
_NAMES: Mapping[type[Event], str] = MappingProxyType({kind: name for name, kind in _KINDS.items()})


def format_event(event: Event) -> dict[str, Json]:
    """Returns the event as JSON; nothing is lost."""
    return {"event": _NAMES[type(event)], **write_record(event)}


def event_text(event: Event) -> str:
    """Returns the event as a line of JSON, for messages."""
    return json.dumps(format_event(event), ensure_ascii=False)


def parse_event(value: object) -> Event:
    """Reads an event from JSON. Raises `CodecError` with every problem."""
    return read_all(read_event, value, CodecError)


def read_event(cursor: Cursor) -> Event | None:
    """Reads an event; what is wrong with it is noted at the cursor."""
    before = len(cursor.problems)
    name = cursor.tag("event", tuple(_KINDS))
    if name is None:
        return None
    kind = _KINDS[name]
    event = read_members(kind, cursor.members(("event", *keys_of(kind))))
    return event if len(cursor.problems) == before else None
