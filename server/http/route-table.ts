export interface RouteInput {
  parameters?: object;
  lists?: object;
  bytes?: number;
}

export interface RouteDeclaration {
  isPublic?: boolean;
  differsForStaff?: boolean;
  shedFirst?: boolean;
  /** So that a screen on a wall does not count as many readers. */
  reloadsItself?: boolean;
}

export interface RouteFacts extends RouteDeclaration {
  /** As the route spells it: React Router ignores letter case and escapes. */
  path: string;
  query: readonly string[];
  maxBodyBytes?: number;
  /** Only a route that catches all matches: `path` is then one for all of them. */
  isUnknown?: boolean;
  isFixed?: boolean;
}

export type RouteTable = ReturnType<typeof createRouteTable>;

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: RouteModule;
}

// The build leaves `reads` out of the scripts of pages, and loaders too.
interface RouteModule {
  handle?: unknown;
  reads?: unknown;
  loader?: unknown;
}

export type BuiltRoutes = Readonly<Record<string, BuiltRoute | undefined>>;

const notPublic: RouteFacts = { path: "", query: [], isPublic: false };

/** The deepest route decides. Its page has the parameters of the routes around it too. */
export function describeRoutes(routes: BuiltRoutes): RouteFacts[] {
  return Object.values(routes).flatMap((route) => {
    if (!route) return [];
    const line = lineOf(route, routes);
    const declared: RouteDeclaration = Object.assign({}, ...line.map(handleOf));
    return [
      {
        path: pathOf(line),
        ...pick(declared),
        query: [...new Set(line.flatMap(parametersOf))],
        ...maxBodyOf(route),
      },
    ];
  });
}

export function lineOf(route: BuiltRoute, routes: BuiltRoutes): BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...lineOf(parent, routes), route] : [route];
}

export function pathOf(line: readonly BuiltRoute[]): string {
  return line.reduce((above, { path = "" }) => joinPaths(above, path), "") || "/";
}

function handleOf({ module }: BuiltRoute): RouteDeclaration {
  return module.handle ?? {};
}

function inputsOf({ module }: BuiltRoute): RouteInput[] {
  const { reads = [], loader } = module as {
    reads?: RouteInput[];
    loader?: { calls?: Record<string, { body?: { reads: RouteInput } }> };
  };
  return [...reads, ...Object.values(loader?.calls ?? {}).flatMap(({ body }) => body?.reads ?? [])];
}

function parametersOf(route: BuiltRoute): string[] {
  return inputsOf(route).flatMap(({ parameters, lists }) =>
    parameters ? Object.keys({ ...parameters, ...lists }) : [],
  );
}

function maxBodyOf(route: BuiltRoute): { maxBodyBytes?: number } {
  const bytes = inputsOf(route).flatMap(({ bytes = [] }) => bytes);
  return bytes.length > 0 ? { maxBodyBytes: Math.max(...bytes) } : {};
}

export function createRouteTable(routes: RouteFacts[]) {
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
    return splat
      ? { ...splat, path: splat.path.replace("*", "not-found") }
      : { ...notPublic, path };
  }

  return { find };
}

function documentPath(path: string): string {
  return /^\/_(?:root)?\.data$/.test(path) ? "/" : path.slice(0, -".data".length);
}

function joinPaths(above: string, path: string): string {
  return path === "" ? above : `${above.replace(/\/$/, "")}/${path.replace(/^\//, "")}`;
}

// A handle has more that is no business of the server.
function pick(declared: RouteDeclaration): RouteDeclaration {
  const keys = ["isPublic", "differsForStaff", "shedFirst", "reloadsItself"] as const;
  const known = keys.filter((key) => key in declared);
  return Object.fromEntries(known.map((key) => [key, declared[key]]));
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
