"""Writes docs/numbers.md from what was counted."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs" / "numbers.md"
GUESSES = Path(__file__).with_name("guesses.toml")
_CLASSIC = "classic-1951/4p"
_HEAD = """\
# Canasta in numbers

{deals:,} deals, counted in {hours:g} hours of one processor by `python packaging/workshop numbers`
(seed `{seed}`), which writes this page and `engine/numbers.toml`; *Help → Canasta in numbers*
shows the same. Four players, or as many as the table's name says, follow the rules of thumb of
`strong` in the kernel and do not look ahead: good play, but not the best that the program has,
and searching players may differ. They play whole matches, so every minimum for the first melds
occurs as often as in a match. In brackets are the ends of the 95 % interval.

Calling again goes on from the notes in `build/numbers.json` and makes the intervals narrower.

"""
_SECTIONS = (
    (
        "How deals go",
        (
            "Turns, exits (the other deals end with the stock), and takings of the pile count for\n"
            "a deal, points and canastas for a side in it. *Spread* is the standard deviation of\n"
            "a side's points; *below zero* are sides that end a deal so, *none* are those without\n"
            "a canasta. *Pile* is the number of cards in it when it is taken, *threes* are deals\n"
            "in which one side has all red threes."
        ),
        {
            "turns": "turns",
            "out": "out",
            "points": "points",
            "spread": "spread",
            "negative": "below zero",
            "canastas": "canastas",
            "natural": "natural",
            "bare": "none",
            "piles": "takings",
            "pile_size": "pile",
            "all_threes": "threes",
        },
    ),
    (
        "Matches, and what a good start is worth",
        (
            "*Leader* is how often the side that leads after the first deal wins the match. One\n"
            "more joker or red three in the hands as dealt, and the first turn, put a side ahead\n"
            "of the others by so many points at the end of the deal."
        ),
        {
            "deals": "deals a match",
            "leader": "leader",
            "joker": "joker",
            "three": "red three",
            "first": "first turn",
        },
    ),
)
_SHARES = {"all_threes", "bare", "leader", "natural", "negative", "out"}
_DECIMALS = {"turns": 1, "canastas": 2, "piles": 2, "pile_size": 1, "deals": 2}
_Table = dict[str, Any]


def page_of(data: dict[str, Any]) -> str:
    """Returns the page in Markdown."""
    deals = sum(table["deals"] for table in data["table"])
    parts = [_HEAD.format(deals=deals, hours=data["hours"], seed=data["seed"])]
    plain = [table for table in data["table"] if not table["riffles"]]
    for heading, text, columns in _SECTIONS:
        parts.append(f"## {heading}\n\n{text}\n\n")
        parts += _rows("game", plain, columns)
    parts += _openings(plain)
    parts += _shuffles([it for it in data["table"] if it["rules"] == _CLASSIC])
    parts += _guesses({table["rules"]: table["figures"] for table in plain})
    return "".join(parts)


def _rows(first: str, tables: list[_Table], columns: dict[str, str]) -> Iterator[str]:
    yield f"| {first} | played | {' | '.join(columns.values())} |\n"
    yield f"|---|---:|{'---:|' * len(columns)}\n"
    for table in tables:
        cells = [_cell(name, table["figures"].get(name)) for name in columns]
        times = f"{table['riffles']} time" + "s" * (table["riffles"] != 1)
        name = f"riffled {times}" if first == "deck" else table["rules"]
        name = "perfect" if first == "deck" and not table["riffles"] else name
        yield f"| {name} | {table['deals']:,} | {' | '.join(cells)} |\n"
    yield "\n"


def _cell(name: str, figure: list[float] | None) -> str:
    if figure is None:
        return "–"
    if name in _SHARES:
        value, low, high = (f"{100 * it:.1f}" for it in figure)
        return f"{value} % ({low}–{high})"
    value, low, high = (f"{it:,.{_DECIMALS.get(name, 0)}f}".replace("-", "−") for it in figure)
    return f"{value} ({low} to {high})"


def _openings(tables: list[_Table]) -> Iterator[str]:
    yield "## Hands that can open at once\n\n"
    yield "Of hands as dealt, without drawing and without the pile, so many reach the minimum.\n\n"
    yield "| game | minimum: share of the hands |\n|---|---|\n"
    for table in tables:
        found = {
            int(name.removeprefix("open.")): figure
            for name, figure in table["figures"].items()
            if name.startswith("open.")
        }
        cells = [
            f"{need}: {100 * value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
            for need, (value, low, high) in sorted(found.items())
        ]
        yield f"| {table['rules']} | {'; '.join(cells) or '–'} |\n"
    yield "\n"


def _shuffles(tables: list[_Table]) -> Iterator[str]:
    yield "## A deck shuffled as at home\n\n"
    yield (
        "The deck of the next deal is gathered from the table (melds side by side, pile, hands,\n"
        "the rest of the stock), riffled and cut; the first deck of a match is shuffled to\n"
        "perfection.\n\n"
    )
    columns = {"turns": "turns", "natural": "natural", "points": "points", "out": "out"}
    yield from _rows("deck", sorted(tables, key=lambda it: it["riffles"]), columns)


def _guesses(figures: dict[str, dict[str, list[float]]]) -> Iterator[str]:
    yield "## Guessed beforehand\n\n"
    yield (
        "Ten questions that a family asks about the classic game for four, with what was guessed\n"
        "before any of these numbers was looked at (`packaging/workshop/guesses.toml`).\n\n"
    )
    yield "| question | guess | counted |\n|---|---:|---:|\n"
    for asked in tomllib.loads(GUESSES.read_text(encoding="utf-8"))["question"]:
        name = asked["figure"]
        guess = f"{100 * asked['guess']:.0f} %" if name in _SHARES else f"{asked['guess']:g}"
        counted = _cell(name, figures[asked.get("table", _CLASSIC)].get(name))
        yield f"| {asked['text']} | {guess} | {counted} |\n"
