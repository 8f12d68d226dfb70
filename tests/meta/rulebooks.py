"""Writes the rules of every edition as documents, from the pages that players read.

``python -m tests.meta.rulebooks`` rewrites ``docs/games/``.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from canasta_gui.dialogs.rules.rule_choices import variation_name
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.rulebook import rulebook
from canasta_gui.rulebook.page import Page, statements
from engine import RulesReference, edition_ids, load_ruleset, load_sources, titles
from engine.ruleset.editions import edition_documents
from tests.gui.rulebook.games import references
from tests.meta.rulebook_markdown import to_markdown

FOLDER = Path(__file__).parents[2] / "docs" / "games"
READINGS = FOLDER.parent / "readings.md"

_NO_RULES = ("advice", "glossary")
"""The pages that tell no rules."""

_HEAD = """\
# {title}

{documents}

This page is made from the program, which shows the same sentences:
`python -m tests.meta.rulebooks`.

What was decided where the document leaves a choice: {decisions}.
"""


def documents() -> dict[str, str]:
    """Returns the text of each document by the name of its file."""
    return {f"{edition}.md": "\n".join(_document(edition)) for edition in edition_ids()}


def _document(edition: str) -> Iterator[str]:
    usual = RulesReference(edition)
    sources = "\n".join(f"- {name}" for name in edition_documents(edition).values())
    decisions = ", ".join(map(link_to_decision, decisions_of(edition)))
    yield _HEAD.format(title=titles()[edition], documents=sources, decisions=decisions)
    pages = rulebook(load_ruleset(usual))
    yield to_markdown(pages)
    for other in references():
        if other.edition == edition and other != usual:
            yield f"## {_heading(other)}\n"
            yield from _differing(rulebook(load_ruleset(other)), pages)
            yield ""


def decisions_of(edition: str) -> tuple[str, ...]:
    """Returns the numbers of the decisions that set values of an edition, at any of its tables."""
    tables = (table for table in references() if table.edition == edition)
    sources = " ".join(source for table in tables for source in load_sources(table).values())
    numbers = set(re.findall(r"\bD(\d{2,3})\b", sources))
    return tuple(f"D{number}" for number in sorted(numbers, key=int))


def link_to_decision(number: str) -> str:
    """Returns a decision's number as a link from the page of a game."""
    return f"[{number}](../{READINGS.name}#{number.lower()})"


def _differing(pages: Sequence[Page], usual: Sequence[Page]) -> Iterator[str]:
    """Yields the statements of a table's pages that are not on the usual table's pages, and those
    of the usual rules that are dropped and that nothing replaces.
    """
    known, here = dict.fromkeys(statements(usual)), dict.fromkeys(statements(pages))
    new = [said for said in here if said not in known]
    yield from (f"- {topic}: {text}" for topic, text in new)
    changed = {topic for topic, _ in new}
    rules = [page for page in usual if page.anchor not in _NO_RULES]
    gone = (said for said in statements(rules) if said not in here and said[0] not in changed)
    yield from (f"- {topic}, not here: {text}" for topic, text in gone)


def _heading(table: RulesReference) -> str:
    parts = [f"{table.players} players", *map(variation_name, table.variations)]
    sides = [] if table.teams is None else [f"{table.teams} sides"]
    return ", ".join((*parts, *sides))


def speak_english() -> tuple[QCoreApplication, LanguageSwitch]:
    """Installs English, whose file holds the singular forms; it lasts as long as the result."""
    app = QCoreApplication([])
    switch = LanguageSwitch(app)
    switch.use("en")
    return app, switch


if __name__ == "__main__":
    english = speak_english()
    FOLDER.mkdir(exist_ok=True)
    for name, text in documents().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
