/** The page begins here. */

import "./style/tokens.css";
import "./style/elements.css";
import "./style/helpers.css";
import "./style/buttons.css";
import { render } from "preact";
import { App } from "./app";
import { follow as look } from "./look";
import { rootLinks } from "./reach";
import { listen } from "./router";
import { meet } from "./words/languages";

await meet("house");
rootLinks();
look();
listen();
render(<App />, document.getElementById("page")!);
