/** Calls a person whose turn it is while nobody looks at the page: by notices of the browser, if they have asked for these. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { hear } from "../motion/sound";
import type { OwnTable, Viewer } from "../protocol/messages";
import { go } from "../router";
import { gameName } from "../words/names";
import { say } from "../words/say";

type Permission = NotificationPermission | "impossible";

const now = (): Permission => ("Notification" in globalThis ? Notification.permission : "impossible");

/** Whether notices may be shown, cannot be shown, or can be asked for. */
export const permission = signal<Permission>(now());

/** Ask for notices: the browser wants to hear that from a press. */
export async function askForCalls(): Promise<void> {
  await Notification.requestPermission();
  permission.value = now();
}

/** It is the person's turn at this table. A second call to it takes the place of the first. */
export function call(path: string, title: string): void {
  if (!document.hidden || now() !== "granted") return;
  try {
    const notice = new Notification(title, { body: say("start-turn-yours"), tag: path });
    notice.onclick = () => {
      window.focus();
      go(path);
      notice.close();
    };
  } catch {
    // Some phones show notices to installed programs alone.
  }
}

/** A table as its player sees it. */
interface Seen {
  readonly path: string;
  readonly viewer: Viewer;
  readonly record: ReadonlySignal<readonly { seat?: number }[]>;
  readonly table: ReadonlySignal<Pick<OwnTable, "players" | "game"> | null>;
}

/** It has come to be the person's turn: a sound tells it; and where others wait, a call. */
export function tellTurn({ path, viewer, record, table }: Seen): void {
  if (record.peek().at(-1)?.seat === viewer) return;
  hear("turn");
  const at = table.peek();
  if (at && isAmongPersons(at)) call(path, gameName(at.game));
}

/** Whether others play there who might wait. */
export const isAmongPersons = ({ players }: Pick<OwnTable, "players">): boolean =>
  players.filter((player) => player === "person").length > 1;
