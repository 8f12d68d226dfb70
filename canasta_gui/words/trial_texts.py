"""What trials tell: the reasons that were counted in them, each as one sentence, and gains."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.i18n.formats import number
from canasta_gui.words.translated import Sentence, Sentences, Translated


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


TrialTexts = Sentences("TrialTexts")
TRIAL_TEXTS: Final[Mapping[str, Sentence]] = {
    "trials.rivals_out": TrialTexts.tr(
        "In {count} of 100 trials the opponents go out before the turn comes round, else"
        " in {other}."
    ),
    "trials.rivals_take": TrialTexts.tr(
        "In {count} of 100 trials the opponents take the {pile} before the turn comes"
        " round, else in {other}."
    ),
    "trials.rivals_out_soon": TrialTexts.tr(
        "In {count} of 100 trials the opponents go out {within}, else in {other}."
    ),
    "trials.rivals_take_soon": TrialTexts.tr(
        "In {count} of 100 trials the opponents take the {pile} {within}, else in {other}."
    ),
    "trials.rivals_canasta": TrialTexts.tr(
        "In {count} of 100 trials the opponents complete a canasta {within}, else in {other}."
    ),
    "trials.side_out": TrialTexts.tr(
        "In {count} of 100 trials the side goes out {within}, else in {other}."
    ),
    "trials.side_takes": TrialTexts.tr(
        "In {count} of 100 trials the side takes a later {pile} {within}, else in {other}."
    ),
    "trials.foot": TrialTexts.tr(
        "In {count} of 100 trials the foot is reached {within}, else in {other}."
    ),
    "trials.opened": TrialTexts.tr(
        "In {count} of 100 trials the side opens {within}, else in {other}."
    ),
    "trials.brings_more": TrialTexts.tr(
        "In {count} of 100 trials it brings more points than the other move, in {other} fewer."
    ),
    "trials.canasta": TrialTexts.tr(
        "In {count} of 100 trials the side completes a canasta {within}, else in {other}."
    ),
    "trials.canastas": TrialTexts.tr(
        "In {count} of 100 trials the side completes two canastas {within}, else in {other}."
    ),
    "trials.natural": TrialTexts.tr(
        "In {count} of 100 trials the side completes a natural canasta {within}, else in {other}."
    ),
}
"""Says how often something happens with a move, and with the one that it is compared with."""

PlainTrialTexts = Sentences("PlainTrialTexts")
PLAIN_TRIAL_TEXTS: Final[Mapping[str, Sentence]] = {
    "trials.rivals_out": PlainTrialTexts.tr(
        "The others finish before the next turn {count} times in 100, else {other} times."
    ),
    "trials.rivals_take": PlainTrialTexts.tr(
        "The others get the {pile} before the next turn {count} times in 100, else {other} times."
    ),
    "trials.rivals_out_soon": PlainTrialTexts.tr(
        "The others finish {soon} {count} times in 100, else {other} times."
    ),
    "trials.rivals_take_soon": PlainTrialTexts.tr(
        "The others {soon} get the {pile} {count} times in 100, else {other} times."
    ),
    "trials.rivals_canasta": PlainTrialTexts.tr(
        "The others {soon} make a canasta {count} times in 100, else {other} times."
    ),
    "trials.side_out": PlainTrialTexts.tr(
        "So the own side {soon} finishes {count} times in 100, else {other} times."
    ),
    "trials.side_takes": PlainTrialTexts.tr(
        "So the own side later gets the {pile} {count} times in 100, else {other} times."
    ),
    "trials.foot": PlainTrialTexts.tr(
        "The foot comes {soon} {count} times in 100, else {other} times."
    ),
    "trials.opened": PlainTrialTexts.tr(
        "So the first cards lie on the table {soon} {count} times in 100, else {other} times."
    ),
    "trials.brings_more": PlainTrialTexts.tr(
        "Of 100 tries, {count} bring more points than the other move, {other} fewer."
    ),
    "trials.canasta": PlainTrialTexts.tr(
        "So there is {soon} a canasta {count} times in 100, else {other} times."
    ),
    "trials.canastas": PlainTrialTexts.tr(
        "So there are {soon} two canastas {count} times in 100, else {other} times."
    ),
    "trials.natural": PlainTrialTexts.tr(
        "So a canasta without helpers comes {soon} {count} times in 100, else {other} times."
    ),
}
"""Says the same in plain words."""
