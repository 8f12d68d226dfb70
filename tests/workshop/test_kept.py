"""What long measurements keep: played in rounds, told after each, gone on with after a cut."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from workshop.kept import Series, add_keeping, read_notes, row


@dataclass(frozen=True, slots=True)
class _Trial:
    name: str


@dataclass(slots=True)
class _Played:
    numbers: list[int] = field(default_factory=list[int])
    day: str = ""

    def __len__(self) -> int:
        return len(self.numbers)

    def add(self, number: int, /) -> None:
        self.numbers.append(number)


def _row(trial: _Trial, played: _Played) -> str:
    return row((trial.name, f"{len(played)}"))


def _page(notes: dict[_Trial, _Played]) -> str:
    return "".join(f"{_row(*it)}\n" for it in notes.items())


def _number(_trial: _Trial) -> Callable[[int], int]:
    return int


SERIES = Series(_Trial, _Played, 2, _number, _page, _row)
TRIALS = [_Trial("fast"), _Trial("slow")]


@pytest.fixture
def args(tmp_path: Path) -> Namespace:
    parser = ArgumentParser()
    add_keeping(parser, "deals", 5, tmp_path / "notes.jsonl", tmp_path / "page.md")
    return parser.parse_args([])


def _kept(args: Namespace) -> dict[_Trial, _Played]:
    return read_notes(args.notes, _Trial, _Played)


def test_trials_take_turns_and_are_told_after_each_round(
    args: Namespace, capsys: pytest.CaptureFixture[str]
) -> None:
    assert SERIES.go_on(TRIALS, args.deals, args) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows == [row((name, f"{n}")) for n in (2, 4, 5) for name in ("fast", "slow")]
    assert args.page.read_text(encoding="utf-8").splitlines() == rows[-2:]
    assert [it.numbers for it in _kept(args).values()] == [[0, 1, 2, 3, 4]] * 2


def test_a_cut_costs_one_round(args: Namespace) -> None:
    def cut(trial: _Trial) -> Callable[[int], int]:
        return [0, 1, 2].__getitem__ if trial.name == "slow" else int

    with pytest.raises(IndexError):
        replace(SERIES, work=cut).go_on(TRIALS, args.deals, args)
    assert [len(it) for it in _kept(args).values()] == [4, 2]
    assert args.page.read_text(encoding="utf-8") == _page(_kept(args))
    SERIES.go_on(TRIALS, args.deals, args)
    assert [it.numbers for it in _kept(args).values()] == [[0, 1, 2, 3, 4]] * 2


def test_nothing_wanted_only_tells(args: Namespace, capsys: pytest.CaptureFixture[str]) -> None:
    SERIES.go_on(TRIALS, 3, args)
    args.page.unlink()
    capsys.readouterr()
    SERIES.go_on(TRIALS, 0, args)
    assert capsys.readouterr().out == ""
    assert args.page.read_text(encoding="utf-8") == _page(_kept(args))
    assert [len(it) for it in _kept(args).values()] == [3, 3]
