"""Tests what the session answers while cards are dragged."""

from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Drop
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine.rng import Chance
from tests.gui.controller.tables import Table, hand_of, new_match, obvious_gesture
from tests.kit.positions import (
    HAND,
    cards,
    match_at,
    own_meld,
    playing,
    position,
    session_at,
    stage,
)

OPENED = playing("Ks Kd 7s 7d 7h 2c 5c", melds="Kc Kh Kh, 9c 9d 9h")


def test_every_place_says_what_would_happen_or_why_not() -> None:
    verdicts = session_at(OPENED).targets(cards("Ks"), HAND)
    assert {zone for zone, verdict in verdicts.items() if verdict.is_legal} == {
        own_meld(0),
        FELT,
        PILE,
    }
    assert verdicts[own_meld(0)].text.startswith("Add ")
    assert "nines" in verdicts[own_meld(1)].text
    assert all(verdict.text for verdict in verdicts.values())


def test_staged_cards_may_go_back_to_the_hand() -> None:
    session = session_at(OPENED)
    session.handle(Drop(cards("7s 7d"), HAND, FELT))
    verdicts = session.targets(cards("7s 7d"), stage(0))
    assert verdicts[HAND].is_legal
    assert stage(0) not in verdicts


def test_the_answers_are_remembered_until_something_changes() -> None:
    session = session_at(OPENED)
    first = session.targets(cards("7s"), HAND)
    assert session.targets(cards("7s"), HAND) is first
    session.handle(Drop(cards("7d 7h"), HAND, FELT))
    assert session.targets(cards("7s"), HAND) is not first
    assert stage(0) in session.targets(cards("7s"), HAND)


def test_a_bonus_card_has_a_place_of_its_own() -> None:
    state = position("3h 4c 5c", rules={"edition": "hasbro-2001", "players": 4})
    assert Zone(ZoneKind.BONUS, 0) in session_at(state).targets(cards("3h"), HAND)


def test_previews_tell_the_truth() -> None:
    """A highlighted place accepts the cards; any other place changes nothing."""
    table = Table(new_match((0,), seed="previews"))
    chance = Chance("previews")
    table.settle()
    for _ in range(20):
        hand = hand_of(table.view)
        lifted = chance.shuffle(hand)[: 1 + chance.below(3)]
        lifted = lifted if chance.below(2) else tuple(c for c in hand if c >> 2 == lifted[0] >> 2)
        zone = Zone(ZoneKind.HAND, 0)
        for place, verdict in table.session.targets(lifted, zone).items():
            again = Session(match_at(table.session.match.state), Words(table.session.match.rules))
            before = (again.match.state, again.view().stage)
            again.handle(Drop(lifted, zone, place))
            has_changed = (again.match.state, again.view().stage) != before
            assert has_changed == verdict.is_legal or table.view.stage.groups
        table.do(obvious_gesture(table.view, chance))
        if table.view.is_over or not hand_of(table.view):
            return
