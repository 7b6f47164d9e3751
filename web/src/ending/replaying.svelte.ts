// Going through a finished game: one look after the other, never more than one on its way.
import type { Session } from "../lib/session.svelte.ts";

export const SPEEDS = { slow: 1500, normal: 750, fast: 250 } as const;
export type Speed = keyof typeof SPEEDS;

export class Replaying {
  /** The number of answers given at the moment that is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  #session: Session;
  #looking = false;
  #timer = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  /** A look is on its way, and what it brings may already be out of date. */
  get looking(): boolean {
    return this.#looking;
  }

  get last(): number {
    return this.#session.log.length - 1;
  }

  /** Show the table after this many answers; if a look is on its way, the newest wish is the next one. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    void this.#look();
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    let seen = -1;
    while (seen !== this.at) {
      seen = this.at;
      await this.#session.look(seen, true);
      if (this.#session.problem) break;
    }
    this.#looking = false;
  }

  /** The start of the turn before, or of this one if it has gone on. */
  turnBack(): void {
    this.go(this.#turns().findLast((start) => start < this.at) ?? 0);
  }

  turnForward(): void {
    this.go(this.#turns().find((start) => start > this.at) ?? this.last);
  }

  #turns(): number[] {
    return this.#session.log.flatMap((batch, at) => (batch.some(({ what }) => what === "turn" || what === "extra turn") ? [at] : []));
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  #wait(): void {
    this.#timer = window.setTimeout(() => {
      if (!this.#looking) this.go(this.at + 1);
      if (this.at < this.last) this.#wait();
      else this.playing = false;
    }, SPEEDS[this.speed]);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Leave the past. */
  stop(): void {
    this.pause();
    this.#session.now();
  }
}
