"""Puts into words what a computer player visibly left undone in its turn."""

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import Wording
from engine import Moment, Ruleset, rank_of


def left_undone(
    rules: Ruleset, moments: tuple[Moment, ...], first: int, last: int, words: Wording
) -> str:
    """Returns sentences on what a turn left undone; empty if the turn took the pile.

    ``first`` and ``last`` delimit the turn's moments. Only the public part of the states is read.
    """
    if not first or moments[first].state.public.facts.drew != "stock":
        return ""
    before, after = moments[first - 1].state.public, moments[last].state.public
    from engine import omissions

    found, upcard = omissions(rules, before, after, before.turn), before.upcard
    parts: list[str] = []
    if found.pile and upcard is not None:
        text = TextId(f"{TextId.OMITTED}.{found.pile}")
        parts.append(words.say(text, card=words.card(upcard), ranks=words.ranks(rank_of(upcard))))
    if found.kept:
        parts.append(words.say(TextId.OMITTED_KEPT, cards=words.cards(found.kept)))
    return words.sentences(parts)
