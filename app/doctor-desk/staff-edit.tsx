import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { doctorForm } from "#app/doctors/staff-inputs.ts";
import { readFormWithFile } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { WordsLink } from "#app/ui/words-link.tsx";
import { newFormKey } from "#db/form-keys.ts";
import { listSittingsOf } from "#db/timetable/sittings.ts";
import type { Route } from "./+types/staff-edit";
import { compareVersions } from "./conflict.ts";
import { findDepartmentConflict, joinDepartment, readDepartment } from "./department.server.ts";
import styles from "./form.module.css";
import { DoctorForm } from "./form.tsx";
import { checkDoctorForm } from "./form-data.server.ts";
import { requireDoctor } from "./require-doctor.server.ts";
import { saveDoctor } from "./save.server.ts";
import { messageAboutSaved } from "./staff-message.ts";
import { placeOfDoctor } from "./staff-selection.server.ts";

export const handle = { interactive: true };

export const reads = [doctorForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to update doctor";

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const doctor = requireDoctor(params.id);
    return { doctor, ...readDepartment(doctor.specialization), form_key: newFormKey() };
  });
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const posted = await readFormWithFile(request, doctorForm);
  const { version, form, complete, reply } = checkDoctorForm(posted, {
    hasTimetable: listSittingsOf([params.id]).length > 0,
  });
  const typed = () => ({ ...reply(), version, differences: [] });
  return orNotSent(
    failure,
    async () => {
      const before = requireDoctor(params.id);
      const { id, photo_key } = before;
      const fields = await complete(photo_key, staff.id);
      if (!fields) return data(typed(), { status: 400 });
      const meanwhile = findDepartmentConflict(posted.form, before);
      if (meanwhile) return data({ ...typed(), ...meanwhile }, { status: 409 });
      const saved = orNotFound(await saveDoctor({ id, version, fields, form }, staff));
      if (saved.conflict) {
        return data({ ...reply(), ...compareVersions(saved.current, fields) }, { status: 409 });
      }
      joinDepartment(saved.after, { form: posted.form, before }, staff);
      return redirectWithFlash(
        placeOfDoctor(url, id),
        messageAboutSaved(saved.after, "was updated"),
      );
    },
    typed,
  );
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function EditDoctor({ loaderData, actionData, params }: Route.ComponentProps) {
  const closeTo = useKeptSearch(href("/dashboard/AddDoctor"));
  const { reply, notSent } = useReply(actionData);
  return (
    <Dialog key={params.id} title="Edit Doctor" closeTo={closeTo}>
      <title>{`${actionData ? "Error: " : ""}Edit Doctor`}</title>
      <ConflictNotice thing="this doctor" differences={reply?.differences} />
      <p className={styles.history}>
        <Link to={href("/dashboard/AddDoctor/:id/history", { id: params.id })}>
          History of this doctor
        </Link>{" "}
        <WordsLink
          to={href("/dashboard/AddDoctor/:id/words/:locale", { id: params.id, locale: "hi" })}
        />
      </p>
      {isLoadFailure(loaderData) && !reply ? (
        <LoadFailureNotice failure="Failed to fetch doctor" {...loaderData} />
      ) : (
        <DoctorForm
          {...(isLoadFailure(loaderData) ? {} : loaderData)}
          reply={reply}
          notSent={notSent}
          submit="Update"
          busy="Updating..."
        />
      )}
    </Dialog>
  );
}
