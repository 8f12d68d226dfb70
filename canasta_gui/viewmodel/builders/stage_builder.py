"""Builds the view of the private stage: groups with their verdicts, and the running count."""

from canasta_gui.viewmodel.builders.staging import StagedGroup
from canasta_gui.viewmodel.builders.table_facts import StageFacts, TableFacts
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import Wording
from canasta_gui.viewmodel.table_view import StageGroupView, StageView
from engine import Card, Refusal, is_wild, points_in


def build_stage(facts: TableFacts, words: Wording) -> StageView:
    """Returns the view of the viewer's stage; empty for everybody else."""
    stage = facts.stage
    if not stage.groups or not facts.is_viewers_move:
        return StageView()
    return StageView(
        groups=tuple(
            _group(group, refusals, words, facts.view.public.pile)
            for group, refusals in zip(stage.groups, stage.group_refusals, strict=True)
        ),
        meter=_meter(stage, words),
        have=stage.have,
        need=stage.need,
        note=_note(facts, words),
    )


def _meter(stage: StageFacts, words: Wording) -> str:
    if stage.need:
        return words.say(TextId.STAGE_METER, have=stage.have, need=stage.need)
    return words.say(TextId.STAGE_POINTS, stage.have)


def _group(
    group: StagedGroup, refusals: tuple[Refusal, ...], words: Wording, pile: tuple[Card, ...]
) -> StageGroupView:
    upcard = pile[-1:] if group.has_upcard else ()
    caption = _caption(group, refusals, words, upcard)
    names = words.cards((*group.cards, *upcard)) if refusals else ""
    return StageGroupView(
        cards=group.cards,
        is_good=not refusals,
        caption=caption,
        # The caption of a good group names its cards itself.
        description=words.listing((names, caption)),
        has_upcard=group.has_upcard,
        short=caption if refusals else str(points_in((*group.cards, *upcard))),
    )


def _caption(
    group: StagedGroup,
    refusals: tuple[Refusal, ...],
    words: Wording,
    upcard: tuple[Card, ...],
) -> str:
    cards = (*group.cards, *upcard)
    if not refusals:
        return words.say(TextId.STAGE_GOOD, cards=words.cards(cards), points=points_in(cards))
    if all(map(is_wild, cards)):
        return words.say(TextId.STAGE_NEEDS_TARGET)
    if refusals[0].rule == "stop.too_few":
        return words.say(TextId.STAGE_STOPS)
    params = refusals[0].params
    short = int(params.get("need", 0)) - int(params.get("have", 0))
    return words.say(TextId.STAGE_SHORT, short) if short > 0 else words.say(TextId.STAGE_WRONG)


def _note(facts: TableFacts, words: Wording) -> str:
    """Returns what a take brings, or what the opening lacks; the buttons show other reasons."""
    stage = facts.stage
    if stage.is_taking:
        pile = facts.view.public.pile
        return words.say(TextId.STAGE_GAIN, len(pile), points=points_in(pile))
    lacking = stage.need - stage.have
    return words.say(TextId.STAGE_LACKING, lacking) if lacking > 0 else ""
