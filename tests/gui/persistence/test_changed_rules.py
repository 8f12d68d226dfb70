"""Tests match files whose rules were changed and their digest made right: none raises, whatever
the change.
"""

import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from pydantic import ValidationError

from canasta_gui.persistence.opened_file import look_at
from canasta_gui.persistence.store import MatchStore
from canasta_gui.session.session import Session
from canasta_gui.words.words import Words
from engine import (
    FileProblem,
    JournalError,
    Match,
    OptionInfo,
    Ruleset,
    catalogue,
    make_agent,
    problems,
)
from engine.saves.lines import entry_line, header_line
from tests.gui.rulebook.games import changed, games
from tests.gui.rulebook.neighbours import others
from tests.kit.played_matches import NAMES, dealt_match

FILES, STEPS = 1500, 60
SIDES: tuple[object, ...] = (
    [[0, 2], [1, 4]],
    [[0], [1], [2], [3]],
    [[0], [1]],
    [[0, 1, 2, 3]],
    [[1, 0], [3, 2]],
    [],
    [[0, -1], [2, 1]],
)


@pytest.mark.soak
def test_no_change_of_the_rules_in_a_file_raises(tmp_path: Path) -> None:
    chance, store = random.Random("changed rules"), MatchStore(tmp_path / "matches")
    base, plain = dealt_match("changed rules"), games()
    refused = 0
    for number in range(FILES):
        rules = changed_by_chance(chance, chance.choice(plain))
        path = tmp_path / f"{number}.canasta"
        write_file(path, base, rules)
        look_at(path)
        if problems(rules):
            with pytest.raises(JournalError) as caught:
                store.take_in(path)
            assert caught.value.problem == FileProblem.RULES
            refused += 1
            continue
        opened = store.take_in(path)
        play(opened.match, str(number))
        opened.close()
        opened.path.unlink()
    assert FILES / 10 < refused < FILES


def changed_by_chance(chance: random.Random, rules: Ruleset) -> Ruleset:
    """Returns rules with one to three other values that the types and bounds allow."""
    infos: Mapping[str, OptionInfo] = catalogue()
    while True:
        values: dict[str, object] = {}
        for path in chance.sample([*infos], chance.choice((1, 1, 2, 3))):
            info = infos[path]
            bounds = (info.lowest, info.highest)
            found = SIDES if path == "seats.sides" else (*others(rules, info), *bounds)
            values[path] = chance.choice(found)
        if chance.random() < 0.1:
            values["players"] = chance.choice((2, 3, 4, 5, 6))
        try:
            return changed(rules, values)
        except ValidationError:
            continue


def write_file(path: Path, base: Match, rules: Ruleset) -> None:
    """Writes a match of these rules, which has the entries of another one for as many players."""
    player = base.header.seats[1]
    seats = tuple(replace(player, name=NAMES[at]) for at in range(rules.players))
    header = header_line(replace(base.header, rules=rules, seats=seats, first_dealer=0))
    is_fit = rules.players == len(base.seats) and not rules.seats.sitting_out
    entries = base.entries if is_fit else ()
    path.write_bytes(header + b"".join(map(entry_line, entries, count(1))))


def play(match: Match, seed: str) -> None:
    """Shows a match, and plays some of its first deals."""
    session, agent = Session(match, Words(match.rules)), make_agent("beginner")
    session.view()
    for step in range(STEPS):
        if match.is_over:
            break
        if match.is_between_deals:
            match.next_deal()
        else:
            match.play(agent.choose(match.observe(match.actor), f"{seed} {step}").action)
    session.view()
