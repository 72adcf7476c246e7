/** Browser notifications for a person whose turn it is while the page is hidden, if they have asked for them. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { playSound } from "../motion/sound";
import { vibration } from "../preferences";
import type { OwnTable, Viewer } from "../protocol/messages";
import { go } from "../router";
import { gameName } from "../words/names";
import { say } from "../words/say";

type Permission = NotificationPermission | "impossible";

const currentPermission = (): Permission => ("Notification" in globalThis ? Notification.permission : "impossible");

/** Whether notifications may be shown, cannot be shown, or can be asked for. */
export const permission = signal<Permission>(currentPermission());

/** Ask for permission to notify; browsers allow the question after a press only. */
export async function requestNotifications(): Promise<void> {
  await Notification.requestPermission();
  permission.value = currentPermission();
}

/** Notify a person that it is their turn at this table. A second notification replaces the first. */
export function notify(path: string, title: string): void {
  if (!document.hidden || currentPermission() !== "granted") return;
  try {
    const notice = new Notification(title, { body: say("running-turn-yours"), tag: path });
    notice.onclick = () => {
      window.focus();
      go(path);
      notice.close();
    };
  } catch {
    // Some phones show notifications of installed apps only.
  }
}

/** How long a phone trembles, in milliseconds. */
const TREMBLE = 40;

/** A table with its record, as its player sees it. */
interface WatchedTable {
  readonly path: string;
  readonly viewer: Viewer;
  readonly record: ReadonlySignal<readonly { seat?: number }[]>;
  readonly table: ReadonlySignal<Pick<OwnTable, "players" | "game"> | null>;
}

/** Announce the person's turn by a sound, by a tremble of the phone if they wish, and, where other people play, by a notification. */
export function announceTurn({ path, viewer, record, table }: WatchedTable): void {
  if (record.peek().at(-1)?.seat === viewer) return;
  playSound("turn");
  if (vibration.value === "on") navigator.vibrate?.(TREMBLE);
  const at = table.peek();
  if (at && hasOtherPeople(at)) notify(path, gameName(at.game));
}

/** Whether more than one person plays at a table. */
export const hasOtherPeople = ({ players }: Pick<OwnTable, "players">): boolean =>
  players.filter((player) => player === "person").length > 1;
