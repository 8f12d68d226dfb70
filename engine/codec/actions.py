"""Actions as JSON: ``{"do": "take", "with": "9h 9d", "plays": [{"cards": "Ac As 2c"}]}``."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from engine import actions as act
from engine.codec.codec_error import CodecError
from engine.cursor import Cursor, Json, Members, read_all
from engine.notation import format_card, format_cards

_VERBS: Mapping[type[act.Action], str] = MappingProxyType(
    {
        act.DrawStock: "draw",
        act.TakePile: "take",
        act.PlayCaliente: "caliente",
        act.PlaySpecialHand: "special-hand",
        act.Meld: "meld",
        act.LayBonus: "lay-bonus",
        act.Discard: "discard",
        act.AskPartner: "ask",
        act.Answer: "answer",
        act.Pass: "pass",
    }
)


def format_action(action: act.Action) -> dict[str, Json]:
    """Returns the action as JSON."""
    return {"do": _VERBS[type(action)], **_details(action)}


def _details(action: act.Action) -> dict[str, Json]:
    match action:
        case act.TakePile():
            return {
                "with": format_cards(action.using),
                **_index("to", action.to),
                **({"plays": _plays(action.plays)} if action.plays else {}),
            }
        case act.Meld():
            return {"plays": _plays(action.plays)}
        case act.LayBonus() | act.Discard():
            return {"card": format_card(action.card)}
        case act.Answer():
            return {"yes": action.is_yes}
        case _:
            return {}


def _plays(plays: tuple[act.Play, ...]) -> list[Json]:
    return [format_play(play) for play in plays]


def format_play(play: act.Play) -> dict[str, Json]:
    """Returns cards laid on one meld as JSON."""
    return {
        "cards": format_cards(play.cards),
        **_index("from", play.source),
        **_index("to", play.to),
    }


def _index(name: str, index: int | None) -> dict[str, Json]:
    return {} if index is None else {name: index}


def parse_action(value: object) -> act.Action:
    """Reads an action from JSON. Raises `CodecError` with every problem."""
    return read_all(read_action, value, CodecError)


def read_action(cursor: Cursor) -> act.Action | None:
    """Reads an action; what is wrong with it is noted at the cursor."""
    before = len(cursor.problems)
    verb = cursor.tag("do", tuple(_READERS))
    if verb is None:
        return None
    required, optional, read = _READERS[verb]
    action = read(cursor.members(("do", *required, *optional), required))
    return action if len(cursor.problems) == before else None


def _read_take(members: Members) -> act.Action:
    using = members.get("with")
    return act.TakePile(
        using=using.cards() if using else (),
        to=_read_index(members, "to"),
        plays=_read_plays(members),
    )


def _read_plays(members: Members) -> tuple[act.Play, ...]:
    plays = members.get("plays")
    return tuple(_read_play(item) for item in plays.items()) if plays else ()


def _read_play(cursor: Cursor) -> act.Play:
    members = cursor.members(("cards", "from", "to"), required=("cards",))
    cards = members.get("cards")
    return act.Play(
        cards.cards() if cards else (), _read_index(members, "to"), _read_index(members, "from")
    )


def _read_index(members: Members, name: str) -> int | None:
    index = members.get(name)
    return index.integer(0) if index else None


def _read_card(kind: type[act.LayBonus | act.Discard], members: Members) -> act.Action | None:
    cursor = members.get("card")
    card = cursor.card() if cursor else None
    return None if card is None else kind(card)


def _read_answer(members: Members) -> act.Action:
    yes = members.get("yes")
    return act.Answer(yes.boolean() if yes else False)


_Reader = Callable[[Members], act.Action | None]

_READERS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...], _Reader]] = MappingProxyType(
    {
        "draw": ((), (), lambda _: act.DrawStock()),
        "take": ((), ("with", "to", "plays"), _read_take),
        "caliente": ((), (), lambda _: act.PlayCaliente()),
        "special-hand": ((), (), lambda _: act.PlaySpecialHand()),
        "meld": (("plays",), (), lambda members: act.Meld(_read_plays(members))),
        "lay-bonus": (("card",), (), partial(_read_card, act.LayBonus)),
        "discard": (("card",), (), partial(_read_card, act.Discard)),
        "ask": ((), (), lambda _: act.AskPartner()),
        "answer": (("yes",), (), _read_answer),
        "pass": ((), (), lambda _: act.Pass()),
    }
)
"""By verb: the members that an action must have, those that it may have, and its reader."""
