import { defineConfig } from "vite";
import { budget } from "./budget.mjs";
import { courts } from "./courts.mjs";
import { installing } from "./installing.mjs";
import { rules } from "./rules.mjs";

// `npm run dev` talks to a server started beside it.
const SERVER = "http://127.0.0.1:8088";

export default defineConfig({
  // Wherever the page lies: its parts know one another by where they are; the server tells the document of its root.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  plugins: [courts(), installing(), rules(), budget()],
  build: {
    outDir: "../src/hachiya/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The notices of what is bundled go out with it.
    license: { fileName: "licenses.md" },
    // What every page has is one file, whose styles come before those of any page or table.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "house", test: /src\/(style|parts|cards|motion)\// }] } },
    },
  },
  server: {
    proxy: {
      "/api": SERVER,
      "^/t/[^/]+/[^/]+/(ws|record.jsonl|recover|again|mine|drop)": { target: SERVER, ws: true },
    },
  },
});
