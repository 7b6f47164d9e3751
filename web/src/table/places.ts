// Places of a seat by name, as the view tells them: cards where one may look, a number where one may count. Screens loop over them.
import type { SeatView, View } from "../lib/messages.ts";

/** Places that have a part of the screen to themselves; all others are shown one after the other while cards lie there. */
const SHOWN_APART = new Set(["hand", "deck", "discard", "in play"]);

/** The cards of a place that this viewer may look at. */
export function cardsIn(seat: SeatView | undefined, place: string): string[] {
  const there = seat?.places[place];
  return Array.isArray(there) ? there : [];
}

/** How many cards lie in a place; nothing where this viewer may not count them. */
export function countIn(seat: SeatView, place: string): number | null {
  const there = seat.places[place];
  return there === undefined ? 0 : Array.isArray(there) ? there.length : there;
}

export const topOfDiscard = (seat: SeatView | undefined): string | null => cardsIn(seat, "discard")[0] ?? null;

/** Places besides hand, deck, discard pile and play area where cards lie, and what can be seen of each. */
export function otherPlaces(seat: SeatView): { place: string; seen: string[] | number }[] {
  return Object.entries(seat.places).flatMap(([place, seen]) => (SHOWN_APART.has(place) || seen === null ? [] : [{ place, seen }]));
}

/** A mat keeps its cards: they are shown as a pile to open. */
export const isMat = (place: string): boolean => place.endsWith(" mat");

/** What a place is called in attributes of the page. */
export const attribute = (place: string): string => place.replaceAll(" ", "_");

/** Cards left in the Supply by the card on top: a pile of different cards goes by the one that can be had. */
export function byCard(view: View | null | undefined): Record<string, number> {
  return Object.fromEntries(Object.entries(view?.supply ?? {}).map(([pile, left]) => [view?.tops[pile] ?? pile, left]));
}
