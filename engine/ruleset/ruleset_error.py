"""The error for rules that cannot be loaded."""


class RulesetError(ValueError):
    """Raised for rules that do not exist, are not offered, or contradict themselves."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        """One line for each problem, beginning with the place in the reference."""
