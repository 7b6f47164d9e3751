// Links to a moment of a game: `/t/abc?at=40` shows the table as it was after 40 answers.
import { href, router } from "../lib/router.svelte.ts";
import type { Session } from "../lib/session.svelte.ts";

/** The moment that the address asks for; nothing where it asks for none. */
export function wantedMoment(): number | null {
  const at = router.query.get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** A link to a moment of this table. */
export function momentLink(id: string, at: number): string {
  return new URL(href(`/t/${id}?at=${at}`), location.href).href;
}

/** Look at the moment that the address asks for, as soon as the game is there; later the address follows the looks. */
export class Moments {
  #session: Session;
  #wanted: number | null = wantedMoment();

  constructor(session: Session) {
    this.#session = session;
  }

  /** To be called from an effect. */
  follow(): void {
    const { past, answers, table } = this.#session;
    if (this.#wanted === null) {
      router.mark(past?.at ?? null);
      return;
    }
    if (table?.state === "over") {
      this.#wanted = null; // The replay begins there.
      return;
    }
    const at = Math.min(this.#wanted, answers);
    this.#wanted = null;
    void this.#session.look(at);
  }
}
