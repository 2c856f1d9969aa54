import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { deskNameOf, localeOfDeskName } from "#app/library/desk-name.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, withQuery } from "#app/requests/http.ts";
import type { ConfirmTexts } from "#app/ui/confirm.tsx";
import { setArticleHidden } from "#db/texts/articles.ts";
import type { Route } from "./+types/staff-hide";
import { isShown } from "./languages.server.ts";
import { readTexts } from "./staff-article.server.ts";
import { articlesQuery } from "./staff-inputs.ts";

/** The loader and the action of a route that asks before it hides a page, or shows it again. */
export function visibilityRoute({ failure }: ConfirmTexts, is_hidden: 0 | 1) {
  function loader({ params }: Pick<Route.LoaderArgs, "params">) {
    return orLoadFailure(async () => ({ what: (await readEnglish(params.name)).texts.title }));
  }

  function action({ params, context, url }: Pick<Route.ActionArgs, "params" | "context" | "url">) {
    const staff = requireStaff(context);
    return orNotSent(failure, async () => {
      const { path, texts } = await readEnglish(params.name);
      setArticleHidden(path, is_hidden, texts.title, staff);
      const row = deskNameOf(path);
      const list = withQuery(href("/dashboard/Articles"), url, articlesQuery);
      return redirectWithFlash(`${list}#${row}`, {
        sentence: `“${texts.title}” is ${wordVisibility(path, is_hidden)}`,
        changed: row,
        ...(isShown(path) && { page: path }),
      });
    });
  }

  return { loader, action };
}

/** A page may have no text yet, or need a registration. */
function wordVisibility(path: string, is_hidden: 0 | 1): string {
  if (is_hidden) return "hidden.";
  if (isShown(path)) return "shown again.";
  return "not hidden any more. Visitors do not read it yet: the list says why.";
}

/** A translation has no visibility of its own: it is hidden with the English page. */
async function readEnglish(name: string) {
  if (localeOfDeskName(name) !== "en") throw notFound();
  return readTexts(name);
}
