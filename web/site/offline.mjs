/**
 * The full offline run: `node offline.mjs FOLDER LIBRARY USED`. FOLDER has the archives of rooms and packages, and of
 * the person who plays, with the names of modules; LIBRARY is an archive of the standard library. The files of it that were used are written to USED.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runFile, startPython } from "./python.mjs";

const [folder, standardLibrary, used] = process.argv.slice(2);
const read = (name) => readFileSync(join(folder, name), "utf8");
const archives = ["packages.zip", "rooms.zip", "later.zip", "player.zip"].map((name) => join(folder, name));
const python = await startPython({ archives, standardLibrary });
const names = { house_modules: read("house_modules.txt"), standard_modules: read("standard_modules.txt") };
await runFile(python, "offline.py", names);
writeFileSync(used, python.globals.get("used_files"));
