// What listeners are told of events of the log: JSON in, JSON out.
import type { SeenEvent } from "../src/lib/messages.ts";
import { HAPPENINGS, happenings, happeningsOf, type Happening } from "../src/table/happenings.ts";

interface Given {
  log: SeenEvent[][];
  attacks: string[];
}

export default ({ log, attacks }: Given): { names: readonly string[]; heard: Happening[][]; after: number } => {
  const heard: Happening[][] = [];
  const end = happenings.on((shown) => heard.push([...shown]));
  for (const batch of log) happenings.tell(happeningsOf(batch, (card) => attacks.includes(card)));
  end();
  const before = heard.length;
  happenings.tell([{ name: "end", player: null, cards: [], count: 0 }]);
  return { names: HAPPENINGS, heard, after: heard.length - before };
};
