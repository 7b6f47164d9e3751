// Answers as records write them: a verb and the English names of cards, or options.
const VERBS = ["play treasures", "end actions", "end night", "end turn", "set aside", "put under"];
/** Verbs that are said without cards. */
const ALONE = new Set(["play treasures", "end actions", "end night", "end turn", "pass", "keep"]);
/** Verbs with a colon before the cards: their words already say what happens to them. */
const LISTED = new Set(["topdeck", "return", "embargo", "token", "give", "put", "pay", "choose"]);
/** Verbs that name options or numbers instead of cards. */
const OF_NO_CARDS = new Set(["choose", "pay"]);

export interface WrittenAnswer {
  readonly verb: string;
  readonly named: readonly string[];
  readonly ofCards: boolean;
  readonly form: "bare" | "listed" | "plain";
}

/** What is written in an answer, and how it is said. */
export function readAnswer(text: string): WrittenAnswer {
  const verb = VERBS.find((one) => text === one || text.startsWith(`${one} `)) ?? text.split(" ")[0] ?? "";
  let rest = text.slice(verb.length).trim();
  if (verb === "put") rest = rest.replace(/ deck$/, "");
  const named = rest === "" || rest === "nothing" ? [] : rest.split(", ");
  const form = ALONE.has(verb) ? "bare" : LISTED.has(verb) ? "listed" : "plain";
  return { verb, named, ofCards: !OF_NO_CARDS.has(verb), form };
}
