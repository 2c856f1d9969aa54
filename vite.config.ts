import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { articleLibrary } from "./app/articles/plugin.ts";

export default defineConfig({
  plugins: [reactRouter(), articleLibrary()],
  css: { modules: { generateScopedName: className } },
  // Any browser sold since 2020 reads the pages; script may ask for a newer one.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome80", "firefox74", "safari13.1", "ios13.4"] },
  environments: {
    ssr: {
      // One server file: quick to start and light in memory. Native modules stay outside.
      resolve: { noExternal: true, external: ["better-sqlite3", "sharp"] },
    },
  },
});

/** A rule's name and four letters for its file: each page carries these names, so they are short. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll("\\", "/");
  return `${name}-${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}
