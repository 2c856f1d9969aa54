/** What a route tells the server in its `handle`. The deepest route decides. */
export interface RouteDeclaration {
  isPublic?: boolean;
  /** Public for strangers alone: staff may get another response. */
  differsForStaff?: boolean;
  /** Rejected first while more is asked for than can be rendered. */
  isFirstToRest?: boolean;
}

/** What a route reads of a request. */
export interface RouteInputs {
  query: readonly string[];
  /** Of a multipart form. */
  maxBodyBytes?: number;
}

/** Plain data: the worker sends these to the front. */
export interface RouteFacts extends RouteDeclaration, RouteInputs {
  /** Spelled as the route spells it: React Router ignores letter case and escapes. */
  path: string;
  /** No route but the one that catches all has this address. */
  isUnknown?: boolean;
  /** The route has this address alone. */
  isFixed?: boolean;
}

export interface RouteTable {
  find(path: string): RouteFacts;
}

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: { handle?: unknown };
}

type BuiltRoutes = Record<string, BuiltRoute | undefined>;

const notPublic: RouteFacts = { path: "", query: [], isPublic: false };

export function describeRoutes(
  routes: BuiltRoutes,
  inputsAt: (path: string) => RouteInputs,
): RouteFacts[] {
  return Object.values(routes).flatMap((route) => {
    if (!route) return [];
    const declared = declarationOf(route, routes);
    return [{ ...declared, ...inputsAt(declared.path) }];
  });
}

export function createRouteTable(routes: RouteFacts[]): RouteTable {
  const fixed = new Map<string, RouteFacts>();
  const patterns: RouteFacts[] = [];
  const splats: RouteFacts[] = [];
  for (const facts of routes) {
    if (facts.path.endsWith("/*")) splats.push({ ...facts, isUnknown: true });
    else if (facts.path.includes(":")) patterns.push(facts);
    else addFixed(facts);
  }
  function addFixed(facts: RouteFacts): void {
    const path = facts.path.toLowerCase();
    fixed.set(path, { ...fixed.get(path), ...facts, isFixed: true });
  }
  splats.sort((a, b) => b.path.length - a.path.length);

  function find(path: string): RouteFacts {
    const known = fixed.get(path.toLowerCase());
    if (known) return known;
    if (path.endsWith(".data")) return { ...find(documentPath(path)), isPublic: false };
    const segments = path.split("/").map(decodeURIComponent);
    const plain = fixed.get(segments.join("/").toLowerCase());
    if (plain) return plain;
    const pattern = patterns.find((facts) => matches(facts.path.split("/"), segments));
    if (pattern) return { ...pattern, path: fill(pattern.path.split("/"), segments) };
    const splat = splats.find((facts) => isBelow(facts.path, path));
    return { ...(splat ?? notPublic), path };
  }

  return { find };
}

function documentPath(path: string): string {
  return /^\/_(?:root)?\.data$/.test(path) ? "/" : path.slice(0, -".data".length);
}

function declarationOf(
  { path = "", parentId, module }: BuiltRoute,
  routes: BuiltRoutes,
): RouteDeclaration & { path: string } {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent ? declarationOf(parent, routes) : { path: "" };
  const inherited = { ...above, ...(module.handle ?? {}) } as RouteDeclaration;
  return {
    path: path === "" ? above.path || "/" : joinPaths(above.path, path),
    ...pick(inherited, "isPublic"),
    ...pick(inherited, "differsForStaff"),
    ...pick(inherited, "isFirstToRest"),
  };
}

function joinPaths(above: string, path: string): string {
  return `${above.replace(/\/$/, "")}/${path.replace(/^\//, "")}`;
}

function pick(declared: RouteDeclaration, key: keyof RouteDeclaration): RouteDeclaration {
  return key in declared ? { [key]: declared[key] } : {};
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every(
      (part, at) => part.startsWith(":") || part.toLowerCase() === segments[at]?.toLowerCase(),
    )
  );
}

function isBelow(splat: string, path: string): boolean {
  return path.toLowerCase().startsWith(splat.slice(0, -1).toLowerCase());
}

function fill(pattern: string[], segments: string[]): string {
  const filled = pattern.map((part, at) =>
    part.startsWith(":") ? encodeURIComponent(segments[at] ?? "") : part,
  );
  return filled.join("/");
}
