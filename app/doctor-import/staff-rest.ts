import { requireStaff } from "#app/auth/guard.ts";
import { orNotFound } from "#app/requests/http.ts";
import type { Route } from "./+types/staff-rest";
import { respondWithRows } from "./file.server.ts";
import { listRest } from "./rest.server.ts";
import { findStaged } from "./staged.server.ts";

export function loader({ url, params, context }: Route.LoaderArgs) {
  const staged = orNotFound(findStaged(params.id, requireStaff(context).id));
  const { headings, rows } = listRest(staged);
  return respondWithRows(url, "doctors-to-mend", [rows], headings);
}
