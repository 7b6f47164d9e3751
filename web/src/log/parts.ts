// Sentences in pieces: card names that can be read, and players' names that stand out.
import type { Part } from "../lib/words.svelte.ts";

/** A sentence in which these cards are named; `shown` is how each name is written there. */
export function withCards(sentence: string, cards: readonly { card: string; shown: string }[]): Part[] {
  let parts: Part[] = [{ text: sentence }];
  for (const { card, shown } of cards) {
    parts = parts.flatMap((part) => ("card" in part ? [part] : cut(part.text, shown, (text) => ({ card, text }))));
  }
  return parts;
}

/** A piece of a sentence around a player's name. */
export type Piece = Part | { player: true; text: string };

/** The pieces of a sentence with the player's name as a piece of its own. */
export function withPlayer(parts: readonly Part[], name: string): Piece[] {
  const place = name === "" ? -1 : parts.findIndex((part) => !("card" in part) && part.text.includes(name));
  return parts.flatMap((part, index): Piece[] =>
    index === place ? cut<Piece>(part.text, name, (text) => ({ player: true, text })) : [part],
  );
}

/** Cuts a text at the first place where a word stands by itself. */
function cut<Made>(text: string, word: string, make: (word: string) => Made): (Made | { text: string })[] {
  const from = standsAlone(text, word);
  if (from < 0) return [{ text }];
  const before = text.slice(0, from);
  const after = text.slice(from + word.length);
  return [...(before ? [{ text: before }] : []), make(word), ...(after ? [{ text: after }] : [])];
}

const LETTER = /[\p{L}\p{N}]/u;

function standsAlone(text: string, word: string): number {
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const before = text[from - 1] ?? " ";
    const after = text[from + word.length] ?? " ";
    if (!LETTER.test(before) && !LETTER.test(after)) return from;
  }
  return -1;
}

/** A piece with what must not be parted from it by the end of a line: "(" or "2 ×" before a card's name, "," after it. */
export interface Group {
  readonly before: string;
  readonly piece: Piece;
  readonly after: string;
}

/** The pieces in groups that stay on one line. */
export function grouped(pieces: readonly Piece[]): Group[] {
  const texts = pieces.map((piece) => piece.text);
  const groups: Group[] = [];
  pieces.forEach((piece, place) => {
    if (!("card" in piece)) {
      groups.push({ before: "", piece: { ...piece, text: texts[place] ?? "" }, after: "" });
      return;
    }
    const last = groups.at(-1);
    const before = last && !("card" in last.piece) ? (/(?:\d+\s×\s|\S+)$/.exec(last.piece.text)?.[0] ?? "") : "";
    if (last && before) groups[groups.length - 1] = { ...last, piece: { ...last.piece, text: last.piece.text.slice(0, -before.length) } };
    const next = pieces[place + 1];
    const after = next && !("card" in next) ? (/^\S+/.exec(next.text)?.[0] ?? "") : "";
    if (after) texts[place + 1] = (texts[place + 1] ?? "").slice(after.length);
    groups.push({ before, piece, after });
  });
  return groups;
}
