/** Keeps the screen awake while a match goes on before the person's eyes. */

import { useEffect } from "preact/hooks";

export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    // The browser drops the lock when the page is hidden, and may refuse it to save power: the screen may sleep then.
    const request = async () => {
      if (document.hidden) return;
      const fresh = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (ended) void fresh?.release();
      else lock = fresh;
    };
    void request();
    document.addEventListener("visibilitychange", request);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", request);
      void lock?.release();
    };
  }, [isOn]);
}
