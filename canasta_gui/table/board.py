"""The card sprites of the scene: which lies in which place, and where each belongs."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.arrange import (
    SHOWN_OF,
    Arrangement,
    arrange,
    hidden_places,
    peeking,
)
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.layout.hand_layout import hand
from canasta_gui.table.layout.overlaps import PEEK, in_layer
from canasta_gui.table.layout.pile_layout import buried
from canasta_gui.table.motion.clock import Travel
from canasta_gui.table.motion.timing import Timing
from canasta_gui.table.motion.wave import arrivals, departures, hidden_in_stock, wave
from canasta_gui.viewmodel.beat import Beat, BeatKind, Token, tokens_of
from canasta_gui.viewmodel.choreography import settling
from canasta_gui.viewmodel.picture import Picture
from canasta_gui.viewmodel.table_view import Ghosts
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from engine import Card


class Board:
    """Keeps the sprites by place; `MotionClock` moves them."""

    def __init__(self, scene: QGraphicsScene, card_pixmaps: CardPixmaps, frame: Frame) -> None:
        self._scene = scene
        self._card_pixmaps = card_pixmaps
        self._tokens: dict[Token, CardSprite] = {}
        self.stock: list[CardSprite] = []
        """The top card of the stock, if there is one."""
        self.sprites: dict[Zone, list[CardSprite]] = {}
        self.picture = Picture()
        self.frame = frame
        self.arrangement: Arrangement = arrange(frame, self.picture)
        self.raised: list[CardSprite] = []
        self.borrowing: frozenset[int] = frozenset()
        self.hinted: tuple[Ghosts, ...] = ()
        """The cards of a hint, shown where a move would put them."""
        self.peeking: CardSprite | None = None
        """The card of the viewer's hand that comes up under the pointer."""

    @property
    def hand_zone(self) -> Zone:
        """Returns the place of the viewer's hand."""
        return Zone(ZoneKind.HAND, next(iter(self.frame.seats)))

    @property
    def own_side(self) -> int:
        """Returns the viewer's side."""
        return next(iter(self.frame.sides))

    @property
    def hand(self) -> list[CardSprite]:
        """Returns the sprites of the viewer's hand, from left to right."""
        return self.sprites.get(self.hand_zone, [])

    def all_sprites(self) -> list[CardSprite]:
        """Returns the sprite of every card that has a place."""
        return [sprite for sprites in self.sprites.values() for sprite in sprites]

    def counts(self, is_meant: Callable[[CardSprite], bool]) -> dict[Zone, int]:
        """Returns how many cards of each place are meant."""
        every = (*self.sprites.items(), (STOCK, self.stock))
        return {zone: sum(map(is_meant, held)) for zone, held in every}

    def raised_cards(self) -> tuple[Card, ...]:
        """Returns the faces of the raised cards, in the order of the hand."""
        return tuple(it.face for it in self.hand if it in self.raised and it.face is not None)

    def zone_of(self, sprite: CardSprite) -> Zone | None:
        """Returns the place where a sprite lies."""
        return next((zone for zone, held in self.sprites.items() if sprite in held), None)

    def sprite_at(self, zone: Zone, point: QPointF) -> CardSprite | None:
        """Returns the topmost card of a place under a point of the scene."""
        held = self.sprites.get(zone, [])
        for sprite in sorted(held, key=lambda it: it.zValue(), reverse=True):
            if sprite.pose.covers(point.x(), point.y()):
                return sprite
        return None

    def set_frame(self, frame: Frame, *, is_rough: bool = False) -> None:
        """Lays everything out in another frame at once; roughly: without drawing cards again."""
        self.frame = frame
        self.rearrange()
        if is_rough:
            self._lie_roughly()
        else:
            self._show_stock()
            self.lie()

    def _lie_roughly(self) -> None:
        for zone, held in self.sprites.items():
            for sprite, pose in zip(held, self.arrangement.poses[zone], strict=True):
                sprite.hover(pose)
        for sprite, pose in zip(self.stock, self.arrangement.stock[-1:], strict=True):
            sprite.hover(pose)

    def dress(self, card_pixmaps: CardPixmaps) -> None:
        """Draws every card again."""
        self._card_pixmaps = card_pixmaps
        for sprite in [*self.all_sprites(), *self.stock]:
            sprite.dress(card_pixmaps)

    def rearrange(self) -> None:
        """Computes the poses again after a change of what is raised or borrowed."""
        self.raised = [sprite for sprite in self.raised if sprite in self.hand]
        raised = frozenset(at for at, sprite in enumerate(self.hand) if sprite in self.raised)
        self.arrangement = arrange(self.frame, self.picture, raised, self.borrowing, self.hinted)
        if self.peeking not in self.hand:
            self.peeking = None
        if self.peeking is not None:
            at = self.hand.index(self.peeking)
            self.arrangement = peeking(self.arrangement, self.hand_zone, at, self.peek_height)

    def hand_in(self, order: Sequence[CardSprite]) -> tuple[Pose, ...]:
        """Returns how the cards of the own hand would lie in another order."""
        raised = frozenset(at for at, sprite in enumerate(order) if sprite in self.raised)
        faces, area = tuple(sprite.face for sprite in order), self.frame.hand
        poses = hand(area, self.frame.width / 2, self.frame.measure.card, faces, raised)
        return tuple(in_layer(pose, ZoneKind.HAND) for pose in poses)

    @property
    def peek_height(self) -> float:
        """Returns how far a card rises under the pointer, in pixels."""
        return PEEK * self.frame.measure.card

    def reorder(self, order: list[CardSprite]) -> None:
        """Reorders the sprites of the viewer's hand."""
        self.sprites[self.hand_zone] = order
        faces = tuple(sprite.face for sprite in order)
        self.picture = replace(self.picture, zones={**self.picture.zones, self.hand_zone: faces})
        self.rearrange()

    def carrier(self, zone: Zone) -> CardSprite | None:
        """Returns a new sprite without a place, to drag the top of stock or pile."""
        held = self.sprites.get(zone, [])
        if zone == PILE and held:
            sprite = self._create(held[-1].pose)
            sprite.turn(held[-1].face)
            return sprite
        return self._create(self._stock_pose()) if zone == STOCK and self.stock else None

    def home(self, sprite: CardSprite) -> Pose:
        """Returns the pose that belongs to a sprite."""
        zone = self.zone_of(sprite)
        assert zone is not None
        return self.arrangement.poses[zone][self.sprites[zone].index(sprite)]

    def lie(self) -> None:
        """Moves every card to its pose at once."""
        for zone, held in self.sprites.items():
            faces = self.picture.cards(zone)
            poses = self.arrangement.poses[zone]
            hidden = hidden_places(zone, self.picture, poses)
            for at, (sprite, pose, face) in enumerate(zip(held, poses, faces, strict=True)):
                sprite.setOpacity(1.0)
                if at in hidden:
                    sprite.bury(face, pose)
                else:
                    sprite.setVisible(True)
                    sprite.settle(face, pose)
        for sprite, cover in zip(self.hand, [*self.hand[1:], None], strict=False):
            sprite.resting.lie_below(cover)

    def jump(self, picture: Picture) -> None:
        """Shows a picture at once."""
        self.begin()
        if picture == self.picture:
            # At the end of a step every card is where it belongs.
            self.sprites = {zone: self.sprites[zone] for zone in picture.zones}
            self.picture = picture
            self.rearrange()
            self._show_stock()
        else:
            for travel in self.enter(settling(self.picture, picture), Timing(0), is_fading=False):
                if travel.is_leaving:
                    self.remove(travel.sprite)
        self.lie()

    def begin(self) -> None:
        """Begins a step: gives every sprite its token of the choreography."""
        self._tokens = {}
        for zone, tokens in tokens_of(self.picture).items():
            self._tokens.update(zip(tokens, self.sprites[zone], strict=True))

    def enter(self, beat: Beat, timing: Timing, *, is_fading: bool) -> list[Travel]:
        """Takes over the picture after a beat; returns the travels that lead there."""
        held, heap = len(self.hand), self.sprites.get(PILE, [])
        new = self._create_new(beat)
        self.sprites = {
            zone: [self._tokens[placed.token] for placed in cards]
            for zone, cards in beat.zones.items()
        }
        self.picture = beat.picture
        if len(self.hand) < held:
            # Either of two equal cards may have left, so that no card stays raised.
            self.raised = []
        self.rearrange()
        shown = self._show_stock(timing)
        kept = {placed.token for cards in beat.zones.values() for placed in cards}
        gone = [self._tokens.pop(token) for token in list(self._tokens) if token not in kept]
        poses = self.arrangement.poses
        travels = arrivals(beat, timing, self._tokens, poses, is_fading=is_fading)
        if not is_fading:
            travels = hidden_in_stock(travels, new)
        if beat.kind is BeatKind.TAKE:
            middle = self.frame.width / 2, self.frame.height / 2
            travels = wave(travels, heap, middle, timing)
        left = departures(beat, timing, gone, self._stock_pose(), is_fading=is_fading)
        return shown + travels + left

    def draw_ahead(self, picture: Picture, frame: Frame) -> None:
        """Orders the pixmaps that the next picture needs in its frame, so that none is drawn while
        many cards move.
        """
        coming = arrange(frame, picture)
        for pose in coming.stock[-1:]:
            self._card_pixmaps.draw_ahead(None, pose.width)
        for zone in picture.zones:
            # What lies hidden already stays so; what comes to lie there is seen on its way.
            lying = hidden_places(zone, self.picture, self.arrangement.poses.get(zone, ()))
            hidden = lying & hidden_places(zone, picture, coming.poses[zone])
            faces = picture.cards(zone)
            for at, (face, pose) in enumerate(zip(faces, coming.poses[zone], strict=True)):
                if at not in hidden:
                    self._card_pixmaps.draw_ahead(face, pose.width)

    def tidy(self) -> None:
        """Hides the cards that cannot be seen below the pile, or in a square."""
        hidden = buried(self.arrangement.poses[PILE])
        for at, sprite in enumerate(self.sprites.get(PILE, [])):
            sprite.setVisible(at not in hidden)
        self.tidy_squares(lambda _: False)

    def tidy_squares(self, is_coming: Callable[[CardSprite], bool]) -> None:
        """Hides the cards deep in canastas and feet, but none that is still coming."""
        feet = [zone for zone in self.sprites if zone.kind is ZoneKind.FOOT]
        for zone in (*self.picture.canastas, *feet):
            lying = [sprite for sprite in self.sprites.get(zone, []) if not is_coming(sprite)]
            for depth, sprite in enumerate(sorted(lying, key=lambda it: -it.zValue())):
                sprite.setVisible(depth < SHOWN_OF[zone.kind])

    def remove(self, sprite: CardSprite) -> None:
        """Removes a sprite from the scene."""
        if sprite.scene() is self._scene:
            self._scene.removeItem(sprite)

    def _create_new(self, beat: Beat) -> set[CardSprite]:
        """Puts the cards on the stock that leave it in a beat; returns their sprites."""
        start, known = self._stock_pose(), set(self._tokens)
        tokens = {placed.token for cards in beat.zones.values() for placed in cards}
        new = {token: self._create(start) for token in sorted(tokens - known)}
        self._tokens |= new
        return set(new.values())

    def _create(self, pose: Pose) -> CardSprite:
        sprite = CardSprite(self._card_pixmaps, None, pose)
        self._scene.addItem(sprite)
        return sprite

    def _stock_pose(self) -> Pose:
        layers, rect = self.arrangement.stock, self.frame.stock
        return layers[-1] if layers else Pose(rect.cx, rect.cy, rect.w)

    def _show_stock(self, timing: Timing | None = None) -> list[Travel]:
        """Shows the top card of the stock; with a timing, returns its travel to another size."""
        # The edges of the cards below the top one are furniture.
        layers = self.arrangement.stock[-1:]
        while len(self.stock) > len(layers):
            self.remove(self.stock.pop())
        while len(self.stock) < len(layers):
            self.stock.append(self._create(layers[-1]))
        travels: list[Travel] = []
        for sprite, pose in zip(self.stock, layers, strict=True):
            if timing is None or round(sprite.pose.width) == round(pose.width):
                sprite.lie(pose)
            else:
                travels.append(Travel(sprite, pose, None, duration=timing.travel, is_moved=True))
        return travels
