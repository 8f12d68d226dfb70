"""Tells whether the code that takes most of a decision's time runs compiled."""

from inspect import isfunction

from engine.ai.policy.playing import play_turn


def is_compiled() -> bool:
    """Returns whether it runs compiled, as in the built program; the choices are the same."""
    return not isfunction(play_turn)
