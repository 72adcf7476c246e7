/** Where the page lies, and where others reach it: the server writes both into the document. */

import { options } from "preact";

const metaContent = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** The path below which the page lies, as `/hachiya`; mostly there is none. */
export const root = metaContent("root");
const elsewhere = metaContent("elsewhere");

/** What the browser asks for: within the page every path is written as from its root. */
export const at = (path: string, below = root): string => below + path;

/** The path within the page, of a path that the browser knows. */
export const within = (path: string, below = root): string =>
  path === below || path.startsWith(`${below}/`) ? path.slice(below.length) || "/" : path;

/** Whether the server is reached by a name that every machine gives itself. */
export const isLoopback = (host = location.hostname): boolean =>
  host === "[::1]" || /(^|\.)localhost$|^127\./.test(host);

/** Whether the addresses of this page lead nowhere from another machine. */
export const isHereOnly = (): boolean => isLoopback() && !elsewhere;

/** An address to hand on, or to open on another device. */
export const addressOf = (path: string): string =>
  new URL(at(path), isLoopback() && elsewhere ? elsewhere : location.href).href;

/** Text in HTML, its links below the root. */
export const belowRoot = (html: string): string => (root ? html.replaceAll('href="/', `href="${root}/`) : html);

/** Every link that is drawn gets the root. */
export function rootLinks(): void {
  if (!root) return;
  const before = options.vnode;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof props.href === "string" && props.href.startsWith("/")) props.href = at(props.href);
    before?.(vnode);
  };
}
