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
import { learn as learnWords } from "./words/dictionaries";
import { learn, meet } from "./words/languages";

look();
listen();
await Promise.all([learnWords(language.value), meet().then(() => learn("house"))]);
effect(() => void learnWords(language.value));
render(<App />, document.getElementById("page")!);
