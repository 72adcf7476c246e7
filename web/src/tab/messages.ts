/** The messages between a page and its workers: the one that keeps the house of its tab, and the one that judges. */

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

/** The name of the worker that judges choices, whose script is that of the house. */
export const JUDGE = "judge";

/** A question to the judge: a round of hints for a position, the review of a record, or an operation. */
export type JudgeQuestion =
  | { is: "hint"; position: string; version: number; round: number }
  | { is: "review"; record: Uint8Array<ArrayBuffer> }
  | { is: "operation"; name: string; arguments: string; language: string };

export type ToJudge = JudgeQuestion & { id: number };

/** `text` is JSON. */
export type FromJudge =
  | { is: "progress"; id: number; text: string }
  | { is: "answer"; id: number; text: string }
  | { is: "failure"; id: number; detail: string };
