"""The whole rule book: every subject that a game has, in the order for newcomers."""

from collections.abc import Sequence
from typing import Final

from canasta_gui.rulebook.house_page import HousePage
from canasta_gui.rulebook.other_books import OtherBooks
from canasta_gui.rulebook.page import Page
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
from canasta_gui.words.vocabulary import Vocabulary
from engine import Ruleset

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
