import { runCommand } from "#runtime/command-error.ts";
import { compileLibrary } from "./compile.ts";
import type { Article, Source } from "./schema.ts";

const maxAge = 5;

export interface SourceReport {
  /** Published more than five years ago. */
  old: string[];
  /** Of a page that gives no year. */
  undated: string[];
  /** Looked up before last year. */
  unchecked: string[];
  /** A book, or of an address that is still to be found. */
  printed: string[];
}

/** Each list names a source once, with the pages that cite it. */
export function reportSources(articles: readonly Article[], year: number): SourceReport {
  const list = (isMeant: (source: Source) => boolean) => {
    const pages = new Map<string, string[]>();
    for (const { path, sources } of articles) {
      for (const source of sources.filter(isMeant)) {
        const name = `${source.year ?? "no year"} ${source.title} (${source.publisher})`;
        pages.set(name, [...(pages.get(name) ?? []), path]);
      }
    }
    return [...pages].sort().map(([name, paths]) => `${name}: ${paths.join(" ")}`);
  };
  return {
    old: list((source) => source.year !== undefined && source.year < year - maxAge),
    undated: list((source) => source.year === undefined),
    unchecked: list(({ checked }) => checked !== undefined && checked < `${year - 1}`),
    printed: list(({ printed }) => printed === true),
  };
}

function checkSources(): string {
  const articles = compileLibrary("app/library/content");
  const { old, undated, unchecked, printed } = reportSources(articles, new Date().getFullYear());
  return [
    `Older than five years: ${old.length}`,
    ...old,
    `\nWithout a year: ${undated.length}`,
    ...undated,
    `\nLooked up before last year: ${unchecked.length}`,
    ...unchecked,
    `\nPrinted: ${printed.length}`,
    ...printed,
  ].join("\n");
}

if (import.meta.main) await runCommand(() => console.log(checkSources()));
