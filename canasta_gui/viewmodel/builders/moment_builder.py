"""Builds what the great moments of the table say: an opening, a heap that is taken, a match won."""

from canasta_gui.viewmodel.builders.side_builder import leader_of
from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId, Wording
from canasta_gui.viewmodel.seat_views import LargeFigure, MomentView, VictoryView
from engine import BaseTaken, Discarded, Melded, PileFroze, PileTaken, WentOut, points_in

_DEEDS = (Discarded, Melded, PileTaken)
"""What players do in great moments."""


def build_moment(facts: TableFacts, words: Wording, players: PlayerNames) -> MomentView:
    """Returns what the great moments of the last action are called."""
    out = (words.event(event, players) for event in facts.last if isinstance(event, WentOut))
    return MomentView(
        _opened(facts, words, players),
        _taken(facts, words, players),
        _frozen(facts, words, players),
        next(out, ""),
    )


def _frozen(facts: TableFacts, words: Wording, players: PlayerNames) -> str:
    """Returns who froze the pile, or that an up-card did."""
    froze = next((event for event in facts.last if isinstance(event, PileFroze)), None)
    if froze is None:
        return ""
    did = (TextId.MOMENT_YOU_FROZE, TextId.MOMENT_FROZE)
    return _told(facts, words, players, did) or words.event(froze, players)


def _told(
    facts: TableFacts,
    words: Wording,
    players: PlayerNames,
    did: tuple[TextId, TextId],
    count: int = -1,
    **values: str,
) -> str:
    """Returns the sentence that addresses the viewer, or else the one that names who did it; empty
    if nobody did.
    """
    seat = next((it.seat for it in facts.last if isinstance(it, _DEEDS)), None)
    if seat is None:
        return ""
    what = did[seat != players.viewer]
    return words.say(what, count, player=players.names[seat], **values)


def _opened(facts: TableFacts, words: Wording, players: PlayerNames) -> LargeFigure | None:
    """Returns with how many points a side opened: with melds that were all laid just now."""
    laid = [event for event in facts.last if isinstance(event, Melded)]
    cards = [card for event in laid for card in event.cards]
    cards += [event.upcard for event in laid if event.upcard is not None]
    sides = {event.side for event in laid}
    melds = (meld for side in sides for meld in facts.view.public.sides[side].melds)
    if not laid or sum(len(meld.cards) for meld in melds) > len(cards):
        return None
    points, did = words.number(points_in(cards)), (TextId.MOMENT_YOU_OPENED, TextId.MOMENT_OPENED)
    return LargeFigure(_told(facts, words, players, did, points=points), points)


def _taken(facts: TableFacts, words: Wording, players: PlayerNames) -> str:
    """Returns how many cards came with the pile."""
    took = next((len(event.cards) for event in facts.last if isinstance(event, PileTaken)), 0)
    count = took + sum(event.count for event in facts.last if isinstance(event, BaseTaken))
    did = (TextId.MOMENT_YOU_TOOK, TextId.MOMENT_TOOK)
    return _told(facts, words, players, did, count) if took else ""


def build_victory(facts: TableFacts, words: Wording, players: PlayerNames) -> VictoryView | None:
    """Returns who won the match, with how many points and how far ahead; ``None`` before that."""
    public = facts.view.public
    if not public.winners:
        return None
    names = words.listing(players.sides[side] for side in public.winners)
    scores = public.scores
    ranking = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
    ahead = leader_of(facts.view, scores)[1]
    points = words.number(ahead)
    return VictoryView(
        words.say(TextId.VICTORY, side=names),
        tuple((side, words.number(scores[side])) for side in ranking),
        words.say(TextId.VICTORY_LEAD, public.deal, points=points) if ahead > 0 else "",
        words.say(TextId.BUTTON_CONTINUE),
    )
