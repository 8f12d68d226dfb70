"""The interface through which a lesson or an exercise checks what a person does."""

from dataclasses import replace
from typing import Protocol

from canasta_gui.viewmodel.table_view import ButtonId, CardMark, TableView
from engine import Action, AskPartner


class Guide(Protocol):
    """An interface that the session asks before every legal action of a person."""

    @property
    def is_explaining(self) -> bool:
        """Whether something is to be read first: the table orders nothing meanwhile."""
        ...

    @property
    def tells_all(self) -> bool:
        """Whether the table says if the pile is frozen, and offers the question to the partner."""
        ...

    def allows(self, action: Action, /) -> bool:
        """Returns whether the action may be played now. Changes nothing."""
        ...

    def let_pass(self, action: Action, /) -> None:
        """Notes that an allowed action is about to be played."""
        ...

    def hold_back(self, action: Action, /) -> None:
        """Tells the person what is wanted instead of an action that is not allowed."""
        ...


def is_let_pass(guide: Guide, action: Action) -> bool:
    """Returns whether a guide allows an action that a person wants to play, and tells the guide."""
    is_allowed = guide.allows(action)
    (guide.let_pass if is_allowed else guide.hold_back)(action)
    return is_allowed


def as_guided(view: TableView, guide: Guide, *, is_over: bool = False) -> TableView:
    """Returns a view without what a guide does not say yet.

    What follows when the deal is over is offered by who explains it, with one button.
    """
    if guide.is_explaining:
        view = replace(view, prompt="", brief_prompt="", buttons=() if is_over else view.buttons)
    if guide.tells_all:
        return view
    buttons = view.buttons
    if not guide.allows(AskPartner()):
        buttons = tuple(it for it in buttons if it.id is not ButtonId.ASK)
    return replace(
        view,
        pile=replace(view.pile.unasked(), word="", short=""),
        marks=tuple(it for it in view.marks if it[1] is not CardMark.TAKES),
        seats=tuple(replace(seat, frost="") for seat in view.seats),
        buttons=buttons,
    )
