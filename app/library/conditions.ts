import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import type { Article } from "./schema.ts";

/** What a hospital may not have: words about it stand between `{insured}` and `{/insured}`, within one paragraph. */
export type Conditions = Readonly<Record<"insured" | "visiting" | "icu", boolean>>;

export const allMet: Conditions = { insured: true, visiting: true, icu: true };

const names = Object.keys(allMet).join("|");

export const conditionMark = new RegExp(`\\{/?(?:${names})\\}`);

const marked = new RegExp(`\\{(${names})\\}((?:(?!\\n\\n|</(?:p|li|td)>).)*?)\\{/\\1\\}`, "gs");

export function whereMet(text: string, conditions: Conditions): string {
  return text
    .replaceAll(marked, (_, name: keyof Conditions, words: string) =>
      conditions[name] ? words : "",
    )
    .replaceAll(/<(p|li)>\s*<\/\1>\n?/g, "");
}

/** A source is there for what it is about: its title may be between marks. */
export function whereAllMet(article: Article, conditions: Conditions): Article {
  const { glance } = article;
  const whole = (text: string) => whereMet(text, conditions);
  const answers = Object.entries(glance ?? {}).map(([row, answer]) => [row, whole(answer)]);
  return {
    ...article,
    lead: whole(article.lead),
    body: whole(article.body),
    ...(glance && { glance: Object.fromEntries(answers) }),
    sources: article.sources
      .map((source) => ({ ...source, title: whole(source.title) }))
      .filter(({ title }) => title !== ""),
  };
}

export function findUnpairedMarks(source: string): MarkdownProblem[] {
  const lines = source.replaceAll(marked, (pair) => pair.replaceAll(/[^\n]/g, "")).split("\n");
  return lines.flatMap((text, index) => {
    const [left] = conditionMark.exec(text) ?? [];
    if (!left) return [];
    const [open, close] = [left.replace("/", ""), left.replace(/^\{\/?/, "{/")];
    const message = `${left} has no other half: ${open} and ${close} stand in one paragraph`;
    return [{ line: index + 1, message }];
  });
}
