// The order in which cards and players are shown at the end of a game.
import type { CardFacts, Result } from "../lib/messages.ts";

const FAMILIES = ["Victory", "Curse", "Action", "Treasure"];

/** Points first, then Actions, then money; within each the dearest first. */
export function inOrder(names: readonly string[], cards: Record<string, CardFacts>): string[] {
  const family = (name: string): number => FAMILIES.findIndex((type) => cards[name]?.types.includes(type));
  const cost = (name: string): number => cards[name]?.cost ?? 0;
  return [...names].sort((one, other) => family(one) - family(other) || cost(other) - cost(one) || one.localeCompare(other));
}

/** The seats from the first place to the last: winners, then points, then fewer turns. */
export function standing(result: Result): number[] {
  const won = (seat: number): number => (result.winners.includes(seat) ? 1 : 0);
  const score = (seat: number): number => result.seats[seat]?.score ?? 0;
  const turns = (seat: number): number => result.seats[seat]?.turns ?? 0;
  return result.seats.map((_, seat) => seat).sort((one, other) => won(other) - won(one) || score(other) - score(one) || turns(one) - turns(other));
}

/** One won alone although others had as many points: the turns decided. */
export function turnsDecided(result: Result): boolean {
  const [winner, ...others] = result.winners;
  if (winner === undefined || others.length > 0) return false;
  return result.seats.some((seat, number) => number !== winner && seat.score === result.seats[winner]?.score);
}
