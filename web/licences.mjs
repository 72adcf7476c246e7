/**
 * The notices of bundled packages, each with the whole text of its licence: the package's own text, else the text of
 * `spdx-license-list` (CC0).
 */

import { readFileSync } from "node:fs";

const LIST = new URL("node_modules/spdx-license-list/licenses/", import.meta.url);
/** Licences without a named holder: their text is the same for every work. */
const FOR_EVERY_WORK = ["Apache-2.0"];
/** The package of the page itself, which needs no notice. */
const OURS = "hachiya-web";

/** The text of a package's licence. Throws if the package lacks it and it is not the same for every work. */
function textOf({ name, identifier, text }) {
  if (text) return text;
  if (!FOR_EVERY_WORK.includes(identifier)) throw new Error(`${name} has no text of its licence, ${identifier}`);
  return JSON.parse(readFileSync(new URL(`${identifier}.json`, LIST), "utf8")).licenseText.trim();
}

/** The notices as a page of Markdown. */
export function notices(packages) {
  const others = packages.filter(({ name }) => name !== OURS);
  const sections = others.map((each) => `## ${each.name} - ${each.version} (${each.identifier})\n\n${textOf(each)}\n`);
  return ["# Licences\n\nThe page contains these packages:\n", ...sections].join("\n");
}

/** The Vite plugin that makes the notices from the list that Vite leaves in `from`, and removes that list. */
export function licences(from, fileName) {
  return {
    name: "hachiya-licences",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const { source } = bundle[from];
        delete bundle[from];
        this.emitFile({ type: "asset", fileName, source: notices(JSON.parse(source)) });
      },
    },
  };
}
