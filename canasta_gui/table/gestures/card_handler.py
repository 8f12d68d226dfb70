"""Raises, reorders and lifts the cards of the viewer, for mouse and keyboard alike."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from canasta_gui.table.board import Board
from canasta_gui.table.gestures.hit_test import LiftedCards
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.layout.hand_layout import lower_row
from canasta_gui.table.motion.clock import MotionClock, Travel
from canasta_gui.table.motion.timing import FACTORS, GLIDE_HOME, RAISE
from canasta_gui.table.overlay import Overlay
from canasta_gui.table.step_player import StepPlayer
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.gestures import Drop, TargetOracle
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
from engine import Card


class CardHandler(QObject):
    """Selects, reorders and lifts cards; a selected card of the hand is raised."""

    selection_changed = Signal()
    raised = Signal(tuple, tuple)
    """Emitted with the cards that were raised and those that were lowered."""

    def __init__(
        self, board: Board, clock: MotionClock, player: StepPlayer, overlay: Overlay
    ) -> None:
        super().__init__()
        self._board = board
        self._clock = clock
        self._player = player
        self._overlay = overlay
        self.options = TableOptions()
        self.held: LiftedCards | None = None
        """The meld that was picked up by a key or a click and waits to be joined to another;
        ``None`` if none is.
        """
        self.oracle: TargetOracle | None = None

    # --- what is raised

    def toggle(self, sprite: CardSprite) -> None:
        """Raises a card of the hand, or lowers it."""
        others = [it for it in self._board.raised if it is not sprite]
        is_raised = len(others) < len(self._board.raised)
        self._raise(others if is_raised else [*others, sprite])

    def select(self, cards: Sequence[Card]) -> None:
        """Raises these cards of the hand and lowers all others."""
        left, wanted = list(cards), list[CardSprite]()
        for sprite in self._board.hand:
            if sprite.face is not None and sprite.face in left:
                left.remove(sprite.face)
                wanted.append(sprite)
        self._raise(wanted)

    def _raise(self, wanted: list[CardSprite]) -> None:
        before, self._board.raised = self._board.raised, wanted
        self.raised.emit(_faces_of(wanted, before), _faces_of(before, wanted))
        self.glide(self._board.hand, RAISE.travel)
        self.selection_changed.emit()

    def peek(self, sprite: CardSprite | None) -> None:
        """Lets a card of the hand come up a little, and no other."""
        before = self._board.peeking
        if sprite is not before:
            self._board.peeking = sprite
            stirred = [it for it in (before, sprite) if it is not None and it in self._board.hand]
            self.glide(stirred, RAISE.travel)

    def slot_at(self, x: float, y: float) -> int:
        """Returns the number of the slot in the hand whose middle is nearest to a point, in the
        nearer row.
        """
        poses = self._board.arrangement.poses[self._board.hand_zone]
        begin, row = lower_row(poses), range(len(poses))
        if begin < len(poses):
            is_upper = 2 * y < poses[0].y + poses[begin].y
            row = range(begin) if is_upper else range(begin, len(poses))
        return min(row, key=lambda slot: abs(poses[slot].x - x))

    def order_with(self, lifted: LiftedCards, slot: int) -> list[CardSprite]:
        """Returns the order of the hand with the held one of the lifted cards in a slot."""
        rest = [sprite for sprite in self._board.hand if sprite not in lifted.sprites]
        at = max(slot - lifted.held, 0)
        return [*rest[:at], *lifted.sprites, *rest[at:]]

    def make_room(self, lifted: LiftedCards, slot: int | None) -> None:
        """Shows how the hand would lie with lifted cards in a slot, or where they were taken up."""
        order = self._board.hand if slot is None else self.order_with(lifted, slot)
        places = zip(order, self._board.hand_in(order), strict=True)
        staying = [it for it in places if it[0] not in lifted.sprites]
        self._send(staying)

    def reorder(self, order: list[CardSprite]) -> tuple[Card, ...]:
        """Puts the cards of the hand into this order and animates them to their places; returns
        the order in cards, empty if it is the same as before.
        """
        before, after = _faces_of(self._board.hand, ()), _faces_of(order, ())
        self._board.reorder(order)
        self.glide(order, GLIDE_HOME.travel)
        return after if after != before else ()

    def glide(self, sprites: Iterable[CardSprite], milliseconds: float) -> None:
        """Animates cards to their places in the arrangement."""
        self._board.rearrange()
        self._send(((sprite, self._board.home(sprite)) for sprite in sprites), milliseconds)

    def _send(
        self,
        targets: Iterable[tuple[CardSprite, Pose]],
        milliseconds: float = RAISE.travel,
    ) -> None:
        is_fading = self.options.reduced_motion
        factor = 0.0 if is_fading else min(FACTORS[self.options.speed], 1.0)
        moving = [
            Travel(sprite, pose, sprite.face, duration=milliseconds * factor)
            for sprite, pose in targets
            if sprite.pose != pose
        ]
        if factor == 0.0:
            for travel in moving:
                travel.sprite.lie(travel.pose)
        elif moving:
            self._clock.start(moving)

    # --- what is lifted

    def lift(self, sprites: Sequence[CardSprite], source: Zone) -> LiftedCards:
        """Takes cards up and asks the rules once where they may go; those places glow."""
        cards = tuple(sprite.face for sprite in sprites if sprite.face is not None)
        lifted = LiftedCards(tuple(sprites), cards, source)
        if self.oracle is not None and cards:
            lifted.verdicts = self.oracle.targets(cards, source)
        areas = self._board.arrangement.areas
        self._overlay.offer(areas[zone] for zone in lifted.legal if zone in areas)
        return lifted

    def may_carry(self, zone: Zone) -> bool:
        """Returns whether all cards of a place can be lifted.

        This includes a group on the stage, and an own meld that the rules let go to another place.
        """
        if zone.kind is ZoneKind.STAGE:
            return True
        own, cards = next(iter(self._board.frame.sides)), self._faces(zone)
        if zone.kind is not ZoneKind.MELD or zone.owner != own or self.oracle is None:
            return False
        return bool(cards and self.oracle.targets(cards, zone))

    def takers(self) -> tuple[Zone, ...]:
        """Returns the melds that the pile's up-card may join alone."""
        return self._legal(self._faces(PILE)[-1:], PILE)

    def takers_of_raised(self) -> tuple[Zone, ...]:
        """Returns the places where the raised cards may go."""
        return self._legal(self._board.raised_cards(), self._board.hand_zone)

    def _legal(self, cards: Sequence[Card], source: Zone) -> tuple[Zone, ...]:
        if not cards or self.oracle is None:
            return ()
        verdicts = self.oracle.targets(tuple(cards), source)
        return tuple(zone for zone, verdict in verdicts.items() if verdict.is_legal)

    def hold(self, zone: Zone) -> bool:
        """Picks up a meld without a drag: its cards stay in place until it is put down; returns
        whether it could.
        """
        is_held = zone.kind is ZoneKind.MELD and self.may_carry(zone)
        if is_held:
            self.held = self.lift(self._board.sprites[zone], zone)
        return is_held

    def let_go(self) -> None:
        """Releases the meld that was picked up without a drag."""
        if self.held is not None:
            self.held = None
            self._overlay.clear()

    def put_down(self, zone: Zone) -> Drop | None:
        """Puts the meld that is held on a place; ``None`` where nobody would want it."""
        held = self.held
        self.let_go()
        if held is None or not (zone in held.legal or held.is_refused_by(zone)):
            return None
        return Drop(held.cards, held.source, zone)

    def take_back(self, group: Zone | None) -> Drop | None:
        """Returns the gesture that puts a staged group back into the hand: the last one where this
        is none; ``None`` if nothing lies on the stage.
        """
        held = self._board.sprites.items()
        staged = [zone for zone, cards in held if cards and zone.kind is ZoneKind.STAGE]
        if not staged:
            return None
        zone = group if group in staged else max(staged, key=lambda it: it.index)
        return Drop(self._faces(zone), zone, self._board.hand_zone)

    def swapped(self, at: int, other: int) -> list[CardSprite]:
        """Returns the hand after two cards change places; empty if the second one is not there."""
        order = list(self._board.hand)
        if not 0 <= other < len(order):
            return []
        order[at], order[other] = order[other], order[at]
        return order

    def move_raised(self, places: int) -> tuple[Card, ...]:
        """Puts the raised cards together and moves them in the hand by places, as far as there are
        any; returns the order in cards, empty if it is the same as before.
        """
        hand = self._board.hand
        raised = [it for it in hand if it in self._board.raised]
        if not raised:
            return ()
        rest = [it for it in hand if it not in raised]
        at = min(max(hand.index(raised[0]) + places, 0), len(rest))
        return self.reorder([*rest[:at], *raised, *rest[at:]])

    def _faces(self, zone: Zone) -> tuple[Card, ...]:
        held = self._board.sprites.get(zone, [])
        return tuple(sprite.face for sprite in held if sprite.face is not None)

    def verdict(self, zone: Zone) -> str:
        """Returns the text of what putting the raised cards, or the held meld, on a place would do.

        If no card is raised and no meld is held, only the place for a new meld has a text.
        """
        if self.held is not None:
            return self.held.text(zone)
        cards = self._board.raised_cards()
        if zone == FELT and not cards:
            return self.tr("A new meld: raise its cards first.")
        if not cards or self.oracle is None:
            return ""
        found = self.oracle.targets(cards, self._board.hand_zone).get(zone)
        return found.text if found is not None else ""

    def put_back(self, lifted: LiftedCards) -> None:
        """Animates lifted cards, and those that made room for them, back to their places, unless a
        step is being shown.
        """
        self._overlay.clear()
        if not self._player.is_busy:
            held = [it for it in lifted.sprites if self._board.zone_of(it) is not None]
            self.glide({*held, *self._board.hand}, GLIDE_HOME.travel)


def _faces_of(sprites: Iterable[CardSprite], others: Sequence[CardSprite]) -> tuple[Card, ...]:
    """Returns the faces of the sprites that are not among the others."""
    faces = (sprite.face for sprite in sprites if sprite not in others)
    return tuple(face for face in faces if face is not None)
