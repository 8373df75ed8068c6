"""Addresses under which people reach a server."""

import socket

# One address in each range that homes and offices use, and one on the internet; asking which of our
# own addresses leads there sends nothing.
ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}


def local_host(host: str) -> str:
    """Where this machine itself reaches a server that listens at a host.

    >>> local_host("0.0.0.0"), local_host("192.168.1.20")
    ('127.0.0.1', '192.168.1.20')
    """
    return EVERYWHERE.get(host, host)


def web_address(host: str, port: int) -> str:
    """The address to type into a browser.

    >>> web_address("::1", 8400)
    'http://[::1]:8400'
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_addresses(host: str, port: int) -> list[str]:
    """Addresses that others on the network can use; none if the server listens for us alone.

    >>> network_addresses("127.0.0.1", 8400)
    []
    """
    if host not in EVERYWHERE:
        return (
            []
            if host == "localhost" or host.startswith(("127.", "::1"))
            else [web_address(host, port)]
        )
    return [web_address(own, port) for own in own_addresses()]


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine on its networks.

    >>> any(address.startswith("127.") for address in own_addresses())
    False
    """
    found = [_address_towards(target) for target in ELSEWHERE]
    return sorted({each for each in found if each is not None and not each.startswith("127.")})


def _address_towards(target: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
