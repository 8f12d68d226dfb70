"""``deal``: the beginning of a deal, from a seed or from a given deck."""

from argparse import ArgumentParser, Namespace
from collections import Counter

from engine.cards import Card
from engine.cli.arguments import add_rules, add_seed, code_of, rules_of
from engine.cli.command import OK, Command, InputError
from engine.cli.lines import add_input, answer_lines, write_line
from engine.codec.events import format_event
from engine.cursor import Cursor, Json
from engine.dealcode import deck_order, drawn_dealer, drawn_sitters, full_deck
from engine.evolve import empty_state, fold
from engine.notation import format_cards
from engine.position import format_position
from engine.position.seats import PositionTable, read_rules
from engine.rules.dealing import start_deal
from engine.ruleset.model import Ruleset
from engine.seating import first_active
from engine.state import Seat


def _configure(parser: ArgumentParser) -> None:
    add_rules(parser, default=None)
    add_seed(parser, default=None)
    add_input(parser)


def _run(args: Namespace) -> int:
    if args.rules is None and args.seed is None:
        return answer_lines(args, _deal_line)
    if args.rules is None or args.seed is None or args.file is not None:
        raise InputError(["either --rules and --seed, or lines with rules, deck and dealer"])
    rules, code = rules_of(args.rules), code_of(args)
    order = deck_order(rules, code, 1)
    sitting_out = drawn_sitters(rules, code, 1)
    dealer = first_active(rules, sitting_out, drawn_dealer(rules, code))
    write_line({"code": code, **_deal(rules, dealer, order, sitting_out)})
    return OK


def _deal_line(cursor: Cursor) -> Json:
    members = cursor.members(
        ("rules", "deck", "dealer", "sides", "sitting_out"), required=("rules", "deck")
    )
    rules, deck = read_rules(members), members.get("deck")
    if rules is None or deck is None:
        return None
    order = deck.cards()
    if not cursor.problems:
        _compare(rules, order, deck)
    table = PositionTable(members, rules)
    resting = table.resting()
    dealer = table.dealer(resting)
    return None if cursor.problems else _deal(rules, dealer, order, resting.sitting_out)


def _compare(rules: Ruleset, order: tuple[Card, ...], cursor: Cursor) -> None:
    """Notes what the deck has too many and too few of."""
    named, wanted = Counter(order), Counter(full_deck(rules))
    for words, cards in (("too many", named - wanted), ("missing", wanted - named)):
        if cards:
            cursor.fail(f"{words}: {format_cards(sorted(cards.elements()))}")


def _deal(
    rules: Ruleset, dealer: Seat, order: tuple[Card, ...], sitting_out: tuple[Seat, ...]
) -> dict[str, Json]:
    table = empty_state(rules)
    events = start_deal(table, dealer, order, sitting_out=sitting_out)
    return {
        "position": format_position(fold(table, events)),
        "events": [format_event(event) for event in events],
    }


COMMAND = Command("deal", "deal the cards of a seed or of a deck", _configure, _run)
