"""Says how players and sides are called, and at whose place the melds of a side lie."""

from collections.abc import Sequence

from canasta_gui.viewmodel.builders.table_facts import TableFacts
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId, Wording
from canasta_gui.viewmodel.seat_views import NAMES_JOINED
from engine import Observation, Ruleset, allies_of, side_of, turn_order


def name_players(
    names: tuple[str, ...],
    rules: Ruleset,
    words: Wording,
    viewer: int | None = None,
    *,
    is_alone: bool = True,
) -> PlayerNames:
    """Returns the names of players and sides for use in texts, which say "you" to a viewer; in the
    name of a side only if nobody else looks at the same screen.
    """
    you = viewer if is_alone else None
    sides = tuple(joint_name(names, you, seats, words) for seats in rules.seats.sides)
    return PlayerNames(names, viewer, sides)


def player_names(facts: TableFacts, words: Wording) -> PlayerNames:
    """Returns the names of players and sides for the texts of a table."""
    viewer = facts.view.seat if facts.is_addressed else None
    names, rules = facts.names, facts.view.rules
    return name_players(names, rules, words, viewer, is_alone=facts.is_alone)


def joint_name(names: Sequence[str], you: int | None, seats: Sequence[int], words: Wording) -> str:
    """Returns the names of these players as that of a side; "you" comes first."""
    you_first = sorted(seats, key=lambda seat: seat != you)
    parts = [words.say(TextId.SEAT_YOU) if seat == you else names[seat] for seat in you_first]
    if len(parts) == 2:
        return words.say(TextId.SIDE_PAIR, first=parts[0], second=parts[1])
    return words.listing(parts)


def called(facts: TableFacts, words: Wording, seat: int) -> str:
    """Returns what plates, rows, the score board and a screen reader call a player: the viewer is
    "you" unless several people share the table.
    """
    return words.say(TextId.SEAT_YOU) if seat == facts.you else facts.names[seat]


def place_of_melds(view: Observation, side: int) -> int:
    """Returns the side at whose place the melds of a side lie: of partners for the deal, the
    viewer's, or else the first one's.
    """
    allies = allies_of(view.public, side)
    return view.side if view.side in allies else allies[0]


def name_at_place(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns the name of a side; those of both partners where their melds lie."""
    allies = allies_of(facts.view.public, side)
    if len(allies) > 1 and place_of_melds(facts.view, side) == side:
        return joint_name(facts.names, facts.you, allies, words)
    return own_name(facts, words, side)


def own_name(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns the name of a side alone."""
    return joint_name(facts.names, facts.you, facts.view.rules.seats.sides[side], words)


def short_name(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns what the score board calls a side: the same as the sign before its melds, and the
    names of its players where these lie with others.
    """
    if len(allies_of(facts.view.public, side)) == 1:
        return title(facts, words, side)
    seats = sorted(facts.view.rules.seats.sides[side], key=lambda seat: seat != facts.view.seat)
    return NAMES_JOINED.join(called(facts, words, seat) for seat in seats)


def title(facts: TableFacts, words: Wording, side: int) -> str:
    """Returns whose the melds at the place of a side are: a word for several players of the own
    side or of the only other one, else the names.
    """
    view = facts.view
    places = [place_of_melds(view, it) for it in range(len(view.public.sides))]
    order = turn_order(view.rules, view.public)
    seats = [it for it in order if places[side_of(view.rules, it)] == side]
    is_own = places[view.side] == side
    if len(seats) > 1 and facts.is_addressed and (is_own or len(set(places)) == 2):
        return words.say(TextId.SIDE_WE if is_own else TextId.SIDE_OPPONENTS)
    return NAMES_JOINED.join(called(facts, words, seat) for seat in seats)
