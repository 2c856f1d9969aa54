/** The parts of React Router's route manifest that make a path. */
interface RouteEntry {
  parentId?: string;
  path?: string;
}

/**
 * Returns a function that spells a path as its route does. React Router matches without regard to
 * letter case and to escapes, so that one page would have countless addresses.
 */
export function createPathSpelling(
  routes: Record<string, RouteEntry | undefined>,
): (path: string) => string {
  const fixed = new Map<string, string>();
  const patterns: string[][] = [];
  for (const route of Object.values(routes)) {
    const pattern = route ? fullPath(route, routes) : "";
    if (pattern.includes(":")) patterns.push(pattern.split("/"));
    else fixed.set(pattern.toLowerCase(), pattern);
  }
  return function spell(path) {
    const known = fixed.get(path.toLowerCase());
    if (known !== undefined) return known;
    const segments = path.split("/").map(decodeURIComponent);
    const plain = fixed.get(segments.join("/").toLowerCase());
    if (plain !== undefined) return plain;
    const pattern = patterns.find((pattern) => matches(pattern, segments));
    return pattern ? fill(pattern, segments) : path;
  };
}

function fullPath(
  { path = "", parentId }: RouteEntry,
  routes: Record<string, RouteEntry | undefined>,
): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const start = parent ? fullPath(parent, routes) : "";
  return path === "" ? start : `${start.replace(/\/$/, "")}/${path}`;
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every(
      (part, at) => part.startsWith(":") || part.toLowerCase() === segments[at]?.toLowerCase(),
    )
  );
}

function fill(pattern: string[], segments: string[]): string {
  const filled = pattern.map((part, at) =>
    part.startsWith(":") ? encodeURIComponent(segments[at] ?? "") : part,
  );
  return filled.join("/");
}
