"""What the program remembers by itself: the window's place and the last match's set-up."""

from pydantic import BaseModel, ConfigDict


class SeatMemory(BaseModel):
    """Who sat on a chair."""

    model_config = ConfigDict(frozen=True)

    name: str
    is_person: bool
    level: str = "club"
    """The strength of a computer player."""
    temperament: str = "even"


class MatchMemory(BaseModel):
    """How the last match was set up."""

    model_config = ConfigDict(frozen=True)

    edition: str
    players: int
    variations: tuple[str, ...] = ()
    teams: int | None = None
    """How many sides, where the players may choose."""
    house: str = ""
    """The id of the house rules; empty for the edition as it is."""
    seats: tuple[SeatMemory, ...] = ()
    first_dealer: int | None = None
    """``None`` leaves it to chance."""


class Memory(BaseModel):
    """Everything remembered; losing it costs a moment, so it has no versions."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    geometry: str = ""
    """The main window's place and size, as Qt writes it, in base 64."""
    layout: str = ""
    """The main window's docks, likewise."""
    words_style: str = "box"
    """The names on the cards of the last match: the first frame shows the same deck."""
    last_match: MatchMemory | None = None
    lessons: tuple[str, ...] = ()
    """The lessons that were gone through to the end."""
