import { type Selectable, sql } from "kysely";
import { type Actor, type Recorded, recordChange } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { readableRow, readableRows } from "#db/readable-rows.ts";
import type { ArticleLinksTable, ArticlesTable, ArticleVersionsTable } from "#db/schema.ts";
import type { Written } from "#db/versioned.ts";
import { findOwnPageAt, markWritten, type OwnPage } from "./own-pages.ts";

const textNames = ["title", "link_title", "description", "synonyms", "sources", "text"] as const;

export type ArticleTexts = Pick<ArticleVersionsTable, (typeof textNames)[number]>;

export type KeptArticle = Omit<Selectable<ArticlesTable>, "updated_at">;

export type ArticleVersion = Selectable<ArticleVersionsTable>;

export type PublishedArticle = NonNullable<ReturnType<typeof findPublishedArticle>>;

export function findPublishedArticle(path: string) {
  const lastReview = sql<string>`(SELECT id FROM article_reviews AS review
    WHERE review.path = page.path ORDER BY reviewed DESC, created_at DESC LIMIT 1)`;
  const row = one(
    query
      .selectFrom(sql<{ path: string }>`(SELECT ${path} AS path)`.as("page"))
      .leftJoin("articles", "articles.path", "page.path")
      .leftJoin("article_versions", "article_versions.id", "articles.version_id")
      .leftJoin("article_links", "article_links.path", "page.path")
      .leftJoin("article_reviews", (join) => join.on("article_reviews.id", "=", lastReview))
      .select(["compiled", "article_versions.created_at as changed", "is_hidden"])
      .select(["name", "qualification", "registration", "reviewed", "due"])
      .select("article_reviews.text_hash"),
  );
  if (!row) return undefined;
  const { compiled, changed, reviewed, due } = row;
  // Better no page than words that the hospital has replaced.
  if (changed && !readableRow("article_versions", { path, compiled, created_at: changed })) {
    return { ...row, compiled: null, is_hidden: 1 };
  }
  const isReviewed = reviewed && readableRow("article_reviews", { path, reviewed, due });
  return isReviewed ? row : { ...row, name: null };
}

export type LinkChange = Selectable<ArticleLinksTable>;

export function listLinkChanges(): LinkChange[] {
  const changes = query.selectFrom("article_links").select(["path", "is_hidden", "title"]);
  return readableRows("article_links", all(changes));
}

export function listOwnArticles(): { path: string; version_id: number }[] {
  return all(
    query
      .selectFrom("articles")
      .select(["path", sql<number>`version_id`.as("version_id")])
      .where("version_id", "is not", null),
  );
}

export function findOwnVersions(): Map<string, ArticleVersion> {
  const rows = all(
    query
      .selectFrom("articles")
      .innerJoin("article_versions", "article_versions.id", "articles.version_id")
      .selectAll("article_versions"),
  );
  return new Map(readableRows("article_versions", rows).map((row) => [row.path, row]));
}

export function findKeptArticle(path: string): KeptArticle {
  const row = one(
    query.selectFrom("articles").select(["path", "version_id", "version"]).where("path", "=", path),
  );
  return row ?? { path, version_id: null, version: 0 };
}

function findLink(path: string): LinkChange {
  const row = one(query.selectFrom("article_links").selectAll().where("path", "=", path));
  return row ?? { path, is_hidden: 0, title: null };
}

export function listArticleVersions(
  path: string,
): (Omit<ArticleVersion, "compiled"> & { is_built_in: number })[] {
  return all(
    query
      .selectFrom("article_versions")
      .select(["id", "path", "text_hash", "staff_email", "created_at", ...textNames])
      .select(sql<number>`compiled IS NULL`.as("is_built_in"))
      .where("path", "=", path)
      .orderBy("id", "desc"),
  );
}

export function findArticleVersion(id: number): ArticleVersion | undefined {
  const row = one(query.selectFrom("article_versions").selectAll().where("id", "=", id));
  if (!row || readableRow("article_versions", row)) return row;
  return { ...row, compiled: null };
}

export interface BuiltInText {
  texts: ArticleTexts;
  text_hash: string;
}

interface Saving {
  path: string;
  version: number;
  builtIn: BuiltInText;
}

const nothing = "0".repeat(32);

/** What is kept of a translation that is not whole, or fits no English page here: visitors do not read it. */
export function unfinishedTranslation(english: object, texts: ArticleTexts): string {
  const { title, link_title: linkTitle, description } = texts;
  const translationOf = { text: nothing, advice: nothing };
  return JSON.stringify({ ...english, title, linkTitle, description, translationOf });
}

export function isUnfinished(translationOf: { text: string } | null | undefined): boolean {
  return translationOf?.text === nothing;
}

type Saved = Written<KeptArticle>;

export function saveArticle(
  { path, version, builtIn }: Saving,
  own: { texts: ArticleTexts; compiled: string; text_hash: string },
  actor: Actor,
): Saved {
  return transaction(() => {
    const current = findKeptArticle(path);
    const now = currentTexts(current) ?? { ...builtIn.texts, text_hash: builtIn.text_hash };
    // A translation is another one when the English is, or when it was not whole before.
    const isSame = textNames.every((name) => now[name] === own.texts[name]);
    if (isSame && now.text_hash === own.text_hash) return { conflict: false, after: current };
    if (current.version !== version) return { conflict: true, current };
    if (current.version_id === null && !findOwnPageAt(path)) noteBuiltIn(path, builtIn, actor);
    const version_id = insertVersion({ path, ...own.texts, ...own }, actor);
    return { conflict: false, after: publish(current, version_id, builtIn, actor) };
  });
}

export function returnToBuiltIn({ path, version, builtIn }: Saving, actor: Actor): Saved {
  return transaction(() => {
    const current = findKeptArticle(path);
    if (current.version_id === null) return { conflict: false, after: current };
    if (current.version !== version) return { conflict: true, current };
    noteBuiltIn(path, builtIn, actor);
    return { conflict: false, after: publish(current, null, builtIn, actor) };
  });
}

export function setArticleHidden(path: string, is_hidden: 0 | 1, name: string, actor: Actor): void {
  transaction(() => {
    const before = findLink(path);
    if (before.is_hidden === is_hidden) return;
    writeLink({ ...before, is_hidden });
    recordChange({
      actor,
      action: "update",
      subject: "article",
      subjectId: path,
      before: { name, is_hidden: before.is_hidden },
      after: { name, is_hidden },
    });
  });
}

function currentTexts({ version_id }: KeptArticle): ArticleVersion | undefined {
  return version_id === null ? undefined : findArticleVersion(version_id);
}

function findNotedBuiltIn(path: string): ArticleVersion | undefined {
  return one(
    query
      .selectFrom("article_versions")
      .selectAll()
      .where("path", "=", path)
      .where("compiled", "is", null)
      .orderBy("id", "desc"),
  );
}

/** What stands on the website without a version of the hospital: of a page that it has added, no text. */
function findTextBefore(path: string): BuiltInText | undefined {
  const page = findOwnPageAt(path);
  if (page) return emptyText(page);
  const noted = findNotedBuiltIn(path);
  return noted && { texts: noted, text_hash: noted.text_hash };
}

export function emptyText({ name }: Pick<OwnPage, "name">): BuiltInText {
  return {
    texts: { title: name, link_title: name, description: "", synonyms: "", sources: "", text: "" },
    text_hash: "",
  };
}

/** Once for each text, so that versions can be compared with it when the program brings another. */
function noteBuiltIn(path: string, { texts, text_hash }: BuiltInText, actor: Actor): void {
  const noted = findNotedBuiltIn(path);
  if (noted && textNames.every((name) => noted[name] === texts[name])) return;
  insertVersion({ path, ...texts, compiled: null, text_hash }, actor);
}

function insertVersion(
  row: ArticleTexts & Pick<ArticleVersion, "path" | "compiled" | "text_hash">,
  { email }: Actor,
): number {
  const { path, compiled, text_hash } = row;
  const texts = Object.fromEntries(textNames.map((name) => [name, row[name]]));
  const noted = { path, compiled, text_hash, staff_email: email };
  const columns = { ...texts, ...noted, created_at: new Date().toISOString() };
  run(query.insertInto("article_versions").values(columns as ArticleTexts & typeof columns));
  const last = one(
    query.selectFrom("article_versions").select(({ fn }) => fn.max<number>("id").as("id")),
  );
  return last?.id ?? 0;
}

function publish(
  before: KeptArticle,
  version_id: number | null,
  builtIn: BuiltInText,
  actor: Actor,
): KeptArticle {
  const { path } = before;
  const after = { path, version_id, version: before.version + 1 };
  const recorded = (article: KeptArticle) =>
    toRecorded(article, currentTexts(article) ?? builtIn.texts);
  const [old, now] = [recorded(before), recorded(after)];
  const row = { ...after, updated_at: new Date().toISOString() };
  run(
    query
      .insertInto("articles")
      .values(row)
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row)),
  );
  markWritten(path, version_id === null ? 0 : 1);
  const link = findLink(path);
  // Menus have the name of a page that the hospital has added.
  const isNamed = version_id === null || findOwnPageAt(path) !== undefined;
  const own = isNamed ? null : currentTexts(after)?.link_title;
  const title = own === builtIn.texts.link_title ? null : (own ?? null);
  if (title !== link.title) writeLink({ ...link, title });
  recordChange({
    actor,
    action: "update",
    subject: "article",
    subjectId: path,
    before: old,
    after: now,
  });
  return after;
}

function toRecorded({ version_id }: KeptArticle, { title, ...texts }: ArticleTexts): Recorded {
  const named = textNames.slice(1).map((name) => [name, texts[name as keyof typeof texts]]);
  return { name: title, version_id, ...Object.fromEntries(named) };
}

// A row that says nothing is no row, so that a page without changes reads an empty table.
function writeLink({ path, ...link }: LinkChange): void {
  if (link.is_hidden === 0 && link.title === null) {
    run(query.deleteFrom("article_links").where("path", "=", path));
    return;
  }
  run(
    query
      .insertInto("article_links")
      .values({ path, ...link })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(link)),
  );
}

/** For Undo: an article comes with the program, so nothing but its changes can be taken back. */
export const keptArticles = {
  find(path: string): object | undefined {
    const article = findKeptArticle(path);
    const texts = currentTexts(article) ?? findTextBefore(path)?.texts;
    return { is_hidden: findLink(path).is_hidden, ...(texts && toRecorded(article, texts)) };
  },
  change(path: string, fields: object, actor: Actor): void {
    const { is_hidden, version_id, name } = fields as Recorded;
    if (is_hidden !== undefined) setArticleHidden(path, is_hidden ? 1 : 0, String(name), actor);
    const builtIn = findTextBefore(path);
    if (version_id === undefined || !builtIn) return;
    transaction(() => publish(findKeptArticle(path), version_id as number | null, builtIn, actor));
  },
  remove: neverDeleted,
  restore: neverDeleted,
};

function neverDeleted(): never {
  throw new Error("An article is never deleted");
}
