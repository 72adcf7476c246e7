/** The entry of the page. */

import "./style/tokens.css";
import "./style/elements.css";
import "./style/helpers.css";
import "./style/buttons.css";
import { Fragment, render } from "preact";
import { judgeWorker, rootLinks, tabWorker } from "./addresses";
import { App } from "./app";
import { applyAppearance } from "./appearance";
import { chooseHouse } from "./protocol/currentHouse";
import { chooseJudge } from "./protocol/judge";
import type { ShelfName } from "./protocol/messages";
import { serverHouse } from "./protocol/serverHouse";
import { withStandIn } from "./protocol/standIn";
import { listen, route } from "./router";
import { preloadStart } from "./start/StartPage";
import { loadFirstShelves } from "./words/languages";

// A site in a tab has its house in a worker, which begins at once.
const tab = tabWorker ? await import("./tab/TabDoor") : null;
tab?.openTab(tabWorker);
if (judgeWorker) {
  chooseJudge(async () => (await import("./tab/openJudge")).openJudge(judgeWorker));
  chooseHouse(withStandIn(serverHouse, async () => (await import("./tab/openJudge")).openStandIn(judgeWorker)));
}
const isStart = route.peek().page === "start";
const shelves: ShelfName[] = ["house", ...(tab ? (["site"] as const) : []), ...(isStart ? (["start"] as const) : [])];
await Promise.all([loadFirstShelves(...shelves), isStart && preloadStart()]);
rootLinks();
applyAppearance();
listen();
const Door = tab?.TabDoor ?? Fragment;
const page = document.getElementById("page")!;
page.replaceChildren();
render(
  <Door>
    <App />
  </Door>,
  page,
);
