"""The problems for which a deck cannot be imported."""

from enum import StrEnum


class DeckProblem(StrEnum):
    """What is wrong with a file or folder that should hold cards."""

    UNREADABLE = "unreadable"
    """It is not there, or the system refuses."""
    TOO_LARGE = "too large"
    DAMAGED = "damaged"
    """It is no picture at all, or reading it ends the process that reads."""
    NO_CARDS = "no cards"
    """A picture or a folder in which no card has its name."""
    OTHER_CARDS = "other cards"
    """Cards of another kind: tarock, mahjongg, hanafuda."""
    INCOMPLETE = "incomplete"
    """Some of the 52 cards are missing."""
    TOO_SLOW = "too slow"
    """Nothing came of it within the time that cards may take."""
    NOT_KEPT = "not kept"
    """The pictures cannot be written."""


class DeckError(Exception):
    """Cards cannot be opened."""

    def __init__(self, problem: DeckProblem) -> None:
        super().__init__(problem)
        self.problem = problem
