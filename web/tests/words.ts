// Says what it is given in every language, for comparison with the Python translator: JSON in, JSON out.
import type { Decision, Failure, SeenEvent } from "../src/lib/messages.ts";
import { Translator, type Part } from "../src/lib/translator.ts";

interface Given {
  catalogues: Record<string, string>;
  players: string[];
  events: SeenEvent[];
  decisions: Decision[];
  /** By the place of their decision. */
  answers: [number, string][];
  problems: Failure[];
}

const whole = (parts: Part[]): string => parts.map((part) => part.text).join("");
const named = (parts: Part[]): string[] => parts.flatMap((part) => ("card" in part ? [part.card] : []));

function said(given: Given, language: string, catalogue: string): Record<string, unknown> {
  const translator = new Translator(language, catalogue);
  const events = given.events.map((event) => translator.event(event, given.players));
  const prompts = given.decisions.map((decision) => translator.prompt(decision, given.players));
  return {
    events: events.map(whole),
    event_cards: events.map(named),
    prompts: prompts.map(whole),
    prompt_cards: prompts.map(named),
    answers: given.answers.map(([place, answer]) => translator.answer(answer, given.decisions[place]!)),
    problems: given.problems.map((problem) => translator.problem(problem)),
  };
}

export default (given: Given): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given.catalogues).map(([language, catalogue]) => [language, said(given, language, catalogue)]));
