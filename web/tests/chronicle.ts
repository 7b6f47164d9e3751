// Reads a log as the page does: all at once, and as it grows and is cut.
import type { SeenEvent } from "../src/lib/messages.ts";
import { Chronicle, type Turn } from "../src/log/chronicle.ts";

interface Given {
  log: SeenEvent[][];
  treasures: string[];
  /** Lengths to which the log grows or is cut, one after the other. */
  lengths: number[];
}

export default ({ log, treasures, lengths }: Given): Record<string, unknown> => {
  const isTreasure = (name: string): boolean => treasures.includes(name);
  const whole = (length: number): Turn[] => new Chronicle().read(log.slice(0, length), isTreasure);
  const chronicle = new Chronicle();
  let before: Turn[] = [];
  const steps = lengths.map((length) => {
    const turns = chronicle.read(log.slice(0, length), isTreasure);
    const same = JSON.stringify(turns) === JSON.stringify(whole(length));
    const kept = turns.filter((turn) => before.includes(turn)).length;
    before = turns;
    return { same, kept, turns: turns.length };
  });
  return { turns: whole(log.length), steps };
};
