"""A match with real cards: its rules and players, and what was counted after each deal."""

from collections.abc import Iterator
from dataclasses import replace

from engine.codec.records import Form, Member, RecordForm, listing, whole, word
from engine.counted_deal import CountedDeal, LeftCount, SideCount, score_counted
from engine.cursor import Cursor, Json, ReadError, read_all
from engine.deal_score import match_winners
from engine.events import SideScore
from engine.names import tidy_name
from engine.record import record
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import SPECIAL_KINDS
from engine.ruleset.reference import (
    RulesetError,
    RulesReference,
    format_reference,
    read_reference,
)
from engine.seating import first_active, seat_count, sitters
from engine.special_hands import wins_match
from engine.state import Seat, Side

_MOST_POINTS, _MOST_CARDS, _MOST_DEALS = 100_000, 1000, 1000
_LONGEST_NOTE, _DAY = 1000, 10


class SheetError(ReadError):
    """Raised for JSON that is no score sheet, or whose rules cannot be played."""


@record
class ScoreSheet:
    """What is written down of a match with real cards; everything else follows from it."""

    rules: RulesReference
    names: tuple[str, ...]
    """The players, by seat."""
    first_dealer: Seat = 0
    day: str = ""
    """The day on which it was begun, as ``2026-11-29``."""
    deals: tuple[CountedDeal, ...] = ()
    """The deals that are over, oldest first."""

    def with_deal(self, number: int, deal: CountedDeal) -> "ScoreSheet":
        """Returns the sheet with a deal, counted from one, put in its place or after the others."""
        return replace(self, deals=(*self.deals[: number - 1], deal, *self.deals[number:]))


@record
class SheetState:
    """How a match with real cards stands after its last deal."""

    scores: tuple[tuple[SideScore, ...], ...]
    """By deal and side."""
    dealers: tuple[Seat, ...]
    """Who dealt each deal, and at the end who deals the next one."""
    sitting_out: tuple[tuple[Seat, ...], ...]
    """Who sat out in each deal, and at the end who sits out in the next one."""
    winners: tuple[Side, ...] = ()
    """The sides that won the match; empty while it goes on."""

    def totals(self, sides: int) -> tuple[int, ...]:
        """Returns the scores of so many sides after the last deal."""
        return tuple(side.match for side in self.scores[-1]) if self.scores else (0,) * sides


def count_sheet(rules: Ruleset, sheet: ScoreSheet) -> SheetState:
    """Returns how a match stands by these rules, which are those that its sheet refers to."""
    state = SheetState((), (), ())
    totals = (0,) * len(rules.seats.sides)
    for deal in sheet.deals:
        scores = score_counted(rules, deal, totals)
        totals = tuple(side.match for side in scores)
        state = replace(_with_dealer(rules, sheet, state), scores=(*state.scores, scores))
    winners = match_winners(rules, totals, len(sheet.deals), _winner_by_hand(rules, sheet))
    return replace(_with_dealer(rules, sheet, state), winners=winners)


def _with_dealer(rules: Ruleset, sheet: ScoreSheet, state: SheetState) -> SheetState:
    """Returns the state with the dealer of one more deal: the next seat that plays in it."""
    resting = sitters(rules, len(state.dealers) - 1)
    seat = state.dealers[-1] + 1 if state.dealers else sheet.first_dealer
    dealer = first_active(rules, resting, seat % seat_count(rules))
    return replace(
        state, dealers=(*state.dealers, dealer), sitting_out=(*state.sitting_out, resting)
    )


def _winner_by_hand(rules: Ruleset, sheet: ScoreSheet) -> Side | None:
    """Returns the side that won the match by a special hand in the last deal."""
    last = sheet.deals[-1] if sheet.deals else None
    if last is None or last.out is None or last.special is None:
        return None
    return rules.side_by_seat[last.out] if wins_match(rules, last.special) else None


_CARDS = whole(0, _MOST_CARDS)
_POINTS = whole(0, _MOST_POINTS)
_LEFT = RecordForm(
    LeftCount,
    Member("points", form=_POINTS),
    *(Member(name, form=_CARDS) for name in ("stops", "calientes", "bonus", "aces", "sevens")),
)
_SIDE = RecordForm(
    SideCount,
    Member("melded", form=_POINTS),
    *(Member(name, form=_CARDS) for name in ("natural", "aces", "mixed", "sevens", "sambas")),
    Member("wild", form=listing(_CARDS)),
    Member("has_sevens"),
    *(
        Member(name, form=_CARDS)
        for name in (
            "unfinished_pure", "unfinished_wild", "short_sequences", "bonus", "aside", "calientes",
        )
    ),
)  # fmt: skip


def format_sheet(sheet: ScoreSheet) -> dict[str, Json]:
    """Returns a score sheet as JSON."""
    form = _deal_form(len(sheet.deals[0].sides), len(sheet.names)) if sheet.deals else None
    return {
        "rules": format_reference(sheet.rules),
        "players": list(sheet.names),
        "first_dealer": sheet.first_dealer,
        "day": sheet.day,
        "deals": [form.write(deal) for deal in sheet.deals] if form else [],
    }


def parse_sheet(value: object) -> ScoreSheet:
    """Reads a score sheet. Raises `SheetError`."""
    return read_all(_read_sheet, value, SheetError)


_KEYS = ("rules", "players", "first_dealer", "day", "deals")


def _read_sheet(cursor: Cursor) -> ScoreSheet | None:
    members = cursor.members(_KEYS, required=_KEYS)
    if cursor.problems:
        return None
    reference = read_reference(members["rules"])
    try:
        rules = load_ruleset(reference)
    except RulesetError as error:
        cursor.fail(str(error))
        return None
    seats = seat_count(rules)
    names = tuple(tidy_name(name.text()) for name in members["players"].items(seats))
    dealer = members["first_dealer"].integer(0, seats - 1)
    deals = tuple(_read_deals(members["deals"], rules))
    return ScoreSheet(reference, names, dealer, members["day"].text(_DAY), deals)


def _read_deals(cursor: Cursor, rules: Ruleset) -> Iterator[CountedDeal]:
    seats, deals = seat_count(rules), cursor.items()
    form = _deal_form(len(rules.seats.sides), seats)
    if len(deals) > _MOST_DEALS:
        cursor.fail(f"{len(deals)} deals are more than {_MOST_DEALS}")
        return
    for part in deals:
        deal = form.read(part)
        if deal is None:
            continue
        if len(deal.feet) not in (0, seats):
            part.fail(f"{len(deal.feet)} feet for {seats} players")
        if deal.lone is not None and not rules.seats.lone_hand:
            part.fail("nobody plays alone against partners in this game")
        yield deal


def _deal_form(sides: int, seats: int) -> RecordForm[CountedDeal]:
    """Returns the form of a deal at a table with so many sides and seats."""
    feet = listing(_LEFT)
    return RecordForm(
        CountedDeal,
        Member("sides", form=listing(_SIDE, sides)),
        Member("hands", form=listing(_LEFT, seats)),
        Member("feet", form=feet),
        Member("out", form=whole(0, seats - 1)),
        Member("concealed", "is_concealed"),
        Member("special", form=word(SPECIAL_KINDS)),
        Member("lone", form=whole(0, seats - 1)),
        Member("note", form=Form(str, lambda cursor: cursor.text(_LONGEST_NOTE))),
    )
