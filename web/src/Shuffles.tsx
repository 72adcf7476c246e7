/** The sheet that shows and checks the shuffles of a match, fetched when it is opened. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import type { ShuffleSheetProps } from "./fair/ShuffleSheet";
import { type Shuffle, type ShuffleAsked, ShuffleContext } from "./table/shuffle";
import { loadShelves } from "./words/languages";
import { say } from "./words/say";

interface Shown {
  Sheet: FunctionComponent<ShuffleSheetProps>;
  request: ShuffleAsked;
}

export function Shuffles({ shuffle = null, children }: { shuffle?: Shuffle | null; children: ComponentChildren }) {
  const sheet = useSignal<Shown | "failed" | null>(null);
  const room = useMemo(() => {
    const show = async (request: ShuffleAsked) => {
      try {
        const [{ ShuffleSheet }] = await Promise.all([import("./fair/ShuffleSheet"), loadShelves("fair")]);
        sheet.value = { Sheet: ShuffleSheet, request };
      } catch {
        sheet.value = "failed";
      }
    };
    return { shuffle, show: (request: ShuffleAsked) => void show(request) };
  }, [shuffle]);
  const now = sheet.value;
  return (
    <ShuffleContext.Provider value={room}>
      {children}
      {now === "failed" && (
        <p class="alert" role="alert">
          {say("page-shuffle-failed")}
        </p>
      )}
      {now && now !== "failed" && <now.Sheet {...now.request} onClose={() => (sheet.value = null)} />}
    </ShuffleContext.Provider>
  );
}
