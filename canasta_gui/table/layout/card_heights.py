"""The z values of cards by their place: below 100 lies furniture, from 2000 up moving cards."""

from canasta_gui.table.layout.geometry import Pose
from canasta_gui.viewmodel.zones import ZoneKind

_BANDS = {
    ZoneKind.BONUS: 100.0,
    ZoneKind.MELD: 200.0,
    ZoneKind.FOOT: 250.0,
    ZoneKind.PACKET: 280.0,
    ZoneKind.STOCK: 300.0,
    ZoneKind.SPREAD: 320.0,
    ZoneKind.PILE: 400.0,
    ZoneKind.DRAWN: 500.0,
    ZoneKind.STAGE: 700.0,
    ZoneKind.HAND: 800.0,
}
MOVING = 2000.0
"""The z value of cards on their way."""


def in_layer(pose: Pose, kind: ZoneKind) -> Pose:
    """Returns the pose of a card, whose z value counts within its place, at that of its place."""
    return Pose(pose.x, pose.y, pose.width, pose.angle, _BANDS[kind] + pose.z)
