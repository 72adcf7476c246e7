/** The people at a table: presence, votes, clocks and chat. The parts that show them are fetched when needed. */

import { signal } from "@preact/signals";
import { createContext, type FunctionComponent } from "preact";
import type { Failure } from "../protocol/ask";
import type { Command } from "../protocol/commands";
import type { SideMessage } from "../protocol/connection";
import type {
  ChatLineJson,
  ChatMessage,
  EndedMessage,
  GatheringMessage,
  LowerRungsMessage,
  PresenceMessage,
  Seat,
  TableMessage,
  Viewer,
  Wait,
} from "../protocol/messages";

/** A seat whose presence is shown. */
export interface PresenceProps {
  seat: Seat;
  /** Whether it is this seat's turn to choose. */
  thinking: boolean;
}

/** The table and its viewer. */
export interface AttendanceProps {
  path: string;
  viewer: Viewer;
}

/** The time until which the table waits for a seat, by this page's clock, in milliseconds. */
export interface Deadline {
  until: number;
  why: Wait["why"];
}

/** Names and players by seat; `stand_ins` are the bots that play for people who are away. */
export type Seating = Pick<GatheringMessage, "names" | "players" | "viewer"> & Partial<Pick<TableMessage, "stand_ins">>;

/** The messages that a person can send to the table beside the game. */
export interface AttendanceActions {
  /** Take the seat back from the bot that stands in. */
  back(): void;
  /** Say that the person is there. */
  there(): void;
  /** Send a command; the answer is a failure, or nothing when the command is done. */
  ask(command: Command): Promise<Failure | null>;
}

export interface AttendanceParts {
  PresenceBadge: FunctionComponent<PresenceProps>;
  StandInBadge: FunctionComponent<{ seat: Seat }>;
  SeatBubble: FunctionComponent<{ seat: Seat }>;
  Banners: FunctionComponent<AttendanceProps>;
  EndedSheet: FunctionComponent<AttendanceProps>;
  EndEarly: FunctionComponent<AttendanceProps>;
  AllowHints: FunctionComponent<AttendanceProps>;
  Onlookers: FunctionComponent<{ viewer: Viewer }>;
  OpenChat: FunctionComponent<AttendanceProps>;
  Talk: FunctionComponent<AttendanceProps>;
  TalkButton: FunctionComponent<{ onOpen?: (() => void) | undefined }>;
}

export class Attendance {
  /** The people who are connected; null where there is nobody else. */
  readonly presence = signal<PresenceMessage | null>(null);
  /** Names and players by seat, once they are known. */
  readonly seating = signal<Seating | null>(null);
  /** The seats that want to end the match early. */
  readonly endVotes = signal<readonly Seat[]>([]);
  /** The seat that declined the last proposal to end the match. */
  readonly declined = signal<Seat | null>(null);
  /** The seats that allow hints. */
  readonly hintVotes = signal<readonly Seat[]>([]);
  /** Whether hints are allowed at this table. */
  readonly mayHint = signal(false);
  /** Whether the match is over; the page may still show what happened before. */
  readonly over = signal(false);
  /** When this page saw the match end; null if it was over before. */
  readonly endedOn = signal<Date | null>(null);
  /** The standing, once all have agreed to end the match. */
  readonly ended = signal<EndedMessage | null>(null);
  /** Whether the sheet with that standing is closed. */
  readonly aside = signal(false);
  /** The seat that has opened another match after this one. */
  readonly again = signal<Seat | null>(null);
  /** By seat: the weaker bot that has chosen for the seat's bot in this deal, because the server was busy. */
  readonly lowerRungs = signal<LowerRungsMessage["bots"]>([]);
  /** The deadlines of the seats that the table waits for. */
  readonly deadlines = signal<ReadonlyMap<Seat, Deadline>>(new Map());
  /** The time that each seat has left for the match, in milliseconds; null without such clocks. */
  readonly clocks = signal<readonly number[] | null>(null);
  /** All chat lines, and the newest line since this page was opened. */
  readonly chat = signal<readonly ChatLineJson[]>([]);
  readonly latest = signal<ChatLineJson | null>(null);
  /** Whether free text is allowed in the chat. */
  readonly freeText = signal(false);
  /** The seats whose chat lines this page hides. */
  readonly muted = signal<ReadonlySet<Seat>>(new Set());
  /** Whether the chat is open. */
  readonly chatOpen = signal(false);
  /** The seat of the person who opened the table. */
  readonly host = signal<Seat | null>(null);
  /** The components that show all this, once they are fetched. */
  readonly parts = signal<AttendanceParts | null>(null);

  constructor(readonly actions: AttendanceActions = { back: () => {}, there: () => {}, ask: async () => null }) {}

  receive(message: SideMessage): void {
    if (message.is === "presence") this.presence.value = message;
    else if (message.is === "waits") {
      const now = performance.now();
      this.deadlines.value = new Map(message.waits.map(({ seat, left, why }) => [seat, { until: now + left, why }]));
      this.clocks.value = message.clocks;
    } else if (message.is === "wishes") {
      this.endVotes.value = message.end;
      this.declined.value = message.declined;
      this.hintVotes.value = message.hints;
      this.mayHint.value = message.may_hint;
    } else if (message.is === "ended") {
      this.ended.value = message;
      this.over.value = true;
    } else if (message.is === "chat") this.receiveChat(message);
    else if (message.is === "lower_rungs") this.lowerRungs.value = message.bots;
    else this.again.value = message.seat;
  }

  /** The bot that plays for a seat's person while they are away. */
  standIn(seat: Viewer): string | null {
    return seat === "table" ? null : (this.seating.value?.stand_ins?.[seat] ?? null);
  }

  private receiveChat({ whole, free: freeText, host, said: lines }: ChatMessage): void {
    this.freeText.value = freeText;
    this.host.value = host;
    this.chat.value = whole ? lines : [...this.chat.value, ...lines];
    if (!whole) this.latest.value = lines.at(-1) ?? null;
  }
}

/** The attendance of the table on this page; null in a replay. */
export const AttendanceContext = createContext<Attendance | null>(null);
