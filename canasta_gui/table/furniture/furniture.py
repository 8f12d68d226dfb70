"""All furniture of the table: plates, words, marks, buttons, and the edges below stacked cards."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QGraphicsScene

from canasta_gui.table.furniture import (
    meld_marks,
    pile_marks,
    prompts,
    row_signs,
    score_board,
    table_texts,
)
from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.badges import BadgePlace, marked_cards, show_badges
from canasta_gui.table.furniture.bubbles import bubble_place, sort_place
from canasta_gui.table.furniture.buttons import ButtonLook, draw_button, is_main, place
from canasta_gui.table.furniture.counting import show_count
from canasta_gui.table.furniture.curtain import next_button, place_curtain, show_curtain
from canasta_gui.table.furniture.deal_result import is_in_hand, show_result
from canasta_gui.table.furniture.free_cloth import clear
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.narrow_melds import show_narrow_melds
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import show_grounds
from canasta_gui.table.furniture.refusal import RefusalPlaces, place_refusal, show_refusal
from canasta_gui.table.furniture.ribbons import show_bonus
from canasta_gui.table.furniture.rings import show_ring
from canasta_gui.table.furniture.stage import show_hint, show_stage
from canasta_gui.table.furniture.text_drawing import TextStyle, width_of
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.table.layout.overlaps import EDGE, edges_below
from canasta_gui.table.render.card_body import SHADOW_MARGIN
from canasta_gui.viewmodel.picture import canasta_top
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, CardMark, RaisedCardsView
from canasta_gui.viewmodel.zones import STOCK

_STOCK_EDGES = "stock edges"
_BELOW = 0.001
"""How far below the top card its stack lies, as a z value."""


def _show_stacks(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the edges below the stock, and below canastas that lie square."""
    layers = state.arrangement.stock
    if len(layers) > 1 and not state.coming.get(STOCK):
        _show_edges(items, state, _STOCK_EDGES, layers[-1], len(layers) - 1)
    for zone, kind in state.picture.canastas.items():
        poses, cards = state.arrangement.poses[zone], state.picture.cards(zone)
        if state.count(zone) == len(cards):
            top = poses[canasta_top(cards, kind)]
            _show_edges(
                items, state, ("edges", zone), top, edges_below(state.frame.measure.lowness)
            )


def _show_edges(
    items: PixmapItems, state: FurnitureState, key: Hashable, top: Pose, count: int
) -> None:
    width = max(round(top.width), 1)
    step = EDGE * width
    margin, high = SHADOW_MARGIN * width, width * CARD_ASPECT
    corner = top.x - width / 2 - margin, top.y - high / 2 - margin
    rect = Rect(*corner, width + 2 * margin, high + count * step + 2 * margin)
    items.put(
        key,
        rect,
        top.z - _BELOW,
        (count, state.card_pixmaps.style),
        lambda: state.card_pixmaps.edges(width, count, step, is_gilt=key != _STOCK_EDGES),
    )


_PROMPT_SHARE = (0.36, 0.31, 0.31)
"""The part of its line that the prompt may claim beside the buttons: usually, and beside large
words.
"""


class Furniture:
    """`state` places everything for a view; `buttons` are the rectangles of the buttons."""

    def __init__(self, scene: QGraphicsScene, ratio: float) -> None:
        self.items = PixmapItems(scene, ratio)
        self.buttons: dict[ButtonId, Rect] = {}
        self.views: dict[ButtonId, ButtonView] = {}
        self._remedy_size = 0.0
        self.hovered: ButtonId | None = None
        self.down: ButtonId | None = None
        self.advice = RaisedCardsView()
        """The text and places for the raised cards."""
        self.marked: dict[BadgePlace, CardMark] = {}
        """The badges that cards bear."""
        self.refusal: Rect | None = None
        """The rectangle of a refusal whose rule has a page."""
        self.notice: tuple[Rect, ...] = ()
        """The rectangles of any refusal: its reason, and the button below it if there is one."""
        self.prompt = Rect(0, 0, 0, 0)
        """The rectangle of the prompt."""

    def show(self, state: FurnitureState) -> None:
        """Places the furniture of a view."""
        self.items.begin()
        self.refusal, self.notice = None, ()
        if state.view.curtain is None:
            self._show_table(state)
        else:
            self._show_curtain(state)
        self.items.end()

    def show_faces(self, state: FurnitureState) -> None:
        """Places the players' faces again, of which only changed ones are painted."""
        if state.view.curtain is None:
            table_texts.show_faces(self.items, state)
            for place in self.notice:
                clear(self.items, state, place)

    def button_at(self, x: float, y: float) -> ButtonId | None:
        """Returns the button under a point of the scene; ``None`` if there is none."""
        return next((key for key, rect in self.buttons.items() if rect.holds(x, y)), None)

    def is_refusal_at(self, x: float, y: float) -> bool:
        """Returns whether a refusal whose rule has a page is shown at a point of the scene."""
        return self.refusal is not None and self.refusal.holds(x, y)

    def can_press(self, key: ButtonId) -> bool:
        """Returns whether a button does something; a dim one says why it does not."""
        view = self.views.get(key)
        return view is not None and (view.is_enabled or bool(view.reason))

    @property
    def is_waiting_to_go_on(self) -> bool:
        """Returns whether going on is the only thing that the player can do."""
        view = self.views.get(ButtonId.NEXT)
        return view is not None and view.is_enabled

    def _show_table(self, state: FurnitureState) -> None:
        items = self.items
        pile_marks.show_places(items, state)
        _show_stacks(items, state)
        meld_marks.show_melds(items, state)
        show_narrow_melds(items, state)
        show_bonus(items, state)
        pile_marks.show_pile(items, state)
        pile_marks.show_counts(items, state)
        table_texts.show_seats(items, state)
        table_texts.show_feet(items, state)
        table_texts.show_rest(items, state)
        score_board.show_scores(items, state)
        row_signs.show_row_signs(items, state)
        show_stage(items, state)
        show_hint(items, state)
        show_ring(items, state)
        self.prompt = self._place_buttons(state)
        buttons = tuple(self.buttons.values())
        asked = prompts.show_turn(items, state, self.prompt)
        prompts.show_prompt(items, state, asked, buttons)
        pile_marks.show_word(items, state, buttons)
        refusal = place_refusal(items, state, buttons)
        if refusal is None:
            prompts.show_remarks(items, state, self.advice, self._dim, self.buttons)
        else:
            show_refusal(items, state, refusal)
            self._place_remedy(state, refusal)
            self.refusal = refusal.reason if state.view.rules_link else None
            self.notice = refusal.rects
        show_grounds(items, state)
        self._show_buttons(state)
        show_result(items, state, tuple(self.buttons.values()))
        self._show_badges(state)
        if state.counted is not None:
            show_count(items, state, state.counted)

    def _place_remedy(self, state: FurnitureState, refusal: RefusalPlaces) -> None:
        """Places the button beside a refusal."""
        remedy = state.view.remedy
        if remedy is not None and refusal.button is not None:
            self.views[remedy.id] = remedy
            self.buttons[remedy.id] = refusal.button
            self._remedy_size = refusal.size

    def _show_badges(self, state: FurnitureState) -> None:
        has_advice = bool(self.advice.marks) and not state.view.notice
        wanted = self.advice.marks if has_advice else state.view.marks
        self.marked = {} if state.told or state.coming else marked_cards(state, wanted)
        show_badges(self.items, state, self.marked)

    def _show_curtain(self, state: FurnitureState) -> None:
        button = next_button(state.view)
        self.views = {button.id: button}
        self.buttons = {button.id: place_curtain(state, button)}
        show_curtain(self.items, state)
        self._show_buttons(state, z.Z_CURTAIN + 10)

    def _place_buttons(self, state: FurnitureState) -> Rect:
        """Places the buttons; returns the rectangle that is left for the prompt."""
        buttons = () if state.told else state.view.buttons
        self.views = {button.id: button for button in buttons}
        texts = [button.text for button in self.views.values()]
        row, left = _button_row(state), self._line_start(state)
        is_below = state.frame.measure.is_high
        room = Rect(left, row.y, row.right - left, row.h)
        rects = place(room, texts, state.text, state.text if is_below else _prompt_need(state))
        self.buttons = dict(zip(self.views, rects, strict=True))
        is_below = is_below or is_in_hand(state)
        room = _prompt_room(state, left, () if is_below else rects)
        if state.frame.is_mirrored:
            self.buttons = {key: it.mirrored(state.frame.width) for key, it in self.buttons.items()}
            room = room.mirrored(state.frame.width)
        self._place_sort(state)
        return room

    def _place_sort(self, state: FurnitureState) -> None:
        """Places the button that sorts the hand."""
        if state.view.sort is not None and not state.told:
            self.views[ButtonId.SORT] = state.view.sort
            self.buttons[ButtonId.SORT] = sort_place(state)

    def _line_start(self, state: FurnitureState) -> float:
        """Returns the x from which on the line is free, in the layout for left-to-right readers."""
        frame, viewer = state.frame, state.view.seats[0]
        sort = sort_place(state)
        taken = [sort] if sort.w or frame.measure.is_high else []
        if viewer.says:
            taken.append(bubble_place(state, viewer)[0])
        if frame.is_mirrored:
            taken = [it.mirrored(frame.width) for it in taken]
        return max((it.right + 0.5 * state.text for it in taken), default=frame.line.x)

    def _show_buttons(self, state: FurnitureState, height: float = z.Z_PLATES) -> None:
        for key, rect in self.buttons.items():
            view = self.views[key]
            look = ButtonLook(
                view.text, view.is_enabled, is_main(view), key == self.hovered, key == self.down
            )
            is_remedy = key is ButtonId.DO_THIS
            size = self._remedy_size if is_remedy else state.text
            self.items.draw(
                ("button", key),
                rect,
                max(height, z.Z_BUBBLES) if is_remedy else height,
                (look, size, state.style),
                lambda p, box, look=look, size=size: draw_button(p, box, look, state.palette, size),
            )

    @property
    def _dim(self) -> ButtonView | None:
        """The first button that is dim and says why."""
        return next((it for it in self.views.values() if not it.is_enabled and it.reason), None)


def _button_row(state: FurnitureState) -> Rect:
    """Returns the row of the buttons: on the line, or beside the result in the place of the
    hand.
    """
    row, hand = state.frame.button_row, state.frame.hand
    return replace(row, y=hand.cy - row.h / 2) if is_in_hand(state) else row


def _prompt_need(state: FurnitureState) -> float:
    """Returns the width that the prompt needs on two lines."""
    ink = TextStyle(0.9 * state.text, "#000000", is_bold=True)
    most = state.frame.measure.yielded(_PROMPT_SHARE) * state.frame.line.w
    return min(max(0.56 * width_of(state.line, ink), 5 * state.text), most)


def _prompt_room(state: FurnitureState, left: float, buttons: Sequence[Rect]) -> Rect:
    """Returns the prompt's rectangle: centred in the window, or in the free part of the line."""
    frame = state.frame
    line = replace(frame.line, h=frame.measure.button_row)
    right = min((rect.x for rect in buttons), default=line.right) - state.text
    ink = TextStyle(1.12 * state.text, "#000000", is_bold=True)
    half = (width_of(state.line, ink) + prompts.turn_width(state)) / 2
    middle = state.frame.width / 2
    if middle - half >= left and middle + half <= right:
        reach = min(middle - left, right - middle)
        return Rect(middle - reach, line.y, 2 * reach, line.h)
    return Rect(left, line.y, right - left, line.h)
