"""Reading JSON from untrusted sources."""

import json

import pytest

from engine.jsonfiles import DEEPEST, JsonError, format_json, parse_json, parse_object


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("depth", [1, DEEPEST])
def test_lists_within_lists_are_read_so_deep(depth: int) -> None:
    assert parse_json(nested(depth)) == json.loads(nested(depth))


@pytest.mark.parametrize("depth", [DEEPEST + 1, 500, 100_000])
def test_what_lies_deeper_is_refused(depth: int) -> None:
    with pytest.raises(JsonError, match="not usable: nested too deeply"):
        parse_json(nested(depth))


def test_many_lists_beside_each_other_are_not_deep() -> None:
    assert parse_json("[" + ",".join(["[]"] * 1000) + "]") == [[]] * 1000


def test_objects_count_as_lists_do() -> None:
    with pytest.raises(JsonError, match="nested too deeply"):
        parse_json('{"a":' * 101 + "1" + "}" * 101)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not JSON: expecting value at column 1"),
        (b'{"a": 1,\n "b": }', "not JSON: expecting value at line 2, column 7"),
        (b"\xff", "not text in UTF-8"),
        (b'{"a": 1, "b": 2, "a": 3}', "not usable: key 'a' occurs twice"),
        (b"7" * 5000, "not usable: a number is too long"),
    ],
)
def test_what_cannot_be_read_is_said(data: bytes, why: str) -> None:
    with pytest.raises(JsonError) as caught:
        parse_json(data)
    assert str(caught.value) == why


def test_an_object_is_no_list() -> None:
    assert parse_object(b'\xef\xbb\xbf{"a": [1]}') == {"a": [1]}
    with pytest.raises(JsonError, match="not an object"):
        parse_object(b"[1]")


def test_half_a_character_is_written_as_an_escape_and_read_again() -> None:
    written = format_json({"name": "A\ud83d \U0001f0cf"})
    assert written == '{"name":"A\\ud83d \U0001f0cf"}\n'.encode()
    assert parse_object(written) == {"name": "A\ud83d \U0001f0cf"}


def test_a_person_can_read_what_is_indented() -> None:
    assert format_json({"name": "Käse"}, indent=2).decode() == '{\n  "name": "Käse"\n}\n'
