"""Whether what takes the time of a decision runs compiled, as in the built program."""

from inspect import isfunction

from engine.ai.kernel.policy.playing import play_turn


def is_compiled() -> bool:
    """Whether it does; the choices are the same."""
    return not isfunction(play_turn)
