/** The address of the page, here and for others: the server, or the builder of a site, writes both into the document. */

import { options } from "preact";

const metaContent = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** The full path of a root, which a site in a tab gives relative to its document (`../`). */
const rootOf = (content: string): string => content && new URL(content, location.href).pathname.replace(/\/$/, "");

/** The path below which the page is served, such as `/hachiya`; mostly empty. */
export const root = rootOf(metaContent("root"));
/** The path of the worker that judges choices, if a server has its parts; else empty. */
export const judgeWorker = metaContent("judge");
/** The path of the worker that keeps the house, if the page is a site in a tab; else empty. */
export const tabWorker = metaContent("tab");
/** The address of a server for people at other devices, if a site in a tab knows any. */
export const serverForFriends = metaContent("server");
const elsewhere = metaContent("elsewhere");

/** The full path for the browser; within the page paths begin at its root. */
export const fullPath = (path: string, below = root): string => below + path;

/** The path within the page of a full path. */
export const pathWithin = (path: string, below = root): string =>
  path === below || path.startsWith(`${below}/`) ? path.slice(below.length) || "/" : path;

/** Whether a host is the machine itself. */
export const isLoopback = (host = location.hostname): boolean =>
  host === "[::1]" || /(^|\.)localhost$|^127\./.test(host);

/** Whether the addresses of this page lead nowhere from another machine. */
export const isLocalOnly = (): boolean => isLoopback() && !elsewhere;

/** An address to share, or to open on another device. */
export const addressOf = (path: string): string =>
  new URL(fullPath(path), isLoopback() && elsewhere ? elsewhere : location.href).href;

/** HTML with its links below the root. */
export const belowRoot = (html: string): string => (root ? html.replaceAll('href="/', `href="${root}/`) : html);

/** Put every link that is drawn below the root. */
export function rootLinks(): void {
  if (!root) return;
  const before = options.vnode;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof props.href === "string" && props.href.startsWith("/"))
      props.href = fullPath(props.href);
    before?.(vnode);
  };
}
