/** Answers the promises of fair shuffles for a seat; the code is fetched with the first promise. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Session } from "./table/session";

export function useShuffle({ shuffle, path, viewer }: Session): void {
  useEffect(() => {
    if (viewer === "table") return;
    let [fetching, unmounted] = [false, false];
    let silence = () => {};
    const stop = effect(() => {
      if (!shuffle.around.value.length || fetching) return;
      fetching = true;
      // A seat may be silent: without the code the deal is made without this seat's words.
      import("./fair/words").then(
        ({ answerPromises }) => {
          if (!unmounted) silence = answerPromises(shuffle, path, viewer);
        },
        () => (fetching = false),
      );
    });
    return () => {
      unmounted = true;
      stop();
      silence();
    };
  }, [shuffle]);
}
