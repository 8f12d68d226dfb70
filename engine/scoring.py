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


def do_bonus_cards_pay(rules: Ruleset, table: SideTable) -> bool:
    """Whether the side's bonus cards count plus."""
    if rules.bonus.positive_if == "melded":
        return table.has_opened
    return sum(canasta_kind(rules, meld) is not None for meld in table.melds) >= 2


def _bonus_cards(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    if not table.bonus:
        return
    each = len(table.bonus) * rules.bonus.each
    extra = max(
        (step.points for step in rules.bonus.set_extra if len(table.bonus) >= step.count),
        default=0,
    )
    if do_bonus_cards_pay(rules, table):
        yield ScoreItem("score.bonus_cards", each, table.bonus)
        if extra:
            yield ScoreItem("score.bonus_set", extra, table.bonus)
        return
    yield ScoreItem("score.bonus_penalty", -each, table.bonus)
    if extra and rules.bonus.does_penalty_mirror_extra:
        yield ScoreItem("score.bonus_set_penalty", -extra, table.bonus)


def _going_out(rules: Ruleset, public: Public, *, is_own: bool) -> Iterator[ScoreItem]:
    if public.out is None or not is_own:
        return
    yield ScoreItem("score.going_out", rules.out.bonus)
    if public.is_concealed and rules.out.concealed_extra:
        yield ScoreItem("score.concealed", rules.out.concealed_extra)


def _calientes_played(rules: Ruleset, table: SideTable) -> Iterator[ScoreItem]:
    if table.caliente_played:
        points = -table.caliente_played * rules.caliente.played
        yield ScoreItem("score.caliente_played", points)


def _hand(rules: Ruleset, hand: tuple[Card, ...]) -> Iterator[ScoreItem]:
    forgotten = tuple(card for card in hand if is_bonus(card))
    held = tuple(card for card in hand if not is_bonus(card))
    if held:
        factors = rules.caliente.held_multipliers
        factor = factors[min(sum(map(is_caliente, held)), len(factors) - 1)]
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
