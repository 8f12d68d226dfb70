"""A phone without a page, which keeps all that its wire brings."""

import json
import select
import socket
import time
from collections import deque
from typing import Any

from canasta_gui.phones.wire import VERSION
from tests.gui.phones.served import upgrade

Values = dict[str, Any]
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_AT_ONCE, _PAUSE_S = 30, 2.0
"""As many messages a phone says at most in so many seconds."""


class TapedPhone:
    """A phone that is a bare socket, with all bytes that came over its wire as they came."""

    def __init__(self, link: str, seat: int) -> None:
        host, self.key = link.removeprefix("http://").split("/#")
        address, port = host.rsplit(":", 1)
        self.tape = bytearray()
        self.newest: Values = {}
        """By kind, the newest message."""
        self.messages = 0
        self.unjudged: deque[Values] = deque()
        self._read = 0
        self._said: deque[float] = deque(maxlen=_AT_ONCE)
        self.line = socket.create_connection((address, int(port)))
        self.line.sendall(upgrade(host, f"http://{host}"))
        while b"\r\n\r\n" not in self.tape:
            self.tape += self.line.recv(4096)
        self._read = self.tape.index(b"\r\n\r\n") + 4
        self.say("hello", v=VERSION, key=self.key, device=f"phone {seat}")

    @property
    def may_speak(self) -> bool:
        """Whether the table takes another message now."""
        return len(self._said) < _AT_ONCE or time.monotonic() - self._said[0] > _PAUSE_S

    def say(self, kind: str, **members: object) -> None:
        self._said.append(time.monotonic())
        self._send(_TEXT, json.dumps({"t": kind, **members}).encode())

    def _send(self, kind: int, said: bytes) -> None:
        size = len(said)
        length = bytes([0x80 + size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.line.sendall(bytes([kind]) + length + bytes(4) + said)

    def hear(self) -> None:
        """Takes in what has come."""
        while select.select([self.line], [], [], 0)[0]:
            part = self.line.recv(65_536)
            assert part, "the line was closed"
            self.tape += part
        for kind, said in iter(self._frame, None):
            assert kind != _CLOSE, said
            if kind == _PING:
                self._send(_PONG, said)
            else:
                message = json.loads(said)
                self.newest[message["t"]] = message
                self.unjudged.append(message)
                self.messages += 1

    def _frame(self) -> tuple[int, bytes] | None:
        """Returns what the next frame is, and what it holds; ``None`` while it is not whole."""
        at, tape = self._read, self.tape
        if len(tape) < at + 2:
            return None
        size, begin_at = tape[at + 1], at + 2
        if size > 125:
            width = 2 if size == 126 else 8
            size, begin_at = int.from_bytes(tape[at + 2 : at + 2 + width], "big"), at + 2 + width
        if len(tape) < begin_at + size:
            return None
        self._read = begin_at + size
        return tape[at], bytes(tape[begin_at : self._read])
