"""The lines of a match file: one JSON object each, ended by a newline; the last one is a digest of
all before it.
"""

from collections.abc import Mapping
from dataclasses import MISSING
from functools import cache
from hashlib import sha256
from pathlib import Path

from engine.codec.forms import ACTION, EVENT, REASON
from engine.codec.records import Form, Member, RecordForm, listing, whole
from engine.cursor import LARGEST, Cursor, Json, first_problems
from engine.jsonfiles import JsonError, format_json, open_regular, parse_object
from engine.match.records import (
    LONGEST_TIME,
    Aided,
    Arranged,
    DealBegun,
    Entry,
    Header,
    LevelChanged,
    Played,
    PlayerChanged,
    RulesChanged,
    Timed,
    Undone,
)
from engine.ruleset.model import Ruleset
from engine.saves.header import (
    FORMAT,
    MARK,
    MIGRATIONS,
    WORD,
    Raw,
    format_header,
    format_rules,
    is_unbegun,
    read_header,
    read_rules,
    steps_from,
)
from engine.saves.journal_error import FileProblem, JournalError, LineError, reading

_BEGINNING = b'{"closing":'


def is_closing(line: bytes) -> bool:
    """Returns whether a line closes a record, rightly or not, perhaps incompletely."""
    return line.startswith(_BEGINNING)


class RecordDigest:
    """The SHA-256 of the lines of a record."""

    def __init__(self, lines: bytes = b"") -> None:
        self._hash = sha256(lines)

    def followed_by(self, lines: bytes) -> "RecordDigest":
        """Returns the digest of these lines and further ones."""
        longer = RecordDigest()
        longer._hash = self._hash.copy()
        longer._hash.update(lines)
        return longer

    @property
    def closing_line(self) -> bytes:
        """The line that closes the record after these lines."""
        return format_json({"closing": self._hash.hexdigest()})


LONGEST_LINE = 1 << 20
"""In bytes. The program never writes longer lines."""


def _read_rules(cursor: Cursor) -> Ruleset | None:
    """Reads rules as those of the header are read. Raises `JournalError` without a place."""
    cursor.members(("digest", "rules"), required=("digest", "rules"))
    if cursor.problems:
        return None
    return read_rules(cursor.mapping(), lambda problem, what: JournalError(problem, Path(), what))


_COUNT = whole(1)
_EVENTS = Member("events", form=listing(EVENT))
_WHY = Member("why", "reasons", listing(REASON))
_RULES = Form(format_rules, _read_rules)


@cache
def _entry_forms(seats: int = LARGEST) -> Mapping[str, RecordForm[Entry]]:
    """Returns how entries are written and read at a table, by a member that only they have."""
    seat = Member("seat", form=whole(0, seats - 1))
    stands_in = Member("stands_in", "level", WORD, default=MISSING, is_kept=True)
    seconds = Member("seconds", form=whole(0, LONGEST_TIME))
    return {
        "undo": RecordForm(Undone, Member("undo", "count", _COUNT)),
        "seconds": RecordForm(Timed, seconds),
        "level": RecordForm(LevelChanged, Member("level", form=WORD)),
        "stands_in": RecordForm(PlayerChanged, stands_in, seat),
        "from_next_deal": RecordForm(RulesChanged, Member("from_next_deal", "rules", _RULES)),
        "aid": RecordForm(Aided, Member("aid"), seat),
        "arranged": RecordForm(Arranged, Member("arranged", "order"), seat),
        "action": RecordForm(Played, seat, Member("action", form=ACTION), _EVENTS, _WHY),
        "events": RecordForm(DealBegun, _EVENTS),
    }


_WRITERS = {form.kind: form for form in _entry_forms().values()}
NOTE_MARKS = tuple(
    f'"{key}"'.encode()
    for key, form in _entry_forms().items()
    if form.kind not in (Played, DealBegun)
)
"""Texts in the lines of entries that neither deal nor act."""


def header_line(header: Header) -> bytes:
    """Returns the first line of a match file."""
    return format_json(format_header(header))


def entry_line(entry: Entry, number: int, opened: int = 0) -> bytes:
    """Returns the line of an entry; entries are counted from 1.

    ``opened`` is the number of the opening in which it is written; 0 where openings are not
    counted.
    """
    opening: dict[str, Json] = {"opened": opened} if opened else {}
    return format_json({"n": number, **opening, **_WRITERS[type(entry)].write(entry)})


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

        Raises `LineError`, or the error of a migration for a damaged line, and `JournalError` for
        rules that could not stand in the header either.
        """
        raw = _parse(line)
        for step in self._steps:
            raw = step.entry(raw)
        cursor = Cursor(raw)
        try:
            entry = _read_entry(cursor, number, self.header.rules.players)
        except JournalError as error:
            raise error.at(self.path, number + 1) from error
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
    """Returns the reader of a match file, and its lines of entries. Raises `JournalError`."""
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
    forms = _entry_forms(seats)
    raw = cursor.mapping()
    form = forms[next((key for key in forms if key in raw), "events")]
    members = cursor.members((*form.keys, "n", "opened"), required=("n",))
    entry = form.build(members)
    place = members.get("n")
    if place and place.integer() != number:
        place.fail(f"entry {number} expected; a line is missing or out of place")
    if "opened" in members:
        _COUNT.read(members["opened"])
    return entry
