/** The score keeper of real tables: the list of tallies, a new tally, or a tally. */

import { useLayoutEffect } from "preact/hooks";
import { Page } from "../parts/Page";
import { route } from "../router";
import { KeptOffline } from "../tab/KeptOffline";
import { NewTally } from "./NewTally";
import { place, placeOf } from "./place";
import { RealFigures } from "./RealFigures";
import { StoredMatch } from "./StoredMatch";
import { TallyList } from "./TallyList";

export function Keeper() {
  const address = route.value;
  useLayoutEffect(() => {
    place.value = placeOf(location.search);
  }, [address]);
  const here = place.value;
  return (
    <Page>
      {here.is === "list" && <TallyList />}
      {here.is === "new" && <NewTally />}
      {here.is === "figures" && <RealFigures />}
      {here.is === "tally" && <StoredMatch key={here.id} id={here.id} />}
      <KeptOffline />
    </Page>
  );
}
