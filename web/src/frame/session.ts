/** The line to one table, whatever is played there: what it tells goes to the play, which the first message names. */

import { computed, signal } from "@preact/signals";
import { failureIn } from "../protocol/answers";
import {
  type AnyEntryMessage,
  type AnyNackMessage,
  type AnyTableMessage,
  Connection,
  type Status,
} from "../protocol/connection";
import type { GatheringMessage, Viewer } from "../protocol/messages";
import { browser } from "../protocol/surroundings";
import { learnFor } from "../words/languages";
import { Attendance } from "./attendance";
import type { Hearer, Line } from "./line";
import { Shuffle } from "./shuffle";

export class Session implements Line {
  readonly looksBack = false;
  readonly kept = true;
  readonly status = signal<Status>("connecting");
  readonly refusal = signal<AnyNackMessage | null>(null);
  /** Whether a choice of this seat is on its way. */
  readonly sending = signal(false);
  /** Who has come so far, while the table waits for others. */
  readonly gathering = signal<GatheringMessage | null>(null);
  /** The family of the game that is played here, once it is known. */
  readonly family = signal<AnyTableMessage["family"] | null>(null);

  /** Whether it is played by now, or was. */
  readonly begun = computed(() => this.family.value !== null);
  /** The others, beside the game. */
  readonly attendance = new Attendance({
    back: () => this.connection.back(),
    there: () => this.connection.there(),
    ask: async (command) => failureIn(await this.connection.ask(command)),
  });

  readonly ended = computed(() => this.attendance.ended.value !== null);

  readonly shuffle = new Shuffle((message) => this.connection.say(message));

  private readonly connection: Connection;
  private hearer: Hearer | null = null;
  /** What has come since the last table, for a hearer who comes late. */
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
          this.gathering.value = message;
        },
        table: (message) => this.arrive(message),
        entry: (message) => this.enqueue(message),
        caughtUp: () => this.hearer?.catchUp(),
        ack: (message) => {
          // Its entry is shown next, unless this is an answer to a choice sent twice.
          if (message.version <= this.connection.version) this.sending.value = false;
        },
        nack: (message) => this.refused(message),
        beside: (message) => this.attendance.receive(message),
      },
      browser(),
    );
  }

  showEnd(): void {
    this.attendance.aside.value = false;
  }

  start(): void {
    this.connection.start();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    this.connection.stop();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  readonly hurry = () => this.connection.hurry();

  /** From now on `hearer` is told everything, beginning with the table as it is. */
  tell(hearer: Hearer): void {
    this.hearer = hearer;
    const [table, ...entries] = this.backlog ?? [];
    if (table) hearer.arrive(table);
    for (const entry of entries) hearer.enqueue(entry);
    this.backlog = null;
  }

  /** Choose; the server has the last word. */
  act(actions: number[]): void {
    this.refusal.value = null;
    this.sending.value = true;
    this.connection.act(actions);
  }

  /** What happened is shown, and the bill put away. */
  read(): void {
    this.connection.read();
  }

  /** A moment has been shown; see whether a choice is still on its way. */
  shown(): void {
    this.sending.value = this.connection.busy;
  }

  /** This page cannot show what is played here. */
  outdated(): void {
    this.connection.stop();
    this.status.value = "outdated";
  }

  private arrive(message: AnyTableMessage): void {
    this.gathering.value = null;
    this.attendance.seating.value = message;
    this.shuffle.arrive(message);
    if (this.hearer) this.hearer.arrive(message);
    else this.backlog = [message];
    this.family.value = message.family;
  }

  private enqueue(message: AnyEntryMessage): void {
    const { names, players, stand_ins } = message;
    if (names && players && stand_ins)
      this.attendance.seating.value = { names, players, stand_ins, viewer: this.viewer };
    this.shuffle.hear(message.record);
    if (this.hearer) this.hearer.enqueue(message);
    else this.backlog?.push(message);
  }

  private refused(message: AnyNackMessage): void {
    // Words for a shuffle are not the person's doing: where they came too late, there is nothing to be told.
    if (/^(seal|say)-/.test(message.id ?? "")) return;
    this.sending.value = false;
    // Where its words cannot be had, that the choice is open again must do.
    learnFor(message.say).then(
      () => (this.refusal.value = message),
      () => {},
    );
  }
}
