/** What a table needs of whoever tells it what happens: a connection to the server, or a record that is seen again. */

import type { ReadonlySignal } from "@preact/signals";
import { speed } from "../preferences";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";

/** Who takes what is told. */
export interface Hearer {
  arrive(message: AnyTableMessage): void;
  enqueue(message: AnyEntryMessage): void;
  /** Show at once what has come. */
  catchUp(): void;
}

export type Family = AnyTableMessage["family"];

/** What the table of a family needs, which is fetched. */
export interface TableProps {
  session: Line;
  family: Family;
  /** It does not come: this page cannot show what is played there. */
  onMissing: () => void;
}

export interface Line {
  readonly path: string;
  readonly viewer: Viewer;
  /** Whether the match is over and is seen again: nobody is asked, and nothing comes up by itself. */
  readonly looksBack: boolean;
  /** Whether it is a table of the house, whose seats have keys and whose record can be had. */
  readonly kept: boolean;
  /** Whether a choice of this seat is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** Whether all have ended the match before its end. */
  readonly ended: ReadonlySignal<boolean>;
  /** Show once more how such a match has ended. */
  showEnd(): void;
  /** From now on `hearer` is told everything, beginning with the table as it is. */
  tell(hearer: Hearer): void;
  /** Choose; the server has the last word. */
  act(actions: number[]): void;
  /** What happened is shown, and the bill put away. */
  read(): void;
  /** A moment has been shown; see whether a choice is still on its way. */
  shown(): void;
}

/** Whether each move waits until the person goes on; who looks back does that by other means. */
export const stepwise = ({ looksBack }: Line): boolean => speed.value === "step" && !looksBack;
