"""Scores: card values, canastas, minimum counts, lines and winners."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    CALIENTE,
    SCORE_LINES,
    Ruleset,
    RulesReference,
    TableMeld,
    canasta_kind,
    edition_ids,
    load_ruleset,
    opening_minimum,
    parse_cards,
    parse_position,
    points_in,
    score_deal,
)
from engine.deal_score import match_winners
from engine.rng import Chance
from engine.shapes import MIXED_CANASTA, NATURAL_CANASTA, SAMBA, WILD_CANASTA
from engine.state import MeldKind, make_meld
from engine.values import (
    CanastaDemand,
    is_blocking,
    meld_bonus,
    opening_demand,
)
from tests.engine.kit.deals import play_out
from tests.engine.kit.tables import EDITIONS, PLAIN_EDITIONS, rules_named

WINNING_MOVES = load_ruleset("winning-moves-deluxe")


def a_set(text: str) -> TableMeld:
    return make_meld(MeldKind.SET, parse_cards(text))


@pytest.mark.atoms(
    "first_meld.threshold.0",
    "first_meld.threshold.1500",
    "first_meld.threshold.3000",
    "first_meld.threshold.negative",
)
@pytest.mark.parametrize("edition", PLAIN_EDITIONS)
@pytest.mark.parametrize(
    ("score", "need"),
    [
        (-2000, 15),
        (-5, 15),
        (0, 50),
        (1495, 50),
        (1500, 90),
        (2995, 90),
        (3000, 120),
        (4995, 120),
        (9000, 120),
    ],
)
def test_the_minimum_depends_on_the_score(edition: str, score: int, need: int) -> None:
    rules = load_ruleset(edition)
    assert opening_minimum(rules, score, deal=1) == opening_minimum(rules, score, deal=9) == need


def test_the_minimum_may_depend_on_the_round() -> None:
    steps = [{"score": 1, "need": 50}, {"score": 2, "need": 90}, {"score": 3, "need": 120}]
    house = {"opening.basis": "round", "opening.table": steps}
    rules = load_ruleset(RulesReference("winning-moves-deluxe", house=house))
    assert [opening_minimum(rules, 4000, deal) for deal in (1, 2, 3, 4)] == [50, 90, 120, 120]


@pytest.mark.atoms("meld.canasta_size", "meld.natural_canasta", "meld.mixed_canasta")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("9c 9d 9h 9s 9c 9d", None),
        ("9c 9d 9h 9s 9c 9d 9h", "natural"),
        ("9c 9d 9h 9s 9c 9d 9h 9s", "natural"),
        ("9c 9d 9h 9s 9c 9d 2h", "mixed"),
        ("9c 9d 9h 9s 2c 2d Jk", "mixed"),
        ("3s 3c 3s 3c", None),
    ],
)
@pytest.mark.parametrize("edition", PLAIN_EDITIONS)
def test_which_canasta_a_set_is(edition: str, cards: str, kind: str | None) -> None:
    assert canasta_kind(load_ruleset(edition), a_set(cards)) == kind


def test_other_kinds_of_melds_make_other_canastas() -> None:
    cards = parse_cards("2c 2d 2h 2s Jk Jk Jk")
    assert canasta_kind(WINNING_MOVES, TableMeld(MeldKind.WILD, cards)) == "wild"
    run = parse_cards("5h 6h 7h 8h 9h Th Jh")
    assert canasta_kind(WINNING_MOVES, TableMeld(MeldKind.SEQUENCE, run)) == "samba"
    paid = WINNING_MOVES.laws.canastas
    assert (paid[SAMBA], paid[WILD_CANASTA]) == (1500, 1500)


@pytest.mark.atoms("scoring.natural_canasta", "scoring.mixed_canasta")
@pytest.mark.parametrize("edition", edition_ids())
def test_canastas_are_paid(edition: str) -> None:
    paid = load_ruleset(edition).laws.canastas
    assert (paid[NATURAL_CANASTA], paid[MIXED_CANASTA]) == (500, 300)


@pytest.mark.parametrize(
    ("card", "is_stopping"), [("2c", True), ("Jk", True), ("3s", True), ("3h", True), ("4c", False)]
)
def test_what_blocks_the_next_player(card: str, is_stopping: bool) -> None:
    assert is_blocking(WINNING_MOVES, parse_cards(card)[0]) is is_stopping


def test_a_stop_that_does_not_block_still_takes_no_pile() -> None:
    house = {"stop.blocks_next": False}
    rules = load_ruleset(RulesReference("winning-moves-deluxe", house=house))
    assert not is_blocking(rules, parse_cards("3s")[0])


@pytest.mark.parametrize("blocks", [True, False])
def test_a_caliente_card_blocks_where_the_rules_say_so(blocks: bool) -> None:
    house = {"caliente.is_discard_stop": blocks}
    rules = load_ruleset(
        RulesReference("winning-moves-deluxe", variations=("caliente",), house=house)
    )
    assert is_blocking(rules, CALIENTE) is blocks
    assert not is_blocking(rules, parse_cards("9h")[0])


def test_a_meld_that_is_no_canasta_pays_no_more_than_its_cards() -> None:
    assert meld_bonus(WINNING_MOVES, a_set("9c 9d 9h")) == 0
    assert meld_bonus(WINNING_MOVES, a_set("9c 9d 9h 9s 9c 9d 9h")) == 500


def test_a_pure_canasta_is_one_of_any_kind() -> None:
    house = {"opening.canasta_from": 9500}
    rules = load_ruleset(RulesReference("brazilian", house=house))
    assert opening_demand(rules, 8995, 1) == CanastaDemand(0, 0)
    assert opening_demand(rules, 9000, 1) == CanastaDemand(1, 1)


@pytest.mark.atoms("scoring.value.multiples_of_five", "scoring.add_melded_cards")
@pytest.mark.parametrize("rules_name", PLAIN_EDITIONS)
def test_scores_of_played_deals_match_a_plain_count(rules_name: str) -> None:
    """The table is counted again, without lines: cards, canastas, bonus cards, going out."""
    rules = rules_named(rules_name)
    for number in range(3):
        *_, last = play_out(rules, f"scores {number}")
        state = last.after
        for side, table in enumerate(state.public.sides):
            melds = [meld for meld in table.melds if len(meld.cards) >= 7]
            points = sum(points_in(meld.cards) for meld in table.melds)
            points += sum(300 if meld.wilds else 500 for meld in melds)
            row = 100 * len(table.bonus) + 400 * (len(table.bonus) == 4)
            points += row if table.melds else -row
            if state.public.out is not None and state.public.out % 2 == side:
                points += 200 if state.public.is_concealed else 100
            points -= sum(points_in(state.private[seat].hand) for seat in (side, side + 2))
            gained = state.public.scores[side] - last.before.public.scores[side]
            assert gained == points
            assert points % 5 == 0


@given(st.lists(st.integers(-2000, 12000), min_size=2, max_size=3))
def test_a_winner_has_the_target_and_more_than_everybody_else(totals: list[int]) -> None:
    winners = match_winners(WINNING_MOVES, tuple(totals), deal=1)
    best = max(totals)
    is_won = best >= 5000 and totals.count(best) == 1
    assert winners == ((totals.index(best),) if is_won else ())


@pytest.mark.parametrize(("deal", "winners"), [(3, ()), (4, (1,)), (5, (1,))])
def test_a_match_may_last_so_many_deals(deal: int, winners: tuple[int, ...]) -> None:
    house = {"end.target": None, "end.rounds": 4}
    rules = load_ruleset(RulesReference("winning-moves-deluxe", house=house))
    assert match_winners(rules, (9000, 9005), deal) == winners
    assert match_winners(rules, (9000, 9000), deal) == ()


def with_calientes(rules: Ruleset, count: int) -> Ruleset:
    """Returns the rules with a number of Caliente cards."""
    return replace(rules, caliente=replace(rules.caliente, count=count))


@pytest.mark.parametrize(
    ("hand", "points"), [("5h Kc", -15), ("5h Kc Ca", -30), ("5h Kc Ca Ca", -45), ("Ca", 0)]
)
def test_caliente_cards_multiply_the_loss_of_the_hand(hand: str, points: int) -> None:
    rules = with_calientes(WINNING_MOVES, 2)
    state = parse_position({"rules": "winning-moves-deluxe", "phase": "over"})
    hands = (parse_cards(hand), (), (), ())
    assert score_deal(rules, state.public, hands)[0].total == points


def test_played_caliente_cards_cost_a_hundred_each() -> None:
    rules = with_calientes(WINNING_MOVES, 2)
    public = parse_position({"rules": "winning-moves-deluxe", "phase": "over"}).public
    sides = (replace(public.sides[0], caliente_played=2), public.sides[1])
    (mine, theirs) = score_deal(rules, replace(public, sides=sides), ((),) * 4)
    assert [(item.rule, item.points) for item in mine.items] == [("score.caliente_played", -200)]
    assert theirs.items == ()


def test_every_line_is_a_known_one() -> None:
    seen = set[str]()
    for number in range(4):
        rules = rules_named(Chance(f"lines {number}").choice(EDITIONS))
        *_, last = play_out(rules, f"lines {number}")
        for event in last.events:
            for side in getattr(event, "sides", ()):
                seen |= {item.rule for item in side.items}
    assert seen
    assert seen <= set(SCORE_LINES)
