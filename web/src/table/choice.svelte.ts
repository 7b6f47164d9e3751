// The choice that is being made at the table: what can be touched, what is picked so far, and saying the answer.
import type { View } from "../lib/messages.ts";
import { preferences } from "../lib/preferences.svelte.ts";
import type { Session } from "../lib/session.svelte.ts";
import { answerOf, askingOf, type Asking, type Candidate, type Saying } from "./choosing.ts";
import { DECLINE_KEY, HINTS } from "./keys.ts";
import { piles } from "./piles.ts";
import { byCard } from "./places.ts";
import { leftUndone, wastedBy, type Left, type Waste } from "./warning.ts";

/** What an answer would give away: by ending the actions or the turn, or by buying a card. */
export type Doubt = { left: Left[] } | { card: string; wasted: Waste[] };

export class Choice {
  readonly session: Session;
  #shown: () => View | null;
  #picked = $state.raw<{ moment: string; keys: string[] }>({ moment: "", keys: [] });
  #doubt = $state.raw<{ moment: string; doubt: Doubt; answer: string } | null>(null);

  /** Which decision this is; picks are for this one only. */
  moment = $derived.by(() => `${this.session.position}`);

  asking = $derived.by((): Asking | null => {
    const view = this.#shown();
    return this.session.mine && view === this.session.view && view?.decision ? askingOf(view.decision, view) : null;
  });

  /** What is picked so far, in order; where all cards are put in an order, they begin as they lie. */
  picked: string[] = $derived.by(() => {
    if (this.#picked.moment === this.moment) return this.#picked.keys;
    return this.asking?.kind === "order" ? this.asking.candidates.map(({ key }) => key) : [];
  });

  /** What a warning is about, while one is shown. */
  warning: Doubt | null = $derived(this.#doubt?.moment === this.moment && this.asking ? this.#doubt.doubt : null);

  /** What ending now would give away. */
  left: Left[] = $derived.by(() => {
    const view = this.#shown();
    return this.asking && view?.decision ? leftUndone(view, view.decision) : [];
  });

  #byKey = $derived(new Map(this.asking?.candidates.map((candidate) => [candidate.key, candidate])));

  /** The single key that stands for each candidate and button. */
  hints: Map<string, string> = $derived.by(() => {
    const hints = new Map<string, string>();
    const asking = this.asking;
    if (!asking || !preferences.singleKeys) return hints;
    const named = new Set<string>();
    let next = 0;
    for (const { key, name, place, early } of ["order", "name"].includes(asking.kind) ? [] : this.#inOrder(asking.candidates)) {
      if (early) continue;
      const alike = `${place}/${name}`;
      if (asking.kind !== "several" && named.has(alike)) continue;
      named.add(alike);
      const hint = HINTS[next++];
      if (hint !== undefined) hints.set(key, hint);
    }
    for (const saying of asking.sayings) {
      const hint = saying.kind === "decline" ? DECLINE_KEY : saying.kind === "option" ? HINTS[next++] : undefined;
      if (hint !== undefined) hints.set(saying.answer, hint);
    }
    return hints;
  });

  constructor(session: Session, shown: () => View | null) {
    this.session = session;
    this.#shown = shown;
  }

  /** Cards of the hand first, then the piles as they lie on the table. */
  #inOrder(candidates: readonly Candidate[]): Candidate[] {
    const { kingdom, basic } = piles(byCard(this.#shown()), this.session.cards);
    const lie = [...kingdom, ...basic, ...(this.session.table?.landscapes ?? [])];
    const place = (candidate: Candidate): number => (candidate.place === "supply" ? lie.indexOf(candidate.name) : -1);
    return [...candidates].sort((one, other) => place(one) - place(other));
  }

  /** The candidate that a card on the table is; cards to be put in order are moved in their strip. */
  candidate(key: string): Candidate | undefined {
    return this.asking?.kind === "order" ? undefined : this.#byKey.get(key);
  }

  /** The card that a key stands for. */
  nameOf(key: string): string {
    return this.#byKey.get(key)?.name ?? "";
  }

  /** The order of the picked cards matters, and there are several. */
  get ordering(): boolean {
    return this.asking?.ordered === true && this.picked.length > 1;
  }

  /** Put a picked card at another place of the order; whether that changed anything. */
  move(key: string, to: number): boolean {
    const from = this.picked.indexOf(key);
    if (from < 0 || from === to || to < 0 || to >= this.picked.length || this.session.busy) return false;
    const keys = this.picked.filter((picked) => picked !== key);
    keys.splice(to, 0, key);
    this.#picked = { moment: this.moment, keys };
    return true;
  }

  /** As many as may be picked are picked. */
  get full(): boolean {
    return this.asking?.kind === "several" && this.picked.length >= this.asking.most;
  }

  /** Picked cards that can be confirmed now. */
  get ready(): string | null {
    const confirmed = this.asking !== null && ["several", "order", "options"].includes(this.asking.kind);
    return confirmed && this.asking ? answerOf(this.asking, this.picked) : null;
  }

  /** Touch a candidate: one of several is picked or put back, a single one is the answer. */
  pick(key: string): void {
    const asking = this.asking;
    if (!asking || !this.candidate(key) || this.session.busy) return;
    if (asking.kind !== "several") {
      this.#answer(key, answerOf(asking, [key]));
      return;
    }
    const keys = this.picked.includes(key) ? this.picked.filter((picked) => picked !== key) : [...this.picked, key];
    if (keys.length <= asking.most) this.#picked = { moment: this.moment, keys };
  }

  /** Choose one of several options, or take it back. */
  #toggle(option: string): void {
    const most = this.asking?.most ?? 0;
    const keys = this.picked.includes(option) ? this.picked.filter((picked) => picked !== option) : [...this.picked, option];
    if (keys.length <= most) this.#picked = { moment: this.moment, keys };
  }

  /** Buying what is hardly meant is asked about first. */
  #answer(key: string, answer: string | null): void {
    const view = this.#shown();
    const bought = this.candidate(key);
    const wasted = view?.decision && bought?.verb === "buy" && preferences.warnBuy ? wastedBy(bought.name, view, view.decision) : [];
    if (answer !== null && bought && wasted.length) this.#doubt = { moment: this.moment, doubt: { card: bought.name, wasted }, answer };
    else void this.say(answer);
  }

  /** Put every picked card back. */
  clear(): void {
    this.#picked = { moment: this.moment, keys: [] };
  }

  confirm(): void {
    if (this.ready !== null) void this.say(this.ready);
  }

  /** Press a button; ending is warned of when something useful is left. */
  press(saying: Saying): void {
    if (this.asking?.kind === "options") this.#toggle(saying.verb);
    else if (saying.kind === "end" && preferences.warnEndTurn && this.left.length > 0) {
      this.#doubt = { moment: this.moment, doubt: { left: this.left }, answer: saying.answer };
    } else void this.say(saying.answer);
  }

  /** Go on after a warning, or back. */
  heed(end: boolean): void {
    const answer = this.#doubt?.answer;
    this.#doubt = null;
    if (end && answer !== undefined) void this.say(answer);
  }

  async say(answer: string | null): Promise<void> {
    if (answer !== null && this.asking && !this.session.busy) await this.session.answer(answer);
  }

  /** The saying that the key E stands for. */
  get ending(): Saying | undefined {
    return this.asking?.sayings.find((saying) => saying.kind === "end");
  }

  get treasures(): Saying | undefined {
    return this.asking?.sayings.find((saying) => saying.kind === "treasures");
  }

  /** The button that Enter presses: the one that does what is asked. */
  get primary(): Saying | undefined {
    const sayings = this.asking?.sayings ?? [];
    return sayings.find((saying) => saying.kind === "treasures" || saying.kind === "go") ?? (this.left.length ? undefined : this.ending);
  }
}
