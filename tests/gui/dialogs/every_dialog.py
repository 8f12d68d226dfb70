"""Creates each dialog of the program over a match with a finished deal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QDate, QSize
from PySide6.QtWidgets import QWidget

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.deal_comparison import DealComparison
from canasta_gui.controller.deal_review import DealReviewer
from canasta_gui.controller.exercise_making import ExerciseMaking
from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.controller.phone_seat import Manners
from canasta_gui.controller.phone_seats import PhoneSeats
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.about_dialog import AboutDialog, LicencesDialog
from canasta_gui.dialogs.daily_deal_dialog import DailyDealDialog
from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog
from canasta_gui.dialogs.exercises_dialog import ExercisesDialog
from canasta_gui.dialogs.fairness_dialog import FairnessDialog
from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
from canasta_gui.dialogs.house_rules.rules_editor import MatchRulesDialog
from canasta_gui.dialogs.keys.key_bindings import KeyBindings
from canasta_gui.dialogs.keys.keys_dialog import KeysDialog
from canasta_gui.dialogs.lessons_dialog import LessonsDialog
from canasta_gui.dialogs.match_end.match_end_dialog import MatchEndDialog
from canasta_gui.dialogs.match_end.same_cards_dialog import SameCardsDialog
from canasta_gui.dialogs.new_match.compare_games_dialog import CompareGamesDialog
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.numbers_dialog import NumbersDialog
from canasta_gui.dialogs.open_file_dialog import OpenFileDialog
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.dialogs.players.players_dialog import PlayersDialog
from canasta_gui.dialogs.real_cards.count_dialog import CountDialog
from canasta_gui.dialogs.real_cards.new_sheet_dialog import NewSheetDialog
from canasta_gui.dialogs.real_cards.real_cards_dialog import RealCardsDialog
from canasta_gui.dialogs.records.records_dialog import RecordsDialog
from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.dialogs.save_deal_dialog import SaveDealDialog
from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog
from canasta_gui.dialogs.score.deal_comparison_dialog import DealComparisonDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.dialogs.stand_in_dialog import StandInDialog
from canasta_gui.dialogs.strengths_dialog import StrengthsDialog
from canasta_gui.lessons.exercise_library import ExerciseLibrary
from canasta_gui.persistence.house_store import HouseRules, HouseStore
from canasta_gui.persistence.opened_file import look_at
from canasta_gui.persistence.sheet_store import SheetStore
from canasta_gui.persistence.store import MatchStore
from canasta_gui.phones.addresses import Network
from canasta_gui.session.playback import Playback
from canasta_gui.settings.practice import Practice
from canasta_gui.settings.preferences import Preferences
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.viewmodel.match_story import story_of
from canasta_gui.viewmodel.real_cards import empty_deal
from canasta_gui.viewmodel.recorded_deal import Sight, recorded_deals
from canasta_gui.windows.frame.window_actions import Actions
from canasta_gui.words.words import Words
from engine import Match, RulesReference, ScoreSheet, SeatPlayer, load_ruleset, new_code
from tests.gui.kit.program import QuickWorker
from tests.kit.played_matches import NAMES, dealt_match, play_deal, usual_choice

SHORT: Final = RulesReference("winning-moves-deluxe", 4, house={"end.target": 1500})
OWN: Final = HouseRules(NAMES[0], RulesReference("hasbro-2001", house={"meld.wild_cap": 2}))
SMALL: Final = QSize(1024, 700)
"""The smallest screen that every dialog must fit."""
SCREENS: Final = (SMALL, QSize(1366, 768), QSize(1600, 1000))
"""Common screen sizes."""
_SIX: Final = ScoreSheet(
    RulesReference("complete-standard", 6, teams=3, variations=("extra-deck",)),
    ("Anna", "Bernd", "Clara", "Dieter", "Emma", "Fritz"),
    day="2026-11-29",
)
_MODERN: Final = replace(_SIX, rules=RulesReference("modern-american"), names=_SIX.names[:4])
_DAY: Final = QDate(2026, 11, 21)


@dataclass(frozen=True)
class Props:
    """The objects that dialogs need."""

    preferences: Preferences
    matches: MatchStore
    house: HouseStore
    match: Match
    """A match whose first deal is over."""
    cards: CardPainter


@dataclass(frozen=True)
class Screen:
    """The part of a screen that a window asks for."""

    size: QSize

    def availableSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Returns the whole screen."""
        return self.size


def screen_of(size: QSize) -> Callable[[QWidget], Screen]:
    """Returns a replacement for `QWidget.screen`."""

    def screen(_window: QWidget) -> Screen:
        return Screen(size)

    return screen


small_screen_of = screen_of(SMALL)


def props(folder: Path, match: Match | None = None) -> Props:
    """Returns a played match, house rules, and settings kept in a folder."""
    if match is None:
        match = dealt_match("pseudo")
        list(play_deal(match))
    house = HouseStore(folder / "house-rules")
    house.save(OWN)
    matches = MatchStore(folder / "matches")
    matches.create(match).close()
    return Props(Preferences(folder), matches, house, match, CardPainter(DeckStyle()))


def _review(given: Props) -> DealReviewDialog:
    reviewing = DealReviewer((), lambda: cast("Worker", QuickWorker()))
    return DealReviewDialog(given.match, reviewing, given.cards)


def _comparison(given: Props) -> DealComparisonDialog:
    match = given.match
    comparison = DealComparison(match, 1, 0, ("club",), lambda: cast("Worker", QuickWorker()))
    return DealComparisonDialog(comparison, NAMES[0], Words(match.rules))


def _exercises(given: Props) -> ExercisesDialog:
    library = ExerciseLibrary(given.preferences.folder / "exercises")
    making = ExerciseMaking(lambda: cast("Worker", QuickWorker()))
    today, rules = date(2026, 11, 23), given.match.rules
    return ExercisesDialog(library, Practice(), today, making, rules)


def _save_deal(given: Props) -> SaveDealDialog:
    (deal,) = recorded_deals(given.match)
    playback = Playback(deal, Words(given.match.rules), Sight(0))
    return SaveDealDialog(playback, TableOptions())


def _players(given: Props) -> PlayersDialog:
    if not given.preferences.persons.all():
        given.preferences.add_person(NAMES[0], "owl")
    return PlayersDialog(given.preferences)


def _phone(given: Props) -> PhoneDialog:
    """Returns the sheet before a code: no process is started."""
    store = MatchStore(given.preferences.folder / "phones")
    worker = cast("Worker", QuickWorker())
    conductor = Conductor(TableWidget(), store, worker)
    hinting = HintRequests(conductor, worker)
    networks = (Network("wlan0", "192.168.0.7"), Network("Ethernet", "10.0.0.3"))
    dialog = PhoneDialog(
        _family(), PhoneSeats(conductor, dict, _manners, hinting.ask_for), networks
    )
    conductor.setParent(dialog)
    return dialog


def _manners(_seat: int) -> Manners:
    raise AssertionError("no phone joins")


def _family() -> Match:
    """Returns a match of several people."""
    seats = (*map(SeatPlayer, NAMES[:3]), SeatPlayer(NAMES[3], "computer", "club"))
    return Match.start(load_ruleset("hasbro-2001/4p"), seats, new_code(b"family"))


def _sheets(given: Props) -> SheetStore:
    """Returns two matches with real cards, one of them at the widest table."""
    store = SheetStore(given.preferences.folder / "real-cards")
    if not store.all()[0]:
        store.add(replace(_SIX, day="2026-11-20"))
        deal = empty_deal(load_ruleset(_SIX.rules))
        store.add(replace(_SIX, deals=(replace(deal, out=1, note="by hand"),)))
    return store


def _open_match(given: Props) -> OpenFileDialog:
    (path,) = given.matches.unarchived()
    return OpenFileDialog(path, look_at(path))


@cache
def finished_match() -> Match:
    """Returns a short match that is over."""
    match = dealt_match("over", SHORT)
    list(play_deal(match))
    while not match.is_over:
        match.next_deal()
        list(play_deal(match))
    return match


def _keys(given: Props) -> KeysDialog:
    return KeysDialog(KeyBindings(given.preferences, Actions(given.preferences).keys))


DIALOGS: Final[Mapping[str, Callable[[Props], SheetDialog]]] = {
    "new-match": lambda given: NewMatchDialog(usual_choice()),
    "compare-games": lambda given: CompareGamesDialog("classic-1951", "bolivia"),
    "saved-games": lambda given: SavedMatchesDialog(given.matches, None),
    "daily-deal": lambda given: DailyDealDialog(_DAY),
    "record": lambda given: RecordsDialog(given.matches),
    "players": _players,
    "phone": _phone,
    "stand-in": lambda given: StandInDialog(_family()),
    "house-rules": lambda given: HouseRulesDialog(given.house, OWN.reference),
    "match-rules": lambda given: MatchRulesDialog(given.match),
    "house-editor": lambda given: HouseEditor(OWN, given.house.save),
    "real-cards": lambda given: RealCardsDialog(_sheets(given), given.cards),
    "count-deal": lambda given: CountDialog(load_ruleset(_SIX.rules), _SIX, 1, given.cards),
    "count-modern": lambda given: CountDialog(load_ruleset(_MODERN.rules), _MODERN, 1, given.cards),
    "new-sheet": lambda given: NewSheetDialog(NAMES),
    "score-sheet": lambda given: ScoreSheetDialog(summaries(given.match), _DAY),
    "deal-score": lambda given: DealScoreDialog(
        summaries(given.match)[0], given.cards, leads_on=True
    ),
    "match-end": lambda given: MatchEndDialog(story_of(finished_match()), given.cards),
    "same-cards": lambda given: SameCardsDialog(finished_match()),
    "comparison": _comparison,
    "save-deal": _save_deal,
    "review": _review,
    "fairness": lambda given: FairnessDialog(given.match, given.cards),
    "settings": lambda given: SettingsDialog(given.preferences),
    "exercises": _exercises,
    "lessons": lambda given: LessonsDialog(given.match.rules, (), Practice()),
    "rules": lambda given: RulesReader(given.match.rules, TableOptions()),
    "strengths": lambda given: StrengthsDialog(),
    "numbers": lambda given: NumbersDialog(given.match.rules),
    "keys": _keys,
    "open-match": _open_match,
    "open-rules": lambda given: OpenFileDialog(Path("berta.canasta-rules"), OWN),
    "licences": lambda given: LicencesDialog(),
    "about": lambda given: AboutDialog(),
}
