import pytest

from engine import SCORE_RULES, OptionInfo, catalogue, load_ruleset, option_values, rule_ids


@pytest.mark.parametrize("info", catalogue().values(), ids=catalogue())
def test_every_option_says_what_it_means_and_which_rules_it_touches(info: OptionInfo) -> None:
    assert info.description.endswith(".")
    assert set(info.rules) <= {*rule_ids(), *SCORE_RULES}


def test_bounds_and_choices_are_known() -> None:
    hand = catalogue()["deal.hand_size"]
    assert (hand.lowest, hand.highest, hand.choices) == (5, 20, ())
    assert catalogue()["meld.wild_cap"].highest == 12
    assert catalogue()["pile.open_add"].choices == ("any", "unfinished", "never")


def test_the_catalogue_holds_exactly_the_options_of_a_ruleset() -> None:
    assert tuple(option_values(load_ruleset("hasbro-2001"))) == tuple(catalogue())
