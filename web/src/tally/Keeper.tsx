/** The score keeper of real tables: the list of tallies, a new tally, or a tally. */

import { useMemo } from "preact/hooks";
import { Page } from "../parts/Page";
import { route } from "../router";
import { KeptOffline } from "../tab/KeptOffline";
import { NewTally } from "./NewTally";
import { placeOf } from "./place";
import { RealFigures } from "./RealFigures";
import { StoredMatch } from "./StoredMatch";
import { TallyList } from "./TallyList";

export function Keeper() {
  // The route is a new object for each address.
  const here = useMemo(() => placeOf(location.search), [route.value]);
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
