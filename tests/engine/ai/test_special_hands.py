"""Computer players lay special hands open, and threes that they keep for none."""

import pytest

from engine import LayBonus, PlaySpecialHand, State, make_agent, observe, parse_card, parse_position

PAIRS = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc Kd Ks"
STRAIGHT = "2c 3s 4c 5h 6c 7c 8c 9h Tc Jc Qh Kc Ac Jk"
KEPT = "2c 3s 4c 5h 6c 7c 8c 9h Tc Jc Qh Kc Ac 4d"


def holding(hand: str) -> State:
    position = {
        "rules": "modern-american/4p",
        "phase": "play",
        "turn": 0,
        "hands": [hand, 13, 13, 13],
        "stock": {"count": 30},
    }
    return parse_position(position)


@pytest.mark.parametrize("level", ["beginner", "club", "expert"])
@pytest.mark.parametrize("hand", [PAIRS, STRAIGHT])
def test_every_player_lays_a_special_hand_open(level: str, hand: str) -> None:
    choice = make_agent(level).choose(observe(holding(hand), 0), "special")
    assert choice.action == PlaySpecialHand()
    assert choice.reasons[0].id == "out.special"


def test_a_three_for_no_straight_is_laid() -> None:
    choice = make_agent("club").choose(observe(holding(KEPT), 0), "kept")
    assert choice.action == LayBonus(parse_card("3s"))
