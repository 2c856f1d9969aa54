import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { groups, requireGroup } from "#app/settings/groups.ts";
import { pathOf } from "#app/settings/paths.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { isNeededOpen } from "#db/accounts/set-up.ts";
import { readSetting, resetSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-discard";
import { messageAbout } from "./save.server.ts";

const failure = "Failed to discard what was saved";
const needed =
  "Visitors of the open website would read a sample in its place. Change it instead: press Cancel.";
const unsure = "It may or may not have been deleted. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Discard what was saved" }];

export function loader({ params }: Route.LoaderArgs) {
  const name = requireGroup(params.group);
  return orLoadFailure(() => {
    if (isNeededOpen(name)) return { what: groups[name].about, advice: needed };
    const { isUnsaid } = readSetting(name);
    return { what: isUnsaid ? "Nothing is saved of it." : groups[name].about };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const name = requireGroup(params.group);
  return orNotSent(failure, async () => {
    if (isNeededOpen(name)) return refuse(failure, needed);
    resetSetting(name, staff);
    return redirectWithFlash(pathOf(name), messageAbout(name, "was discarded", staff));
  });
}

export const clientAction = sendConfirmed({ failure, unsure });

export default function DiscardGroup(props: Route.ComponentProps) {
  const name = requireGroup(props.params.group);
  const { title } = groups[name];
  return (
    <Confirm
      title="Discard what was saved"
      question={`Remove your hospital’s entries under “${title}”?`}
      advice="You can undo this afterwards, and History keeps what you had."
      button="Discard"
      busy="Discarding..."
      loadFailure={`Failed to fetch ${title}`}
      failure={failure}
      list={pathOf(name)}
      {...props}
    />
  );
}
