"""Tests the words for what would be possible instead; plurals are those of the sources."""

from typing import Any

import pytest

from engine import (
    Action,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Pass,
    Play,
    PlayCaliente,
    TakePile,
    Way,
    nearest_ways,
    observe,
    parse_cards,
    parse_position,
)
from tests.gui.words.sources import words_for
from tests.gui.words.test_languages import Speak, speak

__all__ = ["speak"]


def seen(hand: str, **given: Any) -> Observation:
    position: dict[str, Any] = {
        "rules": "hasbro-2001",
        "turn": 0,
        "phase": "play",
        "hands": [hand, 11, 11, 11],
        "melds": [[{"cards": "7c 7d 7h"}], []],
        "pile": "Ac 9c",
        "stock": {"count": 20},
        **given,
    }
    return observe(parse_position(position), 0)


def meld(*groups: str) -> Meld:
    return Meld(tuple(Play(parse_cards(group)) for group in groups))


def said(view: Observation, wanted: Action) -> str:
    return words_for("stingray-classic/4p").ways(nearest_ways(view, wanted), view.own.melds)


def test_what_is_to_be_added_or_kept_is_said_in_one_sentence() -> None:
    view = seen("9h 9d 9s 2c 2d Kc 5h 4s")
    assert said(view, meld("9h 9d")) == "Add the nine of spades."
    text = "Add the nine of spades or leave the two of clubs in your hand."
    assert said(view, meld("9h 9d 2c 2d")) == text


def test_further_melds_are_laid_as_well() -> None:
    view = seen("9h 9d 9s 9c Kc Kd Kh 5h 4s 4c", melds=[[], []])
    assert said(view, meld("9h 9d 9s")) == "Lay 3 kings as well."


def test_a_card_dropped_on_a_meld_of_another_rank_goes_to_its_own() -> None:
    view = seen("7s 9h 9d 4s 5d", melds=[[{"cards": "7c 7d 7h"}, {"cards": "6c 6d 6h"}], []])
    wrong = Meld((Play(parse_cards("7s"), 1),))
    assert said(view, wrong) == "Put the seven of spades on your sevens."


def test_the_same_cards_in_other_melds_are_told_apart() -> None:
    view = seen("9h 9d 9s Kc Kd Kh 7s 4s 5d")
    assert said(view, meld("9h 9d 9s Kc Kd Kh")) == "Lay 3 nines and 3 kings."
    onto = Way(Meld((Play(parse_cards("7s"), 0),)))
    text = words_for("stingray-classic/4p").ways((onto,), view.own.melds)
    assert text == "Put the seven of spades on your sevens."


def test_the_button_says_all_that_it_does() -> None:
    view = seen("9h 9d 9s 2c 2d Kc 5h 4s 7s 8s")
    words = words_for("stingray-classic/4p")

    def offered(wanted: Action) -> str:
        return words.remedy(nearest_ways(view, wanted)[0], view.own.melds)

    assert offered(meld("9h 9d")) == "Do this (T): lay 3 nines"
    wrong = Meld((Play(parse_cards("7s 8s"), 0),))
    text = "put the seven of spades on your sevens, keep the eight of spades"
    assert offered(wrong) == f"Do this (T): {text}"


def test_in_sequences_cards_are_named_by_suit() -> None:
    run = {"kind": "sequence", "cards": "9h Th Jh"}
    melds = [[run, {"cards": "6c 6d 6h"}], []]
    view = seen("Qh Kh 7s 8s 9s 2c 4d", rules="samba", melds=melds)
    words = words_for("samba/4p")
    (way, *_) = nearest_ways(view, Meld((Play(parse_cards("Qh"), -1),)))
    text = "Do this (T): put the queen of hearts on your sequence"
    assert words.remedy(way, view.own.melds) == text
    (way, *_) = nearest_ways(view, Meld((Play(parse_cards("7s 9s")),)))
    assert words.ways((way,), view.own.melds) == "Add the eight of spades."
    text = "lay the seven of spades, the eight of spades and the nine of spades"
    assert words.remedy(way, view.own.melds) == f"Do this (T): {text}"


def test_before_the_draw_the_ways_to_begin_are_named() -> None:
    view = seen("9h 9d Kc Kd Kh 5h", phase="draw")
    actions = (DrawStock(), TakePile(parse_cards("9h 9d")))
    ways = (Way(action, is_other=True) for action in actions)
    text = "Draw from the stock or take the pile with 2 nines."
    assert words_for("stingray-classic/4p").ways(ways, view.own.melds) == text


ONTO, PAIR, WITH_WILD = (TakePile(parse_cards(using)) for using in ("", "9h 9d", "9h 2c"))


@pytest.mark.parametrize(
    ("language", "beginnings", "text"),
    [
        ("en", (DrawStock(), PAIR), "Draw from the stock or take the pile with 2 nines."),
        (
            "en",
            (DrawStock(), PAIR, WITH_WILD),
            "Draw from the stock, or take the pile with 2 nines, or with 1 nine and 1 two.",
        ),
        (
            "en",
            (DrawStock(), ONTO),
            "Draw from the stock, or take the pile and add its top card to your meld.",
        ),
        (
            "en",
            (DrawStock(), ONTO, WITH_WILD, PlayCaliente()),
            (
                "Draw from the stock, take the pile and add its top card to your meld, or to 1 nine"
                " and 1 two, or play the Caliente card."
            ),
        ),
        (
            "de",
            (DrawStock(), PAIR, WITH_WILD),
            (
                "Möglich: vom Talon ziehen oder den Ablagestapel nehmen und dazu 2 Neunen oder"
                " 1 Neun und 1 Zwei melden."
            ),
        ),
        (
            "de",
            (DrawStock(), ONTO, WITH_WILD),
            (
                "Möglich: vom Talon ziehen oder den Ablagestapel nehmen und die oberste Karte an"
                " Ihre Meldung oder an 1 Neun und 1 Zwei legen."
            ),
        ),
        (
            "es",
            (DrawStock(), PAIR, WITH_WILD),
            "Puede robar del mazo, o tomar el pozo con 2 nueves, o con 1 nueve y 1 dos.",
        ),
        (
            "es",
            (ONTO, Pass()),
            (
                "Puede tomar el pozo y añadir su carta de arriba a su combinación, o pasar y"
                " terminar la ronda."
            ),
        ),
    ],
)
def test_the_ways_to_begin_are_one_sentence(
    speak: Speak, language: str, beginnings: tuple[Action, ...], text: str
) -> None:
    speak(language)
    ways = [Way(action, is_other=True) for action in beginnings]
    assert words_for("stingray-classic/4p").ways(ways, ()) == text


def test_the_card_to_discard_is_named() -> None:
    view = seen("9h Kc 5h")
    way = Way(Discard(parse_cards("Kc")[0]), is_other=True)
    words = words_for("stingray-classic/4p")
    assert words.remedy(way, view.own.melds) == "Do this (T): discard the king of clubs"


def test_without_a_nearest_way_nothing_is_said() -> None:
    words = words_for("stingray-classic/4p")
    assert words.ways((), ()) == ""
    others = (DrawStock(), LayBonus(parse_cards("3h")[0]), TakePile(()))
    text = words.ways([Way(action, is_other=True) for action in others], ())
    assert "{" not in text
    assert text.startswith("Draw from the stock, lay the red three beside your melds, or take")
