"""What the pages of single games say: the words of their documents, and what belongs to them."""

import pytest

from canasta_gui.rulebook.rule_book import rulebook
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.words.option_book import OptionBook
from canasta_gui.words.words import Words
from engine import RulesReference, load_ruleset
from tests.engine.kit.tables import EDITIONS, rules_named

BOLIVIAN = ("bolivia/4p", "brazilian/4p", "chilean/4p")
ALWAYS_FROZEN = [table for table in EDITIONS if rules_named(table).pile.always_frozen]


def pages(table: str) -> str:
    return "\n".join(map(repr, rulebook(rules_named(table))))


@pytest.mark.parametrize("table", BOLIVIAN)
def test_the_games_from_bolivia_speak_of_escaleras_and_bolivias(table: str) -> None:
    text = pages(table).lower()
    assert "an escalera" in text
    assert "a bolivia has wild cards only" in text
    assert "wild canasta" not in text
    words = Words(rules_named(table))
    assert words.say(TextId.MELD_SAMBA) == words.score_line("score.samba") == "Escalera"
    assert words.say(TextId.MELD_WILD) == words.score_line("score.wild_canasta") == "Bolivia"
    assert words.say(TextId.KIND_SAMBA) == "Escalera"
    assert words.say(TextId.KIND_WILD) == "Bolivia"
    options = OptionBook(rules_named(table).words.style)
    assert options["score.samba"].title == "Escalera"
    assert options["out.canastas.samba"].title == "Escaleras among them"
    assert options["out.canastas.wild"].title == "Bolivias among them"


def test_samba_keeps_its_words() -> None:
    assert "a samba" in pages("samba/4p").lower()
    assert "escalera" not in pages("samba/4p").lower()
    words = Words(rules_named("uruguay/4p"))
    assert words.say(TextId.MELD_WILD) == words.score_line("score.wild_canasta") == "Wild canasta"


def test_modern_american_says_which_own_melds_a_pair_may_join() -> None:
    assert "one of your side that has fewer than 5 cards" in pages("modern-american/4p")


def test_three_way_speaks_of_players_and_of_the_lone_hand_at_the_pile() -> None:
    text = pages("three-way/3p").replace("7,500", "7500")
    assert "when a player has 7500 points" in text
    assert "If two players are equal" in text
    assert "If two sides" not in text
    assert "when a side has 7500" not in text
    pile = next(
        repr(page) for page in rulebook(rules_named("three-way/3p")) if page.anchor == "pile"
    )
    assert "plays alone from then on" in pile


@pytest.mark.parametrize(
    ("table", "said"),
    [("winning-moves-deluxe/5p", "of the larger side"), ("hasbro-2001/6p", "of each side")],
)
def test_who_sits_out_belongs_to_the_larger_side_or_to_each(table: str, said: str) -> None:
    assert f"{said} sit" in pages(table)


def test_a_pile_of_one_card_may_also_bring_the_second_hand() -> None:
    assert "or to pick up your foot" in pages("complete-hand-and-foot/4p")
    assert "or to pick up your foot" not in pages("complete-samba/4p")


def test_first_melds_by_deals_name_the_deals() -> None:
    text = pages("hand-and-foot/4p")
    assert "('Deal 1', '50')" in text
    assert "('Deal 4', '150')" in text
    assert "two twos from your hand" in text
    assert "or join an open meld" in text


@pytest.mark.parametrize("table", BOLIVIAN)
def test_sequences_say_what_joins_them(table: str) -> None:
    text = pages(table)
    assert "Two sequences are never put together." in text
    assert "without help from the hand; it begins none" in text


@pytest.mark.parametrize("table", ALWAYS_FROZEN)
def test_nothing_freezes_at_the_deal_where_the_pile_is_always_frozen(table: str) -> None:
    deal = next(repr(page) for page in rulebook(rules_named(table)) if page.anchor == "deal")
    assert "freezes the" not in deal


def test_where_one_card_of_the_pile_is_taken_it_is_no_number_of_cards() -> None:
    house = {"pile.most_taken": 1}
    text = repr(rulebook(load_ruleset(RulesReference("classic-1951", house=house))))
    assert "That card alone is yours; the others stay." in text
    assert "top 1 cards" not in text


@pytest.mark.parametrize(
    ("table", "held"),
    [
        ("hasbro-2001/4p+caliente", "('2', '×3')"),
        ("complete-samba/4p+caliente", "('2 or more', '×3')"),
    ],
)
def test_caliente_cards_are_told_for_a_short_stock_and_for_many_in_a_hand(
    table: str, held: str
) -> None:
    text = pages(table)
    assert held in text
    assert "When the Draw pile has too few cards, draw what is left and play on." in text


@pytest.mark.parametrize(
    ("table", "extra"), [("hasbro-2001/4p", "400"), ("winning-moves-deluxe/6p+extra-deck", "600")]
)
def test_the_lines_of_the_score_hold_the_extra_for_many_bonus_cards(table: str, extra: str) -> None:
    assert f"('Extra for many Bonus cards', '{extra}')" in pages(table)


def test_red_threes_that_always_cost_stand_among_the_lines_as_a_penalty() -> None:
    house = {"bonus.positive_if": "never"}
    text = repr(rulebook(load_ruleset(RulesReference("classic-1951", house=house))))
    assert "('Penalty for red threes', '−100')" in text
    assert "('Extra penalty for many red threes', '−400')" in text
