import type { Weight } from "./weight.ts";

export interface Row {
  server: string;
  note: string | undefined;
  path: string;
  count: number;
  perSecond: number;
  computing: number;
  speedRatio: number;
  computingRatio: number;
  p99: number | undefined;
  startedIn: number;
  memory: number;
}

interface Report {
  rows: Row[];
  bytes: Weight[];
  rounds: number;
  ratePerSecond: number;
  processor: string;
  versions: Record<string, string>;
}

const mebibyte = 1024 * 1024;

export function toMarkdown(report: Report): string {
  const { rows, bytes, rounds, ratePerSecond, processor, versions } = report;
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `# What \`npm run bench\` measured

${new Date().toISOString().slice(0, 10)}; ${processor}; ${named.join(", ")}. Medians of ${rounds} rounds, in which all take turns.
The load comes from the same machine, so figures are to be compared with each other only.
Ratios are to bare node:http with the same bytes and three headers, in the same round.

## Speed

${toTable(
  [
    "server",
    "page",
    "requests",
    "a second",
    "ratio",
    "processor µs a request",
    "ratio",
    `p99 at ${ratePerSecond} a second`,
  ],
  rows.map((row) => [
    nameOf(row),
    row.path,
    String(row.count),
    String(Math.round(row.perSecond)),
    row.speedRatio.toFixed(2),
    String(Math.round(row.computing)),
    row.computingRatio.toFixed(2),
    row.p99 === undefined ? "–" : `${row.p99.toFixed(1)} ms`,
  ]),
)}

The article of this server, in requests a second:
${compareArticle(rows)}

## Start and memory

Until the first response; resident memory of all processes after the load.

${toTable(
  ["server", "start", "memory"],
  rows
    .filter((row, at) => rows.findIndex(({ server }) => server === row.server) === at)
    .map(({ server, startedIn, memory }) => [
      server,
      `${Math.round(startedIn)} ms`,
      `${Math.round(memory / mebibyte)} MiB`,
    ]),
)}

## Bytes

Of a first visit, compressed with brotli. No paint waits for what comes later: the styles of opened menus and of the
foot, one file for all pages. Script is loaded once somebody touches what it makes better.

${toTable(
  ["page", "HTML", "CSS", "HTML and CSS", "later", "script", "requests before paint"],
  bytes.map(({ path, html, css, later, script, requestsBeforePaint }) =>
    [path, html, css, html + css, later, script, requestsBeforePaint].map(String),
  ),
)}
`;
}

function compareArticle(rows: Row[]): string {
  const [own, ...others] = rows.filter(({ path }) => /^\/(?:article|Chemotherapy)$/.test(path));
  if (!own) return "";
  return others
    .map((row) => `- ${(own.perSecond / row.perSecond).toFixed(2)} times ${nameOf(row)}`)
    .join("\n");
}

function nameOf({ server, note }: Row): string {
  return note ? `${server}, ${note}` : server;
}

function toTable(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
