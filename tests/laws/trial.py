"""Runs the ordinary tests without one law.

Without a law of the kernel: the equality test in the rare positions. Without a law of the rules on
cards: the scenarios, which say what is right, and then the equality test, which only knows that the
kernel says something else.
"""

import gc
import signal
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from functools import cache
from os import devnull
from pathlib import Path

import pytest

from tests.engine.kit.every_position import Name, every_position, position_named
from tests.laws.changed_kernel import Report, change_kernel, compile_kernel
from tests.laws.changed_rules import change_rules, load_rules
from tests.laws.notes import is_test
from tests.laws.taking_away import (
    Law,
    all_laws,
    reporting_source,
    source_without,
    tests_of,
)
from tests.scenarios.scenario_check import judge
from tests.scenarios.scenario_file import Scenario, all_scenarios
from tests.scenarios.scenario_runner import play, rules_of

Positions = Mapping[str, Sequence[Name]]
"""By the name of a law: the positions in which it decides something, in order."""

_FAILURES = (AssertionError, AttributeError, LookupError, NameError, TypeError, ValueError)
"""What a missing law leads to: other answers, or a card, meld, fact or name that is not there."""

_ENDLESS = (TimeoutError, RuntimeError, StopIteration)
"""What an endless search leads to, or one that finds nothing where there must be something."""
_LONGEST = 20.0
"""Seconds of the processor after which a check is taken as endless."""
_LONGEST_TESTS = 120.0
"""The same for the tests of a file."""


def warm_up() -> None:
    """Computes the engine's answers once, for all trials, which are forked from this process."""
    compile_kernel()
    for name in every_position():
        position_named(name)
    # Forked processes share memory that the garbage collector never touches.
    gc.freeze()


def warm_up_rules() -> None:
    """Loads the rules and the scenarios once, for all trials, which are forked from this process.

    What depends on a law is not computed.
    """
    load_rules()
    for scenario in all_scenarios():
        rules_of(scenario)
    gc.freeze()


def positions_of_laws(names: Iterable[Name], modules: Collection[str]) -> Positions:
    """Returns in which of these positions each law of some modules decides.

    In the others its condition never has the value that makes a difference, so the answers without
    it are the same. Must be called in a process that has not loaded the kernel.
    """
    met: set[str] = set()
    sources = {module: reporting_source(module) for module in modules}
    change_kernel(sources, {module: _report(module, met) for module in modules})
    from tests.engine.kernel.positions import check_position

    found = defaultdict[str, list[Name]](list)
    for name in names:
        met.clear()
        check_position(position_named(name))
        for law in met:
            found[law].append(name)
    return dict(found)


def what_notices(law: Law, positions: Sequence[Name], likely: Name | None) -> Name | None:
    """Returns the first of the positions that fails without the law; ``None`` when none does.

    The likely one is tried first. Must be called in a process that has not loaded the kernel.
    """
    change_kernel({law.module: source_without(law)})
    from tests.engine.kernel.positions import check_position

    for name in sorted(positions, key=lambda name: name != likely):
        try:
            check_position(position_named(name))
        except _FAILURES:
            return name
    return None


def every_check() -> tuple[Name, ...]:
    """Returns what may notice a law of the rules on cards: scenarios first, then positions."""
    return (*_scenarios(), *every_position())


def checks_of_rules(names: Iterable[Name], modules: Collection[str]) -> Positions:
    """Returns in which of these scenarios and positions each law of some modules of the rules on
    cards decides.
    """
    met: set[str] = set()
    sources = {module: reporting_source(module) for module in modules}
    change_rules(sources, {module: _report(module, met) for module in modules})
    found = defaultdict[str, list[Name]](list)
    for name in names:
        met.clear()
        change_rules({})
        _check(name)
        for law in met:
            found[law].append(name)
    return dict(found)


def what_notices_rule(law: Law, names: Sequence[Name], likely: Name | None) -> Name | None:
    """Returns the first of the scenarios and positions that fails without a law on cards, or else a
    test of its room.
    """
    change_rules({law.module: source_without(law)})
    signal.signal(signal.SIGVTALRM, _give_up)
    if isinstance(likely, str) and is_test(likely) and _failing(likely):
        return likely
    for name in sorted(names, key=lambda name: name != likely):
        signal.setitimer(signal.ITIMER_VIRTUAL, _LONGEST)
        try:
            _check(name)
        except (*_FAILURES, *_ENDLESS):
            return name
    return next(filter(None, map(_failing, tests_of(law))), None)


class _Failures:
    """A plugin that keeps the names of the tests that failed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes a test that failed."""
        if report.failed:
            self.names.append(report.nodeid)


def _failing(tests: str) -> str | None:
    """Returns the first of the tests that fails; ``None`` when none does."""
    failures = _Failures()
    signal.setitimer(signal.ITIMER_VIRTUAL, _LONGEST_TESTS)
    with Path(devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        pytest.main([*options, tests], plugins=[failures])
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return next(iter(failures.names), None)


def _give_up(*_: object) -> None:
    raise TimeoutError


def _check(name: Name) -> None:
    scenario = _scenarios().get(name) if isinstance(name, str) else None
    if scenario is not None:
        judge(scenario.expect, play(scenario))
        return
    from tests.engine.kernel.positions import check_position

    check_position(position_named(name))


@cache
def _scenarios() -> Mapping[str, Scenario]:
    return {str(scenario): scenario for scenario in all_scenarios()}


def _report(module: str, met: set[str]) -> Report:
    """Returns the report of a module, which adds the laws that decide to a set of names."""
    laws = [(law.name, law.deciding) for law in all_laws() if law.module == module]

    def report(number: int, value: object) -> object:
        name, deciding = laws[number]
        if bool(value) is deciding:
            met.add(name)
        return value

    return report
