import { href } from "react-router";
import { roleLabels } from "#app/auth/roles.ts";
import { readForm } from "#app/form.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import type { Role } from "#db/schema.ts";
import { setRole } from "#db/staff-changes.ts";
import type { Route } from "./+types/staff-role";
import { changeAccount, readOther } from "./change.server.ts";
import { aboutRoles } from "./words.ts";

const failure = "Failed to change the role";
const unsure = "It may or may not have been changed. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Change role" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return readOther(context, params.id);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, "staffRole");
  const role: Role = form.get("role") === "admin" ? "admin" : "editor";
  return changeAccount(context, params.id, failure, (actor) => setRole(params.id, role, actor), {
    sentence: (name) => `${name} is ${described[role]} now.`,
    place: href("/dashboard/Staff/:id", { id: params.id }),
  });
}

const described: Record<Role, string> = { admin: "an administrator", editor: "an editor" };

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function ChangeRole({ loaderData, actionData, params }: Route.ComponentProps) {
  const other: Role = !isUnread(loaderData) && loaderData.role === "editor" ? "admin" : "editor";
  return (
    <Confirm
      title="Change role"
      question={`Do you want to make this account ${described[other]}?`}
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.email}`}
      failure="Failed to fetch accounts"
      advice={`${aboutRoles} It counts at once, also where the person is signed in.`}
      result={actionData}
      list={href("/dashboard/Staff/:id", params)}
    >
      <input type="hidden" name="role" value={other} />
      <SubmitButton busy="Changing...">{`Make ${roleLabels[other].toLowerCase()}`}</SubmitButton>
    </Confirm>
  );
}
