"""The table of the document that tells how hints and the review agree, from what was measured.

``python -m tests.meta.judgements`` writes it anew.
"""

import tomllib

from tests.meta.strengths import DOCUMENT
from workshop.judgement import RESULTS

_BEGIN = (
    "| table | deals | hints followed | accused | doubted | contradictions "
    "| planted mistakes found | day |\n"
)
_LINE = "|---|---:|---:|---:|---:|---:|---:|---|\n"


def table() -> str:
    """The whole table."""
    rows = tomllib.loads(RESULTS.read_text(encoding="utf-8"))["result"]
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
    """The document with the table as it should be."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition("\n\n")
    return f"{before}{table()}\n{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
