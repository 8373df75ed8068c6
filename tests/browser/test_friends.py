"""Playing with friends: invitations, matches that are over, and news with the page closed."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from tests.browser.test_accessibility import findings
from tests.server.client import Guest, eventually
from tests.server.deployment import Deployment
from tests.server.notices.push_service import PushBrowser

pytestmark = pytest.mark.browser

#: A push service that is not there: what a browser with a network would have been given by it.
SUBSCRIBED = """([endpoint, p256dh, auth]) => {
  const octets = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    letter => letter.charCodeAt(0)).buffer;
  const keys = { p256dh: octets(p256dh), auth: octets(auth) };
  const unsubscribe = async () => localStorage.removeItem('subscribed');
  const subscription = { endpoint, getKey: name => keys[name], unsubscribe };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.askedWith = applicationServerKey;
    localStorage.setItem('subscribed', 'yes');
    return subscription;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('subscribed') ? subscription : null;
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const notices = await registration.getNotifications();
  return notices.map(({ title, body, data }) => [title, body, data]);
}"""
SHOWN_BY_WORKER = "async () => (await self.registration.getNotifications()).length"
COUNT_LOOKS = """() => {
  const look = self.clients.matchAll.bind(self.clients);
  self.looks = 0;
  self.clients.matchAll = async (query) => {
    const pages = await look(query);
    self.looks += 1;
    return pages;
  };
}"""
PAGES_OF_WORKER = """async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length"""


def test_an_invitation_says_what_it_is_to_and_the_waiting_room_asks_to_share_it(
    deployment: Deployment, come: NewPerson
) -> None:
    ada = come(deployment, bypass_csp=True, viewport=PHONE)
    bob = come(deployment, "Bob", is_known=False, bypass_csp=True)
    clock = {"kind": "turn", "seconds": 90}
    made = ada.new_table("ticket-usa", ["me", "open", "open"], clock=clock)
    ada.open(f"/t/{made['table']['id']}")
    ada.button("Show link and QR code").click()
    link = ada.page.get_by_label("Invitation link").input_value()
    expect(ada.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    expect(ada.button("Copy link")).to_have_class(re.compile("primary"))
    expect(ada.button(re.compile("bots on open seats"))).not_to_have_class(re.compile("primary"))
    ada.sees("90 seconds for each decision")

    bob.open(link)
    bob.sees("Ada invites you to Ticket to Ride: USA")
    bob.sees("3 players, 2 seats are free")
    bob.sees("90 seconds for each decision")
    found = findings(ada) + findings(bob)
    assert not found, "\n".join(found)
    ada.button(re.compile("bots on open seats")).click()
    expect(ada.find("section.players")).to_be_visible()
    bob.page.reload()
    bob.sees("This match has begun.")


def test_my_matches_say_how_they_ended_and_can_be_put_away(
    deployment: Deployment, come: NewPerson
) -> None:
    player = Guest(deployment, "Ada")
    options = {"rounds": 1}
    over = player.new_table("trans-amerika", ["me", "bot"], options=options)["table"]["id"]
    result = player.play_out(over)["result"]
    running = player.new_table("trans-amerika", ["me", "bot"])["table"]["id"]
    ada = come(deployment, is_known=False, bypass_csp=True)
    ada.open(player.post("/api/me/link")["url"])
    expect(ada.find(f"a[href='/t/{running}']").first).to_be_visible()
    ada.open("/matches")
    expect(ada.page).to_have_title("● Your turn – Trans Amerika")
    ada.sees(f"Ada ({result['scores'][0]['total']})")
    expect(ada.page.get_by_role("table", name="By board")).to_contain_text("Trans Amerika")
    expect(ada.page.get_by_role("table", name="By opponent").locator("tbody tr")).to_have_count(1)
    found = findings(ada)
    assert not found, "\n".join(found)
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.button("Give up Trans Amerika").click()
    expect(ada.find(f"a[href='/t/{running}']")).to_have_count(0)
    expect(ada.page).to_have_title("My matches – Stellwerk")
    assert ada.table(running)["status"] == "closed"
    ada.button("Remove Trans Amerika from my list").click()
    ada.sees("You have no matches yet.")
    expect(ada.page.get_by_role("table", name="By board")).to_contain_text("Trans Amerika")
    player.close()


def test_a_browser_is_told_while_no_page_is_open(deployment: Deployment, come: NewPerson) -> None:
    """Everything but the way through the push service: that needs a network."""
    ada = come(deployment, permissions=["notifications"])
    device = PushBrowser().device("https://9.9.9.9/push/1")
    given = json.dumps([device.endpoint, device.p256dh, device.auth])
    ada.page.add_init_script(f"({SUBSCRIBED})({given})")
    ada.open("/settings")
    ada.button("Tell me on this device").click()
    ada.sees("You are told on one device.")
    key = ada.ask("GET", "/api/me/push")["key"]
    assert ada.page.evaluate("window.askedWith") == key

    # Whoever looks at a page is not told; then the page is left, and other news come.
    devtools = ada.context.new_cdp_session(ada.page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    ada.page.wait_for_function(
        "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
    )
    while not registered:
        ada.page.wait_for_timeout(20)  # in which events come in

    def deliver(link: str) -> None:
        notice = {"title": "Your turn: Trans Europa", "body": "With Bob", "link": link}
        message = {"origin": deployment.address(), "registrationId": registered[-1]}
        devtools.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(notice)})

    worker = ada.context.service_workers[-1]
    worker.evaluate(COUNT_LOOKS)
    deliver("/t/seen-on-the-page")
    eventually(lambda: worker.evaluate("self.looks") == 1)
    assert ada.page.evaluate(SHOWN) == []
    ada.page.goto("about:blank")
    # A page that was left goes a moment later: until then the worker would leave the telling to it.
    eventually(lambda: worker.evaluate(PAGES_OF_WORKER) == 0)
    deliver("/t/t1")
    eventually(lambda: worker.evaluate(SHOWN_BY_WORKER) == 1)
    ada.open("/settings")
    assert ada.page.evaluate(SHOWN) == [["Your turn: Trans Europa", "With Bob", "/t/t1"]]
    ada.button("No longer on this device").click()
    expect(ada.button("Tell me on this device")).to_be_visible()
    assert ada.ask("GET", "/api/me/push")["devices"] == 0
