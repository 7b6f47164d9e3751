// The games that were played to their end in this browser, the newest first; kept here, so that the server may forget them.
import { store, stored } from "./preferences.svelte.ts";

const KEY = "deckwright.games";
const MOST = 50;

export interface KeptGame {
  table: string;
  /** Which game of the table, from 1. */
  game: number;
  /** When it ended, in milliseconds. */
  ended: number;
  names: string[];
  scores: number[];
  winners: number[];
  seat: number;
  /** The record as text; empty until it has come. */
  record: string;
}

function isGame(found: unknown): found is KeptGame {
  if (found === null || typeof found !== "object") return false;
  const { table, game, ended, names, scores, winners, seat, record } = found as Partial<KeptGame>;
  const lists = [names, scores, winners].every((list) => Array.isArray(list));
  return lists && typeof table === "string" && typeof record === "string" && [game, ended, seat].every((number) => typeof number === "number");
}

/** The games, the newest first. */
export function keptGames(): KeptGame[] {
  const { games } = stored(KEY);
  return Array.isArray(games) ? games.filter(isGame) : [];
}

const same = (one: KeptGame, other: KeptGame): boolean => one.table === other.table && one.game === other.game;

/** Keep a game; seen again it keeps its date, and the oldest is forgotten when there are very many. */
export function keepGame(game: KeptGame): void {
  const games = keptGames();
  const before = games.find((one) => same(one, game));
  const kept = { ...game, ended: before?.ended ?? game.ended, record: game.record || (before?.record ?? "") };
  const all = before ? games.map((one) => (same(one, game) ? kept : one)) : [kept, ...games];
  store(KEY, { games: all.slice(0, MOST) });
}

/** The game is remembered no longer. */
export function forgetGame(game: KeptGame): void {
  store(KEY, { games: keptGames().filter((one) => !same(one, game)) });
}
