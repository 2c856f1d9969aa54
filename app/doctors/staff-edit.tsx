import { data, href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { send } from "#app/ui/send.ts";
import { useReply } from "#app/ui/use-reply.ts";
import { removeOtherPhotos } from "#app/uploads/photos.server.ts";
import { updateDoctorOnce } from "#db/doctor-forms.ts";
import { findDoctor } from "#db/doctors.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { Route } from "./+types/staff-edit";
import { checkDoctorForm } from "./check-form.server.ts";
import { Conflict, differences } from "./conflict.tsx";
import { DoctorForm } from "./form.tsx";
import { readDoctorForm } from "./form-data.server.ts";

export const handle = { maxBodyBytes: 16 * 1024 * 1024 };

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params, context }: Route.LoaderArgs) {
  requireStaff(context);
  const doctor = findDoctor(params.id);
  if (!doctor) throw notFound();
  return { doctor, form_key: newFormKey() };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const sent = await readDoctorForm(request);
  const stored = findDoctor(params.id);
  if (!stored) throw notFound();
  const form = await checkDoctorForm(sent, stored.photo_key, staff.id);
  const { fields, version } = form;
  if (!fields) return data({ ...form.reply(), version, differences: [] }, { status: 400 });
  const saved = updateDoctorOnce(stored.id, version, fields, form.key, staff);
  if (!saved) throw notFound();
  if (saved.conflict) {
    const theirs = saved.current;
    const shown = { version: theirs.version, differences: differences(theirs, fields) };
    return data({ ...form.reply(), ...shown }, { status: 409 });
  }
  await removeOtherPhotos(saved.after.photo_key, saved.before?.photo_key);
  const list = `${href("/dashboard/AddDoctor")}${url.search}`;
  return redirectWithFlash(list, `${saved.after.name} was updated.`);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, "Failed to update doctor");
}

export default function EditDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { reply, notSent } = useReply(actionData);
  return (
    <Dialog
      key={loaderData.doctor.id}
      title="Edit Doctor"
      closeTo={`${href("/dashboard/AddDoctor")}${search}`}
    >
      <title>{`${actionData ? "Error: " : ""}Edit Doctor`}</title>
      {reply && <Conflict differences={reply.differences} />}
      <DoctorForm
        doctor={loaderData.doctor}
        form_key={loaderData.form_key}
        reply={reply}
        notSent={notSent}
        submit="Update"
        busy="Updating..."
      />
    </Dialog>
  );
}
