/**
 * The service worker of a server's page: it keeps the page, its words and the parts of the judge, so that the score keeper
 * and the judge open where no server is in reach. While the server answers, documents and lists come from there.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** The version of the page; the addresses to keep, below the root, and those whose content may change. */
  page: { version: string; files: string[]; changing: string[] };
};

const SCOPE = self.registration.scope;
const OWN = `hachiya page ${new URL(SCOPE).pathname} `;
const STORE = OWN + self.page.version;
/** The document of the page, which it has for every path. */
const DOCUMENT = SCOPE;

const below = (names: string[]) => new Set(names.map((name) => new URL(name, SCOPE).href));
const FILES = below(self.page.files);
const CHANGING = below(self.page.changing);

/** A file of the page: its name tells its content, so one that an earlier version has kept is right. */
async function keepFile(store: Cache, address: string): Promise<void> {
  const kept =
    CHANGING.has(address) || address === DOCUMENT ? undefined : await caches.match(address, { ignoreVary: true });
  const file = kept ?? (await fetch(address, { headers: { Accept: "text/html, */*" } }));
  if (!file.ok) throw new Error(`${address}: ${file.status}`);
  await store.put(address, file);
}

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  try {
    for (const address of [DOCUMENT, ...FILES, ...CHANGING]) await keepFile(store, address);
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

const keptAt = async (address: string): Promise<Response | undefined> =>
  (await caches.open(STORE)).match(address, { ignoreVary: true });

/** The answer of the server; what is kept at an address where it does not answer. */
async function fresh(request: Request, address: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const kept = await keptAt(address);
    if (!kept) throw unreachable;
    return kept;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, DOCUMENT));
  else if (CHANGING.has(request.url)) event.respondWith(fresh(request, request.url));
  else if (FILES.has(request.url)) event.respondWith(keptAt(request.url).then((kept) => kept ?? fetch(request)));
});

export {};
