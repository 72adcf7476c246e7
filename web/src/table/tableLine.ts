/** The source of a table's entries: a connection to the server, a replay, a lesson or a puzzle. */

import type { ReadonlySignal } from "@preact/signals";
import { speed } from "../preferences";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";

/** Receives the table and its entries from a line. */
export interface TableListener {
  arrive(message: AnyTableMessage): void;
  enqueue(message: AnyEntryMessage): void;
  /** Show all entries that have come at once. */
  catchUp(): void;
}

export type Family = AnyTableMessage["family"];

/** The properties of a table whose component is fetched by family. */
export interface TableProps {
  session: TableLine;
  family: Family;
  /** Called if the component cannot be fetched. */
  onMissing: () => void;
}

export interface TableLine {
  readonly path: string;
  readonly viewer: Viewer;
  /** Whether this is a replay: nobody is asked, and no sheet opens by itself. */
  readonly isReplay: boolean;
  /** Whether the server stores this table, with keys for its seats and a record to download. */
  readonly isStored: boolean;
  /** Whether a choice of this seat is on its way to the server. */
  readonly sending: ReadonlySignal<boolean>;
  /** Whether all have agreed to end the match early. */
  readonly ended: ReadonlySignal<boolean>;
  /** Show the standing of a match that was ended early once more. */
  showEnd(): void;
  /** Send everything to `listener` from now on, beginning with the table as it is. */
  attach(listener: TableListener): void;
  /** Make a choice; the server decides whether it is accepted. */
  act(actions: number[]): void;
  /** All that happened has been shown, and the bill has been closed. */
  billClosed(): void;
  /** A moment has been shown; see whether a choice is still on its way. */
  momentShown(): void;
}

/** Whether each move waits until the person goes on; a replay has its own controls. */
export const isStepwise = ({ isReplay }: TableLine): boolean => speed.value === "step" && !isReplay;
