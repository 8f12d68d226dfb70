"""Finds what cannot be read on a table, computed from the layout without a picture.

Texts are recorded while they are drawn; of cards only the positions are needed.
"""

import itertools
import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, cast

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.furniture.furniture import Furniture
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import DrawPixmap, PixmapItems
from canasta_gui.table.furniture.z_order import Z_FACES
from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.items.card_render_thread import CardRenderThread
from canasta_gui.table.layout.arrange import Arrangement, arrange
from canasta_gui.table.layout.frame import solve
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.table.layout.hand_layout import lower_row
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.index import index_places
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.view_shape import shape_of
from canasta_gui.viewmodel.picture import Picture, canasta_top, is_run, picture_of
from canasta_gui.viewmodel.table_view import RaisedCardsView, TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import rank_of
from tests.gui.table.painted_words import Heard, overheard

_LEAST_WORDS = 8.0
"""The smallest font size in pixels, unless the player chooses small text for everything."""
_GROUNDS = (
    "seat",
    "score",
    "button",
    "bubble",
    "notice",
    "seal",
    "stock-count",
    "pile-count",
    "mark",
)
"""Signs that cover what is below them; all others are text directly on the table."""


@dataclass(frozen=True)
class Words:
    """A line of text at its place on the table."""

    key: Hashable
    text: str
    rect: Rect
    z: float
    size: float


class Ledger(PixmapItems):
    """Records the places of signs and texts instead of making pictures of them."""

    _heard: ClassVar[dict[Hashable, Heard]] = {}

    def __init__(self, scene: QGraphicsScene, text: float) -> None:
        super().__init__(scene, 1.0)
        self._text = text
        """The height of the text, by which signs in the same place may differ."""
        self.rects: dict[Hashable, tuple[Rect, float]] = {}
        self.words: list[Words] = []

    @property
    def declared(self) -> tuple[Hashable, ...]:
        """The keys of the signs recorded so far."""
        return tuple(self.rects)

    def area(self, key: Hashable) -> Rect | None:
        """Returns a sign's rectangle."""
        return self.rects[key][0] if key in self.rects else None

    def take(self, key: Hashable) -> None:
        """Forgets a sign and its texts."""
        self.rects.pop(key, None)
        self.words = [words for words in self.words if words.key != key]

    def begin(self) -> None:
        """Forgets everything recorded so far."""
        self.rects, self.words = {}, []

    def end(self) -> None:
        """Does nothing: all records are kept."""

    def draw(
        self, key: Hashable, rect: Rect, z: float, content: Hashable, draw: DrawPixmap
    ) -> None:
        """Records the sign and its texts."""
        self.rects[key] = (rect, z)
        known = (key, content, self._text, round(rect.w, 1), round(rect.h, 1))
        if known not in self._heard:
            self._heard[known] = overheard(draw, rect.w, rect.h)
        for text, body, size in self._heard[known]:
            place = Rect(rect.x + body.x, rect.y + body.y, body.w, body.h)
            self.words.append(Words(key, text, place, z, size))

    def put(
        self, key: Hashable, rect: Rect, z: float, content: Hashable, make: Callable[[], QPixmap]
    ) -> None:
        """Records the sign's place."""
        self.rects[key] = (rect, z)


Boxes = NDArray[np.float64]
"""By row the left, upper, right and lower edges of rectangles, and their heights."""


def boxes_of(things: Iterable[tuple[Rect, float]]) -> Boxes:
    """Returns the boxes of rectangles with their heights."""
    rows = [(it.x, it.y, it.right, it.bottom, z) for it, z in things]
    return np.array(rows, np.float64).reshape(-1, 5).T


@dataclass
class Lying:
    """A view laid out in a window: its cards, its signs and its texts."""

    view: TableView
    arrangement: Arrangement
    picture: Picture
    ledger: Ledger
    cards: list[tuple[Zone, int, Pose, Rect]]
    grounds: list[tuple[Hashable, Rect, float]]

    @property
    def window(self) -> Rect:
        """The rectangle of the whole table."""
        return Rect(0, 0, self.arrangement.frame.width, self.arrangement.frame.height)

    @cached_property
    def card_boxes(self) -> Boxes:
        """The boxes of the cards."""
        return boxes_of((rect, pose.z) for _, _, pose, rect in self.cards)

    @cached_property
    def ground_boxes(self) -> Boxes:
        """The boxes of the grounds."""
        return boxes_of((rect, z) for _, rect, z in self.grounds)

    @cached_property
    def paper(self) -> list[tuple[str, Rect, float]]:
        """The edges of paper: their names, places and heights."""
        rects = self.ledger.rects.items()
        return [(str(key), place, z) for key, (place, z) in rects if _name(key) == "edges"]


_NOTHING_RAISED: Final = RaisedCardsView()


def lay(
    view: TableView,
    size: tuple[int, int],
    options: TableOptions,
    *,
    is_mirrored: bool = False,
    advice: RaisedCardsView = _NOTHING_RAISED,
) -> Lying:
    """Returns a view laid out in a window of this size; the first, a middle and the last card of
    the hand are raised.
    """
    frame = solve(shape_of(view, options, is_mirrored=is_mirrored), *size)
    picture = picture_of(view)
    last = len(view.seats[0].hand) - 1
    borrowing = frozenset(
        index for index, group in enumerate(view.stage.groups) if group.has_upcard
    )
    hinted = () if view.hint is None else view.hint.ghosts
    raised = frozenset({0, last // 2, last})
    arrangement = arrange(frame, picture, raised, borrowing, hinted)
    scene = QGraphicsScene()
    furniture = Furniture(scene, 1.0)
    ledger = Ledger(scene, frame.measure.text)
    furniture.items, furniture.advice = ledger, advice
    style = options.table_style
    card_pixmaps = CardPixmaps(CardPainter(options.deck_style), 1.0, CardRenderThread())
    look = (style, table_palette(style), card_pixmaps)
    furniture.show(FurnitureState(view, picture, arrangement, *look, raised=raised))
    cards = [
        (zone, at, pose, pose.rect)
        for zone, held in arrangement.poses.items()
        for at, pose in enumerate(held)
    ]
    grounds = [(key, rect, z) for key, (rect, z) in ledger.rects.items() if _name(key) in _GROUNDS]
    # Outside a portrait's circle there is only its glow.
    grounds += [(("face", seat), frame.place(seat).face, Z_FACES) for seat in _players(view)]
    return Lying(view, arrangement, picture, ledger, cards, grounds)


def _players(view: TableView) -> list[int]:
    return [seat.seat for seat in (*view.seats, *view.resting)]


def troubles(it: Lying) -> Iterator[str]:
    """Yields a description of everything that cannot be read."""
    yield from _bad_words(it)
    yield from _hidden_cards(it)
    yield from _hidden_names(it)


def _bad_words(it: Lying) -> Iterator[str]:
    for words in it.ledger.words:
        name = f"{words.key} {words.text!r}"
        if "…" in words.text:
            yield f"{name} is cut"
        if words.size < min(_LEAST_WORDS, 0.72 * it.arrangement.frame.measure.text):
            yield f"{name} is {words.size} px small"
        if not it.window.contains(words.rect, slack=0.5):
            yield f"{name} is outside"
        cover = _covering(it, _points(words.rect), words.z, words.key)
        if cover:
            yield f"{name} below {cover}"
    for one, other in itertools.combinations(it.ledger.words, 2):
        if one.rect.overlap(other.rect) > 1.0:
            yield f"{one.key} {one.text!r} and {other.key} {other.text!r} meet"


def _points(rect: Rect) -> list[tuple[float, float]]:
    across = max(2, math.ceil(rect.w / 12))
    return [
        (rect.x + rect.w * i / across, rect.y + rect.h * j / 2)
        for i in range(across + 1)
        for j in range(3)
    ]


def _covering(it: Lying, points: Sequence[tuple[float, float]], z: float, key: Hashable) -> str:
    for index in _meeting(it.card_boxes, points, np.nextafter(z, math.inf)):
        zone, at, pose, _ = it.cards[index]
        if any(is_on(pose, x, y) for x, y in points):
            return f"card {at} of {zone}"
    for index in _meeting(it.ground_boxes, points, z):
        other, place, _ = it.grounds[index]
        if other != key and any(place.holds(x, y) for x, y in points):
            return f"sign {other}"
    return ""


def _meeting(boxes: Boxes, points: Sequence[tuple[float, float]], least: float) -> list[int]:
    """Returns which boxes of at least this height meet the rectangle around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    lefts, tops, rights, bottoms, heights = boxes
    across = (lefts <= max(xs)) & (rights >= min(xs))
    down = (tops <= max(ys)) & (bottoms >= min(ys))
    return np.flatnonzero(across & down & (heights >= least)).tolist()


def _name(key: Hashable) -> str:
    return str(cast("tuple[object, ...]", key)[0] if isinstance(key, tuple) else key)


def is_on(pose: Pose, x: float, y: float, slack: float = 0.7) -> bool:
    """Returns whether a point is on a card, at least ``slack`` pixels from its edges."""
    turn = math.radians(-pose.angle)
    dx, dy = x - pose.x, y - pose.y
    across = dx * math.cos(turn) - dy * math.sin(turn)
    down = dx * math.sin(turn) + dy * math.cos(turn)
    half = pose.width / 2 - slack
    return abs(across) < half and abs(down) < half * CARD_ASPECT


def on_card(pose: Pose, box: QRectF) -> list[tuple[float, float]]:
    """Returns nine points of a box on a card, in coordinates of the table."""
    scale, turn = pose.width / 100, math.radians(pose.angle)
    cos, sin = scale * math.cos(turn), scale * math.sin(turn)
    xs = (box.left() - 50, box.center().x() - 50, box.right() - 50)
    ys = (box.top() - 70, box.center().y() - 70, box.bottom() - 70)
    return [
        (pose.x + dx * cos - dy * sin, pose.y + dx * sin + dy * cos)
        for dx, dy in itertools.product(xs, ys)
    ]


def _hidden_cards(it: Lying) -> Iterator[str]:
    for zone, at, pose, rect in it.cards:
        faces = it.picture.cards(zone)
        if not it.window.contains(rect, slack=1.0):
            yield f"card {at} of {zone} is outside"
        if faces[at] is None:
            continue
        boxes = _to_be_read(it, zone, at, pose)
        points = [point for box in boxes for point in on_card(pose, box)]
        if not points:
            continue
        cover = _covering(it, points, pose.z + 1e-6, None)
        if cover and not _is_squared_away(it, zone, at, pose):
            yield f"index {at} of {zone} below {cover}"


def _hidden_names(it: Lying) -> Iterator[str]:
    """Yields the names of melds that are missing or below other things."""
    for zone in it.arrangement.names:
        if ("name", zone) not in it.ledger.rects:
            yield f"{zone} has no name"
            continue
        place, z = it.ledger.rects["name", zone]
        left, right = 0.0, 0.95
        if not is_run(it.picture.cards(zone)):
            left, right = (0.05, 0.5) if zone in it.picture.canastas else (0.2, 0.8)
        wide, high = (right - left) * place.w, 0.32 * place.h
        letters = Rect(place.x + left * place.w, place.y, wide, high)
        if cover := _covering(it, _points(letters), z, None):
            yield f"name of {zone} below {cover}"


def _to_be_read(it: Lying, zone: Zone, at: int, pose: Pose) -> list[QRectF]:
    """Returns the parts of a card that must be visible: index and value, its rank, or nothing."""
    places = index_places(pose.width, is_large=True)
    column = [places.rank, places.sign, places.tag]
    count = len(it.picture.cards(zone))
    match zone.kind:
        case ZoneKind.HAND if at < lower_row(it.arrangement.poses[zone]) < count:
            return [places.rank, places.sign]
        case ZoneKind.HAND if zone.owner != it.view.viewer:
            # What lies open once a deal is over is counted on the score sheet.
            return []
        case ZoneKind.HAND | ZoneKind.BONUS:
            return column
        case ZoneKind.MELD if zone in it.picture.canastas:
            top = canasta_top(it.picture.cards(zone), it.picture.canastas[zone])
            return column if at == top else []
        case ZoneKind.MELD | ZoneKind.STAGE:
            return [places.rank]
        case ZoneKind.PILE:
            return column if at == count - 1 else []
        case _:
            return []


def _is_squared_away(it: Lying, zone: Zone, at: int, pose: Pose) -> bool:
    """Returns whether a card lies behind one of its rank, or one of a sequence with a name, and no
    part of its own rank shows: what would lies below an edge of paper.
    """
    cards, is_named = it.picture.cards(zone), zone in it.arrangement.names
    if zone.kind not in (ZoneKind.MELD, ZoneKind.STAGE):
        return False
    card, poses = cards[at], it.arrangement.poses[zone]
    rank = index_places(pose.width, is_large=True).rank
    for place in {max(at - 1, 0), min(at + 1, len(cards) - 1)} - {at}:
        other, front = cards[place], poses[place]
        shows = max(abs(front.y - pose.y) / rank.top(), abs(front.x - pose.x) / rank.left())
        if card is None or other is None or not (is_named or rank_of(card) == rank_of(other)):
            continue
        if front.z > pose.z and (shows < pose.width / 100 or _has_edge(it, zone, pose, front)):
            return True
    return False


def _has_edge(it: Lying, zone: Zone, pose: Pose, front: Pose) -> bool:
    """Returns whether an edge of paper covers what shows of a card behind another one."""
    one, other = pose.rect, front.rect
    strip = Rect(one.x, one.y, other.x - one.x or one.w, other.y - one.y or one.h)
    return any(
        z > pose.z and place.contains(strip, slack=1.0) and str(zone) in name
        for name, place, z in it.paper
    )
