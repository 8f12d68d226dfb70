"""The tricky positions T1 to T12 of the rules analysis, and its worked examples, have scenarios."""

from collections.abc import Iterator

import pytest

from tests.meta.atoms import short_names
from tests.scenarios.scenario_file import Scenario, all_scenarios

POSITIONS = {
    "T1": "WM GH HB CS ST SB",
    "T2": "WM GH HB CS ST SB HF frozen",
    "T3": "WM GH HB CS ST SB HF frozen",
    "T4": "WM GH HB CS ST SB HF frozen",
    "T5": "WM GH HB CS ST SB HF frozen",
    "T6": "WM GH HB CS ST SB HF two three-decks",
    "T7": "WM GH HB CS ST SB HF frozen",
    "T8": "WM GH HB CS two",
    "T9": "WM GH HB CS ST SB three-decks",
    "T10": "WM GH HB CS ST SB two",
    "T11": "SB",
    "T12": "HF",
}
"""The positions, with the editions, variations and numbers of players that they concern."""

EXAMPLES = {
    "000 Scoring Example": "WM",
    "001 Scoring": "GH",
    "002 Scoring Example": "HB",
    "003 Scoring Example": "CS",
    "002 First Meld Example": "HB",
    "001 First Meld": "GH",
    "001 First Meld Requirements": "GH",
    "000 Canasta Caliente, 5": "WM HB",
    "003 Caliente, 5": "CS",
    "000 The Cards": "WM",
    "003 The Cards": "CS",
    "002 Using Wild Cards in Melds": "HB",
    "002 Card Melds": "HB",
    "002 Taking the FROZEN Up card": "HB",
    "001 Taking Cards from the Prize Pile": "GH",
    "001 Creating and Adding to Melds": "GH",
    "001 Adding to a Meld": "GH",
    "004 Melding": "ST",
}
"""The places of worked examples in the documents, with their editions."""

PLAIN = [scenario for scenario in all_scenarios() if not scenario.rules.house]
SHORT = short_names()


def tables(scenario: Scenario) -> Iterator[str]:
    """Yields the short names of the tables for which a scenario shows its position."""
    rules = scenario.rules
    if rules.players == 4 and "always-frozen" not in rules.variations:
        yield SHORT.get(rules.edition, rules.edition)
    if rules.players == 2:
        yield "two"
    if "always-frozen" in rules.variations:
        yield "frozen"
    if "extra-deck" in rules.variations:
        yield "three-decks"


@pytest.mark.parametrize(("place", "named"), [*POSITIONS.items(), *EXAMPLES.items()])
def test_it_is_played_under_all_rules_of_which_it_speaks(place: str, named: str) -> None:
    found = [scenario for scenario in PLAIN if place in scenario.source]
    played = {table for scenario in found for table in tables(scenario)}
    assert set(named.split()) <= played
