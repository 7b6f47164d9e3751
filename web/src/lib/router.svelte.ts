// Which screen the address names, and how to get to another one without loading the page again.
import { tick } from "svelte";

const here: string = import.meta.url;
/** Milliseconds to wait for the heading of a screen. */
const PATIENCE = 3_000;

/** Where the page lies: "/" unless a proxy put it under another path. */
export const BASE = import.meta.env.DEV ? "/" : new URL("..", here).pathname;

export type Route =
  | { screen: "home" | "new" | "lobby" | "help" | "guide" | "unknown" }
  | { screen: "table"; id: string };

/** The screen for a path below the base. */
export function read(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) return { screen: "home" };
  if (first === "t" && second !== undefined && parts.length === 2) return { screen: "table", id: decodeURIComponent(second) };
  if (parts.length === 1 && (first === "new" || first === "lobby" || first === "help" || first === "guide")) return { screen: first };
  return { screen: "unknown" };
}

class Router {
  path = $state(below());
  query = $state.raw(new URLSearchParams(location.search));
  route: Route = $derived(read(this.path));

  constructor() {
    addEventListener("popstate", () => {
      this.#follow();
      void focusHeading();
    });
    addEventListener("click", (event) => this.#click(event));
  }

  #follow(): void {
    this.path = below();
    this.query = new URLSearchParams(location.search);
  }

  /** Go to a path such as "/t/abc"; the screen's heading gets the focus. */
  async go(path: string, instead = false): Promise<void> {
    const address = BASE + path.replace(/^\//, "");
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#follow();
    await tick();
    scrollTo(0, 0);
    void focusHeading();
  }

  /** Write the moment that is looked at into the address, so that it can be shared; nothing is loaded. */
  mark(at: number | null): void {
    const query = new URLSearchParams(location.search);
    if (at === null) query.delete("at");
    else query.set("at", String(at));
    const written = query.size ? `?${query}` : "";
    if (written !== location.search) history.replaceState(null, "", location.pathname + written);
  }

  /** Plain clicks on links of the page are followed without loading it. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const file = link.pathname.slice(link.pathname.lastIndexOf("/")).includes(".");
    const inside = link.pathname.startsWith(BASE) && !link.pathname.startsWith(`${BASE}api/`) && !file;
    if (!inside || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    void this.go(link.pathname.slice(BASE.length - 1) + link.search);
  }
}

/** A new screen begins at its heading, also for those who don't see it; a screen that is still being loaded is waited for. */
async function focusHeading(): Promise<void> {
  await tick();
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && (document.activeElement ?? document.body) === document.body) {
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

function below(): string {
  return location.pathname.startsWith(BASE) ? location.pathname.slice(BASE.length - 1) : "/";
}

export const router = new Router();

/** An address for `href`: "/help" below wherever the page lies. */
export function href(path: string): string {
  return BASE + path.replace(/^\//, "");
}
