import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import { languagesInEnglish } from "#app/language/locale.ts";
import { deskNameOf, isDeskNameOfOwn, localeOfDeskName } from "#app/library/desk-name.ts";
import { withFacts } from "#app/library/library.server.ts";
import type { Article } from "#app/library/schema.ts";
import { correct, offer } from "#app/markdown/corrections.ts";
import { readPasted } from "#app/markdown/pasted.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { changeRows, focusAfter, readChange, type SentChange } from "#app/settings/rows.ts";
import { blankRow } from "#app/settings/typed.ts";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ConflictNotice, type Difference } from "#app/ui/sending/conflict-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import type { StaffActor } from "#db/audit.ts";
import { type ArticleTexts, isUnfinished } from "#db/texts/articles.ts";
import type { Route } from "./+types/staff-edit";
import { listEnglishChanges } from "./english-changes.server.ts";
import { articleFields } from "./fields.ts";
import {
  articleSchema,
  begunTranslationSchema,
  isDerived,
  ownPageTextSchema,
  translationSchema,
} from "./form-schema.ts";
import { isRead, languagesBefore, wordLost } from "./languages.server.ts";
import { Preview } from "./preview.tsx";
import {
  compileTexts,
  describeApart,
  findSentBefore,
  saveCompiled,
  saveUnfinished,
} from "./save.server.ts";
import { sourcesGroup, sourcesIn, typedSources } from "./source-rows.ts";
import { type ReadTexts, readTexts } from "./staff-article.server.ts";
import styles from "./staff-edit.module.css";
import { articleForm } from "./staff-inputs.ts";
import { TextForm, type TextReply } from "./text-form.tsx";
import { correctable, differencesOf, inWords, toFieldErrors } from "./text-problems.ts";

const failure = "Failed to save the page";

export const reads = [articleForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(async () => {
    const stored = await readTexts(params.name);
    const { path, kept, texts, isAdded, translation, article } = stored;
    const { title, link_title, synonyms, sources, text } = texts;
    const isUnwritten = isDeskNameOfOwn(params.name) && isDerived(texts);
    const description = isUnwritten ? "" : texts.description;
    return {
      path,
      isOwn: kept.version_id !== null,
      isAdded,
      version: kept.version,
      texts: { title, link_title, description, synonyms, sources, text },
      sources: typedSources(sources),
      ...(translation && {
        isRead: isRead(path),
        isUnfinished: isUnfinished(article.translationOf),
        hasChanged: listEnglishChanges(stored).length > 0,
        language: languagesInEnglish[translation.locale],
        lang: translation.locale,
        english: translation.english.texts,
      }),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, articleForm);
  const version = Number(form.get("version"));
  const sent = sourcesIn(form);
  const change = readChange(sourcesGroup, form.get("change"));
  const isTranslation = localeOfDeskName(params.name) !== "en";
  const ofEnglish = isDeskNameOfOwn(params.name) ? ownPageTextSchema : articleSchema;
  const isForLater = form.has("later");
  const ofTranslation = isForLater ? begunTranslationSchema : translationSchema;
  const schema = isTranslation ? ofTranslation : ofEnglish;
  const submission = parseWithZod(textsIn(form, sent.text), { schema });
  const typed = (fieldErrors?: Record<string, string[]>): EditReply => ({
    result: submission.reply(fieldErrors && { fieldErrors }),
    version,
    sources: sent.typed,
    problems: [],
    differences: [],
    capabilities: readCapabilities(),
  });
  if (change) return data(withRowMoved(typed(), change));
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const value = { ...submission.value, text: readPasted(submission.value.text) };
  return orNotSent(
    failure,
    async () => {
      const stored = await readTexts(params.name);
      const all: ArticleTexts = { link_title: stored.texts.link_title, ...value };
      const isDescribed = String(form.get("description") ?? "").trim() !== "";
      const texts = isDescribed ? all : describeApart(stored.path, all);
      if (isForLater) return keepForLater(params.name, stored, texts, version, typed, staff);
      const compiled = await compileTexts(stored, texts, staff);
      const use = form.get("use");
      if (use && "problems" in compiled) {
        const text = correct(texts.text, correctable(compiled.problems), String(use));
        const again = await compileTexts(stored, { ...texts, text }, staff);
        return data(withText(replyTo(again, { ...texts, text }, typed), text));
      }
      if ("problems" in compiled) return data(replyTo(compiled, texts, typed), { status: 400 });
      const { article, warnings = [] } = compiled;
      if (form.has("preview")) {
        return data({ ...typed(), preview: withFacts(article) });
      }
      const doubtful = inWords(warnings, texts).map(({ sentence }) => sentence);
      const toRead = [...listEnglishChanges(stored), ...doubtful];
      if (toRead.length > 0 && !form.has("keep")) {
        return data({ ...typed(), warnings: toRead }, { status: 400 });
      }
      const sentBefore = findSentBefore(stored, version, staff);
      const before = languagesBefore(stored, sentBefore);
      const saved = saveCompiled(stored, texts, article, version, staff);
      if (saved.conflict) return conflict(params.name, texts, typed(), saved.current.version);
      const { list, row } = placeInList(stored);
      return redirectWithFlash(`${list}#${row}`, {
        sentence: wordSaved(texts.title, stored.path) + wordLost(stored.path, before),
        changed: row,
        ...(sentBefore && { undo: sentBefore.undo }),
        ...(isRead(stored.path) && { page: stored.path }),
        ...(stored.addedId !== undefined && {
          next: { path: href("/dashboard/Pages/new"), title: "Add another" },
        }),
      });
    },
    typed,
  );
}

/** A translation that visitors do not read now may be kept in any state. */
function keepForLater(
  name: string,
  stored: ReadTexts,
  texts: ArticleTexts,
  version: number,
  typed: () => EditReply,
  staff: StaffActor,
) {
  if (!stored.translation || isRead(stored.path)) throw notFound();
  const saved = saveUnfinished(stored, texts, version, staff);
  if (saved.conflict) return conflict(name, texts, typed(), saved.current.version);
  const { list, row } = placeInList(stored);
  const sentBefore = findSentBefore(stored, version, staff);
  return redirectWithFlash(`${list}#${row}`, {
    sentence: `“${texts.title}” is kept. Visitors do not read it before you save it whole.`,
    changed: row,
    ...(sentBefore && { undo: sentBefore.undo }),
  });
}

async function conflict(name: string, texts: ArticleTexts, reply: EditReply, version: number) {
  const differences = differencesOf((await readTexts(name)).texts, texts);
  return data({ ...reply, version, differences }, { status: 409 });
}

function placeInList({ path, addedId, translation }: ReadTexts): { list: string; row: string } {
  if (addedId !== undefined) return { list: href("/dashboard/Pages"), row: addedId };
  const list = pathWith(href("/dashboard/Articles"), { language: translation?.locale ?? "" });
  return { list, row: deskNameOf(path) };
}

function wordSaved(title: string, path: string): string {
  if (!isRead(path)) return `“${title}” is saved.`;
  return isBeingSetUp()
    ? `“${title}” is saved. Visitors read it once the website is open.`
    : `“${title}” is on the website as you wrote it.`;
}

interface EditReply extends TextReply {
  differences: Difference[];
  preview?: Article;
  capabilities: ReturnType<typeof readCapabilities>;
}

function textsIn(form: FormData, sources: string): FormData {
  const texts = new FormData();
  for (const name of articleFields) {
    const value = name === "sources" ? sources : form.get(name);
    if (value !== null) texts.append(name, value);
  }
  return texts;
}

function withRowMoved(reply: EditReply, { list, change }: SentChange): EditReply {
  const { values, rows } = reply.sources;
  const { error: _, ...result } = reply.result;
  const changed = changeRows(rows[list.name] ?? [], change, blankRow(list.fields));
  return {
    ...reply,
    result,
    sources: { values, rows: { ...rows, [list.name]: changed } },
    focus: focusAfter(list, change, changed.length),
  };
}

function replyTo(
  compiled: Awaited<ReturnType<typeof compileTexts>>,
  texts: ArticleTexts,
  typed: (fieldErrors?: Record<string, string[]>) => EditReply,
): EditReply {
  if ("article" in compiled) return typed();
  const { problems } = compiled;
  return {
    ...typed(toFieldErrors(problems)),
    // Without the rows in which nothing is typed, so that each problem is at its source.
    sources: typedSources(texts.sources),
    problems: inWords(problems, texts),
    corrections: offer(texts.text, correctable(problems)),
  };
}

function withText(reply: EditReply, text: string): EditReply {
  const { result } = reply;
  const initialValue = { ...result.initialValue, text };
  const focus = result.error ? undefined : "text";
  return { ...reply, result: { ...result, initialValue }, corrected: text, focus };
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function EditArticle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const read = isLoadFailure(loaderData) ? undefined : loaderData;
  const title = `Edit “${read?.texts.title ?? params.name}”`;
  const isWrong =
    actionData &&
    (notSent || reply?.result.error || reply?.differences.length || reply?.warnings?.length);
  return (
    <div key={params.name}>
      <title>{`${isWrong ? "Error: " : ""}${title}`}</title>
      <header className="head">
        <div>
          <h1>{title}</h1>
          <p>{read && aboutText(read)}</p>
        </div>
      </header>
      <p className={styles.links}>
        <Link to={href("/dashboard/Articles")}>Articles</Link>
        {read && (read.isOwn || !read.isAdded) && <a href={read.path}>View on website</a>}
        {read?.english && (
          <Link to={href("/dashboard/Articles/:name/edit", { name: params.name.slice(3) })}>
            The English page
          </Link>
        )}
        <Link to={href("/dashboard/Articles/:name/versions", { name: params.name })}>Versions</Link>
        <Link to={href("/dashboard/Articles/:name/review", { name: params.name })}>Checks</Link>
        <Link to={href("/dashboard/Articles/:name/print", { name: params.name })}>
          Print sheet for the doctor
        </Link>
      </p>
      {reply?.preview && (
        <Preview
          key={reply.preview.body}
          article={reply.preview}
          capabilities={reply.capabilities}
          lang={read?.lang}
        />
      )}
      <ConflictNotice thing="this page" differences={reply?.differences} button="Save" />
      {read || reply ? (
        <TextForm read={read} reply={reply} notSent={notSent} />
      ) : (
        isLoadFailure(loaderData) && (
          <LoadFailureNotice failure="Failed to fetch articles" {...loaderData} />
        )
      )}
    </div>
  );
}

function aboutText(read: Exclude<Route.ComponentProps["loaderData"], LoadFailure>): string {
  const { isOwn, isAdded, isUnfinished, hasChanged, isRead, language } = read;
  if (language) {
    if (hasChanged) {
      return `The English has changed since it was translated into ${language}${isRead ? "" : ": visitors do not read it"}`;
    }
    if (isUnfinished) return `Begun in ${language}: visitors do not read it yet`;
    if (isOwn) return `Our own translation into ${language}`;
    return isAdded
      ? `Not in ${language} yet: replace the English words, line by line`
      : `The translation into ${language} that came with the program`;
  }
  if (isOwn) return "A text of our own";
  return isAdded
    ? "No text yet: the page is there once you save one"
    : "The text that came with the program";
}
