"""A webhook leads to the public internet, or nowhere."""

from ipaddress import ip_address

import pytest

from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import Webhook
from stellwerk.server.notices.address import BadAddress, find_destination, is_public, read_url
from stellwerk.server.notices.webhook import Webhooks
from stellwerk.server.settings import Settings

pytestmark = pytest.mark.anyio

INSIDE = (
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "[::1]", "[::]", "[fe80::1]", "[fd00::1]",
    "[fec0::1]", "[ff02::1]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[::127.0.0.1]",
    "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "localhost", "localhost.",
)  # fmt: skip
DISGUISED = ("2130706433", "0x7f000001", "127.1", "0177.0.0.1")


@pytest.mark.parametrize("host", INSIDE)
async def test_an_address_inside_the_own_network_is_refused(host: str) -> None:
    with pytest.raises(Denied) as denied:
        await Webhooks(Settings()).check(Webhook("generic", f"http://{host}/hook"))
    assert (denied.value.code, denied.value.arguments) == (
        "bad-webhook",
        {"reason": "unreachable"},
    )


@pytest.mark.parametrize("host", DISGUISED)
async def test_an_address_in_disguise_is_refused(host: str) -> None:
    with pytest.raises(Denied, match="bad-webhook"):
        await Webhooks(Settings()).check(Webhook("generic", f"http://{host}/hook"))


@pytest.mark.parametrize("host", ["9.9.9.9", "[2620:fe::fe]", "[64:ff9b::909:909]"])
async def test_a_public_address_is_welcome(host: str) -> None:
    await Webhooks(Settings()).check(Webhook("generic", f"https://{host}/hook"))


async def test_a_private_address_is_welcome_where_the_operator_wants_it() -> None:
    settings = Settings(private_webhooks=True)
    await Webhooks(settings).check(Webhook("generic", "http://127.0.0.1:8123/hook"))


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://ann:secret@9.9.9.9/", "user"),
        ("http://ann@9.9.9.9/", "user"),
        ("http://9.9.9.9:25/", "port"),
        ("http://9.9.9.9:1023/", "port"),
        ("http://9.9.9.9:65536/", "port"),
        ("http:///hook", "url"),
        ("ftp://9.9.9.9/", "url"),
        ("http://[::1/", "url"),
    ],
)
async def test_an_odd_url_is_refused_with_its_reason(url: str, reason: str) -> None:
    with pytest.raises(BadAddress) as bad:
        await find_destination(url, private_too=False)
    assert bad.value.reason == reason


@pytest.mark.parametrize("port", [80, 443, 1024, 8443, 65535])
def test_usual_and_high_ports_are_welcome(port: int) -> None:
    read_url(f"http://9.9.9.9:{port}/")


async def test_a_name_nobody_knows_is_refused() -> None:
    with pytest.raises(BadAddress) as bad:
        await find_destination("https://nobody.invalid/hook", private_too=True)
    assert (bad.value.reason, bad.value.may_pass) == ("unknown-host", True)


def test_a_public_address_written_as_ipv6_stays_public() -> None:
    assert is_public(ip_address("::ffff:9.9.9.9"))
