"""The recipe of every sound of the table, by the name of its file."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from synthesis.materials import bar, ice, knock, slap, slide, thump
from synthesis.signals import Signal, between, low_pass, mixed, noise, scaled, struck

Recipe = Callable[[Random], Signal]


def draw(chance: Random) -> Signal:
    """Returns the sound of a card that slides off the stock."""
    return slide(chance, 190, between(2300, 4300), peak=0.45)


def discard(chance: Random) -> Signal:
    """Returns the sound of a card thrown onto the pile."""
    air = slide(chance, 70, between(3000, 2200), peak=0.7)
    return mixed((0, scaled(air, 0.35)), (44, slap(chance)), (45, scaled(thump(150, 12), 0.2)))


def meld(chance: Random) -> Signal:
    """Returns the sound of a card that is laid down with a finger on it."""
    depth = chance.uniform(165, 190)
    touch = slap(chance, chance.uniform(0.65, 0.85), 6)
    return mixed((0, scaled(touch, 0.8)), (1, scaled(thump(depth, 14), 0.24)))


def pile(chance: Random) -> Signal:
    """Returns the sound of several cards that are swept together and taken up."""
    swept = [(at, slide(chance, 88, between(1700, 3900), 0.62)) for at in (0, 72, 136, 192)]
    gathered = slide(chance, 260, between(1300, 2400), 0.55)
    return mixed(*swept, (0, scaled(gathered, 0.35)))


def heap(chance: Random) -> Signal:
    """Returns the sound of a large pile that crosses the table and is gathered."""
    moments = [620 * (step / 12) ** 0.8 for step in range(13)]
    swept = [
        (at, scaled(slide(chance, 96, between(1500 + at, 3600 + at), 0.62), 0.5 + at / 1100))
        for at in moments
    ]
    wave = slide(chance, 860, between(1100, 2900), 0.66)
    gathered = mixed((0, slap(chance, 0.6, 8)), (0, scaled(thump(150, 18), 0.35)))
    return mixed(*swept, (0, scaled(wave, 0.5)), (830, scaled(gathered, 0.6)))


def great_heap(chance: Random) -> Signal:
    """Returns the sound of a very large pile: the wave, and three rising bars as it is gathered."""
    notes = ((760, 196.0), (900, 261.63), (1040, 392.0))
    chord = [(at, scaled(bar(chance, hertz, 90), 0.6)) for at, hertz in notes]
    return mixed((0, heap(chance)), *chord)


def opening(chance: Random) -> Signal:
    """Returns the sound of a side's first melds: cards laid in a row, and a chord of wood below
    them.
    """
    laid = [(at, scaled(meld(chance), 0.8)) for at in (0, 70, 132, 188)]
    chord = mixed((0, bar(chance, 220.0, 70)), (18, bar(chance, 329.63, 70)))
    return mixed(*laid, (150, scaled(chord, 0.55)))


def shuffle(chance: Random) -> Signal:
    """Returns the sound of a riffle that becomes faster, until the packet slides shut."""
    moments = [310 * (1 - (1 - step / 30) ** 1.35) for step in range(30)]
    snaps = [
        (at + chance.uniform(0, 4), scaled(slap(chance, 1.35, 2.2), chance.uniform(0.35, 0.7)))
        for at in moments
    ]
    return mixed(*snaps, (320, scaled(slide(chance, 150, between(2600, 1500), 0.35), 0.8)))


def deal(chance: Random) -> Signal:
    """Returns the sound of cards dealt round the table, one after the other."""
    flicks = [(at, discard(chance)) for at in (0, 112, 222, 334, 444, 556)]
    return mixed(*((at, scaled(flick, 1 - at / 1100)) for at, flick in flicks))


def canasta(chance: Random) -> Signal:
    """Returns the sound of a canasta: the cards are squared on the table, followed by wood."""
    square = mixed((0, slap(chance, 0.55, 7)), (0, scaled(thump(170, 15), 0.4)))
    notes = ((115, bar(chance, 329.63, 55)), (205, bar(chance, 440.0, 62)))
    return mixed((0, square), (62, scaled(square, 0.7)), *((at, scaled(n, 0.7)) for at, n in notes))


def freeze(chance: Random) -> Signal:
    """Returns the sound of a pile that is frozen."""
    return ice(chance)


def out(chance: Random) -> Signal:
    """Returns the sound of going out: two knocks on the table."""
    return mixed((0, knock(chance)), (125, scaled(knock(chance, 1.06), 0.9)))


def count(chance: Random) -> Signal:
    """Returns the sound of points that are counted: a bead of wood on a wire."""
    bead = bar(chance, chance.uniform(780, 880), 16)
    return mixed((0, bead), (9, scaled(bar(chance, 620.0, 9), 0.3)))


def counted(chance: Random) -> Signal:
    """Returns the sound of a counted line of the score: beads pushed together."""
    beads = [(at, scaled(bar(chance, 587.33, 30), part)) for at, part in ((0, 1.0), (46, 0.6))]
    return mixed(*beads, (46, scaled(bar(chance, 392.0, 60), 0.5)))


def match(chance: Random) -> Signal:
    """Returns the sound of a won match: wooden bars that play two rising chords."""
    run = ((0, 329.63), (95, 440.0), (190, 554.37), (300, 493.88), (395, 659.26))
    notes = [(at, scaled(bar(chance, hertz, 80), 0.8)) for at, hertz in run]
    rest = [(520, scaled(bar(chance, hertz, 150), 0.6)) for hertz in (440.0, 554.37, 880.0)]
    return mixed(*notes, *rest)


def won(chance: Random) -> Signal:
    """Returns the sound of a deal that the player's side won: three rising bars."""
    notes = ((0, 329.63), (90, 440.0), (180, 554.37))
    return mixed(*((at, bar(chance, hertz, 62)) for at, hertz in notes))


def lost(chance: Random) -> Signal:
    """Returns the sound of a deal that the player's side lost: two falling bars."""
    notes = ((0, 349.23), (150, 261.63))
    return mixed(*((at, bar(chance, hertz, 60)) for at, hertz in notes))


def refusal(chance: Random) -> Signal:
    """Returns the sound of a refusal: a soft fist on cloth."""
    cloth = low_pass(low_pass(struck(noise(chance, 90), 4, 16), 420), 420)
    return mixed((0, thump(150, 24)), (0, scaled(cloth, 5)))


def turn(chance: Random) -> Signal:
    """Returns the sound of the player's turn: one bar, struck very softly."""
    return low_pass(bar(chance, 440.0, 50), 1200)


RECIPES: Final[Mapping[str, Recipe]] = {
    "draw-1": draw,
    "draw-2": draw,
    "discard-1": discard,
    "discard-2": discard,
    "meld-1": meld,
    "meld-2": meld,
    "meld-3": meld,
    "pile": pile,
    "heap": heap,
    "sweep": great_heap,
    "opening": opening,
    "shuffle": shuffle,
    "deal": deal,
    "canasta": canasta,
    "freeze": freeze,
    "out": out,
    "count-1": count,
    "count-2": count,
    "count-3": count,
    "counted": counted,
    "match": match,
    "won": won,
    "lost": lost,
    "refusal": refusal,
    "turn": turn,
}
SOFTER: Final[Mapping[str, float]] = {
    "turn": 8,
    "count": 6,
    "counted": 3,
    "freeze": 3,
    "draw": 3,
    "refusal": 2,
    "discard": 1,
    "meld": 2,
}
"""The decibels by which a sound is softer than the rest, by its name without number."""
