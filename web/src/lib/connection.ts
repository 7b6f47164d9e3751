// A socket that comes back by itself: at once, then after growing pauses, and as soon as the network or the reader is back.
const PING = 20_000;
const SILENCE = 8_000;
const [SHORTEST, LONGEST] = [200, 1_500];
/** Browsers hold back sockets that keep failing, so after some failures plain HTTP asks first whether anybody is there. */
const BOLD = 4;

interface Listener {
  answers(): Promise<boolean>;
  opened(): void;
  told(message: unknown): void;
  lost(): void;
}

export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#visible);
    this.#open();
  }

  /** Say something; what is said while the connection is lost is the caller's to say again. */
  send(message: unknown): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect();
  }

  /** The other side has let us in: the next loss is a new one. */
  settled(): void {
    this.#failures = 0;
  }

  /** Leave and come back at once. */
  again(): void {
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#visible);
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => {
      this.#ping = setInterval(() => this.send({ say: "ping" }), PING);
      this.#listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#listener.told(JSON.parse(event.data));
    };
    socket.onclose = () => this.#lost();
  }

  /** Something must be heard before long. */
  #expect(): void {
    this.#silence ??= setTimeout(() => this.#lost(), SILENCE);
  }

  #lost(): void {
    this.#drop();
    this.#listener.lost();
    if (!this.#closed) this.#later();
  }

  /** Try again: at once the first time, then after a pause that grows. */
  #later(): void {
    const pause = Math.min(SHORTEST * 2 ** (this.#failures - 1), LONGEST) * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => void this.#attempt(), this.#failures === 0 ? 0 : pause);
    this.#failures += 1;
  }

  async #attempt(): Promise<void> {
    const mine = this.#retry;
    const there = this.#failures <= BOLD || (await this.#listener.answers());
    if (this.#closed || this.#retry !== mine) return; // meanwhile somebody else tried or gave up
    if (there) this.#open();
    else this.#later();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
    this.#retry = undefined;
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    this.#failures = 0;
    this.again();
  };

  #gone = (): void => {
    if (this.#socket) this.#lost();
  };

  #visible = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.send({ say: "ping" });
    else this.#now();
  };
}
