"""Look and pace of the table under the settings; a separate module to keep the start short."""

from canasta_gui.settings.model import Follow, Settings
from canasta_gui.table.motion.timing import MotionSpeed
from canasta_gui.table.table_options import TableOptions
from canasta_gui.theme.look import deck_style, table_style
from canasta_gui.theme.system_motion import system_reduces_motion


def table_options(settings: Settings, words: str) -> TableOptions:
    """Returns look and pace of the table, for rules with these names (`words.style`)."""
    return TableOptions(
        deck_style=deck_style(settings, words),
        table_style=table_style(settings),
        card_scale=settings.card_scale,
        text_scale=settings.text_scale,
        speed=MotionSpeed(settings.speed),
        reduced_motion=wants_reduced_motion(settings),
        is_calm=settings.calm,
    )


def wants_reduced_motion(settings: Settings) -> bool:
    """Returns whether the player, or else the system, asks for less motion."""
    if settings.calm:
        return True
    if settings.reduced_motion is not Follow.SYSTEM:
        return settings.reduced_motion is Follow.ON
    return system_reduces_motion()
