"""From one state to the next: every event has one function that applies it."""

from engine.evolve.apply import evolve as evolve
from engine.evolve.apply import fold as fold
from engine.evolve.deal import empty_state as empty_state
