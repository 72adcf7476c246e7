/** The live list of the lobby's tables; it connects again whenever the line is lost. */

import { signal } from "@preact/signals";
import { fullPath } from "../addresses";
import type { LobbyNews, LobbyTable } from "../protocol/messages";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;

/** The list of tables after a message. */
export function after(before: readonly LobbyTable[] | null, { whole, tables, gone }: LobbyNews): LobbyTable[] {
  const news = new Map(tables.map((table) => [table.table, table]));
  const remaining = (whole ? [] : (before ?? [])).filter(({ table }) => !gone.includes(table));
  const updated = remaining.map((table) => news.get(table.table) ?? table);
  return [...updated, ...tables.filter(({ table }) => !remaining.some((other) => other.table === table))];
}

export class Feed {
  /** The tables; null until the first message. */
  readonly tables = signal<readonly LobbyTable[] | null>(null);
  /** The number of visitors of the lobby. */
  readonly here = signal(1);
  readonly lost = signal(false);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beating: ReturnType<typeof setInterval> | undefined;
  private failures = 0;

  start(): void {
    const socket = new WebSocket(new URL(fullPath("/api/lobby/ws"), location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(String(data)) as LobbyNews | { is: string };
      this.failures = 0;
      this.lost.value = false;
      if (!("tables" in news)) return;
      this.tables.value = after(this.tables.value, news);
      this.here.value = news.here;
    };
    socket.onopen = () => {
      this.beating = setInterval(() => socket.send("ping"), HEARTBEAT);
    };
    socket.onclose = () => {
      clearInterval(this.beating);
      if (this.socket !== socket) return;
      this.lost.value = true;
      this.timer = setTimeout(() => this.start(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures));
      this.failures += 1;
    };
  }

  stop(): void {
    clearTimeout(this.timer);
    clearInterval(this.beating);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}
