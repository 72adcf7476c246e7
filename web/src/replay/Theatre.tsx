/** The table at which a match is seen again, and below it the controls. */

import { type Signal, useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { TableProps } from "../frame/line";
import type { Failure } from "../protocol/ask";
import { at } from "../reach";
import { plays } from "../words/say";
import { Controls } from "./Controls";
import { onKey } from "./keys";
import { PaperSheet } from "./PaperSheet";
import { type Paper, paperOf } from "./paper";
import { placeOf, searchOf } from "./place";
import { Projector } from "./projector";
import type { Reel } from "./reel";
import { swiping } from "./swipe";
import "./Theatre.css";

/** Steps are written into the address when one stops for so long, in milliseconds: browsers refuse to be hurried. */
const SETTLED = 300;

interface TheatreProps {
  reel: Reel;
  failure: Signal<Failure | null>;
  Table: FunctionComponent<TableProps>;
}

export function Theatre({ reel, failure, Table }: TheatreProps) {
  const paper = useSignal<Paper | null>(null);
  const projector = useMemo(() => projected(reel, failure), [reel]);
  const swipe = useMemo(() => swiping((by) => projector.step(by)), [projector]);

  useEffect(() => {
    const back = () => projector.follow(placeOf(location.search));
    const keys = (event: KeyboardEvent) => onKey(event, projector);
    addEventListener("popstate", back);
    document.addEventListener("keydown", keys, true);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("keydown", keys, true);
      projector.stop();
      plays({ game: "", options: {} });
    };
  }, [projector]);

  const printed = async () => {
    const sheet = await projector.sheet();
    if (sheet) paper.value = paperOf(projector.match, sheet);
  };

  return (
    <>
      <div class="lb-theatre">
        <div class="lb-room">
          <div class="lb-stage" {...swipe}>
            <Table
              key={projector.place.value.match}
              session={projector}
              family={projector.match.family}
              onMissing={() => location.reload()}
            />
          </div>
          <Controls
            projector={projector}
            failure={projector.failure.value ?? failure.value}
            onPrint={() => void printed()}
          />
        </div>
      </div>
      {paper.value && <PaperSheet match={projector.match} paper={paper.value} onPrinted={() => (paper.value = null)} />}
    </>
  );
}

/** A projector whose place the address says: what is chosen can be gone back from, steps cannot. */
function projected(reel: Reel, failure: Signal<Failure | null>): Projector {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const path = at("table" in reel.source ? `/replay/${reel.source.table}` : "/replay/");
  return new Projector(reel, placeOf(location.search), (place, chosen) => {
    clearTimeout(timer);
    failure.value = null;
    const address = `${path}${searchOf(place)}${location.hash}`;
    const here = location.href;
    if (chosen) history.pushState(null, "", address);
    else
      timer = setTimeout(() => {
        // Who has gone back or on meanwhile keeps what stands there.
        if (location.href === here) history.replaceState(null, "", address);
      }, SETTLED);
  });
}
