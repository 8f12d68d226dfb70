"""A match with real cards: its rules and players, and what was counted after each deal."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar, get_type_hints

from engine.codec.records import Form, Member, RecordForm, listing, whole, word
from engine.counted_deal import CountedDeal, LeftCount, SideCount, score_counted
from engine.cursor import Cursor, Json, ReadError, read_all
from engine.deal_score import match_winners
from engine.names import tidy_name
from engine.record import record
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import SPECIAL_KINDS
from engine.ruleset.reference import RulesetError, RulesReference, format_reference, read_reference
from engine.score_lines import SideScore
from engine.seating import can_sit_out, first_active, sitters
from engine.special_hands import wins_match
from engine.state import Seat, Side

_MOST_POINTS, _MOST_CARDS, _MOST_DEALS = 100_000, 1000, 1000
_LONGEST_NOTE, _DAY = 1000, 10


Record = TypeVar("Record")


class SheetError(ReadError):
    """Raised for JSON that is no score sheet, or whose rules cannot be played."""


@record
class Draft:
    """What was typed of a deal, counted from one, before it is written down."""

    number: int
    deal: CountedDeal


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
    drafts: tuple[Draft, ...] = ()
    """What was typed of deals that are not written down yet."""

    def with_deal(self, number: int, deal: CountedDeal) -> "ScoreSheet":
        """Returns the sheet with a deal, counted from 1, put in or added; its draft is gone."""
        deals = (*self.deals[: number - 1], deal, *self.deals[number:])
        return replace(self.with_draft(number, None), deals=deals)

    def without_deal(self, number: int) -> "ScoreSheet":
        """Returns the sheet without a deal, which is in it, and its draft; later ones move up."""
        deals = (*self.deals[: number - 1], *self.deals[number:])
        drafts = tuple(
            replace(one, number=one.number - (one.number > number))
            for one in self.drafts
            if one.number != number
        )
        return replace(self, deals=deals, drafts=drafts)

    def draft(self, number: int) -> CountedDeal | None:
        """Returns what was typed of a deal that is not written down yet; ``None`` if nothing."""
        return next((one.deal for one in self.drafts if one.number == number), None)

    def with_draft(self, number: int, deal: CountedDeal | None) -> "ScoreSheet":
        """Returns the sheet with what was typed of a deal so far, or without a draft of it."""
        others = tuple(one for one in self.drafts if one.number != number)
        return replace(self, drafts=others if deal is None else (*others, Draft(number, deal)))

    def with_drafts_of(self, other: "ScoreSheet") -> "ScoreSheet":
        """Returns the sheet with what is half typed in another state of it, as far as it fits."""
        drafts = {one.number: one for one in (*self.drafts, *other.drafts)}
        fitting = (one for one in drafts.values() if one.number <= len(self.deals) + 1)
        return replace(self, drafts=tuple(fitting))


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
        dealt = _with_dealer(rules, sheet, state, deal.sitting_out)
        state = replace(dealt, scores=(*state.scores, scores))
    winners = match_winners(rules, totals, len(sheet.deals), _winner_by_hand(rules, sheet))
    return replace(_with_dealer(rules, sheet, state), winners=winners)


def _with_dealer(
    rules: Ruleset, sheet: ScoreSheet, state: SheetState, sat_out: tuple[Seat, ...] = ()
) -> SheetState:
    """Returns the state with the dealer of one more deal: the next seat that plays in it."""
    resting = sat_out or sitters(rules, len(state.dealers) - 1)
    seat = state.dealers[-1] + 1 if state.dealers else sheet.first_dealer
    dealer = first_active(rules, resting, seat % rules.players)
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


def _counts(kind: type[Record], **others: Form | None) -> RecordForm[Record]:
    """Returns the form of counts: numbers of cards or melds, except ``others``; ``None`` leaves the
    form to the field.
    """
    forms = {**dict.fromkeys(get_type_hints(kind), _CARDS), **others}
    return RecordForm(kind, *(Member(name, form=form) for name, form in forms.items()))


_LEFT = _counts(LeftCount, points=_POINTS)
_SIDE = _counts(SideCount, melded=_POINTS, wild=listing(_CARDS), has_sevens=None)


def format_sheet(sheet: ScoreSheet) -> dict[str, Json]:
    """Returns a score sheet as JSON."""
    known = (*sheet.deals, *(one.deal for one in sheet.drafts))
    form = _deal_form(len(known[0].sides), len(sheet.names)) if known else None
    drafts = listing(_draft_form(form)).write(sheet.drafts) if form else None
    return {
        "rules": format_reference(sheet.rules),
        "players": list(sheet.names),
        "first_dealer": sheet.first_dealer,
        "day": sheet.day,
        "deals": [form.write(deal) for deal in sheet.deals] if form else [],
        **({"drafts": drafts} if drafts else {}),
    }


def parse_sheet(value: object) -> ScoreSheet:
    """Reads a score sheet. Raises `SheetError`."""
    return read_all(_read_sheet, value, SheetError)


_KEYS = ("rules", "players", "first_dealer", "day", "deals")


def _read_sheet(cursor: Cursor) -> ScoreSheet | None:
    members = cursor.members((*_KEYS, "drafts"), required=_KEYS)
    if cursor.problems:
        return None
    reference = read_reference(members["rules"])
    try:
        rules = load_ruleset(reference)
    except RulesetError as error:
        cursor.fail(str(error))
        return None
    seats = rules.players
    names = tuple(tidy_name(name.text()) for name in members["players"].items(seats))
    dealer = members["first_dealer"].integer(0, seats - 1)
    form = _deal_form(len(rules.seats.sides), seats)
    deals = tuple(_read_all(members["deals"], form))
    found = members.get("drafts")
    drafts = tuple(_read_all(found, _draft_form(form))) if found else ()
    for deal in (*deals, *(one.deal for one in drafts)):
        _judge_deal(cursor, rules, deal)
    if any(one.number > len(deals) + 1 for one in drafts):
        cursor.fail("a draft of a deal that does not come next")
    return ScoreSheet(reference, names, dealer, members["day"].text(_DAY), deals, drafts)


def _read_all(cursor: Cursor, form: RecordForm[Record]) -> Iterator[Record]:
    """Yields what can be read of a list of deals."""
    parts = cursor.items()
    if len(parts) > _MOST_DEALS:
        cursor.fail(f"{len(parts)} deals are more than {_MOST_DEALS}")
        return
    for part in parts:
        found = form.read(part)
        if found is not None:
            yield found


def _judge_deal(cursor: Cursor, rules: Ruleset, deal: CountedDeal) -> None:
    """Notes what does not go with the table."""
    seats = rules.players
    if len(deal.feet) not in (0, seats):
        cursor.fail(f"{len(deal.feet)} feet for {seats} players")
    if deal.lone is not None and not rules.seats.lone_hand:
        cursor.fail("nobody plays alone against partners in this game")
    if deal.sitting_out and not can_sit_out(rules, deal.sitting_out):
        cursor.fail("these players cannot sit out together")


def _draft_form(deal: RecordForm[CountedDeal]) -> RecordForm[Draft]:
    number = Member("number", form=whole(1, _MOST_DEALS + 1))
    return RecordForm(Draft, number, Member("deal", form=deal))


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
        Member("sitting_out", form=listing(whole(0, seats - 1))),
        Member("note", form=Form(str, lambda cursor: cursor.text(_LONGEST_NOTE))),
    )
