"""Events as JSON: ``{"event": "card-drawn", "seat": 0, "card": "9h"}``."""

import json
import re
from typing import get_args

from engine.codec.records import CodecError, RecordForm, TaggedForm
from engine.cursor import Json, read_all
from engine.events import Event


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
