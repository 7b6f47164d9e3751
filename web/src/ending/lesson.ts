// One useful sentence after a defeat: the first of a few rules that the course of the game bears out, or nothing.
import type { Result, SeatResult } from "../lib/messages.ts";
import { standing } from "./order.ts";
import type { Said } from "./said.ts";

interface Compared {
  result: Result;
  own: SeatResult;
  best: SeatResult;
  player: string;
}
type Rule = (game: Compared) => Said | null;

const [CURSES, GREEN, TURNS_LATER, COINS, TURNS_LEFT] = [3, 2, 2, 8, 3];
/** A Duchy is worth three points, so it turns a margin of two. */
const CLOSE = 2;
const SLOW = ["Estate", "Duchy"];
/** Decks with these live on many cheap cards. */
const PATIENT = ["Gardens", "Duke", "Silk Road"];

const copies = (seat: SeatResult, name: string): number => seat.deck[name] ?? 0;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The own turn, counted from 1, in which a card was first bought. */
function firstBought(seat: SeatResult, name: string): number | null {
  const turn = seat.buys.findIndex((bought) => bought.includes(name));
  return turn < 0 ? null : turn + 1;
}

function earlyGreen(seat: SeatResult): number {
  const early = seat.buys.slice(0, Math.floor(seat.buys.length / 2)).flat();
  return early.filter((name) => SLOW.includes(name)).length;
}

const curses: Rule = ({ own, best, player }) => {
  const [mine, other] = [copies(own, "Curse"), copies(best, "Curse")];
  return mine - other >= CURSES ? { id: "ending-lesson-curses", given: { own: mine, other, player } } : null;
};

const close: Rule = ({ result, own, best, player }): Said | null => {
  const missing = best.score - own.score;
  if (missing === 0) return { id: "ending-lesson-tie", given: { player } };
  return missing <= CLOSE && !result.empty.includes("Duchy") ? { id: "ending-lesson-close", given: { points: missing } } : null;
};

const piles: Rule = ({ result }) => (result.reason === "piles" ? { id: "ending-lesson-piles", given: {} } : null);

const green: Rule = ({ own, best }) => {
  const count = earlyGreen(own);
  if (PATIENT.some((name) => copies(own, name) > 1)) return null;
  return count >= GREEN && count > earlyGreen(best) ? { id: "ending-lesson-green", given: { count } } : null;
};

const provinces: Rule = ({ own, best, player }): Said | null => {
  const [mine, other] = [firstBought(own, "Province"), firstBought(best, "Province")];
  if (other === null) return null;
  if (mine === null) return { id: "ending-lesson-no-province", given: { other, player } };
  return mine - other >= TURNS_LATER ? { id: "ending-lesson-provinces", given: { own: mine, other, player } } : null;
};

const money: Rule = ({ own, best, player }) => {
  const turns = Math.min(own.money.length, best.money.length);
  const from = (seat: SeatResult, turn: number): number => total(seat.money.slice(turn, turns));
  const lead = (turn: number): number => from(best, turn) - from(own, turn);
  const starts = Array.from({ length: Math.max(0, turns - TURNS_LEFT + 1) }, (_, turn) => turn);
  const start = starts.reduce((found, turn) => (lead(turn) >= lead(found) ? turn : found), 0);
  if (lead(start) < COINS || starts.length === 0) return null;
  return { id: "ending-lesson-money", given: { turn: start + 1, own: from(own, start), other: from(best, start), player } };
};

const RULES: readonly Rule[] = [curses, close, piles, green, provinces, money];

/** What a seat that lost may learn from the game; those who won or watched need no lesson. */
export function lesson(result: Result, seat: number | null, names: readonly string[]): Said | null {
  const [first = 0] = standing(result);
  const [own, best] = [seat === null ? undefined : result.seats[seat], result.seats[first]];
  if (!own || !best || seat === null || result.winners.includes(seat)) return null;
  const game = { result, own, best, player: names[first] ?? "" };
  for (const rule of RULES) {
    const found = rule(game);
    if (found) return found;
  }
  return null;
}
