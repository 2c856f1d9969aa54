import { href } from "react-router";
import { deskNameOf, localeOfDeskName } from "#app/library/desk-name.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, withQuery } from "#app/requests/http.ts";
import type { StaffActor } from "#db/audit.ts";
import { setArticleHidden } from "#db/texts/articles.ts";
import { readTexts } from "./staff-article.server.ts";
import { articlesQuery } from "./staff-inputs.ts";

/** A translation has no visibility of its own: it is hidden with the English page. */
function requireEnglish(name: string) {
  if (localeOfDeskName(name) !== "en") throw notFound();
}

export async function readTitle(name: string): Promise<{ what: string }> {
  requireEnglish(name);
  return { what: (await readTexts(name)).texts.title };
}

export async function changeVisibility(
  name: string,
  is_hidden: 0 | 1,
  url: URL,
  staff: StaffActor,
): Promise<Response> {
  requireEnglish(name);
  const { path, texts } = await readTexts(name);
  setArticleHidden(path, is_hidden, texts.title, staff);
  const row = deskNameOf(path);
  const list = withQuery(href("/dashboard/Articles"), url, articlesQuery);
  return redirectWithFlash(`${list}#${row}`, {
    sentence: `“${texts.title}” is ${is_hidden ? "hidden" : "shown again"}.`,
    changed: row,
    ...(!is_hidden && { page: path }),
  });
}
