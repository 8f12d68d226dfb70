"""``deal``, ``options``, ``check`` and ``score``: the beginning of a deal as a position, and what
may be done in a position, whether actions are legal in it, what it would score.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from dataclasses import replace

from engine.actions import Action
from engine.cards import Card, format_card, format_cards
from engine.cli.arguments import add_rules, add_seed, code_of, rules_of
from engine.cli.command import (
    BESIDE_POSITION,
    OK,
    Command,
    InputError,
    add_input,
    answer_lines,
    line_command,
    write_line,
)
from engine.codec.forms import (
    ACTION,
    PLAY,
    format_action,
    format_event,
    format_refusal,
    format_score,
)
from engine.cursor import Cursor, Json, Members, is_object
from engine.deal_score import match_winners, score_deal, winner_by_hand
from engine.dealcode import deck_order, drawn_dealer, drawn_sitters, full_deck
from engine.events import DealScored, Event
from engine.evolve import empty_state, fold
from engine.observation import actor_of, observe
from engine.position import format_position, read_position
from engine.position.seats import PositionTable, read_rules
from engine.reasons import Refusal
from engine.rules.dealing import start_deal
from engine.rules.decide import Refused, decide
from engine.rules.endings import gone_out
from engine.rules.options import Options, TakeOption, options
from engine.ruleset.model import Ruleset
from engine.seating import first_active
from engine.special_hands import special_hand_of
from engine.state import Public, Seat, SpecialHand, State, TableMeld
from engine.values import canasta_kind, meld_bonus


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
    write_line({"code": code, **_beginning(rules, dealer, order, sitting_out)})
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
    return None if cursor.problems else _beginning(rules, dealer, order, resting.sitting_out)


def _compare(rules: Ruleset, order: tuple[Card, ...], cursor: Cursor) -> None:
    """Notes what the deck has too many and too few of."""
    named, wanted = Counter(order), Counter(full_deck(rules))
    for words, cards in (("too many", named - wanted), ("missing", wanted - named)):
        if cards:
            cursor.fail(f"{words}: {format_cards(sorted(cards.elements()))}")


def _beginning(
    rules: Ruleset, dealer: Seat, order: tuple[Card, ...], sitting_out: tuple[Seat, ...]
) -> dict[str, Json]:
    table = empty_state(rules)
    events = start_deal(table, dealer, order, sitting_out=sitting_out)
    return {
        "position": format_position(fold(table, events)),
        "events": [format_event(event) for event in events],
    }


DEAL = Command("deal", "deal the cards of a seed or of a deck", _configure, _run)


def _list_options(cursor: Cursor) -> Json:
    members = cursor.members(("position", *BESIDE_POSITION), required=("position",))
    where = members.get("position")
    state = read_position(where) if where else None
    if state is None:
        return None
    seat = actor_of(state.rules, state.public)
    return {"seat": seat, **_told_options(options(observe(state, seat))), "melds": _melds(state)}


def _told_options(found: Options) -> dict[str, Json]:
    return {
        "draw": found.can_draw,
        "pass": found.can_pass,
        "caliente": found.can_play_caliente,
        "ask": found.can_ask,
        "special": found.special,
        "answer": found.must_answer,
        "takes": [_take(take) for take in found.takes],
        "groups": [PLAY.write(play) for play in found.groups],
        "discards": [format_card(card) for card in found.discards],
        "bonus": [format_card(card) for card in found.bonus],
        "opening": {"opened": found.has_opened, "need": found.opening_need},
    }


def _take(take: TakeOption) -> dict[str, Json]:
    return {
        "action": format_action(take.action),
        "way": take.way,
        "points": take.points,
        "legal": take.is_legal_alone,
        "refusals": [format_refusal(refusal) for refusal in take.refusals],
    }


def _melds(state: State) -> list[Json]:
    return [[_meld(state.rules, meld) for meld in side.melds] for side in state.public.sides]


def _meld(rules: Ruleset, meld: TableMeld) -> dict[str, Json]:
    return {
        "kind": meld.kind.value,
        "cards": format_cards(meld.cards),
        "canasta": canasta_kind(rules, meld),
        "bonus": meld_bonus(rules, meld),
    }


OPTIONS = line_command("options", "list what the seat to act may do", _list_options)


def _check(cursor: Cursor) -> Json:
    members = cursor.members(
        ("position", "action", "actions", *BESIDE_POSITION), required=("position",)
    )
    if not is_object(cursor.value):
        return None
    actions = _read_actions(members)
    where = members.get("position")
    state = read_position(where) if where else None
    if state is None or cursor.problems:
        return None
    return _judge(state, actions, is_series="actions" in members)


def _read_actions(members: Members) -> tuple[Action, ...]:
    single, several = members.get("action"), members.get("actions")
    if (single is None) == (several is None):
        members.parent.fail("either 'action' or 'actions' expected")
        return ()
    items = (single,) if single else several.items() if several else ()
    found = (ACTION.read(item) for item in items)
    return tuple(action for action in found if action is not None)


def _judge(state: State, actions: tuple[Action, ...], *, is_series: bool) -> dict[str, Json]:
    events: list[Event] = []
    for index, action in enumerate(actions):
        decision = decide(state, action)
        if isinstance(decision, Refused):
            place: dict[str, Json] = {"at": index} if is_series else {}
            return _answer(state, events, decision.refusals) | place
        events.extend(decision.events)
        state = decision.after
    return _answer(state, events, ())


def _answer(state: State, events: list[Event], refusals: tuple[Refusal, ...]) -> dict[str, Json]:
    return {
        "legal": not refusals,
        "refusals": [format_refusal(refusal) for refusal in refusals],
        "position": format_position(state),
        "events": [format_event(event) for event in events],
        **_end_of_deal(state.public, events),
    }


def _end_of_deal(public: Public, events: list[Event]) -> dict[str, Json]:
    """Returns how the deal ended; empty if it goes on."""
    scored = next((event for event in events if isinstance(event, DealScored)), None)
    if scored is None:
        return {}
    score = format_score(scored.sides, public.winners)
    how: dict[str, Json] = {"how": public.end, "out": public.out, "concealed": public.is_concealed}
    return {"deal": {**how, "score": score}}


CHECK = line_command("check", "judge actions in positions", _check)


def _score(cursor: Cursor) -> Json:
    names = ("position", "out", "concealed", "special", *BESIDE_POSITION)
    members = cursor.members(names, required=("position",))
    where, seat, concealed = (members.get(name) for name in ("position", "out", "concealed"))
    state = read_position(where) if where else None
    if state is None:
        return None
    out = seat.integer(0, state.rules.players - 1) if seat else None
    is_concealed = concealed.boolean() if concealed else False
    if is_concealed and out is None:
        cursor.fail("concealed: nobody went out")
    if seat and out in state.public.sitting_out:
        seat.fail(f"seat {out} sits out")
    elif seat and out is not None and (state.private[out].hand or state.hidden.feet[out]):
        seat.fail(f"seat {out} still holds cards")
    shown = members.get("special")
    special = _read_special(state, shown) if shown else None
    return _told_score(state, out, special, is_concealed=is_concealed)


def _read_special(state: State, cursor: Cursor) -> SpecialHand | None:
    """Reads the seat that lays its hand open, a special hand."""
    seat = cursor.integer(0, state.rules.players - 1)
    kind = special_hand_of(state.rules, state.private[seat].hand)
    if kind is None:
        cursor.fail(f"seat {seat} holds no special hand")
        return None
    return SpecialHand(seat, kind)


def _told_score(
    state: State, out: int | None, special: SpecialHand | None, *, is_concealed: bool
) -> dict[str, Json]:
    ended = state if out is None else gone_out(state, out, is_concealed=is_concealed)
    end = ended.public.end or ("pass" if out is None and special is None else None)
    public = replace(ended.public, scores=_scores_before(state), special=special, end=end)
    sides = score_deal(state.rules, public, _hands(state), state.hidden.feet)
    totals = tuple(side.match for side in sides)
    by_hand = winner_by_hand(state.rules, public)
    return format_score(sides, match_winners(state.rules, totals, public.deal, by_hand))


def _scores_before(state: State) -> tuple[int, ...]:
    """Returns the scores with which the deal began, without those of a deal that has ended."""
    public = state.public
    if public.end is None:
        return public.scores
    sides = score_deal(state.rules, public, _hands(state), state.hidden.feet)
    return tuple(score - side.total for score, side in zip(public.scores, sides, strict=True))


def _hands(state: State) -> tuple[tuple[Card, ...], ...]:
    return tuple(private.hand for private in state.private)


SCORE = line_command("score", "score positions as if the deal ended", _score)
