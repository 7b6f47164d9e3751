// The letters that a language needs, before anything is written with them, so that no line is ever set twice.
import type { Language } from "./preferences.svelte.ts";

/** Milliseconds that the page waits for its letters; a slow line gets those of the system. */
const PATIENCE = 1200;
const FACES = ["700 1em Alegreya", "400 1em 'Alegreya Sans'", "500 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];
/** Letters that lie in a file of their own. */
const OWN: Partial<Record<Language, string>> = { pl: "ąęłżś", ro: "ășț" };

export async function letters(language: Language): Promise<void> {
  const sample = `a${OWN[language] ?? ""}`;
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, sample)));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([all, late]);
}
