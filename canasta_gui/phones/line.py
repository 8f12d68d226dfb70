"""The connections of phones: counted as they come, and written to without waiting for them."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from typing_extensions import override
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from canasta_gui.phones.addresses import is_near
from canasta_gui.phones.wire import Code

_MOST_CONNECTIONS: Final = 32
_SEND_S: Final = 10.0
"""The seconds after which a phone that does not read is let go."""
_PER_SECOND, _AT_ONCE = 20, 40


@dataclass(eq=False, slots=True)
class PhoneLine:
    """The connection of the phone at a seat."""

    socket: ServerConnection
    seat: int
    device: str
    heard_at: float
    is_quiet: bool = False
    budget: float = _AT_ONCE
    pending: dict[str, str] = field(default_factory=dict[str, str])
    """The newest unsent message of each kind: older ones are worth nothing."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    def put(self, kind: str, text: str) -> None:
        """Sends a message in place of an unsent one of its kind."""
        self.pending.pop(kind, None)
        self.pending[kind] = text
        self.wake.set()

    def hear(self) -> bool:
        """Counts a message; returns whether it is within what a phone may send."""
        before, self.heard_at = self.heard_at, now()
        earned = (self.heard_at - before) * _PER_SECOND
        self.budget = min(_AT_ONCE, self.budget + earned) - 1
        return self.budget >= 0

    async def write_on(self) -> None:
        """Sends what is put, until the connection closes."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.pending:
                kind = next(iter(self.pending))
                try:
                    async with asyncio.timeout(_SEND_S):
                        await self._write(kind, self.pending.pop(kind))
                except TimeoutError:
                    self.socket.transport.abort()
                    return
                except ConnectionClosed:
                    return

    async def _write(self, kind: str, text: str) -> None:
        """Sends a message; a state is only out of the way when the phone has read it.

        Whatever lies between would keep hundreds of states for a phone that sleeps.
        """
        await self.socket.send(text)
        if kind == "state":
            await (await self.socket.ping())


class CountedConnection(ServerConnection):
    """A connection that is dropped at once where there are too many, or that comes from far."""

    count = 0
    """The number of open connections, also of those that have not yet said anything."""

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        CountedConnection.count += 1
        super().connection_made(transport)
        own, peer = map(transport.get_extra_info, ("sockname", "peername"))
        is_far = not own or not peer or not is_near(own[0], peer[0])
        if is_far or CountedConnection.count > _MOST_CONNECTIONS:
            self.transport.abort()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        CountedConnection.count -= 1
        super().connection_lost(exc)


def now() -> float:
    """Returns the time of the running loop, in seconds."""
    return asyncio.get_running_loop().time()


def close_line(socket: ServerConnection, code: Code) -> None:
    """Closes a connection without waiting for the other end."""
    task = asyncio.ensure_future(socket.close(code))
    _CLOSING.add(task)
    task.add_done_callback(_CLOSING.discard)


_CLOSING: set[asyncio.Future[None]] = set()
"""The closings under way; the event loop alone would not keep them."""
