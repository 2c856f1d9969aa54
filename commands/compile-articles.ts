import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { MovedRow } from "#db/moving.ts";
import { CommandError } from "#runtime/command-error.ts";
import { projectRoot } from "#runtime/project-root.ts";

const built = join(projectRoot, "build/server/assets");
const compiler = join(built, "compile-thread.js");
const timeLimit = 30_000;

type Compiled =
  | { article: object }
  | { problems: { field: string; line?: number; message: string }[] };

/**
 * Makes the pages of the hospital's own texts anew, with the checks of the build: pages that came in a file could run
 * anything. Throws a CommandError that names the text that is wrong.
 */
export async function compileArticles(rows: readonly MovedRow[]): Promise<MovedRow[]> {
  const compiled: MovedRow[] = [];
  for (const row of rows) {
    compiled.push({ ...row, compiled: row.is_own === 1 ? await compile(row) : null });
  }
  return compiled;
}

async function compile({ path, id, ...texts }: MovedRow): Promise<string> {
  const file = join(built, `content${path}.md`);
  if (!existsSync(compiler)) throw new CommandError("the program is not built: npm run build");
  if (!existsSync(file)) throw new CommandError(`this program has no article ${path}`);
  const [, frontMatter = ""] = /^---\n(.*?)^---\n/ms.exec(readFileSync(file, "utf8")) ?? [];
  const today = new Date().toISOString().slice(0, 10);
  const result = await run({ path, frontMatter, texts, today });
  if ("article" in result) return JSON.stringify(result.article);
  const [{ field = "text", line, message = "takes too long" } = {}] = result.problems;
  const place = line === undefined ? field : `${field}, line ${line}`;
  throw new CommandError(`article ${path}, version ${id}, ${place}: ${message}`);
}

function run(workerData: object): Promise<Compiled> {
  return new Promise((resolve) => {
    const thread = new Worker(compiler, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
    });
    const timer = setTimeout(() => thread.terminate(), timeLimit);
    thread.once("message", resolve);
    thread.once("error", () => resolve({ problems: [] }));
    thread.once("exit", () => {
      clearTimeout(timer);
      resolve({ problems: [] });
    });
  });
}
