"""What comes or stirs with a beat: a seal is pressed on, frost grows, whoever goes out knocks."""

import math
from collections.abc import Callable

from canasta_gui.table.furniture.signs import Signs
from canasta_gui.table.motion.timing import FACTORS, FADE, FLOURISHES, TIMINGS, Speed
from canasta_gui.viewmodel.beat import Beat, BeatKind

Show = Callable[[float], None]
"""Shows a part, from 0 to 1, of a movement; 1 leaves no trace of it."""

_KNOCK_DEPTH = 0.14
"""How far a plate goes down, by its height."""
_CONTACT = 0.55
"""The part of its way after which a seal meets the card."""
_SEAL_HEIGHT = 0.9
"""By how much it begins larger than it will be."""
_SEAL_PRESS = 0.1
"""By how much it gives way."""
_FROST_REACH = 0.16
"""By how much the ice begins larger than the card that it settles on."""


class Flourish:
    """A movement of something that is no card, beside those of the cards."""

    def __init__(self, show: Show, duration: float, delay: float = 0.0) -> None:
        self._show = show
        self._duration = duration
        self._delay = delay
        self._spent = 0.0
        show(0.0)

    def advance(self, milliseconds: float) -> bool:
        """Go on; answers whether it is over."""
        self._spent += milliseconds
        if self._spent >= self._delay + self._duration:
            self.finish()
            return True
        self._show(max((self._spent - self._delay) / self._duration, 0.0))
        return False

    def finish(self) -> None:
        """Show how it ends."""
        self._show(1.0)


def flourish(beat: Beat, signs: Signs, speed: Speed, *, is_reduced: bool) -> Flourish | None:
    """What moves beside the cards in a beat; with reduced motion signs only fade in."""
    if beat.kind not in FLOURISHES or (is_reduced and beat.kind is BeatKind.OUT):
        return None
    show = _fading(signs, beat) if is_reduced else _moving(signs, beat)
    length = FADE if is_reduced else FLOURISHES[beat.kind]
    # A seal waits until the cards below it lie square.
    delay = 0.0 if is_reduced else TIMINGS[beat.kind].travel
    return Flourish(show, length.travel * FACTORS[speed], delay * FACTORS[speed])


def _key(beat: Beat) -> object:
    """The sign that a beat is about."""
    if beat.kind is BeatKind.CANASTA:
        return ("seal", beat.at)
    return "frost" if beat.kind is BeatKind.FREEZE else ("seat", beat.seat)


def _fading(signs: Signs, beat: Beat) -> Show:
    return lambda part: signs.pose(_key(beat), opacity=part)


def _moving(signs: Signs, beat: Beat) -> Show:
    return {
        BeatKind.CANASTA: _seal,
        BeatKind.FREEZE: _frost,
        BeatKind.OUT: _knock,
    }[beat.kind](signs, _key(beat))


def _seal(signs: Signs, key: object) -> Show:
    """It comes down from above the card, gives way under the stamp and springs back."""

    def show(part: float) -> None:
        if part < _CONTACT:
            size = 1 + _SEAL_HEIGHT * (1 - (part / _CONTACT) ** 2)
        else:
            size = 1 - _SEAL_PRESS * math.sin(math.pi * (part - _CONTACT) / (1 - _CONTACT))
        size = 1.0 if part == 1 else size
        signs.pose(key, opacity=min(3 * part, 1.0), across=size, high=size)

    return show


def _frost(signs: Signs, key: object) -> Show:
    """It settles from around the card."""

    def show(part: float) -> None:
        size = 1 + _FROST_REACH * (1 - _eased(part))
        signs.pose(key, opacity=part, across=size, high=size)

    return show


def _knock(signs: Signs, key: object) -> Show:
    """The plate goes down twice, as a hand on the table would."""
    return lambda part: signs.pose(key, down=_KNOCK_DEPTH * abs(math.sin(2 * math.pi * part)))


def _eased(part: float) -> float:
    return 1 - (1 - part) ** 3
