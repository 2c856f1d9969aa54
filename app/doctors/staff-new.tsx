import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { makeFormKey } from "#app/ui/form-key.tsx";
import { send } from "#app/ui/send.ts";
import { useReply } from "#app/ui/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { Route } from "./+types/staff-new";
import { DoctorForm } from "./form.tsx";
import { checkDoctorForm, readDoctorForm } from "./form-data.server.ts";
import { addDoctor } from "./save.server.ts";
import { messageAbout } from "./staff-message.ts";
import { placeOfDoctor } from "./staff-selection.server.ts";

export const handle = { interactive: true };

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to create doctor";
const changedSince =
  "This doctor was added already, and somebody has changed it since. Close this form and edit the doctor in the list.";

export function loader() {
  return { form_key: newFormKey() };
}

export function clientLoader() {
  return { form_key: makeFormKey() };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const posted = await readDoctorForm(request);
  const { form, complete, reply } = checkDoctorForm(posted);
  return orNotSent(
    failure,
    async () => {
      const fields = await complete(null, staff.id);
      if (!fields) return data(reply(), { status: 400 });
      const saved = await addDoctor({ fields, form }, staff);
      if (saved.conflict) return data(reply(changedSince), { status: 409 });
      const place = placeOfDoctor(url, saved.after.id);
      return redirectWithFlash(place, messageAbout(saved.after, "was added"));
    },
    reply,
  );
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function AddDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useKeptSearch(href("/dashboard/AddDoctor"));
  const { reply, notSent } = useReply(actionData);
  return (
    <Dialog title="Add Doctor" closeTo={closeTo}>
      <title>{`${actionData ? "Error: " : ""}Add Doctor`}</title>
      <DoctorForm
        form_key={loaderData.form_key}
        reply={reply}
        notSent={notSent}
        submit="Create"
        busy="Creating..."
      />
    </Dialog>
  );
}
