"""Actions, events, refusals and scores as JSON."""
