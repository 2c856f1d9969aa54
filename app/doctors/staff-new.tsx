import { data, href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { send } from "#app/ui/send.ts";
import { useReply } from "#app/ui/use-reply.ts";
import { removeOtherPhotos } from "#app/uploads/photos.server.ts";
import { createDoctorOnce } from "#db/doctor-forms.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { Route } from "./+types/staff-new";
import { checkDoctorForm } from "./check-form.server.ts";
import { DoctorForm } from "./form.tsx";
import { readDoctorForm } from "./form-data.server.ts";

export const handle = { maxBodyBytes: 16 * 1024 * 1024 };

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const changedSince =
  "This doctor was added already, and somebody has changed it since. Close this form and edit the doctor in the list.";

export function loader({ context }: Route.LoaderArgs) {
  requireStaff(context);
  return { form_key: newFormKey() };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await checkDoctorForm(await readDoctorForm(request), null, staff.id);
  if (!form.fields) return data(form.reply(), { status: 400 });
  const saved = createDoctorOnce(form.fields, form.key, staff);
  if (saved.conflict) return data(form.reply(changedSince), { status: 409 });
  await removeOtherPhotos(saved.after.photo_key, form.fields.photo_key, saved.before?.photo_key);
  const list = `${href("/dashboard/AddDoctor")}${url.search}`;
  return redirectWithFlash(list, `${saved.after.name} was added.`);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, "Failed to create doctor");
}

export default function AddDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { reply, notSent } = useReply(actionData);
  return (
    <Dialog title="Add Doctor" closeTo={`${href("/dashboard/AddDoctor")}${search}`}>
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
