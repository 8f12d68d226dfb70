"""Tests that a logged error names its type and place and omits its message."""

import errno
from collections.abc import Callable

import pytest

from canasta_gui.diagnostics.errors import chain_of, trace_of

CARDS = "9h 9d Jk"


def spill() -> None:
    raise ValueError(CARDS)


def recurse() -> None:
    recurse()


def caught(function: Callable[[], None]) -> BaseException:
    with pytest.raises(Exception) as info:  # noqa: PT011 - any
        function()
    return info.value


def test_a_trace_names_the_error_and_the_lines_that_led_to_it() -> None:
    first, *places = trace_of(caught(spill)).splitlines()
    assert first == "ValueError"
    line = spill.__code__.co_firstlineno + 1
    assert places[-1] == f"  tests/gui/diagnostics/test_trace.py:{line} spill"


def test_no_message_is_in_a_trace_nor_in_the_errors_before_it() -> None:
    def translate() -> None:
        try:
            spill()
        except ValueError as error:
            error.add_note(CARDS)
            raise KeyError(CARDS) from error

    def clean_up() -> None:
        try:
            translate()
        finally:
            raise OSError(errno.ENOSPC, CARDS, CARDS)

    error = caught(clean_up)
    assert chain_of(error) == "OSError ENOSPC from KeyError from ValueError"
    trace = trace_of(error)
    assert "9h" not in trace
    heads = [line for line in trace.splitlines() if not line.startswith("  ")]
    assert heads == ["OSError ENOSPC", "from KeyError", "from ValueError"]


def test_an_endless_recursion_is_told_in_few_lines() -> None:
    lines = trace_of(caught(recurse)).splitlines()
    assert lines[0] == "RecursionError"
    assert len(lines) == 41


def test_of_a_file_elsewhere_only_the_name_is_told() -> None:
    def leave() -> None:
        exec(compile("raise ValueError", "/home/anna/secret/module.py", "exec"))  # noqa: S102

    assert trace_of(caught(leave)).splitlines()[-1] == "  module.py:1 <module>"
