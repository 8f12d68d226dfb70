"""What newcomers are told when something happens for the first time, by the rules of the game."""

import pytest

from canasta_gui.viewmodel.first_time import FirstTime
from canasta_gui.words.first_time_texts import FirstTimeTexts
from engine import RulesReference, load_ruleset


def told(rules: str | RulesReference, what: FirstTime) -> str:
    return FirstTimeTexts(load_ruleset(rules)).text(what)


@pytest.mark.parametrize(
    ("table", "what", "said"),
    [
        (
            "complete-samba/4p",
            FirstTime.BONUS,
            "It counts 100 once its side has two canastas.",
        ),
        ("complete-samba/4p", FirstTime.CANASTA, "A canasta: 7 cards, and"),
        (
            "pennies-from-heaven/6p",
            FirstTime.BONUS,
            "It counts 100 once its side has a canasta of sevens.",
        ),
        ("hasbro-2001/4p", FirstTime.DRAWN, "Golden frame: You have just drawn this card."),
        ("hasbro-2001/4p", FirstTime.BONUS, "It counts 100 points once its side has melds."),
        ("hasbro-2001/4p", FirstTime.CANASTA, "A canasta: 7 cards of a rank, and"),
        ("hasbro-2001/4p", FirstTime.ASKED, "Who could go out may ask the partner"),
        ("complete-hand-and-foot/4p", FirstTime.ASKED, "Who wants to go out asks the partner"),
        ("hand-and-foot/4p", FirstTime.PILE, "gets its top 7 cards."),
    ],
)
def test_the_rules_of_the_game_are_told(table: str, what: FirstTime, said: str) -> None:
    assert said in told(table, what)


def test_red_threes_that_always_cost_are_no_gain() -> None:
    rules = RulesReference("classic-1951", house={"bonus.positive_if": "never"})
    assert "It costs 100 points." in told(rules, FirstTime.BONUS)
