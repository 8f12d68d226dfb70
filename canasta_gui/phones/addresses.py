"""Ranks the addresses of this computer by how likely a phone in the same home reaches them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address, IPv4Network
from typing import Final

_VIRTUAL: Final = re.compile(
    r"docker|^br-|veth|v(irtual)?box|vmnet|vmware|hyper-v|vethernet|wsl|virbr|libvirt"
    r"|^tun|^tap|utun|^wg|wireguard|tailscale|^zt|zerotier|vpn|^ppp",
    re.IGNORECASE,
)
"""The names of adapters that lead to virtual machines and private tunnels, not to the home."""
_HOMES: Final = tuple(map(IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
"""The networks of homes, the commonest first."""


@dataclass(frozen=True, slots=True)
class Network:
    """A network that this computer is in."""

    name: str
    """The name of the adapter, as the system shows it to people."""
    address: str
    is_default: bool = False
    """Whether this computer reaches the internet through it."""


def rank(networks: Iterable[Network]) -> tuple[Network, ...]:
    """Returns the networks in which a phone may be, the likeliest first; others come last, and
    those that lead nowhere are left out.
    """
    usable = [it for it in networks if _is_usable(it.address)]
    return tuple(sorted(usable, key=_distance))


def _is_usable(address: str) -> bool:
    try:
        found = IPv4Address(address)
    except AddressValueError:
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _distance(network: Network) -> tuple[bool, bool, int]:
    """Returns what keeps a phone from a network, the greatest hindrance first."""
    address = IPv4Address(network.address)
    homes = (at for at, home in enumerate(_HOMES) if address in home)
    home = next(homes, len(_HOMES))
    is_far = home == len(_HOMES) or _VIRTUAL.search(network.name) is not None
    return is_far, not network.is_default, home
