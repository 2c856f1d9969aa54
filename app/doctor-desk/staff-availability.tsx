import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { availabilityForm } from "#app/doctors/staff-inputs.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import styles from "#app/ui/confirm.module.css";
import { Dialog } from "#app/ui/dialog.tsx";
import { DialogLink, useKeptSearch } from "#app/ui/dialog-link.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sendInPlace } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { type Doctor, setAvailability } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/staff-availability";
import { requireDoctor } from "./require-doctor.server.ts";
import { messageAbout } from "./staff-message.ts";
import { placeOfDoctor } from "./staff-selection.server.ts";

const failure = "Failed to update availability";

export const reads = [availabilityForm];

export const meta: Route.MetaFunction = () => [{ title: "Availability" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const { name, availability } = requireDoctor(params.id);
    return { name, availability };
  });
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const availability = (await readForm(request, availabilityForm)).get("availability");
  if (availability !== "available" && availability !== "unavailable") {
    throw data(null, { status: 400, statusText: failure });
  }
  return orNotSent(failure, async () => {
    const doctor = orNotFound(setAvailability(params.id, availability, staff));
    const message = messageAbout(doctor, `is now ${availability}`);
    return redirectWithFlash(placeOfDoctor(url, doctor.id), message);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been changed. Press the button again.";
  return sendInPlace(request, serverAction, failure, unsure);
}

/** Where the badge in the list leads without script if it fails. */
export default function ChangeAvailability({ loaderData, actionData }: Route.ComponentProps) {
  const list = href("/dashboard/AddDoctor");
  return (
    <Dialog title="Availability" closeTo={useKeptSearch(list)}>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      <IfLoaded data={loaderData} failure="Failed to fetch doctor">
        {(doctor) => <Question {...doctor} list={list} />}
      </IfLoaded>
    </Dialog>
  );
}

function Question({
  name,
  availability,
  list,
}: Pick<Doctor, "name" | "availability"> & { list: string }) {
  const opposite = availability === "available" ? "unavailable" : "available";
  return (
    <>
      <p className={styles.question}>{`${name} is ${availability}.`}</p>
      <SendForm className={styles.actions}>
        <input type="hidden" name="availability" value={opposite} />
        <SubmitButton busy="Changing...">{`Set to ${opposite}`}</SubmitButton>
        <DialogLink className="button quiet" to={list}>
          Cancel
        </DialogLink>
      </SendForm>
    </>
  );
}
