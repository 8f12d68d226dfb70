"""Ranks the addresses of this computer by how likely a phone in the same home reaches them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from math import inf
from typing import Final

_VIRTUAL: Final = re.compile(
    r"docker|podman|^br-|^bridge1|veth|v(irtual)?box|vmnet|vmware|parallels|hyper-v|vethernet|wsl"
    r"|virbr|libvirt|^(lxc|lxd|incus)br"
    r"|^tun|^tap|utun|^wg|wireguard|wintun|nordlynx|mullvad|tailscale|^zt|^feth|zerotier|vpn|^ppp",
    re.IGNORECASE,
)
"""The names of adapters that lead to virtual machines and private tunnels, not to the home."""
_HOMES: Final = tuple(
    map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7", "2000::/3"))
)
"""The networks of homes, the commonest first."""


@dataclass(frozen=True, slots=True)
class Network:
    """A network that this computer is in."""

    name: str
    """The name of the adapter, as the system shows it to people."""
    address: str
    is_default: bool = False
    """Whether this computer reaches the internet through the adapter."""
    lasts_s: float = inf
    """The seconds for which the address is used."""


def rank(networks: Iterable[Network]) -> tuple[Network, ...]:
    """Returns the networks in which a phone may be, the likeliest first; others come last, and
    those that lead nowhere are left out.

    IPv6 gives an adapter several addresses, some of them for a day: the best stands for them.
    """
    kept: dict[tuple[str, str], Network] = {}
    for network in sorted(filter(_is_usable, networks), key=_distance):
        other = "" if _is_long(network.address) else network.address
        kept.setdefault((network.name, other), network)
    return tuple(kept.values())


def host_of(address: str, port: int) -> str:
    """Returns how browsers write the two in front of a page and in ``Host``."""
    return f"[{address}]:{port}" if _is_long(address) else f"{address}:{port}"


def is_near(own: str, peer: str) -> bool:
    """Returns whether who connects may be in the same home: not every router keeps the internet
    from addresses of IPv6.
    """
    here, there = ip_address(own), ip_address(peer)
    if here.version == 4 or not here.is_global or there.is_link_local:
        return True
    return there in ip_network(f"{own}/64", strict=False)


def _is_long(address: str) -> bool:
    return ":" in address


def _is_usable(network: Network) -> bool:
    try:
        found = ip_address(network.address)
    except ValueError:
        return False
    # What is local to a link has a zone in IPv6, and browsers open no address with a zone.
    is_nowhere = found.is_loopback or found.is_link_local or found.is_unspecified
    return network.lasts_s > 0 and not is_nowhere


def _distance(network: Network) -> tuple[bool, bool, bool, int, float]:
    """Returns what keeps a phone from a network, the greatest hindrance first. Nobody likes to
    type an address of IPv6.
    """
    address = ip_address(network.address)
    homes = (at for at, home in enumerate(_HOMES) if address in home)
    home = next(homes, len(_HOMES))
    is_far = home == len(_HOMES) or _VIRTUAL.search(network.name) is not None
    is_other = not network.is_default
    return is_far, _is_long(network.address), is_other, home, -network.lasts_s
