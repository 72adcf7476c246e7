/** Requests of operations, by name and address. */

import { tabWorker } from "../addresses";
import { currentLanguage, loadShelves, loadShelvesFor } from "../words/languages";
import { say, sayMessage } from "../words/say";
import { currentHouse } from "./currentHouse";
import type { Question } from "./house";
import type { MessageJson, Refusal, ShelfName } from "./messages";

/** A failure in words, with its code if the server has answered. */
export interface Failure {
  why: string;
  /** Whether the server has not answered: a later try may succeed. */
  unreachable?: true;
  code?: string;
}

/** The failure of a house that cannot be reached, or whose answer cannot be read. */
export const unreachable = (): Failure => ({
  why: say(tabWorker ? "site-problem-failed" : "page-unreachable"),
  unreachable: true,
});

/** Load the words of shelves; the failure if they cannot be fetched. */
export const fetchWords = (...names: readonly ShelfName[]): Promise<Failure | null> =>
  loadShelves(...names).then(() => null, unreachable);

/** The failure of a refused request; its words are fetched if they are missing. */
export async function failureOfRefusal({ say: message, code }: { say: MessageJson; code: string }): Promise<Failure> {
  try {
    await loadShelvesFor(message);
    return { why: sayMessage(message), code };
  } catch {
    return unreachable();
  }
}

/** The answer of an operation without content. */
export type Done = Record<never, never>;

export type Bytes = Uint8Array<ArrayBuffer>;

/** The failure of a request; null if it succeeded. */
export const failureOf = async (asking: Promise<object | Failure>): Promise<Failure | null> => {
  const answer = await asking;
  return "why" in answer ? (answer as Failure) : null;
};

/** Request an operation. */
export const ask = <Answer>(name: string, address: string, args: object = {}): Promise<Answer | Failure> =>
  answered({ name, address, args }, async (answer) => (answer.status === 204 ? {} : await answer.json()) as Answer);

/** Request an operation that answers with a file. */
export const askForFile = (name: string, address: string, args: object = {}): Promise<Blob | Failure> =>
  answered({ name, address, args }, (answer) => answer.blob());

async function answered<Content>(
  question: Omit<Question, "language">,
  content: (answer: Response) => Promise<Content>,
): Promise<Content | Failure> {
  try {
    const answer = await currentHouse().ask({ ...question, language: currentLanguage.value });
    if (answer.ok) return await content(answer);
    return await failureOfRefusal((await answer.json()) as Refusal);
  } catch {
    return unreachable();
  }
}
