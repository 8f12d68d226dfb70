"""Seats played from phones in the same home: what goes over the wire, and who serves it."""
