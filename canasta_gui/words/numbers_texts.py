"""What was counted in deals, as questions and short answers; their words stand in
``assets/words/messages.toml``.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QLocale

from canasta_gui.i18n.formats import number, signed
from canasta_gui.words.written import message
from engine import CountedFigure, TableNumbers, counted_numbers, load_ruleset, minutes_of_deal

_CLASSIC = "classic-1951/4p"
_VARIED = (
    ("complete-standard/4p", "always-frozen"),
    ("complete-standard/4p", "caliente"),
    ("complete-samba/4p", "caliente"),
    ("complete-hand-and-foot/4p", "caliente"),
)
_OPENING = "open."


@dataclass(frozen=True, slots=True)
class Row:
    """A line below an answer, perhaps with a bar."""

    name: str
    text: str
    percent: int | None = None


@dataclass(frozen=True, slots=True)
class NumbersQuestion:
    """A question, its answer and the lines below."""

    text: str
    answer: str
    rows: tuple[Row, ...] = ()


def questions(table: TableNumbers) -> tuple[NumbersQuestion, ...]:
    """Returns what the page tells about a table."""
    parts = _course(table), _openings(table), _play(table), _worth(table), _variations(table)
    return tuple(chain(*parts, _shuffles(table)))


def how_counted(table: TableNumbers) -> str:
    """Returns who played how many deals for the numbers."""
    return _say("how", deals=number(table.deals), matches=number(table.matches))


def _say(each: str, **values: str) -> str:
    return message("Numbers", each, -1, **values)


def _asked(each: str, *rows: Row, **values: str) -> NumbersQuestion:
    """Returns a question with its answer."""
    return NumbersQuestion(_say(f"{each}.question"), _say(each, **values), rows)


def _shared(each: str, share: CountedFigure, **values: str) -> NumbersQuestion:
    """Returns a question whose answer is a share, with its bar."""
    percent = round(100 * share.value)
    row = Row(_say(f"{each}.row"), _say("percent", share=number(percent)), percent)
    return _asked(each, row, share=_share(share), **values)


def _course(table: TableNumbers) -> Iterator[NumbersQuestion]:
    figures, players = table.figures, load_ruleset(table.rules).players
    yield _asked(
        "long",
        minutes=number(round(minutes_of_deal(table.rules, players) or 0)),
        turns=_told(figures["turns"]),
        deals=_told(figures["deals"], 1),
    )
    yield _shared("end", figures["out"])
    if "leader" in figures:
        yield _shared("leader", figures["leader"])


def _openings(table: TableNumbers) -> Iterator[NumbersQuestion]:
    needs = sorted(int(it.removeprefix(_OPENING)) for it in table.figures if _OPENING in it)
    if needs:
        yield _asked(
            "opening", *(_opening_row(it, table.figures[f"{_OPENING}{it}"]) for it in needs)
        )


def _opening_row(need: int, share: CountedFigure) -> Row:
    name = _say("opening.row", points=number(need))
    return Row(name, _share(share), round(100 * share.value))


def _play(table: TableNumbers) -> Iterator[NumbersQuestion]:
    figures = table.figures
    below = _share(figures["negative"])
    yield _asked("points", points=_told(figures["points"]), share=below)
    if "pile_size" in figures:
        times, cards = _told(figures["piles"], 1), _told(figures["pile_size"], 1)
        yield _asked("pile", times=times, cards=cards)
    if "natural" in figures:
        yield _shared("canastas", figures["natural"], count=_told(figures["canastas"], 1))


def _worth(table: TableNumbers) -> Iterator[NumbersQuestion]:
    told = (it for it in ("joker", "three", "first") if it in table.figures)
    yield _asked("worth", *(Row(_say(it), _told_signed(table.figures[it])) for it in told))


def _variations(table: TableNumbers) -> Iterator[NumbersQuestion]:
    found = [
        (_say(variation), counted_numbers().at(f"{rules}+{variation}"))
        for rules, variation in _VARIED
        if rules == table.rules
    ]
    rows = [Row(name, _difference(table, other)) for name, other in found if other is not None]
    if rows:
        yield _asked("variations", *rows)


def _difference(table: TableNumbers, other: TableNumbers) -> str:
    """Returns the turns and points that a variation adds or takes, with the uncertainty of both."""
    turns, points = (_less(other.figures[it], table.figures[it]) for it in ("turns", "points"))
    return _say("variations.row", turns=_told_signed(turns, 1), points=_told_signed(points))


def _less(one: CountedFigure, other: CountedFigure) -> CountedFigure:
    """Returns the difference of two independent figures."""
    reach = ((one.high - one.low) ** 2 + (other.high - other.low) ** 2) ** 0.5 / 2
    value = one.value - other.value
    return CountedFigure(value, value - reach, value + reach)


def _shuffles(table: TableNumbers) -> Iterator[NumbersQuestion]:
    if table.rules == _CLASSIC:
        riffled = sorted(counted_numbers().tables, key=lambda it: it.riffles)
        yield _asked("shuffle", *(_shuffle_row(it) for it in riffled if it.rules == _CLASSIC))


def _shuffle_row(table: TableNumbers) -> Row:
    turns, natural = table.figures["turns"], table.figures["natural"]
    name = _say("riffles", count=number(table.riffles)) if table.riffles else _say("computer")
    return Row(name, _say("shuffle.row", turns=_told(turns, 1), share=_share(natural)))


def _told(figure: CountedFigure, decimals: int = 0) -> str:
    """Returns a number and its interval."""
    value, low, high = (_number(it, decimals) for it in figure)
    return _say("range", value=value, low=low, high=high)


def _number(value: float, decimals: int) -> str:
    if not decimals:
        return number(round(value))
    return QLocale().toString(value, "f", decimals).replace("-", "\N{MINUS SIGN}")


def _told_signed(figure: CountedFigure, decimals: int = 0) -> str:
    value, low, high = (
        signed(round(it)) if not decimals else ("+" if it > 0 else "") + _number(it, decimals)
        for it in figure
    )
    return _say("range", value=value, low=low, high=high)


def _share(figure: CountedFigure) -> str:
    return _told(CountedFigure(*(100 * it for it in figure)))
