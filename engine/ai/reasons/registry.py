"""The closed list of reasons that a computer player can give.

A reason is a function in a module of this package. Its id is ``module.function``, its docstring
states the reason, and its parameters are the figures of the reason; one named ``cards`` takes
cards. It returns whether the reason is true in a situation.
"""

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Concatenate, NamedTuple, ParamSpec

from engine.ai.reasons.situation import Situation
from engine.reasons import Reason

Figures = ParamSpec("Figures")
Truth = Callable[Concatenate[Situation, Figures], bool]

_CARDS = "cards"


class ReasonInfo(NamedTuple):
    """The properties of a reason that do not depend on the situation."""

    meaning: str
    """The statement that the reason makes."""
    params: Mapping[str, type]
    """The names and types of its parameters."""
    has_cards: bool
    page: str
    """The page of the rules that explains the reason, as ``page`` or ``page#place``; empty for one
    that is told only after all hands are open."""
    holds: Callable[..., bool]


REASONS: dict[str, ReasonInfo] = {}
"""Every reason of the modules imported so far, by id."""


def told_at_once(page: str) -> Callable[[Truth[Figures]], Truth[Figures]]:
    """Registers a reason that may be told during the deal; ``page`` is the page that explains it.

    The reason uses only facts that everybody sees after the action.
    """
    return lambda function: _register(function, page)


def told_later(function: Truth[Figures]) -> Truth[Figures]:
    """Registers a reason that is told only after all hands are open."""
    return _register(function, "")


def _register(function: Truth[Figures], page: str) -> Truth[Figures]:
    enter(_id_of(function), " ".join((function.__doc__ or "").split()), function, page)
    return function


def enter(reason: str, meaning: str, truth: Callable[..., bool], page: str = "") -> str:
    """Enters a reason by its id, which is returned; one without a page is told later."""
    _, *named = signature(truth).parameters.values()
    params = {one.name: one.annotation for one in named if one.name != _CARDS}
    REASONS[reason] = ReasonInfo(meaning, params, len(params) < len(named), page, truth)
    return reason


def _id_of(function: Callable[..., bool]) -> str:
    """Returns the id of a reason function, without the underscore of a reserved name."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__.rstrip('_')}"


def holds(reason: Reason, situation: Situation) -> bool:
    """Returns whether a reason is known, has the right parameters, and is true."""
    info = REASONS.get(reason.id)
    if info is None or {name: type(one) for name, one in reason.params.items()} != info.params:
        return False
    if info.has_cards:
        return info.holds(situation, cards=reason.cards, **reason.params)
    return not reason.cards and info.holds(situation, **reason.params)
