import { redirect } from "react-router";
import type { Route } from "./+types/sign-out";
import { endCookieSession } from "./session.server.ts";

export function loader() {
  throw redirect("/dashboard");
}

export async function action({ request }: Route.ActionArgs) {
  const headers = new Headers({ "Set-Cookie": await endCookieSession(request) });
  if (new URL(request.url).protocol === "https:") headers.set("Clear-Site-Data", '"cache"');
  return redirect("/", { status: 303, headers });
}
