from dataclasses import replace

from engine import (
    Accepted,
    DealBegun,
    DrawStock,
    Entry,
    Match,
    Meld,
    Pass,
    Play,
    Played,
    Undone,
    decide,
    new_code,
    parse_cards,
    parse_position,
)
from engine.events import CardDrawn, DeckCut, Melded
from engine.match.check import first_difference, is_joined_as_before
from tests.engine.matches import CODE, PEOPLE, new_match, play, play_on, rules_of


def test_an_honest_record_is_found_honest() -> None:
    assert first_difference(play_on(new_match("honest"), 400)) is None


def tampered(match: Match, line: int, entry: Entry) -> Match:
    twin = Match(match.header)
    for number, original in enumerate(match.entries, start=2):
        twin.restore(entry if number == line else original)
        if number == line:
            return twin
    return twin


def test_a_tampered_card_is_found() -> None:
    match = play_on(new_match("tamper"), 60)
    lines = [
        (line, entry, place)
        for line, entry in enumerate(match.entries, start=2)
        if isinstance(entry, Played)
        for place, event in enumerate(entry.events)
        if isinstance(event, CardDrawn)
    ]
    line, entry, place = lines[3]
    drawn = entry.events[place]
    assert isinstance(drawn, CardDrawn)
    other = next(card for card in match.state.hidden.stock if card != drawn.card)
    events = (*entry.events[:place], replace(drawn, card=other), *entry.events[place + 1 :])
    difference = first_difference(tampered(match, line, replace(entry, events=events)))
    assert difference is not None
    assert difference.line == line
    assert f"event {place + 1}" in difference.what


def test_a_stacked_deck_is_found() -> None:
    match = new_match("stacked")
    match.next_deal()
    twin = Match(replace(match.header, code=new_code(b"another")))
    twin.restore(match.entries[0])
    difference = first_difference(twin)
    assert str(difference) == "line 2: deal 1 has not the cards of the deal code"


def test_an_undo_of_a_drawn_card_is_found() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    play(match, DrawStock())
    match.restore(Undone(1))
    assert str(first_difference(match)) == "line 4: 1 actions could not be taken back"


def test_an_action_of_another_seat_is_found() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    actor = match.actor
    play(match, DrawStock())
    entry = match.entries[1]
    assert isinstance(entry, Played)
    forged = tampered(match, 3, replace(entry, seat=(actor + 1) % 4))
    expected = f"line 3: seat {actor} was to act, not seat {(actor + 1) % 4}"
    assert str(first_difference(forged)) == expected


def test_an_illegal_action_is_found_with_its_rule() -> None:
    match = Match.start(rules_of(), PEOPLE, CODE)
    match.next_deal()
    entry = Played(match.actor, Pass(), ())
    match.restore(entry)
    assert "exhaustion.stock_left" in str(first_difference(match))


def _without_cut(entry: DealBegun) -> DealBegun:
    return DealBegun(tuple(event for event in entry.events if not isinstance(event, DeckCut)))


def without_cuts(match: Match, deals: range) -> Match:
    """Returns the record as an earlier version wrote it, without the cut of these deals."""
    twin, deal = Match(match.header), 0
    for entry in match.entries:
        is_deal = isinstance(entry, DealBegun)
        deal += is_deal
        twin.restore(_without_cut(entry) if is_deal and deal in deals else entry)
    assert deal >= 2
    return twin


def test_a_record_from_before_the_cut_was_told_is_honest() -> None:
    match = play_on(new_match("honest"), 400)
    assert first_difference(without_cuts(match, range(1, 99))) is None


def test_it_may_be_continued_with_the_cut() -> None:
    match = play_on(new_match("honest"), 400)
    assert first_difference(without_cuts(match, range(1, 2))) is None


def test_a_cut_that_is_missing_later_is_found() -> None:
    match = play_on(new_match("honest"), 400)
    difference = first_difference(without_cuts(match, range(2, 99)))
    assert difference is not None
    assert 'expected {"event": "deck-cut"' in difference.what


JOINED = {
    "rules": "complete-samba",
    "turn": 0,
    "phase": "play",
    "hands": ["2h 9h 4c Kc Qd", 11, 11, 11],
    "melds": [[{"cards": "9c 9d 9s 9h"}, {"cards": "9c 9d 9s"}], []],
    "stock": {"count": 40},
}
JOIN = Meld((Play(parse_cards("2h 9h"), to=0, source=1),))


def test_melds_that_an_earlier_version_joined_before_their_wild_cards_are_no_difference() -> None:
    state = parse_position(JOINED)
    decision = decide(state, JOIN)
    assert isinstance(decision, Accepted)
    wild, joined, natural, canasta = decision.events
    assert isinstance(wild, Melded)
    assert isinstance(natural, Melded)
    before = (joined, replace(natural, cards=parse_cards("2h 9h")), canasta)
    assert is_joined_as_before(state, decision.events, before)
    assert not is_joined_as_before(state, decision.events, (joined, natural, canasta))
    assert not is_joined_as_before(state, decision.events, before[:2])
