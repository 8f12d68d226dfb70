"""Writes a state as the JSON of a position that sets it up again."""

from collections.abc import Iterator

from engine.cards import format_cards
from engine.codec.records import listing
from engine.cursor import Json, to_json
from engine.position.seats import special_form, throw_form
from engine.position.turn_state import Notes, notes_form, usual_notes
from engine.position.zones import freezing_places
from engine.ruleset.load import reference_of
from engine.ruleset.reference import format_reference
from engine.seating import side_of
from engine.state import DealEnd, Phase, Public, State, TableMeld

_PositionMember = tuple[str, Json]


def format_position(state: State) -> dict[str, Json]:
    """Returns the position as JSON, the stock in its order; what is usual is left out."""
    parts = (*_rules(state), *_match(state), *_cards(state), *_turn(state), *_extras(state))
    return dict(parts)


def _rules(state: State) -> Iterator[_PositionMember]:
    yield "rules", format_reference(reference_of(state.rules))
    sides = state.rules.seats.sides
    if any(seat % len(sides) != side for side, seats in enumerate(sides) for seat in seats):
        yield "sides", to_json(sides)
    if state.public.sitting_out:
        yield "sitting_out", list(state.public.sitting_out)


def _match(state: State) -> Iterator[_PositionMember]:
    public = state.public
    question = public.question
    yield "deal", public.deal
    yield "dealer", public.dealer
    yield "scores", list(public.scores)
    yield "turn", public.turn
    yield "phase", public.phase.value
    yield "drew", public.facts.drew
    if question is None or question.answer is None:
        yield "asked", None if question is None else question.seat
    else:
        yield "asked", {"seat": question.seat, "answer": question.answer}


def _cards(state: State) -> Iterator[_PositionMember]:
    public, hidden = state.public, state.hidden
    yield "hands", [format_cards(private.hand) for private in state.private]
    has_feet = state.rules.deal.foot_size > 0
    yield "feet", [format_cards(foot) for foot in hidden.feet] if has_feet else None
    if has_feet:
        yield "in_foot", list(public.in_foot)
        yield "foot_played", to_json(sorted(public.played_foot))
    yield "melds", [_melds(melds) for melds in _melds_by_seat(public)]
    yield "melded", to_json(sorted(public.have_melded))
    yield "bonus", [format_cards(side.bonus) for side in public.sides]
    yield "caliente_played", [side.caliente_played for side in public.sides]
    yield "pile", format_cards(public.pile)
    if state.rules.deal.pile_base:
        yield "base", format_cards(hidden.base)
    yield "frozen", public.is_frozen
    yield "stock", {"count": len(hidden.stock), "top": format_cards(hidden.stock)}


def _melds(melds: tuple[TableMeld, ...]) -> list[Json]:
    return [{"kind": meld.kind.value, "cards": format_cards(meld.cards)} for meld in melds]


def _melds_by_seat(public: Public) -> tuple[tuple[TableMeld, ...], ...]:
    """Returns the melds by side; of two partners the second has those from its first set of a rank
    on of which the first has one, as when both began it.
    """
    found = list(public.melds_by_side)
    if public.pair:
        first, second = public.pair
        joint = found[first]
        heads = [(meld.kind, meld.rank) for meld in joint]
        own = next((at for at, head in enumerate(heads) if head in heads[:at]), len(joint))
        found[first], found[second] = joint[:own], joint[own:]
    return tuple(found)


def _turn(state: State) -> Iterator[_PositionMember]:
    """Yields the notes of the turn that differ from the usual ones."""
    public = state.public
    facts, cards = public.facts, state.private[public.turn].drawn
    own = public.sides[side_of(state.rules, public.turn)]
    sizes = tuple(len(meld.cards) for meld in own.melds)
    has_melded = public.turn in public.have_melded
    usual = usual_notes(state.rules, facts.drew, sizes, has_melded=has_melded)
    is_earlier = public.turn in public.melded
    notes = Notes(facts.start_sizes, facts.has_laid, is_earlier, facts.drawn, cards)
    if notes != usual:
        yield "facts", notes_form(usual).write(notes)


def _extras(state: State) -> Iterator[_PositionMember]:
    public = state.public
    if public.lone is not None:
        yield "lone", public.lone
    yield from _questions(public)
    if public.takers:
        yield "took_pile", to_json(sorted(public.takers))
    if any(side.aside for side in public.sides):
        yield "aside", [format_cards(side.aside) for side in public.sides]
    if any(public.known):
        yield "known", [format_cards(cards) for cards in public.known]
    if public.exposed:
        yield "exposed", to_json(sorted(public.exposed))
    if public.thrown:
        yield "thrown", listing(throw_form()).write(public.thrown)
    if public.crosswise != freezing_places(state.rules, public.pile):
        yield "crosswise", list(public.crosswise)
    if public.phase is Phase.OVER and public.end is not None:
        yield "end", _end(public, public.end)
    if public.winners:
        yield "winners", list(public.winners)


def _questions(public: Public) -> Iterator[_PositionMember]:
    """Yields what earlier turns with a question leave behind, where that counts."""
    if public.asked:
        yield "asked_before", to_json(sorted(public.asked))
    if any(side.asked_in_vain for side in public.sides):
        yield "asked_in_vain", [side.asked_in_vain for side in public.sides]


def _end(public: Public, how: DealEnd) -> dict[str, Json]:
    end: dict[str, Json] = {"how": how, "out": public.out, "concealed": public.is_concealed}
    if public.special is not None:
        end["special"] = special_form().write(public.special)
    return end
