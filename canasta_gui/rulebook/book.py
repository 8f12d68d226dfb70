"""The whole book: every subject that a game has, in the order in which a newcomer meets it."""

from collections.abc import Sequence
from typing import Final

from canasta_gui.rulebook.house import HousePage
from canasta_gui.rulebook.page import Page
from canasta_gui.rulebook.topic import Topic
from canasta_gui.rulebook.topics.bonuses import BonusTopic
from canasta_gui.rulebook.topics.caliente import CalienteTopic
from canasta_gui.rulebook.topics.canastas import CanastasTopic
from canasta_gui.rulebook.topics.cards import CardsTopic
from canasta_gui.rulebook.topics.deal import DealTopic
from canasta_gui.rulebook.topics.exhaustion import ExhaustionTopic
from canasta_gui.rulebook.topics.foot import FootTopic
from canasta_gui.rulebook.topics.frozen import FrozenTopic
from canasta_gui.rulebook.topics.game import GameTopic
from canasta_gui.rulebook.topics.glossary import GlossaryTopic
from canasta_gui.rulebook.topics.match import MatchTopic
from canasta_gui.rulebook.topics.melds import MeldsTopic
from canasta_gui.rulebook.topics.opening import OpeningTopic
from canasta_gui.rulebook.topics.out import OutTopic
from canasta_gui.rulebook.topics.pile import PileTopic
from canasta_gui.rulebook.topics.scoring import ScoringTopic
from canasta_gui.rulebook.topics.sequences import SequencesTopic
from canasta_gui.rulebook.topics.stops import StopsTopic
from canasta_gui.rulebook.topics.turn import TurnTopic
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
    ExhaustionTopic,
    ScoringTopic,
    MatchTopic,
    GlossaryTopic,
)


def rulebook(rules: Ruleset) -> tuple[Page, ...]:
    """The pages of a game; by house rules it begins with what the house changed."""
    words = Vocabulary(rules.words.style)
    topics = (topic(rules, words) for topic in TOPICS)
    pages = (topic.page() for topic in topics if topic.is_played)
    return (*HousePage().pages(rules), *pages)
