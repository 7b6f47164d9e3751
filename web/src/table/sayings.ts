// The words on the buttons: what happens when they are pressed.
import type { Decision } from "../lib/messages.ts";
import { capital, words } from "../lib/words.svelte.ts";
import type { Saying } from "./choosing.ts";

const DEEDS: Record<string, string> = {
  play: "table-do-play",
  gain: "table-do-gain",
  discard: "table-do-discard",
  trash: "table-do-trash",
  topdeck: "table-do-topdeck",
  "set aside": "table-do-set-aside",
  keep: "table-do-keep",
  reveal: "table-do-reveal",
  resolve: "table-do-resolve",
  react: "table-do-react",
  return: "table-do-return",
  give: "table-do-give",
  put: "table-do-put",
};
const REFUSALS: Record<string, string> = { play: "table-do-not-play", reveal: "table-do-not-reveal" };

/** "Discard Estate", "Discard 2 cards", "Discard nothing". */
export function deed(verb: string, cards: readonly string[]): string {
  const id = DEEDS[verb];
  return id === undefined ? capital(words.verb(verb)) : words.t(id, { count: cards.length, cards: words.cards(cards, "accusative") });
}

/** What is written on the button. */
export function label(saying: Saying, decision: Decision): string {
  if (saying.kind === "option") return capital(words.optionOf(decision, saying.verb));
  if (saying.kind === "pay") return capital(words.t("table-pay", { number: Number(saying.cards[0]) }));
  if (saying.answer === "pass") return words.t(REFUSALS[saying.verb] ?? "verb-pass");
  if (saying.kind === "go" || saying.kind === "decline") return deed(saying.verb, saying.cards);
  return capital(words.verb(saying.verb));
}
