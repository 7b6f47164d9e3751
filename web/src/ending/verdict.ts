// What the end says first: victory or defeat with the points, the place and the margin, and the turn that decided it.
import type { Result } from "../lib/messages.ts";
import { standing } from "./order.ts";
import type { Said } from "./said.ts";

export interface Verdict {
  /** `told` is for those who only watched. */
  readonly mood: "victory" | "shared" | "defeat" | "told";
  readonly headline: Said;
  readonly margin: Said | null;
}

const points = (result: Result, seat: number): number => result.seats[seat]?.score ?? 0;

/** The place of a seat: as many as did better come before it. */
export function place(result: Result, seat: number): number {
  if (result.winners.includes(seat)) return 1;
  const turns = (one: number): number => result.seats[one]?.turns ?? 0;
  const better = (one: number): boolean => points(result, one) > points(result, seat) || (points(result, one) === points(result, seat) && turns(one) < turns(seat));
  return 1 + result.seats.filter((_, one) => one !== seat && (result.winners.includes(one) || better(one))).length;
}

/** How the game ended for a seat, or for those who watched. */
export function verdict(result: Result, seat: number | null, names: readonly string[]): Verdict {
  const said = (seats: readonly number[]): string => seats.map((one) => names[one] ?? "").join(", ");
  const { winners } = result;
  const [first = 0, second = 0] = standing(result);
  const two = result.seats.length === 2;
  if (seat === null) {
    const headline: Said =
      winners.length > 1
        ? { id: "ending-shared", given: { players: said(winners) } }
        : two
          ? { id: "ending-won-to", given: { player: said([first]), points: points(result, first), other: points(result, second) } }
          : { id: "ending-won-with", given: { player: said([first]), points: points(result, first) } };
    return { mood: "told", headline, margin: null };
  }
  const own = points(result, seat);
  if (winners.includes(seat) && winners.length > 1) {
    const others = winners.filter((one) => one !== seat);
    return { mood: "shared", headline: { id: "ending-shared-with", given: { points: own, players: said(others) } }, margin: null };
  }
  if (winners.includes(seat)) {
    const headline: Said = two ? { id: "ending-victory", given: { points: own, other: points(result, second) } } : { id: "ending-victory-with", given: { points: own } };
    const ahead = own - points(result, second);
    const margin: Said = ahead
      ? { id: "ending-ahead", given: { points: ahead, player: said([second]) } }
      : { id: "ending-fewer-turns", given: { player: said([second]) } };
    return { mood: "victory", headline, margin };
  }
  const headline: Said = two
    ? { id: "ending-defeat", given: { points: own, other: points(result, first) } }
    : { id: "ending-place", given: { place: place(result, seat), points: own } };
  const behind = points(result, first) - own;
  const margin: Said = behind
    ? { id: "ending-behind", given: { points: behind, player: said(winners) } }
    : { id: "ending-more-turns", given: { player: said(winners) } };
  return { mood: "defeat", headline, margin };
}

/** The turn that decided who led, in words; nothing where nobody was ever ahead. */
export function turningPoint(result: Result, names: readonly string[]): Said | null {
  const point = result.turning_point;
  if (!point) return null;
  const most = Math.max(...point.scores);
  const leading = point.scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const player = leading.map((seat) => names[seat] ?? "").join(", ");
  if (leading.length > 1) return { id: "ending-turning-level", given: { turn: point.turn, player, points: most } };
  const other = Math.max(...point.scores.filter((_, seat) => seat !== leading[0]));
  return { id: "ending-turning-lead", given: { turn: point.turn, player, points: most, other } };
}
