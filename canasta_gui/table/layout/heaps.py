"""How the cards of one place lie: fan, cascade, square, scatter, row."""

import math
from collections.abc import Sequence

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.table.layout.measure import LIFT
from canasta_gui.table.layout.slots import Slot

Poses = tuple[Pose, ...]

_HAND_PITCH = 0.58
_ARC = 11.0
"""The largest angle between the outer cards of a hand, in degrees."""
_BEND = 0.085
_HEAP = 3
"""Cards of a squared heap that are told apart."""
RUN_STRIP = 0.2
"""The part of a card of a sequence that shows above the next one, by its height: the rank."""
_GOLDEN = 2.399963
_CROSS_STEP = 0.2


def hand(area: Rect, card: float, count: int, raised: frozenset[int] = frozenset()) -> Poses:
    """The own hand: a slightly bent fan whose indices all show; raised cards stand out.

    The cards may be higher than their area: the window cuts off their feet.
    """
    if count == 0:
        return ()
    step = min(_HAND_PITCH * card, (area.w - 1.3 * card) / max(count - 1, 1))
    reach = step * (count - 1) / 2
    arc = min(_ARC, 1.0 * (count - 1))
    poses: list[Pose] = []
    for at in range(count):
        part = 0.0 if count == 1 else 2 * at / (count - 1) - 1
        angle = part * arc / 2
        sag = _BEND * card * (arc / _ARC) * part**2
        lift = LIFT * card if at in raised else 0.0
        turn = math.radians(angle)
        x = area.cx + part * reach + lift * math.sin(turn)
        y = area.y + (LIFT + 0.02) * card + card * CARD_ASPECT / 2 + sag - lift * math.cos(turn)
        poses.append(Pose(x, y, card, angle, at))
    return tuple(poses)


def fan(area: Rect, card: float, count: int) -> Poses:
    """Another player's cards: a small fan about the middle of its area."""
    if count == 0:
        return ()
    step = min(0.34 * card, (area.w - 1.25 * card) / max(count - 1, 1))
    arc = min(26.0, 3.2 * (count - 1))
    poses: list[Pose] = []
    for at in range(count):
        part = 0.0 if count == 1 else 2 * at / (count - 1) - 1
        y = area.y + card * CARD_ASPECT / 2 + 0.1 * card * (arc / 26) * (part**2)
        x = area.cx + part * step * (count - 1) / 2
        poses.append(Pose(x, y, card, part * arc / 2, at))
    return tuple(poses)


def cascade(slot: Slot, strip: float, count: int) -> Poses:
    """A growing meld: the first card in front and whole, the others peek out above it."""
    if count == 0:
        return ()
    front = slot.front
    room = (front.y - slot.top) / max(count - 1, 1)
    step = min(strip * front.h, room)
    return tuple(
        Pose(front.cx, front.cy - at * step, front.w, 0.0, count - at) for at in range(count)
    )


def run(slot: Slot, count: int) -> Poses:
    """A sequence: from the lowest card, farthest up, to the highest, whole and in front.

    Every index shows: where they would not, the cards are smaller.
    """
    if count == 0:
        return ()
    front = slot.front
    high = min(front.h, (front.bottom - slot.top) / (1 + (count - 1) * RUN_STRIP))
    step = RUN_STRIP * high
    last = front.bottom - high / 2
    return tuple(
        Pose(front.cx, last - (count - 1 - at) * step, high / CARD_ASPECT, 0.0, at)
        for at in range(count)
    )


def square(slot: Slot, count: int, top: int) -> Poses:
    """A canasta: a squared heap with one card on top; only the topmost ones lie a bit higher."""
    front = slot.front
    order = [at for at in range(count) if at != top] + [top]
    heights = {at: height for height, at in enumerate(order)}

    def pose(height: int) -> Pose:
        rise = max(height - count + _HEAP, 0) * 0.016 * front.w
        return Pose(front.cx, front.cy - rise, front.w, 0.0, height)

    return tuple(pose(heights[at]) for at in range(count))


def scatter(place: Rect, count: int, crosswise: frozenset[int]) -> Poses:
    """The pile: a little untidy, the top card straight, crosswise cards sticking out below it."""
    card = place.w
    poses: list[Pose] = []
    crossed = 0
    for at in range(count):
        swing = math.sin(at * _GOLDEN) * 3.2
        x = place.cx + math.cos(at * _GOLDEN) * 0.022 * card
        y = place.cy + math.sin(at * _GOLDEN * 1.7) * 0.022 * card
        if at in crosswise:
            y += _cross_shift(crossed) * card
            crossed += 1
            poses.append(Pose(x, y, card, 90 + swing, at))
        elif at == count - 1:
            poses.append(Pose(place.cx, place.cy, card, 0.0, at))
        else:
            poses.append(Pose(x, y, card, swing, at))
    return tuple(poses)


def _cross_shift(number: int) -> float:
    """Where the crosswise cards lie up or down, so that each one sticks out."""
    turns = (0.0, 1.0, -1.0)
    return turns[number % 3] * _CROSS_STEP


def row(place: Rect, card: float, count: int, pitch: float = 0.5) -> Poses:
    """Bonus cards: a row from the left, each one showing its index, at the foot of the place."""
    if count == 0:
        return ()
    card = min(card, place.h / CARD_ASPECT)
    step = min(pitch * card, (place.w - card) / max(count - 1, 1))
    left = place.x + card / 2
    y = place.bottom - card * CARD_ASPECT / 2
    return tuple(Pose(left + at * step, y, card, 0.0, at) for at in range(count))


def packet(place: Rect, count: int) -> Poses:
    """A second hand: a neat packet of which the topmost cards are told apart."""
    step = 0.05 * place.w

    def pose(at: int) -> Pose:
        rise = max(at - count + _HEAP, 0) * step
        return Pose(place.cx - rise, place.cy - rise, place.w, 0.0, at)

    return tuple(pose(at) for at in range(count))


def stack(place: Rect, count: int) -> Poses:
    """The stock as a few layers, by how many cards are left."""
    layers = min(math.ceil(count / 25), 4)
    step = 0.02 * place.w
    return tuple(Pose(place.cx, place.cy - at * step, place.w, 0.0, at) for at in range(layers))


def groups(area: Rect, card: float, counts: Sequence[int]) -> tuple[tuple[Poses, Rect], ...]:
    """The stage: groups side by side, each with the area of its cards."""
    if not counts:
        return ()
    gap = 0.35 * card
    share = (area.w - gap * (len(counts) - 1)) / len(counts)
    card = min(card, share)
    found: list[tuple[Poses, Rect]] = []
    x = area.x
    for count in counts:
        step = min(0.34 * card, (share - card) / max(count - 1, 1))
        width = card + step * max(count - 1, 0)
        y = area.y + card * CARD_ASPECT / 2
        poses = tuple(Pose(x + card / 2 + at * step, y, card, 0.0, at) for at in range(count))
        cell = Rect(x, area.y, min(max(width, 2.3 * card), share), card * CARD_ASPECT)
        found.append((poses, cell))
        x = cell.right + gap
    return tuple(found)
