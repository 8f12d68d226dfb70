"""Writes a deal as text, with every hint as a player reads it: ``hinted [RULES ...] [--deals N]``.

The first hint is always followed; club players sit on the other seats.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.session.hint_words import make_hint
from canasta_gui.settings.languages import SOURCE
from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.words.words import Words
from engine.cards import format_cards
from engine.observation import Observation, redact_events
from engine.ruleset.load import load_ruleset
from tests.kit.followed_hints import LEARNER, Moment, follow_hints


def tell(rules: str, deal: int) -> Iterator[str]:
    """Yields the deal line by line: what was done, and before a hint what its seat saw."""
    ruleset = load_ruleset(rules)
    words = Words(ruleset)
    names = tuple(f"P{seat}" for seat in range(ruleset.players))
    players = PlayerNames(
        names, LEARNER, tuple(f"side {side}" for side in range(len(ruleset.seats.sides)))
    )
    yield f"# {rules}, deal {deal}"
    for number, moment in enumerate(follow_hints(rules, deal), start=1):
        if len(moment.advice) > 1:
            yield from _table(moment.view)
            yield from _hint(moment, words, number)
        events = redact_events(moment.events, LEARNER)
        text = words.sentences(words.event(event, players) for event in events)
        if text:
            yield f"- {text}"


def _table(view: Observation) -> Iterator[str]:
    public = view.public
    yield ""
    for side, table in enumerate(public.sides):
        melds = " | ".join(format_cards(meld.cards) for meld in table.melds)
        yield f"    side {side}: {melds or 'nothing'}"
    counts = " ".join(map(str, public.hand_counts))
    pile = format_cards(public.pile) + (", frozen" if public.is_frozen else "")
    yield f"    hands {counts}, stock {public.stock_count}, pile {pile}"
    yield f"    own hand: {format_cards(sorted(view.hand))}"


def _hint(moment: Moment, words: Words, number: int) -> Iterator[str]:
    for place, one in enumerate(make_hint(moment.view, moment.advice, words), start=1):
        told = words.sentences((one.gap and f"[{one.gap}]", one.why))
        yield f"  {number}.{place} {one.action_text} {told}"


def main(arguments: Sequence[str]) -> int:
    """Writes the deals to the standard output."""
    parser = argparse.ArgumentParser(prog="hinted")
    parser.add_argument("rules", nargs="*", default=["winning-moves-deluxe/4p"])
    parser.add_argument("--deals", type=int, nargs="+", default=[1], metavar="DEAL")
    options = parser.parse_args(arguments)
    app = QCoreApplication.instance() or QCoreApplication([])
    language = LanguageSwitch(app)
    language.use(SOURCE)
    for rules in options.rules:
        for deal in options.deals:
            sys.stdout.writelines(f"{line}\n" for line in tell(rules, deal))
    return 0
