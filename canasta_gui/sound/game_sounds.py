"""Plays the sounds of the moments of the game, each when its movement ends."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject

from canasta_gui.controller.conductor import Conductor
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.settings.model import Settings
from canasta_gui.sound.sound_bank import CALLS, Cue
from canasta_gui.sound.sound_player import FirstAction, SoundPlayer, is_in_front
from canasta_gui.table.motion.timing import GREAT_HEAP
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Beat, BeatKind, Step
from canasta_gui.viewmodel.table_choices import Speed
from engine import (
    BonusLaid,
    CalientePlayed,
    CanastaMade,
    CardDrawn,
    CardsDealt,
    DealScored,
    Discarded,
    Event,
    FootTaken,
    Match,
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
"""The number of cards from which a taken pile is heard as a wave."""


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


_INSTANT_GAP_MS = 250
"""The least milliseconds between sounds of steps without movement, which computers make quickly."""


GAP_MS = 45
"""The least milliseconds between two sounds."""


class SoundSpacing:
    """The time of the last sound."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = float("-inf")

    def allows(self, gap_ms: float = GAP_MS) -> bool:
        """Returns whether the last sound is long enough ago; if so, counts a new sound
        from now on.
        """
        now = self._clock()
        is_free = now - self._last >= gap_ms / 1000
        if is_free:
            self._last = now
        return is_free


class GameSounds(QObject):
    """Connects the game's events with sounds; nothing plays before a person's first action."""

    def __init__(self, table: TableWidget, conductor: Conductor, player: SoundPlayer) -> None:
        super().__init__(table)
        self._table = table
        self._conductor = conductor
        self._player = player
        self.pacing = SoundSpacing()
        self._moment: BeatSound | None = None
        """The sound of the present beat."""
        self._heard = 0
        """The number of landings of the beat whose sound was played."""
        self._is_end_heard = False
        """Whether the sound for the end of the match was already played by its beat."""
        self._is_awake = False
        self._was_called = False
        self.first_action = FirstAction(table)
        self.first_action.happened.connect(self._wake)
        table.beat_begun.connect(self._begin_beat)
        table.landed.connect(self._land)
        table.settled.connect(self._settle)
        conductor.stepped.connect(self._follow)
        conductor.refused.connect(self._refuse)
        conductor.deal_over.connect(self._end_deal)

    def apply(self, settings: Settings) -> None:
        """Applies a changed volume, and plays a sound to demonstrate it."""
        before = self._player.loudness
        self._player.apply(settings)
        if self._player.loudness not in (before, 0.0):
            self._play(Cue.MELD)

    def _play(self, cue: Cue, gap_ms: float = GAP_MS) -> None:
        can_be_heard = self._is_awake and self._player.loudness > 0
        # In the background only sounds that call the player back are played.
        is_meant = cue in CALLS or is_in_front()
        if can_be_heard and is_meant and self.pacing.allows(gap_ms):
            self._player.play(cue)

    def _wake(self) -> None:
        self._is_awake = True
        self._player.prepare()

    def _begin_beat(self, beat: Beat) -> None:
        if beat.kind is BeatKind.WON:
            # The sound of the end depends on whether a person has won.
            self._end_deal()
            self._is_end_heard = True
            return
        self._moment, self._heard = moment_of(beat), 0
        if self._moment is not None and not self._moment.landings:
            self._play(self._moment.cue)

    def _land(self) -> None:
        moment = self._moment
        if moment is not None and self._heard < moment.landings:
            self._heard += 1
            self._play(moment.cue)

    def _settle(self) -> None:
        """Ends a beat; if the player skipped its landings, one of them is played and no other."""
        if not self._heard:
            self._land()
        self._moment = None
        self._call()

    def _call(self) -> None:
        """Plays the call for the player before the screen, once for each turn."""
        session = self._conductor.session
        is_called = session is not None and session.waiting is Waiting.VIEWER
        if is_called and not self._was_called:
            self._play(Cue.TURN)
        self._was_called = is_called

    def _follow(self, step: Step) -> None:
        """Plays one sound for a step that is shown without movement."""
        session = self._conductor.session
        if session is None or session.waiting is not Waiting.VIEWER:
            self._was_called = False
        is_instant = self._table.options.speed is Speed.INSTANT
        cue = gist(step.events) if is_instant else None
        if cue is not None:
            self._play(cue, _INSTANT_GAP_MS)

    def _refuse(self) -> None:
        self._play(Cue.REFUSAL)

    def _end_deal(self) -> None:
        if self._is_end_heard:
            self._is_end_heard = False
            return
        session = self._conductor.session
        if session is not None and (points := _points(session.match)):
            winners = session.match.state.public.winners
            self._play(verdict(points, _sides_with_people(session.match), winners))


def _points(match: Match) -> tuple[int, ...]:
    """Returns the points of each side in the deal that has just ended."""
    events = match.moments[-1].entry.events if match.moments else ()
    scored = (event for event in events if isinstance(event, DealScored))
    return next((tuple(side.total for side in event.sides) for event in scored), ())


def _sides_with_people(match: Match) -> frozenset[int]:
    return frozenset(
        side
        for side, seats in enumerate(match.rules.seats.sides)
        if any(match.seats[seat].is_person for seat in seats)
    )
