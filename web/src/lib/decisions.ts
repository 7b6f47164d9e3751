// What can be said of a decision without knowing the cards.
import type { Decision } from "./messages.ts";

/** There is one answer, which the table gives by itself: that comes at discreet tables. */
export function hasOneAnswer(decision: Decision): boolean {
  const [verb, another] = Object.keys(decision.offers);
  if (verb === undefined || another !== undefined || verb === "choose" || verb === "name") return false;
  const offered = decision.offers[verb] ?? [];
  if (!offered.length) return true;
  if (decision.phase !== null || decision.all_or_none || decision.least !== decision.most) return false;
  return new Set(offered).size === 1 || (decision.most === offered.length && !decision.ordered);
}
