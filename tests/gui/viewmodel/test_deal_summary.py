"""The lines of a finished deal: their order, and whose cards they count."""

from canasta_gui.viewmodel.deal_summary import holders, score_rows
from engine import DealScored, ScoreItem, SideScore, parse_cards

HANDS = tuple(map(parse_cards, ("Ac Ad Ah 7c 7d 7h", "9h", "Ac Ad As 9h", "")))


def charge(rule: str, points: int, cards: str) -> ScoreItem:
    return ScoreItem(rule, points, parse_cards(cards))


def test_one_hand_may_be_charged_several_times() -> None:
    items = tuple(charge("score.held_pure", -1500, cards) for cards in ("Ac Ad Ah", "7c 7d 7h"))
    last = charge("score.held_pure", -1500, "Ac Ad As")
    scored = DealScored((SideScore((*items, last), -4500, -4500),), HANDS)
    assert holders(scored, (0, 2), (*items, last)) == (0, 0, 2)


def test_gains_come_before_losses() -> None:
    gain = charge("score.aces_canasta", 2500, "Ac Ac Ac Ad Ad Ah Ah")
    loss = charge("score.hand", -10, "9h")
    scored = DealScored((SideScore((loss, gain), 2490, 2490),), HANDS)
    assert [row.rule for row in score_rows(scored)] == ["score.aces_canasta", "score.hand"]
