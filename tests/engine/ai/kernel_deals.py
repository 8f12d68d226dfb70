"""Deals in which the kernel goes beside the engine: ``python -m tests.engine.ai.kernel_deals``.

A run goes on where the notes in ``build/kernel-deals`` end, until every table has had its share,
and writes ``docs/kernel-deals.md``. When the kernel has changed, it begins anew.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import monotonic

from engine import (
    Accepted,
    Action,
    Answer,
    Observation,
    Phase,
    Play,
    TakePile,
    actor_of,
    decide,
    fold,
    observe,
    rank_of,
)
from engine.actions import AskPartner, Meld
from engine.ai import kernel
from engine.ai.kernel import laws
from engine.ai.kernel.claims import claims
from engine.ai.kernel.exits import find_exit
from engine.ai.kernel.reading import table_of
from engine.ai.kernel.speaking import Speaker
from engine.ai.kernel.table import Table
from engine.rng import Chance
from engine.rules.pile import ways
from tests.engine.ai.kernel_compare import check_step, check_verdicts, support_of
from tests.engine.kit import player
from tests.engine.kit.deals import MOST_ACTIONS, dealt
from tests.engine.kit.tables import EDITIONS, HOUSES, OTHER_TABLES, rules_named

CLAIMED = tuple(name for name in (*EDITIONS, *OTHER_TABLES, *HOUSES) if claims(rules_named(name)))
DEALS = 100_000
_PROPOSALS = 3

_ROOT = Path(__file__).parents[3]
_DOCUMENT = _ROOT / "docs" / "kernel-deals.md"
_HEAD = """\
# The kernel beside the engine

The computer players look ahead with rules on counts (`engine/ai/kernel/`). Here these are held
against the rules on cards, in deals played by chance. Before every action both are asked for all
that may be done (drawing, passing, asking, every card to throw, every way to take the pile) and for
some melds and takes, lawful or not; after it both tables, and in the end both scores, must agree.

*Judged* are the answers that were compared. Made by `python -m tests.engine.ai.kernel_deals`, which
goes on from its notes and begins anew when the kernel has changed.

"""


@dataclass(frozen=True, slots=True)
class Count:
    """What was compared at a table."""

    table: str
    deals: int = 0
    actions: int = 0
    judged: int = 0

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        deals, actions = self.deals + other.deals, self.actions + other.actions
        return Count(self.table, deals, actions, self.judged + other.judged)


def check_deal(rules_name: str, number: int) -> Count:
    """Both are asked the same at every step of a deal, and do the same."""
    rules, seed = rules_named(rules_name), f"kernel {rules_name} {number}"
    chance = Chance(f"play {seed}")
    reluctance = chance.choice((0, 5, 9))
    state, _ = dealt(rules, seed)
    table, judged = table_of(state), 0
    for actions in range(MOST_ACTIONS):
        if state.public.phase is Phase.OVER:
            return Count(rules_name, 1, actions, judged)
        view = observe(state, actor_of(rules, state.public))
        if state.public.phase is Phase.ANSWER:
            action: Action = Answer(is_yes=chance.below(3) > 0)
        else:
            verdicts = check_verdicts(table, view, _proposals(table, view, chance))
            judged += len(verdicts)
            legal = [action for action, is_legal in verdicts if is_legal]
            action = _choose(view, legal, chance, reluctance)
        decision = decide(state, action)
        assert isinstance(decision, Accepted), (action, decision)
        state = fold(state, decision.events)
        table = check_step(table, view, action, state)
    raise AssertionError(f"deal {seed!r} did not end in {MOST_ACTIONS} actions")


def _choose(view: Observation, legal: list[Action], chance: Chance, reluctance: int) -> Action:
    """One of the legal actions; to lay or take is tried first, unless the deal shall last."""
    melds = tuple(action for action in legal if isinstance(action, Meld | TakePile))
    if melds and (chance.below(10) >= reluctance or player.has_foot_to_reach(view)):
        return chance.choice(melds)
    if AskPartner() in legal and not chance.below(12):
        return AskPartner()
    plain = tuple(action for action in legal if not isinstance(action, Meld | AskPartner))
    return chance.choice(plain) if plain else player.choose(view, chance)


def _proposals(table: Table, view: Observation, chance: Chance) -> list[Action]:
    """Bundles that may or may not be legal, those with cards of the pile among them."""
    if view.public.phase is Phase.DRAW:
        return _takes(table, view, chance)
    melds = [Meld(player.random_plays(view, chance, ())) for _ in range(_PROPOSALS)]
    way_out = find_exit(table, table.melds[table.side], table.hands[table.turn])
    if way_out is not None:
        melds.append(Speaker(view).meld(way_out.lays))
    return [meld for meld in melds if meld.plays]


def _takes(table: Table, view: Observation, chance: Chance) -> list[Action]:
    entitled = tuple(
        take
        for take in ways(view)
        if (support := support_of(table, take.using)) and laws.is_entitled(table, support)
    )
    found: list[Action] = []
    for _ in range(_PROPOSALS if entitled else 0):
        way = chance.choice(entitled)
        take = TakePile(way.using, way.to, player.random_plays(view, chance, way.using))
        found.append(take)
        if len(view.public.pile) > 1:
            found.append(_with_buried_cards(view, take, chance))
    return found


def _with_buried_cards(view: Observation, take: TakePile, chance: Chance) -> TakePile:
    buried = view.public.pile[:-1]
    rank = rank_of(chance.choice(buried))
    cards = tuple(card for card in (*view.hand, *buried) if rank_of(card) == rank)
    return TakePile(take.using, take.to, (*take.plays, Play(cards)))


def check_deals(table: str, wanted: int, end: float = float("inf")) -> None:
    """Check deals not played before until there are as many as wanted, or the time has come."""
    count = noted(table)
    while count.deals < wanted and monotonic() < end:
        count = count.plus(check_deal(table, count.deals))
        path = _notes_of(table)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(count)), encoding="utf-8")


def noted(table: str) -> Count:
    """What has been noted of a table for the kernel as it is."""
    path = _notes_of(table)
    return Count(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else Count(table)


def _notes_of(table: str) -> Path:
    folder = _ROOT / "build" / "kernel-deals" / _version()
    return folder / f"{table.replace('/', '-')}.json"


@cache
def _version() -> str:
    """Changes with every change of what is compared."""
    files = sorted(Path(*kernel.__path__).glob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def page(counts: Iterable[Count]) -> str:
    """The counts as a document."""
    rows = list(counts)
    total = Count("all")
    for row in rows:
        total = total.plus(row)
    lines = [f"| {row.table} | {row.deals:,} | {row.actions:,} | {row.judged:,} |" for row in rows]
    told = f"{total.deals:,} deals at {len(rows)} tables, {total.actions:,} actions, "
    told += f"{total.judged:,} answers judged: no difference.\n\n"
    head = "| table | deals | actions | judged |\n|---|---:|---:|---:|\n"
    return _HEAD + told + head + "\n".join(lines) + "\n"


def main() -> None:
    """Play on and write the page."""
    parser = ArgumentParser(description="Hold the kernel against the engine.")
    parser.add_argument("--deals", type=int, default=DEALS, help="in all, earlier ones included")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at most")
    args = parser.parse_args()
    end, share = monotonic() + 60 * args.minutes, -(-args.deals // len(CLAIMED))
    for wanted in range(10, share + 10, 10):
        for table in CLAIMED:
            check_deals(table, min(wanted, share), end)
    _DOCUMENT.write_text(page(map(noted, CLAIMED)), encoding="utf-8")


if __name__ == "__main__":
    main()
