import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { removePhoto } from "#app/uploads/photos.server.ts";
import { findDoctor, updateDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/staff-edit";
import { Conflict, differences } from "./conflict.tsx";
import { DoctorForm } from "./form.tsx";
import { choosePhoto, readDoctorForm } from "./form-data.server.ts";
import { doctorSchema } from "./schema.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params, context }: Route.LoaderArgs) {
  requireStaff(context);
  const doctor = findDoctor(params.id);
  if (!doctor) throw notFound();
  return { doctor };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readDoctorForm(request);
  const stored = findDoctor(params.id);
  if (!stored) throw notFound();

  const submission = parseWithZod(form.fields, { schema: doctorSchema });
  const { photo_key, refusal } = await choosePhoto(form, stored.photo_key, staff.id);
  if (submission.status !== "success" || refusal) {
    const result = submission.reply({
      fieldErrors: refusal ? { photo: [refusal] } : {},
    });
    const version = Number(form.fields.get("version"));
    return data({ result, staged_photo: photo_key, version, differences: [] }, { status: 400 });
  }

  const fields = { ...submission.value, photo_key };
  const saved = updateDoctor(stored.id, Number(form.fields.get("version")), fields, staff);
  if (!saved) throw notFound();
  if (saved.conflict) {
    return data(
      {
        result: submission.reply(),
        staged_photo: photo_key,
        version: saved.current.version,
        differences: differences(saved.current, fields),
      },
      { status: 409 },
    );
  }

  const { before, after } = saved;
  if (before.photo_key && before.photo_key !== after.photo_key) await removePhoto(before.photo_key);
  return redirectWithFlash(
    `${href("/dashboard/AddDoctor")}${url.search}`,
    `${after.name} was updated.`,
  );
}

export default function EditDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Dialog title="Edit Doctor" closeTo={`${href("/dashboard/AddDoctor")}${search}`}>
      <title>{`${actionData ? "Error: " : ""}Edit Doctor`}</title>
      {actionData && <Conflict differences={actionData.differences} />}
      <DoctorForm
        doctor={loaderData.doctor}
        actionData={actionData}
        submit="Update"
        busy="Updating..."
      />
    </Dialog>
  );
}
