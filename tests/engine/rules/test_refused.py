"""A refused action costs nothing."""

import pytest

from engine import (
    Accepted,
    Discard,
    Meld,
    Play,
    Refused,
    State,
    decide,
    fold,
    observe,
    options,
    parse_cards,
    parse_position,
    score_deal,
)
from tests.engine.kit.tables import GAMES_FOR_FOUR, LENIENT_GAMES


def table(edition: str) -> State:
    return parse_position(
        {
            "rules": edition,
            "turn": 0,
            "phase": "play",
            "drew": "stock",
            "hands": ["Kc Kd Qh 9c 5h", 11, 11, 11],
            "melds": [[{"cards": "7c 7d 7h"}], []],
            "pile": "8s",
            "stock": {"count": 20},
        }
    )


IMPROPER = Meld((Play(parse_cards("Kc Kd Qh")),))


@pytest.mark.atoms("irregularity.improper_meld", "irregularity.correct_soon")
@pytest.mark.parametrize("edition", GAMES_FOR_FOUR)
def test_an_improper_meld_stays_in_the_hand_and_the_turn_goes_on(edition: str) -> None:
    state = table(edition)
    before = observe(state, 0)
    assert isinstance(decide(state, IMPROPER), Refused)
    assert observe(state, 0) == before
    (nine,) = parse_cards("9c")
    assert nine in options(observe(state, 0)).discards
    assert isinstance(decide(state, Discard(nine)), Accepted)


@pytest.mark.atoms("irregularity.no_point_penalties")
@pytest.mark.parametrize("edition", LENIENT_GAMES)
def test_the_score_holds_no_penalty_for_an_improper_meld(edition: str) -> None:
    state = table(edition)
    decision = decide(state, IMPROPER)
    assert isinstance(decision, Refused)
    (nine,) = parse_cards("9c")
    accepted = decide(state, Discard(nine))
    assert isinstance(accepted, Accepted)
    after = fold(state, accepted.events).public
    (mine, _) = score_deal(state.rules, after, ((),) * 4)
    assert [(item.rule, item.points) for item in mine.items] == [("score.melded_cards", 15)]
