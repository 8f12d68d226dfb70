"""The table without its widget: scene, cards, furniture, and what moves them."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.board import Board
from canasta_gui.table.furniture.counting import newest
from canasta_gui.table.furniture.furniture import Furniture
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.gestures.card_handler import CardHandler
from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.items.card_render_thread import CardRenderThread
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.living_faces import LivingFaces
from canasta_gui.table.moments.flourishes import MOMENTS, flourishes
from canasta_gui.table.moments.moment_context import MomentContext
from canasta_gui.table.motion.clock import MotionClock
from canasta_gui.table.motion.flourish import pop
from canasta_gui.table.motion.timing import COUNT_POPS, FACTORS
from canasta_gui.table.overlay import Overlay
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.step_player import StepPlayer
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.view_shape import Framing, bare, during, ghosts_of
from canasta_gui.viewmodel.beat import Beat, BeatKind, Step
from canasta_gui.viewmodel.picture import Picture, picture_of
from canasta_gui.viewmodel.table_view import RaisedCardsView, TableView
from canasta_gui.viewmodel.zones import Zone


class TableScene(QObject):
    """Everything on the table, in the coordinates of the window."""

    rule_asked = Signal()
    """Emitted when the player wants the rule page that explains the refusal on the felt."""
    advised = Signal(str)
    """Emitted with a new text about the raised cards."""
    shown = Signal()
    """Emitted when another view, or another size, is on the table."""

    def __init__(self, scene: QGraphicsScene, ratio: float) -> None:
        super().__init__()
        self.scene = scene
        self.options = TableOptions()
        self.view: TableView | None = None
        self._framing = Framing()
        self._ratio = ratio
        self._dots = 0
        self.clock = clock = MotionClock(self)
        self.render_thread = CardRenderThread(self, lambda: clock.is_moving)
        self.card_pixmaps = self._make_card_pixmaps()
        self.board = Board(scene, self.card_pixmaps, self._framing.frame)
        self.furniture = Furniture(scene, ratio)
        self.overlay = Overlay(scene, ratio, self.options.table_style)
        self.effects = PixmapItems(scene, ratio)
        """The items that effects add for a while."""
        turns = self._arrive, self._seat, self._make_room, self._frame_of
        self.player = StepPlayer(self.board, self.clock, *turns)
        self.player.beat_begun.connect(self._beat_begun)
        self.clock.landed.connect(self._landed)
        self.card_handler = CardHandler(self.board, self.clock, self.player, self.overlay)
        self.faces = LivingFaces(self)
        self.faces.changed.connect(self._show_faces)

    # --- views

    def show_view(self, view: TableView) -> None:
        """Shows a view at once; steps that were still to be played are dropped."""
        self.player.drop_all()
        self._arrive(view)

    def play(self, step: Step) -> None:
        """Plays a step after those that are under way."""
        if self.view is None:
            self.show_view(bare(step.after) if step.events else step.after)
        self.player.play(step)

    def finish(self) -> None:
        """Ends every movement at its target."""
        self.player.finish_all()
        self.clock.finish_all()

    @property
    def has_moment(self) -> bool:
        """Returns whether an effect is shown that any key ends."""
        beat = self.player.beat
        return self.player.is_telling or (beat is not None and beat.kind in MOMENTS)

    def skip_moment(self) -> bool:
        """Ends an effect that is shown; returns whether there was one.

        Ending the count of the score leads on to the celebration.
        """
        has_moment = self.has_moment
        if has_moment and not self.player.skip_to(BeatKind.WON):
            self.finish()
        return has_moment

    def _arrive(self, view: TableView) -> None:
        # Raised cards are judged in the picture in which they lie: before the view changes.
        self.card_handler.let_go()
        self.view = view
        if view.curtain is not None:
            self.board.raised = []
        self.board.borrowing = frozenset(
            index for index, group in enumerate(view.stage.groups) if group.has_upcard
        )
        self.board.hinted = ghosts_of(view)
        if self._framing.is_other(view):
            if not self._framing.is_same_but_room(view):
                self.board.jump(Picture())
            self.board.set_frame(self._framing.take(view))
        self.board.jump(picture_of(view))
        self.show_advice(RaisedCardsView())
        self._mark_new()
        self.refresh()

    def _seat(self, view: TableView) -> None:
        """Sets up the seats before the cards are dealt: others may sit out than before."""
        if self._framing.is_other(view):
            self.view = bare(view)
            self.board.set_frame(self._framing.take(view))

    def _make_room(self, view: TableView) -> None:
        """Makes room for the melds of a coming view: all cards move there with its first beat."""
        self.board.hinted = ghosts_of(view)
        self.board.frame = self._frame_of(view)
        if self._framing.is_same_but_room(view):
            self._framing.take(view)

    def _frame_of(self, view: TableView) -> Frame:
        """Returns the frame with room for the melds of a coming view."""
        return self._framing.with_room(view, self.board.frame)

    def _beat_begun(self, beat: Beat) -> None:
        self._mark_new()
        self.faces.notice()
        if beat.kind is BeatKind.SEATS and beat.at is not None:
            highest = self.board.sprites[beat.at][-1]
            highest.set_mark(self.overlay.mark(self.board.arrangement.poses[beat.at][-1].width))
        self._show_furniture()
        speed, is_reduced = self.options.speed, self.options.reduced_motion
        state, after = self.furniture_state(), self.player.coming
        if state is not None and after is not None and not self.options.is_calm:
            items = self.furniture.items
            at = MomentContext(self.board, items, self.effects, state, after, is_reduced)
            for moved in flourishes(beat, at, speed):
                self.clock.accompany(moved)
        if beat.counted is not None and beat.kind not in MOMENTS and not is_reduced:
            keys = newest(beat.counted)
            self.clock.accompany(pop(self.furniture.items, keys, COUNT_POPS * FACTORS[speed]))

    def _mark_new(self) -> None:
        """Marks only a card that was just drawn."""
        view = self.view
        assert view is not None
        pixmap = self.overlay.mark(self.board.frame.measure.card)
        cards = view.seats[0].hand if view.seats and not self.player.is_busy else ()
        held = zip(self.board.hand, cards, strict=False)
        new = {sprite for sprite, card in held if card.is_new and sprite.face is not None}
        for sprite in self.board.all_sprites():
            sprite.set_mark(pixmap if sprite in new else None)

    def show_advice(self, advice: RaisedCardsView) -> None:
        """Shows what the raised cards could do, and lights the places that would take them."""
        before, self.furniture.advice = self.furniture.advice, advice
        if advice.places or before.places:
            areas = self.board.arrangement.areas
            lit = (areas[zone] for zone in advice.places if zone in areas)
            self.overlay.glow(lit, "drawn")
        if advice != before:
            self._show_furniture()
            self.advised.emit(advice.text)

    def refresh(self) -> None:
        """Places the furniture again."""
        self._show_furniture()
        self.shown.emit()

    def _show_furniture(self) -> None:
        state = self.furniture_state()
        if state is not None:
            self.furniture.show(state)

    def furniture_state(self) -> FurnitureState | None:
        """Returns the input of the furniture; ``None`` before the first view."""
        if self.view is None:
            return None
        style, board, beat = self.options.table_style, self.board, self.player.beat
        return FurnitureState(
            view=during(self.view, self.player.coming, beat, is_calm=self.options.is_calm),
            picture=board.picture,
            arrangement=board.arrangement,
            style=style,
            palette=table_palette(style),
            card_pixmaps=self.card_pixmaps,
            coming=board.counts(self.clock.is_coming) if self.clock.is_running else {},
            raised=frozenset(at for at, it in enumerate(board.hand) if it in board.raised),
            dots=self._dots,
            gazes=self.faces.gazes(beat, board),
            told="" if beat is None else beat.told,
            is_sweeping=beat is not None and beat.kind is BeatKind.TAKE,
            chairs=() if beat is None else beat.chairs,
            counted=None if beat is None else beat.counted,
        )

    @property
    def is_curtained(self) -> bool:
        """Returns whether the curtain hides everything; also true before the first view."""
        return self.view is None or self.view.curtain is not None

    def _landed(self) -> None:
        """Updates the numbers after cards arrived; only the top cards of a square keep their
        shadows.
        """
        if self.clock.is_moving:
            self.board.tidy_squares(self.clock.is_coming)
        else:
            self.board.tidy()
        if self.player.is_busy:
            self._show_furniture()

    def think(self) -> bool:
        """Animates the dots of a player who thinks; returns whether there is one."""
        view = self.view
        if view is None or not any(seat.is_thinking for seat in view.seats):
            return False
        self._dots += 1
        self._show_faces()
        return True

    def _show_faces(self) -> None:
        state = self.furniture_state()
        if state is not None:
            self.furniture.show_faces(state)

    # --- look

    def resize(self, width: float, height: float) -> None:
        """Lays the table out for another size; `relayout` draws the cards for it."""
        self._framing.resize(width, height)
        self.relayout(is_rough=True)

    def relayout(self, *, is_rough: bool = False) -> None:
        """Lays the table out at once; roughly means without drawing the cards again."""
        self.finish()
        self.board.set_frame(self._framing.frame, is_rough=is_rough)
        if self.view is not None:
            self._mark_new()
        self.refresh()

    def set_options(self, options: TableOptions, *, is_mirrored: bool | None = None) -> None:
        """Applies another look and pace."""
        is_new_deck = options.deck_style != self.options.deck_style
        self.options = self.card_handler.options = self._framing.options = options
        if is_mirrored is not None:
            self._framing.is_mirrored = is_mirrored
        self.player.speed = options.speed
        self.player.is_reduced = options.reduced_motion
        self.overlay.set_look(self._ratio, options.table_style)
        self.furniture.items.forget()
        if is_new_deck:
            self._dress()
        if self.view is not None:
            self._framing.take(self.view)
        self.relayout()

    def set_ratio(self, ratio: float) -> None:
        """Draws for another device pixel ratio."""
        if ratio != self._ratio:
            self._ratio = ratio
            self.furniture.items.ratio = self.effects.ratio = ratio
            self.overlay.set_look(ratio, self.options.table_style)
            self._dress()
            self.relayout()

    def _dress(self) -> None:
        self.render_thread.forget()
        self.card_pixmaps = self._make_card_pixmaps()
        self.board.dress(self.card_pixmaps)

    def _make_card_pixmaps(self) -> CardPixmaps:
        return CardPixmaps(CardPainter(self.options.deck_style), self._ratio, self.render_thread)

    def area(self, zone: Zone) -> Rect | None:
        """Returns what a place covers."""
        return self.board.arrangement.areas.get(zone)

    @property
    def window(self) -> Rect:
        """Returns the rectangle of the whole table."""
        return self._framing.window
