import type { Root } from "mdast";
import { isMap, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";

export function readFrontMatter<Rules extends z.ZodType>(tree: Root, rules: Rules) {
  const problems: MarkdownProblem[] = [];
  const [first] = tree.children;
  const lineCounter = new LineCounter();
  const document = parseDocument(first?.type === "yaml" ? first.value : "", {
    lineCounter,
    prettyErrors: false,
  });
  const lineOf = (key: PropertyKey | undefined) => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => String(item.key) === key)
      : undefined;
    const offset = (pair?.key as { range?: [number] } | undefined)?.range?.[0];
    return offset === undefined ? 1 : lineCounter.linePos(offset).line + 1;
  };
  if (first?.type !== "yaml") {
    problems.push({ line: 1, message: "begins without front matter between lines ---" });
  }
  for (const error of document.errors) {
    problems.push({ line: lineCounter.linePos(error.pos[0]).line + 1, message: error.message });
  }
  if (problems.length > 0) return { problems, lineOf };

  const result = rules.safeParse(document.toJS());
  if (result.success) return { data: result.data, problems, lineOf };
  for (const issue of result.error.issues) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [];
    const line = lineOf(issue.path[0] ?? keys[0]);
    problems.push({ line, message: `${issue.path.join(".") || "fields"}: ${issue.message}` });
  }
  return { problems, lineOf };
}
