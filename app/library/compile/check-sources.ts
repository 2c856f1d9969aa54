import type { Article, Source } from "#app/library/schema.ts";
import { runCommand } from "#runtime/command-error.ts";
import { compileLibrary } from "./compile.ts";

const doubts: [reason: string, isInDoubt: (source: Source, thisYear: number) => boolean][] = [
  ["Older than five years", ({ year }, thisYear) => year !== undefined && year < thisYear - 5],
  ["Without a year", ({ year }) => year === undefined],
  [
    "Looked up before last year",
    ({ checked }, thisYear) => checked !== undefined && checked < `${thisYear - 1}`,
  ],
  ["Printed", ({ printed }) => printed === true],
];

export function reportSources(articles: readonly Article[], year: number) {
  return doubts.map(([reason, isInDoubt]) => {
    const pages = new Map<string, string[]>();
    for (const { path, sources } of articles) {
      for (const source of sources.filter((one) => isInDoubt(one, year))) {
        const name = `${source.year ?? "no year"} ${source.title} (${source.publisher})`;
        pages.set(name, [...(pages.get(name) ?? []), path]);
      }
    }
    return {
      reason,
      lines: [...pages].sort().map(([name, paths]) => `${name}: ${paths.join(" ")}`),
    };
  });
}

function checkSources(): string {
  const articles = compileLibrary("app/library/content");
  return reportSources(articles, new Date().getFullYear())
    .map(({ reason, lines }) => [`${reason}: ${lines.length}`, ...lines].join("\n"))
    .join("\n\n");
}

if (import.meta.main) await runCommand(() => console.log(checkSources()));
