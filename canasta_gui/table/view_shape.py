"""Derives from a view what layout and animation need."""

from dataclasses import replace

from canasta_gui.table.layout.frame import Frame, solve
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.layout.shape import Shape
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.deal_summary import CountStep
from canasta_gui.viewmodel.table_view import Ghosts, PileView, StageView, TableView
from canasta_gui.viewmodel.zones import ZoneKind


def shape_of(view: TableView, options: TableOptions, *, is_mirrored: bool = False) -> Shape:
    """Returns the shape of the table that the layout needs."""
    own = next((side.side for side in view.sides if side.is_own), 0)
    by_seat = [seat.side for seat in view.seats]
    others = [side.side for side in view.sides if not side.is_own]
    others.sort(key=lambda side: by_seat.index(side) if side in by_seat else len(by_seat))
    return Shape(
        tuple(seat.seat for seat in view.seats),
        own,
        tuple(others),
        options.card_scale,
        options.text_scale,
        is_mirrored,
        tuple(seat.seat for seat in view.resting),
        _laid(view),
        tuple((side.side, len(side.melds)) for side in view.sides if not side.is_own),
        tuple((side.side, side.place) for side in view.sides if side.place is not None),
        frozenset(
            side.side if side.place is None else side.place for side in view.sides if side.bonus
        ),
    )


def _laid(view: TableView) -> tuple[bool, bool]:
    """Returns whether melds lie, or are laid aside, in the own row and in that of the others."""
    own = any(side.melds for side in view.sides if side.is_own)
    others = any(side.melds for side in view.sides if not side.is_own)
    shown = () if view.hint is None else view.hint.ghosts
    is_laying = any(it.zone.kind is ZoneKind.STAGE for it in shown)
    return own or is_laying or bool(view.stage.groups), others


class Framing:
    """Finds the frame of the table by its size, the options, and what a view needs."""

    def __init__(self) -> None:
        self.options = TableOptions()
        self.is_mirrored = False
        self._size = (1024.0, 700.0)
        self._shape = Shape((0, 1), 0, (1,))

    @property
    def frame(self) -> Frame:
        """The frame for the view whose needs were taken over last."""
        return solve(self._shape, *self._size)

    @property
    def window(self) -> Rect:
        """The rectangle of the whole table."""
        return Rect(0, 0, *self._size)

    def resize(self, width: float, height: float) -> None:
        """Takes over another size."""
        self._size = (max(width, 320.0), max(height, 240.0))

    def is_other(self, view: TableView) -> bool:
        """Returns whether a view needs another frame."""
        return self._of(view) != self._shape

    def is_same_but_room(self, view: TableView) -> bool:
        """Returns whether it differs at most in the room that melds have."""
        return replace(self._of(view), laid=self._shape.laid) == self._shape

    def take(self, view: TableView) -> Frame:
        """Takes over what a view needs; returns its frame."""
        self._shape = self._of(view)
        return self.frame

    def with_room(self, view: TableView, now: Frame) -> Frame:
        """Returns the frame with room for the melds of a view; the present one where that is not
        all that it needs.
        """
        is_wanted = self.is_other(view) and self.is_same_but_room(view)
        return solve(self._of(view), *self._size) if is_wanted else now

    def _of(self, view: TableView) -> Shape:
        return shape_of(view, self.options, is_mirrored=self.is_mirrored)


def ghosts_of(view: TableView) -> tuple[Ghosts, ...]:
    """Returns the cards that a hint shows; none behind the curtain."""
    return () if view.hint is None or view.curtain is not None else view.hint.ghosts


def bare(view: TableView) -> TableView:
    """Returns the view without any card on the table."""
    return replace(
        view,
        seats=tuple(replace(seat, hand=()) for seat in view.seats),
        sides=tuple(replace(side, melds=(), bonus=()) for side in view.sides),
        pile=PileView((), frozenset(), False, "", view.pile.description),
        stage=StageView(),
        stock_count=0,
        last_action="",
        buttons=(),
        sort=None,
    )


def during(
    view: TableView, coming: TableView | None, beat: Beat | None, *, is_calm: bool
) -> TableView:
    """Returns the view that is shown while a step to the coming one is at a beat; calm, nobody says
    what they do.
    """
    shown = view if coming is None else on_the_way(view, coming)
    if coming is not None and coming.counting:
        shown = with_scores(shown, view, None if beat is None else beat.counted)
    if beat is not None and beat.kind is BeatKind.OUT:
        # Nobody takes the pile any more.
        shown = replace(shown, pile=shown.pile.unasked())
    if beat is not None and beat.kind is BeatKind.WON:
        shown = celebrating(shown)
    if is_calm:
        shown = replace(shown, seats=tuple(replace(it, action_text="") for it in shown.seats))
    return shown


def on_the_way(view: TableView, coming: TableView) -> TableView:
    """Returns the view while cards travel to the coming one.

    The texts of new melds appear together with their cards, and so does what a player says of it;
    buttons that the coming view lacks are gone already, and so is what was expected of a viewer who
    has just done it.
    """
    buttons = tuple(button for button in view.buttons if button in coming.buttons)
    sides = coming.sides if len(view.sides) == len(coming.sides) else view.sides
    actions = {seat.seat: seat.action_text for seat in coming.seats}
    seats = tuple(replace(seat, action_text=actions.get(seat.seat, "")) for seat in view.seats)
    view = replace(view, sides=sides, buttons=buttons, seats=seats)
    is_done = any(seat.is_viewer and seat.is_to_act for seat in view.seats)
    is_same = (view.prompt, view.brief_prompt) == (coming.prompt, coming.brief_prompt)
    if is_same or not is_done:
        return view
    return replace(view, prompt="", brief_prompt="", pile=view.pile.unasked())


def celebrating(view: TableView) -> TableView:
    """Returns a view in which nothing is expected of anybody any more."""
    return replace(view, prompt="", brief_prompt="", buttons=(), sort=None, remedy=None)


def with_scores(view: TableView, before: TableView, counted: CountStep | None) -> TableView:
    """Returns the view while a score is counted up: no sum is shown before it has been counted, nor
    what the next opening needs by it.

    Nobody is to act any more, and what was said last, and of the pile, is over.
    """
    scores = {side.side: (side.gain, side.total) for side in before.sides}
    pile, seats = replace(view.pile.unasked(), word="", short=""), view.seats
    if counted is not None:
        scores = dict(enumerate(zip(counted.gains, counted.scores, strict=True)))
        seats = tuple(replace(it, is_to_act=False, says="", action_text="") for it in seats)
    sides = tuple(
        replace(it, gain=gain, total=total, opening=None, leads=False)
        for it in view.sides
        for gain, total in (scores[it.side],)
    )
    return replace(view, sides=sides, seats=seats, pile=pile)
