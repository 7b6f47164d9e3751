// Small sounds of our own making, from tones and noise: silent until the reader wants them, silent at once when not, and where a
// browser has no sound nothing goes wrong.
import { preferences } from "../lib/preferences.svelte.ts";
import { happenings } from "./happenings.ts";
import { chosen, SOUNDS, type SoundName, type Voice } from "./soundBank.ts";

const VOLUME = 0.3;
const GESTURES = ["pointerdown", "keydown"] as const;

class Sounds {
  #context: AudioContext | null = null;
  #volume: GainNode | null = null;
  #noise: AudioBuffer | null = null;

  /** Sound for what the table shows, until the answer is called. */
  start(): () => void {
    const deaf = happenings.on((shown) => {
      for (const name of chosen(shown)) this.play(name);
    });
    // Browsers let a page sound only after somebody has touched it.
    const touched = (): void => void (preferences.sounds && this.#wake());
    for (const gesture of GESTURES) addEventListener(gesture, touched, { capture: true, passive: true });
    return () => {
      deaf();
      for (const gesture of GESTURES) removeEventListener(gesture, touched, { capture: true });
      this.silence();
    };
  }

  /** The switch: on with a sound to be heard by, off at once. */
  turn(on: boolean): void {
    preferences.sounds = on;
    if (!on) this.silence();
    else if (this.#wake()) this.play("coin");
  }

  play(name: SoundName): void {
    if (!preferences.sounds || document.hidden || !this.#context || this.#context.state === "closed") return;
    try {
      for (const voice of SOUNDS[name]) this.#say(this.#context, voice);
    } catch {
      this.silence(); // a device that went away is no reason to stop the game
    }
  }

  /** Nothing is heard any more, not even the rest of a sound. */
  silence(): void {
    const context = this.#context;
    this.#context = this.#volume = this.#noise = null;
    void context?.close().catch(() => undefined);
  }

  #wake(): boolean {
    try {
      this.#context ??= new AudioContext();
      void this.#context.resume().catch(() => undefined);
      return true;
    } catch {
      return false; // no sound in this browser, or none left to be had
    }
  }

  #say(context: AudioContext, voice: Voice): void {
    const [from, to] = [context.currentTime + voice.at, context.currentTime + voice.at + voice.length];
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(voice.gain, from + Math.min(0.012, voice.length / 4));
    loudness.gain.exponentialRampToValueAtTime(0.0001, to);
    loudness.connect(this.#out(context));
    const source = voice.kind === "tone" ? this.#tone(context, voice, from, to) : this.#rustle(context, voice);
    source.last.connect(loudness);
    source.first.start(from);
    source.first.stop(to);
  }

  #tone(context: AudioContext, { shape, pitch, glide }: Extract<Voice, { kind: "tone" }>, from: number, to: number) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    if (glide) tone.frequency.exponentialRampToValueAtTime(glide, to);
    tone.frequency.setValueAtTime(pitch, from);
    return { first: tone, last: tone };
  }

  #rustle(context: AudioContext, { pitch }: Extract<Voice, { kind: "noise" }>) {
    const noise = new AudioBufferSourceNode(context, { buffer: this.#whiteNoise(context), loop: true });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
    noise.connect(band);
    return { first: noise, last: band };
  }

  #out(context: AudioContext): GainNode {
    if (!this.#volume) {
      this.#volume = new GainNode(context, { gain: VOLUME });
      this.#volume.connect(context.destination);
    }
    return this.#volume;
  }

  #whiteNoise(context: AudioContext): AudioBuffer {
    if (!this.#noise) {
      this.#noise = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
      const samples = this.#noise.getChannelData(0);
      for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
    }
    return this.#noise;
  }
}

export const sounds = new Sounds();
