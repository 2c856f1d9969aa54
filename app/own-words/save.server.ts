import { isDeepStrictEqual } from "node:util";
import { data, href } from "react-router";
import { mayUse } from "#app/auth/roles.ts";
import { readForm } from "#app/forms/form.server.ts";
import { optionalLine, optionalText } from "#app/forms/text-rules.ts";
import { languageNames } from "#app/language/locale.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import type { Errors } from "#app/settings/schema.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { StaffActor } from "#db/audit.ts";
import { findOwnRecentChange } from "#db/history/change-list.ts";
import type { Rights } from "#db/schema.ts";
import {
  findWords,
  hashOf,
  idOf,
  saveWords,
  type WordedFields,
  type WordsOf,
} from "#db/texts/words.ts";
import { listOriginals, matchWords, type Original } from "./originals.server.ts";
import { failure } from "./place.ts";
import { longer, wordsForm } from "./staff-inputs.ts";

export interface Sent {
  text: string;
  of: string;
  /** Somebody says that it is right although the English has changed. */
  isKept: boolean;
}

export interface WordsReply {
  typed: [name: string, sent: Sent][];
  version: number;
  errors?: Errors;
  differences?: Difference[];
  filled?: string | undefined;
}

/** Saves the words, or fills one of them for the form to show. Replies with mistakes (400) or a conflict (409). */
export async function saveForm(
  request: Request,
  of: WordsOf,
  staff: StaffActor & Rights,
  redirectTo: string,
) {
  const form = await readForm(request, wordsForm);
  const originals = orNotFound(listOriginals(of));
  const { title, texts } = originals;
  const sent = readSent(form);
  const reply: WordsReply = { typed: [...sent], version: Number(form.get("version")) };
  const filled = texts.find(({ name }) => name === form.get("fill"));
  if (filled) return data<WordsReply>(fill(reply, sent, filled));
  return orNotSent(
    failure,
    async () => {
      const stored = findWords(of);
      const { fields, errors } = check(texts, sent, stored?.fields ?? {});
      if (errors) return data<WordsReply>({ ...reply, errors }, { status: 400 });
      const saved = saveWords(of, reply.version, fields, staff);
      if (!saved.conflict) {
        const isSame = isDeepStrictEqual(fields, stored?.fields ?? {});
        const isAgain = isSame && reply.version !== (stored?.version ?? 0);
        const own = isAgain ? findOwnRecentChange("words", idOf(of), staff.id) : undefined;
        const done = isSame && !own ? "is as it was" : "was saved";
        const sentence = `“${title}” ${done} in ${languageNames[of.locale]}.`;
        const path = href("/dashboard/Translations");
        const next = mayUse(staff, path) ? { path, title: "All translations" } : undefined;
        return redirectWithFlash(redirectTo, { sentence, next, ...(own && { undo: own.undo }) });
      }
      const { fields: theirs = {}, version = 0 } = saved.current ?? {};
      const differences = listDifferences(texts, theirs, fields);
      return data<WordsReply>({ ...reply, version, differences }, { status: 409 });
    },
    () => reply,
  );
}

function readSent(form: FormData): Map<string, Sent> {
  const values = new Map(form);
  const sent = new Map<string, Sent>();
  for (let index = 0; values.has(`texts.${index}.name`); index += 1) {
    const at = (field: string) => String(values.get(`texts.${index}.${field}`) ?? "");
    sent.set(at("name"), { text: at("text"), of: at("of"), isKept: at("kept") === "on" });
  }
  return sent;
}

function fill(reply: WordsReply, sent: ReadonlyMap<string, Sent>, one: Original): WordsReply {
  const filled = { text: one.english, of: hashOf(one.english), isKept: false };
  return { ...reply, typed: [...new Map([...sent, [one.name, filled]])], filled: one.name };
}

/** What is stored of it. A text that was left as it was stays out of date with the English. */
function check(texts: readonly Original[], sent: ReadonlyMap<string, Sent>, stored: WordedFields) {
  const errors: Errors = {};
  const fields: [name: string, worded: { text: string; of: string }][] = [];
  const words = matchWords(texts, stored);
  for (const { name, label, english, length, isLong } of texts) {
    const before = words.get(name);
    const row = sent.get(name);
    const asBefore = before && { text: before.text, of: before.of };
    if (!row) {
      if (asBefore) fields.push([name, asBefore]);
      continue;
    }
    const schema = (isLong ? optionalText : optionalLine)(label, Math.ceil(length * longer));
    const read = schema.safeParse(row.text);
    if (!read.success) errors[name] = [read.error.issues[0]?.message ?? ""];
    else if (asBefore && asBefore.text === read.data && !row.isKept) fields.push([name, asBefore]);
    else if (read.data) fields.push([name, { text: read.data, of: row.of || hashOf(english) }]);
  }
  return Object.keys(errors).length > 0
    ? { fields: {}, errors }
    : { fields: Object.fromEntries(fields) };
}

function listDifferences(
  texts: readonly Original[],
  theirs: WordedFields,
  yours: WordedFields,
): Difference[] {
  const [saved, typed] = [matchWords(texts, theirs), matchWords(texts, yours)];
  return texts.flatMap(({ name, label }) => {
    const [one = "None", other = "None"] = [saved.get(name)?.text, typed.get(name)?.text];
    return one === other ? [] : [{ label, theirs: one, yours: other }];
  });
}
