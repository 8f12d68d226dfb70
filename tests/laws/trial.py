"""Runs the ordinary equality test with one law of the kernel removed."""

import gc
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from tests.engine.kit.rare_positions import asked
from tests.engine.kit.rare_situations import POSITIONS
from tests.laws.taking_away import FOLDER, Law, source_without

_KERNEL = "engine.ai.kernel."
_POSITION = "position "

Check = tuple[str, Callable[[], object]]
"""The name of a check, and a function that raises where engine and kernel differ."""


def warm_up() -> None:
    """Computes the engine's answers once, for all trials."""
    for number in range(POSITIONS):
        asked(number)
    # Forked processes share memory that the garbage collector never touches.
    gc.freeze()


def what_notices(law: Law, known: Mapping[str, str], *, has_deals: bool = True) -> str:
    """Returns the name of the first check that fails without the law; empty when none does.

    Checks that are known to fail without this law come first, then those that fail without other
    laws. Without deals only positions are tried. Must be called in a process that has not loaded
    the kernel.
    """
    assert not any(name.startswith(_KERNEL) for name in sys.modules)
    sys.meta_path.insert(0, _LawlessFinder(law))
    try:
        checks = (*_positions(), *(_deals() if has_deals else ()))
    except Exception as error:  # noqa: BLE001 - without the law the kernel cannot even be loaded
        return type(error).__name__
    useful, likely = set(known.values()), known.get(law.name)
    likely_first = sorted(checks, key=lambda check: (check[0] != likely, check[0] not in useful))
    return next((name for name, check in likely_first if _fails(check)), "")


def _fails(check: Callable[[], object]) -> bool:
    try:
        check()
    except Exception:  # noqa: BLE001 - any failure notices that a law is missing
        return True
    return False


def _positions() -> Iterator[Check]:
    from tests.engine.ai.kernel_positions import check_position

    for number in range(POSITIONS):
        yield f"{_POSITION}{number}", lambda at=number: check_position(at)


def _deals() -> Iterator[Check]:
    from tests.engine.ai.kernel_deals import (
        CHANCE_GAMES,
        TABLES,
        check_chance_game,
        check_ordinary_deal,
    )

    for table in TABLES:
        yield table, lambda at=table: check_ordinary_deal(at)
    for number in range(CHANCE_GAMES):
        yield f"chance {number}", lambda at=number: check_chance_game(at)


class _LawlessFinder(MetaPathFinder):
    """Finds the kernel's modules as sources, with one law removed from one of them."""

    def __init__(self, law: Law) -> None:
        self._law = law

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Returns the spec of a kernel module's source, even if it is compiled; ``None`` for
        others.
        """
        source = FOLDER / f"{fullname.removeprefix(_KERNEL)}.py"
        if not fullname.startswith(_KERNEL) or not source.exists():
            return None
        return spec_from_loader(fullname, _Source(self._law, fullname))


class _Source(SourceLoader):
    """Loads a kernel module from its source, without the law if it is the law's module."""

    def __init__(self, law: Law, fullname: str) -> None:
        self._law, self._module = law, fullname.removeprefix(_KERNEL)

    def get_filename(self, fullname: str) -> str:
        return str(FOLDER / f"{self._module}.py")

    def get_data(self, path: str) -> bytes:
        if self._module == self._law.module:
            return source_without(self._law).encode()
        return (FOLDER / f"{self._module}.py").read_bytes()
