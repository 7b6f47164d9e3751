// What each sound is made of, and which ones go with what happened: one or two, never a racket.
import type { Happening, HappeningName } from "./happenings.ts";

export type SoundName = "card" | "coin" | "shuffle" | "attack" | "turn" | "end";

interface Common {
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  readonly length: number;
  readonly gain: number;
  /** In hertz; of a noise, the middle of what is let through. */
  readonly pitch: number;
}
export type Voice = (Common & { readonly kind: "noise" }) | (Common & { readonly kind: "tone"; readonly shape: OscillatorType; readonly glide?: number });

const tone = (pitch: number, at: number, length: number, gain: number, shape: OscillatorType = "sine", glide?: number): Voice =>
  glide === undefined ? { kind: "tone", pitch, at, length, gain, shape } : { kind: "tone", pitch, at, length, gain, shape, glide };
const rustle = (pitch: number, at: number, length: number, gain: number): Voice => ({ kind: "noise", pitch, at, length, gain });

/** A flick of paper, two pings, a riffle, a drop with a thud, two bells upwards, a chord. */
export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  card: [rustle(2600, 0, 0.07, 0.5), rustle(900, 0.02, 0.05, 0.3)],
  coin: [tone(1568, 0, 0.18, 0.22), tone(2349, 0.06, 0.28, 0.2), tone(4698, 0.06, 0.12, 0.05)],
  shuffle: [0, 0.05, 0.09, 0.13, 0.17, 0.22, 0.28].map((at, number) => rustle(2200 + 180 * number, at, 0.06, 0.28)),
  attack: [tone(220, 0, 0.35, 0.3, "sawtooth", 70), rustle(320, 0.02, 0.25, 0.5)],
  turn: [tone(659, 0, 0.35, 0.28, "triangle"), tone(988, 0.14, 0.5, 0.26, "triangle")],
  end: [tone(392, 0, 0.9, 0.2, "triangle"), tone(494, 0.08, 0.9, 0.18, "triangle"), tone(587, 0.16, 0.9, 0.18, "triangle"), tone(784, 0.28, 1.1, 0.2, "triangle")],
};

/** What is heard of a happening; a turn that begins is heard when one is asked. */
const HEARD: Partial<Record<HappeningName, SoundName>> = {
  end: "end",
  asked: "turn",
  attack: "attack",
  shuffle: "shuffle",
  gain: "coin",
  play: "card",
  trash: "card",
  discard: "card",
  reveal: "card",
  draw: "card",
};
/** The most telling first. */
const ORDER: readonly SoundName[] = ["end", "turn", "attack", "shuffle", "coin", "card"];
const MOST = 2;

/** The sounds of one step: the most telling two, each once; after the end nothing else matters. */
export function chosen(shown: readonly Happening[]): SoundName[] {
  const heard = new Set(shown.map(({ name }) => HEARD[name]));
  if (heard.has("end")) return ["end"];
  return ORDER.filter((name) => heard.has(name)).slice(0, MOST);
}
