// How a table is begun in one click: the usual options, the last kingdom, one bot.
import * as api from "./api.ts";
import { FIRST_GAME } from "./kingdoms.ts";
import type { KingdomChoice, NewTable, Options } from "./messages.ts";
import { preferences } from "./preferences.svelte.ts";
import { router } from "./router.svelte.ts";
import { keepSeat } from "./seats.ts";
import { words } from "./words.svelte.ts";

export const USUAL_OPTIONS: Readonly<Options> = { undo: "ask", spectators: "no-hands", score: false, clock: null, listed: false };

/** Sit down against a bot and go to the table. A kept kingdom that can no longer be played gives way to the first game. */
export async function playAgainstBot(): Promise<void> {
  const first: KingdomChoice = { by: "name", name: FIRST_GAME };
  const table = (kingdom: KingdomChoice): NewTable => ({
    kingdom,
    seats: [{ kind: "person" }, { kind: "bot", bot: "big-money" }],
    name: preferences.name || words.t("web-default-name"),
    options: { ...USUAL_OPTIONS },
  });
  const kept = preferences.kingdom;
  const taken = await api.newTable(table(kept ? { by: "code", code: kept } : first)).catch((problem: unknown) => {
    if (!kept || !(problem instanceof api.Refusal) || problem.status === 0) throw problem;
    preferences.kingdom = "";
    return api.newTable(table(first));
  });
  keepSeat(taken.table, taken.token);
  await router.go(`/t/${taken.table}`);
}
