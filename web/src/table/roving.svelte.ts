// Roving focus: of a group of cards one is reached by Tab, the others from there by arrows.

export class Roving {
  #at = $state<string | null>(null);

  /** Which of these keys Tab reaches: the one that had the focus, else the first that can be chosen, else the first. */
  stop(keys: readonly string[], choosable: (key: string) => boolean): string | null {
    if (this.#at !== null && keys.includes(this.#at)) return this.#at;
    return keys.find(choosable) ?? keys[0] ?? null;
  }

  focused(key: string): void {
    this.#at = key;
  }
}
