"""The problems for which a deck cannot be imported."""

from enum import StrEnum


class DeckProblem(StrEnum):
    """What is wrong with a file or folder that should hold a deck."""

    UNREADABLE = "unreadable"
    """It does not exist, or the system refuses access."""
    TOO_LARGE = "too large"
    DAMAGED = "damaged"
    """It is no picture, or reading it crashed the process."""
    NO_CARDS = "no cards"
    """No card in the drawing or folder has a known name."""
    OTHER_CARDS = "other cards"
    """It holds cards of another kind: tarock, mahjongg, hanafuda."""
    INCOMPLETE = "incomplete"
    """Some of the 52 cards are missing."""
    TOO_SLOW = "too slow"
    """The import exceeded its time limit."""
    NOT_KEPT = "not kept"
    """The pictures cannot be written."""


class DeckError(Exception):
    """Raised for a deck that cannot be imported."""

    def __init__(self, problem: DeckProblem) -> None:
        super().__init__(problem)
        self.problem = problem
