"""Scores as JSON: the sides with their items, whether the match is over, who won it."""

from engine.codec.records import CodecError, Member, RecordForm, listing, whole
from engine.cursor import Cursor, Json, read_all
from engine.events import ScoreItem, SideScore
from engine.state import Side

_KEYS = ("sides", "over", "winners")
_ITEM = RecordForm(ScoreItem, Member("rule"), Member("points"), Member("cards", is_kept=True))
_ITEMS = Member("items", form=listing(_ITEM))
_SIDES = listing(RecordForm(SideScore, _ITEMS, Member("total"), Member("match")))
_WINNERS = listing(whole(0))


def format_score(sides: tuple[SideScore, ...], winners: tuple[Side, ...]) -> dict[str, Json]:
    """Returns the score of a deal as JSON; the match is over when there are winners."""
    return {"sides": _SIDES.write(sides), "over": bool(winners), "winners": list(winners)}


def parse_score(value: object) -> tuple[tuple[SideScore, ...], tuple[Side, ...]]:
    """Reads the sides' scores and the winners from JSON. Raises `CodecError`."""
    return read_all(_read_score, value, CodecError)


def _read_score(cursor: Cursor) -> tuple[tuple[SideScore, ...], tuple[Side, ...]] | None:
    before = len(cursor.problems)
    members = cursor.members(_KEYS, required=_KEYS)
    if len(cursor.problems) > before:
        return None
    sides, winners = _SIDES.read(members["sides"]), _WINNERS.read(members["winners"])
    if members["over"].boolean() != bool(winners):
        members["over"].fail("a match is over exactly when it has winners")
    return sides, winners
