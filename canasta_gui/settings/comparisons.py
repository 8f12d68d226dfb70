"""The results of a person and of computer players with the same cards, kept for the rating."""

from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec

from canasta_gui.settings.record import Number, Text
from canasta_gui.settings.store import load_model, save_model

_MOST: Final = 2000
"""The largest number of comparisons that are kept; the oldest are dropped."""
_KEY_DIGITS: Final = 16
Lead = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
"""Points more than the best other side, as a number with a fraction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelLead:
    """The mean lead of players of a level with the cards."""

    level: Text
    lead: Lead


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparedDeal:
    """A deal that a person played, and that each level played with the same cards."""

    cards: Text
    """A fingerprint of the cards, which tells none of them."""
    game: Text
    """The id of the edition."""
    own: Lead
    """The lead of the person."""
    levels: tuple[LevelLead, ...]


@dataclass(frozen=True, slots=True)
class Comparisons:
    """All comparisons of a person, the oldest first; no cards twice."""

    schema_version: Number = 1
    deals: tuple[ComparedDeal, ...] = ()

    def has(self, cards: str) -> bool:
        """Returns whether the cards were compared before."""
        return any(one.cards == cards for one in self.deals)


def fingerprint(code: str, deal: int, deck: str = "") -> str:
    """Returns a text that is the same for the same cards and leads back to none of them.

    The deck belongs to it where the code and the number of the deal do not decide it.
    """
    return sha256(f"compared {code} {deal} {deck}".rstrip().encode()).hexdigest()[:_KEY_DIGITS]


def comparisons_path(folder: Path) -> Path:
    """Returns the path of the comparisons in a person's folder."""
    return folder / "comparisons.json"


def load_comparisons(path: Path) -> Comparisons:
    """Returns the content of a file; sets an unusable file aside and returns no comparisons."""
    return load_model(path, Comparisons).value


def note_comparison(path: Path, made: ComparedDeal) -> None:
    """Saves a comparison, unless the cards were compared before. Raises `OSError`."""
    before = load_comparisons(path)
    if not before.has(made.cards):
        save_model(path, replace(before, deals=(*before.deals, made)[-_MOST:]))
