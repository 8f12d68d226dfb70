"""Lets Qt go on where a part of a window fails to answer an event."""

import sys
from collections.abc import Callable
from inspect import isfunction
from traceback import walk_tb
from typing import Any, Final

from PySide6.QtGui import QPainter
from shiboken6 import Shiboken

from canasta_gui.table.render.pen import Canvas

_BASE: Final[Any] = Shiboken.Object
"""What every class of Qt is derived from."""
_FILTERS: Final = ("event", "eventFilter")


def survive_failing_events() -> None:
    """Makes parts of windows report an error in their answer to an event, and answer as Qt's class
    does; for classes that are made from now on.

    PySide keeps an error until the call that led to the event returns, which it does not always
    survive.
    """
    _BASE.__init_subclass__ = classmethod(_guard_answers)


def _guard_answers(cls: type, **options: object) -> None:
    super(_BASE, cls).__init_subclass__(**options)
    for name, answer in tuple(vars(cls).items()):
        is_of_event = name.endswith("Event") or name in _FILTERS
        if is_of_event and isfunction(answer) and any(hasattr(it, name) for it in cls.__bases__):
            setattr(cls, name, _guarded(cls, name, answer))


def _guarded(cls: type[object], name: str, answer: Callable[..., object]) -> Callable[..., object]:
    """Returns an answer to an event that raises no error."""

    def answer_surely(part: object, *arguments: object) -> object:
        try:
            return answer(part, *arguments)
        except Exception as error:  # noqa: BLE001 - reported as any that nothing catches
            end_painters(error)
            sys.excepthook(type(error), error, error.__traceback__)
            return getattr(super(cls, part), name)(*arguments)

    return answer_surely


def end_painters(error: BaseException) -> None:
    """Ends the painters of the code that failed, the last one first: one that outlives what it
    paints on would end the program.
    """
    for frame, _ in reversed([*walk_tb(error.__traceback__)]):
        for value in frame.f_locals.values():
            painter = value.painter if isinstance(value, Canvas) else value
            if isinstance(painter, QPainter) and painter.isActive():
                painter.end()
