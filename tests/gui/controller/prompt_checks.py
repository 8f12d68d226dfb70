"""Checks that what the prompt on the table says is true of what the viewer sees."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.words.words import Words
from engine import (
    Action,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Observation,
    Pass,
    Phase,
    PlayCaliente,
    PlaySpecialHand,
    Ruleset,
    TableMeld,
    TakePile,
    Way,
    can_go_out,
    can_hope_to_open,
    canastas_to_open,
    is_bound_to_go_out,
    is_legal,
    opening_need,
    options,
    partner_of,
    possible_take,
    verify,
)
from engine.special_hands import special_hand_of
from tests.gui.controller.tables import NAMES


@dataclass(frozen=True, slots=True)
class Said:
    """The numbers and the names in a sentence."""

    count: int
    values: Mapping[str, str | int]

    def is_of(self, seat: int | None) -> bool:
        """Returns whether the sentence names this player."""
        return seat is not None and self.values.get("player") == NAMES[seat]


class Spy(Words):
    """Records what was said: the ids, their values, and the ways that were named."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self._say_ways = self.ways
        self.ways = self._hear_ways
        self.begin()

    def begin(self) -> None:
        """Forgets everything recorded so far."""
        self.said: dict[TextId, Said] = {}
        self.actions: tuple[Action, ...] = ()

    @property
    def prompts(self) -> dict[TextId, Said]:
        """Returns the recorded prompts that state what is expected now."""
        return {what: said for what, said in self.said.items() if what.startswith("prompt_")}

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        self.said[what] = Said(count, values)
        return super().say(what, count, **values)

    def _hear_ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        found = tuple(ways)
        self.actions = tuple(way.action for way in found)
        return self._say_ways(found, melds)


def check(view: Observation, spy: Spy) -> None:
    """Fails unless something is said, all of it is true, and every named action can be done."""
    assert spy.prompts or spy.actions
    for what, said in spy.prompts.items():
        assert _TRUTHS[what](view, said), (what, said)
    _check_named(view, spy)


def _check_named(view: Observation, spy: Spy) -> None:
    """Fails unless every named action is lawful, except for the points stated as lacking, and none
    is missing.
    """
    short = spy.said[TextId.PROMPT_TAKE_SHORT].count if TextId.PROMPT_TAKE_SHORT in spy.said else 0
    for action in spy.actions:
        assert _lacks(view, action) == ([short] if isinstance(action, TakePile) and short else [])
    for action in (DrawStock(), Pass(), PlayCaliente()):
        assert (action in spy.actions) == (bool(spy.actions) and is_legal(view, action))
    has_take = any(isinstance(action, TakePile) for action in spy.actions)
    assert has_take == (bool(spy.actions) and possible_take(view) is not None)


_SAID_ELSEWHERE = ("opening.needs_triple", "opening.needs_canasta")
"""What the opening needs besides points, which the pile says with the melds that hold it."""


def _lacks(view: Observation, action: Action) -> list[int]:
    """Returns for each refusal the points that the opening lacks."""
    found = [it for it in verify(view, action) if it.rule not in _SAID_ELSEWHERE]
    return [int(it.params["need"]) - int(it.params["have"]) for it in found]


def _is_short(view: Observation, said: Said) -> bool:
    lacking = [sum(_lacks(view, take.action)) for take in options(view).takes]
    return 0 < said.count == min(lacking)


def _is_draw(view: Observation, said: Said) -> bool:
    count = min(view.rules.draw.count, view.public.stock_count)
    return is_legal(view, DrawStock()) and possible_take(view) is None and said.count == count


def _must_take(view: Observation, _said: Said) -> bool:
    is_other = is_legal(view, Pass()) or is_legal(view, DrawStock())
    return bool(options(view).takes) and not is_other and not view.public.stock_count


def _can_discard(view: Observation) -> bool:
    return any(is_legal(view, Discard(card)) for card in set(view.hand))


def _must_lay(view: Observation, *, has_cards: bool) -> bool:
    groups = [group for group in options(view).groups if is_legal(view, Meld((group,)))]
    is_so = any(group.cards for group in groups) is has_cards
    return bool(groups) and is_so and not _can_discard(view)


def _can_lay(view: Observation) -> bool:
    return any(is_legal(view, Meld((group,))) for group in options(view).groups)


def _is_unopened(view: Observation, said: Said) -> bool:
    return 0 < opening_need(view) == said.values["need"] and _can_discard(view)


def _may_open(view: Observation) -> bool:
    """Returns whether there is a meld, and the cards of the hand may be worth enough."""
    return bool(options(view).groups) and can_hope_to_open(view, is_taking=False)


def _answer(view: Observation, said: Said, *, is_yes: bool) -> bool:
    """Returns whether the partner who is named gave this answer."""
    question = view.public.question
    partner = partner_of(view.rules, view.public, view.seat)
    has_answer = question is not None and question.answer is is_yes
    return has_answer and view.public.phase is Phase.PLAY and said.is_of(partner)


def _is_free_to_go_out(view: Observation, said: Said) -> bool:
    return _answer(view, said, is_yes=True) and not is_bound_to_go_out(view)


def _is_going_out(view: Observation, said: Said) -> bool:
    can = can_go_out(view, view.own.melds, view.hand)
    return _answer(view, said, is_yes=True) and is_bound_to_go_out(view) and can


def _is_stuck(view: Observation, said: Said, *, is_exposed: bool) -> bool:
    can = can_go_out(view, view.own.melds, view.hand)
    has_yes = is_bound_to_go_out(view) and _answer(view, said, is_yes=True)
    is_same = view.rules.ask.does_failure_expose is is_exposed
    return has_yes and is_same and not can and _can_discard(view)


def _has_forgotten(view: Observation, _said: Said) -> bool:
    return any(is_legal(view, LayBonus(card)) for card in view.hand)


def _waits(view: Observation, said: Said) -> bool:
    return not view.is_to_act and said.is_of(view.actor)


_TRUTHS: Mapping[TextId, Callable[[Observation, Said], bool]] = {
    TextId.PROMPT_DRAW: _is_draw,
    TextId.PROMPT_STOCK_EMPTY: lambda view, _: view.public.stock_count == 0,
    TextId.PROMPT_TAKE_SHORT: _is_short,
    TextId.PROMPT_MUST_TAKE: _must_take,
    TextId.PROMPT_OPEN: lambda view, it: _is_unopened(view, it) and _may_open(view),
    TextId.PROMPT_NO_OPENING: lambda view, it: _is_unopened(view, it) and not _may_open(view),
    TextId.PROMPT_NO_CANASTA: lambda view, _: (
        bool(canastas_to_open(view).canastas) and not _can_lay(view) and _can_discard(view)
    ),
    TextId.PROMPT_PLAY: lambda view, _: (
        not opening_need(view) and _can_lay(view) and _can_discard(view)
    ),
    TextId.PROMPT_DISCARD: lambda view, _: (
        not opening_need(view) and not _can_lay(view) and _can_discard(view)
    ),
    TextId.PROMPT_LAY_FIRST: lambda view, _: _must_lay(view, has_cards=True),
    TextId.PROMPT_COMBINE_FIRST: lambda view, _: _must_lay(view, has_cards=False),
    TextId.PROMPT_STAY_IN: lambda view, it: _answer(view, it, is_yes=False) and _can_discard(view),
    TextId.PROMPT_MAY_GO_OUT: _is_free_to_go_out,
    TextId.PROMPT_MUST_GO_OUT: _is_going_out,
    TextId.PROMPT_SHOW_HAND: lambda view, it: _is_stuck(view, it, is_exposed=True),
    TextId.PROMPT_CANNOT_GO_OUT: lambda view, it: _is_stuck(view, it, is_exposed=False),
    TextId.PROMPT_LAY_BONUS: _has_forgotten,
    TextId.PROMPT_KEEP_THREE: lambda view, _: bool(options(view).bonus) and not view.own.melds,
    TextId.PROMPT_LAY_THREE: lambda view, _: bool(options(view).bonus) and bool(view.own.melds),
    TextId.PROMPT_SPECIAL: lambda view, it: (
        is_legal(view, PlaySpecialHand())
        and view.rules.special.points_of(special_hand_of(view.rules, view.hand) or "pairs")
        == it.values["points"]
    ),
    TextId.PROMPT_ANSWER: lambda view, it: view.is_to_act and it.is_of(view.public.turn),
    TextId.PROMPT_ANSWER_AWAITED: lambda view, it: (
        view.public.phase is Phase.ANSWER and _waits(view, it)
    ),
    TextId.PROMPT_WAIT: lambda view, it: view.public.phase is not Phase.ANSWER and _waits(view, it),
    TextId.PROMPT_BEGIN: lambda view, _: view.public.deal == 0,
    TextId.PROMPT_DEAL_OVER: lambda view, _: (
        view.public.phase is Phase.OVER and not view.public.winners
    ),
    TextId.PROMPT_MATCH_OVER: lambda view, _: (
        view.public.phase is Phase.OVER and bool(view.public.winners)
    ),
}
"""The condition under which each sentence is true; sentences on cards laid aside have tests of
their own.
"""
