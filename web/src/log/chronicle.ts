// What happened as lines of the log: turns with headings, the bonuses of a card beside it, a buy and its gain as one.
import type { SeenEvent } from "../lib/messages.ts";

export type BonusKind = "actions" | "buys" | "coins";

export interface Line {
  readonly key: string;
  /** How many answers had been given when this had happened: where a look back goes to. */
  readonly batch: number;
  readonly depth: number;
  readonly event: SeenEvent;
  readonly bonuses: Readonly<Record<BonusKind, number>>;
}

export interface Turn {
  readonly key: string;
  /** The turn's own line; the set-up has none. */
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

interface Place {
  batch: number;
  index: number;
}

interface Kept {
  turn: Turn;
  start: Place;
}

type IsTreasure = (name: string) => boolean;
type OpenLine = { -readonly [Field in keyof Line]: Field extends "bonuses" ? Record<BonusKind, number> : Line[Field] };

const TURNS = new Set(["turn", "extra turn"]);
const BONUSES = new Set(["actions", "buys", "coins"]);
const PLAYS = new Set(["play", "play again"]);

/** Reads a log that grows and is cut; turns that have not changed stay the same objects, so that nothing of them is drawn again. */
export class Chronicle {
  #kept: Kept[] = [];
  #batches: SeenEvent[][] = [];

  read(log: readonly SeenEvent[][], isTreasure: IsTreasure): Turn[] {
    let same = 0;
    while (same < log.length && same < this.#batches.length && log[same] === this.#batches[same]) same++;
    if (same < log.length || same < this.#batches.length) {
      // A turn stays if the next one began before the first change.
      let whole = 0;
      while (whole + 1 < this.#kept.length && this.#kept[whole + 1]!.start.batch < same) whole++;
      const from = whole ? this.#kept[whole]!.start : { batch: 0, index: 0 };
      this.#kept = [...this.#kept.slice(0, whole), ...turnsFrom(log, from, isTreasure)];
      this.#batches = [...log];
    }
    return this.#kept.map((kept) => kept.turn);
  }
}

function turnsFrom(log: readonly SeenEvent[][], from: Place, isTreasure: IsTreasure): Kept[] {
  const found: Kept[] = [];
  let lines: OpenLine[] = [];
  const open = (batch: number, index: number, heading: Line | null): void => {
    lines = [];
    found.push({ turn: { key: `${batch}.${index}`, heading, lines }, start: { batch, index } });
  };
  let bought: SeenEvent | null = null;
  for (let batch = from.batch; batch < log.length; batch++) {
    const events = log[batch]!;
    for (let index = batch === from.batch ? from.index : 0; index < events.length; index++) {
      const event = events[index]!;
      const line: OpenLine = { key: `${batch}.${index}`, batch, depth: event.depth, event, bonuses: { actions: 0, buys: 0, coins: 0 } };
      if (TURNS.has(event.what)) {
        open(batch, index, line);
        continue;
      }
      if (found.length === 0) open(batch, index, null);
      if (event.what === "clean up") continue; // every turn ends with it
      if (event.what === "shuffle" && batch === 0) continue; // nothing was discarded yet
      if (event.what === "gain" && bought !== null && bought.player === event.player && sameCards(bought, event)) {
        bought = null;
        continue;
      }
      if (event.what === "buy") bought = event;
      if (BONUSES.has(event.what)) {
        const source = causeOf(event, lines);
        if (source) source.bonuses[event.what as BonusKind] += event.number;
        else lines.push(line);
      } else if (playsTreasures(event, isTreasure)) {
        addTreasures(lines, line, isTreasure);
      } else {
        lines.push(line);
      }
    }
  }
  return found;
}

function sameCards(one: SeenEvent, other: SeenEvent): boolean {
  return one.cards.length === other.cards.length && one.cards.every((name, place) => name === other.cards[place]);
}

function playsTreasures(event: SeenEvent, isTreasure: IsTreasure): boolean {
  return event.what === "play" && event.cards.length > 0 && event.cards.every(isTreasure);
}

/** Treasures played one right after the other make one line. */
function addTreasures(lines: OpenLine[], line: OpenLine, isTreasure: IsTreasure): void {
  const last = lines.at(-1);
  line.depth = 0;
  if (last && last.event.player === line.event.player && playsTreasures(last.event, isTreasure)) {
    const { event } = line;
    last.event = { ...last.event, cards: [...last.event.cards, ...event.cards], count: last.event.count + event.count };
    last.batch = line.batch;
  } else {
    lines.push(line);
  }
}

/** The line of the card that gave a bonus, if the bonus stands right under it. */
function causeOf(bonus: SeenEvent, lines: OpenLine[]): OpenLine | null {
  for (let place = lines.length - 1; place >= 0; place--) {
    const line = lines[place]!;
    if (line.depth < bonus.depth) return PLAYS.has(line.event.what) && line.event.player === bonus.player ? line : null;
  }
  return null;
}
