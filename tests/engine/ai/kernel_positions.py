"""Compares the kernel with the engine in rare positions."""

from engine.ai.kernel.state_reader import table_of
from tests.engine.ai.kernel_compare import advance, check_answers, kernel_verdict
from tests.engine.kit.rare_positions import asked
from tests.engine.kit.rare_situations import POSITIONS


def check_positions(count: int = POSITIONS) -> int:
    """Compares both in the positions below a number; returns the number of answers compared."""
    return sum(check_position(number) for number in range(count))


def check_position(number: int) -> int:
    """Compares all answers and all next tables in one position; returns the number of answers
    compared.
    """
    position = asked(number)
    table, view = table_of(position.state), position.view
    judged = check_answers(table, view)
    for answered in position.answers:
        verdict = kernel_verdict(table, view, answered.action)
        if verdict is not None:
            assert verdict is (answered.after is not None), (number, answered.action, verdict)
            judged += 1
        if answered.after is not None:
            advance(table.copy(), view, answered.action, answered.after)
    return judged
