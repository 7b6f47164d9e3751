// What would be good now: rules of thumb for a beginner's decisions with the cards of the First Game kingdom.
import type { Decision } from "../lib/messages.ts";
import { gained, hand, isDead, isType, LAST_CALL, LATE, left, type Situation } from "./game.ts";

/** A message with the cards it names. */
export interface Advice {
  readonly id: string;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly gained?: string;
}

/** Actions that give Actions, and how many. */
const ACTIONS: Readonly<Record<string, number>> = { Village: 2, Market: 1, Merchant: 1, Cellar: 1 };
const DRAWING = new Set(["Smithy", "Moat"]);
/** Actions that give no Action, from the best one on. */
const ENDINGS = ["Smithy", "Mine", "Militia", "Remodel", "Workshop", "Moat"];
/** What Mine and Remodel add to the cost of the card that is trashed. */
const UPGRADES: Readonly<Record<string, number>> = { Mine: 3, Remodel: 2 };
/** A deck of money has enough of an Action with so many copies. */
const ENOUGH: Readonly<Record<string, number>> = { Market: 4, Smithy: 2, Militia: 1, Mine: 1, Village: 1 };

/** A sensible answer in words. */
export function advise(now: Situation): Advice {
  const decision = now.view.asked === now.seat ? now.view.decision : null;
  if (!decision) return { id: "help-guide-not-your-turn" };
  if (decision.phase === "action") return adviseAction(now, decision);
  if (decision.phase === "buy") return adviseBuy(now, decision);
  if (decision.offers["reveal"]?.[0]) return { id: "help-guide-reveal", card: decision.offers["reveal"][0] };
  if (decision.offers["discard"]) return adviseDiscard(now, decision, decision.offers["discard"]);
  if (decision.offers["trash"]) return adviseTrash(now, decision, decision.offers["trash"]);
  if (decision.offers["gain"]) return adviseGain(now, decision, decision.offers["gain"]);
  return { id: "help-guide-read-card", card: decision.asked_by ?? "" };
}

function adviseAction(now: Situation, decision: Decision): Advice {
  const offered = decision.offers["play"] ?? [];
  const useful = offered.filter((name) => isUseful(now, name));
  const chained = useful.filter((name) => ACTIONS[name]).sort((one, other) => (ACTIONS[other] ?? 0) - (ACTIONS[one] ?? 0));
  const first = chained[0];
  if (first) return { id: (ACTIONS[first] ?? 0) > 1 ? "help-guide-play-village" : "help-guide-play-again", card: first };
  const best = ENDINGS.find((name) => useful.includes(name)) ?? useful[0];
  if (!best) return { id: "help-guide-end-actions" };
  if (DRAWING.has(best)) return { id: "help-guide-play-draw", card: best };
  return { id: isType(now.cards, best, "Attack") ? "help-guide-play-attack" : "help-guide-play-any", card: best };
}

/** Some cards ask for something in return, which this hand may not have. */
function isUseful(now: Situation, name: string): boolean {
  const others = [...hand(now)];
  others.splice(others.indexOf(name), 1);
  if (name === "Cellar") return others.some((other) => isDead(now.cards, other));
  if (name === "Mine" || name === "Remodel") return others.some((other) => upgrade(now, other, name) !== null);
  return true;
}

function adviseBuy(now: Situation, decision: Decision): Advice {
  if ("play treasures" in decision.offers) return { id: "help-guide-treasures" };
  const best = mostWanted(now, decision.offers["buy"] ?? []);
  if (!best) return { id: "help-guide-end-turn" };
  if (best === "Province") return { id: "help-guide-buy-province", card: best };
  if (isType(now.cards, best, "Victory")) return { id: "help-guide-buy-points", card: best };
  return { id: isType(now.cards, best, "Treasure") ? "help-guide-buy-treasure" : "help-guide-buy-action", card: best };
}

/** The card to gain if any of these may be had; nothing if all would only be in the way. */
function mostWanted(now: Situation, names: readonly string[]): string | null {
  const provinces = left(now.view, "Province");
  const wanted = [
    "Province",
    ...(provinces <= LATE ? ["Duchy"] : []),
    "Gold",
    "Market",
    "Smithy",
    "Militia",
    ...(gained(now, "Smithy") + gained(now, "Militia") > 1 ? ["Village"] : []),
    ...(provinces <= LAST_CALL ? ["Estate"] : []),
    "Silver",
  ];
  return wanted.find((name) => names.includes(name) && gained(now, name) < (ENOUGH[name] ?? Infinity)) ?? null;
}

/** What trashing this card brings, if it makes the deck better. */
function upgrade(now: Situation, name: string, by: string): string | null {
  const limit = (now.cards[name]?.cost ?? 0) + (UPGRADES[by] ?? 0);
  const within = Object.keys(now.view.supply).filter((pile) => left(now.view, pile) > 0 && (now.cards[pile]?.cost ?? 99) <= limit);
  if (by === "Mine") {
    if (!isType(now.cards, name, "Treasure")) return null;
    const better = name === "Copper" ? "Silver" : name === "Silver" ? "Gold" : null;
    return better !== null && within.includes(better) ? better : null;
  }
  if (name === "Gold") return within.includes("Province") ? "Province" : null;
  if (name === "Province" || name === "Duchy" || (name === "Estate" && left(now.view, "Province") <= LAST_CALL)) return null;
  return isDead(now.cards, name) ? mostWanted(now, within) : null;
}

function adviseTrash(now: Situation, decision: Decision, offered: readonly string[]): Advice {
  const by = decision.asked_by ?? "";
  if (by in UPGRADES) {
    const order = [...new Set(offered)].sort((one, other) => (now.cards[other]?.cost ?? 0) - (now.cards[one]?.cost ?? 0));
    for (const name of order) {
      const gain = upgrade(now, name, by);
      if (gain !== null) return { id: "help-guide-upgrade", card: name, gained: gain };
    }
  }
  const worst = worstFirst(now, offered).filter((name) => name === "Curse" || name === "Estate").slice(0, decision.most);
  if (worst.length >= decision.least && worst.length > 0) return { id: "help-guide-trash-cards", cards: worst };
  if (decision.least === 0) return { id: "help-guide-nothing" };
  return { id: "help-guide-trash-cards", cards: worstFirst(now, offered).slice(0, decision.least) };
}

function adviseDiscard(now: Situation, decision: Decision, offered: readonly string[]): Advice {
  const order = worstFirst(now, offered);
  const dead = order.filter((name) => isDead(now.cards, name));
  const number = Math.min(Math.max(dead.length, decision.least), decision.most);
  return number > 0 ? { id: "help-guide-discard", cards: order.slice(0, number) } : { id: "help-guide-nothing" };
}

function adviseGain(now: Situation, decision: Decision, offered: readonly string[]): Advice {
  const best = mostWanted(now, offered) ?? [...offered].sort((one, other) => (now.cards[other]?.cost ?? 0) - (now.cards[one]?.cost ?? 0))[0];
  if (best !== undefined) return { id: "help-guide-gain", card: best };
  return { id: "help-guide-read-card", card: decision.asked_by ?? "" };
}

/** From the least useful in hand to the most useful. */
function worstFirst(now: Situation, names: readonly string[]): string[] {
  const worth = (name: string): number => (isDead(now.cards, name) ? -1 : (now.cards[name]?.cost ?? 0));
  return [...names].sort((one, other) => worth(one) - worth(other));
}
