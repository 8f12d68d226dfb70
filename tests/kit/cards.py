"""Every face that a card can have."""

from engine import CALIENTE, PACK

ALL_FACES = tuple(sorted({*PACK, CALIENTE}))
"""Every face that exists, in sorting order."""
