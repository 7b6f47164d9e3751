// The card whose text is being read: on hover after a moment, on focus, on a long press. One at a time, shown by Peek.svelte.
import { mount } from "svelte";
import type { CardFacts } from "../lib/messages.ts";
import Peek from "./Peek.svelte";

const HOVER = 350;
const PRESS = 450;

interface Shown {
  name: string;
  facts: CardFacts;
  anchor: HTMLElement;
}

class Reading {
  shown = $state.raw<Shown | null>(null);
  #mounted = false;
  #timer = 0;
  #quiet = false;
  /** It was opened by a long press, so a tap is needed to put it away. */
  #held = false;

  /** Show a card beside what names it, at once or after a moment. */
  open(shown: Shown, wait = 0, held = false): void {
    clearTimeout(this.#timer);
    this.#held = held;
    if (!this.#mounted) {
      this.#mounted = true;
      mount(Peek, { target: document.body });
    }
    if (wait > 0) this.#timer = window.setTimeout(() => (this.shown = shown), wait);
    else this.shown = shown;
  }

  /** Let the focus move without a card being shown for it: it was not the reader who moved it. */
  quietly(move: () => void): void {
    this.#quiet = true;
    move();
    this.#quiet = false;
  }

  get quiet(): boolean {
    return this.#quiet;
  }

  /** A tap closes what a long press opened, and does nothing else; whether it was such a tap. */
  release(): boolean {
    if (!this.#held || this.shown === null) return false;
    this.close();
    const heard = new AbortController();
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      heard.abort();
    };
    const options = { capture: true, signal: heard.signal };
    addEventListener("click", stop, options);
    // Whatever comes before its click means that there is none.
    for (const type of ["pointerdown", "pointercancel", "keydown"]) addEventListener(type, () => heard.abort(), options);
    return true;
  }

  /** Put it away, if it is the one beside this element. */
  close(anchor?: HTMLElement): void {
    clearTimeout(this.#timer);
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
}

export const reading = new Reading();

/** What a pointer does to an element; it goes on when an update of the table attaches the element's card anew. */
interface Pointing {
  press: number;
  pressed: boolean;
  over: boolean;
}

const pointing = new WeakMap<HTMLElement, Pointing>();
const told = new WeakMap<HTMLElement, Shown>();

function pointingAt(node: HTMLElement): Pointing {
  const known = pointing.get(node) ?? { press: 0, pressed: false, over: false };
  pointing.set(node, known);
  return known;
}

/** Makes an element tell its card's text. A long press does not click; with `tap` a plain click opens it too. */
export function tells(name: string, facts: CardFacts | undefined, tap = false): (node: HTMLElement) => () => void {
  return (node) => {
    if (!facts) return () => undefined;
    const shown = { name, facts, anchor: node };
    const now = pointingAt(node);
    told.set(node, shown);
    // A card that appears under a resting mouse is not pointed at.
    const move = (event: PointerEvent) => {
      if (now.over || event.pointerType !== "mouse" || (event.movementX === 0 && event.movementY === 0)) return;
      now.over = true;
      reading.open(shown, HOVER);
    };
    const leave = (event: PointerEvent) => {
      now.over = false;
      clearTimeout(now.press);
      if (event.pointerType === "mouse") reading.close();
    };
    const down = (event: PointerEvent) => {
      now.pressed = false;
      if (event.pointerType === "mouse") return;
      now.press = window.setTimeout(() => {
        now.pressed = true;
        reading.open(shown, 0, true);
      }, PRESS);
    };
    const up = () => clearTimeout(now.press);
    const click = (event: MouseEvent) => {
      if (now.pressed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (tap) reading.open(shown);
      else reading.close();
      now.pressed = false;
    };
    const focus = () => !reading.quiet && node.matches(":focus-visible") && reading.open(shown, HOVER);
    const blur = () => reading.close(node);
    const menu = (event: Event) => (now.pressed || now.press) && matchMedia("(pointer: coarse)").matches && event.preventDefault();
    const handlers: [string, EventListener][] = [
      ["pointermove", move as EventListener],
      ["pointerleave", leave as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerup", up],
      ["pointercancel", up],
      ["focus", focus],
      ["blur", blur],
      ["contextmenu", menu],
    ];
    for (const [type, handler] of handlers) node.addEventListener(type, handler);
    node.addEventListener("click", click as EventListener, { capture: true });
    return () => {
      told.delete(node);
      // Where an update has attached the same card again by then, a press goes on and a text stays open.
      queueMicrotask(() => {
        if (told.get(node)?.name === name) return;
        clearTimeout(now.press);
        reading.close(node);
      });
      for (const [type, handler] of handlers) node.removeEventListener(type, handler);
      node.removeEventListener("click", click as EventListener, { capture: true });
    };
  };
}
