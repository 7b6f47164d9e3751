// How a card's face fits on it, found by setting it and measuring: the size of its text, or of its signs where no text fits.
import { SvelteMap } from "svelte/reactivity";

/** Sizes of text in rem, largest first; smaller letters can't be read at arm's length, so the card says less instead. */
const TEXTS = [1.3, 1.2, 1.1, 1.02, 0.95, 0.88, 0.82, 0.78];
/** The part of the height that the coat of arms keeps above a text. */
const COAT = 0.14;

/** How the signs of a compact face are set: how large, and where the coat of arms is, if there is room for it. */
export interface Signs {
  size: number;
  coat: "above" | "beside" | "none";
  /** Only what happens at once; the types in the band still tell of Attacks and of the next turn. */
  few?: boolean;
}
const ABOVE = [1.4, 1.25, 1.1, 1, 0.9, 0.8, 0.72].map((size): Signs => ({ size, coat: "above" }));
const BESIDE = ABOVE.map(({ size }): Signs => ({ size, coat: "beside" }));
const ALONE = [0.8, 0.72, 0.65, 0.58, 0.52].map((size): Signs => ({ size, coat: "none" }));
const FEW = ALONE.map(({ size }): Signs => ({ size, coat: "none", few: true }));
/** What stands on the smallest of cards: never nothing. */
const LEAST: Signs = { size: 0.52, coat: "none", few: true };

class Fitting {
  #texts = new SvelteMap<string, number | null>();
  #signs = new SvelteMap<string, Signs>();

  /** The size of a card's text in rem; null if it fits in none; undefined until it was measured. */
  text(key: string): number | null | undefined {
    return this.#texts.get(key);
  }

  /** How a card's signs are set; undefined until they were measured. */
  signs(key: string): Signs | undefined {
    return this.#signs.get(key);
  }

  /** Set the text in each size until it is no higher than what name, band and coat of arms leave. */
  measureText(key: string, text: HTMLElement, body: HTMLElement, height: number): void {
    const room = body.clientHeight - height * COAT;
    const size = TEXTS.find((rem) => fits(text, rem, body.clientWidth, room)) ?? null;
    text.style.cssText = "";
    this.#texts.set(key, size);
  }

  /** Set the signs in each way until they fit; the coat of arms keeps a good part of the room as long as it can. */
  measureSigns(key: string, signs: HTMLElement, body: HTMLElement): void {
    const { clientWidth: width, clientHeight: height } = body;
    const ways = [...(width > height * 1.5 ? BESIDE : ABOVE), ...ALONE, ...FEW];
    const found = ways.find(({ size, coat, few }) => {
      signs.classList.toggle("few", few === true);
      return fits(signs, size, coat === "beside" ? width * 0.6 : width, coat === "above" ? height * 0.6 : height);
    });
    signs.classList.remove("few");
    signs.style.cssText = "";
    this.#signs.set(key, found ?? LEAST);
  }

  /** Other letters have come: nothing that was measured holds any more. */
  forget(): void {
    this.#texts.clear();
    this.#signs.clear();
  }
}

function fits(element: HTMLElement, size: number, width: number, height: number): boolean {
  element.style.width = `${width}px`;
  element.style.fontSize = `${size}rem`;
  return element.offsetHeight <= height && element.scrollWidth <= Math.ceil(width);
}

export const fitting = new Fitting();

document.fonts.addEventListener("loadingdone", () => fitting.forget());
