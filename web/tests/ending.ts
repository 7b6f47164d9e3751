// What the end of a game says first, to each seat and to those who watch, in every language: JSON in, JSON out.
import { lesson } from "../src/ending/lesson.ts";
import type { Said } from "../src/ending/said.ts";
import { turningPoint, verdict } from "../src/ending/verdict.ts";
import type { Result } from "../src/lib/messages.ts";
import { Translator } from "../src/lib/translator.ts";

interface Given {
  catalogues: Record<string, string>;
  names: string[];
  ends: { result: Result; seat: number | null }[];
}

export default ({ catalogues, names, ends }: Given): unknown =>
  ends.map(({ result, seat }) => {
    const { mood, headline, margin } = verdict(result, seat, names);
    const learnt = lesson(result, seat, names);
    const sentences = [headline, margin, turningPoint(result, names), learnt].map((said: Said | null) =>
      said === null ? null : Object.fromEntries(Object.entries(catalogues).map(([language, text]) => [language, new Translator(language, text).message(said.id, said.given)])),
    );
    return { mood, rule: learnt?.id ?? null, headline: sentences[0], margin: sentences[1], turning: sentences[2], lesson: sentences[3] };
  });
