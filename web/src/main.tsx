/** The page begins here. */

import "./style/tokens.css";
import "./style/elements.css";
import "./style/helpers.css";
import "./style/buttons.css";
import { render } from "preact";
import { App } from "./app";
import { follow as look } from "./look";
import { rootLinks } from "./reach";
import { listen, route } from "./router";
import { preloadStart } from "./start/StartPage";
import { meet } from "./words/languages";

await Promise.all([meet("house"), route.peek().page === "start" && preloadStart()]);
rootLinks();
look();
listen();
render(<App />, document.getElementById("page")!);
