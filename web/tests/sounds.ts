// Which sounds go with what happened, and how long each takes: JSON in, JSON out.
import type { Happening, HappeningName } from "../src/table/happenings.ts";
import { chosen, SOUNDS } from "../src/table/soundBank.ts";

const happening = (name: HappeningName): Happening => ({ name, player: 0, cards: [], count: 1 });

export default (given: HappeningName[][]): unknown => ({
  heard: given.map((names) => chosen(names.map(happening))),
  lengths: Object.fromEntries(Object.entries(SOUNDS).map(([name, voices]) => [name, Math.max(...voices.map(({ at, length }) => at + length))])),
  gains: Object.values(SOUNDS).flatMap((voices) => voices.map(({ gain }) => gain)),
});
