"""Tests that a refusal offers only what was wanted, in the words of three languages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice

import pytest

from canasta_gui.session.session import Session
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from engine import Card, State
from tests.engine.kit.tables import EDITIONS, HOUSES
from tests.gui.session.slips import slips
from tests.gui.session.wanted_ways import objection, offered
from tests.gui.words.test_languages import Speak, speak
from tests.kit.positions import HAND, cards, own_meld, playing, session_at

__all__ = ["speak"]

RUN, SIXES, FIVES = own_meld(0), own_meld(1), own_meld(2)
THEIR_RUN = Zone(ZoneKind.MELD, 1, 0)
LANGUAGES = ("en", "de", "es")


def samba() -> State:
    """Returns a position of Samba with an own sequence, and fives that have two wild cards."""
    return playing(
        "3c 7s 8s 9h 9d Qc Ks Ks Kc Ah 2h Jk Jk",
        melds="9h Th Jh Qh, 6d 6d 6s 6s, 5s 5s 2c 2h",
        theirs="9d Td Jd Qd Kd, 9c Tc Jc",
        rules="samba/4p",
        pile="5d 3s",
    )


def drop(text: str, target: Zone) -> Drop:
    return Drop(cards(text), HAND, target)


@dataclass(frozen=True)
class Case:
    """A refused gesture, and by language what is said and what the button says."""

    gesture: Gesture
    notice: Mapping[str, str]
    button: Mapping[str, str] = field(default_factory=dict[str, str])


CASES = {
    "a two on the sequence": Case(
        drop("2h", RUN),
        {
            "en": "A sequence takes no wild card. Leave it in your hand.",
            "de": "In eine Folge gehört keine wilde Karte. Lassen Sie diese Karte auf der Hand.",
            "es": "Una escalera no admite comodines. Déjela en la mano.",
        },
    ),
    "two jokers on fives with two twos": Case(
        drop("Jk Jk", FIVES),
        {
            "en": "A meld holds at most 2 wild cards; this would have 4. Leave them in your hand.",
            "de": "Eine Meldung hat höchstens 2 wilde Karten; hier wären es 4."
            " Lassen Sie diese Karten auf der Hand.",
            "es": "Una combinación tiene como máximo 2 comodines; esta tendría 4."
            " Déjelas en la mano.",
        },
    ),
    "a nine on the sequence that has one": Case(
        drop("9h", RUN),
        {
            "en": "A sequence holds each rank once, not several nines. Leave it in your hand.",
            "de": "Eine Folge hat jeden Wert nur einmal, nicht mehrere Neunen."
            " Lassen Sie diese Karte auf der Hand.",
            "es": "Una escalera lleva cada valor una sola vez: sobran nueves. Déjela en la mano.",
        },
    ),
    "a queen on the opponents' sequence": Case(
        drop("Qc", THEIR_RUN),
        {
            "en": "Cards join only your own side's melds. Leave it in your hand.",
            "de": "Anlegen können Sie nur an Meldungen Ihrer Seite."
            " Lassen Sie diese Karte auf der Hand.",
            "es": "Solo puede añadir cartas a las combinaciones de su bando. Déjela en la mano.",
        },
    ),
    "a queen on the sixes": Case(
        drop("Qc", SIXES),
        {
            "en": "Only sixes and wild cards join this meld, not queens. Leave it in your hand.",
            "de": "An diese Meldung kommen nur Sechsen und wilde Karten, nicht Damen."
            " Lassen Sie diese Karte auf der Hand.",
            "es": "A esta combinación solo van seises y comodines, no reinas. Déjela en la mano.",
        },
    ),
    "the stock after the draw": Case(
        Activate(STOCK, ()),
        {
            "en": "You have drawn already: lay cards, or discard one.",
            "de": "Sie haben schon gezogen: Melden Sie Karten, oder legen Sie eine ab.",
            "es": "Ya ha robado: baje cartas o descarte una.",
        },
    ),
    "a queen of another suit on the sequence": Case(
        drop("Qc", RUN),
        {
            "en": "A sequence is of one suit, and this card of another: queen of clubs."
            " Leave it in your hand.",
            "de": "Eine Folge hat eine Farbe, diese Karte eine andere: Kreuz-Dame."
            " Lassen Sie diese Karte auf der Hand.",
            "es": "Una escalera es de un solo palo, y esta carta es de otro: reina de tréboles."
            " Déjela en la mano.",
        },
    ),
    "three kings on the sequence": Case(
        drop("Ks Ks Kc", RUN),
        {
            "en": "A sequence is of one suit, and these cards are of others.",
            "de": "Eine Folge hat eine Farbe, diese Karten haben andere.",
            "es": "Una escalera es de un solo palo, y estas cartas son de otros.",
        },
        {
            "en": "Do this (T): lay 3 kings",
            "de": "Tun (T): 3 Könige melden",
            "es": "Hacerlo (H): bajar 3 reyes",
        },
    ),
    "three kings and a two on the sequence": Case(
        drop("Ks Ks Kc 2h", RUN),
        {
            "en": "A sequence takes no wild card.",
            "de": "In eine Folge gehört keine wilde Karte.",
            "es": "Una escalera no admite comodines.",
        },
        {
            "en": "Do this (T): lay 3 kings, keep the two of hearts",
            "de": "Tun (T): 3 Könige melden, Herz-Zwei behalten",
            "es": "Hacerlo (H): bajar 3 reyes, guardar el dos de corazones",
        },
    ),
    "three wild cards with three kings": Case(
        drop("Ks Ks Kc 2h Jk Jk", FELT),
        {
            "en": "A meld holds at most 2 wild cards; this would have 3.",
            "de": "Eine Meldung hat höchstens 2 wilde Karten; hier wären es 3.",
            "es": "Una combinación tiene como máximo 2 comodines; esta tendría 3.",
        },
        {
            "en": "Do this (T): lay 3 kings and 2 jokers, keep the two of hearts",
            "de": "Tun (T): 3 Könige und 2 Joker melden, Herz-Zwei behalten",
            "es": "Hacerlo (H): bajar 3 reyes y 2 jokers, guardar el dos de corazones",
        },
    ),
    "two cards on the pile": Case(
        Activate(PILE, cards("3c Ks")),
        {
            "en": "Discard one card only.",
            "de": "Legen Sie nur eine Karte ab.",
            "es": "Descarte una sola carta.",
        },
        {
            "en": "Do this (T): discard the three of clubs",
            "de": "Tun (T): Kreuz-Drei ablegen",
            "es": "Hacerlo (H): descartar el tres de tréboles",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_the_words_of_a_refusal_and_its_button(speak: Speak, case: Case, language: str) -> None:
    speak(language)
    session = session_at(samba())
    session.handle(case.gesture)
    view = session.view()
    assert view.notice == case.notice[language]
    assert (view.remedy.text if view.remedy else "") == case.button.get(language, "")


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_the_key_of_the_button_does_nothing_where_nothing_is_offered(case: Case) -> None:
    session = session_at(samba())
    session.handle(case.gesture)
    before = session.match.state
    session.handle(Press(ButtonId.DO_THIS))
    assert (session.match.state != before) == bool(case.button)


def hand_of(session: Session) -> tuple[Card, ...]:
    return session.match.observe(0).hand


def test_what_is_offered_lays_raised_cards_alone() -> None:
    session = session_at(samba())
    session.handle(drop("Ks Ks Kc", RUN))
    before = hand_of(session)
    session.handle(Press(ButtonId.DO_THIS))
    assert sorted(before) == sorted((*hand_of(session), *cards("Ks Ks Kc")))


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, marks=() if number % 3 == 0 else pytest.mark.soak)
        for number, table in enumerate((*EDITIONS, *HOUSES))
    ],
)
def test_no_button_acts_against_the_player(table: str) -> None:
    for slip in islice(slips(table, "property"), 20):
        remedy = slip.session.view().remedy
        text = remedy.text if remedy else ""
        assert "{" not in text
        action = offered(slip)
        assert not objection(slip, text, action), (objection(slip, text, action), text, slip)
