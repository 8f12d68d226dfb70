"""Scores as JSON: the sides with their items, whether the match is over, who won it."""

from engine.codec.codec_error import CodecError
from engine.codec.records import keys_of, read_members
from engine.cursor import Cursor, Json, read_all
from engine.events import SideScore
from engine.notation import format_cards
from engine.state import Side

_KEYS = ("sides", "over", "winners")


def format_score(sides: tuple[SideScore, ...], winners: tuple[Side, ...]) -> dict[str, Json]:
    """Returns the score of a deal as JSON; the match is over when there are winners."""
    return {
        "sides": [_side(side) for side in sides],
        "over": bool(winners),
        "winners": list(winners),
    }


def _side(side: SideScore) -> dict[str, Json]:
    items: list[Json] = [
        {"rule": item.rule, "points": item.points, "cards": format_cards(item.cards)}
        for item in side.items
    ]
    return {"items": items, "total": side.total, "match": side.match}


def parse_score(value: object) -> tuple[tuple[SideScore, ...], tuple[Side, ...]]:
    """Reads the sides' scores and the winners from JSON. Raises `CodecError`."""
    return read_all(_read_score, value, CodecError)


def _read_score(cursor: Cursor) -> tuple[tuple[SideScore, ...], tuple[Side, ...]] | None:
    before = len(cursor.problems)
    members = cursor.members(_KEYS, required=_KEYS)
    if len(cursor.problems) > before:
        return None
    found = (
        read_members(SideScore, item.members(keys_of(SideScore)))
        for item in members["sides"].items()
    )
    sides = tuple(side for side in found if side is not None)
    winners = tuple(item.integer(0) for item in members["winners"].items())
    if members["over"].boolean() != bool(winners):
        members["over"].fail("a match is over exactly when it has winners")
    return (sides, winners) if len(cursor.problems) == before else None
