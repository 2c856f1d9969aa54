import type { KeptSubject, TableOf } from "./entities.ts";
import { applicationStates, focuses, linkCategories, wordsLocales } from "./schema.ts";

interface Rule {
  accepts(value: unknown): boolean;
  /** What is read in place of any other value; without it, the row is not read at all. */
  instead?: string | null;
}

const id = matching(/^[0-9a-z]{24}$/i);
const text = matching(/\S/);
const instant: Rule = {
  accepts: (value) => Number.isFinite(Date.parse(String(value))),
  instead: "1970-01-01T00:00:00.000Z",
};
const day: Rule = { accepts: isDay };
const dayOrNone: Rule = { accepts: (value) => value === null || isDay(value) };
const photo: Rule = { ...matching(/^[0-9a-f][0-9a-f-]{15,63}$/), instead: null };
const slots: Rule = {
  accepts: (value) => isListOf(value, (one) => typeof one === "string"),
  instead: "[]",
};
const minutes = between(0, 24 * 60);
const minutesOrNone: Rule = { accepts: (value) => value === null || minutes.accepts(value) };

type Rules = Record<string, Rule>;

/** By table and column; the triggers of the database require the same of what is written. */
export const rowRules = {
  doctors: {
    id,
    name: text,
    specialization: text,
    availability: among("available", "unavailable"),
    hospital_slots: slots,
    video_slots: slots,
    photo_key: photo,
    updated_at: instant,
  },
  applications: {
    state: { ...among(...applicationStates), instead: applicationStates[0] },
    created_at: instant,
  },
  links: {
    id,
    category: among(...linkCategories),
  },
  sittings: {
    id,
    doctor_id: id,
    weekdays: { accepts: (value) => isListOf(value, among(1, 2, 3, 4, 5, 6, 7).accepts, 1) },
    weeks: { accepts: (value) => isListOf(value, among(1, 2, 3, 4, 5).accepts) },
    starts_at: minutes,
    ends_at: minutes,
    first_day: dayOrNone,
    last_day: dayOrNone,
    replaces: { accepts: (value) => value === null || id.accepts(value) },
  },
  absences: {
    id,
    doctor_id: id,
    first_day: day,
    last_day: day,
    back_at: minutesOrNone,
    from_at: minutesOrNone,
  },
  closures: { id, first_day: day, last_day: day, from_at: minutesOrNone },
  notices: { id, first_day: day, last_day: day },
  pictures: {
    place: matching(/^[a-z]+(?:\/[a-z0-9-]{1,36})?$/),
    photo_key: photo,
    focus: among(...focuses),
    width: between(0, 100_000),
    height: between(0, 100_000),
    colour: matching(/^(?:#[0-9a-f]{3}|)$/),
    format: among("", "mp4", "webm"),
  },
  words: {
    subject: among("setting", "doctor", "sitting", "notice", "closure", "picture"),
    locale: among(...wordsLocales),
    fields: { accepts: areWords, instead: "{}" },
  },
  own_pages: {
    id,
    path: matching(/^\/pages\/[a-z0-9][a-z0-9-]{0,59}$/),
    kind: among("department", "page"),
    name: text,
    position: between(0, 999),
    created_at: instant,
  },
  article_links: { path: matching(/^\/./) },
  article_reviews: { id, reviewed: day, due: day },
  article_versions: { compiled: { accepts: isArticleOrNone }, created_at: instant },
} as const satisfies Record<string, Rules> & Record<TableOf<KeptSubject>, Rules>;

export type RuledTable = keyof typeof rowRules;

export function findFaults(table: RuledTable, row: object): { column: string; rule: Rule }[] {
  const faults: { column: string; rule: Rule }[] = [];
  for (const [column, rule] of Object.entries<Rule>(rowRules[table])) {
    const value = (row as Record<string, unknown>)[column];
    const isKept = value === undefined || (value === null && rule.instead === null);
    if (!isKept && !rule.accepts(value)) faults.push({ column, rule });
  }
  return faults;
}

function matching(pattern: RegExp): Rule {
  return { accepts: (value) => typeof value === "string" && pattern.test(value) };
}

function among(...values: readonly unknown[]): Rule {
  return { accepts: (value) => values.includes(value) };
}

function between(least: number, most: number): Rule {
  return { accepts: (value) => typeof value === "number" && value >= least && value <= most };
}

function isDay(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

function isListOf(value: unknown, accepts: (one: unknown) => boolean, least = 0): boolean {
  const list = parseJson(value);
  return Array.isArray(list) && list.length >= least && list.every(accepts);
}

const articleTexts = ["title", "linkTitle", "description", "written", "lead", "body", "text"];
const articleLists = ["needs", "synonyms", "sources", "related", "sections"];

/** As `app/library/compile/compile.ts` makes it; none of a text that came with the program. */
function isArticleOrNone(value: unknown): boolean {
  if (value === null) return true;
  const article = parseJson(value);
  return (
    isObject(article) &&
    articleTexts.every((name) => typeof article[name] === "string") &&
    articleLists.every((name) => Array.isArray(article[name])) &&
    isDay(article.written) &&
    isObject(article.drawings) &&
    [article.sources, article.sections].every((list) => (list as unknown[]).every(isObject))
  );
}

function areWords(value: unknown): boolean {
  const fields = parseJson(value);
  const isWorded = (one: unknown) =>
    isObject(one) && typeof one.text === "string" && typeof one.of === "string";
  return isObject(fields) && Object.values(fields).every(isWorded);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
}
