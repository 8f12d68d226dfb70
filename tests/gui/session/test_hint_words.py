"""A hint in words: what sets the moves apart."""

from canasta_gui.session.hint_words import make_hint
from canasta_gui.words.words import Words
from engine import Advice, Meld, Observation, Play, facts, observe, parse_cards
from tests.gui.controller.positions import playing

NINES, JACKS = "9s 9d 9h", "Js Jd 2c"


def view() -> Observation:
    """Two openings of the same length are in the hand."""
    return observe(playing(f"{NINES} {JACKS} 4c", ""), 0)


def laying(cards: str, behind: int | None = None) -> Advice:
    action = Meld((Play(parse_cards(cards)),))
    return Advice(action, facts(view(), action), behind)


def whys(*advice: Advice) -> list[str]:
    return [one.why for one in make_hint(view(), advice, Words(view().rules))]


def test_what_is_true_of_the_best_as_well_is_told_once() -> None:
    first, other = whys(laying(NINES, 0), laying(JACKS, 12))
    assert "4 cards are missing" in first
    assert not other


def test_where_nobody_counted_every_move_has_its_reasons() -> None:
    first, other = whys(laying(NINES), laying(JACKS))
    assert first == other


def test_what_sets_a_move_apart_is_told() -> None:
    _, other = whys(laying(NINES, 0), laying("9s 9d 9h 2c", 12))
    assert "3 cards are missing" in other
