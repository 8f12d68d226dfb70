"""The game on one page, with the names and figures of the rules that are being played."""

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from canasta_gui.dialogs.page_dialog import PageDialog, section
from canasta_gui.dialogs.score_words import capital
from canasta_gui.words.vocabulary import Vocabulary
from engine import Ruleset

Section = tuple[str, str, Mapping[str, str | int]]
"""Heading, text with placeholders, and what to put there."""


class HowToPlayDialog(PageDialog):
    """Ten short sections, in the order in which a newcomer meets the things."""

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._words = Vocabulary(rules.words.style)
        self.retranslate()
        self.resize(1040, 800)

    def write(self) -> None:
        """Set the heading and add the sections."""
        self.set_heading(
            self.tr("How to play"), self.tr("The rules of {game}.").format(game=self._rules.title)
        )
        columns = QHBoxLayout()
        columns.setSpacing(12)
        pile, frozen, threes = self._pile()
        for sections in ((*self._basics(), pile), (frozen, threes, *self._ends())):
            column = QVBoxLayout()
            column.setSpacing(12)
            for heading, text, values in sections:
                column.addWidget(section(heading, capital(self._words.fill(text, **values))))
            column.addStretch(1)
            columns.addLayout(column, 1)
        self.column.addLayout(columns)

    def _basics(self) -> tuple[Section, ...]:
        rules = self._rules
        return (
            (
                self.tr("The aim"),
                self.tr(
                    "Collect cards of one rank in melds. {size} or more of a rank are a canasta,"
                    " and canastas bring most points. The first side with {target} points wins."
                ),
                {"size": rules.canasta.size, "target": rules.end.target or 0},
            ),
            (
                self.tr("Your turn"),
                self.tr(
                    "Draw from the {stock}, or take the whole {pile}. Then meld if you like."
                    " Discard one card to end your turn."
                ),
                {},
            ),
            (
                self.tr("Melds"),
                self._melds(),
                {
                    "size": rules.meld.min_size,
                    "wilds": self._wilds(),
                    "naturals": rules.meld.min_naturals,
                    "most": rules.meld.wild_cap or 0,
                },
            ),
            (self.tr("Opening"), *self._opening()),
        )

    def _melds(self) -> str:
        if self._rules.meld.natural_majority:
            mixing = self.tr(
                "A meld has at least {size} cards of one rank from four to ace. Wild cards"
                " ({wilds}) may stand in, but natural cards must be in the majority."
            )
        else:
            mixing = self.tr(
                "A meld has at least {size} cards of one rank from four to ace. Wild cards"
                " ({wilds}) may stand in, but at least {naturals} cards must be natural and no"
                " more than {most} wild."
            )
        return mixing + self._sharing()

    def _wilds(self) -> str:
        if self._rules.words.style == "box":
            return self.tr("Little Wilds and Big Wilds")
        return self.tr("twos and jokers")

    def _opening(self) -> tuple[str, Mapping[str, str | int]]:
        steps = [step for step in self._rules.opening.table if step.score is not None]
        pattern = self.tr("{need} points from a score of {score} on", "one step of the opening")
        needs = [self._words.fill(pattern, need=step.need, score=step.score or 0) for step in steps]
        text = self.tr(
            "The first melds of a side in a deal together need a minimum: {needs}. Cards count"
            " what is printed on them. Several melds laid at once count together."
        )
        return text, {"needs": "; ".join(needs)}

    def _pile(self) -> tuple[Section, Section, Section]:
        return (
            (self.tr("Taking the pile"), self._taking(), {"size": self._rules.canasta.size}),
            (self.tr("The frozen pile"), self._frozen(), {}),
            (
                self.tr("Threes"),
                self.tr(
                    "{bonuses} lie beside your melds by themselves and are replaced. They bring"
                    " {points} points each, or cost them if your side has not melded. A {stop}"
                    " on the {pile} keeps the next player from taking it."
                ),
                {"points": self._rules.bonus.each},
            ),
        )

    def _taking(self) -> str:
        if self._rules.pile.always_frozen:
            return self.tr(
                "Take the {pile} by melding its top card at once with two natural cards of the same"
                " rank from your hand, or by adding it to your own meld of fewer than {size} cards."
                " You get all its cards."
            )
        return self.tr(
            "Take the {pile} by melding its top card at once with cards from your hand."
            " You get all its cards. Until your side has opened, and while the {pile} is"
            " frozen, you need two natural cards of the same rank as its top card."
        )

    def _frozen(self) -> str:
        if self._rules.pile.always_frozen:
            return self.tr(
                "In this game the {pile} is always frozen. A wild card on top keeps the next player"
                " from taking it."
            )
        return self.tr(
            "A wild card or a {bonus} in the {pile} freezes it until somebody takes it."
            " The freezing card lies crosswise so that you see it."
        )

    def _ends(self) -> tuple[Section, ...]:
        rules = self._rules
        return (
            (
                self.tr("Canastas"),
                self.tr(
                    "Without wild cards a canasta is natural and brings {natural} points; with"
                    " them it is mixed and brings {mixed}. A finished canasta may grow."
                ),
                {"natural": rules.score.natural_canasta, "mixed": rules.score.mixed_canasta},
            ),
            (
                self.tr("Going out"),
                self._going_out(),
                {"points": rules.out.bonus},
            ),
            (
                self.tr("Scoring"),
                self.tr(
                    "Cards on the table count for you, cards left in the hand count against you."
                    " The program counts; you see every line."
                ),
                {},
            ),
        )

    def _sharing(self) -> str:
        has_partners = any(len(side) > 1 for side in self._rules.seats.sides)
        shared = self.tr("Partners share their melds.")
        return f" {shared}" if has_partners else ""

    def _going_out(self) -> str:
        if self._rules.ask.mode != "off":
            return self.tr(
                "Who plays the last card ends the deal. Your side needs a canasta for it, and"
                " you may ask your partner first. Going out brings {points} points."
            )
        return self.tr(
            "Who plays the last card ends the deal. You need %n canastas for it. Going out brings"
            " {points} points.",
            "",
            self._rules.out.canastas.total,
        )
