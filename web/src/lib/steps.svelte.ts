// The way to now: what others did since the last own decision is shown moment by moment, each for a while, and can be skipped at any time.
import type { View } from "./messages.ts";

/** The table after a number of answers. */
export interface Moment {
  readonly answers: number;
  readonly view: View;
}

/** More moments than these are not waited for; the oldest go unseen. */
const MOST = 60;
/** However many moments wait, they are shown within this many milliseconds. */
const LONGEST = 15_000;

export class Steps {
  /** The moment that is shown while now is still to come. */
  shown = $state.raw<Moment | null>(null);
  /** Something was shown just now, or more is to come. */
  running = $state(false);
  /** Called when something else is shown: `step` is the next moment, `jump` left some out or went back. */
  onshow: (how: "step" | "jump") => void = () => undefined;
  #waiting: Moment[] = [];
  /** What is shown or was shown last. */
  #last: Moment | null = null;
  #timer = 0;
  #wait = 0;

  /** Show these moments one after the other, the last of which is now; each for this many milliseconds, or less where many wait. */
  arrive(moments: readonly Moment[], wait: number): void {
    if (wait <= 0 || document.hidden) {
      this.#clear();
      this.onshow("step");
      return;
    }
    this.#wait = wait;
    this.#waiting = [...this.#waiting, ...moments].slice(-MOST);
    if (this.running) this.shown ??= this.#last; // what was now until now has not been shown for long enough
    else this.#next();
  }

  /** Leave out what is still to be shown; whether there was anything. */
  skip(): boolean {
    const more = this.shown !== null || this.#waiting.length > 0;
    this.#clear();
    if (more) this.onshow("jump");
    return more;
  }

  /** Nothing old is shown any more: something was taken back, another game began, or the connection is new. */
  now(): void {
    this.#clear();
    this.onshow("jump");
  }

  /** What comes next comes at once: it is the answer to something that was said here. */
  hurry(): void {
    if (this.#waiting.length > 0) return;
    clearTimeout(this.#timer);
    this.running = false;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shown = null;
    this.running = false;
  }

  #next(): void {
    const moment = this.#waiting.shift();
    this.running = moment !== undefined;
    if (moment === undefined) return;
    this.#last = moment;
    this.shown = this.#waiting.length > 0 ? moment : null;
    this.onshow("step");
    this.#timer = window.setTimeout(() => this.#next(), Math.min(this.#wait, LONGEST / (this.#waiting.length + 1)));
  }
}
