"""Maps the moments of the game to sounds."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from canasta_gui.sound.cue import Cue
from canasta_gui.table.motion.timing import GREAT_HEAP
from canasta_gui.viewmodel.beat import Beat, BeatKind
from engine import (
    BonusLaid,
    CalientePlayed,
    CanastaMade,
    CardDrawn,
    CardsDealt,
    Discarded,
    Event,
    FootTaken,
    Melded,
    MeldsCombined,
    PileFroze,
    PileTaken,
    SpecialHandPlayed,
    StopSetAside,
    WentOut,
)


@dataclass(frozen=True, slots=True)
class BeatSound:
    """A sound at the beginning of a beat, or at the landings of its cards."""

    cue: Cue
    landings: int = 0
    """The number of landings with a sound; zero if the sound begins with the beat."""


BEATS: Final[Mapping[BeatKind, BeatSound]] = {
    BeatKind.SPREAD: BeatSound(Cue.PILE),
    BeatKind.PICK: BeatSound(Cue.DRAW),
    BeatKind.UNDER: BeatSound(Cue.MELD, landings=1),
    BeatKind.GATHER: BeatSound(Cue.SHUFFLE),
    BeatKind.DEAL: BeatSound(Cue.DEAL),
    BeatKind.TURN_UP: BeatSound(Cue.DISCARD, landings=1),
    BeatKind.DRAW: BeatSound(Cue.DRAW),
    BeatKind.BONUS: BeatSound(Cue.MELD, landings=1),
    BeatKind.MELD: BeatSound(Cue.MELD, landings=3),
    BeatKind.OPEN: BeatSound(Cue.OPENING),
    BeatKind.CANASTA: BeatSound(Cue.CANASTA, landings=1),
    BeatKind.TAKE: BeatSound(Cue.PILE),
    BeatKind.THROW: BeatSound(Cue.DISCARD, landings=1),
    BeatKind.FREEZE: BeatSound(Cue.FREEZE),
    BeatKind.FOOT: BeatSound(Cue.PILE),
    BeatKind.OUT: BeatSound(Cue.OUT),
    BeatKind.WON: BeatSound(Cue.MATCH),
    BeatKind.COUNT: BeatSound(Cue.COUNT),
    BeatKind.COUNT_LINE: BeatSound(Cue.COUNTED),
    BeatKind.COUNT_DEAL: BeatSound(Cue.COUNTED),
}
"""The sound of each kind of beat; speech and plain changes of place are silent."""

_HEAP = 12
"""The number of cards from which a taken pile moves in a wave."""


def moment_of(beat: Beat) -> BeatSound | None:
    """Returns the sound of a beat; ``None`` if it is silent."""
    moment = BEATS.get(beat.kind)
    if beat.kind is BeatKind.TAKE and len(beat.moved) >= _HEAP:
        return BeatSound(Cue.GREAT_HEAP if beat.taken >= GREAT_HEAP else Cue.HEAP)
    return moment


_WEIGHTS: Final[Sequence[tuple[type[Event], Cue]]] = (
    (WentOut, Cue.OUT),
    (SpecialHandPlayed, Cue.OUT),
    (CanastaMade, Cue.CANASTA),
    (CardsDealt, Cue.DEAL),
    (PileTaken, Cue.PILE),
    (FootTaken, Cue.PILE),
    (PileFroze, Cue.FREEZE),
    (Melded, Cue.MELD),
    (MeldsCombined, Cue.MELD),
    (Discarded, Cue.DISCARD),
    (CalientePlayed, Cue.DISCARD),
    (CardDrawn, Cue.DRAW),
    (BonusLaid, Cue.MELD),
    (StopSetAside, Cue.MELD),
)
"""The sound of each event type, the most important first."""


def gist(events: Sequence[Event]) -> Cue | None:
    """Returns the only sound of a step that is shown without movement; ``None`` if it is silent."""
    kinds = {type(event) for event in events}
    return next((cue for kind, cue in _WEIGHTS if kind in kinds), None)


def verdict(points: Sequence[int], ours: frozenset[int], winners: Collection[int] = ()) -> Cue:
    """Returns the sound at the end of a deal, by the points of the sides; ``ours`` have people.

    If there are ``winners``, they have won the match, and only that counts.
    """
    best = {side for side, scored in enumerate(points) if scored == max(points)}
    if not ours.intersection(winners or best) and ours:
        return Cue.LOST
    return Cue.MATCH if winners else Cue.WON
