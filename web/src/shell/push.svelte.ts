/** Notices with the page closed: this browser gives the server an address at its maker's push service. */

import { answer } from "../api/client.ts";
import { api } from "../api/server.ts";
import { router } from "../visitor/router.svelte.ts";

const WORKER = "/push-worker.js";

/** The browser has no way to its push service just now. */
export class PushUnreachable extends Error {}

class Push {
  /** Whether this browser can be told at all: it takes https, or this very machine. */
  readonly possible =
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  /** Whether this browser is told. */
  on = $state(false);
  /** On how many devices I am told. */
  devices = $state(0);
  #key = "";

  /** Ask the server, and this browser, how things stand. */
  async look(): Promise<void> {
    this.#take(answer(await api.GET("/api/me/push")));
    const known = this.possible ? await this.#subscription() : undefined;
    this.on = known !== undefined && this.devices > 0;
  }

  /** Ask the person, and be told from now on; call this only when they have clicked for it. */
  async start(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return;
    const registration = await navigator.serviceWorker.register(WORKER);
    const body = addressOf(await subscribe(registration, this.#key));
    this.#take(answer(await api.PUT("/api/me/push", { body })));
    this.on = true;
  }

  /** Be told no more in this browser. */
  async stop(): Promise<void> {
    const known = this.possible ? await this.#subscription() : undefined;
    if (known) {
      this.#take(answer(await api.POST("/api/me/push/end", { body: { endpoint: known.endpoint } })));
      await known.unsubscribe();
    }
    this.on = false;
  }

  /** A notice that was clicked leads to its table, in the page that is open already. */
  follow(): void {
    if (!this.possible) return;
    navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ go?: string }>) => {
      if (event.data.go?.startsWith("/")) router.go(event.data.go);
    });
  }

  async #subscription(): Promise<PushSubscription | undefined> {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  }

  #take(state: { key: string; devices: number }): void {
    this.#key = state.key;
    this.devices = state.devices;
  }
}

async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.ready;
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (failure) {
    throw new PushUnreachable(String(failure));
  }
}

/** A subscription as the server wants it. */
export function addressOf(subscription: Pick<PushSubscription, "endpoint" | "getKey">): {
  endpoint: string;
  p256dh: string;
  auth: string;
} {
  return {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey("p256dh")),
    auth: base64url(subscription.getKey("auth")),
  };
}

function base64url(octets: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(octets ?? new ArrayBuffer()));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const push = new Push();
