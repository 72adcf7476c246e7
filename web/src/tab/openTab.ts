/** Opens the house of this tab: checks the browser, waits for its turn among the tabs, and starts the worker. */

import { fullPath } from "../addresses";
import { chooseHouse } from "../protocol/currentHouse";
import { offerFiles } from "./files";
import { houseState } from "./houseState";
import type { HouseProblem } from "./messages";
import { keepHouse } from "./oneTab";
import { TabHouse, type WorkerDoor } from "./tabHouse";
import { followVersions, keepVersions } from "./versions";

/** How long all files wait to be kept, in milliseconds: a first deal needs the processors at once. */
const FIRST_DEAL = 3000;

/** The first problem that the browser has with a house in a tab, if any. */
export function browserProblem(scope: typeof globalThis): HouseProblem | null {
  if (!scope.isSecureContext) return { kind: "insecure", detail: scope.location.origin };
  const lacking = Object.entries({
    WebAssembly: scope.WebAssembly,
    BigInt64Array: scope.BigInt64Array,
    Worker: scope.Worker,
    "Web Locks": scope.navigator.locks,
  }).flatMap(([name, part]) => (part ? [] : [name]));
  if (lacking.length) return { kind: "browser", detail: lacking.join(", ") };
  return scope.indexedDB ? null : { kind: "storage", detail: "indexedDB" };
}

/** Open the house, whose worker lies at `path` below the root. What is asked before it is there waits. */
export function openTab(path: string): void {
  fixLinks();
  followVersions();
  const problem = browserProblem(globalThis);
  if (problem) {
    houseState.value = problem;
    return;
  }
  const worker = async (): Promise<WorkerDoor> => {
    await keepHouse(navigator.locks, () => (houseState.value = "elsewhere"));
    houseState.value = "starting";
    return new Worker(fullPath(`/${path}`), { type: "module" });
  };
  chooseHouse(
    new TabHouse(worker(), {
      ready() {
        houseState.value = "ready";
        setTimeout(() => void keepVersions(), FIRST_DEAL);
      },
      problem: (failure) => (houseState.value = failure),
      // The browser may clear away what it has not been asked to keep.
      opened: () => void navigator.storage?.persist?.(),
    }),
  );
  offerFiles();
}

/** Links of the document are relative to where it was opened; the address changes with every page. */
function fixLinks(): void {
  for (const link of document.querySelectorAll("link")) link.href = String(link.href);
}
