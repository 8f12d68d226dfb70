"""A match with real cards as the same summaries as any other, and what has to be counted of it."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from canasta_gui.viewmodel.deal_summary import DealSummary
from engine import (
    CountedDeal,
    DealEnd,
    DealEnded,
    DealScored,
    LeftCount,
    Ruleset,
    ScoreSheet,
    SheetState,
    SideCount,
    SideScore,
    SpecialHandPlayed,
    count_sheet,
    load_ruleset,
)

_MOST_JOKERS: Final = 9
_MANY_POINTS: Final = 1_000
_MANY_CARDS: Final = 2


@dataclass(frozen=True, slots=True)
class CountField:
    """A number that has to be counted of a side, a hand or a foot, where the rules ask for it."""

    name: str
    """The field of `SideCount` or `LeftCount`."""
    rule: str
    """The line of the score that it belongs to."""
    jokers: int | None = None
    """The number of jokers in wild canastas that have points of their own."""

    @property
    def is_points(self) -> bool:
        """Whether it is a sum of points and not a number of cards."""
        return self.name in ("melded", "points")


def side_fields(rules: Ruleset) -> tuple[CountField, ...]:
    """Returns what has to be counted of the melds of a side, and of the cards beside them."""
    return (*_meld_fields(rules), *_beside_fields(rules))


def _meld_fields(rules: Ruleset) -> Iterator[CountField]:
    score = rules.score
    yield CountField("melded", "score.melded_cards")
    yield CountField("natural", "score.natural_canasta")
    if score.aces_canasta is not None:
        yield CountField("aces", "score.aces_canasta")
    yield CountField("mixed", "score.mixed_canasta")
    if rules.limits.sevens_apart:
        yield CountField("sevens", "score.sevens_canasta")
    elif rules.bonus.positive_if == "sevens-canasta":
        yield CountField("has_sevens", "score.sevens_canasta")
    if rules.meld.sequences:
        yield CountField("sambas", "score.samba")
    if rules.meld.all_wild_sets:
        apart = [step.jokers for step in score.wild_canasta_by_jokers]
        yield CountField("wild", "score.wild_canasta")
        yield from (CountField("wild", "score.wild_canasta", jokers) for jokers in apart)
    if score.four_stops:
        yield CountField("stops", "score.four_stops")
    if score.short_sequence:
        yield CountField("short_sequences", "score.short_sequence")
    if score.unfinished_pure:
        yield CountField("unfinished_pure", "score.unfinished_pure")
    if score.unfinished_wild:
        yield CountField("unfinished_wild", "score.unfinished_wild")


def _beside_fields(rules: Ruleset) -> Iterator[CountField]:
    yield CountField("bonus", "score.bonus_cards")
    if rules.bonus.black_too or rules.stop.aside_from_pile:
        yield CountField("aside", "score.stops_aside")
    if rules.caliente.count:
        yield CountField("calientes", "score.caliente_played")
    if rules.ask.vain_penalty:
        yield CountField("asked_in_vain", "score.asked_in_vain")


def hand_fields(rules: Ruleset) -> Iterator[CountField]:
    """Yields what has to be counted of the cards left in a hand."""
    yield CountField("points", "score.hand")
    if rules.stop.hand_penalty is not None:
        yield CountField("stops", "score.stops_left")
    if rules.caliente.count:
        yield CountField("calientes", "score.caliente_played")
    if rules.bonus.may_be_forgotten or rules.special.three_kept_from is not None:
        yield CountField("bonus", "score.bonus_forgotten")
    if rules.score.held_pure:
        yield CountField("aces", "score.held_pure")
        yield CountField("sevens", "score.held_pure")


def foot_fields(rules: Ruleset) -> Iterator[CountField]:
    """Yields what has to be counted of a foot that nobody took up."""
    if rules.deal.foot_size:
        yield CountField("points", "score.foot")
        if rules.bonus.untouched_penalty:
            yield CountField("bonus", "score.foot_bonus")


def empty_deal(rules: Ruleset) -> CountedDeal:
    """Returns a deal of which nothing has been counted."""
    seats = (LeftCount(),) * rules.players
    sides = (SideCount(),) * len(rules.seats.sides)
    return CountedDeal(sides, seats, seats if rules.deal.foot_size else ())


def full_deal(rules: Ruleset) -> CountedDeal:
    """Returns a deal in which everything that can be counted was made by every side."""
    side = SideCount()
    for field in side_fields(rules):
        side = with_value(rules, side, field, _usual_of(field))
    hand, foot = (
        replace(LeftCount(), **{field.name: _usual_of(field) for field in fields})
        for fields in (hand_fields(rules), foot_fields(rules))
    )
    feet = (foot,) * rules.players if rules.deal.foot_size else ()
    return CountedDeal((side,) * len(rules.seats.sides), (hand,) * rules.players, feet, out=0)


def _usual_of(field: CountField) -> int:
    return _MANY_POINTS if field.is_points else _MANY_CARDS


def value_of(rules: Ruleset, count: SideCount | LeftCount, field: CountField) -> int:
    """Returns what was counted in a field."""
    if field.name == "wild" and isinstance(count, SideCount):
        return count.wild.count(_jokers_of(rules, field))
    return int(getattr(count, field.name))


def with_value(rules: Ruleset, count: SideCount, field: CountField, value: int) -> SideCount:
    """Returns what was counted of a side, with another number in a field."""
    if field.name != "wild":
        return replace(count, **{field.name: bool(value) if field.name == "has_sevens" else value})
    jokers = _jokers_of(rules, field)
    others = (one for one in count.wild if one != jokers)
    return replace(count, wild=tuple(sorted((*others, *(jokers,) * value))))


def _jokers_of(rules: Ruleset, field: CountField) -> int:
    """Returns the jokers that stand for wild canastas of a field."""
    apart = {step.jokers for step in rules.score.wild_canasta_by_jokers}
    usual = next(jokers for jokers in range(_MOST_JOKERS + 1) if jokers not in apart)
    return usual if field.jokers is None else field.jokers


def sheet_summaries(
    rules: Ruleset, sheet: ScoreSheet, state: SheetState
) -> tuple[DealSummary, ...]:
    """Returns the deals of a match with real cards, oldest first."""
    deals = zip(sheet.deals, state.scores, strict=True)
    last = len(sheet.deals)
    return tuple(
        replace(
            summary_of(rules, sheet.names, number, deal, scores),
            winners=state.winners if number == last else (),
        )
        for number, (deal, scores) in enumerate(deals, 1)
    )


def summary_of(
    rules: Ruleset,
    names: tuple[str, ...],
    number: int,
    deal: CountedDeal,
    scores: tuple[SideScore, ...],
) -> DealSummary:
    """Returns a deal with what the sides scored in it."""
    how: DealEnd = "pass" if deal.out is None else "out"
    special = None
    if deal.out is not None and deal.special is not None:
        how, special = "special-hand", SpecialHandPlayed(deal.out, deal.special, ())
    ended = DealEnded(how, None if special else deal.out, deal.is_concealed)
    scored = DealScored(scores, ())
    return DealSummary(rules, number, names, ended, scored, special=special, note=deal.note)


def tally(sheets: Iterable[ScoreSheet], names: Container[str]) -> tuple[int, int]:
    """Returns how many matches with real cards are over in which somebody of these names played,
    and how many of them that player won.
    """
    over = won = 0
    for sheet in sheets:
        seat = next((seat for seat, name in enumerate(sheet.names) if name in names), None)
        if seat is not None:
            rules = load_ruleset(sheet.rules)
            winners = count_sheet(rules, sheet).winners
            over += bool(winners)
            won += rules.side_by_seat[seat] in winners
    return over, won
