"""The first deal: from the first card drawn to the score, one idea at a time."""

from collections.abc import Iterator
from itertools import chain

from typing_extensions import override

from canasta_gui.lessons.course.first_turns import FirstTurns
from canasta_gui.lessons.position_template import PositionTemplate, canastas_for_going_out
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep
from canasta_gui.viewmodel.table_view import ScoreTarget, SpotlightTarget
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.words.translated import marked
from engine import (
    CanastaMade,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    is_wild,
    parse_card,
    parse_cards,
)

_LEFT_LATER = 30
"""The number of cards in the stock some turns after the beginning."""


class FirstDeal(FirstTurns):
    """Teaches to draw, meld, open, take the pile, make a canasta and go out."""

    id = "first-deal"
    name = marked("FirstDeal", "Your first deal")
    subject = marked("FirstDeal", "From the first card to the score.")
    # These words would stand there long before they are explained.
    tells_all = False

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.first_turns()
        ending = PositionTemplate(
            hand=f"{self._eights[0]} 4h 5s",
            melds=(
                "Kh Ks Kd Kh Ks Kd",
                self._second_meld,
                "9d 9s 9c",
                *canastas_for_going_out(self.rules, "natural"),
            ),
            theirs=self.melds.theirs,
            pile="6h",
            draws=("Kc 8h", self._eights[1]),
            throws=("6d",),
            others=self._others_later,
            is_in_foot=True,
            left=_LEFT_LATER,
            bonus="3h",
        )
        yield self.scene(ending, chain(self._canasta(), self._go_out()))

    @property
    def _second_meld(self) -> str:
        """The second meld, which has a wild card by then, where melds may have any."""
        cards = self.melds.groups[-1]
        is_ready = self.rules.meld.wild_cap == 0 or any(map(is_wild, parse_cards(cards)))
        return cards if is_ready else f"{cards} 2c"

    @property
    def _others_later(self) -> int | None:
        """The cards in each of the other hands: few, so that nobody waits with a canasta."""
        if self.rules.deal.foot_size:
            return None
        return 6 if self.rules.score.melds_need_canasta else 2

    @property
    def _singles(self) -> tuple[str, str]:
        """The single cards: the one to discard first, and the last."""
        return ("4h", "5s") if self.has_runs_and_wilds else ("5s", "4h")

    @property
    def _eights(self) -> tuple[str, str]:
        """The eights in the hand, of which a pair is kept, and those that are drawn at last."""
        return ("8c 8d", "8s") if self.rules.draw.count == 1 else ("8c", "8s 8d")

    @property
    def _last_eights(self) -> str:
        """The eights that are laid at last."""
        drawn = "" if self.rules.draw.count == 1 else " 8h"
        return f"{' '.join(self._eights)}{drawn}"

    def _draw(self, text: str, *targets: SpotlightTarget) -> TaskStep:
        """Returns the task to draw at the beginning of a later turn."""
        instead = self.tr("Draw from the {stock} first.")
        return self.task(text, DrawStock(), CardDrawn, instead, *targets, STOCK)

    def _canasta(self) -> Iterator[LessonStep]:
        yield self._draw(
            self.tr("Some turns later your side has six kings. One more makes a canasta. Draw."),
            self.meld(0),
        )
        lay = self.plainly(
            self.tr("You drew a king. Raise it, then click your kings on the table."),
            self.tr("You drew a king. Click it, then click your kings on the table."),
        )
        instead = self.tr("Not yet: first the king belongs on your kings.")
        yield self.add(lay, "Kc", 0, CanastaMade, instead)
        yield from self._about_canastas()
        yield self.task(
            self.tr("Discard the five or the four, and keep both eights for your next turn."),
            Discard(parse_card(self._singles[0])),
            Discarded,
            self.tr("Discard the five or the four: the eights belong together."),
            self.held("4h 5s"),
            PILE,
        )

    def _about_canastas(self) -> Iterator[ReadStep]:
        pay = self.rules.score
        if self.rules.meld.wild_cap == 0:
            text = self.tr("A canasta! It pays {natural} points.")
            yield self.told(text, self.meld(0), natural=pay.natural_canasta)
            return
        natural = self.plainly(
            self.tr(
                "A canasta! Without wild cards it is natural, has a red card on top, and pays"
                " {natural} points."
            ),
            self.tr(
                "A canasta without wild cards: it has a red card on top and brings {natural}"
                " points."
            ),
        )
        yield self.told(natural, self.meld(0), natural=pay.natural_canasta)
        mixed = self.plainly(
            self.tr("With wild cards, like this meld, a canasta is mixed and pays {mixed}."),
            self.tr("With wild cards, like this meld, a canasta is “mixed” and brings {mixed}."),
        )
        yield self.told(mixed, self.meld(1), mixed=pay.mixed_canasta)

    def _go_out(self) -> Iterator[LessonStep]:
        rules = self.rules
        yield self._draw(
            self.plainly(
                self.tr(
                    "With no cards left you go out, and the deal ends. For that your side needs"
                    " %n canastas: it has them. Draw.",
                    "",
                    rules.out.canastas.total,
                ),
                self.tr(
                    "Without cards you “go out”: no more turns, points are counted. For that your"
                    " side needs %n canastas: it has them. Draw.",
                    "",
                    rules.out.canastas.total,
                ),
            )
        )
        yield from self.ask()
        lay = self.tr("The eights are a meld: lay all of them, so that one card is left.")
        instead = self.tr("Lay the eights first: one card is left to discard.")
        yield self.lay(lay, self._last_eights, instead)
        yield self.go_out(self._singles[1])
        yield ReadStep(
            self.say(
                self.plainly(
                    self.tr(
                        "You went out: {points} points more. Cards on the table count plus, cards"
                        " still in a hand minus."
                    ),
                    self.tr(
                        "You went out: {points} points more. Cards on the table bring points, cards"
                        " in a hand cost points."
                    ),
                ),
                points=rules.out.bonus,
            )
            + " "
            + self._goal(),
            (ScoreTarget(),),
        )

    def _goal(self) -> str:
        end = self.rules.end
        if end.target is None:
            return self.say(
                self.tr("After %n deals the side with more points wins.", "", end.rounds or 1)
            )
        return self.say(
            self.plainly(
                self.tr(
                    "Once a side has {target} points after a deal, the match ends: the higher total"
                    " wins."
                ),
                self.tr(
                    "Then the cards are dealt again, until a side has {target} points: more points"
                    " win."
                ),
            ),
            target=end.target,
        )
