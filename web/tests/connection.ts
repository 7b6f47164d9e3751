// Plays a network to a Connection: a clock, sockets and a page of its own; answers with what the connection did and when.
import { Connection } from "../src/lib/connection.ts";

interface Timer {
  at: number;
  every: number | null;
  act: () => void;
}

class World {
  now = 0;
  there = true;
  said: [number, string][] = [];
  sockets: FakeSocket[] = [];
  listeners = new Map<string, Set<() => void>>();
  timers = new Map<number, Timer>();
  #number = 0;

  note(what: string): void {
    this.said.push([Math.round(this.now), what]);
  }

  timer(act: () => void, wait: number, every: number | null): number {
    this.#number += 1;
    this.timers.set(this.#number, { at: this.now + wait, every, act });
    return this.#number;
  }

  emit(type: string): void {
    for (const act of this.listeners.get(type) ?? []) act();
  }

  /** Let time pass, and let promises settle after everything that happens. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await Promise.resolve().then(() => Promise.resolve());
      const next = [...this.timers].sort(([, one], [, other]) => one.at - other.at)[0];
      if (!next || next[1].at > end) break;
      const [number, timer] = next;
      this.now = timer.at;
      if (timer.every === null) this.timers.delete(number);
      else timer.at += timer.every;
      timer.act();
    }
    this.now = end;
  }
}

let world = new World();

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    world.note("socket");
    world.sockets.push(this);
    if (!world.there) world.timer(() => this.onclose?.(), 1, null);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    world.note(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const page = {
  visibilityState: "visible",
  addEventListener: (type: string, act: () => void) => listen(type, act),
  removeEventListener: (type: string, act: () => void) => world.listeners.get(type)?.delete(act),
};

function listen(type: string, act: () => void): void {
  world.listeners.set(type, (world.listeners.get(type) ?? new Set()).add(act));
}

Object.assign(globalThis, {
  WebSocket: FakeSocket,
  document: page,
  addEventListener: page.addEventListener,
  removeEventListener: page.removeEventListener,
  setTimeout: (act: () => void, wait = 0) => world.timer(act, wait, null),
  setInterval: (act: () => void, wait: number) => world.timer(act, wait, wait),
  clearTimeout: (number: number) => world.timers.delete(number),
  clearInterval: (number: number) => world.timers.delete(number),
});

function connect(): Connection {
  return new Connection("ws://table", {
    answers: () => {
      world.note(world.there ? "answered" : "unanswered");
      return Promise.resolve(world.there);
    },
    opened: () => world.note("opened"),
    told: (message) => world.note(JSON.stringify(message)),
    lost: () => world.note("lost"),
  });
}

const stories: Record<string, () => Promise<void>> = {
  async outage() {
    const connection = connect();
    world.sockets[0]?.open();
    connection.settled();
    world.there = false;
    world.sockets[0]?.onclose?.();
    await world.pass(20_000);
    world.note("back");
    world.there = true;
    await world.pass(2_000);
    world.sockets.at(-1)?.open();
    connection.close();
    await world.pass(60_000);
  },
  async silence() {
    connect();
    world.sockets[0]?.open();
    world.sockets[0]?.hear({ tell: "welcome" });
    await world.pass(20_000);
    await world.pass(3_000);
    world.sockets[0]?.hear({ tell: "pong" });
    await world.pass(30_000);
  },
  async network() {
    connect();
    world.sockets[0]?.open();
    world.sockets[0]?.hear({ tell: "welcome" });
    await world.pass(1_000);
    world.emit("offline");
    world.there = false;
    await world.pass(5_000);
    world.there = true;
    world.note("online");
    world.emit("online");
    world.sockets.at(-1)?.open();
    world.sockets.at(-1)?.hear({ tell: "welcome" });
    world.emit("visibilitychange");
  },
};

export default async function (): Promise<Record<string, [number, string][]>> {
  const told: Record<string, [number, string][]> = {};
  for (const [name, story] of Object.entries(stories)) {
    world = new World();
    await story();
    told[name] = world.said;
  }
  return told;
}
