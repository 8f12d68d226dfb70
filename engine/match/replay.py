"""Renders a match as lines of text. Every card is shown, hidden ones included."""

from collections.abc import Iterator

from engine import actions as act
from engine import events as ev
from engine.cards import format_card, format_cards
from engine.match.match import Match
from engine.match.records import (
    Aided,
    DealBegun,
    Entry,
    Header,
    LevelChanged,
    Played,
    PlayerChanged,
    RulesChanged,
    Timed,
    Undone,
)
from engine.ruleset.load import differences
from engine.ruleset.model import Ruleset


def replay(match: Match) -> Iterator[str]:
    """Yields lines of text that tell what happened, including undone actions."""
    header = match.header
    yield f"{header.rules.title}, {len(header.seats)} players, deal code {header.code}"
    for seat, player in enumerate(header.seats):
        ways = ", ".join(word for word in (player.level, player.temperament) if word)
        yield f"seat {seat}: {player.name}, {player.kind}{f' ({ways})' if ways else ''}"
    if header.riffles:
        yield f"from deal 2 on gathered from the table, riffled {header.riffles} times and cut"
    rules = header.rules
    for entry in match.entries:
        match entry:
            case RulesChanged():
                yield from _changed(rules, entry.rules)
                rules = entry.rules
            case DealBegun():
                yield ""
                yield from _dealt(entry)
            case Played():
                yield f"{_name(header, entry.seat)}: {_action(entry)}"
                yield from _outcome(entry)
            case _:
                yield from _note(header, entry)


def _note(header: Header, entry: Entry) -> Iterator[str]:
    """Yields a line for an entry that changes no card, or takes something back."""
    match entry:
        case Undone(count):
            yield f"taken back: {count}"
        case Aided(seat, aid):
            yield f"{_name(header, seat)} was helped: {aid}"
        case Timed(seconds):
            yield f"played for {seconds} seconds"
        case LevelChanged(level):
            yield f"computer players from here on: {level}"
        case PlayerChanged(seat, level):
            now = f"a computer from here on: {level}" if level else "the person again"
            yield f"{_name(header, seat)} is {now}"
        case _:
            pass


def _changed(before: Ruleset, after: Ruleset) -> Iterator[str]:
    for change in differences(before, after):
        yield f"from the next deal on: {change.path} {change.before} becomes {change.after}"


def _name(header: Header, seat: int) -> str:
    return f"{seat} {header.seats[seat].name}"


def _dealt(entry: DealBegun) -> Iterator[str]:
    for event in entry.events:
        match event:
            case ev.DealStarted():
                yield f"deal {event.deal}, dealer {event.dealer}, scores {_numbers(event.scores)}"
                yield from (f"  {seat} sits out" for seat in event.sitting_out)
            case ev.SeatsDrawn():
                drawn = ", ".join(f"{draw.player} {format_card(draw.card)}" for draw in event.draws)
                yield f"drawn for seats: {drawn}; players by seat {_numbers(event.players)}"
            case ev.CardsDealt():
                name = "foot" if event.is_foot else "hand"
                yield f"  {name} of {event.seat}: {format_cards(sorted(event.cards or ()))}"
            case ev.BonusLaid():
                yield f"  {event.seat} lays {format_card(event.card)}"
            case ev.CardDrawn():
                yield f"  {event.seat} draws {format_cards(_known(event.card))} for it"
            case ev.UpcardTurned():
                yield f"  turned up {format_card(event.card)}"
            case ev.BaseLaid():
                yield f"  under it, face down: {format_cards(sorted(event.cards or ()))}"
            case _:
                pass


def _known(card: ev.Card | None) -> tuple[ev.Card, ...]:
    return () if card is None else (card,)


_WORDS = {
    act.PlayCaliente: "plays Caliente",
    act.PlaySpecialHand: "lays the hand open",
    act.AskPartner: "asks to go out",
    act.Pass: "passes",
}


def _action(played: Played) -> str:
    match played.action:
        case act.DrawStock():
            cards = [e.card for e in played.events if isinstance(e, ev.CardDrawn)]
            return f"draws {format_cards(card for card in cards if card is not None)}"
        case act.TakePile():
            piles = [e.cards for e in played.events if isinstance(e, ev.PileTaken)]
            return f"takes the pile {' '.join(map(format_cards, piles))}{_melds(played)}"
        case act.Meld():
            return f"melds{_melds(played)}"
        case act.Discard(card):
            return f"discards {format_card(card)}"
        case act.LayBonus(card):
            return f"lays {format_card(card)}"
        case act.Answer(is_yes):
            return f"answers {'yes' if is_yes else 'no'}"
        case other:
            return _WORDS[type(other)]


def _melds(played: Played) -> str:
    groups = (_group(event) for event in played.events if isinstance(event, ev.Melded))
    return ": " + ", ".join(groups)


def _group(event: ev.Melded) -> str:
    cards = [format_cards(event.cards), *map(format_card, _known(event.upcard))]
    target = "" if event.is_new else f" to meld {event.meld + 1}"
    return " + ".join(filter(None, cards)) + target


def _outcome(played: Played) -> Iterator[str]:
    for event in played.events:
        match event:
            case ev.BonusLaid():
                yield f"  lays {format_card(event.card)}"
            case ev.PartnersJoined():
                yield f"  {event.lone} plays alone"
            case ev.StopSetAside():
                yield f"  lays {format_card(event.card)} aside"
            case ev.MeldsCombined():
                yield f"  melds {event.meld + 1} and {event.source + 1} become one"
            case ev.CanastaMade():
                yield f"  {event.kind} canasta of side {event.side}"
            case ev.FootTaken() | ev.BaseTaken():
                zone = "foot" if isinstance(event, ev.FootTaken) else "face-down cards"
                yield f"  {zone} of {event.seat}: {format_cards(sorted(event.cards or ()))}"
            case ev.HandExposed():
                yield f"  shows {format_cards(event.cards)}"
            case ev.WentOut():
                yield f"  goes out{' concealed' if event.is_concealed else ''}"
            case _:
                yield from _ending(event)


def _ending(event: ev.Event) -> Iterator[str]:
    match event:
        case ev.SpecialHandPlayed():
            yield f"  {event.kind}: {format_cards(event.cards)}"
        case ev.DealEnded():
            yield f"deal ended: {event.how}"
        case ev.DealScored():
            yield f"scored {_numbers(tuple(side.total for side in event.sides))}"
            yield f"scores {_numbers(tuple(side.match for side in event.sides))}"
        case ev.MatchWon():
            yield f"match won by side {_numbers(event.winners)}"
        case _:
            pass


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
