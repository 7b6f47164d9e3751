// What this reader likes, kept in this browser: language, theme, motion, pace, sounds, keys, warnings, name.
import { LEVELS, USUAL_LEVEL, type Level } from "./levels.ts";

export const LANGUAGES = ["en", "pl", "it", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages are called as those who speak them call them. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", it: "Italiano", ro: "Română" };
export type Theme = "auto" | "light" | "dark";
/** Which kingdom a quick game has: the first game, the one that was played last, ten random cards, or the kingdom of the day. */
export type Quick = "first" | "last" | "random" | "daily";
export type Motion = "auto" | "fast" | "none";
/** How long each step of the others is shown, in milliseconds. */
export const PACES = { slow: 600, normal: 400, instant: 0 } as const;
export type Pace = keyof typeof PACES;

const KEY = "deckwright.preferences";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sounds: boolean;
  singleKeys: boolean;
  warnEndTurn: boolean;
  warnBuy: boolean;
  name: string;
  kingdom: string;
  quick: Quick | "";
  level: Level;
  countDeck: boolean;
  hints: string[];
}

/** The first language of the browser that has a catalogue. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((locale) => locale.slice(0, 2).toLowerCase());
  return wanted.map((found) => LANGUAGES.find((known) => known === found)).find((found) => found !== undefined) ?? "en";
}

/** What was stored under a key, or nothing where storage is forbidden or holds something else. */
export function stored(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Keep something; a browser that refuses forgets it with the page. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may forbid it; the page works on without.
  }
}

function kept(): Kept {
  const found = stored(KEY);
  const pick = <T extends string>(value: unknown, known: readonly T[], usual: T): T => known.find((one) => one === value) ?? usual;
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  return {
    language: pick(found["language"], LANGUAGES, browserLanguage()),
    theme: pick(found["theme"], ["auto", "light", "dark"], "auto"),
    motion: pick(found["motion"], ["auto", "fast", "none"], "auto"),
    pace: pick(found["pace"], Object.keys(PACES) as Pace[], "normal"),
    sounds: found["sounds"] === true,
    singleKeys: found["singleKeys"] !== false,
    warnEndTurn: found["warnEndTurn"] !== false,
    warnBuy: found["warnBuy"] !== false,
    name: text(found["name"]).slice(0, 24),
    kingdom: text(found["kingdom"]),
    quick: pick(found["quick"], ["first", "last", "random", "daily", ""], ""),
    level: pick(
      found["level"],
      LEVELS.map((level) => level.id),
      USUAL_LEVEL,
    ),
    countDeck: found["countDeck"] === true,
    hints: Array.isArray(found["hints"]) ? found["hints"].filter((hint) => typeof hint === "string") : [],
  };
}

class Preferences {
  #kept = $state(kept());

  #keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    store(KEY, $state.snapshot(this.#kept));
    this.apply();
  }

  get language(): Language {
    return this.#kept.language;
  }
  /** Set through `words.set`, which also loads the catalogue. */
  set language(value: Language) {
    this.#keep("language", value);
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep("theme", value);
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(value: Motion) {
    this.#keep("motion", value);
  }
  /** How quickly others' turns are shown. */
  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(value: Pace) {
    this.#keep("pace", value);
  }
  get wait(): number {
    return PACES[this.pace];
  }
  /** Digits and letters act without Ctrl or Alt. */
  get singleKeys(): boolean {
    return this.#kept.singleKeys;
  }
  set singleKeys(value: boolean) {
    this.#keep("singleKeys", value);
  }
  get warnEndTurn(): boolean {
    return this.#kept.warnEndTurn;
  }
  set warnEndTurn(value: boolean) {
    this.#keep("warnEndTurn", value);
  }
  /** Ask before a purchase that is hardly meant. */
  get warnBuy(): boolean {
    return this.#kept.warnBuy;
  }
  set warnBuy(value: boolean) {
    this.#keep("warnBuy", value);
  }
  /** What the reader is called at tables; empty until they say. */
  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#keep("name", value.trim().slice(0, 24));
  }
  /** The code of the kingdom that was played last. */
  get kingdom(): string {
    return this.#kept.kingdom;
  }
  set kingdom(value: string) {
    this.#keep("kingdom", value);
  }
  /** The kingdom of quick games; until somebody says, the one that was played last. */
  get quick(): Quick {
    const wanted = this.#kept.quick || "last";
    return wanted === "last" && !this.kingdom ? "first" : wanted;
  }
  set quick(value: Quick) {
    this.#keep("quick", value);
  }
  /** Whom quick games are played against. */
  get level(): Level {
    return this.#kept.level;
  }
  set level(value: Level) {
    this.#keep("level", value);
  }
  /** The own deck is counted in quick games. */
  get countDeck(): boolean {
    return this.#kept.countDeck;
  }
  set countDeck(value: boolean) {
    this.#keep("countDeck", value);
  }
  /** Small sounds at the table; set through `sounds.turn`, which also makes or ends them. */
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  set sounds(value: boolean) {
    this.#keep("sounds", value);
  }
  /** The hints of the guided game that have been put away. */
  get hints(): readonly string[] {
    return this.#kept.hints;
  }
  set hints(value: readonly string[]) {
    this.#keep("hints", [...value]);
  }

  /** Nothing moves: the reader, or their system, wants it so. */
  get still(): boolean {
    return this.motion === "none" || (this.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** Tell the style sheet. */
  apply(): void {
    const page = document.documentElement;
    page.dataset["theme"] = this.theme;
    page.dataset["motion"] = this.motion;
    page.lang = this.language;
  }
}

export const preferences = new Preferences();
