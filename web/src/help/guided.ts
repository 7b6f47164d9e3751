// Which tables of this browser are guided games.
import { store, stored } from "../lib/preferences.svelte.ts";

const KEY = "deckwright.guided";
const MOST = 20;

/** This table gives hints. */
export function isGuided(table: string): boolean {
  return table in stored(KEY);
}

/** Remember that a table gives hints; the oldest are forgotten. */
export function keepGuided(table: string): void {
  const others = Object.entries(stored(KEY)).filter(([id]) => id !== table);
  store(KEY, Object.fromEntries([...others, [table, true]].slice(-MOST)));
}
