/** Which page it is. */

import { GonePage } from "./pages/GonePage";
import { StartPage } from "./pages/StartPage";
import { TablePage } from "./pages/TablePage";
import { route } from "./router";

export function App() {
  const here = route.value;
  if (here.page === "start") return <StartPage />;
  if (here.page === "table") return <TablePage key={here.path} path={here.path} viewer={here.viewer} />;
  return <GonePage />;
}
