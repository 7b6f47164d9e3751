// The commitments that this browser saw, each when it first saw the game, so that at the end nobody has to have written them down.
import { store, stored } from "./preferences.svelte.ts";

const KEY = "deckwright.commitments";
const MOST = 50;

function all(): [string, string][] {
  return Object.entries(stored(KEY)).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

/** Note what was shown for a game; only the first time counts. */
export function note(table: string, game: number, commitment: string): void {
  if (!commitment || noted(table, game)) return;
  store(KEY, Object.fromEntries([...all(), [`${table} ${game}`, commitment]].slice(-MOST)));
}

/** What was shown when the game was first seen here. */
export function noted(table: string, game: number): string | null {
  return all().find(([key]) => key === `${table} ${game}`)?.[1] ?? null;
}
