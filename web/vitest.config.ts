import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    test: { include: ["test/**/*.test.ts"], css: true, setupFiles: ["test/setup.ts"], pool: "threads", isolate: false },
  }),
);
