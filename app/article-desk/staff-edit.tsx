import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { readCapabilities } from "#app/hospital/capabilities.server.ts";
import { withFacts } from "#app/library/library.server.ts";
import type { Article } from "#app/library/schema.ts";
import { orNotSent, orUnread } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { ConflictNotice, type Difference } from "#app/ui/sending/conflict-notice.tsx";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import type { ArticleTexts } from "#db/articles.ts";
import type { Route } from "./+types/staff-edit";
import { articleSchema } from "./form-schema.ts";
import { Preview } from "./preview.tsx";
import { compileTexts, saveCompiled } from "./save.server.ts";
import { readTexts } from "./staff-article.server.ts";
import styles from "./staff-edit.module.css";
import { articleForm } from "./staff-inputs.ts";
import { TextForm } from "./text-form.tsx";
import { differencesOf, inWords, toFieldErrors } from "./text-problems.ts";

const failure = "Failed to save the page";

export const reads = [articleForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(async () => {
    const { path, kept, texts } = await readTexts(params.name);
    const { title, link_title, description, synonyms, sources, text } = texts;
    return {
      path,
      isOwn: kept.version_id !== null,
      version: kept.version,
      texts: { title, link_title, description, synonyms, sources, text },
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, articleForm);
  const version = Number(form.get("version"));
  const submission = parseWithZod(form, { schema: articleSchema });
  const typed = (fieldErrors?: Record<string, string[]>) => ({
    result: submission.reply(fieldErrors && { fieldErrors }),
    version,
    problems: [] as string[],
    differences: [] as Difference[],
    preview: undefined as Article | undefined,
    capabilities: readCapabilities(),
  });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const texts: ArticleTexts = submission.value;
  return orNotSent(
    failure,
    async () => {
      const stored = await readTexts(params.name);
      const compiled = await compileTexts(stored, texts, staff);
      if ("problems" in compiled) {
        const { problems } = compiled;
        return data(
          { ...typed(toFieldErrors(problems)), problems: inWords(problems, texts) },
          { status: 400 },
        );
      }
      const { article } = compiled;
      if (form.has("preview")) return data({ ...typed(), preview: withFacts(article) });
      const saved = saveCompiled(stored, texts, article, version, staff);
      if (saved.conflict) {
        const current = await readTexts(params.name);
        const differences = differencesOf(current.texts, texts);
        return data({ ...typed(), version: saved.current.version, differences }, { status: 409 });
      }
      return redirectWithFlash(`${href("/dashboard/Articles")}#${stored.path.slice(1)}`, {
        sentence: `“${texts.title}” is on the website as you wrote it.`,
        changed: stored.path.slice(1),
        page: stored.path,
      });
    },
    typed,
  );
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function EditArticle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const read = isUnread(loaderData) ? undefined : loaderData;
  const title = `Edit “${read?.texts.title ?? params.name}”`;
  const isWrong = actionData && !reply?.preview;
  return (
    <div key={params.name}>
      <title>{`${isWrong ? "Error: " : ""}${title}`}</title>
      <header className="head">
        <div>
          <h1>{title}</h1>
          <p>{read?.isOwn ? "A text of our own" : "The text that came with the program"}</p>
        </div>
      </header>
      <p className={styles.links}>
        <Link to={href("/dashboard/Articles")}>Articles</Link>
        {read && <a href={read.path}>See it on the website</a>}
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
        />
      )}
      {reply && <ConflictNotice thing="this page" differences={reply.differences} button="Save" />}
      {read || reply ? (
        <TextForm read={read} reply={reply} notSent={notSent} />
      ) : (
        isUnread(loaderData) && (
          <UnreadNotice failure="Failed to fetch articles" unread={loaderData.unread} />
        )
      )}
    </div>
  );
}
