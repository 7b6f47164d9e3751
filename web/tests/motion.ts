// Which cards the table lets fly between two views: JSON in, JSON out.
import type { View } from "../src/lib/messages.ts";
import { moves } from "../src/table/motion.ts";

const spot = ({ zone, owner }: { zone: string; owner: number | null }): string => (owner === null ? zone : `${zone} ${owner}`);

export default (given: [View, View][]): string[][] =>
  given.map(([before, after]) => moves(before, after).map(({ card, from, to }) => `${card}: ${spot(from)} > ${spot(to)}`));
