/** Opens the judge of a page, and what stands in for its server: this browser, where it can and should think. */

import { fullPath } from "../addresses";
import { houseJudge, type Judge } from "../protocol/judge";
import type { StandIn } from "../protocol/standIn";
import { answerInPlace } from "./answerInPlace";
import { BrowserJudge } from "./browserJudge";
import { JudgeLine } from "./judgeLine";
import { JUDGE } from "./messages";

/** The least memory of a device that judges, in gigabytes. */
const LEAST_MEMORY = 4;

/** What some browsers say of their device; others do not have these. */
interface Device {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/** Whether a browser can run Python and its searches, on a device with enough memory, for a person who saves no data. */
export function canJudge(scope: typeof globalThis): boolean {
  const { deviceMemory = LEAST_MEMORY, connection } = scope.navigator as Device;
  const hasParts = Boolean(scope.WebAssembly && scope.BigInt64Array && scope.Worker);
  return hasParts && deviceMemory >= LEAST_MEMORY && !connection?.saveData;
}

let opened: JudgeLine | null = null;

/** The line to the judge's worker, which lies at `path` below the root. */
function lineTo(path: string): JudgeLine {
  opened ??= new JudgeLine(() => new Worker(fullPath(`/${path}`), { type: "module", name: JUDGE }));
  return opened;
}

/** Open the judge, whose worker lies at `path` below the root. */
export const openJudge = (path: string): Judge =>
  canJudge(globalThis) ? new BrowserJudge(lineTo(path), houseJudge) : houseJudge;

/** Open what answers in place of a server that is out of reach; null where this browser should not think. */
export const openStandIn = (path: string): StandIn | null =>
  canJudge(globalThis) ? (question) => answerInPlace(lineTo(path), question) : null;
