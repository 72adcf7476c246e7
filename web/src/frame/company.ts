/** The others at a table, beside the game: who is here. What shows it is fetched where there are any. */

import { signal } from "@preact/signals";
import { createContext, type FunctionComponent } from "preact";
import type { Beside } from "../protocol/connection";
import type { EndedMessage, GatheringMessage, PresenceMessage, Seat, Viewer } from "../protocol/messages";

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

export type Sitting = Pick<GatheringMessage, "names" | "players" | "viewer">;

export interface Parts {
  Here: FunctionComponent<HereProps>;
  Banners: FunctionComponent<CompanyProps>;
  Ended: FunctionComponent<CompanyProps>;
  EndEarly: FunctionComponent<CompanyProps>;
}

export class Company {
  /** Who is here; null where nobody else is. */
  readonly presence = signal<PresenceMessage | null>(null);
  /** Who sits where, once that is known. */
  readonly sitting = signal<Sitting | null>(null);
  /** The seats whose persons would end the match here. */
  readonly wishing = signal<readonly Seat[]>([]);
  /** How it stands since all have ended it. */
  readonly ended = signal<EndedMessage | null>(null);
  /** Who has opened another match after this one. */
  readonly again = signal<Seat | null>(null);
  /** Until when others wait for a seat whose person is not here, by this page's clock, in milliseconds. */
  readonly waits = signal<ReadonlyMap<Seat, number>>(new Map());
  /** What shows all this, once it is here. */
  readonly parts = signal<Parts | null>(null);

  hear(message: Beside): void {
    if (message.is === "presence") this.presence.value = message;
    else if (message.is === "waits")
      this.waits.value = new Map(message.waits.map(({ seat, left }) => [seat, performance.now() + left]));
    else if (message.is === "wishes") this.wishing.value = message.end;
    else if (message.is === "ended") this.ended.value = message;
    else this.again.value = message.seat;
  }
}

/** Nothing where a match is seen again. */
export const CompanyContext = createContext<Company | null>(null);
