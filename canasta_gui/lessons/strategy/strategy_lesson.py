"""The base class of lessons in which the learner decides."""

from dataclasses import replace

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate, canastas_for_going_out
from canasta_gui.lessons.scene import EventCheck, TaskStep, WorseMove
from canasta_gui.viewmodel.table_view import SpotlightTarget
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import Action, Discard, parse_card, side_of


class StrategyLesson(Lesson):
    """Asks for a decision, and explains for each worse one why it is worse.

    By the expert's trials the wanted move is 150 points better than those that are called worse;
    `workshop strategy` tries it at any table.
    """

    @property
    @override
    def has_subject(self) -> bool:
        """Whether it is a plain game of two pairs; with more players the trials give other
        results.
        """
        return self.is_plain and self.has_two_pairs

    def ready_to_go_out(self, template: PositionTemplate) -> PositionTemplate:
        """Returns the position, in which the side has a natural canasta, with the others that going
        out needs.
        """
        more = canastas_for_going_out(self.rules, "natural")
        return replace(template, melds=(*template.melds, *more))

    def worse(self, each: str, is_made: EventCheck, **values: int) -> WorseMove:
        """Returns a lawful move and the reason against it, by its id."""
        return WorseMove(is_made, self.say(each, **values))

    def decide(
        self,
        each: str,
        is_wanted: EventCheck,
        solution: Action,
        targets: tuple[SpotlightTarget, ...],
        *worse: WorseMove,
    ) -> TaskStep:
        """Returns a decision by the id of its question, with what is wrong with other moves."""
        text, instead = self.say(each), self.say(f"{each}.instead")
        return TaskStep(text, is_wanted, solution, instead, targets, worse)

    def choose_discard(
        self, each: str, is_wanted: EventCheck, card: str, *worse: WorseMove, **values: int
    ) -> TaskStep:
        """Returns the decision which card to discard; the solution discards this one."""
        text, instead = self.say(each, **values), self.say("choose.instead")
        action = Discard(parse_card(card))
        return TaskStep(text, is_wanted, action, instead, (self.hand, PILE), worse)

    def their_melds(self, count: int) -> tuple[Zone, ...]:
        """Returns the zones of ``count`` melds of the side that plays next."""
        theirs = next(side for side in range(len(self.rules.seats.sides)) if side != self.side)
        return tuple(Zone(ZoneKind.MELD, theirs, at) for at in range(count))

    def seat_of_partner(self) -> int:
        """Returns the seat of the learner's partner, where there is one."""
        return next(seat for seat in self.rules.seats.sides[side_of(self.rules, 0)] if seat)
