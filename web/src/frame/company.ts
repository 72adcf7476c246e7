/** The others at a table, beside the game: who is here. What shows it is fetched where there are any. */

import { signal } from "@preact/signals";
import { createContext, type FunctionComponent } from "preact";
import type { Failure } from "../protocol/ask";
import type { Command } from "../protocol/commands";
import type { Beside } from "../protocol/connection";
import type {
  ChatLineJson,
  ChatMessage,
  EndedMessage,
  GatheringMessage,
  PresenceMessage,
  Seat,
  TableMessage,
  Viewer,
  Wait,
} from "../protocol/messages";

/** A seat whose person is to be shown. */
export interface HereProps {
  seat: Seat;
  /** Whether they are asked. */
  thinking: boolean;
}

/** The table, and who sees it. */
export interface CompanyProps {
  path: string;
  viewer: Viewer;
}

/** Until when the table waits for a seat, by this page's clock, in milliseconds. */
export interface Waiting {
  until: number;
  why: Wait["why"];
}

/** Who sits where; `stand_ins` are the bots that play for persons who are away, by seat. */
export type Sitting = Pick<GatheringMessage, "names" | "players" | "viewer"> & Partial<Pick<TableMessage, "stand_ins">>;

/** What the person at a seat tells the table. */
export interface Word {
  /** They take back their seat from the bot that stands in. */
  back(): void;
  /** They are there. */
  there(): void;
  /** They ask for something beside the game: why it is refused, or nothing once it is done. */
  ask(command: Command): Promise<Failure | null>;
}

export interface Parts {
  Here: FunctionComponent<HereProps>;
  Banners: FunctionComponent<CompanyProps>;
  Ended: FunctionComponent<CompanyProps>;
  EndEarly: FunctionComponent<CompanyProps>;
  AllowHints: FunctionComponent<CompanyProps>;
  Bubbles: FunctionComponent<CompanyProps>;
  Talk: FunctionComponent<CompanyProps>;
  TalkButton: FunctionComponent<{ onOpen?: (() => void) | undefined }>;
}

export class Company {
  /** Who is here; null where nobody else is. */
  readonly presence = signal<PresenceMessage | null>(null);
  /** Who sits where, once that is known. */
  readonly sitting = signal<Sitting | null>(null);
  /** The seats whose persons would end the match here. */
  readonly wishing = signal<readonly Seat[]>([]);
  /** Who would rather play on, since that was proposed last. */
  readonly declined = signal<Seat | null>(null);
  /** The seats whose persons allow hints. */
  readonly hinting = signal<readonly Seat[]>([]);
  /** Whether the persons who play here may have hints. */
  readonly mayHint = signal(false);
  /** How it stands since all have ended it. */
  readonly ended = signal<EndedMessage | null>(null);
  /** Whether that is put aside. */
  readonly aside = signal(false);
  /** Who has opened another match after this one. */
  readonly again = signal<Seat | null>(null);
  /** Which seats are counted down. */
  readonly waits = signal<ReadonlyMap<Seat, Waiting>>(new Map());
  /** What all have left for the match, in milliseconds, where it has such clocks. */
  readonly clocks = signal<readonly number[] | null>(null);
  /** What was said, and the last of it since this page was opened. */
  readonly chat = signal<readonly ChatLineJson[]>([]);
  readonly latest = signal<ChatLineJson | null>(null);
  /** Whether free words are allowed. */
  readonly free = signal(false);
  /** Who is not to be heard, on this page alone. */
  readonly muted = signal<ReadonlySet<Seat>>(new Set());
  /** Whether the talk lies open. */
  readonly talking = signal(false);
  /** Whoever has opened the table. */
  readonly host = signal<Seat | null>(null);
  /** What shows all this, once it is here. */
  readonly parts = signal<Parts | null>(null);

  constructor(readonly word: Word = { back: () => {}, there: () => {}, ask: async () => null }) {}

  hear(message: Beside): void {
    if (message.is === "presence") this.presence.value = message;
    else if (message.is === "waits") {
      const now = performance.now();
      this.waits.value = new Map(message.waits.map(({ seat, left, why }) => [seat, { until: now + left, why }]));
      this.clocks.value = message.clocks;
    } else if (message.is === "wishes") {
      this.wishing.value = message.end;
      this.declined.value = message.declined;
      this.hinting.value = message.hints;
      this.mayHint.value = message.may_hint;
    } else if (message.is === "ended") this.ended.value = message;
    else if (message.is === "chat") this.listen(message);
    else this.again.value = message.seat;
  }

  /** The bot that plays for a seat's person while they are away. */
  standIn(seat: Viewer): string | null {
    return seat === "table" ? null : (this.sitting.value?.stand_ins?.[seat] ?? null);
  }

  private listen({ whole, free, host, said: lines }: ChatMessage): void {
    this.free.value = free;
    this.host.value = host;
    this.chat.value = whole ? lines : [...this.chat.value, ...lines];
    if (!whole) this.latest.value = lines.at(-1) ?? null;
  }
}

/** Nothing where a match is seen again. */
export const CompanyContext = createContext<Company | null>(null);
