import { requireStaff } from "#app/auth/guard.ts";
import { addFromForm } from "#app/doctor-desk/add.server.ts";
import { DoctorForm } from "#app/doctor-desk/form.tsx";
import { firstDoctorForm } from "#app/doctors/staff-inputs.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import type { Hospital } from "#app/hospital/hospital.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { Boxes, weekdays } from "#app/timetable-desk/boxes.tsx";
import { makeFormKey } from "#app/ui/fields/form-key.tsx";
import { valuesOf } from "#app/ui/fields/values-of.ts";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isUnread } from "#app/ui/unread.ts";
import { newFormKey } from "#db/form-keys.ts";
import { readSetting } from "#db/settings.ts";
import type { Route } from "./+types/staff-doctor";
import styles from "./frame.module.css";
import { BackAndSkip, SetUpFrame } from "./frame.tsx";
import { pathAfter } from "./paths.ts";
import { listDonePages } from "./progress.server.ts";
import { requirePage } from "./steps.ts";

export const reads = [firstDoctorForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to create doctor";

export function loader() {
  return orUnread(() => ({
    form_key: newFormKey(),
    done: listDonePages(),
    hospital: readSetting("identity").isUnsaid ? "" : placeOf(readHospital()),
  }));
}

function placeOf({ name, city }: Hospital): string {
  return [name, city].filter(Boolean).join(", ");
}

export function action({ request, context }: Route.ActionArgs) {
  return addFromForm(request, requireStaff(context), {
    input: firstDoctorForm,
    failure,
    placeOf: () => pathAfter(requirePage("doctor")),
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function SetUpDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const { form_key, done, hospital } = isUnread(loaderData)
    ? { form_key: makeFormKey(), done: [], hospital: "" }
    : loaderData;
  return (
    <SetUpFrame page={requirePage("doctor")} done={done} hasFailed={Boolean(reply || notSent)}>
      <DoctorForm
        form_key={form_key}
        hospital={hospital}
        reply={reply}
        notSent={notSent}
        submit="Create"
        busy="Creating..."
      >
        <OpdDays ticked={valuesOf(reply?.result.initialValue?.weekdays)} />
      </DoctorForm>
      <p className={styles.ways}>
        <BackAndSkip page={requirePage("doctor")} />
      </p>
    </SetUpFrame>
  );
}

function OpdDays({ ticked }: { ticked: readonly string[] }) {
  return (
    <Boxes
      field={{ id: "doctor-weekdays", name: "weekdays" }}
      label="OPD days"
      description="On which the hours above are OPD. Without any, visitors read “Ask which days”."
      choices={weekdays}
      chosen={ticked}
    />
  );
}
