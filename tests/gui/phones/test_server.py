"""Tests the rules of the phones' server against the real process: who gets in, and what not."""

import asyncio
import errno
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import pytest
from typing_extensions import override
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection

from canasta_gui.phones import server as phone_server
from canasta_gui.phones.addresses import host_of
from canasta_gui.phones.server import PhoneServer
from canasta_gui.phones.wire import MOST_BYTES, VERSION, WATCH, Code, write
from tests.gui.phones.served import (
    ADDRESS,
    HAS_IPV6,
    KEY,
    PAGE,
    Served,
    hello,
    request,
    run_reduced,
    upgrade,
)


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    made = Served(47600)
    silent = made.line()
    yield made
    assert close_code(silent) == Code.NOT_UNDERSTOOD
    made.end()


def close_code(line: ClientConnection) -> int:
    """Returns the code with which the server closes the connection."""
    try:
        while True:
            line.recv(10)
    except ConnectionClosed as error:
        return 0 if error.rcvd is None else error.rcvd.code


def leave(served: Served, line: ClientConnection) -> None:
    line.close()
    assert served.await_kind("gone")[1] == 0


def test_only_its_own_address_is_answered(served: Served) -> None:
    own = served.host
    assert served.status(request("/", {"Host": own})) == b"200"
    for hosts in ([], ["evil.test"], [own, own], [own, "evil.test"], [f"{ADDRESS}:1"]):
        headers = [("Host", host) for host in hosts]
        assert served.status(request("/", headers)) == b"421"
    assert served.status(upgrade("evil.test", "http://evil.test")) == b"421"


def test_only_its_own_page_may_open_the_socket(served: Served) -> None:
    own = served.host
    assert served.status(upgrade(own, "http://evil.test")) == b"403"
    assert served.status(upgrade(own, "null")) == b"403"
    assert served.status(upgrade(own)) == b"403"
    assert served.status(upgrade(own, f"http://{own}", "http://evil.test")) == b"403"
    assert served.status(upgrade(own, f"https://{own}")) == b"403"


def test_nothing_is_served_but_the_page(served: Served) -> None:
    host = {"Host": served.host}
    paths = ("/etc/passwd", "/../pyproject.toml", "//", "/?k=1", "/%2e%2e/", "/socket/", "/x" * 999)
    for path in paths:
        assert served.status(request(path, host)) == b"404"
    for method in (b"POST", b"HEAD", b"PUT", b"OPTIONS", b"CONNECT"):
        for path in ("/", "/socket"):
            assert served.status(request(path, host).replace(b"GET", method)) == b"405"
    answer = served.answer(request("/", host))
    assert answer.endswith(PAGE)
    for header in (
        b"default-src 'none'",
        b"frame-ancestors 'none'",
        b"no-store",
        b"nosniff",
        b"no-referrer",
    ):
        assert header in answer
    assert b"Server:" not in answer
    assert b"unsafe-inline" not in answer


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (hello(key="wrong"), Code.UNKNOWN_KEY),
        (hello(key=17), Code.UNKNOWN_KEY),
        (hello(key="ä" * 22), Code.UNKNOWN_KEY),
        (hello(key="\ud800"), Code.UNKNOWN_KEY),
        (hello(v=0), Code.OTHER_VERSION),
        (hello(v="1"), Code.OTHER_VERSION),
        (hello(device=""), Code.NOT_UNDERSTOOD),
        (hello(device="x" * 41), Code.NOT_UNDERSTOOD),
        (hello(more=1), Code.NOT_UNDERSTOOD),
        (write("ping"), Code.NOT_UNDERSTOOD),
        ("[" * 3000, Code.NOT_UNDERSTOOD),
        ("[]", Code.NOT_UNDERSTOOD),
        ("{", Code.NOT_UNDERSTOOD),
        ('{"t":NaN}', Code.NOT_UNDERSTOOD),
        ('{"t":"hello","v":' + "1" * 4000 + "}", Code.OTHER_VERSION),
        (b"\x00\xff", Code.NOT_UNDERSTOOD),
        ("x" * (MOST_BYTES + 1), 1009),
    ],
)
def test_a_wrong_first_word_closes_the_line(served: Served, said: str | bytes, code: int) -> None:
    with served.line() as line:
        line.send(said)
        assert close_code(line) == code
    assert not served.pipe.poll()


def test_what_a_phone_says_is_passed_on_and_answered(served: Served) -> None:
    line = served.join()
    assert served.hear() == ("here", 0, "")
    served.tell("send", 0, "state", write("state", n=1))
    assert json.loads(line.recv(10)) == {"t": "state", "n": 1}
    line.send(write("ping"))
    assert json.loads(line.recv(10)) == {"t": "pong"}
    said = write("do", n=1, id=1, g={"undo": True})
    line.send(said)
    assert served.hear() == ("said", 0, said)
    leave(served, line)


def test_a_second_phone_is_asked_and_replaces_the_first(served: Served) -> None:
    first = served.join()
    assert served.hear()[0] == "here"
    second = served.join("b")
    assert json.loads(second.recv(10)) == {"t": "taken"}
    assert close_code(second) == Code.REPLACED
    third = served.join("b", take=True)
    assert served.hear() == ("replaced", 0, "")
    assert close_code(first) == Code.REPLACED
    again = served.join("b")
    assert served.hear()[0] == "here"
    assert close_code(third) == Code.REPLACED
    leave(served, again)


def test_a_new_code_and_a_forgotten_seat_let_nobody_in(served: Served) -> None:
    line = served.join()
    served.await_kind("here")
    served.tell("forget", 0)
    assert close_code(line) == Code.LEFT
    served.tell("invite", 0, b"another")
    with served.line() as late:
        late.send(hello())
        assert close_code(late) == Code.UNKNOWN_KEY
    served.tell("invite", 0, b"k" * 22)
    leave(served, served.join())


def test_many_phones_watch_and_none_of_them_plays(served: Served) -> None:
    served.tell("invite", WATCH, b"w" * 22)
    lines = [served.join(device, key="w" * 22) for device in "abcdefgh"]
    for _ in lines:
        assert served.hear() == ("here", WATCH, "")
    served.tell("send", WATCH, "state", write("state", n=1))
    assert {line.recv(10) for line in lines} == {write("state", n=1)}
    assert close_code(served.join("i", key="w" * 22)) == Code.TOO_MANY
    for number, kind in enumerate(("do", "raise", "hint", "bye")):
        lines[number].send(write(kind, n=1))
        assert close_code(lines[number]) == Code.NOT_UNDERSTOOD
    served.tell("forget", WATCH)
    assert close_code(lines[-1]) == Code.LEFT
    assert not served.pipe.poll()


def test_a_flood_is_cut_and_harms_nobody(served: Served) -> None:
    line = served.join()
    served.await_kind("here")
    for _ in range(60):
        line.send(write("ping"))
    assert close_code(line) == Code.TOO_MANY
    served.await_kind("gone")
    seated = served.join()
    served.await_kind("here")
    lines = [socket.create_connection((ADDRESS, served.port), 10) for _ in range(60)]
    seated.send(write("ping"))
    assert json.loads(seated.recv(10)) == {"t": "pong"}
    for one in lines:
        one.close()
    leave(served, seated)


def test_no_more_sockets_are_open_than_a_table_needs(served: Served) -> None:
    lines: list[ClientConnection] = []
    with pytest.raises(InvalidStatus) as refused:
        lines.extend(iter(served.line, None))
    assert refused.value.response.status_code == 503
    assert len(lines) <= 16
    for line in lines:
        line.close()
    # Nobody stays locked out.
    leave(served, served.join())


@pytest.mark.soak
@pytest.mark.skipif(os.name != "posix", reason="a process cannot be stopped")
def test_a_phone_that_reads_no_more_is_let_go_and_nobody_waits_for_it(served: Served) -> None:
    served.tell("invite", 1, b"n" * 22)
    with subprocess.Popen(
        [sys.executable, "-c", _STOPPABLE, served.host, hello(key="n" * 22)], stdout=subprocess.PIPE
    ) as deaf:
        line = served.join()
        assert {served.hear()[:2] for _ in range(2)} == {("here", 0), ("here", 1)}
        os.kill(deaf.pid, signal.SIGSTOP)
        slowest, gone = 0.0, ""
        while gone != "gone":
            served.tell("send", 1, "state", write("state", n=0, filling="x" * 60_000))
            begun = time.monotonic()
            line.send(write("ping"))
            assert json.loads(line.recv(10)) == {"t": "pong"}
            slowest = max(slowest, time.monotonic() - begun)
            gone = served.hear()[0] if served.pipe.poll(0.05) else ""
        deaf.kill()
    assert slowest < 0.5
    served.tell("forget", 1)
    leave(served, line)


_STOPPABLE: Final = """
import json, sys
from websockets.sync.client import connect
host, hello = sys.argv[1:]
with connect(f"ws://{host}/socket", origin=f"http://{host}", proxy=None, compression=None) as line:
    line.send(hello)
    while True:
        print(json.loads(line.recv())["n"], flush=True)
"""
"""A phone, as a program of its own that can be stopped as a sleeping phone is. It says which states
it gets.
"""


@pytest.mark.skipif(os.name != "posix", reason="a process cannot be stopped")
def test_a_phone_that_sleeps_finds_the_newest_state_alone(served: Served) -> None:
    command = [sys.executable, "-c", _STOPPABLE, served.host, hello()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as phone:
        assert phone.stdout is not None
        served.await_kind("here")
        served.tell("send", 0, "state", write("state", n=0))
        assert phone.stdout.readline() == "0\n"
        os.kill(phone.pid, signal.SIGSTOP)
        for number in range(1, 101):
            served.tell("send", 0, "state", write("state", n=number, filling="x" * 3_000))
            time.sleep(0.002)
        os.kill(phone.pid, signal.SIGCONT)
        got = [int(line) for line in iter(phone.stdout.readline, "100\n")]
        # What was under way when it fell asleep, and what was read just before.
        assert len(got) <= 2
        phone.kill()
    served.await_kind("gone")


def test_a_phone_that_does_not_read_costs_one_state_at_most(served: Served) -> None:
    line = served.join()
    served.await_kind("here")
    for number in range(400):
        served.tell("send", 0, "state", write("state", n=number, filling="x" * 60_000))
    line.send(write("bye"))
    served.await_kind("said")
    served.tell("send", 0, "state", write("state", n=400))
    count, number = 0, -1
    while number < 400:
        number = json.loads(line.recv(10))["n"]
        count += 1
    assert count < 30
    leave(served, line)


def test_files_are_replaced_while_phones_play() -> None:
    served = Served(47640)
    try:
        line = served.join()
        assert served.hear()[0] == "here"
        served.tell("replace_files", {"/new": ("text/plain", b"new")})
        served.tell("send", 0, "state", "told after it")
        assert line.recv(5) == "told after it"
        assert served.answer(request("/new", {"Host": served.host})).endswith(b"new")
    finally:
        served.end()


def test_it_listens_on_one_address_and_only_until_it_is_told() -> None:
    made = Served(47620)
    blocked = Served(made.port)
    assert blocked.port != made.port
    blocked.end()
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.2", made.port), 1)
    line = made.join()
    made.await_kind("here")
    made.tell("open", ADDRESS, made.port + 1, {})
    # After a network that was away for a moment, the page goes on with its key.
    assert close_code(line) == CloseCode.GOING_AWAY
    assert made.await_kind("open") == ("open", made.port + 1, "")
    with pytest.raises(OSError, match="refused"):
        socket.create_connection((ADDRESS, made.port), 1)
    made.tell("open", "192.0.2.1", 1, {})
    assert made.hear() == ("shut", 0, "")
    made.end()


def test_without_ssl_it_serves_and_writes_nothing_of_what_was_said(
    capfd: pytest.CaptureFixture[str],
) -> None:
    made = Served(47640, run_reduced)
    line = made.join()
    made.await_kind("here")
    made.tell("send", 0, "state", write("state", hand=["SECRET"]))
    assert "SECRET" in str(line.recv(10))
    line.send(write("do", n=1, id=1, g="SECRET"))
    assert made.await_kind("said")[2]
    line.send("SECRET")
    assert close_code(line) == Code.NOT_UNDERSTOOD
    assert made.status(request("/SECRET", {"Host": "SECRET"})) == b"421"
    made.answer(b"SECRET\r\n\r\n")
    made.end()
    written = "".join(capfd.readouterr())
    assert "SECRET" not in written
    assert KEY not in written


class _Clock(asyncio.SelectorEventLoop):
    """A loop whose time stands still until it is set forward, so that nobody waits."""

    now = 0.0

    @override
    def time(self) -> float:
        return self.now

    async def pass_to(self, seconds: float) -> None:
        """Lets seconds since the start pass, and what is due then happen."""
        self.now = seconds
        for _ in range(20):
            await asyncio.sleep(0)


class _Here:
    """A server in this process, and what connects to it."""

    def __init__(self, clock: _Clock, address: str) -> None:
        self.clock = clock
        self.address = address
        self.port = 0
        self.told: list[tuple[str, int, str]] = []
        self._writers: list[asyncio.StreamWriter] = []

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(self.address, self.port)
        self._writers.append(writer)
        await self.clock.pass_to(self.clock.now)
        return reader, writer

    async def answer(self, request: bytes) -> bytes:
        """Returns the beginning of the answer."""
        reader, writer = await self.connect()
        writer.write(request)
        return await reader.read(4096)

    async def say(self, said: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Opens a socket and says something there, in one frame, unmasked by zeros."""
        reader, writer = await self.connect()
        host = host_of(self.address, self.port)
        length = len(said).to_bytes(2)
        frame = b"\x81\xfe" + length + bytes(4) + said.encode()
        writer.write(upgrade(host, f"http://{host}") + frame)
        await reader.readuntil(b"\r\n\r\n")
        await self.clock.pass_to(self.clock.now)
        return reader, writer

    async def type(self, number: object) -> asyncio.StreamReader:
        """Returns what a page hears that sends a typed number."""
        said = json.dumps({"t": "type", "v": VERSION, "number": number}).ljust(200)
        return (await self.say(said))[0]

    def _hear(self, kind: str, seat: int, text: str) -> None:
        self.told.append((kind, seat, text))

    async def run(self, act: "Act") -> None:
        server = self.server = PhoneServer(self._hear)
        await server.open(self.address, 47680, {"/": ("text/html", PAGE)})
        ((_, self.port, _),) = self.told
        self.told.clear()
        try:
            await act(self)
        finally:
            for writer in self._writers:
                writer.close()
            await server.close()


Act = Callable[[_Here], Awaitable[None]]


def on_clock(act: Act, address: str = ADDRESS) -> None:
    clock = _Clock()
    with asyncio.Runner(loop_factory=lambda: clock) as runner:
        runner.run(_Here(clock, address).run(act))


@pytest.mark.parametrize("asked", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\x16\x03\x01"])
def test_five_seconds_are_there_to_ask(asked: bytes) -> None:
    async def act(here: _Here) -> None:
        reader, writer = await here.connect()
        writer.write(asked)
        await here.clock.pass_to(4.99)
        assert not reader.at_eof()
        await here.clock.pass_to(5.01)
        assert reader.at_eof() or reader.exception()

    on_clock(act)


def test_ports_that_windows_keeps_for_itself_are_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    serve = phone_server.serve

    def keep_a_block(handle: Any, address: str, port: int, **more: Any) -> Any:
        if port < 47_700:
            raise PermissionError(errno.EACCES, "forbidden by its access permissions")
        return serve(handle, address, port, **more)

    async def act(here: _Here) -> None:
        assert here.port == 47_781
        assert b" 421 " in await here.answer(request("/", {"Host": "evil.test"}))

    monkeypatch.setattr(phone_server, "serve", keep_a_block)
    on_clock(act)


def test_thirty_two_may_be_connected_and_the_next_when_one_leaves() -> None:
    async def act(here: _Here) -> None:
        streams = [await here.connect() for _ in range(32)]
        refused, _ = await here.connect()
        assert refused.at_eof() or refused.exception()
        assert not any(reader.at_eof() for reader, _ in streams)
        streams[0][1].close()
        await here.clock.pass_to(0)
        assert (await here.answer(request("/", {"Host": "evil.test"}))).startswith(b"HTTP/1.1 421")

    on_clock(act)


@pytest.mark.skipif(not HAS_IPV6, reason="no IPv6")
def test_an_address_of_ipv6_is_guarded_as_one_of_ipv4() -> None:
    async def act(here: _Here) -> None:
        own = f"[::1]:{here.port}"
        page = await here.answer(request("/", {"Host": own}))
        assert page.startswith(b"HTTP/1.1 200")
        assert b"connect-src 'self';" in page
        for host in ("evil.test", "[::1]", f"[::2]:{here.port}", f"::1:{here.port}", "[::1]:1"):
            assert b" 421 " in await here.answer(request("/", {"Host": host}))
            assert b" 421 " in await here.answer(upgrade(host, f"http://{own}"))
        assert b" 403 " in await here.answer(upgrade(own, "http://evil.test"))
        assert b" 403 " in await here.answer(upgrade(own, "http://[::2]:47474"))
        assert b" 101 " in await here.answer(upgrade(own, f"http://{own}"))

    on_clock(act, "::1")


NUMBER = b"483915"


def code_in(got: bytes) -> int:
    """Returns the code of the frame that closes a socket, the last one."""
    return int.from_bytes(got[-2:]) if got[-4:-2] == b"\x88\x02" else 0


def test_a_number_only_asks_and_the_key_follows_a_yes() -> None:
    async def act(here: _Here) -> None:
        here.server.invite(0, KEY.encode())
        here.server.offer(0, NUMBER)
        reader = await here.type(NUMBER.decode())
        assert here.told == [("asks", 0, "")]
        assert b'{"t":"asked"}' in await reader.read(99)
        again = await here.type(NUMBER.decode())
        assert code_in(await again.read(99)) == Code.WRONG_NUMBER
        here.server.admit(0)
        assert KEY.encode() in await reader.read(99)
        here.server.offer(0, NUMBER)
        refused = await here.type(NUMBER.decode())
        here.server.reject(0)
        await here.clock.pass_to(0)
        got = await refused.read(999)
        assert KEY.encode() not in got
        assert code_in(got) == Code.WRONG_NUMBER

    on_clock(act)


def test_a_number_lives_for_two_minutes_and_bears_five_wrong_ones() -> None:
    async def act(here: _Here) -> None:
        here.server.invite(0, KEY.encode())
        here.server.offer(0, NUMBER)
        await here.clock.pass_to(119.9)
        here.server.note_time()
        assert not here.told
        await here.clock.pass_to(120)
        assert code_in(await (await here.type("483915")).read(99)) == Code.WRONG_NUMBER
        here.server.offer(0, NUMBER)
        await here.clock.pass_to(240)
        here.server.note_time()
        assert here.told == [("lapsed", 0, "")]
        here.server.offer(0, NUMBER)
        for wrong in ("", "0", "\ud800", "48391"):
            assert not here.told[1:]
            await here.type(wrong)
        assert here.told[1:] == [("spent", 0, "")]
        here.server.offer(0, NUMBER)
        assert code_in(await (await here.type("483915")).read(99)) == Code.WRONG_NUMBER
        here.server.invite(0, KEY.encode())
        here.server.offer(0, NUMBER)
        await here.type("483915")
        assert here.told[-1] == ("asks", 0, "")

    on_clock(act)


def test_a_phone_waits_a_minute_for_the_answer() -> None:
    async def act(here: _Here) -> None:
        here.server.invite(0, KEY.encode())
        here.server.offer(0, NUMBER)
        reader = await here.type("483915")
        await here.clock.pass_to(59)
        assert len(here.told) == 1
        await here.clock.pass_to(61)
        assert here.told[1:] == [("unasked", 0, "")]
        assert code_in(await reader.read(999)) == Code.WRONG_NUMBER

    on_clock(act)
