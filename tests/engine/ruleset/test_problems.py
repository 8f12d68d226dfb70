import pytest

from engine import Problem, catalogue, edition_ids, load_ruleset, problem_ids, problems
from tests.engine.ruleset.change import changed
from tests.for_each import for_each

CONTRADICTIONS: dict[str, dict[str, object]] = {
    "seats.not_a_partition": {"seats.sides": [[0, 1], [2, 2]]},
    "seats.empty_side": {"seats.sides": [[0, 1, 2, 3]]},
    "seats.lone_hand_of_three": {"seats.lone_hand": True},
    "seats.uneven": {"players": 5, "seats.sides": [[0, 2, 4], [1, 3]]},
    "seats.nobody_plays": {"seats.sitting_out": 2, "ask.mode": "off"},
    "seats.wrong_teams": {"teams": 3},
    "deck.too_small": {"deck.count": 1, "deal.hand_size": 14, "bonus.set_extra": []},
    "deal.base_stays": {"deal.pile_base": True, "pile.most_taken": 7},
    "deal.base_without_upcard": {"deal.pile_base": True, "deal.upcard": False},
    "deal.empty_foot": {"deal.foot_size": 4, "bonus.may_be_forgotten": True},
    "out.no_feet": {"out.needs_partner_in_foot": True},
    "opening.no_steps": {"opening.table": []},
    "opening.unordered": {"opening.table": [{"score": 1500, "need": 90}, {"score": 0, "need": 50}]},
    "opening.score_in_rounds": {"opening.basis": "round"},
    "meld.more_naturals_than_cards": {"meld.min_naturals": 4},
    "canasta.out_of_reach": {"meld.closed_at": 6},
    "canasta.wild_out_of_reach": {"meld.all_wild_sets": True, "meld.wild_melds_closed_at": 6},
    "canasta.more_naturals_than_cards": {"canasta.min_naturals": 8},
    "stop.least_above_most": {"stop.meld_max": 2},
    "pile.no_wild_sets": {"pile.wild_pair": True},
    "pile.no_sequences": {"pile.add_to_sequence": True},
    "out.kinds_above_total": {"out.canastas.natural": 1, "out.canastas.mixed": 1},
    "out.no_mixed": {"out.canastas.mixed": 1, "meld.wild_cap": 0},
    "out.mixed_out_of_reach": {
        "out.canastas.mixed": 1,
        "meld.closed_at": 7,
        "canasta.min_naturals": 7,
    },
    "out.natural_out_of_reach": {
        "out.canastas.natural": 1,
        "deck.count": 1,
        "bonus.set_extra": [],
    },
    "out.wild_out_of_reach": {
        "out.canastas.wild": 1,
        "meld.all_wild_sets": True,
        "deck.count": 1,
        "bonus.set_extra": [],
    },
    "opening.need_out_of_reach": {"opening.table": [{"need": 301}]},
    "opening.canasta_out_of_reach": {"opening.canasta_from": 0, "deal.hand_size": 7},
    "opening.triple_too_small": {"opening.clean_triple": "natural", "meld.min_size": 4},
    "out.wild_meld_stays_open": {
        "out.canastas.wild": 2,
        "out.canastas.total": 2,
        "meld.all_wild_sets": True,
        "deck.count": 3,
    },
    "out.sevens_out_of_reach": {
        "out.canastas.sevens": 2,
        "out.canastas.total": 2,
        "score.sevens_canasta": 1500,
    },
    "out.canastas_out_of_reach": {
        "out.canastas.total": 3,
        "deck.count": 1,
        "bonus.set_extra": [],
    },
    "out.no_wild_sets": {"out.canastas.wild": 1},
    "out.no_sevens": {"out.canastas.sevens": 1},
    "out.no_sequences": {"out.canastas.samba": 1},
    "ask.no_partner": {"players": 2, "seats.sides": [[0], [1]]},
    "bonus.unordered": {
        "bonus.set_extra": [{"count": 4, "points": 400}, {"count": 3, "points": 100}]
    },
    "bonus.out_of_reach": {"bonus.set_extra": [{"count": 5, "points": 600}]},
    "stop.aside_unordered": {
        "stop.aside_extra": [{"count": 4, "points": 80}, {"count": 3, "points": 10}]
    },
    "score.wild_unordered": {
        "score.wild_canasta_by_jokers": [{"jokers": 4, "points": 9}, {"jokers": 0, "points": 5}]
    },
    "score.short_canastas": {
        "meld.sequences": True,
        "score.short_sequence": 500,
        "score.short_sequence_below": 8,
    },
    "special.wrong_size": {"special.pairs": 2500},
    "end.never": {"end.target": None},
    "caliente.no_cards": {"variations": ["caliente"]},
    "caliente.no_factors": {"caliente.held_multipliers": []},
}


@for_each(problem_id=CONTRADICTIONS)
def test_each_contradiction_is_found_alone(problem_id: str) -> None:
    found = problems(changed(CONTRADICTIONS[problem_id]))
    assert [problem.id for problem in found] == [problem_id]


def test_every_id_is_provoked() -> None:
    elsewhere = {"option.unknown", "option.wrong_value"}
    assert set(CONTRADICTIONS) | elsewhere == set(problem_ids())


@for_each(problem_id=CONTRADICTIONS)
def test_a_problem_names_the_options_that_do_not_agree(problem_id: str) -> None:
    (problem,) = problems(changed(CONTRADICTIONS[problem_id]))
    assert str(problem).startswith(f"{problem.option}: {problem_id}")
    assert problem.options[0] == problem.option
    assert set(problem.options) <= set(catalogue())


def test_several_contradictions_are_all_found() -> None:
    ruleset = changed(CONTRADICTIONS["end.never"] | CONTRADICTIONS["opening.no_steps"])
    assert {problem.id for problem in problems(ruleset)} == {"end.never", "opening.no_steps"}


@pytest.mark.parametrize("edition", edition_ids())
def test_the_editions_are_free_of_problems(edition: str) -> None:
    ruleset = load_ruleset(edition)
    assert problems(ruleset) == ()


def test_a_message_holds_the_numbers() -> None:
    params = {"least": 3, "most": 2}
    problem = Problem("stop.least_above_most", "stop.meld_max", params)
    assert str(problem) == "stop.meld_max: stop.least_above_most (least 3, most 2)"
