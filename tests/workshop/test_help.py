"""Tests that every tool says what it takes, instead of beginning its work."""

from importlib import import_module
from pathlib import Path

import pytest

from workshop.__main__ import TOOLS, module_of


def test_every_tool_helps_and_refuses_what_it_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for tool in TOOLS:
        for argument, expected in (("--help", 0), ("--no-such-option", 2)):
            try:
                status = import_module(module_of(tool)).main([argument])
            except SystemExit as ended:
                status = ended.code
            assert (tool, status) == (tool, expected)
            said = capsys.readouterr()
            assert tool in said.out if not expected else said.err
    assert not [*tmp_path.iterdir()]
