"""The closed list of rules that can refuse an action.

A rule is a function in a module of this package. Its id is ``module.function``; its docstring says
what the rule demands. It returns a refusal, or ``None`` when it is kept.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Generic, NamedTuple, ParamSpec

from engine.cards import Card
from engine.reasons import Degree, Parameter, Refusal
from engine.ruleset.model import Ruleset

Arguments = ParamSpec("Arguments")
Outcome = Refusal | None
Outcomes = Sequence[Outcome]
"""The outcomes of the rules of one stage."""
Refusals = tuple[Refusal, ...]

Condition = Callable[[Ruleset], bool]


class RuleInfo(NamedTuple):
    """What is told of a rule."""

    meaning: str
    """The demand of the rule."""
    page: str
    """The page of the rules that explains it, as ``page`` or ``page#place``."""


_RULES: dict[str, RuleInfo] = {}
_CONDITIONS: dict[Callable[..., Outcome], Condition] = {}


def _always(_game: Ruleset) -> bool:
    return True


def rule(
    page: str, *, where: Condition = _always
) -> Callable[[Callable[Arguments, Outcome]], Callable[Arguments, Outcome]]:
    """Registers a rule under the name of its module and function.

    ``page`` is the page that explains it. A rule that only some games have is in those whose
    options fulfil ``where``.
    """

    def register(function: Callable[Arguments, Outcome]) -> Callable[Arguments, Outcome]:
        _RULES[_rule_id(function)] = RuleInfo(" ".join((function.__doc__ or "").split()), page)
        _CONDITIONS[function] = where
        return function

    return register


class RuleStage(Generic[Arguments]):
    """Rules that are asked together; those that a game does not have are left out."""

    def __init__(self, *rules: Callable[Arguments, Outcome]) -> None:
        self._rules = rules
        self._latest: tuple[Ruleset | None, tuple[Callable[Arguments, Outcome], ...]] = None, ()
        """The game asked about last, and the rules that it has."""

    def ask(
        self, game: Ruleset, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> list[Outcome]:
        """Returns the outcomes of the rules that the game has."""
        known, rules = self._latest
        if known is not game:
            rules = tuple(rule for rule in self._rules if _CONDITIONS[rule](game))
            self._latest = game, rules
        return [rule(*args, **kwargs) for rule in rules]


@cache
def _rule_id(function: Callable[..., Outcome]) -> str:
    """Returns the id of a rule function."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__}"


def registered() -> Mapping[str, RuleInfo]:
    """Returns every rule of the modules imported so far, by id."""
    return dict(sorted(_RULES.items()))


def refuse(
    function: Callable[..., Outcome],
    degree: Degree = Degree.ILLEGAL,
    blame: Iterable[Card] = (),
    **params: Parameter,
) -> Refusal:
    """Returns a refusal by a rule function."""
    return Refusal(_rule_id(function), degree, params, tuple(blame))


def gather(outcomes: Outcomes) -> Refusals:
    """Returns the refusals among the outcomes of several rules."""
    return tuple(filter(None, outcomes)) if any(outcomes) else ()
