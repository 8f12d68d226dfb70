from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    Accepted,
    Boundary,
    Discard,
    DrawStock,
    Entry,
    FootTaken,
    Match,
    Meld,
    Phase,
    Played,
    Undone,
    empty_state,
    first_difference,
    fold,
    observe,
    options,
)
from engine.match.timeline import reveals
from tests.engine.matches import CODE, PEOPLE, new_match, play, play_on, play_one, rules_of
from tests.scenarios.scenario_file import all_scenarios
from tests.scenarios.scenario_runner import play as playing


def draw_and_find(match: Match, wanted: Callable[[Match], bool]) -> None:
    """Draws and discards until the wanted situation follows a draw."""
    while True:
        if match.is_between_deals:
            match.next_deal()
        play(match, DrawStock())
        if not match.is_between_deals and wanted(match):
            return
        if not match.is_between_deals:
            play(match, Discard(options(match.observe(match.actor)).discards[0]))


def legal_melds(match: Match) -> tuple[Meld, ...]:
    view = match.observe(match.actor)
    found = (Meld((group,)) for group in options(view).groups)
    return tuple(
        meld for meld in found if view.hand != meld.plays[0].cards and _is_fine(match, meld)
    )


def _is_fine(match: Match, meld: Meld) -> bool:
    twin = Match(match.header)
    for entry in match.entries:
        twin.restore(entry)
    return isinstance(twin.play(meld), Accepted)


def test_nothing_done_is_nothing_to_take_back() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    assert match.undo_boundary(match.actor) == Boundary.NOTHING_DONE
    with pytest.raises(ValueError, match="cannot be taken back"):
        match.undo()


def test_a_drawn_card_stays_drawn() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    play(match, DrawStock())
    assert match.undo_depth == 0
    assert match.undo_boundary(match.actor) == Boundary.CARD_REVEALED


def discarded(computer: int | None = None) -> tuple[Match, int]:
    """Returns a match after the first discard, and who made it; of people, but for a seat."""
    seats = [
        replace(player, kind="computer" if seat == computer else "person")
        for seat, player in enumerate(PEOPLE)
    ]
    match = Match.start(rules_of(), tuple(seats), CODE)
    match.next_deal()
    seat = match.actor
    play(match, DrawStock())
    play(match, Discard(match.observe(seat).hand[0]))
    return match, seat


@pytest.mark.parametrize("place", [0, 1])
def test_a_discard_of_or_before_a_computer_stays_on_the_pile(place: int) -> None:
    first = discarded()[1]
    match, seat = discarded((first + place) % 4)
    assert match.undo_depth == 0
    assert match.undo_boundary(seat) == Boundary.TURN_ENDED
    assert match.undo_boundary(match.actor) == Boundary.NOTHING_DONE
    with pytest.raises(ValueError, match="cannot be taken back"):
        match.undo()


def test_a_discard_among_people_is_taken_back_until_the_next_one_acts() -> None:
    match, seat = discarded()
    assert match.undo_depth == 1
    assert match.undo_boundary(seat) is None
    assert match.undo_boundary(match.actor) == Boundary.NOTHING_DONE
    match.undo()
    assert match.actor == seat
    assert match.undo_boundary(seat) == Boundary.CARD_REVEALED
    match.redo()
    play(match, DrawStock())
    assert match.undo_depth == 0
    assert match.undo_boundary(seat) == Boundary.TURN_ENDED
    assert first_difference(match) is None


def test_melds_are_taken_back_up_to_the_drawn_card() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    draw_and_find(match, lambda match: bool(legal_melds(match)))
    drawn, entries, seat = match.state, match.entries, match.actor
    play(match, legal_melds(match)[0])
    assert match.undo_depth == 1
    assert match.undo_boundary(seat) is None
    assert match.undo() == drawn
    assert match.entries[:-1] == (*entries, match.entries[-2])
    assert match.entries[-1] == Undone(1)
    assert match.undo_boundary(seat) == Boundary.CARD_REVEALED


def test_taking_the_pile_shows_nothing_hidden_and_may_be_taken_back() -> None:
    match = new_match("pile")
    while True:
        before = match.state
        if not match.is_between_deals:
            takes = [t for t in options(match.observe(match.actor)).takes if t.is_legal_alone]
            if takes:
                break
        play_one(match, "pile")
    play(match, takes[0].action)
    assert match.undo_depth == 1
    assert match.undo() == before


def test_a_question_stays_asked_and_an_answer_given() -> None:
    match = new_match("ask")
    while not match.is_between_deals or not match.entries:
        play_one(match, "ask")
        last = match.entries[-1]
        if isinstance(last, Played) and match.state.public.question is not None:
            if match.state.public.phase is Phase.ANSWER:
                assert match.undo_boundary(last.seat) == Boundary.QUESTION
                assert match.undo_boundary(match.actor) == Boundary.TURN_ENDED
                assert match.undo_depth == 0
            elif any(type(event).__name__ == "Answered" for event in last.events):
                assert match.undo_boundary(last.seat) == Boundary.QUESTION
                assert match.undo_boundary(match.actor) == Boundary.QUESTION
                assert match.undo_depth == 0
                return
    pytest.fail("nobody asked")


@given(st.integers(0, 10_000))
def test_undo_gives_exactly_the_earlier_state(seed: int) -> None:
    match = play_on(new_match(f"undo {seed % 7}"), 20 + seed % 60, seed=str(seed))
    depth = match.undo_depth
    for back in range(1, depth + 1):
        twin = Match(match.header)
        for entry in match.entries:
            twin.restore(entry)
        earlier = match.moments[-back - 1].state
        assert twin.undo(back) == earlier
        assert twin.observe(0) == observe(earlier, 0)
    with pytest.raises(ValueError, match="cannot be taken back"):
        match.undo(depth + 1)


@given(st.integers(0, 10_000))
def test_the_record_folds_to_the_live_state_after_every_action(seed: int) -> None:
    match, twin = new_match(f"fold {seed % 7}"), new_match(f"fold {seed % 7}")
    for count in range(1, 40):
        play_on(match, count, seed=str(seed))
        twin.restore(match.entries[-1])
        assert twin.state == match.state
    stands = [event for moment in match.moments for event in moment.entry.events]
    assert fold(empty_state(match.rules), stands) == match.state


@given(st.integers(0, 10_000))
def test_nothing_that_was_revealed_is_ever_taken_back(seed: int) -> None:
    match = play_on(new_match(f"hidden {seed % 7}"), 50, seed=str(seed))
    standing: list[Entry] = []
    for entry in match.entries:
        if not isinstance(entry, Undone):
            standing.append(entry)
            continue
        gone = standing[-entry.count :]
        del standing[-entry.count :]
        assert len({item.seat for item in gone if isinstance(item, Played)}) == 1
        for item in gone:
            assert isinstance(item, Played)
            assert not any(map(reveals, item.events))
            assert not isinstance(item.action, Discard)


def test_taking_up_the_second_hand_shows_it() -> None:
    """The cards have been seen, whatever was melded to take them up."""
    title = "Who takes up the second hand in this turn may still ask before playing from it"
    scenario = next(one for one in all_scenarios() if one.title == title)
    taken = [event for event in playing(scenario).events if isinstance(event, FootTaken)]
    assert taken
    assert all(map(reveals, taken))


def melded_and_undone(seed: str) -> tuple[Match, Meld]:
    """Returns a match in which a meld was taken back, and the meld."""
    match = new_match(seed)
    draw_and_find(match, lambda match: bool(legal_melds(match)))
    meld = legal_melds(match)[0]
    play(match, meld)
    match.undo()
    return match, meld


def test_what_was_taken_back_can_be_done_again() -> None:
    match, meld = melded_and_undone("again")
    before = match.state
    events = match.redo()
    assert not match.can_redo
    assert match.entries[-1] == Played(match.actor, meld, events)
    assert match.undo() == before
    assert match.can_redo


def test_what_was_taken_back_is_forgotten_once_something_else_is_done() -> None:
    match, _ = melded_and_undone("again")
    play(match, Discard(options(match.observe(match.actor)).discards[0]))
    assert not match.can_redo
    with pytest.raises(ValueError, match="nothing was taken back"):
        match.redo()


def test_a_match_that_is_read_again_still_knows_what_was_taken_back() -> None:
    match, _ = melded_and_undone("again")
    twin = Match(match.header)
    for entry in match.entries:
        twin.restore(entry)
    assert twin.redo() == match.redo()
    assert twin.state == match.state


def test_several_actions_are_done_again_in_their_order() -> None:
    match = new_match("several")
    draw_and_find(match, lambda match: len(legal_melds(match)) > 0)
    while match.undo_depth < 2:
        found = legal_melds(match)
        if not found:
            play(match, Discard(options(match.observe(match.actor)).discards[0]))
            draw_and_find(match, lambda match: len(legal_melds(match)) > 1)
            continue
        play(match, found[0])
    done = match.state
    match.undo(2)
    match.redo()
    match.redo()
    assert match.state == done
    assert not match.can_redo
