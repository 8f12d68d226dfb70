"""The first deal: from the first card drawn to the score, one idea at a time."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.required_cards import canastas_for_going_out
from canasta_gui.lessons.scene import Do, Scene, Step, Tell, brings
from canasta_gui.lessons.setting import Setting
from canasta_gui.viewmodel.spotlight_target import Light, Plate
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from engine import (
    BonusLaid,
    CanastaMade,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    Meld,
    Melded,
    PileTaken,
    Play,
    TakePile,
    opening_minimum,
    parse_card,
    parse_cards,
    points_in,
)

_KINGS = "Kh Ks Kd"
_ACES = "Ac Ad 2c"


class FirstDeal(Lesson):
    """Draw, meld, open, take the pile, make a canasta, go out."""

    id = "first-deal"

    @override
    def title(self) -> str:
        return self.tr("Your first deal")

    @override
    def about(self) -> str:
        return self.tr("From the first card to the score, in about five minutes.")

    @override
    def scenes(self) -> Iterator[Scene]:
        opening = Setting(
            hand="Kh Ks Kd Ac Ad 2c 9d 9s 7h 4c 6s",
            pile="Jh",
            draws=("3h 7c", ""),
            throws=("9c",),
            is_dealt=True,
        )
        yield Scene(
            opening.state(self.rules),
            (*self._welcome(), *self._open(), *self._take()),
            parse_cards("9c"),
        )
        ending = Setting(
            hand="8c 8d 4h 5s",
            melds=("Kh Ks Kd Kh Ks Kd", "Ah Ad Ac", *canastas_for_going_out(self.rules, "natural")),
            theirs=("Qh Qd Qs",),
            pile="6h",
            draws=("Kc 8h", "8s 8h"),
            throws=("6d",),
            others=6,
            is_in_foot=True,
        )
        yield Scene(
            ending.state(self.rules), (*self._canasta(), *self._go_out()), parse_cards("6d")
        )

    def _welcome(self) -> Iterator[Step]:
        rules = self.rules
        yield Tell(
            self.say(
                self.tr(
                    "Welcome to the table. These are your %n cards; only you see them. Each has"
                    " its points printed on it.",
                    "",
                    max(rules.deal.hand_size, 11),
                )
            ),
            (self.hand,),
        )
        if self.has_partner:
            yield Tell(
                self.say(self.tr("You are not alone: what your partner lays belongs to you, too.")),
                (Plate(self.side),),
            )
        yield Tell(
            self.say(
                self.tr(
                    "Cards of one rank, laid here, are a meld. {size} of them are a canasta: that"
                    " is what brings the points."
                ),
                size=rules.canasta.size,
            ),
            (FELT,),
        )
        yield Do(
            self.say(
                self.tr(
                    "Your turn. It begins with the {stock}: draw %n cards. Click it, or press D.",
                    "",
                    rules.draw.count,
                )
            ),
            brings(CardDrawn, BonusLaid),
            DrawStock(),
            self.say(self.tr("First draw from the {stock}: that is how a turn begins.")),
            (STOCK,),
        )
        yield Tell(
            self.say(
                self.tr(
                    "You drew a {bonus}. It lies here and counts {points} points once your side"
                    " has melded. You got another card for it."
                ),
                points=rules.bonus.each,
            ),
            (self.bonus,),
        )

    def _open(self) -> Iterator[Step]:
        need = opening_minimum(self.rules, 0, 1)
        yield Tell(
            self.say(
                self.tr(
                    "{twos} and {jokers} are wild: they stand for any card, but only beside"
                    " natural ones. You hold one."
                )
            ),
            (self.held("2c"),),
        )
        yield Tell(
            self.say(
                self.tr(
                    "A meld has at least {size} cards. Your side's first melds must be worth"
                    " {need} points together. Your kings are worth {kings}, two aces and the wild"
                    " card {aces}."
                ),
                size=self.rules.meld.min_size,
                need=need,
                kings=points_in(parse_cards(_KINGS)),
                aces=points_in(parse_cards(_ACES)),
            ),
            (self.held(_KINGS), self.held(_ACES)),
        )
        yield Do(
            self.say(
                self.tr(
                    "Click the three kings: they rise. Then click the free felt, or press M. Do the"
                    " same with both aces and the wild card. Then press the button that lays all."
                )
            ),
            brings(Melded),
            Meld((Play(parse_cards(_KINGS)), Play(parse_cards(_ACES)))),
            self.say(
                self.tr(
                    "Not yet. Lay the kings, and the aces with the wild card, before anything"
                    " else. Keep the nines: you will need them."
                )
            ),
            (self.held(_KINGS), self.held(_ACES), FELT, ButtonId.LAY),
        )
        yield Do(
            self.say(
                self.tr(
                    "Well done: your side has opened. A turn ends with a discard. Raise a single"
                    " low card, such as the four, and click the {pile}, or press P."
                )
            ),
            brings(Discarded),
            Discard(parse_card("4c")),
            self.say(self.tr("Now discard a single low card. Keep both nines.")),
            (self.held("4c"), PILE),
        )

    def _take(self) -> Iterator[Step]:
        yield Do(
            self.say(
                self.tr(
                    "A nine was thrown, and you hold two. Raise both and click the {pile}: you"
                    " take all its cards instead of drawing. Confirm with the button."
                )
            ),
            brings(PileTaken),
            TakePile(parse_cards("9d 9s")),
            self.say(
                self.tr("Do not draw this time. Raise both nines and take the {pile} with them.")
            ),
            (self.held("9d 9s"), PILE, ButtonId.LAY),
        )
        yield Tell(
            self.say(
                self.tr(
                    "The three nines are a meld; the other cards of the {pile} are in your hand."
                    " A big {pile} is often worth more than anything else."
                )
            ),
            (self.hand, self.meld(2)),
        )
        yield Do(
            self.say(self.tr("End your turn: discard any card that you need least.")),
            brings(Discarded),
            Discard(parse_card("6s")),
            self.say(self.tr("Your turn ends with a discard: raise one card, click the {pile}.")),
            (self.hand, PILE),
        )

    def _draw(self, text: str, *lights: Light) -> Do:
        """The beginning of a later turn."""
        instead = self.say(self.tr("Draw from the {stock} first."))
        return Do(text, brings(CardDrawn), DrawStock(), instead, (*lights, STOCK))

    def _canasta(self) -> Iterator[Step]:
        yield self._draw(
            self.say(
                self.tr(
                    "Some turns later your side has six kings, one short of a canasta. Draw again."
                )
            ),
            self.meld(0),
        )
        yield Do(
            self.say(self.tr("You drew a king. Raise it and click your kings, or press 1.")),
            brings(CanastaMade),
            Meld((Play(parse_cards("Kc"), 0),)),
            self.say(self.tr("Not yet: first the king belongs on your kings.")),
            (self.held("Kc"), self.meld(0)),
        )
        yield Tell(self._about_canastas(), (self.meld(0),))
        yield Do(
            self.say(self.tr("Discard the five, and keep both eights for your next turn.")),
            brings(Discarded),
            Discard(parse_card("5s")),
            self.say(self.tr("Discard the five: you will want to lay all others.")),
            (self.held("5s"), PILE),
        )

    def _about_canastas(self) -> str:
        pay = self.rules.score
        if self.rules.meld.wild_cap == 0:
            return self.say(
                self.tr("A canasta! It pays {natural} points."), natural=pay.natural_canasta
            )
        return self.say(
            self.tr(
                "A canasta! Without wild cards it is natural, topped by a red card, and pays"
                " {natural} points. With wild cards it is mixed and pays {mixed}."
            ),
            natural=pay.natural_canasta,
            mixed=pay.mixed_canasta,
        )

    def _go_out(self) -> Iterator[Step]:
        rules = self.rules
        yield self._draw(
            self.say(
                self.tr(
                    "Your side has the %n canastas that going out needs. Draw: perhaps you can"
                    " get rid of all your cards.",
                    "",
                    rules.out.canastas.total,
                )
            )
        )
        yield from self.ask()
        eights = "8c 8d 8s" if rules.draw.count == 1 else "8c 8d 8h 8s 8h"
        yield Do(
            self.say(self.tr("The eights are a meld: lay all of them, so that one card is left.")),
            brings(Melded),
            Meld((Play(parse_cards(eights)),)),
            self.say(self.tr("Lay all cards but one before you discard.")),
            (self.held(eights), FELT, ButtonId.LAY),
        )
        yield self.go_out("4h")
        yield Tell(
            self.say(
                self.tr(
                    "You went out: that pays {points} points. Cards on the table count plus,"
                    " cards still in a hand count minus."
                ),
                points=rules.out.bonus,
            )
            + " "
            + self._goal(),
            (Plate(self.side),),
        )

    def _goal(self) -> str:
        end = self.rules.end
        if end.target is None:
            return self.say(
                self.tr("After %n deals the side with more points wins.", "", end.rounds or 1)
            )
        return self.say(
            self.tr(
                "Once a side has {target} points after a deal, the match ends: the higher total"
                " wins."
            ),
            target=end.target,
        )
