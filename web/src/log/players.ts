// The sign of each seat, always shown beside its colour.
export const SIGNS = ["◆", "●", "▲", "■", "★", "⬟"] as const;

/** The sign of a seat. */
export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "";
}

/** The colour of a seat, as a value for CSS. */
export function colour(seat: number): string {
  return `var(--player-${seat % SIGNS.length})`;
}
