/**
 * The notices of what is bundled, each with the whole text of its licence: the one that its package brings, else the one
 * that `spdx-license-list` (CC0) has.
 */

import { readFileSync } from "node:fs";

const LIST = new URL("node_modules/spdx-license-list/licenses/", import.meta.url);
/** Licences that name no holder: their text is the same for every work. */
const FOR_EVERY_WORK = ["Apache-2.0"];
/** This page itself, whose licence stands beside the notices. */
const OURS = "hachiya-web";

/** The text of a package's licence; an error where only the package could bring it, and does not. */
function textOf({ name, identifier, text }) {
  if (text) return text;
  if (!FOR_EVERY_WORK.includes(identifier)) throw new Error(`${name} brings no text of its licence, ${identifier}`);
  return JSON.parse(readFileSync(new URL(`${identifier}.json`, LIST), "utf8")).licenseText.trim();
}

/** The notices as a page of Markdown. */
export function notices(packages) {
  const others = packages.filter(({ name }) => name !== OURS);
  const sections = others.map((each) => `## ${each.name} - ${each.version} (${each.identifier})\n\n${textOf(each)}\n`);
  return ["# Licences\n\nThe page contains these packages:\n", ...sections].join("\n");
}

/** Vite's plugin: makes the notices of the list that Vite leaves in `from`, which does not go out. */
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
