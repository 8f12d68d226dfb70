"""Every sound of the table, by the name of its file."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from synthesis.materials import bar, ice, knock, slap, slide, thump
from synthesis.signals import Signal, between, low_pass, mixed, noise, scaled, struck

Recipe = Callable[[Random], Signal]


def draw(chance: Random) -> Signal:
    """A card slides off the stock."""
    return slide(chance, 190, between(2300, 4300), peak=0.45)


def discard(chance: Random) -> Signal:
    """A flick that lands on the pile."""
    air = slide(chance, 70, between(3000, 2200), peak=0.7)
    return mixed((0, scaled(air, 0.35)), (44, slap(chance)), (45, scaled(thump(150, 12), 0.2)))


def meld(chance: Random) -> Signal:
    """A card is set down with a finger on it."""
    depth = chance.uniform(165, 190)
    touch = slap(chance, chance.uniform(0.65, 0.85), 6)
    return mixed((0, scaled(touch, 0.8)), (1, scaled(thump(depth, 14), 0.24)))


def pile(chance: Random) -> Signal:
    """Several cards are swept together and taken up."""
    swept = [(at, slide(chance, 88, between(1700, 3900), 0.62)) for at in (0, 72, 136, 192)]
    gathered = slide(chance, 260, between(1300, 2400), 0.55)
    return mixed(*swept, (0, scaled(gathered, 0.35)))


def shuffle(chance: Random) -> Signal:
    """A riffle: corners snap against each other, faster and faster, then the packet slides shut."""
    moments = [310 * (1 - (1 - step / 30) ** 1.35) for step in range(30)]
    snaps = [
        (at + chance.uniform(0, 4), scaled(slap(chance, 1.35, 2.2), chance.uniform(0.35, 0.7)))
        for at in moments
    ]
    return mixed(*snaps, (320, scaled(slide(chance, 150, between(2600, 1500), 0.35), 0.8)))


def deal(chance: Random) -> Signal:
    """A handful of cards round the table, one after the other."""
    flicks = [(at, discard(chance)) for at in (0, 112, 222, 334, 444, 556)]
    return mixed(*((at, scaled(flick, 1 - at / 1100)) for at, flick in flicks))


def canasta(chance: Random) -> Signal:
    """The cards are squared up on the table, and wood says that it is done."""
    square = mixed((0, slap(chance, 0.55, 7)), (0, scaled(thump(170, 15), 0.4)))
    notes = ((115, bar(chance, 329.63, 55)), (205, bar(chance, 440.0, 62)))
    return mixed((0, square), (62, scaled(square, 0.7)), *((at, scaled(n, 0.7)) for at, n in notes))


def freeze(chance: Random) -> Signal:
    """The pile is frozen."""
    return ice(chance)


def out(chance: Random) -> Signal:
    """Somebody goes out: two knocks on the table."""
    return mixed((0, knock(chance)), (125, scaled(knock(chance, 1.06), 0.9)))


def won(chance: Random) -> Signal:
    """The deal was ours: three bars up."""
    notes = ((0, 329.63), (90, 440.0), (180, 554.37))
    return mixed(*((at, bar(chance, hertz, 62)) for at, hertz in notes))


def lost(chance: Random) -> Signal:
    """The deal was theirs: two bars down, no reproach."""
    notes = ((0, 349.23), (150, 261.63))
    return mixed(*((at, bar(chance, hertz, 60)) for at, hertz in notes))


def refusal(chance: Random) -> Signal:
    """That does not go: a soft fist on cloth."""
    cloth = low_pass(low_pass(struck(noise(chance, 90), 4, 16), 420), 420)
    return mixed((0, thump(150, 24)), (0, scaled(cloth, 5)))


def turn(chance: Random) -> Signal:
    """It is your turn: one bar, barely touched."""
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
    "shuffle": shuffle,
    "deal": deal,
    "canasta": canasta,
    "freeze": freeze,
    "out": out,
    "won": won,
    "lost": lost,
    "refusal": refusal,
    "turn": turn,
}
SOFTER: Final[Mapping[str, float]] = {"turn": 0.4, "refusal": 0.8, "freeze": 0.7, "draw": 0.7}
"""By name without number: what shall be heard less than the rest, as a factor."""
