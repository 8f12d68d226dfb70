"""Every value of every edition is tested: some scenario of the edition fails without it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine import PositionError, RulesetError, catalogue, load_ruleset, option_values
from engine.cursor import Json
from engine.ruleset.catalogue import OptionInfo
from tests.meta.atoms import short_names
from tests.scenarios.scenario_check import judge
from tests.scenarios.scenario_file import Scenario, all_scenarios
from tests.scenarios.scenario_runner import play

FOUR = [
    scenario
    for scenario in all_scenarios()
    if (scenario.rules.players, scenario.rules.variations) == (4, ()) and not scenario.rules.house
]

UNNOTICED = {
    "deal.partner_draw": ("WM GH HB CS ST SB HF", "Tested in `test_chairs`: it is over by then."),
    "deal.first_dealer": ("WM GH HB CS ST SB HF", "Tested in `test_dealing` and `test_chairs`."),
    "deal.deals_cut": ("WM GH HB CS ST SB HF", "Tested in `test_chairs`: it changes no card."),
    "meld.sets_per_rank": ("WM GH HB CS ST", "No set is ever closed, so one is open as ever."),
    "meld.sequence_one_suit": ("WM GH HB CS ST HF", "There are no sequences."),
    "canasta.min_naturals": ("WM GH HB CS ST SB HF", "Wild cards are limited to the rest."),
    "stop.meld_max": ("WM GH HB CS ST", "Two decks have four black threes."),
    "stop.blocks_next": ("WM GH HB CS ST SB HF", "No black three in a hand could take another."),
    "opening.concealed_waiver": ("HF", "Nobody goes out by a first meld: five canastas."),
    "out.concealed_with_discard": ("HF", "Nobody goes out by a first meld: five canastas."),
    "out.concealed_with_pile": ("HF", "Nobody goes out by a first meld: five canastas."),
    "pile.open_natural_plus_wild": ("HF", "The pile is never open."),
    "pile.open_add": ("HF", "The pile is never open."),
    "exhaustion.forced_take": ("HF", "Only an open pile forces."),
    "bonus.untouched_penalty": ("WM GH HB CS ST SB", "There are no second hands."),
    "bonus.does_penalty_mirror_extra": ("HF", "Several bonus cards earn nothing extra."),
    "ask.does_failure_expose": ("WM HB CS SB HF", "A yes obliges nobody, so nobody fails."),
    "score.samba": ("WM GH HB CS ST HF", "There are no sequences."),
    "score.wild_canasta": ("WM GH HB CS ST SB", "There are no melds of wild cards."),
}
"""Options that no scenario can notice, with the editions and the reason."""

ELSEWHERE = ("seats.", "caliente.", "words.")
"""Groups of options that concern other numbers of players, a variation, or the screen."""


@pytest.mark.soak
@pytest.mark.parametrize("edition", short_names())
def test_every_value_of_an_edition_is_noticed(edition: str) -> None:
    scenarios = [scenario for scenario in FOUR if scenario.rules.edition == edition]
    values = option_values(load_ruleset(edition))
    unnoticed = {
        path
        for path, value in values.items()
        if not path.startswith(ELSEWHERE)
        for other in other_values(catalogue()[path], value)
        if is_playable(edition, path, other) and not is_noticed(scenarios, path, other)
    }
    short = short_names()[edition]
    assert unnoticed == {path for path, (at, _) in UNNOTICED.items() if short in at.split()}


def other_values(option: OptionInfo, value: Json) -> Iterator[Json]:
    """Yields other values of an option: its neighbours, or the other choices."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, list):
        yield from _other_rows(value)
    elif isinstance(value, int):
        step = 1 if value <= 20 else 50
        yield from (value + step, value - step)
    elif value is None:
        yield max(option.lowest or 0, 3)
    yield from (choice for choice in option.choices if choice != value)


def _other_rows(rows: list[Json]) -> Iterator[Json]:
    if rows:
        yield list(rows[:-1])
    for at, row in enumerate(rows):
        if isinstance(row, dict):
            for name, number in row.items():
                if isinstance(number, int):
                    yield [*rows[:at], {**row, name: number + 5}, *rows[at + 1 :]]


def is_playable(edition: str, path: str, value: Json) -> bool:
    try:
        load_ruleset({"edition": edition, "house": {path: value}})
    except RulesetError:
        return False
    return True


def is_noticed(scenarios: list[Scenario], path: str, value: Json) -> bool:
    """Returns whether a scenario fails with the value; moves that scenario to the front of the
    list.
    """
    for at, scenario in enumerate(scenarios):
        changed = replace(scenario, rules=replace(scenario.rules, house={path: value}))
        try:
            judge(scenario.expect, play(changed))
        except (AssertionError, LookupError, PositionError, ValueError):
            scenarios.insert(0, scenarios.pop(at))
            return True
    return False
