/** The line to a table of the server. The first message names the family of the game. */

import { computed, signal } from "@preact/signals";
import { failureIn } from "../protocol/answers";
import {
  type AnyEntryMessage,
  type AnyNackMessage,
  type AnyTableMessage,
  Connection,
  type Status,
} from "../protocol/connection";
import { browserEnvironment } from "../protocol/environment";
import type { GatheringMessage, Viewer } from "../protocol/messages";
import { loadShelvesFor } from "../words/languages";
import { Attendance } from "./attendance";
import { Shuffle } from "./shuffle";
import type { TableLine, TableListener } from "./tableLine";

export class Session implements TableLine {
  readonly isReplay = false;
  readonly isStored = true;
  readonly status = signal<Status>("connecting");
  readonly refusal = signal<AnyNackMessage | null>(null);
  /** Whether a choice of this seat is on its way to the server. */
  readonly sending = signal(false);
  /** The state of the waiting room before the first deal; null once the match has begun. */
  readonly waitingRoom = signal<GatheringMessage | null>(null);
  /** The family of the game, once it is known. */
  readonly family = signal<AnyTableMessage["family"] | null>(null);

  /** Whether the match has begun. */
  readonly begun = computed(() => this.family.value !== null);
  /** The people at the table. */
  readonly attendance = new Attendance({
    back: () => this.connection.back(),
    there: () => this.connection.there(),
    ask: async (command) => failureIn(await this.connection.ask(command)),
  });

  readonly ended = computed(() => this.attendance.ended.value !== null);

  readonly shuffle = new Shuffle((message) => this.connection.say(message));

  private readonly connection: Connection;
  private isStopped = false;
  private listener: TableListener | null = null;
  /** The last table and the entries since then, for a listener that is attached later. */
  private backlog: [AnyTableMessage, ...AnyEntryMessage[]] | null = null;

  constructor(
    readonly path: string,
    readonly viewer: Viewer,
  ) {
    this.connection = new Connection(
      path,
      {
        status: (status) => (this.status.value = status),
        gathering: (message) => {
          this.attendance.seating.value = message;
          this.waitingRoom.value = message;
        },
        table: (message) => this.arrive(message),
        entry: (message) => this.enqueue(message),
        caughtUp: () => this.listener?.catchUp(),
        ack: (message) => {
          // The entry of this choice is shown next, unless the choice was sent twice and this answers the second one.
          if (message.version <= this.connection.version) this.sending.value = false;
        },
        nack: (message) => this.showRefusal(message),
        sideMessage: (message) => this.attendance.receive(message),
      },
      browserEnvironment(),
    );
  }

  showEnd(): void {
    this.attendance.aside.value = false;
  }

  /** Connect, unless the page has been left already. */
  start(): void {
    if (this.isStopped) return;
    this.connection.start();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    this.isStopped = true;
    this.connection.stop();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  readonly hurry = () => this.connection.hurry();

  /** Send everything to `listener` from now on, beginning with the table as it is. */
  attach(listener: TableListener): void {
    this.listener = listener;
    const [table, ...entries] = this.backlog ?? [];
    if (table) listener.arrive(table);
    for (const entry of entries) listener.enqueue(entry);
    this.backlog = null;
  }

  /** Make a choice; the server decides whether it is accepted. */
  act(actions: number[]): void {
    this.refusal.value = null;
    this.sending.value = true;
    this.connection.act(actions);
  }

  /** All that happened has been shown, and the bill has been closed. */
  billClosed(): void {
    this.connection.reportRead();
  }

  /** A moment has been shown; see whether a choice is still on its way. */
  momentShown(): void {
    this.sending.value = this.connection.busy;
  }

  /** This page cannot show what is played here. */
  showOutdated(): void {
    this.connection.stop();
    this.status.value = "outdated";
  }

  private arrive(message: AnyTableMessage): void {
    this.waitingRoom.value = null;
    this.attendance.seating.value = message;
    this.attendance.over.value ||= endsMatch(message);
    this.shuffle.arrive(message);
    if (this.listener) this.listener.arrive(message);
    else this.backlog = [message];
    this.family.value = message.family;
  }

  private enqueue(message: AnyEntryMessage): void {
    const { names, players, stand_ins } = message;
    if (names && players && stand_ins)
      this.attendance.seating.value = { names, players, stand_ins, viewer: this.viewer };
    if (endsMatch(message)) {
      this.attendance.over.value = true;
      this.attendance.endedOn.value = new Date();
    }
    this.shuffle.hear(message.record);
    if (this.listener) this.listener.enqueue(message);
    else this.backlog?.push(message);
  }

  private showRefusal(message: AnyNackMessage): void {
    // The page sends words for a shuffle by itself; the person need not know that they came too late.
    if (/^(seal|say)-/.test(message.id ?? "")) return;
    this.sending.value = false;
    // Without the words of the refusal the person only sees that the choice is open again.
    loadShelvesFor(message.say).then(
      () => (this.refusal.value = message),
      () => {},
    );
  }
}

const endsMatch = ({ record }: AnyTableMessage | AnyEntryMessage): boolean => record.some(({ e }) => e === "match_end");
