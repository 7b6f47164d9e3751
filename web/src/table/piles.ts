// The piles of the Supply in the order in which they lie on the table: the kingdom by cost and name, then the basic cards.
import type { CardFacts } from "../lib/messages.ts";
import { words } from "../lib/words.svelte.ts";

const BASIC = ["Copper", "Silver", "Gold", "Platinum", "Potion", "Estate", "Duchy", "Province", "Colony", "Curse"];

/** The kingdom piles and the basic piles of a Supply, each in order. */
export function piles(supply: Record<string, number>, cards: Record<string, CardFacts>): { kingdom: string[]; basic: string[] } {
  const cost = (name: string): number => cards[name]?.cost ?? 0;
  const kingdom = Object.keys(supply)
    .filter((name) => !BASIC.includes(name))
    .sort((one, other) => cost(one) - cost(other) || words.card(one).localeCompare(words.card(other), words.language));
  return { kingdom, basic: BASIC.filter((name) => name in supply) };
}
