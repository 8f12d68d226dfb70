"""Tests that a task of the writer's thread fails as it would have failed in the window's."""

import errno

import pytest

from canasta_gui.settings.patient_writer import PatientWriter


@pytest.mark.parametrize("number", [errno.ETIMEDOUT, errno.ENOSPC])
def test_a_refusal_in_time_is_raised_also_where_the_disk_says_that_its_time_is_over(
    number: int,
) -> None:
    def refuse() -> None:
        raise OSError(number, "refused", "settings.toml")

    writer = PatientWriter()
    with pytest.raises(OSError, match="refused") as raised:
        writer.have_done(refuse)
    assert raised.value.errno == number
    assert not writer.is_late
