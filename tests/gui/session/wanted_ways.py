"""Measures how many of the offered ways do what was wanted by a refused gesture.

``python -m tests.gui.session.wanted_ways`` makes 15 refused gestures at each of 20 tables, prints
each with its position, its words and what the button does, to be judged by a person, and counts
the ways that act against the player.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from canasta_gui.viewmodel.gestures import Activate, Drop, Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import (
    Action,
    AskPartner,
    Card,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    MeldKind,
    Phase,
    Play,
    Played,
    TakePile,
    format_cards,
    is_natural,
    is_wild,
    missing_cards,
)
from tests.gui.session.slips import Slip, slips

FAMILIES = (
    *("hasbro-2001/4p", "classic-1951/4p", "samba/4p", "bolivia/4p", "brazilian/4p"),
    *("chilean/4p", "uruguay/4p", "cuban/4p", "hand-and-foot/4p", "complete-hand-and-foot/4p"),
    *("modern-american/4p", "three-way/3p", "racehorse/4p", "italian/4p"),
    *("pennies-from-heaven/6p", "winning-moves-deluxe/4p"),
    *("sequences", "must-ask", "second-hands", "wild-melds"),
)
"""Tables of every family: sets, sequences, second hands, special hands, Caliente, house rules."""


def offered(slip: Slip) -> Action | None:
    """Presses the button beside the refusal; returns what it did, ``None`` without a button."""
    match = slip.session.match
    before = len(match.entries)
    slip.session.handle(Press(ButtonId.DO_THIS))
    done = [entry for entry in match.entries[before:] if isinstance(entry, Played)]
    return done[0].action if done else None


def objection(slip: Slip, text: str, action: Action | None) -> str:
    """Returns how what the button did acts against the player; empty if it does not."""
    match action:
        case None:
            return "words without an effect" if text else ""
        case DrawStock():
            is_wanted = slip.view.public.phase is Phase.DRAW
        case Discard(card):
            is_wanted = slip.place == PILE and card in slip.raised
        case LayBonus(card):
            is_wanted = card in slip.raised
        case AskPartner():
            is_wanted = bool(slip.raised)
        case TakePile() | Meld():
            return _of_cards(slip, action) or _of_words(slip, text, action)
        case _:
            is_wanted = False
    return "" if is_wanted else f"{type(action).__name__} that nobody wanted"


def _of_cards(slip: Slip, action: Meld | TakePile) -> str:
    """Returns what is wrong with the cards that are laid."""
    added = missing_cards(slip.raised, _laid(action))
    if slip.place == STOCK and _laid(action):
        return "hand cards for a draw"
    if any(map(is_wild, added)):
        return "a wild card that nobody raised"
    if isinstance(action, Meld) and len(added) == len(_laid(action)):
        return "nothing that was raised"
    if added and slip.place.kind is ZoneKind.MELD and slip.place.owner != slip.view.side:
        return "cards that nobody raised, for a slip"
    for play in action.plays:
        is_lone = play.cards and not any(map(is_natural, play.cards))
        if is_lone and play.to is not None and slip.place != _own_meld(slip, play.to):
            return "wild cards on a meld that nobody named"
    return ""


def _of_words(slip: Slip, text: str, action: Meld | TakePile) -> str:
    """Returns an objection where an own meld receives cards and is not named."""
    places = [play.to for play in action.plays]
    if isinstance(action, TakePile):
        places.append(action.to)
    names = [_name(slip, place) for place in places if place is not None]
    return "" if all(name in text for name in names) else "a meld that is not named"


def _name(slip: Slip, place: int) -> str:
    meld = slip.view.own.melds[place]
    if meld.kind is MeldKind.SEQUENCE:
        return "your sequence"
    if meld.rank is None:
        return "your wild cards"
    return f"your {Words(slip.view.rules).ranks(meld.rank)}"


def _laid(action: Meld | TakePile) -> tuple[Card, ...]:
    using = action.using if isinstance(action, TakePile) else ()
    return (*using, *(card for play in action.plays for card in play.cards))


def _own_meld(slip: Slip, index: int) -> Zone:
    return Zone(ZoneKind.MELD, slip.view.side, index)


def _told(slip: Slip) -> Iterator[str]:
    """Yields the position and the gestures, for people who judge."""
    view, melds = slip.view, slip.view.own.melds
    own = ", ".join(format_cards(meld.cards) for meld in melds)
    up = format_cards(view.public.pile[-1:]) + "*" * view.public.is_frozen
    yield f"{view.public.phase} | hand {format_cards(view.hand)} | own {own} | up-card {up}"
    for gesture in slip.gestures:
        match gesture:
            case Drop(cards, source, target):
                yield f"{format_cards(cards)} from {_place(source)} to {_place(target)}"
            case Activate(zone, cards):
                yield f"click on {_place(zone)} with {format_cards(cards)}"
            case _:
                yield str(gesture)


def _place(zone: Zone) -> str:
    return f"{zone.kind} {zone.owner}.{zone.index}"


def _effect(action: Action | None) -> str:
    match action:
        case Meld(plays):
            return _groups(plays)
        case TakePile(using, to, plays):
            return f"take {format_cards(using)} on {to} {_groups(plays)}"
        case Discard(card):
            return f"discard {format_cards((card,))}"
        case _:
            return "" if action is None else type(action).__name__


def _groups(plays: tuple[Play, ...]) -> str:
    return " | ".join(f"lay {format_cards(play.cards)} on {play.to}" for play in plays)


def main(arguments: list[str]) -> int:
    """Prints the refusals and the figures; returns the exit status."""
    parser = ArgumentParser()
    parser.add_argument("--each", type=int, default=15)
    parser.add_argument("--seed", default="judge")
    options = parser.parse_args(arguments)
    found: Counter[str] = Counter()
    for table in FAMILIES:
        for slip in islice(slips(table, options.seed), options.each):
            view = slip.session.view()
            text = view.remedy.text if view.remedy else ""
            action = offered(slip)
            fault = objection(slip, text, action)
            found.update({"refused": 1, "with a way": bool(text), fault: bool(fault)})
            lines = (*_told(slip), view.notice, text or "no button", _effect(action), fault)
            sys.stdout.write(f"{table}: " + "\n    ".join(filter(None, lines)) + "\n")
    sys.stdout.write(", ".join(f"{count} {what}" for what, count in found.items() if count) + "\n")
    return 0 if found.keys() <= {"refused", "with a way", ""} else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
