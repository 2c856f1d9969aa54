import { redirect } from "react-router";
import { endCookieSession, findCookieSession } from "#app/auth/session.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { recordEvent } from "#db/history/events.ts";
import type { Route } from "./+types/sign-out";

export function loader() {
  throw redirect("/dashboard");
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await findCookieSession(request);
  const headers = new Headers({ "Set-Cookie": await endCookieSession(request) });
  if (session) {
    const staff = { id: session.staff_id, email: session.email };
    recordEvent({ kind: "sign-out", staff, address: context.get(clientAddress) });
  }
  if (new URL(request.url).protocol === "https:") headers.set("Clear-Site-Data", '"cache"');
  return redirect("/", { status: 303, headers });
}
