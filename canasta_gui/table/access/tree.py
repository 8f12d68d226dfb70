"""The accessibility tree of the table, in reading order."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from canasta_gui.i18n.formats import sentences
from canasta_gui.leftovers import Leftovers
from canasta_gui.table.access.access_actions import AccessActions
from canasta_gui.table.access.hand_reader import HandReader
from canasta_gui.table.access.nodes import Change, Node, Spoken, merged
from canasta_gui.table.card_signs import meld_at, tell_signs
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.gestures.keyboard import Keyboard
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.picture import meld_order
from canasta_gui.viewmodel.seat_views import SideView, VictoryView
from canasta_gui.viewmodel.table_view import ButtonView, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind

Role = QAccessible.Role
_NOWHERE = Rect(0, 0, 0, 0)
_LEFT: Final = 64
"""The number of nodes that outlive their things: more than leave the table in a turn."""


class AccessTree(QObject):
    """Builds the nodes on demand, or after a change while a screen reader is active."""

    changed = Signal(tuple)
    """Emitted with the `Change`s since the nodes were built last; not when they are built first."""

    def __init__(self, table_scene: TableScene, keyboard: Keyboard, table: QWidget) -> None:
        super().__init__(table)
        self._table_scene = table_scene
        self._keyboard = keyboard
        self.actions = AccessActions(table_scene, keyboard, table)
        self.hand = HandReader(table_scene, keyboard, self.actions, self)
        self._nodes: list[Node] = []
        self._leftovers = Leftovers(_LEFT)
        self._is_known = False
        self._is_stale = True
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._build)
        table_scene.player.beat_begun.connect(self._follow)

    def invalidate(self) -> None:
        """Marks the tree as changed; several changes in a row are sent together."""
        self._is_stale = True
        if QAccessible.isActive() and not self._soon.isActive():
            self._soon.start(0)

    def _follow(self, beat: Beat) -> None:
        """Tells of the picture of a won match as long as it is shown."""
        if beat.kind is BeatKind.WON:
            self.invalidate()

    @property
    def nodes(self) -> list[Node]:
        """Returns the things on the table."""
        # Its button appears in the course of the moment.
        self._is_stale |= self._victory is not None
        self._build()
        return self._nodes

    def _build(self) -> None:
        if not self._is_stale:
            return
        self._is_stale = False
        changes: list[Change] = []
        self._nodes = merged(self._nodes, self._spoken(), self, changes)
        for change in changes:
            if change.after is None:
                self._leftovers.add(change.node)
        if self._is_known and changes:
            self.changed.emit(tuple(changes))
        self._is_known = True

    def find(self, spot: Spot | None) -> Node | None:
        """Returns the node of a place that can have the focus."""
        queue = list(self.nodes) if spot is not None else []
        while queue:
            node = queue.pop()
            if node.spoken.spot == spot:
                return node
            queue.extend(node.children_nodes)
        return None

    def _spoken(self) -> tuple[Spoken, ...]:
        view = self._table_scene.view
        if view is None:
            return ()
        if view.curtain is not None:
            return (*self._curtain(view), *self._buttons())
        return (
            *self._won(),
            *self._texts(view),
            self.hand.read(),
            self._place(STOCK, view.stock_description),
            self._place(PILE, view.pile.description),
            *self._stage(view),
            *(self._side(side) for side in view.sides),
            self._seats(view),
            *self._buttons(),
        )

    @property
    def _victory(self) -> VictoryView | None:
        """Returns the won match whose picture is shown."""
        scene = self._table_scene
        beat, after = scene.player.beat, scene.player.coming
        is_shown = beat is not None and beat.kind is BeatKind.WON and not scene.options.is_calm
        return after.victory if is_shown and after is not None else None

    def _won(self) -> Iterator[Spoken]:
        """Yields what the picture of a won match says, and its button."""
        if (victory := self._victory) is not None:
            scene = self._table_scene
            told = sentences((victory.title, victory.how))
            yield Spoken("victory", Role.StaticText, told, scene.window)
            place = scene.effects.area("go on") or scene.window
            actions = self.actions.of_moment()
            yield Spoken("go on", Role.Button, victory.go_on, place, actions=actions)

    def _texts(self, view: TableView) -> tuple[Spoken, ...]:
        frame, refused = self._table_scene.board.frame, self._table_scene.furniture.notice[:1]
        reason = refused[0] if refused else frame.notice
        texts = (
            Spoken("prompt", Role.StaticText, view.prompt, frame.line),
            Spoken("notice", Role.AlertMessage, view.notice, reason),
            Spoken(
                "rules",
                Role.Link,
                view.rules_link,
                reason,
                actions=self.actions.of_rules(),
            ),
            Spoken("last", Role.StaticText, view.last_action, frame.notice),
        )
        return tuple(text for text in texts if text.name)

    def _place(self, zone: Zone, name: str, *, role: Role = Role.Button) -> Spoken:
        spot = Spot(zone)
        rect = self._table_scene.area(zone) or _NOWHERE
        return Spoken(
            spot,
            role,
            name,
            rect,
            self._told_at(zone),
            spot=spot,
            is_focused=self._keyboard.has_focus(spot),
            actions=self.actions.of_place(spot, zone),
        )

    def _told_at(self, zone: Zone) -> str:
        """Returns what the raised cards could do here, what the marks on the cards mean, and which
        cards a meld holds.
        """
        is_marked = zone.kind in (ZoneKind.STAGE, ZoneKind.PILE)
        count = len(self._table_scene.board.sprites.get(zone, ())) if is_marked else 0
        marks = (tell_signs(self._table_scene, zone, at) for at in range(count))
        verdict = self._table_scene.card_handler.verdict(zone)
        meld = meld_at(self._table_scene, zone)
        cards = "" if meld is None else meld.cards_told
        return sentences(dict.fromkeys((verdict, *marks, cards)))

    def _stage(self, view: TableView) -> tuple[Spoken, ...]:
        if not view.stage.groups:
            return ()
        groups = tuple(
            self._place(
                Zone(ZoneKind.STAGE, 0, index),
                group.description or group.caption,
                role=Role.ListItem,
            )
            for index, group in enumerate(view.stage.groups)
        )
        stage, rect = view.stage, self._table_scene.board.arrangement.stage
        return (Spoken("stage", Role.List, stage.meter, rect, stage.note, children=groups),)

    def _side(self, side: SideView) -> Spoken:
        melds = tuple(
            self._place(
                Zone(ZoneKind.MELD, side.side, index),
                side.melds[index].description,
                role=Role.ListItem,
            )
            for index in meld_order([meld.cards for meld in side.melds])
        )
        if side.is_own:
            melds = (*melds, self._place(FELT, self.tr("New meld")))
        frame = self._table_scene.board.frame.sides[side.side]
        key = ("side", side.side)
        return Spoken(key, Role.List, side.description, frame.plate, children=melds)

    def _seats(self, view: TableView) -> Spoken:
        """Returns the players as a list: Orca reads loose texts again with every new focus."""
        frame = self._table_scene.board.frame
        seats = tuple(
            Spoken(
                ("seat", seat.seat),
                Role.ListItem,
                seat.description or seat.name,
                frame.place(seat.seat).body,
                seat.says,
                actions=() if seat.is_person else self.actions.of_seat(seat.seat),
            )
            for seat in view.players
        )
        place = seats[0].rect if seats else _NOWHERE
        return Spoken("seats", Role.List, self.tr("Players"), place, children=seats)

    def _buttons(self) -> tuple[Spoken, ...]:
        furniture = self._table_scene.furniture
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
            spot=spot if button.is_enabled else None,
            is_enabled=button.is_enabled,
            is_focused=self._keyboard.has_focus(spot),
            actions=self.actions.of_button(spot, button.id) if button.is_enabled else (),
        )

    def _curtain(self, view: TableView) -> tuple[Spoken, ...]:
        curtain = view.curtain
        assert curtain is not None
        lines = (curtain.text, *curtain.recap)
        window = self._table_scene.window
        return tuple(
            Spoken(("curtain", number), Role.StaticText, line, window)
            for number, line in enumerate(lines)
            if line
        )
