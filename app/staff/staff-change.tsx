import { href } from "react-router";
import { aboutMadeLinks } from "#app/auth/made-links.ts";
import { notFound } from "#app/http.ts";
import confirm from "#app/ui/confirm.module.css";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import type { Route } from "./+types/staff-change";
import { changeAccount, readOther } from "./change.server.ts";
import { changeNamed, changes, endsLinks, isDestructive } from "./changes.ts";

const unsure = "It may or may not have been done. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Change account" }];

function requireChange(name: string) {
  const known = changeNamed(name);
  if (!known) throw notFound();
  return known;
}

export function loader({ params, context }: Route.LoaderArgs) {
  requireChange(params.change);
  return readOther(context, params.id);
}

export function action({ params, context }: Route.ActionArgs) {
  return changeAccount(context, params.id, requireChange(params.change));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, "Failed to change the account", unsure);
}

export default function ChangeAccount({ loaderData, actionData, params }: Route.ComponentProps) {
  const name = requireChange(params.change);
  const { title, question, advice, busy } = changes[name];
  const madeLinks = isUnread(loaderData) || !endsLinks(name) ? 0 : loaderData.madeLinks;
  return (
    <Confirm
      title={title}
      question={question}
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.email}`}
      failure="Failed to fetch accounts"
      advice={advice + aboutMadeLinks(madeLinks, "will stop working")}
      result={actionData}
      list={href("/dashboard/Staff/:id", { id: params.id })}
    >
      <SubmitButton
        className={isDestructive(name) ? `button ${confirm.danger}` : "button"}
        busy={busy}
      >
        {title}
      </SubmitButton>
    </Confirm>
  );
}
