import { readDay } from "#app/timetable/calendar.ts";
import type { Source } from "./schema.ts";

/** Staff write a line for each of these, and an empty line between two sources. */
const labels = {
  title: "Title",
  publisher: "Publisher",
  year: "Year",
  url: "Address",
  checked: "Looked up",
  indian: "From India",
  id: "Mark",
} as const;

const reason = "No Indian source";

type Name = keyof typeof labels;

export interface Sources {
  sources: Source[];
  noIndianSource?: string;
}

export interface LineProblem {
  line: number;
  message: string;
}

export function writeSources({ sources, noIndianSource }: Sources): string {
  const blocks = sources.map((source) =>
    (Object.keys(labels) as Name[])
      .filter((name) => source[name] !== undefined)
      .map((name) => `${labels[name]}: ${source[name] === true ? "yes" : source[name]}`)
      .join("\n"),
  );
  return [...blocks, ...(noIndianSource ? [`${reason}: ${noIndianSource}`] : [])].join("\n\n");
}

/** An address without a date counts as looked up `today`. */
export function readSources(text: string, today: string): Sources & { problems: LineProblem[] } {
  const read: Sources & { problems: LineProblem[] } = { sources: [], problems: [] };
  const lines = text.split("\n").map((line, index) => ({ text: line.trim(), line: index + 1 }));
  let block: Map<Name, { value: string; line: number }> | undefined;
  const finish = () => {
    if (block) read.sources.push(toSource(block, today, read.problems));
    block = undefined;
  };
  for (const { text, line } of lines) {
    if (text === "") {
      finish();
      continue;
    }
    const [, label = "", value = ""] = /^([^:]{1,40}):\s*(.*)$/.exec(text) ?? [];
    const written = label.trim().toLowerCase();
    const name = (Object.keys(labels) as Name[]).find(
      (one) => labels[one].toLowerCase() === written,
    );
    if (written === reason.toLowerCase()) read.noIndianSource = value;
    else if (!name) read.problems.push({ line, message: unknownLabel(text) });
    else if (block?.has(name)) {
      const message = `“${labels[name]}” appears twice. Leave a blank line between sources.`;
      read.problems.push({ line, message });
    } else {
      block ??= new Map();
      if (value !== "") block.set(name, { value, line });
    }
  }
  finish();
  return read;
}

function unknownLabel(text: string): string {
  const known = [...Object.values(labels), reason].join(", ");
  return `“${text.slice(0, 40)}” begins with none of: ${known}.`;
}

function toSource(
  block: ReadonlyMap<Name, { value: string; line: number }>,
  today: string,
  problems: LineProblem[],
): Source {
  const first = Math.min(...[...block.values()].map(({ line }) => line));
  const report = (name: Name, message: string) =>
    problems.push({ line: block.get(name)?.line ?? (Number.isFinite(first) ? first : 1), message });
  const read = (name: Name) => block.get(name)?.value;
  const [title, publisher] = [read("title") ?? "", read("publisher") ?? ""];
  if (!title) report("title", "A source needs a title.");
  if (!publisher) report("publisher", "A source needs a publisher.");

  const year = read("year");
  if (year && !/^(?:19|20)\d\d$/.test(year)) report("year", "Year must be a year, such as 2026.");
  const url = read("url");
  if (url && (!url.startsWith("https://") || !URL.canParse(url))) {
    report("url", "Address must begin with https://.");
  }
  if (!year && !url) report("title", "A source without an address needs a year.");
  const looked = read("checked");
  const checked = looked && readDay(looked);
  if (looked && !checked) report("checked", "Looked up must be a date, such as 26/01/2027.");
  if (looked && !url) report("checked", "Looked up belongs to an address, which is missing.");
  if (checked && checked > today) report("checked", "Looked up is in the future.");
  const indian = read("indian");
  if (indian && !/^(?:yes|no)$/i.test(indian)) report("indian", "From India must be yes or no.");
  const id = read("id");
  if (id && !/^[a-z][a-z0-9-]*$/.test(id)) {
    report("id", "Mark must be one word of small letters, such as who-2024.");
  }
  return {
    ...(id && { id }),
    title,
    publisher,
    ...(year && { year: Number(year) }),
    ...(url ? { url, checked: checked || today } : { printed: true }),
    ...(indian?.toLowerCase() === "yes" && { indian: true }),
  };
}
