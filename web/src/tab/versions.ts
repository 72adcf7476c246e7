/** The versions of the site that this browser has: a service worker keeps one, and fetches the next beside it. */

import { signal } from "@preact/signals";
import { fullPath, root } from "../addresses";
import { TAKE_OVER } from "./takeOver";

/** `kept`: the page has just become one that opens without a network; `new`: a new version waits. */
export const versionNews = signal<"kept" | "new" | null>(null);

/** How long the news is shown that needs no answer, in milliseconds. */
const READING_MS = 15_000;

let waiting: ServiceWorker | null = null;

/** Keep this version for times without a network, and look for new ones. Without a service worker nothing is kept. */
export async function keepVersions(): Promise<void> {
  const registration = await navigator.serviceWorker
    ?.register(fullPath("/sw.js"), { scope: `${root}/`, updateViaCache: "none" })
    .catch(() => undefined);
  if (!registration) return;
  const watch = (worker: ServiceWorker | null) => {
    const look = () => {
      if (worker?.state === "installed" && registration.active) {
        waiting = worker;
        versionNews.value = "new";
      } else if (worker?.state === "activated" && !waiting) {
        versionNews.value = "kept";
        setTimeout(() => {
          if (versionNews.value === "kept") versionNews.value = null;
        }, READING_MS);
      }
    };
    worker?.addEventListener("statechange", look);
    look();
  };
  if (registration.waiting) watch(registration.waiting);
  else if (registration.installing) watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

/** Use the version that waits. Only the tab that keeps the house asks for it, and only while no table is open. */
export function takeNewVersion(): void {
  waiting?.postMessage(TAKE_OVER);
}

/** Load the page again when another version takes over: the files of the former one are gone then. */
export function followVersions(): void {
  const { serviceWorker } = navigator;
  let hasVersion = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => {
    if (hasVersion) location.reload();
    hasVersion = true;
  });
}
