/** Requests of operations over HTTP, by name and address. */

import { fullPath } from "../addresses";
import { currentLanguage, loadShelvesFor } from "../words/languages";
import { say, sayMessage } from "../words/say";
import type { MessageJson, Refusal } from "./messages";

/** A failure in words, with its code if the server has answered. */
export interface Failure {
  why: string;
  /** Whether the server has not answered: a later try may succeed. */
  unreachable?: true;
  code?: string;
}

/** The failure of a server that cannot be reached, or whose answer cannot be read. */
export const unreachable = (): Failure => ({ why: say("page-unreachable"), unreachable: true });

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

/** Request an operation. Arguments fill the parts of the address; the others are the body, or the query. */
export const ask = <Answer>(_name: string, address: string, args: object = {}): Promise<Answer | Failure> =>
  answered(...requestOf(address, args), async (answer) => (answer.status === 204 ? {} : await answer.json()) as Answer);

/** Request an operation that answers with a file. */
export const askForFile = (_name: string, address: string, args: object = {}): Promise<Blob | Failure> =>
  answered(...requestOf(address, args), (answer) => answer.blob());

function requestOf(address: string, args: object): [path: string, request: RequestInit] {
  const [method = "", place = ""] = address.split(" ");
  const rest = new Map<string, unknown>(Object.entries(args).filter(([, value]) => value !== undefined));
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
    const headers = { "Accept-Language": currentLanguage.value, ...request.headers };
    const answer = await fetch(fullPath(path), { ...request, headers });
    if (answer.ok) return await content(answer);
    return await failureOfRefusal((await answer.json()) as Refusal);
  } catch {
    return unreachable();
  }
}
