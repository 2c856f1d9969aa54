import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MovedRow } from "#db/moving/moving.ts";
import type { Setting } from "#db/setting-groups.ts";
import { type ArticleTexts, isUnfinished, unfinishedTranslation } from "#db/texts/articles.ts";
import { frontMatterOf, type OwnPage } from "#db/texts/own-pages.ts";
import { CommandError } from "#runtime/command-error.ts";
import { dayInIndia } from "#runtime/csv.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { runThread } from "#runtime/thread.ts";

const built = join(projectRoot, "build/server/assets");
/** An import takes as long as it needs, on any computer. */
const limits = { processorTime: 30_000, time: 120_000, outputBytes: 5_000_000 };

type Problem = { field: string; line?: number; message: string };
type Article = { article: object } | { problems: Problem[] };
type Sections = { sections: object[]; problems: { line: number; message: string }[] };

/** Like all that is compiled, the page about the hospital in the file is not read: it could show anything. */
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

export async function compileArticles(
  rows: readonly MovedRow[],
  settings: readonly MovedRow[],
  ownPages: readonly MovedRow[],
): Promise<MovedRow[]> {
  const contact = settings.find(({ name }) => name === "contact")?.value as
    | Setting<"contact">
    | undefined;
  const phones = (contact?.phones ?? []).map(({ number }) => number);
  const compiled = new Map<MovedRow, string | null>();
  // Translations are compared with their English pages, which may be newer.
  for (const row of rows.filter((one) => !localeOf(one))) {
    compiled.set(row, row.is_own === 1 ? await compileArticle(row, phones, ownPages) : null);
  }
  const inEnglish = [...compiled].map(([row, article]) => ({ row, article }));
  for (const row of rows.filter(localeOf)) {
    const isOwn = row.is_own === 1;
    compiled.set(row, isOwn ? await compileTranslation(row, phones, inEnglish) : null);
  }
  return rows.map((row) => ({ ...row, compiled: compiled.get(row) }));
}

function localeOf({ path }: MovedRow): string | undefined {
  return /^\/(hi|pa)\//.exec(String(path))?.[1];
}

async function compileArticle(
  { path, id, ...texts }: MovedRow,
  phones: string[],
  ownPages: readonly MovedRow[],
): Promise<string> {
  const ownPaths = ownPages.map((page) => String(page.path));
  const own = ownPages.find((page) => page.path === path) as unknown as OwnPage | undefined;
  const frontMatter = own ? frontMatterOf(own) : readBuiltIn(String(path)).frontMatter;
  const today = dayInIndia(new Date().toISOString());
  const input = { path, frontMatter, texts, today, phones, ownPaths };
  const result = await compile<Article>("article-thread.js", input);
  if (result && "article" in result) return JSON.stringify(result.article);
  throw refusal({ path, id }, result?.problems);
}

/** What does not fit today's English page is kept and not shown, until somebody saves it again. */
async function compileTranslation(
  row: MovedRow,
  phones: string[],
  inEnglish: readonly { row: MovedRow; article: string | null }[],
): Promise<string> {
  const { path, id, translation_of, ...texts } = row;
  const locale = localeOf(row);
  const englishPath = String(path).slice(3);
  const translationOf = translation_of as { text: string } | null;
  const versions = inEnglish.filter((one) => one.row.path === englishPath).reverse();
  const isMadeFrom = ({ row }: { row: MovedRow }) => row.text_hash === translationOf?.text;
  const version = versions.find(isMadeFrom) ?? versions[0];
  const english = version?.article
    ? { article: JSON.parse(version.article) as object, english: version.row.text }
    : { article: findBuiltIn(englishPath), english: readBuiltIn(englishPath).text };
  const unfinished = () =>
    unfinishedTranslation(english.article ?? {}, texts as unknown as ArticleTexts);
  if (isUnfinished(translationOf)) return unfinished();
  const input = { ...english, locale, texts, phones, ...(translationOf && { translationOf }) };
  const result = await compile<Article>("translation-thread.js", input);
  if (result && "article" in result) return JSON.stringify(result.article);
  if (!result || result.problems.length > 0) throw refusal(row, result?.problems);
  return unfinished();
}

function refusal({ path, id }: MovedRow, problems: Problem[] = []): CommandError {
  const [{ field, line, message } = { field: "text", message: "takes too long" }] = problems;
  const place = line === undefined ? field : `${field}, line ${line}`;
  return new CommandError(`article ${path}, version ${id}, ${place}: ${message}`);
}

function readBuiltIn(path: string): { frontMatter: string; text: string } {
  const file = join(built, `content${path}.md`);
  if (!existsSync(file)) throw new CommandError(`this program has no article ${path}`);
  const parts = /^---\n(.*?)^---\n(.*)$/ms.exec(readFileSync(file, "utf8"));
  return { frontMatter: parts?.[1] ?? "", text: (parts?.[2] ?? "").normalize("NFC").trim() };
}

function findBuiltIn(path: string): object | undefined {
  const articles = JSON.parse(readFileSync(join(built, "articles.json"), "utf8"));
  return (articles as { path: string }[]).find((one) => one.path === path);
}

async function compile<Output>(name: string, input: unknown): Promise<Output | undefined> {
  const file = join(built, name);
  if (!existsSync(file)) throw new CommandError("the program is not built: npm run build");
  const result = await runThread<unknown, Output>(file, input, limits);
  return "output" in result ? result.output : undefined;
}
