"""numpy of the built program is built once from source; where that fails, a message says so."""

import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import environment
import plain_numpy

NAME = f"{sys.implementation.cache_tag}-{version('numpy')}"


@pytest.fixture(autouse=True)
def compilers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_numpy, "COMPILERS", (sys.executable,))


def replace_installer(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Replaces the installer by a Python script, which gets the arguments of pip."""
    monkeypatch.setattr(environment, "uv_command", lambda: [sys.executable, "-c", script])


def test_it_is_built_from_the_pinned_source_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = """
import pathlib, sys
target = next(it for it in sys.argv if it.startswith("--target="))[9:]
pathlib.Path(target).mkdir(parents=True)
pathlib.Path(target, "called").write_text("\\n".join(sys.argv[1:]))
"""
    replace_installer(monkeypatch, write)
    built = plain_numpy.build_numpy(tmp_path)
    assert built is not None
    assert built == tmp_path / NAME
    called = (built / "called").read_text().splitlines()
    assert called[:2] == ["pip", "install"]
    assert "--config-settings=setup-args=-Dblas=none" in called
    assert {"--no-binary=numpy", f"numpy=={version('numpy')}"} <= set(called)
    replace_installer(monkeypatch, "raise SystemExit(1)")
    assert plain_numpy.build_numpy(tmp_path) == built


def test_where_it_cannot_be_built_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replace_installer(monkeypatch, "raise SystemExit(1)")
    assert plain_numpy.build_numpy(tmp_path) is None
    assert capsys.readouterr().out == plain_numpy.FAILED + "\n"
    monkeypatch.setattr(plain_numpy, "COMPILERS", ("no-such-tool",))
    assert plain_numpy.build_numpy(tmp_path) is None
    assert capsys.readouterr().out == plain_numpy.MISSING.format(tool="no-such-tool") + "\n"
