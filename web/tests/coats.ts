// The coats of arms of given cards: JSON in, JSON out.
import { coatOf } from "../src/cards/coats.ts";

export default (names: string[]): string[] => names.map((name) => JSON.stringify(coatOf(name)));
