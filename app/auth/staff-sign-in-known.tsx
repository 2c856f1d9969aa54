import { href, redirect } from "react-router";
import { readForm } from "#app/form.server.ts";
import { acceptUnfamiliarSignIns } from "#db/sessions.ts";
import type { Route } from "./+types/staff-sign-in-known";
import { requireStaff } from "./guard.ts";
import { safeDashboardPath } from "./safe-path.ts";

export function loader() {
  throw redirect(href("/dashboard/Devices"));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, "knownSignIns");
  acceptUnfamiliarSignIns(requireStaff(context).id);
  return redirect(safeDashboardPath(form.get("return")), { status: 303 });
}
