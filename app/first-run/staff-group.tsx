import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { notFound } from "#app/requests/http.ts";
import type { GroupName } from "#app/settings/fields.ts";
import { groups } from "#app/settings/groups.ts";
import { failureFor } from "#app/settings/paths.ts";
import { blankTyped, typedOf } from "#app/settings/typed.ts";
import { SettingForm } from "#app/settings-desk/form.tsx";
import { saveGroup } from "#app/settings-desk/save.server.ts";
import { groupForms } from "#app/settings-desk/staff-inputs.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { readSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-group";
import { BackAndSkip, SetUpFrame } from "./frame.tsx";
import { pathAfter } from "./paths.ts";
import { listDonePages } from "./progress.server.ts";
import { type SetUpPage, setUpPageAt } from "./steps.ts";

export const reads = Object.values(groupForms);

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** A sample is not filled in: saved by mistake, its number would ring nowhere. */
export function loader({ params }: Route.LoaderArgs) {
  const { name } = requirePage(params.group);
  return orLoadFailure(() => {
    const { value, version, isUnsaid } = readSetting(name);
    const group = groups[name];
    const typed = isUnsaid ? blankTyped(group) : typedOf(group, value);
    return { typed, version, done: listDonePages() };
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  const page = requirePage(params.group);
  return saveGroup(page.name, request, requireStaff(context), pathAfter(page));
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(requirePage(params.group).name));
}

export default function SetUpGroup({ loaderData, actionData, params }: Route.ComponentProps) {
  const page = requirePage(params.group);
  const { reply, notSent } = useReply(actionData);
  const stored = isLoadFailure(loaderData) ? undefined : loaderData;
  return (
    <SetUpFrame
      page={page}
      done={stored?.done ?? []}
      hasFailed={Boolean(reply?.errors || reply?.differences || notSent)}
    >
      <SettingForm name={page.name} loaded={loaderData} reply={reply} notSent={notSent}>
        <BackAndSkip page={page} />
      </SettingForm>
    </SetUpFrame>
  );
}

function requirePage(segment: string): SetUpPage & { name: GroupName } {
  const page = setUpPageAt(segment);
  if (!page || !isGroupPage(page)) throw notFound();
  return page;
}

function isGroupPage(page: SetUpPage): page is SetUpPage & { name: GroupName } {
  return page.name in groups;
}
