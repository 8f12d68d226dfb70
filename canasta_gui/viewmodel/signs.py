"""Every sign that the table draws without a word beside it.

What each looks like and means stands in ``assets/words/names.toml``; tooltips, screen reader and
the page of the rules on signs say it from there.
"""

from enum import StrEnum


class Sign(StrEnum):
    """A sign, called like the mark or the kind of canasta that it stands for, if it does."""

    DRAWN = "drawn"
    RAISED = "raised"
    TAKES = "takes"
    READY = "ready"
    BLAMED = "blamed"
    WANTED = "wanted"
    MADE = "made"
    BETTER = "better"
    SHINE = "shine"
    FROST = "frost"
    CROSSWISE = "crosswise"
    COUNT = "count"
    NATURAL = "natural"
    MIXED = "mixed"
    SAMBA = "samba"
    WILD = "wild"
    SEVENS = "sevens"
    PAPER = "paper"
    STEPS = "steps"
    COIN = "coin"
    PALE = "pale"
    RING = "ring"
    TURN = "turn"
    THOUGHT = "thought"
    DEALER = "dealer"
    CRYSTAL = "crystal"
    DIRECTION = "direction"
    BAR = "bar"
    LEAD = "lead"
    FOCUS = "focus"
