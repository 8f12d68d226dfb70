"""The score of a deal, line by line. Each line names the rule that pays it and the cards."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from engine.cards import Card, Rank, Role, rank_of, role_of
from engine.events import CanastaKind, ScoreItem, SideScore
from engine.ruleset.model import Ruleset
from engine.scoring import (
    SCORE_LINES,
    LeftCards,
    LeftLines,
    aside_lines,
    bonus_lines,
    caliente_lines,
    do_wild_canastas_pay,
    foot_lines,
    going_out_lines,
    hand_lines,
    held_lines,
    many_canastas_lines,
    melds_sign,
    short_sequence_lines,
    special_lines,
    unfinished_lines,
)
from engine.seating import allies_of, side_of
from engine.special_hands import wins_match
from engine.state import MeldKind, Public, Seat, Side, SideTable, SpecialHand, TableMeld
from engine.values import (
    canasta_kind,
    is_aces_canasta,
    is_sevens_canasta,
    is_unfinished_at_risk,
    meld_bonus,
    points_in,
)

Hands = tuple[tuple[Card, ...], ...]
"""Cards by seat."""


def score_deal(
    rules: Ruleset, public: Public, hands: Hands, feet: Hands = ()
) -> tuple[SideScore, ...]:
    """Returns what each side scores if the deal ends now with these hands.

    ``feet`` are the second hands, by seat, that nobody took up; empty where there are none.
    """
    sides = range(len(public.sides))
    return tuple(_score_side(rules, public, hands, feet, side) for side in sides)


def _score_side(rules: Ruleset, public: Public, hands: Hands, feet: Hands, side: Side) -> SideScore:
    table = public.sides[side]
    seats = seats_counted(rules, public, side)
    if public.special is not None and public.special.seat in seats:
        return _score_special(rules, public, hands, side, public.special)
    is_own_exit = public.out in seats
    in_hand = partial(hand_lines, is_out=public.out is not None)
    items = (
        *_melds(rules, table, is_own_exit=is_own_exit),
        *_many_canastas(rules, table, is_own_exit=is_own_exit),
        *_short_sequences(rules, table),
        *_unfinished(rules, table),
        *_bonus_cards(rules, table),
        *_stops_aside(rules, table),
        *_going_out(rules, public, is_own=is_own_exit),
        *_calientes_played(rules, table),
        *(item for seat in seats for item in _left(rules, hands[seat], in_hand)),
        *(item for seat in seats for item in _held_pure(rules, hands[seat])),
        *(item for seat in seats if feet for item in _left(rules, feet[seat], foot_lines)),
    )
    total = sum(item.points for item in items)
    return SideScore(items, total, public.scores[side] + total)


def _score_special(
    rules: Ruleset, public: Public, hands: Hands, side: Side, special: SpecialHand
) -> SideScore:
    """Returns the score of a side that laid a special hand open: the hand alone."""
    lines = special_lines(rules, special.kind)
    items = tuple(ScoreItem(rule, points, hands[special.seat]) for rule, points in lines)
    total = sum(item.points for item in items)
    return SideScore(items, total, public.scores[side] + total)


def seats_counted(rules: Ruleset, public: Public, side: Side) -> tuple[Seat, ...]:
    """Returns the seats whose hands and whose going out count for a side."""
    sides = (side, *(ally for ally in allies_of(public, side) if ally != side))
    return tuple(seat for one in sides for seat in rules.seats.sides[one])


def _melds(rules: Ruleset, table: SideTable, *, is_own_exit: bool) -> Iterator[ScoreItem]:
    does_wild_pay = do_wild_canastas_pay(rules, is_own_exit=is_own_exit)
    sign = melds_sign(rules, canastas_of(rules, table))
    for meld in table.melds:
        yield ScoreItem("score.melded_cards", sign * points_in(meld.cards), meld.cards)
    for meld in table.melds:
        kind = canasta_kind(rules, meld)
        if kind is not None and (does_wild_pay or kind != "wild"):
            yield ScoreItem(_canasta_rule(rules, meld, kind), meld_bonus(rules, meld), meld.cards)


def _canasta_rule(rules: Ruleset, meld: TableMeld, kind: CanastaKind) -> str:
    if kind == "samba":
        return "score.samba"
    return f"score.{'aces' if is_aces_canasta(rules, meld) else kind}_canasta"


def canastas_of(rules: Ruleset, table: SideTable) -> int:
    """Returns the number of canastas of a side."""
    return sum(canasta_kind(rules, meld) is not None for meld in table.melds)


def _many_canastas(rules: Ruleset, table: SideTable, *, is_own_exit: bool) -> Iterator[ScoreItem]:
    kinds = [canasta_kind(rules, meld) for meld in table.melds]
    counts = len(kinds) - kinds.count(None), kinds.count("natural"), kinds.count("mixed")
    for rule, points in many_canastas_lines(rules, *counts, is_own_exit=is_own_exit):
        yield ScoreItem(rule, points)


def _short_sequences(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for meld in table.melds:
        if meld.kind is MeldKind.SEQUENCE:
            for rule, points in short_sequence_lines(rules, len(meld.cards)):
                yield ScoreItem(rule, points, meld.cards)


def _unfinished(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for meld in table.melds:
        if is_unfinished_at_risk(rules, meld):
            for rule, points in unfinished_lines(rules, is_wild=meld.kind is MeldKind.WILD):
                yield ScoreItem(rule, points, meld.cards)


def _bonus_cards(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    canastas, has_opened = canastas_of(rules, table), table.has_opened
    has_sevens = any(is_sevens_canasta(rules, meld) for meld in table.melds)
    for cards in (table.bonus, table.aside) if rules.bonus.black_too else (table.bonus,):
        for rule, points in bonus_lines(
            rules, len(cards), canastas, has_opened=has_opened, has_sevens=has_sevens
        ):
            yield ScoreItem(rule, points, cards)


def _stops_aside(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for rule, points in aside_lines(rules, len(table.aside)):
        yield ScoreItem(rule, points, table.aside)


def _going_out(rules: Ruleset, public: Public, *, is_own: bool) -> Iterator[ScoreItem]:
    if public.out is not None and is_own:
        for rule, points in going_out_lines(rules, is_concealed=public.is_concealed):
            yield ScoreItem(rule, points)


def _calientes_played(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for rule, points in caliente_lines(rules, table.caliente_played):
        yield ScoreItem(rule, points)


def _left(rules: Ruleset, cards: tuple[Card, ...], lines: LeftLines) -> Iterator[ScoreItem]:
    """Yields the lines for what is left in a hand, each with the cards that it charges."""
    count = Counter(map(role_of, cards))
    left = LeftCards(points_in(cards), count[Role.STOP], count[Role.CALIENTE], count[Role.BONUS])
    found = dict(lines(rules, left))
    roles = {rule: SCORE_LINES[rule].role for rule in found}
    alone = {Role.BONUS, *roles.values()}
    for rule, points in found.items():
        role = roles[rule]
        charged = tuple(
            card
            for card in cards
            if (role_of(card) not in alone if role is None else role_of(card) is role)
        )
        if charged:
            yield ScoreItem(rule, points, charged)


def _held_pure(rules: Ruleset, hand: tuple[Card, ...]) -> Iterator[ScoreItem]:
    for rank in (Rank.ACE, Rank.SEVEN):
        cards = tuple(card for card in hand if rank_of(card) is rank)
        for rule, points in held_lines(rules, len(cards)):
            yield ScoreItem(rule, points, cards)


def winner_by_hand(rules: Ruleset, public: Public) -> Side | None:
    """Returns the side that wins the match by a special hand, whatever the scores are."""
    special = public.special
    if special is None or not wins_match(rules, special.kind):
        return None
    return side_of(rules, special.seat)


def match_winners(
    rules: Ruleset, totals: tuple[int, ...], deal: int, by_hand: Side | None = None
) -> tuple[Side, ...]:
    """Returns the sides that have won the match after this deal; empty while it goes on.

    ``by_hand`` is a side that has won by a special hand.
    """
    if by_hand is not None:
        return (by_hand,)
    has_target = rules.end.target is not None and max(totals) >= rules.end.target
    has_rounds = rules.end.rounds is not None and deal >= rules.end.rounds
    leaders = tuple(side for side, total in enumerate(totals) if total == max(totals))
    is_decided = len(leaders) == 1 or rules.end.tie == "share"
    return leaders if (has_target or has_rounds) and is_decided else ()
