/** What the page needs of a house that keeps tables and answers questions: a server, or the worker of this tab. */

/** A request of an operation, by its name and its address (`GET /api/games`). */
export interface Question {
  name: string;
  address: string;
  args: object;
  /** The code of the language of the person who asks. */
  language: string;
}

/** The parts of a WebSocket that a table needs; `onclose` is not called by its own `close`. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The state of a line over which messages can be sent. */
export const OPEN = 1;

export interface House {
  /** Rejected if the house is out of reach; a refusal is an answer that is not `ok`. */
  ask(question: Question): Promise<Response>;
  /** Open the line of a table at a path such as `/t/TABLE/SEAT/ws?version=3`. */
  open(path: string): Line;
}
