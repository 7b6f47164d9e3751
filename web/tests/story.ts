// Tells each player's last turn at every moment of a log in every language: JSON in, JSON out.
import type { SeenEvent } from "../src/lib/messages.ts";
import { Translator } from "../src/lib/translator.ts";
import { lastTurn, story } from "../src/log/story.ts";

interface Given {
  catalogues: Record<string, string>;
  log: SeenEvent[][];
  /** The lengths of the log at which the story is told. */
  moments: number[];
  names: string[];
  viewer: number | null;
  treasures: string[];
}

export default (given: Given): Record<string, (string | null)[][]> =>
  Object.fromEntries(
    Object.entries(given.catalogues).map(([language, catalogue]) => {
      const translator = new Translator(language, catalogue);
      const say = (id: string, cards: readonly string[], more = {}): string => translator.about(id, cards, more);
      const tell = (length: number, seat: number): string | null => {
        const events = lastTurn(given.log.slice(0, length), seat);
        return events && story(events, seat, given.viewer, given.names, (card) => given.treasures.includes(card), say);
      };
      return [language, given.moments.map((length) => given.names.map((_, seat) => tell(length, seat)))];
    }),
  );
