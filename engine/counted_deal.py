"""The score of a deal from what its players counted: melds, canastas and cards left."""

from dataclasses import replace
from functools import partial

from engine import scoring, shapes
from engine.cards import Rank
from engine.deal_score import side_score
from engine.record import record
from engine.ruleset.laws import Laws
from engine.ruleset.model import Ruleset
from engine.ruleset.outcome_options import SpecialKind
from engine.score_lines import ScoreItem, SideScore
from engine.scoring import LeftCards, Lines, NoteLeft, Sheet
from engine.state import Seat, Side, partners_against


@record
class LeftCount:
    """What was counted of the cards left in a hand or a foot."""

    points: int = 0
    """The value of all cards, bonus cards excepted."""
    stops: int = 0
    calientes: int = 0
    bonus: int = 0
    aces: int = 0
    sevens: int = 0


@record
class SideCount:
    """What was counted of a side's melds and of the cards beside them."""

    melded: int = 0
    """The value of all melded cards, without the points for canastas."""
    natural: int = 0
    """Natural canastas; those of aces only where they have no points of their own."""
    aces: int = 0
    """Natural canastas of aces, where they have points of their own."""
    mixed: int = 0
    sevens: int = 0
    """Canastas of sevens, where they are neither natural nor mixed."""
    sambas: int = 0
    wild: tuple[int, ...] = ()
    """The number of jokers in each wild canasta."""
    has_sevens: bool = False
    """Whether one of the natural and mixed canastas is of sevens."""
    stops: int = 0
    """Black threes in melds, where four of them have points of their own."""
    unfinished_pure: int = 0
    """Unfinished melds of sevens, and of aces without wild cards."""
    unfinished_wild: int = 0
    short_sequences: int = 0
    bonus: int = 0
    """Red threes beside the melds."""
    aside: int = 0
    """Black threes beside the melds."""
    calientes: int = 0
    """Caliente cards played."""
    asked_in_vain: int = 0
    """Turns in which the partner was asked and the player did not go out."""

    @property
    def canastas(self) -> int:
        """The number of canastas of any kind."""
        naturals = self.natural + self.aces
        return naturals + self.mixed + self.sevens + self.sambas + len(self.wild)

    @property
    def has_opened(self) -> bool:
        """Whether the side has melded at all."""
        return bool(self.melded or self.canastas)


@record
class CountedDeal:
    """A deal that was played with real cards, as its players counted it."""

    sides: tuple[SideCount, ...]
    hands: tuple[LeftCount, ...]
    """By seat: the cards left in the hands."""
    feet: tuple[LeftCount, ...] = ()
    """By seat: the second hands that nobody took up; empty where there are none."""
    out: Seat | None = None
    """The seat that went out, also with a special hand."""
    is_concealed: bool = False
    special: SpecialKind | None = None
    """The special hand with which that seat ended the deal."""
    lone: Seat | None = None
    """The lone hand, where the others were partners for the deal."""
    sitting_out: tuple[Seat, ...] = ()
    """Who sat out, where it was not whose turn it was; empty as usual."""
    note: str = ""

    @property
    def pair(self) -> tuple[Seat, ...]:
        """The partners for the deal, who are also their sides; empty while all are alone."""
        return partners_against(self.lone, len(self.hands))

    def melds_of(self, side: Side) -> SideCount:
        """Returns what was counted of a side; partners for the deal have the first one's melds, and
        each the own cards beside them.
        """
        own = self.sides[side]
        if side not in self.pair:
            return own
        melds = self.sides[self.pair[0]]
        return replace(
            melds,
            bonus=own.bonus,
            aside=own.aside,
            calientes=own.calientes,
            asked_in_vain=own.asked_in_vain,
        )


def score_counted(
    rules: Ruleset, deal: CountedDeal, scores: tuple[int, ...]
) -> tuple[SideScore, ...]:
    """Returns what each side scores in a counted deal; ``scores`` are those before it, by side."""
    return tuple(
        side_score((ScoreItem(*line) for line in _lines(rules, deal, side)), before)
        for side, before in enumerate(scores)
    )


def _lines(rules: Ruleset, deal: CountedDeal, side: Side) -> Lines:
    lines: Lines = []
    _note_lines(Sheet(lines), rules, deal, side)
    return lines


def _note_lines(sheet: Sheet, rules: Ruleset, deal: CountedDeal, side: Side) -> None:
    seats = deal.pair if side in deal.pair else rules.seats.sides[side]
    count, is_own_exit, laws = deal.melds_of(side), deal.out in seats, rules.laws
    if is_own_exit and deal.special is not None:
        scoring.note_special(sheet, rules, deal.special)
        return
    if scoring.is_void(laws, is_out=deal.out is not None):
        sheet.note(scoring.VOID, 0)
        return
    _note_melds(sheet, laws, count, is_own_exit=is_own_exit)
    _note_beside(sheet, laws, count)
    if is_own_exit:
        scoring.note_going_out(sheet, laws, is_concealed=deal.is_concealed)
    scoring.note_vain(sheet, laws, count.asked_in_vain)
    scoring.note_caliente(sheet, laws, count.calientes)
    is_out = deal.out is not None and deal.special is None
    for seat in seats:
        _note_left(sheet, laws, deal.hands[seat], partial(scoring.note_hand, is_out=is_out))
        for held in (deal.hands[seat].aces, deal.hands[seat].sevens):
            scoring.note_held(sheet, laws, held)
        if deal.feet:
            _note_left(sheet, laws, deal.feet[seat], scoring.note_foot)


def _note_melds(sheet: Sheet, laws: Laws, count: SideCount, *, is_own_exit: bool) -> None:
    if count.melded:
        sheet.note("score.melded_cards", scoring.melds_sign(laws, count.canastas) * count.melded)
    canastas = (
        (shapes.NATURAL_CANASTA, None, count.natural),
        (shapes.NATURAL_CANASTA, Rank.ACE, count.aces),
        (shapes.MIXED_CANASTA, None, count.mixed),
        (shapes.SEVENS_CANASTA, None, count.sevens),
        (shapes.SAMBA, None, count.sambas),
    )
    for kind, rank, times in canastas:
        for _ in range(times):
            scoring.note_canasta(sheet, laws, kind, rank, 0, is_own_exit=is_own_exit)
    for jokers in count.wild:
        scoring.note_canasta(
            sheet, laws, shapes.WILD_CANASTA, None, jokers, is_own_exit=is_own_exit
        )
    counts = count.canastas, count.natural + count.aces, count.mixed
    scoring.note_many_canastas(sheet, laws, *counts, is_own_exit=is_own_exit)
    scoring.note_stops(sheet, laws, count.stops)
    for _ in range(count.short_sequences):
        scoring.note_short_sequence(sheet, laws, 0)
    for _ in range(count.unfinished_pure):
        scoring.note_unfinished(sheet, laws, is_wild=False)
    for _ in range(count.unfinished_wild):
        scoring.note_unfinished(sheet, laws, is_wild=True)


def _note_beside(sheet: Sheet, laws: Laws, count: SideCount) -> None:
    has_sevens = count.has_sevens or count.sevens > 0
    for cards in (count.bonus, count.aside) if laws.bonus_black_too else (count.bonus,):
        facts = laws, cards, count.canastas
        scoring.note_bonus(sheet, *facts, has_opened=count.has_opened, has_sevens=has_sevens)
    scoring.note_aside(sheet, laws, count.aside)


def _note_left(sheet: Sheet, laws: Laws, left: LeftCount, note_lines: NoteLeft) -> None:
    """Notes the lines for what is left in a hand or a foot, as far as they charge something."""
    lines: Lines = []
    cards = LeftCards(left.points, left.stops, left.calientes, left.bonus)
    note_lines(Sheet(lines), laws, cards)
    for rule, points in lines:
        if points:
            sheet.note(rule, points)
