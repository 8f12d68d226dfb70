"""Runs the example on the engine's front page."""

import doctest
from pathlib import Path

import engine


def test_the_example_on_the_front_page_runs_as_it_says(tmp_path: Path) -> None:
    result = doctest.testmod(engine, extraglobs={"folder": tmp_path}, raise_on_error=False)
    assert result.attempted > 10
    assert result.failed == 0
