import { href, Link, NavLink } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { languageNames, otherLocales } from "#app/language/locale.ts";
import { anchorOf, tabOf } from "#app/pictures/tabs.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { orNotFound, readListQuery, withQuery } from "#app/requests/http.ts";
import { cutPage } from "#app/requests/list-place.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { findWords, hashOf, idOf, type WordsOf } from "#db/texts/words.ts";
import type { Route } from "./+types/staff-edit";
import styles from "./form.module.css";
import { WordsForm } from "./form.tsx";
import { listOriginals, matchWords } from "./originals.server.ts";
import { failure, insteadOf, placeAt, wordsPath } from "./place.ts";
import { saveForm } from "./save.server.ts";
import { textsPerPage, wordsForm, wordsQuery } from "./staff-inputs.ts";

export const reads = [wordsForm, wordsQuery];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const of = requirePlace(url.pathname);
  const history = href("/dashboard/History");
  const hasHistory = mayUse(requireStaff(context), history);
  return orLoadFailure(() => {
    const originals = orNotFound(listOriginals(of));
    const { fields = {}, version = 0 } = findWords(of) ?? {};
    const { title, texts } = originals;
    const words = matchWords(texts, fields);
    const shown = cutPage(texts, readListQuery(url, wordsQuery).page, textsPerPage);
    return {
      title,
      version,
      history: hasHistory && pathWith(history, { kind: `words:${idOf(of)}` }),
      current: [...words.values()].filter(({ isOld }) => !isOld).length,
      total: texts.length,
      page: shown.page,
      pages: shown.pages,
      texts: shown.part.map(({ length: _, ...original }) => {
        const { text = "", isOld = false } = words.get(original.name) ?? {};
        return { ...original, of: hashOf(original.english), text, isOld };
      }),
    };
  });
}

export function action({ request, url, context }: Route.ActionArgs) {
  const of = requirePlace(url.pathname);
  return saveForm(request, of, requireStaff(context), withQuery(url.pathname, url, wordsQuery));
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function EditWords({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { pathname } = matches.at(-1) ?? { pathname: "" };
  const of = requirePlace(pathname);
  const { subject, subject_id, locale } = of;
  const { reply, notSent } = useReply(actionData);
  const language = languageNames[locale];
  const path = wordsPath(subject, subject_id) ?? "";
  const read = isLoadFailure(loaderData) ? undefined : loaderData;
  const hasFailed = reply?.errors || reply?.differences || notSent;
  return (
    <div className={styles.page}>
      <title>{`${hasFailed ? "Error: " : ""}${read?.title ?? "Translation"}: ${language}`}</title>
      <p>
        <Link to={pathBack(of)}>{read?.title ?? "Back"}</Link>
      </p>
      <header>
        <h2>
          {read?.title ?? "Translation"}: <span lang={locale}>{language}</span>
        </h2>
        <p className={styles.languages}>
          {otherLocales.map((other) => (
            <NavLink key={other} to={`${path}/${other}`} lang={other}>
              {languageNames[other]}
            </NavLink>
          ))}
          {read?.history && <Link to={read.history}>History</Link>}
        </p>
      </header>
      <ConflictNotice thing="this translation" differences={reply?.differences} button="Save" />
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to fetch the translation" {...loaderData} />
      ) : (
        <>
          <p>{inWords(loaderData, subject)}</p>
          {loaderData.total > 0 && (
            <WordsForm
              key={`${pathname} ${loaderData.page} ${loaderData.version}`}
              of={of}
              {...loaderData}
              reply={reply}
              notSent={notSent}
            />
          )}
          <Pagination page={loaderData.page} pages={loaderData.pages} />
        </>
      )}
    </div>
  );
}

function pathBack({ subject, subject_id }: WordsOf): string {
  if (subject === "picture") {
    const tab = tabOf(subject_id)?.name ?? "";
    return `${href("/dashboard/Pictures/:tab", { tab })}#${anchorOf(subject_id)}`;
  }
  const path = wordsPath(subject, subject_id) ?? "";
  return path.replace(/\/words$/, subject === "setting" ? "" : "/edit");
}

function inWords(
  { current, total }: { current: number; total: number },
  subject: WordsOf["subject"],
): string {
  if (total === 0) {
    return subject === "picture"
      ? "It has no texts of yours to translate. Those of a sample come with the program in all languages."
      : "It has no texts to translate: they are written in English first.";
  }
  if (current === total) return total === 1 ? "It is translated." : `All ${total} are translated.`;
  const instead = insteadOf(subject);
  if (total === 1) return `Visitors read it ${instead} until it is translated.`;
  return `${current} of ${total} translated. Visitors read the rest ${instead}.`;
}

function requirePlace(pathname: string): WordsOf {
  return orNotFound(placeAt(pathname));
}
