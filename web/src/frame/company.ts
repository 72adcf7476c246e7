/** The others at a table, beside the game: who is here. What shows it is fetched where there are any. */

import { signal } from "@preact/signals";
import { createContext, type FunctionComponent } from "preact";
import type { GatheringMessage, PresenceMessage, Seat } from "../protocol/messages";

/** A seat whose person is to be shown. */
export interface HereProps {
  seat: Seat;
  /** Whether they are asked. */
  thinking: boolean;
}

export type Sitting = Pick<GatheringMessage, "names" | "players" | "viewer">;

export interface Parts {
  Here: FunctionComponent<HereProps>;
}

export class Company {
  /** Who is here; null where nobody else is. */
  readonly presence = signal<PresenceMessage | null>(null);
  /** Who sits where, once that is known. */
  readonly sitting = signal<Sitting | null>(null);
  /** What shows all this, once it is here. */
  readonly parts = signal<Parts | null>(null);

  hear(message: PresenceMessage): void {
    this.presence.value = message;
  }
}

/** Nothing where a match is seen again. */
export const CompanyContext = createContext<Company | null>(null);
