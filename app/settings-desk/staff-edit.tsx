import { href, Link, useOutlet } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { fieldsOf, type GroupName, isList } from "#app/settings/fields.ts";
import { groups, requireGroup } from "#app/settings/groups.ts";
import { failureFor } from "#app/settings/paths.ts";
import { blankTyped, typedOf } from "#app/settings/typed.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { WordsLink } from "#app/ui/words-link.tsx";
import { isBeingSetUp, isNeededOpen } from "#db/accounts/set-up.ts";
import { readSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-edit";
import styles from "./form.module.css";
import { SettingForm } from "./form.tsx";
import { saveGroup } from "./save.server.ts";
import { lastSaved } from "./saved.server.ts";
import { groupForms } from "./staff-inputs.ts";

export const reads = Object.values(groupForms);

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  const name = requireGroup(params.group);
  return orLoadFailure(() => {
    const { value, version, isUnsaid } = readSetting(name);
    const isBlank = isUnsaid && isBlankAtFirst(name);
    return {
      typed: isBlank ? blankTyped(groups[name]) : typedOf(groups[name], value),
      version,
      isUnsaid,
      isNeeded: isNeededOpen(name),
      saved: lastSaved(name),
    };
  });
}

/** The sample is not filled in before the website opens: saved by mistake, its number would ring nowhere. */
function isBlankAtFirst(name: GroupName): boolean {
  return (name === "identity" || name === "contact") && isBeingSetUp();
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveGroup(requireGroup(params.group), request, requireStaff(context));
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(requireGroup(params.group)));
}

export default function EditGroup({ loaderData, actionData, params }: Route.ComponentProps) {
  const question = useOutlet();
  const name = requireGroup(params.group);
  const { title, page } = groups[name];
  const { reply, notSent } = useReply(actionData);
  const stored = isLoadFailure(loaderData) ? undefined : loaderData;
  const hasFailed = reply?.errors || reply?.differences || notSent;
  return (
    <>
      <title>{`${hasFailed ? "Error: " : ""}${title} | Hospital`}</title>
      <div inert={question !== null} className={styles.group}>
        <p className={styles.back}>
          <Link to={href("/dashboard/Hospital")}>All sections</Link>
        </p>
        <header>
          <h2>{title}</h2>
          {hasWords(name) && (
            <WordsLink
              to={href("/dashboard/Hospital/:group/words/:locale", { group: title, locale: "hi" })}
            />
          )}
          {page && (
            <a href={page} target="_blank" rel="noopener">
              View on website<span className="visually-hidden"> (opens a new tab)</span>
            </a>
          )}
        </header>
        <SettingForm name={name} loaded={loaderData} reply={reply} notSent={notSent}>
          {stored && <State name={name} {...stored} />}
        </SettingForm>
      </div>
      {question}
    </>
  );
}

function hasWords(name: GroupName): boolean {
  return fieldsOf(groups[name])
    .flatMap((field) => (isList(field) ? field.fields : field))
    .some(({ words }) => words);
}

function State({
  name,
  isUnsaid,
  isNeeded,
  saved,
}: {
  name: GroupName;
  isUnsaid: boolean;
  isNeeded: boolean;
  saved: string | undefined;
}) {
  const group = groups[name].title;
  if (isUnsaid) return <span>Nobody has saved this yet.</span>;
  return (
    <>
      <span>
        {saved && `${saved}. `}
        <Link to={pathWith(href("/dashboard/History"), { kind: `setting:${name}` })}>History</Link>
      </span>
      {!isNeeded && (
        <DialogLink to={href("/dashboard/Hospital/:group/discard", { group })}>
          Discard what was saved
        </DialogLink>
      )}
    </>
  );
}
