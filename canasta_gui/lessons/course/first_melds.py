"""The first melds of the first deal, as the rules ask for them, and what is said of them."""

from abc import ABC
from dataclasses import dataclass

from canasta_gui.lessons.lesson import Lesson
from engine import Action, Meld, Play, opening_minimum, parse_cards, points_in

_KINGS = "Kh Ks Kd"


@dataclass(frozen=True, slots=True)
class FirstMelds:
    """Groups of cards that a side opens with; the first is of kings, and all are needed."""

    name: str
    """What stands behind the dot of the ids of texts about them."""
    groups: tuple[str, ...]
    tasks: tuple[str, ...]
    """The ids of what is to be done: one group after the other, then all together."""
    theirs: tuple[str, ...] = ("As Ah Ad",)
    """What the opponents have laid later."""

    @property
    def cards(self) -> str:
        """Returns the cards of all groups."""
        return " ".join(self.groups)

    @property
    def solution(self) -> Action:
        """Returns the action that lays all of them."""
        return Meld(tuple(Play(parse_cards(group)) for group in self.groups))

    @property
    def points(self) -> dict[str, int]:
        """Returns the points of each group by the placeholder for them."""
        worth = (points_in(parse_cards(group)) for group in self.groups)
        return {f"points{at}": points for at, points in enumerate(worth, start=1)}


class FirstMeldTexts(Lesson, ABC):
    """Chooses melds with which the rules let a side open."""

    @property
    def has_subject(self) -> bool:
        """Whether these melds are worth what the rules ask for."""
        return sum(self.melds.points.values()) >= opening_minimum(self.rules, 0, 1)

    @property
    def melds(self) -> FirstMelds:
        """The melds that the rules let a side open with."""
        if self.rules.opening.naturals_only:
            return FirstMelds("natural", (_KINGS, "Qc Qd Qs"), ("kings", "three-queens", "all"))
        if self.rules.opening.clean_triple == "none":
            return FirstMelds("usual", (_KINGS, "Qc Qs 2c"), ("kings", "two-queens", "all"))
        groups = (_KINGS, "Qh Qd Jk", "Ac Ad 2c")
        tasks = ("kings", "queens-and-joker", "aces-and-two", "all")
        return FirstMelds("clean", groups, tasks, ("Th Td Ts", "Qh Qd Qs 2h Jk"))
