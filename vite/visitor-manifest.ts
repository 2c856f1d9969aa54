import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Cuts React Router's manifest to what visitors' scripts need; to open other pages the script leaves (`site/not-found.tsx`). */
export function visitorManifest(): Plugin {
  const directory = "build/client/assets";
  return {
    name: "visitor-manifest",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
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
  const isArticle = id.startsWith("/");
  if (isArticle || isInTranslation(id)) return false;
  if (id === "root" || id === "site/layout") return true;
  const parent = routes[parentId ?? ""];
  return parent !== undefined && parent.id !== "root" && isForVisitors(parent, routes);
}
