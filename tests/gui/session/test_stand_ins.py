"""Tests that what a computer played for a person is not counted, reviewed or compared as theirs."""

from functools import cache

from canasta_gui.records.match_rows import match_rows
from canasta_gui.session.deal_replay import persons_of
from canasta_gui.session.decisions import decisions_of
from canasta_gui.session.fairness_check import computer_decisions_of
from canasta_gui.windows.match.match_setup import match_again, same_cards
from canasta_gui.words.words import Words
from engine import Match, Played, make_agent, record_of
from tests.gui.controller.tables import new_match

SHORT = {"edition": "winning-moves-deluxe", "players": 4, "house": {"end.target": 1500}}
LEAVER, STAYER = 2, 0


@cache
def evening() -> Match:
    """Returns a match that is over, of which a computer played half of the first deal for one."""
    match = new_match((LEAVER, STAYER), SHORT, "evening")
    begun, is_first = 0, True
    while not match.is_over:
        if match.is_between_deals:
            match.next_deal()
            begun, is_first = len(match.moments), match.state.public.deal == 1
        if is_first and len(match.moments) == begun + 20:
            match.change_player(LEAVER, "club")
        choice = make_agent("casual").choose(match.observe(match.actor), str(len(match.moments)))
        match.play(choice.action)
        if match.is_between_deals and match.stand_ins:
            match.change_player(LEAVER)
    return match


def test_neither_the_deal_nor_the_match_counts_for_who_was_away() -> None:
    rows = {row.player: row for row in match_rows(record_of(evening()))}
    deals = [deal.number for deal in record_of(evening()).deals]
    assert len(deals) > 1
    names = [evening().players[seat].name for seat in (STAYER, LEAVER)]
    stayer, leaver = (rows[name] for name in names)
    assert [deal.number for deal in stayer.deals] == deals
    assert [deal.number for deal in leaver.deals] == deals[1:]
    assert (stayer.is_over, leaver.is_over, leaver.is_won) == (True, False, False)


def test_only_own_decisions_are_reviewed_and_the_others_are_the_computers() -> None:
    decided = decisions_of(evening(), 1)
    own = [one.at for one in decided if one.seat == LEAVER]
    assert own
    assert max(own) < 21
    assert any(one.seat == STAYER and one.at > 21 for one in decided)
    others = computer_decisions_of(evening(), 1, Words(evening().rules))
    acted = [it.entry for it in evening().moments if it.state.public.deal == 1][1:]
    assert len(decided) + len(others) == sum(isinstance(it, Played) for it in acted)
    assert LEAVER in {one.seat for one in others}


def test_only_who_played_the_whole_deal_is_compared() -> None:
    assert persons_of(evening(), 1) == (STAYER,)
    assert persons_of(evening(), 2) == (STAYER, LEAVER)


def test_who_was_away_plays_the_next_match() -> None:
    match = new_match((LEAVER, STAYER), SHORT, "again")
    match.change_player(LEAVER, "club")
    assert match_again(match).persons == {STAYER, LEAVER}
    assert same_cards(match, 1).persons == {STAYER + 1, LEAVER + 1}
