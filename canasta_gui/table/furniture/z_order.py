"""Z values of the items in the table's scene, from below to above."""

Z_TRAYS = 10.0
"""The grounds below rows of melds."""
Z_PLACES = 20.0
Z_UNDER_PLATES = 39.0
"""Light around plates and faces."""
Z_PLATES = 40.0
Z_CAPTIONS = 60.0
Z_LIGHT = 95.0
"""Light on the cloth, below all cards."""
Z_SEALS = 290.0
Z_FROST = 600.0
Z_STAGED = 790.0
"""The texts on groups that are laid aside."""
Z_FACES = 890.0
"""Above the cards that a player holds."""
Z_BUBBLES = 900.0
Z_FRAME = 1000.0
"""Frames around places."""
Z_COUNTS = 1050.0
Z_FOCUS = 1100.0
Z_SHADE = 1900.0
"""Below the cards that move."""
Z_POINTS = 3600.0
Z_WON = 3700.0
"""The shade over the table when a match is won; rays, confetti, faces and ribbon lie above it."""
Z_REASON = 4000.0
Z_CURTAIN = 5000.0
