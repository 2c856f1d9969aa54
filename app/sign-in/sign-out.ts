import { redirect } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { endCookieSession, findCookieSession } from "#app/auth/session.server.ts";
import type { Route } from "./+types/sign-out";

export function loader() {
  throw redirect("/dashboard");
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await findCookieSession(request);
  const headers = new Headers({ "Set-Cookie": await endCookieSession(request) });
  if (session) {
    const staff = { id: session.staff_id, email: session.email };
    recordFrom(context, { kind: "sign-out", staff });
  }
  if (new URL(request.url).protocol === "https:") headers.set("Clear-Site-Data", '"cache"');
  return redirect("/", { status: 303, headers });
}
