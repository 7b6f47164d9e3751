// The last turn of one player in one line: what they played and what that did to others, what they gained and trashed.
import type { SeenEvent } from "../lib/messages.ts";

type Deed = "play" | "buy" | "gain" | "trash";
type Harm = "discard" | "trash" | "gain" | "topdeck" | "draw" | "unaffected";

interface Effect {
  readonly harm: Harm;
  readonly player: number;
  cards: readonly string[];
  count: number;
}

interface Clause {
  readonly deed: Deed;
  cards: readonly string[];
  readonly effects: Effect[];
}

/** Says a message about cards in the reader's language. */
export type Say = (id: string, cards: readonly string[], given?: Record<string, string | number>) => string;

const TURNS = new Set(["turn", "extra turn"]);
const DEEDS: Record<Deed, string> = { play: "table-story-play", buy: "table-story-buy", gain: "table-story-gain", trash: "table-story-trash" };
const TO_YOU: Record<Harm, string> = {
  discard: "table-story-you-discard",
  trash: "table-story-you-trash",
  gain: "table-story-you-gain",
  topdeck: "table-story-you-topdeck",
  draw: "table-story-you-draw",
  unaffected: "table-story-you-unaffected",
};
const TO_OTHERS: Record<Harm, string> = {
  discard: "table-story-others-discard",
  trash: "table-story-others-trash",
  gain: "table-story-others-gain",
  topdeck: "table-story-others-topdeck",
  draw: "table-story-others-draw",
  unaffected: "table-story-others-unaffected",
};

/** What happened in the last turn that this seat began; nothing before its first. */
export function lastTurn(log: readonly SeenEvent[][], seat: number): SeenEvent[] | null {
  const after: SeenEvent[] = [];
  for (let batch = log.length - 1; batch >= 0; batch--) {
    const events = log[batch] ?? [];
    for (let place = events.length - 1; place >= 0; place--) {
      const event = events[place] as SeenEvent;
      if (!TURNS.has(event.what)) after.push(event);
      else if (event.player === seat) return after.reverse();
      else after.length = 0;
    }
  }
  return null;
}

function clausesOf(events: readonly SeenEvent[], seat: number, isTreasure: (card: string) => boolean): Clause[] {
  const clauses: Clause[] = [];
  let bought = "";
  const add = (deed: Deed, cards: readonly string[]): void => {
    // Plays stay in order with what they did to others; of all else there is one clause each.
    const open = deed === "play" ? clauses.at(-1) : clauses.find((clause) => clause.deed === deed);
    if (open?.deed === deed && open.effects.length === 0) open.cards = [...open.cards, ...cards];
    else clauses.push({ deed, cards, effects: [] });
  };
  for (const event of events) {
    const { what, cards } = event;
    if (event.player !== seat) suffer(clauses, event);
    else if (what === "play" || what === "play again") {
      if (!cards.every(isTreasure)) add("play", cards);
    } else if (what === "buy") {
      bought = cards[0] ?? "";
      add("buy", cards);
    } else if (what === "gain" && cards[0] === bought) bought = "";
    else if (what === "gain" || what === "trash") add(what, cards);
  }
  return clauses;
}

/** Somebody else has to do something because of the card that was played last. */
function suffer(clauses: readonly Clause[], event: SeenEvent): void {
  const cause = clauses.findLast(({ deed }) => deed === "play");
  if (!cause || event.player === null || !(event.what in TO_YOU)) return;
  const harm = event.what as Harm;
  const effect = cause.effects.find((one) => one.harm === harm && one.player === event.player);
  if (effect) {
    effect.cards = [...effect.cards, ...event.cards];
    effect.count += event.count;
  } else if (event.count > 0 || harm === "unaffected") cause.effects.push({ harm, player: event.player, cards: event.cards, count: event.count });
}

function effectsText(effects: readonly Effect[], viewer: number | null, names: readonly string[], say: Say): string {
  const own = effects.filter(({ player }) => player === viewer).map(({ harm, cards, count }) => say(TO_YOU[harm], cards, { count }));
  const others = Object.entries(TO_OTHERS).flatMap(([harm, id]) => {
    const alike = effects.filter((effect) => effect.harm === harm);
    if (alike.length === 0 || alike.some(({ player }) => player === viewer)) return []; // the same for all: one's own share says it
    const [cards, count] = [alike.flatMap((effect) => effect.cards), alike.reduce((sum, effect) => sum + effect.count, 0)];
    return [say(id, cards, { count, players: alike.length, player: names[alike[0]?.player ?? -1] ?? "" })];
  });
  return [...own, ...others].reduce((before, last) => say("list-of-items", [], { before, last }));
}

/** The story of these events of a seat's turn, for whoever sits on `viewer`, without the seat's name; empty if it has only begun. */
export function story(
  events: readonly SeenEvent[],
  seat: number,
  viewer: number | null,
  names: readonly string[],
  isTreasure: (card: string) => boolean,
  say: Say,
): string {
  const clauses = clausesOf(events, seat, isTreasure).map(({ deed, cards, effects }) =>
    effects.length === 0 ? say(DEEDS[deed], cards) : say("table-story-play-on", cards, { effects: effectsText(effects, viewer, names, say) }),
  );
  if (clauses.length === 0) return events.some(({ what, player }) => what === "clean up" && player === seat) ? say("table-story-nothing", []) : "";
  return clauses.reduce((before, last) => say("table-story-list", [], { before, last }));
}
