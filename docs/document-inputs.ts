import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CallInput,
  calls,
  cookies,
  type FormInput,
  forms,
  maxParts,
  type QueryInput,
  queries,
} from "#app/inputs.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { passedOn, readByServer } from "../server/request-headers.ts";

export const inputsDocument = join(projectRoot, "docs/security.md");

const place = /(<!-- inputs -->\n)[\s\S]*?(\n<!-- end of inputs -->)/;

/** docs/security.md with the tables of all that is read, as the code has them. */
export function documentInputs(): string {
  const tables = [
    table(
      ["Form", "Typed", "Added by the page", "Lists", "Fields", "Bytes"],
      Object.values<FormInput>(forms).map((form) => [
        form.at.map(code).join(" "),
        lengths(form.typed),
        lengths(form.added),
        [
          ...lists(form.lists),
          ...rows(form.rows),
          ...(form.file ? [`${code(form.file)} (a file)`] : []),
        ].join(", "),
        String(maxParts(form)),
        size(form.bytes),
      ]),
    ),
    table(
      ["Call", "Fields", "Lists", "As a form too", "Bytes"],
      Object.values<CallInput>(calls).map((call) => [
        call.at.map(code).join(" "),
        [lengths(call.fields), ...(call.objects ?? []).map(code)].filter(Boolean).join(", "),
        [...lists(call.lists), ...(call.file ? [`${code(call.file)} (a file)`] : [])].join(", "),
        call.asForm ? "yes" : "",
        size(call.bytes),
      ]),
    ),
    table(
      ["Query of", "Parameters"],
      Object.values<QueryInput>(queries).map((query) => [
        query.at.map(code).join(" "),
        [lengths(query.parameters), ...lists(query.lists)].filter(Boolean).join(", "),
      ]),
    ),
    table(
      ["Cookie", "Longest"],
      Object.entries<number>(cookies).map(([name, length]) => [code(name), String(length)]),
    ),
    table(
      ["Header, read by the server", "For"],
      Object.entries(readByServer).map(([name, why]) => [code(name), why]),
    ),
    table(
      ["Header, passed on to pages and calls", "For"],
      Object.entries(passedOn).map(([name, why]) => [code(name), why]),
    ),
  ];
  return readFileSync(inputsDocument, "utf8").replace(
    place,
    (_, begin, end) => begin + tables.join("\n\n") + end,
  );
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell || "–").join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}

function size(bytes: number): string {
  return bytes < 2 ** 20 ? `${bytes / 1024} KB` : `${bytes / 2 ** 20} MB`;
}

function lengths(fields: Readonly<Record<string, number>>): string {
  return Object.entries(fields)
    .map(([name, length]) => `${code(name)} ${length.toLocaleString("en-IN")}`)
    .join(", ");
}

function lists(given: FormInput["lists"] = {}): string[] {
  return Object.entries(given).map(
    ([name, { length, count }]) => `${code(name)} ${count} of ${length}`,
  );
}

function rows(given: FormInput["rows"] = {}): string[] {
  return Object.entries(given).map(
    ([name, { count, fields }]) => `${count} rows ${code(name)} (${lengths(fields)})`,
  );
}

if (import.meta.main) writeFileSync(inputsDocument, documentInputs());
