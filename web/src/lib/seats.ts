// The seats this browser holds: the secret token of each table, the newest last.
import { store, stored } from "./preferences.svelte.ts";

const KEY = "deckwright.seats";
const MOST = 50;

function seats(): Record<string, string> {
  return Object.fromEntries(Object.entries(stored(KEY)).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** The token of the seat held at a table. */
export function seatToken(table: string): string | null {
  return seats()[table] ?? null;
}

/** Hold a seat; the oldest is forgotten when there are very many. */
export function keepSeat(table: string, token: string): void {
  const others = Object.entries(seats()).filter(([id]) => id !== table);
  store(KEY, Object.fromEntries([...others, [table, token]].slice(-MOST)));
}

/** The seat is held no longer. */
export function forgetSeat(table: string): void {
  store(KEY, Object.fromEntries(Object.entries(seats()).filter(([id]) => id !== table)));
}

/** The tables with a seat of this browser, the newest first. */
export function ownTables(): string[] {
  return Object.keys(seats()).reverse();
}
