"""Runs the ordinary equality test in the rare positions without one law of the kernel."""

import gc
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from tests.engine.kit.every_position import Name, every_position, position_named
from tests.laws.changed_kernel import Report, change_kernel, compile_kernel
from tests.laws.taking_away import MODULES, Law, all_laws, reporting_source, source_without

Positions = Mapping[str, Sequence[Name]]
"""By the name of a law: the positions in which it decides something, in order."""

_FAILURES = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a missing law leads to: answers that differ, or a card, meld or fact that is not there."""


def warm_up() -> None:
    """Computes the engine's answers once, for all trials, which are forked from this process."""
    compile_kernel()
    for name in every_position():
        position_named(name)
    # Forked processes share memory that the garbage collector never touches.
    gc.freeze()


def positions_of_laws(names: Iterable[Name]) -> Positions:
    """Returns in which of these positions each law decides.

    In the others its condition never has the value that makes a difference, so the answers without
    it are the same. Must be called in a process that has not loaded the kernel.
    """
    met: set[str] = set()
    sources = {module: reporting_source(module) for module in MODULES}
    change_kernel(sources, {module: _report(module, met) for module in MODULES})
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


def _report(module: str, met: set[str]) -> Report:
    """Returns the report of a module, which adds the laws that decide to a set of names."""
    laws = [(law.name, law.deciding) for law in all_laws() if law.module == module]

    def report(number: int, value: object) -> object:
        name, deciding = laws[number]
        if bool(value) is deciding:
            met.add(name)
        return value

    return report
