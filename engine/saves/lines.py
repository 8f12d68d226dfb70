"""The lines of a match file: one JSON object each, ended by a newline."""

from pathlib import Path

from engine.codec.actions import format_action, read_action
from engine.codec.events import format_event, read_event
from engine.codec.reasons import format_reason, read_reason
from engine.cursor import Cursor, Json, Members, first_problems
from engine.events import Event
from engine.jsonfiles.regular import open_regular
from engine.jsonfiles.text import JsonError, format_json, parse_object
from engine.match.records import (
    AIDS,
    LONGEST_TIME,
    Aided,
    Arranged,
    DealBegun,
    Entry,
    Header,
    LevelChanged,
    Played,
    PlayerChanged,
    Timed,
    Undone,
)
from engine.notation import format_cards
from engine.reasons import Reason
from engine.saves.closing import is_closing
from engine.saves.header import MARK, format_header, is_unbegun, read_header, read_word
from engine.saves.journal_error import FileProblem, JournalError, LineError, reading
from engine.saves.migrations import FORMAT, MIGRATIONS, Raw, steps_from
from engine.seating import seat_count

LONGEST_LINE = 1 << 20
"""In bytes. The program never writes longer lines."""

_COMMON = ("n", "opened")


def header_line(header: Header) -> bytes:
    """Returns the first line of a match file."""
    return format_json(format_header(header))


def entry_line(entry: Entry, number: int, opened: int = 0) -> bytes:
    """Returns the line of an entry; entries are counted from 1.

    ``opened`` is the number of the opening in which it is written; 0 where openings are not
    counted.
    """
    opening: dict[str, Json] = {"opened": opened} if opened else {}
    return format_json({"n": number, **opening, **_entry_parts(entry)})


def _entry_parts(entry: Entry) -> dict[str, Json]:
    match entry:
        case DealBegun():
            return {"events": [*map(format_event, entry.events)]}
        case Played():
            why: dict[str, Json] = {"why": [*map(format_reason, entry.reasons)]}
            return {
                "seat": entry.seat,
                "action": format_action(entry.action),
                "events": [*map(format_event, entry.events)],
                **(why if entry.reasons else {}),
            }
        case Undone():
            return {"undo": entry.count}
        case Aided():
            return {"aid": entry.aid, "seat": entry.seat}
        case Arranged():
            return {"arranged": format_cards(entry.order), "seat": entry.seat}
        case Timed():
            return {"seconds": entry.seconds}
        case LevelChanged():
            return {"level": entry.level}
        case PlayerChanged():
            return {"stands_in": entry.level, "seat": entry.seat}


class Reader:
    """Reads the lines of one file in any known format."""

    def __init__(self, path: Path, first: bytes) -> None:
        """Reads the header line, newline included. Raises `JournalError`."""
        self.path = path
        raw = self._parse_header(first)
        self.version = self._version_of(raw)
        try:
            self._steps = steps_from(self.version, MIGRATIONS)
            for step in self._steps:
                raw = step.header(raw)
        except (ValueError, KeyError, TypeError) as error:
            raise self._error(FileProblem.DAMAGED, f"the header cannot be read: {error}") from error
        self.header: Header = read_header(raw, self._error)

    def entry(self, line: bytes, number: int) -> Entry:
        """Reads the line of an entry; entries are counted from 1.

        Raises `LineError`, or the error of a migration for a damaged line.
        """
        raw = _parse(line)
        for step in self._steps:
            raw = step.entry(raw)
        cursor = Cursor(raw)
        entry = _read_entry(cursor, number, seat_count(self.header.rules))
        if entry is None or cursor.problems:
            raise LineError("; ".join(first_problems(cursor.problems)))
        return entry

    def entry_or_none(self, line: bytes, number: int) -> Entry | None:
        """Reads the line of an entry; ``None`` for a damaged one."""
        try:
            return self.entry(line, number)
        except (ValueError, KeyError, TypeError):
            return None

    def _parse_header(self, first: bytes) -> Raw:
        if not first.endswith(b"\n") and len(first) < LONGEST_LINE:
            if is_unbegun(first):
                raise self._error(FileProblem.UNBEGUN, "the header is incomplete")
            raise self._error(FileProblem.FOREIGN, "this is no match file")
        try:
            raw = _parse(first)
        except LineError as error:
            if first.startswith(MARK):
                raise self._error(FileProblem.DAMAGED, f"header: {error}") from error
            raise self._error(FileProblem.FOREIGN, "this is no match file") from error
        if raw.get("canasta") != "match":
            raise self._error(FileProblem.FOREIGN, "this is no match file")
        return raw

    def _version_of(self, raw: Raw) -> int:
        version = raw.get("format")
        if not isinstance(version, int) or isinstance(version, bool) or version < 0:
            raise self._error(FileProblem.DAMAGED, "the header names no format")
        if version > FORMAT:
            what = f"a newer program wrote this file (format {version}, known up to {FORMAT})"
            raise self._error(FileProblem.NEWER, what)
        return version

    def _error(self, problem: FileProblem, what: str) -> JournalError:
        return JournalError(problem, self.path, what, line=1)


def read_lines(path: Path) -> tuple[Reader, list[bytes]]:
    """Returns the reader of a match file, and the complete lines of its entries.

    Raises `JournalError` when the header cannot be used.
    """
    with reading(path), open_regular(path) as file:
        # The first line alone tells a stranger's file, however large that is.
        reader = Reader(path, file.readline(LONGEST_LINE))
        lines = file.read().split(b"\n")[:-1]
    if lines and is_closing(lines[-1]):
        lines.pop()
    return reader, lines


def _parse(line: bytes) -> Raw:
    try:
        return parse_object(line)
    except JsonError as error:
        raise LineError(str(error)) from error


def _read_entry(cursor: Cursor, number: int, seats: int) -> Entry | None:
    raw = cursor.value
    assert isinstance(raw, dict)
    if "undo" in raw:
        members = cursor.members(("undo", *_COMMON), required=("n",))
        entry: Entry | None = Undone(members["undo"].integer(1))
    elif "seconds" in raw:
        members = cursor.members(("seconds", *_COMMON), required=("n",))
        entry = Timed(members["seconds"].integer(0, LONGEST_TIME))
    elif "level" in raw:
        members = cursor.members(("level", *_COMMON), required=("n",))
        entry = LevelChanged(read_word(members["level"]))
    elif "stands_in" in raw:
        names = ("n", "stands_in", "seat")
        members = cursor.members((*names, *_COMMON), required=names)
        entry = _read_player(members, seats) if all(name in members for name in names) else None
    elif "aid" in raw:
        names = ("n", "aid", "seat")
        members = cursor.members((*names, *_COMMON), required=names)
        entry = _read_aided(members, seats) if all(name in members for name in names) else None
    elif "arranged" in raw:
        names = ("n", "arranged", "seat")
        members = cursor.members((*names, *_COMMON), required=names)
        entry = _read_arranged(members, seats) if all(name in members for name in names) else None
    elif "action" in raw:
        names = ("n", "seat", "action", "events")
        members = cursor.members((*names, "why", *_COMMON), required=names)
        entry = _read_played(members, seats) if all(name in members for name in names) else None
    else:
        members = cursor.members(("events", *_COMMON), required=("n", "events"))
        entry = DealBegun(_read_events(members)) if "events" in members else None
    if "n" in members and members["n"].integer() != number:
        members["n"].fail(f"entry {number} expected; a line is missing or out of place")
    if "opened" in members:
        members["opened"].integer(1)
    return entry


def _read_aided(members: Members, seats: int) -> Aided:
    return Aided(members["seat"].integer(0, seats - 1), members["aid"].choice(AIDS))


def _read_player(members: Members, seats: int) -> PlayerChanged:
    level = read_word(members["stands_in"])
    return PlayerChanged(members["seat"].integer(0, seats - 1), level)


def _read_arranged(members: Members, seats: int) -> Arranged:
    return Arranged(members["seat"].integer(0, seats - 1), members["arranged"].cards())


def _read_played(members: Members, seats: int) -> Played | None:
    action = read_action(members["action"])
    seat = members["seat"].integer(0, seats - 1)
    if action is None:
        return None
    return Played(seat, action, _read_events(members), _read_reasons(members))


def _read_reasons(members: Members) -> tuple[Reason, ...]:
    found = map(read_reason, members["why"].items()) if "why" in members else ()
    return tuple(reason for reason in found if reason is not None)


def _read_events(members: Members) -> tuple[Event, ...]:
    found = (read_event(item) for item in members["events"].items())
    return tuple(event for event in found if event is not None)
