// What a decision offers, as things that can be touched: candidates among the cards, and buttons. Pure; the table shows it.
import type { Decision, View } from "../lib/messages.ts";
import { cardsIn } from "./places.ts";

export type Place = "hand" | "supply" | "panel";

/** A card that can be chosen. The key says where it lies and which copy it is. */
export interface Candidate {
  key: string;
  name: string;
  place: Place;
  verb: string;
  /** It can be chosen, but hardly anybody means it: not lit. */
  early?: boolean;
}

/** Something to be said by a button. */
export interface Saying {
  kind: "go" | "treasures" | "end" | "decline" | "option" | "pay";
  answer: string;
  verb: string;
  cards: string[];
}

/** Cards that lie in neither hand nor Supply: looked at, revealed, in the trash; `owner` where they are somebody's. */
export interface Group {
  zone: string;
  owner: number | null;
  names: string[];
}

export interface Asking {
  /**
   * `phase`: one of many verbs; `option`: buttons only; `options`: several of them; `number`: to be set; `name`: a card to be touched or typed;
   * `one` card; `several` cards, to be confirmed; all of them in an `order`.
   */
  kind: "phase" | "option" | "options" | "number" | "name" | "one" | "several" | "order";
  verb: string;
  least: number;
  most: number;
  ordered: boolean;
  /** As many cards as may be, or none. */
  allOrNone: boolean;
  candidates: Candidate[];
  sayings: Saying[];
  groups: Group[];
}

const DECLINED = new Set(["pass", "keep"]);

/** The key of a card on the table: where, which, and the how manieth of its copies there. */
export function keyOf(place: Place, name: string, copy = 0): string {
  return `${place}/${name}/${copy}`;
}

/** Each name with the number of its copy: Copper 0, Copper 1, Estate 0. */
export function copies(names: readonly string[]): { name: string; copy: number }[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const copy = met.get(name) ?? 0;
    met.set(name, copy + 1);
    return { name, copy };
  });
}

/** The answer as it is written. */
export function written(verb: string, cards: readonly string[]): string {
  return `${verb} ${cards.join(", ") || "nothing"}${verb === "put" ? " deck" : ""}`;
}

/** Cards that are shown to this seat for a moment. */
export function openGroups(view: View, about: number | null): Group[] {
  const groups: Group[] = [];
  view.seats.forEach((seat, owner) => {
    const own = owner === view.seat;
    const [looked, revealed] = [cardsIn(seat, "looked"), cardsIn(seat, "revealed")];
    if (own && looked.length) groups.push({ zone: "looked", owner: null, names: looked });
    if ((own || owner === about) && revealed.length) groups.push({ zone: "revealed", owner: own ? null : owner, names: revealed });
  });
  return groups;
}

/** Where cards of a seat can be touched: those of somebody else's hand lie in the panel. */
function placeOf(place: string | null, owner: number | null, view: View): Place {
  if (place === "supply") return "supply";
  return place === "hand" && owner === view.seat ? "hand" : "panel";
}

function phaseAsking(decision: Decision, view: View): Asking {
  const candidates: Candidate[] = [];
  const playable = new Set(decision.offers["play"] ?? []);
  const [owner, groups] = [decision.owner ?? decision.player, openGroups(view, decision.about)];
  const [place, hand] = [placeOf("hand", owner, view), cardsIn(view.seats[owner], "hand")];
  for (const { name, copy } of copies(hand)) {
    if (playable.has(name)) candidates.push({ key: keyOf(place, name, copy), name, place, verb: "play" });
  }
  if (place === "panel") groups.unshift({ zone: "hand", owner, names: hand });
  const early = playable.size > 0; // after a purchase no Treasure can be played any more
  for (const name of decision.offers["buy"] ?? []) candidates.push({ key: keyOf("supply", name), name, place: "supply", verb: "buy", early });
  const sayings: Saying[] = [];
  if ("play treasures" in decision.offers) sayings.push({ kind: "treasures", answer: "play treasures", verb: "play treasures", cards: [] });
  const pay = decision.offers["pay"]?.at(-1); // all that can be paid
  if (pay !== undefined) sayings.push({ kind: "pay", answer: `pay ${pay}`, verb: "pay", cards: [pay] });
  for (const verb of ["end actions", "end turn", "end night"]) if (verb in decision.offers) sayings.push({ kind: "end", answer: verb, verb, cards: [] });
  return { kind: "phase", verb: decision.phase ?? "", least: 1, most: 1, ordered: false, allOrNone: false, candidates, sayings, groups };
}

function cardSayings(verb: string, offered: string[], decision: Decision): Saying[] {
  const sayings: Saying[] = [];
  const [only, another] = new Set(offered);
  const declined = Object.keys(decision.offers).find((word) => DECLINED.has(word));
  const optional = declined !== undefined || decision.least === 0;
  if (decision.most === 1 && only !== undefined && another === undefined && optional) {
    sayings.push({ kind: "go", answer: written(verb, [only]), verb, cards: [only] });
  }
  if (declined === "keep" && only !== undefined) sayings.push({ kind: "decline", answer: written("keep", [only]), verb: "keep", cards: [only] });
  else if (declined === "pass") sayings.push({ kind: "decline", answer: "pass", verb, cards: [] });
  else if (decision.least === 0) sayings.push({ kind: "decline", answer: written(verb, []), verb, cards: [] });
  return sayings;
}

/** A button for each effect that is due, and one to leave the rest where nothing has to be done. */
function windowSayings(decision: Decision): Saying[] {
  const sayings = ["resolve", "react"].flatMap((verb) =>
    (decision.offers[verb] ?? []).map((name): Saying => ({ kind: "go", answer: written(verb, [name]), verb, cards: [name] })),
  );
  return "pass" in decision.offers ? [...sayings, { kind: "decline", answer: "pass", verb: "react", cards: [] }] : sayings;
}

/** What can be touched to answer a decision, in the order in which it is numbered. */
export function askingOf(decision: Decision, view: View): Asking {
  if (decision.phase !== null) return phaseAsking(decision, view);
  const [verb, offered] = Object.entries(decision.offers)[0] ?? ["choose", []];
  const groups = openGroups(view, decision.about);
  const rest = { verb, least: decision.least, most: decision.most, ordered: decision.ordered, allOrNone: decision.all_or_none };
  if (verb === "name") {
    const piles = offered.filter((name) => name in view.supply); // what lies there need not be typed
    const candidates = piles.map((name): Candidate => ({ key: keyOf("supply", name), name, place: "supply", verb }));
    return { kind: "name", ...rest, candidates, sayings: [], groups };
  }
  if (verb === "choose" && offered.every((option) => Number.isInteger(Number(option)))) {
    return { kind: "number", ...rest, least: Number(offered[0]), most: Number(offered.at(-1)), candidates: [], sayings: [], groups };
  }
  if (verb === "choose") {
    const sayings = offered.map((option): Saying => ({ kind: "option", answer: `choose ${option}`, verb: option, cards: [] }));
    return { kind: decision.most > 1 ? "options" : "option", ...rest, candidates: [], sayings, groups };
  }
  if (verb === "resolve" || verb === "react") return { kind: "option", ...rest, candidates: [], sayings: windowSayings(decision), groups };
  const place = placeOf(decision.place, decision.owner, view);
  const candidates = copies(offered).map(({ name, copy }): Candidate => ({ key: keyOf(place, name, copy), name, place, verb }));
  if (place === "panel") {
    const owner = decision.owner === view.seat ? null : decision.owner;
    const at = groups.findIndex((group) => group.zone === decision.place && group.owner === owner);
    groups.unshift(...(at >= 0 ? groups.splice(at, 1) : [{ zone: decision.place ?? "", owner, names: offered }]));
  }
  const kind = decision.most === 1 ? "one" : decision.ordered && decision.least === offered.length ? "order" : "several";
  return { kind, ...rest, candidates, sayings: cardSayings(verb, offered, decision), groups };
}

/** The answer that the picked cards or options make, or nothing while they are too few. */
export function answerOf(asking: Asking, picked: readonly string[]): string | null {
  if (asking.kind === "options") return picked.length === asking.most ? written("choose", picked) : null;
  const chosen = picked.map((key) => asking.candidates.find((candidate) => candidate.key === key)).filter((found) => found !== undefined);
  const [first] = chosen;
  const least = asking.allOrNone ? asking.most : asking.least;
  if (!first || (asking.kind !== "one" && asking.kind !== "phase" && chosen.length < least)) return null;
  return written(first.verb, chosen.map((candidate) => candidate.name));
}
