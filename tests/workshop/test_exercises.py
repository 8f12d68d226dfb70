"""``exercises``: every game has its file, and positions are looked at only for themes that they may
have.
"""

from canasta_gui.lessons.exercise_library import file_name
from canasta_gui.resource_path import resource_path
from engine import Theme, observe, parse_position, parse_reference
from workshop.exercises import GAMES, may_have


def test_every_game_has_its_file() -> None:
    shipped = {path.name for path in (resource_path("assets") / "exercises").iterdir()}
    assert {file_name(parse_reference(game)) for game in GAMES} == shipped


def test_a_special_hand_may_be_an_exercise_in_going_out() -> None:
    hand = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc Kd Ks"
    rules = {"edition": "modern-american", "players": 4}
    position = {"rules": rules, "turn": 0, "phase": "play", "hands": [hand, 13, 13, 13]}
    assert may_have(Theme.GOING_OUT, observe(parse_position(position), 0))
