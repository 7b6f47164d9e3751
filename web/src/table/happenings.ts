// What is seen to happen at the table, told at the moment it is shown: the one place where sounds and the like listen.
import type { SeenEvent } from "../lib/messages.ts";

/** `attack` is an Attack card that is played; `asked` means that this seat has to decide, after others did or at the start. */
export const HAPPENINGS = ["play", "attack", "gain", "trash", "discard", "draw", "reveal", "shuffle", "turn", "asked", "end"] as const;
export type HappeningName = (typeof HAPPENINGS)[number];

export interface Happening {
  readonly name: HappeningName;
  /** Whose card, turn or decision it is; nobody's at the end of the game. */
  readonly player: number | null;
  readonly cards: readonly string[];
  /** How many cards it is about, of which `cards` were seen. */
  readonly count: number;
}

/** Hears all that one step showed together, in order, so that it can choose what matters most. */
export type Listener = (shown: readonly Happening[]) => void;

const NAMES: Readonly<Record<string, HappeningName>> = {
  play: "play",
  "play again": "play",
  gain: "gain", // a buy is told as the gain that it leads to
  trash: "trash",
  discard: "discard",
  draw: "draw",
  reveal: "reveal",
  shuffle: "shuffle",
  turn: "turn",
  "extra turn": "turn",
  end: "end",
};

/** What these events of the log sound like; costs, bonuses and the like are only read. */
export function happeningsOf(events: readonly SeenEvent[], isAttack: (card: string) => boolean): Happening[] {
  return events.flatMap((event): Happening[] => {
    const name = NAMES[event.what];
    if (name === undefined) return [];
    const { player, cards, count } = event;
    return [{ name: name === "play" && cards.some(isAttack) ? "attack" : name, player, cards, count }];
  });
}

class Happenings {
  #listeners = new Set<Listener>();

  /** Listen from now on; the answer ends it. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something is shown now. What was skipped or lies in the past is not told. */
  tell(shown: readonly Happening[]): void {
    if (shown.length > 0) for (const listener of this.#listeners) listener(shown);
  }
}

export const happenings = new Happenings();
