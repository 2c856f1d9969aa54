import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { createDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/staff-new";
import { DoctorForm } from "./form.tsx";
import { choosePhoto, readDoctorForm } from "./form-data.server.ts";
import { doctorSchema } from "./schema.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readDoctorForm(request);
  const submission = parseWithZod(form.fields, { schema: doctorSchema });
  const { photo_key, refusal } = await choosePhoto(form, null, staff.id);
  if (submission.status !== "success" || refusal) {
    const result = submission.reply({
      fieldErrors: refusal ? { photo: [refusal] } : {},
    });
    return data({ result, staged_photo: photo_key }, { status: 400 });
  }
  const doctor = createDoctor({ ...submission.value, photo_key }, staff);
  return redirectWithFlash(
    `${href("/dashboard/AddDoctor")}${url.search}`,
    `${doctor.name} was added.`,
  );
}

export default function AddDoctor({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Dialog title="Add Doctor" closeTo={`${href("/dashboard/AddDoctor")}${search}`}>
      <title>{`${actionData ? "Error: " : ""}Add Doctor`}</title>
      <DoctorForm actionData={actionData} submit="Create" busy="Creating..." />
    </Dialog>
  );
}
