"""What was counted in deals, as questions and short answers."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QCoreApplication, QLocale

from canasta_gui.i18n.formats import number, signed
from engine import CountedFigure, TableNumbers, counted_numbers, load_ruleset, minutes_of_deal

translate = QCoreApplication.translate

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
    text = translate(
        "Numbers",
        "{deals} deals in {matches} matches, played by computers that follow the rules of thumb of "
        "the strong player without looking ahead. The true number lies between the two in brackets "
        "with a confidence of 95 %.",
    )
    return text.format(deals=number(table.deals), matches=number(table.matches))


def _course(table: TableNumbers) -> Iterator[NumbersQuestion]:
    figures, players = table.figures, load_ruleset(table.rules).players
    minutes = minutes_of_deal(table.rules, players) or 0
    long = translate(
        "Numbers",
        "About {minutes} minutes for one person among computers: {turns} turns. "
        "A match has {deals} deals.",
    )
    yield NumbersQuestion(
        translate("Numbers", "How long does a deal take?"),
        long.format(
            minutes=number(round(minutes)),
            turns=_told(figures["turns"]),
            deals=_told(figures["deals"], 1),
        ),
    )
    end = translate("Numbers", "Somebody goes out in {share} of 100 deals; else the stock ends.")
    yield _shared(
        translate("Numbers", "How does a deal end?"),
        end.format(share=_share(figures["out"])),
        translate("Numbers", "Somebody goes out"),
        figures["out"],
    )
    if "leader" in figures:
        leads = translate(
            "Numbers", "Whoever leads after the first deal wins {share} of 100 matches."
        )
        yield _shared(
            translate("Numbers", "Does the first deal decide the match?"),
            leads.format(share=_share(figures["leader"])),
            translate("Numbers", "The first leader wins"),
            figures["leader"],
        )


def _shared(text: str, answer: str, name: str, share: CountedFigure) -> NumbersQuestion:
    """Returns a question with a single bar."""
    return NumbersQuestion(text, answer, (Row(name, _percent(share), round(100 * share.value)),))


def _openings(table: TableNumbers) -> Iterator[NumbersQuestion]:
    needs = sorted(int(it.removeprefix(_OPENING)) for it in table.figures if _OPENING in it)
    if not needs:
        return
    rows = [_opening_row(need, table.figures[f"{_OPENING}{need}"]) for need in needs]
    yield NumbersQuestion(
        translate("Numbers", "How often can one open at once?"),
        translate("Numbers", "So many of 100 hands reach the minimum as dealt, without drawing:"),
        tuple(rows),
    )


def _opening_row(need: int, share: CountedFigure) -> Row:
    name = translate("Numbers", "With {points} points").format(points=number(need))
    return Row(name, _share(share), round(100 * share.value))


def _play(table: TableNumbers) -> Iterator[NumbersQuestion]:
    figures = table.figures
    points = translate(
        "Numbers",
        "{points} on average. In {share} of 100 cases a side ends the deal below zero.",
    )
    yield NumbersQuestion(
        translate("Numbers", "How many points does a side make in a deal?"),
        points.format(points=_told(figures["points"]), share=_share(figures["negative"])),
    )
    if "pile_size" in figures:
        piles = translate("Numbers", "{times} times in a deal, {cards} cards each time.")
        yield NumbersQuestion(
            translate("Numbers", "How often is the pile taken?"),
            piles.format(times=_told(figures["piles"], 1), cards=_told(figures["pile_size"], 1)),
        )
    if "natural" in figures:
        natural = translate(
            "Numbers", "A side makes {count} in a deal; {share} of 100 are natural."
        )
        yield _shared(
            translate("Numbers", "How many canastas are there?"),
            natural.format(count=_told(figures["canastas"], 1), share=_share(figures["natural"])),
            translate("Numbers", "Natural canastas"),
            figures["natural"],
        )


def _worth(table: TableNumbers) -> Iterator[NumbersQuestion]:
    names = {
        "joker": translate("Numbers", "One more joker"),
        "three": translate("Numbers", "One more red three"),
        "first": translate("Numbers", "The first turn"),
    }
    rows = [
        Row(name, _told_signed(table.figures[key]))
        for key, name in names.items()
        if key in table.figures
    ]
    yield NumbersQuestion(
        translate("Numbers", "What is a good start worth?"),
        translate("Numbers", "So many points a side is ahead of the others after the deal:"),
        tuple(rows),
    )


def _variations(table: TableNumbers) -> Iterator[NumbersQuestion]:
    names = {
        "always-frozen": translate("Numbers", "The pile is always frozen"),
        "caliente": translate("Numbers", "With Caliente cards"),
    }
    found = [
        (names[variation], counted_numbers().at(f"{rules}+{variation}"))
        for rules, variation in _VARIED
        if rules == table.rules
    ]
    rows = [Row(name, _difference(table, other)) for name, other in found if other is not None]
    if rows:
        yield NumbersQuestion(
            translate("Numbers", "What do the variations change?"),
            translate("Numbers", "Turns of a deal, and points of a side:"),
            tuple(rows),
        )


def _difference(table: TableNumbers, other: TableNumbers) -> str:
    parts = [_less(other.figures[it], table.figures[it]) for it in ("turns", "points")]
    text = translate("Numbers", "{turns} turns, {points} points")
    return text.format(turns=_told_signed(parts[0], 1), points=_told_signed(parts[1]))


def _less(one: CountedFigure, other: CountedFigure) -> CountedFigure:
    """Returns the difference of two independent figures."""
    reach = ((one.high - one.low) ** 2 + (other.high - other.low) ** 2) ** 0.5 / 2
    value = one.value - other.value
    return CountedFigure(value, value - reach, value + reach)


def _shuffles(table: TableNumbers) -> Iterator[NumbersQuestion]:
    if table.rules != _CLASSIC:
        return
    rows = [
        Row(_shuffle_name(it.riffles), _shuffle_text(it))
        for it in sorted(counted_numbers().tables, key=lambda it: it.riffles)
        if it.rules == _CLASSIC
    ]
    yield NumbersQuestion(
        translate("Numbers", "Does the computer shuffle too well?"),
        translate(
            "Numbers",
            "Turns of a deal, and natural ones among 100 canastas, when the cards are gathered "
            "from the table and riffled:",
        ),
        tuple(rows),
    )


def _shuffle_name(riffles: int) -> str:
    if not riffles:
        return translate("Numbers", "As the computer does")
    return translate("Numbers", "Riffles: {count}").format(count=number(riffles))


def _shuffle_text(table: TableNumbers) -> str:
    text = translate("Numbers", "{turns} turns, {share} natural")
    turns, natural = table.figures["turns"], table.figures["natural"]
    return text.format(turns=_told(turns, 1), share=_share(natural))


def _told(figure: CountedFigure, decimals: int = 0) -> str:
    """Returns a number and its interval."""
    value, low, high = (_number(it, decimals) for it in figure)
    return translate("Numbers", "{value} ({low} to {high})").format(value=value, low=low, high=high)


def _number(value: float, decimals: int) -> str:
    if not decimals:
        return number(round(value))
    return QLocale().toString(value, "f", decimals).replace("-", "\N{MINUS SIGN}")


def _told_signed(figure: CountedFigure, decimals: int = 0) -> str:
    value, low, high = (
        signed(round(it)) if not decimals else ("+" if it > 0 else "") + _number(it, decimals)
        for it in figure
    )
    return translate("Numbers", "{value} ({low} to {high})").format(value=value, low=low, high=high)


def _share(figure: CountedFigure) -> str:
    return _told(CountedFigure(*(100 * it for it in figure)))


def _percent(figure: CountedFigure) -> str:
    return translate("Numbers", "{share} %").format(share=number(round(100 * figure.value)))
