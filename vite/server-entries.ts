import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

export function serverEntries(): Plugin {
  const threads = globSync("./app/**/*-thread.ts");
  const input = {
    index: "virtual:react-router/server-build",
    main: "./app/start/main.ts",
    worker: "./app/start/worker.ts",
    ...Object.fromEntries(threads.map((file) => [basename(file, ".ts"), file])),
  };
  return {
    name: "server-entries",
    enforce: "post",
    apply: "build",
    configEnvironment(name, { build, resolve }) {
      if (name !== "ssr" || !build) return;
      // Few files: quick to start and light in memory. Native modules stay outside.
      Object.assign(resolve ?? {}, { noExternal: true, external: ["better-sqlite3", "sharp"] });
      build.rolldownOptions = {
        ...build.rolldownOptions,
        input,
        output: {
          ...build.rolldownOptions?.output,
          // Beside the files that they read.
          entryFileNames: ({ name }) =>
            name.endsWith("-thread") ? "assets/[name].js" : "[name].js",
        },
      };
      return { define: { "process.env.NODE_ENV": JSON.stringify("production") } };
    },
    applyToEnvironment: ({ name }) => name === "ssr",
    // A script with one letter beyond Latin-1 stays in memory with two bytes for each of its letters.
    generateBundle(_, bundle) {
      this.emitFile({
        type: "asset",
        fileName: "assets/preview-font.ttf",
        source: readFileSync(
          "node_modules/@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf",
        ),
      });
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replaceAll(/[^\0-\x7f]/g, escapeUnit);
      }
    },
  };
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
