"""Writes the table of how well hints and the review agree, from the measured results.

``python -m tests.meta.judgements`` rewrites it in the document.
"""

import tomllib
from pathlib import Path

from tests.meta.strengths import DOCUMENT

_RESULTS = Path(__file__).parents[2] / "packaging" / "workshop" / "judgement.toml"
_BEGIN = (
    "| table | deals | hints followed | accused | doubted | contradictions "
    "| planted mistakes found | day |\n"
)
_LINE = "|---|---:|---:|---:|---:|---:|---:|---|\n"


def table() -> str:
    """Returns the table in Markdown."""
    rows = tomllib.loads(_RESULTS.read_text(encoding="utf-8"))["result"]
    return (
        _BEGIN
        + _LINE
        + "".join(
            f"| {it['rules']} | {it['deals']} | {it['hints']:,} | {it['accusations']} "
            f"| {it['suspicions']} | {it['contradictions']} | {it['found']} of {it['planted']} "
            f"| {it['day']} |\n"
            for it in rows
        )
    )


def document() -> str:
    """Returns the text of the document with the current table."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition("\n\n")
    return f"{before}{table()}\n{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
