"""The first melds of the first deal, as the rules ask for them, and what is said of them."""

from dataclasses import dataclass

from canasta_gui.words.translated import Translated
from engine import Action, Meld, Play, Ruleset, opening_minimum, parse_cards, points_in

KINGS = "Kh Ks Kd"


@dataclass(frozen=True, slots=True)
class FirstMelds:
    """Groups of cards that a side opens with; the first is of kings, and all are needed."""

    groups: tuple[str, ...]
    worth: str
    """What they are worth and what is needed, with the points of each group by its number."""
    tasks: tuple[str, ...]
    """What is to be done: one group after the other, then all together."""
    correction: str
    theirs: tuple[str, ...] = ("As Ah Ad",)
    """What the opponents have laid later."""

    @property
    def cards(self) -> str:
        """All cards."""
        return " ".join(self.groups)

    @property
    def solution(self) -> Action:
        """The action that lays all groups."""
        return Meld(tuple(Play(parse_cards(group)) for group in self.groups))

    @property
    def points(self) -> dict[str, int]:
        """The points of each group, by its name in the texts."""
        worth = (points_in(parse_cards(group)) for group in self.groups)
        return {f"points{at}": points for at, points in enumerate(worth, start=1)}


def are_enough(melds: FirstMelds, rules: Ruleset) -> bool:
    """Returns whether the melds open in the first deal."""
    return sum(melds.points.values()) >= opening_minimum(rules, 0, 1)


class FirstMeldTexts(Translated):
    """Chooses melds with which the rules let a side open."""

    def melds(self, rules: Ruleset) -> FirstMelds:
        """Returns the melds of the first deal."""
        if rules.opening.naturals_only:
            return self._without_wild_cards()
        return self._usual() if rules.opening.clean_triple == "none" else self._with_clean_kings()

    def _usual(self) -> FirstMelds:
        return FirstMelds(
            (KINGS, "Qc Qs 2c"),
            self.tr(
                "To open, your side's first melds need {need} points or more. Your kings make"
                " {points1}, the queens with the wild card {points2}: enough."
            ),
            (
                self._kings(),
                self.tr("Now raise both queens and the wild card. Then click the empty table."),
                self._all(),
            ),
            self.tr(
                "First lay the kings, and the queens with the wild card. Leave the nines in your"
                " hand: you will need them."
            ),
        )

    def _without_wild_cards(self) -> FirstMelds:
        return FirstMelds(
            (KINGS, "Qc Qd Qs"),
            self.tr(
                "To open, your side's first melds need {need} points or more, without a wild card."
                " Your kings make {points1}, the queens {points2}: enough."
            ),
            (
                self._kings(),
                self.tr("Now raise the three queens. Then click the empty table."),
                self._all(),
            ),
            self.tr(
                "First lay the kings and the queens. Leave the nines in your hand: you will need"
                " them."
            ),
        )

    def _with_clean_kings(self) -> FirstMelds:
        return FirstMelds(
            (KINGS, "Qh Qd Jk", "Ac Ad 2c"),
            self.tr(
                "To open, your side's first melds need {need} points or more, three natural cards"
                " of a rank among them. Your kings make {points1}, the queens with the joker"
                " {points2}, the aces with the two {points3}: enough."
            ),
            (
                self._kings(),
                self.tr("Now raise the queens and the joker. Then click the empty table."),
                self.tr("Now raise the aces and the two. Then click the empty table."),
                self._all(),
            ),
            self.tr(
                "First lay the kings, the queens with the joker, and the aces with the two. Leave"
                " the nines in your hand: you will need them."
            ),
            ("Th Td Ts", "Qh Qd Qs 2h Jk"),
        )

    def _kings(self) -> str:
        return self.tr(
            "Click the three kings: they rise. Then click the empty table, or press {lay_key}."
        )

    def _all(self) -> str:
        return self.tr("Now press the button that lays all.")
