import { href } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { erasePatient, findPatient } from "#db/register/patients.ts";
import type { Route } from "./+types/staff-erase";

const texts: ConfirmTexts = {
  title: "Erase a patient",
  question: "Do you want to erase this patient for good?",
  advice:
    "The card, its history and all notes go. The appointments stay in the register with their numbers, as “Erased”. Receipts keep the printed name until their year goes, as income-tax and company law require. Backups made until now still contain them.",
  button: "Erase for good",
  busy: "Erasing...",
  isDangerous: true,
  loadFailure: "Failed to fetch patients",
  failure: "Failed to erase patient",
  unsure: "It may or may not have been erased. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const patient = orNotFound(findPatient(params.id));
    return { what: `${patient.name}, card ${patient.number}` };
  });
}

/** May come twice: then nobody is left to erase. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, async () => {
    const patient = erasePatient(params.id, staff);
    if (patient) {
      recordFrom(context, { kind: "patient erased", staff, subjectId: patient.id });
    }
    const sentence = "The patient was erased. Backups made until now still contain the card.";
    return redirectWithFlash(href("/dashboard/Patients"), { sentence });
  });
}

export const clientAction = sendConfirmed(texts);

export default function ErasePatient(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
