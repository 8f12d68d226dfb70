"""The deal of the day: one deal whose cards follow from the date, the same on every computer."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.windows.match.match_setup import company
from canasta_gui.words.edition_texts import FIRST_EDITIONS
from engine import Match, RulesReference, load_ruleset, new_code

_RULES: Final = RulesReference(FIRST_EDITIONS[0], 4, house={"end.rounds": 1, "end.target": None})
"""The rules of the daily deal: the best-known game, decided by one deal."""
_DEALER: Final = 3
"""The dealer's seat; with it the person plays first."""


def daily_match(day: str, level: str, person: RememberedSeat) -> Match:
    """Returns the match of a day (such as 2026-11-23) with computer players of a level."""
    title = QCoreApplication.translate("DailyDeal", "Deal of the day")
    rules = replace(load_ruleset(_RULES), title=title)
    seats = company(person, rules.players, level)
    return Match.start(rules, seats, new_code(f"deal of the day {day}".encode()), _DEALER)
