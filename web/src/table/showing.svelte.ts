// What the table shows: the session's view, a moment later where cards have to fly to their new places first.
import { flushSync, tick, untrack } from "svelte";
import { reading } from "../cards/peek.svelte.ts";
import type { View } from "../lib/messages.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import type { Session } from "../lib/session.svelte.ts";
import { fly, moves } from "./motion.ts";

export class Showing {
  view = $state.raw<View | null>(null);
  #session: Session;
  #shown: () => void = () => undefined;
  #pending = false;

  constructor(session: Session) {
    this.#session = session;
    this.view = session.shown;
  }

  /** Follow the session; `shown` is called as soon as something else is shown. To be called from an effect. */
  follow(root: HTMLElement, shown: () => void): void {
    this.#shown = shown;
    const next = this.#session.shown;
    const before = untrack(() => this.view);
    if (next === before || this.#pending) return;
    const moved = this.#still(before, next) ? [] : moves(before as View, next as View);
    if (moved.length === 0) {
      this.view = next;
      void tick().then(shown);
      return;
    }
    this.#pending = true;
    reading.close();
    void fly(root, moved, () => this.catchUp());
  }

  /** Show at once what is about to be shown; also when somebody touches the table, so that nothing they do is lost. */
  catchUp(): void {
    if (!this.#pending) return;
    this.#pending = false;
    this.view = this.#session.shown;
    flushSync();
    this.#shown();
  }

  #still(before: View | null, next: View | null): boolean {
    return !before || !next || preferences.still || document.hidden || !("startViewTransition" in document);
  }
}
