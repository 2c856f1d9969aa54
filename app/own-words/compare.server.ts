import { languageNames } from "#app/language/locale.ts";
import type { FieldChange } from "#app/settings/words.ts";
import { readId, type WordedFields } from "#db/texts/words.ts";
import { listOriginals } from "./originals.server.ts";

type Recorded = Readonly<Record<string, unknown>> | null;

export function compareTranslations(id: string, before: Recorded, after: Recorded): FieldChange[] {
  const labels = new Map(
    listOriginals(readId(id))?.texts.map(({ name, label }) => [name, label] as const),
  );
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    return {
      label: labels.get(name) ?? name,
      ...(before && { before: was ?? "None" }),
      ...(after && { after: is ?? "None" }),
    };
  });
}

function textsOf(recorded: Recorded): Map<string, string> {
  const fields = Object.entries((recorded?.fields ?? {}) as WordedFields);
  return new Map(fields.map(([name, { text }]) => [name, text]));
}

export function nameWords(id: string): string {
  const of = readId(id);
  return `${listOriginals(of)?.title ?? "something deleted"} in ${languageNames[of.locale]}`;
}
