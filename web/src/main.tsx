/** The entry of the page. */

import "./style/tokens.css";
import "./style/elements.css";
import "./style/helpers.css";
import "./style/buttons.css";
import { render } from "preact";
import { rootLinks } from "./addresses";
import { App } from "./app";
import { applyAppearance } from "./appearance";
import { listen, route } from "./router";
import { preloadStart } from "./start/StartPage";
import { loadFirstShelves } from "./words/languages";

await Promise.all([loadFirstShelves("house"), route.peek().page === "start" && preloadStart()]);
rootLinks();
applyAppearance();
listen();
render(<App />, document.getElementById("page")!);
