"""The score of a deal, line by line. Each line names the rule that pays it and the cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Protocol

from engine.cards import Card, Rank, Role, rank_of, role_of
from engine.events import CanastaKind, ScoreItem, SideScore
from engine.ruleset.deal_options import ThreesStep
from engine.ruleset.model import Ruleset
from engine.seating import allies_of, side_of
from engine.special_hands import SpecialKind, special_points, wins_match
from engine.state import MeldKind, Public, Seat, Side, SideTable, SpecialHand, TableMeld
from engine.values import (
    STOP_POINTS,
    canasta_kind,
    is_aces_canasta,
    is_sevens_canasta,
    is_unfinished_at_risk,
    meld_bonus,
    points_in,
)

Hands = tuple[tuple[Card, ...], ...]
"""Cards by seat."""


class LeftLines(Protocol):
    """A function that yields the lines for cards left in a hand or a foot."""

    def __call__(
        self, rules: Ruleset, points: int, special: Mapping[Role, int], *, is_out: bool
    ) -> Iterator[tuple[str, int]]:
        """Yields each rule and its points.

        ``points`` is the value of the cards, ``special`` their number by role, ``is_out`` whether
        somebody went out.
        """
        ...


SCORE_RULES = (
    "score.melded_cards",
    "score.natural_canasta",
    "score.mixed_canasta",
    "score.samba",
    "score.wild_canasta",
    "score.sevens_canasta",
    "score.aces_canasta",
    "score.five_natural",
    "score.four_natural",
    "score.ten_canastas",
    "score.bonus_cards",
    "score.bonus_set",
    "score.bonus_penalty",
    "score.bonus_set_penalty",
    "score.stops_aside",
    "score.going_out",
    "score.concealed",
    "score.special_hand",
    "score.caliente_played",
    "score.hand",
    "score.stops_left",
    "score.bonus_forgotten",
    "score.short_sequence",
    "score.unfinished_pure",
    "score.unfinished_wild",
    "score.held_pure",
    "score.foot",
    "score.foot_bonus",
)
"""The ids of every line that a score can have."""


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
    seats, is_out = seats_counted(rules, public, side), public.out is not None
    if public.special is not None and public.special.seat in seats:
        return _score_special(rules, public, hands, side, public.special)
    has_extras = do_extras_pay(rules, is_own_exit=public.out in seats)
    items = (
        *_melds(rules, table, has_extras=has_extras),
        *_many_canastas(rules, table, has_extras=has_extras),
        *_short_sequences(rules, table),
        *_unfinished(rules, table),
        *_bonus_cards(rules, table),
        *_stops_aside(rules, table),
        *_going_out(rules, public, is_own=public.out in seats),
        *_calientes_played(rules, table),
        *(item for seat in seats for item in _left(rules, hands[seat], hand_lines, is_out)),
        *(item for seat in seats for item in _held_pure(rules, hands[seat])),
        *(item for seat in seats if feet for item in _left(rules, feet[seat], foot_lines, is_out)),
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


def special_lines(rules: Ruleset, kind: SpecialKind) -> Iterator[tuple[str, int]]:
    """Yields the rule that pays a special hand, and its points."""
    yield "score.special_hand", special_points(rules, kind) or 0


def seats_counted(rules: Ruleset, public: Public, side: Side) -> tuple[Seat, ...]:
    """Returns the seats whose hands and whose going out count for a side."""
    sides = (side, *(ally for ally in allies_of(public, side) if ally != side))
    return tuple(seat for one in sides for seat in rules.seats.sides[one])


def do_extras_pay(rules: Ruleset, *, is_own_exit: bool) -> bool:
    """Returns whether wild canastas and many canastas score for a side, by whether it went out."""
    return is_own_exit or not rules.score.extras_only_out


def _melds(rules: Ruleset, table: SideTable, *, has_extras: bool) -> Iterator[ScoreItem]:
    sign = melds_sign(rules, canastas_of(rules, table))
    for meld in table.melds:
        yield ScoreItem("score.melded_cards", sign * points_in(meld.cards), meld.cards)
    for meld in table.melds:
        kind = canasta_kind(rules, meld)
        if kind is not None and (has_extras or kind != "wild"):
            yield ScoreItem(_canasta_rule(rules, meld, kind), meld_bonus(rules, meld), meld.cards)


def _canasta_rule(rules: Ruleset, meld: TableMeld, kind: CanastaKind) -> str:
    if kind == "samba":
        return "score.samba"
    return f"score.{'aces' if is_aces_canasta(rules, meld) else kind}_canasta"


def canastas_of(rules: Ruleset, table: SideTable) -> int:
    """Returns the number of canastas of a side."""
    return sum(canasta_kind(rules, meld) is not None for meld in table.melds)


def melds_sign(rules: Ruleset, canastas: int) -> int:
    """Returns 1 where melded cards of a side with so many canastas count plus, otherwise -1."""
    return -1 if rules.score.melds_need_canasta and not canastas else 1


def unfinished_lines(rules: Ruleset, *, is_wild: bool) -> Iterator[tuple[str, int]]:
    """Yields the rule that charges an unfinished meld of wild cards, or of sevens or pure aces."""
    score = rules.score
    points = score.unfinished_wild if is_wild else score.unfinished_pure
    if points:
        yield "score.unfinished_wild" if is_wild else "score.unfinished_pure", -points


def _unfinished(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for meld in table.melds:
        if is_unfinished_at_risk(rules, meld):
            for rule, points in unfinished_lines(rules, is_wild=meld.kind is MeldKind.WILD):
                yield ScoreItem(rule, points, meld.cards)


HELD_AT_RISK = 3
"""The number of aces, or of sevens, in a hand from which they are charged."""


def held_lines(rules: Ruleset, count: int) -> Iterator[tuple[str, int]]:
    """Yields the rule that charges so many aces, or sevens, left in a hand, and its points."""
    if rules.score.held_pure and count >= HELD_AT_RISK:
        yield "score.held_pure", -rules.score.held_pure


def _held_pure(rules: Ruleset, hand: tuple[Card, ...]) -> Iterator[ScoreItem]:
    for rank in (Rank.ACE, Rank.SEVEN):
        cards = tuple(card for card in hand if rank_of(card) is rank)
        for rule, points in held_lines(rules, len(cards)):
            yield ScoreItem(rule, points, cards)


def many_canastas_lines(
    rules: Ruleset, canastas: int, natural: int, mixed: int
) -> Iterator[tuple[str, int]]:
    """Yields the rules that pay extra for many canastas of a side, and their points."""
    score = rules.score
    if natural >= 5 and score.five_natural:
        yield "score.five_natural", score.five_natural
    elif natural >= 4 and mixed >= 1 and score.four_natural:
        yield "score.four_natural", score.four_natural
    if canastas >= 10 and score.ten_canastas:
        yield "score.ten_canastas", score.ten_canastas


def _many_canastas(rules: Ruleset, table: SideTable, *, has_extras: bool) -> Iterator[ScoreItem]:
    if not has_extras:
        return
    kinds = [canasta_kind(rules, meld) for meld in table.melds]
    canastas = len(kinds) - kinds.count(None)
    lines = many_canastas_lines(rules, canastas, kinds.count("natural"), kinds.count("mixed"))
    for rule, points in lines:
        yield ScoreItem(rule, points)


def short_sequence_lines(rules: Ruleset, cards: int) -> Iterator[tuple[str, int]]:
    """Yields the rule that charges an own sequence of so many cards, and its points."""
    if rules.score.short_sequence and cards < rules.score.short_sequence_below:
        yield "score.short_sequence", -rules.score.short_sequence


def _short_sequences(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for meld in table.melds:
        if meld.kind is MeldKind.SEQUENCE:
            for rule, points in short_sequence_lines(rules, len(meld.cards)):
                yield ScoreItem(rule, points, meld.cards)


def do_bonus_cards_pay(
    rules: Ruleset, canastas: int, *, has_opened: bool, has_sevens: bool
) -> bool:
    """Returns whether bonus cards count plus for a side with so many canastas, perhaps one of
    sevens.
    """
    if rules.bonus.positive_if == "sevens-canasta":
        return has_sevens
    if rules.bonus.positive_if in ("always", "melded"):
        return has_opened or rules.bonus.positive_if == "always"
    return canastas >= (1 if rules.bonus.positive_if == "one-canasta" else 2)


def extra_points(steps: tuple[ThreesStep, ...], count: int) -> int:
    """Returns the extra points for having so many threes, besides the points for each."""
    return max((step.points for step in steps if count >= step.count), default=0)


def are_bonus_cards_void(rules: Ruleset, canastas: int) -> bool:
    """Returns whether bonus cards score nothing for a side with so many canastas."""
    return rules.bonus.void_with_one and canastas == 1


def bonus_lines(rules: Ruleset, count: int, *, do_pay: bool) -> Iterator[tuple[str, int]]:
    """Yields the rules that pay (or charge) so many bonus cards, and their points."""
    if not count:
        return
    each = count * rules.bonus.each
    extra = extra_points(rules.bonus.set_extra, count)
    if do_pay:
        yield "score.bonus_cards", each
        if extra:
            yield "score.bonus_set", extra
        return
    yield "score.bonus_penalty", -each
    if extra and rules.bonus.does_penalty_mirror_extra:
        yield "score.bonus_set_penalty", -extra


def _bonus_cards(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    canastas = canastas_of(rules, table)
    if are_bonus_cards_void(rules, canastas):
        return
    has_sevens = any(is_sevens_canasta(rules, meld) for meld in table.melds)
    do_pay = do_bonus_cards_pay(rules, canastas, has_opened=table.has_opened, has_sevens=has_sevens)
    for cards in (table.bonus, table.aside) if rules.bonus.black_too else (table.bonus,):
        for rule, points in bonus_lines(rules, len(cards), do_pay=do_pay):
            yield ScoreItem(rule, points, cards)


def aside_lines(rules: Ruleset, count: int) -> Iterator[tuple[str, int]]:
    """Yields the rule that pays so many black threes laid aside, and its points.

    They pay nothing here where they count as red ones do.
    """
    if count and not rules.bonus.black_too:
        extra = extra_points(rules.stop.aside_extra, count)
        yield "score.stops_aside", count * rules.stop.aside_each + extra


def _stops_aside(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for rule, points in aside_lines(rules, len(table.aside)):
        yield ScoreItem(rule, points, table.aside)


def going_out_lines(rules: Ruleset, *, is_concealed: bool) -> Iterator[tuple[str, int]]:
    """Yields the rules that pay the side that went out, and their points."""
    yield "score.going_out", rules.out.bonus
    if is_concealed and rules.out.concealed_extra:
        yield "score.concealed", rules.out.concealed_extra


def _going_out(rules: Ruleset, public: Public, *, is_own: bool) -> Iterator[ScoreItem]:
    if public.out is not None and is_own:
        for rule, points in going_out_lines(rules, is_concealed=public.is_concealed):
            yield ScoreItem(rule, points)


def caliente_lines(rules: Ruleset, count: int) -> Iterator[tuple[str, int]]:
    """Yields the rule that charges so many played Caliente cards, and its points."""
    if count:
        yield "score.caliente_played", -count * rules.caliente.played


def _calientes_played(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for rule, points in caliente_lines(rules, table.caliente_played):
        yield ScoreItem(rule, points)


def are_stops_charged(rules: Ruleset, *, is_out: bool) -> bool:
    """Returns whether black threes in a hand cost points of their own and not their value as
    cards.
    """
    stop = rules.stop
    return stop.hand_penalty is not None and (is_out or stop.has_penalty_without_exit)


def hand_lines(
    rules: Ruleset, points: int, special: Mapping[Role, int], *, is_out: bool
) -> Iterator[tuple[str, int]]:
    """Yields the rules that charge what is left in a hand, by its value and how many cards are
    special.
    """
    factors, penalty = rules.caliente.held_multipliers, 0
    if are_stops_charged(rules, is_out=is_out):
        points -= special[Role.STOP] * STOP_POINTS
        penalty = special[Role.STOP] * (rules.stop.hand_penalty or 0)
    yield "score.hand", -points * factors[min(special[Role.CALIENTE], len(factors) - 1)]
    if penalty:
        yield "score.stops_left", -penalty
    if special[Role.BONUS]:
        yield "score.bonus_forgotten", -special[Role.BONUS] * rules.bonus.forgotten_penalty


def foot_lines(
    rules: Ruleset, points: int, special: Mapping[Role, int], *, is_out: bool
) -> Iterator[tuple[str, int]]:
    """Yields the rules that charge a second hand that nobody took up, and their points.

    They do not depend on whether somebody went out.
    """
    del is_out
    yield "score.foot", -points
    if special[Role.BONUS] and rules.bonus.untouched_penalty:
        yield "score.foot_bonus", -special[Role.BONUS] * rules.bonus.untouched_penalty


_CHARGED_ALONE = {
    "score.stops_left": Role.STOP,
    "score.bonus_forgotten": Role.BONUS,
    "score.foot_bonus": Role.BONUS,
}
"""Lines that charge only cards of one role; others charge the rest."""


def _left(
    rules: Ruleset, cards: tuple[Card, ...], lines: LeftLines, is_out: bool
) -> Iterator[ScoreItem]:
    """Yields the lines for what is left in a hand, each with the cards that it charges."""
    roles = Counter(map(role_of, cards))
    found = dict(lines(rules, points_in(cards), roles, is_out=is_out))
    alone = {Role.BONUS, *(_CHARGED_ALONE[rule] for rule in found if rule in _CHARGED_ALONE)}
    for rule, points in found.items():
        role = _CHARGED_ALONE.get(rule)
        charged = tuple(
            card
            for card in cards
            if (role_of(card) not in alone if role is None else role_of(card) is role)
        )
        if charged:
            yield ScoreItem(rule, points, charged)


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
