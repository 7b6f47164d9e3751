// What would be given away by ending the actions or the turn now, or by buying a card.
import type { Decision, View } from "../lib/messages.ts";

export type Left = "actions" | "treasures" | "buys";

/** Cards that nobody misses when they could have been bought. */
const WORTHLESS = new Set(["Copper", "Curse"]);

/** What is left undone: an Action that can be played, Treasures not played, a Buy with the coins for something useful. */
export function leftUndone(view: Pick<View, "actions" | "buys">, decision: Decision): Left[] {
  const left: Left[] = [];
  const play = decision.offers["play"] ?? [];
  if (decision.phase === "action" && view.actions > 0 && play.length > 0) left.push("actions");
  if (decision.phase !== "buy" || view.buys < 1) return left;
  if (play.length > 0) left.push("treasures");
  if ((decision.offers["buy"] ?? []).some((name) => !WORTHLESS.has(name))) left.push("buys");
  return left;
}

export type Waste = "treasures" | "curse" | "better";

/** Why buying this card is hardly meant: Treasures that can't be played afterwards, a Curse, the last Buy for what nobody misses. */
export function wastedBy(card: string, view: Pick<View, "buys">, decision: Decision): Waste[] {
  if (decision.phase !== "buy") return [];
  const wasted: Waste[] = [];
  if ((decision.offers["play"] ?? []).length > 0) wasted.push("treasures");
  if (card === "Curse") wasted.push("curse");
  else if (view.buys === 1 && WORTHLESS.has(card) && (decision.offers["buy"] ?? []).some((name) => !WORTHLESS.has(name))) wasted.push("better");
  return wasted;
}
