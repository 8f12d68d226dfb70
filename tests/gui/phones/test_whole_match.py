"""Plays whole matches on phones by what their pages know alone, and the same again at the table."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count, groupby, takewhile
from pathlib import Path
from typing import Any, Final

import pytest

from canasta_gui.persistence.store import MatchStore
from canasta_gui.phones.gestures import Do, Raise, Sort, Undo, read_wish
from canasta_gui.phones.wire import WATCH
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.gestures import Gesture, Press
from canasta_gui.viewmodel.table_view import ButtonId
from engine import Match, Ruleset, SeatPlayer, load_ruleset, make_agent, new_code
from engine.rng import Chance
from tests.engine.kit.hidden_cards_check import with_hidden_cards_swapped
from tests.gui.controller.tables import NAMES, Table
from tests.gui.phones.test_hidden import Wire, check, check_watched

Values = dict[str, Any]
Deed = tuple[int, Gesture | Undo | Sort]
_NEXT: Final = Press(ButtonId.NEXT)
_STUCK: Final = 120
"""The deeds of a turn after which everything is tried that a page offers."""


@dataclass
class Pages:
    """Phones at every seat, whose people see nothing but what was sent to them."""

    wire: Wire
    chance: Chance
    deeds: list[Deed] = field(default_factory=list[Deed])
    kinds: set[str] = field(default_factory=set[str])
    """What was done: buttons, places, and answers."""
    heard: dict[int, int] = field(default_factory=dict[int, int])

    def state(self, seat: int) -> Values:
        """Returns what the page of a seat shows."""
        text = next(it for it in reversed(self.wire.sent[seat]) if it.startswith('{"t":"state"'))
        return _read(text)

    def places(self, seat: int, cards: list[int]) -> list[Values]:
        """Returns where a page offers to put raised cards."""
        wish = {"t": "raise", "n": self.state(seat)["n"], "cards": cards}
        asked = read_wish(json.dumps(wish))
        assert isinstance(asked, Raise)
        self.wire.seats[seat].answer(asked)
        answer = json.loads(self.wire.sent[seat][-1])
        return answer["places"] if answer["t"] == "places" else []

    def do(self, seat: int, gesture: Values) -> None:
        phone = self.wire.seats[seat]
        text = json.dumps(
            {"t": "do", "n": self.state(seat)["n"], "id": phone.done + 1, "g": gesture}
        )
        wish = read_wish(text)
        assert isinstance(wish, Do)
        self.deeds.append((seat, wish.what))
        self.kinds.add(gesture.get("press") or gesture.get("place", [*gesture])[0])
        phone.answer(wish)
        self.check()

    def check(self) -> None:
        """Asserts that nobody was sent what the seat may not see."""
        check_watched(self.wire)
        for seat in self.wire.seats.keys() - {WATCH}:
            check(self.wire, seat, self.heard.get(seat, 0))
            self.heard[seat] = len(self.wire.sent[seat])

    def act(self, seat: int) -> None:
        """Does something that the page of a seat offers."""
        state = self.state(seat)
        if state["choice"]:
            self.kinds.add("choose")
            answers = len(state["choice"]["answers"])
            answer = None if self.chance.below(8) == 0 else self.chance.below(answers)
            self.do(seat, {"choose": answer})
            return
        offered = [*self._offered(state), *self._raised(seat, state)]
        weights = [weight for weight, _ in offered]
        left = self.chance.below(sum(weights))
        for weight, gesture in offered:
            left -= weight
            if left < 0:
                self.do(seat, gesture)
                return

    def _offered(self, state: Values) -> Iterator[tuple[int, Values]]:
        yield from ((60, {"press": it["id"]}) for it in state["buttons"] if it["on"])
        if state["stock"]["may"]:
            yield 20, {"place": ["stock", 0, 0], "cards": []}
            yield 20, {"place": ["pile", 0, 0], "cards": []}
        if state["remedy"]:
            yield 30, {"press": "do-this"}
        for at, _ in enumerate(state["stage"]["groups"]):
            yield 1, {"place": ["stage", 0, at], "cards": []}
        if state["undo"]["may"]:
            yield 1, {"undo": True}
        yield 1, {"sort": self.chance.choice(("rank", "suit"))}

    def _raised(self, seat: int, state: Values) -> Iterator[tuple[int, Values]]:
        """Yields what could be done with some cards, most gladly what brings points."""
        mixed = self.chance.shuffle(tuple(state["hand"]))
        piles = sorted(mixed, key=lambda pile: -len(pile["cards"]))[:2] + list(mixed[:2])
        wild = [card for pile in state["hand"] for card in pile["cards"] if card >> 2 in (2, 15)]
        tried: list[list[int]] = []
        for pile in piles:
            cards = pile["cards"][: 1 + self.chance.below(len(pile["cards"]))]
            if self.chance.below(2):
                cards = pile["cards"]
            if len(cards) == 2 and wild and wild[0] not in cards:
                cards = [*cards, wild[0]]
            tried.append(cards)
        for cards in [*tried, *_runs(state)]:
            for place in self.places(seat, cards):
                kind = place["place"][0]
                weight = {"meld": 60, "bonus": 60, "pile": 3}.get(kind, 1 + 40 * (len(cards) > 2))
                yield weight, {"place": place["place"], "cards": cards}

    def everything(self, seat: int) -> Iterator[Values]:
        """Yields each single thing that a page offers now, as a patient person tries them."""
        yield {"press": "take-back"}
        state = self.state(seat)
        yield from (gesture for _, gesture in self._offered(state) if "undo" not in gesture)
        piles = [pile["cards"] for pile in state["hand"]]
        parts = [pile[:most] for pile in [*_ranks(state), *piles] for most in (len(pile), 3, 2, 1)]
        for cards in [*_runs(state), *parts]:
            for place in self.places(seat, cards):
                yield {"place": place["place"], "cards": cards}
                yield {"press": "lay"}
                yield {"press": "take-back"}


def _ranks(state: Values) -> list[list[int]]:
    """Returns the cards of each rank, whatever tiles they are on."""
    held = sorted(card for pile in state["hand"] for card in pile["cards"])
    return [[*cards] for _, cards in groupby(held, lambda card: card >> 2)]


def _runs(state: Values) -> Iterator[list[int]]:
    """Yields cards of a suit whose ranks follow each other, as sequences need them."""
    held = {pile["cards"][0] for pile in state["hand"]}
    for first in sorted(held):
        run = [*takewhile(held.__contains__, count(first, 4))]
        yield from (run[:length] for length in range(3, len(run) + 1))


@lru_cache(16)
def _read(text: str) -> Values:
    return json.loads(text)


def play_match(match: Match, seed: str, most: int) -> Pages:
    """Plays until the match is over, or the last of the deeds; returns what was done."""
    pages = Pages(Wire(match, (*sorted(match.persons), WATCH)), Chance(seed))
    table, since = pages.wire.table, 0
    while not match.is_over and len(pages.deeds) < most:
        if match.is_between_deals:
            table.handle(_NEXT)
            pages.deeds.append((WATCH, _NEXT))
            continue
        assert table.waiting is Waiting.ELSEWHERE
        seat = match.actor
        # Whose turn it is knows it from the page alone.
        assert [it for it in match.persons if pages.state(it)["mine"]] == [seat]
        if since < _STUCK:
            pages.act(seat)
        else:
            unstick(pages, match, seat)
        # Who lays and takes back all the time gets nowhere.
        since = 0 if match.is_between_deals or match.actor != seat else since + 1
        if pages.chance.below(20) == 0:
            check_swapped(match, seat, seed)
    return pages


def unstick(pages: Pages, match: Match, seat: int) -> None:
    """Tries all that is offered until the game goes on."""
    before = len(match.entries)
    for gesture in pages.everything(seat):
        pages.do(seat, gesture)
        if pages.state(seat)["choice"]:
            pages.do(seat, {"choose": 0})
        if len(match.entries) != before:
            return
    raise AssertionError(f"no way on: {pages.state(seat)}")


def check_swapped(match: Match, seat: int, seed: str) -> None:
    """Asserts that all that a seat cannot know changes nothing of what its phone gets."""
    if match.is_between_deals:
        return
    other = with_hidden_cards_swapped(match.state, seat, Chance(seed))
    states = (match.state, other)
    wires = [Wire(Match.at(it, match.seats, new_code(b"swapped")), (seat,)) for it in states]
    for wire in wires:
        wire.raise_all(seat)
    assert wires[0].sent == wires[1].sent


def played_at_table(match: Match, deeds: list[Deed]) -> Match:
    """Plays the same at one screen that is handed round."""
    table = Table(match)
    for seat, deed in deeds:
        table.settle()
        if table.session.waiting is Waiting.PERSON:
            table.session.handle(_NEXT)
        if seat != WATCH:
            assert table.session.viewer == seat
        match deed:
            case Undo():
                assert table.session.undo()
            case Sort(order):
                table.session.sort_hand(order)
            case gesture:
                table.session.handle(gesture)
    return match


def file_of(match: Match, folder: Path) -> list[str]:
    """Returns the lines of the match's file."""
    folder.mkdir()
    opened = MatchStore(folder).create(match)
    opened.close()
    return opened.path.read_text(encoding="utf-8").splitlines()


def begin(rules: str, deals: int, seed: str) -> Match:
    """Returns a match of so many deals in which every seat is a person's."""
    usual = load_ruleset(rules)
    return begin_by(replace(usual, end=replace(usual.end, target=None, rounds=deals)), seed)


def begin_by(rules: Ruleset, seed: str) -> Match:
    """Returns a match in which every seat is a person's."""
    people = tuple(SeatPlayer(name) for name in NAMES[: rules.players])
    return Match.start(rules, people, new_code(seed.encode()))


def play_ahead(match: Match, left: int) -> Match:
    """Plays at random until so many cards are left in the stock of the first deal."""
    match.next_deal()
    agent = make_agent("random")
    while match.state.public.stock_count > left:
        assert not match.is_between_deals
        match.play(agent.choose(match.observe(match.actor), f"{len(match.entries)}").action)
    return match


def compare(rules: str, deals: int, left: int, most: int, folder: Path) -> Pages:
    """Plays on phones and at the table, and asserts that both come to the same file."""
    matches = [play_ahead(begin(rules, deals, "whole"), left) for _ in range(2)]
    pages = play_match(matches[0], "whole", most)
    played_at_table(matches[1], pages.deeds)
    assert file_of(matches[0], folder / "phones") == file_of(matches[1], folder / "table")
    return pages


def test_a_match_on_phones_is_the_match_at_the_table(tmp_path: Path) -> None:
    pages = compare("classic-1951/3p", 1, 12, 400, tmp_path)
    assert pages.wire.table.match.is_over
    assert {"stock", "pile", "felt", "meld"} <= pages.kinds


@pytest.mark.soak
@pytest.mark.parametrize(
    ("rules", "also"),
    [
        ("hand-and-foot/4p", {"lay", "undo"}),
        ("samba/4p", {"ask", "yes", "no"}),
        ("classic-1951/3p", {"lay", "undo"}),
    ],
)
def test_whole_matches_on_phones_are_those_at_the_table(
    rules: str, also: set[str], tmp_path: Path
) -> None:
    pages = compare(rules, 2, 999, 30_000, tmp_path)
    match, sent = pages.wire.table.match, pages.wire.sent.values()
    assert match.is_over
    assert {"stock", "pile", "felt", "meld", "stage", "sort", *also} <= pages.kinds
    feet = match.state.hidden.feet
    assert not feet or not all(feet)
    sys.stdout.write(
        f"{rules}: {match.state.public.deal} deals, {len(match.entries)} entries, "
        f"{len(pages.deeds)} deeds, {sum(map(len, sent))} messages\n"
    )
