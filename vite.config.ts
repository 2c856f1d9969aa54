import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { articleLibrary } from "./app/articles/plugin.ts";

export default defineConfig({
  plugins: [reactRouter(), articleLibrary()],
  // Any browser sold since 2020 reads the pages; script may ask for a newer one.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome80", "firefox74", "safari13.1"] },
  environments: {
    ssr: {
      // One server file: quick to start and light in memory. Native modules stay outside.
      resolve: { noExternal: true, external: ["better-sqlite3", "sharp"] },
    },
  },
});
