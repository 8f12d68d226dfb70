"""Effects of a canasta that closes: its cards turn, light flashes, the seal is pressed on."""

import math
from dataclasses import replace

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.layout.overlaps import MOVING
from canasta_gui.table.moments.effects import light, points, rays
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.flourish import Show
from canasta_gui.table.render import sparks
from canasta_gui.viewmodel.zones import Zone

_CONTACT = 0.55
"""The part of its movement after which a seal meets the card."""
_SEAL_HEIGHT = 0.9
"""How much larger the seal is at the beginning, as a part of its size."""
_SEAL_PRESS = 0.1
"""How much smaller the seal becomes when it is pressed on, as a part of its size."""
_THIN = 0.04
"""The least width of a turning card, seen from its edge, as a part of its width."""


def turning(at: MomentContext, zone: Zone) -> Show:
    """Returns the movement that lifts the squared cards and turns them once round."""
    board = at.board
    sprites = board.sprites[zone]
    faces, poses = at.state.picture.cards(zone), at.state.arrangement.poses[zone]

    def show(part: float) -> None:
        if part == 0:
            return
        for sprite, face, pose in zip(sprites, faces, poses, strict=True):
            if part == 1:
                sprite.settle(face, pose)
                continue
            sprite.turn(None if 0.25 < part < 0.75 else face)
            flip = max(abs(math.cos(2 * math.pi * part)), _THIN)
            height = math.sin(math.pi * part)
            sprite.hover(replace(pose, z=MOVING + pose.z), flip, height=height)

    return show


def seal(at: MomentContext, zone: Zone) -> Show:
    """Returns the movement of the seal: it shrinks onto the card, is pressed on and springs
    back.
    """

    def show(part: float) -> None:
        if part < _CONTACT:
            size = 1 + _SEAL_HEIGHT * (1 - (part / _CONTACT) ** 2)
        else:
            size = 1 - _SEAL_PRESS * math.sin(math.pi * (part - _CONTACT) / (1 - _CONTACT))
        size = 1.0 if part == 1 else size
        at.items.pose(("seal", zone), opacity=min(3 * part, 1.0), across=size, high=size)

    return show


def flash(at: MomentContext, zone: Zone, *, is_still: bool) -> Show:
    """Returns the light around the cards: red for a natural canasta, gold for any other."""
    return light(at, ("flash", zone), at.cards(zone), _colour(at, zone), is_still=is_still)


def burst(at: MomentContext, zone: Zone) -> Show:
    """Returns the rays behind the cards, in the same colour as the light."""
    return rays(at, ("burst", zone), at.cards(zone), _colour(at, zone))


def bonus_of(at: MomentContext, zone: Zone) -> str:
    """Returns what a canasta counts besides its cards; empty if nothing."""
    side = next(side for side in at.after.sides if side.side == zone.owner)
    return side.melds[zone.index].bonus if zone.index < len(side.melds) else ""


def bonus(at: MomentContext, zone: Zone, *, is_still: bool) -> Show | None:
    """Returns the flight of the canasta's points to the score; ``None`` if it counts nothing."""
    text = bonus_of(at, zone)
    if not text:
        return None
    plate = at.state.frame.sides[zone.owner].plate
    return points(at, ("points", zone), text, at.cards(zone), plate, is_still=is_still)


def arrival(at: MomentContext, zone: Zone, *, is_still: bool) -> Show:
    """Returns the light around the score when the points arrive there."""
    plate, under = at.state.frame.sides[zone.owner].plate, z.Z_UNDER_PLATES
    return light(at, ("score", zone), plate, sparks.GOLD, is_still=is_still, height=under)


def _colour(at: MomentContext, zone: Zone) -> str:
    return sparks.RED if at.state.picture.canastas[zone] == "natural" else sparks.GOLD
