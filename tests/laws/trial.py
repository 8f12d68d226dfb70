"""The ordinary equality test with one law of the kernel taken away."""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.rare_positions import asked
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named
from tests.laws.taking_away import FOLDER, Law, source_without

POSITIONS = 1500
RULESETS = 20
"""So many made by chance, a deal in each."""


def warm_up() -> None:
    """Let the engine answer once for all trials."""
    for number in range(POSITIONS):
        asked(number)


def what_notices(law: Law) -> str:
    """The first difference between engine and kernel without the law; empty when there is none.

    To be asked in a process of its own, in which nothing of the kernel is loaded.
    """
    assert not any(name.startswith("engine.ai.kernel.") for name in sys.modules)
    sys.meta_path.insert(0, _LawlessFinder(law))
    return next(_differences(), "")


class _LawlessFinder(MetaPathFinder):
    """Finds one module of the kernel without one of its laws."""

    def __init__(self, law: Law) -> None:
        self._name = f"engine.ai.kernel.{law.module}"
        self._loader = _Lawless(law)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The changed module; nothing for any other."""
        return spec_from_loader(fullname, self._loader) if fullname == self._name else None


class _Lawless(SourceLoader):
    """Loads the source without the law."""

    def __init__(self, law: Law) -> None:
        self._law = law

    def get_filename(self, fullname: str) -> str:
        return str(FOLDER / f"{self._law.module}.py")

    def get_data(self, path: str) -> bytes:
        return source_without(self._law).encode()


def _differences() -> Iterator[str]:
    from tests.engine.ai.kernel_deals import check_game
    from tests.engine.ai.kernel_positions import check_position

    for number in range(POSITIONS):
        yield from _failing(lambda at=number: check_position(at), f"position {number}")
    games = [(name, rules_named(name)) for name in (*EDITIONS, *HOUSES)]
    games += [(f"chance {number}", chance_rules(str(number))) for number in range(RULESETS)]
    for name, rules in games:
        play = lambda at=name, by=rules: check_game(at, by, f"law {at}", 2)  # noqa: E731
        yield from _failing(play, name)


def _failing(check: Callable[[], object], name: str) -> Iterator[str]:
    try:
        check()
    except Exception as error:  # noqa: BLE001 - any failure notices that a law is missing
        yield f"{name}: {type(error).__name__}"
