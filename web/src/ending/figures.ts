// Figures of a review as people of a language write them.
import type { Judged, TurnReview } from "../lib/messages.ts";
import type { Said } from "./said.ts";
import { words } from "../lib/words.svelte.ts";

const BLUNDER = 0.1;
const MISTAKE = 0.05;
/** Chances nearer to 0 or 1 than this are not told more exactly. */
const SURE = 0.01;

/** A share as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}

/** A chance; only what is sure is called 0 or 100%. */
export function chance(value: number): string {
  if (value > 0 && value < SURE) return `<${percent(SURE)}`;
  return value < 1 && value > 1 - SURE ? `>${percent(1 - SURE)}` : percent(value);
}

/** A change of a chance in hundredths, with its sign. */
export function points(change: number): string {
  const shown = new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return shown.format(100 * change).replace("-", "−");
}

/** One mistake and what would have been better. */
export function mistake(judged: Judged): Said {
  const { turn, loss, answer, best, before, after, seat } = judged;
  const size = loss >= BLUNDER ? "blunder" : loss >= MISTAKE ? "mistake" : "slip";
  const given = { turn, size, answer: words.answer(answer, judged), best: words.answer(best, judged), before: chance(before[seat] ?? 0), after: chance(after[seat] ?? 0) };
  return { id: "review-mistake", given };
}

/** One turning point and where it comes from: whose turn it was, and whose chances changed most, where that is somebody else. */
export function turningPoint({ seat: owner, turn, before, after, luck, choices, changed: seat }: TurnReview, names: readonly string[]): Said {
  const given = {
    player: names[owner] ?? "",
    turn,
    changed: seat === owner ? "" : `${names[seat] ?? ""} `,
    before: chance(before[seat] ?? 0),
    after: chance(after[seat] ?? 0),
    luck: points(luck[seat] ?? 0),
    choices: points(choices[seat] ?? 0),
  };
  return { id: "review-turning-point", given };
}
