"""Yields the refusals, events and other values that words are made for, for tests of all texts."""

from collections.abc import Iterator
from typing import get_args

from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.words.words import Words
from engine import (
    CALIENTE,
    JOKER,
    SPECIAL_KINDS,
    Answered,
    Asked,
    BaseLaid,
    BaseTaken,
    BonusLaid,
    CalientePlayed,
    CanastaMade,
    CardDrawn,
    CardsDealt,
    DealEnd,
    DealEnded,
    DealScored,
    DealStarted,
    DeckCut,
    Degree,
    Discarded,
    Drawn,
    Event,
    FootTaken,
    HandExposed,
    MatchWon,
    Melded,
    MeldKind,
    MeldsCombined,
    PartnersJoined,
    Passed,
    PileFroze,
    PileTaken,
    Refusal,
    SeatsDrawn,
    SideScore,
    SpecialHandPlayed,
    StockExhausted,
    StopSetAside,
    TurnStarted,
    UpcardTurned,
    WentOut,
    load_ruleset,
    parse_cards,
    rule_catalogue,
)

CAST = PlayerNames(("Anna", "Ben", "Cleo", "Dora"), 0, ("You and Cleo", "Ben and Dora"))

PARAMS: dict[str, int | str | bool] = {
    "seat": 1,
    "count": 3,
    "have": 1,
    "own": 2,
    "theirs": 1,
    "need": 3,
    "naturals": 1,
    "wilds": 2,
    "most": 4,
    "lacking": 2,
    "left": 1,
    "ranks": 2,
    "rank": "9",
    "to": 0,
    "missing": 1,
}
"""Every parameter that a refusal may have; each sentence uses some of them."""


def words_for(reference: str = "winning-moves-deluxe/4p") -> Words:
    return Words(load_ruleset(reference))


def refusals() -> Iterator[Refusal]:
    """Yields a refusal by each rule, with all parameters."""
    for rule in rule_catalogue():
        yield Refusal(rule, Degree.ILLEGAL, PARAMS, parse_cards("9h 9d 2c"))


def events() -> Iterator[Event]:
    """Yields every kind of event, by the viewer and by another player, open and redacted."""
    cards = parse_cards("9h 9d 2c")
    yield from (UpcardTurned(cards[0], is_crosswise=False), StockExhausted(), PileFroze(cards[2]))
    yield BaseLaid(None, 9)
    for kind in ("natural", "mixed", "samba", "wild", "sevens"):
        yield CanastaMade(0, 0, kind)
    for how in get_args(DealEnd):
        yield DealEnded(how, None, is_concealed=False)
    yield DealScored((SideScore((), 1520, 2000), SideScore((), -75, 300)), ((),) * 4)
    yield MatchWon((0,))
    for seat in (0, 1):
        yield from _events_of(seat)


def _events_of(seat: int) -> Iterator[Event]:
    cards = parse_cards("9h 9d 2c")
    side = seat % 2
    yield DealStarted(1, seat, (0, 0), None)
    yield DealStarted(2, seat, (0, 0), None, (0, 1))
    yield SeatsDrawn((Drawn(2, cards[0]), Drawn(0, cards[1])), (2, 1, 0, 3), seat)
    yield DeckCut(seat)
    yield CardsDealt(seat, cards if seat == 0 else None, 3)
    yield BonusLaid(seat, parse_cards("3h")[0])
    yield StopSetAside(seat, parse_cards("3s")[0])
    yield PartnersJoined(seat, (1, 2) if seat == 0 else (0, 2))
    yield TurnStarted(seat)
    for is_replacement in (False, True):
        yield CardDrawn(seat, cards[0] if seat == 0 else None, is_replacement)
    yield PileTaken(seat, cards)
    yield BaseTaken(seat, cards if seat == 0 else None, 3)
    yield CalientePlayed(seat, CALIENTE)
    for is_new in (False, True):
        yield Melded(seat, side, 0, MeldKind.SET, cards, cards[0], is_new=is_new)
    yield MeldsCombined(seat, side, 0, 1)
    for card in (cards[0], cards[2], JOKER, CALIENTE, parse_cards("3s")[0], parse_cards("3d")[0]):
        yield Discarded(seat, card, is_crosswise=False)
    yield Asked(seat, 2 if seat == 0 else 3)
    for is_yes in (False, True):
        yield Answered(seat, is_yes)
    yield HandExposed(seat, cards)
    for kind in SPECIAL_KINDS:
        yield SpecialHandPlayed(seat, kind, cards)
    yield FootTaken(seat, None, 11)
    yield Passed(seat)
    for is_concealed in (False, True):
        yield WentOut(seat, is_concealed)
