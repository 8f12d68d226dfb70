"""Tests that achievements are announced after a deal to persons who want them."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel

import engine
from canasta_gui.windows.startup.program import Program
from engine import Feat, MatchRecord
from tests.kit.played_matches import NAMES, dealt_match, play_deal


def found(_record: MatchRecord) -> Iterator[Feat]:
    """Returns feats of the first player in two deals."""
    yield Feat("concealed", 0, 1)
    yield Feat("samba", 0, 2)


def test_each_person_decides_whether_to_be_told(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "feats", found)
    match = dealt_match("achievements")
    list(play_deal(match))
    opened = program.store.create(match)
    opened.close()
    assert program.flow.resume(opened.path)
    program.preferences.use_person(program.preferences.add_person(NAMES[0], "owl"))
    for is_told in (True, False):
        program.preferences.change(achievements=is_told)
        dialog = program.flow.results.show_score(program.flow.results.deals[0])
        lines = [it.text() for it in dialog.findChildren(QLabel)]
        assert ("You: Went out concealed." in lines) is is_told
        assert not any("samba" in line for line in lines)
        dialog.reject()
