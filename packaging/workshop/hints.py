"""Measures how long it takes from raising cards to the verdict on the table.

``hints`` raises cards of large hands, one at a time.
Processor time is counted: another program that is busy does not spoil the figures.
"""

import sys
from collections.abc import Iterator, Sequence
from time import process_time

from PySide6.QtWidgets import QApplication

from canasta_gui.session.session import Session
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.words.words import Words
from engine import Match, Observation, SeatPlayer, State, new_code, observe, parse_position

_HANDS = (
    "4s 4h 5s 5h 6s 6h 7s 7h 8s 8h 9s 9h Ts Th Js Jh Qs Qh Ks Kh As Ah 2s 2h 2d Jk",
    "4s 4h 4d 5s 6s 7s 8s 9s 9h 9d Ts Js Qs Ks Kh Kd As Ah Ad 2s 2h 2d 2c Jk Jk 3s",
)
_RANKS = "456789TJQKA2"
_LARGEST = (
    " ".join(f"{rank}{suit}" for suit in "shd" for rank in _RANKS)[: 3 * 30],
    " ".join(f"{rank}{suit}" for suit in "shdc" for rank in _RANKS)[: 3 * 45],
)
"""Hands of 30 and 45 cards, as after taking a large pile; only games with many packs have them."""
_MELDS = [{"kind": "set", "cards": cards} for cards in ("Kc Kd Ks", "8c 8d 8s 2c", "Qc Qd Qh Jk")]
_GAMES = {
    "hasbro-2001": _HANDS,
    "complete-samba": _HANDS,
    "complete-hand-and-foot": (*_HANDS, *_LARGEST),
}


def positions() -> Iterator[State]:
    """Yields large hands before and after the opening, in three games."""
    for edition, hands in _GAMES.items():
        for hand in hands:
            for melds in ([], _MELDS):
                yield parse_position(
                    {
                        "rules": {"edition": edition, "players": 4},
                        "deal": 1,
                        "dealer": 3,
                        "turn": 0,
                        "phase": "play",
                        "drew": "stock",
                        "hands": [hand, 11, 11, 11],
                        "melds": [melds, []],
                        "pile": "Qd As 9c",
                        "stock": {"count": 30},
                    }
                )


def measure(table: TableWidget, state: State) -> tuple[list[float], list[float]]:
    """Returns the milliseconds to each verdict, and to each nearest legal way."""
    seats = (SeatPlayer("Anna"), *(SeatPlayer("", "computer", "club"),) * 3)
    session = Session(Match.at(state, seats, new_code(b"hints")), Words(state.rules))
    session.hints = HintLevel.FULL
    table.set_oracle(session)
    table.set_advisor(session)
    table.show_view(session.view())
    view: Observation = observe(state, 0)
    verdicts: list[float] = []
    ways: list[float] = []
    for count in range(1, 9):
        for start in range(0, len(view.hand) - count, 3):
            cards = view.hand[start : start + count]
            began = process_time()
            table.select_cards(cards)
            verdicts.append(1000 * (process_time() - began))
            began = process_time()
            session.advise_more(cards)
            ways.append(1000 * (process_time() - began))
    return verdicts, ways


def main(_arguments: Sequence[str]) -> int:
    """Prints the figures of all hands together."""
    app = QApplication.instance() or QApplication(["benchmark"])
    table = TableWidget()
    table.resize(1280, 860)
    found = [measure(table, state) for state in positions()]
    for name, times in zip(("verdict", "way"), zip(*found, strict=True), strict=True):
        sorted_times = sorted(time for part in times for time in part)
        half, most = (sorted_times[int(part * (len(sorted_times) - 1))] for part in (0.5, 0.95))
        sys.stdout.write(
            f"{name:8} p50 {half:5.1f} ms, p95 {most:5.1f} ms, {len(sorted_times)} selections\n"
        )
    app.processEvents()
    return 0
