"""Tests the text of a hint: what distinguishes the moves."""

from dataclasses import replace

from canasta_gui.session.hint_words import make_hint
from canasta_gui.words.words import Words
from engine import Advice, Meld, Observation, Play, Reason, facts, observe, parse_cards
from tests.kit.positions import playing

NINES, JACKS = "9s 9d 9h", "Js Jd 2c"


def view() -> Observation:
    """Returns a view in which the hand holds two openings of the same length."""
    return observe(playing(f"{NINES} {JACKS} 4c", ""), 0)


def laying(cards: str, behind: int | None = None) -> Advice:
    action = Meld((Play(parse_cards(cards)),))
    return Advice(action, facts(view(), action), behind)


def whys(*advice: Advice) -> list[str]:
    return [one.why for one in make_hint(view(), advice, Words(view().rules))]


def test_of_counted_moves_only_what_sets_them_apart_is_told() -> None:
    best = replace(laying(NINES, 0), beside=(Reason("contrast.keeps_wild", {"count": 1}),))
    other = replace(laying(JACKS, 12), beside=(Reason("contrast.spends_wild", {"count": 2}),))
    third = laying("9s 9d 9h 2c", 30)
    assert whys(best, other, third) == [
        "It saves 1 wild card.",
        "It spends 2 wild cards more.",
        "",
    ]


def test_no_sentence_is_said_twice_nor_of_both_sides() -> None:
    def apart(risk: str, **params: int) -> tuple[Reason, ...]:
        return (Reason(f"contrast.{risk}", params),)

    best = replace(laying(NINES, 0), beside=apart("safer", less=14, other=22))
    worse = [
        replace(laying(JACKS, 12), beside=apart("riskier", more=more, other=14))
        for more in (22, 30, 30)
    ]
    assert whys(best, *worse) == [
        "It gives the Prize pile away in 14 of 100 cases, not in 22.",
        "",
        "It gives the Prize pile away in 30 of 100 cases, not in 14.",
        "",
    ]


def test_where_nobody_counted_every_move_has_its_reasons() -> None:
    first, other = whys(laying(NINES), laying(JACKS))
    assert first == other


def test_what_was_counted_is_told_once_of_the_two_moves() -> None:
    """The best one names the move that it was compared with, unless no other is shown."""

    def counts(count: int, other: int) -> tuple[Reason, ...]:
        return (Reason("trials.opened", {"count": count, "other": other, "turns": 8}),)

    best = replace(laying(NINES, 0), beside=counts(75, 49))
    worse = replace(laying("9s 9d 9h 2c", 30), beside=counts(49, 75))
    first, equal, last = make_hint(view(), (best, laying(JACKS, 0), worse), Words(view().rules))
    assert first.why == f"Better than 3: {first.why_alone}"
    assert first.why_alone.startswith("In 75 of 100 trials")
    assert (first.reasons, first.against) == (counts(75, 49), 2)
    assert [(one.why, one.reasons, one.against) for one in (equal, last)] == [("", (), 0)] * 2
