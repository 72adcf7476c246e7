/** A part of the page that is fetched when it is shown. */

import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { type Key, say } from "../words/say";
import { Loading } from "./Loading";
import "./Page.css";

type FetchPart<P> = () => Promise<FunctionComponent<P>>;

/** The fetched parts by their fetch function: they are shown at once. */
const parts = new WeakMap<object, unknown>();

/** Fetch a part of the page. Rejected if it cannot be fetched. */
export async function fetchPart<P>(fetch: FetchPart<P>): Promise<FunctionComponent<P>> {
  const part = await fetch();
  parts.set(fetch, part);
  return part;
}

interface LazyProps<P> {
  fetch: FetchPart<P>;
  /** The message if it cannot be fetched: the server has newer files than this page, or is out of reach. */
  failed: Key;
  props: P;
}

export function Lazy<P extends object>({ fetch, failed, props }: LazyProps<P>) {
  const state = useSignal<"loading" | "here" | "failed">(parts.has(fetch) ? "here" : "loading");
  useEffect(() => {
    if (state.value === "here") return;
    fetchPart(fetch).then(
      () => (state.value = "here"),
      () => (state.value = "failed"),
    );
  }, []);
  if (state.value === "failed") return <Unfetched why={failed} />;
  const Part = parts.get(fetch) as FunctionComponent<P> | undefined;
  return state.value === "here" && Part ? <Part {...props} /> : <Loading />;
}

/** The message where something could not be fetched, with a button to load the page again. */
export const Unfetched = ({ why }: { why: Key }) => (
  <main id="main" class="page-m" tabIndex={-1}>
    <p class="alert" role="alert">
      {say(why)}{" "}
      <button type="button" class="btn" onClick={() => location.reload()}>
        {say("page-retry")}
      </button>
    </p>
  </main>
);
