// The hints of the guided game: what is worth saying, and at which moment.
import type { Decision } from "../lib/messages.ts";
import { emptyPiles, givesActions, hand, isType, LAST_CALL, LATE, left, thisTurn, type Situation } from "./game.ts";

interface Hint {
  /** The message; coins are given to it. */
  readonly id: string;
  readonly when: (situation: Situation) => boolean;
}

/** In the order in which they go before each other. */
const HINTS: readonly Hint[] = [
  { id: "help-guide-over", when: ({ view }) => view.phase === "over" },
  { id: "help-guide-attack", when: (now) => asked(now) && attacked(now) },
  { id: "help-guide-choose-discard", when: (now) => offered(now, "discard").length > 0 },
  { id: "help-guide-trash", when: (now) => offered(now, "trash").length > 0 },
  { id: "help-guide-first-hand", when: (now) => buying(now) && turns(now) === 0 && now.view.coins === 0 },
  { id: "help-guide-first-buy", when: (now) => buying(now) && turns(now) === 0 && offered(now, "buy").length > 0 && now.view.coins > 0 },
  { id: "help-guide-bought", when: (now) => asked(now) && turns(now) === 1 && hasGained(now) },
  { id: "help-guide-shuffle", when: (now) => asked(now) && turns(now) > 1 && hasShuffled(now) },
  { id: "help-guide-one-action", when: (now) => acting(now) && now.view.actions === 1 && onlyEndings(now) },
  { id: "help-guide-action", when: acting },
  { id: "help-guide-more-actions", when: (now) => acting(now) && happened(now, "actions") },
  { id: "help-guide-more-cards", when: (now) => asked(now) && drewByCard(now) },
  { id: "help-guide-province", when: (now) => shopping(now) && now.view.coins >= 8 && left(now.view, "Province") > 0 },
  { id: "help-guide-more-buys", when: (now) => shopping(now) && now.view.buys > 1 },
  { id: "help-guide-gold", when: (now) => shopping(now) && now.view.coins >= 6 && left(now.view, "Gold") > 0 },
  { id: "help-guide-end-near", when: (now) => asked(now) && (left(now.view, "Province") <= LAST_CALL || emptyPiles(now.view) >= 2) },
  { id: "help-guide-duchy", when: (now) => asked(now) && left(now.view, "Province") <= LATE },
  { id: "help-guide-green", when: (now) => asked(now) && hasPoints(now) },
];

/** The hint to show now: the first that fits and has not been put away. */
export function hintFor(now: Situation, put: ReadonlySet<string>): string | null {
  return HINTS.find((hint) => !put.has(hint.id) && hint.when(now))?.id ?? null;
}

function decision({ view, seat }: Situation): Decision | null {
  return view.asked === seat ? view.decision : null;
}

function asked(now: Situation): boolean {
  return decision(now) !== null;
}

function offered(now: Situation, verb: string): string[] {
  return decision(now)?.offers[verb] ?? [];
}

function acting(now: Situation): boolean {
  return decision(now)?.phase === "action";
}

function buying(now: Situation): boolean {
  return decision(now)?.phase === "buy";
}

/** In the Buy phase with the Treasures played. */
function shopping(now: Situation): boolean {
  return buying(now) && !("play" in (decision(now)?.offers ?? {}));
}

function turns({ view, seat }: Situation): number {
  return view.seats[seat]?.turns ?? 0;
}

function attacked({ view, seat, cards, log }: Situation): boolean {
  return view.turn !== seat && thisTurn(log).some((event) => event.what === "play" && event.cards.some((name) => isType(cards, name, "Attack")));
}

function hasShuffled({ log, seat }: Situation): boolean {
  return log.slice(1).some((batch) => batch.some((event) => event.what === "shuffle" && event.player === seat));
}

function onlyEndings(now: Situation): boolean {
  const actions = hand(now).filter((name) => isType(now.cards, name, "Action"));
  return actions.length > 1 && !actions.some((name) => givesActions(now.cards, name));
}

function happened({ view, seat, log }: Situation, what: string): boolean {
  return view.turn === seat && thisTurn(log).some((event) => event.what === what && event.player === seat);
}

function drewByCard({ view, seat, log }: Situation): boolean {
  return view.turn === seat && thisTurn(log).some((event) => event.what === "draw" && event.player === seat && event.depth > 0);
}

function hasGained({ log, seat }: Situation): boolean {
  return log.some((batch) => batch.some((event) => event.what === "gain" && event.player === seat));
}

function hasPoints({ log, seat, cards }: Situation): boolean {
  return log.some((batch) =>
    batch.some((event) => event.what === "gain" && event.player === seat && event.cards.some((name) => isType(cards, name, "Victory"))),
  );
}
