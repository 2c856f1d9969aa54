import { maxDayLength, maxLineLength } from "#app/forms/field-lengths.ts";
import { joinSources, splitSources } from "#app/library/sources-text.ts";
import type { Group, ListField, ValueField } from "#app/settings/fields.ts";
import { readTyped, type Typed } from "#app/settings/typed.ts";

export const sourcesList: ListField = {
  name: "sources",
  label: "Sources",
  kind: "list",
  count: 30,
  one: "source",
  fields: [
    { name: "title", label: "Title", kind: "line", length: 200, isWide: true },
    {
      name: "publisher",
      label: "Publisher",
      kind: "line",
      length: 200,
      hint: "Such as WHO or the Ministry of Health.",
    },
    { name: "year", label: "Year", kind: "number", length: 8, isOptional: true },
    {
      name: "url",
      label: "Address on the internet",
      kind: "web address",
      length: 500,
      hint: "A book or an Act that is not online needs a year in place of it.",
      isOptional: true,
      isWide: true,
    },
    {
      name: "checked",
      label: "Looked up on",
      kind: "day",
      length: maxDayLength,
      hint: "Today, if you leave it empty.",
      isOptional: true,
    },
    {
      name: "indian",
      label: "From India",
      kind: "choice",
      length: 3,
      options: { "": "No", yes: "Yes" },
    },
    {
      name: "id",
      label: "Mark",
      kind: "line",
      length: 40,
      hint: "One word, such as who-2024. A figure in the text names this source by [^who-2024].",
      isOptional: true,
    },
  ],
};

export const reasonField: ValueField = {
  name: "noIndianSource",
  label: "Why no source is from India",
  kind: "line",
  length: maxLineLength,
  isOptional: true,
};

export const sourcesGroup: Group = {
  title: "Sources",
  about: "",
  page: "",
  sections: [{ fields: [sourcesList, reasonField] }],
};

export function typedSources(text: string): Typed {
  const { rows, noIndianSource } = splitSources(text);
  return { values: { noIndianSource }, rows: { sources: rows as Typed["rows"][string] } };
}

export function sourcesIn(form: FormData): { typed: Typed; text: string } {
  const typed = readTyped(sourcesGroup, form);
  return { typed, text: joinSources(typed.rows.sources ?? [], typed.values.noIndianSource) };
}
