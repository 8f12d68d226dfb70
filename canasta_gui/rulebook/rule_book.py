"""The whole rule book: every subject that a game has, in the order for newcomers, after what house
rules change; where other books differ, by which options of house rules; and the signs of the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from canasta_gui.rulebook.page import Aside, Page, Paragraph, Points, Term, Topic
from canasta_gui.rulebook.topics.canastas_topic import CanastasTopic
from canasta_gui.rulebook.topics.deal_topics import CardsTopic, DealTopic
from canasta_gui.rulebook.topics.game_topics import AdviceTopic, GameTopic, MatchTopic
from canasta_gui.rulebook.topics.glossary_topic import GlossaryTopic
from canasta_gui.rulebook.topics.meld_topics import MeldsTopic, SequencesTopic
from canasta_gui.rulebook.topics.opening_topic import OpeningTopic
from canasta_gui.rulebook.topics.out_topics import FootTopic, OutTopic
from canasta_gui.rulebook.topics.pile_topics import FrozenTopic, PileTopic
from canasta_gui.rulebook.topics.scoring_topics import ScoringTopic, WorkedDealTopic
from canasta_gui.rulebook.topics.special_topics import CalienteTopic, SpecialTopic
from canasta_gui.rulebook.topics.threes_topics import BonusTopic, StopsTopic
from canasta_gui.rulebook.topics.turn_topics import ExhaustionTopic, TurnTopic
from canasta_gui.viewmodel.rule_anchors import anchor_of
from canasta_gui.words.edition_texts import house_sentences
from canasta_gui.words.option_book import OptionBook
from canasta_gui.words.sign_texts import shown_signs, sign_text
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
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


TOPICS: Final[Sequence[type[Topic]]] = (
    GameTopic,
    CardsTopic,
    DealTopic,
    TurnTopic,
    MeldsTopic,
    SequencesTopic,
    CanastasTopic,
    OpeningTopic,
    PileTopic,
    FrozenTopic,
    BonusTopic,
    StopsTopic,
    CalienteTopic,
    FootTopic,
    OutTopic,
    SpecialTopic,
    ExhaustionTopic,
    ScoringTopic,
    MatchTopic,
    WorkedDealTopic,
    AdviceTopic,
    GlossaryTopic,
)


def rulebook(rules: Ruleset) -> tuple[Page, ...]:
    """Returns the pages of a game, with what other books have otherwise.

    With house rules the first page tells what they change.
    """
    return (*HousePage().pages(rules), *OtherBooks(rules).added_to(rule_pages(rules)))


def rule_pages(rules: Ruleset) -> tuple[Page, ...]:
    """Returns the pages that tell how the game is played, and nothing of other games."""
    words = Vocabulary(rules.words.style)
    topics = (topic(rules, words) for topic in TOPICS)
    return tuple(topic.page() for topic in topics if topic.is_played)


HOUSE = "house"
"""The page's anchor."""


class HousePage(Translated):
    """Tells what the house rules change, in the words of their editor."""

    def pages(self, rules: Ruleset) -> tuple[Page, ...]:
        """Returns the page; empty for an edition without house rules."""
        sentences = house_sentences(rules)
        if not sentences:
            return ()
        blocks = (Paragraph(sentences[:1]), Points(sentences[1:]))
        return (Page(HOUSE, self.tr("House rules"), blocks),)


SIGNS = "signs"
"""The page's anchor."""


class SignsPage(Translated):
    """Tells of each sign that the table shows in a game what it means."""

    def page(self, rules: Ruleset) -> Page:
        """Returns the page."""
        texts = ((sign, sign_text(sign)) for sign in shown_signs(rules))
        terms = tuple(Term(it.name, it.line, sign=sign) for sign, it in texts)
        return Page(SIGNS, self.tr("Signs on the table"), terms)
