"""Makes the person before the screen present, so that each person has their own settings."""

from PySide6.QtCore import QObject

from canasta_gui.controller.conductor import Conductor
from canasta_gui.session.session import Session
from canasta_gui.settings.preferences import Preferences
from engine import SeatPlayer


class PresentPerson(QObject):
    """Makes the person before the screen present whenever the person changes.

    Persons are told apart by name. Where several people play, a name that is not known is a
    guest's; somebody who plays alone under such a name keeps the settings of the person present
    before. After a match of several people the person who was chosen last is present again.
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
        people = self._people()
        player = people[0] if people else None
        known = self._conductor.session, player
        if known == self._known:
            return
        preferences = self._preferences
        person_id = "" if player is None else preferences.persons.id_of(player.name)
        if len(people) > 1:
            wanted, is_kept = person_id, False
        elif person_id:
            wanted, is_kept = person_id, True
        else:
            wanted, is_kept = preferences.remembered.person, False
        if wanted != preferences.person_id:
            preferences.use_person(wanted, is_kept=is_kept)
        self._known = known

    def _forget(self) -> None:
        """Looks again at the next change, because the persons have changed."""
        self._known = None

    def _people(self) -> tuple[SeatPlayer, ...]:
        """Returns the people of the match, the one before the screen first."""
        session = self._conductor.session
        if session is None or session.is_rehearsal:
            return ()
        seats = session.match.seats
        viewer = seats[session.viewer]
        others = (it for seat, it in enumerate(seats) if it.is_person and seat != session.viewer)
        return (viewer, *others)
