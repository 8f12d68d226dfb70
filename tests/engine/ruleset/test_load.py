import pickle
from dataclasses import replace
from typing import Any

import pytest

from engine import (
    RulesetError,
    RulesReference,
    digest,
    edition_ids,
    format_reference,
    load_ruleset,
    load_sources,
    parse_reference,
    reference_of,
)
from engine.ruleset.model import RULESETS, VARIATIONS

HOUSE = {"meld.wild_cap": 2, "opening.table": [{"score": None, "need": 60}]}


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ("hasbro-2001", RulesReference("hasbro-2001", 4)),
        ("hasbro-2001/2p", RulesReference("hasbro-2001", 2)),
        (
            "hasbro-2001/6p+extra-deck+caliente",
            RulesReference("hasbro-2001", 6, ("caliente", "extra-deck")),
        ),
        (
            "hasbro-2001/6p/3t+extra-deck",
            RulesReference("hasbro-2001", 6, ("extra-deck",), teams=3),
        ),
        ("x+always-frozen", RulesReference("x", 4, ("always-frozen",))),
    ],
)
def test_a_reference_has_a_short_form(text: str, reference: RulesReference) -> None:
    assert parse_reference(text) == reference


@pytest.mark.parametrize(
    "reference",
    [
        RulesReference("hasbro-2001"),
        RulesReference("hasbro-2001", 2, ("caliente",)),
        RulesReference("x", 6, ("extra-deck",), {"meld.wild_cap": None}, teams=3),
    ],
)
def test_a_reference_survives_its_json_form(reference: RulesReference) -> None:
    assert parse_reference(format_reference(reference)) == reference


@pytest.mark.parametrize(
    ("value", "problems"),
    [
        (5, ["an object expected, not 5"]),
        (None, ["an object expected, not null"]),
        ({}, ["'edition' is missing"]),
        ({"edition": 5}, ["edition: a text expected, not 5"]),
        ({"edition": "x", "players": "4"}, ["players: a whole number expected, not '4'"]),
        ({"edition": "x", "players": 1}, ["players: 1 is less than 2"]),
        ({"edition": "x", "players": 7}, ["players: 7 is more than 6"]),
        ({"edition": "x", "players": True}, ["players: a whole number expected, not true"]),
        ({"edition": "x", "house": []}, ["house: an object expected, not a list"]),
        ({"edition": "x", "seats": 4}, ["seats: unknown key"]),
        (
            {"edition": "x", "variations": ["caliente", "spicy"]},
            [
                f"variations[1]: one of {', '.join(VARIATIONS)} expected, not 'spicy'",
            ],
        ),
        ("", ["'' is not of the form edition/4p+variation"]),
        ("a/b/c", ["'a/b/c' is not of the form edition/4p+variation"]),
        ("x/fourp", ["'x/fourp' is not of the form edition/4p+variation"]),
        (
            "x+spicy",
            [f"variations: one of {', '.join(VARIATIONS)} expected, not 'spicy'"],
        ),
    ],
)
def test_a_wrong_reference_is_refused_with_every_problem(
    value: object, problems: list[str]
) -> None:
    with pytest.raises(RulesetError) as error:
        parse_reference(value)
    assert list(error.value.problems) == problems


@pytest.mark.parametrize(
    ("value", "problems"),
    [
        (
            "nobody",
            [f"edition: unknown edition 'nobody'; there are {', '.join(edition_ids())}"],
        ),
        ("../x", ["'../x' is not of the form edition/4p+variation"]),
        (
            "stingray-classic/6p+caliente",
            [
                "players: stingray-classic is not offered for 6 players, only for 2, 3, 4",
                "variations: stingray-classic is not offered with caliente for 6 players",
            ],
        ),
        (
            "stingray-classic/4p+always-frozen",
            ["variations: stingray-classic is not offered with always-frozen for 4 players"],
        ),
        (
            "hasbro-2001+always-frozen",
            ["variations: hasbro-2001 is not offered with always-frozen for 4 players"],
        ),
        (
            "winning-moves-deluxe/6p/4t+extra-deck",
            ["teams: winning-moves-deluxe leaves no choice of 4 sides"],
        ),
        (
            {"edition": "hasbro-2001", "teams": 3},
            ["teams: hasbro-2001 leaves no choice of 3 sides"],
        ),
    ],
)
def test_what_is_not_offered_is_refused(value: object, problems: list[str]) -> None:
    with pytest.raises(RulesetError) as error:
        load_ruleset(value)
    assert list(error.value.problems) == problems


@pytest.mark.parametrize(
    ("house", "problem"),
    [
        ({"meld.cap": 2}, "house.meld.cap: unknown option"),
        ({"meld": {}}, "house.meld: unknown option"),
        ({"title": "x"}, "house.title: unknown option"),
        ({"meld.wild_cap": "2"}, "house.meld.wild_cap: input should be a valid integer"),
        ({"meld.wild_cap": True}, "house.meld.wild_cap: input should be a valid integer"),
        ({"meld.wild_cap": 2.5}, "house.meld.wild_cap: input should be a valid integer"),
        (
            {"deal.hand_size": 0},
            "house.deal.hand_size: input should be greater than or equal to 5",
        ),
        ({"pile.open_add": "some"}, "house.pile.open_add: input should be 'any'"),
        (
            {"opening.table": [{"need": -1}]},
            "house.opening.table.0.need: input should be greater than or equal to 0",
        ),
        (
            {"end.target": None},
            "end.target: end.never",
        ),
    ],
)
def test_a_wrong_house_rule_is_refused_by_its_path(house: dict[str, Any], problem: str) -> None:
    with pytest.raises(RulesetError) as error:
        load_ruleset({"edition": "hasbro-2001", "house": house})
    (line,) = error.value.problems
    assert line.startswith(problem)


def test_house_rules_are_laid_over_the_edition() -> None:
    ruleset = load_ruleset({"edition": "winning-moves-deluxe", "house": HOUSE})
    assert ruleset.meld.wild_cap == 2
    assert ruleset.opening.table[0].need == 60
    assert ruleset.is_house
    assert load_sources(RulesReference("winning-moves-deluxe", house=HOUSE))["meld.wild_cap"] == (
        "house"
    )


def test_a_house_rule_that_changes_nothing_makes_no_house() -> None:
    same = {"edition": "winning-moves-deluxe", "house": {"meld.wild_cap": 3}}
    assert load_ruleset(same) == load_ruleset("winning-moves-deluxe")


@pytest.mark.parametrize("house", [{}, HOUSE, {"meld.wild_cap": None}])
def test_a_ruleset_knows_the_reference_that_loads_it(house: dict[str, Any]) -> None:
    ruleset = load_ruleset(RulesReference("winning-moves-deluxe", house=house))
    assert reference_of(ruleset).house == house
    assert load_ruleset(reference_of(ruleset)) == ruleset


def test_equal_rulesets_are_one_key() -> None:
    assert len({load_ruleset("hasbro-2001"), load_ruleset("hasbro-2001/4p")}) == 1


def test_a_ruleset_from_another_process_is_the_one_that_was_loaded() -> None:
    """What is kept by ruleset is found: an equal one would be compared option by option."""
    rules = load_ruleset("hasbro-2001")
    assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301 - our own bytes


def test_what_follows_from_the_options_is_no_part_of_a_ruleset() -> None:
    ruleset = load_ruleset("hasbro-2001")
    unread = replace(ruleset)
    laws, limits = ruleset.laws, ruleset.limits
    assert laws is ruleset.laws
    assert (unread, hash(unread)) == (ruleset, hash(ruleset))
    assert RULESETS.dump_json(unread) == RULESETS.dump_json(ruleset)
    changed = replace(ruleset, draw=replace(ruleset.draw, count=laws.draw_count + 1))
    assert (changed.laws.draw_count, changed.limits) == (laws.draw_count + 1, limits)


def test_a_ruleset_survives_its_json_form() -> None:
    ruleset = load_ruleset({"edition": "stingray-classic", "house": HOUSE})
    assert RULESETS.validate_json(RULESETS.dump_json(ruleset)) == ruleset


def test_the_digest_follows_the_play_and_not_the_names() -> None:
    ruleset = load_ruleset("winning-moves-deluxe")
    other = load_ruleset({"edition": "winning-moves-deluxe", "house": {"meld.wild_cap": 2}})
    assert digest(replace(ruleset, title="Another name")) == digest(ruleset)
    assert digest(other) != digest(ruleset)
    assert len({digest(load_ruleset(name)) for name in ("hasbro-2001", "stingray-classic")}) == 2


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("hasbro-2001", "944a5de7c3270f9b"),
        ("stingray-classic", "20c64855ebe0a5df"),
        ("winning-moves-deluxe", "5f2df9ed2592ad88"),
    ],
)
def test_a_digest_changes_only_on_purpose(edition: str, expected: str) -> None:
    """Match files hold the digest: if it changed for the same rules, old files would count as
    forged.
    """
    assert digest(load_ruleset(edition)) == expected


@pytest.mark.parametrize("given", ["six-handed", {"edition": "six-handed"}])
def test_a_reference_without_players_means_the_usual_number(given: object) -> None:
    assert parse_reference(given) == RulesReference("six-handed", 6) == RulesReference("six-handed")
