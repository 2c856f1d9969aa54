import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { articleLibrary } from "./app/articles/plugin.ts";

export default defineConfig({
  plugins: [reactRouter(), articleLibrary()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // One server file: quick to start and light in memory. Native modules stay outside.
      resolve: { noExternal: true, external: ["better-sqlite3", "sharp"] },
    },
  },
});
