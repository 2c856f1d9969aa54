import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { smallForm } from "#app/forms/field-lengths.ts";
import { maxParts } from "#app/forms/form.server.ts";
import type { Lengths, Lists, Rows } from "#app/forms/route-inputs.ts";
import { cookies } from "#app/requests/cookies.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { passedOn, readByServer } from "../server/http/request-headers.ts";
import { readBuiltInputs } from "../tests/forms/built-inputs.ts";

export const inputsDocument = join(projectRoot, "docs/security.md");

const place = /(<!-- inputs -->\n)[\s\S]*?(\n<!-- end of inputs -->)/;

/** docs/security.md with the tables of all that is read, as the build has them. */
export function documentInputs(): string {
  const { forms, calls, queries } = readBuiltInputs();
  const tables = [
    table(
      ["Form", "Typed", "Added by the page", "Lists", "Fields", "Bytes"],
      byInput(forms.map(({ path, form }) => [form, path] as const)).map(([form, places]) => [
        places,
        lengths(form.typed),
        lengths(form.added),
        [...lists(form.lists), ...rows(form.rows), ...file(form.file)].join(", "),
        String(maxParts(form)),
        size(form.bytes),
      ]),
    ),
    table(
      ["Call", "Fields", "Lists", "As a form too", "Bytes"],
      byInput(calls.map(({ method, path, call }) => [call, `${method} ${path}`] as const)).map(
        ([call, places]) => [
          places,
          [lengths(call.fields), ...(call.objects ?? []).map(code)].filter(Boolean).join(", "),
          [...lists(call.lists), ...file(call.file)].join(", "),
          call.asForm ? "yes" : "",
          size(call.bytes),
        ],
      ),
    ),
    table(
      ["Query of", "Parameters"],
      byInput(
        queries.flatMap(({ path, queries }) => queries.map((query) => [query, path] as const)),
      ).map(([query, places]) => [
        places,
        [lengths(query.parameters), ...lists(query.lists)].filter(Boolean).join(", "),
      ]),
    ),
    table(
      ["Cookie", "Longest"],
      Object.entries(cookies).map(([name, length]) => [code(name), String(length)]),
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

/** Each declaration once, with the places where it is read. */
function byInput<Input>(
  read: readonly (readonly [input: Input, place: string])[],
): [Input, places: string][] {
  return [...Map.groupBy(read, ([input]) => input)].map(([input, all]) => {
    return [input, all.map(([, place]) => code(place)).join(" ")];
  });
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell || "–").join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}

function size(bytes = smallForm): string {
  return bytes < 2 ** 20 ? `${bytes / 1024} KB` : `${bytes / 2 ** 20} MB`;
}

function lengths(fields: Lengths = {}): string {
  return Object.entries(fields)
    .map(([name, length]) => `${code(name)} ${length.toLocaleString("en-IN")}`)
    .join(", ");
}

function lists(given: Lists = {}): string[] {
  return Object.entries(given).map(
    ([name, { length, count }]) => `${code(name)} ${count} of ${length}`,
  );
}

function rows(given: Rows = {}): string[] {
  return Object.entries(given).map(
    ([name, { count, fields }]) => `${count} rows ${code(name)} (${lengths(fields)})`,
  );
}

function file(name?: string): string[] {
  return name ? [`${code(name)} (a file)`] : [];
}

if (import.meta.main) writeFileSync(inputsDocument, documentInputs());
