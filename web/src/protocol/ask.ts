/** How the page asks: an operation by its name and address, over HTTP. */

import { at } from "../reach";
import { learnFor, spoken } from "../words/languages";
import { say, sayMessage } from "../words/say";
import type { MessageJson, Refusal } from "./messages";

/** What went wrong, in words, and by its code where the server has answered. */
export interface Failure {
  why: string;
  /** The server has not answered: later it may. */
  unreachable?: true;
  code?: string;
}

/** What cannot be reached, or has nothing more to say that could be read. */
export const unreachable = (): Failure => ({ why: say("page-unreachable"), unreachable: true });

/** Why something is refused, in words; those that are not here yet are fetched. */
export async function refused({ say: message, code }: { say: MessageJson; code: string }): Promise<Failure> {
  try {
    await learnFor(message);
    return { why: sayMessage(message), code };
  } catch {
    return unreachable();
  }
}

/** The answer of an operation that has nothing more to say. */
export type Done = Record<never, never>;

export type Bytes = Uint8Array<ArrayBuffer>;

/** A function without its answer: what went wrong, or nothing. */
export const failureOf = async (asking: Promise<object | Failure>): Promise<Failure | null> => {
  const answer = await asking;
  return "why" in answer ? (answer as Failure) : null;
};

/** Ask for an operation. Parts of the address are taken from what is asked; the rest is the body, or stands behind `?`. */
export const ask = <Answer>(_name: string, address: string, asked: object = {}): Promise<Answer | Failure> =>
  answered(
    ...requestOf(address, asked),
    async (answer) => (answer.status === 204 ? {} : await answer.json()) as Answer,
  );

/** Ask for an operation that answers with a file. */
export const askForFile = (_name: string, address: string, asked: object = {}): Promise<Blob | Failure> =>
  answered(...requestOf(address, asked), (answer) => answer.blob());

function requestOf(address: string, asked: object): [path: string, request: RequestInit] {
  const [method = "", place = ""] = address.split(" ");
  const rest = new Map<string, unknown>(Object.entries(asked).filter(([, value]) => value !== undefined));
  const path = place.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(part);
  });
  const data = rest.get("data") as Bytes | undefined;
  rest.delete("data");
  if (method === "POST" && !data) {
    const body = JSON.stringify(Object.fromEntries(rest));
    return [path, { method, headers: { "Content-Type": "application/json" }, body }];
  }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  const whole = query ? `${path}?${query}` : path;
  if (!data) return [whole, { method }];
  return [whole, { method, headers: { "Content-Type": "application/octet-stream" }, body: data }];
}

async function answered<Content>(
  path: string,
  request: RequestInit,
  content: (answer: Response) => Promise<Content>,
): Promise<Content | Failure> {
  try {
    const headers = { "Accept-Language": spoken.value, ...request.headers };
    const answer = await fetch(at(path), { ...request, headers });
    if (answer.ok) return await content(answer);
    return await refused((await answer.json()) as Refusal);
  } catch {
    return unreachable();
  }
}
