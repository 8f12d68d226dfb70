"""The header of a match file: rules, players, deal code; and older formats."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from functools import cache
from typing import Any

from pydantic import ValidationError

from engine.codec.records import Form, Member, RecordForm, listing, whole
from engine.cursor import LARGEST, Cursor, Json, first_problems, to_json
from engine.dealcode import MOST_RIFFLES, DealCodeError, parse_code
from engine.match.records import Header, SeatPlayer
from engine.names import tidy_name
from engine.ruleset.load import digest
from engine.ruleset.model import RULESETS, Ruleset, met_first
from engine.ruleset.problems import problems
from engine.saves.journal_error import FileProblem, JournalError

FORMAT = 3
"""The format that this program writes."""
CLOSED_SINCE = 2
"""The first format whose files end in a closing line."""
RULES_CHANGE_SINCE = 3
"""The first format whose entries may change the rules of the deals to come."""
SAME_LINES_SINCE = 1
"""The first format with the same header and entries; its files go on in place, as they began."""

Raw = dict[str, Any]
"""A line of a match file, as JSON read it."""


def _same(line: Raw) -> Raw:
    return line


@dataclass(frozen=True, slots=True)
class Migration:
    """Converts lines of one format to the next one."""

    header: Callable[[Raw], Raw] = _same
    entry: Callable[[Raw], Raw] = _same


MIGRATIONS: Mapping[int, Migration] = {1: Migration(), 2: Migration()}
"""The migrations by the format from which they start."""


def steps_from(
    version: int, migrations: Mapping[int, Migration], target: int = FORMAT
) -> tuple[Migration, ...]:
    """Returns the migrations from a format to the present one. Raises `ValueError` if one lacks."""
    missing = [number for number in range(version, target) if number not in migrations]
    if missing:
        raise ValueError(f"no way from format {missing[0]}")
    return tuple(migrations[number] for number in range(version, target))


MARK = b'{"canasta":"match"'
"""The first bytes of every match file."""

Fail = Callable[[FileProblem, str], JournalError]
"""Makes the error for a header that cannot be used."""

_BESIDE = ("canasta", "format", "digest", "rules")
"""The members that tell of the file and of the rules, all of them required."""
_LONGEST_WORD = 100
"""In letters."""

WORD = Form(str, lambda cursor: tidy_name(cursor.text(_LONGEST_WORD), _LONGEST_WORD))
"""The id of a level, a temperament, a face, or a version."""
_SEAT = RecordForm(
    SeatPlayer,
    Member("name", form=Form(str, lambda cursor: tidy_name(cursor.text()))),
    Member("kind", default=MISSING, is_kept=True),
    *(Member(key, form=WORD) for key in ("level", "temperament", "face")),
)


def is_unbegun(content: bytes) -> bool:
    """Returns whether a whole file is only the beginning of a header."""
    is_ours = content.startswith(MARK) or MARK.startswith(content)
    return is_ours and b"\n" not in content


@cache
def _form(seats: int = LARGEST) -> RecordForm[Header]:
    """Returns how headers are written and read at a table with so many seats, but for the rules."""
    place = whole(0, seats - 1)
    return RecordForm(
        Header,
        Member("program", form=WORD, default=MISSING),
        Member("seats", form=listing(_SEAT, seats)),
        Member("code", form=Form(str, _read_code)),
        Member("first_dealer", form=place),
        Member("seats_drawn", "are_seats_drawn"),
        Member("in_first_deal", form=place),
        Member("riffles", form=whole(1, MOST_RIFFLES)),
    )


def format_header(header: Header) -> dict[str, Json]:
    """Returns the header as JSON."""
    begun: dict[str, Json] = {"canasta": "match", "format": FORMAT}
    return begun | _form().write(header) | format_rules(header.rules)


def format_rules(rules: Ruleset) -> dict[str, Json]:
    """Returns the whole rules as JSON, with their fingerprint."""
    return {"digest": digest(rules), "rules": to_json(RULESETS.dump_python(rules, mode="json"))}


def read_rules(raw: Mapping[str, object], fail: Fail) -> Ruleset:
    """Reads whole rules with their fingerprint. Raises the error that ``fail`` makes."""
    rules = _read_options(raw["rules"], fail)
    if raw["digest"] != digest(rules):
        raise fail(FileProblem.DIGEST, "the rules do not match their digest")
    _expect_playable(rules, fail)
    return rules


def read_header(raw: Raw, fail: Fail) -> Header:
    """Reads the header from JSON of the present format. Raises the error that ``fail`` makes."""
    cursor = Cursor(raw)
    members = cursor.members((*_BESIDE, *_form().keys), required=_BESIDE)
    header = None
    if not cursor.problems:
        rules = read_rules(raw, fail)
        header = _form(rules.players).build(members, rules=rules)
    if header is None:
        raise fail(FileProblem.DAMAGED, "header: " + "; ".join(first_problems(cursor.problems)))
    return header


def _read_options(value: object, fail: Fail) -> Ruleset:
    try:
        return met_first(RULESETS.validate_python(value))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(map(str, ("rules", *first["loc"])))
        # Only a newer program knows options that this one does not.
        is_unknown = first["type"] == "unexpected_keyword_argument"
        problem = FileProblem.NEWER if is_unknown else FileProblem.DAMAGED
        what = "an option that this version does not know" if is_unknown else first["msg"]
        raise fail(problem, f"{place}: {what}") from error


def _expect_playable(rules: Ruleset, fail: Fail) -> None:
    found = problems(rules)
    if found:
        error = fail(FileProblem.RULES, "rules: " + "; ".join(map(str, found)))
        error.contradictions = found
        raise error


def _read_code(cursor: Cursor) -> str:
    try:
        return parse_code(cursor.text())
    except DealCodeError as error:
        cursor.fail(str(error))
        return ""
