/** The page begins here. */

import "./style/tokens.css";
import "./style/elements.css";
import "./style/helpers.css";
import "./style/buttons.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { follow as look } from "./look";
import { language } from "./preferences";
import { listen } from "./router";
import { learn } from "./words/dictionaries";

look();
listen();
await learn(language.value);
effect(() => void learn(language.value));
render(<App />, document.getElementById("page")!);
