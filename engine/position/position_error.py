"""The error for positions that cannot be set up."""


class PositionError(ValueError):
    """A position that is malformed or contradicts itself."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        """One line for each problem, beginning with its place."""
