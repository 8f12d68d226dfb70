"""The list of shortcuts and the removal of laws agree with the kernel's sources."""

from ast import unparse
from dataclasses import replace
from pathlib import Path

import pytest

from tests.laws import __main__ as command
from tests.laws.notes import noticed
from tests.laws.page import DOCUMENT, page
from tests.laws.taking_away import (
    all_laws,
    reporting_source,
    shortcuts,
    source_without,
    unnoticed,
)


def test_what_is_listed_is_a_condition() -> None:
    names = [law.name for law in all_laws()]
    assert len(set(names)) == len(names)
    assert {*shortcuts(), *unnoticed()} <= set(names)


def test_a_law_is_taken_out_of_the_source() -> None:
    law = next(law for law in all_laws() if law.name == "options.can_draw: table.phase == DRAW")
    assert "table.phase == DRAW and bool(table.stock)" in unparse(
        source_without(replace(law, number=3))
    )
    assert "return bool(table.stock) and bool(table.stock)" in unparse(source_without(law))


def test_each_condition_reports_its_value() -> None:
    law = next(law for law in all_laws() if law.name == "options.can_draw: table.phase == DRAW")
    reported = f"return _report({law.number}, table.phase == DRAW) and "
    assert reported in unparse(reporting_source("options"))


def test_every_law_was_noticed_when_it_was_taken_away() -> None:
    names = {law.name for law in all_laws()} - {*shortcuts(), *unnoticed()}
    told = "run `python -m tests.laws NAME ...`"
    assert set(noticed()) == names, (told, set(noticed()) ^ names)


def test_the_page_alone_is_written_without_a_trial(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written, notes = tmp_path / "laws.md", list[object]()
    monkeypatch.setattr(command, "DOCUMENT", written)
    monkeypatch.setattr(command, "note", notes.append)
    monkeypatch.delattr(command, "_tried")
    assert command.main(["--page"]) == 0
    assert written.read_text(encoding="utf-8") == page()


def test_the_page_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == page(), "run `python -m tests.laws --page`"
