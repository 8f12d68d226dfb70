"""Loads the kernel's modules from sources that are changed, and the others unchanged."""

import sys
from ast import Module, unparse
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import CodeType, ModuleType

from tests.laws.taking_away import FOLDER, REPORT

_KERNEL = "engine.kernel."

Report = Callable[[int, object], object]
"""Takes the number and the value of a condition; returns the value."""


def compile_kernel() -> None:
    """Compiles every module of the kernel, for this process and those that are forked from it."""
    for file in FOLDER.glob("*.py"):
        _compiled(file.stem)


def change_kernel(
    sources: Mapping[str, Module], reports: Mapping[str, Report] | None = None
) -> None:
    """Makes this process load some modules of the kernel from the given sources.

    Reporting sources call the report of their module. The kernel must not be loaded yet.
    """
    assert not any(name.startswith(_KERNEL) for name in sys.modules)
    sys.meta_path.insert(0, _Finder(sources, reports or {}))


@cache
def _compiled(module: str) -> CodeType:
    path = FOLDER / f"{module}.py"
    return compile(path.read_text(encoding="utf-8"), path, "exec")


class _Finder(MetaPathFinder):
    """Finds the kernel's modules as sources, even if they are compiled."""

    def __init__(self, sources: Mapping[str, Module], reports: Mapping[str, Report]) -> None:
        self._sources, self._reports = sources, reports

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Returns the spec of a kernel module's source; ``None`` for other modules."""
        module = fullname.removeprefix(_KERNEL)
        if not fullname.startswith(_KERNEL) or not (FOLDER / f"{module}.py").exists():
            return None
        loader = _Loader(module, self._sources.get(module), self._reports.get(module))
        return spec_from_loader(fullname, loader)


class _Loader(InspectLoader):
    """Loads one module of the kernel."""

    def __init__(self, module: str, source: Module | None, report: Report | None) -> None:
        self._module, self._source, self._report = module, source, report

    def get_source(self, fullname: str) -> str | None:
        """Returns the changed source; ``None`` if the module is unchanged."""
        return None if self._source is None else unparse(self._source)

    def get_code(self, fullname: str) -> CodeType:
        """Returns the code of the changed source, or else of the file."""
        if self._source is None:
            return _compiled(self._module)
        return compile(self._source, f"<changed {fullname}>", "exec")

    def exec_module(self, module: ModuleType) -> None:
        """Runs the module's code; conditions report to the module's report."""
        module.__dict__[REPORT] = self._report
        super().exec_module(module)
