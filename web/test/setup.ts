import { known } from "../src/words/dictionaries";
import { en } from "../src/words/en";
import { ja } from "../src/words/ja";
import { refused, zh } from "../src/words/zh";

/** What pure parts ask of a browser before anything is called. */

Object.assign(globalThis, { location: new URL("http://127.0.0.1:8088/") });
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });

known.value = { ja, en, zh: { ...zh, ...refused } };
