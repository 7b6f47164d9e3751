// The words of the chosen language; whoever reads them follows when the language changes.
import { characterOf } from "./levels.ts";
import english from "catalogue:en";
import italian from "catalogue:it";
import polish from "catalogue:pl";
import romanian from "catalogue:ro";
import type { CardFacts, Decision, Failure, SeenEvent } from "./messages.ts";
import { preferences, type Language } from "./preferences.svelte.ts";
import { NOMINATIVE, Translator, type Arguments, type Asked, type Part } from "./translator.ts";

export type { Part } from "./translator.ts";

const CATALOGUES: Record<Language, string> = { en: english, pl: polish, it: italian, ro: romanian };

class Words {
  #translator = $state.raw(new Translator("en", ""));
  #known = new Map<Language, Translator>();

  get language(): Language {
    return this.#translator.language as Language;
  }

  /** Load a language if need be and speak it from now on; one that can't be loaded changes nothing. */
  async set(language: Language): Promise<void> {
    let translator = this.#known.get(language);
    if (!translator) {
      const response = await fetch(CATALOGUES[language]).catch(() => null);
      if (!response?.ok) return;
      translator = new Translator(language, await response.text());
      this.#known.set(language, translator);
    }
    this.#translator = translator;
    if (preferences.language !== language) preferences.language = language;
    else preferences.apply();
  }

  /** A message with its arguments. */
  t(id: string, given: Arguments = {}): string {
    return this.#translator.message(id, given);
  }
  card(name: string, grammaticalCase?: string): string {
    return this.#translator.card(name, grammaticalCase);
  }
  /** Several cards, copies together: "2 × Estate, Copper". */
  cards(names: readonly string[], grammaticalCase?: string): string {
    return this.#translator.cards(names, grammaticalCase);
  }
  /** A message about cards, in the grammatical case that it wants. */
  about(id: string, cards: readonly string[], given: Arguments = {}): string {
    return this.#translator.about(id, cards, given);
  }
  cardText(facts: CardFacts): { above: string; below: string } {
    return this.#translator.cardText(facts);
  }
  price(facts: { cost: number; potions: number; debt: number }): string | number {
    return this.#translator.price(facts);
  }
  typeLine(facts: CardFacts): string {
    return this.#translator.typeLine(facts);
  }
  type(word: string): string {
    return this.#translator.word("type", word);
  }
  /** What an answer begins with, as a request. */
  verb(word: string): string {
    return this.#translator.word("verb", word);
  }
  /** An answer as records write it, as people say it to what is asked. */
  answer(text: string, asked: Asked): string {
    return this.#translator.answer(text, asked);
  }
  option(word: string): string {
    return this.#translator.word("option", word);
  }
  /** An option of this decision, with the number behind it. */
  optionOf(decision: Decision, word: string): string {
    return this.#translator.optionOf(decision, word);
  }
  tokenOn(counter: string, pile: string): string {
    return this.#translator.tokenOn(counter, pile);
  }
  tokens(counter: string, count: number): string {
    return this.#translator.tokens(counter, count);
  }
  zone(word: string): string {
    return this.#translator.word("zone", word);
  }
  setName(id: string): string {
    return this.#translator.word("set", id);
  }
  /** Something that the ten cards of a kingdom can be asked to have. */
  condition(id: string): string {
    return this.#translator.word("condition", id);
  }
  kingdomName(id: string): string {
    return this.#translator.word("kingdom", id);
  }
  /** What a bot at a table is called; the server says it in English, with a number if somebody had the name before. */
  botName(name: string): string {
    const [plain = "", number = ""] = name.split(/(?= \d+$)/);
    return this.#translator.word("bot-name", plain) + number;
  }
  /** Which bot it is: its character and level, or how it plays. */
  bot(id: string): string {
    const character = characterOf(id);
    return character ? `${this.botName(character)}: ${this.botStrategy(id)}` : this.botStrategy(id);
  }
  /** What stands beside the name of a bot at a table. */
  botPlays(id: string): string {
    const said = this.botStrategy(id);
    return characterOf(id) ? this.t("web-bot-level", { level: said }) : this.t("web-bot-plays", { strategy: said });
  }
  /** How a bot plays; a strategy that the catalogue doesn't know by its own name. */
  botStrategy(id: string): string {
    const said = this.#translator.word("bot-strategy", id, { case: NOMINATIVE });
    return said === id ? id.split("-").map((word) => (word === "bm" ? "BM" : capital(word))).join(" ") : said;
  }
  event(seen: SeenEvent, players: readonly string[]): Part[] {
    return this.#translator.event(seen, players);
  }
  prompt(decision: Decision, players: readonly string[]): Part[] {
    return this.#translator.prompt(decision, players);
  }
  /** What went wrong and the way out, as a sentence of its own. */
  problem(failure: Failure): string {
    return capital(this.#translator.problem(failure));
  }
}

export const words = new Words();

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
}
