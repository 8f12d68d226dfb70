"""The score of a deal, line by line. Each line names the rule that pays it and the cards."""

from collections.abc import Iterator

from engine.cards import Card, is_bonus, is_caliente
from engine.events import ScoreItem, SideScore
from engine.ruleset.model import Ruleset
from engine.state import Public, Side, SideTable
from engine.values import canasta_bonus, canasta_kind, points_in

Hands = tuple[tuple[Card, ...], ...]
"""Cards by seat."""

SCORE_RULES = (
    "score.melded_cards",
    "score.natural_canasta",
    "score.mixed_canasta",
    "score.samba",
    "score.wild_canasta",
    "score.bonus_cards",
    "score.bonus_set",
    "score.bonus_penalty",
    "score.bonus_set_penalty",
    "score.going_out",
    "score.concealed",
    "score.caliente_played",
    "score.hand",
    "score.bonus_forgotten",
    "score.foot",
    "score.foot_bonus",
)
"""The ids of every line that a score can have."""


def score_deal(
    rules: Ruleset, public: Public, hands: Hands, feet: Hands = ()
) -> tuple[SideScore, ...]:
    """What each side scores when the deal ends now, with the hands as they are.

    ``feet`` are the second hands by seat that nobody took up; empty where there are none.
    """
    sides = range(len(public.sides))
    return tuple(_score_side(rules, public, hands, feet, side) for side in sides)


def _score_side(rules: Ruleset, public: Public, hands: Hands, feet: Hands, side: Side) -> SideScore:
    table = public.sides[side]
    seats = rules.seats.sides[side]
    items = (
        *_melds(rules, table),
        *_bonus_cards(rules, table),
        *_going_out(rules, public, is_own=public.out in seats),
        *_calientes_played(rules, table),
        *(item for seat in seats for item in _hand(rules, hands[seat])),
        *(item for seat in seats if feet for item in _untouched(rules, feet[seat])),
    )
    total = sum(item.points for item in items)
    return SideScore(items, total, public.scores[side] + total)


def _melds(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    for meld in table.melds:
        yield ScoreItem("score.melded_cards", points_in(meld.cards), meld.cards)
    for meld in table.melds:
        kind = canasta_kind(rules, meld)
        if kind is not None:
            rule = f"score.{kind}_canasta" if kind != "samba" else "score.samba"
            yield ScoreItem(rule, canasta_bonus(rules, kind), meld.cards)


def do_bonus_cards_pay(rules: Ruleset, canastas: int, *, has_opened: bool) -> bool:
    """Whether bonus cards count plus for a side with so many canastas."""
    return has_opened if rules.bonus.positive_if == "melded" else canastas >= 2


def bonus_lines(rules: Ruleset, count: int, *, do_pay: bool) -> Iterator[tuple[str, int]]:
    """The rules that pay (or charge) so many bonus cards, and their points."""
    if not count:
        return
    each = count * rules.bonus.each
    steps = (step.points for step in rules.bonus.set_extra if count >= step.count)
    extra = max(steps, default=0)
    if do_pay:
        yield "score.bonus_cards", each
        if extra:
            yield "score.bonus_set", extra
        return
    yield "score.bonus_penalty", -each
    if extra and rules.bonus.does_penalty_mirror_extra:
        yield "score.bonus_set_penalty", -extra


def _bonus_cards(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    canastas = sum(canasta_kind(rules, meld) is not None for meld in table.melds)
    do_pay = do_bonus_cards_pay(rules, canastas, has_opened=table.has_opened)
    for rule, points in bonus_lines(rules, len(table.bonus), do_pay=do_pay):
        yield ScoreItem(rule, points, table.bonus)


def going_out_lines(rules: Ruleset, *, is_concealed: bool) -> Iterator[tuple[str, int]]:
    """The rules that pay the side that went out, and their points."""
    yield "score.going_out", rules.out.bonus
    if is_concealed and rules.out.concealed_extra:
        yield "score.concealed", rules.out.concealed_extra


def _going_out(rules: Ruleset, public: Public, *, is_own: bool) -> Iterator[ScoreItem]:
    if public.out is not None and is_own:
        for rule, points in going_out_lines(rules, is_concealed=public.is_concealed):
            yield ScoreItem(rule, points)


def held_factor(rules: Ruleset, calientes: int) -> int:
    """By how much so many Caliente cards multiply what a hand costs."""
    factors = rules.caliente.held_multipliers
    return factors[min(calientes, len(factors) - 1)]


def _calientes_played(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    if table.caliente_played:
        points = -table.caliente_played * rules.caliente.played
        yield ScoreItem("score.caliente_played", points)


def _hand(rules: Ruleset, hand: tuple[Card, ...]) -> Iterator[ScoreItem]:
    forgotten = tuple(card for card in hand if is_bonus(card))
    held = tuple(card for card in hand if not is_bonus(card))
    if held:
        factor = held_factor(rules, sum(map(is_caliente, held)))
        yield ScoreItem("score.hand", -points_in(held) * factor, held)
    if forgotten:
        points = -len(forgotten) * rules.bonus.forgotten_penalty
        yield ScoreItem("score.bonus_forgotten", points, forgotten)


def _untouched(rules: Ruleset, foot: tuple[Card, ...]) -> Iterator[ScoreItem]:
    """A second hand that nobody took up counts against its side, as a hand does."""
    bonus = tuple(card for card in foot if is_bonus(card))
    others = tuple(card for card in foot if not is_bonus(card))
    if others:
        yield ScoreItem("score.foot", -points_in(others), others)
    if bonus and rules.bonus.untouched_penalty:
        yield ScoreItem("score.foot_bonus", -len(bonus) * rules.bonus.untouched_penalty, bonus)


def match_winners(rules: Ruleset, totals: tuple[int, ...], deal: int) -> tuple[Side, ...]:
    """Who has won the match after this deal; empty while it goes on."""
    has_target = rules.end.target is not None and max(totals) >= rules.end.target
    has_rounds = rules.end.rounds is not None and deal >= rules.end.rounds
    leaders = tuple(side for side, total in enumerate(totals) if total == max(totals))
    is_decided = len(leaders) == 1 or rules.end.tie == "share"
    return leaders if (has_target or has_rounds) and is_decided else ()
