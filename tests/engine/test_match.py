import pytest

from engine import (
    DealCodeError,
    DealStarted,
    DrawStock,
    Entry,
    Match,
    Pass,
    Played,
    Refused,
    deck_order,
    empty_state,
)
from engine.dealcode import drawn_dealer
from tests.engine.matches import CODE, PEOPLE, new_match, play, play_one, rules_of


def test_a_match_begins_without_cards() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    assert match.state == empty_state(match.rules)
    assert match.is_between_deals
    assert not match.is_over
    assert match.entries == ()
    assert match.undo_depth == 0


def test_the_deal_code_gives_cards_and_dealer() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE.lower())
    started = match.next_deal()[0]
    assert isinstance(started, DealStarted)
    assert started.order == deck_order(match.rules, CODE, 1)
    assert match.state.public.dealer == drawn_dealer(match.rules, CODE)


def test_a_chosen_dealer_deals_and_the_deal_passes_to_the_left() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE, first_dealer=3)
    match.next_deal()
    assert match.state.public.dealer == 3
    while match.state.public.deal == 1:
        play_one(match, "on")
    assert match.state.public.dealer == 0


@pytest.mark.parametrize("dealer", [-1, 4])
def test_the_dealer_must_sit_at_the_table(dealer: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {dealer}"):
        Match.start(rules_of(), PEOPLE, CODE, first_dealer=dealer)


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(ValueError, match="4 players expected, not 3"):
        Match.start(rules_of(), PEOPLE[:3], CODE)


def test_a_mistyped_code_starts_nothing() -> None:
    with pytest.raises(DealCodeError):
        Match.start(rules_of(), PEOPLE, CODE[:-1])


def test_no_second_deal_while_one_is_played() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    with pytest.raises(ValueError, match="a deal is being played"):
        match.next_deal()


def test_a_refused_action_leaves_no_trace() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    before, entries = match.state, match.entries
    assert isinstance(match.play(Pass()), Refused)
    assert match.state is before
    assert match.entries == entries


def test_the_entry_names_seat_action_and_events() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    actor = match.actor
    events = play(match, DrawStock())
    assert match.entries[-1] == Played(actor, DrawStock(), events)


def test_a_match_is_played_to_its_end() -> None:
    match = new_match("whole")
    while not match.is_over:
        assert len(match.entries) < 20_000
        play_one(match, "whole")
    public = match.state.public
    assert max(public.scores) >= (match.rules.end.target or 0)
    assert public.winners == (public.scores.index(max(public.scores)),)
    with pytest.raises(ValueError, match="the match is over"):
        match.next_deal()
    assert match.undo_depth == 0


class FullDisk:
    """A log that cannot write."""

    def append(self, entry: Entry) -> None:
        raise OSError("disk full")


def test_an_entry_that_could_not_be_kept_did_not_happen() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    before, entries = match.state, match.entries
    match.log = FullDisk()
    with pytest.raises(OSError, match="disk full"):
        match.play(DrawStock())
    assert match.state is before
    assert match.entries == entries
    match.log = None
    play(match, DrawStock())
