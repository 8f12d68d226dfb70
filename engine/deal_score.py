"""The score of a deal, line by line. Each line names the rule that pays it and the cards."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Concatenate, ParamSpec

from engine import scoring
from engine.cards import JOKER, Card, Rank, Role, rank_of, role_of
from engine.ruleset.laws import Laws
from engine.ruleset.model import Ruleset
from engine.score_lines import SCORE_LINES, ScoreItem, SideScore
from engine.scoring import LeftCards, Lines, NoteLeft, Sheet
from engine.seating import allies_of, side_of
from engine.special_hands import wins_match
from engine.state import MeldKind, Public, Seat, Side, SideTable
from engine.values import (
    canasta_kind,
    canasta_number,
    is_sevens_canasta,
    is_unfinished_at_risk,
    points_in,
)

Hands = tuple[tuple[Card, ...], ...]
"""Cards by seat."""

_Facts = ParamSpec("_Facts")


def score_deal(
    rules: Ruleset, public: Public, hands: Hands, feet: Hands = ()
) -> tuple[SideScore, ...]:
    """Returns what each side scores if the deal ends now with these hands.

    ``feet`` are the second hands, by seat, that nobody took up; empty where there are none.
    """
    return tuple(
        side_score(_items_of(rules, public, hands, feet, side), before)
        for side, before in enumerate(public.scores)
    )


def side_score(items: Iterable[ScoreItem], before: int) -> SideScore:
    """Returns the score of a side with these lines, which had so many points before."""
    lines = tuple(items)
    total = sum(item.points for item in lines)
    return SideScore(lines, total, before + total)


def _items_of(
    rules: Ruleset, public: Public, hands: Hands, feet: Hands, side: Side
) -> Iterator[ScoreItem]:
    """Returns what a side scores; for a side that laid a special hand open the hand alone."""
    table, special, laws = public.sides[side], public.special, rules.laws
    if scoring.is_void(laws, is_out=public.end not in ("pass", "last-bonus")):
        return iter((ScoreItem(scoring.VOID, 0),))
    seats = seats_counted(rules, public, side)
    if special is not None and special.seat in seats:
        return _items(hands[special.seat], scoring.note_special, rules, special.kind)
    is_own_exit = public.out in seats
    in_hand = partial(scoring.note_hand, is_out=public.out is not None)
    return chain(
        _melds(rules, table, is_own_exit=is_own_exit),
        _many_canastas(rules, table, is_own_exit=is_own_exit),
        _stops(rules, table),
        _short_sequences(rules, table),
        _unfinished(rules, table),
        _bonus_cards(rules, table),
        _items(table.aside, scoring.note_aside, laws, len(table.aside)),
        _items((), scoring.note_going_out, laws, is_concealed=public.is_concealed)
        if is_own_exit
        else (),
        _items((), scoring.note_vain, laws, _asked_in_vain(rules, public, side)),
        _items((), scoring.note_caliente, laws, table.caliente_played),
        *(_left(laws, hands[seat], in_hand) for seat in seats),
        *(_held_pure(rules, hands[seat]) for seat in seats),
        *(_left(laws, feet[seat], scoring.note_foot) for seat in seats if feet),
    )


def _items(
    cards: tuple[Card, ...],
    note_lines: Callable[Concatenate[Sheet, _Facts], None],
    *facts: _Facts.args,
    **further: _Facts.kwargs,
) -> Iterator[ScoreItem]:
    """Returns the lines that a function notes for such facts, all for the same cards."""
    found: Lines = []
    note_lines(Sheet(found), *facts, **further)
    return (ScoreItem(rule, points, cards) for rule, points in found)


def _asked_in_vain(rules: Ruleset, public: Public, side: Side) -> int:
    """Returns how many questions of a side were followed by no exit, that of this turn included."""
    count, question = public.sides[side].asked_in_vain, public.question
    if question is None or question.answer is None or question.seat == public.out:
        return count
    return count + (side_of(rules, question.seat) == side)


def seats_counted(rules: Ruleset, public: Public, side: Side) -> tuple[Seat, ...]:
    """Returns the seats whose hands and whose going out count for a side."""
    sides = (side, *(ally for ally in allies_of(public, side) if ally != side))
    return tuple(seat for one in sides for seat in rules.seats.sides[one])


def _melds(rules: Ruleset, table: SideTable, *, is_own_exit: bool) -> Iterator[ScoreItem]:
    laws = rules.laws
    sign = scoring.melds_sign(laws, canastas_of(rules, table))
    for meld in table.melds:
        yield ScoreItem("score.melded_cards", sign * points_in(meld.cards), meld.cards)
    for meld in table.melds:
        if kind := canasta_number(rules, meld):
            facts = laws, kind, meld.rank, meld.cards.count(JOKER)
            yield from _items(meld.cards, scoring.note_canasta, *facts, is_own_exit=is_own_exit)


def canastas_of(rules: Ruleset, table: SideTable) -> int:
    """Returns the number of canastas of a side."""
    return sum(canasta_kind(rules, meld) is not None for meld in table.melds)


def _many_canastas(rules: Ruleset, table: SideTable, *, is_own_exit: bool) -> Iterator[ScoreItem]:
    kinds = [canasta_kind(rules, meld) for meld in table.melds]
    counts = len(kinds) - kinds.count(None), kinds.count("natural"), kinds.count("mixed")
    return _items((), scoring.note_many_canastas, rules.laws, *counts, is_own_exit=is_own_exit)


def _stops(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    melds = [meld for meld in table.melds if meld.is_stops]
    cards = tuple(chain.from_iterable(meld.cards for meld in melds))
    return _items(cards, scoring.note_stops, rules.laws, sum(len(meld.naturals) for meld in melds))


def _short_sequences(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for meld in table.melds:
        if meld.kind is MeldKind.SEQUENCE:
            yield from _items(meld.cards, scoring.note_short_sequence, rules.laws, len(meld.cards))


def _unfinished(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for meld in table.melds:
        if is_unfinished_at_risk(rules, meld):
            is_wild = meld.kind is MeldKind.WILD
            yield from _items(meld.cards, scoring.note_unfinished, rules.laws, is_wild=is_wild)


def bonus_points(rules: Ruleset, table: SideTable) -> int:
    """Returns the points that a side's bonus cards would pay, or cost, if the deal ended now."""
    return sum(item.points for item in _bonus_cards(rules, table))


def _bonus_cards(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    canastas, has_opened = canastas_of(rules, table), table.has_opened
    has_sevens = any(is_sevens_canasta(rules, meld) for meld in table.melds)
    laws = rules.laws
    for cards in (table.bonus, table.aside) if laws.bonus_black_too else (table.bonus,):
        facts = laws, len(cards), canastas
        yield from _items(
            cards, scoring.note_bonus, *facts, has_opened=has_opened, has_sevens=has_sevens
        )


def _left(laws: Laws, cards: tuple[Card, ...], note_lines: NoteLeft) -> Iterator[ScoreItem]:
    """Yields the lines for what is left in a hand, each with the cards that it charges."""
    count = Counter(map(role_of, cards))
    left = LeftCards(points_in(cards), count[Role.STOP], count[Role.CALIENTE], count[Role.BONUS])
    found = {item.rule: item.points for item in _items((), note_lines, laws, left)}
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
        yield from _items(cards, scoring.note_held, rules.laws, len(cards))


def lead_of(side: Side, scores: Sequence[SideScore]) -> int:
    """Returns how many points a side made in a deal more than the best other one."""
    totals = [score.total for score in scores]
    return totals.pop(side) - max(totals)


def winner_by_hand(rules: Ruleset, public: Public) -> Side | None:
    """Returns the side that wins the match by a special hand, whatever the scores are."""
    special = public.special
    if special is None or not wins_match(rules, special.kind):
        return None
    return side_of(rules, special.seat)


def match_winners(
    rules: Ruleset, totals: tuple[int, ...], deal: int, by_hand: Side | None = None
) -> tuple[Side, ...]:
    """Returns who has won the match after this deal, if anybody; ``by_hand`` has in any case."""
    if by_hand is not None:
        return (by_hand,)
    has_target = rules.end.target is not None and max(totals) >= rules.end.target
    has_rounds = rules.end.rounds is not None and deal >= rules.end.rounds
    leaders = tuple(side for side, total in enumerate(totals) if total == max(totals))
    is_decided = len(leaders) == 1 or rules.end.tie == "share"
    return leaders if (has_target or has_rounds) and is_decided else ()
