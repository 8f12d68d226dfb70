"""Keeps a separate hint level for each person who plays at one machine."""

from PySide6.QtCore import QObject

from canasta_gui.controller.conductor import Conductor
from canasta_gui.settings.model import Settings
from canasta_gui.settings.preferences import Preferences


class HintLevels(QObject):
    """Sets the hint level of the person before the screen whenever the person changes.

    Persons are told apart by name. A person without a choice gets the level that was set before the
    match; it is restored after the match.
    """

    def __init__(self, conductor: Conductor, preferences: Preferences) -> None:
        super().__init__(conductor)
        self._conductor = conductor
        self._preferences = preferences
        self._name = ""
        """The name of the person before the screen, if several persons play."""
        self._before = preferences.settings.hints
        """The level outside matches of several persons."""
        conductor.changed.connect(self._follow)
        preferences.changed.connect(self._note)

    def _follow(self) -> None:
        """Applies the level of the person who has come to the screen."""
        name = self._person()
        if name == self._name:
            return
        if not self._name:
            self._before = self._preferences.settings.hints
        # The name is empty while the level changes, because no person has chosen it.
        self._name = ""
        known = self._preferences.remembered.hints_of(name) if name else None
        self._preferences.change(hints=known or self._before)
        self._name = name

    def _note(self, settings: Settings) -> None:
        """Records the level that the person has chosen."""
        remembered, name = self._preferences.remembered, self._name
        if name and settings.hints != (remembered.hints_of(name) or self._before):
            levels = remembered.hints_with(name, settings.hints)
            self._preferences.remember(hint_levels=levels)

    def _person(self) -> str:
        """Returns the name of the person before the screen; empty if only one person plays."""
        session = self._conductor.session
        if session is None or sum(seat.is_person for seat in session.match.seats) < 2:
            return ""
        return session.match.seats[session.viewer].name
