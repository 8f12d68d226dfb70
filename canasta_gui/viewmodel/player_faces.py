"""The faces of the players: their ids, moods, and assignment to seats."""

from collections.abc import Collection, Sequence
from enum import StrEnum
from itertools import chain, cycle
from typing import Final

FACES: Final = (
    "cat",
    "dog",
    "fox",
    "bear",
    "rabbit",
    "owl",
    "mouse",
    "frog",
    "panda",
    "koala",
    "pig",
    "hedgehog",
    "penguin",
    "raccoon",
    "sheep",
    "tiger",
)
"""The ids of all faces, in the order in which they are given to seats."""


class Mood(StrEnum):
    """The facial expression of a player."""

    CALM = "calm"
    THINKING = "thinking"
    GLAD = "glad"
    SORRY = "sorry"


def face_or_usual(face: str, place: int) -> str:
    """Returns the face if there is one of that id, otherwise the usual one of a place."""
    return face if face in FACES else FACES[place % len(FACES)]


def given_faces(chosen: Sequence[str], kept: Collection[str] = ()) -> tuple[str, ...]:
    """Returns a face for each seat: the chosen one, otherwise a free one; one of the ``kept`` only
    where no other is free.
    """
    free = sorted((face for face in FACES if face not in chosen), key=lambda it: it in kept)
    spare = chain(free, cycle(FACES))
    return tuple(face if face in FACES else next(spare) for face in chosen)
