import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { sending } from "#app/ui/sending/send.ts";
import type { Route } from "./+types/staff-undo";
import { StateNotice } from "./state-notice.tsx";
import { sayChanged, takeBack } from "./undo.server.ts";

const failure = "Failed to undo";

export const meta: Route.MetaFunction = () => [{ title: "Undo" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => sayChanged(Number(params.change)));
}

/** May come twice: what is undone already stays so. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const told = takeBack(Number(params.change), staff);
    if (typeof told === "string") return refuse(failure, told);
    return redirectWithFlash(told.back, {
      sentence: `The change was undone. ${told.sentence}`,
      isUndone: true,
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Look at the register.");

/** Where Undo leads if it fails. */
export default function UndoInRegister(props: Route.ComponentProps) {
  return <StateNotice title="Undo" {...props} />;
}
