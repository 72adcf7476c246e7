/** The house of a server: operations over HTTP by their addresses, lines over WebSockets. */

import { fullPath } from "../addresses";
import type { House, Line, Question } from "./house";

export const serverHouse: House = {
  ask({ address, args, language }: Question) {
    const [path, request] = requestOf(address, args);
    return fetch(fullPath(path), { ...request, headers: { "Accept-Language": language, ...request.headers } });
  },
  open: (path) => new WebSocket(new URL(fullPath(path), location.href.replace(/^http/, "ws"))) as Line,
};

/** Arguments fill the parts of the address; the others are the body, or the query. */
function requestOf(address: string, args: object): [path: string, request: RequestInit] {
  const [method = "", place = ""] = address.split(" ");
  const rest = new Map<string, unknown>(Object.entries(args).filter(([, value]) => value !== undefined));
  const path = place.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(part);
  });
  const data = rest.get("data") as Uint8Array<ArrayBuffer> | undefined;
  rest.delete("data");
  if (method === "POST" && !data) {
    const body = JSON.stringify(Object.fromEntries(rest));
    return [path, { method, headers: { "Content-Type": "application/json" }, body }];
  }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  const whole = query ? `${path}?${query}` : path;
  if (!data) return [whole, { method }];
  return [whole, { method, headers: { "Content-Type": "application/octet-stream" }, body: data }];
}
