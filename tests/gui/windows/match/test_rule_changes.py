"""A house rule is corrected in a running match: by the menu, told at the table, in the score sheet,
in the review of the deals, and over a new start.
"""

import json
from pathlib import Path

from PySide6.QtCore import QDate
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.number_control import NumberControl
from canasta_gui.dialogs.house_rules.rules_editor import MatchRulesDialog
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.persistence.store import MatchStore
from canasta_gui.printing.sheet_contents import score_paper
from canasta_gui.session.deal_replay import DealReplay
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.viewmodel.recorded_deal import recorded_deals
from canasta_gui.windows.startup.program import Program
from engine import RulesChanged, Ruleset, RulesReference, first_difference, load_match, load_ruleset
from engine.ruleset.load import digest
from engine.ruleset.model import RULESETS
from tests.engine.files import set_header
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.gui.kit.program import Start
from tests.kit.played_matches import dealt_match, play_deal

DAY = QDate(2026, 11, 29)
SHOWN = "From deal 2 on: Cards dealt to each player: 10 instead of 11"


def rules_with(**house: object) -> Ruleset:
    values = {path.replace("__", "."): value for path, value in house.items()}
    return load_ruleset(RulesReference("winning-moves-deluxe", house=values))


def played(*changed: Ruleset) -> Path:
    """Returns the file of a match whose first deal is over, and whose rules were changed then."""
    opened = MatchStore().create(dealt_match("correct", "winning-moves-deluxe/4p"))
    list(play_deal(opened.match))
    for rules in changed:
        opened.match.change_rules(rules)
    opened.close()
    return opened.path


def open_editor(program: Program) -> MatchRulesDialog:
    program.window.actions_by_name["match-rules"].trigger()
    return program.window.findChildren(MatchRulesDialog)[-1]


def shorten_hands(dialog: MatchRulesDialog) -> None:
    """Wants a card less in each hand from the next deal on."""
    control = dialog.page.rows["deal.hand_size"].control
    assert isinstance(control, NumberControl)
    QTest.mouseClick(control.less, LEFT)
    QTest.mouseClick(dialog.save_button, LEFT)


def test_a_rule_is_corrected_from_the_next_deal_on(qtbot: QtBot, program: Program) -> None:
    program.flow.resume(played())
    match = match_of(program)
    header, scores = match.header, match.state.public.scores
    shorten_hands(open_editor(program))
    assert program.window.banner.text == SHOWN
    program.window.actions_by_name["continue"].trigger()
    assert match.state.public.deal == 2
    assert (match.header, match.state.public.scores) == (header, scores)
    assert len(match.state.private[0].hand) <= 10 < match.header.rules.deal.hand_size
    assert program.window.banner.text == SHOWN
    assert not program.window.banner.offer_buttons[0].isVisible()
    assert program.conductor.path is not None
    saved = load_match(program.conductor.path).match
    assert (saved.rules, first_difference(saved)) == (match.rules, None)


def test_a_change_is_told_over_a_new_start_and_taken_back_in_the_editor(program: Program) -> None:
    program.flow.resume(played(rules_with(deal__hand_size=10)))
    match = match_of(program)
    assert program.window.banner.text == SHOWN
    dialog = open_editor(program)
    assert not {"deck.count", "seats.lone_hand", "deal.first_dealer"} & set(dialog.page.rows)
    said = [it.text() for it in dialog.findChildren(QLabel) if it.isVisible()]
    assert any("begin a new match" in text for text in said)
    assert dialog.summary.lines == ("Cards dealt to each player: 10 instead of 11",)
    QTest.mouseClick(dialog.reset_button, LEFT)
    QTest.mouseClick(dialog.save_button, LEFT)
    assert match.next_rules == match.rules
    assert program.window.banner.text == ""


def openings(program: Program) -> list[str]:
    return [side.opening.text if side.opening else "" for side in view_of(program).sides]


def test_the_plates_tell_the_next_opening_and_the_change_is_taken_back(program: Program) -> None:
    table = [{"score": None, "need": 15}, {"score": 0, "need": 60}]
    program.flow.resume(played(rules_with(opening__table=table)))
    assert openings(program) == ["Next opening 60"] * 2
    QTest.mouseClick(program.window.banner.offer_buttons[0], LEFT)
    assert openings(program) == ["Next opening 50"] * 2
    program.flow.greet()
    assert program.window.banner.text == ""


def test_every_deal_is_shown_by_its_own_rules(qtbot: QtBot) -> None:
    match = dealt_match("correct", "winning-moves-deluxe/4p")
    match.change_rules(rules_with(deal__hand_size=10))
    list(play_deal(match))
    match.next_deal()
    list(play_deal(match))
    assert [deal.rules.deal.hand_size for deal in recorded_deals(match)] == [11, 10]
    first, second = summaries(match)
    assert first.next_rules == second.rules != first.rules
    paper = score_paper((first, second), DAY)
    assert SHOWN in paper.rows[1].ending
    assert "From deal" not in paper.rows[0].ending
    again = DealReplay(match, 2, 0, "club")
    assert again.match.rules == second.rules
    sheet = ScoreSheetDialog((first, second), DAY)
    qtbot.addWidget(sheet)
    assert SHOWN in [it.text() for it in sheet.findChildren(QLabel)]


def test_a_match_of_an_older_version_goes_on_in_a_new_file(qtbot: QtBot, start: Start) -> None:
    path = played()
    set_header(path, format=2)
    program = start()
    program.flow.resume(path)
    program.conductor.change_rules(rules_with(deal__hand_size=10))
    renewed = program.conductor.path
    assert renewed is not None
    assert renewed != path
    assert not path.exists()
    assert isinstance(load_match(renewed).match.entries[-1], RulesChanged)
    assert load_match(MatchStore().damaged_folder / path.name).version == 2
    qtbot.waitUntil(lambda: path.stem in program.window.banner.text)
    assert "came from an older version" in program.window.banner.text


def test_the_rules_of_a_game_that_is_no_longer_offered_stay(start: Start) -> None:
    path = played()
    header = json.loads(path.read_text().splitlines()[0])
    rules = {**header["rules"], "edition": "withdrawn"}
    set_header(path, rules=rules, digest=digest(RULESETS.validate_python(rules)))
    program = start()
    program.flow.resume(path)
    assert match_of(program).rules.edition == "withdrawn"
    assert not program.window.actions_by_name["match-rules"].isEnabled()
