// What the guided game looks at: the table, whose seat it is, and what has happened so far.
import type { CardFacts, SeenEvent, View } from "../lib/messages.ts";
import { cardsIn } from "../table/places.ts";

export interface Situation {
  readonly view: View;
  readonly seat: number;
  readonly cards: Record<string, CardFacts>;
  readonly log: readonly SeenEvent[][];
}

/** Few Provinces are left: time for other points, too. */
export const LATE = 4;
/** The end may come with any turn. */
export const LAST_CALL = 2;

export function isType(cards: Record<string, CardFacts>, name: string, type: string): boolean {
  return cards[name]?.types.includes(type) ?? false;
}

/** Playing it gives an Action every time. */
export function givesActions(cards: Record<string, CardFacts>, name: string): boolean {
  return cards[name]?.deeds.some((deed) => deed.what === "actions" && deed.sure && !deed.others && !deed.next_turn) ?? false;
}

export function hand({ view, seat }: Situation): readonly string[] {
  return cardsIn(view.seats[seat], "hand");
}

export function left(view: View, name: string): number {
  return view.supply[name] ?? 0;
}

export function emptyPiles(view: View): number {
  return Object.values(view.supply).filter((copies) => copies === 0).length;
}

/** What has happened in the turn that goes on. */
export function thisTurn(log: readonly SeenEvent[][]): SeenEvent[] {
  const events: SeenEvent[] = [];
  for (let batch = log.length - 1; batch >= 0; batch--) {
    const happened = log[batch] ?? [];
    const start = happened.findLastIndex((event) => event.what === "turn" || event.what === "extra turn");
    events.unshift(...happened.slice(start + 1));
    if (start >= 0) break;
  }
  return events;
}
