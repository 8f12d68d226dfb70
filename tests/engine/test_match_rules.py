"""House rules that are corrected in a running match hold from the next deal on, and the file keeps
the old ones for the deals that were played by them.
"""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine import (
    FileProblem,
    Journal,
    JournalError,
    Match,
    RulesChanged,
    Ruleset,
    RulesReference,
    Timed,
    first_difference,
    load_match,
    load_ruleset,
    peek_match,
    read_record,
    replay,
)
from engine.saves.lines import entry_line
from tests.engine.files import problem_of, set_header
from tests.engine.matches import RULES, new_match, play_one, rules_of

EDITION, PLAYERS = RULES.split("/")[0], int(RULES.split("/")[1][0])


def house(**values: object) -> Ruleset:
    named = {path.replace("__", "."): value for path, value in values.items()}
    return load_ruleset(RulesReference(EDITION, PLAYERS, house=named))


CHANGED = house(deal__hand_size=9, end__target=9000)


def play_deal(match: Match, seed: str = "rules") -> None:
    match.next_deal()
    while not match.is_between_deals:
        play_one(match, seed)


def changed_match() -> Match:
    """Returns a match whose second deal is played by other rules, which were wanted in the
    first.
    """
    match = new_match("rules")
    match.next_deal()
    for _ in range(9):
        play_one(match, "rules")
    match.change_rules(CHANGED)
    while not match.is_between_deals:
        play_one(match, "rules")
    play_deal(match)
    return match


def test_a_change_holds_from_the_next_deal_on_and_changes_nothing_else() -> None:
    match, same = new_match("rules"), new_match("rules")
    match.next_deal()
    same.next_deal()
    before = match.state
    match.change_rules(CHANGED)
    assert (match.state, match.rules, match.next_rules) == (before, rules_of(), CHANGED)
    while not match.is_between_deals:
        play_one(match, "rules")
        same.play(match.moments[-1].entry.action)  # type: ignore[union-attr]
    match.next_deal()
    same.next_deal()
    now, usual = match.state.public, same.state.public
    assert match.rules == match.next_rules == CHANGED
    assert now.hand_counts != usual.hand_counts
    assert (now.scores, now.dealer, now.turn) == (usual.scores, usual.dealer, usual.turn)
    assert match.header == same.header


def test_the_present_rules_withdraw_a_change() -> None:
    match = new_match("rules")
    match.next_deal()
    match.change_rules(CHANGED)
    match.change_rules(match.rules)
    while not match.is_between_deals:
        play_one(match, "rules")
    match.next_deal()
    assert match.rules == rules_of()
    assert first_difference(match) is None


def test_the_file_keeps_both_and_every_deal_is_judged_by_its_own(path: Path) -> None:
    match = changed_match()
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    loaded = load_match(path)
    assert loaded.dropped is None
    assert (loaded.match.entries, loaded.match.state) == (match.entries, match.state)
    assert first_difference(loaded.match) is None
    assert [deal.rules for deal in read_record(path).deals] == [rules_of(), CHANGED]
    assert peek_match(path).deal == 2
    told = list(replay(loaded.match))
    assert "from the next deal on: deal.hand_size 11 becomes 9" in told
    wrong = Match(match.header)
    for entry in match.entries:
        if not isinstance(entry, RulesChanged):
            wrong.restore(entry)
    assert first_difference(wrong) is not None


@pytest.mark.parametrize(
    ("values", "path"),
    [
        ({"deck__count": 3}, "deck.count"),
        ({"words__style": "classic"}, "words.style"),
    ],
)
def test_what_was_settled_when_they_sat_down_is_refused(
    values: dict[str, object], path: str
) -> None:
    match = new_match("rules")
    match.next_deal()
    wanted = house(**values)
    with pytest.raises(ValueError, match=f"{path} cannot change in a running match"):
        match.change_rules(wanted)
    with pytest.raises(ValueError, match=path):
        match.restore(RulesChanged(wanted))
    assert match.next_rules == rules_of()


@pytest.mark.parametrize("reference", ["winning-moves-deluxe/4p", "hasbro-2001/2p"])
def test_another_game_or_table_is_refused(reference: str) -> None:
    match = new_match("rules")
    with pytest.raises(ValueError, match="cannot change in a running match"):
        match.change_rules(rules_of(reference))


def test_rules_that_contradict_each_other_are_refused() -> None:
    match = new_match("rules")
    wrong = replace(CHANGED, meld=replace(CHANGED.meld, min_naturals=5, min_size=3))
    with pytest.raises(ValueError, match="min_naturals"):
        match.change_rules(wrong)


def test_a_match_that_is_over_has_no_next_deal() -> None:
    match = new_match("rules")
    while not match.is_over:
        play_one(match, "rules")
    with pytest.raises(ValueError, match="over"):
        match.change_rules(CHANGED)
    with pytest.raises(ValueError, match="over"):
        match.restore(RulesChanged(CHANGED))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"hand_size":9', '"hand_size":8', FileProblem.DIGEST),
        ('"hand_size":9', '"hand_size":9,"unheard_of":1', FileProblem.NEWER),
        ('"hand_size":9', '"hand_size":"nine"', FileProblem.DAMAGED),
    ],
)
def test_rules_that_could_not_stand_in_the_header_refuse_the_file(
    path: Path, old: str, new: str, problem: FileProblem
) -> None:
    match = changed_match()
    Journal.create(path, match.header, match.entries, is_synced=False).close()
    head, tail = path.read_text("utf-8").split('"from_next_deal"')
    path.write_text(f'{head}"from_next_deal"{tail.replace(old, new, 1)}', "utf-8")
    found = problem_of(path)
    assert found.problem is problem
    assert found.line == 12


def test_a_file_of_an_older_format_takes_no_change(path: Path) -> None:
    match = new_match("rules")
    Journal.create(path, match.header, is_synced=False).close()
    set_header(path, format=2)
    journal, loaded = Journal.resume(path)
    with journal:
        content = path.read_bytes()
        with pytest.raises(JournalError) as caught:
            loaded.match.change_rules(CHANGED)
        assert caught.value.problem is FileProblem.OLDER
        assert path.read_bytes() == content
        assert loaded.match.next_rules == rules_of()
        loaded.match.note_time(1)
    assert load_match(path).match.entries == (Timed(1),)


def test_a_program_killed_in_the_middle_of_the_change_loses_nothing_else(path: Path) -> None:
    match = changed_match()
    at = next(n for n, it in enumerate(match.entries) if isinstance(it, RulesChanged))
    Journal.create(path, match.header, match.entries[:at], is_synced=False).close()
    before = path.read_bytes()
    kept = before[: before.rindex(b'{"closing"')]
    line = entry_line(match.entries[at], at + 1)
    chance = random.Random("kill")
    for size in (0, 1, *chance.choices(range(len(line)), k=12), len(line)):
        path.write_bytes(kept + line[:size])
        journal, loaded = Journal.resume(path)
        journal.close()
        is_whole = size == len(line)
        assert loaded.match.entries == match.entries[: at + is_whole]
        assert loaded.match.next_rules == (CHANGED if is_whole else rules_of())
