// The levels of opponents, each with its character (bots/levels.py has the same; a test compares them).
export const LEVELS = [
  { id: "beginner", character: "Toby" },
  { id: "casual", character: "Nell" },
  { id: "club", character: "Barnaby" },
  { id: "master", character: "Leonora" },
] as const;

export type Level = (typeof LEVELS)[number]["id"];

/** Whom somebody plays who has not chosen yet. */
export const USUAL_LEVEL: Level = "casual";

/** The character of a level; nothing for other bots. */
export function characterOf(bot: string | null | undefined): string {
  return LEVELS.find((level) => level.id === bot)?.character ?? "";
}
