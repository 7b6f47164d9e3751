// A click meant for what lay under the pointer a moment ago does not answer what lies there now.

/** So long after the prompt has changed nothing that answers can be hit. Keys work on: nothing moves under a key. */
export const SLIP = 250;

const ANSWERING = "[data-choice], [data-saying], [data-undo], [data-sure]";

export class Guard {
  #changed = -Infinity;
  #pressed = Infinity;
  #timer = 0;

  /** Something else is asked, or a question lies over the table. */
  changed(): void {
    this.#changed = performance.now();
    clearTimeout(this.#timer);
    document.documentElement.dataset["settling"] = "";
    this.#timer = window.setTimeout(() => this.settle(), SLIP);
  }

  settle(): void {
    delete document.documentElement.dataset["settling"];
  }

  pressed(): void {
    this.#pressed = performance.now();
  }

  /** Stops a click whose press began before the change, however long it took. */
  check(event: MouseEvent): void {
    const pressed = this.#pressed;
    this.#pressed = Infinity;
    const byPointer = event.detail > 0 || !event.isTrusted; // a key on a focused button makes a click without detail
    if (!byPointer || pressed >= this.#changed || !(event.target instanceof Element) || !event.target.closest(ANSWERING)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
