"""Plays with one switch: groups, then things of a group are offered one after the other."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from canasta_gui.settings.model import Scanning, Settings
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.reach.reach_ring import ReachRing
from canasta_gui.windows.reach.switch_press import SwitchPresses
from canasta_gui.windows.reach.targets import (
    ScanGroup,
    ScanTarget,
    groups_in,
    hull_of,
    likely_in,
    name_of,
    name_of_leaving,
)

_REST = 10_000
"""The milliseconds without any use after which somebody else's switch may be served."""
_OTHER_USE = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
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
        self._mode = Scanning.OFF
        self._groups: list[ScanGroup] = []
        self._inside: int | None = None
        """The group whose things are offered; ``None`` while groups are."""
        self._at = -1
        self._used: tuple[ScanGroup, int] = (), -1
        """The group of what was used last, and its place there."""
        self._shown: ScanGroup = ()
        self._is_held = False
        self._has_chosen = False
        self._presses = SwitchPresses(self)
        self._presses.pressed.connect(self._hold)
        self._presses.released.connect(self._let_go)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.pass_step)
        self.rest = QTimer(self, singleShot=True, interval=_REST)
        """Runs until nobody has used anything for a while."""
        self.rest.timeout.connect(self._start)
        self._yields = False

    def apply(self, settings: Settings, *, yields: bool = False) -> None:
        """Follows the settings; ``yields`` offers only while nobody uses anything else."""
        self._presses.switch = settings.switch
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
        self._presses.forget()
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
        if self.rest.isActive() or not self._presses.is_switch(event):
            self._presses.notice(event)
            if self._yields and event.spontaneous() and event.type() in _OTHER_USE:
                self._yield()
            return False
        self._presses.take(event)
        event.accept()
        return True

    def _hold(self) -> None:
        """Does what follows when the switch is pressed."""
        self._is_held, self._has_chosen = True, False
        self._timer.start()
        if self._mode is Scanning.AUTO:
            self.choose()

    def _let_go(self) -> None:
        """Does what follows when the switch is let go."""
        if self._is_held and self._mode is Scanning.STEP:
            self._timer.stop()
            if not self._has_chosen:
                self.move_on()
        self._is_held = False


def _things(group: ScanGroup) -> list[object]:
    return [it.thing for it in group]
