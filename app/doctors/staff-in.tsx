import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { addDays } from "#app/opd/calendar.ts";
import { readClock } from "#app/opd/timetable.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { endAbsences } from "#db/absences.ts";
import { findDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/staff-in";
import { awayQuery } from "./staff-inputs.ts";
import { messageAbout } from "./staff-message.ts";
import { placeAfterAbsence } from "./staff-selection.server.ts";

const failure = "Failed to mark the doctor as here";
const unsure = "It may or may not have been changed. Press the button again.";

export const reads = [awayQuery];

export const meta: Route.MetaFunction = () => [{ title: "The doctor is here" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => {
    const doctor = findDoctor(params.id);
    if (!doctor) throw notFound();
    return { name: doctor.name };
  });
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const doctor = findDoctor(params.id);
    if (!doctor) throw notFound();
    const { day } = readClock();
    endAbsences(doctor.id, day, addDays(day, -1), staff);
    return redirectWithFlash(
      placeAfterAbsence(url, doctor.id),
      messageAbout(doctor, "is here today"),
    );
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

/** Where the button "In" leads without script if it fails. */
export default function MarkIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="The doctor is here"
      question="Is this doctor here today? Being away ends now."
      what={isUnread(loaderData) ? loaderData : loaderData.name}
      failure="Failed to fetch doctor"
      list={href("/dashboard/AddDoctor")}
      result={actionData}
    >
      <SubmitButton busy="Saving...">Here today</SubmitButton>
    </Confirm>
  );
}
