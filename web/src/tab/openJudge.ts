/** Opens the judge of a page: this browser, or the house where this browser should not think. */

import { fullPath } from "../addresses";
import { houseJudge, type Judge } from "../protocol/judge";
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

/** Open the judge, whose worker lies at `path` below the root. */
export function openJudge(path: string): Judge {
  if (!canJudge(globalThis)) return houseJudge;
  const open = () => new Worker(fullPath(`/${path}`), { type: "module", name: JUDGE });
  return new BrowserJudge(new JudgeLine(open), houseJudge);
}
