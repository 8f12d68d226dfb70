"""From the engine's values to melds that lie one by one, and from actions to what they lay."""

from engine.actions import Play, TakePile
from engine.ai.kernel.classes import BIG, TWO, class_counts, class_of
from engine.ai.kernel.sequences.kinds import CLASS_OF, kind_of
from engine.ai.kernel.sequences.melds import NEW, RUN, Lay, Lying, SequenceMelds
from engine.cards import suit_of
from engine.observation import Observation
from engine.rules.bundle import begin_drafts
from engine.rules.upcard import upcard_homes
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, SideTable, TableMeld


def sequence_melds(rules: Ruleset, side: SideTable) -> SequenceMelds:
    """What a side has laid."""
    melds = SequenceMelds(rules)
    for meld in side.melds:
        melds.put_down((Lay(tuple(map(kind_of, meld.cards))),), (lying_of(meld),))
    return melds


def lying_of(meld: TableMeld) -> Lying:
    """A meld as the kernel has it."""
    if meld.kind is MeldKind.SEQUENCE:
        suit, low = suit_of(meld.cards[0]), CLASS_OF[kind_of(meld.cards[0])]
        return RUN + suit, low, len(meld.cards), 0
    counts, rank = class_counts(meld.cards), class_of(meld.cards[0])
    return rank, counts[rank], counts[TWO], counts[BIG]


def lays_of(
    view: Observation, plays: tuple[Play, ...], take: TakePile | None = None
) -> tuple[Lay, ...] | None:
    """What plays lay, each in its place; ``None`` when it cannot be said where one belongs."""
    drafts, found = begin_drafts(view, plays, take), list[Lay]()
    for play in plays:
        homes = drafts.lay(play)
        if len(homes) > 1:
            return None
        joined = () if play.source is None else (play.source,)
        found.append(Lay(tuple(map(kind_of, play.cards)), homes[0] if homes else NEW, joined))
    return tuple(found)


def support_of(view: Observation, take: TakePile) -> Lay | None:
    """Hand cards for the up-card and where they go; ``None`` when that cannot be said."""
    homes = upcard_homes(view, take)
    if len(homes) > 1:
        return None
    return Lay(tuple(map(kind_of, take.using)), homes[0] if homes else NEW)
