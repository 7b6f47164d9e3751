// What the keys do at the table. Keys of the browser and of fields that text is typed into are left alone.
import { preferences } from "../lib/preferences.svelte.ts";
import type { Choice } from "./choice.svelte.ts";
import { isArrow, nearest, typing } from "./keys.ts";

/** What keys can do beyond choosing. */
export interface Deeds {
  log: () => void;
  help: () => void;
}

/** What answers when it is pressed. */
export const ANSWERING = "[data-choice], [data-saying]";

const LOOKS = new Set(["?", "l"]);

/** Whether a key may answer what is asked, so that it should not be pressed blindly. */
export function answers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  if (event.key !== "Enter" && event.key !== " ") return event.key.length === 1 && !LOOKS.has(event.key.toLowerCase());
  const button = event.target instanceof HTMLElement ? event.target.closest("button, a, summary") : null;
  return button === null || button.matches(ANSWERING);
}

/** Things that can be chosen now, else all cards: where arrows lead. */
function reachable(root: HTMLElement): HTMLElement[] {
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const choices = all("[data-choice], [data-order], [data-saying]:not(:disabled)");
  const cards = choices.some(({ dataset }) => dataset["choice"] !== undefined || dataset["order"] !== undefined);
  return cards ? choices : [...all("button[data-card]"), ...choices];
}

/** Where the keyboard starts: the button that does what is asked, the first card that can be chosen, else the prompt. */
export function start(root: HTMLElement, choice: Choice): HTMLElement | null {
  const prompt = root.querySelector<HTMLElement>("[data-prompt]");
  const asking = choice.asking;
  if (!asking) return prompt;
  // A field opens the keyboard of a phone, which would cover the piles.
  if (asking.kind === "name") return matchMedia("(hover: none)").matches ? prompt : root.querySelector<HTMLElement>("[data-name]");
  // After the Treasures a pile should not be bought by one key too many.
  if (asking.kind === "phase" && asking.verb === "buy") return root.querySelector<HTMLElement>('[data-kind="treasures"]') ?? prompt;
  return root.querySelector<HTMLElement>("[data-choice], [data-order]") ?? root.querySelector<HTMLElement>("[data-saying]") ?? prompt;
}

function arrow(event: KeyboardEvent, root: HTMLElement): void {
  const from = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : null;
  const elements = reachable(root);
  const next = !from || from.dataset["prompt"] !== undefined ? elements[0] : nearest(from, event.key, elements);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Enter: confirms what is picked, else presses the button that does what is asked; a focused button stays a button. */
function enter(event: KeyboardEvent, choice: Choice): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.repeat) event.preventDefault();
  else if (choice.ready !== null && (target?.role === "checkbox" || target?.dataset["order"] !== undefined)) {
    event.preventDefault();
    choice.confirm();
  } else if (preferences.singleKeys && !target?.closest("button, a, summary")) {
    if (choice.ready !== null) choice.confirm();
    else if (choice.primary) choice.press(choice.primary);
  }
}

function single(key: string, choice: Choice, deeds: Deeds): boolean {
  const session = choice.session;
  if (key === "?") deeds.help();
  else if (key === "l") deeds.log();
  else if (key === "u" && session.canUndo !== "no" && session.past === null && !session.busy && !session.table?.undo) void session.undo();
  else if (key === "e" && choice.ending) choice.press(choice.ending);
  else {
    const found = [...choice.hints].find(([, hint]) => hint === key)?.[0];
    if (found === undefined) return false;
    const saying = choice.asking?.sayings.find(({ answer }) => answer === found);
    if (saying) choice.press(saying);
    else choice.pick(found);
  }
  return true;
}

/** A key was pressed while the table is shown. */
export function press(event: KeyboardEvent, root: HTMLElement, choice: Choice, deeds: Deeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector("dialog:modal")) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (isArrow(event.key)) {
    if (!target?.closest("[data-log]")) arrow(event, root);
  } else if (event.key === "Enter") enter(event, choice);
  else if (!preferences.singleKeys || event.repeat) {
    if (event.repeat && event.key === " ") event.preventDefault();
  } else if (event.key === " ") {
    if (target?.closest("button, a, summary") || !choice.treasures) return;
    event.preventDefault();
    choice.press(choice.treasures);
  } else if (single(event.key.toLowerCase(), choice, deeds)) event.preventDefault();
}
