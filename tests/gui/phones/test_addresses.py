"""Tests which network a phone is offered first."""

import pytest

from canasta_gui.controller.networks import networks
from canasta_gui.phones.addresses import Network, host_of, is_near, rank

HOME = Network("wlan0", "192.168.178.23")


@pytest.mark.parametrize(
    "others",
    [
        [Network("docker0", "172.17.0.1"), Network("br-1a2b", "192.168.144.1")],
        [Network("vboxnet0", "192.168.56.1"), Network("VirtualBox Host-Only", "192.168.56.1")],
        [Network("tun0", "10.8.0.2", is_default=True)],
        [Network("tailscale0", "100.101.3.4"), Network("utun3", "10.6.0.2", is_default=True)],
        [
            Network("vEthernet (WSL)", "172.22.0.1"),
            Network("vEthernet (Default Switch)", "172.1.2.3"),
        ],
        [Network("eth1", "8.8.4.4", is_default=True), Network("eth2", "10.0.0.7")],
    ],
)
def test_the_network_of_the_home_comes_first(others: list[Network]) -> None:
    for found in ([*others, HOME], [HOME, *others]):
        ranked = rank(found)
        assert ranked[0] == HOME
        assert set(ranked) == {HOME, *others}


@pytest.mark.parametrize(
    ("home", "others"),
    [
        pytest.param(
            Network("Drahtlosnetzwerk Küche", "10.0.0.23"),
            [
                Network("vEthernet (Default Switch)", "192.168.16.1"),
                Network("vEthernet (WSL (Hyper-V firewall))", "172.22.0.1"),
                Network("VMware Network Adapter VMnet8", "192.168.40.1"),
                Network("VirtualBox Host-Only Network", "192.168.56.1"),
                Network("OpenVPN TAP-Windows6", "10.8.0.6"),
                Network("NordLynx", "10.5.0.2", is_default=True),
                Network("Bluetooth-Netzwerkverbindung", "169.254.7.7"),
                Network("Loopback Pseudo-Interface 1", "127.0.0.1"),
                Network("WLAN Büro", "fe80::9%14"),
            ],
            id="Windows",
        ),
        pytest.param(
            Network("Wi-Fi", "10.0.0.23"),
            [
                Network("bridge100", "192.168.64.1"),
                Network("vmnet8", "192.168.40.1"),
                Network("Parallels Shared", "10.211.55.2"),
                Network("utun4", "10.6.0.2", is_default=True),
                Network("feth1", "192.168.191.4"),
                Network("awdl0", "fe80::8c:1%awdl0"),
                Network("lo0", "127.0.0.1"),
                Network("en0", "fd00::1"),
            ],
            id="macOS",
        ),
        pytest.param(
            Network("wlp3s0", "10.0.0.23"),
            [
                Network("docker0", "172.17.0.1"),
                Network("podman1", "10.89.0.1"),
                Network("lxdbr0", "192.168.99.1"),
                Network("virbr0", "192.168.122.1"),
                Network("wg-mullvad", "10.64.0.1", is_default=True),
            ],
            id="Linux",
        ),
    ],
)
def test_no_adapter_of_a_system_comes_before_the_home(home: Network, others: list[Network]) -> None:
    ranked = rank([*others, home])
    assert ranked[0] == home
    shown = {it for it in others if not it.address.startswith(("169.254.", "fe80:", "127."))}
    assert set(ranked[1:]) == shown
    # Where the network of the home hangs on such an adapter, it is still offered.
    assert rank(others[:1]) == (others[0],)


def test_of_two_homes_the_way_to_the_internet_comes_first() -> None:
    cable = Network("Ethernet", "10.0.0.5", is_default=True)
    assert rank([HOME, cable]) == (cable, HOME)


def test_what_leads_nowhere_is_not_offered() -> None:
    nowhere = ("127.0.0.1", "169.254.3.4", "fe80::1%eth0", "fe80::1", "::1", "::", "")
    assert rank(Network("eth0", address) for address in nowhere) == ()


def test_a_name_with_umlauts_is_an_ordinary_one() -> None:
    cafe = Network("Drahtlosnetzwerk Küche", "192.168.0.4")
    assert rank([cafe]) == (cafe,)


def test_of_several_long_addresses_of_an_adapter_the_most_lasting_of_the_home_is_offered() -> None:
    own = Network("wlan0", "fd12::7", lasts_s=3600)
    lasting, daily, old = (
        Network("wlan0", f"2003:a:b:1::{at}", lasts_s=lasts)
        for at, lasts in enumerate((7200.0, 600.0, 0.0), 1)
    )
    assert rank([old, daily, lasting]) == (lasting,)
    assert rank([daily, HOME, lasting, own]) == (HOME, own)
    docker = Network("docker0", "172.17.0.1")
    assert rank([docker, own, Network("tun0", "fd99::1")])[0] == own


def test_an_address_is_written_as_browsers_write_it() -> None:
    assert host_of("192.168.0.4", 47474) == "192.168.0.4:47474"
    assert host_of("fd12::7", 47474) == "[fd12::7]:47474"


@pytest.mark.parametrize(
    ("own", "peer", "is_in"),
    [
        ("192.168.0.4", "10.0.0.9", True),
        ("fd12::7", "fd12:0:0:1::9", True),
        ("2003:a:b:1::1", "2003:a:b:1:8000::9", True),
        ("2003:a:b:1::1", "fe80::9%wlan0", True),
        ("2003:a:b:1::1", "2003:a:b:2::9", False),
    ],
)
def test_nobody_comes_from_far_to_an_address_that_the_internet_may_reach(
    own: str, peer: str, *, is_in: bool
) -> None:
    assert is_near(own, peer) is is_in


def test_the_networks_of_this_computer_are_those_that_can_be_offered() -> None:
    found = networks()
    assert rank(found) == found
