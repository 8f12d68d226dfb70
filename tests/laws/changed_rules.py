"""Puts changed sources in place of the loaded modules of the rules on cards.

These modules hold each other's functions under many names, so that the functions stay and get the
code of the changed source.
"""

import gc
from ast import Module
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any

from tests.laws.taking_away import REPORT, RULES, path_of

_PREFIX = "engine."
_KEPT = "engine.ruleset"
"""What is read from files depends on no law."""


def load_rules() -> None:
    """Loads every module of the rules, for this process and those that are forked from it."""
    for module in RULES:
        import_module(_PREFIX + module)
    _functions()
    _caches()


def change_rules(
    sources: Mapping[str, Module], reports: Mapping[str, object] | None = None
) -> None:
    """Gives the functions of some modules the code of the given sources, for good.

    Reporting sources call the report of their module. What was kept of earlier answers is dropped.
    """
    for module, source in sources.items():
        codes = dict(_codes(compile(source, path_of(module), "exec")))
        for function in _functions()[module]:
            function.__globals__[REPORT] = (reports or {}).get(module)
            code = codes[_place(function.__code__)]
            if code.co_freevars == function.__code__.co_freevars:
                function.__code__ = code
    for kept in _caches():
        kept.cache_clear()


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield _place(part), part
            yield from _codes(part)


@cache
def _functions() -> Mapping[str, list[FunctionType]]:
    """Returns the functions that are written in each module, methods included."""
    found: dict[str, list[FunctionType]] = {module: [] for module in RULES}
    files = {str(path_of(module)): module for module in RULES}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in files:
            found[files[one.__code__.co_filename]].append(one)
    return found


@cache
def _caches() -> tuple[Any, ...]:
    """Returns the functions of the engine that keep their answers."""
    return tuple(
        one
        for one in gc.get_objects()
        if type(one).__name__ == "_lru_cache_wrapper"
        and one.__module__.startswith(_PREFIX)
        and not one.__module__.startswith(_KEPT)
    )
