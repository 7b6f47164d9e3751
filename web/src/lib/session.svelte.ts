// One connection to one table: what it shows, what can be said to it, and how it comes back when it is lost.
import { getContext, setContext } from "svelte";
import * as api from "./api.ts";
import { Connection } from "./connection.ts";
import { hasOneAnswer } from "./decisions.ts";
import type { Advice, CardFacts, Failure, Hint, Said, SeenEvent, TableInfo, Told, Update, View, Welcome } from "./messages.ts";
import { note } from "./noted.ts";
import { preferences } from "./preferences.svelte.ts";
import { newRequest } from "./requests.ts";
import { forgetSeat, seatToken } from "./seats.ts";
import { Steps } from "./steps.svelte.ts";
import { words } from "./words.svelte.ts";

const KEY = Symbol("session");

/** Events that show nothing on the table by themselves. */
const UNSEEN = new Set(["actions", "buys", "coins", "clean up"]);
/** Of the time on one's own clock, showing what others did may take so much. */
const SHARE = 0.25;

/** Refusals at the door that waiting does not change; after others the connection tries again. */
const FINAL = new Set(["unknown-table", "no-spectators", "table-crowded"]);

type Request = Exclude<Said, { say: "hello" | "ping" }>;
type Wish = Request extends infer One ? (One extends Request ? Omit<One, "request"> : never) : never;

interface Waiting {
  message: Request;
  settle: () => void;
  /** Nothing else has to wait for it. */
  aside: boolean;
}

export class Session {
  readonly id: string;
  connection = $state<"connecting" | "open" | "lost">("connecting");
  seat = $state<number | null>(null);
  cards = $state.raw<Record<string, CardFacts>>({});
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** log[0] is the set-up, log[n] what the n-th answer did. */
  log = $state.raw<SeenEvent[][]>([]);
  version = $state(0);
  game = $state(0);
  /** Stands for how the cards lie: what an answer is for. */
  position = $state(0);
  answers = $state(0);
  canUndo = $state<"no" | "free" | "ask">("no");
  /** When the clock of whoever decides runs out, in milliseconds of the epoch. */
  deadline = $state<number | null>(null);
  /** A request is on its way that others have to wait for. */
  busy = $state(false);
  problem = $state.raw<Failure | null>(null);
  /** The table can't be shown at all: it does not exist, or may not be watched. */
  closed = $state.raw<Failure | null>(null);
  past = $state.raw<{ at: number; view: View } | null>(null);
  /** What would be good, for the position that it names. */
  hint = $state.raw<Hint | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** What others did on the way to now. */
  readonly steps = new Steps();
  /** What was taken back, as it was seen before, by the version that did it. */
  readonly takenBack = new Map<number, SeenEvent[]>();

  #connection: Connection;
  #waiting = new Map<string, Waiting>();
  #welcome = false;
  /** The next update answers a greeting: what it brings may be old. */
  #greeted = true;

  constructor(id: string) {
    this.id = id;
    this.#connection = new Connection(api.socketAddress(id), {
      answers: api.answers,
      opened: () => this.#hello(),
      told: (message) => this.#told(message as Told),
      lost: () => void this.#lost(),
    });
  }

  /** What the table shows: the past that is looked at, a step on the way to now, or now. */
  get shown(): View | null {
    return this.past?.view ?? this.steps.shown?.view ?? this.view;
  }

  /** How many answers had been given at the moment that is shown. */
  get shownAnswers(): number {
    return this.past?.at ?? this.steps.shown?.answers ?? this.answers;
  }

  /** The log as far as it has been shown; whoever looks into the past sees all of it. */
  get shownLog(): SeenEvent[][] {
    const step = this.steps.shown;
    return this.past === null && step !== null ? this.log.slice(0, step.answers + 1) : this.log;
  }

  /** Now is shown. */
  get live(): boolean {
    return this.past === null && this.steps.shown === null;
  }

  /** The players' names by seat; bots' in the reader's language. */
  get names(): string[] {
    return seatNames(this.table);
  }

  /** This seat has something to decide now. */
  get mine(): boolean {
    const decision = this.view?.decision;
    return this.live && this.seat !== null && this.view?.asked === this.seat && !(decision && hasOneAnswer(decision));
  }

  clearProblem(): void {
    this.problem = null;
  }

  answer(text: string): Promise<void> {
    return this.#ask({ say: "answer", position: this.position, answer: text });
  }
  undo(): Promise<void> {
    return this.#ask({ say: "undo" });
  }
  consent(agree: boolean): Promise<void> {
    return this.#ask({ say: "consent", agree });
  }
  /** Look at the table as it was after this many answers; `open` shows all hands once the game is over. */
  look(at: number, open = false): Promise<void> {
    return this.#ask({ say: "look", at, open });
  }
  /** What would be good now? */
  askHint(): Promise<void> {
    return this.#ask({ say: "hint" });
  }
  /** The best answers, with chances and reasons. That takes a while, and one may play on meanwhile. */
  askAdvice(): Promise<void> {
    return this.#ask({ say: "advice" }, true);
  }
  /** Back from the past. */
  now(): void {
    this.past = null;
  }
  rematch(fresh: boolean): Promise<void> {
    return this.#ask({ say: "rematch", fresh });
  }
  /** Give the seat up: before the game it is free again, in a game a bot plays on. */
  async leave(): Promise<void> {
    const before = this.table?.state === "waiting";
    await this.#ask({ say: "leave" });
    if (before && !this.problem) forgetSeat(this.id);
  }
  comeBack(): Promise<void> {
    return this.#ask({ say: "return" });
  }
  /** Give a free seat to a bot before the game. */
  fill(seat: number, bot: string): Promise<void> {
    return this.#ask({ say: "fill", seat, bot });
  }
  replace(seat: number): Promise<void> {
    return this.#ask({ say: "replace", seat });
  }

  /** A seat was taken over HTTP: introduce ourselves anew, and see everything with its eyes. */
  takeSeat(): void {
    this.#welcome = false;
    this.version = 0;
    this.#connection.again();
  }

  /** Nothing more is said or heard. */
  close(): void {
    this.steps.now();
    this.#connection.close();
    for (const waiting of this.#waiting.values()) waiting.settle();
    this.#waiting.clear();
  }

  #ask(wish: Wish, aside = false): Promise<void> {
    const request = newRequest();
    const message = { ...wish, request } as Request;
    this.problem = null;
    this.steps.hurry();
    return new Promise((settle) => {
      this.#waiting.set(request, { message, settle, aside });
      this.busy ||= !aside;
      if (this.#welcome) this.#connection.send(message);
    });
  }

  #hello(): void {
    const seen = this.version > 0 ? { version: this.version, game: this.game } : {};
    this.#connection.send({ say: "hello", token: seatToken(this.id), steps: true, ...seen });
  }

  #told(message: Told): void {
    switch (message.tell) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "done":
        this.#settle(message.request);
        break;
      case "past":
        this.steps.skip();
        this.past = { at: message.at, view: message.view };
        this.#settle(message.request);
        break;
      case "hint":
        this.hint = message;
        this.#settle(message.request);
        break;
      case "advice":
        this.advice = message;
        this.#settle(message.request);
        break;
      case "refused":
        this.#refused(message.request, message.problem);
        break;
      case "pong":
        break;
    }
  }

  /** Let in, or told anew which cards there are when another game begins. */
  #welcomed(welcome: Welcome): void {
    this.seat = welcome.seat;
    this.cards = Object.fromEntries(welcome.cards.map((facts) => [facts.name, facts]));
    this.connection = "open";
    if (this.#welcome) return;
    this.#welcome = this.#greeted = true;
    this.#connection.settled();
    for (const { message } of this.#waiting.values()) this.#connection.send(message);
  }

  #update(update: Update): void {
    const other = update.game !== this.game;
    const cut = update.log_from < this.log.length;
    const news = other || (!cut && update.answers > this.answers);
    if (other) this.past = null;
    if (!other) this.#keepTakenBack(update);
    note(this.id, update.game, update.table.commitment);
    this.version = update.version;
    this.game = update.game;
    this.table = update.table;
    // A view that says the same stays the same object, so that nothing is drawn anew and no press is lost.
    if (JSON.stringify(update.view) !== JSON.stringify(this.view)) this.view = update.view;
    this.position = update.position;
    this.answers = update.answers;
    this.log = [...this.log.slice(0, update.log_from), ...update.log];
    this.canUndo = update.can_undo;
    this.deadline = update.seconds === null ? null : Date.now() + update.seconds * 1000;
    if (this.past && this.past.at > this.answers) this.past = null;
    if (cut || other || this.#greeted || this.past) this.steps.now();
    if (news && !this.#greeted && !this.past) this.#follow(update);
    this.#greeted = false;
  }

  /** What is about to be cut from the log can still be named when it is told. */
  #keepTakenBack(update: Update): void {
    for (const { what, version, answers } of update.table.news) {
      const gone = this.log[answers + 1];
      if (what === "undone" && version > this.version && gone) this.takenBack.set(version, gone);
    }
  }

  /** Show what happened since the last update; where nothing is to be seen, nobody waits for it. */
  #follow(update: Update): void {
    if (update.view === null) return;
    const seen = update.steps.filter(({ answers }) => this.log[answers]?.some(({ what }) => !UNSEEN.has(what)));
    const moments = [...seen, { answers: update.answers, view: update.view }];
    const left = update.seconds !== null && update.view.asked === this.seat ? (update.seconds * 1000 * SHARE) / moments.length : Infinity;
    this.steps.arrive(moments, Math.min(preferences.wait, left));
  }

  #refused(request: string | null, problem: Failure): void {
    if (this.#welcome) {
      this.problem = problem;
      if (request !== null) this.#settle(request);
    } else if (problem.code === "unknown-token") {
      forgetSeat(this.id); // The seat was given up or is somebody else's now: come as a guest.
      this.problem = problem;
      this.#connection.again();
    } else if (FINAL.has(problem.code)) {
      this.#shut(problem);
    }
  }

  #settle(request: string): void {
    this.#waiting.get(request)?.settle();
    this.#waiting.delete(request);
    this.busy = [...this.#waiting.values()].some(({ aside }) => !aside);
  }

  /** A socket that never opens may be a table that does not exist: HTTP says so. */
  async #lost(): Promise<void> {
    const known = this.table !== null;
    this.#welcome = false;
    this.connection = known ? "lost" : "connecting";
    if (known) return;
    try {
      await api.tableInfo(this.id);
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      if (problem.status >= 400 && problem.status < 500 && problem.status !== 429) this.#shut(problem.failure);
      else this.connection = "lost";
    }
  }

  #shut(problem: Failure): void {
    this.closed = problem;
    this.close();
  }
}

/** The players' names by seat; a bot's name is translated, and gets a number if a person has the same one. */
export function seatNames(table: TableInfo | null): string[] {
  const used = new Map<string, number>();
  return (table?.seats ?? []).map((seat) => {
    const name = seat.kind === "bot" ? words.botName(seat.name) : seat.name;
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    return name && number > 1 ? `${name} ${number}` : name;
  });
}

/** For the screen that shows a table: all below it use this session. */
export function provideSession(session: Session): void {
  setContext(KEY, session);
}

/** The session of the table that this component is part of. */
export function useSession(): Session {
  return getContext<Session>(KEY);
}
