"""Where the kernel claims to know the rules, it plays exactly as the engine does."""

import os

import pytest

from engine import Action, Phase, Play, TakePile, rank_of
from engine.ai.kernel.claims import claims
from engine.ai.kernel.classes import BIG, CLASSES, POINTS, class_of
from engine.cards import CALIENTE, JOKER, PACK
from engine.observation import Observation
from engine.rng import Chance
from engine.values import points_of
from tests.engine.ai.kernel_compare import check_step, check_verdicts
from tests.engine.kit import player
from tests.engine.kit.deals import Step, play_out
from tests.engine.kit.tables import EDITIONS, HOUSES, OTHER_TABLES, rules_named

CLAIMED = tuple(name for name in (*EDITIONS, *OTHER_TABLES, *HOUSES) if claims(rules_named(name)))
DEALS = 1
SOAK_DEALS = int(os.environ.get("CANASTA_KERNEL_DEALS", "100000"))
SOAK_PARTS = 20
_PROPOSALS = 3


def check_deal(rules_name: str, number: int) -> None:
    """Both are asked the same at every step of a deal, and do the same."""
    seed = f"kernel {number}"
    chance = Chance(f"proposals {seed}")
    for step in play_out(rules_named(rules_name), seed):
        if step.before.public.phase is not Phase.ANSWER:
            check_verdicts(step.before, [step.action, *_proposals(step, chance)])
        check_step(step.before, step.action, step.after)


def _proposals(step: Step, chance: Chance) -> list[Action]:
    """Bundles that may or may not be legal, those with cards of the pile among them."""
    view = step.view
    found: list[Action | None] = []
    for _ in range(_PROPOSALS):
        action = player.propose(view, chance)
        found.append(action)
        if isinstance(action, TakePile) and len(view.public.pile) > 1:
            found.append(_with_buried_cards(view, action, chance))
    return [action for action in found if action is not None]


def _with_buried_cards(view: Observation, take: TakePile, chance: Chance) -> TakePile:
    buried = view.public.pile[:-1]
    rank = rank_of(chance.choice(buried))
    cards = tuple(card for card in (*view.hand, *buried) if rank_of(card) == rank)
    return TakePile(take.using, take.to, (*take.plays, Play(cards)))


@pytest.mark.parametrize("rules_name", CLAIMED)
def test_the_kernel_plays_as_the_engine(rules_name: str) -> None:
    for number in range(DEALS):
        check_deal(rules_name, number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SOAK_PARTS))
def test_the_kernel_plays_as_the_engine_for_long(part: int) -> None:
    for number in range(part, SOAK_DEALS, SOAK_PARTS):
        check_deal(CLAIMED[number // SOAK_PARTS % len(CLAIMED)], 1000 + number)


def test_every_edition_for_four_without_sequences_is_claimed() -> None:
    for name in EDITIONS:
        rules = rules_named(name)
        assert claims(rules) == (not rules.meld.sequences)


def test_cards_of_a_class_count_alike() -> None:
    cards = (*PACK, CALIENTE)
    assert {class_of(card) for card in cards} == set(range(CLASSES))
    assert all(POINTS[class_of(card)] == points_of(card) for card in cards)
    assert class_of(JOKER) == BIG
