"""Actions as JSON: ``{"do": "take", "with": "9h 9d", "plays": [{"cards": "Ac As 2c"}]}``."""

from engine import actions as act
from engine.codec.records import CodecError, Member, RecordForm, TaggedForm, listing, whole
from engine.cursor import Json, read_all

_PLACE = whole(0)
PLAY = RecordForm(
    act.Play, Member("cards"), Member("from", "source", _PLACE), Member("to", form=_PLACE)
)
_PLAYS = Member("plays", form=listing(PLAY))
_USING = Member("with", "using", default=(), is_kept=True)
ACTION = TaggedForm[act.Action](
    "do",
    {
        "draw": RecordForm(act.DrawStock),
        "take": RecordForm(act.TakePile, _USING, Member("to", form=_PLACE), _PLAYS),
        "caliente": RecordForm(act.PlayCaliente),
        "special-hand": RecordForm(act.PlaySpecialHand),
        "meld": RecordForm(act.Meld, _PLAYS),
        "lay-bonus": RecordForm(act.LayBonus),
        "discard": RecordForm(act.Discard),
        "ask": RecordForm(act.AskPartner),
        "answer": RecordForm(act.Answer),
        "pass": RecordForm(act.Pass),
    },
)


def format_action(action: act.Action) -> dict[str, Json]:
    """Returns the action as JSON."""
    return ACTION.write(action)


def parse_action(value: object) -> act.Action:
    """Reads an action from JSON. Raises `CodecError` with every problem."""
    return read_all(ACTION.read, value, CodecError)
