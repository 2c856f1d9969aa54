import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MovedRow } from "#db/moving.ts";
import { frontMatterOf, type OwnPage } from "#db/own-pages.ts";
import type { Setting } from "#db/setting-groups.ts";
import { CommandError } from "#runtime/command-error.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { runThread } from "#runtime/thread.ts";

const built = join(projectRoot, "build/server/assets");
/** An import takes as long as it needs, on any computer. */
const limits = { milliseconds: 30_000, outputBytes: 5_000_000 };

type Article =
  | { article: object }
  | { problems: { field: string; line?: number; message: string }[] };
type Sections = { sections: object[]; problems: { line: number; message: string }[] };

/**
 * Makes the page about the hospital anew from its text. Like all that is compiled, the one in the file is not read: it
 * could show anything. Throws a CommandError that names the text that is wrong.
 */
export async function compileSettings(rows: readonly MovedRow[]): Promise<MovedRow[]> {
  const compiled: MovedRow[] = [];
  for (const row of rows) {
    const { name, value } = row as { name: string; value: Setting<"texts"> | null };
    compiled.push(name === "texts" && value ? { ...row, value: await compileAbout(value) } : row);
  }
  return compiled;
}

async function compileAbout(texts: Setting<"texts">): Promise<Setting<"texts">> {
  const result = await compile<Sections>("sections-thread.js", texts.about);
  const [problem] = result?.problems ?? [];
  if (!result || problem) {
    const why = problem ? `line ${problem.line}: ${problem.message}` : "it takes too long";
    throw new CommandError(`settings.json, texts, about: ${why}`);
  }
  return { ...texts, aboutSections: result.sections as Setting<"texts">["aboutSections"] };
}

/** The same for the hospital's own articles, with the checks of the build. `settings` have its telephone numbers, `ownPages` what is above their texts. */
export async function compileArticles(
  rows: readonly MovedRow[],
  settings: readonly MovedRow[],
  ownPages: readonly MovedRow[],
): Promise<MovedRow[]> {
  const contact = settings.find(({ name }) => name === "contact")?.value as
    | Setting<"contact">
    | undefined;
  const phones = (contact?.phones ?? []).map(({ number }) => number);
  const compiled: MovedRow[] = [];
  for (const row of rows) {
    const isOwn = row.is_own === 1;
    compiled.push({ ...row, compiled: isOwn ? await compileArticle(row, phones, ownPages) : null });
  }
  return compiled;
}

async function compileArticle(
  { path, id, ...texts }: MovedRow,
  phones: string[],
  ownPages: readonly MovedRow[],
): Promise<string> {
  const ownPaths = ownPages.map((page) => String(page.path));
  const own = ownPages.find((page) => page.path === path) as unknown as OwnPage | undefined;
  const frontMatter = own ? frontMatterOf(own) : readFrontMatter(String(path));
  const today = new Date().toISOString().slice(0, 10);
  const input = { path, frontMatter, texts, today, phones, ownPaths };
  const result = await compile<Article>("article-thread.js", input);
  if (result && "article" in result) return JSON.stringify(result.article);
  const [{ field = "text", line, message = "takes too long" } = {}] = result?.problems ?? [];
  const place = line === undefined ? field : `${field}, line ${line}`;
  throw new CommandError(`article ${path}, version ${id}, ${place}: ${message}`);
}

function readFrontMatter(path: string): string {
  const file = join(built, `content${path}.md`);
  if (!existsSync(file)) throw new CommandError(`this program has no article ${path}`);
  const [, frontMatter = ""] = /^---\n(.*?)^---\n/ms.exec(readFileSync(file, "utf8")) ?? [];
  return frontMatter;
}

/** Undefined for what exceeds the limits. */
async function compile<Output>(name: string, input: unknown): Promise<Output | undefined> {
  const file = join(built, name);
  if (!existsSync(file)) throw new CommandError("the program is not built: npm run build");
  const result = await runThread<unknown, Output>(file, input, limits);
  return "output" in result ? result.output : undefined;
}
