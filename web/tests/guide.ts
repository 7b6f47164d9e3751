// What the guided game says in given situations: hints, each put away after it was shown.
import type { Situation } from "../src/help/game.ts";
import { hintFor } from "../src/help/hints.ts";
import type { CardFacts, SeenEvent, View } from "../src/lib/messages.ts";

interface Given {
  cards: CardFacts[];
  seat: number;
  /** One game: the log, and the views after so many batches of it. */
  log: SeenEvent[][];
  views: { batches: number; view: View }[];
}

export default ({ cards, seat, log, views }: Given): (string | null)[] => {
  const put = new Set<string>();
  const facts = Object.fromEntries(cards.map((card) => [card.name, card]));
  return views.map(({ batches, view }) => {
    const now: Situation = { view, seat, cards: facts, log: log.slice(0, batches) };
    const hint = hintFor(now, put);
    if (hint !== null) put.add(hint);
    return hint;
  });
};
