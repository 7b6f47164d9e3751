// What somebody may have meant who made a slip in a name.

/** The known name that a text is a slip of, or nothing: one letter in four may be wrong, missing or too many. */
export function nearest(text: string, known: Iterable<string>): string {
  const slips = Math.floor(text.length / 4);
  let [found, least] = ["", slips + 1];
  for (const name of known) {
    if (Math.abs(name.length - text.length) >= least) continue;
    const distance = apart(text, name);
    if (distance < least) [found, least] = [name, distance];
  }
  return found;
}

/** How many letters have to be changed, added or left out to make one text of the other. */
function apart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const changed = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
