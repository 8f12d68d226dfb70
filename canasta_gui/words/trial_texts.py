"""What trials tell: the reasons that were counted in them, each as one sentence, and gains."""

from collections.abc import Mapping

from canasta_gui.i18n.formats import number
from canasta_gui.words.translated import Translated


def about(text: str, points: int) -> str:
    """Returns a text with ``{points}``: what is told of a gain in trials."""
    from engine import told_points

    return text.replace("{points}", number(told_points(points)))


class TrialTimes(Translated):
    """Says by when something happens in trials, in words that stand within their sentences."""

    def words(self, turns: int) -> Mapping[str, str]:
        """Returns what stands for ``{within}``, and for ``{soon}`` in plain words."""
        # Loads the efforts of searches, which no start waits for.
        from engine import are_turns_to_the_end

        if are_turns_to_the_end(turns):
            return {
                "within": self.tr("by the end of the deal", "within a sentence"),
                "soon": self.tr("sooner or later", "within a sentence"),
            }
        return {
            "within": self.tr("within %n turns", "within a sentence", turns),
            "soon": self.tr("soon", "within a sentence"),
        }


class TrialTexts(Translated):
    """Says how often something happens with a move, and with the one that it is compared with."""

    def sentences(self) -> Mapping[str, str]:
        """Returns the sentence of each reason."""
        return {**self._of_others(), **self._of_side(), **self._of_canastas()}

    def _of_others(self) -> Mapping[str, str]:
        return {
            "trials.rivals_out": self.tr(
                "In {count} of 100 trials the opponents go out before the turn comes round, else"
                " in {other}."
            ),
            "trials.rivals_take": self.tr(
                "In {count} of 100 trials the opponents take the {pile} before the turn comes"
                " round, else in {other}."
            ),
            "trials.rivals_out_soon": self.tr(
                "In {count} of 100 trials the opponents go out {within}, else in {other}."
            ),
            "trials.rivals_take_soon": self.tr(
                "In {count} of 100 trials the opponents take the {pile} {within}, else in {other}."
            ),
            "trials.rivals_canasta": self.tr(
                "In {count} of 100 trials the opponents complete a canasta {within}, else in"
                " {other}."
            ),
        }

    def _of_side(self) -> Mapping[str, str]:
        return {
            "trials.side_out": self.tr(
                "In {count} of 100 trials the side goes out {within}, else in {other}."
            ),
            "trials.side_takes": self.tr(
                "In {count} of 100 trials the side takes a later {pile} {within}, else in {other}."
            ),
            "trials.foot": self.tr(
                "In {count} of 100 trials the foot is reached {within}, else in {other}."
            ),
            "trials.opened": self.tr(
                "In {count} of 100 trials the side opens {within}, else in {other}."
            ),
            "trials.brings_more": self.tr(
                "In {count} of 100 trials it brings more points than the other move, in {other}"
                " fewer."
            ),
        }

    def _of_canastas(self) -> Mapping[str, str]:
        return {
            "trials.canasta": self.tr(
                "In {count} of 100 trials the side completes a canasta {within}, else in {other}."
            ),
            "trials.canastas": self.tr(
                "In {count} of 100 trials the side completes two canastas {within}, else in"
                " {other}."
            ),
            "trials.natural": self.tr(
                "In {count} of 100 trials the side completes a natural canasta {within}, else in"
                " {other}."
            ),
        }


class PlainTrialTexts(Translated):
    """Says the same in plain words."""

    def sentences(self) -> Mapping[str, str]:
        """Returns the plain sentence of each reason."""
        return {**self._of_others(), **self._of_side(), **self._of_canastas()}

    def _of_others(self) -> Mapping[str, str]:
        return {
            "trials.rivals_out": self.tr(
                "The others finish before the next turn {count} times in 100, else {other} times."
            ),
            "trials.rivals_take": self.tr(
                "The others get the {pile} before the next turn {count} times in 100, else {other}"
                " times."
            ),
            "trials.rivals_out_soon": self.tr(
                "The others finish {soon} {count} times in 100, else {other} times."
            ),
            "trials.rivals_take_soon": self.tr(
                "The others {soon} get the {pile} {count} times in 100, else {other} times."
            ),
            "trials.rivals_canasta": self.tr(
                "The others {soon} make a canasta {count} times in 100, else {other} times."
            ),
        }

    def _of_side(self) -> Mapping[str, str]:
        return {
            "trials.side_out": self.tr(
                "So the own side {soon} finishes {count} times in 100, else {other} times."
            ),
            "trials.side_takes": self.tr(
                "So the own side later gets the {pile} {count} times in 100, else {other} times."
            ),
            "trials.foot": self.tr(
                "The foot comes {soon} {count} times in 100, else {other} times."
            ),
            "trials.opened": self.tr(
                "So the first cards lie on the table {soon} {count} times in 100, else {other}"
                " times."
            ),
            "trials.brings_more": self.tr(
                "Of 100 tries, {count} bring more points than the other move, {other} fewer."
            ),
        }

    def _of_canastas(self) -> Mapping[str, str]:
        return {
            "trials.canasta": self.tr(
                "So there is {soon} a canasta {count} times in 100, else {other} times."
            ),
            "trials.canastas": self.tr(
                "So there are {soon} two canastas {count} times in 100, else {other} times."
            ),
            "trials.natural": self.tr(
                "So a canasta without helpers comes {soon} {count} times in 100, else {other}"
                " times."
            ),
        }
