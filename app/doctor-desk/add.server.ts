import { data, href } from "react-router";
import { joinSlots } from "#app/doctors/times.ts";
import { readFormWithFile } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import type { StaffActor } from "#db/audit.ts";
import type { Doctor } from "#db/doctors/doctors.ts";
import { newFormKey } from "#db/form-keys.ts";
import { hasSittings, keptSittings, listSittingsOf } from "#db/timetable/sittings.ts";
import { joinDepartment, readDepartment } from "./department.server.ts";
import { checkDoctorForm } from "./form-data.server.ts";
import { type NewOpd, readNewOpd } from "./new-opd.server.ts";
import { addDoctor } from "./save.server.ts";
import { messageAboutSaved } from "./staff-message.ts";

const changedSince =
  "This doctor was added already, and somebody has changed it since. Close this form and edit the doctor in the list.";

const withoutDays = "No OPD days are given yet: until then the OPD page does not list this doctor.";

export function readNewDoctor() {
  return { form_key: newFormKey(), ...readDepartment() };
}

/** The action of the form of a new doctor, which leads on to where `placeOf` has it. */
export async function addFromForm(
  request: Request,
  staff: StaffActor,
  {
    input,
    failure,
    placeOf,
  }: { input: FormInput; failure: string; placeOf: (id: string) => string },
) {
  const posted = await readFormWithFile(request, input);
  const opd = readNewOpd(posted.form);
  const { form, complete, reply } = checkDoctorForm(posted, {
    hasTimetable: opd.hours !== undefined,
    opdProblems: opd.problems,
  });
  return orNotSent(
    failure,
    async () => {
      const fields = await complete(null, staff.id);
      if (!fields) return data(reply(), { status: 400 });
      const saved = await addDoctor({ fields, form }, staff);
      if (saved.conflict) return data(reply(changedSince), { status: 409 });
      addSittings(saved.after, opd, staff);
      joinDepartment(saved.after, posted, staff);
      const message = messageAboutSaved(saved.after, "was added");
      const isUntimed = hasSittings() && listSittingsOf([saved.after.id]).length === 0;
      return redirectWithFlash(placeOf(saved.after.id), {
        next: { path: href("/dashboard/AddDoctor/new"), title: "Add another" },
        ...message,
        sentence: isUntimed ? `${message.sentence} ${withoutDays}` : message.sentence,
      });
    },
    reply,
  );
}

/** On the days that were ticked there is OPD, at its own hours or those in the hospital, unless it is known already. */
function addSittings(
  { id: doctor_id, hospital_slots }: Doctor,
  { weekdays, hours }: NewOpd,
  staff: StaffActor,
): void {
  if (weekdays.length === 0 || listSittingsOf([doctor_id]).length > 0) return;
  const always = { weeks: [], room: "", note: "", first_day: null, last_day: null };
  for (const run of hours ? [hours] : joinSlots(hospital_slots)) {
    keptSittings.create({ doctor_id, weekdays, ...run, ...always }, staff);
  }
}
