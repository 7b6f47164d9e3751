// How a table is begun in one click: the usual options, a kingdom in a word, one bot.
import * as api from "./api.ts";
import { FIRST_GAME } from "./kingdoms.ts";
import type { KingdomChoice, KingdomFacts, Options } from "./messages.ts";
import { preferences, type Quick } from "./preferences.svelte.ts";
import { router } from "./router.svelte.ts";
import { keepSeat } from "./seats.ts";
import { words } from "./words.svelte.ts";

export const USUAL_OPTIONS: Readonly<Options> = {
  undo: "ask",
  spectators: "no-hands",
  score: false,
  deck: false,
  hints: false,
  clock: null,
  discreet: false,
  listed: false,
};
/** What a random kingdom of a quick game is drawn from. */
const QUICK_SETS = ["base-2e", "seaside-1e"];

function choice(quick: Quick): KingdomChoice {
  if (quick === "daily") return { by: "name", name: "daily" };
  if (quick === "random") return { by: "random", sets: QUICK_SETS };
  if (quick === "last" && preferences.kingdom) return { by: "code", code: preferences.kingdom };
  return { by: "name", name: FIRST_GAME };
}

/** The kingdom of a quick game. A kept one that can no longer be played gives way to the first game. */
async function kingdom(quick: Quick): Promise<KingdomFacts> {
  return api.kingdom(choice(quick)).catch((problem: unknown) => {
    if (quick !== "last" || !(problem instanceof api.Refusal) || problem.status === 0) throw problem;
    preferences.kingdom = "";
    return api.kingdom(choice("first"));
  });
}

/** Sit down against a bot and go to the table. */
export async function playAgainstBot(): Promise<void> {
  const { code } = await kingdom(preferences.quick);
  const taken = await api.newTable({
    kingdom: { by: "code", code },
    seats: [{ kind: "person" }, { kind: "bot", bot: preferences.level }],
    name: preferences.name || words.t("web-default-name"),
    options: { ...USUAL_OPTIONS, deck: preferences.countDeck, hints: true },
  });
  preferences.kingdom = code;
  keepSeat(taken.table, taken.token);
  await router.go(`/t/${taken.table}`);
}
