"""The draw of cards before a match: partners, seats and the first dealer."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine import (
    JOKER,
    DealStarted,
    DeckCut,
    Journal,
    Match,
    SeatPlayer,
    SeatsDrawn,
    edition_ids,
    first_difference,
    load_match,
    load_ruleset,
    new_code,
    rank_of,
    suit_of,
)
from engine.seat_draw import are_seats_drawn, draw_seats
from tests.engine.kit.tables import GAMES_FOR_FOUR
from tests.for_each import for_each

RULES = load_ruleset("stingray-classic")
DRAWING = tuple(
    edition
    for edition in edition_ids()
    for rules in [load_ruleset(edition)]
    if are_seats_drawn(rules) and rules.players == 4
)
CODES = [new_code(f"chairs {number}".encode()) for number in range(300)]
NAMES = tuple(map(SeatPlayer, ("Anna", "Bea", "Carl", "Dirk")))


def drawn(edition: str, code: str) -> SeatsDrawn:
    return draw_seats(load_ruleset(edition), code)


def last_cards(event: SeatsDrawn) -> dict[int, int]:
    return {draw.player: draw.card for draw in event.draws}


@pytest.mark.atoms("partner_draw.used", "partner_draw.pairing")
@pytest.mark.atoms("partner_draw.rank_order", "partner_draw.suit_order")
@pytest.mark.parametrize("edition", DRAWING)
@for_each(code=CODES[:60])
def test_the_two_highest_cards_play_against_the_two_lowest(edition: str, code: str) -> None:
    event = drawn(edition, code)
    cards = {draw.player: draw.card for draw in event.draws}
    order = ["spades", "hearts", "diamonds", "clubs"]
    by_height = sorted(
        cards,
        key=lambda player: (
            -rank_of(cards[player]),
            order.index(suit_of(cards[player]).name.lower()),
        ),
    )
    sides = [{event.players[seat] for seat in side} for side in RULES.seats.sides]
    assert set(by_height[:2]) in sides
    assert set(by_height[2:]) in sides
    assert event.players[event.highest] == by_height[0]


@pytest.mark.atoms("partner_draw.joker", "partner_draw.identical_redraw")
@pytest.mark.parametrize("edition", DRAWING)
def test_jokers_and_identical_cards_are_drawn_again_by_those_alone(edition: str) -> None:
    is_joker_seen = is_pair_seen = False
    for event in (drawn(edition, code) for code in CODES):
        counts = Counter(last_cards(event).values())
        assert JOKER not in counts
        assert set(counts.values()) == {1}
        first = [draw.card for draw in event.draws[:4]]
        void = {at for at in range(4) if first[at] == JOKER or first.count(first[at]) > 1}
        again = [draw.player for draw in event.draws[4:]]
        assert set(again[: len(void)]) == void
        is_joker_seen |= JOKER in first
        is_pair_seen |= len(set(first)) < 4 and JOKER not in first
    assert is_joker_seen
    assert is_pair_seen


@pytest.mark.atoms("partner_draw.high_chooses_seat")
@pytest.mark.parametrize("edition", DRAWING)
def test_the_highest_card_keeps_its_chair_and_at_most_two_change_places(edition: str) -> None:
    for event in (drawn(edition, code) for code in CODES):
        assert event.players[event.highest] == event.highest
        assert sum(player != seat for seat, player in enumerate(event.players)) in (0, 2)


@pytest.mark.atoms("partner_draw.dealer", "deal.first_dealer")
@pytest.mark.parametrize("edition", DRAWING)
def test_the_right_of_the_highest_card_deals_first(edition: str) -> None:
    for code in CODES[:20]:
        match = Match.start_with_draw(load_ruleset(edition), NAMES, code)
        event, seen = match.next_deal()[0], drawn(edition, code)
        assert event == seen
        assert match.state.public.turn == seen.highest
        assert match.state.public.dealer == (seen.highest - 1) % 4
        assert [NAMES[player] for player in seen.players] == list(match.seats)


def test_without_partners_the_cards_find_the_dealer_alone() -> None:
    rules = load_ruleset("stingray-classic/3p")
    assert are_seats_drawn(rules)
    match = Match.start_with_draw(rules, NAMES[:3], CODES[0])
    assert match.seats == NAMES[:3]
    match.next_deal()
    assert match.state.public.turn == draw_seats(rules, CODES[0]).highest


def test_a_game_that_does_not_draw_is_begun_without_it() -> None:
    assert not are_seats_drawn(load_ruleset("winning-moves-deluxe"))
    match = Match.start(RULES, NAMES, CODES[0])
    assert isinstance(match.next_deal()[0], DealStarted)


def test_the_draw_is_in_the_file_and_can_be_proved(tmp_path: Path) -> None:
    match = Match.start_with_draw(RULES, NAMES, CODES[0])
    path = tmp_path / "drawn.canasta"
    with Journal.create(path, match.header) as journal:
        match.log = journal
        match.next_deal()
    loaded = load_match(path).match
    assert loaded.header == match.header
    assert first_difference(loaded) is None
    forged = Match(replace(match.header, first_dealer=(match.header.first_dealer + 1) % 4))
    assert first_difference(forged) is not None
    for entry in match.entries:
        forged = Match(replace(match.header, code=CODES[1]))
        forged.restore(entry)
    assert first_difference(forged) is not None


@pytest.mark.atoms("deal.cut", "deal.cut_by")
@pytest.mark.parametrize("edition", GAMES_FOR_FOUR)
def test_the_right_of_the_dealer_cuts_every_deal_and_changes_nothing(edition: str) -> None:
    match = Match.start(load_ruleset(edition), NAMES, CODES[0], first_dealer=2)
    events = match.next_deal()
    assert events[1] == DeckCut(1)
    uncut = load_ruleset({"edition": edition.partition("/")[0], "house": {"deal.deals_cut": False}})
    other = Match.start(uncut, NAMES, CODES[0], first_dealer=2)
    assert [event for event in events if not isinstance(event, DeckCut)] == [*other.next_deal()]
