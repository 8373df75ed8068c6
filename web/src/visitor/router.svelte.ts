/** Which page is shown: the address says it, so that links, reloads and the back button work. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step: number | undefined }
  | { page: "invitation" | "link" | "confirm" }
  | { page: "matches" | "settings" | "watch" | "analysis" }
  | { page: "puzzles"; puzzle: string | undefined }
  | { page: "rules"; game: string | undefined; rule: string | undefined }
  | { page: "missing" };

const SIMPLE = ["link", "confirm", "matches", "settings", "watch", "analysis"] as const;

/** What the server answers itself, without this app. */
export function isElsewhere(path: string): boolean {
  return path.startsWith("/api/") || path === "/docs" || path.startsWith("/docs/");
}

/** The page behind a path. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  const simple = SIMPLE.find((page) => page === first);
  if (simple !== undefined && second === undefined) return { page: simple };
  // The word after it is for programs that show what a link leads to; the token behind the # opens it.
  if (first === "invitation" && third === undefined) return { page: "invitation" };
  if (first === "new" && second !== undefined) return { page: "new", game: second };
  if (first === "puzzles" && third === undefined) return { page: "puzzles", puzzle: second };
  if (first === "rules") return { page: "rules", game: second, rule: third };
  if (first === "t" && second !== undefined) {
    if (third === undefined) return { page: "table", table: second };
    if (third === "replay") {
      const step = Number(fourth);
      const known = fourth !== undefined && Number.isInteger(step) && step >= 0;
      return { page: "replay", table: second, step: known ? step : undefined };
    }
  }
  return { page: "missing" };
}

class Router {
  route = $state<Route>(routeOf(location.pathname));
  /** What follows `#`: tokens of links travel there, because servers never see it. */
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to another page; `replace` leaves no step back to this one. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname);
    this.fragment = location.hash.slice(1);
  }

  /** Ordinary links stay in the app, unless somebody wants them elsewhere. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || isElsewhere(link.pathname)) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) {
      document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
      return;
    }
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
