"""Serves one page and one socket in the home network. Knows seats by number and key, no cards."""

import asyncio
import errno
import hmac
from collections.abc import Callable
from logging import CRITICAL, Logger
from typing import Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.http11 import Request, Response

from canasta_gui.phones.addresses import host_of
from canasta_gui.phones.line import CountedConnection, PhoneLine, close_line, now
from canasta_gui.phones.numbers import TypedNumbers
from canasta_gui.phones.requests import answer
from canasta_gui.phones.wire import (
    MOST_BYTES,
    WATCH,
    Code,
    Files,
    Hello,
    Typed,
    WireError,
    read_hello,
    read_object,
    write,
)

_HELLO_S: Final = 3.0
"""The seconds within which a connection has to say who it is."""
_QUIET_S: Final = 25.0
"""The seconds after which a phone that says nothing is taken to sleep."""
_ANSWER_S: Final = 60.0
"""The seconds for which a phone waits until somebody at the table says that it is the right one."""
_MOST_SOCKETS: Final = 16
_WATCHERS: Final = range(WATCH, WATCH - 8, -1)
"""The places of phones that only watch."""
_TRIES: Final = 10
"""The number of ports that are tried."""
_STEP: Final = 101
"""From one of them to the next: Windows keeps blocks of a hundred for its virtual machines."""

Tell = Callable[[str, int, str], None]
"""Receives what happens: its kind, the seat, and a text of the page."""


class PhoneServer:
    """Lets phones in by their keys, and passes on what they send."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._server: Server | None = None
        self._files: Files = {}
        self._address = ""
        self._host = ""
        self._keys: dict[int, bytes] = {}
        self._numbers = TypedNumbers()
        self._asking: dict[int, PhoneLine] = {}
        """The phones that typed the number of a seat and wait for the table's answer."""
        self._lines: dict[int, PhoneLine] = {}
        self._sockets = 0

    async def open(self, address: str, port: int, files: Files) -> None:
        """Listens on one address and the port, or on another if that is taken. Tells ``open``
        with the port, or ``shut``. Phones on the same address go on trying.
        """
        is_same, self._address = address == self._address, address
        await self.close(CloseCode.GOING_AWAY if is_same else Code.UNKNOWN_KEY)
        self._files = files
        for wanted in range(port, port + _TRIES * _STEP, _STEP):
            try:
                self._server = await self._listen(address, wanted)
            except OSError as error:
                if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                    break
            else:
                self._host = host_of(address, wanted)
                self._tell("open", wanted, "")
                return
        self._tell("shut", 0, "")

    def replace_files(self, files: Files) -> None:
        """Serves other files to pages from now on; lines stay as they are."""
        self._files = files

    async def _listen(self, address: str, port: int) -> Server:
        # A logger that nobody else knows, and that writes nothing: at DEBUG it would write keys
        # and cards, and an error's message may hold them.
        silence = Logger("phones", CRITICAL + 1)  # noqa: LOG001
        return await serve(
            self._serve,
            address,
            port,
            process_request=self._answer,
            create_connection=CountedConnection,
            logger=silence,
            server_header=None,
            compression=None,
            open_timeout=5,
            ping_interval=5,
            ping_timeout=5,
            close_timeout=1,
            max_size=MOST_BYTES,
            max_queue=4,
        )

    async def close(self, code: int = CloseCode.GOING_AWAY) -> None:
        """Stops listening, and lets every phone go; by the usual code they go on trying."""
        server, self._server = self._server, None
        if server is not None:
            server.close(code=code)
            await server.wait_closed()

    def invite(self, seat: int, key: bytes) -> None:
        """Lets the phone with this key play the seat; an earlier key is worth nothing any more."""
        self._keys[seat] = key
        self._numbers.wrong = 0

    def offer(self, seat: int, number: bytes) -> None:
        """Lets a phone ask for the key of a seat that sends this number: once, and within two
        minutes; without a number none may ask.
        """
        self._numbers.offer(seat, number, now())
        if not number:
            self.reject(seat)

    def admit(self, seat: int) -> None:
        """Gives the key of a seat to the phone that asks for it."""
        line = self._asking.pop(seat, None)
        if line is not None:
            line.put("key", write("key", key=self._keys[seat].decode()))

    def reject(self, seat: int) -> None:
        """Sends the phone away that asks for the key of a seat."""
        line = self._asking.pop(seat, None)
        if line is not None:
            self._numbers.wrong += 1
            close_line(line.socket, Code.WRONG_NUMBER)

    def forget(self, seat: int) -> None:
        """Takes the seat from its phone."""
        self.offer(seat, b"")
        self._keys.pop(seat, None)
        for line in self._lines_of(seat):
            del self._lines[line.seat]
            close_line(line.socket, Code.LEFT)

    def refuse(self, seat: int) -> None:
        """Closes the line of a phone that said what no page of ours says."""
        if seat in self._lines:
            close_line(self._lines[seat].socket, Code.NOT_UNDERSTOOD)

    def send(self, seat: int, kind: str, text: str) -> None:
        """Sends a message to the phone of the seat, if one is there."""
        for line in self._lines_of(seat):
            line.put(kind, text)

    def _lines_of(self, seat: int) -> list[PhoneLine]:
        places = _WATCHERS if seat == WATCH else (seat,)
        return [self._lines[place] for place in places if place in self._lines]

    def note_time(self) -> None:
        """Tells ``quiet`` of phones that have been silent for long, and ``lapsed`` of numbers that
        are too old; to be called every second.
        """
        for seat in self._numbers.drop_old(now()):
            self._tell("lapsed", seat, "")
        for line in self._lines.values():
            if line.seat >= 0 and not line.is_quiet and now() - line.heard_at > _QUIET_S:
                line.is_quiet = True
                self._tell("quiet", line.seat, "")

    # --- requests

    def _answer(self, _socket: ServerConnection, request: Request) -> Response | None:
        """Returns a file or a refusal; ``None`` lets the socket be opened."""
        has_room = self._sockets < _MOST_SOCKETS
        return answer(request, self._host, self._files, has_room=has_room)

    async def _serve(self, socket: ServerConnection) -> None:
        self._sockets += 1
        try:
            line = await self._let_in(socket)
            if line is not None:
                await self._talk(line)
        except WireError as error:
            await socket.close(error.code)
        except (TimeoutError, ConnectionClosed):
            await socket.close(Code.NOT_UNDERSTOOD)
        finally:
            self._sockets -= 1

    async def _let_in(self, socket: ServerConnection) -> PhoneLine | None:
        """Returns the line of a phone with a right key; ``None`` if another one is there."""
        async with asyncio.timeout(_HELLO_S):
            hello = read_hello(await socket.recv())
        if isinstance(hello, Typed):
            await self._ask(socket, hello.number)
            return None
        seat = self._place_of(hello)
        before = self._lines.get(seat)
        is_other = before is not None and before.device != hello.device
        if is_other and not hello.is_taking:
            await socket.send(write("taken"))
            await socket.close(Code.REPLACED)
            return None
        line = self._lines[seat] = PhoneLine(socket, seat, hello.device, now())
        if before is not None:
            close_line(before.socket, Code.REPLACED)
        if seat >= 0:
            self._numbers.offer(seat, b"", now())
        self._tell("replaced" if is_other else "here", max(seat, WATCH), "")
        return line

    async def _ask(self, socket: ServerConnection, number: bytes) -> None:
        """Asks at the table whether a phone with a right number may come in, and waits for the
        answer.
        """
        seat = self._numbers.take(number, now())
        if seat is None:
            for spent in self._numbers.drop_spent():
                self._tell("spent", spent, "")
            raise WireError(Code.WRONG_NUMBER)
        line = self._asking[seat] = PhoneLine(socket, seat, "", now())
        line.put("asked", write("asked"))
        self._tell("asks", seat, "")
        try:
            async with asyncio.timeout(_ANSWER_S):
                await self._talk(line)
        except TimeoutError as error:
            raise WireError(Code.WRONG_NUMBER) from error
        finally:
            if self._asking.get(seat) is line:
                del self._asking[seat]
                self._tell("unasked", seat, "")

    def _place_of(self, hello: Hello) -> int:
        """Returns the seat of a phone, or the place that it has, or gets, among those who watch."""
        seat = self._seat_of(hello)
        if seat != WATCH:
            return seat
        own = [it.seat for it in self._lines_of(WATCH) if it.device == hello.device]
        free = [place for place in _WATCHERS if place not in self._lines]
        if not own + free:
            raise WireError(Code.TOO_MANY)
        return (own + free)[0]

    def _seat_of(self, hello: Hello) -> int:
        # Every key is compared: how long it takes tells nothing.
        found = [seat for seat, key in self._keys.items() if hmac.compare_digest(key, hello.key)]
        if not found:
            raise WireError(Code.UNKNOWN_KEY)
        return found[0]

    async def _talk(self, line: PhoneLine) -> None:
        writer = asyncio.create_task(line.write_on())
        try:
            async for text in line.socket:
                if not line.hear():
                    raise WireError(Code.TOO_MANY)
                self._take(line, text)
        finally:
            writer.cancel()
            if self._lines.get(line.seat) is line:
                del self._lines[line.seat]
                if line.seat >= 0 or not self._lines_of(WATCH):
                    self._tell("gone", max(line.seat, WATCH), "")

    def _take(self, line: PhoneLine, text: str | bytes) -> None:
        kind = read_object(text)["t"]
        if line.is_quiet:
            line.is_quiet = False
            self._tell("woke", line.seat, "")
        if kind == "ping":
            line.put("pong", write("pong"))
        elif line.seat >= 0 and kind in ("do", "raise", "hint", "bye") and isinstance(text, str):
            if self._lines.get(line.seat) is line:
                self._tell("said", line.seat, text)
        else:
            raise WireError
