"""Tests replaying a finished deal with a computer player in one seat."""

import pytest

from canasta_gui.session.deal_replay import DealReplay, Parting, margin_of, moments_of, persons_of
from engine import DealScored, Match, Played, make_agent
from tests.kit.played_matches import dealt_match, play_deal


@pytest.fixture(scope="module")
def match() -> Match:
    """Returns a match of two deals; club players play all seats, seat 0 is named as a person."""
    made = dealt_match("replay")
    list(play_deal(made))
    made.next_deal()
    list(play_deal(made))
    return made


def played(match: Match, deal: int) -> list[Played]:
    entries = [moment.entry for moment in moments_of(match, deal)[1]]
    return [entry for entry in entries if isinstance(entry, Played)]


def test_the_moments_of_a_deal_are_its_actions(match: Match) -> None:
    before, first = moments_of(match, 1)
    assert len(before) == 1
    assert len(before) + len(first) + 1 + len(moments_of(match, 2)[1]) == len(match.moments)


@pytest.mark.parametrize("deal", [1, 2])
def test_whoever_plays_the_same_makes_the_same(match: Match, deal: int) -> None:
    replay = DealReplay(match, deal, 0, "club")
    for entry in played(match, deal):
        assert not replay.is_over
        assert replay.match.actor == entry.seat
        assert replay.play(entry.action)
    assert replay.is_over
    assert replay.parting is None
    last = moments_of(match, deal)[1][-1]
    assert replay.match.state.public.scores == last.state.public.scores
    assert replay.margin == margin_of(last, 0)


def test_the_first_other_action_is_told_with_its_turn(match: Match) -> None:
    replay, agent = DealReplay(match, 1, 0, "beginner"), make_agent("beginner")
    turns, parted = 0, None
    entries = iter(played(match, 1))
    while not replay.is_over:
        _, view = replay.ask()
        action = agent.choose(view, "other").action
        actor, is_new = replay.match.actor, view.public.facts.drew is None
        turns += actor == 0 and is_new
        entry = next(entries, None) if parted is None else None
        if entry is not None and parted is None:
            action = entry.action if actor else action
            if action != entry.action:
                parted = Parting(turns, entry.action, action)
        assert replay.play(action)
    assert parted is not None
    assert replay.parting == parted


def test_the_others_play_as_strong_as_they_did(match: Match) -> None:
    replay = DealReplay(match, 1, 0, "expert")
    names = set[str]()
    for entry in played(match, 1):
        names.add(f"{entry.seat == 0}: {replay.ask()[0]}")
        replay.play(entry.action)
    assert names == {"True: expert", "False: club"}


def test_the_others_do_what_they_did_until_somebody_does_otherwise(match: Match) -> None:
    replay = DealReplay(match, 1, 0, "club")
    entries = played(match, 1)
    done = len(replay.match.moments)
    replay.follow()
    first = next(at for at, entry in enumerate(entries) if entry.seat == 0)
    assert len(replay.match.moments) - done == first
    replay.play(entries[first].action)
    replay.follow()
    assert replay.match.actor == 0
    assert [moment.entry for moment in replay.match.moments[done:]] == entries[
        : len(replay.match.moments) - done
    ]


def test_an_action_that_is_not_legal_changes_nothing(match: Match) -> None:
    replay = DealReplay(match, 1, 0, "club")
    before = replay.match.state
    assert not replay.play(played(match, 1)[-1].action)
    assert replay.match.state == before


def test_margins_are_of_the_own_side(match: Match) -> None:
    last = moments_of(match, 1)[1][-1]
    (scored,) = (event for event in last.entry.events if isinstance(event, DealScored))
    one, other = (side.total for side in scored.sides)
    assert margin_of(last, 0) == one - other
    assert margin_of(last, 1) == other - one


def test_people_who_played_are_told(match: Match) -> None:
    assert persons_of(match, 1) == (0,)
    resting = dealt_match("resting", "complete-standard/5p")
    list(play_deal(resting))
    assert persons_of(resting, 1) == (0,)
