"""The table's own sentences: whose turn it is, the prompt, the last action, remarks."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from canasta_gui.table.furniture.free_cloth import PlacedWords, place_words
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import AFAR
from canasta_gui.table.furniture.text_drawing import (
    LEAST,
    TextStyle,
    show_words,
    snug,
    text_size,
    width_of,
)
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, RaisedCardsView

_PROMPT = 1.12
"""The size of the prompt, by that of other sentences."""
_TURN_GAP = 0.7
"""The distance from the words that say whose turn it is to the prompt, in text heights."""
_COUNTED = 3.0
"""The size of what is counted in the empty place of the hand, in text heights."""


def _turn_style(state: FurnitureState) -> TextStyle:
    """Returns the style of the words that say that it is the viewer's turn."""
    return TextStyle(
        AFAR * state.text, state.palette.target, align="centre", has_shade=True, is_display=True
    )


def turn_width(state: FurnitureState) -> float:
    """Returns the width of those words and of the gap behind them; zero where they are not said."""
    if not state.view.turn or state.told or not state.line:
        return 0.0
    return math.ceil(width_of(state.view.turn, _turn_style(state))) + _TURN_GAP * state.text


def show_turn(items: PixmapItems, state: FurnitureState, room: Rect) -> Rect:
    """Says that it is the viewer's turn, large before the prompt, where both have room; returns
    the room of the prompt.
    """
    wide = turn_width(state)
    ink = TextStyle(_PROMPT * state.frame.measure.words, state.palette.word, is_bold=True)
    needed = width_of(state.line, ink) + ink.size
    free = room.w - wide
    if not 0 < wide < room.w or snug(state.line, free, room.h, ink, LEAST).size < round(ink.size):
        return room
    prompt = min(needed, free)
    left = room.cx - (wide + prompt) / 2
    turn = Rect(left, room.y, wide - _TURN_GAP * state.text, room.h)
    prompt = Rect(left + wide, room.y, prompt, room.h)
    if state.frame.is_mirrored:
        turn = replace(turn, x=2 * room.cx - turn.right)
        prompt = replace(prompt, x=2 * room.cx - prompt.right)
    show_words(items, "turn", turn, state.view.turn, _turn_style(state))
    return prompt


def show_prompt(
    items: PixmapItems, state: FurnitureState, room: Rect, kept: Sequence[Rect]
) -> None:
    """Places the prompt; what is counted stands large in the empty place of the hand. ``kept`` are
    the buttons.
    """
    if state.counted is not None and state.is_hand_empty and not state.view.rest:
        hand = state.frame.hand
        line = replace(_turn_style(state), size=_COUNTED * state.text)
        line = snug(state.line, hand.w, hand.h, line, LEAST)
        wide, high = text_size(state.line, hand.w, line)
        place = around(state.frame.width / 2, hand.cy, wide + 2, high)
        place = place if hand.contains(place) else replace(place, x=hand.cx - place.w / 2)
        show_words(items, "prompt", place, state.line, line)
        return
    found = _place_prompt(items, state, room, kept)
    show_words(items, "prompt", found.place, found.text, found.ink)


def _place_prompt(
    items: PixmapItems, state: FurnitureState, room: Rect, kept: Sequence[Rect]
) -> PlacedWords:
    """Returns the prompt in its line, or where its words would be small there, on free cloth near
    it; else the same in few words, for which others give way.
    """
    m = state.frame.measure
    size, colour = _PROMPT * m.words, state.palette.word
    ink = TextStyle(size, colour, is_bold=True, align="centre", has_shade=True)
    # How the deal ended is read from as far as whose turn it is.
    ink = _turn_style(state) if state.has_result else ink
    brief = "" if state.told else state.view.brief_prompt
    lines = [_in_line(text, ink, room) for text in dict.fromkeys((state.line, brief or state.line))]
    for line in lines:
        if line.ink.size >= round(m.least_words):
            return line
        found = place_words(items, state, (line.text,), ink, room, kept)
        if found is not None:
            return found
    last = lines[-1]
    for least in (m.least_words, last.ink.size + 1):
        texts = (last.text,)
        found = place_words(items, state, texts, ink, room, kept, is_first=True, least=least)
        if found is not None:
            return found
    return last


def _in_line(text: str, ink: TextStyle, room: Rect) -> PlacedWords:
    """Returns a prompt in the middle of its line, as large as it has room there."""
    ink = snug(text, room.w, room.h, replace(ink, size=min(ink.size, room.h)), LEAST)
    wide = min(width_of(text, ink) + ink.size, room.w)
    return PlacedWords(text, ink, replace(room, x=room.cx - wide / 2, w=wide))


def show_remarks(
    items: PixmapItems,
    state: FurnitureState,
    advice: RaisedCardsView,
    dim: ButtonView | None,
    buttons: Mapping[ButtonId, Rect],
) -> None:
    """Shows the text on the raised cards, or else why a button is ``dim``, near to it; where
    sentences are wanted also what happened last, unless the prompt says it.
    """
    palette, last = state.palette, state.view.last_action
    kept, near = tuple(buttons.values()), state.frame.notice
    if advice.text:
        texts = tuple(filter(None, (advice.text, advice.brief)))
        _show_remark(items, state, "reason", texts, 0.95, palette.word, near, kept)
    elif dim is not None:
        near = buttons[dim.id]
        _show_remark(items, state, "reason", (dim.reason,), 0.95, palette.word, near, kept)
    elif state.view.is_wordy and last and last != state.line:
        _show_remark(items, state, "last-action", (last,), 0.92, palette.word_quiet, near, kept)


def _show_remark(
    items: PixmapItems,
    state: FurnitureState,
    key: str,
    texts: Sequence[str],
    size: float,
    colour: str,
    near: Rect,
    kept: Sequence[Rect],
) -> None:
    """Places a remark near a rectangle, the first of these texts that has room; its size is by that
    of other sentences.
    """
    m = state.frame.measure
    ink = TextStyle(size * m.words, colour, align="centre", has_shade=True)
    found = place_words(items, state, texts, ink, near, kept, least=LEAST)
    if found is not None:
        show_words(items, key, found.place, found.text, found.ink)
