"""What happens to melds."""

from dataclasses import replace

from engine import events as ev
from engine.evolve.change import drop, play_from_hand, put, set_side
from engine.state import State, TableMeld, make_meld


def melded(state: State, event: ev.Melded) -> State:
    """Cards become a meld or join one."""
    state = play_from_hand(state, event.seat, event.cards)
    table = state.public.sides[event.side]
    added = event.cards if event.upcard is None else (*event.cards, event.upcard)
    if event.is_new:
        melds: tuple[TableMeld, ...] = (*table.melds, make_meld(event.kind, added))
    else:
        grown = make_meld(event.kind, (*table.melds[event.meld].cards, *added))
        melds = put(table.melds, event.meld, grown)
    facts = replace(state.public.facts, has_laid=True)
    return set_side(state, event.side, replace(table, melds=melds), facts=facts)


def melds_combined(state: State, event: ev.MeldsCombined) -> State:
    """Two melds become one."""
    table, facts = state.public.sides[event.side], state.public.facts
    joint = table.melds[event.meld]
    cards = (*joint.cards, *table.melds[event.source].cards)
    melds = put(table.melds, event.meld, make_meld(joint.kind, cards))
    sizes = facts.start_sizes
    if event.source < len(sizes):
        joint_size = sizes[event.meld] + sizes[event.source]
        sizes = drop(put(sizes, event.meld, joint_size), event.source)
    facts = replace(facts, start_sizes=sizes, has_laid=True)
    table = replace(table, melds=drop(melds, event.source))
    return set_side(state, event.side, table, facts=facts)
