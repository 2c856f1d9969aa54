import { useMatches } from "react-router";

interface Manifest {
  routes: Record<string, { css?: string[] } | undefined>;
}

let initial: Set<string> | undefined;

/**
 * In the browser: the style sheets that pages need which came later. Those of the first page are in its
 * head already, inline or as files, and React leaves them alone.
 */
export function LaterStyles() {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
    .__reactRouterManifest;
  const sheets = new Set(
    useMatches().flatMap(({ id }) => (routes[id]?.css ?? []).map(withoutMark)),
  );
  initial ??= sheets;
  return [...sheets]
    .filter((href) => !initial?.has(href))
    .map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}

/** React Router marks a sheet that a dynamic import needs too with "#". */
function withoutMark(href: string): string {
  return href.replace("#", "");
}
