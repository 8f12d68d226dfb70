import json
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta_gui.persistence.opened_file import NoticeKind
from canasta_gui.persistence.store import MatchStore
from engine import FileProblem
from engine.ruleset.load import digest
from engine.ruleset.model import RULESETS
from engine.saves.header import FORMAT, MIGRATIONS, Migration, Raw
from tests.engine.files import rewrite, set_header
from tests.gui.persistence.stores import error_of, files_in, go_on, saved, set_age


def test_a_torn_line_is_reported_and_the_match_goes_on_in_its_file(store: MatchStore) -> None:
    path = saved(store, 40)
    *lines, last, _closing = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((*lines, last[:-3])))
    table = store.resume(path)
    assert table.path == path
    assert table.notice is not None
    assert (table.notice.kind, table.notice.line) == (NoticeKind.TORN, 41)
    assert table.notice.kept_as is None
    assert files_in(store.folder) == {path.name}
    go_on(table, 39)


def test_a_damaged_file_is_set_aside_and_its_beginning_goes_on(store: MatchStore) -> None:
    path = saved(store, 40)
    rewrite(path, lambda lines: lines[25].pop("n"))
    damaged = path.read_bytes()
    table = store.resume(path)
    notice = table.notice
    assert notice is not None
    assert (notice.kind, notice.line) == (NoticeKind.DAMAGED, 26)
    assert notice.kept_as is not None
    assert notice.kept_as.parent == store.damaged_folder
    assert notice.kept_as.read_bytes() == damaged
    assert store.by_recency() == (table.path,)
    go_on(table, 24)


def test_a_second_damage_destroys_nothing_of_the_first(store: MatchStore) -> None:
    kept: list[Path] = []
    for _ in range(3):
        path = saved(store, 40)
        rewrite(path, lambda lines: lines[25].pop("n"))
        table = store.resume(path)
        assert table.notice is not None
        assert table.notice.kept_as is not None
        kept.append(table.notice.kept_as)
        table.close()
        store.delete(table.path)
    assert len(set(kept)) == 3
    assert all(path.exists() for path in kept)


def emptied(_content: bytes) -> bytes:
    return b""


def begun(content: bytes) -> bytes:
    return content[:700]


def garbled(content: bytes) -> bytes:
    return content.replace(b'"format":', b'"format";')


def poisoned(content: bytes) -> bytes:
    header, *entries = content.splitlines(keepends=True)
    raw = json.loads(header)
    raw["rules"]["end"]["target"] = None
    raw["digest"] = digest(RULESETS.validate_python(raw["rules"]))
    return b"".join((json.dumps(raw).replace('": ', '":', 1).encode(), b"\n", *entries))


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (emptied, FileProblem.UNBEGUN),
        (begun, FileProblem.UNBEGUN),
        (garbled, FileProblem.DAMAGED),
        (poisoned, FileProblem.RULES),
    ],
)
def test_a_file_of_no_use_is_set_aside(
    store: MatchStore, spoil: Callable[[bytes], bytes], problem: FileProblem
) -> None:
    path = saved(store)
    spoilt = spoil(path.read_bytes())
    path.write_bytes(spoilt)
    error = error_of(store, path)
    assert error.problem == problem
    assert error.path.parent == store.damaged_folder
    assert error.path.read_bytes() == spoilt
    assert store.unarchived() == ()


def spoil_digest(path: Path) -> None:
    rewrite(path, lambda lines: lines[0]["rules"]["end"].update(target=100))


def make_newer(path: Path) -> None:
    set_header(path, format=99)


def make_foreign(path: Path) -> None:
    path.write_text("a letter to Aunt Agatha\n")


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (spoil_digest, FileProblem.DIGEST),
        (make_newer, FileProblem.NEWER),
        (make_foreign, FileProblem.FOREIGN),
    ],
)
def test_what_is_not_for_us_stays_as_it_is(
    store: MatchStore, spoil: Callable[[Path], None], problem: FileProblem
) -> None:
    path = saved(store)
    spoil(path)
    content = path.read_bytes()
    assert error_of(store, path).problem == problem
    assert path.read_bytes() == content
    assert files_in(store.folder) == {path.name}


def test_an_old_format_goes_on_in_a_new_file(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def to_one(header: Raw) -> Raw:
        return {key: value for key, value in header.items() if key != "colour"}

    monkeypatch.setattr(
        "engine.saves.lines.MIGRATIONS", {**MIGRATIONS, 0: Migration(header=to_one)}
    )
    path = saved(store, 40)
    set_header(path, format=0, colour="blue")
    old = path.read_bytes()
    table = store.resume(path)
    assert table.notice is not None
    assert table.notice.kind == NoticeKind.CONVERTED
    assert table.notice.line == 0
    assert table.notice.kept_as is not None
    assert table.notice.kept_as.read_bytes() == old
    assert json.loads(table.path.read_bytes().split(b"\n")[0])["format"] == FORMAT
    go_on(table, 40)


@pytest.mark.parametrize("is_ours", [True, False])
def test_a_match_whose_file_was_changed_goes_on_in_a_new_one(
    store: MatchStore, is_ours: bool
) -> None:
    path = saved(store, 40)
    path.write_bytes(path.read_bytes().replace(b"random", b"master", 1))
    changed = path.read_bytes()
    table = store.resume(path) if is_ours else store.take_in(path)
    assert table.notice is not None
    assert table.notice.kind == NoticeKind.CHANGED
    assert table.notice.kept_as is not None
    assert (table.notice.kept_as == path) != is_ours
    assert table.notice.kept_as.read_bytes() == changed
    assert table.match.seats[0].level == "master"
    go_on(table, 40)


def test_when_the_damaged_file_cannot_be_moved_both_files_stay(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(store, 40)
    rewrite(path, lambda lines: lines[25].pop("n"))
    set_age(path, 1)

    def fail(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(Path, "rename", fail)
    table = store.resume(path)
    assert table.notice is not None
    assert table.notice.kept_as == path
    go_on(table, 24)
    assert store.by_recency() == (table.path, path)
