/**
 * The judge of the tab in Node: `node judge.mjs FOLDER RULES QUESTIONS ANSWERS`. FOLDER has the archives of Python that a
 * visitor gets, RULES is `rules.wasm`; QUESTIONS is a JSON file of a list of questions. The answers are written to
 * ANSWERS as a list of texts.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Rules } from "../src/tab/rules.mjs";
import { startPython } from "./python.mjs";

const [folder, wasm, from, to] = process.argv.slice(2);
const [standardLibrary, ...archives] = ["standard", "packages", "rooms", "later"].map((name) =>
  join(folder, `${name}.zip`),
);
const [python, rules] = await Promise.all([startPython({ archives, standardLibrary }), Rules.load(readFileSync(wasm))]);
const run = (entry, frame) => {
  rules.run(entry, frame);
  return frame;
};
const judge = python
  .pyimport("hachiya.tab.judge")
  .start({ run_here: run, run_elsewhere: async (...call) => run(...call) });
const answers = [];
for (const { position, version, round, record } of JSON.parse(readFileSync(from, "utf8"))) {
  if (position) answers.push(await judge.hint(position, version, round));
  else answers.push(await judge.review(python.toPy(new TextEncoder().encode(record)), () => {}));
}
writeFileSync(to, JSON.stringify(answers));
