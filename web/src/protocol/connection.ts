/** The connection of a table: it reconnects, notices gaps, and sends unanswered messages again under their ids. */

import { type Command, Commands } from "./commands";
import type { Environment } from "./environment";
import { type Line, OPEN } from "./house";
import {
  type AckMessage,
  type Act,
  type AgainMessage,
  type BashifenEntryMessage,
  type BashifenNackMessage,
  type BashifenTableMessage,
  type ChatMessage,
  type EndedMessage,
  type EntryMessage,
  type GatheringMessage,
  type LowerRungsMessage,
  type NackMessage,
  PROTOCOL,
  type PresenceMessage,
  type Say,
  type Seal,
  type TableMessage,
  type ToServer,
  type WaitsMessage,
  type WishesMessage,
} from "./messages";
import { parseMessage } from "./parse";

export type AnyTableMessage = TableMessage | BashifenTableMessage;
export type AnyEntryMessage = EntryMessage | BashifenEntryMessage;
export type AnyNackMessage = NackMessage | BashifenNackMessage;
/** Messages that belong to no version of the table. */
export type SideMessage =
  | PresenceMessage
  | WishesMessage
  | EndedMessage
  | AgainMessage
  | LowerRungsMessage
  | WaitsMessage
  | ChatMessage;

/**
 * `unwelcome`: spectators are not allowed; `lost`: trying again; `moving`: trying again, because the server has said that
 * it is back in a moment; `gone`: there is no such table; `refused`: the seat is another person's; `old`: the table was
 * begun under rules that have changed since; `outdated`: the server sends messages that this page does not know.
 */
export type Status = "connecting" | "open" | "lost" | "moving" | "gone" | "refused" | "unwelcome" | "old" | "outdated";

/** The answer to a command: null when it is done, a nack when it is refused, a status when the line has ended. */
export type Answer = AnyNackMessage | Status | null;

/** The meaning of the codes with which the server closes a socket for good. */
const FINAL: Record<number, Status> = { 4404: "gone", 4403: "refused", 4405: "unwelcome", 4410: "old" };

export interface Listener {
  status(status: Status): void;
  gathering(message: GatheringMessage): void;
  table(message: AnyTableMessage): void;
  entry(message: AnyEntryMessage): void;
  /** Too many missed entries have come at once to be shown move by move. */
  caughtUp(): void;
  ack(message: AckMessage): void;
  nack(message: AnyNackMessage): void;
  /** A message beside the game. */
  sideMessage(message: SideMessage): void;
}

/** The code with which a server closes the socket because another takes its place. */
const MOVING = 1012;
/** The interval and the number of tries to reach the next server. */
const MOVING_WAIT = 500;
const MOVING_TIMES = 40;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 15_000;
/** How long the answer to a ping may take, in milliseconds. */
const ANSWER = 4000;
/** The most missed entries that are still shown one after the other. */
const A_FEW = 6;

export class Connection {
  /** The last version that arrived without a gap. */
  version = 0;
  private socket: Line | null = null;
  /** The version up to which the server knows that everything has been shown and read. */
  private readUpTo = 0;
  /** The version of the last missed entry, while many missed entries come. */
  private missed: number | null = null;
  private waiting: Act | null = null;
  private readonly commands: Commands<Answer>;
  /** Whether a message has come over this socket; before that nothing is sent. */
  private hasReceived = false;
  private failures = 0;
  /** The number of tries that are left to reach the next server. */
  private moving = 0;
  private stopHeartbeat = () => {};
  private stopWaiting: (() => void) | null = null;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly surroundings: Environment,
  ) {
    this.commands = new Commands((message) => this.send(message), surroundings.newId);
  }

  start(): void {
    this.listener.status("connecting");
    this.connect();
  }

  /** Close the connection for good. */
  stop(): void {
    this.ended = true;
    this.stopHeartbeat();
    this.stopWaiting?.();
    this.socket?.close();
  }

  /** Connect now instead of later, or check the line: the network is back, or the page is in view again. */
  hurry(): void {
    if (this.stopWaiting) {
      this.stopWaiting();
      this.stopWaiting = null;
      this.connect();
    } else if (this.socket?.readyState === OPEN) {
      this.ping(this.socket);
    }
  }

  /** Whether a choice is under way that the server has not answered. */
  get busy(): boolean {
    return this.waiting !== null;
  }

  /** Send a choice; there is one at a time. */
  act(actions: number[]): void {
    if (this.waiting) return;
    this.waiting = { do: "act", id: this.surroundings.newId(), version: this.version, actions };
    this.send(this.waiting);
  }

  /** Send a command. Without a line the command fails at once, because the person may change their mind meanwhile. */
  ask = async (command: Command): Promise<Answer> => (this.hasReceived ? this.commands.ask(command) : "lost");

  /** Take back the seat from the bot that stands in. */
  back = (): void => this.send({ do: "back" });

  /** Say that the person is there. */
  there = (): void => this.send({ do: "there" });

  /** Say that everything has been shown and no bill is open: nobody need wait for this page. */
  reportRead(): void {
    if (this.readUpTo === this.version) return;
    this.readUpTo = this.version;
    this.send({ do: "read", version: this.version });
  }

  /** Send words for the shuffle. */
  say = (message: Seal | Say): void => this.send(message);

  private connect(): void {
    const socket = this.surroundings.open(`${this.path}/ws?version=${this.version}`);
    this.socket = socket;
    socket.onopen = () => {
      this.listen(socket);
      if (this.readUpTo) this.send({ do: "read", version: this.readUpTo });
    };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = ({ code }) => this.lose(socket, code);
  }

  private lose(socket: Line, code: number): void {
    if (this.ended || this.socket !== socket) return;
    this.socket = null;
    this.hasReceived = false;
    this.stopHeartbeat();
    const final = FINAL[code];
    if (final) {
      this.give(final);
      return;
    }
    this.moving = code === MOVING ? MOVING_TIMES : Math.max(0, this.moving - 1);
    this.listener.status(this.moving ? "moving" : "lost");
    const wait = this.moving ? MOVING_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    if (!this.moving) this.failures += 1;
    this.stopWaiting = this.surroundings.later(
      () => {
        this.stopWaiting = null;
        this.connect();
      },
      wait * (0.75 + this.surroundings.random() / 2),
    );
  }

  private give(status: Status): void {
    this.stop();
    this.listener.status(status);
    this.commands.end(status);
  }

  /** Send a ping after a while of silence. */
  private listen(socket: Line): void {
    this.stopHeartbeat();
    this.stopHeartbeat = this.surroundings.later(() => this.ping(socket), HEARTBEAT);
  }

  /** Without an answer the line is dead, even if the browser holds it to be open. */
  private ping(socket: Line): void {
    this.stopHeartbeat();
    this.send({ do: "ping" });
    this.stopHeartbeat = this.surroundings.later(() => {
      this.lose(socket, 0);
      socket.close();
    }, ANSWER);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    if (this.socket) this.listen(this.socket);
    const message = parseMessage(text);
    if (!message || ("protocol" in message && message.protocol !== PROTOCOL)) {
      this.give("outdated");
      return;
    }
    this.failures = this.moving = 0;
    if (!this.hasReceived) this.commands.sendAgain();
    this.hasReceived = true;
    this.listener.status("open");
    switch (message.is) {
      case "gathering":
        this.listener.gathering(message);
        break;
      case "table":
        this.version = message.version;
        this.missed = null;
        this.listener.table(message);
        this.sendAgain();
        break;
      case "since":
        this.missed = message.version > this.version + A_FEW ? message.version : null;
        this.sendAgain();
        break;
      case "entry":
        this.take(message);
        break;
      case "ack":
        if (this.commands.hear(message.id, null)) break;
        if (this.waiting?.id === message.id) this.waiting = null;
        this.listener.ack(message);
        break;
      case "nack":
        if (this.commands.hear(message.id, message)) break;
        if (this.waiting?.id === message.id) this.waiting = null;
        if (message.version > this.version) this.send({ do: "sync", version: this.version });
        this.listener.nack(message);
        break;
      case "presence":
      case "wishes":
      case "ended":
      case "again":
      case "lower_rungs":
      case "waits":
      case "chat":
        this.listener.sideMessage(message);
        break;
      case "pong":
        break;
    }
  }

  /** Send again what is not acknowledged: the server knows it by its id. */
  private sendAgain(): void {
    if (this.waiting) this.send(this.waiting);
  }

  private take(message: AnyEntryMessage): void {
    if (message.version <= this.version) return;
    if (message.version > this.version + 1) {
      this.send({ do: "sync", version: this.version });
      return;
    }
    this.version = message.version;
    this.listener.entry(message);
    if (this.version === this.missed) {
      this.missed = null;
      this.listener.caughtUp();
    }
  }
}
