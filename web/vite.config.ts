import { defineConfig } from "vite";
import { budget } from "./budget.mjs";
import { courts } from "./courts.mjs";
import { installing } from "./installing.mjs";
import { licences } from "./licences.mjs";
import { rules } from "./rules.mjs";

// `npm run dev` talks to a server started beside it.
const SERVER = "http://127.0.0.1:8088";
const BUNDLED = "licenses.json";

export default defineConfig({
  // Wherever the page lies: its parts know one another by where they are; the server tells the document of its root.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  plugins: [courts(), installing(), rules(), budget(), licences(BUNDLED, "licenses.md")],
  build: {
    outDir: "../src/hachiya/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The list of bundled packages, from which the notices are made.
    license: { fileName: BUNDLED },
    // Modules that every page uses are in one file, whose styles come before those of pages and tables.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "common", test: /src\/(style|parts|cards|motion)\// }] } },
    },
  },
  server: {
    proxy: {
      "/api": SERVER,
      "^/t/[^/]+/[^/]+/(ws|record.jsonl|recover|again|mine|drop)": { target: SERVER, ws: true },
    },
  },
});
