import { data } from "react-router";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { checkDoctorForm, readDoctorForm } from "./form-data.server.ts";
import { addDoctor } from "./save.server.ts";
import { messageAboutSaved } from "./staff-message.ts";

const changedSince =
  "This doctor was added already, and somebody has changed it since. Close this form and edit the doctor in the list.";

/** The action of the form of a new doctor, which leads on to where `placeOf` has it. */
export async function addFromForm(
  request: Request,
  staff: StaffActor,
  { failure, placeOf }: { failure: string; placeOf: (id: string) => string },
) {
  const posted = await readDoctorForm(request);
  const { form, complete, reply } = checkDoctorForm(posted);
  return orNotSent(
    failure,
    async () => {
      const fields = await complete(null, staff.id);
      if (!fields) return data(reply(), { status: 400 });
      const saved = await addDoctor({ fields, form }, staff);
      if (saved.conflict) return data(reply(changedSince), { status: 409 });
      return redirectWithFlash(
        placeOf(saved.after.id),
        messageAboutSaved(saved.after, "was added"),
      );
    },
    reply,
  );
}
