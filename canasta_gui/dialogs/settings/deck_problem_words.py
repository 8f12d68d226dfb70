"""Texts on cards that cannot be imported, and what to do."""

from PySide6.QtCore import QCoreApplication

from canasta_gui.foreign_decks.problems import DeckProblem

translate = QCoreApplication.translate


def deck_problem_text(problem: DeckProblem, name: str) -> str:
    """Returns one sentence about the file or folder with this name."""
    texts = {
        DeckProblem.UNREADABLE: translate(
            "Decks", "{name} cannot be read. Allow Canasta to read it, or copy it elsewhere."
        ),
        DeckProblem.TOO_LARGE: translate(
            "Decks", "{name} is larger than cards ever are. Choose another deck."
        ),
        DeckProblem.DAMAGED: translate(
            "Decks", "{name} is damaged or no card deck. Choose another one."
        ),
        DeckProblem.NO_CARDS: translate(
            "Decks",
            "There are no playing cards in {name}. Choose a card deck of KDE, GNOME or PySolFC.",
        ),
        DeckProblem.OTHER_CARDS: translate(
            "Decks", "{name} holds other cards than canasta is played with. Choose another deck."
        ),
        DeckProblem.INCOMPLETE: translate(
            "Decks", "Some of the 52 cards are missing in {name}. Choose a whole deck."
        ),
        DeckProblem.TOO_SLOW: translate(
            "Decks", "Drawing {name} takes too long. Choose another deck."
        ),
        DeckProblem.NOT_KEPT: translate(
            "Decks", "There is no room to keep {name}. Make room on the disk, then try again."
        ),
    }
    return texts[problem].format(name=name)
