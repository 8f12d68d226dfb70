"""Turns mouse events into gestures: clicks raise cards and activate places, drags carry cards."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from canasta_gui.table.gestures.carry import Carry, Pressed, Sway
from canasta_gui.table.gestures.hit_test import LiftedCards, place_at
from canasta_gui.table.gestures.hover import Hover, Touch
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.gestures import Activate, Drop, Gesture, Press, Rearrange
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind


class Mouse:
    """Turns presses, moves and releases into gestures, which it sends."""

    def __init__(self, table_scene: TableScene, send: Callable[[Gesture], None]) -> None:
        self._table_scene = table_scene
        self._send = send
        self._pressed: Pressed | None = None
        self._lifted: LiftedCards | None = None
        self._carrier: CardSprite | None = None
        """A temporary sprite for the top of the stock or of the pile while it is dragged."""
        self._takers: tuple[Zone, ...] = ()
        """The melds that accept the up-card while it is dragged."""
        self.homing: tuple[CardSprite, ...] = ()
        """The cards that were dropped last, until they are home."""
        self._grip = QPointF()
        self._carried = Carry()
        self.hover = Hover(table_scene)
        self._touch = Touch(table_scene)
        table_scene.player.beat_begun.connect(self._follow)
        table_scene.shown.connect(self._follow)

    @property
    def is_dragging(self) -> bool:
        """Returns whether cards are in the air."""
        return self._lifted is not None or self._carrier is not None

    @property
    def carried(self) -> tuple[Rect, ...]:
        """Returns the rectangles of the cards in the air, and of those that glide home."""
        carrier = () if self._carrier is None else (self._carrier,)
        sprites = carrier if self._lifted is None else self._lifted.sprites
        clock = self._table_scene.clock
        homing = (sprite for sprite in self.homing if clock.is_coming(sprite))
        return tuple(sprite.pose.rect for sprite in (*sprites, *homing))

    @property
    def sway(self) -> Sway:
        """Returns the tilt of the carried cards."""
        return self._carried.sway

    def press(self, at: QPointF, when: int, *, is_second: bool = False) -> None:
        """Handles a press of the button at a time in milliseconds."""
        table_scene = self._table_scene
        if table_scene.player.is_telling:
            table_scene.skip_moment()
            return
        seen = table_scene.board.sprite_at(table_scene.board.hand_zone, at)
        table_scene.finish()
        button = table_scene.furniture.button_at(at.x(), at.y())
        if button is None and table_scene.is_curtained:
            return
        if table_scene.furniture.is_refusal_at(at.x(), at.y()):
            table_scene.rule_asked.emit()
            return
        zone = FELT if button else place_at(table_scene.board.arrangement, at.x(), at.y())
        sprite = None if button else table_scene.board.sprite_at(zone, at)
        if zone == table_scene.board.hand_zone and seen in table_scene.board.hand:
            # The card that lay there when the person aimed counts, even if it is moving by now.
            sprite = seen
        self._pressed = Pressed(at, when, zone, sprite, button, is_second)
        self._set_down(button)
        if button is None:
            self._touch.begin(zone, sprite)

    def move(self, at: QPointF) -> None:
        """Handles a move of the pointer, with or without the button down."""
        pressed = self._pressed
        if pressed is None:
            self.hover.follow(at)
        elif self.is_dragging:
            self._carry(pressed, at)
        elif pressed.button is None and pressed.is_drag(
            at, self._table_scene.board.frame.measure.card
        ):
            self._start_drag(pressed)
            if self.is_dragging:
                self._carry(pressed, at)

    def release(self, at: QPointF, when: int) -> None:
        """Handles a release of the button at a time in milliseconds."""
        pressed, self._pressed = self._pressed, None
        self._set_down(None)
        if pressed is None:
            return
        self._let_go()
        if self.is_dragging and self._is_in_place(pressed, at) and pressed.is_click(when):
            self._put_back()
            self._click(pressed, at)
        elif self._lifted is not None:
            self._drop(self._lifted, at)
        elif self._carrier is not None:
            self._drop_carrier(pressed, at)
        elif pressed.button is not None:
            self._press_button(pressed.button, at)
        else:
            self._click(pressed, at)

    def cancel(self) -> None:
        """Cancels the drag: the cards travel back and no gesture follows."""
        self._pressed = None
        self._let_go()
        self._set_down(None)
        self._put_back()

    def _put_back(self) -> None:
        self._remove_carrier()
        if self._lifted is not None:
            lifted, self._lifted = self._lifted, None
            self._glide_home(lifted)

    def _let_go(self) -> None:
        self._carried.let_go()
        self._touch.end()

    def leave(self) -> None:
        """Handles the pointer's leaving the table."""
        self.hover.leave()

    # --- clicks

    def _click(self, pressed: Pressed, at: QPointF) -> None:
        table_scene, zone = self._table_scene, pressed.zone
        card_handler = table_scene.card_handler
        if place_at(table_scene.board.arrangement, at.x(), at.y()) != zone:
            return
        if zone.kind is ZoneKind.HAND:
            card_handler.let_go()
            if pressed.sprite is not None and zone == table_scene.board.hand_zone:
                card_handler.toggle(pressed.sprite)
            return
        if pressed.is_second:
            return
        selected = table_scene.board.raised_cards()
        if card_handler.held is not None:
            if drop := card_handler.put_down(zone):
                self._send(drop)
        elif zone.kind is ZoneKind.MELD and not selected and card_handler.may_carry(zone):
            card_handler.hold(zone)
        elif zone != FELT or selected:
            self._send(Activate(zone, selected))

    def _press_button(self, button: ButtonId, at: QPointF) -> None:
        furniture = self._table_scene.furniture
        if furniture.button_at(at.x(), at.y()) == button and furniture.can_press(button):
            self._send(Press(button))

    def _set_down(self, button: ButtonId | None) -> None:
        furniture = self._table_scene.furniture
        if furniture.down != button:
            furniture.down = button
            self._table_scene.refresh()

    # --- drags

    def _start_drag(self, pressed: Pressed) -> None:
        board, sprite = self._table_scene.board, pressed.sprite
        if sprite is not None and pressed.zone == board.hand_zone and sprite.face is not None:
            sprites = [it for it in board.hand if it in board.raised]
            self._lift(pressed, sprites if sprite in board.raised else [sprite])
        elif sprite is not None and self._table_scene.card_handler.may_carry(pressed.zone):
            self._lift(pressed, board.sprites[pressed.zone])
        elif pressed.zone in (STOCK, PILE):
            self._carrier = board.carrier(pressed.zone)
            if self._carrier is not None:
                self._grip = QPointF()
                self._take((self._carrier,), pressed.at)
            self._takers = self._table_scene.card_handler.takers() if pressed.zone == PILE else ()
            areas = [board.arrangement.areas[zone] for zone in self._takers]
            self._table_scene.overlay.offer([board.frame.hand, *areas])

    def _lift(self, pressed: Pressed, sprites: list[CardSprite]) -> None:
        assert pressed.sprite is not None
        self._grip = pressed.at - pressed.sprite.pos()
        self._lifted = self._table_scene.card_handler.lift(sprites, pressed.zone)
        self._lifted.held = sprites.index(pressed.sprite)
        self._take(self._lifted.sprites, pressed.at - self._grip)

    def _take(self, sprites: Sequence[CardSprite], middle: QPointF) -> None:
        table_scene = self._table_scene
        self.hover.leave()
        self._touch.end()
        table_scene.clock.forget(sprites)
        self._carried.take(sprites, middle, is_still=table_scene.options.reduced_motion)

    def _carry(self, pressed: Pressed, at: QPointF) -> None:
        self._carried.move(at - self._grip)
        pressed.has_left = pressed.has_left or not self._is_in_place(pressed, at)
        lifted = self._lifted
        if lifted is None:
            return
        self._make_room(lifted, at)
        self._show_target(lifted, at)

    def _show_target(self, lifted: LiftedCards, at: QPointF) -> None:
        table_scene = self._table_scene
        target = lifted.target(table_scene.board.arrangement, at.x(), at.y())
        area = table_scene.area(target) if target is not None else None
        table_scene.overlay.aim(area)
        over = place_at(table_scene.board.arrangement, at.x(), at.y())
        spoken = target if target is not None else over
        words = "" if spoken == lifted.source else lifted.text(spoken)
        frame = table_scene.board.frame
        table_scene.overlay.say(
            at.x(),
            at.y() - 0.5 * frame.measure.card,
            words,
            table_scene.window,
            table_scene.furniture_state(),
        )

    def _drop(self, lifted: LiftedCards, at: QPointF) -> None:
        table_scene = self._table_scene
        self._lifted = None
        arrangement = table_scene.board.arrangement
        target = lifted.target(arrangement, at.x(), at.y())
        over = place_at(arrangement, at.x(), at.y())
        if over == table_scene.board.hand_zone and lifted.source == over:
            order = table_scene.card_handler.order_with(lifted, self._slot_at(at))
            table_scene.card_handler.put_back(lifted)
            if faces := table_scene.card_handler.reorder(order):
                self._send(Rearrange(faces))
            return
        place = over if target is None and lifted.is_refused_by(over) else target
        if place is not None and place != lifted.source:
            # A refused drop is passed on as well, so that the reason is shown.
            table_scene.overlay.clear()
            self._send(Drop(lifted.cards, lifted.source, place))
        self._glide_home(lifted)

    def _glide_home(self, lifted: LiftedCards) -> None:
        self.homing = lifted.sprites
        self._table_scene.card_handler.put_back(lifted)

    def _drop_carrier(self, pressed: Pressed, at: QPointF) -> None:
        table_scene = self._table_scene
        self._remove_carrier()
        over = place_at(table_scene.board.arrangement, at.x(), at.y())
        upcard = table_scene.board.picture.cards(PILE)[-1:]
        if over in self._takers and upcard[0] is not None:
            self._send(Drop((upcard[0],), PILE, over))
        elif table_scene.board.frame.hand.holds(at.x(), at.y()):
            self._send(Activate(pressed.zone, table_scene.board.raised_cards()))

    def _remove_carrier(self) -> None:
        if self._carrier is not None:
            self._table_scene.board.remove(self._carrier)
            self._carrier = None
            self._table_scene.overlay.clear()

    def _is_in_place(self, pressed: Pressed, at: QPointF) -> bool:
        """Returns whether what is carried would stay where it was taken up if it was dropped."""
        board = self._table_scene.board
        if place_at(board.arrangement, at.x(), at.y()) != pressed.zone:
            return False
        if pressed.sprite is None or pressed.zone != board.hand_zone:
            return True
        return self._slot_at(at) == board.hand.index(pressed.sprite)

    def _slot_at(self, at: QPointF) -> int:
        """Returns the slot of the hand that is nearest to the card under the pointer."""
        return self._table_scene.card_handler.slot_at(*(at - self._grip).toTuple())

    def _make_room(self, lifted: LiftedCards, at: QPointF) -> None:
        """Shows the gap where the cards would go, while they are over the hand."""
        board = self._table_scene.board
        if lifted.source == board.hand_zone:
            slot = self._slot_at(at) if board.frame.hand.holds(at.x(), at.y()) else None
            self._table_scene.card_handler.make_room(lifted, slot)

    def _follow(self) -> None:
        """Lets go of carried cards that were taken away, as by undo."""
        lifted, zone_of = self._lifted, self._table_scene.board.zone_of
        if lifted is not None and any(zone_of(it) != lifted.source for it in lifted.sprites):
            self.cancel()
