// What the table shows: the session's view, a moment later where cards have to fly to their new places first.
import { flushSync, tick, untrack } from "svelte";
import { reading } from "../cards/peek.svelte.ts";
import type { View } from "../lib/messages.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import type { Session } from "../lib/session.svelte.ts";
import { happenings, happeningsOf } from "./happenings.ts";
import { fly, moves } from "./motion.ts";

export class Showing {
  view = $state.raw<View | null>(null);
  #session: Session;
  #shown: () => void = () => undefined;
  #pending = false;
  /** What has been told: of which game, up to which answer, and whether this seat was asked then. */
  #told: { game: number; answers: number; mine: boolean };

  constructor(session: Session) {
    this.#session = session;
    this.view = session.shown;
    this.#told = { game: session.game, answers: session.answers, mine: session.mine };
    session.steps.onshow = (how) => this.#tell(how);
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

  /** Leave out what is still to be shown of the others' turns; whether there was anything. */
  skip(): boolean {
    const skipped = this.#session.steps.skip();
    if (skipped && !this.#pending) {
      this.view = this.#session.shown;
      flushSync();
      this.#shown();
    } else this.catchUp();
    return skipped;
  }

  /** Tell listeners what is seen to happen; of what was left out only that it ended, or that this seat is asked. */
  #tell(how: "step" | "jump"): void {
    const { game, shownAnswers, mine, log, cards, seat } = this.#session;
    const before = this.#told.game === game ? this.#told : { answers: -1, mine: false };
    this.#told = { game, answers: shownAnswers, mine };
    const events = log.slice(before.answers + 1, shownAnswers + 1).flat();
    const all = happeningsOf(events, (card) => cards[card]?.types.includes("Attack") ?? false);
    const heard = how === "step" ? all : all.filter(({ name }) => name === "end");
    const asked = mine && (!before.mine || all.some(({ name }) => name === "turn"));
    happenings.tell(asked ? [...heard, { name: "asked", player: seat, cards: [], count: 0 }] : heard);
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
