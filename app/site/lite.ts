import { redirect } from "react-router";
import { maxAddressLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { safePath } from "#app/requests/http.ts";
import type { Route } from "./+types/lite";

const liteForm = { added: { lite: 3, return: maxAddressLength } };

export const reads = [liteForm];

const oneYear = 365 * 24 * 60 * 60;

export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, liteForm);
  const age = form.get("lite") === "on" ? oneYear : 0;
  return redirect(withItsQuery(safePath(form.get("return")), request), {
    status: 303,
    headers: { "Set-Cookie": `lite=1; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly` },
  });
}

/** Pages are kept for all who ask, so what this visitor searched for stands in the address alone. */
function withItsQuery(path: string, { headers }: Request): string {
  const from = URL.parse(headers.get("Referer") ?? "");
  return from?.pathname === path ? safePath(path + from.search) : path;
}
