import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

/** The parts that lie beside the worker, as `make site` has written them: a file whose path is in the environment. */
const PARTS = readFileSync(process.env.HACHIYA_TAB_PARTS!, "utf8");

export default defineConfig({
  define: { PARTS },
  publicDir: false,
  build: {
    outDir: "../src/hachiya/static/tab",
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: { worker: "src/tab/worker.ts", sw: "site/sw.ts", served: "site/served.ts" },
      // A service worker keeps its address: browsers look there for a new one.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "house/[name]-[hash].js" : "[name].js") },
    },
  },
});
