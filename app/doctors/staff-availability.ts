import { data, href, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { notFound } from "#app/http.ts";
import { sendInPlace } from "#app/ui/send.ts";
import { setAvailability } from "#db/doctors.ts";
import type { Route } from "./+types/staff-availability";
import { messageAbout } from "./staff-message.ts";
import { placeOfDoctor } from "./staff-selection.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`${href("/dashboard/AddDoctor")}${url.search}`);
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const availability = (await readForm(request, "availability")).get("availability");
  if (availability !== "available" && availability !== "unavailable") {
    throw data(null, { status: 400, statusText: "Failed to update availability" });
  }
  const doctor = setAvailability(params.id, availability, staff);
  if (!doctor) throw notFound();
  const message = messageAbout(doctor, `is now ${availability}`);
  return redirectWithFlash(placeOfDoctor(url, doctor.id), message);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been changed. Press the button again.";
  return sendInPlace(request, serverAction, "Failed to update availability", unsure);
}
