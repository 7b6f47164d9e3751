// What the table offers to touch for given decisions, for comparison with the engine: JSON in, JSON out.
import type { Decision, View } from "../src/lib/messages.ts";
import { answerOf, askingOf } from "../src/table/choosing.ts";
import { leftUndone, wastedBy } from "../src/table/warning.ts";

interface Asked {
  view: View;
  decision: Decision;
  /** Cards of answers that are to be picked one by one. */
  picks: string[][];
}

function offered({ view, decision, picks }: Asked): Record<string, unknown> {
  const asking = askingOf(decision, view);
  const keys = (names: string[]): string[] => {
    const left = [...asking.candidates];
    return names.map((name) => left.splice(left.findIndex((candidate) => candidate.name === name), 1)[0]?.key ?? "");
  };
  const confirmed = asking.kind === "several" || asking.kind === "order";
  return {
    kind: asking.kind,
    places: [...new Set(asking.candidates.map((candidate) => candidate.place))],
    keys: asking.candidates.map((candidate) => candidate.key),
    said: asking.sayings.map((saying) => saying.answer),
    picked: confirmed ? [] : asking.candidates.map((candidate) => answerOf(asking, [candidate.key])),
    several: confirmed ? picks.map((names) => answerOf(asking, keys(names))) : [],
    shown: asking.groups.flatMap((group) => group.names),
    left: leftUndone(view, decision),
    wasted: Object.fromEntries((decision.offers["buy"] ?? []).map((name) => [name, wastedBy(name, view, decision)])),
  };
}

export default (given: Asked[]): Record<string, unknown>[] => given.map(offered);
