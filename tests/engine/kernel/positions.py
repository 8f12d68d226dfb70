"""Compares the kernel with the engine in rare positions."""

from engine import Phase
from engine.kernel.state_reader import table_of
from tests.engine.kernel.comparison import advance, check_answers, check_points, kernel_verdict
from tests.engine.kit.rare_positions import Asked


def check_position(position: Asked) -> int:
    """Compares all answers and all next tables in one position, or the points where the deal is
    over; returns the number of answers compared.
    """
    table, view = table_of(position.state), position.view
    if view.public.phase is Phase.OVER:
        check_points(table, position.state)
        return 1
    judged = check_answers(table, view)
    for answered in position.answers:
        verdict = kernel_verdict(table, view, answered.action)
        if verdict is not None:
            assert verdict is (answered.after is not None), (answered.action, verdict)
            judged += 1
        if answered.after is not None:
            advance(table.copy(), view, answered.action, answered.after)
    return judged
