// Motion: which cards went where between two views, and letting them fly there by a View Transition that never holds anybody up.
import { tick } from "svelte";
import type { View } from "../lib/messages.ts";
import { attribute, byCard, cardsIn, topOfDiscard } from "./places.ts";

interface Spot {
  zone: string;
  owner: number | null;
}

export interface Move {
  card: string;
  from: Spot;
  to: Spot;
}

interface Lying extends Spot {
  card: string;
}

/** More than these at once would be a flurry, not a move. */
const MOST = 12;
/** Places that show one card for all that lie there. */
const PILES = new Set(["discard", "deck", "trash", "supply"]);

/** Places where a card may lie under others, so that any card stands for it. */
const HEAPS = new Set(["deck", "discard", "trash"]);

function without(names: readonly string[], taken: readonly string[]): string[] {
  const left = [...names];
  for (const name of taken) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function changes(before: View, after: View): { leaving: Lying[]; arriving: Lying[] } {
  const [leaving, arriving]: [Lying[], Lying[]] = [[], []];
  const compare = (spot: Spot, old: readonly string[], now: readonly string[]): void => {
    leaving.push(...without(old, now).map((card) => ({ card, ...spot })));
    arriving.push(...without(now, old).map((card) => ({ card, ...spot })));
  };
  after.seats.forEach((seat, owner) => {
    const old = before.seats[owner];
    if (!old) return;
    for (const place of new Set([...Object.keys(old.places), ...Object.keys(seat.places)])) {
      const counted = [old, seat].some((one) => typeof one.places[place] === "number");
      if (place !== "discard" && !counted) compare({ zone: attribute(place), owner }, cardsIn(old, place), cardsIn(seat, place));
    }
  });
  compare({ zone: "trash", owner: null }, before.trash, after.trash);
  for (const [card, count] of Object.entries(byCard(after))) {
    const gone = (byCard(before)[card] ?? count) - count;
    for (let copy = 0; copy < gone; copy += 1) leaving.push({ card, zone: "supply", owner: null });
    for (let copy = 0; copy < -gone; copy += 1) arriving.push({ card, zone: "supply", owner: null });
  }
  after.seats.forEach((seat, owner) => {
    const top = topOfDiscard(seat);
    if (top !== null && top !== topOfDiscard(before.seats[owner])) arriving.push({ card: top, zone: "discard", owner });
  });
  return { leaving, arriving };
}

/** From play no card goes back to the hand: one of the same name was drawn meanwhile. */
const drawn = (from: Spot, to: Spot): boolean => from.zone === "in_play" && to.zone === "hand";

/** Which cards went from where to where, as far as this seat could see it. */
export function moves(before: View, after: View): Move[] {
  const { leaving, arriving } = changes(before, after);
  const found: Move[] = [];
  for (const { card, ...to } of arriving) {
    const source = leaving.find((one) => one.card === card && (one.owner ?? to.owner) === (to.owner ?? one.owner) && !drawn(one, to));
    if (source) leaving.splice(leaving.indexOf(source), 1);
    const unseen = to.zone === "in_play" ? "hand" : "deck";
    found.push({ card, from: source ? { zone: source.zone, owner: source.owner } : { zone: unseen, owner: to.owner }, to });
  }
  for (const { card, ...from } of leaving) {
    const owner = from.owner ?? before.turn;
    found.push({ card, from, to: { zone: "discard", owner } });
  }
  return found.slice(0, MOST);
}

/** The element of a card, or of the pile it lies in; only what looks like a card (`data-solid`) can fly. */
function find(root: ParentNode, card: string, { zone, owner }: Spot): HTMLElement | undefined {
  const whose = owner === null ? "" : `[data-owner="${owner}"]`;
  const place = `[data-solid][data-zone="${zone}"]${whose}`;
  const named = HEAPS.has(zone) ? place : `${place}[data-card="${CSS.escape(card)}"], ${place}:not([data-card])`;
  const free = [...root.querySelectorAll<HTMLElement>(named)].filter((element) => !element.style.viewTransitionName && element.checkVisibility());
  return free.findLast(inSight) ?? free.at(-1);
}

/** Where nobody looks nothing needs to fly, if the same card is seen elsewhere. */
function inSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

let running: ViewTransition | null = null;

/** Let everything arrive at once: somebody wants to go on. */
export function hurry(): boolean {
  const was = running !== null;
  running?.skipTransition();
  running = null;
  return was;
}

/** Change what is shown; the cards that moved fly to their new places. */
export async function fly(root: HTMLElement, moved: readonly Move[], change: () => void): Promise<void> {
  hurry();
  const named: HTMLElement[] = [];
  const mark = (element: HTMLElement | undefined, name: string): void => {
    if (!element) return;
    element.style.viewTransitionName = name;
    named.push(element);
  };
  const unmark = (): void => {
    for (const element of named.splice(0)) element.style.viewTransitionName = "";
  };
  const used = new Set<string>();
  const once = (spot: Spot, card: string): boolean => {
    if (!PILES.has(spot.zone)) return true;
    const place = `${spot.zone}/${spot.owner}/${spot.zone === "supply" ? card : ""}`;
    return !used.has(place) && used.add(place).size > 0;
  };
  const pairs = moved.filter(({ card, from, to }) => once(from, card) && once(to, card));
  pairs.forEach(({ card, from }, at) => mark(find(root, card, from), `card-${at}`));
  const transition = document.startViewTransition(async () => {
    unmark();
    change();
    await tick();
    pairs.forEach(({ card, to }, at) => mark(find(root, card, to), `card-${at}`));
  });
  running = transition;
  transition.ready.catch(() => undefined);
  transition.finished
    .catch(() => undefined)
    .finally(() => {
      unmark();
      if (running === transition) running = null;
    });
  await transition.updateCallbackDone.catch(() => undefined);
}
