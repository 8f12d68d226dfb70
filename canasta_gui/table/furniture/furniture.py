"""All furniture of the table: plates, words, marks and buttons."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.furniture import meld_marks, score_board, talk
from canasta_gui.table.furniture import showing as z
from canasta_gui.table.furniture.badges import BadgePlace, marked_cards, show_badges
from canasta_gui.table.furniture.bubbles import bubble_place, sort_place
from canasta_gui.table.furniture.buttons import (
    ButtonLook,
    draw_button,
    is_main,
    place,
)
from canasta_gui.table.furniture.counting import show_count
from canasta_gui.table.furniture.curtain import next_button, place_curtain, show_curtain
from canasta_gui.table.furniture.refusal import RefusalPlaces, place_refusal, show_refusal
from canasta_gui.table.furniture.rings import show_rings
from canasta_gui.table.furniture.showing import Showing
from canasta_gui.table.furniture.signs import Signs
from canasta_gui.table.furniture.stage import show_stage
from canasta_gui.table.furniture.text_drawing import TextStyle, width_of
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, CardMark, RaisedCardsView

_PROMPT_SHARE = 0.36
"""The part of its line that the prompt may claim beside the buttons."""


class Furniture:
    """`show` places everything for a view; `buttons` are the rectangles of the buttons."""

    def __init__(self, scene: QGraphicsScene, ratio: float) -> None:
        self.signs = Signs(scene, ratio)
        self.buttons: dict[ButtonId, Rect] = {}
        self.views: dict[ButtonId, ButtonView] = {}
        self.hovered: ButtonId | None = None
        self.down: ButtonId | None = None
        self.advice = RaisedCardsView()
        """What is said of the raised cards."""
        self.marked: dict[BadgePlace, CardMark] = {}
        """The badges that cards bear."""
        self.refusal: Rect | None = None
        """Where a refusal stands whose rule has a page."""
        self.prompt = Rect(0, 0, 0, 0)
        """Where the prompt stands."""

    def show(self, show: Showing) -> None:
        """Places the furniture of a view."""
        self.signs.begin()
        if show.view.curtain is None:
            self._show_table(show)
        else:
            self._show_curtain(show)
        self.signs.end()

    def button_at(self, x: float, y: float) -> ButtonId | None:
        """Returns the button under a point of the scene; ``None`` if there is none."""
        return next((key for key, rect in self.buttons.items() if rect.holds(x, y)), None)

    def can_press(self, key: ButtonId) -> bool:
        """Returns whether a button does something; a dim one says why it does not."""
        view = self.views.get(key)
        return view is not None and (view.is_enabled or bool(view.reason))

    def _show_table(self, show: Showing) -> None:
        signs = self.signs
        meld_marks.show_places(signs, show)
        meld_marks.show_melds(signs, show)
        meld_marks.show_pile(signs, show)
        meld_marks.show_counts(signs, show)
        talk.show_seats(signs, show)
        talk.show_rest(signs, show)
        score_board.show_scores(signs, show)
        score_board.show_side_names(signs, show)
        show_stage(signs, show)
        show_rings(signs, show)
        self.prompt = self._place_buttons(show)
        refusal = place_refusal(show)
        if refusal is None:
            talk.show_remarks(signs, show, self.advice.text, self._reason())
        else:
            show_refusal(signs, show, refusal.reason)
            self._place_remedy(show, refusal)
        self.refusal = refusal.reason if refusal is not None and show.view.rules_link else None
        self._show_buttons(show)
        talk.show_prompt(signs, show, self.prompt)
        self._show_badges(show)
        if show.counted is not None:
            show_count(signs, show, show.counted)

    def _place_remedy(self, show: Showing, refusal: RefusalPlaces) -> None:
        """The button beside a refusal."""
        remedy = show.view.remedy
        if remedy is not None and refusal.button is not None:
            self.views[remedy.id] = remedy
            self.buttons[remedy.id] = refusal.button

    def _show_badges(self, show: Showing) -> None:
        has_advice = bool(self.advice.marks) and not show.view.notice
        wanted = self.advice.marks if has_advice else show.view.marks
        self.marked = {} if show.told or show.coming else marked_cards(show, wanted)
        show_badges(self.signs, show, self.marked)

    def _show_curtain(self, show: Showing) -> None:
        button = next_button(show.view)
        self.views = {button.id: button}
        self.buttons = {button.id: place_curtain(show, button)}
        show_curtain(self.signs, show)
        self._show_buttons(show, z.Z_CURTAIN + 10)

    def _place_buttons(self, show: Showing) -> Rect:
        """Say where the buttons go; answers the room that is left for the prompt."""
        buttons = () if show.told else show.view.buttons
        self.views = {button.id: button for button in buttons}
        texts = [button.text for button in self.views.values()]
        row, left = show.frame.button_row, self._line_start(show)
        is_below = show.frame.measure.is_high
        room = Rect(left, row.y, row.right - left, row.h)
        rects = place(room, texts, show.text, show.text if is_below else _prompt_need(show))
        self.buttons = dict(zip(self.views, rects, strict=True))
        room = _prompt_room(show, left, () if is_below else rects)
        if show.frame.is_mirrored:
            self.buttons = {key: it.mirrored(show.frame.width) for key, it in self.buttons.items()}
            room = room.mirrored(show.frame.width)
        self._place_sort(show)
        return room

    def _place_sort(self, show: Showing) -> None:
        """At the near end of the line, above the hand that it sorts."""
        if show.view.sort is not None and not show.told:
            self.views[ButtonId.SORT] = show.view.sort
            self.buttons[ButtonId.SORT] = sort_place(show)

    def _line_start(self, show: Showing) -> float:
        """Where the line is free, as it lies for readers from the left."""
        frame, viewer = show.frame, show.view.seats[0]
        sort = sort_place(show)
        taken = [sort] if sort.w or frame.measure.is_high else []
        if viewer.says:
            taken.append(bubble_place(show, viewer)[0])
        if frame.is_mirrored:
            taken = [it.mirrored(frame.width) for it in taken]
        return max((it.right + 0.5 * show.text for it in taken), default=frame.line.x)

    def _show_buttons(self, show: Showing, height: float = z.Z_PLATES) -> None:
        for key, rect in self.buttons.items():
            view = self.views[key]
            look = ButtonLook(
                view.text, view.is_enabled, is_main(view), key == self.hovered, key == self.down
            )
            self.signs.draw(
                ("button", key),
                rect,
                height,
                (look, show.style),
                lambda p, box, look=look: draw_button(p, box, look, show.palette, show.text),
            )

    def _reason(self) -> str:
        return next((v.reason for v in self.views.values() if not v.is_enabled and v.reason), "")


def _prompt_need(show: Showing) -> float:
    """The width in which the prompt can be read well, on two lines."""
    ink = TextStyle(0.9 * show.text, "#000000", is_bold=True)
    most = _PROMPT_SHARE * show.frame.line.w
    return min(max(0.56 * width_of(show.line, ink), 5 * show.text), most)


def _prompt_room(show: Showing, left: float, buttons: Sequence[Rect]) -> Rect:
    """In the middle of the window if it fits there, otherwise in the middle of what is free."""
    frame = show.frame
    line = replace(frame.line, h=frame.measure.button_row)
    right = min((rect.x for rect in buttons), default=line.right) - show.text
    ink = TextStyle(1.12 * show.text, "#000000", is_bold=True)
    half = width_of(show.line, ink) / 2
    middle = show.frame.width / 2
    if middle - half >= left and middle + half <= right:
        reach = min(middle - left, right - middle)
        return Rect(middle - reach, line.y, 2 * reach, line.h)
    return Rect(left, line.y, right - left, line.h)
