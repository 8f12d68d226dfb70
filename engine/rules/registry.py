"""The closed list of rules that can refuse an action.

A rule is a function in a module of this package. Its id is ``module.function``; its docstring says
what the rule demands. It yields (or returns) the refusals, none when it is kept.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import ParamSpec

from engine.cards import Card
from engine.refusals import Degree, Parameter, Refusal

Arguments = ParamSpec("Arguments")
Outcome = Refusal | None
Outcomes = Iterable[Outcome]
"""The outcomes of the rules of one stage."""

_RULES: dict[str, str] = {}


def rule(function: Callable[Arguments, Outcome]) -> Callable[Arguments, Outcome]:
    """Registers a rule under the name of its module and function."""
    _RULES[rule_id(function)] = " ".join((function.__doc__ or "").split())
    return function


@cache
def rule_id(function: Callable[..., Outcome]) -> str:
    """Returns the id of a rule function."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__}"


def registered() -> dict[str, str]:
    """Returns what each rule demands, by id, for all modules imported so far."""
    return dict(sorted(_RULES.items()))


def refuse(
    function: Callable[..., Outcome],
    degree: Degree = Degree.ILLEGAL,
    blame: Iterable[Card] = (),
    **params: Parameter,
) -> Refusal:
    """Returns a refusal by a rule function."""
    return Refusal(rule_id(function), degree, params, tuple(blame))


def gather(outcomes: Iterable[Outcome]) -> tuple[Refusal, ...]:
    """Returns the refusals among the outcomes of several rules."""
    return tuple(filter(None, outcomes))
