/** Fills the whole screen with the page, and gives it back. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../words/say";
import { Icon } from "./Icon";

export function FullScreenButton() {
  const isFull = useSignal(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => (isFull.value = document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // A browser may refuse; the page stays as it is then.
  const toggle = () =>
    (isFull.value ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <button type="button" class="btn" onClick={() => void toggle()}>
      <Icon name="full" />
      {say(isFull.value ? "page-full-leave" : "page-full")}
    </button>
  );
}
