import { orNotFound } from "#app/requests/http.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import type { Route } from "./+types/staff-change";
import { changeAccount, readQuestion } from "./change.server.ts";
import { changeNamed, changes, isDestructive } from "./changes.ts";

const failure = "Failed to change the account";
const unsure = "It may or may not have been done. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Change account" }];

function requireChange(name: string) {
  return orNotFound(changeNamed(name));
}

export function loader({ params, context }: Route.LoaderArgs) {
  return readQuestion(context, params.id, requireChange(params.change));
}

export function action({ params, context }: Route.ActionArgs) {
  return changeAccount(context, params.id, requireChange(params.change));
}

export const clientAction = sendConfirmed({ failure, unsure });

export default function ChangeAccount(props: Route.ComponentProps) {
  const name = requireChange(props.params.change);
  const { title, question, busy } = changes[name];
  return (
    <Confirm
      title={title}
      question={question}
      button={title}
      busy={busy}
      isDangerous={isDestructive(name)}
      loadFailure="Failed to fetch accounts"
      failure={failure}
      {...props}
    />
  );
}
