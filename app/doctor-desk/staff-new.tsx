import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { doctorForm } from "#app/doctors/staff-inputs.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { makeFormKey } from "#app/ui/fields/form-key.tsx";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { Route } from "./+types/staff-new";
import { addFromForm } from "./add.server.ts";
import { DoctorForm } from "./form.tsx";
import { placeOfDoctor } from "./staff-selection.server.ts";

export const handle = { interactive: true };

export const reads = [doctorForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to create doctor";

export function loader() {
  return { form_key: newFormKey() };
}

export function clientLoader() {
  return { form_key: makeFormKey() };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return addFromForm(request, requireStaff(context), {
    input: doctorForm,
    failure,
    placeOf: (id) => placeOfDoctor(url, id),
  });
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
