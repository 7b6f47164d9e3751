// The keyboard: which single keys stand for what, and where an arrow leads.

/** Keys for candidates, in order; without those that mean something else (E, L, U, X). */
export const HINTS = [..."1234567890abcdfghijkmnopqrstvwyz"];
export const DECLINE_KEY = "x";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isArrow = (key: string): boolean => key in ARROWS;

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest of these elements in the direction of an arrow; sideways counts double, and left and right don't lead to other rows. */
export function nearest(from: Element, key: string, elements: readonly HTMLElement[]): HTMLElement | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of elements) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const far = along + 2 * across;
    const strays = dx !== 0 && across > 1.5 * along;
    if (along > 4 && !strays && far < least) [best, least] = [element, far];
  }
  return best;
}

/** Text is being typed there, so no key means anything else. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}
