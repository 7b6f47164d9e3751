// The signs on cards, drawn by us in a field of 16 by 16: for the types, and for what a card does.

const FLAG = "M3 1h2v14H3zM5.5 1.5L14 5.5l-8.5 4z";
const COIN = "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM8 4.5L4.5 8 8 11.5 11.5 8z";
const CROWN = "M1.5 4l3.5 3 3-5 3 5 3.5-3-1.2 7.5H2.7zM2.7 12.5h10.6V14.5H2.7z";
const SKULL = "M8 1a6 6 0 0 1 3.5 10.8V15h-7v-3.2A6 6 0 0 1 8 1zM5.7 6a1.5 1.5 0 1 0 .01 0zM10.3 6a1.5 1.5 0 1 0 .01 0z";
const BOLT = "M9 1L3 9h4l-1 6 7-9H9z";
const SHIELD = "M8 1l6 2v5q0 5-6 7-6-2-6-7V3z";
const HOURGLASS = "M3 1h10v2q0 3-3.5 5 3.5 2 3.5 5v2H3v-2q0-3 3.5-5Q3 6 3 3z";
const CARD = "M3 1.5h6.5v1.6H4.6v9H3zM6 4.5h7.5v10.5H6z";

export const symbols: Record<string, string> = {
  Action: FLAG,
  Treasure: COIN,
  Victory: CROWN,
  Curse: SKULL,
  Attack: BOLT,
  Reaction: SHIELD,
  Duration: HOURGLASS,

  cards: CARD,
  actions: FLAG,
  buys: "M4.5 5.5a3.5 3.5 0 0 1 7 0h2L15 15H1l1.5-9.5zM6 5.5h4a2 2 0 0 0-4 0z",
  coins: COIN,
  potions: "M5.5 1h5v1.6h-.9V6l4 6.500Q14.500 15 12 15H4Q1.500 15 2.400 12.500L6.400 6V2.600h-.9zM5.600 9.500L4 12.200Q3.600 13.400 4.600 13.400h6.800q1 0 .6-1.200L10.400 9.500z",
  points: CROWN,
  curse: SKULL,
  trash: "M6 1h4v1.5h4V4H2V2.5h4zM3 5.5h10L12 15H4zM5.8 7.5l.4 5.5h1.200V7.5zM8.8 7.5V13H10l.4-5.5z",
  gain: "M7 1h2v5h5v2H9v5H7V8H2V6h5zM2 13.5h12V15H2z",
  discard: "M7 1h2v6.5h3.5L8 12 3.5 7.5H7zM2 13h12v2H2z",
  topdeck: "M8 1l4.5 4.5H9V10H7V5.5H3.5zM2 11.5h12V13H2zM2 14h12v1.200H2z",
  take: "M3 8V4h1.600v3h.6V2h1.700v5h.6V1h1.700v6h.6V2.5h1.700V9l1.300-1.8 1.4 1L11 15H5Q3 12 3 8z",
  "set aside": "M1 3h8v10H1zM2.600 4.600v6.8h4.8V4.600zM10.5 7H13V5l3 3-3 3V9h-2.5z",
  return: "M1 6l4.5-4.5V5H10q5 0 5 5 0 4-4 4H6v-2h5q2 0 2-2 0-3-3-3H5.5v3.5z",
  look: "M0.5 8Q8 0 15.5 8 8 16 .5 8zM8 4.5a3.5 3.5 0 1 0 .01 0zM8 6.5a1.5 1.5 0 1 1-.01 0z",
  play: "M2 2.5L8 8l-6 5.5zM8 2.5L14 8l-6 5.5z",
  token: "M8 1a7 7 0 1 1 0 14A7 7 0 1 1 8 1zM3.5 7v2h9V7z",
  "pirate coins": COIN,
  turn: "M8 2a6 6 0 0 1 5.700 4.200L15.5 6 13 10 9.8 6.700l2-.3A4 4 0 1 0 12 9.5h2A6 6 0 1 1 8 2z",
  "be unaffected": SHIELD,
  give: "M1 7h9V3.5L15.5 8.500 10 13.5V10H1z",
  cheaper: "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM7 4v5H4.5L8 13l3.5-4H9V4z",
  name: "M1 2h14v9H8l-4 4v-4H1zM4 5v1.5h8V5zM4 7.5V9h5V7.5z",
  "put into deck": "M2 2h12v2.500H2zM2 11.5h12V14H2zM1 6.500h6V5l4 3-4 3V9.500H1z",
};

/** The sign of a sort of tokens: its own, or that of any token. */
export const symbolOfTokens = (counter: string): string => (counter in symbols ? counter : "token");
