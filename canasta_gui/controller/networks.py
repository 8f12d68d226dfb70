"""The networks of this computer, as the system tells them."""

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface, QUdpSocket

from canasta_gui.phones.addresses import Network, rank

_FAR = "192.0.2.1"
"""An address that belongs to nobody: nothing is sent, the system only chooses the way."""


def networks() -> tuple[Network, ...]:
    """Returns the networks in which a phone may be, the likeliest first."""
    wanted = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    default = _default_address()
    return rank(
        Network(adapter.humanReadableName(), address, is_default=address == default)
        for adapter in QNetworkInterface.allInterfaces()
        if adapter.flags() & wanted == wanted
        for address in (entry.ip().toString() for entry in adapter.addressEntries())
    )


def _default_address() -> str:
    """Returns the address from which the internet would be reached; empty without a way."""
    socket = QUdpSocket()
    socket.connectToHost(_FAR, 9)
    is_found = socket.waitForConnected(0) or (
        socket.state() is QAbstractSocket.SocketState.ConnectedState
    )
    address = socket.localAddress().toString() if is_found else ""
    socket.abort()
    return address
