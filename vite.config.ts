import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { articleLibrary } from "./app/library/compile/plugin.ts";
import { sampleSections } from "./app/settings/plugin.ts";
import { bundledPackages } from "./commands/bundled-packages.ts";
import { withoutCarouselStyles } from "./vite/carousel-styles.ts";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { checkScriptFiles, scriptGroups } from "./vite/script-files.ts";
import { serverEntries } from "./vite/server-entries.ts";
import { styleNames } from "./vite/style-names.ts";
import { styleParts } from "./vite/style-parts.ts";
import { visitorManifest } from "./vite/visitor-manifest.ts";

export default defineConfig({
  plugins: [
    reactRouter(),
    articleLibrary(),
    sampleSections(),
    inlineScripts(),
    checkScriptFiles(),
    withoutCarouselStyles(),
    styleParts(),
    serverEntries(),
    visitorManifest(),
    bundledPackages(),
    styleNames(),
  ],
  // Any browser sold since 2020 reads the pages; script may ask for a newer one.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome80", "firefox74", "safari13.1", "ios13.4"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: scriptGroups() } },
          // What a route reads is for the server alone.
          treeshake: {
            moduleSideEffects: [{ test: /\/(?:\w+-)?inputs\.ts$/, sideEffects: false }],
          },
        },
      },
    },
  },
});
