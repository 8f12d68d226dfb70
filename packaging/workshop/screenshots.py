"""The pictures of the documents, made anew from fixed deals."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

from canasta_gui.settings.model import Language, Scheme, Speed
from canasta_gui.table.motion.timing import TICK, TIMINGS
from canasta_gui.table.render.style import DECKS, DeckStyle
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.zones import FELT, STOCK
from canasta_gui.windows.match.match_setup import begin_match
from engine import (
    RulesReference,
    edition_ids,
    new_code,
    offered_players,
    parse_reference,
)
from workshop.demo import shoot_score
from workshop.faces import face_sheet
from workshop.learning import shoot_learning
from workshop.playing import (
    groups_to_lay,
    is_rich,
    match_at,
    match_to_open,
    play_deal,
    usual_choice,
)
from workshop.studio import PLAIN, Studio, save, studio
from workshop.tour import richest

SIZES: Final = (QSize(1024, 700), QSize(1600, 1000), QSize(3840, 2160))
DIALOGS: Final = ("new", "settings", "sheet", "how-to-play", "keys", "about")
SEATS: Final = {
    "two-players": "complete-standard/2p",
    "three-players": "complete-standard/3p",
    "five-players": "complete-standard/5p",
    "six-players": "complete-standard/6p",
    "six-players-two-sides": "complete-standard/6p/2t+extra-deck",
    "six-players-three-sides": "complete-standard/6p/3t+extra-deck",
}
"""Tables by the names of their pictures."""
FOREIGN: Final = {Language.GERMAN: Scheme.DARK, Language.SPANISH: Scheme.LIGHT}
"""Languages beside English, each with bright or dark windows."""
_SHEET_CARD: Final = 120
"""The height of a card on the pictures of the decks."""
_USUAL: Final = QSize(1280, 800)


def main(arguments: Sequence[str]) -> int:
    """Write every picture; the exit status."""
    folder = Path(arguments[0])
    with studio(_USUAL) as room:
        _shoot_decks(folder)
        room.program.flow.greet()
        room.shoot(folder / "welcome.jpg")
        _shoot_table(room, folder)
        _shoot_staging(room, folder)
        _shoot_editions(room, folder)
        _shoot_seats(room, folder)
        _shoot_opening(room, folder)
        _shoot_dialogs(room, folder)
        shoot_learning(room, folder)
    for language, scheme in FOREIGN.items():
        _shoot_foreign(folder, language, scheme)
    return 0


def _shoot_foreign(folder: Path, language: Language, scheme: Scheme) -> None:
    """What has the most words, in another language."""
    ending = f"{language.name.casefold()}-{scheme}"
    with studio(_USUAL, replace(PLAIN, language=language, scheme=scheme)) as room:
        room.show(match_at(is_rich, "picture"))
        room.shoot(folder / f"table-{language.name.casefold()}.jpg")
        _shoot_dialog(room, "new", folder / f"new-match-{ending}.png")
        _shoot_dialog(room, "settings", folder / f"settings-{ending}.png")


def _shoot_decks(folder: Path) -> None:
    """Every card of both decks."""
    for deck in DECKS:
        save(face_sheet(DeckStyle(deck), _SHEET_CARD), folder / f"cards-{deck}.png")


def _shoot_table(room: Studio, folder: Path) -> None:
    """The middle of a deal in every size, and with two device pixels for each."""
    room.show(match_at(is_rich, "picture"))
    for size in SIZES:
        room.resize(size)
        room.shoot(folder / f"table-{size.width()}x{size.height()}.jpg")
    room.resize(_USUAL)
    room.shoot_fine(folder / "table-ratio-2.jpg", 2)


def _shoot_editions(room: Studio, folder: Path) -> None:
    """A table of each edition, for four or as many as it offers."""
    for edition in edition_ids():
        offered = offered_players(edition)
        players = 4 if 4 in offered else offered[-1]
        room.show(richest(RulesReference(edition, players)))
        room.shoot(folder / f"game-{edition}.jpg")


def _shoot_seats(room: Studio, folder: Path) -> None:
    """Tables of other numbers of players and sides."""
    for name, reference in SEATS.items():
        room.show(richest(parse_reference(reference)))
        room.shoot(folder / f"{name}.jpg")


def _shoot_opening(room: Studio, folder: Path) -> None:
    """The draw for seats, when everybody has gone to a seat."""
    choice = replace(usual_choice(), edition="stingray-classic")
    match = begin_match(choice, new_code(b"picture"))
    room.program.preferences.change(speed=Speed.NORMAL)
    room.window.use_names(match.rules.words.style)
    room.window.show_table()
    room.program.conductor.begin(match)
    tableau = room.window.table.tableau
    while (beat := tableau.player.beat) is None or beat.kind is not BeatKind.SEATS:
        tableau.clock.advance(TICK)
    tableau.clock.advance(TIMINGS[BeatKind.SEATS].travel)
    save(room.window.grab().toImage(), folder / "draw-for-seats.jpg")
    room.program.preferences.change(speed=Speed.INSTANT)


def _shoot_staging(room: Studio, folder: Path) -> None:
    """Two groups laid aside for an opening, with their count."""
    room.show(match_to_open())
    conductor, session = room.program.conductor, room.program.conductor.session
    assert session is not None
    conductor.handle(Activate(STOCK, ()))
    for cards in groups_to_lay(session.match):
        conductor.handle(Activate(FELT, cards))
    room.shoot(folder / "opening.jpg")


def _shoot_dialogs(room: Studio, folder: Path) -> None:
    """Every dialog, over a match with a finished deal."""
    match = match_at(is_rich, "picture")
    for _ in play_deal(match):
        pass
    room.show(match)
    room.shoot(folder / "deal-over.jpg")
    shoot_score(room, folder / "score.png")
    for name in DIALOGS:
        _shoot_dialog(room, name, folder / f"{name}.png")


def _shoot_dialog(room: Studio, name: str, path: Path) -> None:
    """The dialog that an action opens."""
    room.window.actions_by_name[name].trigger()
    room.settle()
    dialog = next(child for child in room.window.findChildren(QDialog) if child.isVisible())
    room.shoot(path, dialog)
    dialog.close()
    room.settle()
