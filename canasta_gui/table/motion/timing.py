"""Every duration of the table, in milliseconds at normal speed."""

from dataclasses import KW_ONLY, dataclass

from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.table_choices import Speed


@dataclass(frozen=True, slots=True)
class Timing:
    """The timing of one beat: travel, delay between two cards, and the rest afterwards."""

    travel: float
    _: KW_ONLY
    stagger: float = 0.0
    rest: float = 0.0
    longest: float = 1600.0
    """The time in milliseconds within which all cards set out, however many they are."""
    gentle: int = 0
    """The number of cards that set out within half of ``longest``; each further card adds less."""

    def scaled(self, factor: float) -> "Timing":
        """Returns the same timing at another speed."""
        return Timing(
            self.travel * factor,
            stagger=self.stagger * factor,
            rest=self.rest * factor,
            longest=self.longest * factor,
            gentle=self.gentle,
        )

    def delay(self, place: int, count: int) -> float:
        """Returns when the card at this place in the order of departure sets out, in
        milliseconds.
        """
        return place * min(self.stagger, self.longest / max(count + self.gentle, 1))


FACTORS = {
    Speed.INSTANT: 0.0,
    Speed.FAST: 0.5,
    Speed.NORMAL: 1.0,
    Speed.SLOW: 1.8,
}

TIMINGS = {
    BeatKind.SPREAD: Timing(420, stagger=16, rest=300, longest=700),
    BeatKind.PICK: Timing(420, rest=240),
    BeatKind.SEATS: Timing(620, stagger=60, rest=1300),
    BeatKind.CUT: Timing(300, stagger=14, rest=120),
    BeatKind.UNDER: Timing(320, stagger=10, rest=140),
    BeatKind.GATHER: Timing(320, stagger=6, rest=120, longest=300),
    BeatKind.DEAL: Timing(300, stagger=34, rest=160, longest=1700),
    BeatKind.TURN_UP: Timing(360, rest=160),
    BeatKind.DRAW: Timing(300, stagger=70, rest=90),
    BeatKind.BONUS: Timing(340, stagger=90, rest=140),
    BeatKind.MELD: Timing(330, stagger=60, rest=180),
    BeatKind.OPEN: Timing(0, rest=620),
    BeatKind.CANASTA: Timing(320, rest=1040),
    BeatKind.TAKE: Timing(560, stagger=40, rest=160, longest=900, gentle=20),
    BeatKind.THROW: Timing(330, rest=170),
    BeatKind.FREEZE: Timing(0, rest=640),
    BeatKind.SAY: Timing(0, rest=700),
    BeatKind.FOOT: Timing(340, stagger=30, rest=160),
    BeatKind.OUT: Timing(0, rest=1800),
    BeatKind.REVEAL: Timing(360, stagger=18, rest=200, longest=500),
    BeatKind.COUNT: Timing(0, rest=90),
    BeatKind.COUNT_LINE: Timing(0, rest=480),
    BeatKind.COUNT_DEAL: Timing(0, rest=1200),
    BeatKind.WON: Timing(0, rest=4200),
    BeatKind.SETTLE: Timing(220, stagger=12, longest=150),
}
"""The timing of each kind of beat."""


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """The time span of a movement within a beat: its start and its duration."""

    begin: float
    length: float

    def later(self, by: float) -> "TimeSpan":
        """Returns the same span, that many milliseconds later."""
        return TimeSpan(self.begin + by, self.length)


PARTS = {
    "turn": TimeSpan(0, 280),
    "seal": TimeSpan(220, 260),
    "flash": TimeSpan(240, 480),
    "points": TimeSpan(300, 500),
    "score": TimeSpan(740, 300),
    "open": TimeSpan(60, 520),
    "opening": TimeSpan(0, 600),
    "freeze": TimeSpan(0, 620),
    "frost": TimeSpan(500, 360),
    "knocks": TimeSpan(0, 460),
    "first ring": TimeSpan(90, 420),
    "second ring": TimeSpan(320, 420),
    "face": TimeSpan(420, 1380),
}
"""The spans of the effects beside the cards. Those of a canasta start when its cards lie square;
``open`` starts anew with each meld.
"""

GREAT_PARTS = {
    "shade": TimeSpan(0, 2120),
    "fan": TimeSpan(140, 900),
    "seal": TimeSpan(1040, 260),
    "flash": TimeSpan(1060, 520),
    "points": TimeSpan(460, 1640),
    "score": TimeSpan(1900, 300),
    "nod": TimeSpan(1140, 760),
    "opening": TimeSpan(180, 1120),
    "opened": TimeSpan(32, 1268),
    "freeze": TimeSpan(0, 940),
    "crystal": TimeSpan(48, 452),
    "out": TimeSpan(380, 1420),
    "heap": TimeSpan(60, 1700),
    "heap rays": TimeSpan(960, 800),
}
"""The spans of the effects of great moments: of the viewer's side, and of what concerns all."""
GREAT_HEAP = 30
"""The number of cards from which a taken pile is the greatest of all moments."""
_LONGER = {
    BeatKind.CANASTA: 1180.0,
    BeatKind.OPEN: 700.0,
    BeatKind.FREEZE: 320.0,
    BeatKind.TAKE: 700.0,
}
"""How much longer the rest of a great moment is."""
_STILL = {BeatKind.CANASTA: 300.0, BeatKind.FREEZE: 300.0, BeatKind.OUT: 300.0}
"""How long nothing moves after a moment, in milliseconds."""
NEXT_CANASTA = 170.0
"""The delay between two canastas that are closed at once, in milliseconds."""

COUNT_POPS = 120.0
"""The duration in milliseconds in which counted points appear."""
MOVES_ONLY = frozenset((BeatKind.COUNT, BeatKind.COUNT_LINE))
"""Beats that consist of movement only; with reduced motion their result is shown at once."""
GLIDE_HOME = Timing(220)
"""The timing of a card that travels back after a refused drop, or that makes room."""
RAISE = Timing(90)
FADE = Timing(160)
"""The timing of a fade, which replaces travel with reduced motion."""
TICK = 16
"""Milliseconds between two frames."""
REDRAW_AFTER_RESIZE = 140
"""Milliseconds after the last change of the window's size until cards are drawn anew."""
PACKED_AFTER, PACKED_EVERY = 1500, 60
"""Milliseconds after the last change on the table until pictures that nothing shows are packed, and
between two of them.
"""
PULSE = 420
"""Milliseconds between two dots of a player who thinks."""


def timing(kind: BeatKind, speed: Speed, *, is_reduced: bool) -> Timing:
    """Returns the durations of a beat; with reduced motion everything starts at once and only
    fades.
    """
    base = TIMINGS[kind]
    if is_reduced:
        base = Timing(FADE.travel, rest=base.rest)
    return base.scaled(FACTORS[speed])


def is_great(beat: Beat, own_side: int) -> bool:
    """Returns whether a beat is a great moment: an opening or a single canasta of the own side, a
    freeze, a large heap that anybody takes.
    """
    match beat.kind:
        case BeatKind.CANASTA:
            return len(beat.places) == 1 and beat.places[0].owner == own_side
        case BeatKind.OPEN:
            return any(zone.owner == own_side for zone in beat.places)
        case BeatKind.TAKE:
            return beat.taken >= GREAT_HEAP
        case kind:
            return kind is BeatKind.FREEZE


def later(beat: Beat, speed: Speed, own_side: int) -> float:
    """Returns the extra rest of a beat in milliseconds if it has several places to look at, is
    a great moment, or should be left to be looked at.
    """
    steps = {BeatKind.CANASTA: NEXT_CANASTA, BeatKind.OPEN: PARTS["open"].begin}
    several = max(len(beat.places) - 1, 0) * steps.get(beat.kind, 0.0)
    longer = _LONGER[beat.kind] if is_great(beat, own_side) else 0.0
    return (several + longer + _STILL.get(beat.kind, 0.0)) * FACTORS[speed]
