"""Writes the table of strengths in the document, from the measured results.

``python -m tests.meta.strengths`` rewrites it.
"""

from pathlib import Path

from engine.ai.measured import measured

DOCUMENT = Path(__file__).parents[2] / "docs" / "measured" / "computer-players.md"
_BEGIN = "| level | against | table | matches won | Elo | points a deal | deals | day |\n"
_LINE = "|---|---|---|---:|---:|---:|---:|---|\n"


def table() -> str:
    """Returns the table in Markdown."""
    rows = (
        f"| `{it.level}` | `{it.rival}` | {it.rules} | {it.won:.0%} of {it.matches} "
        f"| {_signed(it.elo)} [{_minus(it.elo_interval[0])}, {_minus(it.elo_interval[1])}] "
        f"| {_signed(it.points)} [{_minus(it.interval[0])}, {_minus(it.interval[1])}] "
        f"| {it.deals:,} | {it.day} |\n"
        for it in measured()
    )
    return _BEGIN + _LINE + "".join(rows).replace("%", " %")


def document() -> str:
    """Returns the text of the document with the current table."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition("\n\n")
    return f"{before}{table()}\n{after}"


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else _minus(points)


def _minus(points: int) -> str:
    return str(points).replace("-", "−")


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
