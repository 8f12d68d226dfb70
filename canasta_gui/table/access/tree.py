"""What there is on the table, in the order in which a screen reader meets it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from canasta_gui.table.access.nodes import Node, Spoken, merged
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.gestures.keyboard import Keyboard
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.tableau import Tableau
from canasta_gui.viewmodel.table_view import ButtonView, CardMark, SideView, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind

Role = QAccessible.Role
_NOWHERE = Rect(0, 0, 0, 0)


class AccessTree(QObject):
    """Builds the nodes when somebody asks for them, not before."""

    seat_asked = Signal(int)
    """A computer player was pressed by a screen reader: why did it do that?"""

    def __init__(self, tableau: Tableau, keyboard: Keyboard, parent: QObject) -> None:
        super().__init__(parent)
        self._tableau = tableau
        self._keyboard = keyboard
        self._nodes: list[Node] = []
        self._is_stale = True

    def invalidate(self) -> None:
        """Something has changed."""
        self._is_stale = True

    @property
    def nodes(self) -> list[Node]:
        """The things on the table."""
        if self._is_stale:
            self._is_stale = False
            self._nodes = merged(self._nodes, self._spoken(), self)
        return self._nodes

    def find(self, spot: Spot | None) -> Node | None:
        """The node of something that can have the focus."""
        queue = list(self.nodes)
        while queue:
            node = queue.pop()
            if node.spoken.key == spot:
                return node
            queue.extend(node.children_nodes)
        return None

    def _spoken(self) -> tuple[Spoken, ...]:
        view = self._tableau.view
        if view is None:
            return ()
        if view.curtain is not None:
            return (*self._curtain(view), *self._buttons())
        return (
            *self._texts(view),
            self._hand(view),
            self._place(STOCK, view.stock_description),
            self._place(PILE, view.pile.description),
            *self._stage(view),
            *(self._side(side) for side in view.sides),
            *self._seats(view),
            *self._buttons(),
        )

    def _texts(self, view: TableView) -> tuple[Spoken, ...]:
        frame = self._tableau.board.frame
        texts = (
            Spoken("prompt", Role.StaticText, view.prompt, frame.line),
            Spoken("notice", Role.AlertMessage, view.notice, frame.notice),
            Spoken(
                "rules",
                Role.Link,
                view.rules_link,
                frame.notice,
                press=self._tableau.rule_asked.emit,
            ),
            Spoken("last", Role.StaticText, view.last_action, frame.last_action),
        )
        return tuple(text for text in texts if text.name)

    def _hand(self, view: TableView) -> Spoken:
        board = self._tableau.board
        poses = board.arrangement.poses.get(board.hand_zone, ())
        cards = view.seats[0].hand if view.seats else ()
        items: list[Spoken] = []
        for at, (sprite, pose, card) in enumerate(zip(board.hand, poses, cards, strict=False)):
            spot = Spot(board.hand_zone, card=at)
            items.append(
                Spoken(
                    spot,
                    Role.ListItem,
                    card.name or self.tr("Card, face down"),
                    pose.rect,
                    self._said_of(board.hand_zone, at, is_new=card.is_new),
                    is_focusable=True,
                    is_focused=self._has_focus(spot),
                    is_selectable=True,
                    is_selected=sprite in board.raised,
                    press=lambda sprite=sprite: self._tableau.fingers.toggle(sprite),
                )
            )
        name = self.tr("Your hand, %n card(s)", "", len(items))
        return Spoken("hand", Role.List, name, board.frame.hand, children=tuple(items))

    def _said_of(self, zone: Zone, at: int, *, is_new: bool = False) -> str:
        """What the marks on a card mean."""
        words = {
            CardMark.BLAMED: self.tr("Why it was refused"),
            CardMark.WANTED: self.tr("Would make it legal"),
            CardMark.READY: self.tr("Can be laid or take the pile"),
            CardMark.MADE: self.tr("You used it"),
            CardMark.BETTER: self.tr("Better to use"),
        }
        mark = self._tableau.furniture.marked.get((zone, at))
        parts = (self.tr("Just drawn") if is_new else "", words[mark] if mark else "")
        return ". ".join(part for part in parts if part)

    def _place(self, zone: Zone, name: str, *, role: Role = Role.Button) -> Spoken:
        spot = Spot(zone)
        rect = self._tableau.area(zone) or _NOWHERE
        return Spoken(
            spot,
            role,
            name,
            rect,
            self._said_in(zone),
            is_focusable=True,
            is_focused=self._has_focus(spot),
            press=self._activator(zone),
        )

    def _said_in(self, zone: Zone) -> str:
        """What lifted cards could do here, and what the marks on the cards mean."""
        is_marked = zone.kind in (ZoneKind.STAGE, ZoneKind.PILE)
        count = len(self._tableau.board.sprites.get(zone, ())) if is_marked else 0
        marks = (self._said_of(zone, at) for at in range(count))
        said = dict.fromkeys((self._tableau.fingers.verdict(zone), *marks))
        return ". ".join(part for part in said if part)

    def _stage(self, view: TableView) -> tuple[Spoken, ...]:
        if not view.stage.groups:
            return ()
        groups = tuple(
            self._place(Zone(ZoneKind.STAGE, 0, index), group.caption, role=Role.ListItem)
            for index, group in enumerate(view.stage.groups)
        )
        stage, rect = view.stage, self._tableau.board.frame.stage
        return (Spoken("stage", Role.List, stage.meter, rect, stage.note, children=groups),)

    def _side(self, side: SideView) -> Spoken:
        melds = tuple(
            self._place(Zone(ZoneKind.MELD, side.side, index), meld.description, role=Role.ListItem)
            for index, meld in enumerate(side.melds)
        )
        if side.is_own:
            melds = (*melds, self._place(FELT, self.tr("New meld")))
        frame = self._tableau.board.frame.sides[side.side]
        key = ("side", side.side)
        return Spoken(key, Role.List, side.description, frame.plate, children=melds)

    def _seats(self, view: TableView) -> tuple[Spoken, ...]:
        frame = self._tableau.board.frame
        return tuple(
            Spoken(
                ("seat", seat.seat),
                Role.StaticText,
                seat.description or seat.name,
                frame.plate(seat.seat),
                seat.says,
                press=None if seat.is_person else self._asker(seat.seat),
            )
            for seat in (*view.seats, *view.resting)
        )

    def _buttons(self) -> tuple[Spoken, ...]:
        furniture = self._tableau.furniture
        return tuple(
            self._button(furniture.views[key], rect) for key, rect in furniture.buttons.items()
        )

    def _button(self, button: ButtonView, rect: Rect) -> Spoken:
        spot = Spot(button=button.id)
        return Spoken(
            spot,
            Role.Button,
            button.text,
            rect,
            button.reason,
            is_enabled=button.is_enabled,
            is_focusable=button.is_enabled,
            is_focused=self._has_focus(spot),
            press=lambda: self._keyboard.press_button(button.id),
        )

    def _curtain(self, view: TableView) -> tuple[Spoken, ...]:
        curtain = view.curtain
        assert curtain is not None
        lines = (curtain.text, *curtain.recap)
        window = self._tableau.window
        return tuple(
            Spoken(("curtain", number), Role.StaticText, line, window)
            for number, line in enumerate(lines)
            if line
        )

    def _asker(self, seat: int) -> Callable[[], None]:
        return lambda: self.seat_asked.emit(seat)

    def _has_focus(self, spot: Spot) -> bool:
        return self._keyboard.is_shown and self._keyboard.spot == spot

    def _activator(self, zone: Zone) -> Callable[[], None]:
        return lambda: self._keyboard.activate(zone)
