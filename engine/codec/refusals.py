"""Refusals as JSON: ``{"rule": "opening.below_minimum", "degree": "incomplete", ...}``."""

from engine.codec.codec_error import CodecError
from engine.codec.reasons import read_params
from engine.cursor import Cursor, Json, read_all
from engine.notation import format_card
from engine.refusals import Degree, Refusal

_KEYS = ("rule", "degree", "params", "blame")


def format_refusal(refusal: Refusal) -> dict[str, Json]:
    """Returns the refusal as JSON."""
    return {
        "rule": refusal.rule,
        "degree": refusal.degree.value,
        "params": dict(refusal.params),
        "blame": [format_card(card) for card in refusal.blame],
    }


def parse_refusal(value: object) -> Refusal:
    """Reads a refusal from JSON. Raises `CodecError` with every problem."""
    return read_all(_read_refusal, value, CodecError)


def _read_refusal(cursor: Cursor) -> Refusal | None:
    """Reads a refusal; what is wrong with it is noted at the cursor."""
    before = len(cursor.problems)
    members = cursor.members(_KEYS, required=_KEYS)
    if len(cursor.problems) > before:
        return None
    cards = [item.card() for item in members["blame"].items()]
    refusal = Refusal(
        rule=members["rule"].text(),
        degree=members["degree"].choice(tuple(Degree)),
        params=read_params(members["params"]),
        blame=tuple(card for card in cards if card is not None),
    )
    return refusal if len(cursor.problems) == before else None
