/** The list of a person's tables as far as it is loaded, from the newest on. */

import { signal } from "@preact/signals";
import type { OwnTable } from "../protocol/messages";
import { ownTables } from "../protocol/operations";
import type { TableFilter } from "./tableFilter";

export class TableListing {
  /** The tables; null until the server has answered. */
  readonly tables = signal<readonly OwnTable[] | null>(null);
  /** The mark where the next page of the list begins; null at the end. */
  readonly more = signal<string | null>(null);
  readonly failure = signal("");
  /** Whether the server knows this browser's person, and whether they were shown a recovery phrase. */
  readonly known = signal(false);
  readonly phrase = signal(false);
  /** The filter; null for all tables. */
  readonly filter = signal<TableFilter | null>(null);

  /** The number of the last request: only its answer counts. */
  private requestCount = 0;

  constructor(private readonly state: "running" | "over") {}

  /** Load the list again from its beginning, as many tables as were shown. */
  async reload(): Promise<void> {
    const before = this.tables.peek()?.length ?? 0;
    let rows = await this.ask();
    while (rows && this.more.peek() && rows.length < before) rows = await this.ask(rows);
  }

  /** Load the list with another filter. */
  async search(filter: TableFilter | null): Promise<void> {
    this.filter.value = filter;
    await this.ask();
  }

  /** Load the next page of the list. */
  async loadMore(): Promise<void> {
    await this.ask(this.tables.peek() ?? []);
  }

  /** The list with the answer; null if another request came between, or if the server failed. */
  private async ask(before: readonly OwnTable[] = []): Promise<readonly OwnTable[] | null> {
    this.requestCount += 1;
    const number = this.requestCount;
    const from = before.length ? (this.more.peek() ?? undefined) : undefined;
    const answer = await ownTables({ state: this.state, ...this.filter.peek(), ...(from && { before: from }) });
    if (number !== this.requestCount) return null;
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
