/** A list of one's own tables as far as it was asked for, from the newest on. */

import { signal } from "@preact/signals";
import type { OwnTable } from "../protocol/messages";
import { ownTables } from "../protocol/operations";
import type { Wanted } from "./wanted";

export class Listing {
  /** Null until the server has answered. */
  readonly tables = signal<readonly OwnTable[] | null>(null);
  /** Where the next stretch begins; null at the end. */
  readonly more = signal<string | null>(null);
  readonly failure = signal("");
  /** Whether this browser is known at all, and whether its person was shown a recovery phrase. */
  readonly known = signal(false);
  readonly phrase = signal(false);
  /** What is searched for, if anything. */
  readonly wanted = signal<Wanted | null>(null);

  /** What is asked last counts, whichever answer comes last. */
  private asked = 0;

  constructor(private readonly state: "running" | "over") {}

  /** From the beginning again, as many as were to be seen. */
  async renew(): Promise<void> {
    const before = this.tables.peek()?.length ?? 0;
    let rows = await this.ask();
    while (rows && this.more.peek() && rows.length < before) rows = await this.ask(rows);
  }

  /** Another search; nothing: all of them. */
  async search(wanted: Wanted | null): Promise<void> {
    this.wanted.value = wanted;
    await this.ask();
  }

  /** The next stretch too. */
  async goOn(): Promise<void> {
    await this.ask(this.tables.peek() ?? []);
  }

  /** All that is known then; null where another question has come between, or the server has failed. */
  private async ask(before: readonly OwnTable[] = []): Promise<readonly OwnTable[] | null> {
    this.asked += 1;
    const number = this.asked;
    const from = before.length ? (this.more.peek() ?? undefined) : undefined;
    const answer = await ownTables({ state: this.state, ...this.wanted.peek(), ...(from && { before: from }) });
    if (number !== this.asked) return null;
    if ("why" in answer) {
      this.failure.value = answer.why;
      return null;
    }
    this.failure.value = "";
    this.known.value = answer.known;
    this.phrase.value = answer.phrase;
    this.more.value = answer.more;
    this.tables.value = [...before, ...answer.tables];
    return this.tables.value;
  }
}
