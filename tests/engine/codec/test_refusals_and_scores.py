from engine import (
    Degree,
    Refusal,
    ScoreItem,
    SideScore,
    format_refusal,
    format_score,
    parse_cards,
)

REFUSAL = {
    "rule": "opening.below_minimum",
    "degree": "incomplete",
    "params": {"need": 90, "have": 75},
    "blame": ["9c"],
}
SCORE: dict[str, object] = {
    "sides": [
        {
            "items": [
                {"rule": "score.melded_cards", "points": 30, "cards": "9h 9d 9c"},
                {"rule": "score.going_out", "points": 100, "cards": ""},
            ],
            "total": 130,
            "match": 5130,
        },
        {"items": [], "total": 0, "match": 300},
    ],
    "over": True,
    "winners": [0],
}


def test_refusals_have_the_agreed_form() -> None:
    refusal = Refusal(
        "opening.below_minimum",
        Degree.INCOMPLETE,
        {"need": 90, "have": 75},
        parse_cards("9c"),
    )
    assert format_refusal(refusal) == REFUSAL


def test_scores_have_the_agreed_form() -> None:
    sides = (
        SideScore(
            (
                ScoreItem("score.melded_cards", 30, parse_cards("9h 9d 9c")),
                ScoreItem("score.going_out", 100),
            ),
            130,
            5130,
        ),
        SideScore((), 0, 300),
    )
    assert format_score(sides, (0,)) == SCORE
    assert format_score(sides, ())["over"] is False
