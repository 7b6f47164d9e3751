// The options of a table in words.
import type { Options } from "../lib/messages.ts";
import { words } from "../lib/words.svelte.ts";

/** The clock: off, or so long for each decision. */
export function clockText(seconds: number | null): string {
  if (seconds === null) return words.t("web-clock-off");
  if (seconds % 60 === 0) return words.t("web-clock-minutes", { number: seconds / 60 });
  return words.t("web-clock-seconds", { number: seconds });
}

/** Each option of a table in a few words, for those who come to it. */
export function optionTexts(options: Options): string[] {
  const undo = { free: "web-undo-free-about", ask: "web-undo-ask-about", off: "web-undo-off-about" }[options.undo];
  const spectators = { off: "web-told-spectators-off", "no-hands": "web-told-spectators-no-hands", open: "web-told-spectators-open" };
  return [
    words.t(undo),
    words.t(spectators[options.spectators]),
    words.t(options.score ? "web-told-score" : "web-told-no-score"),
    ...(options.deck ? [words.t("web-told-deck")] : []),
    ...(options.hints ? [words.t("web-told-hints")] : []),
    ...(options.discreet ? [words.t("web-told-discreet")] : []),
    options.clock === null ? words.t("web-told-no-clock") : words.t("web-told-clock", { clock: clockText(options.clock) }),
  ];
}
