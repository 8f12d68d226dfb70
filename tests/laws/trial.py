"""Plays deals with a law of the kernel taken away: ``python -m tests.laws.trial NUMBER``.

The exit status is 1 as soon as kernel and engine differ, and 0 when they never do.
"""

import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from tests.laws.taking_away import FOLDER, Law, all_laws, source_without

DEALS = 3
"""Deals at each table and in each ruleset made by chance."""
RULESETS = 60


class LawlessFinder(MetaPathFinder):
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
    def __init__(self, law: Law) -> None:
        self._law = law

    def get_filename(self, fullname: str) -> str:
        return str(FOLDER / f"{self._law.module}.py")

    def get_data(self, path: str) -> bytes:
        return source_without(self._law).encode()


def differences() -> Iterator[str]:
    """What the ordinary equality test finds, as soon as it finds it."""
    from tests.engine.ai.kernel_deals import TABLES, check_game
    from tests.engine.ai.kernel_positions import check_positions
    from tests.engine.kit.chance_rules import chance_rules
    from tests.engine.kit.tables import rules_named

    games = [(name, rules_named(name)) for name in TABLES[:8] + TABLES[-12:]]
    games += [(f"chance {number}", chance_rules(str(number))) for number in range(RULESETS)]
    yield from _failing(check_positions, "positions")
    for deal in range(DEALS):
        for name, rules in games:
            yield from _failing(
                lambda n=name, r=rules, d=deal: check_game(n, r, f"law {n} {d}", 2), name
            )


def _failing(check: object, name: str) -> Iterator[str]:
    assert callable(check)
    try:
        check()
    except Exception as error:  # noqa: BLE001 - any failure notices the missing law
        yield f"{name}: {type(error).__name__}"


def main(number: int) -> int:
    """Take the law away, and look for a difference."""
    law = all_laws()[number]
    for name in [name for name in sys.modules if name.startswith("engine.ai.kernel.")]:
        del sys.modules[name]
    sys.meta_path.insert(0, LawlessFinder(law))
    found = next(differences(), None)
    sys.stdout.write(f"{found or 'NOT NOTICED'}\n")
    return 0 if found is None else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
