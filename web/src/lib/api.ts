// The HTTP interface: what can be chosen, tables made, seats taken, results and records.
import type {
  Failure,
  Invitation,
  Join,
  KingdomChoice,
  KingdomFacts,
  Library,
  Lobby,
  NewTable,
  Result,
  ReviewNews,
  TableInfo,
  Taken,
} from "./messages.ts";
import { newRequest } from "./requests.ts";
import { href } from "./router.svelte.ts";

/** A refusal of the server, or a server that can't be reached (code `unreachable`). */
export class Refusal extends Error {
  readonly failure: Failure;
  readonly status: number;

  constructor(failure: Failure, status: number) {
    super(failure.message);
    this.failure = failure;
    this.status = status;
  }
}

/** Nobody answers. */
export const UNREACHABLE: Failure = { code: "unreachable", details: {}, message: "the server can’t be reached" };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      href(`api/${path}`),
      body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(failureIn(answer, response.status), response.status);
  return answer as T;
}

/** Asked once more under the same id if no answer came: the server counts it once. */
async function askOnce<T>(path: string, wish: object): Promise<T> {
  const body = { ...wish, request: newRequest() };
  return ask<T>(path, body).catch((problem: unknown) => {
    if (!(problem instanceof Refusal) || problem.status !== 0) throw problem;
    return ask<T>(path, body);
  });
}

function failureIn(answer: unknown, status: number): Failure {
  if (answer !== null && typeof answer === "object" && "code" in answer && "message" in answer) return answer as Failure;
  return { code: "unreachable", details: { status }, message: `the server answers ${status}` };
}

let shelf: Promise<Library> | null = null;

/** Everything to choose from; asked once. */
export function library(): Promise<Library> {
  shelf ??= ask<Library>("library").catch((problem: unknown) => {
    shelf = null;
    throw problem;
  });
  return shelf;
}

/** A kingdom from any choice; a random one is drawn. */
export const kingdom = (choice: KingdomChoice): Promise<KingdomFacts> => ask("kingdoms", choice);
export const lobby = (): Promise<Lobby> => ask("tables");
export const newTable = (table: NewTable): Promise<Taken> => askOnce("tables", table);
export const tableInfo = (id: string): Promise<TableInfo> => ask(`tables/${encodeURIComponent(id)}`);
export const invitation = (id: string): Promise<Invitation> => ask(`tables/${encodeURIComponent(id)}/invitation`);
export const join = (id: string, wish: Join): Promise<Taken> => askOnce(`tables/${encodeURIComponent(id)}/seats`, wish);
/** How far the review of the table's last game is. */
export const review = (id: string): Promise<ReviewNews> => ask(`tables/${encodeURIComponent(id)}/review`);
/** Have it worked out. */
export const beginReview = (id: string): Promise<ReviewNews> => ask(`tables/${encodeURIComponent(id)}/review`, {});
export const result = (id: string): Promise<Result> => ask(`tables/${encodeURIComponent(id)}/result`);

/** The server is there. */
export function answers(): Promise<boolean> {
  return fetch(href("api/health"), { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
}

/** Where the record of a game is downloaded from. */
export const recordAddress = (id: string): string => href(`api/tables/${encodeURIComponent(id)}/record`);

/** The record of a game that is over, as text; nothing where it can't be had. */
export function record(id: string): Promise<string> {
  return fetch(recordAddress(id)).then(
    (response) => (response.ok ? response.text() : ""),
    () => "",
  );
}

/** Where the record is downloaded from as JSON. */
export const jsonRecordAddress = (id: string): string => href(`api/tables/${encodeURIComponent(id)}/record.json`);

/** Where the socket of a table is. */
export function socketAddress(id: string): string {
  const address = new URL(href(`api/tables/${encodeURIComponent(id)}/socket`), location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
