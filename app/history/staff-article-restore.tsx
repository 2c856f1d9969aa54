import { data, href, Link } from "react-router";
import { isRead, languagesBefore, wordLost } from "#app/article-desk/languages.server.ts";
import { compileTexts, findSentBefore, saveCompiled } from "#app/article-desk/save.server.ts";
import { type ReadTexts, readTexts } from "#app/article-desk/staff-article.server.ts";
import { inWords } from "#app/article-desk/text-problems.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import confirmStyles from "#app/ui/confirm.module.css";
import { Dialog } from "#app/ui/dialog.tsx";
import { DialogLink, useKeptSearch } from "#app/ui/dialog-link.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import conflictStyles from "#app/ui/sending/conflict-notice.module.css";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import type { StaffActor } from "#db/audit.ts";
import { returnToBuiltIn } from "#db/texts/articles.ts";
import type { Route } from "./+types/staff-article-restore";
import { builtInId, compareTexts, listVersions, type Version } from "./article-versions.server.ts";
import { Differences } from "./entries.tsx";
import { readPeople } from "./read.server.ts";
import { restoreForm } from "./staff-inputs.ts";

export const reads = [restoreForm];

export const meta: Route.MetaFunction = () => [
  { title: "Go back to a version" },
  { name: "robots", content: "noindex" },
];

const failure = "Failed to go back to the version";

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(async () => (await readVersion(params)).shown);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, restoreForm);
  return orNotSent(failure, async () => {
    const { read, wanted, shown } = await readVersion(params);
    const version = Number(form.get("version"));
    const sentBefore = findSentBefore(read, version, staff);
    const before = languagesBefore(read, sentBefore);
    const saved = await goBack(read, wanted, version, staff);
    if ("problems" in saved) {
      const problems = inWords(saved.problems, wanted.texts).map(({ sentence }) => sentence);
      return data({ ...shown, problems, isChanged: false }, { status: 400 });
    }
    if (saved.conflict) {
      return data({ ...shown, problems: [] as string[], isChanged: true }, { status: 409 });
    }
    const { name } = params;
    return redirectWithFlash(href("/dashboard/Articles/:name/versions", { name }), {
      sentence: `“${wanted.texts.title}” is as it was.${wordLost(read.path, before)}`,
      ...(sentBefore && { undo: sentBefore.undo }),
      ...(isRead(read.path) && { page: read.path }),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

/** The text of the hospital's own is checked again: the checks may be others by now. */
async function goBack(read: ReadTexts, wanted: Version, version: number, staff: StaffActor) {
  const { path, builtIn } = read;
  if (wanted.id === builtInId) return returnToBuiltIn({ path, version, builtIn }, staff);
  const compiled = await compileTexts(read, wanted.texts, staff);
  if ("problems" in compiled) return compiled;
  return saveCompiled(read, wanted.texts, compiled.article, version, staff);
}

async function readVersion({ name, version }: Route.LoaderArgs["params"]) {
  const read = await readTexts(name);
  const versions = listVersions(read, readPeople().nameOf);
  const wanted = orNotFound(versions.find(({ id }) => id === version));
  const shown = {
    version: read.kept.version,
    label: wanted.label,
    differences: compareTexts(read.texts, wanted.texts),
  };
  return { read, wanted, shown };
}

export default function RestoreArticle({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name } = params;
  const list = href("/dashboard/Articles/:name/versions", { name });
  const reply = isNotSent(actionData) ? undefined : actionData;
  const shown = reply ?? loaderData;
  return (
    <Dialog title="Go back to a version" closeTo={useKeptSearch(list)}>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      {reply && <Refusal {...reply} name={name} />}
      {isLoadFailure(shown) ? (
        <LoadFailureNotice failure="Failed to fetch articles" {...shown} />
      ) : (
        <>
          <p className={confirmStyles.question}>
            Are you sure you want to put this version on the website?
          </p>
          <p className={confirmStyles.what}>{shown.label}</p>
          <Differences rows={shown.differences} before="Now" after="Then" />
          <SendForm className={confirmStyles.actions} replace>
            <input type="hidden" name="version" value={shown.version} />
            <SubmitButton busy="Saving...">Go back to it</SubmitButton>
            <DialogLink className="button quiet" to={list} replace>
              Cancel
            </DialogLink>
          </SendForm>
        </>
      )}
    </Dialog>
  );
}

function Refusal({
  name,
  problems,
  isChanged,
}: {
  name: string;
  problems: string[];
  isChanged: boolean;
}) {
  return (
    <div className={conflictStyles.conflict} role="alert">
      {isChanged ? (
        <>
          <h3>Somebody else saved this page while you were looking</h3>
          <p>Nothing is saved yet. Look at what would change now, and press Go back to it again.</p>
        </>
      ) : (
        <>
          <h3>This version cannot be put on the website as it was</h3>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p>
            <Link to={href("/dashboard/Articles/:name/edit", { name })}>Edit the text instead</Link>
          </p>
        </>
      )}
    </div>
  );
}
