"""Effects for special events: canastas, first melds, a freeze, going out, a match that is won."""
