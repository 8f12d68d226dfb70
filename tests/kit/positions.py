"""Positions for tests of gestures: seat 0 holds the given hand and is to act."""

from typing import Any

from canasta_gui.session.gesture_interpreter import interpret
from canasta_gui.session.intents import Act, Decline, GestureContext, Intent, Restage
from canasta_gui.session.session import Session
from canasta_gui.viewmodel.builders.staging import EMPTY, StagedGroup, Staging
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press
from canasta_gui.viewmodel.picture import is_run
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import (
    Action,
    Card,
    Match,
    SeatPlayer,
    State,
    is_wild,
    new_code,
    observe,
    parse_cards,
    parse_position,
)

HAND = Zone(ZoneKind.HAND, 0)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def own_meld(index: int) -> Zone:
    return Zone(ZoneKind.MELD, 0, index)


def stage(index: int) -> Zone:
    return Zone(ZoneKind.STAGE, 0, index)


def _kind(text: str) -> str:
    if all(map(is_wild, cards(text))):
        return "wild"
    return "sequence" if is_run(cards(text)) else "set"


def _laid(melds: str) -> list[dict[str, str]]:
    return [{"kind": _kind(part), "cards": part.strip()} for part in melds.split(",") if part]


def position(hand: str, melds: str = "", theirs: Any = "", **changes: Any) -> State:
    """Returns a position of four players; ``melds`` of the own side and ``theirs`` are separated by
    commas; those of several other sides are a list.
    """
    others = [theirs] if isinstance(theirs, str) else theirs
    values: dict[str, Any] = {
        "rules": {"edition": "hasbro-2001", "players": 4},
        "deal": 1,
        "dealer": 3,
        "turn": 0,
        "phase": "draw",
        "hands": [hand, 11, 11, 11],
        "melds": [_laid(it) for it in (melds, *others)],
        "pile": "Qd As 9c",
        "stock": {"count": 40},
        **changes,
    }
    return parse_position(values)


def playing(hand: str, melds: str = "", **changes: Any) -> State:
    """Returns the same position after a card was drawn from the stock."""
    return position(hand, melds, **{"phase": "play", "drew": "stock", **changes})


def with_seven_pairs(scores: tuple[int, int] = (0, 0)) -> State:
    """Returns a position of Modern American Canasta in which seat 0 can lay seven pairs open."""
    pairs = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc Kd Ks"
    return playing(pairs, rules="modern-american/4p", scores=list(scores))


def with_lone_hand(lone: int, bonus: list[str]) -> State:
    """Returns a position of Three-Way in which seat 0 or 1 plays against partners of this deal."""
    melds = ("Kc Kh Kh Kd", "4s 4c 4h, 6c 6d Jk")
    return playing(
        "5h Ks Kc 9s",
        melds[lone],
        theirs=[melds[1 - lone], ""],
        rules="three-way/3p",
        dealer=2,
        lone=lone,
        hands=["5h Ks Kc 9s", 11, 11],
        bonus=bonus,
    )


def match_at(state: State, people: tuple[int, ...] = (0,)) -> Match:
    """Returns a match that stands at a position."""
    names = ("Anna", "Ben", "Cleo", "Dora")
    seats = tuple(
        SeatPlayer(name) if seat in people else SeatPlayer(name, "computer", "random")
        for seat, name in enumerate(names)
    )
    return Match.at(state, seats, new_code(b"position"))


def session_at(state: State) -> Session:
    """Returns the session of a match at a position, told in the words of its rules."""
    return Session(match_at(state), Words(state.rules))


class Player:
    """Interprets gestures in a position, without a session."""

    def __init__(self, state: State, staging: Staging = EMPTY) -> None:
        self.table = GestureContext(observe(state, 0), staging)

    def intent(self, gesture: Gesture) -> Intent:
        return interpret(gesture, self.table)

    def drop(self, text: str, target: Zone, source: Zone = HAND) -> Intent:
        return self.intent(Drop(cards(text), source, target))

    def click(self, zone: Zone, selected: str = "") -> Intent:
        return self.intent(Activate(zone, cards(selected)))

    def press(self, button: ButtonId) -> Intent:
        return self.intent(Press(button))


def staged(*groups: str | StagedGroup) -> Staging:
    """Returns a stage with these groups."""
    return Staging(
        tuple(g if isinstance(g, StagedGroup) else StagedGroup(cards(g)) for g in groups)
    )


def action_of(intent: Intent) -> Action:
    """Returns the action in an intent; fails and shows the intent if it has none."""
    assert isinstance(intent, Act), intent
    return intent.action


def groups_of(intent: Intent) -> tuple[StagedGroup, ...]:
    """Returns the groups that lie on the stage after the intent."""
    assert isinstance(intent, Restage), intent
    return intent.staging.groups


def rules_of(intent: Intent) -> tuple[str, ...]:
    """Returns the ids of the rules that declined the gesture."""
    assert isinstance(intent, Decline), intent
    assert isinstance(intent.notice, tuple), intent
    return tuple(refusal.rule for refusal in intent.notice)
