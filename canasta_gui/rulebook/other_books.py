"""Tells on the pages of a game where other books differ, and by which options of house rules."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from canasta_gui.rulebook.page import Aside, Page
from canasta_gui.viewmodel.rule_anchors import anchor_of
from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.translated import Translated
from engine import OpenOption, Ruleset, catalogue, open_options

_SUBJECTS: Final = {
    "canasta": "canastas",
    "deck": "deal",
    "draw": "turn",
    "meld": "melds",
    "ask": "out",
    "end": "match",
    "score": "canastas",
}
"""The pages of groups of options that are not called like their group, for options that belong to
no rule.
"""


class OtherBooks(Translated):
    """Writes one line for each open option of a game, on the page of its subject."""

    def __init__(self, rules: Ruleset) -> None:
        self._book = OptionBook(rules.words.style)
        self._options = [option for option in open_options(rules) if option.path in self._book]

    def added_to(self, pages: Sequence[Page]) -> Iterator[Page]:
        """Yields the pages, with these lines at the end of those that have any."""
        anchors = [page.anchor for page in pages]
        homes = [_home(option, anchors) for option in self._options]
        for page in pages:
            here = [
                it for it, home in zip(self._options, homes, strict=True) if home == page.anchor
            ]
            yield replace(page, blocks=(*page.blocks, self._aside(here))) if here else page

    def _aside(self, options: Sequence[OpenOption]) -> Aside:
        text = self.tr("Other books differ here. House rules have these options:")
        return Aside(text, tuple(map(self._book.choice, options)))


def _home(option: OpenOption, anchors: Sequence[str]) -> str:
    """Returns the page of the first rule that the option influences, else that of its group."""
    group = option.path.partition(".")[0]
    wanted = [anchor_of(rule).partition("#")[0] for rule in catalogue()[option.path].rules]
    wanted.append(_SUBJECTS.get(group, group))
    return next((anchor for anchor in wanted if anchor in anchors), anchors[0])
