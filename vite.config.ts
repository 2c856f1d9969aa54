import { createHash } from "node:crypto";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { articleLibrary } from "./app/articles/plugin.ts";

export default defineConfig({
  plugins: [reactRouter(), articleLibrary(), serverEntries()],
  css: { modules: { generateScopedName: className } },
  // Any browser sold since 2020 reads the pages; script may ask for a newer one.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome80", "firefox74", "safari13.1", "ios13.4"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks() } } } } },
    ssr: {
      // One server file: quick to start and light in memory. Native modules stay outside.
      resolve: { noExternal: true, external: ["better-sqlite3", "sharp"] },
    },
  },
});

/** Builds what our own server starts with beside what `react-router-serve` reads: both have the same modules. */
function serverEntries(): Plugin {
  const input = { index: "virtual:react-router/server-build", main: "./app/main.ts" };
  return {
    name: "server-entries",
    enforce: "post",
    configEnvironment(name, { build }) {
      if (name !== "ssr" || !build) return;
      build.rolldownOptions = {
        ...build.rolldownOptions,
        input,
        output: { ...build.rolldownOptions?.output, entryFileNames: "[name].js" },
      };
    },
  };
}

/** A rule's name and four letters for its file: each page carries these names, so they are short. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll("\\", "/");
  return `${name}-${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

/**
 * What most pages need comes in few files: that is fewer requests, and repeats compress better (the
 * home page would load 27 scripts of 126 KB without this, instead of 10 of 119).
 */
function chunks() {
  const framework = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
  const visitor = [
    /\/app\/(?:tokens\.css|base\.css|hospital\.|rendering\/mode|seo)/,
    /\/app\/site\/(?:navigation|frame|header|footer|search-form|error-screens|keep-for-offline)/,
    /\/app\/(?:articles\/groups|ui\/icon|ui\/picture)/,
  ];
  const cards = [
    /\/app\/(?:doctors|gallery|instagram)\/card/,
    /\/app\/(?:doctors\/(?:money|years|availability-badge)|gallery\/photos|instagram\/reel)/,
    /\/app\/(?:uploads\/photo|text-rules)/,
  ];
  return [
    { name: "framework", test: framework },
    { name: "visitor", test: oneOf(visitor) },
    { name: "cards", test: oneOf(cards) },
  ];
}

function oneOf(patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}
