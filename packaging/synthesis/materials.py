"""The sounds of materials: cards, cloth, wood and ice."""

from random import Random

from synthesis.signals import (
    Curve,
    Signal,
    band,
    between,
    high_pass,
    hump,
    low_pass,
    mixed,
    noise,
    samples,
    scaled,
    shaped,
    struck,
    tone,
)


def slide(chance: Random, milliseconds: float, pitch: Curve, peak: float = 0.4) -> Signal:
    """Returns paper sliding over paper: hiss whose pitch follows the speed, roughened by
    friction.
    """
    hiss = band(noise(chance, milliseconds), pitch, 1.1)
    rough = low_pass(noise(chance, milliseconds), 90)
    grain = [here * (0.2 + 10 * abs(grip)) for here, grip in zip(hiss, rough, strict=True)]
    return high_pass(shaped(grain, hump(peak, 1.4)), 350)


def slap(chance: Random, brightness: float = 1.0, decay: float = 9) -> Signal:
    """Returns a card that hits cards: a crack of air and paper, then the far edge of the card."""
    first = struck(noise(chance, 70), 0.6, decay)
    edge = struck(noise(chance, 45), 0.8, decay * 0.6)
    both = mixed((0, first), (chance.uniform(13, 17), scaled(edge, 0.45)))
    body = band(both, between(1900 * brightness, 1250 * brightness), 1.3)
    return mixed((0, body), (0, scaled(low_pass(both, 500), 0.6)))


def thump(depth: float, decay: float = 26) -> Signal:
    """Returns a blow on the table under its cloth: a few deep tones that end at once."""
    modes = ((1.0, 1.0, 1.0), (1.83, 0.5, 0.7), (2.91, 0.28, 0.5))
    tones = (
        scaled(tone(depth * ratio, decay * stay, decay * 6), strength)
        for ratio, strength, stay in modes
    )
    return struck(mixed(*((0, part) for part in tones)), 2.0, decay * 3)


def knock(chance: Random, pitch: float = 1.0) -> Signal:
    """Returns a knuckle on the wooden edge."""
    modes = ((236, 20, 0.8), (452, 16, 0.8), (715, 11, 0.55), (1190, 6, 0.3))
    wood = mixed(
        *((0, scaled(tone(pitch * hertz, stay, 120), part)) for hertz, stay, part in modes)
    )
    skin = low_pass(struck(noise(chance, 14), 0.5, 2.5), 1800)
    return mixed((0, struck(wood, 1.0, 60)), (0, scaled(skin, 0.8)))


def bar(chance: Random, frequency: float, decay: float = 90) -> Signal:
    """Returns a wooden bar under a soft mallet; its first overtone is two octaves up, as a
    marimba's.
    """
    modes = ((1.0, decay, 1.0), (3.98, decay * 0.28, 0.2), (9.6, decay * 0.09, 0.06))
    wood = mixed(
        *((0, scaled(tone(frequency * r, stay, decay * 5), part)) for r, stay, part in modes)
    )
    mallet = low_pass(struck(noise(chance, 16), 1.5, 3), 900)
    return mixed((0, struck(wood, 2.5, decay * 4)), (0, scaled(mallet, 0.5)))


def ice(chance: Random) -> Signal:
    """Returns thin ice under the weight of a card: a few high bells, and a crackle."""
    modes = ((2093, 26, 0.8), (3136, 20, 0.6), (4699, 12, 0.35), (6272, 8, 0.2))
    bells = mixed(*((0, scaled(tone(hertz, stay, 150), part)) for hertz, stay, part in modes))
    cracks = [0.0] * samples(90)
    for _ in range(9):
        cracks[round(len(cracks) * chance.random() ** 2)] = chance.uniform(-1, 1)
    crackle = band(cracks, between(5200, 3600), 0.5)
    return mixed((0, struck(bells, 1.2, 60)), (0, scaled(crackle, 1.6)))
