"""Tests what a phone shows: hand, places, hints and rules, as its person wants them."""

import json
from dataclasses import replace
from typing import cast

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller.phone_page import page_files
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.persistence.phone_links import read_links
from canasta_gui.phones.addresses import Network
from canasta_gui.phones.gestures import AskHint
from canasta_gui.phones.wire import WATCH, Files
from canasta_gui.session.hint_words import Proposal
from canasta_gui.settings.person import Person, with_own
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.windows.startup.program import Program
from engine import Aided, DrawStock, Match, Played, TakePile, new_code
from tests.gui.controller.tables import new_match
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import ear, program, same_cards, start
from tests.gui.phones.home import ADDRESS, DRAW, Home, recorder, sit
from tests.gui.phones.test_hidden import Wire
from tests.kit.positions import cards, match_at, playing, position

__all__ = ["ear", "program", "recorder", "same_cards", "start"]


def test_where_the_stock_is_empty_the_pile_is_still_offered(qtbot: QtBot, program: Program) -> None:
    state = position("4c 5d 6s", "9h 9h 9d", stock={"count": 0})
    match, _ = sit_at(qtbot, program, state, people=(0, 1))
    home = Home(program)
    home.come()
    shown = cast("dict[str, dict[str, object]]", home.process.sent(0, "state")[-1])
    assert (shown["stock"]["may"], shown["pile"]["may"]) == (False, True)
    home.do({"place": ["pile", 0, 0], "cards": []}, 1)
    home.do({"press": "lay"}, 2)
    assert isinstance(match.entries[0], Played)
    assert isinstance(match.entries[0].action, TakePile)


def test_a_pile_that_cannot_be_taken_says_why() -> None:
    """A frozen pile was offered like any other, and its touch refused."""
    wire = Wire(match_at(position("9h 9s 5d", "Kc Kh Kd")), (0,))
    assert json.loads(wire.sent[0][-1])["pile"]["may"]
    frozen = Wire(match_at(position("9h 2s 5d", "Kc Kh Kd", pile="Qd 2c 9c")), (0,))
    pile = json.loads(frozen.sent[0][-1])["pile"]
    assert (pile["may"], pile["why"]) == (False, "It is frozen: you need two natural nines.")


def test_raised_cards_are_told_their_places(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    home.do(DRAW, 1)
    n = home.process.sent(0, "state")[-1]["n"]
    home.process.say(0, "raise", n=n, cards=[match.observe(0).hand[0]])
    answer = home.process.sent(0, "places")[-1]
    # To discard a single card is nearer than to lay it aside.
    kinds = [it["place"][0] for it in answer["places"]]  # type: ignore[attr-defined]
    assert kinds == ["pile", "felt"]
    home.process.say(0, "raise", n=n, cards=[67])
    assert home.process.sent(0, "places")[-1] == answer
    home.process.say(0, "raise", n="x", cards=[])
    assert home.process.heard[-1] == ("refuse", 0)


def test_a_hint_is_for_the_hand_on_the_phone_alone(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    n = home.process.sent(0, "state")[-1]["n"]
    home.process.say(0, "hint", n=n)
    # Nothing is played: another phone comes, or the table tells its picture again.
    program.conductor.changed.emit()
    qtbot.waitUntil(lambda: bool(home.process.sent(0, "hint")))
    (hint,) = home.process.sent(0, "hint")
    assert hint.keys() == {"t", "n", "text", "why", "cards"}
    assert hint["n"] == n
    assert hint["text"]
    assert set(hint["cards"]) <= set(match.observe(0).hand)  # type: ignore[call-overload]
    assert Aided(0, "hint") in match.entries
    home.process.say(0, "hint", n=n)
    home.do(DRAW, 1)
    home.process.say(0, "hint", n=n)
    qtbot.wait(0)
    assert home.process.sent(0, "hint") == [hint]


def test_a_phone_tells_why_without_the_numbers_of_moves_that_it_does_not_list() -> None:
    counted = "In 75 of 100 trials the side takes a later pile within 8 turns, else in 49."
    hint = (Proposal(DrawStock(), "Draw.", f"Better than 3: {counted}", counted),)
    wire = Wire(match_at(playing("4c 5d 6s", "")), (0,), lambda _, tell: tell(hint))
    wire.seats[0].answer(AskHint(wire.number(0)))
    assert json.loads(wire.sent[0][-1])["why"] == counted


def test_after_a_deal_nothing_is_offered_that_only_the_table_does() -> None:
    wire = Wire(match_at(playing("4c", "7s 7s 7h 7h 7d 7d 7c")), (0,))
    wire.do(0, Activate(PILE, cards("4c")))
    shown = json.loads(wire.sent[0][-1])
    assert shown["over"]
    assert [shown[it] for it in ("buttons", "hand", "next")] == [[], [], ""]


def test_a_phone_speaks_as_its_person_wants(qtbot: QtBot, program: Program) -> None:
    settings = replace(program.preferences.settings, language="de", text_scale=1.6)
    anna = with_own(Person(name="Anna"), replace(settings, four_colours=True, hints=HintLevel.FULL))
    program.preferences.persons.add(anna)
    sit(qtbot, program)
    home = Home(program)
    home.come(0)
    home.come(1)
    first, second = (home.process.sent(seat, "welcome")[-1] for seat in (0, 1))
    assert (first["language"], first["scale"]) == ("de", 1.6)
    assert first["faces"] != second["faces"]
    assert first["words"]["draw"] == "Ziehen"  # type: ignore[index]
    prompts = [home.process.sent(seat, "state")[-1]["prompt"] for seat in (0, 1)]
    assert "Ziehen" in str(prompts[0])
    assert str(prompts[1]).startswith("Anna")
    n = home.process.sent(0, "state")[-1]["n"]
    home.process.say(0, "raise", n=n, cards=[])
    home.do(DRAW, 1)
    home.do({"undo": True}, 2)
    assert "Sie ziehen" in str(home.process.sent(0, "state")[-1]["told"])
    assert "draw" in str(home.process.sent(1, "state")[-1]["told"])
    assert program.base.language.language == "en"
    assert program.conductor.session is not None
    assert "draw" in program.conductor.session.log()[-1]


def test_what_was_taken_back_is_listed_no_more(qtbot: QtBot, program: Program) -> None:
    match, _ = sit_at(qtbot, program, playing("Kh 4s 5s 6s", "Ks Kd Kc"), people=(0, 1))
    home = Home(program)
    home.come(0)
    home.come(1)
    home.do({"place": ["meld", 0, 0], "cards": list(cards("Kh"))}, 1)
    assert "king" in str(home.process.sent(1, "state")[-1]["told"])
    home.do({"undo": True}, 2)
    assert match.moments == ()
    told = [home.process.sent(seat, "state")[-1]["told"] for seat in (0, 1)]
    name = match.seats[0].name
    assert told == [["Your last action was taken back."], [f"{name} took back the last action."]]


def test_a_rule_changed_in_the_match_is_told(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come()
    assert home.process.sent(0, "state")[-1]["rules"] == ""
    other = replace(match.rules, end=replace(match.rules.end, target=3000))
    assert program.conductor.change_rules(other)
    told = str(home.process.sent(0, "state")[-1]["rules"])
    assert "From deal 2 on" in told
    assert "3,000" in told
    program.conductor.change_rules(match.rules)
    assert home.process.sent(0, "state")[-1]["rules"] == ""


def test_a_phone_may_only_watch(qtbot: QtBot, program: Program) -> None:
    match = sit(qtbot, program)
    home = Home(program)
    home.come(WATCH)
    state = home.process.sent(WATCH, "state")[-1]
    assert state["watch"]
    assert not state["hand"]
    assert program.conductor.session is not None
    assert not program.conductor.session.seat_notes
    home.process.say(WATCH, "do", n=state["n"], id=1, g=DRAW)
    assert home.process.heard[-1] == ("refuse", WATCH)
    assert not match.entries
    kept = read_links()
    assert kept is not None
    assert [it.seat for it in kept.seats] == [WATCH]
    dialog = PhoneDialog(match, home.seats, (Network("wlan0", ADDRESS),), program.window)
    dialog.open()
    QTest.mouseClick(dialog.people.buttons[str(WATCH)], LEFT)
    assert dialog.code.text == home.seats.link_of(WATCH)
    QTest.mouseClick(dialog.back_button, LEFT)
    assert not home.process.is_running
    dialog.close()


def home_of(program: Program) -> Home:
    """Returns the phones that the program itself serves, with the first of them there."""
    program.window.actions_by_name["phone"].trigger()
    seats = program.commands.dialogs.phones.seats
    assert seats is not None
    home = Home(program, seats)
    home.come()
    return home


def test_cards_that_look_otherwise_now_are_served_before_a_phone_is_told_of_them(
    qtbot: QtBot, program: Program
) -> None:
    sit(qtbot, program)
    home = home_of(program)
    settings = replace(program.preferences.settings, four_colours=True)
    program.preferences.persons.add(with_own(Person(name="Anna"), settings))
    home.process.told.emit("here", 0, "")
    first, second = (str(it["faces"]) for it in home.process.sent(0, "welcome"))
    assert first != second
    commands = home.process.heard
    told = [it for it in commands if it[0] == "send" and it[2] == "welcome"]
    (replaced,) = (it for it in commands if it[0] == "replace_files")
    assert second in cast("Files", replaced[1])
    assert commands.index(replaced) < commands.index(told[1])


def test_a_phone_that_plays_follows_the_settings_of_its_person(
    qtbot: QtBot, program: Program
) -> None:
    sit(qtbot, program)
    home = home_of(program)
    person = program.preferences.add_person("Anna", "owl")
    program.preferences.use_person(person)
    program.preferences.change(four_colours=True, text_scale=1.6, language="de")
    first, *_, last = home.process.sent(0, "welcome")
    assert first["faces"] != last["faces"]
    assert (last["language"], last["scale"]) == ("de", 1.6)
    assert last["words"]["draw"] == "Ziehen"  # type: ignore[index]
    assert "ziehen" in str(home.process.sent(0, "state")[-1]["prompt"]).lower()


def test_a_number_follows_a_name_that_is_read_from_right_to_left(
    qtbot: QtBot, program: Program
) -> None:
    match = new_match((0, 1))
    hebrew = "\u05d3\u05e0\u05d4"
    names = ("Anna", hebrew)
    seats = tuple(replace(it, name=name) for it, name in zip(match.seats, names, strict=False))
    match = Match.start(match.rules, seats + match.seats[2:], new_code(b"names"))
    match.next_deal()
    program.conductor.begin(match)
    home = Home(program)
    home.come()
    shown = home.process.sent(0, "state")[-1]
    told = [str(it["text"]) for it in cast("list[dict[str, object]]", shown["players"])]
    assert any(it.startswith(f"\u200e{hebrew}\u200e, ") for it in told)
    assert all("\u200e\u200e" not in it for it in told)


def test_the_page_is_light(program: Program) -> None:
    files = page_files({0: DeckStyle(), 1: DeckStyle(), 2: DeckStyle(four_colours=True)}, "en")
    sizes = {path: len(content) for path, (_, content) in files.items()}
    faces = [size for path, size in sizes.items() if "faces" in path]
    assert len(faces) == 2
    assert sum(sizes.values()) - sum(faces) < 100_000
    assert sum(sizes.values()) - min(faces) < 250_000
