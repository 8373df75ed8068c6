// Shows what the server sends while no page is open, and leads to the table. It keeps and fetches nothing.

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Whoever is looking at a page sees it there. */
async function show(notice) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!notice || pages.some((page) => page.visibilityState === "visible")) return;
  const { title, body, link } = notice;
  await self.registration.showNotification(title, {
    body,
    tag: link,
    data: link,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  });
}

/** The page that is open already, or a new one; never another site. */
async function open(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (page === undefined) {
    await self.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  page.postMessage({ go: url.pathname });
}
