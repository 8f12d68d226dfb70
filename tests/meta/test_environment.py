"""The environment is prepared with uv where uv works, otherwise with pip."""

import sys
from pathlib import Path

import pytest

import environment
import stamps


class Machine:
    """Replaces the system: the available commands, the failing ones, and those run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.has_uv = self.has_pip = True
        self.failing: tuple[str, ...] = ()
        self.ran: list[str] = []
        monkeypatch.setattr(stamps, "VENV", folder / ".venv")
        monkeypatch.setattr(stamps, "PYTHON", "python")
        monkeypatch.setattr(environment, "uv_command", lambda: ["uv"] if self.has_uv else [])
        pip = ["python", "-m", "pip"]
        monkeypatch.setattr(environment, "pip_command", lambda: pip if self.has_pip else [])
        monkeypatch.setattr(environment, "_is_this_version", lambda: False)
        monkeypatch.setattr(environment, "_run", self.run)

    def run(self, command: list[str]) -> int:
        """Records the command without its options and paths; returns its exit status."""
        words = [word for word in command if word.isalpha()]
        self.ran.append(" ".join(words))
        return int(any(self.ran[-1].startswith(name) for name in self.failing))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch, tmp_path)


def prepare() -> None:
    """Makes the environment and installs the packages."""
    environment.make_environment()
    environment.install("runtime")


def test_uv_makes_the_environment_and_installs(machine: Machine) -> None:
    prepare()
    assert machine.ran == ["uv venv", "uv pip install python"]


def test_without_uv_python_and_pip_do_it(machine: Machine) -> None:
    machine.has_uv = False
    prepare()
    assert [command.removeprefix(sys.executable) for command in machine.ran] == [
        "venv",
        "python pip install",
    ]


def test_pip_installs_where_uv_cannot(machine: Machine) -> None:
    machine.failing = ("uv pip",)
    prepare()
    assert machine.ran == ["uv venv", "uv pip install python", "python pip install"]


def test_pip_is_added_to_an_environment_that_uv_made(machine: Machine) -> None:
    machine.failing, machine.has_pip = ("uv pip",), False
    prepare()
    assert machine.ran[2:] == ["python ensurepip", "python pip install"]


def test_without_the_network_one_line_says_so(machine: Machine) -> None:
    machine.failing = ("uv pip", "python pip")
    with pytest.raises(SystemExit, match="Is the network there"):
        environment.install("runtime")
