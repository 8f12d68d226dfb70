"""Writes down all that goes over the wires of phones at every seat, and looks there for cards that
their people may not know yet.
"""

import json
import re
import select
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QCoreApplication

from canasta_gui.controller.phone_seat import Manners
from canasta_gui.controller.phone_seats import PhoneSeats
from canasta_gui.lessons.solving import gestures
from canasta_gui.phones.gestures import read_wish
from canasta_gui.phones.wire import WATCH, Files, WireError
from canasta_gui.session.hint_words import Hint
from canasta_gui.session.seat_session import SeatSession
from canasta_gui.viewmodel.gestures import Activate, Choose, Drop, Gesture, Press
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.words.words import Words
from engine import (
    CALIENTE,
    PACK,
    Accepted,
    Action,
    Advice,
    Card,
    Match,
    Played,
    State,
    actor_of,
    add_cards,
    advise,
    load_ruleset,
    make_agent,
    missing_cards,
    new_code,
    observe,
    redact_events,
)
from engine.rng import Chance
from tests.engine.kit.hidden_cards_check import with_hidden_cards_swapped
from tests.gui.controller.conductor_bench import ConductorBench
from tests.gui.controller.tables import random_gesture
from tests.gui.phones.served import ADDRESS
from tests.gui.phones.taped_phone import TapedPhone, Values
from tests.gui.phones.test_hidden import Wire, check_state

_CARDS: Final = {
    *("hand[].cards[]", "stage.groups[].cards[]", "marks[][]", "cards[]"),
    *("pile.top", "sides[].melds[].cards[]"),
}
_NUMBERS: Final = {
    *("n", "id", "done", "stock.count", "pile.count"),
    "places[].place[]",
}
"""Where a number is none of a card. Wherever else one stood, nobody would have looked at it."""
_PATIENCE_S: Final = 120
_FACES: Final = "/faces"
_HINT_AT: Final = 9
"""After so many actions of a deal somebody asks for a hint, which takes time."""


class Recorder:
    """A table without a screen whose seats are all on phones, and another phone that watches."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.bench = ConductorBench(folder / "matches")
        self.folder = folder
        self.match = match
        self.bench.conductor.begin(match)
        self.seats = PhoneSeats(self.bench.conductor, files, manners, self.think)
        self._thinker = ThreadPoolExecutor(1)
        self._thoughts: list[tuple[Future[tuple[Advice, ...]], Callable[[], None]]] = []
        self.phones: dict[int, TapedPhone] = {}
        self.seen: dict[int, set[Card]] = defaultdict(set)
        """By seat, the cards that its person has seen in this deal."""
        self.sent: dict[tuple[int, str], str] = {}
        self.tried = 0
        """How often others were told the same of an action with other hidden cards."""

    def come(self) -> None:
        """Lets a phone come for each seat, and one that watches."""
        seats = (*range(len(self.match.seats)), WATCH)
        for seat in seats:
            self.seats.invite(seat, ADDRESS)
        self.wait(lambda: all(self.seats.link_of(seat) for seat in seats))
        for seat in seats:
            self.phones[seat] = TapedPhone(self.seats.link_of(seat), seat)
            self.wait(lambda seat=seat: "state" in self.phones[seat].newest)
        self.bench.run()

    def wait(self, is_there: Callable[[], bool]) -> None:
        """Lets the program and the wires work until something has come."""
        lines = [phone.line for phone in self.phones.values()]
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            QCoreApplication.processEvents()
            if self._thoughts and self._thoughts[0][0].done():
                self._thoughts.pop()[1]()
            select.select(lines, [], [], 0.001)
            for phone in self.phones.values():
                phone.hear()
            if is_there():
                return
        raise AssertionError("nothing comes")

    def settle(self) -> None:
        """Waits until each phone has the newest of what was sent to it, and judges it."""
        self.bench.run()
        self.wait(
            lambda: all(
                self.phones[seat].newest.get(kind) == json.loads(text)
                for (seat, kind), text in self.sent.items()
            )
        )
        for seat, phone in self.phones.items():
            self.judge(seat, phone)

    def judge(self, seat: int, phone: TapedPhone) -> None:
        """Asserts that nothing has come that the seat may not know."""
        messages, phone.unjudged = phone.unjudged, deque()
        if self.match.is_between_deals:
            self.seen.clear()
            return
        view = self.match.observe(max(seat, 0))
        public = view.public
        melds = [card for side in public.sides for meld in side.melds for card in meld.cards]
        bonus = [card for side in public.sides for card in (*side.bonus, *side.aside)]
        self.seen[seat] |= {*public.pile, *melds, *bonus, *(it.card for it in public.thrown)}
        self.seen[seat] |= set() if seat == WATCH else {*view.hand}
        for message in messages:
            for path, value in leaves(message):
                self.judge_leaf(seat, path, value)
        state = phone.newest["state"]
        if seat != WATCH:
            check_state(json.dumps(state), view)
        laid = [it for side in state["sides"] for meld in side["melds"] for it in meld["cards"]]
        # Sides that become partners for a deal are shown as one.
        assert Counter(laid) <= Counter(melds)
        assert {*laid} == {*melds}

    def judge_leaf(self, seat: int, path: str, value: object) -> None:
        """Asserts that a text, or a number, names no card that the seat has not seen."""
        if isinstance(value, str):
            told = {named()[it] for it in CARD_NAME.findall(value)}
            assert told <= self.seen[seat], (seat, path, value)
        elif isinstance(value, int) and not isinstance(value, bool):
            assert path in _CARDS | _NUMBERS, path
            assert path in _NUMBERS or value in self.seen[seat], (seat, path, value)

    def do(self, seat: int, gesture: Values) -> Values:
        """Does something on the phone of a seat; returns what it shows then."""
        phone = self.phones[seat]
        state = phone.newest["state"]
        self.wait(lambda: phone.may_speak)
        phone.say("do", n=state["n"], id=state["id"] + 1, g=gesture)
        self.wait(lambda: phone.newest["state"]["n"] != state["n"])
        self.settle()
        return phone.newest["state"]

    def ask(self, seat: int, kind: str, answer: str, **members: object) -> None:
        """Asks something on the phone of a seat, and waits for the answer."""
        phone = self.phones[seat]
        phone.newest.pop(answer, None)
        self.sent.pop((seat, answer), None)
        self.wait(lambda: phone.may_speak)
        phone.say(kind, n=phone.newest["state"]["n"], **members)
        self.wait(lambda: answer in phone.newest)
        self.settle()

    def think(self, session: SeatSession, tell: Callable[[Hint], None]) -> None:
        """Thinks about a hint; meanwhile the wires go on."""
        view = session.ask_person()
        assert view is not None
        thought = self._thinker.submit(advise, view)
        self._thoughts.append((thought, lambda: tell(session.hint(thought.result()))))

    def play_deal(self, level: str, seed: str, most: int) -> None:
        """Plays a deal, or its first actions, as computers of a level would, on the phones."""
        chance = Chance(seed)
        for number in range(most):
            if self.match.is_between_deals:
                return
            if chance.below(8) == 0:
                self.stray(chance)
            seat, before = self.match.actor, self.match.state
            if number == _HINT_AT:
                self.ask(seat, "hint", "hint")
            self.play_on(seat, level, f"{seed} {number}")
            entry = self.match.entries[-1]
            if chance.below(6) == 0 and isinstance(entry, Played):
                other = chance.choice(self.others(seat))
                self.tried += is_told_the_same(self.match, before, entry.action, other, chance)

    def play_on(self, seat: int, level: str, seed: str) -> None:
        """Lets a person do what a computer would, or else what is always possible."""
        before = self.count
        view = self.match.observe(seat)
        for who in (level, *["random"] * 30):
            for gesture in gestures(make_agent(who).choose(view, seed).action, seat, view.side):
                state = self.do(seat, wish_of(gesture))
                while state["choice"]:
                    state = self.do(seat, {"choose": 0})
            on = [it["id"] for it in self.phones[seat].newest["state"]["buttons"] if it["on"]]
            if self.count == before and "lay" in on:
                self.do(seat, {"press": "lay"})
            if self.count > before:
                return
            self.do(seat, {"press": "take-back"})
            seed += "+"
        raise AssertionError(f"no way on: {self.phones[seat].newest['state']}")

    @property
    def count(self) -> int:
        """The number of actions that were played."""
        return sum(isinstance(entry, Played) for entry in self.match.entries)

    def others(self, seat: int | None = None) -> tuple[int, ...]:
        """Returns the seats but one: that of who has to act now."""
        left_out = self.match.actor if seat is None else seat
        return tuple(it for it in self.phones if it not in (left_out, WATCH))

    def stray(self, chance: Chance) -> None:
        """Lets somebody try something, lawful or not, whose turn it may not be."""
        seat = chance.choice(self.others())
        session = next(it for it in self.bench.session.screens if it.viewer == seat)
        hand = [
            card for pile in self.phones[seat].newest["state"]["hand"] for card in pile["cards"]
        ]
        self.ask(
            seat, "raise", "places", cards=list(chance.shuffle(tuple(hand)))[: 1 + chance.below(3)]
        )
        gesture = random_gesture(session.view(), chance)
        if isinstance(gesture, Press | Activate) and is_said_by_pages(gesture):
            self.do(seat, wish_of(gesture))

    def end(self) -> int:
        """Lets the phones go, and writes down what came over each wire; returns how much."""
        for seat, phone in self.phones.items():
            (self.folder / f"seat {seat}").write_bytes(phone.tape)
            others = (it.key for it in self.phones.values() if it is not phone)
            assert not any(key.encode() in phone.tape for key in others)
            phone.line.close()
        self.seats.end()
        self._thinker.shutdown()
        messages = sum(phone.messages for phone in self.phones.values())
        self.phones.clear()
        return messages


def files() -> Files:
    return {_FACES: ("image/webp", b"")}


def manners(_seat: int) -> Manners:
    welcome = {"faces": _FACES}
    return Manners(HintLevel.FULL, is_careful=False, speaking=nullcontext, welcome=welcome)


@cache
def named() -> dict[str, Card]:
    """Returns every card by its name."""
    words = Words(load_ruleset("cuban/4p"))
    return {words.card(card): card for card in dict.fromkeys((*PACK, CALIENTE))}


CARD_NAME: Final = re.compile("|".join(map(re.escape, sorted(named(), key=len, reverse=True))))


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Yields all that a message holds, each with the place where it stands."""
    if isinstance(value, dict):
        for name, inner in cast("Values", value).items():
            yield from leaves(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from leaves(inner, f"{path}[]")
    else:
        yield path, value


def wish_of(gesture: Gesture) -> Values:
    """Returns a gesture as a page says it: it has no drop, a touch is enough."""
    match gesture:
        case Press(button):
            return {"press": button}
        case Choose(number):
            return {"choose": number}
        case Activate(zone, cards) | Drop(cards, _, zone):
            return {"place": [zone.kind, zone.owner, zone.index], "cards": list(cards)}
        case _:
            raise ValueError(gesture)


def is_said_by_pages(gesture: Gesture) -> bool:
    """Returns whether a page may say it; for anything else its line is closed."""
    try:
        read_wish(json.dumps({"t": "do", "n": 0, "id": 0, "g": wish_of(gesture)}))
    except WireError:
        return False
    return True


def is_told_the_same(
    match: Match, before: State, action: Action, seat: int, chance: Chance
) -> bool:
    """Asserts that a phone is told the same of an action of another seat, whatever it cannot know;
    returns whether that could be tried.
    """
    actor = actor_of(before.rules, before.public)
    kept = list(before.public.known)
    shown = Counter(cards_of(action)) & Counter(before.private[actor].hand)
    kept[actor] = add_cards(kept[actor], missing_cards(kept[actor], tuple(shown.elements())))
    known = replace(before, public=replace(before.public, known=tuple(kept)))
    swapped = with_hidden_cards_swapped(known, seat, chance)
    told: list[object] = []
    sent: list[list[str]] = []
    for state in (before, replace(swapped, public=before.public)):
        tried = Match.at(state, match.seats, new_code(b"elsewhere"))
        wire = Wire(tried, (seat,))
        decision = tried.play(action)
        if not isinstance(decision, Accepted) or tried.is_between_deals:
            return False
        wire.session(seat).follow(decision.events)
        told.append((observe(tried.state, seat), redact_events(decision.events, seat)))
        sent.append(wire.sent[seat])
    if told[0] != told[1]:
        return False
    assert sent[0] == sent[1]
    return True


def cards_of(action: Action) -> tuple[Card, ...]:
    """Returns the cards that an action shows."""
    own = (*getattr(action, "using", ()), *filter(None, (getattr(action, "card", None),)))
    return (*own, *(card for play in getattr(action, "plays", ()) for card in play.cards))
