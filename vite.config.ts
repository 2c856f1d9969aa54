import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync, type Plugin, type Rolldown, transformWithOxc } from "vite";
import { articleLibrary } from "./app/library/plugin.ts";
import { splitStyles } from "./app/rendering/style-parts.ts";
import { propertiesIn } from "./app/rendering/styles.ts";
import { sampleSections } from "./app/settings/plugin.ts";
import { bundledPackages } from "./commands/bundled-packages.ts";

/**
 * What most pages need comes in few files, named by the beginnings of the paths in them: that is fewer
 * requests, and repeats compress better (the home page would load 27 scripts of 126 KB without this).
 */
const scriptFiles = [
  {
    name: "framework",
    contents: [
      "node_modules/react/",
      "node_modules/react-dom/",
      "node_modules/react-router/",
      "node_modules/scheduler/",
    ],
  },
  {
    name: "visitor",
    contents: [
      "app/tokens.css",
      "app/base.css",
      "app/forms/field-lengths.",
      "app/hospital/dialled.",
      "app/hospital/hospital.",
      "app/language/language-of.",
      "app/language/locale.",
      "app/language/messages.",
      "app/language/sentence.",
      "app/language/translated.",
      "app/language/typed.",
      "app/language/use-locale.",
      "app/care/emergency-",
      "app/words/en/shell.",
      "app/words/shell.",
      "app/words/pages.",
      "app/pages/page-in.",
      "app/pages/pages.",
      "app/pages/seo.",
      "app/rendering/hydration.",
      "app/rendering/load-routes.",
      "app/rendering/mode.",
      "app/library/menu-groups.",
      "app/pages/shown-links.",
      "app/pictures/own.",
      "app/site/navigation.",
      "app/site/frame.",
      "app/site/header.",
      "app/site/top-bar.",
      "app/site/menu.",
      "app/site/close-menu.",
      "app/site/dropdown.",
      "app/site/languages.",
      "app/site/open-menu.",
      "app/site/footer.",
      "app/site/search-form.",
      "app/site/error-screens.",
      "app/rendering/hydrated.",
      "app/ui/icon.",
      "app/ui/unread.",
      "app/ui/picture.",
      "runtime/lookup-table.",
    ],
  },
  {
    name: "cards",
    contents: [
      "app/doctors/card.",
      "app/doctors/loading.",
      "app/language/money.",
      "app/doctors/years.",
      "app/gallery/card.",
      "app/gallery/photos.",
      "app/instagram/card.",
      "app/instagram/reel.",
      "app/uploads/photo.",
      "app/forms/text-rules.",
    ],
  },
  {
    name: "form",
    contents: [
      "app/ui/sending/error-summary.",
      "app/ui/sending/form-reply.",
      "app/ui/sending/not-sent-notice.",
      "app/ui/sending/send-form.",
      "app/ui/sending/submit-button.",
      "app/ui/fields/text-field.",
      "app/ui/fields/use-field.",
      "app/ui/theme.",
      "app/ui/sending/use-reply.",
    ],
  },
  // Of their own, since the next one takes along what its files import.
  { name: "notice", contents: ["app/ui/dialog.", "app/ui/load-failure-notice."] },
  { name: "groups", contents: ["app/library/groups."] },
  { name: "preload", contents: ["\0vite/preload-helper"] },
  {
    name: "home",
    contents: [
      "app/home/facilities.",
      "app/home/hero.",
      "app/home/specialities.",
      "app/home/structure.",
      "app/home/tasks.",
      "app/home/vision.",
      "app/words/home.",
    ],
  },
  // What three screens of the dashboard and more share, and no page for visitors.
  {
    name: "staff",
    contents: [
      "app/auth/roles.",
      "app/dashboard/layout.module.",
      "app/deletion/texts.",
      "app/requests/path-with.",
      "app/sign-in/password-link-notice.",
      "app/timetable-desk/boxes.",
      "app/ui/confirm.",
      "app/ui/dialog-link.",
      "app/ui/fields/field-group.",
      "app/ui/fields/form-key.",
      "app/ui/fields/staff-field-group.",
      "app/ui/fields/values-of.",
      "app/ui/keeping/",
      "app/ui/link.",
      "app/ui/lists/list-page.",
      "app/ui/lists/drag-handle.",
      "app/ui/lists/list-search.",
      "app/ui/lists/sort-link.",
      "app/ui/lists/table.",
      "app/ui/hospital-time.",
      "app/ui/local-time.",
      "app/ui/sending/button-failure.",
      "app/ui/sending/conflict-notice.",
      "app/ui/sending/corrections.",
      "app/ui/staff-state-links.",
      "app/ui/summary-link.",
    ],
  },
  {
    name: "words",
    contents: ["app/timetable/range.", "app/timetable/words.", "app/words/opd."],
  },
  { name: "doctors", contents: ["app/words/doctors."] },
  // What is loaded once a screen of the dashboard rests.
  {
    name: "list",
    contents: [
      "app/careers/states.",
      "app/doctors/availability-badge.",
      "app/doctors/fields.",
      "app/doctors/times.",
      "app/ui/email-link.",
      "app/ui/fields/search-choice.",
      "app/ui/words-link.",
    ],
  },
  {
    name: "account",
    contents: [
      "app/sign-in/code-field.",
      "app/sign-in/code-form.",
      "app/sign-in/sign-in.",
      "app/ui/fields/checkbox-field.",
      "app/ui/fields/password-field.",
    ],
  },
  {
    name: "mantine",
    contents: [
      "node_modules/@mantine/core/esm/core/",
      "node_modules/@mantine/core/esm/components/Input/",
      "node_modules/@mantine/core/esm/components/InputBase/",
      "node_modules/@mantine/core/esm/components/TextInput/",
      "node_modules/@mantine/core/esm/components/UnstyledButton/",
      "node_modules/@mantine/hooks/",
    ],
  },
  {
    name: "patient",
    contents: [
      "app/patients/labels.",
      "app/patients/message-links.",
      "app/patients/words.",
      "app/register/fee-field.",
      "app/register/words.",
      "app/register/booking/when-fields.",
      "app/ui/fields/choice-row.",
    ],
  },
  // Of their own, since the next ones take along what their files import.
  { name: "capabilities", contents: ["app/care/capabilities.", "app/words/capabilities."] },
  {
    name: "writing",
    contents: [
      "app/markdown/corrections.",
      "app/settings/fields.",
      "app/settings/paths.",
      "app/settings/row-list.",
      "app/settings/use-lists.",
      "app/ui/fields/text-area-field.",
      "app/uploads/limits.",
      "app/uploads/use-chosen-photo.",
    ],
  },
  { name: "article", contents: ["app/articles/article-page."] },
];

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

/** Builds the start of our own server beside the `index.js` of react-router-serve, from the same modules. */
function serverEntries(): Plugin {
  const threads = globSync("./app/*/*-thread.ts");
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
      // Leaves the parts for development out of the libraries.
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

/**
 * Writes the part of React Router's manifest that the scripts of public pages need: the pages under the site's
 * layout, without the articles, to which only plain links lead. Neither that nor the whole has the pages in other
 * languages. For what is missing the script leaves the page (`site/not-found.tsx`).
 */
function visitorManifest(): Plugin {
  const directory = "build/client/assets";
  return {
    name: "visitor-manifest",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    // React Router writes its own while it builds the server.
    writeBundle() {
      for (const file of globSync("manifest-????????.js", { cwd: directory })) {
        const text = readFileSync(join(directory, file), "utf8");
        const json = /^window\.__reactRouterManifest=(\{.*\});$/s.exec(text)?.[1];
        // A route of that name has a file too.
        if (!json) continue;
        const { routes, ...rest } = JSON.parse(json) as RouteManifest;
        const write = (name: string, isKept: (route: ManifestRoute) => boolean) => {
          const kept = Object.values(routes).filter(isKept);
          const part = { ...rest, routes: Object.fromEntries(kept.map((one) => [one.id, one])) };
          const content = `window.__reactRouterManifest=${JSON.stringify(part)};`;
          writeFileSync(join(directory, name), content);
        };
        write(`visitor-${file}`, (route) => isForVisitors(route, routes));
        write(file, ({ id }) => !isInTranslation(id));
        return;
      }
      this.error("React Router has written no manifest");
    },
  };
}

interface ManifestRoute {
  id: string;
  parentId?: string;
}

interface RouteManifest {
  routes: Record<string, ManifestRoute>;
}

/** Pages in other languages have no script. */
function isInTranslation(id: string): boolean {
  return /^(?:hi|pa):/.test(id);
}

function isForVisitors({ id, parentId }: ManifestRoute, routes: RouteManifest["routes"]): boolean {
  // The id of an article is its address.
  if (id.startsWith("/") || isInTranslation(id)) return false;
  if (id === "root" || id === "site/layout") return true;
  const parent = routes[parentId ?? ""];
  return parent !== undefined && parent.id !== "root" && isForVisitors(parent, routes);
}

/** Writes what pages for visitors need only later, on other screens than a phone's, or on paper, into a file for each. */
function styleParts(): Plugin {
  return {
    name: "style-parts",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      for (const file of files) {
        if (!file.fileName.endsWith(".css") || !("source" in file)) continue;
        file.source = withoutSpaces(String(file.source));
      }
      const forVisitors = new Set(files.flatMap(sheetsForVisitors));
      const sheets = files
        .filter((file) => file.type === "asset" && forVisitors.has(file.fileName))
        // What all pages share comes before what changes it.
        .sort((one, other) => rank(one.fileName) - rank(other.fileName))
        .map((file) => splitStyles(String("source" in file && file.source)));
      const [, tokens = ""] = /:root\{([^}]*)\}/.exec(sheets[0]?.first ?? "") ?? [];
      for (const part of ["later", "elsewhere", "print"] as const) {
        const rules = sheets.map((parts) => parts[part]).join("");
        const used = propertiesIn(rules);
        const own = tokens.split(";").filter((token) => used.has(token.replace(/:.*/, "")));
        this.emitFile({
          type: "asset",
          name: `${part}.css`,
          source: `:root{${own.join(";")}}${rules}`,
        });
      }
    },
  };
}

/** Removes the spaces that are left in values: those beside commas and strokes mean nothing, but in strings. */
function withoutSpaces(css: string): string {
  return css.replaceAll(/"[^"]*"| ?([,/]) ?/g, (found, sign?: string) => sign ?? found);
}

/** Of a file of the bundle the style sheets that it needs, but for what stands in the dashboard alone. */
function sheetsForVisitors(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (file.type !== "chunk") return [];
  const ids = file.moduleIds.filter((id) => /\.css(?:\?|$)/.test(id));
  const isNeeded = ids.some((id) => !isForStaff(relative(import.meta.dirname, id)));
  return isNeeded ? [...(file.viteMetadata?.importedCss ?? [])] : [];
}

function rank(file: string): number {
  return file.includes("/visitor-") ? 0 : 1;
}

/** Gives `?minified` the text of a script that a page carries inline. */
function inlineScripts(): Plugin {
  const mark = "?minified";
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(mark)) return undefined;
      const file = id.slice(0, -mark.length);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
      const body = code.replace(/export \{ ?\};?/, "");
      const { code: text } = minifySync(file, `(() => {${body}})()`);
      return { code: `export default ${JSON.stringify(text.trim())}`, moduleType: "js" };
    },
  };
}

/** Our style sheets size the cards; Mantine would write a style element into each carousel as well. */
function withoutCarouselStyles(): Plugin {
  const id = "\0without-carousel-styles";
  const nothing = "() => null";
  return {
    name: "without-carousel-styles",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/CarouselVariables.mjs") ? id : undefined),
    load(wanted) {
      if (wanted !== id) return undefined;
      return `export const CarouselVariables = ${nothing}, CarouselContainerVariables = ${nothing};`;
    },
  };
}

/**
 * In a build the names in style sheets have one or two letters: a page is up to 4 % lighter by that. In development
 * `.open` of `app/site/menu.module.css` is `site-menu-open`, and the custom properties are those of `tokens.css`.
 */
function styleNames(): Plugin {
  return {
    name: "style-names",
    config: (_, { command }) => ({
      css:
        command === "build"
          ? { modules: { generateScopedName: shortNames() }, postcss: { plugins: [shortTokens()] } }
          : { modules: { generateScopedName: longName } },
    }),
  };
}

/** A rule that others compose from their own file is not renamed: it refers to no token. */
function shortTokens() {
  const tokens = readFileSync("app/tokens.css", "utf8").matchAll(/^\s*(--[\w-]+):/gm);
  const short = new Map([...tokens].map(([, name = ""], index) => [name, `--${lettersOf(index)}`]));
  const shorten = (text: string) => text.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: "short-tokens",
    Declaration(declaration: { prop: string; value: string }) {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    },
  };
}

function longName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll("\\", "/");
  return `${path.replace(/^app\/|\.module\.css.*$/g, "").replaceAll("/", "-")}-${name}`;
}

/** Without "d": what blocks advertisements hides elements of the class "ad". */
const letters = "abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ";

/** One or two letters for each, the same in every build of these files. */
function shortNames(): typeof longName {
  const files = globSync("app/**/*.module.css").sort();
  const names = files.flatMap((file) => {
    const found = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...found].map(([, name = ""]) => longName(name, join(import.meta.dirname, file)));
  });
  const short = new Map([...new Set(names)].map((name, index) => [name, lettersOf(index)]));
  return (name, file) => short.get(longName(name, file)) ?? longName(name, file);
}

function lettersOf(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? lettersOf(rest - 1) : "") + letters[index % letters.length];
}

function isForStaff(file: string): boolean {
  return /\/staff-[\w-]+\.module|^app\/(?:[a-z]+-desk|dashboard|devices|doctor-import|first-run|history|pictures|second-step|settings|staff|trash)\//.test(
    file,
  );
}

function scriptGroups() {
  return scriptFiles.map(({ name, contents }) => ({
    name,
    test: (id: string) => !id.includes("?inline") && contents.some((path) => isIn(path, id)),
  }));
}

/** Stops the build when a file of `scriptFiles` is not part of it, for example after a renaming. */
function checkScriptFiles(): Plugin {
  return {
    name: "check-script-files",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      const unused = scriptFiles
        .flatMap(({ contents }) => contents)
        .filter((path) => !modules.some((id) => isIn(path, id)));
      if (unused.length > 0) this.error(`No module for scriptFiles in vite.config.ts: ${unused}`);
    },
  };
}

function isIn(path: string, id: string): boolean {
  // Packages may be installed in a folder above.
  if (path.startsWith("node_modules/")) return id.includes(`/${path}`);
  if (path.startsWith("\0")) return id.startsWith(path);
  return id.startsWith(`${import.meta.dirname}/${path}`);
}
