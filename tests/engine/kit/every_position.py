"""All positions in which the ordinary tests compare the kernel with the engine, by name."""

from tests.engine.kit.rare_positions import Asked, asked
from tests.engine.kit.rare_situations import POSITIONS
from tests.engine.kit.scenario_positions import scenario_position, scenario_positions

Name = int | str
"""The number of a random position, or the name of a scenario's."""


def every_position() -> tuple[Name, ...]:
    """Returns the name of each position."""
    return (*scenario_positions(), *range(POSITIONS))


def position_named(name: Name) -> Asked:
    """Returns the position with this name."""
    return asked(name) if isinstance(name, int) else scenario_position(name)
