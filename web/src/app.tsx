/** Which page it is. */

import { useEffect, useRef } from "preact/hooks";
import { GonePage } from "./pages/GonePage";
import { RulesPage } from "./pages/RulesPage";
import { StartPage } from "./pages/StartPage";
import { TablePage } from "./pages/TablePage";
import { route } from "./router";

export function App() {
  const here = route.value;
  const arrived = useRef(here);
  useEffect(() => {
    // Who has followed a link goes on from the new page's beginning.
    if (here !== arrived.current) document.getElementById("main")?.focus();
  }, [here]);
  if (here.page === "start") return <StartPage />;
  if (here.page === "table") return <TablePage key={here.path} path={here.path} viewer={here.viewer} />;
  if (here.page === "rules") return <RulesPage key={here.game} game={here.game} />;
  return <GonePage />;
}
