"""Events that change melds."""

from engine import events as ev
from engine.evolve.change import change_public, changed, drop, play_from_hand, put, with_side
from engine.state import State, make_meld


def melded(state: State, event: ev.Melded) -> State:
    """Adds cards to a meld, or begins one with them."""
    melds = state.public.sides[event.side].melds
    added = event.cards if event.upcard is None else (*event.cards, event.upcard)
    if event.is_new:
        melds = (*melds, make_meld(event.kind, added))
    else:
        grown = make_meld(event.kind, (*melds[event.meld].cards, *added))
        melds = put(melds, event.meld, grown)
    sides = with_side(state, event.side, melds=melds)
    facts = changed(state.public.facts, has_laid=True)
    return play_from_hand(state, event.seat, event.cards, sides=sides, facts=facts)


def melds_combined(state: State, event: ev.MeldsCombined) -> State:
    """Joins two melds of a side."""
    table, facts = state.public.sides[event.side], state.public.facts
    joint = table.melds[event.meld]
    cards = (*joint.cards, *table.melds[event.source].cards)
    melds = put(table.melds, event.meld, make_meld(joint.kind, cards))
    sizes = facts.start_sizes
    if event.source < len(sizes):
        joint_size = sizes[event.meld] + sizes[event.source]
        sizes = drop(put(sizes, event.meld, joint_size), event.source)
    facts = changed(facts, start_sizes=sizes, has_laid=True)
    sides = with_side(state, event.side, melds=drop(melds, event.source))
    return change_public(state, sides=sides, facts=facts)
