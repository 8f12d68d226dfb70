"""Tests that all players at a table have different faces."""

import pytest

from canasta_gui.viewmodel.player_faces import FACES, given_faces
from canasta_gui.words.player_names import face_name


def test_every_face_has_a_name() -> None:
    assert len(FACES) >= 16
    assert all(face_name(face) != face for face in FACES)


@pytest.mark.parametrize(
    ("chosen", "given"),
    [
        (("", "", "", ""), ("cat", "dog", "fox", "bear")),
        (("owl", "", "cat", ""), ("owl", "dog", "cat", "fox")),
        (("unicorn", "dog"), ("cat", "dog")),
        (("frog", "frog", ""), ("frog", "frog", "cat")),
    ],
)
def test_who_chose_none_gets_one_that_nobody_has(
    chosen: tuple[str, ...], given: tuple[str, ...]
) -> None:
    assert given_faces(chosen) == given


def test_a_kept_face_is_given_only_where_no_other_is_free() -> None:
    *others, last = FACES
    assert given_faces(("", ""), {"cat", "fox"}) == ("dog", "bear")
    assert given_faces((*others[1:], "", ""), {last})[-2:] == (others[0], last)


def test_there_is_a_face_for_everybody_though_all_have_one() -> None:
    assert given_faces((*FACES, ""))[-1] in FACES
