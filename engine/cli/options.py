"""``options``: lists what the seat to act may do."""

from engine.cli.lines import BESIDE_POSITION, line_command
from engine.codec.actions import PLAY, format_action
from engine.codec.reasons import format_refusal
from engine.cursor import Cursor, Json
from engine.notation import format_card, format_cards
from engine.observation import actor_of, observe
from engine.position import read_position
from engine.rules.options import Options, TakeOption, options
from engine.ruleset.model import Ruleset
from engine.state import State, TableMeld
from engine.values import canasta_kind, meld_bonus


def _list_options(cursor: Cursor) -> Json:
    members = cursor.members(("position", *BESIDE_POSITION), required=("position",))
    where = members.get("position")
    state = read_position(where) if where else None
    if state is None:
        return None
    seat = actor_of(state.rules, state.public)
    return {"seat": seat, **_format(options(observe(state, seat))), "melds": _melds(state)}


def _format(found: Options) -> dict[str, Json]:
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


COMMAND = line_command("options", "list what the seat to act may do", _list_options)
