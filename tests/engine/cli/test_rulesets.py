import json

import pytest

from engine import catalogue, edition_ids
from tests.engine.cli.conftest import Engine


def test_the_editions_are_listed_with_their_titles(engine: Engine) -> None:
    ran = engine("rulesets")
    assert ran.status == 0
    assert [line["id"] for line in ran.values] == list(edition_ids())
    hasbro = next(line for line in ran.values if line["id"] == "hasbro-2001")
    assert hasbro["title"] == "Canasta Caliente, 2001"
    assert "4" in hasbro["players"]


def test_an_edition_tells_every_value_and_its_source(engine: Engine) -> None:
    answer = engine("rulesets", "hasbro-2001/4p").value
    assert answer["rules"] == {"edition": "hasbro-2001", "players": 4}
    assert list(answer["options"]) == list(catalogue())
    assert answer["options"]["meld.wild_cap"] == {"value": None, "source": "D11"}
    assert answer["options"]["out.bonus"] == {"value": 100, "source": "002 Scoring"}
    assert "002" in answer["documents"]


def test_house_rules_are_told_apart(engine: Engine) -> None:
    reference = {"edition": "hasbro-2001", "house": {"meld.wild_cap": 2}}
    answer = engine("rulesets", json.dumps(reference)).value
    assert answer["options"]["meld.wild_cap"] == {"value": 2, "source": "house"}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nobody", "rules: edition: unknown edition 'nobody'"),
        ("hasbro-2001/4x", "rules: 'hasbro-2001/4x' is not of the form edition/4p+variation"),
        ("hasbro-2001/9p", "rules: players: hasbro-2001 is not offered for 9 players"),
        ('{"edition"', "not JSON: expecting ':' delimiter"),
        ('{"edition": "hasbro-2001", "house": {"x.y": 1}}', "rules: house.x.y: unknown option"),
    ],
)
def test_wrong_rules_are_named(engine: Engine, text: str, problem: str) -> None:
    ran = engine("rulesets", text)
    assert (ran.status, ran.out) == (2, "")
    (error,) = ran.errors
    assert error.startswith(problem)
