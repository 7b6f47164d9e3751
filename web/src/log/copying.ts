// The log as plain text, and text onto the clipboard.
import { words } from "../lib/words.svelte.ts";
import type { Line, Turn } from "./chronicle.ts";

/** What a card gave beside its other effects, in words. */
export function bonusWords(line: Line): string[] {
  const { actions, buys, coins } = line.bonuses;
  return [
    ...(actions ? [words.t("log-bonus-actions", { number: actions })] : []),
    ...(buys ? [words.t("log-bonus-buys", { number: buys })] : []),
    ...(coins ? [words.t("log-bonus-coins", { number: coins })] : []),
  ];
}

/** A line in words. */
export function lineText(line: Line, names: readonly string[]): string {
  const sentence = words
    .event(line.event, names)
    .map((part) => part.text)
    .join("");
  const bonuses = bonusWords(line);
  return bonuses.length ? `${sentence} (${bonuses.join(", ")})` : sentence;
}

/** Whole turns as text: a heading for each, effects set in under their causes. */
export function logText(turns: readonly Turn[], names: readonly string[]): string {
  return turns
    .map((turn) => {
      const heading = turn.heading ? lineText(turn.heading, names) : words.t("log-setup");
      return [heading, ...turn.lines.map((line) => "  ".repeat(line.depth + 1) + lineText(line, names))].join("\n");
    })
    .join("\n\n");
}

/** Puts a text onto the clipboard; pages without https have only the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (active instanceof HTMLElement) active.focus();
  return done;
}
