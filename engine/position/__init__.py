"""Positions: snapshots of a deal as JSON, that can be set up, saved, mailed and asked about."""

from engine.position.read import PositionError as PositionError
from engine.position.read import parse_position as parse_position
from engine.position.read import read_position as read_position
from engine.position.write import format_position as format_position
