// Ids of requests: random, so that nobody guesses them and none comes twice.

/** A new id of at least 16 characters, as the server wants it. */
export function newRequest(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, "0")).join("");
}
