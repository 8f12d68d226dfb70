"""The networks of this computer, as the system tells them."""

from math import inf

from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QNetworkAddressEntry,
    QNetworkInterface,
    QUdpSocket,
)

from canasta_gui.phones.addresses import Network, rank

_FAR = ("192.0.2.1", "2001:db8::1")
"""Addresses that belong to nobody: nothing is sent, the system only chooses the way."""


def networks() -> tuple[Network, ...]:
    """Returns the networks in which a phone may be, the likeliest first."""
    wanted = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    defaults = set(map(_address_towards, _FAR)) - {""}
    found: list[Network] = []
    for adapter in QNetworkInterface.allInterfaces():
        if adapter.flags() & wanted == wanted:
            entries = {it.ip().toString(): _lasts_s(it) for it in adapter.addressEntries()}
            name, is_default = adapter.humanReadableName(), bool(defaults & entries.keys())
            found += [Network(name, it, is_default, lasts_s) for it, lasts_s in entries.items()]
    return rank(found)


def has_address(address: str) -> bool:
    """Returns whether this computer still has an address."""
    return QHostAddress(address) in QNetworkInterface.allAddresses()


def _lasts_s(entry: QNetworkAddressEntry) -> float:
    left = entry.preferredLifetime()
    return inf if left.isForever() or not entry.isLifetimeKnown() else left.remainingTime() / 1000


def _address_towards(far: str) -> str:
    """Returns the address from which another is reached; empty without a way."""
    socket = QUdpSocket()
    socket.connectToHost(far, 9)
    is_found = socket.waitForConnected(0) or (
        socket.state() is QAbstractSocket.SocketState.ConnectedState
    )
    address = socket.localAddress().toString() if is_found else ""
    socket.abort()
    return address
