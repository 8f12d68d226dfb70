"""JSON as text, read within bounds, so that callers need not check depth and size again."""

import json
from collections import Counter
from typing import cast

DEEPEST = 100
"""How deep lists and objects may be nested. What the program writes needs ten levels."""


class JsonError(ValueError):
    """Raised for a text that cannot be used as JSON. The message says why."""


def parse_json(data: bytes | str) -> object:
    """Returns the value that a JSON text holds. A text in it may hold half a character, escaped.

    Raises `JsonError` for what is not JSON in UTF-8, is nested deeper than `DEEPEST`, names a key
    twice, or holds a number too long to be converted.
    """
    text = _text_of(data).strip()
    try:
        value: object = json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise JsonError(f"not JSON: {error.msg.lower()} at {_place(error)}") from None
    except RecursionError:
        raise _too_deep() from None
    except JsonError:
        raise
    except ValueError:
        raise JsonError("not usable: a number is too long") from None
    if text.count("[") + text.count("{") > DEEPEST and _is_too_deep(value):
        raise _too_deep()
    return value


def parse_object(data: bytes | str) -> dict[str, object]:
    """Returns the members of the object that a JSON text holds. Raises `JsonError` as
    `parse_json`.
    """
    value = parse_json(data)
    if not isinstance(value, dict):
        raise JsonError("not an object")
    return cast("dict[str, object]", value)


def format_json(value: object, *, indent: int | None = None) -> bytes:
    """Returns a value as JSON in UTF-8, ended by a newline; without an indent in one line."""
    separators = (",", ":") if indent is None else None
    text = json.dumps(value, ensure_ascii=False, indent=indent, separators=separators)
    # Half a character, which some systems let people type, becomes an escape of JSON.
    return text.encode(errors="backslashreplace") + b"\n"


def _text_of(data: bytes | str) -> str:
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise JsonError("not text in UTF-8") from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Returns an object; raises `JsonError` for a key that is named twice."""
    members = dict(pairs)
    if len(members) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counts.items() if count > 1)
        raise JsonError(f"not usable: key {twice!r} occurs twice")
    return members


def _place(error: json.JSONDecodeError) -> str:
    line = f"line {error.lineno}, " if error.lineno > 1 else ""
    return f"{line}column {error.colno}"


def _too_deep() -> JsonError:
    return JsonError("not usable: nested too deeply")


def _is_too_deep(value: object) -> bool:
    level = [value]
    for _ in range(DEEPEST):
        level = [part for parent in level for part in _parts(parent)]
    return any(isinstance(part, dict | list) for part in level)


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(cast("dict[str, object]", value).values())
    return cast("list[object]", value) if isinstance(value, list) else []
