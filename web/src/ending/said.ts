// A message that is still to be said: its id and what it is given.
import type { Arguments } from "../lib/translator.ts";

export interface Said {
  readonly id: string;
  readonly given: Arguments;
}
