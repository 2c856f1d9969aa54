import { href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { awayQuery } from "#app/doctors/staff-inputs.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { endAbsences } from "#db/timetable/absences.ts";
import type { Route } from "./+types/staff-in";
import { isFromRegister } from "./from-register.ts";
import { requireDoctor } from "./require-doctor.server.ts";
import { messageAbout } from "./staff-message.ts";
import { placeAfterAbsence } from "./staff-selection.server.ts";

const texts: ConfirmTexts = {
  title: "The doctor is here",
  question: "Is this doctor here today? Being away ends now.",
  button: "Here today",
  busy: "Saving...",
  loadFailure: "Failed to fetch doctor",
  failure: "Failed to mark the doctor as here",
  unsure: "It may or may not have been changed. Press the button again.",
};

export const reads = [awayQuery];

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => ({ what: requireDoctor(params.id).name }));
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, async () => {
    const doctor = requireDoctor(params.id);
    const { day } = readClock();
    endAbsences(doctor.id, day, addDays(day, -1), staff);
    return redirectWithFlash(
      placeAfterAbsence(url, doctor.id),
      messageAbout(doctor, "is here today"),
    );
  });
}

export const clientAction = sendConfirmed(texts);

/** Where the button "In" leads without script if it fails. */
export default function MarkIn(props: Route.ComponentProps) {
  const list = href(isFromRegister(useLocation()) ? "/dashboard/Register" : "/dashboard/AddDoctor");
  return <Confirm {...texts} {...props} list={list} />;
}
