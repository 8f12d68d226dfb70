"""Builds a match from the player's choices, and that of the day: one deal whose cards follow from
the date, the same on every computer.
"""

import os
from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import count
from typing import Final, cast

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import isolated
from canasta_gui.persistence.house_store import HouseStore
from canasta_gui.settings.person import Person, known_names
from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.player_faces import given_faces
from canasta_gui.words.edition_texts import FIRST_EDITIONS
from canasta_gui.words.player_names import computer_seat, default_seat
from canasta_gui.words.words import Words
from engine import (
    Match,
    Ruleset,
    RulesetError,
    RulesReference,
    SeatPlayer,
    Variation,
    load_ruleset,
    new_code,
    tidy_name,
)

_CHANCE_BYTES = 16
_PLAYERS = 4
_EASIEST = "beginner"


def usual_match(last: RememberedMatch | None) -> RememberedMatch:
    """Returns the last set-up; for a newcomer the best-known game against computers."""
    if last is not None and last.seats:
        known = replace(last, seats=tuple(map(_with_a_name, count(), last.seats)))
        for choice in (known, replace(known, house="")):
            if _can_load(choice):
                return choice
    return first_match()


def seated(choice: RememberedMatch, persons: Mapping[str, Person], present: str) -> RememberedMatch:
    """Returns a set-up in which the present person, by id, plays; without one a guest.

    The person takes the first seat of a person. A guest takes the seat of a known person only if
    nobody else plays; a name that a known person had is not a guest's. No two players have one name
    or face.
    """
    return replace(choice, seats=_told_apart(_with_present(choice.seats, persons, present)))


def _with_present(
    before: tuple[RememberedSeat, ...], persons: Mapping[str, Person], present: str
) -> tuple[RememberedSeat, ...]:
    seats = list(before)
    first = next((at for at, seat in enumerate(seats) if seat.is_person), None)
    if first is None:
        return before
    known = known_names(persons.values())
    if (person := persons.get(present)) is not None:
        if any(seat.is_person and seat.name == person.name for seat in seats):
            return before
        seats[first] = replace(seats[first], name=person.name, face=person.face)
    elif seats[first].name.casefold() in known and sum(seat.is_person for seat in seats) == 1:
        guest = default_seat(0, known)
        seats[first] = replace(seats[first], name=guest.name, face=guest.face)
    return tuple(seats)


def _told_apart(seats: tuple[RememberedSeat, ...]) -> tuple[RememberedSeat, ...]:
    """Returns players of whom none has the name or the face of another; computers give way."""
    taken, faces, told = set[str](), set[str](), list(seats)
    for at in sorted(range(len(seats)), key=lambda at: not seats[at].is_person):
        seat = seats[at]
        if seat.name.casefold() in taken:
            others = {one.name.casefold() for one in seats}
            seat = replace(seat, name=_other_name(at, seat, taken | others))
        told[at] = replace(seat, face="" if seat.face in faces else seat.face)
        taken.add(seat.name.casefold())
        faces.add(seat.face)
    return tuple(told)


def _other_name(at: int, seat: RememberedSeat, taken: Collection[str]) -> str:
    if not seat.is_person:
        return computer_seat(at, taken).name
    names = (f"{seat.name} ({number})" for number in count(2))
    return next(name for name in names if name.casefold() not in taken)


def company(person: RememberedSeat, count: int, level: str) -> tuple[SeatPlayer, ...]:
    """Returns a person and computer players of a level, of whom nobody has the name or the face of
    another.
    """
    known = person.name.casefold()
    usual = map(default_seat, range(1, count + 1))
    others = [seat for seat in usual if seat.name.casefold() != known][: count - 1]
    faces = [seat.face if seat.face != person.face else "" for seat in others]
    own, *free = given_faces([person.face, *faces])
    computers = (
        SeatPlayer(seat.name, "computer", level, seat.temperament, face)
        for seat, face in zip(others, free, strict=True)
    )
    return SeatPlayer(person.name, face=own), *computers


def first_match() -> RememberedMatch:
    """Returns a newcomer's match: the best-known game, with the weakest partner and opponents."""
    seats = (replace(default_seat(seat), level=_EASIEST) for seat in range(_PLAYERS))
    return RememberedMatch(edition=FIRST_EDITIONS[0], players=_PLAYERS, seats=tuple(seats))


def at_level(choice: RememberedMatch, level: str) -> RememberedMatch:
    """Returns a set-up with every computer player at a level."""
    seats = tuple(seat if seat.is_person else replace(seat, level=level) for seat in choice.seats)
    return replace(choice, seats=seats)


def rules_of(choice: RememberedMatch) -> Ruleset:
    """Returns the rules of a set-up. Raises `RulesetError` if they are not offered (any more)."""
    variations = cast("tuple[Variation, ...]", choice.variations)
    table = RulesReference(choice.edition, choice.players, variations, teams=choice.teams)
    return load_ruleset(table) if not choice.house else _house_rules(table, choice.house)


def _house_rules(table: RulesReference, house_id: str) -> Ruleset:
    """Returns house rules for a table, under the player's name for them."""
    house = HouseStore().find(house_id)
    if house is None:
        raise RulesetError((f"house: {house_id!r} is gone",))
    rules = load_ruleset(replace(table, house=house.reference.house))
    return replace(rules, title=house.name) if rules.is_house else rules


def begin_match(choice: RememberedMatch, code: str | None = None, riffles: int = 0) -> Match:
    """Returns a match before its first deal; without a code the cards are random.

    With riffles later decks are gathered from the table and shuffled as at home.
    """
    rules = rules_of(choice)
    faces = given_faces([seat.face for seat in choice.seats])
    seats = tuple(map(_player, choice.seats, faces))
    code = code or new_code(chance())
    return Match.start_with_draw(rules, seats, code, choice.first_dealer, riffles)


def match_again(match: Match, level: str = "") -> Match:
    """Returns another match with the same rules and players; the first dealer is random.

    A given level applies to all computer players.
    """
    seats = tuple(
        seat if seat.is_person or not level else replace(seat, level=level)
        for seat in match.players
    )
    riffles = match.header.riffles
    return Match.start_with_draw(match.next_rules, seats, new_code(chance()), riffles=riffles)


def same_cards(match: Match, places: int) -> Match:
    """Returns a match with the same cards at the same seats, before its first deal.

    The players have moved clockwise by a number of places.
    """
    players, count = match.players, len(match.players)
    seats = tuple(players[(seat - places) % count] for seat in range(count))
    header = match.header
    return Match.start(header.rules, seats, header.code, header.first_dealer, header.riffles)


def chance() -> bytes:
    """Returns random bytes from the operating system."""
    return os.urandom(_CHANCE_BYTES)


def offered_line(choice: RememberedMatch) -> str:
    """Returns one line that names the game and the players; the only person is "you", as on the
    table.
    """
    rules, is_alone = rules_of(choice), sum(seat.is_person for seat in choice.seats) == 1
    you = Words(rules).say(TextId.SEAT_YOU)
    names = (you if seat.is_person and is_alone else seat.name for seat in choice.seats)
    pattern = QCoreApplication.translate("Welcome", "{game}: {players}")
    return pattern.format(game=rules.title, players=isolated(", ".join(names)))


def _player(seat: RememberedSeat, face: str) -> SeatPlayer:
    if seat.is_person:
        return SeatPlayer(seat.name, face=face)
    return SeatPlayer(seat.name, "computer", seat.level, seat.temperament, face)


def _with_a_name(seat: int, memory: RememberedSeat) -> RememberedSeat:
    """Returns the player of a seat with a tidied name, or the default name if that is empty."""
    return replace(memory, name=tidy_name(memory.name) or default_seat(seat).name)


def _can_load(choice: RememberedMatch) -> bool:
    try:
        rules = rules_of(choice)
    except RulesetError:
        return False
    seats = rules.players
    is_dealer_there = choice.first_dealer is None or 0 <= choice.first_dealer < seats
    return seats == len(choice.seats) and is_dealer_there


_RULES: Final = RulesReference(FIRST_EDITIONS[0], 4, house={"end.rounds": 1, "end.target": None})
"""The rules of the daily deal: the best-known game, decided by one deal."""
_DEALER: Final = 3
"""The dealer's seat; with it the person plays first."""


def daily_match(day: str, level: str, person: RememberedSeat) -> Match:
    """Returns the match of a day (such as 2026-11-23) with computer players of a level."""
    title = QCoreApplication.translate("DailyDeal", "Deal of the day")
    rules = replace(load_ruleset(_RULES), title=title)
    seats = company(person, rules.players, level)
    return Match.start(rules, seats, new_code(f"deal of the day {day}".encode()), _DEALER)
