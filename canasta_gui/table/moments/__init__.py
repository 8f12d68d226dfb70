"""What deserves a look: canastas, openings, a freeze, going out, a match that is won."""
