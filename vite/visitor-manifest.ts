import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Writes the part of React Router's manifest that the scripts of public pages need: the pages under the site's
 * layout, without the articles, to which only plain links lead. Neither that nor the whole has the pages in other
 * languages. For what is missing the script leaves the page (`site/not-found.tsx`).
 */
export function visitorManifest(): Plugin {
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
