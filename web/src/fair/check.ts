/** Checks whether the deals of a record follow from their promises; the browser computes it from the record alone. */

import type { MessageJson } from "../protocol/messages";
import { message } from "../words/say";
import { type Dealing, findMismatch } from "./cards";
import type { Event } from "./record";
import { bytes, concatenate, fromHex, sha256, toHex } from "./sha256";
import type { SentWords } from "./words";

export type Verdict = "holds" | "plain" | "sealed" | "wrong";

export interface CheckedDeal {
  n: number;
  verdict: Verdict;
  what: MessageJson;
}

interface Promised {
  sha256: string;
  seals: Map<number, string>;
  words: Map<number, string>;
  secret?: string;
  dealt: boolean;
  fault: MessageJson | null;
}

const seatOf = (event: Event) => ({ seat: { seat: event.seat ?? 0 } });
const isDealt = ({ e }: Event): boolean => e === "deal" || e === "redeal";
const digest = async (...parts: Uint8Array[]): Promise<string> => toHex(await sha256(concatenate(...parts)));

/** Check every deal of a record. `own` are the promises and words of this page, if it was at the table. */
export async function checkDeals(events: readonly Event[], own: SentWords = {}): Promise<CheckedDeal[]> {
  const table = events[0]?.id ?? "";
  const promised = await promises(events);
  const results = new Map<number, CheckedDeal>();
  for (const dealing of dealings(events)) {
    const n = dealing.deal.n!;
    if (results.get(n)?.verdict !== "wrong")
      results.set(n, await checkDeal(n, table, promised.get(n), dealing, own[n]?.sha256));
  }
  return [...results.values()];
}

async function checkDeal(
  n: number,
  table: string,
  promise: Promised | undefined,
  dealing: Dealing,
  ownPromise: string | undefined,
): Promise<CheckedDeal> {
  if (!promise) return { n, verdict: "plain", what: message("fair-is-plain") };
  const wrong = (what: MessageJson): CheckedDeal => ({ n, verdict: "wrong", what });
  if (promise.fault) return wrong(promise.fault);
  if (ownPromise !== undefined && ownPromise !== promise.sha256) return wrong(message("shuffle-other-promise"));
  if (!promise.secret) return { n, verdict: "sealed", what: message("fair-is-sealed") };
  const secret = fromHex(promise.secret);
  if ((await digest(secret, bytes(`${table}/${n}`))) !== promise.sha256) return wrong(message("fair-other-secret"));
  const spoke = [...promise.words].sort(([a], [b]) => a - b);
  const parts = spoke.flatMap(([seat, words]) => [bytes(`${seat}:${bytes(words).length}:`), bytes(words)]);
  const other = await findMismatch(fromHex(await digest(secret, ...parts)), dealing);
  if (other) return wrong(message(other === "stock" ? "fair-other-stock" : "fair-other-cards"));
  const seats = spoke.map(([seat]) => ({ seat }));
  return { n, verdict: "holds", what: seats.length ? message("fair-holds", { seats }) : message("fair-holds-alone") };
}

/** The promises by deal. Commitment, hashes, words, cards and secret come in this order; a late line is a fault. */
async function promises(events: readonly Event[]): Promise<Map<number, Promised>> {
  const byDeal = new Map<number, Promised>();
  const dealt = new Set<number>();
  for (const [at, event] of events.entries()) {
    const n = event.n ?? 0;
    const promise = byDeal.get(n);
    if (isDealt(event)) {
      dealt.add(n);
      if (promise) promise.dealt = true;
    } else if (event.e === "commit") {
      // Once words are open, the server knows which cards would come.
      const anew = promise?.fault ?? (promise?.words.size ? message("fair-promised-anew", { line: at + 1 }) : null);
      const fault = dealt.has(n) ? message("fair-late") : anew;
      byDeal.set(n, { sha256: event.sha256!, seals: new Map(), words: new Map(), dealt: false, fault });
    } else if (promise && event.e === "entropy") {
      promise.fault ??= await recordWords(promise, event);
    } else if (promise && event.e === "reveal") {
      if (!promise.dealt) promise.fault ??= message("fair-told-early");
      if (promise.secret && promise.secret !== event.secret) promise.fault ??= message("fair-other-secret");
      promise.secret = event.secret!;
    }
  }
  return byDeal;
}

async function recordWords(promise: Promised, event: Event): Promise<MessageJson | null> {
  const seat = event.seat!;
  if (event.sha256 !== undefined) {
    if (promise.dealt || promise.seals.has(seat) || promise.words.size)
      return message("fair-words-late", seatOf(event));
    promise.seals.set(seat, event.sha256);
    return null;
  }
  if (promise.dealt) return message("fair-words-late", seatOf(event));
  const right = promise.seals.get(seat) === (await digest(bytes(event.words ?? "")));
  if (!right || promise.words.has(seat)) return message("fair-other-words", seatOf(event));
  promise.words.set(seat, event.words!);
  return null;
}

/** All dealings of a record, with the lines that belong to them. */
function dealings(events: readonly Event[]): Dealing[] {
  const results: Dealing[] = [];
  let white: Event | undefined;
  let bound: number | undefined;
  events.forEach((event, at) => {
    if (event.e === "mizuten") bound = event.yes ? event.seat : undefined;
    else if (event.e === "white_card") white = event;
    if (!isDealt(event)) return;
    const rest = events.slice(at + 1);
    const until = rest.findIndex((other) => isDealt(other) || other.e === "stock");
    const stock = rest[until]?.e === "stock" ? rest[until] : undefined;
    results.push({
      deal: event,
      again: results.filter(({ deal }) => deal.n === event.n).length,
      dealer: events.slice(at).find(({ e, n }) => e === "deal" && n === event.n)?.dealer ?? 0,
      white,
      bound,
      stock,
      auction: rest.slice(0, until).some(({ e }) => e === "bid"),
    });
    [white, bound] = [undefined, undefined];
  });
  return results;
}

/** The result of the check as a message. */
export function summary(deals: readonly CheckedDeal[]): MessageJson {
  const total = deals.length;
  const count = (verdict: Verdict) => deals.filter((deal) => deal.verdict === verdict).length;
  if (count("plain") === total) return message("fair-none");
  if (count("wrong")) return message("fair-some-wrong", { number: count("wrong"), total });
  if (count("holds") === total) return message("fair-all-hold", { total });
  return message("fair-some-open", { number: count("holds"), total });
}
