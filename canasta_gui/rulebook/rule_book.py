"""The whole rule book: every subject that a game has, in the order for newcomers, and where other
books differ, by which options of house rules.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from canasta_gui.rulebook.house_page import HousePage
from canasta_gui.rulebook.page import Aside, Page
from canasta_gui.rulebook.topic import Topic
from canasta_gui.rulebook.topics.advice_topic import AdviceTopic
from canasta_gui.rulebook.topics.bonuses_topic import BonusTopic
from canasta_gui.rulebook.topics.caliente_topic import CalienteTopic
from canasta_gui.rulebook.topics.canastas_topic import CanastasTopic
from canasta_gui.rulebook.topics.cards_topic import CardsTopic
from canasta_gui.rulebook.topics.deal_topic import DealTopic
from canasta_gui.rulebook.topics.exhaustion_topic import ExhaustionTopic
from canasta_gui.rulebook.topics.foot_topic import FootTopic
from canasta_gui.rulebook.topics.frozen_topic import FrozenTopic
from canasta_gui.rulebook.topics.game_topic import GameTopic
from canasta_gui.rulebook.topics.glossary_topic import GlossaryTopic
from canasta_gui.rulebook.topics.match_topic import MatchTopic
from canasta_gui.rulebook.topics.melds_topic import MeldsTopic
from canasta_gui.rulebook.topics.opening_topic import OpeningTopic
from canasta_gui.rulebook.topics.out_topic import OutTopic
from canasta_gui.rulebook.topics.pile_topic import PileTopic
from canasta_gui.rulebook.topics.scoring_topic import ScoringTopic
from canasta_gui.rulebook.topics.sequences_topic import SequencesTopic
from canasta_gui.rulebook.topics.special_topic import SpecialTopic
from canasta_gui.rulebook.topics.stops_topic import StopsTopic
from canasta_gui.rulebook.topics.turn_topic import TurnTopic
from canasta_gui.rulebook.topics.worked_deal_topic import WorkedDealTopic
from canasta_gui.viewmodel.rule_anchors import anchor_of
from canasta_gui.words.options.option_book import OptionBook
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
