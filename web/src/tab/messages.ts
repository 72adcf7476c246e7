/** The messages between a page and the worker that keeps the house of its tab. */

/** The reason why the house of a tab cannot be used. */
export type ProblemKind =
  /** The page has been opened without encryption, which browsers allow to few pages. */
  | "insecure"
  /** The browser lacks what Python needs. */
  | "browser"
  /** The browser keeps nothing for this page, as in some private windows. */
  | "storage"
  /** The browser has no more room. */
  | "full"
  /** What the browser has kept cannot be read. */
  | "damaged"
  /** A part of the program could not be fetched. */
  | "fetching"
  /** Any other failure. */
  | "failed";

export interface HouseProblem {
  kind: ProblemKind;
  /** What the browser says about it. */
  detail: string;
}

/** A file as answer: name, media type and content. */
export type AnswerFile = [name: string, mediaType: string, content: Uint8Array<ArrayBuffer>];

/** A message of the page; `arguments` is JSON. */
export type ToWorker =
  | { is: "ask"; id: number; name: string; arguments: string; data?: Uint8Array<ArrayBuffer>; language: string }
  | { is: "open"; path: string; port: MessagePort };

export type FromWorker =
  | { is: "ready" }
  | { is: "problem"; problem: HouseProblem }
  /** `text` and `refusal` are JSON. */
  | { is: "answer"; id: number; text: string; file: AnswerFile | null; refusal: string | null }
  /** The question could not be answered because of an error. */
  | { is: "failure"; id: number; detail: string };

/** A message of the page on the line of a table. */
export type ToLine = { is: "text"; text: string } | { is: "end" };

export type FromLine = { is: "open" } | { is: "text"; text: string } | { is: "closed"; code: number };
