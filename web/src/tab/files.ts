/** Links to files of a server (`<a download>`), answered by the house of this tab. */

import { pathWithin } from "../addresses";
import { download } from "../parts/download";
import type { Failure } from "../protocol/ask";
import { ownHistory, record } from "../protocol/operations";

type Asking = Promise<Blob | Failure>;

/** The operation of each address, with the parts of the address. */
const FILES: readonly [RegExp, (...parts: string[]) => Asking][] = [
  [/^\/t\/([^/]+)\/([^/]+)\/record\.jsonl$/, (table, viewer) => record({ table, viewer })],
  [/^\/api\/me\/history\.jsonl$/, () => ownHistory()],
];

/** The file at a path; null if there is none. */
export function fileAt(path: string): Asking | null {
  for (const [address, ask] of FILES) {
    const [match, ...parts] = address.exec(path) ?? [];
    if (match) return ask(...parts);
  }
  return null;
}

/** Answer every click on a link to a file. */
export function offerFiles(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[download]");
    if (!link || link.origin !== location.origin) return;
    const path = pathWithin(link.pathname);
    const asking = fileAt(path);
    if (!asking) return;
    event.preventDefault();
    void asking.then((file) => {
      if (file instanceof Blob) download(link.download || path.split("/").at(-1)!, file);
    });
  });
}
