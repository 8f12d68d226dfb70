"""Tells whether the kernel, which takes most of a decision's time, runs compiled."""

from inspect import isfunction

from engine.kernel.moves import begin_turn


def is_compiled() -> bool:
    """Returns whether it runs compiled, as in the built program; the choices are the same."""
    return not isfunction(begin_turn)
