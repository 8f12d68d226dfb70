"""Tests that nothing hidden goes over the wires of phones, whatever is played."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.controller import networks
from canasta_gui.controller.phone_process import PhoneHost
from engine import (
    Match,
    edition_ids,
    offered_players,
)
from tests.gui.phones.test_whole_match import begin
from tests.gui.phones.wire_recorder import Recorder

_LEVELS: Final = "club", "beginner"
_DEALS: Final = 10
"""The deals that are played of each game, shared among its numbers of players."""


@pytest.fixture
def record(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[Match], Recorder]]:
    """Yields a function that takes all seats of a match onto phones."""
    begun: list[Recorder] = []
    send = PhoneHost.send

    def note(host: PhoneHost, seat: int, kind: str, text: str) -> None:
        begun[-1].sent[seat, kind] = text
        send(host, seat, kind, text)

    def made(match: Match) -> Recorder:
        begun.append(Recorder(tmp_path / f"match {len(begun)}", match))
        begun[-1].come()
        return begun[-1]

    monkeypatch.setattr(PhoneHost, "send", note)
    monkeypatch.setattr(networks, "has_address", bool)
    yield made
    for recorder in begun:
        if recorder.phones:
            recorder.seats.end()


def test_nothing_hidden_goes_over_the_wire(record: Callable[[Match], Recorder]) -> None:
    recorder = record(begin("samba/4p", 1, "wire"))
    recorder.bench.go_on()
    recorder.settle()
    recorder.play_deal("club", "wire", 12)
    assert recorder.end() > 50


@pytest.mark.soak
@pytest.mark.parametrize("edition", edition_ids())
def test_matches_of_a_game_on_phones_send_nothing_hidden(
    edition: str, record: Callable[[Match], Recorder]
) -> None:
    tables = offered_players(edition)
    deals = messages = tried = 0
    for at, players in enumerate(tables):
        until = deals + len(range(at, _DEALS, len(tables)))
        while deals < until:
            # A special hand may win a match before its last deal: then another one is begun.
            match = begin(f"{edition}/{players}p", until - deals, f"wire {players} {deals}")
            recorder = record(match)
            while not match.is_over and deals < until:
                recorder.bench.go_on()
                recorder.settle()
                recorder.play_deal(_LEVELS[deals % 2], f"{edition} {players} {deals}", 2_000)
                assert match.is_between_deals
                deals += 1
            messages += recorder.end()
            tried += recorder.tried
    sys.stdout.write(f"{edition}: {deals} deals, {messages} messages, {tried} tried otherwise\n")
    assert deals == _DEALS
    assert tried > 20
