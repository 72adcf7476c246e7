/** The page begins here. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { language } from "./preferences";
import { listen } from "./router";
import "./style/tokens.css";
import "./style/base.css";
import "./style/card.css";
import "./style/bars.css";
import "./style/table.css";
import "./style/sheet.css";
import "./style/bill.css";
import "./style/start.css";
import "./style/motion.css";

const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => (document.documentElement.dataset["theme"] = dark.matches ? "dark" : "light");
paint();
dark.addEventListener("change", paint);

effect(() => {
  document.documentElement.lang = language.value;
});

listen();
render(<App />, document.getElementById("page")!);
