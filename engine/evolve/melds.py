"""Events that change melds."""

from dataclasses import replace

from engine import events as ev
from engine.evolve.change import change_public, drop, play_from_hand, put
from engine.seating import allies_of
from engine.state import Side, SideTable, State, TableMeld, TurnFacts, make_meld


def melded(state: State, event: ev.Melded) -> State:
    """Adds cards to a meld, or begins one with them."""
    melds = state.public.sides[event.side].melds
    added = event.cards if event.upcard is None else (*event.cards, event.upcard)
    if event.is_new:
        melds = (*melds, make_meld(event.kind, added))
    else:
        grown = make_meld(event.kind, (*melds[event.meld].cards, *added))
        melds = put(melds, event.meld, grown)
    sides = _with_melds(state, event.side, melds)
    facts = state.public.facts
    if not facts.has_laid:
        facts = TurnFacts(facts.drew, facts.start_sizes, True, facts.drawn)
    return play_from_hand(state, event.seat, event.cards, {"sides": sides, "facts": facts})


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
    facts = replace(facts, start_sizes=sizes, has_laid=True)
    sides = _with_melds(state, event.side, drop(melds, event.source))
    return change_public(state, sides=sides, facts=facts)


def partners_joined(state: State, event: ev.PartnersJoined) -> State:
    """Makes two seats partners: what either has laid belongs to both, the lower seat's first."""
    state = change_public(state, lone=event.lone)
    first, second = state.public.pair
    sides = state.public.sides
    melds = (*sides[first].melds, *sides[second].melds)
    return change_public(state, sides=_with_melds(state, first, melds))


def _with_melds(state: State, side: Side, melds: tuple[TableMeld, ...]) -> tuple[SideTable, ...]:
    """Returns all sides' tables; that of the side, and of its partner, with these melds."""
    sides = state.public.sides
    for ally in allies_of(state.public, side):
        table = sides[ally]
        after = SideTable(melds, table.bonus, table.caliente_played, table.aside)
        sides = put(sides, ally, after)
    return sides
