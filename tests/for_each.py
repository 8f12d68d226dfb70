"""Runs one test over many combinations of values, where a test for each would cost too much."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from itertools import product
from typing import Any

Test = Callable[..., None]


def for_each(**values: Iterable[object]) -> Callable[[Test], Test]:
    """Returns a decorator that calls a test with every combination of the values, by parameter
    name.

    A failing combination is added to the error as a note. Other parameters of the test remain
    fixtures.
    """
    combinations = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    assert combinations

    def decorate(test: Test) -> Test:
        @wraps(test)
        def check_all(**fixtures: Any) -> None:
            for combination in combinations:
                try:
                    test(**fixtures, **combination)
                except BaseException as error:
                    error.add_note(f"with {combination}")
                    raise

        asked = inspect.signature(test)
        left = [it for name, it in asked.parameters.items() if name not in values]
        setattr(check_all, "__signature__", asked.replace(parameters=left))  # noqa: B010
        return check_all

    return decorate
