"""Tests which network a phone is offered first."""

import pytest

from canasta_gui.phones.addresses import Network, rank

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
    for networks in ([*others, HOME], [HOME, *others]):
        ranked = rank(networks)
        assert ranked[0] == HOME
        assert set(ranked) == {HOME, *others}


def test_of_two_homes_the_way_to_the_internet_comes_first() -> None:
    cable = Network("Ethernet", "10.0.0.5", is_default=True)
    assert rank([HOME, cable]) == (cable, HOME)


def test_what_leads_nowhere_is_not_offered() -> None:
    nowhere = ("127.0.0.1", "169.254.3.4", "fe80::1%eth0", "::1", "")
    assert rank(Network("eth0", address) for address in nowhere) == ()


def test_a_name_with_umlauts_is_an_ordinary_one() -> None:
    cafe = Network("Drahtlosnetzwerk Küche", "192.168.0.4")
    assert rank([cafe]) == (cafe,)
