// Puts the game into the words of one language: the twin of src/deckwright/text/translator.py.
import { readAnswer } from "./answers.ts";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { CardFacts, Decision, Failure, SeenEvent } from "./messages.ts";

/** A piece of a sentence; a card's name carries the English one, so that its text can be shown. */
export type Part = { text: string } | { card: string; text: string };
export type Arguments = Record<string, string | number>;
/** What the words for options go by: a decision, or one that a review remembers. */
export type Asked = Pick<Decision, "numbers" | "place">;

export const NOMINATIVE = "nominative";
/** Numbers from here on count nothing (a seed, say) and are shown as they were typed, without separators. */
const UNGROUPED = 1000;
/** Characters for private use that enclose a card in a sentence: English name, then the name as it is said. */
const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"] as const;
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const MARKS = /[\uE000-\uE002]/g;

/** A name as it is written in message ids: "Throne Room" is "throne-room". */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** A sentence with marked cards as its pieces. */
function parts(marked: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: marked.slice(from, match.index) });
    found.push({ card: match[1] ?? "", text: match[2] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < marked.length) found.push({ text: marked.slice(from) });
  return found;
}

/** How the names of mats end. */
const MAT = " mat";

/** A place as messages know it: all mats are alike but for their names. */
function place(zone: string | null): string {
  return zone?.endsWith(MAT) ? "mat" : slug(zone ?? "");
}

/** Of the cards that an event is about, the seat saw all, some (the one on top), none, or there was none at all. */
function howMuch(seen: number, count: number): string {
  return count === 0 ? "empty" : seen === count ? "all" : seen ? "some" : "none";
}

/** A decision is about one card with a name, an exact number, up to a number, or a number between two. */
function howMany(least: number, most: number, kinds: number): string {
  if (kinds === 1 && most === 1) return "named";
  return least === most || most === 1 ? "exactly" : least === 0 ? "up-to" : "between";
}

/** A card may have any cost, exactly one, one up to or at least a limit, or one between two. */
function howDear(least: number | null, most: number | null): string {
  if (most === null) return least === null ? "any" : "at-least";
  return least === null ? "up-to" : least === most ? "exactly" : "between";
}

export class Translator {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string, catalogue: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(catalogue));
  }

  /** The message with its arguments; at worst the id is shown. */
  message(id: string, given: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, given, []) : id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  #attribute(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : null;
  }

  /** A single word of a family; one that the catalogue does not know stays as it is. */
  word(family: string, word: string, given: Arguments = {}): string {
    const id = `${family}-${slug(word)}`;
    return this.has(id) ? this.message(id, given) : word;
  }

  /** The name of a card, in the grammatical case that the sentence needs. */
  card(name: string, grammaticalCase: string = NOMINATIVE): string {
    return this.word("card", name, { case: grammaticalCase });
  }

  #marked(name: string, grammaticalCase: string = NOMINATIVE): string {
    return BEGIN + name.replace(MARKS, "") + MIDDLE + this.card(name, grammaticalCase) + END;
  }

  /** Several cards, copies together: "2 × Estate, Copper". */
  cards(names: readonly string[], grammaticalCase: string = NOMINATIVE): string {
    return this.#cards(names, (name) => this.card(name, grammaticalCase));
  }

  #cards(names: readonly string[], say: (name: string) => string): string {
    if (names.length === 0) return this.message("no-cards");
    const copies = new Map<string, number>();
    for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
    return this.#listed([...copies].map(([name, number]) => this.#copies(number, say(name))));
  }

  #copies(copies: number, card: string): string {
    return copies > 1 ? this.message("copies-of-card", { copies, card }) : card;
  }

  #listed(items: readonly string[]): string {
    return items.reduce((before, last) => this.message("list-of-items", { before, last }));
  }

  /** A message about cards, which it gets in the grammatical case that it wants. */
  about(id: string, cards: readonly string[], given: Arguments = {}): string {
    return this.message(id, { ...given, cards: this.cards(cards, this.#case(id)) });
  }

  /** An answer as people say it: "buy Silver", "discard 2 × Estate", "choose: trash 2 cards". */
  answer(text: string, asked: Asked): string {
    const { verb, named, ofCards, form } = readAnswer(text);
    const none = `table-do-${slug(verb)}`;
    if (!named.length && form !== "bare" && this.has(none)) {
      const said = this.message(none, { count: 0, cards: this.message("no-cards") });
      return said.slice(0, 1).toLowerCase() + said.slice(1);
    }
    const items = ofCards ? this.#inOrder(named, this.#case("answer-said")) : named.map((word) => this.optionOf(asked, word));
    return this.message("answer-said", { form, verb: this.word("verb", verb), cards: items.length ? this.#listed(items) : this.message("no-cards") });
  }

  /** Cards in their order; copies of one are said together only where they are beside each other. */
  #inOrder(names: readonly string[], grammaticalCase: string): string[] {
    const runs: string[][] = [];
    for (const name of names) {
      const last = runs.at(-1);
      if (last?.[0] === name) last.push(name);
      else runs.push([name]);
    }
    return runs.map((run) => this.#copies(run.length, this.card(run[0] ?? "", grammaticalCase)));
  }

  /** What a card says, above and below its dividing line. */
  cardText(facts: CardFacts): { above: string; below: string } {
    return { above: this.message(facts.text), below: this.#attribute(facts.text, "below") ?? "" };
  }

  /** The types of a card as printed at its bottom: "Action – Attack". */
  typeLine(facts: CardFacts): string {
    return facts.types.map((type) => this.word("type", type)).join(" – ");
  }

  /** What a card costs: coins alone as a number, otherwise part by part. */
  price({ cost, potions, debt }: { cost: number; potions: number; debt: number }): string | number {
    if (!potions && !debt) return cost;
    const parts = [cost && this.message("price-coins", { number: cost }), potions && this.message("price-potions", { number: potions }), debt && this.message("price-debt", { number: debt })];
    return parts.filter(Boolean).join(" + ");
  }

  /** A limit of costs, with what belongs to it besides coins: "2 + 1 Potion". */
  #limit({ cost_potions: potions, cost_debt: debt }: Decision, coins: number | null): string | number {
    const parts = [potions && this.message("price-potions", { number: potions }), debt && this.message("price-debt", { number: debt })].filter(Boolean);
    return parts.length ? [coins ?? 0, ...parts].join(" + ") : (coins ?? 0);
  }

  #case(id: string): string {
    return this.#attribute(id, "case") ?? NOMINATIVE;
  }

  /** One line of the log, for the seat that saw it. */
  event(seen: SeenEvent, players: readonly string[]): Part[] {
    const id = `event-${slug(seen.what)}`;
    const grammaticalCase = this.#case(id);
    return parts(
      this.message(id, {
        player: seen.player === null ? "" : plain(players[seen.player]),
        cards: this.#cards(seen.cards, (name) => this.#marked(name, grammaticalCase)),
        seen: howMuch(seen.cards.length, seen.count),
        count: seen.count,
        source: place(seen.source),
        target: place(seen.target),
        mat: this.#mat(seen.source, "from") || this.#mat(seen.target, "onto"),
        number: seen.number,
        tokens: seen.counter === null ? "" : this.tokens(seen.counter, seen.number),
        option: this.#numberedOption(seen.option ?? "", seen.number < 0 ? undefined : seen.number, seen.target),
        other: seen.what === "pass" || seen.what === "decide for" ? plain(players[seen.number % players.length]) : "",
      }),
    );
  }

  /** A player's token and the pile on which it lies. */
  tokenOn(counter: string, pile: string): string {
    return this.message("token-on-pile", { tokens: this.tokens(counter, 1), card: this.card(pile) });
  }

  /** A number of tokens of one sort: "2 Embargo tokens". */
  tokens(counter: string, count: number): string {
    return this.message(`counter-${slug(counter)}`, { count });
  }

  /** From a mat or onto it, in words; nothing for any other place. */
  #mat(zone: string | null, way: string): string {
    return zone?.endsWith(MAT) ? (this.#attribute(`zone-${slug(zone)}`, way) ?? "") : "";
  }

  /** What is to be decided, in one sentence: because of whom, for what card, what to do, with how many cards and whose. */
  prompt(decision: Decision, players: readonly string[]): Part[] {
    let sentence = decision.phase === null ? this.#cardPrompt(decision) : this.#phasePrompt(decision);
    if (decision.about !== null) sentence = this.#about(decision, sentence, plain(players[decision.about]));
    const [first, ...rest] = parts(this.#because(decision, sentence, players));
    if (!first) return [];
    return [{ ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) }, ...rest];
  }

  /** The sentence where it is about somebody else: what they gain, or whose cards are meant. */
  #about(decision: Decision, sentence: string, player: string): string {
    if (decision.phase !== null || !("gain" in decision.offers)) return this.message("prompt-about", { sentence, player });
    const { cost_least: least, cost_most: most } = decision;
    return this.message("prompt-gain-for", { player, cost: howDear(least, most), cost_least: this.#limit(decision, least), cost_most: this.#limit(decision, most) });
  }

  /** The sentence after the card that asks, or after whoever played it. */
  #because(decision: Decision, sentence: string, players: readonly string[]): string {
    const { asked_by: card, attack, played_by: by } = decision;
    const played = (name: string, id: string): string => this.#marked(name, this.#case(id));
    if (attack !== null) {
      const said = card === null || card === attack.card || Object.values(decision.offers).some((offered) => offered.includes(card));
      const inner = said ? sentence : this.message("prompt-asked-by", { sentence, card: this.#marked(card), step: 1, steps: 1 });
      return this.message("prompt-attack", { sentence: inner, card: played(attack.card, "prompt-attack"), player: plain(players[attack.player]) });
    }
    if (card === null) return sentence;
    if (by !== null) return this.message("prompt-played-by", { sentence, card: played(card, "prompt-played-by"), player: plain(players[by]) });
    return this.message("prompt-asked-by", { sentence, card: this.#marked(card), step: decision.step, steps: decision.steps });
  }

  #phasePrompt(decision: Decision): string {
    if (decision.phase === "action") return this.message("prompt-action-phase");
    if (decision.phase === "night") return this.message("prompt-night-phase");
    const offer = !("play" in decision.offers) ? "buy" : "buy" in decision.offers ? "both" : "play";
    return this.message("prompt-buy-phase", { offer });
  }

  /** An option with the number behind it: "take 3 coins". */
  optionOf(asked: Asked, word: string): string {
    return this.#numberedOption(word, asked.numbers[word], asked.place);
  }

  #numberedOption(word: string, number: number | undefined, place: string | null): string {
    const id = `option-${slug(word)}-number`;
    if (number === undefined || !this.has(id)) return this.word("option", word);
    return this.message(id, { number, place: slug(place ?? "") });
  }

  /** A number that is asked for, one option, or several of them. */
  #optionPrompt(decision: Decision, offered: readonly string[]): string {
    const numbers = offered.map(Number);
    if (numbers.every(Number.isInteger)) return this.message("prompt-choose-number", { least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 });
    return decision.most > 1 ? this.message("prompt-choose-several", { most: decision.most }) : this.message("prompt-choose");
  }

  #cardPrompt(decision: Decision): string {
    const [verb, offered] = Object.entries(decision.offers)[0] ?? ["choose", []];
    const id = `prompt-${slug(verb)}`;
    if (verb === "choose") return this.#optionPrompt(decision, offered);
    if (!offered.length) return this.message("prompt-nothing"); // in a discreet game
    const kinds = [...new Set(offered)];
    const grammaticalCase = this.#case(id);
    return this.message(id, {
      cards: this.#cards(kinds, (name) => this.#marked(name, grammaticalCase)),
      how_many: howMany(decision.all_or_none ? decision.most : decision.least, decision.most, kinds.length),
      least: decision.least,
      most: decision.most,
      may: decision.all_or_none || (decision.least === 0 && decision.most === 1) ? "yes" : "no",
      ordered: decision.ordered ? "yes" : "no",
      type: decision.types.length === 1 ? slug(decision.types[0] ?? "") : "any",
      cost: howDear(decision.cost_least, decision.cost_most),
      cost_least: this.#limit(decision, decision.cost_least),
      cost_most: this.#limit(decision, decision.cost_most),
      place: slug(decision.place ?? ""),
      target: slug(decision.target ?? ""),
      kept: decision.keeps === null ? "no" : "yes",
      keeps: decision.keeps ?? 0,
      times: decision.times,
    });
  }

  /** Conditions on a kingdom, which the details name by their ids. */
  #conditions(value: string): string {
    return this.#listed(value.split(", ").map((condition) => this.word("condition", condition)));
  }

  /** What went wrong and the way out; what this catalogue can't say is said in the server's English. */
  problem(failure: Failure): string {
    const id = `error-${failure.code}`;
    if (!this.has(id)) return failure.message;
    const given: Arguments = {};
    for (const [name, value] of Object.entries(failure.details)) {
      if (name === "conditions") given[name] = this.#conditions(String(value));
      else given[name] = typeof value === "number" && Math.abs(value) < UNGROUPED ? value : String(value);
      given[`has_${name}`] = value === "" ? "no" : "yes";
    }
    return this.message(id, given);
  }
}

/** A player's name without the characters that mark cards. */
function plain(name: string | undefined): string {
  return (name ?? "").replace(MARKS, "");
}
