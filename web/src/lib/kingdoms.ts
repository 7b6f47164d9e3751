// Kingdoms as people write them: lists of names in any form, links, and the sets that a list needs.
import type { CardFacts, Failure, KingdomChoice, Library } from "./messages.ts";
import { nearest } from "./spelling.ts";

/** Gets the kingdom that is asked for, or says why there is none. */
export type Prepare = () => Promise<Failure | string | null>;
/** Characters of a written kingdom: the server's LONGEST_TEXT. */
export const LONGEST_TEXT = 500;
const LONGEST_ECHO = 60;

/** The kingdom that a beginner starts with. */
export const FIRST_GAME = "KING-2E-1";
export const KINGDOM_SIZE = 10;

export const CONDITIONS = ["village", "buy", "trash", "reaction-to-attack", "cost-spread"] as const;
/** What ten random cards are drawn from, and what they must offer. */
export interface Wishes {
  sets: string[];
  conditions: (typeof CONDITIONS)[number][];
  require: string[];
  ban: string[];
}

/** A name in its simplest form, so that capitals, accents, spaces and punctuation don't matter. */
export function simple(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The sets with the newest edition of each first: that is the order in which a card is looked for. */
export function newestFirst(sets: readonly string[]): string[] {
  return [...sets].sort((one, other) => Number(other.slice(-2, -1)) - Number(one.slice(-2, -1)));
}

/** The kingdom cards of these sets, each name once, in alphabetical order of what it is called here. */
export function kingdomCards(library: Library, sets: readonly string[], called: (name: string) => string): CardFacts[] {
  const found = new Map<string, CardFacts>();
  for (const set of newestFirst(sets)) {
    for (const facts of library.cards) if (facts.in_kingdom && facts.set === set && !found.has(facts.name)) found.set(facts.name, facts);
  }
  return [...found.values()].sort((one, other) => called(one.name).localeCompare(called(other.name)));
}

/** The facts of a kingdom's cards, by name, from the sets that it is played with. */
export function factsOf(library: Library, names: readonly string[], sets: readonly string[]): Record<string, CardFacts> {
  const find = (name: string): CardFacts | undefined =>
    sets.map((set) => library.cards.find((facts) => facts.set === set && facts.name === name)).find(Boolean);
  return Object.fromEntries(names.flatMap((name) => (find(name) ? [[name, find(name) as CardFacts]] : [])));
}

/** What somebody typed, as far as it is worth repeating to them. */
export function shortened(text: string): string {
  return text.length <= LONGEST_ECHO ? text : `${text.slice(0, LONGEST_ECHO - 1).trimEnd()}…`;
}

export type Written =
  | { kind: "cards"; cards: string[]; sets: string[] }
  | { kind: "text"; text: string }
  | { kind: "unknown"; name: string; suggestion: string }
  | { kind: "nothing" };

/** What somebody wrote: a list of cards (English or as they are called here), else a code or the name of a kingdom. */
export function readKingdom(text: string, library: Library, called: (name: string) => string): Written {
  const entries = text.split(/[,;\n]+/).map((entry) => entry.trim()).filter(Boolean);
  const [first] = entries;
  if (first === undefined) return { kind: "nothing" };
  const known = new Map<string, string>();
  const chosen = library.cards.filter((facts) => facts.in_kingdom);
  for (const { name } of chosen) known.set(simple(called(name)), name);
  for (const { name } of chosen) known.set(simple(name), name);
  const names = entries.map((entry) => known.get(simple(entry)));
  if (entries.length === 1 && names[0] === undefined) return { kind: "text", text: first };
  const missing = names.indexOf(undefined);
  if (missing >= 0) {
    const name = entries[missing] ?? "";
    const meant = known.get(nearest(simple(name), known.keys()));
    return { kind: "unknown", name, suggestion: meant === undefined ? "" : called(meant) };
  }
  const cards = [...new Set(names as string[])];
  return { kind: "cards", cards, sets: setsOf(library, cards) };
}

/** The sets that a list of cards comes from, each card in its newest edition. */
export function setsOf(library: Library, cards: readonly string[]): string[] {
  const order = newestFirst(library.sets);
  const used = new Set(cards.map((name) => order.find((set) => library.cards.some((facts) => facts.set === set && facts.name === name))));
  return order.filter((set) => used.has(set));
}

/** What to ask the server for: ten cards are laid out as they are, fewer are filled up by chance, anything else is a code or a name. */
export function choiceOf(written: Written): KingdomChoice | null {
  switch (written.kind) {
    case "cards":
      if (written.cards.length < KINGDOM_SIZE) return { by: "random", sets: written.sets, require: written.cards };
      return { by: "cards", cards: written.cards, sets: written.sets };
    case "text":
      return /^\d/.test(written.text) ? { by: "code", code: written.text } : { by: "name", name: written.text };
    default:
      return null;
  }
}

/** A kingdom in a link: card names in kebab-case with commas between them. */
export function inLink(cards: readonly string[]): string {
  return cards.map((name) => name.toLowerCase().replaceAll("'", "").replace(/[^a-z0-9]+/g, "-")).join(",");
}

/** The id of the recommended kingdom with exactly these cards, or nothing. */
export function recommendedId(library: Library, cards: readonly string[]): string {
  const alike = (other: readonly string[]): boolean => other.length === cards.length && cards.every((name) => other.includes(name));
  return library.kingdoms.findLast((kingdom) => alike(kingdom.cards))?.id ?? "";
}
