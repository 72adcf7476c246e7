/** The page begins here. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { follow as look } from "./look";
import { language } from "./preferences";
import { listen } from "./router";
import { learn } from "./words/dictionaries";
import "./style/tokens.css";
import "./style/base.css";
import "./style/card.css";
import "./style/bars.css";
import "./style/table.css";
import "./style/sheet.css";
import "./style/bill.css";
import "./style/start.css";
import "./style/home.css";
import "./style/reach.css";
import "./style/motion.css";

look();
listen();
await learn(language.value);
effect(() => void learn(language.value));
render(<App />, document.getElementById("page")!);
