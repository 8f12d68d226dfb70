"""Contradictions of house rules, and the differences that house rules make."""

import pytest

from engine import (
    OptionChange,
    RulesetError,
    RulesReference,
    differences,
    house_problems,
    load_ruleset,
)


def house(values: dict[str, object], players: int = 4) -> RulesReference:
    return RulesReference("winning-moves-deluxe", players, house=values)


def found(values: dict[str, object], players: int = 4) -> list[tuple[str, str]]:
    return [(problem.id, problem.option) for problem in house_problems(house(values, players))]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({}, []),
        ({"meld.wild_cap": 2, "end.target": None, "end.rounds": 3}, []),
        ({"deal.hand_sise": 13}, [("option.unknown", "deal.hand_sise")]),
        ({"deal.hand_size": 99}, [("option.wrong_value", "deal.hand_size")]),
        ({"deal.hand_size": "13"}, [("option.wrong_value", "deal.hand_size")]),
        ({"opening.table": [{"need": -5}]}, [("option.wrong_value", "opening.table")]),
        ({"opening.table": [{"need": 15}] * 9}, [("option.wrong_value", "opening.table")]),
        ({"caliente.held_multipliers": [0]}, [("option.wrong_value", "caliente.held_multipliers")]),
        ({"end.target": None}, [("end.never", "end.target")]),
        ({"meld.sequences": True, "x.y": 1}, [("option.unknown", "x.y")]),
    ],
)
def test_problems_are_named_by_option(
    values: dict[str, object], expected: list[tuple[str, str]]
) -> None:
    assert found(values) == expected


def test_every_problem_is_named_at_once() -> None:
    wrong: dict[str, object] = {"a.b": 1, "deal.hand_size": 99, "draw.count": True}
    assert found(wrong) == [
        ("option.unknown", "a.b"),
        ("option.wrong_value", "deal.hand_size"),
        ("option.wrong_value", "draw.count"),
    ]


def test_house_rules_may_fit_one_table_and_not_another() -> None:
    values: dict[str, object] = {"ask.mode": "mandatory"}
    assert found(values) == []
    assert found(values, players=2) == [("ask.no_partner", "ask.mode")]


def test_a_table_that_is_not_offered_is_refused() -> None:
    with pytest.raises(RulesetError):
        house_problems(RulesReference("nobody"))


def test_differences_are_listed_with_both_values() -> None:
    usual = load_ruleset(house({}))
    own = load_ruleset(
        house({"meld.wild_cap": 2, "opening.table": [{"need": 60}], "draw.count": 1})
    )
    assert differences(usual, own) == (
        OptionChange("meld.wild_cap", 3, 2),
        OptionChange(
            "opening.table",
            [
                {"score": None, "need": 15},
                {"score": 0, "need": 50},
                {"score": 1500, "need": 90},
                {"score": 3000, "need": 120},
            ],
            [{"score": None, "need": 60}],
        ),
    )
    assert differences(usual, usual) == ()
