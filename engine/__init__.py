"""Canasta as pure rules: no picture, no clock, no chance of its own."""

from engine.cards import Card as Card
from engine.events import Event as Event
