"""Makes the person before the screen present, so that each person has their own settings."""

from PySide6.QtCore import QObject

from canasta_gui.controller.conductor import Conductor
from canasta_gui.session.session import Session
from canasta_gui.settings.preferences import Preferences
from engine import SeatPlayer


class PresentPerson(QObject):
    """Makes the person before the screen present whenever the person changes.

    Persons are told apart by name; a name that is not known is a guest's, who has the settings of
    the machine. Where nobody plays, the person who was chosen last is present.
    """

    def __init__(self, conductor: Conductor, preferences: Preferences) -> None:
        super().__init__(conductor)
        self._conductor = conductor
        self._preferences = preferences
        self._known: tuple[Session | None, SeatPlayer | None] | None = None
        """The match and the player before the screen when the persons were last looked up."""
        conductor.changed.connect(self._follow)
        preferences.person_changed.connect(self._forget)

    def _follow(self) -> None:
        """Makes the person who has come to the screen present."""
        session = self._session()
        player = None if session is None else session.match.seats[session.viewer]
        known = self._conductor.session, player
        if known == self._known:
            return
        preferences = self._preferences
        if session is None or player is None or not player.is_person:
            wanted, is_kept = preferences.remembered.person, False
        else:
            wanted = preferences.persons.id_of(player.name)
            is_kept = len(session.match.people) == 1 and bool(wanted)
        if wanted != preferences.person_id:
            preferences.use_person(wanted, is_kept=is_kept)
        self._known = known

    def _forget(self) -> None:
        """Looks again at the next change, because the persons have changed."""
        self._known = None

    def _session(self) -> Session | None:
        """Returns the session of the match; ``None`` where none is played."""
        session = self._conductor.session
        return None if session is None or session.is_rehearsal else session
