// Which size of letters lets a card's whole text be read on it, found by setting it and measuring; none where it would be cut.
import { SvelteMap } from "svelte/reactivity";

/** Sizes in rem, largest first; smaller letters can't be read at arm's length, so the card says less instead. */
const SIZES = [1.3, 1.2, 1.1, 1.02, 0.95, 0.88, 0.82];

class Fitting {
  #found = new SvelteMap<string, number | null>();

  /** The size in rem; null if none fits; undefined until it was measured. */
  known(key: string): number | null | undefined {
    return this.#found.get(key);
  }

  /** Set the text in each size until it is no higher than the room for it. */
  measure(key: string, text: HTMLElement, room: number): void {
    const fits = (size: number): boolean => {
      text.style.fontSize = `${size}rem`;
      return text.offsetHeight <= room && text.scrollWidth <= text.clientWidth;
    };
    const size = SIZES.find(fits) ?? null;
    text.style.fontSize = "";
    this.#found.set(key, size);
  }

  /** Other letters have come: nothing that was measured holds any more. */
  forget(): void {
    this.#found.clear();
  }
}

export const fitting = new Fitting();

document.fonts.addEventListener("loadingdone", () => fitting.forget());
