"""Plays with one switch: groups, then things of a group are offered one after the other.

A space that belongs to a text is told from a press of the switch.
"""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit
from typing_extensions import override

from canasta_gui.settings.model import Scanning, Settings, SwitchInput
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.reach.reach_ring import ReachRing
from canasta_gui.windows.reach.targets import (
    ScanGroup,
    ScanTarget,
    groups_in,
    hull_of,
    likely_in,
    name_of,
    name_of_leaving,
)

_PAUSE = 5000
"""The milliseconds after a letter in which keys belong to the text. A field that merely has the
focus takes no key, since whoever has only the switch could not leave it."""


_REPEAT = 60
"""The milliseconds within which a key that repeats itself is pressed again."""
_REST = 10_000
"""The milliseconds without any use after which somebody else's switch may be served."""


class TextEntry:
    """Knows whether somebody, who has more than the switch, types into a field now."""

    def __init__(self) -> None:
        self._since = QElapsedTimer()

    def notice(self, event: QEvent) -> None:
        """Takes notice of a letter that is typed."""
        if not isinstance(event, QKeyEvent) or not event.spontaneous():
            return
        if event.text() and event.text().isprintable():
            self._since.start()

    def is_going_on(self) -> bool:
        """Returns whether a key belongs to a text."""
        focus = QApplication.focusWidget()
        is_field = isinstance(focus, QLineEdit | QTextEdit | QPlainTextEdit)
        if not is_field or focus.isReadOnly():
            return False
        return self._since.isValid() and self._since.elapsed() < _PAUSE


_KEYS = {
    SwitchInput.SPACE: (Qt.Key.Key_Space,),
    SwitchInput.ENTER: (Qt.Key.Key_Return, Qt.Key.Key_Enter),
    SwitchInput.CLICK: (),
}
_KEY_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
_PRESSES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_OTHER_USE = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
)
_CLICKS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class SwitchScan(QObject):
    """Offers what can be done, in turn, with a ring; the switch chooses what is offered.

    By itself the ring moves on after a time. Step by step, a short press of the switch moves it
    on, and one that is held for that time chooses.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.ring = ReachRing(window)
        self._mode, self._switch = Scanning.OFF, SwitchInput.SPACE
        self._groups: list[ScanGroup] = []
        self._inside: int | None = None
        """The group whose things are offered; ``None`` while groups are."""
        self._at = -1
        self._used: tuple[ScanGroup, int] = (), -1
        """The group of what was used last, and its place there."""
        self._shown: ScanGroup = ()
        self._is_held = False
        self._has_chosen = False
        self._released_at = 0
        """The time at which a key that may be held was let go."""
        self._letting_go = QTimer(self, singleShot=True, interval=_REPEAT)
        """Runs until a key that was let go cannot be one that repeats itself."""
        self._letting_go.timeout.connect(self._let_go)
        self._text_entry = TextEntry()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.pass_step)
        self.rest = QTimer(self, singleShot=True, interval=_REST)
        """Runs until nobody has used anything for a while."""
        self.rest.timeout.connect(self._start)
        self._yields = False

    def apply(self, settings: Settings, *, yields: bool = False) -> None:
        """Follows the settings; ``yields`` offers only while nobody uses anything else."""
        self._switch = settings.switch
        self._timer.setInterval(round(1000 * settings.scan_seconds))
        if (settings.scanning, yields) == (self._mode, self._yields):
            return
        self._mode, self._yields = settings.scanning, yields
        app = QApplication.instance()
        assert app is not None
        if self._mode is Scanning.OFF:
            app.removeEventFilter(self)
            self._stop()
            return
        app.installEventFilter(self)
        if yields:
            self._yield()
        else:
            self._start()

    def close(self) -> None:
        """Ends scanning."""
        self._stop()
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)

    @property
    def offered(self) -> ScanGroup:
        """Returns what is shown, and would be chosen now: a thing, or a group with several."""
        return self._shown

    def _next(self) -> ScanGroup:
        """Returns what stands at the present place, whether it is shown yet or not."""
        if self._inside is None:
            return self._groups[self._at] if 0 <= self._at < len(self._groups) else ()
        things = self._groups[self._inside]
        return (things[self._at],) if self._at < len(things) else things

    def pass_step(self) -> None:
        """Does what follows when the time of a step has passed."""
        if self._mode is Scanning.AUTO:
            self.move_on()
        elif self._is_held and not self._has_chosen:
            self._has_chosen = True
            self.choose()

    def move_on(self) -> None:
        """Offers the next thing; after the last one of a group the whole group, to leave it."""
        self._look()
        if self._inside is None:
            self._at = (self._at + 1) % max(len(self._groups), 1)
        else:
            self._at = (self._at + 1) % (len(self._groups[self._inside]) + 1)
        self._show()

    def choose(self) -> None:
        """Chooses what is offered: does it, or enters or leaves the group."""
        shown = self._shown
        if not shown:
            return
        self._look()
        offered = self._next()
        if not offered or hull_of(shown) != hull_of(offered):
            # What the ring was around is no longer there.
            self.move_on()
        elif len(offered) == 1:
            self._use(offered[0])
        elif self._inside is None:
            group, at = self._used
            is_known = _things(group) == _things(offered)
            self._inside, self._at = self._at, (at + 1) % len(offered) if is_known else 0
            self._show()
        else:
            self._inside, self._at = None, self._inside
            self._show()

    def _use(self, target: ScanTarget) -> None:
        # After the likely places the same group comes next, at the following thing: several cards
        # of a hand are raised one after the other.
        self._used = self._groups[self._at if self._inside is None else self._inside], self._at
        self._inside, self._at = None, -1
        self._restart_time()
        self._clear()
        target.choose()

    def _start(self) -> None:
        self.rest.stop()
        self._inside, self._at = None, -1
        self._groups = []
        self._clear()
        self._restart_time()
        if self._yields:
            self.move_on()

    def _stop(self) -> None:
        self.rest.stop()
        self._timer.stop()
        self._letting_go.stop()
        self._clear()

    def _yield(self) -> None:
        """Leaves everything to somebody who plays otherwise, until nothing is used for a while."""
        self._stop()
        self.rest.start()

    def _restart_time(self) -> None:
        if self._mode is Scanning.AUTO:
            self._timer.start()

    def _look(self) -> None:
        """Finds what is there now; where the group that is offered is gone, begins anew."""
        at = self._at if self._inside is None else self._inside
        before = _things(self._groups[at]) if 0 <= at < len(self._groups) else []
        likely, groups = likely_in(self._window), groups_in(self._window)
        used = _things(self._used[0])
        first = next((at for at, it in enumerate(groups) if _things(it) == used), 0)
        self._groups = [*likely, *groups[first:], *groups[:first]]
        now = next((at for at, it in enumerate(self._groups) if _things(it) == before), None)
        if now is None:
            self._inside, self._at = None, -1
        elif self._inside is None:
            self._at = now
        else:
            self._inside = now

    def _show(self) -> None:
        self._shown = offered = self._next()
        if not offered:
            self.ring.clear()
            return
        self.ring.surround(hull_of(offered))
        if len(offered) == 1 and offered[0].show is not None:
            offered[0].show()
        if QAccessible.isActive():
            is_leaving = len(offered) > 1 and self._inside is not None
            self._window.table.voice.offer(name_of_leaving() if is_leaving else name_of(offered))

    def _clear(self) -> None:
        self._shown = ()
        self.ring.clear()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes every press of the switch, wherever the focus or the pointer is."""
        is_resting = self.rest.isActive()
        if is_resting or not self._is_switch(event):
            self._text_entry.notice(event)
            if self._yields and event.spontaneous() and event.type() in _OTHER_USE:
                self._yield()
            return False
        if not self._is_repeated(event):
            self._take(event)
        event.accept()
        return True

    def _is_switch(self, event: QEvent) -> bool:
        if not event.spontaneous():
            return False
        if isinstance(event, QKeyEvent) and event.type() in _KEY_EVENTS:
            return event.key() in _KEYS[self._switch] and not self._text_entry.is_going_on()
        return (
            self._switch is SwitchInput.CLICK
            and isinstance(event, QMouseEvent)
            and event.type() in _CLICKS
        )

    def _is_repeated(self, event: QEvent) -> bool:
        """Returns whether a key that is held repeats itself. X tells that as letting go and
        pressing at the same time, and Qt does not always find these two together.
        """
        if not isinstance(event, QKeyEvent):
            return False
        is_pair = self._letting_go.isActive() and event.timestamp() == self._released_at
        if event.type() is QEvent.Type.KeyPress and (is_pair or event.isAutoRepeat()):
            self._letting_go.stop()
            return True
        return event.isAutoRepeat()

    def _take(self, event: QEvent) -> None:
        if event.type() in _PRESSES:
            if self._letting_go.isActive():
                self._letting_go.stop()
                self._let_go()
            self._is_held, self._has_chosen = True, False
            self._timer.start()
            if self._mode is Scanning.AUTO:
                self.choose()
        elif isinstance(event, QKeyEvent) and event.timestamp():
            if event.type() is QEvent.Type.KeyRelease:
                self._released_at = event.timestamp()
                self._letting_go.start()
        elif event.type() is not QEvent.Type.ShortcutOverride:
            self._let_go()

    def _let_go(self) -> None:
        """Does what follows when the switch is let go."""
        if self._is_held and self._mode is Scanning.STEP:
            self._timer.stop()
            if not self._has_chosen:
                self.move_on()
        self._is_held = False


def _things(group: ScanGroup) -> list[object]:
    return [it.thing for it in group]
