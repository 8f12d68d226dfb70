"""Black threes: discarded they block the pile, melded they go out."""

from engine import shapes
from engine.cards import Card, wilds_in
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.bundle import Bundle, Group
from engine.rules.exits import has_right_to_go_out
from engine.rules.free_discard import barred_stops, has_free_discard
from engine.rules.registry import Outcome, refuse, rule
from engine.ruleset.model import Ruleset


@rule("stops")
def no_wild(rules: Ruleset, group: Group) -> Outcome:
    """A set of black threes holds no wild card, or one beside two of them where the ruleset says
    so.
    """
    stops, wilds = len(group.after.naturals), len(group.after.wilds)
    if not shapes.has_wild_beside_stops(rules.limits, stops, wilds):
        return None
    return refuse(no_wild, blame=wilds_in(group.added), most=rules.limits.stop_wilds)


@rule("stops#melded")
def never_melded(rules: Ruleset, group: Group) -> Outcome:
    """Black threes are never melded where the ruleset forbids it."""
    return refuse(never_melded, blame=group.added) if rules.stop.meld_min is None else None


@rule("stops")
def too_few(rules: Ruleset, group: Group) -> Outcome:
    """A set of black threes needs three cards."""
    have, need = len(group.after.cards), rules.stop.meld_min
    if need is None or not shapes.has_too_few_stops(rules.limits, have):
        return None
    return refuse(too_few, Degree.INCOMPLETE, group.added, have=have, need=need)


@rule("stops")
def too_many(rules: Ruleset, group: Group) -> Outcome:
    """A set of black threes is no larger than the ruleset allows."""
    have, limits = len(group.after.cards), rules.limits
    if not shapes.has_too_many_stops(limits, have):
        return None
    return refuse(too_many, blame=group.added, have=have, most=limits.stop_max)


@rule("stops#first-turn", where=lambda game: game.stop.is_barred_in_first_turn)
def first_turn(view: Observation, card: Card) -> Outcome:
    """Where barred, no black three is thrown in a first turn while another card can be thrown."""
    if card not in barred_stops(view) or not has_free_discard(view):
        return None
    return refuse(first_turn, Degree.NOT_NOW, (card,))


@rule("stops", where=lambda game: game.stop.meld_min is not None)
def only_going_out(bundle: Bundle) -> Outcome:
    """Black threes are melded only when the player goes out with the same action."""
    stops = [card for group in bundle.groups if group.after.is_stops for card in group.added]
    if not stops:
        return None
    if bundle.may_be_last and has_right_to_go_out(bundle.view, bundle.melds_after):
        return None
    return refuse(only_going_out, Degree.INCOMPLETE, stops, left=len(bundle.hand_after))
