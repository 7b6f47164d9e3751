// What happened at the table besides the cards, in words, for as long as it is new to this seat; and how a move is called.
import type { News, SeenEvent } from "../lib/messages.ts";
import type { Session } from "../lib/session.svelte.ts";
import { words } from "../lib/words.svelte.ts";
import { Chronicle } from "../log/chronicle.ts";
import { lineText } from "../log/copying.ts";

/** This many answers later those who only watch have seen it. */
const WATCHED = 3;

/** A move by its first line in the log; one that only ends a turn is called so. */
export function moveName(batch: readonly SeenEvent[] | undefined, names: readonly string[], isTreasure: (card: string) => boolean): string {
  if (!batch?.length || batch[0]?.what === "clean up") return words.t("table-move-end");
  const line = new Chronicle().read([[], [...batch]], isTreasure).flatMap((turn) => turn.lines)[0];
  return line ? lineText({ ...line, bonuses: { actions: 0, buys: 0, coins: 0 } }, names) : words.t("table-move-end");
}

/** The move that a wish to return to this many answers is about, as this seat saw it. */
export function wishedBack(session: Session, to: number): string {
  return moveName(session.log[to + 1], session.names, treasure(session));
}

const treasure =
  (session: Session) =>
  (card: string): boolean =>
    session.cards[card]?.types.includes("Treasure") ?? false;

/** The news that this seat has not answered after yet. */
export function fresh(session: Session): News[] {
  const seat = session.seat;
  const since = (answers: number): boolean =>
    seat === null ? session.answers - answers > WATCHED : session.log.slice(answers + 1).some((batch) => batch[0]?.player === seat);
  return (session.table?.news ?? []).filter((news) => !since(news.answers) && !isOwnDeed(news, seat));
}

/** Nobody has to be told what they did themselves. */
function isOwnDeed({ what, seat, by }: News, own: number | null): boolean {
  return own !== null && (what === "replaced" || what === "undo refused" ? by === own : what !== "clock" && what !== "undo lapsed" && seat === own);
}

/** What happened, in one sentence. */
export function newsText(session: Session, { what, seat, by, version }: News): string {
  const player = session.names[seat] ?? "";
  const other = by === null ? "" : (session.names[by] ?? "");
  const own = seat === session.seat;
  switch (what) {
    case "clock":
      return own ? words.t("table-news-clock-own") : words.t("table-news-clock", { player });
    case "undone": {
      const batch = session.takenBack.get(version);
      return batch ? words.t("table-news-undone", { player, move: moveName(batch, session.names, treasure(session)) }) : words.t("table-news-undone-unseen", { player });
    }
    case "undo refused":
      return own ? words.t("table-news-refused-own", { other }) : words.t("table-news-refused", { player, other });
    case "undo lapsed":
      return words.t("table-news-lapsed", { player });
    case "left":
      return words.t("table-news-left", { player });
    case "replaced":
      return words.t("table-news-replaced", { player, other });
    case "returned":
      return words.t("table-news-returned", { player });
  }
}
