import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { newDoctorForm } from "#app/doctors/staff-inputs.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { makeFormKey } from "#app/ui/fields/form-key.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import type { Route } from "./+types/staff-new";
import { addFromForm, readNewDoctor } from "./add.server.ts";
import { DoctorForm } from "./form.tsx";
import { placeOfDoctor } from "./staff-selection.server.ts";

export const handle = { interactive: true };

export const reads = [newDoctorForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to create doctor";

export function loader() {
  return readNewDoctor();
}

/** Opens without a connection too. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { form_key: makeFormKey(), departments: [] };
  }
}

export function action({ request, context, url }: Route.ActionArgs) {
  return addFromForm(request, requireStaff(context), {
    input: newDoctorForm,
    failure,
    placeOf: (id) => placeOfDoctor(url, id),
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function AddDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useKeptSearch(href("/dashboard/AddDoctor"));
  const { reply, notSent } = useReply(actionData);
  return (
    <Dialog title="Add Doctor" closeTo={closeTo}>
      <title>{`${actionData ? "Error: " : ""}Add Doctor`}</title>
      <DoctorForm
        {...loaderData}
        reply={reply}
        notSent={notSent}
        submit="Create"
        busy="Creating..."
      />
    </Dialog>
  );
}
