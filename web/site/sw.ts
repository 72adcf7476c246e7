/**
 * The service worker of a site in a tab: it keeps all files of one version, or none, and answers from them.
 *
 * A new version is fetched beside the one in use. It takes over when the last tab is closed, or when the person asks for
 * it while no table is open.
 */

import { TAKE_OVER } from "../src/tab/takeOver";

declare const self: ServiceWorkerGlobalScope & {
  /** The version of the site and the digest of every file, which the builder of the site writes before this script. */
  site: { version: string; files: Record<string, string> };
};

const SCOPE = self.registration.scope;
const ROOT = new URL(SCOPE).pathname;
/** Sites at other paths of the same host have stores too. */
const OWN = `hachiya ${ROOT} `;
const STORE = OWN + self.site.version;

const digestOf = async (content: ArrayBuffer): Promise<string> =>
  `sha256-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))))}`;

/** The file that an earlier version has kept, if it is still right. */
async function keptFile(address: string, digest: string): Promise<Response | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OWN)) continue;
    const kept = await (await caches.open(name)).match(address);
    if (kept && (await digestOf(await kept.clone().arrayBuffer())) === digest) return kept;
  }
  return null;
}

async function keepFile(store: Cache, path: string, digest: string): Promise<void> {
  const address = new URL(path, SCOPE).href;
  const kept = await keptFile(address, digest);
  // The browser refuses a file with another digest: half of an update is never taken for the whole.
  const file = kept ?? (await fetch(address, { integrity: digest, cache: "no-cache" }));
  if (!file.ok) throw new Error(`${path}: ${file.status}`);
  await store.put(address, file);
}

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  try {
    // One after the other: the first deal needs the processors, and all contents at once would need much memory.
    for (const [path, digest] of Object.entries(self.site.files)) await keepFile(store, path, digest);
  } catch (error) {
    await caches.delete(STORE);
    throw error;
  }
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function fileAt(request: Request): Promise<Response> {
  const kept = await (await caches.open(STORE)).match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** The document of the page, for every path: its links, which are relative to the root, are put below it. */
async function documentOfPage(): Promise<Response> {
  const kept = await (await caches.open(STORE)).match(new URL("index.html", SCOPE).href);
  if (!kept) return Response.error();
  const text = (await kept.text()).replaceAll('="./', `="${ROOT}`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  event.respondWith(request.mode === "navigate" ? documentOfPage() : fileAt(request));
});
