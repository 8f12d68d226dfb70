"""The outer form of the messages between page and program: JSON objects within bounds."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, cast

VERSION: Final = 1
"""The version of the messages. A page of another version is told to load itself again."""
MOST_BYTES: Final = 4096
"""The size of the largest message of a page."""
WATCH: Final = -1
"""Stands for a seat where phones only watch, as many as there are."""
NUMBER_DIGITS: Final = 6
"""The length of the number that a phone without a camera types."""
_LONGEST_NAME: Final = 40

MessageMembers = dict[str, object]
Files = Mapping[str, tuple[str, bytes]]
"""What is served: by path the type and the content. Nothing else is."""
MOST_TOLD: Final = 32 << 10
"""The size of the largest message of the process to the program."""


class Code(IntEnum):
    """Why a connection is closed; the page says it in words."""

    NOT_UNDERSTOOD = 4400
    UNKNOWN_KEY = 4401
    WRONG_NUMBER = 4403
    """The table takes no such number, or says that it is of somebody else."""
    LEFT = 4408
    """The seat is played at the table again."""
    REPLACED = 4409
    """Another phone shows this hand now."""
    OTHER_VERSION = 4426
    TOO_MANY = 4429


class WireError(Exception):
    """Raised when a message breaks the form; it holds nothing of the message."""

    def __init__(self, code: Code = Code.NOT_UNDERSTOOD) -> None:
        super().__init__(code.name)
        self.code = code


def read_object(text: object) -> MessageMembers:
    """Returns the members of a message with its kind in ``t``. Raises `WireError`."""
    try:
        if not isinstance(text, str) or len(text.encode()) > MOST_BYTES:
            raise WireError
        found: object = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise WireError from error
    if not isinstance(found, dict):
        raise WireError
    members = cast("MessageMembers", found)
    if not isinstance(members.get("t"), str):
        raise WireError
    return members


def _refuse(_constant: str) -> object:
    raise WireError


def number_in(members: MessageMembers, name: str, most: int = 2**31) -> int:
    """Returns a whole number from 0 to below ``most``. Raises `WireError`."""
    value = members.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < most:
        raise WireError
    return value


def check_names(members: MessageMembers, *names: str) -> None:
    """Raises `WireError` if there are members other than these and the kind."""
    if not members.keys() <= {"t", *names}:
        raise WireError


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a page."""

    key: bytes
    """The secret of the link, as bytes: texts beyond ASCII cannot be compared in constant time."""
    device: str
    """The number that the page drew for this phone."""
    is_taking: bool
    """Whether this phone shall replace another one."""


@dataclass(frozen=True, slots=True)
class Typed:
    """The first message of a page without a key: it asks for one."""

    number: bytes
    """What was typed, as bytes."""


def read_hello(text: object) -> Hello | Typed:
    """Returns the first message. Raises `WireError`, also for a page of another version."""
    members = read_object(text)
    if members["t"] not in ("hello", "type"):
        raise WireError
    if members.get("v") != VERSION:
        raise WireError(Code.OTHER_VERSION)
    return _read_key(members) if members["t"] == "hello" else _read_number(members)


def _read_number(members: MessageMembers) -> Typed:
    check_names(members, "v", "number")
    number = members.get("number")
    if not isinstance(number, str):
        raise WireError
    return Typed(number.encode("utf-8", "surrogatepass"))


def _read_key(members: MessageMembers) -> Hello:
    check_names(members, "v", "key", "device", "take")
    key, device, is_taking = members.get("key"), members.get("device"), members.get("take", False)
    if not isinstance(key, str) or not isinstance(is_taking, bool):
        raise WireError(Code.UNKNOWN_KEY)
    if not isinstance(device, str) or not 0 < len(device) <= _LONGEST_NAME:
        raise WireError
    return Hello(key.encode("utf-8", "surrogatepass"), device, is_taking)


def write(kind: str, **members: object) -> str:
    """Returns a message to a page."""
    return json.dumps({"t": kind, **members}, ensure_ascii=False, separators=(",", ":"))
